"""Postcards of Hamburg."""

from __future__ import annotations

import random

from kit import *
from times import *


def _ferry(p: Palette, x: float, y: float, size: float, hull: str = "#2F6B4A", turn: bool = False) -> str:
    """A harbour ferry with a flat bow and an open upper deck, 200 units long before scaling, its water line at y."""
    return group(
        f"translate({n(x)} {n(y)})scale({-size if turn else size} {size})",
        fill(hull, "M0-22H186q14 0 18-4-4 20-18 30H18Q4 0 0-22z") + fill("#8C2F2A", "M8-6q4 8 10 10h168q8-4 12-10z") + line("#F4E9D0", 4, "M2-20H196"),
        rect("#F8F3E6", 14, -50, 150, 30) + rect("#CFC8BA", 120, -50, 44, 30) + (line("#8A4A4E", 18, "M20-37H154") if p.lights else "") + line(p.glow, 13, "M24-37H150", dash="14 7"),
        rect("#E8E0CE", 14, -56, 156, 6) + line("#B4443A", 3, "M18-68H120M20-56v-12M44-56v-12M68-56v-12M92-56v-12M116-56v-12"),
        rect("#F8F3E6", 122, -78, 40, 24) + fill(p.glow, "M128-73h28v11h-28z") + rect("#B4443A", 118, -83, 48, 6) + rect("#33404C", 100, -82, 13, 28) + rect("#E3B23C", 100, -76, 13, 7) + line("#5A646C", 3, "M142-83v-22"),
        lamps(p, (142, -106, 3)),
    )


def _gull(x: float, y: float, size: float, turn: bool = False) -> str:
    """A gull on outspread wings looking to the left, 100 units across before scaling."""
    return group(
        f"translate({n(x)} {n(y)})scale({-size if turn else size} {size})",
        fill("#B9C2CC", "M-4-4Q12-40 50-52 40-26 18 2z") + fill("#4A4F58", "M50-52Q38-48 32-44L40-32z"),
        fill("#FFFFFF", "M-34 0q4-10 14-8L16-4 44 6 40 10 18 8Q-4 18-24 8z") + fill("#E9EDF0", "M-8-4Q-16-38-50-58-34-26 6 4z") + fill("#4A4F58", "M-50-58q10 6 16 12l-6 10z"),
        poly("#F0A030", -33, -1, -45, 4, -31, 5) + circle("#22252C", -26, -2, 2.5),
    )


def concert_hall(p: Palette) -> str:
    brick, rust, deep = "#C05C42", "#8E3D33", "#5E2B2E"
    crane, crane2 = ("=6F8FCC", "=5676B4") if p.time == "night" else ("#2E5872", "#3B6A86")
    front = ("=FFE6C0", "=F5A98E", "=C07890") if p.time == "evening" else ("#F4FAF8", "#C4DFE6", "#93BECC")
    side = ("=DC8E94", "=77508C") if p.time == "evening" else ("#A6CEDA", "#5F97B2")
    r = random.Random(7)
    cells = [(x, y) for x in (284, 306, 338, 362, 386, 410, 434, 458, 482, 506) for y in (108, 122, 136, 150, 164) if y > (116 if x in (338, 434, 410) else 100)]
    lit = r.sample(cells, 24)
    bright = "".join(f"M{x} {y}h{13 if x > 330 else 11}" for x, y in lit)
    pale = "".join(f"M{x} {y}h12" for x, y in cells if (x, y) not in lit and r.random() < 0.4)
    top = "M270 60Q290 112 310 100 322 92 330 34 346 108 380 112 408 112 420 74 434 124 466 128 506 128 524 86"
    return picture(
        p,
        heaven(p, "concert-hall", 226, ((64, 60, 96), (196, 100, 64)), {"morning": (110, 160), "day": (140, 96), "evening": (150, 196), "night": (150, 64)}),
        skyline(p.far("#7F98A0", 0.4), 230, (20, 30, 16, 36, 24, 44, 26, 30, 18, 40, 28, 34)),
        # church far away, cranes
        box(p.far("#8A5E4E", 0.2), p.far("#6A4A42", 0.2), 210, 150, 20, 80, 0.4) + dome(p.far("#5E8C7E", 0.2), p.far("#46705F", 0.2), 220, 150, 18, 18, p.far("#46705F", 0.2)) + circle(p.far("#F3E6C0", 0.1), 220, 166, 5),
        "".join(line(c, 4, f"M{x} 230V150M{x + 36} 230V150M{x - 10} 150H{x + 92}M{x} 176L{x + 36} 230M{x + 36} 176L{x} 230M{x + 10} 150L{x + 18} 122 {x + 90} 149M{x + 18} 122L{x - 10} 150M{x + 78} 150v34") + rect("#E0A33A", x + 68, 184, 22, 11) for x, c in ((24, crane), (112, crane2))),
        rects("#C8432F", (10, 214, 30, 14), (76, 200, 30, 14)) + rects("#2F8C94", (44, 214, 30, 14), (150, 214, 34, 14)) + rects("#E0A33A", (78, 214, 34, 14), (116, 214, 30, 14), (20, 200, 30, 14)),
        # warehouses behind
        rect(brick, 524, 150, 100, 84) + poly("#6FA592", 520, 150, 532, 128, 620, 128, 620, 150) + poly(brick, 548, 150, 548, 130, 566, 112, 584, 130, 584, 150) + windows(deep, 534, 160, 8, 16, 6, 15, 3, 23, arched=True) + line("#D98868", 3, "M524 155H620"),
        # the brick block
        poly(brick, 270, 180, 330, 178, 330, 236, 270, 230) + poly(rust, 330, 178, 524, 180, 524, 230, 330, 236),
        line(deep, 6, "".join(f"M278 {y}H324" for y in (194, 206, 218)), dash="6 6") + line(p.glow if p.lights else "#4B2229", 6, "".join(f"M338 {y}H518" for y in (194, 206, 218)), dash="6 8" if not p.lights else "6 22"),
        # glass with its wave of a roof
        gradient(f"concert-hall-{p.time}-a", *front) + fill(f"url(#concert-hall-{p.time}-a)", "M270 172V66Q290 112 310 100 322 92 330 40V172z"),
        gradient(f"concert-hall-{p.time}-b", *side) + fill(f"url(#concert-hall-{p.time}-b)", "M330 172V40Q346 108 380 112 408 112 420 78 434 124 466 128 506 128 524 90V172z"),
        line("#4F88A4", 2, "M270 158H330M270 144H330M270 130H330M270 116H330M290 172V108M310 172V100", 0.55) + line("#356C8C", 2, "M330 158H524M330 144H524M330 130H524M354 172V92M378 172V112M402 172V108M426 172V96M450 172V124M474 172V128M498 172V120", 0.6),
        line("#FFFFFF", 5, pale, 0.7) + line(p.glow if p.lights else "#2F5F7A", 6, bright, 1 if p.lights else 0.7),
        fill("#356C8C", "M344 172q12-18 24 0zM400 172q14-22 28 0zM462 172q12-18 24 0z"),
        spot(p, line("#FFFFFF", 7, top), rect("#FFF3D0", 268, 172, 258, 8)) + line("#6B7F86", 3, "M268 176H526", dash="3 15"),
        # quay and harbour
        rect("#8E8880", 240, 230, 380, 6) + rect("#5F5C5E", 0, 228, 620, 10),
        fill(p.water("#6FA4B0"), "M0 236H620V310H0z") + fill(p.water("#3A7488", 0.2), "M0 268Q160 256 320 268T620 262V310H0z"),
        fill("#B5604A", "M274 238h248l-14 24H286z", 0.4) + fill(p.water("#D6EAEE", 0.3), "M292 262h206l-24 18h-60l-14-10h-30l-10 22h-14z", 0.45),
        (line(p.glow, 3, "M300 246h14M344 252h20M400 246h16M450 254h22M316 262h18M420 266h20M374 274h16", 0.8, cap="round") if p.lights else ""),
        shimmer(p, {"morning": 110, "day": 140}.get(p.time, 150), 240, 54, 5, 8),
        line("#E6F0EA", 3, "M16 256h40M196 250h36M540 256h56M560 292h40M20 300h60M420 298h60", 0.7, cap="round"),
        spot(p, _ferry(p, 186, 298, 0.86)) + line("#FFFFFF", 4, "M168 300q10-6 20 0M352 300q14-8 26 0h20", 0.9, cap="round"),
        _gull(448, 52, 0.3) + birds("#FFFFFF", (492, 76, 8), (250, 44, 7)),
    )


def landing_stages(p: Palette) -> str:
    tuff, shade, stone = "#E4CFA0", "#B4986E", "#F4E6C2"
    green, dark = "#6FB09A", "#46806F"
    bays = "".join(f"M{x} 214v-20a9 9 0 0 1 18 0v20z" for x in (76, 104, 132, 226, 254, 282, 310, 404, 432))

    def gate(x: float) -> str:
        return (
            box(tuff, shade, x - 32, 150, 64, 66, 0.36) + rect(stone, x - 36, 148, 72, 7) + arch("#6A5446", x - 14, 216, 28, 46) + line(p.glow, 7, f"M{x - 22} 160v13M{x + 22} 160v13")
            + dome(green, dark, x, 148, 60, 40) + box(stone, shade, x - 7, 94, 14, 18, 0.4) + dome(green, dark, x, 96, 18, 12, dark)
        )

    return picture(
        p,
        heaven(p, "landing-stages", 220, ((256, 44, 80), (24, 120, 70)), {"morning": (66, 120), "day": (70, 62), "evening": (70, 150), "night": (76, 58)}),
        # slope with houses and trees
        skyline(p.far("#C7AE94", 0.25), 190, (30, 44, 36, 52, 40, 30, 46, 34, 50, 38, 60, 44, 66, 48), bottom=220),
        bumps(p.far("#5F8A5A", 0.1), -10, 640, 176, 28, 220, 5) + bumps("#4C7A4E", -10, 640, 190, 24, 220, 8),
        # the long hall with two gates
        box(tuff, shade, 44, 172, 432, 44, 0.04) + poly(green, 40, 172, 52, 152, 466, 152, 478, 172) + rect(dark, 40, 169, 438, 4) + fill("#6A5446" if not p.lights else p.glow, bays) + line(stone, 3, "M44 180H476") + gate(186) + gate(364),
        # clock tower
        box(tuff, shade, 446, 88, 46, 130, 0.4) + rects(stone, (442, 128, 54, 6), (442, 84, 54, 7), (442, 172, 54, 5)) + circle("#FBF6E6" if not p.lights else p.lamp, 466, 109, 14) + line("#3A3234", 3, "M466 99v10l7 5") + windows(p.glow, 454, 142, 8, 22, 2, 18, arched=True) + windows(p.glow, 454, 184, 8, 20, 2, 18, arched=True),
        box(stone, shade, 452, 66, 34, 20, 0.4) + windows("#6A5446" if not p.lights else p.glow, 457, 70, 6, 14, 3, 10, arched=True) + dome(green, dark, 469, 66, 38, 26, dark) + flag("#D8322C", "#5A5458", 469, 38, 22, 22),
        # quay wall, bridges, floating piers
        rect("#8C8078", 0, 214, 620, 14) + rect("#A89C90", 0, 213, 620, 4) + rect("#8C8078", 500, 206, 120, 12),
        fill(p.water("#5E9EB2"), "M0 226H620V310H0z"),
        poly("#7A828A", 150, 222, 170, 222, 214, 240, 194, 240) + poly("#7A828A", 372, 222, 392, 222, 430, 240, 410, 240),
        rect("#4E545C", 0, 238, 620, 12) + rect("#C9C4B8", 0, 236, 620, 5) + line("#2E3238", 4, "M20 250H610", dash="4 36"),
        "".join(box("#F7EBCB", "#C9B58E", x, 220, 46, 17, 0.3) + fill("#C8432F", f"M{x - 5} 221q28-16 56 0z") + line(p.glow, 8, f"M{x + 5} 229h34", dash="8 5") for x in (58, 286, 556)),
        line("#3A3F48", 3, "M30 238v-24M266 238v-24M536 238v-24") + lamps(p, (30, 212, 4), (266, 212, 4), (536, 212, 4)),
        person("#B5402E", "#F0C8A0", 130, 238, 15) + person("#2F6C8C", "#F0C8A0", 142, 238, 14) + person("#E0A33A", "#F0C8A0", 346, 238, 15),
        fill(p.water("#2F6C86", 0.15), "M0 276Q160 264 320 276T620 270V310H0z") + ("".join(shimmer(p, x, 250, 20, 4, 9, p.glow) for x in (30, 266)) if p.lights else ""),
        line("#E6F0EA", 3, "M30 266h40M300 262h40M20 302h60M536 300h50M290 304h40", 0.7, cap="round"),
        spot(p, _ferry(p, 84, 294, 0.92, "#2C5F7E"), _ferry(p, 578, 288, 0.78, "#B43A30", True)) + line("#FFFFFF", 4, "M66 297q10-6 20 0M262 297q14-8 26 0h20M400 291q10-6 22 0M580 291h24", 0.9, cap="round"),
        spot(p, _gull(150, 76, 0.66), _gull(324, 84, 0.42, True)),
    )


def warehouse_canal(p: Palette) -> str:
    vx, vy = 310, 196
    glow = p.glow if p.lights else "#4A2A30"

    def at(side: int, z: float, h: float) -> str:
        return points(vx + side * 330 / z, vy - h * 200 / z)

    def quad(side: int, z0: float, z1: float, h0: float, h1: float) -> str:
        a, b, c, d = at(side, z0, h0), at(side, z0, h1), at(side, z1, h1), at(side, z1, h0)
        return f"M{a}L{b}L{c}L{d}z" if side > 0 else f"M{d}L{c}L{b}L{a}z"

    def row(side: int) -> str:
        t = ""
        walls = ("#C4604A", "#B45040", "#C96A50") if side < 0 else ("#9A4238", "#8C3A34", "#A04A3C")
        edge, door = ("#E0906E", "#3F7A6A") if side < 0 else ("#C06A52", "#33655A")
        blocks = ((1.02, 1.4), (1.4, 2), (2, 3))
        for (z0, z1), wall in zip(blocks, walls, strict=True):
            mid = (z0 * z1 * 2) / (z0 + z1)
            m0, m1 = mid * 0.93, mid * 1.08
            t += fill("#6DAA94" if side < 0 else "#4C8272", f"M{at(side, z0 * 0.99, 0.72)}L{at(side * 1.12, z0 * 1.02, 0.9)}L{at(side * 1.12, z1, 0.9)}L{at(side, z1, 0.72)}z")
            t += fill(wall, quad(side, z0, z1, -0.5, 0.74))
            # gable with the winch, doors below it
            t += fill(wall, f"M{at(side, m0, 0.72)}L{at(side, m0, 0.88)}L{at(side, mid, 0.97)}L{at(side, m1, 0.88)}L{at(side, m1, 0.72)}z")
            t += line("#6DAA94" if side < 0 else "#4C8272", 9 / z0, f"M{at(side, m0 * 0.98, 0.85)}L{at(side, mid, 0.98)}L{at(side, m1 * 1.02, 0.85)}")
            t += fill(door, "".join(quad(side, mid * 0.975, mid * 1.03, h, h + 0.17) for h in (-0.22, 0.06, 0.34, 0.62)))
            panes = ""
            for k in range(6):
                f = (k + 0.5) / 6
                z = 1 / (1 / z0 + (1 / z1 - 1 / z0) * f)
                if abs(z - mid) / mid > 0.07:
                    panes += "".join(quad(side, z * 0.986, z * 1.018, h, h + 0.15) for h in (-0.2, 0.08, 0.36))
            t += fill(glow, panes)
            t += line(edge, 5 / z0, f"M{at(side, z0, 0.72)}L{at(side, z1, 0.72)}M{at(side, z0, 0)}L{at(side, z1, 0)}M{at(side, z0, 0.29)}L{at(side, z1, 0.29)}")
            t += line("#5A2A2C", 3, f"M{at(side, z1, 0.8)}L{at(side, z1, -0.45)}", 0.6)
        return t

    return picture(
        p,
        heaven(p, "warehouse-canal", 200, ((196, 60, 70),), {"morning": (196, 146), "day": (400, 60), "evening": (230, 156), "night": (244, 52)}),
        skyline(p.far("#A86A58", 0.35), 214, (50, 66, 54, 70, 58, 76, 60, 68, 52), 190, 430, 240),
        # church spire
        box(p.far("#A8604A", 0.2), p.far("#84483C", 0.2), 384, 110, 18, 100, 0.4) + poly(p.far("#6FB09A", 0.2), 380, 112, 388, 86, 393, 34, 398, 86, 406, 112) + poly(p.far("#46806F", 0.2), 393, 34, 398, 86, 406, 112, 394, 112),
        # water
        fill(p.water("#5A9AA8"), "M0 214H620V310H0z") + fill(p.water("#2E6478", 0.15), "M0 272Q160 262 320 272T620 268V310H0z"),
        # the little castle between two canals
        rect("#7E726A", 246, 220, 128, 14) + box("#C8644C", "#9A4438", 262, 166, 96, 60, 0.36) + rect("#E3B48E", 258, 194, 104, 4) + rect("#E3B48E", 258, 164, 104, 5) + windows(p.glow, 270, 172, 8, 16, 3, 14, arched=True) + windows(p.glow, 270, 202, 8, 17, 6, 15, arched=True),
        poly("#6DAA94", 256, 166, 280, 124, 342, 124, 364, 166) + poly("#4C8272", 330, 166, 342, 124, 364, 166) + poly("#C8644C", 276, 166, 276, 146, 288, 128, 300, 146, 300, 166) + windows(p.glow, 284, 146, 8, 14, 1, 1, arched=True),
        box("#D27458", "#9A4438", 318, 112, 26, 114, 0.4) + rects("#E3B48E", (315, 110, 32, 5), (315, 164, 32, 4)) + windows(p.glow, 325, 120, 7, 16, 1, 1, arched=True) + windows(p.glow, 325, 174, 7, 16, 1, 1, arched=True) + poly("#6DAA94", 314, 112, 326, 84, 331, 50, 336, 84, 348, 112) + poly("#4C8272", 331, 50, 336, 84, 348, 112, 334, 112),
        # bridges
        line("#4E5A66", 4, "M196 212Q222 192 250 210M372 210Q400 192 424 212M196 218H250M372 218H424") + line("#4E5A66", 2, "M204 218v-10M214 218v-14M226 218v-16M238 218v-12M382 218v-12M394 218v-16M406 218v-15M416 218v-10"),
        row(-1),
        row(1),
        # reflections, barge
        fill("#6A2A2C", "M0 290L200 228 214 234 190 240 206 248 150 256 172 266 100 276 124 288 40 296 60 310H0zM620 290L420 228 406 234 430 240 414 248 470 256 448 266 520 276 496 288 580 296 560 310H620z", 0.5),
        "".join(shimmer(p, x, 240, w, 5, 10, p.glow) for x, w in ((292, 26), (333, 22), (206, 30), (420, 30))) if p.lights else "",
        line("#E2EEF0", 3, "M270 246h40M344 254h34M226 270h44M380 284h60M170 296h50M300 300h30", 0.7, cap="round"),
        spot(
            p,
            fill("#2C3A48", "M232 268q4 22 18 28h126q16-6 22-30-14 8-34 8H266q-22 0-34-6z") + fill("#B5402E", "M242 286q4 8 8 10h126q8-4 12-10z") + line("#F0E2C0", 3, "M234 270q14 8 34 8h98q18 0 30-6"),
            rect("#F6EBD2", 336, 250, 34, 26) + rect("#CDBFA4", 356, 250, 14, 26) + rect("#B5402E", 332, 245, 42, 6) + fill(p.glow, "M341 256h9v10h-9zM358 256h8v10h-8z"),
            fill("#C9A06A", "M262 274q2-14 10-14t10 14zM286 274q2-16 11-16t11 16z") + rect("#8A5E3C", 308, 258, 20, 17) + line("#8A5E3C", 3, "M272 260v14M297 258v16"),
        ),
        lamps(p, (244, 262, 3), (376, 262, 3)),
        birds("#FFFFFF", (270, 96, 9), (290, 84, 7)),
    )


def church_tower(p: Palette) -> str:
    brick, rust, copper, dark, sand = "#B45A44", "#84403A", "#6FB09A", "#46806F", "#F0DDB4"
    rig = "".join(f"M{m} {top}L{a} 252M{m} {top}L{b} 252" for m, top, a, b in ((412, 70, 386, 440), (478, 54, 448, 508), (544, 116, 516, 572)))
    yards = "".join(f"M{m - w} {y}H{m + w}" for m, top, ws in ((412, 70, (13, 20, 27, 34)), (478, 54, (14, 22, 30, 37)), (544, 116, (14, 22, 28))) for w, y in zip(ws, range(top + 26, top + 180, 38), strict=False))
    sails = "".join(f"M{m - w} {y}q{w} 12 {2 * w} 0l-3 6q{3 - w} 8{2 * (3 - w)} 0z" for m, top, ws in ((412, 70, (20, 34)), (478, 54, (22, 37))) for w, y in zip(ws, (top + 64, top + 140), strict=True))
    return picture(
        p,
        heaven(p, "church-tower", 240, ((40, 60, 90), (330, 46, 76)), {"morning": (86, 150), "day": (96, 104), "evening": (90, 174), "night": (92, 62)}),
        skyline(p.far("#B08A7A", 0.45), 220, (26, 38, 30, 44, 28, 50, 36, 30, 46, 34, 42, 30, 48, 36), bottom=250) + gable(p.far("#6FB09A", 0.4), p.far("#46806F", 0.4), 116, 184, 10, 74, 1) + box(p.far("#A8604A", 0.4), p.far("#84483C", 0.4), 114, 180, 14, 50),
        # nave
        box(brick, rust, 130, 176, 220, 66, 0.1) + poly(copper, 124, 176, 148, 134, 332, 134, 356, 176) + poly(dark, 316, 176, 332, 134, 356, 176) + rect(sand, 126, 174, 228, 5) + windows(p.glow, 146, 190, 12, 30, 3, 26, arched=True) + windows(p.glow, 290, 190, 12, 30, 2, 26, arched=True),
        # tower: brick, clock, columns, copper top
        box(brick, rust, 206, 112, 70, 130, 0.36) + rects(sand, (202, 158, 78, 5), (206, 112, 7, 126), (269, 112, 7, 126)) + windows(p.glow, 224, 178, 13, 34, 2, 24, arched=True),
        circle("#2E3440", 241, 134, 20) + circle("#E3B23C", 241, 134, 17) + circle("#2E3440" if not p.lights else p.lamp, 241, 134, 14) + line("#E3B23C" if not p.lights else "#3A3234", 3, "M241 123v11l8 6", cap="round"),
        rect(sand, 198, 106, 86, 8) + rect(dark, 202, 100, 78, 7) + rect("#4A3A38" if not p.lights else p.glow, 214, 74, 54, 28) + colonnade(sand, "#C2A87E", 217, 76, 48, 26, 6, False) + rect(sand, 208, 70, 66, 7),
        dome(copper, dark, 241, 71, 64, 28) + line("#9CD0BC", 3, "M220 66q2-14 12-20", cap="round") + box(sand, "#C2A87E", 229, 34, 24, 12, 0.4) + dome(copper, dark, 241, 35, 28, 14) + poly(copper, 235, 24, 241, -2, 247, 24) + circle("#E3B23C", 241, 4, 4),
        # roofs of the old town
        bumps("#4C7A4E", 0, 150, 222, 20, 250, 4) + bumps("#4C7A4E", 300, 420, 226, 20, 250, 6),
        terrace(("#F2DFC0", "#D98A6A", "#E9C690", "#C46E54", "#F6EBD6"), "#9C6A58", ("#B5503C", "#86392F"), p.glow, -6, 400, 244, 36, 50, 262, 16, 0, 0.34),
        terrace(("#C46E54", "#B45A44"), "#84403A", (copper, dark), p.glow, 560, 640, 236, 40, 70, 256, 2, 0, 0.3),
        # quay and water
        rect("#8C8078", 0, 254, 620, 8) + rect("#6A625E", 0, 260, 620, 10) + fill(p.water("#5E9EB2"), "M0 268H620V310H0z") + fill(p.water("#2F6C86", 0.15), "M0 290Q160 282 320 290T620 286V310H0z"),
        # tall ship
        line("#4A4248", 2, rig + "M412 70L340 246M478 54L412 84M544 116L478 66M544 116L604 236M412 112L356 238", 0.8) + spot(p, line("#8A6244", 5, "M412 254V62M478 254V46M544 254V108M378 254L326 238", cap="round") + line("#8A6244", 4, yards, cap="round") + fill("#FBF3DE", sails)),
        spot(p, fill("#2F6B50", "M346 250q20 6 60 6h156q28 0 46-10-2 28-22 36H384q-26-6-38-32z") + fill("#B5402E", "M366 274q8 6 18 8h202q8-3 13-8z") + line("#F6EBD2", 4, "M350 254q20 6 56 6h156q26 0 44-8") + line(p.glow, 5, "M412 266H560", dash="5 12", cap="") + rects("#F6EBD2", (440, 244, 26, 12), (506, 242, 24, 14))),
        flag("#D8322C", "#5A4A44", 478, 48, 14, 22) + lamps(p, (20, 236, 4), (392, 240, 3)) + line("#3A3F48", 3, "M20 256v-18"),
        # tug
        spot(p, fill("#26384A", "M70 282q4 16 18 20h78q14-4 18-24-14 6-32 6H98q-18 0-28-2z") + fill("#C8432F", "M78 296q4 4 10 6h78q6-2 10-6z") + rect("#F7F1E4", 104, 264, 48, 20) + rect("#CFC6BC", 136, 264, 16, 20) + rect("#F7F1E4", 122, 250, 26, 15) + rect("#C8432F", 118, 246, 34, 5) + rect("#26384A", 106, 244, 11, 22) + rect("#E0A33A", 106, 248, 11, 6) + fill(p.glow, "M126 254h7v7h-7zM137 254h7v7h-7zM110 270h8v7h-8zM123 270h8v7h-8z")),
        shimmer(p, 240, 270, 60, 4, 9, p.glow) if p.lights else "",
        line("#E6F0EA", 3, "M20 280h36M214 288h50M270 302h60M420 296h70M540 300h50", 0.7, cap="round") + line("#FFFFFF", 4, "M54 304q10-6 20 0M176 304q10-6 20 0", cap="round"),
        spot(p, _gull(356, 112, 0.42)) + birds("#FFFFFF", (312, 72, 8), (166, 96, 8)),
    )


MOTIFS = {"concert-hall": concert_hall, "landing-stages": landing_stages, "warehouse-canal": warehouse_canal, "church-tower": church_tower}

"""Postcards of Italy."""

from __future__ import annotations

import math

from kit import *
from times import *


def _scooter(x: float, y: float, size: float, coat: str, helmet: str) -> str:
    """A rider on a scooter driving to the left, 100 units wide before scaling."""
    return group(
        f"translate({n(x)} {n(y)})scale({size})",
        circle("#2A2430", 17, -9, 11) + circle("#2A2430", 82, -9, 11) + circle("#CFC7B8", 17, -9, 4) + circle("#CFC7B8", 82, -9, 4) + rect("#5A3A2E", 44, -49, 44, 8),
        fill(coat, "M26-48l-8 22q-16 2-12 16h8q6-8 14 0h32q2-10 20-12 14 0 20 10 2-26-18-30H58q-8 0-10 14l-2 6H34V-48z"),
        fill("#33405E", "M60-52l-22 4-8 22-4 6h14l8-16 22-2q10-6 6-14z") + fill(helmet, "M52-84q-6 12 2 38h22q4-26-6-36-8-8-18-2z") + fill("#E9B48C", "M56-76L28-48l-6-6 2-4 4 2 22-26z"),
        circle("#E9B48C", 58, -95, 9) + fill("#FBF0D8", "M45-94q0-15 15-15 14 2 12 19l-10-1-4-6z"),
    )


def ancient_arena(p: Palette) -> str:
    cx, eye = 312, 232
    inside = "=D9762F" if p.time == "night" else "#6B3A30"
    ground = p.glow if p.lights else "#6B3A30"

    def at(angle: float, height: float, radius: float) -> tuple[float, float]:
        a = math.radians(angle)
        return cx + radius * math.sin(a), eye - height * (1 + 0.16 * math.cos(a))

    def rim(colour: str, width: float, a0: int, a1: int, height: float, radius: float = 208) -> str:
        return line(colour, width, curve(*(v for a in range(a0, a1 + 1, 20) for v in at(a, height, radius))))

    def arches(colour: str, angles: range, low: float, high: float, radius: float = 208, share: float = 0.5) -> str:
        d = ""
        for a in angles:
            (x, y), top = at(a, low, radius), at(a, high, radius)[1]
            w = radius * math.cos(math.radians(a)) * 0.21 * share
            if w > 3:
                d += f"M{points(x - w / 2, y)}V{n(top + w / 2)}a{points(w / 2, w / 2)} 0 0 1{n(w)} 0V{n(y)}z"
        return fill(colour, d)

    def outline(*places: tuple[float, float], radius: float = 208) -> str:
        return "M" + "L".join(points(*at(a, h, radius)) for a, h in places) + "z"

    broken = ((20, 142), (22, 122), (26, 118), (28, 94), (33, 90), (35, 60), (41, 54), (44, 20), (50, 16), (54, -20))
    return picture(
        p,
        heaven(p, "ancient-arena", 236, ((404, 46, 96),), {"morning": (96, 92), "day": (88, 62), "evening": (494, 128), "night": (74, 62)}),
        hills(p.far("#8FA973"), 0, 206, 120, 190, 240, 214, 420, 200, 540, 178, 620, 196, bottom=260) + skyline(p.far("#C98E62", 0.3), 240, (22, 30, 18, 26, 12, 30, 24, 16, 30, 20, 28, 18)),
        # inner ring, then the outer ring with its broken end
        fill("#B87749", outline(*((a, 116) for a in range(20, 91, 10)), *((a, -20) for a in range(90, 19, -10)), radius=182)),
        "".join(rim("#E3AE70", 4, 10, 90, h, 182) for h in (112, 62, 22)),
        arches(inside, range(30, 90, 10), 68, 100, 182, 0.62) + arches(inside, range(30, 90, 10), 28, 54, 182, 0.62) + arches(ground, range(30, 90, 10), -16, 14, 182, 0.62),
        gradient(f"ancient-arena-{p.time}-wall", "#F9E0AA", "#F1C684", "#CE8C52", "#A9653F", across=True),
        fill(f"url(#ancient-arena-{p.time}-wall)", outline(*((a, 142) for a in range(-90, 20, 10)), *broken, *((a, -20) for a in range(50, -91, -10)))),
        rim("#FFF0C8", 5, -90, 20, 142) + rim("#FFE7B4", 4, -90, 20, 104) + rim("#FFE7B4", 4, -90, 30, 63) + rim("#FFE7B4", 4, -90, 40, 22),
        arches(inside, range(-78, 18, 12), 71, 98) + arches(inside, range(-78, 30, 12), 30, 57) + arches(ground, range(-78, 43, 12), -14, 17) + arches("#6B3A30", range(-78, 18, 12), 116, 129, share=0.24),
        # square with pines and a road
        hills("#E6C58C", 0, 254, 150, 252, 320, 260, 480, 252, 620, 254, bottom=310) + cast(p, 400, 258, 100, 70),
        bumps("#6F8A4A", -10, 88, 262, 26, 282, 4) + bumps("#6F8A4A", 536, 640, 260, 26, 282, 6),
        umbrella_pine("#6A4434", "#2F5A38", "#4C7C42", 50, 278, 154) + umbrella_pine("#6A4434", "#2F5A38", "#4C7C42", 568, 278, 130),
        cypress("#23482F", "#3B6A3C", 104, 272, 76) + cypress("#23482F", "#3B6A3C", 512, 270, 60),
        rect("#F1DFB8", 0, 270, 620, 6) + rect(p.near("#5E5862"), 0, 276, 620, 36),
        spot(p, _scooter(176, 300, 0.66, "#D8402F", "#F2C14E") + _scooter(352, 296, 0.6, "#2C8C84", "#C9503A")),
        beam(p, 180, 282, -46) + beam(p, 356, 279, -42) + line("#E9DFC8", 3, "M0 305H620", dash="26 18"),
    )


def fire_mountain(p: Palette) -> str:
    hot, mid = "=FFD84F", "=F4602A"
    k = {"morning": 0.5, "day": 0.35, "evening": 0.8, "night": 1}[p.time]
    left = "M250 60L266 66 284 60 304 66 298 82Q300 108 320 128 340 150 338 190 330 162 312 148 288 126 286 100 276 108 276 126 280 150 258 168 244 180 246 208 232 180 248 158 264 144 262 120 256 96 256 76z"
    return picture(
        p,
        heaven(p, "fire-mountain", 226, (), {"morning": (84, 118), "day": (112, 72), "evening": (84, 178), "night": (112, 66)}),
        fill("#8E8896", "M268 60Q262 26 292 30 288-2 326 4 340-24 384-14 440-30 470 0 520-6 528 28 560 34 548 62 500 78 462 58 420 76 396 48 362 62 346 40 326 60 308 44 296 72 268 60z", 0.75),
        fill("#CDC6C9", "M266 60Q262 30 288 32 290 6 322 8 338-16 380-8 350 6 348 22 322 20 318 40 296 38 290 64z", 0.7),
        circle(mid, 280, 60, 64, round(0.3 * k, 2)) + circle(mid, 280, 58, 38, round(0.4 * k, 2)),
        hills(p.far("#7F9C92"), 330, 214, 440, 178, 520, 190, 620, 166, bottom=240),
        # cone: light flank, body, gullies
        fill("#6E5A66", "M30 226Q170 196 236 80L250 60 266 66 284 60 304 66 312 62Q384 188 566 226z"),
        fill("#4E3F50", "M312 62Q384 188 566 226H400Q330 190 318 140 306 150 300 190 286 150 300 110 288 90 304 66z"),
        fill("#8D7880", "M30 226Q170 196 236 80L246 66Q236 120 210 152 220 160 196 190 210 206 180 226z"),
        hills("#5E7A4E", 20, 226, 110, 206, 190, 222, 280, 210, 380, 224, 470, 210, 570, 226, bottom=232),
        line(mid, 12, "M282 70Q290 116 316 140 334 160 334 186M270 70Q266 120 262 146 244 170 246 200", 0.35, cap="round") if p.lights else "",
        fill(mid, left) + fill(hot, "M257 64l9 5 18-6 13 5-5 14q0 26 22 48-24-14-28-44-14 10-12 40-8-20-6-36-6-12-6-24z"),
        line(mid, 4, "M244 44l-8-14M262 38l-4-20M318 46l10-12M300 34l4-16", cap="round") + line(hot, 7, "M230 22h1M334 30h1M258 10h1M306 10h1", cap="round"),
        # bay
        fill(p.water("#3E93B0"), "M0 226H620V310H0z") + fill(p.water("#8CCAD0", 0.5), "M0 226H620V233H0z") + fill(p.water("#2A6F93", 0.15), "M0 262Q160 248 320 262T620 256V310H0z"),
        line(mid, 4, "M246 240h40M256 250h50M236 262h34M262 274h60M280 286h30", round(0.35 + 0.5 * k, 2), cap="round") + line("#E6F4F0", 3, "M60 250h40M150 282h50M420 288h60M352 252h30", 0.7, cap="round"),
        # town on the shore
        hills("#4F6E48", 372, 236, 430, 214, 520, 196, 620, 184, bottom=250),
        terrace(("#F3C9A0", "#EDE0C4", "#E49B7C", "#F0B75E"), "#A0705E", ("#C4593C", "#9A4232"), p.glow, 440, 620, 216, 28, 36, 238, 3),
        box("#FBF0D8", "#CDB49A", 524, 150, 22, 70) + dome("#E0A33A", "#B0762C", 535, 150, 24, 20, "#B0762C") + windows(p.glow, 531, 162, 8, 18, 1, 1, arched=True),
        terrace(("#FBF0D8", "#E9A88C", "#F2CE7A", "#D9805E"), "#A8766A", ("#D26A44", "#A54A34"), p.glow, 392, 630, 246, 32, 44, 258, 8),
        fill("#A08C78", "M376 264q8-8 24-8h220v10H380z"),
        "".join(shimmer(p, x, 266, 26, 4, 8, p.glow) for x in (400, 500, 572)) if p.lights else "",
        boat("#8A3A30", "#FFF6E0", 330, 264, 50) + boat("#33485A", "#F2C9A0", 142, 258, 32),
        fill("#B5402E", "M410 284h64q-4 14-14 16h-36q-10-2-14-16z") + rect("#FBF0D8", 434, 271, 20, 13),
        # near shore
        hills(p.near("#24402F"), 0, 262, 50, 274, 130, 300, 190, 312, bottom=312) + umbrella_pine(p.near("#4E3430"), p.near("#1F4330"), p.near("#3A6A3E"), 60, 284, 148) + bumps(p.near("#2C5236"), -10, 90, 284, 22, 312, 5),
    )


def _railcar(p: Palette, x: float, y: float, length: float, light: str, trim: str, lead: bool) -> str:
    """A railcar of a branch line on rails at y, driving to the right; the leading one has a sloping front."""
    nose = "q9 0 13 9l8 18q2 4 2 9v2" if lead else "q4 0 4 4v34"
    end = x + length
    t = rect("#2A2830", x + 4, y - 11, length - 8, 6) + line("#2A2830", 11, "".join(f"M{n(a)} {n(y - 5.5)}h1" for a in (x + 17, x + 34, end - 38, end - 20)), cap="round")
    t += fill(light, f"M{points(x, y - 10)}V{n(y - 44)}q0-4 4-4H{n(end - (21 if lead else 4))}{nose}z")
    t += fill(trim, f"M{points(x, y - 10)}v-13h{n(length)}" + ("q2 4 2 13z" if lead else "v13z")) + rect("#8A8078", x + 8, y - 52, length - 44, 4) + rect(trim, x + 2, y - 45, length - (22 if lead else 4), 3)
    count = int((length - 22) // 19) if lead else int((length - 6) // 19)
    t += windows(p.glow, x + 8, y - 41, 13, 14, count, 19)
    return t + (fill(p.glow, f"M{points(end - 18, y - 41)}q7 0 10 8l4 7h-14z") + lamps(p, (end - 1, y - 18, 2.6)) if lead else "")


def cypress_hills(p: Palette) -> str:
    dark, leaf = "#22452E", "#3F6E3C"
    return picture(
        p,
        heaven(p, "cypress-hills", 180, ((196, 70, 96), (30, 116, 70)), {"morning": (120, 104), "day": (110, 58), "evening": (216, 140), "night": (118, 62)}),
        hills(p.far("#8DB0A8", 0.55), 0, 150, 90, 128, 200, 158, 320, 132, 430, 160, 540, 138, 620, 150, bottom=200),
        hills(p.far("#7EA678", 0.3), 0, 178, 110, 158, 230, 190, 330, 170, 440, 186, 620, 158, bottom=230) + mist(p, (20, 178, 220), (170, 190, 180)),
        fill("#CFC468", "M0 214Q120 170 250 200 330 160 430 140 520 146 620 190V260H0z") + fill("#A9AC52", "M250 200Q330 160 430 140 520 146 620 190V250Q520 200 430 196 340 196 250 200z") + fill("#86984A", "M430 140Q520 146 620 190V250Q560 190 430 140z"),
        # road with cypresses up to the farm
        fill("#F4E3B4", "M424 144Q360 168 330 186 310 200 356 214 400 226 330 250H300Q370 226 330 214 284 200 316 182 350 162 418 142z"),
        box("#F0C890", "#C58F62", 416, 102, 66, 42, 0.36) + poly("#C4593C", 410, 102, 420, 88, 478, 88, 488, 102) + box("#F6D8A6", "#C99A6C", 440, 72, 26, 32, 0.4) + gable("#C4593C", "#9A4232", 440, 72, 26, 12, 3),
        box("#E9B882", "#B98258", 482, 116, 40, 28, 0.4) + poly("#B65038", 480, 116, 488, 104, 518, 104, 526, 116) + arch("#6A4434", 494, 144, 14, 18),
        windows(p.glow, 423, 110, 9, 12, 3, 18) + windows(p.glow, 423, 127, 9, 12, 1, 18) + windows(p.glow, 448, 80, 9, 11, 1, 1) + arch("#6A4434", 444, 144, 12, 17),
        bumps("#5C7A3E", 404, 440, 144, 12, 148, 3) + bumps("#5C7A3E", 500, 546, 146, 13, 152, 5),
        *(cypress(dark, leaf, x, y, h, h * 0.23) for x, y, h in ((402, 150, 54), (382, 158, 56), (360, 168, 60), (338, 180, 64), (314, 197, 72), (540, 152, 62), (557, 160, 66), (576, 168, 58))),
        # wheat and vines
        hills("#DEC96C", 0, 232, 100, 206, 220, 236, 300, 248, bottom=270) + line("#B79C48", 3, "M20 232Q80 216 150 226M0 246Q90 226 210 242M40 252q80-14 150 0", 0.8),
        hills("#7C9A4A", 280, 250, 420, 226, 540, 236, 620, 214, bottom=270) + line("#56763A", 6, "M400 240L370 262M436 236L418 262M472 236L466 262M508 238L514 262M544 236L562 262M580 230L608 262", dash="8 4"),
        # the line
        hills("#6A7A42", 0, 262, 200, 258, 400, 258, 620, 262, bottom=312) + poly("#B7A48C", 0, 277, 620, 277, 620, 289, 0, 289) + line("#5A4A42", 5, "M0 281H620", dash="5 9") + rect("#6E6A70", 0, 276, 620, 3),
        beam(p, 372, 260, 84, 0.14, 0.12),
        spot(p, _railcar(p, 106, 277, 130, "#D23A2E", "#F9EED4", False) + _railcar(p, 240, 277, 130, "#D23A2E", "#F9EED4", True)),
        bumps(p.near("#34522F"), -10, 640, 300, 24, 312, 4) + line("#DE4634", 6, "M24 295h1M58 300h1M96 294h1M404 297h1M440 294h1M482 299h1M530 295h1M590 297h1", cap="round"),
        cypress(p.near("#1C3B28"), p.near("#2F5C36"), 30, 306, 172, 38) + cypress(p.near("#1C3B28"), p.near("#2F5C36"), 72, 308, 118, 28),
    )


def _houses(p: Palette, *specs: tuple[float, float, float, float, str]) -> str:
    """Tall coloured houses with flat tiled roofs: left edge, foot, width, height and colour."""
    walls = shade = roof = panes = ""
    for x, y, w, h, colour in specs:
        top = y - h
        walls += rect(colour, x, top, w, h)
        shade += f"M{points(x + w * 0.66, top)}h{n(w * 0.34)}v{n(h)}h{n(-w * 0.34)}z"
        roof += f"M{points(x - 3, top)}l5-9h{n(w - 4)}l5 9z"
        count = 2 if w > 28 else 1
        for i in range(count):
            panes += "".join(f"M{points(x + w * (0.2 + 0.34 * i) + 3, top + 9 + 17 * j)}v8" for j in range(int((h - 10) // 17)))
    return walls + fill("=5A2A40", shade, 0.22) + fill("#D2603F", roof) + line(p.glow, 6, panes)


def cliff_village(p: Palette) -> str:
    ochre, coral, sun, rose, cream, mint = "#F2A95C", "#E9745A", "#F8D674", "#F3B4A6", "#FDEFD2", "#A9CDB4"
    return picture(
        p,
        heaven(p, "cliff-village", 204, ((150, 62, 96), (16, 140, 70)), {"morning": (96, 150), "day": (100, 56), "evening": (116, 172), "night": (104, 62)}),
        hills(p.far("#7FA4A8"), 0, 196, 60, 178, 150, 190, 260, 206, bottom=210),
        fill(p.water("#3C9AB8"), "M0 204H420V312H0z") + fill(p.water("#8CCAD0", 0.5), "M0 204H400V210H0z") + fill(p.water("#27739A", 0.15), "M0 250Q120 238 240 250T480 248V312H0z"),
        shimmer(p, {"day": 100, "night": 104, "morning": 96}.get(p.time, 116), 206, 70, 5, 9),
        # mountain with terraces, cliff
        fill("#86A26C", "M262 200Q330 120 380 92 440 52 500 60 560 30 620 44V310H262z") + fill("#6A8A58", "M500 60Q560 30 620 44V200Q540 120 500 60z") + line("#B4C686", 3, "M396 96q60-34 130-20M376 118q80-34 160-20M430 76q60-20 120-10", 0.7),
        fill("#8C7468", "M196 262L214 236 208 206 236 190 250 168 290 160 330 150 620 150V310H196z") + fill("#B0937E", "M196 262L214 236 208 206 236 190 250 168 290 160 280 196 292 220 270 250 280 276z") + fill("#6E5A56", "M292 220L310 190 340 214 330 244 350 274H280L270 250z"),
        bumps("#5C7E4A", 330, 620, 176, 26, 200, 4),
        # village in steps, church on the point
        _houses(p, (430, 150, 30, 44, cream), (464, 146, 32, 56, coral), (500, 150, 34, 44, sun), (540, 150, 30, 34, rose)),
        bumps("#5C7E4A", 530, 580, 158, 18, 170, 8),
        _houses(p, (352, 192, 32, 50, rose), (386, 190, 34, 62, ochre), (422, 194, 32, 52, mint), (456, 190, 36, 54, cream), (494, 194, 32, 56, coral), (530, 192, 36, 48, ochre), (576, 190, 34, 52, sun)),
        bumps("#6E8A4E", 326, 360, 200, 15, 214, 2) + bumps("#6E8A4E", 480, 560, 200, 17, 214, 6),
        _houses(p, (318, 236, 32, 52, sun), (352, 238, 36, 64, coral), (390, 240, 34, 56, cream), (426, 238, 38, 66, ochre), (466, 240, 34, 54, rose), (502, 238, 36, 60, sun), (540, 240, 34, 58, mint), (578, 238, 40, 62, coral)),
        box("#FBE7C4", "#CDA68C", 274, 92, 24, 88) + rects("#E9795A", (270, 120, 32, 4), (270, 90, 32, 4)) + windows(p.glow, 281, 99, 9, 16, 1, 1, arched=True) + dome("#3F8F86", "#2C6A68", 286, 90, 26, 22, "#2C6A68"),
        box("#F6D8A6", "#C99A7C", 240, 142, 60, 44, 0.3) + poly("#C9573C", 236, 142, 270, 120, 304, 142) + arch("#6A3A34", 263, 186, 13, 24) + circle(p.glow, 270, 140, 6),
        # harbour
        _houses(p, (372, 268, 30, 38, mint), (404, 268, 34, 46, sun), (440, 268, 36, 40, cream), (478, 268, 32, 48, coral), (512, 268, 36, 38, ochre), (550, 268, 34, 46, rose), (586, 268, 36, 40, sun)),
        fill("#D9C09C", "M330 266h290v10H324z") + fill("#8C7468", "M324 276h296v10H316z") + fill(p.water("#2F86A4", 0.25), "M180 288Q300 280 420 286L620 284V312H180z"),
        fill("#C3A68C", "M156 288q8-10 20-10h120l6 10v10H156z") + fill("#7A655C", "M156 292h146v8H156z") + rect("#FBF0D8", 166, 248, 14, 32) + rect("#D8402F", 166, 258, 14, 10) + rect("#D8402F", 163, 244, 20, 5) + lamps(p, (173, 241, 4)),
        "".join(fill(hull, f"M{x} {y}h44q-2 10-9 12h-26q-7-2-9-12z") + rect(stripe, x + 2, y, 40, 3) for x, y, hull, stripe in ((330, 288, "#C93F32", "#FBF0D8"), (388, 294, "#2D6C9C", "#FBF0D8"), (452, 288, "#F4D35E", "#B5402E"), (520, 293, "#FBF0D8", "#2D6C9C"))),
        boat("#8A3A30", "#FFF6E0", 70, 262, 56) + birds("#FFFFFF", (204, 118, 9), (180, 138, 7)),
        line("#E6F4F0", 3, "M20 232h40M120 262h40M30 290h60M210 306h50M420 306h30", 0.7, cap="round"),
    )


MOTIFS = {"ancient-arena": ancient_arena, "fire-mountain": fire_mountain, "cypress-hills": cypress_hills, "cliff-village": cliff_village}

"""Postcards of the Harz mountains."""

from __future__ import annotations

from kit import *
from times import *
from trains import IRON, plume, train, wheels


def _tank_engine(p: Palette) -> str:
    """A narrow-gauge tank engine with five pairs of coupled wheels; rails at y 0, 240 long, looking to the left."""
    black, sheen, red, brass, rod = "=2A2630" if p.time == "morning" else "#2B2C33", "#5D616E", "#CC3327", "#D9A441", "#CDD0D6"
    iron = "=211E27" if p.time == "morning" else IRON
    axles = (78, 105, 132, 159, 186)
    return (
        # bunker, cab and side tank
        fill(iron, "M202-78q8-12 18-6 10-6 16 6z")
        + rect(black, 196, -78, 42, 54)
        + fill(black, "M152-28V-72h6V-106h48V-28z")
        + rect(p.glow, 164, -98, 14, 22)
        + rect(p.glow, 184, -98, 14, 22)
        + fill(iron, "M148-104q34-14 68 0v6h-68z")
        + line(sheen, 3, "M200-70h34M162-66h38")
        # boiler with funnel and domes
        + rect(black, 40, -90, 116, 46)
        + fill(iron, "M24-90q-5 24 0 50h24v-50z")
        + line(sheen, 6, "M44-82h108", cap="round")
        + fill(iron, "M30-88l3-30h-5v-7h28v7h-5l3 30z")
        + rect(brass, 28, -120, 28, 4)
        + fill(black, "M78-88v-10q0-9 11-9t11 9v10zM116-88v-10q0-9 11-9t11 9v10z")
        + line(brass, 4, "M77-93h24M115-93h24")
        + rects(brass, (66, -90, 4, 30), (106, -90, 4, 28))
        + fill(black, "M88-66h66v38H80z")
        + line(sheen, 3, "M92-61h58")
        # frame, buffer beam, cylinder, lamp
        + rect(red, 20, -32, 218, 8)
        + rect(red, 14, -34, 10, 17)
        + rect(iron, 4, -30, 12, 7)
        + rect(red, 236, -34, 6, 17)
        + poly(iron, 16, -17, 30, -17, 26, -4, 10, -4)
        + rect(black, 18, -72, 11, 15)
        + line(p.lamp, 10, "M17-64h1", cap="round")
        + line(p.lamp, 8, "M14-40h1", cap="round")
        # running gear
        + wheels(iron, 9, 48, 218)
        + line(red, 11, "M48-9h1M218-9h1", cap="round")
        + line(iron, 28, "".join(f"M{x}-14h1" for x in axles), cap="round")
        + line(red, 22, "".join(f"M{x}-14h1" for x in axles), cap="round")
        + line(iron, 8, "".join(f"M{x}-14h1" for x in axles), cap="round")
        + fill(black, "M30-36h34v20H30z")
        + line(sheen, 3, "M33-32h28")
        + line(rod, 4, "M62-26L132-11M78-11H186", cap="round")
    )


def _old_carriage(p: Palette, x: float) -> str:
    """A narrow-gauge carriage in red and cream with open platforms; 150 long."""
    red, low, cream = "#C2382E", "#8E2723", "#F4E4BE"
    return (
        wheels(IRON, 8, x + 26, x + 44, x + 106, x + 124)
        + rect(IRON, x - 8, -20, 166, 7)
        + line(IRON, 3, f"M{points(x, -20)}v-52M{points(x + 150, -20)}v-52M{points(x - 4, -42)}h160")
        + rect(red, x + 12, -74, 126, 56)
        + rect(cream, x + 12, -72, 126, 27)
        + rect(low, x + 12, -26, 126, 8)
        + windows(p.glow, x + 18, -68, 14, 19, 6, 20)
        + fill("#6B6E76", f"M{points(x - 8, -73)}q4-9 18-10h130q14 1 18 10z")
    )


def narrow_gauge(p: Palette) -> str:
    fog = mix({"morning": "=FFF4E0", "day": "=F4FAFA", "evening": "=F7B9A0", "night": "=8198D0"}[p.time], p.haze, 0.15)

    def bank(y: float, opacity: float, seed: int) -> str:
        d = f"M-10 {n(y)}q60-16 130-6t150-4 160 6 210-8v26q-90 8-170 2t-160 2-150-2-170 2z"
        return group(f"translate({seed * 17 - 40} 0)", fill(fog, d, opacity))

    return picture(
        p,
        heaven(p, "narrow-gauge", 200, ((330, 44, 90),), {"morning": (84, 88), "day": (86, 62), "evening": (80, 132), "night": (84, 60)}),
        # summit with its station and mast
        hills(p.far("#8AA39C", 0.5), 0, 190, 120, 150, 260, 170, 380, 140, 620, 190, bottom=310),
        hills(p.far("#6F8C74", 0.2), 200, 200, 330, 150, 440, 104, 520, 118, 620, 168, bottom=310) + bank(168, 0.7, 3),
        line("#D8483A", 6, "M446 106V10", dash="14 12") + line("#F6F0E4", 6, "M446 92V10", dash="12 14") + rects("#F6F0E4", (436, 52, 20, 8), (440, 34, 12, 6)) + lamps(p, (446, 8, 3)) + box("#E9E2D2", "#B5AEA4", 470, 92, 40, 22) + dome("#F6F0E4", "#C2BCB4", 490, 92, 30, 18) + windows(p.glow, 476, 99, 6, 7, 4, 8) + rect("#CFC8BA", 424, 98, 40, 14),
        fill("#A8A49C", "M522 122l8-12 14 2 6 10 14-2 8 12h-50z") + fill("#86837E", "M544 112l6 10 14-2 8 12h-24z"),
        forest(p.far("#4E7A62", 0.15), 190, 640, 214, 34, 17, 260, 5) + bank(206, 0.75, 6),
        forest("#3C6A50", -10, 330, 222, 44, 20, 280, 9) + bank(232, 0.6, 1),
        # the line up the slope
        poly("#6E7A52", 0, 282, 620, 229, 620, 310, 0, 310) + poly("#A89A88", 0, 281, 620, 228, 620, 241, 0, 296) + line("#4E423E", 5, "M0 286L620 233", dash="6 10") + line("#85878E", 4, "M0 281L620 228"),
        plume(fog, 410, 124, -330, 60, 0.14),
        beam(p, 442, 180, 140, 0.2, -0.06),
        train(p, 462, 241.5, -1, _tank_engine(p), _old_carriage(p, 252), _old_carriage(p, 420), angle=-4.9),
        # rocks and firs in front
        hills(p.near("#3E5A3A"), 0, 302, 160, 290, 300, 300, 460, 280, 620, 272, bottom=312),
        fill("#9A958C", "M500 296l12-22 26-6 18 12 24-4 18 20z") + fill("#76726C", "M538 268l18 12 24-4 18 20h-44z"),
        *(fir(p.near("#1E4434"), p.near("#2F6248"), x, y, h) for x, y, h in ((596, 306, 120), (556, 312, 76), (24, 312, 92))),
        line("#B56AA8", 6, "M96 300h1M120 305h1M150 299h1M206 306h1M262 303h1M330 304h1M386 300h1M430 296h1", cap="round"),
    )


def _lattice(p: Palette, x: float, y: float, width: float, floors: int, high: float, wall: str, beam_: str, roof: tuple[str, str], peak: float, lean: float = 0, step: float = 4) -> str:
    """A half-timbered house standing on y whose floors jut out one above the other, gable to the viewer, leaning a little."""
    t = frame = panes = braces = ""
    for i in range(floors):
        grow, foot = i * step, y - i * high
        a, w, top = x - grow + lean * i, width + 2 * grow, foot - high
        t += rect(wall, a, top, w, high + 1)
        count = 3 if w > 62 else 2
        bay = w / count
        frame += f"M{points(a, foot - 1)}h{n(w)}" + "".join(f"M{points(a + bay * k, foot)}v{n(-high)}" for k in range(count + 1))
        if i:
            braces += f"M{points(a, foot)}l{points(bay * 0.34, -high)}M{points(a + w, foot)}l{points(-bay * 0.34, -high)}"
        panes += "".join(f"M{points(a + bay * (k + 0.5), foot - high * 0.78)}v{n(high * 0.48)}" for k in range(count) if i or k != count // 2)
    top = y - floors * high
    a, w = x - (floors - 1) * step + lean * (floors - 1), width + 2 * (floors - 1) * step
    m = a + w / 2 + lean
    t += poly(wall, a, top + 1, m, top - peak, a + w, top + 1)
    frame += f"M{points(a, top)}h{n(w)}M{points(a + w * 0.25, top - peak * 0.46)}h{n(w * 0.5)}M{points(m, top)}v{n(-peak)}"
    t += line(beam_, 4, frame) + line(beam_, 3, braces) + line(p.glow, 11, panes) + rect("=3A2230", a + w * 0.8, top, w * 0.2, floors * high, 0.2)
    t += poly(roof[0], m, top - peak - 8, a - 8, top + 4, a - 1, top + 9, m, top - peak + 7) + poly(roof[1], m, top - peak - 8, a + w + 8, top + 4, a + w + 1, top + 9, m, top - peak + 7)
    count = 3 if width > 62 else 2
    return t + arch(beam_, x + width / 2 - 8, y, 16, high * 0.8)


def timber_town(p: Palette) -> str:
    red, slate = ("#C4553A", "#8E3A2E"), ("#5B6474", "#414857")
    dark = "#5A3428"
    hall = "#E98E4A"
    return picture(
        p,
        heaven(p, "timber-town", 220, ((60, 50, 90),), {"morning": (110, 96), "day": (460, 60), "evening": (464, 120), "night": (66, 54)}),
        hills(p.far("#7FA07C"), 0, 130, 150, 90, 300, 130, 470, 96, 620, 150, bottom=270) + box(p.far("#D9C8AE", 0.2), p.far("#A8947E", 0.2), 126, 74, 34, 26) + gable(p.far("#7A4A42", 0.2), p.far("#5E3A36", 0.2), 128, 74, 12, 24, 1) + gable(p.far("#7A4A42", 0.2), p.far("#5E3A36", 0.2), 146, 74, 14, 14, 1) + mist(p, (80, 108, 200)),
        # lanes left and right
        _lattice(p, 112, 252, 56, 3, 34, "#F6E3B4", dark, slate, 44, 1.5),
        _lattice(p, 468, 254, 58, 3, 34, "#D9E4CF", "#3E4A42", red, 46, -2),
        _lattice(p, 28, 262, 66, 3, 38, "#FBF0D8", "#7A3A2C", red, 54, 3),
        _lattice(p, 552, 264, 72, 3, 38, "#F2C9A2", "#4E3430", slate, 52, -3),
        # town hall with its two pointed oriels
        poly(slate[0], 208, 146, 246, 82, 376, 82, 414, 146) + poly(slate[1], 340, 146, 376, 82, 414, 146),
        rect(hall, 216, 144, 190, 112) + rect("#C76A34", 360, 144, 46, 112) + rect("#D8C3A0", 212, 222, 198, 36) + rect("#A88E74", 364, 222, 46, 36),
        line(dark, 4, "M216 148H406M216 184H406M216 220H406" + "".join(f"M{x} 146v76" for x in range(218, 406, 31)) + "".join(f"M{x} 184l10-36M{x + 31} 184l-10-36M{x} 220l10-36M{x + 31} 220l-10-36" for x in (280, 311))),
        windows(p.glow, 267, 155, 9, 20, 3, 31) + windows(p.glow, 267, 192, 9, 20, 3, 31) + "".join(arch(dark, x, 258, 22, 30) for x in (226, 300, 374)),
        "".join(
            box("#F0A460", "#C76A34", x, 122, 40, 104, 0.4) + poly(dark, x, 226, x + 40, 226, x + 28, 238, x + 12, 238) + line(dark, 4, f"M{x} 124h40M{x} 158h40M{x} 192h40M{x} 224h40M{x + 2} 122v104M{x + 20} 122v104M{x + 38} 122v104") + line(p.glow, 9, f"M{x + 11} 132v19M{x + 29} 132v19M{x + 11} 166v19M{x + 29} 166v19") + poly(slate[0], x - 5, 124, x + 10, 90, x + 20, 26, x + 30, 90, x + 45, 124) + poly(slate[1], x + 20, 26, x + 30, 90, x + 45, 124, x + 24, 124) + circle("#E3B23C", x + 20, 26, 4)
            for x in (222, 360)
        ),
        box("#F0A460", "#C76A34", 300, 62, 22, 24) + gable(slate[0], slate[1], 300, 62, 22, 30, 4) + circle("#FBF4E0", 311, 74, 7) + line(dark, 2, "M311 70v4l4 2"),
        # market place and fountain
        hills("#C9B79C", 0, 260, 200, 254, 420, 254, 620, 262, bottom=312) + line("#A8947C", 3, "M0 282H620M0 300H620", dash="16 10") + line("#A8947C", 3, "M12 291H620", dash="20 12") + cast(p, 270, 298, 90, 40),
        lamps(p, (186, 206, 5), (446, 206, 5)) + line("#33343C", 4, "M186 264v-54M446 264v-54"),
        spot(
            p,
            line("#8A9298", 8, "M312 286v-64") + fill("#6F777E", "M292 240q20 14 40 0l-6 10h-28z") + circle("#E3B23C", 312, 218, 7) + fill("#E3B23C", "M304 214l-4-12 8 4 4-8 4 8 8-4-4 12z"),
            line("#BFE6EE", 4, "M306 238q-26-10-30 38M318 238q26-10 30 38M300 236q-10-6-12 38M324 236q10-6 12 38", cap="round"),
            fill("#7A8288", "M246 272h132l-10 30H256z") + fill("#565E66", "M326 272h52l-10 30h-46z") + ellipse("#9AA2A8", 312, 272, 68, 8) + ellipse("#7CC0D0", 312, 272, 60, 5),
        ),
        person("#B5402E", "#F0C8A0", 178, 290, 30) + person("#2F6C8C", "#F0C8A0", 194, 292, 27) + person("#4E6A3C", "#F0C8A0", 436, 288, 30),
    )


def fast_line(p: Palette) -> str:
    white, low, grey = "#F7F8F8", "#C9CDD2", "#5A626C"
    deck, shade = "#D9D4C8", "#A09A92"
    x0, cars, pane = -60, "", p.glow if p.lights else "#9CC0D0"
    for i in range(3):
        a = x0 + i * 148
        cars += rect(white, a, 102, 144, 38) + rect(low, a, 130, 144, 10) + rect("#2E3640", a + 3, 109, 138, 14) + windows(pane, a + 12, 111, 14, 10, 6, 20) + rect("#C8382E", a, 126, 144, 4) + rect(grey, a + 144, 106, 4, 30) + rect(low, a + 12, 98, 120, 5)
    a = x0 + 3 * 148
    head = (
        fill(white, f"M{a} 140V102h70q44 2 74 26 8 8 4 12z") + fill(low, f"M{a} 140v-10h147q3 6 1 10z") + fill("#2E3640", f"M{a + 3} 109h74q22 4 30 10l-8 4H{a + 3}z") + windows(pane, a + 10, 111, 14, 10, 3, 20) + fill(pane, f"M{a + 82} 112q14 3 20 7l-6 3h-14z")
        + fill("#C8382E", f"M{a} 126h124q10 0 18 4H{a}z") + lamps(p, (a + 138, 130, 4))
    )
    piers = "".join(poly(deck, x, 156, x + 26, 156, x + 32, foot, x - 6, foot) + poly(shade, x + 15, 156, x + 26, 156, x + 32, foot, x + 15, foot) + rect(shade, x - 6, 156, 38, 6) for x, foot in ((96, 262), (234, 300), (372, 300), (508, 266)))
    return picture(
        p,
        heaven(p, "fast-line", 200, ((54, 50, 96), (400, 48, 76)), {"morning": (300, 78), "day": (280, 40), "evening": (316, 82), "night": (290, 40)}),
        hills(p.far("#6F978E", 0.34), 0, 92, 110, 70, 250, 104, 370, 92, 500, 66, 620, 98, bottom=300) + hills(p.far("#7FA596", 0.45), 0, 160, 100, 150, 220, 190, 310, 206, 420, 184, 520, 150, 620, 156, bottom=300),
        hills(p.far("#5E8F66", 0.22), 0, 130, 90, 150, 240, 240, 330, 262, 420, 226, 540, 140, 620, 118, bottom=310) + mist(p, (150, 216, 180), (260, 236, 200)),
        # wooded flanks, village and river at the bottom
        forest(p.far("#3F7A52", 0.1), 300, 640, 240, 30, 18, 310, 4),
        hills("#A9C46A", 150, 300, 260, 262, 360, 262, 480, 300, bottom=312) + fill(p.water("#5FA9BE"), "M296 262q20 12-6 22t-30 28h70q-6-14 16-26t-20-24z"),
        terrace(("#F6E7CC", "#EBD2A8"), "#B59A80", ("#C4553A", "#8E3A2E"), p.glow, 330, 410, 274, 22, 24, 280, 4) + gable("#4E5664", "#3A414E", 344, 246, 10, 26, 1) + rect("#F6E7CC", 344, 246, 10, 30),
        "".join(forest(c, x, y, foot, h, s, 312, k) for c, x, y, foot, h, s, k in (("#4C8A55", 420, 640, 236, 40, 22, 6), ("#4C8A55", -20, 200, 232, 40, 22, 8))),
        piers,
        poly(deck, 0, 140, 620, 140, 620, 158, 0, 158) + rect(shade, 0, 150, 620, 8) + rect("#F1EDE2", 0, 139, 620, 4),
        line(grey, 3, "".join(f"M{x} 140V74M{x} 80h-22" for x in (66, 206, 346, 486)) + "M0 84Q22 92 44 84 114 96 184 84 254 96 324 84 394 96 464 84 540 94 620 86") + line(grey, 2, "M0 96H620", 0.7),
        beam(p, 522, 130, 110, 0.2, 0.04),
        spot(p, cars, head) + line(grey, 4, "M150 98l14-9-10-5", cap="round"),
        forest(p.near("#2C6142"), -20, 150, 276, 54, 28, 312, 2) + forest(p.near("#2C6142"), 450, 640, 280, 54, 28, 312, 3) + forest(p.near("#1F4A36"), -20, 640, 310, 34, 26, 312, 7),
        birds("#FFFFFF", (300, 196, 9), (324, 206, 7)),
    )


def _broom_rider(p: Palette, x: float, y: float, size: float, robe: str, turn: bool = False, tilt: float = -10) -> str:
    """A witch on a broom flying to the left, about 100 units long before scaling."""
    ink = "#2A2036"
    return group(
        f"translate({n(x)} {n(y)})scale({-size if turn else size} {size})rotate({n(tilt)})",
        line("#8A5A34", 5, "M-56 6H40", cap="round") + fill("#E3B050", "M38 0q30-14 44-10-8 8-4 16-4 10 2 16-22-2-42-14z") + line("#8A5A34", 4, "M42 0v10"),
        fill(robe, "M-8-34q-14 18-22 32l10 8h36q24 0 38-18-24 0-36-10l-6-14z") + fill(ink, "M-14 4l-8 20h-9l2-6 6-16zM-2 6l-10 20h-9l2-6 6-16z"),
        fill(robe, "M-6-30q-14 10-28 24l6 6 30-20z") + circle("#F0C8A0", -35, -2, 5),
        fill("#C4562E", "M0-48q22 4 28 26-14-2-22-10z") + circle("#F0C8A0", -7, -44, 11) + poly("#F0C8A0", -16, -47, -25, -40, -15, -39),
        fill(ink, "M-30-50q22 4 44-4l-12-6Q8-82 26-90q-28 0-40 34z") + line(robe, 4, "M-13-56l16-3"),
    )


def witch_dance(p: Palette) -> str:
    stone, mid, deep = "#B3A79C", "#8C8080", "#665C66"
    at = {"morning": (446, 118), "day": (446, 76), "evening": (446, 118), "night": (446, 84)}
    k = {"evening": 0.26, "night": 0.34}.get(p.time, 0)
    dancer = "M-11 0Q-12-22-4-34L-20-46-18-50-2-42 2-42 16-54 19-50 6-36Q12-18 13 0z"
    witches = "".join(
        group(f"translate({x} {y})scale({s} 1)", fill(c, dancer) + circle("#F0C8A0", 0, -46, 6) + fill("#2A2036", "M-12-49h24L7-54 3-70-6-54z"))
        for x, y, s, c in ((150, 184, 1, "#7A3A8C"), (196, 178, -1, "#2F7A5A"), (292, 176, 1, "#C4562E"), (338, 184, -1, "#3A4E9C"))
    )
    return picture(
        p,
        heaven(p, "witch-dance", 210, ((36, 66, 90),), at),
        circle(p.sun, *at["night"], 46) + circle(p.sun, *at["night"], 60, 0.2) if p.time == "night" else "",
        hills(p.far("#7FA08C", 0.5), 0, 190, 130, 160, 300, 206, 460, 170, 620, 196, bottom=310) + hills(p.far("#5E8566", 0.25), 0, 226, 160, 206, 380, 236, 520, 204, 620, 190, bottom=310) + mist(p, (380, 206, 220), (0, 214, 160)),
        forest("#3E6E50", 380, 640, 244, 36, 18, 312, 5) + forest("#3E6E50", -10, 80, 246, 36, 18, 312, 6),
        # rocky hilltop
        fill(stone, "M40 312L58 272 50 246 74 232 78 204 104 196 112 180 392 176 404 196 426 204 428 232 452 244 448 272 470 312z"),
        fill(mid, "M150 180L164 206 150 228 166 256 156 312H270L256 262 274 232 262 204 270 178zM392 176L404 196 426 204 428 232 452 244 448 272 470 312H392L376 262 396 232 376 206 372 177z"),
        fill(deep, "M210 179L222 206 206 232 226 262 216 312H270L256 262 274 232 262 204 270 178zM78 204L92 222 84 244 104 268 96 312H124L118 262 132 236 118 214 112 180 104 196zM330 177L342 204 330 232 346 264 340 312H362L358 264 372 234 360 206 364 177zM428 232L412 246 424 272 420 312H470L448 272 452 244z"),
        hills("#6E8A4E", 106, 190, 180, 179, 300, 175, 398, 190, bottom=193),
        # fire
        circle("=FF8A3C", 244, 140, 96, k) + circle("=FFB04A", 244, 142, 60, k) if k else "",
        spot(p, line("#6A4030", 9, "M214 180l62-18M276 180l-62-18M222 182h46", cap="round")),
        fill("=F2562C", "M212 172Q196 138 216 108q2 16 10 18Q222 88 250 58q-4 28 14 44 6-6 4-16 24 34 10 84z") + fill("=FFA42E", "M222 172q-10-24 6-46 2 12 8 14-2-26 14-48 0 24 12 34 4-4 4-10 12 24 2 54z") + fill("=FFE67A", "M234 172q-6-16 6-30 2 8 6 8 0-14 6-24 12 22 2 46z"),
        line("=FFC04A", 4, "M196 98h1M284 74h1M230 40h1M296 112h1M204 60h1M266 34h1", cap="round"),
        spot(p, witches),
        spot(p, _broom_rider(p, 446, 104, 0.86, "#7A3A8C") + _broom_rider(p, 118, 96, 0.66, "#2F7A5A", True, -14) + _broom_rider(p, 560, 176, 0.44, "#C4562E")),
        birds(p.near("#3A3040"), (330, 40, 10), (352, 56, 7), (60, 150, 8)),
        *(fir(p.near("#1C3F30"), p.near("#2E5E46"), x, y, h) for x, y, h in ((30, 316, 122), (72, 318, 76), (540, 316, 92), (590, 318, 128))),
        forest(p.near("#1A3A2E"), -10, 640, 310, 20, 16, 312, 3),
    )


MOTIFS = {"narrow-gauge": narrow_gauge, "timber-town": timber_town, "fast-line": fast_line, "witch-dance": witch_dance}

"""Scenes of Egypt."""

from __future__ import annotations

from kit import *

# Parts


def _scene(*parts: str) -> str:
    return compact(scene(*parts))


def _mud(light: str, shade: str, hole: str, *places: tuple[float, float, float, float]) -> str:
    """Mud towers that the rain has melted: left edge, foot, width and height of each."""
    a = b = holes = ""
    for i, (x, y, w, h) in enumerate(places):
        dip = 0.1 + 0.05 * (i % 3)
        a += f"M{points(x - w * 0.06, y)}L{points(x + w * 0.06, y - h * 0.86)}Q{points(x + w * 0.1, y - h)} {points(x + w * 0.28, y - h)}Q{points(x + w * 0.44, y - h * (1 - dip))} {points(x + w * 0.58, y - h * (1 - dip / 2))}Q{points(x + w * 0.86, y - h * 1.02)} {points(x + w * 0.92, y - h * 0.8)}L{points(x + w * 1.06, y)}z"
        b += f"M{points(x + w * 0.58, y - h * (1 - dip / 2))}Q{points(x + w * 0.86, y - h * 1.02)} {points(x + w * 0.92, y - h * 0.8)}L{points(x + w * 1.06, y)}H{n(x + w * 0.6)}Q{points(x + w * 0.74, y - h * 0.4)} {points(x + w * 0.58, y - h * (1 - dip / 2))}z"
        for k in range(int(h // 40)):
            holes += f"M{points(x + w * (0.26 + 0.12 * ((i + k) % 2)), y - h * 0.76 + k * 36)}v7"
            holes += f"m{points(w * 0.3, 2)}v7" if k else ""
    return fill(light, a) + fill(shade, b) + line(hole, 7, holes, cap="round")


def _date_palm(trunk: str, dark: str, light: str, x: float, y: float, height: float, lean: float = 0.06) -> str:
    """A date palm: full crown, foot at x, y."""
    tx, ty, r = x + height * lean, y - height * 0.84, height * 0.36
    a = b = ""
    for i, (angle, reach) in enumerate(((205, 0.9), (172, 1), (138, 0.95), (110, 0.8), (-25, 0.9), (8, 1), (42, 0.95), (70, 0.8))):
        c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        ex, ey = tx + r * reach * c, ty - r * reach * s + r * 0.24
        d = f"M{points(tx, ty)}Q{points(tx + r * 0.5 * c, ty - r * (0.7 * s + 0.34))} {points(ex, ey)}Q{points(tx + r * 0.6 * c, ty - r * (0.5 * s - 0.06))} {points(tx, ty)}z"
        a, b = (a + d, b) if i < 4 else (a, b + d)
    return line(trunk, height * 0.055, f"M{points(x, y)}Q{points(x + height * lean * 0.2, y - height * 0.5)} {points(tx, ty)}") + fill(dark, b) + fill(light, a)


def _minaret(light: str, shade: str, roof: str, x: float, y: float, width: float, height: float) -> str:
    """A pencil minaret standing on y, its axis at x, with two balconies."""
    w, d, b = width / 2, "", ""
    for k, (low, high) in enumerate(((0, 0.44), (0.45, 0.72), (0.73, 0.86))):
        r = w * (1 - 0.14 * k)
        d += f"M{points(x - r, y - height * low)}V{n(y - height * high)}h{n(2 * r)}V{n(y - height * low)}z"
        b += f"M{points(x + r * 0.15, y - height * low)}V{n(y - height * high)}H{n(x + r)}V{n(y - height * low)}z"
        if k < 2:
            e = r + w * 0.55
            d += f"M{points(x - r, y - height * high + e * 0.9)}L{points(x - e, y - height * high)}v{n(-w * 0.5)}h{n(2 * e)}v{n(w * 0.5)}L{points(x + r, y - height * high + e * 0.9)}z"
            b += f"M{points(x + r * 0.15, y - height * high + e * 0.9)}V{n(y - height * high - w * 0.5)}H{n(x + e)}v{n(w * 0.5)}L{points(x + r, y - height * high + e * 0.9)}z"
    top = y - height * 0.86
    return fill(light, d) + fill(shade, b) + poly(roof, x - w, top, x, y - height, x + w, top) + line(light, 3, f"M{points(x, y - height + 3)}v-12")


def _pylon(light: str, shade: str, dark: str, x: float, y: float, width: float, height: float, doors: float = 0.16) -> str:
    """The gate of a temple: two sloping towers with a doorway between, standing on y, its left foot at x."""
    w, gap = width / 2, width * doors
    t = ""
    for a, b, left in ((light, shade, x), (light, shade, x + w + gap / 2)):
        wide = w - gap / 2
        slope = wide * 0.07
        top = y - height
        t += poly(a, left, y, left + slope, top, left + wide - slope, top, left + wide, y) + poly(b, left + wide * 0.7, y, left + wide * 0.7, top, left + wide - slope, top, left + wide, y)
        t += fill(a, f"M{points(left + slope * 0.9, top)}Q{points(left + slope, top - height * 0.05)} {points(left + slope * 0.1, top - height * 0.07)}H{n(left + wide - slope * 0.1)}Q{points(left + wide - slope, top - height * 0.05)} {points(left + wide - slope * 0.9, top)}z")
        t += fill(b, f"M{points(left + slope, top)}h{n(wide - 2 * slope)}v{n(height * 0.03)}h{n(2 * slope - wide)}z")
    m = x + w
    low = y - height * 0.52
    return (
        rect(shade, m - gap * 0.9, low, gap * 1.8, y - low)
        + t
        + rect(light, m - gap * 0.86, low, gap * 1.72, y - low)
        + rect(shade, m + gap * 0.5, low, gap * 0.36, y - low)
        + rect(dark, m - gap * 0.46, low + height * 0.12, gap * 0.92, y - low - height * 0.12)
        + fill(light, f"M{points(m - gap * 0.8, low)}Q{points(m - gap * 0.8, low - height * 0.04)} {points(m - gap, low - height * 0.06)}H{n(m + gap)}Q{points(m + gap * 0.8, low - height * 0.04)} {points(m + gap * 0.8, low)}z")
        + rect(shade, m - gap * 0.82, low, gap * 1.64, height * 0.025)
    )


def _papyrus(light: str, shade: str, mark: str, x: float, top: float, foot: float, width: float, bell: float) -> str:
    """A papyrus column with its axis at x; `bell` is half the capital's width."""
    w = width / 2
    h = width * 0.8
    right = f"V{n(foot)}H{n(x + w * 0.34)}V{n(top + h)}"
    t = fill(light, f"M{points(x - bell, top)}Q{points(x - w * 0.9, top + h * 0.4)} {points(x - w * 0.86, top + h)}L{points(x - w, foot - 8)}H{n(x - w * 1.2)}V{n(foot)}H{n(x + w * 1.2)}v-8H{n(x + w)}L{points(x + w * 0.86, top + h)}Q{points(x + w * 0.9, top + h * 0.4)} {points(x + bell, top)}z")
    t += fill(shade, f"M{points(x + bell * 0.34, top)}H{n(x + bell)}Q{points(x + w * 0.9, top + h * 0.4)} {points(x + w * 0.86, top + h)}L{points(x + w, foot - 8)}H{n(x + w * 1.2)}{right}z")
    bands = "".join(f"M{points(x - w * 0.9, y)}h{n(w * 1.8)}" for y in (top + h + 3, top + h + 11, foot - (foot - top) * 0.44, foot - (foot - top) * 0.2))
    signs = "".join(f"M{points(x - w * 0.6, y)}v12m{n(w * 0.42)} -10v12m{n(w * 0.42)} -14v10" for y in (top + h + 26, foot - (foot - top) * 0.38, foot - (foot - top) * 0.28))
    return t + line(mark, 3, bands) + line(mark, 4, signs)


def _ram(light: str, shade: str, dark: str, x: float, y: float, size: float, left: bool = False) -> str:
    """A ram-headed sphinx on its pedestal, standing on y, looking right or left."""
    s = size / 100
    return group(
        f"translate({n(x)} {n(y - 104 * s)})scale({'-' if left else ''}{s:.2f} {s:.2f})",
        fill(light, "M0 76H128V104H0zM4 74Q-4 44 14 38Q32 32 54 40L62 20Q66 4 82 3Q96 3 102 14L122 30Q126 40 116 43L100 43L97 62L122 65V74z"),
        fill(shade, "M0 90H128V104H0zM4 74Q-4 44 14 38Q8 54 26 62Q52 66 66 50Q70 60 88 62L122 68V74zM100 43L97 62 86 62Q84 52 92 44z"),
        line(dark, 7, "M92 12Q66 2 60 24Q58 48 80 47Q92 44 86 30", cap="round") + fill(dark, "M100 19l8 6-9 2zM118 36l5 2-4 3z"),
    )


def _colossus(light: str, mid: str, shade: str, dark: str, x: float, y: float, size: float, broken: bool = False) -> str:
    """A king on his throne with his feet on y, centred on x, 340 parts high."""
    s = size / 340
    seat = (
        fill(shade, "M-44 160H44V340H-44z")
        + fill(light, "M-34 176H34Q40 182 36 206L32 318L36 340H4L6 210H-6L-4 340H-36L-32 318L-36 206Q-40 182-34 176z")
        + fill(mid, "M18 206H36L32 318L36 340H20zM-16 210H-6L-4 340H-14z")
        + fill(dark, "M-6 212H6V340H-6z")
        + fill(mid, "M-5 262Q0 252 5 262V340H-5z")
    )
    if broken:
        top = fill(light, "M-44 176V140L-30 150-18 128 0 146 16 122 30 152 44 144V176z") + fill(mid, "M0 146L16 122 30 152 44 144V176H8z")
    else:
        top = (
            fill(light, "M-48 176L-46 112Q-46 98-30 96H30Q46 98 46 112L48 176 34 196-34 196z")
            + fill(mid, "M8 96H30Q46 98 46 112L48 176L34 196H22L26 140L22 180H8z")
            + fill(shade, "M-30 124L-25 124-27 176-33 176zM26 124L31 124 34 176 28 176z")
            + fill(shade, "M-20 44H20L40 112Q30 120 18 118L12 92H-12L-18 118Q-30 120-40 112z")
            + fill(light, "M-15 44H15V78Q14 92 0 94Q-14 92-15 78zM-19 46L-21 20H-11Q-10-2 0-4Q10-2 11 20H21L19 46z")
            + fill(mid, "M3 44H15V78Q14 92 0 94zM-6 94H6L4 118H-4zM3-3Q10-2 11 20H21L19 46H3z")
            + fill(dark, "M-10 60h7v4h-7zM3 60h7v4h-7zM-6 79h12v3h-12z")
        )
    return group(f"translate({n(x)} {n(y - size)})scale({s:.2f})", seat, top)


# Scenes


def saint_catherine() -> str:
    lit, mid, shade, dark = "#EBC29A", "#CF9A78", "#9B6456", "#4C2A38"
    white, cool = "#FDF1DE", "#D6BFB4"
    return _scene(
        sky("saint-catherine", "#1C5A9F", "#6FAAD0", "#F6E0C0", height=420),
        cloud("#FFFFFF", 214, 150, 120, 0.7),
        # far peak
        ridge("#B98CA0", 200, 400, 270, 270, 320, 232, 352, 190, 380, 200, 420, 250, 480, 300, 560, 400, bottom=460),
        fill("#93657F", "M352 190L380 200 420 250 480 300 560 400V460H400L372 330 384 270z"),
        # left massif
        ridge("#DB8662", 0, 150, 60, 176, 110, 230, 190, 262, 236, 330, 290, 368, 350, 430, bottom=560),
        fill("#A8534B", "M110 230L190 262 236 330 290 368 350 430V560H250L210 430 226 380 160 310zM0 260L40 300 70 400 60 520H0zM60 176L86 250 120 330 110 400 150 470 130 500 90 400 96 340 62 260z"),
        # right massif
        ridge("#E39370", 380, 470, 440, 372, 470, 352, 520, 260, 560, 240, 590, 190, 640, 160, 690, 170, bottom=560),
        fill("#A8534B", "M560 240L590 190 640 160 690 170V560H600L560 430 586 350 548 300zM470 352L520 260 500 350 530 420 520 500 470 450z"),
        fill("#7B3B44", "M640 160L690 170V460L650 380 662 290z"),
        # valley floor and garden
        hills("#C98A63", 0, 500, 200, 470, 450, 480, 690, 450),
        "".join(cypress("#23492F", "#3D6E43", x, y, h) for x, y, h in ((106, 520, 150), (140, 528, 180), (176, 524, 130))),
        # houses behind the wall
        box(white, cool, 254, 342, 90, 70, 0.3) + windows(shade, 264, 354, 10, 16, 4, 20) + rect(shade, 252, 378, 94, 5) + windows(shade, 264, 388, 10, 16, 4, 20),
        box(lit, mid, 344, 322, 70, 90, 0.3) + windows(shade, 354, 336, 9, 16, 3, 20),
        box(white, cool, 548, 336, 84, 90, 0.4) + rect(shade, 546, 366, 88, 5) + windows(shade, 556, 346, 10, 14, 4, 20) + windows(shade, 556, 378, 10, 14, 4, 20),
        # basilica
        box(lit, mid, 394, 356, 164, 60, 0.3) + hip("#8B5A52", 394, 356, 164, 30, 12, 6) + windows(dark, 478, 366, 10, 20, 4, 20, arched=True),
        # bell tower
        box(white, cool, 412, 244, 58, 160, 0.42) + rect(white, 406, 240, 70, 8) + rect(cool, 446, 240, 30, 8) + rect(white, 406, 312, 70, 8) + rect(cool, 446, 312, 30, 8),
        arcade(dark, 419, 304, 18, 44, 2, 26) + arcade(dark, 419, 372, 18, 40, 2, 26),
        box(white, cool, 424, 196, 34, 44, 0.42) + arch(dark, 433, 236, 16, 32) + rect(white, 419, 190, 44, 8) + dome("#C9D3D6", "#8C9AA8", 441, 190, 36, 28) + line(white, 4, "M441 164V138M433 147H449"),
        # minaret beside it
        box(lit, mid, 500, 294, 24, 70, 0.42) + rect(lit, 495, 290, 34, 7) + box(lit, mid, 504, 266, 16, 26, 0.42) + dome(lit, mid, 512, 266, 20, 18),
        # wall
        fill(lit, "M210 402H540V540H200z") + fill(mid, "M540 402L660 424V536L540 540z"),
        crenels(lit, 210, 402, 330, 11, 15) + fill(mid, "M548 403l14 3v-11l-14-3zM576 408l14 3v-11l-14-3zM604 413l14 3v-11l-14-3zM632 418l14 3v-11l-14-3z"),
        line(mid, 3, "M208 430H540M206 458H540M204 486H540M202 514H540M240 402v28M300 402v28M380 402v28M460 402v28M270 430v28M350 430v28M430 430v28M500 430v28M240 458v28M320 458v28M460 458v28M280 486v28M350 486v28M430 486v28M240 514v26M390 514v26M480 514v26"),
        line(shade, 3, "M540 432L660 448M540 462L660 472M540 492L660 496M540 518L660 518"),
        box(lit, mid, 516, 396, 44, 148, 0.45) + crenels(lit, 514, 396, 48, 12, 4) + windows(dark, 534, 420, 7, 22, 1, 1),
        rect(shade, 300, 468, 44, 72) + arch(dark, 306, 540, 32, 60) + rect(lit, 294, 452, 56, 18) + rect(mid, 294, 466, 56, 6) + windows(dark, 390, 428, 8, 18, 3, 40),
        # foreground with the bush in flames
        hills("#8A4A42", 0, 532, 200, 540, 420, 546, 690, 528),
        hills("#5A2C38", 0, 566, 180, 590, 420, 580, 690, 556),
        circle("#FFC85A", 116, 552, 62, 0.22),
        fill("#F08A34", "M64 596Q40 560 62 528Q66 546 76 550Q70 510 98 486Q100 516 114 526Q120 494 144 480Q138 512 154 528Q162 516 160 500Q190 540 166 596z"),
        fill("#FFD36A", "M80 590Q60 560 80 540Q84 556 94 556Q92 530 114 508Q112 540 124 546Q130 526 142 518Q138 544 148 556Q158 550 158 540Q172 570 150 590z"),
        fill("#3F6B3A", "M44 606Q34 580 60 574Q62 552 86 562Q94 540 116 552Q138 540 146 562Q170 552 174 576Q198 584 184 606z") + fill("#6A9A4A", "M56 594Q54 580 72 580Q78 564 94 572Q106 556 122 568Q110 574 112 584Q96 580 88 592Q74 586 66 598z"),
        line("#FFB347", 5, "M84 586v-7M134 572v-7M156 590v-7M112 594v-6", cap="round"),
        bumps("#3A1B2B", 0, 690, 624, 96, seed=4),
    )


def siwa() -> str:
    return _scene(
        sky("siwa", "#E7743C", "#F8B65A", "#FFE7AE", height=480),
        rays("#FFF1C2", 560, 296, count=20, opacity=0.16),
        sun("#FFF6D8", 560, 296, 58),
        # dunes
        hills("#EBA35C", 0, 400, 170, 372, 360, 410, 540, 366, 690, 392),
        fill("#CE7F47", "M170 372Q250 380 330 402T460 420H200Q230 396 170 372zM540 366Q600 372 690 392V430H560Q590 396 540 366z"),
        # the hill with the old town
        hills("#B26A42", 120, 520, 210, 440, 330, 380, 470, 384, 600, 440, 690, 500),
        _mud("#D0895A", "#9B583D", "#6B3530", (284, 350, 58, 96), (336, 350, 62, 178), (404, 350, 54, 138), (452, 360, 58, 92)),
        _mud("#E3A668", "#AC6A45", "#6B3530", (220, 440, 72, 98), (284, 440, 62, 152), (350, 430, 80, 140), (428, 440, 62, 150), (488, 450, 76, 92)),
        _mud("#F3C283", "#C07B4C", "#7B3F35", (150, 520, 78, 82), (230, 520, 66, 116), (298, 520, 92, 96), (394, 520, 70, 122), (466, 520, 84, 88), (552, 520, 80, 68)),
        # palm grove
        bumps("#4A6B3C", 0, 690, 520, 62, bottom=580, seed=7),
        "".join(_date_palm("#6B4132", "#3F6238", "#6A8C46", x, y, h, k) for x, y, h, k in ((88, 560, 200, 0.08), (150, 566, 150, -0.06), (632, 560, 186, -0.08), (572, 566, 130, 0.06))),
        bumps("#35532F", 0, 690, 554, 70, bottom=600, seed=11),
        # round spring
        ellipse("#C98A58", 366, 588, 176, 36) + ellipse("#E5B27A", 366, 580, 176, 34) + ellipse("#8A5A40", 366, 582, 156, 27) + ellipse("#2F8F93", 366, 586, 150, 22),
        fill("#7CCBBF", "M236 588Q300 564 400 566Q320 574 290 602Q252 598 236 588z") + line("#C9EFE0", 3, "M380 590h54M410 598h40M350 602h30", cap="round"),
        # dark foreground
        hills("#2F4A2C", 0, 586, 110, 592, 260, 622, 470, 624, 600, 594, 690, 584),
        bumps("#1F3524", 0, 690, 634, 70, seed=3),
    )


def alexandria() -> str:
    lit, mid, shade, dark = "#FBEBC8", "#E6C795", "#B98F68", "#5C4640"
    return _scene(
        sky("alexandria", "#3F9FB0", "#A9DCD2", "#FBF3D6", height=460),
        # ghost of the lighthouse
        fill("#FFFFFF", "M222 420L234 246H314L326 420zM228 246V236H320V246zM248 236L254 172H294L300 236zM250 172V164H298V172zM262 164V134H286V164zM258 134Q274 104 290 134zM271 118h6v-24h-6z", 0.5),
        fill("#3F9FB0", "M276 420V246H314L326 420zM276 236V172H294L300 236z", 0.14) + fill("#3F9FB0", "M266 270h10v22h-10zM264 320h10v22h-10zM262 370h10v22h-10zM269 190h8v20h-8z", 0.3),
        fill("#FFF6CE", "M286 148L690 60V240z", 0.3),
        cloud("#FFFFFF", 560, 210, 150, 0.9),
        birds("#FFFFFF", (356, 180, 18), (400, 206, 13), (330, 214, 12)),
        # sea behind
        rect("#2C8C9C", 0, 412, 690, 240) + rect("#5FB3B4", 0, 412, 690, 16),
        boat("#8A4A3C", "#FFF7E4", 84, 424, 60),
        # outer wall behind
        rect(mid, 214, 396, 476, 60) + crenels(mid, 214, 396, 476, 11, 26),
        # keep
        box(lit, mid, 392, 236, 224, 190, 0.36) + crenels(lit, 392, 236, 144, 14, 8) + crenels(mid, 540, 236, 76, 14, 4),
        rect(shade, 392, 250, 224, 5) + rect(lit, 392, 318, 224, 6) + rect(shade, 392, 324, 224, 4),
        windows(dark, 436, 268, 12, 26, 3, 34, arched=True) + windows(dark, 552, 268, 12, 26, 1, 30, arched=True) + windows(dark, 436, 340, 12, 26, 1, 34, arched=True) + windows(dark, 552, 340, 12, 26, 1, 1, arched=True),
        rect(mid, 472, 336, 62, 90) + arch(shade, 480, 426, 46, 76, True) + arch(dark, 488, 426, 30, 56),
        "".join(box(a, b, x, 214, 50, 212, 0.45) + rect(a, x - 5, 222, 60, 10) + rect(b, x + 27, 222, 28, 10) + crenels(a, x - 5, 222, 60, 15, 5) + windows(dark, x + 17, 258, 8, 20, 1, 1, 2, 76, arched=True) for x, a, b in ((366, lit, mid), (590, mid, shade))),
        box(lit, mid, 466, 186, 66, 52, 0.4) + crenels(lit, 466, 186, 66, 12, 5) + windows(dark, 482, 204, 9, 18, 2, 26, arched=True),
        flag("#D6402F", dark, 500, 180, 50, 34),
        # rocks and outer wall with gate towers
        fill("#9C7A62", "M170 530L210 480 690 470V560H190z"),
        rect(lit, 232, 430, 458, 84) + rect(shade, 232, 506, 458, 10) + crenels(lit, 232, 430, 458, 15, 22) + windows(dark, 290, 452, 9, 26, 10, 40) + rect(mid, 232, 486, 458, 5),
        "".join(box(a, b, x, 414, w, 110, 0.45) + crenels(a, x - 3, 414, w + 6, 16, 5) + windows(dark, x + w * 0.36, 444, 9, 24, 1, 1) + rect(b, x, 424, w, 5) for x, w, a, b in ((208, 64, lit, mid), (436, 56, lit, mid), (640, 60, lit, mid))),
        # surf on the rocks
        fill("#7D5F52", "M150 540L196 506 236 524 300 508 360 528 430 510 500 528 570 512 640 530 690 516V570H160z") + fill("#B08B70", "M150 540L196 506 210 530 190 556zM300 508L330 532 320 552 280 546zM430 510L456 534 440 556 404 544zM570 512L594 534 580 556 546 546z"),
        fill("#FFFFFF", "M110 566Q140 544 168 556Q190 530 222 552Q262 534 300 556Q340 538 376 558Q420 538 458 556Q500 540 536 558Q580 540 616 556Q650 542 690 552V578H110z"),
        rect("#1F7488", 0, 568, 690, 80) + fill("#3F9FA8", "M0 572Q60 556 120 572T240 572 360 572 480 572 600 572 720 572V584H0z"),
        waves("#BFE8E0", 0, 690, 590, 616, 2, 4),
        fill("#124E63", "M0 606Q46 592 92 606T184 606 276 606 368 606 460 606 552 606 644 606 736 606V640H0z") + fill("#0B3A50", "M0 628Q60 612 120 628T240 628 360 628 480 628 600 628 720 628V640H0z"),
    )


def cairo_citadel() -> str:
    lit, mid, shade, dark = "#F7E3C4", "#D9B695", "#A07A78", "#4A3A55"
    grey, slate = "#B9C3CE", "#77859E"
    return _scene(
        sky("cairo-citadel", "#28506F", "#8E9AA6", "#F3B98F", "#FBD9A8", height=520),
        # crescent
        fill("#FFF4D0", "M366 112A30 30 0 1 0 398 152A25 25 0 1 1 366 112z"),
        line("#FFF4D0", 4, "M250 210h1M640 170h1M232 80h1M340 60h1M520 180h1", 0.8, cap="round"),
        # haze and hills
        hills("#E2A98C", 0, 424, 180, 396, 420, 410, 690, 380),
        hills("#C98D80", 0, 452, 200, 440, 450, 400, 690, 430),
        # minarets behind the dome's shoulders
        _minaret(lit, mid, grey, 296, 420, 20, 306) + _minaret(mid, shade, slate, 584, 420, 20, 306),
        # great dome and its cascade
        box(lit, mid, 372, 234, 136, 40, 0.4) + windows(dark, 380, 244, 8, 20, 9, 14.5, arched=True) + rect(lit, 366, 230, 148, 7),
        dome(grey, slate, 440, 230, 132, 82, "#FFF4D0") + line(slate, 3, "M412 228Q410 184 432 152"),
        "".join(box(lit, mid, x - 17, 262, 34, 40, 0.42) + rect(lit, x - 20, 258, 40, 6) + rect(dark, x - 9, 272, 7, 18) + dome(grey, slate, x, 258, 36, 28, "#FFF4D0") for x in (350, 530)),
        fill(grey, "M374 312Q376 262 440 258Q504 262 506 312z") + fill(slate, "M440 258Q504 262 506 312H462Q470 276 440 258z"),
        fill(grey, "M318 344Q322 300 362 296Q398 300 402 344z") + fill(slate, "M478 344Q482 300 518 296Q560 300 562 344z") + fill(slate, "M362 296Q398 300 402 344H380Q384 308 362 296z"),
        # prayer hall
        box(lit, mid, 376, 310, 128, 30, 0.4) + windows(dark, 386, 316, 8, 18, 8, 15, arched=True),
        box(lit, mid, 310, 342, 260, 84, 0.4) + rect(lit, 304, 336, 272, 8) + rect(mid, 466, 336, 110, 8),
        windows(shade, 322, 354, 12, 24, 10, 24.5, arched=True) + arcade(shade, 320, 426, 16, 34, 10, 24.5),
        # courtyard at the left
        box(lit, mid, 234, 376, 78, 50, 0) + rect(lit, 230, 370, 84, 7) + arcade(shade, 242, 424, 12, 32, 4, 18) + fill(grey, "M236 370q8-14 16 0zM256 370q8-14 16 0zM276 370q8-14 16 0zM296 370q8-14 16 0z"),
        # rock and fortress walls
        fill("#B07C6C", "M60 560L200 424H690V560z") + fill("#8E5F60", "M330 440L690 430V560H420z"),
        rect("#D69E78", 160, 440, 530, 90) + rect("#E8B78C", 160, 436, 530, 8) + crenels("#E8B78C", 160, 436, 530, 13, 27) + rect("#B07C6C", 160, 484, 530, 5) + windows(dark, 208, 458, 6, 18, 11, 44),
        "".join(box("#F0C296", "#B5796A", x, 424, w, 124, 0.45) + crenels("#F0C296", x - 3, 424, w + 6, 14, 4) for x, w in ((142, 56), (330, 48), (500, 60), (648, 50))),
        # the hazy city
        skyline("#85607A", 548, (6, 26, 14, 40, 20, 8, 36, 22, 12, 34, 16, 28, 10, 38, 20)),
        rect("#85607A", 84, 440, 12, 110) + rect("#85607A", 78, 480, 24, 7) + fill("#85607A", "M84 442Q80 426 90 416Q100 426 96 442zM210 534q4-40 34-46q30 6 34 46zM560 540q4-30 26-36q22 6 26 36z"),
        line("#FFD88A", 6, "M40 566h6M118 556h6M150 572h6M226 566h6M300 560h6M352 574h6M440 562h6M470 576h6M540 560h6M620 572h6M664 556h6"),
        skyline("#4F3A5C", 592, (20, 4, 30, 12, 24, 6, 34, 8, 22, 14, 4, 26, 10, 30, 16)),
        rect("#4F3A5C", 414, 498, 11, 100) + rect("#4F3A5C", 408, 532, 23, 7) + fill("#4F3A5C", "M413 500Q410 486 419 476Q429 486 426 500zM452 590q4-34 30-38q26 4 30 38z"),
        line("#FFD88A", 6, "M20 592h6M104 586h6M180 596h6M250 604h6M330 588h6M392 600h6M528 596h6M590 590h6M650 598h6") + rect("#33264A", 0, 616, 690, 24),
    )


def philae() -> str:
    lit, mid, shade, dark = "#FBE2A9", "#E0B676", "#B27E52", "#5B3B3A"
    cols = [446, 482, 518, 554, 590, 626]
    shafts = "".join(f"M{x} 458V344h16v114z" for x in cols)
    sides = "".join(f"M{x + 10} 458V344h6v114z" for x in cols)
    caps = "".join(f"M{x - 6} 326h28l-7 20h-14z" for x in cols)
    return _scene(
        sky("philae", "#3A9AD6", "#A6DBEA", "#FFF4D8", height=460),
        cloud("#FFFFFF", 220, 176, 130, 0.9) + cloud("#FFFFFF", 540, 200, 160, 0.85),
        # desert hills
        hills("#EBC694", 0, 400, 130, 352, 320, 392, 520, 340, 690, 376),
        hills("#D6A26E", 0, 424, 160, 408, 420, 420, 690, 396),
        # palms behind
        "".join(_date_palm("#7A5240", "#3D6E4A", "#6E9C4F", x, 460, h, k) for x, h, k in ((176, 150, -0.1), (668, 200, 0.03))),
        # pylon
        '<g transform="translate(24)">',
        _pylon(lit, mid, dark, 186, 470, 222, 258),
        line(mid, 6, "M212 440V330M226 444V320M338 444V320M352 440V330") + line(shade, 5, "M240 300h20M240 316h14M326 300h24M330 316h16"),
        line(dark, 7, "M206 240v30M242 240v30M328 240v30M366 240v30") + "</g>",
        # kiosk of Trajan
        rect(shade, 450, 346, 190, 112) + rect("#A6DBEA", 462, 346, 166, 60) + rect("#EBC694", 462, 382, 166, 26) + rect(mid, 462, 344, 6, 64) + rect(mid, 500, 344, 8, 64) + rect(mid, 572, 344, 8, 64),
        fill(lit, shafts) + fill(mid, sides) + fill(lit, caps) + line(mid, 4, "M440 340H646") + rect(mid, 442, 418, 204, 40) + rect(lit, 442, 412, 204, 7) + rect(shade, 586, 420, 60, 38) + rect(dark, 524, 400, 36, 58) + rect(lit, 518, 394, 8, 64) + rect(mid, 558, 394, 8, 64),
        "".join(rect(lit, x + 1, 310, 14, 16) for x in cols),
        fill(lit, "M436 312H652V296H436zM432 296Q440 286 428 276H660Q648 286 656 296z") + fill(shade, "M590 312H652V302H590zM436 302H590V306H436z"),
        rect(mid, 432, 456, 226, 16) + rect(shade, 590, 456, 68, 16) + rect(lit, 428, 452, 232, 6),
        # quay and boulders
        rect(mid, 168, 468, 522, 40) + rect(lit, 160, 464, 530, 8) + line(shade, 3, "M168 488H690M220 472v16M300 488v20M380 472v16M470 488v20M560 472v16M630 488v20"),
        fill("#8B6A68", "M120 534Q128 496 170 492Q214 494 226 526Q250 500 290 504Q326 510 330 534zM400 536Q412 506 450 508Q484 512 490 534Q520 498 566 502Q600 508 612 530Q640 506 690 508V540H400z"),
        fill("#B89184", "M120 534Q128 496 170 492Q186 494 180 506Q150 512 146 536zM234 530Q250 500 290 504Q298 510 284 516Q262 518 258 534zM400 536Q412 506 450 508Q456 514 446 518Q426 522 424 536zM496 532Q520 498 566 502Q574 508 560 514Q528 516 522 534z"),
        # Nile
        rect("#1F6FB2", 0, 526, 690, 120) + rect("#4E9FCF", 0, 522, 690, 14) + fill(lit, "M200 540H404L396 548H210zM220 556H380L372 563H232zM440 540H640L632 548H448z", 0.45),
        waves("#A9DCEE", 0, 690, 548, 610, 4, 9),
        # felucca
        fill("#FFFDF4", "M96 556L88 366Q150 440 172 548z") + fill("#D9DDE4", "M88 366Q150 440 172 548L150 550Q138 450 88 366z") + line("#5B3B3A", 5, "M100 572L86 356"),
        fill("#FFFDF4", "M36 562h138l-24 24H62z") + fill("#B5573F", "M42 572h120l-12 14H62z"),
        # dark foreground
        fill("#123F6B", "M0 600Q120 588 260 602T520 604T690 596V640H0z"),
        "".join(line("#0C2B45", 5, f"M{x} 640Q{x + 4} {y + 30} {x + k} {y}", cap="round") + ellipse("#0C2B45", x + k, y - 8, 5, 14) for x, y, k in ((14, 560, -4), (34, 580, 6), (60, 600, 12), (646, 582, -8), (668, 562, 2), (684, 590, 6))),
    )


def valley_of_the_kings() -> str:
    lit, mid, shade, dark = "#F3C684", "#DB9C5C", "#A9683F", "#4F2B2E"
    gold, amber, brown, blue = "#FFCF56", "#DE9A2C", "#9C5E24", "#1F4E8C"
    wings = "".join(f"M402 {y}L{370 - (y - 440) * 0.3:.0f} {y + 14}M538 {y}L{570 + (y - 440) * 0.3:.0f} {y + 14}" for y in range(432, 552, 20))
    return _scene(
        sky("valley-of-the-kings", "#3E9FB3", "#B4DCCB", "#FCEFCB", height=420),
        sun("#FFF8E0", 570, 200, 42, halo=18),
        # peak
        poly("#E9B277", 120, 420, 270, 232, 336, 150, 352, 158, 470, 290, 600, 420),
        poly("#B9784F", 336, 150, 352, 158, 470, 290, 600, 420, 400, 420, 350, 300, 366, 230),
        fill("#D1935F", "M336 150L300 230 318 300 280 420H200L250 320 262 262z"),
        # cliffs
        fill(lit, "M0 330L60 312 96 330 150 300 220 318 270 352 300 346 330 380V560H0z"),
        fill(mid, "M60 312L96 330 84 420 100 540H40L52 420zM220 318L270 352 262 450 280 560H230L214 440z"),
        fill(shade, "M96 330L150 300 134 380 146 450 120 480 108 420zM270 352L300 346 330 380V560H300L284 460z"),
        fill(lit, "M690 270L640 262 600 290 556 300 500 342 440 356 330 390V560H690z") + fill(shade, "M640 262L690 270V560H620L640 440 620 360zM556 300L600 290 588 372 604 452 580 520 552 430 566 360zM440 356L500 342 484 420 490 520 452 520 444 430z"),
        line(shade, 4, "M0 400L90 404M110 420L210 412M340 430L430 420M490 440L550 436", 0.5),
        # scree, paths and tomb doors
        hills("#E0A566", 0, 486, 140, 468, 300, 486, 480, 470, 690, 486) + fill("#F6D69B", "M110 640Q190 560 170 516Q160 496 176 478H196Q190 500 206 520Q240 570 220 640z"),
        "".join(rect(lit, x - 8, y - 8, w + 16, h + 8) + rect(shade, x + w, y, 8, h) + rect(dark, x, y, w, h) + rect(lit, x - 12, y - 12, w + 24, 6) for x, y, w, h in ((164, 424, 38, 54), (64, 440, 26, 38), (268, 440, 26, 38))),
        # golden mask: the striped cloth
        fill(gold, "M470 318C396 318 378 372 364 440L330 552Q344 566 372 568L378 640H562L568 568Q596 566 610 552L576 440C562 372 544 318 470 318z"),
        line(blue, 10, wings),
        line(blue, 10, "M376 582H432M377 604H430M378 626H428M564 582H508M563 604H510M562 626H512M470 320V392M440 324Q420 352 414 400M500 324Q520 352 526 400M410 340Q392 366 386 420M530 340Q548 366 554 420"),
        fill(brown, "M500 322C550 336 564 380 576 440L610 552Q596 566 568 568L562 640H512L540 470Q540 380 500 322z", 0.36),
        fill(amber, "M400 452Q388 446 390 466Q394 492 406 494zM540 452Q552 446 550 466Q546 492 534 494z"),
        # collar
        fill(blue, "M428 556H512L516 640H424z") + line(gold, 7, "M424 588Q470 612 516 588M424 612Q470 636 516 612M424 636Q470 658 516 636"),
        # face
        fill(gold, "M404 440Q404 398 470 392Q536 398 536 440Q538 520 512 548Q490 566 470 566Q450 566 428 548Q402 520 404 440z"),
        fill(amber, "M470 392Q536 398 536 440Q538 520 512 548Q490 566 470 566Q506 540 508 480Q510 430 470 392z"),
        rect(blue, 402, 410, 136, 9) + rect(amber, 402, 402, 136, 8),
        fill(blue, "M416 452Q434 438 458 450L456 455Q436 446 418 458zM524 452Q506 438 482 450L484 455Q504 446 522 458z"),
        fill("#FFFDF0", "M420 470Q438 458 456 472Q438 480 420 470zM520 470Q502 458 484 472Q502 480 520 470z") + circle(dark, 438, 470, 6.5) + circle(dark, 502, 470, 6.5) + line(blue, 4, "M456 472Q438 458 420 470L404 468M484 472Q502 458 520 470L536 468"),
        fill(amber, "M470 458L482 510H460z") + fill(brown, "M470 458L484 508Q478 516 470 514z") + fill(brown, "M446 530Q460 522 470 527Q480 522 494 530Q470 546 446 530z"),
        # brow: vulture and cobra
        fill("#FFE9A6", "M448 410Q440 380 450 368Q464 364 466 382L464 410zM476 410Q476 352 490 344Q506 352 498 380L500 410z") + fill(brown, "M488 408Q486 362 493 348Q506 356 498 380L500 408zM456 410Q452 386 460 372Q466 374 466 382L464 410z"),
        # beard
        fill(blue, "M454 562H486L482 640H458z") + fill(amber, "M474 562H486L482 640H476z") + line(gold, 4, "M456 580L484 592M458 602L484 614M458 624L482 634"),
        hills(dark, 0, 614, 160, 600, 340, 626, 690, 634),
    )


def karnak() -> str:
    lit, mid, shade, dark = "#F8CF86", "#C98B5B", "#7D4B5A", "#2A1D47"
    night = "#141B55"
    return _scene(
        sky("karnak", "#0B1548", "#1F3F95", "#6478C6", height=520),
        line("#FFE9B0", 5, "M24 320h.1M240 60h.1M300 120h.1M262 186h.1M350 60h.1M400 140h.1M486 150h.1M560 180h.1M600 140h.1M640 190h.1M664 150h.1M30 120h.1M224 240h.1M676 40h.1M30 400h.1M520 30h.1", cap="round"),
        fill("#FFE9B0", "".join(f"M{x} {y - 10}l3 7 7 3-7 3-3 7-3-7-7-3 7-3z" for x, y in ((330, 160), (560, 150), (236, 130), (650, 236), (100, 350)))),
        # hall behind
        rect("#2B2C72", 196, 330, 494, 190) + rect("#23235F", 330, 290, 226, 230),
        # obelisk
        poly(lit, 424, 506, 430, 160, 440, 136, 440, 506) + poly(mid, 440, 506, 440, 136, 450, 160, 456, 506) + line(shade, 4, "M434 190v20M434 222v14M433 250v26M433 290v16M433 320v24M432 358v18M432 390v26M446 190v20M446 222v14M447 250v26M447 290v16M447 320v24", 0.7),
        poly("#FFF2C4", 430, 160, 440, 136, 440, 160) + rect(mid, 416, 498, 48, 10),
        # low columns
        "".join(_papyrus(a, b, shade, x, 292, 506, 40, 24) for x, a, b in ((232, lit, mid), (294, lit, mid), (588, mid, shade), (650, mid, shade))),
        rect(mid, 200, 268, 128, 24) + rect(lit, 200, 262, 128, 8) + rect(shade, 556, 268, 134, 24) + rect(mid, 556, 262, 134, 8) + windows(shade, 210, 274, 6, 12, 10, 11.5) + windows(dark, 562, 274, 6, 12, 11, 11.5),
        # tall columns
        "".join(_papyrus(lit, mid, shade, x, 204, 512, 58, 46) for x in (362, 518)),
        rect(lit, 330, 188, 64, 16) + rect(mid, 370, 188, 24, 16) + rect(lit, 486, 188, 64, 16) + rect(mid, 526, 188, 24, 16),
        rect(mid, 314, 160, 98, 28) + rect(lit, 310, 154, 106, 8) + rect(mid, 470, 160, 98, 28) + rect(lit, 466, 154, 106, 8) + windows(shade, 322, 167, 6, 14, 7, 12) + windows(shade, 478, 167, 6, 14, 7, 12),
        # avenue
        rect("#5B3C66", 0, 506, 690, 134) + fill("#7D5272", "M0 520L690 512V530L0 556z") + fill("#C98B6B", "M404 508H476L620 640H260z") + fill("#E5B07C", "M404 508H432L400 640H260z"),
        _ram(lit, mid, shade, 236, 556, 80) + _ram(mid, shade, dark, 590, 546, 62, left=True),
        _ram(mid, shade, dark, 716, 604, 104, left=True) + _ram(lit, mid, shade, 14, 622, 152),
        # dark foreground
        fill(night, "M0 612Q160 622 300 628T690 606V640H0z"),
    )


def abu_simbel() -> str:
    lit, mid, shade, dark = "#F2B27A", "#CE7F56", "#94503F", "#472529"
    pieces = [_colossus(lit, mid, shade, dark, x, 556, 312, broken) for x, broken in ((276, False), (366, True), (514, False), (604, False))]
    baboons = "".join(f"M{x} 190q1-16 7-16q6 0 7 16z" for x in range(250, 632, 20))
    return _scene(
        sky("abu-simbel", "#E9B24F", "#F9DE96", "#FFF4D2", height=400),
        sun("#FFFBEA", 318, 118, 52, halo=22),
        # cliff
        fill("#C9714E", "M0 250L40 226 120 206 190 170 270 150 360 140 470 132 560 142 630 130 690 148V600H0z"),
        fill("#E0926A", "M0 250L40 226 120 206 190 170 270 150 360 140 470 132 560 142 500 156 380 160 280 176 206 200 150 230 90 250 40 290 0 300z"),
        fill("#A85842", "M40 290L90 250 100 330 84 420 110 560H40L60 420zM150 230L206 200 196 300 204 420 190 560H150L170 400zM630 130L690 148V560H676L668 360z"),
        # the hewn front
        poly(dark, 206, 560, 232, 190, 648, 190, 674, 560) + poly("#B5694B", 214, 560, 238, 194, 644, 194, 668, 560) + poly("#94503F", 560, 194, 644, 194, 668, 560, 576, 560),
        fill(lit, baboons) + rect(lit, 226, 190, 428, 9) + rect(mid, 570, 190, 84, 9) + fill(mid, "M232 199H648V214H232z") + windows(shade, 240, 201, 6, 11, 34, 12) + rect(lit, 232, 214, 416, 6),
        line(shade, 5, "M236 230H644", dash="9 6 3 6"),
        # doorway and the falcon god above
        rect(mid, 410, 398, 60, 162) + rect(lit, 404, 390, 72, 12) + rect(shade, 452, 402, 18, 158) + rect(dark, 424, 424, 34, 136) + line(shade, 4, "M416 416v130M464 416v130", dash="6 6"),
        rect(dark, 412, 276, 56, 106) + circle(lit, 440, 296, 13) + fill(mid, "M440 283a13 13 0 0 1 0 26z") + fill(lit, "M430 314Q432 306 442 308L448 314 444 320 452 326V348H448L446 378H434L432 348H428V326z") + fill(mid, "M440 308L448 314 444 320 452 326V348H448L446 378H440z"),
        *pieces,
        # fallen head and shoulders
        fill(lit, "M330 566L338 536 362 528 378 540 384 566z") + fill(mid, "M362 528L378 540 384 566H364z") + fill(lit, "M386 566V548L400 540 414 552V566z") + fill(mid, "M400 540L414 552V566H402z"),
        # terrace and sand
        rect(lit, 196, 556, 492, 10) + rect(mid, 196, 566, 492, 18) + windows(shade, 206, 570, 8, 11, 30, 16) + rect("#B5694B", 406, 562, 68, 24),
        hills("#E5A868", 0, 560, 120, 566, 220, 588, 460, 582, 690, 586) + fill("#C98550", "M0 600Q160 580 320 600T690 592V640H0z"),
        person("#FDF3DC", "#6B3A30", 436, 604, 30) + person("#2F5D7C", "#6B3A30", 456, 606, 28) + person("#FDF3DC", "#6B3A30", 250, 602, 28),
        # dark foreground
        fill("#5A2E2C", "M0 606Q130 594 270 614T520 620T690 606V640H0z"),
    )


def giza() -> str:
    stone, face, back = "#E8B46E", "#F6D49A", "#8A4F5C"
    return _scene(
        sky("giza", "#3A2A72", "#8D579F", "#F19A8C", "#FFD9A0", height=470),
        sun("#FFF0C4", 262, 336, 54, halo=24),
        line("#FFF0C4", 4, "M232 60h.1M300 120h.1M380 70h.1M640 160h.1M560 146h.1M30 60h.1M250 190h.1", 0.8, cap="round"),
        hills("#C98592", 0, 440, 200, 424, 400, 436, 690, 420),
        # Khufu
        poly("#DDA465", 400, 470, 570, 222, 612, 470) + poly("#8F5560", 570, 222, 750, 470, 612, 470),
        line("#C78B56", 3, "M546 262h18M524 300h44M498 340h60M470 380h84M530 420h60M446 430h60", 0.8) + line("#7B4655", 3, "M580 264h14M590 310h30M600 352h52M608 396h64", 0.8),
        # Khafre with the rest of its casing
        poly(stone, 146, 480, 372, 146, 426, 480) + poly("#9B5C5C", 372, 146, 614, 480, 426, 480),
        line("#CF955A", 3, "M330 216h34M310 250h54M296 284h52M262 318h90M250 352h60M330 360h60M222 392h100M204 424h80M310 430h90M180 452h90", 0.8) + line("#82494F", 3, "M400 240h26M410 290h50M414 334h80M420 380h70M424 424h130M428 456h100", 0.8),
        fill(face, "M372 146L326 214 338 210 346 218 358 208 368 220 383 214z") + fill("#C48A80", "M372 146L383 214 392 220 404 208 414 218 420 212z"),
        # Menkaure with a queen's pyramid
        poly("#F2C684", 20, 484, 148, 310, 180, 484) + poly("#A8675E", 148, 310, 282, 484, 180, 484) + line("#D9A466", 3, "M126 346h22M104 380h50M86 414h40M70 446h90", 0.8),
        poly("#F2C684", 250, 486, 306, 414, 320, 486) + poly("#A8675E", 306, 414, 360, 486, 320, 486),
        # desert
        hills("#D9965F", 0, 484, 200, 470, 420, 480, 690, 462) + fill("#EBB273", "M0 500Q180 474 360 490T690 480V500Q420 506 280 520T0 530z"),
        # sphinx
        fill("#B06A4C", "M350 606Q420 584 690 580V616H350z"),
        '<g transform="translate(372 604)scale(.92)">',
        fill("#D09460", "M96 0V-70Q130-100 190-92Q250-92 284-84Q330-78 338-40L340 0z"),
        fill("#F2C684", "M98-72Q130-100 190-92Q250-92 284-84Q326-78 336-46Q310-68 270-68Q200-74 150-66Q120-60 108-34H104L104-14H0V-20Q2-34 20-34H96z"),
        fill(back, "M0-14H104V-34Q116-52 136-54Q140-24 226-18V0H0z"),
        fill("#F2C684", "M250-14Q246-54 290-58Q322-56 332-30Q306-46 282-36Q266-28 264-14zM222 0Q224-18 242-18H306V-10Q260-12 256 0z") + fill(back, "M256 0Q260-12 306-10V0z"),
        '<g transform="translate(-374 -610)">',
        fill("#F2C684", "M446 430Q450 394 494 390Q536 390 542 428L562 506Q562 528 530 528L474 530 470 490 454 486Q446 482 450 474L443 470 449 460 440 455Q438 450 446 442z"),
        fill(back, "M494 390Q536 390 542 428L562 506Q562 528 530 528L506 529Q516 500 506 474Q522 440 500 418Q490 402 494 390z"),
        line("#C98A58", 4, "M460 410Q486 400 512 418M502 440Q494 474 504 494M484 500Q492 514 488 528") + line("#6B3A50", 4, "M515 424L541 420M517 446L548 446M515 468L554 470M513 490L559 494M512 512L560 514") + fill("#6B3A50", "M452 444l16-2v5l-14 2zM450 472h12v3h-10z"),
        "</g></g>",
        # caravan on the dark dune
        "".join(camel("#43234F", "#2E1640", x, y, h, "#B5485A") for x, y, h in ((36, 584, 62), (136, 590, 66), (244, 596, 70))),
        "".join(fill("#2E1640", f"M{x} {y}q6-30 12-30q8 0 12 30z") + circle("#2E1640", x + 12, y - 34, 7) for x, y in ((60, 552), (162, 556))),
        person("#FBE6C4", "#2E1640", 346, 606, 40),
        hills("#43234F", 0, 582, 140, 588, 300, 598, 480, 612, 690, 594),
        hills("#2A1440", 0, 622, 200, 606, 420, 628, 690, 616),
    )


SCENES = {
    "saint-catherine": saint_catherine,
    "siwa": siwa,
    "alexandria": alexandria,
    "cairo-citadel": cairo_citadel,
    "philae": philae,
    "valley-of-the-kings": valley_of_the_kings,
    "karnak": karnak,
    "abu-simbel": abu_simbel,
    "giza": giza,
}

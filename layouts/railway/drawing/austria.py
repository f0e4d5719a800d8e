"""Postcards of Austria."""

from __future__ import annotations

from kit import *
from times import *
from trains import carriage, electric, train

SNOW = "#F6F8FA"
RED, DARK_RED = "#CF3A2E", "#9C2A26"


def _skier(p: Palette, x: float, y: float, size: float, coat: str, trousers: str, way: int = 1) -> str:
    """A skier going down to the right (way 1) or to the left (-1); drawn 60 units high."""
    s = size / 60
    return group(
        f"translate({n(x)} {n(y)})scale({s * way:.2f} {s:.2f})",
        line("#2B2E38", 4, "M-30 -8L34 10q6 1 9 -4M-24 -14L38 2", cap="round"),
        line(trousers, 9, "M-4 -28L8 -18 0 -2", cap="round") + line(trousers, 9, "M-6 -28L4 -16-6 -6", cap="round"),
        line(coat, 15, "M-6 -30L6 -44", cap="round") + line(coat, 6, "M4 -44L18 -34 24 -36", cap="round"),
        line("#2B2E38", 3, "M24 -38L6 -8M22 -40L32 -4", cap="round"),
        circle("#EBC4A0", 12, -54, 7) + fill(coat, "M4 -55Q6 -64 14 -63Q20 -60 19 -54z"),
    )


def _gondola(p: Palette, x: float, y: float, size: float, body: str, low: str) -> str:
    """A cabin hanging from the rope at x, y; `size` is its width."""
    w = size
    return (
        line("#3E434C", 3, f"M{points(x, y)}v{n(w * 0.34)}")
        + rect("#3E434C", x - w * 0.2, y - 3, w * 0.4, 6)
        + spot(
            p,
            fill(body, f"M{points(x - w * 0.5, y + w * 0.34)}q0 -5 6 -5h{n(w - 12)}q6 0 6 5l{points(w * 0.05, w * 0.4)}q0 {n(w * 0.2)} -8 {n(w * 0.2)}h{n(-w * 1.1 + 16)}q-8 0 -8 {n(-w * 0.2)}z"),
            fill(low, f"M{points(x - w * 0.54, y + w * 0.68)}h{n(w * 1.08)}q1 {n(w * 0.26)} -7 {n(w * 0.26)}h{n(-w * 1.08 + 14)}q-8 0 -7 {n(-w * 0.26)}z"),
            windows(p.glow, x - w * 0.42, y + w * 0.4, w * 0.22, w * 0.22, 3, w * 0.31),
        )
    )


def _chalet(p: Palette, x: float, y: float, width: float, snow: str = SNOW) -> str:
    """A wooden house, gable to the viewer, standing on y; its stone floor begins at x."""
    w, h = width, width * 0.3
    top = y - 2 * h
    return (
        rect("#E9E2D4", x, y - h, w, h)
        + rect("#BDB2A2", x + w * 0.72, y - h, w * 0.28, h)
        + fill("#8A5632", f"M{points(x - 2, y - h)}V{n(top)}L{points(x + w / 2, top - w * 0.24)}L{points(x + w + 2, top)}V{n(y - h)}z")
        + fill("#6A3F25", f"M{points(x + w * 0.72, y - h)}V{n(top - w * 0.13)}L{points(x + w + 2, top)}V{n(y - h)}z")
        + rect("#5A3521", x - 8, y - h - 7, w + 16, 7)
        + line("#B98350", 3, f"M{points(x - 6, y - h - 13)}h{n(w + 12)}")
        + windows(p.glow, x + w * 0.12, top + h * 0.22, w * 0.13, h * 0.36, 4, w * 0.21)
        + windows(p.glow, x + w * 0.36, top - w * 0.09, w * 0.1, w * 0.09, 2, w * 0.18)
        + windows(p.glow, x + w * 0.1, y - h * 0.76, w * 0.13, h * 0.42, 2, w * 0.22)
        + rect("#5A3521", x + w * 0.52, y - h * 0.82, w * 0.16, h * 0.82)
        + rect("#8C857C", x + w * 0.7, top - w * 0.3, w * 0.1, w * 0.24)
        + poly("#5A3521", x + w / 2, top - w * 0.27, x - w * 0.16, top + w * 0.07, x - w * 0.13, top + w * 0.13, x + w / 2, top - w * 0.2, x + w * 1.13, top + w * 0.13, x + w * 1.16, top + w * 0.07)
        + poly(snow, x + w / 2, top - w * 0.35, x - w * 0.17, top + 0.02 * w, x - w * 0.16, top + w * 0.07, x + w / 2, top - w * 0.26, x + w * 1.16, top + w * 0.07, x + w * 1.17, top + 0.02 * w)
    )


def ski_slope(p: Palette) -> str:
    blue, deep = ("=E2CBDC", "=C3AACB") if p.time == "morning" else ("#CBDCEC", "#A6C0DA")
    rope = "M-10 206L316 84 640 -8"
    return picture(
        p,
        heaven(p, "ski-slope", 176, ((20, 60, 80), (264, 46, 60)), at={"morning": (70, 132), "evening": (76, 140), "day": (176, 54), "night": (196, 54)}),
        # far peaks
        fill(p.far("#8399B2", 0.36), "M-10 190V122L30 96 74 130 120 84 170 136 210 118 270 180z"),
        fill(p.far(SNOW, 0.24), "M120 84L94 114 108 112 118 126 130 110 146 116 142 106zM30 96L8 112 24 116 36 110 52 116z"),
        # the big mountain with rock
        fill(p.far("#7A8DA5", 0.08), "M150 220L300 96 352 60 388 84 440 30 500 74 560 56 640 120V310H150z"),
        fill(SNOW, "M230 160L300 96 352 60 368 74 352 98 376 92 396 110 420 70 440 30 462 52 452 84 486 74 500 74 494 100 530 84 560 56 640 120V310H150z"),
        fill(blue, "M440 30L500 74 494 100 530 84 560 56 640 120V250Q540 190 500 150L470 108 452 84 462 52zM352 60L388 84 396 110 376 92 360 104z"),
        # slopes
        fill("#FFFFFF", "M-10 312V216Q90 196 190 176T420 140Q520 150 640 206V312z"),
        fill(blue, "M-10 240Q120 214 230 214Q170 234 120 262T40 312H-10zM640 206Q560 200 500 214T430 250Q500 262 560 312H640z"),
        forest(p.far("#3E6B58", 0.1), -10, 150, 212, 30, 14, 222, 6) + forest(p.far("#3E6B58", 0.1), 540, 640, 196, 34, 15, 214, 9),
        # tracks
        line(deep, 3, "M404 138Q330 160 330 170T440 188T330 214T420 240T280 282L250 310M412 138Q344 162 342 172T454 190T344 216T432 242T292 284L266 310", 0.9, cap="round"),
        line(deep, 3, "M470 148Q520 170 500 182T400 216T520 262T470 310", 0.8, cap="round", dash="26 5"),
        # cable car
        line("#4A505A", 5, "M306 172L314 84M326 172L318 84M308 150H324M311 120H321") + rect("#4A505A", 300, 80, 32, 6),
        line("#4A505A", 3, rope),
        _gondola(p, 204, 125, 48, RED, DARK_RED),
        _gondola(p, 356, 73, 34, RED, DARK_RED),
        # chalet and firs
        cast(p, 34, 268, 130, 60, "=4A5A8A"),
        snow_fir("#2C5B48", SNOW, 22, 262, 70) + snow_fir("#2C5B48", SNOW, 196, 262, 54),
        spot(p, _chalet(p, 52, 266, 104)) + fill("#FFFFFF", "M20 272Q40 260 70 264H180Q200 262 214 272z"),
        # skiers
        cast(p, 352, 212, 18, 26, "=4A5A8A") + cast(p, 430, 254, 20, 30, "=4A5A8A") + cast(p, 300, 292, 30, 44, "=4A5A8A"),
        spot(p, _skier(p, 386, 166, 22, "#E2A63A", "#2F4A63", 1), _skier(p, 366, 214, 32, "#2E86AB", "#26304A", -1), _skier(p, 452, 256, 42, "#D0442F", "#2F3A4C", 1), _skier(p, 300, 298, 58, "#3B8A4E", "#3A3350", -1)),
        snow_fir(p.near("#24503F"), SNOW, 548, 318, 118) + snow_fir(p.near("#24503F"), SNOW, 604, 322, 150),
        fill(p.lit("#FFFFFF"), "M500 312Q560 296 640 300V312z"),
    )


def _cow(x: float, y: float, size: float, coat: str, patch: str, way: int = 1) -> str:
    """A cow standing on y, grazing to the left (way 1) or to the right; drawn 60 units high."""
    s = size / 60
    return group(
        f"translate({n(x)} {n(y)})scale({s * way:.2f} {s:.2f})",
        line(patch, 6, "M22 -24V0M74 -24V0"),
        fill(coat, "M8 -46Q40 -54 82 -48Q90 -44 88 -26L86 0H79L77 -18Q50 -10 26 -18L18 0H11L12 -22Q4 -24 -2 -14L-12 -4Q-18 -2 -21 -7L-14 -26Q-4 -44 8 -46z"),
        fill(patch, "M30 -50Q46 -52 52 -49Q58 -34 46 -28Q32 -30 30 -50zM66 -49L82 -48Q89 -44 88 -30Q74 -26 66 -49z"),
        line(coat, 4, "M86 -44Q94 -36 91 -16", cap="round"),
        fill(patch, "M-10 -32l-8 -8 2 10zM-3 -38l2 -9 4 8z") + fill("#F1C9B8", "M54 -16q6 -2 12 0l-2 6h-8zM-21 -7l7 -4 6 6q-6 4 -10 2z"),
    )


def onion_church(p: Palette) -> str:
    wall, shade, roof, roof2 = "#FBF4E4", "#CFC4B2", "#A4553C", "#7C3C2E"
    green, green2 = "#4FA183", "#2F7763"
    return picture(
        p,
        heaven(p, "onion-church", 206, ((20, 112, 80), (392, 84, 90)), at={"morning": (160, 124), "evening": (338, 136), "day": (336, 52), "night": (330, 52)}),
        fill(p.far("#7F95B0", 0.42), "M-10 220V150L50 98 100 140 150 106 204 158 250 138 300 220zM340 220L400 134 446 90 500 128 548 108 640 170V220z"),
        fill(p.far("#667E9C", 0.36), "M50 98L100 140 130 220H70L66 150zM446 90L500 128 540 220H470L474 150z"),
        fill(p.far(SNOW, 0.24), "M50 98L20 124 42 122 50 140 64 120 82 125zM446 90L414 122 434 120 444 138 458 118 480 114zM150 106L132 120 148 122 156 130 170 124zM548 108L524 118 544 122 556 130 570 118z"),
        hills(p.far("#5C8C62", 0.26), 0, 196, 130, 176, 270, 206, 420, 186, 540, 170, 620, 184),
        forest(p.far("#3E7052", 0.16), -10, 640, 212, 26, 15, 236, 4),
        hills("#7FB35E", 0, 226, 160, 216, 330, 208, 500, 220, 620, 212),
        # village
        *(_farm(p, x, y, w) for x, y, w in ((52, 236, 76), (446, 234, 84), (546, 230, 64))),
        # nave
        cast(p, 250, 240, 200, 80),
        spot(
            p,
            box(wall, shade, 268, 186, 138, 56, 0.22),
            fill(roof, "M258 190L276 140H388L416 190z") + fill(roof2, "M376 190L366 140H388L416 190z"),
            fill(green, "M366 140v-14h10v14z") + onion(green, green2, 371, 128, 18, 20, "#D9B04A"),
            windows(p.glow, 286, 198, 12, 30, 4, 30, arched=True),
            # tower
            box(wall, shade, 216, 108, 56, 134, 0.36),
            rects(shade, (212, 106, 64, 5), (214, 158, 60, 4)),
            windows(p.glow, 230, 170, 11, 22, 1, 1, arched=True) + windows(p.glow, 228, 116, 9, 20, 2, 18, arched=True),
            circle("#2F3A4C", 244, 148, 11) + circle("#F3E7C9", 244, 148, 9) + line("#2F3A4C", 2, "M244 148V141M244 148h5"),
            fill(green, "M208 108Q222 104 226 92H262Q266 104 280 108z") + fill(green2, "M252 92H262Q266 104 280 108H256z"),
            onion(green, green2, 244, 94, 58, 60, "#D9B04A"),
            circle("#D9B04A", 244, 24, 4) + line("#D9B04A", 3, "M244 22V6M238 12H250"),
            fill("#6B4630", "M238 242v-22a7 7 0 0 1 14 0v22z"),
        ),
        tree("#6B4A34", "#3F7A45", "#5B9A52", 196, 244, 56) + tree("#6B4A34", "#3F7A45", "#5B9A52", 432, 244, 46),
        # meadow
        hills("#6BA552", 0, 250, 150, 240, 330, 244, 480, 238, 620, 246),
        hills("#86BE5F", 0, 274, 160, 254, 360, 258, 520, 252, 620, 262),
        fill("#DCC79A", "M246 244Q262 252 250 262T214 286T190 312H246Q246 292 264 278T276 244z"),
        cast(p, 78, 282, 60, 30) + cast(p, 356, 284, 64, 32) + cast(p, 476, 270, 50, 24),
        spot(p, _cow(72, 286, 44, "#F6EFE2", "#8A5232"), _cow(362, 290, 50, "#8A5232", "#F3E6D2"), _cow(548, 276, 38, "#F6EFE2", "#3A3437", -1)),
        bumps(p.near("#3E7A42"), -10, 640, 306, 22, 330, 3),
        _flowers(p),
    )


def _flowers(p: Palette) -> str:
    d = "".join(f"M{x} {y}h1" for x, y in ((20, 292), (52, 298), (150, 296), (176, 274), (290, 296), (324, 276), (430, 296), (470, 284), (520, 294), (590, 280), (604, 292)))
    e = "".join(f"M{x} {y}h1" for x, y in ((36, 282), (130, 270), (166, 290), (306, 268), (340, 300), (452, 292), (500, 282), (574, 294)))
    return line("#F7F3E6", 5, d, cap="round") + line("#F2C230", 5, e, cap="round")


def _farm(p: Palette, x: float, y: float, width: float) -> str:
    """A farmhouse, long side to the viewer: white below, wood above."""
    w = width
    return (
        box("#F6EEDD", "#CDC2B0", x, y - 24, w, 26, 0.25)
        + rect("#8A5632", x - 1, y - 36, w + 2, 14)
        + fill("#9A6248", f"M{points(x - 7, y - 34)}L{points(x + 10, y - 56)}H{n(x + w - 10)}L{points(x + w + 7, y - 34)}z")
        + windows(p.glow, x + w * 0.12, y - 33, 7, 8, 4, w * 0.22)
        + windows(p.glow, x + w * 0.12, y - 17, 8, 10, 4, w * 0.22)
    )


def mountain_line(p: Palette) -> str:
    stone, dark, edge = "#D9C7A4", "#A8926F", "#F0E2C4"
    deck, mid, x0 = 132, 200, 84
    cars = [carriage(p, 148 + i * 156, "#3E6B4C" if i % 2 else "#D8C39A", "#2C4E38" if i % 2 else "#A98F62", "#6F757D", 152, 6) for i in range(4)]
    return picture(
        p,
        heaven(p, "mountain-line", 190, ((22, 64, 84), (330, 60, 96)), at={"morning": (236, 84), "evening": (226, 92), "day": (236, 42), "night": (236, 38)}),
        # limestone range
        fill(p.far("#95A5B5", 0.36), "M-10 200V110L40 84 96 92 134 62 190 96 250 104 300 84 350 52 404 40 446 74 500 70 560 104 640 96V200z"),
        fill(p.far("#74889E", 0.3), "M134 62L190 96 210 180H150L156 120zM404 40L446 74 470 180H420L424 100zM40 84L96 92 100 150 70 120zM500 70L560 104 580 180H530z"),
        fill(p.far(SNOW, 0.2), "M134 62L110 82 128 84 138 100 150 84 168 84zM404 40L350 52 334 66 360 66 372 84 390 66 404 80 420 62 434 66z"),
        hills(p.far("#5F8F66", 0.2), 0, 150, 110, 168, 250, 214, 400, 200, 540, 150, 620, 138),
        forest(p.far("#3F7552", 0.1), -10, 250, 186, 34, 15, 320, 4) + forest(p.far("#3F7552", 0.1), 380, 640, 180, 34, 15, 320, 11),
        hills("#6BA058", 0, 250, 150, 268, 310, 290, 470, 268, 620, 246),
        # upper storey
        _storey(stone, dark, x0, deck, 452, mid + 4, 9, 13),
        # lower storey
        _storey(stone, dark, x0 + 108, mid, 252, 296, 4, 20),
        rects(edge, (x0 - 30, deck - 5, 520, 7), (x0 + 96, mid - 4, 276, 7)) + rects(dark, (x0 - 30, deck + 2, 520, 3), (x0 + 96, mid + 3, 276, 4)),
        # hillsides that carry its ends
        fill("#5C9350", "M-10 312V128H66Q92 150 104 190T170 262T210 312z") + fill("#47793F", "M66 128Q92 150 104 190T170 262T210 312H150Q120 250 80 214T46 128z"),
        fill("#47793F", "M640 312V130H540Q510 160 496 200T430 268T400 312z") + fill("#5C9350", "M640 312V130H574Q540 190 528 230T480 312z"),
        rect(edge, -10, deck - 5, 84, 5) + rect(edge, 534, deck - 5, 100, 5),
        # overhead line and train
        line("#555B63", 3, "M40 127V66M190 127V66M340 127V66M490 127V66"),
        line("#555B63", 2, "M-10 70H630"),
        beam(p, 142, 106, -90, 0.2),
        train(p, 138, deck - 5, 0.56, electric(p, 0, RED, DARK_RED, "#5B6068", "#F3E4C6"), *cars),
        # firs
        *(fir(p.near("#1F4F3C"), p.near("#2F6B4E"), x, y, h) for x, y, h in ((22, 300, 110), (72, 316, 90), (128, 322, 66), (500, 322, 72), (548, 314, 96), (600, 306, 124))),
        forest(p.near("#1F4F3C"), 140, 490, 310, 28, 15, 330, 7),
    )


def _storey(light: str, dark: str, x: float, y: float, width: float, foot: float, count: int, pier: float) -> str:
    """One storey of a viaduct: piers with a shaded side, round arches open to what is behind."""
    step = (width - pier) / count
    r = (step - pier) / 2
    top = y + 12 + r
    d, side = f"M{points(x, y)}H{n(x + width)}V{n(foot)}", ""
    for i in range(count, 0, -1):
        right = x + i * step
        d += f"H{n(right)}V{n(top)}a{points(r, r)} 0 0 0{n(-2 * r)} 0V{n(foot)}"
        side += f"M{points(right, foot)}V{n(top)}a{points(r, r)} 0 0 0{n(-2 * r)} 0h4a{points(r - 4, r - 3)} 0 0 1{n(2 * r - 9)} 0V{n(foot)}z"
    shade = "".join(f"M{points(x + i * step + pier * 0.6, foot)}V{n(top)}h{n(pier * 0.4)}V{n(foot)}z" for i in range(count))
    return fill(light, d + f"H{n(x)}z") + fill(dark, side) + fill(dark, shade)


def alpine_lake(p: Palette) -> str:
    shore = 168
    light, shade, snow = p.far("#8DA2B8", 0.16), p.far("#647C98", 0.12), p.far(SNOW, 0.06)
    side, side2 = "#4E8058", "#3A6A4E"
    peaks = (
        fill(p.far("#93A7BC", 0.45), f"M160 {shore}L230 110 276 130 336 84 376 124 412 104 480 {shore}z"),
        fill(p.far(SNOW, 0.35), "M336 84L316 106 330 104 338 116 352 106 364 112z"),
        fill(light, f"M-10 {shore}V108L40 78 96 92 130 84 186 34 230 82 256 78 320 {shore}z"),
        fill(shade, f"M186 34L230 82 256 78 320 {shore}H240L230 130 204 96 208 72zM40 78L96 92 110 {shore}H70L66 116z"),
        fill(snow, "M186 34L148 67 170 70 180 92 194 70 206 84 214 66zM40 78L4 98 34 94 46 108 58 90 74 90z"),
        fill(light, f"M350 {shore}L420 96 452 106 506 42 548 88 580 76 640 120V{shore}z"),
        fill(shade, f"M506 42L548 88 580 76 640 120V{shore}H540L546 126 524 96 526 74z"),
        fill(snow, "M506 42L470 84 492 80 500 102 514 80 528 92 532 72z"),
        fill(side, f"M-10 {shore}V130Q60 124 120 142T250 {shore}zM640 {shore}V126Q560 130 500 146T380 {shore}z"),
        forest(side2, -10, 150, shore - 12, 22, 11, shore, 4) + forest(side2, 470, 640, shore - 12, 24, 11, shore, 8),
    )
    village = (
        *(box(w, "#C9BCA6", x, shore - 14, 18, 14, 0.3) + gable("#9A5A44", "#743E31", x, shore - 14, 18, 10, 2) + rect(p.glow, x + 5, shore - 9, 4, 5) for x, w in ((236, "#F6EEDD"), (262, "#F2D9A4"), (316, "#F6EEDD"), (342, "#E9B7A0"))),
        box("#F9F3E6", "#CFC4B2", 288, shore - 30, 14, 30, 0.4) + gable("#5D6B74", "#414D57", 288, shore - 30, 14, 34, 2, 0.5) + box("#F9F3E6", "#CFC4B2", 300, shore - 14, 14, 14),
    )
    sunx = {"morning": 292, "evening": 388}.get(p.time, 300)
    return picture(
        p,
        heaven(p, "alpine-lake", shore, ((24, 40, 70), (396, 66, 66)), at={"morning": (292, 104), "evening": (392, 112), "day": (296, 50), "night": (296, 50)}),
        *peaks,
        *village,
        # the lake and what it mirrors
        rect(p.water("#54C0BC", 0.2), 0, shore, 620, 150),
        group(f"matrix(1 0 0 -.8 0 {n(shore * 1.8)})", group("", *peaks[2:9]).replace("<g ", '<g opacity=".42" ').replace(' transform=""', "")),
        fill(p.water("#2FA6A8", 0.08), "M-10 312V262Q150 246 310 252T640 244V312z", 0.75),
        rect(p.water("#DDF2EC", 0.3), 0, shore, 620, 3, 0.8),
        shimmer(p, sunx, shore, 56, 6, 10),
        line(p.glow, 3, "M240 176h12m12 4h12m10 5h14m-12 10h10m26 -18h12m12 6h12", 0.85, cap="round") if p.lights else "",
        waves(p.water("#E0F4EE", 0.3), 10, 610, 196, 300, 6, 14, 0.6),
        # boats
        boat("#A8432F", p.lit("#FBF7EC"), 180, 222, 62) + fill(p.water("#FFFFFF", 0.2), "M154 224H206L188 246H172z", 0.3),
        boat("#2F5F7A", p.lit("#F4C95A"), 404, 204, 40),
        _steamer(p, 470, 226),
        # jetty with a rowing boat
        fill(p.water("#12595F", 0.02), "M250 312L316 232H352L410 312z", 0.5),
        fill(p.near("#B98A58", 0.15), "M236 312L312 226H346L388 312z") + fill(p.near("#8A5E38", 0.2), "M346 226L388 312H402L352 226z"),
        line(p.near("#8A5E38", 0.2), 3, "M302 238H352M290 252H359M277 268H367M262 286H376M246 304H385"),
        line(p.near("#5F3F26", 0.2), 6, "M312 240V212M349 240V212M278 284V244M376 284V244", cap="round"),
        lamps(p, (312, 206, 4), (349, 206, 4)),
        spot(p, fill("#D9A441", "M418 282Q470 296 530 280Q524 304 500 306H448Q424 304 418 282z") + fill("#F2E0B0", "M418 280Q470 294 530 278L518 292H430z") + line("#7A5232", 4, "M452 284l8 10M486 284l6 9")),
        line(p.near("#5F3F26", 0.2), 3, "M388 276Q404 292 420 284"),
        # reeds and fir
        fir(p.near("#1C4A3A"), p.near("#2A624A"), 24, 322, 150) + fir(p.near("#1C4A3A"), p.near("#2A624A"), 76, 324, 96),
        fill(p.near("#2A5B42"), "M-10 312V290Q60 284 130 312z"),
        line(p.near("#3A6B3C"), 4, "M566 312Q566 280 576 260M582 312Q584 272 576 244M598 312Q598 270 610 250"),
    )


def _steamer(p: Palette, x: float, y: float) -> str:
    """A small white lake steamer looking left, the water line at y; 110 long."""
    return fill(p.water("#FFFFFF", 0.2), f"M{points(x + 8, y)}h96l-18 12h-64z", 0.35) + spot(
        p,
        line(p.lit("#FFFFFF"), 7, f"M{points(x + 58, y - 52)}q10 -8 22 -6t26 -8", 0.7, cap="round"),
        rect("#FFFFFF", x + 22, y - 24, 70, 12) + rect("#FFFFFF", x + 34, y - 34, 40, 11),
        fill("#E2B23E", f"M{points(x + 50, y - 34)}v-16h11v16z") + rect("#26272D", x + 49, y - 52, 13, 5),
        windows(p.glow, x + 28, y - 21, 6, 6, 6, 10) + windows(p.glow, x + 39, y - 31, 6, 5, 3, 12),
        fill("#FBF7EE", f"M{points(x, y - 14)}Q{points(x + 20, y - 11)} {points(x + 112, y - 12)}L{points(x + 104, y)}H{n(x + 10)}z") + rect(RED, x + 6, y - 4, 100, 4),
    )


MOTIFS = {"ski-slope": ski_slope, "onion-church": onion_church, "mountain-line": mountain_line, "alpine-lake": alpine_lake}

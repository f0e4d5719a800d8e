"""Scenes of Peru."""

from __future__ import annotations

import random

from kit import *


def _stamp(colour: str, shape: str, *places: tuple[float, float]) -> str:
    """The same relative path at several places."""
    return fill(colour, "".join(f"M{points(x, y)}{shape}" for x, y in places))


def _net(colour: str, width: float, x: float, y: float, count: int, rows: int, half: float, rise: float) -> str:
    """A net of lozenges: two zigzags a row."""
    d = ""
    for j in range(rows):
        top = y + 2 * rise * j
        d += f"M{points(x, top + rise)}" + f"l{points(half, -rise, half, rise)}" * count + f"M{points(x, top + rise)}" + f"l{points(half, rise, half, -rise)}" * count
    return line(colour, width, d)


def chan_chan() -> str:
    fish = "q16-20 40-8l16-12v32l-16-12q-24 12-40-8z"
    bird = "l-6-8 10-4q4-14 22-14 6-6 2-14 0-14 12-14 8 0 9 8l6 30q-12-4-15-16-4 8 2 16 2 14-10 20v9h10v5h-20v-13h-6v8h6v5h-14v-13q-8-1-8-5z"
    return scene(
        sky("chan-chan", "#8DB9BE", "#C6DAD2", "#F6E7C8", height=420),
        sun("#FFF6DC", 330, 170, 46, halo=20),
        # the Andes in the coast mist, worn walls
        fill("#C7C8B4", "M0 320L110 268 180 300 300 232 380 286 470 226 560 280 690 214V430H0z", 0.8),
        fill("#E6CFA0", "M0 352L40 330 96 336 130 318 190 322 214 300 262 306 290 284 352 290 380 268 452 262 470 278 560 268 610 246 690 250V440H0z"),
        fill("#CFB07C", "M352 290L380 268 452 262 470 278 490 340 400 350zM610 246L690 250V340H640z"),
        # court
        rect("#E9CE97", 0, 430, 690, 210),
        # great wall: cap, bird frieze, lozenges, fish frieze, foot
        fill("#DDA65C", "M232 300Q236 250 250 248L690 236V500H222z"),
        fill("#F3CB86", "M250 248L690 236V256L246 268z"),
        fill("#B67A3D", "M238 318L690 318V326H237zM234 436L690 436V444H233z"),
        _stamp("#8E5A2E", bird, *[(258 + 66 * i, 302) for i in range(7)]),
        rect("#7A4A28", 250, 336, 440, 92),
        _net("#EDBE76", 11, 250, 336, 11, 2, 20, 23),
        fill("#DDA65C", "M232 330H254V436H232z"),
        _stamp("#F8DCA0", fish, *[(264 + 74 * i, 468) for i in range(6)]),
        fill("#A86C35", "M226 492H690V508H222z"),
        # side wall in the shade
        fill("#A86A38", "M0 214L196 268Q222 276 232 300V504L0 596z") + fill("#D79B55", "M0 214L196 268Q222 276 232 300L226 310 190 290 0 240z"),
        fill("#7A4A28", "M20 330L210 352V432L20 460z"),
        line("#BB7E44", 9, "M20 330L68 395 116 341 164 390 210 352M20 395L68 336 116 395 164 347 210 392M20 395L68 453 116 395 164 438 210 392M20 460L68 395 116 446 164 390 210 432"),
        fill("#7E4E2A", "M0 274L232 326V334L0 284zM0 480L232 446V454L0 492z"),
        # its shadow, ramp and people
        fill("#C39A5F", "M0 596L232 504 330 504Q210 560 130 640H0z"),
fill("#D9B577", "M330 534H690V548H318z") + fill("#F3DDA8", "M340 522H690V536H328z"),
        person("#B4452F", "#6B4226", 372, 580, 44) + person("#2F5F66", "#6B4226", 398, 582, 41),
        # near wall, dark, with steps
        fill("#6B3F24", "M0 600H34V584H58V568H94V584H118V600H230V584H254V568H290V584H314V600H430V584H454V568H490V584H514V600H630V584H654V568H690V640H0z"),
        fill("#8E5A2E", "M0 600H34V606H0zM58 568H94V574H58zM118 600H230V606H118zM254 568H290V574H254zM314 600H430V606H314zM454 568H490V574H454zM514 600H630V606H514zM654 568H690V574H654z"),
    )


def huacachina() -> str:
    return scene(
        sky("huacachina", "#1F74B4", "#74B7D6", "#F7E3B8", height=380),
        cloud("#FFFFFF", 215, 196, 110, 0.85),
        # the great dune
        fill("#E2A848", "M380 330Q470 190 598 152Q640 190 690 204V470H380z") + fill("#B9742A", "M598 152Q640 190 690 204V420H560Q540 300 598 152z"),
        fill("#F4C05A", "M0 340Q120 330 210 256T366 176Q400 214 470 262T640 380V640H0z"),
        fill("#C67F2C", "M366 176Q400 214 470 262T640 380V440H470Q330 400 348 300T366 176z"),
        fill("#DE9C3D", "M366 176Q322 240 336 310T440 440H400Q270 400 290 306T366 176z"),
        line("#DDA045", 4, "M40 366Q150 350 210 300T290 236M96 384Q190 366 238 326M520 300Q550 350 610 384M470 290Q500 350 550 384", 0.8, cap="round"),
        fill("#F9D27A", "M0 380Q80 326 190 356T310 430H0z") + fill("#D28E36", "M190 356Q250 376 300 430H170Q230 400 150 352z"),
        rect("#EDBB5A", 0, 430, 690, 210),
        # green belt, houses
        fill("#2F6B3C", "M110 470Q120 430 150 420q10-26 30-6 18-22 36-4 20-16 40-4H520q16-26 36-4 18-20 36 0 22-14 34 8Q650 430 656 470z"),
        box("#FBEFD8", "#D9BFA0", 300, 376, 90, 40) + arcade("#7B5A4A", 309, 416, 12, 22, 5, 16) + rect("#C1502E", 294, 370, 102, 8),
        box("#F5D9B0", "#CFA877", 420, 362, 56, 52) + windows("#7B5A4A", 428, 374, 9, 13, 3, 16, 2, 20) + rect("#C1502E", 416, 356, 64, 8),
        box("#8FC1C4", "#6499A0", 500, 382, 50, 34) + windows("#3B5560", 508, 392, 8, 12, 3, 14),
        box("#FBEFD8", "#D9BFA0", 214, 384, 56, 32) + windows("#7B5A4A", 222, 394, 9, 12, 3, 16),
        # lagoon
        ellipse("#E8CD8C", 380, 456, 272, 54) + ellipse("#1F6F62", 380, 452, 244, 44) + ellipse("#3E9C84", 370, 458, 214, 34),
        fill("#8CC7A6", "M250 452h70v4h-70zM400 446h90v4h-90zM330 472h110v4H330zM210 466h40v4h-40zM480 468h50v4h-50z"),
        # palms around the water
        palm("#6B4A2C", "#1D5236", "#3F8A4A", 160, 470, 118, -0.08),
        palm("#6B4A2C", "#1D5236", "#3F8A4A", 196, 452, 92, 0.1),
        palm("#6B4A2C", "#1D5236", "#3F8A4A", 592, 462, 128, 0.08),
        palm("#6B4A2C", "#1D5236", "#3F8A4A", 628, 476, 96, 0.1),
        palm("#6B4A2C", "#1D5236", "#3F8A4A", 402, 424, 82, -0.05),
        # near dunes: light crest, dark lee
        fill("#F2BC57", "M0 470Q110 470 210 520T470 566Q590 548 690 500V640H0z"),
        fill("#B86C28", "M0 470Q110 470 210 520T470 566Q350 600 330 640H110Q190 560 0 470z"),
        line("#FBE0A0", 5, "M250 556Q330 584 380 576", cap="round"),
        # sandboarder
        line("#3B2A4A", 6, "M226 552L274 572", cap="round"),
        line("#2C4F86", 8, "M244 558L240 538 254 526M262 566L258 544 254 526", cap="round") + line("#D8402F", 12, "M254 524L262 504", cap="round"),
        line("#D8402F", 6, "M262 508L286 504M260 508L240 496", cap="round") + circle("#8A5A38", 268, 491, 8),
        # buggy
        line("#8C1F1A", 6, "M504 546L530 504H574L612 548M530 504L548 546M574 504L566 546", cap="round"),
        fill("#D8382A", "M486 546Q500 536 520 544H560L626 542 640 556 620 566H494z") + circle("#3B2A4A", 546, 524, 9) + rect("#F8E7B8", 630, 546, 10, 8),
        circle("#2B2230", 510, 570, 23) + circle("#2B2230", 606, 570, 23) + circle("#C9B79B", 510, 570, 9) + circle("#C9B79B", 606, 570, 9),
        fill("#7C4520", "M0 606Q160 590 330 616T690 606V640H0z"),
    )


def _misti_tower(x: float) -> str:
    """A tower of Arequipa's cathedral: two open storeys and a spire, its axis at x."""
    return (
        box("#FBF6EC", "#CFC8D4", x - 34, 342, 68, 60, 0.38)
        + box("#FFFFFF", "#D8D0DA", x - 38, 336, 76, 9, 0.4)
        + box("#FBF6EC", "#CFC8D4", x - 27, 282, 54, 54, 0.38)
        + arch("#6E5F86", x - 10, 336, 20, 42)
        + box("#FFFFFF", "#D8D0DA", x - 31, 276, 62, 8, 0.4)
        + box("#FBF6EC", "#CFC8D4", x - 20, 240, 40, 36, 0.38)
        + arch("#6E5F86", x - 7, 276, 14, 28)
        + box("#FFFFFF", "#D8D0DA", x - 24, 234, 48, 7, 0.4)
        + gable("#F3ECE2", "#B9AEC4", x - 18, 234, 36, 62, 2)
        + line("#8A7358", 3, f"M{n(x)} 176v-20M{n(x - 6)} 162h12")
    )


def arequipa() -> str:
    return scene(
        sky("arequipa", "#4B5AA0", "#A47FB4", "#F3A98E", "#FBDDA8", height=420),
        # Misti
        fill("#8C6C98", "M40 400Q250 330 372 142L398 132 430 134 458 146Q560 320 690 372V420H40z"),
        fill("#67507E", "M430 134L458 146Q560 320 690 372V420H470L446 330 462 262 430 210z"),
        fill("#FFF8F0", "M338 194L372 142 398 132 430 134 458 146 486 196 462 184 448 222 424 190 404 230 386 194 362 214z"),
        fill("#D5C6E0", "M430 134L458 146 486 196 462 184 448 222 430 190z"),
        cloud("#FBD9C0", 204, 262, 130, 0.75) + cloud("#FBD9C0", 530, 214, 140, 0.7),
        fill("#7A6088", "M0 412Q60 396 120 410H690V550H0z"),
        # wings with great arches, nave
        box("#F6EFE3", "#C8BFCC", 60, 424, 600, 122, 0),
        box("#FFFFFF", "#E2DAE0", 54, 416, 612, 9, 0),
        rect("#C8BFCC", 610, 425, 50, 121),
        _misti_tower(250),
        _misti_tower(578),
        box("#FBF6EC", "#CFC8D4", 206, 402, 88, 144, 0.3) + box("#FBF6EC", "#CFC8D4", 534, 402, 88, 144, 0.3),
        rect("#E6DEE2", 294, 402, 240, 144) + poly("#FBF6EC", 352, 402, 414, 372, 476, 402) + poly("#CFC8D4", 372, 399, 414, 379, 456, 399) + rect("#FFFFFF", 200, 396, 428, 9),
        # doors, windows, columns
        arcade("#5D4F78", 322, 546, 32, 68, 3, 76) + windows("#5D4F78", 328, 424, 20, 30, 3, 76, arched=True),
        colonnade("#FFFFFF", "#BDB3C6", 306, 412, 216, 134, 7),
        arch("#6E5F86", 84, 546, 64, 98) + arch("#8E7DA0", 92, 546, 48, 84) + arch("#6E5F86", 634, 546, 20, 60),
        arch("#5D4F78", 232, 546, 34, 76) + arch("#5D4F78", 560, 546, 34, 76) + circle("#6E5F86", 249, 436, 11) + circle("#6E5F86", 577, 436, 11),
        line("#BDB3C6", 4, "M172 424V546M206 480H294M534 480H622"),
        # square with palms and fountain
        rect("#C8876A", 0, 546, 690, 94) + fill("#E3AE86", "M0 546H690V558H0z"),
        rect("#7C5A72", 396, 530, 36, 44) + ellipse("#7C5A72", 414, 530, 40, 8) + ellipse("#5D4F78", 414, 578, 84, 14) + ellipse("#8FB7C8", 414, 574, 74, 9),
        line("#7C5A72", 7, "M414 530V500M400 504h28") + line("#CFE4EA", 3, "M384 532Q372 548 366 570M444 532Q456 548 462 570"),
        palm("#4A3347", "#1F4A44", "#3F7A58", 48, 604, 200, 0.08),
        palm("#4A3347", "#1F4A44", "#3F7A58", 672, 604, 190, -0.02),
        bumps("#2F5B4C", 0, 690, 606, 64, seed=8),
        bumps("#1C3B3C", 0, 690, 630, 76, seed=5),
    )



def _condor(x: float, y: float, scale: float, turn: float) -> str:
    """A condor seen from above, flying up; its wings span 400 units."""
    wing, fingers = "", ""
    for side in (1, -1):
        fingers += "".join(f"M{points(side * a, b)}L{points(side * c, d)}" for a, b, c, d in ((150, -40, 196, -84), (158, -32, 212, -58), (160, -20, 218, -30), (158, -8, 214, 0), (150, 2, 202, 26), (136, 8, 182, 46)))
        wing += f"M0-30Q{points(side * 60, -58, side * 120, -58)}Q{points(side * 150, -58, side * 166, -30)}Q{points(side * 160, 14, side * 120, 22)}Q{points(side * 60, 34, 0, 36)}z"
    white = "".join(f"M{points(s * 26, 30)}L{points(s * 30, 4)}Q{points(s * 80, -12, s * 128, -6)}L{points(s * 122, 20)}Q{points(s * 70, 30, s * 26, 30)}z" for s in (1, -1))
    return group(
        f"translate({n(x)} {n(y)})rotate({n(turn)})scale({scale})",
        line("#232230", 13, fingers, cap="round"),
        fill("#232230", wing),
        fill("#F4F1E6", white),
        fill("#3A3949", "M-24-30Q0-52 24-30Q26 10 14 40L34 104Q0 118-34 104L-14 40Q-26 10-24-30z"),
        line("#232230", 4, "M0 50V108M12 50L20 106M-12 50L-20 106"),
        ellipse("#FFFFFF", 0, -42, 17, 11),
        fill("#B5675C", "M-10-46Q-12-70 0-72T10-46z") + fill("#F1D9A6", "M-5-70Q0-90 6-70z"),
    )


def colca() -> str:
    def terraces(colour: str, width: float, *rows: tuple[float, float, float, float, float, float]) -> str:
        return line(colour, width, "".join(f"M{points(a, b)}Q{points(c, d, e, f)}" for a, b, c, d, e, f in rows))

    return scene(
        sky("colca", "#6FA7B5", "#BFDACB", "#FBEFC6", "#CFE3D6"),
        rays("#FFFFFF", 300, 390, 620, 20, 0.22),
        # snow mountains at the end of the canyon
        snow_peak("#8FB0B8", "#7597A4", "#FFFFFF", 250, 258, 250, 170),
        snow_peak("#9CBBC0", "#7FA0AB", "#FFFFFF", 372, 284, 210, 150),
        fill("#FFF9E2", "M120 404Q220 376 330 388T510 376V520H120z", 0.8),
        # farther walls
        fill("#A9B98A", "M0 300Q110 320 180 372T318 500H0z") + fill("#7D9A78", "M690 262Q560 300 480 376T340 510H690z"),
        fill("#8CA478", "M0 300Q110 320 180 372T318 500H260Q160 420 0 372z") + fill("#688A6C", "M690 262Q560 300 480 376T340 510H400Q520 430 690 372z"),
        # valley floor
        fill("#CBDDA8", "M120 640L190 520Q260 482 336 480T490 516L560 640z"),
        fill("#A5BF86", "M120 640L190 520Q260 482 322 480 270 540 290 640z"),
        # near walls
        fill("#86A652", "M0 372Q130 400 210 470T322 640H0z"),
        fill("#3E6B4C", "M690 330Q560 380 470 470T352 640H690z"),
        terraces("#5E8440", 9, (0, 416, 130, 436, 236, 520), (0, 460, 130, 476, 262, 566), (0, 504, 124, 514, 280, 604), (0, 548, 120, 556, 292, 634), (0, 588, 110, 594, 220, 640)),
        terraces("#B7C868", 7, (0, 424, 130, 444, 228, 524), (0, 468, 130, 484, 254, 570), (0, 512, 124, 522, 270, 608), (0, 556, 120, 564, 280, 636)),
        terraces("#2C523D", 9, (690, 380, 570, 420, 452, 504), (690, 428, 580, 462, 424, 548), (690, 476, 590, 504, 400, 590), (690, 524, 590, 546, 380, 628), (690, 570, 600, 586, 460, 640)),
        terraces("#6B9158", 6, (690, 372, 570, 412, 460, 500), (690, 420, 580, 454, 432, 542), (690, 468, 590, 496, 408, 584), (690, 516, 590, 538, 388, 624)),
        # river
        fill("#4FA6BE", "M332 478Q350 496 332 520 300 552 346 586L322 640H392Q398 600 358 564 338 546 348 522 362 498 338 478z"),
        _condor(430, 252, 0.98, -12),
        _condor(182, 356, 0.2, 24),
        # dark rim with cacti
        fill("#1F3B36", "M0 590L60 580 130 600 250 618 400 622 520 606 600 584 690 572V640H0z"),
        line("#1F3B36", 14, "M70 590V480M70 550Q44 550 44 516M70 534Q96 536 96 500M626 580V510M626 556Q604 556 604 530", cap="round"),
    )


def _llama(light: str, shade: str, x: float, y: float, scale: float, fluff: bool = False) -> str:
    """A llama that looks right, 210 units high, standing on y; with `fluff` an alpaca."""
    neck = "M16-96Q30-120 32-160Q26-186 48-196 72-200 80-176 80-160 76-148 78-110 62-64H16z" if fluff else ""
    return group(
        f"translate({n(x)} {n(y)})scale({scale})",
        fill(shade, "M12-66L16-30 14 0H28L30-32 36-66zM-50-66L-34-34-34 0H-20L-18-34-14-66z"),
        fill(light, "M-64-92Q-66-112-44-114-10-118 18-106 32-108 35-132L38-168Q38-186 52-192L50-210Q58-216 65-194 84-190 97-179 101-168 90-165L71-163Q67-140 68-112 68-76 50-60L46-30 48 0H34L32-32 28-54Q0-46-30-56L-36-32-34 0H-48L-52-36-58-64Q-66-76-64-92z" + neck),
        fill(shade, "M-64-92Q-40-60 4-66 40-66 66-92 64-70 50-60L48-46 28-54Q0-46-30-56L-38-44-52-40-58-64Q-66-76-64-92zM66-196L70-212Q78-206 74-191z"),
        circle("#2B2230", 74, -180, 4.5) + line("#2B2230", 3, "M88-168H98"),
    )


def vinicunca() -> str:
    name = "vinicunca"
    # stripes: each covers what lies right of its curve, from the ridge to the foot
    ridge_at = [(408, 152), (424, 154), (444, 160), (464, 170), (486, 184), (510, 200), (536, 218), (562, 236), (590, 254), (622, 274), (656, 292), (690, 306)]
    tones = ["#C8553D", "#E9B44C", "#F2D28A", "#B23A48", "#5FA8A0", "#8FCABB", "#E9B44C", "#C8553D", "#9B6A9E", "#C9A0C4", "#5FA8A0"]
    stripes = ""
    for i, tone in enumerate(tones):
        x, y = ridge_at[i]
        foot = 60 + 62 * i
        edge = "L".join(points(*p) for p in reversed(ridge_at[i:]))
        stripes += fill(tone, f"M{points(x, y)}Q{points(x - 10 + 6 * i, 330 + 8 * i)} {points(foot, 560)}H690L{edge}z")
    return scene(
        sky(name, "#1E5FA8", "#5FA3D0", "#CFE6E8", height=420),
        cloud("#FFFFFF", 216, 156, 120, 0.95) + cloud("#FFFFFF", 560, 206, 130, 0.9),
        # far range
        snow_peak("#7C93B4", "#637AA0", "#FFFFFF", 236, 232, 260, 190),
        snow_peak("#8DA2BE", "#6C83A6", "#FFFFFF", 610, 214, 240, 170),
        fill("#A9635A", "M0 380Q90 320 170 316T330 372V520H0z") + fill("#8C4F52", "M170 316Q250 320 330 372V520H200Q150 400 170 316z"),
        # the striped mountain
        fill("#9C4A3C", "M110 560Q220 470 290 330T396 152L408 152V560z"),
        fill("#B9604A", "M60 560Q260 430 340 270T400 150L408 152V560z"),
        stripes,
        # the path with walkers
        fill("#D9B98A", "M0 470Q140 452 280 500T560 520 690 500V640H0z") + fill("#B98F62", "M0 540Q160 500 340 548T690 540V640H0z"),
        person("#C8352B", "#6B4226", 470, 534, 30) + person("#2C4F86", "#6B4226", 498, 536, 28) + person("#E9B44C", "#6B4226", 560, 534, 29),
        # alpaca with tassels
        fill("#3B2733", "M0 600Q140 566 300 590T690 586V640H0z"),
        _llama("#FFF6E6", "#D8C5B8", 190, 612, 1.2, fluff=True),
        line("#C8352B", 7, "M244 428Q262 436 282 428M232 470Q256 482 284 470", cap="round"),
        line("#F2B233", 6, "M238 486v16M254 490v18M270 488v16", cap="round"),
        line("#D43F7A", 8, "M246 372l-10 18M272 374l8 16", cap="round"),
        fill("#C8352B", "M150 474Q190 464 216 478L212 534Q180 544 152 534z") + line("#5FA8A0", 6, "M152 494Q184 486 214 496M152 516Q184 508 213 518") + line("#F2D28A", 4, "M151 505Q184 497 214 507"),
    )


def titicaca() -> str:
    straw, shade = "#F1C04E", "#BD8427"
    return scene(
        sky("titicaca", "#34508F", "#C98A9A", "#F9B877", "#FDE3A6", height=360),
        sun("#FFF0BE", 310, 276, 58, halo=24),
        # Cordillera Real across the water
        fill("#8F86B0", "M0 330L70 286 130 316 210 270 280 318 350 300 420 322 480 262 540 304 600 246 650 288 690 270V350H0z"),
        fill("#F8EFEA", "M210 270L182 290 200 288 212 300 226 284 240 291zM480 262L450 288 470 284 484 296 500 280 512 284zM600 246L562 280 586 274 602 290 620 270 640 280zM70 286L48 300 68 298 84 304 92 297z"),
        rect("#1D5FA0", 0, 344, 690, 296) + rect("#4E86B8", 0, 344, 690, 26),
        fill("#FCD98E", "M262 350h96v5h-96zM276 364h70v5h-70zM288 378h46v5h-46zM298 392h26v5h-26z"),
        waves("#7FB2D6", 0, 690, 380, 560, 6, 9),
        # floating island with huts
        fill("#8C6A2C", "M0 440Q120 428 270 446L262 462Q120 474 0 470z") + fill("#E3B854", "M0 430Q120 420 276 444 150 456 0 452z"),
        fill(straw, "M34 436L40 386 92 340 146 386 150 440z") + fill(shade, "M92 340L146 386 150 440 104 442z") + fill("#6B4420", "M56 438V402q14-14 28 0V440z"),
        fill("#D9A43E", "M160 442L166 402 200 372 234 402 238 444z") + fill("#A87226", "M200 372L234 402 238 444H206z"),
        line("#6B4420", 5, "M14 440V300M40 300V438M14 380H40M14 340L40 370", cap="round") + fill(straw, "M4 300L27 268 50 300z"),
        # reed boat: deck house, boatman, hull, heads
        fill(straw, "M392 510V414L446 376 502 414V510z") + fill("#D9A43E", "M446 376L502 414V510H462z") + line("#8C5A22", 4, "M384 416L446 374 510 416M392 446H410M442 446H502"),
        fill("#8C5A22", "M412 500V440q14-14 28 0V500z"),
        person("#C8352B", "#6B4226", 536, 486, 66) + ellipse("#3B2A33", 536, 424, 15, 5) + ellipse("#3B2A33", 536, 420, 8, 8),
        line("#6B4420", 5, "M550 424L572 548", cap="round"),
        fill(straw, "M270 372C268 480 330 534 450 534S632 480 630 372L602 372C598 450 540 492 450 492S302 450 298 372z"),
        fill(shade, "M284 452C320 520 380 534 450 534S632 480 630 372L618 372C612 470 540 512 450 512 370 512 316 488 284 452z"),
        line("#8C5A22", 5, "M276 410L304 404M288 452L312 436M314 488L334 462M350 512L364 480M398 528L404 490M450 534V492M502 528L496 490M550 512L536 480M586 488L566 462M612 452L588 436M624 410L596 404"),
        _puma(614, 374, 1),
        _puma(286, 374, -1),
        fill("#123F76", "M270 540Q450 520 640 540 560 556 450 556T270 540z", 0.8),
        # reeds in front
        fill("#123A5A", "M0 606Q200 590 380 610T690 600V640H0z"),
        line("#1C4A3A", 8, "M30 640Q36 560 20 500M60 640Q62 560 76 520M96 640Q90 590 104 550M640 640Q640 580 656 530M668 640Q664 570 684 510M610 640Q612 600 600 566", cap="round"),
    )


def _puma(x: float, y: float, side: int) -> str:
    """The head of a reed boat's bow; it looks outwards."""
    return group(
        f"translate({n(x)} {n(y)})scale({side} 1)",
        fill("#F1C04E", "M-16-2Q-24-40-6-56L-8-72 8-62Q24-66 34-54L58-42Q62-26 44-22L28-20Q18-8 2 8z"),
        fill("#BD8427", "M58-42Q62-26 44-22L28-20Q18-8 2 8L-4 2Q16-14 24-30z"),
        circle("#3B2A22", 22, -46, 5) + line("#3B2A22", 4, "M36-28L58-32"),
    )



def _feathers(*lengths: float) -> str:
    """Side by side loops of the Nazca bird, upwards; as one relative path."""
    return "h5".join(f"v{n(-length)}a7 7 0 0 1 14 0v{n(length)}" for length in lengths)


def nazca() -> str:
    up, down = _feathers(76, 104, 124, 112, 84, 56), _feathers(56, 84, 112, 124, 104, 76).replace("v-", "w").replace("v", "v-").replace("w", "v")
    down = down.replace("h5", "h-5").replace("0 0 1 14 0", "0 0 1-14 0")
    bird = (
        "M-226-4L-74-10Q-60-30-40-20L-20-14" + up + "L108-16Q124-22 134-22v-0L222-40l2 10-66 14 76-6 1 10-74 8 78 6-1 10-78-8 66 20-4 10-86-28"
        "L118 16 112 40M124 16L132 40M118 16L106 18l-6-2" + down + "L-40 20Q-60 30-74 10L-226 4z"
    )
    return scene(
        sky("nazca", "#4FA3AE", "#A8D2C6", "#FBE9C0", height=230),
        fill("#B98C7C", "M0 204L60 176 120 190 220 158 300 188 380 170 470 196 560 164 640 190 690 176V230H0z") + fill("#9A6E66", "M220 158L300 188 330 214H240zM560 164L640 190 660 214H580z"),
        gradient("nazca-plain", "#D9A173", "#B8764C", "#8C5236") + fill("url(#nazca-plain)", "M0 208H690V640H0z"),
        # furrows of dry streams
        fill("#A9683F", "M0 250Q160 244 250 262T470 252 690 268V280Q560 262 470 268T240 276 0 268zM0 560Q120 520 260 556T560 590 690 560V600Q560 620 420 596T120 560 0 590z", 0.6),
        # lines and a trapezoid towards the horizon
        fill("#F3DDB4", "M40 640L196 214H208L130 640z", 0.55),
        line("#F3DDB4", 5, "M690 470L300 212M690 300L430 212M0 420L330 212M420 640L560 214M0 300L690 236", 0.75),
        # the hummingbird
        group("translate(408 400)matrix(.98 -.2 .16 .9 0 0)", line("#8A4E33", 11, bird, 0.55), group("translate(-2 -4)", line("#FFF3D6", 8, bird))),
        # aeroplane and its shadow
        fill("#5B3226", "M140 540L196 528 190 500 204 498 220 524 262 516Q276 518 268 528L226 538 222 572 210 574 202 544 158 552 152 566 142 566z", 0.75),
        group(
            "translate(318 142)rotate(-8)",
            fill("#C8352B", "M-56-18L-44-20-30-2H-50z") + fill("#FFFFFF", "M-58-4Q0-16 44-8 60-2 56 4 40 12 0 10T-58-4z") + fill("#CBD3D6", "M-58-4Q0 2 58 0 50 10 20 11T-58-4z"),
            fill("#C8352B", "M-8 2L-30 30H-14L20 4z") + fill("#E4DCD0", "M0-12L22-34H34L24-10z") + fill("#33506B", "M22-8h14l8 6H24z") + line("#3B2A33", 3, "M59-14V14"),
        ),
        # dark rim of stones
        fill("#4A2A24", "M0 610Q100 596 220 612T460 616 690 596V640H0z"),
        fill("#6B3F30", "M60 606q14-20 40-14 20 8 20 16zM540 612q10-26 40-24 30 2 34 16zM420 616q8-14 24-10 14 4 14 10z"),
    )


def _stones(tones: tuple[str, ...], joint: str, box: tuple[float, float, float, float], across: int, rows: int, seed: int) -> str:
    """A wall of close-fitting many-sided stones: the cells round scattered points, wider than high."""
    r = random.Random(seed)
    x0, y0, x1, y1 = box
    dx, dy = (x1 - x0) / across, (y1 - y0) / rows
    seeds = [(x0 + (i + 0.5 * (j % 2) + r.uniform(0.2, 0.7)) * dx, y0 + (j + r.uniform(0.3, 0.7)) * dy) for j in range(rows) for i in range(-1, across + 1)]
    paths = dict.fromkeys(tones, "")
    for number, (x, y) in enumerate(seeds):
        cell = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
        for other_x, other_y in seeds:
            if (other_x, other_y) == (x, y):
                continue
            ax, ay = other_x - x, (other_y - y) * 1.7
            limit = (ax * (x + other_x) + ay * (y + other_y)) / 2
            kept: list[tuple[float, float]] = []
            for (px, py), (qx, qy) in zip(cell, cell[1:] + cell[:1], strict=True):
                p, q = ax * px + ay * py - limit, ax * qx + ay * qy - limit
                if p <= 0:
                    kept.append((px, py))
                if p * q < 0:
                    kept.append((px + (qx - px) * p / (p - q), py + (qy - py) * p / (p - q)))
            cell = kept
        if len(cell) > 2:
            paths[tones[(number * 5 + number // 3) % len(tones)]] += "M" + " ".join(f"{px:.0f} {py:.0f}" for px, py in cell) + "z"
    return "".join(fill(tone, d).replace("/>", f' stroke="{joint}" stroke-width="5"/>') for tone, d in paths.items() if d)


def cusco() -> str:
    flag_rows = ["#D8352B", "#F08A24", "#F6D13A", "#3F9A4A", "#5BB7DC", "#2F4FA0", "#6B3F8C"]
    flag_cloth = "".join(fill(c, f"M640 {150 + 8 * i}Q612 {140 + 8 * i} 588 {150 + 8 * i}T536 {150 + 8 * i}v8q24 10 48 0t56 0z") for i, c in enumerate(flag_rows))
    def tower(x: float) -> str:
        """A bell tower of the Compañía church, its axis at x."""
        return (
            box("#C98A62", "#8E5648", x - 34, 268, 68, 150, 0.36)
            + windows("#5A3440", x - 6, 336, 12, 24, 1, 1, 2, 40, arched=True)
            + box("#D99A70", "#9C6250", x - 38, 262, 76, 9, 0.36)
            + box("#C98A62", "#8E5648", x - 29, 214, 58, 48, 0.36)
            + arcade("#F8CF7A", x - 20, 262, 16, 36, 2, 24)
            + box("#D99A70", "#9C6250", x - 34, 206, 68, 9, 0.36)
            + box("#C98A62", "#8E5648", x - 20, 190, 40, 16, 0.36)
            + dome("#D99A70", "#8E5648", x, 192, 46, 34, "#5A3440")
        )

    return scene(
        sky("cusco", "#223A78", "#6C74B4", "#F7B98C", "#F7B98C", height=420),
        fill("#FBE9B8", "M250 62A28 28 0 1 0 268 104 32 32 0 0 1 250 62z"),
        # hills with houses
        fill("#4C5A94", "M0 300Q120 220 250 262T470 214 690 258V430H0z"),
        fill("#5C5480", "M0 348Q140 286 260 316T690 300V430H0z"),
        line("#F8CF7A", 5, "M540 312h5M562 304h5M586 312h5M220 322h5"),
        # church: dome, front with its curved gable, towers
        box("#B0745A", "#7C4A48", 350, 230, 110, 70, 0.4) + dome("#C8624A", "#8C3F40", 405, 232, 112, 62, "#5A3440"),
        fill("#D99A70", "M318 418V300Q318 268 350 268 352 244 384 244T424 268Q456 268 456 300V418z") + fill("#8E5648", "M318 292Q318 268 350 268 352 244 384 244 418 244 424 268 456 268 456 292 440 282 416 282 410 258 387 258T358 282Q334 282 318 292z"),
        colonnade("#E9B088", "#9C6250", 332, 308, 110, 110, 4, capitals=False) + rect("#8E5648", 318, 348, 138, 7),
        arch("#4A2A3A", 368, 418, 38, 60) + arch("#F8CF7A", 374, 342, 26, 36),
        tower(298),
        tower(476),
        # house with blue balcony, at the left
        box("#F3E4D2", "#C3A9A8", 0, 340, 226, 90, 0.24) + fill("#A8483A", "M-6 344L20 306H216L240 344z") + fill("#7C3238", "M0 338H236L240 346H-6z"),
        arcade("#4A2A3A", 16, 430, 24, 40, 1, 1) + rect("#2D6FA8", 62, 362, 100, 44) + windows("#F8CF7A", 70, 368, 16, 20, 4, 24) + line("#1D4C80", 5, "M58 362H166M58 394H166M58 408H166") + line("#1D4C80", 7, "M70 412v10M112 412v10M154 412v10"),
        # house at the right
        box("#E8D2BE", "#B4989C", 528, 354, 170, 76, 0.2) + fill("#A8483A", "M518 358L540 322H690V358z") + fill("#7C3238", "M518 352H690V360H516z"),
        rect("#3F7F6A", 560, 374, 84, 34) + windows("#F8CF7A", 568, 379, 14, 16, 3, 26) + line("#285848", 5, "M556 374H648M556 398H648M556 410H648"),
        # flag
        line("#3B2A3F", 5, "M645 430V138") + circle("#F2C14E", 645, 136, 6) + flag_cloth,
        # Inca wall, lit along its top
        fill("#2C2A3F", "M0 428H690V640H0z") + fill("#B8A8A4", "M0 424H690V434H0z"),
        _stones(("#8C8490", "#77707F", "#9E949A"), "#2C2A3F", (-4, 434, 694, 606), 7, 3, 8),
        # the stone of twelve corners
        fill("#2C2A3F", "M356 466L404 462 411 474 482 470 486 490 502 492 500 544 482 548 478 566 394 568 390 550 360 546z"),
        fill("#B9ADAA", "M361 471L401 467 408 479 477 475 481 495 497 497 495 540 477 544 473 561 398 563 394 545 365 541z"),
        rect("#1F1D30", 0, 604, 690, 36) + rect("#4A4358", 0, 604, 690, 6),
        person("#C8352B", "#6B4226", 180, 620, 84) + fill("#3B2A3F", "M160 548h40l-12-6v-10h-16v10z") + fill("#2F7F6A", "M166 588L194 566 192 590 170 600z"),
        person("#D98A2B", "#6B4226", 224, 622, 60) + fill("#3B2A3F", "M208 571h32l-8-10h-16z"),
    )


def machu_picchu() -> str:
    def houses(*places: tuple[float, float, float]) -> str:
        """Roofless houses: a gable end to the left, a long wall with niches, the other gable."""
        light = wall = end = dark = ""
        for x, y, w in places:
            h = w * 0.5
            light += f"M{points(x, y)}v{n(-h)}l{points(w * 0.3, -h * 0.8, w * 0.6, 0)}v{n(h)}z"
            wall += f"M{points(x + w * 0.6, y)}v{n(-h)}h{n(w)}v{n(h)}z"
            end += f"M{points(x + w * 1.6, y)}v{n(-h)}l{points(w * 0.22, -h * 0.6, w * 0.44, 0)}v{n(h)}z"
            dark += f"M{points(x + w * 0.22, y)}v{n(-h * 0.6)}h{n(w * 0.16)}v{n(h * 0.6)}z" + "".join(f"M{points(x + w * k, y - h * 0.3)}v{n(-h * 0.4)}h{n(w * 0.16)}v{n(h * 0.4)}z" for k in (0.72, 1.02, 1.32))
        return fill("#D3CBB0", light) + fill("#958D7C", wall) + fill("#B9B098", end) + fill("#4C5646", dark)

    def terraces(left: float, right: float, top: float, foot: float, slopes: tuple[float, float], bow: float, count: int) -> str:
        """Bent green steps with stone faces, from top to foot; the sides run out by the slopes."""
        d = ""
        for i in range(2 * count):
            y = top + (foot - top) * i / (2 * count)
            low = foot - top
            a, b = left + slopes[0] * (y - top), right + slopes[1] * (y - top)
            d += fill("#A79E84" if i % 2 else "#86AE48", f"M{points(a, y)}Q{points((a + b) / 2, y + bow, b, y)}L{points(right + slopes[1] * low, foot)}Q{points((a + b) / 2, foot + bow, left + slopes[0] * low, foot)}z")
        return d

    return scene(
        sky("machu-picchu", "#5B9CAE", "#B4D8CC", "#FBEFC8", height=480),
        rays("#FFFFFF", 250, 320, 600, 20, 0.16),
        # far mountains
        fill("#A9C8C0", "M0 330L90 262 160 300 250 226 330 300 420 250 520 290 610 206 690 262V480H0z"),
        fill("#86AFA6", "M0 372L70 330 170 376 250 318 300 360V480H0zM560 340L640 284 690 306V480H560z"),
        # Huayna Picchu and its small neighbour
        fill("#4F8A50", "M352 420Q372 330 420 250T470 142Q486 122 506 136T540 210Q570 260 590 320T640 430z"),
        fill("#2F6148", "M506 136Q524 150 540 210T590 320 640 430H520Q540 370 512 320T520 220 490 150z"),
        fill("#3C7549", "M470 142Q486 122 500 134 470 200 480 250T452 420H420Q440 330 440 280T470 142z"),
        fill("#5E9A52", "M226 440Q262 400 290 344T322 296Q340 286 352 306T392 380L420 440z") + fill("#3C7549", "M352 306Q366 340 392 380T420 440H350Q364 380 340 350T352 306z"),
        line("#A7C48A", 4, "M470 186Q458 220 448 240M530 232Q540 262 552 284M312 330Q302 352 290 370", 0.7, cap="round"),
        cloud("#FFFDF0", 540, 380, 160, 0.9) + cloud("#FFFDF0", 150, 420, 150, 0.85),
        # city ridge: the sun's temple on its terraces, square, houses
        fill("#4F8A50", "M0 450Q120 420 250 424T470 414 600 424 690 410V640H0z"),
        terraces(262, 330, 396, 456, (-0.5, 0.7), -6, 3),
        houses((274, 396, 26), (400, 446, 34), (468, 440, 34), (538, 444, 36), (612, 446, 36)),
        fill("#A4C65E", "M356 470Q450 450 560 456T690 470V490Q560 500 450 494T356 470z"),
        houses((300, 520, 52), (408, 524, 54), (520, 522, 54), (628, 516, 50)),
        terraces(236, 700, 530, 596, (0.3, 0), 10, 3),
        terraces(-30, 160, 452, 622, (0, 0.55), -14, 5),
        # near terrace with llama
        fill("#2A4F3A", "M0 612Q120 596 300 602T690 590V640H0z") + fill("#6E9A45", "M0 612Q120 596 300 602T690 590V600Q500 596 300 612T0 622z"),
        _llama("#F7EBD8", "#C9AF98", 112, 618, 0.96),
        line("#C8352B", 8, "M148 484Q162 491 177 484", cap="round"),
    )


SCENES = {
    "chan-chan": chan_chan,
    "huacachina": huacachina,
    "arequipa": arequipa,
    "colca": colca,
    "vinicunca": vinicunca,
    "titicaca": titicaca,
    "nazca": nazca,
    "cusco": cusco,
    "machu-picchu": machu_picchu,
}

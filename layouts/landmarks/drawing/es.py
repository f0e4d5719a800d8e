"""Scenes of Spain."""

from __future__ import annotations

from kit import *


def segovia() -> str:
    wall, shade, edge = "#DCC8A8", "#8A7468", "#F1E2C6"

    def at(i: float) -> float:
        return 1 / (1 + 0.13 * i)

    def px(s: float) -> float:
        return -260 + 950 * s

    def py(level: float, s: float) -> float:
        return 470 + (level - 470) * s

    def ledge(level: float, thick: float, colour: str) -> str:
        a, b = at(-1.2), at(20.3)
        return poly(colour, px(b), py(level, b), px(a), py(level, a), px(a), py(level + thick, a), px(b), py(level + thick, b))

    holes = strips = stones = ""
    for i in range(13):
        right, left = px(at(i)), px(at(i + 1))
        w = right - left
        for base, spring, crown, part in ((600, 338, 292, 0.15), (262, 206, 172, 0.2)):
            b, a = right - part * w, left + part * w
            m, o = (a + b) / 2, 0.15 * w
            sb, sa, sm = ((v + 260) / 950 for v in (b, a, m))
            holes += f"M{points(b, py(base, sb))}V{n(py(spring, sb))}Q{points(b, py(crown, sb), m, py(crown, sm))} {points(a, py(crown, sa), a, py(spring, sa))}V{n(py(base, sa))}z"
            strips += f"M{points(a, py(base, sa))}V{n(py(spring, sa))}Q{points(a, py(crown, sa), m, py(crown, sm))} {points(a + o, py(crown + 16, sm), a + o, py(spring + 8, sa))}V{n(py(base, sa))}z"
        if i < 5:
            for k, level in enumerate((372, 430, 486)):
                stones += f"M{points(right - w * (0.1 - 0.07 * (k % 2)), py(level, at(i)))}h{n(0.1 * w)}v{n(13 * at(i))}h{n(-0.1 * w)}z"
    for i in range(13, 20):
        s = at(i + 0.3)
        for base, crown in ((600, 300), (262, 180)):
            strips += f"M{points(px(s), py(crown, s))}h-5V{n(py(base, s))}h5z"
    a, b = at(-1.2), at(20.3)
    whole = f"M{points(px(b), py(150, b))}L{points(px(a), py(150, a))}V{n(py(600, a))}L{points(px(b), py(600, b))}z"

    def stork(x: int, y: int, sign: int) -> str:
        return group(
            f"translate({x} {y}) scale({sign} 1)",
            fill("#6B4A35", "M-26-2q4-12 26-12t26 12l-6 6h-40z"),
            line("#D9532F", 3, "M-3-12v-18M4-12v-18"),
            fill("#FFFFFF", "M-14-34q2-16 16-16 6-4 6-14 0-9 8-9 7 0 7 7l-4 4q0 18-8 26-8 8-25 2z"),
            fill("#2B2A33", "M-4-44q-8 0-22 16 12 2 22-8z"),
            fill("#D9532F", "M20-71l22 7-22 0z"),
        )

    return pack(scene(
        sky("segovia", "#2C93B0", "#9AD2CC", "#FBF1CE", height=500),
        sun("#FFF7D8", 318, 190, 52, halo=24),
        cloud("#FFFFFF", 470, 196, 150, 0.85),
        # Guadarrama
        ridge("#8FB5BE", 0, 420, 70, 384, 140, 402, 230, 356, 320, 392, 420, 352, 520, 396, 600, 366, 690, 392),
        hills("#B9BF8A", 0, 446, 180, 428, 360, 440, 520, 424, 690, 440),
        terrace(("#F0D9AE", "#E8C795"), "#B58B62", ("#D9774A", "#AF5636"), "#7A5240", 20, 690, 516, 56, 68, 600, 5),
        fill(wall, whole + holes), fill(shade, strips), fill("#C2AB8C", stones),
        ledge(146, 9, edge) + ledge(155, 5, shade) + ledge(266, 8, edge) + ledge(274, 5, shade),
        stork(444, 240, -1), stork(580, 200, 1),
        # roofs of the town
        terrace(("#F6E3BC", "#EED0A0"), "#B98A60", ("#E07B45", "#B4552F"), "#6B4535", -20, 690, 606, 84, 74, 650, 8, 0, 0.5),
        bumps("#3C5A45", 0, 690, 616, 46, 640, 3),
        cypress("#24443A", "#38604A", 40, 640, 150) + cypress("#24443A", "#38604A", 76, 640, 110) + cypress("#24443A", "#38604A", 654, 640, 130),
    ))


def ronda() -> str:
    stone, stone2, dark = "#F3D8A8", "#C4976A", "#7E4C42"

    def opening(x: int, y: int, width: int, height: int) -> str:
        r = width / 2
        return f"M{n(x + width)} {y}V{n(y - height + r)}A{n(r)} {n(r)} 0 0 0{x} {n(y - height + r)}V{y}z"

    def inside(x: int, y: int, width: int, height: int, part: float = 0.3) -> str:
        r, o = width / 2, width * part
        return f"M{x} {y}V{n(y - height + r)}A{n(r)} {n(r)} 0 0 1{n(x + r)} {y - height}Q{n(x + o)} {n(y - height + r * 0.4)} {n(x + o)} {n(y - height + r * 1.2)}V{y}z"

    arches = ((352, 494, 116, 188), (266, 430, 58, 130), (496, 430, 58, 130), (362, 574, 96, 58))
    return pack(scene(
        sky("ronda", "#B9809A", "#F2B08C", "#FCE3B4", height=460),
        sun("#FFF6DC", 300, 168, 60, halo=26),
        cloud("#FFF1D6", 470, 186, 160, 0.8),
        # valley behind
        hills("#D9A98E", 0, 330, 200, 300, 400, 340, 560, 310, 690, 330),
        hills("#C0907E", 0, 380, 240, 356, 400, 392, 560, 372, 690, 380),
        hills("#A7AC72", 220, 446, 330, 432, 460, 448, 560, 430) + hills("#8A985F", 220, 480, 400, 472, 560, 490),
        # bridge
        fill(stone, "M190 252H630V600H190z" + "".join(opening(*a) for a in arches)),
        fill(dark, "".join(inside(*a) for a in arches[:3]) + inside(*arches[3], 0.5)),
        rect(stone2, 468, 270, 18, 334) + rect("#FCEBC6", 334, 270, 18, 334) + rect(stone2, 554, 270, 80, 334) + rect("#FCEBC6", 250, 270, 12, 334),
        rect(stone2, 190, 264, 440, 8) + rect("#FCEBC6", 186, 242, 448, 12) + windows(stone2, 196, 254, 8, 10, 18, 25),
        fill(dark, "M398 302v-20a12 12 0 0 1 24 0v20z") + rect("#FCEBC6", 392, 301, 36, 6) + rect(stone2, 352, 494, 116, 8) + rect("#FCEBC6", 350, 488, 120, 7),
        # town
        terrace(("#FFFFFF", "#FBEFD9"), "#D3B7A0", ("#C8663F", "#9C4630"), "#7A5A52", -10, 200, 292, 50, 62, 330, 4, 0, 0.28),
        terrace(("#FFFFFF", "#FBEFD9"), "#D3B7A0", ("#C8663F", "#9C4630"), "#7A5A52", 606, 690, 252, 46, 66, 300, 11, 0, 0.28),
        # cliffs
        fill("#C97A4C", "M0 300L110 288 196 272 230 296 236 352 264 384 258 430 292 470 292 520 330 556 346 640H0z"),
        fill("#E3A066", "M0 300L110 288 106 340 72 400 92 470 54 560 72 640H0zM136 284L196 272 212 298 186 360 206 420 186 480 216 560 206 640H152L170 540 146 470 162 400 132 340z"),
        fill("#8C4A3C", "M196 272L230 296 236 352 264 384 258 430 292 470 292 520 330 556 346 640H286L284 570 250 520 256 470 224 430 230 380 208 340 218 306zM110 288L136 284 130 340 156 400 132 470 160 540 132 640H90L110 560 84 470 100 400z"),
        fill("#C97A4C", "M690 244L640 252 610 272 594 320 608 360 566 400 570 450 526 484 528 530 492 560 476 640H690z"),
        fill("#8C4A3C", "M690 262L660 280 646 340 660 400 630 460 640 530 600 640H690zM610 272L632 262 620 320 634 372 594 410 598 462 556 500 558 548 520 640H476L492 560 528 530 526 484 570 450 566 400 608 360 594 320z"),
        fill("#E3A066", "M610 272L594 320 608 360 566 400 570 450 526 484 528 530 492 560 486 590 510 566 540 540 538 494 582 460 578 408 620 368 606 322 620 268z"),
        bumps("#7F8A4C", 110, 190, 278, 16, 290, 2) + bumps("#7F8A4C", 640, 690, 250, 16, 262, 6) + bumps("#6E7A45", 52, 118, 402, 16, 412, 3) + bumps("#6E7A45", 624, 680, 462, 15, 472, 5),
        # river
        fill("#3F7F86", "M340 640L354 576H466L480 640z") + fill("#F3FBF4", "M396 560h28l4 22 16 58h-68l16-58z") + line("#9CCBC9", 3, "M404 566v70M418 570v66"),
        hills("#4A2F33", 0, 560, 110, 574, 240, 604, 340, 626, 420, 638) + hills("#4A2F33", 440, 640, 510, 618, 590, 590, 690, 556),
        bumps("#3A3A2C", 0, 330, 614, 30, 640, 4) + bumps("#3A3A2C", 480, 690, 612, 30, 640, 6),
    ))


def toledo() -> str:
    walls, shade, roofs, glass = ("#E9BE80", "#DDA766", "#F3D7A4"), "#A06C44", ("#C77C4C", "#97533A"), "#6A4634"

    def rows(x0: int, x1: int, y: int, size: int, seed: int) -> str:
        return terrace(walls[:2], shade, roofs, glass, x0, x1, y, size, size * 1.2, y + 30, seed, 0, 0.34)

    def turret(x: int, y: int, width: int, height: int, peak: int) -> str:
        return box("#EBC58C", "#A5754E", x, y, width, height) + rect("#F6DDAC", x - 2, y, width + 4, 5) + gable("#6B7686", "#454E5E", x, y, width, peak, 3, 0.5) + windows(glass, x + width * 0.36, y + 20, 6, 12, 1, 1, 2, 40)

    return pack(scene(
        sky("toledo", "#1F3D4E", "#5B8C90", "#EFE2A8", height=430),
        fill("#EFE6C2", "M210 190q40-34 90-14 30-34 84-14 60-30 110 6 60-20 90 16 60-10 106 22v20q-90-26-160-8-80-30-150-4-90-24-170-24z", 0.75),
        fill("#2A4957", "M0 150q90-50 200-14 90-40 190-6 90-34 180 2 60-18 120 6V0H0z", 0.55),
        fill("#EFE6C2", "M0 318q60-24 130 0 60-22 120 8 40 6 60 14H0z", 0.55),
        hills("#8D9F7E", 0, 400, 160, 372, 320, 390, 520, 370, 690, 380),
        hills("#B98F58", 40, 470, 190, 420, 300, 372, 420, 318, 560, 312, 640, 360, 690, 400),
        # the Alcázar
        turret(438, 200, 24, 90, 56) + turret(552, 206, 22, 90, 52),
        box("#EBC58C", "#A5754E", 404, 228, 176, 100, 0.3) + rect("#F6DDAC", 402, 224, 178, 7) + rect("#6B7686", 440, 214, 112, 10) + windows(glass, 436, 242, 9, 13, 6, 20, 3, 27),
        turret(392, 196, 34, 136, 72), turret(516, 196, 34, 136, 72), turret(570, 214, 26, 110, 60),
        # the cathedral
        box("#E3C9A0", "#94765A", 268, 262, 32, 120) + windows(glass, 280, 276, 8, 26, 1, 1, 2, 40, arched=True) + spire("#7E8794", "#555E6E", 284, 264, 30, 96, 3) + box("#E3C9A0", "#94765A", 300, 330, 70, 50) + hip(roofs[0], 300, 332, 70, 20, 12),
        rows(350, 610, 366, 44, 2), rows(226, 670, 416, 70, 7), rows(130, 700, 474, 92, 4),
        # walls, rocks, river
        rect("#C99A62", 60, 482, 640, 26) + crenels("#C99A62", 60, 483, 630, 10, 12) + rect("#A5774C", 60, 500, 640, 8),
        fill("#8A7548", "M0 510Q200 480 400 500T690 496V580H0z") + fill("#6E5F3E", "M240 520L300 508 360 532 420 506 470 534 540 504 600 530 690 512V590H240z"),
        fill("#35636C", "M0 560Q200 534 380 552T690 540V640H0z") + fill("#5C8F91", "M0 566Q200 542 380 560T690 550V558Q520 556 380 570T0 576z"),
        # gate bridge
        bridge("#E3B67A", "#97683F", 30, 330, 518, 584, 2, 12, 22),
        rect("#F3D7A4", 24, 512, 312, 8),
        *(box("#E9BE80", "#A06C44", x, y, 52, 584 - y) + crenels("#E9BE80", x - 2, y, 56, 10, 4) + arch("#6A4634", x + 15, 520, 20, 36) + windows(glass, x + 10, y + 16, 6, 12, 2, 26) for x, y in ((30, 448), (292, 438))),
        line("#BFD9CC", 3, "M360 592h70M450 576h90M560 594h60", 0.7, cap="round"),
        # near bank
        hills("#33452F", 0, 596, 150, 610, 330, 632, 480, 612, 690, 580),
        bumps("#24342A", 0, 250, 622, 44, 640, 3) + bumps("#24342A", 430, 690, 614, 48, 640, 5),
        cypress("#1F2F28", "#38503A", 640, 640, 150),
    ))


def santiago() -> str:
    light, shade, deep, pale = "#E8C07C", "#B07F4E", "#6B4636", "#F8DFA8"

    def tower(x: int) -> str:
        w = box(light, shade, x - 38, 330, 76, 212, 0.36) + rect(pale, x - 42, 326, 84, 8) + line(pale, 5, f"M{x - 32} 336v200M{x + 6} 336v200") + windows(deep, x - 16, 352, 12, 34, 1, 1, 3, 62)
        w += "".join(line(light, 9, f"M{x + dx} 330v-18") + circle(pale, x + dx, 308, 6) for dx in (-36, 36))
        w += box(light, shade, x - 31, 252, 62, 76, 0.36) + arcade(deep, x - 22, 322, 16, 54, 2, 28) + rect(pale, x - 36, 248, 72, 8)
        w += "".join(line(light, 7, f"M{x + dx} 250v-16") + circle(pale, x + dx, 231, 5) for dx in (-31, 31))
        w += box(light, shade, x - 23, 196, 46, 54, 0.36) + arch(deep, x - 9, 246, 18, 40) + rect(pale, x - 27, 192, 54, 7) + "".join(line(light, 5, f"M{x + dx} 194v-14") for dx in (-23, 23))
        return w + dome(light, shade, x, 193, 44, 34) + box(light, shade, x - 9, 144, 18, 20) + dome(light, shade, x, 146, 20, 16) + line(deep, 3, f"M{x} 132v-18M{x - 5} 120h10")

    scallop = "M0 22L-20 2Q-24-10-14-12-12-20-4-18 0-24 4-18 12-20 14-12 24-10 20 2z"
    return pack(scene(
        sky("santiago", "#5D6FA8", "#D9AEB8", "#FCE3B8", height=470),
        "".join(circle("#FFF6DC", x, y, 3, 0.8) for x, y in ((232, 76), (300, 44), (372, 92), (404, 40), (250, 150), (600, 150), (640, 196), (420, 150))),
        hills("#A592AC", 0, 420, 150, 390, 330, 424, 690, 396),
        # wings
        *(box("#D9B27A", "#A67C52", x, 430, w, 112, 0.1) + rect(pale, x, 426, w, 6) + windows(deep, x + 12, 444, 12, 22, c, 30, 2, 46) + rect("#9A6B4A", x, 418, w, 9) for x, w, c in ((0, 230, 7), (566, 130, 4))),
        group("translate(404 0) scale(1.24 1) translate(-404 0)", pack("".join((
            tower(300), tower(508),
            # centre
            box(light, shade, 338, 310, 132, 232, 0.22) + rect(pale, 336, 306, 136, 7),
            fill(light, "M352 308q4-40 24-50v-40q28-46 56 0v40q20 10 24 50z") + fill(shade, "M404 196q16 2 28 22v40q20 10 24 50h-18q-6-30-34-40z"),
            arch(deep, 390, 272, 28, 50) + fill(pale, "M398 270v-20q6-8 12 0v20z") + circle(pale, 404, 240, 5) + line(deep, 3, "M404 194v-22M397 180h14"),
            *(line(light, 8, f"M{x} 308v-30") + circle(pale, x, 274, 6) for x in (350, 458)),
            arch(deep, 364, 420, 80, 96) + line(light, 4, "M384 332v88M404 324v96M424 332v88M364 368h80M364 396h80") + rect(pale, 344, 424, 120, 7),
            line(pale, 6, "M348 316v220M456 316v220") + arcade(deep, 368, 536, 30, 84, 2, 42) + rect(pale, 344, 442, 120, 5),
        ))).strip()),
        # square
        fill("#B9A88E", "M0 540H690V640H0z") + fill("#D5C6A8", "M0 542H200L330 640H0z") + line("#A08F78", 3, "M40 560L150 640M110 548L260 640M600 552L540 640M660 560L630 640"),
        # stairs
        fill("#D9B27A", "M246 538H562V552H246z") + poly("#C99B63", 270, 552, 538, 552, 466, 610, 342, 610) + fill("#8A5E42", "M538 552L466 610H448L520 552z"),
        fill("#F0D49C", "M262 546H286L362 606V616H342zM522 546H546L466 616H446V606z") + rect("#F0D49C", 342, 602, 124, 8) + arch(deep, 384, 604, 40, 38) + line("#A97C4E", 3, "M310 566h188M328 580h46M434 580h44"),
        # milestone
        poly("#8E8B86", 70, 640, 76, 470, 128, 470, 136, 640) + poly("#66646A", 106, 470, 128, 470, 136, 640, 110, 640) + poly("#B7B4AC", 70, 476, 80, 462, 124, 462, 134, 476),
        rect("#274C86", 80, 488, 44, 48) + group("translate(102 512) scale(.86)", fill("#F5C93B", scallop), line("#274C86", 3, "M0 18V-16M-3 17L-13-9M3 17L13-9")),
        fill("#F5C93B", "M84 572h22v-12l22 18-22 18v-12H84z"),
        # pilgrim
        line("#4A342B", 4, "M236 632V510") + fill("#B78A4B", "M236 522q-10 2-8 14 8 2 8-4z"),
        fill("#6B4A3A", "M178 632l8-70q2-20 18-22 18 0 20 22l8 70z") + fill("#4A342B", "M206 540q16 2 18 22l8 70h-18z") + line("#6B4A3A", 9, "M218 556L236 568", cap="round"),
        circle("#E3B48A", 204, 530, 10) + fill("#3F2F2C", "M184 526q20-8 40 0l-10-4q-2-12-10-12t-10 12z") + group("translate(196 578) scale(.5)", fill("#FBEFD9", scallop)),
        hills("#5A4A48", 0, 632, 260, 626, 690, 634),
    ))


def teide() -> str:
    def bugloss(x: int, y: int, height: int, width: int) -> str:
        """Tenerife's red bugloss, a spike of flowers over a tuft of leaves."""
        tip, w = y - height, width / 2
        spots = "".join(f"M{n(x - w * 0.55 * (1 - k / 9))} {n(y - height * (0.1 + 0.09 * k))}l{n(w * 0.5 * (1 - k / 11))} {-5}" for k in range(8))
        return (
            fill("#5F7A4E", f"M{x} {y}q-{width} -4-{width * 1.3:.0f}-22 {width * 0.8:.0f} 0 {width * 1.3:.0f} 14 {width * 0.6:.0f}-16 {width * 1.3:.0f}-14-{width * 0.3:.0f} 18-{width * 1.3:.0f} 22z")
            + fill("#C9344A", f"M{n(x - w * 0.7)} {y - 6}Q{n(x - w * 1.25)} {n(y - height * 0.4)} {x} {tip}Q{n(x + w * 1.25)} {n(y - height * 0.4)} {n(x + w * 0.7)} {y - 6}z")
            + fill("#8E2440", f"M{n(x + w * 0.05)} {y - 6}Q{n(x + w * 0.5)} {n(y - height * 0.4)} {x} {tip}Q{n(x + w * 1.25)} {n(y - height * 0.4)} {n(x + w * 0.7)} {y - 6}z")
            + line("#F08A8C", 4, spots, cap="round")
        )

    return pack(scene(
        sky("teide", "#1D5C9E", "#77B7DC", "#FBE6CB", height=450),
        cloud("#FFFFFF", 226, 224, 80, 0.5),
        # cone: its right flank in shade, old lava tongues, snow
        fill("#A8785E", "M60 470Q210 420 300 300 350 226 392 176L404 158 420 152 440 156 452 172Q520 260 580 330T690 420V480H60z"),
        fill("#6B4B55", "M404 158L420 152 440 156 452 172Q520 260 580 330T690 420V480H470L440 400 456 330 424 280 436 220z"),
        fill("#C79A74", "M300 300Q350 226 392 176L404 158 414 190 390 240 396 280 350 340 350 400 300 470H180Q250 400 300 300z"),
        fill("#8E624F", "M396 280L370 330 376 380 340 440 330 480H360L374 430 402 380 396 330 408 300zM500 270L506 330 540 380 548 450 580 480H600L570 420 560 370 530 330zM250 372L226 420 180 470H200L250 424z"),
        fill("#FFFFFF", "M392 176L404 158 420 152 440 156 452 172Q480 210 506 244L486 234 476 246 460 226 450 250 434 222 420 262 404 236 392 276 380 246 362 272 352 262 330 276Q360 226 392 176z"),
        fill("#C3D3E6", "M420 152L440 156 452 172Q480 210 506 244L486 234 476 246 460 226 450 250 434 222 430 190z"),
        fill("#FFFFFF", "M340 300l10 22 12-18zM470 276l12 26 8-22zM410 300l8 24 10-20z"),
        # sea of clouds
        fill("#DCE6EE", "M0 436q20-22 50-12 16-24 50-12 30-18 60 6 30-10 50 8 40-20 70 4 40-14 60 6 40-16 70 4 40-20 70 0 40-18 70 2 40-16 70 4 40-10 70-6V520H0z"),
        fill("#FFFFFF", "M0 468q30-24 60-8 30-22 70-2 30-14 60 4 40-22 80-2 40-16 70 4 40-20 80 0 40-18 80 2 40-18 80 0 50-20 110-6V540H0z"),
        fill("#C6D5E4", "M0 492q60-18 130-2 70-16 130 0 80-14 150 2 90-18 160-2 60-10 120 0V560H0z"),
        # caldera ground and the Roque Cinchado
        fill("#B4532F", "M0 520Q90 500 190 516T420 532 600 514L690 506V640H0z"),
        fill("#D9784A", "M0 520Q90 500 190 516T420 532L330 544Q160 530 0 548z"),
        fill("#C9804F", "M534 540L548 500 540 470 556 440 546 410 530 392 540 352 566 326 596 322 622 338 640 366 636 398 616 420 622 446 640 470 634 504 654 544z"),
        fill("#7E4434", "M596 322L622 338 640 366 636 398 616 420 622 446 640 470 634 504 654 544H588L600 500 584 466 596 430 588 400 604 366z"),
        fill("#E8A972", "M548 500L540 470 556 440 546 410 530 392 540 352 566 326 580 330 556 358 556 388 572 410 574 446 558 474z") + fill("#5E3230", "M546 410l26 0 18-10-4 12-16 10-22 0zM540 470l20 6 26-10-22 20z"),
        fill("#8A3B2B", "M0 576L60 548 120 560 190 552 250 580 330 572 420 590 520 560 600 572 690 548V640H0z"),
        fill("#A84E33", "M60 548L120 560 90 590 20 600zM190 552L250 580 200 600 160 580zM420 590L520 560 500 596 450 604z"),
        bugloss(96, 600, 262, 44), bugloss(150, 610, 196, 38), bugloss(44, 616, 170, 34), bugloss(252, 606, 120, 28), bugloss(478, 604, 104, 26),
        fill("#4A1F25", "M0 610L70 590 130 612 210 600 290 622 380 612 470 626 560 606 630 616 690 596V640H0z"),
    ))


def bilbao() -> str:
    pale, silver, steel, deep, gold = "#EEF0EC", "#C2CCD2", "#8296A6", "#4E6276", "#F3DDB0"
    legs = "M118 430Q96 372 70 400T44 560M122 430Q110 352 92 372T84 566M138 430Q150 352 166 372T172 566M142 430Q170 372 192 400T218 560M120 432Q70 330 34 380T8 552M140 432Q190 330 224 384T250 552"
    return pack(scene(
        sky("bilbao", "#E59A57", "#F7CB83", "#FDF0CC", height=480),
        rays("#FFFFFF", 300, 300, count=22, opacity=0.1),
        sun("#FFF8DD", 306, 204, 58, halo=24),
        hills("#B9A579", 0, 352, 110, 330, 240, 372, 420, 340, 560, 316, 690, 340),
        hills("#93966B", 0, 400, 150, 380, 330, 404, 520, 366, 690, 384),
        # La Salve bridge with its red arch
        rect("#5E7C78", 500, 398, 200, 14) + line("#5E7C78", 3, "M604 190L500 398M604 190L552 398M660 190L690 300"),
        fill("#C93A32", "M588 470V190q0-26 26-26h40q26 0 26 26V470H656V214q0-14-14-14h-16q-14 0-14 14V470z") + fill("#8E2530", "M654 164q26 0 26 26V470H656V214q0-14-14-14V164z"),
        # limestone blocks
        box("#E7CFA0", "#B4946B", 196, 412, 110, 90, 0.3) + box("#E7CFA0", "#B4946B", 500, 430, 120, 72, 0.3) + line("#C9AB7C", 2, "M196 442h78M196 470h78M500 460h84"),
        # titanium
        fill(deep, "M392 502L376 250 408 176 472 138 528 158 512 214 534 300 518 502z"),
        fill(pale, "M392 502L372 252 404 178 472 138Q418 204 424 300L438 502z"),
        fill(silver, "M472 138Q418 204 424 300L438 502H480Q460 330 486 236 500 186 528 158z"),
        fill(steel, "M476 502Q456 408 498 338L558 284 616 298 598 352 606 420 622 502z") + fill(pale, "M476 502Q456 408 498 338L558 284Q514 360 524 430L536 502z") + fill(silver, "M558 284Q514 360 524 430L536 502H580Q562 400 588 330L616 298z"),
        fill(steel, "M242 502L226 366Q230 306 280 272L360 240 400 262 388 330 398 502z"),
        fill(gold, "M242 502L226 366Q230 306 280 272L300 264Q258 320 264 400L276 502z"),
        fill(pale, "M258 502L244 380Q244 316 292 274L360 240Q316 310 328 400L342 502z"),
        fill(silver, "M360 240Q316 310 328 400L342 502H374Q360 380 400 262z"),
        fill(deep, "M296 502Q284 436 316 402 352 372 412 380L470 394 444 424 446 502z") + fill(pale, "M296 502Q284 436 316 402 352 372 412 380 350 400 344 440L346 502z") + fill(silver, "M412 380Q350 400 344 440L346 502H392Q386 446 424 418L470 394z"),
        # the long hall
        fill(silver, "M470 502Q480 428 560 418T690 440V502z") + fill(pale, "M470 502Q480 428 560 418T690 440V456Q600 432 546 446 504 460 500 502z") + fill(steel, "M560 502Q570 476 620 470T690 474V502z"),
        line(steel, 2, "M232 420L330 428M230 380L326 392M238 340L324 352M258 300L336 308M250 464L336 468M378 300L422 306M376 250L424 262M392 204L440 212M398 350L428 354M484 420L522 424M488 370L520 378M512 328L534 336M490 466L530 468M298 440L344 444M520 438Q600 420 690 452", 0.6),
        # the glass of the hall
        fill("#3F5568", "M392 502V452L440 424V502z") + line("#9FB4BE", 3, "M408 502V443M424 502V434M392 474h48"),
        # bank, river
        rect("#D9C39A", 0, 500, 690, 14) + rect("#A98E6B", 0, 514, 690, 26) + line("#7E6A58", 3, "M40 514v26M130 514v26M220 514v26M310 514v26M400 514v26M490 514v26M580 514v26M670 514v26"),
        rect("#4D7F84", 0, 540, 690, 100) + fill("#86AFAA", "M222 540H360L340 590H262zM380 540H510L490 618H410zM520 540H690V566H560z", 0.7) + fill("#C86A4E", "M590 540h22v70h-22zM656 540h22v60h-22z", 0.6),
        line("#F9E3B2", 4, "M60 560h90M250 560h60M386 568h70M300 586h90M520 580h60M110 590h60M420 606h80M600 606h60", 0.8, cap="round"),
        # the spider
        line("#2B2A38", 8, legs, cap="round") + ellipse("#2B2A38", 130, 430, 26, 20) + ellipse("#2B2A38", 130, 462, 15, 21) + ellipse("#4A4A5E", 122, 425, 12, 8) + line("#F7E7C4", 4, "M124 456h12M123 464h14M124 472h12", 0.8, cap="round"),
        fill("#2A3D48", "M0 548Q130 570 260 560L300 640H0z") + fill("#3B525B", "M0 548Q130 570 260 560L270 574Q130 584 0 562z"),
        hills("#22323C", 0, 620, 250, 616, 460, 634, 690, 622),
    ))


def cordoba() -> str:
    red, cream, dark = "#B8432F", "#F7DDAE", "#5A2430"

    def row(s: float, tones: tuple[str, str, str, str, str], reach: int, wall: str) -> str:
        """One arcade, `s` its scale around the vanishing point: columns, horseshoe arches, upper arches."""
        stone1, stone2, shaft, shaft2, cap = tones

        def y(level: float) -> float:
            return 430 + (level - 430) * s

        low = high = back = columns = shades = caps = piers = ""
        step = 260 * s
        for k in range(-reach, reach + 1):
            m = 345 + k * step
            r = step * 0.385
            low += f"M{points(m - r * 0.9, y(345) + r * 0.42)}A{points(r, r)} 0 1 1{n(m + r * 0.9)} {n(y(345) + r * 0.42)}"
            q = step * 0.43
            high += f"M{points(m - q, y(224))}A{points(q, q)} 0 0 1{n(m + q)} {n(y(224))}"
            back += f"M{n(m - step / 2)} 0H{n(m + step / 2)}V{n(y(226))}H{n(m + q)}A{points(q, q)} 0 0 0{n(m - q)} {n(y(226))}H{n(m - step / 2)}z"
        for k in range(-reach - 1, reach + 1):
            a = 345 + (k * 2 + 1) * step / 2
            columns += f"M{points(a - 12 * s, y(398))}h{n(24 * s)}V{n(y(600))}h{n(-24 * s)}z"
            shades += f"M{points(a + 2 * s, y(398))}h{n(10 * s)}V{n(y(600))}h{n(-10 * s)}z"
            caps += f"M{points(a - 26 * s, y(362))}h{n(52 * s)}l{points(-12 * s, 38 * s)}h{n(-28 * s)}zM{points(a - 20 * s, y(596))}h{n(40 * s)}v{n(14 * s)}h{n(-40 * s)}z"
            piers += f"M{points(a - 19 * s, y(220))}h{n(38 * s)}V{n(y(362))}h{n(-38 * s)}z"
        w, dash = 40 * s, f"{n(21 * s)} {n(21 * s)}"
        return (
            fill(wall, back) + line(stone2, w, high) + line(stone1, w, high, dash=dash) + fill(stone2, piers)
            + line(stone2, w, low) + line(stone1, w, low, dash=dash) + fill(shaft, columns) + fill(shaft2, shades) + fill(cap, caps)
        )

    return pack(scene(
        gradient("cordoba-glow", "#3A1E33", "#A5452F", "#F3B95A", "#FDE9B0") + rect("url(#cordoba-glow)", 0, 0, 690, 470),
        circle("#FFF3C8", 345, 400, 120, 0.35) + circle("#FFF8DF", 345, 408, 66, 0.7),
        fill("#E8A85C", "M0 470H690V640H0z"),
        fill("#FBE0A0", "M318 470H372L470 640H220z"),
        row(0.3, ("#EFAE66", "#FBE3AE", "#E0AA70", "#CF9460", "#F3D096"), 4, "#F0B868"),
        fill("#D98F52", "M0 500H690V640H0z") + fill("#F7D490", "M306 500H384L470 640H220z"),
        row(0.54, ("#D5794A", "#F4CE90", "#B97A5C", "#8E5248", "#E9BC80"), 2, "#C87B46"),
        fill("#B86B45", "M0 530H690V640H0z") + fill("#EDBE7A", "M286 530H404L470 640H220z") + fill("#9E5540", "M0 530H140L40 640H0zM690 530H550L650 640H690z"),
        row(1, (red, cream, "#8A5A60", "#5E3644", "#E3B47A"), 1, dark),
        # lamp
        line("#F7DDAE", 3, "M345 0V236") + fill("#F2B84B", "M322 262h46l-8 26h-30z") + fill("#C47A2C", "M350 262h18l-8 26h-12z") + fill("#FFF3C8", "M328 250h34l6 12h-46z") + circle("#FFF3C8", 345, 296, 8) + circle("#FFE9A8", 345, 274, 46, 0.3),
        hills("#43202F", 0, 616, 180, 622, 345, 634, 520, 622, 690, 616),
    ))


def sagrada_familia() -> str:
    light, shade, hole = "#EBC48F", "#B27F56", "#6E4738"

    def tower(x: int, foot: int, width: int, top: int, tip: tuple[str, str], rows: int, tall: int = 40) -> str:
        """A honeycomb tower: a long parabola with slits in rows, and its bright pinnacle."""
        h, w = foot - top, width / 2
        slits = ""
        for k in range(rows):
            t = 0.12 + 0.72 * k / rows
            half = w * math.sqrt(1 - t * 0.94)
            for u in (-0.62, -0.12, 0.38):
                slits += f"M{points(x + half * u, foot - h * t)}h{n(half * 0.26)}v{n(-h * 0.5 / rows)}h{n(-half * 0.26)}z"
        left = f"M{n(x - w)} {foot}C{points(x - w, foot - h * 0.5, x - w * 0.7, foot - h * 0.8, x - w * 0.2, top)}H{x}"
        return (
            fill(light, left + f"V{foot}z")
            + fill(light, f"M{x} {foot}V{top}H{n(x + w * 0.2)}C{points(x + w * 0.7, foot - h * 0.8, x + w, foot - h * 0.5, x + w, foot)}z")
            + fill(shade, f"M{n(x + w * 0.3)} {foot}Q{points(x + w * 0.28, foot - h * 0.6, x + w * 0.04, top)}H{n(x + w * 0.2)}C{points(x + w * 0.7, foot - h * 0.8, x + w, foot - h * 0.5, x + w, foot)}z")
            + fill(hole, slits)
            + fill(tip[1], f"M{n(x - w * 0.22)} {top + 2}l-3-{tall * 0.5:.0f} {n(w * 0.22 + 3)}-{tall * 0.5:.0f} {n(w * 0.22 + 3)} {tall * 0.5:.0f}-3 {tall * 0.5:.0f}z")
            + circle(tip[0], x, top - tall * 0.92, 8) + circle(tip[0], x - 6, top - tall * 0.4, 4) + circle("#FFFFFF", x, top - tall * 0.92, 3)
        )

    return pack(scene(
        sky("sagrada-familia", "#2F7FB8", "#9FD0DC", "#FCE9BE", height=560),
        rays("#FFFFFF", 330, 330, count=26, opacity=0.14),
        circle("#FFF3D0", 330, 316, 150, 0.85),
        skyline("#B9B6A8", 540, (20, 34, 26, 44, 30, 36, 28, 40, 22, 34)),
        # crane
        line("#C95A3A", 5, "M566 560V180M500 196H672M566 180L520 196M566 180L650 196") + rect("#8E3A2E", 500, 196, 24, 16) + line("#6E4738", 2.5, "M640 196v60") + rect("#6E4738", 632, 256, 16, 10),
        # towers behind
        tower(330, 560, 120, 112, ("#F7E7B4", "#D9A441"), 5, 34) + line("#FBF0D0", 7, "M330 80V44M316 58h28"),
        # the four of the Nativity front
        tower(238, 560, 64, 256, ("#E8503A", "#D9A441"), 6), tower(422, 560, 64, 256, ("#E8503A", "#D9A441"), 6),
        tower(296, 560, 64, 206, ("#F2C14E", "#C9483A"), 7), tower(364, 560, 64, 206, ("#F2C14E", "#C9483A"), 7),
        # portals
        fill(light, "M206 572V500L222 458 240 430 258 458 276 480 292 430 312 388 330 360 348 388 368 430 384 480 402 458 420 430 438 458 454 500V572z"),
        fill(shade, "M330 360L348 388 368 430 384 480 376 572H346L352 460zM420 430L438 458 454 500V572H432L434 490zM240 430L258 458 276 480 272 572H254V490z"),
        arch(hole, 222, 572, 34, 84, True) + arch(hole, 304, 572, 52, 130, True) + arch(hole, 404, 572, 34, 84, True),
        fill("#4F8A5B", "M330 378l16 34-8-2 12 26h-40l12-26-8 2z") + circle("#FFFFFF", 322, 418, 4) + circle("#FFFFFF", 338, 426, 4) + circle("#FFFFFF", 330, 402, 4),
        fill("#FBE3B0", "M311 572v-60q4-34 19-44 15 10 19 44v60h-8v-50h-22v50z"),
        box(light, shade, 456, 486, 96, 88, 0.35) + box(light, shade, 120, 486, 86, 88, 0.3) + gable(light, shade, 456, 488, 48, 44) + gable(light, shade, 504, 488, 48, 44) + gable(light, shade, 122, 488, 42, 44) + gable(light, shade, 164, 488, 42, 44),
        arcade(hole, 464, 560, 16, 50, 4, 22, True) + arcade(hole, 130, 560, 16, 50, 3, 24, True),
        # park
        bumps("#5E8C56", 0, 220, 566, 32, 600, 2) + bumps("#5E8C56", 440, 690, 566, 32, 600, 3),
        fill("#3D7F8C", "M0 640V600Q330 570 690 600V640z") + line("#BFE0DC", 3, "M280 598h90M400 606h80", 0.8, cap="round"),
        palm("#5A3B2E", "#1F4D3C", "#3F7A4C", 88, 632, 180, 0.06), palm("#5A3B2E", "#1F4D3C", "#3F7A4C", 600, 632, 210, -0.06),
        bumps("#23513F", 0, 690, 618, 54, 640, 7),
    ))


SCENES = {
    "segovia": segovia, "ronda": ronda, "toledo": toledo, "santiago": santiago,
    "teide": teide, "bilbao": bilbao, "cordoba": cordoba, "sagrada-familia": sagrada_familia,
}

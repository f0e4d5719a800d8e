"""Scenes of Italy."""

from __future__ import annotations

from kit import *


def alberobello() -> str:
    white, white2, cone, cone2, ring = "#FFFDF4", "#CFD3DC", "#A8A39C", "#6F6D73", "#8B8782"
    signs = {
        "cross": "M0-16V16M-10-5H10",
        "sun": "M0-16V16M-16 0H16M-11-11L11 11M-11 11L11-11",
        "heart": "M0 14L-12 0Q-14-12-4-10L0-5 4-10Q14-12 12 0zM0-10V-20",
        "moon": "M6-14A15 15 0 1 0 6 14 12 12 0 1 1 6-14",
    }

    def trullo(x: int, foot: int, width: int, wall: int, roof: int, sign: str = "", door: bool = True) -> str:
        w, eave = width / 2, foot - wall
        apex = eave - roof
        rings = ""
        count = 7 if width > 150 else 4 if width > 90 else 3
        for k in range(1, count):
            t = k / count
            half = 0.84 * w * t * (1 - t) + w * 1.14 * t * t - 1
            rings += f"M{points(x - half, apex + roof * t)}Q{points(x, apex + roof * t + 18 * t)} {points(x + half, apex + roof * t)}"
        e = w + width * 0.07
        t = "" if width < 80 else fill(white, f"M{n(x - w)} {n(eave)}H{n(x + w)}V{foot}Q{x} {foot + 10} {n(x - w)} {foot}z") + fill(white2, f"M{n(x + w * 0.35)} {n(eave)}H{n(x + w)}V{foot}Q{n(x + w * 0.7)} {foot + 6} {n(x + w * 0.35)} {foot + 6}z")
        t = t or box(white, white2, x - w, eave, width, wall)
        t += fill("#A9AEBD", f"M{n(x - w)} {n(eave)}Q{x} {n(eave + 34)} {n(x + w)} {n(eave)}z")
        t += fill(cone, f"M{n(x - e)} {n(eave)}Q{n(x - w * 0.42)} {n(eave - roof * 0.52)} {x} {n(apex)}Q{n(x + w * 0.42)} {n(eave - roof * 0.52)} {n(x + e)} {n(eave)}Q{x} {n(eave + 26)} {n(x - e)} {n(eave)}z")
        t += fill(cone2, f"M{x} {n(apex)}Q{n(x + w * 0.42)} {n(eave - roof * 0.52)} {n(x + e)} {n(eave)}Q{n(x + w * 0.7)} {n(eave + 10)} {n(x + w * 0.3)} {n(eave + 11)}Q{n(x + w * 0.3)} {n(eave - roof * 0.5)} {x} {n(apex)}z")
        t += line(ring, 3, rings) + fill(white, f"M{n(x - w * 0.14)} {n(apex + roof * 0.13)}L{x - 4} {n(apex - 6)}h8L{n(x + w * 0.14)} {n(apex + roof * 0.13)}z") + circle(white, x, apex - 10, max(5, width * 0.05))
        if sign:
            t += group(f"translate({n(x - w * 0.2)} {n(eave - roof * 0.36)}) scale({n(width / 150)})", line(white, 4, signs[sign], cap="round"))
        if door:
            t += arch("#3F6E86", x - w * 0.5, foot + 6, width * 0.2, wall * 0.66) + rect("#3F6E86", x + w * 0.42, eave + wall * 0.42, width * 0.09, wall * 0.2)
        return t

    return pack(scene(
        sky("alberobello", "#2673BE", "#79B8E4", "#F3F1DC", height=470),
        cloud("#FFFFFF", 216, 200, 130, 0.95) + cloud("#FFFFFF", 520, 186, 150, 0.95),
        hills("#A9BE93", 0, 430, 170, 404, 360, 424, 540, 398, 690, 412),
        *(trullo(x, y, w, 40, r, "", False) for x, y, w, r in ((228, 440, 64, 64), (336, 430, 60, 62), (560, 430, 66, 70), (110, 450, 70, 66))),
        trullo(282, 490, 104, 62, 96, "moon"),
        trullo(60, 520, 124, 78, 110, "sun"), trullo(184, 516, 116, 72, 118, "cross"),
        # lane
        fill("#E9D3A6", "M300 492H392L470 640H120z") + fill("#D2B384", "M346 492H392L470 640H360z") + line("#BFA070", 3, "M288 516h120M262 544h168M232 576h214"),
        fill("#D9BE90", "M0 530H238L120 640H0z"),
        rect("#FFFDF4", 0, 530, 236, 34) + fill("#CFD3DC", "M0 564H236L222 578H0z") + bumps("#4C7F4A", 0, 150, 612, 30, 640, 2),
        trullo(470, 560, 206, 128, 250, "heart"),
        box(white, white2, 570, 470, 130, 100, 0.2) + rect("#E4DDCB", 566, 464, 130, 10) + arch("#3F6E86", 600, 570, 34, 66),
        # flowers
        *(bumps("#4C7F4A", x, x + 60, 596, 20, 612, 3) + poly("#C8663F", x, 606, x + 64, 606, x + 54, 640, x + 10, 640) + "".join(circle(c, x + dx, dy, 7) for dx, dy, c in ((8, 588, "#E4485A"), (26, 580, "#F6B93C"), (44, 586, "#E4485A"), (58, 592, "#F6B93C"))) for x in (398, 480)),
        # olive tree
        fill("#5A4436", "M604 640Q628 590 612 540 606 500 580 470L592 464Q620 500 630 520 640 480 664 452L672 460Q646 510 648 560 650 610 676 640z"),
        fill("#5F7E58", "M520 452q-4-34 30-40 4-30 40-28 20-26 52-10 40-8 60 20V510q-30 12-56-6-24 10-44-8-36 4-46-18-30-4-36-26z") + fill("#8AA678", "M520 452q-4-34 30-40 4-30 40-28 20-26 52-10-40 10-44 34-34-4-34 26-30-6-44 18z") + fill("#47634A", "M640 480q20 10 50-4V510q-30 12-56-6z"),
        bumps("#2F5540", 0, 380, 622, 34, 640, 4) + bumps("#2F5540", 560, 690, 620, 34, 640, 8),
    ))


def matera() -> str:
    glow, shade = "#FFD27A", "#7A5566"
    far, mid, near = ("#C79A8E", "#D3A690"), ("#DDB08C", "#CC9A7C"), ("#E6BC90", "#D7A67C")

    def cubes(walls: tuple[str, str], x0: int, x1: int, y: int, size: int, seed: int, bottom: int) -> str:
        return terrace(walls, shade, ("", ""), glow, x0, x1, y, size, size * 0.78, bottom, seed, 0, 0)

    return pack(scene(
        sky("matera", "#2B3368", "#8D5F8F", "#F3A37C", height=470),
        circle("#FBEFD0", 300, 150, 40) + circle("#FBEFD0", 300, 150, 62, 0.16),
        "".join(circle("#FBEFD0", x, y, 2.5, 0.8) for x, y in ((236, 70), (380, 90), (420, 190), (560, 160), (640, 220), (230, 250), (350, 40), (490, 240))),
        hills("#9A6A84", 0, 420, 170, 396, 330, 420, 520, 400, 690, 416),
        hills("#A97F84", 120, 470, 250, 400, 340, 340, 440, 300, 540, 312, 620, 370, 690, 400),
        # cathedral
        box("#D9AC92", "#87607A", 458, 196, 44, 130) + rect("#EBC4A2", 454, 192, 52, 7) + rect("#EBC4A2", 454, 236, 52, 5) + gable("#B98A86", "#6E4C6C", 458, 193, 44, 36, 2, 0.5) + arcade("#4A3560", 466, 232, 10, 30, 2, 18) + arcade(glow, 466, 276, 10, 28, 2, 18) + line("#6E4C6C", 3, "M480 158v-18M474 147h12"),
        box("#D9AC92", "#87607A", 502, 266, 84, 60, 0.25) + gable("#EBC4A2", "#87607A", 502, 268, 84, 30, 2, 0.5) + circle(glow, 530, 288, 8) + arch("#4A3560", 520, 326, 20, 28),
        cubes(far, 380, 600, 350, 48, 3, 380), cubes(far, 300, 660, 394, 54, 8, 440),
        cubes(mid, 224, 690, 442, 60, 5, 490), cubes(mid, 160, 690, 482, 66, 11, 530),
        cubes(near, 70, 690, 528, 74, 2, 590), cubes(near, -10, 690, 584, 86, 14, 640),
        # cave mouths and stairs
        arcade("#4A3148", 90, 588, 24, 30, 6, 104) + arcade("#F0A860", 140, 588, 18, 24, 3, 208),
        # ravine edge
        fill("#5A3A4E", "M0 590L60 578 130 596 210 588 300 608 400 598 500 614 600 602 690 612V640H0z"),
        fill("#38263E", "M0 612L80 600 170 618 280 612 380 628 520 620 690 630V640H0z"),
        arcade("#2A1B30", 30, 624, 26, 24, 2, 120), bumps("#2E2A3A", 420, 690, 620, 24, 640, 4),
    ))


def dolomites() -> str:
    light, mid, shade, dark = "#F9C7A4", "#E8917F", "#A85F78", "#6E4568"
    return pack(scene(
        sky("dolomites", "#3F5FA6", "#A99CCB", "#FBD3BE", height=430),
        cloud("#F9D3CB", 214, 176, 96, 0.6),
        ridge("#A79BC4", 0, 380, 60, 352, 110, 372, 170, 330, 220, 372, 300, 350, 400, 380, 620, 350, 690, 372),
        ridge("#8D86B4", 0, 412, 90, 388, 170, 404, 240, 380, 330, 410, 690, 390),
        # the small, the great and the western peak
        fill(shade, "M222 430L232 380 226 360 240 320 238 296 250 270 256 262 262 290 272 288 276 240 288 210 298 196 308 206 314 230 326 236 330 262 342 300 340 330 352 366 350 430z"),
        fill(light, "M222 430L232 380 226 360 240 320 238 296 250 270 256 262 262 290 272 288 276 240 288 210 298 196 294 240 284 280 290 320 274 350 278 390 268 430z"),
        fill(mid, "M298 196L294 240 284 280 290 320 274 350 278 390 268 430H306L300 390 312 350 304 310 314 270 306 236 308 206z"),
        fill(shade, "M344 436L352 380 348 340 360 300 356 260 370 220 368 196 384 170 398 158 410 142 426 138 440 150 456 154 468 176 480 184 482 220 494 256 490 300 504 340 500 384 512 436z"),
        fill(light, "M344 436L352 380 348 340 360 300 356 260 370 220 368 196 384 170 398 158 410 142 404 190 390 226 398 270 380 306 390 350 376 390 380 436z"),
        fill(mid, "M410 142L426 138 440 150 432 196 440 240 424 280 434 330 420 372 430 436H380L376 390 390 350 380 306 398 270 390 226 404 190z"),
        fill(dark, "M468 176L480 184 482 220 494 256 490 300 504 340 500 384 512 436H474L480 380 468 330 476 280 462 230z"),
        fill(shade, "M508 440L514 390 508 350 522 310 518 270 532 240 540 206 556 192 570 184 584 196 600 192 612 210 628 222 632 260 646 300 644 340 660 390 668 440z"),
        fill(light, "M508 440L514 390 508 350 522 310 518 270 532 240 540 206 556 192 570 184 560 230 548 262 556 300 540 340 546 384 536 440z"),
        fill(mid, "M570 184L584 196 600 192 588 240 594 280 580 316 586 360 574 400 580 440H536L546 384 540 340 556 300 548 262 560 230z"),
        fill(dark, "M612 210L628 222 632 260 646 300 644 340 660 390 668 440H630L634 390 620 340 626 290 612 250z"),
        fill(mid, "M444 210l10 40-8 30 8 40-6 16-8-50 6-30zM602 250l8 34-6 36 6 30-10-30z") + line(shade, 3, "M362 300l18-6M350 342l26-4M240 322l30-4M522 312l26-6M512 352l24-4"),
        # scree
        fill("#D9C3C4", "M130 480Q210 440 232 416L268 400 306 410 348 420 380 404 430 408 474 404 512 424 540 408 580 412 630 404 668 420 690 426V520H130z"),
        fill("#F3DFD4", "M130 480Q210 440 232 416L268 400 240 440 200 478zM348 420L380 404 366 446 318 484 330 446zM512 424L540 408 536 440 486 484 500 450z"),
        fill("#B29AA8", "M306 410L348 420 330 446 318 484 300 450zM474 404L512 424 500 450 486 484 470 446zM630 404L668 420 690 426V490L650 450z"),
        # meadows
        hills("#7D9A6B", 0, 462, 120, 446, 240, 474, 380, 488, 540, 478, 690, 500),
        hills("#5B8258", 0, 500, 150, 486, 300, 520, 470, 540, 690, 516),
        fill("#E9D9BC", "M690 520Q560 508 500 528T400 560 300 574Q230 584 216 640H262Q270 598 340 586 440 574 470 552T690 530z"),
        # hut
        poly("#5A4258", 84, 520, 98, 510, 236, 510, 250, 520) + box("#F4E6D0", "#BFA49C", 104, 452, 130, 68, 0.34) + rect("#A8765A", 104, 448, 130, 22) + rect("#7A5048", 190, 448, 44, 22) + poly("#8A5A50", 92, 450, 112, 408, 214, 408, 248, 450) + poly("#5E3C44", 180, 450, 196, 408, 214, 408, 248, 450),
        rect("#6E5A60", 130, 398, 14, 20) + windows("#4A3A4A", 122, 482, 13, 18, 3, 34) + windows("#D63A34", 114, 482, 6, 18, 3, 34) + windows("#D63A34", 137, 482, 6, 18, 3, 34) + windows("#F7D98A", 124, 454, 10, 12, 3, 34) + rect("#5A3A34", 210, 486, 14, 34),
        flag("#D63A34", "#4A3A4A", 250, 520, 70, 24),
        # near
        hills("#34563F", 0, 560, 120, 566, 230, 610, 340, 630, 420, 640) + hills("#34563F", 380, 640, 480, 600, 580, 580, 690, 560),
        fir("#1F3B33", "#35594A", 60, 632, 130), fir("#1F3B33", "#35594A", 120, 640, 96), fir("#1F3B33", "#35594A", 640, 636, 150), fir("#1F3B33", "#35594A", 584, 640, 104),
        hills("#1F3B33", 0, 618, 200, 632, 400, 636, 690, 616),
    ))


def amalfi() -> str:
    walls, shade = ("#F6C6A0", "#F3A58A", "#FBE6BE", "#F7D27E", "#FFFDF2", "#E88A72"), "#B97A68"

    def stack(x0: int, x1: int, y: int, size: int, seed: int, bottom: int) -> str:
        return terrace(walls, shade, ("#E58A5A", "#B95B40"), "#6A5A70", x0, x1, y, size, size * 1.2, bottom, seed, 0, 0.16)

    def lemon(x: int, y: int, size: int, turn: int) -> str:
        return group(
            f"translate({x} {y}) rotate({turn}) scale({n(size / 40)})",
            fill("#F7CB2D", "M0-32Q6-24 12-20 26-10 22 8T4 28L0 36-4 28Q-18 24-22 8T-12-20Q-6-24 0-32z") + fill("#E0A21E", "M12-20Q26-10 22 8T4 28L0 36Q20 8 12-20z"),
        )

    def leaf(x: int, y: int, length: int, turn: int, tone: str) -> str:
        a = math.radians(turn)
        c, q = math.cos(a) * length, math.sin(a) * length
        return fill(tone, f"M{x} {y}Q{points(x + 0.5 * c + 0.34 * q, y + 0.5 * q - 0.34 * c, x + c, y + q)}Q{points(x + 0.5 * c - 0.34 * q, y + 0.5 * q + 0.34 * c)} {x} {y}z") + line("#8FB56A", 2.5, f"M{x} {y}L{points(x + 0.85 * c, y + 0.85 * q)}")

    return pack(scene(
        sky("amalfi", "#4CB4C4", "#BFE3DA", "#FDF0CE", height=400),
        cloud("#FFFFFF", 216, 222, 120, 0.9),
        # far capes
        ridge("#9CC0C4", 0, 350, 60, 330, 120, 344, 190, 306, 250, 322, 300, 352, 360, 366),
        ridge("#77A8AE", 0, 372, 70, 352, 150, 366, 230, 340, 300, 372, 360, 384),
        # sea
        rect("#1F74AE", 0, 376, 690, 270) + fill("#3C93C2", "M0 376H690V400Q420 420 0 404z") + fill("#49B3B8", "M230 640Q280 560 380 540T700 536V640z"),
        # mountain
        fill("#8C9A78", "M690 124L640 138 606 170 566 180 530 226 490 244 452 300 410 330 380 384 340 430 330 470 296 520 300 548H690z"),
        fill("#B7AE8C", "M640 138L606 170 566 180 530 226 490 244 452 300 410 330 380 384 400 390 440 340 476 320 510 270 546 250 584 206 620 190 650 150z"),
        fill("#6B7D62", "M690 124L670 160 640 210 650 250 610 290 600 340 690 350zM566 240L550 290 560 330 520 360 540 300z"),
        bumps("#5F7F52", 560, 690, 232, 22, 246, 4),
        # town
        stack(560, 700, 318, 54, 36, 350), stack(504, 700, 370, 60, 37, 400), stack(456, 700, 426, 66, 38, 456), stack(480, 700, 490, 72, 39, 545),
        # church
        box("#FFFDF2", "#D9C3A8", 398, 448, 96, 92, 0.3) + box("#FFFDF2", "#D9C3A8", 410, 424, 64, 28, 0.36) + windows("#6A5A70", 420, 430, 9, 16, 3, 18, arched=True),
        dome("#4FA98A", "#2F7C6C", 442, 426, 74, 62) + line("#F2C94C", 5, "M408 408Q442 420 476 408M414 388Q442 398 470 388") + line("#F2C94C", 4, "M428 372Q416 396 414 424M456 372Q468 396 470 424M442 366V424") + box("#FFFDF2", "#D9C3A8", 434, 350, 16, 16) + dome("#4FA98A", "#2F7C6C", 442, 351, 18, 12),
        box("#FFFDF2", "#D9C3A8", 356, 408, 32, 132) + rect("#F2C94C", 353, 436, 38, 5) + arcade("#6A5A70", 362, 434, 8, 22, 2, 13) + dome("#4FA98A", "#2F7C6C", 372, 409, 30, 24) + arch("#6A5A70", 432, 540, 24, 44),
        # beach
        fill("#F3DDAA", "M300 556Q360 532 440 538T690 540V566Q560 560 470 566T300 556z") + "".join(fill(c, f"M{x} 550q10-14 20 0z") for x, c in ((420, "#E4485A"), (452, "#F7CB2D"), (484, "#E4485A"), (516, "#F7CB2D"), (548, "#E4485A"), (580, "#F7CB2D"))),
        line("#E8F7F0", 4, "M300 560Q380 572 470 568T690 570", 0.9, cap="round"),
        boat("#FFFDF2", "#FFFDF2", 250, 446, 54), boat("#E4485A", "#FFFDF2", 118, 424, 34),
        line("#9FD3E0", 3, "M40 430h60M160 456h90M60 488h80M220 520h60M280 470h40M430 600h80M560 590h60", 0.7, cap="round"),
        # lemons
        line("#5A4A2E", 8, "M-10 470Q60 500 110 560T240 632", cap="round") + line("#5A4A2E", 6, "M60 508Q110 500 150 516M110 560Q100 600 80 640", cap="round"),
        leaf(20, 486, 84, -50, "#3E7A42"), leaf(62, 508, 96, -24, "#2F6238"), leaf(96, 540, 110, 4, "#3E7A42"), leaf(130, 580, 104, -14, "#4C8C4A"), leaf(30, 490, 90, 80, "#3E7A42"),
        lemon(134, 556, 46, -8), lemon(44, 574, 50, 12), lemon(212, 606, 40, 8),
        leaf(160, 596, 84, 30, "#2F6238"),
        hills("#1E4632", 0, 622, 150, 630, 300, 638, 320, 640),
    ))


def pisa() -> str:
    white, white2, dark, line2 = "#FFFBEE", "#D9D3D6", "#6F6684", "#B9AFBE"

    def ring(y: float, radius: float, height: float, count: int, gap: float) -> str:
        """A storey of arches around the drum, narrower towards its edges."""
        d, step = "", math.pi / (count + 0.6)
        for k in range(count):
            t = (k - (count - 1) / 2) * step
            a, b = 410 + radius * math.sin(t - step * gap), 410 + radius * math.sin(t + step * gap)
            sag = 7 * math.cos(t)
            d += f"M{points(a, y + sag)}V{n(y + sag - height + (b - a) / 2)}Q{points(a, y + sag - height, (a + b) / 2, y + sag - height)} {points(b, y + sag - height, b, y + sag - height + (b - a) / 2)}V{n(y + sag)}z"
        return fill(dark, d)

    def sill(y: float, radius: float) -> str:
        return line(white, 7, f"M{n(410 - radius)} {n(y)}Q410 {n(y + 14)} {n(410 + radius)} {n(y)}") + line(line2, 3, f"M{n(410 - radius)} {n(y + 5)}Q410 {n(y + 19)} {n(410 + radius)} {n(y + 5)}")

    tower = fill(white2, "M352 560V232Q410 246 468 232V560Q410 580 352 560z") + fill(white, "M352 560V232Q410 246 440 237V568Q400 574 352 560z")
    tower += ring(548, 57, 74, 7, 0.34) + "".join(ring(456 - 38 * k, 57, 25, 8, 0.33) for k in range(6))
    tower += "".join(sill(462 - 38 * k, 61) for k in range(7))
    tower += fill(white2, "M366 234V180Q410 190 454 180V234Q410 246 366 234z") + fill(white, "M366 234V180Q410 190 432 184V240Q400 244 366 234z") + ring(228, 43, 40, 6, 0.3) + sill(178, 46)
    tower += fill("#B7597A", "M440 236L454 234V180L432 184V236L468 232V560Q454 566 440 568z", 0.14)
    return pack(scene(
        sky("pisa", "#2A69B4", "#8CC0E6", "#FBF0D6", height=520),
        cloud("#FFFFFF", 220, 210, 110, 0.9) + cloud("#FFFFFF", 520, 226, 150, 0.9),
        ridge("#9DBBCB", 0, 470, 80, 440, 190, 462, 320, 430, 480, 458, 580, 432, 690, 456),
        bumps("#7FA66C", 0, 690, 498, 30, 560, 3),
        # cathedral
        fill("#8FA3AE", "M176 352Q178 296 216 290 254 296 256 352z") + fill("#667A8C", "M216 290Q254 296 256 352H232Q236 310 216 290z") + box(white, white2, 208, 270, 16, 22) + gable("#8FA3AE", "#667A8C", 208, 272, 16, 16, 2) + box(white, white2, 178, 350, 78, 40, 0.3) + arcade(dark, 186, 384, 9, 24, 5, 13),
        hip("#A9725E", 0, 392, 300, 40, 30) + box(white, white2, 0, 390, 300, 90, 0.12) + rect(line2, 0, 470, 300, 6) + box(white, white2, 0, 474, 330, 94, 0.14),
        rect("#D6E0E2", 0, 410, 264, 5) + rect("#D6E0E2", 0, 490, 284, 5) + rect("#D6E0E2", 0, 546, 284, 6) + arcade(dark, 14, 466, 16, 44, 8, 30) + arcade(dark, 12, 546, 20, 52, 7, 36),
        fill(white, "M268 568V392Q268 380 300 380T332 392V568z") + fill(white2, "M308 380Q332 382 332 392V568H308z") + fill("#A9725E", "M264 394Q268 350 300 350T336 394z") + fill("#7F5048", "M300 350Q332 350 336 394H312z") + arcade(dark, 274, 466, 10, 44, 4, 15) + arcade(dark, 274, 546, 10, 52, 4, 15) + rect(line2, 266, 472, 68, 6),
        # lawn
        hills("#79B04F", 0, 560, 240, 566, 460, 562, 690, 556) + fill("#5C9444", "M400 572Q520 560 690 590V606Q560 580 400 584z"),
        fill("#EBDCB6", "M470 566H540L690 600V622L500 572z"),
        ellipse("#4C8340", 430, 572, 84, 11),
        group("translate(410 566) rotate(5.2) scale(1.13 1.1) translate(-410 -566)", pack(tower + fill(white2, "M344 556Q410 580 476 556V566Q410 592 344 566z")).strip()),
        cypress("#234A38", "#3C6B48", 610, 584, 250, 44) + cypress("#234A38", "#3C6B48", 656, 576, 180, 34),
        person("#D8433B", "#E3B48A", 300, 604, 34), person("#2F5A8C", "#E3B48A", 322, 608, 34), person("#F2B93B", "#E3B48A", 556, 604, 30),
        hills("#2F6238", 0, 606, 200, 622, 420, 630, 690, 612),
    ))


def pompeii() -> str:
    light, shade, deep = "#F6DDAE", "#B07A55", "#6A3B38"

    def column(x: int, top: int, foot: int, width: int, broken: bool = False) -> str:
        w = width / 2
        head = f"M{n(x - w)} {top}l{n(w * 0.5)}-12 {n(w * 0.5)} 16 {n(w * 0.6)}-22 {n(w * 0.4)} 14" if broken else f"M{n(x - w)} {top}H{n(x + w)}"
        c = fill(light, head + f"V{foot}H{n(x - w)}z") + fill(shade, f"M{n(x + w * 0.25)} {top}H{n(x + w)}V{foot}H{n(x + w * 0.25)}z")
        c += line("#D9B584", 3, f"M{n(x - w * 0.55)} {top + 6}V{foot}M{n(x - w * 0.1)} {top + 6}V{foot}") + line("#8E5B45", 3, f"M{n(x + w * 0.62)} {top + 6}V{foot}")
        c += rect(light, x - w - 6, foot - 10, width + 12, 12) + rect(shade, x + w * 0.25, foot - 10, w * 0.75 + 6, 12)
        return c if broken else c + poly(light, x - w - 9, top - 14, x + w + 9, top - 14, x + w, top + 2, x - w, top + 2) + poly(shade, x + w * 0.25, top - 14, x + w + 9, top - 14, x + w, top + 2, x + w * 0.25, top + 2)

    return pack(scene(
        sky("pompeii", "#A8483A", "#E58A4C", "#FBD58C", height=440),
        # smoke
        fill("#7A4A4C", "M286 214Q262 190 276 160 246 150 256 116 230 90 262 66 270 24 316 30 340-6 390 10 430-14 470 16L690-20V60Q640 80 600 66 570 100 520 84 500 116 454 100 440 136 398 126 396 160 352 158 356 192 332 214z"),
        fill("#A86A58", "M286 214Q262 190 276 160 246 150 256 116 230 90 262 66 270 24 316 30 300 60 322 84 290 100 310 128 290 144 304 168 292 190 304 214z"),
        # the cone and Monte Somma
        fill("#8A5260", "M0 440Q110 400 180 320 230 250 262 214L284 222 310 212 334 222Q366 270 398 292 440 268 472 240L500 232 520 244Q580 330 690 388V460H0z"),
        fill("#B4706A", "M0 440Q110 400 180 320 230 250 262 214L284 222 262 270 266 310 214 370 150 430zM398 292Q440 268 472 240L500 232 470 290 430 340 400 420 380 360z"),
        fill("#6A3C50", "M310 212L334 222Q366 270 398 292L380 360 390 430H330L340 360 316 300zM500 232L520 244Q580 330 690 388V460H560L540 370 510 310z"),
        fill("#F2703A", "M268 216L284 224 310 214 328 222 312 230 284 232z"),
        hills("#8A7A4E", 0, 430, 160, 414, 340, 430, 520, 412, 690, 426),
        # walls of the street
        fill("#B84A3C", "M0 400H90L240 440V520L0 600z") + fill("#D9A56C", "M0 400H90L240 440V448L0 412z") + fill("#8A2F34", "M90 470h34v66l-34 12zM170 470h22v46l-22 7z") + fill("#F0C98C", "M0 520L240 492V506L0 546z"),
        fill("#8E3A38", "M690 420H560L452 444V520L690 600z") + fill("#B98456", "M690 420H560L452 444V452L690 432z") + fill("#6A2A30", "M600 480h36v72l-36-12zM510 474h22v46l-22-8z") + fill("#A8754F", "M690 524L452 492V506L690 552z"),
        bumps("#6E7A45", 220, 470, 444, 20, 470, 4),
        # pavement
        fill("#D9BC92", "M240 500H452L690 590V640H0V590z") + fill("#8E7468", "M296 496H400L560 640H130z"),
        line("#6E5854", 3, "M306 520H420M290 548H446M268 584H486M330 496L240 640M366 496L440 640"),
        fill("#5A4548", "M336 496L318 530 280 640H296L328 540 342 496zM358 496L372 530 408 640H424L384 540 364 496z"),
        *(fill("#E6D0AE", f"M{x} {y}l10-{h} {w - 16} 0 8 {h}z") + fill("#9A7C70", f"M{x} {y}h{w}v{h}h-{w}z") for x, y, w, h in ((192, 600, 66, 16), (310, 600, 72, 16), (432, 600, 66, 16), (282, 528, 30, 8), (334, 528, 32, 8), (388, 528, 30, 8))),
        # columns
        column(54, 330, 600, 44), column(130, 372, 586, 38, True), column(194, 436, 566, 30, True),
        column(498, 330, 568, 34, True), column(566, 282, 590, 40), column(644, 276, 610, 46),
        fill(light, "M536 268L700 258V226L560 236 552 246 536 244z") + fill(shade, "M536 268L700 258V248L536 258z") + fill("#FBEACB", "M548 246L700 234V222L556 232z"),
        fill(light, "M0 316H84L92 306 80 300 86 290H0z") + fill(shade, "M0 316H84L90 308H0z"),
        # fallen drums
        ellipse(shade, 242, 590, 26, 14) + ellipse(light, 238, 584, 26, 14) + ellipse("#D9B584", 238, 584, 12, 6),
        fill(deep, "M0 606L110 614 180 632 300 640H0zM690 600L600 618 520 630 400 640H690z") + bumps("#4A3A30", 0, 130, 622, 22, 640, 3) + bumps("#4A3A30", 570, 690, 620, 24, 640, 7),
    ))


def florence() -> str:
    tile, tile2, tile3, marble, marble2, green = "#D2693F", "#A8482F", "#E58A5A", "#FBF1DC", "#CDBBA4", "#5E8272"
    walls, roofs = ("#F3D9A6", "#E9C48A", "#F7E6C2"), ("#D9774A", "#AC5235")
    return pack(scene(
        sky("florence", "#5FA6AE", "#C9DCC0", "#FCE7B4", height=460),
        sun("#FFF5D6", 318, 176, 46, halo=20),
        # hills with cypresses and villas
        hills("#A9BFA4", 0, 372, 110, 340, 240, 378, 380, 336, 520, 366, 690, 330),
        hills("#8BA888", 0, 410, 150, 384, 300, 410, 460, 380, 690, 392),
        *(cypress("#4C6F58", "#5F8466", x, y, 40) for x, y in ((350, 362), (646, 356), (664, 350))),
        # Palazzo Vecchio
        box("#D9AE78", "#9A7048", 66, 336, 34, 90) + rect("#D9AE78", 60, 322, 46, 18) + crenels("#D9AE78", 60, 323, 46, 9, 4) + gable("#B0855A", "#7E5A3E", 72, 316, 22, 34, 2) + box("#D9AE78", "#9A7048", 30, 404, 110, 70, 0.3) + crenels("#D9AE78", 28, 405, 114, 10, 8) + windows("#6A4634", 44, 424, 9, 16, 4, 24),
        # campanile
        box(marble, marble2, 232, 214, 50, 290, 0.34) + rect(marble, 225, 204, 64, 12) + rect(marble2, 268, 204, 21, 12) + poly(tile, 230, 204, 257, 190, 284, 204),
        *(rect("#C98A7A", 232, y, 50, 5) for y in (292, 364, 430)), rect(green, 232, 285, 50, 4) + rect(green, 232, 371, 50, 4),
        arch("#6B5560", 245, 280, 18, 54, True) + arch("#6B5560", 247, 354, 14, 44, True) + arch("#6B5560", 247, 420, 14, 40, True),
        # nave
        poly(tile2, 284, 412, 296, 376, 430, 376, 430, 412) + poly(tile3, 284, 412, 296, 376, 340, 376, 340, 412) + box(marble, marble2, 284, 410, 150, 90, 0.1) + rect(green, 284, 420, 150, 4) + rect(green, 284, 450, 150, 4) + "".join(circle("#6B5560", x, 436, 7) for x in (306, 340, 374)) + poly(tile, 284, 474, 290, 456, 430, 456, 430, 474),
        # drum
        fill(marble, "M366 372H586L574 448H380z") + fill(marble2, "M516 372H586L574 448H512z") + rect(marble, 360, 362, 232, 11) + rect(marble2, 518, 362, 74, 11) + line(green, 3, "M374 384H584M378 438H574"),
        "".join(circle(c, x, 411, r) for x in (406, 474, 546) for c, r in (("#C98A7A", 17), ("#5A4652", 12))),
        # dome
        fill(tile, "M364 362C368 282 412 216 456 196H496C540 216 582 282 588 362z"),
        fill(tile3, "M364 362C368 282 412 216 456 196H464C432 240 420 300 420 362z"),
        fill(tile2, "M496 196C540 216 582 282 588 362H530C530 290 516 230 488 196z"),
        line(marble, 6, "M366 362C370 282 414 216 458 194M420 362C420 296 436 236 466 194M530 362C530 290 514 230 486 194M586 362C580 282 538 216 494 194"),
        rect(marble, 448, 186, 56, 11) + box(marble, marble2, 460, 150, 32, 38) + windows("#6B5560", 468, 158, 6, 26, 2, 11, arched=True) + gable(marble, marble2, 460, 151, 32, 24, 4) + circle("#F2C14E", 476, 122, 7),
        # apses
        *(fill(tile, f"M{x - 40} 470Q{x - 34} 420 {x} 414 {x + 34} 420 {x + 40} 470z") + fill(tile2, f"M{x} 414Q{x + 34} 420 {x + 40} 470H{x + 16}Q{x + 14} 430 {x} 414z") + box(marble, marble2, x - 42, 468, 84, 50, 0.35) + rect(green, x - 42, 476, 84, 4) + arcade("#6B5560", x - 28, 512, 10, 28, 3, 23) for x in (584, 440)),
        # roofs
        terrace(walls, "#B98A60", roofs, "#7A5240", 20, 690, 520, 78, 58, 570, 6, 0, 0.42),
        # river and Ponte Vecchio
        rect("#5E8F86", 0, 556, 690, 90) + bridge("#E3BE86", "#96704E", 120, 610, 560, 612, 3, 10, 20),
        terrace(("#F4CE86", "#E9A86C", "#F7E2B4", "#DD8A62"), "#A8744F", roofs, "#7A4A3C", 150, 560, 562, 56, 50, 562, 9, 0, 0.3),
        line("#D9E6C8", 3, "M20 590h70M40 612h50M630 596h60M200 622h70M340 626h90M500 620h60", 0.8, cap="round"),
        hills("#2F4A3C", 0, 622, 160, 632, 380, 638, 540, 632, 690, 614), cypress("#24443A", "#3C664C", 40, 640, 170), cypress("#24443A", "#3C664C", 654, 640, 190), cypress("#24443A", "#3C664C", 622, 640, 120),
    ))


def venice() -> str:
    white, white2, dark = "#FFF8EA", "#D8C6C0", "#6A4A5C"
    rose, rose2 = "#EE9C8E", "#B9646C"

    def shops(sign: int) -> str:
        """Half of the bridge's arcade, climbing towards the middle."""
        d = ""
        for k in range(6):
            x, y = 400 + sign * (216 - 27 * k), 455 - 14.5 * k
            w = sign * 17
            d += f"M{points(x, y)}v-30q{points(w / 2, -22)} {points(w, -9)}V{n(y - 9)}z"
        x0, x1 = 400 + sign * 226, 400 + sign * 52
        return (
            fill(white if sign < 0 else "#EADAD0", f"M{x0} 462V398L{x1} 306V370z") + fill(dark, d)
            + fill("#C9785E" if sign < 0 else "#9A5248", f"M{x0 + sign * 8} 402V392L{x1} 292V306z")
        )

    def palace(x: int, y: int, width: int, tones: tuple[str, str], count: int) -> str:
        step = width / count
        p = box(tones[0], tones[1], x, y, width, 540 - y, 0.16) + rect(white, x, y - 4, width, 8)
        for k, top in enumerate(range(y + 26, 470, 74)):
            p += arcade(white, x + step * 0.14, top + 50, step * 0.72, 52, count, step, True) + arcade(dark, x + step * 0.26, top + 48, step * 0.48, 42, count, step, True) + rect(white, x, top + 49, width, 5 + k % 2)
        return p

    return pack(scene(
        sky("venice", "#7FA9C6", "#F3C6B4", "#FDE9C8", height=470),
        cloud("#FFF3E2", 220, 196, 130, 0.8),
        # far palaces and a bell tower
        terrace(("#F3C39A", "#EBA890", "#F7DDB0"), "#C98F82", ("#D98A68", "#B56A58"), "#A06A70", 150, 640, 440, 84, 150, 470, 5, 0, 0.14) + rect("#DDA08C", 150, 466, 500, 60) + arcade("#A8646A", 240, 522, 22, 36, 9, 36),
        box("#D98A6A", "#A8605A", 300, 176, 30, 160) + box(white, white2, 297, 204, 36, 26) + windows(dark, 303, 208, 6, 20, 3, 10, arched=True) + gable("#6FA08E", "#4A7A70", 299, 177, 32, 46, 1, 0.5),
        palace(-20, 316, 176, (rose, rose2), 4), palace(620, 200, 90, ("#E9B36E", "#B57A4E"), 2),
        # canal
        rect("#2F8A80", 0, 520, 690, 120) + fill("#5FB0A0", "M0 520H690V534Q520 540 420 560T300 640H180Q240 560 200 540T0 540z") + fill("#1F6A68", "M216 520H584Q560 540 400 544T216 520z"),
        # bridge
        fill(white, "M130 540V466L352 350H448L670 466V540H590C566 448 480 410 400 410S234 448 210 540z") + fill(white2, "M400 410C480 410 566 448 590 540H574C548 460 474 426 400 426S252 460 226 540H210C234 448 320 410 400 410zM448 350L670 466V480L448 364z"),
        line("#C9B3AE", 3, "M152 478L352 374H448L648 478M152 492L300 416M648 492L500 416"), circle(white2, 252, 448, 10) + circle(white2, 548, 448, 10) + line("#C9B3AE", 4, "M196 540C222 436 314 396 400 396S578 436 604 540"),
        shops(-1), shops(1),
        box(white, "#E0CEC6", 350, 276, 100, 94, 0.3) + gable(white, white2, 350, 277, 100, 40, 8) + arch(dark, 374, 366, 52, 78) + fill("#F6C9A8", "M380 366V318a20 20 0 0 1 40 0V366z") + rect(white, 344, 362, 112, 9) + rect(white2, 346, 274, 108, 5),
        # mooring poles
        *(rect("#FFF8EA", x, y, 13, 640 - y) + "".join(poly("#D8433B", x, b + 12, x + 13, b, x + 13, b + 20, x, b + 32) for b in range(y, 620, 44)) + circle("#F2C14E", x + 6.5, y - 4, 8) for x, y in ((604, 420), (640, 446))),
        # gondola
        fill("#1F5A5C", "M150 616Q340 646 540 612L500 626Q340 650 200 626z"),
        fill("#2A2233", "M118 548Q126 600 250 606H430Q540 602 578 536L584 540Q572 604 500 622 340 640 220 622 130 608 112 552z") + fill("#4A3C55", "M128 570Q150 602 250 606H430Q500 604 540 580 510 616 430 616H250Q150 612 128 570z"),
        fill("#D9DCE2", "M110 556L104 518 114 510 128 522 120 528 128 534 121 540 128 546 124 560z") + fill("#D8433B", "M286 606Q288 578 310 576H352Q366 580 366 606z") + fill("#F2C14E", "M282 600h88v7h-88z"),
        # gondolier
        line("#8A5A3A", 5, "M420 520L560 634", cap="round") + fill("#2A2233", "M452 606L458 556H484L492 606H478L471 572 464 606z"),
        fill("#FFF8EA", "M454 560Q450 520 462 512H480Q492 520 488 560z") + line("#2F4A7E", 5, "M455 524H488M454 536H489M454 548H489") + line("#FFF8EA", 8, "M460 520L440 534M484 522L468 548", cap="round"),
        circle("#E3AA80", 471, 500, 10) + fill("#F2D08A", "M452 498Q471 486 490 498 484 490 482 484H460Q458 490 452 498z") + rect("#D8433B", 460, 489, 23, 4),
        line("#CDEBDD", 3, "M30 560h70M60 584h40M240 560h60M330 552h90M520 560h40", 0.8, cap="round"),
        fill("#164A4E", "M0 618Q160 636 340 634T690 622V640H0z"),
    ))


SCENES = {
    "alberobello": alberobello, "matera": matera, "dolomites": dolomites, "amalfi": amalfi,
    "pisa": pisa, "pompeii": pompeii, "florence": florence, "venice": venice,
}

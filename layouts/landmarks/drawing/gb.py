"""Scenes of Great Britain."""

from __future__ import annotations

import random

from kit import *


def _wall(top: str, light: str, shade: str, *values: float, cap: float = 0.34, courses: bool = False) -> str:
    """A stone wall that recedes: x, y, size … of its foot, from far to near; `cap` is half its thickness by its size."""
    rows = list(zip(values[::3], values[1::3], values[2::3], strict=True))

    def side(way: float, up: float) -> list[float]:
        return [round(v) for x, y, s in rows for v in (x + way * s * cap, y - up * s)]

    def strip(colour: str, a: list[float], b: list[float]) -> str:
        back = [v for i in range(len(b) - 2, -1, -2) for v in b[i : i + 2]]
        return fill(colour, curve(*a) + "L" + curve(*back)[1:] + "z")

    wall = strip(shade, side(1, 1), side(1, 0)) + strip(light, side(-1, 1), side(-1, 0)) + strip(top, side(-1, 1), side(1, 1))
    if courses:
        near = slice(-8, None)
        wall += line("#6F6865", 3, curve(*side(1, 0.7)[near]) + curve(*side(1, 0.4)[near]), dash="22 6")
        wall += line("#BDB4A2", 3, curve(*side(0.35, 1)[near]) + curve(*side(-0.35, 1)[near]), dash="16 7")
    return wall


def hadrians_wall() -> str:
    stone = ("#D9D3C3", "#B5AE9F", "#7F7C77")
    return scene(
        sky("hadrians-wall", "#8FBCC9", "#CFE0D8", "#FBF0D2", "#FBE3B4", height=420),
        sun("#FFF8E0", 310, 262, 44, halo=22),
        cloud("#FFFFFF", 420, 214, 190, 0.75) + cloud("#FFFFFF", 215, 160, 120, 0.5),
        # far fells and a lough
        hills("#A9C3B8", 0, 352, 120, 326, 260, 350, 430, 318, 560, 340, 690, 322),
        hills("#8DB39C", 0, 372, 180, 360, 330, 372, 690, 350),
        fill("#CFE2DC", "M60 380Q150 370 262 378L230 392 90 394z"),
        # third ridge, its crag to the left
        fill("#7EA878", "M250 470C330 462 352 352 420 328Q470 312 530 340T690 382V640H250z"),
        fill("#9A9A8E", "M290 446C330 424 356 356 412 332L408 356 392 368 388 392 366 404 356 430 330 440z"),
        _wall(*stone, 424, 331, 9, 452, 335, 11, 470, 349, 13, 452, 369, 16, 444, 393, 19, 470, 422, 22),
        # second ridge
        fill("#5F9460", "M120 560C240 540 262 426 352 396Q410 378 470 408T690 452V640H120z"),
        fill("#84857C", "M196 530C262 500 282 428 346 400L344 430 322 444 318 470 292 484 282 510 246 520z"),
        fill("#6FA569", "M352 396Q410 378 470 408T690 452V474Q560 440 480 452T340 500Q318 440 352 396z"),
        _wall(*stone, 376, 394, 19, 420, 402, 22, 446, 426, 26, 428, 459, 31, 408, 495, 37, 434, 536, 44),
        # near ridge
        hills("#3F7A4C", 0, 560, 130, 548, 290, 500, 420, 470, 560, 496, 690, 522),
        fill("#558F55", "M250 516Q330 488 420 470Q500 476 560 496T690 522V560Q540 530 430 544T190 560z"),
        # milecastle on the south side
        poly("#3B6C46", 452, 520, 600, 514, 652, 566, 486, 580),
        poly("#7DB06A", 462, 520, 590, 516, 634, 560, 492, 570),
        poly(stone[2], 440, 508, 604, 500, 604, 516, 440, 524),
        poly(stone[0], 438, 502, 602, 494, 606, 501, 442, 509),
        fill("#3B6C46", "M508 522v-12q10 -12 20 0v12z"),
        poly(stone[2], 606, 501, 666, 558, 666, 584, 606, 520) + poly(stone[0], 594, 500, 606, 496, 668, 556, 656, 561),
        poly(stone[1], 482, 572, 560, 566, 560, 590, 482, 598) + poly(stone[0], 478, 564, 558, 558, 562, 566, 482, 573),
        poly(stone[1], 592, 564, 656, 559, 666, 582, 592, 588) + poly(stone[0], 590, 556, 656, 552, 668, 557, 592, 564),
        # the wall climbs to it
        _wall("#EDE6D4", "#C6BEAD", "#8F8984", 396, 478, 30, 432, 494, 34, 442, 524, 44, 414, 562, 58, 352, 606, 78, 286, 662, 104, 226, 736, 136, courses=True),
        # foreground
        hills("#23543D", 0, 596, 110, 580, 200, 600, 270, 642, bottom=642),
        hills("#23543D", 330, 642, 440, 622, 590, 608, 690, 588, bottom=642),
        grove("#1A4232", -90, 150, 640, 44, 30) + grove("#1A4232", 540, 780, 640, 40, 30, seed=4),
        birds("#5B7A78", (330, 196, 13), (372, 214, 10)),
    )


def _cliff(light: str, mid: str, shade: str, top: list[tuple[float, float]], foot: list[tuple[float, float]], seed: int = 5) -> str:
    """A chalk face between two lines, buttress by buttress: `mid` on the right of each, `shade` in the clefts."""
    r = random.Random(seed)
    body = poly(light, *(v for p in [*top, *reversed(foot)] for v in p))
    a = b = ""
    for (x0, y0), (x1, y1), (u0, v0), (u1, v1) in zip(top, top[1:], foot, foot[1:], strict=False):

        def at(t: float, s: float, x0=x0, y0=y0, x1=x1, y1=y1, u0=u0, v0=v0, u1=u1, v1=v1) -> str:
            px, py, qx, qy = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, u0 + (u1 - u0) * t, v0 + (v1 - v0) * t
            return points(round(px + (qx - px) * s), round(py + (qy - py) * s))

        m, w = r.uniform(0.5, 0.62), r.uniform(0.76, 0.84)
        a += f"M{at(1, 0)}L{at(m + 0.14, 0)} {at(m + 0.02, 0.2)} {at(m + 0.1, 0.42)} {at(m - 0.06, 0.66)} {at(m + 0.04, 0.8)} {at(m - 0.1, 1)} {at(1, 1)}z"
        b += f"M{at(1, 0.02)}L{at(w + 0.08, 0.14)} {at(w + 0.1, 0.36)} {at(w, 0.55)} {at(w + 0.07, 0.74)} {at(w - 0.02, 1)} {at(1, 1)}z"
    return body + fill(mid, a) + fill(shade, b)


def white_cliffs() -> str:
    far = [(206, 372), (250, 358), (300, 350), (350, 338), (400, 336)]
    far_foot = [(200, 418), (246, 424), (298, 424), (352, 432), (420, 436)]
    top = [(330, 352), (386, 322), (452, 300), (528, 262), (612, 240), (700, 214)]
    foot = [(322, 442), (372, 462), (436, 482), (508, 512), (594, 540), (700, 572)]
    return scene(
        sky("white-cliffs", "#3F86B8", "#A9D5E2", "#FBEBCB", height=430),
        cloud("#FFFFFF", 214, 250, 170, 0.9) + cloud("#FFFFFF", 400, 178, 130, 0.75) + cloud("#FFFFFF", 20, 330, 110, 0.7),
        rect("#2E8C93", 0, 400, 690, 240) + rect("#57ADAC", 0, 400, 690, 26),
        fill("#C9D9D2", "M0 400L40 394 110 392 170 400z"),
        # far headland
        _cliff("#E9E6DA", "#D2D3CC", "#BCC3C2", far, far_foot, 2),
        fill("#86AE78", "M190 382Q260 344 400 322V344L350 346 300 358 250 366 206 380z"),
        # near cliffs
        _cliff("#FFF9EA", "#DFD8CA", "#B9B7B4", top, foot),
        line("#DDD5C6", 3, "M400 356l40 -10M472 384L528 372M470 434l30 0M548 450l40 0M548 326l44 -12M632 326l48 -14M636 480l40 2", 0.9, cap="round"),
        # rubble at the foot
        fill("#F1EADB", "M316 444l30 -10 22 18 40 -2 20 22 50 2 24 22 50 2 30 24 60 6 60 34v24L560 562 430 506z"),
        fill("#C4C0B8", "M346 434l22 18 40 -2 20 22 50 2 24 22 50 2 30 24 60 6 60 34v10L590 558 500 526 430 490 360 464z", 0.7),
        # grass
        fill("#5E9150", "M322 356Q380 318 440 292T560 238T690 190V222L612 250 590 244 528 272 500 270 452 310 430 306 386 332 366 332 330 360z"),
        fill("#86B661", "M336 346Q380 318 440 292T560 238T690 190V202Q590 236 530 262T336 346z"),
        # South Foreland lighthouse
        rect("#F4EFE2", 520, 236, 66, 24) + rect("#CFC8BC", 562, 234, 24, 20) + poly("#8C5A48", 514, 238, 524, 222, 582, 220, 592, 235),
        poly("#FFFFFF", 470, 282, 477, 186, 507, 186, 514, 270) + poly("#C9C3BA", 494, 186, 507, 186, 514, 270, 496, 276),
        rect("#FFFFFF", 471, 178, 42, 12) + rect("#C9C3BA", 496, 178, 17, 12) + crenels("#FFFFFF", 471, 178, 42, 7, 4),
        rect("#3B4A56", 481, 152, 22, 20) + rect("#F8D77A", 484, 155, 9, 16) + gable("#F4EFE2", "#B9B4AC", 480, 153, 24, 14, 3),
        line("#3B4A56", 3, "M492 140v-12") + windows("#4C5A66", 486, 206, 7, 14, 1, 1, 2, 30),
        # surf, a sail, gulls
        line("#F2FAF6", 7, "M250 446Q300 440 330 456T410 486T500 526T600 560T700 600", 0.95, cap="round"),
        line("#9AD2CB", 5, "M230 470Q300 462 330 480T420 514T520 556T620 590", 0.7, cap="round"),
        waves("#BFE6E0", 20, 330, 426, 600, 7, 4),
        boat("#7A2E2A", "#FFF4DC", 150, 470, 62),
        birds("#FFFFFF", (292, 310, 20), (372, 270, 15), (250, 336, 12)),
        # grassy edge in front
        hills("#1F5B4E", 0, 560, 90, 556, 200, 588, 330, 622, 470, 640),
        hills("#17463F", 0, 596, 140, 600, 320, 632, 690, 628),
        line("#2F7A5A", 4, "M40 566l-8 -26M52 566l2 -30M64 570l10 -24M150 584l-6 -22M162 588l6 -24M240 604l-5 -18M250 606l7 -20", cap="round"),
    )


def snowdon() -> str:
    return scene(
        sky("snowdon", "#2F6E8F", "#86B7B4", "#F6DDAE", "#F5BE8C", height=470),
        cloud("#FFF3DC", 500, 226, 150, 0.8) + cloud("#FFF3DC", 208, 190, 110, 0.6),
        # far ridges
        ridge("#A9C2B4", 0, 352, 60, 330, 110, 346, 190, 306, 250, 330, 330, 300, 690, 330),
        # the horseshoe: Y Lliwedd left, Crib Goch right
        fill("#7FA79F", "M120 420L176 330 206 296 222 266 238 282 256 262 276 292 320 330V440z") + fill("#5F8A88", "M222 266L238 282 230 330 250 400H290L320 330 276 292 256 262 248 300z"),
        fill("#7FA79F", "M480 300L520 250 534 262 546 232 560 250 574 222 588 246 604 226 622 262 650 290 690 306V440H480z") + fill("#5F8A88", "M546 232L560 250 552 300 574 360 556 440H690V306L650 290 622 262 604 226 598 270 612 330 584 290 588 246 574 222 566 270z"),
        # Yr Wyddfa
        fill("#5E8E8C", "M60 560L150 430 206 392 262 322 300 300 352 218 384 176 402 164 424 190 462 240 500 262 552 330 612 366 690 430V560z"),
        fill("#37626B", "M402 164L424 190 462 240 500 262 552 330 612 366 690 430V560H470L440 470 474 404 432 352 452 296 414 244z"),
        fill("#84ADA0", "M384 176L402 164 414 244 392 290 402 330 360 372 372 430 310 478 280 560H170L262 420 250 380 300 330 322 300 340 262z"),
        fill("#4B7A7C", "M352 218L340 300 300 360 322 300 300 300zM262 322L256 392 200 470 226 400z"),
        fill("#2C535E", "M500 262L486 330 520 400 500 480 560 560H610L570 440 552 330z"),
        fill("#6F9C92", "M424 190L440 262 428 232zM470 300L474 352 462 330zM530 420L560 500 532 470z"),
        # summit cairn
        rect("#37626B", 396, 156, 12, 12) + rect("#84ADA0", 396, 156, 6, 12),
        # the lake below
        fill("#BFE0D8", "M330 520Q420 500 560 512T690 506V580H300z") + fill("#7FB7B8", "M330 534Q470 520 690 530V580H300z"),
        line("#EAF6EE", 3, "M430 524h60M520 540h90M400 550h50M560 520h40", 0.9, cap="round"),
        # railway flank
        fill("#3F7358", "M0 404Q90 414 170 450T380 500T690 584V640H0z"),
        fill("#5B9065", "M0 404Q90 414 170 450T380 500T690 584V600Q500 550 400 524T160 474T0 432z"),
        line("#2B4A46", 5, "M0 398Q90 408 170 444T380 494T690 578") + line("#8A7B6A", 7, "M0 404Q90 414 170 450T380 500T690 584", dash="4 7"),
        # train: the engine pushes from below
        group(
            "translate(262 474) rotate(17)",
            rect("#C2362C", -78, -40, 84, 30) + rect("#8F241F", -78, -20, 84, 10) + rect("#F6E3BC", -82, -44, 92, 6),
            windows("#FBEFD2", -72, -34, 11, 12, 5, 16) + circle("#22303A", -64, -8, 6) + circle("#22303A", -8, -8, 6),
            rect("#1E5B45", 14, -34, 40, 22) + rect("#174535", 42, -48, 20, 36) + rect("#F6E3BC", 39, -52, 26, 5) + rect("#22303A", 20, -50, 8, 18),
            circle("#22303A", 24, -8, 6) + circle("#22303A", 48, -8, 6) + rect("#C2362C", 12, -14, 52, 4),
        ),
        fill("#FFF9EC", "M296 432q-18 -14 -2 -28q-6 -24 18 -28q4 -30 40 -26q20 -28 56 -12q-18 12 -30 14q4 22 -22 22q-2 24 -30 22q-4 22 -24 36z", 0.95),
        fill("#DDE4DA", "M296 432q4 -18 14 -26q4 14 26 -4q-6 22 -34 30z", 0.8),
        # foreground with sheep
        hills("#1F4F45", 0, 520, 110, 536, 260, 590, 420, 606, 560, 596, 690, 586),
        hills("#173C38", 0, 590, 160, 600, 340, 628, 690, 616),
        "".join(ellipse("#F7F0DF", x, y, s, s * 0.66) + rect("#2A2A30", x - s * 0.5, y + s * 0.3, 3, s * 0.7) + rect("#2A2A30", x + s * 0.4, y + s * 0.3, 3, s * 0.7) + ellipse("#2A2A30", x + s * w, y - s * 0.2, s * 0.34, s * 0.42) for x, y, s, w in ((574, 586, 15, 0.95), (620, 594, 13, -0.95), (110, 560, 16, 0.95))),
    )


def bath() -> str:
    stone, shade, dark = "#F0CB8D", "#C9975A", "#7C5A3C"
    statue = "M-7 0l2 -26q-6 -4 -2 -12l4 -2a5 5 0 1 1 6 0l4 2q4 8 -2 12l2 26z"
    bars = "".join(group(f"translate({x} 334)", fill("#F7DDAA" if i % 2 else stone, statue)) for i, x in enumerate((238, 312, 386, 460, 534, 608)))
    return scene(
        sky("bath", "#7C8FC0", "#C6BCD6", "#F8D9C4", "#FDE9CB", height=380),
        cloud("#FFFFFF", 206, 236, 120, 0.55) + cloud("#FFFFFF", 560, 250, 120, 0.6),
        # abbey: nave with pinnacles, then the tower
        group(
            "translate(-80 24) scale(1.1)",
            rect("#D3B4AA", 200, 232, 300, 80) + windows("#94798A", 216, 250, 22, 60, 4, 42, arched=True),
            "".join(spire("#D3B4AA", "#A98C96", x, 234, 12, 44, 2) for x in (248, 290, 332, 374)),
            box("#E2C4B2", "#B4949A", 398, 148, 116, 160, 0.36),
            windows("#8A7084", 410, 168, 18, 70, 3, 30, 2, 86, arched=True),
            rects("#F0D8C0", (394, 244, 124, 7), (394, 150, 124, 7)) + crenels("#E2C4B2", 398, 150, 116, 12, 8),
            "".join(box("#EED3BC", "#B4949A", x, 132, 16, 180, 0.4) + spire("#EED3BC", "#B4949A", x + 8, 134, 20, 46, 2) for x in (390, 506)),
        ),
        # terrace with statues
        bars,
        rect(stone, 0, 334, 690, 10) + rect(shade, 0, 344, 690, 18) + windows(stone, 8, 344, 7, 18, 46, 15),
        rect("#F7DDAA", 0, 362, 690, 12) + rect(shade, 0, 374, 690, 8),
        # far colonnade
        rect(dark, 150, 382, 400, 74) + rect("#5E4436", 150, 382, 400, 16),
        colonnade(stone, shade, 176, 384, 344, 74, 8),
        # sides in perspective
        fill(dark, "M0 382H160V456L0 540z") + fill("#8C6643", "M690 382H540V456L690 540z"),
        "".join(rect(stone, x, 382, w, y - 382) + rects(shade, (x + w * 0.6, 382, w * 0.4, y - 382), (x - 5, y - 8, w + 10, 10)) + rect("#F7DDAA", x - 5, 382, w + 10, 10) for x, w, y in ((118, 22, 478), (52, 28, 514), (-10, 36, 552), (556, 22, 478), (616, 28, 514), (676, 36, 552))),
        # paving and pool
        fill("#E2BE8B", "M150 456H550L690 536V640H0V536z") + fill(shade, "M168 470H532L640 556H60z"),
        gradient("bath-pool", "#9CC79A", "#4C9A77", "#2E7561"),
        fill("url(#bath-pool)", "M176 478H524L664 600V640H36V600z"),
        fill("#CFE0B4", "M206 478h20l-4 44h-18zM304 478h16v52h-18zM394 478h16l2 36h-16zM474 478h18l6 58h-18z", 0.55),
        fill(stone, "M408 478h92l8 30h-96z", 0.35),
        line("#D8F0CF", 3, "M180 524h70M300 548h110M470 530h60M140 572h90M360 590h150", 0.75, cap="round"),
        # steam: mist over the water, three wisps
        line("#FFFFFF", 12, "M150 506h110M300 500h80M430 508h100M250 548h90M400 556h110", 0.3, cap="round"),
        *(fill("#FFFFFF", f"M{x} {y}c-40 -30 -34 -66 4 -92c30 -24 22 -50 2 -78c46 22 62 62 28 96c-30 28 -50 46 -34 74z", 0.5) for x, y in ((252, 560), (356, 530), (462, 564))),
        fill("#FFFFFF", "M306 552c-22 -20 -14 -40 4 -56q16 -18 2 -42c30 16 34 40 16 62c-16 16 -26 24 -22 36zM420 534c-20 -20 -12 -36 4 -50q14 -16 4 -36c26 14 28 36 12 54c-14 14 -22 20 -20 32z", 0.4),
        # dark rim of the pool
        fill("#5A3F33", "M0 560L40 588 90 604H600L650 588 690 560V640H0z") + fill("#7C5A3C", "M0 548L44 580 92 594H598L646 580 690 548V562L650 590 600 606H90L40 590 0 562z"),
    )


def oxford() -> str:
    lit, stone, shade, deep = "#F7DDA2", "#E9C27C", "#B98850", "#6E4A3A"
    far, dim, glass = "#DCC690", "#A58C66", "#7F7261"
    bays = ((306, 30), (352, 36), (404, 40), (456, 36), (502, 30))
    doors = "".join(f"M{x - w // 2 + 2} 560v-44a{w // 2 - 2} {w // 2 - 2} 0 0 1{w - 4} 0v44z" for x, w in bays)
    upper = "".join(f"M{x - w // 4} 366h{w // 2}v18h{-(w // 2)}zM{x - w // 4} 438v-32a{w // 4} {w // 4} 0 0 1{w // 4 * 2} 0v32z" for x, w in bays)
    gables = "".join(f"M{x - w // 2 - 5} 560v-80l{w // 2 + 5} -18 {w // 2 + 5} 18v80z" for x, w in bays)
    return scene(
        sky("oxford", "#2C7F8E", "#7FBFB6", "#F4E7BE"),
        group("rotate(4 404 240)", rays("#FFF6D6", 404, 240, 760, 22, 0.13)),
        cloud("#FBF3DA", 520, 262, 120, 0.85),
        skyline("#A9B7A0", 520, (60, 90, 74, 104, 66, 90, 80, 84, 70, 96, 64, 80)),
        # spires of All Saints and St Mary's
        box(far, dim, 222, 330, 60, 230) + spire(far, dim, 252, 334, 52, 150, 4) + spire(far, dim, 226, 334, 14, 44, 1) + spire(far, dim, 278, 334, 14, 44, 1),
        windows(glass, 234, 350, 12, 58, 2, 24, arched=True),
        box(far, dim, 556, 300, 76, 260) + spire(far, dim, 594, 306, 64, 180, 5) + spire(lit, dim, 560, 306, 18, 64, 2) + spire(lit, dim, 628, 306, 18, 64, 2),
        windows(glass, 571, 326, 14, 70, 2, 32, 2, 98, arched=True) + rects(lit, (218, 420, 68, 6), (552, 406, 84, 7)),
        # dome and lantern
        box(lit, shade, 384, 150, 40, 36, 0.4) + windows(deep, 389, 156, 6, 26, 3, 12, arched=True),
        dome("#AFC0B2", "#6F8F8C", 404, 148, 40, 28, "#6F8F8C"),
        dome("#A9BDB1", "#648984", 404, 288, 204, 102),
        line("#D5DECB", 3, "M404 190C362 194 330 230 326 284M404 190C386 200 372 240 370 286"),
        line("#4F7472", 3, "M404 190C422 200 436 240 438 286M404 190C446 194 478 230 482 284"),
        # drum of the dome, cornice with urns
        box(stone, shade, 306, 288, 196, 36, 0.36) + windows(deep, 326, 298, 12, 20, 7, 24),
        rects(lit, (379, 146, 50, 6), (374, 184, 60, 8), (300, 284, 208, 8), (272, 322, 264, 10)) + rect(shade, 276, 332, 256, 6),
        line(stone, 10, "M276 317H532", dash="6 6") + line(lit, 9, "M284 308v-8M344 308v-8M404 308v-8M464 308v-8M524 308v-8", cap="round"),
        # main drum: paired columns
        rect(stone, 280, 338, 248, 112) + rect(shade, 450, 338, 78, 112) + fill(deep, upper),
        rects(lit, *((x, 338, 6, 112) for x in (280, 320, 331, 372, 383, 425, 436))) + rects("#D9AE6C", *((x, 338, 6, 112) for x in (476, 487, 519))),
        rects(shade, *((x + 6, 338, 3, 112) for x in (280, 320, 331, 372, 383, 425, 436))),
        rects(lit, (274, 338, 260, 7), (272, 444, 178, 9)) + rect("#D9AE6C", 450, 444, 86, 9),
        # rusticated base
        rect(stone, 262, 453, 284, 107) + rect(shade, 454, 453, 92, 107),
        line("#D0A462", 3, "M262 474H454M262 496H454M262 518H454M262 540H454") + line("#9A6E44", 3, "M454 474H546M454 496H546M454 518H546M454 540H546"),
        fill(lit, gables[: gables.index("M433")]) + fill("#D9AE6C", gables[gables.index("M433") :]) + fill(deep, doors),
        # lawn and road
        fill("#6E9A5A", "M0 556Q340 540 690 556V600H0z") + fill("#8DB56A", "M0 556Q340 540 690 556V566Q340 550 0 570z"),
        tree("#5A4334", "#3F6F4C", "#5F8F57", 76, 562, 150) + tree("#5A4334", "#3F6F4C", "#5F8F57", 662, 560, 120),
        fill("#D3B988", "M0 586Q340 570 690 586V640H0z") + fill("#2C4A48", "M0 618Q340 602 690 618V640H0z"),
        # a bicycle
        group("translate(8 -24)", line("#12232B", 5, "M96 596a27 27 0 1 0 .1 0zM200 596a27 27 0 1 0 .1 0zM96 623L128 578 180 578 148 624 96 623M148 624L122 566M200 623L176 562M112 566h22M176 562q14 -8 22 4", cap="round")),
    )


def loch_ness() -> str:
    wall, side, gap = "#8E9BB0", "#55627F", "#22304F"
    return scene(
        sky("loch-ness", "#134058", "#2C6B86", "#79A5B2", "#C9D6C8", height=430),
        circle("#E9EED9", 296, 176, 84, 0.14) + circle("#F6F3DA", 296, 176, 52) + fill("#DCDDC4", "M284 150a14 12 0 1 1 18 18a9 8 0 0 1 -18 -18zM312 192a10 9 0 1 1 -2 16a9 8 0 0 1 2 -16z", 0.8),
        circle("#F6F3DA", 232, 92, 3) + circle("#F6F3DA", 386, 70, 3) + circle("#F6F3DA", 402, 226, 3) + circle("#F6F3DA", 560, 156, 3) + circle("#F6F3DA", 640, 230, 3) + circle("#F6F3DA", 470, 150, 2.5) + circle("#F6F3DA", 24, 196, 3),
        # hills on both sides of the glen
        hills("#6F88AA", 0, 300, 110, 270, 230, 330, 330, 386, 430, 352, 560, 290, 690, 250),
        hills("#4A648E", 0, 330, 80, 316, 200, 372, 300, 420, 690, 420),
        hills("#3E5680", 380, 424, 500, 380, 600, 330, 690, 316),
        # mist and water
        gradient("loch-ness-water", "#86A1BC", "#2E5484", "#14274E"),
        fill("url(#loch-ness-water)", "M0 416H690V640H0z"),
        fill("#DDE4E4", "M0 404q60 -14 130 -4t150 -4 150 6 120 -2v18q-150 10 -260 2T0 424z", 0.55),
        line("#F6F3DA", 6, "M282 430h28M270 444h50M288 458h34M262 474h60M280 490h42M268 508h30M284 526h36", 0.6, cap="round"),
        # headland
        fill("#233C5E", "M690 372L640 378 560 392 486 398 440 424 404 452 380 480H690z"),
        fill("#35577A", "M690 372L640 378 560 392 486 398 440 424 404 452 452 440 520 416 690 402z"),
        fill("#17294A", "M380 480L404 452 430 456 452 444 480 462 520 452 560 470 690 462V492H372z"),
        fill("#14254A", "M372 492H690V520Q560 528 480 512T400 500z", 0.5),
        # Grant Tower, its right half fallen
        poly(wall, 486, 402, 488, 232, 494, 232, 494, 222, 500, 222, 500, 232, 540, 232, 540, 402) + poly(side, 540, 402, 540, 232, 560, 232, 566, 258, 578, 268, 576, 300, 588, 318, 588, 402),
        box("#A6B1C2", wall, 480, 206, 26, 40, 0.4) + crenels("#A6B1C2", 480, 206, 26, 8, 3) + poly(wall, 484, 246, 502, 246, 496, 258, 490, 258),
        box(wall, side, 534, 210, 26, 34, 0.5) + poly(wall, 534, 210, 534, 202, 540, 202, 540, 206, 548, 206, 548, 210) + poly(side, 538, 244, 556, 244, 550, 256, 544, 256),
        arch(gap, 506, 300, 14, 26) + arch(gap, 506, 348, 14, 26) + arch(gap, 524, 286, 8, 16) + arch("#6E8DB4", 552, 312, 14, 28) + arch(gap, 552, 360, 14, 24) + arch(gap, 508, 402, 18, 30) + rect("#A6B1C2", 487, 306, 53, 4),
        # broken curtain walls
        poly(wall, 420, 440, 420, 396, 432, 396, 432, 404, 448, 404, 448, 390, 462, 390, 462, 400, 488, 400, 488, 424) + poly(side, 588, 402, 588, 366, 606, 360, 612, 372, 634, 370, 634, 384, 660, 380, 690, 386, 690, 410, 588, 410),
        arch(gap, 438, 432, 16, 22) + arch(gap, 606, 406, 14, 20) + arch(gap, 644, 408, 14, 16),
        # the humps
        fill("#0C1A36", "M196 566c-2 -30 4 -50 -8 -62c-12 2 -22 6 -30 2c2 -12 18 -20 34 -16c26 8 22 40 28 74z"),
        fill("#0C1A36", "M232 566q32 -64 70 0zM306 566q30 -52 62 0zM376 566q22 -36 46 0z"),
        fill("#4F74A2", "M240 552q22 -42 46 -14q-22 -12 -46 14zM314 554q22 -34 40 -12q-20 -8 -40 12zM382 556q16 -22 28 -8q-16 -4 -28 8z"),
        circle("#F6F3DA", 184, 497, 3),
        line("#B8CCDA", 3.5, "M170 568h90M276 572h120M380 566h70M196 582h180M100 530h60M480 530h90M560 560h70M420 506h60M60 486h90", 0.7, cap="round"),
        # dark shore
        hills("#0B1730", 0, 590, 120, 598, 320, 622, 520, 612, 690, 586),
        fir("#081124", "#10213F", 40, 612, 130) + fir("#081124", "#10213F", 92, 620, 84) + fir("#081124", "#10213F", 654, 604, 120) + fir("#081124", "#10213F", 606, 612, 76),
    )


def _stone(light: str, mid: str, shade: str, x: float, foot: float, width: float, height: float, seed: int) -> str:
    """A rough upright block: lit at the left, a shaded face at the right."""
    r = random.Random(seed)

    def j(value: float, by: float = 0.06) -> int:
        return round(value + r.uniform(-by, by) * width)

    top, b, c = foot - height, x + width * 0.24, x + width * 0.66
    left = [j(x), foot, j(x + width * 0.03), j(foot - height * 0.35), j(x - width * 0.02), j(foot - height * 0.7), j(x + width * 0.1), top + 3]
    edge = [j(b), j(top), j(b), j(foot - height * 0.6, 0.3), j(b + width * 0.1), j(foot - height * 0.3, 0.3), j(b), foot]
    dark = [j(c), j(top), j(c + width * 0.06), j(foot - height * 0.66, 0.3), j(c - width * 0.08), j(foot - height * 0.4, 0.3), j(c), foot]
    right = [j(x + width), foot, j(x + width * 0.96), j(foot - height * 0.4), j(x + width * 1.02), j(foot - height * 0.75), j(x + width * 0.92), top + 4]
    back = [v for i in range(6, -1, -2) for v in right[i : i + 2]]
    return poly(mid, *left, *back) + poly(light, *left, *edge) + poly(shade, *dark[:2], *back[:6], right[0], foot, *[v for i in range(6, 1, -2) for v in dark[i : i + 2]])


def stonehenge() -> str:
    near, far = ("#E6B99A", "#A08392", "#574B6B"), ("#D79B8C", "#A87485", "#7C587E")

    def lintel(tones: tuple[str, str, str], x: int, y: int, w: int, h: int) -> str:
        a = f"M{x} {y + h - 4}l4 {4 - h} {w // 3} -5 {w // 3} 4 {w // 3 - 4} 2 4 {h - 8} -6 6 {-w // 2} 2z"
        return fill(tones[1], a) + poly(tones[0], x, y + h - 4, x + 4, y, x + w // 3, y - 5, x + w * 2 // 3, y - 1, x + w - 8, y + 1, x + w * 2 // 3, y + 9, x + w // 4, y + 7, x + 12, y + 12) + poly(tones[2], x + w - 20, y + h // 2, x + w - 2, y + 3, x + w, y + h - 6, x + w - 8, y + h, x + w * 2 // 5, y + h, x + w // 2, y + h - 6)

    return scene(
        sky("stonehenge", "#3B3C78", "#8B5590", "#E87F63", "#FFC978", height=480),
        rays("#FFE0A0", 404, 432, 800, 20, 0.16),
        circle("#FFD98A", 404, 432, 92, 0.35) + circle("#FFEFC4", 404, 432, 46),
        cloud("#F7B48C", 500, 196, 150, 0.6) + cloud("#F7B48C", 214, 210, 110, 0.5),
        hills("#8A5B80", 0, 466, 150, 452, 330, 464, 520, 450, 690, 462),
        hills("#6D5A6C", 0, 484, 200, 474, 420, 480, 690, 472),
        # far side of the ring
        fill(far[1], "M28 500l4 -94h22l2 94zM98 500l-2 -94h24l4 94zM168 500l2 -94h22l4 94zM548 500l2 -94h24l2 94zM656 500l2 -94h24v94z"),
        fill(far[2], "M44 500l2 -94h8l2 94zM112 500l-2 -94h10l4 94zM182 500l2 -94h8l4 94zM564 500l2 -94h8l2 94zM672 500l2 -94h8v94z"),
        fill(far[0], "M14 406l4 -16 80 -3 6 4v15zM106 406l2 -16 92 2 4 14zM536 406l4 -16 60 -2 0 18zM640 406l6 -16h44v16z"),
        # plain
        hills("#7C8A4E", 0, 496, 220, 488, 430, 492, 690, 486),
        fill("#F5C979", "M374 490h60l70 150h-200z", 0.4),
        # great trilithons
        _stone(*near, 300, 552, 58, 296, 21) + _stone(*near, 450, 552, 58, 292, 8) + lintel(near, 288, 208, 232, 54),
        _stone(*near, 186, 566, 44, 210, 5) + _stone(*near, 246, 572, 42, 212, 6) + lintel(near, 178, 322, 120, 40),
        _stone(*near, 534, 570, 44, 214, 17) + _stone(*near, 604, 566, 46, 206, 12) + lintel(near, 526, 320, 134, 40),
        _stone(*near, 62, 576, 48, 166, 9),
        # their shadows, fallen stones
        fill("#3E4A3C", "M240 574l60 -8 70 6 -40 14zM108 576l40 -4 50 6 -60 8zM500 554l60 -4 30 6 -60 10zM646 566l44 -4v14zM356 552l36 0 -20 12z", 0.7),
        hills("#55703F", 0, 582, 180, 572, 360, 584, 560, 574, 690, 580),
        fill(near[1], "M330 600l14 -26 60 -6 34 14 6 20z") + fill(near[0], "M330 600l14 -26 60 -6 -30 14 -20 18z") + fill(near[2], "M396 602l12 -16 30 -4 6 20z"),
        # grass
        hills("#2F4A38", 0, 604, 140, 594, 330, 608, 520, 598, 690, 606),
        hills("#213A31", 0, 622, 260, 614, 480, 628, 690, 618),
        line("#3F6240", 4, "M60 604l-6 -20M70 604l4 -22M80 606l10 -16M540 604l-6 -18M552 604l4 -22M562 606l10 -16M250 612l-4 -16M258 612l6 -18", cap="round"),
        birds("#3B3350", (236, 280, 13), (262, 298, 10), (590, 270, 12)),
    )


def edinburgh() -> str:
    lit, stone, shade, glow = "#D9B2A4", "#B48C90", "#6D5074", "#FFD98A"

    def house(x: int, y: int, w: int, h: int, tone: str, dark: str) -> str:
        """A tenement: stepped gable to the viewer, chimney on top."""
        k = w // 8
        up = "".join(f"h{k}v-14" for _ in range(3)) + f"h{w - 6 * k}" + "".join(f"v14h{k}" for _ in range(3))
        wall = f"M{x} {y + h}V{y}v-14{up}V{y + h}z"
        return rects(tone, (x + w // 2 - 10, y - 82, 20, 40), (x + w // 2 - 14, y - 86, 28, 7)) + fill(tone, wall) + rect(dark, x + w - w // 4, y, w // 4, h)

    return scene(
        sky("edinburgh", "#3A2C66", "#7C4F92", "#D27F99", "#F7BC93", height=470),
        cloud("#E79BA4", 206, 222, 130, 0.55) + cloud("#E79BA4", 556, 196, 120, 0.5),
        hills("#A8709A", 0, 400, 90, 384, 210, 396, 690, 400),
        # crag
        fill("#3A2D4F", "M30 600L70 520 112 470 150 446 178 412 214 398 240 372H600L640 392 690 420V640H30z"),
        fill("#5D486A", "M112 470L150 446 178 412 214 398 240 372 300 376 268 420 284 452 236 500 240 556 180 540 150 570 140 510zM330 380L390 378 362 420 372 470 330 540 320 470 340 430zM450 380L510 384 474 440 482 500 440 560 430 480z"),
        fill("#271D3A", "M300 376L322 384 312 440 320 520 296 580 284 452 268 420zM390 378L440 380 420 440 424 560 380 560 372 470 362 420zM510 384L600 384 560 430 580 500 540 560 500 540 482 500 474 440z"),
        # new barracks
        rect(stone, 212, 270, 98, 120) + rect(shade, 276, 270, 34, 120) + hip("#54406A", 212, 270, 98, 20, 12) + rects(stone, (226, 240, 12, 24), (284, 240, 12, 24)),
        windows(shade, 222, 282, 9, 13, 4, 14, 4, 24) + windows(glow, 284, 306, 9, 13, 1, 1),
        # wall between, great hall
        box(stone, shade, 306, 318, 40, 70, 0.5) + crenels(stone, 306, 318, 40, 7, 4),
        poly("#54406A", 346, 262, 358, 222, 440, 222, 452, 262) + poly("#6D5888", 346, 262, 358, 222, 374, 222, 366, 262) + rect(stone, 392, 204, 10, 20),
        rect(lit, 342, 258, 104, 130) + rect(stone, 404, 258, 42, 130) + crenels(lit, 342, 258, 104, 9, 9) + rect("#F0CDB4", 340, 270, 108, 5),
        windows(glow, 352, 284, 10, 50, 5, 18, arched=True) + windows(shade, 354, 352, 8, 16, 5, 18, arched=True),
        # palace with the clock tower
        rect(lit, 444, 238, 112, 152) + rect(shade, 512, 238, 44, 152) + crenels(lit, 444, 238, 112, 9, 9) + rect("#F0CDB4", 442, 252, 70, 5),
        windows(shade, 454, 266, 12, 20, 4, 15, 3, 34) + windows(glow, 469, 300, 12, 20, 2, 15),
        box("#E6C1AC", shade, 494, 176, 42, 214, 0.42) + crenels("#E6C1AC", 490, 178, 50, 10, 5) + rect("#F0CDB4", 490, 178, 50, 7),
        circle("#FFF0CC", 509, 208, 9) + windows(shade, 502, 236, 8, 20, 1, 1, 3, 42, arched=True),
        box(lit, shade, 446, 214, 20, 30, 0.4) + gable("#6D5888", "#463457", 446, 214, 20, 24),
        line("#2A2040", 3, "M515 170V136") + rect("#2F5FA8", 517, 137, 34, 21) + line("#FFFFFF", 4, "M518 139L550 156M518 156L550 139"),
        # retaining wall and Half Moon Battery
        rect(stone, 300, 362, 260, 34) + rect("#E6C1AC", 300, 358, 260, 6) + rects(shade, (330, 366, 9, 30), (380, 366, 9, 30), (430, 366, 9, 30), (480, 366, 9, 30)),
        fill(lit, "M546 316Q620 328 690 318V460Q620 450 560 432z") + fill(stone, "M590 322Q640 326 690 318V460Q640 456 596 444z") + fill(shade, "M636 323Q664 322 690 318V460L640 454z"),
        line("#F0CDB4", 7, "M546 330Q620 342 690 332") + line(lit, 15, "M548 314Q620 326 690 316", dash="20 11") + line("#54406A", 5, "M566 382h10M606 388h10M650 388h10M584 414h10M628 418h10"),
        # roofs of the Grassmarket
        house(14, 560, 84, 90, "#4A3A62", "#332848") + house(196, 566, 92, 90, "#54406A", "#3A2D50") + house(392, 562, 84, 90, "#4A3A62", "#332848") + house(582, 550, 96, 90, "#54406A", "#3A2D50"),
        rect("#7A618F", 98, 540, 98, 100) + rects("#3E3056", (288, 574, 104, 80), (476, 566, 106, 80)) + rects("#271D3A", (98, 532, 98, 12), (288, 566, 104, 12), (476, 558, 106, 12)),
        windows(glow, 42, 566, 11, 17, 2, 18) + windows(glow, 226, 570, 11, 17, 2, 22) + windows(glow, 420, 566, 11, 17, 2, 18) + windows(glow, 612, 560, 11, 17, 2, 22) + windows(glow, 306, 590, 11, 17, 2, 40) + windows(glow, 500, 584, 11, 17, 2, 36),
        hills("#1B1430", 0, 612, 120, 606, 300, 626, 690, 616),
        # piper
        group("translate(148 614)", fill("#120C24", "M-8 0l2 -20h5v20zM1 0v-20h5l2 20zM-12 -34l4 -22q8 -6 16 0l4 22z") + fill("#C2362C", "M-11 -36h22l4 18h-30z") + circle("#E8B79A", 0, -66, 7) + fill("#120C24", "M-9 -69q8 -12 19 -4l-3 4z") + ellipse("#C2362C", 12, -44, 10, 8) + line("#120C24", 3, "M8 -50L-6 -90M12 -50L2 -94M4 -60L18 -42L26 -24", cap="round")),
    )


SCENES = {
    "hadrians-wall": hadrians_wall,
    "white-cliffs": white_cliffs,
    "snowdon": snowdon,
    "bath": bath,
    "oxford": oxford,
    "loch-ness": loch_ness,
    "stonehenge": stonehenge,
    "edinburgh": edinburgh,
}

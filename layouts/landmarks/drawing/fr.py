"""Scenes of France."""

from __future__ import annotations

from kit import *


def _merlons(colour: str, x: float, y: float, width: float, height: float, step: float = 9) -> str:
    """Battlements as a dashed line on a wall whose top is y."""
    return line(colour, height, f"M{points(x, y - height / 2)}h{n(width)}", dash=f"{n(step)} {n(step * 0.8)}")


def carcassonne() -> str:
    lit, shade, slit = "#F0D5A6", "#AD835C", "#6B4D45"
    slate, tile = ("#5E749A", "#37486A"), ("#CF6540", "#98432F")
    haze, dim, far = "#F1CE98", "#D6A878", ("#8A93A0", "#6A748A")
    rows = "".join(f"M{x0} 500L{x1} 640h{w}L{x0 + 9} 500z" for x0, x1, w in ((40, -220, 50), (104, -90, 50), (168, 40, 48), (232, 158, 46), (296, 268, 44), (360, 376, 44), (424, 484, 46), (488, 596, 48), (552, 716, 50), (616, 850, 50)))
    return scene(
        sky("carcassonne", "#E58F48", "#F4BC6F", "#FBE3AE", height=440),
        sun("#FFF1C4", 262, 250, 46, halo=24),
        cloud("#FBDFA8", 220, 178, 120, 0.6) + cloud("#FBDFA8", 520, 178, 150, 0.7),
        # Pyrenees
        ridge("#D79A6E", 0, 388, 70, 356, 130, 372, 210, 330, 280, 362, 350, 334, 430, 360, 520, 322, 600, 352, 690, 330),
        fill("#FBE9C6", "M210 330L240 344 222 346 206 356 186 352 190 340zM520 322L552 336 530 340 512 348 496 334zM350 334L376 344 356 350 336 344z", 0.8),
        hills("#B88A5C", 0, 410, 160, 396, 360, 400, 690, 384),
        # count's castle
        towers(haze, dim, far, (300, 268, 34, 400, 62), (352, 248, 34, 400, 70), (540, 262, 34, 400, 66), (494, 238, 36, 400, 74)),
        rect(haze, 312, 286, 220, 110) + rect(dim, 452, 286, 80, 110) + _merlons(haze, 312, 286, 220, 9),
        rect(haze, 396, 190, 46, 200) + rect(dim, 422, 190, 20, 200) + _merlons(haze, 393, 192, 54, 10) + windows(slit, 404, 210, 7, 18, 2, 12, 2, 36, arched=True),
        poly(far[0], 452, 286, 464, 252, 520, 252, 530, 286) + poly("#D98A62", 326, 286, 338, 262, 390, 262, 398, 286),
        windows("#A07464", 334, 304, 7, 18, 6, 24, arched=True),
        # inner wall with its towers
        rect("#C99C6C", 0, 384, 690, 90) + rect("#B08357", 0, 420, 690, 52) + _merlons("#C99C6C", 0, 385, 690, 10),
        towers(lit, shade, slate, (28, 352, 46, 480, 76), (132, 340, 48, 480, 80), (236, 330, 50, 480, 84), (430, 334, 52, 480, 88), (528, 330, 48, 480, 80), (668, 340, 50, 480, 84)),
        towers(lit, shade, tile, (336, 344, 42, 480, 44), (602, 346, 44, 480, 44)),
        line("#F9E8C6", 9, "M5 358h46M108 346h48M211 336h50M404 340h52M504 336h48M643 346h50M315 350h42M580 352h44"),
        line(slit, 6, "M22 380v16M126 370v18M230 362v18M418 366v18M522 362v18M332 376v14M598 378v14M662 372v16M236 408v16M430 412v16", cap="round"),
        # outer wall, lower
        rect("#F3DDB2", 0, 452, 690, 46) + _merlons("#F3DDB2", 0, 453, 690, 9) + rect("#CFA775", 0, 478, 690, 22),
        towers("#F9E8C6", shade, slate, *((x, 424, 50, 502, 0) for x in (101, 309, 491, 585)), over=0) + "".join(_merlons("#F9E8C6", x, 425, 50, 9, 8) for x in (76, 284, 466, 560)),
        arch(slit, 366, 500, 34, 42) + line(slit, 5, "M98 446v14M306 446v14M488 446v14M582 446v14", cap="round"),
        # slope and vineyard
        fill("#7E8F4B", "M0 490Q180 478 350 492T690 484V640H0z"),
        fill("#97A556", "M0 490Q180 478 350 492T690 484V496Q520 500 350 506T0 504z"),
        fill("#4D6B3C", rows) + fill("#5F7F45", rows.replace("h4", "h2").replace("h50", "h24")),
        cypress("#2C4636", "#44643F", 58, 540, 120, 22) + cypress("#2C4636", "#44643F", 90, 530, 88, 18) + cypress("#2C4636", "#44643F", 640, 536, 110, 22),
        # vines in front
        bumps("#35502F", 0, 690, 596, 46, seed=2) + bumps("#263B29", 0, 690, 622, 40, seed=5),
        "".join(circle("#6B3A63", x + a, y + b, 7) for x, y in ((150, 602), (420, 606), (560, 600)) for a, b in ((0, 0), (10, 2))),
    )


def _tier(colour: str, reveal: str, x0: float, x1: float, top: float, foot: float, arches: list[tuple[float, float, float]], deep: float = 10) -> str:
    """A wall with arches cut through (left edge, width, spring line), wide ones with a shaded reveal at the right."""
    d, e = f"M{points(x0, top)}H{n(x1)}V{n(foot)}H{n(x0)}z", ""
    for x, w, y in arches:
        d += f"M{points(x, foot)}H{n(x + w)}V{n(y)}a{points(w / 2, w / 2)} 0 0 0{n(-w)} 0z"
        if w > 30:
            e += f"M{points(x + w, foot)}V{n(y)}a{points(w / 2, w / 2)} 0 0 0{n(-w)} 0a{points((w - deep) / 2, w / 2 - deep * 0.6)} 0 0 1{n(w - deep)} 0V{n(foot)}z"
    return fill(colour, d) + (fill(reveal, e) if e else "")


def pont_du_gard() -> str:
    gold, deep, pale = "#EDBE70", "#A8703A", "#F8D796"
    low = [(-92.0, 112.0, 474.0), (50, 112, 474), (192, 118, 474), (340, 132, 474), (502, 118, 474), (650, 118, 474)]
    mid = [(x + 3, w - 6, 382.0) for x, w, _ in low]
    small: list[tuple[float, float, float]] = [(x, 21, 280.0) for x in range(-6, 700, 37)]
    return scene(
        sky("pont-du-gard", "#1F6FB2", "#5FA9D6", "#CBE6EA", height=480),
        cloud("#FFFFFF", 216, 226, 120, 0.9) + cloud("#FFFFFF", 470, 196, 170, 0.95) + cloud("#FFFFFF", 20, 206, 70, 0.7),
        # wooded hills of the gorge
        hills("#8FB59A", 0, 330, 130, 352, 300, 392, 420, 400, 560, 352, 690, 320),
        bumps("#5F9077", 0, 300, 400, 30, seed=3) + bumps("#5F9077", 460, 690, 392, 30, seed=8),
        bumps("#7FA987", 0, 690, 446, 44, bottom=520),
        # river
        gradient("pont-du-gard-water", "#7CCBC3", "#2FA0A4", "#1C7C88"),
        fill("url(#pont-du-gard-water)", "M0 502H690V640H0z"),
        # three tiers
        _tier(gold, deep, -10, 700, 260, 302, small) + rect(pale, 0, 252, 690, 10) + rect(deep, 0, 262, 690, 3),
        _tier(gold, deep, -10, 700, 306, 412, mid, 12) + rect(pale, 0, 298, 690, 9) + rect(deep, 0, 307, 690, 4),
        _tier(gold, deep, -10, 700, 414, 540, low, 16) + rect(pale, 0, 408, 690, 10) + rect(deep, 0, 418, 690, 4),
        # piers: lit edges, cutwaters, courses, putlog stones
        rects(pale, *((x + w, 474, 8, 66) for x, w, _ in low[1:5]), *((x + w, 382, 7, 26) for x, w, _ in low[:5])),
        line("#C9924F", 3, "M164 446h26M312 446h26M474 446h26M622 446h26M164 352h26M312 352h26M474 352h26M622 352h26M166 330h20M314 330h20M476 330h22M624 330h22", 0.9),
        line(pale, 5, "M170 462h.1M182 462h.1M318 462h.1M330 462h.1M482 462h.1M492 462h.1M628 462h.1M640 462h.1", cap="round"),
        "".join(poly(pale, x, 546, x + 2, 512, x + 13, 504, x + 14, 546) + poly(deep, x + 13, 504, x + 26, 512, x + 30, 546, x + 14, 546) for x in (163, 311, 473, 621)),
        # reflections
        fill(gold, "M162 546h28l-4 60h-20zM310 546h30l-4 70h-22zM472 546h30l-4 66h-22zM620 546h30l-4 56h-22z", 0.45),
        line("#D8F4EC", 3.5, "M210 560h70M360 548h80M390 580h100M230 596h60M520 566h70M540 604h80M330 612h60M130 576h50", 0.85, cap="round"),
        # banks
        fill("#D9C79C", "M0 520Q90 520 150 552L170 566 60 590 0 592z") + fill("#B59C70", "M0 552Q80 556 170 566L60 590 0 592z"),
        fill("#D9C79C", "M690 536Q640 540 610 566L590 582 690 594z") + fill("#B59C70", "M690 570L590 582 690 600z"),
        # canoe
        fill("#C23B2B", "M374 566q6 18 26 18h70q20 0 28 -20q-22 8 -62 8t-62 -6z") + fill("#8E2720", "M380 576q8 8 20 8h70q14 0 22 -10q-20 6 -56 6t-56 -4z"),
        person("#F4E3B6", "#8A5A40", 420, 574, 40) + person("#2A4E6E", "#8A5A40", 458, 574, 40) + line("#6B4A30", 4, "M404 540L438 590M476 542L448 592", cap="round") + ellipse("#D9B23C", 420, 534, 9, 4),
        # garrigue in front
        grove("#2F6350", -90, 170, 640, 70, 40, seed=5) + grove("#2F6350", 540, 800, 640, 60, 40, seed=9),
        umbrella_pine("#4A3328", "#1E4A3C", "#3C7A52", 56, 620, 190),
        hills("#1C4438", 0, 606, 120, 610, 300, 632, 480, 630, 690, 614),
    )


def strasbourg() -> str:
    pink, rose, dusk, glass = "#EDB7A4", "#D08E85", "#9A5E68", "#6A4557"
    return scene(
        sky("strasbourg", "#4E9FA8", "#A5D2C6", "#F8EBCB", height=470),
        cloud("#FFFDF2", 470, 202, 160, 0.9),
        hills("#9CBFB4", 0, 430, 160, 404, 330, 420, 500, 396, 690, 420),
        # nave with its copper roof and the crossing tower
        poly("#7FA59A", 400, 372, 414, 322, 600, 322, 614, 372) + poly("#9CC0B2", 400, 372, 414, 322, 440, 322, 430, 372),
        rect(rose, 400, 372, 214, 110) + windows(glass, 424, 384, 18, 66, 6, 32, arched=True),
        line(pink, 7, "M432 376L452 410V470M464 376L484 410V470M496 376L516 410V470M528 376L548 410V470"),
        box(pink, rose, 500, 282, 60, 44, 0.42) + windows(glass, 508, 292, 9, 28, 4, 12, arched=True) + gable("#9CC0B2", "#6B9388", 500, 282, 60, 44),
        # west front
        rect(pink, 232, 296, 178, 260) + rect(rose, 350, 296, 60, 260),
        line("#F6CDB8", 8, "M232 296H410M232 381H410M232 457H410M234 296V476M293 296V476M350 296V476M406 276V476M378 296V280"),
        line(dusk, 12, "M258 318v46M273 318v46M314 318v46M330 318v46M370 318v46M386 318v46M258 404v40M273 404v40M370 404v40M386 404v40", cap="round"),
        circle(dusk, 321, 418, 27) + circle(glass, 321, 418, 19) + line("#F6CDB8", 3, "M321 402v32M305 418h32M310 407l22 22M310 429l22 -22") + circle("#F6CDB8", 321, 418, 5),
        # north tower: octagon with stair turrets, openwork spire
        rect(pink, 240, 186, 52, 108) + rect(rose, 272, 186, 20, 108) + windows(glass, 250, 200, 13, 84, 2, 20, arched=True),
        rects("#F6CDB8", (236, 234, 60, 5), (234, 182, 64, 7), (230, 196, 9, 98)) + rect(dusk, 293, 196, 9, 98),
        fill("#F6CDB8", "M228 196l7 -34 6 34zM291 196l7 -34 6 34z"),
        poly(pink, 238, 182, 262, 74, 270, 74, 294, 182) + poly(dusk, 268, 74, 270, 74, 294, 182, 276, 182),
        line(glass, 5, "M252 172l5 -20M266 172v-22M281 172l-4 -20M256 144l4 -16M272 144l-2 -16M262 120l2 -14", cap="round"),
        line("#F6CDB8", 4, "M240 160h50M244 140h42M248 118h34M254 96h23M266 80V52M260 62h12"),
        # houses
        timber_house("#F4E3C4", "#6B4232", ("#B5654A", "#7F4238"), 10, 436, 112, 120, 106) + timber_house("#E9B08E", "#5F3A34", ("#A65A46", "#743A36"), 134, 450, 92, 106, 90),
        poly("#8F4A3C", 250, 506, 270, 452, 440, 452, 462, 506) + poly("#A65A46", 250, 506, 270, 452, 340, 452, 346, 506) + rect("#F8EFDC", 258, 504, 196, 54) + rect("#DCCBB4", 392, 504, 62, 54),
        poly("#F4E3C4", 286, 492, 298, 470, 310, 492) + poly("#F4E3C4", 344, 492, 356, 470, 368, 492) + poly("#DCCBB4", 402, 492, 414, 470, 426, 492) + line("#6B4232", 5, "M282 494L298 468 314 494M340 494L356 468 372 494M398 494L414 468 430 494"),
        line("#6B4232", 4, "M258 508H454M260 504V556M300 504V556M340 504V556M380 504V556M420 504V556M452 504V556M260 556L300 508M452 556L420 508") + windows("#F6D98E", 311, 520, 18, 24, 3, 40),
        timber_house("#F6DFB6", "#6B4232", ("#C07050", "#86463A"), 476, 440, 186, 116, 108),
        rect("#C07050", 632, 348, 26, 74) + rect("#86463A", 647, 348, 11, 84) + rect("#F0C9A4", 628, 342, 34, 8),
        # stork on its nest
        ellipse("#6B4A35", 645, 340, 24, 7) + line("#D8552F", 3, "M640 336V318M648 336V318") + fill("#FFFFFF", "M624 306q10 -14 26 -8q8 2 8 12q-4 12 -18 10q-10 -2 -20 -2z") + fill("#2B2B36", "M620 314q10 -8 24 -2q-6 10 -26 6z") + line("#FFFFFF", 6, "M654 306Q664 296 658 280", cap="round") + circle("#FFFFFF", 659, 278, 6) + line("#D8552F", 4, "M663 278l18 5", cap="round"),
        # quay and canal
        rect("#C9A98A", 0, 552, 690, 22) + line("#5E8C4A", 14, "M20 552h70M160 552h50M260 552h176M500 552h130", cap="round") + line("#D8452F", 6, "M24 548h62M164 548h44M264 548h170M504 548h122", cap="round", dash="1 12"),
        gradient("strasbourg-canal", "#5E9A98", "#1F5663"),
        fill("url(#strasbourg-canal)", "M0 574H690V640H0z"),
        fill("#F4D3B4", "M20 574h94l-10 26H30zM142 574h82l-8 24h-66zM260 574h190l-16 18h-120l-26 44h-14l-8 -44zM480 574h176l-12 28H494z", 0.4),
        line("#CFEADF", 3, "M40 590h60M160 606h80M330 600h80M470 614h90M580 596h70", 0.7, cap="round"),
        hills("#143F4A", 0, 628, 200, 634, 430, 632, 690, 624),
    )


def mont_blanc() -> str:
    snow, blue, ice, rock, dark = "#FFFFFF", "#B9D3EA", "#DCEAF5", "#6E8FB8", "#3E5C8C"
    return scene(
        sky("mont-blanc", "#134E9C", "#3F86C8", "#A9D3EA"),
        cloud("#FFFFFF", 530, 184, 140, 0.35) + cloud("#FFFFFF", 206, 226, 90, 0.3),
        # the round summit: Mont Blanc, with Dome du Gouter to the right
        fill(snow, "M150 470C230 360 290 250 352 196Q404 146 456 180Q488 206 520 252Q552 236 590 262Q640 300 690 372V600H150z"),
        fill(blue, "M430 171L456 180Q488 206 520 252Q500 280 476 276L500 330 452 318 470 372 420 360 440 300 412 260 440 220zM590 262Q640 300 690 372V470L640 420 600 400 620 350 580 320 600 290zM500 380L540 400 590 470 560 520 520 560 480 470z"),
        fill(ice, "M352 196Q382 168 406 168L400 220 360 262 376 310 320 350 330 400 250 420 290 330 310 262zM520 252Q540 242 560 246L548 290 528 300zM330 420L370 400 390 470 350 500z"),
        fill(rock, "M300 300L330 262 344 290 326 330 300 352 276 350zM520 300L548 330 534 360 560 400 520 390 500 350zM420 440L440 404 462 420 456 456 436 470z"),
        # spurs under the ice, glacier down to the valley
        fill(rock, "M300 600L330 500 352 470 372 500 400 460 440 520 470 480 498 440 520 470 548 440 590 500 640 470 690 600z") + fill(dark, "M352 470L372 500 366 540 390 600H350L356 540zM498 440L520 470 516 520 540 600H490L500 520zM590 500L640 470 690 600H610z"),
        fill(ice, "M392 400L470 400 480 440 462 480 444 530 430 590 384 590 400 520 396 480 380 430z") + fill(blue, "M452 400L470 400 480 440 462 480 444 530 430 590 408 590 424 520 440 450z"),
        line(blue, 3, "M392 430l44 10M394 460l42 10M402 490l26 8M400 520l24 8M396 550l20 6", cap="round"),
        # aiguilles: left with the Aiguille du Midi, right a lower crest
        ridge(rock, 0, 400, 26, 344, 40, 360, 60, 312, 76, 340, 96, 300, 118, 346, 140, 318, 160, 350, 186, 292, 200, 306, 214, 250, 224, 262, 230, 226, 238, 264, 250, 256, 262, 300, 280, 322, 290, 366, 320, 400, 340, 452, 390, 560, bottom=580),
        fill(dark, "M230 226L238 264 250 256 262 300 280 322 290 366 320 400 340 452 390 560H300L310 500 270 440 280 400 244 350 250 310zM186 292L200 306 196 360 216 400 190 460 170 400zM96 300L118 346 110 400 130 460 96 420 84 360zM60 312L76 340 70 400 52 380z"),
        fill(snow, "M214 250L224 262 220 290 230 330 206 370 196 420 188 380 200 330zM140 318L160 350 150 390 128 440 126 380zM26 344L36 380 24 430 8 420zM262 300L280 322 286 350 270 340z"),
        line("#E9EEF5", 4, "M230 230V196") + rect("#C9D3E2", 222, 238, 16, 10),
        ridge(rock, 690, 350, 664, 384, 650, 366, 630, 410, 612, 398, 590, 440, 560, 470, 520, 560, bottom=580),
        fill(dark, "M690 350L664 384 670 430 650 480 660 540 690 560zM630 410L612 398 616 450 590 500 600 560H640L630 480z"),
        # meadows, forest, chalet
        fill("#4F8A66", "M0 470Q120 470 240 520T440 566 690 520V640H0z") + fill("#6FA873", "M0 470Q120 470 240 520T440 566L400 580Q300 570 220 540T0 496z"),
        forest("#2F6655", 0, 260, 542, 46, 22, seed=4) + forest("#2F6655", 430, 690, 560, 50, 22, seed=6),
        # cable car
        line("#1E2F4E", 3, "M0 470L690 262"),
        line("#1E2F4E", 4, "M562 300V330M546 306L578 296") + fill("#D7352B", "M534 332q0 -6 6 -6h46q6 0 6 6v34q0 8 -8 8h-42q-8 0 -8 -8z") + fill("#9C221E", "M574 326h12q6 0 6 6v34q0 8 -8 8h-14z") + rects("#FBEFD2", (540, 334, 14, 18), (558, 334, 12, 18)) + rect("#C9D9E8", 575, 334, 12, 18) + rect("#FFFFFF", 534, 358, 40, 4),
        # foreground
        rect("#7A4B34", 300, 560, 74, 36) + rect("#55332A", 344, 560, 30, 36) + poly("#C9D9E8", 290, 564, 336, 530, 344, 530, 386, 564, 374, 564, 338, 540, 302, 564) + poly("#7A4B34", 300, 564, 338, 538, 374, 564) + windows("#F8D77A", 310, 570, 10, 12, 2, 18),
        hills("#1F4F4A", 0, 580, 180, 590, 360, 606, 540, 594, 690, 576),
        forest("#17403F", 0, 200, 610, 70, 30, seed=11) + forest("#17403F", 520, 690, 606, 70, 30, seed=12),
        fir("#0E2E32", "#1F5148", 40, 640, 190, 5) + fir("#0E2E32", "#1F5148", 660, 640, 170, 5) + fir("#0E2E32", "#1F5148", 118, 644, 120, 4),
        hills("#0E2E32", 0, 622, 340, 630, 690, 622),
    )


def avignon() -> str:
    pale, stone, shade, slit = "#F7E5C3", "#E3C79C", "#B4926F", "#7A6358"
    far, dim = "#EFDCC4", "#C3A897"
    d, e, q, z = "M690 452H150l-6 8h-10l4 14 -10 6 6 16 -6 10 6 22 -2 32h22", "", "", ""
    for x in (154, 298, 442, 586):
        d += f"V540A59 62 0 0 1{x + 118} 540V560h26"
        e += f"M{x + 118} 560V540A59 62 0 0 0{x} 540A50 54 0 0 1{x + 104} 540V560z"
        z += f"M{x - 13} 500v8"
        q += f"M{x - 26} 572l6 -46 7 -8 8 8 5 46z"
    return scene(
        sky("avignon", "#6189C8", "#AEC6E4", "#F8E6D2", height=480),
        cloud("#FFFFFF", 210, 196, 120, 0.85) + cloud("#FFFFFF", 520, 170, 150, 0.8),
        # Mont Ventoux far away, the garden rock
        ridge("#B3BFD9", 0, 380, 90, 350, 190, 318, 260, 342, 330, 366, 690, 380) + fill("#FFFFFF", "M150 331L190 318 236 334 200 330 180 338z", 0.8),
        hills("#8FA97C", 0, 424, 140, 400, 230, 360, 300, 348, 420, 380, 690, 400),
        grove("#6F9467", 150, 330, 440, 70, 26, seed=2),
        # cathedral tower with the gilded Virgin
        rect(far, 296, 250, 52, 160) + rect(dim, 326, 250, 22, 160) + rect(far, 303, 204, 38, 46) + rect(dim, 325, 204, 16, 46) + rects(pale, (292, 246, 60, 7), (299, 200, 46, 6)),
        windows(slit, 308, 214, 8, 28, 2, 18, arched=True) + windows(slit, 306, 266, 10, 34, 2, 20, arched=True),
        fill("#E5B32F", "M310 200l4 -12h16l4 12zM314 188q2 -16 5 -22q-4 -8 3 -12q7 4 3 12q3 6 5 22z"),
        # palace of the popes
        rect(far, 360, 226, 60, 200) + rect(dim, 396, 226, 24, 200) + line(far, 11, "M356 222H424", dash="9 6"),
        rect(pale, 418, 268, 152, 160) + line(pale, 11, "M418 264H570", dash="9 6") + rect(stone, 418, 268, 152, 12),
        line(dim, 20, "M438 420V312M472 420V312M506 420V312M540 420V312", cap="round") + line(stone, 10, "M441 420V318M475 420V318M509 420V318M543 420V318", cap="round"),
        "".join(fill(pale, f"M{x} 268v-26l9 -34 9 34v26z") + fill(dim, f"M{x + 9} 268v-60l9 34v26z") for x in (470, 510)),
        rect(far, 570, 212, 66, 220) + rect(dim, 610, 212, 26, 220) + line(far, 11, "M566 208H640", dash="9 6") + rect(pale, 566, 212, 74, 7),
        rect(stone, 636, 262, 54, 170) + line(stone, 11, "M636 258H690", dash="9 6"),
        line(slit, 7, "M376 262v18M376 312v18M404 262v18M456 296v10M490 296v10M524 296v10M586 252v20M586 306v20M620 252v20M620 306v20M660 296v22M660 348v22", cap="round"),
        # trees and ramparts
        bumps("#5E8A5C", 280, 690, 420, 24, bottom=470, seed=4),
        rect(stone, 250, 424, 440, 50) + rect("#CBAA80", 250, 448, 440, 26) + line(stone, 9, "M250 421H690", dash="9 7"),
        rects(pale, (268, 404, 36, 70), (520, 404, 36, 70)) + rects(shade, (290, 404, 14, 70), (542, 404, 14, 70)) + line(pale, 9, "M266 401h40M518 401h40", dash="8 6"),
        # the Rhone
        gradient("avignon-water", "#7FB2D9", "#2F78B4", "#1B5288"),
        fill("url(#avignon-water)", "M0 470H690V640H0z"),
        # bridge with the chapel of Saint Nicholas
        fill(stone, d + "H690z") + fill(shade, e) + fill(pale, q) + fill(shade, q.replace("h-", "h").replace("l6 -46 7 -8", "m13 0v-54")),
        rect(pale, 150, 448, 540, 7) + line(shade, 3, "M152 460H690") + line(slit, 9, z, cap="round"),
        rect(pale, 396, 392, 62, 64) + rect(shade, 432, 392, 26, 64) + poly("#D98F62", 390, 394, 400, 372, 456, 372, 464, 394) + poly("#A8623F", 432, 372, 456, 372, 464, 394, 436, 394) + fill(pale, "M380 456v-36q0 -14 16 -14v50z") + windows(slit, 408, 408, 9, 24, 1, 1, arched=True) + arch(slit, 438, 456, 13, 30),
        rect(stone, 402, 356, 14, 20) + gable(pale, shade, 402, 356, 14, 10, 2),
        # reflections, ripples
        fill(stone, "M130 572h26l-4 44h-18zM274 572h24l-4 46h-18zM418 572h24l-4 46h-18zM562 572h24l-4 44h-18z", 0.4),
        line("#D6EAF4", 3.5, "M30 500h70M40 540h60M180 556h60M320 566h80M470 560h70M600 574h70M190 596h90M350 604h100M500 596h70M60 580h50", 0.75, cap="round"),
        # bank
        hills("#27505A", 0, 588, 110, 600, 260, 626, 480, 634, 690, 612),
        grove("#1B3F44", -90, 170, 640, 44, 34, seed=3) + grove("#1B3F44", 560, 760, 640, 40, 32, seed=7),
        cypress("#173A3C", "#2C5A4C", 44, 622, 190, 32) + cypress("#173A3C", "#2C5A4C", 92, 626, 130, 26),
    )


def versailles() -> str:
    brick, stone, shade, slate, gold, amber = "#D68663", "#F9E8C8", "#CDAA82", "#5C7596", "#F3C244", "#C98F22"
    tones = ((brick, stone, slate, "#5A6C8C"), ("#B56E56", "#DFC5A2", "#47597A", "#46536F"), ("#F1DAAF", "#FFF6E0", slate, "#5A6C8C"), ("#CDB08A", "#E6D0AC", "#47597A", "#46536F"))

    def front(*wings: tuple[int, int, int, int, int, int], tone: int = 0) -> str:
        """Fronts of brick (x, width, eaves, foot, roof, bays) with stone dressings and mansard roofs."""
        wall, trim, roof, glass = tones[tone]
        a = b = c = d = e = f = g = ""
        for x, w, top, foot, rise, count in wings:
            step, half = w // count, (foot - top) // 2
            axes = [x + (w - step * count) // 2 + k * step + step // 2 for k in range(count)]
            a += f"M{x - 4} {top}l14 {-rise}h{w - 20}l14 {rise}z"
            b += f"M{x} {top}h{w}V{foot}h{-w}z"
            c += f"M{x - 5} {top - 4}h{w + 10}v9h{-w - 10}zM{x - 2} {top + half - 3}h{w + 4}v7h{-w - 4}zM{x} {top}h8V{foot}h-8zM{x + w - 8} {top}h8V{foot}h-8z"
            d += "".join(f"M{m} {y}v{half - 14}" for m in axes for y in (top + 9, top + half + 8))
            g += "".join(f"M{m} {y}v{half - 26}" for m in axes for y in (top + 15, top + half + 14))
            e += f"M{x + 10} {top - rise}h{w - 20}"
            f += "".join(f"M{m} {top - 5}v-17" for m in axes)
        walls = fill(roof, a) + fill(wall, b) + fill(trim, c) + line(trim, 19, d) + line(glass, 10, g)
        return walls if tone > 1 else walls + line(gold, 4, e) + line(gold, 13, f, cap="round") + line(glass, 6, f)

    return pack(scene(
        sky("versailles", "#2F74B8", "#86BBDD", "#F8E9C6", height=500),
        group("rotate(5 400 222)", rays("#FFF3C9", 400, 222, 800, 18, 0.16)),
        sun("#FFF0BE", 400, 206, 60, halo=26),
        cloud("#FFFFFF", 520, 170, 140) + cloud("#FFFFFF", 206, 158, 99),
        # marble court and its wings
        front((320, 160, 276, 470, 70, 5)),
        fill(stone, "M368 280V232q32 -34 64 0v48z") + fill(gold, "M360 236q40 -44 80 0l-6 4q-34 -30 -68 0z") + circle(gold, 400, 252, 17) + circle("#FFFFFF", 400, 252, 12) + line("#46536F", 3, "M400 244v8l6 4"),
        front((218, 104, 268, 484, 74, 3)) + front((478, 104, 268, 484, 74, 3), tone=1),
        front((84, 138, 256, 500, 44, 4), tone=2) + front((578, 138, 256, 500, 44, 4), tone=3),
        poly("#F1DAAF", 88, 256, 153, 216, 218, 256) + poly("#CDB08A", 582, 256, 647, 216, 712, 256) + circle(gold, 153, 242, 9) + circle(gold, 647, 242, 9),
        # court
        fill("#B4BCCD", "M0 486H690V640H0z") + fill("#94A0B9", "M330 486h140l150 154H180z"),
        # the gilded gate
        line(gold, 82, "M6 558H292M513 558H690", dash="5 10") + line("#FFE9AE", 12, "M6 514H292M513 514H690", dash="5 10") + line(gold, 5, "M0 532H300M500 532H690M0 594H690"),
        line(gold, 92, "M330 552H474", dash="5 12") + line(gold, 5, "M320 524H480M320 594H480M400 598V480"),
        box(stone, shade, 292, 484, 28, 124) + box(stone, shade, 480, 484, 28, 124) + rects("#FFFFFF", (286, 478, 40, 9), (474, 478, 40, 9)) + fill(gold, "M296 478q-4 -24 10 -36q14 12 10 36zM484 478q-4 -24 10 -36q14 12 10 36z"),
        line(amber, 9, "M318 512Q322 476 352 470 360 412 400 408 440 412 448 470 478 476 482 512") + line(gold, 5, "M318 512Q322 476 352 470 360 412 400 408 440 412 448 470 478 476 482 512M336 512Q344 492 366 490 400 508 434 490 456 492 464 512"),
        rays(amber, 400, 456, 38, 12, 1) + circle("#FFF3D0", 400, 456, 24) + circle(gold, 400, 456, 18) + fill(amber, "M400 444q9 8 0 22q-9 -14 0 -22zM388 452q9 2 10 14q-10 -2 -10 -14zM412 452q-9 2 -10 14q10 -2 10 -14z"),
        fill(amber, "M378 408l-8 -30 17 12 13 -22 13 22 17 -12 -8 30z") + fill(gold, "M382 404l-6 -20 13 8 11 -18 11 18 13 -8 -6 20z"),
        # dark ground, clipped trees in tubs
        fill("#2A624B", "M60 466l30 124h-60zM180 466l30 124h-60zM620 466l30 124h-60z") + fill("#5C9958", "M60 466l-2 124h-28zM180 466l-2 124h-28zM620 466l-2 124h-28z"),
        fill("#2C3A50", "M0 606Q340 594 690 606V640H0z") + rects(stone, (42, 586, 36, 30), (162, 586, 36, 30), (602, 586, 36, 30)) + rects(shade, (64, 586, 14, 30), (184, 586, 14, 30), (624, 586, 14, 30)),
        fill("#22304A", "M0 622Q340 608 690 622V640H0z"),
    ))


def loire_valley() -> str:
    white, shade, slate, deep, glass = "#FBF3E2", "#C9BFC6", "#6D80A3", "#47587C", "#6A7088"
    roof = (slate, deep)
    stacks = ((302, 250, 15), (326, 226, 14), (350, 252, 15), (448, 250, 15), (472, 224, 14), (498, 252, 15), (282, 282, 13), (520, 282, 13))
    return scene(
        sky("loire-valley", "#93A9D2", "#CFCBE2", "#F8E2D6", "#FCF0DC", height=520),
        sun("#FFF8E6", 560, 238, 44, halo=22),
        cloud("#FFFFFF", 206, 206, 110, 0.6) + cloud("#FFFFFF", 560, 180, 110, 0.5),
        bumps("#B9C3CF", 0, 690, 452, 50, bottom=520, seed=3),
        # wings and corner towers
        rect(white, 40, 422, 650, 84) + rect("#E4DAD5", 40, 470, 650, 36) + poly(slate, 96, 424, 108, 400, 230, 400, 230, 424) + poly(deep, 570, 424, 570, 400, 650, 400, 662, 424),
        line(glass, 20, "M118 448h110M588 448h50M118 488h110M588 488h50", dash="10 10"),
        towers(white, shade, roof, (68, 408, 66, 508, 46), (680, 408, 62, 508, 46)) + rects("#FFFFFF", (32, 404, 72, 7), (646, 404, 44, 7)) + windows(glass, 54, 430, 11, 26, 2, 20, 2, 42),
        # chimneys
        rects(white, *((x, y, w, 90) for x, y, w in stacks)) + rects(shade, *((x + 9, y, w - 9, 90) for x, y, w in stacks)),
        rects(deep, *((x, y + 14, w, 6) for x, y, w in stacks), *((x - 3, y - 4, w + 6, 6) for x, y, w in stacks)),
        # roofs of the keep
        poly(slate, 286, 346, 312, 284, 364, 284, 374, 346) + poly(slate, 426, 346, 436, 284, 488, 284, 514, 346) + poly(deep, 468, 284, 488, 284, 514, 346, 480, 346),
        # lantern tower
        rect(white, 366, 272, 68, 80) + rect(shade, 408, 272, 26, 80) + windows(glass, 374, 284, 12, 56, 4, 16, arched=True),
        fill(white, "M362 274l10 -30h56l10 30z") + fill(shade, "M408 274l-4 -30h24l10 30z") + rects("#FFFFFF", (356, 270, 88, 7), (366, 240, 68, 6)),
        rect(white, 378, 196, 44, 46) + rect(shade, 406, 196, 16, 46) + windows(glass, 384, 204, 9, 34, 3, 13, arched=True) + rect("#FFFFFF", 372, 192, 56, 6),
        dome(white, shade, 400, 192, 42, 24) + rect(white, 392, 150, 16, 20) + windows(glass, 397, 154, 6, 16, 1, 1) + gable(slate, deep, 392, 150, 16, 22, 3) + line("#D9A93A", 4, "M400 130v-12"),
        # keep with its four towers, two seen in full
        rect(white, 270, 346, 260, 162) + rect("#E9E0DA", 420, 346, 110, 162),
        towers(white, shade, roof, (276, 340, 78, 508, 104), (524, 340, 78, 508, 104), over=6),
        rects(white, (270, 234, 12, 18), (518, 234, 12, 18)) + fill(deep, "M266 234l10 -20 10 20zM514 234l10 -20 10 20z"),
        rects("#FFFFFF", (228, 334, 96, 8), (476, 334, 96, 8), (312, 342, 176, 7), (237, 392, 326, 5), (237, 446, 326, 5)),
        # dormers
        fill(white, "".join(f"M{x} 342v-32l13 -22 13 22v32z" for x in (264, 312, 462, 511))) + rects(glass, *((x + 8, 316, 10, 22) for x in (264, 312, 462, 511))),
        line(glass, 26, "".join(f"M252 {y}h52M332 {y}h138M500 {y}h52" for y in (371, 425, 479)), dash="12 9"),
        arch(deep, 390, 508, 20, 36),
        # lawn, water with the mirror image
        rect("#86A878", 0, 504, 690, 20) + rect("#5F8A6C", 0, 516, 690, 8),
        gradient("loire-valley-water", "#C9D3DE", "#8EADBF", "#4F7F93"),
        fill("url(#loire-valley-water)", "M0 522H690V640H0z"),
        fill("#FBF3E2", "M237 524h326v34H237zM40 524h197v18H40zM563 524h127v18H563z", 0.5),
        fill(slate, "M228 558h96l-48 44zM476 558h96l-48 44zM324 558h152l-40 20h-16l-20 46 -20 -46h-16z", 0.4),
        line("#F4F7F6", 3, "M60 556h80M180 574h70M330 590h60M440 566h90M560 584h80M250 612h90M470 606h70M590 548h60", 0.8, cap="round"),
        fill("#FFFFFF", "M0 514q80 -10 160 -2t150 -2 170 4 210 -4v20q-120 8 -230 0t-240 2 -220 -2z", 0.4),
        # reeds and a heron
        hills("#2C5A5C", 0, 596, 110, 606, 240, 632, 480, 636, 690, 610),
        line("#2C5A5C", 5, "M20 612L12 540M36 612L40 524M52 616L46 556M150 620L146 566M166 622L174 556M640 620L632 556M656 620L662 536M674 620L684 560", cap="round") + line("#7A4F3A", 10, "M40 536V520M174 568V552M662 548V532M12 552v-10", cap="round"),
        line("#1D3F47", 4, "M100 618V576M112 618V574") + fill("#6A83A0", "M60 592Q78 550 116 546Q136 552 122 574Q104 590 60 592z") + fill("#3C4F6E", "M60 592Q84 572 120 570Q104 590 60 592z"),
        line("#EDF0F2", 9, "M118 558Q140 548 126 526T128 492", cap="round") + circle("#EDF0F2", 131, 488, 9) + poly("#E0A13C", 136, 482, 170, 490, 136, 494) + line("#2E3B57", 4, "M132 482L108 486", cap="round"),
        hills("#1D3F47", 0, 616, 160, 624, 400, 640, 690, 628),
    )


def mont_saint_michel() -> str:
    lit, stone, shade, slit, slate, deep = "#F3CF9E", "#D3A27C", "#8B6A6E", "#5B4660", "#67718F", "#464C6E"
    spots = ((206, 462, 30, 30), (236, 438, 32, 34), (268, 458, 34, 32), (300, 432, 30, 34), (330, 452, 36, 34), (366, 436, 30, 36), (396, 456, 34, 32), (430, 434, 32, 36), (462, 456, 36, 34), (498, 440, 30, 32), (530, 462, 34, 30), (352, 410, 28, 26), (408, 408, 28, 26))
    return scene(
        sky("mont-saint-michel", "#4A6796", "#B2909F", "#F4B878", "#FFE2A4", height=500),
        sun("#FFF3CC", 116, 428, 50, halo=30),
        cloud("#F3BC96", 480, 212, 150, 0.7) + cloud("#F3BC96", 210, 190, 80, 0.5),
        fill("#B98F8C", "M0 486q60 -10 130 0zM560 486q70 -16 130 -8v8z"),
        # bay
        gradient("mont-saint-michel-sand", "#FFDFA8", "#D9A58A", "#7C6C88"),
        fill("url(#mont-saint-michel-sand)", "M0 484H690V640H0z"),
        # rock and trees
        fill("#7A6468", "M150 520L176 478 230 430 276 360 300 320H474L500 360 552 426 606 480 636 520z"),
        fill("#5B4A5C", "M474 320L500 360 552 426 606 480 636 520H430L450 420 440 360z"),
        grove("#6E7A55", 186, 420, 490, 130, 30, seed=2) + grove("#4A5A50", 360, 604, 490, 134, 30, seed=5),
        # abbey: Merveille at the left, lodgings at the right
        rect(lit, 276, 288, 90, 112) + rect(stone, 366, 296, 130, 104) + rect(shade, 440, 300, 62, 100),
        poly(slate, 270, 290, 286, 252, 356, 252, 366, 290) + poly(slate, 366, 298, 376, 268, 440, 268, 444, 298) + poly(deep, 440, 302, 448, 274, 490, 274, 508, 302),
        line("#FBE2B8", 9, "M280 400V292M301 400V292M322 400V292M343 400V292M364 400V296") + line(stone, 8, "M388 400V306M412 400V306M436 400V306") + line("#A98078", 8, "M462 400V308M486 400V308"),
        line(slit, 6, "M290 306v26M311 306v26M332 306v26M353 306v26M290 352v16M332 352v16M376 316v22M400 316v22M424 316v22M400 356v16M449 318v20M474 318v20M474 354v16", cap="round"),
        # church: nave, choir with pinnacles, tower and spire
        rect(lit, 310, 228, 56, 40) + poly(slate, 304, 230, 318, 206, 366, 206, 366, 230) + rect(stone, 394, 220, 66, 62) + rect(shade, 430, 220, 30, 62) + poly(deep, 394, 222, 400, 194, 446, 194, 464, 222),
        windows(slit, 322, 238, 8, 24, 3, 14, arched=True) + windows(slit, 402, 232, 9, 36, 4, 15, arched=True) + line(stone, 5, "M398 226V196M416 226V200M434 228V204M452 230V204M462 250V226", cap="round"),
        rect(lit, 354, 186, 46, 104) + rect(shade, 382, 186, 18, 104) + rects("#FBE2B8", (350, 182, 54, 6), (352, 222, 50, 5)) + windows(slit, 360, 194, 8, 26, 3, 13, arched=True) + windows(slit, 360, 234, 8, 30, 3, 13, arched=True),
        rects(lit, (358, 168, 38, 16)) + gable(lit, shade, 352, 184, 12, 24, 0) + gable(lit, shade, 390, 184, 12, 24, 0),
        poly(slate, 358, 170, 375, 82, 379, 82, 396, 170) + poly(deep, 378, 82, 379, 82, 396, 170, 382, 170) + fill("#F6C544", "M374 82l-1 -10 -6 -6 7 2 3 -10 3 10 7 -4 -6 8 -1 10z"),
        # houses
        rects(lit, *((x, y, w * 0.6, h) for x, y, w, h in spots)) + rects(shade, *((x + w * 0.6, y, w * 0.4, h) for x, y, w, h in spots)),
        "".join(fill((slate, deep)[k], "".join(f"M{x - 3} {y}l{w // 2 + 3} {-h // 2 - 4} {w // 2 + 3} {h // 2 + 4}z" for x, y, w, h in spots[k::2])) for k in (0, 1)),
        line("#FFE9A8", 6, "".join(f"M{x + 9} {y + 9}v9" for x, y, _, _ in spots) + "".join(f"M{x + 18} {y + 9}v9" for x, y, _, _ in spots[:11])),
        # ramparts
        rect(stone, 176, 482, 440, 40) + rect(shade, 470, 482, 146, 40) + line("#FBE2B8", 7, "M176 480H470", dash="9 6") + line(stone, 7, "M470 480H616", dash="9 6"),
        rects(lit, (168, 466, 40, 58), (300, 468, 42, 58), (440, 466, 42, 60), (584, 472, 36, 52)) + rects(shade, (191, 466, 17, 58), (324, 468, 18, 58), (464, 466, 18, 60), (604, 472, 16, 52)),
        gable(slate, deep, 300, 468, 42, 26) + line("#FBE2B8", 7, "M166 463h44M438 463h46M582 469h40", dash="8 6"),
        fill("#5B4A5C", "M140 528l40 -14 70 8 90 -2 110 6 90 -8 60 2 60 10z"),
        # mirror on the wet sand
        fill(stone, "M176 530H616L520 566 470 560 440 590 400 586 378 634 352 588 300 592 270 562z", 0.4) + fill(slit, "M352 560h52l-22 74 -8 0z", 0.25),
        line("#FFF3CC", 5, "M70 496h96M84 512h70M64 530h100M90 548h60M76 568h84M96 588h50", 0.8, cap="round"),
        line("#FFEFC9", 4, "M230 548h90M480 544h110M540 570h100M200 576h70M420 600h80", 0.55, cap="round"),
        # dark tide line in front
        hills("#4A4468", 0, 612, 150, 602, 330, 622, 520, 606, 690, 600),
        hills("#332F50", 0, 626, 220, 620, 450, 634, 690, 618),
        birds("#FFF3CC", (262, 296, 14), (236, 320, 10), (548, 268, 12)),
    )


SCENES = {
    "carcassonne": carcassonne,
    "pont-du-gard": pont_du_gard,
    "strasbourg": strasbourg,
    "mont-blanc": mont_blanc,
    "avignon": avignon,
    "versailles": versailles,
    "loire-valley": loire_valley,
    "mont-saint-michel": mont_saint_michel,
}

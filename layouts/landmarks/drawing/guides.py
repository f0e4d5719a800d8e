"""The nine tour guides, one for each group of tourists.

One large half figure a picture, centred at x 345, head about 140 units high round (345, 196). All of them are made of
the same parts: face, torso, arms as thick round strokes, fists. The card's name plate lies over x 200 to 490, y 550 to
620, so nothing of interest is there.
"""

from __future__ import annotations

from kit import *

X = 345


def _face(skin: str, shade: str, hair: str, *, wide: float = 52, chin: float = 78, jaw: float = 0.72, look: float = 0, laugh: bool = True, lashes: bool = False, wink: bool = False, brow: float = 6, eye: str = "#2E2230", lip: str = "#97353A", blush: str = "#E2705F") -> str:
    """Ears, face, cheeks, eyes, brows, nose and smile round 0, 0; `look` turns the features to a side."""
    w = wide
    right = f"C{points(w, 26, w * jaw, chin, 0, chin)}"
    mouth = (
        fill(lip, f"M{points(look - 24, 44)}q24 9 48 0-2 27-24 27t-24-27z") + fill("#FFFFFF", f"M{points(look - 21, 46)}q21 8 42 0-3 9-21 9t-21-9z")
        if laugh
        else line(lip, 5, f"M{points(look - 21, 47)}q21 18 42 0", cap="round")
    )
    eyes = "".join(ellipse(eye, look + x, 6, 6.5, 8.5) + circle("#FFFFFF", look + x - 2, 3, 2.4) for x in ((-23,) if wink else (-23, 23)))
    if lashes:
        eyes += line(eye, 4, f"M{points(look - 35, 2)}q10-13 23-3" + ("" if wink else f"M{points(look + 35, 2)}q-10-13-23-3"), cap="round")
    if wink:
        eyes += line(eye, 5, f"M{points(look + 11, 8)}q12-10 24 0", cap="round")
    return (
        circle(skin, -w + 1, 8, 13)
        + circle(shade, w - 1, 8, 13)
        + fill(skin, f"M{points(-w, -14)}C{points(-w, -82, w, -82, w, -14)}{right}C{points(-w * jaw, chin, -w, 26, -w, -14)}z")
        + fill(shade, f"M{points(w * 0.5, -62)}Q{points(w, -56, w, -14)}{right}Q{points(w * 0.78, 40, w * 0.72, -10)}z")
        + ellipse(blush, look - 33, 32, 12, 8, 0.4)
        + ellipse(blush, look + 33, 32, 12, 8, 0.4)
        + eyes
        + line(hair, brow, f"M{points(look - 37, -15)}q13-11 27-3M{points(look + 37, -15)}q-13-11-27-3", cap="round")
        + line(shade, 5, f"M{points(look + 1, 10)}q11 19-1 21-5 1-9-1", cap="round")
        + mouth
    )


def _head(turn: float, *parts: str, y: float = 196) -> str:
    """Face and hair in place, tilted by some degrees."""
    return group(f"translate({X} {n(y)})rotate({n(turn)})", *parts)


def _neck(skin: str, shade: str, width: float = 50) -> str:
    w = width / 2
    return fill(skin, f"M{points(X - w, 240)}h{n(width)}v66q{n(-w)} 34{n(-width)} 0z") + fill(shade, f"M{points(X - w, 246)}h{n(width)}v44q{points(-w * 1.2, -6, -width, -30)}z")


def _torso(light: str, shade: str, shoulder: float = 84, hip: float = 104) -> str:
    """Shoulders to hip, its right part in the shade."""
    a, b, h = X - shoulder, X + shoulder, hip
    right = f"Q{points(X + shoulder * 0.7, 306, b, 318)}Q{points(b + 24, 328, b + 22, 390)}Q{points(b + 6, 500, X + h, 640)}"
    return fill(light, f"M{points(X - 30, 292)}Q{points(X - shoulder * 0.7, 306, a, 318)}Q{points(a - 24, 328, a - 22, 390)}Q{points(a - 6, 500, X - h, 640)}H{n(X + h)}L{points(b, 420)}V318L{points(X + 30, 292)}z") + fill(
        shade, f"M{points(X + 30, 292)}{right}H{n(X + h * 0.4)}Q{points(X + shoulder * 0.9, 470, X + shoulder * 0.62, 370)}z"
    )


def _arm(colour: str, *joints: float, width: float = 54, end: str = "round") -> str:
    """Shoulder, elbow and wrist as a thick stroke with round joints."""
    pairs = list(zip(joints[::2], joints[1::2], strict=True))
    return line(colour, width, "".join(f"M{points(*a)}L{points(*b)}" for a, b in itertools.pairwise(pairs)), cap=end)


def _fist(skin: str, shade: str, x: float, y: float, turn: float = 0, flip: int = 1) -> str:
    """A hand that holds something upright; the thumb lies across."""
    return group(
        f"translate({n(x)} {n(y)})rotate({n(turn)})scale({flip} 1)",
        fill(skin, "M-16-27H12Q26-27 26-14V14Q26 27 12 27H-14Q-27 27-27 12V-14Q-27-27-16-27z"),
        line(shade, 3, "M2-9H24M2 4H24M2 16H22", cap="round"),
        line(shade, 15, "M-14-14L6-19", cap="round") + line(skin, 12, "M-15-16L6-21", cap="round"),
    )


def guide_backpackers() -> str:
    name, skin, shade, hair, red = "guide-backpackers", "#F4CBA6", "#DDA47C", "#B4552B", "#8A3B1E"

    def walker(x: float, y: float, size: float, pack: str, dark: str) -> str:
        return group(
            f"translate({n(x)} {n(y)})scale({size})",
            line("#2B5A58", 13, "M-14-50V-4M14-50V-4", cap="round") + circle("#2B5A58", 2, -176, 22),
            fill(pack, "M-44-58Q-52-150-34-166H34Q52-150 44-58z") + fill(dark, "M14-166H34Q52-150 44-58H20Q30-110 14-166zM-30-104H30V-72H-30z"),
            line(dark, 28, "M-34-50H34", cap="round") + line(pack, 20, "M-26-168H26", cap="round"),
        )

    return scene(
        sky(name, "#2C8C98", "#8CCBBE", "#F6E6B8", height=520),
        circle("#FBF1CF", X, 262, 216),
        fill("#7FB3A8", "M0 420L90 318 150 372 230 300 330 420 470 330 560 396 640 316 690 360V640H0z", 0.9),
        hills("#5B9A6E", 0, 470, 160, 440, 345, 470, 540, 438, 690, 462),
        hills("#3F7F5C", 0, 560, 180, 528, 420, 560, 690, 524),
        walker(92, 616, 1.02, "#D9663C", "#A94628"),
        walker(566, 600, 0.86, "#E0B04A", "#B4852C"),
        walker(642, 622, 0.98, "#4B79A8", "#33587F"),
        # map overhead
        group(
            "translate(206 112)rotate(-9)",
            poly("#FFF8E2", -108, -40, -54, -52, -54, 50, -108, 60) + poly("#E6D9B6", -54, -52, 0, -40, 0, 60, -54, 50) + poly("#FFF8E2", 0, -40, 54, -52, 54, 50, 0, 60) + poly("#E6D9B6", 54, -52, 108, -40, 108, 60, 54, 50),
            fill("#A9CB86", "M-98-20Q-70-40-56-14T-90 20zM10 10Q40-10 50 20T16 44z") + fill("#8FC3D6", "M-4 58Q-30 20 10-6T60-48L74-47Q60-10 26 4T12 57z"),
            line("#D9432F", 5, "M-84 38Q-60 0-30 14T30-18 90 10", cap="round", dash="9 9") + circle("#D9432F", 90, 8, 8),
        ),
        # rucksack, body
        fill("#2C5F48", "M262 290Q345 262 430 290L450 330V560H240V330z") + line("#D9663C", 34, "M262 292H428", cap="round"),
        _arm(skin, 266, 350, 196, 300, 204, 188, width=38),
        _neck(skin, shade),
        _torso("#F0A93C", "#CB7F26", 78, 92),
        fill(shade, "M312 292Q345 330 378 292L366 286H324z") + fill(skin, "M318 286Q345 318 372 286z"),
        _arm("#F0A93C", 266, 350, 226, 322),
        _arm("#CB7F26", 424, 350, 448, 400) + _arm(shade, 448, 420, 472, 486, 414, 424, width=38),
        # straps
        line("#2F6B4A", 24, "M292 306Q284 400 296 524M398 306Q408 400 396 524") + line("#24523A", 26, "M246 528Q345 546 446 528"),
        _fist(skin, shade, 410, 420, -60),
        _fist(skin, shade, 204, 176, 4),
        _head(
            4,
            fill(red, "M-56-20Q-66 40-50 70L-30 40V-40H30V40L50 70Q66 40 56-20z"),
            _face(skin, shade, red, lashes=True, look=-4),
            line("#C98460", 5, "M-40 25h.1M-31 29h.1M-42 33h.1M20 27h.1M29 31h.1M34 24h.1", cap="round"),
            fill(hair, "M-54 6Q-60-50-30-54L-10-46Q-44-36-54 6zM54 6Q60-50 30-54L0-46Q44-36 54 6z"),
            # cap
            fill("#3F9A58", "M-58-30Q-58-90 0-90T58-30Q0-50-58-30z") + fill("#2C7443", "M10-90Q58-84 58-30 40-38 24-40 34-70 10-90z"),
            fill("#2C7443", "M-62-26Q-30-56 34-42 10-36-24-24-50-14-62-26z") + circle("#F6E6B8", -6, -62, 11),
            # braids
            line(hair, 22, "M-50 54Q-62 80-56 110M50 54Q60 80 58 110", cap="round") + line(red, 22, "M-56 122V140M58 122V140", cap="round") + line("#F6E6B8", 8, "M-67 114h22M47 114h22"),
        ),
    )


def guide_honeymooners() -> str:
    name, skin, shade, hair = "guide-honeymooners", "#DFA97F", "#B97F57", "#33222A"
    dusk = "#6B3560"
    return scene(
        sky(name, "#5A4690", "#D9688C", "#FAB37C", height=490),
        circle("#FDE2A6", X, 300, 214),
        # sea, path of light, terrace
        rect("#A04F86", 0, 468, 690, 172) + fill("#FBC98C", "M150 476H540V486H150zM190 502H500V512H190zM226 528H470V538H226z", 0.8),
        fill("#7E3F77", "M0 470Q60 440 120 444T220 468zM690 470Q640 420 570 440T490 468z"),
        line(dusk, 7, "M0 506H196M22 506V580M58 506V580M94 506V580M130 506V580M166 506V580") + rect(dusk, 0, 576, 690, 64),
        cypress("#4B2450", dusk, 64, 580, 250, 54) + ellipse(dusk, 132, 486, 34, 7) + line(dusk, 6, "M132 486V580") + fill("#FDE2A6", "M112 480L116 452H126L130 480zM136 480L140 452H150L154 480z"),
        # pair on a scooter
        circle("#3E1E44", 508, 590, 26) + circle("#3E1E44", 636, 590, 26) + circle("#C98AA8", 508, 590, 10) + circle("#C98AA8", 636, 590, 10),
        fill("#E2546A", "M478 572Q492 548 516 552L528 480 544 482 548 570H588Q592 530 612 528H656Q672 546 668 574 640 556 616 590H546L520 566z") + line("#3E1E44", 7, "M514 478L546 476M606 524H662", cap="round"),
        fill(dusk, "M568 526Q556 470 580 456 602 452 606 480L604 526 576 536 570 574H556z") + line(dusk, 13, "M578 470L532 482", cap="round") + circle("#B97F57", 584, 434, 18) + fill("#3E1E44", "M564 432Q566 412 586 412T604 434L590 424z"),
        fill("#FFF3E2", "M610 526Q600 486 622 466 644 466 650 500L664 530z") + line("#FFF3E2", 11, "M624 482L590 496", cap="round") + circle("#DFA97F", 622, 446, 17) + fill("#FFF3E2", "M608 438Q614 422 634 430 660 440 684 486 652 474 634 452z"),
        # heart on a stick
        line("#8A5A3A", 10, "M196 330V120"),
        fill("#D92F4B", "M196 182Q110 130 116 86 122 52 156 54 184 58 196 84 208 58 236 54 270 52 276 86 282 130 196 182z") + fill("#F2667A", "M134 112Q124 76 152 68 170 66 178 82 150 84 134 112z"),
        # cream suit
        _neck(skin, shade),
        _torso("#FBF0DA", "#DCC5A6", 90, 100),
        fill("#FFFFFF", "M314 286Q345 330 376 286L388 318 345 452 302 318z") + fill("#3A8C96", "M335 326H355L352 344 362 420 345 446 328 420 338 344z") + fill("#2A6A76", "M335 326H355L352 344H338z"),
        fill("#E8D5B8", "M314 286L286 310 278 352 300 362 292 376 345 468 318 380z") + fill("#C7AC8B", "M376 286L404 310 412 352 390 362 398 376 345 468 372 380z"),
        line("#C7AC8B", 4, "M345 468V560") + circle("#A98A68", 356, 496, 6) + circle("#A98A68", 356, 532, 6),
        circle("#D92F4B", 414, 388, 12) + fill("#3F8A58", "M412 398l-8 20 14-6z"),
        _arm("#CFB692", 432, 354, 492, 446, 446, 536),
        _arm("#F3E3C8", 262, 354, 190, 404, 196, 320),
        line("#FFFFFF", 50, "M196 306V294"),
        _fist(skin, shade, 196, 270, 0),
        _head(
            -4,
            _face(skin, shade, hair, look=3, jaw=0.82, chin=80, brow=7),
            line(hair, 7, "M-17 38Q-4 34 3 38 10 34 23 38", cap="round"),
            fill(hair, "M-54-2Q-66-60-30-84 20-100 50-72 66-50 53 0L46-22Q44-44 28-50-10-36-30-52-44-40-46-16z") + fill("#553944", "M-46-52Q-30-84 20-82-20-76-32-56z"),
        ),
    )


def guide_school_class() -> str:
    name, skin, shade, hair = "guide-school-class", "#B97D53", "#8E5937", "#2A1C22"

    def child(x: float, y: float, coat: str, tone: str) -> str:
        return (
            fill(coat, f"M{points(x - 30, 640)}L{points(x - 26, y + 40)}Q{points(x, y + 10, x + 26, y + 40)}L{points(x + 30, 640)}z")
            + circle(tone, x, y, 24)
            + fill("#F7C52F", f"M{points(x - 25, y - 4)}a25 25 0 0 1 50 0l12 6h-62z")
        )

    return scene(
        sky(name, "#4C9CCB", "#A6D5E3", "#FBF0D0", height=560),
        circle("#FFF6DA", X, 270, 216),
        # street
        box("#E9C9A4", "#D3AC86", 0, 330, 118, 240, 0) + gable("#C8775A", "#A85C46", 0, 330, 118, 64, 8, 0) + windows("#9C7C74", 18, 356, 24, 36, 3, 32, 2, 60),
        box("#BFD3C6", "#A4BDB2", 560, 350, 130, 220, 0) + hip("#7F93A0", 560, 350, 140, 44, 24, 8) + windows("#6F8A8C", 576, 376, 24, 36, 3, 36, 2, 60),
        tree("#8A6A4C", "#5F9A62", "#7FB474", 160, 570, 170) + tree("#8A6A4C", "#5F9A62", "#7FB474", 522, 570, 150),
        rect("#8FA9A0", 0, 516, 690, 124),
        child(208, 552, "#5B86A8", "#D9A27A") + child(146, 536, "#C7655A", "#F0C8A4") + child(84, 554, "#6A9A78", "#8E5937") + child(26, 538, "#8A74A8", "#F0C8A4"),
        child(482, 552, "#C7655A", "#F0C8A4") + child(544, 536, "#6A9A78", "#B97D53") + child(606, 554, "#8A74A8", "#F0C8A4") + child(664, 538, "#5B86A8", "#D9A27A"),
        # flag
        line("#7A5236", 9, "M506 330V52") + fill("#F7C52F", "M510 58Q546 40 578 58T636 62V150Q606 162 578 144T510 146z") + fill("#DDA41E", "M578 58Q608 76 636 62V150Q606 162 578 144z"),
        # blouse and cardigan
        circle(hair, X, 104, 44),
        _neck(skin, shade, 48),
        _torso("#2F8F8C", "#226B6E", 78, 100),
        fill("#FFF7E6", "M316 290L374 290 386 330 368 640H322L304 330z") + fill("#E5D8C2", "M345 340L386 330 368 640H352z"),
        fill("#FFFFFF", "M316 284Q322 312 345 322L322 344Q300 330 302 296zM374 284Q368 312 345 322L368 344Q390 330 388 296z"),
        line("#D9CBB4", 5, "M345 440h.1M345 480h.1M345 520h.1", cap="round"),
        line("#C8352B", 5, "M310 300Q316 370 340 398M380 300Q374 370 350 398") + fill("#C9CED2", "M324 396H372V410H358A18 18 0 1 1 324 412z") + circle("#8D979C", 341, 414, 7),
        _arm("#226B6E", 424, 352, 500, 396, 506, 322),
        _arm("#3AA09C", 266, 352, 214, 446, 262, 520),
        _fist(skin, shade, 506, 272, 0, -1),
        line("#FFF7E6", 44, "M506 312V302"),
        _head(
            -3,
            fill(hair, "M-58 14Q-76-20-58-50-50-84 0-88 50-84 58-50 76-20 58 14z"),
            _face(skin, shade, hair, lashes=True, look=4, lip="#A02C3C", blush="#D9483C"),
            fill(hair, "M-54 4Q-62-40-38-62-10-78 30-66 60-50 54 4 50-24 34-36 10-52-20-44-48-34-54 4z"),
            line("#4A343C", 4, "M-44-48Q-10-72 30-60M-20-58Q0-66 22-62", cap="round"),
            circle("#F7C52F", -52, 30, 8) + circle("#F7C52F", 52, 30, 8),
        ),
    )


def guide_seniors() -> str:
    name, skin, shade = "guide-seniors", "#F7D0B4", "#DFA98A"
    heads = "".join(circle(c, x, 462, 15) + fill("#F4F0EA", f"M{x - 16} 462a16 16 0 0 1 32 0l-6-6h-20z") for x, c in ((76, "#E2B08E"), (146, "#B97F57"), (572, "#E2B08E"), (640, "#D9A27A")))
    return scene(
        sky(name, "#6BA3B0", "#BFDCCB", "#FBEFCB", height=540),
        circle("#FDF6DC", X, 280, 214),
        hills("#A9C79A", 0, 400, 150, 360, 345, 410, 540, 352, 690, 394),
        hills("#84AD7E", 0, 452, 200, 410, 460, 440, 690, 416),
        # coach
        fill("#C9473A", "M18 440Q18 412 46 412H644Q676 412 678 446L684 584H18z") + rect("#F6E7C8", 18, 494, 664, 26) + rect("#A2352E", 18, 520, 666, 64),
        windows("#CFE3E4", 44, 432, 62, 50, 9, 69),
        heads,
        circle("#33303C", 128, 586, 32) + circle("#33303C", 576, 586, 32) + circle("#B8B2AC", 128, 586, 13) + circle("#B8B2AC", 576, 586, 13),
        rect("#5D7A66", 0, 606, 690, 34),
        # umbrella
        line("#5A3A2C", 8, "M196 46V318"),
        fill("#2F6FB4", "M44 178Q56 66 196 60 336 66 348 178 324 154 298 176 272 152 246 176 222 152 196 176 170 152 146 176 120 152 96 176 70 154 44 178z"),
        fill("#1F528E", "M196 60Q336 66 348 178 324 154 298 176 286 96 196 60zM196 60Q236 100 246 176 222 152 196 176z") + fill("#5A93D0", "M196 60Q106 90 96 176 70 154 44 178 56 66 196 60z"),
        # waistcoat and shirt
        _neck(skin, shade, 56),
        _torso("#E3EEF5", "#B3C6D8", 92, 124),
        fill("#8A6B3F", "M284 308Q256 400 262 500L226 640H464L428 500Q434 400 406 308L345 440z") + fill("#6B5030", "M406 308L345 440V640H464L428 500Q434 400 406 308z"),
        circle("#E9C46A", 345, 476, 6) + circle("#E9C46A", 345, 520, 6) + line("#E9C46A", 4, "M350 500Q384 524 410 496"),
        fill("#C8352B", "M345 306L300 284V332zM345 306L390 284V332z") + circle("#9C2420", 345, 308, 11),
        line("#5A3A2C", 12, "M524 640V492") + circle("#E9C46A", 524, 486, 14),
        _arm("#B3C6D8", 432, 354, 490, 428, 512, 494),
        _arm("#E3EEF5", 258, 354, 182, 396, 194, 318),
        line("#B3C6D8", 5, "M170 308H222"),
        _fist(skin, shade, 196, 276, 0),
        _fist(skin, shade, 522, 524, -8, -1),
        _head(
            3,
            fill("#F4F0EA", "M-50-30Q-74-24-66 20-60 40-46 34zM50-30Q74-24 66 20 60 40 46 34z"),
            _face(skin, shade, "#FFFFFF", wide=55, jaw=0.9, brow=10, laugh=False, blush="#E8604E", look=-2),
            fill("#FFFFFF", "M-2 34Q-22 28-36 44-44 56-58 52-46 68-24 62-8 58-2 48 4 58 20 62 42 68 54 52 40 56 32 44 18 28-2 34z") + line("#97353A", 5, "M-16 65q14 8 28-1", cap="round") + fill("#E3DCD4", "M-2 48Q4 58 20 62 42 68 54 52 40 58 22 54 6 50-2 42z"),
            line("#FFF0E2", 7, "M-28-56Q-16-66 0-66", 0.8, cap="round") + line(shade, 3, "M-20-38Q0-44 20-38M-16-28Q0-33 16-28", cap="round"),
        ),
    )


def guide_photographers() -> str:
    name, skin, shade, hair = "guide-photographers", "#F0C79C", "#CF9B6E", "#2B2233"
    dark = "#2E2748"

    def tripod(x: float, y: float, size: float) -> str:
        def q(*values: float) -> str:
            return points(*(value * size for value in values))

        return line(dark, 7 * size, f"M{points(x, y)}l{q(-34, 110)}M{points(x, y)}l{q(34, 110)}M{points(x, y)}v{q(112)}", cap="round") + fill(
            dark, f"M{points(x, y)}m{q(-30, 0)}v{q(-40)}h{q(14)}l{q(8, -12)}h{q(20)}l{q(6, 12)}h{q(14)}v{q(40)}z"
        ) + circle("#F7B27C", x - 2 * size, y - 20 * size, 12 * size)

    return scene(
        sky(name, "#33357A", "#8A5C9E", "#F08E84", "#FBD08E", height=500),
        circle("#FCE0A4", X, 300, 214),
        fill("#A86A9A", "M0 440Q80 380 170 420T345 440 520 396 690 430V640H0z"),
        fill("#6F4C8A", "M0 500Q110 450 230 486T480 482 690 470V640H0z"),
        fill("#463A70", "M0 566Q140 530 345 560T690 540V640H0z"),
        tripod(66, 452, 1.05) + tripod(152, 470, 0.9) + tripod(536, 468, 0.9) + tripod(622, 448, 1.05),
        fill(dark, "M0 610Q180 580 345 606T690 590V640H0z"),
        # hair behind, body
        fill(hair, "M284 176Q268 250 282 292L318 300H372L408 292Q422 250 406 176z"),
        _neck(skin, shade, 46),
        _torso("#D94F43", "#A93637", 76, 96),
        fill("#23405E", "M314 282Q345 300 376 282L384 312 372 640H318L306 312z") + fill("#F2EADB", "M310 356H380L379 372H311zM312 400H378L377 416H313zM314 444H376L375 460H315zM315 488H375V504H315z") + fill("#1A3048", "M316 278Q345 296 374 278V308Q345 328 316 308z"),
        line("#B43F3A", 6, "M306 320L318 640M384 320L372 640"),
        # camera on its strap
        line(dark, 9, "M308 300Q300 380 306 430M382 300Q390 380 384 430"),
        fill(dark, "M286 430Q286 420 296 420H322L330 406H362L370 420H396Q406 420 406 430V494Q406 504 396 504H296Q286 504 286 494z") + fill("#55507A", "M286 440H406V454H286z"),
        circle("#8C88A8", 346, 464, 35) + circle(dark, 346, 464, 28) + circle("#4A7FA8", 346, 464, 18) + circle("#A9D3E6", 340, 457, 6) + circle("#D94F43", 392, 432, 5),
        # light meter
        circle("#FFFBEF", 488, 120, 28) + fill("#E0D6CC", "M496 93A28 28 0 0 1 516 120H502z") + fill("#4A4470", "M456 124H520V262H456z") + fill(dark, "M456 118H520V138H456z") + fill("#F7E3B4", "M466 152H510V194H466z") + line("#D94F43", 5, "M488 190L500 162", cap="round"),
        _arm("#A93637", 420, 352, 484, 402, 488, 296),
        _arm("#E4645A", 268, 352, 206, 440, 274, 482),
        line("#23405E", 50, "M488 286V270"),
        _fist(skin, shade, 488, 246, 0, -1),
        _fist(skin, shade, 288, 476, 84),
        _head(
            4,
            _face(skin, shade, hair, lashes=True, wink=True, look=3, wide=51),
            fill(hair, "M-54-34Q-76 30-58 84L-34 70Q-46 30-38-16zM54-34Q76 30 58 84L36 72Q48 30 40-16z") + fill(hair, "M-52-10Q-50-50 0-54T52-10Q30-30 0-28T-52-10z"),
            fill("#F0B03A", "M-58-34Q-62-98 0-100T58-34Q0-52-58-34z") + fill("#C78722", "M14-99Q60-92 58-34 44-40 30-42 38-80 14-99z"),
            fill("#F7C866", "M-62-22V-42Q0-66 62-42V-22Q0-46-62-22z") + circle("#F7E3B4", 0, -106, 17),
        ),
    )


def guide_gourmets() -> str:
    name, skin, shade, hair = "guide-gourmets", "#8F5A3C", "#673D28", "#1F171B"
    stripes = "".join(f"M{x} 322h24l{d} 58h-26z" for x, d in ((-20, 2), (32, 0), (84, -2), (136, -6)))
    right = "".join(f"M{x} 322h24l{d} 58h-26z" for x, d in ((526, 6), (578, 2), (630, 0), (682, 0)))
    return scene(
        sky(name, "#E58F5C", "#F3C07E", "#FBE3B4", height=590),
        rays("#FFF1CF", X, 300, 640, 18, 0.35),
        circle("#FFF3D2", X, 240, 170),
        # market stalls
        rect("#C88A62", 0, 380, 176, 200) + rect("#C88A62", 516, 380, 174, 200) + line("#8A5A44", 8, "M164 380V580M528 380V580"),
        fill("#FFF3DC", "M-20 322H160L178 380H-20zM530 322H690V380H512z") + fill("#B9503F", stripes + right),
        bumps("#7FA05A", 20, 150, 470, 26, 490, seed=2) + bumps("#D9663C", 546, 690, 470, 26, 490, seed=5) + rect("#9C6A4A", 0, 484, 160, 26) + rect("#9C6A4A", 532, 484, 158, 26),
        rect("#8A5A44", 0, 566, 690, 74) + rect("#A87050", 0, 566, 690, 8),
        # basket with bread and bottle
        line("#E0A658", 24, "M126 520L164 424", cap="round") + line("#B97C36", 4, "M132 486l14 8M140 464l14 8M150 442l12 8", cap="round"),
        fill("#2F5A44", "M62 530V448Q62 436 70 430V404H86V430Q94 436 94 448V530z") + rect("#F6E7C8", 62, 466, 32, 34),
        fill("#C48A4A", "M34 514H194L180 608H48z") + fill("#9A652F", "M140 514H194L180 608H128z") + line("#9A652F", 4, "M40 540H188M44 566H184M48 590H180") + fill("#FFFFFF", "M28 506H200V526L176 522 152 540 128 522 104 540 80 522 56 540 28 524z"),
        # cheese wheel
        fill("#D9982B", "M512 544V590Q512 616 592 616T672 590V544z") + ellipse("#F7CE62", 592, 544, 80, 28) + fill("#FBE8A6", "M592 544L540 564V610Q566 616 592 616L610 615V572z") + fill("#E9BC58", "M592 544L610 572V615L592 616z") + circle("#D9A84A", 572, 590, 8) + circle("#D9A84A", 556, 574, 5) + circle("#D9A84A", 584, 570, 5),
        # wooden spoon
        line("#B97C46", 12, "M506 330V130", cap="round") + ellipse("#C98E54", 506, 98, 30, 42) + ellipse("#A56C38", 508, 100, 20, 31),
        # shirt and apron
        _neck(skin, shade, 58),
        _torso("#FFFDF4", "#DCD3C6", 96, 120),
        fill("#F2B63C", "M306 292Q345 326 384 292L390 316 356 340 366 372 344 350 328 368 334 340 300 316z"),
        line("#7A2436", 14, "M300 310L292 400M390 310L398 400"),
        fill("#8E2C40", "M286 392H404Q410 450 452 468L468 640H222L238 468Q280 450 286 392z") + fill("#6B1F31", "M376 392H404Q410 450 452 468L468 640H400Q420 480 376 440z") + fill("#A8475A", "M306 428H366V436H306z"),
        _arm(shade, 500, 400, 506, 300, width=42),
        _arm(skin, 208, 446, 246, 506, width=42),
        _arm("#DCD3C6", 436, 356, 496, 414, 500, 396, width=58),
        _arm("#EFE8DC", 256, 356, 202, 436, 208, 446, width=58),
        line("#C4B9AA", 16, "M474 372L530 374", cap="round") + line("#DCD3C6", 16, "M202 484L246 454", cap="round"),
        _fist(skin, shade, 506, 274, 0, -1),
        _fist(skin, shade, 254, 512, 100),
        _head(
            -4,
            fill(hair, "M-56 0Q-66-50-44-72-10-94 40-76 66-56 56 0z"),
            _face(skin, shade, hair, wide=54, jaw=0.9, chin=80, look=3, brow=9, lip="#7A2A2C", blush="#C9503C"),
            fill(hair, "M-55 8Q-50 20-46 34-30 28-22 36 0 30 3 34 8 30 28 36 36 28 48 34L55 8Q60 84 0 94T-55 8zM-30 46Q-24 78 3 78T34 46Q20 42 3 42T-30 46z"),
            fill(hair, "M-55-4Q-60-58-30-70 10-86 40-70 60-54 55-4 48-34 36-40 0-48-36-40-48-34-55-4z"),
        ),
    )


def guide_cyclists() -> str:
    name, skin, shade, hair = "guide-cyclists", "#E5B07F", "#BE8455", "#E3B14C"

    def rider(x: float, y: float, coat: str) -> str:
        return (
            line("#2F4A5C", 4, f"M{x - 18} {y}a13 13 0 1 0 .1 0M{x + 26} {y}a13 13 0 1 0 .1 0M{x - 18} {y + 13}L{x - 2} {y - 6}H{x + 22}L{x + 26} {y + 13}")
            + line("#24303F", 7, f"M{x - 4} {y - 12}L{x + 12} {y - 2} {x + 4} {y + 16}", cap="round")
            + line(coat, 11, f"M{x - 4} {y - 14}L{x + 10} {y - 34}", cap="round")
            + line(coat, 6, f"M{x + 10} {y - 32}L{x + 24} {y - 14}", cap="round")
            + circle(coat, x + 18, y - 47, 9)
        )

    return scene(
        sky(name, "#3F96CF", "#9AD3E6", "#F8F0D2", height=520),
        rays("#FFFFFF", X, 280, 600, 12, 0.22),
        circle("#FFF7DA", X, 280, 150),
        hills("#9CC48A", 0, 400, 120, 340, 300, 420, 500, 350, 690, 390),
        fill("#6FA865", "M0 452Q60 392 130 388T300 470H690V640H0z") + fill("#86B96C", "M690 420Q600 400 540 430T380 520V640H690z"),
        # winding road
        fill("#F4E3C0", "M112 392Q190 412 160 440T40 478Q10 500 80 530T214 580 60 640H0V628Q150 600 130 580T20 536Q-40 490 20 468T132 430Q150 412 100 396z"),
        # ice cream at the top
        poly("#D9823A", 90, 352, 118, 352, 104, 392) + circle("#F7B9C4", 96, 344, 14) + circle("#FFF3E0", 112, 344, 14) + circle("#8FD0B8", 104, 328, 14),
        rider(96, 468, "#C7453A") + rider(40, 500, "#4B5FA0") + rider(150, 556, "#D9902F"),
        hills("#4E8A55", 240, 590, 420, 566, 690, 580),
        # bicycle: pennant, wheel, fork
        line("#5A4A42", 6, "M622 560Q630 300 612 66") + fill("#F2812B", "M612 66L500 104 616 142z") + fill("#C95F16", "M614 104L500 104 616 142z"),
        line("#2E3340", 15, "M580 504a96 96 0 1 0 .1 0") + line("#C4CCD0", 3, "M580 510V690M490 600H670M516 536L644 664M516 664L644 536"),
        line("#D63F35", 15, "M580 600L536 432", cap="round") + line("#D63F35", 17, "M534 470L400 500") + circle("#2E3340", 580, 600, 13),
        # hair behind, body
        _neck(skin, shade, 46),
        _torso("#24A0A4", "#17757C", 78, 94),
        fill("#FFF7E6", "M249 424L444 402 441 440 252 462z") + fill("#F2B63C", "M252 462L441 440 438 462 253 484z"),
        fill("#17757C", "M316 286Q345 312 374 286L380 306Q345 340 310 306z") + line("#FFF7E6", 4, "M345 322V392"),
        # bar
        line("#2E3340", 13, "M470 440Q500 424 536 432T600 416", cap="round"),
        _arm("#17757C", 422, 352, 456, 392),
        _arm(shade, 458, 396, 478, 470, 484, 448, width=38),
        _fist(skin, shade, 492, 436, 74, -1),
        # waving hand
        _arm(skin, 240, 376, 186, 330, 176, 214, width=38),
        _arm("#2BB3B4", 268, 352, 220, 360),
        line(skin, 13, "M160 186L142 146M171 176L166 126M183 176L190 124M196 184L214 140M198 212L226 190", cap="round") + fill(skin, "M153 182Q178 166 203 182L202 214 194 226H160z"),
        _head(
            -5,
            line(hair, 24, "M44 40Q76 70 66 112", cap="round") + line("#B98730", 22, "M66 122Q66 140 60 152", cap="round") + line("#F2812B", 9, "M53 118h26"),
            fill(hair, "M-52-10Q-60 30-52 50L-38 30V-20zM52-10Q60 30 54 54L38 30V-20z"),
            _face(skin, shade, "#B98730", lashes=True, look=-3, eye="#2E3A5A"),
            fill("#F4F7F2", "M-62-26Q-66-104 0-106T62-26Q0-48-62-26z") + fill("#D6433A", "M-24-104Q-34-70-30-38L-8-42V-106zM24-104Q34-70 30-38L8-42V-106z") + fill("#C2CCC8", "M44-92Q64-74 62-26L46-32Q52-66 44-92z"),
            fill("#2E3340", "M-62-26Q0-48 62-26V-16Q0-38-62-16z"),
            line("#2E3340", 5, "M-54-18Q-52 40-30 66M54-18Q52 40 30 66"),
        ),
    )


def guide_history_fans() -> str:
    name, skin, shade, hair = "guide-history-fans", "#F2C9A8", "#D09C78", "#8C8C92"

    def reader(x: float, y: float, coat: str) -> str:
        return (
            fill(coat, f"M{x - 34} 640Q{x - 38} {y + 40} {x - 20} {y + 30}H{x + 20}Q{x + 38} {y + 40} {x + 34} 640z")
            + circle("#B98C6A", x, y, 24)
            + fill("#5A4A44", f"M{x - 25} {y + 2}a25 25 0 1 1 50 0q-24-16-50 0z")
            + fill("#FBF3DE", f"M{x - 28} {y + 54}l28 8 28-8v38l-28 8-28-8z")
        )

    return scene(
        sky(name, "#7FA9A0", "#D3D9B4", "#FAE8BE", height=520),
        circle("#FFF6DA", X, 276, 216),
        hills("#B9BE8C", 0, 440, 140, 400, 345, 450, 560, 396, 690, 430),
        # ruins far away
        rect("#D3BE94", 40, 384, 22, 84) + rect("#D3BE94", 84, 384, 22, 84) + rect("#D3BE94", 128, 402, 22, 66) + rect("#E3D0A6", 32, 372, 84, 14) + rect("#C4AE84", 20, 466, 150, 12),
        hills("#93A06A", 0, 490, 200, 466, 480, 500, 690, 470),
        reader(44, 500, "#6F7F92") + reader(118, 516, "#A0685A") + reader(190, 506, "#6A8468"),
        fill("#7A8656", "M0 612Q180 596 345 610T690 600V640H0z"),
        # column fragment
        fill("#EFE3C6", "M552 616V392L572 372 590 386 612 352 634 374 652 366V616z") + fill("#C4AE88", "M620 362L634 374 652 366V616H616z") + line("#C9B690", 7, "M572 400V606M594 404V606") + line("#A89470", 7, "M634 396V606"),
        fill("#EFE3C6", "M534 600H670V640H534z") + fill("#C4AE88", "M616 600H670V640H616z"),
        # jacket
        _neck(skin, shade, 48),
        _torso("#9A7748", "#6F5332", 80, 96),
        fill("#57697A", "M306 340H384L392 370 345 560 298 370z") + fill("#FBF6EA", "M314 286Q345 326 376 286L384 348 345 424 306 348z") + fill("#8E2F3A", "M333 305H357L352 324 360 394 345 416 330 394 338 324z") + fill("#6E2029", "M333 305H357L352 324H338z"),
        line("#E9C46A", 6, "M345 448h.1M345 480h.1M345 512h.1", cap="round"),
        fill("#B08C5A", "M314 286L286 308 274 362 296 370 284 386 345 562 306 380z") + fill("#5A4228", "M376 286L404 308 416 362 394 370 406 386 345 562 384 380z"),
        # rolled plan, arms
        group("translate(528 398)rotate(-24)", fill("#FFF8E2", "M-70-16H76V16H-70z") + fill("#E0D2AC", "M-70 4H76V16H-70z") + ellipse("#D3C294", 76, 0, 7, 16) + ellipse("#A89A70", 76, 0, 3, 8) + rect("#3F6B9A", 20, -16, 9, 32)),
        _arm("#6F5332", 424, 354, 454, 450, 494, 430),
        _fist(skin, shade, 510, 404, 66, -1),
        _arm("#A98550", 266, 354, 196, 404, 200, 326),
        line("#FBF6EA", 46, "M200 314V302"),
        line(skin, 14, "M188 256V206", cap="round") + _fist(skin, shade, 200, 278, 0),
        circle("#6B4A30", 204, 396, 16),
        _head(
            -3,
            fill(hair, "M-46-40Q-84-44-72-10-88 8-66 24-62 40-46 34zM46-40Q84-44 72-10 88 8 66 24 62 40 46 34z"),
            _face(skin, shade, hair, wide=50, chin=84, jaw=0.66, look=3, brow=8, laugh=False),
            fill(hair, "M-58-16Q-62-92 4-92 66-88 58-16 48-30 38-50 0-40-32-62-42-36-58-16z") + fill("#B0B0B4", "M-50-36Q-50-82 2-86-36-74-36-60z"),
            fill(hair, "M-18 72Q4 66 24 72 22 104 3 110-16 104-18 72z") + line(hair, 8, "M-20 38Q-6 32 3 38 12 32 26 38", cap="round"),
            line("#3A2C2A", 5, "M-41 6a21 21 0 1 0 42 0 21 21 0 1 0-42 0M5 6a21 21 0 1 0 42 0 21 21 0 1 0-42 0M1 4h4M-41 4L-50 0M47 4L50 2"),
        ),
    )


def _grandparents() -> str:
    return (
        line("#5A6B7F", 15, "M516 508L508 566M560 500L574 552", cap="round")
        + fill("#6F8296", "M510 622L514 500Q516 472 540 472T566 500L570 622z")
        + circle("#E2B08E", 541, 446, 22)
        + fill("#F4F0EA", "M519 444a22 22 0 0 1 44 0l-8-8h-28z")
        + fill("#A0698A", "M574 626Q574 540 586 502 592 480 608 480T630 502Q644 540 642 626z")
        + line("#8A5876", 14, "M626 506L640 556", cap="round")
        + circle("#E2B08E", 608, 454, 21)
        + fill("#D9D4D0", "M586 456Q582 428 608 428T630 456L620 444H596z")
        + circle("#D9D4D0", 608, 426, 10)
    )


def _pushchair_and_dog() -> str:
    return group(
        "translate(-22 0)",
        fill("#3F7F9A", "M60 540H150A52 52 0 0 1 90 580Q62 576 60 540z"),
        circle("#F0C8A4", 120, 526, 16),
        fill("#2F627A", "M60 542A50 50 0 0 1 108 486V542z"),
        line("#3A3A44", 6, "M150 540L178 500H190M84 580L76 604M126 574L136 604", cap="round"),
        circle("#3A3A44", 76, 610, 15) + circle("#3A3A44", 138, 610, 15),
        fill("#B5743C", "M164 622V592Q166 578 184 578H210L218 556Q232 550 240 560L252 568Q250 578 236 578L228 596V622H218V602H178V622z"),
        fill("#7F4C24", "M218 556Q210 560 212 576L222 574z") + line("#B5743C", 8, "M168 584Q154 574 156 560", cap="round"),
    )


def guide_families() -> str:
    name, skin, shade, hair = "guide-families", "#CF9468", "#A66C45", "#4A2A24"

    def balloon(x: float, y: float, colour: str, dark: str) -> str:
        return (
            fill(colour, f"M{x} {y + 50}Q{x - 42} {y + 16} {x - 40} {y - 10}A40 40 0 0 1 {x + 40} {y - 10}Q{x + 42} {y + 16} {x} {y + 50}l7 10h-14z")
            + fill(dark, f"M{x + 16} {y - 46}Q{x + 40} {y - 34} {x + 40} {y - 10}Q{x + 42} {y + 16} {x} {y + 50}Q{x + 32} {y} {x + 16} {y - 46}z")
            + ellipse("#FFFFFF", x - 18, y - 20, 7, 12, 0.6)
        )

    return scene(
        sky(name, "#58B0C8", "#B5DFD6", "#FBF1CE", height=540),
        cloud("#FFFFFF", 410, 300, 250, 0.85) + cloud("#FFFFFF", 470, 134, 150, 0.85),
        hills("#A9D08A", 0, 440, 140, 400, 345, 450, 560, 404, 690, 440),
        tree("#8A6A4C", "#6BA565", "#8ABF74", 586, 500, 170) + tree("#8A6A4C", "#6BA565", "#8ABF74", 40, 480, 150),
        fill("#7DB36A", "M0 500Q200 470 345 500T690 488V640H0z"),
        fill("#5C9158", "M0 610Q180 594 345 608T690 600V640H0z"),
        _pushchair_and_dog(),
        _grandparents(),
        # strings and balloons
        line("#8A6A5A", 3, "M200 330L84 170M200 330L146 110M200 330L232 140M200 330L96 262M200 330L190 220"),
        balloon(84, 130, "#E2503F", "#B43529") + balloon(236, 100, "#4F9AD0", "#3474A8") + balloon(152, 86, "#F7C03A", "#D0932A") + balloon(92, 226, "#6BB36A", "#488A4C") + balloon(180, 176, "#E87FA6", "#BE5880"),
        # hair behind, body
        fill(hair, "M290 140Q258 190 270 236 244 276 266 316 262 350 292 356H398Q428 350 424 316 446 276 420 236 432 190 400 140z"),
        _neck(skin, shade, 48),
        _torso("#E2574C", "#B43B3A", 82, 116),
        fill(shade, "M304 298Q345 360 386 298L374 288H316z") + fill(skin, "M312 290Q345 346 378 290z"),
        line("#FFF3E0", 13, "M286 370h.1M334 392h.1M380 372h.1M300 430h.1M352 448h.1M400 430h.1M280 490h.1M330 504h.1M384 496h.1M420 380h.1", cap="round"),
        _arm(shade, 446, 420, 478, 486, 420, 516, width=40),
        _arm("#B43B3A", 428, 354, 446, 412, width=56),
        _arm(skin, 214, 400, 200, 322, width=40),
        _arm("#EC6A5C", 262, 354, 222, 392, width=56),
        _fist(skin, shade, 200, 300, 0),
        _head(
            4,
            _face(skin, shade, hair, lashes=True, look=-3, wide=53, blush="#D9503C"),
            fill(hair, "M-54 20Q-70-30-48-60-10-98 40-72 72-46 54 20 54-20 34-40 0-40-14-52-36-24-44-12-52-4-54 20z") + line("#6F4436", 4, "M-40-44Q-20-72 14-72", cap="round"),
            line(hair, 24, "M-54 10Q-74 40-60 72M56 12Q76 44 60 76", cap="round"),
            circle("#F7C03A", -46, 40, 7) + circle("#F7C03A", 48, 40, 7),
        ),
    )


SCENES = {
    "guide-backpackers": guide_backpackers,
    "guide-honeymooners": guide_honeymooners,
    "guide-school-class": guide_school_class,
    "guide-seniors": guide_seniors,
    "guide-photographers": guide_photographers,
    "guide-gourmets": guide_gourmets,
    "guide-cyclists": guide_cyclists,
    "guide-history-fans": guide_history_fans,
    "guide-families": guide_families,
}

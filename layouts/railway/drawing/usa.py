"""Postcards of America."""

from __future__ import annotations

import itertools
import math

from kit import *
from times import *
from trains import carriage, plume, steam, train


def _butte(light: str, shade: str, band: str, x: float, y: float, width: float, foot: float) -> str:
    """A table mountain with a scree slope: top from x, y."""
    w, h = width, foot - y
    return (
        poly(light, x, y, x + w, y, x + w * 1.04, y + h * 0.55, x + w * 1.4, foot, x - w * 0.4, foot, x - w * 0.05, y + h * 0.55)
        + poly(shade, x + w * 0.62, y, x + w, y, x + w * 1.04, y + h * 0.55, x + w * 1.4, foot, x + w * 0.8, foot, x + w * 0.66, y + h * 0.5)
        + rects(band, (x, y + h * 0.16, w * 0.62, h * 0.06), (x - w * 0.03, y + h * 0.36, w * 0.6, h * 0.05))
    )


def _trestle(timber: str, dark: str, x0: float, x1: float, deck: float, foot: float, bents: int) -> str:
    """A timber trestle: bents of splayed legs, level sills, crossed braces, and a deck on ties."""
    step, d, braces = (x1 - x0) / bents, "", ""
    rows = [deck + (foot - deck) * k / 3 for k in range(4)]
    for i in range(bents + 1):
        x = x0 + i * step
        d += f"M{points(x - 5, deck)}L{points(x - 15, foot)}M{points(x + 5, deck)}L{points(x + 15, foot)}M{points(x, deck)}V{n(foot)}"
        if i < bents:
            for a, b in itertools.pairwise(rows):
                braces += f"M{points(x + 3, a)}L{points(x + step - 3, b)}M{points(x + step - 3, a)}L{points(x + 3, b)}"
    sills = "".join(f"M{points(x0 - 16, y)}H{n(x1 + 16)}" for y in rows[1:3])
    return line(dark, 3, braces) + line(timber, 5, d) + line(timber, 5, sills)


def canyon_trestle(p: Palette) -> str:
    red, dark, band, pale = "#D0673A", "#9C4326", "#E99663", "#E58A57"
    smoke = p.lit("#FFFFFF")
    return picture(
        p,
        heaven(p, "canyon-trestle", 208, ((40, 112, 84), (396, 80, 100)), at={"morning": (236, 150), "evening": (418, 156), "day": (158, 46), "night": (160, 52)}),
        # far mesas
        ridge(p.far("#C77B58", 0.6), 120, 196, 150, 190, 158, 166, 232, 166, 240, 188, 300, 196, 316, 178, 330, 152, 372, 152, 384, 180, 430, 196, 620, 190),
        _butte(p.far(red, 0.32), p.far(dark, 0.32), p.far(band, 0.3), 244, 150, 46, 240),
        _butte(p.far(red, 0.32), p.far(dark, 0.32), p.far(band, 0.3), 402, 168, 30, 240),
        ridge(p.far("#C4683F", 0.16), 60, 236, 200, 218, 320, 226, 420, 214, 620, 232),
        # the gorge and its river
        poly(p.lit("#B4552F"), 80, 310, 120, 222, 250, 240, 330, 236, 450, 228, 560, 310),
        fill(p.water("#3F9AA0", 0.25), "M300 238Q270 262 310 276T250 310H392Q356 290 356 276T326 238z"),
        line(p.water("#9AD0CC", 0.3), 3, "M312 262h26m-22 18h30m-66 18h46m20 6h34", cap="round"),
        # the walls
        fill(red, "M0 88L58 84 72 100 112 104 122 140 116 168 140 190 132 226 160 262 152 310H0z"),
        fill(dark, "M72 100L112 104 122 140 116 168 140 190 132 226 160 262 152 310H104L112 250 86 214 96 170 76 146z"),
        fill(band, "M0 118L60 116 70 128 0 132zM0 166L84 170 86 180 0 178zM0 222L84 216 96 232 0 234z"),
        fill(red, "M620 96L566 100 552 116 506 120 494 146 500 178 476 198 484 236 458 268 470 310H620z"),
        fill(pale, "M552 116L506 120 494 146 500 178 476 198 484 236 458 268 470 310H510L500 262 520 222 508 190 530 150z"),
        fill(dark, "M620 130L560 136 548 146 620 146zM620 186L536 190 530 202 620 200zM620 240L524 236 520 250 620 254z"),
        # trestle and train
        _trestle(p.near("#744427"), p.near("#552F1D"), 138, 486, 148, 310, 7),
        rect("#5A3522", 96, 144, 420, 6) + line("#8A5835", 5, "M96 141H516", dash="6 5"),
        plume(p.lit("#C9C3C0"), 196, 84, 236, 44, 0.18),
        plume(smoke, 194, 80, 230, 42, 0.18),
        beam(p, 184, 96, -78, 0.2),
        train(p, 176, 138, 0.5, steam(p, 0), carriage(p, 262, "#E2B65A", "#C08A35", "#7A3A2C", 144, 6), carriage(p, 414, "#E2B65A", "#C08A35", "#7A3A2C", 144, 6)),
        # foreground
        fill(p.near("#6B2E1E"), "M0 310V262Q40 256 76 276T150 310zM620 310V250Q570 256 540 280T470 310z"),
        _cactus(p.near("#3E7A4A"), p.near("#2C5C3A"), 62, 290, 62),
        _cactus(p.near("#3E7A4A"), p.near("#2C5C3A"), 568, 288, 78),
    )


def _cactus(light: str, shade: str, x: float, y: float, height: float) -> str:
    h, w = height, max(5.0, height * 0.17)
    arms = f"M{points(x, y - h * 0.3)}h{n(-h * 0.26)}v{n(-h * 0.3)}M{points(x, y - h * 0.42)}h{n(h * 0.27)}v{n(-h * 0.34)}"
    return line(light, w, f"M{points(x, y)}v{n(-h)}{arms}", cap="round") + line(shade, w * 0.4, f"M{points(x + w * 0.3, y)}v{n(-h)}", cap="round")


def _bulbs(p: Palette, d: str, width: float = 4, gap: float = 9) -> str:
    """Light bulbs in a row along a path."""
    return line(p.lamp, width, d, cap="round", dash=f"1 {n(gap)}")


def neon(p: Palette, colour: str) -> str:
    """A sign's colour: its own by day, pure and bright after dark."""
    return f"={colour[1:]}" if p.lights else p.lit(colour)


def casino_strip(p: Palette) -> str:
    pink, aqua, gold = neon(p, "#FF5FA2"), neon(p, "#36D6D0"), neon(p, "#FFC23C")
    sand, wall, wall2 = "#E8B57E", "#E9DCC6", "#BDA88F"
    return picture(
        p,
        heaven(p, "casino-strip", 214, ((14, 66, 62), (452, 60, 80)), at={"morning": (262, 176), "evening": (276, 184), "day": (206, 50), "night": (206, 46)}),
        ridge(p.far("#A97C6E", 0.5), 0, 196, 60, 176, 120, 190, 190, 160, 250, 186, 330, 166, 400, 190, 480, 160, 560, 184, 620, 170),
        rect(p.lit(sand), 0, 216, 620, 50),
        # pyramid with its beam
        fill(p.glow, "M150 96L120 0H156z", 0.5) if p.lights else "",
        poly("#5A5468", 52, 240, 150, 96, 248, 240) + poly("#3F3A50", 150, 96, 248, 240, 182, 240),
        line(p.glow, 3, "M116 150h60M102 172h86M86 196h118", dash="5 9") if p.lights else line("#8C86A0", 3, "M116 150h60M102 172h86M86 196h118", dash="5 9"),
        # hotel in three wings
        rect(wall, 18, 116, 74, 130) + rect(wall2, 66, 116, 26, 130) + rect(pink, 14, 108, 82, 9),
        windows(p.glow, 26, 126, 8, 7, 5, 13, 8, 13),
        # needle
        group(
            "translate(-32 0)",
            poly("#E7E3DC", 376, 246, 384, 70, 392, 70, 400, 246) + poly("#B0A89E", 388, 246, 388, 70, 392, 70, 400, 246),
            poly("#CFC7BC", 366, 246, 384, 150, 392, 150, 410, 246),
            fill("#C94C4C", "M358 66H418L406 82H370z") + fill("#8F3138", "M394 66h24l-12 16h-14z") + rect(p.glow, 356, 56, 64, 10) + fill("#E7E3DC", "M364 56Q388 36 412 56z"),
            line("#C94C4C", 4, "M388 46V14"),
            lamps(p, (388, 14, 3)),
        ),
        # castle
        box("#F3E7D3", "#CDB79C", 432, 160, 112, 90, 0.3),
        crenels("#F3E7D3", 432, 160, 112, 9, 9),
        towers("#F3E7D3", "#CDB79C", (aqua, "#2A8F98"), (446, 136, 24, 250, 42), (530, 136, 24, 250, 42), over=4),
        towers("#F3E7D3", "#CDB79C", (pink, "#B63F74"), (488, 122, 30, 250, 52), over=5),
        windows(p.glow, 440, 178, 8, 14, 7, 16, 2, 28, arched=True),
        # palace at the right
        rect("#D98F5C", 556, 150, 80, 100) + rect("#B56D42", 556, 150, 80, 12) + windows(p.glow, 566, 174, 9, 16, 4, 16, 2, 28, arched=True),
        rect("#8A6E63", 0, 240, 620, 10),
        # the great sign
        group(
            "translate(-18 0)",
            rect("#6E6478", 266, 120, 8, 126) + rect("#6E6478", 318, 120, 8, 126),
            fill("#C8353F", "M236 96Q296 64 356 96V142Q296 170 236 142z") + fill("#F7EAD0", "M248 104Q296 80 344 104V134Q296 156 248 134z"),
            fill(gold, "M296 66L301 79 315 79 304 88 308 101 296 93 284 101 288 88 277 79 291 79z"),
            fill(aqua, "M262 112h68v6h-68z") + fill(pink, "M270 126h52v6h-52z"),
            _bulbs(p, "M242 100Q296 71 350 100V138Q296 164 242 138z"),
            fill(gold, "M226 164H342V152L372 174 342 196V184H226z") + _bulbs(p, "M232 174H356", 5, 10),
        ),
        # boulevard
        fill(p.near("#55505E", 0.2), "M0 250H620V310H0z") + rect(p.near("#7C7684", 0.2), 0, 248, 620, 6),
        line(p.near("#F2DFA8", 0.1), 4, "M14 280H620", dash="34 26"),
        *(palm(p.near("#6B4630"), p.near("#2E6B48"), p.near("#4C9159"), x, 252, h, 0.06) for x, h in ((206, 70), (420, 62), (592, 74))),
        lamps(p, (132, 206, 4), (232, 210, 4), (446, 210, 4), (560, 210, 4)),
        line("#4A4452", 3, "M132 210V250M232 214V250M446 214V250M560 214V250"),
        _cadillac(p, 96, 296),
    )


def _cadillac(p: Palette, x: float, y: float) -> str:
    """A long open car with tail fins, looking left; its wheels stand on y."""
    return (
        beam(p, x + 6, y - 20, -110, 0.14)
        + fill("#E86A8D", f"M{points(x, y - 12)}q0 -14 14 -16l60 -4h56l40 -6 -4 16 6 14H{n(x)}z")
        + fill("#B8476C", f"M{points(x, y - 12)}h166l6 4v6H{n(x + 2)}z")
        + fill("#F7EAD0", f"M{points(x + 70, y - 31)}h52v-7h-46z")
        + line("#F7EAD0", 3, f"M{points(x + 60, y - 31)}l14 -16h6")
        + circle("#7A4B2C", x + 96, y - 44, 6)
        + fill("#3C7FA6", f"M{points(x + 87, y - 31)}q2 -9 9 -9t9 9z")
        + line("#26272D", 18, f"M{points(x + 34, y - 8)}h1m94 0h1", cap="round")
        + line("#F2EBE0", 8, f"M{points(x + 34, y - 8)}h1m94 0h1", cap="round")
        + line(p.lamp, 7, f"M{points(x + 5, y - 20)}h1", cap="round")
        + line("=FF4A3C" if p.lights else "#D0342C", 6, f"M{points(x + 164, y - 24)}v5", cap="round")
    )


def _gator(p: Palette, x: float, y: float) -> str:
    """An alligator's back and head above the water line y, looking left, its snout at x."""
    green, dark, belly = "#6C8C42", "#4A6A33", "#D8DB98"
    return (
        fill(dark, f"M{points(x + 120, y - 20)}l8 -11 10 9 9 -12 11 11 10 -12 11 12 10 -10 10 12 10 -9 9 12 10 -6 8 12v12h-120z")
        + fill(green, f"M{points(x, y - 4)}q4 -10 22 -12 14 -2 26 -2 10 -18 24 -10 6 4 6 10 34 -10 74 -4 46 8 82 22z")
        + fill(belly, f"M{points(x, y - 4)}q40 -2 76 0v4h-72z")
        + line("#FFFFFF", 4, f"M{points(x + 8, y - 5)}h62", dash="3 5")
        + circle("#F2C94C", x + 61, y - 22, 5)
        + rect("#26272D", x + 60, y - 25, 3, 7)
        + fill(dark, f"M{points(x + 4, y - 10)}q4 -6 10 -4l-2 6z")
        + line(p.water("#A9CFA0", 0.4), 3, f"M{points(x - 26, y + 4)}h92m30 2h150m-220 9h80", cap="round")
    )


def swamp_boat(p: Palette) -> str:
    hull, hull2, frame, cage = "#D94F35", "#A33427", "#F2E9D8", "#78848F"
    spokes = "".join(f"M478 132l{points(60 * math.cos(a), 60 * math.sin(a))}" for a in (0.26 + k * math.pi / 4 for k in range(8)))
    return picture(
        p,
        heaven(p, "swamp-boat", 176, ((80, 62, 110), (280, 78, 84)), at={"morning": (214, 146), "evening": (300, 150), "day": (216, 52), "night": (216, 56)}),
        bumps(p.far("#6E9A72", 0.5), -10, 640, 160, 30, 190, 4),
        bumps(p.far("#4F8458", 0.22), -10, 640, 174, 22, 200, 9),
        rect(p.water("#5FA089", 0.5), 0, 178, 620, 24) + rect(p.water("#4A9078", 0.3), 0, 198, 620, 34) + rect(p.water("#35785F", 0.14), 0, 228, 620, 90),
        shimmer(p, {"morning": 214, "evening": 300}.get(p.time, 216), 178, 70, 6, 10),
        waves(p.water("#A9CFA0", 0.4), 20, 600, 190, 300, 6, 5, 0.6),
        # cypresses and palms on the right bank
        fill("#3F7048", "M500 206Q540 186 640 184V216H520z"),
        palm("#7A5A3C", "#2F6B48", "#4F9A5C", 556, 194, 108, -0.06) + palm("#7A5A3C", "#2F6B48", "#4F9A5C", 604, 194, 84, 0.1),
        palm("#7A5A3C", "#2F6B48", "#4F9A5C", 40, 196, 92, 0.1) + palm("#7A5A3C", "#2F6B48", "#4F9A5C", 92, 190, 66, 0.16),
        fill("#3F7048", "M-10 204V180Q60 176 130 200z"),
        # the boat, with its wake and its shadow
        group(
            "translate(-126 0)",
            fill("=FFFFFF", "M548 240Q580 236 612 250L560 254z", 0.35),
            fill(p.water("#1F5646", 0.05), "M236 236H548L520 258H276z", 0.7),
            spot(
                p,
                # air screw in its cage
                line(cage, 4, f"{spokes}M538 132a60 60 0 1 0 -120 0a60 60 0 1 0 120 0zM508 132a30 30 0 1 0 -60 0a30 30 0 1 0 60 0z"),
                fill("#8A5A34", "M474 132Q462 108 472 78L482 80 482 132zM482 132Q494 156 484 186L474 184 474 132z") + circle("#33343C", 478, 132, 9),
                line(cage, 4, "M538 206L556 150M478 72L548 84M478 192L548 190") + fill("#E2B23E", "M542 84L566 92Q572 138 566 190L542 194z") + fill("#B5852A", "M556 89L566 92Q572 138 566 190L556 192z"),
                # engine, seats, crew
                rect("#4A4C55", 426, 140, 46, 34) + rect("#6C6F79", 426, 140, 46, 9) + line("#C9CCD2", 4, "M432 156h34m-34 9h34"),
                line("#33343C", 5, "M372 206L386 148H414L432 206M380 178H424M440 206V174M470 206V174"),
                rect("#2F4A63", 382, 142, 36, 9) + rect("#2F4A63", 408, 112, 9, 34) + rect("#2F4A63", 290, 188, 30, 7) + rect("#2F4A63", 314, 166, 7, 26),
                fill("#E8D9B8", "M386 142Q384 112 400 110Q410 112 408 142zM388 138L366 146V168H374V152L392 148z") + circle("#B97A50", 397, 101, 9) + fill("#3A7A4E", "M386 98Q388 88 398 88T410 98L406 99 380 100z"),
                fill("#E98A2F", "M294 188Q292 162 304 160Q314 162 314 188zM296 186L278 190V208H285V195L300 194z") + circle("#B97A50", 303, 152, 8) + fill("#F2E2B4", "M286 150Q303 134 320 150z"),
                # hull
                fill(hull, "M222 200Q250 214 300 206H548V240H272Q236 232 222 200z") + fill(hull2, "M242 226Q290 224 548 224V240H272Q254 238 242 226z"),
                rect(frame, 300, 206, 248, 5),
                lamps(p, (262, 198, 6)),
            ),
            beam(p, 258, 198, -130, 0.15, 0.14),
        ),
        # water lilies, reeds, alligator
        fill(p.near("#6FA35A", 0.2), "M92 268h40q-4 10 -22 10t-18 -10zM144 284h48q-4 12 -26 12t-22 -12zM214 270h34q-4 8 -18 8t-16 -8z"),
        fill(p.lit("#F4A6C0"), "M102 268q2 -12 9 -14q7 4 8 14zM160 284q2 -12 9 -14q7 4 8 14z"),
        spot(p, _gator(p, 322, 288)),
        line(p.near("#3A6B3C"), 4, "M14 310Q16 260 6 220M28 310Q30 260 40 226M44 310Q44 276 56 250M590 310Q588 262 598 226M606 310Q606 254 600 214M572 310Q572 280 562 256"),
        line(p.near("#6B4630"), 9, "M6 222v22M40 228v20M599 220v22M598 230v16", cap="round"),
    )


def _head(x: float, y: float, s: float, jaw: str, hair: str, own: str = "", turn: float = 1) -> str:
    """A head in stone, 100 x 140: the jaw's outline below the temples, hair over the forehead, and what is his own."""
    light, shade, deep = "#DDD6CA", "#A8A097", "#76706B"
    return group(
        f"translate({n(x)} {n(y)})scale({s if turn > 0 else f'-{s} {s}'})",
        fill("#938B83", "M2 60Q-2 6 50 4Q102 6 98 60L94 124 72 150H28L6 124z"),
        fill(light, f"M14 30H86{jaw}z"),
        fill(shade, "M58 30H86Q92 74 86 96Q78 122 62 132L58 124Q70 108 66 96L76 84 66 70z"),
        # brows, eyes, nose, mouth, chin
        fill(deep, "M18 60Q30 50 45 58L44 68Q32 64 22 70zM56 58Q70 50 83 60L79 70Q68 64 58 68z"),
        fill(light, "M25 70Q33 65 42 70Q33 75 25 70z") + fill("#C2BAAF", "M59 70Q68 65 76 70Q68 75 59 70z"),
        fill(shade, "M53 58L60 92Q52 98 45 93L56 88z") + fill("#EEE8DC", "M47 52L41 88Q42 94 50 92L54 58z"),
        fill(deep, "M40 94Q50 99 61 92L58 97Q50 101 43 98z") + (fill(deep, "M35 108Q50 103 67 108Q51 115 35 108z") if "|" not in own else ""),
        fill("#C2BAAF", hair),
        "".join(fill(*each.split("|")) for each in own.split(";") if own),
    )


def stone_heads(p: Palette) -> str:
    rock, rock2, deep = "#B9B2A8", "#8E8882", "#6F6B68"
    return picture(
        p,
        heaven(p, "stone-heads", 190, ((196, 50, 70), (280, 44, 90)), at={"morning": (158, 76), "evening": (328, 66), "day": (190, 44), "night": (184, 44)}),
        hills(p.far("#7C9A86", 0.5), 0, 196, 120, 176, 240, 200, 620, 180),
        # cliff
        group(
            "matrix(.9 0 0 .9 18 30)",
            fill(rock, "M96 310L112 190 100 150 124 96 150 84 166 50 220 40 262 52 290 34 350 40 372 62 410 54 470 66 520 96 546 92 580 130 700 136V310z"),
            fill(rock2, "M470 66L520 96 546 92 580 130 700 136V310H520L530 210 500 150 506 110zM112 190L140 210 128 310H96zM262 52L290 34 300 60 276 80zM372 62L390 60 396 86 380 100z"),
            # one with a wig, one with long hair, one with a moustache and glasses, one with a beard
            spot(
                p,
                _head(122, 60, 1.1, "Q90 84 84 100Q72 134 50 136Q28 134 16 100Q10 84 14 30", "M10 104Q-4 84 0 62Q-4 4 50 2Q104 4 100 62Q102 90 90 104L86 62Q80 26 50 26Q20 26 14 62z"),
                _head(228, 54, 1.02, "Q88 84 82 102Q70 134 50 136Q30 134 18 102Q12 84 14 30", "M2 120Q-6 30 26 10Q52 -8 78 12Q104 34 98 120L88 112Q92 60 78 44Q50 46 30 34Q14 56 14 112z"),
                _head(318, 78, 0.9, "Q92 84 84 104Q70 134 50 136Q30 134 16 104Q8 84 14 30", "M8 56Q4 2 52 2Q98 4 92 56L84 40Q54 38 36 26Q18 36 14 58z", "#8A827A|M22 106Q34 92 50 98Q66 92 80 106Q66 112 51 106Q36 112 22 106z"),
                _head(404, 66, 1.08, "Q88 84 82 98L50 120 18 98Q10 84 14 30", "M6 58Q-4 14 34 4Q78 -8 98 30Q102 50 94 70L84 38Q62 34 44 26Q22 30 14 62z", "#B0A89E|M12 84Q18 100 32 98Q50 90 68 98Q82 100 90 84Q94 118 74 138Q52 152 30 138Q8 118 12 84z;#76706B|M37 108Q50 103 65 108Q51 116 37 108z"),
            ),
            fill(deep, "M120 204Q150 224 172 202L196 204 206 310H112zM232 192Q254 206 276 196L302 204 326 198 350 208 366 310H190zM434 216L466 222 520 200 536 310H356L366 212Q390 220 410 206z", 0.5),
        ),
        # scree and pines
        poly(rock2, 96, 310, 140, 232, 200, 218, 270, 226, 340, 214, 420, 232, 500, 220, 620, 240, 620, 310),
        forest("#4C7A58", -10, 640, 268, 58, 21, 310, 5),
        forest("#2F5F47", -10, 640, 286, 52, 24, 310, 8),
        fill(p.near("#6B6A72", 0.3), "M0 284H620V310H0z") + line(p.near("#F2DFA8", 0.1), 4, "M20 299H620", dash="30 26"),
        _diner(p, 284, 284),
    )


def _diner(p: Palette, x: float, y: float) -> str:
    """A chrome diner with its sign, standing on y; 230 long."""
    red, aqua = neon(p, "#E8434B"), neon(p, "#3BC9C4")
    return (
        cast(p, x, y, 226, 50)
        + spot(
            p,
            rect("#6E6478", x + 246, y - 92, 7, 92),
            fill(aqua, f"M{points(x + 222, y - 112)}h54a8 8 0 0 1 8 8v22a8 8 0 0 1 -8 8h-54a8 8 0 0 1 -8 -8v-22a8 8 0 0 1 8 -8z"),
            fill("#F7EAD0", f"M{points(x + 226, y - 98)}h34v-8l18 13 -18 13v-8h-34z"),
            fill("#C9CED6", f"M{points(x, y)}v-38q0 -14 14 -14h200q14 0 14 14v38z"),
            fill(red, f"M{points(x - 4, y - 44)}q2 -16 20 -16h196q18 0 20 16z"),
            rect("#FFF6E4", x + 1, y - 22, 226, 5),
            rect(red, x + 1, y - 15, 226, 6),
            windows(p.glow, x + 12, y - 40, 20, 15, 4, 25) + windows(p.glow, x + 142, y - 40, 20, 15, 3, 25),
            rect("#7C828C", x + 112, y - 42, 24, 42) + rect(p.glow, x + 116, y - 38, 16, 24),
        )
        + _bulbs(p, f"M{points(x + 6, y - 50)}h218", 4, 10)
    )


MOTIFS = {"casino-strip": casino_strip, "canyon-trestle": canyon_trestle, "swamp-boat": swamp_boat, "stone-heads": stone_heads}

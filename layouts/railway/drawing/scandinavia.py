"""Postcards of Scandinavia."""

from __future__ import annotations

from kit import *
from times import *
from trains import carriage, goods_engine, ore_wagon, train, wheels

SNOW = "#F4F7FA"


def _falls(p: Palette, width: float, d: str) -> str:
    """A waterfall in two tones."""
    return line(p.lit("#CFE3EC"), width, d, cap="round") + line(p.lit("#FFFFFF"), width * 0.45, d, cap="round")


def fjord_ship(p: Palette) -> str:
    green, shade, deep, rock = "#5E9A5C", "#3C7350", "#2C5A45", "#7F8C88"
    return picture(
        p,
        heaven(p, "fjord-ship", 190, ((330, 52, 84), (250, 84, 56)), at={"morning": (300, 132), "evening": (318, 136), "day": (308, 54), "night": (308, 56)}),
        # far peaks
        ridge(p.far("#8FA6B8", 0.5), 160, 200, 220, 128, 244, 142, 286, 104, 320, 150, 350, 136, 398, 172, 440, 150, 480, 210, bottom=210),
        poly(p.far(SNOW, 0.3), 286, 104, 262, 124, 274, 132, 286, 124, 300, 136, 308, 133) + poly(p.far(SNOW, 0.3), 220, 128, 206, 146, 220, 144, 232, 150, 236, 138),
        ridge(p.far("#5F8576", 0.34), 120, 210, 190, 140, 240, 178, 290, 206, 330, 206, 380, 176, 430, 132, 500, 210, bottom=212),
        # water
        rect(p.water("#3F8FA5", 0.5), 0, 204, 620, 30) + rect(p.water("#2F7C94", 0.28), 0, 226, 620, 90),
        fill(p.water("#2C5A55", 0.14), "M0 206H236L150 240 60 250 0 262zM620 206H372L450 236 540 246 620 258z", 0.7),
        shimmer(p, {"morning": 300, "evening": 318}.get(p.time, 312), 206, 46, 4, 8),
        # left wall
        fill(shade, "M0 0L40 -10 92 24 120 70 158 104 178 150 214 178 240 207H0z"),
        fill(green, "M0 -10H30L66 34 60 76 104 110 108 152 150 176 176 207H0z"),
        fill(deep, "M92 24L120 70 110 92 134 124 128 146 170 182 178 207 128 207 108 152 104 110 60 76 66 34z", 0.55),
        fill(SNOW, "M20 -10L40 -10 92 24 84 34 66 22 56 40 40 12z"),
        _falls(p, 7, "M66 40L58 78Q72 92 76 118T84 170V206"),
        _falls(p, 4, "M146 106L150 146 162 176V205"),
        # right wall
        fill(green, "M620 40L560 58 522 50 480 92 452 100 430 142 404 166 380 207H620z"),
        fill(shade, "M620 40L560 58 522 50 506 92 520 128 486 158 494 190 470 207H620z"),
        fill(deep, "M620 92L576 110 586 142 552 170 560 207H620z"),
        fill(SNOW, "M560 58L522 50 500 72 514 70 526 82 540 66z"),
        fill(rock, "M430 142L452 100 446 140 428 176 418 170z"),
        _falls(p, 6, "M500 96L494 130Q480 146 478 168V206"),
        # hamlet at the foot of the wall
        fill("#6FA862", "M0 214V186Q70 188 130 208z"),
        _houses(p, 20, 202),
        # the ship
        _ship(p, 176, 262),
        waves(p.water("#BFE0E4", 0.4), 20, 600, 222, 304, 5, 8, 0.5),
        forest(p.near("#23503F"), -10, 120, 306, 58, 24, 330, 5),
        forest(p.near("#23503F"), 530, 640, 306, 74, 26, 330, 9),
    )


def _houses(p: Palette, x: float, y: float) -> str:
    """A few wooden houses and a white church standing on y."""
    s = ""
    for a, w, wall in ((0, 20, "#C23B32"), (26, 16, "#E0A83C"), (76, 20, "#C23B32")):
        s += box(wall, "#8F2A28" if wall[1] == "C" else "#B07F26", x + a, y - 12, w, 14, 0.3) + gable("#4A4F58", "#33373F", x + a, y - 12, w, 9, 2, 0.4) + rect(p.glow, x + a + 4, y - 9, 4, 5)
    return s + box("#F4F1EA", "#C9C8C6", x + 52, y - 16, 20, 16, 0.3) + box("#F4F1EA", "#C9C8C6", x + 48, y - 24, 9, 26, 0.4) + gable("#4A4F58", "#33373F", x + 48, y - 24, 9, 16, 1, 0.5)


def _ship(p: Palette, x: float, y: float) -> str:
    """A white cruise ship looking left, its bow at x, the water line at y; 280 long."""
    white, grey, navy = "#FBFBF8", "#D5DADF", "#223A63"
    return (
        fill(p.water("#1E5668", 0.05), f"M{points(x + 24, y)}h258l-30 20h-190z", 0.75)
        + (line(p.glow, 3, f"M{points(x + 60, y + 8)}h40m20 0h70m-90 9h36m24 0h40", 0.8, cap="round") if p.lights else line(p.water("#FFFFFF", 0.3), 3, f"M{points(x + 60, y + 8)}h60m30 0h70m-90 9h40", 0.7, cap="round"))
        + spot(
            p,
            rect(white, x + 66, y - 62, 196, 30) + rect(white, x + 82, y - 76, 166, 16) + rect(white, x + 94, y - 88, 132, 14),
            rect(grey, x + 66, y - 50, 196, 3) + rect(grey, x + 82, y - 64, 180, 3) + rect(grey, x + 94, y - 77, 154, 3),
            fill(grey, f"M{points(x + 58, y - 62)}h12v-10h14v-8h12v-8h14v-4h-24z"),
            # funnel and mast
            fill("#D9483B", f"M{points(x + 176, y - 88)}l6 -36h32l4 36z") + rect(white, x + 180, y - 112, 36, 8) + rect(navy, x + 182, y - 124, 32, 7),
            line(white, 4, f"M{points(x + 118, y - 88)}v-30m-9 10h18"),
            windows(p.glow, x + 104, y - 85, 8, 7, 6, 12),
            windows(p.glow, x + 92, y - 73, 8, 7, 13, 12),
            windows(p.glow, x + 76, y - 59, 8, 7, 15, 12),
            # lifeboats
            fill("#F08A2C", "".join(f"M{points(x + 112 + i * 34, y - 46)}h24q-2 9 -8 9h-8q-6 0 -8 -9z" for i in range(4))),
            # hull
            fill(white, f"M{points(x, y - 46)}Q{points(x + 50, y - 34, x + 110, y - 34)}H{n(x + 278)}L{points(x + 268, y)}H{n(x + 30)}Q{points(x + 10, y - 20, x, y - 46)}z"),
            fill(navy, f"M{points(x + 15, y - 18)}H{n(x + 273)}L{points(x + 268, y)}H{n(x + 30)}Q{points(x + 22, y - 8, x + 15, y - 18)}z"),
            rect("#D9483B", x + 20, y - 20, 254, 4),
            windows(p.glow, x + 70, y - 29, 5, 5, 18, 11),
        )
        + lamps(p, (x + 118, y - 119, 3))
    )


def _aurora(p: Palette) -> str:
    """Northern lights at night, their last or first shimmer at dusk and dawn; by day high clouds of the same shape."""
    strong = {"morning": 0.22, "day": 0.26, "evening": 0.26, "night": 0.5}[p.time]
    low, high, violet = ("=3BE39A", "=7DF5C4", "=9A6BE0") if p.time in DUSK else ("=FFFFFF", "=FFFFFF", "=FFFFFF")
    band = "M-10 134C80 112 120 156 210 124S330 50 420 84S540 134 640 90"
    s = fill(violet, "M-10 20C80 40 120 70 210 34S330 -36 420 0S540 50 640 10V60C540 104 500 66 420 52S300 64 210 92S70 90 -10 96z", strong * 0.5)
    s += fill(low, f"{band}V50C540 92 510 40 420 34S310 20 210 76S80 80 -10 84z", strong * 0.6)
    if p.time == "night":
        rays = ((20, 70, 126), (62, 60, 126), (110, 66, 134), (172, 54, 132), (226, 30, 112), (280, 6, 84), (336, 0, 66), (392, 4, 74), (450, 24, 96), (508, 30, 110), (572, 44, 108))
        s += fill(low, "".join(f"M{x - 6} {y1}Q{x + 6} {y1 - 20} {x + 10} {y0 - 14}Q{x + 14} {y1 - 20} {x + 26} {y1 - 4}z" for x, y0, y1 in rays), 0.26)
    return s + fill(high, f"{band}V74C540 118 510 70 420 64S310 50 210 106S80 100 -10 112z", strong)


def ore_train(p: Palette) -> str:
    blue, deep = ("=DCC8DC", "=BFA9C8") if p.time == "morning" else ("#B9CBDD", "#8FA8C4")
    wagons = [ore_wagon(p, 176 + i * 100, "#94795F", "#57463C", "#B4552F", SNOW if i % 3 == 1 else "") for i in range(8)]
    return picture(
        p,
        heaven(p, "ore-train", 196, (), at={"morning": (196, 160), "evening": (330, 166), "day": (300, 56), "night": (-90, -90)}, seed=4),
        _aurora(p),
        # mountains with the round valley between two
        fill(p.far("#8BA0B8", 0.3), "M0 214V150L46 128 84 146 128 104 170 120Q196 176 244 178T318 118L352 94 396 122 430 112 500 150 560 132 620 160V214z"),
        fill(p.far(SNOW, 0.2), "M46 128L26 138 44 142 54 154 84 146zM128 104L92 140 112 134 124 150 142 128 166 148 178 146 170 120zM352 94L312 128 300 152 330 130 346 140 364 120 384 134 396 122zM430 112L414 118 424 130 440 124 462 140 500 150zM560 132L540 138 556 146 570 142 590 152z"),
        hills(p.far(blue, 0.12), 0, 200, 140, 192, 300, 206, 460, 190, 620, 204),
        forest(p.far("#3E6657", 0.5), -10, 640, 210, 22, 15, 226, 6),
        hills("#E6EEF5", 0, 216, 160, 208, 320, 218, 480, 208, 620, 216),
        *(snow_fir("#2C5B48", SNOW, x, y, h) for x, y, h in ((26, 226, 70), (574, 224, 66))),
        # the line
        fill(SNOW, "M-10 250Q0 238 40 238H600L640 240V320H-10z"),
        rect("#6B6F78", 0, 239, 620, 4),
        *(line("#4E535C", 4, f"M{x} 240V172h22") for x in (186, 396, 596)),
        line("#4E535C", 2, "M0 180Q100 186 208 180T418 180T618 180"),
        beam(p, 56, 214, -80, 0.2),
        train(p, 54, 239, 0.6, goods_engine(p, 0), *wagons),
        fill("#FFFFFF", "M14 243Q30 224 48 232Q66 236 80 243z", 0.85),
        # snow in front
        hills("#FFFFFF", 0, 256, 120, 250, 260, 266, 430, 252, 620, 262),
        hills(blue, 0, 284, 150, 268, 300, 282, 460, 270, 620, 282),
        hills(deep, 0, 306, 130, 290, 310, 304, 480, 288, 620, 300),
        cast(p, 82, 300, 10, 60, "=4A5A8A") + cast(p, 326, 282, 8, 36, "=4A5A8A") + cast(p, 536, 302, 10, 70, "=4A5A8A"),
        *(snow_fir(p.near("#1F4139"), SNOW, x, y, h) for x, y, h in ((20, 316, 112), (86, 304, 76), (330, 282, 36), (540, 306, 84), (600, 316, 122))),
    )


def great_bridge(p: Palette) -> str:
    tower, shade, steel, low = "#D8D3C8", "#A39D94", "#5F6E7C", "#46535F"
    cable = "M-40 96Q60 150 178 40Q320 264 462 40Q560 136 660 130"
    left = [(x, 40 + 112 * (1 - ((x - 320) / 142) ** 2)) for x in range(206, 440, 23)]
    hang = "".join(f"M{points(x, y)}V158" for x, y in left)
    side = "".join(f"M{x} {y}V158" for x, y in ((8, 122), (36, 128), (64, 127), (92, 116), (120, 98), (146, 74), (494, 70), (520, 90), (548, 107), (576, 119), (604, 126)))
    cars = spot(p, _cars(p, 158, (30, "#E2B23E"), (92, "#D0442F"), (132, "#3C7FA6"), (214, "#F4F1EA"), (262, "#D0442F"), (352, "#4C9159"), (416, "#3C7FA6"), (540, "#E2B23E")))
    return picture(
        p,
        heaven(p, "great-bridge", 226, ((30, 62, 104), (262, 44, 104)), at={"morning": (92, 196), "evening": (320, 206), "day": (320, 62), "night": (318, 52)}),
        hills(p.far("#7FA07A", 0.5), 0, 224, 120, 214, 260, 224, 400, 224, 520, 212, 620, 222, bottom=236),
        rect(p.water("#4E9BB5", 0.5), 0, 226, 620, 22) + rect(p.water("#3A87A6", 0.3), 0, 244, 620, 30) + rect(p.water("#2B6F90", 0.16), 0, 268, 620, 50),
        shimmer(p, {"morning": 92}.get(p.time, 320), 228, 90, 7, 9),
        waves(p.water("#CBE4EA", 0.4), 10, 610, 238, 306, 6, 12, 0.55),
        boat("#8A3B2C", p.lit("#FBF7EC"), 388, 252, 48),
        # pylons behind the deck
        line("#7D858E", 3, hang + side),
        rect(shade, 166, 34, 26, 210) + rect(tower, 166, 34, 15, 210) + rect(shade, 450, 34, 26, 210) + rect(tower, 450, 34, 15, 210),
        rect(tower, 160, 30, 38, 8) + rect(tower, 444, 30, 38, 8) + rect(shade, 162, 96, 34, 8) + rect(shade, 446, 96, 34, 8),
        line("#59636E", 5, cable),
        lamps(p, (179, 27, 3), (463, 27, 3)),
        # double deck: road above, railway below
        rect(low, -10, 158, 640, 6),
        rect(p.far("#31404E", 0), -10, 164, 640, 34, 0.35),
        train(p, 54, 198, 0.42, _express(p, 0), *(carriage(p, 156 + i * 158, "#F0E4CF", "#C23B32", "#8B939C", 154, 7, "#C23B32") for i in range(4))),
        beam(p, 56, 184, -60, 0.2),
        line(steel, 3, "M-10 198" + "l23 -34l23 34" * 14),
        rect(steel, -10, 196, 640, 8) + rect(low, -10, 202, 640, 4),
        cars,
        line("#C9CDD2", 2, "M-10 153H630", 0.8),
        # feet of the pylons
        poly(shade, 146, 268, 156, 206, 204, 206, 214, 268) + poly(tower, 146, 268, 156, 206, 184, 206, 184, 268),
        poly(shade, 430, 268, 440, 206, 488, 206, 498, 268) + poly(tower, 430, 268, 440, 206, 468, 206, 468, 268),
        ellipse(p.water("#FFFFFF", 0.3), 180, 268, 44, 4, 0.7) + ellipse(p.water("#FFFFFF", 0.3), 464, 268, 44, 4, 0.7),
        # near shore
        fill(p.near("#3F6B4C"), "M-10 310V284Q60 274 120 292T230 312zM640 310V276Q560 280 500 298T430 312z"),
        _gulls(p),
    )


def _gulls(p: Palette) -> str:
    return birds("#FFFFFF" if p.time != "morning" else "#8A7A80", (300, 120, 12), (330, 106, 9), (272, 100, 8)) if p.time != "night" else ""


def _cars(p: Palette, y: float, *cars: tuple[float, str]) -> str:
    """Cars on a road at y, looking left: (left end, colour)."""
    tyres = "".join(f"M{points(x + 6, y - 2)}h1m12 0h1" for x, _ in cars)
    lights = "".join(f"M{points(x, y - 4)}h1" for x, _ in cars)
    return (
        "".join(fill(colour, f"M{points(x, y - 2)}v-5l7 -1 4 -5h10l5 6v5z") for x, colour in cars)
        + line("#26272D", 5, tyres, cap="round")
        + (line(p.glow, 9, lights, 0.4, cap="round") + line(p.lamp, 4, lights, cap="round") if p.lights else "")
    )


def _express(p: Palette, x: float) -> str:
    """The rounded head of an express; 154 long."""
    return (
        wheels("#26272D", 7, x + 40, x + 59, x + 116, x + 135)
        + rect("#26272D", x + 20, -20, 136, 7)
        + fill("#F0E4CF", f"M{points(x + 156, -16)}H{n(x + 4)}Q{points(x, -34, x + 12, -50)}Q{points(x + 26, -67, x + 50, -68)}H{n(x + 156)}z")
        + fill("#C23B32", f"M{points(x + 156, -16)}H{n(x + 4)}Q{points(x + 1, -26, x + 5, -36)}H{n(x + 156)}z")
        + fill(p.glow, f"M{points(x + 14, -48)}Q{points(x + 24, -61, x + 38, -62)}V-46z")
        + windows(p.glow, x + 58, -60, 15, 18, 4, 23)
        + rect("#8B939C", x + 44, -73, 112, 6)
        + line(p.lamp, 8, f"M{points(x + 8, -30)}h1", cap="round")
    )


def _cabin(p: Palette, x: float, y: float, width: float, foot: float, panes: int = 2) -> str:
    """A red cabin on stilts, long side to the viewer: eaves' left end at x, y; the stilts reach down to `foot`."""
    red, dark, white, roof = "#C0392F", "#8E2824", "#F7F1E6", "#555B63"
    w, h = width, 40
    stilts = "".join(f"M{points(x + 6 + i * (w - 12) / 4, y + h)}V{n(foot)}" for i in range(5))
    step = w * 0.62 / panes
    pane = "".join(f"M{points(x + w * 0.34 + i * step + 4, y + 11)}h12v15h-12z" for i in range(panes))
    return (
        line("#5B4636", 4, stilts)
        + rect("#7A5E48", x - 4, y + h, w + 8, 5)
        + rect(red, x, y, w, h)
        + rect(dark, x, y, w, 6)
        + line(dark, 2, f"M{points(x + 4, y + 14)}h{n(w - 8)}m0 8h{n(8 - w)}m0 8h{n(w - 8)}", 0.6)
        + fill(roof, f"M{points(x - 6, y + 4)}l12 -26h{n(w - 12)}l12 26z")
        + fill(p.lit("#7FA36A"), f"M{points(x + 4, y - 18)}l3 -7h{n(w - 14)}l3 7z")
        + rect(white, x, y + 4, 4, h - 4)
        + rect(white, x + w - 4, y + 4, 4, h - 4)
        + rect(white, x + w * 0.1, y + 12, 16, h - 12)
        + rect("#2F6B68", x + w * 0.1 + 3, y + 15, 10, h - 15)
        + line(white, 5, pane)
        + fill(p.glow, pane)
        + line(white, 2, "".join(f"M{points(x + w * 0.34 + i * step + 10, y + 11)}v15" for i in range(panes)))
    )


def _moose(dark: str, light: str, horn: str, x: float, y: float, size: float) -> str:
    """A bull moose looking left, standing on y; drawn 100 units high, with its chest at x."""
    s = size / 100
    return group(
        f"translate({n(x)} {n(y - size)})scale({s:.2f})",
        fill(light, "M36 62L40 100H34L28 66zM92 60L100 78 98 100H92L92 82 82 66z"),
        fill(dark, "M2 34Q-14 44 -20 52Q-24 56 -18 60Q-10 62 -4 54L8 50Q14 62 20 68L22 100H29L32 70Q56 76 78 68L84 80 82 100H89L92 76Q104 58 100 40Q90 32 70 34Q48 18 34 22Q22 26 14 32Q8 28 2 34z"),
        fill(dark, "M4 54Q2 66 6 70Q10 66 10 54zM10 32L20 24 18 36z"),
        fill(horn, "M4 34Q-10 30 -16 14L-22 16 -22 8 -28 4 -18 2 -16 -6 -8 0 -2 -6 0 4Q6 16 8 32zM10 32Q16 22 18 12L14 2 22 6 26 -4 32 4 40 0 38 10 44 14Q34 26 14 36z"),
        circle("#F4EFE6", -5, 43, 2.5),
    )


def red_cabins(p: Palette) -> str:
    rock, rock2 = "#8D8E8C", "#65696B"
    return picture(
        p,
        heaven(p, "red-cabins", 196, ((20, 56, 84), (408, 66, 80)), at={"morning": (318, 140), "evening": (330, 150), "day": (300, 56), "night": (300, 60)}),
        # jagged mountains
        ridge(p.far("#8499AE", 0.42), 210, 200, 250, 156, 286, 172, 330, 126, 372, 168, 410, 150, 470, 196),
        fill(p.far("#7D92A6", 0.12), "M0 204V116L34 84 60 104 112 34 150 92 172 80 214 140 252 204z") + fill(p.far("#5A7187", 0.12), "M112 34L150 92 172 80 214 140 252 204H170L150 150 128 120 136 84z"),
        fill(p.far(SNOW, 0.08), "M112 34L84 74 98 76 104 96 116 76 128 90 134 68zM34 84L16 100 30 102 38 112 50 98 60 104z"),
        fill(p.far("#7D92A6", 0.12), "M430 204L478 120 508 146 556 58 620 130V204z") + fill(p.far("#5A7187", 0.12), "M556 58L620 130V204H560L576 150 548 110z"),
        fill(p.far(SNOW, 0.08), "M556 58L532 102 546 98 552 114 566 92 584 106 590 96z"),
        # sea
        rect(p.water("#4C95A8", 0.5), 0, 196, 620, 24) + rect(p.water("#37809A", 0.3), 0, 216, 620, 40) + rect(p.water("#296B86", 0.15), 0, 250, 620, 66),
        shimmer(p, {"morning": 318, "evening": 330}.get(p.time, 300), 198, 60, 5, 9),
        waves(p.water("#C4E0E4", 0.4), 20, 610, 210, 304, 6, 3, 0.55),
        # shore with cabins
        fill(rock2, "M-10 312V196L40 186 110 196 190 190 300 204 342 226 310 244 240 250 220 264 120 262 70 290z"),
        fill(rock, "M-10 196L40 186 110 196 190 190 300 204 270 216 180 210 120 222 60 214 -10 232z"),
        fill("#6F9A5E", "M-10 196L40 186 100 195 60 202 -10 208z"),
        _reflect(p),
        spot(p, _cabin(p, 22, 146, 96, 212), _cabin(p, 228, 176, 84, 240), _cabin(p, 118, 162, 102, 236, 3)),
        smoke(p, 88, 118),
        rect("#7A5E48", 100, 238, 250, 5) + line("#5B4636", 4, "M120 242V262M170 242V264M220 242V262M270 242V262M320 242V260M346 242V258"),
        lamps(p, (334, 212, 4)) + line("#4A4C55", 3, "M334 214V238"),
        # rowing boat
        fill(p.water("#1B4E63", 0.05), "M352 276H452L430 290H372z", 0.7),
        spot(p, fill("#F2E4C4", "M340 254Q400 266 464 252L450 268H356z"), fill("#D9A441", "M346 262Q400 272 458 260Q450 280 430 280H374Q354 280 346 262z"), fill("#A3742B", "M354 272Q400 278 452 270Q446 280 430 280H374Q360 280 354 272z")),
        line("#6B4A2E", 4, "M370 254L340 288M420 256L446 292", cap="round"),
        # moose on the rock
        fill(p.near(rock, 0.2), "M430 312L462 268 500 246 580 240 640 248V312z") + fill(p.near(rock2, 0.2), "M430 312L462 268 480 280 540 268 560 282 640 276V312z"),
        fill(p.near("#6F9A5E", 0.2), "M490 252L500 246 580 240 640 248V258L560 252z"),
        spot(p, _moose("#7A5238", "#573A28", "#E2C292", 506, 246, 98)),
        fill(p.near("#3E4A4C"), "M-10 312V284L40 276 96 288 150 312z"),
    )


def _reflect(p: Palette) -> str:
    """The cabins' colour on the water, and their light at dusk."""
    red = line(p.water("#A33A30", 0.2), 4, "M230 256h60m-40 10h64m-86 10h46m20 10h40", 0.75, cap="round")
    return red + (line(p.glow, 3, "M256 261h22m-16 10h26m-14 10h18M326 256h16m-18 9h22m-17 9h12", 0.85, cap="round") if p.lights else "")


def smoke(p: Palette, x: float, y: float) -> str:
    """A chimney with a thread of smoke."""
    return rect("#7C6A60", x, y - 6, 9, 20) + line(p.lit("#FFFFFF"), 6, f"M{points(x + 5, y - 12)}q14 -10 4 -20t8 -22", 0.6, cap="round")


MOTIFS = {"fjord-ship": fjord_ship, "ore-train": ore_train, "great-bridge": great_bridge, "red-cabins": red_cabins}

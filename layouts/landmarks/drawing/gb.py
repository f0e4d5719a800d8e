"""Scenes of Great Britain."""

from __future__ import annotations

from kit import *


def white_cliffs() -> str:
    return scene(
        sky("white-cliffs", "#3F86B8", "#A9D5E2", "#FBEBCB"),
        sun("#FFF3D0", 470, 215, 62, halo=26),
        cloud("#FFFFFF", 250, 205, 170, 0.9) + cloud("#FFFFFF", 540, 300, 170, 0.8),
        # sea
        rect("#2E8C93", 0, 400, 690, 240),
        rect("#4FA9A8", 0, 400, 690, 40),
        # far headland
        fill("#C9D4CE", "M690 300L520 316 470 340 462 402H690z") + fill("#7FA26B", "M690 292L520 308 468 338 520 322 690 306z"),
        # near cliffs: light face, shaded clefts
        fill("#FBF4E4", "M0 268L96 258 190 270 262 288 340 306 404 346 420 452 352 470 262 500 150 520 0 560z"),
        fill("#D5CDBF", "M404 346L420 452 352 470 340 400 356 356zM262 288L300 380 286 494 262 500 246 400zM150 266L176 380 160 518 150 520 128 400zM60 262L80 380 62 540 40 400z"),
        fill("#EADFC9", "M340 306L356 356 340 400 352 470 318 482 310 380zM210 276L232 380 220 508 196 512 200 380z"),
        # grass top
        fill("#5E9150", "M0 226Q120 212 200 244T340 288L408 348 340 314 262 298 190 280 96 268 0 278z") + fill("#7DAE5B", "M0 226Q120 212 200 244T340 288L340 296Q250 282 190 262T0 250z"),
        # lighthouse
        poly("#FFFFFF", 286, 268, 292, 196, 312, 196, 318, 276) + poly("#CFC7BC", 304, 196, 312, 196, 318, 276, 305, 272),
        rect("#B5402E", 291, 218, 23, 14) + rect("#3B3A46", 288, 190, 28, 7) + rect("#F8D77A", 294, 174, 16, 16) + gable("#B5402E", "#8C2C22", 292, 174, 20, 14),
        # surf and waves
        line("#EAF6F2", 6, "M0 562Q80 548 150 524T352 474T430 456", 0.9, cap="round"),
        waves("#BFE6E0", 380, 690, 420, 600, 6, 4),
        birds("#FFFFFF", (440, 352, 20), (520, 388, 15)),
        # dark foreground
        hills("#1F5B62", 0, 600, 180, 588, 400, 616, 690, 596),
        hills("#17464F", 0, 624, 260, 610, 690, 628),
    )


SCENES = {"white-cliffs": white_cliffs}

"""Scenes of Germany: the centre and the north."""

from __future__ import annotations

from kit import *


def rothenburg() -> str:
    tile, rust, beam, pane = "#D2704A", "#96432F", "#69402F", "#FCE3A0"
    stone, shade, slit = "#E9CFA2", "#B28F6C", "#5C463F"
    flowers = "M352 470h34M410 470h36M352 416h34M410 416h36"
    return scene(
        sky("rothenburg", "#4F9DBF", "#B5DAD6", "#FCEBC2", height=520),
        cloud("#FFFFFF", 300, 196, 110, 0.85) + cloud("#FFFFFF", 520, 176, 150, 0.9),
        bumps("#9DBB98", 250, 640, 440, 30, bottom=600, seed=3),
        # Siebers Tower at the end of the upper lane
        box(stone, shade, 212, 196, 82, 330, 0.36) + rects("#F7E3BC", (208, 192, 90, 8), (208, 300, 90, 6)) + poly(tile, 202, 194, 230, 128, 276, 128, 304, 194) + poly(rust, 268, 128, 276, 128, 304, 194, 276, 194),
        box("#F7E3BC", shade, 240, 104, 26, 24, 0.4) + gable(tile, rust, 240, 104, 26, 26, 5) + windows(slit, 249, 110, 8, 14, 1, 1, arched=True),
        windows(slit, 232, 214, 11, 22, 2, 24, 1, arched=True) + windows(slit, 244, 258, 11, 22, 1, 1, 3, 56, arched=True) + circle("#FFF6DC", 249, 340, 15) + line(slit, 3, "M249 331v9l6 4"),
        arch("#4A3A3C", 226, 530, 48, 84) + fill("#FCE3A0", "M236 530v-50q14 -22 28 0v50z", 0.8),
        # Kobolzell Gate down the lower lane
        box(stone, shade, 536, 318, 66, 240, 0.4) + rect("#F7E3BC", 532, 314, 74, 7) + poly(tile, 526, 316, 548, 256, 590, 256, 612, 316) + poly(rust, 580, 256, 590, 256, 612, 316, 586, 316),
        windows(slit, 548, 334, 10, 20, 2, 20, arched=True) + windows(slit, 558, 380, 10, 20, 1, 1, 2, 44, arched=True) + arch("#4A3A3C", 546, 560, 44, 72) + rect(stone, 500, 452, 38, 110) + poly(tile, 494, 454, 504, 430, 538, 430, 538, 454),
        line("#2F4A4A", 3, "M548 256v-22M590 256v-22") + circle("#E9B83C", 548, 232, 4) + circle("#E9B83C", 590, 232, 4),
        # lanes
        fill("#CDB08A", "M0 540H226L330 560 540 556H690V640H0z") + fill("#E6CDA4", "M228 528h46L330 566 420 606 560 640H0V590L110 572z") + fill("#A88A70", "M546 558h44L680 620 690 640H420L400 608 470 596z"),
        grove("#5F8F5C", 290, 360, 566, 44, 16, seed=3) + grove("#5F8F5C", 460, 520, 570, 40, 16, seed=5),
        # houses at the left
        rect("#E6A98A", 0, 366, 112, 240) + rect("#F3E3C6", 112, 400, 96, 180) + rect("#D7C1A3", 180, 400, 28, 160),
        poly(rust, 100, 404, 128, 326, 196, 326, 222, 404) + poly(tile, 100, 404, 128, 326, 168, 326, 160, 404) + poly(tile, -10, 372, -10, 292, 84, 292, 128, 372) + poly(rust, 70, 292, 84, 292, 128, 372, 104, 372),
        line(beam, 4, "M114 404V570M144 404V570M176 404V570M206 404V550M112 452H208M112 508H206M114 508L144 452M206 508L176 452") + windows(pane, 122, 416, 14, 26, 3, 31) + windows(pane, 122, 468, 14, 28, 3, 31),
        windows("#FFF3D8", 12, 390, 26, 40, 3, 34, 2, 72) + windows(slit, 16, 394, 18, 32, 3, 34, 2, 72) + poly("#F3E3C6", 144, 372, 156, 342, 168, 372) + rect(slit, 151, 358, 10, 14),
        # houses at the right
        rect("#C9D3B4", 606, 380, 84, 226) + poly(tile, 594, 386, 624, 300, 700, 300, 700, 386) + line(beam, 5, "M608 384V600M648 384V600M606 446H690M606 512H690M608 446L648 384M648 512L608 446M648 446L690 384") + windows(pane, 618, 458, 20, 40, 2, 40) + windows(pane, 618, 526, 20, 34, 2, 40),
        poly("#F3E3C6", 634, 360, 650, 324, 666, 360) + rect(slit, 643, 340, 14, 18) + line("#C9D3B4", 4, "M630 362L650 320 670 362"),
        # the crooked house between the lanes
        rect(rust, 436, 276, 20, 70) + rect("#F7E3BC", 432, 272, 28, 6),
        group("translate(0 14) skewX(-1.5)", timber_house("#F5CC73", beam, (tile, rust), 348, 366, 124, 222, 128, 4, pane)),
        poly("#E3C79E", 338, 548, 464, 548, 464, 606, 338, 606) + rect("#B28F6C", 440, 548, 24, 58) + arch(slit, 388, 606, 28, 48) + windows(pane, 352, 560, 18, 24, 1, 1) + windows(pane, 424, 560, 16, 24, 1, 1),
        line("#4F8648", 9, flowers, cap="round") + line("#E23F34", 6, flowers.replace("470", "465").replace("416", "411"), cap="round", dash="1 8"),
        line("#4F8648", 9, "M12 436h94M618 502h62M122 500h78", cap="round") + line("#F06A74", 6, "M12 431h94M618 497h62M122 495h78", cap="round", dash="1 9"),
        # the fountain, cobbles
        line("#B99A74", 5, "M60 604h26M120 590h24M180 604h24M250 596h24M640 628h24", 0.8, cap="round"),
        fill("#8F7868", "M300 588h84l-6 40h-72z") + fill("#6B5750", "M352 588h32l-6 40h-28z") + ellipse("#7FC0C8", 342, 588, 42, 8) + rect("#B28F6C", 337, 540, 10, 46) + circle("#E9B83C", 342, 536, 8),
        fill("#4A3A3C", "M0 620Q180 604 330 624T690 616V640H0z") + fill("#38292E", "M0 632Q240 618 420 634T690 630V640H0z"),
    )


def dresden() -> str:
    lit, stone, shade, dark, glass = "#F8DDAA", "#E2B782", "#A97C66", "#6C4E58", "#5A4A5E"
    copper, verdigris = "#7FB0A0", "#4F7F7C"
    return scene(
        sky("dresden", "#2A5A7C", "#8A8FA6", "#EFA78C", "#FCD9A0", height=480),
        cloud("#F7C9AE", 470, 176, 150, 0.6),
        skyline("#B98A8C", 440, (30, 44, 26, 50, 34, 60, 46, 30, 52, 38), bottom=500),
        # Court Church and castle tower at the right
        rect("#D9B08A", 498, 396, 130, 90) + rect("#A57F76", 586, 396, 42, 90) + windows(dark, 510, 416, 13, 50, 6, 20, arched=True) + rect("#EBC79C", 494, 392, 138, 7) + poly("#6F8F8C", 500, 392, 512, 372, 620, 372, 630, 392),
        rects("#EBC79C", (524, 300, 38, 100), (529, 252, 28, 50), (534, 220, 18, 32)) + rects("#A57F76", (546, 300, 16, 100), (545, 252, 12, 50), (544, 220, 8, 32)) + rects("#F8DDAA", (519, 298, 48, 6), (525, 250, 36, 5), (531, 218, 24, 4)) + onion(copper, verdigris, 543, 220, 22, 40, "#F0C04A"),
        line(dark, 11, "M543 322V352M543 268V286", cap="round"),
        box("#E8C9A8", "#A57F76", 628, 270, 42, 220, 0.42) + rects("#F8DDAA", (623, 266, 52, 7), (623, 330, 52, 6)) + fill(copper, "M624 268q4 -34 18 -40v-20h14v20q14 6 18 40z") + fill(verdigris, "M652 208h4v20q14 6 18 40h-18q4 -30 -4 -60z") + gable(copper, verdigris, 642, 208, 14, 54, 2) + circle("#FFF3D0", 646, 296, 12),
        # Academy: ribbed glass dome with the golden Fama
        rect("#D9B08A", 36, 404, 190, 80) + rect("#F8DDAA", 30, 398, 202, 8) + windows(dark, 48, 420, 14, 46, 8, 23, arched=True) + dome("#B9D3D0", "#7FA0A8", 128, 398, 92, 78, "#F0C04A") + line("#7FA0A8", 3, "M128 322Q104 350 106 396"),
        # Frauenkirche: body
        rect(lit, 248, 330, 212, 160) + rect(stone, 330, 318, 130, 172) + rect(shade, 408, 330, 52, 160),
        rects("#FFF0CC", (240, 326, 92, 8), (320, 314, 92, 8), (404, 326, 64, 8)) + gable(stone, shade, 326, 316, 82, 30, 4),
        line(glass, 21, "M274 362V444M306 362V444M352 358V452M383 358V452M430 362V444", cap="round") + rects(lit, (318, 334, 12, 156), (400, 334, 10, 156)),
        # corner towers
        "".join(fill(a, f"M{x} 330v-74q2 -26 10 -32v-18h14v18q8 6 10 32v74z") + rect(b, x + 21, 258, 13, 72) + fill("#F0C04A", f"M{x + 15} 190v-18h4v18z") + fill(verdigris, f"M{x + 6} 208l11 -24 11 24z") + rect("#FFF0CC", x - 5, 254, 44, 6) for x, a, b in ((246, lit, stone), (428, stone, shade))),
        # stone bell
        fill(lit, "M256 332Q296 318 294 268Q292 190 346 172h20Q420 190 416 268Q414 318 454 332z"),
        fill(stone, "M352 172h14Q420 190 416 268Q414 318 454 332H356z") + fill(shade, "M362 172h4Q420 190 416 268Q414 318 454 332H412Q396 310 398 262Q400 200 362 172z"),
        rect("#FFF0CC", 286, 290, 140, 7) + line(glass, 11, "M311 254V270M347 250V270M387 252V270M329 212V220M365 212V220M263 276V312M445 276V312", cap="round"),
        # lantern
        rect(lit, 334, 128, 44, 44) + rect(shade, 360, 128, 18, 44) + line(glass, 8, "M344 142V166M356 142V166M368 142V166", cap="round") + rects("#FFF0CC", (326, 168, 60, 7), (329, 124, 54, 6)) + dome(copper, verdigris, 356, 124, 42, 22) + line("#F0C04A", 4, "M356 102V72M348 82h16") + circle("#F0C04A", 356, 98, 6),
        # Brühl's Terrace
        bumps("#5F7A5C", 0, 250, 472, 34, bottom=490, seed=2) + bumps("#4C6654", 450, 690, 470, 34, bottom=490, seed=6),
        rect("#D9AE84", 0, 486, 690, 44) + rects("#F3D3A0", (0, 482, 690, 7), (0, 468, 690, 5)) + line("#F3D3A0", 12, "M0 477H690", dash="5 7") + line(dark, 26, "".join(f"M{x} 512v14" for x in range(20, 690, 50)), cap="round") + rect("#A97C66", 0, 526, 690, 14),
        # Elbe
        gradient("dresden-water", "#E9B394", "#7A8BA0", "#2C5A74"),
        fill("url(#dresden-water)", "M0 532H690V640H0z") + fill("#FCE3B8", "M296 534h118l-20 30h-16l-16 60h-14l-16 -60h-16z", 0.35),
        line("#FCE3B8", 3.5, "M40 552h70M560 556h90", 0.7),
        # paddle steamer
        fill("#F7F1E4", "M176 576h330l-18 30H196z") + fill("#2F4A5E", "M186 592h311l-9 14H196z") + rect("#F7F1E4", 214, 552, 250, 26) + rect("#D8CFC6", 380, 552, 84, 26) + rect("#FFFFFF", 206, 546, 270, 7),
        line(glass, 13, "M226 564H454", dash="16 10") + rect("#F7F1E4", 250, 528, 90, 20) + rect("#FFFFFF", 244, 524, 104, 6) + line(glass, 11, "M258 538H334", dash="14 6") + line("#F7F1E4", 3, "M370 546V526H470V546"),
        rect("#2B3346", 354, 494, 20, 52) + rect("#F0C04A", 354, 504, 20, 10) + fill("#FFFFFF", "M366 492q8 -20 30 -16q6 -20 30 -14q22 -14 44 2q-30 -2 -36 10q-22 -2 -28 10q-24 -2 -40 8z", 0.8),
        fill("#C8432F", "M306 604v-26a32 32 0 0 1 64 0v26z") + line("#F7F1E4", 4, "M338 602V560M338 602L316 572M338 602L360 572"),
        line("#FFFFFF", 4, "M160 606h50M240 610h110M380 612h150"),
        hills("#1E3F54", 0, 622, 150, 616, 380, 634, 690, 614),
    )


def hamburg() -> str:
    brick, rust, deep = "#BF5B42", "#8E3D33", "#5E2B2E"
    glass, blue, pale = "#E4F1F2", "#6B9CB3", "#FFFFFF"
    return scene(
        sky("hamburg", "#5C8C9E", "#A9C9C8", "#F3E6C0", height=520),
        sun("#FFF6DA", 262, 330, 44, halo=24),
        cloud("#FFFFFF", 204, 206, 90, 0.6) + cloud("#FFFFFF", 520, 168, 130, 0.8),
        # Michel and the far bank
        skyline("#9DB5B3", 500, (30, 42, 24, 50, 36, 60, 40, 54), bottom=560),
        box("#A9876F", "#83685E", 214, 372, 34, 140, 0.4) + rects("#C3A58A", (210, 368, 42, 6), (210, 404, 42, 5)) + circle("#F3E6C0", 230, 388, 9) + box("#7FAA9E", "#5C8880", 220, 340, 22, 28, 0.4) + dome("#8FB8AA", "#5C8880", 231, 340, 32, 26, "#5C8880"),
        # container crane
        line("#2E5872", 7, "M36 520V352M112 520V352M36 400L112 520M112 400L36 520M20 352H212") + line("#2E5872", 5, "M60 352L76 300L112 352M76 300L206 350M76 300L24 352", cap="round") + rect("#E0A33A", 140, 356, 26, 14) + line("#2E5872", 3, "M146 370V430M160 370V430") + rect("#C8432F", 130, 430, 48, 24),
        rects("#2F7E8C", (10, 488, 60, 24), (132, 500, 60, 24)) + rects("#E0A33A", (70, 488, 60, 24), (20, 512, 60, 24)) + rects("#C8432F", (80, 512, 56, 24), (136, 524, 60, 16)),
        # warehouses of the Speicherstadt
        rect(brick, 556, 386, 134, 150) + rect(rust, 640, 386, 50, 150) + poly("#7FAA9E", 556, 388, 566, 352, 690, 352, 690, 388) + poly(brick, 586, 388, 586, 350, 596, 350, 596, 330, 618, 306, 640, 330, 640, 350, 650, 350, 650, 388) + poly(rust, 618, 306, 640, 330, 640, 350, 650, 350, 650, 388, 618, 388),
        gable("#8FB8AA", "#5C8880", 664, 352, 26, 60) + windows(deep, 596, 358, 9, 22, 4, 14, arched=True) + windows(deep, 572, 404, 10, 26, 7, 18, 3, 42, arched=True) + line("#D98868", 4, "M556 398H690M556 440H690M556 482H690"),
        # Elbphilharmonie: brick base
        poly(brick, 300, 390, 392, 390, 392, 536, 300, 524) + poly(rust, 392, 390, 600, 390, 600, 524, 392, 536),
        line(deep, 8, "".join(f"M312 {y}H388" for y in (412, 434, 456, 478, 500)), dash="8 9") + line("#4B2229", 8, "".join(f"M402 {y}H594" for y in (412, 434, 456, 478, 500)), dash="8 10"),
        poly("#FFF3D0", 300, 380, 392, 378, 600, 380, 600, 392, 392, 393, 300, 392) + line("#6B7F86", 5, "M316 380V392M340 380V392M366 380V392M392 380V392M430 380V392M470 380V392M510 380V392M550 380V392M584 380V392"),
        # glass body with its wave of a roof
        gradient("hamburg-glass", "#F6FBF6", "#BFDDE3", "#8DB9C8"),
        fill("url(#hamburg-glass)", "M300 380V196Q322 262 352 250Q378 238 392 168V380z"),
        gradient("hamburg-side", "#9CC4D0", "#5F93AB"),
        fill("url(#hamburg-side)", "M392 380V168Q414 262 452 266Q484 268 494 214Q510 280 544 284Q584 284 600 222V380z"),
        fill(pale, "M300 196Q322 262 352 250Q378 238 392 168Q414 262 452 266Q484 268 494 214Q510 280 544 284Q584 284 600 222V214Q578 272 546 274Q516 270 494 196Q478 254 452 254Q418 250 392 146Q376 230 350 240Q326 246 300 178z"),
        # panes
        line(blue, 3, "M300 358H392M300 336H392M300 314H392M300 292H392M300 270H392M322 380V244M346 380V252M370 380V236", 0.55) + line("#3F7590", 3, "M392 358H600M392 336H600M392 314H600M392 292H600M426 380V252M460 380V266M494 380V222M528 380V272M562 380V284", 0.6),
        line(pale, 7, "M308 347h10M330 325h12M352 303h12M376 347h10M330 281h10M376 281h10M308 303h8M354 369h10", 0.95) + line(glass, 7, "M404 347h14M436 325h16M470 347h14M504 303h16M538 325h14M572 347h16M404 303h12M470 303h14M538 369h14", 0.8) + line("#2F5F7A", 7, "M404 325h14M438 347h14M504 347h14M470 369h14M572 325h14M330 369h10M308 325h8", 0.7),
        fill("#3F7590", "M316 380q14 -24 26 0zM420 380q22 -30 44 0zM506 380q22 -30 44 0z", 0.85),
        # quay and harbour
        rect("#6F6A66", 270, 524, 420, 16) + rect("#8E8880", 270, 522, 420, 6) + rect("#55585C", 0, 536, 270, 10),
        gradient("hamburg-water", "#9DBDBB", "#4F8594", "#1F4F66"),
        fill("url(#hamburg-water)", "M0 540H690V640H0z") + fill("#BF5B42", "M306 540h292l-20 30H318z", 0.4) + fill("#E4F1F2", "M320 570h250l-40 32h-90l-20 -16h-40l-6 18h-14z", 0.35),
        line("#E6F0EA", 3.5, "M30 566h80M420 560h80M560 580h90M470 610h110", 0.8, cap="round"),
        # tug
        fill("#1F3446", "M120 572q6 30 26 38h150q24 -8 34 -40q-30 10 -60 10H170q-30 0 -50 -8z") + fill("#C8432F", "M136 600q4 6 10 10h150q8 -2 14 -10z") + line("#F3E6C0", 4, "M124 576q24 8 50 8h100q28 0 52 -8"),
        rect("#F7F1E4", 200, 546, 96, 36) + rect("#CFC6BC", 262, 546, 34, 36) + rect("#F7F1E4", 236, 520, 52, 28) + rect("#CFC6BC", 268, 520, 20, 28) + rect("#C8432F", 230, 514, 64, 7) + line("#2F5F7A", 12, "M242 532H286M212 562H290", dash="9 5"),
        rect("#1F3446", 206, 506, 20, 42) + rect("#E0A33A", 206, 514, 20, 10) + fill("#FFFFFF", "M214 504q-4 -16 -20 -14q0 -18 -22 -14q-16 -10 -30 2q20 0 24 12q18 -4 24 8q14 -2 24 6z", 0.7),
        line("#FFFFFF", 5, "M96 604q14 -8 30 0M330 604q20 -6 40 2M150 614h150", cap="round"),
        hills("#173A4E", 0, 624, 200, 628, 460, 636, 690, 622),
        birds("#FFFFFF", (646, 262, 14)),
    )


def heidelberg() -> str:
    red, lit, dark, deep, slate = "#C46A50", "#E5957A", "#8C4440", "#5F3038", "#4A4F66"
    d, e, q = "M-10 520Q280 500 560 514V600h-30", "", ""
    for x, r in ((430, 50), (312, 48), (198, 46), (88, 44), (-18, 42)):
        d += f"V566A{r} {r} 0 0 0{x} 566V600h-{118 - 2 * r if x > 400 else 20}"
        e += f"M{x + 2 * r} 600V566A{r} {r} 0 0 0{x} 566A{r - 7} {r - 7} 0 0 1{x + 2 * r - 14} 566V600z"
        q += f"M{x - 22} 604l4 -46 8 -8 8 8 4 46z"
    return scene(
        sky("heidelberg", "#7C9CC4", "#D9C6C0", "#FBDCA6", height=430),
        sun("#FFF0C6", 256, 220, 46, halo=26),
        cloud("#FFFFFF", 204, 190, 110, 0.55),
        # the valley and the wooded slope
        hills("#A8B3B0", 0, 370, 120, 346, 260, 366, 380, 340, 690, 300),
        hills("#7F9A82", 0, 420, 120, 400, 240, 366, 360, 292, 500, 206, 620, 168, 690, 160),
        fill("#5E8463", "M120 500Q240 420 330 356T560 300T690 250V560H120z"),
        grove("#4E7558", 230, 420, 500, 110, 32, seed=4) + grove("#6A9266", 560, 760, 420, 130, 40, seed=6),
        # castle: bell tower
        box(red, dark, 322, 230, 54, 160, 0.42) + rect(lit, 318, 226, 62, 7) + box(red, dark, 330, 192, 38, 36, 0.42) + fill(slate, "M326 194q4 -22 18 -28v-10h10v10q14 6 18 28z") + line(slate, 3, "M349 158v-20"),
        windows(deep, 336, 202, 7, 20, 3, 11, arched=True) + windows(deep, 336, 244, 9, 22, 2, 20, 3, 40, arched=True),
        # Friedrich's wing with two gables and its roof
        poly(slate, 376, 268, 388, 232, 474, 232, 484, 268) + rect(lit, 376, 266, 108, 128) + rect(red, 450, 266, 34, 128) + "".join(fill(lit, f"M{x} 268v-14h6v-14h8l6 -16 6 16h8v14h6v14z") for x in (380, 430)) + rects("#F2B79B", (374, 264, 112, 5), (374, 304, 112, 5), (374, 344, 112, 5)),
        line(deep, 10, "".join(f"M{x} {y}v14" for x in range(389, 480, 20) for y in (279, 319, 359)), cap="round") + circle(deep, 400, 252, 5) + circle(deep, 450, 252, 5),
        # English wing: a roofless front, sky in its windows
        fill(red, "M484 394V262l8 -6 10 8 12 -4 10 8 14 -6 12 10 8 -4 6 10V394z") + fill(dark, "M540 266l10 6 8 -4 6 10V394h-24z") + windows("#F3D3AE", 492, 282, 12, 28, 4, 18, 2, 48, arched=True),
        # thick tower, blown up
        fill(red, "M564 400V290l6 -24 12 6 8 -20 10 10 10 -26 14 4V400z") + fill(dark, "M610 236l14 4 6 30 12 10 8 30V400h-46l6 -60 -8 -40 8 -30z") + windows(deep, 580, 300, 9, 24, 2, 20, 2, 50, arched=True) + rect(lit, 564, 338, 44, 5),
        # terrace wall
        fill(lit, "M310 384H664V424H310z") + rect(red, 440, 384, 224, 40) + rect("#F2B79B", 306, 380, 360, 7) + line(deep, 16, "M336 404v20M376 404v20M416 404v20M456 404v20M496 404v20M536 404v20M576 404v20M616 404v20", cap="round"),
        grove("#3F6A50", 220, 470, 500, 84, 36, seed=12) + grove("#3F6A50", 410, 740, 500, 92, 36, seed=14),
        # town at the bank
        rect("#F3DDBB", 362, 480, 62, 40) + rects("#E9C5A0", (424, 480, 66, 40), (640, 480, 60, 40)) + fill("#B4583F", "M356 482l14 -30h46l12 30z") + fill("#9C4A3A", "M420 482l12 -30h50l14 30zM634 482l14 -30h42v30z"),
        line(dark, 13, "M372 498H484M648 498H690", dash="8 8") + bumps("#35594A", 0, 370, 508, 34, bottom=540, seed=5),
        # Neckar
        gradient("heidelberg-water", "#D8C3AC", "#7F9FAE", "#3B6A80"),
        fill("url(#heidelberg-water)", "M0 530H690V640H0z"),
        # old bridge, its gate with twin white towers
        fill(lit, d + "H-10z") + fill(dark, e) + fill("#F2B79B", q) + line("#F2B79B", 8, "M-10 518Q280 498 560 512"),
        rect("#EAD9C0", 540, 480, 76, 50) + rect(lit, 540, 476, 76, 6) + arch(dark, 563, 530, 30, 38) + rect(lit, 530, 526, 160, 30) + rect(red, 530, 540, 160, 60),
        rects("#FFF8EA", *((x, 444, 34, 82) for x in (516, 606))) + rects("#C9BBB4", *((x + 20, 444, 14, 82) for x in (516, 606))) + rects(lit, *((x - 4, 440, 42, 6) for x in (516, 606))),
        "".join(fill(c, "".join(f"M{x - 3} 442q2 -20 12 -24q-4 -8 2 -14l6 -26 6 26q6 6 2 14q10 4 12 24z" if c == slate else f"M{x + 17} 378l6 26q6 6 2 14q10 4 12 24h-14q0 -24 -5 -40z" for x in (516, 606))) for c in (slate, "#33374C")),
        line(dark, 9, "M533 462v8M533 494v8M623 462v8M623 494v8", cap="round") + fill("#E9B83C", "M529 374a4 4 0 1 1 8 0a4 4 0 1 1 -8 0zM619 374a4 4 0 1 1 8 0a4 4 0 1 1 -8 0z"),
        # a statue on the bridge, ripples
        rect("#F2B79B", 240, 480, 16, 24) + fill("#F2B79B", "M241 480l2 -20q-4 -6 2 -10a5 5 0 1 1 6 0q6 4 2 10l2 20z"),
        line("#FBE7CC", 3.5, "M40 616h70M160 622h60M250 612h60M360 620h80M470 608h50M560 618h80", 0.8, cap="round"),
        # dark bank
        hills("#28483F", 0, 606, 110, 616, 300, 636, 520, 632, 690, 608) + grove("#1F3B36", -60, 150, 640, 56, 36, seed=3) + grove("#1F3B36", 580, 780, 640, 46, 36, seed=8),
    )


SCENES = {"rothenburg": rothenburg, "dresden": dresden, "hamburg": hamburg, "heidelberg": heidelberg}

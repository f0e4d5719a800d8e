"""What tiles, the map of a tiled board and the plan of a folding board say, in the languages that sheets speak."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct


class TileWords(Struct, frozen=True):
    """What is said in one language; numbers and names of tiles stand in braces.

    Attributes:
        tiles: the heading of the map.  folding: that of the plan of the folds.
        pages: how to print.
        cut, cut_all: where to cut, with glued and with taped seams.
        row, rows: how to glue the tiles of a row, then the rows.
        tape: how to tape tiles that are cut on all sides.
        one: a board that takes one sheet.
        scaled: a board that is not in its true size.
        mount, slit, fold: how to mount, slit and fold a board.
        valley, mountain, slit_line: what the lines of the plan mean.
    """

    tiles: str
    folding: str
    pages: str
    cut: str
    cut_all: str
    row: str
    rows: str
    tape: str
    one: str
    scaled: str
    mount: str
    slit: str
    fold: str
    valley: str
    mountain: str
    slit_line: str


TILE_WORDS: Mapping[str, TileWords] = {
    "en": TileWords(
        tiles="How the sheets go together",
        folding="How the board is mounted and folded",
        pages="Print all pages at 100 % (actual size), on one side only. Measure the ruler: it must be 50 mm long.",
        cut="Cut each sheet from mark to mark, on its left and at its top, and at the edges of the board. "
        "Leave the hatched strips on: they are for the glue.",
        cut_all="Cut each sheet on all four sides, from mark to mark.",
        row="Glue each row together from left to right: the cut edge of {second} lies on the line along the hatched "
        "strip "
        "of {first}. The short ticks meet at the corners.",
        rows="Glue the rows together from top to bottom: the cut edge of {below} lies on the line along the hatched "
        "strip "
        "of {first}.",
        tape="Lay the sheets edge to edge as on the map, picture down, and tape the seams on the back.",
        one="Cut the sheet from mark to mark.",
        scaled="The board is printed at {percent} % of its size: cards and pieces may not fit their places.",
        mount="Cut {count} panels of thick card, {size}. That is 1 mm less than the fields on the plan, so that the "
        "folds "
        "have room. Lay them out as on the plan and glue the board on them.",
        slit="Cut the board through along the thick line.",
        fold="Fold along the broken lines: at long dashes the faces come together, at dots the backs.",
        valley="fold, faces together",
        mountain="fold, backs together",
        slit_line="cut through",
    ),
    "de": TileWords(
        tiles="So gehören die Blätter zusammen",
        folding="So wird der Plan aufgezogen und gefaltet",
        pages="Alle Seiten mit 100 % (tatsächliche Größe) und einseitig drucken. Das Lineal nachmessen: "
        "Es muss 50 mm lang sein.",
        cut="Jedes Blatt von Marke zu Marke schneiden, links und oben sowie an den Rändern des Plans. "
        "Die schraffierten Streifen bleiben dran: Sie sind die Klebeflächen.",
        cut_all="Jedes Blatt auf allen vier Seiten von Marke zu Marke schneiden.",
        row="Jede Reihe von links nach rechts kleben: Die Schnittkante von {second} liegt auf der Linie am "
        "schraffierten "
        "Streifen von {first}. An den Ecken treffen sich die kurzen Striche.",
        rows="Die Reihen von oben nach unten kleben: Die Schnittkante von {below} liegt auf der Linie am schraffierten "
        "Streifen von {first}.",
        tape="Die Blätter wie auf der Übersicht Kante an Kante legen, Bild nach unten, und die Nähte auf der Rückseite "
        "mit Klebeband verbinden.",
        one="Das Blatt von Marke zu Marke schneiden.",
        scaled="Der Plan ist auf {percent} % seiner Größe gedruckt: Karten und Figuren passen vielleicht nicht auf "
        "ihre "
        "Plätze.",
        mount="{count} Platten aus dicker Pappe schneiden, {size}. Das ist 1 mm weniger als die Felder der Zeichnung, "
        "damit die Falze Platz haben. Wie auf der Zeichnung auslegen und den Plan aufkleben.",
        slit="Den Plan entlang der dicken Linie durchschneiden.",
        fold="Entlang der unterbrochenen Linien falten: bei langen Strichen Bild auf Bild, bei Punkten Rücken auf "
        "Rücken.",
        valley="falten, Bild auf Bild",
        mountain="falten, Rücken auf Rücken",
        slit_line="durchschneiden",
    ),
    "hu": TileWords(
        tiles="Így illenek össze a lapok",
        folding="A tábla felragasztása és hajtása",
        pages="Minden oldalt 100%-os méretben, egyoldalasan nyomtass. Mérd meg a vonalzót: 50 mm hosszúnak kell "
        "lennie.",
        cut="Vágd le mindegyik lapot jeltől jelig: a bal oldalán és fent, valamint a tábla szélén. "
        "A vonalkázott csíkok maradjanak rajta: oda kerül a ragasztó.",
        cut_all="Vágd le mindegyik lapot mind a négy oldalán, jeltől jelig.",
        row="Ragaszd össze a sorokat balról jobbra: {second} vágott széle {first} vonalkázott csíkjának vonalára "
        "kerül. "
        "A sarkoknál a rövid jelek találkoznak.",
        rows="Ragaszd össze a sorokat fentről lefelé: {below} vágott széle {first} vonalkázott csíkjának vonalára "
        "kerül.",
        tape="Fektesd a lapokat egymás mellé a rajz szerint, képpel lefelé, és ragaszd össze őket hátul "
        "ragasztószalaggal.",
        one="Vágd körül a lapot jeltől jelig.",
        scaled="A tábla a valódi méret {percent}%-ában készült: a kártyák és bábuk talán nem férnek el a helyükön.",
        mount="Vágj ki {count} darab vastag kartonlapot, {size}. Ez 1 mm-rel kisebb a rajz mezőinél, hogy a "
        "hajtásoknak "
        "legyen helye. Rakd ki őket a rajz szerint, és ragaszd rájuk a táblát.",
        slit="Vágd be a táblát a vastag vonal mentén.",
        fold="Hajtsd meg a szaggatott vonalak mentén: a hosszú vonalaknál kép a képre, a pontoknál hát a hátra kerül.",
        valley="hajtás, kép a képre",
        mountain="hajtás, hát a hátra",
        slit_line="bevágás",
    ),
    "fi": TileWords(
        tiles="Näin arkit liitetään yhteen",
        folding="Näin pelilauta kiinnitetään ja taitetaan",
        pages="Tulosta kaikki sivut koossa 100 % (todellinen koko) yksipuolisina. Mittaa viivain: "
        "sen on oltava 50 mm pitkä.",
        cut="Leikkaa jokainen arkki merkistä merkkiin: vasemmalta ja ylhäältä sekä pelilaudan reunoja pitkin. "
        "Jätä viivoitetut kaistaleet paikoilleen: niihin tulee liima.",
        cut_all="Leikkaa jokainen arkki kaikilta neljältä sivulta merkistä merkkiin.",
        row="Liimaa rivit vasemmalta oikealle: arkin {second} leikattu reuna tulee arkin {first} viivoitetun "
        "kaistaleen "
        "viivalle. Kulmissa lyhyet viivat kohtaavat.",
        rows="Liimaa rivit yhteen ylhäältä alas: arkin {below} leikattu reuna tulee arkin {first} viivoitetun "
        "kaistaleen "
        "viivalle.",
        tape="Aseta arkit reuna reunaa vasten kuten kartassa, kuva alaspäin, ja teippaa saumat takaa.",
        one="Leikkaa arkki merkistä merkkiin.",
        scaled="Pelilauta on tulostettu {percent} prosentin koossa: kortit ja nappulat eivät ehkä mahdu paikoilleen.",
        mount="Leikkaa paksusta pahvista {count} levyä, {size}. Se on 1 mm vähemmän kuin piirroksen ruudut, jotta "
        "taitteille jää tilaa. Asettele levyt piirroksen mukaan ja liimaa pelilauta niiden päälle.",
        slit="Leikkaa pelilauta auki paksua viivaa pitkin.",
        fold="Taita katkoviivoja pitkin: pitkien viivojen kohdalla kuvat vastakkain, pisteiden kohdalla taustat "
        "vastakkain.",
        valley="taite, kuvat vastakkain",
        mountain="taite, taustat vastakkain",
        slit_line="leikkaa auki",
    ),
    "sl": TileWords(
        tiles="Kako sestavimo liste",
        folding="Kako ploščo nalepimo in prepognemo",
        pages="Natisni vse strani v velikosti 100 % (dejanska velikost), enostransko. Izmeri ravnilo: "
        "dolgo mora biti 50 mm.",
        cut="Vsak list obreži od oznake do oznake: na levi in zgoraj ter ob robovih plošče. "
        "Črtkane pasove pusti: namenjeni so lepilu.",
        cut_all="Vsak list obreži na vseh štirih straneh, od oznake do oznake.",
        row="Vsako vrsto lepi od leve proti desni: odrezani rob lista {second} leži na črti ob črtkanem pasu lista "
        "{first}. Na vogalih se kratke črtice srečajo.",
        rows="Vrste zlepi od zgoraj navzdol: odrezani rob lista {below} leži na črti ob črtkanem pasu lista {first}.",
        tape="Liste položi rob ob rob kot na načrtu, s sliko navzdol, in stike na hrbtni strani zlepi z lepilnim "
        "trakom.",
        one="List obreži od oznake do oznake.",
        scaled="Plošča je natisnjena v {percent} % svoje velikosti: karte in figure se morda ne prilegajo na svoja "
        "mesta.",
        mount="Iz debelega kartona izreži {count} plošč, {size}. To je 1 mm manj od polj na načrtu, da imajo pregibi "
        "prostor. Razporedi jih kot na načrtu in nanje nalepi igralno ploščo.",
        slit="Igralno ploščo prereži vzdolž debele črte.",
        fold="Prepogni po prekinjenih črtah: pri dolgih črticah slika na sliko, pri pikah hrbet na hrbet.",
        valley="pregib, slika na sliko",
        mountain="pregib, hrbet na hrbet",
        slit_line="prereži",
    ),
}

"""A paragraph of rules in each language of the games, for tests of lines."""

from __future__ import annotations

PARAGRAPHS = {
    "hu": (
        "Minden játékos választ egy kártyát a kezéből, és lefordítva maga elé teszi az asztalra. Ha mindenki "
        "választott, egyszerre fordítják fel a lapjaikat: a legmagasabb érték viszi az ütést, egyenlőség esetén az "
        "asszonynak szóló épület dönt. A győztes magához veszi az összes kijátszott lapot – kivéve a lefordított "
        "kulcsszavakat –, majd ő kezdi a következő kört. A játék hosszúságának megfelelően legfeljebb tizenkét kör "
        "következhet egymás után."
    ),
    "de": (
        "Jeder Spieler wählt eine Karte aus seiner Hand und legt sie verdeckt vor sich auf den Tisch. Sobald alle "
        "gewählt haben, werden die Karten gleichzeitig aufgedeckt: Der höchste Wert gewinnt den Stich, bei Gleichstand "
        "entscheidet der Fahrplananzeiger. Wer gewinnt, nimmt alle ausgespielten Karten – außer den verdeckten "
        "Schlüsselwörtern – und eröffnet die nächste Runde. Streckenabschnitte, die nicht vollständig ausgebaut "
        "wurden, bleiben unberücksichtigt."
    ),
    "fi": (
        "Jokainen pelaaja valitsee kädestään yhden kortin ja asettaa sen kuvapuoli alaspäin eteensä pöydälle. Kun "
        "kaikki ovat valinneet, kortit käännetään yhtä aikaa: korkein arvo voittaa tikin, ja tasatilanteessa ratkaisee "
        "valttimaa. Voittaja ottaa itselleen kaikki pelatut kortit – lukuun ottamatta kuvapuoli alaspäin jätettyjä "
        "avainsanoja – ja aloittaa seuraavan kierroksen. Rautatieasemarakennuksista ei jaeta lisäpisteitä."
    ),
    "sl": (
        "Vsak igralec izbere eno karto iz roke in jo z licem navzdol položi predse na mizo. Ko vsi izberejo, karte "
        "hkrati obrnejo: najvišja vrednost dobi vzetek, pri izenačenju pa odloča najmočnejša barva. Zmagovalec pobere "
        "vse odigrane karte – razen zakritih ključnih besed – in začne naslednji krog. Predvajanje predstave se "
        "nadaljuje, dokler ne zmanjka igralnih kart ali prostovoljcev."
    ),
    "en": (
        "Each player chooses a card from their hand and lays it face down on the table before them. As soon as all "
        "have chosen, the cards are revealed simultaneously: the highest value takes the trick, and a tie is decided "
        "by the strongest suit. The winner collects all the cards that were played – except for the keywords lying "
        "face down – and begins the following round. Particularly unfortunate combinations are nevertheless permitted "
        "throughout the performance."
    ),
}

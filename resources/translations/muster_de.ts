<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Account</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>by %1</source>
        <comment>day or night</comment>
        <translation>bei %1</translation>
    </message>
    <message>
        <source>Enemy Activity Level %1</source>
        <translation>Feindaktivität (EAL) %1</translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation>Gegen %1</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>Written with Muster</source>
        <translation>Geschrieben mit Muster</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Map of nine sections, 1 at the upper left: %1.</source>
        <translation>Karte mit neun Abschnitten, 1 oben links: %1.</translation>
    </message>
    <message>
        <source>The band’s side of the table: %1.</source>
        <translation>Seite der Bande am Tisch: %1.</translation>
    </message>
    <message>
        <source>Layout of %1.</source>
        <translation>Anordnung von %1.</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>Possible Enemy Forces</source>
        <translation>Mögliche Feindkräfte</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1; group %2, %3</source>
        <translation>%1; Gruppe %2, %3</translation>
    </message>
    <message>
        <source>The enemy</source>
        <translation>Der Gegner</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1; points: %2</source>
        <translation>%1; Punkte: %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>The campaign is over</source>
        <translation>Die Kampagne ist vorbei</translation>
    </message>
    <message>
        <source>Enemy Activity Level</source>
        <translation>Feindaktivität (EAL)</translation>
    </message>
    <message>
        <source>Next encounter</source>
        <translation>Nächste Begegnung</translation>
    </message>
    <message>
        <source>Battles won</source>
        <translation>Gewonnene Gefechte</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Encounter points</source>
        <translation>Begegnungspunkte</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>Who came</source>
        <translation>Wer dabei war</translation>
    </message>
    <message>
        <source>Sat out: %1.</source>
        <translation>Pausiert: %1.</translation>
    </message>
    <message>
        <source>Turn by turn</source>
        <translation>Zug um Zug</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Vorher und nachher</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>Wie es weitergeht</translation>
    </message>
    <message>
        <source>Careers</source>
        <translation>Laufbahnen</translation>
    </message>
    <message>
        <source>The dice</source>
        <translation>Die Würfel</translation>
    </message>
    <message>
        <source>Ever in the band</source>
        <translation>Je in der Bande</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Tot</translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <translation>Zug %1, %2</translation>
    </message>
    <message>
        <source>Picture of the battle</source>
        <translation>Bild des Gefechts</translation>
    </message>
    <message>
        <source>Name and type</source>
        <translation>Name und Art</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What became of them</source>
        <translation>Was aus ihnen wurde</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>rolled by the player</source>
        <translation>selbst gewürfelt</translation>
    </message>
    <message>
        <source>rolled by Muster</source>
        <translation>von Muster gewürfelt</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>gezählt</translation>
    </message>
    <message>
        <source>the folder could not be made</source>
        <translation>der Ordner konnte nicht angelegt werden</translation>
    </message>
    <message>
        <source>The report could not be written to %1: %2. Choose another folder, or free some space.</source>
        <translation>Der Spielbericht konnte nicht nach %1 geschrieben werden: %2. Einen anderen Ordner wählen oder Platz schaffen.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>%1: only for %2, or captured from them.</source>
        <translation>%1: nur für %2 oder von dort erbeutet.</translation>
    </message>
    <message>
        <source>%1: only for %2.</source>
        <translation>%1: nur für %2.</translation>
    </message>
    <message>
        <source>Bring at most %1 of them to an encounter, or give the others another weapon.</source>
        <translation>Höchstens %1 davon zu einer Begegnung mitnehmen oder den anderen eine andere Waffe geben.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 has a higher Rep than %2 and cannot follow.</source>
        <translation>%1 hat eine höhere Rep als %2 und kann nicht folgen.</translation>
    </message>
    <message>
        <source>%1 (number %2) is no longer in the band and cannot be reported.</source>
        <translation>%1 (Nummer %2) ist nicht mehr in der Bande und kann nicht gemeldet werden.</translation>
    </message>
    <message>
        <source>%1 cannot be “%2” in these rules. Fates: %3.</source>
        <translation>%1 kann nach diesen Regeln nicht „%2“ sein. Möglich: %3.</translation>
    </message>
    <message>
        <source>%1 carries no camera, so there are no shots to report.</source>
        <translation>%1 hat keine Kamera, daher sind keine Aufnahmen zu melden.</translation>
    </message>
    <message>
        <source>%1 is no reporter, so there are no interviews to report.</source>
        <translation>%1 gehört nicht zu den Reportern, daher sind keine Interviews zu melden.</translation>
    </message>
    <message>
        <source>%1 has more figures in close shots than close shots. Each shot shows one figure.</source>
        <translation>%1 hat mehr Figuren in Nahaufnahmen als Nahaufnahmen. Jede Aufnahme zeigt eine Figur.</translation>
    </message>
    <message>
        <source>This campaign is over; there is no battle to finish.</source>
        <translation>Diese Kampagne ist zu Ende; es gibt kein Gefecht abzuschließen.</translation>
    </message>
    <message>
        <source>There is no current encounter. Prepare one and play it, then report how it went.</source>
        <translation>Es gibt keine aktuelle Begegnung. Zuerst eine vorbereiten und spielen, dann den Verlauf melden.</translation>
    </message>
    <message>
        <source>%1 (number %2)</source>
        <translation>%1 (Nummer %2)</translation>
    </message>
    <message>
        <source>%1 is reported twice. Report each figure once.</source>
        <translation>%1 ist doppelt gemeldet. Jede Figur einmal melden.</translation>
    </message>
    <message>
        <source>%1 is still away with a wound and cannot have taken part.</source>
        <translation>%1 ist noch verwundet abwesend und kann nicht teilgenommen haben.</translation>
    </message>
    <message>
        <source>%1 cannot cheat death: only a Star can.</source>
        <translation>%1 kann dem Tod nicht entrinnen: Das kann nur ein Star.</translation>
    </message>
    <message>
        <source>The Enemy Activity Level was given twice, for the campaign and for the next encounter. Between encounters there is only one.</source>
        <translation>Die Feindaktivität (EAL) wurde doppelt angegeben, für die Kampagne und für die nächste Begegnung. Zwischen zwei Begegnungen gibt es nur eine.</translation>
    </message>
    <message>
        <source>An encounter is under way: edit its own Enemy Activity Level. The next encounter can be edited after the battle.</source>
        <translation>Eine Begegnung läuft: Deren eigene Feindaktivität (EAL) bearbeiten. Die nächste Begegnung lässt sich nach dem Gefecht bearbeiten.</translation>
    </message>
    <message>
        <source>This campaign is over; there is no next encounter.</source>
        <translation>Diese Kampagne ist zu Ende; es gibt keine nächste Begegnung.</translation>
    </message>
    <message>
        <source>Campaign name</source>
        <translation>Name der Kampagne</translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation>Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The table has nine sections. Give each once, from 1 to 9.</source>
        <translation>Der Tisch hat neun Abschnitte. Jeden von 1 bis 9 einmal angeben.</translation>
    </message>
    <message>
        <source>PEF %1 cannot be in section %2. Use 1 to 9.</source>
        <translation>PEF %1 kann nicht in Abschnitt %2 sein. Möglich: 1 bis 9.</translation>
    </message>
    <message>
        <source>Number the PEFs from 1 in order, at most %1.</source>
        <translation>Die PEFs von 1 an der Reihe nach nummerieren, höchstens %1.</translation>
    </message>
    <message>
        <source>A raid has one or two objective buildings, not %1.</source>
        <translation>Ein Überfall hat ein oder zwei Zielgebäude, nicht %1.</translation>
    </message>
    <message>
        <source>A Patrol has no objective buildings.</source>
        <translation>Eine Patrouille hat keine Zielgebäude.</translation>
    </message>
    <message>
        <source>There is no current encounter to edit.</source>
        <translation>Es gibt keine aktuelle Begegnung zu bearbeiten.</translation>
    </message>
    <message>
        <source>This encounter cannot become another kind. Undo its preparation, edit the next encounter, and prepare it again.</source>
        <translation>Die Art dieser Begegnung lässt sich nicht ändern. Die Vorbereitung rückgängig machen, die nächste Begegnung bearbeiten und neu vorbereiten.</translation>
    </message>
    <message>
        <source>This encounter needs an Enemy Activity Level from 1 to 5.</source>
        <translation>Diese Begegnung braucht eine Feindaktivität (EAL) von 1 bis 5.</translation>
    </message>
    <message>
        <source>This campaign has no Enemy Activity Level.</source>
        <translation>Diese Kampagne hat keine Feindaktivität (EAL).</translation>
    </message>
    <message>
        <source>An encounter cannot change to another rule set.</source>
        <translation>Eine Begegnung kann nicht zu anderen Regeln wechseln.</translation>
    </message>
    <message>
        <source>Change the settlement of the encounter separately.</source>
        <translation>Die Siedlung der Begegnung gesondert ändern.</translation>
    </message>
    <message>
        <source>The PEFs are already in play. Move or resolve them there.</source>
        <translation>Die PEFs sind schon im Spiel. Dort bewegen oder auflösen.</translation>
    </message>
    <message>
        <source>The name</source>
        <translation>Der Name</translation>
    </message>
    <message>
        <source>An encounter is under way. Report what became of %1 after the battle.</source>
        <translation>Eine Begegnung läuft. Nach dem Gefecht melden, was aus %1 wurde.</translation>
    </message>
    <message>
        <source>Nothing has changed for %1.</source>
        <translation>Bei %1 wurde nichts geändert.</translation>
    </message>
    <message>
        <source>%1 has no weapon skill. Leave it out.</source>
        <translation>%1 hat keine Waffenfertigkeit. Diese weglassen.</translation>
    </message>
    <message>
        <source>Weapon skill %1 is out of range for %2. Use %3 to %4, in tens.</source>
        <translation>%2: Waffenfertigkeit %1 ist nicht zulässig. Möglich: %3 bis %4 in Zehnerschritten.</translation>
    </message>
    <message>
        <source>%1 is empty. Type a name.</source>
        <translation>%1 fehlt. Einen Namen eingeben.</translation>
    </message>
    <message>
        <source>%1 has a line break or a control character in it. Write it on one line.</source>
        <translation>%1 enthält einen Zeilenumbruch oder ein Steuerzeichen. In eine Zeile schreiben.</translation>
    </message>
    <message>
        <source>%1 contains an incomplete character. Type it again.</source>
        <translation>%1 enthält ein unvollständiges Zeichen. Neu eingeben.</translation>
    </message>
    <message>
        <source>Initiative %1 is out of range for %2. Use %3 to %4.</source>
        <translation>%2: Initiative %1 ist nicht zulässig. Möglich: %3 bis %4.</translation>
    </message>
    <message>
        <source>Rep %1 is out of range for %2. Use %3 to %4.</source>
        <translation>%2: Rep %1 ist nicht zulässig. Möglich: %3 bis %4.</translation>
    </message>
    <message>
        <source>%1 has no classes. Leave the class out.</source>
        <translation>%1 hat keine Klassen. Die Klasse weglassen.</translation>
    </message>
    <message>
        <source>There is no class “%1” in %2.</source>
        <translation>Die Klasse „%1“ gibt es in %2 nicht.</translation>
    </message>
    <message>
        <source>%1 has no armour. Use 0.</source>
        <translation>%1 hat keine Rüstung. 0 verwenden.</translation>
    </message>
    <message>
        <source>There is no Armour Class %1. Use 2, 4 or 6.</source>
        <translation>Rüstungsklasse %1 gibt es nicht. Möglich: 2, 4 oder 6.</translation>
    </message>
    <message>
        <source>There is no armour “%1” in %2.</source>
        <translation>Die Rüstung „%1“ gibt es in %2 nicht.</translation>
    </message>
    <message>
        <source>There is no weapon “%1” in %2.</source>
        <translation>Die Waffe „%1“ gibt es in %2 nicht.</translation>
    </message>
    <message>
        <source>%1 has no attributes. Leave them out.</source>
        <translation>%1 hat keine Attribute. Diese weglassen.</translation>
    </message>
    <message>
        <source>There is no attribute “%1” in %2.</source>
        <translation>Das Attribut „%1“ gibt es in %2 nicht.</translation>
    </message>
    <message>
        <source>%1 has the same attribute twice. Choose different ones.</source>
        <translation>%1 hat dasselbe Attribut doppelt. Verschiedene wählen.</translation>
    </message>
    <message>
        <source>There is no army list “%1” in %2.</source>
        <translation>Die Armeeliste „%1“ gibt es in %2 nicht.</translation>
    </message>
    <message>
        <source>%1 has no options. Leave them out.</source>
        <translation>%1 hat keine Optionen. Diese weglassen.</translation>
    </message>
    <message>
        <source>There is no option “%1” in %2.</source>
        <translation>Die Option „%1“ gibt es in %2 nicht.</translation>
    </message>
    <message>
        <source>Option %1 cannot be “%2”.</source>
        <translation>Option %1 kann nicht „%2“ sein.</translation>
    </message>
    <message>
        <source>The Enemy Activity Level cannot be %1. It runs from %2 to %3.</source>
        <translation>Die Feindaktivität (EAL) kann nicht %1 sein. Sie reicht von %2 bis %3.</translation>
    </message>
    <message>
        <source>Nobody in the band has number %1.</source>
        <translation>Niemand in der Bande hat die Nummer %1.</translation>
    </message>
    <message>
        <source>%1 leads the band and cannot be dismissed.</source>
        <translation>%1 führt die Bande an und kann nicht entlassen werden.</translation>
    </message>
    <message>
        <source>%1 is already in the band.</source>
        <translation>%1 ist schon in der Bande.</translation>
    </message>
    <message>
        <source>This campaign is over. Bring back its leader first, then %1.</source>
        <translation>Diese Kampagne ist zu Ende. Zuerst ihren Leader zurückholen, dann: %1.</translation>
    </message>
    <message>
        <source>%1 already has that.</source>
        <translation>%1 hat das schon.</translation>
    </message>
    <message>
        <source>%1 has better equipment until this encounter is over. Equip the figure after that.</source>
        <translation>%1 hat bis zum Ende dieser Begegnung bessere Ausrüstung. Die Figur danach ausrüsten.</translation>
    </message>
    <message>
        <source>%1 has no stockpile. Edit the figure instead.</source>
        <translation>%1 hat keinen Vorrat. Stattdessen die Figur bearbeiten.</translation>
    </message>
    <message>
        <source>This campaign’s list has no better equipment.</source>
        <translation>Die Liste dieser Kampagne hat keine bessere Ausrüstung.</translation>
    </message>
    <message>
        <source>Better equipment is issued for an encounter. Prepare one first.</source>
        <translation>Bessere Ausrüstung wird für eine Begegnung ausgegeben. Zuerst eine vorbereiten.</translation>
    </message>
    <message>
        <source>There is no “%1” for %2. Available: %3.</source>
        <translation>„%1“ gibt es für %2 nicht. Verfügbar: %3.</translation>
    </message>
    <message>
        <source>“%1” does not include that weapon. It includes: %2.</source>
        <translation>„%1“ enthält diese Waffe nicht. Enthalten: %2.</translation>
    </message>
    <message>
        <source>The whole party already has this equipment.</source>
        <translation>Der ganze Trupp hat diese Ausrüstung schon.</translation>
    </message>
    <message>
        <source>The player&apos;s name</source>
        <translation>Name des Spielers</translation>
    </message>
    <message>
        <source>The band of %1</source>
        <translation>Bande von %1</translation>
    </message>
    <message>
        <source>The battle has already begun.</source>
        <translation>Das Gefecht hat schon begonnen.</translation>
    </message>
    <message>
        <source>%1 is still away with a wound and cannot take part.</source>
        <translation>%1 ist noch verwundet abwesend und kann nicht teilnehmen.</translation>
    </message>
    <message>
        <source>These rules use cards instead of activation dice.</source>
        <translation>Diese Regeln verwenden Karten statt Aktivierungswürfel.</translation>
    </message>
    <message>
        <source>These rules do not use that in play.</source>
        <translation>Diese Regeln verwenden das im Spiel nicht.</translation>
    </message>
    <message>
        <source>That is already credited to a figure.</source>
        <translation>Das ist schon einer Figur zugeschrieben.</translation>
    </message>
    <message>
        <source>Enemies killed: %1 are reported, but there were only %2.</source>
        <translation>Getötete Gegner: %1 gemeldet, es waren aber nur %2.</translation>
    </message>
    <message>
        <source>Enemies routed: %1 are reported, but there were only %2.</source>
        <translation>In die Flucht geschlagene Gegner: %1 gemeldet, es waren aber nur %2.</translation>
    </message>
    <message>
        <source>There is no current encounter. Prepare one first.</source>
        <translation>Es gibt keine aktuelle Begegnung. Zuerst eine vorbereiten.</translation>
    </message>
    <message>
        <source>Muster does not follow battles of these rules turn by turn. Play it, then report the outcome.</source>
        <translation>Muster verfolgt Gefechte nach diesen Regeln nicht Zug für Zug. Erst spielen, dann den Ausgang melden.</translation>
    </message>
    <message>
        <source>The battle has not begun. Begin play first.</source>
        <translation>Das Gefecht hat noch nicht begonnen. Zuerst „Spiel beginnen“.</translation>
    </message>
    <message>
        <source>There is no PEF %1 on the table.</source>
        <translation>PEF %1 ist nicht auf dem Tisch.</translation>
    </message>
    <message>
        <source>PEF %1 has been resolved: %2.</source>
        <translation>PEF %1 ist aufgelöst: %2.</translation>
    </message>
    <message>
        <source>There is no enemy group %1 on the table.</source>
        <translation>Gegnergruppe %1 ist nicht auf dem Tisch.</translation>
    </message>
    <message>
        <source>These rules have no state “%1”.</source>
        <translation>Den Zustand „%1“ gibt es in diesen Regeln nicht.</translation>
    </message>
    <message>
        <source>%1 has no wound.</source>
        <translation>%1 hat keine Wunde.</translation>
    </message>
    <message>
        <source>%1 is already noted as %2.</source>
        <translation>%1 ist schon so vermerkt: %2.</translation>
    </message>
    <message>
        <source>The table has sections 1 to 9, not %1.</source>
        <translation>Der Tisch hat die Abschnitte 1 bis 9, nicht %1.</translation>
    </message>
    <message>
        <source>These rules have no Star Power.</source>
        <translation>Diese Regeln haben keine Star Power.</translation>
    </message>
    <message>
        <source>%1 has no Star Power left.</source>
        <translation>%1 hat keine Star Power mehr.</translation>
    </message>
    <message>
        <source>%1 is not on the table.</source>
        <translation>%1 ist nicht auf dem Tisch.</translation>
    </message>
    <message>
        <source>Star Power works only against Stunned, Out of the Fight and Obviously Dead.</source>
        <translation>Star Power wirkt nur gegen Benommen, Außer Gefecht und Eindeutig tot.</translation>
    </message>
    <message>
        <source>The band has no group %1.</source>
        <translation>Die Bande hat keine Gruppe %1.</translation>
    </message>
    <message>
        <source>Group %1 is already in section %2.</source>
        <translation>Gruppe %1 ist schon in Abschnitt %2.</translation>
    </message>
    <message>
        <source>The band&apos;s groups are A to %1.</source>
        <translation>Die Gruppen der Bande sind A bis %1.</translation>
    </message>
    <message>
        <source>%1 is already with group %2.</source>
        <translation>%1 ist schon bei Gruppe %2.</translation>
    </message>
    <message>
        <source>Two to four sides can fight, not %1.</source>
        <translation>Zwei bis vier Seiten können kämpfen, nicht %1.</translation>
    </message>
    <message>
        <source>That many sides are already fighting.</source>
        <translation>So viele Seiten kämpfen schon.</translation>
    </message>
    <message>
        <source>There are no reinforcements: this enemy has no army list.</source>
        <translation>Es gibt keine Verstärkung: Dieser Gegner hat keine Armeeliste.</translation>
    </message>
    <message>
        <source>A group can be on side 2 to %1, not %2.</source>
        <translation>Eine Gruppe kann auf Seite 2 bis %1 sein, nicht %2.</translation>
    </message>
    <message>
        <source>There are too many groups.</source>
        <translation>Es gibt zu viele Gruppen.</translation>
    </message>
    <message>
        <source>Group %1 belongs to side %2, which rolls from the next activation on.</source>
        <translation>Gruppe %1 gehört zu Seite %2, die ab der nächsten Aktivierung würfelt.</translation>
    </message>
    <message>
        <source>Group %1 has Rep %2; on a %3, its side acts with Rep %3 or more.</source>
        <translation>Gruppe %1 hat Rep %2; bei einer %3 handelt ihre Seite erst ab Rep %3.</translation>
    </message>
    <message>
        <source>Group %1 has nobody left to move.</source>
        <translation>Gruppe %1 hat niemanden mehr, der sich bewegen kann.</translation>
    </message>
    <message>
        <source>Group %1 has already moved this turn.</source>
        <translation>Gruppe %1 hat sich in diesem Zug schon bewegt.</translation>
    </message>
    <message>
        <source>Group %1 passed both dice earlier and keeps doing the same.</source>
        <translation>Gruppe %1 hat zuvor zwei bestanden und macht dasselbe weiter.</translation>
    </message>
    <message>
        <source>These rules do not move the enemy by dice.</source>
        <translation>Diese Regeln bewegen den Gegner nicht mit Würfeln.</translation>
    </message>
    <message>
        <source>Group %1 is already off the table.</source>
        <translation>Gruppe %1 ist schon vom Tisch.</translation>
    </message>
    <message>
        <source>Group %1 is already on the table.</source>
        <translation>Gruppe %1 ist schon auf dem Tisch.</translation>
    </message>
    <message>
        <source>Only two sides are fighting. Set the number of sides first.</source>
        <translation>Nur zwei Seiten kämpfen. Zuerst die Zahl der Seiten festlegen.</translation>
    </message>
    <message>
        <source>Group %1 is already on side %2.</source>
        <translation>Gruppe %1 ist schon auf Seite %2.</translation>
    </message>
    <message>
        <source>Group %1 has figures 1 to %2, not %3.</source>
        <translation>Gruppe %1 hat die Figuren 1 bis %2, nicht %3.</translation>
    </message>
    <message>
        <source>An enemy cannot be %1.</source>
        <translation>Bei einem Gegner nicht möglich: %1.</translation>
    </message>
    <message>
        <source>Figure %1 of group %2</source>
        <translation>Figur %1 von Gruppe %2</translation>
    </message>
    <message>
        <source>Group %1 guards no building.</source>
        <translation>Gruppe %1 bewacht kein Gebäude.</translation>
    </message>
    <message>
        <source>The guards of group %1 have already been placed.</source>
        <translation>Die Wachen von Gruppe %1 sind schon aufgestellt.</translation>
    </message>
    <message>
        <source>The guards of group %1 have not been placed.</source>
        <translation>Die Wachen von Gruppe %1 sind noch nicht aufgestellt.</translation>
    </message>
    <message>
        <source>That is already noted: %1.</source>
        <translation>Das ist schon vermerkt: %1.</translation>
    </message>
    <message>
        <source>PEF %1 stays in its building.</source>
        <translation>PEF %1 bleibt in ihrem Gebäude.</translation>
    </message>
    <message>
        <source>PEF %1 has already moved this turn.</source>
        <translation>PEF %1 hat sich in diesem Zug schon bewegt.</translation>
    </message>
    <message>
        <source>PEF %1 was found by a scout. Resolve it instead.</source>
        <translation>PEF %1 wurde beim Erkunden entdeckt. Stattdessen auflösen.</translation>
    </message>
    <message>
        <source>PEF %1 has Rep %2; on a %3 its side acts with Rep %3 or more.</source>
        <translation>PEF %1 hat Rep %2; bei einer %3 handelt ihre Seite erst ab Rep %3.</translation>
    </message>
    <message>
        <source>None of your figures is on the table to see PEF %1.</source>
        <translation>Keine der eigenen Figuren ist auf dem Tisch, um PEF %1 zu sehen.</translation>
    </message>
    <message>
        <source>These rules do not resolve PEFs.</source>
        <translation>Diese Regeln lösen keine PEFs auf.</translation>
    </message>
    <message>
        <source>PEF %1 is already in section %2.</source>
        <translation>PEF %1 ist schon in Abschnitt %2.</translation>
    </message>
    <message>
        <source>This encounter does not use scouting dice.</source>
        <translation>Diese Begegnung verwendet keine Erkundungswürfel.</translation>
    </message>
    <message>
        <source>Section %1 has already been scouted.</source>
        <translation>Abschnitt %1 ist schon erkundet.</translation>
    </message>
    <message>
        <source>The terrain of section %1 is not known.</source>
        <translation>Das Gelände von Abschnitt %1 ist nicht bekannt.</translation>
    </message>
    <message>
        <source>There are too many PEFs.</source>
        <translation>Es gibt zu viele PEFs.</translation>
    </message>
    <message>
        <source>There is no building to loot in this encounter.</source>
        <translation>In dieser Begegnung gibt es kein Gebäude zu plündern.</translation>
    </message>
    <message>
        <source>Building %1 has already been looted.</source>
        <translation>Gebäude %1 ist schon geplündert.</translation>
    </message>
    <message>
        <source>Section %1 is already marked as scouted.</source>
        <translation>Abschnitt %1 ist schon als erkundet markiert.</translation>
    </message>
    <message>
        <source>Section %1 is not marked as scouted.</source>
        <translation>Abschnitt %1 ist nicht als erkundet markiert.</translation>
    </message>
    <message>
        <source>PEF %1 is in building %1 and has not been resolved. Resolve it first.</source>
        <translation>PEF %1 ist in Gebäude %1 und noch nicht aufgelöst. Zuerst auflösen.</translation>
    </message>
    <message>
        <source>None of your groups is in section %1, where building %2 stands. Move one there first.</source>
        <translation>Keine der eigenen Gruppen ist in Abschnitt %1, wo Gebäude %2 steht. Zuerst eine dorthin bewegen.</translation>
    </message>
    <message>
        <source>Nobody has spent a turn in building %1 yet.</source>
        <translation>Noch niemand war einen Zug lang in Gebäude %1.</translation>
    </message>
    <message>
        <source>The note is empty. Write something first.</source>
        <translation>Die Notiz ist leer. Zuerst etwas schreiben.</translation>
    </message>
    <message>
        <source>Choose a figure on the table: one of the band, or an enemy in a group.</source>
        <translation>Eine Figur auf dem Tisch wählen: aus der Bande oder einen Gegner in einer Gruppe.</translation>
    </message>
    <message>
        <source>%1 sat out and is not on the table.</source>
        <translation>%1 hat pausiert und ist nicht auf dem Tisch.</translation>
    </message>
    <message>
        <source>%1 has no Star Power to spend.</source>
        <translation>%1 hat keine Star Power einzusetzen.</translation>
    </message>
    <message>
        <source>An encounter is already prepared. Play it and finish the battle, or undo its preparation.</source>
        <translation>Eine Begegnung ist schon vorbereitet. Spielen und das Gefecht abschließen oder die Vorbereitung rückgängig machen.</translation>
    </message>
    <message>
        <source>Nobody is away wounded. Prepare the encounter instead.</source>
        <translation>Niemand ist verwundet abwesend. Stattdessen die Begegnung vorbereiten.</translation>
    </message>
    <message>
        <source>No more months can be counted.</source>
        <translation>Weitere Monate können nicht gezählt werden.</translation>
    </message>
    <message>
        <source>There is no current encounter to re-roll.</source>
        <translation>Es gibt keine aktuelle Begegnung, die neu gewürfelt werden kann.</translation>
    </message>
    <message>
        <source>The battle has begun, so the table can no longer be re-rolled. Undo the start of the battle first.</source>
        <translation>Das Gefecht hat begonnen, der Tisch kann daher nicht mehr neu gewürfelt werden. Zuerst den Beginn des Gefechts rückgängig machen.</translation>
    </message>
    <message>
        <source>In this encounter the enemy is rolled up during play. Edit the encounter&apos;s enemy instead.</source>
        <translation>In dieser Begegnung wird der Gegner im Spiel ausgewürfelt. Stattdessen den Gegner der Begegnung bearbeiten.</translation>
    </message>
    <message>
        <source>Everything is locked, so there is nothing to re-roll. Unlock a section or a PEF.</source>
        <translation>Alles ist gesperrt, daher gibt es nichts neu zu würfeln. Einen Abschnitt oder eine PEF freigeben.</translation>
    </message>
    <message>
        <source>%1 was not on the table.</source>
        <translation>%1 war nicht auf dem Tisch.</translation>
    </message>
    <message>
        <source>%1 did not leave by your own edge.</source>
        <translation>%1 hat den Tisch nicht über die eigene Kante verlassen.</translation>
    </message>
    <message>
        <source>%1 was captured.</source>
        <translation>%1 wurde gefangen genommen.</translation>
    </message>
    <message>
        <source>A building was looted.</source>
        <translation>Ein Gebäude wurde geplündert.</translation>
    </message>
    <message>
        <source>%1 was killed.</source>
        <translation>%1 wurde getötet.</translation>
    </message>
    <message>
        <source>None of the party was left on the table.</source>
        <translation>Vom Trupp war niemand mehr auf dem Tisch.</translation>
    </message>
    <message>
        <source>This encounter was rolled up with its enemy. Undo its preparation and prepare it again.</source>
        <translation>Diese Begegnung wurde mit ihrem Gegner ausgewürfelt. Die Vorbereitung rückgängig machen und neu vorbereiten.</translation>
    </message>
    <message>
        <source>The game&apos;s name</source>
        <translation>Name des Spiels</translation>
    </message>
    <message>
        <source>Report at least one figure that took part.</source>
        <translation>Mindestens eine Figur melden, die teilgenommen hat.</translation>
    </message>
    <message>
        <source>These rules do not use wounds or lost nerve. Leave them out for %1.</source>
        <translation>Diese Regeln verwenden weder Wunden noch verlorene Nerven. Bei %1 weglassen.</translation>
    </message>
    <message>
        <source>Nobody was left on the table to salvage anything. Leave the salvage out.</source>
        <translation>Niemand war mehr auf dem Tisch, um etwas zu erbeuten. Die Beute weglassen.</translation>
    </message>
    <message>
        <source>The enemy had no “%1”, so it cannot be salvaged. Available: %2.</source>
        <translation>Der Gegner hatte „%1“ nicht, daher ist das keine mögliche Beute. Verfügbar: %2.</translation>
    </message>
    <message>
        <source>The enemy had at most %1 of “%2”, not %3.</source>
        <translation>Der Gegner hatte von „%2“ höchstens %1, nicht %3.</translation>
    </message>
    <message>
        <source>There is no enemy number %1. Use 1 to %2.</source>
        <translation>Gegner Nummer %1 gibt es nicht. Möglich: 1 bis %2.</translation>
    </message>
    <message>
        <source>“%1” cannot follow this encounter. Possible follow-ups: %2.</source>
        <translation>„%1“ kann auf diese Begegnung nicht folgen. Mögliche Anschlussbegegnungen: %2.</translation>
    </message>
    <message>
        <source>These rules have no initiative to lose. Leave it out for %1.</source>
        <translation>Diese Regeln haben keine Initiative zu verlieren. Bei %1 weglassen.</translation>
    </message>
    <message>
        <source>%1: use 0 to %2, not %3.</source>
        <translation>%1: 0 bis %2 verwenden, nicht %3.</translation>
    </message>
    <message>
        <source>%2 has no side “%1”.</source>
        <translation>%2 hat keine Seite „%1“.</translation>
    </message>
    <message>
        <source>%1 has no convoy.</source>
        <translation>%1: Hier gibt es keinen Konvoi.</translation>
    </message>
    <message>
        <source>%1 has no hostages.</source>
        <translation>%1: Hier gibt es keine Geiseln.</translation>
    </message>
    <message>
        <source>The enemy is named in two different ways. Re-roll the enemy from the list you want.</source>
        <translation>Der Gegner ist auf zwei verschiedene Arten angegeben. Den Gegner aus der gewünschten Liste neu würfeln.</translation>
    </message>
    <message>
        <source>Grunts you may bring</source>
        <translation>Erlaubte Grunts</translation>
    </message>
    <message>
        <source>Convoy vehicles</source>
        <translation>Fahrzeuge im Konvoi</translation>
    </message>
    <message>
        <source>Civilians</source>
        <translation>Zivilisten</translation>
    </message>
    <message>
        <source>Hostages</source>
        <translation>Geiseln</translation>
    </message>
    <message>
        <source>Enemy vehicles</source>
        <translation>Gegnerfahrzeuge</translation>
    </message>
    <message>
        <source>The encounter this one followed is in the chronicle and cannot be changed.</source>
        <translation>Die Begegnung, auf die diese folgte, steht in der Chronik und kann nicht geändert werden.</translation>
    </message>
    <message>
        <source>The enemy is already in play. Change the enemy there.</source>
        <translation>Der Gegner ist schon im Spiel. Dort ändern.</translation>
    </message>
    <message>
        <source>%1 has no media coverage.</source>
        <translation>%1 hat keine Medienberichte.</translation>
    </message>
    <message>
        <source>Media coverage is rolled for an encounter. Prepare one first.</source>
        <translation>Medienberichte werden für eine Begegnung ausgewürfelt. Zuerst eine vorbereiten.</translation>
    </message>
    <message>
        <source>Your own band is the media crew.</source>
        <translation>Die eigene Bande ist das Medienteam.</translation>
    </message>
    <message>
        <source>A media crew is already there.</source>
        <translation>Ein Medienteam ist schon da.</translation>
    </message>
    <message>
        <source>No media crew will come to this encounter.</source>
        <translation>Zu dieser Begegnung kommt kein Medienteam.</translation>
    </message>
    <message>
        <source>The ambush has already been sprung.</source>
        <translation>Der Hinterhalt ist schon ausgelöst.</translation>
    </message>
    <message>
        <source>The ambush has already been rolled for this turn.</source>
        <translation>Der Hinterhalt wurde für diesen Zug schon gewürfelt.</translation>
    </message>
    <message>
        <source>They have already been spotted.</source>
        <translation>Sie sind schon entdeckt.</translation>
    </message>
    <message>
        <source>The defenders have already rolled to spot this turn.</source>
        <translation>Die Verteidiger haben in diesem Zug schon auf Entdecken gewürfelt.</translation>
    </message>
    <message>
        <source>The Runners have already made their stand.</source>
        <translation>Die Gejagten haben sich schon gestellt.</translation>
    </message>
    <message>
        <source>The Runners have got away.</source>
        <translation>Die Gejagten sind entkommen.</translation>
    </message>
    <message>
        <source>The Runners are caught and must make a stand.</source>
        <translation>Die Gejagten sind eingeholt und müssen sich stellen.</translation>
    </message>
    <message>
        <source>One of the sides has nobody left to run.</source>
        <translation>Eine der Seiten hat niemanden mehr, der laufen kann.</translation>
    </message>
    <message>
        <source>The besiegers are gone.</source>
        <translation>Die Belagerer sind fort.</translation>
    </message>
    <message>
        <source>The besiegers test at the end of a day, and this day is not over.</source>
        <translation>Die Belagerer testen am Ende eines Tages, und dieser Tag ist noch nicht vorbei.</translation>
    </message>
    <message>
        <source>Nothing has been robbed yet, so there is no alarm to roll for.</source>
        <translation>Noch wurde nichts geraubt, daher ist für keinen Alarm zu würfeln.</translation>
    </message>
    <message>
        <source>The alarm has already sounded.</source>
        <translation>Der Alarm ist schon ausgelöst.</translation>
    </message>
    <message>
        <source>The alarm has already been rolled for this turn.</source>
        <translation>Der Alarm wurde für diesen Zug schon gewürfelt.</translation>
    </message>
    <message>
        <source>The police arrive only after the alarm.</source>
        <translation>Die Polizei kommt erst nach dem Alarm.</translation>
    </message>
    <message>
        <source>The police have already arrived this turn.</source>
        <translation>Die Polizei ist in diesem Zug schon eingetroffen.</translation>
    </message>
    <message>
        <source>The police arrive only in a turn in which they move first.</source>
        <translation>Die Polizei kommt nur in einem Zug, in dem sie sich zuerst bewegt.</translation>
    </message>
    <message>
        <source>This encounter does not use that.</source>
        <translation>Diese Begegnung verwendet das nicht.</translation>
    </message>
    <message>
        <source>This encounter is decided by its hostages. Record how many of them are off the table.</source>
        <translation>Diese Begegnung entscheidet sich an den Geiseln. Eintragen, wie viele davon vom Tisch sind.</translation>
    </message>
    <message>
        <source>That is already noted.</source>
        <translation>Das ist schon vermerkt.</translation>
    </message>
    <message>
        <source>That is not noted.</source>
        <translation>Das ist nicht vermerkt.</translation>
    </message>
    <message>
        <source>A raid has 0 to %1 dwellings, not %2.</source>
        <translation>Ein Überfall hat 0 bis %1 Behausungen, nicht %2.</translation>
    </message>
    <message>
        <source>There are %1 dwellings, so %2 cannot have been looted.</source>
        <translation>Es gibt %1 Behausungen, daher können nicht %2 geplündert sein.</translation>
    </message>
    <message>
        <source>Hostages move only once a rescuer has reached them. Mark them as found first.</source>
        <translation>Geiseln bewegen sich erst, wenn ein Retter sie erreicht hat. Zuerst als gefunden markieren.</translation>
    </message>
    <message>
        <source>Nobody of the band on the table has number %1.</source>
        <translation>Niemand von der Bande auf dem Tisch hat die Nummer %1.</translation>
    </message>
    <message>
        <source>The band is on its way to %1 and arrives in %2. From there it can go on.</source>
        <translation>Die Bande ist schon unterwegs (Ziel: %1, Ankunft: %2). Von dort kann sie weiterreisen.</translation>
    </message>
    <message>
        <source>Choose a destination: %1.</source>
        <translation>Ein Ziel wählen: %1.</translation>
    </message>
    <message>
        <source>The band is already in %1.</source>
        <translation>Die Bande ist schon dort: %1.</translation>
    </message>
    <message>
        <source>This campaign is not set in the Wasteland, so there is no other locale to travel to.</source>
        <translation>Diese Kampagne spielt nicht im Ödland, daher gibt es keine andere Gegend als Reiseziel.</translation>
    </message>
    <message>
        <source>A follow-up encounter may come first. Prepare it, then travel.</source>
        <translation>Eine Anschlussbegegnung kann vorher kommen. Diese vorbereiten, dann reisen.</translation>
    </message>
    <message>
        <source>Settlement %1</source>
        <translation>Siedlung %1</translation>
    </message>
    <message>
        <source>This campaign is not set in the Wasteland, so there are no settlements to visit.</source>
        <translation>Diese Kampagne spielt nicht im Ödland, daher gibt es keine Siedlungen zu besuchen.</translation>
    </message>
    <message>
        <source>This campaign is over; the band reaches no more settlements.</source>
        <translation>Diese Kampagne ist zu Ende; die Bande erreicht keine Siedlungen mehr.</translation>
    </message>
    <message>
        <source>The list of settlements is full. Remove one you no longer need.</source>
        <translation>Die Liste der Siedlungen ist voll. Eine nicht mehr benötigte entfernen.</translation>
    </message>
    <message>
        <source>The settlement&apos;s name</source>
        <translation>Name der Siedlung</translation>
    </message>
    <message>
        <source>There is no current encounter that is fought in a settlement.</source>
        <translation>Es gibt keine aktuelle Begegnung, die in einer Siedlung ausgetragen wird.</translation>
    </message>
    <message>
        <source>%1 is in %2, but the encounter is in %3.</source>
        <translation>%1 gehört zur Gegend „%2“, die Begegnung zur Gegend „%3“.</translation>
    </message>
    <message>
        <source>The encounter is already fought there.</source>
        <translation>Die Begegnung wird schon dort ausgetragen.</translation>
    </message>
    <message>
        <source>The encounter is already set outside any settlement.</source>
        <translation>Die Begegnung liegt schon außerhalb jeder Siedlung.</translation>
    </message>
    <message>
        <source>A settlement of that size is not a nomad camp. Leave out the nomads.</source>
        <translation>Eine Siedlung dieser Größe ist kein Nomadenlager. Die Nomaden weglassen.</translation>
    </message>
    <message>
        <source>“%1” have no camp of that size. Nomads that do: %2.</source>
        <translation>„%1“ haben kein Lager dieser Größe. Mögliche Nomaden: %2.</translation>
    </message>
    <message>
        <source>A settlement has at most %1 structures.</source>
        <translation>Eine Siedlung hat höchstens %1 Bauten.</translation>
    </message>
    <message>
        <source>A settlement has 0 to %1 homes.</source>
        <translation>Eine Siedlung hat 0 bis %1 Wohnhäuser.</translation>
    </message>
    <message>
        <source>A settlement needs at least one structure or home. Remove the settlement instead.</source>
        <translation>Eine Siedlung braucht mindestens einen Bau oder ein Wohnhaus. Stattdessen die Siedlung entfernen.</translation>
    </message>
    <message>
        <source>There is no structure “%1”. Structures: %2.</source>
        <translation>Den Bau „%1“ gibt es nicht. Bauten: %2.</translation>
    </message>
    <message>
        <source>A settlement&apos;s size is 1 to 6, not %1.</source>
        <translation>Die Größe einer Siedlung ist 1 bis 6, nicht %1.</translation>
    </message>
    <message numerus="yes">
        <source>Section %1 cannot have %n buildings. Use 0 to %2.</source>
        <translation>
            <numerusform>Abschnitt %1 kann nicht %n Gebäude haben. Möglich sind 0 bis %2.</numerusform>
            <numerusform>Abschnitt %1 kann nicht %n Gebäude haben. Möglich sind 0 bis %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 cannot have served %n months. Use 0 to %2.</source>
        <translation>
            <numerusform>%1 kann nicht %n Monat gedient haben. Möglich sind 0 bis %2.</numerusform>
            <numerusform>%1 kann nicht %n Monate gedient haben. Möglich sind 0 bis %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n characters. Use %2 at most.</source>
        <translation>
            <numerusform>%1 hat %n Zeichen. Höchstens %2 sind möglich.</numerusform>
            <numerusform>%1 hat %n Zeichen. Höchstens %2 sind möglich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 can have at most %n attributes, not %2.</source>
        <translation>
            <numerusform>%1 kann höchstens %n Attribut haben, nicht %2.</numerusform>
            <numerusform>%1 kann höchstens %n Attribute haben, nicht %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring on 1 to %n figures at a time, not %1.</source>
        <translation>
            <numerusform>Auf einmal kann nur %n Figur dazukommen, nicht %1.</numerusform>
            <numerusform>Auf einmal können 1 bis %n Figuren dazukommen, nicht %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The note has %n characters. Use %1 at most.</source>
        <translation>
            <numerusform>Die Notiz hat %n Zeichen. Höchstens %1 sind möglich.</numerusform>
            <numerusform>Die Notiz hat %n Zeichen. Höchstens %1 sind möglich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The enemy must have 1 to %n figures.</source>
        <translation>
            <numerusform>Der Gegner muss %n Figur haben.</numerusform>
            <numerusform>Der Gegner muss 1 bis %n Figuren haben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n hostages, so 0 to %n can be off the table, not %1.</source>
        <translation>
            <numerusform>Es gibt %n Geisel, also können 0 bis %n vom Tisch sein, nicht %1.</numerusform>
            <numerusform>Es gibt %n Geiseln, also können 0 bis %n vom Tisch sein, nicht %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The notes have %n characters. Use %1 at most.</source>
        <translation>
            <numerusform>Die Notizen haben %n Zeichen. Höchstens %1 sind möglich.</numerusform>
            <numerusform>Die Notizen haben %n Zeichen. Höchstens %1 sind möglich.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is a special weapon: %2 may have one per full %3 figures, at least one, so %4 in a force of %5.</source>
        <translation>%1 ist eine Spezialwaffe. Erlaubt für %2: eine je volle %3 Figuren, mindestens eine, also %4 bei einer Stärke von %5.</translation>
    </message>
    <message>
        <source>Special weapons: %1 of %2 allowed (%3: one per full %4 figures, at least one; the band has %5).</source>
        <translation>Spezialwaffen: %1 von %2 erlaubten (%3: eine je volle %4 Figuren, mindestens eine; die Bande hat %5).</translation>
    </message>
    <message>
        <source>rounds: %1</source>
        <translation>Schuss: %1</translation>
    </message>
    <message>
        <source>%1 has no room for the Grunts of %2. Places free: %3; Grunts: %4.</source>
        <translation>%1 hat keinen Platz für die Grunts von %2. Freie Plätze: %3; Grunts: %4.</translation>
    </message>
    <message>
        <source>%1 is the last Star of this campaign and cannot leave it.</source>
        <translation>%1 ist der letzte Star dieser Kampagne und kann sie nicht verlassen.</translation>
    </message>
    <message>
        <source>Name what the figure carries.</source>
        <translation>Angeben, was die Figur trägt.</translation>
    </message>
    <message numerus="yes">
        <source>“%1…” must be at most %n characters.</source>
        <translation>
            <numerusform>„%1…“ darf höchstens %n Zeichen lang sein.</numerusform>
            <numerusform>„%1…“ darf höchstens %n Zeichen lang sein.</numerusform>
        </translation>
    </message>
    <message>
        <source>The name of a thing cannot contain a semicolon.</source>
        <translation>Der Name eines Gegenstands darf kein Semikolon enthalten.</translation>
    </message>
    <message>
        <source>The number of a thing must be 0 to %1.</source>
        <translation>Die Anzahl eines Gegenstands muss 0 bis %1 sein.</translation>
    </message>
    <message>
        <source>The figure does not carry “%1”.</source>
        <translation>Die Figur trägt „%1“ nicht.</translation>
    </message>
    <message numerus="yes">
        <source>A figure carries at most %n things.</source>
        <translation>
            <numerusform>Eine Figur trägt höchstens %n Gegenstand.</numerusform>
            <numerusform>Eine Figur trägt höchstens %n Gegenstände.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 has no wound “%1”. Wounds: %3.</source>
        <translation>%2 hat keine Wunde „%1“. Wunden: %3.</translation>
    </message>
    <message>
        <source>The Grunts of %1 cannot go to %1 again. Name another Star.</source>
        <translation>Die Grunts von %1 können nicht wieder zu %1 gehen. Einen anderen Star nennen.</translation>
    </message>
    <message>
        <source>%1 has no room for the Grunts of %2.</source>
        <translation>%1 hat keinen Platz für die Grunts von %2.</translation>
    </message>
    <message>
        <source>%1 %2 is out of range. Use 1 to %3.</source>
        <translation>%1 %2 ist nicht zulässig. Möglich: 1 bis %3.</translation>
    </message>
    <message>
        <source>Classes: %1.</source>
        <translation>Klassen: %1.</translation>
    </message>
    <message>
        <source>Armour: %1.</source>
        <translation>Rüstungen: %1.</translation>
    </message>
    <message>
        <source>Weapons: %1.</source>
        <translation>Waffen: %1.</translation>
    </message>
    <message>
        <source>Attributes: %1.</source>
        <translation>Attribute: %1.</translation>
    </message>
    <message>
        <source>Lists: %1.</source>
        <translation>Listen: %1.</translation>
    </message>
    <message>
        <source>Options: %1.</source>
        <translation>Optionen: %1.</translation>
    </message>
    <message>
        <source>Choices: %1.</source>
        <translation>Möglich: %1.</translation>
    </message>
    <message>
        <source>This campaign is over. To carry on, undo its last step or bring back its leader.</source>
        <translation>Diese Kampagne ist zu Ende. Um weiterzuspielen, ihren letzten Schritt rückgängig machen oder ihren Leader zurückholen.</translation>
    </message>
    <message>
        <source>An encounter is under way. Finish the battle first.</source>
        <translation>Eine Begegnung läuft. Zuerst das Gefecht abschließen.</translation>
    </message>
    <message>
        <source>%1 already has %2 in this campaign, so %3 cannot come back.</source>
        <translation>%1 hat in dieser Kampagne schon %2, daher kann %3 nicht zurückkommen.</translation>
    </message>
    <message>
        <source>%1 cannot have “%2”: the stockpile holds none.</source>
        <translation>%1 kann „%2“ nicht haben: Im Vorrat ist nichts davon.</translation>
    </message>
    <message>
        <source>The Leader&apos;s name</source>
        <translation>Name des Leaders</translation>
    </message>
    <message>
        <source>The Star&apos;s name</source>
        <translation>Name des Stars</translation>
    </message>
    <message>
        <source>The Star</source>
        <translation>Der Star</translation>
    </message>
    <message>
        <source>the Leader</source>
        <translation>Der Leader</translation>
    </message>
    <message>
        <source>the Star</source>
        <translation>Der Star</translation>
    </message>
    <message>
        <source>In %1 a side has only one Leader. Create another campaign.</source>
        <translation>In %1 hat eine Seite nur einen Leader. Eine andere Kampagne anlegen.</translation>
    </message>
    <message>
        <source>%1 already has a Star in this campaign: %2. Give each player&apos;s name only once.</source>
        <translation>%1 hat in dieser Kampagne schon einen Star: %2. Jeden Spielernamen nur einmal angeben.</translation>
    </message>
    <message>
        <source>You start off the table, so there is no section to choose.</source>
        <translation>Die eigene Seite beginnt nicht auf dem Tisch, daher ist kein Abschnitt zu wählen.</translation>
    </message>
    <message>
        <source>You cannot start in section %1. Sections: %2.</source>
        <translation>In Abschnitt %1 kann die eigene Seite nicht beginnen. Abschnitte: %2.</translation>
    </message>
    <message>
        <source>%1 has already inflicted damage. It counts only once.</source>
        <translation>%1 hat schon Schaden angerichtet. Das zählt nur einmal.</translation>
    </message>
    <message>
        <source>%1 already has a Bad Wound; a second one kills.</source>
        <translation>%1 hat schon eine Schwere Wunde; eine zweite tötet.</translation>
    </message>
    <message>
        <source>Another side also rolled %1, so side %2 does not activate this turn.</source>
        <translation>Auch eine andere Seite hat eine %1 gewürfelt, daher wird Seite %2 in diesem Zug nicht aktiviert.</translation>
    </message>
    <message>
        <source>The band of %1 has no room for that. Places free: %2.</source>
        <translation>Die Bande von %1 hat dafür keinen Platz. Freie Plätze: %2.</translation>
    </message>
    <message>
        <source>You cannot recruit %1. Ask for 1 to %2.</source>
        <translation>%1 Rekruten sind nicht möglich. 1 bis %2 angeben.</translation>
    </message>
    <message>
        <source>There is no room for %1 recruits. Places free: %2.</source>
        <translation>Für %1 Rekruten ist kein Platz. Freie Plätze: %2.</translation>
    </message>
    <message>
        <source>The figure&apos;s name</source>
        <translation>Name der Figur</translation>
    </message>
    <message>
        <source>%1 of nine sections were scouted.</source>
        <translation>Erkundet: %1 von neun Abschnitten.</translation>
    </message>
    <message>
        <source>Vehicles are rolled for an encounter. Prepare one first.</source>
        <translation>Fahrzeuge werden für eine Begegnung ausgewürfelt. Zuerst eine vorbereiten.</translation>
    </message>
    <message>
        <source>The list of this campaign has no vehicles to roll for.</source>
        <translation>Die Liste dieser Kampagne hat keine Fahrzeuge zum Auswürfeln.</translation>
    </message>
    <message>
        <source>Your vehicles have already been rolled for this encounter.</source>
        <translation>Die eigenen Fahrzeuge wurden für diese Begegnung schon ausgewürfelt.</translation>
    </message>
    <message>
        <source>There is one vehicle for every %1 figures, and your group has %2.</source>
        <translation>Auf je %1 Figuren kommt ein Fahrzeug, und die eigene Gruppe hat %2.</translation>
    </message>
    <message>
        <source>There is no current encounter of these rules. Prepare one first.</source>
        <translation>Es gibt keine aktuelle Begegnung dieser Regeln. Zuerst eine vorbereiten.</translation>
    </message>
    <message>
        <source>Only a Raid or a Recover can be about a stockpile.</source>
        <translation>Nur bei einem Überfall oder einer Bergung kann es um einen Vorrat gehen.</translation>
    </message>
    <message>
        <source>The battle has begun. What it is about is settled before that.</source>
        <translation>Das Gefecht hat begonnen. Worum es geht, wird vorher festgelegt.</translation>
    </message>
    <message>
        <source>This encounter is already about a stockpile.</source>
        <translation>Bei dieser Begegnung geht es schon um einen Vorrat.</translation>
    </message>
    <message>
        <source>This encounter is not about a stockpile.</source>
        <translation>Bei dieser Begegnung geht es nicht um einen Vorrat.</translation>
    </message>
    <message>
        <source>Role “%1” has the opponents “%2”.</source>
        <translation>Die Rolle „%1“ hat als Gegner „%2“.</translation>
    </message>
    <message>
        <source>Role “%1” cannot be surprised in this encounter.</source>
        <translation>Die Rolle „%1“ kann in dieser Begegnung nicht überrascht werden.</translation>
    </message>
    <message>
        <source>enemy figure</source>
        <translation>eine gegnerische Figur</translation>
    </message>
    <message>
        <source>Your vehicles</source>
        <translation>Eigene Fahrzeuge</translation>
    </message>
    <message numerus="yes">
        <source>This encounter allows at most %n Grunts, not %1. Leave some out of the party.</source>
        <translation>
            <numerusform>Diese Begegnung erlaubt höchstens %n Grunt, nicht %1. Einige aus dem Trupp nehmen.</numerusform>
            <numerusform>Diese Begegnung erlaubt höchstens %n Grunts, nicht %1. Einige aus dem Trupp nehmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The alarm has only just sounded. The police arrive in a later turn.</source>
        <translation>Der Alarm ist eben erst ausgelöst. Die Polizei kommt in einem späteren Zug.</translation>
    </message>
    <message>
        <source>The getaway car is already running.</source>
        <translation>Der Fluchtwagen läuft schon.</translation>
    </message>
    <message>
        <source>Starting the car has already been tried this turn.</source>
        <translation>In diesem Zug wurde schon versucht, den Wagen zu starten.</translation>
    </message>
    <message>
        <source>Enemies killed and routed must be 0 or more.</source>
        <translation>Die Zahl getöteter und in die Flucht geschlagener Gegner muss mindestens 0 sein.</translation>
    </message>
    <message>
        <source>%1 is no longer in the band and must be brought back first.</source>
        <translation>%1 ist nicht mehr in der Bande und muss zuerst zurückgeholt werden.</translation>
    </message>
    <message>
        <source>Numbers: %1.</source>
        <translation>Nummern: %1.</translation>
    </message>
    <message>
        <source>Number %1 is not another Star of this campaign. Stars: %2.</source>
        <translation>Nummer %1 ist kein anderer Star dieser Kampagne. Stars: %2.</translation>
    </message>
    <message>
        <source>Number %1 is not a Star of this campaign. Stars: %2.</source>
        <translation>Nummer %1 ist kein Star dieser Kampagne. Stars: %2.</translation>
    </message>
    <message>
        <source>Nobody has left the band, so nobody can be brought back.</source>
        <translation>Niemand hat die Bande verlassen, daher kann niemand zurückgeholt werden.</translation>
    </message>
    <message>
        <source>There is no former member with number %1. Former members: %2.</source>
        <translation>Unter den Ehemaligen hat niemand die Nummer %1. Ehemalige: %2.</translation>
    </message>
    <message numerus="yes">
        <source>A PEF can hide at most %n figures.</source>
        <translation>
            <numerusform>Eine PEF kann höchstens %n Figur verbergen.</numerusform>
            <numerusform>Eine PEF kann höchstens %n Figuren verbergen.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no objective building %1. The highest number is %2.</source>
        <translation>Zielgebäude %1 gibt es nicht. Die höchste Nummer ist %2.</translation>
    </message>
    <message>
        <source>There is no section %1 on the table. Use 1 to 9.</source>
        <translation>Abschnitt %1 gibt es auf dem Tisch nicht. Möglich: 1 bis 9.</translation>
    </message>
    <message numerus="yes">
        <source>%n enemies who were met are still on the table.</source>
        <translation>
            <numerusform>%n angetroffene gegnerische Figur ist noch auf dem Tisch.</numerusform>
            <numerusform>%n angetroffene gegnerische Figuren sind noch auf dem Tisch.</numerusform>
        </translation>
    </message>
    <message>
        <source>Neither were the buildings looted nor was anybody captured.</source>
        <translation>Weder wurden die Gebäude geplündert noch wurde jemand gefangen.</translation>
    </message>
    <message>
        <source>Write each figure as TYPE REP [WEAPON], not “%1”, and put a semicolon between them.</source>
        <translation>Jede Figur als TYPE REP [WEAPON] schreiben, nicht „%1“, mit einem Semikolon dazwischen.</translation>
    </message>
    <message>
        <source>Write 1 to %1 figures alike, not %2.</source>
        <translation>1 bis %1 gleiche Figuren angeben, nicht %2.</translation>
    </message>
    <message>
        <source>Rep must be 1 to %1, not %2.</source>
        <translation>Die Rep muss 1 bis %1 sein, nicht %2.</translation>
    </message>
    <message>
        <source>Initiative is noted only in the games of the street skirmish.</source>
        <translation>Initiative wird nur in den Spielen des Straßengefechts vermerkt.</translation>
    </message>
    <message>
        <source>The initiative lost must be 0 to %1.</source>
        <translation>Die verlorene Initiative muss 0 bis %1 sein.</translation>
    </message>
    <message>
        <source>Initiative lost by %1 is %2 already.</source>
        <translation>Die verlorene Initiative von %1 ist schon %2.</translation>
    </message>
    <message>
        <source>There is no enemy %1 in this game. Enemies are 1 to %2.</source>
        <translation>Gegner %1 gibt es in diesem Spiel nicht. Möglich: 1 bis %2.</translation>
    </message>
    <message>
        <source>Initiative lost by enemy %1 is %2 already.</source>
        <translation>Die verlorene Initiative von Gegner %1 ist schon %2.</translation>
    </message>
    <message>
        <source>There is no settlement %1: none has been found yet.</source>
        <translation>Siedlung %1 gibt es nicht: Es wurde noch keine gefunden.</translation>
    </message>
    <message>
        <source>There is no settlement %1. Settlements: %2.</source>
        <translation>Siedlung %1 gibt es nicht. Siedlungen: %2.</translation>
    </message>
    <message>
        <source>%1 is captured and cannot have taken part.</source>
        <translation>%1 ist gefangen und kann nicht teilgenommen haben.</translation>
    </message>
    <message>
        <source>%1 is captured and cannot take part.</source>
        <translation>%1 ist gefangen und kann nicht teilnehmen.</translation>
    </message>
    <message>
        <source>A media crew is led by its Reporter (p. 10): the Star carries the mike.</source>
        <translation>Ein Medienteam wird von Reporter oder Reporterin angeführt (S. 10): Der Star trägt das Mikrofon.</translation>
    </message>
    <message>
        <source>%1 has no dice for the Leader. Say what it is instead.</source>
        <translation>%1 hat keine Würfel für den Leader. Stattdessen angeben, was für eine Figur es ist.</translation>
    </message>
    <message>
        <source>%1 has no dice for the Star. Say what it is instead.</source>
        <translation>%1 hat keine Würfel für den Star. Stattdessen angeben, was für eine Figur es ist.</translation>
    </message>
    <message>
        <source>%1 has no factions to roll for. Choose an army list.</source>
        <translation>%1 hat keine Fraktionen zum Auswürfeln. Eine Armeeliste wählen.</translation>
    </message>
    <message>
        <source>Only the Wasteland has factions. Set the option genre to wasteland, or choose an army list.</source>
        <translation>Fraktionen gibt es nur im Ödland. Die Option genre auf wasteland setzen oder eine Armeeliste wählen.</translation>
    </message>
    <message>
        <source>%1 is captured, and nobody is left to lead the band. Set %1 free by hand, or bring somebody back.</source>
        <translation>%1 ist gefangen, und niemand kann die Bande anführen. %1 von Hand befreien oder jemanden zurückholen.</translation>
    </message>
    <message>
        <source>This campaign&apos;s forces are bought by points, so nobody is rolled up. Pick each figure by hand.</source>
        <translation>Die Truppen dieser Kampagne werden mit Punkten gekauft, daher wird niemand ausgewürfelt. Jede Figur von Hand wählen.</translation>
    </message>
    <message>
        <source>That figure costs %1; points left to spend: %2 of %3.</source>
        <translation>Diese Figur kostet %1; noch verfügbare Punkte: %2 von %3.</translation>
    </message>
    <message>
        <source>Only the rescuers in a Recover can look for an antidote.</source>
        <translation>Nur wer zu einer Bergung kommt, kann nach einem Gegenmittel suchen.</translation>
    </message>
    <message>
        <source>A Recover is about hostages or about an antidote, not about both.</source>
        <translation>Bei einer Bergung geht es um Geiseln oder um ein Gegenmittel, nicht um beides.</translation>
    </message>
    <message>
        <source>Each side has %1 points, and this party costs %2. Leave some out of the party.</source>
        <translation>Jede Seite hat %1 Punkte, und dieser Trupp kostet %2. Einige aus dem Trupp nehmen.</translation>
    </message>
    <message>
        <source>No media crew is there to go along with. Roll for media coverage first.</source>
        <translation>Es ist kein Medienteam da, das begleitet werden kann. Zuerst auf Berichterstattung würfeln.</translation>
    </message>
    <message>
        <source>The media crew already has one: %1.</source>
        <translation>Das Medienteam hat das schon: %1.</translation>
    </message>
    <message>
        <source>“%1” does not go along with a media crew. Choices: %2.</source>
        <translation>„%1“ begleitet kein Medienteam. Möglich: %2.</translation>
    </message>
    <message>
        <source>The media crew has its Tech. A driver and a bodyguard can be picked by hand.</source>
        <translation>Das Medienteam hat seine Technik schon. Fahrer und Leibwache lassen sich von Hand wählen.</translation>
    </message>
    <message>
        <source>A media crew has one Tech. Recruit 1 by dice.</source>
        <translation>Das Medienteam hat schon eine Figur für die Technik. Fahrer und Leibwache lassen sich von Hand wählen.</translation>
    </message>
    <message>
        <source>A media crew has one Reporter, who leads it, and one Tech; one driver and one bodyguard may go along. That part is taken.</source>
        <translation>Ein Medienteam besteht aus Reporter (führt an) und Technik; je ein Fahrer und eine Leibwache dürfen mit. Diese Rolle ist besetzt.</translation>
    </message>
    <message>
        <source>A media crew takes a Tech with a camera, a driver of Rep 2 or 3, or a bodyguard of Rep 4.</source>
        <translation>Zu einem Medienteam gehören Technik mit Kamera, Fahrer mit Rep 2 oder 3 oder Leibwache mit Rep 4.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>“%1” is nothing that a note or a picture can be about. Use campaign, month=N, battle=STEP, step=N, figure=ID or foe=ID.</source>
        <translation>„%1“ kann nicht Gegenstand einer Notiz oder eines Bildes sein. Möglich sind campaign, month=N, battle=STEP, step=N, figure=ID oder foe=ID.</translation>
    </message>
    <message>
        <source>A note must have a text.</source>
        <translation>Die Notiz braucht einen Text.</translation>
    </message>
    <message numerus="yes">
        <source>A note has at most %n characters.</source>
        <translation>
            <numerusform>Eine Notiz hat höchstens %n Zeichen.</numerusform>
            <numerusform>Eine Notiz hat höchstens %n Zeichen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A title has at most %n characters.</source>
        <translation>
            <numerusform>Ein Titel hat höchstens %n Zeichen.</numerusform>
            <numerusform>Ein Titel hat höchstens %n Zeichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A title must be one line.</source>
        <translation>Ein Titel muss in einer Zeile stehen.</translation>
    </message>
    <message>
        <source>A note must be plain text: it has a control character other than a line break. Remove it.</source>
        <translation>Eine Notiz muss reiner Text sein: Sie enthält ein anderes Steuerzeichen als einen Zeilenumbruch. Dieses entfernen.</translation>
    </message>
    <message>
        <source>There is no note %1; there are none yet.</source>
        <translation>Es gibt keine Notiz %1; es gibt noch keine.</translation>
    </message>
    <message>
        <source>There is no note %1. Notes: %2</source>
        <translation>Es gibt keine Notiz %1. Notizen: %2</translation>
    </message>
    <message>
        <source>Turn %1 has not come yet; it is turn %2.</source>
        <translation>Runde %1 ist noch nicht gekommen; es ist Runde %2.</translation>
    </message>
    <message>
        <source>There never was a figure %1. Figures: 1 to %2</source>
        <translation>Es gab nie eine Figur %1. Figuren: 1 bis %2</translation>
    </message>
    <message>
        <source>There is no foe %1.</source>
        <translation>Es gibt keinen Widersacher %1.</translation>
    </message>
    <message>
        <source>There is no step %1. Steps: 1 to %2</source>
        <translation>Es gibt keinen Schritt %1. Schritte: 1 bis %2</translation>
    </message>
    <message>
        <source>Step %1 did not finish a battle; none has been finished yet.</source>
        <translation>Schritt %1 hat kein Gefecht abgeschlossen; bisher ist keins abgeschlossen.</translation>
    </message>
    <message>
        <source>Step %1 did not finish a battle. Battles: %2</source>
        <translation>Schritt %1 hat kein Gefecht abgeschlossen. Gefechte: %2</translation>
    </message>
    <message>
        <source>That is what note %1 says already.</source>
        <translation>Notiz %1 lautet bereits so.</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>Schuss</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <comment>a question, an answer</comment>
        <translation>%1 ist leer.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is longer than %n characters.</source>
        <comment>a question, an answer</comment>
        <translation>
            <numerusform>%1 ist länger als %n Zeichen.</numerusform>
            <numerusform>%1 ist länger als %n Zeichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 must be one line of plain text.</source>
        <comment>a question, an answer</comment>
        <translation>%1 muss eine Zeile aus reinem Text sein.</translation>
    </message>
    <message>
        <source>Give each answer with the sides of its die, such as “Greens:6,Blues:4”, not “%1”.</source>
        <translation>Jede Antwort mit den Seiten ihres Würfels angeben, etwa „Grüne:6,Blaue:4“, nicht „%1“.</translation>
    </message>
    <message>
        <source>The question</source>
        <translation>Die Frage</translation>
    </message>
    <message>
        <source>A question has two to four answers.</source>
        <translation>Eine Frage hat zwei bis vier Antworten.</translation>
    </message>
    <message>
        <source>An answer</source>
        <translation>Eine Antwort</translation>
    </message>
    <message>
        <source>The answer “%1” is given twice.</source>
        <translation>Die Antwort „%1“ ist doppelt angegeben.</translation>
    </message>
    <message>
        <source>A die has 2 to 100 sides, not %1.</source>
        <translation>Ein Würfel hat 2 bis 100 Seiten, nicht %1.</translation>
    </message>
    <message>
        <source>No Star has room for %1, whose own Star is lost. Dismiss a Grunt first.</source>
        <translation>Kein Star hat Platz für %1; der eigene Star ist verloren. Zuerst einen Grunt entlassen.</translation>
    </message>
    <message numerus="yes">
        <source>A caption has at most %n characters.</source>
        <translation>
            <numerusform>Eine Bildunterschrift hat höchstens %n Zeichen.</numerusform>
            <numerusform>Eine Bildunterschrift hat höchstens %n Zeichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A caption must be one line of plain text.</source>
        <translation>Eine Bildunterschrift muss eine Zeile reiner Text sein.</translation>
    </message>
    <message>
        <source>There is no picture %1; there are none yet.</source>
        <translation>Bild %1 gibt es nicht; es gibt noch keine Bilder.</translation>
    </message>
    <message>
        <source>There is no picture %1. Pictures: %2</source>
        <translation>Bild %1 gibt es nicht. Bilder: %2</translation>
    </message>
    <message>
        <source>That is the caption of picture %1 already.</source>
        <translation>Das ist schon die Unterschrift von Bild %1.</translation>
    </message>
    <message>
        <source>You have no PEF %1. Hide figures or a decoy under it first.</source>
        <translation>Eine eigene PEF %1 gibt es nicht. Zuerst Figuren oder eine Attrappe unter ihr verbergen.</translation>
    </message>
    <message>
        <source>Your PEF %1 has already been revealed.</source>
        <translation>Die eigene PEF %1 ist schon aufgedeckt.</translation>
    </message>
    <message>
        <source>%1 is already hidden under your PEF %2.</source>
        <translation>%1 ist schon unter der eigenen PEF %2 verborgen.</translation>
    </message>
    <message>
        <source>This encounter has no PEFs, so nobody is hidden under one.</source>
        <translation>Diese Begegnung hat keine PEFs, also wird niemand unter einer verborgen.</translation>
    </message>
    <message>
        <source>Number your PEFs from 1, in order: use 1 to %1, not %2.</source>
        <translation>Die eigenen PEFs der Reihe nach ab 1 nummerieren: 1 bis %1, nicht %2.</translation>
    </message>
    <message>
        <source>Your PEF %1 is already in section %2.</source>
        <translation>Die eigene PEF %1 steht schon in Abschnitt %2.</translation>
    </message>
    <message numerus="yes">
        <source>The band has split into %n groups. Join two of them first.</source>
        <translation>
            <numerusform>Die Bande hat sich in %n Gruppe geteilt. Zuerst zwei davon vereinen.</numerusform>
            <numerusform>Die Bande hat sich in %n Gruppen geteilt. Zuerst zwei davon vereinen.</numerusform>
        </translation>
    </message>
    <message>
        <source>PEF %1 already hides something. Reveal it instead.</source>
        <translation>PEF %1 verbirgt schon etwas. Stattdessen aufdecken.</translation>
    </message>
    <message>
        <source>In these rules bands do not meet each other. Name an enemy list.</source>
        <translation>Nach diesen Regeln treffen Banden nicht aufeinander. Eine Gegnerliste angeben.</translation>
    </message>
    <message>
        <source>This campaign has one band, which cannot meet itself. Name an enemy list.</source>
        <translation>Diese Kampagne hat nur eine Bande, und die kann nicht auf sich selbst treffen. Eine Gegnerliste angeben.</translation>
    </message>
    <message>
        <source>Both bands keep their things in one stockpile, so they do not fight over it.</source>
        <translation>Beide Banden haben einen gemeinsamen Vorrat, also kämpfen sie nicht darum.</translation>
    </message>
    <message>
        <source>Report at least one figure of %1 that took part.</source>
        <translation>Mindestens eine Figur melden, die teilgenommen hat, auch von: %1.</translation>
    </message>
    <message>
        <source>%1 is of neither band and did not take part.</source>
        <translation>%1 gehört zu keiner der beiden Banden und hat nicht teilgenommen.</translation>
    </message>
    <message>
        <source>No bands met in this encounter, so there is no outcome for another one.</source>
        <translation>In dieser Begegnung trafen keine Banden aufeinander, also gibt es keinen Ausgang für eine andere.</translation>
    </message>
    <message>
        <source>Each band records who comes. To meet somebody else, re-roll the enemy from the list you want.</source>
        <translation>Jede Bande hält fest, wer kommt. Um auf jemand anderen zu treffen, den Gegner aus der gewünschten Liste neu würfeln.</translation>
    </message>
    <message>
        <source>%1 has not recorded who comes. Do that on the Encounter page, or with “muster bring”.</source>
        <translation>%1 hat noch nicht festgehalten, wer kommt. Das geschieht auf der Seite Begegnung oder mit „muster bring“.</translation>
    </message>
    <message>
        <source>Who comes has been recorded. Leave the figures out.</source>
        <translation>Wer kommt, ist festgehalten. Die Figuren weglassen.</translation>
    </message>
    <message>
        <source>No bands meet in the current encounter.</source>
        <translation>In der aktuellen Begegnung treffen keine Banden aufeinander.</translation>
    </message>
    <message>
        <source>The battle has begun. Who comes is recorded before that.</source>
        <translation>Das Gefecht hat begonnen. Wer kommt, wird vorher festgehalten.</translation>
    </message>
    <message>
        <source>Number %1 is no Star of this meeting. Stars: %2.</source>
        <translation>Nummer %1 ist kein Star dieses Treffens. Stars: %2.</translation>
    </message>
    <message>
        <source>Both bands have been shown, so who comes can no longer be changed.</source>
        <translation>Beide Banden sind aufgedeckt, also lässt sich nicht mehr ändern, wer kommt.</translation>
    </message>
    <message>
        <source>%1 is not of %2.</source>
        <translation>%1 gehört nicht dazu: %2.</translation>
    </message>
    <message>
        <source>%1 is named twice.</source>
        <translation>%1 ist zweimal genannt.</translation>
    </message>
    <message>
        <source>What PEF %1 hides is not recorded yet. Record it first, or resolve the PEF by dice.</source>
        <translation>Was PEF %1 verbirgt, ist noch nicht festgehalten. Zuerst festhalten oder die PEF mit Würfeln auflösen.</translation>
    </message>
</context>
<context>
    <name>Acts</name>
    <message>
        <source>Available: %1.</source>
        <translation>Verfügbar: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n points each</source>
        <translation>
            <numerusform>je %n Punkt</numerusform>
            <numerusform>je %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Add kill</source>
        <translation>Tötung +1</translation>
    </message>
    <message>
        <source>Inflicted damage</source>
        <translation>Schaden angerichtet</translation>
    </message>
    <message>
        <source>Counts towards experience</source>
        <translation>Zählt für die Erfahrung</translation>
    </message>
    <message>
        <source>Undo kill</source>
        <translation>Tötung −1</translation>
    </message>
    <message>
        <source>kills</source>
        <translation>Getötete</translation>
    </message>
    <message>
        <source>routed enemies</source>
        <translation>in die Flucht geschlagene Gegner</translation>
    </message>
    <message>
        <source>record what a figure of the band did</source>
        <translation>eintragen, was eine Figur der Bande getan hat</translation>
    </message>
    <message>
        <source>By %1</source>
        <translation>Durch %1</translation>
    </message>
    <message>
        <source>PEF</source>
        <translation>PEF</translation>
    </message>
    <message>
        <source>group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>band&apos;s group</source>
        <translation>Gruppe der Bande</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>Figur</translation>
    </message>
    <message>
        <source>section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>building</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Second bad wound</source>
        <translation>2. Schwere Wunde</translation>
    </message>
    <message>
        <source>The second one kills</source>
        <translation>Die zweite tötet</translation>
    </message>
    <message>
        <source>set the state of a figure of the band</source>
        <translation>den Zustand einer Figur der Bande setzen</translation>
    </message>
    <message>
        <source>set the state of an enemy, by number within the group</source>
        <translation>den Zustand eines Gegners setzen, nach Nummer in der Gruppe</translation>
    </message>
    <message>
        <source>Star Power</source>
        <translation>Star Power</translation>
    </message>
    <message>
        <source>Star Power…</source>
        <translation>Star Power…</translation>
    </message>
    <message>
        <source>Rolls the dice left (%1) against damage: each 1–3 makes it one level less, each 6 is lost for this encounter</source>
        <translation>Würfelt die verbliebenen Würfel (%1) gegen Schaden: jede 1–3 senkt ihn um eine Stufe, jede 6 ist für diese Begegnung verloren</translation>
    </message>
    <message>
        <source>Star Power against</source>
        <translation>Star Power gegen</translation>
    </message>
    <message>
        <source>&amp;Stunned</source>
        <translation>&amp;Benommen</translation>
    </message>
    <message>
        <source>&amp;Out of the Fight</source>
        <translation>&amp;Außer Gefecht</translation>
    </message>
    <message>
        <source>Obviously &amp;Dead</source>
        <translation>Eindeutig &amp;tot</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Star</translation>
    </message>
    <message>
        <source>use Star Power against this damage</source>
        <translation>Star Power gegen diesen Schaden einsetzen</translation>
    </message>
    <message>
        <source>place one of your groups in a section</source>
        <translation>eine eigene Gruppe in einen Abschnitt setzen</translation>
    </message>
    <message>
        <source>move a figure to this group, or start it</source>
        <translation>eine Figur in diese Gruppe versetzen oder die Gruppe neu bilden</translation>
    </message>
    <message>
        <source>Move to group %1</source>
        <translation>Zu Gruppe %1</translation>
    </message>
    <message>
        <source>Joins that group</source>
        <translation>Schließt sich dieser Gruppe an</translation>
    </message>
    <message>
        <source>Forms a group of its own</source>
        <translation>Bildet eine eigene Gruppe</translation>
    </message>
    <message>
        <source>Move (in cover)</source>
        <translation>Bewegen (in Deckung)</translation>
    </message>
    <message>
        <source>Whether this group outnumbers the nearest of your groups two to one. Muster counts your whole party; change it here if the table shows otherwise.</source>
        <translation>Ob diese Gruppe der nächsten eigenen Gruppe zwei zu eins überlegen ist. Muster zählt den ganzen eigenen Trupp; hier ändern, wenn der Tisch es anders zeigt.</translation>
    </message>
    <message>
        <source>move an enemy group (two-to-one is worked out unless you give it)</source>
        <translation>eine Gegnergruppe bewegen (zwei zu eins wird ermittelt, wenn nicht angegeben)</translation>
    </message>
    <message>
        <source>place a group in a section</source>
        <translation>eine Gruppe in einen Abschnitt setzen</translation>
    </message>
    <message>
        <source>remove a group from the table</source>
        <translation>eine Gruppe vom Tisch nehmen</translation>
    </message>
    <message>
        <source>Return to table</source>
        <translation>Zurück auf den Tisch</translation>
    </message>
    <message>
        <source>Remove group</source>
        <translation>Gruppe entfernen</translation>
    </message>
    <message>
        <source>set an enemy group&apos;s side: 2 for the enemy, 3 or 4</source>
        <translation>die Seite einer Gegnergruppe setzen: 2 für den Gegner, 3 oder 4</translation>
    </message>
    <message>
        <source>Side %1</source>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>This group acts on that side&apos;s die</source>
        <translation>Diese Gruppe handelt mit dem Würfel dieser Seite</translation>
    </message>
    <message>
        <source>figures arriving</source>
        <translation>eintreffende Figuren</translation>
    </message>
    <message>
        <source>Enemy reinforcements…</source>
        <translation>Gegnerische Verstärkung…</translation>
    </message>
    <message>
        <source>place the guards of a raided building</source>
        <translation>die Wachen eines überfallenen Gebäudes aufstellen</translation>
    </message>
    <message>
        <source>Place guards</source>
        <translation>Wachen aufstellen</translation>
    </message>
    <message>
        <source>Rolls which guards are inside and which face you</source>
        <translation>Würfelt, welche Wachen drinnen sind und welche zur eigenen Seite blicken</translation>
    </message>
    <message>
        <source>Place guards inside</source>
        <translation>Wachen drinnen aufstellen</translation>
    </message>
    <message>
        <source>Once shots are fired, all guards are inside</source>
        <translation>Sobald Schüsse fallen, sind alle Wachen drinnen</translation>
    </message>
    <message>
        <source>Alarm all</source>
        <translation>Alle alarmieren</translation>
    </message>
    <message>
        <source>set a guard&apos;s awareness: unaware, met or alarmed</source>
        <translation>die Wachsamkeit einer Wache setzen: unaware, met oder alarmed</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Move %1 to section</source>
        <translation>%1 bewegen nach Abschnitt</translation>
    </message>
    <message>
        <source>1 to 9: move to that section</source>
        <translation>1 bis 9: in diesen Abschnitt bewegen</translation>
    </message>
    <message>
        <source>Section %1</source>
        <translation>Abschnitt %1</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>1 bis 9</translation>
    </message>
    <message>
        <source>Move the selected PEF or group to that section</source>
        <translation>Die gewählte PEF oder Gruppe in diesen Abschnitt bewegen</translation>
    </message>
    <message>
        <source>PEF %1</source>
        <translation>PEF %1</translation>
    </message>
    <message>
        <source>the whole band</source>
        <translation>die ganze Bande</translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation>Gruppe %1</translation>
    </message>
    <message>
        <source>resolve a PEF</source>
        <translation>eine PEF auflösen</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Auflösen</translation>
    </message>
    <message>
        <source>move a PEF</source>
        <translation>eine PEF bewegen</translation>
    </message>
    <message>
        <source>“%1” is not a state. States: %2.</source>
        <translation>„%1“ ist kein Zustand. Zustände: %2.</translation>
    </message>
    <message>
        <source>A guard must be unaware, met or alarmed, not “%1”.</source>
        <translation>Eine Wache muss unaware, met oder alarmed sein, nicht „%1“.</translation>
    </message>
    <message>
        <source>Unexpected argument “%1”.</source>
        <translation>Unerwartetes Argument „%1“.</translation>
    </message>
    <message>
        <source>scout a section by dice (Chain Reaction 3.0)</source>
        <translation>einen Abschnitt mit Würfeln erkunden (Chain Reaction 3.0)</translation>
    </message>
    <message>
        <source>Scout</source>
        <translation>Erkunden</translation>
    </message>
    <message>
        <source>Enemy found</source>
        <translation>Gegner gefunden</translation>
    </message>
    <message>
        <source>Nobody there</source>
        <translation>Niemand da</translation>
    </message>
    <message>
        <source>A figure enters this section: 2d6 against its Terrain Value</source>
        <translation>Eine Figur betritt diesen Abschnitt: 2W6 gegen seinen Geländewert</translation>
    </message>
    <message>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>Scout the selected section</source>
        <translation>Den gewählten Abschnitt erkunden</translation>
    </message>
    <message>
        <source>mark a section as scouted</source>
        <translation>einen Abschnitt als erkundet markieren</translation>
    </message>
    <message>
        <source>Scouted</source>
        <translation>Erkundet</translation>
    </message>
    <message>
        <source>Mark as scouted: the Star had its centre in sight for a full turn of activation</source>
        <translation>Als erkundet markieren: Der Star hatte die Mitte einen vollen Zug mit Aktivierung in Sicht</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Mark the selected section as scouted</source>
        <translation>Den gewählten Abschnitt als erkundet markieren</translation>
    </message>
    <message>
        <source>enter a building, then count each quiet turn inside</source>
        <translation>ein Gebäude betreten, dann jeden ruhigen Zug darin zählen</translation>
    </message>
    <message>
        <source>Quiet turn inside</source>
        <translation>Ruhiger Zug darin</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Betreten</translation>
    </message>
    <message>
        <source>restart the count of quiet turns</source>
        <translation>die Zählung der ruhigen Züge neu beginnen</translation>
    </message>
    <message>
        <source>Break off search</source>
        <translation>Suche abbrechen</translation>
    </message>
    <message>
        <source>There is no such test in these rules. Choose another.</source>
        <translation>Diesen Test gibt es in diesen Regeln nicht. Einen anderen wählen.</translation>
    </message>
    <message>
        <source>test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>%1 has no test or table “%2”.</source>
        <translation>%1 hat keinen Test und keine Tabelle „%2“.</translation>
    </message>
    <message>
        <source>%1 has no tabletop tests.</source>
        <translation>%1 hat keine Tests für den Spieltisch.</translation>
    </message>
    <message>
        <source>That figure is out of the battle and takes no test.</source>
        <translation>Diese Figur ist aus dem Gefecht und macht keinen Test.</translation>
    </message>
    <message>
        <source>Only a Star may choose the result. Leave out choose.</source>
        <translation>Nur ein Star darf das Ergebnis wählen. choose weglassen.</translation>
    </message>
    <message>
        <source>roll a reference test or table for a figure of the band and record the result (Rep, weapon and attributes are filled in)</source>
        <translation>einen Test oder eine Tabelle der Referenz für eine Figur der Bande würfeln und das Ergebnis eintragen (Rep, Waffe und Attribute werden ergänzt)</translation>
    </message>
    <message>
        <source>Activation</source>
        <translation>Aktivierung</translation>
    </message>
    <message>
        <source>Roll every side&apos;s die for the next turn</source>
        <translation>Für jede Seite den Würfel des nächsten Zugs würfeln</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Next turn: activation dice or cards</source>
        <translation>Nächster Zug: Aktivierungswürfel oder Karten</translation>
    </message>
    <message>
        <source>sides</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Two sides</source>
        <translation>Zwei Seiten</translation>
    </message>
    <message>
        <source>Three sides</source>
        <translation>Drei Seiten</translation>
    </message>
    <message>
        <source>Four sides</source>
        <translation>Vier Seiten</translation>
    </message>
    <message>
        <source>add a note</source>
        <translation>eine Notiz hinzufügen</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Eine Notiz schreiben</translation>
    </message>
    <message>
        <source>Draw a card for each side for the next turn</source>
        <translation>Für jede Seite eine Karte für den nächsten Zug ziehen</translation>
    </message>
    <message>
        <source>roll whether the ambush is sprung, and from where</source>
        <translation>würfeln, ob der Hinterhalt ausgelöst wird und von wo</translation>
    </message>
    <message>
        <source>roll whether the attackers are spotted</source>
        <translation>würfeln, ob die Angreifer entdeckt werden</translation>
    </message>
    <message>
        <source>roll a round of the pursuit</source>
        <translation>eine Runde der Verfolgung würfeln</translation>
    </message>
    <message>
        <source>the Runners make a stand</source>
        <translation>die Gejagten stellen sich</translation>
    </message>
    <message>
        <source>test whether the besiegers stay after a day</source>
        <translation>testen, ob die Belagerer nach einem Tag bleiben</translation>
    </message>
    <message>
        <source>roll whether the alarm sounds this turn</source>
        <translation>würfeln, ob in diesem Zug der Alarm ausgelöst wird</translation>
    </message>
    <message>
        <source>count a turn played without cards (first edition)</source>
        <translation>einen Zug zählen, der ohne Karten gespielt wurde (erste Ausgabe)</translation>
    </message>
    <message>
        <source>Turn without cards</source>
        <translation>Zug ohne Karten</translation>
    </message>
    <message>
        <source>mark the objective (such as the bank) as reached</source>
        <translation>das Ziel (etwa die Bank) als erreicht markieren</translation>
    </message>
    <message>
        <source>Not reached</source>
        <translation>Nicht erreicht</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>Erreicht</translation>
    </message>
    <message>
        <source>Add dwelling</source>
        <translation>Behausung +1</translation>
    </message>
    <message>
        <source>One more looted</source>
        <translation>Eine mehr geplündert</translation>
    </message>
    <message>
        <source>A figure went in and has left the table</source>
        <translation>Eine Figur war darin und hat den Tisch verlassen</translation>
    </message>
    <message>
        <source>Remove dwelling</source>
        <translation>Behausung −1</translation>
    </message>
    <message>
        <source>One fewer looted</source>
        <translation>Eine weniger geplündert</translation>
    </message>
    <message>
        <source>dwellings</source>
        <translation>Behausungen</translation>
    </message>
    <message>
        <source>dwellings looted</source>
        <translation>geplünderte Behausungen</translation>
    </message>
    <message>
        <source>set a raid&apos;s dwellings, and how many were looted</source>
        <translation>die Behausungen eines Überfalls setzen und wie viele geplündert wurden</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>A rescuer has reached them</source>
        <translation>Ein Retter hat sie erreicht</translation>
    </message>
    <message>
        <source>One more out</source>
        <translation>Eine mehr fort</translation>
    </message>
    <message>
        <source>Off the table</source>
        <translation>Vom Tisch</translation>
    </message>
    <message>
        <source>One fewer out</source>
        <translation>Eine weniger fort</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>hostages off the table</source>
        <translation>Geiseln vom Tisch</translation>
    </message>
    <message>
        <source>mark a Recover&apos;s hostages as found, and how many are off the table (off: not found)</source>
        <translation>die Geiseln einer Bergung als gefunden markieren und wie viele vom Tisch sind (off: nicht gefunden)</translation>
    </message>
    <message>
        <source>“%1” is not an act of the battle.</source>
        <translation>„%1“ ist keine Aktion des Gefechts.</translation>
    </message>
    <message>
        <source>Add rout</source>
        <translation>Flucht +1</translation>
    </message>
    <message>
        <source>Inflicted damage is already noted.</source>
        <translation>Angerichteter Schaden ist schon vermerkt.</translation>
    </message>
    <message>
        <source>More kills credited than enemies lost</source>
        <translation>Mehr Tötungen zugeschrieben als verlorene Gegner</translation>
    </message>
    <message>
        <source>Undo rout</source>
        <translation>Flucht −1</translation>
    </message>
    <message>
        <source>More routs credited than enemies who ran away</source>
        <translation>Mehr Fluchten zugeschrieben als geflohene Gegner</translation>
    </message>
    <message>
        <source>Counts for this figure after the battle</source>
        <translation>Zählt nach dem Gefecht für diese Figur</translation>
    </message>
    <message>
        <source>No enemy is left to move.</source>
        <translation>Kein Gegner ist mehr zu bewegen.</translation>
    </message>
    <message>
        <source>Outnumbers you 2:1: yes</source>
        <translation>Überzahl 2:1: ja</translation>
    </message>
    <message>
        <source>Outnumbers you 2:1: no</source>
        <translation>Überzahl 2:1: nein</translation>
    </message>
    <message>
        <source>return a group to the table</source>
        <translation>eine Gruppe auf den Tisch zurückbringen</translation>
    </message>
    <message>
        <source>bring on enemy reinforcements, rolled from their list (default: side 2)</source>
        <translation>gegnerische Verstärkung bringen, aus der Liste des Gegners ausgewürfelt (Vorgabe: Seite 2)</translation>
    </message>
    <message>
        <source>Move the enemy selected in the list, or the next in order</source>
        <translation>Den in der Liste gewählten Gegner bewegen oder den nächsten in der Reihenfolge</translation>
    </message>
    <message>
        <source>place a PEF in a section</source>
        <translation>eine PEF in einen Abschnitt setzen</translation>
    </message>
    <message>
        <source>Give a number for “%1”.</source>
        <translation>Für „%1“ eine Zahl angeben.</translation>
    </message>
    <message>
        <source>Give a number for “%1”, not “%2”.</source>
        <translation>Für „%1“ eine Zahl angeben, nicht „%2“.</translation>
    </message>
    <message>
        <source>Give a name for “%1”.</source>
        <translation>Für „%1“ einen Namen angeben.</translation>
    </message>
    <message>
        <source>clear the scouted mark</source>
        <translation>die Markierung als erkundet entfernen</translation>
    </message>
    <message>
        <source>begin the battle with these figures (default: all), in the usual section or the one named</source>
        <translation>das Gefecht mit diesen Figuren beginnen (Vorgabe: alle), im üblichen Abschnitt oder im angegebenen</translation>
    </message>
    <message>
        <source>draw the next turn&apos;s cards (first edition)</source>
        <translation>die Karten des nächsten Zugs ziehen (erste Ausgabe)</translation>
    </message>
    <message>
        <source>bring on the police, or more of them</source>
        <translation>die Polizei ins Spiel bringen oder mehr von ihr</translation>
    </message>
    <message>
        <source>roll whether the getaway car starts</source>
        <translation>würfeln, ob der Fluchtwagen anspringt</translation>
    </message>
    <message>
        <source>%1 of these make a day</source>
        <translation>%1 davon ergeben einen Tag</translation>
    </message>
    <message>
        <source>mark that all the Runners are in vehicles, as the Chasers must then be</source>
        <translation>markieren, dass alle Gejagten in Fahrzeugen sind, wie es dann auch die Verfolger sein müssen</translation>
    </message>
    <message>
        <source>Not all in vehicles</source>
        <translation>Nicht alle in Fahrzeugen</translation>
    </message>
    <message>
        <source>All in vehicles</source>
        <translation>Alle in Fahrzeugen</translation>
    </message>
    <message>
        <source>Write down the figures that PEF %1 hides, or “decoy”.</source>
        <translation>Die Figuren aufschreiben, die PEF %1 verbirgt, oder „decoy“.</translation>
    </message>
    <message>
        <source>what it hides</source>
        <translation>was sie verbirgt</translation>
    </message>
    <message>
        <source>What it hides…</source>
        <translation>Was sie verbirgt…</translation>
    </message>
    <message>
        <source>head to head: turn over a PEF instead of rolling for it</source>
        <translation>Spieler gegen Spieler: eine PEF aufdecken, statt für sie zu würfeln</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>initiative lost</source>
        <translation>verlorene Initiative</translation>
    </message>
    <message>
        <source>enemy</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>your PEF %1</source>
        <translation>eigene PEF %1</translation>
    </message>
    <message>
        <source>Give the numbers of the figures that your PEF %1 hides, or “decoy”.</source>
        <translation>Die Nummern der Figuren angeben, die die eigene PEF %1 verbirgt, oder „decoy“.</translation>
    </message>
    <message>
        <source>“%1” is no figure&apos;s number.</source>
        <translation>„%1“ ist nicht die Nummer einer Figur.</translation>
    </message>
    <message>
        <source>For a game head to head: some of your figures, or nobody, under a PEF of your own that is turned over when the other player sees it</source>
        <translation>Für das Spiel gegeneinander: einige eigene Figuren oder niemand unter einer eigenen PEF, die aufgedeckt wird, wenn der andere Spieler sie sieht</translation>
    </message>
    <message>
        <source>Hide your own figures…</source>
        <translation>Eigene Figuren verbergen…</translation>
    </message>
    <message numerus="yes">
        <source>You have placed %n PEFs, and there are no more.</source>
        <translation>
            <numerusform>%n eigene PEF ist gestellt, und mehr gibt es nicht.</numerusform>
            <numerusform>%n eigene PEFs sind gestellt, und mehr gibt es nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>head to head: hide some of your figures, or a decoy, under a PEF of your own</source>
        <translation>Spieler gegen Spieler: einige eigene Figuren oder eine Attrappe unter einer eigenen PEF verbergen</translation>
    </message>
    <message>
        <source>head to head: turn over a PEF of your own</source>
        <translation>Spieler gegen Spieler: eine eigene PEF aufdecken</translation>
    </message>
    <message>
        <source>place a PEF of your own in a section</source>
        <translation>eine eigene PEF in einen Abschnitt stellen</translation>
    </message>
    <message>
        <source>roll a reference test or table for an enemy</source>
        <translation>einen Test oder eine Tabelle der Referenz für einen Gegner würfeln</translation>
    </message>
    <message>
        <source>roll the next turn&apos;s activation dice, yours first</source>
        <translation>die Aktivierungswürfel des nächsten Zugs würfeln, die eigenen zuerst</translation>
    </message>
    <message>
        <source>set the number of sides, 2 to 4</source>
        <translation>die Zahl der Seiten setzen, 2 bis 4</translation>
    </message>
    <message>
        <source>go on to those who act next (street skirmish)</source>
        <translation>weiter zu denen, die als Nächstes am Zug sind (Straßengefecht)</translation>
    </message>
    <message>
        <source>set the initiative that a figure of the band has lost so far (street skirmish)</source>
        <translation>die Initiative setzen, die eine Figur der Bande bisher verloren hat (Straßengefecht)</translation>
    </message>
    <message>
        <source>set the initiative that an enemy has lost so far (street skirmish)</source>
        <translation>die Initiative setzen, die ein Gegner bisher verloren hat (Straßengefecht)</translation>
    </message>
    <message>
        <source>head to head: record what a PEF hides, figures or a decoy</source>
        <translation>Spieler gegen Spieler: festhalten, was eine PEF verbirgt, Figuren oder eine Attrappe</translation>
    </message>
    <message>
        <source>For a game head to head: its player records figures or a decoy, and the PEF is turned over and not rolled</source>
        <translation>Für das Spiel gegeneinander: Wer die PEF führt, hält Figuren oder eine Attrappe fest, und die PEF wird aufgedeckt, nicht ausgewürfelt</translation>
    </message>
</context>
<context>
    <name>Aftermath</name>
    <message>
        <source>%1 is captured, so this battle ends the campaign. To continue it afterwards, bring %1 back from the Band page.</source>
        <translation>%1 wird gefangen genommen: Mit diesem Gefecht endet die Kampagne. Um sie danach fortzusetzen, %1 auf der Seite „Bande“ zurückholen.</translation>
    </message>
    <message>
        <source>%1 turns into a zombie, so this battle ends the campaign. If that is wrong, edit the report before you finish.</source>
        <translation>%1 wird zum Zombie: Mit diesem Gefecht endet die Kampagne. Wenn das nicht stimmt, vor dem Abschließen den Bericht bearbeiten.</translation>
    </message>
    <message>
        <source>%1 dies of wounds, so this battle ends the campaign. If that is wrong, undo the last roll or edit the report before you finish.</source>
        <translation>%1 stirbt an den Wunden: Mit diesem Gefecht endet die Kampagne. Wenn das nicht stimmt, vor dem Abschließen den letzten Wurf rückgängig machen oder den Bericht bearbeiten.</translation>
    </message>
    <message>
        <source>%1 has no Rep left to lead with, so this battle ends the campaign. If that is wrong, edit the report before you finish.</source>
        <translation>%1 hat keine Rep mehr und kann nicht mehr anführen: Mit diesem Gefecht endet die Kampagne. Wenn das nicht stimmt, vor dem Abschließen den Bericht bearbeiten.</translation>
    </message>
    <message>
        <source>%1 is dead, so this battle ends the campaign. To go on at Rep −1, tick Cheated Death for %1 before you finish.</source>
        <translation>%1 ist tot: Mit diesem Gefecht endet die Kampagne. Um mit Rep −1 weiterzuspielen, vor dem Abschließen bei %1 „Dem Tod entronnen“ ankreuzen.</translation>
    </message>
    <message>
        <source>%1 is dead, so this battle ends the campaign. If that is wrong, edit the report before you finish.</source>
        <translation>%1 ist tot: Mit diesem Gefecht endet die Kampagne. Wenn das nicht stimmt, vor dem Abschließen den Bericht bearbeiten.</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>of %1: below zero, dead</source>
        <translation>von %1: unter null, tot</translation>
    </message>
    <message>
        <source>of %1: at zero, cannot move</source>
        <translation>von %1: bei null, bewegungsunfähig</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Outcome: %1</source>
        <translation>Ausgang: %1</translation>
    </message>
    <message>
        <source>Share of the points</source>
        <translation>Anteil der Punkte</translation>
    </message>
    <message>
        <source>%1: Sat out</source>
        <translation>%1: Pausiert</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: deeds</source>
        <translation>%1: Taten</translation>
    </message>
    <message>
        <source>Whom the Grunts follow</source>
        <translation>Wem die Grunts folgen</translation>
    </message>
    <message>
        <source>Enemy losses</source>
        <translation>Gegnerverluste</translation>
    </message>
    <message>
        <source>Follow-up</source>
        <translation>Anschluss</translation>
    </message>
    <message>
        <source>Salvage</source>
        <translation>Beute</translation>
    </message>
</context>
<context>
    <name>Campaign</name>
    <message>
        <source>Only the first step can create the campaign.</source>
        <translation>Nur der erste Schritt kann die Kampagne anlegen.</translation>
    </message>
    <message>
        <source>A step is not valid: %1.</source>
        <translation>Ein Schritt ist ungültig: %1.</translation>
    </message>
    <message>
        <source>A campaign must have a rule set and a Star.</source>
        <translation>Eine Kampagne muss Regeln und einen Star haben.</translation>
    </message>
    <message>
        <source>A campaign must have its Star until it is over.</source>
        <translation>Eine Kampagne muss ihren Star haben, bis sie zu Ende ist.</translation>
    </message>
    <message>
        <source>Everybody follows a Star of the campaign.</source>
        <translation>Alle folgen einem Star der Kampagne.</translation>
    </message>
    <message>
        <source>A battle must have a current encounter.</source>
        <translation>Zu einem Gefecht gehört eine aktuelle Begegnung.</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Schritt %1: %2</translation>
    </message>
    <message>
        <source>figure %1 joins out of order</source>
        <translation>Figur %1 kommt außer der Reihe dazu</translation>
    </message>
    <message>
        <source>figure %1 follows nobody</source>
        <translation>Figur %1 folgt niemandem</translation>
    </message>
    <message>
        <source>a Star joins between encounters</source>
        <translation>ein Star kommt zwischen zwei Begegnungen dazu</translation>
    </message>
    <message>
        <source>the band is too large</source>
        <translation>die Bande ist zu groß</translation>
    </message>
    <message>
        <source>a figure that joins must be active</source>
        <translation>eine Figur, die dazukommt, muss aktiv sein</translation>
    </message>
    <message>
        <source>a figure that leaves cannot stay active</source>
        <translation>eine Figur, die geht, kann nicht aktiv bleiben</translation>
    </message>
    <message>
        <source>figure %1 is already in the band</source>
        <translation>Figur %1 ist schon in der Bande</translation>
    </message>
    <message>
        <source>there is no Grunt %1</source>
        <translation>es gibt keinen Grunt %1</translation>
    </message>
    <message>
        <source>there is no Star %1</source>
        <translation>es gibt keinen Star %1</translation>
    </message>
    <message>
        <source>an edit cannot change the leader of the band or remove a figure</source>
        <translation>eine Bearbeitung kann nicht den Leader der Bande ändern oder eine Figur entfernen</translation>
    </message>
    <message>
        <source>the points are out of range</source>
        <translation>die Punkte sind außerhalb des zulässigen Bereichs</translation>
    </message>
    <message>
        <source>a change to the stockpile cannot be zero</source>
        <translation>eine Änderung am Vorrat kann nicht null sein</translation>
    </message>
    <message>
        <source>more is taken out of the stockpile than there is</source>
        <translation>dem Vorrat wird mehr entnommen, als er enthält</translation>
    </message>
    <message>
        <source>an encounter must have sections 1 to 9, in order</source>
        <translation>eine Begegnung muss die Abschnitte 1 bis 9 der Reihe nach haben</translation>
    </message>
    <message>
        <source>PEFs must be numbered from 1, in order</source>
        <translation>PEFs müssen von 1 an der Reihe nach nummeriert sein</translation>
    </message>
    <message>
        <source>a campaign can be created only once</source>
        <translation>eine Kampagne kann nur einmal angelegt werden</translation>
    </message>
    <message>
        <source>there is already a current encounter</source>
        <translation>es gibt schon eine aktuelle Begegnung</translation>
    </message>
    <message>
        <source>a follow-up cannot come before the encounter is over</source>
        <translation>eine Anschlussbegegnung kann nicht kommen, bevor die Begegnung vorbei ist</translation>
    </message>
    <message>
        <source>the last turn has been reached</source>
        <translation>die letzte Runde ist erreicht</translation>
    </message>
    <message>
        <source>time cannot pass during an encounter</source>
        <translation>während einer Begegnung kann keine Zeit vergehen</translation>
    </message>
    <message>
        <source>the campaign is already over</source>
        <translation>die Kampagne ist schon zu Ende</translation>
    </message>
    <message>
        <source>there is no unresolved PEF %1</source>
        <translation>es gibt keine unaufgelöste PEF %1</translation>
    </message>
    <message>
        <source>there is no group %1</source>
        <translation>es gibt keine Gruppe %1</translation>
    </message>
    <message>
        <source>there is no side %1</source>
        <translation>es gibt keine Seite %1</translation>
    </message>
    <message>
        <source>a PEF can be resolved only once</source>
        <translation>eine PEF kann nur einmal aufgelöst werden</translation>
    </message>
    <message>
        <source>groups must be numbered from 1, in order</source>
        <translation>Gruppen müssen von 1 an der Reihe nach nummeriert sein</translation>
    </message>
    <message>
        <source>a group must have at least one figure</source>
        <translation>eine Gruppe muss mindestens eine Figur haben</translation>
    </message>
    <message>
        <source>there is no PEF %1</source>
        <translation>es gibt keine PEF %1</translation>
    </message>
    <message>
        <source>every figure of a group needs a position</source>
        <translation>jede Figur einer Gruppe braucht eine Position</translation>
    </message>
    <message>
        <source>It uses “%1”, which the installed rules do not have.</source>
        <translation>Die Kampagne verwendet „%1“, das in den installierten Regeln fehlt.</translation>
    </message>
    <message>
        <source>It uses the army list “%1”, which the installed rules do not have. If it is one of your own, put its file back into %2.</source>
        <translation>Die Kampagne verwendet die Armeeliste „%1“, die in den installierten Regeln fehlt. Bei einer eigenen Liste die Datei zurücklegen nach %2.</translation>
    </message>
    <message>
        <source>It is set in the Wasteland, which the installed rules do not have.</source>
        <translation>Die Kampagne spielt im Ödland, das in den installierten Regeln fehlt.</translation>
    </message>
    <message>
        <source>there is no figure %1 in the band</source>
        <translation>es gibt keine Figur %1 in der Bande</translation>
    </message>
    <message>
        <source>there never was a figure %1</source>
        <translation>eine Figur %1 gab es nie</translation>
    </message>
    <message>
        <source>there is no current encounter</source>
        <translation>es gibt keine aktuelle Begegnung</translation>
    </message>
    <message>
        <source>there is no settlement %1</source>
        <translation>es gibt keine Siedlung %1</translation>
    </message>
    <message>
        <source>the battle has not begun</source>
        <translation>das Gefecht hat noch nicht begonnen</translation>
    </message>
    <message>
        <source>a table has sections 1 to 9</source>
        <translation>ein Tisch hat die Abschnitte 1 bis 9</translation>
    </message>
    <message>
        <source>group %1 has no figure %2</source>
        <translation>Gruppe %1 hat keine Figur %2</translation>
    </message>
    <message>
        <source>a battle begins once, after its encounter was prepared</source>
        <translation>ein Gefecht beginnt einmal, nachdem seine Begegnung vorbereitet ist</translation>
    </message>
    <message>
        <source>each figure of the band must be named once</source>
        <translation>jede Figur der Bande muss einmal genannt werden</translation>
    </message>
    <message>
        <source>two to four sides fight</source>
        <translation>zwei bis vier Seiten kämpfen</translation>
    </message>
    <message>
        <source>these rules have no Star Power</source>
        <translation>diese Regeln haben keine Star Power</translation>
    </message>
    <message>
        <source>there is no objective building %1</source>
        <translation>es gibt kein Zielgebäude %1</translation>
    </message>
    <message>
        <source>there are too many notes</source>
        <translation>es gibt zu viele Notizen</translation>
    </message>
    <message>
        <source>the band&apos;s groups must be numbered from 1, in order</source>
        <translation>die Gruppen der Bande müssen von 1 an der Reihe nach nummeriert sein</translation>
    </message>
    <message>
        <source>the band has no group %1</source>
        <translation>die Bande hat keine Gruppe %1</translation>
    </message>
    <message>
        <source>a journey must take at least one turn</source>
        <translation>eine Reise muss mindestens eine Runde dauern</translation>
    </message>
    <message>
        <source>the band cannot arrive without having set out</source>
        <translation>die Bande kann nicht ankommen, ohne aufgebrochen zu sein</translation>
    </message>
    <message>
        <source>there are too many settlements</source>
        <translation>es gibt zu viele Siedlungen</translation>
    </message>
    <message>
        <source>settlement %1 is found out of order</source>
        <translation>Siedlung %1 wird außer der Reihe gefunden</translation>
    </message>
    <message>
        <source>these rules have no such encounter</source>
        <translation>diese Regeln haben keine solche Begegnung</translation>
    </message>
    <message>
        <source>turns must be in order, and each side moves once</source>
        <translation>Züge müssen der Reihe nach kommen, und jede Seite bewegt sich einmal</translation>
    </message>
    <message>
        <source>only the first figure to join leads the band</source>
        <translation>nur die erste Figur, die dazukommt, führt die Bande an</translation>
    </message>
    <message>
        <source>a figure carries a thing without a name</source>
        <translation>eine Figur trägt einen Gegenstand ohne Namen</translation>
    </message>
    <message>
        <source>a figure carries too many things</source>
        <translation>eine Figur trägt zu viele Gegenstände</translation>
    </message>
    <message>
        <source>a figure cannot put down what it does not carry</source>
        <translation>eine Figur kann nicht ablegen, was sie nicht trägt</translation>
    </message>
    <message>
        <source>turns must be in order, with different dice for the sides</source>
        <translation>Züge müssen der Reihe nach kommen, mit verschiedenen Würfen der Seiten</translation>
    </message>
    <message>
        <source>there is no encounter that could be about that</source>
        <translation>es gibt keine Begegnung, bei der es darum gehen könnte</translation>
    </message>
    <message>
        <source>a group splits into two that have at least one figure each</source>
        <translation>eine Gruppe teilt sich in zwei mit je mindestens einer Figur</translation>
    </message>
    <message>
        <source>there is no current linked game</source>
        <translation>es läuft kein verbundenes Spiel</translation>
    </message>
    <message>
        <source>there is no enemy %1</source>
        <translation>es gibt keinen Gegner %1</translation>
    </message>
    <message>
        <source>there is only one campaign</source>
        <translation>es gibt nur eine Kampagne</translation>
    </message>
    <message>
        <source>turn %1 has not come</source>
        <translation>Runde %1 ist noch nicht gekommen</translation>
    </message>
    <message>
        <source>there is no step %1</source>
        <translation>es gibt keinen Schritt %1</translation>
    </message>
    <message>
        <source>there is no foe %1</source>
        <translation>es gibt keinen Widersacher %1</translation>
    </message>
    <message>
        <source>words must be plain text</source>
        <translation>eine Notiz muss reiner Text sein</translation>
    </message>
    <message>
        <source>the words are too long</source>
        <translation>die Notiz ist zu lang</translation>
    </message>
    <message>
        <source>there is no note %1</source>
        <translation>es gibt keine Notiz %1</translation>
    </message>
    <message>
        <source>notes must be numbered from 1, in order</source>
        <translation>Notizen müssen der Reihe nach ab 1 nummeriert sein</translation>
    </message>
    <message>
        <source>the band hides nothing under PEF %1</source>
        <translation>die Bande verbirgt unter PEF %1 nichts</translation>
    </message>
    <message>
        <source>a figure hides under one PEF</source>
        <translation>eine Figur ist unter nur einer PEF verborgen</translation>
    </message>
    <message>
        <source>the band&apos;s PEFs must be numbered from 1, in order</source>
        <translation>die PEFs der Bande müssen der Reihe nach ab 1 nummeriert sein</translation>
    </message>
    <message>
        <source>a caption must be a line of plain text</source>
        <translation>eine Bildunterschrift muss eine Zeile reiner Text sein</translation>
    </message>
    <message>
        <source>there is no picture %1</source>
        <translation>es gibt kein Bild %1</translation>
    </message>
    <message>
        <source>pictures must be numbered from 1, in order</source>
        <translation>Bilder müssen von 1 an der Reihe nach nummeriert sein</translation>
    </message>
    <message>
        <source>a picture must have the hash of its content</source>
        <translation>ein Bild muss den Hash seines Inhalts haben</translation>
    </message>
    <message>
        <source>a question and its answers must be lines of plain text, each with a die</source>
        <translation>eine Frage und ihre Antworten müssen Zeilen aus reinem Text sein, jede Antwort mit einem Würfel</translation>
    </message>
    <message>
        <source>there is no meeting that this band comes to</source>
        <translation>es gibt kein Treffen, zu dem diese Bande kommt</translation>
    </message>
    <message>
        <source>a band brings its own figures, each once</source>
        <translation>eine Bande bringt ihre eigenen Figuren mit, jede einmal</translation>
    </message>
    <message>
        <source>nobody recorded what a PEF hides</source>
        <translation>niemand hat festgehalten, was eine PEF verbirgt</translation>
    </message>
</context>
<context>
    <name>CampaignFile</name>
    <message>
        <source>(%1)</source>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>Die Datei „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>Check its name and its folder.</source>
        <translation>Name und Ordner prüfen.</translation>
    </message>
    <message>
        <source>“%1” already exists and was not changed.</source>
        <translation>„%1“ gibt es schon und wurde nicht geändert.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>“%1” is not an ordinary file.</source>
        <translation>„%1“ ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>Choose a campaign file.</source>
        <translation>Eine Kampagnendatei wählen.</translation>
    </message>
    <message>
        <source>“%1” is not a Muster campaign.</source>
        <translation>„%1“ ist keine Muster-Kampagne.</translation>
    </message>
    <message>
        <source>Choose a file that Muster made.</source>
        <translation>Eine von Muster erstellte Datei wählen.</translation>
    </message>
    <message>
        <source>“%1” is damaged and was not changed.</source>
        <translation>„%1“ ist beschädigt und wurde nicht geändert.</translation>
    </message>
    <message>
        <source>Restore a backup of it.</source>
        <translation>Eine Sicherung davon wiederherstellen.</translation>
    </message>
    <message>
        <source>“%1” needs a newer version of Muster and was not changed.</source>
        <translation>„%1“ braucht eine neuere Version von Muster und wurde nicht geändert.</translation>
    </message>
    <message>
        <source>Update Muster to open it.</source>
        <translation>Zum Öffnen Muster aktualisieren.</translation>
    </message>
    <message>
        <source>“%1” cannot be written to, so nothing was changed.</source>
        <translation>In „%1“ kann nicht geschrieben werden, daher wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Check the permissions of the file and its folder.</source>
        <translation>Die Zugriffsrechte der Datei und ihres Ordners prüfen.</translation>
    </message>
    <message>
        <source>“%1” is in use by another program, so nothing was changed.</source>
        <translation>„%1“ wird von einem anderen Programm verwendet, daher wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>Gleich noch einmal versuchen.</translation>
    </message>
    <message>
        <source>There is no disk space left for “%1”, so nothing was changed.</source>
        <translation>Für „%1“ ist kein Speicherplatz mehr frei, daher wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Free some space and try again.</source>
        <translation>Platz schaffen und noch einmal versuchen.</translation>
    </message>
    <message>
        <source>“%1” has been replaced by another file and was not written to.</source>
        <translation>„%1“ wurde durch eine andere Datei ersetzt und nicht beschrieben.</translation>
    </message>
    <message>
        <source>Open it again to continue.</source>
        <translation>Zum Fortsetzen neu öffnen.</translation>
    </message>
    <message>
        <source>Muster made a mistake, so nothing was written into “%1”.</source>
        <translation>Muster hat einen Fehler gemacht, daher wurde nichts in „%1“ geschrieben.</translation>
    </message>
    <message>
        <source>Please report this message.</source>
        <translation>Bitte diese Meldung weitergeben.</translation>
    </message>
    <message>
        <source>“%1” could not be read or written.</source>
        <translation>„%1“ konnte nicht gelesen oder geschrieben werden.</translation>
    </message>
    <message>
        <source>Check the disk and try again.</source>
        <translation>Den Datenträger prüfen und noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Entry %1 of its log has been altered.</source>
        <translation>Eintrag %1 des Protokolls wurde verändert.</translation>
    </message>
    <message>
        <source>The end of its log is missing.</source>
        <translation>Das Ende des Protokolls fehlt.</translation>
    </message>
    <message>
        <source>Entry %1 of its log cannot be read.</source>
        <translation>Eintrag %1 des Protokolls ist nicht lesbar.</translation>
    </message>
    <message>
        <source>The copy does not match the original.</source>
        <translation>Die Kopie stimmt nicht mit dem Original überein.</translation>
    </message>
    <message>
        <source>There is no folder “%1”. Create it first, or choose another.</source>
        <translation>Den Ordner „%1“ gibt es nicht. Zuerst anlegen oder einen anderen wählen.</translation>
    </message>
    <message>
        <source>It is larger than any campaign.</source>
        <translation>Die Datei ist größer als jede Kampagne.</translation>
    </message>
    <message>
        <source>It does not begin like a Muster file.</source>
        <translation>Die Datei beginnt nicht wie eine Muster-Datei.</translation>
    </message>
    <message>
        <source>Its database pages are inconsistent.</source>
        <translation>Die Datenbankseiten der Datei sind widersprüchlich.</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>“%1” is not known.</source>
        <translation>„%1“ ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Entry %1 of its log is not valid.</source>
        <translation>Eintrag %1 des Protokolls ist ungültig.</translation>
    </message>
    <message>
        <source>Entry %1 of its log is not valid: %2</source>
        <translation>Eintrag %1 des Protokolls ist ungültig: %2</translation>
    </message>
    <message>
        <source>Not even its first step can be saved.</source>
        <translation>Nicht einmal der erste Schritt lässt sich retten.</translation>
    </message>
    <message>
        <source>Its tables are not those of a Muster campaign.</source>
        <translation>Die Tabellen der Datei sind nicht die einer Muster-Kampagne.</translation>
    </message>
    <message>
        <source>“%1” was moved or deleted while it was open, so nothing was saved. Put it back, or save a copy of what is shown.</source>
        <translation>„%1“ wurde verschoben oder gelöscht, während die Datei geöffnet war, daher wurde nichts gespeichert. Die Datei zurücklegen oder eine Kopie des Angezeigten speichern.</translation>
    </message>
    <message>
        <source>Another program has changed “%1”, so nothing was saved. Open it again to continue.</source>
        <translation>Ein anderes Programm hat „%1“ geändert, daher wurde nichts gespeichert. Zum Fortsetzen neu öffnen.</translation>
    </message>
    <message>
        <source>“%1” could not be read or written. Check the disk, then open the campaign again to see whether the last step was saved.</source>
        <translation>„%1“ konnte nicht gelesen oder geschrieben werden. Den Datenträger prüfen, dann die Kampagne neu öffnen, um zu sehen, ob der letzte Schritt gespeichert wurde.</translation>
    </message>
    <message>
        <source>%1, format %2</source>
        <translation>%1, Format %2</translation>
    </message>
    <message numerus="yes">
        <source>Its first %n steps can be read.</source>
        <translation>
            <numerusform>Der erste Schritt ist lesbar.</numerusform>
            <numerusform>Die ersten %n Schritte sind lesbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture is not the one that the step names.</source>
        <translation>Das Bild ist nicht das, das der Schritt nennt.</translation>
    </message>
    <message>
        <source>The database pages of “%1” are inconsistent, so nothing was saved. Save a copy, and continue in that.</source>
        <translation>Die Datenbankseiten von „%1“ sind widersprüchlich, daher wurde nichts gespeichert. Eine Kopie speichern und in dieser weitermachen.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>See “%1”.</source>
        <translation>Siehe „%1“.</translation>
    </message>
    <message>
        <source>“muster %1” has no option %2%3.</source>
        <translation>„muster %1“ hat keine Option %2%3.</translation>
    </message>
    <message>
        <source>There is no option %1%2.</source>
        <translation>Die Option %1%2 gibt es nicht.</translation>
    </message>
    <message>
        <source>Did you mean --%1?</source>
        <translation>War --%1 gemeint?</translation>
    </message>
    <message>
        <source>Give only one of --seed, --dice or --ask, and only once.</source>
        <translation>Nur eins von --seed, --dice oder --ask angeben, und nur einmal.</translation>
    </message>
    <message>
        <source>--seed “%1” is not a seed. Give a whole number from 0 to 18446744073709551615.</source>
        <translation>--seed „%1“ ist kein Startwert. Eine ganze Zahl von 0 bis 18446744073709551615 angeben.</translation>
    </message>
    <message>
        <source>--%1 is given twice, so nothing was done. Give it once.</source>
        <translation>--%1 ist doppelt angegeben, daher wurde nichts getan. Einmal angeben.</translation>
    </message>
    <message>
        <source>“muster %1” needs %2.</source>
        <translation>„muster %1“ braucht %2.</translation>
    </message>
    <message>
        <source>“muster %1”: unexpected argument “%2”.</source>
        <translation>„muster %1“: unerwartetes Argument „%2“.</translation>
    </message>
    <message>
        <source>There is no command “%1”.</source>
        <translation>Den Befehl „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>Which command?</source>
        <translation>Welcher Befehl?</translation>
    </message>
    <message>
        <source>number of steps (default: 1)</source>
        <translation>Zahl der Schritte (Vorgabe: 1)</translation>
    </message>
    <message>
        <source>the Star&apos;s name</source>
        <translation>Name des Stars</translation>
    </message>
    <message>
        <source>the rule pack, such as swordplay</source>
        <translation>das Regelpaket, etwa swordplay</translation>
    </message>
    <message>
        <source>the campaign&apos;s name</source>
        <translation>Name der Kampagne</translation>
    </message>
    <message>
        <source>a rule option, as key=value (may be repeated)</source>
        <translation>eine Regeloption als key=value (mehrfach möglich)</translation>
    </message>
    <message>
        <source>number of recruits, for each band (default: all there is room for)</source>
        <translation>Zahl der Rekruten, für jede Bande (Vorgabe: so viele wie Platz haben)</translation>
    </message>
    <message>
        <source>print one JSON object</source>
        <translation>ein JSON-Objekt ausgeben</translation>
    </message>
    <message>
        <source>roll the dice from this seed</source>
        <translation>die Würfel aus diesem Startwert würfeln</translation>
    </message>
    <message>
        <source>your own dice, in the order they are asked for: &quot;3 5 2&quot;</source>
        <translation>eigene Würfel, in der Reihenfolge der Abfrage: &quot;3 5 2&quot;</translation>
    </message>
    <message>
        <source>ask for each roll (an empty line rolls for you)</source>
        <translation>jeden Wurf abfragen (bei leerer Zeile würfelt Muster)</translation>
    </message>
    <message>
        <source>show this help</source>
        <translation>diese Hilfe anzeigen</translation>
    </message>
    <message>
        <source>show the version</source>
        <translation>die Version anzeigen</translation>
    </message>
    <message>
        <source>Lists the rule packs, or the contents of one.</source>
        <translation>Listet die Regelpakete auf oder den Inhalt eines Pakets.</translation>
    </message>
    <message>
        <source>Shows every test and table of a pack, as on its quick reference sheet.</source>
        <translation>Zeigt alle Tests und Tabellen eines Pakets, wie auf dem Kurzreferenzbogen.</translation>
    </message>
    <message>
        <source>only this part: table, campaign or a class of figures (on the sheet, default: table)</source>
        <translation>nur diesen Teil: table, campaign oder eine Figurenklasse (auf dem Bogen, Vorgabe: table)</translation>
    </message>
    <message>
        <source>Rolls up a side of the percentile street skirmish: officers=1 others=5.</source>
        <translation>Würfelt eine Seite des Straßengefechts mit Prozentwürfeln aus: officers=1 others=5.</translation>
    </message>
    <message>
        <source>Creates a campaign in a new file.</source>
        <translation>Legt eine Kampagne in einer neuen Datei an.</translation>
    </message>
    <message>
        <source>Writes the sample campaign into a new file.</source>
        <translation>Schreibt die Beispielkampagne in eine neue Datei.</translation>
    </message>
    <message>
        <source>Rolls up the next encounter.</source>
        <translation>Würfelt die nächste Begegnung aus.</translation>
    </message>
    <message>
        <source>stop when the next wounded figure returns</source>
        <translation>anhalten, wenn die nächste verwundete Figur zurückkehrt</translation>
    </message>
    <message>
        <source>Lets a month pass without an encounter, where the rules have months.</source>
        <translation>Lässt einen Monat ohne Begegnung verstreichen, wo die Regeln Monate haben.</translation>
    </message>
    <message>
        <source>Travels to another locale of the Wasteland, or continues the journey.</source>
        <translation>Reist in eine andere Gegend des Ödlands oder setzt die Reise fort.</translation>
    </message>
    <message>
        <source>badlands, old-nevada or california</source>
        <translation>badlands, old-nevada oder california</translation>
    </message>
    <message>
        <source>enemy met on the way (“whoever-comes” rolls for one)</source>
        <translation>unterwegs angetroffener Gegner („whoever-comes“ würfelt ihn aus)</translation>
    </message>
    <message>
        <source>Lists the settlements of the Wasteland; with --new, adds one.</source>
        <translation>Listet die Siedlungen des Ödlands auf; mit --new kommt eine hinzu.</translation>
    </message>
    <message>
        <source>roll up a new settlement in the band&apos;s locale</source>
        <translation>eine neue Siedlung in der Gegend der Bande auswürfeln</translation>
    </message>
    <message>
        <source>the new settlement&apos;s name</source>
        <translation>Name der neuen Siedlung</translation>
    </message>
    <message>
        <source>a settlement&apos;s number</source>
        <translation>Nummer einer Siedlung</translation>
    </message>
    <message>
        <source>fight the current encounter there (without --id: in no settlement)</source>
        <translation>die aktuelle Begegnung dort austragen (ohne --id: in keiner Siedlung)</translation>
    </message>
    <message>
        <source>remove it from the list</source>
        <translation>aus der Liste entfernen</translation>
    </message>
    <message>
        <source>Shows or prints the encounter sheet: map, objective, forces, PEFs.</source>
        <translation>Zeigt oder druckt den Begegnungsbogen: Karte, Ziel, Kräfte, PEFs.</translation>
    </message>
    <message>
        <source>re-roll only the enemy, from this list, if it was rolled with the encounter</source>
        <translation>nur den Gegner neu würfeln, aus dieser Liste, wenn er mit der Begegnung ausgewürfelt wurde</translation>
    </message>
    <message>
        <source>Rolls for media coverage of the current encounter, if the rules have it.</source>
        <translation>Würfelt Medienberichte für die aktuelle Begegnung, wenn die Regeln sie haben.</translation>
    </message>
    <message>
        <source>Issues better equipment to the whole party for the current encounter, if the list has it: swat.</source>
        <translation>Gibt dem ganzen Trupp für die aktuelle Begegnung bessere Ausrüstung, wenn die Liste sie hat: swat.</translation>
    </message>
    <message>
        <source>which of the upgrade&apos;s weapons (default: the first)</source>
        <translation>welche Waffe der besseren Ausrüstung (Vorgabe: die erste)</translation>
    </message>
    <message>
        <source>the figure&apos;s number</source>
        <translation>Nummer der Figur</translation>
    </message>
    <message>
        <source>the weapon (default: unchanged)</source>
        <translation>die Waffe (Vorgabe: unverändert)</translation>
    </message>
    <message>
        <source>the armour (default: unchanged)</source>
        <translation>die Rüstung (Vorgabe: unverändert)</translation>
    </message>
    <message>
        <source>Shows how the battle stands and what to do next, or records one event.</source>
        <translation>Zeigt, wie das Gefecht steht und was als Nächstes zu tun ist, oder trägt ein Ereignis ein.</translation>
    </message>
    <message>
        <source>Works out the aftermath: recovery, Stay or Go, the next encounter.</source>
        <translation>Wickelt die Folgen ab: Genesung, Stay or Go, die nächste Begegnung.</translation>
    </message>
    <message>
        <source>without a report: success or failure (casualties as noted by “muster play”)</source>
        <translation>ohne Bericht: success oder failure (Verluste wie mit „muster play“ vermerkt)</translation>
    </message>
    <message>
        <source>Shows the campaign as it stands.</source>
        <translation>Zeigt den Stand der Kampagne.</translation>
    </message>
    <message>
        <source>Shows or prints the roster.</source>
        <translation>Zeigt oder druckt die Bandenliste.</translation>
    </message>
    <message>
        <source>Prints cards, eight to a page: one per figure, or PEFs and enemies to draw blind.</source>
        <translation>Druckt Karten, acht je Seite: eine je Figur oder PEFs und Gegner zum verdeckten Ziehen.</translation>
    </message>
    <message>
        <source>figures, enemies, or slips for hidden PEFs (default: figures)</source>
        <translation>figures, enemies oder slips für verdeckte PEFs (Vorgabe: figures)</translation>
    </message>
    <message>
        <source>Tells what happened, month by month, with the dice.</source>
        <translation>Erzählt, was geschah, Monat für Monat, mit den Würfeln.</translation>
    </message>
    <message>
        <source>as Markdown text</source>
        <translation>als Markdown-Text</translation>
    </message>
    <message>
        <source>Undoes the last step, even one from an earlier session.</source>
        <translation>Macht den letzten Schritt rückgängig, auch einen aus einer früheren Sitzung.</translation>
    </message>
    <message>
        <source>Redoes what was undone.</source>
        <translation>Wiederholt, was rückgängig gemacht wurde.</translation>
    </message>
    <message>
        <source>Makes a backup now and prints its path. The window makes backups by itself.</source>
        <translation>Legt jetzt eine Sicherung an und gibt ihren Pfad aus. Das Fenster legt Sicherungen selbst an.</translation>
    </message>
    <message>
        <source>Lists the backups, or restores one to a new file.</source>
        <translation>Listet die Sicherungen auf oder stellt eine in einer neuen Datei wieder her.</translation>
    </message>
    <message>
        <source>its number in the list (1 is the newest)</source>
        <translation>ihre Nummer in der Liste (1 ist die neueste)</translation>
    </message>
    <message>
        <source>Recovers what it can of a damaged campaign into a new file.</source>
        <translation>Rettet aus einer beschädigten Kampagne, was möglich ist, in eine neue Datei.</translation>
    </message>
    <message>
        <source>Checks the campaign file for damage.</source>
        <translation>Prüft die Kampagnendatei auf Schäden.</translation>
    </message>
    <message>
        <source>“muster equip” needs --figure: the number of the figure to equip.</source>
        <translation>„muster equip“ braucht --figure: die Nummer der auszurüstenden Figur.</translation>
    </message>
    <message>
        <source>There is no figure %1. “muster show” lists them by number.</source>
        <translation>Figur %1 gibt es nicht. „muster show“ listet die Figuren mit Nummern auf.</translation>
    </message>
    <message>
        <source>Figure %1 is no longer in the band. Use status=active to bring the figure back.</source>
        <translation>Figur %1 ist nicht mehr in der Bande. Mit status=active die Figur zurückholen.</translation>
    </message>
    <message>
        <source>There is no settlement %1. “muster settlement FILE” lists them.</source>
        <translation>Siedlung %1 gibt es nicht. „muster settlement FILE“ listet sie auf.</translation>
    </message>
    <message>
        <source>There is no current encounter. Run “muster prepare” first.</source>
        <translation>Es gibt keine aktuelle Begegnung. Zuerst „muster prepare“ ausführen.</translation>
    </message>
    <message>
        <source>Section %1 has no river. Give river= too.</source>
        <translation>Abschnitt %1 hat keinen Fluss. Auch river= angeben.</translation>
    </message>
    <message>
        <source>A river is %1 to %2 inches wide, not %3.</source>
        <translation>Ein Fluss ist %1 bis %2 Zoll breit, nicht %3.</translation>
    </message>
    <message>
        <source>There is no section %1. Give one from 1 to 9.</source>
        <translation>Abschnitt %1 gibt es nicht. Einen von 1 bis 9 angeben.</translation>
    </message>
    <message>
        <source>This encounter has no PEFs.</source>
        <translation>Diese Begegnung hat keine PEFs.</translation>
    </message>
    <message>
        <source>There is no PEF %1. Give one from 1 to %2.</source>
        <translation>PEF %1 gibt es nicht. Eine von 1 bis %2 angeben.</translation>
    </message>
    <message>
        <source>--option “%1” must be in the form key=value.</source>
        <translation>--option „%1“ muss die Form key=value haben.</translation>
    </message>
    <message>
        <source>--option %1 is given twice, so nothing was done. Give each key once.</source>
        <translation>--option %1 ist doppelt angegeben, daher wurde nichts getan. Jeden Schlüssel einmal angeben.</translation>
    </message>
    <message>
        <source>%1 has no army list “%2”.</source>
        <translation>%1 hat keine Armeeliste „%2“.</translation>
    </message>
    <message>
        <source>Available: %1.</source>
        <translation>Verfügbar: %1.</translation>
    </message>
    <message>
        <source>“muster new” needs --%1. See “muster new --help”.</source>
        <translation>„muster new“ braucht --%1. Siehe „muster new --help“.</translation>
    </message>
    <message>
        <source>There is no backup of %1 yet. “muster backup” makes one.</source>
        <translation>Von %1 gibt es noch keine Sicherung. „muster backup“ legt eine an.</translation>
    </message>
    <message>
        <source>Backups of %1, newest first:</source>
        <translation>Sicherungen von %1, neueste zuerst:</translation>
    </message>
    <message>
        <source>“muster restore FILE COPY --state N” restores one to a new file.</source>
        <translation>„muster restore FILE COPY --state N“ stellt eine in einer neuen Datei wieder her.</translation>
    </message>
    <message>
        <source>%1 is backed up to %2</source>
        <translation>%1 ist gesichert nach %2</translation>
    </message>
    <message>
        <source>%1 has not changed since its last backup, %2</source>
        <translation>%1 ist unverändert seit der letzten Sicherung, %2</translation>
    </message>
    <message>
        <source>--state needs the name of the new file too: “muster restore FILE COPY --state N”.</source>
        <translation>--state braucht auch den Namen der neuen Datei: „muster restore FILE COPY --state N“.</translation>
    </message>
    <message>
        <source>Which backup? “muster restore FILE” lists them; give its number with --state.</source>
        <translation>Welche Sicherung? „muster restore FILE“ listet sie auf; ihre Nummer mit --state angeben.</translation>
    </message>
    <message>
        <source>There is no backup %1 of %2. “muster restore FILE” lists the backups.</source>
        <translation>Sicherung %1 von %2 gibt es nicht. „muster restore FILE“ listet die Sicherungen auf.</translation>
    </message>
    <message>
        <source>Saved to %1:</source>
        <translation>Gespeichert in %1:</translation>
    </message>
    <message>
        <source>%1 is undamaged. Copied to %3: %2.</source>
        <translation>%1 ist unbeschädigt. Kopiert nach %3: %2.</translation>
    </message>
    <message>
        <source>Undone steps that can still be redone: %1.</source>
        <translation>Rückgängig gemachte Schritte, die sich noch wiederholen lassen: %1.</translation>
    </message>
    <message>
        <source>The report “%1” cannot be read: %2.</source>
        <translation>Der Bericht „%1“ ist nicht lesbar: %2.</translation>
    </message>
    <message>
        <source>“%1” is too large for a report. Give the JSON file that reports the battle.</source>
        <translation>„%1“ ist zu groß für einen Bericht. Die JSON-Datei angeben, die das Gefecht meldet.</translation>
    </message>
    <message>
        <source>The report “%1” cannot be used: %2</source>
        <translation>Der Bericht „%1“ ist nicht verwendbar: %2</translation>
    </message>
    <message>
        <source>The report already gives the outcome. Leave out --outcome, or the report.</source>
        <translation>Der Bericht nennt den Ausgang schon. --outcome oder den Bericht weglassen.</translation>
    </message>
    <message>
        <source>“muster aftermath” needs REPORT.json, or --outcome if “muster play” noted the casualties.</source>
        <translation>„muster aftermath“ braucht REPORT.json oder --outcome, wenn „muster play“ die Verluste vermerkt hat.</translation>
    </message>
    <message>
        <source>The outcome must be success or failure, not “%1”.</source>
        <translation>Der Ausgang muss success oder failure sein, nicht „%1“.</translation>
    </message>
    <message>
        <source>Nothing was noted during the battle. Give a report.</source>
        <translation>Während des Gefechts wurde nichts vermerkt. Einen Bericht angeben.</translation>
    </message>
    <message>
        <source>Without an action: how the battle stands and what to do next. Actions:</source>
        <translation>Ohne Aktion: wie das Gefecht steht und was als Nächstes zu tun ist. Aktionen:</translation>
    </message>
    <message>
        <source>STATE is one of %1.</source>
        <translation>STATE ist eins von %1.</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Jetzt: %1</translation>
    </message>
    <message>
        <source>--%1 must be yes or no, not “%2”.</source>
        <translation>--%1 muss yes oder no sein, nicht „%2“.</translation>
    </message>
    <message>
        <source>%1 uses initiative and weapon skill instead of Rep. Give --initiative and --skill, or neither to have them rolled.</source>
        <translation>%1 verwendet Initiative und Waffenfertigkeit statt Rep. --initiative und --skill angeben oder keins von beiden, dann wird gewürfelt.</translation>
    </message>
    <message>
        <source>%1 uses Rep. Give --rep instead.</source>
        <translation>%1 verwendet Rep. Stattdessen --rep angeben.</translation>
    </message>
    <message>
        <source>Give both --initiative and --skill, or neither to have them rolled.</source>
        <translation>--initiative und --skill angeben oder keins von beiden, dann wird gewürfelt.</translation>
    </message>
    <message>
        <source>the figure&apos;s Rep</source>
        <translation>die Rep der Figur</translation>
    </message>
    <message>
        <source>the figure&apos;s class</source>
        <translation>die Klasse der Figur</translation>
    </message>
    <message>
        <source>the figure carries a shield: yes or no</source>
        <translation>die Figur trägt einen Schild: yes oder no</translation>
    </message>
    <message>
        <source>the figure&apos;s weapon</source>
        <translation>die Waffe der Figur</translation>
    </message>
    <message>
        <source>The campaign&apos;s list has no type “%1”.</source>
        <translation>Die Liste der Kampagne hat keinen Typ „%1“.</translation>
    </message>
    <message>
        <source>--count is for recruits by dice. Leave it out to pick one figure by hand.</source>
        <translation>--count ist für ausgewürfelte Rekruten. Weglassen, um eine Figur von Hand zu wählen.</translation>
    </message>
    <message>
        <source>Give --type too, to pick one figure by hand: its type in the campaign&apos;s list.</source>
        <translation>Auch --type angeben, um eine Figur von Hand zu wählen: ihren Typ in der Liste der Kampagne.</translation>
    </message>
    <message>
        <source>figure %1</source>
        <translation>Figur %1</translation>
    </message>
    <message>
        <source>There are none.</source>
        <translation>Es gibt keine.</translation>
    </message>
    <message>
        <source>%1 has no procedure “%2”.</source>
        <translation>%1 hat kein Verfahren „%2“.</translation>
    </message>
    <message>
        <source>%1 has no odds for “%2”.</source>
        <translation>%1 hat keine Chancen für „%2“.</translation>
    </message>
    <message>
        <source>--pdf needs the name of the file to write.</source>
        <translation>--pdf braucht den Namen der zu schreibenden Datei.</translation>
    </message>
    <message>
        <source>“%1” is not a file. Give the name of the PDF to write.</source>
        <translation>„%1“ ist keine Datei. Den Namen der zu schreibenden PDF-Datei angeben.</translation>
    </message>
    <message>
        <source>“%1” exists and is not a PDF, so it was not overwritten. Give another name.</source>
        <translation>„%1“ gibt es schon und ist kein PDF, wurde daher nicht überschrieben. Einen anderen Namen angeben.</translation>
    </message>
    <message>
        <source>“%1” could not be written: %2. No file was left behind.</source>
        <translation>„%1“ konnte nicht geschrieben werden: %2. Es blieb keine Datei zurück.</translation>
    </message>
    <message>
        <source>Standard output takes the PDF or the JSON, not both. Give a file to --pdf, or leave out --json.</source>
        <translation>Die Standardausgabe nimmt das PDF oder das JSON, nicht beides. Eine Datei für --pdf angeben oder --json weglassen.</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Gespeichert in %1.</translation>
    </message>
    <message>
        <source>These are for printing. Give a file to write: --pdf OUT.pdf.</source>
        <translation>Diese sind zum Drucken. Eine zu schreibende Datei angeben: --pdf OUT.pdf.</translation>
    </message>
    <message>
        <source>There is no current game. Run “muster prepare” first.</source>
        <translation>Es gibt kein aktuelles Spiel. Zuerst „muster prepare“ ausführen.</translation>
    </message>
    <message>
        <source>%1 has no PEFs, so there are no slips for them. “--of figures” and “--of enemies” have cards.</source>
        <translation>%1 hat keine PEFs, daher gibt es keine Zettel dafür. „--of figures“ und „--of enemies“ haben Karten.</translation>
    </message>
    <message>
        <source>There are no “%1” cards. Give --of figures, enemies or slips.</source>
        <translation>Karten „%1“ gibt es nicht. --of figures, enemies oder slips angeben.</translation>
    </message>
    <message>
        <source>The reference of %1 has no part “%2”.</source>
        <translation>Die Referenz von %1 hat keinen Teil „%2“.</translation>
    </message>
    <message>
        <source>%1 has no tabletop tests.</source>
        <translation>%1 hat keine Tests für den Spieltisch.</translation>
    </message>
    <message>
        <source>%1 cannot roll up a side. Use “muster side urban-d100”.</source>
        <translation>%1 kann keine Seite auswürfeln. „muster side urban-d100“ verwenden.</translation>
    </message>
    <message>
        <source>--steps must be 1 or more.</source>
        <translation>--steps muss mindestens 1 sein.</translation>
    </message>
    <message>
        <source>Nothing to undo: only the creation of the campaign is left.</source>
        <translation>Nichts rückgängig zu machen: Nur das Anlegen der Kampagne ist übrig.</translation>
    </message>
    <message>
        <source>Nothing to redo: no step was undone.</source>
        <translation>Nichts zu wiederholen: Kein Schritt wurde rückgängig gemacht.</translation>
    </message>
    <message>
        <source>Undone: %1.</source>
        <translation>Rückgängig gemacht: %1.</translation>
    </message>
    <message>
        <source>Redone: %1.</source>
        <translation>Wiederholt: %1.</translation>
    </message>
    <message>
        <source>There is no locale “%1”.</source>
        <translation>Die Gegend „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There are no settlements yet, so there is nothing to print.</source>
        <translation>Es gibt noch keine Siedlungen, daher ist nichts zu drucken.</translation>
    </message>
    <message>
        <source>Give only one of --new, --fight or --strike.</source>
        <translation>Nur eins von --new, --fight oder --strike angeben.</translation>
    </message>
    <message>
        <source>--name names a new settlement: add --new. To rename an existing one, use “muster correct”.</source>
        <translation>--name benennt eine neue Siedlung: --new ergänzen. Eine vorhandene mit „muster correct“ umbenennen.</translation>
    </message>
    <message>
        <source>This campaign is not set in the Wasteland, so it has no settlements.</source>
        <translation>Diese Kampagne spielt nicht im Ödland, daher hat sie keine Siedlungen.</translation>
    </message>
    <message>
        <source>Which settlement? Give --id N.</source>
        <translation>Welche Siedlung? --id N angeben.</translation>
    </message>
    <message>
        <source>“%1” must be in the form key=value.</source>
        <translation>„%1“ muss die Form key=value haben.</translation>
    </message>
    <message>
        <source>%1 is given twice, so nothing was changed. Give it once.</source>
        <translation>%1 ist doppelt angegeben, daher wurde nichts geändert. Einmal angeben.</translation>
    </message>
    <message>
        <source>%1=%2 must be a whole number.</source>
        <translation>%1=%2 muss eine ganze Zahl sein.</translation>
    </message>
    <message>
        <source>%1=%2 must be true or false.</source>
        <translation>%1=%2 muss true oder false sein.</translation>
    </message>
    <message>
        <source>%1 cannot be “%2”.</source>
        <translation>%1 kann nicht „%2“ sein.</translation>
    </message>
    <message>
        <source>“%1” cannot be edited here.</source>
        <translation>„%1“ lässt sich hier nicht bearbeiten.</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[Optionen]</translation>
    </message>
    <message>
        <source>Muster keeps track of a tabletop skirmish campaign.</source>
        <translation>Muster führt Buch über eine Skirmish-Kampagne auf dem Spieltisch.</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Befehle:</translation>
    </message>
    <message>
        <source>Options of every command:</source>
        <translation>Optionen jedes Befehls:</translation>
    </message>
    <message>
        <source>“muster COMMAND --help” describes one command.</source>
        <translation>„muster COMMAND --help“ beschreibt einen Befehl.</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Optionen:</translation>
    </message>
    <message>
        <source>No display is available for the window. “muster --help” lists the commands that work without one.</source>
        <translation>Für das Fenster ist keine Anzeige verfügbar. „muster --help“ listet die Befehle auf, die ohne auskommen.</translation>
    </message>
    <message>
        <source>There is no rule pack “%1”.</source>
        <translation>Das Regelpaket „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>“muster recover FILE COPY” saves the steps that can be read.</source>
        <translation>„muster recover FILE COPY“ rettet die lesbaren Schritte.</translation>
    </message>
    <message>
        <source>between encounters; possible follow-up: %1</source>
        <translation>zwischen zwei Begegnungen; mögliche Anschlussbegegnung: %1</translation>
    </message>
    <message>
        <source>between encounters</source>
        <translation>zwischen zwei Begegnungen</translation>
    </message>
    <message>
        <source>between encounters; next: %1, Enemy Activity Level %2</source>
        <translation>zwischen zwei Begegnungen; nächste: %1, Feindaktivität (EAL) %2</translation>
    </message>
    <message>
        <source>between encounters; next: %1</source>
        <translation>zwischen zwei Begegnungen; nächste: %1</translation>
    </message>
    <message>
        <source>current encounter: %1, Enemy Activity Level %2</source>
        <translation>aktuelle Begegnung: %1, Feindaktivität (EAL) %2</translation>
    </message>
    <message>
        <source>current encounter: %1</source>
        <translation>aktuelle Begegnung: %1</translation>
    </message>
    <message>
        <source>the campaign is over</source>
        <translation>die Kampagne ist zu Ende</translation>
    </message>
    <message>
        <source>poisoned</source>
        <translation>aufgehetzt</translation>
    </message>
    <message>
        <source>exempt</source>
        <translation>befreit</translation>
    </message>
    <message>
        <source>outranks the Star</source>
        <translation>steht über dem Star</translation>
    </message>
    <message>
        <source>The band of %1</source>
        <translation>Bande von %1</translation>
    </message>
    <message>
        <source>The band of %1 (%2)</source>
        <translation>Bande von %1 (%2)</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Initiative, weapon skill</source>
        <translation>Initiative, Waffenfertigkeit</translation>
    </message>
    <message>
        <source>Rep</source>
        <translation>Rep</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Stockpile: %1</source>
        <translation>Vorrat: %1</translation>
    </message>
    <message>
        <source>Encounter points: %1</source>
        <translation>Begegnungspunkte: %1</translation>
    </message>
    <message>
        <source>Total encounter points: %1</source>
        <translation>Begegnungspunkte gesamt: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>PEF %1</source>
        <translation>PEF %1</translation>
    </message>
    <message>
        <source>%1 enters</source>
        <translation>Eintritt: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n buildings</source>
        <translation>
            <numerusform>%n Gebäude</numerusform>
            <numerusform>%n Gebäude</numerusform>
        </translation>
    </message>
    <message>
        <source>objective: %1</source>
        <translation>Ziel: %1</translation>
    </message>
    <message>
        <source>they enter here</source>
        <translation>Gegner tritt hier ein</translation>
    </message>
    <message>
        <source>far edge</source>
        <translation>ferne Kante</translation>
    </message>
    <message>
        <source>you set up here</source>
        <translation>eigene Aufstellung</translation>
    </message>
    <message>
        <source>you enter here</source>
        <translation>eigener Eintritt</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Forces</source>
        <translation>Kräfte</translation>
    </message>
    <message>
        <source>Enemy</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Spezial</translation>
    </message>
    <message>
        <source>Enemy Activity Level %1</source>
        <translation>Feindaktivität (EAL) %1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>PEFs</source>
        <translation>PEFs</translation>
    </message>
    <message>
        <source>weapon, %1: %2</source>
        <translation>Waffe, %1: %2</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation>%1, aus %2</translation>
    </message>
    <message>
        <source>Impact %1</source>
        <translation>Wucht %1</translation>
    </message>
    <message>
        <source>%1d6</source>
        <translation>%1W6</translation>
    </message>
    <message>
        <source>id</source>
        <translation>id</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>Impact</source>
        <translation>Wucht</translation>
    </message>
    <message>
        <source>range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>targets</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Outgunned</source>
        <translation>Waffenrang</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Nahkampf</translation>
    </message>
    <message>
        <source>%1&quot; blast</source>
        <translation>%1″-Explosion</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Waffen</translation>
    </message>
    <message>
        <source>Attributes (%1)</source>
        <translation>Attribute (%1)</translation>
    </message>
    <message>
        <source>%1 if not given</source>
        <translation>%1 ohne Angabe</translation>
    </message>
    <message>
        <source>Your army lists with errors</source>
        <translation>Eigene Armeelisten mit Fehlern</translation>
    </message>
    <message>
        <source>%1 has none.</source>
        <translation>%1: nichts vorhanden.</translation>
    </message>
    <message>
        <source>%1: procedures for “muster roll”</source>
        <translation>%1: Verfahren für „muster roll“</translation>
    </message>
    <message>
        <source>%1: questions for “muster odds”</source>
        <translation>%1: Fragen für „muster odds“</translation>
    </message>
    <message>
        <source>army lists: %1</source>
        <translation>Armeelisten: %1</translation>
    </message>
    <message>
        <source>procedures: %1</source>
        <translation>Verfahren: %1</translation>
    </message>
    <message>
        <source>odds: %1</source>
        <translation>Chancen: %1</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Procedures for “muster roll”</source>
        <translation>Verfahren für „muster roll“</translation>
    </message>
    <message>
        <source>Questions for “muster odds”</source>
        <translation>Fragen für „muster odds“</translation>
    </message>
    <message>
        <source>you %1, enemy %2</source>
        <translation>eigene %1, Gegner %2</translation>
    </message>
    <message>
        <source>Before the first activation</source>
        <translation>Vor der ersten Aktivierung</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Zug %1: %2</translation>
    </message>
    <message>
        <source>Star Power %1</source>
        <translation>Star Power %1</translation>
    </message>
    <message>
        <source>unresolved</source>
        <translation>nicht aufgelöst</translation>
    </message>
    <message>
        <source>section %1</source>
        <translation>Abschnitt %1</translation>
    </message>
    <message>
        <source>off the table</source>
        <translation>nicht auf dem Tisch</translation>
    </message>
    <message>
        <source>Group %1, figure %2</source>
        <translation>Gruppe %1, Figur %2</translation>
    </message>
    <message>
        <source>group %1, %2</source>
        <translation>Gruppe %1, %2</translation>
    </message>
    <message>
        <source>Sections scouted: %1</source>
        <translation>Erkundete Abschnitte: %1</translation>
    </message>
    <message>
        <source>looted</source>
        <translation>geplündert</translation>
    </message>
    <message>
        <source>not entered</source>
        <translation>nicht betreten</translation>
    </message>
    <message>
        <source>Building %1: %2</source>
        <translation>Gebäude %1: %2</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Notiz: %1</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Settlements</source>
        <translation>Siedlungen</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Fertigkeit</translation>
    </message>
    <message>
        <source>Officer</source>
        <translation>Offizier</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n Würfel</numerusform>
            <numerusform>%n Würfel</numerusform>
        </translation>
    </message>
    <message>
        <source>Die %1 of --dice is wrong. %2</source>
        <translation>Würfel %1 von --dice ist falsch. %2</translation>
    </message>
    <message>
        <source>Too few dice. The next roll is %1; add it to --dice.</source>
        <translation>Zu wenige Würfel. Der nächste Wurf ist %1; in --dice ergänzen.</translation>
    </message>
    <message>
        <source>%1 of --dice left over, so nothing was changed. Give only the dice that are asked for.</source>
        <translation>Bei --dice übrig: %1, daher wurde nichts geändert. Nur die verlangten Würfel angeben.</translation>
    </message>
    <message>
        <source>  rolled for you: %1</source>
        <translation>  automatisch gewürfelt: %1</translation>
    </message>
    <message>
        <source>This roll takes %1.</source>
        <translation>Für diesen Wurf nötig: %1.</translation>
    </message>
    <message>
        <source>The input ended before the roll for %1, so nothing was changed.</source>
        <translation>Die Eingabe endete vor dem Wurf für %1, daher wurde nichts geändert.</translation>
    </message>
    <message>
        <source>“muster %1” rolls no dice: %2 of --dice left over.</source>
        <translation>„muster %1“ würfelt nicht: Bei --dice übrig: %2.</translation>
    </message>
    <message>
        <source>The sheet could not be drawn. Try again, or open the campaign in the window.</source>
        <translation>Der Bogen konnte nicht gezeichnet werden. Noch einmal versuchen oder die Kampagne im Fenster öffnen.</translation>
    </message>
    <message>
        <source>“%1” is not a die result. Type numbers such as 3 5 2.</source>
        <translation>„%1“ ist kein Würfelergebnis. Zahlen eingeben, etwa 3 5 2.</translation>
    </message>
    <message>
        <source>--%1 must be a whole number, not “%2”.</source>
        <translation>--%1 muss eine ganze Zahl sein, nicht „%2“.</translation>
    </message>
    <message>
        <source>--%1 must be whole numbers separated by commas, not “%2”.</source>
        <translation>--%1 muss aus ganzen Zahlen mit Kommas dazwischen bestehen, nicht „%2“.</translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is undamaged: %n steps.</source>
        <translation>
            <numerusform>%1 ist unbeschädigt: %n Schritt.</numerusform>
            <numerusform>%1 ist unbeschädigt: %n Schritte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cannot undo %n steps: only %1 can be undone, and the creation of the campaign stays.</source>
        <translation>
            <numerusform>%n Schritt lässt sich nicht rückgängig machen: Möglich sind nur %1, und das Anlegen der Kampagne bleibt.</numerusform>
            <numerusform>%n Schritte lassen sich nicht rückgängig machen: Möglich sind nur %1, und das Anlegen der Kampagne bleibt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cannot redo %n steps: only %1 can be redone.</source>
        <translation>
            <numerusform>%n Schritt lässt sich nicht wiederholen: Möglich sind nur %1.</numerusform>
            <numerusform>%n Schritte lassen sich nicht wiederholen: Möglich sind nur %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n quiet turns</source>
        <translation>
            <numerusform>%1 von %n ruhigen Zug</numerusform>
            <numerusform>%1 von %n ruhigen Zügen</numerusform>
        </translation>
    </message>
    <message>
        <source>write the sheet to this PDF file (- for standard output)</source>
        <translation>den Bogen in diese PDF-Datei schreiben (- für die Standardausgabe)</translation>
    </message>
    <message>
        <source>a blank sheet to fill in by hand (with --pdf)</source>
        <translation>ein leerer Bogen zum Ausfüllen von Hand (mit --pdf)</translation>
    </message>
    <message>
        <source>the player the Star belongs to (if there are several)</source>
        <translation>der Spieler, zu dem der Star gehört (wenn es mehrere gibt)</translation>
    </message>
    <message>
        <source>the army list of the band</source>
        <translation>die Armeeliste der Bande</translation>
    </message>
    <message>
        <source>number of the Star whose band recruits (default: each in turn)</source>
        <translation>Nummer des Stars, dessen Bande rekrutiert (Vorgabe: jede der Reihe nach)</translation>
    </message>
    <message>
        <source>one figure of this type, chosen from the list without dice</source>
        <translation>eine Figur dieses Typs, ohne Würfel aus der Liste gewählt</translation>
    </message>
    <message>
        <source>name of the chosen figure (default: the next from the name list)</source>
        <translation>Name der gewählten Figur (Vorgabe: der nächste aus der Namensliste)</translation>
    </message>
    <message>
        <source>Keys and values of --option; the first value is the default:</source>
        <translation>Schlüssel und Werte für --option; der erste Wert ist die Vorgabe:</translation>
    </message>
    <message>
        <source>Your own army lists are JSON files, one list per file, in the folder
  %1
They are offered with the lists of the rules they name:

</source>
        <translation>Eigene Armeelisten sind JSON-Dateien, eine Liste je Datei, im Ordner
  %1
Sie stehen bei den Listen der Regeln zur Auswahl, die sie nennen:

</translation>
    </message>
    <message>
        <source>The rows must cover every total of the dice exactly once. &quot;rep&quot; is 1 to 6. Give a row a
&quot;weapon&quot; if the list has none for all rows, and &quot;class&quot;, &quot;armor&quot; and &quot;shield&quot; if the
rules use them; “muster rules PACK” shows the ids. A file with an error is skipped and
reported with the place and the reason; your other lists still load.</source>
        <translation>Die Zeilen müssen jede Summe der Würfel genau einmal abdecken. &quot;rep&quot; ist 1 bis 6. Einer
Zeile &quot;weapon&quot; geben, wenn die Liste keine für alle Zeilen hat, und &quot;class&quot;, &quot;armor&quot; und
&quot;shield&quot;, wenn die Regeln sie verwenden; „muster rules PACK“ zeigt die Ids. Eine Datei mit
einem Fehler wird übersprungen und mit Stelle und Grund gemeldet; die anderen eigenen
Listen werden trotzdem geladen.</translation>
    </message>
    <message>
        <source>Rolls one procedure of a pack without a campaign; PACK alone lists the procedures.</source>
        <translation>Würfelt ein Verfahren eines Pakets ohne Kampagne; PACK allein listet die Verfahren auf.</translation>
    </message>
    <message>
        <source>Works out the exact odds of a test; PACK alone lists the questions.</source>
        <translation>Berechnet die genauen Chancen eines Tests; PACK allein listet die Fragen auf.</translation>
    </message>
    <message>
        <source>Adds another player with a Star; then recruit a band.</source>
        <translation>Fügt einen weiteren Spieler mit einem Star hinzu; danach eine Bande rekrutieren.</translation>
    </message>
    <message>
        <source>Removes a player: the Star leaves with its Grunts.</source>
        <translation>Entfernt einen Spieler: Der Star geht samt Grunts.</translation>
    </message>
    <message>
        <source>number of the Star who takes over the Grunts (default: they leave too)</source>
        <translation>Nummer des Stars, der die Grunts übernimmt (Vorgabe: sie gehen mit)</translation>
    </message>
    <message>
        <source>Recruits Grunts up to the limit of the band; with --type, one of your choice.</source>
        <translation>Rekrutiert Grunts bis zur Grenze der Bande; mit --type einen nach Wahl.</translation>
    </message>
    <message>
        <source>Re-rolls the table of the current encounter, except what is locked.</source>
        <translation>Würfelt den Tisch der aktuellen Begegnung neu, außer was gesperrt ist.</translation>
    </message>
    <message>
        <source>sections to lock</source>
        <translation>zu sperrende Abschnitte</translation>
    </message>
    <message>
        <source>PEFs to lock</source>
        <translation>zu sperrende PEFs</translation>
    </message>
    <message>
        <source>Rolls for your own vehicles in the current encounter, if your list has any.</source>
        <translation>Würfelt die eigenen Fahrzeuge für die aktuelle Begegnung aus, wenn die Liste welche hat.</translation>
    </message>
    <message>
        <source>Makes a stockpile what the current Raid or Recover is about.</source>
        <translation>Lässt es beim aktuellen Überfall oder bei der aktuellen Bergung um einen Vorrat gehen.</translation>
    </message>
    <message>
        <source>not about a stockpile after all</source>
        <translation>doch nicht um einen Vorrat</translation>
    </message>
    <message>
        <source>Equips a figure with a choice its list allows, with something from the stockpile, or with a further weapon or thing.</source>
        <translation>Rüstet eine Figur mit etwas aus, das ihre Liste freistellt, mit etwas aus dem Vorrat oder mit einer weiteren Waffe oder einem weiteren Gegenstand.</translation>
    </message>
    <message>
        <source>a further weapon or thing, in any words</source>
        <translation>eine weitere Waffe oder ein weiterer Gegenstand, in beliebigen Worten</translation>
    </message>
    <message>
        <source>how many of it; 0 takes it away (default: 1)</source>
        <translation>wie viele davon; 0 nimmt es weg (Vorgabe: 1)</translation>
    </message>
    <message>
        <source>Edits by hand: figure=3 rep=4; section=5 terrain=woods; or eal=2.</source>
        <translation>Bearbeitet von Hand: figure=3 rep=4; section=5 terrain=woods; oder eal=2.</translation>
    </message>
    <message>
        <source>--count goes with --carry: how many of that thing the figure carries.</source>
        <translation>--count gehört zu --carry: wie viele von diesem Gegenstand die Figur trägt.</translation>
    </message>
    <message>
        <source>This encounter has no sections: you lay out its table yourself.</source>
        <translation>Diese Begegnung hat keine Abschnitte: Ihr Tisch wird frei aufgebaut.</translation>
    </message>
    <message>
        <source>%1 is damaged and was not changed. %2
Recovered to %4: %3.</source>
        <translation>%1 ist beschädigt und wurde nicht geändert. %2
Gerettet nach %4: %3.</translation>
    </message>
    <message>
        <source>By the rules it was a failure: %1 Your report counts.</source>
        <translation>Nach den Regeln war es ein Fehlschlag: %1 Es gilt der eigene Bericht.</translation>
    </message>
    <message>
        <source>“muster join” needs --star. See “muster join --help”.</source>
        <translation>„muster join“ braucht --star. Siehe „muster join --help“.</translation>
    </message>
    <message>
        <source>Give the number of the Star whose player leaves: star=1.</source>
        <translation>Die Nummer des Stars angeben, dessen Spieler geht: star=1.</translation>
    </message>
    <message>
        <source>the figure&apos;s initiative, for rules that use it instead of Rep</source>
        <translation>die Initiative der Figur, bei Regeln, die sie statt Rep verwenden</translation>
    </message>
    <message>
        <source>the figure&apos;s weapon skill (if neither is given, both are rolled)</source>
        <translation>die Waffenfertigkeit der Figur (ohne beide Angaben wird beides ausgewürfelt)</translation>
    </message>
    <message>
        <source>the figure&apos;s armour: an Armour Class (2, 4 or 6) or an id (none, flak, body-armor)</source>
        <translation>die Rüstung der Figur: eine Rüstungsklasse (2, 4 oder 6) oder eine Id (none, flak, body-armor)</translation>
    </message>
    <message>
        <source>one of the figure&apos;s attributes, if the rules use them (repeat for a second)</source>
        <translation>eins der Attribute der Figur, wenn die Regeln sie verwenden (für ein zweites wiederholen)</translation>
    </message>
    <message>
        <source>A Leader&apos;s initiative must be %1 to %2, not %3.</source>
        <translation>Die Initiative eines Leaders muss %1 bis %2 sein, nicht %3.</translation>
    </message>
    <message>
        <source>A Star&apos;s Rep must be %1 to %2, not %3.</source>
        <translation>Die Rep eines Stars muss %1 bis %2 sein, nicht %3.</translation>
    </message>
    <message>
        <source>Types: %1.</source>
        <translation>Typen: %1.</translation>
    </message>
    <message>
        <source>--name has no visible characters. Give a name, or leave it out.</source>
        <translation>--name hat keine sichtbaren Zeichen. Einen Namen angeben oder --name weglassen.</translation>
    </message>
    <message>
        <source>Locales: %1.</source>
        <translation>Gegenden: %1.</translation>
    </message>
    <message>
        <source>Choices: %1.</source>
        <translation>Möglich: %1.</translation>
    </message>
    <message>
        <source>  muster [FILE]            opens the window
  muster COMMAND …         works in the terminal</source>
        <translation>  muster [FILE]            öffnet das Fenster
  muster COMMAND …         arbeitet im Terminal</translation>
    </message>
    <message>
        <source>%1 also carries: %2</source>
        <translation>%1 trägt außerdem: %2</translation>
    </message>
    <message>
        <source>Former members</source>
        <translation>Ehemalige</translation>
    </message>
    <message>
        <source>Can no longer be redone: %1.</source>
        <translation>Lässt sich nicht mehr wiederholen: %1.</translation>
    </message>
    <message>
        <source>%1: %2 is not on a die of %3 sides.</source>
        <translation>%1: %2 gibt es auf einem W%3 nicht.</translation>
    </message>
    <message>
        <source>Muster&apos;s window and sheets could not be loaded: %1
Reinstall Muster; the commands that need neither still work.</source>
        <translation>Fenster und Bögen von Muster konnten nicht geladen werden: %1
Muster neu installieren; die Befehle, die beides nicht brauchen, funktionieren weiter.</translation>
    </message>
    <message>
        <source>roll the Star on the army list (first edition)</source>
        <translation>den Star auf der Armeeliste auswürfeln (erste Ausgabe)</translation>
    </message>
    <message>
        <source>roll the faction (Wasteland); --list holds where the dice leave the choice to you</source>
        <translation>die Fraktion auswürfeln (Ödland); --list gilt, wo die Würfel die Wahl lassen</translation>
    </message>
    <message>
        <source>who goes along with the crew that is there, without dice: driver or bodyguard</source>
        <translation>wer das anwesende Team begleitet, ohne Würfel: driver oder bodyguard</translation>
    </message>
    <message>
        <source>--roll-star rolls the figure on its list, so --%1 cannot be given as well.</source>
        <translation>--roll-star würfelt die Figur auf ihrer Liste aus, daher geht --%1 nicht zugleich.</translation>
    </message>
    <message>
        <source>what it is about: campaign, month=N, battle=STEP, step=N or figure=ID (default: now)</source>
        <translation>worum es geht: campaign, month=N, battle=STEP, step=N oder figure=ID (Vorgabe: jetzt)</translation>
    </message>
    <message>
        <source>the note&apos;s title</source>
        <translation>der Titel der Notiz</translation>
    </message>
    <message>
        <source>number of the note that gets this text</source>
        <translation>Nummer der Notiz, die diesen Text bekommt</translation>
    </message>
    <message>
        <source>number of the note to remove</source>
        <translation>Nummer der Notiz, die gelöscht wird</translation>
    </message>
    <message>
        <source>Adds a note in your own words to the chronicle, or edits one (TEXT - reads standard input).</source>
        <translation>Schreibt eine Notiz in eigenen Worten in die Chronik oder bearbeitet eine (TEXT - liest die Standardeingabe).</translation>
    </message>
    <message>
        <source>Finds words in the chronicle, in notes and among the figures; all of them must occur.</source>
        <translation>Findet Wörter in der Chronik, in Notizen und bei den Figuren; alle müssen vorkommen.</translation>
    </message>
    <message>
        <source>The standard input is not UTF-8 text, so nothing was written.</source>
        <translation>Die Standardeingabe ist kein UTF-8-Text, daher wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>Give only one of --change or --strike.</source>
        <translation>Nur eines von --change und --strike angeben.</translation>
    </message>
    <message>
        <source>--about is for a new note: what a note is about stays.</source>
        <translation>--about gilt nur für eine neue Notiz: Worum es in einer Notiz geht, bleibt.</translation>
    </message>
    <message>
        <source>--strike takes no text: it removes the note.</source>
        <translation>--strike braucht keinen Text: Die Notiz wird gelöscht.</translation>
    </message>
    <message>
        <source>“muster write” needs TEXT (- reads it from standard input).</source>
        <translation>„muster write“ braucht TEXT (- liest ihn von der Standardeingabe).</translation>
    </message>
    <message>
        <source>%1, step %2</source>
        <comment>the month</comment>
        <translation>%1, Schritt %2</translation>
    </message>
    <message>
        <source>%1, note %2</source>
        <comment>the month</comment>
        <translation>%1, Notiz %2</translation>
    </message>
    <message>
        <source>Figure %1</source>
        <translation>Figur %1</translation>
    </message>
    <message>
        <source>“muster find” needs at least one word.</source>
        <translation>„muster find“ braucht mindestens ein Wort.</translation>
    </message>
    <message>
        <source>Nothing in this campaign has these words.</source>
        <translation>Nichts in dieser Kampagne enthält diese Wörter.</translation>
    </message>
    <message>
        <source>a campaign from the text that “muster story” writes, and nothing else</source>
        <translation>eine Kampagne aus dem Text, den „muster story“ schreibt, und sonst nichts</translation>
    </message>
    <message>
        <source>Writes the campaign as story text, which people can read and “muster new --story” plays again.</source>
        <translation>Schreibt die Kampagne als Text, den man lesen kann und den „muster new --story“ wieder spielt.</translation>
    </message>
    <message>
        <source>The story “%1” cannot be read: %2.</source>
        <translation>Die Geschichte „%1“ lässt sich nicht lesen: %2.</translation>
    </message>
    <message>
        <source>“%1” is too large for a story. Give the text that “muster story” wrote.</source>
        <translation>„%1“ ist zu groß für eine Geschichte. Den Text angeben, den „muster story“ geschrieben hat.</translation>
    </message>
    <message>
        <source>“%1” is not a file. Give the name of the text to write.</source>
        <translation>„%1“ ist keine Datei. Den Namen des Textes angeben, der geschrieben werden soll.</translation>
    </message>
    <message>
        <source>“%1” exists and is not a text, so it was not overwritten. Give another name.</source>
        <translation>„%1“ gibt es schon und ist kein Text, deshalb wurde es nicht überschrieben. Einen anderen Namen angeben.</translation>
    </message>
    <message>
        <source>The story says all there is to say of the campaign. Leave out --%1.</source>
        <translation>In der Geschichte steht schon alles über die Kampagne. --%1 weglassen.</translation>
    </message>
    <message>
        <source>“%1” has no story in it.</source>
        <translation>In „%1“ steht keine Geschichte.</translation>
    </message>
    <message>
        <source>Tells how the dice fell, by whom, and the rarest rolls.</source>
        <translation>Zeigt, wie die Würfel fielen, bei wem, und welche Würfe die seltensten waren.</translation>
    </message>
    <message>
        <source>No dice have been rolled yet.</source>
        <translation>Es wurde noch nicht gewürfelt.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Rolled by</source>
        <translation>Gewürfelt von</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Chi-square</source>
        <translation>Chi-Quadrat</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>the player</source>
        <translation>selbst</translation>
    </message>
    <message>
        <source>Muster</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Wurf</translation>
    </message>
    <message>
        <source>The rarest rolls</source>
        <translation>Die seltensten Würfe</translation>
    </message>
    <message>
        <source>every battle of the month of this number (default: the last battle)</source>
        <translation>alle Gefechte des Monats mit dieser Nummer (Vorgabe: das letzte Gefecht)</translation>
    </message>
    <message>
        <source>every battle of the campaign</source>
        <translation>alle Gefechte der Kampagne</translation>
    </message>
    <message>
        <source>write one HTML page that needs no other file (- for standard output)</source>
        <translation>eine HTML-Seite schreiben, die keine andere Datei braucht (- für die Standardausgabe)</translation>
    </message>
    <message>
        <source>write Markdown, with its pictures in a folder beside it</source>
        <translation>Markdown schreiben, mit den Bildern in einem Ordner daneben</translation>
    </message>
    <message>
        <source>write BBCode for a forum, with its pictures in a folder beside it</source>
        <translation>BBCode für ein Forum schreiben, mit den Bildern in einem Ordner daneben</translation>
    </message>
    <message>
        <source>the dice: brackets in the sentences, story to have them at the end, or none (default: brackets)</source>
        <translation>die Würfel: brackets in den Sätzen, story am Ende oder none (Vorgabe: brackets)</translation>
    </message>
    <message>
        <source>leave out the words you wrote</source>
        <translation>die eigenen Worte weglassen</translation>
    </message>
    <message>
        <source>leave out your pictures</source>
        <translation>die eigenen Bilder weglassen</translation>
    </message>
    <message>
        <source>enemy list (default: the last enemy; in the Wasteland, “whoever-comes” rolls for one; star=ID, where the rules have it: that Star&apos;s band)</source>
        <translation>Gegnerliste (Vorgabe: der letzte Gegner; im Ödland würfelt „whoever-comes“ eine aus; star=ID, wo die Regeln das kennen: die Bande dieses Stars)</translation>
    </message>
    <message>
        <source>Records whom a band brings to an encounter with another player&apos;s band; both are shown when both have recorded. Without figures: as many as the encounter allows, the best first.</source>
        <translation>Hält fest, wen eine Bande zur Begegnung mit der Bande eines anderen Spielers mitbringt; beide werden aufgedeckt, wenn beide das getan haben. Ohne Figuren: so viele, wie die Begegnung erlaubt, die besten zuerst.</translation>
    </message>
    <message>
        <source>number of the Star whose band it is</source>
        <translation>Nummer des Stars, dessen Bande es ist</translation>
    </message>
    <message>
        <source>Writes a report of a battle as players publish it; without a file to write, as Markdown here.</source>
        <translation>Schreibt einen Spielbericht, wie Spieler ihn veröffentlichen; ohne Datei als Markdown hierher.</translation>
    </message>
    <message>
        <source>Prints the whole campaign as a book: a spread for each battle, careers, the fallen, an index.</source>
        <translation>Druckt die ganze Kampagne als Buch: eine Doppelseite je Gefecht, Laufbahnen, Gefallene, ein Register.</translation>
    </message>
    <message>
        <source>Adds a picture: JPEG, PNG or WebP, kept in the campaign file without its metadata.</source>
        <translation>Fügt ein Bild hinzu: JPEG, PNG oder WebP, in der Kampagnendatei und ohne seine Metadaten.</translation>
    </message>
    <message>
        <source>what it belongs to: campaign, month=N, battle=STEP, step=N, figure=ID or foe=ID (default: the present month)</source>
        <translation>wozu es gehört: campaign, month=N, battle=STEP, step=N, figure=ID oder foe=ID (Vorgabe: zum aktuellen Monat)</translation>
    </message>
    <message>
        <source>a line below it</source>
        <translation>eine Zeile darunter</translation>
    </message>
    <message>
        <source>remove this picture</source>
        <translation>dieses Bild entfernen</translation>
    </message>
    <message>
        <source>save this picture to the file IMAGE (- for standard output)</source>
        <translation>dieses Bild in der Datei IMAGE speichern (- für die Standardausgabe)</translation>
    </message>
    <message>
        <source>Puts a question to the dice: a die for each answer, and the highest decides.</source>
        <translation>Befragt die Würfel: für jede Antwort ein Würfel, und der höchste entscheidet.</translation>
    </message>
    <message>
        <source>two to four answers, each with the sides of its die</source>
        <translation>zwei bis vier Antworten, jede mit den Seiten ihres Würfels</translation>
    </message>
    <message>
        <source>“muster ask” needs --answers, such as --answers &quot;Greens:6,Blues:4&quot;.</source>
        <translation>„muster ask“ braucht --answers, etwa --answers &quot;Grüne:6,Blaue:4&quot;.</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures could not be recovered.</source>
        <translation>
            <numerusform>%n Bild ließ sich nicht retten.</numerusform>
            <numerusform>%n Bilder ließen sich nicht retten.</numerusform>
        </translation>
    </message>
    <message>
        <source>[Picture %1]</source>
        <translation>[Bild %1]</translation>
    </message>
    <message>
        <source>[Picture %1: %2]</source>
        <translation>[Bild %1: %2]</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures of %1 are missing or damaged: %2. All steps are whole. Restore a backup, or add the pictures again.</source>
        <translation>
            <numerusform>%n Bild von %1 fehlt oder ist beschädigt: %2. Alle Schritte sind unversehrt. Eine Sicherung wiederherstellen oder das Bild neu hinzufügen.</numerusform>
            <numerusform>%n Bilder von %1 fehlen oder sind beschädigt: %2. Alle Schritte sind unversehrt. Eine Sicherung wiederherstellen oder die Bilder neu hinzufügen.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a file. Give the name of the picture to write.</source>
        <translation>„%1“ ist keine Datei. Den Namen des zu schreibenden Bilds angeben.</translation>
    </message>
    <message>
        <source>“%1” exists and is not a JPEG or PNG picture, so it was not overwritten. Give another name.</source>
        <translation>„%1“ gibt es schon und ist kein JPEG- oder PNG-Bild, wurde daher nicht überschrieben. Einen anderen Namen angeben.</translation>
    </message>
    <message>
        <source>--out needs the file to write too: “muster picture FILE --out K OUT”.</source>
        <translation>--out braucht auch die zu schreibende Datei: „muster picture FILE --out K OUT“.</translation>
    </message>
    <message>
        <source>Standard output takes the picture or the JSON, not both. Give a file to --out, or leave out --json.</source>
        <translation>Die Standardausgabe nimmt das Bild oder das JSON, nicht beides. Eine Datei für --out angeben oder --json weglassen.</translation>
    </message>
    <message>
        <source>Picture %1 of %2 is missing or damaged. Restore a backup, or add the picture again.</source>
        <translation>Bild %1 von %2 fehlt oder ist beschädigt. Eine Sicherung wiederherstellen oder das Bild neu hinzufügen.</translation>
    </message>
    <message>
        <source>--strike takes only the number of a picture: “muster picture FILE --strike K”.</source>
        <translation>--strike nimmt nur die Nummer eines Bilds: „muster picture FILE --strike K“.</translation>
    </message>
    <message>
        <source>--about and --caption belong to a picture that is added.</source>
        <translation>--about und --caption gehören zu einem Bild, das hinzugefügt wird.</translation>
    </message>
    <message>
        <source>Which picture? Give the file of a JPEG, PNG or WebP picture.</source>
        <translation>Welches Bild? Die Datei eines JPEG-, PNG- oder WebP-Bilds angeben.</translation>
    </message>
    <message>
        <source>“muster bring” needs --for, the number of the Star whose band it is. See “muster bring --help”.</source>
        <translation>„muster bring“ braucht --for, die Nummer des Stars, dessen Bande es ist. Siehe „muster bring --help“.</translation>
    </message>
    <message>
        <source>“%1” is no figure&apos;s number.</source>
        <translation>„%1“ ist nicht die Nummer einer Figur.</translation>
    </message>
    <message>
        <source>Give only one of --html, --markdown or --bbcode.</source>
        <translation>Nur eins von --html, --markdown oder --bbcode angeben.</translation>
    </message>
    <message>
        <source>--%1 needs the name of the file to write.</source>
        <translation>--%1 braucht den Namen der zu schreibenden Datei.</translation>
    </message>
    <message>
        <source>Standard output takes the report or the JSON, not both. Give a file to --%1, or leave out --json.</source>
        <translation>Die Standardausgabe nimmt den Spielbericht oder das JSON, nicht beides. Eine Datei für --%1 angeben oder --json weglassen.</translation>
    </message>
    <message>
        <source>“%1” is not a file. Give the name of the report to write.</source>
        <translation>„%1“ ist keine Datei. Den Namen des zu schreibenden Spielberichts angeben.</translation>
    </message>
    <message>
        <source>“%1” is a campaign or another database, so it was not overwritten. Give another name.</source>
        <translation>„%1“ ist eine Kampagne oder eine andere Datenbank, wurde daher nicht überschrieben. Einen anderen Namen angeben.</translation>
    </message>
    <message>
        <source>--dice “%1” is not a way to show the dice of a report. Give brackets, story or none.</source>
        <translation>--dice „%1“ gibt es für die Würfel eines Spielberichts nicht. brackets, story oder none angeben.</translation>
    </message>
    <message>
        <source>Give only one of --month and --all.</source>
        <translation>Nur eins von --month und --all angeben.</translation>
    </message>
    <message>
        <source>No battle is finished yet, so there is nothing to report. Play one, then run “muster aftermath”.</source>
        <translation>Noch ist kein Gefecht abgeschlossen, daher gibt es nichts zu berichten. Eines spielen, dann „muster aftermath“ ausführen.</translation>
    </message>
    <message>
        <source>No battle was finished in month %1. The last one was in month %2.</source>
        <translation>In Monat %1 wurde kein Gefecht abgeschlossen. Das letzte war in Monat %2.</translation>
    </message>
    <message>
        <source>Picture %1 of the story is missing: “%2”.</source>
        <translation>Bild %1 der Geschichte fehlt: „%2“.</translation>
    </message>
    <message>
        <source>“%1” is another picture than the story names: its hash differs.</source>
        <translation>„%1“ ist ein anderes Bild als das, das die Geschichte nennt: Die Prüfsumme stimmt nicht.</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures are damaged or missing in the campaign, and in the story.</source>
        <translation>
            <numerusform>%n Bild ist in der Kampagne beschädigt oder fehlt, und so auch in der Geschichte.</numerusform>
            <numerusform>%n Bilder sind in der Kampagne beschädigt oder fehlen, und so auch in der Geschichte.</numerusform>
        </translation>
    </message>
    <message>
        <source>hides what its player recorded</source>
        <translation>verbirgt, was festgehalten ist</translation>
    </message>
    <message>
        <source>Your PEF %1</source>
        <translation>Eigene PEF %1</translation>
    </message>
    <message>
        <source>revealed</source>
        <translation>aufgedeckt</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verborgen</translation>
    </message>
    <message>
        <source>rules of your own that extend a pack: a folder or one file</source>
        <translation>eigene Regeln, die ein Paket erweitern: ein Ordner oder eine Datei</translation>
    </message>
    <message>
        <source>A variant is a JSON file that holds only what differs from the pack it extends:

</source>
        <translation>Eine Variante ist eine JSON-Datei, in der nur steht, was vom erweiterten Paket abweicht:

</translation>
    </message>
    <message>
        <source>An object has its keys one by one (null leaves one out), a list with ids the entries that differ;
the rows of a table stand there as a whole. In a folder variant.json has the title and what it
extends, and each part a file of its own, such as lists.json. A campaign keeps its variant in its
file. Wherever a command takes PACK, it takes the place of a variant.</source>
        <translation>Ein Objekt hat seine Schlüssel einzeln (null lässt einen weg), eine Liste mit Kennungen die
Einträge, die abweichen; die Zeilen einer Tabelle stehen als Ganzes da. In einem Ordner hat
variant.json den Titel und das erweiterte Paket, und jeder Teil eine eigene Datei wie lists.json.
Eine Kampagne bewahrt ihre Variante in ihrer Datei auf. Wo ein Befehl PACK nimmt, nimmt er auch
den Ort einer Variante.</translation>
    </message>
    <message>
        <source>Checks rules of your own that extend a pack, or saves those that a campaign keeps.</source>
        <translation>Prüft eigene Regeln, die ein Paket erweitern, oder speichert die, die eine Kampagne bei sich hat.</translation>
    </message>
    <message>
        <source>The variant extends %1 and not %2. Leave out --rules.</source>
        <translation>Die Variante erweitert %1 und nicht %2. --rules weglassen.</translation>
    </message>
    <message>
        <source>“muster variant check” takes one PLACE.</source>
        <translation>„muster variant check“ nimmt einen ORT.</translation>
    </message>
    <message>
        <source>“%1” extends %2 and differs in nothing.</source>
        <translation>„%1“ erweitert %2 und weicht in nichts ab.</translation>
    </message>
    <message>
        <source>“%1” extends %2 and differs in: %3. Every roll meets exactly one row.</source>
        <translation>„%1“ erweitert %2 und weicht ab in: %3. Jeder Wurf trifft genau eine Zeile.</translation>
    </message>
    <message>
        <source>“muster variant save” needs FILE and OUT.</source>
        <translation>„muster variant save“ braucht FILE und OUT.</translation>
    </message>
    <message>
        <source>This campaign was founded without a variant: it follows %1 as the pack has it.</source>
        <translation>Diese Kampagne wurde ohne Variante gegründet: Sie folgt %1, wie das Paket es vorgibt.</translation>
    </message>
    <message>
        <source>“%1” exists already and was not overwritten. Give another name.</source>
        <translation>„%1“ gibt es schon und wurde nicht überschrieben. Einen anderen Namen angeben.</translation>
    </message>
    <message>
        <source>“%1” is not known here: use “muster variant check PLACE” or “muster variant save FILE OUT”.</source>
        <translation>„%1“ ist hier nicht bekannt: „muster variant check PLACE“ oder „muster variant save FILE OUT“ verwenden.</translation>
    </message>
</context>
<context>
    <name>Encounter</name>
    <message>
        <source>None</source>
        <translation>Ohne</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Landschaft</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>Width of the river</source>
        <translation>Breite des Flusses</translation>
    </message>
</context>
<context>
    <name>GameForm</name>
    <message>
        <source>Name of the game</source>
        <translation>Name des Spiels</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>About Muster</source>
        <translation>Über Muster</translation>
    </message>
    <message>
        <source>&amp;House rulings</source>
        <translation>&amp;Hausregeln</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Explain a number</source>
        <translation>Zahl &amp;erklären</translation>
    </message>
    <message>
        <source>&amp;About Muster</source>
        <translation>Ü&amp;ber Muster</translation>
    </message>
    <message>
        <source>Every rule set</source>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>House rulings</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>How Muster plays it where a rule book leaves something open or contradicts itself. You can always change the result by hand.</source>
        <translation>Wie Muster es spielt, wo ein Regelbuch etwas offen lässt oder sich widerspricht. Das Ergebnis lässt sich immer von Hand ändern.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Tab moves between the parts of the window; the arrow keys move within one. Underlined letters work with Alt.</source>
        <translation>Tab wechselt zwischen den Teilen des Fensters, die Pfeiltasten bewegen sich innerhalb eines Teils. Unterstrichene Buchstaben wirken mit Alt.</translation>
    </message>
    <message>
        <source>Muster %1 manages a tabletop skirmish campaign: your band between games, and the next encounter.

Free software under the MIT licence.</source>
        <translation>Muster %1 verwaltet eine Skirmish-Kampagne auf dem Spieltisch: die eigene Bande zwischen den Spielen und die nächste Begegnung.

Freie Software unter der MIT-Lizenz.</translation>
    </message>
</context>
<context>
    <name>Json</name>
    <message>
        <source>“%1” is not a known kind of change.</source>
        <translation>„%1“ ist keine bekannte Art von Änderung.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>“%1” is missing.</source>
        <translation>„%1“ fehlt.</translation>
    </message>
    <message>
        <source>%1 is not a whole number from %2 to %3.</source>
        <translation>%1 ist keine ganze Zahl von %2 bis %3.</translation>
    </message>
    <message>
        <source>the text contains an incomplete character.</source>
        <translation>der Text enthält ein unvollständiges Zeichen.</translation>
    </message>
    <message>
        <source>“%1” is not a seed.</source>
        <translation>„%1“ ist kein Startwert.</translation>
    </message>
    <message>
        <source>“%1” is not a time in UTC.</source>
        <translation>„%1“ ist keine Zeit in UTC.</translation>
    </message>
    <message>
        <source>“%1” is not the number of a figure.</source>
        <translation>„%1“ ist nicht die Nummer einer Figur.</translation>
    </message>
    <message>
        <source>%1 is not an outcome; use success, failure, or a share of the points from 0 to 2, such as 0.5.</source>
        <translation>%1 ist kein Ausgang; möglich: success, failure oder ein Anteil der Punkte von 0 bis 2, etwa 0.5.</translation>
    </message>
    <message>
        <source>the list has %1 entries; it must have %2 to %3.</source>
        <translation>die Liste hat %1 Einträge; es müssen %2 bis %3 sein.</translation>
    </message>
    <message>
        <source>“%1” is not known here.</source>
        <translation>„%1“ ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>%1 does not belong here.</source>
        <translation>%1 gehört nicht hierher.</translation>
    </message>
    <message>
        <source>“%1” is not valid here; use one of %2.</source>
        <translation>„%1“ ist hier nicht gültig; möglich: %2.</translation>
    </message>
    <message>
        <source>Line %1 is not JSON: %2.</source>
        <translation>Zeile %1 ist kein JSON: %2.</translation>
    </message>
    <message>
        <source>The text is not a JSON object.</source>
        <translation>Der Text ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>Figure %1 is named twice. Name each figure once.</source>
        <translation>Figur %1 ist doppelt genannt. Jede Figur einmal nennen.</translation>
    </message>
    <message>
        <source>A field appears twice in the same object. Name each field once.</source>
        <translation>Ein Feld kommt im selben Objekt doppelt vor. Jedes Feld einmal nennen.</translation>
    </message>
    <message numerus="yes">
        <source>the text is longer than %n characters.</source>
        <translation>
            <numerusform>Der Text ist länger als %n Zeichen.</numerusform>
            <numerusform>Der Text ist länger als %n Zeichen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there must be one for each of the %n dice.</source>
        <translation>
            <numerusform>Zu dem %n Würfel muss es einen Eintrag geben.</numerusform>
            <numerusform>Zu jedem der %n Würfel muss es einen Eintrag geben.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a known act.</source>
        <translation>„%1“ ist keine bekannte Aktion.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
</context>
<context>
    <name>Map</name>
    <message>
        <source>Section %1</source>
        <translation>Abschnitt %1</translation>
    </message>
    <message>
        <source>PEF %1 enters here</source>
        <translation>PEF %1: Eintritt hier</translation>
    </message>
    <message>
        <source>PEF %1</source>
        <translation>PEF %1</translation>
    </message>
    <message>
        <source>%1, locked</source>
        <translation>%1, gesperrt</translation>
    </message>
    <message>
        <source>%1″</source>
        <translation>%1″</translation>
    </message>
    <message>
        <source>no ford</source>
        <translation>keine Furt</translation>
    </message>
    <message>
        <source>half a ford</source>
        <translation>halb Furt</translation>
    </message>
    <message>
        <source>ford</source>
        <translation>Furt</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n objective buildings</source>
        <translation>
            <numerusform>%n Zielgebäude</numerusform>
            <numerusform>%n Zielgebäude</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Odds</name>
    <message>
        <source>under 1%</source>
        <translation>unter 1&#xa0;%</translation>
    </message>
    <message>
        <source>over 99%</source>
        <translation>über 99&#xa0;%</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Outranks the Star: leaves after the next encounter without a test.</source>
        <translation>Steht über dem Star: geht nach der nächsten Begegnung ohne Test.</translation>
    </message>
    <message>
        <source>Stood firm: takes no test next time.</source>
        <translation>Ist standhaft geblieben: macht beim nächsten Mal keinen Test.</translation>
    </message>
    <message>
        <source>Rep of %1</source>
        <translation>Rep von %1</translation>
    </message>
    <message>
        <source>The Star&apos;s Rep</source>
        <translation>Rep des Stars</translation>
    </message>
    <message>
        <source>Poisoned by %1 in %2</source>
        <translation>Aufgehetzt von %1 (%2)</translation>
    </message>
    <message>
        <source>Poisoned</source>
        <translation>Aufgehetzt</translation>
    </message>
    <message>
        <source>Stay or Go: %1, −%2d6 if a Grunt falls</source>
        <translation>Stay or Go: %1, −%2W6, wenn ein Grunt fällt</translation>
    </message>
    <message>
        <source>Stay or Go: %1</source>
        <translation>Stay or Go: %1</translation>
    </message>
    <message>
        <source>%1 stays after a success, %2 after a failure</source>
        <translation>%1 bleibt nach einem Erfolg, %2 nach einem Fehlschlag</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 same Rep</source>
        <translation>%1 gleiche Rep</translation>
    </message>
    <message>
        <source>%1 returns</source>
        <translation>%1 kehrt zurück</translation>
    </message>
    <message>
        <source>%1 Rep −1</source>
        <translation>%1 Rep −1</translation>
    </message>
    <message>
        <source>%1 dies</source>
        <translation>%1 stirbt</translation>
    </message>
    <message>
        <source>%1 never returns</source>
        <translation>%1 kehrt nie zurück</translation>
    </message>
    <message>
        <source>%1 fine</source>
        <translation>%1 unverletzt</translation>
    </message>
    <message>
        <source>%1 out</source>
        <translation>%1 außer Gefecht</translation>
    </message>
    <message>
        <source>%1 away a month</source>
        <translation>%1 einen Monat fort</translation>
    </message>
    <message>
        <source>%1 away two</source>
        <translation>%1 zwei Monate fort</translation>
    </message>
    <message>
        <source>Probably no enemies for a party of %1.</source>
        <translation>Wahrscheinlich keine Gegner für einen Trupp von %1.</translation>
    </message>
    <message numerus="yes">
        <source>About %n enemies for a party of %1.</source>
        <translation>
            <numerusform>Etwa %n gegnerische Figur bei einem Trupp von %1.</numerusform>
            <numerusform>Etwa %n gegnerische Figuren bei einem Trupp von %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Less than 1% chance of no enemy.</source>
        <translation>Weniger als 1&#xa0;% Chance, dass kein Gegner da ist.</translation>
    </message>
    <message>
        <source>No enemy at all.</source>
        <translation>Überhaupt kein Gegner.</translation>
    </message>
    <message>
        <source>%1% chance of no enemy.</source>
        <translation>%1&#xa0;% Chance, dass kein Gegner da ist.</translation>
    </message>
    <message numerus="yes">
        <source>%n × three months in the band, this one included</source>
        <translation>
            <numerusform>%n × drei Monate in der Bande, dieser eingeschlossen</numerusform>
            <numerusform>%n × drei Monate in der Bande, dieser eingeschlossen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 back at Rep −1</source>
        <translation>%1 zurück mit Rep −1</translation>
    </message>
</context>
<context>
    <name>Pack</name>
    <message>
        <source>Military</source>
        <translation>Militär</translation>
    </message>
    <message>
        <source>Private</source>
        <translation>Gefreiter</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Spezial</translation>
    </message>
    <message>
        <source>Mercenaries</source>
        <translation>Söldner</translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>Soldat</translation>
    </message>
    <message>
        <source>Guerrillas</source>
        <translation>Guerilla</translation>
    </message>
    <message>
        <source>Guerrilla</source>
        <translation>Guerillero</translation>
    </message>
    <message>
        <source>Gang</source>
        <translation>Gang</translation>
    </message>
    <message>
        <source>Meat</source>
        <translation>Meat</translation>
    </message>
    <message>
        <source>T-Guy</source>
        <translation>T-Guy</translation>
    </message>
    <message>
        <source>B-Dude</source>
        <translation>B-Dude</translation>
    </message>
    <message>
        <source>Police</source>
        <translation>Polizei</translation>
    </message>
    <message>
        <source>SWAT team</source>
        <translation>SWAT-Team</translation>
    </message>
    <message>
        <source>Guns from the car</source>
        <translation>Waffen aus dem Auto</translation>
    </message>
    <message>
        <source>Rookie</source>
        <translation>Neuling</translation>
    </message>
    <message>
        <source>Veteran</source>
        <translation>Veteran</translation>
    </message>
    <message>
        <source>Officer</source>
        <translation>Offizier</translation>
    </message>
    <message>
        <source>Civilians</source>
        <translation>Zivilisten</translation>
    </message>
    <message>
        <source>Goober</source>
        <translation>Goober</translation>
    </message>
    <message>
        <source>J Blow</source>
        <translation>J Blow</translation>
    </message>
    <message>
        <source>Media crew</source>
        <translation>Medienteam</translation>
    </message>
    <message>
        <source>Reporter</source>
        <translation>Reporter</translation>
    </message>
    <message>
        <source>Tech</source>
        <translation>Techniker</translation>
    </message>
    <message>
        <source>Outcasts</source>
        <translation>Ausgestoßene</translation>
    </message>
    <message>
        <source>Outcast</source>
        <translation>Ausgestoßener</translation>
    </message>
    <message>
        <source>Outcast (special training)</source>
        <translation>Ausgestoßener (Spezialausbildung)</translation>
    </message>
    <message>
        <source>Tribal</source>
        <translation>Stammeskrieger</translation>
    </message>
    <message>
        <source>Feudal</source>
        <translation>Feudalheer</translation>
    </message>
    <message>
        <source>Chain Reaction, first edition</source>
        <translation>Chain Reaction, erste Ausgabe</translation>
    </message>
    <message>
        <source>Modern and near-future squads: the first edition of the modern rules.</source>
        <translation>Moderne Trupps und solche der nahen Zukunft: die erste Ausgabe der modernen Regeln.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Halbmonat</translation>
    </message>
    <message>
        <source>No armour</source>
        <translation>Keine Rüstung</translation>
    </message>
    <message>
        <source>Flak jacket</source>
        <translation>Splitterweste</translation>
    </message>
    <message>
        <source>Body armour</source>
        <translation>Körperpanzer</translation>
    </message>
    <message>
        <source>Genre</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Military, from the 1980s on</source>
        <translation>Militär, ab den 1980ern</translation>
    </message>
    <message>
        <source>Military, before the 1980s</source>
        <translation>Militär, vor den 1980ern</translation>
    </message>
    <message>
        <source>The wars from the turn of the century on, before cameras followed every patrol. Any encounter but a Robbery.</source>
        <translation>Die Kriege seit der Jahrhundertwende, bevor Kameras jeder Patrouille folgten. Jede Begegnung außer Raubzug.</translation>
    </message>
    <message>
        <source>Dark future gangs</source>
        <translation>Gangs der dunklen Zukunft</translation>
    </message>
    <message>
        <source>Street gangs, police and whoever is caught between them in a city gone to seed. Robberies are common, and a Pursuit follows each. The dice bring neither a Garrison nor a Pursuit.</source>
        <translation>Straßengangs, Polizei und wer in einer heruntergekommenen Stadt zwischen sie gerät. Raubzüge sind häufig, und jedem folgt eine Verfolgung. Ausgewürfelt werden weder Garnison noch Verfolgung.</translation>
    </message>
    <message>
        <source>The Wasteland</source>
        <translation>Das Ödland</translation>
    </message>
    <message>
        <source>&quot;B&quot; movie</source>
        <translation>B-Movie</translation>
    </message>
    <message>
        <source>Ordinary people against the walking dead. Weak weapons, cars that will not start, and wounds that turn their owner.</source>
        <translation>Gewöhnliche Leute gegen die lebenden Toten. Schwache Waffen, Autos, die nicht anspringen, und Wunden, die Verletzte verwandeln.</translation>
    </message>
    <message>
        <source>Aliens</source>
        <translation>Aliens</translation>
    </message>
    <message>
        <source>Guns against things that only need to come close, and no armour helps then. Encounters as in a &quot;B&quot; movie.</source>
        <translation>Schusswaffen gegen Wesen, die nur nahe kommen müssen, und dann hilft keine Rüstung. Begegnungen wie im B-Movie.</translation>
    </message>
    <message>
        <source>Where the campaign is set</source>
        <translation>Wo die Kampagne spielt</translation>
    </message>
    <message>
        <source>anywhere</source>
        <translation>überall</translation>
    </message>
    <message>
        <source>Changes nothing.</source>
        <translation>Ändert nichts.</translation>
    </message>
    <message>
        <source>in the country</source>
        <translation>auf dem Land</translation>
    </message>
    <message>
        <source>Media crews come less often. The terrain is rolled in any case, woods, mountains and all.</source>
        <translation>Medienteams kommen seltener. Das Gelände wird in jedem Fall gewürfelt, mit Wäldern, Bergen und allem.</translation>
    </message>
    <message>
        <source>in a city</source>
        <translation>in einer Stadt</translation>
    </message>
    <message>
        <source>Media crews come more often. The terrain is rolled as elsewhere: for streets and blocks, choose a table laid out as you like.</source>
        <translation>Medienteams kommen häufiger. Das Gelände wird wie sonst gewürfelt: Für Straßen und Häuserblocks einen frei aufgebauten Tisch wählen.</translation>
    </message>
    <message>
        <source>Locale of the Wasteland</source>
        <translation>Gegend des Ödlands</translation>
    </message>
    <message>
        <source>The Badlands</source>
        <translation>Die Badlands</translation>
    </message>
    <message>
        <source>Old Nevada</source>
        <translation>Old Nevada</translation>
    </message>
    <message>
        <source>Republic of California</source>
        <translation>Republik Kalifornien</translation>
    </message>
    <message>
        <source>Recruits for an encounter</source>
        <translation>Rekruten für eine Begegnung</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>laid out as you like</source>
        <translation>frei aufgebaut</translation>
    </message>
    <message>
        <source>Reference sheet</source>
        <translation>Referenzbogen</translation>
    </message>
    <message>
        <source>this edition&apos;s tests</source>
        <translation>Tests dieser Ausgabe</translation>
    </message>
    <message>
        <source>TUMOR&apos;s tests, weapons and First Aid</source>
        <translation>Tests, Waffen und Erste Hilfe aus TUMOR</translation>
    </message>
    <message>
        <source>Grenade round</source>
        <translation>Granatgeschoss</translation>
    </message>
    <message>
        <source>LAW round</source>
        <translation>LAW-Geschoss</translation>
    </message>
    <message>
        <source>HE round</source>
        <translation>HE-Geschoss</translation>
    </message>
    <message>
        <source>AP round</source>
        <translation>AP-Geschoss</translation>
    </message>
    <message>
        <source>Miss</source>
        <translation>Verfehlt</translation>
    </message>
    <message>
        <source>Scratch</source>
        <translation>Kratzer</translation>
    </message>
    <message>
        <source>The Scratch table.</source>
        <translation>Die Kratzer-Tabelle.</translation>
    </message>
    <message>
        <source>Bad Wound</source>
        <translation>Schwere Wunde</translation>
    </message>
    <message>
        <source>The Bad Wound table.</source>
        <translation>Die Tabelle Schwere Wunde.</translation>
    </message>
    <message>
        <source>Ignores it and goes on</source>
        <translation>Ignoriert es und macht weiter</translation>
    </message>
    <message>
        <source>Duck Down</source>
        <translation>Geht in Deckung</translation>
    </message>
    <message>
        <source>Runaway</source>
        <translation>Flieht</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Ergibt sich</translation>
    </message>
    <message>
        <source>The crew bails out</source>
        <translation>Die Besatzung steigt aus</translation>
    </message>
    <message>
        <source>The vehicle is left where it stands.</source>
        <translation>Das Fahrzeug bleibt stehen, wo es ist.</translation>
    </message>
    <message>
        <source>They leave and run away</source>
        <translation>Sie gehen hinaus und fliehen</translation>
    </message>
    <message>
        <source>Out of the building and off the board.</source>
        <translation>Aus dem Gebäude und vom Tisch.</translation>
    </message>
    <message>
        <source>They hunker down</source>
        <translation>Sie sind festgenagelt</translation>
    </message>
    <message>
        <source>Under cover behind the walls for so many turns.</source>
        <translation>So viele Züge in Deckung hinter den Mauern.</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Tot</translation>
    </message>
    <message>
        <source>Unconscious</source>
        <translation>Bewusstlos</translation>
    </message>
    <message>
        <source>Until after the battle. Equal scores of Impact and Rep come to this too (R73).</source>
        <translation>Bis nach dem Gefecht. Auch Gleichstand von Wucht und Rep führt hierzu (R73).</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Feuern</translation>
    </message>
    <message>
        <source>Roll off</source>
        <translation>Vergleichswurf</translation>
    </message>
    <message>
        <source>Continues the charge</source>
        <translation>Setzt den Sturmangriff fort</translation>
    </message>
    <message>
        <source>Return fire</source>
        <translation>Erwidert das Feuer</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Sturmangriff</translation>
    </message>
    <message>
        <source>Into hand-to-hand combat.</source>
        <translation>In den Nahkampf.</translation>
    </message>
    <message>
        <source>Stands still</source>
        <translation>Bleibt stehen</translation>
    </message>
    <message>
        <source>A step back if in melee, still facing the enemy.</source>
        <translation>Im Nahkampf einen Schritt zurück, weiter mit Blick zum Gegner.</translation>
    </message>
    <message>
        <source>Stands and fights</source>
        <translation>Stellt sich zum Kampf</translation>
    </message>
    <message>
        <source>Fires, the target counting as in cover</source>
        <translation>Feuert, das Ziel gilt als in Deckung</translation>
    </message>
    <message>
        <source>May not fire</source>
        <translation>Darf nicht feuern</translation>
    </message>
    <message>
        <source>Pushes the reporter away</source>
        <translation>Stößt den Reporter weg</translation>
    </message>
    <message>
        <source>No comment</source>
        <translation>Kein Kommentar</translation>
    </message>
    <message>
        <source>A sound bite, and the interview is over.</source>
        <translation>Ein kurzes Zitat, und das Interview ist vorbei.</translation>
    </message>
    <message>
        <source>Talks</source>
        <translation>Redet</translation>
    </message>
    <message>
        <source>Roll to hit for the interview.</source>
        <translation>Für das Interview auf Treffer würfeln.</translation>
    </message>
    <message>
        <source>Keeps control</source>
        <translation>Behält die Kontrolle</translation>
    </message>
    <message>
        <source>Veers off</source>
        <translation>Bricht aus</translation>
    </message>
    <message>
        <source>Left or right by die. If it crashes, all occupants roll a crash.</source>
        <translation>Links oder rechts per Würfel. Kommt es zum Unfall, würfeln alle Insassen auf der Unfalltabelle.</translation>
    </message>
    <message>
        <source>Rolls over</source>
        <translation>Überschlägt sich</translation>
    </message>
    <message>
        <source>All occupants roll a crash, 2 higher.</source>
        <translation>Alle Insassen würfeln auf der Unfalltabelle, um 2 höher.</translation>
    </message>
    <message>
        <source>Nothing more</source>
        <translation>Nichts weiter</translation>
    </message>
    <message>
        <source>Catastrophic</source>
        <translation>Katastrophal</translation>
    </message>
    <message>
        <source>Roll on the catastrophic hit table.</source>
        <translation>Auf der Tabelle für katastrophale Treffer würfeln.</translation>
    </message>
    <message>
        <source>Occupants roll to hit</source>
        <translation>Trefferwurf für die Insassen</translation>
    </message>
    <message>
        <source>Against the weapon that was fired.</source>
        <translation>Gegen die abgefeuerte Waffe.</translation>
    </message>
    <message>
        <source>Immobilised</source>
        <translation>Bewegungsunfähig</translation>
    </message>
    <message>
        <source>A vehicle cannot move but may fire; in a building the area of the blast is destroyed and gives no cover.</source>
        <translation>Ein Fahrzeug bleibt stehen, kann aber feuern; bei einem Gebäude ist der Explosionsbereich zerstört und bietet keine Deckung mehr.</translation>
    </message>
    <message>
        <source>Turret jammed</source>
        <translation>Turm verklemmt</translation>
    </message>
    <message>
        <source>A building collapses: everyone in it rolls on the heroic attack table.</source>
        <translation>Ein Gebäude stürzt ein: Alle darin würfeln auf der Tabelle für heroische Angriffe.</translation>
    </message>
    <message>
        <source>Explodes</source>
        <translation>Explodiert</translation>
    </message>
    <message>
        <source>Everyone in it is dead, and the wreck burns for the rest of the battle.</source>
        <translation>Alle darin sind tot, und das Wrack brennt bis zum Ende des Gefechts.</translation>
    </message>
    <message>
        <source>Hatch locked</source>
        <translation>Luke verriegelt</translation>
    </message>
    <message>
        <source>Hatch open</source>
        <translation>Luke offen</translation>
    </message>
    <message>
        <source>It starts</source>
        <translation>Es springt an</translation>
    </message>
    <message>
        <source>It does not start</source>
        <translation>Es springt nicht an</translation>
    </message>
    <message>
        <source>Is fine</source>
        <translation>Bleibt unverletzt</translation>
    </message>
    <message>
        <source>Will turn</source>
        <translation>Wird sich verwandeln</translation>
    </message>
    <message>
        <source>Eats</source>
        <translation>Frisst</translation>
    </message>
    <message>
        <source>No ford, one bridge</source>
        <translation>Keine Furt, eine Brücke</translation>
    </message>
    <message>
        <source>Fordable along half its length</source>
        <translation>Auf halber Länge eine Furt</translation>
    </message>
    <message>
        <source>Fordable all along</source>
        <translation>Auf ganzer Länge eine Furt</translation>
    </message>
    <message>
        <source>Outgunned</source>
        <translation>Waffenunterlegen</translation>
    </message>
    <message>
        <source>Not outgunned</source>
        <translation>Nicht waffenunterlegen</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Zu weit</translation>
    </message>
    <message>
        <source>This many inches beyond the target. It may still catch the target.</source>
        <translation>So viele Zoll hinter dem Ziel. Kann das Ziel trotzdem noch treffen.</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Zu kurz</translation>
    </message>
    <message>
        <source>This many inches short of the target. It may still catch the target.</source>
        <translation>So viele Zoll vor dem Ziel. Kann das Ziel trotzdem noch treffen.</translation>
    </message>
    <message>
        <source>A dud</source>
        <translation>Ein Blindgänger</translation>
    </message>
    <message>
        <source>No effect.</source>
        <translation>Keine Wirkung.</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <translation>Zerstört</translation>
    </message>
    <message>
        <source>Holds out</source>
        <translation>Hält stand</translation>
    </message>
    <message>
        <source>The tank explodes</source>
        <translation>Der Tank explodiert</translation>
    </message>
    <message>
        <source>Everyone in its blast takes a hit.</source>
        <translation>Alle im Explosionsbereich erhalten einen Treffer.</translation>
    </message>
    <message>
        <source>The tank holds</source>
        <translation>Der Tank hält</translation>
    </message>
    <message>
        <source>At the cars</source>
        <translation>Bei den Autos</translation>
    </message>
    <message>
        <source>They may take shotguns and assault rifles.</source>
        <translation>Schrotflinten und Sturmgewehre dürfen genommen werden.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Schuss</translation>
    </message>
    <message>
        <source>A figure carries three at most; others carry the rest.</source>
        <translation>Eine Figur trägt höchstens drei; andere tragen den Rest.</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Charging</source>
        <translation>Stürmt an</translation>
    </message>
    <message>
        <source>Unable to fire</source>
        <translation>Schussunfähig</translation>
    </message>
    <message>
        <source>Able to fire</source>
        <translation>Schussfähig</translation>
    </message>
    <message>
        <source>To flank or rear, able to fire</source>
        <translation>In Flanke oder Rücken, schussfähig</translation>
    </message>
    <message>
        <source>To flank or rear, unable to fire</source>
        <translation>In Flanke oder Rücken, schussunfähig</translation>
    </message>
    <message>
        <source>Rocket launcher or LAW</source>
        <translation>Raketenwerfer oder LAW</translation>
    </message>
    <message>
        <source>Grenade launcher</source>
        <translation>Granatwerfer</translation>
    </message>
    <message>
        <source>Rotating grenade launcher</source>
        <translation>Revolver-Granatwerfer</translation>
    </message>
    <message>
        <source>Vehicle or building</source>
        <translation>Fahrzeug oder Gebäude</translation>
    </message>
    <message>
        <source>Tank</source>
        <translation>Panzer</translation>
    </message>
    <message>
        <source>In cover</source>
        <translation>In Deckung</translation>
    </message>
    <message>
        <source>Fast movement</source>
        <translation>Schnelle Bewegung</translation>
    </message>
    <message>
        <source>Second weapon firing</source>
        <translation>Feuer mit zweiter Waffe</translation>
    </message>
    <message>
        <source>Second target</source>
        <translation>Zweites Ziel</translation>
    </message>
    <message>
        <source>Third target or later</source>
        <translation>Drittes Ziel oder weitere</translation>
    </message>
    <message>
        <source>Outgunned or unable to fire</source>
        <translation>Waffenunterlegen oder schussunfähig</translation>
    </message>
    <message>
        <source>Has a Bad Wound already</source>
        <translation>Hat schon eine Schwere Wunde</translation>
    </message>
    <message>
        <source>Flanks and rear secure</source>
        <translation>Flanken und Rücken gesichert</translation>
    </message>
    <message>
        <source>In cover or inside a vehicle</source>
        <translation>In Deckung oder im Fahrzeug</translation>
    </message>
    <message>
        <source>Attacking from behind</source>
        <translation>Angriff von hinten</translation>
    </message>
    <message>
        <source>In a vehicle, or to the flank</source>
        <translation>Im Fahrzeug oder in die Flanke</translation>
    </message>
    <message>
        <source>Attacked to flank or rear</source>
        <translation>In Flanke oder Rücken angegriffen</translation>
    </message>
    <message>
        <source>Surrounded</source>
        <translation>Umzingelt</translation>
    </message>
    <message>
        <source>Tear gas</source>
        <translation>Tränengas</translation>
    </message>
    <message>
        <source>The attacker is an alien</source>
        <translation>Angriff durch ein Alien</translation>
    </message>
    <message>
        <source>The driver was killed</source>
        <translation>Der Fahrer wurde getötet</translation>
    </message>
    <message>
        <source>Unable to run away</source>
        <translation>Kann nicht fliehen</translation>
    </message>
    <message>
        <source>A building</source>
        <translation>Ein Gebäude</translation>
    </message>
    <message>
        <source>Alien</source>
        <translation>Alien</translation>
    </message>
    <message>
        <source>Zombie</source>
        <translation>Zombie</translation>
    </message>
    <message>
        <source>Petrol bomb</source>
        <translation>Brandflasche</translation>
    </message>
    <message>
        <source>The vehicle rolled over</source>
        <translation>Das Fahrzeug hat sich überschlagen</translation>
    </message>
    <message>
        <source>Out of ammunition</source>
        <translation>Keine Munition mehr</translation>
    </message>
    <message>
        <source>Shoots on</source>
        <translation>Schießt weiter</translation>
    </message>
    <message>
        <source>Reaction Checks</source>
        <translation>Reaktionsproben</translation>
    </message>
    <message>
        <source>First Sight</source>
        <translation>Erste Sicht</translation>
    </message>
    <message>
        <source>Received Fire</source>
        <translation>Unter Beschuss</translation>
    </message>
    <message>
        <source>Wanting to Charge</source>
        <translation>Sturmangriff</translation>
    </message>
    <message>
        <source>Being Charged</source>
        <translation>Angestürmt werden</translation>
    </message>
    <message>
        <source>Scratch on a vehicle or building, with the leader&apos;s Rep</source>
        <translation>Kratzer an Fahrzeug oder Gebäude, mit der Rep des Leaders</translation>
    </message>
    <message>
        <source>Bad Wound on a vehicle or building</source>
        <translation>Schwere Wunde an Fahrzeug oder Gebäude</translation>
    </message>
    <message>
        <source>Pursue by fire</source>
        <translation>Mit Feuer verfolgen</translation>
    </message>
    <message>
        <source>Losing control, with the driver&apos;s Rep</source>
        <translation>Kontrolle verlieren, mit der Rep des Fahrers</translation>
    </message>
    <message>
        <source>Getting an interview, with the target&apos;s Rep</source>
        <translation>Ein Interview bekommen, mit der Rep des Ziels</translation>
    </message>
    <message>
        <source>Is the hatch locked, with the crew leader&apos;s Rep</source>
        <translation>Ist die Luke verriegelt, mit der Rep des Crew-Leaders</translation>
    </message>
    <message>
        <source>Unarmed bystanders within 12&quot; of a shot</source>
        <translation>Unbewaffnete Umstehende bis 12″ um einen Schuss</translation>
    </message>
    <message>
        <source>How long a zombie eats</source>
        <translation>Wie lange ein Zombie frisst</translation>
    </message>
    <message>
        <source>How far off the police&apos;s cars are, with shotguns and assault rifles</source>
        <translation>Wie weit die Polizeiautos mit Schrotflinten und Sturmgewehren entfernt sind</translation>
    </message>
    <message>
        <source>Rounds for a launcher</source>
        <translation>Schuss für einen Werfer</translation>
    </message>
    <message>
        <source>To hit</source>
        <translation>Trefferwurf</translation>
    </message>
    <message>
        <source>A civilian in the line of fire, after a Miss</source>
        <translation>Zivilist in der Schusslinie, nach „Verfehlt“</translation>
    </message>
    <message>
        <source>A camera shot or interview: Scratch a sound bite, Bad Wound the story</source>
        <translation>Kameraaufnahme oder Interview: Kratzer ein kurzes Zitat, Schwere Wunde die Story</translation>
    </message>
    <message>
        <source>A flame thrower&apos;s tank, its operator hit or in a blast</source>
        <translation>Tank eines Flammenwerfers, wenn der Schütze getroffen oder in einer Explosion ist</translation>
    </message>
    <message>
        <source>Is a Bad Wound on a vehicle or building catastrophic</source>
        <translation>Ist eine Schwere Wunde an Fahrzeug oder Gebäude katastrophal</translation>
    </message>
    <message>
        <source>Catastrophic hit</source>
        <translation>Katastrophaler Treffer</translation>
    </message>
    <message>
        <source>Heroic attack</source>
        <translation>Heroischer Angriff</translation>
    </message>
    <message>
        <source>An occupant of a crashing vehicle</source>
        <translation>Insasse eines verunglückenden Fahrzeugs</translation>
    </message>
    <message>
        <source>Passing through flame</source>
        <translation>Durch Flammen gehen</translation>
    </message>
    <message>
        <source>Out of ammunition after a shot</source>
        <translation>Keine Munition mehr nach einem Schuss</translation>
    </message>
    <message>
        <source>Starting a vehicle in a hurry</source>
        <translation>Ein Fahrzeug in Eile starten</translation>
    </message>
    <message>
        <source>Can the river be forded</source>
        <translation>Hat der Fluss eine Furt</translation>
    </message>
    <message>
        <source>Which way a vehicle veers</source>
        <translation>Wohin ein Fahrzeug ausbricht</translation>
    </message>
    <message>
        <source>Bad Wounds on a vehicle or building</source>
        <translation>Schwere Wunden an Fahrzeug oder Gebäude</translation>
    </message>
    <message>
        <source>Where a miss lands</source>
        <translation>Wo ein Fehlschuss einschlägt</translation>
    </message>
    <message>
        <source>Roll off: who reacts first</source>
        <translation>Vergleichswurf: Reaktion</translation>
    </message>
    <message>
        <source>Who moves</source>
        <translation>Wer sich bewegt</translation>
    </message>
    <message>
        <source>A card each</source>
        <translation>Je eine Karte</translation>
    </message>
    <message>
        <source>both of one colour: that side first; else the higher card</source>
        <translation>beide gleichfarbig: die Seite dieser Farbe zuerst; sonst die höhere Karte</translation>
    </message>
    <message>
        <source>Three sides or more</source>
        <translation>Drei Seiten oder mehr</translation>
    </message>
    <message>
        <source>a suit each; most cards first, then the highest</source>
        <translation>jede eine Kartenfarbe; die meisten Karten zuerst, dann die höchste</translation>
    </message>
    <message>
        <source>Within a side</source>
        <translation>Innerhalb einer Seite</translation>
    </message>
    <message>
        <source>Ten face cards</source>
        <translation>Zehn Bildkarten</translation>
    </message>
    <message>
        <source>Move, or stand and turn</source>
        <translation>Bewegen oder stehen und drehen</translation>
    </message>
    <message>
        <source>then fire</source>
        <translation>dann feuern</translation>
    </message>
    <message>
        <source>Into or out of a vehicle</source>
        <translation>In ein Fahrzeug oder heraus</translation>
    </message>
    <message>
        <source>then fire; a building takes the turn</source>
        <translation>dann feuern; ein Gebäude kostet den Zug</translation>
    </message>
    <message>
        <source>up to 12&quot;, stopping half way for Being Charged</source>
        <translation>bis 12″, auf halbem Weg Halt für „Angestürmt werden“</translation>
    </message>
    <message>
        <source>Groups, 2&quot; apart at most</source>
        <translation>Gruppen, bis 2″ Abstand</translation>
    </message>
    <message>
        <source>With their leader</source>
        <translation>Mit ihrem Leader</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Ohne</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>On foot</source>
        <translation>Zu Fuß</translation>
    </message>
    <message>
        <source>More than 8&quot;</source>
        <translation>Mehr als 8″</translation>
    </message>
    <message>
        <source>counts as fast</source>
        <translation>gilt als schnell</translation>
    </message>
    <message>
        <source>Badly wounded</source>
        <translation>Schwer verwundet</translation>
    </message>
    <message>
        <source>half</source>
        <translation>halb</translation>
    </message>
    <message>
        <source>Carrying one</source>
        <translation>Jemanden tragen</translation>
    </message>
    <message>
        <source>Vehicles</source>
        <translation>Fahrzeuge</translation>
    </message>
    <message>
        <source>Rough ground, woods, across a gully</source>
        <translation>Unwegsames Gelände, Wald, quer durch einen Graben</translation>
    </message>
    <message>
        <source>A road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>full speed, whatever it runs through</source>
        <translation>volles Tempo, egal wo sie hindurchführt</translation>
    </message>
    <message>
        <source>A ford</source>
        <translation>Furt</translation>
    </message>
    <message>
        <source>stops there; next turn in it to the far bank; then out</source>
        <translation>hält davor; im nächsten Zug hinein bis ans andere Ufer; dann heraus</translation>
    </message>
    <message>
        <source>Pieces of terrain</source>
        <translation>Geländestücke</translation>
    </message>
    <message>
        <source>Scrub</source>
        <translation>Gestrüpp</translation>
    </message>
    <message>
        <source>cover, and no slower</source>
        <translation>Deckung, aber nicht langsamer</translation>
    </message>
    <message>
        <source>Rocks, cliffs</source>
        <translation>Felsen, Klippen</translation>
    </message>
    <message>
        <source>nobody passes</source>
        <translation>niemand kommt durch</translation>
    </message>
    <message>
        <source>A dry riverbed</source>
        <translation>Trockenes Flussbett</translation>
    </message>
    <message>
        <source>3 to 4&quot; across; those in it are concealed from those outside</source>
        <translation>3 bis 4″ breit; wer darin ist, hat Sichtschutz vor denen draußen</translation>
    </message>
    <message>
        <source>A river</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>6&quot; wide at the least; those in it are downhill of the banks</source>
        <translation>mindestens 6″ breit; wer darin ist, steht tiefer als die Ufer</translation>
    </message>
    <message>
        <source>A town</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>dense buildings, streets 12&quot; wide or more; a turn to go in or out</source>
        <translation>dichte Gebäude, Straßen mindestens 12″ breit; hinein oder hinaus kostet einen Zug</translation>
    </message>
    <message>
        <source>Line of sight</source>
        <translation>Sichtlinie</translation>
    </message>
    <message>
        <source>By day</source>
        <translation>Am Tag</translation>
    </message>
    <message>
        <source>across the table; in woods, fog or heavy rain 12&quot;</source>
        <translation>über den ganzen Tisch; in Wald, Nebel oder starkem Regen 12″</translation>
    </message>
    <message>
        <source>At night</source>
        <translation>In der Nacht</translation>
    </message>
    <message>
        <source>12&quot;, a lit target as by day; in woods or bad weather 6&quot;</source>
        <translation>12″, ein beleuchtetes Ziel wie am Tag; in Wald oder schlechtem Wetter 6″</translation>
    </message>
    <message>
        <source>Rough ground</source>
        <translation>Unwegsames Gelände</translation>
    </message>
    <message>
        <source>6&quot; inside it</source>
        <translation>6″ darin</translation>
    </message>
    <message>
        <source>Firing and heavy weapons</source>
        <translation>Feuern und schwere Waffen</translation>
    </message>
    <message>
        <source>Several targets</source>
        <translation>Mehrere Ziele</translation>
    </message>
    <message>
        <source>one a turn, a rotating one as it likes</source>
        <translation>einer je Zug, ein Revolver-Granatwerfer nach Belieben</translation>
    </message>
    <message>
        <source>Over and under</source>
        <translation>Kombiwaffe</translation>
    </message>
    <message>
        <source>either a grenade or the rifle</source>
        <translation>entweder eine Granate oder das Gewehr</translation>
    </message>
    <message>
        <source>Rocket launcher</source>
        <translation>Raketenwerfer</translation>
    </message>
    <message>
        <source>every other turn without a loader; AP 2&quot; circle</source>
        <translation>ohne Ladeschützen jeden zweiten Zug; AP 2″-Kreis</translation>
    </message>
    <message>
        <source>Flame thrower</source>
        <translation>Flammenwerfer</translation>
    </message>
    <message>
        <source>its path burns on: Wanting to Charge to pass</source>
        <translation>seine Bahn brennt weiter: „Sturmangriff“, um hindurchzugehen</translation>
    </message>
    <message>
        <source>Hand-to-hand combat</source>
        <translation>Nahkampf</translation>
    </message>
    <message>
        <source>Enemies on one</source>
        <translation>Gegner gegen eine Figur</translation>
    </message>
    <message>
        <source>two in front, one on each flank, one behind</source>
        <translation>zwei vorn, je einer an den Flanken, einer hinten</translation>
    </message>
    <message>
        <source>Impact</source>
        <translation>Wucht</translation>
    </message>
    <message>
        <source>Unarmed</source>
        <translation>Unbewaffnet</translation>
    </message>
    <message>
        <source>knocks out, never kills</source>
        <translation>schlägt bewusstlos, tötet nie</translation>
    </message>
    <message>
        <source>two-hand weapons by nature; no jacket or armour counts against them</source>
        <translation>von Natur aus Zweihandwaffen; weder Weste noch Rüstung zählt gegen sie</translation>
    </message>
    <message>
        <source>Vehicles and buildings</source>
        <translation>Fahrzeuge und Gebäude</translation>
    </message>
    <message>
        <source>any weapon, as in cover</source>
        <translation>jede Waffe, wie in Deckung</translation>
    </message>
    <message>
        <source>Buttoned up</source>
        <translation>Luken dicht</translation>
    </message>
    <message>
        <source>only heavy weapons</source>
        <translation>nur schwere Waffen</translation>
    </message>
    <message>
        <source>Outgunned by a Scratch or Bad Wound</source>
        <translation>Waffenunterlegen bei Kratzer oder Schwerer Wunde</translation>
    </message>
    <message>
        <source>its own tables, with the leader&apos;s Rep</source>
        <translation>eigene Tabellen, mit der Rep des Leaders</translation>
    </message>
    <message>
        <source>A catastrophe that cannot be</source>
        <translation>Unmöglicher katastrophaler Treffer</translation>
    </message>
    <message>
        <source>roll again until one can</source>
        <translation>neu würfeln, bis eine möglich ist</translation>
    </message>
    <message>
        <source>Squads, gangs and mobs</source>
        <translation>Trupps, Gangs und Mobs</translation>
    </message>
    <message>
        <source>Military, guerrillas</source>
        <translation>Militär, Guerilleros</translation>
    </message>
    <message>
        <source>5 or 10 with one or two leaders; a special weapon for each 5, for each 10</source>
        <translation>5 oder 10 mit einem oder zwei Leadern; eine Spezialwaffe je 5 oder je 10</translation>
    </message>
    <message>
        <source>Gangs</source>
        <translation>Gangs</translation>
    </message>
    <message>
        <source>3 to 8, a special weapon for each 8; they fall apart when the leader does</source>
        <translation>3 bis 8, eine Spezialwaffe je 8; fällt der Leader, zerfallen sie</translation>
    </message>
    <message>
        <source>2 to 8; command goes down the line</source>
        <translation>2 bis 8; das Kommando geht der Reihe nach weiter</translation>
    </message>
    <message>
        <source>3 to 12; they disperse when the leader falls</source>
        <translation>3 bis 12; fällt der Leader, zerstreuen sie sich</translation>
    </message>
    <message>
        <source>Grenades</source>
        <translation>Granaten</translation>
    </message>
    <message>
        <source>two each for soldiers and mercenaries; guerrillas hardly have any</source>
        <translation>je zwei für Soldaten und Söldner; Guerilleros haben kaum welche</translation>
    </message>
    <message>
        <source>SWAT</source>
        <translation>SWAT</translation>
    </message>
    <message>
        <source>body armour and soldiers&apos; weapons, perhaps tear gas, which never kills</source>
        <translation>Körperpanzer und Soldatenwaffen, vielleicht Tränengas, das nie tötet</translation>
    </message>
    <message>
        <source>Aliens and zombies</source>
        <translation>Aliens und Zombies</translation>
    </message>
    <message>
        <source>Rep 4 or 5; hand to hand only</source>
        <translation>Rep 4 oder 5; nur Nahkampf</translation>
    </message>
    <message>
        <source>Zombies</source>
        <translation>Zombies</translation>
    </message>
    <message>
        <source>Rep 3; hand to hand only, never fast</source>
        <translation>Rep 3; nur Nahkampf, nie schnell</translation>
    </message>
    <message>
        <source>moves last, without cards; one interview or shot</source>
        <translation>bewegt sich zuletzt, ohne Karten; ein Interview oder eine Aufnahme</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>camera 12&quot;, interview 2&quot;</source>
        <translation>Kamera 12″, Interview 2″</translation>
    </message>
    <message>
        <source>In the line of fire</source>
        <translation>In der Schusslinie</translation>
    </message>
    <message>
        <source>hit by mistake like any civilian, but no check for shots nearby</source>
        <translation>aus Versehen getroffen wie alle Zivilisten, aber keine Probe für Schüsse in der Nähe</translation>
    </message>
    <message>
        <source>With them, if you like</source>
        <translation>Auf Wunsch dabei</translation>
    </message>
    <message>
        <source>a driver of Rep 3 and a bodyguard of Rep 4 (R76)</source>
        <translation>ein Fahrer mit Rep 3 und ein Leibwächter mit Rep 4 (R76)</translation>
    </message>
    <message>
        <source>Shot within 3&quot;, lead story</source>
        <translation>Aufnahme bis 3″, Aufmacher</translation>
    </message>
    <message>
        <source>40; a shot within 12&quot;, a sound bite 20</source>
        <translation>40; eine Aufnahme bis 12″, ein kurzes Zitat 20</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Der Zug</translation>
    </message>
    <message>
        <source>Flame</source>
        <translation>Flammen</translation>
    </message>
    <message>
        <source>Civilians and media</source>
        <translation>Zivilisten und Medien</translation>
    </message>
    <message>
        <source>&quot;B&quot; movies</source>
        <translation>B-Movies</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Hinterhalt</translation>
    </message>
    <message>
        <source>Firefight</source>
        <translation>Feuergefecht</translation>
    </message>
    <message>
        <source>Garrison</source>
        <translation>Garnison</translation>
    </message>
    <message>
        <source>Pursuit</source>
        <translation>Verfolgung</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>Überfall</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Bergung</translation>
    </message>
    <message>
        <source>Robbery</source>
        <translation>Raubzug</translation>
    </message>
    <message>
        <source>Siege</source>
        <translation>Belagerung</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Säuberung</translation>
    </message>
    <message>
        <source>Bar &amp; Entertainment</source>
        <translation>Bar &amp; Unterhaltung</translation>
    </message>
    <message>
        <source>Food &amp; Stores</source>
        <translation>Lebensmittel &amp; Läden</translation>
    </message>
    <message>
        <source>Government</source>
        <translation>Verwaltung</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>Eisenwaren</translation>
    </message>
    <message>
        <source>Mechanical</source>
        <translation>Werkstatt</translation>
    </message>
    <message>
        <source>Schoolhouse</source>
        <translation>Schulhaus</translation>
    </message>
    <message>
        <source>Warehouse</source>
        <translation>Lagerhaus</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Medical</source>
        <translation>Arzt</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Strom</translation>
    </message>
    <message>
        <source>Armory</source>
        <translation>Waffenkammer</translation>
    </message>
    <message>
        <source>Hideout or ranch</source>
        <translation>Versteck oder Ranch</translation>
    </message>
    <message>
        <source>Small nomad settlement or cluster</source>
        <translation>Kleines Nomadenlager oder Häusergruppe</translation>
    </message>
    <message>
        <source>Small settlement or village</source>
        <translation>Kleine Siedlung oder Dorf</translation>
    </message>
    <message>
        <source>Good sized nomad settlement or campground</source>
        <translation>Größeres Nomadenlager oder Lagerplatz</translation>
    </message>
    <message>
        <source>Good sized settlement or town</source>
        <translation>Größere Siedlung oder Stadt</translation>
    </message>
    <message>
        <source>The Firm&apos;s Black Ops</source>
        <translation>Black Ops der Firma</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Leader</translation>
    </message>
    <message>
        <source>Commando</source>
        <translation>Kommandosoldat</translation>
    </message>
    <message>
        <source>Big alien</source>
        <translation>Großes Alien</translation>
    </message>
    <message>
        <source>Little alien</source>
        <translation>Kleines Alien</translation>
    </message>
    <message>
        <source>Pistol</source>
        <translation>Pistole</translation>
    </message>
    <message>
        <source>Shotgun</source>
        <translation>Schrotflinte</translation>
    </message>
    <message>
        <source>Carbine</source>
        <translation>Karabiner</translation>
    </message>
    <message>
        <source>Submachine Gun</source>
        <translation>Maschinenpistole</translation>
    </message>
    <message>
        <source>Rifle</source>
        <translation>Gewehr</translation>
    </message>
    <message>
        <source>Rifle with sniper scope</source>
        <translation>Gewehr mit Zielfernrohr</translation>
    </message>
    <message>
        <source>Machine Pistol</source>
        <translation>Reihenfeuerpistole</translation>
    </message>
    <message>
        <source>Grenade</source>
        <translation>Granate</translation>
    </message>
    <message>
        <source>Assault Rifle</source>
        <translation>Sturmgewehr</translation>
    </message>
    <message>
        <source>Grenade Launcher</source>
        <translation>Granatwerfer</translation>
    </message>
    <message>
        <source>Grenade Launcher, rotating</source>
        <translation>Revolver-Granatwerfer</translation>
    </message>
    <message>
        <source>Light Machine Gun</source>
        <translation>Leichtes MG</translation>
    </message>
    <message>
        <source>Flame Thrower</source>
        <translation>Flammenwerfer</translation>
    </message>
    <message>
        <source>LAW</source>
        <translation>LAW</translation>
    </message>
    <message>
        <source>Rocket Launcher</source>
        <translation>Raketenwerfer</translation>
    </message>
    <message>
        <source>Assault Rifle over Grenade Launcher</source>
        <translation>Sturmgewehr mit Granatwerfer</translation>
    </message>
    <message>
        <source>Knife</source>
        <translation>Messer</translation>
    </message>
    <message>
        <source>Sword</source>
        <translation>Schwert</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Keule</translation>
    </message>
    <message>
        <source>Bat</source>
        <translation>Schläger</translation>
    </message>
    <message>
        <source>Bayonet</source>
        <translation>Bajonett</translation>
    </message>
    <message>
        <source>Axe</source>
        <translation>Axt</translation>
    </message>
    <message>
        <source>Claws and teeth</source>
        <translation>Klauen und Zähne</translation>
    </message>
    <message>
        <source>Mike</source>
        <translation>Mikro</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Varies</source>
        <translation>Verschieden</translation>
    </message>
    <message>
        <source>Special weapon</source>
        <translation>Spezialwaffe</translation>
    </message>
    <message>
        <source>Born Leader</source>
        <translation>Führungsnatur</translation>
    </message>
    <message>
        <source>reaction tests</source>
        <translation>Reaktionstests</translation>
    </message>
    <message>
        <source>Poser</source>
        <translation>Angeber</translation>
    </message>
    <message>
        <source>Received Fire on one die only.</source>
        <translation>„Unter Beschuss“ mit nur einem Würfel.</translation>
    </message>
    <message>
        <source>Agile</source>
        <translation>Flink</translation>
    </message>
    <message>
        <source>No shooting penalty while moving fast.</source>
        <translation>Kein Schussabzug bei schneller Bewegung.</translation>
    </message>
    <message>
        <source>shooting</source>
        <translation>Schießen</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Fast Move: two dice passed count as one.</source>
        <translation>Schnelle Bewegung: Zwei bestandene Würfel zählen als einer.</translation>
    </message>
    <message>
        <source>Brawler</source>
        <translation>Raufbold</translation>
    </message>
    <message>
        <source>+1d6 in melee.</source>
        <translation>+1W6 im Nahkampf.</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>Nahkampf</translation>
    </message>
    <message>
        <source>Slow to React</source>
        <translation>Langsame Reaktion</translation>
    </message>
    <message>
        <source>Rep −1 on In Sight.</source>
        <translation>Rep −1 bei „In Sicht“.</translation>
    </message>
    <message>
        <source>Athlete</source>
        <translation>Sportlich</translation>
    </message>
    <message>
        <source>Grenades fly 9&quot; instead of 6&quot;.</source>
        <translation>Granaten fliegen 9″ statt 6″.</translation>
    </message>
    <message>
        <source>Runt</source>
        <translation>Schmächtig</translation>
    </message>
    <message>
        <source>−1d6 in melee.</source>
        <translation>−1W6 im Nahkampf.</translation>
    </message>
    <message>
        <source>Marksman</source>
        <translation>Scharfschütze</translation>
    </message>
    <message>
        <source>Bolt-action rifle: best of two dice, of three when prone, range 60&quot;.</source>
        <translation>Repetiergewehr: der beste von zwei Würfeln, liegend von drei, Reichweite 60″.</translation>
    </message>
    <message>
        <source>Clumsy</source>
        <translation>Tollpatschig</translation>
    </message>
    <message>
        <source>Fast Move failed with doubles: 1d6&quot;, then down and stunned.</source>
        <translation>Schnelle Bewegung mit Pasch misslungen: 1W6″, dann am Boden und benommen.</translation>
    </message>
    <message>
        <source>Nerves of Steel</source>
        <translation>Nerven aus Stahl</translation>
    </message>
    <message>
        <source>Never ducks back.</source>
        <translation>Geht nie in Deckung.</translation>
    </message>
    <message>
        <source>Team Leader</source>
        <translation>Teamführer</translation>
    </message>
    <message>
        <source>Recruit</source>
        <translation>Rekrut</translation>
    </message>
    <message>
        <source>Insurgents</source>
        <translation>Aufständische</translation>
    </message>
    <message>
        <source>Military Trained</source>
        <translation>Militärisch ausgebildet</translation>
    </message>
    <message>
        <source>Experienced</source>
        <translation>Erfahren</translation>
    </message>
    <message>
        <source>Detective</source>
        <translation>Detective</translation>
    </message>
    <message>
        <source>Boss</source>
        <translation>Boss</translation>
    </message>
    <message>
        <source>Hard Case</source>
        <translation>Harter Hund</translation>
    </message>
    <message>
        <source>Banger</source>
        <translation>Banger</translation>
    </message>
    <message>
        <source>Punk</source>
        <translation>Punk</translation>
    </message>
    <message>
        <source>Wannabee</source>
        <translation>Möchtegern</translation>
    </message>
    <message>
        <source>Chain Reaction 3.0</source>
        <translation>Chain Reaction 3.0</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Between battles</source>
        <translation>Zwischen Gefechten</translation>
    </message>
    <message>
        <source>months, Enemy Activity, raids and Stay or Go, as in Swordplay</source>
        <translation>Monate, Feindaktivität (EAL), Überfälle und Stay or Go wie in Swordplay</translation>
    </message>
    <message>
        <source>Numbers of enemies</source>
        <translation>Zahl der Gegner</translation>
    </message>
    <message>
        <source>fewer, as the rules print them</source>
        <translation>weniger, wie die Regeln sie drucken</translation>
    </message>
    <message>
        <source>more, as the reference sheet prints them</source>
        <translation>mehr, wie der Referenzbogen sie druckt</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Landschaft</translation>
    </message>
    <message>
        <source>rolled for each section</source>
        <translation>für jeden Abschnitt gewürfelt</translation>
    </message>
    <message>
        <source>rolled once for the table</source>
        <translation>einmal für den Tisch gewürfelt</translation>
    </message>
    <message>
        <source>clear everywhere</source>
        <translation>überall offen</translation>
    </message>
    <message>
        <source>woods or jungle everywhere</source>
        <translation>überall Wald oder Dschungel</translation>
    </message>
    <message>
        <source>mountains everywhere</source>
        <translation>überall Gebirge</translation>
    </message>
    <message>
        <source>a street between buildings, with no dice</source>
        <translation>eine Straße zwischen Gebäuden, ohne Würfel</translation>
    </message>
    <message>
        <source>by the Enemy Activity Level, as in Swordplay</source>
        <translation>nach der Feindaktivität (EAL), wie in Swordplay</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <translation>Verstärkung</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>another PEF may come when the activation dice are doubles</source>
        <translation>bei einem Aktivierungspasch kann eine weitere PEF kommen</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Attribute</translation>
    </message>
    <message>
        <source>each recruit rolls one</source>
        <translation>jeder Rekrut würfelt eins</translation>
    </message>
    <message>
        <source>Whether a Grunt outranks the Star</source>
        <translation>Ob ein Grunt über dem Star steht</translation>
    </message>
    <message>
        <source>Reps compared once, when recruited</source>
        <translation>Reps einmal verglichen, beim Rekrutieren</translation>
    </message>
    <message>
        <source>Reps compared after every encounter</source>
        <translation>Reps nach jeder Begegnung verglichen</translation>
    </message>
    <message>
        <source>dies</source>
        <translation>stirbt</translation>
    </message>
    <message>
        <source>Double move</source>
        <translation>Doppelte Bewegung</translation>
    </message>
    <message>
        <source>Up to twice the normal distance.</source>
        <translation>Bis zum Doppelten der normalen Strecke.</translation>
    </message>
    <message>
        <source>One and a half moves</source>
        <translation>Anderthalbe Bewegung</translation>
    </message>
    <message>
        <source>Normal move</source>
        <translation>Normale Bewegung</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Bleibt</translation>
    </message>
    <message>
        <source>Remains in cover.</source>
        <translation>Bleibt in Deckung.</translation>
    </message>
    <message>
        <source>Falls</source>
        <translation>Stürzt</translation>
    </message>
    <message>
        <source>Fire at the end</source>
        <translation>Feuern am Ende</translation>
    </message>
    <message>
        <source>Snap fire</source>
        <translation>Schnellschuss</translation>
    </message>
    <message>
        <source>Stops and fires in a rush, with the weapon&apos;s full Target rating.</source>
        <translation>Hält an und feuert hastig, mit dem vollen Wert „Ziele“ der Waffe.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Macht weiter</translation>
    </message>
    <message>
        <source>Duck Back</source>
        <translation>Geht in Deckung</translation>
    </message>
    <message>
        <source>Retire</source>
        <translation>Weicht zurück</translation>
    </message>
    <message>
        <source>12&quot; away to cover, then hunkered down until rallied.</source>
        <translation>12″ zurück in Deckung, dann festgenagelt bis zum Sammeln.</translation>
    </message>
    <message>
        <source>Into melee.</source>
        <translation>In den Nahkampf.</translation>
    </message>
    <message>
        <source>Halt</source>
        <translation>Hält an</translation>
    </message>
    <message>
        <source>Stops and may not fire.</source>
        <translation>Hält an und darf nicht feuern.</translation>
    </message>
    <message>
        <source>Fire, then melee</source>
        <translation>Feuern, dann Nahkampf</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Nahkampf</translation>
    </message>
    <message>
        <source>Cannot fire first.</source>
        <translation>Kann nicht vorher feuern.</translation>
    </message>
    <message>
        <source>Melee with penalties</source>
        <translation>Nahkampf mit Abzügen</translation>
    </message>
    <message>
        <source>Two dice fewer, attacked from the rear.</source>
        <translation>Zwei Würfel weniger, Angriff von hinten.</translation>
    </message>
    <message>
        <source>Carry On</source>
        <translation>Handlungsfähig</translation>
    </message>
    <message>
        <source>Hunker Down</source>
        <translation>Festgenagelt</translation>
    </message>
    <message>
        <source>In the nearest cover within 12&quot;, doing nothing until rallied.</source>
        <translation>In der nächsten Deckung bis 12″, tut nichts bis zum Sammeln.</translation>
    </message>
    <message>
        <source>Halt and lose focus</source>
        <translation>Hält an, Fokus verloren</translation>
    </message>
    <message>
        <source>The group takes the Focus Test at once.</source>
        <translation>Die Gruppe legt sofort den Fokus-Test ab.</translation>
    </message>
    <message>
        <source>Best target or biggest threat</source>
        <translation>Bestes Ziel oder größte Bedrohung</translation>
    </message>
    <message>
        <source>The closest group</source>
        <translation>Die nächste Gruppe</translation>
    </message>
    <message>
        <source>The dice decide</source>
        <translation>Die Würfel entscheiden</translation>
    </message>
    <message>
        <source>Stunned</source>
        <translation>Benommen</translation>
    </message>
    <message>
        <source>Out of the Fight</source>
        <translation>Außer Gefecht</translation>
    </message>
    <message>
        <source>Obviously Dead</source>
        <translation>Eindeutig tot</translation>
    </message>
    <message>
        <source>By the enemy&apos;s edge</source>
        <translation>Über die Kante des Gegners</translation>
    </message>
    <message>
        <source>By your left flank</source>
        <translation>Über die eigene linke Flanke</translation>
    </message>
    <message>
        <source>By your right flank</source>
        <translation>Über die eigene rechte Flanke</translation>
    </message>
    <message>
        <source>By your own edge</source>
        <translation>Über die eigene Kante</translation>
    </message>
    <message>
        <source>May be killed</source>
        <translation>Kann getötet werden</translation>
    </message>
    <message>
        <source>At worst Out of the Fight</source>
        <translation>Schlimmstenfalls Außer Gefecht</translation>
    </message>
    <message>
        <source>Knocked down</source>
        <translation>Umgeworfen</translation>
    </message>
    <message>
        <source>Recover From Knocked Down at once.</source>
        <translation>Sofort „Sich aufrappeln“.</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Roll for damage.</source>
        <translation>Für den Schaden würfeln.</translation>
    </message>
    <message>
        <source>The target takes Received Fire.</source>
        <translation>Das Ziel legt „Unter Beschuss“ ab.</translation>
    </message>
    <message>
        <source>On the spot</source>
        <translation>Genau ins Ziel</translation>
    </message>
    <message>
        <source>Damage for every figure within the blast circle.</source>
        <translation>Schaden für jede Figur im Explosionskreis.</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Verfehlt</translation>
    </message>
    <message>
        <source>The target takes Received Fire, outgunned.</source>
        <translation>Das Ziel legt „Unter Beschuss“ ab, waffenunterlegen.</translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>Entglitten</translation>
    </message>
    <message>
        <source>Drops prone in time</source>
        <translation>Wirft sich rechtzeitig hin</translation>
    </message>
    <message>
        <source>Takes damage</source>
        <translation>Nimmt Schaden</translation>
    </message>
    <message>
        <source>Fire and flank</source>
        <translation>Feuern und umgehen</translation>
    </message>
    <message>
        <source>One group fires, best from cover; a second goes round the left (1-3) or right (4-6) flank. If the enemy retires they follow.</source>
        <translation>Eine Gruppe feuert, am besten aus der Deckung; eine zweite umgeht die linke (1–3) oder rechte (4–6) Flanke. Weicht die Gegenseite zurück, folgen sie.</translation>
    </message>
    <message>
        <source>Cover in range</source>
        <translation>Deckung in Reichweite</translation>
    </message>
    <message>
        <source>Firing position</source>
        <translation>Feuerstellung</translation>
    </message>
    <message>
        <source>To a place, best in cover, from which to fire.</source>
        <translation>An einen Ort zum Feuern, am besten in Deckung.</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Deckung</translation>
    </message>
    <message>
        <source>To cover and stay; attacked on a flank it retires.</source>
        <translation>In Deckung und bleiben; bei Angriff auf eine Flanke weicht die Gruppe zurück.</translation>
    </message>
    <message>
        <source>Halts in place</source>
        <translation>Hält auf der Stelle an</translation>
    </message>
    <message>
        <source>The area above falls too</source>
        <translation>Auch der Bereich darüber stürzt ein</translation>
    </message>
    <message>
        <source>The area above stands</source>
        <translation>Der Bereich darüber hält</translation>
    </message>
    <message>
        <source>Conceals only</source>
        <translation>Nur Sichtschutz</translation>
    </message>
    <message>
        <source>Those inside are concealed, not in cover.</source>
        <translation>Wer darin ist, hat Sichtschutz, aber keine Deckung.</translation>
    </message>
    <message>
        <source>Those inside are in cover.</source>
        <translation>Wer darin ist, ist in Deckung.</translation>
    </message>
    <message>
        <source>The move ends at the bank</source>
        <translation>Die Bewegung endet am Ufer</translation>
    </message>
    <message>
        <source>To the middle</source>
        <translation>Bis zur Mitte</translation>
    </message>
    <message>
        <source>The whole move; in cover there.</source>
        <translation>Die ganze Bewegung; dort in Deckung.</translation>
    </message>
    <message>
        <source>To the far bank</source>
        <translation>Bis ans andere Ufer</translation>
    </message>
    <message>
        <source>The whole move.</source>
        <translation>Die ganze Bewegung.</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Erster Zug</translation>
    </message>
    <message>
        <source>Second turn</source>
        <translation>Zweiter Zug</translation>
    </message>
    <message>
        <source>Third turn</source>
        <translation>Dritter Zug</translation>
    </message>
    <message>
        <source>Fourth turn</source>
        <translation>Vierter Zug</translation>
    </message>
    <message>
        <source>Cannot return fire, or out of range</source>
        <translation>Kann das Feuer nicht erwidern oder außer Reichweite</translation>
    </message>
    <message>
        <source>A Star</source>
        <translation>Ein Star</translation>
    </message>
    <message>
        <source>Grass</source>
        <translation>Gras</translation>
    </message>
    <message>
        <source>Wooden frame</source>
        <translation>Holzbau</translation>
    </message>
    <message>
        <source>Soft fieldworks</source>
        <translation>Leichte Feldbefestigung</translation>
    </message>
    <message>
        <source>Concrete</source>
        <translation>Beton</translation>
    </message>
    <message>
        <source>Marksman, prone</source>
        <translation>Scharfschütze, liegend</translation>
    </message>
    <message>
        <source>In the open</source>
        <translation>Im Freien</translation>
    </message>
    <message>
        <source>In ambush</source>
        <translation>Im Hinterhalt</translation>
    </message>
    <message>
        <source>Retrieving wounded</source>
        <translation>Verwundete bergen</translation>
    </message>
    <message>
        <source>Charged from the rear</source>
        <translation>Von hinten angestürmt</translation>
    </message>
    <message>
        <source>Melee with penalties, with two and with one passed (R55).</source>
        <translation>Nahkampf mit Abzügen, mit zwei und mit einem bestandenen Würfel (R55).</translation>
    </message>
    <message>
        <source>Nobody else carrying on within 4&quot;</source>
        <translation>Sonst niemand bis 4″ handlungsfähig</translation>
    </message>
    <message>
        <source>Others carrying on within 4&quot;</source>
        <translation>Andere bis 4″ handlungsfähig</translation>
    </message>
    <message>
        <source>Outnumbering the enemy</source>
        <translation>In der Überzahl</translation>
    </message>
    <message>
        <source>Not outnumbering the enemy</source>
        <translation>Nicht in der Überzahl</translation>
    </message>
    <message>
        <source>Target concealed</source>
        <translation>Ziel im Sichtschutz</translation>
    </message>
    <message>
        <source>Target prone</source>
        <translation>Ziel liegt</translation>
    </message>
    <message>
        <source>Target moved fast</source>
        <translation>Ziel bewegte sich schnell</translation>
    </message>
    <message>
        <source>Shooter moved fast</source>
        <translation>Schütze bewegte sich schnell</translation>
    </message>
    <message>
        <source>Snap firing</source>
        <translation>Schnellschuss</translation>
    </message>
    <message>
        <source>Firing two weapons at once</source>
        <translation>Feuert zwei Waffen zugleich</translation>
    </message>
    <message>
        <source>In hero mode</source>
        <translation>Im Heldenmodus</translation>
    </message>
    <message>
        <source>Becomes a hero</source>
        <translation>Wird zum Helden</translation>
    </message>
    <message>
        <source>Passes 2d6 on these tests for the rest of the game.</source>
        <translation>Besteht 2W6 bei diesen Tests für den Rest des Spiels.</translation>
    </message>
    <message>
        <source>Nerves of steel</source>
        <translation>Nerven aus Stahl</translation>
    </message>
    <message>
        <source>Weapon of lower Impact</source>
        <translation>Waffe mit geringerer Wucht</translation>
    </message>
    <message>
        <source>The group is in cover</source>
        <translation>Die Gruppe ist in Deckung</translation>
    </message>
    <message>
        <source>Its side has twice the figures</source>
        <translation>Ihre Seite hat doppelt so viele Figuren</translation>
    </message>
    <message>
        <source>Reaction Tests</source>
        <translation>Reaktionstests</translation>
    </message>
    <message>
        <source>Throwing a grenade</source>
        <translation>Eine Granate werfen</translation>
    </message>
    <message>
        <source>Fast Move</source>
        <translation>Schnelle Bewegung</translation>
    </message>
    <message>
        <source>In Sight</source>
        <translation>In Sicht</translation>
    </message>
    <message>
        <source>Rally</source>
        <translation>Sammeln</translation>
    </message>
    <message>
        <source>Man Down</source>
        <translation>Figur am Boden</translation>
    </message>
    <message>
        <source>Leader Lost</source>
        <translation>Leader verloren</translation>
    </message>
    <message>
        <source>Focus, with the leader&apos;s Rep</source>
        <translation>Fokus, mit der Rep des Leaders</translation>
    </message>
    <message>
        <source>Recover From Knocked Down</source>
        <translation>Sich aufrappeln</translation>
    </message>
    <message>
        <source>Dropping prone from a dropped grenade</source>
        <translation>Sich vor einer entglittenen Granate hinwerfen</translation>
    </message>
    <message>
        <source>How an enemy group moves, with its leader&apos;s Rep</source>
        <translation>Wie sich eine Gegnergruppe bewegt, mit der Rep ihres Leaders</translation>
    </message>
    <message>
        <source>Fording a river</source>
        <translation>Einen Fluss durchwaten</translation>
    </message>
    <message>
        <source>One side&apos;s dice in melee</source>
        <translation>Würfel einer Seite im Nahkampf</translation>
    </message>
    <message>
        <source>Where one more PEF comes in, after doubles</source>
        <translation>Wo nach Pasch eine weitere PEF kommt</translation>
    </message>
    <message>
        <source>Ranged combat, one die</source>
        <translation>Fernkampf, ein Würfel</translation>
    </message>
    <message>
        <source>Does the area above a collapsed one fall</source>
        <translation>Stürzt der Bereich über einem eingestürzten ein</translation>
    </message>
    <message>
        <source>Ranged combat damage</source>
        <translation>Schaden im Fernkampf</translation>
    </message>
    <message>
        <source>Melee, to the end</source>
        <translation>Nahkampf bis zum Ende</translation>
    </message>
    <message>
        <source>A burst, all dice of the weapon</source>
        <translation>Ein Feuerstoß, alle Würfel der Waffe</translation>
    </message>
    <message>
        <source>Larger than Life: who hurt the Star</source>
        <translation>Larger than Life: wer den Star verletzt hat</translation>
    </message>
    <message>
        <source>A building under fire: Impact against its Defensive Value</source>
        <translation>Gebäude unter Beschuss: Wucht gegen den Verteidigungswert</translation>
    </message>
    <message>
        <source>Activation: who goes first</source>
        <translation>Aktivierung: wer beginnt</translation>
    </message>
    <message>
        <source>Focus by dice, the closest group being a</source>
        <translation>Fokus per Würfel, die nächste Gruppe ist a</translation>
    </message>
    <message>
        <source>Who may act</source>
        <translation>Wer handeln darf</translation>
    </message>
    <message>
        <source>Each side&apos;s die</source>
        <translation>Würfel jeder Seite</translation>
    </message>
    <message>
        <source>its groups whose leader&apos;s Rep is that or more, the highest Rep first</source>
        <translation>ihre Gruppen, deren Leader mindestens so viel Rep hat, die höchste Rep zuerst</translation>
    </message>
    <message>
        <source>Equal Reps</source>
        <translation>Gleiche Rep</translation>
    </message>
    <message>
        <source>those who only fire, then those who move, then those back from ducking</source>
        <translation>wer nur feuert, dann wer sich bewegt, dann wer wieder aus der Deckung kommt</translation>
    </message>
    <message>
        <source>roll again, unless it brings reinforcements</source>
        <translation>neu würfeln, außer es bringt Verstärkung</translation>
    </message>
    <message>
        <source>Groups and who leads them</source>
        <translation>Gruppen und wer sie führt</translation>
    </message>
    <message>
        <source>A group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>each within 4&quot; of another and in sight</source>
        <translation>jede Figur höchstens 4″ von einer anderen entfernt und in Sicht</translation>
    </message>
    <message>
        <source>Splitting and joining</source>
        <translation>Teilen und Zusammenschließen</translation>
    </message>
    <message>
        <source>when active, or by a reaction</source>
        <translation>wenn aktiv oder durch eine Reaktion</translation>
    </message>
    <message>
        <source>The Leader</source>
        <translation>Der Leader</translation>
    </message>
    <message>
        <source>all may activate by the Leader&apos;s Rep; the Leader Die is for this group</source>
        <translation>alle dürfen nach der Rep des Leaders aktiviert werden; der Leader Die gilt für diese Gruppe</translation>
    </message>
    <message>
        <source>A Group Leader</source>
        <translation>Gruppen-Leader</translation>
    </message>
    <message>
        <source>the highest Rep that is left: activates the group, without a Leader Die</source>
        <translation>die höchste verbliebene Rep: aktiviert die Gruppe, ohne Leader Die</translation>
    </message>
    <message>
        <source>What an active figure may do</source>
        <translation>Was eine aktive Figur tun darf</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>and fire at any time on the way</source>
        <translation>und jederzeit unterwegs feuern</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Stehen</translation>
    </message>
    <message>
        <source>turn about, and fire</source>
        <translation>umdrehen und feuern</translation>
    </message>
    <message>
        <source>into melee instead of firing</source>
        <translation>in den Nahkampf, statt zu feuern</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Woods, rough ground</source>
        <translation>Wald, unwegsames Gelände</translation>
    </message>
    <message>
        <source>Getting up</source>
        <translation>Aufstehen</translation>
    </message>
    <message>
        <source>half the move</source>
        <translation>die halbe Bewegung</translation>
    </message>
    <message>
        <source>Doorway</source>
        <translation>Türöffnung</translation>
    </message>
    <message>
        <source>2&quot; of the move</source>
        <translation>2″ der Bewegung</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Up or down a floor</source>
        <translation>Ein Stockwerk hinauf oder hinab</translation>
    </message>
    <message>
        <source>across the table</source>
        <translation>über den ganzen Tisch</translation>
    </message>
    <message>
        <source>At night, fog or heavy rain</source>
        <translation>Nacht, Nebel oder starker Regen</translation>
    </message>
    <message>
        <source>12&quot;, a lit target as by day; bad weather at night 6&quot;</source>
        <translation>12″, ein beleuchtetes Ziel wie am Tag; bei schlechtem Wetter in der Nacht 6″</translation>
    </message>
    <message>
        <source>Inside woods or rough ground</source>
        <translation>In Wald oder unwegsamem Gelände</translation>
    </message>
    <message>
        <source>12&quot;, at night 6&quot;</source>
        <translation>12″, in der Nacht 6″</translation>
    </message>
    <message>
        <source>Grenades, launchers and rockets</source>
        <translation>Granaten, Werfer und Raketen</translation>
    </message>
    <message>
        <source>nobody counts them: there is one while the force has any</source>
        <translation>niemand zählt sie: Es gibt eine, solange die Truppe welche hat</translation>
    </message>
    <message>
        <source>once a turn, active or in reaction</source>
        <translation>einmal je Zug, aktiv oder in Reaktion</translation>
    </message>
    <message>
        <source>Rocket launcher with a loader</source>
        <translation>Raketenwerfer mit Ladeschützen</translation>
    </message>
    <message>
        <source>Rocket launcher alone</source>
        <translation>Raketenwerfer allein</translation>
    </message>
    <message>
        <source>an active turn of nothing but loading between shots</source>
        <translation>zwischen zwei Schüssen ein aktiver Zug nur zum Laden</translation>
    </message>
    <message>
        <source>Marksman&apos;s bolt-action rifle</source>
        <translation>Repetiergewehr eines Scharfschützen</translation>
    </message>
    <message>
        <source>two dice, three when prone, the best counts; range 60&quot;</source>
        <translation>zwei Würfel, liegend drei, der beste zählt; Reichweite 60″</translation>
    </message>
    <message>
        <source>Several against one, and hand weapons</source>
        <translation>Mehrere gegen eine Figur und Nahkampfwaffen</translation>
    </message>
    <message>
        <source>Outnumbered</source>
        <translation>In der Unterzahl</translation>
    </message>
    <message>
        <source>divides the dice among the attackers before rolling</source>
        <translation>verteilt die Würfel vor dem Wurf auf die Angreifer</translation>
    </message>
    <message>
        <source>One-hand weapon, two-hand weapon</source>
        <translation>Einhandwaffe, Zweihandwaffe</translation>
    </message>
    <message>
        <source>Impact 2, Impact 3</source>
        <translation>Wucht 2, Wucht 3</translation>
    </message>
    <message>
        <source>Improvised</source>
        <translation>Improvisiert</translation>
    </message>
    <message>
        <source>Impact one lower</source>
        <translation>Wucht um eins niedriger</translation>
    </message>
    <message>
        <source>Squads and gangs</source>
        <translation>Trupps und Gangs</translation>
    </message>
    <message>
        <source>9 to 12 in teams of three: rifles and grenades, one launcher or SAW a team</source>
        <translation>9 bis 12 in Dreierteams: Gewehre und Granaten, je Team ein Granatwerfer oder SAW</translation>
    </message>
    <message>
        <source>Military, three squads</source>
        <translation>Militär, drei Trupps</translation>
    </message>
    <message>
        <source>a rocket launcher team of two</source>
        <translation>ein Raketenwerferteam von zwei</translation>
    </message>
    <message>
        <source>9 to 15: rifles and grenades, one SAW; two groups have a rocket launcher for one shot</source>
        <translation>9 bis 15: Gewehre und Granaten, ein SAW; zwei Gruppen haben einen Raketenwerfer für einen Schuss</translation>
    </message>
    <message>
        <source>5 to 10, BA pistol and a shotgun in the car; SWAT replace them and never mix with them</source>
        <translation>5 bis 10, BA-Pistole und eine Schrotflinte im Auto; SWAT ersetzt sie und mischt sich nie mit ihnen</translation>
    </message>
    <message>
        <source>6 to 12</source>
        <translation>6 bis 12</translation>
    </message>
    <message>
        <source>Scouts</source>
        <translation>Kundschafter</translation>
    </message>
    <message>
        <source>Who scouts</source>
        <translation>Wer erkundet</translation>
    </message>
    <message>
        <source>one figure of each group, which stays in the group&apos;s sight; else the group itself</source>
        <translation>eine Figur jeder Gruppe, die in Sicht der Gruppe bleibt; sonst die Gruppe selbst</translation>
    </message>
    <message>
        <source>A find</source>
        <translation>Ein Fund</translation>
    </message>
    <message>
        <source>Street warfare</source>
        <translation>Straßenkampf</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>a street 12&quot; wide through sections 2, 5 and 8, a building in each of the others</source>
        <translation>eine 12″ breite Straße durch die Abschnitte 2, 5 und 8, ein Gebäude in jedem anderen</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>Drinnen</translation>
    </message>
    <message>
        <source>normal speed, always in cover, but for a doorway just entered</source>
        <translation>normales Tempo, immer in Deckung, außer in einer eben betretenen Türöffnung</translation>
    </message>
    <message>
        <source>Dispatch or capture</source>
        <translation>Töten oder gefangen nehmen</translation>
    </message>
    <message>
        <source>An active figure touches one who is stunned or out of the fight</source>
        <translation>Eine aktive Figur berührt eine, die benommen oder außer Gefecht ist</translation>
    </message>
    <message>
        <source>Attributes on the table</source>
        <translation>Attribute auf dem Tisch</translation>
    </message>
    <message>
        <source>one die on Received Fire</source>
        <translation>ein Würfel bei „Unter Beschuss“</translation>
    </message>
    <message>
        <source>no shooting penalty for moving fast</source>
        <translation>kein Schussabzug bei schneller Bewegung</translation>
    </message>
    <message>
        <source>two passed count as one on Fast Move</source>
        <translation>zwei bestandene zählen bei schneller Bewegung als einer</translation>
    </message>
    <message>
        <source>Brawler, Runt</source>
        <translation>Raufbold, Schmächtig</translation>
    </message>
    <message>
        <source>one melee die more, one less</source>
        <translation>ein Nahkampfwürfel mehr, einer weniger</translation>
    </message>
    <message>
        <source>Rep one lower on In Sight</source>
        <translation>Rep bei „In Sicht“ um eins niedriger</translation>
    </message>
    <message>
        <source>throws grenades 9&quot;</source>
        <translation>wirft Granaten 9″ weit</translation>
    </message>
    <message>
        <source>fails Fast Move with doubles: 1d6&quot;, then stunned</source>
        <translation>schnelle Bewegung mit Pasch misslungen: 1W6″, dann benommen</translation>
    </message>
    <message>
        <source>never ducks back</source>
        <translation>geht nie in Deckung</translation>
    </message>
    <message>
        <source>Heroes all</source>
        <translation>Lauter Helden</translation>
    </message>
    <message>
        <source>Two 1s on Received Fire, Wanting to Charge, Being Charged, Man Down, Leader Lost</source>
        <translation>Zwei Einsen bei „Unter Beschuss“, „Sturmangriff“, „Angestürmt werden“, „Figur am Boden“, „Leader verloren“</translation>
    </message>
    <message>
        <source>passes 2d6 on these for the rest of the game</source>
        <translation>besteht bei diesen für den Rest des Spiels 2W6</translation>
    </message>
    <message>
        <source>Ducking back with 2d6 or 1d6 passed</source>
        <translation>In Deckung mit 2W6 oder 1W6 bestanden</translation>
    </message>
    <message>
        <source>takes along a wounded figure within 4&quot;</source>
        <translation>nimmt eine verwundete Figur bis 4″ mit</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>normal at most</source>
        <translation>höchstens normal</translation>
    </message>
    <message>
        <source>Charged</source>
        <translation>Angestürmt</translation>
    </message>
    <message>
        <source>Breaking off melee</source>
        <translation>Sich aus dem Nahkampf lösen</translation>
    </message>
    <message>
        <source>When active</source>
        <translation>Wenn aktiv</translation>
    </message>
    <message>
        <source>1&quot; away at least; the other side takes In Sight at once</source>
        <translation>mindestens 1″ weg; die andere Seite legt sofort „In Sicht“ ab</translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation>Schießen</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>The enemy</source>
        <translation>Der Gegner</translation>
    </message>
    <message>
        <source>The Star and attributes</source>
        <translation>Der Star und Attribute</translation>
    </message>
    <message>
        <source>BA Pistol</source>
        <translation>BA-Pistole</translation>
    </message>
    <message>
        <source>Bolt Action Rifle</source>
        <translation>Repetiergewehr</translation>
    </message>
    <message>
        <source>Semi-Automatic Rifle</source>
        <translation>Halbautomatisches Gewehr</translation>
    </message>
    <message>
        <source>Squad Automatic Weapon</source>
        <translation>Squad Automatic Weapon</translation>
    </message>
    <message>
        <source>One Hand Weapon</source>
        <translation>Einhandwaffe</translation>
    </message>
    <message>
        <source>Two Handed Weapon</source>
        <translation>Zweihandwaffe</translation>
    </message>
    <message>
        <source>Improvised Weapon</source>
        <translation>Improvisierte Waffe</translation>
    </message>
    <message>
        <source>Two Handed Improvised Weapon</source>
        <translation>Improvisierte Zweihandwaffe</translation>
    </message>
    <message>
        <source>Mounted Knight</source>
        <translation>Berittener Ritter</translation>
    </message>
    <message>
        <source>Mounted Crossbow</source>
        <translation>Berittene Armbrust</translation>
    </message>
    <message>
        <source>Mounted Sergeant</source>
        <translation>Berittener Sergeant</translation>
    </message>
    <message>
        <source>Heavy Infantry</source>
        <translation>Schwere Infanterie</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>Crossbowman</source>
        <translation>Armbrustschütze</translation>
    </message>
    <message>
        <source>Northmen</source>
        <translation>Nordmänner</translation>
    </message>
    <message>
        <source>Fanatic</source>
        <translation>Fanatiker</translation>
    </message>
    <message>
        <source>Warrior</source>
        <translation>Krieger</translation>
    </message>
    <message>
        <source>Household</source>
        <translation>Hausgarde</translation>
    </message>
    <message>
        <source>Archer</source>
        <translation>Bogenschütze</translation>
    </message>
    <message>
        <source>Dwarves</source>
        <translation>Zwerge</translation>
    </message>
    <message>
        <source>Crossbow</source>
        <translation>Armbrust</translation>
    </message>
    <message>
        <source>Anvil Guard</source>
        <translation>Ambossgarde</translation>
    </message>
    <message>
        <source>Elves</source>
        <translation>Elfen</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>Garde</translation>
    </message>
    <message>
        <source>Goblins</source>
        <translation>Goblins</translation>
    </message>
    <message>
        <source>Goblin</source>
        <translation>Goblin</translation>
    </message>
    <message>
        <source>Greater Ogre</source>
        <translation>Großer Oger</translation>
    </message>
    <message>
        <source>Mounted Wolf Rider</source>
        <translation>Wolfsreiter</translation>
    </message>
    <message>
        <source>Greater Goblin</source>
        <translation>Großer Goblin</translation>
    </message>
    <message>
        <source>Orcs</source>
        <translation>Orks</translation>
    </message>
    <message>
        <source>Orc</source>
        <translation>Ork</translation>
    </message>
    <message>
        <source>Troll</source>
        <translation>Troll</translation>
    </message>
    <message>
        <source>Greater Orc</source>
        <translation>Großer Ork</translation>
    </message>
    <message>
        <source>Swordplay</source>
        <translation>Swordplay</translation>
    </message>
    <message>
        <source>Bands with swords, bows and horses: months of Patrols and Raids around one Star.</source>
        <translation>Banden mit Schwertern, Bögen und Pferden: Monate voller Patrouillen und Überfälle um einen Star.</translation>
    </message>
    <message>
        <source>Missile</source>
        <translation>Schütze</translation>
    </message>
    <message>
        <source>Noble</source>
        <translation>Adliger</translation>
    </message>
    <message>
        <source>Peasant</source>
        <translation>Bauer</translation>
    </message>
    <message>
        <source>Advance</source>
        <translation>Vorrücken</translation>
    </message>
    <message>
        <source>Half a normal move forward.</source>
        <translation>Eine halbe normale Bewegung vorwärts.</translation>
    </message>
    <message>
        <source>Rush Shot</source>
        <translation>Hastiger Schuss</translation>
    </message>
    <message>
        <source>Cohesion Test</source>
        <translation>Zusammenhalt</translation>
    </message>
    <message>
        <source>Past all help.</source>
        <translation>Nicht mehr zu retten.</translation>
    </message>
    <message>
        <source>The target takes the Received Fire Test.</source>
        <translation>Das Ziel legt den Test „Unter Beschuss“ ab.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Nachladen</translation>
    </message>
    <message>
        <source>Reloaded</source>
        <translation>Nachgeladen</translation>
    </message>
    <message>
        <source>Reloaded, and may fire at once.</source>
        <translation>Nachgeladen und darf sofort feuern.</translation>
    </message>
    <message>
        <source>Reloaded for a reaction</source>
        <translation>Für eine Reaktion nachgeladen</translation>
    </message>
    <message>
        <source>Reloaded; fires in reaction or when next active.</source>
        <translation>Nachgeladen; feuert in Reaktion oder wenn wieder aktiv.</translation>
    </message>
    <message>
        <source>Reloaded for next time</source>
        <translation>Fürs nächste Mal nachgeladen</translation>
    </message>
    <message>
        <source>Reloaded; fires when next active.</source>
        <translation>Nachgeladen; feuert, wenn wieder aktiv.</translation>
    </message>
    <message>
        <source>Not reloaded</source>
        <translation>Nicht nachgeladen</translation>
    </message>
    <message>
        <source>Two steps more</source>
        <translation>Zwei Schritte mehr</translation>
    </message>
    <message>
        <source>One step more</source>
        <translation>Einen Schritt mehr</translation>
    </message>
    <message>
        <source>No further</source>
        <translation>Nicht weiter</translation>
    </message>
    <message>
        <source>Stays in melee</source>
        <translation>Bleibt im Nahkampf</translation>
    </message>
    <message>
        <source>Breaks off</source>
        <translation>Löst sich</translation>
    </message>
    <message>
        <source>The target runs away</source>
        <translation>Das Ziel flieht</translation>
    </message>
    <message>
        <source>The charger halts</source>
        <translation>Der Sturmangriff stockt</translation>
    </message>
    <message>
        <source>The target fires; the charger stops and takes the Reaction Tests that follow.</source>
        <translation>Das Ziel feuert; die anstürmende Figur hält an und legt die folgenden Reaktionstests ab.</translation>
    </message>
    <message>
        <source>Evenly matched</source>
        <translation>Gleichauf</translation>
    </message>
    <message>
        <source>Nobody is hurt; they stay in melee.</source>
        <translation>Niemand wird verletzt; sie bleiben im Nahkampf.</translation>
    </message>
    <message>
        <source>After Star Power.</source>
        <translation>Nach Star Power.</translation>
    </message>
    <message>
        <source>It goes through</source>
        <translation>Durchschlag</translation>
    </message>
    <message>
        <source>Those inside or behind take damage as usual.</source>
        <translation>Wer drinnen oder dahinter ist, nimmt wie üblich Schaden.</translation>
    </message>
    <message>
        <source>The walls hold</source>
        <translation>Die Wände halten</translation>
    </message>
    <message>
        <source>Those inside or behind are in cover.</source>
        <translation>Wer drinnen oder dahinter ist, ist in Deckung.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Geschafft</translation>
    </message>
    <message>
        <source>The challenge is met.</source>
        <translation>Die Herausforderung ist bestanden.</translation>
    </message>
    <message>
        <source>Again, or give up</source>
        <translation>Noch einmal oder aufgeben</translation>
    </message>
    <message>
        <source>Roll again at once, one die passed then counting as none; or leave it for good.</source>
        <translation>Sofort neu würfeln, ein bestandener Würfel zählt dann als keiner; oder endgültig aufgeben.</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Misslungen</translation>
    </message>
    <message>
        <source>The consequences that were agreed follow.</source>
        <translation>Die vereinbarten Folgen treten ein.</translation>
    </message>
    <message>
        <source>Loaded and in range</source>
        <translation>Geladen und in Reichweite</translation>
    </message>
    <message>
        <source>Unloaded, unarmed or out of range</source>
        <translation>Ungeladen, unbewaffnet oder außer Reichweite</translation>
    </message>
    <message>
        <source>In reach of a charge</source>
        <translation>In Reichweite eines Sturmangriffs</translation>
    </message>
    <message>
        <source>Out of reach of a charge</source>
        <translation>Außer Reichweite eines Sturmangriffs</translation>
    </message>
    <message>
        <source>Losses too high</source>
        <translation>Verluste zu hoch</translation>
    </message>
    <message>
        <source>Peasants: any friend lost. Missile, Warrior: more lost than left. Noble, Soldier: twice as many lost as left.</source>
        <translation>Bauern: mindestens eine Figur verloren. Schützen, Krieger: mehr verloren als übrig. Adlige, Soldaten: doppelt so viele verloren wie übrig.</translation>
    </message>
    <message>
        <source>Mounted</source>
        <translation>Beritten</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>Any other weapon</source>
        <translation>Jede andere Waffe</translation>
    </message>
    <message>
        <source>Missile weapon loaded and in range</source>
        <translation>Schusswaffe geladen und in Reichweite</translation>
    </message>
    <message>
        <source>Missile weapon unloaded</source>
        <translation>Schusswaffe ungeladen</translation>
    </message>
    <message>
        <source>Fanatic, Troll, Greater Ogre</source>
        <translation>Fanatiker, Troll, Großer Oger</translation>
    </message>
    <message>
        <source>Religious Orders</source>
        <translation>Ritterorden</translation>
    </message>
    <message>
        <source>Shot is rushed</source>
        <translation>Schuss ist hastig</translation>
    </message>
    <message>
        <source>Target shielded</source>
        <translation>Ziel mit Schild</translation>
    </message>
    <message>
        <source>Target charging</source>
        <translation>Ziel stürmt an</translation>
    </message>
    <message>
        <source>Active and moved</source>
        <translation>Aktiv und bewegt</translation>
    </message>
    <message>
        <source>Just stood up or mounted</source>
        <translation>Eben aufgestanden oder aufgesessen</translation>
    </message>
    <message>
        <source>Carrying a wounded figure</source>
        <translation>Trägt eine verwundete Figur</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <translation>Kavallerie</translation>
    </message>
    <message>
        <source>Onto the rear</source>
        <translation>Von hinten</translation>
    </message>
    <message>
        <source>Together, three to one or more</source>
        <translation>Zusammen, drei zu eins oder mehr</translation>
    </message>
    <message>
        <source>Missile that must reload</source>
        <translation>Schusswaffe, die nachladen muss</translation>
    </message>
    <message>
        <source>One-hand weapon</source>
        <translation>Einhandwaffe</translation>
    </message>
    <message>
        <source>Two-hand weapon</source>
        <translation>Zweihandwaffe</translation>
    </message>
    <message>
        <source>Enemy was evenly matched this turn</source>
        <translation>Gegner war in diesem Zug gleichauf</translation>
    </message>
    <message>
        <source>Mounted against one on foot</source>
        <translation>Beritten gegen zu Fuß</translation>
    </message>
    <message>
        <source>Enemy prone</source>
        <translation>Gegner liegt</translation>
    </message>
    <message>
        <source>Shield, or two swords, to the front</source>
        <translation>Schild oder zwei Schwerter, nach vorn</translation>
    </message>
    <message>
        <source>Very easy</source>
        <translation>Sehr leicht</translation>
    </message>
    <message>
        <source>Very difficult</source>
        <translation>Sehr schwer</translation>
    </message>
    <message>
        <source>The second try at it</source>
        <translation>Der zweite Versuch</translation>
    </message>
    <message>
        <source>A farm tool</source>
        <translation>Ein Bauernwerkzeug</translation>
    </message>
    <message>
        <source>An improvised weapon: no die more, none less.</source>
        <translation>Eine improvisierte Waffe: kein Würfel mehr, keiner weniger.</translation>
    </message>
    <message>
        <source>A bow</source>
        <translation>Ein Bogen</translation>
    </message>
    <message>
        <source>Recover From Knock Down</source>
        <translation>Sich aufrappeln</translation>
    </message>
    <message>
        <source>A Grunt&apos;s In Sight action</source>
        <translation>Grunt-Aktion bei „In Sicht“</translation>
    </message>
    <message>
        <source>A Grunt breaks off melee</source>
        <translation>Ein Grunt löst sich aus dem Nahkampf</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Herausforderung</translation>
    </message>
    <message>
        <source>Ranged combat</source>
        <translation>Fernkampf</translation>
    </message>
    <message>
        <source>What a peasant carries</source>
        <translation>Was ein Bauer trägt</translation>
    </message>
    <message>
        <source>Parting shot, or a shot while carrying wounded</source>
        <translation>Abschiedsschuss oder Schuss beim Tragen Verwundeter</translation>
    </message>
    <message>
        <source>Melee damage, the lead being the Impact</source>
        <translation>Nahkampfschaden, der Vorsprung ist die Wucht</translation>
    </message>
    <message>
        <source>A building collapses: everyone in it, and above</source>
        <translation>Ein Gebäude stürzt ein: alle darin und darüber</translation>
    </message>
    <message>
        <source>Charge into Melee</source>
        <translation>Sturm in den Nahkampf</translation>
    </message>
    <message>
        <source>Star Power</source>
        <translation>Star Power</translation>
    </message>
    <message>
        <source>A building is hit: Impact against its Defensive Value</source>
        <translation>Gebäude getroffen: Wucht gegen den Verteidigungswert</translation>
    </message>
    <message>
        <source>Received Fire and Man Down at once</source>
        <translation>„Unter Beschuss“ und „Figur am Boden“ zugleich</translation>
    </message>
    <message>
        <source>each within 4&quot; of another and in sight; whoever does not carry on breaks the link</source>
        <translation>jede Figur höchstens 4″ von einer anderen entfernt und in Sicht; wer nicht handlungsfähig ist, unterbricht die Kette</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>before activation is rolled; when active, or by a reaction, groups split and join</source>
        <translation>vor dem Aktivierungswurf; wenn aktiv oder durch eine Reaktion teilen sich Gruppen und schließen sich zusammen</translation>
    </message>
    <message>
        <source>Led by a Star</source>
        <translation>Geführt von einem Star</translation>
    </message>
    <message>
        <source>activates by the Star&apos;s Rep and has the Leader Die, though the Star takes no test</source>
        <translation>wird nach der Rep des Stars aktiviert und hat den Leader Die, obwohl der Star keinen Test ablegt</translation>
    </message>
    <message>
        <source>Without a Star</source>
        <translation>Ohne Star</translation>
    </message>
    <message>
        <source>the highest Rep leads for the time being, without a Leader Die</source>
        <translation>die höchste Rep führt vorläufig, ohne Leader Die</translation>
    </message>
    <message>
        <source>and fire once on the way, after any In Sight Test, if the weapon is loaded</source>
        <translation>und einmal unterwegs feuern, nach einem etwaigen Test „In Sicht“, wenn die Waffe geladen ist</translation>
    </message>
    <message>
        <source>into melee</source>
        <translation>in den Nahkampf</translation>
    </message>
    <message>
        <source>where it stands</source>
        <translation>auf der Stelle</translation>
    </message>
    <message>
        <source>Swap or pick up weapons</source>
        <translation>Waffen wechseln oder aufheben</translation>
    </message>
    <message>
        <source>besides, but not to fire them this turn</source>
        <translation>zusätzlich, aber ohne sie in diesem Zug abzufeuern</translation>
    </message>
    <message>
        <source>In Sight, once the successes are counted</source>
        <translation>„In Sicht“ nach den Erfolgen</translation>
    </message>
    <message>
        <source>Most successes</source>
        <translation>Meiste Erfolge</translation>
    </message>
    <message>
        <source>acts first; equals at the same time</source>
        <translation>handelt zuerst; bei gleichen gleichzeitig</translation>
    </message>
    <message>
        <source>A Grunt</source>
        <translation>Ein Grunt</translation>
    </message>
    <message>
        <source>8&quot;, mounted 12&quot;</source>
        <translation>8″, beritten 12″</translation>
    </message>
    <message>
        <source>Half speed</source>
        <translation>Halbes Tempo</translation>
    </message>
    <message>
        <source>up or down a floor</source>
        <translation>ein Stockwerk hinauf oder hinab</translation>
    </message>
    <message>
        <source>Standing up or mounting</source>
        <translation>Aufstehen oder aufsitzen</translation>
    </message>
    <message>
        <source>4&quot; of the move; a Fast Move after it has one die</source>
        <translation>4″ der Bewegung; eine schnelle Bewegung danach hat einen Würfel</translation>
    </message>
    <message>
        <source>Through a doorway</source>
        <translation>Durch eine Türöffnung</translation>
    </message>
    <message>
        <source>Through a window</source>
        <translation>Durch ein Fenster</translation>
    </message>
    <message>
        <source>normal speed, no Fast Move</source>
        <translation>normales Tempo, keine schnelle Bewegung</translation>
    </message>
    <message>
        <source>From within 1&quot; of their edge</source>
        <translation>Höchstens 1″ vom Rand entfernt</translation>
    </message>
    <message>
        <source>sees and is seen</source>
        <translation>sieht und wird gesehen</translation>
    </message>
    <message>
        <source>Cover or concealment</source>
        <translation>Deckung oder Sichtschutz</translation>
    </message>
    <message>
        <source>Moving in woods, rough ground, buildings</source>
        <translation>Bewegung in Wald, unwegsamem Gelände, Gebäuden</translation>
    </message>
    <message>
        <source>concealed</source>
        <translation>im Sichtschutz</translation>
    </message>
    <message>
        <source>Standing still there</source>
        <translation>Dort stillstehen</translation>
    </message>
    <message>
        <source>in cover</source>
        <translation>in Deckung</translation>
    </message>
    <message>
        <source>An active figure touches one who is Stunned or Out of the Fight</source>
        <translation>Eine aktive Figur berührt eine, die Benommen oder Außer Gefecht ist</translation>
    </message>
    <message>
        <source>the best die only</source>
        <translation>nur der beste Würfel</translation>
    </message>
    <message>
        <source>Firing</source>
        <translation>Feuern</translation>
    </message>
    <message>
        <source>as a Rush Shot</source>
        <translation>als Hastiger Schuss</translation>
    </message>
    <message>
        <source>Several against one</source>
        <translation>Mehrere gegen eine Figur</translation>
    </message>
    <message>
        <source>Against one figure</source>
        <translation>Gegen eine Figur</translation>
    </message>
    <message>
        <source>four at the most, two to its front and two to its rear</source>
        <translation>höchstens vier, zwei vorn und zwei hinten</translation>
    </message>
    <message>
        <source>Charged by several</source>
        <translation>Von mehreren angestürmt</translation>
    </message>
    <message>
        <source>one set of dice for the target, read against each of them</source>
        <translation>ein Satz Würfel für das Ziel, gegen jede von ihnen abgelesen</translation>
    </message>
    <message>
        <source>The fight</source>
        <translation>Der Kampf</translation>
    </message>
    <message>
        <source>one against one at a time, in the order the greater number likes</source>
        <translation>immer eine gegen eine, in der Reihenfolge, die die Überzahl wählt</translation>
    </message>
    <message>
        <source>The next after an even match</source>
        <translation>Die nächste nach „Gleichauf“</translation>
    </message>
    <message>
        <source>has one die more, for the enemy who was evenly matched</source>
        <translation>hat einen Würfel mehr, für den Gegner, der gleichauf war</translation>
    </message>
    <message>
        <source>Shields, lances and long spears</source>
        <translation>Schilde, Lanzen und Langspeere</translation>
    </message>
    <message>
        <source>A shield</source>
        <translation>Schild</translation>
    </message>
    <message>
        <source>to the front only, and with a one-hand weapon; two swords count as one in melee</source>
        <translation>nur nach vorn und mit einer Einhandwaffe; zwei Schwerter zählen im Nahkampf als Schild</translation>
    </message>
    <message>
        <source>A lance</source>
        <translation>Lanze</translation>
    </message>
    <message>
        <source>two-handed; mounted, the shield counts in the first round all the same, then the sword</source>
        <translation>zweihändig; beritten zählt der Schild in der ersten Runde trotzdem, dann das Schwert</translation>
    </message>
    <message>
        <source>A long spear</source>
        <translation>Langspeer</translation>
    </message>
    <message>
        <source>with a shield one-handed, without it in both hands</source>
        <translation>mit Schild einhändig, ohne Schild in beiden Händen</translation>
    </message>
    <message>
        <source>Missile troops</source>
        <translation>Schützen</translation>
    </message>
    <message>
        <source>fight with an improvised weapon, whatever they shoot with</source>
        <translation>kämpfen mit einer improvisierten Waffe, egal womit sie schießen</translation>
    </message>
    <message>
        <source>An active Star, evenly matched</source>
        <translation>Ein aktiver Star, gleichauf</translation>
    </message>
    <message>
        <source>2&quot; away at least, nothing else that turn</source>
        <translation>mindestens 2″ weg, sonst nichts in diesem Zug</translation>
    </message>
    <message>
        <source>The Star</source>
        <translation>Der Star</translation>
    </message>
    <message>
        <source>Axe, throwing</source>
        <translation>Wurfaxt</translation>
    </message>
    <message>
        <source>Dart</source>
        <translation>Wurfpfeil</translation>
    </message>
    <message>
        <source>Javelin</source>
        <translation>Wurfspeer</translation>
    </message>
    <message>
        <source>Longbow</source>
        <translation>Langbogen</translation>
    </message>
    <message>
        <source>Short Bow</source>
        <translation>Kurzbogen</translation>
    </message>
    <message>
        <source>Sling</source>
        <translation>Schleuder</translation>
    </message>
    <message>
        <source>Spear</source>
        <translation>Speer</translation>
    </message>
    <message>
        <source>Lance</source>
        <translation>Lanze</translation>
    </message>
    <message>
        <source>Two-hand Axe</source>
        <translation>Zweihandaxt</translation>
    </message>
    <message>
        <source>Lance, Sword</source>
        <translation>Lanze, Schwert</translation>
    </message>
    <message>
        <source>Javelin, Sword</source>
        <translation>Wurfspeer, Schwert</translation>
    </message>
    <message>
        <source>Spear or Sword</source>
        <translation>Speer oder Schwert</translation>
    </message>
    <message>
        <source>TUMOR</source>
        <translation>TUMOR</translation>
    </message>
    <message>
        <source>Shoots first</source>
        <translation>Schießt zuerst</translation>
    </message>
    <message>
        <source>Shoots second</source>
        <translation>Schießt an 2. Stelle</translation>
    </message>
    <message>
        <source>Shoots third</source>
        <translation>Schießt an 3. Stelle</translation>
    </message>
    <message>
        <source>After the active figures have completed their move.</source>
        <translation>Nachdem die aktiven Figuren ihre Bewegung beendet haben.</translation>
    </message>
    <message>
        <source>Shoots last</source>
        <translation>Schießt zuletzt</translation>
    </message>
    <message>
        <source>Cannot shoot</source>
        <translation>Kann nicht schießen</translation>
    </message>
    <message>
        <source>Stops charging and fires</source>
        <translation>Bricht den Sturmangriff ab und feuert</translation>
    </message>
    <message>
        <source>Finishes the move, then fires</source>
        <translation>Beendet die Bewegung, dann feuern</translation>
    </message>
    <message>
        <source>Fires back or ducks</source>
        <translation>Feuert zurück oder geht in Deckung</translation>
    </message>
    <message>
        <source>The player&apos;s choice.</source>
        <translation>Der Spieler wählt.</translation>
    </message>
    <message>
        <source>Duck</source>
        <translation>Geht in Deckung</translation>
    </message>
    <message>
        <source>To a point in cover, no closer to the shooter.</source>
        <translation>An einen Punkt in Deckung, nicht näher am Schützen.</translation>
    </message>
    <message>
        <source>Run Away</source>
        <translation>Flieht</translation>
    </message>
    <message>
        <source>Stays in cover and fires</source>
        <translation>Bleibt in Deckung und feuert</translation>
    </message>
    <message>
        <source>Stays, cannot fire</source>
        <translation>Bleibt, kann nicht feuern</translation>
    </message>
    <message>
        <source>Stands and fires</source>
        <translation>Bleibt stehen und feuert</translation>
    </message>
    <message>
        <source>Stands, cannot fire</source>
        <translation>Bleibt stehen, kann nicht feuern</translation>
    </message>
    <message>
        <source>16&quot; move</source>
        <translation>16″ Bewegung</translation>
    </message>
    <message>
        <source>12&quot; move</source>
        <translation>12″ Bewegung</translation>
    </message>
    <message>
        <source>8&quot; move</source>
        <translation>8″ Bewegung</translation>
    </message>
    <message>
        <source>It takes one activation to recover, with nothing else done.</source>
        <translation>Die Erholung kostet eine Aktivierung, in der sonst nichts getan wird.</translation>
    </message>
    <message>
        <source>Out for the rest of the game</source>
        <translation>Für den Rest des Spiels draußen</translation>
    </message>
    <message>
        <source>Wounded</source>
        <translation>Verwundet</translation>
    </message>
    <message>
        <source>First Aid decides.</source>
        <translation>Erste Hilfe entscheidet.</translation>
    </message>
    <message>
        <source>Stops running away</source>
        <translation>Hört auf zu fliehen</translation>
    </message>
    <message>
        <source>Runs on</source>
        <translation>Flieht weiter</translation>
    </message>
    <message>
        <source>Runs on and can never rally</source>
        <translation>Flieht weiter und kann nie gesammelt werden</translation>
    </message>
    <message>
        <source>Nothing comes of it</source>
        <translation>Es geschieht nichts</translation>
    </message>
    <message>
        <source>Explosives or flame</source>
        <translation>Sprengstoff oder Flammen</translation>
    </message>
    <message>
        <source>An unloaded weapon</source>
        <translation>Eine ungeladene Waffe</translation>
    </message>
    <message>
        <source>Only a spear or a knife</source>
        <translation>Nur ein Speer oder Messer</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Inactive</source>
        <translation>Inaktiv</translation>
    </message>
    <message>
        <source>Charging, able to fire</source>
        <translation>Stürmt an, schussfähig</translation>
    </message>
    <message>
        <source>Charging, unable to fire</source>
        <translation>Stürmt an, schussunfähig</translation>
    </message>
    <message>
        <source>Outgunned or unable to fire, in cover</source>
        <translation>Waffenunterlegen oder schussunfähig, in Deckung</translation>
    </message>
    <message>
        <source>Outgunned or unable to fire, in the open</source>
        <translation>Waffenunterlegen oder schussunfähig, im Freien</translation>
    </message>
    <message>
        <source>From the rear</source>
        <translation>Von hinten</translation>
    </message>
    <message>
        <source>Either side moved fast</source>
        <translation>Eine der Seiten bewegte sich schnell</translation>
    </message>
    <message>
        <source>More than one target</source>
        <translation>Mehr als ein Ziel</translation>
    </message>
    <message>
        <source>Two enemy figures</source>
        <translation>Zwei gegnerische Figuren</translation>
    </message>
    <message>
        <source>Three enemy figures or more</source>
        <translation>Drei gegnerische Figuren oder mehr</translation>
    </message>
    <message>
        <source>First Aid, with the wounded figure&apos;s Rep</source>
        <translation>Erste Hilfe, mit der Rep der verwundeten Figur</translation>
    </message>
    <message>
        <source>Shooting, traditional</source>
        <translation>Schießen, klassisch</translation>
    </message>
    <message>
        <source>Shooting, alternate</source>
        <translation>Schießen, alternativ</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>All shots of a weapon, traditional</source>
        <translation>Alle Schüsse einer Waffe, klassisch</translation>
    </message>
    <message>
        <source>One full activation, with nothing else done</source>
        <translation>Eine volle Aktivierung, in der sonst nichts getan wird</translation>
    </message>
    <message>
        <source>Reload a weapon</source>
        <translation>Eine Waffe nachladen</translation>
    </message>
    <message>
        <source>Switch weapons</source>
        <translation>Waffe wechseln</translation>
    </message>
    <message>
        <source>Recover from Stun</source>
        <translation>Sich von Benommenheit erholen</translation>
    </message>
    <message>
        <source>Perform First Aid</source>
        <translation>Erste Hilfe leisten</translation>
    </message>
    <message>
        <source>Rally from Run Away</source>
        <translation>Sich nach Flucht sammeln</translation>
    </message>
    <message>
        <source>Two 1s in one combat</source>
        <translation>Zwei Einsen in einem Kampf</translation>
    </message>
    <message>
        <source>of all its bursts together, not of one activation</source>
        <translation>aller Feuerstöße zusammen, nicht einer Aktivierung</translation>
    </message>
    <message>
        <source>A weapon that is not listed</source>
        <translation>Eine nicht aufgeführte Waffe</translation>
    </message>
    <message>
        <source>has the range, dice and rank of the campaign&apos;s own rules (R89)</source>
        <translation>hat Reichweite, Würfel und Rang der eigenen Regeln der Kampagne (R89)</translation>
    </message>
    <message>
        <source>Seeing and ducking</source>
        <translation>Sehen und in Deckung gehen</translation>
    </message>
    <message>
        <source>active figures that move and every enemy who sees them move</source>
        <translation>aktive Figuren, die sich bewegen, und jeder Gegner, der das sieht</translation>
    </message>
    <message>
        <source>Coming up again</source>
        <translation>Wieder hochkommen</translation>
    </message>
    <message>
        <source>is movement: In Sight once more</source>
        <translation>ist Bewegung: noch einmal „In Sicht“</translation>
    </message>
    <message>
        <source>Ducking</source>
        <translation>In Deckung gehen</translation>
    </message>
    <message>
        <source>to cover no nearer the shooter; neither sees the other</source>
        <translation>in Deckung, nicht näher am Schützen; beide sehen einander nicht</translation>
    </message>
    <message>
        <source>Bow</source>
        <translation>Bogen</translation>
    </message>
    <message>
        <source>SMG</source>
        <translation>MP</translation>
    </message>
    <message>
        <source>BAR</source>
        <translation>BAR</translation>
    </message>
    <message>
        <source>.30 MG</source>
        <translation>.30-MG</translation>
    </message>
    <message>
        <source>The tram depot</source>
        <translation>Das Straßenbahndepot</translation>
    </message>
    <message>
        <source>A long shed at one end, burnt-out trams on open track, a low wall along the street.</source>
        <translation>Eine lange Halle an einem Ende, ausgebrannte Straßenbahnen auf freiem Gleis, eine niedrige Mauer an der Straße.</translation>
    </message>
    <message>
        <source>The market square</source>
        <translation>Der Marktplatz</translation>
    </message>
    <message>
        <source>An open square with a fountain in the middle, houses on three sides, stalls to hide behind.</source>
        <translation>Ein offener Platz mit einem Brunnen in der Mitte, Häuser an drei Seiten, Stände als Versteck.</translation>
    </message>
    <message>
        <source>The canal bridge</source>
        <translation>Die Kanalbrücke</translation>
    </message>
    <message>
        <source>A canal from edge to edge with one bridge, warehouses on the far side, ruins on the near one.</source>
        <translation>Ein Kanal von Kante zu Kante mit einer Brücke, Lagerhäuser auf der fernen Seite, Ruinen auf der nahen.</translation>
    </message>
    <message>
        <source>The school</source>
        <translation>Die Schule</translation>
    </message>
    <message>
        <source>One large building with a walled yard in the middle, rubble and houses around it.</source>
        <translation>Ein großes Gebäude mit ummauertem Hof in der Mitte, Schutt und Häuser ringsum.</translation>
    </message>
    <message>
        <source>The factory</source>
        <translation>Die Fabrik</translation>
    </message>
    <message>
        <source>A roofless hall with machines in it, a chimney, wire and a rail siding beside it.</source>
        <translation>Eine Halle ohne Dach mit Maschinen darin, ein Schornstein, Draht und ein Gleisanschluss daneben.</translation>
    </message>
    <message>
        <source>The crossroads</source>
        <translation>Die Kreuzung</translation>
    </message>
    <message>
        <source>Two streets that cross, a ruin on every corner, a barricade on one of the roads.</source>
        <translation>Zwei Straßen, die sich kreuzen, an jeder Ecke eine Ruine, auf einer der Straßen eine Barrikade.</translation>
    </message>
    <message>
        <source>British</source>
        <translation>Briten</translation>
    </message>
    <message>
        <source>NCO</source>
        <translation>Unteroffizier</translation>
    </message>
    <message>
        <source>Rifleman</source>
        <translation>Gewehrschütze</translation>
    </message>
    <message>
        <source>Submachine-gunner</source>
        <translation>MP-Schütze</translation>
    </message>
    <message>
        <source>Machine-gunner</source>
        <translation>MG-Schütze</translation>
    </message>
    <message>
        <source>Germans</source>
        <translation>Deutsche</translation>
    </message>
    <message>
        <source>Partisans</source>
        <translation>Partisanen</translation>
    </message>
    <message>
        <source>Chief</source>
        <translation>Chef</translation>
    </message>
    <message>
        <source>Fighter</source>
        <translation>Kämpfer</translation>
    </message>
    <message>
        <source>Modern infantry</source>
        <translation>Moderne Infanterie</translation>
    </message>
    <message>
        <source>Percentile street skirmish</source>
        <translation>Straßengefecht mit Prozentwürfeln</translation>
    </message>
    <message>
        <source>A handful of figures in a ruined town: initiative, weapon skill and percentage dice.</source>
        <translation>Eine Handvoll Figuren in einer zerstörten Stadt: Initiative, Waffenfertigkeit und Prozentwürfel.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Niedergehalten</translation>
    </message>
    <message>
        <source>Initiative below 0: dead or badly wounded.</source>
        <translation>Initiative unter 0: tot oder schwer verwundet.</translation>
    </message>
    <message>
        <source>What a loss of initiative does</source>
        <translation>Was ein Verlust von Initiative bewirkt</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>initiative 1, then 2, 3, 4</source>
        <translation>Initiative 1, dann 2, 3, 4</translation>
    </message>
    <message>
        <source>initiative 4, then 3, 2, 1, 0; equals at the same time</source>
        <translation>Initiative 4, dann 3, 2, 1, 0; gleiche gleichzeitig</translation>
    </message>
    <message>
        <source>In the open or on a road</source>
        <translation>Im Freien oder auf einer Straße</translation>
    </message>
    <message>
        <source>On a tile, outside a building</source>
        <translation>Auf einer Geländeplatte, außerhalb von Gebäuden</translation>
    </message>
    <message>
        <source>In a building</source>
        <translation>In einem Gebäude</translation>
    </message>
    <message>
        <source>Over a wall up to chest height</source>
        <translation>Über eine Mauer bis Brusthöhe</translation>
    </message>
    <message>
        <source>half a move</source>
        <translation>eine halbe Bewegung</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Waffen</translation>
    </message>
    <message>
        <source>Assault rifle</source>
        <translation>Sturmgewehr</translation>
    </message>
    <message>
        <source>fires as a carbine, or as an SMG on automatic</source>
        <translation>feuert wie ein Karabiner, bei Automatikfeuer wie eine MP</translation>
    </message>
    <message>
        <source>Belt LMG</source>
        <translation>LMG mit Gurt</translation>
    </message>
    <message>
        <source>needs a crew of two, else it fires as a box LMG</source>
        <translation>braucht eine Besatzung von zwei, feuert sonst wie ein LMG mit Magazin</translation>
    </message>
    <message>
        <source>Automatic fire</source>
        <translation>Automatikfeuer</translation>
    </message>
    <message>
        <source>a cone as wide at its end as a quarter of the range; half the chance</source>
        <translation>ein Kegel, am Ende so breit wie ein Viertel der Reichweite; halbe Chance</translation>
    </message>
    <message>
        <source>Several in the cone</source>
        <translation>Mehrere im Kegel</translation>
    </message>
    <message>
        <source>one roll for each of them, the nearest first</source>
        <translation>ein Wurf für jede, die nächste zuerst</translation>
    </message>
    <message>
        <source>What shows, in fifths</source>
        <translation>Was zu sehen ist, in Fünfteln</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>Head and chest</source>
        <translation>Kopf und Brust</translation>
    </message>
    <message>
        <source>Head, chest and stomach</source>
        <translation>Kopf, Brust und Bauch</translation>
    </message>
    <message>
        <source>Head to groin</source>
        <translation>Kopf bis Schritt</translation>
    </message>
    <message>
        <source>Head to boots</source>
        <translation>Kopf bis Stiefel</translation>
    </message>
    <message>
        <source>5/5, no roll</source>
        <translation>5/5, kein Wurf</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Box LMG</source>
        <translation>LMG mit Magazin</translation>
    </message>
    <message>
        <source>After the end: outcasts, tribes, feudal towns and the Firm. Encounters as for gangs; the locale decides whom you meet.</source>
        <translation>Nach dem Ende: Ausgestoßene, Stämme, Feudalstädte und die Firma. Begegnungen wie bei Gangs; die Gegend entscheidet, wen die Bande trifft.</translation>
    </message>
    <message>
        <source>a number of Grunts for each point of the leader&apos;s Rep</source>
        <translation>eine Zahl von Grunts je Punkt Rep des Leaders</translation>
    </message>
    <message>
        <source>total Rep up to the leader&apos;s Rep squared</source>
        <translation>zusammen Rep bis zum Quadrat der Rep des Leaders</translation>
    </message>
    <message>
        <source>rolled up in nine sections, as in Chain Reaction 3.0</source>
        <translation>in neun Abschnitten ausgewürfelt, wie in Chain Reaction 3.0</translation>
    </message>
    <message>
        <source>Behind the nearest cover away from the threat, or a full charge move away. No movement for this many turns, but the figure may fire.</source>
        <translation>Hinter die nächste Deckung, weg von der Bedrohung, oder eine volle Sturmbewegung weg. So viele Züge keine Bewegung, die Figur darf aber feuern.</translation>
    </message>
    <message>
        <source>Off the table at twice normal movement.</source>
        <translation>Vom Tisch mit dem Doppelten der normalen Bewegung.</translation>
    </message>
    <message>
        <source>Both roll 1d6 and add their Rep: the higher reacts first, firing or finishing the move.</source>
        <translation>Beide würfeln 1W6 und addieren ihre Rep: Die höhere Summe reagiert zuerst und feuert oder beendet die Bewegung.</translation>
    </message>
    <message>
        <source>Stops and fires if able</source>
        <translation>Hält an und feuert, wenn möglich</translation>
    </message>
    <message>
        <source>Into a zombie after this many turns.</source>
        <translation>Nach so vielen Zügen in einen Zombie.</translation>
    </message>
    <message>
        <source>Whoever is under it is dead after one turn.</source>
        <translation>Wer darunter ist, ist nach einem Zug tot.</translation>
    </message>
    <message>
        <source>Fine or turning, after a zombie&apos;s first Scratch</source>
        <translation>Unverletzt oder Verwandlung, nach dem ersten Kratzer durch einen Zombie</translation>
    </message>
    <message>
        <source>Outgunned?</source>
        <translation>Waffenunterlegen?</translation>
    </message>
    <message>
        <source>highest Rep first, ties by die</source>
        <translation>die höchste Rep zuerst, Gleichstand per Würfel</translation>
    </message>
    <message>
        <source>What a figure may do</source>
        <translation>Was eine Figur tun darf</translation>
    </message>
    <message>
        <source>the same dice, each figure on its own Rep</source>
        <translation>dieselben Würfel, jede Figur mit eigener Rep</translation>
    </message>
    <message>
        <source>the weapon&apos;s plus the figure&apos;s Rep</source>
        <translation>der Wert der Waffe plus Rep der Figur</translation>
    </message>
    <message>
        <source>Exposed</source>
        <translation>Ungedeckt</translation>
    </message>
    <message>
        <source>Modern squads in firefights: patrols and raids for a Star with two attributes and a band of Grunts.</source>
        <translation>Moderne Trupps im Feuergefecht: Patrouillen und Überfälle für einen Star mit zwei Attributen und eine Bande von Grunts.</translation>
    </message>
    <message>
        <source>patrols, a raid after each success, and recovery only</source>
        <translation>Patrouillen, nach jedem Erfolg ein Überfall, und nur Genesung</translation>
    </message>
    <message>
        <source>PEF resolution</source>
        <translation>PEF-Auflösung</translation>
    </message>
    <message>
        <source>by the number already resolved; PEFs move by their Rep</source>
        <translation>nach der Zahl der schon aufgelösten; PEFs bewegen sich nach ihrer Rep</translation>
    </message>
    <message>
        <source>on a total of seven, figures for the side with the higher die</source>
        <translation>bei einer Summe von sieben Figuren für die Seite mit dem höheren Würfel</translation>
    </message>
    <message>
        <source>A Star who fails recovery</source>
        <translation>Ein Star, dessen Genesung misslingt</translation>
    </message>
    <message>
        <source>cheats death while possible</source>
        <translation>entrinnt dem Tod, solange möglich</translation>
    </message>
    <message>
        <source>Moves this many inches, falls and counts as stunned.</source>
        <translation>Bewegt sich so viele Zoll, stürzt und gilt als benommen.</translation>
    </message>
    <message>
        <source>When the enemy has finished moving.</source>
        <translation>Wenn der Gegner seine Bewegung beendet hat.</translation>
    </message>
    <message>
        <source>Carries on with the current action.</source>
        <translation>Setzt die aktuelle Aktion fort.</translation>
    </message>
    <message>
        <source>To the nearest cover within 6&quot;, neither seeing nor seen by the cause; if there is none, prone in place. The figure&apos;s turn ends.</source>
        <translation>In die nächste Deckung bis 6″, ohne Sicht von und zum Auslöser; gibt es keine, wirft sich die Figur auf der Stelle hin. Ihr Zug endet.</translation>
    </message>
    <message>
        <source>If there is none, the closest group.</source>
        <translation>Gibt es keine, die nächste Gruppe.</translation>
    </message>
    <message>
        <source>1d6 for each enemy group in sight, 2d6 for the closest; the highest is the target, the closest on a tie.</source>
        <translation>1W6 für jede gegnerische Gruppe in Sicht, 2W6 für die nächste; der höchste Würfel bestimmt das Ziel, bei Gleichstand die nächste.</translation>
    </message>
    <message>
        <source>Cannot act until next active.</source>
        <translation>Kann nicht handeln, bis wieder aktiv.</translation>
    </message>
    <message>
        <source>May cheat death: off the table at once, at Rep −1.</source>
        <translation>Darf dem Tod entrinnen: sofort vom Tisch, mit Rep −1.</translation>
    </message>
    <message>
        <source>Every figure in the circle must drop prone.</source>
        <translation>Jede Figur im Kreis muss sich hinwerfen.</translation>
    </message>
    <message>
        <source>To cover from which its weapons reach the enemy. If the enemy retires, it follows.</source>
        <translation>In Deckung, von wo aus die Waffen den Gegner erreichen. Weicht der Gegner zurück, folgt die Gruppe.</translation>
    </message>
    <message>
        <source>Ducks back with two or one passed, retires with none.</source>
        <translation>Geht mit zwei oder einem bestandenen Würfel in Deckung, weicht mit keinem zurück.</translation>
    </message>
    <message>
        <source>Ducks back with two and with one passed, in cover or not (R54).</source>
        <translation>Geht mit zwei und mit einem bestandenen Würfel in Deckung, ob sie Deckung hat oder nicht (R54).</translation>
    </message>
    <message>
        <source>Sees the spot, or drops it over a wall or into a doorway</source>
        <translation>Sieht den Zielpunkt oder wirft über eine Mauer oder in eine Türöffnung</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Pasch</translation>
    </message>
    <message>
        <source>ends the move; the figure may shoot</source>
        <translation>beendet die Bewegung; die Figur darf schießen</translation>
    </message>
    <message>
        <source>dead or captured, as the player likes</source>
        <translation>tot oder gefangen, wie der Spieler will</translation>
    </message>
    <message>
        <source>+1d6 on own Reaction Tests except In Sight and Knocked Down; friends within 4&quot; react as the leader does</source>
        <translation>+1W6 bei eigenen Reaktionstests außer „In Sicht“ und „Umgeworfen“; befreundete Figuren bis 4″ reagieren wie der Leader</translation>
    </message>
    <message>
        <source>drops the carried figure, or fights with two dice fewer</source>
        <translation>lässt die getragene Figur fallen oder kämpft mit zwei Würfeln weniger</translation>
    </message>
    <message>
        <source>The figure and its target take the Charge into Melee Test once the target can be reached within 6&quot;.</source>
        <translation>Die Figur und ihr Ziel legen den Test „Sturm in den Nahkampf“ ab, sobald das Ziel innerhalb von 6″ erreichbar ist.</translation>
    </message>
    <message>
        <source>Shoots at the cause of the test.</source>
        <translation>Schießt auf den Auslöser des Tests.</translation>
    </message>
    <message>
        <source>Shoots at once, with the penalty for a rushed shot.</source>
        <translation>Schießt sofort, mit dem Abzug für einen hastigen Schuss.</translation>
    </message>
    <message>
        <source>In good order: acts and reacts as desired.</source>
        <translation>In guter Ordnung: handelt und reagiert nach Belieben.</translation>
    </message>
    <message>
        <source>To the nearest cover within 6&quot; (12&quot; mounted); if there is none, drops prone in place. The figure&apos;s turn ends.</source>
        <translation>In die nächste Deckung bis 6″ (beritten 12″); gibt es keine, wirft sich die Figur auf der Stelle hin. Ihr Zug endet.</translation>
    </message>
    <message>
        <source>The whole group takes the Cohesion Test now.</source>
        <translation>Die ganze Gruppe legt jetzt den Test „Zusammenhalt“ ab.</translation>
    </message>
    <message>
        <source>Off the table; a parting shot may follow. With no way out, surrenders.</source>
        <translation>Vom Tisch; ein Abschiedsschuss kann folgen. Ohne Ausweg ergibt sich die Figur.</translation>
    </message>
    <message>
        <source>Cannot act or react until one active turn has been spent doing nothing.</source>
        <translation>Kann weder handeln noch reagieren, bis ein aktiver Zug mit Nichtstun vergangen ist.</translation>
    </message>
    <message>
        <source>Out for this battle; can only be moved by others.</source>
        <translation>Für dieses Gefecht draußen; kann nur von anderen bewegt werden.</translation>
    </message>
    <message>
        <source>Takes Recover From Knock Down at once.</source>
        <translation>Legt sofort „Sich aufrappeln“ ab.</translation>
    </message>
    <message>
        <source>Tries to reload.</source>
        <translation>Versucht nachzuladen.</translation>
    </message>
    <message>
        <source>The normal move only, but counts as moving fast.</source>
        <translation>Nur die normale Bewegung, gilt aber als schnelle Bewegung.</translation>
    </message>
    <message>
        <source>Turns away and moves this many inches, unless terrain prevents it.</source>
        <translation>Wendet sich ab und bewegt sich so viele Zoll, wenn das Gelände es nicht verhindert.</translation>
    </message>
    <message>
        <source>The charger takes the target&apos;s place.</source>
        <translation>Die anstürmende Figur nimmt den Platz des Ziels ein.</translation>
    </message>
    <message>
        <source>The target fires if able, then the charger makes contact. No Reaction Tests.</source>
        <translation>Das Ziel feuert, wenn möglich, dann hat die anstürmende Figur Kontakt. Keine Reaktionstests.</translation>
    </message>
    <message>
        <source>After Star Power. May cheat death: off the table at once, at Rep −1.</source>
        <translation>Nach Star Power. Darf dem Tod entrinnen: sofort vom Tisch, mit Rep −1.</translation>
    </message>
    <message>
        <source>Losses acceptable</source>
        <translation>Verluste vertretbar</translation>
    </message>
    <message>
        <source>roll again; nobody acts</source>
        <translation>neu würfeln; niemand handelt</translation>
    </message>
    <message>
        <source>fires, charges, ducks back, finishes the move or runs, as the player likes</source>
        <translation>feuert, stürmt an, geht in Deckung, beendet die Bewegung oder flieht, wie der Spieler will</translation>
    </message>
    <message>
        <source>as the In Sight action says</source>
        <translation>wie es die Aktion bei „In Sicht“ sagt</translation>
    </message>
    <message>
        <source>Hit before acting</source>
        <translation>Vor der Aktion getroffen</translation>
    </message>
    <message>
        <source>loses the action</source>
        <translation>verliert die Aktion</translation>
    </message>
    <message>
        <source>ends the move; the figure cannot shoot</source>
        <translation>beendet die Bewegung; die Figur kann nicht schießen</translation>
    </message>
    <message>
        <source>Picking up a figure</source>
        <translation>Eine Figur aufnehmen</translation>
    </message>
    <message>
        <source>the carried figure is dropped; a Star may keep hold and fight with two dice fewer</source>
        <translation>die getragene Figur fällt; ein Star darf sie festhalten und mit zwei Würfeln weniger kämpfen</translation>
    </message>
    <message>
        <source>as the test says</source>
        <translation>wie es der Test sagt</translation>
    </message>
    <message>
        <source>Other actions</source>
        <translation>Andere Aktionen</translation>
    </message>
    <message>
        <source>Before, during or after moving.</source>
        <translation>Vor, während oder nach der Bewegung.</translation>
    </message>
    <message>
        <source>Still fights</source>
        <translation>Kämpft noch</translation>
    </message>
    <message>
        <source>Moves and fires at the figure&apos;s initiative.</source>
        <translation>Bewegt sich und feuert nach der Initiative der Figur.</translation>
    </message>
    <message>
        <source>Initiative 0: may fire, last of all, and cannot move.</source>
        <translation>Initiative 0: darf feuern, als Letzte, und kann sich nicht bewegen.</translation>
    </message>
    <message>
        <source>Armies, guerrillas and soldiers for hire in recent wars. Any encounter but a Robbery; media crews are seldom far away.</source>
        <translation>Armeen, Guerilleros und Söldner in neueren Kriegen. Jede Begegnung außer Raubzug; Medienteams sind selten weit.</translation>
    </message>
    <message>
        <source>Hit by an unarmed figure, neither alien nor zombie</source>
        <translation>Von einer unbewaffneten Figur getroffen, weder Alien noch Zombie</translation>
    </message>
    <message>
        <source>end the day; five more for each side over two</source>
        <translation>beenden den Tag; fünf mehr für jede Seite über zwei</translation>
    </message>
    <message>
        <source>one Reaction Check on the leader&apos;s Rep; wounds alone</source>
        <translation>eine Reaktionsprobe auf die Rep des Leaders; Wunden einzeln</translation>
    </message>
    <message>
        <source>8&quot;, or fast: up to four times Rep, not two turns running unless in flight</source>
        <translation>8″, oder schnell: bis zum Vierfachen der Rep, nicht zwei Züge hintereinander, außer auf der Flucht</translation>
    </message>
    <message>
        <source>half, two at full speed; who fires counts the target as in cover</source>
        <translation>halb, zu zweit volles Tempo; beim Feuern gilt das Ziel als in Deckung</translation>
    </message>
    <message>
        <source>48&quot;, 12&quot; faster or 24&quot; slower a turn</source>
        <translation>48″, je Zug 12″ schneller oder 24″ langsamer</translation>
    </message>
    <message>
        <source>half; along a gully full</source>
        <translation>halb; längs durch einen Graben voll</translation>
    </message>
    <message>
        <source>within 1&quot;, one roll; in a blast each is first</source>
        <translation>bis 1″ ein Wurf; in einer Explosion gilt jedes als erstes</translation>
    </message>
    <message>
        <source>+1d6, except on In Sight and Recover From Knocked Down; friends within 4&quot; react as the leader does.</source>
        <translation>+1W6, außer bei „In Sicht“ und „Sich aufrappeln“; befreundete Figuren bis 4″ reagieren wie der Leader.</translation>
    </message>
    <message>
        <source>is resolved at once, and is never a false alarm</source>
        <translation>wird sofort aufgelöst und ist nie ein Fehlalarm</translation>
    </message>
    <message>
        <source>Charger</source>
        <translation>Anstürmende</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>First side</source>
        <translation>Erste Seite</translation>
    </message>
    <message>
        <source>Other side</source>
        <translation>Andere Seite</translation>
    </message>
    <message>
        <source>Captured figures of the band after a battle</source>
        <translation>Gefangene Figuren der Bande nach einem Gefecht</translation>
    </message>
    <message>
        <source>need no recovery test</source>
        <translation>brauchen keinen Genesungstest</translation>
    </message>
    <message>
        <source>test whether they survive</source>
        <translation>testen, ob sie überleben</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Fahrer</translation>
    </message>
    <message>
        <source>Bodyguard</source>
        <translation>Leibwache</translation>
    </message>
    <message>
        <source>as many points for each side as you agree on</source>
        <translation>so viele Punkte je Seite wie vereinbart</translation>
    </message>
    <message>
        <source>Points for each side</source>
        <translation>Punkte je Seite</translation>
    </message>
    <message>
        <source>%1 was killed in %2.</source>
        <translation>%2: %1 wurde getötet.</translation>
    </message>
    <message>
        <source>%1 walked away in %2, with no Rep left to lead with.</source>
        <translation>%2: %1 hat keine Rep mehr und kehrt der Truppe den Rücken.</translation>
    </message>
    <message>
        <source>Those who lived to tell the tale: %1.</source>
        <translation>Davongekommen: %1.</translation>
    </message>
    <message>
        <source>No one lived to tell the tale.</source>
        <translation>Niemand ist davongekommen.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>%1 was killed in action in %2.</source>
        <translation>%2: %1 ist im Einsatz gefallen.</translation>
    </message>
    <message>
        <source>%1 handed over the command in %2, with no Rep left to lead with.</source>
        <translation>%2: %1 hat keine Rep mehr und gibt das Kommando ab.</translation>
    </message>
    <message>
        <source>Those who made it out: %1.</source>
        <translation>Durchgekommen: %1.</translation>
    </message>
    <message>
        <source>No one made it out.</source>
        <translation>Niemand ist durchgekommen.</translation>
    </message>
    <message>
        <source>%1 fell in %2.</source>
        <translation>%2: %1 ist gefallen.</translation>
    </message>
    <message>
        <source>%1 hung up the sword in %2, with no Rep left to lead with.</source>
        <translation>%2: %1 hat keine Rep mehr und hängt das Schwert an den Nagel.</translation>
    </message>
    <message>
        <source>The banner came home with %1.</source>
        <translation>Das Banner kam heim mit: %1.</translation>
    </message>
    <message>
        <source>No one was left to carry the banner home.</source>
        <translation>Niemand war mehr da, um das Banner heimzutragen.</translation>
    </message>
    <message>
        <source>%1 gave up the command in %2.</source>
        <translation>%2: %1 gibt das Kommando ab.</translation>
    </message>
    <message>
        <source>Those who came back out of the ruins: %1.</source>
        <translation>Aus den Ruinen zurückgekehrt: %1.</translation>
    </message>
    <message>
        <source>No one came back out of the ruins.</source>
        <translation>Niemand ist aus den Ruinen zurückgekehrt.</translation>
    </message>
</context>
<context>
    <name>Packs</name>
    <message>
        <source>Name %1</source>
        <translation>Name %1</translation>
    </message>
    <message>
        <source>The names could not be saved to %1: %2. Check the folder&apos;s permissions and free space.</source>
        <translation>Die Namen konnten nicht in %1 gespeichert werden: %2. Die Rechte des Ordners und den freien Platz prüfen.</translation>
    </message>
    <message>
        <source>Did you mean “%1”?</source>
        <translation>War „%1“ gemeint?</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 ist nicht lesbar: %2.</translation>
    </message>
    <message>
        <source>%1 is too large for an army list.</source>
        <translation>%1 ist zu groß für eine Armeeliste.</translation>
    </message>
    <message>
        <source>%1: there is no rule pack “%2”. Rule packs: %3.</source>
        <translation>%1: Das Regelpaket „%2“ gibt es nicht. Regelpakete: %3.</translation>
    </message>
    <message>
        <source>the file is missing</source>
        <translation>die Datei fehlt</translation>
    </message>
    <message>
        <source>pack.json names no part of this name</source>
        <translation>pack.json nennt keinen Teil mit diesem Namen</translation>
    </message>
    <message>
        <source>not JSON, %1</source>
        <translation>kein JSON, %1</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 fehlt</translation>
    </message>
    <message>
        <source>%1 is not a key that belongs here</source>
        <translation>%1 ist kein Schlüssel, der hierher gehört</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 ist leer</translation>
    </message>
    <message>
        <source>must be an object, not %1</source>
        <translation>muss ein Objekt sein, nicht %1</translation>
    </message>
    <message>
        <source>must be text, not %1</source>
        <translation>muss ein Text sein, nicht %1</translation>
    </message>
    <message>
        <source>%1 must be text, not %2</source>
        <translation>%1 muss ein Text sein, nicht %2</translation>
    </message>
    <message>
        <source>%1 must be a whole number, not %2</source>
        <translation>%1 muss eine ganze Zahl sein, nicht %2</translation>
    </message>
    <message>
        <source>%1 must be true or false, not %2</source>
        <translation>%1 muss true oder false sein, nicht %2</translation>
    </message>
    <message>
        <source>%1 must be a list, not %2</source>
        <translation>%1 muss eine Liste sein, nicht %2</translation>
    </message>
    <message>
        <source>%1 is %2, but an id has only lower-case letters, digits and hyphens</source>
        <translation>%1 ist %2, aber eine Id hat nur Kleinbuchstaben, Ziffern und Bindestriche</translation>
    </message>
    <message>
        <source>%1 is %2, but it must be one of %3</source>
        <translation>%1 ist %2, möglich ist aber nur: %3</translation>
    </message>
    <message>
        <source>%1 is %2, but it must be from %3 to %4</source>
        <translation>%1 ist %2, muss aber von %3 bis %4 sein</translation>
    </message>
    <message>
        <source>%1 must hold at least %2</source>
        <translation>%1: mindestens nötig: %2</translation>
    </message>
    <message>
        <source>&quot;dice&quot; is %1, but it must be like 1d6 or 2d6</source>
        <translation>&quot;dice&quot; ist %1, muss aber die Form 1d6 oder 2d6 haben</translation>
    </message>
    <message>
        <source>&quot;roll&quot; is %1, but it must be like &quot;9&quot; or &quot;10-12&quot;</source>
        <translation>&quot;roll&quot; ist %1, muss aber die Form &quot;9&quot; oder &quot;10-12&quot; haben</translation>
    </message>
    <message>
        <source>&quot;roll&quot; is %1, but %2 can only make %3 to %4</source>
        <translation>&quot;roll&quot; ist %1, aber %2 ergibt nur %3 bis %4</translation>
    </message>
    <message>
        <source>there is a gap: no row holds a roll of %1</source>
        <translation>es gibt eine Lücke: keine Zeile enthält einen Wurf von %1</translation>
    </message>
    <message>
        <source>rows overlap: more than one holds a roll of %1</source>
        <translation>Zeilen überschneiden sich: mehr als eine enthält einen Wurf von %1</translation>
    </message>
    <message>
        <source>&quot;total&quot; is %1, but it must be like &quot;8&quot;, &quot;6 to 7&quot;, &quot;7 or less&quot; or &quot;10 or more&quot;</source>
        <translation>&quot;total&quot; ist %1, muss aber die Form &quot;8&quot;, &quot;6 to 7&quot;, &quot;7 or less&quot; oder &quot;10 or more&quot; haben</translation>
    </message>
    <message>
        <source>there is a gap: no row holds a total of %1</source>
        <translation>es gibt eine Lücke: keine Zeile enthält eine Summe von %1</translation>
    </message>
    <message>
        <source>rows overlap: more than one holds a total of %1</source>
        <translation>Zeilen überschneiden sich: mehr als eine enthält eine Summe von %1</translation>
    </message>
    <message>
        <source>%1 is not a part of a pack; parts: %2</source>
        <translation>%1 ist kein Teil eines Pakets; Teile: %2</translation>
    </message>
    <message>
        <source>%1 is not a class of this pack</source>
        <translation>%1 ist keine Klasse dieses Pakets</translation>
    </message>
    <message>
        <source>%1 is not a weapon of this pack</source>
        <translation>%1 ist keine Waffe dieses Pakets</translation>
    </message>
    <message>
        <source>%1 is not an armour of this pack</source>
        <translation>%1 ist keine Rüstung dieses Pakets</translation>
    </message>
    <message>
        <source>%1 is not a list of this pack</source>
        <translation>%1 ist keine Liste dieses Pakets</translation>
    </message>
    <message>
        <source>%1 is not an army list of this pack</source>
        <translation>%1 ist keine Armeeliste dieses Pakets</translation>
    </message>
    <message>
        <source>%1 is not an option of this pack</source>
        <translation>%1 ist keine Option dieses Pakets</translation>
    </message>
    <message>
        <source>%1 is not a value of the option %2</source>
        <translation>%1 ist kein Wert der Option %2</translation>
    </message>
    <message>
        <source>%1 is not a structure of this pack</source>
        <translation>%1 ist kein Bau dieses Pakets</translation>
    </message>
    <message>
        <source>%1 is not a kind of settlement</source>
        <translation>%1 ist keine Art von Siedlung</translation>
    </message>
    <message>
        <source>%1 is not a word of this reference</source>
        <translation>%1 ist kein Wort dieser Referenz</translation>
    </message>
    <message>
        <source>%1 is not a type, weapon or armour of this pack</source>
        <translation>%1 ist kein Typ, keine Waffe und keine Rüstung dieses Pakets</translation>
    </message>
    <message>
        <source>%1 is not a table of this reference</source>
        <translation>%1 ist keine Tabelle dieser Referenz</translation>
    </message>
    <message>
        <source>%1 is not a table before this one</source>
        <translation>%1 ist keine Tabelle vor dieser</translation>
    </message>
    <message>
        <source>%1 is not a test of this reference</source>
        <translation>%1 ist kein Test dieser Referenz</translation>
    </message>
    <message>
        <source>%1 is not a damage table of this reference</source>
        <translation>%1 ist keine Schadenstabelle dieser Referenz</translation>
    </message>
    <message>
        <source>%1 is not an entry of this reference, or is already in a section</source>
        <translation>%1 ist kein Eintrag dieser Referenz oder steht schon in einem Kapitel</translation>
    </message>
    <message>
        <source>no row asks about %1</source>
        <translation>keine Zeile fragt nach %1</translation>
    </message>
    <message>
        <source>no row says what follows when nobody is ahead</source>
        <translation>keine Zeile sagt, was folgt, wenn niemand vorn liegt</translation>
    </message>
    <message>
        <source>each side needs a row for a lead of 1</source>
        <translation>jede Seite braucht eine Zeile für einen Vorsprung von 1</translation>
    </message>
    <message>
        <source>%1 is %2, but it must be a, b or none</source>
        <translation>%1 ist %2, muss aber a, b oder none sein</translation>
    </message>
    <message>
        <source>&quot;weapons&quot; is %1, but it must be outgunned, impact or impact-then-targets</source>
        <translation>&quot;weapons&quot; ist %1, muss aber outgunned, impact oder impact-then-targets sein</translation>
    </message>
    <message>
        <source>&quot;bestToWorst&quot; has no %1</source>
        <translation>in &quot;bestToWorst&quot; fehlt %1</translation>
    </message>
    <message>
        <source>&quot;levels&quot; needs two words at least</source>
        <translation>&quot;levels&quot; braucht mindestens zwei Wörter</translation>
    </message>
    <message>
        <source>must be a whole number from 1, not %1</source>
        <translation>muss eine ganze Zahl ab 1 sein, nicht %1</translation>
    </message>
    <message>
        <source>&quot;rules&quot; is missing: the id of the rules the list is for</source>
        <translation>&quot;rules&quot; fehlt: die Id der Regeln, zu denen die Liste gehört</translation>
    </message>
    <message>
        <source>%1 has a list %2 already; give yours another id</source>
        <translation>%1 hat schon eine Liste %2; der eigenen eine andere Id geben</translation>
    </message>
    <message>
        <source>&quot;to&quot; must not be less than &quot;from&quot;</source>
        <translation>&quot;to&quot; darf nicht kleiner als &quot;from&quot; sein</translation>
    </message>
    <message>
        <source>%1 must hold a number for each Rep from 1 to 6</source>
        <translation>%1 muss für jede Rep von 1 bis 6 eine Zahl enthalten</translation>
    </message>
    <message>
        <source>must be a whole number from 0 on, not %1</source>
        <translation>muss eine ganze Zahl ab 0 sein, nicht %1</translation>
    </message>
    <message>
        <source>must be a name, not %1</source>
        <translation>muss ein Name sein, nicht %1</translation>
    </message>
    <message>
        <source>&quot;least&quot; is more than &quot;most&quot;</source>
        <translation>&quot;least&quot; ist größer als &quot;most&quot;</translation>
    </message>
    <message>
        <source>figures with skill are rolled up by the reference&apos;s &quot;percentile&quot;, which is missing</source>
        <translation>Figuren mit Fertigkeit werden nach &quot;percentile&quot; der Referenz ausgewürfelt, das fehlt</translation>
    </message>
    <message>
        <source>%1 is the id of a list</source>
        <translation>%1 ist die Id einer Liste</translation>
    </message>
    <message>
        <source>no &quot;howMany&quot; names the list %1</source>
        <translation>kein &quot;howMany&quot; nennt die Liste %1</translation>
    </message>
    <message>
        <source>must be armor, shield or skill, not %1</source>
        <translation>muss armor, shield oder skill sein, nicht %1</translation>
    </message>
    <message>
        <source>&quot;suggested&quot; must lie between &quot;least&quot; and &quot;most&quot;</source>
        <translation>&quot;suggested&quot; muss zwischen &quot;least&quot; und &quot;most&quot; liegen</translation>
    </message>
    <message>
        <source>&quot;armor&quot; is %1, but an Armour Class is 2, 4 or 6</source>
        <translation>&quot;armor&quot; ist %1, aber eine Rüstungsklasse ist 2, 4 oder 6</translation>
    </message>
    <message>
        <source>no encounter has a modifier for %1</source>
        <translation>keine Begegnung hat einen Modifikator für %1</translation>
    </message>
    <message>
        <source>there is a road here, but the file has no &quot;roads&quot;</source>
        <translation>hier ist eine Straße, aber die Datei hat kein &quot;roads&quot;</translation>
    </message>
    <message>
        <source>there is a river here, but the file has no &quot;rivers&quot;</source>
        <translation>hier ist ein Fluss, aber die Datei hat kein &quot;rivers&quot;</translation>
    </message>
    <message>
        <source>there are rivers here, but no terrain that they run through</source>
        <translation>hier sind Flüsse, aber kein Gelände, durch das sie fließen</translation>
    </message>
    <message>
        <source>no row lets the player choose the enemy</source>
        <translation>keine Zeile lässt den Spieler den Gegner wählen</translation>
    </message>
    <message>
        <source>&quot;sizes&quot; must hold one for each face of a die, 6, not %1</source>
        <translation>&quot;sizes&quot; muss eine je Würfelseite enthalten, also 6, nicht %1</translation>
    </message>
    <message>
        <source>nobody on the list %1 carries %2</source>
        <translation>niemand auf der Liste %1 trägt %2</translation>
    </message>
    <message>
        <source>must be a weapon&apos;s id, not %1</source>
        <translation>muss die Id einer Waffe sein, nicht %1</translation>
    </message>
    <message>
        <source>must be a whole number above the band before it, not %1</source>
        <translation>muss eine ganze Zahl über der vorigen Stufe sein, nicht %1</translation>
    </message>
    <message>
        <source>a ranged weapon needs both &quot;impact&quot; and &quot;range&quot;</source>
        <translation>eine Fernwaffe braucht sowohl &quot;impact&quot; als auch &quot;range&quot;</translation>
    </message>
    <message>
        <source>part %1 is not a weapon of this pack</source>
        <translation>Teil %1 ist keine Waffe dieses Pakets</translation>
    </message>
    <message>
        <source>part %1 has parts itself</source>
        <translation>Teil %1 hat selbst Teile</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>There is no rule pack “%1”. Rule packs: %2.</source>
        <translation>Das Regelpaket „%1“ gibt es nicht. Regelpakete: %2.</translation>
    </message>
    <message>
        <source>%1 appears twice</source>
        <translation>%1 kommt doppelt vor</translation>
    </message>
    <message>
        <source>%1 is in no section</source>
        <translation>%1 steht in keinem Kapitel</translation>
    </message>
    <message>
        <source>%1 is neither an entry of this reference nor a procedure</source>
        <translation>%1 ist weder ein Eintrag dieser Referenz noch ein Verfahren</translation>
    </message>
    <message>
        <source>this encounter has no side %1</source>
        <translation>diese Begegnung hat keine Seite %1</translation>
    </message>
    <message>
        <source>must be one line of text without control characters, %1 characters at most</source>
        <translation>muss eine Zeile Text ohne Steuerzeichen sein, mit höchstens %1 Zeichen</translation>
    </message>
    <message>
        <source>The variant it keeps</source>
        <translation>Die Variante der Kampagne</translation>
    </message>
    <message>
        <source>The variant it keeps extends “%1” and not “%2”.</source>
        <translation>Die Variante der Kampagne erweitert „%1“ und nicht „%2“.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Cell changed</source>
        <translation>Zelle geändert</translation>
    </message>
    <message>
        <source>Row added</source>
        <translation>Zeile hinzugefügt</translation>
    </message>
    <message>
        <source>Row deleted</source>
        <translation>Zeile gelöscht</translation>
    </message>
    <message>
        <source>As in the book</source>
        <translation>Wie im Buch</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Rep</source>
        <translation>Rep</translation>
    </message>
    <message>
        <source>Six of them</source>
        <translation>Sechs davon</translation>
    </message>
    <message>
        <source>Who shoot</source>
        <translation>Schützen</translation>
    </message>
    <message>
        <source>With a shield</source>
        <translation>Mit Schild</translation>
    </message>
    <message>
        <source>%1: weapons</source>
        <translation>%1: Waffen</translation>
    </message>
    <message>
        <source>PEF, EAL %1</source>
        <translation>PEF, EAL %1</translation>
    </message>
    <message>
        <source>PEF, %1 resolved before</source>
        <translation>PEF, %1 zuvor aufgelöst</translation>
    </message>
    <message>
        <source>How Many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>How Many, on patrol (%1)</source>
        <translation>Wie viele, auf Patrouille (%1)</translation>
    </message>
    <message>
        <source>Leader of the main body</source>
        <translation>Anführer der Hauptmacht</translation>
    </message>
    <message>
        <source>Leader of the stragglers</source>
        <translation>Anführer der Nachzügler</translation>
    </message>
    <message>
        <source>PEF movement, %1 passed, %2</source>
        <translation>PEF-Bewegung, %1 bestanden, %2</translation>
    </message>
    <message>
        <source>PEF movement on patrol, %1 passed, %2</source>
        <translation>PEF-Bewegung auf Patrouille, %1 bestanden, %2</translation>
    </message>
    <message>
        <source>Next encounter</source>
        <translation>Nächste Begegnung</translation>
    </message>
    <message>
        <source>Objective of a Raid</source>
        <translation>Ziel eines Überfalls</translation>
    </message>
    <message>
        <source>Time of a Raid</source>
        <translation>Tageszeit eines Überfalls</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Landschaft</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Terrain, %1</source>
        <translation>Gelände, %1</translation>
    </message>
    <message>
        <source>Buildings, %1</source>
        <translation>Gebäude, %1</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Genesung</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Waffen</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>AC</source>
        <translation>AC</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Schild</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>At least more</source>
        <translation>Mindestens mehr</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>Zoll</translation>
    </message>
    <message>
        <source>Encounter</source>
        <translation>Begegnung</translation>
    </message>
    <message>
        <source>EAL change</source>
        <translation>EAL-Änderung</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tageszeit</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>Fate</source>
        <translation>Schicksal</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Impact</source>
        <translation>Wucht</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Mounted</source>
        <translation>Beritten</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Blast</source>
        <translation>Sprengkreis</translation>
    </message>
    <message>
        <source>Outgunned</source>
        <translation>Waffenrang</translation>
    </message>
    <message>
        <source>Melee dice</source>
        <translation>Nahkampfwürfel</translation>
    </message>
    <message>
        <source>With two hands</source>
        <translation>Mit zwei Händen</translation>
    </message>
    <message>
        <source>Melee Impact</source>
        <translation>Nahkampfwucht</translation>
    </message>
    <message>
        <source>Two hands</source>
        <translation>Zwei Hände</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Nachladen</translation>
    </message>
    <message>
        <source>other PEFs left</source>
        <translation>andere PEFs übrig</translation>
    </message>
    <message>
        <source>the last PEF</source>
        <translation>das letzte PEF</translation>
    </message>
    <message>
        <source>clear country</source>
        <translation>offenes Land</translation>
    </message>
    <message>
        <source>woods</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>mountains</source>
        <translation>Gebirge</translation>
    </message>
    <message>
        <source>Patrol</source>
        <translation>Patrouille</translation>
    </message>
    <message>
        <source>Raid: Attack</source>
        <translation>Überfall</translation>
    </message>
    <message>
        <source>Raid: Defend</source>
        <translation>Verteidigung</translation>
    </message>
    <message>
        <source>success</source>
        <translation>Erfolg</translation>
    </message>
    <message>
        <source>failure</source>
        <translation>Misserfolg</translation>
    </message>
    <message>
        <source>Out of the Fight</source>
        <translation>Außer Gefecht</translation>
    </message>
    <message>
        <source>Ran Away</source>
        <translation>Geflohen</translation>
    </message>
    <message>
        <source>returns</source>
        <translation>kehrt zurück</translation>
    </message>
    <message>
        <source>dies</source>
        <translation>stirbt</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>verlässt die Bande</translation>
    </message>
    <message>
        <source>as many as the party</source>
        <translation>so viele wie der Trupp</translation>
    </message>
    <message>
        <source>half the party</source>
        <translation>halb so viele wie der Trupp</translation>
    </message>
    <message>
        <source>half as many again</source>
        <translation>anderthalbmal so viele</translation>
    </message>
    <message>
        <source>twice the party</source>
        <translation>doppelt so viele</translation>
    </message>
    <message>
        <source>three times the party</source>
        <translation>dreimal so viele</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>to the nearest PEF</source>
        <translation>zum nächsten PEF</translation>
    </message>
    <message>
        <source>to the player&apos;s figures</source>
        <translation>auf die Figuren der Spieler zu</translation>
    </message>
    <message>
        <source>splits</source>
        <translation>teilt sich</translation>
    </message>
    <message>
        <source>A, main body</source>
        <translation>A, Hauptmacht</translation>
    </message>
    <message>
        <source>B, stragglers</source>
        <translation>B, Nachzügler</translation>
    </message>
    <message>
        <source>C, false alarm</source>
        <translation>C, Fehlalarm</translation>
    </message>
    <message>
        <source>%1 passed</source>
        <translation>%1 bestanden</translation>
    </message>
    <message>
        <source>%1 is too large for a variant, which has at most %2 characters.</source>
        <translation>%1 ist zu groß für eine Variante: höchstens %2 Zeichen.</translation>
    </message>
    <message>
        <source>There is no variant at %1. Give a file, or a folder with %2 in it.</source>
        <translation>Unter %1 liegt keine Variante. Eine Datei angeben oder einen Ordner, in dem %2 liegt.</translation>
    </message>
    <message>
        <source>The variant&apos;s title</source>
        <translation>Der Titel der Variante</translation>
    </message>
    <message>
        <source>%1: there is no rule pack “%2” to extend; a variant cannot extend another variant. Rule packs: %3.</source>
        <translation>%1: Es gibt kein Regelpaket „%2“, das erweitert werden könnte; eine Variante kann keine andere Variante erweitern. Regelpakete: %3.</translation>
    </message>
    <message>
        <source>%1: a variant has no file of this name. Files: %2.</source>
        <translation>%1: Eine Variante hat keine Datei dieses Namens. Dateien: %2.</translation>
    </message>
    <message>
        <source>The variant could not be saved to %1: %2. Check the folder&apos;s permissions and free space.</source>
        <translation>Die Variante konnte nicht unter %1 gespeichert werden: %2. Rechte und freien Platz des Ordners prüfen.</translation>
    </message>
</context>
<context>
    <name>Parts</name>
    <message>
        <source>ruling %1</source>
        <translation>Hausregel %1</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Add a picture</source>
        <translation>Bild hinzufügen</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Bilder (%1)</translation>
    </message>
    <message>
        <source>“%1” is not a JPEG, PNG or WebP picture. Convert it to one of these.</source>
        <translation>„%1“ ist kein JPEG-, PNG- oder WebP-Bild. In eins davon umwandeln.</translation>
    </message>
    <message>
        <source>“%1” is damaged or incomplete. Choose another copy of the picture.</source>
        <translation>„%1“ ist beschädigt oder unvollständig. Eine andere Kopie des Bilds wählen.</translation>
    </message>
    <message>
        <source>“%1” is too large. A picture can have at most 40 MB.</source>
        <translation>„%1“ ist zu groß. Ein Bild darf höchstens 40 MB haben.</translation>
    </message>
    <message>
        <source>“%1” is too large (%2 × %3 pixels). A picture can have at most 64 megapixels.</source>
        <translation>„%1“ ist zu groß (%2 × %3 Pixel). Ein Bild darf höchstens 64 Megapixel haben.</translation>
    </message>
    <message>
        <source>“%1” is animated. Choose a picture that does not move.</source>
        <translation>„%1“ ist animiert. Ein unbewegtes Bild wählen.</translation>
    </message>
    <message>
        <source>“%1” is a WebP picture, which needs the package qt6-image-formats-plugins. Install it, or convert the picture to JPEG.</source>
        <translation>„%1“ ist ein WebP-Bild, das das Paket qt6-image-formats-plugins braucht. Das Paket installieren oder das Bild in JPEG umwandeln.</translation>
    </message>
    <message>
        <source>There is no file “%1”. Check its name and its folder.</source>
        <translation>Die Datei „%1“ gibt es nicht. Name und Ordner prüfen.</translation>
    </message>
    <message>
        <source>“%1” cannot be read. Check its permissions.</source>
        <translation>„%1“ ist nicht lesbar. Die Zugriffsrechte prüfen.</translation>
    </message>
    <message>
        <source>The picture</source>
        <translation>Das Bild</translation>
    </message>
</context>
<context>
    <name>Reference</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>your party</source>
        <translation>eigener Trupp</translation>
    </message>
    <message>
        <source>half your party</source>
        <translation>halber eigener Trupp</translation>
    </message>
    <message>
        <source>half as many again as your party</source>
        <translation>anderthalbfacher eigener Trupp</translation>
    </message>
    <message>
        <source>twice your party</source>
        <translation>doppelter eigener Trupp</translation>
    </message>
    <message>
        <source>three times your party</source>
        <translation>dreifacher eigener Trupp</translation>
    </message>
    <message>
        <source>%1, at least %2 more</source>
        <translation>%1, mindestens %2 mehr</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>1d6, other PEFs on the table</source>
        <translation>1W6, andere PEFs auf dem Tisch</translation>
    </message>
    <message>
        <source>1d6, no other PEF</source>
        <translation>1W6, keine andere PEF</translation>
    </message>
    <message>
        <source>%1 passed</source>
        <translation>%1 bestanden</translation>
    </message>
    <message>
        <source>0 passed</source>
        <translation>0 bestanden</translation>
    </message>
    <message>
        <source>Successes (1 to 3)</source>
        <translation>Erfolge (1 bis 3)</translation>
    </message>
    <message>
        <source>The Grunt</source>
        <translation>Der Grunt</translation>
    </message>
    <message>
        <source>Star: twice as many</source>
        <translation>Star: doppelt so viele</translation>
    </message>
    <message>
        <source>Star: more</source>
        <translation>Star: mehr</translation>
    </message>
    <message>
        <source>equal, after a success</source>
        <translation>gleich, nach einem Erfolg</translation>
    </message>
    <message>
        <source>equal, after a failure</source>
        <translation>gleich, nach einem Fehlschlag</translation>
    </message>
    <message>
        <source>Either side</source>
        <translation>Jede Seite</translation>
    </message>
    <message>
        <source>one die per point of Rep</source>
        <translation>ein Würfel je Punkt Rep</translation>
    </message>
    <message>
        <source>The Star went Out of the Fight</source>
        <translation>Der Star war Außer Gefecht</translation>
    </message>
    <message>
        <source>the Star’s dice −1d6</source>
        <translation>Würfel des Stars −1W6</translation>
    </message>
    <message>
        <source>A Grunt went Out of the Fight or died</source>
        <translation>Ein Grunt war Außer Gefecht oder starb</translation>
    </message>
    <message>
        <source>Each three full months</source>
        <translation>Je drei volle Monate</translation>
    </message>
    <message>
        <source>the Star’s dice for that Grunt +1d6</source>
        <translation>Würfel des Stars für diesen Grunt +1W6</translation>
    </message>
    <message>
        <source>The Grunt is poisoned</source>
        <translation>Der Grunt ist aufgehetzt</translation>
    </message>
    <message>
        <source>the Star’s dice for that Grunt −1d6</source>
        <translation>Würfel des Stars für diesen Grunt −1W6</translation>
    </message>
    <message>
        <source>Encounters and campaign</source>
        <translation>Begegnungen und Kampagne</translation>
    </message>
    <message>
        <source>Stay or Go</source>
        <translation>Stay or Go</translation>
    </message>
    <message>
        <source>Enemies</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>How many enemies: %1 on patrol</source>
        <translation>Wie viele Gegner: %1 auf Patrouille</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>Structures of a settlement</source>
        <translation>Bauten einer Siedlung</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation>%1 oder weniger</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 oder mehr</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Exceptions</source>
        <translation>Ausnahmen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>except %1</source>
        <translation>außer: %1</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>Pitiful shot</source>
        <translation>Jämmerlicher Schuss</translation>
    </message>
    <message>
        <source>Total %1.</source>
        <translation>Summe %1.</translation>
    </message>
    <message>
        <source>Modifiers: %1.</source>
        <translation>Modifikatoren: %1.</translation>
    </message>
    <message>
        <source>A pitiful shot.</source>
        <translation>Ein jämmerlicher Schuss.</translation>
    </message>
    <message>
        <source>No Impact left</source>
        <translation>Keine Wucht übrig</translation>
    </message>
    <message>
        <source>Up to the Impact</source>
        <translation>Bis zur Wucht</translation>
    </message>
    <message>
        <source>Above Impact and Rep</source>
        <translation>Über Wucht und Rep</translation>
    </message>
    <message>
        <source>Above the Impact</source>
        <translation>Über der Wucht</translation>
    </message>
    <message>
        <source>Armour Class %1</source>
        <translation>Rüstungsklasse %1</translation>
    </message>
    <message>
        <source>Impact +%1</source>
        <translation>Wucht +%1</translation>
    </message>
    <message>
        <source>Impact −%1</source>
        <translation>Wucht −%1</translation>
    </message>
    <message>
        <source>Impact</source>
        <translation>Wucht</translation>
    </message>
    <message>
        <source>Impact %1 after armour.</source>
        <translation>Wucht %1 nach Rüstung.</translation>
    </message>
    <message>
        <source>Impact %1.</source>
        <translation>Wucht %1.</translation>
    </message>
    <message>
        <source>Successes</source>
        <translation>Erfolge</translation>
    </message>
    <message>
        <source>The other side</source>
        <translation>Die andere Seite</translation>
    </message>
    <message>
        <source>%1 or more left over</source>
        <translation>%1 oder mehr übrig</translation>
    </message>
    <message>
        <source>%1 left over</source>
        <translation>%1 übrig</translation>
    </message>
    <message>
        <source>none on either side</source>
        <translation>keine auf beiden Seiten</translation>
    </message>
    <message>
        <source>Evenly matched</source>
        <translation>Gleichauf</translation>
    </message>
    <message>
        <source>Each round</source>
        <translation>Jede Runde</translation>
    </message>
    <message>
        <source>re-roll only the successes (1 to 3)</source>
        <translation>nur die Erfolge (1 bis 3) neu würfeln</translation>
    </message>
    <message>
        <source>more</source>
        <translation>mehr</translation>
    </message>
    <message>
        <source>Melee damage, the lead being the Impact</source>
        <translation>Nahkampfschaden, der Vorsprung ist die Wucht</translation>
    </message>
    <message>
        <source>as many</source>
        <translation>gleich viele</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>one per point of Rep</source>
        <translation>einer je Punkt Rep</translation>
    </message>
    <message>
        <source>A success</source>
        <translation>Ein Erfolg</translation>
    </message>
    <message>
        <source>1, 2 or 3</source>
        <translation>1, 2 oder 3</translation>
    </message>
    <message>
        <source>A hit</source>
        <translation>Ein Treffer</translation>
    </message>
    <message>
        <source>each die equal to Rep or less</source>
        <translation>jeder Würfel bis höchstens Rep</translation>
    </message>
    <message>
        <source>Out of ammunition</source>
        <translation>Keine Munition mehr</translation>
    </message>
    <message>
        <source>%1 or more dice showing %2</source>
        <translation>%1 oder mehr Würfel mit %2</translation>
    </message>
    <message>
        <source>Each die needs %1 or less.</source>
        <translation>Jeder Würfel braucht %1 oder weniger.</translation>
    </message>
    <message>
        <source>Out of ammunition.</source>
        <translation>Keine Munition mehr.</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Bestanden</translation>
    </message>
    <message>
        <source>%1; %2 if %3</source>
        <translation>%1; %2 bei: %3</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 mehr</translation>
    </message>
    <message>
        <source>as many, but a higher die</source>
        <translation>gleich viele, aber ein höherer Würfel</translation>
    </message>
    <message>
        <source>Passed: %1 %2, %3 %4.</source>
        <translation>Bestanden: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>EAL %1</source>
        <translation>EAL %1</translation>
    </message>
    <message>
        <source>Outnumbers you</source>
        <translation>In der Überzahl</translation>
    </message>
    <message>
        <source>Does not</source>
        <translation>Nicht</translation>
    </message>
    <message>
        <source>The group</source>
        <translation>Die Gruppe</translation>
    </message>
    <message>
        <source>In cover</source>
        <translation>In Deckung</translation>
    </message>
    <message>
        <source>Outnumbers you 2:1</source>
        <translation>Überzahl 2:1</translation>
    </message>
    <message>
        <source>1d6, by PEFs already resolved</source>
        <translation>1W6, nach schon aufgelösten PEFs</translation>
    </message>
    <message>
        <source>look up %1 in How many enemies (by the reference sheet %2); their leader on %3</source>
        <translation>%1 in „Wie viele Gegner“ nachsehen (nach dem Referenzbogen %2); ihr Leader bei %3</translation>
    </message>
    <message>
        <source>Their leader</source>
        <translation>Ihr Leader</translation>
    </message>
    <message>
        <source>Rep %1, only one</source>
        <translation>Rep %1, nur einmal</translation>
    </message>
    <message>
        <source>nobody there</source>
        <translation>niemand da</translation>
    </message>
    <message>
        <source>the enemy, where there are buildings</source>
        <translation>der Gegner, wo es Gebäude gibt</translation>
    </message>
    <message>
        <source>the enemy</source>
        <translation>der Gegner</translation>
    </message>
    <message>
        <source>Against the Terrain Value</source>
        <translation>Gegen den Geländewert</translation>
    </message>
    <message>
        <source>The scout finds</source>
        <translation>Der Kundschafter findet</translation>
    </message>
    <message>
        <source>Terrain Value %1</source>
        <translation>Geländewert %1</translation>
    </message>
    <message>
        <source>−%1</source>
        <translation>−%1</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Halbmonat</translation>
    </message>
    <message>
        <source>an encounter</source>
        <translation>eine Begegnung</translation>
    </message>
    <message>
        <source>any other</source>
        <translation>alles andere</translation>
    </message>
    <message>
        <source>a quiet turn</source>
        <translation>ein ruhiger Halbmonat</translation>
    </message>
    <message>
        <source>Highest 2d6</source>
        <translation>Höchste 2W6</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Rep</source>
        <translation>Rep</translation>
    </message>
    <message>
        <source>as it was</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>Ran away unwounded</source>
        <translation>Ohne Wunde geflohen</translation>
    </message>
    <message>
        <source>Rep %1</source>
        <translation>Rep %1</translation>
    </message>
    <message>
        <source>Rep +1, from Rep %1 to %2</source>
        <translation>Rep +1, von Rep %1 auf %2</translation>
    </message>
    <message>
        <source>A media crew</source>
        <translation>Ein Medienteam</translation>
    </message>
    <message>
        <source>The encounter</source>
        <translation>Die Begegnung</translation>
    </message>
    <message>
        <source>%1 × the share won, divided among all who took part</source>
        <translation>%1 × der gewonnene Anteil, geteilt unter allen, die teilgenommen haben</translation>
    </message>
    <message>
        <source>An armed enemy killed</source>
        <translation>Bewaffneter Gegner getötet</translation>
    </message>
    <message>
        <source>An enemy routed</source>
        <translation>Gegner in die Flucht geschlagen</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Freie Wahl</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Structures</source>
        <translation>Bauten</translation>
    </message>
    <message>
        <source>a home</source>
        <translation>ein Wohnhaus</translation>
    </message>
    <message>
        <source>%1 homes per structure</source>
        <translation>%1 Wohnhäuser je Bau</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figur</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Waffen</translation>
    </message>
    <message>
        <source>see their own table</source>
        <translation>siehe eigene Tabelle</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Fahrzeug</translation>
    </message>
    <message>
        <source>Unarmoured</source>
        <translation>Ungepanzert</translation>
    </message>
    <message>
        <source>Armoured</source>
        <translation>Gepanzert</translation>
    </message>
    <message>
        <source>Each Bad Wound it takes</source>
        <translation>Je erlittene Schwere Wunde</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>EAL as it was</source>
        <translation>EAL unverändert</translation>
    </message>
    <message>
        <source>EAL +%1</source>
        <translation>EAL +%1</translation>
    </message>
    <message>
        <source>EAL −%1</source>
        <translation>EAL −%1</translation>
    </message>
    <message>
        <source>The last encounter</source>
        <translation>Die letzte Begegnung</translation>
    </message>
    <message>
        <source>A raid&apos;s buildings, 1d6</source>
        <translation>Gebäude eines Überfalls, 1W6</translation>
    </message>
    <message>
        <source>two on %1, otherwise one</source>
        <translation>zwei bei %1, sonst eins</translation>
    </message>
    <message>
        <source>A raid’s time, 1d6</source>
        <translation>Zeit eines Überfalls, 1W6</translation>
    </message>
    <message>
        <source>night on %1, otherwise day</source>
        <translation>Nacht bei %1, sonst Tag</translation>
    </message>
    <message>
        <source>dies</source>
        <translation>stirbt</translation>
    </message>
    <message>
        <source>is gone for good</source>
        <translation>ist für immer fort</translation>
    </message>
    <message>
        <source>returns</source>
        <translation>kehrt zurück</translation>
    </message>
    <message>
        <source>%1, Rep −%2</source>
        <translation>%1, Rep −%2</translation>
    </message>
    <message>
        <source>buildings</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>river</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Buildings, 1d6</source>
        <translation>Gebäude, 1W6</translation>
    </message>
    <message>
        <source>Country, 1d6: %1</source>
        <translation>Landschaft, 1W6: %1</translation>
    </message>
    <message>
        <source>Roads, 1d6: %1</source>
        <translation>Straßen, 1W6: %1</translation>
    </message>
    <message>
        <source>A river, 1d6</source>
        <translation>Ein Fluss, 1W6</translation>
    </message>
    <message>
        <source>fordable on %1, otherwise a bridge</source>
        <translation>Furt bei %1, sonst eine Brücke</translation>
    </message>
    <message>
        <source>the higher of the two, %1 at most</source>
        <translation>der höhere von beiden, höchstens %1</translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>Attribut</translation>
    </message>
    <message>
        <source>Rep of A</source>
        <translation>Rep von A</translation>
    </message>
    <message>
        <source>Rep of B</source>
        <translation>Rep von B</translation>
    </message>
    <message>
        <source>Leader’s Rep</source>
        <translation>Rep des Leaders</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Situation</source>
        <translation>Lage</translation>
    </message>
    <message>
        <source>Modifiers</source>
        <translation>Modifikatoren</translation>
    </message>
    <message>
        <source>Modifiers for A</source>
        <translation>Modifikatoren für A</translation>
    </message>
    <message>
        <source>Modifiers for B</source>
        <translation>Modifikatoren für B</translation>
    </message>
    <message>
        <source>Target number</source>
        <translation>Zielzahl</translation>
    </message>
    <message>
        <source>Star&apos;s choice</source>
        <translation>Wahl des Stars</translation>
    </message>
    <message>
        <source>Armour Class</source>
        <translation>Rüstungsklasse</translation>
    </message>
    <message>
        <source>Armour of A</source>
        <translation>Rüstung von A</translation>
    </message>
    <message>
        <source>Armour of B</source>
        <translation>Rüstung von B</translation>
    </message>
    <message>
        <source>Dice of A</source>
        <translation>Würfel von A</translation>
    </message>
    <message>
        <source>Dice of B</source>
        <translation>Würfel von B</translation>
    </message>
    <message>
        <source>Dice left</source>
        <translation>Übrige Würfel</translation>
    </message>
    <message>
        <source>Damage suffered</source>
        <translation>Erlittener Schaden</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Schüsse</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>Dice at first target</source>
        <translation>Würfel aufs erste Ziel</translation>
    </message>
    <message>
        <source>Dice at second target</source>
        <translation>Würfel aufs zweite Ziel</translation>
    </message>
    <message>
        <source>Weapon fired</source>
        <translation>Abgefeuerte Waffe</translation>
    </message>
    <message>
        <source>Target&apos;s weapon</source>
        <translation>Waffe des Ziels</translation>
    </message>
    <message>
        <source>Rep of the enemy</source>
        <translation>Rep des Gegners</translation>
    </message>
    <message>
        <source>Rep of the Star</source>
        <translation>Rep des Stars</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Additional grenades</source>
        <translation>Zusätzliche Granaten</translation>
    </message>
    <message>
        <source>Figures sharing the ammunition</source>
        <translation>Figuren, die sich die Munition teilen</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>Thrown by hand</source>
        <translation>Von Hand geworfen</translation>
    </message>
    <message>
        <source>Bad Wounds</source>
        <translation>Schwere Wunden</translation>
    </message>
    <message>
        <source>Weapon skill</source>
        <translation>Waffenfertigkeit</translation>
    </message>
    <message>
        <source>Range in inches</source>
        <translation>Entfernung in Zoll</translation>
    </message>
    <message>
        <source>Automatic fire</source>
        <translation>Automatikfeuer</translation>
    </message>
    <message>
        <source>Fifths visible</source>
        <translation>Sichtbare Fünftel</translation>
    </message>
    <message>
        <source>Officer, NCO or hero</source>
        <translation>Offizier, Unteroffizier oder Held</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Initiative lost</source>
        <translation>Initiative verloren</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>no die passes</source>
        <translation>kein Würfel besteht</translation>
    </message>
    <message>
        <source>at most one die passes</source>
        <translation>höchstens ein Würfel besteht</translation>
    </message>
    <message>
        <source>counts as %1 passed, no dice rolled</source>
        <translation>zählt als %1 bestanden, ohne Würfeln</translation>
    </message>
    <message>
        <source>½d6</source>
        <translation>½W6</translation>
    </message>
    <message>
        <source>%1 turns, at least %2</source>
        <translation>%1 Züge, mindestens %2</translation>
    </message>
    <message>
        <source>%1 turns</source>
        <translation>%1 Züge</translation>
    </message>
    <message>
        <source>Figures for a band, from an army list</source>
        <translation>Rekruten aus einer Armeeliste</translation>
    </message>
    <message>
        <source>A Grunt&apos;s attribute</source>
        <translation>Das Attribut eines Grunts</translation>
    </message>
    <message>
        <source>The nine sections of the table</source>
        <translation>Die neun Abschnitte des Tisches</translation>
    </message>
    <message>
        <source>Positions and Reps of the three PEFs</source>
        <translation>Orte und Reps der drei PEFs</translation>
    </message>
    <message>
        <source>Positions of the three PEFs</source>
        <translation>Orte der drei PEFs</translation>
    </message>
    <message>
        <source>PEF resolution</source>
        <translation>PEF-Auflösung</translation>
    </message>
    <message>
        <source>How many enemies, with PEFs by the Enemy Activity Level (Swordplay)</source>
        <translation>Wie viele Gegner, mit PEFs nach Feindaktivität (EAL) (Swordplay)</translation>
    </message>
    <message>
        <source>How many enemies there are</source>
        <translation>Wie viele Gegner es sind</translation>
    </message>
    <message>
        <source>How a PEF moves</source>
        <translation>Bewegung einer PEF</translation>
    </message>
    <message>
        <source>How an enemy group moves</source>
        <translation>Bewegung einer Gegnergruppe</translation>
    </message>
    <message>
        <source>Challenge Test</source>
        <translation>Herausforderungstest</translation>
    </message>
    <message>
        <source>Whether a scout meets the enemy in a section</source>
        <translation>Ob jemand beim Erkunden eines Abschnitts auf den Gegner trifft</translation>
    </message>
    <message>
        <source>The Enemy Activity Level of a first encounter</source>
        <translation>EAL der ersten Begegnung</translation>
    </message>
    <message>
        <source>What the next encounter is, and its Enemy Activity Level</source>
        <translation>Nächste Begegnung und ihre EAL</translation>
    </message>
    <message>
        <source>Whether the Grunts stay in the band</source>
        <translation>Ob die Grunts in der Bande bleiben</translation>
    </message>
    <message>
        <source>Where the guards of an objective building are</source>
        <translation>Wachen eines Zielgebäudes</translation>
    </message>
    <message>
        <source>Quiet turns it takes to loot a building</source>
        <translation>Ruhige Züge zum Plündern</translation>
    </message>
    <message>
        <source>What becomes of a figure that went Out of the Fight or ran away</source>
        <translation>Genesung nach dem Gefecht</translation>
    </message>
    <message>
        <source>Whether a turn brings an encounter</source>
        <translation>Ob ein Halbmonat eine Begegnung bringt</translation>
    </message>
    <message>
        <source>Which encounter it is</source>
        <translation>Welche Begegnung es ist</translation>
    </message>
    <message>
        <source>Set-up of an encounter, with its enemy</source>
        <translation>Aufstellung einer Begegnung, samt Gegner</translation>
    </message>
    <message>
        <source>The follow-up to an encounter</source>
        <translation>Der Anschluss an eine Begegnung</translation>
    </message>
    <message>
        <source>Vehicles available to a list</source>
        <translation>Fahrzeuge einer Liste</translation>
    </message>
    <message>
        <source>Whether an ambush is sprung this turn</source>
        <translation>Ob ein Hinterhalt in diesem Zug ausgelöst wird</translation>
    </message>
    <message>
        <source>Where unseen ambushers are</source>
        <translation>Wo ein unentdeckter Hinterhalt liegt</translation>
    </message>
    <message>
        <source>Whether the defenders are surprised</source>
        <translation>Ob die Verteidiger überrascht werden</translation>
    </message>
    <message>
        <source>Whether the attackers are spotted this turn</source>
        <translation>Ob die Angreifer in diesem Zug entdeckt werden</translation>
    </message>
    <message>
        <source>A round of a pursuit</source>
        <translation>Eine Runde einer Verfolgung</translation>
    </message>
    <message>
        <source>Whether the besiegers slip away at the end of a day</source>
        <translation>Ob die Belagerer am Ende eines Tages abziehen</translation>
    </message>
    <message>
        <source>Whether the alarm sounds this turn</source>
        <translation>Ob in diesem Zug der Alarm ausgelöst wird</translation>
    </message>
    <message>
        <source>How many more police arrive this turn</source>
        <translation>Wie viele weitere Polizisten in diesem Zug kommen</translation>
    </message>
    <message>
        <source>How many hostages there are</source>
        <translation>Wie viele Geiseln es gibt</translation>
    </message>
    <message>
        <source>Share of the points an encounter earned</source>
        <translation>Anteil der Punkte, den eine Begegnung gebracht hat</translation>
    </message>
    <message>
        <source>Points for what a figure did</source>
        <translation>Punkte für die Taten einer Figur</translation>
    </message>
    <message>
        <source>What a figure costs</source>
        <translation>Was eine Figur kostet</translation>
    </message>
    <message>
        <source>What a vehicle costs</source>
        <translation>Was ein Fahrzeug kostet</translation>
    </message>
    <message>
        <source>How long a figure with a Bad Wound is away</source>
        <translation>Wie lange eine Figur mit Schwerer Wunde fehlt</translation>
    </message>
    <message>
        <source>What becomes of a figure</source>
        <translation>Was aus einer Figur wird</translation>
    </message>
    <message>
        <source>Whether a media crew is there</source>
        <translation>Ob ein Medienteam da ist</translation>
    </message>
    <message>
        <source>The player&apos;s faction</source>
        <translation>Die Fraktion des Spielers</translation>
    </message>
    <message>
        <source>Enemy faction in the Wasteland</source>
        <translation>Gegnerische Fraktion im Ödland</translation>
    </message>
    <message>
        <source>A settlement of the Wasteland</source>
        <translation>Eine Siedlung im Ödland</translation>
    </message>
    <message>
        <source>A figure&apos;s initiative and weapon skill</source>
        <translation>Initiative und Waffenfertigkeit einer Figur</translation>
    </message>
    <message>
        <source>A side of figures, rolled up one after the other</source>
        <translation>Eine Seite von Figuren, nacheinander ausgewürfelt</translation>
    </message>
    <message>
        <source>Shooting by weapon skill</source>
        <translation>Schießen nach Waffenfertigkeit</translation>
    </message>
    <message>
        <source>Whether a Grunt stays in the band</source>
        <translation>Ob ein Grunt in der Bande bleibt</translation>
    </message>
    <message>
        <source>How many of the band stay</source>
        <translation>Wie viele der Bande bleiben</translation>
    </message>
    <message>
        <source>Whether a figure that went Out of the Fight or ran away returns</source>
        <translation>Ob eine Figur, die Außer Gefecht oder geflohen ist, zurückkehrt</translation>
    </message>
    <message>
        <source>How many enemies you meet</source>
        <translation>Auf wie viele Gegner die Bande trifft</translation>
    </message>
    <message>
        <source>Whether a shot hits, and takes the target out</source>
        <translation>Ob ein Schuss trifft und das Ziel ausschaltet</translation>
    </message>
    <message>
        <source>Bad Wounds it takes to destroy</source>
        <translation>Schwere Wunden bis zur Zerstörung</translation>
    </message>
    <message>
        <source>Star Power dice left</source>
        <translation>übrige Star-Power-Würfel</translation>
    </message>
    <message>
        <source>Enemy Activity Level</source>
        <translation>Feindaktivität (EAL)</translation>
    </message>
    <message>
        <source>Impact of the weapon</source>
        <translation>Wucht der Waffe</translation>
    </message>
    <message>
        <source>PEFs already resolved</source>
        <translation>schon aufgelöste PEFs</translation>
    </message>
    <message>
        <source>%1 takes no parameters.</source>
        <translation>%1 nimmt keine Parameter.</translation>
    </message>
    <message>
        <source>%1 takes: %2.</source>
        <translation>%1 nimmt: %2.</translation>
    </message>
    <message>
        <source>“%1” must be in the form key=value. %2</source>
        <translation>„%1“ muss die Form key=value haben. %2</translation>
    </message>
    <message>
        <source>There is no parameter “%1”.</source>
        <translation>Den Parameter „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>%1 is given twice; give it once.</source>
        <translation>%1 ist doppelt angegeben; einmal angeben.</translation>
    </message>
    <message>
        <source>%1 needs %2: %3.</source>
        <translation>%1 braucht %2: %3.</translation>
    </message>
    <message>
        <source>%1 cannot be “%2”.</source>
        <translation>%1 kann nicht „%2“ sein.</translation>
    </message>
    <message>
        <source>%1 is only used with %2=%3. Leave it out.</source>
        <translation>%1 gilt nur mit %2=%3. Weglassen.</translation>
    </message>
    <message>
        <source>%1 may be: %2.</source>
        <translation>Möglich für %1: %2.</translation>
    </message>
    <message>
        <source>%1 has no situation; leave it out.</source>
        <translation>%1 hat keine Situation; situation weglassen.</translation>
    </message>
    <message>
        <source>%1 needs situation: %2.</source>
        <translation>%1 braucht situation: %2.</translation>
    </message>
    <message>
        <source>%1 has no situation “%2”. It may be: %3.</source>
        <translation>%1 hat keine Situation „%2“. Möglich: %3.</translation>
    </message>
    <message>
        <source>%1 has no Leader Die; leave leader_rep out.</source>
        <translation>%1 hat keinen Leader Die; leader_rep weglassen.</translation>
    </message>
    <message>
        <source>The result of %1 cannot be chosen. Leave out choose.</source>
        <translation>Das Ergebnis von %1 lässt sich nicht wählen. choose weglassen.</translation>
    </message>
    <message>
        <source>%1 has nothing for two dice passed; choose 0 or 1.</source>
        <translation>%1 hat nichts für zwei bestandene Würfel; 0 oder 1 wählen.</translation>
    </message>
    <message>
        <source>Only %1 of its dice count; aim no more than that many.</source>
        <translation>Nur %1 dieser Würfel zählen; höchstens mit so vielen zielen.</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>eine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>any of %1, separated by commas, or none</source>
        <translation>beliebige von %1, durch Kommas getrennt, oder keine</translation>
    </message>
    <message>
        <source>REP:MONTHS:POISONED, such as 4:7:false</source>
        <translation>REP:MONTHS:POISONED, etwa 4:7:false</translation>
    </message>
    <message>
        <source>REP:MONTHS:POISONED for each Grunt, separated by commas, such as 4:7:false,3:0:true</source>
        <translation>REP:MONTHS:POISONED für jeden Grunt, durch Kommas getrennt, etwa 4:7:false,3:0:true</translation>
    </message>
    <message>
        <source>Nobody on the list “%1” has a Rep of %2 or less, and no Grunt may have a higher Rep than the Star. Recruit from another list.</source>
        <translation>Niemand auf der Liste „%1“ hat Rep %2 oder weniger, und kein Grunt darf mehr Rep haben als der Star. Aus einer anderen Liste rekrutieren.</translation>
    </message>
    <message>
        <source>%1, mounted %2</source>
        <translation>%1, beritten %2</translation>
    </message>
    <message>
        <source>%1 circle</source>
        <translation>Kreis %1</translation>
    </message>
    <message>
        <source>%1, two-handed %2</source>
        <translation>%1, zweihändig %2</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>In melee</source>
        <translation>Im Nahkampf</translation>
    </message>
    <message>
        <source>Melee dice</source>
        <translation>Nahkampfwürfel</translation>
    </message>
    <message>
        <source>Outgunned</source>
        <translation>Waffenrang</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Hände</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Nachladen</translation>
    </message>
    <message>
        <source>Skill × %1</source>
        <translation>Fertigkeit × %1</translation>
    </message>
    <message>
        <source>½d6 + %1</source>
        <translation>½W6 + %1</translation>
    </message>
    <message>
        <source>%1d6 × 10</source>
        <translation>%1W6 × 10</translation>
    </message>
    <message>
        <source>Officer, NCO, hero</source>
        <translation>Offizier, Unteroffizier, Held</translation>
    </message>
    <message>
        <source>Anyone else</source>
        <translation>Alle anderen</translation>
    </message>
    <message>
        <source>Initiative %1, skill %2</source>
        <translation>Initiative %1, Fertigkeit %2</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>weapon skill × range fraction; half on automatic</source>
        <translation>Waffenfertigkeit × Entfernungsbruchteil; bei Automatikfeuer die Hälfte</translation>
    </message>
    <message>
        <source>d100 equal to the score or less</source>
        <translation>1W100 bis zu diesem Wert</translation>
    </message>
    <message>
        <source>one hit; each full 100 is a certain hit</source>
        <translation>ein Treffer; je volle 100 ein sicherer Treffer</translation>
    </message>
    <message>
        <source>Then d6</source>
        <translation>Dann 1W6</translation>
    </message>
    <message>
        <source>equal to the visible fifths or less; no roll at 5/5</source>
        <translation>bis zur Zahl der sichtbaren Fünftel; kein Wurf bei 5/5</translation>
    </message>
    <message>
        <source>Each hit</source>
        <translation>Jeder Treffer</translation>
    </message>
    <message>
        <source>½d6 off the initiative</source>
        <translation>½W6 von der Initiative ab</translation>
    </message>
    <message>
        <source>The target loses %1 initiative.</source>
        <translation>Das Ziel verliert %1 Initiative.</translation>
    </message>
    <message>
        <source>Score %1.</source>
        <translation>Wert %1.</translation>
    </message>
    <message>
        <source>Rolling up a figure</source>
        <translation>Eine Figur auswürfeln</translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation>Schießen</translation>
    </message>
    <message>
        <source>Ranged weapons</source>
        <translation>Fernwaffen</translation>
    </message>
    <message>
        <source>Hand weapons</source>
        <translation>Nahkampfwaffen</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Spieltisch</translation>
    </message>
    <message>
        <source>First target</source>
        <translation>Erstes Ziel</translation>
    </message>
    <message>
        <source>Second target</source>
        <translation>Zweites Ziel</translation>
    </message>
    <message>
        <source>Third target</source>
        <translation>Drittes Ziel</translation>
    </message>
    <message>
        <source>as many as the weapon’s targets, each read separately</source>
        <translation>so viele wie die Ziele der Waffe, jeder für sich gelesen</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Zielen</translation>
    </message>
    <message>
        <source>declare dice per target first; the highest go to the first target</source>
        <translation>zuerst die Würfel je Ziel ansagen; die höchsten gehen aufs erste Ziel</translation>
    </message>
    <message>
        <source>%1, best %2 count</source>
        <translation>%1, die besten %2 zählen</translation>
    </message>
    <message>
        <source>Outgunned Ranking</source>
        <translation>Waffenrang</translation>
    </message>
    <message>
        <source>Impact, then targets</source>
        <translation>Wucht, dann Ziele</translation>
    </message>
    <message>
        <source>%1: %2, total %3: %4.</source>
        <translation>%1: %2, zusammen %3: %4.</translation>
    </message>
    <message>
        <source>Each die</source>
        <translation>Jeder Würfel</translation>
    </message>
    <message>
        <source>1 to %1</source>
        <translation>1 bis %1</translation>
    </message>
    <message>
        <source>one level less; keep the die</source>
        <translation>eine Stufe weniger; den Würfel behalten</translation>
    </message>
    <message>
        <source>no effect; keep the die</source>
        <translation>keine Wirkung; den Würfel behalten</translation>
    </message>
    <message>
        <source>no effect; the die is lost for this encounter</source>
        <translation>keine Wirkung; der Würfel ist für diese Begegnung verloren</translation>
    </message>
    <message>
        <source>as many as Rep at the start of an encounter</source>
        <translation>so viele wie Rep zu Beginn einer Begegnung</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>%1 levels less.</source>
        <translation>%1 Stufen weniger.</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>higher</source>
        <translation>höher</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>lower</source>
        <translation>niedriger</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>The higher die</source>
        <translation>Der höhere Würfel</translation>
    </message>
    <message>
        <source>It lands</source>
        <translation>Sie landet</translation>
    </message>
    <message>
        <source>long</source>
        <translation>weit</translation>
    </message>
    <message>
        <source>short</source>
        <translation>kurz</translation>
    </message>
    <message>
        <source>neither</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>How far</source>
        <translation>Wie weit</translation>
    </message>
    <message>
        <source>the sum in inches</source>
        <translation>die Summe in Zoll</translation>
    </message>
    <message>
        <source>the sum divided by %1, fractions dropped</source>
        <translation>die Summe geteilt durch %1, abgerundet</translation>
    </message>
    <message>
        <source>Each side</source>
        <translation>Jede Seite</translation>
    </message>
    <message>
        <source>1d6 and its Rep</source>
        <translation>1W6 und ihr Rep</translation>
    </message>
    <message>
        <source>1d6</source>
        <translation>1W6</translation>
    </message>
    <message>
        <source>The highest</source>
        <translation>Die höchste</translation>
    </message>
    <message>
        <source>goes first</source>
        <translation>beginnt</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>roll again</source>
        <translation>neu würfeln</translation>
    </message>
    <message>
        <source>the first of them in order</source>
        <translation>die erste davon in der Reihenfolge</translation>
    </message>
    <message>
        <source>those sides do not activate; roll again only if all are equal</source>
        <translation>diese Seiten werden nicht aktiviert; nur wenn alle gleich sind, neu würfeln</translation>
    </message>
    <message>
        <source>Side A</source>
        <translation>Seite A</translation>
    </message>
    <message>
        <source>No side activates</source>
        <translation>Keine Seite wird aktiviert</translation>
    </message>
    <message>
        <source>Side %1 goes first</source>
        <translation>Seite %1 beginnt</translation>
    </message>
    <message>
        <source>In order: %1.</source>
        <translation>Reihenfolge: %1.</translation>
    </message>
    <message>
        <source>Not activated, since their dice are equal: %1.</source>
        <translation>Nicht aktiviert, weil ihre Würfel gleich sind: %1.</translation>
    </message>
    <message>
        <source>one set of dice for all the tests</source>
        <translation>ein Satz Würfel für alle Tests</translation>
    </message>
    <message>
        <source>The worst result counts</source>
        <translation>Das schlechteste Ergebnis zählt</translation>
    </message>
    <message>
        <source>%1, Rep %2</source>
        <translation>%1, Rep %2</translation>
    </message>
    <message>
        <source>Group %1, figure %2: %3</source>
        <translation>Gruppe %1, Figur %2: %3</translation>
    </message>
    <message>
        <source>Enemy: %1, Rep %2</source>
        <translation>Gegner: %1, Rep %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Enemy %1, %2</source>
        <translation>Gegner %1, %2</translation>
    </message>
    <message>
        <source>%1 if 1d6 + Impact beats 1d6 + Rep, else %2</source>
        <translation>%1, wenn 1W6 + Wucht höher ist als 1W6 + Rep, sonst %2</translation>
    </message>
    <message>
        <source>two dice show %1</source>
        <translation>zwei Würfel zeigen %1</translation>
    </message>
    <message>
        <source>doubles</source>
        <translation>Pasch</translation>
    </message>
    <message>
        <source>A Star</source>
        <translation>Ein Star</translation>
    </message>
    <message>
        <source>may choose the result</source>
        <translation>darf das Ergebnis wählen</translation>
    </message>
    <message>
        <source>Leader Die</source>
        <translation>Leader Die</translation>
    </message>
    <message>
        <source>A 6</source>
        <translation>Eine 6</translation>
    </message>
    <message>
        <source>never passes</source>
        <translation>besteht nie</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <translation>aus %1 wird %2</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Dann</translation>
    </message>
    <message>
        <source>Star’s choice: counts as %1 passed.</source>
        <translation>Wahl des Stars: zählt als %1 bestanden.</translation>
    </message>
    <message>
        <source>%1 passed, each die needing %2 or less.</source>
        <translation>%1 bestanden, jeder Würfel braucht höchstens %2.</translation>
    </message>
    <message>
        <source>The Leader Die is one of them.</source>
        <translation>Der Leader Die ist einer davon.</translation>
    </message>
    <message>
        <source>Rep %1, on the same dice: %2 passed, %3.</source>
        <translation>Rep %1, dieselben Würfel: %2 bestanden, %3.</translation>
    </message>
    <message>
        <source>enemy %1</source>
        <translation>Gegner %1</translation>
    </message>
    <message>
        <source>Turn %1: those at initiative 0 fire</source>
        <translation>Zug %1: wer Initiative 0 hat, schießt</translation>
    </message>
    <message>
        <source>Turn %1: initiative %2 fires, %3</source>
        <translation>Zug %1: Initiative %2 schießt, %3</translation>
    </message>
    <message>
        <source>Turn %1: initiative %2 moves, %3</source>
        <translation>Zug %1: Initiative %2 bewegt sich, %3</translation>
    </message>
    <message>
        <source>Initiative %1</source>
        <translation>Initiative %1</translation>
    </message>
    <message numerus="yes">
        <source>%n successes</source>
        <translation>
            <numerusform>%n Erfolg</numerusform>
            <numerusform>%n Erfolge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n months</source>
        <translation>
            <numerusform>%n Monat</numerusform>
            <numerusform>%n Monate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On %n dice.</source>
        <translation>
            <numerusform>Mit %n Würfel.</numerusform>
            <numerusform>Mit %n Würfeln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice left.</source>
        <translation>
            <numerusform>%n Würfel übrig.</numerusform>
            <numerusform>%n Würfel übrig.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 +%2</source>
        <translation>%1 +%2</translation>
    </message>
    <message>
        <source>%1 −%2</source>
        <translation>%1 −%2</translation>
    </message>
    <message>
        <source>Grunt: more</source>
        <translation>Grunt: mehr</translation>
    </message>
    <message>
        <source>Grunt: twice as many</source>
        <translation>Grunt: doppelt so viele</translation>
    </message>
    <message>
        <source>%2 at Rep %1: a miss hits if another die is equal to Rep or less</source>
        <translation>%2 bei Rep %1: Ein Fehlschuss trifft, wenn ein anderer Würfel höchstens Rep zeigt</translation>
    </message>
    <message>
        <source>Successes: A %1, B %2.</source>
        <translation>Erfolge: A %1, B %2.</translation>
    </message>
    <message>
        <source>%1 passed more</source>
        <translation>%1: mehr bestanden</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>%1 − %2</source>
        <translation>%1 − %2</translation>
    </message>
    <message>
        <source>Inflicted damage and did not run</source>
        <translation>Hat Schaden angerichtet und ist nicht geflohen</translation>
    </message>
    <message>
        <source>Rep (%1)</source>
        <translation>Rep (%1)</translation>
    </message>
    <message>
        <source>Modifiers (%1)</source>
        <translation>Modifikatoren (%1)</translation>
    </message>
    <message>
        <source>%1 − Rep</source>
        <translation>%1 − Rep</translation>
    </message>
    <message>
        <source>Added to the dice</source>
        <translation>Zu den Würfeln addiert</translation>
    </message>
    <message>
        <source>Shots have been fired</source>
        <translation>Es sind Schüsse gefallen</translation>
    </message>
    <message>
        <source>Besiegers still alive</source>
        <translation>Noch lebende Belagerer</translation>
    </message>
    <message>
        <source>Its armour</source>
        <translation>Ihre Rüstung</translation>
    </message>
    <message>
        <source>It is armoured</source>
        <translation>Es ist gepanzert</translation>
    </message>
    <message>
        <source>Hand to hand: the attacker&apos;s Rep, which counts with the Impact</source>
        <translation>Nahkampf: Rep der angreifenden Figur, die zur Wucht zählt</translation>
    </message>
    <message>
        <source>What the Runners add</source>
        <translation>Was die Gejagten hinzuzählen</translation>
    </message>
    <message>
        <source>The objective&apos;s buildings</source>
        <translation>Gebäude des Ziels</translation>
    </message>
    <message>
        <source>The figure&apos;s fate</source>
        <translation>Schicksal der Figur</translation>
    </message>
    <message>
        <source>The Chasers&apos; lowest Rep</source>
        <translation>Niedrigste Rep der Verfolger</translation>
    </message>
    <message>
        <source>Dice a Star chooses to pass</source>
        <translation>Würfel, die ein Star nach Wahl besteht</translation>
    </message>
    <message>
        <source>The figure&apos;s class</source>
        <translation>Klasse der Figur</translation>
    </message>
    <message>
        <source>The attacking leader&apos;s Rep</source>
        <translation>Rep des angreifenden Leaders</translation>
    </message>
    <message>
        <source>How many figures</source>
        <translation>Wie viele Figuren</translation>
    </message>
    <message>
        <source>How the kinds of country are chosen</source>
        <translation>Wie die Landschaften gewählt werden</translation>
    </message>
    <message>
        <source>It is in cover</source>
        <translation>Sie ist in Deckung</translation>
    </message>
    <message>
        <source>Side A&apos;s dice</source>
        <translation>Würfel von Seite A</translation>
    </message>
    <message>
        <source>Side B&apos;s dice</source>
        <translation>Würfel von Seite B</translation>
    </message>
    <message>
        <source>How hard it is</source>
        <translation>Wie schwer es ist</translation>
    </message>
    <message>
        <source>Inches between them</source>
        <translation>Abstand in Zoll</translation>
    </message>
    <message>
        <source>No enemy is left fighting</source>
        <translation>Kein Gegner kämpft mehr</translation>
    </message>
    <message>
        <source>Dwellings of a raid</source>
        <translation>Behausungen eines Überfalls</translation>
    </message>
    <message>
        <source>The enemy</source>
        <translation>Der Gegner</translation>
    </message>
    <message>
        <source>The enemy&apos;s figures</source>
        <translation>Figuren des Gegners</translation>
    </message>
    <message>
        <source>The enemy&apos;s army list</source>
        <translation>Armeeliste des Gegners</translation>
    </message>
    <message>
        <source>Of them captured</source>
        <translation>Davon gefangen</translation>
    </message>
    <message>
        <source>Of them killed</source>
        <translation>Davon getötet</translation>
    </message>
    <message>
        <source>Of them left by their exit</source>
        <translation>Davon über ihre Ausgangskante abgezogen</translation>
    </message>
    <message>
        <source>How the figure left the table</source>
        <translation>Wie die Figur den Tisch verließ</translation>
    </message>
    <message>
        <source>How many there are</source>
        <translation>Wie viele es sind</translation>
    </message>
    <message>
        <source>Dice at the first target, all where left out</source>
        <translation>Würfel aufs erste Ziel, ohne Angabe alle</translation>
    </message>
    <message>
        <source>The genre</source>
        <translation>Das Genre</translation>
    </message>
    <message>
        <source>Other Reps in the group, which read the same dice</source>
        <translation>Andere Reps in der Gruppe, die dieselben Würfel ablesen</translation>
    </message>
    <message>
        <source>Its leader&apos;s Rep</source>
        <translation>Rep ihres Leaders</translation>
    </message>
    <message>
        <source>Who takes the test</source>
        <translation>Wer den Test macht</translation>
    </message>
    <message>
        <source>There are buildings in it</source>
        <translation>Es sind Gebäude darin</translation>
    </message>
    <message>
        <source>The figure&apos;s Rep</source>
        <translation>Rep der Figur</translation>
    </message>
    <message>
        <source>It inflicted damage</source>
        <translation>Hat Schaden angerichtet</translation>
    </message>
    <message>
        <source>The target&apos;s initiative</source>
        <translation>Initiative des Ziels</translation>
    </message>
    <message>
        <source>Its Rep</source>
        <translation>Ihre Rep</translation>
    </message>
    <message>
        <source>Armed enemies killed</source>
        <translation>Getötete bewaffnete Gegner</translation>
    </message>
    <message>
        <source>It is the last PEF</source>
        <translation>Es ist die letzte PEF</translation>
    </message>
    <message>
        <source>How the last encounter ended</source>
        <translation>Ausgang der letzten Begegnung</translation>
    </message>
    <message>
        <source>The enemy&apos;s leader is on the table already</source>
        <translation>Der Leader des Gegners ist schon auf dem Tisch</translation>
    </message>
    <message>
        <source>The leader&apos;s Rep, for the Leader Die</source>
        <translation>Rep des Leaders, für den Leader Die</translation>
    </message>
    <message>
        <source>The leader&apos;s Rep</source>
        <translation>Rep des Leaders</translation>
    </message>
    <message>
        <source>The army list</source>
        <translation>Die Armeeliste</translation>
    </message>
    <message>
        <source>The locale</source>
        <translation>Die Gegend</translation>
    </message>
    <message>
        <source>Of them looted</source>
        <translation>Davon geplündert</translation>
    </message>
    <message>
        <source>Besiegers dead or unable to act</source>
        <translation>Tote oder handlungsunfähige Belagerer</translation>
    </message>
    <message>
        <source>It ran away without a wound</source>
        <translation>Ist ohne Wunde geflohen</translation>
    </message>
    <message>
        <source>A wound has already cost it one Rep for good</source>
        <translation>Eine Wunde hat die Rep schon für immer um eins gesenkt</translation>
    </message>
    <message>
        <source>The Star&apos;s Rep, the highest a recruit may have</source>
        <translation>Rep des Stars, mehr darf kein Rekrut haben</translation>
    </message>
    <message>
        <source>The genre, military from the 1980s on</source>
        <translation>Das Genre, Militär ab den 1980ern</translation>
    </message>
    <message>
        <source>Which printing of the numbers</source>
        <translation>Welche gedruckten Zahlen gelten</translation>
    </message>
    <message>
        <source>The objective was achieved</source>
        <translation>Das Ziel wurde erreicht</translation>
    </message>
    <message>
        <source>An officer, NCO or hero</source>
        <translation>Ein Offizier, Unteroffizier oder Held</translation>
    </message>
    <message>
        <source>Officers, NCOs and heroes</source>
        <translation>Offiziere, Unteroffiziere und Helden</translation>
    </message>
    <message>
        <source>Other modifiers</source>
        <translation>Andere Modifikatoren</translation>
    </message>
    <message>
        <source>Other PEFs are on the table</source>
        <translation>Andere PEFs sind auf dem Tisch</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Die anderen</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Wie es ausging</translation>
    </message>
    <message>
        <source>It has twice the figures of the nearest player group</source>
        <translation>Sie hat doppelt so viele Figuren wie die nächste Spielergruppe</translation>
    </message>
    <message>
        <source>The player&apos;s figures, leader included</source>
        <translation>Figuren des Spielers, mit Leader</translation>
    </message>
    <message>
        <source>The player&apos;s list</source>
        <translation>Liste des Spielers</translation>
    </message>
    <message>
        <source>Of them killed, captured or unable to act</source>
        <translation>Davon getötet, gefangen oder handlungsunfähig</translation>
    </message>
    <message>
        <source>The player&apos;s figures on the table</source>
        <translation>Figuren des Spielers auf dem Tisch</translation>
    </message>
    <message>
        <source>The list of the side on patrol</source>
        <translation>Liste der Seite auf Patrouille</translation>
    </message>
    <message>
        <source>The PEF&apos;s Rep</source>
        <translation>Rep der PEF</translation>
    </message>
    <message>
        <source>How many PEFs are still to be resolved</source>
        <translation>Wie viele PEFs noch aufzulösen sind</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>Zoll</translation>
    </message>
    <message>
        <source>Its rank</source>
        <translation>Ihr Rang</translation>
    </message>
    <message>
        <source>The Rep of %1</source>
        <translation>Rep von %1</translation>
    </message>
    <message>
        <source>The player&apos;s side</source>
        <translation>Seite des Spielers</translation>
    </message>
    <message>
        <source>Enemies routed</source>
        <translation>In die Flucht geschlagene Gegner</translation>
    </message>
    <message>
        <source>The Runners&apos; lowest Rep</source>
        <translation>Niedrigste Rep der Gejagten</translation>
    </message>
    <message>
        <source>Dice at the second; what is left, at the third</source>
        <translation>Würfel aufs zweite; der Rest aufs dritte</translation>
    </message>
    <message>
        <source>Where it happens</source>
        <translation>Wo es stattfindet</translation>
    </message>
    <message>
        <source>The shooter&apos;s Rep</source>
        <translation>Rep des Schützen</translation>
    </message>
    <message>
        <source>Shots fired</source>
        <translation>Abgegebene Schüsse</translation>
    </message>
    <message>
        <source>Fifths of the target that show</source>
        <translation>Sichtbare Fünftel des Ziels</translation>
    </message>
    <message>
        <source>The situation</source>
        <translation>Die Lage</translation>
    </message>
    <message>
        <source>The Star&apos;s Rep</source>
        <translation>Rep des Stars</translation>
    </message>
    <message>
        <source>First target, second, third …</source>
        <translation>Erstes Ziel, zweites, drittes …</translation>
    </message>
    <message>
        <source>Which test</source>
        <translation>Welcher Test</translation>
    </message>
    <message>
        <source>The Rep it is taken with</source>
        <translation>Die Rep für den Test</translation>
    </message>
    <message>
        <source>The Rep they are taken with</source>
        <translation>Die Rep für die Tests</translation>
    </message>
    <message>
        <source>Their list</source>
        <translation>Deren Liste</translation>
    </message>
    <message>
        <source>The section&apos;s Terrain Value</source>
        <translation>Geländewert des Abschnitts</translation>
    </message>
    <message>
        <source>The defending leader&apos;s Rep</source>
        <translation>Rep des verteidigenden Leaders</translation>
    </message>
    <message>
        <source>The weapon</source>
        <translation>Die Waffe</translation>
    </message>
    <message>
        <source>Its weapons</source>
        <translation>Die Waffen</translation>
    </message>
    <message>
        <source>Which one</source>
        <translation>Welche</translation>
    </message>
    <message>
        <source>It was already wounded when it ran away</source>
        <translation>War bei der Flucht schon verwundet</translation>
    </message>
    <message>
        <source>Choices: %1.</source>
        <translation>Möglich: %1.</translation>
    </message>
    <message>
        <source>The class %2 does not take %1.</source>
        <translation>Die Klasse %2 legt diesen Test nicht ab: %1.</translation>
    </message>
    <message>
        <source>%1&quot;: %2</source>
        <translation>%1″: %2</translation>
    </message>
    <message>
        <source>if passed, counts for the leader’s whole group</source>
        <translation>wenn bestanden, zählt für die ganze Gruppe des Leaders</translation>
    </message>
    <message>
        <source>Group %1, figure %2</source>
        <translation>Gruppe %1, Figur %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>One figure serves it instead of two</source>
        <translation>Nur eine Figur bedient sie, nicht zwei</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>EAL %1</source>
        <translation>EAL %1</translation>
    </message>
    <message>
        <source>PEF resolution</source>
        <translation>PEF-Auflösung</translation>
    </message>
    <message>
        <source>Enemy</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Your role</source>
        <translation>Eigene Rolle</translation>
    </message>
    <message>
        <source>Vehicles</source>
        <translation>Fahrzeuge</translation>
    </message>
    <message>
        <source>Civilians</source>
        <translation>Zivilisten</translation>
    </message>
    <message>
        <source>Hostages</source>
        <translation>Geiseln</translation>
    </message>
    <message>
        <source>Encounter</source>
        <translation>Begegnung</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Sketch of the table</source>
        <translation>Skizze des Tisches</translation>
    </message>
    <message>
        <source>Star Power</source>
        <translation>Star Power</translation>
    </message>
    <message>
        <source>Enemy Activity Level</source>
        <translation>Feindaktivität (EAL)</translation>
    </message>
    <message>
        <source>Forces</source>
        <translation>Kräfte</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Spezial</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Single shot</source>
        <translation>Einzelschuss</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatik</translation>
    </message>
    <message>
        <source>to %1″</source>
        <translation>bis %1″</translation>
    </message>
    <message>
        <source>full</source>
        <translation>voll</translation>
    </message>
    <message>
        <source>1/%1</source>
        <translation>1/%1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Officer</source>
        <translation>Offizier</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>Weapon skill</source>
        <translation>Waffenfertigkeit</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Taken out</source>
        <translation>Ausgeschaltet</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Initiative lost</source>
        <translation>Initiative verloren</translation>
    </message>
    <message>
        <source>Rep</source>
        <translation>Rep</translation>
    </message>
    <message>
        <source>Inflicted damage</source>
        <translation>Schaden angerichtet</translation>
    </message>
    <message>
        <source>Lost nerve</source>
        <translation>Nerven verloren</translation>
    </message>
    <message>
        <source>Ran wounded</source>
        <translation>Verwundet geflohen</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>Getötete</translation>
    </message>
    <message>
        <source>Routed</source>
        <translation>In die Flucht</translation>
    </message>
    <message>
        <source>shots from %1″</source>
        <translation>Aufnahmen aus %1″</translation>
    </message>
    <message>
        <source>lead stories</source>
        <translation>Aufmacher</translation>
    </message>
    <message>
        <source>from %1″</source>
        <translation>aus %1″</translation>
    </message>
    <message>
        <source>sound bites</source>
        <translation>O-Töne</translation>
    </message>
    <message>
        <source>Reps interviewed</source>
        <translation>Befragte Reps</translation>
    </message>
    <message>
        <source>Recovery, 2d6</source>
        <translation>Genesung, 2W6</translation>
    </message>
    <message>
        <source>Stay or Go, Star</source>
        <translation>Stay or Go, Star</translation>
    </message>
    <message>
        <source>Grunt</source>
        <translation>Grunt</translation>
    </message>
    <message>
        <source>Star : Grunt</source>
        <translation>Star : Grunt</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Bleibt</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Geht</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>%1 fewer</source>
        <translation>%1 weniger</translation>
    </message>
    <message>
        <source>as above</source>
        <translation>wie oben</translation>
    </message>
    <message>
        <source>outranks the Star: leaves, no test</source>
        <translation>mehr Rep als der Star: geht, kein Test</translation>
    </message>
    <message>
        <source>exempt, no test</source>
        <translation>befreit, kein Test</translation>
    </message>
    <message>
        <source>for all Grunts</source>
        <translation>für alle Grunts</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Rolled with your own dice: %1</source>
        <translation>Mit eigenen Würfeln gewürfelt: %1</translation>
    </message>
    <message>
        <source>Encounter sheet</source>
        <translation>Begegnungsbogen</translation>
    </message>
    <message>
        <source>No encounter</source>
        <translation>Keine Begegnung</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>EAL %1: %2, %3</source>
        <translation>EAL %1: %2, %3</translation>
    </message>
    <message>
        <source>Possible Enemy Force</source>
        <translation>Mögliche Feindkräfte</translation>
    </message>
    <message>
        <source>Roll %1</source>
        <translation>Wurf %1</translation>
    </message>
    <message>
        <source>Roll %1 to %2</source>
        <translation>Wurf %1 bis %2</translation>
    </message>
    <message>
        <source>%1 (leader)</source>
        <translation>%1 (Leader)</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Wunden</translation>
    </message>
    <message>
        <source>1d6, %1–%2: %3</source>
        <translation>1W6, %1–%2: %3</translation>
    </message>
    <message>
        <source>Two decks: shuffle each and keep it face down.</source>
        <translation>Zwei Stapel: jeden mischen und verdeckt bereitlegen.</translation>
    </message>
    <message>
        <source>When a PEF is resolved, draw one of its six cards, then put it back.</source>
        <translation>Wird eine PEF aufgelöst, eine ihrer sechs Karten ziehen und dann zurücklegen.</translation>
    </message>
    <message>
        <source>Shuffle the cards, and keep them face down.</source>
        <translation>Die Karten mischen und verdeckt bereitlegen.</translation>
    </message>
    <message>
        <source>How to use these cards</source>
        <translation>So werden diese Karten verwendet</translation>
    </message>
    <message>
        <source>For each enemy figure, draw one of the %1 cards. Put it back and reshuffle for the odds of the list, or keep it out so that no figure repeats.</source>
        <translation>Für jede gegnerische Figur eine der %1 Karten ziehen. Zurücklegen und neu mischen ergibt die Chancen der Liste; weglegen, damit sich keine Figur wiederholt.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figur</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>range %1″</source>
        <translation>Reichweite %1″</translation>
    </message>
    <message>
        <source>Targets %1</source>
        <translation>Ziele %1</translation>
    </message>
    <message>
        <source>Impact %1</source>
        <translation>Wucht %1</translation>
    </message>
    <message>
        <source>Name and type</source>
        <translation>Name und Art</translation>
    </message>
    <message>
        <source>Poisoned</source>
        <translation>Aufgehetzt</translation>
    </message>
    <message>
        <source>Exempt</source>
        <translation>Befreit</translation>
    </message>
    <message>
        <source>%1, poisoned minds</source>
        <translation>%1, hat aufgehetzt</translation>
    </message>
    <message>
        <source>EAL</source>
        <translation>EAL</translation>
    </message>
    <message>
        <source>Init.</source>
        <translation>Init.</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>Encounters</source>
        <translation>Begegnungen</translation>
    </message>
    <message>
        <source>Former members</source>
        <translation>Ehemalige</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>PEF</source>
        <translation>PEF</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Leader</translation>
    </message>
    <message>
        <source>Enemies: tick as they fall</source>
        <translation>Gegner: abhaken, wenn sie fallen</translation>
    </message>
    <message>
        <source>split off</source>
        <translation>abgeteilt</translation>
    </message>
    <message>
        <source>Possible Enemy Forces</source>
        <translation>Mögliche Feindkräfte</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Real</source>
        <translation>Echt</translation>
    </message>
    <message>
        <source>Decoy</source>
        <translation>Attrappe</translation>
    </message>
    <message>
        <source>Figures, with their Reps</source>
        <translation>Figuren, mit ihren Reps</translation>
    </message>
    <message>
        <source>Sheet not saved</source>
        <translation>Bogen nicht gespeichert</translation>
    </message>
    <message>
        <source>The sheet could not be saved to %1: %2. Choose another folder, or free some space.</source>
        <translation>Der Bogen konnte nicht unter %1 gespeichert werden: %2. Einen anderen Ordner wählen oder Platz schaffen.</translation>
    </message>
    <message>
        <source>Save sheet as PDF</source>
        <translation>Bogen als PDF speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation>Kurzreferenz</translation>
    </message>
    <message>
        <source>Quick reference: %1</source>
        <translation>Kurzreferenz: %1</translation>
    </message>
    <message>
        <source>Muster    page %1 of %2</source>
        <translation>Muster    Seite %1 von %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Share of the points</source>
        <translation>Anteil der Punkte</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>half</source>
        <translation>halb</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>double</source>
        <translation>doppelt</translation>
    </message>
    <message>
        <source>other:</source>
        <translation>anderer:</translation>
    </message>
    <message>
        <source>How did it end?</source>
        <translation>Wie ging es aus?</translation>
    </message>
    <message>
        <source>Casualties</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>Salvage</source>
        <translation>Beute</translation>
    </message>
    <message>
        <source>Follow-up</source>
        <translation>Anschluss</translation>
    </message>
    <message>
        <source>The band of %1</source>
        <translation>Bande von %1</translation>
    </message>
    <message>
        <source>Roster</source>
        <translation>Bandenliste</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Locale</source>
        <translation>Gegend</translation>
    </message>
    <message>
        <source>First seen</source>
        <translation>Zuerst gesehen</translation>
    </message>
    <message>
        <source>Homes</source>
        <translation>Wohnhäuser</translation>
    </message>
    <message>
        <source>Nomads</source>
        <translation>Nomaden</translation>
    </message>
    <message>
        <source>Streets</source>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>12&quot; wide or more</source>
        <translation>12″ breit oder mehr</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Settlements</source>
        <translation>Siedlungen</translation>
    </message>
    <message>
        <source>Layout: %1</source>
        <translation>Anordnung: %1</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>%1, step %2</source>
        <translation>%1, Schritt %2</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>%1, Roster, %2</source>
        <translation>%1, Bandenliste, %2</translation>
    </message>
    <message>
        <source>%1, Encounter, %2</source>
        <translation>%1, Begegnung, %2</translation>
    </message>
    <message>
        <source>Figure cards</source>
        <translation>Figurenkarten</translation>
    </message>
    <message>
        <source>%1, Figure cards, %2</source>
        <translation>%1, Figurenkarten, %2</translation>
    </message>
    <message>
        <source>Enemy cards</source>
        <translation>Gegnerkarten</translation>
    </message>
    <message>
        <source>%1, Enemy cards, %2</source>
        <translation>%1, Gegnerkarten, %2</translation>
    </message>
    <message>
        <source>Hidden PEF slips</source>
        <translation>Verdeckte PEF-Zettel</translation>
    </message>
    <message>
        <source>Hidden PEFs, slips for two players</source>
        <translation>Verdeckte PEFs, Zettel für zwei Spieler</translation>
    </message>
    <message>
        <source>Blank roster</source>
        <translation>Leere Bandenliste</translation>
    </message>
    <message>
        <source>%1, Blank roster</source>
        <translation>%1, Leere Bandenliste</translation>
    </message>
    <message>
        <source>Blank encounter sheet</source>
        <translation>Leerer Begegnungsbogen</translation>
    </message>
    <message>
        <source>%1, Blank encounter sheet</source>
        <translation>%1, Leerer Begegnungsbogen</translation>
    </message>
    <message>
        <source>%1, Quick reference</source>
        <translation>%1, Kurzreferenz</translation>
    </message>
    <message>
        <source>%1, Settlements, %2</source>
        <translation>%1, Siedlungen, %2</translation>
    </message>
    <message>
        <source>%1, Cards</source>
        <translation>%1, Karten</translation>
    </message>
    <message>
        <source>Who, skill and weapon</source>
        <translation>Wer, Fertigkeit und Waffe</translation>
    </message>
    <message>
        <source>Cross off</source>
        <translation>Abstreichen</translation>
    </message>
    <message>
        <source>auto %1</source>
        <translation>auto %1</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Eigene Seite</translation>
    </message>
    <message>
        <source>1 %1 (leader)</source>
        <translation>1 %1 (Leader)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>not rolled yet</source>
        <translation>noch nicht gewürfelt</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Under way</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nächste</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Ausrüstung</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Attribute</translation>
    </message>
    <message>
        <source>The Star’s advantages</source>
        <translation>Die Vorteile des Stars</translation>
    </message>
    <message>
        <source>Stockpile</source>
        <translation>Vorrat</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>PEF resolution, by PEFs already resolved</source>
        <translation>PEF-Auflösung</translation>
    </message>
    <message>
        <source>0: may only fire; below 0: dead. Restored for the next game.</source>
        <translation>Bei 0: darf nur schießen; unter 0: tot. Im nächsten Spiel wieder voll.</translation>
    </message>
    <message>
        <source>Reps shown from %1″</source>
        <translation>Gezeigte Reps aus %1″</translation>
    </message>
    <message>
        <source>Star&apos;s Stay or Go dice: one fewer if the Star went Out of the Fight, one if a Grunt did or died</source>
        <translation>Stay-or-Go-Würfel des Stars: einer weniger, wenn der Star Außer Gefecht war, einer, wenn ein Grunt Außer Gefecht war oder starb</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Grunts</source>
        <translation>Grunts</translation>
    </message>
    <message>
        <source>Initiative
restored between games</source>
        <translation>Initiative
zwischen Spielen wieder voll</translation>
    </message>
    <message>
        <source>Rep, and the most Grunts
the Star can lead</source>
        <translation>Rep, und die meisten Grunts,
die der Star führen kann</translation>
    </message>
    <message>
        <source>The Leader is lost: the campaign is over.</source>
        <translation>Der Leader ist verloren: Die Kampagne ist zu Ende.</translation>
    </message>
    <message>
        <source>The Star is lost: the campaign is over.</source>
        <translation>Der Star ist verloren: Die Kampagne ist zu Ende.</translation>
    </message>
    <message>
        <source>Careers</source>
        <translation>Laufbahnen</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>The fallen</source>
        <translation>Die Gefallenen</translation>
    </message>
    <message>
        <source>Those who left</source>
        <translation>Die Gegangenen</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>Who came</source>
        <translation>Wer dabei war</translation>
    </message>
    <message>
        <source>Sat out: %1.</source>
        <translation>Pausiert: %1.</translation>
    </message>
    <message>
        <source>What became of them</source>
        <translation>Was aus ihnen wurde</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Vorher und nachher</translation>
    </message>
    <message>
        <source>Turn by turn</source>
        <translation>Zug um Zug</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>Wie es weitergeht</translation>
    </message>
    <message>
        <source>Before the battle, %1</source>
        <translation>Vor dem Gefecht, %1</translation>
    </message>
    <message>
        <source>Since then</source>
        <translation>Seitdem</translation>
    </message>
    <message>
        <source>The battles</source>
        <translation>Die Gefechte</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Gefecht</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Writing the pages</source>
        <translation>Seiten schreiben</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Writing page %1 of %2</source>
        <translation>Seite %1 von %2 wird geschrieben</translation>
    </message>
    <message>
        <source>Campaign book</source>
        <translation>Kampagnenbuch</translation>
    </message>
    <message>
        <source>%1, Campaign book</source>
        <translation>%1, Kampagnenbuch</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>Recruit</source>
        <translation>Rekrut</translation>
    </message>
    <message>
        <source>Recruit %1</source>
        <translation>Rekrut %1</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>Prepare encounter</source>
        <translation>Begegnung vorbereiten</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Reisen</translation>
    </message>
    <message>
        <source>Roll up settlement</source>
        <translation>Siedlung auswürfeln</translation>
    </message>
    <message>
        <source>Re-roll</source>
        <translation>Neu würfeln</translation>
    </message>
    <message>
        <source>Roll for media</source>
        <translation>Für Medien würfeln</translation>
    </message>
    <message>
        <source>Star Power</source>
        <translation>Star Power</translation>
    </message>
    <message>
        <source>Move group %1</source>
        <translation>Gruppe %1 bewegen</translation>
    </message>
    <message>
        <source>More enemies</source>
        <translation>Mehr Gegner</translation>
    </message>
    <message>
        <source>Guards of group %1</source>
        <translation>Wachen von Gruppe %1</translation>
    </message>
    <message>
        <source>Resolve PEF %1</source>
        <translation>PEF %1 auflösen</translation>
    </message>
    <message>
        <source>Move PEF %1</source>
        <translation>PEF %1 bewegen</translation>
    </message>
    <message>
        <source>Scout section %1</source>
        <translation>Abschnitt %1 erkunden</translation>
    </message>
    <message>
        <source>Search building %1</source>
        <translation>Gebäude %1 durchsuchen</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Activation</source>
        <translation>Aktivierung</translation>
    </message>
    <message>
        <source>Enemy Activity Level</source>
        <translation>Feindaktivität (EAL)</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Objective buildings</source>
        <translation>Zielgebäude</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Tageszeit</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Auflösen</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>Enemy</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Side of the second group</source>
        <translation>Seite der zweiten Gruppe</translation>
    </message>
    <message>
        <source>Inside or out</source>
        <translation>Drinnen oder draußen</translation>
    </message>
    <message>
        <source>Distance from the building</source>
        <translation>Abstand vom Gebäude</translation>
    </message>
    <message>
        <source>Facing you or not</source>
        <translation>Blick zur eigenen Seite oder nicht</translation>
    </message>
    <message>
        <source>Turns to loot</source>
        <translation>Züge zum Plündern</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Enemy move</source>
        <translation>Bewegung des Gegners</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Genesung</translation>
    </message>
    <message>
        <source>First Aid</source>
        <translation>Erste Hilfe</translation>
    </message>
    <message>
        <source>Stay or Go, the Star</source>
        <translation>Stay or Go, Star</translation>
    </message>
    <message>
        <source>Stay or Go, the Star for</source>
        <translation>Star für</translation>
    </message>
    <message>
        <source>Stay or Go</source>
        <translation>Stay or Go</translation>
    </message>
    <message>
        <source>Leader Die</source>
        <translation>Leader Die</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Dann</translation>
    </message>
    <message>
        <source>Impact</source>
        <translation>Wucht</translation>
    </message>
    <message>
        <source>Rep</source>
        <translation>Rep</translation>
    </message>
    <message>
        <source>Roll on the table</source>
        <translation>Wurf auf der Tabelle</translation>
    </message>
    <message>
        <source>Pitiful shot</source>
        <translation>Jämmerlicher Schuss</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Nahkampf</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Beide Seiten</translation>
    </message>
    <message>
        <source>Successes</source>
        <translation>Erfolge</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Weapon skill</source>
        <translation>Waffenfertigkeit</translation>
    </message>
    <message>
        <source>To hit, 1 to 100</source>
        <translation>Zum Treffen, 1 bis 100</translation>
    </message>
    <message>
        <source>Exposure</source>
        <translation>Sichtbarkeit</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Herausforderung</translation>
    </message>
    <message>
        <source>Long and short</source>
        <translation>Weit und kurz</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Encounter or none</source>
        <translation>Begegnung oder keine</translation>
    </message>
    <message>
        <source>Encounter</source>
        <translation>Begegnung</translation>
    </message>
    <message>
        <source>Media coverage</source>
        <translation>Medienberichte</translation>
    </message>
    <message>
        <source>Media crew</source>
        <translation>Medienteam</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Fraktion</translation>
    </message>
    <message>
        <source>Enemy faction</source>
        <translation>Gegnerische Fraktion</translation>
    </message>
    <message>
        <source>Size of the settlement</source>
        <translation>Größe der Siedlung</translation>
    </message>
    <message>
        <source>How many structures</source>
        <translation>Wie viele Bauten</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Bau</translation>
    </message>
    <message>
        <source>Recruit&apos;s weapon</source>
        <translation>Waffe des Rekruten</translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>Attribut</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Landschaft</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>River width</source>
        <translation>Flussbreite</translation>
    </message>
    <message>
        <source>Ford or bridge</source>
        <translation>Furt oder Brücke</translation>
    </message>
    <message>
        <source>Number for the table</source>
        <translation>Zahl für die Tabelle</translation>
    </message>
    <message>
        <source>Their leader</source>
        <translation>Ihr Leader</translation>
    </message>
    <message>
        <source>Enemy&apos;s weapon</source>
        <translation>Waffe des Gegners</translation>
    </message>
    <message>
        <source>Scouting</source>
        <translation>Erkundung</translation>
    </message>
    <message>
        <source>Vehicles</source>
        <translation>Fahrzeuge</translation>
    </message>
    <message>
        <source>Convoy vehicles</source>
        <translation>Fahrzeuge im Konvoi</translation>
    </message>
    <message>
        <source>Your role</source>
        <translation>Eigene Rolle</translation>
    </message>
    <message>
        <source>Civilians or none</source>
        <translation>Zivilisten oder keine</translation>
    </message>
    <message>
        <source>How many civilians</source>
        <translation>Wie viele Zivilisten</translation>
    </message>
    <message>
        <source>Surprise, the defenders</source>
        <translation>Überraschung, die Verteidiger</translation>
    </message>
    <message>
        <source>Surprise, the attackers</source>
        <translation>Überraschung, die Angreifer</translation>
    </message>
    <message>
        <source>Hostages</source>
        <translation>Geiseln</translation>
    </message>
    <message>
        <source>Ambush sprung or not</source>
        <translation>Hinterhalt ausgelöst oder nicht</translation>
    </message>
    <message>
        <source>Distance of the ambush</source>
        <translation>Entfernung des Hinterhalts</translation>
    </message>
    <message>
        <source>Direction of the ambush</source>
        <translation>Richtung des Hinterhalts</translation>
    </message>
    <message>
        <source>Spotting</source>
        <translation>Entdecken</translation>
    </message>
    <message>
        <source>Runners</source>
        <translation>Gejagte</translation>
    </message>
    <message>
        <source>Chasers</source>
        <translation>Verfolger</translation>
    </message>
    <message>
        <source>Besiegers lost</source>
        <translation>Belagerer verloren</translation>
    </message>
    <message>
        <source>Besiegers alive</source>
        <translation>Belagerer am Leben</translation>
    </message>
    <message>
        <source>Alarm</source>
        <translation>Alarm</translation>
    </message>
    <message>
        <source>Police reinforcements</source>
        <translation>Polizeiverstärkung</translation>
    </message>
    <message>
        <source>Are you okay?</source>
        <translation>Alles in Ordnung?</translation>
    </message>
    <message>
        <source>Turns until turning into a zombie</source>
        <translation>Züge bis zur Verwandlung in einen Zombie</translation>
    </message>
    <message>
        <source>Starting the car</source>
        <translation>Das Auto starten</translation>
    </message>
    <message>
        <source>Turns spent eating</source>
        <translation>Züge beim Fressen</translation>
    </message>
    <message>
        <source>Activation, you and the enemy</source>
        <translation>Aktivierung: eigene, Gegner</translation>
    </message>
    <message>
        <source>Reinforcements, you and the enemy</source>
        <translation>Verstärkung: eigene, Gegner</translation>
    </message>
    <message>
        <source>Edge they enter from</source>
        <translation>Kante, von der sie kommen</translation>
    </message>
    <message>
        <source>How many arrive</source>
        <translation>Wie viele kommen</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Leader</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Star</translation>
    </message>
    <message>
        <source>%1; worth %2 points, earned %3 encounter points</source>
        <translation>%1; %2 Punkte wert, %3 Begegnungspunkte verdient</translation>
    </message>
    <message>
        <source>%1; %2 encounter points</source>
        <translation>%1; %2 Begegnungspunkte</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Rep %1</source>
        <translation>Rep %1</translation>
    </message>
    <message>
        <source>Initiative %1, skill %2</source>
        <translation>Initiative %1, Fertigkeit %2</translation>
    </message>
    <message>
        <source>rolled up by dice</source>
        <translation>ausgewürfelt</translation>
    </message>
    <message>
        <source>AC %1</source>
        <translation>RK %1</translation>
    </message>
    <message>
        <source>%1, shield</source>
        <translation>%1, Schild</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1 + %2 = %3</source>
        <translation>%1 + %2 = %3</translation>
    </message>
    <message>
        <source>%1 − %2 = %3</source>
        <translation>%1 − %2 = %3</translation>
    </message>
    <message>
        <source>%1d%2</source>
        <translation>%1W%2</translation>
    </message>
    <message>
        <source>Late %1, year %2</source>
        <translation>Ende %1, Jahr %2</translation>
    </message>
    <message>
        <source>Early %1, year %2</source>
        <translation>Anfang %1, Jahr %2</translation>
    </message>
    <message>
        <source>late %1</source>
        <translation>Ende %1</translation>
    </message>
    <message>
        <source>early %1</source>
        <translation>Anfang %1</translation>
    </message>
    <message>
        <source>Late %1</source>
        <translation>Ende %1</translation>
    </message>
    <message>
        <source>Early %1</source>
        <translation>Anfang %1</translation>
    </message>
    <message>
        <source>%1, yr %2</source>
        <translation>%1, J. %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>no figures</source>
        <translation>keine Figuren</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Among the buildings</source>
        <translation>Zwischen den Gebäuden</translation>
    </message>
    <message>
        <source>By the lake</source>
        <translation>Am See</translation>
    </message>
    <message>
        <source>By the river</source>
        <translation>Am Fluss</translation>
    </message>
    <message>
        <source>In an objective building</source>
        <translation>In einem Zielgebäude</translation>
    </message>
    <message>
        <source>In the objective building</source>
        <translation>Im Zielgebäude</translation>
    </message>
    <message>
        <source>Enters at section %1</source>
        <translation>Kommt in Abschnitt %1</translation>
    </message>
    <message>
        <source>From the far edge</source>
        <translation>Von der fernen Kante</translation>
    </message>
    <message>
        <source>Section %1</source>
        <translation>Abschnitt %1</translation>
    </message>
    <message>
        <source>does not move</source>
        <translation>bewegt sich nicht</translation>
    </message>
    <message>
        <source>… %1 more …</source>
        <translation>… %1 weitere …</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1 in the band, since %2. The current one counts once its encounter is over (R21).</source>
        <translation>%1 in der Bande, seit %2. Der laufende Zeitraum zählt erst nach seiner Begegnung (R21).</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Now %1: %2</source>
        <translation>Jetzt %1: %2</translation>
    </message>
    <message>
        <source>The Star&apos;s dice against the Grunt&apos;s: %1</source>
        <translation>Würfel des Stars gegen die des Grunts: %1</translation>
    </message>
    <message>
        <source>no die passed</source>
        <translation>kein Würfel bestanden</translation>
    </message>
    <message>
        <source>one die passed</source>
        <translation>ein Würfel bestanden</translation>
    </message>
    <message>
        <source>both dice passed</source>
        <translation>beide Würfel bestanden</translation>
    </message>
    <message>
        <source>Began at %1</source>
        <translation>Begann mit %1</translation>
    </message>
    <message>
        <source>Recruited at %1</source>
        <translation>Rekrutiert mit %1</translation>
    </message>
    <message>
        <source>Picked by hand: %1.</source>
        <translation>Von Hand gewählt: %1.</translation>
    </message>
    <message>
        <source>The %1 list, %2: %3</source>
        <translation>Liste %1, %2: %3</translation>
    </message>
    <message>
        <source>Cheated death on the table, at the cost of one Rep.</source>
        <translation>Auf dem Tisch dem Tod entronnen, um den Preis einer Rep.</translation>
    </message>
    <message>
        <source>Edited by hand.</source>
        <translation>Von Hand bearbeitet.</translation>
    </message>
    <message>
        <source>Out of the Fight. Recovery against Rep %1: no die passed. Cheated death, at the cost of one Rep.</source>
        <translation>Außer Gefecht. Genesung gegen Rep %1: kein Würfel bestanden. Dem Tod entronnen, um den Preis einer Rep.</translation>
    </message>
    <message>
        <source>Ran away without a wound.</source>
        <translation>Ohne Wunde geflohen.</translation>
    </message>
    <message>
        <source>Inflicted damage and did not run.</source>
        <translation>Hat Schaden angerichtet und ist nicht geflohen.</translation>
    </message>
    <message>
        <source>%1. Recovery against Rep %2: %3, so back at Rep −1.</source>
        <translation>%1. Genesung gegen Rep %2: %3, also zurück mit Rep −1.</translation>
    </message>
    <message>
        <source>Recovery against Rep %1: %2.</source>
        <translation>Genesung gegen Rep %1: %2.</translation>
    </message>
    <message>
        <source>Back in the band</source>
        <translation>Wieder in der Bande</translation>
    </message>
    <message>
        <source>Brought back by hand.</source>
        <translation>Von Hand zurückgeholt.</translation>
    </message>
    <message>
        <source>Follows %1</source>
        <translation>Folgt %1</translation>
    </message>
    <message>
        <source>Ended in %1</source>
        <translation>Beendet: %1</translation>
    </message>
    <message>
        <source>%1, %2 comes next</source>
        <translation>%1, als Nächstes: %2</translation>
    </message>
    <message>
        <source>%1, %2 prepared</source>
        <translation>%1, %2 vorbereitet</translation>
    </message>
    <message>
        <source>%1, %2 on the table</source>
        <translation>%1, %2 auf dem Tisch</translation>
    </message>
    <message>
        <source>%1, %2 on the table, turn %3</source>
        <translation>%1, %2 auf dem Tisch, Zug %3</translation>
    </message>
    <message>
        <source>Open country</source>
        <translation>Offenes Land</translation>
    </message>
    <message>
        <source>open country</source>
        <translation>offenes Land</translation>
    </message>
    <message>
        <source>%1 in open country</source>
        <translation>%1 (offenes Land)</translation>
    </message>
    <message>
        <source>Wooded country</source>
        <translation>Waldland</translation>
    </message>
    <message>
        <source>wooded country</source>
        <translation>Waldland</translation>
    </message>
    <message>
        <source>%1 in wooded country</source>
        <translation>%1 (Waldland)</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>Gebirge</translation>
    </message>
    <message>
        <source>mountains</source>
        <translation>Gebirge</translation>
    </message>
    <message>
        <source>%1 in the mountains</source>
        <translation>%1 (Gebirge)</translation>
    </message>
    <message>
        <source>From left to right</source>
        <translation>Von links nach rechts</translation>
    </message>
    <message>
        <source>road from left to right</source>
        <translation>Straße von links nach rechts</translation>
    </message>
    <message>
        <source>road left-right</source>
        <translation>Straße links-rechts</translation>
    </message>
    <message>
        <source>Up and down</source>
        <translation>Von oben nach unten</translation>
    </message>
    <message>
        <source>road up and down</source>
        <translation>Straße von oben nach unten</translation>
    </message>
    <message>
        <source>road up-down</source>
        <translation>Straße oben-unten</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ohne</translation>
    </message>
    <message>
        <source>no river</source>
        <translation>kein Fluss</translation>
    </message>
    <message>
        <source>With a ford</source>
        <translation>Mit Furt</translation>
    </message>
    <message>
        <source>river %1&quot; wide with a ford</source>
        <translation>Fluss, %1″ breit, mit Furt</translation>
    </message>
    <message>
        <source>river %1&quot;, ford</source>
        <translation>Fluss %1″, Furt</translation>
    </message>
    <message>
        <source>With a ford along half of it</source>
        <translation>Mit Furt auf halber Länge</translation>
    </message>
    <message>
        <source>river %1&quot; wide, fordable along half of it</source>
        <translation>Fluss, %1″ breit, auf halber Länge Furt</translation>
    </message>
    <message>
        <source>river %1&quot;, half a ford</source>
        <translation>Fluss %1″, halb Furt</translation>
    </message>
    <message>
        <source>With a bridge, no ford</source>
        <translation>Mit Brücke, ohne Furt</translation>
    </message>
    <message>
        <source>river %1&quot; wide with a bridge, not fordable</source>
        <translation>Fluss, %1″ breit, mit Brücke, ohne Furt</translation>
    </message>
    <message>
        <source>river %1&quot;, bridge</source>
        <translation>Fluss %1″, Brücke</translation>
    </message>
    <message>
        <source>Lake</source>
        <translation>See</translation>
    </message>
    <message>
        <source>lake</source>
        <translation>See</translation>
    </message>
    <message>
        <source>the Badlands</source>
        <translation>Badlands</translation>
    </message>
    <message>
        <source>Badlands</source>
        <translation>Badlands</translation>
    </message>
    <message>
        <source>Old Nevada</source>
        <translation>Old Nevada</translation>
    </message>
    <message>
        <source>the Republic of California</source>
        <translation>Republik Kalifornien</translation>
    </message>
    <message>
        <source>California</source>
        <translation>Kalifornien</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>Gegend: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 fell in %2.</source>
        <translation>%2: %1 ist gefallen.</translation>
    </message>
    <message>
        <source>%1 was captured in %2. Bring %1 back by hand to continue the campaign.</source>
        <translation>%2: %1 wurde gefangen genommen. Um die Kampagne fortzusetzen, %1 von Hand zurückholen.</translation>
    </message>
    <message>
        <source>%1 turned into a zombie in %2.</source>
        <translation>%2: %1 hat sich in einen Zombie verwandelt.</translation>
    </message>
    <message>
        <source>%1 stepped down in %2, with no Rep left to lead with.</source>
        <translation>%2: %1 hat keine Rep mehr und gibt die Führung ab.</translation>
    </message>
    <message>
        <source>Still alive: %1.</source>
        <translation>Noch am Leben: %1.</translation>
    </message>
    <message>
        <source>Ran away for good</source>
        <translation>Für immer geflohen</translation>
    </message>
    <message>
        <source>No Rep left</source>
        <translation>Kein Rep mehr</translation>
    </message>
    <message>
        <source>Survivors</source>
        <translation>Überlebende</translation>
    </message>
    <message>
        <source>The end of %1</source>
        <translation>Das Ende von %1</translation>
    </message>
    <message>
        <source>If this is not how it went, undo the last step. Otherwise, create a new campaign.</source>
        <translation>Wenn es nicht so war, den letzten Schritt rückgängig machen. Sonst eine neue Kampagne anlegen.</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Gefechte</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Ever in the band</source>
        <translation>Je in der Bande</translation>
    </message>
    <message>
        <source>Encounter points</source>
        <translation>Begegnungspunkte</translation>
    </message>
    <message>
        <source>left</source>
        <translation>gegangen</translation>
    </message>
    <message>
        <source>captured</source>
        <translation>gefangen</translation>
    </message>
    <message>
        <source>dismissed</source>
        <translation>entlassen</translation>
    </message>
    <message>
        <source>surrendered</source>
        <translation>hat sich ergeben</translation>
    </message>
    <message>
        <source>no score</source>
        <translation>keinem Wurf</translation>
    </message>
    <message>
        <source>first</source>
        <translation>erste</translation>
    </message>
    <message>
        <source>%1+ before</source>
        <translation>%1+ zuvor</translation>
    </message>
    <message>
        <source>%1 before</source>
        <translation>%1 zuvor</translation>
    </message>
    <message>
        <source>%1, %2, leader on %3</source>
        <translation>%1, %2, Leader bei %3</translation>
    </message>
    <message>
        <source>%1’s band</source>
        <translation>Bande von %1</translation>
    </message>
    <message>
        <source>carrying on</source>
        <translation>handlungsfähig</translation>
    </message>
    <message>
        <source>Carry On</source>
        <translation>Handlungsfähig</translation>
    </message>
    <message>
        <source>stunned</source>
        <translation>benommen</translation>
    </message>
    <message>
        <source>Stunned</source>
        <translation>Benommen</translation>
    </message>
    <message>
        <source>ducked back</source>
        <translation>in Deckung gegangen</translation>
    </message>
    <message>
        <source>Ducked Back</source>
        <translation>In Deckung gegangen</translation>
    </message>
    <message>
        <source>hunkered down</source>
        <translation>festgenagelt</translation>
    </message>
    <message>
        <source>Hunkered down</source>
        <translation>Festgenagelt</translation>
    </message>
    <message>
        <source>Out of the Fight</source>
        <translation>Außer Gefecht</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>tot</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Tot</translation>
    </message>
    <message>
        <source>ran away</source>
        <translation>geflohen</translation>
    </message>
    <message>
        <source>Ran Away</source>
        <translation>Geflohen</translation>
    </message>
    <message>
        <source>Captured</source>
        <translation>Gefangen</translation>
    </message>
    <message>
        <source>cheated death</source>
        <translation>dem Tod entronnen</translation>
    </message>
    <message>
        <source>Cheated Death</source>
        <translation>Dem Tod entronnen</translation>
    </message>
    <message>
        <source>wounded</source>
        <translation>verwundet</translation>
    </message>
    <message>
        <source>Wounded</source>
        <translation>Verwundet</translation>
    </message>
    <message>
        <source>sat out</source>
        <translation>pausiert</translation>
    </message>
    <message>
        <source>Sat out</source>
        <translation>Pausiert</translation>
    </message>
    <message>
        <source>scratched</source>
        <translation>Kratzer</translation>
    </message>
    <message>
        <source>Scratched</source>
        <translation>Kratzer</translation>
    </message>
    <message>
        <source>bad wound</source>
        <translation>schwere Wunde</translation>
    </message>
    <message>
        <source>Bad Wound</source>
        <translation>Schwere Wunde</translation>
    </message>
    <message>
        <source>unconscious</source>
        <translation>bewusstlos</translation>
    </message>
    <message>
        <source>Unconscious</source>
        <translation>Bewusstlos</translation>
    </message>
    <message>
        <source>Surrendered</source>
        <translation>Ergeben</translation>
    </message>
    <message>
        <source>turned</source>
        <translation>verwandelt</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>Verwandelt</translation>
    </message>
    <message>
        <source>left the table</source>
        <translation>vom Tisch gegangen</translation>
    </message>
    <message>
        <source>Left the table</source>
        <translation>Vom Tisch gegangen</translation>
    </message>
    <message>
        <source>no wound</source>
        <translation>keine Wunde</translation>
    </message>
    <message>
        <source>No wound after all</source>
        <translation>Doch keine Wunde</translation>
    </message>
    <message>
        <source>unaware</source>
        <translation>ahnungslos</translation>
    </message>
    <message>
        <source>Unaware</source>
        <translation>Ahnungslos</translation>
    </message>
    <message>
        <source>met</source>
        <translation>angetroffen</translation>
    </message>
    <message>
        <source>Met</source>
        <translation>Angetroffen</translation>
    </message>
    <message>
        <source>alarmed</source>
        <translation>alarmiert</translation>
    </message>
    <message>
        <source>Alarmed</source>
        <translation>Alarmiert</translation>
    </message>
    <message>
        <source>main body</source>
        <translation>Hauptmacht</translation>
    </message>
    <message>
        <source>Main body</source>
        <translation>Hauptmacht</translation>
    </message>
    <message>
        <source>stragglers</source>
        <translation>Nachzügler</translation>
    </message>
    <message>
        <source>Stragglers</source>
        <translation>Nachzügler</translation>
    </message>
    <message>
        <source>false alarm</source>
        <translation>Fehlalarm</translation>
    </message>
    <message>
        <source>False alarm</source>
        <translation>Fehlalarm</translation>
    </message>
    <message>
        <source>%1&quot; ahead</source>
        <translation>%1″ voraus</translation>
    </message>
    <message>
        <source>%1&quot; to the right</source>
        <translation>%1″ rechts</translation>
    </message>
    <message>
        <source>%1&quot; behind</source>
        <translation>%1″ dahinter</translation>
    </message>
    <message>
        <source>%1&quot; to the left</source>
        <translation>%1″ links</translation>
    </message>
    <message>
        <source>unseen; roll again when the convoy has moved</source>
        <translation>ungesehen; neu würfeln, wenn der Konvoi sich bewegt hat</translation>
    </message>
    <message>
        <source>advances on you, missile troops fire</source>
        <translation>rückt auf die eigenen Figuren vor, Schützen schießen</translation>
    </message>
    <message>
        <source>part fires from cover, part moves round your left (1–3) or right (4–6)</source>
        <translation>ein Teil schießt aus der Deckung, ein Teil umgeht die eigenen Figuren links (1–3) oder rechts (4–6)</translation>
    </message>
    <message>
        <source>fires from cover in range, follows you if you retire</source>
        <translation>schießt in Reichweite aus der Deckung, folgt den eigenen Figuren, wenn sie zurückweichen</translation>
    </message>
    <message>
        <source>halts, missile troops fire</source>
        <translation>hält an, Schützen schießen</translation>
    </message>
    <message>
        <source>takes up a position in cover and fires</source>
        <translation>geht in Deckung in Stellung und schießt</translation>
    </message>
    <message>
        <source>moves to cover and stays, retires if attacked on a flank</source>
        <translation>geht in Deckung und bleibt, weicht bei Angriff auf eine Flanke zurück</translation>
    </message>
    <message>
        <source>halts and does nothing</source>
        <translation>hält an und tut nichts</translation>
    </message>
    <message>
        <source>halts</source>
        <translation>hält an</translation>
    </message>
    <message>
        <source>%1&quot; to the nearest PEF, stops 4&quot; away</source>
        <translation>%1″ zur nächsten PEF, hält 4″ davor</translation>
    </message>
    <message>
        <source>%1&quot; to the nearest PEF</source>
        <translation>%1″ zur nächsten PEF</translation>
    </message>
    <message>
        <source>%1&quot; towards you, through cover</source>
        <translation>%1″ auf die eigenen zu, durch Deckung</translation>
    </message>
    <message>
        <source>%1&quot; towards you</source>
        <translation>%1″ auf die eigenen zu</translation>
    </message>
    <message>
        <source>splits in two</source>
        <translation>teilt sich in zwei</translation>
    </message>
    <message>
        <source>%1 with Rep %2 or more</source>
        <translation>%1 ab Rep %2</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, dann </translation>
    </message>
    <message>
        <source>%1; not %2, whose dice are equal</source>
        <translation>%1; bei gleichen Würfeln nicht: %2</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>you</source>
        <translation>eigene Seite</translation>
    </message>
    <message>
        <source>side %1</source>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>the enemy</source>
        <translation>der Gegner</translation>
    </message>
    <message>
        <source>inside, facing out</source>
        <translation>drinnen, Blick nach außen</translation>
    </message>
    <message>
        <source>inside, facing away</source>
        <translation>drinnen, Blick abgewandt</translation>
    </message>
    <message>
        <source>%1&quot; outside, facing you</source>
        <translation>%1″ draußen, Blick auf die eigenen Figuren</translation>
    </message>
    <message>
        <source>%1&quot; outside, facing away</source>
        <translation>%1″ draußen, Blick abgewandt</translation>
    </message>
    <message>
        <source>−%1</source>
        <translation>−%1</translation>
    </message>
    <message>
        <source>±0</source>
        <translation>±0</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>off the table</source>
        <translation>nicht auf dem Tisch</translation>
    </message>
    <message>
        <source>section %1</source>
        <translation>Abschnitt %1</translation>
    </message>
    <message>
        <source>now off the table</source>
        <translation>jetzt nicht auf dem Tisch</translation>
    </message>
    <message>
        <source>now in section %1</source>
        <translation>jetzt in Abschnitt %1</translation>
    </message>
    <message>
        <source>%1, Rep %2</source>
        <translation>%1, Rep %2</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>rolled again: no Grunt outranks the Star</source>
        <translation>neu gewürfelt: kein Grunt hat mehr Rep als der Star</translation>
    </message>
    <message>
        <source>rolled again: one special weapon or too much Rep over the limit</source>
        <translation>neu gewürfelt: eine Spezialwaffe oder zu viel Rep über der Grenze</translation>
    </message>
    <message>
        <source>Initiative %1</source>
        <translation>Initiative %1</translation>
    </message>
    <message>
        <source>skill %1</source>
        <translation>Fertigkeit %1</translation>
    </message>
    <message>
        <source>no encounter</source>
        <translation>keine Begegnung</translation>
    </message>
    <message>
        <source>an encounter</source>
        <translation>eine Begegnung</translation>
    </message>
    <message>
        <source>nothing follows</source>
        <translation>nichts folgt</translation>
    </message>
    <message>
        <source>%1: a tie, rolled again</source>
        <translation>%1: Gleichstand, neu gewürfelt</translation>
    </message>
    <message>
        <source>%1; chosen: %2</source>
        <translation>%1; gewählt: %2</translation>
    </message>
    <message>
        <source>EAL %1</source>
        <translation>EAL %1</translation>
    </message>
    <message>
        <source>%1: rolled again</source>
        <translation>%1: neu gewürfelt</translation>
    </message>
    <message>
        <source>no buildings</source>
        <translation>keine Gebäude</translation>
    </message>
    <message>
        <source>a road</source>
        <translation>eine Straße</translation>
    </message>
    <message>
        <source>a lake</source>
        <translation>ein See</translation>
    </message>
    <message>
        <source>a river</source>
        <translation>ein Fluss</translation>
    </message>
    <message>
        <source>%1&quot; wide</source>
        <translation>%1″ breit</translation>
    </message>
    <message>
        <source>a bridge, no ford</source>
        <translation>eine Brücke, keine Furt</translation>
    </message>
    <message>
        <source>a ford</source>
        <translation>eine Furt</translation>
    </message>
    <message>
        <source>structures: %1</source>
        <translation>Bauten: %1</translation>
    </message>
    <message>
        <source>figure %1 of %2: %3</source>
        <translation>Figur %1 von %2: %3</translation>
    </message>
    <message>
        <source>their leader is here</source>
        <translation>ihr Leader ist hier</translation>
    </message>
    <message>
        <source>no leader</source>
        <translation>kein Leader</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>a tie: rolled again</source>
        <translation>Gleichstand: neu gewürfelt</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>drinnen</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>draußen</translation>
    </message>
    <message>
        <source>%1&quot; away</source>
        <translation>%1″ entfernt</translation>
    </message>
    <message>
        <source>equal: drawn again</source>
        <translation>gleich: neu gezogen</translation>
    </message>
    <message>
        <source>sprung</source>
        <translation>ausgelöst</translation>
    </message>
    <message>
        <source>not sprung yet</source>
        <translation>noch nicht ausgelöst</translation>
    </message>
    <message>
        <source>Runners %1</source>
        <translation>Gejagte %1</translation>
    </message>
    <message>
        <source>figure %1</source>
        <translation>Figur %1</translation>
    </message>
    <message>
        <source>PEF %1</source>
        <translation>PEF %1</translation>
    </message>
    <message>
        <source>hit %1</source>
        <translation>Treffer %1</translation>
    </message>
    <message>
        <source>enemy %1</source>
        <translation>Gegner %1</translation>
    </message>
    <message>
        <source>Side %1</source>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>One more card</source>
        <translation>Noch eine Karte</translation>
    </message>
    <message>
        <source>Two cards (red: you, black: the enemy)</source>
        <translation>Zwei Karten (rot: eigene, schwarz: Gegner)</translation>
    </message>
    <message>
        <source>Activation, you first: %1</source>
        <translation>Aktivierung, eigene Seite zuerst: %1</translation>
    </message>
    <message>
        <source>The calendar</source>
        <translation>Der Kalender</translation>
    </message>
    <message>
        <source>A year has 24 turns, two for each month, and begins in early January. A month missed is two turns.</source>
        <translation>Ein Jahr hat 24 Halbmonate, zwei je Monat, und beginnt Anfang Januar. Ein verpasster Monat zählt zwei Halbmonate.</translation>
    </message>
    <message>
        <source>Ties for the next encounter</source>
        <translation>Gleichstand bei der nächsten Begegnung</translation>
    </message>
    <message>
        <source>Kinds of encounter that tie for the highest roll again among themselves, with their modifiers, in table order.</source>
        <translation>Begegnungsarten mit gleichem höchstem Wurf würfeln untereinander neu, mit ihren Modifikatoren, in der Reihenfolge der Tabelle.</translation>
    </message>
    <message>
        <source>Pursuit in a &quot;B&quot; movie</source>
        <translation>Verfolgung im B-Movie</translation>
    </message>
    <message>
        <source>The modifier printed as 1 counts as +1.</source>
        <translation>Der als 1 gedruckte Modifikator gilt als +1.</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Eigene Seite</translation>
    </message>
    <message>
        <source>Siege: on 1–3 you are besieged, on 4–6 you besiege. Robbery: police players are the police, everyone else robs. A Firefight has no roles.</source>
        <translation>Belagerung: Bei 1–3 wird die eigene Seite belagert, bei 4–6 belagert sie. Raubzug: Wer Polizei spielt, ist die Polizei, alle anderen rauben. Ein Feuergefecht hat keine Rollen.</translation>
    </message>
    <message>
        <source>Points for the ambushed</source>
        <translation>Punkte für die Überfallenen</translation>
    </message>
    <message>
        <source>All of them if at least half of the figures leave by the exit edge, half if any do, otherwise none.</source>
        <translation>Alle, wenn mindestens die Hälfte der Figuren den Tisch über die Ausgangskante verlässt, die Hälfte, wenn überhaupt welche es tun, sonst keine.</translation>
    </message>
    <message>
        <source>Sharing points</source>
        <translation>Punkte teilen</translation>
    </message>
    <message>
        <source>400 times the share won, divided by the number of figures you brought, fractions dropped. Kills and routs count for the figure that made them.</source>
        <translation>400-mal der gewonnene Anteil, geteilt durch die Zahl der mitgebrachten Figuren, Bruchteile entfallen. Getötete und in die Flucht Geschlagene zählen für die Figur, die dafür gesorgt hat.</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Erfahrung</translation>
    </message>
    <message>
        <source>A figure of Rep 2 or 3 gains one Rep, up to 4, if it took part, inflicted damage, stayed conscious and did not run away. Rep lost in a failed Recover check is not regained this way.</source>
        <translation>Eine Figur mit Rep 2 oder 3 gewinnt eine Rep, höchstens bis 4, wenn sie teilgenommen hat, Schaden angerichtet hat, bei Bewusstsein geblieben und nicht geflohen ist. Rep, die bei einer misslungenen Genesung verloren ging, kommt so nicht zurück.</translation>
    </message>
    <message>
        <source>Lost nerve</source>
        <translation>Nerven verloren</translation>
    </message>
    <message>
        <source>Running away without a wound costs one Rep for good, even if the figure is wounded later while running.</source>
        <translation>Flucht ohne Wunde kostet für immer eine Rep, auch wenn die Figur später auf der Flucht verwundet wird.</translation>
    </message>
    <message>
        <source>Recruits for an encounter</source>
        <translation>Rekruten für eine Begegnung</translation>
    </message>
    <message>
        <source>A number for each point of the leader&apos;s Rep; survivors stay, and the band is filled up from the list. An option uses the leader&apos;s Rep squared instead.</source>
        <translation>Eine Zahl für jeden Punkt Rep des Leaders; Überlebende bleiben, und die Bande wird von der Liste aufgefüllt. Eine Option nimmt stattdessen das Quadrat der Rep des Leaders.</translation>
    </message>
    <message>
        <source>Travelling from one locale to another takes two turns; encounters can happen on the way.</source>
        <translation>Die Reise von einer Gegend in eine andere dauert zwei Halbmonate; unterwegs kann es zu Begegnungen kommen.</translation>
    </message>
    <message>
        <source>Settlements</source>
        <translation>Siedlungen</translation>
    </message>
    <message>
        <source>Sizes up to 4 use the small table, 5 and 6 the larger one. The number rolled counts structures that are not homes: mandatory ones first, in table order, then those rolled. There are two or four times as many homes; size 1 is a single home.</source>
        <translation>Größen bis 4 nehmen die kleine Tabelle, 5 und 6 die größere. Die gewürfelte Zahl zählt Bauten, die keine Wohnhäuser sind: zuerst die Pflichtbauten in der Reihenfolge der Tabelle, dann die gewürfelten. Wohnhäuser gibt es zwei- oder viermal so viele; Größe 1 ist ein einzelnes Wohnhaus.</translation>
    </message>
    <message>
        <source>What besiegers need</source>
        <translation>Was Belagerer brauchen</translation>
    </message>
    <message>
        <source>Their points are for capturing or killing everybody; escape is the other side&apos;s condition.</source>
        <translation>Ihre Punkte gibt es für die Gefangennahme oder Tötung aller; Entkommen ist die Bedingung der anderen Seite.</translation>
    </message>
    <message>
        <source>This edition has no terrain generator. An option borrows Chain Reaction 3.0&apos;s nine sections.</source>
        <translation>Diese Ausgabe hat keinen Geländegenerator. Eine Option übernimmt die neun Abschnitte von Chain Reaction 3.0.</translation>
    </message>
    <message>
        <source>Bad Wound with equal scores</source>
        <translation>Schwere Wunde bei gleichen Werten</translation>
    </message>
    <message>
        <source>The figure is unconscious, not dead.</source>
        <translation>Die Figur ist bewusstlos, nicht tot.</translation>
    </message>
    <message>
        <source>Genres</source>
        <translation>Genres</translation>
    </message>
    <message>
        <source>How long a day is</source>
        <translation>Wie lang ein Tag ist</translation>
    </message>
    <message>
        <source>Ten face cards, plus five for each side beyond two. Without cards, twelve turns.</source>
        <translation>Zehn Bildkarten, dazu fünf für jede Seite über zwei. Ohne Karten zwölf Züge.</translation>
    </message>
    <message>
        <source>The limit of an encounter</source>
        <translation>Die Grenze einer Begegnung</translation>
    </message>
    <message>
        <source>The order of a robbery</source>
        <translation>Der Ablauf eines Raubzugs</translation>
    </message>
    <message>
        <source>Rivers</source>
        <translation>Flüsse</translation>
    </message>
    <message>
        <source>Several players</source>
        <translation>Mehrere Spieler</translation>
    </message>
    <message>
        <source>Two misprinted rows</source>
        <translation>Zwei falsch gedruckte Zeilen</translation>
    </message>
    <message>
        <source>The Military list&apos;s third row is a Team Leader on 2 to 4, and Insurgents on 3 to 5 are Military Trained.</source>
        <translation>Die dritte Zeile der Militärliste ist ein Teamführer bei 2 bis 4, und Aufständische bei 3 bis 5 sind militärisch ausgebildet.</translation>
    </message>
    <message>
        <source>A Rep higher than the Star&apos;s</source>
        <translation>Höhere Rep als der Star</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Waffen</translation>
    </message>
    <message>
        <source>Figures carry the standard weapon of their list; a gang rolls 1d6 for each. You may change any weapon.</source>
        <translation>Figuren tragen die Standardwaffe ihrer Liste; eine Gang würfelt 1W6 für jede. Jede Waffe darf geändert werden.</translation>
    </message>
    <message>
        <source>Rolled for each section. An option rolls it once for the whole table, or fixes it.</source>
        <translation>Für jeden Abschnitt gewürfelt. Eine Option würfelt einmal für den ganzen Tisch oder legt es fest.</translation>
    </message>
    <message>
        <source>Buildings in the woods</source>
        <translation>Gebäude im Wald</translation>
    </message>
    <message>
        <source>A 4 is printed for both: 1 to 4 is one building, 5 and 6 are two.</source>
        <translation>Eine 4 ist für beides gedruckt: 1 bis 4 ist ein Gebäude, 5 und 6 sind zwei.</translation>
    </message>
    <message>
        <source>Which way a road runs</source>
        <translation>Wie eine Straße verläuft</translation>
    </message>
    <message>
        <source>Road sections that share an edge are one road with one direction, rolled once when all nine sections are known. A road re-rolled later takes the direction of a road it touches.</source>
        <translation>Straßenabschnitte mit gemeinsamer Kante sind eine Straße mit einer Richtung, einmal gewürfelt, wenn alle neun Abschnitte bekannt sind. Eine später neu gewürfelte Straße übernimmt die Richtung einer Straße, an die sie stößt.</translation>
    </message>
    <message>
        <source>Rivers and lakes</source>
        <translation>Flüsse und Seen</translation>
    </message>
    <message>
        <source>A river crosses its section from edge to edge; in section 5 it is a lake, which cannot be forded. A river that cannot be forded has a bridge, and a river alone lies in clear country.</source>
        <translation>Ein Fluss durchquert seinen Abschnitt von Kante zu Kante; in Abschnitt 5 ist er ein See ohne Furt. Ein Fluss ohne Furt hat eine Brücke, und ein Fluss allein liegt in offenem Land.</translation>
    </message>
    <message>
        <source>How many enemies</source>
        <translation>Wie viele Gegner</translation>
    </message>
    <message>
        <source>The numbers are printed twice; an option chooses the page or the reference sheet. A total beyond the end of a table uses the row at that end. PEFs move by the page&apos;s table.</source>
        <translation>Die Zahlen sind zweimal gedruckt; eine Option wählt die Buchseite oder den Referenzbogen. Eine Summe über das Ende einer Tabelle hinaus nimmt die Zeile an diesem Ende. PEFs bewegen sich nach der Tabelle der Buchseite.</translation>
    </message>
    <message>
        <source>Which table tells how many</source>
        <translation>Welche Tabelle sagt, wie viele</translation>
    </message>
    <message>
        <source>The side on patrol decides: military and police use the Military table, insurgents and gangs the other. Several groups are as equal as possible, the larger first; two and three times the party are totals.</source>
        <translation>Die Seite auf Patrouille entscheidet: Militär und Polizei nehmen die Militärtabelle, Aufständische und Gangs die andere. Mehrere Gruppen sind so gleich groß wie möglich, die größere zuerst; das Zwei- und Dreifache des Trupps sind Gesamtzahlen.</translation>
    </message>
    <message>
        <source>Where their leader is</source>
        <translation>Wo ihr Leader ist</translation>
    </message>
    <message>
        <source>The first figure of the first group, at Rep 5. Once the leader is on the table, the leader die is still rolled and ignored.</source>
        <translation>Die erste Figur der ersten Gruppe, mit Rep 5. Ist der Leader auf dem Tisch, wird der Leader-Würfel weiter gewürfelt und nicht beachtet.</translation>
    </message>
    <message>
        <source>One die passed in recovery</source>
        <translation>Ein Würfel bestanden bei der Genesung</translation>
    </message>
    <message>
        <source>Out of the Fight or ran away: the figure returns at Rep −1.</source>
        <translation>Außer Gefecht oder geflohen: Die Figur kehrt mit Rep −1 zurück.</translation>
    </message>
    <message>
        <source>From battle to battle</source>
        <translation>Von Gefecht zu Gefecht</translation>
    </message>
    <message>
        <source>An option decides: linked campaigns use Swordplay&apos;s months, Enemy Activity Level and Stay or Go; plain ones have only recovery and a raid after each successful patrol. Another option makes PEFs use the Enemy Activity Level.</source>
        <translation>Eine Option entscheidet: Verbundene Kampagnen nehmen die Monate, die Feindaktivität (EAL) und Stay or Go von Swordplay; einfache haben nur Genesung und einen Überfall nach jeder erfolgreichen Patrouille. Eine weitere Option lässt PEFs die Feindaktivität (EAL) nutzen.</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Attribute</translation>
    </message>
    <message>
        <source>A Star chooses two different attributes, a Grunt rolls one. Those that affect a roll Muster makes are applied; the others are listed on the roster.</source>
        <translation>Ein Star wählt zwei verschiedene Attribute, ein Grunt würfelt eins. Die, die einen Wurf von Muster betreffen, werden angewendet; die anderen stehen in der Bandenliste.</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <translation>Verstärkung</translation>
    </message>
    <message>
        <source>An option of the encounter: none; on doubles, with the edge by die; or on a total of seven, ½d6 figures from the edge they started at.</source>
        <translation>Eine Option der Begegnung: keine; bei Pasch, mit Kante per Würfel; oder bei einer Summe von sieben, ½W6 Figuren von der Kante, an der sie begonnen haben.</translation>
    </message>
    <message>
        <source>Outgunned under fire</source>
        <translation>Waffenunterlegen unter Beschuss</translation>
    </message>
    <message>
        <source>The figure ducks back with two dice passed and with one, in cover or not.</source>
        <translation>Die Figur geht mit zwei und mit einem bestandenen Würfel in Deckung, ob sie Deckung hat oder nicht.</translation>
    </message>
    <message>
        <source>Charged from the rear</source>
        <translation>Von hinten angestürmt</translation>
    </message>
    <message>
        <source>The figure fights with penalties with two dice passed and with one.</source>
        <translation>Die Figur kämpft mit zwei und mit einem bestandenen Würfel mit Abzügen.</translation>
    </message>
    <message>
        <source>Wooded hills, and retiring</source>
        <translation>Bewaldete Hügel und Zurückweichen</translation>
    </message>
    <message>
        <source>A wooded hill is scouted as woods. Retiring is 12 inches.</source>
        <translation>Ein bewaldeter Hügel wird wie Wald erkundet. Zurückweichen sind 12 Zoll.</translation>
    </message>
    <message>
        <source>More than two sides</source>
        <translation>Mehr als zwei Seiten</translation>
    </message>
    <message>
        <source>Sides whose dice are equal do not activate this turn, and the others do. All dice are rolled again only if they are all equal.</source>
        <translation>Seiten mit gleichen Würfeln werden in diesem Zug nicht aktiviert, die anderen schon. Alle Würfel werden nur neu gewürfelt, wenn sie alle gleich sind.</translation>
    </message>
    <message>
        <source>Playing without attributes</source>
        <translation>Spiel ohne Attribute</translation>
    </message>
    <message>
        <source>Attributes are optional. An option turns them off, and recruits roll none.</source>
        <translation>Attribute sind freigestellt. Eine Option schaltet sie ab, dann würfeln Rekruten keine.</translation>
    </message>
    <message>
        <source>Halves</source>
        <translation>Hälften</translation>
    </message>
    <message>
        <source>Half a figure, inch or turn is rounded up. A half that is only compared with stays exact.</source>
        <translation>Eine halbe Figur, ein halber Zoll oder Zug wird aufgerundet. Eine Hälfte, mit der nur verglichen wird, bleibt genau.</translation>
    </message>
    <message>
        <source>Passing dice</source>
        <translation>Würfel bestehen</translation>
    </message>
    <message>
        <source>At most two dice count as passed, however many are rolled. Extra dice are extra chances.</source>
        <translation>Höchstens zwei Würfel zählen als bestanden, egal wie viele gewürfelt werden. Zusätzliche Würfel sind zusätzliche Chancen.</translation>
    </message>
    <message>
        <source>Rep below 1</source>
        <translation>Rep unter 1</translation>
    </message>
    <message>
        <source>Nobody stays in play at Rep 0: a Grunt who would drop to it is gone, and a Star&apos;s career ends.</source>
        <translation>Niemand bleibt mit Rep 0 im Spiel: Ein Grunt, der darauf fallen würde, ist fort, und die Laufbahn eines Stars endet.</translation>
    </message>
    <message>
        <source>The order of dice</source>
        <translation>Die Reihenfolge der Würfel</translation>
    </message>
    <message>
        <source>Dice are rolled in the order of the book&apos;s steps, and within a step by section or figure number.</source>
        <translation>Gewürfelt wird in der Reihenfolge der Schritte im Buch, innerhalb eines Schritts nach Abschnitts- oder Figurennummer.</translation>
    </message>
    <message>
        <source>Editing by hand</source>
        <translation>Bearbeiten von Hand</translation>
    </message>
    <message>
        <source>You can change any result by hand. The change is recorded like any other step and can be undone.</source>
        <translation>Jedes Ergebnis lässt sich von Hand ändern. Die Änderung wird wie jeder andere Schritt eingetragen und kann rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>Every contact is at least one enemy.</source>
        <translation>Jeder Kontakt ist mindestens ein Gegner.</translation>
    </message>
    <message>
        <source>A wound and what a figure does</source>
        <translation>Eine Wunde und was eine Figur tut</translation>
    </message>
    <message>
        <source>A wound and what a figure is doing are kept side by side, on the table, in the report and in the story. Neither ends the other.</source>
        <translation>Eine Wunde und was eine Figur gerade tut stehen nebeneinander, auf dem Tisch, im Bericht und in der Geschichte. Keins beendet das andere.</translation>
    </message>
    <message>
        <source>What the book decides</source>
        <translation>Was das Buch entscheidet</translation>
    </message>
    <message>
        <source>Outranking the Star</source>
        <translation>Mehr Rep als der Star</translation>
    </message>
    <message>
        <source>A Grunt who joined with a higher Rep than the Star&apos;s leaves after the first encounter, without a test. An option compares the Reps again after every encounter.</source>
        <translation>Ein Grunt, der mit mehr Rep als der Star dazukam, geht nach der ersten Begegnung, ohne Test. Eine Option vergleicht die Reps nach jeder Begegnung neu.</translation>
    </message>
    <message>
        <source>The size of the band</source>
        <translation>Die Größe der Bande</translation>
    </message>
    <message>
        <source>The Star leads as many Grunts as the Star&apos;s current Rep. If it falls, nobody is dismissed, but nobody can join until there is room.</source>
        <translation>Der Star führt so viele Grunts, wie seine aktuelle Rep beträgt. Sinkt sie, wird niemand entlassen, aber niemand kann dazukommen, bis Platz ist.</translation>
    </message>
    <message>
        <source>Recruiting</source>
        <translation>Rekrutieren</translation>
    </message>
    <message>
        <source>Between encounters you may recruit as long as there is room.</source>
        <translation>Zwischen Begegnungen darf rekrutiert werden, solange Platz ist.</translation>
    </message>
    <message>
        <source>It stays between 1 and 5. A rise from a PEF lasts for that encounter only; the next level is worked out from the one this encounter began with.</source>
        <translation>Sie bleibt zwischen 1 und 5. Ein Anstieg durch eine PEF gilt nur für diese Begegnung; der nächste Wert ergibt sich aus dem, mit dem diese Begegnung begann.</translation>
    </message>
    <message>
        <source>When the Star falls</source>
        <translation>Wenn der Star fällt</translation>
    </message>
    <message>
        <source>A Star Out of the Fight who passes no die cheats death at the cost of one Rep, if there is one to lose; with the option, the Star dies. A Star who ran away returns at Rep −1. If the Star dies or is captured, the campaign is over.</source>
        <translation>Ein Star, der Außer Gefecht ist und keinen Würfel besteht, entrinnt dem Tod um den Preis einer Rep, wenn noch eine zu verlieren ist; mit der Option stirbt der Star. Ein geflohener Star kehrt mit Rep −1 zurück. Stirbt der Star oder gerät in Gefangenschaft, ist die Kampagne vorbei.</translation>
    </message>
    <message>
        <source>Ran away, one die passed</source>
        <translation>Geflohen, ein Würfel bestanden</translation>
    </message>
    <message>
        <source>The figure returns at Rep −1; a figure of Rep 1 does not return.</source>
        <translation>Die Figur kehrt mit Rep −1 zurück; eine Figur mit Rep 1 kehrt nicht zurück.</translation>
    </message>
    <message>
        <source>The Star&apos;s dice in Stay or Go</source>
        <translation>Die Würfel des Stars bei Stay or Go</translation>
    </message>
    <message>
        <source>One roll counts for all Grunts. Bonus dice for a single Grunt are rolled separately and added; penalty dice leave out the last dice of the common roll.</source>
        <translation>Ein Wurf zählt für alle Grunts. Bonuswürfel für einen einzelnen Grunt werden gesondert gewürfelt und addiert; Strafwürfel lassen die letzten Würfel des gemeinsamen Wurfs weg.</translation>
    </message>
    <message>
        <source>Ties in Stay or Go</source>
        <translation>Gleichstand bei Stay or Go</translation>
    </message>
    <message>
        <source>Equal successes: the Grunt stays after a success and leaves after a failure.</source>
        <translation>Gleich viele Erfolge: Der Grunt bleibt nach einem Erfolg und geht nach einem Fehlschlag.</translation>
    </message>
    <message>
        <source>Twice as many</source>
        <translation>Doppelt so viele</translation>
    </message>
    <message>
        <source>More than the other side, and at least twice as many. One against none is twice.</source>
        <translation>Mehr als die andere Seite, und mindestens doppelt so viele. Eins gegen null ist doppelt.</translation>
    </message>
    <message>
        <source>Poison and exemption</source>
        <translation>Aufhetzung und Befreiung</translation>
    </message>
    <message>
        <source>Both apply to the test after the next encounter and are then used up. Poison affects figures whose Rep is equal to or lower than the leaver&apos;s, and does not add up.</source>
        <translation>Beides gilt für den Test nach der nächsten Begegnung und ist dann verbraucht. Aufhetzung trifft Figuren, deren Rep höchstens so hoch ist wie die der Figur, die geht, und summiert sich nicht.</translation>
    </message>
    <message>
        <source>Cheating death and Stay or Go</source>
        <translation>Dem Tod entrinnen und Stay or Go</translation>
    </message>
    <message>
        <source>A Star who cheats death on the table did not go Out of the Fight. A Star who does so in recovery did.</source>
        <translation>Ein Star, der auf dem Tisch dem Tod entrinnt, war nicht Außer Gefecht. Ein Star, der das bei der Genesung tut, schon.</translation>
    </message>
    <message>
        <source>Months in the band</source>
        <translation>Monate in der Bande</translation>
    </message>
    <message>
        <source>The month of the encounter just played counts when Stay or Go is rolled.</source>
        <translation>Der Monat der gerade gespielten Begegnung zählt, wenn Stay or Go gewürfelt wird.</translation>
    </message>
    <message>
        <source>The size of the party</source>
        <translation>Die Größe des Trupps</translation>
    </message>
    <message>
        <source>The number of enemies depends on the figures you have on the table.</source>
        <translation>Die Zahl der Gegner hängt von den eigenen Figuren auf dem Tisch ab.</translation>
    </message>
    <message>
        <source>The enemy&apos;s leader</source>
        <translation>Der Leader des Gegners</translation>
    </message>
    <message>
        <source>The first of the figures rolled, at Rep 5. If no C came up, the leader is with the last PEF, if anybody is.</source>
        <translation>Die erste gewürfelte Figur, mit Rep 5. Kam kein C, ist der Leader bei der letzten PEF, wenn dort jemand ist.</translation>
    </message>
    <message>
        <source>PEFs in a raid</source>
        <translation>PEFs bei einem Überfall</translation>
    </message>
    <message>
        <source>When you attack, the PEFs in the buildings count among the three. When you defend, each PEF enters at section 7, 8 or 9 by die.</source>
        <translation>Beim Angriff zählen die PEFs in den Gebäuden zu den dreien. Bei der Verteidigung kommt jede PEF nach Würfel in Abschnitt 7, 8 oder 9.</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Sections 1, 2 and 3 are the far edge; 7, 8 and 9 are yours. When you defend a building you stand in 1, 2 and 3, and the table is turned round.</source>
        <translation>Die Abschnitte 1, 2 und 3 sind die ferne Kante; 7, 8 und 9 sind die eigenen. Bei der Verteidigung eines Gebäudes stehen die eigenen Figuren in 1, 2 und 3, und der Tisch wird gedreht.</translation>
    </message>
    <message>
        <source>Terrain pieces</source>
        <translation>Geländestücke</translation>
    </message>
    <message>
        <source>A terrain piece covers about three quarters of its section. Buildings stand on clear ground.</source>
        <translation>Ein Geländestück bedeckt etwa drei Viertel seines Abschnitts. Gebäude stehen auf offenem Boden.</translation>
    </message>
    <message>
        <source>The Star starts each encounter with as many dice as Rep. The dice left are tracked during play.</source>
        <translation>Der Star beginnt jede Begegnung mit so vielen Würfeln wie Rep. Die verbleibenden Würfel werden während des Spiels mitgezählt.</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>If the Star was killed, or nobody is left on the table, a failure is suggested. Your report decides.</source>
        <translation>Wurde der Star getötet oder ist niemand mehr auf dem Tisch, wird ein Fehlschlag vorgeschlagen. Der Bericht entscheidet.</translation>
    </message>
    <message>
        <source>Whose Leader Die</source>
        <translation>Wessen Leader Die</translation>
    </message>
    <message>
        <source>The Star&apos;s is for the Star&apos;s own group while the Star is on the table and carries on, and an enemy Star Leader&apos;s for that leader&apos;s group. Tests of anybody else have none; it can be added or left out by hand.</source>
        <translation>Der Leader Die des Stars gilt für die eigene Gruppe des Stars, solange der Star auf dem Tisch und handlungsfähig ist, und der eines gegnerischen Star Leaders für die Gruppe dieses Leaders. Tests aller anderen haben keinen; er lässt sich von Hand hinzufügen oder weglassen.</translation>
    </message>
    <message>
        <source>Losses that cost a die</source>
        <translation>Verluste, die einen Würfel kosten</translation>
    </message>
    <message>
        <source>Who comes back</source>
        <translation>Wer zurückkommt</translation>
    </message>
    <message>
        <source>A quiet month</source>
        <translation>Ein ruhiger Monat</translation>
    </message>
    <message>
        <source>A month can pass without an encounter. Everybody serves it, nobody takes Stay or Go, poison and exemption wait for the next test, and the Enemy Activity Level and the next encounter stay as they are.</source>
        <translation>Ein Monat kann ohne Begegnung vergehen. Er zählt für alle als Monat in der Bande, niemand testet Stay or Go, Aufhetzung und Befreiung warten auf den nächsten Test, und die Feindaktivität (EAL) und die nächste Begegnung bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>1–3 unarmed, 4–5 a farm tool, 6 a bow.</source>
        <translation>1–3 unbewaffnet, 4–5 ein Bauernwerkzeug, 6 ein Bogen.</translation>
    </message>
    <message>
        <source>Several Stars on one side</source>
        <translation>Mehrere Stars auf einer Seite</translation>
    </message>
    <message>
        <source>Each player has a Star with up to the Star&apos;s Rep in Grunts; there is one campaign, one Enemy Activity Level and one encounter at a time. Grunts weigh Stay or Go against their own Star, and only losses of that band cost a die. Grunts of a lost Star take no test: another Star with room may take them over, and their months begin anew; the others leave. The campaign ends with the last Star.</source>
        <translation>Jeder Spieler hat einen Star mit bis zu so vielen Grunts wie Rep des Stars; es gibt eine Kampagne, eine Feindaktivität (EAL) und jeweils eine Begegnung. Grunts wägen Stay or Go gegen ihren eigenen Star ab, und nur Verluste dieser Bande kosten einen Würfel. Grunts eines verlorenen Stars legen keinen Test ab: Ein anderer Star mit Platz darf sie übernehmen, und ihre Monate zählen neu; die anderen gehen. Die Kampagne endet mit dem letzten Star.</translation>
    </message>
    <message>
        <source>Several tests, Fanatics, reloading</source>
        <translation>Mehrere Tests, Fanatiker, Nachladen</translation>
    </message>
    <message>
        <source>Of several outcomes the worst counts: Runaway, Cohesion, Duck Back, Carry On, Rush Shot, Fire, Advance, Charge. Fanatics have their third die only where the quick reference shows it. A crossbow reloaded by one die passed waits until its figure is active.</source>
        <translation>Von mehreren Ergebnissen gilt das schlechteste: Flucht, Zusammenhalt, In Deckung, Handlungsfähig, Hastiger Schuss, Feuern, Vorrücken, Sturmangriff. Fanatiker haben ihren dritten Würfel nur, wo die Kurzreferenz ihn zeigt. Eine mit einem bestandenen Würfel nachgeladene Armbrust wartet, bis ihre Figur aktiv ist.</translation>
    </message>
    <message>
        <source>A sheet for other campaigns</source>
        <translation>Ein Bogen für andere Kampagnen</translation>
    </message>
    <message>
        <source>TUMOR has tests, weapons and wounds but no campaign. A Chain Reaction campaign can use it as its reference sheet; its wounded figures then get First Aid after the battle.</source>
        <translation>TUMOR hat Tests, Waffen und Wunden, aber keine Kampagne. Eine Kampagne nach Chain Reaction kann es als Referenzbogen nehmen; ihre verwundeten Figuren bekommen dann nach dem Gefecht Erste Hilfe.</translation>
    </message>
    <message>
        <source>First Aid, weapons and outgunning</source>
        <translation>Erste Hilfe, Waffen und Waffenunterlegenheit</translation>
    </message>
    <message>
        <source>First Aid given on the table is final, and is not rolled again after the battle. A weapon that the sheet does not list has the values and the rank of the campaign&apos;s own rules. The sheet&apos;s ratings hold against its rules of thumb, and an explosive or flame weapon is not outgunned by another.</source>
        <translation>Auf dem Tisch geleistete Erste Hilfe ist endgültig und wird nach dem Gefecht nicht neu gewürfelt. Eine Waffe, die der Bogen nicht führt, hat die Werte und den Rang der eigenen Regeln der Kampagne. Die Einstufungen des Bogens gehen seinen Faustregeln vor, und eine Spreng- oder Flammenwaffe ist keiner anderen unterlegen.</translation>
    </message>
    <message>
        <source>Initiative and skill</source>
        <translation>Initiative und Fertigkeit</translation>
    </message>
    <message>
        <source>Figures have these instead of Rep. Officers roll higher for both. Initiative never rises above what was rolled and returns to it between games; a figure below zero is dead.</source>
        <translation>Figuren haben diese statt Rep. Offiziere würfeln für beides höher. Initiative steigt nie über das Gewürfelte und kehrt zwischen Spielen dorthin zurück; eine Figur unter null ist tot.</translation>
    </message>
    <message>
        <source>The score to hit</source>
        <translation>Der Wert zum Treffen</translation>
    </message>
    <message>
        <source>Weapon skill times the fraction for the range, halved again for automatic fire, fractions dropped. Each full 100 is a certain hit and the rest is the chance of one more; then a d6 against how much of the target shows.</source>
        <translation>Waffenfertigkeit mal den Bruch für die Reichweite, bei Automatikfeuer noch einmal halbiert, Bruchteile entfallen. Jede volle 100 ist ein sicherer Treffer, der Rest ist die Chance auf einen weiteren; dann ein W6 dagegen, wie viel vom Ziel zu sehen ist.</translation>
    </message>
    <message>
        <source>Linked games</source>
        <translation>Verbundene Spiele</translation>
    </message>
    <message>
        <source>The article has no campaign. Survivors of one game play the next; a side has four to six figures. A die chooses the location. The enemy has as many figures as you, rolled up by the same rules and led by the first. Weapons are rolled on the list; you may change them. The campaign ends when its Star is lost.</source>
        <translation>Der Artikel hat keine Kampagne. Überlebende eines Spiels spielen das nächste; eine Seite hat vier bis sechs Figuren. Ein Würfel bestimmt den Ort. Der Gegner hat so viele Figuren wie die eigene Seite, nach denselben Regeln ausgewürfelt und von der ersten geführt. Waffen werden auf der Liste gewürfelt und dürfen geändert werden. Die Kampagne endet, wenn ihr Star verloren ist.</translation>
    </message>
    <message>
        <source>A cone of automatic fire</source>
        <translation>Ein Kegel von Automatikfeuer</translation>
    </message>
    <message>
        <source>It is rolled once for each figure that stands in it, the nearest first.</source>
        <translation>Er wird einmal für jede Figur gewürfelt, die darin steht, die nächste zuerst.</translation>
    </message>
    <message>
        <source>section %1: %2</source>
        <translation>Abschnitt %1: %2</translation>
    </message>
    <message>
        <source>PEF %1: %2</source>
        <translation>PEF %1: %2</translation>
    </message>
    <message>
        <source>Larger than Life</source>
        <translation>Larger than Life</translation>
    </message>
    <message>
        <source>An enemy below Rep %1 can put %2 Out of the Fight, but cannot kill.</source>
        <translation>Ein Gegner unter Rep %1 kann %2 Außer Gefecht setzen, aber nicht töten.</translation>
    </message>
    <message>
        <source>Cheating Death</source>
        <translation>Cheating Death</translation>
    </message>
    <message>
        <source>Leaves the table safely, but drops to Rep %1.</source>
        <translation>Verlässt den Tisch sicher, fällt aber auf Rep %1.</translation>
    </message>
    <message>
        <source>Not possible: there is no Rep left to lose.</source>
        <translation>Nicht möglich: Es ist keine Rep mehr zu verlieren.</translation>
    </message>
    <message>
        <source>Free Will</source>
        <translation>Free Will</translation>
    </message>
    <message>
        <source>Choose the result of %1.</source>
        <translation>Das Ergebnis bei %1 selbst wählen.</translation>
    </message>
    <message>
        <source>%1, the campaign over</source>
        <translation>%1, Kampagne vorbei</translation>
    </message>
    <message>
        <source>%1, %2 under way</source>
        <translation>%1, %2 läuft</translation>
    </message>
    <message>
        <source>%1, before the first encounter</source>
        <translation>%1, vor der ersten Begegnung</translation>
    </message>
    <message>
        <source>%1, EAL %2</source>
        <translation>%1, EAL %2</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beides</translation>
    </message>
    <message>
        <source>your dice</source>
        <translation>eigene Würfel</translation>
    </message>
    <message>
        <source>rolled for you</source>
        <translation>von Muster</translation>
    </message>
    <message>
        <source>Band founded</source>
        <translation>Bande gegründet</translation>
    </message>
    <message>
        <source>%1 recruited</source>
        <translation>%1 rekrutiert</translation>
    </message>
    <message>
        <source>%1 prepared</source>
        <translation>%1 vorbereitet</translation>
    </message>
    <message>
        <source>Raid prepared</source>
        <translation>Überfall vorbereitet</translation>
    </message>
    <message>
        <source>Patrol prepared</source>
        <translation>Patrouille vorbereitet</translation>
    </message>
    <message>
        <source>Battle finished</source>
        <translation>Gefecht beendet</translation>
    </message>
    <message>
        <source>%1 dismissed</source>
        <translation>%1 entlassen</translation>
    </message>
    <message>
        <source>%1 joined</source>
        <translation>%1 dazugekommen</translation>
    </message>
    <message>
        <source>the buildings</source>
        <translation>die Gebäude</translation>
    </message>
    <message>
        <source>you enter here</source>
        <translation>eigener Eintritt</translation>
    </message>
    <message>
        <source>you set up here</source>
        <translation>eigene Aufstellung</translation>
    </message>
    <message>
        <source>they stand here</source>
        <translation>hier stehen Gegner</translation>
    </message>
    <message>
        <source>picked by hand: %1, %2</source>
        <translation>von Hand gewählt: %1, %2</translation>
    </message>
    <message>
        <source>%1 list %2: %3, %4</source>
        <translation>Liste %1, %2: %3, %4</translation>
    </message>
    <message>
        <source>%1; follows %2</source>
        <translation>%1; folgt %2</translation>
    </message>
    <message>
        <source>%1; more than the Star&apos;s, so for one encounter only</source>
        <translation>%1; mehr als der Star, daher nur für eine Begegnung</translation>
    </message>
    <message>
        <source>%1 began</source>
        <translation>%1 begonnen</translation>
    </message>
    <message>
        <source>%1: %2, %3; %4, %5</source>
        <translation>%1: %2, %3; %4, %5</translation>
    </message>
    <message>
        <source>%1 from the %2 list</source>
        <translation>%1 von der Liste %2</translation>
    </message>
    <message>
        <source>%1 was dismissed</source>
        <translation>%1 wurde entlassen</translation>
    </message>
    <message>
        <source>%1 from the stockpile</source>
        <translation>%1 aus dem Vorrat</translation>
    </message>
    <message>
        <source>%1 to the stockpile</source>
        <translation>%1 in den Vorrat</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Ausrüstung</translation>
    </message>
    <message>
        <source>Better equipment for this encounter</source>
        <translation>Bessere Ausrüstung für diese Begegnung</translation>
    </message>
    <message>
        <source>%1 is equipped</source>
        <translation>%1 ist ausgerüstet</translation>
    </message>
    <message>
        <source>%1 chooses equipment</source>
        <translation>%1 wählt Ausrüstung</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>not rolled</source>
        <translation>nicht gewürfelt</translation>
    </message>
    <message>
        <source>skill %1 to %2</source>
        <translation>Fertigkeit %1 auf %2</translation>
    </message>
    <message>
        <source>now called %1</source>
        <translation>heißt jetzt %1</translation>
    </message>
    <message>
        <source>months %1 to %2</source>
        <translation>Monate %1 auf %2</translation>
    </message>
    <message>
        <source>poisoned</source>
        <translation>aufgehetzt</translation>
    </message>
    <message>
        <source>no longer poisoned</source>
        <translation>nicht mehr aufgehetzt</translation>
    </message>
    <message>
        <source>exempt</source>
        <translation>befreit</translation>
    </message>
    <message>
        <source>no longer exempt</source>
        <translation>nicht mehr befreit</translation>
    </message>
    <message>
        <source>outranks the Star</source>
        <translation>steht über dem Star</translation>
    </message>
    <message>
        <source>does not outrank the Star</source>
        <translation>hat nicht mehr Rep als der Star</translation>
    </message>
    <message>
        <source>no attribute</source>
        <translation>kein Attribut</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <translation>aus %1 wird %2</translation>
    </message>
    <message>
        <source>EAL %1 to %2</source>
        <translation>EAL %1 auf %2</translation>
    </message>
    <message>
        <source>next %1</source>
        <translation>als Nächstes %1</translation>
    </message>
    <message>
        <source>section %1 %2</source>
        <translation>Abschnitt %1: %2</translation>
    </message>
    <message>
        <source>section %1 %2, buildings: %3</source>
        <translation>Abschnitt %1: %2, Gebäude: %3</translation>
    </message>
    <message>
        <source>fought in %1</source>
        <translation>ausgetragen in %1</translation>
    </message>
    <message>
        <source>not fought in a settlement</source>
        <translation>nicht in einer Siedlung ausgetragen</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>gegen %1</translation>
    </message>
    <message>
        <source>objective buildings: %1</source>
        <translation>Zielgebäude: %1</translation>
    </message>
    <message>
        <source>PEFs in %1</source>
        <translation>PEFs in %1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>no nomads</source>
        <translation>keine Nomaden</translation>
    </message>
    <message>
        <source>no notes</source>
        <translation>keine Notizen</translation>
    </message>
    <message>
        <source>notes: %1</source>
        <translation>Notizen: %1</translation>
    </message>
    <message>
        <source>brought back by hand; %1 in %2</source>
        <translation>von Hand zurückgeholt; %1 (%2)</translation>
    </message>
    <message>
        <source>%1 edited</source>
        <translation>%1 bearbeitet</translation>
    </message>
    <message>
        <source>%1 removed from the band</source>
        <translation>%1 aus der Bande entfernt</translation>
    </message>
    <message>
        <source>%1 is back</source>
        <translation>%1 ist zurück</translation>
    </message>
    <message>
        <source>Campaign edited</source>
        <translation>Kampagne bearbeitet</translation>
    </message>
    <message>
        <source>Enemy re-rolled</source>
        <translation>Gegner neu gewürfelt</translation>
    </message>
    <message>
        <source>Table re-rolled</source>
        <translation>Tisch neu gewürfelt</translation>
    </message>
    <message>
        <source>Encounter edited</source>
        <translation>Begegnung bearbeitet</translation>
    </message>
    <message>
        <source>%1 removed from the settlements</source>
        <translation>%1 aus den Siedlungen entfernt</translation>
    </message>
    <message>
        <source>The campaign goes on</source>
        <translation>Die Kampagne geht weiter</translation>
    </message>
    <message>
        <source>next %1, EAL %2</source>
        <translation>als Nächstes %1, EAL %2</translation>
    </message>
    <message>
        <source>The campaign is over</source>
        <translation>Die Kampagne ist vorbei</translation>
    </message>
    <message>
        <source>Figure %1</source>
        <translation>Figur %1</translation>
    </message>
    <message>
        <source>none passed</source>
        <translation>keiner bestanden</translation>
    </message>
    <message>
        <source>one passed</source>
        <translation>einer bestanden</translation>
    </message>
    <message>
        <source>both passed</source>
        <translation>beide bestanden</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <translation>%1 %2 auf %3</translation>
    </message>
    <message>
        <source>%1 was wounded</source>
        <translation>%1 wurde verwundet</translation>
    </message>
    <message>
        <source>First Aid, Rep %1, %2: %3</source>
        <translation>Erste Hilfe, Rep %1, %2: %3</translation>
    </message>
    <message>
        <source>all inside after the shots</source>
        <translation>nach den Schüssen alle drinnen</translation>
    </message>
    <message>
        <source>Section %1 scouted</source>
        <translation>Abschnitt %1 erkundet</translation>
    </message>
    <message>
        <source>no effect on the damage; %1</source>
        <translation>keine Wirkung auf den Schaden; %1</translation>
    </message>
    <message>
        <source>Objective building %1</source>
        <translation>Zielgebäude %1</translation>
    </message>
    <message>
        <source>looted</source>
        <translation>geplündert</translation>
    </message>
    <message>
        <source>the search was broken off</source>
        <translation>die Suche wurde abgebrochen</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>PEF %1 placed</source>
        <translation>PEF %1 aufgestellt</translation>
    </message>
    <message>
        <source>PEF %1 found in section %2</source>
        <translation>PEF %1 in Abschnitt %2 gefunden</translation>
    </message>
    <message>
        <source>PEF %1 appeared in section %2</source>
        <translation>PEF %1 in Abschnitt %2 erschienen</translation>
    </message>
    <message>
        <source>Group %1 placed</source>
        <translation>Gruppe %1 aufgestellt</translation>
    </message>
    <message>
        <source>Group %1 removed</source>
        <translation>Gruppe %1 entfernt</translation>
    </message>
    <message>
        <source>Group %1 is back</source>
        <translation>Gruppe %1 ist zurück</translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation>Gruppe %1</translation>
    </message>
    <message>
        <source>fights for %1</source>
        <translation>kämpft für: %1</translation>
    </message>
    <message>
        <source>Section %1 no longer counts as scouted</source>
        <translation>Abschnitt %1 gilt nicht mehr als erkundet</translation>
    </message>
    <message>
        <source>%1 of 9</source>
        <translation>%1 von 9</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>%1 sides</source>
        <translation>%1 Seiten</translation>
    </message>
    <message>
        <source>%1: group %2</source>
        <translation>%1: Gruppe %2</translation>
    </message>
    <message>
        <source>Your group %1 placed</source>
        <translation>Eigene Gruppe %1 aufgestellt</translation>
    </message>
    <message>
        <source>Group %1, figure %2: %3</source>
        <translation>Gruppe %1, Figur %2: %3</translation>
    </message>
    <message>
        <source>%1, off the table as yet</source>
        <translation>%1, noch nicht auf dem Tisch</translation>
    </message>
    <message>
        <source>%1 on the table</source>
        <translation>%1 auf dem Tisch</translation>
    </message>
    <message>
        <source>The battle begins</source>
        <translation>Das Gefecht beginnt</translation>
    </message>
    <message>
        <source>%1; sat out: %2</source>
        <translation>%1; pausiert: %2</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>PEF %1 moved</source>
        <translation>PEF %1 hat sich bewegt</translation>
    </message>
    <message>
        <source>PEF %1 does not move</source>
        <translation>PEF %1 bewegt sich nicht</translation>
    </message>
    <message>
        <source>PEF %1 resolved</source>
        <translation>PEF %1 aufgelöst</translation>
    </message>
    <message>
        <source>%1; EAL %2 from now on</source>
        <translation>%1; EAL ab jetzt %2</translation>
    </message>
    <message>
        <source>Group %1, %2</source>
        <translation>Gruppe %1, %2</translation>
    </message>
    <message>
        <source>6&quot; to the left of the first; %1</source>
        <translation>6″ links von der ersten; %1</translation>
    </message>
    <message>
        <source>6&quot; to the right of the first; %1</source>
        <translation>6″ rechts von der ersten; %1</translation>
    </message>
    <message>
        <source>Group %1 moved</source>
        <translation>Gruppe %1 hat sich bewegt</translation>
    </message>
    <message>
        <source>Reinforcements for you</source>
        <translation>Eigene Verstärkung</translation>
    </message>
    <message>
        <source>up to %1 from those who sat out</source>
        <translation>bis zu %1 von den Pausierenden</translation>
    </message>
    <message>
        <source>%1 follows %2 from now on</source>
        <translation>%1 folgt ab jetzt %2</translation>
    </message>
    <message>
        <source>%1; more Rep than %2, so for one encounter only</source>
        <translation>%1; mehr Rep als %2, daher nur für eine Begegnung</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 ist gegangen</translation>
    </message>
    <message>
        <source>%1 leads no longer</source>
        <translation>%1 führt nicht mehr</translation>
    </message>
    <message>
        <source>%1 joined with a new band</source>
        <translation>%1 kam mit einer neuen Bande dazu</translation>
    </message>
    <message>
        <source>%1 joined the campaign with %2</source>
        <translation>%1 ist mit %2 in die Kampagne eingestiegen</translation>
    </message>
    <message>
        <source>%1 left the campaign</source>
        <translation>%1 hat die Kampagne verlassen</translation>
    </message>
    <message>
        <source>%1 left the campaign with %2</source>
        <translation>%1 hat die Kampagne mit %2 verlassen</translation>
    </message>
    <message>
        <source>and with them %1</source>
        <translation>und damit auch %1</translation>
    </message>
    <message>
        <source>Sections %1 to %2</source>
        <translation>Abschnitte %1 bis %2</translation>
    </message>
    <message>
        <source>Prepared %1</source>
        <translation>%1 vorbereitet</translation>
    </message>
    <message>
        <source>Choose your party, place it at your edge, and begin play.</source>
        <translation>Den Trupp wählen, an der eigenen Kante aufstellen und das Spiel beginnen.</translation>
    </message>
    <message>
        <source>group %1 figure %2</source>
        <translation>Gruppe %1, Figur %2</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>Gruppe %1</translation>
    </message>
    <message>
        <source>No longer stunned: %1.</source>
        <translation>Nicht mehr benommen: %1.</translation>
    </message>
    <message>
        <source>No longer stunned after this activation: %1.</source>
        <translation>Nach dieser Aktivierung nicht mehr benommen: %1.</translation>
    </message>
    <message>
        <source>Ducked back, and may act again: %1.</source>
        <translation>In Deckung gegangen, wieder handlungsfähig: %1.</translation>
    </message>
    <message>
        <source>Hunkered down until rallied: %1.</source>
        <translation>Festgenagelt bis zum Sammeln: %1.</translation>
    </message>
    <message>
        <source>Patrol</source>
        <translation>Patrouille</translation>
    </message>
    <message>
        <source>Raid: Attack</source>
        <translation>Überfall</translation>
    </message>
    <message>
        <source>Raid: Defend</source>
        <translation>Verteidigung</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Hinterhalt</translation>
    </message>
    <message>
        <source>Firefight</source>
        <translation>Feuergefecht</translation>
    </message>
    <message>
        <source>Garrison</source>
        <translation>Garnison</translation>
    </message>
    <message>
        <source>Pursuit</source>
        <translation>Verfolgung</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>Überfall</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Bergung</translation>
    </message>
    <message>
        <source>Robbery</source>
        <translation>Raubzug</translation>
    </message>
    <message>
        <source>Siege</source>
        <translation>Belagerung</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Säuberung</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>Erfolg</translation>
    </message>
    <message>
        <source>success</source>
        <translation>Erfolg</translation>
    </message>
    <message>
        <source>a success</source>
        <translation>ein Erfolg</translation>
    </message>
    <message>
        <source>Failure</source>
        <translation>Fehlschlag</translation>
    </message>
    <message>
        <source>failure</source>
        <translation>Fehlschlag</translation>
    </message>
    <message>
        <source>a failure</source>
        <translation>ein Fehlschlag</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>In the open</source>
        <translation>Im Freien</translation>
    </message>
    <message>
        <source>Woods</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>woods</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>In the woods</source>
        <translation>Im Wald</translation>
    </message>
    <message>
        <source>Hill</source>
        <translation>Hügel</translation>
    </message>
    <message>
        <source>hill</source>
        <translation>Hügel</translation>
    </message>
    <message>
        <source>On the hill</source>
        <translation>Auf dem Hügel</translation>
    </message>
    <message>
        <source>Rough</source>
        <translation>Unwegsam</translation>
    </message>
    <message>
        <source>rough</source>
        <translation>unwegsam</translation>
    </message>
    <message>
        <source>In the rough</source>
        <translation>Im Unwegsamen</translation>
    </message>
    <message>
        <source>Wooded hill</source>
        <translation>Bewaldeter Hügel</translation>
    </message>
    <message>
        <source>wooded hill</source>
        <translation>bewaldeter Hügel</translation>
    </message>
    <message>
        <source>On the wooded hill</source>
        <translation>Auf dem bewaldeten Hügel</translation>
    </message>
    <message>
        <source>Impassable</source>
        <translation>Unpassierbar</translation>
    </message>
    <message>
        <source>impassable</source>
        <translation>unpassierbar</translation>
    </message>
    <message>
        <source>Among the rocks</source>
        <translation>Zwischen Felsen</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>Unverletzt</translation>
    </message>
    <message>
        <source>&amp;Fine</source>
        <translation>&amp;Unver-
letzt</translation>
    </message>
    <message>
        <source>&amp;Out of the
Fight</source>
        <translation>&amp;Außer
Gefecht</translation>
    </message>
    <message>
        <source>Obviously Dead</source>
        <translation>Eindeutig tot</translation>
    </message>
    <message>
        <source>Obviously
&amp;Dead</source>
        <translation>Ein&amp;deutig
tot</translation>
    </message>
    <message>
        <source>&amp;Ran
Away</source>
        <translation>Ge-
&amp;flohen</translation>
    </message>
    <message>
        <source>&amp;Captured</source>
        <translation>&amp;Gefangen</translation>
    </message>
    <message>
        <source>C&amp;heated
Death</source>
        <translation>Dem Tod
&amp;entronnen</translation>
    </message>
    <message>
        <source>Scrat-
c&amp;hed</source>
        <translation>&amp;Kratzer</translation>
    </message>
    <message>
        <source>&amp;Bad
Wound</source>
        <translation>&amp;Schwere
Wunde</translation>
    </message>
    <message>
        <source>&amp;Uncon-
scious</source>
        <translation>Be&amp;wusst-
los</translation>
    </message>
    <message>
        <source>&amp;Dead</source>
        <translation>&amp;Tot</translation>
    </message>
    <message>
        <source>Surr&amp;en-
dered</source>
        <translation>E&amp;rgeben</translation>
    </message>
    <message>
        <source>&amp;Turned</source>
        <translation>&amp;Verwan-
delt</translation>
    </message>
    <message>
        <source>&amp;Wound-
ed</source>
        <translation>Verwu&amp;n-
det</translation>
    </message>
    <message>
        <source>In the band</source>
        <translation>In der Bande</translation>
    </message>
    <message>
        <source>in the band</source>
        <translation>in der Bande</translation>
    </message>
    <message>
        <source>Died</source>
        <translation>Gestorben</translation>
    </message>
    <message>
        <source>died</source>
        <translation>gestorben</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gegangen</translation>
    </message>
    <message>
        <source>Did not return</source>
        <translation>Nicht zurück</translation>
    </message>
    <message>
        <source>did not return</source>
        <translation>nicht zurückgekehrt</translation>
    </message>
    <message>
        <source>Dismissed</source>
        <translation>Entlassen</translation>
    </message>
    <message>
        <source>%1 is dead</source>
        <translation>%1 ist tot</translation>
    </message>
    <message>
        <source>%1 is in the enemy&apos;s hands</source>
        <translation>%1 ist in der Hand des Gegners</translation>
    </message>
    <message>
        <source>%1 has no Rep left to lead with</source>
        <translation>%1 hat keine Rep mehr, um anzuführen</translation>
    </message>
    <message>
        <source>%1 is one of them now</source>
        <translation>%1 gehört jetzt zu ihnen</translation>
    </message>
    <message>
        <source>Stays firm</source>
        <translation>Bleibt treu</translation>
    </message>
    <message>
        <source>stays firm</source>
        <translation>bleibt treu</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Bleibt</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Geht</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>geht</translation>
    </message>
    <message>
        <source>Leaves and poisons minds</source>
        <translation>Geht und hetzt auf</translation>
    </message>
    <message>
        <source>leaves, and poisons minds</source>
        <translation>geht und hetzt auf</translation>
    </message>
    <message>
        <source>something’s out there</source>
        <translation>da draußen ist etwas</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>in force</source>
        <translation>in Stärke</translation>
    </message>
    <message>
        <source>Drive off the other side, or put all its figures out of action.</source>
        <translation>Die andere Seite vertreiben oder alle ihre Figuren ausschalten.</translation>
    </message>
    <message>
        <source>Each turn everyone moves by initiative, lowest first: 1, 2, 3, 4. Then everyone fires, highest first: 4, 3, 2, 1, 0; equals fire together.</source>
        <translation>In jedem Zug bewegen sich alle nach Initiative, die niedrigste zuerst: 1, 2, 3, 4. Dann schießen alle, die höchste zuerst: 4, 3, 2, 1, 0; bei gleicher gleichzeitig.</translation>
    </message>
    <message>
        <source>9″ in the open or on a road, 6″ on a tile, 3″ in a building; a wall up to chest height costs half a move.</source>
        <translation>9″ im Freien oder auf einer Straße, 6″ auf einer Geländeplatte, 3″ in einem Gebäude; eine Mauer bis Brusthöhe kostet eine halbe Bewegung.</translation>
    </message>
    <message>
        <source>By initiative, until someone is hit: %1.</source>
        <translation>Nach Initiative, bis jemand getroffen wird: %1.</translation>
    </message>
    <message>
        <source>You: %1. Enemy: %2, %3; the first is their leader.</source>
        <translation>Eigene Seite: %1. Gegner: %2, %3; die erste Figur ist der Leader.</translation>
    </message>
    <message>
        <source>no initiative lost</source>
        <translation>keine Initiative verloren</translation>
    </message>
    <message>
        <source>initiative %1, %2 lost: below zero</source>
        <translation>Initiative %1, %2 verloren: unter null</translation>
    </message>
    <message>
        <source>initiative %1, %2 lost; back to %1</source>
        <translation>Initiative %1, %2 verloren; wieder %1</translation>
    </message>
    <message>
        <source>%1 was killed</source>
        <translation>%1 wurde getötet</translation>
    </message>
    <message>
        <source>%1 came through</source>
        <translation>%1 hat überlebt</translation>
    </message>
    <message>
        <source>taken out: %1</source>
        <translation>ausgeschaltet: %1</translation>
    </message>
    <message>
        <source>against %1, %2</source>
        <translation>gegen %1, %2</translation>
    </message>
    <message>
        <source>Enemy %1</source>
        <translation>Gegner %1</translation>
    </message>
    <message>
        <source>%1, %2; %3</source>
        <translation>%1, %2; %3</translation>
    </message>
    <message>
        <source>%1″ behind you</source>
        <translation>%1″ hinter den eigenen Figuren</translation>
    </message>
    <message>
        <source>A media crew is there</source>
        <translation>Ein Medienteam ist da</translation>
    </message>
    <message>
        <source>a crew is there</source>
        <translation>ein Team ist da</translation>
    </message>
    <message>
        <source>full coverage</source>
        <translation>volle Berichte</translation>
    </message>
    <message>
        <source>A media crew is there and moves last: %1.</source>
        <translation>Ein Medienteam ist da und bewegt sich zuletzt: %1.</translation>
    </message>
    <message>
        <source>A media crew may still arrive</source>
        <translation>Ein Medienteam kann noch kommen</translation>
    </message>
    <message>
        <source>possible coverage</source>
        <translation>mögliche Berichte</translation>
    </message>
    <message>
        <source>A media crew may still arrive: roll again next turn.</source>
        <translation>Ein Medienteam kann noch kommen: im nächsten Zug neu würfeln.</translation>
    </message>
    <message>
        <source>No media coverage</source>
        <translation>Keine Medien</translation>
    </message>
    <message>
        <source>no media coverage</source>
        <translation>keine Medien</translation>
    </message>
    <message>
        <source>no coverage</source>
        <translation>keine Berichte</translation>
    </message>
    <message>
        <source>There is no media coverage.</source>
        <translation>Es gibt keine Medienberichte.</translation>
    </message>
    <message>
        <source>%1: a crew is there</source>
        <translation>%1: ein Team ist da</translation>
    </message>
    <message>
        <source>%1: roll again next turn</source>
        <translation>%1: im nächsten Zug neu würfeln</translation>
    </message>
    <message>
        <source>Media coverage, 1d6 at the start: %1.</source>
        <translation>Medien, 1W6 zu Beginn: %1.</translation>
    </message>
    <message>
        <source>roll again next turn</source>
        <translation>im nächsten Zug neu würfeln</translation>
    </message>
    <message>
        <source>The crew</source>
        <translation>Das Team</translation>
    </message>
    <message>
        <source>a crew of two</source>
        <translation>ein Team von zwei</translation>
    </message>
    <message>
        <source>The enemy is not on the table at first.</source>
        <translation>Der Gegner ist anfangs nicht auf dem Tisch.</translation>
    </message>
    <message>
        <source>You are not on the table at first.</source>
        <translation>Die eigenen Figuren sind anfangs nicht auf dem Tisch.</translation>
    </message>
    <message>
        <source>Get your vehicles (%1) from one edge to the far edge.</source>
        <translation>Die eigenen Fahrzeuge (%1) von einer Kante zur fernen Kante bringen.</translation>
    </message>
    <message>
        <source>Stop the enemy&apos;s vehicles (%1) before they reach the far edge.</source>
        <translation>Die gegnerischen Fahrzeuge (%1) aufhalten, bevor sie die ferne Kante erreichen.</translation>
    </message>
    <message>
        <source>Points: all if at least half of your figures leave by the far edge, half if any do.</source>
        <translation>Punkte: alle, wenn mindestens die Hälfte der eigenen Figuren den Tisch über die ferne Kante verlässt, die Hälfte, wenn welche es tun.</translation>
    </message>
    <message>
        <source>Points: all if every enemy is killed or captured, none if at least half of them get away, otherwise half.</source>
        <translation>Punkte: alle, wenn alle Gegner getötet oder gefangen sind, keine, wenn mindestens die Hälfte entkommt, sonst die Hälfte.</translation>
    </message>
    <message>
        <source>Drive the other side off the table.</source>
        <translation>Die andere Seite vom Tisch vertreiben.</translation>
    </message>
    <message>
        <source>One side sets up the table, the other chooses its edge; the first enters from the opposite edge.</source>
        <translation>Eine Seite baut den Tisch auf, die andere wählt ihre Kante; die erste kommt von der Gegenkante.</translation>
    </message>
    <message>
        <source>Points: all for driving them off, half if you lose half of your force or more.</source>
        <translation>Punkte: alle fürs Vertreiben, die Hälfte, wenn die eigene Seite die Hälfte ihrer Figuren oder mehr verliert.</translation>
    </message>
    <message>
        <source>You are surprised: they may approach to within one move of the buildings.</source>
        <translation>Die eigene Seite wird überrascht: Der Gegner darf bis auf eine Bewegung an die Gebäude heran.</translation>
    </message>
    <message>
        <source>They are surprised: you may approach to within one move of the buildings.</source>
        <translation>Der Gegner wird überrascht: Die eigenen Figuren dürfen bis auf eine Bewegung an die Gebäude heran.</translation>
    </message>
    <message>
        <source>Each turn the defenders roll 1d6: a %1 spots the attackers.</source>
        <translation>In jedem Zug würfeln die Verteidiger 1W6: Eine %1 entdeckt die Angreifer.</translation>
    </message>
    <message>
        <source>Hold the buildings until the attackers are driven off.</source>
        <translation>Die Gebäude halten, bis die Angreifer vertrieben sind.</translation>
    </message>
    <message>
        <source>Drive the garrison out of the buildings, or destroy it.</source>
        <translation>Die Besatzung aus den Gebäuden vertreiben oder vernichten.</translation>
    </message>
    <message>
        <source>The garrison sets up the buildings and terrain and may hide; the attackers enter where they like.</source>
        <translation>Die Besatzung baut Gebäude und Gelände auf und darf sich verstecken; die Angreifer kommen, wo sie wollen.</translation>
    </message>
    <message>
        <source>Points: all for winning, half if you lose half of your force or more.</source>
        <translation>Punkte: alle für den Sieg, die Hälfte, wenn die eigene Seite die Hälfte ihrer Figuren oder mehr verliert.</translation>
    </message>
    <message>
        <source>Cross the table and get away: %1″ ahead of the Chasers.</source>
        <translation>Den Tisch überqueren und entkommen: %1″ vor den Verfolgern.</translation>
    </message>
    <message>
        <source>Catch the Runners.</source>
        <translation>Die Gejagten fangen.</translation>
    </message>
    <message>
        <source>The Chasers start %1″ behind. Each round the Runners move 1d6 + %2 + their lowest Rep, the Chasers 1d6 + theirs; each round the Chasers win lowers the %2 by one. Figures that leave by the far edge come back on at the edge to their right.</source>
        <translation>Die Verfolger beginnen %1″ dahinter. In jeder Runde bewegen sich die Gejagten 1W6 + %2 + ihre niedrigste Rep, die Verfolger 1W6 + ihre; jede Runde, die die Verfolger gewinnen, senkt die %2 um eins. Figuren, die den Tisch über die ferne Kante verlassen, kommen an der Kante zu ihrer Rechten wieder.</translation>
    </message>
    <message>
        <source>At %1″ the Runners must make a stand; they may do so sooner. Each side rolls 1d6 + its leader&apos;s Rep: Chasers with half of the Runners&apos; total or less walk into an ambush. If they do, report “Ambush” as the follow-up.</source>
        <translation>Bei %1″ müssen die Gejagten sich stellen; sie dürfen es auch eher. Jede Seite würfelt 1W6 + Rep ihres Leaders: Verfolger mit der Hälfte der Summe der Gejagten oder weniger laufen in einen Hinterhalt. Wenn ja, als Anschlussbegegnung „Hinterhalt“ melden.</translation>
    </message>
    <message>
        <source>Points: all for getting away.</source>
        <translation>Punkte: alle fürs Entkommen.</translation>
    </message>
    <message>
        <source>Points: all if every Runner is killed or captured.</source>
        <translation>Punkte: alle, wenn jeder Gejagte getötet oder gefangen ist.</translation>
    </message>
    <message>
        <source>Drive the defenders away, or loot their dwellings.</source>
        <translation>Die Verteidiger vertreiben oder ihre Behausungen plündern.</translation>
    </message>
    <message>
        <source>Drive the raiders away.</source>
        <translation>Die Plünderer vertreiben.</translation>
    </message>
    <message>
        <source>The defenders set up the buildings and terrain and may hide; the raiders enter where they like.</source>
        <translation>Die Verteidiger bauen Gebäude und Gelände auf und dürfen sich verstecken; die Plünderer kommen, wo sie wollen.</translation>
    </message>
    <message>
        <source>Points: all if the defenders are all killed, captured or driven away; half if figures that entered half of the dwellings leave the table.</source>
        <translation>Punkte: alle, wenn die Verteidiger alle getötet, gefangen oder vertrieben sind; die Hälfte, wenn Figuren, die in der Hälfte der Behausungen waren, den Tisch verlassen.</translation>
    </message>
    <message>
        <source>Points: all if the raiders are killed, captured or driven away, otherwise none.</source>
        <translation>Punkte: alle, wenn die Plünderer getötet, gefangen oder vertrieben sind, sonst keine.</translation>
    </message>
    <message>
        <source>The survivors may meet again immediately with the roles reversed: a raid on 1–2.</source>
        <translation>Die Überlebenden können sofort mit vertauschten Rollen wieder aufeinandertreffen: ein Überfall bei 1–2.</translation>
    </message>
    <message>
        <source>Find the dwelling where your people (%1) are held, and bring them off the table.</source>
        <translation>Die Behausung finden, in der die eigenen Leute (%1) festgehalten werden, und sie vom Tisch bringen.</translation>
    </message>
    <message>
        <source>Keep your prisoners (%1) and drive the rescuers off.</source>
        <translation>Die eigenen Gefangenen (%1) behalten und die Befreier vertreiben.</translation>
    </message>
    <message>
        <source>The defenders set up the table and name one dwelling; nobody in it moves until a rescuer reaches it.</source>
        <translation>Die Verteidiger bauen den Tisch auf und bestimmen eine Behausung; darin bewegt sich niemand, bis ein Befreier sie erreicht.</translation>
    </message>
    <message>
        <source>Points: all or none.</source>
        <translation>Punkte: alle oder keine.</translation>
    </message>
    <message>
        <source>A pursuit follows immediately.</source>
        <translation>Sofort folgt eine Verfolgung.</translation>
    </message>
    <message>
        <source>Rob the place and get away down the street.</source>
        <translation>Den Ort ausrauben und die Straße hinunter entkommen.</translation>
    </message>
    <message>
        <source>Stop the robbery.</source>
        <translation>Den Raubzug verhindern.</translation>
    </message>
    <message>
        <source>At the end of the turn of the robbery, and of each turn after it, the alarm sounds on %1 on 1d6. The police arrive in the next turn in which they move first; each turn after that brings one more (1–3) or two (4–6).</source>
        <translation>Am Ende des Zugs mit dem Raub und jedes folgenden Zugs wird der Alarm mit 1W6 bei %1 ausgelöst. Die Polizei kommt im nächsten Zug, in dem sie sich zuerst bewegt; jeder weitere Zug bringt einen mehr (1–3) oder zwei (4–6).</translation>
    </message>
    <message>
        <source>Points: all for the loot and the escape.</source>
        <translation>Punkte: alle für Beute und Flucht.</translation>
    </message>
    <message>
        <source>Points: all if the robbery is stopped.</source>
        <translation>Punkte: alle, wenn der Raubzug verhindert wird.</translation>
    </message>
    <message>
        <source>Kill or capture everyone inside.</source>
        <translation>Alle drinnen töten oder gefangen nehmen.</translation>
    </message>
    <message>
        <source>Get off the table, or outlast the besiegers.</source>
        <translation>Vom Tisch kommen oder die Belagerer überdauern.</translation>
    </message>
    <message>
        <source>Get off the table: the police do not leave.</source>
        <translation>Vom Tisch kommen: Die Polizei zieht nicht ab.</translation>
    </message>
    <message>
        <source>At the end of each day the besiegers roll 1d6 + their losses and 1d6 + their survivors; if the first total is higher, they slip away. A day is %1 face cards, or %2 turns.</source>
        <translation>Am Ende jedes Tages würfeln die Belagerer 1W6 + ihre Verluste und 1W6 + ihre Überlebenden; ist die erste Summe höher, ziehen sie ab. Ein Tag hat %1 Bildkarten oder %2 Züge.</translation>
    </message>
    <message>
        <source>Points: all if any of you escape.</source>
        <translation>Punkte: alle, wenn irgendjemand der eigenen Seite entkommt.</translation>
    </message>
    <message>
        <source>Points: all if everyone inside is killed or captured.</source>
        <translation>Punkte: alle, wenn alle drinnen getötet oder gefangen sind.</translation>
    </message>
    <message>
        <source>If the besieged get out, a pursuit follows on 1–3.</source>
        <translation>Kommen die Belagerten heraus, folgt bei 1–3 eine Verfolgung.</translation>
    </message>
    <message>
        <source>Kill or capture every enemy.</source>
        <translation>Jeden Gegner töten oder gefangen nehmen.</translation>
    </message>
    <message>
        <source>Drive the attackers away.</source>
        <translation>Die Angreifer vertreiben.</translation>
    </message>
    <message>
        <source>The defenders set up the buildings and terrain and may hide; the attackers enter where they like.</source>
        <translation>Die Verteidiger bauen Gebäude und Gelände auf und dürfen sich verstecken; die Angreifer kommen, wo sie wollen.</translation>
    </message>
    <message>
        <source>Points: the share of the enemy you killed or captured; double if you killed them all.</source>
        <translation>Punkte: der Anteil der getöteten oder gefangenen Gegner; doppelt, wenn alle getötet wurden.</translation>
    </message>
    <message>
        <source>Points: all for driving them away, half if you lose half of your force or more.</source>
        <translation>Punkte: alle fürs Vertreiben, die Hälfte, wenn die eigene Seite die Hälfte ihrer Figuren oder mehr verliert.</translation>
    </message>
    <message>
        <source>First wound from a zombie: 1d6 + Rep; on 7 or more the figure is fine, otherwise it turns in ½d6 turns. A zombie that brings a figure down eats for ½d6 turns.</source>
        <translation>Erste Wunde durch einen Zombie: 1W6 + Rep; ab 7 ist die Figur unverletzt, sonst verwandelt sie sich in ½W6 Zügen. Ein Zombie, der eine Figur zu Fall bringt, frisst ½W6 Züge lang.</translation>
    </message>
    <message>
        <source>Starting a car in a hurry: 1d6 each turn; it starts on 1–3.</source>
        <translation>Ein Auto in Eile starten: 1W6 je Zug; es startet bei 1–3.</translation>
    </message>
    <message>
        <source>Where others fire, aliens charge. They pass every test for charging and being charged, and armour does not help hand to hand.</source>
        <translation>Wo andere schießen, greifen Aliens im Sturm an. Sie bestehen jeden Test für Sturmangriff und Angestürmt werden, und Rüstung hilft im Nahkampf nicht.</translation>
    </message>
    <message>
        <source>Civilians: %1.</source>
        <translation>Zivilisten: %1.</translation>
    </message>
    <message>
        <source>Enemy: %1, %2, leader Rep %3.</source>
        <translation>Gegner: %1, %2, Leader Rep %3.</translation>
    </message>
    <message>
        <source>Enemy vehicles: %1.</source>
        <translation>Gegnerische Fahrzeuge: %1.</translation>
    </message>
    <message>
        <source>The besiegers are gone. Go to After the battle.</source>
        <translation>Die Belagerer sind fort. Weiter mit „Nach dem Gefecht“.</translation>
    </message>
    <message>
        <source>The Runners have got away. Go to After the battle.</source>
        <translation>Die Gejagten sind entkommen. Weiter mit „Nach dem Gefecht“.</translation>
    </message>
    <message>
        <source>The Runners have set an ambush: an Ambush follows immediately. Go to After the battle.</source>
        <translation>Die Gejagten haben einen Hinterhalt gelegt: Sofort folgt ein Hinterhalt. Weiter mit „Nach dem Gefecht“.</translation>
    </message>
    <message>
        <source>The hostages are off the table. Go to After the battle.</source>
        <translation>Die Geiseln sind vom Tisch. Weiter mit „Nach dem Gefecht“.</translation>
    </message>
    <message>
        <source>None of your figures is left on the table. Go to After the battle.</source>
        <translation>Keine eigene Figur ist mehr auf dem Tisch. Weiter mit „Nach dem Gefecht“.</translation>
    </message>
    <message>
        <source>No enemy is left on the table. Go to After the battle.</source>
        <translation>Kein Gegner ist mehr auf dem Tisch. Weiter mit „Nach dem Gefecht“.</translation>
    </message>
    <message>
        <source>Your band is on the table. Draw a card for each side.</source>
        <translation>Die Bande ist auf dem Tisch. Für jede Seite eine Karte ziehen.</translation>
    </message>
    <message>
        <source>Draw cards</source>
        <translation>Karten ziehen</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Make a stand</source>
        <translation>Sich stellen</translation>
    </message>
    <message>
        <source>End of the day</source>
        <translation>Ende des Tages</translation>
    </message>
    <message>
        <source>Police</source>
        <translation>Polizei</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Dwellings</source>
        <translation>Behausungen</translation>
    </message>
    <message>
        <source>A card for each side says who moves first</source>
        <translation>Eine Karte je Seite sagt, wer sich zuerst bewegt</translation>
    </message>
    <message>
        <source>2d6 each turn: a %1 springs it; then its distance and direction</source>
        <translation>2W6 je Zug: eine %1 löst ihn aus; dann Entfernung und Richtung</translation>
    </message>
    <message>
        <source>1d6 each turn: a %1 spots the attackers</source>
        <translation>1W6 je Zug: eine %1 entdeckt die Angreifer</translation>
    </message>
    <message>
        <source>Both sides roll, and the distance between them changes</source>
        <translation>Beide Seiten würfeln, und der Abstand ändert sich</translation>
    </message>
    <message>
        <source>The Runners turn and fight: do the Chasers walk into an ambush?</source>
        <translation>Die Gejagten wenden sich und kämpfen: Laufen die Verfolger in einen Hinterhalt?</translation>
    </message>
    <message>
        <source>At the end of a day: do the besiegers slip away?</source>
        <translation>Am Ende eines Tages: Ziehen die Belagerer ab?</translation>
    </message>
    <message>
        <source>1d6 at the end of the turn: it sounds on %1</source>
        <translation>1W6 am Ende des Zugs: ausgelöst bei %1</translation>
    </message>
    <message>
        <source>They arrive in a turn in which they move first, and more each turn after that</source>
        <translation>Sie kommt in einem Zug, in dem sie sich zuerst bewegt, und danach in jedem Zug weitere</translation>
    </message>
    <message>
        <source>The objective of the encounter is reached</source>
        <translation>Das Ziel der Begegnung ist erreicht</translation>
    </message>
    <message>
        <source>How many there are, and how many were looted</source>
        <translation>Wie viele es gibt und wie viele geplündert wurden</translation>
    </message>
    <message>
        <source>They may move once a rescuer has reached them</source>
        <translation>Sie dürfen sich bewegen, sobald ein Befreier sie erreicht hat</translation>
    </message>
    <message>
        <source>The hostages are out</source>
        <translation>Die Geiseln sind heraus</translation>
    </message>
    <message>
        <source>The hostages are still held</source>
        <translation>Die Geiseln werden noch festgehalten</translation>
    </message>
    <message>
        <source>The bank is robbed</source>
        <translation>Die Bank ist ausgeraubt</translation>
    </message>
    <message>
        <source>The robbery is stopped</source>
        <translation>Der Raubzug ist verhindert</translation>
    </message>
    <message>
        <source>You enter</source>
        <translation>Eigene kommen</translation>
    </message>
    <message>
        <source>within one move</source>
        <translation>bis auf eine Bewegung</translation>
    </message>
    <message>
        <source>You enter, up to within one move of the buildings.</source>
        <translation>Die eigenen Figuren kommen bis auf eine Bewegung an die Gebäude heran.</translation>
    </message>
    <message>
        <source>by any edge</source>
        <translation>über beliebige Kante</translation>
    </message>
    <message>
        <source>You enter by any edge.</source>
        <translation>Die eigenen Figuren kommen über eine beliebige Kante.</translation>
    </message>
    <message>
        <source>by one edge</source>
        <translation>über eine Kante</translation>
    </message>
    <message>
        <source>You enter by one edge.</source>
        <translation>Die eigenen Figuren kommen über eine Kante.</translation>
    </message>
    <message>
        <source>You are hidden</source>
        <translation>Eigene versteckt</translation>
    </message>
    <message>
        <source>You are hidden, off the table until the ambush is sprung.</source>
        <translation>Die eigenen Figuren sind versteckt, nicht auf dem Tisch, bis der Hinterhalt ausgelöst wird.</translation>
    </message>
    <message>
        <source>You hold</source>
        <translation>Eigene halten</translation>
    </message>
    <message>
        <source>You hold the buildings.</source>
        <translation>Die eigenen Figuren halten die Gebäude.</translation>
    </message>
    <message>
        <source>You follow</source>
        <translation>Eigene folgen</translation>
    </message>
    <message>
        <source>%1″ behind them</source>
        <translation>%1″ hinter ihnen</translation>
    </message>
    <message>
        <source>You follow %1″ behind the Runners, off the table until that is near enough.</source>
        <translation>Die eigenen Figuren folgen %1″ hinter den Gejagten, nicht auf dem Tisch, bis das nah genug ist.</translation>
    </message>
    <message>
        <source>You start</source>
        <translation>Eigener Beginn</translation>
    </message>
    <message>
        <source>at the robbery</source>
        <translation>beim Raub</translation>
    </message>
    <message>
        <source>You start at the robbery.</source>
        <translation>Die eigenen Figuren beginnen beim Raub.</translation>
    </message>
    <message>
        <source>You arrive</source>
        <translation>Eigene kommen</translation>
    </message>
    <message>
        <source>after the alarm</source>
        <translation>nach dem Alarm</translation>
    </message>
    <message>
        <source>You arrive after the alarm.</source>
        <translation>Die eigenen Figuren kommen nach dem Alarm.</translation>
    </message>
    <message>
        <source>You are inside</source>
        <translation>Eigene drinnen</translation>
    </message>
    <message>
        <source>and surrounded</source>
        <translation>und umstellt</translation>
    </message>
    <message>
        <source>You are inside the buildings, surrounded.</source>
        <translation>Die eigenen Figuren sind in den Gebäuden, umstellt.</translation>
    </message>
    <message>
        <source>You stand</source>
        <translation>Eigene stehen</translation>
    </message>
    <message>
        <source>all round them</source>
        <translation>rings um sie</translation>
    </message>
    <message>
        <source>You stand all round the buildings.</source>
        <translation>Die eigenen Figuren stehen rings um die Gebäude.</translation>
    </message>
    <message>
        <source>They enter</source>
        <translation>Gegner kommen</translation>
    </message>
    <message>
        <source>%1″ ahead</source>
        <translation>%1″ voraus</translation>
    </message>
    <message>
        <source>The Runners enter by your edge, %1″ ahead of you.</source>
        <translation>Die Gejagten kommen über die eigene Kante, %1″ vor den eigenen Figuren.</translation>
    </message>
    <message>
        <source>They enter, up to within one move of the buildings.</source>
        <translation>Die Gegner kommen bis auf eine Bewegung an die Gebäude heran.</translation>
    </message>
    <message>
        <source>They enter by any edge.</source>
        <translation>Die Gegner kommen über eine beliebige Kante.</translation>
    </message>
    <message>
        <source>opposite you</source>
        <translation>gegenüber</translation>
    </message>
    <message>
        <source>They enter opposite you.</source>
        <translation>Die Gegner kommen von gegenüber.</translation>
    </message>
    <message>
        <source>They are hidden</source>
        <translation>Gegner versteckt</translation>
    </message>
    <message>
        <source>They are hidden, off the table until the ambush is sprung.</source>
        <translation>Die Gegner sind versteckt, nicht auf dem Tisch, bis der Hinterhalt ausgelöst wird.</translation>
    </message>
    <message>
        <source>They hold</source>
        <translation>Gegner halten</translation>
    </message>
    <message>
        <source>They hold the buildings.</source>
        <translation>Die Gegner halten die Gebäude.</translation>
    </message>
    <message>
        <source>They follow</source>
        <translation>Gegner folgen</translation>
    </message>
    <message>
        <source>The Chasers follow %1″ behind you, off the table until that is near enough.</source>
        <translation>Die Verfolger folgen %1″ hinter den eigenen Figuren, nicht auf dem Tisch, bis das nah genug ist.</translation>
    </message>
    <message>
        <source>They start</source>
        <translation>Gegner: Beginn</translation>
    </message>
    <message>
        <source>They start at the robbery.</source>
        <translation>Die Gegner beginnen beim Raub.</translation>
    </message>
    <message>
        <source>The police arrive</source>
        <translation>Polizei kommt</translation>
    </message>
    <message>
        <source>The police arrive after the alarm.</source>
        <translation>Die Polizei kommt nach dem Alarm.</translation>
    </message>
    <message>
        <source>They are inside</source>
        <translation>Gegner drinnen</translation>
    </message>
    <message>
        <source>They are inside the buildings, surrounded.</source>
        <translation>Die Gegner sind in den Gebäuden, umstellt.</translation>
    </message>
    <message>
        <source>They stand</source>
        <translation>Gegner stehen</translation>
    </message>
    <message>
        <source>all round you</source>
        <translation>ringsum</translation>
    </message>
    <message>
        <source>They stand all round you.</source>
        <translation>Die Gegner stehen rings um die eigenen Figuren.</translation>
    </message>
    <message>
        <source>showing Rep %1</source>
        <translation>gezeigt: Rep %1</translation>
    </message>
    <message>
        <source>interviewed Rep %1</source>
        <translation>befragt: Rep %1</translation>
    </message>
    <message>
        <source>%1 was scratched</source>
        <translation>%1 bekam einen Kratzer</translation>
    </message>
    <message>
        <source>%1 was badly wounded</source>
        <translation>%1 wurde schwer verwundet</translation>
    </message>
    <message>
        <source>%1 was knocked out</source>
        <translation>%1 wurde bewusstlos geschlagen</translation>
    </message>
    <message>
        <source>%1 ran away</source>
        <translation>%1 ist geflohen</translation>
    </message>
    <message>
        <source>%1 was captured</source>
        <translation>%1 wurde gefangen genommen</translation>
    </message>
    <message>
        <source>%1 surrendered</source>
        <translation>%1 hat sich ergeben</translation>
    </message>
    <message>
        <source>%1 turned</source>
        <translation>%1 hat sich verwandelt</translation>
    </message>
    <message>
        <source>%1 cheated death</source>
        <translation>%1 ist dem Tod entronnen</translation>
    </message>
    <message>
        <source>lost nerve, %1</source>
        <translation>Nerven verloren, %1</translation>
    </message>
    <message>
        <source>learnt from it, %1</source>
        <translation>daraus gelernt, %1</translation>
    </message>
    <message>
        <source>Recover check, %1</source>
        <translation>Genesungstest, %1</translation>
    </message>
    <message>
        <source>away until %1</source>
        <translation>abwesend bis %1</translation>
    </message>
    <message>
        <source>no Rep left to lose</source>
        <translation>keine Rep mehr zu verlieren</translation>
    </message>
    <message>
        <source>Salvaged from the field</source>
        <translation>Auf dem Feld geborgen</translation>
    </message>
    <message>
        <source>The better equipment goes back</source>
        <translation>Die bessere Ausrüstung geht zurück</translation>
    </message>
    <message>
        <source>%1 may follow immediately</source>
        <translation>%1 kann sofort folgen</translation>
    </message>
    <message>
        <source>%1 follows immediately</source>
        <translation>%1 folgt sofort</translation>
    </message>
    <message>
        <source>against the survivors: %1</source>
        <translation>gegen die Überlebenden: %1</translation>
    </message>
    <message>
        <source>none of the points</source>
        <translation>keine Punkte</translation>
    </message>
    <message>
        <source>all the points</source>
        <translation>alle Punkte</translation>
    </message>
    <message>
        <source>double points</source>
        <translation>doppelte Punkte</translation>
    </message>
    <message>
        <source>half the points</source>
        <translation>die Hälfte der Punkte</translation>
    </message>
    <message>
        <source>%1/%2 of the points</source>
        <translation>%1/%2 der Punkte</translation>
    </message>
    <message>
        <source>sprung, %1</source>
        <translation>ausgelöst, %1</translation>
    </message>
    <message>
        <source>spotted</source>
        <translation>entdeckt</translation>
    </message>
    <message>
        <source>not spotted</source>
        <translation>nicht entdeckt</translation>
    </message>
    <message>
        <source>The Runners make a stand</source>
        <translation>Die Gejagten stellen sich</translation>
    </message>
    <message>
        <source>the Chasers walk into an ambush</source>
        <translation>die Verfolger laufen in einen Hinterhalt</translation>
    </message>
    <message>
        <source>in the open</source>
        <translation>im Freien</translation>
    </message>
    <message>
        <source>The end of day %1</source>
        <translation>Das Ende von Tag %1</translation>
    </message>
    <message>
        <source>the besiegers slip away</source>
        <translation>die Belagerer ziehen ab</translation>
    </message>
    <message>
        <source>the besiegers stay</source>
        <translation>die Belagerer bleiben</translation>
    </message>
    <message>
        <source>it sounds</source>
        <translation>ausgelöst</translation>
    </message>
    <message>
        <source>silence</source>
        <translation>Stille</translation>
    </message>
    <message>
        <source>More police</source>
        <translation>Mehr Polizei</translation>
    </message>
    <message>
        <source>The objective</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>erreicht</translation>
    </message>
    <message>
        <source>not reached after all</source>
        <translation>doch nicht erreicht</translation>
    </message>
    <message>
        <source>%1 of %2 looted</source>
        <translation>%1 von %2 geplündert</translation>
    </message>
    <message>
        <source>without cards</source>
        <translation>ohne Karten</translation>
    </message>
    <message>
        <source>equal cards were drawn again</source>
        <translation>gleiche Karten wurden neu gezogen</translation>
    </message>
    <message>
        <source>day %1 is over</source>
        <translation>Tag %1 ist vorbei</translation>
    </message>
    <message>
        <source>%1 off the table</source>
        <translation>%1 vom Tisch</translation>
    </message>
    <message>
        <source>found</source>
        <translation>gefunden</translation>
    </message>
    <message>
        <source>not found after all</source>
        <translation>doch nicht gefunden</translation>
    </message>
    <message>
        <source>Runners %1, Chasers %2; %3″ between them</source>
        <translation>Gejagte %1, Verfolger %2; %3″ Abstand</translation>
    </message>
    <message>
        <source>%1: they get away</source>
        <translation>%1: sie entkommen</translation>
    </message>
    <message>
        <source>%1: they must stand</source>
        <translation>%1: sie müssen sich stellen</translation>
    </message>
    <message>
        <source>%1; the Runners now add %2</source>
        <translation>%1; die Gejagten zählen jetzt %2 hinzu</translation>
    </message>
    <message>
        <source>killed %1</source>
        <translation>getötet: %1</translation>
    </message>
    <message>
        <source>routed %1</source>
        <translation>in die Flucht geschlagen: %1</translation>
    </message>
    <message>
        <source>inflicted damage</source>
        <translation>Schaden angerichtet</translation>
    </message>
    <message>
        <source>lost nerve</source>
        <translation>Nerven verloren</translation>
    </message>
    <message>
        <source>already wounded when running away</source>
        <translation>bei der Flucht schon verwundet</translation>
    </message>
    <message>
        <source>%1&apos;s deeds</source>
        <translation>Taten von %1</translation>
    </message>
    <message>
        <source>Follow-up</source>
        <translation>Anschluss</translation>
    </message>
    <message>
        <source>no quiet turn before it</source>
        <translation>kein ruhiger Halbmonat davor</translation>
    </message>
    <message>
        <source>%1 are surprised</source>
        <translation>überrascht: %1</translation>
    </message>
    <message>
        <source>vehicles: %1</source>
        <translation>Fahrzeuge: %1</translation>
    </message>
    <message>
        <source>civilians: %1</source>
        <translation>Zivilisten: %1</translation>
    </message>
    <message>
        <source>hostages: %1</source>
        <translation>Geiseln: %1</translation>
    </message>
    <message>
        <source>now it is %1</source>
        <translation>jetzt ist %1</translation>
    </message>
    <message>
        <source>Back again</source>
        <translation>Wieder da</translation>
    </message>
    <message>
        <source>Choice of encounter</source>
        <translation>Wahl der Begegnung</translation>
    </message>
    <message>
        <source>The encounter</source>
        <translation>Die Begegnung</translation>
    </message>
    <message>
        <source>civilians</source>
        <translation>Zivilisten</translation>
    </message>
    <message>
        <source>no civilians</source>
        <translation>keine Zivilisten</translation>
    </message>
    <message>
        <source>surprised</source>
        <translation>überrascht</translation>
    </message>
    <message>
        <source>nobody is surprised</source>
        <translation>niemand wird überrascht</translation>
    </message>
    <message>
        <source>enemy: %1</source>
        <translation>Gegner: %1</translation>
    </message>
    <message>
        <source>enemy vehicles: %1</source>
        <translation>gegnerische Fahrzeuge: %1</translation>
    </message>
    <message>
        <source>Arrived</source>
        <translation>Angekommen</translation>
    </message>
    <message>
        <source>Set out for %1</source>
        <translation>Aufbruch, Ziel: %1</translation>
    </message>
    <message>
        <source>Travelled on to %1</source>
        <translation>Weiterreise, Ziel: %1</translation>
    </message>
    <message>
        <source>On the way: %1</source>
        <translation>Unterwegs: %1</translation>
    </message>
    <message>
        <source>an encounter on the way</source>
        <translation>eine Begegnung unterwegs</translation>
    </message>
    <message>
        <source>arrived without an encounter</source>
        <translation>ohne Begegnung angekommen</translation>
    </message>
    <message>
        <source>not there yet</source>
        <translation>noch nicht da</translation>
    </message>
    <message>
        <source>Came to a settlement</source>
        <translation>Siedlung erreicht</translation>
    </message>
    <message>
        <source>Came to %1</source>
        <translation>%1 erreicht</translation>
    </message>
    <message>
        <source>The encounter is fought here</source>
        <translation>Die Begegnung wird hier ausgetragen</translation>
    </message>
    <message>
        <source>Enter the two buildings in section 2, loot them or take prisoners, then leave by your own edge.</source>
        <translation>Die zwei Gebäude in Abschnitt 2 betreten, plündern oder Gefangene machen, dann über die eigene Kante abziehen.</translation>
    </message>
    <message>
        <source>Enter the building in section 2, loot it or take prisoners, then leave by your own edge.</source>
        <translation>Das Gebäude in Abschnitt 2 betreten, plündern oder Gefangene machen, dann über die eigene Kante abziehen.</translation>
    </message>
    <message>
        <source>Hold the two buildings in section 2 until no enemy and no PEF is left. Nothing looted, nobody captured.</source>
        <translation>Die zwei Gebäude in Abschnitt 2 halten, bis kein Gegner und keine PEF mehr da ist. Nichts geplündert, niemand gefangen.</translation>
    </message>
    <message>
        <source>Hold the building in section 2 until no enemy and no PEF is left. Nothing looted, nobody captured.</source>
        <translation>Das Gebäude in Abschnitt 2 halten, bis kein Gegner und keine PEF mehr da ist. Nichts geplündert, niemand gefangen.</translation>
    </message>
    <message>
        <source>Choose which end is sections 1, 2 and 3, and place your figures there.</source>
        <translation>Wählen, welches Ende die Abschnitte 1, 2 und 3 sind, und die eigenen Figuren dort aufstellen.</translation>
    </message>
    <message>
        <source>The PEFs enter from the far edge, each at its section.</source>
        <translation>Die PEFs kommen von der fernen Kante, jede in ihrem Abschnitt.</translation>
    </message>
    <message>
        <source>A PEF in a building stays put and is resolved when you first see the building.</source>
        <translation>Eine PEF in einem Gebäude bleibt dort und wird aufgelöst, wenn das Gebäude zuerst gesehen wird.</translation>
    </message>
    <message>
        <source>Before any shot is fired, roll 1d6 for each guard: even is inside; odd is outside, 1+1d6&quot; away (1d6: on 1–3 facing you). Once shots are fired, all guards are inside.</source>
        <translation>Vor dem ersten Schuss 1W6 für jede Wache würfeln: gerade ist drinnen; ungerade ist draußen, 1+1W6″ entfernt (1W6: bei 1–3 Blick auf die eigenen Figuren). Sobald geschossen wird, sind alle Wachen drinnen.</translation>
    </message>
    <message>
        <source>Looting an empty building takes ½d6 quiet turns inside.</source>
        <translation>Ein leeres Gebäude zu plündern dauert ½W6 ruhige Züge darin.</translation>
    </message>
    <message>
        <source>Bring as many of the band as you like: %1, total Rep %2. Enemy: %3.</source>
        <translation>Beliebig viele der Bande dürfen mit: %1, Rep gesamt %2. Gegner: %3.</translation>
    </message>
    <message>
        <source>sections 7, 8, 9</source>
        <translation>Abschnitte 7, 8, 9</translation>
    </message>
    <message>
        <source>You enter by sections 7, 8 and 9.</source>
        <translation>Die eigenen Figuren kommen in den Abschnitten 7, 8 und 9.</translation>
    </message>
    <message>
        <source>sections 1, 2, 3</source>
        <translation>Abschnitte 1, 2, 3</translation>
    </message>
    <message>
        <source>You stand in sections 1, 2 and 3.</source>
        <translation>Die eigenen Figuren stehen in den Abschnitten 1, 2 und 3.</translation>
    </message>
    <message>
        <source>They enter by sections 7, 8 and 9.</source>
        <translation>Die Gegner kommen in den Abschnitten 7, 8 und 9.</translation>
    </message>
    <message>
        <source>Scout all nine sections and drive off any enemy you meet.</source>
        <translation>Alle neun Abschnitte erkunden und angetroffene Gegner vertreiben.</translation>
    </message>
    <message>
        <source>Scout each section as you enter it: 2d6 against %1. Two passed: an enemy in the nearest cover. One passed: only if there is a building.</source>
        <translation>Jeden Abschnitt beim Betreten erkunden: 2W6 gegen %1. Zwei bestanden: ein Gegner in der nächsten Deckung. Einer bestanden: nur, wenn es ein Gebäude gibt.</translation>
    </message>
    <message>
        <source>EAL rises to %1</source>
        <translation>EAL steigt auf %1</translation>
    </message>
    <message>
        <source>EAL falls to %1</source>
        <translation>EAL sinkt auf %1</translation>
    </message>
    <message>
        <source>EAL stays %1</source>
        <translation>EAL bleibt %1</translation>
    </message>
    <message>
        <source>%1, and the end of the campaign</source>
        <translation>%1 und das Ende der Kampagne</translation>
    </message>
    <message>
        <source>%1; next %2</source>
        <translation>%1; als Nächstes %2</translation>
    </message>
    <message>
        <source>%1; next %2, %3</source>
        <translation>%1; als Nächstes %2, %3</translation>
    </message>
    <message>
        <source>Obviously Dead, Rep %1</source>
        <translation>Eindeutig tot, Rep %1</translation>
    </message>
    <message>
        <source>out of the band until brought back</source>
        <translation>aus der Bande, bis zur Rückholung</translation>
    </message>
    <message>
        <source>left the table safely</source>
        <translation>hat den Tisch sicher verlassen</translation>
    </message>
    <message>
        <source>%1 recovered</source>
        <translation>%1 ist genesen</translation>
    </message>
    <message>
        <source>%1, Rep %2, %3</source>
        <translation>%1, Rep %2, %3</translation>
    </message>
    <message>
        <source>%1 died of wounds</source>
        <translation>%1 ist an Wunden gestorben</translation>
    </message>
    <message>
        <source>%1 ran away for good</source>
        <translation>%1 ist für immer geflohen</translation>
    </message>
    <message>
        <source>Rep %1, more than the Star&apos;s</source>
        <translation>Rep %1, mehr als der Star</translation>
    </message>
    <message>
        <source>%1 did not return</source>
        <translation>%1 ist nicht zurückgekehrt</translation>
    </message>
    <message>
        <source>%1 cheated death once too often</source>
        <translation>%1 ist einmal zu oft dem Tod entronnen</translation>
    </message>
    <message>
        <source>%1 stays, untested</source>
        <translation>%1 bleibt, ohne Test</translation>
    </message>
    <message>
        <source>exempt this time, poison used up</source>
        <translation>diesmal befreit, Aufhetzung verbraucht</translation>
    </message>
    <message>
        <source>exempt this time</source>
        <translation>diesmal befreit</translation>
    </message>
    <message>
        <source>and the raid succeeded</source>
        <translation>und der Überfall gelang</translation>
    </message>
    <message>
        <source>and the raid failed</source>
        <translation>und der Überfall misslang</translation>
    </message>
    <message>
        <source>and the patrol succeeded</source>
        <translation>und die Patrouille gelang</translation>
    </message>
    <message>
        <source>and the patrol failed</source>
        <translation>und die Patrouille misslang</translation>
    </message>
    <message>
        <source>%1 stays firm</source>
        <translation>%1 bleibt treu</translation>
    </message>
    <message>
        <source>%1 stays</source>
        <translation>%1 bleibt</translation>
    </message>
    <message>
        <source>%1 left in anger</source>
        <translation>%1 ging im Zorn</translation>
    </message>
    <message>
        <source>%1 left, and poisoned %2</source>
        <translation>%1 ging und hetzte auf: %2</translation>
    </message>
    <message>
        <source>no test next time</source>
        <translation>nächstes Mal kein Test</translation>
    </message>
    <message>
        <source>with nobody left to listen</source>
        <translation>niemand ist mehr da, der zuhört</translation>
    </message>
    <message>
        <source>Rep %1 and below</source>
        <translation>Rep %1 und darunter</translation>
    </message>
    <message>
        <source>poison used up</source>
        <translation>Aufhetzung verbraucht</translation>
    </message>
    <message>
        <source>%1; against %2</source>
        <translation>%1; gegen %2</translation>
    </message>
    <message>
        <source>Day: sight inside woods and rough 12&quot;.</source>
        <translation>Tag: Sicht in Wald und unwegsamem Gelände 12″.</translation>
    </message>
    <message>
        <source>Night: sight 12&quot;, inside woods and rough 6&quot;.</source>
        <translation>Nacht: Sicht 12″, in Wald und unwegsamem Gelände 6″.</translation>
    </message>
    <message>
        <source>Scout all nine sections, then report back: the Star leaves by your own edge.</source>
        <translation>Alle neun Abschnitte erkunden, dann zurückmelden: Der Star zieht über die eigene Kante ab.</translation>
    </message>
    <message>
        <source>A section is scouted once the Star has stood still for a full turn of activation with its centre in sight.</source>
        <translation>Ein Abschnitt ist erkundet, sobald der Star einen vollen Zug mit Aktivierung stillgestanden hat und die Mitte des Abschnitts sieht.</translation>
    </message>
    <message>
        <source>Enter at sections 7, 8 and 9, together or split up.</source>
        <translation>In den Abschnitten 7, 8 und 9 kommen, gemeinsam oder aufgeteilt.</translation>
    </message>
    <message>
        <source>All nine sections are scouted. Leave by the edge you entered from, then go to After the battle.</source>
        <translation>Alle neun Abschnitte sind erkundet. Über die Kante abziehen, über die der Einstieg war, dann weiter mit „Nach dem Gefecht“.</translation>
    </message>
    <message>
        <source>You have the loot. Leave by the edge you entered from, then go to After the battle.</source>
        <translation>Die Beute ist da. Über die Kante abziehen, über die der Einstieg war, dann weiter mit „Nach dem Gefecht“.</translation>
    </message>
    <message>
        <source>No enemy is left. Go to After the battle.</source>
        <translation>Kein Gegner ist mehr da. Weiter mit „Nach dem Gefecht“.</translation>
    </message>
    <message>
        <source>Rep %1 or more</source>
        <translation>ab Rep %1</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>%1 bewegen</translation>
    </message>
    <message>
        <source>Your groups of Rep %1 or more act.</source>
        <translation>Die eigenen Gruppen ab Rep %1 handeln.</translation>
    </message>
    <message>
        <source>Your band is on the table and the PEFs are in their sections. Roll activation.</source>
        <translation>Die eigene Bande ist auf dem Tisch und die PEFs stehen in ihren Abschnitten. Die Aktivierung würfeln.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figures</source>
        <translation>
            <numerusform>%n Figur</numerusform>
            <numerusform>%n Figuren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buildings</source>
        <translation>
            <numerusform>%n Gebäude</numerusform>
            <numerusform>%n Gebäude</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n homes</source>
        <translation>
            <numerusform>%n Wohnhaus</numerusform>
            <numerusform>%n Wohnhäuser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n homes on wheels</source>
        <translation>
            <numerusform>%n Wohnwagen</numerusform>
            <numerusform>%n Wohnwagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice left</source>
        <translation>
            <numerusform>%n Würfel übrig</numerusform>
            <numerusform>%n Würfel übrig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n levels less; %1</source>
        <translation>
            <numerusform>%n Stufe weniger; %1</numerusform>
            <numerusform>%n Stufen weniger; %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more quiet turns to loot it</source>
        <translation>
            <numerusform>noch %n ruhiger Zug bis zur Plünderung</numerusform>
            <numerusform>noch %n ruhige Züge bis zur Plünderung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n buildings</source>
        <translation>
            <numerusform>%1 mit %n Gebäude</numerusform>
            <numerusform>%1 mit %n Gebäuden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shots from %1″</source>
        <translation>
            <numerusform>%n Aufnahme aus %1″</numerusform>
            <numerusform>%n Aufnahmen aus %1″</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lead stories</source>
        <translation>
            <numerusform>%n Aufmacher</numerusform>
            <numerusform>%n Aufmacher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sound bites</source>
        <translation>
            <numerusform>%n O-Ton</numerusform>
            <numerusform>%n O-Töne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quiet turns before it</source>
        <translation>
            <numerusform>%n ruhiger Halbmonat davor</numerusform>
            <numerusform>%n ruhige Halbmonate davor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice when taking damage. Each 1–3 lowers the damage one level; a 6 loses that die.</source>
        <translation>
            <numerusform>%n Würfel bei erlittenem Schaden. Jede 1–3 senkt den Schaden um eine Stufe; eine 6 kostet den Würfel.</numerusform>
            <numerusform>%n Würfel bei erlittenem Schaden. Jede 1–3 senkt den Schaden um eine Stufe; eine 6 kostet den Würfel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may bring up to %n Grunts; available: %1. Each figure you bring makes every share smaller.</source>
        <translation>
            <numerusform>Bis zu %n Grunt darf mitkommen; verfügbar: %1. Jede Figur mehr macht alle Anteile kleiner.</numerusform>
            <numerusform>Bis zu %n Grunts dürfen mitkommen; verfügbar: %1. Jede Figur mehr macht alle Anteile kleiner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for what was done</source>
        <translation>
            <numerusform>%n Punkt für Taten</numerusform>
            <numerusform>%n Punkte für Taten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points: a share of %1, and %2 for what was done</source>
        <translation>
            <numerusform>%n Punkt: ein Anteil von %1, und %2 für Taten</numerusform>
            <numerusform>%n Punkte: ein Anteil von %1, und %2 für Taten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n Grunts</source>
        <translation>
            <numerusform>bis zu %n Grunt</numerusform>
            <numerusform>bis zu %n Grunts</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll for your vehicles</source>
        <translation>Für die eigenen Fahrzeuge würfeln</translation>
    </message>
    <message>
        <source>No Leader; figures: %1</source>
        <translation>Kein Leader; Figuren: %1</translation>
    </message>
    <message>
        <source>No Star; Grunts: %1</source>
        <translation>Kein Star; Grunts: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n Stars and %1 of %2 Grunts; total Rep %3</source>
        <translation>
            <numerusform>%n Star und %1 von %2 Grunts; Rep gesamt %3</numerusform>
            <numerusform>%n Stars und %1 von %2 Grunts; Rep gesamt %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Star away; %1 leads %2 of %3 Grunts; total Rep %4</source>
        <translation>Star abwesend; %1 führt %2 von %3 Grunts; Rep gesamt %4</translation>
    </message>
    <message numerus="yes">
        <source>Star and %1 of %2 Grunts (%n away); total Rep %3</source>
        <translation>
            <numerusform>Star und %1 von %2 Grunts (%n abwesend); Rep gesamt %3</numerusform>
            <numerusform>Star und %1 von %2 Grunts (%n abwesend); Rep gesamt %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Leader and %1 of %2 figures; total initiative %3</source>
        <translation>Leader und %1 von %2 Figuren; Initiative gesamt %3</translation>
    </message>
    <message>
        <source>Star and %1 of %2 Grunts; total Rep %3</source>
        <translation>Star und %1 von %2 Grunts; Rep gesamt %3</translation>
    </message>
    <message>
        <source>Total initiative</source>
        <translation>Initiative gesamt</translation>
    </message>
    <message>
        <source>Total Rep</source>
        <translation>Rep gesamt</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>The Leader of the campaign.</source>
        <translation>Der Leader der Kampagne.</translation>
    </message>
    <message>
        <source>The Star of the campaign.</source>
        <translation>Der Star der Kampagne.</translation>
    </message>
    <message>
        <source>The months start again at 0.</source>
        <translation>Die Monate zählen neu ab 0.</translation>
    </message>
    <message>
        <source>Republic of California</source>
        <translation>Republik Kalifornien</translation>
    </message>
    <message>
        <source>The band is on the way to %1, arriving in %2.</source>
        <translation>Die Bande ist unterwegs (Ziel: %1, Ankunft: %2).</translation>
    </message>
    <message>
        <source>The band is in %1.</source>
        <translation>Die Bande ist hier: %1.</translation>
    </message>
    <message>
        <source>No one is left in the band.</source>
        <translation>Niemand aus der Bande ist übrig.</translation>
    </message>
    <message>
        <source>Left, and poisoned minds</source>
        <translation>Gegangen und hat aufgehetzt</translation>
    </message>
    <message>
        <source>Left after the raid failed</source>
        <translation>Nach dem Fehlschlag des Überfalls gegangen</translation>
    </message>
    <message>
        <source>Left after the patrol failed</source>
        <translation>Nach dem Fehlschlag der Patrouille gegangen</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>Getötete</translation>
    </message>
    <message>
        <source>Died of wounds</source>
        <translation>An Wunden gestorben</translation>
    </message>
    <message>
        <source>Left, outranking the Star</source>
        <translation>Gegangen, mehr Rep als der Star</translation>
    </message>
    <message>
        <source>Gone, with no Rep left to lose</source>
        <translation>Fort, keine Rep mehr zu verlieren</translation>
    </message>
    <message>
        <source>Turned into a zombie</source>
        <translation>In einen Zombie verwandelt</translation>
    </message>
    <message>
        <source>Left, with nobody to follow</source>
        <translation>Gegangen, niemand mehr zum Folgen</translation>
    </message>
    <message>
        <source>Left with the player</source>
        <translation>Mit dem Spieler gegangen</translation>
    </message>
    <message>
        <source>PEFs start behind cover. They move on 2d6 against their Rep, highest first. Two passed: 16&quot;, towards the nearest PEF on 1–4 (the last PEF splits), you on 5–6. One passed: 8&quot;, on 1–2 and 3–6.</source>
        <translation>PEFs beginnen hinter Deckung. Sie bewegen sich mit 2W6 gegen ihre Rep, die höchste zuerst. Zwei bestanden: 16″, bei 1–4 zur nächsten PEF (die letzte PEF teilt sich), bei 5–6 auf die eigenen Figuren zu. Einer bestanden: 8″, bei 1–2 und 3–6.</translation>
    </message>
    <message>
        <source>you first: groups of Rep %1 or more; then the enemy&apos;s of Rep %2 or more</source>
        <translation>eigene Seite zuerst: Gruppen ab Rep %1; dann gegnerische ab Rep %2</translation>
    </message>
    <message>
        <source>enemy first: groups of Rep %2 or more; then yours of Rep %1 or more</source>
        <translation>Gegner zuerst: Gruppen ab Rep %2; dann eigene ab Rep %1</translation>
    </message>
    <message>
        <source>Where the modifier table and the lists disagree, the table counts. Aliens use the “B” movie column, except that they have Firefight and Sweep and no Siege; they have media and reactions of their own.</source>
        <translation>Wo sich die Modifikatorentabelle und die Listen widersprechen, gilt die Tabelle. Aliens nehmen die Spalte der B-Movies, nur dass sie Feuergefecht und Säuberung haben und keine Belagerung; Medien und Reaktionen sind ihre eigenen.</translation>
    </message>
    <message>
        <source>Special weapons and grenades</source>
        <translation>Spezialwaffen und Granaten</translation>
    </message>
    <message>
        <source>At most as many figures start as the encounter allows; you choose who sits out. A follow-up is fought by the survivors, and nobody can be recruited for it.</source>
        <translation>Es beginnen höchstens so viele Figuren, wie die Begegnung erlaubt; wer pausiert, ist frei wählbar. Eine Anschlussbegegnung bestreiten die Überlebenden, und niemand kann dafür rekrutiert werden.</translation>
    </message>
    <message>
        <source>The alarm is rolled for at the end of the turn of the robbery and of each turn after it. The police arrive in the first turn after the alarm in which they move first; one or two more arrive each turn.</source>
        <translation>Am Ende des Zugs mit dem Raub und jedes folgenden Zugs wird für den Alarm gewürfelt. Die Polizei kommt im ersten Zug nach dem Alarm, in dem sie sich zuerst bewegt; in jedem weiteren Zug kommen einer oder zwei mehr.</translation>
    </message>
    <message>
        <source>Aliens, zombies and unarmed blows</source>
        <translation>Aliens, Zombies und unbewaffnete Schläge</translation>
    </message>
    <message>
        <source>Their number comes from the list&apos;s recruiting; aliens 1, 4, 7 and so on are big. Unarmed blows, except by aliens and zombies, and tear gas leave a figure Unconscious where they would kill.</source>
        <translation>Ihre Zahl ergibt sich aus der Rekrutierung der Liste; die Aliens 1, 4, 7 und so weiter sind groß. Unbewaffnete Schläge, außer von Aliens und Zombies, und Tränengas machen eine Figur bewusstlos, wo sie töten würden.</translation>
    </message>
    <message>
        <source>In this edition a river is 6 inches wide, and 1d6 decides where it can be forded: 1 nowhere, but it has a bridge; 2–3 along half of it; 4–6 everywhere.</source>
        <translation>In dieser Ausgabe ist ein Fluss 6 Zoll breit, und 1W6 entscheidet, wo er eine Furt hat: 1 nirgends, aber mit Brücke; 2–3 auf halber Länge; 4–6 überall.</translation>
    </message>
    <message>
        <source>Vehicles and stockpiles</source>
        <translation>Fahrzeuge und Vorräte</translation>
    </message>
    <message>
        <source>Runners who are all in vehicles: the Chasers must be in vehicles too. A Raid or a Recover can be about a stockpile, without dice: attackers carry off what the players agree was in it; defenders who earn no points lose all of theirs.</source>
        <translation>Gejagte, die alle in Fahrzeugen sind: Auch die Verfolger müssen in Fahrzeugen sein. Bei Überfall oder Bergung kann es, ohne Würfel, um einen Vorrat gehen: Angreifer bringen weg, was nach Absprache der Spieler darin war; Verteidiger, die keine Punkte verdienen, verlieren ihren ganz.</translation>
    </message>
    <message>
        <source>A recruit with a higher Rep than the Star&apos;s is re-rolled. If a list has no figure with the Star&apos;s Rep or less, you cannot recruit from it.</source>
        <translation>Hat ein Rekrut mehr Rep als der Star, wird neu gewürfelt. Hat eine Liste keine Figur mit höchstens der Rep des Stars, kann von ihr nicht rekrutiert werden.</translation>
    </message>
    <message>
        <source>Kills, routs and damage</source>
        <translation>Tötungen, in die Flucht Geschlagene und Schaden</translation>
    </message>
    <message>
        <source>A figure with a kill or a rout has inflicted damage. There cannot be more kills and routs than the enemy lost figures.</source>
        <translation>Eine Figur, die jemanden getötet oder in die Flucht geschlagen hat, hat Schaden angerichtet. Es kann davon nicht mehr geben, als der Gegner Figuren verloren hat.</translation>
    </message>
    <message>
        <source>Where the book decides who has won, Muster suggests the outcome and gives the reason. In Swordplay a Patrol succeeds if the Star scouts every section and leaves by your own edge; a defence fails if a figure is captured or a building is looted. What you report counts.</source>
        <translation>Wo das Buch entscheidet, wer gewonnen hat, schlägt Muster den Ausgang vor, mit Begründung. In Swordplay gelingt eine Patrouille, wenn der Star jeden Abschnitt erkundet und über die eigene Kante abzieht; eine Verteidigung misslingt, wenn eine Figur gefangen oder ein Gebäude geplündert wird. Was gemeldet wird, zählt.</translation>
    </message>
    <message>
        <source>A captured Grunt counts only if also reported Out of the Fight.</source>
        <translation>Ein gefangener Grunt zählt nur, wenn auch als Außer Gefecht gemeldet.</translation>
    </message>
    <message>
        <source>Peasants&apos; weapons</source>
        <translation>Waffen der Bauern</translation>
    </message>
    <message>
        <source>%1, last encounter: %2, %3</source>
        <translation>%1, letzte Begegnung: %2, %3</translation>
    </message>
    <message>
        <source>Figures recruited</source>
        <translation>Figuren rekrutiert</translation>
    </message>
    <message>
        <source>Grunts recruited</source>
        <translation>Grunts rekrutiert</translation>
    </message>
    <message>
        <source>Figure dismissed</source>
        <translation>Figur entlassen</translation>
    </message>
    <message>
        <source>Grunt dismissed</source>
        <translation>Grunt entlassen</translation>
    </message>
    <message>
        <source>carries: %1</source>
        <translation>trägt: %1</translation>
    </message>
    <message>
        <source>no longer carries: %1</source>
        <translation>trägt nicht mehr: %1</translation>
    </message>
    <message>
        <source>there is no Leader</source>
        <translation>es gibt keinen Leader</translation>
    </message>
    <message>
        <source>there is no Star to lead it</source>
        <translation>es gibt keinen Star, der sie führt</translation>
    </message>
    <message>
        <source>months start again at 0</source>
        <translation>Monate zählen neu ab 0</translation>
    </message>
    <message>
        <source>Ambushed</source>
        <translation>Überfallene</translation>
    </message>
    <message>
        <source>Ambushers</source>
        <translation>Auflauernde</translation>
    </message>
    <message>
        <source>Meeting side</source>
        <translation>Eine der Seiten</translation>
    </message>
    <message>
        <source>Attackers</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation>Verteidiger</translation>
    </message>
    <message>
        <source>Raiders</source>
        <translation>Plünderer</translation>
    </message>
    <message>
        <source>Rescuers</source>
        <translation>Befreier</translation>
    </message>
    <message>
        <source>Robbers</source>
        <translation>Räuber</translation>
    </message>
    <message>
        <source>Besieged</source>
        <translation>Belagerte</translation>
    </message>
    <message>
        <source>Besiegers</source>
        <translation>Belagerer</translation>
    </message>
    <message>
        <source>Each hit costs D3 initiative. At 0 a figure fires last and cannot move; below 0 it is dead. Survivors recover all of it for the next game.</source>
        <translation>Jeder Treffer kostet W3 Initiative. Bei 0 schießt eine Figur zuletzt und kann sich nicht bewegen; unter 0 ist sie tot. Überlebende haben sie im nächsten Spiel ganz zurück.</translation>
    </message>
    <message>
        <source>Your vehicles: %1.</source>
        <translation>Eigene Fahrzeuge: %1.</translation>
    </message>
    <message>
        <source>Your vehicles, 2d6: on %1–%2, one for every %3 figures.</source>
        <translation>Eigene Fahrzeuge, 2W6: bei %1–%2 eins je %3 Figuren.</translation>
    </message>
    <message>
        <source>What the encounter is about</source>
        <translation>Worum es in der Begegnung geht</translation>
    </message>
    <message>
        <source>a stockpile</source>
        <translation>ein Vorrat</translation>
    </message>
    <message>
        <source>no stockpile after all</source>
        <translation>doch kein Vorrat</translation>
    </message>
    <message>
        <source>Your vehicles</source>
        <translation>Eigene Fahrzeuge</translation>
    </message>
    <message>
        <source>possible: roll again next turn</source>
        <translation>möglich: im nächsten Zug neu würfeln</translation>
    </message>
    <message>
        <source>%1; rolls for a part already taken were re-rolled</source>
        <translation>%1; Würfe für eine schon vergebene Rolle wurden neu gewürfelt</translation>
    </message>
    <message>
        <source>Each turn roll 2d6: a %1 springs the ambush, from cover. Distance: the two dice multiplied, in inches. Direction on 1d6: 1–2 ahead, 3 right, 4 behind, 5 left, 6 unseen until the convoy has moved.</source>
        <translation>In jedem Zug 2W6 würfeln: Eine %1 löst den Hinterhalt aus, aus der Deckung. Entfernung: beide Würfel malgenommen, in Zoll. Richtung mit 1W6: 1–2 voraus, 3 rechts, 4 dahinter, 5 links, 6 ungesehen, bis der Konvoi sich bewegt hat.</translation>
    </message>
    <message>
        <source>If all of you are in vehicles, the Chasers must be in vehicles too.</source>
        <translation>Sind alle eigenen Figuren in Fahrzeugen, müssen auch die Verfolger in Fahrzeugen sein.</translation>
    </message>
    <message>
        <source>If all the Runners are in vehicles, you must be in vehicles too.</source>
        <translation>Sind alle Gejagten in Fahrzeugen, müssen auch die eigenen Figuren in Fahrzeugen sein.</translation>
    </message>
    <message>
        <source>Find the dwelling with the stockpile, and carry it off the table.</source>
        <translation>Die Behausung mit dem Vorrat finden und ihn vom Tisch bringen.</translation>
    </message>
    <message>
        <source>Keep your stockpile and drive the attackers off.</source>
        <translation>Den eigenen Vorrat behalten und die Angreifer vertreiben.</translation>
    </message>
    <message>
        <source>The defenders set up the table and name one dwelling with the stockpile; nobody moves it until an attacker reaches it.</source>
        <translation>Die Verteidiger bauen den Tisch auf und bestimmen eine Behausung mit dem Vorrat; niemand bewegt ihn, bis ein Angreifer ihn erreicht.</translation>
    </message>
    <message>
        <source>Leave a getaway car running: one that stands starts on %1 on 1d6, tried once each turn.</source>
        <translation>Einen Fluchtwagen laufen lassen: Ein abgestellter springt mit 1W6 bei %1 an, ein Versuch je Zug.</translation>
    </message>
    <message>
        <source>The robbers&apos; getaway car, unless it was left running, starts on %1 on 1d6, tried once each turn.</source>
        <translation>Der Fluchtwagen der Räuber springt, wenn er nicht laufen gelassen wurde, mit 1W6 bei %1 an, ein Versuch je Zug.</translation>
    </message>
    <message>
        <source>Your stockpile is at stake: if you earn no points, it is lost.</source>
        <translation>Der eigene Vorrat steht auf dem Spiel: Ohne verdiente Punkte ist er verloren.</translation>
    </message>
    <message>
        <source>The stockpile is the enemy&apos;s: what you carry off is salvage.</source>
        <translation>Der Vorrat gehört dem Gegner: Was davon weggebracht wird, ist Beute.</translation>
    </message>
    <message>
        <source>Your role: %1. Leader: %2.</source>
        <translation>Eigene Rolle: %1. Leader: %2.</translation>
    </message>
    <message>
        <source>When the convoy has moved, roll where the ambushers are.</source>
        <translation>Wenn der Konvoi sich bewegt hat, würfeln, wo die Auflauernden sind.</translation>
    </message>
    <message>
        <source>Roll for the ambush.</source>
        <translation>Für den Hinterhalt würfeln.</translation>
    </message>
    <message>
        <source>The defenders roll to spot the attackers.</source>
        <translation>Die Verteidiger würfeln, ob sie die Angreifer entdecken.</translation>
    </message>
    <message>
        <source>Roll the pursuit.</source>
        <translation>Die Verfolgung würfeln.</translation>
    </message>
    <message>
        <source>The Runners make their stand.</source>
        <translation>Die Gejagten stellen sich.</translation>
    </message>
    <message>
        <source>Day %1 is over: the besiegers test whether they stay.</source>
        <translation>Tag %1 ist vorbei: Die Belagerer testen, ob sie bleiben.</translation>
    </message>
    <message>
        <source>After the turn of the robbery, roll for the alarm.</source>
        <translation>Nach dem Zug mit dem Raub für den Alarm würfeln.</translation>
    </message>
    <message>
        <source>The police arrive.</source>
        <translation>Die Polizei kommt.</translation>
    </message>
    <message>
        <source>More police arrive.</source>
        <translation>Mehr Polizei kommt.</translation>
    </message>
    <message>
        <source>Try to start the getaway car again.</source>
        <translation>Noch einmal versuchen, den Fluchtwagen zu starten.</translation>
    </message>
    <message>
        <source>Bring the hostages off the table (%1 of %2 are off).</source>
        <translation>Die Geiseln vom Tisch bringen (%1 von %2 sind draußen).</translation>
    </message>
    <message>
        <source>Get into the dwelling with the hostages.</source>
        <translation>In die Behausung mit den Geiseln gelangen.</translation>
    </message>
    <message>
        <source>Order: %1. Highest Rep first.</source>
        <translation>Reihenfolge: %1. Die höchste Rep zuerst.</translation>
    </message>
    <message>
        <source>Then draw cards for turn %1.</source>
        <translation>Dann Karten für Zug %1 ziehen.</translation>
    </message>
    <message>
        <source>Getaway car</source>
        <translation>Fluchtwagen</translation>
    </message>
    <message>
        <source>If it was not left running: does it start this turn?</source>
        <translation>Wenn er nicht laufen gelassen wurde: Springt er in diesem Zug an?</translation>
    </message>
    <message>
        <source>The stockpile is taken</source>
        <translation>Der Vorrat ist erbeutet</translation>
    </message>
    <message>
        <source>The stockpile is still held</source>
        <translation>Der Vorrat wird noch gehalten</translation>
    </message>
    <message>
        <source>The stockpile is lost</source>
        <translation>Der Vorrat ist verloren</translation>
    </message>
    <message>
        <source>The getaway car</source>
        <translation>Der Fluchtwagen</translation>
    </message>
    <message>
        <source>it starts</source>
        <translation>springt an</translation>
    </message>
    <message>
        <source>it does not start</source>
        <translation>springt nicht an</translation>
    </message>
    <message>
        <source>all the Runners are in vehicles, so the Chasers must be too</source>
        <translation>alle Gejagten sind in Fahrzeugen, also müssen es auch die Verfolger sein</translation>
    </message>
    <message>
        <source>not all the Runners are in vehicles</source>
        <translation>nicht alle Gejagten sind in Fahrzeugen</translation>
    </message>
    <message>
        <source>after: %1</source>
        <translation>nach: %1</translation>
    </message>
    <message>
        <source>%1; the tie rolled again: %2</source>
        <translation>%1; Gleichstand neu gewürfelt: %2</translation>
    </message>
    <message>
        <source>your role: %1; against %2, %3</source>
        <translation>eigene Rolle: %1; gegen %2, %3</translation>
    </message>
    <message>
        <source>Brought by</source>
        <translation>Gebracht von</translation>
    </message>
    <message>
        <source>your role: %1</source>
        <translation>eigene Rolle: %1</translation>
    </message>
    <message>
        <source>your vehicles: %1</source>
        <translation>eigene Fahrzeuge: %1</translation>
    </message>
    <message>
        <source>surprised: %1</source>
        <translation>überrascht: %1</translation>
    </message>
    <message>
        <source>On activation doubles, roll both dice again. If the enemy&apos;s is higher, one more PEF enters on 1d6: 1–3 far edge, 4 left, 5 right, 6 your own edge. Then roll for activation.</source>
        <translation>Bei Pasch für die Aktivierung beide Würfel neu würfeln. Ist der des Gegners höher, kommt eine weitere PEF, mit 1W6: 1–3 ferne Kante, 4 links, 5 rechts, 6 eigene Kante. Dann für die Aktivierung würfeln.</translation>
    </message>
    <message>
        <source>Then roll activation for turn %1.</source>
        <translation>Dann die Aktivierung für Zug %1 würfeln.</translation>
    </message>
    <message>
        <source>not this turn (another side also rolled %1)</source>
        <translation>in diesem Zug nicht (eine andere Seite hat auch %1 gewürfelt)</translation>
    </message>
    <message>
        <source>In this order: %1.</source>
        <translation>In dieser Reihenfolge: %1.</translation>
    </message>
    <message>
        <source>None of your groups can act: the best has Rep %1, and Rep %2 is needed.</source>
        <translation>Keine eigene Gruppe kann handeln: Die beste hat Rep %1, nötig ist Rep %2.</translation>
    </message>
    <message>
        <source>Then move %1.</source>
        <translation>Dann %1 bewegen.</translation>
    </message>
    <message>
        <source>The enemy acts: move %1.</source>
        <translation>Der Gegner handelt: %1 bewegen.</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>%1, for this encounter only</source>
        <translation>%1, nur für diese Begegnung</translation>
    </message>
    <message>
        <source>Left after the one encounter it came for</source>
        <translation>Gegangen, kam nur für die eine Begegnung</translation>
    </message>
    <message>
        <source>goes round your right flank</source>
        <translation>umgeht die eigene rechte Flanke</translation>
    </message>
    <message>
        <source>goes round your left flank</source>
        <translation>umgeht die eigene linke Flanke</translation>
    </message>
    <message>
        <source>a decoy, turned over</source>
        <translation>eine Attrappe, aufgedeckt</translation>
    </message>
    <message>
        <source>figures, turned over</source>
        <translation>Figuren, aufgedeckt</translation>
    </message>
    <message>
        <source>One per full 5 figures of the military, 10 guerrillas or 8 figures of a gang, and at least one. A Special rolled beyond that is re-rolled, on both sides. Each soldier and mercenary carries two grenades.</source>
        <translation>Eine je volle 5 Figuren beim Militär, 10 Guerilleros oder 8 Figuren einer Gang, mindestens aber eine. Eine darüber hinaus gewürfelte Spezialwaffe wird neu gewürfelt, auf beiden Seiten. Soldaten und Söldner tragen je zwei Granaten.</translation>
    </message>
    <message>
        <source>Finds, reinforcements on seven, and street warfare</source>
        <translation>Funde, Verstärkung bei sieben und Straßenkampf</translation>
    </message>
    <message>
        <source>What a scout finds is never a false alarm: a result of nobody counts as B. Reinforcements on seven come from those who sat out; if there are none, they are recruited and leave after the encounter. A campaign set in the street rolls no terrain: a street 12 inches wide runs through sections 2, 5 and 8, and each of the others has one building.</source>
        <translation>Was beim Erkunden gefunden wird, ist nie ein Fehlalarm: Das Ergebnis „niemand“ zählt als B. Verstärkung bei sieben kommt von denen, die pausiert haben; gibt es keine, wird sie rekrutiert und geht nach der Begegnung. Eine Kampagne auf der Straße würfelt kein Gelände: Eine 12 Zoll breite Straße verläuft durch die Abschnitte 2, 5 und 8, und jeder andere hat ein Gebäude.</translation>
    </message>
    <message>
        <source>Captured figures leave the band and take no tests, unless an option has their recovery checked. You can bring them back by hand.</source>
        <translation>Gefangene Figuren verlassen die Bande und legen keine Tests ab, außer eine Option lässt ihre Genesung prüfen. Sie lassen sich von Hand zurückholen.</translation>
    </message>
    <message>
        <source>A Grunt who was captured or lost and is brought back starts counting months again. A Star who is brought back continues the month of the loss: those who outrank the Star go, Stay or Go is rolled, and the next encounter is worked out.</source>
        <translation>Ein Grunt, der gefangen oder verloren war und zurückgeholt wird, zählt die Monate neu. Ein Star, der zurückgeholt wird, setzt den Monat des Verlusts fort: Wer mehr Rep als der Star hat, geht, Stay or Go wird gewürfelt, und die nächste Begegnung wird ermittelt.</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Spieler gegen Spieler</translation>
    </message>
    <message>
        <source>PEF %1 revealed</source>
        <translation>PEF %1 aufgedeckt</translation>
    </message>
    <message>
        <source>a decoy</source>
        <translation>eine Attrappe</translation>
    </message>
    <message>
        <source>figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Group %1 splits</source>
        <translation>Gruppe %1 teilt sich</translation>
    </message>
    <message>
        <source>%1 came as a reinforcement</source>
        <translation>%1 kam als Verstärkung</translation>
    </message>
    <message>
        <source>%1: initiative lost %2</source>
        <translation>%1: %2 Initiative verloren</translation>
    </message>
    <message>
        <source>of %1: below zero</source>
        <translation>von %1: unter null</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>If all the Runners ride, the Chasers must too</source>
        <translation>Fahren alle Gejagten, müssen auch die Verfolger fahren</translation>
    </message>
    <message>
        <source>If the activation dice total seven, the side with the higher die gets ½d6 figures at the edge it started from: of those who sat out, or recruited for this encounter.</source>
        <translation>Ergeben die Aktivierungswürfel zusammen sieben, bekommt die Seite mit dem höheren Würfel ½W6 Figuren an der Kante, an der sie begonnen hat: von denen, die pausiert haben, oder für diese Begegnung rekrutiert.</translation>
    </message>
    <message>
        <source>%1 is alive, a prisoner</source>
        <translation>%1 lebt, in Gefangenschaft</translation>
    </message>
    <message>
        <source>came for this encounter only</source>
        <translation>kam nur für diese Begegnung</translation>
    </message>
    <message>
        <source>All nine sections are scouted and no enemy you met is left. Go to After the battle.</source>
        <translation>Alle neun Abschnitte sind erkundet, und kein angetroffener Gegner ist mehr da. Weiter mit „Nach dem Gefecht“.</translation>
    </message>
    <message>
        <source>You have a prisoner. Leave by the edge you entered from, then go to After the battle.</source>
        <translation>Ein Gegner ist gefangen. Über die Kante abziehen, über die der Einstieg war, dann weiter mit „Nach dem Gefecht“.</translation>
    </message>
    <message numerus="yes">
        <source>All nine sections are scouted. Drive off the %n enemies you met.</source>
        <translation>
            <numerusform>Alle neun Abschnitte sind erkundet. Die %n angetroffene gegnerische Figur vertreiben.</numerusform>
            <numerusform>Alle neun Abschnitte sind erkundet. Die %n angetroffenen gegnerischen Figuren vertreiben.</numerusform>
        </translation>
    </message>
    <message>
        <source>firing from cover: %1; going round the flank as group %3: %2</source>
        <translation>feuern aus der Deckung: %1; umgehen die Flanke als Gruppe %3: %2</translation>
    </message>
    <message>
        <source>%1 joins</source>
        <translation>%1 steigt ein</translation>
    </message>
    <message>
        <source>The next Recover may end it.</source>
        <translation>Die nächste Bergung kann sie beenden.</translation>
    </message>
    <message>
        <source>Free again</source>
        <translation>Wieder frei</translation>
    </message>
    <message>
        <source>The antidote was found.</source>
        <translation>Das Gegenmittel wurde gefunden.</translation>
    </message>
    <message>
        <source>The band came to the rescue.</source>
        <translation>Die Bande kam zu Hilfe.</translation>
    </message>
    <message>
        <source>half pace: %1″, fast %2″</source>
        <translation>halbes Tempo: %1″, schnell %2″</translation>
    </message>
    <message>
        <source>will turn in turn %1</source>
        <translation>verwandelt sich in Zug %1</translation>
    </message>
    <message>
        <source>Captured, and the Star away or lost</source>
        <translation>Gefangene, und der Star abwesend oder verloren</translation>
    </message>
    <message>
        <source>The best Grunt present leads while the Star is away; a Star who is killed ends the campaign. The hostages you come for in a Recover are those of your band who were captured, the highest Rep first; rescued, they are back. A captured Star who is not freed in the next such Recover is lost.</source>
        <translation>Der beste anwesende Grunt führt, solange der Star abwesend ist; stirbt ein Star, endet die Kampagne. Die Geiseln, um die es bei einer Bergung geht, sind die Gefangenen der Bande, die höchste Rep zuerst; gerettet sind sie zurück. Ein gefangener Star, der bei der nächsten solchen Bergung nicht befreit wird, ist verloren.</translation>
    </message>
    <message>
        <source>%1 is captured</source>
        <translation>%1 ist gefangen</translation>
    </message>
    <message>
        <source>%1 is free again</source>
        <translation>%1 ist wieder frei</translation>
    </message>
    <message>
        <source>%1 will turn</source>
        <translation>%1 wird sich verwandeln</translation>
    </message>
    <message>
        <source>a zombie at the beginning of turn %1</source>
        <translation>ein Zombie am Anfang von Zug %1</translation>
    </message>
    <message>
        <source>With the media crew: %1</source>
        <translation>Beim Medienteam: %1</translation>
    </message>
    <message>
        <source>Find the dwelling with the antidote, and bring it off the table.</source>
        <translation>Die Behausung mit dem Gegenmittel finden und es vom Tisch bringen.</translation>
    </message>
    <message>
        <source>The defenders set up the table and name one dwelling.</source>
        <translation>Die Verteidiger bauen den Tisch auf und nennen eine Behausung.</translation>
    </message>
    <message>
        <source>Among the hostages: %1. If they are brought out, they are back in the band.</source>
        <translation>Unter den Geiseln: %1. Wer herausgebracht wird, ist zurück in der Bande.</translation>
    </message>
    <message>
        <source>The antidote brings back: %1.</source>
        <translation>Das Gegenmittel bringt zurück: %1.</translation>
    </message>
    <message>
        <source>This Recover may be about an antidote for %1: edit the encounter to say so.</source>
        <translation>Bei dieser Bergung kann es um ein Gegenmittel für %1 gehen: dazu die Begegnung bearbeiten.</translation>
    </message>
    <message numerus="yes">
        <source>Your force may cost up to %n points. Each figure you bring makes every share smaller.</source>
        <translation>
            <numerusform>Die eigene Truppe darf bis zu %n Punkt kosten. Jede Figur mehr macht alle Anteile kleiner.</numerusform>
            <numerusform>Die eigene Truppe darf bis zu %n Punkte kosten. Jede Figur mehr macht alle Anteile kleiner.</numerusform>
        </translation>
    </message>
    <message>
        <source>The antidote is found</source>
        <translation>Das Gegenmittel ist gefunden</translation>
    </message>
    <message>
        <source>may be freed by the next Recover</source>
        <translation>kann bei der nächsten Bergung befreit werden</translation>
    </message>
    <message>
        <source>The antidote brings %1 back</source>
        <translation>Das Gegenmittel bringt zurück: %1</translation>
    </message>
    <message>
        <source>Nobody could free %1</source>
        <translation>Niemand konnte %1 befreien</translation>
    </message>
    <message>
        <source>it is about the antidote</source>
        <translation>es geht um das Gegenmittel</translation>
    </message>
    <message>
        <source>it is not about the antidote</source>
        <translation>es geht nicht um das Gegenmittel</translation>
    </message>
    <message>
        <source>The campaign</source>
        <translation>Die Kampagne</translation>
    </message>
    <message>
        <source>%1, the battle</source>
        <comment>the month</comment>
        <translation>%1, das Gefecht</translation>
    </message>
    <message>
        <source>%1, step %2</source>
        <comment>the month</comment>
        <translation>%1, Schritt %2</translation>
    </message>
    <message>
        <source>Foe %1</source>
        <translation>Widersacher %1</translation>
    </message>
    <message>
        <source>Note added</source>
        <translation>Notiz hinzugefügt</translation>
    </message>
    <message>
        <source>Note edited</source>
        <translation>Notiz bearbeitet</translation>
    </message>
    <message>
        <source>Note deleted</source>
        <translation>Notiz gelöscht</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>successes</comment>
        <translation>%1 zu %2</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>%1; encounter points: %2</source>
        <translation>%1; Begegnungspunkte: %2</translation>
    </message>
    <message>
        <source>answer %1</source>
        <translation>Antwort %1</translation>
    </message>
    <message>
        <source>Each Star rolls for an encounter in every turn, and every 7 is fought, in the order in which the Stars joined. Each band keeps its own points. Two bands can meet each other instead of a rolled enemy, except in a Robbery: both record who comes before they are shown each other, and each earns its own share of the points. What the fallen of both carried goes to their common stockpile if one of them held the field.</source>
        <translation>In jedem Halbmonat würfelt jeder Star für eine Begegnung, und jede 7 wird ausgetragen, in der Reihenfolge, in der die Stars dazukamen. Jede Bande behält ihre eigenen Punkte. Zwei Banden können statt auf einen ausgewürfelten Gegner aufeinander treffen, außer bei einem Raubzug: Beide halten fest, wer kommt, bevor sie einander gezeigt werden, und jede verdient ihren eigenen Anteil der Punkte. Was die Gefallenen beider bei sich hatten, kommt in den gemeinsamen Vorrat, wenn eine von ihnen das Feld behauptet hat.</translation>
    </message>
    <message>
        <source>The players agree on the encounter and on who has which role. Each places three PEFs. What a PEF hides, figures or a decoy, is recorded by its player; when the PEF is seen it is turned over and not rolled.</source>
        <translation>Die Spieler vereinbaren die Begegnung und wer welche Rolle hat. Jeder stellt drei PEFs. Was eine PEF verbirgt, Figuren oder eine Attrappe, hält ihr Spieler fest; wird die PEF gesehen, wird sie aufgedeckt und nicht ausgewürfelt.</translation>
    </message>
    <message>
        <source>Recorded what PEF %1 hides</source>
        <translation>Festgehalten, was PEF %1 verbirgt</translation>
    </message>
    <message>
        <source>Recorded what your PEF %1 hides</source>
        <translation>Festgehalten, was die eigene PEF %1 verbirgt</translation>
    </message>
    <message>
        <source>Your PEF %1 placed</source>
        <translation>Eigene PEF %1 gestellt</translation>
    </message>
    <message>
        <source>Your PEF %1 revealed</source>
        <translation>Eigene PEF %1 aufgedeckt</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <comment>a month, a caption</comment>
        <translation>%1: „%2“</translation>
    </message>
    <message>
        <source>Picture added</source>
        <translation>Bild hinzugefügt</translation>
    </message>
    <message>
        <source>Caption edited</source>
        <translation>Bildunterschrift bearbeitet</translation>
    </message>
    <message>
        <source>Picture removed</source>
        <translation>Bild entfernt</translation>
    </message>
    <message>
        <source>%1: %2. %3: %4.</source>
        <translation>%1: %2. %3: %4.</translation>
    </message>
    <message>
        <source>%1 meets %2. Each records who comes before the other is shown.</source>
        <translation>%1 trifft auf %2. Jede hält fest, wer kommt, bevor die andere gezeigt wird.</translation>
    </message>
    <message>
        <source>%1 has recorded who comes. Both are shown as soon as %2 has.</source>
        <translation>%1 hat festgehalten, wer kommt. Beide werden gezeigt, sobald auch %2 so weit ist.</translation>
    </message>
    <message>
        <source>%1: who comes</source>
        <translation>%1: wer kommt</translation>
    </message>
    <message>
        <source>recorded, and both are shown</source>
        <translation>festgehalten, und beide werden gezeigt</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>festgehalten</translation>
    </message>
    <message>
        <source>%1: %2; leader: %3; Grunts, at most: %4.</source>
        <translation>%1: %2; Anführer: %3; Grunts, höchstens: %4.</translation>
    </message>
    <message>
        <source>%1: %2 %3, %4 %5</source>
        <translation>%1: %2 %3, %4 %5</translation>
    </message>
    <message>
        <source>your role: %1; against %2</source>
        <translation>eigene Rolle: %1; gegen %2</translation>
    </message>
</context>
<context>
    <name>StoryScript</name>
    <message>
        <source>&quot;%1&quot; is not a die.</source>
        <translation>„%1“ ist kein Würfel.</translation>
    </message>
    <message>
        <source>There is nobody called &quot;%1&quot;.</source>
        <translation>Es gibt niemanden namens „%1“.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>Write yes or no, not &quot;%1&quot;.</source>
        <translation>„yes“ oder „no“ schreiben, nicht „%1“.</translation>
    </message>
    <message>
        <source>Write an option as name=value.</source>
        <translation>Eine Option als name=value schreiben.</translation>
    </message>
    <message>
        <source>Write &quot;finish success&quot; or &quot;finish failure&quot;.</source>
        <translation>„finish success“ oder „finish failure“ schreiben.</translation>
    </message>
    <message>
        <source>Write &quot;grunts-to: Osric, Maud&quot;: the lost Star, then the other.</source>
        <translation>„grunts-to: Osric, Maud“ schreiben: erst der verlorene Star, dann der andere.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a key of &quot;%2&quot;. Keys: %3.</source>
        <translation>„%1“ ist kein Schlüssel von „%2“. Schlüssel: %3.</translation>
    </message>
    <message>
        <source>Write a date as 2024-01-13 19:30, not &quot;%1&quot;.</source>
        <translation>Ein Datum als 2024-01-13 19:30 schreiben, nicht als „%1“.</translation>
    </message>
    <message>
        <source>A story begins with &quot;found&quot; and the Star&apos;s name, once.</source>
        <translation>Eine Geschichte beginnt mit „found“ und dem Namen des Stars, einmal.</translation>
    </message>
    <message>
        <source>There is no act &quot;%1&quot;. Acts: %2.</source>
        <translation>Den Schritt „%1“ gibt es nicht. Schritte: %2.</translation>
    </message>
    <message>
        <source>Nobody in the band is called &quot;%1&quot;.</source>
        <translation>In der Bande heißt niemand „%1“.</translation>
    </message>
    <message>
        <source>There is no encounter &quot;%1&quot;.</source>
        <translation>Die Begegnung „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>A die of %1 does not fit &quot;%2&quot;.</source>
        <translation>Ein Würfel mit %1 passt nicht zu „%2“.</translation>
    </message>
    <message>
        <source>The dice end before &quot;%1&quot;.</source>
        <translation>Die Würfel enden vor „%1“.</translation>
    </message>
    <message>
        <source>Dice are left over: %1.</source>
        <translation>Es sind Würfel übrig: %1.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>This line is indented, but no act stands before it.</source>
        <translation>Diese Zeile ist eingerückt, aber davor steht kein Schritt.</translation>
    </message>
    <message>
        <source>Write &quot;%1&quot; as a word, a colon and a value.</source>
        <translation>„%1“ als Wort, Doppelpunkt und Wert schreiben.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not among those who fought.</source>
        <translation>„%1“ gehört nicht zu denen, die gekämpft haben.</translation>
    </message>
    <message>
        <source>Write &quot;Bobbie 2&quot;, not &quot;%1&quot;.</source>
        <translation>„Bobbie 2“ schreiben, nicht „%1“.</translation>
    </message>
    <message>
        <source>This story is played by the rules of &quot;%1&quot;.</source>
        <translation>Diese Geschichte wird nach den Regeln von „%1“ gespielt.</translation>
    </message>
    <message>
        <source>There is no locale &quot;%1&quot;.</source>
        <translation>Die Gegend „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be read. Close every quotation mark and bracket.</source>
        <translation>„%1“ lässt sich nicht lesen. Jedes Anführungszeichen und jede Klammer schließen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is written twice.</source>
        <translation>„%1“ steht zweimal da.</translation>
    </message>
    <message>
        <source>This line is not indented like those it belongs to.</source>
        <translation>Diese Zeile ist nicht so weit eingerückt wie die, zu denen sie gehört.</translation>
    </message>
    <message>
        <source>There is no step &quot;%1&quot;. Steps: %2.</source>
        <translation>Einen Schritt der Art „%1“ gibt es nicht. Arten: %2.</translation>
    </message>
    <message>
        <source>A step has at least one &quot;change&quot;.</source>
        <translation>Zu einem Schritt gehört mindestens ein „change“.</translation>
    </message>
    <message>
        <source>Write a roll as &quot;recovery 4 d6&quot;: what for, whose, and the die; not &quot;%1&quot;.</source>
        <translation>Einen Wurf als „recovery 4 d6“ schreiben: wofür, für wen und welcher Würfel; nicht „%1“.</translation>
    </message>
    <message>
        <source>These dice belong to no roll. Write the &quot;roll&quot; before them.</source>
        <translation>Diese Würfel gehören zu keinem Wurf. „roll“ davor schreiben.</translation>
    </message>
    <message>
        <source>A die of %1 has no %2.</source>
        <translation>Ein Würfel mit %1 Seiten hat keine %2.</translation>
    </message>
    <message>
        <source>Nothing can stand after &quot;%1&quot;. Write it below.</source>
        <translation>Hinter „%1“ kann nichts stehen. Es gehört in die Zeilen darunter.</translation>
    </message>
    <message>
        <source>There is no status &quot;%1&quot;. Use one of these: %2.</source>
        <translation>Den Status „%1“ gibt es nicht. Möglich: %2.</translation>
    </message>
    <message>
        <source>This story is played by a variant.</source>
        <translation>Diese Geschichte folgt einer Variante.</translation>
    </message>
</context>
<context>
    <name>Systems</name>
    <message>
        <source>After the successful %1 of %2.</source>
        <translation>Zuvor erfolgreich: %1 (%2).</translation>
    </message>
    <message>
        <source>After the failed %1 of %2.</source>
        <translation>Zuvor fehlgeschlagen: %1 (%2).</translation>
    </message>
    <message>
        <source>Play it, then go to After the battle and report the outcome.</source>
        <translation>Die Begegnung spielen, dann unter „Nach dem Gefecht“ den Ausgang melden.</translation>
    </message>
    <message>
        <source>These rules do not use shares of the points, enemies lost or follow-ups. Leave them out.</source>
        <translation>Diese Regeln kennen keine Anteile an den Punkten, gegnerischen Verluste oder Anschlussbegegnungen. Weglassen.</translation>
    </message>
    <message>
        <source>These rules do not use wounds, lost nerve or kills. Leave them out for %1.</source>
        <translation>Diese Regeln kennen keine Wunden, verlorenen Nerven oder Getöteten. Für %1 weglassen.</translation>
    </message>
    <message>
        <source>Encounter</source>
        <translation>Begegnung</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 has no campaign in Muster, only its tests: “muster rules %2” lists them.</source>
        <translation>%1 hat in Muster keine Kampagne, nur die Tests: „muster rules %2“ listet sie auf.</translation>
    </message>
    <message>
        <source>After a success: %1, %2.</source>
        <translation>Nach einem Erfolg: %1, %2.</translation>
    </message>
    <message>
        <source>After a failure: %1, %2.</source>
        <translation>Nach einem Fehlschlag: %1, %2.</translation>
    </message>
    <message>
        <source>Rolls up the location, then the enemy figure by figure: as many as you have, at least %1, leader first.</source>
        <translation>Würfelt den Ort aus, dann die Gegner Figur für Figur: so viele wie die eigene Seite, mindestens %1, der Leader zuerst.</translation>
    </message>
    <message>
        <source>%1  %2
%3</source>
        <translation>%1  %2
%3</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>2d6</source>
        <translation>2W6</translation>
    </message>
    <message>
        <source>2d6 + %1</source>
        <translation>2W6 + %1</translation>
    </message>
    <message>
        <source>2d6 − %1</source>
        <translation>2W6 − %1</translation>
    </message>
    <message>
        <source>The survivors of both sides may meet again immediately. If they do not, the turn ends: then travel, or prepare the next encounter.</source>
        <translation>Die Überlebenden beider Seiten können sofort wieder aufeinandertreffen. Wenn nicht, endet der Halbmonat: dann reisen oder die nächste Begegnung vorbereiten.</translation>
    </message>
    <message>
        <source>without cards</source>
        <translation>ohne Karten</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>day %1</source>
        <translation>Tag %1</translation>
    </message>
    <message>
        <source>You face %1.</source>
        <translation>Der Gegner: %1.</translation>
    </message>
    <message>
        <source>There is nobody here to lead the band.</source>
        <translation>Hier ist niemand, der die Bande führt.</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Gefechte</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>Monate</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Gefecht</translation>
    </message>
    <message numerus="yes">
        <source>%n quiet turns</source>
        <translation>
            <numerusform>%n ruhiger Halbmonat</numerusform>
            <numerusform>%n ruhige Halbmonate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n battles</source>
        <translation>
            <numerusform>%n Gefecht</numerusform>
            <numerusform>%n Gefechte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n months</source>
        <translation>
            <numerusform>%n Monat</numerusform>
            <numerusform>%n Monate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quiet months</source>
        <translation>
            <numerusform>%n ruhiger Monat</numerusform>
            <numerusform>%n ruhige Monate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The band is full: a Star of Rep %1 leads at most %n Grunts, and there are %2.</source>
        <translation>
            <numerusform>Die Bande ist voll: Ein Star mit Rep %1 führt höchstens %n Grunt, und es sind %2.</numerusform>
            <numerusform>Die Bande ist voll: Ein Star mit Rep %1 führt höchstens %n Grunts, und es sind %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side has at most %n figures.</source>
        <translation>
            <numerusform>Eine Seite hat höchstens %n Figur.</numerusform>
            <numerusform>Eine Seite hat höchstens %n Figuren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The band is full: a side has at most %n figures.</source>
        <translation>
            <numerusform>Die Bande ist voll: Eine Seite hat höchstens %n Figur.</numerusform>
            <numerusform>Die Bande ist voll: Eine Seite hat höchstens %n Figuren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may bring at most %n Grunts.</source>
        <translation>
            <numerusform>Höchstens %n Grunt darf mitkommen.</numerusform>
            <numerusform>Höchstens %n Grunts dürfen mitkommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>In these rules one encounter follows another, so no month can pass without one.</source>
        <translation>Nach diesen Regeln folgt eine Begegnung auf die andere, daher kann kein Monat ohne Begegnung vergehen.</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Nächster Halbmonat</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>The survivors of both sides may meet again immediately. If they do not, turns pass until a %1 is rolled.</source>
        <translation>Die Überlebenden beider Seiten können sofort wieder aufeinandertreffen. Wenn nicht, vergehen die Halbmonate, bis eine %1 gewürfelt wird.</translation>
    </message>
    <message>
        <source>Rolls 2d6 each turn until a %1 brings an encounter, then rolls up its kind, your role, the enemy and everything else.</source>
        <translation>Würfelt je Halbmonat 2W6, bis eine %1 eine Begegnung bringt, und würfelt dann ihre Art, die eigene Rolle, den Gegner und alles Weitere aus.</translation>
    </message>
    <message>
        <source>Share of the encounter&apos;s points: %1 each.</source>
        <translation>Anteil an den Punkten der Begegnung: je %1.</translation>
    </message>
    <message>
        <source>A follow-up is fought by the survivors: nobody can be recruited for it.</source>
        <translation>Eine Anschlussbegegnung bestreiten die Überlebenden: Niemand kann dafür rekrutiert werden.</translation>
    </message>
    <message>
        <source>Rep left to spend: %3 (total: %1&apos;s Rep %2 squared).</source>
        <translation>Noch verfügbare Rep: %3 (gesamt: Rep %2 von %1 im Quadrat).</translation>
    </message>
    <message numerus="yes">
        <source>This encounter allows at most %n Grunts.</source>
        <translation>
            <numerusform>Diese Begegnung erlaubt höchstens %n Grunt.</numerusform>
            <numerusform>Diese Begegnung erlaubt höchstens %n Grunts.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 leads while the Star is away: with Rep %2, at most %2 other Grunts.</source>
        <translation>%1 führt, solange der Star fehlt: mit Rep %2 höchstens %2 weitere Grunts.</translation>
    </message>
    <message>
        <source>There is no room in the band: Rep left to spend is %3 (total: %1&apos;s Rep %2 squared).</source>
        <translation>In der Bande ist kein Platz: Noch verfügbare Rep ist %3 (gesamt: Rep %2 von %1 im Quadrat).</translation>
    </message>
    <message numerus="yes">
        <source>There is no room in the band: this encounter allows at most %n Grunts, and there are %1.</source>
        <translation>
            <numerusform>In der Bande ist kein Platz: Diese Begegnung erlaubt höchstens %n Grunt, und es sind %1.</numerusform>
            <numerusform>In der Bande ist kein Platz: Diese Begegnung erlaubt höchstens %n Grunts, und es sind %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room in the band: %1, Rep %2, leads at most %n Grunts, and there are %3.</source>
        <translation>
            <numerusform>In der Bande ist kein Platz: %1, Rep %2, führt höchstens %n Grunt, und es sind %3.</numerusform>
            <numerusform>In der Bande ist kein Platz: %1, Rep %2, führt höchstens %n Grunts, und es sind %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>In these rules the dice decide which turns are quiet. Prepare the next encounter.</source>
        <translation>Nach diesen Regeln entscheiden die Würfel, welche Halbmonate ruhig sind. Die nächste Begegnung vorbereiten.</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Nächster Monat</translation>
    </message>
    <message>
        <source>Next battle</source>
        <translation>Nächstes Gefecht</translation>
    </message>
    <message>
        <source>%1. When the game is over, go to After the battle and report the outcome.</source>
        <translation>%1. Wenn das Spiel vorbei ist, weiter mit „Nach dem Gefecht“ und dort den Ausgang melden.</translation>
    </message>
    <message>
        <source>A media crew is a Reporter and a Tech; a driver and a bodyguard may go along.</source>
        <translation>Ein Medienteam besteht aus Reporter und Technik; Fahrer und Leibwache dürfen mit.</translation>
    </message>
    <message>
        <source>Points left to spend: %1 of %2 for each side.</source>
        <translation>Noch verfügbare Punkte: %1 von %2 je Seite.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Possible Enemy Forces</source>
        <translation>Mögliche Feindkräfte</translation>
    </message>
    <message>
        <source>%1 to resolve</source>
        <translation>%1 aufzulösen</translation>
    </message>
    <message>
        <source>PEF %1</source>
        <translation>PEF %1</translation>
    </message>
    <message>
        <source>section %1</source>
        <translation>Abschnitt %1</translation>
    </message>
    <message>
        <source>Rep %1</source>
        <translation>Rep %1</translation>
    </message>
    <message>
        <source>found by a scout</source>
        <translation>durch Erkundung gefunden</translation>
    </message>
    <message>
        <source>does not move</source>
        <translation>bewegt sich nicht</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Leader</translation>
    </message>
    <message>
        <source>Enemies</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation>Gruppe %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>Buildings to loot</source>
        <translation>Zu plündernde Gebäude</translation>
    </message>
    <message>
        <source>Building %1</source>
        <translation>Gebäude %1</translation>
    </message>
    <message>
        <source>looted</source>
        <translation>geplündert</translation>
    </message>
    <message>
        <source>not entered</source>
        <translation>nicht betreten</translation>
    </message>
    <message>
        <source>Star Power %1</source>
        <translation>Star Power %1</translation>
    </message>
    <message>
        <source>killed %1</source>
        <translation>getötet: %1</translation>
    </message>
    <message>
        <source>routed %1</source>
        <translation>in die Flucht geschlagen: %1</translation>
    </message>
    <message>
        <source>inflicted damage</source>
        <translation>Schaden angerichtet</translation>
    </message>
    <message>
        <source>lost nerve</source>
        <translation>Nerven verloren</translation>
    </message>
    <message>
        <source>%1″ apart, Runners %2</source>
        <translation>%1″ Abstand, Gejagte %2</translation>
    </message>
    <message>
        <source>not sprung</source>
        <translation>nicht ausgelöst</translation>
    </message>
    <message>
        <source>spotted</source>
        <translation>entdeckt</translation>
    </message>
    <message>
        <source>not spotted</source>
        <translation>nicht entdeckt</translation>
    </message>
    <message>
        <source>in ambush</source>
        <translation>im Hinterhalt</translation>
    </message>
    <message>
        <source>in the open</source>
        <translation>im Freien</translation>
    </message>
    <message>
        <source>besiegers gone</source>
        <translation>Belagerer fort</translation>
    </message>
    <message>
        <source>besiegers stay</source>
        <translation>Belagerer bleiben</translation>
    </message>
    <message>
        <source>sounded</source>
        <translation>ausgelöst</translation>
    </message>
    <message>
        <source>not sounded</source>
        <translation>nicht ausgelöst</translation>
    </message>
    <message>
        <source>arrived in turn %1</source>
        <translation>in Zug %1 gekommen</translation>
    </message>
    <message>
        <source>not arrived</source>
        <translation>nicht gekommen</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>erreicht</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>nicht erreicht</translation>
    </message>
    <message>
        <source>%1 of %2 looted</source>
        <translation>%1 von %2 geplündert</translation>
    </message>
    <message>
        <source>%1 of %2 out</source>
        <translation>%1 von %2 draußen</translation>
    </message>
    <message>
        <source>%1, not found</source>
        <translation>%1, nicht gefunden</translation>
    </message>
    <message>
        <source>day %1, %2 of %3 turns</source>
        <translation>Tag %1, %2 von %3 Zügen</translation>
    </message>
    <message>
        <source>day %1, %2 of %3 face cards</source>
        <translation>Tag %1, %2 von %3 Bildkarten</translation>
    </message>
    <message>
        <source>The encounter</source>
        <translation>Die Begegnung</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Civilians</source>
        <translation>Zivilisten</translation>
    </message>
    <message>
        <source>%1, Rep %2</source>
        <translation>%1, Rep %2</translation>
    </message>
    <message>
        <source>Media crew, moves last</source>
        <translation>Medienteam, bewegt sich zuletzt</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>%1 on the table</source>
        <translation>%1 auf dem Tisch</translation>
    </message>
    <message>
        <source>Your band</source>
        <translation>Eigene Bande</translation>
    </message>
    <message>
        <source>group %1, %2: %3</source>
        <translation>Gruppe %1, %2: %3</translation>
    </message>
    <message>
        <source>group %1: %2</source>
        <translation>Gruppe %1: %2</translation>
    </message>
    <message>
        <source>your group %1: %2</source>
        <translation>eigene Gruppe %1: %2</translation>
    </message>
    <message>
        <source>your band: %1</source>
        <translation>eigene Bande: %1</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>gesehen</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n quiet turns</source>
        <translation>
            <numerusform>%1 von %n ruhigen Zug</numerusform>
            <numerusform>%1 von %n ruhigen Zügen</numerusform>
        </translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>nicht angesprungen</translation>
    </message>
    <message>
        <source>all in vehicles</source>
        <translation>alle in Fahrzeugen</translation>
    </message>
    <message>
        <source>not all in vehicles</source>
        <translation>nicht alle in Fahrzeugen</translation>
    </message>
    <message>
        <source>hides what its player recorded</source>
        <translation>verbirgt, was festgehalten ist</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verborgen</translation>
    </message>
    <message>
        <source>Your PEF %1</source>
        <translation>Eigene PEF %1</translation>
    </message>
    <message>
        <source>a decoy, turned over</source>
        <translation>eine Attrappe, aufgedeckt</translation>
    </message>
    <message>
        <source>your PEF %1</source>
        <translation>eigene PEF %1</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Reference, %1</source>
        <translation>Referenz, %1</translation>
    </message>
    <message>
        <source>My campaign</source>
        <translation>Meine Kampagne</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created. Check its permissions.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden. Die Rechte prüfen.</translation>
    </message>
    <message>
        <source>Muster campaigns (*.muster)</source>
        <translation>Muster-Kampagnen (*.muster)</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Neu…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>See the sa&amp;mple</source>
        <translation>&amp;Beispiel ansehen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Kopie speichern…</translation>
    </message>
    <message>
        <source>Restore &amp;backup…</source>
        <translation>&amp;Sicherung wiederherstellen…</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>&amp;Drucken</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Be&amp;enden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Suchen…</translation>
    </message>
    <message>
        <source>&amp;Edit campaign…</source>
        <translation>&amp;Kampagne bearbeiten…</translation>
    </message>
    <message>
        <source>Follow &amp;system theme</source>
        <translation>Design wie S&amp;ystem</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>He&amp;ll</translation>
    </message>
    <message>
        <source>Dar&amp;k</source>
        <translation>D&amp;unkel</translation>
    </message>
    <message>
        <source>&amp;Campaign</source>
        <translation>&amp;Kampagne</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Band</source>
        <translation>Ban&amp;de</translation>
    </message>
    <message>
        <source>E&amp;ncounter</source>
        <translation>Be&amp;gegnung</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Open a campaign first.</source>
        <translation>Zuerst eine Kampagne öffnen.</translation>
    </message>
    <message>
        <source>&amp;Undo “%1”</source>
        <translation>&amp;Rückgängig: „%1“</translation>
    </message>
    <message>
        <source>&amp;Redo “%1”</source>
        <translation>&amp;Wiederholen: „%1“</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>No campaign yet</source>
        <translation>Noch keine Kampagne</translation>
    </message>
    <message>
        <source>%1’s turn, %2 free</source>
        <translation>%1 ist dran, %2 frei</translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>%1 frei</translation>
    </message>
    <message>
        <source>%1 of %2 places free</source>
        <translation>%1 von %2 Plätzen frei</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>To %1</source>
        <translation>Ziel: %1</translation>
    </message>
    <message>
        <source>%1, EAL %2</source>
        <translation>%1, EAL %2</translation>
    </message>
    <message>
        <source>EAL %1</source>
        <translation>EAL %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Campaign over</source>
        <translation>Kampagne vorbei</translation>
    </message>
    <message>
        <source>Read the chronicle</source>
        <translation>Chronik lesen</translation>
    </message>
    <message>
        <source>After the battle</source>
        <translation>Nach dem Gefecht</translation>
    </message>
    <message>
        <source>Report the outcome</source>
        <translation>Ausgang melden</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>Bande</translation>
    </message>
    <message>
        <source>Encounter</source>
        <translation>Begegnung</translation>
    </message>
    <message>
        <source>&amp;Encounter</source>
        <translation>&amp;Begegnung</translation>
    </message>
    <message>
        <source>Aftermath</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>&amp;Aftermath</source>
        <translation>Aus&amp;wertung</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Chronik</translation>
    </message>
    <message>
        <source>&amp;Chronicle</source>
        <translation>&amp;Chronik</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>&amp;Reference</source>
        <translation>&amp;Referenz</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>&amp;Odds</source>
        <translation>Ch&amp;ancen</translation>
    </message>
    <message>
        <source>Home folder</source>
        <translation>Persönlicher Ordner</translation>
    </message>
    <message>
        <source>Muster</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>%1 (sample) – Muster</source>
        <translation>%1 (Beispiel) – Muster</translation>
    </message>
    <message>
        <source>%1 – Muster</source>
        <translation>%1 – Muster</translation>
    </message>
    <message>
        <source>%1 (read-only) – Muster</source>
        <translation>%1 (schreibgeschützt) – Muster</translation>
    </message>
    <message>
        <source>Read-only: nothing is recorded</source>
        <translation>Schreibgeschützt: nichts wird eingetragen</translation>
    </message>
    <message>
        <source>Draft saved</source>
        <translation>Entwurf gespeichert</translation>
    </message>
    <message>
        <source>All changes saved</source>
        <translation>Alle Änderungen gespeichert</translation>
    </message>
    <message>
        <source>“%1” can only be read, so nothing can be recorded in it. Save a copy to go on.</source>
        <translation>„%1“ kann nur gelesen werden, daher lässt sich nichts eintragen. Zum Weitermachen eine Kopie speichern.</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>Follow &amp;system language</source>
        <translation>Wie S&amp;ystemsprache</translation>
    </message>
    <message>
        <source>Reference in its own &amp;window</source>
        <translation>Referenz in eigenem &amp;Fenster</translation>
    </message>
    <message>
        <source>There is nothing to print on it yet.</source>
        <translation>Darauf gibt es noch nichts zu drucken.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>Figures: %1</source>
        <translation>Figuren: %1</translation>
    </message>
    <message>
        <source>Grunts: %1</source>
        <translation>Grunts: %1</translation>
    </message>
    <message>
        <source>%1 of %2 figures</source>
        <translation>%1 von %2 Figuren</translation>
    </message>
    <message>
        <source>%1 of %2 Grunts</source>
        <translation>%1 von %2 Grunts</translation>
    </message>
    <message>
        <source>&amp;Write note…</source>
        <translation>Notiz &amp;schreiben…</translation>
    </message>
    <message>
        <source>&amp;Add picture…</source>
        <translation>B&amp;ild hinzufügen…</translation>
    </message>
    <message>
        <source>&amp;Paste picture</source>
        <translation>Bild &amp;einfügen</translation>
    </message>
    <message>
        <source>&amp;Lists and tables…</source>
        <translation>&amp;Listen und Tabellen…</translation>
    </message>
</context>
<context>
    <name>muster::AccountPreview</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
</context>
<context>
    <name>muster::ActDice</name>
    <message>
        <source>Draw the cards</source>
        <translation>Karten ziehen</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Continue it</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Discard its dice</source>
        <translation>Würfel verwerfen</translation>
    </message>
    <message>
        <source>“%1” is only half rolled. Finish it first, or discard its dice and continue with “%2”.</source>
        <translation>„%1“ ist erst halb gewürfelt. Zuerst abschließen oder die Würfel verwerfen und mit „%2“ weitermachen.</translation>
    </message>
    <message>
        <source>“%1” was left unfinished. Redo returns to it with its dice.</source>
        <translation>„%1“ blieb unfertig. „Wiederholen“ führt dorthin zurück, samt Würfeln.</translation>
    </message>
</context>
<context>
    <name>muster::AftermathPage</name>
    <message>
        <source>Edit the outcome or the casualties. Dice that still fit are kept.</source>
        <translation>Den Ausgang oder die Verluste bearbeiten. Würfel, die noch passen, bleiben erhalten.</translation>
    </message>
    <message>
        <source>After the battle</source>
        <translation>Nach dem Gefecht</translation>
    </message>
    <message>
        <source>No campaign is open.</source>
        <translation>Keine Kampagne ist geöffnet.</translation>
    </message>
    <message>
        <source>There is no current encounter. Prepare one, play it, then come back here to report the result.</source>
        <translation>Es gibt keine aktuelle Begegnung. Eine vorbereiten, spielen und dann hier das Ergebnis melden.</translation>
    </message>
    <message>
        <source>Prepare encounter</source>
        <translation>Begegnung vorbereiten</translation>
    </message>
    <message>
        <source>Roll the rest</source>
        <translation>Rest würfeln</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Der Bericht</translation>
    </message>
    <message>
        <source>Report the outcome</source>
        <translation>Ausgang melden</translation>
    </message>
    <message>
        <source>Success or failure</source>
        <translation>Erfolg oder Fehlschlag</translation>
    </message>
    <message>
        <source>Edit report</source>
        <translation>Bericht bearbeiten</translation>
    </message>
    <message>
        <source>Roll the last die</source>
        <translation>Letzten Würfel werfen</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Then check and finish</source>
        <translation>Dann prüfen und abschließen</translation>
    </message>
    <message>
        <source>It ends the campaign</source>
        <translation>Das beendet die Kampagne</translation>
    </message>
    <message>
        <source>Record the results</source>
        <translation>Ergebnisse eintragen</translation>
    </message>
    <message>
        <source>Report on the last battle…</source>
        <translation>Spielbericht zum letzten Gefecht…</translation>
    </message>
    <message>
        <source>Report saved to %1.</source>
        <translation>Spielbericht gespeichert in %1.</translation>
    </message>
</context>
<context>
    <name>muster::AttributeChoice</name>
    <message>
        <source>First attribute</source>
        <translation>Erstes Attribut</translation>
    </message>
    <message>
        <source>Second attribute</source>
        <translation>Zweites Attribut</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>muster::BandChoice</name>
    <message>
        <source>Whose band is shown</source>
        <translation>Wessen Bande zu sehen ist</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
</context>
<context>
    <name>muster::BandMenu</name>
    <message>
        <source>E&amp;quip…</source>
        <translation>Aus&amp;rüsten…</translation>
    </message>
    <message>
        <source>&amp;Bring back</source>
        <translation>&amp;Zurückholen</translation>
    </message>
    <message>
        <source>&amp;Names…</source>
        <translation>&amp;Namen…</translation>
    </message>
    <message>
        <source>&amp;Print roster…</source>
        <translation>Bandenliste &amp;drucken…</translation>
    </message>
    <message>
        <source>&amp;Bring back %1</source>
        <translation>%1 &amp;zurückholen</translation>
    </message>
    <message>
        <source>Choose a figure of the band first.</source>
        <translation>Zuerst eine Figur der Bande wählen.</translation>
    </message>
    <message>
        <source>&amp;Dismiss %1</source>
        <translation>%1 en&amp;tlassen</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation>En&amp;tlassen</translation>
    </message>
    <message>
        <source>Nobody has left the band.</source>
        <translation>Niemand hat die Bande verlassen.</translation>
    </message>
    <message>
        <source>The campaign is over.</source>
        <translation>Die Kampagne ist vorbei.</translation>
    </message>
    <message>
        <source>There is only one player.</source>
        <translation>Es gibt nur einen Spieler.</translation>
    </message>
    <message>
        <source>&amp;Add player…</source>
        <translation>&amp;Spieler hinzufügen…</translation>
    </message>
    <message>
        <source>Remove p&amp;layer…</source>
        <translation>Spieler &amp;entfernen…</translation>
    </message>
    <message>
        <source>&amp;Recruit figure by dice</source>
        <translation>Figur per &amp;Würfel rekrutieren</translation>
    </message>
    <message>
        <source>&amp;Recruit Grunt by dice</source>
        <translation>Grunt per &amp;Würfel rekrutieren</translation>
    </message>
    <message>
        <source>Pick figure by &amp;hand…</source>
        <translation>Figur von &amp;Hand wählen…</translation>
    </message>
    <message>
        <source>Pick Grunt by &amp;hand…</source>
        <translation>Grunt von &amp;Hand wählen…</translation>
    </message>
    <message>
        <source>&amp;Edit %1…</source>
        <translation>%1 &amp;bearbeiten…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Bearbeiten…</translation>
    </message>
    <message>
        <source>An encounter is under way. Finish the battle first.</source>
        <translation>Eine Begegnung läuft. Zuerst das Gefecht abschließen.</translation>
    </message>
    <message>
        <source>&amp;Write note…</source>
        <translation>Notiz &amp;schreiben…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Add &amp;picture…</source>
        <translation>B&amp;ild hinzufügen…</translation>
    </message>
</context>
<context>
    <name>muster::BandPage</name>
    <message>
        <source>The band</source>
        <translation>Die Bande</translation>
    </message>
    <message>
        <source>Print roster</source>
        <translation>Bandenliste drucken</translation>
    </message>
    <message>
        <source>The bands</source>
        <translation>Die Banden</translation>
    </message>
    <message>
        <source>Recruit for %1</source>
        <translation>Rekrutieren für %1</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Recruit figure</source>
        <translation>Figur rekrutieren</translation>
    </message>
    <message>
        <source>Recruit Grunt</source>
        <translation>Grunt rekrutieren</translation>
    </message>
    <message>
        <source>%1, %2 list</source>
        <translation>%1, Liste %2</translation>
    </message>
</context>
<context>
    <name>muster::BeforeAfter</name>
    <message>
        <source>Back in %1, Rep %2</source>
        <translation>Zurück: %1, Rep %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>Back in %1</source>
        <translation>Zurück: %1</translation>
    </message>
    <message>
        <source>Any result: %1</source>
        <translation>Jedes Ergebnis: %1</translation>
    </message>
    <message>
        <source>Points, %1</source>
        <translation>Punkte, %1</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>muster::BinderPanel</name>
    <message>
        <source>New settlement</source>
        <translation>Neue Siedlung</translation>
    </message>
    <message>
        <source>Rolls up a settlement in the band&apos;s locale</source>
        <translation>Würfelt eine Siedlung in der Gegend der Bande aus</translation>
    </message>
    <message>
        <source>Settlements</source>
        <translation>Siedlungen</translation>
    </message>
    <message>
        <source>No settlements yet. When the band reaches one, roll it up here; it is kept for later encounters and for printing.</source>
        <translation>Noch keine Siedlungen. Wenn die Bande eine erreicht, sie hier auswürfeln; sie wird für spätere Begegnungen und zum Drucken aufbewahrt.</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Siedlung</translation>
    </message>
    <message>
        <source>Drag one structure onto another to swap them. The printed sheet shows the new layout.</source>
        <translation>Einen Bau auf einen anderen ziehen, um sie zu tauschen. Der gedruckte Bogen zeigt die neue Anordnung.</translation>
    </message>
    <message>
        <source>Edit settlement</source>
        <translation>Siedlung bearbeiten</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Removes this settlement from the list</source>
        <translation>Entfernt diese Siedlung aus der Liste</translation>
    </message>
    <message>
        <source>Print sheets</source>
        <translation>Bögen drucken</translation>
    </message>
    <message>
        <source>Print the settlements</source>
        <translation>Siedlungen drucken</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>first seen in %1</source>
        <translation>zuerst gesehen: %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Starred structures stay in the middle of a settlement; swap them only with each other.</source>
        <translation>Bauten mit Stern bleiben in der Mitte einer Siedlung; nur untereinander tauschen.</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
</context>
<context>
    <name>muster::ByHand</name>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>List entry</source>
        <translation>Listeneintrag</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>%1: above the Star’s Rep %2</source>
        <translation>%1: über Rep %2 des Stars</translation>
    </message>
    <message>
        <source>Lis&amp;t entry</source>
        <translation>&amp;Listeneintrag</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Attrib&amp;ute</source>
        <translation>Attrib&amp;ut</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Pick figure by hand</source>
        <translation>Figur von Hand wählen</translation>
    </message>
    <message>
        <source>Pick Grunt by hand</source>
        <translation>Grunt von Hand wählen</translation>
    </message>
    <message>
        <source>A&amp;dd to band</source>
        <translation>Zur Bande hin&amp;zufügen</translation>
    </message>
    <message>
        <source>goes along: %1</source>
        <translation>geht mit: %1</translation>
    </message>
</context>
<context>
    <name>muster::CallsPanel</name>
    <message>
        <source>Roll for media coverage</source>
        <translation>Für Medien würfeln</translation>
    </message>
    <message>
        <source>Better equipment</source>
        <translation>Bessere Ausrüstung</translation>
    </message>
    <message>
        <source>Issue to the party</source>
        <translation>An den Trupp ausgeben</translation>
    </message>
    <message>
        <source>A media crew may still arrive.</source>
        <translation>Ein Medienteam kann noch kommen.</translation>
    </message>
    <message>
        <source>Is a media crew there?</source>
        <translation>Ist ein Medienteam da?</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Better equipment issued until the battle is over:</source>
        <translation>Bessere Ausrüstung bis zum Ende des Gefechts ausgegeben:</translation>
    </message>
    <message>
        <source>Better equipment for the whole party:</source>
        <translation>Bessere Ausrüstung für den ganzen Trupp:</translation>
    </message>
    <message>
        <source>It is about a stockpile</source>
        <translation>Es geht um einen Vorrat</translation>
    </message>
    <message>
        <source>Roll for your vehicles</source>
        <translation>Für die eigenen Fahrzeuge würfeln</translation>
    </message>
    <message>
        <source>Do you have vehicles?</source>
        <translation>Gibt es eigene Fahrzeuge?</translation>
    </message>
    <message>
        <source>Goes along with the media crew</source>
        <translation>Begleitet das Medienteam</translation>
    </message>
    <message>
        <source>Add to the crew</source>
        <translation>Zum Team hinzufügen</translation>
    </message>
    <message>
        <source>The media crew may have company:</source>
        <translation>Das Medienteam darf Begleitung haben:</translation>
    </message>
    <message>
        <source>%1, Rep %2</source>
        <translation>%1, Rep %2</translation>
    </message>
</context>
<context>
    <name>muster::CampaignCorrection</name>
    <message>
        <source>Edit campaign</source>
        <translation>Kampagne bearbeiten</translation>
    </message>
    <message>
        <source>Sa&amp;ve</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Campaign name</source>
        <translation>Name der Kampagne</translation>
    </message>
    <message>
        <source>Next encounter</source>
        <translation>Nächste Begegnung</translation>
    </message>
    <message>
        <source>Next Enemy Activity Level</source>
        <translation>Nächste Feindaktivität (EAL)</translation>
    </message>
    <message>
        <source>rolled when it is prepared</source>
        <translation>wird bei der Vorbereitung gewürfelt</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Next &amp;encounter</source>
        <translation>Nächste Begegn&amp;ung</translation>
    </message>
    <message>
        <source>Next E&amp;AL</source>
        <translation>Nächste EA&amp;L</translation>
    </message>
    <message>
        <source>The change is recorded in the chronicle and can be undone.</source>
        <translation>Die Änderung wird in der Chronik eingetragen und lässt sich rückgängig machen.</translation>
    </message>
</context>
<context>
    <name>muster::CampaignDocument</name>
    <message>
        <source>Roll the rest</source>
        <translation>Rest würfeln</translation>
    </message>
</context>
<context>
    <name>muster::ChanceRows</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>muster::ChapterView</name>
    <message>
        <source>Dice: %1</source>
        <translation>Würfel: %1</translation>
    </message>
</context>
<context>
    <name>muster::ChronicleDelegate</name>
    <message>
        <source>not played yet</source>
        <translation>noch offen</translation>
    </message>
    <message>
        <source>ruling %1</source>
        <translation>Hausregel %1</translation>
    </message>
    <message numerus="yes">
        <source>%n steps of play</source>
        <translation>
            <numerusform>%n Spielschritt</numerusform>
            <numerusform>%n Spielschritte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::ChronicleModel</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Picture: %1</source>
        <translation>Bild: %1</translation>
    </message>
</context>
<context>
    <name>muster::ChroniclePage</name>
    <message>
        <source>&amp;Edit the campaign…</source>
        <translation>Kampagne &amp;bearbeiten…</translation>
    </message>
    <message>
        <source>&amp;Edit the encounter</source>
        <translation>Begegnung b&amp;earbeiten</translation>
    </message>
    <message>
        <source>Edit %1…</source>
        <translation>%1 bearbeiten…</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>	Enter</source>
        <translation>	Enter</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Go to here (undo %n steps)</source>
        <translation>
            <numerusform>Bis &amp;hierher gehen (%n Schritt rückgängig)</numerusform>
            <numerusform>Bis &amp;hierher gehen (%n Schritte rückgängig)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Go to here</source>
        <translation>&amp;Hierher zurückgehen</translation>
    </message>
    <message>
        <source>This is the latest step.</source>
        <translation>Das ist der letzte Schritt.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Rep</source>
        <translation>Rep</translation>
    </message>
    <message>
        <source>Joining and leaving</source>
        <translation>Kommen und Gehen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Chronik</translation>
    </message>
    <message>
        <source>Redo “%1”</source>
        <translation>Wiederholen: „%1“</translation>
    </message>
    <message>
        <source>Undo “%1”</source>
        <translation>Rückgängig: „%1“</translation>
    </message>
    <message>
        <source>One step: the band was founded</source>
        <translation>Ein Schritt: Die Bande wurde gegründet</translation>
    </message>
    <message numerus="yes">
        <source>%n steps since %1</source>
        <translation>
            <numerusform>%n Schritt seit %1</numerusform>
            <numerusform>%n Schritte seit %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps, from %1 on</source>
        <translation>
            <numerusform>%n Schritt, ab %1</numerusform>
            <numerusform>%n Schritte, ab %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Going back to here undoes %1. You can redo it until you make a new change.</source>
        <translation>Hierher zurückzugehen macht rückgängig: %1. Es lässt sich wiederholen, bis etwas Neues geändert wird.</translation>
    </message>
    <message>
        <source>Edit &amp;note…</source>
        <translation>&amp;Notiz bearbeiten…</translation>
    </message>
    <message>
        <source>Edit &amp;note “%1”…</source>
        <translation>&amp;Notiz „%1“ bearbeiten…</translation>
    </message>
    <message>
        <source>&amp;Write note…</source>
        <translation>Notiz &amp;schreiben…</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>&amp;Report…</source>
        <translation>&amp;Spielbericht…</translation>
    </message>
    <message>
        <source>Report saved to %1.</source>
        <translation>Spielbericht gespeichert in %1.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Add &amp;picture…</source>
        <translation>B&amp;ild hinzufügen…</translation>
    </message>
</context>
<context>
    <name>muster::ChronicleView</name>
    <message>
        <source>Go back to here</source>
        <translation>Hierher zurückgehen</translation>
    </message>
    <message>
        <source>Steps, newest first</source>
        <translation>Schritte, neueste zuerst</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Chronik</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, Leertaste</translation>
    </message>
    <message>
        <source>Expand or collapse the selected step</source>
        <translation>Den gewählten Schritt auf- oder zuklappen</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Links, Rechts</translation>
    </message>
    <message>
        <source>Collapse, expand</source>
        <translation>Zuklappen, aufklappen</translation>
    </message>
    <message>
        <source>Hide the details (Enter)</source>
        <translation>Die Einzelheiten ausblenden (Enter)</translation>
    </message>
    <message>
        <source>Show the dice (Enter)</source>
        <translation>Die Würfel zeigen (Enter)</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Spielbericht…</translation>
    </message>
</context>
<context>
    <name>muster::ComingPanel</name>
    <message>
        <source>Possible follow-ups</source>
        <translation>Mögliche Anschlussbegegnungen</translation>
    </message>
    <message>
        <source>Possible encounters: the highest total is played</source>
        <translation>Mögliche Begegnungen: Die höchste Summe wird gespielt</translation>
    </message>
</context>
<context>
    <name>muster::ContactCard</name>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>The unresolved PEFs in turn. Each A raises the level.</source>
        <translation>Die unaufgelösten PEFs der Reihe nach. Jedes A erhöht die Stufe.</translation>
    </message>
    <message>
        <source>Enem&amp;y Activity Level</source>
        <translation>Feindak&amp;tivität (EAL)</translation>
    </message>
    <message>
        <source>Fig&amp;ures you bring</source>
        <translation>Mitgebrachte Fig&amp;uren</translation>
    </message>
    <message>
        <source>PEFs &amp;to resolve</source>
        <translation>Aufzulösende &amp;PEFs</translation>
    </message>
</context>
<context>
    <name>muster::CorrectionPanel</name>
    <message>
        <source>Re-roll the enemy</source>
        <translation>Gegner neu würfeln</translation>
    </message>
    <message>
        <source>Edit encounter</source>
        <translation>Begegnung bearbeiten</translation>
    </message>
    <message>
        <source>Use this if your table differs. The change is recorded in the chronicle and can be undone.</source>
        <translation>Für den Fall, dass der eigene Tisch abweicht. Die Änderung wird in der Chronik eingetragen und lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Enemy Activity Level</source>
        <translation>Feindaktivität (EAL)</translation>
    </message>
    <message>
        <source>Enemy</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Re-rolls the enemy&apos;s figures from the list chosen here</source>
        <translation>Würfelt die Figuren des Gegners aus der hier gewählten Liste neu</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Tageszeit</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Section %1</source>
        <translation>Abschnitt %1</translation>
    </message>
</context>
<context>
    <name>muster::DeedsPanel</name>
    <message>
        <source>numbers such as 2, 5; leave empty for the last ones</source>
        <translation>Nummern wie 2, 5; leer: die letzten</translation>
    </message>
    <message>
        <source>Enemies lost</source>
        <translation>Verlorene Gegner</translation>
    </message>
    <message>
        <source>Follow-up encounter</source>
        <translation>Anschlussbegegnung</translation>
    </message>
    <message>
        <source>Enemies &amp;lost</source>
        <translation>Ver&amp;lorene Gegner</translation>
    </message>
    <message>
        <source>F&amp;ollow-up</source>
        <translation>Ans&amp;chluss</translation>
    </message>
    <message>
        <source>Inflicted
damage</source>
        <translation>Schaden
angerichtet</translation>
    </message>
    <message>
        <source>Lost
nerve</source>
        <translation>Nerven
verloren</translation>
    </message>
    <message>
        <source>Ran
wounded</source>
        <translation>Verwundet
geflohen</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>Getötete</translation>
    </message>
    <message>
        <source>Routed</source>
        <translation>In die Flucht</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>inflicted damage</source>
        <translation>Schaden angerichtet</translation>
    </message>
    <message>
        <source>lost nerve</source>
        <translation>Nerven verloren</translation>
    </message>
    <message>
        <source>already wounded when running away</source>
        <translation>bei der Flucht schon verwundet</translation>
    </message>
    <message>
        <source>enemies killed</source>
        <translation>getötete Gegner</translation>
    </message>
    <message>
        <source>enemies routed</source>
        <translation>in die Flucht geschlagene Gegner</translation>
    </message>
    <message>
        <source>as the rules say</source>
        <translation>nach den Regeln</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>muster::DiceConversation</name>
    <message>
        <source>Roll the rest</source>
        <translation>Rest würfeln</translation>
    </message>
    <message>
        <source>Undo last roll</source>
        <translation>Wurf rückgängig</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Rolls so far</source>
        <translation>Bisherige Würfe</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>Karte %1</translation>
    </message>
    <message>
        <source>Die %1</source>
        <translation>Würfel %1</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Draw the rest</source>
        <translation>Den Rest ziehen</translation>
    </message>
    <message>
        <source>Set aside (not needed now): %1.</source>
        <translation>Beiseitegelegt (jetzt nicht nötig): %1.</translation>
    </message>
</context>
<context>
    <name>muster::DiceEntry</name>
    <message>
        <source>&lt;b&gt;Backspace&lt;/b&gt; removes a die</source>
        <translation>&lt;b&gt;Rücktaste&lt;/b&gt; entfernt einen Würfel</translation>
    </message>
    <message>
        <source>Type your cards, or press &lt;b&gt;Enter&lt;/b&gt; to draw them</source>
        <translation>Die Karten eintippen oder mit &lt;b&gt;Enter&lt;/b&gt; ziehen lassen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Alt+Left&lt;/b&gt; undoes the last roll</source>
        <translation>&lt;b&gt;Alt+Links&lt;/b&gt; macht den letzten Wurf rückgängig</translation>
    </message>
    <message>
        <source>The number is not complete. Enter rolls only when the line is empty.</source>
        <translation>Die Zahl ist nicht vollständig. Enter würfelt nur bei leerer Zeile.</translation>
    </message>
    <message numerus="yes">
        <source>%n more cards. Enter draws only when the line is empty.</source>
        <translation>
            <numerusform>Noch %n Karte. Enter zieht nur, wenn die Zeile leer ist.</numerusform>
            <numerusform>Noch %n Karten. Enter zieht nur, wenn die Zeile leer ist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more dice. Enter rolls only when the line is empty.</source>
        <translation>
            <numerusform>Noch %n Würfel. Enter würfelt nur, wenn die Zeile leer ist.</numerusform>
            <numerusform>Noch %n Würfel. Enter würfelt nur, wenn die Zeile leer ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>1 to 6</source>
        <translation>1 bis 6</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Take the dice; on an empty line, roll them</source>
        <translation>Die Würfel übernehmen; bei leerer Zeile würfeln</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>A card is its rank and the letter of its suit: 6H, 10D, QS, AC.</source>
        <translation>Eine Karte ist ihr Wert und der Buchstabe ihrer Farbe: 6H, 10D, QS, AC.</translation>
    </message>
    <message>
        <source>All dice entered. Enter accepts them, Backspace removes the last one.</source>
        <translation>Alle Würfel eingegeben. Enter übernimmt sie, die Rücktaste entfernt den letzten.</translation>
    </message>
    <message>
        <source>A d%1 shows 1 to %1.</source>
        <translation>Ein W%1 zeigt 1 bis %1.</translation>
    </message>
    <message numerus="yes">
        <source>Type your %n dice, or press &lt;b&gt;Enter&lt;/b&gt; to roll</source>
        <translation>
            <numerusform>%n Würfel eintippen, oder &lt;b&gt;Enter&lt;/b&gt; würfelt</numerusform>
            <numerusform>%n Würfel eintippen, oder &lt;b&gt;Enter&lt;/b&gt; würfelt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;Enter&lt;/b&gt; takes %n dice</source>
        <translation>
            <numerusform>&lt;b&gt;Enter&lt;/b&gt; nimmt %n Würfel</numerusform>
            <numerusform>&lt;b&gt;Enter&lt;/b&gt; nimmt %n Würfel</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;Backspace&lt;/b&gt; removes a card</source>
        <translation>&lt;b&gt;Rücktaste&lt;/b&gt; entfernt eine Karte</translation>
    </message>
    <message>
        <source>&lt;b&gt;6H&lt;/b&gt; is the six of hearts; use D, C and S for the other suits</source>
        <translation>&lt;b&gt;6H&lt;/b&gt; ist die Herz-Sechs; D, C und S sind Karo, Kreuz und Pik</translation>
    </message>
    <message>
        <source>A die you rolled</source>
        <translation>Ein Würfel, wie er gefallen ist</translation>
    </message>
    <message>
        <source>Remove the last die</source>
        <translation>Den letzten Würfel entfernen</translation>
    </message>
    <message>
        <source>Clear what is typed; on an empty line, leave the roll</source>
        <translation>Eingetipptes löschen; bei leerer Zeile den Wurf verlassen</translation>
    </message>
    <message>
        <source>Type the cards you drew, such as 6H QS, and press Enter. Press Enter alone to have them drawn for you.</source>
        <translation>Die gezogenen Karten eintippen, etwa 6H QS, und Enter drücken. Enter allein zieht sie.</translation>
    </message>
    <message>
        <source>Type the dice you rolled and press Enter. Press Enter alone to have them rolled for you.</source>
        <translation>Die gefallenen Würfel eintippen und Enter drücken. Enter allein würfelt sie.</translation>
    </message>
</context>
<context>
    <name>muster::DiceLines</name>
    <message>
        <source>Rolls so far</source>
        <translation>Bisherige Würfe</translation>
    </message>
</context>
<context>
    <name>muster::DiceStory</name>
    <message>
        <source>none passed</source>
        <translation>keiner bestanden</translation>
    </message>
    <message>
        <source>one passed</source>
        <translation>einer bestanden</translation>
    </message>
    <message>
        <source>both passed</source>
        <translation>beide bestanden</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, Rep %2</source>
        <translation>%1, Rep %2</translation>
    </message>
    <message>
        <source>%1, returns</source>
        <translation>%1, kehrt zurück</translation>
    </message>
    <message>
        <source>%1 (−%2d6 for losses)</source>
        <translation>%1 (−%2W6 für Verluste)</translation>
    </message>
    <message>
        <source>%1 to %2, %3</source>
        <translation>%1 zu %2, %3</translation>
    </message>
    <message>
        <source>%1, lives</source>
        <translation>%1, lebt</translation>
    </message>
</context>
<context>
    <name>muster::DifferenceList</name>
    <message>
        <source>As in the &amp;book</source>
        <translation>Wie im &amp;Buch</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Was abweicht</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>In the book</source>
        <translation>Im Buch</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>The book has no such list</source>
        <translation>Das Buch hat keine solche Liste</translation>
    </message>
    <message>
        <source>As in the book</source>
        <translation>Wie im Buch</translation>
    </message>
</context>
<context>
    <name>muster::DocumentTable</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
</context>
<context>
    <name>muster::DropQuestion</name>
    <message>
        <source>And more: %1</source>
        <translation>Und weitere: %1</translation>
    </message>
    <message>
        <source>&amp;Discard and continue</source>
        <translation>&amp;Verwerfen und weiter</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message numerus="yes">
        <source>Discard the %n undone steps?</source>
        <translation>
            <numerusform>Den %n rückgängig gemachten Schritt verwerfen?</numerusform>
            <numerusform>Die %n rückgängig gemachten Schritte verwerfen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps were undone and can still be redone. If you continue, they are discarded for good.</source>
        <translation>
            <numerusform>%n Schritt wurde rückgängig gemacht und lässt sich noch wiederholen. Beim Fortfahren wird er endgültig verworfen.</numerusform>
            <numerusform>%n Schritte wurden rückgängig gemacht und lassen sich noch wiederholen. Beim Fortfahren werden sie endgültig verworfen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rolls</source>
        <translation>
            <numerusform>%n Wurf</numerusform>
            <numerusform>%n Würfe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Redo %n steps</source>
        <translation>
            <numerusform>%n Schritt &amp;wiederholen</numerusform>
            <numerusform>%n Schritte &amp;wiederholen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::EalPanel</name>
    <message>
        <source>PEF resolution</source>
        <translation>PEF-Auflösung</translation>
    </message>
    <message>
        <source>Enemy Activity Level %1</source>
        <translation>Feindaktivität (EAL) %1</translation>
    </message>
    <message>
        <source>Enemy Activity Level: not rolled yet</source>
        <translation>Feindaktivität (EAL): noch nicht gewürfelt</translation>
    </message>
    <message>
        <source>Enemy Activity Level</source>
        <translation>Feindaktivität (EAL)</translation>
    </message>
    <message>
        <source>PEF resolution at EAL %1</source>
        <translation>PEF-Auflösung bei EAL %1</translation>
    </message>
    <message>
        <source>Rolled now for the first encounter: the higher of 2d6, at most %1.</source>
        <translation>Wird jetzt für die erste Begegnung gewürfelt: der höhere von 2W6, höchstens %1.</translation>
    </message>
    <message>
        <source>PEF resolution, by PEFs already resolved</source>
        <translation>PEF-Auflösung</translation>
    </message>
</context>
<context>
    <name>muster::EncounterDetails</name>
    <message>
        <source>something’s out there: EAL rises to %1 for this encounter</source>
        <translation>da draußen ist etwas: EAL steigt für diese Begegnung auf %1</translation>
    </message>
    <message>
        <source>something’s out there</source>
        <translation>da draußen ist etwas</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Forces</source>
        <translation>Kräfte</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Spezial</translation>
    </message>
    <message>
        <source>Possible Enemy Forces</source>
        <translation>Mögliche Feindkräfte</translation>
    </message>
    <message>
        <source>%1 to resolve</source>
        <translation>%1 aufzulösen</translation>
    </message>
    <message>
        <source>&lt;b&gt;X&lt;/b&gt; nothing &amp;nbsp; &lt;b&gt;A&lt;/b&gt; %1 &amp;nbsp; &lt;b&gt;B&lt;/b&gt; contact &amp;nbsp; &lt;b&gt;C&lt;/b&gt; two groups; the first C brings their leader, Rep %2</source>
        <translation>&lt;b&gt;X&lt;/b&gt; nichts &amp;nbsp; &lt;b&gt;A&lt;/b&gt; %1 &amp;nbsp; &lt;b&gt;B&lt;/b&gt; Kontakt &amp;nbsp; &lt;b&gt;C&lt;/b&gt; zwei Gruppen; das erste C bringt ihren Leader, Rep %2</translation>
    </message>
</context>
<context>
    <name>muster::EncounterPage</name>
    <message>
        <source>Encounter</source>
        <translation>Begegnung</translation>
    </message>
    <message>
        <source>No campaign is open.</source>
        <translation>Keine Kampagne ist geöffnet.</translation>
    </message>
    <message>
        <source>The campaign is over: there is nobody left to lead the band.</source>
        <translation>Die Kampagne ist zu Ende: Niemand ist mehr da, um die Bande anzuführen.</translation>
    </message>
    <message>
        <source>Read the chronicle</source>
        <translation>Chronik lesen</translation>
    </message>
    <message>
        <source>&amp;Prepare encounter</source>
        <translation>Begegnung &amp;vorbereiten</translation>
    </message>
    <message>
        <source>Let a &amp;month pass</source>
        <translation>Einen &amp;Monat verstreichen lassen</translation>
    </message>
    <message>
        <source>&amp;Begin play</source>
        <translation>Spiel &amp;beginnen</translation>
    </message>
    <message>
        <source>Pr&amp;int encounter sheet…</source>
        <translation>Begegnungsbogen &amp;drucken…</translation>
    </message>
    <message>
        <source>The campaign is over.</source>
        <translation>Die Kampagne ist vorbei.</translation>
    </message>
    <message>
        <source>There is no current encounter. Prepare one first.</source>
        <translation>Es gibt keine aktuelle Begegnung. Zuerst eine vorbereiten.</translation>
    </message>
</context>
<context>
    <name>muster::EncounterView</name>
    <message>
        <source>Time of day</source>
        <translation>Tageszeit</translation>
    </message>
    <message>
        <source>Print sheet</source>
        <translation>Bogen drucken</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Briefing</source>
        <translation>Lage</translation>
    </message>
    <message>
        <source>Enemy: %1.</source>
        <translation>Gegner: %1.</translation>
    </message>
    <message>
        <source>Begin play</source>
        <translation>Spiel beginnen</translation>
    </message>
    <message>
        <source>%1, from section %2</source>
        <translation>%1, ab Abschnitt %2</translation>
    </message>
    <message>
        <source>There is no current encounter. Prepare one first.</source>
        <translation>Es gibt keine aktuelle Begegnung. Zuerst eine vorbereiten.</translation>
    </message>
    <message>
        <source>Choose at least one figure.</source>
        <translation>Mindestens eine Figur wählen.</translation>
    </message>
    <message numerus="yes">
        <source>%n quiet turns passed.</source>
        <translation>
            <numerusform>%n ruhiger Halbmonat ist vergangen.</numerusform>
            <numerusform>%n ruhige Halbmonate sind vergangen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Party</source>
        <translation>Trupp</translation>
    </message>
    <message>
        <source>No figures chosen</source>
        <translation>Keine Figuren gewählt</translation>
    </message>
    <message>
        <source>Whole band</source>
        <translation>Ganze Bande</translation>
    </message>
    <message>
        <source>%1 of %2 figures</source>
        <translation>%1 von %2 Figuren</translation>
    </message>
    <message>
        <source>Record who comes</source>
        <translation>Festhalten, wer kommt</translation>
    </message>
    <message>
        <source>%1: %2 of %3 figures</source>
        <translation>%1: %2 von %3 Figuren</translation>
    </message>
    <message>
        <source>Both bands</source>
        <translation>Beide Banden</translation>
    </message>
</context>
<context>
    <name>muster::EndingPanel</name>
    <message>
        <source>of the points</source>
        <translation>der Punkte</translation>
    </message>
    <message>
        <source>How did it end?</source>
        <translation>Wie ging es aus?</translation>
    </message>
    <message>
        <source>Share of the points</source>
        <translation>Anteil der Punkte</translation>
    </message>
    <message>
        <source>Share of the encounter&apos;s points: 1, 1/2, 7/9 or 2</source>
        <translation>Anteil an den Punkten der Begegnung: 1, 1/2, 7/9 oder 2</translation>
    </message>
    <message>
        <source>The share of the points must be a number from 0 to 2, such as 0.5 or 7/9.</source>
        <translation>Der Anteil an den Punkten muss eine Zahl von 0 bis 2 sein, etwa 0.5 oder 7/9.</translation>
    </message>
    <message>
        <source>The other band&apos;s share of the points</source>
        <translation>Anteil der anderen Bande an den Punkten</translation>
    </message>
    <message>
        <source>How did it end for the other band?</source>
        <translation>Wie ging es für die andere Bande aus?</translation>
    </message>
</context>
<context>
    <name>muster::EnemyRoll</name>
    <message>
        <source>Enemy</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>%1 (leader)</source>
        <translation>%1 (Leader)</translation>
    </message>
    <message>
        <source>Enemy: %1</source>
        <translation>Gegner: %1</translation>
    </message>
</context>
<context>
    <name>muster::EquipDialog</name>
    <message>
        <source>Equip</source>
        <translation>Ausrüsten</translation>
    </message>
    <message>
        <source>E&amp;quip</source>
        <translation>Aus&amp;rüsten</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figur</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>&amp;Figure</source>
        <translation>&amp;Figur</translation>
    </message>
    <message>
        <source>Wea&amp;pon</source>
        <translation>&amp;Waffe</translation>
    </message>
    <message>
        <source>&amp;Armour</source>
        <translation>Rüs&amp;tung</translation>
    </message>
    <message>
        <source>Weapons and armour that the list leaves open or the stockpile holds. What the figure had goes to the stockpile.</source>
        <translation>Waffen und Rüstungen, die die Liste freistellt oder der Vorrat enthält. Was die Figur hatte, kommt in den Vorrat.</translation>
    </message>
    <message>
        <source>%1 (stockpile: %2)</source>
        <translation>%1 (Vorrat: %2)</translation>
    </message>
    <message>
        <source>Add &amp;weapon</source>
        <translation>Waffe &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Also &amp;carries</source>
        <translation>Trägt &amp;auch</translation>
    </message>
    <message>
        <source>Further weapons and things, separated by semicolons or commas, with a number in front where there are several: 2 rockets.</source>
        <translation>Weitere Waffen und Dinge, durch Semikolon oder Komma getrennt, bei mehreren mit einer Zahl davor: 2 Raketen.</translation>
    </message>
</context>
<context>
    <name>muster::ExpectedEnemies</name>
    <message>
        <source>Fig&amp;ures you bring</source>
        <translation>Mitgebrachte Fig&amp;uren</translation>
    </message>
    <message>
        <source>Figures you bring</source>
        <translation>Mitgebrachte Figuren</translation>
    </message>
    <message>
        <source>Expected enemies</source>
        <translation>Erwartete Gegner</translation>
    </message>
</context>
<context>
    <name>muster::FateDelegate</name>
    <message>
        <source>sat out</source>
        <translation>pausiert</translation>
    </message>
</context>
<context>
    <name>muster::FateModel</name>
    <message>
        <source>Marked as sat out, so the deeds do not count: %1.</source>
        <translation>Als pausiert markiert, daher zählen die Taten nicht: %1.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Vorher und nachher</translation>
    </message>
    <message>
        <source>%1: press %2</source>
        <translation>%1: %2 drücken</translation>
    </message>
</context>
<context>
    <name>muster::FateTable</name>
    <message>
        <source>Casualties</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Sat out</source>
        <translation>Pausiert</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Tick or untick a box</source>
        <translation>Ein Feld an- oder abhaken</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>All reported. Continue to the dice</source>
        <translation>Alles gemeldet. Weiter zu den Würfeln</translation>
    </message>
    <message>
        <source>%1 sat out. Tick a box with Space if the figure was there after all.</source>
        <translation>%1 hat pausiert. Ein Feld mit der Leertaste anhaken, wenn die Figur doch dabei war.</translation>
    </message>
    <message>
        <source>Arrow keys move, Space toggles. The underlined letter of a heading ticks that box and moves down a row; S marks a figure that sat out. Enter continues to the dice.</source>
        <translation>Pfeiltasten bewegen, die Leertaste schaltet um. Der unterstrichene Buchstabe einer Überschrift hakt das Feld ab und geht eine Zeile weiter; S ist für eine Figur, die pausiert hat. Enter geht weiter zu den Würfeln.</translation>
    </message>
</context>
<context>
    <name>muster::FigureCorrection</name>
    <message>
        <source>Edit %1</source>
        <translation>%1 bearbeiten</translation>
    </message>
    <message>
        <source>Sa&amp;ve</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Poisoned against the Star</source>
        <translation>Gegen den Star aufgehet&amp;zt</translation>
    </message>
    <message>
        <source>&amp;Exempt from the next Stay or Go</source>
        <translation>&amp;Vom nächsten Stay or Go befreit</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Attrib&amp;utes</source>
        <translation>Attrib&amp;ute</translation>
    </message>
    <message>
        <source>%1 in the band</source>
        <translation>%1 in der Bande</translation>
    </message>
    <message>
        <source>The change is recorded in the chronicle and can be undone.</source>
        <translation>Die Änderung wird in der Chronik eingetragen und lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>&amp;Captured</source>
        <translation>&amp;Gefangen</translation>
    </message>
</context>
<context>
    <name>muster::FigurePanel</name>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1 to %2″</source>
        <translation>%1 bis %2″</translation>
    </message>
    <message>
        <source>Weapon skill %1. To hit on d100: %2; halved for automatic fire.</source>
        <translation>Waffenfertigkeit %1. Zum Treffen mit 1W100: %2; bei Automatikfeuer halbiert.</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>In the band</source>
        <translation>In der Bande</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Schild</translation>
    </message>
    <message>
        <source>%1, two hands</source>
        <translation>%1, zweihändig</translation>
    </message>
    <message>
        <source>%1, one hand</source>
        <translation>%1, einhändig</translation>
    </message>
    <message>
        <source>Muster applies it in %1.</source>
        <translation>Muster wendet es hier an: %1.</translation>
    </message>
    <message>
        <source>The Star’s advantages</source>
        <translation>Die Vorteile des Stars</translation>
    </message>
    <message>
        <source>How this figure joined</source>
        <translation>Wie diese Figur dazukam</translation>
    </message>
    <message>
        <source>Why Rep %1?</source>
        <translation>Warum Rep %1?</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Apply this at the table.</source>
        <translation>Am Spieltisch anwenden.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Write note</source>
        <translation>Notiz schreiben</translation>
    </message>
    <message>
        <source>Write a note about %1</source>
        <translation>Eine Notiz über %1 schreiben</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Edit note</source>
        <translation>Notiz bearbeiten</translation>
    </message>
    <message>
        <source>Edit note “%1”</source>
        <translation>Notiz „%1“ bearbeiten</translation>
    </message>
</context>
<context>
    <name>muster::FigurePortrait</name>
    <message>
        <source>Picture of %1</source>
        <translation>Bild von %1</translation>
    </message>
    <message>
        <source>The picture is missing or damaged. Restore a backup, or add it again.</source>
        <translation>Das Bild fehlt oder ist beschädigt. Eine Sicherung wiederherstellen oder es neu hinzufügen.</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Ersetzen…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Replace the picture</source>
        <translation>Das Bild ersetzen</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Das Bild entfernen</translation>
    </message>
</context>
<context>
    <name>muster::FigureStory</name>
    <message>
        <source>Cheats death</source>
        <translation>Entrinnt dem Tod</translation>
    </message>
    <message>
        <source>Ran away, Rep −1</source>
        <translation>Geflohen, Rep −1</translation>
    </message>
    <message>
        <source>Ran away, returns</source>
        <translation>Geflohen, kehrt zurück</translation>
    </message>
    <message>
        <source>Recovers</source>
        <translation>Genesen</translation>
    </message>
    <message>
        <source>First Aid: fine</source>
        <translation>Erste Hilfe: unverletzt</translation>
    </message>
    <message>
        <source>Away, wounded</source>
        <translation>Verwundet abwesend</translation>
    </message>
    <message>
        <source>Died of the wound</source>
        <translation>An der Wunde gestorben</translation>
    </message>
    <message>
        <source>Dies of wounds</source>
        <translation>Stirbt an den Wunden</translation>
    </message>
    <message>
        <source>Ran away for good</source>
        <translation>Für immer geflohen</translation>
    </message>
    <message>
        <source>Leaves: outranks the Star</source>
        <translation>Geht: mehr Rep als der Star</translation>
    </message>
    <message>
        <source>Gone, no Rep left</source>
        <translation>Fort, keine Rep mehr</translation>
    </message>
    <message>
        <source>Leaves: nobody to follow</source>
        <translation>Geht: niemand zum Folgen da</translation>
    </message>
    <message>
        <source>Stay or Go still to roll</source>
        <translation>Stay or Go steht aus</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>Stay or Go: %n dice fewer</source>
        <translation>
            <numerusform>Stay or Go: %n Würfel weniger</numerusform>
            <numerusform>Stay or Go: %n Würfel weniger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stay or Go: all %n dice</source>
        <translation>
            <numerusform>Stay or Go: alle %n Würfel</numerusform>
            <numerusform>Stay or Go: alle %n Würfel</numerusform>
        </translation>
    </message>
    <message>
        <source>Initiative lost: %1 (below zero)</source>
        <translation>Initiative verloren: %1 (unter null)</translation>
    </message>
    <message>
        <source>Initiative lost: %1 (restored for the next game)</source>
        <translation>Initiative verloren: %1 (im nächsten Spiel zurück)</translation>
    </message>
    <message>
        <source>Successes: %1 to %2</source>
        <translation>%1 zu %2</translation>
    </message>
    <message>
        <source>Exempt: no test</source>
        <translation>Befreit: kein Test</translation>
    </message>
    <message>
        <source>Exempt next time</source>
        <translation>Nächstes Mal befreit</translation>
    </message>
    <message>
        <source>Poison used up</source>
        <translation>Aufhetzung verbraucht</translation>
    </message>
    <message>
        <source>Equipment to the stockpile</source>
        <translation>Ausrüstung in den Vorrat</translation>
    </message>
    <message>
        <source>Poisoned by %1</source>
        <translation>Aufgehetzt von %1</translation>
    </message>
    <message>
        <source>Leaves: came for this encounter</source>
        <translation>Geht: kam für diese Begegnung</translation>
    </message>
    <message>
        <source>Free again</source>
        <translation>Wieder frei</translation>
    </message>
</context>
<context>
    <name>muster::FindRow</name>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Close Find</source>
        <translation>Suche schließen</translation>
    </message>
    <message>
        <source>Close Find (Esc)</source>
        <translation>Suche schließen (Esc)</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Enter: next</source>
        <translation>Enter: weiter</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Strg+F</translation>
    </message>
    <message>
        <source>Find words on this page</source>
        <translation>Wörter auf dieser Seite suchen</translation>
    </message>
    <message>
        <source>Enter, F3</source>
        <translation>Enter, F3</translation>
    </message>
    <message>
        <source>Shift+Enter, Shift+F3</source>
        <translation>Umschalt+Enter, Umschalt+F3</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Vorige Stelle</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Vorige Stelle (Umschalt+F3)</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächste Stelle</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Nächste Stelle (F3)</translation>
    </message>
</context>
<context>
    <name>muster::FinishSide</name>
    <message>
        <source>Finish %1</source>
        <translation>%1 abschließen</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Vorher und nachher</translation>
    </message>
    <message>
        <source>Undo last roll</source>
        <translation>Wurf rückgängig</translation>
    </message>
    <message>
        <source>Undo the last roll (Alt+Left)</source>
        <translation>Den letzten Wurf rückgängig machen (Alt+Links)</translation>
    </message>
    <message>
        <source>Edit report</source>
        <translation>Bericht bearbeiten</translation>
    </message>
    <message>
        <source>Back to the casualties. Dice that still fit are kept.</source>
        <translation>Zurück zu den Verlusten. Würfel, die noch passen, bleiben.</translation>
    </message>
    <message>
        <source>edit the report first</source>
        <translation>erst den Bericht bearbeiten</translation>
    </message>
    <message>
        <source>once the last die is rolled</source>
        <translation>nach dem letzten Würfel</translation>
    </message>
    <message>
        <source>enter the outcome first</source>
        <translation>erst den Ausgang melden</translation>
    </message>
    <message>
        <source>Check the results, then finish. Nothing is recorded yet.</source>
        <translation>Die Ergebnisse prüfen, dann abschließen. Noch ist nichts eingetragen.</translation>
    </message>
    <message>
        <source>Draft, saved as you go. Nothing is recorded yet.</source>
        <translation>Entwurf, wird laufend gespeichert. Noch ist nichts eingetragen.</translation>
    </message>
</context>
<context>
    <name>muster::FormerList</name>
    <message>
        <source>Former members</source>
        <translation>Ehemalige</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::FormerModel</name>
    <message>
        <source>Left in</source>
        <translation>Fort seit</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Rep</source>
        <translation>Rep</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4: %5</source>
        <translation>%1, %2, %3, %4: %5</translation>
    </message>
</context>
<context>
    <name>muster::FormerRows</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Former members</source>
        <translation>Ehemalige</translation>
    </message>
</context>
<context>
    <name>muster::FoundingWizard</name>
    <message>
        <source>New campaign</source>
        <translation>Neue Kampagne</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Choose the rules</source>
        <translation>Die Regeln wählen</translation>
    </message>
    <message>
        <source>You cannot change a campaign&apos;s rules later.</source>
        <translation>Die Regeln einer Kampagne lassen sich später nicht ändern.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Type your own dice, or press Enter to have them rolled for you.</source>
        <translation>Eigene Würfel eintippen oder mit Enter würfeln lassen.</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Choose the options</source>
        <translation>Die Optionen wählen</translation>
    </message>
    <message>
        <source>Where the rules leave a choice. You can change these later.</source>
        <translation>Wo die Regeln die Wahl lassen. Später änderbar.</translation>
    </message>
    <message>
        <source>Choose your army list</source>
        <translation>Die eigene Armeeliste wählen</translation>
    </message>
    <message>
        <source>Your band is recruited from one army list, by dice or by hand.</source>
        <translation>Die Bande wird aus einer Armeeliste rekrutiert, per Würfel oder von Hand.</translation>
    </message>
    <message>
        <source>This is your character, who leads the band.</source>
        <translation>Das ist die eigene Figur, die die Bande anführt.</translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation>Na&amp;me</translation>
    </message>
    <message>
        <source>Attrib&amp;utes</source>
        <translation>Attrib&amp;ute</translation>
    </message>
    <message>
        <source>The campaign</source>
        <translation>Die Kampagne</translation>
    </message>
    <message>
        <source>The whole campaign is kept in one file, saved as you play.</source>
        <translation>Die ganze Kampagne steht in einer Datei, die beim Spielen gespeichert wird.</translation>
    </message>
    <message>
        <source>Campaign name</source>
        <translation>Name der Kampagne</translation>
    </message>
    <message>
        <source>Campaign file</source>
        <translation>Kampagnendatei</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>Wä&amp;hlen…</translation>
    </message>
    <message>
        <source>Choose where to save the campaign</source>
        <translation>Speicherort der Kampagne wählen</translation>
    </message>
    <message>
        <source>F&amp;ile</source>
        <translation>Date&amp;i</translation>
    </message>
    <message>
        <source>The band of %1</source>
        <translation>Bande von %1</translation>
    </message>
    <message>
        <source>Save campaign as</source>
        <translation>Kampagne speichern unter</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>C&amp;reate campaign</source>
        <translation>Kampagne an&amp;legen</translation>
    </message>
    <message>
        <source>Your Leader</source>
        <translation>Eigener Leader</translation>
    </message>
    <message>
        <source>Your Star</source>
        <translation>Eigener Star</translation>
    </message>
    <message>
        <source>The Leader&apos;s name</source>
        <translation>Name des Leaders</translation>
    </message>
    <message>
        <source>The Star&apos;s name</source>
        <translation>Name des Stars</translation>
    </message>
    <message>
        <source>R&amp;oll on the army list</source>
        <translation>Auf der Armeeliste auswürfe&amp;ln</translation>
    </message>
    <message>
        <source>if several play</source>
        <translation>wenn mehrere spielen</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>S&amp;pieler</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
</context>
<context>
    <name>muster::GameLosses</name>
    <message>
        <source>Enemy %1</source>
        <translation>Gegner %1</translation>
    </message>
    <message>
        <source>%1, initiative lost</source>
        <translation>%1, Initiative verloren</translation>
    </message>
</context>
<context>
    <name>muster::GameTurn</name>
    <message>
        <source>Ne&amp;xt</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Next to act (N)</source>
        <translation>Als Nächste dran (N)</translation>
    </message>
    <message>
        <source>Acting now</source>
        <translation>Jetzt dran</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Zugfolge</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Next to act</source>
        <translation>Als Nächste dran</translation>
    </message>
    <message>
        <source>Initiative lost</source>
        <translation>Initiative verloren</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>lowest initiative first; at 0 a figure cannot move</source>
        <translation>niedrigste Initiative zuerst; bei 0 kann sich eine Figur nicht bewegen</translation>
    </message>
    <message>
        <source>Firing</source>
        <translation>Feuern</translation>
    </message>
    <message>
        <source>highest initiative first; equals fire together, 0 fires last</source>
        <translation>höchste Initiative zuerst; gleiche schießen zusammen, 0 schießt zuletzt</translation>
    </message>
    <message>
        <source>When hit</source>
        <translation>Bei Treffer</translation>
    </message>
    <message>
        <source>a figure acts with those of its remaining initiative</source>
        <translation>eine Figur handelt mit denen, die ihre verbliebene Initiative haben</translation>
    </message>
</context>
<context>
    <name>muster::GroundSide</name>
    <message>
        <source>Fought in</source>
        <translation>Schauplatz</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Siedlung</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Roll up a new settlement to fight in</source>
        <translation>Eine neue Siedlung als Schauplatz auswürfeln</translation>
    </message>
    <message>
        <source>Rolls up a settlement and sets the encounter there</source>
        <translation>Würfelt eine Siedlung aus und verlegt die Begegnung dorthin</translation>
    </message>
    <message>
        <source>no settlement</source>
        <translation>keine Siedlung</translation>
    </message>
</context>
<context>
    <name>muster::HeirsPanel</name>
    <message>
        <source>Leave</source>
        <translation>Gehen</translation>
    </message>
    <message>
        <source>Follow %1</source>
        <translation>%1 folgen</translation>
    </message>
    <message>
        <source>Grunts if %1 is lost</source>
        <translation>Grunts, wenn %1 verloren ist</translation>
    </message>
</context>
<context>
    <name>muster::HelpWindow</name>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>No results for “%1”.</source>
        <translation>Keine Treffer für „%1“.</translation>
    </message>
</context>
<context>
    <name>muster::HideDialog</name>
    <message>
        <source>What PEF %1 hides</source>
        <translation>Was PEF %1 verbirgt</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Figures</source>
        <translation>&amp;Figuren</translation>
    </message>
    <message>
        <source>Type, Rep and weapon, with a semicolon between figures and a number in front of several alike: 3 Soldier 4; Leader 5 Sword. A weapon that is left out is the list&apos;s.</source>
        <translation>Typ, Rep und Waffe, mit Semikolon zwischen den Figuren und einer Zahl vor mehreren gleichen: 3 Soldier 4; Leader 5 Sword. Eine weggelassene Waffe ist die der Liste.</translation>
    </message>
    <message>
        <source>Write “decoy” if nobody is there. The PEF is turned over later and not rolled for.</source>
        <translation>„decoy“ schreiben, wenn niemand da ist. Die PEF wird später aufgedeckt und nicht ausgewürfelt.</translation>
    </message>
</context>
<context>
    <name>muster::HideOwnDialog</name>
    <message>
        <source>What your PEF %1 hides</source>
        <translation>Was die eigene PEF %1 verbirgt</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>S&amp;ection</source>
        <translation>A&amp;bschnitt</translation>
    </message>
    <message>
        <source>&amp;Figures</source>
        <translation>&amp;Figuren</translation>
    </message>
    <message>
        <source>Leave all of them out for a decoy. The PEF is turned over when the other player sees it.</source>
        <translation>Für eine Attrappe alle weglassen. Die PEF wird aufgedeckt, wenn der andere Spieler sie sieht.</translation>
    </message>
    <message>
        <source>%1, Rep %2</source>
        <translation>%1, Rep %2</translation>
    </message>
</context>
<context>
    <name>muster::HitsPanel</name>
    <message>
        <source>Initiative lost</source>
        <translation>Initiative verloren</translation>
    </message>
    <message>
        <source>Taken out</source>
        <translation>Ausgeschaltet</translation>
    </message>
    <message>
        <source>%1, initiative lost</source>
        <translation>%1, Initiative verloren</translation>
    </message>
    <message>
        <source>%1, enemies taken out</source>
        <translation>%1, ausgeschaltete Gegner</translation>
    </message>
</context>
<context>
    <name>muster::JoinDialog</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Star’s name</source>
        <translation>Name des Stars</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>S&amp;pieler</translation>
    </message>
    <message>
        <source>Star’s &amp;name</source>
        <translation>&amp;Name des Stars</translation>
    </message>
    <message>
        <source>Attrib&amp;utes</source>
        <translation>Attrib&amp;ute</translation>
    </message>
    <message>
        <source>One campaign, one encounter at a time; each Star recruits Grunts up to that Star’s Rep (R36).</source>
        <translation>Eine Kampagne, eine Begegnung nach der anderen; jeder Star rekrutiert Grunts bis zur eigenen Rep (R36).</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <source>Add pla&amp;yer</source>
        <translation>&amp;Spieler hinzufügen</translation>
    </message>
    <message>
        <source>R&amp;oll on the army list</source>
        <translation>Auf der Armeeliste auswürfe&amp;ln</translation>
    </message>
</context>
<context>
    <name>muster::LastPageView</name>
    <message>
        <source>Read the chronicle</source>
        <translation>Chronik lesen</translation>
    </message>
    <message>
        <source>Report on the last battle…</source>
        <translation>Spielbericht zum letzten Gefecht…</translation>
    </message>
</context>
<context>
    <name>muster::ListChoice</name>
    <message>
        <source>List entries</source>
        <translation>Listeneinträge</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Rep</source>
        <translation>Rep</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>per %1</translation>
    </message>
    <message>
        <source>Army list</source>
        <translation>Armeeliste</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Wurf</translation>
    </message>
    <message>
        <source>Roll for the &amp;faction: the list is yours to choose only where the dice say so</source>
        <translation>Die &amp;Fraktion auswürfeln: Die Liste ist nur frei wählbar, wenn die Würfel es sagen</translation>
    </message>
</context>
<context>
    <name>muster::ListEditor</name>
    <message>
        <source>Variants (*.json)</source>
        <translation>Varianten (*.json)</translation>
    </message>
    <message>
        <source>&amp;Copy this list…</source>
        <translation>Liste &amp;kopieren…</translation>
    </message>
    <message>
        <source>&amp;Add row</source>
        <translation>Zeile &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Delete row</source>
        <translation>Zeile &amp;löschen</translation>
    </message>
    <message>
        <source>&amp;New campaign with it…</source>
        <translation>&amp;Neue Kampagne damit…</translation>
    </message>
    <message>
        <source>Lists and tables</source>
        <translation>Listen und Tabellen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>The variant&apos;s title</source>
        <translation>Der Titel der Variante</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Einfg</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>a variant of %1</source>
        <translation>eine Variante von %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>✓ Every roll meets one row.</source>
        <translation>✓ Jeder Wurf trifft eine Zeile.</translation>
    </message>
    <message>
        <source>✓ Nothing is wrong here.</source>
        <translation>✓ Hier stimmt alles.</translation>
    </message>
    <message>
        <source>⚠ Row %1: %2</source>
        <translation>⚠ Zeile %1: %2</translation>
    </message>
    <message>
        <source>⚠ In this table: %1</source>
        <translation>⚠ In dieser Tabelle: %1</translation>
    </message>
    <message>
        <source>⚠ Elsewhere: %1</source>
        <translation>⚠ Anderswo: %1</translation>
    </message>
    <message>
        <source>Copy a list</source>
        <translation>Liste kopieren</translation>
    </message>
    <message>
        <source>What is the new army list called?</source>
        <translation>Wie heißt die neue Armeeliste?</translation>
    </message>
    <message>
        <source>%1, my own</source>
        <translation>%1, meine eigene</translation>
    </message>
    <message>
        <source>List copied</source>
        <translation>Liste kopiert</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>„%1“ hat Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Open a variant</source>
        <translation>Variante öffnen</translation>
    </message>
    <message>
        <source>Save the variant</source>
        <translation>Variante speichern</translation>
    </message>
</context>
<context>
    <name>muster::LoyaltyCard</name>
    <message>
        <source>Stay or Go</source>
        <translation>Stay or Go</translation>
    </message>
    <message>
        <source>The Star’s dice against a Grunt’s. Months and poison count for this Grunt only.</source>
        <translation>Die Würfel des Stars gegen die eines Grunts. Monate und Aufhetzung zählen nur für diesen Grunt.</translation>
    </message>
    <message>
        <source>&amp;Poisoned</source>
        <translation>Aufgeh&amp;etzt</translation>
    </message>
    <message>
        <source>The Star went &amp;Out of the Fight</source>
        <translation>Der Star war Außer Gefe&amp;cht</translation>
    </message>
    <message>
        <source>&amp;Figure</source>
        <translation>&amp;Figur</translation>
    </message>
    <message>
        <source>The &amp;Star’s Rep</source>
        <translation>Rep des &amp;Stars</translation>
    </message>
    <message>
        <source>The &amp;Grunt’s Rep</source>
        <translation>Rep des Gru&amp;nts</translation>
    </message>
    <message>
        <source>&amp;Months in the band, including this one</source>
        <translation>&amp;Monate in der Bande, dieser eingeschlossen</translation>
    </message>
    <message>
        <source>After a success</source>
        <translation>Nach einem Erfolg</translation>
    </message>
    <message>
        <source>After a failure</source>
        <translation>Nach einem Fehlschlag</translation>
    </message>
    <message>
        <source>&amp;A Grunt fell</source>
        <translation>Ein Grunt f&amp;iel</translation>
    </message>
</context>
<context>
    <name>muster::LoyaltyPanel</name>
    <message>
        <source>stays after a success</source>
        <translation>bleibt nach einem Erfolg</translation>
    </message>
    <message>
        <source>after a failure</source>
        <translation>nach einem Fehlschlag</translation>
    </message>
    <message>
        <source>The Star against this Grunt</source>
        <translation>Der Star gegen diesen Grunt</translation>
    </message>
    <message>
        <source>Stay or Go, next time</source>
        <translation>Stay or Go, nächstes Mal</translation>
    </message>
    <message>
        <source>If neither the Star nor any Grunt goes Out of the Fight or dies.</source>
        <translation>Wenn weder der Star noch ein Grunt Außer Gefecht gesetzt wird oder stirbt.</translation>
    </message>
</context>
<context>
    <name>muster::MainWindow</name>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Kopie speichern…</translation>
    </message>
    <message>
        <source>“%1” is no longer in %2. Find it, or remove it from the list.</source>
        <translation>„%1“ ist nicht mehr in %2. Suchen oder aus der Liste entfernen.</translation>
    </message>
    <message>
        <source>Open a campaign</source>
        <translation>Eine Kampagne öffnen</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Open a campaign first.</source>
        <translation>Zuerst eine Kampagne öffnen.</translation>
    </message>
    <message>
        <source>The draft of a report or of dice could not be read. The campaign is not affected; please enter it again.</source>
        <translation>Der Entwurf eines Berichts oder von Würfeln war nicht lesbar. Die Kampagne ist nicht betroffen; bitte neu eingeben.</translation>
    </message>
    <message>
        <source>The dice of “%1” were discarded because the campaign has changed since they were rolled. Start it again.</source>
        <translation>Die Würfel von „%1“ wurden verworfen, weil sich die Kampagne seit dem Wurf geändert hat. Neu beginnen.</translation>
    </message>
    <message>
        <source>You can search the Chronicle and the Reference.</source>
        <translation>In der Chronik und in der Referenz lässt sich suchen.</translation>
    </message>
    <message>
        <source>My own rules</source>
        <translation>Meine eigenen Regeln</translation>
    </message>
</context>
<context>
    <name>muster::MapWidget</name>
    <message>
        <source>Map of the encounter</source>
        <translation>Karte der Begegnung</translation>
    </message>
</context>
<context>
    <name>muster::MediaPanel</name>
    <message>
        <source>such as 5, 3</source>
        <translation>etwa 5, 3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Shots
from %1″</source>
        <translation>Aufnahmen
aus %1″</translation>
    </message>
    <message>
        <source>Reps shown from %1″</source>
        <translation>Gezeigte Reps aus %1″</translation>
    </message>
    <message>
        <source>Lead
stories</source>
        <translation>Auf-
macher</translation>
    </message>
    <message>
        <source>Sound
bites</source>
        <translation>Kurze
O-Töne</translation>
    </message>
    <message>
        <source>Reps interviewed</source>
        <translation>Befragte Reps</translation>
    </message>
    <message>
        <source>shots from %1 inches</source>
        <translation>Aufnahmen aus %1 Zoll</translation>
    </message>
    <message>
        <source>lead stories</source>
        <translation>Aufmacher</translation>
    </message>
    <message>
        <source>sound bites</source>
        <translation>O-Töne</translation>
    </message>
</context>
<context>
    <name>muster::MessageBar</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
    <message>
        <source>Close this message (Esc)</source>
        <translation>Diese Meldung schließen (Esc)</translation>
    </message>
</context>
<context>
    <name>muster::MonthBar</name>
    <message>
        <source>Recruit</source>
        <translation>Rekrutieren</translation>
    </message>
    <message>
        <source>Prepare</source>
        <translation>Vorbereiten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>After the battle</source>
        <translation>Nach dem Gefecht</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Sample campaign</source>
        <translation>Beispielkampagne</translation>
    </message>
    <message>
        <source>sample campaign</source>
        <translation>Beispielkampagne</translation>
    </message>
    <message>
        <source>Progress of the campaign</source>
        <translation>Fortschritt der Kampagne</translation>
    </message>
</context>
<context>
    <name>muster::MonthStrip</name>
    <message>
        <source>Recruit</source>
        <translation>Rekrutieren</translation>
    </message>
    <message>
        <source>Prepare</source>
        <translation>Vorbereiten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>How a month goes: recruit, prepare, play, after the battle, next month</source>
        <translation>Wie ein Monat abläuft: rekrutieren, vorbereiten, spielen, nach dem Gefecht, nächster Monat</translation>
    </message>
</context>
<context>
    <name>muster::NamesDialog</name>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Names, one per line</source>
        <translation>Namen, einer je Zeile</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>New recruits take these names in order, one per line. Leave it empty to use the names supplied with %1.</source>
        <translation>Neue Rekruten bekommen diese Namen der Reihe nach, einer je Zeile. Leer lassen, um die Namen aus %1 zu verwenden.</translation>
    </message>
</context>
<context>
    <name>muster::NewGroupPanel</name>
    <message>
        <source>Bring on</source>
        <translation>Bringen</translation>
    </message>
    <message>
        <source>Rolls their figures from the enemy&apos;s list</source>
        <translation>Würfelt ihre Figuren aus der Liste des Gegners</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Enemy reinforcements</source>
        <translation>Gegnerische Verstärkung</translation>
    </message>
    <message>
        <source>Side %1</source>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>They arrive in section %1, the one selected on the map.</source>
        <translation>Sie kommen in Abschnitt %1, dem auf der Karte gewählten.</translation>
    </message>
</context>
<context>
    <name>muster::NextActButton</name>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Strg+Enter</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>The next step, as shown on the button at the top right</source>
        <translation>Der nächste Schritt, wie auf der Schaltfläche oben rechts</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>muster::NoteSheet</name>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Text</translation>
    </message>
    <message>
        <source>T&amp;itle</source>
        <translation>T&amp;itel</translation>
    </message>
    <message>
        <source>The draft is kept as you type.</source>
        <translation>Der Entwurf wird beim Schreiben aufbewahrt.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N</source>
        <translation>Strg+Umschalt+N</translation>
    </message>
    <message>
        <source>Write a note about what is selected</source>
        <translation>Eine Notiz zu dem schreiben, was ausgewählt ist</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Strg+S</translation>
    </message>
    <message>
        <source>Save the note</source>
        <translation>Die Notiz speichern</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Close the note; the draft is kept</source>
        <translation>Die Notiz schließen; der Entwurf bleibt</translation>
    </message>
    <message>
        <source>Close the note</source>
        <translation>Notiz schließen</translation>
    </message>
    <message>
        <source>Close the note and keep the draft (Esc)</source>
        <translation>Notiz schließen und Entwurf behalten (Esc)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save note</source>
        <translation>Notiz speichern</translation>
    </message>
    <message>
        <source>Save or cancel this note first.</source>
        <translation>Diese Notiz zuerst speichern oder abbrechen.</translation>
    </message>
    <message numerus="yes">
        <source>%n words</source>
        <translation>
            <numerusform>%n Wort</numerusform>
            <numerusform>%n Wörter</numerusform>
        </translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
</context>
<context>
    <name>muster::OddsPage</name>
    <message>
        <source>These rules have no odds to work out here. Each figure’s chance to hit is shown on the Band page.</source>
        <translation>Für diese Regeln gibt es hier keine Chancen zu berechnen. Die Trefferchance jeder Figur steht auf der Seite „Bande“.</translation>
    </message>
    <message>
        <source>Reset to campa&amp;ign</source>
        <translation>Auf Kampagne &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Reset to campaign</source>
        <translation>Auf Kampagne zurücksetzen</translation>
    </message>
    <message>
        <source>Fill in the campaign’s current values again</source>
        <translation>Wieder die aktuellen Werte der Kampagne eintragen</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Exact odds for any “what if”. Nothing here changes the campaign.</source>
        <translation>Genaue Chancen für jedes „Was wäre, wenn“. Nichts hier ändert die Kampagne.</translation>
    </message>
</context>
<context>
    <name>muster::OutcomeView</name>
    <message>
        <source>Outcome</source>
        <translation>Ausgang</translation>
    </message>
</context>
<context>
    <name>muster::PartDialog</name>
    <message>
        <source>&amp;Figure</source>
        <translation>&amp;Figur</translation>
    </message>
    <message>
        <source>&amp;Grunts</source>
        <translation>&amp;Grunts</translation>
    </message>
    <message>
        <source>Remove player</source>
        <translation>Spieler entfernen</translation>
    </message>
    <message>
        <source>&amp;Remove player</source>
        <translation>Spieler &amp;entfernen</translation>
    </message>
    <message>
        <source>Player to remove</source>
        <translation>Zu entfernender Spieler</translation>
    </message>
    <message>
        <source>What becomes of the Grunts</source>
        <translation>Was aus den Grunts wird</translation>
    </message>
    <message>
        <source>You can bring the player back from the Band page, with the Grunts that left.</source>
        <translation>Der Spieler lässt sich auf der Seite „Bande“ zurückholen, samt den Grunts, die gegangen sind.</translation>
    </message>
    <message>
        <source>Leave too</source>
        <translation>Gehen mit</translation>
    </message>
    <message>
        <source>Stay with %1 (places free: %2)</source>
        <translation>Bleiben bei %1 (freie Plätze: %2)</translation>
    </message>
</context>
<context>
    <name>muster::PefList</name>
    <message>
        <source>Possible Enemy Forces</source>
        <translation>Mögliche Feindkräfte</translation>
    </message>
    <message>
        <source>Re-roll this PEF&apos;s position</source>
        <translation>Die Position dieser PEF neu würfeln</translation>
    </message>
    <message>
        <source>Lock or unlock this PEF</source>
        <translation>Diese PEF sperren oder freigeben</translation>
    </message>
    <message>
        <source>PEF %1: %2. %3</source>
        <translation>PEF %1: %2. %3</translation>
    </message>
    <message>
        <source>%1, locked</source>
        <translation>%1, gesperrt</translation>
    </message>
    <message>
        <source>The battle has begun, so its table can no longer be changed.</source>
        <translation>Das Gefecht hat begonnen, der Tisch lässt sich daher nicht mehr ändern.</translation>
    </message>
</context>
<context>
    <name>muster::PictureEntry</name>
    <message>
        <source>There is no picture on the clipboard. Copy one first.</source>
        <translation>In der Zwischenablage ist kein Bild. Zuerst eines kopieren.</translation>
    </message>
    <message>
        <source>Add picture to: %1</source>
        <translation>Bild hinzufügen zu: %1</translation>
    </message>
</context>
<context>
    <name>muster::PicturesRow</name>
    <message>
        <source>Picture %1</source>
        <translation>Bild %1</translation>
    </message>
    <message>
        <source>Drop or paste a picture here, or choose a file</source>
        <translation>Bild hier ablegen, einfügen oder eine Datei wählen</translation>
    </message>
    <message>
        <source>Add a picture</source>
        <translation>Bild hinzufügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>There is no picture on the clipboard. Copy one first.</source>
        <translation>In der Zwischenablage ist kein Bild. Zuerst eines kopieren.</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Bildunterschrift</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Das Bild entfernen</translation>
    </message>
</context>
<context>
    <name>muster::PlacesFree</name>
    <message>
        <source>Pick by hand…</source>
        <translation>Von Hand wählen…</translation>
    </message>
    <message numerus="yes">
        <source>%n places free</source>
        <translation>
            <numerusform>%n Platz frei</numerusform>
            <numerusform>%n Plätze frei</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The limit is the Star’s Rep: at most %n Grunts.</source>
        <translation>
            <numerusform>Die Grenze ist die Rep des Stars: höchstens %n Grunt.</numerusform>
            <numerusform>Die Grenze ist die Rep des Stars: höchstens %n Grunts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leads at most %n Grunts.</source>
        <translation>
            <numerusform>%1 führt höchstens %n Grunt.</numerusform>
            <numerusform>%1 führt höchstens %n Grunts.</numerusform>
        </translation>
    </message>
    <message>
        <source>Recruit a figure by dice</source>
        <translation>Figur per Würfel rekrutieren</translation>
    </message>
    <message>
        <source>Recruit a Grunt by dice</source>
        <translation>Grunt per Würfel rekrutieren</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>muster::PlayBar</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
</context>
<context>
    <name>muster::PlayList</name>
    <message>
        <source>Rep %1</source>
        <translation>Rep %1</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>zugeklappt</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Each row has its own keys, shown on the buttons below. Keys 1 to 9 move a PEF or a group to that section.</source>
        <translation>Jede Zeile hat eigene Tasten, siehe die Schaltflächen unten. Die Tasten 1 bis 9 bewegen eine PEF oder Gruppe in diesen Abschnitt.</translation>
    </message>
</context>
<context>
    <name>muster::PlayMap</name>
    <message>
        <source>Map of the battle</source>
        <translation>Karte des Gefechts</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>eigene</translation>
    </message>
</context>
<context>
    <name>muster::PlayView</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Hide its figures</source>
        <translation>Ihre Figuren aus&amp;blenden</translation>
    </message>
    <message>
        <source>	Left</source>
        <translation>	Links</translation>
    </message>
    <message>
        <source>&amp;Show its figures</source>
        <translation>Ihre Figuren &amp;zeigen</translation>
    </message>
    <message>
        <source>	Right</source>
        <translation>	Rechts</translation>
    </message>
    <message>
        <source>&amp;Edit %1…</source>
        <translation>%1 &amp;bearbeiten…</translation>
    </message>
    <message>
        <source>&amp;Move %1 here</source>
        <translation>%1 hierher be&amp;wegen</translation>
    </message>
    <message>
        <source>	Enter</source>
        <translation>	Enter</translation>
    </message>
    <message>
        <source>&amp;Edit the terrain of section %1…</source>
        <translation>&amp;Gelände von Abschnitt %1 bearbeiten…</translation>
    </message>
    <message>
        <source>You laid this table out: no terrain was rolled for it.</source>
        <translation>Dieser Tisch ist selbst aufgebaut: Dafür wurde kein Gelände gewürfelt.</translation>
    </message>
    <message>
        <source>Write a note and press Enter</source>
        <translation>Notiz schreiben, dann Enter</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Briefing</source>
        <translation>Lage</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Links, Rechts</translation>
    </message>
    <message>
        <source>Hide or show the figures of a group</source>
        <translation>Die Figuren einer Gruppe aus- oder einblenden</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>The letter on a button</source>
        <translation>Der Buchstabe auf einer Schaltfläche</translation>
    </message>
    <message>
        <source>Press that button for the selected row</source>
        <translation>Diese Schaltfläche für die gewählte Zeile drücken</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Zurück zur Liste</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Gefecht</translation>
    </message>
    <message>
        <source>That draw is complete: to move something, select its row, then type its section.</source>
        <translation>Diese Karten sind vollständig: Um etwas zu bewegen, dessen Zeile wählen und dann den Abschnitt tippen.</translation>
    </message>
    <message>
        <source>That roll is complete: to move something, select its row, then type its section.</source>
        <translation>Dieser Wurf ist vollständig: Um etwas zu bewegen, dessen Zeile wählen und dann den Abschnitt tippen.</translation>
    </message>
    <message>
        <source>Before turn 1</source>
        <translation>Vor Zug 1</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Zug %1: %2</translation>
    </message>
    <message>
        <source>EAL %1</source>
        <translation>EAL %1</translation>
    </message>
    <message>
        <source>%1 of 9 sections scouted</source>
        <translation>%1 von 9 Abschnitten erkundet</translation>
    </message>
    <message>
        <source>   </source>
        <translation>   </translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Jetzt: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Do the first action of the selected row, such as the next round of a pursuit</source>
        <translation>Die erste Handlung der gewählten Zeile ausführen, etwa die nächste Runde einer Verfolgung</translation>
    </message>
    <message>
        <source>Answer the question on the page first.</source>
        <translation>Zuerst die Frage auf der Seite beantworten.</translation>
    </message>
</context>
<context>
    <name>muster::PrepareView</name>
    <message>
        <source>That seed is not valid. Type a number of up to 19 digits, or choose a new seed.</source>
        <translation>Dieser Startwert ist ungültig. Eine Zahl mit bis zu 19 Ziffern tippen oder einen neuen Startwert wählen.</translation>
    </message>
    <message>
        <source>Its dice are being rolled.</source>
        <translation>Ihre Würfel werden gerade geworfen.</translation>
    </message>
    <message>
        <source>Continue journey</source>
        <translation>Reise fortsetzen</translation>
    </message>
    <message>
        <source>Prepare encounter</source>
        <translation>Begegnung vorbereiten</translation>
    </message>
    <message>
        <source>%1, EAL %2</source>
        <translation>%1, EAL %2</translation>
    </message>
    <message>
        <source>%1, EAL to be rolled</source>
        <translation>%1, EAL noch zu würfeln</translation>
    </message>
    <message>
        <source>Enemy: %1; your dice</source>
        <translation>Gegner: %1; eigene Würfel</translation>
    </message>
    <message>
        <source>Enemy: %1</source>
        <translation>Gegner: %1</translation>
    </message>
    <message>
        <source>Roll everything</source>
        <translation>Alles würfeln</translation>
    </message>
    <message>
        <source>Use my own dice</source>
        <translation>Eigene Würfel nehmen</translation>
    </message>
    <message>
        <source>Turns pass until then, or until an encounter comes first</source>
        <translation>Bis dahin vergehen Halbmonate, oder bis vorher eine Begegnung kommt</translation>
    </message>
    <message>
        <source>First encounter: %1.</source>
        <translation>Erste Begegnung: %1.</translation>
    </message>
    <message>
        <source>Wait for %1</source>
        <translation>Auf %1 warten</translation>
    </message>
    <message>
        <source>An encounter is under way. Finish the battle first.</source>
        <translation>Eine Begegnung läuft. Zuerst das Gefecht abschließen.</translation>
    </message>
    <message>
        <source>Rolls up nine sections of terrain and three PEFs.</source>
        <translation>Würfelt neun Geländeabschnitte und drei PEFs aus.</translation>
    </message>
    <message>
        <source>Rolls up nine sections of terrain, the buildings to raid, the time of day and three PEFs.</source>
        <translation>Würfelt neun Geländeabschnitte, die zu überfallenden Gebäude, die Tageszeit und drei PEFs aus.</translation>
    </message>
    <message>
        <source>Rolls up nine sections of terrain, the buildings to defend, the time of day and three PEFs.</source>
        <translation>Würfelt neun Geländeabschnitte, die zu verteidigenden Gebäude, die Tageszeit und drei PEFs aus.</translation>
    </message>
</context>
<context>
    <name>muster::PreviewPanel</name>
    <message>
        <source>Before and after</source>
        <translation>Vorher und nachher</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Total %1</source>
        <translation>%1 gesamt</translation>
    </message>
    <message>
        <source>EAL</source>
        <translation>EAL</translation>
    </message>
    <message>
        <source>Next encounter</source>
        <translation>Nächste Begegnung</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>muster::PrintDialog</name>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>No printer is set up</source>
        <translation>Kein Drucker eingerichtet</translation>
    </message>
    <message>
        <source>S&amp;heet</source>
        <translation>&amp;Bogen</translation>
    </message>
    <message>
        <source>Par&amp;t</source>
        <translation>&amp;Teil</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>P&amp;rinter</source>
        <translation>D&amp;rucker</translation>
    </message>
    <message>
        <source>C&amp;opies</source>
        <translation>&amp;Kopien</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>&amp;Drucken</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>Als PDF &amp;speichern…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message numerus="yes">
        <source>%n pages.</source>
        <translation>
            <numerusform>%n Seite.</numerusform>
            <numerusform>%n Seiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages; the preview shows the first %1.</source>
        <translation>
            <numerusform>%n Seite; die Vorschau zeigt die ersten %1.</numerusform>
            <numerusform>%n Seiten; die Vorschau zeigt die ersten %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::ProfilePanel</name>
    <message>
        <source>&amp;Shield</source>
        <translation>S&amp;child</translation>
    </message>
    <message>
        <source>&amp;Rep</source>
        <translation>&amp;Rep</translation>
    </message>
    <message>
        <source>Wea&amp;pon skill</source>
        <translation>Waffenf&amp;ertigkeit</translation>
    </message>
    <message>
        <source>C&amp;lass</source>
        <translation>&amp;Klasse</translation>
    </message>
    <message>
        <source>&amp;Armour Class</source>
        <translation>Rüs&amp;tungsklasse</translation>
    </message>
    <message>
        <source>&amp;Weapon</source>
        <translation>Wa&amp;ffe</translation>
    </message>
    <message>
        <source>Weapon skill</source>
        <translation>Waffenfertigkeit</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Armour Class</source>
        <translation>Rüstungsklasse</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Schild</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>&amp;Armour</source>
        <translation>Rüs&amp;tung</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>&amp;Initiative</source>
        <translation>&amp;Initiative</translation>
    </message>
    <message>
        <source>rolled</source>
        <translation>gewürfelt</translation>
    </message>
</context>
<context>
    <name>muster::RecentList</name>
    <message>
        <source>Open the last campaign at start</source>
        <translation>Beim Start die letzte Kampagne öffnen</translation>
    </message>
    <message>
        <source>The small map is the table of the last encounter.</source>
        <translation>Die kleine Karte ist der Tisch der letzten Begegnung.</translation>
    </message>
    <message>
        <source>None yet. The campaigns you open are listed here.</source>
        <translation>Noch keine. Geöffnete Kampagnen stehen dann hier.</translation>
    </message>
    <message>
        <source>Your campaigns</source>
        <translation>Eigene Kampagnen</translation>
    </message>
    <message>
        <source>Most recent first</source>
        <translation>Neueste zuerst</translation>
    </message>
</context>
<context>
    <name>muster::RecentRow</name>
    <message>
        <source>Not found. Last opened %1</source>
        <translation>Nicht gefunden. Zuletzt geöffnet %1</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Nicht gefunden.</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>Suchen…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Find %1</source>
        <translation>%1 suchen</translation>
    </message>
    <message>
        <source>Remove %1 from the list</source>
        <translation>%1 aus der Liste entfernen</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <translation>d. MMMM</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d. MMMM yyyy</translation>
    </message>
</context>
<context>
    <name>muster::RecoveryCard</name>
    <message>
        <source>Recovery</source>
        <translation>Genesung</translation>
    </message>
    <message>
        <source>2d6 against Rep after the battle. A Star who passes none may still cheat death.</source>
        <translation>2W6 gegen Rep nach dem Gefecht. Ein Star, der keinen besteht, kann noch dem Tod entrinnen.</translation>
    </message>
    <message>
        <source>Returns, same Rep</source>
        <translation>Zurück, gleiche Rep</translation>
    </message>
    <message>
        <source>Returns, lower Rep</source>
        <translation>Zurück, weniger Rep</translation>
    </message>
    <message>
        <source>Does not return</source>
        <translation>Kehrt nicht zurück</translation>
    </message>
    <message>
        <source>&amp;Rep</source>
        <translation>&amp;Rep</translation>
    </message>
    <message>
        <source>&amp;Left the table</source>
        <translation>&amp;Vom Tisch gegangen</translation>
    </message>
</context>
<context>
    <name>muster::ReferencePage</name>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>&amp;Roll it</source>
        <translation>&amp;Würfeln</translation>
    </message>
    <message>
        <source>&amp;Read it</source>
        <translation>&amp;Lesen</translation>
    </message>
    <message>
        <source>	Enter</source>
        <translation>	Enter</translation>
    </message>
    <message>
        <source>Figure taking the test</source>
        <translation>Figur, die den Test macht</translation>
    </message>
    <message>
        <source>&amp;Figure</source>
        <translation>&amp;Figur</translation>
    </message>
    <message>
        <source>Anyone</source>
        <translation>Irgendwer</translation>
    </message>
    <message>
        <source>%1, p. %2</source>
        <translation>%1, S. %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>See</source>
        <translation>Siehe</translation>
    </message>
    <message>
        <source>Recorded for %1: %2.</source>
        <translation>Eingetragen für %1: %2.</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Weapon used</source>
        <translation>Verwendete Waffe</translation>
    </message>
    <message>
        <source>&amp;Using</source>
        <translation>&amp;Mit</translation>
    </message>
</context>
<context>
    <name>muster::RepPlot</name>
    <message>
        <source>Rep %1 from %2</source>
        <translation>Rep %1 ab %2</translation>
    </message>
    <message>
        <source>the Star</source>
        <translation>der Star</translation>
    </message>
</context>
<context>
    <name>muster::RepStrip</name>
    <message>
        <source>%1: Rep %2</source>
        <translation>%1: Rep %2</translation>
    </message>
    <message>
        <source>Rep over time</source>
        <translation>Rep-Verlauf</translation>
    </message>
</context>
<context>
    <name>muster::ReportDialog</name>
    <message>
        <source>Story and &amp;dice</source>
        <translation>Geschichte und &amp;Würfel</translation>
    </message>
    <message>
        <source>[3 and 4]</source>
        <translation>[3 und 4]</translation>
    </message>
    <message>
        <source>Story, dice at the e&amp;nd</source>
        <translation>Geschichte, Würfel am &amp;Ende</translation>
    </message>
    <message>
        <source>St&amp;ory, no dice</source>
        <translation>Geschichte, &amp;ohne Würfel</translation>
    </message>
    <message>
        <source>D&amp;ice only</source>
        <translation>&amp;Nur Würfel</translation>
    </message>
    <message>
        <source>no words of yours</source>
        <translation>keine eigenen Worte</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Spielbericht</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <comment>month; encounter and how it ended</comment>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>Write it as</source>
        <translation>Schreiben als</translation>
    </message>
    <message>
        <source>HTML</source>
        <translation>HTML</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>BBCode</source>
        <translation>BBCode</translation>
    </message>
    <message>
        <source>The dice</source>
        <translation>Die Würfel</translation>
    </message>
    <message>
        <source>What goes in</source>
        <translation>Was hineinkommt</translation>
    </message>
    <message>
        <source>Your &amp;words</source>
        <translation>Ei&amp;gene Worte</translation>
    </message>
    <message numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n Stelle</numerusform>
            <numerusform>%n Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>&amp;Pictures</source>
        <translation>&amp;Bilder</translation>
    </message>
    <message>
        <source>The ta&amp;ble as drawn</source>
        <translation>Der &amp;Tisch als Zeichnung</translation>
    </message>
    <message numerus="yes">
        <source>%n sections</source>
        <translation>
            <numerusform>%n Abschnitt</numerusform>
            <numerusform>%n Abschnitte</numerusform>
        </translation>
    </message>
    <message>
        <source>Who ca&amp;me</source>
        <translation>Wer &amp;dabei war</translation>
    </message>
    <message>
        <source>&amp;Turn by turn</source>
        <translation>&amp;Zug um Zug</translation>
    </message>
    <message numerus="yes">
        <source>%n events</source>
        <translation>
            <numerusform>%n Ereignis</numerusform>
            <numerusform>%n Ereignisse</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing noted</source>
        <translation>nichts vermerkt</translation>
    </message>
    <message>
        <source>Before and &amp;after</source>
        <translation>&amp;Vorher und nachher</translation>
    </message>
    <message>
        <source>&amp;Everybody’s career</source>
        <translation>Alle &amp;Laufbahnen</translation>
    </message>
    <message>
        <source>Width of the preview</source>
        <translation>Breite der Vorschau</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Bildschirm</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Handy</translation>
    </message>
    <message>
        <source>In the b&amp;rowser</source>
        <translation>&amp;Im Browser</translation>
    </message>
    <message>
        <source>Open the page in your browser</source>
        <translation>Die Seite im Browser öffnen</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>changes as you choose</source>
        <translation>ändert sich mit der Auswahl</translation>
    </message>
    <message>
        <source>One file that needs nothing else: %1. For a blog, a web page or an e-mail.</source>
        <translation>Eine Datei, die nichts weiter braucht: %1. Für ein Blog, eine Webseite oder eine E-Mail.</translation>
    </message>
    <message>
        <source>&amp;Save as HTML…</source>
        <translation>Als HTML &amp;speichern…</translation>
    </message>
    <message>
        <source>&amp;Copy HTML</source>
        <translation>HTML &amp;kopieren</translation>
    </message>
    <message>
        <source>Text with its pictures in a folder beside it: %1. For a blog or notes.</source>
        <translation>Text mit den Bildern in einem Ordner daneben: %1. Für ein Blog oder Notizen.</translation>
    </message>
    <message>
        <source>&amp;Save as Markdown…</source>
        <translation>Als Markdown &amp;speichern…</translation>
    </message>
    <message>
        <source>&amp;Copy Markdown</source>
        <translation>Markdown &amp;kopieren</translation>
    </message>
    <message>
        <source>A forum post with its pictures in a folder beside it: %1. Upload them first.</source>
        <translation>Ein Forumsbeitrag mit den Bildern in einem Ordner daneben: %1. Diese zuerst hochladen.</translation>
    </message>
    <message>
        <source>&amp;Save as BBCode…</source>
        <translation>Als BBCode &amp;speichern…</translation>
    </message>
    <message>
        <source>&amp;Copy BBCode</source>
        <translation>BBCode &amp;kopieren</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Spielbericht speichern</translation>
    </message>
    <message>
        <source>Report not saved</source>
        <translation>Spielbericht nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>muster::ReportSide</name>
    <message>
        <source>After the battle</source>
        <translation>Nach dem Gefecht</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Casualties</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>Roll the rest</source>
        <translation>Rest würfeln</translation>
    </message>
    <message>
        <source>Roll all remaining dice for you (Shift+Enter)</source>
        <translation>Alle übrigen Würfel werfen lassen (Umschalt+Enter)</translation>
    </message>
    <message>
        <source>Undo last roll</source>
        <translation>Wurf rückgängig</translation>
    </message>
    <message>
        <source>Undo the last roll (Alt+Left)</source>
        <translation>Den letzten Wurf rückgängig machen (Alt+Links)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Suggested: %1. %2</source>
        <translation>Vorschlag: %1. %2</translation>
    </message>
</context>
<context>
    <name>muster::Rescue</name>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Suchen…</translation>
    </message>
    <message>
        <source>&amp;Remove from list</source>
        <translation>Aus der Liste &amp;entfernen</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Open a copy as it stood &amp;before step %1…</source>
        <translation>Kopie mit dem Stand &amp;vor Schritt %1 öffnen…</translation>
    </message>
    <message>
        <source>&amp;Restore backup…</source>
        <translation>&amp;Sicherung wiederherstellen…</translation>
    </message>
    <message>
        <source>&amp;Open again</source>
        <translation>Noch einmal ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Kopie speichern…</translation>
    </message>
    <message>
        <source>%1 copy</source>
        <translation>%1 Kopie</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>Now using the copy “%1”.</source>
        <translation>Jetzt ist die Kopie „%1“ geöffnet.</translation>
    </message>
    <message>
        <source>Copy saved to %1</source>
        <translation>Kopie gespeichert unter %1</translation>
    </message>
    <message>
        <source>%1 recovered</source>
        <translation>%1 gerettet</translation>
    </message>
    <message>
        <source>Open a copy as it stood before step %1</source>
        <translation>Kopie mit dem Stand vor Schritt %1 öffnen</translation>
    </message>
    <message>
        <source>You are now in the copy. “%1” was not changed.</source>
        <translation>Jetzt ist die Kopie geöffnet. „%1“ blieb unverändert.</translation>
    </message>
    <message>
        <source>Find %1</source>
        <translation>%1 suchen</translation>
    </message>
    <message>
        <source>Restored. The previous state was backed up and can be restored too.</source>
        <translation>Wiederhergestellt. Der vorige Stand wurde gesichert und lässt sich ebenfalls wiederherstellen.</translation>
    </message>
    <message>
        <source>You are now in a new file. “%1” was not changed.</source>
        <translation>Jetzt ist eine neue Datei geöffnet. „%1“ blieb unverändert.</translation>
    </message>
    <message>
        <source>Not tried again, because something else has changed since. Do it again if you still want it.</source>
        <translation>Kein neuer Versuch, weil sich seitdem etwas anderes geändert hat. Bei Bedarf neu ausführen.</translation>
    </message>
    <message numerus="yes">
        <source>You are now in the copy, without %n lost pictures. “%1” was not changed.</source>
        <translation>
            <numerusform>Jetzt ist die Kopie geöffnet, ohne %n verlorenes Bild. „%1“ blieb unverändert.</numerusform>
            <numerusform>Jetzt ist die Kopie geöffnet, ohne %n verlorene Bilder. „%1“ blieb unverändert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::ResolvePanel</name>
    <message>
        <source>Roll &amp;again</source>
        <translation>&amp;Noch einmal würfeln</translation>
    </message>
    <message>
        <source>Recor&amp;d</source>
        <translation>&amp;Eintragen</translation>
    </message>
    <message>
        <source>Roll again with the same settings (Ctrl+R)</source>
        <translation>Mit denselben Einstellungen noch einmal würfeln (Strg+R)</translation>
    </message>
    <message>
        <source>Record the result and dice in the chronicle, for a figure in the current battle (W)</source>
        <translation>Ergebnis und Würfel in die Chronik eintragen, für eine Figur im laufenden Gefecht (W)</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>Record the result for this figure</source>
        <translation>Das Ergebnis für diese Figur eintragen</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Eingetragen</translation>
    </message>
</context>
<context>
    <name>muster::RestoreDialog</name>
    <message>
        <source>Restore backup</source>
        <translation>Sicherung wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Open as a new file</source>
        <translation>Als neue Datei ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Replace the current file</source>
        <translation>Aktuelle Datei e&amp;rsetzen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>There is no backup yet. Backups are made every half hour while something changes, and when a campaign is closed.</source>
        <translation>Es gibt noch keine Sicherung. Gesichert wird jede halbe Stunde, wenn sich etwas ändert, und beim Schließen einer Kampagne.</translation>
    </message>
    <message>
        <source>Backups, newest first. Nothing is lost: a new file is saved beside the current one, and a replaced file is backed up first.</source>
        <translation>Sicherungen, neueste zuerst. Nichts geht verloren: Eine neue Datei wird neben der aktuellen gespeichert, eine ersetzte Datei vorher gesichert.</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>Bande</translation>
    </message>
    <message>
        <source>Backed up</source>
        <translation>Gesichert</translation>
    </message>
    <message>
        <source>%1, %2, backed up %3</source>
        <translation>%1, %2, gesichert %3</translation>
    </message>
</context>
<context>
    <name>muster::RosterDelegate</name>
    <message>
        <source>poisoned</source>
        <translation>aufgehetzt</translation>
    </message>
    <message>
        <source>exempt</source>
        <translation>befreit</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Stay or Go: %1</source>
        <translation>Stay or Go: %1</translation>
    </message>
    <message>
        <source>−%1d6 if a Grunt falls</source>
        <translation>−%1W6, wenn ein Grunt fällt</translation>
    </message>
    <message>
        <source>no test next time</source>
        <translation>nächstes Mal kein Test</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>geht</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>failure</source>
        <translation>Fehlschlag</translation>
    </message>
    <message>
        <source>success</source>
        <translation>Erfolg</translation>
    </message>
</context>
<context>
    <name>muster::RosterModel</name>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Rep</source>
        <translation>Rep</translation>
    </message>
    <message>
        <source>Name and type</source>
        <translation>Name und Art</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>Weapon skill</source>
        <translation>Waffenfertigkeit</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>Stay or Go, %</source>
        <translation>Stay or Go, %</translation>
    </message>
    <message>
        <source>poisoned</source>
        <translation>aufgehetzt</translation>
    </message>
    <message>
        <source>exempt</source>
        <translation>befreit</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Rep over time</source>
        <translation>Rep-Verlauf</translation>
    </message>
</context>
<context>
    <name>muster::RosterView</name>
    <message>
        <source>The band</source>
        <translation>Die Bande</translation>
    </message>
</context>
<context>
    <name>muster::RulesChoice</name>
    <message>
        <source>A variant of %1.</source>
        <translation>Eine Variante von %1.</translation>
    </message>
</context>
<context>
    <name>muster::Safekeeping</name>
    <message>
        <source>Backup failed. %1</source>
        <translation>Sicherung fehlgeschlagen. %1</translation>
    </message>
</context>
<context>
    <name>muster::SalvagePanel</name>
    <message>
        <source>Salvage, if you held the field. It goes to the stockpile.</source>
        <translation>Beute, wenn das Feld behauptet wurde. Sie kommt in den Vorrat.</translation>
    </message>
    <message>
        <source>%1, salvaged</source>
        <translation>%1, erbeutet</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
</context>
<context>
    <name>muster::ScenarioForm</name>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Your role</source>
        <translation>Eigene Rolle</translation>
    </message>
    <message>
        <source>Grunts you may bring</source>
        <translation>Erlaubte Grunts</translation>
    </message>
    <message>
        <source>Enemies</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Enemy vehicles</source>
        <translation>Gegnerfahrzeuge</translation>
    </message>
    <message>
        <source>Convoy vehicles</source>
        <translation>Fahrzeuge im Konvoi</translation>
    </message>
    <message>
        <source>Civilians</source>
        <translation>Zivilisten</translation>
    </message>
    <message>
        <source>Hostages</source>
        <translation>Geiseln</translation>
    </message>
    <message>
        <source>Surprised</source>
        <translation>Überrascht</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Your vehicles</source>
        <translation>Eigene Fahrzeuge</translation>
    </message>
    <message>
        <source>Antidote</source>
        <translation>Gegenmittel</translation>
    </message>
    <message>
        <source>To recover</source>
        <translation>Zu bergen</translation>
    </message>
</context>
<context>
    <name>muster::SectionLine</name>
    <message>
        <source>the objective</source>
        <translation>das Ziel</translation>
    </message>
    <message>
        <source>Select a section on the map</source>
        <translation>Einen Abschnitt auf der Karte wählen</translation>
    </message>
    <message>
        <source>Section %1: %2</source>
        <translation>Abschnitt %1: %2</translation>
    </message>
</context>
<context>
    <name>muster::SettlementForm</name>
    <message>
        <source>Save settlement</source>
        <translation>Siedlung speichern</translation>
    </message>
    <message>
        <source>Edit settlement</source>
        <translation>Siedlung bearbeiten</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Nomads</source>
        <translation>Nomaden</translation>
    </message>
    <message>
        <source>Homes</source>
        <translation>Wohnhäuser</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>none (permanent homes)</source>
        <translation>keine (feste Häuser)</translation>
    </message>
</context>
<context>
    <name>muster::SettlementView</name>
    <message>
        <source>Layout of %1</source>
        <translation>Anordnung von %1</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Siedlung</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Move between structures</source>
        <translation>Zwischen Bauten wechseln</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Pick up a structure; press again on another to swap them</source>
        <translation>Einen Bau aufnehmen; auf einem anderen noch einmal drücken, um sie zu tauschen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Cancel the swap</source>
        <translation>Den Tausch abbrechen</translation>
    </message>
    <message>
        <source>%1 swaps with %2. %3</source>
        <translation>%1 tauscht mit %2. %3</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>muster::SheetModel</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 of %2, %3</source>
        <translation>%1 von %2, %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
</context>
<context>
    <name>muster::ShelfList</name>
    <message>
        <source>Search the tests and tables</source>
        <translation>Tests und Tabellen durchsuchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Tests and tables</source>
        <translation>Tests und Tabellen</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Strg+F</translation>
    </message>
    <message>
        <source>Find a test or a table</source>
        <translation>Einen Test oder eine Tabelle suchen</translation>
    </message>
    <message>
        <source>F3, Shift+F3</source>
        <translation>F3, Umschalt+F3</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Next or previous match</source>
        <translation>Nächste oder vorige Stelle</translation>
    </message>
    <message>
        <source>Show all again</source>
        <translation>Wieder alle zeigen</translation>
    </message>
</context>
<context>
    <name>muster::ShootCard</name>
    <message>
        <source>Head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>and chest</source>
        <translation>und Brust</translation>
    </message>
    <message>
        <source>and stomach</source>
        <translation>und Bauch</translation>
    </message>
    <message>
        <source>to groin</source>
        <translation>bis Schritt</translation>
    </message>
    <message>
        <source>to boots</source>
        <translation>bis Stiefel</translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation>Schießen</translation>
    </message>
    <message>
        <source>1d100 against the score, then what shows, then D3 of initiative for each hit.</source>
        <translation>1W100 gegen den Wert, dann, was sichtbar ist, dann W3 Initiative je Treffer.</translation>
    </message>
    <message>
        <source>On automatic</source>
        <translation>Automatikfeuer</translation>
    </message>
    <message>
        <source>Weapon &amp;skill</source>
        <translation>Waffenf&amp;ertigkeit</translation>
    </message>
    <message>
        <source>&amp;Weapon</source>
        <translation>Wa&amp;ffe</translation>
    </message>
    <message>
        <source>&amp;Target&apos;s initiative</source>
        <translation>&amp;Initiative des Ziels</translation>
    </message>
    <message>
        <source>Bold: at least one hit. Below: the target is taken out, its initiative at 0 or less.</source>
        <translation>Fett: mindestens ein Treffer. Darunter: Das Ziel ist ausgeschaltet, seine Initiative höchstens 0.</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>%1/5
%2</source>
        <translation>%1/5
%2</translation>
    </message>
    <message>
        <source>%1″</source>
        <translation>%1″</translation>
    </message>
    <message>
        <source>%1–%2″</source>
        <translation>%1–%2″</translation>
    </message>
    <message>
        <source>%1, %2/5 shows: hit %3, taken out %4</source>
        <translation>%1, %2/5 sichtbar: Treffer %3, ausgeschaltet %4</translation>
    </message>
</context>
<context>
    <name>muster::StationMark</name>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>kommt noch</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>muster::StatusLine</name>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
</context>
<context>
    <name>muster::StockpilePanel</name>
    <message>
        <source>Equip…</source>
        <translation>Ausrüsten…</translation>
    </message>
    <message>
        <source>Stockpile</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>Empty. Whatever you salvage after a battle is kept here.</source>
        <translation>Leer. Hier kommt hin, was nach einem Gefecht erbeutet wird.</translation>
    </message>
</context>
<context>
    <name>muster::TableSide</name>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Move between sections</source>
        <translation>Zwischen Abschnitten wechseln</translation>
    </message>
    <message>
        <source>&amp;Lock this section</source>
        <translation>Diesen Abschnitt &amp;sperren</translation>
    </message>
    <message>
        <source>&amp;Re-roll this section</source>
        <translation>Diesen Abschnitt &amp;neu würfeln</translation>
    </message>
    <message>
        <source>Choose &amp;terrain…</source>
        <translation>&amp;Gelände wählen…</translation>
    </message>
    <message>
        <source>Re-roll the re&amp;st</source>
        <translation>&amp;Rest neu würfeln</translation>
    </message>
    <message>
        <source>Re-roll the rest with my &amp;own dice</source>
        <translation>Rest mit &amp;eigenen Würfeln neu würfeln</translation>
    </message>
    <message>
        <source>&amp;Edit encounter…</source>
        <translation>Begegnung &amp;bearbeiten…</translation>
    </message>
    <message>
        <source>Lock this section, so that re-rolling leaves it alone</source>
        <translation>Diesen Abschnitt sperren, damit er beim Neuwürfeln bleibt</translation>
    </message>
    <message>
        <source>Re-roll</source>
        <translation>Neu würfeln</translation>
    </message>
    <message>
        <source>Re-roll this section</source>
        <translation>Diesen Abschnitt neu würfeln</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Choose the terrain of this section by hand</source>
        <translation>Das Gelände dieses Abschnitts von Hand wählen</translation>
    </message>
    <message>
        <source>Choose the terrain of the section</source>
        <translation>Das Gelände des Abschnitts wählen</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Edit the encounter by hand</source>
        <translation>Die Begegnung von Hand bearbeiten</translation>
    </message>
    <message>
        <source>Re-roll the rest</source>
        <translation>Rest neu würfeln</translation>
    </message>
    <message>
        <source>Re-rolls every section and PEF that is not locked</source>
        <translation>Würfelt alle Abschnitte und PEFs neu, die nicht gesperrt sind</translation>
    </message>
    <message>
        <source>Lay out the table as you like.
</source>
        <translation>Den Tisch nach Belieben aufbauen.
</translation>
    </message>
    <message>
        <source>Un&amp;lock this section</source>
        <translation>Diesen Abschnitt &amp;freigeben</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>Unlock this section</source>
        <translation>Diesen Abschnitt freigeben</translation>
    </message>
    <message>
        <source>Lock this section</source>
        <translation>Diesen Abschnitt sperren</translation>
    </message>
    <message>
        <source>Seed %1 (also printed on the sheet).</source>
        <translation>Startwert %1 (auf dem Bogen).</translation>
    </message>
    <message>
        <source>Your dice are printed on the sheet.</source>
        <translation>Die Würfel stehen auf dem Bogen.</translation>
    </message>
    <message>
        <source>%1 of 9 locked. %2</source>
        <translation>%1 von 9 gesperrt. %2</translation>
    </message>
    <message>
        <source>Seed of the map and dice</source>
        <translation>Startwert von Karte und Würfeln</translation>
    </message>
    <message>
        <source>Map %1</source>
        <translation>Karte %1</translation>
    </message>
    <message>
        <source>There is no current encounter. Prepare one first.</source>
        <translation>Es gibt keine aktuelle Begegnung. Zuerst eine vorbereiten.</translation>
    </message>
    <message>
        <source>You lay out this table yourself: no terrain is rolled for it.</source>
        <translation>Dieser Tisch wird selbst aufgebaut: Dafür wird kein Gelände gewürfelt.</translation>
    </message>
    <message>
        <source>Choose a section on the map first.</source>
        <translation>Zuerst einen Abschnitt auf der Karte wählen.</translation>
    </message>
    <message>
        <source>Every section and every PEF is locked. Unlock some first.</source>
        <translation>Alle Abschnitte und alle PEFs sind gesperrt. Zuerst einige freigeben.</translation>
    </message>
    <message>
        <source>The battle has begun, so its table can no longer be changed.</source>
        <translation>Das Gefecht hat begonnen, der Tisch lässt sich daher nicht mehr ändern.</translation>
    </message>
</context>
<context>
    <name>muster::TableView</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
</context>
<context>
    <name>muster::TakeBack</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Undo: %1, %2</source>
        <translation>Rückgängig: %1, %2</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nichts rückgängig zu machen</translation>
    </message>
    <message>
        <source>Undo “%1”</source>
        <translation>Rückgängig: „%1“</translation>
    </message>
</context>
<context>
    <name>muster::TimelineView</name>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>then %1</source>
        <translation>dann %1</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>EAL</source>
        <translation>EAL</translation>
    </message>
    <message>
        <source>Encounter</source>
        <translation>Begegnung</translation>
    </message>
</context>
<context>
    <name>muster::TotalsLine</name>
    <message>
        <source>Totals</source>
        <translation>Summen</translation>
    </message>
    <message>
        <source>Total %1</source>
        <translation>%1 gesamt</translation>
    </message>
    <message>
        <source>EAL</source>
        <translation>EAL</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nächste</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>muster::TravelRow</name>
    <message>
        <source>Travel to</source>
        <translation>Reisen nach</translation>
    </message>
    <message>
        <source>Where the band is</source>
        <translation>Wo die Bande ist</translation>
    </message>
    <message>
        <source>Continue journey</source>
        <translation>Reise fortsetzen</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Reisen</translation>
    </message>
    <message>
        <source>Turns pass until the band arrives, or until an encounter comes first</source>
        <translation>Halbmonate vergehen, bis die Bande ankommt oder vorher eine Begegnung kommt</translation>
    </message>
</context>
<context>
    <name>muster::WelcomePage</name>
    <message>
        <source>Muster</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Muster %1</source>
        <translation>Muster %1</translation>
    </message>
    <message>
        <source>New campaign</source>
        <translation>Neue Kampagne</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>A campaign file, or drop one here</source>
        <translation>Eine Kampagnendatei, oder eine hier ablegen</translation>
    </message>
    <message>
        <source>See the sample</source>
        <translation>Beispiel ansehen</translation>
    </message>
    <message>
        <source>The Harrow Marches, six months played</source>
        <translation>The Harrow Marches, 6 Monate</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>How a month goes</source>
        <translation>Wie ein Monat abläuft</translation>
    </message>
    <message>
        <source>manages your campaign</source>
        <translation>verwaltet die Kampagne</translation>
    </message>
    <message>
        <source>Rules, Star and band: everything is suggested</source>
        <translation>Mit einem Vorschlag für alles</translation>
    </message>
    <message>
        <source>A Star, a few Grunts, and a month at a time: recruit, prepare, play on your table, record the casualties. Roll your own dice or let Muster roll. Every step is saved and can be undone.</source>
        <translation>Ein Star, ein paar Grunts und ein Monat nach dem anderen: rekrutieren, vorbereiten, am eigenen Tisch spielen, die Verluste eintragen. Selbst würfeln oder Muster würfeln lassen. Jeder Schritt wird gespeichert und lässt sich rückgängig machen.</translation>
    </message>
</context>
<context>
    <name>muster::WhoComes</name>
    <message>
        <source>Space adds a figure to the party or leaves it out</source>
        <translation>Die Leertaste nimmt eine Figur in den Trupp auf oder lässt sie zurück</translation>
    </message>
    <message>
        <source>&amp;Leave out</source>
        <translation>&amp;Zurücklassen</translation>
    </message>
    <message>
        <source>&amp;Bring along</source>
        <translation>&amp;Mitnehmen</translation>
    </message>
    <message>
        <source>	Space</source>
        <translation>	Leertaste</translation>
    </message>
    <message>
        <source>section %1</source>
        <translation>Abschnitt %1</translation>
    </message>
    <message>
        <source>section %1, %2</source>
        <translation>Abschnitt %1, %2</translation>
    </message>
    <message>
        <source>%1, Rep %2, %3</source>
        <translation>%1, Rep %2, %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Choose at least one figure.</source>
        <translation>Mindestens eine Figur wählen.</translation>
    </message>
    <message>
        <source>Party</source>
        <translation>Trupp</translation>
    </message>
    <message>
        <source>You start in</source>
        <translation>Beginn in</translation>
    </message>
    <message>
        <source>The section you start in</source>
        <translation>Der Abschnitt, in dem begonnen wird</translation>
    </message>
    <message>
        <source>%1: party</source>
        <translation>%1: Trupp</translation>
    </message>
</context>
<context>
    <name>muster::WishForm</name>
    <message>
        <source>Enemy</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>The same seed gives the same encounter and the same map</source>
        <translation>Derselbe Startwert ergibt dieselbe Begegnung und dieselbe Karte</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Neuer Startwert</translation>
    </message>
    <message>
        <source>random enemy</source>
        <translation>zufälliger Gegner</translation>
    </message>
</context>
<context>
    <name>muster::WoundCard</name>
    <message>
        <source>Recover check</source>
        <translation>Genesungstest</translation>
    </message>
    <message>
        <source>2d6 against Rep after a Bad Wound or falling Unconscious.</source>
        <translation>2W6 gegen Rep nach einer Schweren Wunde oder Bewusstlosigkeit.</translation>
    </message>
    <message>
        <source>Away a month</source>
        <translation>Einen Monat fort</translation>
    </message>
    <message>
        <source>Away two months</source>
        <translation>Zwei Monate fort</translation>
    </message>
    <message>
        <source>Two months, lower Rep</source>
        <translation>Zwei Monate, weniger Rep</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>&amp;Rep</source>
        <translation>&amp;Rep</translation>
    </message>
</context>
<context>
    <name>muster::WriteButtons</name>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>muster::YieldPanel</name>
    <message>
        <source>&amp;Roll ten</source>
        <translation>Zehn &amp;würfeln</translation>
    </message>
    <message>
        <source>What it yields</source>
        <translation>Was es ergibt</translation>
    </message>
    <message>
        <source>Nothing is rolled on it.</source>
        <translation>Darauf wird nicht gewürfelt.</translation>
    </message>
    <message>
        <source>%1, in 100 throws: here solid, in the book hollow</source>
        <translation>%1, in 100 Würfen: hier gefüllt, im Buch hohl</translation>
    </message>
    <message>
        <source>%1, in 100 throws</source>
        <translation>%1, in 100 Würfen</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1: %2 (book %3)</source>
        <translation>%1: %2 (Buch %3)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Ten of them: %1</source>
        <translation>Zehn davon: %1</translation>
    </message>
</context>
<context>
    <name>muster::YieldPlot</name>
    <message>
        <source>%1: %2 here, %3 in the book</source>
        <translation>%1: %2 hier, %3 im Buch</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
</TS>

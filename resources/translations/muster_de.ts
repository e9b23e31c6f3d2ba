<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>%1: only for %2, or captured from them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: only for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a special weapon: %2 has one for each full %3 figures and at least one, so %4 among these %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special weapons: %1 of %2 allowed (%3: one for each full %4 figures, at least one; the band has %5).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring at most %1 of them to an encounter, or give the others another weapon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no room for them: places free: %2, %3 of %4: %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has a higher Rep than %2 and cannot follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let a player leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number %1 is no %2 of this campaign, so no player leaves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the last %2 of this campaign and cannot leave it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number %1 is no other %2 of this campaign, so nobody can follow there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (number %2) is no longer in the band and cannot be reported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody in the band has number %1. Report the band&apos;s own figures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be “%2” in these rules. Fates: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no wound of %2. Wounds are: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 carries no camera, so there are no shots to report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no reporter, so there are no interviews to report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has more figures in close shots than close shots. Each shot shows one figure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number %1 is no %2 of this campaign, so no %3 go there or come from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 of %2 cannot go to %2 again. Name another %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no room for the %2 of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This campaign is over; there is no battle to finish.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no current encounter. Prepare one and play it, then report how it went.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (number %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is reported twice. Report each figure once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is still away with a wound and cannot have taken part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot cheat death: only a Star can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Enemy Activity Level was given twice, for the campaign and for the next encounter. Between encounters there is only one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An encounter is under way: edit its own Enemy Activity Level. The next encounter can be edited after the battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This campaign is over; there is no next encounter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campaign name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no %1 %2. Use 1 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section %1 cannot have %2 buildings. Use 0 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table has nine sections. Give each once, from 1 to 9.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEF %1 cannot be in section %2. Use 1 to 9.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number the PEFs from 1 in order, at most %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A raid has one or two objective buildings, not %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Patrol has no objective buildings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no current encounter to edit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This encounter cannot become another kind. Undo its preparation, edit the next encounter, and prepare it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This encounter needs an Enemy Activity Level from 1 to 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This campaign has no Enemy Activity Level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An encounter cannot change to another rule set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the settlement of the encounter separately.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The PEFs are already in play. Move or resolve them there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody in the band has number %1. A former member must be brought back first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot have served %2 months. Use 0 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An encounter is under way. Report what became of %1 after the battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has changed for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no weapon skill. Leave it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon skill %1 is out of range for %2. Use %3 to %4, in tens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is empty. Type a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 characters. Use %3 at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has a line break or a control character in it. Write it on one line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 contains an incomplete character. Type it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initiative %1 is out of range for %2. Use %3 to %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rep %1 is out of range for %2. Use %3 to %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no classes. Leave the class out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no class “%1” in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The classes are: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no armour. Use 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no Armour Class %1. Use 2, 4 or 6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no armour “%1” in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The armours are: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no weapon “%1” in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weapons are: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no attributes. Leave them out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no attribute “%1” in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attributes are: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can have at most %2 attributes, not %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the same attribute twice. Choose different ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no army list “%1” in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lists are: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no options. Leave them out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no option “%1” in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The options are: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Option %1 cannot be “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can be: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Enemy Activity Level cannot be %1. It runs from %2 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This campaign is over. To carry on, undo its last step or bring back who led it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An encounter is under way. Finish the battle first, then you can %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dismiss a figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody in the band has number %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 leads the band and cannot be dismissed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is already in the band.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no former member with number %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This campaign is over. Bring back its leader first, then %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 in this campaign by now, so %3 cannot come back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 already has that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has better equipment until this encounter is over. Equip the figure after that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stockpile holds no %1 for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no stockpile. Edit the figure instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This campaign’s list has no better equipment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Better equipment is issued for an encounter. Prepare one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no “%1” for %2. Available: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” does not include that weapon. It includes: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole party already has this equipment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1&apos;s name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player&apos;s name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The band of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let another player join</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By %1 a side has one %2. Found another campaign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has a %2 in this campaign already: %3. Give each player&apos;s name once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You begin off the table, so there is no section to choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot begin in section %1. Sections: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle has already begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is still away with a wound and cannot take part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules use cards instead of activation dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules do not use that in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has inflicted damage already. More of it counts for nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is already credited to a figure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemies killed: %1 are reported, but there were only %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemies routed: %1 are reported, but there were only %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no current encounter. Prepare one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Muster does not follow battles of these rules turn by turn. Play it, then report the outcome.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle has not begun. Begin play first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no PEF %1 on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEF %1 has been resolved: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no enemy group %1 on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules have no state “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has a Bad Wound already, and a second one kills.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no wound.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is already noted as %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table has sections 1 to 9, not %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules have no Star Power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number %1 is no Star and has no Star Power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no Star Power left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star Power works only against Stunned, Out of the Fight and Obviously Dead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The band has no group %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group %1 is already in section %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The band&apos;s groups are A to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is already with group %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two to four sides can fight, not %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That many sides are already fighting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no reinforcements: this enemy has no army list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A group can be on side 2 to %1, not %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring on 1 to %1 figures at a time, not %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are too many groups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group %1 belongs to side %2, which rolls from the next activation on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another side rolled a %1 too, so side %2 does not activate this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group %1 has Rep %2; on a %3, its side acts with Rep %3 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group %1 has nobody left to move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group %1 has already moved this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group %1 passed both dice earlier and keeps doing the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules do not move the enemy by dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group %1 is already off the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group %1 is already on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only two sides are fighting. Set the number of sides first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group %1 is already on side %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group %1 has figures 1 to %2, not %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An enemy cannot be %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure %1 of group %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group %1 guards no building.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guards of group %1 have already been placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guards of group %1 have not been placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is already noted: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEF %1 stays in its building.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEF %1 has already moved this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEF %1 was found by a scout. Resolve it instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEF %1 has Rep %2; on a %3 its side acts with Rep %3 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of your figures is on the table to see PEF %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules do not resolve PEFs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEF %1 is already in section %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This encounter does not use scouting dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section %1 has already been scouted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The terrain of section %1 is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are too many PEFs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no building to loot in this encounter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no objective building %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Building %1 has already been looted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section %1 is already marked as scouted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section %1 is not marked as scouted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEF %1 is in building %1 and has not been resolved. Resolve it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of your groups is in section %1, where building %2 stands. Move one there first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has spent a turn in building %1 yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The note is empty. Write something first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The note has %1 characters. Use %2 at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group %1, figure %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a figure on the table: one of the band, or an enemy in a group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sat out and is not on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no Star Power to spend.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An encounter is already prepared. Play it and finish the battle, or undo its preparation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prepare the next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is away wounded. Prepare the encounter instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let a month pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more months can be counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no current encounter to re-roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle has begun, so the table can no longer be re-rolled. Undo the start of the battle first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no section %1 on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this encounter the enemy is rolled up during play. Edit the encounter&apos;s enemy instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is locked, so there is nothing to re-roll. Unlock a section or a PEF.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no room for that in the band of %1: places free: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %3 cannot be recruited. Ask for 1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no room for %1 %3: the band can take only %2 more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recruit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number %1 is no %2 of this campaign, so nobody can be recruited for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 did not leave by your own edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of nine sections were seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was captured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A building was looted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was killed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the party was left on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This encounter was rolled up with its enemy. Undo its preparation and prepare it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game&apos;s name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report at least one figure that took part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules do not use wounds or lost nerve. Leave them out for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody was left on the table to salvage anything. Leave the salvage out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The enemy had no “%1”, so it cannot be salvaged. Available: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The enemy had at most %1 of “%2”, not %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no enemy number %1. Use 1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot follow this encounter. Possible follow-ups: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules have no initiative to lose. Leave it out for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: use 0 to %2, not %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 has no side “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opponents of %1 are %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be surprised here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no convoy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no hostages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The enemy is named in two different ways. Re-roll the enemy from the list you want.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The enemy must have 1 to %1 figures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grunts you may bring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convoy vehicles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Civilians</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hostages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy vehicles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The encounter this one followed is in the chronicle and cannot be changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The enemy is already in play. Change the enemy there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This encounter allows %1 %2, and %3 would come. Leave some at home.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no media coverage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Media coverage is rolled for an encounter. Prepare one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own band is the media crew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A media crew is already there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No media crew will come to this encounter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ambush has already been sprung.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ambush has already been rolled for this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They have already been spotted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defenders have already rolled to spot this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Runners have already made their stand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Runners have got away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Runners are caught and must make a stand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the sides has nobody left to run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The besiegers are gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The besiegers test at the end of a day, and this day is not over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been robbed yet, so there is no alarm to roll for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The alarm has already sounded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The alarm has already been rolled for this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The police arrive only after the alarm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The police have already arrived this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The alarm has only just sounded. The police come in a later turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The police arrive only in a turn in which they move first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This encounter does not use that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This encounter is decided by its hostages. Record how many of them are off the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is already noted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not noted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A raid has 0 to %1 dwellings, not %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are %1 dwellings, so %2 cannot have been looted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are %1 hostages, so 0 to %1 can be off the table, not %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hostages move only once a rescuer has reached them. Mark them as found first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody of the band on the table has number %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemies killed and routed: the least is 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The band is on its way to %1 and arrives in %2. From there it can go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a destination: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The band is already in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This campaign is not set in the Wasteland, so there is no other locale to travel to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>travel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A follow-up encounter may come first. Prepare it, then travel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settlement %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This campaign is not set in the Wasteland, so there are no settlements to visit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This campaign is over; the band reaches no more settlements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list of settlements is full. Remove one you no longer need.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settlement&apos;s name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no current encounter that is fought in a settlement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no settlement %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in %2, but the encounter is in %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The encounter is already fought there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The encounter is already set outside any settlement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A settlement of that size is not a nomad camp. Leave out the nomads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” have no camp of that size. Nomads that do: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A settlement has at most %1 structures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A settlement has 0 to %1 homes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A settlement needs at least one structure or home. Remove the settlement instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no structure “%1”. Structures: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The notes have %1 characters. Use %2 at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A settlement&apos;s size is 1 to 6, not %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is captured and cannot have taken part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is captured and cannot take part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A media crew is led by its Reporter (p. 10): the %1 carries the mike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no dice for the %2. Say what it is instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no factions to roll for. Choose an army list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the Wasteland has factions. Set the option genre to wasteland, or choose an army list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is captured, and nobody is left to lead the band. Set %1 free by hand, or bring somebody back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This campaign&apos;s forces are bought by points, so nobody is rolled up. Pick each figure by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That figure costs %1 points, and %2 of %3 are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only those who come in a Recover can look for an antidote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Recover is about hostages or about an antidote, not about both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each side has %1 points, and those who would come cost %2. Leave some at home.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No media crew is there to go along with. Roll for media coverage first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The media crew already has one: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” does not go along with a media crew. Choices: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The media crew has its Tech. A driver and a bodyguard can be picked by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A media crew has one Tech. Recruit 1 by dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A media crew has one Reporter, who leads it, and one Tech; one driver and one bodyguard may go along. That part is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A media crew takes a Tech with a camera, a driver of Rep 2 or 3, or a bodyguard of Rep 4.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Acts</name>
    <message>
        <source>“%1” is no act on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Available: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n points each</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Add kill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Routed one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inflicted damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts towards experience</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That an enemy was hurt is noted already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo kill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your band is credited with more than fell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Routed one fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your band is credited with more than ran</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>routed enemies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record what a figure of the band did</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts for that figure after the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>band&apos;s group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second bad wound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second one kills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set the state of a figure of the band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set the state of an enemy, by number within the group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star Power…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolls the dice left (%1) against damage: each 1–3 makes it one level less, each 6 is lost for this encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star Power against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stunned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Out of the Fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Obviously &amp;Dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use Star Power against this damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place one of your groups in a section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move a figure to this group, or start it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to group %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joins that group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forms a group of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody of the enemy is left to move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move (in cover)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They outnumber you two to one: yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They outnumber you two to one: no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether this group outnumbers the nearest of your groups two to one. Muster counts your whole party; change it here if the table shows otherwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move an enemy group (two-to-one is worked out unless you give it)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place a group in a section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove a group from the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a group back onto the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return to table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set an enemy group&apos;s side: 2 for the enemy, 3 or 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This group acts on that side&apos;s die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>figures arriving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more of the enemy come, drawn from their list; of side 2 unless you say it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy reinforcements…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place the guards of a raided building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place guards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolls which guards are inside and which face you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place guards inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once shots are fired, all guards are inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alarm all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set a guard&apos;s awareness: unaware, met or alarmed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The enemy who is chosen in the list moves, or else the next in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1 to section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to 9: move to that section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the selected PEF or group to that section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEF %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>resolve a PEF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move a PEF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where a PEF stands now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the number of the %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the number of the %1, not “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a state. States: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A guard must be unaware, met or alarmed, not “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unexpected argument “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scout a section by dice (Chain Reaction 3.0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A figure enters this section: 2d6 against its Terrain Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>G</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scout the selected section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mark a section as scouted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a section is not scouted after all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scouted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark as scouted: the Star had its centre in sight for a full turn of activation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark the selected section as scouted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enter a building, then count each quiet turn inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quiet turn inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>restart the count of quiet turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break off search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such test in these rules. Choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no test or table “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no tabletop tests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That figure is out of the battle and takes no test.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a Star may choose the result. Leave out choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roll a reference test or table for a figure of the band and record the result (Rep, weapon and attributes are filled in)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a test or table of the reference for an enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>onto the table, in the usual section or that one: the figures you bring; all if none is named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>activation dice of the next turn, yours first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll every side&apos;s die for the next turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next turn: activation dice or cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number of sides, 2 to 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add a note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card for each side for the next turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cards of the next turn (first edition)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roll whether the ambush is sprung, and from where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roll whether the attackers are spotted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roll a round of the pursuit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Runners make a stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>test whether the besiegers stay after a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roll whether the alarm sounds this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the police come, or more of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>count a turn played without cards (first edition)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn without cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of them are a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mark the objective (such as the bank) as reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add dwelling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more looted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A figure went in and has left the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove dwelling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One fewer looted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dwellings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dwellings looted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set a raid&apos;s dwellings, and how many were looted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rescuer has reached them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One fewer out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hostages off the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mark a Recover&apos;s hostages as found, and how many are off the table (off: not found)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Aftermath</name>
    <message>
        <source>%1 is captured, so this battle ends the campaign. To continue it afterwards, bring %1 back from the Band page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turns into a zombie, so this battle ends the campaign. If that is wrong, edit the report before you finish.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 dies of wounds, so this battle ends the campaign. If that is wrong, undo the last roll or edit the report before you finish.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no Rep left to lead with, so this battle ends the campaign. If that is wrong, edit the report before you finish.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is dead, so this battle ends the campaign. To go on at Rep −1, tick Cheated Death for %1 before you finish.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is dead, so this battle ends the campaign. If that is wrong, edit the report before you finish.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1: below zero, dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1: at zero, cannot move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcome: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: Sat out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: deeds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whom the Grunts follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy losses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Salvage</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Campaign</name>
    <message>
        <source>Only the first step can create the campaign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step is not valid: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A campaign must have a rule set and a Star.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A campaign must have its Star until it is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody follows a Star of the campaign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A battle must have a current encounter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>figure %1 joins out of order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first to join leads the band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>figure %1 follows nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Star joins between encounters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the band is too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a figure that joins must be active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a figure that leaves cannot stay active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>figure %1 is already in the band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no Grunt %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no Star %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an edit cannot change the leader of the band or remove a figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the points are out of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a change to the stockpile cannot be zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more is taken out of the stockpile than there is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an encounter must have sections 1 to 9, in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEFs must be numbered from 1, in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a campaign can be created only once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is already a current encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a follow-up cannot come before the encounter is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last turn has been reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time cannot pass during an encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the campaign is already over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no unresolved PEF %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no group %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no side %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a PEF can be resolved only once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>groups must be numbered from 1, in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a group must have at least one figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no PEF %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every figure of a group needs a position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It uses “%1”, which the installed rules do not have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It uses the army list “%1”, which the installed rules do not have. If it is one of your own, put its file back into %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is set in the Wasteland, which the installed rules do not have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no figure %1 in the band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there never was a figure %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no current encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no settlement %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the battle has not begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a table has sections 1 to 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>group %1 has no figure %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a battle begins once, after its encounter was prepared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each figure of the band must be named once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns follow each other, and their dice are not all alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two to four sides fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these rules have no Star Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no objective building %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are too many notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the band&apos;s groups must be numbered from 1, in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the band has no group %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a journey must take at least one turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the band cannot arrive without having set out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are too many settlements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settlement %1 is found out of order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these rules have no such encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns must be in order, and each side moves once</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CampaignFile</name>
    <message>
        <source>(%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check its name and its folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” already exists and was not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not an ordinary file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a campaign file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a Muster campaign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file that Muster made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is damaged and was not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore a backup of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” needs a newer version of Muster and was not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update Muster to open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be written to, so nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the permissions of the file and its folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is in use by another program, so nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no disk space left for “%1”, so nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free some space and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has been replaced by another file and was not written to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it again to continue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Muster made a mistake, so nothing was written into “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please report this message.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” could not be read or written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the disk and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry %1 of its log has been altered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end of its log is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry %1 of its log cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The copy does not match the original.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no folder “%1”. Create it first, or choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is larger than any campaign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not begin like a Muster file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its database pages are inconsistent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry %1 of its log is not valid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry %1 of its log is not valid: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not even its first step can be saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its tables are not those of a Muster campaign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its first step can be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its first %1 steps can be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was moved or deleted while it was open, so nothing was saved. Put it back, or save a copy of what is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program has changed “%1”, so nothing was saved. Open it again to continue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” could not be read or written. Check the disk, then open the campaign again to see whether the last step was saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, format %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>See “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“muster %1” has no option %2%3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no option %1%2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Did you mean --%1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give only one of --seed, --dice or --ask, and only once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--seed “%1” is not a seed. Give a whole number from 0 to 18446744073709551615.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--%1 is given twice, so nothing was done. Give it once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“muster %1” needs %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“muster %1”: unexpected argument “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no command “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which command?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number of steps (default: 1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sheet as PDF, to this file; - for standard output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave it blank, to fill in by hand (with --pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whose Star it is, where several play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Star&apos;s name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rule pack, such as swordplay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the army list the band is recruited from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the campaign&apos;s name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a rule option, as key=value (may be repeated)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number of recruits, for each band (default: all there is room for)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only for the band of this Star, by its number; each in turn if not given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one figure of this type, picked by hand from the list, without dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of the figure picked by hand (default: the next of the names)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys and values of --option; the first value holds where nothing is said:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army lists of your own are JSON files, one list each, in the folder
  %1
They stand beside those of the rules they name, wherever a list is chosen:

</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rows hold every total of the dice exactly once. &quot;rep&quot; is 1 to 6. A row also has
&quot;weapon&quot; where the list has none for all, and &quot;class&quot;, &quot;armor&quot; and &quot;shield&quot; where the
rules have them; “muster rules PACK” shows their ids. A file with a fault is refused,
with the place and the reason; the other lists keep working.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print one JSON object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roll the dice from this seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your own dice, in the order they are asked for: &quot;3 5 2&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ask for each roll (an empty line rolls for you)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show this help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show the version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists the rule packs, or the contents of one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolls one procedure of a pack, without a campaign; PACK alone lists them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows every test and table of a pack, as on its quick reference sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only this part: table, campaign or a class of figures (on the sheet, default: table)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolls up a side of the percentile street skirmish: officers=1 others=5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exact odds of a test before it is rolled; PACK alone lists the questions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creates a campaign in a new file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes the sample campaign into a new file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another player joins, with a Star and a band to be recruited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player leaves with a Star and its Grunts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Grunts stay, with the Star of this number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recruits Grunts, up to the limit of the band; with --type, one picked by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolls up the next encounter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enemy list (default: the last enemy; in the Wasteland, “whoever-comes” rolls for one)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stop when the next wounded figure returns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lets a month pass without an encounter, where the rules have months.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Travels to another locale of the Wasteland, or continues the journey.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>badlands, old-nevada or california</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enemy met on the way (“whoever-comes” rolls for one)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists the settlements of the Wasteland; with --new, adds one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roll up a new settlement in the band&apos;s locale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the new settlement&apos;s name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a settlement&apos;s number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fight the current encounter there (without --id: in no settlement)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove it from the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows or prints the encounter sheet: map, objective, forces, PEFs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-rolls the table of the current encounter, except what is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sections to keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEFs to keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>re-roll only the enemy, from this list, if it was rolled with the encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolls for media coverage of the current encounter, if the rules have it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Issues better equipment to the whole party for the current encounter, if the list has it: swat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which of the upgrade&apos;s weapons (default: the first)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equips a figure with a choice its list allows, or with something from the stockpile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the figure&apos;s number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the weapon (default: unchanged)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the armour (default: unchanged)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows how the battle stands and what to do next, or records one event.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Works out the aftermath: recovery, Stay or Go, the next encounter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without a report: success or failure (casualties as noted by “muster play”)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the campaign as it stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows or prints the roster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prints cards, eight to a page: one per figure, or PEFs and enemies to draw blind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>figures, enemies, or slips for hidden PEFs (default: figures)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tells what happened, month by month, with the dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as Markdown text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undoes the last step, even one from an earlier session.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redoes what was undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets something right by hand: figure=3 rep=4; section=5 terrain=woods; or eal=2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes a backup now and prints its path. The window makes backups by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists the backups, or restores one to a new file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its number in the list (1 is the newest)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recovers what it can of a damaged campaign into a new file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checks the campaign file for damage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“muster equip” needs --figure: the number of the figure to equip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no figure %1. “muster show” lists them by number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure %1 is no longer in the band. Use status=active to bring the figure back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no settlement %1. “muster settlement FILE” lists them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no current encounter. Run “muster prepare” first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section %1 has no river. Give river= too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A river is %1 to %2 inches wide, not %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This encounter has no sections: its table is laid by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no section %1. Give one from 1 to 9.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This encounter has no PEFs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no PEF %1. Give one from 1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--option “%1” must be in the form key=value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--option %1 is given twice, so nothing was done. Give each key once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no army list “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Available: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“muster new” needs --%1. See “muster new --help”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no backup of %1 yet. “muster backup” makes one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backups of %1, newest first:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“muster restore FILE COPY --state N” restores one to a new file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is backed up to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has not changed since its last backup, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--state needs the name of the new file too: “muster restore FILE COPY --state N”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which backup? “muster restore FILE” lists them; give its number with --state.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no backup %1 of %2. “muster restore FILE” lists the backups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved to %1:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is undamaged. Copied to %3: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is damaged and was left as it is. %2
Saved to %4: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone steps that can still be redone: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report “%1” cannot be read: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is too large for a report. Give the JSON file that reports the battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report “%1” cannot be used: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report already gives the outcome. Leave out --outcome, or the report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“muster aftermath” needs REPORT.json, or --outcome if “muster play” noted the casualties.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The outcome must be success or failure, not “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was noted during the battle. Give a report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the rules it was a failure: %1 What you reported counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without an action: how the battle stands and what to do next. Actions:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>STATE is one of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say whose player leaves, by the number of the Star: star=1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--%1 must be yes or no, not “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 uses initiative and weapon skill instead of Rep. Give --initiative and --skill, or neither to have them rolled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 uses Rep. Give --rep instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give both --initiative and --skill, or neither to have them rolled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the figure&apos;s Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the figure&apos;s initiative, where the rules have that in place of Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the figure&apos;s weapon skill there; without both they are rolled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the figure&apos;s class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the figure&apos;s armour: a class (2, 4 or 6) or a word (none, flak, body-armor)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the figure carries a shield: yes or no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the figure&apos;s weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an attribute, where the rules have them; twice for two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A %1&apos;s %2 is %3 to %4, not %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The campaign&apos;s list has no type “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--count is for recruits by dice. Leave it out to pick one figure by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give --type too, to pick one figure by hand: its type in the campaign&apos;s list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--name is empty. Give a name that can be read, or leave it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>figure %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no procedure “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no odds for “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--pdf needs the name of the file to write.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a file. Give the name of the PDF to write.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” exists and is not a PDF, so it was not overwritten. Give another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” could not be written: %2. No file was left behind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard output takes the PDF or the JSON, not both. Give a file to --pdf, or leave out --json.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are for printing. Give a file to write: --pdf OUT.pdf.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no current game. Run “muster prepare” first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no PEFs, so there are no slips for them. “--of figures” and “--of enemies” have cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no “%1” cards. Give --of figures, enemies or slips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reference of %1 has no part “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no tabletop tests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot roll up a side. Use “muster side urban-d100”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--steps must be 1 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to undo: only the creation of the campaign is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot undo %1 steps: only %2 can be undone, and the creation of the campaign stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to redo: no step was undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot redo %1 steps: only %2 were undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redone: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no locale “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no settlements yet, so there is nothing to print.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give only one of --new, --fight or --strike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--name names a new settlement: add --new. To rename an existing one, use “muster correct”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This campaign is not set in the Wasteland, so it has no settlements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which settlement? Give --id N.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” must be in the form key=value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is given twice, so nothing was changed. Give it once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1=%2 must be a whole number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1=%2 must be true or false.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can be: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be edited here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[options]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Muster keeps track of a tabletop skirmish campaign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  muster [FILE]            opens the window
  muster COMMAND …         works on the terminal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options of every command:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“muster COMMAND --help” describes one command.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No display is available for the window. “muster --help” lists the commands that work without one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no rule pack “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“muster recover FILE COPY” saves the steps that can be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>between encounters; possible follow-up: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>between encounters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>between encounters; next: %1, Enemy Activity Level %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>between encounters; next: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>current encounter: %1, Enemy Activity Level %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>current encounter: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the campaign is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>poisoned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exempt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>outranks the Star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The band of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The band of %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initiative, weapon skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer in the band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stockpile: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encounter points: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total encounter points: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEF %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 enters</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n buildings</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>objective: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>they enter here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>far edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you set up here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you enter here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy Activity Level %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEFs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weapon, %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impact %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1d6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>targets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outgunned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&quot; blast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attributes (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 if not given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your army lists with errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: procedures for “muster roll”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: questions for “muster odds”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>army lists: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>procedures: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>odds: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Procedures for “muster roll”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions for “muster odds”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you %1, enemy %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the first activation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star Power %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unresolved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>section %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group %1, figure %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>group %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sections scouted: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 quiet turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not entered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Building %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The band is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settlements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Officer</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: a %2 is not on a die of %3 sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Die %1 of --dice is wrong. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too few dice. The next roll is %1; add it to --dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of --dice left over, so nothing was changed. Give only the dice that are asked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  rolled for you: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This roll takes %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The input ended before the roll for %1, so nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“muster %1” rolls no dice: %2 of --dice left over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part of Muster with the window and the sheets could not be loaded: %1
Install the program again; its commands work without that part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sheet could not be drawn. Try again, or open the campaign in the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a die result. Type numbers such as 3 5 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--%1 must be a whole number, not “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--%1 must be whole numbers separated by commas, not “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is undamaged: %n steps.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>roll the Star on the army list (first edition)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roll the faction (Wasteland); --list holds where the dice leave the choice to you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who goes along with the crew that is there, without dice: driver or bodyguard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“muster join” needs --star. See “muster join --help”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--roll-star rolls the figure on its list, so --%1 cannot be given as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locales: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Encounter</name>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>River</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of the river</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameForm</name>
    <message>
        <source>Name of the game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>About Muster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Muster %1 keeps the book of a tabletop skirmish campaign: the band between games and the next encounter.

Free software under the MIT licence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;House rulings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Explain a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Muster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every rule set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rulings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How Muster plays it where a rule book leaves something open or contradicts itself. You can always change the result by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab moves between the parts of the window; the arrow keys move within one. Underlined letters work with Alt.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Json</name>
    <message>
        <source>“%1” is no act known here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a known kind of change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>null</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a whole number from %2 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text is longer than %1 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text contains an incomplete character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a seed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a time in UTC.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not the number of a figure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not an outcome; use success, failure, or a share of the points from 0 to 2, such as 0.5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the list has %1 entries; it must have %2 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not known here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not belong here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not valid here; use one of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there must be one for each of the %1 dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1 is not JSON: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is not a JSON object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure %1 is named twice. Name each figure once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A field appears twice in the same object. Name each field once.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Map</name>
    <message>
        <source>Section %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEF %1 enters here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEF %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1″</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no ford</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half a ford</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ford</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n objective buildings</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Odds</name>
    <message>
        <source>under 1%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over 99%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hardly any enemies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>almost certainly at least one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none at all once in 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none at all %1 times in 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2; %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outranks the Star: leaves after the next encounter without a test.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stood firm: takes no test next time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rep of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Star&apos;s Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Poisoned by %1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Poisoned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay or Go: %1, −%2d6 if a Grunt falls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay or Go: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stays after a success, %2 after a failure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 same Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 returns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Rep −1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 dies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 never returns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 fine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 away a month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 away two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with Rep one less</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>About %n enemies</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for a party of %n</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n × three months with you, this one included</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Pack</name>
    <message>
        <source>Military</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Private</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mercenaries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guerrillas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guerrilla</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gang</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T-Guy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B-Dude</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Police</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SWAT team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guns from the car</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rookie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Veteran</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Officer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Civilians</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goober</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>J Blow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Media crew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reporter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tech</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcasts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcast (special training)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tribal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feudal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chain Reaction, first edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modern and near-future squads: the first edition of the modern rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No armour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flak jacket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Body armour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Genre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Military, from the 1980s on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armies, guerrillas and soldiers for hire in recent wars. Any encounter but a Robbery; the press is seldom far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Military, before the 1980s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wars from the turn of the century on, before cameras followed every patrol. Any encounter but a Robbery.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark future gangs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Street gangs, police and whoever is caught between them in a city gone to seed. Robberies are common, and a Pursuit follows each. By chance there is neither a Garrison nor a Pursuit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Wasteland</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;B&quot; movie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ordinary people against the walking dead. Weak weapons, cars that will not start, and wounds that turn their owner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aliens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guns against things that only need to come close, and no armour helps then. Encounters as in a &quot;B&quot; movie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the campaign is set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>anywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Media crews come less often. The terrain is rolled in any case, woods, mountains and all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in a city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Media crews come more often. The terrain is rolled as elsewhere: for streets and blocks, choose a table laid out as you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locale of the Wasteland</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Badlands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Old Nevada</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Republic of California</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recruits for an encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>laid out as you like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this edition&apos;s tests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TUMOR&apos;s tests, weapons and First Aid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grenade round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LAW round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HE round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AP round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Miss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scratch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Scratch table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bad Wound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Bad Wound table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ignores it and goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duck Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runaway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The crew bails out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vehicle is left where it stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They leave and run away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of the building and off the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They hunker down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under cover behind the walls for so many turns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unconscious</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until after the battle. Equal scores of Impact and Rep come to this too (R73).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continues the charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into hand-to-hand combat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands still</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step back if in melee, still facing the enemy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands and fights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fires, the target counting as in cover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May not fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pushes the reporter away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sound bite, and the interview is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Talks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll to hit for the interview.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Veers off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left or right by die. If it crashes, all occupants roll a crash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolls over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All occupants roll a crash, 2 higher.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Catastrophic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll on the catastrophic hit table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Occupants roll to hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the weapon that was fired.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Immobilised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A vehicle stands but fires; of a building the blast&apos;s area is lost, and no cover any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turret jammed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A building collapses: everyone in it rolls on the heroic attack table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone in it is dead, and the wreck burns for the rest of the battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hatch locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hatch open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is fine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Will turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ford, one bridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fordable along half its length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fordable all along</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outgunned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not outgunned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This many inches beyond the target. It may still catch the target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This many inches short of the target. It may still catch the target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Destroyed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tank explodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone in its blast takes a hit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tank holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the cars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They may take shotguns and assault rifles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A figure carries three at most; others carry the rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charging</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unable to fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Able to fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To flank or rear, able to fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To flank or rear, unable to fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rocket launcher or LAW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grenade launcher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotating grenade launcher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vehicle or building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In cover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second weapon firing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third target or later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outgunned or unable to fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has a Bad Wound already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flanks and rear secure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In cover or inside a vehicle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attacking from behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a vehicle, or to the flank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attacked to flank or rear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hurt by somebody unarmed, neither alien nor zombie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tear gas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacker is an alien</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The driver was killed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unable to run away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alien</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zombie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Petrol bomb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vehicle rolled over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of ammunition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoots on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reaction Checks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First Sight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Received Fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wanting to Charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Being Charged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scratch on a vehicle or building, with the leader&apos;s Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bad Wound on a vehicle or building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pursue by fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losing control, with the driver&apos;s Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Getting an interview, with the target&apos;s Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is the hatch locked, with the crew leader&apos;s Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unarmed bystanders within 12&quot; of a shot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long a zombie eats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far off the police&apos;s cars are, with shotguns and assault rifles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds for a launcher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A civilian in the line of fire, after a Miss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A camera shot or interview: Scratch a sound bite, Bad Wound the story</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A flame thrower&apos;s tank, its operator hit or in a blast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is a Bad Wound on a vehicle or building catastrophic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Catastrophic hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heroic attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An occupant of a crashing vehicle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passing through flame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of ammunition after a shot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting a vehicle in a hurry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can the river be forded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which way a vehicle veers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bad Wounds on a vehicle or building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where a miss lands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll off: who reacts first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both of one colour: that side first; else the higher card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three sides or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a suit each; most cards first, then the highest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Within a side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten face cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the day is over; five more for each side over two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move, or stand and turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into or out of a vehicle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then fire; a building takes the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to 12&quot;, stopping half way for Being Charged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups, 2&quot; apart at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With their leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than 8&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counts as fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Badly wounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carrying one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half; two carry one at full speed; firing counts the target as in cover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vehicles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>48&quot;; 12&quot; faster or 24&quot; slower a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rough ground, woods, across a gully</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half; along a gully full speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full speed, whatever it runs through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ford</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stops there; next turn in it to the far bank; then out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces of terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scrub</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cover, and no slower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rocks, cliffs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dry riverbed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 to 4&quot; across; those in it are concealed from those outside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A river</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6&quot; wide at the least; those in it are downhill of the banks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A town</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dense buildings, streets 12&quot; wide or more; a turn to go in or out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line of sight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>across the table; in woods, fog or heavy rain 12&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>12&quot;, a lit target as by day; in woods or bad weather 6&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rough ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6&quot; inside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Firing and heavy weapons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several targets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>within 1&quot;, one roll; in a blast each is the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one a turn, a rotating one as it likes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over and under</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>either a grenade or the rifle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rocket launcher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every other turn without a loader; AP 2&quot; circle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flame thrower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its path burns on: Wanting to Charge to pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand-to-hand combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemies on one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two in front, one on each flank, one behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unarmed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knocks out, never kills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two-hand weapons by nature; no jacket or armour counts against them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vehicles and buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any weapon, as in cover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buttoned up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only heavy weapons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outgunned by a Scratch or Bad Wound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its own tables, with the leader&apos;s Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A catastrophe that cannot be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roll again until one can</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Squads, gangs and mobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Military, guerrillas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 or 10 with one or two leaders; a special weapon for each 5, for each 10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gangs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 to 8, a special weapon for each 8; they fall apart when the leader does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 to 8; command goes down the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 to 12; they disperse when the leader falls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grenades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two each for soldiers and mercenaries; guerrillas hardly have any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SWAT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>body armour and soldiers&apos; weapons, perhaps tear gas, which never kills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aliens and zombies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rep 4 or 5; hand to hand only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zombies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rep 3; hand to hand only, never fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moves last, without cards; one interview or shot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>camera 12&quot;, interview 2&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the line of fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hit by mistake like any civilian, but no check for shots nearby</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With them, if you like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a driver of Rep 3 and a bodyguard of Rep 4 (R76)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shot within 3&quot;, lead story</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>40; a shot within 12&quot;, a sound bite 20</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Civilians and media</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;B&quot; movies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Firefight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Garrison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pursuit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Robbery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Siege</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bar &amp; Entertainment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Food &amp; Stores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Government</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mechanical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schoolhouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warehouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hideout or ranch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small nomad settlement or cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small settlement or village</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good sized nomad settlement or campground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good sized settlement or town</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Firm&apos;s Black Ops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commando</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big alien</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Little alien</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pistol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shotgun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carbine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Submachine Gun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rifle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rifle with sniper scope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine Pistol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grenade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assault Rifle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grenade Launcher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grenade Launcher, rotating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light Machine Gun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flame Thrower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LAW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rocket Launcher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assault Rifle over Grenade Launcher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knife</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sword</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bayonet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Axe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claws and teeth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Camera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Varies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Born Leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+1d6, except on In Sight and Recover From Knocked Down; friends within 4&quot; react the same way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reaction tests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Poser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Received Fire on one die only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No shooting penalty while moving fast.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shooting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast Move: two dice passed count as one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brawler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+1d6 in melee.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>melee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow to React</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rep −1 on In Sight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Athlete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grenades fly 9&quot; instead of 6&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−1d6 in melee.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marksman</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bolt-action rifle: best of two dice, of three when prone, range 60&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clumsy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast Move failed with doubles: 1d6&quot;, then down and stunned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nerves of Steel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never ducks back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team Leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recruit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurgents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Military Trained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experienced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard Case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Banger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Punk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wannabee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chain Reaction 3.0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>months, Enemy Activity, raids and Stay or Go, as in Swordplay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers of enemies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fewer, as the rules print them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more, as the reference sheet prints them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rolled for each section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rolled once for the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clear everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>woods or jungle everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mountains everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a street between buildings, with no dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the Enemy Activity Level, as in Swordplay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another PEF may come when the activation dice are doubles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each recruit rolls one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a Grunt outranks the Star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reps compared once, when recruited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reps compared after every encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to twice the normal distance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One and a half moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remains in cover.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Falls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fire at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snap fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops and fires in a rush, with the weapon&apos;s full Target rating.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duck Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>12&quot; away to cover, then hunkered down until rallied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into melee.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Halt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops and may not fire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fire, then melee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot fire first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melee with penalties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two dice fewer, attacked from the rear.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carry On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hunker Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the nearest cover within 12&quot;, doing nothing until rallied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Halt and lose focus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The group takes the Focus Test at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best target or biggest threat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The closest group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stunned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of the Fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Obviously Dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the enemy&apos;s edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By your left flank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By your right flank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By your own edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May be killed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At worst Out of the Fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knocked down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover From Knocked Down at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll for damage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target takes Received Fire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage for every figure within the blast circle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target takes Received Fire, outgunned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drops prone in time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fire and flank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One group fires, best from cover; a second goes round the left (1-3) or right (4-6) flank. If the enemy retires they follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover in range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Firing position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To a place, best in cover, from which to fire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To cover and stay; attacked on a flank it retires.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Halts in place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The area above falls too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The area above stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conceals only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those inside are concealed, not in cover.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those inside are in cover.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move ends at the bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the middle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole move; in cover there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the far bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fourth turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot return fire, or out of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wooden frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soft fieldworks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concrete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marksman, prone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In ambush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retrieving wounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charged from the rear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melee with penalties, with two and with one passed (R55).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else carrying on within 4&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others carrying on within 4&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outnumbering the enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not outnumbering the enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target concealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target prone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target moved fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shooter moved fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snap firing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Firing two weapons at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In hero mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Becomes a hero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passes 2d6 on these tests for the rest of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nerves of steel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon of lower Impact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The group is in cover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its side has twice the figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reaction Tests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throwing a grenade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Sight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rally</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Man Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leader Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Focus, with the leader&apos;s Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover From Knocked Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropping prone from a dropped grenade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How an enemy group moves, with its leader&apos;s Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fording a river</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One side&apos;s dice in melee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where one more PEF comes in, after doubles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranged combat, one die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does the area above a collapsed one fall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranged combat damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melee, to the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A burst, all dice of the weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger than Life: who hurt the Star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A building under fire: Impact against its Defensive Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activation: who goes first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Focus by dice, the closest group being a</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who may act</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each side&apos;s die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its groups whose leader&apos;s Rep is that or more, the highest Rep first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal Reps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>those who only fire, then those who move, then those back from ducking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roll again, unless it brings reinforcements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups and who leads them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each within 4&quot; of another and in sight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Splitting and joining</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when active, or by a reaction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all may activate by the Leader&apos;s Rep; the Leader Die is for this group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Group Leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the highest Rep that is left: activates the group, without a Leader Die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What an active figure may do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and fire at any time on the way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn about, and fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>into melee instead of firing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Woods, rough ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Getting up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half the move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doorway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2&quot; of the move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up or down a floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>across the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At night, fog or heavy rain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>12&quot;, a lit target as by day; bad weather at night 6&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inside woods or rough ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>12&quot;, at night 6&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grenades, launchers and rockets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody counts them: there is one while the force has any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once a turn, active or in reaction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rocket launcher with a loader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rocket launcher alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an active turn of nothing but loading between shots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marksman&apos;s bolt-action rifle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two dice, three when prone, the best counts; range 60&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several against one, and hand weapons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outnumbered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>divides the dice among the attackers before rolling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One-hand weapon, two-hand weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impact 2, Impact 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Improvised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impact one lower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Squads and gangs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9 to 12 in teams of three: rifles and grenades, one launcher or SAW a team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Military, three squads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a rocket launcher team of two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9 to 15: rifles and grenades, one SAW; two groups have a rocket launcher for one shot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 to 10, BA pistol and a shotgun in the car; SWAT replace them and never mix with them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 to 12</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who scouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one figure of each group, which stays in the group&apos;s sight; else the group itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is resolved at once, and is always somebody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Street warfare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a street 12&quot; wide through sections 2, 5 and 8, a building in each of the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normal speed, always in cover, but for a doorway just entered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dispatch or capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An active figure touches one who is stunned or out of the fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attributes on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one die on Received Fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no shooting penalty for moving fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two passed count as one on Fast Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brawler, Runt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one melee die more, one less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rep one lower on In Sight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>throws grenades 9&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fails Fast Move with doubles: 1d6&quot;, then stunned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never ducks back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heroes all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two 1s on Received Fire, Wanting to Charge, Being Charged, Man Down, Leader Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passes 2d6 on these for the rest of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ducking back with 2d6 or 1d6 passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes along a wounded figure within 4&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normal at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Breaking off melee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1&quot; away at least; the other side takes In Sight at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Star and attributes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BA Pistol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bolt Action Rifle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Semi-Automatic Rifle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Squad Automatic Weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One Hand Weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two Handed Weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Improvised Weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two Handed Improvised Weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mounted Knight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mounted Crossbow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mounted Sergeant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavy Infantry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crossbowman</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Northmen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fanatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warrior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Household</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dwarves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crossbow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anvil Guard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goblins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goblin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greater Ogre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mounted Wolf Rider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greater Goblin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orcs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Troll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greater Orc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swordplay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bands with swords, bows and horses: months of Patrols and Raids around one Star.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peasant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half a normal move forward.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rush Shot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cohesion Test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Past all help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target takes the Received Fire Test.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reloaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reloaded, and may fire at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reloaded for a reaction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reloaded; fires in reaction or when next active.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reloaded for next time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reloaded; fires when next active.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not reloaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two steps more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No further</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stays in melee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Breaks off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target runs away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The charger halts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target fires; the charger stops and takes the Reaction Tests that follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evenly matched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is hurt; they stay in melee.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After Star Power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It goes through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those inside or behind take damage as usual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The walls hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those inside or behind are in cover.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The challenge is met.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Again, or give up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll again at once, one die passed then counting as none; or leave it for good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The consequences that were agreed follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaded and in range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unloaded, unarmed or out of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In reach of a charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of reach of a charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losses too high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peasants: any friend lost. Missile, Warrior: more lost than left. Noble, Soldier: twice as many lost as left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mounted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any other weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missile weapon loaded and in range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missile weapon unloaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fanatic, Troll, Greater Ogre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Religious Orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shot is rushed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target shielded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target charging</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active and moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Just stood up or mounted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carrying a wounded figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cavalry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the charger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Onto the rear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Together, three to one or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missile that must reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One-hand weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two-hand weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy was evenly matched this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mounted against one on foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy prone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shield, or two swords, to the front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Very easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Very difficult</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second try at it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A farm tool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An improvised weapon: no die more, none less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover From Knock Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Grunt&apos;s In Sight action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Grunt breaks off melee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranged combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a peasant carries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parting shot, or a shot while carrying wounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melee damage, the lead being the Impact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A building collapses: everyone in it, and above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charge into Melee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A building is hit: Impact against its Defensive Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Received Fire and Man Down at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each within 4&quot; of another and in sight; whoever does not carry on breaks the link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before activation is rolled; when active, or by a reaction, groups split and join</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Led by a Star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>activates by the Star&apos;s Rep and has the Leader Die, though the Star takes no test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a Star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the highest Rep leads for the time being, without a Leader Die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and fire once on the way, after any In Sight Test, if the weapon is loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>into melee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where it stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap or pick up weapons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>besides, but not to fire them this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Sight, once the successes are counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most successes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acts first; equals at the same time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Grunt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8&quot;, mounted 12&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up or down a floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standing up or mounting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4&quot; of the move; a Fast Move after it has one die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Through a doorway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Through a window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normal speed, no Fast Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From within 1&quot; of their edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sees and is seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover or concealment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moving in woods, rough ground, buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>concealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standing still there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in cover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An active figure touches one who is Stunned or Out of the Fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the best die only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Firing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as a Rush Shot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several against one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against one figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four at the most, two to its front and two to its rear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charged by several</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one set of dice for the target, read against each of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one against one at a time, in the order the greater number likes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next after an even match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has one die more, for the enemy who was evenly matched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shields, lances and long spears</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A shield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the front only, and with a one-hand weapon; two swords count as one in melee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two-handed; mounted, the shield counts in the first round all the same, then the sword</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A long spear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with a shield one-handed, without it in both hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missile troops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fight with an improvised weapon, whatever they shoot with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An active Star, evenly matched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2&quot; away at least, nothing else that turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Axe, throwing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Javelin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longbow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short Bow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two-hand Axe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lance, Sword</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Javelin, Sword</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spear or Sword</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TUMOR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoots first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoots second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoots third</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the active figures have completed their move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoots last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot shoot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops charging and fires</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finishes the move, then fires</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fires back or ducks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player&apos;s choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To a point in cover, no closer to the shooter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run Away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stays in cover and fires</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stays, cannot fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands and fires</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands, cannot fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>16&quot; move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>12&quot; move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8&quot; move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes one activation to recover, with nothing else done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out for the rest of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First Aid decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops running away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs on and can never rally</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing comes of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explosives or flame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An unloaded weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a spear or a knife</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inactive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charging, able to fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charging, unable to fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outgunned or unable to fire, in cover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outgunned or unable to fire, in the open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the rear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Either side moved fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than one target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two enemy figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three enemy figures or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First Aid, with the wounded figure&apos;s Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shooting, traditional</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shooting, alternate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All shots of a weapon, traditional</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One full activation, with nothing else done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload a weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch weapons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover from Stun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perform First Aid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rally from Run Away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two 1s in one combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of all its bursts together, not of one activation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A weapon that is not listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has the range, dice and rank of the campaign&apos;s own rules (R89)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seeing and ducking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>active figures that move and every enemy who sees them move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coming up again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is movement: In Sight once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ducking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to cover no nearer the shooter; neither sees the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SMG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BAR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>.30 MG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tram depot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A long shed at one end, burnt-out trams on open track, a low wall along the street.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The market square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An open square with a fountain in the middle, houses on three sides, stalls to hide behind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The canal bridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A canal from edge to edge with one bridge, warehouses on the far side, ruins on the near one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The school</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One large building with a walled yard in the middle, rubble and houses around it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The factory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A roofless hall with machines in it, a chimney, wire and a rail siding beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The crossroads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two streets that cross, a ruin on every corner, a barricade on one of the roads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>British</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NCO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rifleman</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Submachine-gunner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine-gunner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Germans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partisans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fighter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modern infantry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Percentile street skirmish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A handful of figures in a ruined town: initiative, weapon skill and percentage dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initiative below 0: dead or badly wounded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a loss of initiative does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>initiative 1, then 2, 3, 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>initiative 4, then 3, 2, 1, 0; equals at the same time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the open or on a road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a tile, outside a building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over a wall up to chest height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assault rifle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fires as a carbine, or as an SMG on automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Belt LMG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs a crew of two, else it fires as a box LMG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a cone as wide at its end as a quarter of the range; half the chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several in the cone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one roll for each of them, the nearest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What shows, in fifths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head and chest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head, chest and stomach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head to groin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head to boots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5/5, no roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box LMG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the end: outcasts, tribes, feudal towns and the Firm. Encounters as for gangs; the locale decides whom you meet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number of Grunts for each point of the leader&apos;s Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total Rep up to the leader&apos;s Rep squared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rolled up in nine sections, as in Chain Reaction 3.0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Behind the nearest cover away from the threat, or a full charge move away. No movement for this many turns, but the figure may fire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off the table at twice normal movement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both roll 1d6 and add their Rep: the higher reacts first, firing or finishing the move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops and fires if able</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into a zombie after this many turns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever is under it is dead after one turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fine or turning, after a zombie&apos;s first Scratch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outgunned?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>highest Rep first, ties by die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a figure may do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one Reaction Check on the leader&apos;s Rep; wounds are tested alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same dice, each figure on its own Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8&quot;, or fast: up to four times Rep, never two turns running unless running away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the weapon&apos;s plus the figure&apos;s Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modern squads in firefights: patrols and raids for a Star with two attributes and a band of Grunts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>patrols, a raid after each success, and recovery only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEF resolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the number already resolved; PEFs move by their Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on a total of seven, figures for the side with the higher die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Star who fails recovery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cheats death while possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves this many inches, falls and counts as stunned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the enemy has finished moving.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carries on with the current action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the nearest cover within 6&quot;, neither seeing nor seen by the cause; if there is none, prone in place. The figure&apos;s turn ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If there is none, the closest group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1d6 for each enemy group in sight, 2d6 for the closest; the highest is the target, the closest on a tie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot act until next active.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May cheat death: off the table at once, at Rep −1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every figure in the circle must drop prone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To cover from which its weapons reach the enemy. If the enemy retires, it follows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ducks back with two or one passed, retires with none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ducks back with two and with one passed, in cover or not (R54).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sees the spot, or drops it over a wall or into a doorway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends the move; the figure may shoot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dead or captured, as the player likes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+1d6 on own Reaction Tests except In Sight and Knocked Down; friends within 4&quot; react as the leader does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drops the carried figure, or fights with two dice fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure and its target take the Charge into Melee Test once the target can be reached within 6&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoots at the cause of the test.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoots at once, with the penalty for a rushed shot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In good order: acts and reacts as desired.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the nearest cover within 6&quot; (12&quot; mounted); if there is none, drops prone in place. The figure&apos;s turn ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole group takes the Cohesion Test now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off the table; a parting shot may follow. With no way out, surrenders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot act or react until one active turn has been spent doing nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out for this battle; can only be moved by others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes Recover From Knock Down at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tries to reload.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The normal move only, but counts as moving fast.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns away and moves this many inches, unless terrain prevents it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The charger takes the target&apos;s place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target fires if able, then the charger makes contact. No Reaction Tests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After Star Power. May cheat death: off the table at once, at Rep −1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losses acceptable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roll again; nobody acts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fires, charges, ducks back, finishes the move or runs, as the player likes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the In Sight action says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit before acting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loses the action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends the move; the figure cannot shoot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picking up a figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the carried figure is dropped; a Star may keep hold and fight with two dice fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the test says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before, during or after moving.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still fights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves and fires at the figure&apos;s initiative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initiative 0: may fire, last of all, and cannot move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Driver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bodyguard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as many points for each side as you agree on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for each side</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Packs</name>
    <message>
        <source>Name %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The names could not be saved to %1: %2. Check the folder&apos;s permissions and free space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Did you mean “%1”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is too large for an army list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: there is no rule pack “%2”. Rule packs: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pack.json names no part of this name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not JSON, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a key that belongs here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be an object, not %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be text, not %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be text, not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be a whole number, not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be true or false, not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be a list, not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, but an id has only lower-case letters, digits and hyphens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, but it must be one of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, but it must be from %3 to %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must hold at least %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;dice&quot; is %1, but it must be like 1d6 or 2d6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;roll&quot; is %1, but it must be like &quot;9&quot; or &quot;10-12&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;roll&quot; is %1, but %2 can only make %3 to %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a gap: no row holds a roll of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows overlap: more than one holds a roll of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;total&quot; is %1, but it must be like &quot;8&quot;, &quot;6 to 7&quot;, &quot;7 or less&quot; or &quot;10 or more&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a gap: no row holds a total of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows overlap: more than one holds a total of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a part of a pack; parts: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a class of this pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a weapon of this pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not an armour of this pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a list of this pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not an army list of this pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not an option of this pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a value of the option %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a structure of this pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a kind of settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a word of this reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a type, weapon or armour of this pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a table of this reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a table before this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a test of this reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a damage table of this reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not an entry of this reference, or is already in a section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stands in no section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no entry of this reference, and no procedure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no row asks about %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no row says what follows when nobody is ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each side needs a row for a lead of 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, but it must be a, b or none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;weapons&quot; is %1, but it must be outgunned, impact or impact-then-targets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;bestToWorst&quot; has no %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;levels&quot; needs two words at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a whole number from 1, not %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;rules&quot; is missing: the id of the rules the list is for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has a list %2 already; give yours another id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;to&quot; must not be less than &quot;from&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must hold a number for each Rep from 1 to 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a whole number from 0 on, not %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a name, not %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;least&quot; is more than &quot;most&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>figures with skill are rolled up by the reference&apos;s &quot;percentile&quot;, which is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the id of a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no &quot;howMany&quot; names the list %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be armor, shield or skill, not %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;suggested&quot; must lie between &quot;least&quot; and &quot;most&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;armor&quot; is %1, but an Armour Class is 2, 4 or 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody is %1 in this encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no encounter has a modifier for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a road here, but the file has no &quot;roads&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a river here, but the file has no &quot;rivers&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are rivers here, but no terrain that they run through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no row lets the player choose the enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;sizes&quot; must hold one for each face of a die, 6, not %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody on the list %1 carries %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a weapon&apos;s id, not %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a whole number above the band before it, not %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a ranged weapon needs both &quot;impact&quot; and &quot;range&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>part %1 is not a weapon of this pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>part %1 has parts itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no rule pack “%1”. Rule packs: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 appears twice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Parts</name>
    <message>
        <source>ruling %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Reference</name>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your party</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half your party</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half as many again as your party</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twice your party</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three times your party</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> +%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> −%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, at least %2 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1d6, other PEFs on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1d6, no other PEF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Successes (1 to 3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Grunt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star: twice as many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star: more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equal, after a success</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equal, after a failure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Grunt’s, more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Grunt’s, twice as many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Either side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one die per point of Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Star went Out of the Fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Star’s dice −1d6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Grunt went Out of the Fight or died</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each three full months</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Star’s dice for that Grunt +1d6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Grunt is poisoned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Star’s dice for that Grunt −1d6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encounters and campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay or Go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many enemies: %1 on patrol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> or </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Structures of a settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exceptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>except %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pitiful shot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at Rep %1, a %2 that misses hits on another die of the Rep or less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modifiers: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pitiful shot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Impact left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to the Impact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Above Impact and Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Above the Impact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armour Class %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impact +%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impact −%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impact %1 after armour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impact %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Successes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or more left over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none on either side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evenly matched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>re-roll only the successes (1 to 3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melee damage, the lead being the Impact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Successes: a %1, b %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one per point of Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A success</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1, 2 or 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On %1 dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each die equal to Rep or less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of ammunition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or more dice showing %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each die needs %1 or less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of ammunition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2 if %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as many, but a higher die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed: %1 %2, %3 %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> + %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> − %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EAL %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outnumbers you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In cover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outnumbers you 2:1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1d6, by PEFs already resolved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look up %1 in How many enemies (by the reference sheet %2); their leader on %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rep %1, only one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the enemy, where there are buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the Terrain Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scout finds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain Value %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a quiet turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest 2d6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ran away unwounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rep %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inflicted damage and stood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rep +1, from Rep %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A media crew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × the share won, divided among all who took part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An armed enemy killed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An enemy routed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Structures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 homes per structure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>see their own table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unarmoured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armoured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each Bad Wound it takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EAL as it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EAL +%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EAL −%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A raid&apos;s buildings, 1d6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two on %1, otherwise one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A raid’s time, 1d6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>night on %1, otherwise day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is gone for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>returns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, Rep −%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>river</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buildings, 1d6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Country, 1d6: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roads, 1d6: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A river, 1d6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fordable on %1, otherwise a bridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the higher of the two, %1 at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rep of A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rep of B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leader’s Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Situation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modifiers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modifiers for A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modifiers for B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star&apos;s choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armour Class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armour of A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armour of B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice of A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice of B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage suffered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice at first target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice at second target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon fired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target&apos;s weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rep of the enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rep of the Star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Additional grenades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures sharing the ammunition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thrown by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bad Wounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range in inches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fifths visible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Officer, NCO or hero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initiative lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rep of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modifiers for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no die passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most one die passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counts as %1 passed, no dice rolled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>½d6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> − Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turns, at least %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures for a band, from an army list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Grunt&apos;s attribute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The nine sections of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions and Reps of the three PEFs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions of the three PEFs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEF resolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many enemies, with PEFs by the Enemy Activity Level (Swordplay)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many enemies there are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How a PEF moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How an enemy group moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Challenge Test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a scout meets the enemy in a section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Enemy Activity Level of a first encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the next encounter is, and its Enemy Activity Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the Grunts stay in the band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the guards of an objective building are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quiet turns it takes to loot a building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What becomes of a figure that went Out of the Fight or ran away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a turn brings an encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which encounter it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set-up of an encounter, with its enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The follow-up to an encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vehicles available to a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether an ambush is sprung this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where unseen ambushers are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the defenders are surprised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the attackers are spotted this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round of a pursuit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the besiegers slip away at the end of a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the alarm sounds this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many more police arrive this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many hostages there are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the points an encounter earned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for what a figure did</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a figure costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a vehicle costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long a figure with a Bad Wound is away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What becomes of a figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a media crew is there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player&apos;s faction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy faction in the Wasteland</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A settlement of the Wasteland</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A figure&apos;s initiative and weapon skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side of figures, rolled up one after the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shooting by weapon skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a Grunt stays in the band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many of the band stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a figure that went Out of the Fight or ran away returns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many enemies you meet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a shot hits, and takes the target out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added to the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shots have been fired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one figure serves it, where it needs a crew of two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>besiegers still alive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its armour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is armoured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand to hand: the attacker&apos;s Rep, which counts with the Impact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>automatic fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bad Wounds it takes to destroy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the Runners add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the objective&apos;s buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the figure&apos;s fate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Chasers&apos; lowest Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dice a Star chooses to pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the figure&apos;s class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the attacking leader&apos;s Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>modifiers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>modifiers for A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>modifiers for B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how the kinds of country are chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is in cover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damage suffered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star Power dice left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side A&apos;s dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side B&apos;s dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how hard it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inches between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no enemy is left fighting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dwellings of a raid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy Activity Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the enemy&apos;s figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the enemy&apos;s army list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of them captured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of them killed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of them left by their exit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how the figure left the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many there are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dice at the first target, all where left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the genre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other Reps in the group, which read the same dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its leader&apos;s Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Grunt went Out of the Fight or died</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who takes the test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are buildings in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the figure&apos;s Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impact of the weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it inflicted damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the target&apos;s initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>armed enemies killed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is the last PEF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how the last encounter ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the enemy&apos;s leader is on the table already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the leader&apos;s Rep, for the Leader Die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the leader&apos;s Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the army list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the locale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of them looted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>besiegers dead or unable to act</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it ran away without a wound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a wound has already cost it one Rep for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Star&apos;s Rep, the highest a recruit may have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the genre, military from the 1980s on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which printing of the numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the objective was achieved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an officer, NCO or hero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>officers, NCOs and heroes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other modifiers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other PEFs are on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how it ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has twice the figures of the nearest player group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the player&apos;s figures, leader included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the player&apos;s list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of them killed, captured or unable to act</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the player&apos;s figures on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the list of the side on patrol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the PEF&apos;s Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many PEFs are still to be resolved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Rep of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEFs already resolved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the player&apos;s side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enemies routed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Runners&apos; lowest Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dice at the second; what is left, at the third</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where it happens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shooter&apos;s Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shots fired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fifths of the target that show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the situation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weapon skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Star went Out of the Fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Star&apos;s Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first target, second, third …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Rep it is taken with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Rep they are taken with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>their list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thrown by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the section&apos;s Terrain Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the defending leader&apos;s Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its weapons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was already wounded when it ran away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes no parameters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” must be in the form key=value. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no parameter “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is given twice; give it once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs %2: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may be: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is only used with %2=%3. Leave it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no %1 for the class %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may be: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no situation; leave it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs situation: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no situation “%2”. It may be: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no Leader Die; leave leader_rep out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result of %1 cannot be chosen. Leave out choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has nothing for two dice passed; choose 0 or 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only %1 of its dice count; aim no more than that many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any of %1, separated by commas, or none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>REP:MONTHS:POISONED, such as 4:7:false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>REP:MONTHS:POISONED for each Grunt, separated by commas, such as 4:7:false,3:0:true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody on the list “%1” has a Rep of %2 or less, and no Grunt may have a higher Rep than the Star. Recruit from another list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, mounted %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 circle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, two-handed %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Targets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In melee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melee dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outgunned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill × %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>½d6 + %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1d6 × 10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Officer, NCO, hero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anyone else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initiative %1, skill %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weapon skill × range fraction; half on automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d100 equal to the score or less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one hit; each full 100 is a certain hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then d6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equal to the visible fifths or less; no roll at 5/5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>½d6 off the initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target loses %1 initiative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolling up a figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranged weapons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand weapons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as many as the weapon’s targets, each read separately</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>declare dice per target first; the highest go to the first target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, best %2 count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outgunned Ranking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impact, then targets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, total %3: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one level less; keep the die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no effect; keep the die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no effect; the die is lost for this encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as many as Rep at the start of an encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 levels less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 dice left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The higher die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It lands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>neither</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sum in inches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sum divided by %1, fractions dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&quot; %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1d6 and its Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1d6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roll again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first of them in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>those sides do not activate; roll again only if all are equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No side activates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side %1 goes first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In order: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not activated, since their dice are equal: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one set of dice for all the tests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worst result counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, Rep %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group %1, figure %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy: %1, Rep %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 if 1d6 + Impact beats 1d6 + Rep, else %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two dice show %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>doubles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may choose the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leader Die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if passed, counts for all the leader’s figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star’s choice: counts as %1 passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 passed, each die needing %2 or less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Leader Die is one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rep %1, on the same dice: %2 passed, %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enemy %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1: those at initiative 0 fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1: initiative %2 fires, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1: initiative %2 moves, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initiative %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n successes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n months</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>EAL %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEF resolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vehicles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Civilians</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hostages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sketch of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy Activity Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEF result, by PEFs already resolved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single shot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to %1″</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1/%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Officer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At 0: may only fire. Below 0: dead. Back to full for the next game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initiative lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inflicted damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost nerve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ran wounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Killed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Routed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shots from %1″</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lead stories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1″</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sound bites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reps in those from %1″</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reps interviewed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recovery, 2d6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay or Go, Star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grunt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star : Grunt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>outranks the Star: leaves, no test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exempt, no test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for all Grunts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star&apos;s dice: one fewer if the Star went Out of the Fight, one if a Grunt did or died</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolled with your own dice: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encounter sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EAL %1: %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Possible Enemy Force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (leader)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1d6, %1–%2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two decks: shuffle each and keep it face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a PEF is resolved, draw one of its six cards, then put it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle the cards, and keep them face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to use these cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each enemy figure, draw one of the %1 cards. Put it back and reshuffle for the odds of the list, or keep it out so that no figure repeats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>range %1″</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Targets %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impact %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name and type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Poisoned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exempt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, poisoned minds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EAL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Init.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encounters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Former members</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemies: tick as they fall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>split off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Possible Enemy Forces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Real</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decoy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures, with their Reps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheet not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sheet could not be saved to %1: %2. Choose another folder, or free some space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save sheet as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick reference: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Muster    page %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How did it end?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casualties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Salvage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The band of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Homes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nomads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Streets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>12&quot; wide or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settlements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, step %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, Roster, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, Encounter, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, Figure cards, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, Enemy cards, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden PEF slips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden PEFs, slips for two players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blank roster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, Blank roster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blank encounter sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, Blank encounter sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, Quick reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, Settlements, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who, skill and weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cross off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>auto %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 %1 (leader)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not rolled yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>restored between games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rep, and the most Grunts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Star can lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 is lost: the campaign is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Star’s advantages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stockpile</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>Recruit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recruit %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prepare encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Travel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll up settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll for media</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move group %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More enemies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guards of group %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolve PEF %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move PEF %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scout section %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search building %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy Activity Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objective buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side of the second group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inside or out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance from the building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Facing you or not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns to loot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First Aid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay or Go, the Star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay or Go, the Star for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay or Go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leader Die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pitiful shot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Successes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To hit, 1 to 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exposure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long and short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encounter or none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Media coverage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Media crew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy faction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many structures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Structure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recruit&apos;s weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>River width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ford or bridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number for the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy&apos;s weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scouting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vehicles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convoy vehicles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Civilians or none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many civilians</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surprise, the defenders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surprise, the attackers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hostages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What follows at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ambush sprung or not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance of the ambush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direction of the ambush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spotting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chasers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Besiegers lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Besiegers alive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alarm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Police reinforcements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Are you okay?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns until turning into a zombie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting the car</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns spent eating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activation, you and the enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reinforcements, you and the enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edge they enter from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many arrive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Location</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grunt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grunts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No %1; %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Stars and %2 of %3 Grunts, Rep %4 in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 away, %2 leads %3 of %4 %5, %6 %7 in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 of %3 %4, %n away, %5 %6 in all</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 of %3 %4, %5 %6 in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; worth %2 points, earned %3 encounter points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2 encounter points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rep %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initiative %1, skill %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rolled up by dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AC %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, shield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 + %2 = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 − %2 = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1d%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Late %1, year %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Early %1, year %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>late %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>early %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Late %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Early %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, yr %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Among the buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the lake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the river</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In an objective building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the objective building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enters at section %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the far edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… %1 more …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in the band, since %2. The current one counts once its encounter is over (R21).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Star&apos;s dice against the Grunt&apos;s: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no die passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one die passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both dice passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Began at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 of the campaign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recruited at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picked by hand: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 list, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cheated death on the table, at the cost of one Rep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edited by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of the Fight. Recovery against Rep %1: no die passed. Cheated death, at the cost of one Rep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ran away without a wound.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inflicted damage and did not run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Recovery against Rep %2: %3, so back at Rep −1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recovery against Rep %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back in the band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brought back by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follows %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The months begin anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ended in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 comes next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 prepared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 on the table, turn %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in open country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wooded country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wooded country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in wooded country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mountains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in the mountains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From left to right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>road from left to right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>road left-right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up and down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>road up and down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>road up-down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no river</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a ford</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>river %1&quot; wide with a ford</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>river %1&quot;, ford</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a ford along half of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>river %1&quot; wide, fordable along half of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>river %1&quot;, half a ford</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a bridge, no ford</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>river %1&quot; wide with a bridge, not fordable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>river %1&quot;, bridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Badlands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Badlands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Old Nevada</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Republic of California</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>California</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the way to %1, arriving in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 fell in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was captured in %2. Bring %1 back by hand to continue the campaign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turned into a zombie in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stepped down in %2, with no Rep left to lead with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody of the band is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still alive: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ran away for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Rep left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Survivors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If this is not how it went, undo the last step. Otherwise, create a new campaign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ever in the band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encounter points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left, and poisoned minds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left after the raid failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left after the patrol failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>killed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>died of wounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ran away for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>captured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left, outranking the Star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dismissed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gone, with no Rep left to lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>surrendered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turned into a zombie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left, with nobody to follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left with the player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEFs start behind cover. They move on 2d6 against their Rep, highest first. Two passed: 16&quot;, towards the nearest PEF on 1–4 (the last PEF splits), towards you on 5–6. One passed: 8&quot;, on 1–2 and 3–6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1+ before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, leader on %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1’s band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>carrying on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carry On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stunned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stunned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ducked back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ducked Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hunkered down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hunkered down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of the Fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ran away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ran Away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cheated death</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cheated Death</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sat out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sat out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scratched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scratched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bad wound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bad Wound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unconscious</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unconscious</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrendered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no wound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No wound after all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unaware</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unaware</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>met</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Met</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alarmed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alarmed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>main body</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main body</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stragglers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stragglers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>false alarm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>False alarm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&quot; ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&quot; to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&quot; behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&quot; to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unseen; roll again when the convoy has moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>advances on you, missile troops fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>part fires from cover, part moves round your left (1–3) or right (4–6)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fires from cover in range, follows you if you retire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>halts, missile troops fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes up a position in cover and fires</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moves to cover and stays, retires if attacked on a flank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>halts and does nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>halts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&quot; to the nearest PEF, stops 4&quot; away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&quot; to the nearest PEF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&quot; towards you, through cover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&quot; towards you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>splits in two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you first, groups of Rep %1 or more; then theirs of Rep %2 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>they first, groups of Rep %2 or more; then yours of Rep %1 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with Rep %2 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, then </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; not %2, whose dice are equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>J</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Q</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inside, facing out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inside, facing away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&quot; outside, facing you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&quot; outside, facing away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>±0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>section %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now off the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now in section %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, Rep %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rolled again: no Grunt outranks the Star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rolled again: one special weapon or too much Rep over the limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initiative %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skill %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a tie, rolled again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; chosen: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EAL %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: rolled again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a lake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a river</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&quot; wide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a bridge, no ford</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a ford</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>structures: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>figure %1 of %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>their leader is here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tie: rolled again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>outside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&quot; away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equal: drawn again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sprung</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not sprung yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runners %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>figure %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEF %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hit %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enemy %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cards (red: you, black: the enemy)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activation, you first: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The calendar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A year has 24 turns, two for each month, and begins in early January. A month missed is two turns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ties for the next encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kinds of encounter that tie for the highest roll again among themselves, with their modifiers, in table order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pursuit in a &quot;B&quot; movie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The modifier printed as 1 counts as +1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Siege: on 1–3 you are besieged, on 4–6 you besiege. Robbery: police players are the police, everyone else robs. A Firefight has no roles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for the ambushed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of them if at least half of the figures leave by the exit edge, half if any do, otherwise none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sharing points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>400 times the share won, divided by the number of figures you brought, fractions dropped. Kills and routs count for the figure that made them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experience</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A figure of Rep 2 or 3 gains one Rep, up to 4, if it took part, inflicted damage, stayed conscious and did not run away. Rep lost in a failed Recover check is not regained this way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost nerve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running away without a wound costs one Rep for good, even if the figure is wounded later while running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recruits for an encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number for each point of the leader&apos;s Rep; survivors stay, and the band is filled up from the list. An option uses the leader&apos;s Rep squared instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Travelling from one locale to another takes two turns; encounters can happen on the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settlements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sizes up to 4 use the small table, 5 and 6 the larger one. The number rolled counts structures that are not homes: mandatory ones first, in table order, then those rolled. There are two or four times as many homes; size 1 is a single home.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What besiegers need</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their points are for capturing or killing everybody; escape is the other side&apos;s condition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This edition has no terrain generator. An option borrows Chain Reaction 3.0&apos;s nine sections.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bad Wound with equal scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure is unconscious, not dead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Genres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table of modifiers holds where the lists say otherwise. Aliens use the column of the movies, but for Firefight and Sweep, which they have, and Siege, which they have not; media and reactions are their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long a day is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten face cards, plus five for each side beyond two. Without cards, twelve turns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special weapons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One for each full 5 figures of the military, 10 guerrillas or 8 of a gang, and never fewer than one. A Special rolled beyond that is rolled again, on both sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The limit of an encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more begin than the encounter allows; whom you leave at home is your choice. What follows at once is fought by those who are left, and nobody recruits for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order of a robbery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something is robbed; at the end of that turn and each one after it the alarm is rolled for; the police come in the first turn after the alarm in which they move first, and one or two more each turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aliens, zombies and blows that knock out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They come in the number the list&apos;s recruiting gives; of the aliens figures 1, 4, 7 and so on are big. Blows of the unarmed, other than aliens and zombies, and tear gas make unconscious where they would kill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rivers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where this edition&apos;s rules are played a river is 6 inches wide, and one die says where it can be forded: 1 nowhere, with a bridge; 2–3 along half of it; 4–6 everywhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each Star rolls for an encounter in every turn, and every 7 is fought, in the order in which the Stars joined. Each band keeps its own points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two misprinted rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Military list&apos;s third row is a Team Leader on 2 to 4, and Insurgents on 3 to 5 are Military Trained.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Rep higher than the Star&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A recruit whose Rep is higher than the Star&apos;s is rolled again. If a list has no figure with the Star&apos;s Rep or less, you cannot recruit from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures carry the standard weapon of their list; a gang rolls 1d6 for each. You may change any weapon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolled for each section. An option rolls it once for the whole table, or fixes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buildings in the woods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A 4 is printed for both: 1 to 4 is one building, 5 and 6 are two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which way a road runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Road sections that share an edge are one road with one direction, rolled once when all nine sections are known. A road re-rolled later takes the direction of a road it touches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rivers and lakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A river crosses its section from edge to edge; in section 5 it is a lake, which cannot be forded. A river that cannot be forded has a bridge, and a river alone lies in clear country.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many enemies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers are printed twice; an option chooses the page or the reference sheet. A total beyond the end of a table uses the row at that end. PEFs move by the page&apos;s table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which table tells how many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side on patrol decides: military and police use the Military table, insurgents and gangs the other. Several groups are as equal as possible, the larger first; two and three times the party are totals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where their leader is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first figure of the first group, at Rep 5. Once the leader is on the table, the leader die is still rolled and ignored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One die passed in recovery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of the Fight or ran away: the figure returns at Rep −1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From battle to battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An option decides: linked campaigns use Swordplay&apos;s months, Enemy Activity Level and Stay or Go; plain ones have only recovery and a raid after each successful patrol. Another option makes PEFs use the Enemy Activity Level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Star chooses two different attributes, a Grunt rolls one. Those that affect a roll Muster makes are applied; the others are listed on the roster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An option of the encounter: none; on doubles, with the edge by die; or on a total of seven, ½d6 figures from the edge they started at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outgunned under fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure ducks back with two dice passed and with one, in cover or not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charged from the rear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure fights with penalties with two dice passed and with one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wooded hills, and retiring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wooded hill is scouted as woods. Retiring is 12 inches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than two sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sides whose dice are equal do not activate this turn, and the others do. All dice are rolled again only if they are all equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing without attributes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attributes are optional. An option turns them off, and recruits roll none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finds, and street warfare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whomever a scout finds is somebody: a result of nobody counts as B. A campaign set in the street rolls nothing for the table: a street 12 inches wide runs through sections 2, 5 and 8, and one building stands in each of the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Halves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half a figure, inch or turn is rounded up. A half that is only compared with stays exact.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passing dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most two dice count as passed, however many are rolled. Extra dice are extra chances.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rep below 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody stays in play at Rep 0: a Grunt who would drop to it is gone, and a Star&apos;s career ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order of dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice are rolled in the order of the book&apos;s steps, and within a step by section or figure number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Editing by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can change any result by hand. The change is recorded like any other step and can be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every contact is at least one enemy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wound and what a figure does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wound and what a figure is doing are kept side by side, on the table, in the report and in the story. Neither ends the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deeds that hold together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has a kill or a rout has inflicted damage, and nobody has more of them than the enemy lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the book decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the book says who has won it is proposed, with the reason. In Swordplay a Patrol needs the Star, who sees every section and leaves by your own edge; a defence is lost with anybody who is captured or a building that is looted. What you report counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outranking the Star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Grunt who joined with a higher Rep than the Star&apos;s leaves after the first encounter, without a test. An option compares the Reps again after every encounter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The size of the band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Star leads as many Grunts as the Star&apos;s current Rep. If it falls, nobody is dismissed, but nobody can join until there is room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recruiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between encounters you may recruit as long as there is room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stays between 1 and 5. A rise from a PEF lasts for that encounter only; the next level is worked out from the one this encounter began with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the Star falls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Star Out of the Fight who passes no die cheats death at the cost of one Rep, if there is one to lose; with the option, the Star dies. A Star who ran away returns at Rep −1. If the Star dies or is captured, the campaign is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ran away, one die passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure returns at Rep −1; a figure of Rep 1 does not return.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Star&apos;s dice in Stay or Go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One roll counts for all Grunts. Bonus dice for a single Grunt are rolled separately and added; penalty dice leave out the last dice of the common roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ties in Stay or Go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal successes: the Grunt stays after a success and leaves after a failure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twice as many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than the other side, and at least twice as many. One against none is twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Poison and exemption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both apply to the test after the next encounter and are then used up. Poison affects figures whose Rep is equal to or lower than the leaver&apos;s, and does not add up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cheating death and Stay or Go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Star who cheats death on the table did not go Out of the Fight. A Star who does so in recovery did.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Months in the band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The month of the encounter just played counts when Stay or Go is rolled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captured figures leave the band and take no tests. You can bring them back by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The size of the party</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of enemies depends on the figures you have on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The enemy&apos;s leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first of the figures rolled, at Rep 5. If no C came up, the leader is with the last PEF, if anybody is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEFs in a raid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you attack, the PEFs in the buildings count among the three. When you defend, each PEF enters at section 7, 8 or 9 by die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sections 1, 2 and 3 are the far edge; 7, 8 and 9 are yours. When you defend a building you stand in 1, 2 and 3, and the table is turned round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A terrain piece covers about three quarters of its section. Buildings stand on clear ground.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Star starts each encounter with as many dice as Rep. The dice left are tracked during play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the Star was killed, or nobody is left on the table, a failure is suggested. Your report decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose Leader Die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Star&apos;s is for the Star&apos;s own group while the Star is on the table and carries on, and an enemy Star Leader&apos;s for that leader&apos;s group. Tests of anybody else have none; it can be added or left out by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losses that cost a die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Grunt who was captured counts only if the figure was reported out of the fight as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who comes back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Grunt who was captured or lost and is brought back counts months anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quiet month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A month can pass without an encounter. Everybody serves it, nobody takes Stay or Go, poison and exemption wait for the next test, and the Enemy Activity Level and the next encounter stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peasants&apos; arms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1–3 unarmed, 4–5 a farm tool, 6 a bow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several Stars on one side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player has a Star with up to the Star&apos;s Rep in Grunts; there is one campaign, one Enemy Activity Level and one encounter at a time. Grunts weigh Stay or Go against their own Star, and only losses of that band cost a die. Grunts of a lost Star take no test: another Star with room may take them over, and their months begin anew; the others leave. The campaign ends with the last Star.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several tests, Fanatics, reloading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of several outcomes the worst counts: Runaway, Cohesion, Duck Back, Carry On, Rush Shot, Fire, Advance, Charge. Fanatics have their third die only where the quick reference shows it. A crossbow reloaded by one die passed waits until its figure is active.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sheet for other campaigns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TUMOR has tests, weapons and wounds but no campaign. A Chain Reaction campaign can use it as its reference sheet; its wounded figures then get First Aid after the battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First Aid, weapons and outgunning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First Aid given on the table is final, and is not rolled again after the battle. A weapon that the sheet does not list has the values and the rank of the campaign&apos;s own rules. The sheet&apos;s ratings hold against its rules of thumb, and an explosive or flame weapon is not outgunned by another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initiative and skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures have these instead of Rep. Officers roll higher for both. Initiative never rises above what was rolled and returns to it between games; a figure below zero is dead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score to hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon skill times the fraction for the range, halved again for automatic fire, fractions dropped. Each full 100 is a certain hit and the rest is the chance of one more; then a d6 against how much of the target shows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Linked games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The article has no campaign. Survivors of one game play the next; a side has four to six figures. A die chooses the location. The enemy has as many figures as you, rolled up by the same rules and led by the first. Weapons are rolled on the list; you may change them. The campaign ends when its Star is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cone of automatic fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is rolled once for each figure that stands in it, the nearest first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>section %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEF %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 dice when taking damage. Each 1–3 lowers the damage one level; a 6 loses that die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger than Life</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An enemy below Rep %1 can put %2 Out of the Fight, but cannot kill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cheating Death</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves the table safely, but drops to Rep %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not possible: there is no Rep left to lose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free Will</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the result of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, the campaign over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 under way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, before the first encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, after the %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, EAL %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rolled for you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Band founded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 recruited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 prepared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raid prepared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patrol prepared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 dismissed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 joined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you enter here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you set up here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>they stand here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” can no longer be redone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” and “%2” can no longer be redone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” and the %2 steps after it can no longer be redone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>picked by hand: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 list %2: %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; follows %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; more than the Star&apos;s, so for one encounter only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 began</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3; %4, %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from the %2 list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was dismissed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from the stockpile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to the stockpile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Better equipment for this encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is equipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 chooses equipment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not rolled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skill %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now called %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>months %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>poisoned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no longer poisoned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exempt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no longer exempt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>outranks the Star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not outrank the Star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no attribute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EAL %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>section %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>section %1 %2, buildings: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fought in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not fought in a settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>objective buildings: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEFs in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no nomads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>notes: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brought back by hand; %1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 removed from the band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campaign edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy re-rolled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table re-rolled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encounter edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 removed from the settlements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The campaign goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next %1, EAL %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The campaign is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no %1 to lead it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was wounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First Aid, Rep %1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all inside after the shots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section %1 scouted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no effect on the damage; %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objective building %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the search was broken off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEF %1 placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEF %1 found in section %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEF %1 appeared in section %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group %1 placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group %1 removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group %1 is back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fights for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section %1 no longer counts as scouted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: group %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your group %1 placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group %1, figure %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, off the table as yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; sat out: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEF %1 moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEF %1 does not move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEF %1 resolved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; EAL %2 from now on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6&quot; to the left of the first; %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6&quot; to the right of the first; %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group %1 moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reinforcements for you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to %1 from those who sat out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 follows %2 from now on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>months begin anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; more Rep than %2, so for one encounter only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 leads no longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 joined with a new band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 joined the campaign with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left the campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left the campaign with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and with them %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sections %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prepared %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play it, then go to After the battle and report the outcome.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose your party, place it at your edge, and begin play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>group %1 figure %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>group %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer stunned: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer stunned after this activation: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ducked back, and may act again: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hunkered down until rallied: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patrol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raid: Attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raid: Defend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Firefight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Garrison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pursuit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Robbery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Siege</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ambushed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ambushers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of two sides that meet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the garrison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the attackers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the defenders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Runners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Chasers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the raiders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rescuers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the robbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the police</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the besieged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the besiegers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Success</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>success</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a success</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a failure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Woods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>woods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the woods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the rough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wooded hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wooded hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the wooded hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impassable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>impassable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Among the rocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Out of the
Fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Obviously Dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Obviously
&amp;Dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Ran
Away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Captured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;heated
Death</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scrat-
c&amp;hed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Bad
Wound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Uncon-
scious</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surr&amp;en-
dered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Wound-
ed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Died</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>died</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Did not return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>did not return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismissed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in the enemy&apos;s hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no Rep left to lead with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is one of them now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stays firm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stays firm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves and poisons minds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaves, and poisons minds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>something’s out there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drive off the other side, or put all its figures out of action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each turn everyone moves by initiative, lowest first: 1, 2, 3, 4. Then everyone fires, highest first: 4, 3, 2, 1, 0; equals fire together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9″ in the open or on a road, 6″ on a tile, 3″ in a building; a wall up to chest height costs half a move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each hit takes D3 initiative. At 0 a figure fires last and cannot move; below 0 it is dead. Survivors have all of it back for the next game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By initiative, until someone is hit: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You: %1. Enemy: %2, %3; the first is their leader.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no initiative lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>initiative %1, %2 lost: below zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>initiative %1, %2 lost; back to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was killed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 came through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken out: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2; %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1″ behind you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A media crew is there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a crew is there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full coverage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A media crew is there and moves last: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A media crew may still arrive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>possible, roll again next turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>possible coverage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A media crew may still arrive: roll again next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No media coverage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no media coverage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no coverage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no media coverage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a crew is there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: roll again next turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Media coverage, 1d6 at the start: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roll again next turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; a figure for a part that was taken was rolled again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The crew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a crew of two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The enemy is not on the table at first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are not on the table at first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Get your vehicles (%1) from one edge to the far edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the enemy&apos;s vehicles (%1) before they reach the far edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Each turn roll 2d6: a %1 springs the ambush, from cover. Distance: the two dice multiplied, in inches. Direction on 1d6: 1–2 ahead, 3 right, 4 behind, 5 left, 6 unseen until the convoy has moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points: all if at least half of your figures leave by the far edge, half if any do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points: all if every enemy is killed or captured, none if at least half of them get away, otherwise half.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drive the other side off the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One side sets up the table, the other chooses its edge; the first enters from the opposite edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points: all for driving them off, half if you lose half of your force or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are surprised: they may approach to within one move of the buildings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are surprised: you may approach to within one move of the buildings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each turn the defenders roll 1d6: a %1 spots the attackers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold the buildings until the attackers are driven off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drive the garrison out of the buildings, or destroy it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The garrison sets up the buildings and terrain and may hide; the attackers enter where they like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points: all for winning, half if you lose half of your force or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cross the table and get away: %1″ ahead of the Chasers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Catch the Runners.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Chasers start %1″ behind. Each round the Runners move 1d6 + %2 + their lowest Rep, the Chasers 1d6 + theirs; each round the Chasers win lowers the %2 by one. Figures that leave by the far edge come back on at the edge to their right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At %1″ the Runners must make a stand; they may do so sooner. Each side rolls 1d6 + its leader&apos;s Rep: Chasers with half of the Runners&apos; total or less walk into an ambush. If they do, report “Ambush” as the follow-up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points: all for getting away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points: all if every Runner is killed or captured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drive the defenders away, or loot their dwellings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drive the raiders away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defenders set up the buildings and terrain and may hide; the raiders enter where they like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points: all if the defenders are all killed, captured or driven away; half if figures that entered half of the dwellings leave the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points: all if the raiders are killed, captured or driven away, otherwise none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The survivors may meet again immediately with the roles reversed: a raid on 1–2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the dwelling where your people (%1) are held, and bring them off the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep your prisoners (%1) and drive the rescuers off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defenders set up the table and name one dwelling; nobody in it moves until a rescuer reaches it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points: all or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pursuit follows immediately.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rob the place and get away down the street.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the robbery.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end of the turn of the robbery, and of each turn after it, the alarm sounds on %1 on 1d6. The police arrive in the next turn in which they move first; each turn after that brings one more (1–3) or two (4–6).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points: all for the loot and the escape.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points: all if the robbery is stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kill or capture everyone inside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Get off the table, or outlast the besiegers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Get off the table: the police do not leave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end of each day the besiegers roll 1d6 + their losses and 1d6 + their survivors; if the first total is higher, they slip away. A day is %1 face cards, or %2 turns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points: all if any of you escape.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points: all if everyone inside is killed or captured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the besieged get out, a pursuit follows on 1–3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kill or capture every enemy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drive the attackers away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defenders set up the buildings and terrain and may hide; the attackers enter where they like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points: the share of the enemy you killed or captured; double if you killed them all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points: all for driving them away, half if you lose half of your force or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First wound from a zombie: 1d6 + Rep; on 7 or more the figure is fine, otherwise it turns in ½d6 turns. A zombie that brings a figure down eats for ½d6 turns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting a car in a hurry: 1d6 each turn; it starts on 1–3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where others fire, aliens charge. They pass every test for charging and being charged, and armour does not help hand to hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Civilians: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are %1. Leader: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may bring up to %1 Grunts; %2 are available. Each figure you bring makes every share smaller.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy: %1, %2, leader Rep %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy vehicles: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The besiegers are gone. Go to After the battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Runners have got away. Go to After the battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Runners have set an ambush: an Ambush follows immediately. Go to After the battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hostages are off the table. Go to After the battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of your figures is left on the table. Go to After the battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No enemy is left on the table. Go to After the battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when the convoy has moved, roll where the ambushers are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roll for the ambush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the defenders roll to spot the attackers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roll the pursuit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Runners make their stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>day %1 is over: the besiegers test whether they stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after the turn of the robbery, roll for the alarm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the police arrive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more police arrive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bring the hostages off the table (%1 of %2 are off)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>get into the dwelling with the hostages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your band is on the table. Draw a card for each side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, the highest Rep first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then draw cards for turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Police</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dwellings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card for each side says who moves first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2d6 each turn: a %1 springs it; then its distance and direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1d6 each turn: a %1 spots the attackers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides roll, and the distance between them changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Runners turn and fight: do the Chasers walk into an ambush?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end of a day: do the besiegers slip away?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1d6 at the end of the turn: it sounds on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They arrive in a turn in which they move first, and more each turn after that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The objective of the encounter is reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many there are, and how many were looted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They may move once a rescuer has reached them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hostages are out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hostages are still held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bank is robbed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The robbery is stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>within one move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You enter, up to within one move of the buildings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by any edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You enter by any edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by one edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You enter by one edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are hidden, off the table until the ambush is sprung.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold the buildings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1″ behind them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You follow %1″ behind the Runners, off the table until that is near enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the robbery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You start at the robbery.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You arrive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after the alarm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You arrive after the alarm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and surrounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are inside the buildings, surrounded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all round them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You stand all round the buildings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1″ ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Runners enter by your edge, %1″ ahead of you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They enter, up to within one move of the buildings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They enter by any edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opposite you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They enter opposite you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are hidden, off the table until the ambush is sprung.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They hold the buildings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Chasers follow %1″ behind you, off the table until that is near enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They start at the robbery.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The police arrive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The police arrive after the alarm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are inside the buildings, surrounded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all round you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They stand all round you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>showing Rep %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interviewed Rep %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was scratched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was badly wounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was knocked out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ran away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was captured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 surrendered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cheated death</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points for what was done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points: a share of %2, and %3 for what was done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost nerve, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>learnt from it, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover check, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>away until %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no Rep left to lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Salvaged from the field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The better equipment goes back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may follow immediately</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 follows immediately</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against the survivors: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of the points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all the points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half the points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1/%2 of the points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sprung, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spotted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not spotted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Runners make a stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Chasers walk into an ambush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end of day %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the besiegers slip away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the besiegers stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it sounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>silence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More police</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The objective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not reached after all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 looted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equal cards were drawn again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>day %1 is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 off the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not found after all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runners %1, Chasers %2; %3″ between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: they get away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: they must stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; the Runners now add %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>killed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>routed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inflicted damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost nerve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>already wounded when running away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s deeds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no quiet turn before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; the tie rolled again: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are surprised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vehicles: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>civilians: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hostages: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now it is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you are %1; against %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choice of encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>civilians</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no civilians</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>surprised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody is surprised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you are %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to %1 Grunts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enemy: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enemy vehicles: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set out for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Travelled on to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the way: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an encounter on the way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arrived without an encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not there yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Came to a settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Came to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The encounter is fought here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the two buildings in section 2, loot them or take prisoners, then leave by your own edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the building in section 2, loot it or take prisoners, then leave by your own edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold the two buildings in section 2 until no enemy and no PEF is left. Nothing looted, nobody captured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold the building in section 2 until no enemy and no PEF is left. Nothing looted, nobody captured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose which end is sections 1, 2 and 3, and place your figures there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The PEFs enter from the far edge, each at its section.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A PEF in a building stays put and is resolved when you first see the building.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before any shot is fired, roll 1d6 for each guard: even is inside; odd is outside, 1+1d6&quot; away (1d6: on 1–3 facing you). Once shots are fired, all guards are inside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looting an empty building takes ½d6 quiet turns inside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubles for activation: roll both again. If the enemy is higher, one more PEF comes in: 1–3 far edge, 4 left, 5 right, 6 your own. Then roll for activation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the activation dice total seven, the side with the higher die gets ½d6 figures at the edge it started from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring as many of the band as you like: %1, total Rep %2. Enemy: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sections 7, 8, 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You enter by sections 7, 8 and 9.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sections 1, 2, 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You stand in sections 1, 2 and 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They enter by sections 7, 8 and 9.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scout all nine sections and drive off any enemy you meet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scout each section as you enter it: 2d6 against %1. Two passed: an enemy in the nearest cover. One passed: only if there is a building.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EAL rises to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EAL falls to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EAL stays %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, and the end of the campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; next %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; next %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Obviously Dead, Rep %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of the band until brought back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left the table safely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 recovered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, Rep %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 died of wounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ran away for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rep %1, more than the Star&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 did not return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cheated death once too often</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stays, untested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exempt this time, poison used up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exempt this time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and the raid succeeded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and the raid failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and the patrol succeeded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and the patrol failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stays firm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left in anger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left, and poisoned %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no test next time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with nobody left to listen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rep %1 and below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>poison used up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; against %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day: sight inside woods and rough 12&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Night: sight 12&quot;, inside woods and rough 6&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scout all nine sections, then report back: the Star leaves by your own edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A section is scouted once the Star has stood still for a full turn of activation with its centre in sight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter at sections 7, 8 and 9, together or split up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All nine sections are scouted. Leave by the edge you entered from, then go to After the battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have the loot. Leave by the edge you entered from, then go to After the battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No enemy is left. Go to After the battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not this turn, another side rolled a %1 too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rep %1 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; then </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Then roll activation for turn %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your groups of Rep %1 or more act.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of your groups may act: the best has Rep %1, and Rep %2 is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Then roll activation for turn %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Then move %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The enemy acts: move %1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your band is on the table and the PEFs are in their sections. Roll activation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figures</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buildings</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n homes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n homes on wheels</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n levels less; %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more quiet turns to loot it</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n buildings</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shots from %1″</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lead stories</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sound bites</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quiet turns before it</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 joins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next Recover may end it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The antidote was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The band came to the rescue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half pace: %1″, fast %2″</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>will turn in turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captured, and the Star away or lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best Grunt present leads while the Star is away; a Star who is killed ends the campaign. The hostages you come for in a Recover are those of your band who were captured, the highest Rep first; rescued, they are back. A captured Star who is not freed in the next such Recover is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is captured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is free again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 will turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a zombie at the beginning of turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the media crew: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the dwelling with the antidote, and bring it off the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defenders set up the table and name one dwelling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Among the hostages: %1. If they are brought out, they are back in the band.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The antidote brings back: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This Recover may be about an antidote for %1: edit the encounter to say so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your force may cost up to %1 points. Each figure you bring makes every share smaller.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The antidote is found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may be freed by the next Recover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The antidote brings %1 back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody could free %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is about the antidote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not about the antidote</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StoryScript</name>
    <message>
        <source>&quot;%1&quot; is not a die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nobody called &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write yes or no, not &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write an option as name=value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write &quot;finish success&quot; or &quot;finish failure&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write &quot;grunts-to: Osric, Maud&quot;: the lost Star, then the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a key of &quot;%2&quot;. Keys: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a date as 2024-01-13 19:30, not &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A story begins with &quot;found&quot; and the Star&apos;s name, once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no act &quot;%1&quot;. Acts: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody in the band is called &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no encounter &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A die of %1 does not fit &quot;%2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice end before &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice are left over: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line is indented, but no act stands before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write &quot;%1&quot; as a word, a colon and a value.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Systems</name>
    <message>
        <source>After the successful %1 of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the failed %1 of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play it, then go to After the battle and report the outcome.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules do not use shares of the points, enemies lost or follow-ups. Leave them out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One encounter follows another by these rules: there are no months that could pass without.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules do not use wounds, lost nerve or kills. Leave them out for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The band is full: a Star of Rep %1 leads at most %2 Grunts, and there are %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no campaign in Muster, only its tests: “muster rules %2” lists them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a success: %1, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a failure: %1, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolls up the location, then the enemy figure by figure: as many as you have, at least %1, leader first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  %2
%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side has at most %1 figures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The band is full: a side has at most %1 figures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2d6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2d6 + %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2d6 − %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The survivors of both sides may meet again immediately. If they do not, the turn ends: then travel, or prepare the next encounter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The survivors of both sides may meet again immediately. If they do not, the turns go by until a %1 comes up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn after turn goes by, with 2d6 each, until a %1 brings an encounter. Then it is chosen and dealt: your part in it, the enemy, and what else is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>day %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You face %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All the encounter&apos;s points make %1 for each figure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may bring at most %1 Grunts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What follows at once is fought by those who are left: nobody recruits for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 leads with Rep %2: Rep %3 in all is left of its square.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This encounter allows at most %1 %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 leads while the %2 is away: with Rep %3, at most %3 other %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nobody here to lead the band.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no room in the band: %1 leads with Rep %2, and Rep %3 in all is left of its square.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no room in the band: this encounter allows %1 %2, and there are %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no room in the band: %1, Rep %2, leads %3 %4 at most, and there are %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice say which turns are quiet by these rules, so none can be let pass. Prepare the next encounter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Months</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n quiet turns</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n battles</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n months</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quiet months</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A media crew is a Reporter and a Tech; a driver and a bodyguard may go along.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the %2 points for each side are left.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Del</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Possible Enemy Forces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to resolve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEF %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>section %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rep %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found by a scout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buildings to loot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Building %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 quiet turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not entered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star Power %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>killed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>routed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inflicted damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost nerve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1″ apart, Runners %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not sprung</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spotted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not spotted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in ambush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>besiegers gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>besiegers stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not sounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arrived in turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not arrived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 looted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>day %1, %2 of %3 turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>day %1, %2 of %3 face cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Civilians</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, Rep %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Media crew, moves last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>group %1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>group %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your group %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your band: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Reference, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder %1 cannot be created. Check its permissions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Muster campaigns (*.muster)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the sa&amp;mple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore &amp;backup…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit campaign…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference in a &amp;window beside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow &amp;system theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dar&amp;k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;ncounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a campaign first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to print on it now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been done that can be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No campaign yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1’s turn, %2 free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 places free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, EAL %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EAL %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campaign over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the chronicle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report the outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aftermath</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Aftermath</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Chronicle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Muster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (sample) – Muster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – Muster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (read-only) – Muster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read-only: nothing is recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All changes saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” can only be read, so nothing can be recorded in it. Save a copy to go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow &amp;system language</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::ActDice</name>
    <message>
        <source>Go on with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop its dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is half rolled. Finish it first, or drop its dice and go on with “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was left. Redo returns to it, dice and all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::AftermathPage</name>
    <message>
        <source>Edit the outcome or the casualties. Dice that still fit are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No campaign is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no current encounter. Prepare one, play it, then come back here to report the result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prepare encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report the outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Success or failure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll the last die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then check and finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It ends the campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record the results</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::AttributeChoice</name>
    <message>
        <source>First attribute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second attribute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::BandChoice</name>
    <message>
        <source>Whose band is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::BandMenu</name>
    <message>
        <source>E&amp;quip…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Bring back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;A player joins…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player &amp;leaves…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Names…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print roster…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Bring back %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a figure of the band first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Recruit a %1 by dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick a %1 by &amp;hand…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;orrect %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;orrect…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dismiss %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has left the band.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The campaign is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An encounter is in hand; finish the battle first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is only one player.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::BandPage</name>
    <message>
        <source>The band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print roster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recruit for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recruit a %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on the %2 list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::BeforeAfter</name>
    <message>
        <source>back in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back in %1, Rep %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, whatever it shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>–</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> or </source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::BinderPanel</name>
    <message>
        <source>New settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolls up a settlement in the band&apos;s locale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settlements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No settlements yet. When the band reaches one, roll it up here; it is kept for later encounters and for printing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag one structure onto another to swap them. The printed sheet shows the new layout.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removes this settlement from the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print sheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the settlements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first seen in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starred structures stay in the middle of a settlement; swap them only with each other.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::ByHand</name>
    <message>
        <source>%1 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick a %1 by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;dd to the band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: above the Star’s Rep %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lis&amp;t entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attrib&amp;ute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes along: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::CallsPanel</name>
    <message>
        <source>Roll for media coverage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Better equipment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Issue to the party</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A media crew may still arrive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is a media crew there?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Better equipment issued until the battle is over:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Better equipment for the whole party:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes along with the media crew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to the crew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The media crew may have company:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, Rep %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::CampaignCorrection</name>
    <message>
        <source>Edit campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sa&amp;ve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campaign name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next Enemy Activity Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rolled when it is prepared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next &amp;encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next E&amp;AL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The change is recorded in the chronicle and can be undone.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::CampaignDocument</name>
    <message>
        <source>Roll the rest</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::ChanceRows</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::ChapterView</name>
    <message>
        <source>Dice: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::ChronicleDelegate</name>
    <message>
        <source>not played yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ruling %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n steps of play</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::ChronicleModel</name>
    <message>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::ChroniclePage</name>
    <message>
        <source>&amp;Edit the campaign…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit the encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>	Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>&amp;Go to here (undo %n steps)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Go to here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the latest step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joining and leaving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step: the band was founded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going here undoes %1. What is undone can be redone until something new is recorded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n steps since %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps, from %1 on</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::ChronicleView</name>
    <message>
        <source>Go back to here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps, newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expand or collapse the selected step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collapse, expand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the details (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the dice (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::ComingPanel</name>
    <message>
        <source>Possible follow-ups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Possible encounters: the highest total is played</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::ContactCard</name>
    <message>
        <source>Contact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unresolved PEFs in turn. Each A raises the level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enem&amp;y Activity Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fig&amp;ures you bring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEFs &amp;to resolve</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::CorrectionPanel</name>
    <message>
        <source>Re-roll the enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use this if your table differs. The change is recorded in the chronicle and can be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy Activity Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-rolls the enemy&apos;s figures from the list chosen here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::DeedsPanel</name>
    <message>
        <source>numbers such as 2, 5; leave empty for the last ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemies lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow-up encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemies &amp;lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ollow-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inflicted
damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost
nerve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ran
wounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Killed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Routed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inflicted damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost nerve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>already wounded when running away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enemies killed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enemies routed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the rules say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::DiceConversation</name>
    <message>
        <source>Roll the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo last roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolls so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Die %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept, not needed now: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::DiceEntry</name>
    <message>
        <source>&lt;b&gt;Backspace&lt;/b&gt; corrects a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Backspace&lt;/b&gt; removes a die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type your cards, or press &lt;b&gt;Enter&lt;/b&gt; to draw them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;6H&lt;/b&gt; is the six of hearts; D, C and S the other suits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Alt+Left&lt;/b&gt; undoes the last roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number is not complete. Enter rolls only when the line is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more cards. Enter draws only when the line is empty.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more dice. Enter rolls only when the line is empty.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A die as you rolled it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the last die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the dice; on an empty line, roll them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back what is typed; on an empty line, leave the roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the cards you drew, such as 6H QS, and press Enter. Enter on an empty line draws them for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the dice you rolled and press Enter. Enter on an empty line rolls them for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card is its rank and the letter of its suit: 6H, 10D, QS, AC.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All dice entered. Enter accepts them, Backspace removes the last one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A d%1 shows 1 to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Type your %n dice, or press &lt;b&gt;Enter&lt;/b&gt; to roll</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;Enter&lt;/b&gt; takes %n dice</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::DiceLines</name>
    <message>
        <source>Rolls so far</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::DiceStory</name>
    <message>
        <source>none passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, Rep %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, returns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (−%2d6 for losses)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::DocumentTable</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::DropQuestion</name>
    <message>
        <source>And more: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Discard and continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Discard the %n undone steps?</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps were undone and can still be redone. If you continue, they are discarded for good.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rolls</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Redo %n steps</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::EalPanel</name>
    <message>
        <source>PEF resolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy Activity Level %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy Activity Level: not rolled yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy Activity Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolled now, for the first encounter: the higher of 2d6, %1 at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEF resolution at EAL %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEF result, by PEFs already resolved</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::EncounterDetails</name>
    <message>
        <source>something’s out there: EAL rises to %1 for this encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>something’s out there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;X&lt;/b&gt; nothing &amp;nbsp; &lt;b&gt;A&lt;/b&gt; %1 &amp;nbsp; &lt;b&gt;B&lt;/b&gt; contact &amp;nbsp; &lt;b&gt;C&lt;/b&gt; two groups at once; their leader, Rep %2, is with the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Possible Enemy Forces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to resolve</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::EncounterPage</name>
    <message>
        <source>Encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No campaign is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The campaign is over: there is nobody left to lead the band.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the chronicle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Prepare encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let a &amp;month pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Begin play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pr&amp;int encounter sheet…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The campaign is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no current encounter. Prepare one first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::EncounterView</name>
    <message>
        <source>Time of day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Briefing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole band goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, from section %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no current encounter. Prepare one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose at least one figure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n quiet turns passed.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::EndingPanel</name>
    <message>
        <source>of the points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How did it end?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the encounter&apos;s points: 1, 1/2, 7/9 or 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The share of the points must be a number from 0 to 2, such as 0.5 or 7/9.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::EnemyRoll</name>
    <message>
        <source>Enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (leader)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::EquipDialog</name>
    <message>
        <source>Equip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;quip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wea&amp;pon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Armour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapons and armour that the list leaves open or the stockpile holds. What the figure had goes to the stockpile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (stockpile: %2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::ExpectedEnemies</name>
    <message>
        <source>Fig&amp;ures you bring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures you bring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected enemies</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::FateDelegate</name>
    <message>
        <source>sat out</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::FateModel</name>
    <message>
        <source>Marked as sat out, so the deeds do not count: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: press %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::FateTable</name>
    <message>
        <source>Casualties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys move, Space toggles. The underlined letter of a heading ticks that box and goes down a row; S is for a figure that sat out. Enter goes on to the dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sat out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick or untick a box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All reported. Continue to the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sat out. Tick a box with Space if the figure was there after all.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::FigureCorrection</name>
    <message>
        <source>Edit %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sa&amp;ve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Poisoned against the Star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Exempt from the next Stay or Go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attrib&amp;utes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in the band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The change is recorded in the chronicle and can be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Captured</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::FigurePanel</name>
    <message>
        <source>%1, %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2″</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon skill %1. To hit on d100: %2; halved for automatic fire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, two hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, one hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply it yourself at the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Muster applies it in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Star’s advantages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How this figure joined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why Rep %1?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::FigureStory</name>
    <message>
        <source>Cheats death</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ran away, Rep −1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ran away, returns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recovers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First Aid: fine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Away, wounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sat out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Died of the wound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dies of wounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ran away for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves: outranks the Star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gone, no Rep left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves: nobody to follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lost: below zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lost, back for the next game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exempt: no test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exempt next time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>poison used up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equipment to the stockpile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>poisoned by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay or Go: all %1 dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay or Go still to roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Stay or Go: %n dice fewer</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Free again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::FindRow</name>
    <message>
        <source>Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous place (Shift+F3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next place (F3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close Find (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter: next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find words on this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter, F3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+Enter, Shift+F3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::FinishSide</name>
    <message>
        <source>Finish %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo last roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the last roll (Alt+Left)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the casualties. Dice that still fit are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edit the report first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once the last die is rolled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enter the outcome first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the results, then finish. Nothing is recorded yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft, saved as you go. Nothing is recorded yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::FormerList</name>
    <message>
        <source>Former members</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::FormerModel</name>
    <message>
        <source>Left in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3, %4: %5</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::FormerRows</name>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Former members</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::FoundingWizard</name>
    <message>
        <source>New campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start the campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot change a campaign&apos;s rules later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type your own dice, or press Enter to have them rolled for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the rules leave a choice. You can change these later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose your army list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your band is recruited from one army list, by dice or by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is your character, who leads the band.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attrib&amp;utes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole campaign is kept in one file, saved as you play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campaign name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campaign file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose where to save the campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1&apos;s name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The band of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save campaign as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;oll on the army list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if several play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::GameLosses</name>
    <message>
        <source>Enemy %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, initiative lost</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::GameTurn</name>
    <message>
        <source>Ne&amp;xt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next to act (N)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acting now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next to act</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initiative lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lowest initiative first; at 0 a figure cannot move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Firing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>highest initiative first; equals fire together, 0 fires last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a figure acts with those of its remaining initiative</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::GroundSide</name>
    <message>
        <source>Fought in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll up a new settlement to fight in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolls up a settlement and sets the encounter there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no settlement</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::HeirsPanel</name>
    <message>
        <source>leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>follow %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If %1 is lost, the Grunts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::HelpWindow</name>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No results for “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::HitsPanel</name>
    <message>
        <source>Initiative lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, initiative lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, enemies taken out</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::JoinDialog</name>
    <message>
        <source>A player joins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star’s name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star’s &amp;name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attrib&amp;utes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One campaign, one encounter at a time; each Star recruits Grunts up to that Star’s Rep (R36).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Roll on the army list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::LastPageView</name>
    <message>
        <source>Read the chronicle</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::ListChoice</name>
    <message>
        <source>List entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll for the &amp;faction: the list is yours to choose only where the dice say so</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::LoyaltyCard</name>
    <message>
        <source>Stay or Go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Star’s dice against a Grunt’s. Months and poison count for this Grunt only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Poisoned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Star went &amp;Out of the Fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Grunt &amp;fell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &amp;Star’s Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &amp;Grunt’s Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Months in the band, including this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a success</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a failure</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::LoyaltyPanel</name>
    <message>
        <source>stays after a success</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after a failure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Star against this Grunt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay or Go, next time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If neither the Star nor any Grunt goes Out of the Fight or dies.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::MainWindow</name>
    <message>
        <source>&amp;Save a copy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was half done, a report or dice, could not be read again. The campaign itself is whole; enter it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no longer in %2. Find it, or remove it from the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice of “%1” were dropped: the campaign has changed since they were rolled. Begin it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a campaign first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words can be found in the Chronicle and in the Reference.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::MapWidget</name>
    <message>
        <source>Map of the encounter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::MediaPanel</name>
    <message>
        <source>such as 5, 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shots
from %1″</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reps shown from %1″</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead
stories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound
bites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reps interviewed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shots from %1 inches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lead stories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sound bites</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::MessageBar</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this message (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::MonthBar</name>
    <message>
        <source>Recruit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prepare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The campaign&apos;s %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sample campaign</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::MonthStrip</name>
    <message>
        <source>Recruit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prepare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How a month goes: recruit, prepare, play, after the battle, next month</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::NamesDialog</name>
    <message>
        <source>Names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names, one per line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New recruits take these names in order, one per line. Leave it empty to use the names supplied with %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::NewGroupPanel</name>
    <message>
        <source>Bring on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolls their figures from the enemy&apos;s list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy reinforcements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They arrive in section %1, the one selected on the map.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::NextActButton</name>
    <message>
        <source>Ctrl+Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next step, as shown on the button at the top right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::OddsPage</name>
    <message>
        <source>&amp;As the campaign stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules have no odds to work out here. Each figure’s chance to hit is shown on the Band page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset to campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill in the campaign’s current values again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact odds for any “what if”. Nothing here changes the campaign.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::OutcomeView</name>
    <message>
        <source>Outcome</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::PartDialog</name>
    <message>
        <source>A player leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the Grunts do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Grunts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever leaves can be brought back from the Band page, with those who left too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stay with %1 (places free: %2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::PefList</name>
    <message>
        <source>Possible Enemy Forces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-roll this PEF&apos;s position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock or unlock this PEF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEF %1: %2. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle has begun, and its table is set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, locked</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::PlacesFree</name>
    <message>
        <source>Pick by hand…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n places free</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 leads %2 Grunts at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The limit is the Star’s Rep: at most %1 Grunts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: recruit a %2 by dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recruit a %1 by dice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::PlayBar</name>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::PlayList</name>
    <message>
        <source>Rep %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each row has its own keys, shown on the buttons below. Keys 1 to 9 move a PEF or a group to that section.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::PlayMap</name>
    <message>
        <source>Map of the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::PlayView</name>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hide its figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>	Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show its figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>	Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Move %1 here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>	Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit the terrain of section %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You laid this table out: no terrain was rolled for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a note and press Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Briefing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide or show the figures of a group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first deed of the selected row, such as the next round of a pursuit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The letter on a button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press that button for the selected row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer what is asked on the page first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That draw is complete: to move something, select its row, then type its section.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That roll is complete: to move something, select its row, then type its section.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before turn 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EAL %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of 9 sections scouted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>   </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::PrepareView</name>
    <message>
        <source>That seed is not valid. Type a number of up to 19 digits, or choose a new seed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An encounter is under way. Finish its battle first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its dice are being rolled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue journey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prepare encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, EAL %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, EAL to be rolled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy: %1; your dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nine sections of terrain and three PEFs are rolled here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nine sections of terrain are rolled here, then the buildings you raid, the time of day and three PEFs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nine sections of terrain are rolled here, then the buildings you hold, the time of day and three PEFs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use my own dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns pass until then, or until an encounter comes first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First encounter: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait for %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::PreviewPanel</name>
    <message>
        <source>Before and after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EAL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::PrintDialog</name>
    <message>
        <source>Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No printer is set up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;heet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Par&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;rinter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;opies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n pages.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::ProfilePanel</name>
    <message>
        <source>&amp;Shield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wea&amp;pon skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;lass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Armour Class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armour Class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Armour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rolled</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::RecentList</name>
    <message>
        <source>Open the last campaign at start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The small map is the table of the last encounter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None yet. The campaigns you open are listed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your campaigns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opened last first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::RecentRow</name>
    <message>
        <source>Not found. Last opened %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1 from the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMMM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::RecoveryCard</name>
    <message>
        <source>Recovery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2d6 against Rep after the battle. A Star who passes none may still cheat death.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Returns, same Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Returns, lower Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Left the table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::ReferencePage</name>
    <message>
        <source>Reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Roll it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Read it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>	Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure taking the test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anyone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, p. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded for %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::RepPlot</name>
    <message>
        <source>Rep %1 from %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Star</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::RepStrip</name>
    <message>
        <source>%1: Rep %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rep by %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::ReportSide</name>
    <message>
        <source>After the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casualties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll all remaining dice for you (Shift+Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo last roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the last roll (Alt+Left)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggested: %1. %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::Rescue</name>
    <message>
        <source>&amp;Find…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove from list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a copy as it stood &amp;before step %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Restore backup…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was not tried again, because something else has been done since. Do it anew if you still want it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now using the copy “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy saved to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 recovered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a copy as it stood before step %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are now in the copy. “%1” was not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restored. The previous state was backed up and can be restored too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are now in a new file. “%1” was not changed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::ResolvePanel</name>
    <message>
        <source>Roll &amp;again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recor&amp;d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll again with the same settings (Ctrl+R)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record the result and dice in the chronicle, for a figure in the current battle (W)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record the result for this figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::RestoreDialog</name>
    <message>
        <source>Restore backup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open as a new file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Replace the current file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no backup yet. Backups are made every half hour while something changes, and when a campaign is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backups, newest first. Nothing is lost: a new file is saved beside the current one, and a replaced file is backed up first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backed up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, backed up %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::RosterDelegate</name>
    <message>
        <source>poisoned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exempt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay or Go: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−%1d6 if a Grunt falls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no test next time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::RosterModel</name>
    <message>
        <source>Initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name and type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rep by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay or Go, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>poisoned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exempt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::RosterView</name>
    <message>
        <source>The band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>success</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::Safekeeping</name>
    <message>
        <source>Backup failed. %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::SalvagePanel</name>
    <message>
        <source>Salvage, if you held the field. It goes to the stockpile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, salvaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::ScenarioForm</name>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grunts you may bring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy vehicles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convoy vehicles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Civilians</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hostages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surprised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Antidote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To recover</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::SectionLine</name>
    <message>
        <source>the objective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a section on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::SettlementForm</name>
    <message>
        <source>Save settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nomads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Homes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none (permanent homes)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::SettlementView</name>
    <message>
        <source>Layout of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move between structures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick up a structure; press again on another to swap them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel the swap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 swaps with %2. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::ShelfList</name>
    <message>
        <source>Search the tests and tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tests and tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a test or a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F3, Shift+F3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next that was found, or the one before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all of them again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::ShootCard</name>
    <message>
        <source>Head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and chest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and stomach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to groin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to boots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1d100 against the score, then what shows, then D3 of initiative for each hit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon &amp;skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target&apos;s &amp;initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bold: at least one hit. Below: the target is taken out, its initiative at 0 or less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1/5
%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1″</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1–%2″</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2/5 shows: hit %3, taken out %4</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::StationMark</name>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::StatusLine</name>
    <message>
        <source>Step %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::StockpilePanel</name>
    <message>
        <source>Equip…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stockpile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty. Whatever you salvage after a battle is kept here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::TableSide</name>
    <message>
        <source>Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move between sections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lock this section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Re-roll this section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose &amp;terrain…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-roll the re&amp;st</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-roll the rest with my &amp;own dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit encounter…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock this section, so that re-rolling leaves it alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-roll this section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the terrain of this section by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the terrain of the section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit the encounter by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-roll the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-rolls every section and PEF that is not locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay out the table as you like.
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Un&amp;lock this section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock this section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock this section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed %1 (also printed on the sheet).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your dice are printed on the sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of 9 locked. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed of the map and dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no current encounter. Prepare one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle has begun, and its table is set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lay out this table yourself: no terrain is rolled for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a section on the map first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every section and every PEF is locked. Unlock some first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::TableView</name>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::TakeBack</name>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo “%1”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::TimelineView</name>
    <message>
        <source>%1: %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EAL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encounter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::TotalsLine</name>
    <message>
        <source>Totals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EAL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::TravelRow</name>
    <message>
        <source>Travel to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the band is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue journey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Travel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns pass until the band arrives, or until an encounter comes first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::WelcomePage</name>
    <message>
        <source>Muster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keeps the book of your campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Muster %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules, Star and band, all suggested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A campaign file, or drop one here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Harrow Marches, six months played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Star, a few Grunts, and a month at a time: recruit, prepare, play on your table, record the casualties. Muster rolls or takes your dice, and remembers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How a month goes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::WhoComes</name>
    <message>
        <source>Who goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space adds a figure to the party or leaves it out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Leave out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Bring along</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>	Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You begin in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The section you begin in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>section %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>section %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, Rep %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose at least one figure.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::WishForm</name>
    <message>
        <source>Enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seed gives the same encounter and the same map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random enemy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::WoundCard</name>
    <message>
        <source>Recover check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2d6 against Rep after a Bad Wound or falling Unconscious.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Away a month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Away two months</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two months, lower Rep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rep</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>muster::WriteButtons</name>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>

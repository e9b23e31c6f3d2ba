<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Account</name>
    <message numerus="yes">
        <source>%n battles</source>
        <translation>
            <numerusform>%n battle</numerusform>
            <numerusform>%n battles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Map of %n sections, 1 at the upper left: %1.</source>
        <translation>
            <numerusform>Map of %n section, 1 at the upper left: %1.</numerusform>
            <numerusform>Map of %n sections, 1 at the upper left: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Acts</name>
    <message numerus="yes">
        <source>%n points each</source>
        <translation>
            <numerusform>%n point each</numerusform>
            <numerusform>%n points each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have placed %n PEFs, and there are no more.</source>
        <translation>
            <numerusform>You have placed %n PEF, and there are no more.</numerusform>
            <numerusform>You have placed %n PEFs, and there are no more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n characters. Use %2 at most.</source>
        <translation>
            <numerusform>%1 has %n character. Use %2 at most.</numerusform>
            <numerusform>%1 has %n characters. Use %2 at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 can have at most %n attributes, not %2.</source>
        <translation>
            <numerusform>%1 can have at most %n attribute, not %2.</numerusform>
            <numerusform>%1 can have at most %n attributes, not %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring on 1 to %n figures at a time, not %1.</source>
        <translation>
            <numerusform>Bring on %n figure at a time, not %1.</numerusform>
            <numerusform>Bring on 1 to %n figures at a time, not %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The note has %n characters. Use %1 at most.</source>
        <translation>
            <numerusform>The note has %n character. Use %1 at most.</numerusform>
            <numerusform>The note has %n characters. Use %1 at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The enemy must have 1 to %n figures.</source>
        <translation>
            <numerusform>The enemy must have %n figure.</numerusform>
            <numerusform>The enemy must have 1 to %n figures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n hostages, so 0 to %n can be off the table, not %1.</source>
        <translation>
            <numerusform>There is %n hostage, so 0 or 1 can be off the table, not %1.</numerusform>
            <numerusform>There are %n hostages, so 0 to %n can be off the table, not %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The notes have %n characters. Use %1 at most.</source>
        <translation>
            <numerusform>The notes have %n character. Use %1 at most.</numerusform>
            <numerusform>The notes have %n characters. Use %1 at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1…” must be at most %n characters.</source>
        <translation>
            <numerusform>“%1…” must be at most %n character.</numerusform>
            <numerusform>“%1…” must be at most %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A figure carries at most %n things.</source>
        <translation>
            <numerusform>A figure carries at most %n thing.</numerusform>
            <numerusform>A figure carries at most %n things.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This encounter allows at most %n Grunts, not %1. Leave some out of the party.</source>
        <translation>
            <numerusform>This encounter allows at most %n Grunt, not %1. Leave some out of the party.</numerusform>
            <numerusform>This encounter allows at most %n Grunts, not %1. Leave some out of the party.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A PEF can hide at most %n figures.</source>
        <translation>
            <numerusform>A PEF can hide at most %n figure.</numerusform>
            <numerusform>A PEF can hide at most %n figures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n enemies who were met are still on the table.</source>
        <translation>
            <numerusform>%n enemy who was met is still on the table.</numerusform>
            <numerusform>%n enemies who were met are still on the table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A note has at most %n characters.</source>
        <translation>
            <numerusform>A note has at most %n character.</numerusform>
            <numerusform>A note has at most %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A title has at most %n characters.</source>
        <translation>
            <numerusform>A title has at most %n character.</numerusform>
            <numerusform>A title has at most %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is longer than %n characters.</source>
        <comment>a question, an answer</comment>
        <translation>
            <numerusform>%1 is longer than %n character.</numerusform>
            <numerusform>%1 is longer than %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A caption has at most %n characters.</source>
        <translation>
            <numerusform>A caption has at most %n character.</numerusform>
            <numerusform>A caption has at most %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The band has split into %n groups. Join two of them first.</source>
        <translation>
            <numerusform>The band has split into %n group. Join two of them first.</numerusform>
            <numerusform>The band has split into %n groups. Join two of them first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A goal has at most %n characters.</source>
        <translation>
            <numerusform>A goal has at most %n character.</numerusform>
            <numerusform>A goal has at most %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A campaign has at most %n goals.</source>
        <translation>
            <numerusform>A campaign has at most %n goal.</numerusform>
            <numerusform>A campaign has at most %n goals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A band has at most %n figures here.</source>
        <translation>
            <numerusform>A band has at most %n figure here.</numerusform>
            <numerusform>A band has at most %n figures here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A PEF can be at most %n figures.</source>
        <translation>
            <numerusform>A PEF can be at most %n figure.</numerusform>
            <numerusform>A PEF can be at most %n figures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A PEF can be at most %n groups.</source>
        <translation>
            <numerusform>A PEF can be at most %n group.</numerusform>
            <numerusform>A PEF can be at most %n groups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The words for section %1 can have at most %n characters.</source>
        <translation>
            <numerusform>The words for section %1 can have at most %n character.</numerusform>
            <numerusform>The words for section %1 can have at most %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n sections were scouted.</source>
        <translation>
            <numerusform>%1 of %n section was scouted.</numerusform>
            <numerusform>%1 of %n sections were scouted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CampaignFile</name>
    <message numerus="yes">
        <source>Its first %n steps can be read.</source>
        <translation>
            <numerusform>Its first step can be read.</numerusform>
            <numerusform>Its first %n steps can be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message numerus="yes">
        <source>%n buildings</source>
        <translation>
            <numerusform>%n building</numerusform>
            <numerusform>%n buildings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is undamaged: %n steps.</source>
        <translation>
            <numerusform>%1 is undamaged: %n step.</numerusform>
            <numerusform>%1 is undamaged: %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cannot undo %n steps: only %1 can be undone, and the creation of the campaign stays.</source>
        <translation>
            <numerusform>Cannot undo %n step: only %1 can be undone, and the creation of the campaign stays.</numerusform>
            <numerusform>Cannot undo %n steps: only %1 can be undone, and the creation of the campaign stays.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cannot redo %n steps: only %1 can be redone.</source>
        <translation>
            <numerusform>Cannot redo %n step: only %1 can be redone.</numerusform>
            <numerusform>Cannot redo %n steps: only %1 can be redone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n quiet turns</source>
        <translation>
            <numerusform>%1 of %n quiet turn</numerusform>
            <numerusform>%1 of %n quiet turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures could not be recovered.</source>
        <translation>
            <numerusform>%n picture could not be recovered.</numerusform>
            <numerusform>%n pictures could not be recovered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures are damaged or missing in the campaign, and in the story.</source>
        <translation>
            <numerusform>%n picture is damaged or missing in the campaign, and in the story.</numerusform>
            <numerusform>%n pictures are damaged or missing in the campaign, and in the story.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chance of a success: %1, from %2 of %n battles won, with one win and one defeat added.</source>
        <translation>
            <numerusform>Chance of a success: %1, from %2 of %n battle won, with one win and one defeat added.</numerusform>
            <numerusform>Chance of a success: %1, from %2 of %n battles won, with one win and one defeat added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The band after it: the middle of %n runs (eight in ten of them), seed %1</source>
        <translation>
            <numerusform>The band after it: the middle of %n run (eight in ten of them), seed %1</numerusform>
            <numerusform>The band after it: the middle of %n runs (eight in ten of them), seed %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n battles together</source>
        <translation>
            <numerusform>%n battle together</numerusform>
            <numerusform>%n battles together</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures of %1 are missing or damaged: %2. All steps are whole. Restore a backup, or add the same image files again: they then show in their old places too.</source>
        <translation>
            <numerusform>%n picture of %1 is missing or damaged: %2. All steps are whole. Restore a backup, or add the same image file again: it then shows in its old place too.</numerusform>
            <numerusform>%n pictures of %1 are missing or damaged: %2. All steps are whole. Restore a backup, or add the same image files again: they then show in their old places too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps after step %1</source>
        <translation>
            <numerusform>%n step after step %1</numerusform>
            <numerusform>%n steps after step %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same for %n steps; they part after “%1”.</source>
        <translation>
            <numerusform>The same for %n step; they part after “%1”.</numerusform>
            <numerusform>The same for %n steps; they part after “%1”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left courses.</source>
        <translation>
            <numerusform>%n left course.</numerusform>
            <numerusform>%n left courses.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Json</name>
    <message numerus="yes">
        <source>the text is longer than %n characters.</source>
        <translation>
            <numerusform>the text is longer than %n character.</numerusform>
            <numerusform>the text is longer than %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there must be one for each of the %n dice.</source>
        <translation>
            <numerusform>there must be one for the die.</numerusform>
            <numerusform>there must be one for each of the %n dice.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Map</name>
    <message numerus="yes">
        <source>%n objective buildings</source>
        <translation>
            <numerusform>%n objective building</numerusform>
            <numerusform>%n objective buildings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Odds</name>
    <message numerus="yes">
        <source>About %n enemies for a party of %1.</source>
        <translation>
            <numerusform>About %n enemy for a party of %1.</numerusform>
            <numerusform>About %n enemies for a party of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n months in the band, this one included</source>
        <translation>
            <numerusform>%n month in the band, this one included</numerusform>
            <numerusform>%n months in the band, this one included</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reference</name>
    <message numerus="yes">
        <source>%n successes</source>
        <translation>
            <numerusform>%n success</numerusform>
            <numerusform>%n successes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n months</source>
        <translation>
            <numerusform>%n month</numerusform>
            <numerusform>%n months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On %n dice.</source>
        <translation>
            <numerusform>On %n die.</numerusform>
            <numerusform>On %n dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice left.</source>
        <translation>
            <numerusform>%n die left.</numerusform>
            <numerusform>%n dice left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message numerus="yes">
        <source>%n points</source>
        <extracomment>Points that a figure has</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runs, seed %1: the same seed, the same forecast.</source>
        <extracomment>The count of runs, and the number from which the dice came</extracomment>
        <translation>
            <numerusform>%n run, seed %1: the same seed, the same forecast.</numerusform>
            <numerusform>%n runs, seed %1: the same seed, the same forecast.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figures</source>
        <translation>
            <numerusform>%n figure</numerusform>
            <numerusform>%n figures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buildings</source>
        <translation>
            <numerusform>%n building</numerusform>
            <numerusform>%n buildings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n homes</source>
        <translation>
            <numerusform>%n home</numerusform>
            <numerusform>%n homes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n homes on wheels</source>
        <translation>
            <numerusform>%n home on wheels</numerusform>
            <numerusform>%n homes on wheels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice left</source>
        <translation>
            <numerusform>%n die left</numerusform>
            <numerusform>%n dice left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n levels less; %1</source>
        <translation>
            <numerusform>%n level less; %1</numerusform>
            <numerusform>%n levels less; %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more quiet turns to loot it</source>
        <translation>
            <numerusform>%n more quiet turn to loot it</numerusform>
            <numerusform>%n more quiet turns to loot it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n buildings</source>
        <translation>
            <numerusform>%1 with a building</numerusform>
            <numerusform>%1 with %n buildings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shots from %1″</source>
        <translation>
            <numerusform>a shot from %1″</numerusform>
            <numerusform>%n shots from %1″</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lead stories</source>
        <translation>
            <numerusform>a lead story</numerusform>
            <numerusform>%n lead stories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sound bites</source>
        <translation>
            <numerusform>a sound bite</numerusform>
            <numerusform>%n sound bites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quiet turns before it</source>
        <translation>
            <numerusform>%n quiet turn before it</numerusform>
            <numerusform>%n quiet turns before it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice when taking damage. Each 1–3 lowers the damage one level; a 6 loses that die.</source>
        <translation>
            <numerusform>%n die when taking damage. A 1–3 lowers the damage one level; a 6 loses that die.</numerusform>
            <numerusform>%n dice when taking damage. Each 1–3 lowers the damage one level; a 6 loses that die.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your force may cost up to %n points. Each figure you bring makes every share smaller.</source>
        <translation>
            <numerusform>Your force may cost up to %n point. Each figure you bring makes every share smaller.</numerusform>
            <numerusform>Your force may cost up to %n points. Each figure you bring makes every share smaller.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may bring up to %n Grunts; available: %1. Each figure you bring makes every share smaller.</source>
        <translation>
            <numerusform>You may bring up to %n Grunt; available: %1. Each figure you bring makes every share smaller.</numerusform>
            <numerusform>You may bring up to %n Grunts; available: %1. Each figure you bring makes every share smaller.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for what was done</source>
        <translation>
            <numerusform>%n point for what was done</numerusform>
            <numerusform>%n points for what was done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points: a share of %1, and %2 for what was done</source>
        <translation>
            <numerusform>%n point: a share of %1, and %2 for what was done</numerusform>
            <numerusform>%n points: a share of %1, and %2 for what was done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n Grunts</source>
        <translation>
            <numerusform>up to %n Grunt</numerusform>
            <numerusform>up to %n Grunts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Star and %1 of %2 Grunts (%n away); total Rep %3</source>
        <translation>
            <numerusform>Star and %1 of %2 Grunts (%n away); total Rep %3</numerusform>
            <numerusform>Star and %1 of %2 Grunts (%n away); total Rep %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 killed %n enemies</source>
        <translation>
            <numerusform>%1 killed %n enemy</numerusform>
            <numerusform>%1 killed %n enemies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Met %n times</source>
        <translation>
            <numerusform>Met once</numerusform>
            <numerusform>Met %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sections %1</source>
        <translation>
            <numerusform>section %1</numerusform>
            <numerusform>sections %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scout all %n sections, then report back: the Star leaves by your own edge.</source>
        <translation>
            <numerusform>Scout the one section, then report back: the Star leaves by your own edge.</numerusform>
            <numerusform>Scout all %n sections, then report back: the Star leaves by your own edge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enter at sections %1, together or split up.</source>
        <translation>
            <numerusform>Enter at section %1.</numerusform>
            <numerusform>Enter at sections %1, together or split up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scout all %n sections and drive off any enemy you meet.</source>
        <translation>
            <numerusform>Scout the one section and drive off any enemy you meet.</numerusform>
            <numerusform>Scout all %n sections and drive off any enemy you meet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose which end is sections %1, and place your figures there.</source>
        <translation>
            <numerusform>Choose which end is section %1, and place your figures there.</numerusform>
            <numerusform>Choose which end is sections %1, and place your figures there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You enter by sections %1.</source>
        <translation>
            <numerusform>You enter by section %1.</numerusform>
            <numerusform>You enter by sections %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You stand in sections %1.</source>
        <translation>
            <numerusform>You stand in section %1.</numerusform>
            <numerusform>You stand in sections %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They enter by sections %1.</source>
        <translation>
            <numerusform>They enter by section %1.</numerusform>
            <numerusform>They enter by sections %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n sections are scouted. Leave by the edge you entered from, then go to After the battle.</source>
        <translation>
            <numerusform>The one section is scouted. Leave by the edge you entered from, then go to After the battle.</numerusform>
            <numerusform>All %n sections are scouted. Leave by the edge you entered from, then go to After the battle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n sections are scouted and no enemy you met is left. Go to After the battle.</source>
        <translation>
            <numerusform>The one section is scouted and no enemy you met is left. Go to After the battle.</numerusform>
            <numerusform>All %n sections are scouted and no enemy you met is left. Go to After the battle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All sections are scouted. Drive off the %n enemies you met.</source>
        <translation>
            <numerusform>All sections are scouted. Drive off the enemy you met.</numerusform>
            <numerusform>All sections are scouted. Drive off the %n enemies you met.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. Last played on %2, %n days ago.</source>
        <translation>
            <numerusform>%1. Last played on %2, %n day ago.</numerusform>
            <numerusform>%1. Last played on %2, %n days ago.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, met %n times</source>
        <comment>a foe, captured</comment>
        <translation>
            <numerusform>%1, met once</numerusform>
            <numerusform>%1, met %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more, %2</source>
        <translation>
            <numerusform>%1 and %n more, %2</numerusform>
            <numerusform>%1 and %n more, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n sections are scouted, but the Patrol is no success: %1</source>
        <translation>
            <numerusform>%n section is scouted, but the Patrol is no success: %1</numerusform>
            <numerusform>All %n sections are scouted, but the Patrol is no success: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Stars and %1 Grunts; total Rep %2</source>
        <translation>
            <numerusform>%n Star and %1 Grunts; total Rep %2</numerusform>
            <numerusform>%n Stars and %1 Grunts; total Rep %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 joined</source>
        <comment>names</comment>
        <translation>
            <numerusform>%1 joined</numerusform>
            <numerusform>%1 joined</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 came back</source>
        <comment>names</comment>
        <translation>
            <numerusform>%1 came back</numerusform>
            <numerusform>%1 came back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 died</source>
        <comment>names</comment>
        <translation>
            <numerusform>%1 died</numerusform>
            <numerusform>%1 died</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 captured</source>
        <comment>names</comment>
        <translation>
            <numerusform>%1 was captured</numerusform>
            <numerusform>%1 were captured</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 poisoned</source>
        <comment>names</comment>
        <translation>
            <numerusform>%1 was poisoned</numerusform>
            <numerusform>%1 were poisoned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 left</source>
        <comment>names</comment>
        <translation>
            <numerusform>%1 left</numerusform>
            <numerusform>%1 left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Systems</name>
    <message numerus="yes">
        <source>%n quiet turns</source>
        <translation>
            <numerusform>A quiet turn</numerusform>
            <numerusform>%n quiet turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n battles</source>
        <translation>
            <numerusform>%n battle</numerusform>
            <numerusform>%n battles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n months</source>
        <translation>
            <numerusform>%n month</numerusform>
            <numerusform>%n months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quiet months</source>
        <translation>
            <numerusform>A quiet month</numerusform>
            <numerusform>%n quiet months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The band is full: a Star of Rep %1 leads at most %n Grunts, and there are %2.</source>
        <translation>
            <numerusform>The band is full: a Star of Rep %1 leads at most %n Grunt, and there are %2.</numerusform>
            <numerusform>The band is full: a Star of Rep %1 leads at most %n Grunts, and there are %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side has at most %n figures.</source>
        <translation>
            <numerusform>A side has at most %n figure.</numerusform>
            <numerusform>A side has at most %n figures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The band is full: a side has at most %n figures.</source>
        <translation>
            <numerusform>The band is full: a side has at most %n figure.</numerusform>
            <numerusform>The band is full: a side has at most %n figures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may bring at most %n Grunts.</source>
        <translation>
            <numerusform>You may bring at most %n Grunt.</numerusform>
            <numerusform>You may bring at most %n Grunts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This encounter allows at most %n Grunts.</source>
        <translation>
            <numerusform>This encounter allows at most %n Grunt.</numerusform>
            <numerusform>This encounter allows at most %n Grunts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room in the band: this encounter allows at most %n Grunts, and there are %1.</source>
        <translation>
            <numerusform>There is no room in the band: this encounter allows at most %n Grunt, and there are %1.</numerusform>
            <numerusform>There is no room in the band: this encounter allows at most %n Grunts, and there are %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room in the band: %1, Rep %2, leads at most %n Grunts, and there are %3.</source>
        <translation>
            <numerusform>There is no room in the band: %1, Rep %2, leads at most %n Grunt, and there are %3.</numerusform>
            <numerusform>There is no room in the band: %1, Rep %2, leads at most %n Grunts, and there are %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>%1 of %n quiet turns</source>
        <translation>
            <numerusform>%1 of %n quiet turn</numerusform>
            <numerusform>%1 of %n quiet turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::BattleColumns</name>
    <message numerus="yes">
        <source>%n joined</source>
        <extracomment>In a row for a battle: the number of recruits</extracomment>
        <translation>
            <numerusform>%n joined</numerusform>
            <numerusform>%n joined</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::ByHand</name>
    <message numerus="yes">
        <source>%n points</source>
        <extracomment>What a figure costs</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::CareerView</name>
    <message numerus="yes">
        <source>%n earlier battles are in the chronicle.</source>
        <translation>
            <numerusform>%n earlier battle is in the chronicle.</numerusform>
            <numerusform>%n earlier battles are in the chronicle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more are in the chronicle.</source>
        <translation>
            <numerusform>%n more is in the chronicle.</numerusform>
            <numerusform>%n more are in the chronicle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n battles together</source>
        <translation>
            <numerusform>%n battle together</numerusform>
            <numerusform>%n battles together</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n others</source>
        <extracomment>Further comrades who are not listed</extracomment>
        <translation>
            <numerusform>%n other</numerusform>
            <numerusform>%n others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::ChroniclePage</name>
    <message numerus="yes">
        <source>%n steps since %1</source>
        <translation>
            <numerusform>%n step since %1</numerusform>
            <numerusform>%n steps since %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Go back to here (undo %n steps)…</source>
        <translation>
            <numerusform>&amp;Go back to here (undo %n step)…</numerusform>
            <numerusform>&amp;Go back to here (undo %n steps)…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Going back to here undoes %n steps, a finished battle among them. You can redo them until you make a new change.</source>
        <translation>
            <numerusform>Going back to here undoes %n step, a finished battle. You can redo it until you make a new change.</numerusform>
            <numerusform>Going back to here undoes %n steps, a finished battle among them. You can redo them until you make a new change.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Going back to here undoes %n steps, several finished battles among them. You can redo them until you make a new change.</source>
        <translation>
            <numerusform>Going back to here undoes %n step. You can redo it until you make a new change.</numerusform>
            <numerusform>Going back to here undoes %n steps, several finished battles among them. You can redo them until you make a new change.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n battles, %1</source>
        <extracomment>The number of battles, and of steps as told by another text</extracomment>
        <translation>
            <numerusform>%n battle, %1</numerusform>
            <numerusform>%n battles, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::ChronicleRows</name>
    <message numerus="yes">
        <source>%n notes</source>
        <extracomment>The number of notes about a battle</extracomment>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures</source>
        <extracomment>The number of pictures of a battle</extracomment>
        <translation>
            <numerusform>%n picture</numerusform>
            <numerusform>%n pictures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::CoursesDialog</name>
    <message numerus="yes">
        <source>%n steps after step %1; they do not count.</source>
        <extracomment>The number of steps, and the number of the step before them</extracomment>
        <translation>
            <numerusform>%n step after step %1; it does not count.</numerusform>
            <numerusform>%n steps after step %1; they do not count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same for %n steps; they part after “%1”.</source>
        <translation>
            <numerusform>The same for %n step; they part after “%1”.</numerusform>
            <numerusform>The same for %n steps; they part after “%1”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::CoursesTimeline</name>
    <message numerus="yes">
        <source>The same for %n months.</source>
        <translation>
            <numerusform>The same for %n month.</numerusform>
            <numerusform>The same for %n months.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::DiceEntry</name>
    <message numerus="yes">
        <source>%n more cards. Enter draws only when the line is empty.</source>
        <translation>
            <numerusform>One more card. Enter draws only when the line is empty.</numerusform>
            <numerusform>%n more cards. Enter draws only when the line is empty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more dice. Enter rolls only when the line is empty.</source>
        <translation>
            <numerusform>One more die. Enter rolls only when the line is empty.</numerusform>
            <numerusform>%n more dice. Enter rolls only when the line is empty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Type your %n dice, or press &lt;b&gt;Enter&lt;/b&gt; to roll</source>
        <translation>
            <numerusform>Type your die, or press &lt;b&gt;Enter&lt;/b&gt; to roll it</numerusform>
            <numerusform>Type your dice, or press &lt;b&gt;Enter&lt;/b&gt; to roll them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;Enter&lt;/b&gt; takes %n dice</source>
        <translation>
            <numerusform>&lt;b&gt;Enter&lt;/b&gt; takes it</numerusform>
            <numerusform>&lt;b&gt;Enter&lt;/b&gt; takes them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;Enter&lt;/b&gt; takes %n cards</source>
        <translation>
            <numerusform>&lt;b&gt;Enter&lt;/b&gt; takes %n card</numerusform>
            <numerusform>&lt;b&gt;Enter&lt;/b&gt; takes %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Type your %n dice; &lt;b&gt;Enter&lt;/b&gt; on this line rolls</source>
        <translation>
            <numerusform>Type your die; &lt;b&gt;Enter&lt;/b&gt; on this line rolls it</numerusform>
            <numerusform>Type your dice; &lt;b&gt;Enter&lt;/b&gt; on this line rolls them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;Enter&lt;/b&gt; on this line takes %n dice</source>
        <translation>
            <numerusform>&lt;b&gt;Enter&lt;/b&gt; on this line takes it</numerusform>
            <numerusform>&lt;b&gt;Enter&lt;/b&gt; on this line takes them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;Enter&lt;/b&gt; on this line takes %n cards</source>
        <translation>
            <numerusform>&lt;b&gt;Enter&lt;/b&gt; on this line takes %n card</numerusform>
            <numerusform>&lt;b&gt;Enter&lt;/b&gt; on this line takes %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::EncounterView</name>
    <message numerus="yes">
        <source>%n quiet turns passed.</source>
        <translation>
            <numerusform>One quiet turn passed.</numerusform>
            <numerusform>%n quiet turns passed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::ExpectationForm</name>
    <message numerus="yes">
        <source>%1 of %n so far</source>
        <translation>
            <numerusform>%1 of %n so far</numerusform>
            <numerusform>%1 of %n so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::FaceBars</name>
    <message numerus="yes">
        <source>%1: %n times</source>
        <translation>
            <numerusform>%1: %n time</numerusform>
            <numerusform>%1: %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::FigurePanel</name>
    <message numerus="yes">
        <source>%n points</source>
        <extracomment>What the figure is worth</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::FigureStory</name>
    <message numerus="yes">
        <source>Stay or Go: %n dice fewer</source>
        <translation>
            <numerusform>Stay or Go: one die fewer</numerusform>
            <numerusform>Stay or Go: %n dice fewer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stay or Go: all %n dice</source>
        <translation>
            <numerusform>Stay or Go: the one die</numerusform>
            <numerusform>Stay or Go: all %n dice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::FileRecovery</name>
    <message numerus="yes">
        <source>You are now in the copy, without %n lost pictures. “%1” was not changed.</source>
        <translation>
            <numerusform>You are now in the copy, without %n lost picture. “%1” was not changed.</numerusform>
            <numerusform>You are now in the copy, without %n lost pictures. “%1” was not changed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::ForecastPage</name>
    <message numerus="yes">
        <source>%n months</source>
        <translation>
            <numerusform>%n month</numerusform>
            <numerusform>%n months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <comment>two a month</comment>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::FormerList</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Button: shows the rest of a list</extracomment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::GoalDialog</name>
    <message numerus="yes">
        <source>%1: %n won</source>
        <translation>
            <numerusform>%1: %n won</numerusform>
            <numerusform>%1: %n won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n battles won</source>
        <translation>
            <numerusform>%n battle won</numerusform>
            <numerusform>%n battles won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n encounter points</source>
        <translation>
            <numerusform>%n encounter point</numerusform>
            <numerusform>%n encounter points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Grunts in the band</source>
        <translation>
            <numerusform>%n Grunt in the band</numerusform>
            <numerusform>%n Grunts in the band</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::GridField</name>
    <message numerus="yes">
        <source>%n sections</source>
        <translation>
            <numerusform>%n section</numerusform>
            <numerusform>%n sections</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::LuckView</name>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rolls</source>
        <translation>
            <numerusform>%n roll</numerusform>
            <numerusform>%n rolls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::NoteSheet</name>
    <message numerus="yes">
        <source>%n words</source>
        <extracomment>The length of the note</extracomment>
        <translation>
            <numerusform>%n word</numerusform>
            <numerusform>%n words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::PlayView</name>
    <message numerus="yes">
        <source>%1 of %n sections scouted</source>
        <translation>
            <numerusform>%1 of %n section scouted</numerusform>
            <numerusform>%1 of %n sections scouted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::PrepareView</name>
    <message numerus="yes">
        <source>%n places free</source>
        <translation>
            <numerusform>%n place free</numerusform>
            <numerusform>%n places free</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::PrintDialog</name>
    <message numerus="yes">
        <source>%n pages.</source>
        <translation>
            <numerusform>One page.</numerusform>
            <numerusform>%n pages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages; the preview shows the first %1.</source>
        <translation>
            <numerusform>%n page; the preview shows the first %1.</numerusform>
            <numerusform>%n pages; the preview shows the first %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::RecruitRow</name>
    <message numerus="yes">
        <source>%n places free</source>
        <translation>
            <numerusform>One place free</numerusform>
            <numerusform>%n places free</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The limit is the Star’s Rep: at most %n Grunts.</source>
        <translation>
            <numerusform>The limit is the Star’s Rep: at most %n Grunt.</numerusform>
            <numerusform>The limit is the Star’s Rep: at most %n Grunts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leads at most %n Grunts.</source>
        <translation>
            <numerusform>%1 leads at most %n Grunt.</numerusform>
            <numerusform>%1 leads at most %n Grunts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::ReportChoices</name>
    <message numerus="yes">
        <source>%n places</source>
        <extracomment>In how many places the player wrote something</extracomment>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sections</source>
        <extracomment>The number of sections of the table</extracomment>
        <translation>
            <numerusform>%n section</numerusform>
            <numerusform>%n sections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n events</source>
        <extracomment>The number of things that happened</extracomment>
        <translation>
            <numerusform>%n event</numerusform>
            <numerusform>%n events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::ReportDialog</name>
    <message numerus="yes">
        <source>All %n battles</source>
        <translation>
            <numerusform>%n battle</numerusform>
            <numerusform>All %n battles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the first %n battles</source>
        <translation>
            <numerusform>the first battle</numerusform>
            <numerusform>the first %n battles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::RosterDelegate</name>
    <message numerus="yes">
        <source>%n points</source>
        <extracomment>What the figure is worth</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
</TS>

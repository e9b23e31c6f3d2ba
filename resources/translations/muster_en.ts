<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Acts</name>
    <message numerus="yes">
        <source>%n points each</source>
        <translation>
            <numerusform>%n point each</numerusform>
            <numerusform>%n points each</numerusform>
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
        <source>About %n enemies</source>
        <translation>
            <numerusform>About %n enemy</numerusform>
            <numerusform>About %n enemies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for a party of %n</source>
        <translation>
            <numerusform>for a party of %n</numerusform>
            <numerusform>for a party of %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n × three months with you, this one included</source>
        <translation>
            <numerusform>Three months with you, this one included</numerusform>
            <numerusform>%n × three months with you, this one included</numerusform>
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
</context>
<context>
    <name>Story</name>
    <message numerus="yes">
        <source>%1 and %2 of %3 %4, %n away, %5 %6 in all</source>
        <translation>
            <numerusform>%1 and %2 of %3 %4, %n away, %5 %6 in all</numerusform>
            <numerusform>%1 and %2 of %3 %4, %n away, %5 %6 in all</numerusform>
        </translation>
    </message>
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
</context>
<context>
    <name>muster::ChronicleDelegate</name>
    <message numerus="yes">
        <source>%n steps of play</source>
        <translation>
            <numerusform>%n step of play</numerusform>
            <numerusform>%n steps of play</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::ChroniclePage</name>
    <message numerus="yes">
        <source>&amp;Go to here (undo %n steps)</source>
        <translation>
            <numerusform>&amp;Go to here (undo %n step)</numerusform>
            <numerusform>&amp;Go to here (undo %n steps)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps since %1</source>
        <translation>
            <numerusform>%n step since %1</numerusform>
            <numerusform>%n steps since %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps, from %1 on</source>
        <translation>
            <numerusform>%n step, from %1 on</numerusform>
            <numerusform>%n steps, from %1 on</numerusform>
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
</context>
<context>
    <name>muster::DropQuestion</name>
    <message numerus="yes">
        <source>Discard the %n undone steps?</source>
        <translation>
            <numerusform>Discard the undone step?</numerusform>
            <numerusform>Discard the undone steps?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps were undone and can still be redone. If you continue, they are discarded for good.</source>
        <translation>
            <numerusform>This step was undone and can still be redone. If you continue, it is discarded for good.</numerusform>
            <numerusform>These steps were undone and can still be redone. If you continue, they are discarded for good.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rolls</source>
        <translation>
            <numerusform>%n roll</numerusform>
            <numerusform>%n rolls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Redo %n steps</source>
        <translation>
            <numerusform>&amp;Redo it</numerusform>
            <numerusform>&amp;Redo them</numerusform>
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
    <name>muster::FigureStory</name>
    <message numerus="yes">
        <source>Stay or Go: %n dice fewer</source>
        <translation>
            <numerusform>Stay or Go: one die fewer</numerusform>
            <numerusform>Stay or Go: %n dice fewer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::FormerList</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::PlacesFree</name>
    <message numerus="yes">
        <source>%n places free</source>
        <translation>
            <numerusform>One place free</numerusform>
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
</context>
</TS>

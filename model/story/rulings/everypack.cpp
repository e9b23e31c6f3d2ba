// SPDX-License-Identifier: MIT
#include "model/story/rulings/parts.h"
#include "model/texts.h"

namespace muster::rulingparts {

std::vector<Ruling> everyPack()
{
    return {
        {QStringLiteral("R1"),
         {},
         StoryText::tr("Halves"),
         StoryText::tr("Half a figure, inch or turn is rounded up. A half that is only compared with stays exact.")},
        {QStringLiteral("R2"),
         {},
         StoryText::tr("Passing dice"),
         StoryText::tr("At most two dice count as passed, however many are rolled. Extra dice are extra chances.")},
        {QStringLiteral("R3"),
         {},
         StoryText::tr("Rep below 1"),
         StoryText::tr(
             "Nobody stays in play at Rep 0: a Grunt who would drop to it is gone, and a Star’s career ends.")},
        {QStringLiteral("R4"),
         {},
         StoryText::tr("The order of dice"),
         StoryText::tr(
             "Dice are rolled in the order of the book’s steps, and within a step by section or figure number.")},
        {QStringLiteral("R5"),
         {},
         StoryText::tr("Editing by hand"),
         StoryText::tr(
             "You can change any result by hand. The change is recorded like any other step and can be undone.")},
        {QStringLiteral("R6"), {}, StoryText::tr("Contact"), StoryText::tr("Every contact is at least one enemy.")},
        {QStringLiteral("R7"),
         {},
         StoryText::tr("A wound and what a figure does"),
         StoryText::tr("A wound and what a figure is doing are kept side by side, on the table, in the report and in "
                       "the story. Neither ends the other.")},
        {QStringLiteral("R8"),
         {},
         StoryText::tr("Kills, routs and damage"),
         StoryText::tr("A figure with a kill or a rout has inflicted damage. There cannot be more kills and routs than "
                       "the enemy lost figures.")},
        {QStringLiteral("R9"),
         {},
         StoryText::tr("What the book decides"),
         StoryText::tr("Where the book decides who has won, Muster suggests the outcome and gives the reason. In "
                       "Swordplay a Patrol succeeds if the Star scouts every section and leaves by your own edge; a "
                       "defence fails if a figure is captured or a building is looted. What you report counts.")},
        {QStringLiteral("R91"),
         {},
         StoryText::tr("A foe who comes back"),
         StoryText::tr("A leader of the enemy with a name may be met again. This is ours, not the books’. An option of "
                       "the campaign says how: Muster asks whether the leader who has come is a foe you know; or one "
                       "die, after all others, brings back on 1 to 3 the one at large who was named or met last; or it "
                       "happens only when you say so. On the table a foe has the Rep and the weapon of the leader who "
                       "comes, and is known by those from then on. Who is captured or killed does not come back. "
                       "Campaigns from before this ruling have it off.")},
        {QStringLiteral("R93"),
         {},
         StoryText::tr("A campaign that began on paper"),
         StoryText::tr("What is told when the campaign is created has no dice. It is marked as told, and everything "
                       "worked out from it counts as if it had been played.")},
        {QStringLiteral("R94"),
         {},
         StoryText::tr("Stay or Go switched off"),
         StoryText::tr("An option switches Stay or Go off and on between encounters. Months count all the same; poison "
                       "and exemption wait until it is taken again.")},
        {QStringLiteral("R95"),
         {},
         StoryText::tr("A table of other than nine sections"),
         StoryText::tr(
             "A table can have two to sixteen sections in rows of the same length, numbered row by row from the "
             "far edge. The objective is in the middle of the far row, to the left of two; a river is a lake "
             "in the section with as much of the table on each side. A PEF is placed by one die with a side "
             "for each section outside your own row, or for each section of the row by which it enters; "
             "nine sections keep the die of the book. A battle that has begun keeps its sections.")},
    };
}

} // namespace muster::rulingparts

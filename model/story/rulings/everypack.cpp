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
         StoryText::tr(
             "Half a figure, inch or turn counts as a whole one. Where a half is only compared with, it stays exact.")},
        {QStringLiteral("R2"),
         {},
         StoryText::tr("Passing dice"),
         StoryText::tr("Two dice at most count as passed, however many are rolled. More dice are more chances.")},
        {QStringLiteral("R3"),
         {},
         StoryText::tr("Rep below 1"),
         StoryText::tr("Nobody plays on with Rep 0: a Grunt who would drop to it is gone, and a Star's career ends.")},
        {QStringLiteral("R4"),
         {},
         StoryText::tr("The order of dice"),
         StoryText::tr(
             "Dice are rolled in the book's order of steps, and within a step by section or by figure number.")},
        {QStringLiteral("R5"),
         {},
         StoryText::tr("Corrections"),
         StoryText::tr(
             "Whatever was worked out can be set right by hand. It is written down like everything else and can be "
             "taken back.")},
        {QStringLiteral("R6"),
         {},
         StoryText::tr("Contact"),
         StoryText::tr("Wherever there is contact, there is at least one enemy.")},
        {QStringLiteral("R7"),
         {},
         StoryText::tr("A wound and what a figure does"),
         StoryText::tr("A wound and what a figure is doing are kept side by side, on the table, in the report and in "
                       "the story. Neither ends the other.")},
        {QStringLiteral("R8"),
         {},
         StoryText::tr("Deeds that hold together"),
         StoryText::tr(
             "Whoever has a kill or a rout has inflicted damage, and nobody has more of them than the enemy lost.")},
        {QStringLiteral("R9"),
         {},
         StoryText::tr("What the book decides"),
         StoryText::tr(
             "Where the book says who has won it is proposed, with the reason. In Swordplay a Patrol needs the "
             "Star, who sees every section and leaves by your own edge; a defence is lost with anybody who "
             "is captured or a building that is looted. What you report counts.")},
    };
}

} // namespace muster::rulingparts

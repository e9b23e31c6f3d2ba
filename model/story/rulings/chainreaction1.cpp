// SPDX-License-Identifier: MIT
#include "model/story/rulings/parts.h"
#include "model/texts.h"

namespace muster::rulingparts {

std::vector<Ruling> chainReaction1()
{
    const QString pack = QStringLiteral("chain-reaction-1");
    return {
        {QStringLiteral("R60"), pack, StoryText::tr("The calendar"),
         StoryText::tr(
             "A year has 24 turns, two for each month, and begins in early January. A month missed is two turns.")},
        {QStringLiteral("R61"), pack, StoryText::tr("Ties for the next encounter"),
         StoryText::tr("Those that tie for the highest roll again among themselves, with their modifiers, in the "
                       "table's order.")},
        {QStringLiteral("R62"), pack, StoryText::tr("Pursuit in the movies"),
         StoryText::tr("The modifier printed without a sign is a plus.")},
        {QStringLiteral("R63"), pack, StoryText::tr("Which side you are on"),
         StoryText::tr(
             "In a siege 1 to 3 has you besieged, 4 to 6 besieging. In a robbery police are the police and everybody "
             "else robs. A firefight has no roles.")},
        {QStringLiteral("R64"), pack, StoryText::tr("Points for the ambushed"),
         StoryText::tr(
             "All of them if half or more of the figures leave by the exit, half if any do, none otherwise.")},
        {QStringLiteral("R65"), pack, StoryText::tr("Sharing points"),
         StoryText::tr(
             "400 times the part that was won, divided by the figures you brought, fractions dropped. Kills and "
             "runaways count for the figure that did it.")},
        {QStringLiteral("R66"), pack, StoryText::tr("Experience"),
         StoryText::tr(
             "Rep 2 or 3 goes up by one, to 4 at most, for whoever took part, did harm, stayed on his feet and did not "
             "run. A Rep lost to a failed recovery does not come back this way.")},
        {QStringLiteral("R67"), pack, StoryText::tr("Lost nerve"),
         StoryText::tr("Running away without a wound costs a Rep for good, even if a wound followed while he ran.")},
        {QStringLiteral("R68"), pack, StoryText::tr("Recruits for an encounter"),
         StoryText::tr(
             "So many for each point of the leader's Rep; the survivors carry on and the list fills the band up. An "
             "option goes by Rep squared.")},
        {QStringLiteral("R69"), pack, StoryText::tr("Travel"),
         StoryText::tr("From one locale to another takes two turns, and encounters may happen on the way.")},
        {QStringLiteral("R70"), pack, StoryText::tr("Settlements"),
         StoryText::tr(
             "Up to size 4 the small table serves, for 5 and 6 the larger one. The number rolled counts what is not a "
             "home: first what must be there, in the table's order, then what the dice add. Homes are twice or four "
             "times as many; size 1 is a single home.")},
        {QStringLiteral("R71"), pack, StoryText::tr("What besiegers need"),
         StoryText::tr("Their points are for capturing or killing everybody; escape is the other side's condition.")},
        {QStringLiteral("R72"), pack, StoryText::tr("Terrain"),
         StoryText::tr("This edition deals none. An option borrows Chain Reaction 3.0's nine sections.")},
        {QStringLiteral("R73"), pack, StoryText::tr("A bad wound on equal scores"),
         StoryText::tr("He is unconscious, not dead.")},
        {QStringLiteral("R74"), pack, StoryText::tr("Genres"),
         StoryText::tr(
             "The table of modifiers holds where the lists say otherwise. Aliens use the column of the movies, but for "
             "Firefight and Sweep, which they have, and Siege, which they have not; media and reactions are their "
             "own.")},
        {QStringLiteral("R75"), pack, StoryText::tr("How long a day is"),
         StoryText::tr("Ten face cards, five more for each side beyond two. Without cards, count twelve turns.")},
        {QStringLiteral("R76"), pack, StoryText::tr("Special weapons"),
         StoryText::tr(
             "One for each full 5 figures of the military, 10 guerrillas or 8 of a gang, and never fewer than "
             "one. A Special rolled beyond that is rolled again, on both sides.")},
        {QStringLiteral("R77"), pack, StoryText::tr("The limit of an encounter"),
         StoryText::tr(
             "No more begin than the encounter allows; whom you leave at home is your choice. What follows at "
             "once is fought by those who are left, and nobody recruits for it.")},
        {QStringLiteral("R79"), pack, StoryText::tr("The order of a robbery"),
         StoryText::tr("Something is robbed; at the end of that turn and each one after it the alarm is rolled for; "
                       "the police come in the first turn after the alarm in which they move first, and one or two "
                       "more each turn.")},
        {QStringLiteral("R84"), pack, StoryText::tr("Aliens, zombies and blows that knock out"),
         StoryText::tr("They come in the number the list's recruiting gives; of the aliens figures 1, 4, 7 and so on "
                       "are big. Blows of the unarmed, other than aliens and zombies, and tear gas make unconscious "
                       "where they would kill.")},
        {QStringLiteral("R86"), pack, StoryText::tr("Rivers"),
         StoryText::tr("Where this edition's rules are played a river is 6 inches wide, and one die says where it can "
                       "be forded: 1 nowhere, with a bridge; 2–3 along half of it; 4–6 everywhere.")},
        {QStringLiteral("R87"), pack, StoryText::tr("Several players"),
         StoryText::tr("Each Star rolls for an encounter in every turn, and every 7 is fought, in the order in which "
                       "the Stars joined. Each band keeps its own points.")},
    };
}

} // namespace muster::rulingparts

// SPDX-License-Identifier: MIT
#include "model/story/rulings/parts.h"
#include "model/texts.h"

namespace muster::rulingparts {

std::vector<Ruling> chainReaction3()
{
    const QString pack = QStringLiteral("chain-reaction-3");
    return {
        {QStringLiteral("R40"), pack, StoryText::tr("Two misprinted rows"),
         StoryText::tr(
             "The Military list's third row is a Team Leader on 2 to 4, and Insurgents on 3 to 5 are Military "
             "Trained.")},
        {QStringLiteral("R41"), pack, StoryText::tr("A Rep higher than the Star's"),
         StoryText::tr(
             "A recruit whose Rep is higher than the Star's is rolled again. If a list has no figure with the Star's "
             "Rep or less, you cannot recruit from it.")},
        {QStringLiteral("R42"), pack, StoryText::tr("Who carries what"),
         StoryText::tr("Everybody has the weapon of his list, and a gang rolls one die for it. You may change any.")},
        {QStringLiteral("R43"), pack, StoryText::tr("What country it is"),
         StoryText::tr("It is rolled for each section. An option rolls it once for the whole table, or fixes it.")},
        {QStringLiteral("R44"), pack, StoryText::tr("Buildings in the woods"),
         StoryText::tr("The die's 4 is printed for both: 1 to 4 is one building, 5 and 6 are two.")},
        {QStringLiteral("R45"), pack, StoryText::tr("Which way a road runs"),
         StoryText::tr(
             "Road sections that share an edge are one road with one direction, rolled once when all nine sections are "
             "known. A road dealt later takes the direction of one it touches.")},
        {QStringLiteral("R46"), pack, StoryText::tr("Rivers and lakes"),
         StoryText::tr(
             "A river crosses its section from edge to edge; in section 5 it is a lake, which nobody fords. A river "
             "that cannot be forded has a bridge, and a river alone lies in clear country.")},
        {QStringLiteral("R47"), pack, StoryText::tr("How many enemies"),
         StoryText::tr(
             "The numbers are printed twice, and an option chooses the page or the sheet. A total beyond a table's end "
             "meets the row at that end. PEFs move by the page's table.")},
        {QStringLiteral("R48"), pack, StoryText::tr("Which table tells how many"),
         StoryText::tr(
             "The side on patrol decides: military and police use the Military table, insurgents and gangs the other. "
             "Several groups are as equal as can be, the larger first; two and three times the party are meant in "
             "all.")},
        {QStringLiteral("R49"), pack, StoryText::tr("Where their leader is"),
         StoryText::tr("He is the first figure of the first group and has Rep 5. Once he is on the table his die is "
                       "still rolled, "
                       "and counts for nothing.")},
        {QStringLiteral("R50"), pack, StoryText::tr("One die passed in recovery"),
         StoryText::tr("Whether out of the fight or run away, he returns with one Rep less.")},
        {QStringLiteral("R51"), pack, StoryText::tr("From battle to battle"),
         StoryText::tr(
             "An option decides: linked campaigns borrow Swordplay's months, Enemy Activity Level and Stay or Go; "
             "plain "
             "ones have recovery and a raid after each successful patrol. A further option lets PEFs go by the Enemy "
             "Activity Level.")},
        {QStringLiteral("R52"), pack, StoryText::tr("Attributes"),
         StoryText::tr(
             "A Star chooses two different ones, a Grunt rolls one. Those that touch a roll made here are applied; the "
             "others stand on the roster.")},
        {QStringLiteral("R53"), pack, StoryText::tr("Reinforcements"),
         StoryText::tr(
             "The encounter has an option for them: none, on doubles with the edge by a die, or on a seven with half a "
             "die of figures from the edge they began at.")},
        {QStringLiteral("R54"), pack, StoryText::tr("Outgunned under fire"),
         StoryText::tr("He ducks back on two dice passed and on one, in cover or not.")},
        {QStringLiteral("R55"), pack, StoryText::tr("Charged from behind"),
         StoryText::tr("He fights with penalties on two dice passed and on one.")},
        {QStringLiteral("R56"), pack, StoryText::tr("A wooded hill, and retiring"),
         StoryText::tr("A wooded hill is scouted as woods. Whoever retires goes 12 inches.")},
        {QStringLiteral("R57"), pack, StoryText::tr("More than two sides"),
         StoryText::tr("Sides whose dice are equal do not activate this turn, and the others do. All dice are rolled "
                       "again only if they are all equal.")},
        {QStringLiteral("R58"), pack, StoryText::tr("Playing without attributes"),
         StoryText::tr("Attributes are optional. An option turns them off, and recruits roll none.")},
        {QStringLiteral("R59"), pack, StoryText::tr("Finds, and street warfare"),
         StoryText::tr("Whomever a scout finds is somebody: a result of nobody counts as B. A campaign set in the "
                       "street rolls nothing for the table: a street 12 inches wide runs through sections 2, 5 and 8, "
                       "and one building stands in each of the others.")},
    };
}

} // namespace muster::rulingparts

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
         StoryText::tr("A recruit with a higher Rep than the Star's is re-rolled. If a list has no figure with the "
                       "Star's Rep or less, you cannot recruit from it.")},
        {QStringLiteral("R42"), pack, StoryText::tr("Weapons"),
         StoryText::tr(
             "Figures carry the standard weapon of their list; a gang rolls 1d6 for each. You may change any weapon.")},
        {QStringLiteral("R43"), pack, StoryText::tr("Country"),
         StoryText::tr("Rolled for each section. An option rolls it once for the whole table, or fixes it.")},
        {QStringLiteral("R44"), pack, StoryText::tr("Buildings in the woods"),
         StoryText::tr("A 4 is printed for both: 1 to 4 is one building, 5 and 6 are two.")},
        {QStringLiteral("R45"), pack, StoryText::tr("Which way a road runs"),
         StoryText::tr("Road sections that share an edge are one road with one direction, rolled once when all nine "
                       "sections are known. A road re-rolled later takes the direction of a road it touches.")},
        {QStringLiteral("R46"), pack, StoryText::tr("Rivers and lakes"),
         StoryText::tr("A river crosses its section from edge to edge; in section 5 it is a lake, which cannot be "
                       "forded. A river that cannot be forded has a bridge, and a river alone lies in clear country.")},
        {QStringLiteral("R47"), pack, StoryText::tr("How many enemies"),
         StoryText::tr("The numbers are printed twice; an option chooses the page or the reference sheet. A total "
                       "beyond the end of a table uses the row at that end. PEFs move by the page's table.")},
        {QStringLiteral("R48"), pack, StoryText::tr("Which table tells how many"),
         StoryText::tr(
             "The side on patrol decides: military and police use the Military table, insurgents and gangs the other. "
             "Several groups are as equal as possible, the larger first; two and three times the party are totals.")},
        {QStringLiteral("R49"), pack, StoryText::tr("Where their leader is"),
         StoryText::tr("The first figure of the first group, at Rep 5. Once the leader is on the table, the leader die "
                       "is still rolled and ignored.")},
        {QStringLiteral("R50"), pack, StoryText::tr("One die passed in recovery"),
         StoryText::tr("Out of the Fight or ran away: the figure returns at Rep −1.")},
        {QStringLiteral("R51"), pack, StoryText::tr("From battle to battle"),
         StoryText::tr("An option decides: linked campaigns use Swordplay's months, Enemy Activity Level and Stay or "
                       "Go; plain ones have only recovery and a raid after each successful patrol. Another option "
                       "makes PEFs use the Enemy Activity Level.")},
        {QStringLiteral("R52"), pack, StoryText::tr("Attributes"),
         StoryText::tr("A Star chooses two different attributes, a Grunt rolls one. Those that affect a roll Muster "
                       "makes are applied; the others are listed on the roster.")},
        {QStringLiteral("R53"), pack, StoryText::tr("Reinforcements"),
         StoryText::tr("An option of the encounter: none; on doubles, with the edge by die; or on a total of seven, "
                       "½d6 figures from the edge they started at.")},
        {QStringLiteral("R54"), pack, StoryText::tr("Outgunned under fire"),
         StoryText::tr("The figure ducks back with two dice passed and with one, in cover or not.")},
        {QStringLiteral("R55"), pack, StoryText::tr("Charged from the rear"),
         StoryText::tr("The figure fights with penalties with two dice passed and with one.")},
        {QStringLiteral("R56"), pack, StoryText::tr("Wooded hills, and retiring"),
         StoryText::tr("A wooded hill is scouted as woods. Retiring is 12 inches.")},
        {QStringLiteral("R57"), pack, StoryText::tr("More than two sides"),
         StoryText::tr("Sides whose dice are equal do not activate this turn, and the others do. All dice are rolled "
                       "again only if they are all equal.")},
        {QStringLiteral("R58"), pack, StoryText::tr("Playing without attributes"),
         StoryText::tr("Attributes are optional. An option turns them off, and recruits roll none.")},
        {QStringLiteral("R59"), pack, StoryText::tr("Finds, reinforcements on seven, and street warfare"),
         StoryText::tr("What a scout finds is never a false alarm: a result of nobody counts as B. Reinforcements on "
                       "seven come from those who sat out; if there are none, they are recruited and leave after the "
                       "encounter. A campaign set in the street rolls no terrain: a street 12 inches wide runs through "
                       "sections 2, 5 and 8, and each of the others has one building.")},
    };
}

} // namespace muster::rulingparts

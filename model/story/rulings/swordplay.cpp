// SPDX-License-Identifier: MIT
#include "model/story/rulings/parts.h"
#include "model/texts.h"

namespace muster::rulingparts {

std::vector<Ruling> swordplay()
{
    const QString pack = QStringLiteral("swordplay");
    return {
        {QStringLiteral("R10"), pack, StoryText::tr("Outranking the Star"),
         StoryText::tr(
             "A Grunt who joined with a higher Rep than the Star's goes after his first encounter, without a test. An "
             "option compares the Reps again after every encounter.")},
        {QStringLiteral("R11"), pack, StoryText::tr("The size of the band"),
         StoryText::tr(
             "The Star leads as many Grunts as his Rep today. If it falls, nobody is sent away, but nobody can join "
             "until there is room.")},
        {QStringLiteral("R12"), pack, StoryText::tr("Recruiting"),
         StoryText::tr("Between encounters you may recruit as often as there is room.")},
        {QStringLiteral("R13"), pack, StoryText::tr("Enemy Activity Level"),
         StoryText::tr(
             "It stays between 1 and 5. A rise from a PEF lasts for that encounter; the next one is worked out from "
             "where this one began.")},
        {QStringLiteral("R14"), pack, StoryText::tr("When the Star falls"),
         StoryText::tr(
             "A Star out of the fight who passes no die cheats death for one Rep if he has one to give; by option he "
             "dies. One who ran away is back at one less. Dead or captured, he takes the campaign with him.")},
        {QStringLiteral("R15"), pack, StoryText::tr("Ran away, one die passed"),
         StoryText::tr("He is back with one Rep less; with only one to begin with he stays away.")},
        {QStringLiteral("R16"), pack, StoryText::tr("The Star's dice in Stay or Go"),
         StoryText::tr(
             "One roll serves for all Grunts. What counts for one alone is rolled for him and added, or leaves out the "
             "last dice of the common roll.")},
        {QStringLiteral("R17"), pack, StoryText::tr("Ties in Stay or Go"),
         StoryText::tr("As many successes on both sides: he stays after a success and goes after a failure.")},
        {QStringLiteral("R18"), pack, StoryText::tr("Twice as many"),
         StoryText::tr("More than the other side, and at least twice as many. One against none is twice.")},
        {QStringLiteral("R19"), pack, StoryText::tr("Poison and exemption"),
         StoryText::tr(
             "Both hold for the test after the next encounter and are spent by it. Poison works on those whose Rep is "
             "no higher than the leaver's, and never twice over.")},
        {QStringLiteral("R20"), pack, StoryText::tr("Cheating death and Stay or Go"),
         StoryText::tr(
             "A Star who cheats death on the table did not go out of the fight. One who does so in recovery did.")},
        {QStringLiteral("R21"), pack, StoryText::tr("Months in the band"),
         StoryText::tr("The month of the encounter just played counts when Stay or Go is rolled.")},
        {QStringLiteral("R22"), pack, StoryText::tr("Captured"),
         StoryText::tr("Captured figures are off the band and take no tests. You may bring them back by hand.")},
        {QStringLiteral("R23"), pack, StoryText::tr("The size of the party"),
         StoryText::tr("How many enemies there are depends on the figures you have on the table.")},
        {QStringLiteral("R24"), pack, StoryText::tr("The enemy's leader"),
         StoryText::tr(
             "He is the first of the figures rolled and has Rep 5. Without a C he is with the last PEF, if anybody "
             "is.")},
        {QStringLiteral("R25"), pack, StoryText::tr("PEFs in a raid"),
         StoryText::tr("When you attack, the PEFs in the buildings are among the three. When you defend, each enters "
                       "by 7, 8 or 9 "
                       "on a die.")},
        {QStringLiteral("R26"), pack, StoryText::tr("Sections"),
         StoryText::tr(
             "1, 2 and 3 are the far edge, 7, 8 and 9 yours. When you defend a building, you stand in 1, 2 and 3 and "
             "the "
             "table is turned.")},
        {QStringLiteral("R27"), pack, StoryText::tr("Terrain pieces"),
         StoryText::tr("A piece covers about three quarters of its section. Buildings stand on clear ground.")},
        {QStringLiteral("R28"), pack, StoryText::tr("Star Power"),
         StoryText::tr(
             "The Star has as many dice as Rep when an encounter begins. What is left is kept track of on the table.")},
        {QStringLiteral("R29"), pack, StoryText::tr("How it ended"),
         StoryText::tr(
             "With the Star killed, or nobody left on the table, a failure is proposed. What you report counts.")},
        {QStringLiteral("R31"), pack, StoryText::tr("Whose Leader Die"),
         StoryText::tr("The Star's is for the Star's own group while the Star is on the table and carries on, and an "
                       "enemy Star Leader's for that leader's group. Tests of anybody else have none; it can be added "
                       "or left out by hand.")},
        {QStringLiteral("R32"), pack, StoryText::tr("Losses that cost a die"),
         StoryText::tr("A Grunt who was captured counts only if the figure was reported out of the fight as well.")},
        {QStringLiteral("R33"), pack, StoryText::tr("Who comes back"),
         StoryText::tr("A Grunt who was captured or lost and is brought back counts months anew.")},
        {QStringLiteral("R34"), pack, StoryText::tr("A quiet month"),
         StoryText::tr("A month can pass without an encounter. Everybody serves it, nobody takes Stay or Go, poison "
                       "and exemption wait for the next test, and the Enemy Activity Level and the next encounter "
                       "stay as they are.")},
        {QStringLiteral("R35"), pack, StoryText::tr("Peasants' arms"),
         StoryText::tr("1–3 unarmed, 4–5 a farm tool, 6 a bow.")},
        {QStringLiteral("R36"), pack, StoryText::tr("Several Stars on one side"),
         StoryText::tr(
             "Each player has a Star with up to the Star's Rep in Grunts; there is one campaign, one Enemy "
             "Activity Level and one encounter at a time. Grunts weigh Stay or Go against their own Star, and "
             "only losses of that band cost a die. Grunts of a lost Star take no test: another Star with room "
             "may take them over, and their months begin anew; the others leave. The campaign ends with the "
             "last Star.")},
        {QStringLiteral("R38"), pack, StoryText::tr("Several tests, Fanatics, reloading"),
         StoryText::tr("Of several outcomes the worst counts: Runaway, Cohesion, Duck Back, Carry On, Rush Shot, Fire, "
                       "Advance, Charge. Fanatics have their third die only where the quick reference shows it. A "
                       "crossbow reloaded by one die passed waits until its figure is active.")},
    };
}

} // namespace muster::rulingparts

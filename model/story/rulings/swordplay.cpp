// SPDX-License-Identifier: MIT
#include "model/story/rulings/parts.h"
#include "model/texts.h"

namespace muster::rulingparts {

std::vector<Ruling> swordplay()
{
    const QString pack = QStringLiteral("swordplay");
    return {
        {QStringLiteral("R10"), pack, StoryText::tr("Outranking the Star"),
         StoryText::tr("A Grunt who joined with a higher Rep than the Star's leaves after the first encounter, without "
                       "a test. An option compares the Reps again after every encounter.")},
        {QStringLiteral("R11"), pack, StoryText::tr("The size of the band"),
         StoryText::tr("The Star leads as many Grunts as the Star's current Rep. If it falls, nobody is dismissed, but "
                       "nobody can join until there is room.")},
        {QStringLiteral("R12"), pack, StoryText::tr("Recruiting"),
         StoryText::tr("Between encounters you may recruit as long as there is room.")},
        {QStringLiteral("R13"), pack, StoryText::tr("Enemy Activity Level"),
         StoryText::tr("It stays between 1 and 5. A rise from a PEF lasts for that encounter only; the next level is "
                       "worked out from the one this encounter began with.")},
        {QStringLiteral("R14"), pack, StoryText::tr("When the Star falls"),
         StoryText::tr("A Star Out of the Fight who passes no die cheats death at the cost of one Rep, if there is one "
                       "to lose; with the option, the Star dies. A Star who ran away returns at Rep −1. If the Star "
                       "dies or is captured, the campaign is over.")},
        {QStringLiteral("R15"), pack, StoryText::tr("Ran away, one die passed"),
         StoryText::tr("The figure returns at Rep −1; a figure of Rep 1 does not return.")},
        {QStringLiteral("R16"), pack, StoryText::tr("The Star's dice in Stay or Go"),
         StoryText::tr("One roll counts for all Grunts. Bonus dice for a single Grunt are rolled separately and added; "
                       "penalty dice leave out the last dice of the common roll.")},
        {QStringLiteral("R17"), pack, StoryText::tr("Ties in Stay or Go"),
         StoryText::tr("Equal successes: the Grunt stays after a success and leaves after a failure.")},
        {QStringLiteral("R18"), pack, StoryText::tr("Twice as many"),
         StoryText::tr("More than the other side, and at least twice as many. One against none is twice.")},
        {QStringLiteral("R19"), pack, StoryText::tr("Poison and exemption"),
         StoryText::tr("Both apply to the test after the next encounter and are then used up. Poison affects figures "
                       "whose Rep is equal to or lower than the leaver's, and does not add up.")},
        {QStringLiteral("R20"), pack, StoryText::tr("Cheating death and Stay or Go"),
         StoryText::tr(
             "A Star who cheats death on the table did not go Out of the Fight. A Star who does so in recovery did.")},
        {QStringLiteral("R21"), pack, StoryText::tr("Months in the band"),
         StoryText::tr("The month of the encounter just played counts when Stay or Go is rolled.")},
        {QStringLiteral("R22"), pack, StoryText::tr("Captured"),
         StoryText::tr(
             "Captured figures leave the band and take no tests, unless an option has their recovery checked. "
             "You can bring them back by hand.")},
        {QStringLiteral("R23"), pack, StoryText::tr("The size of the party"),
         StoryText::tr("The number of enemies depends on the figures you have on the table.")},
        {QStringLiteral("R24"), pack, StoryText::tr("The enemy's leader"),
         StoryText::tr("The first of the figures rolled, at Rep 5. If no C came up, the leader is with the last PEF, "
                       "if anybody is.")},
        {QStringLiteral("R25"), pack, StoryText::tr("PEFs in a raid"),
         StoryText::tr("When you attack, the PEFs in the buildings count among the three. When you defend, each PEF "
                       "enters at section 7, 8 or 9 by die.")},
        {QStringLiteral("R26"), pack, StoryText::tr("Sections"),
         StoryText::tr("Sections 1, 2 and 3 are the far edge; 7, 8 and 9 are yours. When you defend a building you "
                       "stand in 1, 2 and 3, and the table is turned round.")},
        {QStringLiteral("R27"), pack, StoryText::tr("Terrain pieces"),
         StoryText::tr("A terrain piece covers about three quarters of its section. Buildings stand on clear ground.")},
        {QStringLiteral("R28"), pack, StoryText::tr("Star Power"),
         StoryText::tr(
             "The Star starts each encounter with as many dice as Rep. The dice left are tracked during play.")},
        {QStringLiteral("R29"), pack, StoryText::tr("Outcome"),
         StoryText::tr(
             "If the Star was killed, or nobody is left on the table, a failure is suggested. Your report decides.")},
        {QStringLiteral("R31"), pack, StoryText::tr("Whose Leader Die"),
         StoryText::tr("The Star's is for the Star's own group while the Star is on the table and carries on, and an "
                       "enemy Star Leader's for that leader's group. Tests of anybody else have none; it can be added "
                       "or left out by hand.")},
        {QStringLiteral("R32"), pack, StoryText::tr("Losses that cost a die"),
         StoryText::tr("A captured Grunt counts only if also reported Out of the Fight.")},
        {QStringLiteral("R33"), pack, StoryText::tr("Who comes back"),
         StoryText::tr("A Grunt who was captured or lost and is brought back starts counting months again. A Star who "
                       "is brought back continues the month of the loss: those who outrank the Star go, Stay or Go is "
                       "rolled, and the next encounter is worked out.")},
        {QStringLiteral("R34"), pack, StoryText::tr("A quiet month"),
         StoryText::tr("A month can pass without an encounter. Everybody serves it, nobody takes Stay or Go, poison "
                       "and exemption wait for the next test, and the Enemy Activity Level and the next encounter "
                       "stay as they are.")},
        {QStringLiteral("R35"), pack, StoryText::tr("Peasants' weapons"),
         StoryText::tr("1–3 unarmed, 4–5 a farm tool, 6 a bow.")},
        {QStringLiteral("R36"), pack, StoryText::tr("Several Stars on one side"),
         StoryText::tr(
             "Each player has a Star with up to the Star's Rep in Grunts; there is one campaign, one Enemy "
             "Activity Level and one encounter at a time. Grunts weigh Stay or Go against their own Star, and "
             "only losses of that band cost a die. Grunts of a lost Star take no test: another Star with room "
             "may take them over, and their months begin anew; the others leave. The campaign ends with the "
             "last Star.")},
        {QStringLiteral("R37"), pack, StoryText::tr("Head to head"),
         StoryText::tr("The players agree on the encounter and on who has which role. Each places three PEFs. What a "
                       "PEF hides, figures or a decoy, is recorded by its player; when the PEF is seen it is turned "
                       "over and not rolled.")},
        {QStringLiteral("R38"), pack, StoryText::tr("Several tests, Fanatics, reloading"),
         StoryText::tr("Of several outcomes the worst counts: Runaway, Cohesion, Duck Back, Carry On, Rush Shot, Fire, "
                       "Advance, Charge. Fanatics have their third die only where the quick reference shows it. A "
                       "crossbow reloaded by one die passed waits until its figure is active.")},
        {QStringLiteral("R98"), pack, StoryText::tr("Groups, looting and prisoners"),
         StoryText::tr(
             "PEFs are dealt with the encounter. Of two Stars in a group the higher Rep leads, then the lower number, "
             "and "
             "it is that Star's Leader Die. Outnumbering compares group with group. An enemy group that passed two "
             "keeps "
             "passing two, and its row is read as things stand now. SWAT form groups of their own. Who loots is in an "
             "empty building and carries on, in a turn in which the group may act; a defence is looted by the raiders. "
             "A "
             "captured Star who cheats death comes home at one Rep less. Poison stays within the leaver's band. The "
             "enemy's leader has a Leader Die and no other advantage of a Star. A Rep corrected by hand decides anew "
             "whether a Grunt outranks the Star.")},
    };
}

} // namespace muster::rulingparts

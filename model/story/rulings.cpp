// SPDX-License-Identifier: MIT
#include "model/story/rulings.h"

#include "model/language.h"
#include "model/texts.h"

#include <QStringList>

#include <algorithm>

namespace muster {

namespace {

int rulingNumber(const Ruling &ruling)
{
    return ruling.id.mid(1).toInt();
}

std::vector<Ruling> written()
{
    using namespace rulingparts;
    std::vector<Ruling> all;
    for (std::vector<Ruling> part :
         {everyPack(), swordplay(), chainReaction3(), chainReaction1(), tumor(), urbanD100()})
        std::move(part.begin(), part.end(), std::back_inserter(all));
    std::stable_sort(all.begin(), all.end(),
                     [](const Ruling &a, const Ruling &b) { return rulingNumber(a) < rulingNumber(b); });
    return all;
}

} // namespace

const std::vector<Ruling> &rulings()
{
    static Spoken<std::vector<Ruling>> all(written);
    return all.now();
}

std::vector<Ruling> rulingsFor(const QString &pack)
{
    std::vector<Ruling> ordered = rulings();
    const auto own = std::stable_partition(ordered.begin(), ordered.end(),
                                           [&](const Ruling &r) { return !r.pack.isEmpty() && r.pack == pack; });
    std::stable_partition(own, ordered.end(), [](const Ruling &r) { return r.pack.isEmpty(); });
    return ordered;
}

bool speaksOf(const Ruling &ruling, const QString &words)
{
    const QString all = QStringList{ruling.id, ruling.title, ruling.text}.join(u' ');
    const QStringList wanted = words.split(u' ', Qt::SkipEmptyParts);
    return std::all_of(wanted.begin(), wanted.end(),
                       [&](const QString &word) { return all.contains(word, Qt::CaseInsensitive); });
}

const Ruling *ruling(const QString &id)
{
    const auto &all = rulings();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Ruling &r) { return r.id == id; });
    return found == all.end() ? nullptr : &*found;
}

} // namespace muster

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

std::vector<Ruling> chainReaction1()
{
    const QString pack = QStringLiteral("chain-reaction-1");
    return {
        {QStringLiteral("R60"), pack, StoryText::tr("The calendar"),
         StoryText::tr(
             "A year has 24 turns, two for each month, and begins in early January. A month missed is two turns.")},
        {QStringLiteral("R61"), pack, StoryText::tr("Ties for the next encounter"),
         StoryText::tr("Kinds of encounter that tie for the highest roll again among themselves, with their modifiers, "
                       "in table order.")},
        {QStringLiteral("R62"), pack, StoryText::tr("Pursuit in a \"B\" movie"),
         StoryText::tr("The modifier printed as 1 counts as +1.")},
        {QStringLiteral("R63"), pack, StoryText::tr("Your side"),
         StoryText::tr("Siege: on 1–3 you are besieged, on 4–6 you besiege. Robbery: police players are the police, "
                       "everyone else robs. A Firefight has no roles.")},
        {QStringLiteral("R64"), pack, StoryText::tr("Points for the ambushed"),
         StoryText::tr(
             "All of them if at least half of the figures leave by the exit edge, half if any do, otherwise none.")},
        {QStringLiteral("R65"), pack, StoryText::tr("Sharing points"),
         StoryText::tr("400 times the share won, divided by the number of figures you brought, fractions dropped. "
                       "Kills and routs count for the figure that made them. A player’s points are the Star’s own, as "
                       "Sammy’s are in the book; the band’s are all of them together, and decide nothing. Those of a "
                       "Grunt who follows another Star stay with the band they were won for.")},
        {QStringLiteral("R66"), pack, StoryText::tr("Experience"),
         StoryText::tr("A figure of Rep 2 or 3 gains one Rep, up to 4, if it took part, inflicted damage, stayed "
                       "conscious and did not run away. Rep lost in a failed Recover check is not regained this way.")},
        {QStringLiteral("R67"), pack, StoryText::tr("Lost nerve"),
         StoryText::tr("Running away without a wound costs one Rep for good, even if the figure is wounded later while "
                       "running.")},
        {QStringLiteral("R68"), pack, StoryText::tr("Recruits for an encounter"),
         StoryText::tr("A number for each point of the leader's Rep; survivors stay, and the band is filled up from "
                       "the list. An option uses the leader's Rep squared instead.")},
        {QStringLiteral("R69"), pack, StoryText::tr("Travel"),
         StoryText::tr("Travelling from one locale to another takes two turns; encounters can happen on the way.")},
        {QStringLiteral("R70"), pack, StoryText::tr("Settlements"),
         StoryText::tr("Sizes up to 4 use the small table, 5 and 6 the larger one. The number rolled counts structures "
                       "that are not homes: mandatory ones first, in table order, then those rolled. There are two or "
                       "four times as many homes; size 1 is a single home.")},
        {QStringLiteral("R71"), pack, StoryText::tr("What besiegers need"),
         StoryText::tr("Their points are for capturing or killing everybody; escape is the other side's condition.")},
        {QStringLiteral("R72"), pack, StoryText::tr("Terrain"),
         StoryText::tr("This edition has no terrain generator. An option borrows Chain Reaction 3.0's nine sections.")},
        {QStringLiteral("R73"), pack, StoryText::tr("Bad Wound with equal scores"),
         StoryText::tr("The figure is unconscious, not dead.")},
        {QStringLiteral("R74"), pack, StoryText::tr("Genres"),
         StoryText::tr(
             "Where the modifier table and the lists disagree, the table counts. Aliens use the “B” movie column, "
             "except that they have Firefight and Sweep and no Siege; they have media and reactions of their own.")},
        {QStringLiteral("R75"), pack, StoryText::tr("How long a day is"),
         StoryText::tr("Ten face cards, plus five for each side beyond two. Without cards, twelve turns.")},
        {QStringLiteral("R76"), pack, StoryText::tr("Special weapons and grenades"),
         StoryText::tr("One per full 5 figures of the military, 10 guerrillas or 8 figures of a gang, and at least "
                       "one. A Special rolled beyond that is re-rolled, on both sides. Each soldier and mercenary "
                       "carries two grenades. Where no Special fell to a military squad, you name one: "
                       "equip any figure with one of its list’s special weapons.")},
        {QStringLiteral("R77"), pack, StoryText::tr("The limit of an encounter"),
         StoryText::tr(
             "At most as many figures start as the encounter allows; you choose who sits out. A follow-up is "
             "fought by the survivors, and nobody can be recruited for it. Where the Rep squared is counted, it is "
             "multiplied by what the encounter allows.")},
        {QStringLiteral("R79"), pack, StoryText::tr("The order of a robbery"),
         StoryText::tr(
             "The alarm is rolled for at the end of the turn of the robbery and of each turn after it. The police "
             "arrive in the first turn after the alarm in which they move first; one or two more arrive each turn.")},
        {QStringLiteral("R84"), pack, StoryText::tr("Aliens, zombies and unarmed blows"),
         StoryText::tr(
             "Their number comes from the list's recruiting; aliens 1, 4, 7 and so on are big. Unarmed blows, except "
             "by aliens and zombies, and tear gas leave a figure Unconscious where they would kill.")},
        {QStringLiteral("R85"), pack, StoryText::tr("Captured, and the Star away or lost"),
         StoryText::tr(
             "The best Grunt present leads while the Star is away; a Star who is killed ends the campaign. The "
             "hostages you come for in a Recover are those of your band who were captured, the highest Rep first; "
             "rescued, they are back: as many as were brought out. A captured Star who is not freed in the next such "
             "Recover is lost.")},
        {QStringLiteral("R86"), pack, StoryText::tr("Rivers"),
         StoryText::tr("In this edition a river is 6 inches wide, and 1d6 decides where it can be forded: 1 nowhere, "
                       "but it has a bridge; 2–3 along half of it; 4–6 everywhere.")},
        {QStringLiteral("R87"), pack, StoryText::tr("Several players"),
         StoryText::tr("Each Star rolls for an encounter in every turn, and every 7 is fought, in the order in which "
                       "the Stars joined. Whose Star has more points leads. Two bands can meet each other instead of a "
                       "rolled enemy, in a Robbery if one of them is the police: both record who comes before they "
                       "are shown each other, and each is scored by its own side of the encounter.")},
        {QStringLiteral("R88"), pack, StoryText::tr("Vehicles and stockpiles"),
         StoryText::tr(
             "Runners who are all in vehicles: the Chasers must be in vehicles too. A Raid or a Recover can be "
             "about a stockpile, without dice: attackers carry off what the players agree was in it; "
             "defenders who earn no points lose all of theirs. Salvage is for whoever held the field: the band scored, "
             "somebody of it stands, and it did not win by leaving while others are left there.")},
        {QStringLiteral("R97"), pack, StoryText::tr("Between the encounters"),
         StoryText::tr(
             "Each band has its own list, stockpile and captives, and its list decides its role in a Robbery, SWAT, "
             "vehicles and who stays in a siege. Survivors with a Bad Wound fight in no follow-up; where nobody of the "
             "band can, nothing follows. The leader who is there counts for surprise and limits; the next in line "
             "leads "
             "by Rep, then by number. A side that is wiped out has no points, and a Pursuit that became an Ambush is "
             "not "
             "scored. The arms of the fallen of both bands go to the one that held the field.")},
    };
}

std::vector<Ruling> tumor()
{
    const QString pack = QStringLiteral("tumor");
    return {
        {QStringLiteral("R80"), pack, StoryText::tr("A sheet for other campaigns"),
         StoryText::tr("TUMOR has tests, weapons and wounds but no campaign. A Chain Reaction campaign can use it as "
                       "its reference sheet; its wounded figures then get First Aid after the battle.")},
        {QStringLiteral("R89"), pack, StoryText::tr("First Aid, weapons and outgunning"),
         StoryText::tr("First Aid given on the table is final, and is not rolled again after the battle. A weapon that "
                       "the sheet does not list has the values and the rank of the campaign's own rules. "
                       "The sheet's ratings hold against its rules of thumb, and an explosive or flame weapon is not "
                       "outgunned by another.")},
    };
}

std::vector<Ruling> urbanD100()
{
    const QString pack = QStringLiteral("urban-d100");
    return {
        {QStringLiteral("R81"), pack, StoryText::tr("Initiative and skill"),
         StoryText::tr("Figures have these instead of Rep. Officers roll higher for both. Initiative never rises above "
                       "what was rolled and returns to it between games; a figure below zero is dead.")},
        {QStringLiteral("R82"), pack, StoryText::tr("The score to hit"),
         StoryText::tr("Weapon skill times the fraction for the range, halved again for automatic fire, fractions "
                       "dropped. Each full 100 is a certain hit and the rest is the chance of one more; then a d6 "
                       "against how much of the target shows.")},
        {QStringLiteral("R83"), pack, StoryText::tr("Linked games"),
         StoryText::tr(
             "The article has no campaign. Survivors of one game play the next; a side has four to six figures. A die "
             "chooses the location. The enemy has as many figures as you, rolled up by the same rules and led by the "
             "first. Weapons are rolled on the list; you may change them. The campaign ends when its Star is lost.")},
        {QStringLiteral("R90"), pack, StoryText::tr("A cone of automatic fire"),
         StoryText::tr("It is rolled once for each figure that stands in it, the nearest first.")},
    };
}

} // namespace muster::rulingparts

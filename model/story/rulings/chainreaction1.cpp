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

} // namespace muster::rulingparts

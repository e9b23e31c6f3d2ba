// SPDX-License-Identifier: MIT

// Chain Reaction, first edition: one's own character rolled or picked (p. 2), the faction by dice, and the Firm (pp. 18, 19).

#include "model/actions/demands.h"
#include "tests/support/acts.h"
#include "tests/support/packs.h"
#include "tests/support/rolledstep.h"

using namespace muster;
using namespace muster::testing;
using namespace Qt::StringLiterals;

namespace {

actions::NewCampaign bandOf(const char *list, const char *star = "Mara", const char *genre = "wasteland")
{
    actions::NewCampaign wanted;
    wanted.list = QString::fromLatin1(list);
    wanted.starName = QString::fromLatin1(star);
    wanted.options = {{u"genre"_s, QString::fromLatin1(genre)}};
    return wanted;
}

Taken foundedOn(const char *dice, const actions::NewCampaign &wanted)
{
    EXPECT_EQ(refusal(actions::checkFound(chainReaction1(), wanted)), "");
    return taken({}, rolledStep(dice, [&](Dice &d, Step &step) { actions::found(chainReaction1(), wanted, d, step); }),
                 chainReaction1());
}

/// "SMG, body armour, Rep 5": what somebody is, by ids.
std::string armed(const Figure &figure)
{
    return u"%1 %2 Rep %3"_s.arg(figure.profile.weapon, figure.profile.armorWorn).arg(figure.rep()).toStdString();
}

} // namespace

TEST(OwnCharacter, IsRolledOnTheListOrPicked)
{
    actions::NewCampaign wanted = bandOf("gang", "Rook", "gang");
    wanted.star.rep = 5;
    EXPECT_FALSE(actions::isByDice(chainReaction1(), wanted));
    EXPECT_EQ(fold({*actions::found(chainReaction1(), wanted)}).star()->rep(), 5);

    wanted = bandOf("tribal");
    wanted.rollsStar = true;
    EXPECT_TRUE(actions::isByDice(chainReaction1(), wanted));
    const Taken founded = foundedOn("3 3", wanted); // a 6: Rep 3, flak jacket, SMG
    EXPECT_EQ(armed(*founded.campaign.star()), "submachine-gun flak Rep 3");
    EXPECT_EQ(founded.campaign.star()->profile.type, QString()) << "the Star is nobody's Warrior";
    EXPECT_EQ(founded.head, "The band of Mara began: Mara: Star, Rep 3; Chain Reaction, first edition, Tribal `3 3`");
}

TEST(OwnCharacter, WhoseWeaponTheListLeavesOpenHasTheFirstOfThem)
{
    actions::NewCampaign wanted = bandOf("military", "Stone", "military");
    wanted.rollsStar = true;
    EXPECT_EQ(armed(*foundedOn("3 4", wanted).campaign.star()), "assault-rifle flak Rep 5");
}

TEST(OwnCharacter, IsOnlyPickedByOtherRules)
{
    actions::NewCampaign wanted;
    wanted.list = u"feudal"_s;
    wanted.starName = u"Osric"_s;
    wanted.rollsStar = true;
    EXPECT_EQ(refusal(actions::checkFound(swordplay(), wanted)),
              "Swordplay has no dice for the Star. Say what it is instead.");
}

TEST(OwnCharacter, OfAPlayerWhoJoinsIsRolledToo)
{
    const Campaign before = fold({*actions::found(chainReaction1(), bandOf("tribal"))});
    actions::NewCampaign wanted;
    wanted.starName = u"Ivo"_s;
    wanted.player = u"Ben"_s;
    wanted.rollsStar = true;
    EXPECT_EQ(refusal(actions::checkJoin(before, chainReaction1(), wanted)), "");
    const Step step =
        rolledStep("4 4", [&](Dice &d, Step &s) { actions::join(before, chainReaction1(), wanted, d, s); });
    const Taken joined = taken(before, step, chainReaction1());
    EXPECT_EQ(armed(*joined.campaign.find(FigureId{2})), "shotgun none Rep 5");
}

TEST(OwnFaction, IsRolledForAndAChoiceIsThePlayers)
{
    actions::NewCampaign wanted = bandOf("tribal");
    wanted.rollsFaction = true;
    EXPECT_EQ(foundedOn("3 3", wanted).campaign.list, u"outcasts"_s);
    EXPECT_EQ(foundedOn("4 5", wanted).campaign.list, u"feudal"_s);
    EXPECT_EQ(foundedOn("1 6", wanted).campaign.list, u"tribal"_s) << "a 7 leaves it to the player";

    wanted.rollsStar = true; // on the list of the faction, which is rolled first
    const Taken founded = foundedOn("3 3  1 3", wanted);
    EXPECT_EQ(founded.campaign.list, u"outcasts"_s);
    EXPECT_EQ(armed(*founded.campaign.star()), "pistol none Rep 3");
}

TEST(OwnFaction, BelongsToTheWasteland)
{
    actions::NewCampaign wanted = bandOf("gang", "Rook", "gang");
    wanted.rollsFaction = true;
    EXPECT_EQ(refusal(actions::checkFound(chainReaction1(), wanted)),
              "Only the Wasteland has factions. Set the option genre to wasteland, or choose an army list.");
}

// p. 19: one team and no more; whoever else is needed comes from the Feudal list.
TEST(TheFirm, IsAPlayersWithItsTeamAndRecruitsFeudals)
{
    EXPECT_TRUE(actions::bandLists(chainReaction1()).contains(u"firm"_s));
    EXPECT_FALSE(actions::bandLists(chainReaction1()).contains(u"zombies"_s));

    actions::NewCampaign wanted = bandOf("outcasts", "Kane");
    wanted.rollsFaction = true;
    const Taken founded = foundedOn("1 2", wanted);
    const Campaign &firm = founded.campaign;
    EXPECT_EQ(firm.list, u"firm"_s);
    ASSERT_EQ(firm.band.size(), 5U);
    EXPECT_EQ(armed(firm.band[0]), "submachine-gun body-armor Rep 5");
    EXPECT_EQ(armed(firm.band[1]), "rocket-launcher body-armor Rep 5");
    EXPECT_EQ(armed(firm.band[2]), "flame-thrower body-armor Rep 4");
    EXPECT_EQ(armed(firm.band[3]), "submachine-gun body-armor Rep 4");
    EXPECT_EQ(armed(firm.band[4]), "submachine-gun body-armor Rep 4");
    EXPECT_EQ(firm.band[1].profile.type, u"Commando"_s);
    EXPECT_EQ(founded.head,
              "The band of Kane began: Kane: Star, Rep 5; Chain Reaction, first edition, The Firm's Black Ops `1 2`");

    EXPECT_EQ(refusal(actions::checkRecruit(firm, chainReaction1(), 1)), "");
    const Step recruited =
        rolledStep("3 4", [&](Dice &d, Step &s) { actions::recruit(firm, chainReaction1(), 1, d, s); });
    EXPECT_EQ(armed(taken(firm, recruited, chainReaction1()).campaign.band.back()), "shotgun flak Rep 4");
}

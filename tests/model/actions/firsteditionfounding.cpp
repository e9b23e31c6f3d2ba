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

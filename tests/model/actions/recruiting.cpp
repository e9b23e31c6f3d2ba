// SPDX-License-Identifier: MIT

// Recruiting, by dice and by hand (R10, R11, R12), and sending somebody away.

#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "tests/support/acts.h"
#include "tests/support/bands.h"

namespace muster::testing {
namespace {

Taken recruit(const Campaign &before, std::optional<int> count, const char *dice)
{
    return taken(before,
                 rolledStep(dice, [&](Dice &d, Step &step) { actions::recruit(before, swordplay(), count, d, step); }));
}

std::string refused(const Campaign &campaign, std::optional<int> count)
{
    return refusal(actions::checkRecruit(campaign, swordplay(), count));
}

TEST(Recruiting, FillsTheBandUpToTheStarsRep)
{
    const Campaign before = Band().star("Osric", 3).grunt("Ann", 3);

    const Taken after = recruit(before, std::nullopt, "2 3  6 6");

    EXPECT_EQ(
        after.told,
        "Tibb joined: Feudal list 5: Heavy Infantry, Rep 4; more than the Star's, so for one encounter only `2 3` "
        "R10\n"
        "Berta joined: Feudal list 12: Crossbowman, Rep 4; more than the Star's, so for one encounter only `6 6` "
        "R10");
    EXPECT_EQ(after.campaign.freePlaces(), 0);
    EXPECT_EQ(after.campaign.lastId, 4);
}

TEST(Attributes, AreRolledForNobodyWhereTheCampaignHasNone_R58)
{
    Campaign campaign = Band().star("Sgt Rock", 5);
    campaign.rules = QStringLiteral("chain-reaction-3");
    campaign.list = QStringLiteral("military");
    const auto attributes = [&](const char *dice) {
        const Taken after = taken(campaign, rolledStep(dice, [&](Dice &d, Step &step) {
                                      actions::recruit(campaign, chainReaction3(), 1, d, step);
                                  }));
        return after.campaign.band.back().attributes;
    };
    EXPECT_EQ(attributes("3 4  3 3").size(), 1);
    campaign.options.insert(QStringLiteral("attributes"), QStringLiteral("off"));
    EXPECT_TRUE(attributes("3 4").isEmpty());
}

TEST(Recruiting, OneGruntIsToldInOneLine)
{
    const Taken after = recruit(Band().star("Osric", 5), 1, "3 4");
    EXPECT_EQ(after.head, "Tibb joined: Feudal list 7: Infantry, Rep 3 `3 4`");
    EXPECT_EQ(after.told, "");
}

/// The gang, all of whom carry special weapons, of which it has one for each eight figures.
Pack armedToTheTeeth(int ordinaryRep = 0)
{
    Pack pack = chainReaction1();
    const auto gang =
        std::find_if(pack.lists.begin(), pack.lists.end(), [](const ArmyList &list) { return list.id == u"gang"; });
    for (auto &row : gang->figures.rows) {
        if (row.outcome.rep != ordinaryRep)
            row.outcome.weapon = QStringLiteral("special");
    }
    return pack;
}

TEST(Recruiting, EndsWhereEverybodyOnAListCarriesASpecialWeapon_R76)
{
    const Pack pack = armedToTheTeeth();
    Campaign gang = Band().star("Rook", 4);
    gang.rules = pack.id;
    gang.list = QStringLiteral("gang");
    const auto asked = [&](std::optional<int> count) { return refusal(actions::checkRecruit(gang, pack, count)); };
    EXPECT_EQ(asked(3),
              "Everybody who can be rolled on Gang carries a special weapon, of which the list allows 1 in a band of "
              "4. Ask for at most 1, or recruit by hand.");
    ASSERT_EQ(asked(1), "");
    gang = taken(gang, rolledStep("1 1", [&](Dice &d, Step &step) { actions::recruit(gang, pack, 1, d, step); }), pack)
               .campaign;
    EXPECT_EQ(asked(1),
              "Everybody who can be rolled on Gang carries a special weapon, of which the list allows 1 in a band of "
              "3. Recruit by hand, with another weapon.");
}

TEST(Recruiting, NobodyJoinsBeyondTheLimit_R11)
{
    const Campaign full = Band().star("Osric", 3).grunt("A", 3).grunt("B", 3).grunt("C", 3);
    EXPECT_EQ(refused(full, std::nullopt),
              "The band is full: a Star of Rep 3 leads at most 3 Grunts, and there are 3.");
    const Campaign oneFree = Band().star("Osric", 3).grunt("A", 3).grunt("B", 3);
    EXPECT_EQ(refused(oneFree, 2), "There is no room for 2 recruits. Places free: 1.");
    EXPECT_EQ(refused(oneFree, 0), "You cannot recruit 0. Ask for 1 to 1.");
    EXPECT_EQ(refused(oneFree, 1), "");
}

TEST(Recruiting, WhenTheStarsRepFellNobodyIsTurnedOutButNobodyJoins_R11)
{
    const Campaign tooMany = Band().star("Osric", 2).grunt("A", 3).grunt("B", 3).grunt("C", 3);
    EXPECT_EQ(refused(tooMany, std::nullopt),
              "The band is full: a Star of Rep 2 leads at most 2 Grunts, and there are 3.");
}

TEST(Recruiting, HappensBetweenEncounters_R12)
{
    EXPECT_EQ(refused(Band().star("Osric", 5).plays(EncounterKind::Patrol, 3), 1),
              "An encounter is under way. Finish the battle first.");
    Campaign over = Band().star("Osric", 5);
    happen(over, CampaignEnded{});
    EXPECT_EQ(refused(over, 1), "This campaign is over. To carry on, undo its last step or bring back its leader.");
}

TEST(Recruiting, WhoOutranksTheStarIsMarkedOnThatDay_R10)
{
    const Taken after = recruit(Band().star("Osric", 4), 2, "1 1  3 3");
    EXPECT_TRUE(after.campaign.find(FigureId{2})->outranksStar);
    EXPECT_FALSE(after.campaign.find(FigureId{3})->outranksStar);
}

TEST(Recruiting, ATapeThatEndsEarlyLeavesThoseWhoAreKnown)
{
    Step step;
    const Tape dice = tape("3 4 6");
    const Attempt attempted =
        attempt(dice, [&](Dice &d) { actions::recruit(Band().star("Osric", 5), swordplay(), 3, d, step); });
    ASSERT_TRUE(attempted.stop);
    EXPECT_EQ(step.changes.size(), 1U);
}

TEST(Recruiting, ByHandAnyRowOrAnythingElseOnTheShelf)
{
    const Profile ogre{QStringLiteral("Ogre"), QStringLiteral("warrior"), 6, 6, false, QStringLiteral("two-hand-axe")};
    const auto step = actions::recruitByHand(Band().star("Osric", 5), swordplay(), ogre, QStringLiteral("Grub"));
    EXPECT_EQ(taken(Band().star("Osric", 5), *step).head,
              "Grub joined: picked by hand: Ogre, Warrior, Rep 6; more than the Star's, so for one encounter only R10");
}

TEST(Recruiting, ByHandWithoutANameTheFigureHasThePacks)
{
    const Profile spear{QStringLiteral("Infantry"), QStringLiteral("soldier"), 3, 2, true, QStringLiteral("spear")};
    const auto step = actions::recruitByHand(Band().star("Osric", 5), swordplay(), spear, {});
    EXPECT_EQ(step->changes.front().as<FigureJoined>()->figure.name, swordplay().names[1]);
}

TEST(Recruiting, ByHandIsHeldToTheSameLimit_R11)
{
    const Campaign full = Band().star("Osric", 3).grunt("A", 3).grunt("B", 3).grunt("C", 3);
    const Profile seven{QStringLiteral("Giant"), QStringLiteral("warrior"), 7, 6, false, QStringLiteral("spear")};
    EXPECT_EQ(refusal(actions::recruitByHand(full, swordplay(), seven, QStringLiteral("Huge"))),
              "The band is full: a Star of Rep 3 leads at most 3 Grunts, and there are 3.\nRep 7 is out of range for "
              "Huge. Use 1 to 6.");
}

TEST(Dismissing, SendsAGruntAwayAndRemembersIt)
{
    const Campaign before = Band().star("Osric", 5).grunt("Tibb", 3);
    const Taken after = taken(before, *actions::dismiss(before, FigureId{2}));
    EXPECT_EQ(after.head, "Tibb was dismissed: Infantry, Soldier, Rep 3");
    ASSERT_EQ(after.campaign.former.size(), 1U);
    EXPECT_EQ(after.campaign.former.front().figure.status, Status::Dismissed);
}

TEST(Dismissing, IsNotForTheStarNorForStrangers)
{
    const Campaign before = Band().star("Osric", 5);
    EXPECT_EQ(refusal(actions::dismiss(before, FigureId{1})), "Osric leads the band and cannot be dismissed.");
    EXPECT_EQ(refusal(actions::dismiss(before, FigureId{9})), "Nobody in the band has number 9. Numbers: 1 Osric.");
}

} // namespace
} // namespace muster::testing

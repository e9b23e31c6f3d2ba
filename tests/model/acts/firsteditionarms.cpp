// SPDX-License-Identifier: MIT

// Chain Reaction, first edition: the media and its crew (pp. 10, 11, 15, R76), salvage and the stockpile, and better
// arms.

#include "model/acts/acts.h"
#include "model/acts/arms.h"
#include "model/acts/battle.h"
#include "model/acts/table.h"
#include "model/changes/band.h"
#include "model/story/landwords.h"
#include "model/systems/arrangements.h"
#include "model/systems/parts.h"
#include "model/systems/scenarios.h"
#include "tests/support/acts.h"
#include "tests/support/outcasts.h"
#include "tests/support/playedband.h"

namespace muster::testing {
namespace {

using namespace Qt::StringLiterals;

const Options gangs = {{u"terrain"_s, u"none"_s}, {u"genre"_s, u"gang"_s}, {u"setting"_s, u"urban"_s}};
/// Dice for the kinds ambush, firefight, raid, recover, robbery, siege and sweep, of which the firefight wins; then a
/// leader of Rep 4 and four more.
const char *const firefight = "3 4  1 1 6 6 1 1 1 1 1 1 1 1 1 1  3 3  3 3 3 3 3 3 3 3";
const char *const againstMercenaries = "3 4  1 1 6 6 1 1 1 1 1 1 1 1 1 1  2 2  3 3 3 3 3 3 3 3";

void seeksPress(PlayedBand &band, const char *dice)
{
    EXPECT_EQ(refusal(acts::check(band.campaign(), chainReaction1(), acts::SeekPress{})), "");
    band.take(rolledStep(dice, [&](Dice &d, Step &step) {
        acts::perform(band.campaign(), chainReaction1(), acts::SeekPress{}, 0, d, step);
    }));
}

std::string equips(PlayedBand &band, int id, const char *weapon, const char *armour = "none")
{
    const auto step = acts::equip(band.campaign(), chainReaction1(), FigureId{id},
                                  {QString::fromLatin1(weapon), QString::fromLatin1(armour)});
    if (step)
        band.take(*step);
    return step ? "" : step.problem().text.toStdString();
}

std::string lastStory(const PlayedBand &band)
{
    const NarratedStep story = tellAll(band.steps(), chainReaction1()).back();
    return (printed(story.head) + u'\n' + printedLines(story)).toStdString();
}

// P. 10: urban −1, dark future −1; a crew comes on 1 to 4.
TEST(ThePress, ComesByGenreAndSetting)
{
    PlayedBand gang("gang", "Rook", 4, gangs);
    EXPECT_EQ(refusal(acts::check(gang.campaign(), chainReaction1(), acts::SeekPress{})),
              "Media coverage is rolled for an encounter. Prepare one first.");
    gang.prepares(firefight, "police");
    EXPECT_EQ(describeEncounter(gang.campaign(), chainReaction1()).special.last(),
              u"Media coverage, 1d6 at the start: 1–4: a crew is there, 5–6: roll again next turn."_s);

    seeksPress(gang, "5");
    EXPECT_EQ(gang.campaign().encounter->press->coverage, Coverage::Possible);
    gang.take(*acts::stepOf(gang.campaign(), chainReaction1(), acts::BeginPlay{}));
    gang.take(*acts::stepOf(gang.campaign(), chainReaction1(), acts::CountTurn{}));
    seeksPress(gang, "4  1 2  2 4  5 5");
    EXPECT_EQ(
        lastStory(gang),
        "A media crew is there: a crew of two `4`\n"
        "The crew: Reporter, Rep 5 and Tech, Rep 3; rolls for a part already taken were re-rolled `1 2 : 2 4 : 5 5`");
    EXPECT_EQ(describeEncounter(gang.campaign(), chainReaction1()).special.last(),
              u"A media crew is there and moves last: Reporter, Rep 5; Tech, Rep 3."_s);
    EXPECT_EQ(refusal(acts::check(gang.campaign(), chainReaction1(), acts::SeekPress{})),
              "A media crew is already there.");
}

TEST(MediaCampaign, ACrewBesideABandTakesNothingFromItsShares)
{
    PlayedBand gang("gang", "Rook", 4, gangs);
    gang.joins("Lou", profileOf("Tech", 3, "camera")).joins("Ann", profileOf("T-Guy", 3, "pistol"));
    gang.prepares(firefight, "police");
    gang.reports({Outcome::Success, {{FigureId{1}, Fate::Fine}, {FigureId{2}, Fate::Fine}, {FigureId{3}, Fate::Fine}}});
    EXPECT_EQ(gang.figure(1).points, 200);
    EXPECT_EQ(gang.figure(2).points, 0);
    EXPECT_EQ(gang.figure(3).points, 200);
}

TEST(MediaCampaign, NobodyElseHasShotsOrInterviews)
{
    PlayedBand gang("gang", "Rook", 4, gangs);
    gang.prepares(firefight, "police");
    BattleReport report{Outcome::Success, {{FigureId{1}, Fate::Fine}}};
    report.figures[0].deeds.media.longShots = 1;
    EXPECT_EQ(refusal(acts::check(gang.campaign(), chainReaction1(), acts::FinishBattle{report})),
              "Rook (number 1) carries no camera, so there are no shots to report.");
    report.figures[0].deeds.media = {0, 0, 1, 0, {}, {}};
    EXPECT_EQ(refusal(acts::check(gang.campaign(), chainReaction1(), acts::FinishBattle{report})),
              "Rook (number 1) is no reporter, so there are no interviews to report.");
}

TEST(Salvage, IsNoMoreThanThereWasAndNeedsSomebodyWhoStands)
{
    PlayedBand gang("gang", "Rook", 4, gangs);
    gang.prepares(againstMercenaries, "mercenaries");
    BattleReport report{Outcome::Success, {{FigureId{1}, Fate::Fine}}};
    const auto refusedWith = [&](const char *item, int count) {
        report.enemy.salvage = {{QString::fromLatin1(item), count}};
        return refusal(acts::check(gang.campaign(), chainReaction1(), acts::FinishBattle{report}));
    };
    EXPECT_EQ(refusedWith("flak", 6), "The enemy had at most 5 of “flak”, not 6.");
    EXPECT_NE(refusedWith("bat", 1).find("The enemy had no “bat”, so it cannot be salvaged."), std::string::npos);
    report.figures[0].fate = Fate::RanAway;
    EXPECT_EQ(refusedWith("flak", 1), "Nobody was left on the table to salvage anything. Leave the salvage out.");
}

TEST(Salvage, IsForWhoHeldTheFieldAndNotForWhoLostOrWonByLeaving_R88)
{
    PlayedBand gang("gang", "Rook", 4, gangs);
    gang.prepares(againstMercenaries, "mercenaries");
    BattleReport report{Outcome::Success, {{FigureId{1}, Fate::Fine}}};
    EXPECT_TRUE(acts::heldField(gang.campaign(), report));
    Campaign robbing = gang.campaign();
    robbing.encounter->part.edit<Scenario>().role = Role::Robber;
    EXPECT_FALSE(acts::heldField(robbing, report));
    report.figures[0].fate = Fate::RanAway;
    EXPECT_FALSE(acts::heldField(gang.campaign(), report));
    report = {Outcome::Failure, {{FigureId{1}, Fate::Fine}}};
    EXPECT_FALSE(acts::heldField(gang.campaign(), report));
    report.enemy.salvage = {{u"flak"_s, 1}};
    const char *const refused =
        "The band did not hold the field at the end, so there is nothing to salvage. Leave the salvage out.";
    EXPECT_EQ(refusal(acts::check(gang.campaign(), chainReaction1(), acts::FinishBattle{report})), refused) << "lost";
    report.outcome = Outcome::Success;
    EXPECT_EQ(refusal(acts::check(gang.campaign(), chainReaction1(), acts::FinishBattle{report})), "");
    EXPECT_EQ(refusal(acts::check(robbing, chainReaction1(), acts::FinishBattle{report})), refused)
        << "whatever robbers grab on their way out";
}

TEST(GivingOut, IsRefusedWithAReason)
{
    PlayedBand gang("gang", "Rook", 4, gangs);
    gang.joins("Ann", profileOf("T-Guy", 3, "pistol"));
    EXPECT_EQ(equips(gang, 2, "shotgun"), "Ann cannot have “Shotgun”: the stockpile holds none.");
    EXPECT_EQ(equips(gang, 2, "pistol"), "Ann already has that.");
    EXPECT_EQ(equips(gang, 9, "pistol"), "Nobody in the band has number 9. Numbers: 1 Rook, 2 Ann.");
    EXPECT_EQ(equips(gang, 2, "popgun"), "There is no weapon “popgun” in Chain Reaction, first edition.");
    EXPECT_EQ(equips(gang, 2, "flame-thrower"), "Flame Thrower: only for Military, Mercenaries.");
}

// R76: a special weapon that is carried counts like the figure's main weapon, and comes from the stockpile.
TEST(SpecialArms, CountWhereTheyAreCarriedBesideAWeapon)
{
    PlayedBand squad("military", "Sarge", 4, {{u"terrain"_s, u"none"_s}});
    squad.joins("Ann", profileOf("Private", 3, "rifle", "flak")).joins("Bo", profileOf("Private", 4, "rifle", "flak"));
    const auto carries = [&](int id, const std::vector<Kit> &things) {
        const auto step =
            acts::equip(squad.campaign(), chainReaction1(), FigureId{id}, {u"rifle"_s, u"flak"_s}, things);
        if (step)
            squad.take(*step);
        return refusal(step);
    };
    EXPECT_EQ(carries(2, {{u"law"_s, 1}}), "Ann cannot have “LAW”: the stockpile holds none.");
    Step found;
    found.changes = {StockChanged{u"law"_s, 2}};
    squad.take(found);
    EXPECT_EQ(carries(2, {{u"law"_s, 1}}), "");
    EXPECT_EQ(squad.campaign().stockpile.value(u"law"_s), 1);
    EXPECT_EQ(acts::specialArmsOf(squad.campaign(), chainReaction1()).carried, 1);
    EXPECT_EQ(carries(3, {{u"law"_s, 1}}),
              "LAW is a special weapon: Military may have one per full 5 figures, at least one, so 1 in a force of 3.");
    EXPECT_EQ(refusal(acts::stepOf(squad.campaign(), chainReaction1(),
                                   acts::RecruitByHand{profileOf("Special", 4, "law", "flak"), u"Cy"_s})),
              "LAW is a special weapon: Military may have one per full 5 figures, at least one, so 1 in a force of 4.");
    EXPECT_EQ(carries(2, {}), "");
    EXPECT_EQ(squad.campaign().stockpile.value(u"law"_s), 2);
}

// P. 9: police as a SWAT team have body armour and military weapons for that encounter.
TEST(Swat, IsArmedForOneEncounterAndPutsItDownAfterwards)
{
    PlayedBand police("police", "Dell", 4, gangs);
    police.joins("Ann", profileOf("Rookie", 3, "pistol"));
    const auto swat = [&] { return acts::upgrade(police.campaign(), chainReaction1(), u"swat"_s, u"shotgun"_s); };
    EXPECT_EQ(swat().problem().text, u"Better equipment is issued for an encounter. Prepare one first."_s);
    police.prepares(firefight, "gang");
    police.take(*swat());
    EXPECT_EQ(police.figure(2).profile.weapon, u"shotgun"_s);
    EXPECT_EQ(police.figure(2).profile.armorWorn, u"body-armor"_s);
    EXPECT_EQ(swat().problem().text, u"The whole party already has this equipment."_s);
    EXPECT_EQ(equips(police, 2, "carbine", "body-armor"), ""); // allowed, because the military may have them
    EXPECT_EQ(equips(police, 2, "law", "body-armor"), "");
    EXPECT_EQ(equips(police, 1, "law", "body-armor"),
              "LAW is a special weapon: Military may have one per full 5 figures, at least one, so 1 in a force of 2.");
    police.reports({Outcome::Success, {{FigureId{1}, Fate::Fine}, {FigureId{2}, Fate::Fine}}});
    for (const int id : {1, 2}) {
        EXPECT_EQ(police.figure(id).profile.weapon, u"pistol"_s);
        EXPECT_EQ(police.figure(id).profile.armorWorn, u"none"_s);
        EXPECT_FALSE(police.figure(id).laidAside);
    }
    EXPECT_TRUE(police.campaign().stockpile.isEmpty());
}

TEST(MediaCrew, ThatComesToAnEncounterMayHaveThemToo_R76)
{
    PlayedBand gang("gang", "Rook", 2, gangs);
    gang.prepares("3 4  1 1  6 6  1 1  1 1  1 1  1 1  1 1  1 1  3 3 3 3", "gang");
    EXPECT_EQ(refusal(acts::joinPress(gang.campaign(), chainReaction1(), u"driver"_s)),
              "No media crew is there to go along with. Roll for media coverage first.");
    gang.take(rolledStep("1  3 4  1 2", [&](Dice &d, Step &step) {
        acts::perform(gang.campaign(), chainReaction1(), acts::SeekPress{}, 0, d, step);
    }));
    for (const char *who : {"driver", "bodyguard"})
        gang.take(acts::joinPress(gang.campaign(), chainReaction1(), QString::fromLatin1(who)));
    EXPECT_EQ(gang.campaign().encounter->press->crew.size(), 4U);
    EXPECT_EQ(lastHead(gang), "With the media crew: Bodyguard, Rep 4 R76");
    EXPECT_EQ(refusal(acts::joinPress(gang.campaign(), chainReaction1(), u"driver"_s)),
              "The media crew already has one: Driver.");
    EXPECT_EQ(refusal(acts::joinPress(gang.campaign(), chainReaction1(), u"cook"_s)),
              "“cook” does not go along with a media crew. Choices: Driver, Bodyguard.");
}

} // namespace
} // namespace muster::testing

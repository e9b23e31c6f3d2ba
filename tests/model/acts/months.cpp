// SPDX-License-Identifier: MIT

// A month: founding, recruiting (R10, R11, R12), preparing on a table of the player's own size (R95), corrections by
// hand (R5, R22), and the proposed outcome of a battle (R29).

#include "model/acts/acts.h"
#include "model/acts/battle.h"
#include "model/acts/table.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/changes/play.h"
#include "rules/dice/randomdice.h"
#include "tests/support/acts.h"
#include "tests/support/bands.h"
#include "tests/support/battle.h"
#include "tests/support/steps.h"

namespace muster::testing {

namespace {

acts::NewCampaign band(const char *leader, const char *list)
{
    acts::NewCampaign wanted;
    wanted.starName = QString::fromUtf8(leader);
    wanted.list = QString::fromUtf8(list);
    return wanted;
}

std::string refused(const acts::NewCampaign &wanted)
{
    return refusal(acts::found(swordplay(), wanted));
}

Figure starOf(const acts::NewCampaign &wanted)
{
    const Result<Step> step = acts::found(swordplay(), wanted);
    EXPECT_TRUE(step) << refusal(step);
    return step ? *fold({*step}).star() : Figure{};
}

TEST(Founding, AClassAloneOrTheFirstOfTheBestRepBringsItsArms)
{
    EXPECT_EQ(starOf(band("Ariel", "elves")).profile,
              (Profile{{}, QStringLiteral("missile"), 5, 2, false, QStringLiteral("longbow")}))
        << "there is no noble";
    acts::NewCampaign wanted = band("Robin", "feudal");
    wanted.star.figureClass = QStringLiteral("missile");
    wanted.star.rep = 4;
    EXPECT_EQ(starOf(wanted).profile,
              (Profile{{}, QStringLiteral("missile"), 4, 2, false, QStringLiteral("crossbow")}));
}

TEST(Founding, AStarHasRepThreeToFive)
{
    acts::NewCampaign wanted = band("Osric", "feudal");
    for (const int rep : {3, 4, 5}) {
        wanted.star.rep = rep;
        EXPECT_EQ(refused(wanted), "") << rep;
    }
    for (const int rep : {-1, 1, 2, 6}) {
        wanted.star.rep = rep;
        EXPECT_EQ(refused(wanted), "Rep " + std::to_string(rep) + " is out of range for the Star. Use 3 to 5.");
    }
}

TEST(Founding, EveryFaultIsNamedAtOnce)
{
    acts::NewCampaign wanted = band("  ", "vikings");
    wanted.options.insert(QStringLiteral("star-dies"), QStringLiteral("maybe"));
    wanted.options.insert(QStringLiteral("weather"), QStringLiteral("on"));

    EXPECT_EQ(refused(wanted),
              "The Star's name is empty. Type a name.\nThere is no army list “vikings” in Swordplay. Lists: feudal, "
              "northmen, dwarves, elves, goblins, orcs.\nOption star-dies cannot be “maybe”. Choices: false, "
              "true.\nThere is no option “weather” in Swordplay. Options: outranked, star-dies, prisoners, foes, "
              "loyalty.");
}

TEST(Founding, ArmsMustBeOnesThePackKnows)
{
    acts::NewCampaign wanted = band("Osric", "feudal");
    wanted.star = {{}, QStringLiteral("wizard"), 5, 3, false, QStringLiteral("wand")};

    const std::string why = refused(wanted);

    EXPECT_NE(why.find("There is no class “wizard”"), std::string::npos) << why;
    EXPECT_NE(why.find("There is no Armour Class 3. Use 2, 4 or 6."), std::string::npos) << why;
    EXPECT_NE(why.find("There is no weapon “wand”"), std::string::npos) << why;
}

TEST(Founding, NamesMayBeInAnyScriptAndHoldMarkup)
{
    for (const char *name : {"Ødger", "أسامة", "<b>Bold</b> & co", "王", "🗡 Kit", "a\u0301"})
        EXPECT_EQ(starOf(band(name, "feudal")).name.toStdString(), name);
}

TEST(Founding, NamesAreTrimmedAndStayOnOneLine)
{
    EXPECT_EQ(starOf(band("  Osric  ", "feudal")).name.toStdString(), "Osric");
    EXPECT_EQ(refused(band("Osric\nVane", "feudal")),
              "The Star's name has a line break or a control character in it. Write it on one line.");
    EXPECT_EQ(refused(band("\u200b\u200e", "feudal")), "The Star's name is empty. Type a name.");
}

TEST(Founding, NamesHaveTwoHundredCharactersAtMost)
{
    acts::NewCampaign wanted = band("Osric", "feudal");
    wanted.starName = QString(200, QLatin1Char('x'));
    EXPECT_EQ(refused(wanted), "");
    wanted.starName += QLatin1Char('x');
    EXPECT_EQ(refused(wanted), "The Star's name has 201 characters. Use 200 at most.");
}

TEST(Founding, OnlyOptionsThatDifferFromTheDefaultAreKept)
{
    acts::NewCampaign wanted = band("Osric", "feudal");
    wanted.options = {{QStringLiteral("star-dies"), QStringLiteral("true")},
                      {QStringLiteral("outranked"), QStringLiteral("recruit")}};
    const auto step = acts::found(swordplay(), wanted);
    EXPECT_EQ(fold({*step}).options,
              (Options{{QStringLiteral("star-dies"), QStringLiteral("true")},
                       {QStringLiteral("foes"), QStringLiteral("ask")}}))
        << "what is newer than some campaigns is said (R91)";
}

TEST(Attributes, AreRolledForNobodyWhereTheCampaignHasNone_R58)
{
    Campaign campaign = Band().star("Sgt Rock", 5);
    campaign.rules = QStringLiteral("chain-reaction-3");
    campaign.list = QStringLiteral("military");
    const auto attributes = [&](const char *dice) {
        const Taken after = taken(campaign, rolledStep(dice, [&](Dice &d, Step &step) {
                                      acts::perform(campaign, chainReaction3(), acts::Recruit{1}, 0, d, step);
                                  }));
        return after.campaign.band.back().attributes;
    };
    EXPECT_EQ(attributes("3 4  3 3").size(), 1);
    campaign.options.insert(QStringLiteral("attributes"), QStringLiteral("off"));
    EXPECT_TRUE(attributes("3 4").isEmpty());
}

/// Returns a pack in which every figure of the gang's list carries a special weapon. A gang may have one for each eight
/// figures.
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
    const auto asked = [&](std::optional<int> count) {
        return refusal(acts::check(gang, pack, acts::Recruit{count, !count}));
    };
    EXPECT_EQ(asked(3),
              "Everybody who can be rolled on Gang carries a special weapon, of which the list allows 1 in a band of "
              "4. Ask for at most 1, or recruit by hand.");
    ASSERT_EQ(asked(1), "");
    gang =
        taken(gang,
              rolledStep("1 1", [&](Dice &d, Step &step) { acts::perform(gang, pack, acts::Recruit{1}, 0, d, step); }),
              pack)
            .campaign;
    EXPECT_EQ(asked(1),
              "Everybody who can be rolled on Gang carries a special weapon, of which the list allows 1 in a band of "
              "3. Recruit by hand, with another weapon.");
}

Taken prepare(const Campaign &before, const char *enemy, const char *dice)
{
    return taken(before, rolledStep(dice, [&](Dice &d, Step &step) {
                     acts::perform(before, swordplay(), acts::Prepare{QString::fromLatin1(enemy)}, 1, d, step);
                 }));
}

Encounter preparedFromSeed(quint64 seed, quint64 diceSeed)
{
    RandomDice dice(diceSeed);
    Step step;
    acts::perform(Band().star("Osric", 5), swordplay(), acts::Prepare{}, seed, dice, step);
    return step.changes.front().as<EncounterPrepared>()->encounter;
}

TEST(Preparing, TheSheetOnlyNamesASeedThatGivesTheseDiceAgain)
{
    EXPECT_TRUE(preparedFromSeed(48213, 48213).seeded);
    EXPECT_FALSE(preparedFromSeed(48213, 48214).seeded);
    const Taken byHand = prepare(Band().star("Osric", 5).next(EncounterKind::Patrol, 3), "orcs",
                                 "1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2  3 3 3");
    EXPECT_FALSE(byHand.campaign.encounter->seeded);
}

/// Returns Tibb and Osric before a Patrol of Swordplay.
Campaign atHome()
{
    return Band().star("Osric", 5).grunt("Tibb", 4).next(EncounterKind::Patrol, 3);
}

std::string refusalOf(int columns, int rows)
{
    return refusal(acts::check(atHome(), swordplay(), acts::Prepare{.columns = columns, .rows = rows}));
}

TEST(AnOwnTable, HasTwoToSixteenSections_R95)
{
    EXPECT_EQ(refusalOf(3, 2), "");
    EXPECT_EQ(refusalOf(1, 1), "A table has 2 to 16 sections in rows of the same length, not 1 by 1.");
    EXPECT_EQ(refusalOf(5, 4), "A table has 2 to 16 sections in rows of the same length, not 5 by 4.");
}

TEST(AnOwnTable, TakesWordsUpToALimit_R95)
{
    const Campaign before = threeOnPatrol();
    Encounter wanted = *before.encounter;
    wanted.setup.sections[3].words = QString(61, QLatin1Char('x'));
    EXPECT_EQ(refusal(acts::correctEncounter(before, swordplay(), wanted)),
              "The words for section 4 can have at most 60 characters.");
}

Campaign marches()
{
    return Band().star("Osric", 4).grunt("Tibb", 3).months(2).next(EncounterKind::Patrol, 3);
}

TEST(BringingBack, NeedsSomebodyWhoLeft)
{
    EXPECT_EQ(refusal(broughtBack(marches(), swordplay(), FigureId{7})),
              "Nobody has left the band, so nobody can be brought back.");
}

TEST(CorrectingTheEncounter, RefusesATableThatCannotBe)
{
    const Campaign inPlay = Band().star("Osric", 4).plays(EncounterKind::Patrol, 3);
    Encounter wanted = *inPlay.encounter;
    wanted.kind = EncounterKind::RaidAttack;
    wanted.eal = 0;
    wanted.enemy = QStringLiteral("romans");
    wanted.setup.sections.pop_back();
    wanted.setup.pefs[0].section = 12;
    wanted.setup.objectiveBuildings = 3;
    EXPECT_EQ(refusal(acts::correctEncounter(inPlay, swordplay(), wanted)),
              "This encounter cannot become another kind. Undo its preparation, edit the next encounter, and prepare "
              "it again.\nThe Enemy Activity Level cannot be 0. It runs from 1 to 5.\nThere is no army list “romans” "
              "in Swordplay. Lists: feudal, northmen, dwarves, elves, goblins, orcs.\nThe table has sections "
              "1 to 9. Give each once, in order.\nPEF 1 cannot be in section 12. Use 1 to 9.\nA raid has one or "
              "two objective buildings, not 3.");
    EXPECT_EQ(refusal(acts::correctEncounter(inPlay, swordplay(), *inPlay.encounter)), "Nothing has changed.");
    EXPECT_EQ(refusal(acts::correctEncounter(marches(), swordplay(), wanted)),
              "There is no current encounter to edit.");
}

Campaign givenPlayBegan()
{
    Band band;
    band.star("Osric", 5).grunt("Tibb", 3).grunt("Berta", 4).plays(EncounterKind::Patrol, 3);
    Campaign campaign = band;
    happen(campaign, FigureLeft{FigureId{3}, Status::Captured, LeaveCause::Captured});
    return campaign;
}

TEST(ProposedOutcome, IsAFailureOfTheDefendersWhenOneOfThemWasCaptured)
{
    Campaign campaign = givenPlayBegan();
    const auto fates = success({{1, Fate::Fine}, {2, Fate::Captured}}).figures;
    EXPECT_FALSE(acts::proposeOutcome(campaign, swordplay(), fates)) << "a Patrol can do without";
    campaign.encounter->kind = EncounterKind::RaidDefend;
    const auto proposed = acts::proposeOutcome(campaign, swordplay(), fates);
    ASSERT_TRUE(proposed);
    EXPECT_EQ(proposed->outcome, Outcome::Failure);
    EXPECT_EQ(proposed->why, campaign.find(FigureId{2})->name + QStringLiteral(" was captured."));
}

TEST(ProposedOutcome, OfAPatrolIsASuccessOfTheStarAlone_R9) // p. 28
{
    Campaign campaign = Band().star("Osric", 5).grunt("Tibb", 3).plays(EncounterKind::Patrol, 3);
    const auto why = [&](const BattleReport &report) {
        const auto proposed = acts::proposeOutcome(campaign, swordplay(), report.figures);
        return proposed ? proposed->why.toStdString() : "";
    };
    EXPECT_EQ(why(success({{2, Fate::Fine}})), "Osric was not on the table.");
    EXPECT_EQ(why(success({{1, Fate::OutOfTheFight}, {2, Fate::Fine}})), "Osric did not leave by your own edge.");
    const BattleReport allWell = success({{1, Fate::Fine}, {2, Fate::Fine}});
    EXPECT_EQ(why(allWell), "") << "nothing was noted on the table";

    apply(campaign, *acts::stepOf(campaign, swordplay(), acts::BeginPlay{}));
    happen(campaign, TurnBegun{1, 4, 3, {}});
    for (int section = 1; section <= 9; ++section) {
        EXPECT_EQ(why(allWell), std::to_string(section - 1) + " of 9 sections were scouted.");
        Campaign ownAim = campaign;
        ownAim.encounter->objective = QStringLiteral("Find the ferryman");
        EXPECT_FALSE(acts::proposeOutcome(ownAim, swordplay(), allWell.figures)) << "the player's own aim";
        apply(campaign,
              *acts::stepOf(campaign, swordplay(), *acts::hear(campaign, {u"seen"_s, QString::number(section)})));
    }
    EXPECT_EQ(why(allWell), "");
}

TEST(ProposedOutcome, IsNobodysBusinessWhileSomebodyStands_R29)
{
    EXPECT_FALSE(acts::proposeOutcome(givenPlayBegan(), chainReaction3(),
                                      success({{1, Fate::OutOfTheFight}, {2, Fate::Fine}}).figures));
    EXPECT_TRUE(acts::proposeOutcome(givenPlayBegan(), swordplay(), {})) << "nobody came";
}

} // namespace

} // namespace muster::testing

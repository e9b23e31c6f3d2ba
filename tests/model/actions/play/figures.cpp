// SPDX-License-Identifier: MIT

// How everybody stands, and what the page after the battle opens with.

#include "tests/support/battle.h"

namespace muster::testing {

TEST(Play, StarPowerTakesTheDamageDownAndSixesAreLost_R28)
{
    Battle battle(threeOnPatrol());
    const auto hit = [&](TableState damage) {
        return [&battle, damage](Dice &d, Step &step) {
            actions::rollStarPower(battle.campaign(), swordplay(), damage, d, step);
        };
    };
    battle.begins();
    battle.rolls("2 2 3 5 6", actions::checkStarPower(battle.campaign(), TableState::Dead), hit(TableState::Dead));
    EXPECT_EQ(battle.told(), "Star Power: 3 levels less; 4 dice left `(2) (2) (3) 5 6` R28")
        << "the book's own example: from Obviously Dead to carrying on";
    battle.rolls("4 1 6 6", actions::checkStarPower(battle.campaign(), TableState::Dead), hit(TableState::Dead));
    EXPECT_EQ(battle.told(), "Osric: Out of the Fight\nStar Power: 1 level less; 2 dice left `4 (1) 6 6` R28")
        << "what became of Osric is not hidden below the dice";
    EXPECT_EQ(refusal(actions::checkStarPower(battle.campaign(), TableState::RanAway)),
              "Star Power works only against Stunned, Out of the Fight and Obviously Dead.");
    battle.rolls("6 6", {}, hit(TableState::Stunned));
    EXPECT_EQ(refusal(actions::checkStarPower(battle.campaign(), TableState::Stunned)),
              "Osric has no Star Power left.");
}

TEST(Play, OnlyAStarCheatsDeath)
{
    Battle battle(threeOnPatrol());
    battle.begins().does(actions::setState(battle.campaign(), FigureId{1}, TableState::CheatedDeath));
    EXPECT_EQ(refusal(actions::setState(battle.campaign(), FigureId{2}, TableState::CheatedDeath)),
              "Tibb cannot cheat death: only a Star can.");
    EXPECT_EQ(refusal(actions::setState(battle.campaign(), FigureId{1}, TableState::CheatedDeath)),
              "Osric is already noted as cheated death.");
}

TEST(Play, OnlyOnTumorsSheetIsAnybodyWounded) // R80
{
    Battle own(threeOnPatrol());
    own.begins();
    EXPECT_EQ(refusal(actions::setState(own.campaign(), FigureId{2}, TableState::Wounded)),
              "These rules have no state “wounded”.");
    Campaign with = threeOnPatrol();
    with.options.insert(QStringLiteral("sheet"), QStringLiteral("tumor"));
    Battle tumor(with);
    tumor.begins().does(actions::setState(tumor.campaign(), FigureId{2}, TableState::Wounded));
    EXPECT_EQ(actions::fatesSoFar(tumor.play())[1].fate, Fate::Wounded);
}

TEST(Play, TheReportOpensAsTheBattleStands)
{
    Battle battle(threeOnPatrol());
    battle.begins({1, 2})
        .does(actions::setState(battle.campaign(), FigureId{1}, TableState::DuckedBack))
        .does(actions::setState(battle.campaign(), FigureId{2}, TableState::Captured));
    const std::vector<ReportedFate> expected = {{FigureId{1}, Fate::Fine}, {FigureId{2}, Fate::Captured}};
    EXPECT_EQ(actions::fatesSoFar(battle.play()), expected) << "Berta stayed at home";
    const Taken after = finish(battle.campaign(), success({{1, Fate::Fine}, {2, Fate::Captured}}), "1 1 1 1 1 6 6 6");
    EXPECT_FALSE(after.campaign.play) << "nothing is left on the table";
}

TEST(ChainReactionPlay, WhoHunkersDownStaysOnTheTableUntilRallied)
{
    const Band band = Band().star("Sgt Rock", 5).grunt("Char", 4).grunt("Dez", 3).plays(EncounterKind::Patrol, 3);
    Battle battle(inChainReaction(band), chainReaction3());
    battle.begins().turn("2 6").stands(3, TableState::HunkeredDown);
    EXPECT_EQ(battle.told(), "Dez: hunkered down");
    EXPECT_EQ(battle.play().party(), 3);
    EXPECT_EQ(actions::fatesSoFar(battle.play()).back().fate, Fate::Fine);
    battle.turn("2 6");
    EXPECT_EQ(battle.now(),
              "Your groups of Rep 2 or more act. Then roll activation for turn 3. Hunkered down until "
              "rallied: Dez.");
    Battle elsewhere(threeOnPatrol());
    elsewhere.begins();
    EXPECT_EQ(refusal(actions::setState(elsewhere.campaign(), FigureId{3}, TableState::HunkeredDown)),
              "These rules have no state “hunkered down”.");
}

} // namespace muster::testing

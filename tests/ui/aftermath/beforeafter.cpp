// SPDX-License-Identifier: MIT
#include "ui/aftermath/beforeafter.h"

#include "model/actions/actions.h"
#include "model/storytext/storytext.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "tests/support/bands.h"
#include "tests/support/packs.h"
#include "tests/support/stories.h"

#include <gtest/gtest.h>

namespace muster::testing {
namespace {

using namespace Qt::StringLiterals;

using After = BeforeAfterRow::After;

TEST(BeforeAfter, WhoIsCertainlyLostIsNotCountedBeforeItIsSaidHowItEnded)
{
    // Given Osric Vane of Rep 5 on patrol, with two Grunts of Rep 4 and 3,
    const Campaign campaign = fold(*playStory(onPatrol, swordplay()));
    AftermathDraft draft;
    for (const Figure &figure : campaign.band)
        draft.figures.push_back({.id = figure.id, .fate = Fate::Fine});

    // when the first is dead, and no more has been said, then the second may stay or go;
    draft.figures[1].fate = Fate::ObviouslyDead;
    BeforeAfter seen = foresee(campaign, swordplay(), draft, {}, {});
    EXPECT_EQ(seen.rows[1].after, After::Gone);
    EXPECT_EQ(seen.rows[1].status, Status::Dead);
    EXPECT_EQ(seen.rows[2].after, After::Open);
    EXPECT_EQ(seen.figures.text(), QStringLiteral("1–2"));
    EXPECT_EQ(seen.rep.text(), QStringLiteral("5–8"));

    // and when the second is captured, Osric is alone.
    draft.figures[2].fate = Fate::Captured;
    seen = foresee(campaign, swordplay(), draft, {}, {});
    EXPECT_EQ(seen.rows[2].after, After::Gone);
    EXPECT_EQ(seen.rows[2].status, Status::Captured);
    EXPECT_EQ(seen.figures.text(), QStringLiteral("1"));
    EXPECT_EQ(seen.rep.text(), QStringLiteral("5"));
}

TEST(BeforeAfter, AStarWhoCheatsDeathIsCountedWhateverTheDiceOfRecoverySay)
{
    // Given Osric Vane of Rep 5 out of the fight, whose two Grunts are dead,
    Campaign campaign = fold(*playStory(onPatrol, swordplay()));
    AftermathDraft draft;
    for (const Figure &figure : campaign.band)
        draft.figures.push_back({.id = figure.id, .fate = Fate::ObviouslyDead});
    draft.figures[0].fate = Fate::OutOfTheFight;
    const auto sums = [&](const QString &dies) {
        campaign.options[QStringLiteral("star-dies")] = dies;
        const BeforeAfter seen = foresee(campaign, swordplay(), draft, {}, {});
        return QStringLiteral("%1, Rep %2").arg(seen.figures.text(), seen.rep.text());
    };
    // then it loses one Rep at the most, unless the campaign's Star may die.
    EXPECT_EQ(sums(QStringLiteral("false")), QStringLiteral("1, Rep 4–5"));
    EXPECT_EQ(sums(QStringLiteral("true")), QStringLiteral("0–1, Rep 0–5"));
}

TEST(BeforeAfter, AGruntOfALostStarHasNoStayOrGoStillToRoll_R36)
{
    // Given Osric with Tibb and Berta, and Maud with Ranulf; Osric is dead and Ranulf's recovery is still to roll,
    const Campaign campaign = Band()
                                  .star("Osric", 3)
                                  .grunt("Tibb", 3)
                                  .grunt("Berta", 3)
                                  .star("Maud", 2)
                                  .grunt("Ranulf", 2)
                                  .plays(EncounterKind::Patrol, 3);
    AftermathDraft draft;
    draft.figures = {{FigureId{1}, Fate::ObviouslyDead},
                     {FigureId{2}, Fate::Fine},
                     {FigureId{3}, Fate::Fine},
                     {FigureId{4}, Fate::Fine},
                     {FigureId{5}, Fate::OutOfTheFight}};
    const auto told = [&](FigureId id) {
        const BeforeAfter seen = foresee(campaign, swordplay(), draft, {}, {});
        const auto row = std::find_if(seen.rows.begin(), seen.rows.end(), [=](const auto &r) { return r.id == id; });
        return row->headline + u"; "_s + row->detail;
    };
    // then Osric's leave, unless they are to follow Maud.
    EXPECT_EQ(told(FigureId{2}), u"Leaves: nobody to follow; "_s);
    draft.heirs = {{FigureId{1}, FigureId{4}}};
    EXPECT_EQ(told(FigureId{2}), u"Fine; Follows Maud if there is room"_s);
}

TEST(BeforeAfter, WithTheOnlyStarLostNobodyHasStayOrGoStillToRoll)
{
    const Campaign campaign =
        Band().star("Osric", 3).grunt("Tibb", 3).grunt("Berta", 3).plays(EncounterKind::Patrol, 3);
    AftermathDraft draft;
    draft.figures = {{FigureId{1}, Fate::ObviouslyDead}, {FigureId{2}, Fate::OutOfTheFight}, {FigureId{3}, Fate::Fine}};
    const BeforeAfter seen = foresee(campaign, swordplay(), draft, {}, {});
    EXPECT_EQ(seen.rows[2].detail, QString());
    EXPECT_EQ(seen.rows[2].after, After::Stays);
}

TEST(BeforeAfter, WhoOutranksTheStarGoesWhateverTheOthersHaveStillToRoll)
{
    // Given Osric Vane of Rep 5 with two Grunts, of whom the first was too good on the day of recruiting,
    Campaign campaign = fold(*playStory(onPatrol, swordplay()));
    campaign.band[1].outranksStar = true;
    AftermathDraft draft;
    for (const Figure &figure : campaign.band)
        draft.figures.push_back({.id = figure.id, .fate = Fate::Fine});

    // when the second has a recovery to roll, then the first still leaves, and is not counted.
    draft.figures[2].fate = Fate::OutOfTheFight;
    const BeforeAfter seen = foresee(campaign, swordplay(), draft, {}, {});
    EXPECT_EQ(seen.rows[1].headline.toStdString(), "Leaves: outranks the Star");
    EXPECT_EQ(seen.rows[1].after, After::Gone);
    EXPECT_EQ(seen.figures.text(), QStringLiteral("1–2"));

    // And one who has to recover first may yet die of it.
    draft.figures[1].fate = Fate::OutOfTheFight;
    EXPECT_EQ(foresee(campaign, swordplay(), draft, {}, {}).rows[1].after, After::Open);
}

TEST(BeforeAfter, ADieIsTheLastOnlyWhereNothingIsRolledAfterItWhateverItShows)
{
    // Given Osric Vane and two Grunts, who came out of the battle in every way there is,
    const Campaign campaign = fold(*playStory(onPatrol, swordplay()));
    const std::vector<Fate> fates{Fate::Fine, Fate::OutOfTheFight, Fate::Captured};
    for (std::size_t way = 0; way < 27; ++way) {
        AftermathDraft draft;
        draft.outcome = Outcome::Success;
        for (std::size_t i = 0, rest = way; i < 3; ++i, rest /= 3)
            draft.figures.push_back({campaign.band[i].id, fates[rest % 3]});
        const BattleReport report{Outcome::Success, draft.figures};
        RolledDeed deed(
            [&](Dice &dice, Step &step) { actions::finishBattle(campaign, swordplay(), report, dice, step); });
        // when each roll is typed up to its last die, then that is the last of all if no face asks for another.
        while (const auto wanted = deed.wanted()) {
            Faces typed(wanted->count - 1, Die{4, Thrower::Player});
            bool ends = true;
            for (std::uint8_t face = 1; face <= 6; ++face) {
                RolledDeed next = deed;
                next.add(Faces(typed) << Die{face, Thrower::Player});
                ends = ends && next.isComplete();
            }
            EXPECT_EQ(foresee(campaign, swordplay(), draft, deed, typed).lastDie, ends) << "way " << way;
            deed.add(typed << Die{4, Thrower::Player});
        }
    }
}

/// Rook of Rep 4 against zombies with three Grunts of these Reps, everybody badly wounded.
struct BadlyWounded {
    explicit BadlyWounded(std::vector<int> grunts)
    {
        campaign = fold(*playStory(rookMeetsZombies, chainReaction1()));
        for (const int rep : grunts) {
            Figure grunt = campaign.band.front();
            grunt.id = FigureId{++campaign.lastId};
            grunt.star = false;
            grunt.profile.rep = rep;
            campaign.band.push_back(grunt);
        }
        for (const Figure &figure : campaign.band)
            draft.figures.push_back({.id = figure.id, .fate = Fate::BadWound});
        draft.outcome = Outcome::Failure;
    }
    RolledDeed deed() const
    {
        return RolledDeed(
            [campaign = campaign, report = BattleReport{Outcome::Failure, draft.figures}](Dice &dice, Step &step) {
                actions::finishBattle(campaign, chainReaction1(), report, dice, step);
            });
    }
    std::string sums(const RolledDeed &deed, const Faces &typed = {}) const
    {
        const BeforeAfter seen = foresee(campaign, chainReaction1(), draft, deed, typed);
        return QStringLiteral("%1, Rep %2").arg(seen.figures.text(), seen.rep.text()).toStdString();
    }

    Campaign campaign;
    AftermathDraft draft;
};

const Die one{1, Thrower::Player};
const Die six{6, Thrower::Player};

TEST(BeforeAfter, ARecoverCheckCostsOneRepAtTheMost)
{
    // Given Rook of Rep 4 and Grunts of Rep 5, 4 and 1, all of them badly wounded,
    const BadlyWounded wounded({5, 4, 1});
    RolledDeed deed = wounded.deed();
    // then each can lose one Rep, which is the last of one of them alone.
    EXPECT_EQ(wounded.sums(deed), "3–4, Rep 10–14");
    // A die that has passed on the line rules the loss out,
    EXPECT_EQ(wounded.sums(deed, {one}), "3–4, Rep 11–14");
    // and what is rolled is no longer open.
    deed.add({one, six});
    EXPECT_EQ(wounded.sums(deed), "3–4, Rep 11–14");
    deed.add({six, six});
    EXPECT_EQ(wounded.sums(deed), "3–4, Rep 11–13");
    deed.add({six, six});
    EXPECT_EQ(wounded.sums(deed), "3–4, Rep 11–12") << "without that Grunt, or with it";
}

TEST(BeforeAfter, NobodyIsCountedAsLostWhoCannotBe)
{
    const BadlyWounded wounded({5, 2});
    EXPECT_EQ(wounded.sums(wounded.deed()), "3, Rep 8–11");
}

TEST(BeforeAfter, TheLastDieOfARecoverCheckTellsTheReturnAndTheRep)
{
    const BadlyWounded wounded({});
    const BeforeAfter seen = foresee(wounded.campaign, chainReaction1(), wounded.draft, wounded.deed(), {six});
    EXPECT_EQ(seen.rows.front().headline.toStdString(), "1, 2, 3, 4: Back in Early Apr, Rep 4");
    EXPECT_EQ(seen.rows.front().detail.toStdString(), "5, 6: Back in Early Apr, Rep 3");
    const BeforeAfter passed = foresee(wounded.campaign, chainReaction1(), wounded.draft, wounded.deed(), {one});
    EXPECT_EQ(passed.rows.front().headline.toStdString(), "1, 2, 3, 4: Back in Early Mar, Rep 4");
}

TEST(BeforeAfter, WhatFollowsForCertainIsNamedWhileRecoverChecksAreOpen)
{
    // Given a Robbery that one of two came out of on its feet,
    BadlyWounded wounded({4});
    wounded.campaign.encounter->part.edit<Scenario>().kind = ScenarioKind::Robbery;
    wounded.draft.figures.back().fate = Fate::Fine;
    const auto next = [&] {
        return foresee(wounded.campaign, chainReaction1(), wounded.draft, wounded.deed(), {}).nextTitle.toStdString();
    };
    EXPECT_EQ(next(), "Pursuit");
    // and not where nobody is left to be pursued.
    wounded.draft.figures.back().fate = Fate::Dead;
    EXPECT_EQ(next(), "Encounter");
}

} // namespace
} // namespace muster::testing

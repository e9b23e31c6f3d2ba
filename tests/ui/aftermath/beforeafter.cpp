// SPDX-License-Identifier: MIT
#include "ui/aftermath/beforeafter.h"

#include "model/actions/actions.h"
#include "model/sample/sample.h"
#include "tests/support/packs.h"
#include "tests/support/stories.h"

#include <gtest/gtest.h>

namespace muster::testing {
namespace {

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
    // then he loses one Rep at the most, unless the campaign's Star may die.
    EXPECT_EQ(sums(QStringLiteral("false")), QStringLiteral("1, Rep 4–5"));
    EXPECT_EQ(sums(QStringLiteral("true")), QStringLiteral("0–1, Rep 0–5"));
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
    // Given Osric Vane and his two Grunts, who came out of the battle in every way there is,
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

} // namespace
} // namespace muster::testing

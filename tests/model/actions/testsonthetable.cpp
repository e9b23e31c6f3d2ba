// SPDX-License-Identifier: MIT

// Tests taken on the table as they are typed: by one or by a group, with what holds for a figure from a test on.

#include "model/acts/acts.h"
#include "model/changes/enemy.h"
#include "model/reference/taker.h"
#include "tests/support/battle.h"

using namespace Qt::StringLiterals;

namespace muster::testing {
namespace {

/// A battle in which acts are said as on the terminal.
class Said
{
public:
    Said(Campaign campaign, const Pack &pack)
        : m_battle(std::move(campaign), pack)
        , m_pack(pack)
    {
        m_battle.begins();
    }

    Said &says(const QString &words, const char *dice = "")
    {
        const Result<Act> act = acts::hear(m_battle.campaign(), words.split(u' '));
        EXPECT_TRUE(act) << refusal(act);
        if (!act)
            return *this;
        m_battle.rolls(dice, acts::check(m_battle.campaign(), m_pack, *act),
                       [&](Dice &d, Step &step) { acts::perform(m_battle.campaign(), m_pack, *act, 0, d, step); });
        return *this;
    }
    Battle &battle() { return m_battle; }

private:
    Battle m_battle;
    const Pack &m_pack;
};

Said swords(const Band &band)
{
    return {band.campaign(), swordplay()};
}

} // namespace

TEST(Leading, OfTwoStarsTheHigherRepLeadsThenTheLowerNumber_R98)
{
    Said play =
        swords(Band().star("Ann", 3).grunt("Abel", 3).star("Ben", 4).grunt("Bert", 3).plays(EncounterKind::Patrol, 3));
    const auto leaderRep = [&](int id) {
        for (const Taker &taker : takersIn(play.battle().campaign(), swordplay())) {
            if (taker.inPlay && taker.inPlay->id == FigureId{id})
                return taker.leaderRep.value_or(0);
        }
        return -1;
    };
    EXPECT_EQ(leaderRep(2), 3) << "each player's band begins as a group";
    play.says(u"join 3 A"_s);
    EXPECT_EQ(leaderRep(2), 4) << "Ben's, though Abel is Ann's";
    play.says(u"state 3 ducked-back"_s);
    EXPECT_EQ(leaderRep(2), 3);
}

// Chain Reaction, first edition, p. 4: the leader's Rep, and the result is the whole group's.
TEST(Leading, AGroupChecksAgainstItsLeadersRepInTheFirstEdition)
{
    const Procedure asked = *shelfEntry(chainReaction1(), u"received-fire"_s)->variants.front().procedure;
    const auto rep = std::find_if(asked.parameters.begin(), asked.parameters.end(),
                                  [](const Parameter &one) { return one.name == u"rep"; });
    ASSERT_NE(rep, asked.parameters.end());
    EXPECT_TRUE(rep->ofLeader);
    const Procedure scratch = *shelfEntry(chainReaction1(), u"scratch"_s)->variants.front().procedure;
    EXPECT_TRUE(std::none_of(scratch.parameters.begin(), scratch.parameters.end(), [](const Parameter &one) {
        return one.ofLeader;
    })) << "these are taken by each for itself";
}

} // namespace muster::testing

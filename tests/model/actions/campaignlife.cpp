// SPDX-License-Identifier: MIT

// Campaigns of 24 months on the program's dice: whatever falls, some things always hold.

#include "rules/dice/randomdice.h"
#include "tests/support/acts.h"

#include <set>

namespace muster::testing {
namespace {

/// Plays months with dice from a seed, and battles that end as the same dice say.
class Life
{
public:
    explicit Life(quint64 seed)
        : m_dice(seed)
        , m_chance(seed + 1)
    {
        actions::NewCampaign wanted;
        wanted.starName = QStringLiteral("Osric");
        wanted.list = pick({"feudal", "northmen", "dwarves", "elves", "goblins", "orcs"});
        wanted.star.rep = 3 + static_cast<int>(seed % 3);
        keep(*actions::found(swordplay(), wanted));
    }

    const Campaign &campaign() const { return m_campaign; }
    const Steps &steps() const { return m_steps; }

    void recruit()
    {
        if (!actions::checkRecruit(m_campaign, swordplay(), std::nullopt).empty())
            return;
        roll([&](Step &step) { actions::recruit(m_campaign, swordplay(), std::nullopt, m_dice, step); });
        EXPECT_LE(m_campaign.gruntCount(), m_campaign.star()->rep());
    }

    void prepare()
    {
        roll([&](Step &step) { actions::prepare(m_campaign, swordplay(), {}, m_steps.size(), m_dice, step); });
    }

    void finish()
    {
        BattleReport report{chance(2) ? Outcome::Success : Outcome::Failure, {}};
        for (const Figure &figure : m_campaign.band)
            if (!chance(6))
                report.figures.push_back({figure.id, fateOf(figure)});
        EXPECT_EQ(refusal(actions::checkFinish(m_campaign, swordplay(), report)), "");
        roll([&](Step &step) { actions::finishBattle(m_campaign, swordplay(), report, m_dice, step); });
    }

private:
    bool chance(int oneIn) { return RandomDice::face(m_chance, oneIn) == 1; }
    QString pick(std::initializer_list<const char *> words)
    {
        return QString::fromLatin1(*(words.begin() + RandomDice::face(m_chance, static_cast<int>(words.size())) - 1));
    }
    Fate fateOf(const Figure &figure)
    {
        switch (RandomDice::face(m_chance, figure.star ? 12 : 8)) {
        case 1:
            return Fate::OutOfTheFight;
        case 2:
            return Fate::RanAway;
        case 3:
            return figure.star ? Fate::CheatedDeath : Fate::ObviouslyDead;
        case 4:
            return figure.star ? Fate::Fine : Fate::Captured;
        default:
            return Fate::Fine;
        }
    }
    template<typename Deed>
    void roll(Deed deed)
    {
        const std::size_t before = m_dice.rolls().size();
        Step step;
        deed(step);
        step.rolls.assign(m_dice.rolls().begin() + static_cast<std::ptrdiff_t>(before), m_dice.rolls().end());
        keep(step);
    }
    void keep(const Step &step)
    {
        apply(m_campaign, step);
        m_steps.push_back(step);
    }

    RandomDice m_dice;
    std::mt19937_64 m_chance;
    Campaign m_campaign;
    Steps m_steps;
};

void expectSound(const Campaign &campaign)
{
    std::set<FigureId> ids;
    for (const Figure &figure : campaign.band) {
        EXPECT_TRUE(ids.insert(figure.id).second);
        EXPECT_GE(figure.rep(), 1);
        EXPECT_LE(figure.rep(), 6);
        EXPECT_GE(figure.bestRep, figure.rep());
        EXPECT_EQ(figure.status, Status::Active);
        EXPECT_EQ(figure.star, number(figure.id) == 1);
    }
    for (const FormerFigure &former : campaign.former) {
        EXPECT_TRUE(ids.insert(former.figure.id).second);
        EXPECT_NE(former.figure.status, Status::Active);
    }
    EXPECT_EQ(static_cast<int>(ids.size()), campaign.lastId);
    EXPECT_EQ(campaign.star() == nullptr, campaign.phase == Phase::Over);
    if (campaign.eal) {
        EXPECT_GE(*campaign.eal, lowestEal);
        EXPECT_LE(*campaign.eal, highestEal);
    }
    EXPECT_EQ(campaign.phase == Phase::Play, campaign.encounter.has_value());
}

TEST(CampaignLife, HoldsTogetherForTwoYearsWhateverTheDiceSay)
{
    int ended = 0;
    int longest = 0;
    for (quint64 seed = 1; seed <= 200; ++seed) {
        SCOPED_TRACE(seed);
        Life life(seed);
        for (int month = 1; month <= 24 && life.campaign().phase != Phase::Over; ++month) {
            EXPECT_EQ(life.campaign().turn, month);
            life.recruit();
            life.prepare();
            life.finish();
            expectSound(life.campaign());
            longest = std::max(longest, month);
        }
        ended += life.campaign().phase == Phase::Over;
        EXPECT_EQ(fold(life.steps()), life.campaign());
        EXPECT_EQ(tellAll(life.steps(), swordplay()).size(), life.steps().size());
    }
    // Both ends of a career occur, so both were tested.
    EXPECT_GT(ended, 0);
    EXPECT_EQ(longest, 24);
}

TEST(CampaignLife, IsTheSameAgainFromTheSameSeed)
{
    const auto play = [](quint64 seed) {
        Life life(seed);
        for (int month = 0; month < 6 && life.campaign().phase != Phase::Over; ++month) {
            life.recruit();
            life.prepare();
            life.finish();
        }
        return life.campaign();
    };
    EXPECT_EQ(play(5), play(5));
    EXPECT_NE(play(5), play(6));
}

} // namespace
} // namespace muster::testing

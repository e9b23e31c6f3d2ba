// SPDX-License-Identifier: MIT

// A year in the Wasteland with the program's dice: the band goes from locale to locale, comes to settlements, meets
// nomads, and fights in the settlements it knows.

#include "model/systems/campaignsystem.h"
#include "model/systems/halfmonths/travel.h"
#include "tests/support/rolledband.h"

#include <set>

using namespace muster;
using namespace muster::testing;
using namespace Qt::StringLiterals;

namespace {

const QString anybody = QString(whoeverComes);

actions::NewCampaign mara()
{
    actions::NewCampaign wanted;
    wanted.list = u"tribal"_s;
    wanted.starName = u"Mara"_s;
    wanted.star.rep = 5;
    wanted.options = {{u"genre"_s, u"wasteland"_s}};
    return wanted;
}

/// Sets out for the next locale after every second battle.
class Wanderer
{
public:
    explicit Wanderer(quint64 seed)
        : m_band(mara(), seed)
    {
    }

    void wander()
    {
        while (!m_band.isYearOver()) {
            if (campaign().phase == Phase::Play)
                fight();
            else if (campaign().journey && !campaign().following)
                travel(std::nullopt);
            else if (m_battles % 2 == 1 && !campaign().following && m_leftAfter != m_battles)
                travel(next());
            else
                m_band.prepare(anybody);
        }
    }

    const RolledBand &band() const { return m_band; }
    const Campaign &campaign() const { return m_band.campaign(); }
    std::set<Locale> seen;
    int onTheWay = 0; ///< encounters
    int nomads = 0; ///< met as the enemy
    int inSettlements = 0; ///< encounters fought in one

private:
    Locale here() const { return localeIn(campaign(), chainReaction1(), campaign().turn); }
    Locale next() const { return allLocales[(static_cast<std::size_t>(here()) + 1) % allLocales.size()]; }

    void travel(std::optional<Locale> to)
    {
        m_leftAfter = m_battles;
        m_band.roll(actions::checkTravel(campaign(), chainReaction1(), to, anybody), [&](Dice &dice, Step &step) {
            actions::travel(campaign(), chainReaction1(), to, anybody, 1, dice, step);
        });
        onTheWay += campaign().encounter ? 1 : 0;
    }

    void fight()
    {
        const QString enemy = campaign().encounter->enemy;
        nomads += enemy == u"tribal"_s || enemy == u"outcasts"_s ? 1 : 0;
        if (actions::mayBeInSettlement(campaign(), chainReaction1()))
            comeToSettlement();
        BattleReport report{Outcome::Success, {}};
        for (const Figure *figure : campaign().presentIn(campaign().turn))
            report.figures.push_back({figure->id, Fate::Fine});
        m_band.finish(report);
        ++m_battles;
        seen.insert(here());
    }

    /// One that is known in this locale, else another.
    void comeToSettlement()
    {
        ++inSettlements;
        for (const KeptSettlement &kept : campaign().settlements) {
            if (kept.locale != here())
                continue;
            const auto step = actions::fightIn(campaign(), chainReaction1(), kept.id);
            ASSERT_TRUE(step);
            m_band.take(*step);
            return;
        }
        m_band.roll(
            {}, [&](Dice &dice, Step &step) { actions::findSettlement(campaign(), chainReaction1(), {}, dice, step); });
        EXPECT_EQ(campaign().encounter->settlement, campaign().settlements.back().id);
    }

    RolledBand m_band;
    int m_battles = 0;
    int m_leftAfter = 0;
};

} // namespace

TEST(WastelandYear, IsSpentOnTheRoadAmongNomadsAndSettlements)
{
    int onTheWay = 0;
    int nomads = 0;
    int inSettlements = 0;
    std::set<Locale> seen;
    for (quint64 seed = 1; seed <= 24; ++seed) {
        Wanderer wanderer(seed);
        wanderer.wander();
        EXPECT_GT(wanderer.campaign().turn, RolledBand::turnsAYear);
        wanderer.band().expectSoundBook();
        onTheWay += wanderer.onTheWay;
        nomads += wanderer.nomads;
        inSettlements += wanderer.inSettlements;
        seen.insert(wanderer.seen.begin(), wanderer.seen.end());
    }
    EXPECT_EQ(seen.size(), allLocales.size());
    EXPECT_GT(onTheWay, 0);
    EXPECT_GT(nomads, 0);
    EXPECT_GT(inSettlements, 0);
}

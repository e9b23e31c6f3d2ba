// SPDX-License-Identifier: MIT

// A year of Chain Reaction's first edition in each genre, through the actions, with the program's dice.

#include "model/systems/halfmonths/halfmonths.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "tests/support/rolledband.h"

#include <set>

using namespace muster;
using namespace muster::testing;
using namespace Qt::StringLiterals;

namespace {

struct Year {
    const char *genre;
    const char *list;
    const char *enemy;
    Genre column;
};

actions::NewCampaign wantedFor(const Year &year)
{
    actions::NewCampaign wanted;
    wanted.list = QString::fromLatin1(year.list);
    wanted.starName = u"Rook"_s;
    wanted.star.rep = 4;
    wanted.options.insert(u"genre"_s, QString::fromLatin1(year.genre));
    return wanted;
}

/// Plays a turn's acts as they come, with a script for the reports: the Star fights and lives, a third of the others fall
/// in turn in every way there is.
class YearPlayer
{
public:
    YearPlayer(const Year &year, quint64 seed)
        : m_band(wantedFor(year), seed)
        , m_enemy(QString::fromLatin1(year.enemy))
    {
    }

    void play()
    {
        while (!m_band.isYearOver()) {
            recruit();
            m_band.prepare(m_enemy);
            if (!campaign().encounter)
                continue; // in the Wasteland the band may travel when nothing follows after all
            kinds.insert(scenarioOf(*campaign().encounter)->kind);
            recruit();
            m_band.finish(report());
        }
    }

    const RolledBand &band() const { return m_band; }
    const Campaign &campaign() const { return m_band.campaign(); }
    std::set<ScenarioKind> kinds;

private:
    void recruit()
    {
        if (actions::checkRecruit(campaign(), chainReaction1(), std::nullopt).empty())
            m_band.roll({}, [&](Dice &dice, Step &step) {
                actions::recruit(campaign(), chainReaction1(), std::nullopt, dice, step);
            });
    }

    BattleReport report()
    {
        BattleReport told{++m_battle % 3 == 0 ? Outcome::Failure : Outcome::Success, {}};
        if (m_battle % 4 == 0)
            told.won = Fraction{1, 2};
        for (const FigureId id : halfMonths().usualParty(campaign(), chainReaction1())) {
            const Figure *figure = campaign().find(id);
            const bool falls = !figure->star && ++m_figure % 3 == 0;
            const Fate fate = falls                 ? woundFates[static_cast<std::size_t>(m_fate++) % woundFates.size()]
                : figure->star && m_battle % 5 == 0 ? Fate::BadWound
                                                    : Fate::Fine;
            told.figures.push_back(
                {figure->id, fate, {false, falls && m_fate % 2 == 0, true, figure->star ? 1 : 0, 0}});
        }
        return told;
    }

    RolledBand m_band;
    QString m_enemy;
    int m_battle = 0;
    int m_figure = 0;
    int m_fate = 0;
};

class ScriptedYear : public ::testing::TestWithParam<Year>
{
};

} // namespace

TEST_P(ScriptedYear, IsPlayedToItsEndAndTold)
{
    std::set<ScenarioKind> met;
    for (quint64 seed = 1; seed <= 80; ++seed) {
        YearPlayer player(GetParam(), seed);
        player.play();
        EXPECT_TRUE(player.band().isYearOver());
        EXPECT_GT(player.campaign().points(), 0);
        player.band().expectSoundBook();
        met.insert(player.kinds.begin(), player.kinds.end());
    }
    // Over eighty years every encounter of the genre has come up.
    for (const ScenarioKind kind : allScenarios) {
        const bool known = chainReaction1().scenarios->modifier(kind, GetParam().column).has_value();
        EXPECT_TRUE(!known || met.contains(kind)) << static_cast<int>(kind);
    }
}

INSTANTIATE_TEST_SUITE_P(Genres, ScriptedYear,
                         ::testing::Values(Year{"military", "military", "guerrillas", Genre::Military},
                                           Year{"military-early", "guerrillas", "military", Genre::Military},
                                           Year{"gang", "police", "gang", Genre::Gang},
                                           Year{"wasteland", "outcasts", "whoever-comes", Genre::Gang},
                                           Year{"b-movie", "civilians", "zombies", Genre::BMovie},
                                           Year{"aliens", "mercenaries", "aliens", Genre::Aliens}),
                         [](const auto &year) {
                             return QString::fromLatin1(year.param.genre).remove(u'-').toStdString();
                         });

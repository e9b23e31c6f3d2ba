// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/report.h"
#include "model/campaign/step.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"

namespace muster::testing {

inline void happen(Campaign &campaign, const Change &change)
{
    apply(campaign, change);
}

/// A Swordplay campaign in a few lines. The Star is number 1, the Grunts are 2, 3, 4 … in the order of their lines;
/// poisoned() and the like apply to the last of them.
///
///     Band().star("Osric", 5).grunt("Tibb", 4).months(3).poisoned().grunt("Berta", 3).plays(EncounterKind::Patrol, 3)
///
/// Another star() begins another player's band; grunts follow the Star above them.
class Band
{
public:
    Band()
    {
        m_campaign.name = QStringLiteral("The Marches");
        m_campaign.rules = QStringLiteral("swordplay");
        m_campaign.list = QStringLiteral("feudal");
    }

    Band &star(const char *name, int rep)
    {
        m_star = FigureId{m_campaign.lastId + 1};
        add(name, rep, {{}, QStringLiteral("noble"), rep, 4, true, QStringLiteral("lance-and-sword")});
        return *this;
    }
    Band &player(const char *name)
    {
        return last([=](Figure &f) { f.player = QString::fromUtf8(name); });
    }
    Band &grunt(const char *name, int rep)
    {
        add(name, rep, {QStringLiteral("Infantry"), QStringLiteral("soldier"), rep, 2, true, QStringLiteral("spear")});
        return *this;
    }
    Band &months(int months)
    {
        return last([=](Figure &f) { f.months = months; });
    }
    Band &poisoned()
    {
        return last([](Figure &f) { f.poisoned = true; });
    }
    Band &exempt()
    {
        return last([](Figure &f) { f.exempt = true; });
    }
    Band &outranking()
    {
        return last([](Figure &f) { f.outranksStar = true; });
    }

    Band &option(const char *id, const char *value)
    {
        m_campaign.options.insert(QString::fromLatin1(id), QString::fromLatin1(value));
        return *this;
    }
    Band &next(EncounterKind kind, int eal)
    {
        m_campaign.next = {kind, eal};
        m_campaign.eal = eal;
        return *this;
    }
    Band &fought(EncounterKind kind, Outcome outcome)
    {
        m_campaign.past.push_back({m_campaign.turn++, kind, 3, outcome});
        return *this;
    }
    Band &plays(EncounterKind kind, int eal)
    {
        Encounter encounter;
        encounter.kind = kind;
        encounter.eal = eal;
        encounter.enemy = QStringLiteral("orcs");
        encounter.setup.objectiveBuildings = isRaid(kind) ? 1 : 0;
        for (int section = 1; section <= 9; ++section)
            encounter.setup.sections.push_back({section, Terrain::Clear, 0});
        for (int pef = 1; pef <= 3; ++pef)
            encounter.setup.pefs.push_back({pef, pef + 1, false, false});
        next(kind, eal);
        happen(m_campaign, EncounterPrepared{encounter});
        return *this;
    }

    operator const Campaign &() const { return m_campaign; }
    const Campaign &campaign() const { return m_campaign; }

private:
    void add(const char *name, int rep, const Profile &profile)
    {
        Figure figure;
        figure.id = FigureId{m_campaign.lastId + 1};
        figure.name = QString::fromUtf8(name);
        figure.star = figure.id == m_star;
        figure.leader = m_star;
        figure.profile = profile;
        figure.bestRep = rep;
        happen(m_campaign, FigureJoined{figure});
    }
    template<typename Set>
    Band &last(Set set)
    {
        set(*m_campaign.find(FigureId{m_campaign.lastId}));
        return *this;
    }

    Campaign m_campaign;
    FigureId m_star = firstStar;
};

/// Returns the player's report of a battle, by the figures' numbers.
inline BattleReport report(Outcome outcome, std::initializer_list<std::pair<int, Fate>> fates)
{
    BattleReport report{outcome, {}};
    for (const auto &[id, fate] : fates)
        report.figures.push_back({FigureId{id}, fate});
    return report;
}
inline BattleReport success(std::initializer_list<std::pair<int, Fate>> fates = {})
{
    return report(Outcome::Success, fates);
}
inline BattleReport failure(std::initializer_list<std::pair<int, Fate>> fates = {})
{
    return report(Outcome::Failure, fates);
}

} // namespace muster::testing

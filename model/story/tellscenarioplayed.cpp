// SPDX-License-Identifier: MIT

// What happened on the table in an encounter of the first edition, in words.

#include "model/story/playtelling.h"

#include "model/story/playwords.h"
#include "model/story/words.h"

#include <QCoreApplication>

namespace muster {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("muster::story", text);
}

/// Tells one deed, with the encounter as it stood before and after it.
class ScenarioTeller
{
public:
    ScenarioTeller(const Telling &telling, const Play &before, const ScenarioStood &stood)
        : m_telling(telling)
        , m_before(before)
        , m_stood(stood)
        , m_now(stood.now)
    {
    }

    StoryLine tell() const
    {
        switch (m_stood.deed) {
        case ScenarioDeed::Turn:
            return turn();
        case ScenarioDeed::Ambush:
            return line(tr("Ambush"), m_now.ambush ? tr("sprung, %1").arg(words::ambush(*m_now.ambush)) : tr("not yet"),
                        {RollKind::AmbushTurn, RollKind::AmbushRange, RollKind::AmbushDirection});
        case ScenarioDeed::Spotting:
            return line(tr("Spotting"), m_now.spotted ? tr("they are seen") : tr("nothing is seen"),
                        {RollKind::Spotting});
        case ScenarioDeed::Pursuit:
            return pursuit();
        case ScenarioDeed::Stand:
            return line(tr("The Runners make a stand"),
                        m_now.stand.value_or(false) ? tr("the Chasers walk into an ambush") : tr("in the open"),
                        {RollKind::Watching, RollKind::Coming});
        case ScenarioDeed::Siege:
            return line(tr("The end of day %1").arg(m_now.siegeDay),
                        m_now.besiegersGone ? tr("the besiegers slip away") : tr("the besiegers stay"),
                        {RollKind::SiegeLost, RollKind::SiegeAlive});
        case ScenarioDeed::Alarm:
            return line(tr("Alarm"), m_now.alarm ? tr("it sounds") : tr("silence"), {RollKind::Alarm});
        case ScenarioDeed::Police:
            return line(m_before.scenario->policeIn == 0 ? tr("The police come") : tr("More police"), {},
                        {RollKind::Reinforcements});
        case ScenarioDeed::Objective:
            return line(tr("The objective"), m_now.objective ? tr("reached") : tr("not reached after all"), {});
        case ScenarioDeed::Dwellings:
            return line(tr("Dwellings"), tr("%1 of %2 looted").arg(m_now.looted).arg(m_now.dwellings), {});
        case ScenarioDeed::Hostages:
            return line(tr("Hostages"), hostages(), {});
        }
        Q_UNREACHABLE();
    }

private:
    StoryLine line(const QString &title, const QString &detail, const std::vector<RollKind> &kinds) const
    {
        Rolls rolls;
        for (const RollKind kind : kinds) {
            for (const Roll &roll : m_telling.rolls(kind))
                rolls.push_back(roll);
        }
        return {Theme::Battle, title, detail, plainDice(std::move(rolls)), {}, {}};
    }

    StoryLine turn() const
    {
        QStringList parts;
        if (m_now.cards.empty())
            parts << tr("without cards");
        else
            parts << tr("%1: %2").arg(words::cards(m_now.cards), words::order(m_now.order));
        if (m_now.day != m_before.scenario->day)
            parts << tr("day %1 is over").arg(m_before.scenario->day);
        StoryLine told = line(tr("Turn %1").arg(m_stood.turn), parts.join(tr("; ")), {});
        told.rulings << QStringLiteral("R75");
        return told;
    }

    QString hostages() const
    {
        if (m_now.hostagesOut > 0 || m_before.scenario->hostagesOut > 0)
            return tr("%1 off the table").arg(m_now.hostagesOut);
        return m_now.hostagesFound ? tr("found") : tr("not found after all");
    }

    StoryLine pursuit() const
    {
        const Pursuit &now = *m_now.pursuit;
        const QString scores =
            tr("Runners %1, Chasers %2; %3\" between them")
                .arg(QString::number(now.runners), QString::number(now.chasers), QString::number(now.distance));
        const QString end = now.end == Pursuit::End::Escaped ? tr("%1: they get away").arg(scores)
            : now.end == Pursuit::End::Caught                ? tr("%1: they must stand").arg(scores)
                                                             : scores;
        return line(tr("Pursuit"), end, {RollKind::Running, RollKind::Chasing});
    }

    const Telling &m_telling;
    const Play &m_before;
    const ScenarioStood &m_stood;
    const ScenarioInPlay &m_now;
};

} // namespace

StoryLine tellScenarioStood(const Telling &telling, const Play &before, const ScenarioStood &stood)
{
    return ScenarioTeller(telling, before, stood).tell();
}

StoryLine tellDeeds(const Telling &telling, const FigureDid &did)
{
    QStringList parts;
    if (did.deeds.kills > 0)
        parts << tr("killed %1").arg(did.deeds.kills);
    if (did.deeds.routed > 0)
        parts << tr("put %1 to flight").arg(did.deeds.routed);
    if (did.deeds.inflictedDamage)
        parts << tr("hurt an enemy");
    if (did.deeds.lostNerve)
        parts << tr("lost nerve");
    if (did.deeds.wounded)
        parts << tr("was wounded when running");
    StoryLine line{Theme::Battle,
                   tr("%1's deeds").arg(telling.name(did.id)),
                   parts.isEmpty() ? tr("none") : parts.join(tr(", ")),
                   {},
                   {did.id},
                   {}};
    if (did.deeds.lostNerve)
        line.rulings << QStringLiteral("R67");
    return line;
}

} // namespace muster

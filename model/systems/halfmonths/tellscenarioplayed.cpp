// SPDX-License-Identifier: MIT

// What happened on the table in an encounter of the first edition, in words.

#include "model/changes/campaign.h"
#include "model/changes/play.h"
#include "model/story/playwords.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/systems/halfmonths/halfmonths.h"
#include "model/systems/halfmonths/press.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "model/texts.h"

namespace muster {

namespace {

/// Tells one deed, with the encounter as it stood before and after it.
class ScenarioTeller : public Telling
{
    Q_DECLARE_TR_FUNCTIONS(Story)

public:
    ScenarioTeller(const Telling &telling, const Play &table, const ScenarioStood &stood)
        : Telling(telling)
        , m_table(table)
        , m_was(*scenarioOf(table))
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
            return line(tr("Ambush"),
                        m_now.ambush ? tr("sprung, %1").arg(words::ambush(*m_now.ambush)) : tr("not sprung yet"),
                        {RollKind::AmbushTurn, RollKind::AmbushRange, RollKind::AmbushDirection});
        case ScenarioDeed::Spotting:
            return line(tr("Spotting"), m_now.spotted ? tr("spotted") : tr("not spotted"), {RollKind::Spotting});
        case ScenarioDeed::Pursuit:
            return pursuit();
        case ScenarioDeed::Stand:
            return stand();
        case ScenarioDeed::Siege:
            return line(tr("The end of day %1").arg(m_now.siegeDay),
                        m_now.besiegersGone ? tr("the besiegers slip away") : tr("the besiegers stay"),
                        {RollKind::SiegeLost, RollKind::SiegeAlive});
        case ScenarioDeed::Alarm:
            return line(tr("Alarm"), m_now.alarm ? tr("it sounds") : tr("silence"), {RollKind::Alarm});
        case ScenarioDeed::Police:
            return line(m_was.policeIn == 0 ? tr("The police arrive") : tr("More police"), {},
                        {RollKind::Reinforcements});
        case ScenarioDeed::Car:
            return line(tr("The getaway car"), m_now.carRuns ? tr("it starts") : tr("it does not start"),
                        {RollKind::CarStart});
        case ScenarioDeed::Riding:
            return riding();
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
    StoryLine line(const QString &title, const QString &detail, std::initializer_list<RollKind> kinds) const
    {
        return {Theme::Objective, title, detail, plainDice(rolls(kinds))};
    }

    StoryLine turn() const
    {
        QStringList parts;
        if (m_now.cards.empty())
            parts << tr("without cards");
        else
            parts << tr("%1: %2").arg(words::cards(m_now.cards), words::order(m_now.order));
        if (static_cast<int>(m_now.cards.size()) > m_table.sides)
            parts << tr("equal cards were drawn again");
        if (m_now.day != m_was.day)
            parts << tr("day %1 is over").arg(m_was.day);
        return {Theme::Turn, tr("Turn %1").arg(m_stood.turn), parts.join(tr("; ")), {}, {}, {QStringLiteral("R75")}};
    }

    StoryLine riding() const
    {
        StoryLine told = line(tr("Vehicles"),
                              m_now.riding ? tr("all the Runners are in vehicles, so the Chasers must be too")
                                           : tr("not all the Runners are in vehicles"),
                              {});
        told.rulings << QStringLiteral("R88");
        return told;
    }

    QString hostages() const
    {
        if (m_now.hostagesOut > 0 || m_was.hostagesOut > 0)
            return tr("%1 off the table").arg(m_now.hostagesOut);
        return m_now.hostagesFound ? tr("found") : tr("not found after all");
    }

    /// Both roll, the Chasers first.
    StoryLine stand() const
    {
        StoryLine told = line(tr("The Runners make a stand"), {},
                              {RollKind::Watching, RollKind::Coming, // as earlier versions called them
                               RollKind::ChasersStand, RollKind::RunnersStand});
        told.detail =
            (m_now.stand.value_or(false) ? tr("the Chasers (first die) walk into an ambush of the Runners (second die)")
                                         : tr("the Chasers (first die) meet the Runners (second die) in the open"));
        return told;
    }

    StoryLine pursuit() const
    {
        const Pursuit &now = *m_now.pursuit;
        const QString scores =
            tr("Runners %1, Chasers %2; %3″ between them")
                .arg(QString::number(now.runners), QString::number(now.chasers), QString::number(now.distance));
        const QString end = now.end == Pursuit::End::Escaped ? tr("%1: they get away").arg(scores)
            : now.end == Pursuit::End::Caught                ? tr("%1: they must stand").arg(scores)
            : now.chasers > now.runners ? tr("%1; the Runners now add %2").arg(scores, words::bonus(now.bonus))
                                        : scores;
        return line(tr("Pursuit"), end, {RollKind::Running, RollKind::Chasing});
    }

    const Play &m_table;
    const ScenarioInPlay &m_was;
    const ScenarioStood &m_stood;
    const ScenarioInPlay &m_now;
};

} // namespace

StoryLine Telling::scenarioStood(const Play &table, const ScenarioStood &stood) const
{
    return ScenarioTeller(*this, table, stood).tell();
}

StoryLine tellFound(const Encounter &encounter)
{
    const std::optional<Role> &surprised = scenarioOf(encounter)->surprised;
    return {Theme::Prepare,
            StoryText::tr("Surprise, by the leaders who came"),
            surprised ? StoryText::tr("%1 are surprised").arg(words::title(*surprised))
                      : StoryText::tr("nobody is surprised"),
            {},
            {},
            {QStringLiteral("R97")}};
}

std::optional<StoryLine> HalfMonths::toldChange(const Telling &, const Change &change) const
{
    const auto *found = change.as<EncounterCorrected>();
    return found ? std::optional(tellFound(found->encounter)) : std::nullopt;
}

StoryLine Telling::deeds(const FigureDid &did) const
{
    QStringList parts;
    const Deeds &deeds = did.deeds;
    if (deeds.kills > 0)
        parts << tr("killed %1").arg(deeds.kills);
    if (deeds.routed > 0)
        parts << tr("routed %1").arg(deeds.routed);
    if (deeds.completed().inflictedDamage)
        parts << tr("inflicted damage");
    if (deeds.lostNerve)
        parts << tr("lost nerve");
    if (deeds.wounded)
        parts << tr("already wounded when running away");
    if (const QString work = words::mediaWork(deeds.media); !work.isEmpty())
        parts << work;
    StoryLine line{Theme::OwnFigure,
                   tr("%1's deeds").arg(name(did.id)),
                   parts.isEmpty() ? tr("none") : parts.join(tr(", ")),
                   {},
                   {did.id}};
    if (deeds.lostNerve)
        line.rulings << QStringLiteral("R67");
    return line;
}

} // namespace muster

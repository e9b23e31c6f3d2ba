// SPDX-License-Identifier: MIT

// What happened on the table in an encounter of the first edition, in words.

#include "model/changes/campaign.h"
#include "model/changes/play.h"
#include "model/story/telling.h"

#include "model/story/playwords.h"
#include "model/story/words.h"
#include "model/systems/halfmonths/halfmonths.h"
#include "model/systems/halfmonths/press.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "model/texts.h"

namespace muster {

namespace {

/// Tells one deed, with the encounter as it stood before and after it.
class ScenarioTeller
{
public:
    ScenarioTeller(const Telling &telling, const Play &before, const ScenarioStood &stood)
        : m_telling(telling)
        , m_before(before)
        , m_was(*scenarioOf(before))
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
            return line(StoryText::tr("Ambush"),
                        m_now.ambush ? StoryText::tr("sprung, %1").arg(words::ambush(*m_now.ambush))
                                     : StoryText::tr("not sprung yet"),
                        {RollKind::AmbushTurn, RollKind::AmbushRange, RollKind::AmbushDirection});
        case ScenarioDeed::Spotting:
            return line(StoryText::tr("Spotting"),
                        m_now.spotted ? StoryText::tr("spotted") : StoryText::tr("not spotted"), {RollKind::Spotting});
        case ScenarioDeed::Pursuit:
            return pursuit();
        case ScenarioDeed::Stand:
            return stand();
        case ScenarioDeed::Siege:
            return line(StoryText::tr("The end of day %1").arg(m_now.siegeDay),
                        m_now.besiegersGone ? StoryText::tr("the besiegers slip away")
                                            : StoryText::tr("the besiegers stay"),
                        {RollKind::SiegeLost, RollKind::SiegeAlive});
        case ScenarioDeed::Alarm:
            return line(StoryText::tr("Alarm"), m_now.alarm ? StoryText::tr("it sounds") : StoryText::tr("silence"),
                        {RollKind::Alarm});
        case ScenarioDeed::Police:
            return line(m_was.policeIn == 0 ? StoryText::tr("The police arrive") : StoryText::tr("More police"), {},
                        {RollKind::Reinforcements});
        case ScenarioDeed::Car:
            return line(StoryText::tr("The getaway car"),
                        m_now.carRuns ? StoryText::tr("it starts") : StoryText::tr("it does not start"),
                        {RollKind::CarStart});
        case ScenarioDeed::Riding:
            return riding();
        case ScenarioDeed::Objective:
            return line(StoryText::tr("The objective"),
                        m_now.objective ? StoryText::tr("reached") : StoryText::tr("not reached after all"), {});
        case ScenarioDeed::Dwellings:
            return line(StoryText::tr("Dwellings"),
                        StoryText::tr("%1 of %2 looted").arg(m_now.looted).arg(m_now.dwellings), {});
        case ScenarioDeed::Hostages:
            return line(StoryText::tr("Hostages"), hostages(), {});
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
            parts << StoryText::tr("without cards");
        else
            parts << StoryText::tr("%1: %2").arg(words::cards(m_now.cards), words::order(m_now.order));
        if (static_cast<int>(m_now.cards.size()) > m_before.sides)
            parts << StoryText::tr("equal cards were drawn again");
        if (m_now.day != m_was.day)
            parts << StoryText::tr("day %1 is over").arg(m_was.day);
        StoryLine told = line(StoryText::tr("Turn %1").arg(m_stood.turn), parts.join(StoryText::tr("; ")), {});
        told.theme = Theme::Turn;
        told.rulings << QStringLiteral("R75");
        return told;
    }

    StoryLine riding() const
    {
        StoryLine told =
            line(StoryText::tr("Vehicles"),
                 m_now.riding ? StoryText::tr("all the Runners are in vehicles, so the Chasers must be too")
                              : StoryText::tr("not all the Runners are in vehicles"),
                 {});
        told.rulings << QStringLiteral("R88");
        return told;
    }

    QString hostages() const
    {
        if (m_now.hostagesOut > 0 || m_was.hostagesOut > 0)
            return StoryText::tr("%1 off the table").arg(m_now.hostagesOut);
        return m_now.hostagesFound ? StoryText::tr("found") : StoryText::tr("not found after all");
    }

    /// Both roll, the Chasers first.
    StoryLine stand() const
    {
        StoryLine told = line(StoryText::tr("The Runners make a stand"), {},
                              {RollKind::Watching, RollKind::Coming, // as earlier versions called them
                               RollKind::ChasersStand, RollKind::RunnersStand});
        told.detail = (m_now.stand.value_or(false)
                           ? StoryText::tr("the Chasers (first die) walk into an ambush of the Runners (second die)")
                           : StoryText::tr("the Chasers (first die) meet the Runners (second die) in the open"));
        return told;
    }

    StoryLine pursuit() const
    {
        const Pursuit &now = *m_now.pursuit;
        const QString scores =
            StoryText::tr("Runners %1, Chasers %2; %3″ between them")
                .arg(QString::number(now.runners), QString::number(now.chasers), QString::number(now.distance));
        const QString end = now.end == Pursuit::End::Escaped ? StoryText::tr("%1: they get away").arg(scores)
            : now.end == Pursuit::End::Caught                ? StoryText::tr("%1: they must stand").arg(scores)
            : now.chasers > now.runners
            ? StoryText::tr("%1; the Runners now add %2").arg(scores, words::bonus(now.bonus))
            : scores;
        return line(StoryText::tr("Pursuit"), end, {RollKind::Running, RollKind::Chasing});
    }

    const Telling &m_telling;
    const Play &m_before;
    const ScenarioInPlay &m_was;
    const ScenarioStood &m_stood;
    const ScenarioInPlay &m_now;
};

} // namespace

StoryLine tellScenarioStood(const Telling &telling, const Play &before, const ScenarioStood &stood)
{
    return ScenarioTeller(telling, before, stood).tell();
}

StoryLine tellFound(const Encounter &encounter)
{
    const std::optional<Role> &surprised = scenarioOf(encounter)->surprised;
    StoryLine line{Theme::Prepare,
                   StoryText::tr("Surprise, by the leaders who came"),
                   surprised ? StoryText::tr("%1 are surprised").arg(words::title(*surprised))
                             : StoryText::tr("nobody is surprised"),
                   {},
                   {},
                   {}};
    line.rulings = {QStringLiteral("R97")};
    return line;
}

std::optional<StoryLine> HalfMonths::toldChange(const Telling &, const Change &change) const
{
    const auto *found = change.as<EncounterCorrected>();
    return found ? std::optional(tellFound(found->encounter)) : std::nullopt;
}

StoryLine tellDeeds(const Telling &telling, const FigureDid &did)
{
    QStringList parts;
    if (did.deeds.kills > 0)
        parts << StoryText::tr("killed %1").arg(did.deeds.kills);
    if (did.deeds.routed > 0)
        parts << StoryText::tr("routed %1").arg(did.deeds.routed);
    if (did.deeds.completed().inflictedDamage)
        parts << StoryText::tr("inflicted damage");
    if (did.deeds.lostNerve)
        parts << StoryText::tr("lost nerve");
    if (did.deeds.wounded)
        parts << StoryText::tr("already wounded when running away");
    if (const QString work = words::mediaWork(did.deeds.media); !work.isEmpty())
        parts << work;
    StoryLine line{Theme::Battle,
                   StoryText::tr("%1's deeds").arg(telling.name(did.id)),
                   parts.isEmpty() ? StoryText::tr("none") : parts.join(StoryText::tr(", ")),
                   {},
                   {did.id},
                   {}};
    if (did.deeds.lostNerve)
        line.rulings << QStringLiteral("R67");
    return line;
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "model/story/rollteller.h"

#include "model/changes/enemy.h"
#include "model/changes/play.h"
#include "model/story/playwords.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/texts.h"
#include "rules/dice/counting.h"

#include <algorithm>

// What rolls on the table come to, in a few words.

namespace muster {

Profile RollTeller::enemyAt(int number) const
{
    const Force *force = m_encounter ? m_encounter->dealtEnemy() : nullptr;
    const auto place = static_cast<std::size_t>(number - 1);
    return force && place < force->figures.size() ? force->figures[place] : Profile();
}

/// "figure 3 of 6: Soldier, Rep 4": of its group, since how many come in another is not known yet.
QString RollTeller::enemyFigure(std::size_t place) const
{
    const int number = m_whole.rolls[place].reason.subject;
    const auto told = [](int nth, std::size_t of, const QString &who) {
        return StoryText::tr("figure %1 of %2: %3").arg(QString::number(nth), QString::number(of), who);
    };
    if (const Force *force = m_encounter ? m_encounter->dealtEnemy() : nullptr) {
        const Profile figure = enemyAt(number);
        return told(number, force->figures.size(),
                    m_pack.hasSkill
                        ? packWords(figure.type)
                        : StoryText::tr("%1, %2").arg(packWords(figure.type), words::worth(figure, m_pack)));
    }
    int nth = number; // figures are numbered through the groups that come
    for (const Change &one : m_whole.changes) {
        const auto *group = one.as<GroupAppeared>();
        if (!group)
            continue;
        const auto size = static_cast<int>(group->figures.size());
        if (nth <= size)
            return told(nth, group->figures.size(), words::enemy(group->figures[static_cast<std::size_t>(nth - 1)]));
        nth -= size;
    }
    return {};
}

QString RollTeller::pefMove(RollKind kind, int pef) const
{
    const auto *moved = change<PefMoved>();
    if (!moved || moved->pef != pef)
        return {};
    if (kind == RollKind::PefDirection)
        return words::pefMove(moved->move, moved->inches, pefsBy(m_before, m_pack));
    const PefInPlay *inPlay = m_before.play ? m_before.play->pef(pef) : nullptr;
    const int against = inPlay && inPlay->pef.rep ? *inPlay->pef.rep : m_before.play->eal.value_or(0);
    for (const Roll &roll : m_whole.rolls) {
        if (roll.reason.kind == kind)
            return pefWays(passed(roll.dice, against));
    }
    return {};
}

/// What so many dice passed lead to, by the direction die that is rolled next.
QString RollTeller::pefWays(int count) const
{
    const PefsBy by = pefsBy(m_before, m_pack);
    const PefMoves &moves = by == PefsBy::Resolved ? m_pack.patrol->pefMoves : m_pack.activity->pefMoves;
    QStringList ways;
    if (count > 0) {
        for (const auto &row : moves[static_cast<std::size_t>(count - 1)][m_before.play->waitingPefs() > 1].rows)
            //: Faces of a die, and where they send a PEF: "1–2: 8″ to the nearest PEF"
            ways << StoryText::tr("%1–%2: %3")
                        .arg(row.from)
                        .arg(row.to)
                        .arg(words::pefMove(row.outcome.move, row.outcome.inches, by));
    }
    return ways.size() < 2 ? passedInWords(count)
                           : StoryText::tr("%1 (%2)").arg(passedInWords(count), ways.join(StoryText::tr("; ")));
}

QString RollTeller::ofTheTable(std::size_t place) const
{
    const Roll &roll = m_whole.rolls[place];
    const auto countBefore = [&](RollKind kind) {
        return std::count_if(m_whole.rolls.begin(), m_whole.rolls.begin() + static_cast<std::ptrdiff_t>(place),
                             [=](const Roll &one) { return one.reason.kind == kind; });
    };
    std::vector<const GroupAppeared *> groups;
    std::size_t figures = 0;
    for (const Change &one : m_whole.changes) {
        if (const auto *group = one.as<GroupAppeared>()) {
            groups.push_back(group);
            figures += group->figures.size();
        }
    }
    const auto nth = static_cast<std::size_t>(countBefore(roll.reason.kind));
    switch (roll.reason.kind) {
    case RollKind::PefLetter: {
        const PefInPlay *pef = m_after.play ? m_after.play->pef(roll.reason.subject) : nullptr;
        return pef ? words::resolved(*pef) : QString();
    }
    case RollKind::HowMany:
        return nth < groups.size() ? words::figures(static_cast<int>(groups[nth]->figures.size())) : QString();
    case RollKind::EnemyTotal:
    case RollKind::ReinforcementFigures:
        return figures > 0 ? words::figures(static_cast<int>(figures)) : QString();
    case RollKind::EnemyLeader:
        return !groups.empty() && groups.front()->figures.front().leader ? StoryText::tr("their leader is here")
                                                                         : StoryText::tr("no leader");
    case RollKind::EnemyFigure:
        return enemyFigure(place);
    case RollKind::EnemyWeapon: {
        if (m_encounter && m_encounter->dealtEnemy())
            return words::weapon(enemyAt(roll.reason.subject), m_pack);
        std::size_t before = 0;
        for (const GroupAppeared *group : groups) {
            const std::size_t index = static_cast<std::size_t>(roll.reason.subject) - 1 - before;
            if (index < group->figures.size())
                return words::weapon(group->figures[index].profile, m_pack);
            before += group->figures.size();
        }
        return {};
    }
    case RollKind::GroupSide:
        if (const auto *moved = change<GroupMoved>(); moved && moved->flank)
            return moved->flank == Side::Left ? StoryText::tr("to the left") : StoryText::tr("to the right");
        return groups.size() > 1 && groups[1]->side == Side::Left ? StoryText::tr("to the left")
                                                                  : StoryText::tr("to the right");
    case RollKind::PefMove:
    case RollKind::PefDirection:
        return pefMove(roll.reason.kind, roll.reason.subject);
    case RollKind::Activation:
        return isRolledAgain(place) || (after(place) && after(place)->reason.kind == RollKind::ReinforcementCheck)
            ? StoryText::tr("a tie: rolled again")
            : QString();
    case RollKind::GuardPlace:
    case RollKind::GuardDistance:
    case RollKind::GuardFacing: {
        const auto *placed = change<GuardsPlaced>();
        const auto index = static_cast<std::size_t>(roll.reason.subject - 1);
        if (!placed || index >= placed->guards.size())
            return {};
        const Guard &guard = placed->guards[index];
        if (roll.reason.kind == RollKind::GuardPlace)
            return guard.inside ? StoryText::tr("inside") : StoryText::tr("outside");
        return roll.reason.kind == RollKind::GuardDistance ? StoryText::tr("%1\" away").arg(guard.inches)
                                                           : words::guard(guard);
    }
    default:
        return {};
    }
}

QString RollTeller::ofTheScenario(std::size_t place) const
{
    const auto *stood = change<ScenarioStood>();
    if (!stood)
        return {};
    const ScenarioInPlay &now = stood->now;
    switch (m_whole.rolls[place].reason.kind) {
    case RollKind::Card:
        if (after(place) && after(place)->reason.kind == RollKind::Card)
            return StoryText::tr("equal: drawn again");
        return words::order(now.order);
    case RollKind::AmbushTurn:
        return now.ambush ? StoryText::tr("sprung") : StoryText::tr("not sprung yet");
    case RollKind::AmbushRange:
        return now.ambush ? StoryText::tr("%1\" away").arg(now.ambush->inches) : QString();
    case RollKind::Running:
        return now.pursuit ? StoryText::tr("Runners %1").arg(now.pursuit->runners) : QString();
    case RollKind::Reinforcements: {
        const auto *own = change<ReinforcementsCame>();
        const auto *group = change<GroupAppeared>();
        return words::figures(own ? own->figures : group ? static_cast<int>(group->figures.size()) : 0);
    }
    default:
        return {};
    }
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "model/story/playwords.h"

#include "model/story/words.h"
#include "rules/pack/slugs.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace muster::words {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("muster::words", text);
}

} // namespace

QString title(TableState state)
{
    switch (state) {
    case TableState::CarryingOn:
        return tr("carrying on");
    case TableState::Stunned:
        return tr("stunned");
    case TableState::DuckedBack:
        return tr("ducked back");
    case TableState::OutOfTheFight:
        return tr("Out of the Fight");
    case TableState::Dead:
        return tr("dead");
    case TableState::RanAway:
        return tr("ran away");
    case TableState::Captured:
        return tr("captured");
    case TableState::CheatedDeath:
        return tr("cheated death");
    case TableState::Wounded:
        return tr("wounded");
    case TableState::AtHome:
        return tr("at home");
    }
    Q_UNREACHABLE();
}

QString moveOf(NonPlayerMove move, const GroupInPlay &group, const Play &play, const Pack &pack)
{
    const bool byPosition = pack.patrol.has_value();
    const bool outnumbers = group.standing() > play.party();
    switch (move) {
    case NonPlayerMove::Advance:
        if (!byPosition)
            return tr("advances on you, missile troops fire");
        return outnumbers ? tr("part fires from cover, part goes round your left (1–3) or right (4–6)")
                          : tr("fires from cover in range, follows you if you retire");
    case NonPlayerMove::HoldAndFire:
        if (!byPosition)
            return tr("halts, missile troops fire");
        return outnumbers ? tr("takes a position in cover and fires")
                          : tr("seeks cover and stays, retires if taken in the flank");
    case NonPlayerMove::Hold:
        if (!byPosition)
            return tr("halts and does nothing");
        return outnumbers ? tr("seeks cover and stays, retires if taken in the flank") : tr("halts");
    }
    Q_UNREACHABLE();
}

QString pefMove(PefMove move, int inches)
{
    switch (move) {
    case PefMove::Stay:
        return tr("does not move");
    case PefMove::ToPef:
        return tr("%1\" to the nearest PEF, stops 4\" away").arg(inches);
    case PefMove::ToEnemy:
        return tr("%1\" towards you, through cover").arg(inches);
    case PefMove::Split:
        return tr("splits in two");
    }
    Q_UNREACHABLE();
}

QString title(PefForce force)
{
    switch (force) {
    case PefForce::MainBody:
        return tr("main body");
    case PefForce::Stragglers:
        return tr("stragglers");
    case PefForce::FalseAlarm:
        return tr("false alarm");
    }
    Q_UNREACHABLE();
}

QString resolved(const PefInPlay &pef)
{
    if (pef.letter)
        return tr("%1, %2").arg(slug(*pef.letter), title(*pef.letter));
    return pef.force ? tr("%1, %2").arg(slug(*pef.force), title(*pef.force)) : QString();
}

QString enemy(const EnemyFigure &figure)
{
    const QString who = figure.leader ? tr("Leader") : figure.profile.type;
    return tr("%1, Rep %2").arg(who).arg(figure.profile.rep);
}

QString figuresOf(const GroupInPlay &group)
{
    std::vector<std::pair<QString, int>> kinds;
    for (const EnemyFigure &figure : group.figures) {
        if (!isStanding(figure.state))
            continue;
        const QString kind = enemy(figure);
        const auto known = std::find_if(kinds.begin(), kinds.end(), [&](const auto &k) { return k.first == kind; });
        if (known == kinds.end())
            kinds.emplace_back(kind, 1);
        else
            ++known->second;
    }
    QStringList parts;
    for (const auto &[kind, number] : kinds)
        parts << (number == 1 ? kind : tr("%1 × %2").arg(number).arg(kind));
    return parts.join(tr("; "));
}

} // namespace muster::words

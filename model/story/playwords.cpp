// SPDX-License-Identifier: MIT
#include "model/story/playwords.h"

#include "model/story/words.h"
#include "model/texts.h"
#include "rules/pack/slugs.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace muster::words {

QString title(TableState state)
{
    switch (state) {
    case TableState::CarryingOn:
        return StoryText::tr("carrying on");
    case TableState::Stunned:
        return StoryText::tr("stunned");
    case TableState::DuckedBack:
        return StoryText::tr("ducked back");
    case TableState::HunkeredDown:
        return StoryText::tr("hunkered down");
    case TableState::OutOfTheFight:
        return StoryText::tr("Out of the Fight");
    case TableState::Dead:
        return StoryText::tr("dead");
    case TableState::RanAway:
        return StoryText::tr("ran away");
    case TableState::Captured:
        return StoryText::tr("captured");
    case TableState::CheatedDeath:
        return StoryText::tr("cheated death");
    case TableState::Wounded:
        return StoryText::tr("wounded");
    case TableState::AtHome:
        return StoryText::tr("at home");
    case TableState::Scratched:
        return StoryText::tr("scratched");
    case TableState::BadWound:
        return StoryText::tr("bad wound");
    case TableState::Unconscious:
        return StoryText::tr("unconscious");
    case TableState::Surrendered:
        return StoryText::tr("surrendered");
    case TableState::Turned:
        return StoryText::tr("turned");
    case TableState::LeftTable:
        return StoryText::tr("left by the exit");
    case TableState::Fine:
        return StoryText::tr("no wound");
    }
    Q_UNREACHABLE();
}

QString standing(TableState state, std::optional<TableState> wound)
{
    const bool mayHaveIt = isStanding(state) || state == TableState::RanAway;
    if (!wound || state == wound || !mayHaveIt)
        return title(state);
    return state == TableState::CarryingOn ? title(*wound) : StoryText::tr("%1, %2").arg(title(state), title(*wound));
}

QString moveOf(NonPlayerMove move, const GroupInPlay &group, const Play &play, const Pack &pack)
{
    const bool byPosition = pack.patrol.has_value();
    const bool outnumbers = group.standing() > play.party();
    switch (move) {
    case NonPlayerMove::Advance:
        if (!byPosition)
            return StoryText::tr("advances on you, missile troops fire");
        return outnumbers ? StoryText::tr("part fires from cover, part goes round your left (1–3) or right (4–6)")
                          : StoryText::tr("fires from cover in range, follows you if you retire");
    case NonPlayerMove::HoldAndFire:
        if (!byPosition)
            return StoryText::tr("halts, missile troops fire");
        return outnumbers ? StoryText::tr("takes a position in cover and fires")
                          : StoryText::tr("seeks cover and stays, retires if taken in the flank");
    case NonPlayerMove::Hold:
        if (!byPosition)
            return StoryText::tr("halts and does nothing");
        return outnumbers ? StoryText::tr("seeks cover and stays, retires if taken in the flank")
                          : StoryText::tr("halts");
    }
    Q_UNREACHABLE();
}

QString pefMove(PefMove move, int inches, PefsBy by)
{
    switch (move) {
    case PefMove::Stay:
        return StoryText::tr("does not move");
    case PefMove::ToPef:
        return (by == PefsBy::Activity ? StoryText::tr("%1\" to the nearest PEF, stops 4\" away")
                                       : StoryText::tr("%1\" to the nearest PEF"))
            .arg(inches);
    case PefMove::ToEnemy:
        return (by == PefsBy::Activity ? StoryText::tr("%1\" towards you, through cover")
                                       : StoryText::tr("%1\" towards you"))
            .arg(inches);
    case PefMove::Split:
        return StoryText::tr("splits in two");
    }
    Q_UNREACHABLE();
}

QString activation(const Play &play)
{
    if (play.others.empty()) {
        const QString first = play.yours > play.theirs
            ? StoryText::tr("you first, groups of Rep %1 or more; then theirs of Rep %2 or more")
            : StoryText::tr("they first, groups of Rep %2 or more; then yours of Rep %1 or more");
        return first.arg(play.yours).arg(play.theirs);
    }
    std::vector<std::pair<int, int>> sides{{play.yours, 0}, {play.theirs, 1}};
    for (std::size_t i = 0; i < play.others.size(); ++i)
        sides.emplace_back(play.others[i], static_cast<int>(i) + fewestSides);
    std::sort(sides.rbegin(), sides.rend());
    QStringList parts;
    QStringList resting; // R57
    for (const auto &[die, which] : sides) {
        if (play.activates(which))
            parts << StoryText::tr("%1 with Rep %2 or more").arg(side(which, play.sides)).arg(die);
        else
            resting.prepend(side(which, play.sides));
    }
    const QString acting = parts.isEmpty() ? StoryText::tr("nobody") : parts.join(StoryText::tr(", then "));
    return resting.isEmpty() ? acting : StoryText::tr("%1; not %2, whose dice are equal").arg(acting, listing(resting));
}

QString card(const Card &card)
{
    static const QStringList courts{StoryText::tr("J"), StoryText::tr("Q"), StoryText::tr("K")};
    const QString rank = card.rank == 1 ? StoryText::tr("A")
        : card.isFace()                 ? courts[card.rank - 11]
                                        : QString::number(card.rank);
    constexpr std::array<char16_t, 4> signs{0x2665, 0x2666, 0x2663, 0x2660};
    return rank + QChar(signs[static_cast<std::size_t>(card.suit)]);
}

QString cards(const std::vector<Card> &cards)
{
    QStringList names;
    for (const Card &one : cards)
        names << card(one);
    return listing(names);
}

QString side(int side, int sides)
{
    if (side == 0)
        return StoryText::tr("you");
    return sides > fewestSides ? StoryText::tr("side %1").arg(side + 1) : StoryText::tr("they");
}

QString order(const std::vector<int> &order)
{
    QStringList names;
    for (const int one : order)
        names << side(one, static_cast<int>(order.size()));
    return names.join(StoryText::tr(", then "));
}

QString ambush(const AmbushPlace &place)
{
    switch (place.from) {
    case AmbushFrom::Front:
        return StoryText::tr("%1\" ahead").arg(place.inches);
    case AmbushFrom::Right:
        return StoryText::tr("%1\" to the right").arg(place.inches);
    case AmbushFrom::Rear:
        return StoryText::tr("%1\" behind").arg(place.inches);
    case AmbushFrom::Left:
        return StoryText::tr("%1\" to the left").arg(place.inches);
    case AmbushFrom::Concealed:
        return StoryText::tr("unseen, roll again when the convoy has moved");
    }
    Q_UNREACHABLE();
}

QString guard(const Guard &guard)
{
    if (guard.inside)
        return guard.facing ? StoryText::tr("inside, looks out") : StoryText::tr("inside, looks away");
    return (guard.facing ? StoryText::tr("%1\" outside, faces you") : StoryText::tr("%1\" outside, looks away"))
        .arg(guard.inches);
}

QString title(GuardWatch watch)
{
    switch (watch) {
    case GuardWatch::Unaware:
        return StoryText::tr("unaware");
    case GuardWatch::Met:
        return StoryText::tr("met");
    case GuardWatch::Alarmed:
        return StoryText::tr("alarmed");
    }
    Q_UNREACHABLE();
}

QString bonus(int number)
{
    return number < 0 ? StoryText::tr("−%1").arg(-number)
        : number == 0 ? StoryText::tr("±0")
                      : StoryText::tr("+%1").arg(number);
}

QString place(int section)
{
    return section == offTable ? StoryText::tr("off the table") : StoryText::tr("section %1").arg(section);
}

QString placedIn(int section)
{
    return section == offTable ? StoryText::tr("now off the table") : StoryText::tr("now in section %1").arg(section);
}

QString placeOf(const GroupInPlay &group, const Campaign &campaign)
{
    const Play &play = *campaign.play;
    const bool chases = campaign.encounter->scenario && campaign.encounter->scenario->enemyRole == Role::Chaser;
    if (group.section != offTable || !chases || !play.scenario->pursuit)
        return place(group.section);
    return StoryText::tr("%1″ behind you").arg(play.scenario->pursuit->distance);
}

QString ownGroup(int group)
{
    return QString(QChar(u'A' + group - 1));
}

QString title(PefForce force)
{
    switch (force) {
    case PefForce::MainBody:
        return StoryText::tr("main body");
    case PefForce::Stragglers:
        return StoryText::tr("stragglers");
    case PefForce::FalseAlarm:
        return StoryText::tr("false alarm");
    }
    Q_UNREACHABLE();
}

QString resolved(const PefInPlay &pef)
{
    if (pef.letter)
        return StoryText::tr("%1, %2").arg(slug(*pef.letter), title(*pef.letter));
    return pef.force ? StoryText::tr("%1, %2").arg(slug(*pef.force), title(*pef.force)) : QString();
}

QString enemy(const EnemyFigure &figure)
{
    const QString who = figure.leader ? StoryText::tr("Leader") : figure.profile.type;
    return StoryText::tr("%1, Rep %2").arg(who).arg(figure.profile.rep);
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
        parts << (number == 1 ? kind : StoryText::tr("%1 × %2").arg(number).arg(kind));
    return parts.join(StoryText::tr("; "));
}

} // namespace muster::words

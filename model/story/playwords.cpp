// SPDX-License-Identifier: MIT
#include "model/story/playwords.h"

#include "model/story/bandwords.h"
#include "model/story/words.h"
#include "model/systems/scenarios.h"
#include "model/texts.h"
#include "rules/slug.h"
#include "rules/wounds/recover.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <functional>

namespace muster::words {

namespace {

/// Returns the effects of wounds: the badly wounded move half as far, and a figure that ducks stays down for its turns
/// (first edition pp. 4, 7).
QStringList burdensOf(int rep, const auto &figure, const Pack &pack)
{
    QStringList all;
    const bool moves = isStanding(figure.state) || figure.state == TableState::RanAway;
    if (pack.wounds && figure.wound == TableState::BadWound && moves) {
        const Pace pace = paceOf(*pack.wounds, rep, true);
        all << StoryText::tr("half pace: %1″, fast %2″").arg(pace.move).arg(pace.fast);
    }
    if (figure.state == TableState::DuckedBack && figure.duckedUntil > 0)
        all << StoryText::tr("down to the end of turn %1").arg(figure.duckedUntil);
    return all;
}

QStringList lastingWords(const std::vector<Lasting> &all, const Pack &pack)
{
    QStringList words;
    for (const Lasting &one : all)
        words << lasting(one, true, pack);
    return words;
}

/// Returns the figures that still fight, each in these words; equal ones are counted.
QString countedFigures(const GroupInPlay &group, const std::function<QString(const EnemyFigure &)> &words,
                       const QString &separator)
{
    QStringList kinds;
    for (const EnemyFigure &figure : group.figures) {
        if (isStanding(figure.state))
            kinds << words(figure);
    }
    return counted(kinds).join(separator);
}

/// Returns the figure's name, else "leader" for a leader, else its type.
QString whoOf(const EnemyFigure &figure)
{
    const QString type = packWords(figure.profile.type);
    const QString leader = StoryText::tr("Leader"); // a list may use this name for the type of several figures
    return !figure.name.isEmpty() ? figure.name
        : !figure.leader          ? type
        : type == leader          ? StoryText::tr("Their leader")
                                  : leader;
}

} // namespace

QString figureOf(const GroupInPlay &group, std::size_t place)
{
    return StoryText::tr("group %1 figure %2").arg(group.id).arg(place + 1);
}

QString standing(TableState doing, std::optional<TableState> hurt)
{
    const bool isBeyond =
        doing == TableState::AtHome || doing == TableState::CheatedDeath || doing == TableState::Turned;
    if (!hurt || isFelled(doing) || isWound(doing) || isBeyond)
        return inLine(doing);
    return doing == TableState::CarryingOn ? inLine(*hurt) : StoryText::tr("%1, %2").arg(inLine(doing), inLine(*hurt));
}

QString moveOf(GroupMove move, std::optional<Side> flank, int passed)
{
    switch (move) {
    case GroupMove::Flank:
        return flank == Side::Right ? StoryText::tr("goes round your right flank")
                                    : StoryText::tr("goes round your left flank");
    case GroupMove::Fire:
        return passed == 2 ? StoryText::tr("fires from cover in range, follows you if you retire")
                           : StoryText::tr("takes up a position in cover and fires");
    case GroupMove::SeekCover:
        return StoryText::tr("moves to cover and stays, retires if attacked on a flank");
    case GroupMove::Hold:
        return StoryText::tr("halts");
    }
    Q_UNREACHABLE();
}

QString moveOf(const GroupInPlay &group, const Play &play, const Pack &pack)
{
    if (!group.move)
        return {};
    return group.position ? moveOf(*group.position, group.flank, group.move == NonPlayerMove::Advance ? 2 : 0)
                          : moveOf(*group.move, group, play, pack);
}

QString lasting(const Lasting &what, bool on, const Pack &pack)
{
    const ReferenceWord *word = pack.reference ? pack.reference->word(what.condition) : nullptr;
    const QString text = !word ? what.condition : on ? word->title : word->lasts;
    const Weapon *weapon = pack.weapon(what.weapon);
    return weapon ? StoryText::tr("%1 (%2)", "Out of ammunition (Assault Rifle)").arg(text, weapon->title) : text;
}

QStringList burdens(const Figure &figure, const OwnFigure &own, const Pack &pack)
{
    QStringList all = burdensOf(figure.rep(), own, pack);
    if (own.turnsIn > 0 && own.state != TableState::Turned && own.state != TableState::Dead)
        all << StoryText::tr("will turn in turn %1").arg(own.turnsIn);
    return all + lastingWords(own.lasting, pack);
}

QStringList burdens(const EnemyFigure &enemy, const Pack &pack)
{
    return burdensOf(enemy.profile.rep, enemy, pack) + lastingWords(enemy.lasting, pack);
}

QString moveOf(NonPlayerMove move, const GroupInPlay &group, const Play &play, const Pack &pack)
{
    const bool advances = move == NonPlayerMove::Advance;
    const bool holds = move == NonPlayerMove::Hold;
    if (!pack.patrol)
        return advances ? StoryText::tr("advances on you, missile troops fire")
            : holds     ? StoryText::tr("halts and does nothing")
                        : StoryText::tr("halts, missile troops fire");
    const bool outnumbers = group.standing() > play.party();
    if (advances && outnumbers)
        return StoryText::tr("part fires from cover, part moves round your left (1–3) or right (4–6)");
    const GroupMove known = advances || (outnumbers && !holds) ? GroupMove::Fire
        : holds && !outnumbers                                 ? GroupMove::Hold
                                                               : GroupMove::SeekCover;
    return moveOf(known, {}, advances ? 2 : 0);
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
            ? StoryText::tr("you first: groups of Rep %1 or more; then the enemy's of Rep %2 or more")
            : StoryText::tr("enemy first: groups of Rep %2 or more; then yours of Rep %1 or more");
        return first.arg(play.yours).arg(play.theirs);
    }
    std::vector<std::pair<int, int>> sides{{play.yours, 0}, {play.theirs, 1}};
    for (std::size_t i = 0; i < play.others.size(); ++i)
        sides.emplace_back(play.others[i], int(i) + fewestSides);
    std::sort(sides.rbegin(), sides.rend());
    QStringList parts;
    QStringList resting; // R57
    for (const auto &[die, which] : sides) {
        if (play.activates(which))
            parts << StoryText::tr("%1 with Rep %2 or more").arg(side(which, play.sides)).arg(die);
        else
            resting.prepend(side(which, play.sides));
    }
    const QString acting = parts.isEmpty() ? StoryText::tr("none") : parts.join(StoryText::tr(", then "));
    return resting.isEmpty() ? acting : StoryText::tr("%1; not %2, whose dice are equal").arg(acting, listing(resting));
}

QString card(const Card &card)
{
    const QStringList courts{StoryText::tr("J"), StoryText::tr("Q"), StoryText::tr("K")};
    const QString rank = card.rank == 1 ? StoryText::tr("A")
        : card.isFace()                 ? courts[card.rank - 11]
                                        : QString::number(card.rank);
    constexpr std::array<char16_t, 4> signs{0x2665, 0x2666, 0x2663, 0x2660};
    return rank + QChar(signs[std::size_t(card.suit)]);
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
    return sides > fewestSides ? StoryText::tr("side %1").arg(side + 1) : StoryText::tr("the enemy");
}

QString order(const std::vector<int> &order)
{
    QStringList names;
    for (const int one : order)
        names << side(one, int(order.size()));
    return names.join(StoryText::tr(", then "));
}

QString ambush(const AmbushPlace &place)
{
    const QString where = title(place.from);
    return place.from == AmbushFrom::Concealed ? where : where.arg(place.inches);
}

QString guard(const Guard &guard)
{
    if (guard.unsaid)
        return StoryText::tr("inside");
    if (guard.inside)
        return guard.facing ? StoryText::tr("inside, facing out") : StoryText::tr("inside, facing away");
    return (guard.facing ? StoryText::tr("%1\" outside, facing you") : StoryText::tr("%1\" outside, facing away"))
        .arg(guard.inches);
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
    const QString chasing = whereTheyChase(group, campaign);
    return chasing.isEmpty() ? place(group.section) : chasing;
}

QString ownGroup(int group)
{
    return QString(QChar(u'A' + group - 1));
}

QString resolved(const PefInPlay &pef)
{
    if (pef.said)
        return *pef.said == 0 ? StoryText::tr("nobody") : figures(*pef.said);
    if (pef.revealed)
        return pef.hidden->empty() ? StoryText::tr("a decoy, turned over") : StoryText::tr("figures, turned over");
    if (pef.letter)
        return StoryText::tr("%1, %2").arg(slug(*pef.letter), title(*pef.letter));
    return pef.force ? StoryText::tr("%1, %2").arg(slug(*pef.force), inLine(*pef.force)) : QString();
}

QString enemy(const EnemyFigure &figure)
{
    return StoryText::tr("%1, Rep %2").arg(whoOf(figure)).arg(figure.profile.rep);
}

QString armedEnemy(const EnemyFigure &figure, const Pack &pack)
{
    const QString weapon = words::weapon(figure.profile, pack);
    return weapon.isEmpty() ? enemy(figure) : StoryText::tr("%1, %2").arg(enemy(figure), weapon);
}

QString figuresOf(const GroupInPlay &group)
{
    return countedFigures(
        group, [](const EnemyFigure &figure) { return enemy(figure); }, StoryText::tr("; "));
}

QString figuresInShort(const GroupInPlay &group)
{
    const auto inShort = [](const EnemyFigure &figure) {
        const QString how = unusual(figure);
        //: A figure and its Rep: "Warrior 4"
        const QString who = StoryText::tr("%1 %2").arg(whoOf(figure)).arg(figure.profile.rep);
        return how.isEmpty() ? who : StoryText::tr("%1 (%2)").arg(who, how);
    };
    return countedFigures(group, inShort, QStringLiteral(" · "));
}

QString armedFiguresOf(const GroupInPlay &group, const Pack &pack)
{
    return countedFigures(
        group, [&](const EnemyFigure &figure) { return armedEnemy(figure, pack); }, StoryText::tr("; "));
}

} // namespace muster::words

// SPDX-License-Identifier: MIT
#include "model/story/whatnow.h"

#include "model/acts/battle.h"
#include "model/changes/campaign.h"
#include "model/changes/play.h"
#include "model/story/landwords.h"
#include "model/story/playwords.h"
#include "model/story/setupdice.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/encounterrules.h"
#include "model/systems/games.h"
#include "model/texts.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <climits>
#include <numeric>
#include <utility>

namespace muster {

namespace {

/// Returns the standing figures that take a test because of this group: those of the band and of the group.
std::vector<FigureOnTable> standingWith(const Play &play, const GroupInPlay &group)
{
    std::vector<FigureOnTable> figures;
    for (const OwnFigure &figure : play.own) {
        if (isStanding(figure.state) && !play.isHidden(figure.id))
            figures.push_back({figure.id, 0, 0});
    }
    for (std::size_t place = 0; place < group.figures.size(); ++place) {
        if (isStanding(group.figures[place].state))
            figures.push_back({{}, group.id, int(place) + 1});
    }
    return figures;
}

/// Returns the distance to the nearest of the player's groups; the same value for all if either is not on the map.
int distanceToYours(const Campaign &campaign, int section)
{
    const Play &play = *campaign.play;
    int nearest = INT_MAX;
    for (const OwnGroup &group : play.ownGroups) {
        if (section != offTable && group.section != offTable && play.standingIn(group.id) > 0)
            nearest = std::min(nearest, campaign.encounter->setup.grid.apart(section, group.section));
    }
    return nearest;
}

/// Returns the names of figures in this state since an earlier turn whose group acts now.
QStringList activeAs(const Campaign &campaign, const Pack &pack, TableState state)
{
    const Play &play = *campaign.play;
    QStringList names;
    for (const OwnFigure &own : play.own) {
        const Figure *figure = campaign.find(own.id);
        const OwnGroup *group = play.ownGroup(own.group);
        if (figure && group && own.state == state && own.since < play.turn && acts::mayAct(campaign, pack, *group))
            names << figure->name;
    }
    for (const GroupInPlay &group : play.groups) {
        if (!group.onTable() || !acts::mayAct(play, group))
            continue;
        for (std::size_t i = 0; i < group.figures.size(); ++i) {
            if (group.figures[i].state == state && group.figures[i].since < play.turn)
                names << words::figureOf(group, i);
        }
    }
    return names;
}

QString groupInWords(const GroupInPlay &group, const Play &play)
{
    const QString figures = words::figuresOf(group);
    return play.sides > fewestSides
        ? StoryText::tr("group %1, %2: %3").arg(QString::number(group.id), words::side(group.army, play.sides), figures)
        : StoryText::tr("group %1: %2").arg(QString::number(group.id), figures);
}

QString ownGroupInWords(const OwnGroup &group, const Campaign &campaign)
{
    QStringList names;
    for (const OwnFigure &own : campaign.play->own) {
        if (const Figure *figure = campaign.find(own.id);
            figure && own.group == group.id && isStanding(own.state) && !campaign.play->isHidden(own.id))
            names << figure->name;
    }
    const auto &groups = campaign.play->ownGroups;
    const bool split =
        std::ranges::count_if(groups, [&](const OwnGroup &one) { return campaign.play->standingIn(one.id) > 0; }) > 1;
    const QString who = names.join(StoryText::tr(", "));
    return split ? StoryText::tr("your group %1: %2").arg(words::ownGroup(group.id), who)
                 : StoryText::tr("your band: %1").arg(who);
}

constexpr qint64 aWhile = 3600; ///< seconds; a player who returns sooner remembers the battle
constexpr std::size_t lastThings = 3;

/// Returns the number of steps in force before the first one of the current battle.
std::size_t battleBegins(std::span<const Step> steps)
{
    for (std::size_t i = steps.size(); i-- > 0;) {
        if (firstOf<PlayBegun>(steps[i].changes) || firstOf<EncounterPrepared>(steps[i].changes))
            return i + 1;
    }
    return 0;
}

QString lastPlayed(const Campaign &campaign, const QDateTime &when, const QDateTime &now)
{
    const Encounter &encounter = *campaign.encounter;
    const QString what = encounter.dealtEnemy()  ? words::title(encounter)
        : encounter.setup.time == TimeOfDay::Day ? StoryText::tr("%1, by day").arg(words::title(encounter))
                                                 : StoryText::tr("%1, by night").arg(words::title(encounter));
    const QDate day = when.toLocalTime().date();
    const QDate today = now.toLocalTime().date();
    const auto days = int(day.daysTo(today));
    if (days <= 0)
        return StoryText::tr("%1. Last played today at %2.")
            .arg(what, QLocale().toString(when.toLocalTime().time(), QLocale::ShortFormat));
    const QString date =
        QLocale().toString(day, day.year() == today.year() ? StoryText::tr("d MMMM") : StoryText::tr("d MMMM yyyy"));
    return StoryText::tr("%1. Last played on %2, %n days ago.", nullptr, days).arg(what, date);
}

/// Fills the card with the recorded events of the battle.
void tellNotes(std::span<const Step> steps, const Pack &pack, ResumeCard &card)
{
    const auto begins = int(battleBegins(steps));
    QString turn;
    replay(steps, [&](const Step &step, int number, const Campaign &before, const Campaign &after) {
        if (step.kind == StepKind::SetAside)
            card.last.clear();
        if (number <= begins || step.kind != StepKind::Played)
            return;
        const StoryLine line = tell(step, number, before, after, pack).head;
        if (line.theme == Theme::Turn) {
            card.turn = line;
            turn = after.play ? line.title : QString();
        } else {
            card.last.push_back({turn, line});
        }
    });
    std::ranges::reverse(card.last);
    card.last.resize(std::min(card.last.size(), lastThings));
}

} // namespace

QString whatNow(const Campaign &campaign, const Pack &pack)
{
    if (!campaign.encounter)
        return {};
    if (systemOf(*campaign.encounter).traits.notesTurns && !campaign.play)
        return StoryText::tr("Choose your party, place it at your edge, and begin play.");
    return systemOf(*campaign.encounter).whatNow(campaign, pack);
}

QString InSightDue::inWords() const
{
    QStringList names;
    for (const int group : groups)
        names << StoryText::tr("group %1").arg(group);
    return words::listing(names);
}

/// Returns the test for groups that came onto the map this turn, and for the band, until each figure has a recorded
/// test. It is taken before anything else goes on, and a figure that was hit in it or moved on may have to take another
/// (Swordplay p. 12 to 14, Chain Reaction 3.0 p. 12).
InSightDue dueInSight(const Campaign &campaign, const Pack &pack)
{
    if (!campaign.play || campaign.play->foundPef())
        return {};
    const Play &play = *campaign.play;
    if (!systemOf(play).traits.rollsActivation || !systemOf(*campaign.encounter).decided(campaign, pack).isEmpty())
        return {};
    InSightDue due;
    for (const GroupInPlay &group : play.groups) {
        const bool wasSetUp = play.turn == 0 && group.pef == 0; // such as the guards of a Raid
        if (group.cameIn != play.turn || wasSetUp || !group.onMap())
            continue;
        std::vector<FigureOnTable> figures = standingWith(play, group);
        std::erase_if(figures, [&](const FigureOnTable &figure) {
            return std::any_of(play.notes.begin() + std::ptrdiff_t(group.notesBefore), play.notes.end(),
                               [&](const TableNote &note) {
                                   return note.whose == figure && note.test && note.test->entry == InSightDue::test;
                               })
                || std::ranges::count(due.figures, figure) > 0;
        });
        if (!figures.empty())
            due.groups.push_back(group.id);
        due.figures.insert(due.figures.end(), figures.begin(), figures.end());
    }
    return due;
}

/// Returns an enemy side's PEFs and groups that may act in this activation and have not moved yet, in the book's order:
/// those closest to any of the player's groups first (Swordplay p. 30, p. 32), or by Rep if PEFs have one (Chain
/// Reaction 3.0 p. 23). Distances are between sections; at equal distance the lower number goes first.
static std::vector<Mover> moversInOrder(const Campaign &campaign, const Pack &pack, int army)
{
    const Play &play = *campaign.play;
    const bool byRep = pefsBy(campaign, pack) == PefsBy::Resolved;
    std::vector<std::pair<int, Mover>> ranked; // in ascending order
    for (const PefInPlay &pef : play.pefs) {
        if (army == firstEnemy && pef.isWaiting() && !pef.pef.fixed && !pef.found && pef.movedIn != play.turn
            && acts::mayAct(campaign, pack, pef))
            ranked.push_back({byRep ? -pef.pef.rep.value_or(highestRep) : distanceToYours(campaign, pef.pef.section),
                              {true, pef.pef.id}});
    }
    for (const GroupInPlay &group : play.groups) {
        if (group.army == army && group.onTable() && group.movedIn != play.turn && acts::mayAct(play, group))
            ranked.push_back({byRep ? -group.rep() : distanceToYours(campaign, group.section), {false, group.id}});
    }
    std::ranges::stable_sort(ranked, [](const auto &a, const auto &b) { return a.first < b.first; });
    std::vector<Mover> movers;
    for (const auto &[rank, mover] : ranked)
        movers.push_back(mover);
    return movers;
}

QStringList toMove(const Campaign &campaign, const Pack &pack, int army)
{
    QStringList names;
    for (const Mover &mover : moversInOrder(campaign, pack, army))
        names << (mover.pef ? StoryText::tr("PEF %1") : StoryText::tr("group %1")).arg(mover.id);
    return names;
}

std::vector<int> sidesInOrder(const Play &play)
{
    std::vector<int> order(std::size_t(play.sides));
    std::iota(order.begin(), order.end(), 0);
    std::ranges::sort(order, [&](int a, int b) { return play.dieOf(a) > play.dieOf(b); });
    return order;
}

std::optional<Mover> nextToMove(const Campaign &campaign, const Pack &pack)
{
    const Play &play = *campaign.play;
    if (play.turn == 0 || !systemOf(play).traits.rollsActivation)
        return std::nullopt;
    for (const int side : sidesInOrder(play)) {
        if (side < firstEnemy)
            continue;
        if (const std::vector<Mover> movers = moversInOrder(campaign, pack, side); !movers.empty())
            return movers.front();
    }
    return std::nullopt;
}

std::optional<int> bestRepToAct(const Campaign &campaign, const Pack &pack)
{
    std::optional<int> best;
    for (const OwnGroup &group : campaign.play->ownGroups)
        best = std::max(best, acts::repToAct(campaign, pack, group.id));
    return best;
}

QStringList comingRound(const Campaign &campaign, const Pack &pack)
{
    QStringList sentences;
    const auto tell = [&](TableState state, const QString &sentence) {
        if (const QStringList names = activeAs(campaign, pack, state); !names.isEmpty())
            sentences << sentence.arg(names.join(StoryText::tr(", ")));
    };
    // Swordplay: one activation is spent doing nothing; Chain Reaction 3.0: only until the next activation.
    tell(TableState::Stunned,
         pack.patrol ? StoryText::tr("No longer stunned: %1.")
                     : StoryText::tr("No longer stunned after this activation: %1."));
    tell(TableState::DuckedBack, StoryText::tr("Ducked back, and may act again: %1."));
    tell(TableState::HunkeredDown, StoryText::tr("Hunkered down until rallied: %1."));
    return sentences;
}

std::vector<QString> whoStands(const Campaign &campaign)
{
    const Play &play = *campaign.play;
    std::vector<QStringList> told(std::size_t(campaign.encounter->setup.grid.count()));
    const auto tell = [&](int section, const QString &who) {
        if (section >= 1 && section <= int(told.size())) // else off the table
            told[std::size_t(section - 1)] << who;
    };
    for (const PefInPlay &pef : play.pefs) {
        if (pef.isWaiting())
            tell(pef.pef.section, StoryText::tr("PEF %1").arg(pef.pef.id));
    }
    for (const OwnPef &pef : play.ownPefs) {
        if (!pef.revealed)
            tell(pef.section, StoryText::tr("your PEF %1").arg(pef.id));
    }
    for (const GroupInPlay &group : play.groups) {
        if (group.onTable())
            tell(group.section, groupInWords(group, play));
    }
    for (const OwnGroup &group : play.ownGroups) {
        if (play.standingIn(group.id) > 0)
            tell(group.section, ownGroupInWords(group, campaign));
    }
    for (std::size_t i = 0; i < told.size(); ++i) {
        if (play.seen[i])
            told[i] << StoryText::tr("seen");
    }
    std::vector<QString> all;
    std::ranges::transform(told, std::back_inserter(all),
                           [](const QStringList &parts) { return parts.join(StoryText::tr(", ")); });
    return all;
}

/// Returns the figures in a section, or off the table, that do not simply carry on: "Tibb: ducked back".
static QString howTheyStand(const Campaign &campaign, int section)
{
    const Play &play = *campaign.play;
    QStringList told;
    for (const OwnFigure &own : play.own) {
        const Figure *figure = campaign.find(own.id);
        const OwnGroup *group = play.ownGroup(own.group);
        const bool isHere = group && group->section == section && own.state != TableState::AtHome;
        if (figure && isHere && !play.isHidden(own.id) && (own.state != TableState::CarryingOn || own.wound))
            told << StoryText::tr("%1: %2").arg(figure->name, words::standing(own));
    }
    for (const GroupInPlay &group : play.groups) {
        for (std::size_t i = 0; !group.struck && group.section == section && i < group.figures.size(); ++i) {
            const EnemyFigure &figure = group.figures[i];
            if (figure.state != TableState::CarryingOn || figure.wound)
                told << StoryText::tr("%1: %2").arg(words::figureOf(group, i), words::standing(figure));
        }
    }
    return told.join(StoryText::tr(", "));
}

/// Returns the groups that are in no section: "your band: Osric"; empty if all are on the map.
static QString whoIsOffTable(const Campaign &campaign)
{
    const Play &play = *campaign.play;
    QStringList told;
    for (const GroupInPlay &group : play.groups) {
        if (group.onTable() && group.section == offTable)
            told << groupInWords(group, play);
    }
    for (const OwnGroup &group : play.ownGroups) {
        if (play.standingIn(group.id) > 0 && group.section == offTable)
            told << ownGroupInWords(group, campaign);
    }
    return told.join(StoryText::tr(", "));
}

QString goByActivation(const Campaign &campaign, const Pack &pack)
{
    const Play &play = *campaign.play;
    if (play.turn == 0)
        return StoryText::tr("Before turn 1");
    const bool theirsMoved =
        std::ranges::any_of(play.pefs, [&](const PefInPlay &pef) { return pef.movedIn == play.turn; })
        || std::ranges::any_of(play.groups, [&](const GroupInPlay &group) { return group.movedIn == play.turn; });
    const bool theirsToMove = nextToMove(campaign, pack).has_value();
    const std::vector<int> order = sidesInOrder(play);
    const bool yoursFirst = !order.empty() && order.front() == 0;
    if (theirsToMove && (!yoursFirst || theirsMoved))
        return StoryText::tr("Turn %1, the enemy’s go").arg(play.turn);
    const bool yoursToAct = play.activates(0) && bestRepToAct(campaign, pack).value_or(0) >= play.yours;
    if (yoursToAct && !(yoursFirst && theirsMoved))
        return StoryText::tr("Turn %1, your go").arg(play.turn);
    if (theirsToMove)
        return StoryText::tr("Turn %1, the enemy’s go").arg(play.turn);
    return StoryText::tr("The end of turn %1").arg(play.turn);
}

/// Returns the figures section by section, then those off the table.
static std::vector<WhereTheyStand> standBySection(const Campaign &campaign)
{
    std::vector<WhereTheyStand> all;
    const auto who = whoStands(campaign);
    for (std::size_t i = 0; i < who.size(); ++i) {
        const auto number = int(i) + 1;
        const QString how = howTheyStand(campaign, number);
        if (who[i].isEmpty() && how.isEmpty())
            continue;
        const Section *section = sectionIn(campaign.encounter->setup.sections, number);
        const QString place = section ? words::landOnItsOwn(*section).join(StoryText::tr(", ")) : QString();
        all.push_back({number, place, who[i], how});
    }
    const QString away = whoIsOffTable(campaign);
    const QString how = howTheyStand(campaign, offTable);
    if (!away.isEmpty() || !how.isEmpty())
        all.push_back({0, words::capitalised(words::place(offTable)), away, how});
    return all;
}

std::optional<StoryLine> lastRollOf(const History &history, const Pack &pack)
{
    const std::span<const Step> steps = history.stepsInForce();
    for (std::size_t i = steps.size(); i-- > battleBegins(steps);) {
        if (steps[i].rolls.empty())
            continue;
        StoryLine line = tell(steps[i], int(i) + 1, fold(steps.first(i)), pack).head;
        if (line.dice.rolls.empty())
            line.dice = plainDice(steps[i].rolls);
        return line;
    }
    return std::nullopt;
}

std::optional<ResumeCard> resumeOf(const History &history, const Campaign &campaign, const Pack &pack,
                                   const QDateTime &now)
{
    if (!campaign.encounter || !isNoted(campaign) || history.inForce == 0)
        return std::nullopt;
    const QDateTime when = history.stepsInForce().back().when;
    if (!when.isValid() || when.secsTo(now) < aWhile)
        return std::nullopt;
    ResumeCard card;
    tellNotes(history.stepsInForce(), pack, card);
    if (!card.turn && card.last.empty())
        return std::nullopt; // the battle has only just begun
    card.whoseGo = systemOf(*campaign.encounter).whoseGo(campaign, pack);
    card.left = lastPlayed(campaign, when, now);
    card.next = whatNow(campaign, pack);
    card.stand = campaign.play ? standBySection(campaign) : standByInitiative(campaign);
    return card;
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "ui/table/playrows.h"

#include "model/acts/arms.h"
#include "model/acts/battle.h"
#include "model/story/bandwords.h"
#include "model/story/playwords.h"
#include "model/story/words.h"
#include "model/systems/party.h"
#include "model/texts.h"
#include "rules/closedset.h"
#include "ui/systems/halfmonths/taskrows.h"
#include "ui/texts.h"

#include <QStringList>

#include <algorithm>

namespace muster {

namespace {

bool hasGroup(const Play &play, int pef)
{
    return std::ranges::any_of(play.groups, [=](const GroupInPlay &group) { return group.pef == pef; });
}

/// The icon for how a figure stands; empty if it carries on.
struct StateIcon {
    TableState value;
    const char *icon;
};

constexpr auto stateIcons = enumTable<StateIcon>({
    {TableState::CarryingOn, ""},
    {TableState::Stunned, "warn"},
    {TableState::DuckedBack, "ducked"},
    {TableState::OutOfTheFight, "recovery"},
    {TableState::Dead, "dead"},
    {TableState::RanAway, "ran-away"},
    {TableState::Captured, "captured"},
    {TableState::CheatedDeath, "star"},
    {TableState::Wounded, "recovery"},
    {TableState::AtHome, "stay"},
    {TableState::Scratched, "recovery"},
    {TableState::BadWound, "recovery"},
    {TableState::Unconscious, "recovery"},
    {TableState::Surrendered, "captured"},
    {TableState::Turned, "dead"},
    {TableState::LeftTable, "leave"},
    {TableState::HunkeredDown, "ducked"},
    {TableState::Fine, ""},
});

void addPefs(const Campaign &campaign, const Pack &pack, std::vector<PlayRow> &rows)
{
    const Play &play = *campaign.play;
    rows.push_back(
        heading(1, TableText::tr("Possible Enemy Forces"), TableText::tr("%1 to resolve").arg(play.waitingPefs())));
    for (const PefInPlay &pef : play.pefs) {
        if (!pef.isWaiting() && hasGroup(play, pef.pef.id))
            continue;
        PlayRow row;
        row.key = {SubjectKind::Pef, pef.pef.id, 0};
        row.title = TableText::tr("PEF %1").arg(pef.pef.id);
        row.fixed = pef.pef.fixed;
        row.done = !pef.isWaiting();
        row.acted = !row.done && play.turn > 0 && pef.movedIn == play.turn;
        row.state = row.done ? words::resolved(pef) : TableText::tr("section %1").arg(pef.pef.section);
        QStringList details;
        if (pef.pef.rep)
            details << TableText::tr("Rep %1").arg(*pef.pef.rep);
        if (!row.done && pef.hidden)
            details << TableText::tr("hides what its player recorded");
        if (!row.done && pef.found)
            details << TableText::tr("found by a scout");
        else if (!row.done && pef.pef.fixed)
            details << TableText::tr("does not move");
        else if (!row.done && pef.move && pef.movedIn == play.turn)
            details << words::pefMove(*pef.move, pef.inches, pefsBy(campaign, pack));
        row.detail = details.join(TableText::tr(", "));
        rows.push_back(row);
    }
}

/// Returns what a figure of a dealt force carries; else empty. The force came onto the table as the first group, in its
/// order.
QString carriedBy(const GroupInPlay &group, std::size_t place, const Campaign &campaign, const Pack &pack)
{
    const Force *dealt = campaign.encounter->dealtEnemy();
    return dealt && group.id == 1 ? acts::besideTitle(carriedBeside(pack, dealt->from, place), pack) : QString();
}

void addFigures(const GroupInPlay &group, const Campaign &campaign, const Pack &pack, std::vector<PlayRow> &rows)
{
    for (std::size_t i = 0; i < group.figures.size(); ++i) {
        const EnemyFigure &figure = group.figures[i];
        PlayRow row;
        row.key = {SubjectKind::Enemy, group.id, int(i) + 1};
        row.rep = row.best = figure.profile.rep;
        const QString type = packWords(figure.profile.type);
        const bool isNamed = !figure.name.isEmpty();
        row.title = isNamed ? figure.name : figure.leader ? TableText::tr("Leader") : type;
        QStringList details{figure.leader || isNamed ? type : QString()};
        details << words::burdens(figure, pack) << words::weapon(figure.profile, pack)
                << (isNamed ? QString() : carriedBy(group, i, campaign, pack));
        details.removeAll(QString());
        row.detail = details.join(TableText::tr(", "));
        row.state = words::unusual(figure);
        row.icon = stateIcons[figure.state].icon;
        row.done = !isStanding(figure.state);
        if (figure.guard && !row.done) {
            row.detail = TableText::tr("%1; %2").arg(words::guard(*figure.guard), row.detail);
            if (figure.watch != GuardWatch::Unaware) {
                row.state = words::inLine(figure.watch);
                row.icon = "eye";
            }
        }
        rows.push_back(row);
    }
}

void addGroups(const Campaign &campaign, const Pack &pack, const std::set<int> &open, std::vector<PlayRow> &rows)
{
    const Play &play = *campaign.play;
    const QString met = bandThatIsMet(campaign);
    rows.push_back(heading(2, met.isEmpty() ? TableText::tr("Enemies") : met, words::figures(play.enemies())));
    for (const GroupInPlay &group : play.groups) {
        PlayRow row;
        row.key = {SubjectKind::Group, group.id, 0};
        row.title = TableText::tr("Group %1").arg(group.id);
        row.done = !group.onTable();
        row.acted = !row.done && play.turn > 0 && group.movedIn == play.turn;
        row.detail = words::figuresInShort(group);
        if (!row.done && group.move && (group.movedIn == play.turn || acts::movesOnItsOwn(group, pack)))
            row.detail = TableText::tr("%1; %2").arg(row.detail, words::moveOf(group, play, pack));
        if (group.side && !row.done)
            row.detail = (*group.side == Side::Left ? TableText::tr("6″ to the left of the first; %1")
                                                    : TableText::tr("6″ to the right of the first; %1"))
                             .arg(row.detail);
        row.state = group.struck ? TableText::tr("removed") : words::placeOf(group, campaign);
        const int figures = int(group.figures.size());
        if (!group.struck && group.standing() < figures)
            row.state = TableText::tr("%1 of %2, %3")
                            .arg(QString::number(group.standing()), QString::number(figures), row.state);
        if (play.sides > fewestSides)
            row.state = TableText::tr("%1, %2").arg(words::side(group.army, play.sides), row.state);
        row.open = open.contains(group.id);
        rows.push_back(row);
        if (*row.open)
            addFigures(group, campaign, pack, rows);
    }
}

void addBuildings(const Encounter &encounter, const Play &play, std::vector<PlayRow> &rows)
{
    if (encounter.kind != EncounterKind::RaidAttack || play.buildings.empty())
        return;
    rows.push_back(heading(3, TableText::tr("Buildings to loot"), {}));
    for (std::size_t i = 0; i < play.buildings.size(); ++i) {
        const BuildingInPlay &building = play.buildings[i];
        PlayRow row;
        row.key = {SubjectKind::Building, int(i) + 1, 0};
        row.title = TableText::tr("Building %1").arg(i + 1);
        row.done = building.isLooted();
        row.state = row.done ? TableText::tr("looted")
            : building.turnsNeeded
            ? TableText::tr("%1 of %n quiet turns", nullptr, *building.turnsNeeded).arg(building.turnsSpent)
            : TableText::tr("not entered");
        rows.push_back(row);
    }
}

/// Returns what the figure did, its dice, and what it has in hand.
QString detailOf(const Figure &figure, const OwnFigure &own, const Play &play, const Pack &pack)
{
    QStringList parts = words::burdens(figure, own, pack);
    if (const auto power = play.starPowerOf(figure.id); figure.star && power)
        parts << TableText::tr("Star Power %1").arg(*power);
    if (own.deeds.kills > 0)
        parts << TableText::tr("killed %1").arg(own.deeds.kills);
    if (own.deeds.routed > 0)
        parts << TableText::tr("routed %1").arg(own.deeds.routed);
    if (own.deeds.inflictedDamage && own.deeds.kills == 0)
        parts << TableText::tr("inflicted damage");
    if (own.deeds.lostNerve)
        parts << TableText::tr("lost nerve");
    parts << words::arms(figure, pack);
    return parts.join(TableText::tr(", "));
}

PlayRow ownRow(const Figure &figure, const OwnFigure &own, const Play &play, const Pack &pack)
{
    PlayRow row;
    row.key = {SubjectKind::Own, number(own.id), 0};
    row.rep = figure.rep();
    row.best = figure.bestRep;
    row.title = figure.name;
    row.star = figure.star;
    row.detail = detailOf(figure, own, play, pack);
    row.state = play.isHidden(own.id) ? TableText::tr("hidden") : words::unusual(own);
    row.icon = play.isHidden(own.id) ? "pef" : stateIcons[own.state].icon;
    row.done = !isStanding(own.state);
    return row;
}

/// Adds the player's own markers, with some of the band or with nobody (R37).
void addOwnPefs(const Play &play, std::vector<PlayRow> &rows)
{
    for (const OwnPef &pef : play.ownPefs) {
        if (pef.revealed && !pef.figures.empty())
            continue; // its figures have a group of their own
        PlayRow row;
        row.key = {SubjectKind::OwnPef, pef.id, 0};
        row.title = TableText::tr("Your PEF %1").arg(pef.id);
        row.done = pef.revealed;
        row.state = pef.revealed ? TableText::tr("a decoy, turned over") : TableText::tr("section %1").arg(pef.section);
        rows.push_back(row);
    }
}

void addOwn(const Campaign &campaign, const Pack &pack, const OwnFigure &own, std::vector<PlayRow> &rows)
{
    if (const Figure *figure = campaign.find(own.id))
        rows.push_back(ownRow(*figure, own, *campaign.play, pack));
}

/// Counts the figures that came in a group, standing or not: a row keeps its place when somebody falls.
int cameIn(const Play &play, int group)
{
    return int(std::ranges::count_if(
        play.own, [=](const OwnFigure &own) { return own.group == group && own.state != TableState::AtHome; }));
}

/// Adds the figures of a group, and a row for the group itself only if the band has split up.
void addOwnGroup(const Campaign &campaign, const Pack &pack, const OwnGroup &group, bool split,
                 std::vector<PlayRow> &rows)
{
    const Play &play = *campaign.play;
    if (split && cameIn(play, group.id) > 0) {
        PlayRow row;
        row.key = {SubjectKind::OwnGroup, group.id, 0};
        row.title = TableText::tr("Group %1").arg(words::ownGroup(group.id));
        row.detail = words::figures(play.standingIn(group.id));
        row.state = words::place(group.section);
        row.done = play.standingIn(group.id) == 0;
        rows.push_back(row);
    }
    for (const OwnFigure &own : play.own) {
        if (own.group == group.id && own.state != TableState::AtHome)
            addOwn(campaign, pack, own, rows);
    }
}

/// Adds civilians and others who belong to neither side.
void addBystanders(const Encounter &encounter, std::vector<PlayRow> &rows)
{
    if (const int civilians = civiliansOf(encounter); civilians > 0)
        rows.push_back(heading(5, TableText::tr("Civilians"), QString::number(civilians)));
    if (!encounter.press || encounter.press->crew.empty())
        return;
    QStringList crew;
    for (const Profile &figure : encounter.press->crew)
        crew << TableText::tr("%1, Rep %2").arg(packWords(figure.type)).arg(figure.rep);
    rows.push_back(heading(6, TableText::tr("Media crew, moves last"), crew.join(TableText::tr("; "))));
}

void addBand(const Campaign &campaign, const Pack &pack, std::vector<PlayRow> &rows)
{
    const Play &play = *campaign.play;
    const auto &groups = play.ownGroups;
    const auto standing = std::ranges::count_if(groups, [&](const OwnGroup &g) { return play.standingIn(g.id) > 0; });
    QString there = TableText::tr("%1 on the table").arg(words::figures(play.party()));
    for (const OwnGroup &group : groups) {
        if (standing == 1 && play.standingIn(group.id) > 0)
            there = TableText::tr("%1, %2").arg(words::figures(play.party()), words::place(group.section));
    }
    const Figure *ours = campaign.meeting() ? campaign.find(campaign.encounter->whose) : nullptr;
    rows.push_back(heading(4, ours ? words::bandOf(*ours) : TableText::tr("Your band"), there));
    addOwnPefs(play, rows);
    const auto split = std::ranges::count_if(groups, [&](const OwnGroup &g) { return cameIn(play, g.id) > 0; });
    for (const OwnGroup &group : groups)
        addOwnGroup(campaign, pack, group, split > 1, rows);
    for (const OwnFigure &own : play.own) { // figures that sat out, below all who are there
        if (own.state == TableState::AtHome && acts::isOfBattle(campaign, own))
            addOwn(campaign, pack, own, rows);
    }
}

} // namespace

PlayRow heading(int place, const QString &title, const QString &state)
{
    PlayRow row;
    row.key = {SubjectKind::Heading, place, 0};
    row.title = title;
    row.state = state;
    return row;
}

std::vector<PlayRow> rowsOf(const Campaign &campaign, const Pack &pack, const std::set<int> &openGroups)
{
    if (!campaign.encounter || !campaign.play)
        return {};
    std::vector<PlayRow> rows = taskRows(campaign, pack);
    addBand(campaign, pack, rows);
    if (!campaign.play->groups.empty())
        addGroups(campaign, pack, openGroups, rows);
    if (!campaign.play->pefs.empty())
        addPefs(campaign, pack, rows);
    addBuildings(*campaign.encounter, *campaign.play, rows);
    addBystanders(*campaign.encounter, rows);
    return rows;
}

} // namespace muster

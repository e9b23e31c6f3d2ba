// SPDX-License-Identifier: MIT
#include "model/changes/enemy.h"

#include "model/changes/changekind.h"
#include "model/json/records.h"
#include "model/texts.h"

#include <algorithm>
#include <functional>

namespace muster {

namespace {

constexpr IdCheck aWaitingPef{oneTo(mostPefs), [](const Campaign &now, int id) {
                                  const PefInPlay *pef = now.play ? now.play->pef(id) : nullptr;
                                  return pef && pef->isWaiting();
                              }};
constexpr IdCheck anArmy{{firstEnemy, mostSides - 1},
                         [](const Campaign &now, int id) { return now.play && id < now.play->sides; }};
constexpr auto ofAnEnemy = [](const Campaign &now, const auto &c) { return enemyThere(now, c.group, c.figure); };

/// Records the state of a figure as the fate of its foe.
void foeFares(Campaign &now, const EnemyFigure &figure)
{
    if (figure.foe == 0)
        return;
    Foe &foe = now.foes[figure.foe];
    foe.met.back().fate = figure.state;
    foe.status = statusAs(figure.state);
}

/// Updates a foe from the leader on the table (R91), whose Rep and weapon are known from then on.
void seeFoe(Foe &foe, const Profile &leader)
{
    foe.rep = leader.rep > 0 ? leader.rep : foe.rep;
    foe.weapon = leader.weapon.isEmpty() ? foe.weapon : leader.weapon;
}

} // namespace

namespace {

/// Returns the turn in which a PEF moved, for files that do not record it: half of a PEF that split, or one found by a
/// scout, has had its move for this turn.
int movedBefore(const Campaign &now, const PefAppeared &c)
{
    const auto &pefs = now.play->pefs;
    const bool half = std::any_of(pefs.begin(), pefs.end(), [&](const PefInPlay &pef) {
        return pef.move == PefMove::Split && pef.movedIn == now.play->turn && pef.pef.section == c.pef.section;
    });
    return half || c.found ? now.play->turn : 0;
}

} // namespace

const ChangeKind PefMoved::kind(
    "pef-moved", of<PefMoved>,
    [](auto &json, auto &c) {
        json("pef", c.pef, aWaitingPef);
        json("move", c.move);
        json("inches", c.inches, upTo(100));
    },
    [](Campaign &now, const PefMoved &c) {
        PefInPlay &pef = *now.play->pef(c.pef);
        pef.move = c.move;
        pef.inches = c.inches;
        pef.movedIn = now.play->turn;
    });

const ChangeKind PefPlaced::kind(
    "pef-placed", of<PefPlaced>,
    [](auto &json, auto &c) {
        json("pef", c.pef, aWaitingPef);
        json("section", c.section, aSection);
    },
    [](Campaign &now, const PefPlaced &c) { now.play->pef(c.pef)->pef.section = c.section; });

const ChangeKind PefAppeared::kind(
    "pef-appeared", of<PefAppeared>,
    [](auto &json, auto &c) {
        json("pef", c.pef);
        json.ifAny("enemy_found", c.found);
        json.ifAny("moved_in", c.movedIn);
    },
    [](Campaign &now, const PefAppeared &c) {
        now.play->pefs.push_back({c.pef, {}, {}, {}, 0, c.movedIn.value_or(movedBefore(now, c)), c.found});
    },
    [](const Campaign &now, const PefAppeared &c) {
        return now.play && hasSection(now, c.pef.section) && isNext(c.pef.id, now.play->pefs, mostPefs);
    });

const ChangeKind PefHidden::kind(
    "pef-hidden", of<PefHidden>,
    [](auto &json, auto &c) {
        json("pef", c.pef, aWaitingPef);
        json("figures", c.figures, upTo(1000));
    },
    [](Campaign &now, const PefHidden &c) { now.play->pef(c.pef)->hidden = c.figures; }, always,
    [](KnownIds &known, const PefHidden &c) { known.profiles(c.figures); });

const ChangeKind PefRevealed::kind(
    "pef-revealed", of<PefRevealed>,
    [](auto &json, auto &c) {
        json("pef", c.pef, aWaitingPef);
        json.ifAny("said", c.said, upTo(1000));
    },
    [](Campaign &now, const PefRevealed &c) {
        PefInPlay &pef = *now.play->pef(c.pef);
        pef.revealed = true;
        pef.said = c.said;
    },
    [](const Campaign &now, const PefRevealed &c) { return c.said || now.play->pef(c.pef)->hidden; });

const ChangeKind PefResolved::kind(
    "pef-resolved", of<PefResolved>,
    [](auto &json, auto &c) {
        json("pef", c.pef, aWaitingPef);
        json.orNone("letter", c.letter);
        json.orNone("force", c.force);
        json.orNone("eal", c.eal, eals);
    },
    [](Campaign &now, const PefResolved &c) {
        PefInPlay &pef = *now.play->pef(c.pef);
        pef.letter = c.letter;
        pef.force = c.force;
        if (c.eal)
            now.play->eal = c.eal;
    },
    [](const Campaign &, const PefResolved &c) { return c.letter.has_value() != c.force.has_value(); });

const ChangeKind GroupAppeared::kind(
    "group-appeared", of<GroupAppeared>,
    [](auto &json, auto &c) {
        json("group", c.group, oneTo(mostGroups));
        json("pef", c.pef, upTo(mostPefs));
        json("section", c.section, aSectionOrOff);
        json.orNone("side", c.side);
        json("figures", c.figures, oneTo(1000));
        json.ifAny("army", c.army, anArmy);
    },
    [](Campaign &now, const GroupAppeared &c) {
        // A PEF that moved this turn has moved as what it turned out to be.
        const PefInPlay *pef = now.play->pef(c.pef);
        now.play->groups.push_back({c.group,
                                    c.pef,
                                    c.section,
                                    c.side,
                                    c.figures,
                                    false,
                                    {},
                                    pef ? pef->movedIn : 0,
                                    c.army.value_or(firstEnemy)});
        GroupInPlay &group = now.play->groups.back();
        group.cameIn = now.play->turn;
        group.notesBefore = now.play->notes.size();
        for (EnemyFigure &figure : group.figures)
            figure.since = now.play->turn;
    },
    [](const Campaign &now, const GroupAppeared &c) {
        return now.play && isNext(c.group, now.play->groups, mostGroups) && !c.figures.empty()
            && (c.pef == 0 || now.play->pef(c.pef));
    },
    [](KnownIds &known, const GroupAppeared &c) {
        for (const EnemyFigure &figure : c.figures)
            known.profile(figure.profile);
    });

const ChangeKind LeaderNamed::kind(
    "leader-named", of<LeaderNamed>,
    [](auto &json, auto &c) {
        json("group", c.group, oneTo(mostGroups));
        json("figure", c.figure, oneTo(1000));
    },
    [](Campaign &now, const LeaderNamed &c) {
        for (GroupInPlay &group : now.play->groups) {
            for (EnemyFigure &figure : group.figures)
                figure.leader = false;
        }
        enemyFigure(now, c.group, c.figure).leader = true;
    },
    ofAnEnemy);

const ChangeKind GroupMoved::kind(
    "group-moved", of<GroupMoved>,
    [](auto &json, auto &c) {
        json("group", c.group, aGroup);
        json("passed", c.passed, upTo(2));
        json("move", c.move);
        json.ifAny("position", c.position);
        json.ifAny("flank", c.flank);
    },
    [](Campaign &now, const GroupMoved &c) {
        GroupInPlay &group = *now.play->group(c.group);
        group.move = c.move;
        group.movedIn = now.play->turn;
        group.position = c.position;
        group.flank = c.flank;
    });

const ChangeKind GroupSplit::kind(
    "group-split", of<GroupSplit>,
    [](auto &json, auto &c) {
        json("group", c.group, aGroup);
        json("into", c.into, oneTo(mostGroups));
        json.ifAny("going", c.figures, oneTo(1000));
    },
    [](Campaign &now, const GroupSplit &c) {
        GroupInPlay &stays = *now.play->group(c.group);
        GroupInPlay goes = stays;
        goes.id = c.into;
        goes.figures.clear();
        for (auto number = c.figures.rbegin(); number != c.figures.rend(); ++number) {
            const auto figure = stays.figures.begin() + (*number - 1);
            goes.figures.insert(goes.figures.begin(), *figure);
            stays.figures.erase(figure);
        }
        stays.position = GroupMove::Fire;
        stays.flank.reset();
        now.play->groups.push_back(std::move(goes)); // `stays` may be invalid now
    },
    [](const Campaign &now, const GroupSplit &c) {
        const auto all = now.play->group(c.group)->figures.size();
        const bool rising =
            std::adjacent_find(c.figures.begin(), c.figures.end(), std::greater_equal()) == c.figures.end();
        return isNext(c.into, now.play->groups, mostGroups) && rising && !c.figures.empty() && c.figures.size() < all
            && c.figures.back() <= static_cast<int>(all);
    });

const ChangeKind GroupPlaced::kind(
    "group-placed", of<GroupPlaced>,
    [](auto &json, auto &c) {
        json("group", c.group, aGroup);
        json("section", c.section, aSectionOrOff);
        json.ifAny("in_sight", c.inSight);
    },
    [](Campaign &now, const GroupPlaced &c) {
        GroupInPlay &group = *now.play->group(c.group);
        group.section = c.section;
        if (!c.inSight)
            return;
        group.cameIn = now.play->turn;
        group.notesBefore = now.play->notes.size();
    });

const ChangeKind GroupStruck::kind(
    "group-struck", of<GroupStruck>,
    [](auto &json, auto &c) {
        json("group", c.group, aGroup);
        json("on", c.on);
    },
    [](Campaign &now, const GroupStruck &c) { now.play->group(c.group)->struck = c.on; });

const ChangeKind GroupSided::kind(
    "group-sided", of<GroupSided>,
    [](auto &json, auto &c) {
        json("group", c.group, aGroup);
        json("army", c.army, anArmy);
    },
    [](Campaign &now, const GroupSided &c) { now.play->group(c.group)->army = c.army; });

const ChangeKind EnemyStood::kind(
    "enemy-stood", of<EnemyStood>,
    [](auto &json, auto &c) {
        json("group", c.group, oneTo(mostGroups));
        json("figure", c.figure, oneTo(1000));
        json("state", c.state);
        json.ifAny("turns", c.turns);
        json.ifAny("lying", c.lying);
    },
    [](Campaign &now, const EnemyStood &c) {
        EnemyFigure &figure = enemyFigure(now, c.group, c.figure);
        stand(figure, c.state, c.turns > 0 ? now.play->turn + c.turns : 0, c.lying);
        figure.since = now.play->turn;
        foeFares(now, figure);
    },
    ofAnEnemy);

const ChangeKind FoeMet::kind(
    "foe-met", of<FoeMet>,
    [](auto &json, auto &c) {
        json("foe", c.foe, aFoe);
        json("group", c.group, upTo(mostGroups));
        json("figure", c.figure, oneTo(1000));
    },
    [](Campaign &now, const FoeMet &c) {
        Foe &foe = now.foes[c.foe];
        foe.met.push_back({now.turn, now.encounter->kind, now.encounter->part});
        foe.lastSeen = ++now.lastSeen;
        if (c.group == 0) {
            seeFoe(foe, now.encounter->dealtEnemy()->figures[static_cast<std::size_t>(c.figure - 1)]);
            return;
        }
        EnemyFigure &figure = enemyFigure(now, c.group, c.figure);
        seeFoe(foe, figure.profile);
        figure.foe = c.foe;
        figure.name = foe.name;
        foeFares(now, figure);
    },
    [](const Campaign &now, const FoeMet &c) {
        const Foe &foe = *now.foes.constFind(c.foe);
        if (foe.status != FoeStatus::AtLarge || foe.isHere())
            return false;
        if (c.group > 0) {
            const EnemyFigure *figure = enemyThere(now, c.group, c.figure);
            return figure && figure->foe == 0 && figure->met == 0;
        }
        const Force *dealt = now.encounter ? now.encounter->dealtEnemy() : nullptr;
        return dealt && c.figure <= static_cast<int>(dealt->figures.size());
    });

const ChangeKind GuardsPlaced::kind(
    "guards-placed", of<GuardsPlaced>,
    [](auto &json, auto &c) {
        json("group", c.group, aGroup);
        json("guards", c.guards, oneTo(1000));
    },
    [](Campaign &now, const GuardsPlaced &c) {
        auto &figures = now.play->group(c.group)->figures;
        for (std::size_t i = 0; i < figures.size(); ++i)
            figures[i].guard = c.guards[i];
    },
    [](const Campaign &now, const GuardsPlaced &c) {
        return c.guards.size() == now.play->group(c.group)->figures.size();
    });

const ChangeKind GuardNoticed::kind(
    "guard-noticed", of<GuardNoticed>,
    [](auto &json, auto &c) {
        json("group", c.group, oneTo(mostGroups));
        json("figure", c.figure, oneTo(1000));
        json("watch", c.watch);
    },
    [](Campaign &now, const GuardNoticed &c) { enemyFigure(now, c.group, c.figure).watch = c.watch; }, ofAnEnemy);

const ChangeKind SectionScouted::kind(
    "section-scouted", of<SectionScouted>,
    [](auto &json, auto &c) {
        json("section", c.section, aSection);
        json("passed", c.passed, upTo(2));
        json("enemy", c.enemy);
    },
    [](Campaign &now, const SectionScouted &c) {
        now.play->scouted[static_cast<std::size_t>(c.section - 1)] = c.enemy;
    });

} // namespace muster

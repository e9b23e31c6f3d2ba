// SPDX-License-Identifier: MIT
#include "model/changes/enemy.h"

#include "model/changes/changekind.h"
#include "model/json/records.h"
#include "model/texts.h"

#include <algorithm>
#include <functional>

namespace muster {

namespace {

constexpr unsigned mostFigures = 1000; // far above any; keeps a hostile file from growing them without end

WhyNot waits(const Campaign &now, int id)
{
    if (const WhyNot reason = onTable(now))
        return reason;
    const PefInPlay *pef = now.play->pef(id);
    return need(pef && pef->isWaiting(), CampaignText::tr("there is no unresolved PEF %1").arg(id));
}

WhyNot isGroup(const Campaign &now, int id)
{
    if (const WhyNot reason = onTable(now))
        return reason;
    return need(now.play->group(id), CampaignText::tr("there is no group %1").arg(id));
}

/// Asked of what is on the table.
WhyNot isEnemySide(const Campaign &now, int army)
{
    return need(army >= firstEnemy && army < now.play->sides, CampaignText::tr("there is no side %1").arg(army + 1));
}

/// What becomes of a foe is what becomes of the figure.
void foeFares(Campaign &now, const EnemyFigure &figure)
{
    if (figure.foe == 0)
        return;
    Foe &foe = now.foes[figure.foe];
    foe.met.back().fate = figure.state;
    foe.status = statusAs(figure.state);
}

/// On the table a foe is the leader who came (R91), and is known by that from then on.
void seeFoe(Foe &foe, const Profile &leader)
{
    foe.rep = leader.rep > 0 ? leader.rep : foe.rep;
    foe.weapon = leader.weapon.isEmpty() ? foe.weapon : leader.weapon;
}

} // namespace

namespace {

/// For what was written before a PEF that appears said it: half of one that split has had its move for this turn.
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
        json("pef", c.pef, oneTo(mostPefs));
        json("move", c.move);
        json("inches", c.inches, upTo(100));
    },
    [](const Campaign &now, const PefMoved &c) { return waits(now, c.pef); },
    [](Campaign &now, const PefMoved &c) {
        PefInPlay &pef = *now.play->pef(c.pef);
        pef.move = c.move;
        pef.inches = c.inches;
        pef.movedIn = now.play->turn;
    });

const ChangeKind PefPlaced::kind(
    "pef-placed", of<PefPlaced>,
    [](auto &json, auto &c) {
        json("pef", c.pef, oneTo(mostPefs));
        json("section", c.section, oneTo(mostSections));
    },
    [](const Campaign &now, const PefPlaced &c) -> WhyNot {
        if (const WhyNot reason = waits(now, c.pef))
            return reason;
        return isOnMap(now, c.section);
    },
    [](Campaign &now, const PefPlaced &c) { now.play->pef(c.pef)->pef.section = c.section; });

const ChangeKind PefAppeared::kind(
    "pef-appeared", of<PefAppeared>,
    [](auto &json, auto &c) {
        json("pef", c.pef);
        json.ifAny("enemy_found", c.found);
        json.ifAny("moved_in", c.movedIn);
    },
    [](const Campaign &now, const PefAppeared &c) -> WhyNot {
        if (const WhyNot reason = onTable(now))
            return reason;
        if (const WhyNot reason = isOnMap(now, c.pef.section))
            return reason;
        const auto count = static_cast<int>(now.play->pefs.size());
        return need(count < mostPefs && c.pef.id == count + 1,
                    CampaignText::tr("PEFs must be numbered from 1, in order"));
    },
    [](Campaign &now, const PefAppeared &c) {
        now.play->pefs.push_back({c.pef, {}, {}, {}, 0, c.movedIn.value_or(movedBefore(now, c)), c.found});
    });

const ChangeKind PefHidden::kind(
    "pef-hidden", of<PefHidden>,
    [](auto &json, auto &c) {
        json("pef", c.pef, oneTo(mostPefs));
        json("figures", c.figures, upTo(1000));
    },
    [](const Campaign &now, const PefHidden &c) { return waits(now, c.pef); },
    [](Campaign &now, const PefHidden &c) { now.play->pef(c.pef)->hidden = c.figures; },
    [](const Known &known, const PefHidden &c) { return known.profiles(c.figures); });

const ChangeKind PefRevealed::kind(
    "pef-revealed", of<PefRevealed>,
    [](auto &json, auto &c) {
        json("pef", c.pef, oneTo(mostPefs));
        json.ifAny("said", c.said, upTo(1000));
    },
    [](const Campaign &now, const PefRevealed &c) -> WhyNot {
        if (const WhyNot reason = waits(now, c.pef))
            return reason;
        return need(c.said || now.play->pef(c.pef)->hidden.has_value(),
                    CampaignText::tr("nobody recorded what a PEF hides"));
    },
    [](Campaign &now, const PefRevealed &c) {
        PefInPlay &pef = *now.play->pef(c.pef);
        pef.revealed = true;
        pef.said = c.said;
    });

const ChangeKind PefResolved::kind(
    "pef-resolved", of<PefResolved>,
    [](auto &json, auto &c) {
        json("pef", c.pef, oneTo(mostPefs));
        json.orNone("letter", c.letter);
        json.orNone("force", c.force);
        json.orNone("eal", c.eal, eals);
    },
    [](const Campaign &now, const PefResolved &c) -> WhyNot {
        if (const WhyNot reason = waits(now, c.pef))
            return reason;
        return need(c.letter.has_value() != c.force.has_value(), CampaignText::tr("a PEF can be resolved only once"));
    },
    [](Campaign &now, const PefResolved &c) {
        PefInPlay &pef = *now.play->pef(c.pef);
        pef.letter = c.letter;
        pef.force = c.force;
        if (c.eal)
            now.play->eal = c.eal;
    });

const ChangeKind GroupAppeared::kind(
    "group-appeared", of<GroupAppeared>,
    [](auto &json, auto &c) {
        json("group", c.group, oneTo(mostGroups));
        json("pef", c.pef, upTo(mostPefs));
        json("section", c.section, Range{offTable, mostSections});
        json.orNone("side", c.side);
        json("figures", c.figures, oneTo(1000));
        json.ifAny("army", c.army, Range{firstEnemy, mostSides - 1});
    },
    [](const Campaign &now, const GroupAppeared &c) -> WhyNot {
        if (const WhyNot reason = onTable(now))
            return reason;
        const auto count = static_cast<int>(now.play->groups.size());
        if (count >= mostGroups || c.group != count + 1)
            return CampaignText::tr("groups must be numbered from 1, in order");
        if (c.figures.empty() || c.figures.size() > mostFigures)
            return CampaignText::tr("a group must have at least one figure");
        if (const WhyNot reason = isEnemySide(now, c.army.value_or(firstEnemy)))
            return reason;
        if (const WhyNot reason = isOnMapOrOff(now, c.section))
            return reason;
        return need(c.pef == 0 || now.play->pef(c.pef), CampaignText::tr("there is no PEF %1").arg(c.pef));
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
    [](const Known &known, const GroupAppeared &c) -> Stranger {
        for (const EnemyFigure &figure : c.figures) {
            if (auto stranger = known.profile(figure.profile))
                return stranger;
        }
        return std::nullopt;
    });

const ChangeKind LeaderNamed::kind(
    "leader-named", of<LeaderNamed>,
    [](auto &json, auto &c) {
        json("group", c.group, oneTo(mostGroups));
        json("figure", c.figure, oneTo(1000));
    },
    [](const Campaign &now, const LeaderNamed &c) { return isEnemy(now, c.group, c.figure); },
    [](Campaign &now, const LeaderNamed &c) {
        for (GroupInPlay &group : now.play->groups) {
            for (EnemyFigure &figure : group.figures)
                figure.leader = false;
        }
        enemyFigure(now, c.group, c.figure).leader = true;
    });

const ChangeKind GroupMoved::kind(
    "group-moved", of<GroupMoved>,
    [](auto &json, auto &c) {
        json("group", c.group, oneTo(mostGroups));
        json("passed", c.passed, upTo(2));
        json("move", c.move);
        json.ifAny("position", c.position);
        json.ifAny("flank", c.flank);
    },
    [](const Campaign &now, const GroupMoved &c) { return isGroup(now, c.group); },
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
        json("group", c.group, oneTo(mostGroups));
        json("into", c.into, oneTo(mostGroups));
        json.ifAny("going", c.figures, oneTo(1000));
    },
    [](const Campaign &now, const GroupSplit &c) -> WhyNot {
        if (const WhyNot reason = isGroup(now, c.group))
            return reason;
        const auto count = static_cast<int>(now.play->groups.size());
        if (count >= mostGroups || c.into != count + 1)
            return CampaignText::tr("groups must be numbered from 1, in order");
        const auto all = now.play->group(c.group)->figures.size();
        const bool rising =
            std::adjacent_find(c.figures.begin(), c.figures.end(), std::greater_equal()) == c.figures.end();
        return need(rising && !c.figures.empty() && c.figures.size() < all && c.figures.back() <= static_cast<int>(all),
                    CampaignText::tr("a group splits into two that have at least one figure each"));
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
        now.play->groups.push_back(std::move(goes)); // `stays` may be elsewhere now
    });

const ChangeKind GroupPlaced::kind(
    "group-placed", of<GroupPlaced>,
    [](auto &json, auto &c) {
        json("group", c.group, oneTo(mostGroups));
        json("section", c.section, Range{offTable, mostSections});
        json.ifAny("in_sight", c.inSight);
    },
    [](const Campaign &now, const GroupPlaced &c) -> WhyNot {
        if (const WhyNot reason = isGroup(now, c.group))
            return reason;
        return isOnMapOrOff(now, c.section);
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
        json("group", c.group, oneTo(mostGroups));
        json("on", c.on);
    },
    [](const Campaign &now, const GroupStruck &c) { return isGroup(now, c.group); },
    [](Campaign &now, const GroupStruck &c) { now.play->group(c.group)->struck = c.on; });

const ChangeKind GroupSided::kind(
    "group-sided", of<GroupSided>,
    [](auto &json, auto &c) {
        json("group", c.group, oneTo(mostGroups));
        json("army", c.army, Range{firstEnemy, mostSides - 1});
    },
    [](const Campaign &now, const GroupSided &c) -> WhyNot {
        if (const WhyNot reason = isGroup(now, c.group))
            return reason;
        return isEnemySide(now, c.army);
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
    [](const Campaign &now, const EnemyStood &c) { return isEnemy(now, c.group, c.figure); },
    [](Campaign &now, const EnemyStood &c) {
        EnemyFigure &figure = enemyFigure(now, c.group, c.figure);
        stand(figure, c.state, c.turns > 0 ? now.play->turn + c.turns : 0, c.lying);
        figure.since = now.play->turn;
        foeFares(now, figure);
    });

const ChangeKind FoeMet::kind(
    "foe-met", of<FoeMet>,
    [](auto &json, auto &c) {
        json("foe", c.foe, fromOne);
        json("group", c.group, upTo(mostGroups));
        json("figure", c.figure, oneTo(1000));
    },
    [](const Campaign &now, const FoeMet &c) -> WhyNot {
        const auto foe = now.foes.constFind(c.foe);
        if (foe == now.foes.constEnd())
            return CampaignText::tr("there is no foe %1").arg(c.foe);
        if (foe->status != FoeStatus::AtLarge || foe->isHere())
            return CampaignText::tr("foe %1 cannot come").arg(c.foe);
        if (c.group > 0) {
            if (const WhyNot reason = isEnemy(now, c.group, c.figure))
                return reason;
            const EnemyFigure &figure = now.play->group(c.group)->figures[static_cast<std::size_t>(c.figure - 1)];
            return need(figure.foe == 0 && figure.met == 0, CampaignText::tr("an enemy can be only one foe"));
        }
        if (const WhyNot reason = inHand(now))
            return reason;
        const Force *dealt = now.encounter->dealtEnemy();
        return need(dealt && c.figure <= static_cast<int>(dealt->figures.size()),
                    CampaignText::tr("there is no enemy %1").arg(c.figure));
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
    });

const ChangeKind GuardsPlaced::kind(
    "guards-placed", of<GuardsPlaced>,
    [](auto &json, auto &c) {
        json("group", c.group, oneTo(mostGroups));
        json("guards", c.guards, oneTo(1000));
    },
    [](const Campaign &now, const GuardsPlaced &c) -> WhyNot {
        if (const WhyNot reason = isGroup(now, c.group))
            return reason;
        return need(c.guards.size() == now.play->group(c.group)->figures.size(),
                    CampaignText::tr("every figure of a group needs a position"));
    },
    [](Campaign &now, const GuardsPlaced &c) {
        auto &figures = now.play->group(c.group)->figures;
        for (std::size_t i = 0; i < figures.size(); ++i)
            figures[i].guard = c.guards[i];
    });

const ChangeKind GuardNoticed::kind(
    "guard-noticed", of<GuardNoticed>,
    [](auto &json, auto &c) {
        json("group", c.group, oneTo(mostGroups));
        json("figure", c.figure, oneTo(1000));
        json("watch", c.watch);
    },
    [](const Campaign &now, const GuardNoticed &c) { return isEnemy(now, c.group, c.figure); },
    [](Campaign &now, const GuardNoticed &c) { enemyFigure(now, c.group, c.figure).watch = c.watch; });

const ChangeKind SectionScouted::kind(
    "section-scouted", of<SectionScouted>,
    [](auto &json, auto &c) {
        json("section", c.section, oneTo(mostSections));
        json("passed", c.passed, upTo(2));
        json("enemy", c.enemy);
    },
    [](const Campaign &now, const SectionScouted &c) -> WhyNot {
        if (const WhyNot reason = onTable(now))
            return reason;
        return isOnMap(now, c.section);
    },
    [](Campaign &now, const SectionScouted &c) {
        now.play->scouted[static_cast<std::size_t>(c.section - 1)] = c.enemy;
    });

} // namespace muster

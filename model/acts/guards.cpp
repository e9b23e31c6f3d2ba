// SPDX-License-Identifier: MIT

// The guards of a building that is raided (Swordplay p. 29).

#include "model/acts/actkind.h"
#include "model/acts/battle.h"
#include "model/acts/table.h"
#include "model/changes/enemy.h"
#include "model/story/playwords.h"
#include "model/story/words.h"
#include "model/texts.h"
#include "rules/encounter/movement.h"

namespace muster::acts {

namespace {

/// Checks whether the group was in a building that is raided.
bool guardsBuilding(const Campaign &campaign, int id)
{
    const GroupInPlay *group = campaign.play->group(id);
    const PefInPlay *pef = group ? campaign.play->pef(group->pef) : nullptr;
    return campaign.encounter->kind == EncounterKind::RaidAttack && pef && pef->pef.inBuilding;
}

/// Returns the group that is asked about, if it guards a building, else null.
const GroupInPlay *guardsAskedFor(const Situation &now)
{
    const GroupInPlay *there = now.subject.kind == SubjectKind::Group ? now.play().group(now.subject.id) : nullptr;
    return there && !there->struck && guardsBuilding(now.campaign, there->id) ? there : nullptr;
}

/// Places the figures of the group when the building is seen. Dice: as muster::placeGuards().
Problems placeGuards(const ActContext &d, const PlaceGuards &a)
{
    if (Problems problems = demandGroup(d.campaign, a.group))
        return problems;
    if (!guardsBuilding(d.campaign, a.group))
        return Problem{ActsText::tr("Group %1 guards no building.").arg(a.group)};
    if (d.play().group(a.group)->figures.front().guard)
        return Problem{ActsText::tr("The guards of group %1 have already been placed.").arg(a.group)};
    const auto figures = static_cast<int>(d.play().group(a.group)->figures.size());
    return d.happen(GuardsPlaced{a.group, muster::placeGuards(figures, a.afterShots, d.dice)});
}

} // namespace

const ActKind PlaceGuards::kind(
    of<PlaceGuards>,
    [](auto &form, auto &act) {
        form(typed::group, act.group, oneTo(1000));
        form.ifAny(Field("after_shots").after("shots"), act.afterShots);
    },
    {
        .name = "guards",
        .places = ActPlace::Table,
        .title = [](const PlaceGuards &a) { return StoryText::tr("Guards of group %1").arg(a.group); },
        .run = placeGuards,
        .words = {{"guards", QT_TRANSLATE_NOOP("Acts", "place the guards of a raided building")}},
        .offers = [](const Situation &now) -> Offers {
            const GroupInPlay *there = guardsAskedFor(now);
            if (!there || there->figures.front().guard)
                return {};
            return {{.act = PlaceGuards{there->id, false},
                     .text = ActsText::tr("Place guards"),
                     .key = Qt::Key_G,
                     .rank = Rank::Standing,
                     .about = ActsText::tr("Rolls which guards are inside and which face you")},
                    {.act = PlaceGuards{there->id, true},
                     .text = ActsText::tr("Place guards inside"),
                     .key = Qt::Key_I,
                     .rank = Rank::Standing,
                     .about = ActsText::tr("Once shots are fired, all guards are inside")}};
        },
    });

/// Records what a guard knows of the band.
struct NoticeGuard {
    int group = 1;
    std::optional<int> figure; ///< none: all of the guards that still fight
    GuardWatch watch = GuardWatch::Unaware;
    static const ActKind kind;
};

namespace {

Problems noticeGuard(const ActContext &d, const NoticeGuard &a)
{
    if (Problems problems = demandGroup(d.campaign, a.group))
        return problems;
    const auto &figures = d.play().group(a.group)->figures;
    const int figure = a.figure.value_or(0);
    const auto all = static_cast<int>(figures.size());
    if (figure < 0 || figure > all)
        return Problem{ActsText::tr("Group %1 has figures 1 to %2, not %3.").arg(a.group).arg(all).arg(figure)};
    if (!figures.front().guard)
        return Problem{ActsText::tr("The guards of group %1 have not been placed.").arg(a.group)};
    for (int place = figure == 0 ? 1 : figure; place <= (figure == 0 ? all : figure); ++place) {
        const EnemyFigure &guard = figures[static_cast<std::size_t>(place - 1)];
        if (guard.watch != a.watch && isStanding(guard.state))
            d.happen(GuardNoticed{a.group, place, a.watch});
    }
    if (d.step.changes.empty())
        return Problem{ActsText::tr("That is already noted: %1.").arg(words::inLine(a.watch))};
    return {};
}

Offers watchesOf(const Situation &now)
{
    if (const GroupInPlay *there = guardsAskedFor(now); there && there->figures.front().guard)
        return {{.act = NoticeGuard{there->id, std::nullopt, GuardWatch::Alarmed},
                 .text = ActsText::tr("Alarm all"),
                 .key = Qt::Key_L,
                 .rank = Rank::Standing}};
    const EnemyFigure *enemy = now.enemy();
    if (!enemy || !enemy->guard || !isStanding(enemy->state))
        return {};
    const auto notice = [&](GuardWatch watch, Qt::Key key) -> Offer {
        return {.act = NoticeGuard{now.subject.id, now.subject.figure, watch},
                .text = words::title(watch),
                .key = key,
                .rank = Rank::Going};
    };
    return {notice(GuardWatch::Met, Qt::Key_E), notice(GuardWatch::Alarmed, Qt::Key_L),
            notice(GuardWatch::Unaware, Qt::Key_U)};
}

} // namespace

const ActKind NoticeGuard::kind(
    of<NoticeGuard>,
    [](auto &form, auto &act) {
        form(typed::group, act.group, oneTo(1000));
        form.orNone(Field(typed::figure).orNone("all"), act.figure, oneTo(1000));
        form(Field("watch", "WATCH"), act.watch);
    },
    {
        .name = "guard",
        .run = noticeGuard,
        .words = {{"guard", QT_TRANSLATE_NOOP("Acts", "set a guard's awareness: unaware, met or alarmed")}},
        .offers = watchesOf,
    });

} // namespace muster::acts

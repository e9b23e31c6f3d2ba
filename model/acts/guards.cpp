// SPDX-License-Identifier: MIT
#include "model/actions/play/play.h"
#include "model/acts/actkind.h"
#include "model/acts/table.h"
#include "model/story/playwords.h"

namespace muster::acts {

namespace {

/// The group that is asked about, where it guards a building; null else.
const GroupInPlay *guardsAskedFor(const Situation &now)
{
    const GroupInPlay *there = now.subject.kind == SubjectKind::Group ? now.play().group(now.subject.id) : nullptr;
    return there && !there->struck && actions::guardsBuilding(now.campaign, there->id) ? there : nullptr;
}

} // namespace

const ActKind PlaceGuards::kind(
    of<PlaceGuards>,
    [](auto &form, auto &act) {
        form.number(typed::group, act.group, 1, 1000);
        form.flagIfAny(Field("after_shots").after("shots"), act.afterShots);
    },
    {
        .name = "guards",
        .places = ActPlace::Table,
        .title = [](const PlaceGuards &a) { return StoryText::tr("Guards of group %1").arg(a.group); },
        .check = [](const At &at, const PlaceGuards &a) { return actions::checkPlaceGuards(at.campaign, a.group); },
        .perform =
            [](const Doing &d, const PlaceGuards &a) {
                actions::placeGuards(d.campaign, a.group, a.afterShots, d.dice, d.step);
            },
        .words = {{"guards", [] { return ActsText::tr("place the guards of a raided building"); }}},
        .offers = [](const Situation &now) -> std::vector<Offer> {
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

/// What a guard knows of you.
struct NoticeGuard {
    int group = 1;
    std::optional<int> figure; ///< none: all of them who still fight
    GuardWatch watch = GuardWatch::Unaware;
    static const ActKind kind;
};

namespace {

std::vector<Offer> watchesOf(const Situation &now)
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
                .text = words::noted(watch),
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
        form.number(typed::group, act.group, 1, 1000);
        form.numberOrNone(Field(typed::figure).orNone("all"), act.figure, 1, 1000);
        form.choice(Field("watch", "WATCH"), act.watch);
    },
    {
        .name = "guard",
        .step =
            [](const At &at, const NoticeGuard &a) {
                return actions::noticeGuard(at.campaign, a.group, a.figure.value_or(0), a.watch);
            },
        .words = {{"guard", [] { return ActsText::tr("set a guard's awareness: unaware, met or alarmed"); }}},
        .offers = watchesOf,
    });

} // namespace muster::acts

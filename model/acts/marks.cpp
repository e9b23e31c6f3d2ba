// SPDX-License-Identifier: MIT
#include "model/actions/arms.h"
#include "model/actions/play/play.h"
#include "model/acts/actkind.h"
#include "model/acts/table.h"
#include "model/story/playwords.h"

#include <algorithm>

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

/// Something begins to hold for one of the band until it is over, or is over: its weapon is empty, or reloaded.
struct MarkOwn {
    FigureId figure{};
    QString condition = {};
    bool on = true;
    static const ActKind kind;
};

/// The same of an enemy.
struct MarkEnemy {
    int group = 1;
    int figure = 1;
    QString condition = {};
    bool on = true;
    static const ActKind kind;
};

namespace {

constexpr Field typedCondition{"condition", "CONDITION", [] { return ActsText::tr("condition"); }};

QString marksIt()
{
    return ActsText::tr("note what holds for a figure until it is over, such as hero or out-of-ammo");
}

QString unmarksIt()
{
    return ActsText::tr("note that it is over, such as out-of-ammo after a turn of reloading");
}

/// What is over comes first and is at hand; what may begin is rare.
std::vector<Offer> marks(const Pack &pack, const std::vector<Lasting> &now,
                         const std::function<Act(const QString &, bool)> &act)
{
    std::vector<Offer> all;
    for (const QString &id : actions::lastingConditions(pack)) {
        const ReferenceWord &word = *pack.reference->word(id);
        const bool holds = std::any_of(now.begin(), now.end(), [&](const Lasting &one) { return one.condition == id; });
        all.push_back({.act = act(id, !holds),
                       .text = holds ? word.lasts : word.title,
                       .rank = holds ? Rank::Doing : Rank::Rare,
                       .about = word.text});
    }
    return all;
}

} // namespace

const ActKind MarkOwn::kind(
    of<MarkOwn>,
    [](auto &form, auto &act) {
        form.id(typed::figure, act.figure);
        form.text(typedCondition, act.condition);
        form.flag(Field("on"), act.on);
    },
    {
        .name = "mark-own",
        .step =
            [](const At &at, const MarkOwn &a) {
                return actions::setLasting(at.campaign, at.pack, {a.figure, 0, 0}, a.condition, a.on);
            },
        .words = {{"mark", marksIt, {.on = true}}, {"unmark", unmarksIt, {.on = false}}},
        .offers = [](const Situation &now) -> std::vector<Offer> {
            const OwnFigure *own =
                now.subject.kind == SubjectKind::Own ? now.play().find(FigureId{now.subject.id}) : nullptr;
            if (!own || !isStanding(own->state))
                return {};
            return marks(now.pack, own->lasting, [&](const QString &condition, bool on) {
                return MarkOwn{own->id, condition, on};
            });
        },
    });

const ActKind MarkEnemy::kind(
    of<MarkEnemy>,
    [](auto &form, auto &act) {
        form.number(typed::group, act.group, 1, highestNumber);
        form.number(typed::figure, act.figure, 1, highestNumber);
        form.text(typedCondition, act.condition);
        form.flag(Field("on"), act.on);
    },
    {
        .name = "mark-enemy",
        .step =
            [](const At &at, const MarkEnemy &a) {
                return actions::setLasting(at.campaign, at.pack, {{}, a.group, a.figure}, a.condition, a.on);
            },
        .words = {{"enemy-mark", marksIt, {.on = true}}, {"enemy-unmark", unmarksIt, {.on = false}}},
        .offers = [](const Situation &now) -> std::vector<Offer> {
            const EnemyFigure *enemy = now.enemy();
            if (!enemy || !isStanding(enemy->state))
                return {};
            return marks(now.pack, enemy->lasting, [&](const QString &condition, bool on) {
                return MarkEnemy{now.subject.id, now.subject.figure, condition, on};
            });
        },
    });

/// One of the band fires its rocket, throws its grenade.
struct UseUp {
    FigureId figure{};
    QString thing;
    static const ActKind kind;
};

namespace {

Offer usingUp(const Figure &figure, const Kit &kit, const Pack &pack)
{
    const QString title = actions::itemTitle(pack, kit.item);
    return {.act = UseUp{figure.id, kit.item},
            .text = ActsText::tr("Use up: %1").arg(title),
            .rank = Rank::Rare,
            .about = ActsText::tr("One of them is gone; carried now: %1").arg(kit.count)};
}

/// What is counted is there to be used.
std::vector<Offer> thingsToUse(const Situation &now)
{
    const FigureId id{now.subject.id};
    const Figure *figure = now.subject.kind == SubjectKind::Own ? now.campaign.find(id) : nullptr;
    const OwnFigure *own = figure ? now.play().find(id) : nullptr;
    if (!own || own->state == TableState::AtHome)
        return {};
    std::vector<Offer> offers;
    for (const Kit &kit : figure->carries) {
        if (kit.isCounted())
            offers.push_back(usingUp(*figure, kit, now.pack));
    }
    if (offers.size() < 2)
        return offers;
    Offer one = offers.front();
    one.text = ActsText::tr("Use up…");
    one.about = ActsText::tr("One of the things that the figure carries is gone");
    one.question = ActsText::tr("Use up");
    for (std::size_t i = 0; i < offers.size(); ++i)
        offers[i].text =
            actions::itemTitle(now.pack, offers[i].act.as<UseUp>()->thing).replace(u'&', QStringLiteral("&&"));
    one.choices = std::move(offers);
    return {one};
}

} // namespace

const ActKind UseUp::kind(
    of<UseUp>,
    [](auto &form, auto &act) {
        form.id(typed::figure, act.figure);
        form.text(Field{"thing", "THING", [] { return ActsText::tr("thing"); }}.toTheEnd(), act.thing);
    },
    {
        .name = "use-up",
        .step = [](const At &at, const UseUp &a) { return actions::useUp(at.campaign, at.pack, a.figure, a.thing); },
        .words = {{"use-up",
                   [] { return ActsText::tr("use up one of the things a figure carries, such as a rocket"); }}},
        .offers = thingsToUse,
    });

} // namespace muster::acts

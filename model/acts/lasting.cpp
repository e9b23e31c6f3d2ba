// SPDX-License-Identifier: MIT
#include "model/actions/play/play.h"
#include "model/acts/actkind.h"
#include "model/acts/table.h"

#include <algorithm>

namespace muster::acts {

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

} // namespace muster::acts

// SPDX-License-Identifier: MIT

// Conditions of a figure that last until they are over, and things that it uses up.

#include "model/acts/actkind.h"
#include "model/acts/arms.h"
#include "model/acts/battle.h"
#include "model/acts/demands.h"
#include "model/acts/table.h"
#include "model/changes/band.h"
#include "model/changes/play.h"
#include "model/texts.h"
#include "rules/lists.h"

#include <algorithm>

namespace muster::acts {

/// Begins or ends a lasting condition of a figure of the band: its weapon is empty, or reloaded.
struct MarkOwn {
    FigureId figure{};
    QString condition = {};
    bool on = true;
    static const ActKind kind;
};

/// Does the same for an enemy.
struct MarkEnemy {
    int group = 1;
    int figure = 1;
    QString condition = {};
    bool on = true;
    static const ActKind kind;
};

namespace {

/// Returns the weapon in hand, if the condition is an empty one.
QString weaponOf(const Pack &pack, const QString &condition, const Profile &profile)
{
    const std::vector<Burst> &bursts = pack.reference->bursts;
    const bool isEmpty = std::ranges::any_of(bursts, [&](const Burst &burst) { return burst.empty == condition; });
    return isEmpty ? profile.weapon : QString();
}

/// Begins or ends one of the lasting conditions of a figure, noted by hand.
Problems setLasting(const ActContext &d, const FigureOnTable &whose, const QString &condition, bool on)
{
    const std::vector<QString> conditions = lastingConditions(d.pack);
    const QStringList known(conditions.begin(), conditions.end());
    if (Problems problems = checkWriteDown(d.campaign, whose, {}))
        return problems;
    if (known.isEmpty())
        return Problem{ActsText::tr("Nothing lasts from a test on in these rules.")};
    if (!known.contains(condition))
        return unknownName(ActsText::tr("“%1” does not last in these rules.").arg(condition.simplified().left(40)),
                           condition, known);
    const OwnFigure *own = d.play().find(whose.id);
    const EnemyFigure *enemy = own ? nullptr : figureIn(d.play().group(whose.group), whose.figure);
    const std::vector<Lasting> &now = own ? own->lasting : enemy->lasting;
    if (on) {
        const Profile &profile = own ? d.campaign.find(whose.id)->profile : enemy->profile;
        const Lasting wanted{condition, weaponOf(d.pack, condition, profile)};
        if (!contains(now, wanted))
            d.happen(LastingSet{whose, wanted});
    } else {
        for (const Lasting &one : now) {
            if (one.condition == condition)
                d.happen(LastingSet{whose, one, false});
        }
    }
    if (d.step.changes.empty())
        return Problem{on ? ActsText::tr("That is already noted of the figure.")
                          : ActsText::tr("That is not noted of the figure.")};
    return {};
}

constexpr Field typedCondition{"condition", "CONDITION", QT_TRANSLATE_NOOP("Acts", "condition")};

constexpr const char *marksIt =
    QT_TRANSLATE_NOOP("Acts", "note what holds for a figure until it is over, such as hero or out-of-ammo");
constexpr const char *unmarksIt =
    QT_TRANSLATE_NOOP("Acts", "note that it is over, such as out-of-ammo after a turn of reloading");

/// Returns an offer for each condition. Ending one comes first; beginning one is rare.
Offers marks(const Pack &pack, const std::vector<Lasting> &now, const std::function<Act(const QString &, bool)> &act)
{
    Offers all;
    for (const QString &id : lastingConditions(pack)) {
        const ReferenceWord &word = *pack.reference->word(id);
        const bool holds = std::ranges::any_of(now, [&](const Lasting &one) { return one.condition == id; });
        all.push_back({.act = act(id, !holds),
                       .text = holds ? word.lasts : word.title,
                       .rank = holds ? Rank::Doing : Rank::Rare,
                       .about = word.text});
    }
    return all;
}

} // namespace

const ActKind MarkOwn::kind(of<MarkOwn>,
                            [](auto &form, auto &act) {
                                form(typed::figure, act.figure);
                                form(typedCondition, act.condition);
                                form(Field("on"), act.on);
                            },
                            {
                                .name = "mark-own",
                                .run =
                                    [](const ActContext &d, const MarkOwn &a) {
                                        return setLasting(d, {a.figure, 0, 0}, a.condition, a.on);
                                    },
                                .words = {{"mark", marksIt, {.on = true}}, {"unmark", unmarksIt, {.on = false}}},
                                .offers = [](const Situation &now) -> Offers {
                                    const OwnFigure *own = now.subject.kind == SubjectKind::Own
                                        ? now.play().find(FigureId{now.subject.id})
                                        : nullptr;
                                    if (!own || !isStanding(own->state))
                                        return {};
                                    return marks(now.pack, own->lasting, [&](const QString &condition, bool on) {
                                        return MarkOwn{own->id, condition, on};
                                    });
                                },
                            });

const ActKind MarkEnemy::kind(of<MarkEnemy>,
                              [](auto &form, auto &act) {
                                  form(typed::group, act.group, fromOne);
                                  form(typed::figure, act.figure, fromOne);
                                  form(typedCondition, act.condition);
                                  form(Field("on"), act.on);
                              },
                              {
                                  .name = "mark-enemy",
                                  .run =
                                      [](const ActContext &d, const MarkEnemy &a) {
                                          return setLasting(d, {{}, a.group, a.figure}, a.condition, a.on);
                                      },
                                  .words = {{"enemy-mark", marksIt, {.on = true}},
                                            {"enemy-unmark", unmarksIt, {.on = false}}},
                                  .offers = [](const Situation &now) -> Offers {
                                      const EnemyFigure *enemy = now.enemy();
                                      if (!enemy || !isStanding(enemy->state))
                                          return {};
                                      return marks(now.pack, enemy->lasting, [&](const QString &condition, bool on) {
                                          return MarkEnemy{now.subject.id, now.subject.figure, condition, on};
                                      });
                                  },
                              });

/// Records that a figure of the band fires its rocket, or throws its grenade.
struct UseUp {
    FigureId figure{};
    QString thing;
    static const ActKind kind;
};

namespace {

/// Removes one of them, without returning it to any stockpile.
Problems useUp(const ActContext &d, const UseUp &act)
{
    const Figure *figure = d.campaign.find(act.figure);
    if (!figure)
        return nobodyNumbered(d.campaign, act.figure);
    const QString item = itemNamed(d.pack, act.thing);
    const Kit *kit = kitAmong(figure->carries, item);
    if (!kit)
        return Problem{ActsText::tr("%1 does not carry “%2”.").arg(figure->name, itemTitle(d.pack, item))};
    d.step.kind = StepKind::Equipped;
    return d.happen(ThingCarried{act.figure, kit->item, kit->count - 1, kit->count == 2});
}

Offer usingUp(const Figure &figure, const Kit &kit, const Pack &pack)
{
    const QString title = itemTitle(pack, kit.item);
    return {.act = UseUp{figure.id, kit.item},
            .text = ActsText::tr("Use up: %1").arg(title),
            .rank = Rank::Rare,
            .about = ActsText::tr("One of them is gone; carried now: %1").arg(kit.count)};
}

/// Returns offers to use the things of a figure that are counted.
Offers thingsToUse(const Situation &now)
{
    const FigureId id{now.subject.id};
    const Figure *figure = now.subject.kind == SubjectKind::Own ? now.campaign.find(id) : nullptr;
    const OwnFigure *own = figure ? now.play().find(id) : nullptr;
    if (!own || own->state == TableState::AtHome)
        return {};
    Offers offers;
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
        offers[i].text = itemTitle(now.pack, offers[i].act.as<UseUp>()->thing).replace(u'&', QStringLiteral("&&"));
    one.choices = std::move(offers);
    return {one};
}

} // namespace

const ActKind UseUp::kind(
    of<UseUp>,
    [](auto &form, auto &act) {
        form(typed::figure, act.figure);
        form(Field{"thing", "THING", QT_TRANSLATE_NOOP("Acts", "thing")}.toTheEnd(), act.thing);
    },
    {
        .name = "use-up",
        .run = useUp,
        .words = {{"use-up", QT_TRANSLATE_NOOP("Acts", "use up one of the things a figure carries, such as a rocket")}},
        .offers = thingsToUse,
    });

} // namespace muster::acts

// SPDX-License-Identifier: MIT
#include "model/actions/arms.h"
#include "model/actions/carried.h"
#include "model/acts/actkind.h"
#include "model/acts/table.h"

namespace muster::acts {

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

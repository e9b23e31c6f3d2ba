// SPDX-License-Identifier: MIT
#include "model/actions/play/play.h"

#include "model/acts/moving.h"
#include "model/acts/table.h"

#include <algorithm>

namespace muster::acts {

namespace {

const QLatin1StringView nobodyThere("decoy");

/// The band's own PEF that is asked about, while it hides what it hides.
const OwnPef *ownPefAskedFor(const Situation &now)
{
    const OwnPef *pef = now.subject.kind == SubjectKind::OwnPef ? now.play().ownPef(now.subject.id) : nullptr;
    return pef && !pef->revealed ? pef : nullptr;
}

/// "2 5 6", or nobody.
Result<Step> hiddenByNumber(const At &at, const HideOwn &a)
{
    const QString typed = a.figures.simplified();
    if (typed.isEmpty())
        return Problem{ActsText::tr("Give the numbers of the figures that your PEF %1 hides, or “decoy”.").arg(a.pef)};
    std::vector<FigureId> figures;
    for (const QString &word :
         typed.compare(nobodyThere, Qt::CaseInsensitive) == 0 ? QStringList() : typed.split(u' ')) {
        bool isNumber = false;
        figures.push_back(FigureId{word.toInt(&isNumber)});
        if (!isNumber)
            return Problem{ActsText::tr("“%1” is no figure's number.").arg(word.left(40))};
    }
    return actions::hideOwn(at.campaign, a.pef, a.section, figures);
}

std::vector<Offer> hidingOffers(const Situation &now)
{
    const QString about =
        ActsText::tr("For a game head to head: some of your figures, or nobody, under a PEF of your own "
                     "that is turned over when the other player sees it");
    if (const OwnPef *pef = ownPefAskedFor(now)) {
        QStringList figures;
        for (const int id : pef->figures)
            figures << QString::number(id);
        return {{.act = HideOwn{pef->id, pef->section, figures.isEmpty() ? QString(nobodyThere) : figures.join(u' ')},
                 .text = ActsText::tr("What it hides…"),
                 .key = Qt::Key_H,
                 .rank = Rank::Rare,
                 .about = about,
                 .asks = true}};
    }
    if (now.subject.kind != SubjectKind::Battle)
        return {};
    // In the menu of the page it stands whether there is a battle or not.
    const Play *play = now.campaign.play ? &now.play() : nullptr;
    const int placed = play ? static_cast<int>(play->ownPefs.size()) : 0;
    const Grid grid = now.campaign.encounter ? now.campaign.encounter->setup.grid : Grid();
    const int section = play && play->entry != offTable ? play->entry : grid.middleOfNearRow();
    return {{.act = HideOwn{std::min(placed + 1, mostOwnPefs), section, QString(nobodyThere)},
             .text = ActsText::tr("Hide your own figures…"),
             .rank = Rank::Rare,
             .about = about,
             .whyNot = placed < mostOwnPefs
                 ? QString()
                 : ActsText::tr("You have placed %n PEFs, and there are no more.", nullptr, mostOwnPefs),
             .asks = true,
             .isInMenu = true}};
}

} // namespace

const ActKind HideOwn::kind(
    of<HideOwn>,
    [](auto &form, auto &act) {
        form.number(typed::pef, act.pef, 1, mostOwnPefs);
        form.number(typed::section, act.section, 1, mostSections);
        form.text(Field{"figures", "decoy|FIGURE ...", [] { return ActsText::tr("what it hides"); }}.toTheEnd(),
                  act.figures);
    },
    {
        .name = "hide-own",
        .step = hiddenByNumber,
        .words = {{"own-pef",
                   [] {
                       return ActsText::tr(
                           "head to head: hide some of your figures, or a decoy, under a PEF of your own");
                   }}},
        .offers = hidingOffers,
    });

/// The other player has seen it (R37).
struct RevealOwn {
    int pef = 1;
    static const ActKind kind;
};

const ActKind RevealOwn::kind(
    of<RevealOwn>, [](auto &form, auto &act) { form.number(typed::pef, act.pef, 1, mostOwnPefs); },
    {
        .name = "reveal-own",
        .step = [](const At &at, const RevealOwn &a) { return actions::revealOwn(at.campaign, a.pef); },
        .words = {{"own-reveal", [] { return ActsText::tr("head to head: turn over a PEF of your own"); }}},
        .offers = [](const Situation &now) -> std::vector<Offer> {
            const OwnPef *pef = ownPefAskedFor(now);
            if (!pef)
                return {};
            return {{.act = RevealOwn{pef->id}, .text = ActsText::tr("Reveal"), .key = Qt::Key_R}};
        },
    });

/// To where it stands by now.
struct PlaceOwnPef {
    int pef = 1;
    int section = 1;
    static const ActKind kind;
};

namespace {

std::optional<int> ownPefToPlace(const Situation &now)
{
    const OwnPef *pef = ownPefAskedFor(now);
    return pef ? std::optional(pef->id) : std::nullopt;
}

} // namespace

const ActKind PlaceOwnPef::kind(
    of<PlaceOwnPef>,
    [](auto &form, auto &act) {
        form.number(typed::pef, act.pef, 1, mostOwnPefs);
        form.number(typed::section, act.section, 1, mostSections);
    },
    placingParts<actions::placeOwnPef, ownPefToPlace, PlaceOwnPef>(
        "place-own-pef", {"own-place-pef", [] { return ActsText::tr("place a PEF of your own in a section"); }}));

} // namespace muster::acts

// SPDX-License-Identifier: MIT

#include "model/acts/actkind.h"
#include "model/acts/battle.h"
#include "model/acts/demands.h"
#include "model/acts/table.h"
#include "model/acts/turn.h"
#include "model/changes/play.h"
#include "model/story/playwords.h"
#include "model/texts.h"
#include "rules/lists.h"

#include <algorithm>
#include <set>

namespace muster::acts {

// The groups of the band.

/// Records the section where a group of the band stands now.
struct PlaceOwnGroup {
    int group = 1;
    int section = 1;
    static const ActKind kind;
};

namespace {

std::optional<int> ownGroupToPlace(const Situation &now)
{
    if (const OwnFigure *own = ownAskedFor(now))
        return isStanding(own->state) ? std::optional(own->group) : std::nullopt;
    const bool isGroup = now.subject.kind == SubjectKind::OwnGroup && now.play().ownGroup(now.subject.id);
    return isGroup ? std::optional(now.subject.id) : std::nullopt;
}

Problems placeOwnGroup(const ActContext &d, const PlaceOwnGroup &a)
{
    Problems problems = demandPlay(d.campaign);
    if (problems)
        return problems;
    demandSection(d.campaign, a.section, problems);
    if (problems)
        return problems;
    const OwnGroup *group = d.play().ownGroup(a.group);
    if (!group)
        return Problem{ActsText::tr("The band has no group %1.").arg(words::ownGroup(a.group))};
    if (group->section == a.section)
        return Problem{ActsText::tr("Group %1 is already in section %2.").arg(words::ownGroup(a.group)).arg(a.section)};
    return d.happen(OwnGroupPlaced{a.group, a.section});
}

} // namespace

const ActKind PlaceOwnGroup::kind(
    of<PlaceOwnGroup>,
    [](auto &form, auto &act) {
        form(typed::ownGroup, act.group, oneTo(mostOwnGroups));
        form(typed::section, act.section, oneTo(mostSections));
    },
    placingParts<PlaceOwnGroup, placeOwnGroup, ownGroupToPlace>(
        "own-place", {"own-place", QT_TRANSLATE_NOOP("Acts", "place one of your groups in a section")}));

/// Moves a figure to another group of the band; the group after the last is a new one.
struct JoinOwnGroup {
    FigureId figure{};
    int group = 1;
    static const ActKind kind;
};

namespace {

/// Returns the next of the band's groups after the figure's; a new one after the last, if the figure leaves anybody
/// behind.
std::optional<int> nextGroup(const Play &play, const OwnFigure &own)
{
    const auto groups = static_cast<int>(play.ownGroups.size());
    for (int group = own.group + 1; group <= groups; ++group) {
        if (play.standingIn(group) > 0)
            return group;
    }
    if (play.standingIn(own.group) > 1 && groups < mostOwnGroups)
        return groups + 1;
    for (int group = 1; group < own.group; ++group) {
        if (play.standingIn(group) > 0)
            return group;
    }
    return std::nullopt;
}

Problems joinOwnGroup(const ActContext &d, const JoinOwnGroup &a)
{
    if (Problems problems = demandPlay(d.campaign))
        return problems;
    const OwnFigure *own = d.play().find(a.figure);
    const Figure *figure = d.campaign.find(a.figure);
    if (!own || !figure)
        return {nobodyNumbered(d.campaign, a.figure)};
    const int next = std::min(static_cast<int>(d.play().ownGroups.size()) + 1, mostOwnGroups);
    if (a.group < 1 || a.group > next)
        return Problem{ActsText::tr("The band's groups are A to %1.").arg(words::ownGroup(next))};
    if (own->group == a.group)
        return Problem{ActsText::tr("%1 is already with group %2.").arg(figure->name, words::ownGroup(a.group))};
    for (const OwnFigure &other : d.play().own) {
        const Figure *there = d.campaign.find(other.id);
        const bool mixes = there && !there->star && !figure->star && other.group == a.group && isStanding(other.state)
            && isApart(d.campaign, d.pack, *there) != isApart(d.campaign, d.pack, *figure);
        if (mixes)
            return Problem{
                ActsText::tr("%1 and %2 never mix. Let them form groups of their own.").arg(figure->name, there->name)};
    }
    return d.happen(FigureGrouped{a.figure, a.group});
}

} // namespace

const ActKind JoinOwnGroup::kind(
    of<JoinOwnGroup>,
    [](auto &form, auto &act) {
        form(typed::figure, act.figure);
        form(typed::ownGroup, act.group, oneTo(mostOwnGroups));
    },
    {
        .name = "join-group",
        .run = joinOwnGroup,
        .words = {{"join", QT_TRANSLATE_NOOP("Acts", "move a figure to this group, or start it")}},
        .offers = [](const Situation &now) -> Offers {
            const OwnFigure *own = ownAskedFor(now);
            const auto group = own && isStanding(own->state) ? nextGroup(now.play(), *own) : std::nullopt;
            if (!group)
                return {};
            return {{.act = JoinOwnGroup{own->id, *group},
                     .text = ActsText::tr("Move to group %1").arg(words::ownGroup(*group)),
                     .key = Qt::Key_J,
                     .rank = Rank::Going,
                     .about = now.play().ownGroup(*group) ? ActsText::tr("Joins that group")
                                                          : ActsText::tr("Forms a group of its own")}};
        },
    });

// The player's own PEFs in a game head to head: three markers, each with some of the band or with nobody, a decoy
// (Swordplay p. 26, R37).

namespace {

const QLatin1StringView nobodyThere("decoy");

/// Returns the band's own PEF that is asked about, if it is not revealed yet.
const OwnPef *ownPefAskedFor(const Situation &now)
{
    const OwnPef *pef = now.subject.kind == SubjectKind::OwnPef ? now.play().ownPef(now.subject.id) : nullptr;
    return pef && !pef->revealed ? pef : nullptr;
}

/// Checks that the PEF exists and is not revealed yet.
Problems demandHidden(const Campaign &campaign, int id)
{
    if (Problems problems = demandPlay(campaign))
        return problems;
    const OwnPef *pef = campaign.play->ownPef(id);
    if (!pef)
        return Problem{ActsText::tr("You have no PEF %1. Hide figures or a decoy under it first.").arg(id)};
    if (pef->revealed)
        return Problem{ActsText::tr("Your PEF %1 has already been revealed.").arg(id)};
    return {};
}

/// Checks that the figure is of the band, on the table, and under no other of its PEFs.
void demandToHide(const Campaign &campaign, int pef, FigureId id, Problems &problems)
{
    const Figure *figure = campaign.find(id);
    const OwnFigure *own = campaign.play->find(id);
    if (!figure || !own) {
        problems << nobodyNumbered(campaign, id);
        return;
    }
    if (!isStanding(own->state))
        problems << ActsText::tr("%1 is not on the table.").arg(figure->name);
    for (const OwnPef &other : campaign.play->ownPefs) {
        const auto &hidden = other.figures;
        if (other.id != pef && !other.revealed && contains(hidden, number(id)))
            problems << ActsText::tr("%1 is already hidden under your PEF %2.").arg(figure->name).arg(other.id);
    }
}

/// Parses "2 5 6", or the word for nobody.
Result<std::vector<FigureId>> figuresToHide(const HideOwn &a)
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
    return figures;
}

Problems hideOwn(const ActContext &d, const HideOwn &a)
{
    const auto figures = figuresToHide(a);
    if (!figures)
        return figures.problems();
    Problems problems = demandPlay(d.campaign);
    if (problems)
        return problems;
    if (d.play().pefs.empty())
        return Problem{ActsText::tr("This encounter has no PEFs, so nobody is hidden under one.")};
    demandSection(d.campaign, a.section, problems);
    const auto count = static_cast<int>(d.play().ownPefs.size());
    const int most = std::min(count + 1, mostOwnPefs);
    if (a.pef < 1 || a.pef > most)
        problems << ActsText::tr("Number your PEFs from 1, in order: use 1 to %1, not %2.").arg(most).arg(a.pef);
    else if (const OwnPef *before = d.play().ownPef(a.pef); before && before->revealed)
        problems << ActsText::tr("Your PEF %1 has already been revealed.").arg(a.pef);
    OwnPef pef{a.pef, a.section, {}};
    std::set<FigureId> named;
    for (const FigureId figure : *figures) {
        if (!named.insert(figure).second)
            continue;
        demandToHide(d.campaign, a.pef, figure, problems);
        pef.figures.push_back(number(figure));
    }
    return problems ? problems : d.happen(OwnPefHidden{pef});
}

Offers hidingOffers(const Situation &now)
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
    // The menu of the page has it whether there is a battle or not.
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
        form(typed::pef, act.pef, oneTo(mostOwnPefs));
        form(typed::section, act.section, oneTo(mostSections));
        form(Field{"figures", "decoy|FIGURE ...", QT_TRANSLATE_NOOP("Acts", "what it hides")}.toTheEnd(), act.figures);
    },
    {
        .name = "hide-own",
        .run = hideOwn,
        .words = {{"own-pef",
                   QT_TRANSLATE_NOOP("Acts",
                                     "head to head: hide some of your figures, or a decoy, under a PEF of your own")}},
        .offers = hidingOffers,
    });

/// Reveals an own PEF that the other player has seen (R37).
struct RevealOwn {
    int pef = 1;
    static const ActKind kind;
};

namespace {

Problems revealOwn(const ActContext &d, const RevealOwn &a)
{
    if (Problems problems = demandHidden(d.campaign, a.pef))
        return problems;
    const Play &play = d.play();
    const OwnPef &pef = *play.ownPef(a.pef);
    d.happen(OwnPefRevealed{a.pef});
    const auto group = static_cast<int>(play.ownGroups.size()) + 1;
    for (const int figure : pef.figures) {
        const OwnFigure *own = play.find(FigureId{figure});
        if (!own || !isStanding(own->state))
            continue;
        if (group > mostOwnGroups)
            return Problem{
                ActsText::tr("The band has split into %n groups. Join two of them first.", nullptr, mostOwnGroups)};
        d.happen(FigureGrouped{FigureId{figure}, group});
    }
    if (d.step.changes.size() > 1)
        d.happen(OwnGroupPlaced{group, pef.section});
    return {};
}

} // namespace

const ActKind RevealOwn::kind(
    of<RevealOwn>, [](auto &form, auto &act) { form(typed::pef, act.pef, oneTo(mostOwnPefs)); },
    {
        .name = "reveal-own",
        .run = revealOwn,
        .words = {{"own-reveal", QT_TRANSLATE_NOOP("Acts", "head to head: turn over a PEF of your own")}},
        .offers = [](const Situation &now) -> Offers {
            const OwnPef *pef = ownPefAskedFor(now);
            if (!pef)
                return {};
            return {{.act = RevealOwn{pef->id}, .text = ActsText::tr("Reveal"), .key = Qt::Key_R}};
        },
    });

/// Records the section where an own PEF stands now.
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

Problems placeOwnPef(const ActContext &d, const PlaceOwnPef &a)
{
    Problems problems = demandHidden(d.campaign, a.pef);
    demandSection(d.campaign, a.section, problems);
    if (problems)
        return problems;
    if (d.play().ownPef(a.pef)->section == a.section)
        return Problem{ActsText::tr("Your PEF %1 is already in section %2.").arg(a.pef).arg(a.section)};
    return d.happen(OwnPefPlaced{a.pef, a.section});
}

} // namespace

const ActKind PlaceOwnPef::kind(
    of<PlaceOwnPef>,
    [](auto &form, auto &act) {
        form(typed::pef, act.pef, oneTo(mostOwnPefs));
        form(typed::section, act.section, oneTo(mostSections));
    },
    placingParts<PlaceOwnPef, placeOwnPef, ownPefToPlace>(
        "place-own-pef", {"own-place-pef", QT_TRANSLATE_NOOP("Acts", "place a PEF of your own in a section")}));

} // namespace muster::acts

// SPDX-License-Identifier: MIT

// The groups of the band.

#include "model/acts/actkind.h"
#include "model/acts/battle.h"
#include "model/acts/demands.h"
#include "model/acts/table.h"
#include "model/acts/turn.h"
#include "model/changes/play.h"
#include "model/story/playwords.h"
#include "model/texts.h"

#include <algorithm>

namespace muster::acts {

/// Where a group of the band stands by now.
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

Problems placeOwnGroup(const Doing &d, const PlaceOwnGroup &a)
{
    Problems problems = demandPlay(d.campaign);
    if (!problems.empty())
        return problems;
    demandSection(d.campaign, a.section, problems);
    if (!problems.empty())
        return problems;
    const OwnGroup *group = d.play().ownGroup(a.group);
    if (!group)
        return {{ActsText::tr("The band has no group %1.").arg(words::ownGroup(a.group))}};
    if (group->section == a.section)
        return {{ActsText::tr("Group %1 is already in section %2.").arg(words::ownGroup(a.group)).arg(a.section)}};
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
        "own-place", {"own-place", [] { return ActsText::tr("place one of your groups in a section"); }}));

/// Who goes with whom; the group after the last is a new one.
struct JoinOwnGroup {
    FigureId figure{};
    int group = 1;
    static const ActKind kind;
};

namespace {

/// The next of the band's groups after the figure's; a new one after the last, where it leaves anybody behind.
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

Problems joinOwnGroup(const Doing &d, const JoinOwnGroup &a)
{
    if (Problems problems = demandPlay(d.campaign); !problems.empty())
        return problems;
    const OwnFigure *own = d.play().find(a.figure);
    const Figure *figure = d.campaign.find(a.figure);
    if (!own || !figure)
        return {nobodyNumbered(d.campaign, a.figure)};
    const int next = std::min(static_cast<int>(d.play().ownGroups.size()) + 1, mostOwnGroups);
    if (a.group < 1 || a.group > next)
        return {{ActsText::tr("The band's groups are A to %1.").arg(words::ownGroup(next))}};
    if (own->group == a.group)
        return {{ActsText::tr("%1 is already with group %2.").arg(figure->name, words::ownGroup(a.group))}};
    for (const OwnFigure &other : d.play().own) {
        const Figure *there = d.campaign.find(other.id);
        const bool mixes = there && !there->star && !figure->star && other.group == a.group && isStanding(other.state)
            && isApart(d.campaign, d.pack, *there) != isApart(d.campaign, d.pack, *figure);
        if (mixes)
            return {{ActsText::tr("%1 and %2 never mix. Let them form groups of their own.")
                         .arg(figure->name, there->name)}};
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
        .words = {{"join", [] { return ActsText::tr("move a figure to this group, or start it"); }}},
        .offers = [](const Situation &now) -> std::vector<Offer> {
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

} // namespace muster::acts

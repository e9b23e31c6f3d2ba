// SPDX-License-Identifier: MIT

// Named foes who lead the enemy (R91).

#include "model/acts/acts.h"
#include "model/acts/battle.h"
#include "model/acts/foes.h"
#include "model/acts/table.h"
#include "model/changes/enemy.h"
#include "model/systems/encounterrules.h"
#include "model/texts.h"

namespace muster::acts {

namespace {

/// Returns the leader of that group, or the first figure in it if these rules mark no leader.
std::optional<FigureOnTable> unknownLeaderOf(const GroupInPlay &group)
{
    const auto leads = std::ranges::find_if(group.figures, [](const EnemyFigure &figure) { return figure.leader; });
    const auto who = leads == group.figures.end() ? group.figures.begin() : leads;
    if (who == group.figures.end() || who->foe > 0 || who->met > 0)
        return std::nullopt;
    return FigureOnTable{{}, group.id, static_cast<int>(who - group.figures.begin()) + 1};
}

/// Returns the enemy's leader who is not a known foe; `group`: the leader of this group.
Result<FigureOnTable> leaderThere(const Campaign &campaign, std::optional<int> group)
{
    if (!campaign.encounter)
        return Problem{ActsText::tr("There is no current encounter, so no leader has come.")};
    std::optional<FigureOnTable> leader = unknownLeader(campaign);
    if (group) {
        const GroupInPlay *there = campaign.play ? campaign.play->group(*group) : nullptr;
        if (!there)
            return Problem{ActsText::tr("There is no group %1 on the table.").arg(*group)};
        leader = unknownLeaderOf(*there);
    }
    if (!leader)
        return Problem{ActsText::tr("The enemy's leader is not on the table, or is already somebody known.")};
    return *leader;
}

/// Returns the figure's profile on the table; a figure of a force that was rolled up is in no group.
Profile profileOf(const Campaign &campaign, const FigureOnTable &leader)
{
    return leader.group > 0 ? figureIn(campaign.play->group(leader.group), leader.figure)->profile
                            : campaign.encounter->dealtEnemy()->figures[static_cast<std::size_t>(leader.figure - 1)];
}

Problems leaderIs(const ActContext &d, const LeaderIs &act)
{
    const Result<Foe> foe = foeNumbered(d.campaign, act.foe);
    if (!foe)
        return foe.problems();
    if (foe->isHere())
        return Problem{ActsText::tr("%1 is in this battle already.").arg(foe->name)};
    if (foe->status == FoeStatus::Captured)
        return Problem{ActsText::tr("%1 was captured and does not come back.").arg(foe->name)};
    if (foe->status == FoeStatus::Killed)
        return Problem{ActsText::tr("%1 was killed and does not come back.").arg(foe->name)};
    const Result<FigureOnTable> leader = leaderThere(d.campaign, act.group);
    if (!leader)
        return leader.problems();
    return d.happen(FoeMet{act.foe, leader->group, leader->figure});
}

Problems callLeader(const ActContext &d, const CallLeader &act)
{
    const Result<FigureOnTable> leader = leaderThere(d.campaign, act.group);
    if (!leader)
        return leader.problems();
    const Profile profile = profileOf(d.campaign, *leader);
    if (Problems problems = d.take(
            nameFoe(d.campaign, d.pack, {0, act.name, profile.rep, profile.weapon, d.campaign.encounter->enemy})))
        return problems;
    return d.happen(FoeMet{d.campaign.lastFoe + 1, leader->group, leader->figure});
}

constexpr Field ofGroup = typed::group.after("of");
const QString anyName = QStringLiteral("?");
constexpr Qt::Key leaderKey = Qt::Key_F;

/// Returns the group whose leader may be a known foe; none if nobody leads.
std::optional<int> groupOfLeader(const Situation &now)
{
    const auto leader = unknownLeader(now.campaign);
    const SubjectKind kind = now.subject.kind;
    if (kind == SubjectKind::Battle)
        return leader ? std::optional(leader->group) : std::nullopt;
    const bool isThere = kind == SubjectKind::Group || kind == SubjectKind::Enemy;
    const GroupInPlay *group = isThere ? now.play().group(now.subject.id) : nullptr;
    if (!group || group->struck)
        return std::nullopt;
    const EnemyFigure *figure = now.enemy();
    const bool leads = figure ? figure->leader
                              : std::ranges::any_of(group->figures, [](const EnemyFigure &one) { return one.leader; });
    return leads ? std::optional(group->id) : std::nullopt;
}

/// Returns the offer to name the leader, if not known yet and if foes come back.
std::optional<Offer> leaderMayBeCalled(const Situation &now, std::optional<int> group)
{
    const bool mayBe = group && foeReturn(now.campaign, now.pack) != FoeReturn::Off
        && !check(now.campaign, now.pack, CallLeader{anyName, *group});
    if (!mayBe)
        return std::nullopt;
    return Offer{.act = CallLeader{anyName, *group},
                 .text = ActsText::tr("Name the leader…"),
                 .key = leaderKey,
                 .rank = Rank::Rare,
                 .about = ActsText::tr("Gives their leader a name, so that they may be met again"),
                 .asks = true};
}

Offers leaderMayBe(const Situation &now)
{
    const std::optional<int> group = groupOfLeader(now);
    Offers foes;
    for (const Foe *foe : mayReturn(now.campaign.foes)) {
        if (group && !check(now.campaign, now.pack, LeaderIs{foe->id, *group}))
            foes.push_back({.act = LeaderIs{foe->id, *group}, .text = foe->name});
    }
    const std::optional<Offer> name = leaderMayBeCalled(now, group);
    if (foes.empty())
        return name ? std::vector{*name} : Offers();
    Offer who = {.act = foes.front().act,
                 .text = ActsText::tr("Who leads them…"),
                 .key = leaderKey,
                 .rank = Rank::Doing,
                 .about = ActsText::tr("Says which foe with a name their leader is")};
    who.question = ActsText::tr("Their leader is");
    who.choices = std::move(foes);
    if (name)
        who.choices.push_back(*name);
    return {who};
}

} // namespace

QString leaderNameOnTable(const Campaign &campaign, std::optional<int> group)
{
    const Result<FigureOnTable> leader = leaderThere(campaign, group);
    return leader && leader->group > 0 ? figureIn(campaign.play->group(leader->group), leader->figure)->name
                                       : QString();
}

const ActKind LeaderIs::kind(
    of<LeaderIs>,
    [](auto &form, auto &act) {
        form(Field("foe", "ID", QT_TRANSLATE_NOOP("Acts", "foe")).after("foe="), act.foe, fromOne);
        form.ifAny(ofGroup, act.group, oneTo(1000));
    },
    {
        .name = "leader-is",
        .run = leaderIs,
        .words = {{"leader", QT_TRANSLATE_NOOP("Acts", "say which foe with a name the enemy's leader is")}},
        .offers = leaderMayBe,
    });

const ActKind CallLeader::kind(
    of<CallLeader>,
    [](auto &form, auto &act) {
        form(Field("name", "NAME", QT_TRANSLATE_NOOP("Acts", "name")), act.name);
        form.ifAny(ofGroup, act.group, oneTo(1000));
    },
    {
        .name = "call-leader",
        .run = callLeader,
        .words = {{"name-leader", QT_TRANSLATE_NOOP("Acts", "give the enemy's leader a name, to be met again")}},
    });

} // namespace muster::acts

// SPDX-License-Identifier: MIT

// Named foes who lead the enemy (R91).

#include "model/acts/actkind.h"
#include "model/acts/foes.h"
#include "model/acts/table.h"
#include "model/systems/encounterrules.h"
#include "model/texts.h"

namespace muster::acts {

/// Records that the enemy's leader on the table is a named foe (R91).
struct LeaderIs {
    int foe = 1;
    std::optional<int> group = {}; ///< the leader's group, unless it is the first whose leader is not known
    static const ActKind kind;
};

namespace {

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
        && callLeader(now.campaign, now.pack, anyName, *group);
    if (!mayBe)
        return std::nullopt;
    return Offer{.act = CallLeader{anyName, *group},
                 .text = ActsText::tr("Name the leader…"),
                 .key = leaderKey,
                 .rank = Rank::Rare,
                 .about = ActsText::tr("Gives their leader a name, so that they may be met again"),
                 .asks = true};
}

std::vector<Offer> leaderMayBe(const Situation &now)
{
    const std::optional<int> group = groupOfLeader(now);
    std::vector<Offer> foes;
    for (const Foe *foe : mayReturn(now.campaign.foes)) {
        if (group && leaderIs(now.campaign, foe->id, *group))
            foes.push_back({.act = LeaderIs{foe->id, *group}, .text = foe->name});
    }
    const std::optional<Offer> name = leaderMayBeCalled(now, group);
    if (foes.empty())
        return name ? std::vector{*name} : std::vector<Offer>();
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

const ActKind LeaderIs::kind(
    of<LeaderIs>,
    [](auto &form, auto &act) {
        form(Field("foe", "ID", [] { return ActsText::tr("foe"); }).after("foe="), act.foe, fromOne);
        form.ifAny(ofGroup, act.group, oneTo(1000));
    },
    {
        .name = "leader-is",
        .run = [](const ActContext &d, const LeaderIs &a) { return d.take(leaderIs(d.campaign, a.foe, a.group)); },
        .words = {{"leader", [] { return ActsText::tr("say which foe with a name the enemy's leader is"); }}},
        .offers = leaderMayBe,
    });

const ActKind CallLeader::kind(
    of<CallLeader>,
    [](auto &form, auto &act) {
        form(Field("name", "NAME", [] { return ActsText::tr("name"); }), act.name);
        form.ifAny(ofGroup, act.group, oneTo(1000));
    },
    {
        .name = "call-leader",
        .run = [](const ActContext &d,
                  const CallLeader &a) { return d.take(callLeader(d.campaign, d.pack, a.name, a.group)); },
        .words = {{"name-leader", [] { return ActsText::tr("give the enemy's leader a name, to be met again"); }}},
    });

} // namespace muster::acts

// SPDX-License-Identifier: MIT
#include "model/acts/actkind.h"
#include "model/acts/battle.h"
#include "model/acts/demands.h"
#include "model/acts/foes.h"
#include "model/acts/suggest.h"
#include "model/acts/table.h"
#include "model/acts/turn.h"
#include "model/acts/typedforce.h"
#include "model/changes/enemy.h"
#include "model/story/setupdice.h"
#include "model/texts.h"
#include "rules/encounter/contact.h"
#include "rules/encounter/patrol.h"

#include <algorithm>
#include <set>

namespace muster::acts {

namespace {

/// The field of an act on a PEF.
constexpr auto onePef = [](auto &form, auto &act) { form(typed::pef, act.pef, oneTo(100)); };

/// Returns the PEF that is asked about, if it is still to be resolved.
const PefInPlay *waitingPef(const Situation &now)
{
    const PefInPlay *there = now.subject.kind == SubjectKind::Pef ? now.play().pef(now.subject.id) : nullptr;
    return there && there->isWaiting() ? there : nullptr;
}

int ealOf(const Campaign &campaign)
{
    return campaign.play->eal.value_or(lowestEal);
}

/// Adds the groups that come where the PEF stood.
class Arrivals
{
public:
    /// `list`: theirs; null if a player said who they are, and how they go together.
    Arrivals(const ActContext &d, const ArmyList *list, int pef)
        : m_doing(d)
        , m_squad(list && list->squad ? &*list->squad : nullptr)
        , m_section(d.play().pef(pef)->pef.section)
        , m_pef(pef)
        , m_last(static_cast<int>(d.play().groups.size()))
    {
    }

    /// Adds a group. Some figures form a group of their own (Chain Reaction 3.0 p. 7, R98).
    void add(std::vector<EnemyFigure> figures, std::optional<Side> side)
    {
        const auto others = std::stable_partition(figures.begin(), figures.end(), [this](const EnemyFigure &figure) {
            return figure.leader || !m_squad || !m_squad->isApart(figure.profile.type);
        });
        for (const auto &[from, to] : {std::pair(figures.begin(), others), std::pair(others, figures.end())}) {
            if (from != to)
                m_doing.happen(GroupAppeared{++m_last, m_pef, m_section, side, {from, to}});
        }
    }

private:
    const ActContext &m_doing;
    const Squad *m_squad;
    int m_section;
    int m_pef;
    int m_last;
};

void resolveByActivity(const ActContext &d, int id)
{
    const Play &play = d.play();
    const ArmyList &enemy = *d.pack.list(d.campaign.encounter->enemy);
    const PefSighting sighting{
        id, ealOf(d.campaign), play.party(), play.leaderPlaced(), play.waitingPefs() == 1, play.pef(id)->found};
    const Contact contact = muster::resolvePef(*d.pack.activity, enemy, sighting, d.dice);
    d.happen(PefResolved{id, contact.letter, {}, contact.eal});
    Arrivals arrivals(d, &enemy, id);
    for (const EnemyGroup &group : contact.groups) {
        std::vector<EnemyFigure> figures;
        if (group.leader)
            figures.push_back({*group.leader, true, {}});
        for (const Profile &profile : group.figures)
            figures.push_back({profile, false, {}});
        arrivals.add(std::move(figures), group.side);
    }
}

void resolveByOrder(const ActContext &d, int id)
{
    const Play &play = d.play();
    const ArmyList &enemy = *d.pack.list(d.campaign.encounter->enemy);
    const PatrolSighting sighting{id,
                                  play.resolvedPefs(),
                                  play.party(),
                                  d.campaign.list,
                                  chosenNumbers(d.campaign, d.pack),
                                  play.leaderPlaced(),
                                  play.pef(id)->found};
    const PatrolContact contact = resolvePatrolPef(*d.pack.patrol, enemy, sighting, d.dice);
    d.happen(PefResolved{id, {}, contact.force, {}});
    Arrivals arrivals(d, &enemy, id);
    bool leader = contact.leader;
    for (const std::vector<Profile> &group : contact.groups) {
        std::vector<EnemyFigure> figures;
        for (const Profile &profile : group)
            figures.push_back({profile, std::exchange(leader, false), {}});
        arrivals.add(std::move(figures), {});
    }
}

/// Resolves a PEF that has been seen (Swordplay p. 31, Chain Reaction 3.0 p. 24, R13, R23, R24, R49). Dice: as
/// muster::resolvePef() and resolvePatrolPef(); then a foe's.
Problems resolvePef(const ActContext &d, const ResolvePef &a)
{
    Problems problems = demandWaiting(d.campaign, a.pef);
    if (problems)
        return problems;
    if (d.play().party() == 0)
        problems << ActsText::tr("None of your figures is on the table to see PEF %1.").arg(a.pef);
    if (d.play().pef(a.pef)->hidden)
        problems << ActsText::tr("PEF %1 already hides something. Reveal it instead.").arg(a.pef);
    if (!d.pack.hasPefs())
        problems << ActsText::tr("These rules do not resolve PEFs.");
    if (problems)
        return problems;
    if (pefsBy(d.campaign, d.pack) == PefsBy::Resolved)
        resolveByOrder(d, a.pef);
    else
        resolveByActivity(d, a.pef);
    rollForFoe(d.campaign, d.pack, d.dice, d.step);
    return {};
}

} // namespace

const ActKind ResolvePef::kind(
    of<ResolvePef>, onePef,
    {
        .name = "resolve-pef",
        .places = ActPlace::Table,
        .title = [](const ResolvePef &a) { return StoryText::tr("Resolve PEF %1").arg(a.pef); },
        .run = resolvePef,
        .words = {{"resolve", QT_TRANSLATE_NOOP("Acts", "resolve a PEF")}},
        .offers = [](const Situation &now) -> Offers {
            const PefInPlay *there = waitingPef(now);
            if (!there || there->hidden)
                return {};
            return {{.act = ResolvePef{now.subject.id}, .text = ActsText::tr("Resolve"), .key = Qt::Key_R}};
        },
    });

namespace {

constexpr std::size_t mostHidden = 30; ///< figures under one PEF
const QLatin1StringView decoy("decoy");

/// Parses the figures typed for a PEF. Hidden figures are the enemy's; in campaigns of the other rules nobody is found
/// under a PEF.
Result<std::vector<Profile>> hiddenBy(const ActContext &d, const HidePef &a)
{
    const QString typed = a.figures.simplified();
    if (typed.isEmpty())
        return Problem{ActsText::tr("Write down the figures that PEF %1 hides, or “decoy”.").arg(a.pef)};
    if (typed.compare(decoy, Qt::CaseInsensitive) == 0)
        return std::vector<Profile>();
    return figuresIn(typed, d.pack, d.campaign.encounter ? d.pack.list(d.campaign.encounter->enemy) : nullptr);
}

/// Records what the PEF hides, in a game head to head (Swordplay p. 26, R37). Until it is turned over it can be
/// recorded anew.
Problems hidePef(const ActContext &d, const HidePef &a)
{
    const auto figures = hiddenBy(d, a);
    if (!figures)
        return figures.problems();
    Problems problems = demandWaiting(d.campaign, a.pef);
    if (figures->size() > mostHidden)
        problems << ActsText::tr("A PEF can hide at most %n figures.", nullptr, int(mostHidden));
    for (const Profile &figure : *figures)
        demandProfile(d.pack, figure, 1, highestRep, figure.type, problems);
    return problems ? problems : d.happen(PefHidden{a.pef, *figures});
}

} // namespace

const ActKind HidePef::kind(
    of<HidePef>,
    [](auto &form, auto &act) {
        form(typed::pef, act.pef, oneTo(100));
        form(
            Field{"figures", "decoy|\"TYPE REP [WEAPON]; ...\"", QT_TRANSLATE_NOOP("Acts", "what it hides")}.toTheEnd(),
            act.figures);
    },
    {
        .name = "hide-pef",
        .run = hidePef,
        .words = {{"hide", QT_TRANSLATE_NOOP("Acts", "head to head: record what a PEF hides, figures or a decoy")}},
        .offers = [](const Situation &now) -> Offers {
            const PefInPlay *there = waitingPef(now);
            if (!there)
                return {};
            const bool hidesFigures = there->hidden && !there->hidden->empty();
            return {
                {.act = HidePef{now.subject.id, hidesFigures ? typedFigures(*there->hidden, now.pack) : QString(decoy)},
                 .text = ActsText::tr("What it hides…"),
                 .key = Qt::Key_H,
                 .rank = Rank::Rare,
                 .about = ActsText::tr("For a game head to head: its player records figures or a decoy, and the "
                                       "PEF is turned over and not rolled"),
                 .asks = true}};
        },
    });

namespace {

/// Turns the PEF over without a roll: the figures that were recorded stand where it stood.
Problems revealPef(const ActContext &d, const RevealPef &a)
{
    if (Problems problems = demandWaiting(d.campaign, a.pef))
        return problems;
    const PefInPlay &pef = *d.play().pef(a.pef);
    if (!pef.hidden)
        return Problem{
            ActsText::tr("What PEF %1 hides is not recorded yet. Record it first, or resolve the PEF by dice.")
                .arg(a.pef)};
    d.happen(PefRevealed{a.pef});
    std::vector<EnemyFigure> figures;
    for (const Profile &profile : *pef.hidden)
        figures.push_back({profile, false, {}});
    if (!figures.empty())
        Arrivals(d, nullptr, a.pef).add(std::move(figures), {});
    return {};
}

} // namespace

const ActKind RevealPef::kind(
    of<RevealPef>, onePef,
    {
        .name = "reveal-pef",
        .run = revealPef,
        .words = {{"reveal", QT_TRANSLATE_NOOP("Acts", "head to head: turn over a PEF instead of rolling for it")}},
        .offers = [](const Situation &now) -> Offers {
            const PefInPlay *there = waitingPef(now);
            if (!there || !there->hidden)
                return {};
            return {{.act = RevealPef{now.subject.id}, .text = ActsText::tr("Reveal"), .key = Qt::Key_R}};
        },
    });

namespace {

/// Moves a PEF (Swordplay p. 31, Chain Reaction 3.0 p. 24); PlacePef records where it ends. Dice: 2d6, 1d6 if any
/// passed.
Problems movePef(const ActContext &d, const MovePef &a)
{
    if (Problems problems = demandWaiting(d.campaign, a.pef))
        return problems;
    const Play &play = d.play();
    const PefInPlay &there = *play.pef(a.pef);
    const Pef &pef = there.pef;
    if (pef.fixed)
        return Problem{ActsText::tr("PEF %1 stays in its building.").arg(a.pef)};
    if (play.turn > 0 && there.movedIn == play.turn)
        return Problem{ActsText::tr("PEF %1 has already moved this turn.").arg(a.pef)};
    if (there.found)
        return Problem{ActsText::tr("PEF %1 was found by a scout. Resolve it instead.").arg(a.pef)};
    if (isFullOfPefs(play)) // this one may split
        return Problem{ActsText::tr("There are too many PEFs.")};
    if (!mayAct(d.campaign, d.pack, there))
        return Problem{ActsText::tr("PEF %1 has Rep %2; on a %3 its side acts with Rep %3 or more.")
                           .arg(a.pef)
                           .arg(*pef.rep)
                           .arg(play.theirs)};

    const bool byRep = pefsBy(d.campaign, d.pack) == PefsBy::Resolved;
    const PefMoves &moves = byRep ? d.pack.patrol->pefMoves : d.pack.activity->pefMoves;
    const int against = byRep ? pef.rep.value_or(ealOf(d.campaign)) : ealOf(d.campaign);
    const PefMoveResult moved = muster::movePef(moves, against, play.waitingPefs() > 1, d.dice, a.pef);
    d.happen(PefMoved{a.pef, moved.move, moved.inches});
    const int next = static_cast<int>(play.pefs.size()) + 1;
    if (moved.move == PefMove::Split) // it has had its move for this turn (Chain Reaction 3.0 p. 24)
        d.happen(PefAppeared{{next, pef.section, false, false, pef.rep}, false, play.turn});
    return {};
}

} // namespace

const ActKind MovePef::kind(of<MovePef>, onePef,
                            {
                                .name = "move-pef",
                                .places = ActPlace::Table,
                                .title = [](const MovePef &a) { return StoryText::tr("Move PEF %1").arg(a.pef); },
                                .run = movePef,
                                .words = {{"move-pef", QT_TRANSLATE_NOOP("Acts", "move a PEF")}},
                                .offers = [](const Situation &now) -> Offers {
                                    const PefInPlay *there = waitingPef(now);
                                    if (!there || there->pef.fixed || there->found)
                                        return {};
                                    return {moveOrNext(now, MovePef{now.subject.id}, there->movedIn, Rank::Second)};
                                },
                                .keys = {moveKey()},
                            });

/// Records the section where a PEF stands now.
struct PlacePef {
    int pef = 1;
    int section = 1;
    static const ActKind kind;
};

namespace {

std::optional<int> pefToPlace(const Situation &now)
{
    const PefInPlay *there = waitingPef(now);
    return there && !there->pef.fixed ? std::optional(there->pef.id) : std::nullopt;
}

Problems placePef(const ActContext &d, const PlacePef &a)
{
    Problems problems = demandWaiting(d.campaign, a.pef);
    demandSection(d.campaign, a.section, problems);
    if (problems)
        return problems;
    const Pef &pef = d.play().pef(a.pef)->pef;
    if (pef.fixed)
        return Problem{ActsText::tr("PEF %1 stays in its building.").arg(a.pef)};
    if (pef.section == a.section)
        return Problem{ActsText::tr("PEF %1 is already in section %2.").arg(a.pef).arg(a.section)};
    return d.happen(PefPlaced{a.pef, a.section});
}

} // namespace

const ActKind PlacePef::kind(
    of<PlacePef>,
    [](auto &form, auto &act) {
        form(typed::pef, act.pef, oneTo(100));
        form(typed::section, act.section, oneTo(mostSections));
    },
    placingParts<PlacePef, placePef, pefToPlace>("place-pef",
                                                 {"place-pef", QT_TRANSLATE_NOOP("Acts", "place a PEF in a section")}));

namespace {

constexpr std::size_t mostSaid = 100; ///< figures of one PEF
constexpr std::size_t mostGroupsSaid = 10;
const QLatin1StringView nobody("nobody");

/// Identifies figures that have the name of a foe at large with that foe, as when the leader is named (R91).
void meetFoesCalledSo(const ActContext &d)
{
    if (foeReturn(d.campaign, d.pack) == FoeReturn::Off)
        return;
    std::vector<Change> met;
    std::set<int> there;
    for (const Change &change : d.step.changes) {
        const auto *group = change.as<GroupAppeared>();
        for (std::size_t place = 0; group && place < group->figures.size(); ++place) {
            const EnemyFigure &figure = group->figures[place];
            const Foe *foe = figure.name.isEmpty() ? nullptr : foeCalled(d.campaign.foes, figure.name);
            if (foe && foe->status == FoeStatus::AtLarge && !foe->isHere() && there.insert(foe->id).second)
                met.emplace_back(FoeMet{foe->id, group->group, static_cast<int>(place) + 1});
        }
    }
    d.step.changes.insert(d.step.changes.end(), met.begin(), met.end());
}

Result<std::vector<std::vector<EnemyFigure>>> groupsSaid(const ActContext &d, const SayWhatPefWas &a)
{
    const QString typed = a.figures.simplified();
    if (typed.isEmpty())
        return Problem{ActsText::tr("Give the figures that PEF %1 was, or “nobody”.").arg(a.pef)};
    if (typed.compare(nobody, Qt::CaseInsensitive) == 0)
        return std::vector<std::vector<EnemyFigure>>();
    return enemiesIn(typed, d.pack, d.campaign.encounter ? d.pack.list(d.campaign.encounter->enemy) : nullptr);
}

/// Records what a PEF was. Dice: a foe's, if their leader may be one who was met before.
Problems sayWhatPefWas(const ActContext &d, const SayWhatPefWas &a)
{
    const auto groups = groupsSaid(d, a);
    if (!groups)
        return groups.problems();
    Problems problems = demandWaiting(d.campaign, a.pef);
    std::size_t count = 0;
    for (const std::vector<EnemyFigure> &group : *groups) {
        count += group.size();
        for (const EnemyFigure &figure : group)
            demandProfile(d.pack, figure.profile, 1, highestRep, figure.profile.type, problems);
    }
    if (count > mostSaid)
        problems << ActsText::tr("A PEF can be at most %n figures.", nullptr, int(mostSaid));
    if (groups->size() > mostGroupsSaid)
        problems << ActsText::tr("A PEF can be at most %n groups.", nullptr, int(mostGroupsSaid));
    if (problems)
        return problems;

    d.happen(PefRevealed{a.pef, static_cast<int>(count)});
    auto last = static_cast<int>(d.play().groups.size());
    for (const std::vector<EnemyFigure> &group : *groups)
        d.happen(GroupAppeared{++last, a.pef, d.play().pef(a.pef)->pef.section, {}, group});
    meetFoesCalledSo(d);
    meetLeaderByName(d.campaign, d.pack, d.step);
    rollForFoe(d.campaign, d.pack, d.dice, d.step);
    return {};
}

} // namespace

const ActKind SayWhatPefWas::kind(
    of<SayWhatPefWas>,
    [](auto &form, auto &act) {
        form(typed::pef, act.pef, oneTo(100));
        form(Field{"figures", "nobody|\"TYPE REP [WEAPON] [“NAME”]; ...\"",
                   QT_TRANSLATE_NOOP("Acts", "what it turned out to be")}
                 .toTheEnd(),
             act.figures);
    },
    {
        .name = "said-pef",
        .title = [](const SayWhatPefWas &a) { return StoryText::tr("What PEF %1 was").arg(a.pef); },
        .run = sayWhatPefWas,
        .words = {{"was",
                   QT_TRANSLATE_NOOP("Acts", "say what a PEF turned out to be, without its dice: nobody, or these")}},
        .offers = [](const Situation &now) -> Offers {
            const PefInPlay *there = waitingPef(now);
            if (!there)
                return {};
            return {{.act = SayWhatPefWas{there->pef.id, nobody},
                     .text = ActsText::tr("What it was…"),
                     .key = Qt::Key_W,
                     .rank = Rank::Rare,
                     .about = ActsText::tr("Says without dice what the PEF turned out to be: nobody, or the figures "
                                           "you name"),
                     .asks = true}};
        },
    });

/// Marks the leader of the whole enemy.
struct NameLeader {
    int group = 1;
    int figure = 1;
    static const ActKind kind;
};

namespace {

Problems nameLeader(const ActContext &d, const NameLeader &a)
{
    if (Problems problems = demandGroup(d.campaign, a.group))
        return problems;
    const GroupInPlay &group = *d.play().group(a.group);
    const EnemyFigure *figure = figureIn(&group, a.figure);
    if (!figure)
        return Problem{ActsText::tr("Group %1 has no figure %2. Its figures are 1 to %3.")
                           .arg(a.group)
                           .arg(a.figure)
                           .arg(group.figures.size())};
    if (figure->leader)
        return Problem{ActsText::tr("That figure leads the enemy already.")};
    d.happen(LeaderNamed{a.group, a.figure});
    meetLeaderByName(d.campaign, d.pack, d.step);
    return {};
}

} // namespace

const ActKind NameLeader::kind(
    of<NameLeader>,
    [](auto &form, auto &act) {
        form(typed::group, act.group, oneTo(1000));
        form(typed::figure, act.figure, oneTo(1000));
    },
    {
        .name = "leads",
        .run = nameLeader,
        .words = {{"leads", QT_TRANSLATE_NOOP("Acts", "make an enemy figure the leader, in whichever group")}},
        .offers = [](const Situation &now) -> Offers {
            const EnemyFigure *enemy = now.enemy();
            if (!enemy || enemy->leader)
                return {};
            return {{.act = NameLeader{now.subject.id, now.subject.figure},
                     .text = ActsText::tr("Leads the enemy"),
                     .key = Qt::Key_B,
                     .rank = Rank::Rare,
                     .about = ActsText::tr("The enemy's leader is this figure, and no other")}};
        },
    });

} // namespace muster::acts

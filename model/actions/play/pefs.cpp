// SPDX-License-Identifier: MIT
#include "model/actions/demands.h"
#include "model/actions/foes.h"
#include "model/actions/play/demands.h"
#include "model/actions/play/play.h"
#include "model/actions/play/writedown.h"
#include "model/actions/suggest.h"
#include "model/changes/enemy.h"
#include "model/changes/play.h"
#include "model/story/setupdice.h"
#include "model/texts.h"
#include "rules/encounter/contact.h"
#include "rules/encounter/patrol.h"

#include <algorithm>
#include <set>

// What the enemy was, as the player says it: no dice, and nobody recorded it before.

namespace muster::actions {

namespace {

int ealOf(const Campaign &campaign)
{
    return campaign.play->eal.value_or(lowestEal);
}

bool isFullOfPefs(const Play &play)
{
    return static_cast<int>(play.pefs.size()) >= mostPefs;
}

/// Groups come where the PEF stood.
class Arrivals
{
public:
    /// `list`: theirs; null where a player said who they are, and how they go together.
    Arrivals(const Campaign &campaign, const ArmyList *list, int pef, Step &step)
        : m_squad(list && list->squad ? &*list->squad : nullptr)
        , m_section(campaign.play->pef(pef)->pef.section)
        , m_pef(pef)
        , m_last(static_cast<int>(campaign.play->groups.size()))
        , m_step(step)
    {
    }

    /// Some form a group of their own (Chain Reaction 3.0 p. 7, R98).
    void add(std::vector<EnemyFigure> figures, std::optional<Side> side)
    {
        const auto others = std::stable_partition(figures.begin(), figures.end(), [this](const EnemyFigure &figure) {
            return figure.leader || !m_squad || !m_squad->isApart(figure.profile.type);
        });
        for (const auto &[from, to] : {std::pair(figures.begin(), others), std::pair(others, figures.end())}) {
            if (from != to)
                m_step.changes.push_back(GroupAppeared{++m_last, m_pef, m_section, side, {from, to}});
        }
    }

private:
    const Squad *m_squad;
    int m_section;
    int m_pef;
    int m_last;
    Step &m_step;
};

void resolveByActivity(const Campaign &campaign, const Pack &pack, int id, Dice &dice, Step &step)
{
    const Play &play = *campaign.play;
    const PefSighting sighting{
        id, ealOf(campaign), play.party(), play.leaderPlaced(), play.waitingPefs() == 1, play.pef(id)->found};
    const Contact contact = muster::resolvePef(*pack.activity, *pack.list(campaign.encounter->enemy), sighting, dice);
    step.changes.push_back(PefResolved{id, contact.letter, {}, contact.eal});
    Arrivals arrivals(campaign, pack.list(campaign.encounter->enemy), id, step);
    for (const EnemyGroup &group : contact.groups) {
        std::vector<EnemyFigure> figures;
        if (group.leader)
            figures.push_back({*group.leader, true, {}});
        for (const Profile &profile : group.figures)
            figures.push_back({profile, false, {}});
        arrivals.add(std::move(figures), group.side);
    }
}

void resolveByOrder(const Campaign &campaign, const Pack &pack, int id, Dice &dice, Step &step)
{
    const Play &play = *campaign.play;
    const PatrolSighting sighting{id,
                                  play.resolvedPefs(),
                                  play.party(),
                                  campaign.list,
                                  chosenNumbers(campaign, pack),
                                  play.leaderPlaced(),
                                  play.pef(id)->found};
    const PatrolContact contact = resolvePatrolPef(*pack.patrol, *pack.list(campaign.encounter->enemy), sighting, dice);
    step.changes.push_back(PefResolved{id, {}, contact.force, {}});
    Arrivals arrivals(campaign, pack.list(campaign.encounter->enemy), id, step);
    bool leader = contact.leader;
    for (const std::vector<Profile> &group : contact.groups) {
        std::vector<EnemyFigure> figures;
        for (const Profile &profile : group)
            figures.push_back({profile, std::exchange(leader, false), {}});
        arrivals.add(std::move(figures), {});
    }
}

} // namespace

bool mayAct(const Campaign &campaign, const Pack &pack, const PefInPlay &pef)
{
    const Play &play = *campaign.play;
    return play.turn == 0 || pefsBy(campaign, pack) == PefsBy::Activity
        || pef.pef.rep.value_or(highestRep) >= play.theirs;
}

Problems checkMovePef(const Campaign &campaign, const Pack &pack, int id)
{
    if (Problems problems = demandWaiting(campaign, id); !problems.empty())
        return problems;
    const PefInPlay &pef = *campaign.play->pef(id);
    if (pef.pef.fixed)
        return {{ActionText::tr("PEF %1 stays in its building.").arg(id)}};
    if (campaign.play->turn > 0 && pef.movedIn == campaign.play->turn)
        return {{ActionText::tr("PEF %1 has already moved this turn.").arg(id)}};
    if (pef.found)
        return {{ActionText::tr("PEF %1 was found by a scout. Resolve it instead.").arg(id)}};
    if (isFullOfPefs(*campaign.play)) // this one may split
        return {{ActionText::tr("There are too many PEFs.")}};
    if (!mayAct(campaign, pack, pef))
        return {{ActionText::tr("PEF %1 has Rep %2; on a %3 its side acts with Rep %3 or more.")
                     .arg(id)
                     .arg(*pef.pef.rep)
                     .arg(campaign.play->theirs)}};
    return {};
}

void movePef(const Campaign &campaign, const Pack &pack, int id, Dice &dice, Step &step)
{
    step.kind = StepKind::Played;
    const Play &play = *campaign.play;
    const Pef &pef = play.pef(id)->pef;
    const bool byRep = pefsBy(campaign, pack) == PefsBy::Resolved;
    const PefMoves &moves = byRep ? pack.patrol->pefMoves : pack.activity->pefMoves;
    const int against = byRep ? pef.rep.value_or(ealOf(campaign)) : ealOf(campaign);
    const PefMoveResult moved = muster::movePef(moves, against, play.waitingPefs() > 1, dice, id);
    step.changes.push_back(PefMoved{id, moved.move, moved.inches});
    if (moved.move != PefMove::Split)
        return;
    const int next = static_cast<int>(play.pefs.size()) + 1;
    // It has had its move for this turn (Chain Reaction 3.0 p. 24).
    step.changes.push_back(PefAppeared{{next, pef.section, false, false, pef.rep}, false, play.turn});
}

Problems checkResolvePef(const Campaign &campaign, const Pack &pack, int id)
{
    Problems problems = demandWaiting(campaign, id);
    if (!problems.empty())
        return problems;
    if (campaign.play->party() == 0)
        problems.push_back({ActionText::tr("None of your figures is on the table to see PEF %1.").arg(id)});
    if (campaign.play->pef(id)->hidden)
        problems.push_back({ActionText::tr("PEF %1 already hides something. Reveal it instead.").arg(id)});
    if (!pack.hasPefs())
        problems.push_back({ActionText::tr("These rules do not resolve PEFs.")});
    return problems;
}

void resolvePef(const Campaign &campaign, const Pack &pack, int id, Dice &dice, Step &step)
{
    step.kind = StepKind::Played;
    if (pefsBy(campaign, pack) == PefsBy::Resolved)
        resolveByOrder(campaign, pack, id, dice, step);
    else
        resolveByActivity(campaign, pack, id, dice, step);
    rollForFoe(campaign, pack, dice, step);
}

Result<Step> placePef(const Campaign &campaign, int id, int section)
{
    Problems problems = demandWaiting(campaign, id);
    demandSection(campaign, section, problems);
    if (!problems.empty())
        return problems;
    const Pef &pef = campaign.play->pef(id)->pef;
    if (pef.fixed)
        return Problem{ActionText::tr("PEF %1 stays in its building.").arg(id)};
    if (pef.section == section)
        return Problem{ActionText::tr("PEF %1 is already in section %2.").arg(id).arg(section)};
    return stepOf(StepKind::Played, PefPlaced{id, section});
}

namespace {

constexpr std::size_t mostHidden = 30; ///< figures under one PEF

} // namespace

Result<Step> hideUnderPef(const Campaign &campaign, const Pack &pack, int id, const std::vector<Profile> &figures)
{
    Problems problems = demandWaiting(campaign, id);
    if (figures.size() > mostHidden)
        problems.push_back({ActionText::tr("A PEF can hide at most %n figures.", nullptr, int(mostHidden))});
    for (const Profile &figure : figures)
        demandProfile(pack, figure, 1, highestRep, figure.type, problems);
    if (!problems.empty())
        return problems;
    return stepOf(StepKind::Played, PefHidden{id, figures});
}

Result<Step> revealPef(const Campaign &campaign, int id)
{
    if (Problems problems = demandWaiting(campaign, id); !problems.empty())
        return problems;
    const PefInPlay &pef = *campaign.play->pef(id);
    if (!pef.hidden)
        return Problem{
            ActionText::tr("What PEF %1 hides is not recorded yet. Record it first, or resolve the PEF by dice.")
                .arg(id)};
    Step step;
    step.kind = StepKind::Played;
    step.changes.push_back(PefRevealed{id});
    std::vector<EnemyFigure> figures;
    for (const Profile &profile : *pef.hidden)
        figures.push_back({profile, false, {}});
    if (!figures.empty())
        Arrivals(campaign, nullptr, id, step).add(std::move(figures), {});
    return step;
}

namespace {

const Section *sectionOf(const Campaign &campaign, int number)
{
    const auto &sections = campaign.encounter->setup.sections;
    const auto section =
        std::find_if(sections.begin(), sections.end(), [=](const Section &s) { return s.number == number; });
    return section == sections.end() ? nullptr : &*section;
}

} // namespace

bool mayScout(const Campaign &campaign, const Pack &pack)
{
    return pack.patrol && campaign.play && campaign.encounter->kind == EncounterKind::Patrol;
}

Problems checkScout(const Campaign &campaign, const Pack &pack, int section)
{
    Problems problems = demandPlay(campaign);
    if (!problems.empty())
        return problems;
    demandSection(campaign, section, problems);
    if (!problems.empty())
        return problems;
    if (!mayScout(campaign, pack))
        return {{ActionText::tr("This encounter does not use scouting dice.")}};
    if (const PefInPlay *found = campaign.play->foundPef())
        return {{ActionText::tr("PEF %1 was found by a scout. Resolve it first.").arg(found->pef.id)}};
    if (campaign.play->scouted[static_cast<std::size_t>(section - 1)])
        return {{ActionText::tr("Section %1 has already been scouted.").arg(section)}};
    if (!sectionOf(campaign, section))
        return {{ActionText::tr("The terrain of section %1 is not known.").arg(section)}};
    if (isFullOfPefs(*campaign.play))
        return {{ActionText::tr("There are too many PEFs.")}};
    return {};
}

void scoutSection(const Campaign &campaign, const Pack &pack, int section, Dice &dice, Step &step)
{
    step.kind = StepKind::Played;
    const Section &land = *sectionOf(campaign, section);
    const ScoutingTables &tables = pack.patrol->scouting;
    const ScoutingResult result = scout(tables, tables.valueOf(land.terrain), land.buildings > 0, dice);
    step.changes.push_back(SectionScouted{section, result.passed, result.enemy});
    if (!campaign.play->seen[static_cast<std::size_t>(section - 1)])
        step.changes.push_back(SectionSeen{section, true});
    if (!result.enemy)
        return;
    PefAppeared found;
    found.pef.id = static_cast<int>(campaign.play->pefs.size()) + 1;
    found.pef.section = section;
    found.found = true;
    found.movedIn = campaign.play->turn;
    step.changes.push_back(found);
}

namespace {

constexpr std::size_t mostSaid = 100; ///< figures of one PEF
constexpr std::size_t mostGroupsSaid = 10;

/// Who is called like a foe at large is that foe, as where the leader is named (R91).
void meetFoesCalledSo(const Campaign &campaign, const Pack &pack, Step &step)
{
    if (foeReturn(campaign, pack) == FoeReturn::Off)
        return;
    std::vector<Change> met;
    std::set<int> there;
    for (const Change &change : step.changes) {
        const auto *group = change.as<GroupAppeared>();
        for (std::size_t place = 0; group && place < group->figures.size(); ++place) {
            const EnemyFigure &figure = group->figures[place];
            const Foe *foe = figure.name.isEmpty() ? nullptr : foeCalled(campaign.foes, figure.name);
            if (foe && foe->status == FoeStatus::AtLarge && !foe->isHere() && there.insert(foe->id).second)
                met.emplace_back(FoeMet{foe->id, group->group, static_cast<int>(place) + 1});
        }
    }
    step.changes.insert(step.changes.end(), met.begin(), met.end());
}

} // namespace

Result<Step> sayWhatItWas(const Campaign &campaign, const Pack &pack, int id,
                          const std::vector<std::vector<EnemyFigure>> &groups)
{
    Problems problems = demandWaiting(campaign, id);
    std::size_t count = 0;
    for (const std::vector<EnemyFigure> &group : groups) {
        count += group.size();
        for (const EnemyFigure &figure : group)
            demandProfile(pack, figure.profile, 1, highestRep, figure.profile.type, problems);
    }
    if (count > mostSaid)
        problems.push_back({ActionText::tr("A PEF can be at most %n figures.", nullptr, int(mostSaid))});
    if (groups.size() > mostGroupsSaid)
        problems.push_back({ActionText::tr("A PEF can be at most %n groups.", nullptr, int(mostGroupsSaid))});
    if (!problems.empty())
        return problems;
    Step step = stepOf(StepKind::Played, PefRevealed{id, static_cast<int>(count)});
    auto last = static_cast<int>(campaign.play->groups.size());
    for (const std::vector<EnemyFigure> &group : groups)
        step.changes.push_back(GroupAppeared{++last, id, campaign.play->pef(id)->pef.section, {}, group});
    meetFoesCalledSo(campaign, pack, step);
    return step;
}

Result<Step> nameLeader(const Campaign &campaign, int group, int figure)
{
    if (Problems problems = demandGroup(campaign, group); !problems.empty())
        return problems;
    const auto &figures = campaign.play->group(group)->figures;
    if (figure < 1 || figure > static_cast<int>(figures.size()))
        return Problem{ActionText::tr("Group %1 has no figure %2. Its figures are 1 to %3.")
                           .arg(group)
                           .arg(figure)
                           .arg(figures.size())};
    if (figures[static_cast<std::size_t>(figure - 1)].leader)
        return Problem{ActionText::tr("That figure leads the enemy already.")};
    return stepOf(StepKind::Played, LeaderNamed{group, figure});
}

} // namespace muster::actions

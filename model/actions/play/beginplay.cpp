// SPDX-License-Identifier: MIT
#include "model/actions/demands.h"
#include "model/actions/play/demands.h"
#include "model/actions/play/groups.h"
#include "model/actions/play/play.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/changes/enemy.h"
#include "model/changes/play.h"
#include "model/story/bandwords.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/halfmonths/limits.h"
#include "model/texts.h"
#include "rules/dice/counting.h"
#include "rules/dice/dice.h"
#include "rules/encounter/patrol.h"
#include "rules/reference/tables.h"

#include <algorithm>
#include <map>
#include <vector>

namespace muster::actions {

namespace {

Problems demandEntry(const Placement &own, std::optional<int> entry)
{
    if (!entry || std::find(own.sections.begin(), own.sections.end(), *entry) != own.sections.end())
        return {};
    if (own.sections.empty())
        return {{ActionText::tr("You start off the table, so there is no section to choose.")}};
    std::vector<int> sections = own.sections;
    std::sort(sections.begin(), sections.end());
    QStringList choices;
    for (const int section : sections)
        choices << QString::number(section);
    return {{ActionText::tr("You cannot start in section %1. Sections: %2.").arg(*entry).arg(choices.join(u", "))}};
}

/// Each player's figures begin as a group of their own (R36), in the order of their Stars, and those who never mix with
/// others too (Chain Reaction 3.0 p. 7, R98).
void groupByStars(const Campaign &campaign, const Pack &pack, const PlayBegun &begun, Step &step)
{
    std::map<std::pair<FigureId, bool>, int> groups;
    for (const OwnFigure &own : begun.own) {
        const Figure &figure = *campaign.find(own.id);
        if (own.state == TableState::AtHome)
            continue;
        const int next = std::min(static_cast<int>(groups.size()) + 1, mostOwnGroups);
        const std::pair with(figure.star ? figure.id : figure.leader, isApart(campaign, pack, figure));
        const int group = groups.try_emplace(with, next).first->second;
        if (group != own.group)
            step.changes.push_back(FigureGrouped{own.id, group});
    }
}

} // namespace

Result<Step> beginPlay(const Campaign &campaign, const Pack &pack, const std::vector<FigureId> &party,
                       std::optional<int> entry)
{
    Problems problems = demandTurns(campaign);
    if (!problems.empty())
        return problems;
    if (campaign.play)
        return Problem{ActionText::tr("The battle has already begun.")};
    for (const FigureId id : party) {
        if (!campaign.find(id))
            problems.push_back(nobodyNumbered(campaign, id));
        else if (campaign.find(id)->isAway(campaign.turn))
            problems.push_back(whyAway(*campaign.find(id)));
    }
    const CampaignSystem &system = systemOf(*campaign.encounter);
    const std::vector<FigureId> coming = party.empty() ? system.usualParty(campaign, pack) : party;
    const std::optional<Encounter> found = foundBy(campaign, pack, coming);
    const Placements both = whereSidesBegin(found.value_or(*campaign.encounter), pack, entry);
    for (const Problem &problem : demandEntry(both.yours, entry))
        problems.push_back(problem);
    for (const Problem &problem : system.whyNotWith(campaign, pack, party))
        problems.push_back(problem);
    if (!problems.empty())
        return problems;

    PlayBegun begun;
    begun.section = both.yours.section();
    begun.scenario = system.onTable(*campaign.encounter);
    for (const Figure *figure : campaign.bandByBand()) {
        if (campaign.isMet(*figure))
            continue;
        const bool comes = std::find(coming.begin(), coming.end(), figure->id) != coming.end();
        begun.own.push_back({figure->id, comes ? TableState::CarryingOn : TableState::AtHome});
    }
    if (campaign.star() && hasStarPower(pack))
        begun.starPower = campaign.star()->rep(); // R28
    for (OwnFigure &own : begun.own) {
        const Figure &figure = *campaign.find(own.id);
        if (figure.star && begun.starPower && figure.id != campaign.star()->id)
            own.starPower = figure.rep();
    }
    Step step;
    step.kind = StepKind::Played;
    step.changes = {begun};
    if (found)
        step.changes.push_back(EncounterCorrected{*found, campaign.enemy});
    groupByStars(campaign, pack, begun, step);
    system.bringEnemy(campaign, both, step);
    return step;
}

namespace {

constexpr int luckySum = 7;

/// The four edges as the player sees the table, each by its middle section. Who defends sits at the far end (R26).
enum class Edge : std::uint8_t { Enemy, Left, Right, Own };

int middleOf(Edge edge, const Encounter &encounter)
{
    const Grid &grid = encounter.setup.grid;
    const bool turned = encounter.kind == EncounterKind::RaidDefend;
    switch (edge) {
    case Edge::Enemy:
        return turned ? grid.middleOfNearRow() : grid.middleOfFarRow();
    case Edge::Left:
        return turned ? grid.middleOfRightColumn() : grid.middleOfLeftColumn();
    case Edge::Right:
        return turned ? grid.middleOfLeftColumn() : grid.middleOfRightColumn();
    case Edge::Own:
        return turned ? grid.middleOfFarRow() : grid.middleOfNearRow();
    }
    Q_UNREACHABLE();
}

Edge edgeFor(int face)
{
    if (face <= 3)
        return Edge::Enemy;
    return face == 4 ? Edge::Left : face == 5 ? Edge::Right : Edge::Own;
}

/// Reinforcements, as the campaign's option has them (R53).
class Reinforcements
{
public:
    Reinforcements(const Campaign &campaign, const Pack &pack, Dice &dice, Step &step)
        : m_campaign(campaign)
        , m_pack(pack)
        , m_option(optionValue(campaign, pack, QStringLiteral("reinforcements")))
        , m_pefs(static_cast<int>(campaign.play->pefs.size()))
        , m_dice(dice)
        , m_step(step)
    {
    }

    void onDoubles()
    {
        if (m_option != QLatin1String("doubles") || m_pefs >= mostPefs || m_campaign.play->sides > fewestSides)
            return;
        const Faces both = m_dice.roll({{RollKind::ReinforcementCheck, 0}, 2});
        if (both[1].face <= both[0].face)
            return;
        const Edge edge = edgeFor(m_dice.die({RollKind::ReinforcementEdge, 0}));
        std::vector<Pef> pefs = {{++m_pefs, middleOf(edge, *m_campaign.encounter), false, false, {}}};
        rollPefReps(pefs, m_dice);
        m_step.changes.push_back(PefAppeared{pefs.front(), false, 0});
    }

    void onSum(int yours, int theirs)
    {
        if (m_option != QLatin1String("seven") || yours + theirs != luckySum || m_campaign.play->sides > fewestSides)
            return;
        if (yours > theirs)
            forYou();
        else
            forThem();
    }

private:
    void forYou()
    {
        const int home = countAtHome(m_campaign);
        const int come = halved(m_dice.die({RollKind::ReinforcementFigures, 0}));
        if (home > 0) {
            m_step.changes.push_back(ReinforcementsCame{std::min(come, home)});
            return;
        }
        if (!m_campaign.star())
            return; // nobody to follow
        const std::size_t before = m_step.changes.size();
        bringReinforcements(m_campaign, m_pack, come, m_dice, m_step);
        gather(before);
    }

    /// Those who joined since come together, by the edge the band started from.
    void gather(std::size_t before)
    {
        const auto group = static_cast<int>(m_campaign.play->ownGroups.size()) + 1;
        const std::size_t joined = m_step.changes.size();
        if (group > mostOwnGroups || joined == before)
            return;
        for (std::size_t i = before; i < joined; ++i)
            m_step.changes.push_back(FigureGrouped{m_step.changes[i].as<FigureJoined>()->figure.id, group});
        m_step.changes.push_back(OwnGroupPlaced{group, middleOf(Edge::Own, *m_campaign.encounter)});
    }

    void forThem()
    {
        const ArmyList &list = *m_pack.list(m_campaign.encounter->enemy);
        const int section = middleOf(Edge::Enemy, *m_campaign.encounter);
        const int come = halved(m_dice.die({RollKind::ReinforcementFigures, 0}));
        m_step.changes.push_back(drawGroup(m_campaign, list, section, come, m_dice));
    }

    const Campaign &m_campaign;
    const Pack &m_pack;
    const QString m_option;
    int m_pefs;
    Dice &m_dice;
    Step &m_step;
};

} // namespace

Problems checkBeginTurn(const Campaign &campaign)
{
    Problems problems = demandPlay(campaign);
    if (problems.empty() && !systemOf(*campaign.play).traits.rollsActivation)
        problems.push_back({ActionText::tr("These rules use cards instead of activation dice.")});
    if (const PefInPlay *found = problems.empty() ? campaign.play->foundPef() : nullptr)
        problems.push_back({ActionText::tr("PEF %1 was found by a scout. Resolve it first.").arg(found->pef.id)});
    return problems;
}

void beginTurn(const Campaign &campaign, const Pack &pack, Dice &dice, Step &step)
{
    step.kind = StepKind::Played;
    Reinforcements reinforcements(campaign, pack, dice, step);
    for (;;) {
        const Faces all = dice.roll({{RollKind::Activation, 0}, campaign.play->sides});
        std::vector<int> faces;
        for (const Die die : all)
            faces.push_back(die.face);
        if (allAlike(faces)) { // R57
            reinforcements.onDoubles();
            continue;
        }
        TurnBegun turn{campaign.play->turn + 1, all[0].face, all[1].face, {}};
        for (int side = fewestSides; side < campaign.play->sides; ++side)
            turn.others.push_back(all[side].face);
        step.changes.insert(step.changes.begin(), turn);
        reinforcements.onSum(turn.yours, turn.theirs);
        return;
    }
}

} // namespace muster::actions

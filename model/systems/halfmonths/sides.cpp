// SPDX-License-Identifier: MIT
#include "model/systems/halfmonths/sides.h"

#include "model/acts/battle.h"
#include "model/story/landwords.h"
#include "model/systems/halfmonths/halfmonths.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "model/texts.h"

#include <algorithm>
#include <numeric>

namespace muster {

namespace {

Campaign bandOf(const Campaign &campaign, std::optional<int> star)
{
    const FigureId id{star.value_or(0)};
    return campaign.hasSeveralStars() && campaign.find(id) ? campaign.bandOf(id) : campaign;
}

bool cameAtOnce(const Campaign &campaign)
{
    const Scenario *scenario = scenarioOf(*campaign.encounter);
    return scenario && scenario->after;
}

} // namespace

Campaign bandOfEncounter(const Campaign &campaign)
{
    return bandOf(campaign, campaign.encounter->whose);
}

Campaign thoseWhoFight(const Campaign &campaign, std::optional<int> star, bool follows)
{
    Campaign band = bandOf(campaign, star);
    if (follows) {
        band.list = band.ownList(); // that of a Star who is not among them
        std::erase_if(band.band, [&](const Figure &figure) {
            return std::none_of(campaign.fared.begin(), campaign.fared.end(),
                                [&](const ReportedFate &one) { return one.id == figure.id; });
        });
    }
    return band;
}

Campaign thoseWhoFight(const Campaign &campaign)
{
    return thoseWhoFight(campaign, campaign.encounter->whose, cameAtOnce(campaign));
}

Campaign thoseWhoFight(const Campaign &campaign, FigureId star)
{
    return thoseWhoFight(campaign, number(star), cameAtOnce(campaign));
}

bool anybodyFights(const Campaign &campaign, std::optional<int> star, bool follows, int turn)
{
    if (star && !campaign.find(FigureId{*star}))
        return false;
    return thoseWhoFight(campaign, star, follows).leaderIn(turn);
}

std::vector<Campaign> bandsThatFight(const Campaign &campaign)
{
    std::vector<Campaign> bands{thoseWhoFight(campaign)};
    if (const Meeting *meeting = campaign.meeting())
        bands.push_back(thoseWhoFight(campaign, FigureId{meeting->star}));
    return bands;
}

std::vector<Figure> presentFighters(const Campaign &campaign)
{
    std::vector<Figure> present;
    for (const Campaign &band : bandsThatFight(campaign)) {
        for (const Figure *figure : band.presentIn(campaign.turn))
            present.push_back(*figure);
    }
    return present;
}

const Figure *nextDue(const Campaign &campaign)
{
    const auto due = std::ranges::find_if(
        campaign.due, [&](int star) { return anybodyFights(campaign, star, false, campaign.turn); });
    return due == campaign.due.end() ? nullptr : campaign.find(FigureId{*due});
}

bool canBeFought(const Campaign &campaign, const Following &following)
{
    const bool enemies = following.against ? anybodyFights(campaign, following.against, true, campaign.turn)
                                           : !following.over.enemy.figures.empty();
    return enemies && anybodyFights(campaign, following.whose, true, campaign.turn);
}

} // namespace muster

// Where both sides of one of the nine encounters begin (pp. 12 to 15, R63).

namespace muster {

namespace {

/// Those that share a side with it, from the far edge on.
std::vector<int> neighboursOf(const Grid &grid, int section)
{
    std::vector<int> all;
    for (const AmbushFrom way : {AmbushFrom::Front, AmbushFrom::Left, AmbushFrom::Right, AmbushFrom::Rear}) {
        if (const int next = sectionTowards(section, Heading::Up, way, grid); next != section)
            all.push_back(next);
    }
    return all;
}

/// The buildings that were rolled, those nearest to the middle first; where there are none they are laid out there.
int buildingsIn(const Encounter &encounter)
{
    const Grid &grid = encounter.setup.grid;
    std::vector<int> fromTheMiddle(static_cast<std::size_t>(grid.count()));
    std::iota(fromTheMiddle.begin(), fromTheMiddle.end(), 1);
    std::ranges::stable_sort(fromTheMiddle, {}, [&](int section) { return grid.apart(section, grid.middle()); });
    const auto &sections = encounter.setup.sections;
    int best = grid.middle();
    int most = 0;
    for (const int number : fromTheMiddle) {
        const auto section =
            std::find_if(sections.begin(), sections.end(), [=](const Section &s) { return s.number == number; });
        if (encounter.settlement || section == sections.end() || section->buildings <= most)
            continue;
        best = number;
        most = section->buildings;
    }
    return best;
}

/// All but the buildings, the side's own edge first.
std::vector<int> allRound(const Grid &grid, int buildings, const std::vector<int> &edge)
{
    std::vector<int> sections = edge;
    for (int section = 1; section <= grid.count(); ++section) {
        if (std::find(sections.begin(), sections.end(), section) == sections.end())
            sections.push_back(section);
    }
    std::erase(sections, buildings);
    return sections;
}

/// Where a side of the first edition begins; `edge` is the one it has on the map.
std::vector<int> sectionsFor(const Grid &grid, const Scenario &scenario, Role role, Beginning how, int buildings,
                             const std::vector<int> &edge)
{
    switch (how) {
    case Beginning::ByAnEdge:
        // Within one move of those who did not see them come (p. 13).
        if (scenario.surprised && scenario.surprised != role) {
            std::vector<int> near = neighboursOf(grid, buildings);
            if (edge == grid.nearRow())
                std::reverse(near.begin(), near.end());
            return near;
        }
        return grid.edges();
    case Beginning::Opposite:
        return grid.edges();
    case Beginning::InBuildings:
    case Beginning::AtTheScene:
    case Beginning::Surrounded:
        return {buildings};
    case Beginning::AllRound:
        return allRound(grid, buildings, edge);
    case Beginning::Hidden:
    case Beginning::Behind:
    case Beginning::OnAlarm:
        return {};
    case Beginning::OwnEdge:
    case Beginning::OwnEnd:
    case Beginning::AsPefs:
        break;
    }
    Q_UNREACHABLE();
}

} // namespace

Placements HalfMonths::placements(const Encounter &encounter, const Pack &pack, std::optional<int> entry) const
{
    const Grid &grid = encounter.setup.grid;
    const Scenario &scenario = *scenarioOf(encounter);
    const ScenarioRow &row = pack.scenarios->of(scenario.kind);
    const auto own = static_cast<std::size_t>(row.sideOf(scenario.role));
    const Beginning yours = row.sides[own].begins;
    const Beginning theirs = row.sides[1 - own].begins;
    Placements both;
    if (row.buildings)
        both.buildings = buildingsIn(encounter);
    both.yours = {yours, sectionsFor(grid, scenario, scenario.role, yours, both.buildings, grid.nearRow())};
    both.yours.preferPassable(encounter.setup);
    both.yours.choose(entry);
    both.theirs = {theirs, sectionsFor(grid, scenario, scenario.enemyRole, theirs, both.buildings, grid.farRow())};
    if (theirs == Beginning::Opposite)
        both.theirs.sections = {oppositeOf(both.yours.section(), grid)};
    else if (theirs == Beginning::ByAnEdge && yours == Beginning::Behind)
        both.theirs.sections = grid.nearRow(); // they run on ahead, by the edge you come to later
    else if (theirs == Beginning::ByAnEdge && !scenario.surprised)
        both.theirs.sections = grid.farRow();
    return both;
}

namespace {

/// What the words of a side hang on besides how it begins.
struct Standpoint {
    Beginning theOthers = Beginning::ByAnEdge;
    bool unseen = false; ///< the others did not see it come
    int apart = 0; ///< inches between Runners and Chasers
    bool come = false; ///< it was off the table, and is not any more
};

TableEdge yours(Beginning how, const Standpoint &at)
{
    switch (how) {
    case Beginning::ByAnEdge:
        if (at.unseen)
            return {StoryText::tr("You enter"), StoryText::tr("within one move"),
                    StoryText::tr("You enter, up to within one move of the buildings."), true};
        return {StoryText::tr("You enter"), StoryText::tr("by any edge"), StoryText::tr("You enter by any edge."),
                true};
    case Beginning::Opposite:
        return {StoryText::tr("You enter"), StoryText::tr("by one edge"), StoryText::tr("You enter by one edge."),
                true};
    case Beginning::Hidden:
        return at.come ? TableEdge()
                       : TableEdge{StoryText::tr("You are hidden"), StoryText::tr("off the table"),
                                   StoryText::tr("You are hidden, off the table until the ambush is sprung."), false};
    case Beginning::InBuildings:
        return {StoryText::tr("You hold"), StoryText::tr("the buildings"), StoryText::tr("You hold the buildings."),
                false};
    case Beginning::Behind:
        return {
            StoryText::tr("You follow"), StoryText::tr("%1″ behind them").arg(at.apart),
            StoryText::tr("You follow %1″ behind the Runners, off the table until that is near enough.").arg(at.apart),
            true};
    case Beginning::AtTheScene:
        return {StoryText::tr("You start"), StoryText::tr("at the robbery"), StoryText::tr("You start at the robbery."),
                false};
    case Beginning::OnAlarm:
        return at.come ? TableEdge()
                       : TableEdge{StoryText::tr("You arrive"), StoryText::tr("after the alarm"),
                                   StoryText::tr("You arrive after the alarm."), true};
    case Beginning::Surrounded:
        return {StoryText::tr("You are inside"), StoryText::tr("and surrounded"),
                StoryText::tr("You are inside the buildings, surrounded."), false};
    case Beginning::AllRound:
        return {StoryText::tr("You stand"), StoryText::tr("all round them"),
                StoryText::tr("You stand all round the buildings."), false};
    case Beginning::OwnEdge:
    case Beginning::OwnEnd:
    case Beginning::AsPefs:
        break;
    }
    Q_UNREACHABLE();
}

TableEdge theirs(Beginning how, const Standpoint &at)
{
    switch (how) {
    case Beginning::ByAnEdge:
        if (at.theOthers == Beginning::Behind)
            return {StoryText::tr("They enter"), StoryText::tr("%1″ ahead").arg(at.apart),
                    StoryText::tr("The Runners enter by your edge, %1″ ahead of you.").arg(at.apart), false};
        if (at.unseen)
            return {StoryText::tr("They enter"), StoryText::tr("within one move"),
                    StoryText::tr("They enter, up to within one move of the buildings."), true};
        return {StoryText::tr("They enter"), StoryText::tr("by any edge"), StoryText::tr("They enter by any edge."),
                true};
    case Beginning::Opposite:
        return {StoryText::tr("They enter"), StoryText::tr("opposite you"), StoryText::tr("They enter opposite you."),
                true};
    case Beginning::Hidden:
        return at.come ? TableEdge()
                       : TableEdge{StoryText::tr("They are hidden"), StoryText::tr("off the table"),
                                   StoryText::tr("They are hidden, off the table until the ambush is sprung."), false};
    case Beginning::InBuildings:
        return {StoryText::tr("They hold"), StoryText::tr("the buildings"), StoryText::tr("They hold the buildings."),
                false};
    case Beginning::Behind:
        return {
            StoryText::tr("They follow"), StoryText::tr("%1″ behind you").arg(at.apart),
            StoryText::tr("The Chasers follow %1″ behind you, off the table until that is near enough.").arg(at.apart),
            false};
    case Beginning::AtTheScene:
        return {StoryText::tr("They start"), StoryText::tr("at the robbery"),
                StoryText::tr("They start at the robbery."), false};
    case Beginning::OnAlarm:
        return at.come ? TableEdge()
                       : TableEdge{StoryText::tr("The police arrive"), StoryText::tr("after the alarm"),
                                   StoryText::tr("The police arrive after the alarm."), true};
    case Beginning::Surrounded:
        return {StoryText::tr("They are inside"), StoryText::tr("and surrounded"),
                StoryText::tr("They are inside the buildings, surrounded."), false};
    case Beginning::AllRound:
        return {StoryText::tr("They stand"), StoryText::tr("all round you"), StoryText::tr("They stand all round you."),
                false};
    case Beginning::OwnEdge:
    case Beginning::OwnEnd:
    case Beginning::AsPefs:
        break;
    }
    Q_UNREACHABLE();
}

/// A side that waits off the table has come.
bool hasCome(Beginning how, const ScenarioInPlay &now)
{
    if (how == Beginning::Hidden)
        return now.ambush && now.ambush->from != AmbushFrom::Concealed;
    return how == Beginning::OnAlarm && now.policeIn > 0;
}

} // namespace

SidesOnMap HalfMonths::sidesOnMap(const Encounter &encounter) const
{
    const Scenario &scenario = *scenarioOf(encounter);
    SidesOnMap sides;
    sides.dealt = true;
    sides.theirsAbove = scenario.kind != ScenarioKind::Pursuit;
    if (!sides.theirsAbove)
        sides.below =
            scenario.role == Role::Runner ? SidesOnMap::Below::YoursThenTheirs : SidesOnMap::Below::TheirsThenYours;
    return sides;
}

TableEdges HalfMonths::edges(const Encounter &encounter, const Pack &pack, const Play *play) const
{
    TableEdges edges;
    edges.placements = placements(encounter, pack, std::nullopt);
    edges.inPlay = play != nullptr;
    const auto &[own, enemy, buildings] = edges.placements;
    const ScenarioInPlay now = play ? *scenarioOf(*play) : ScenarioInPlay();
    Standpoint at;
    at.apart = now.pursuit ? now.pursuit->distance : pack.scenarios->rounds.pursuitInches;
    at.unseen = scenarioOf(encounter)->surprised.has_value();
    at.theOthers = enemy.how;
    at.come = hasCome(own.how, now);
    edges.yours = yours(own.how, at);
    at.theOthers = own.how;
    at.come = hasCome(enemy.how, now);
    edges.theirs = theirs(enemy.how, at);
    return edges;
}

} // namespace muster

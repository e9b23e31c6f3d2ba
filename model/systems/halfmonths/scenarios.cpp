// SPDX-License-Identifier: MIT
#include "model/systems/scenarios.h"

#include "model/acts/battle.h"
#include "model/acts/correction.h"
#include "model/acts/demands.h"
#include "model/json/form.h"
#include "model/json/playjson.h"
#include "model/json/records.h"
#include "model/story/landwords.h"
#include "model/story/words.h"
#include "model/systems/parts.h"
#include "model/systems/party.h"
#include "model/systems/systems.h"
#include "model/texts.h"
#include "rules/force/arms.h"
#include "rules/lists.h"
#include "rules/scenario/choose.h"
#include "rules/slug.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <numeric>

// Encounters of the first edition: the beginning of both sides (pp. 12 to 15, R63), the form for other programs, and
// editing by hand.

namespace muster {

using namespace Qt::StringLiterals;

namespace {

/// Returns the sections that share a side with this one, from the far edge on.
std::vector<int> neighboursOf(const Grid &grid, int section)
{
    std::vector<int> all;
    for (const AmbushFrom way : {AmbushFrom::Front, AmbushFrom::Left, AmbushFrom::Right, AmbushFrom::Rear}) {
        if (const int next = sectionTowards(section, Heading::Up, way, grid); next != section)
            all.push_back(next);
    }
    return all;
}

/// Returns the section with the rolled buildings, the nearest to the middle first; without any they are laid out in the
/// middle.
int buildingsIn(const Encounter &encounter)
{
    const Grid &grid = encounter.setup.grid;
    std::vector<int> fromTheMiddle(grid.count());
    std::iota(fromTheMiddle.begin(), fromTheMiddle.end(), 1);
    std::ranges::stable_sort(fromTheMiddle, {}, [&](int section) { return grid.apart(section, grid.middle()); });
    const auto &sections = encounter.setup.sections;
    int best = grid.middle();
    int most = 0;
    for (const int number : fromTheMiddle) {
        const auto section = std::ranges::find(sections, number, &Section::number);
        if (!encounter.settlement && section != sections.end() && section->buildings > most) {
            best = number;
            most = section->buildings;
        }
    }
    return best;
}

/// Returns all sections but the buildings, the side's own edge first.
std::vector<int> allRound(const Grid &grid, int buildings, const std::vector<int> &edge)
{
    std::vector<int> sections = edge;
    for (int section = 1; section <= grid.count(); ++section) {
        if (!contains(sections, section))
            sections.push_back(section);
    }
    std::erase(sections, buildings);
    return sections;
}

/// Returns the sections in which a side of the first edition begins; `edge` is the one it has on the map.
std::vector<int> sectionsFor(const Grid &grid, const Scenario &scenario, Role role, Beginning how, int buildings,
                             const std::vector<int> &edge)
{
    using enum Beginning;
    switch (how) {
    case ByAnEdge:
        // They are within one move of those who did not see them come (p. 13).
        if (scenario.surprised && scenario.surprised != role) {
            std::vector<int> near = neighboursOf(grid, buildings);
            if (edge == grid.nearRow())
                std::ranges::reverse(near);
            return near;
        }
        return grid.edges();
    case Opposite:
        return grid.edges();
    case InBuildings:
    case AtTheScene:
    case Surrounded:
        return {buildings};
    case AllRound:
        return allRound(grid, buildings, edge);
    case Hidden:
    case Behind:
    case OnAlarm:
        return {};
    case OwnEdge:
    case OwnEnd:
    case AsPefs:
        break;
    }
    Q_UNREACHABLE();
}

} // namespace

Placements HalfMonths::placements(const Encounter &encounter, const Pack &pack, std::optional<int> entry) const
{
    using enum Beginning;
    const Grid &grid = encounter.setup.grid;
    const Scenario &scenario = *scenarioOf(encounter);
    const ScenarioRow &row = pack.scenarios->of(scenario.kind);
    const Beginning yours = row.side(scenario.role).begins;
    const Beginning theirs = row.opponentOf(scenario.role).begins;
    Placements both;
    if (row.buildings)
        both.buildings = buildingsIn(encounter);
    both.yours = {yours, sectionsFor(grid, scenario, scenario.role, yours, both.buildings, grid.nearRow())};
    both.yours.preferPassable(encounter.setup);
    both.yours.choose(entry);
    both.theirs = {theirs, sectionsFor(grid, scenario, scenario.enemyRole, theirs, both.buildings, grid.farRow())};
    if (theirs == Opposite)
        both.theirs.sections = {oppositeOf(both.yours.section(), grid)};
    else if (theirs == ByAnEdge && yours == Behind)
        both.theirs.sections = grid.nearRow(); // they run on ahead, by the edge you come to later
    else if (theirs == ByAnEdge && !scenario.surprised)
        both.theirs.sections = grid.farRow();
    return both;
}

namespace {

/// The texts on where a side begins.
class EdgeTexts
{
    Q_DECLARE_TR_FUNCTIONS(Story)
public:
    EdgeTexts(Beginning yours, bool unseen, int apart)
        : m_yours(yours)
        , m_unseen(unseen)
        , m_apart(apart)
    {
    }

    TableEdge yours(Beginning how) const
    {
        using enum Beginning;
        switch (how) {
        case ByAnEdge:
            if (m_unseen)
                return {tr("You enter"), tr("within one move"),
                        tr("You enter, up to within one move of the buildings."), true};
            return {tr("You enter"), tr("by any edge"), tr("You enter by any edge."), true};
        case Opposite:
            return {tr("You enter"), tr("by one edge"), tr("You enter by one edge."), true};
        case Hidden:
            return {tr("You are hidden"), tr("off the table"),
                    tr("You are hidden, off the table until the ambush is sprung."), false};
        case InBuildings:
            return {tr("You hold"), tr("the buildings"), tr("You hold the buildings."), false};
        case Behind:
            return {tr("You follow"), tr("%1″ behind them").arg(m_apart),
                    tr("You follow %1″ behind the Runners, off the table until that is near enough.").arg(m_apart),
                    true};
        case AtTheScene:
            return {tr("You start"), tr("at the robbery"), tr("You start at the robbery."), false};
        case OnAlarm:
            return {tr("You arrive"), tr("after the alarm"), tr("You arrive after the alarm."), true};
        case Surrounded:
            return {tr("You are inside"), tr("and surrounded"), tr("You are inside the buildings, surrounded."), false};
        case AllRound:
            return {tr("You stand"), tr("all round them"), tr("You stand all round the buildings."), false};
        case OwnEdge:
        case OwnEnd:
        case AsPefs:
            break;
        }
        Q_UNREACHABLE();
    }

    TableEdge theirs(Beginning how) const
    {
        using enum Beginning;
        switch (how) {
        case ByAnEdge:
            if (m_yours == Behind)
                return {tr("They enter"), tr("%1″ ahead").arg(m_apart),
                        tr("The Runners enter by your edge, %1″ ahead of you.").arg(m_apart), false};
            if (m_unseen)
                return {tr("They enter"), tr("within one move"),
                        tr("They enter, up to within one move of the buildings."), true};
            return {tr("They enter"), tr("by any edge"), tr("They enter by any edge."), true};
        case Opposite:
            return {tr("They enter"), tr("opposite you"), tr("They enter opposite you."), true};
        case Hidden:
            return {tr("They are hidden"), tr("off the table"),
                    tr("They are hidden, off the table until the ambush is sprung."), false};
        case InBuildings:
            return {tr("They hold"), tr("the buildings"), tr("They hold the buildings."), false};
        case Behind:
            return {tr("They follow"), tr("%1″ behind you").arg(m_apart),
                    tr("The Chasers follow %1″ behind you, off the table until that is near enough.").arg(m_apart),
                    false};
        case AtTheScene:
            return {tr("They start"), tr("at the robbery"), tr("They start at the robbery."), false};
        case OnAlarm:
            return {tr("The police arrive"), tr("after the alarm"), tr("The police arrive after the alarm."), true};
        case Surrounded:
            return {tr("They are inside"), tr("and surrounded"), tr("They are inside the buildings, surrounded."),
                    false};
        case AllRound:
            return {tr("They stand"), tr("all round you"), tr("They stand all round you."), false};
        case OwnEdge:
        case OwnEnd:
        case AsPefs:
            break;
        }
        Q_UNREACHABLE();
    }

private:
    Beginning m_yours; ///< how the player's side begins
    bool m_unseen; ///< the others did not see it come
    int m_apart; ///< inches between Runners and Chasers
};

/// Checks whether a side that waits off the table has come.
bool hasCome(Beginning how, const ScenarioInPlay &now)
{
    if (how == Beginning::Hidden)
        return now.ambush && now.ambush->from != AmbushFrom::Concealed;
    return how == Beginning::OnAlarm && now.policeIn > 0;
}

} // namespace

TableEdges HalfMonths::edges(const Encounter &encounter, const Pack &pack, const Play *play) const
{
    TableEdges edges;
    edges.placements = placements(encounter, pack, std::nullopt);
    edges.inPlay = play != nullptr;
    const auto &[own, enemy, buildings] = edges.placements;
    const ScenarioInPlay now = play ? *scenarioOf(*play) : ScenarioInPlay();
    const EdgeTexts texts(own.how, scenarioOf(encounter)->surprised.has_value(),
                          now.pursuit ? now.pursuit->distance : pack.scenarios->rounds.pursuitInches);
    if (!hasCome(own.how, now))
        edges.yours = texts.yours(own.how);
    if (!hasCome(enemy.how, now))
        edges.theirs = texts.theirs(enemy.how);
    return edges;
}

namespace {

/// Returns the enemies, each with everything that it carries besides its weapon.
QJsonArray enemyJson(const Force &enemy, const Pack &pack)
{
    QJsonArray figures;
    for (std::size_t place = 0; place < enemy.figures.size(); ++place) {
        QJsonObject figure = shownJson(enemy.figures[place], pack).toObject();
        nameStar(figure);
        const CarriedBeside carried = carriedBeside(pack, enemy.from, place);
        QJsonArray things;
        for (auto thing = carried.things.begin(); thing != carried.things.end(); ++thing)
            things.append(QJsonObject{{u"name"_s, thing.key()}, {u"count"_s, thing.value()}});
        if (carried.rounds > 0)
            things.append(QJsonObject{{u"name"_s, u"rounds"_s}, {u"count"_s, carried.rounds}});
        figure[u"carries"_s] = things;
        figures.append(figure);
    }
    return figures;
}

} // namespace

/// Returns the form for other programs, in which the enemies are figures without a name.
QJsonObject HalfMonths::shown(const Encounter &encounter, const Pack &pack) const
{
    const Scenario &scenario = *scenarioOf(encounter);
    JsonWriter json;
    json("kind", scenario.kind);
    json("role", scenario.role);
    json("enemy_role", scenario.enemyRole);
    json("recruits", scenario.recruits);
    json("enemy", encounter.enemy);
    json("enemy_vehicles", scenario.enemy.vehicles);
    json.orNone("own_vehicles", scenario.ownVehicles);
    json("vehicles", scenario.vehicles);
    json("civilians", scenario.civilians);
    json("hostages", scenario.hostages);
    json("antidote", scenario.antidote);
    json.orNone("surprised", scenario.surprised);
    json.orNone("after", scenario.after);
    json("stockpile", scenario.stockpile);
    json.orNone("settlement", encounter.settlement);
    json("seed", encounter.seed);
    json.ifAny("table", encounter.setup.grid);
    QJsonObject all = json.object();
    all[u"eal"_s] = QJsonValue();
    all[u"enemy_figures"_s] = enemyJson(scenario.enemy, pack);
    all[u"sections"_s] = shownJson(encounter.setup.sections, pack);
    all[u"press"_s] = encounter.press ? QJsonValue(slug(encounter.press->coverage)) : QJsonValue();
    all[u"press_crew"_s] = shownJson(encounter.press ? encounter.press->crew : std::vector<Profile>(), pack);
    return all;
}

namespace acts {

namespace {

void takeSide(Scenario &scenario, const Campaign &campaign, const ScenarioRow &row, int side)
{
    scenario.role = row.sides[side].role;
    scenario.enemyRole = row.sides[1 - side].role;
    const Campaign band = thoseWhoFight(campaign);
    if (const Figure *leader = band.leaderIn(campaign.turn))
        scenario.recruits = row.sides[side].recruits(leader->rep());
}

void demandParts(const ScenarioRow &row, const Scenario &wanted, Problems &problems)
{
    const Role opponent = row.opponentOf(wanted.role).role;
    if (row.side(wanted.role).role != wanted.role)
        problems << ActsText::tr("%2 has no side “%1”.").arg(words::title(wanted.role), row.title);
    else if (opponent != wanted.enemyRole)
        problems
            << ActsText::tr("Role “%1” has the opponents “%2”.").arg(words::title(wanted.role), words::title(opponent));
    if (wanted.surprised && wanted.surprised != row.watching)
        problems
            << ActsText::tr("Role “%1” cannot be surprised in this encounter.").arg(words::title(*wanted.surprised));
    if (wanted.vehicles > 0 && !row.vehicles)
        problems << ActsText::tr("%1 has no convoy.").arg(row.title);
    if (wanted.hostages > 0 && !row.hostages)
        problems << ActsText::tr("%1 has no hostages.").arg(row.title);
    if (wanted.antidote && !(row.hostages && wanted.role == Role::Recoverer))
        problems << ActsText::tr("Only the rescuers in a Recover can look for an antidote.");
    if (wanted.antidote && wanted.hostages > 0)
        problems << ActsText::tr("A Recover is about hostages or about an antidote, not about both.");
}

void demandEnemies(const Pack &pack, const Encounter &old, const Encounter &wanted, Problems &problems)
{
    const Force &enemy = scenarioOf(wanted)->enemy;
    if (wanted.meeting) {
        if (enemy.figures != scenarioOf(old)->enemy.figures || wanted.enemy != old.enemy)
            problems << ActsText::tr("Each band records who comes. To meet somebody else, re-roll the enemy "
                                     "from the list you want.");
        return;
    }
    demandList(pack, wanted.enemy, idsIn(pack.lists) + idsIn(pack.teams), problems);
    if (enemy.from != wanted.enemy)
        problems << ActsText::tr("The enemy is named in two different ways. Re-roll the enemy from the list you want.");
    if (enemy.figures.empty() || enemy.figures.size() > std::size_t(mostEnemies))
        problems << ActsText::tr("The enemy must have 1 to %n figures.", nullptr, mostEnemies);
    for (const Profile &figure : enemy.figures)
        demandProfile(pack, figure, 1, highestRep, ActsText::tr("enemy figure"), problems);
}

} // namespace

Scenario asKind(const Campaign &campaign, const Pack &pack, Scenario scenario, ScenarioKind kind)
{
    const int side = pack.scenarios->of(scenario.kind).sideOf(scenario.role);
    const ScenarioRow &row = pack.scenarios->of(kind);
    scenario.kind = kind;
    takeSide(scenario, campaign, row, side);
    if (!row.vehicles)
        scenario.vehicles = 0;
    if (!row.hostages) {
        scenario.hostages = 0;
        scenario.antidote = false;
    } else if (scenario.hostages == 0 && !scenario.antidote && !scenario.stockpile) {
        scenario.hostages = 1; // the fewest that ½d6 gives; the player enters the number it gave (p. 14)
    }
    scenario.stockpile = scenario.stockpile && mayConcernStockpile(kind);
    return scenario.surprised == row.watching ? scenario : withSurprised(scenario, std::nullopt);
}

Scenario asRole(const Campaign &campaign, const Pack &pack, Scenario scenario, Role role)
{
    const ScenarioRow &row = pack.scenarios->of(scenario.kind);
    takeSide(scenario, campaign, row, row.sideOf(role));
    scenario.antidote = scenario.antidote && role == Role::Recoverer;
    return scenario;
}

Scenario aboutAntidote(Scenario scenario, bool antidote)
{
    scenario.antidote = antidote;
    if (antidote) {
        scenario.hostages = 0;
        scenario.stockpile = false;
    }
    return scenario;
}

Scenario withEnemies(Scenario scenario, int figures)
{
    std::vector<Profile> &enemies = scenario.enemy.figures;
    if (figures >= 1 && !enemies.empty())
        enemies.resize(std::size_t(figures), Profile(enemies.back()));
    return scenario;
}

Scenario withSurprised(Scenario scenario, std::optional<Role> surprised)
{
    if (scenario.surprised != surprised) {
        scenario.watchingDie = 0;
        scenario.comingDie = 0;
    }
    scenario.surprised = surprised;
    return scenario;
}

void redealEnemy(Encounter &encounter, const Pack &pack, const QString &enemy, Dice &dice)
{
    Scenario &scenario = encounter.part.edit<Scenario>();
    scenario.enemy = raiseForce(pack, enemy, pack.scenarios->of(scenario.kind).opponentOf(scenario.role), dice);
    encounter.enemy = enemy;
    encounter.meeting.reset();
}

} // namespace acts

void HalfMonths::checkCorrection(const Campaign &campaign, const Pack &pack, const Encounter &wanted,
                                 Problems &problems) const
{
    using namespace acts;
    const Scenario &old = *scenarioIn(campaign);
    const Scenario &scenario = *scenarioOf(wanted);
    demandParts(pack.scenarios->of(scenario.kind), scenario, problems);
    const auto count = [&](int things, const QString &what, int most = mostThings) {
        if (things < 0 || things > most)
            problems << ActsText::tr("%1: use 0 to %2, not %3.").arg(what).arg(most).arg(things);
    };
    count(scenario.recruits, ActsText::tr("Grunts you may bring"), mostEnemies);
    count(scenario.vehicles, ActsText::tr("Convoy vehicles"));
    count(scenario.civilians, ActsText::tr("Civilians"));
    count(scenario.hostages, ActsText::tr("Hostages"));
    count(scenario.enemy.vehicles, ActsText::tr("Enemy vehicles"));
    count(scenario.ownVehicles.value_or(0), ActsText::tr("Your vehicles"));
    demandEnemies(pack, *campaign.encounter, wanted, problems);
    if (scenario.after != old.after)
        problems << ActsText::tr("The encounter this one followed is in the chronicle and cannot be changed.");
    if (campaign.play && scenario.enemy.figures != old.enemy.figures)
        problems << ActsText::tr("The enemy is already in play. Change the enemy there.");
}

/// Edits the kind first: the other fields depend on it.
void HalfMonths::correct(const Campaign &campaign, const Pack &pack, Encounter &encounter, Correction &wishes) const
{
    Scenario &scenario = encounter.part.edit<Scenario>();
    ScenarioKind kind = scenario.kind;
    wishes.choice(u"kind"_s, kind);
    if (kind != scenario.kind)
        scenario = acts::asKind(campaign, pack, scenario, kind);
    Role role = scenario.role;
    wishes.choice(u"role"_s, role);
    const ScenarioRow &row = pack.scenarios->of(kind);
    if (role != scenario.role && row.side(role).role == role)
        scenario = acts::asRole(campaign, pack, scenario, role);
    scenario.role = role;
    wishes.number(u"recruits"_s, scenario.recruits);
    wishes.number(u"vehicles"_s, scenario.vehicles);
    wishes.number(u"civilians"_s, scenario.civilians);
    QString about;
    wishes.word(u"about"_s, {u"hostages"_s, u"antidote"_s}, about);
    if (!about.isEmpty())
        scenario = acts::aboutAntidote(scenario, about == u"antidote"_s);
    wishes.number(u"hostages"_s, scenario.hostages);
    wishes.number(u"enemy-vehicles"_s, scenario.enemy.vehicles);
    int ownVehicles = scenario.ownVehicles.value_or(0);
    wishes.number(u"own-vehicles"_s, ownVehicles);
    if (ownVehicles != scenario.ownVehicles.value_or(0))
        scenario.ownVehicles = ownVehicles;
    auto figures = int(scenario.enemy.figures.size());
    wishes.number(u"enemies"_s, figures);
    if (figures < 1 || figures > acts::mostEnemies)
        scenario.enemy.figures.clear();
    scenario = acts::withEnemies(scenario, figures);
    auto surprised = scenario.surprised;
    wishes.choiceOrNone(u"surprised"_s, surprised);
    scenario = acts::withSurprised(scenario, surprised);
}

} // namespace muster

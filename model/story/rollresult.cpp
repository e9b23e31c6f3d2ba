// SPDX-License-Identifier: MIT
#include "model/story/rollresult.h"

#include "model/changes/campaign.h"
#include "model/changes/enemy.h"
#include "model/changes/play.h"
#include "model/rollkinds.h"
#include "model/story/landwords.h"
#include "model/story/playwords.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/systems/scenarios.h"
#include "model/texts.h"
#include "rules/dice/counting.h"
#include "rules/games/game.h"
#include "rules/media/coverage.h"
#include "rules/scenario/cards.h"

#include <algorithm>
#include <span>

namespace muster {

namespace {

/// Returns the half-month that the next roll of this kind is for. They begin with the current turn, or with the one
/// after it if something still due from the last encounter does not happen.
int halfMonthOf(const Reason &reason, std::span<const Roll> before, const Campaign &campaign)
{
    const bool movedOn = campaign.following || !campaign.due.empty();
    const auto rolled = std::ranges::count_if(before, [&](const Roll &one) { return one.reason == reason; });
    return campaign.turn + (movedOn ? 1 : 0) + int(rolled);
}

QString buildings(int count)
{
    if (count == 0)
        return StoryText::tr("no buildings");
    return StoryText::tr("%n buildings", nullptr, count);
}

QString terrainOf(const Section &section)
{
    QStringList parts{words::title(section.terrain)};
    if (section.road)
        parts << StoryText::tr("a road");
    if (section.river)
        parts << (section.river->lake ? StoryText::tr("a lake") : StoryText::tr("a river"));
    return parts.join(StoryText::tr(", "));
}

/// Returns the highest face that passes when this PEF moves.
int pefMovesAgainst(int pef, const Campaign &campaign)
{
    const PefInPlay *inPlay = campaign.play ? campaign.play->pef(pef) : nullptr;
    return inPlay && inPlay->pef.rep ? *inPlay->pef.rep : campaign.play->eal.value_or(0);
}

/// Describes the rolls of one act. There is a function for each family of rolls, which returns an empty text for
/// others.
class RollTeller
{
    Q_DECLARE_TR_FUNCTIONS(Story)

public:
    RollTeller(const Step &whole, const Campaign &before, const Pack &pack)
        : m_whole(whole)
        , m_pack(pack)
        , m_before(before)
        , m_after(before)
    {
        apply(m_after, whole);
        if (const auto *prepared = change<EncounterPrepared>())
            m_encounter = &prepared->encounter;
        else if (const auto *corrected = change<EncounterCorrected>())
            m_encounter = &corrected->encounter;
    }

    RollTold tell(std::size_t place) const
    {
        const Roll &roll = m_whole.rolls[place];
        const auto nameOf = [this](int id) {
            const Figure *figure = m_after.findEver(FigureId{id});
            return figure ? figure->name : m_pack.nameFor(id);
        };
        RollTold told{words::reason(roll.reason, nameOf), {}};
        if (roll.reason.kind == RollKind::CampaignTurn)
            told.title = words::halfMonth(roll.reason.subject);
        else if (roll.reason.kind == RollKind::PlayersTurn)
            told.title = tr("%1, %2").arg(
                words::halfMonth(halfMonthOf(roll.reason, std::span(m_whole.rolls).first(place), m_before)),
                nameOf(roll.reason.subject));
        else if (roll.reason.kind == RollKind::EnemyFigure)
            told.title = words::reason({RollKind::EnemyFigure, 0}, nameOf);
        if (m_encounter)
            told.result = toldOfScenario(roll, *m_encounter);
        for (const auto tell : {&RollTeller::ofTheBand, &RollTeller::ofTheCalendar, &RollTeller::ofTheLand,
                                &RollTeller::ofTheSides, &RollTeller::ofTheTable, &RollTeller::ofTheScenario}) {
            if (told.result.isEmpty())
                told.result = (this->*tell)(place);
        }
        return told;
    }

private:
    template<typename C>
    const C *change() const
    {
        return firstOf<C>(m_whole.changes);
    }

    QString ofTheBand(std::size_t place) const
    {
        const Reason reason = m_whole.rolls[place].reason;
        const Figure *figure = m_after.find(FigureId{reason.subject});
        const bool theirs = reason.subject > beforeTheirs;
        switch (reason.kind) {
        case RollKind::Recruit:
            if (isRolledAgain(place))
                return m_pack.outranking == Outranking::Barred
                    ? tr("rolled again: no Grunt outranks the Star")
                    : tr("rolled again: one special weapon or too much Rep over the limit");
            if (!figure || m_pack.hasSkill)
                return figure ? packWords(figure->profile.type) : QString();
            return tr("%1, %2").arg(packWords(figure->profile.type), words::worth(figure->profile, m_pack));
        case RollKind::RecruitWeapon:
            return figure ? words::weapon(figure->profile, m_pack) : QString();
        case RollKind::Attribute:
            return figure ? words::listing(words::attributes(*figure, m_pack)) : QString();
        case RollKind::Initiative:
            if (theirs)
                return tr("Initiative %1").arg(enemyAt(reason.subject - beforeTheirs).rep);
            return figure ? tr("Initiative %1").arg(figure->profile.rep) : QString();
        case RollKind::WeaponSkill:
            if (theirs)
                return tr("skill %1").arg(enemyAt(reason.subject - beforeTheirs).skill);
            return figure ? tr("skill %1").arg(figure->profile.skill) : QString();
        default:
            return {};
        }
    }
    QString ofTheCalendar(std::size_t place) const
    {
        const Roll &roll = m_whole.rolls[place];
        const Roll *next = after(place);
        const bool goesOn =
            !next || next->reason.kind == RollKind::CampaignTurn || next->reason.kind == RollKind::PlayersTurn;
        switch (roll.reason.kind) {
        case RollKind::CampaignTurn:
        case RollKind::PlayersTurn: {
            const bool comes = m_before.hasSeveralStars() // the other Stars roll anyway
                ? sum(roll.dice) == m_pack.calendar->encounterOn
                : !goesOn;
            return comes ? tr("an encounter") : tr("no encounter");
        }
        case RollKind::WhatFollows:
            return m_encounter && acts::cameAtOnce(*m_encounter) ? words::title(*m_encounter) : tr("nothing follows");
        case RollKind::ScenarioScore: {
            const bool last = !next || next->reason.kind != RollKind::ScenarioScore;
            const QString total = words::scenarioTotal(roll, m_before, m_pack);
            const bool tied = std::ranges::any_of(std::span(m_whole.rolls).subspan(place + 1),
                                                  [&](const Roll &one) { return one.reason == roll.reason; });
            if (tied)
                return tr("%1: a tie, rolled again").arg(total);
            return last && m_encounter ? tr("%1; chosen: %2").arg(total, words::title(*m_encounter)) : total;
        }
        case RollKind::Crew:
            return crewFigure(place);
        case RollKind::EnemyActivity:
            return m_encounter && m_encounter->eal ? tr("EAL %1").arg(*m_encounter->eal) : QString();
        case RollKind::EnemyFaction:
            return m_encounter ? words::enemy(m_encounter->enemy, m_pack) : QString();
        case RollKind::GameGround:
            return m_encounter ? words::title(*m_encounter) : QString();
        case RollKind::TimeOfDay:
            return m_encounter ? words::title(m_encounter->setup.time) : QString();
        default:
            return {};
        }
    }
    QString ofTheLand(std::size_t place) const
    {
        const Roll &roll = m_whole.rolls[place];
        const Section *land = section(roll.reason.subject);
        const Pef *pef = nullptr;
        if (m_encounter) {
            for (const Pef &one : m_encounter->setup.pefs)
                pef = one.id == roll.reason.subject ? &one : pef;
        }
        switch (roll.reason.kind) {
        case RollKind::Country:
            return land && land->country ? words::title(*land->country) : QString();
        case RollKind::Terrain:
            return land ? terrainOf(*land) : QString();
        case RollKind::Buildings:
            return land ? buildings(land->buildings) : QString();
        case RollKind::ObjectiveBuildings:
            return m_encounter ? buildings(m_encounter->setup.objectiveBuildings) : QString();
        case RollKind::Road:
            return land && land->road ? words::title(*land->road) : QString();
        case RollKind::RiverWidth:
            return land && land->river ? tr("%1\" wide").arg(land->river->width) : QString();
        case RollKind::RiverFord:
            if (!land || !land->river)
                return {};
            return land->river->bridge ? tr("a bridge, no ford") : tr("a ford");
        case RollKind::PefPlace:
            return pef ? tr("section %1").arg(pef->section) : QString();
        case RollKind::PefRep:
            return pef && pef->rep ? tr("Rep %1").arg(*pef->rep) : QString();
        default:
            return {};
        }
    }
    QString ofTheSides(std::size_t place) const
    {
        const Roll &roll = m_whole.rolls[place];
        const SettlementFound *found = change<SettlementFound>();
        const PressRolled *press = change<PressRolled>();
        switch (roll.reason.kind) {
        case RollKind::SettlementSize:
            return found ? words::sizeOf(found->settlement, m_pack) : QString();
        case RollKind::StructureCount:
            return found ? tr("structures: %1").arg(found->settlement.settlement.structures.size()) : QString();
        case RollKind::Structure:
            return found
                ? words::structure(found->settlement.settlement.structures.value(roll.reason.subject - 1), m_pack)
                : QString();
        case RollKind::Coverage:
            return press ? words::inLine(press->press.coverage) : QString();
        default:
            return {};
        }
    }
    QString ofTheTable(std::size_t place) const
    {
        const Roll &roll = m_whole.rolls[place];
        const auto countBefore = [&](RollKind kind) {
            return std::ranges::count_if(std::span(m_whole.rolls).first(place),
                                         [=](const Roll &one) { return one.reason.kind == kind; });
        };
        const std::vector<const GroupAppeared *> groups = allOf<GroupAppeared>(m_whole.changes);
        std::size_t figures = 0;
        for (const GroupAppeared *group : groups)
            figures += group->figures.size();
        const auto nth = std::size_t(countBefore(roll.reason.kind));
        switch (roll.reason.kind) {
        case RollKind::PefLetter: {
            const PefInPlay *pef = m_after.play ? m_after.play->pef(roll.reason.subject) : nullptr;
            return pef ? words::resolved(*pef) : QString();
        }
        case RollKind::HowMany:
            return nth < groups.size() ? words::figures(groups[nth]->figures.size()) : QString();
        case RollKind::EnemyTotal:
        case RollKind::ReinforcementFigures:
            return figures > 0 ? words::figures(int(figures)) : QString();
        case RollKind::EnemyLeader:
            return !groups.empty() && groups.front()->figures.front().leader ? tr("their leader is here")
                                                                             : tr("no leader");
        case RollKind::EnemyFigure:
            return enemyFigure(place);
        case RollKind::EnemyWeapon: {
            if (m_encounter && m_encounter->dealtEnemy())
                return words::weapon(enemyAt(roll.reason.subject), m_pack);
            std::size_t before = 0;
            for (const GroupAppeared *group : groups) {
                const std::size_t index = std::size_t(roll.reason.subject) - 1 - before;
                if (index < group->figures.size())
                    return words::weapon(group->figures[index].profile, m_pack);
                before += group->figures.size();
            }
            return {};
        }
        case RollKind::GroupSide:
            if (const auto *moved = change<GroupMoved>(); moved && moved->flank)
                return moved->flank == Side::Left ? tr("to the left") : tr("to the right");
            return groups.size() > 1 && groups[1]->side == Side::Left ? tr("to the left") : tr("to the right");
        case RollKind::PefMove:
        case RollKind::PefDirection:
            return pefMove(roll.reason.kind, roll.reason.subject);
        case RollKind::Activation:
            return isRolledAgain(place) || (after(place) && after(place)->reason.kind == RollKind::ReinforcementCheck)
                ? tr("a tie: rolled again")
                : QString();
        case RollKind::GuardPlace:
        case RollKind::GuardDistance:
        case RollKind::GuardFacing: {
            const auto *placed = change<GuardsPlaced>();
            const auto index = std::size_t(roll.reason.subject - 1);
            if (!placed || index >= placed->guards.size())
                return {};
            const Guard &guard = placed->guards[index];
            if (roll.reason.kind == RollKind::GuardPlace)
                return guard.inside ? tr("inside") : tr("outside");
            return roll.reason.kind == RollKind::GuardDistance ? tr("%1\" away").arg(guard.inches)
                                                               : words::guard(guard);
        }
        default:
            return {};
        }
    }
    QString ofTheScenario(std::size_t place) const
    {
        const auto *stood = change<ScenarioStood>();
        if (!stood)
            return {};
        const ScenarioInPlay &now = stood->now;
        switch (m_whole.rolls[place].reason.kind) {
        case RollKind::Card:
            if (after(place) && after(place)->reason.kind == RollKind::Card)
                return tr("equal: drawn again");
            return words::order(now.order);
        case RollKind::AmbushTurn:
            return now.ambush ? tr("sprung") : tr("not sprung yet");
        case RollKind::AmbushRange:
            return now.ambush ? tr("%1\" away").arg(now.ambush->inches) : QString();
        case RollKind::Running:
            return now.pursuit ? tr("Runners %1").arg(now.pursuit->runners) : QString();
        case RollKind::Reinforcements: {
            const auto *own = change<ReinforcementsCame>();
            const auto *group = change<GroupAppeared>();
            return words::figures(own ? own->figures : group ? int(group->figures.size()) : 0);
        }
        default:
            return {};
        }
    }

    const Roll *after(std::size_t place) const
    {
        return place + 1 < m_whole.rolls.size() ? &m_whole.rolls[place + 1] : nullptr;
    }
    bool isRolledAgain(std::size_t place) const
    {
        const Roll *next = after(place);
        return next && next->reason == m_whole.rolls[place].reason;
    }
    const Section *section(int number) const
    {
        if (!m_encounter)
            return nullptr;
        const auto &sections = m_encounter->setup.sections;
        return number == 0 && !sections.empty() ? &sections.front() : sectionIn(sections, number);
    }
    /// Returns "figure 3 of 6: Soldier, Rep 4". The total is that of its group, because the size of other groups is not
    /// known yet.
    QString enemyFigure(std::size_t place) const
    {
        const int number = m_whole.rolls[place].reason.subject;
        const auto told = [](int nth, std::size_t of, const QString &who) {
            return tr("figure %1 of %2: %3").arg(QString::number(nth), QString::number(of), who);
        };
        if (const Force *force = m_encounter ? m_encounter->dealtEnemy() : nullptr) {
            const Profile figure = enemyAt(number);
            return told(number, force->figures.size(),
                        m_pack.hasSkill ? packWords(figure.type)
                                        : tr("%1, %2").arg(packWords(figure.type), words::worth(figure, m_pack)));
        }
        int nth = number; // figures are numbered through all groups that come
        for (const GroupAppeared *group : allOf<GroupAppeared>(m_whole.changes)) {
            const auto size = int(group->figures.size());
            if (nth <= size)
                return told(nth, group->figures.size(), words::enemy(group->figures[std::size_t(nth - 1)]));
            nth -= size;
        }
        return {};
    }
    /// Returns a figure of the enemy's dealt force, by its position from 1.
    Profile enemyAt(int number) const
    {
        const Force *force = m_encounter ? m_encounter->dealtEnemy() : nullptr;
        const auto place = std::size_t(number - 1);
        return force && place < force->figures.size() ? force->figures[place] : Profile();
    }
    /// Returns a member of the media crew. The crew is a reporter and a camera operator; a second one of the same kind is
    /// rolled again (p. 10).
    QString crewFigure(std::size_t place) const
    {
        const auto figureOf = [this](const Roll &roll) {
            return m_pack.list(m_pack.media->list)->figures.at(sum(roll.dice));
        };
        const auto partOf = [&](const Roll &roll) { return crewPartOf(*m_pack.media, figureOf(roll).weapon); };
        const Roll &roll = m_whole.rolls[place];
        const bool again = partOf(roll) == CrewPart::None
            || std::ranges::any_of(std::span(m_whole.rolls).first(place), [&](const Roll &one) {
                               return one.reason.kind == RollKind::Crew && partOf(one) == partOf(roll);
                           });
        const QString who = packWords(figureOf(roll).type);
        return again ? tr("%1: rolled again").arg(who) : who;
    }
    QString pefMove(RollKind kind, int pef) const
    {
        const auto *moved = change<PefMoved>();
        if (!moved || moved->pef != pef)
            return {};
        if (kind == RollKind::PefDirection)
            return words::pefMove(moved->move, moved->inches, pefsBy(m_before, m_pack));
        for (const Roll &roll : m_whole.rolls) {
            if (roll.reason.kind == kind)
                return pefWays(passed(roll.dice, pefMovesAgainst(pef, m_before)));
        }
        return {};
    }
    /// Returns the moves that this number of dice passed may lead to, depending on the next die, for the direction.
    QString pefWays(int count) const
    {
        const PefsBy by = pefsBy(m_before, m_pack);
        const PefMoves &moves = by == PefsBy::Resolved ? m_pack.patrol->pefMoves : m_pack.activity->pefMoves;
        QStringList ways;
        if (count > 0) {
            for (const auto &row : moves[std::size_t(count - 1)][m_before.play->waitingPefs() > 1].rows)
                //: Faces of a die, and where they send a PEF: "1–2: 8″ to the nearest PEF"
                ways << tr("%1–%2: %3")
                            .arg(row.from)
                            .arg(row.to)
                            .arg(words::pefMove(row.outcome.move, row.outcome.inches, by));
        }
        return ways.size() < 2 ? passedInWords(count) : tr("%1 (%2)").arg(passedInWords(count), ways.join(tr("; ")));
    }

    const Step &m_whole;
    const Pack &m_pack;
    const Campaign &m_before;
    Campaign m_after;
    const Encounter *m_encounter = nullptr; ///< the encounter that this act rolls
};

} // namespace

std::vector<FaceMeaning> passOrFail(int passing, int sides)
{
    std::vector<FaceMeaning> all;
    if (passing > 0)
        all.push_back({1, std::min(passing, sides), StoryText::tr("passed", "a die")});
    if (passing < sides)
        all.push_back({std::max(passing, 0) + 1, sides, StoryText::tr("failed", "a die")});
    return all;
}

std::vector<FaceMeaning> tellFaces(const DiceRequest &request, std::size_t known, const Campaign &before,
                                   const Pack &pack, const std::function<Step(int face)> &whole)
{
    if (request.reason.kind == RollKind::PefMove)
        return passOrFail(pefMovesAgainst(request.reason.subject, before), request.sides);
    constexpr int mostFaces = 6; // a table with many more is not read at a glance
    std::vector<FaceMeaning> all;
    for (int face = 1; request.count == 1 && request.sides <= mostFaces && face <= request.sides; ++face) {
        const QString meaning = tellRolls(whole(face), known + 1, before, pack).back().result;
        if (meaning.isEmpty())
            return {};
        if (!all.empty() && all.back().meaning == meaning)
            all.back().to = face;
        else
            all.push_back({face, face, meaning});
    }
    return all.size() > 1 ? all : std::vector<FaceMeaning>();
}

QString tellRequest(const DiceRequest &request, const Rolls &soFar, const Campaign &before, const words::NameOf &nameOf)
{
    if (request.reason.kind != RollKind::PlayersTurn)
        return words::request(request, nameOf);
    const QString what = StoryText::tr("%1, %2").arg(words::reason(request.reason, nameOf),
                                                     words::halfMonth(halfMonthOf(request.reason, soFar, before)));
    return StoryText::tr("%1: %2").arg(what, words::dice(request.count, request.sides));
}

bool nothingFollows(const Step &whole, std::size_t known)
{
    const auto *prepared = firstOf<EncounterPrepared>(whole.changes);
    return !(prepared && acts::cameAtOnce(prepared->encounter))
        && std::ranges::any_of(std::span(whole.rolls).first(std::min(known, whole.rolls.size())),
                               [](const Roll &roll) { return roll.reason.kind == RollKind::WhatFollows; });
}

std::vector<RollTold> tellRolls(const Step &whole, std::size_t known, const Campaign &before, const Pack &pack)
{
    const RollTeller teller(whole, before, pack);
    std::vector<RollTold> told;
    for (std::size_t place = 0; place < std::min(known, whole.rolls.size()); ++place)
        told.push_back(teller.tell(place));
    return told;
}

namespace {

/// Adds the pieces of an earlier setup that are not rolled yet.
template<typename Piece, typename Number>
void keepThe(std::vector<Piece> &now, const std::vector<Piece> &before, Number number)
{
    for (const Piece &was : before) {
        if (std::ranges::none_of(now, [&](const Piece &one) { return one.*number == was.*number; }))
            now.push_back(was);
    }
    std::ranges::sort(now, [=](const Piece &a, const Piece &b) { return a.*number < b.*number; });
}

} // namespace

std::optional<Encounter> encounterSoFar(const Step &whole, std::size_t known, const Campaign &before)
{
    std::optional<Encounter> encounter;
    if (const auto *prepared = firstOf<EncounterPrepared>(whole.changes))
        encounter = prepared->encounter;
    for (const EncounterCorrected *corrected : allOf<EncounterCorrected>(whole.changes))
        encounter = corrected->encounter;
    if (!encounter)
        return std::nullopt;
    const Rolls unknown(whole.rolls.begin() + std::ptrdiff_t(std::min(known, whole.rolls.size())), whole.rolls.end());
    const auto toCome = [&](std::initializer_list<RollKind> kinds, std::optional<int> subject = {}) {
        return !rollsFor(unknown, kinds, subject).empty();
    };
    Setup &setup = encounter->setup;
    std::erase_if(setup.sections, [&](const Section &section) {
        return toCome({RollKind::Terrain, RollKind::Country}, section.number) || toCome({RollKind::Country}, 0);
    });
    const bool roads = toCome({RollKind::Road}); // a road has the direction of the first section it leads through
    for (Section &section : setup.sections) {
        if (toCome({RollKind::Buildings}, section.number))
            section.buildings = 0;
        if (roads && !rollsFor(whole.rolls, {RollKind::Terrain}, section.number).empty())
            section.road.reset();
        if (toCome({RollKind::RiverWidth, RollKind::RiverFord}, section.number))
            section.river.reset();
    }
    const bool objective = !toCome({RollKind::ObjectiveBuildings}); // PEFs may be in the objective's buildings
    std::erase_if(setup.pefs, [&](const Pef &pef) { return !objective || toCome({RollKind::PefPlace}, pef.id); });
    for (Pef &pef : setup.pefs) {
        if (toCome({RollKind::PefRep}, pef.id))
            pef.rep.reset();
    }
    if (!objective)
        setup.objectiveBuildings = 0;
    if (toCome({RollKind::EnemyActivity}))
        encounter->eal.reset();
    if (before.encounter) {
        keepThe(setup.sections, before.encounter->setup.sections, &Section::number);
        keepThe(setup.pefs, before.encounter->setup.pefs, &Pef::id);
    }
    return encounter;
}

} // namespace muster

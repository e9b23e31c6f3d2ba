// SPDX-License-Identifier: MIT
#include "model/campaign/overloaded.h"
#include "model/campaign/step.h"
#include "rules/pack/scenarioslugs.h"

#include <algorithm>

namespace muster {

namespace {

/// Files are checked before they are folded, so a change that names nobody is our own mistake.
Figure &member(Campaign &campaign, FigureId id)
{
    Figure *figure = campaign.find(id);
    Q_ASSERT(figure);
    return *figure;
}

void setRep(Figure &figure, int rep)
{
    figure.profile.rep = rep;
    figure.bestRep = std::max(figure.bestRep, rep);
}

void insertById(std::vector<Figure> &band, Figure figure)
{
    const auto place = std::find_if(band.begin(), band.end(), [&](const Figure &other) {
        return other.star == figure.star ? other.id > figure.id : !other.star && figure.star;
    });
    band.insert(place, std::move(figure));
}

void leave(Campaign &campaign, const FigureLeft &change)
{
    Figure figure = member(campaign, change.id);
    std::erase_if(campaign.band, [&](const Figure &f) { return f.id == change.id; });
    figure.status = change.status;
    campaign.former.push_back({std::move(figure), {campaign.turn, change.poisoning, change.cause}});
    if (campaign.play)
        std::erase_if(campaign.play->own, [&](const OwnFigure &own) { return own.id == change.id; });
}

void comeBack(Campaign &campaign, FigureId id)
{
    const auto gone = std::find_if(campaign.former.rbegin(), campaign.former.rend(),
                                   [=](const FormerFigure &f) { return f.figure.id == id; });
    Q_ASSERT(gone != campaign.former.rend());
    Figure figure = gone->figure;
    campaign.former.erase(std::next(gone).base());
    figure.status = Status::Active;
    if (figure.star && campaign.phase == Phase::Over)
        campaign.phase = Phase::Prepare;
    insertById(campaign.band, std::move(figure));
    if (campaign.play)
        campaign.play->own.push_back({id, TableState::AtHome});
}

/// What is on the table follows what was dealt where that is set right.
/// The police of a robbery and those of a follow-up say nothing of whom the band meets next.
bool bringsItsOwnEnemy(const Encounter &encounter)
{
    return encounter.scenario && (encounter.scenario->enemyRole == Role::Police || encounter.scenario->after);
}

void correctPlay(Play &play, const Encounter &was, const Encounter &is)
{
    if (is.eal != was.eal)
        play.eal = is.eal;
    play.buildings.resize(static_cast<std::size_t>(is.setup.objectiveBuildings));
}

void strike(Campaign &campaign, const SettlementStruck &change)
{
    std::erase_if(campaign.settlements, [&](const KeptSettlement &kept) { return kept.id == change.id; });
    if (campaign.encounter && campaign.encounter->settlement == change.id)
        campaign.encounter->settlement.reset();
}

void arm(Figure &figure, const GearChanged &change)
{
    figure.profile.weapon = change.gear.weapon;
    figure.profile.armorWorn = change.gear.armor;
    figure.laidAside = change.laidAside;
}

/// What is used up is no longer listed.
void stock(Stockpile &pile, const StockChanged &change)
{
    int &count = pile[change.item];
    count += change.by;
    if (count == 0)
        pile.remove(change.item);
}

void finish(Campaign &campaign, const EncounterFinished &change)
{
    const Encounter &encounter = *campaign.encounter;
    PastEncounter past{campaign.turn, encounter.kind, encounter.eal, change.outcome, std::nullopt, change.won};
    if (encounter.scenario)
        past.scenario = encounter.scenario->kind;
    if (encounter.game)
        past.game = encounter.game->title;
    campaign.past.push_back(past);
    campaign.encounter.reset();
    campaign.play.reset();
    campaign.phase = Phase::Prepare;
}

} // namespace

void apply(Campaign &campaign, const Change &change)
{
    std::visit(Overloaded{
                   [&](const Founded &c) {
                       campaign.name = c.name;
                       campaign.rules = c.rules;
                       campaign.list = c.list;
                       campaign.options = c.options;
                   },
                   [&](const FigureJoined &c) {
                       campaign.lastId = std::max(campaign.lastId, number(c.figure.id));
                       insertById(campaign.band, c.figure);
                   },
                   [](const FigureFared &) {},
                   [](const FigureRecovered &) {},
                   [&](const RepChanged &c) { setRep(member(campaign, c.id), c.to); },
                   [&](const FigureLeft &c) { leave(campaign, c); },
                   [&](const FigureReturned &c) { comeBack(campaign, c.id); },
                   [](const LoyaltyTested &) {},
                   [&](const PoisonSet &c) { member(campaign, c.id).poisoned = c.on; },
                   [&](const ExemptSet &c) { member(campaign, c.id).exempt = c.on; },
                   [&](const EncounterPrepared &c) {
                       campaign.encounter = c.encounter;
                       if (!bringsItsOwnEnemy(c.encounter))
                           campaign.enemy = c.encounter.enemy;
                       campaign.eal = c.encounter.eal;
                       campaign.phase = Phase::Play;
                       campaign.following.reset();
                   },
                   [&](const EncounterFinished &c) { finish(campaign, c); },
                   [&](const MonthServed &c) {
                       for (Figure &figure : campaign.band)
                           figure.months += c.counts(figure.id) ? 1 : 0;
                   },
                   [&](const TurnEnded &c) {
                       ++campaign.turn;
                       campaign.following.reset();
                       campaign.next = c.next;
                       campaign.eal = c.next.eal;
                   },
                   [&](const CampaignEnded &) { campaign.phase = Phase::Over; },
                   [&](const FigureCorrected &c) {
                       Figure &figure = member(campaign, c.figure.id);
                       const int best = figure.bestRep;
                       figure = c.figure;
                       figure.bestRep = std::max(best, figure.rep());
                   },
                   [&](const CampaignCorrected &c) {
                       campaign.name = c.name;
                       campaign.turn = c.turn;
                       campaign.eal = c.eal;
                       campaign.next = c.next;
                       campaign.options = c.options;
                   },
                   [&](const EncounterCorrected &c) {
                       if (campaign.play)
                           correctPlay(*campaign.play, *campaign.encounter, c.encounter);
                       campaign.encounter = c.encounter;
                       campaign.enemy = c.encounter.enemy;
                       campaign.eal = c.encounter.eal;
                   },
                   [&](const ChangesPlay auto &c) { applyToPlay(campaign, c); },
                   [&](const FigureAway &c) { member(campaign, c.id).backIn = c.backIn; },
                   [&](const FigureMarked &c) { member(campaign, c.id).marked = true; },
                   [](const FirstAidGiven &) {},
                   [&](const PointsEarned &c) { member(campaign, c.id).points += c.share + c.deeds; },
                   [&](const TurnsPassed &c) {
                       campaign.turn += c.turns;
                       campaign.following.reset();
                   },
                   [&](const FollowUpDue &c) { campaign.following = c.following; },
                   [&](const TravelBegun &c) { campaign.journey = c.journey; },
                   [&](const Arrived &c) {
                       campaign.options[localeOption] = slug(c.locale);
                       campaign.journey.reset();
                   },
                   [&](const SettlementFound &c) { campaign.settlements.push_back(c.settlement); },
                   [&](const SettlementCorrected &c) { *campaign.settlement(c.settlement.id) = c.settlement; },
                   [&](const SettlementStruck &c) { strike(campaign, c); },
                   [&](const GearChanged &c) { arm(member(campaign, c.id), c); },
                   [&](const StockChanged &c) { stock(campaign.stockpile, c); },
                   [&](const PressRolled &c) { campaign.encounter->press = c.press; },
               },
               change);
}

void apply(Campaign &campaign, const Step &step)
{
    for (const Change &change : step.changes)
        apply(campaign, change);
}

Campaign fold(const Steps &steps, std::size_t count)
{
    Campaign campaign;
    std::for_each_n(steps.begin(), std::min(count, steps.size()), [&](const Step &step) { apply(campaign, step); });
    return campaign;
}

} // namespace muster

template class std::vector<muster::Change>;

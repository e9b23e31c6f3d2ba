// SPDX-License-Identifier: MIT
#include "tests/machineplayer/asread.h"

#include "model/acts/demands.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/parts.h"
#include "model/systems/scenarios.h"
#include "rules/slug.h"

namespace muster::machine {

namespace {

retold::Figure asRead(const Figure &figure, const Campaign &campaign, bool firstEdition)
{
    retold::Figure read;
    read.id = number(figure.id);
    read.star = figure.star;
    read.leader = number(figure.leader);
    if (figure.star)
        read.list = plain(figure.list.isEmpty() ? campaign.list : figure.list);
    read.rep = figure.rep();
    read.skill = figure.profile.skill;
    const Gear gear = figure.laidAside.value_or(Gear{figure.profile.weapon, figure.profile.armorWorn});
    read.weapon = plain(gear.weapon);
    if (firstEdition) {
        read.armor = plain(gear.armor);
        for (const Kit &kit : figure.carries)
            read.carries[plain(kit.item)] = kit.count;
    } else if (!figure.star && !figure.attributes.empty()) {
        read.attribute = plain(figure.attributes.front());
    }
    read.months = figure.months;
    read.poisoned = figure.poisoned;
    read.exempt = figure.exempt;
    read.outranks = figure.outranksStar;
    read.backIn = figure.backIn;
    read.held = firstEdition && figure.isHeld() && figure.star;
    read.marked = figure.marked;
    read.upgraded = figure.laidAside.has_value();
    read.points = figure.points;
    return read;
}

std::vector<retold::Foe> foesOf(const Force &force)
{
    std::vector<retold::Foe> foes;
    for (const Profile &profile : force.figures)
        foes.push_back({profile.rep, profile.skill, plain(profile.weapon)});
    return foes;
}

/// Reads the stockpiles. Each band has its own if the campaign keeps them apart (R97).
void readStock(retold::Stand &read, const auto &campaign)
{
    for (const Figure *star : campaign.stars()) {
        const Stockpile stock = campaign.stockOf(star->id);
        for (auto thing = stock.begin(); thing != stock.end(); ++thing)
            read.stock[number(star->id)][plain(thing.key())] = thing.value();
    }
}

retold::Encounter asRead(const Encounter &encounter)
{
    retold::Encounter read;
    read.enemy = plain(encounter.enemy);
    if (const Scenario *scenario = scenarioOf(encounter)) {
        read.kind = plain(slug(scenario->kind));
        read.role = plain(slug(scenario->role));
        read.enemyRole = plain(slug(scenario->enemyRole));
        read.foes = foesOf(scenario->enemy);
        read.recruits = scenario->recruits;
        read.vehicles = scenario->vehicles;
        read.enemyVehicles = scenario->enemy.vehicles;
        read.civilians = scenario->civilians;
        read.hostages = scenario->hostages;
        if (scenario->surprised)
            read.surprised = plain(slug(*scenario->surprised));
        if (scenario->after)
            read.after = plain(slug(*scenario->after));
        read.whose = number(encounter.whose);
        read.ownVehicles = scenario->ownVehicles.value_or(-1);
        if (encounter.meeting) {
            read.meets = number(encounter.meeting->star);
            read.enemy.clear();
            read.foes.clear(); // they are the other band's once both parties are written down
        }
        return read;
    }
    if (const GameInHand *game = gameOf(encounter)) {
        read.kind = plain(game->title);
        read.foes = foesOf(game->enemy);
        return read;
    }
    read.kind = plain(slug(encounter.kind));
    read.eal = encounter.eal.value_or(0);
    read.night = encounter.setup.time == TimeOfDay::Night;
    read.objectiveBuildings = encounter.setup.objectiveBuildings;
    for (const Pef &pef : encounter.setup.pefs)
        read.pefs.push_back({pef.section, pef.rep.value_or(0), pef.inBuilding});
    return read;
}

} // namespace

retold::Stand asRead(const Campaign &campaign, const Pack &pack)
{
    const bool firstEdition = pack.scenarios.has_value();
    retold::Stand read;
    read.phase = plain(slug(campaign.phase));
    read.turn = campaign.turn;
    read.eal = campaign.eal.value_or(0);
    if (systemOf(campaign, pack).traits.knowsNext) {
        read.next = plain(slug(campaign.next.kind));
        read.nextEal = campaign.next.eal.value_or(0);
    }
    for (const Figure &figure : campaign.band)
        read.band.push_back(asRead(figure, campaign, firstEdition));
    for (const FormerFigure &former : campaign.former) {
        const retold::Figure figure = asRead(former.figure, campaign, firstEdition);
        read.gone[figure.id] = {figure, plain(slug(former.figure.status))};
    }
    readStock(read, campaign);
    if (isWasteland(campaign, pack))
        read.locale = plain(acts::optionValue(campaign, pack, localeOption));
    if (campaign.journey) {
        read.travelsTo = plain(slug(campaign.journey->to));
        read.arrivesIn = campaign.journey->arrivesIn;
    }
    if (campaign.encounter)
        read.encounter = asRead(*campaign.encounter);
    if (campaign.following)
        read.follows = plain(slug(campaign.following->over.kind));
    for (const FigureId star : campaign.due) {
        if (campaign.find(star))
            read.due.push_back(number(star));
    }
    return read;
}

std::vector<retold::Fall> asFallen(const Rolls &rolls)
{
    std::vector<retold::Fall> falls;
    for (const Roll &roll : rolls) {
        retold::Fall fall{plain(slug(roll.reason.kind)), roll.reason.subject, {}};
        for (const Die die : roll.dice)
            fall.faces.push_back(die.face);
        falls.push_back(std::move(fall));
    }
    return falls;
}

retold::Report asTold(const Campaign &campaign, const BattleReport &report)
{
    const auto part = [](const Fraction &fraction) {
        return retold::Fraction{fraction.numerator, fraction.denominator};
    };
    retold::Report told;
    told.success = report.outcome == Outcome::Success;
    told.won = part(report.won.value_or(Fraction{told.success ? 1 : 0, 1}));
    if (report.theirs)
        told.theirs = part(*report.theirs);
    for (const Figure &figure : campaign.band) {
        for (const ReportedFate &fared : report.figures) {
            if (fared.id != figure.id)
                continue;
            const Deeds &deeds = fared.deeds;
            told.figures.push_back({number(fared.id), plain(slug(fared.fate)), deeds.wounded, deeds.lostNerve,
                                    deeds.inflictedDamage, deeds.kills, deeds.routed, deeds.initiativeLost,
                                    deeds.wound ? plain(slug(*deeds.wound)) : ""});
        }
    }
    told.enemyLost = report.enemy.lost;
    told.follows = plain(report.enemy.follows);
    for (const Kit &kit : report.enemy.salvage)
        told.salvage[plain(kit.item)] += kit.count;
    for (auto heir = report.heirs.begin(); heir != report.heirs.end(); ++heir)
        told.heirs[number(heir.key())] = number(*heir);
    return told;
}

} // namespace muster::machine

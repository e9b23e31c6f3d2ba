// SPDX-License-Identifier: MIT
#include "tests/machineplayer/firstedition.h"

#include <algorithm>

// The aftermath of an encounter (Chain Reaction, first edition, pp. 7, 13 to 15).

namespace retold {

namespace {

bool stands(const Fared &fared)
{
    return fared.fate == "fine" || fared.fate == "scratched" || fared.fate == "bad-wound";
}

/// Returns whether the figure loses its nerve. A surrender is a Runaway result too (p. 7, R67, R97).
bool losesNerve(const Fared &fared)
{
    const bool ran = fared.fate == "ran-away" || fared.fate == "surrendered";
    return fared.lostNerve || (ran && !fared.wounded && fared.wound.empty());
}

/// Returns whether the figure gains Rep (p. 7, R8, R66).
bool learns(const Figure &figure, const Fared &fared)
{
    const bool harmed = fared.inflicted || fared.kills > 0 || fared.routed > 0;
    return stands(fared) && harmed && !figure.marked && (figure.rep == 2 || figure.rep == 3);
}

bool isBadlyHurt(const Fared &fared)
{
    return fared.fate == "bad-wound" || fared.fate == "unconscious"
        || (fared.fate == "ran-away" && fared.wound == "bad-wound");
}

Fraction whole(bool won)
{
    return won ? Fraction{1, 1} : Fraction{};
}

} // namespace

Fraction scored(const std::string &kind, const std::string &role, const Outcome &now)
{
    const bool wipedOut = now.ownLost >= now.own; // R97
    const int gone = now.enemyKilled + now.enemyTaken;
    const bool drivenOff = !now.enemyStands || gone >= now.enemy;
    const bool halved = 2 * now.ownLost >= now.own;
    if (wipedOut)
        return {};
    if (kind == "ambush" && role == "ambushed")
        return now.ownLeft == 0 ? Fraction{} : 2 * now.ownLeft >= now.own ? Fraction{1, 1} : Fraction{1, 2};
    if (kind == "ambush")
        return gone >= now.enemy ? Fraction{1, 1} : 2 * now.enemyLeft >= now.enemy ? Fraction{} : Fraction{1, 2};
    if (kind == "firefight" || kind == "garrison" || (kind == "sweep" && role == "defender"))
        return !drivenOff ? Fraction{} : halved ? Fraction{1, 2} : Fraction{1, 1};
    if (kind == "pursuit")
        return whole(role == "runner" ? now.objective || drivenOff : gone >= now.enemy);
    if (kind == "raid" && role == "defender")
        return whole(gone >= now.enemy || (drivenOff && now.looted == 0));
    if (kind == "raid")
        return drivenOff                                        ? Fraction{1, 1}
            : now.looted > 0 && 2 * now.looted >= now.dwellings ? Fraction{1, 2}
                                                                : Fraction{};
    if (kind == "recover")
        return whole(role == "recoverer" ? now.hostagesOut == now.hostages : now.hostagesOut == 0 && drivenOff);
    if (kind == "robbery") // a robber who leaves has the loot
        return whole(role == "robber" ? now.objective && now.ownLeft > 0
                                      : !(now.objective && now.enemyOut > 0) && !now.enemyStands);
    if (kind == "siege")
        return whole(role == "besieged" ? now.ownLeft > 0 || drivenOff : gone >= now.enemy);
    if (gone < now.enemy) // a Sweep's attackers
        return {gone, now.enemy};
    return now.enemyKilled >= now.enemy ? Fraction{2, 1} : Fraction{1, 1};
}

static bool hasLeft(const FirstEdition::Table &table, int id)
{
    const auto left = [=](const FirstEdition::OnTable &one) { return one.id == id && one.end == "left-table"; };
    return std::any_of(table.own.begin(), table.own.end(), left)
        || std::any_of(table.enemy.begin(), table.enemy.end(), left);
}

bool FirstEdition::holdsField(const std::string &role, const Fraction &won, const Report &report, int star) const
{
    const bool gone = table && !outcomeFor(stand.encounter->role != role).enemyStands;
    const bool named = !table && !stand.encounter->meets && report.enemyLost.size() >= stand.encounter->foes.size();
    // A side that wins by leaving controls the field only if nobody else is left on it (p. 15).
    const bool leaves =
        (role == "ambushed" || role == "runner" || role == "recoverer" || role == "robber") && !gone && !named;
    const bool anybody = std::any_of(report.figures.begin(), report.figures.end(), [&](const Fared &fared) {
        const Figure *figure = stand.find(fared.id);
        return figure && figure->leader == star && stands(fared) && !(table && hasLeft(*table, fared.id));
    });
    // Raiders who did not drive the enemy off left with their loot (R78).
    const bool looted = role == "raider" && won.over < won.under;
    // A besieged side that slips away does not hold the field. If the besiegers left, nobody pursues it.
    const bool slippedAway = role == "besieged" && report.follows != "nothing" && !gone;
    const bool becameAmbush =
        stand.encounter->kind == "pursuit" && report.follows == "ambush"; // and was not scored (R97)
    return !won.isNothing() && anybody && !leaves && !looted && !slippedAway && !becameAmbush;
}

/// Adds weapons, armour and equipment of a lost figure to the stockpile (p. 15).
void FirstEdition::loseArms(const Figure &figure, std::map<std::string, int> &stock) const
{
    const std::set<std::string> nothing{"varies", "special", "unarmed", "claws", "mike", "camera", ""};
    if (!nothing.contains(figure.weapon))
        ++stock[figure.weapon];
    if (figure.armor != "none")
        ++stock[figure.armor];
    for (const auto &[thing, count] : figure.carries) {
        if (thing != "rounds")
            stock[thing] += count;
    }
}

/// Returns the Star who takes over the Grunts of a lost Star (R36); 0 for none.
int FirstEdition::heirOf(int star, const Report &report) const
{
    const auto heir = report.heirs.find(star);
    const bool follow = std::any_of(stand.band.begin(), stand.band.end(),
                                    [=](const Figure &figure) { return !figure.star && figure.leader == star; });
    const bool takes = heir != report.heirs.end() && stand.find(heir->second) && room(heir->second) > 0;
    return follow && takes ? heir->second : 0;
}

/// Passes on the stockpiles of lost Stars: the first Star's goes to the next, another's goes with the Grunts or is
/// lost.
void FirstEdition::leaveStocks(const Report &report)
{
    const std::vector<int> stars = stand.stars();
    for (const auto &[star, things] : std::map(stand.stock)) {
        if (stand.find(star))
            continue;
        const int keeper = !stars.empty() && star < stars.front() ? stars.front() : heirOf(star, report);
        for (const auto &[thing, count] : things) {
            if (keeper > 0)
                stand.stock[keeper][thing] += count;
        }
        stand.stock.erase(star);
    }
}

void FirstEdition::finish(const Report &report, Tape &tape)
{
    const Encounter over = *stand.encounter;
    // R71: besiegers who are gone before anybody left do not pursue.
    const bool inside = over.role == "besieged";
    const bool outlasted =
        over.kind == "siege" && table && !outcomeFor(!inside).enemyStands && outcomeFor(inside).enemyLeft == 0;
    const int ours = starOf(over.whose);
    std::map<int, int> brought;
    for (const Fared &fared : report.figures)
        ++brought[over.meets ? stand.find(fared.id)->leader : ours];
    const bool weHold = holdsField(over.role, report.won, report, ours) || !report.salvage.empty();
    const bool theyHold = over.meets && holdsField(over.enemyRole, *report.theirs, report, over.meets);
    const int holder = weHold ? ours : theyHold ? over.meets : 0;
    const int firstStar = stand.stars().front();
    const bool severalStars = several();
    const bool holderFell = std::any_of(report.figures.begin(), report.figures.end(), [&](const Fared &fared) {
        const bool isSpent = losesNerve(fared) && !isBadlyHurt(fared) && stand.find(fared.id)->rep == 1;
        return fared.id == holder && (fared.fate == "dead" || fared.fate == "turned" || isSpent);
    });
    stand.encounter.reset();
    stand.phase = "prepare";
    table.reset();
    std::map<std::string, int> found;
    for (Figure &figure : stand.band)
        figure.upgraded = false;
    std::vector<std::pair<int, std::string>> lost;
    for (const Fared &fared : report.figures) {
        Figure &figure = *stand.find(fared.id);
        const bool met = over.meets && figure.leader == over.meets;
        const bool becameAmbush = over.kind == "pursuit" && report.follows == "ambush"; // which is scored instead (R97)
        const Fraction won = becameAmbush ? Fraction{} : met ? *report.theirs : report.won;
        figure.points += 400 * won.over / (won.under * brought[met ? over.meets : ours]) // R65
            + 40 * fared.kills + 20 * fared.routed;
        const bool fell = fared.fate == "dead" || fared.fate == "turned";
        if (fell) {
            // Stars fall first. The stockpile of a fallen Star is lost unless somebody takes it over.
            const bool isThere = !holderFell || holder == firstStar || (figure.star && figure.id <= holder)
                || heirOf(holder, report) > 0;
            if (holder && (holder != figure.id || severalStars) && isThere) {
                loseArms(figure, found);
                figure.weapon = figure.weapon == "varies" || figure.weapon == "special" ? figure.weapon : "unarmed";
                figure.armor = "none";
                std::erase_if(figure.carries, [](const auto &thing) { return thing.first != "rounds"; });
            }
            lost.emplace_back(figure.id, fared.fate);
            continue;
        }
        if (losesNerve(fared)) {
            if (--figure.rep == 0)
                lost.emplace_back(figure.id, "gone");
        } else if (learns(figure, fared)) {
            ++figure.rep;
        }
        if ((fared.fate == "captured" || fared.fate == "surrendered") && figure.rep > 0) {
            if (figure.star)
                figure.held = true; // R85
            else
                lost.emplace_back(figure.id, "captured");
        }
    }
    for (const Fared &fared : report.figures) {
        if (!isBadlyHurt(fared))
            continue;
        Figure &figure = *stand.find(fared.id);
        const int passed = tape.passed("recovery", std::max(1, figure.rep), fared.id);
        if (figure.rep == 0)
            continue;
        if (passed == 0) {
            if (--figure.rep == 0) {
                lost.emplace_back(figure.id, "gone");
                continue;
            }
            figure.marked = true;
        }
        figure.backIn = stand.turn + (passed == 2 ? 2 : 4) + 1;
    }
    for (const auto &[id, status] : lost) {
        if (status == "gone")
            stand.find(id)->rep = 1; // before the loss
        stand.lose(id, status);
    }
    for (const auto &[id, status] : lost) {
        if (status == "captured" || status == "turned") // because these may come back
            ++stand.gone[id].figure.months;
    }
    endCaptivity(over, ours, report);
    for (const auto &[thing, count] : report.salvage)
        found[thing] += count;
    for (const auto &[thing, count] : found)
        stand.stock[holder][thing] += count;
    leaveStocks(report);
    if (stand.stars().empty()) {
        stand.phase = "over";
        stand.due.clear();
        return;
    }
    for (const Fared &fared : report.figures) {
        if (Figure *figure = stand.find(fared.id)) // over the whole career
            ++figure->months;
    }
    disband(report);
    if (!outlasted || !report.follows.empty())
        expectFollowUp(over, report);
    leaveStocks(report);
    std::erase_if(stand.due, [this](int star) { return !stand.find(star); });
    if (!m_following && stand.due.empty())
        endTurn();
}

/// Frees captives after a Recover in which a band comes for its own (R85, R97).
void FirstEdition::endCaptivity(const Encounter &over, int ours, const Report &report)
{
    const bool met = over.meets && over.enemyRole == "recoverer";
    if (over.kind == "recover" && (met || over.role == "recoverer")) {
        const int rescuer = met ? over.meets : ours;
        const auto wasThere = [&](int id) {
            return std::any_of(report.figures.begin(), report.figures.end(),
                               [=](const Fared &fared) { return fared.id == id; });
        };
        std::vector<const Figure *> captives;
        for (const auto &[id, gone] : stand.gone) {
            const bool own = over.whose == 0 || gone.figure.leader == rescuer;
            if (gone.status == "captured" && !gone.figure.star && !wasThere(id) && own)
                captives.push_back(&gone.figure);
        }
        const Figure *star = stand.find(rescuer);
        const bool starWasHeld = star && star->held && !wasThere(rescuer);
        if (starWasHeld)
            captives.push_back(star);
        std::sort(captives.begin(), captives.end(), [](const Figure *one, const Figure *other) {
            return one->rep != other->rep ? one->rep > other->rep : one->id < other->id;
        });
        const bool done = met ? !report.theirs->isNothing() : report.success;
        const int out = std::min(over.hostages, report.hostagesOut.value_or(done ? over.hostages : 0));
        std::vector<int> free;
        for (const Figure *captive : captives) {
            if (static_cast<int>(free.size()) < out)
                free.push_back(captive->id);
        }
        for (const int id : free)
            bringHome(id);
        if (starWasHeld && stand.find(rescuer)->held)
            stand.lose(rescuer, "captured");
    }
    // A captured Star is lost if nobody is left to free it.
    for (const int star : stand.stars()) {
        const auto comes = [&](const Figure &figure) {
            return !figure.held && (figure.leader == star || !stand.find(figure.leader));
        };
        if (stand.find(star)->held && std::none_of(stand.band.begin(), stand.band.end(), comes))
            stand.lose(star, "captured");
    }
}

void FirstEdition::bringHome(int id)
{
    if (Figure *star = stand.find(id)) {
        star->held = false;
        return;
    }
    Figure figure = stand.gone[id].figure;
    stand.gone.erase(id);
    if (!stand.find(figure.leader)) {
        for (const int star : stand.stars()) {
            figure.leader = star;
            if (room(star) > 0)
                break;
            figure.leader = stand.stars().front();
        }
    }
    stand.band.push_back(figure);
    stand.sort();
}

/// Moves the Grunts of a lost Star to another Star with room, lowest id first; the others leave (R36).
void FirstEdition::disband(const Report &report)
{
    const std::vector<Figure> band = stand.band;
    for (const Figure &figure : band) {
        if (figure.star || stand.find(figure.leader))
            continue;
        const auto heir = report.heirs.find(figure.leader);
        if (heir != report.heirs.end() && stand.find(heir->second) && room(heir->second) > 0)
            stand.find(figure.id)->leader = heir->second;
        else
            stand.lose(figure.id, "left");
    }
}

/// Records whether an encounter may follow at once (pp. 13 to 15, R71, R77, R97).
void FirstEdition::expectFollowUp(const Encounter &over, const Report &report)
{
    const bool player = !report.follows.empty() && report.follows != "nothing";
    const bool byTheBook = over.kind == "raid" || over.kind == "sweep" || over.kind == "recover"
        || over.kind == "robbery" || (over.kind == "siege" && (over.role == "besieged") == report.success);
    if (report.follows == "nothing" || !(player || byTheBook))
        return;
    Following next{over.kind,          over.role, report.follows, over.enemy, {},
                   over.enemyVehicles, {},        over.whose,     over.meets};
    for (const Fared &fared : report.figures)
        next.fought.insert(fared.id);
    int kills = 0;
    for (const Fared &fared : report.figures)
        kills += fared.kills;
    bool leaderLost = false;
    for (std::size_t i = 0; i < over.foes.size(); ++i) {
        const int place = static_cast<int>(i) + 1;
        const bool lost = report.enemyLost.empty()
            ? place > static_cast<int>(over.foes.size()) - kills
            : std::find(report.enemyLost.begin(), report.enemyLost.end(), place) != report.enemyLost.end();
        if (!lost)
            next.foes.push_back(over.foes[i]);
        else if (place == 1)
            leaderLost = true;
    }
    if (leaderLost && !next.foes.empty()) { // the next leader has the highest Rep, then the lowest number (R97)
        const auto best = std::max_element(next.foes.begin(), next.foes.end(),
                                           [](const Foe &one, const Foe &other) { return one.rep < other.rep; });
        std::rotate(next.foes.begin(), best, best + 1);
    }
    m_following = next;
    const bool oursLive = stand.find(starOf(over.whose)) && !able(starOf(over.whose)).empty();
    const bool theirsLive = over.meets ? stand.find(over.meets) && !able(over.meets).empty() : !next.foes.empty();
    if (oursLive && theirsLive)
        stand.follows = over.kind;
    else
        m_following.reset();
}

void FirstEdition::endTurn()
{
    ++stand.turn;
    stand.due.clear();
    if (!stand.travelsTo.empty() && stand.turn >= stand.arrivesIn) {
        stand.locale = stand.travelsTo;
        stand.travelsTo.clear();
        stand.arrivesIn = 0;
    }
}

} // namespace retold

// SPDX-License-Identifier: MIT
#include "tests/machineplayer/months.h"

#include <algorithm>

namespace retold {

void Months::join(int id, const std::string &list, int rep, const std::string &weapon)
{
    stand.band.push_back({id, true, id, list, rep, 0, weapon});
    stand.sort();
}

int Months::lastId() const
{
    int last = 0;
    for (const Figure &figure : stand.band)
        last = std::max(last, figure.id);
    for (const auto &[id, gone] : stand.gone)
        last = std::max(last, id);
    return last;
}

/// Returns the number of Grunts that the Star may still recruit (R11, R36).
int Months::room(int star) const
{
    const int grunts = static_cast<int>(stand.bandOf(star).size()) - 1;
    return std::max(0, stand.find(star)->rep - grunts);
}

/// Prepares the encounter (Swordplay pp. 28 to 30).
void Months::prepare(const std::string &enemy, Tape &tape)
{
    Encounter encounter;
    encounter.kind = stand.next;
    encounter.enemy = enemy;
    encounter.eal = stand.nextEal;
    if (!plain && encounter.eal == 0) {
        const std::vector<int> two = tape.roll("enemy-activity", 2);
        encounter.eal = std::min(5, std::max(two[0], two[1]));
    }
    tape.skip({"country", "terrain", "buildings", "road", "river-width", "river-ford"});
    if (encounter.kind != "patrol") {
        encounter.objectiveBuildings = tape.die("objective-buildings") == 6 ? 2 : 1;
        encounter.night = tape.die("time-of-day") == 6;
    }
    placePefs(encounter, tape);
    stand.encounter = encounter;
    stand.eal = encounter.eal;
    stand.phase = "play";
}

/// Ends a month without a battle (R34).
void Months::rest()
{
    for (Figure &figure : stand.band)
        ++figure.months;
    ++stand.turn;
}

void Months::part(int star, int heir)
{
    disband(star, heir);
    stand.lose(star, "left");
}

/// Moves the Grunts of a Star to the heir, lowest id first as long as there is room; the others leave (R36).
void Months::disband(int star, int heir, const std::string &status)
{
    const std::vector<Figure> band = stand.band;
    for (const Figure &figure : band) {
        if (figure.star || figure.leader != star)
            continue;
        const Figure *to = stand.find(heir);
        if (!to || !mayFollow(figure, *to) || room(heir) == 0) {
            stand.lose(figure.id, status);
            continue;
        }
        Figure &grunt = *stand.find(figure.id);
        grunt.leader = heir;
        grunt.months = 0;
        grunt.outranks = outranks(grunt, *to);
        m_takenOver.push_back(grunt.id);
    }
}

void Months::correct(int id, int rep)
{
    Figure &figure = *stand.find(id);
    figure.rep = rep;
    figure.outranks = !figure.star && outranks(figure, *stand.find(figure.leader));
}

void Months::bringBack(int id)
{
    Figure figure = stand.gone.at(id).figure;
    stand.gone.erase(id);
    figure.months = 0;
    figure.exempt = figure.poisoned = false; // used up by the tests that it missed, R19
    stand.band.push_back(figure);
    stand.sort();
}

void Months::begin(const std::vector<int> &party)
{
    table.clear();
    for (const int id : party)
        table[id].id = id;
}

void Months::stands(int id, const std::string &state)
{
    Fared &fared = table.at(id);
    if (state == "captured" && fared.fate == "out-of-the-fight")
        fared.wound = fared.fate;
    fared.fate = state;
}

Report Months::reported(bool success) const
{
    Report report;
    report.success = success;
    for (const Figure &figure : stand.band) {
        if (table.contains(figure.id))
            report.figures.push_back(table.at(figure.id));
    }
    return report;
}

void Months::finish(const Report &report, Tape &tape)
{
    const Encounter over = *stand.encounter;
    stand.encounter.reset();
    stand.phase = "prepare";
    m_takenOver.clear();
    const std::vector<Figure> before = stand.band;
    takeFates(report);
    table.clear();
    for (const Fared &fared : report.figures)
        recover(fared, tape);
    if (stand.stars().empty()) {
        stand.phase = "over";
        return;
    }
    const std::vector<Figure> recovered = stand.band;
    for (const Figure &figure : recovered) { // R10
        const Figure *star = stand.find(figure.leader);
        const bool goes = star && !figure.star && (outrankedNow ? figure.rep > star->rep : figure.outranks);
        if (goes && !plain)
            stand.lose(figure.id, "left");
    }
    for (Figure &figure : stand.band)
        ++figure.months;
    for (const Figure &figure : before) {
        if (figure.star && !stand.find(figure.id)) {
            const auto heir = report.heirs.find(figure.id);
            disband(figure.id, heir == report.heirs.end() ? 0 : heir->second);
        }
    }
    for (const int star : plain || !loyalty ? std::vector<int>() : stand.stars())
        stayOrGo(star, report, tape);
    goOn(over, report.success);
}

void Months::takeFates(const Report &report)
{
    for (const Fared &fared : report.figures) {
        Figure &figure = *stand.find(fared.id);
        const bool checked = prisonersChecked && (table.empty() || !fared.wound.empty()); // R98
        if (fared.fate == "obviously-dead")
            stand.lose(fared.id, "dead");
        else if (fared.fate == "captured" && !checked)
            stand.lose(fared.id, "captured");
        else if (fared.fate == "cheated-death" && figure.rep == 1)
            stand.lose(fared.id, "gone");
        else if (fared.fate == "cheated-death")
            --figure.rep;
    }
}

/// Rolls for recovery (Swordplay p. 23, Chain Reaction 3.0 p. 20, R3, R14, R15).
void Months::recover(const Fared &fared, Tape &tape)
{
    Figure *figure = stand.find(fared.id);
    const bool prisoner = figure && fared.fate == "captured"; // prisoners who were not checked are lost already
    const bool out = fared.fate == "out-of-the-fight" || prisoner;
    if (!figure || !(out || fared.fate == "ran-away"))
        return;
    const int passed = std::min(2, tape.passed("recovery", figure->rep, fared.id));
    int costs = passed == 2 ? 0 : passed == 1 ? (out ? oneDieCosts() : 1) : -1; // −1: lost
    bool freed = false;
    if (passed == 0 && figure->star) {
        const bool spared = figure->rep > 1 && !(out && starDies);
        costs = spared ? 1 : -1;
        freed = spared && prisoner; // R98
    }
    if (costs < 0)
        return stand.lose(fared.id, out ? "dead" : "gone");
    if (figure->rep == costs)
        return stand.lose(fared.id, "gone");
    figure->rep -= costs;
    if (prisoner && !freed)
        stand.lose(fared.id, "captured");
}

/// Tests Stay or Go (Swordplay p. 27, R16 to R21, R32).
void Months::stayOrGo(int starId, const Report &report, Tape &tape)
{
    const auto isTakenOver = [this](int id) {
        return std::find(m_takenOver.begin(), m_takenOver.end(), id) != m_takenOver.end();
    };
    bool starOut = false;
    bool losses = false;
    for (const Fared &fared : report.figures) {
        const Figure *figure = stand.find(fared.id) ? stand.find(fared.id) : &stand.gone.at(fared.id).figure;
        const bool out = fared.fate == "out-of-the-fight" || fared.wound == "out-of-the-fight";
        if (figure->leader != starId || isTakenOver(fared.id))
            continue;
        if (figure->star)
            starOut = out;
        else
            losses = losses || out || fared.fate == "obviously-dead";
    }
    std::vector<Figure> band;
    for (const Figure *figure : stand.bandOf(starId)) {
        if (!figure->star && !isTakenOver(figure->id))
            band.push_back(*figure);
    }
    const bool anybody = std::any_of(band.begin(), band.end(), [](const Figure &figure) { return !figure.exempt; });
    const int dice = std::max(0, stand.find(starId)->rep - (starOut ? 1 : 0) - (losses ? 1 : 0));
    const int whose = stand.stars().size() > 1 ? starId : 0;
    const std::vector<int> common = anybody ? tape.roll("star-holds", dice, whose) : std::vector<int>();
    std::vector<int> firm;
    std::vector<Figure> poisoning;
    for (const Figure &grunt : band) {
        if (grunt.exempt)
            continue;
        const int net = grunt.months / 3 - (grunt.poisoned ? 1 : 0);
        const int kept = std::max(0, dice + std::min(0, net));
        int holds =
            static_cast<int>(std::count_if(common.begin(), common.begin() + kept, [](int face) { return face <= 3; }));
        holds += tape.successes("star-holds-one", net, grunt.id);
        const int weighs = tape.successes("grunt-weighs", grunt.rep, grunt.id);
        if (holds > weighs && holds >= 2 * weighs) {
            firm.push_back(grunt.id);
        } else if (weighs > holds) {
            stand.lose(grunt.id, "left");
            if (weighs >= 2 * holds)
                poisoning.push_back(grunt);
        } else if (weighs == holds && !report.success) {
            stand.lose(grunt.id, "left");
        }
    }
    for (const Figure &figure : band) { // used up, R19
        if (Figure *grunt = stand.find(figure.id)) {
            grunt->exempt = std::find(firm.begin(), firm.end(), figure.id) != firm.end();
            grunt->poisoned = std::any_of(poisoning.begin(), poisoning.end(),
                                          [&](const Figure &leaver) { return figure.rep <= leaver.rep; });
        }
    }
    for (Figure &figure : stand.band) { // new members of this band are poisoned too
        if (isTakenOver(figure.id) && figure.leader == starId)
            figure.poisoned = figure.poisoned
                || std::any_of(poisoning.begin(), poisoning.end(),
                               [&](const Figure &leaver) { return figure.rep <= leaver.rep; });
    }
}

/// Sets the next encounter (Swordplay p. 29, R13). Without an EAL, only patrols and raids are linked (R51).
void Months::goOn(const Encounter &over, bool success)
{
    ++stand.turn;
    if (plain) {
        stand.next = over.kind == "patrol" && success ? "raid-attack" : "patrol";
        return;
    }
    int eal = over.eal;
    if (over.kind == "patrol") {
        stand.next = success ? "raid-attack" : "raid-defend";
        eal += success ? 0 : 1;
    } else if (over.kind == "raid-attack") {
        stand.next = success ? "raid-attack" : "patrol";
        eal += success ? 1 : -1;
    } else {
        stand.next = success ? "patrol" : "raid-defend";
        eal -= success ? 1 : 0;
    }
    stand.nextEal = std::clamp(eal, 1, 5);
    stand.eal = stand.nextEal;
}

std::vector<Listed> listed(std::initializer_list<std::pair<int, Listed>> upTo)
{
    std::vector<Listed> all;
    for (const auto &[last, row] : upTo) {
        while (static_cast<int>(all.size()) + 2 <= last)
            all.push_back(row);
    }
    return all;
}

/// Rolls 1d6 for each section. If raiders come, it also rolls the edge at which they enter (R25, R26).
void placeByDie(Encounter &encounter, Tape &tape)
{
    for (int id = 1; id <= 3; ++id) {
        if (encounter.kind == "raid-attack" && id <= encounter.objectiveBuildings) {
            encounter.pefs.push_back({2, 0, true});
            continue;
        }
        const int face = tape.die("pef-place", id);
        encounter.pefs.push_back({encounter.kind == "raid-defend" ? 6 + halfUp(face) : face, 0, false});
    }
}

} // namespace retold

// SPDX-License-Identifier: MIT
#include "tests/machineplayer/firstedition.h"

#include <algorithm>
#include <sstream>

// The figures of an encounter, and the choice of the encounter (Chain Reaction, first edition, pp. 8 to 15, 18 to 20).

namespace retold {

namespace {

/// A row of a list: the Rep, "+" with a flak jacket, and the weapon; "*" for a special one.
struct Row {
    int rep = 0;
    bool flak = false;
    std::string weapon;
};

struct List {
    int figuresPerSpecial = 0; ///< 0: any number
    std::string specials; ///< weapons that count as special
    std::vector<Row> rows; ///< indexed by 2d6 − 2
};

List list(int figuresPerSpecial, const std::string &specials, bool flak, const std::string &text)
{
    List made{figuresPerSpecial, specials, {}};
    std::istringstream words(text);
    for (std::string word; words >> word;) {
        const bool marked = word[1] == '+';
        made.rows.push_back({word[0] - '0', flak || marked, word.substr(marked ? 2 : 1)});
    }
    return made;
}

/// Returns a list (pp. 8 to 11, 18, 19).
const List &listCalled(const std::string &name)
{
    const std::string heavy = "grenade-launcher light-machine-gun law flame-thrower rocket-launcher";
    static const std::map<std::string, List> lists{
        {"military",
         list(5, heavy, true,
              "3varies 3varies 3varies 4varies 4varies 5varies 4special 4varies 3varies 3varies 3varies")},
        {"mercenaries",
         list(0, heavy, true,
              "3varies 3varies 4varies 4varies 5varies 4varies 5special 4varies 3varies 3varies 3varies")},
        {"guerrillas",
         list(10, "grenade-launcher law light-machine-gun", false,
              "2carbine 3carbine 3carbine 3assault-rifle 4rifle 4assault-rifle 3carbine 5submachine-gun 4special "
              "3rifle 2carbine")},
        {"gang",
         list(8, "light-machine-gun grenade-launcher", false,
              "2pistol 3pistol 3special 3shotgun 4shotgun 4assault-rifle 3pistol 5submachine-gun 3machine-pistol "
              "3pistol 2pistol")},
        {"police",
         list(0, "", false, "3pistol 5pistol 4pistol 3pistol 4pistol 5pistol 4pistol 3pistol 3pistol 4pistol 3pistol")},
        {"civilians",
         list(0, "assault-rifle machine-pistol", false,
              "2bat 3pistol 3special 2shotgun 2pistol 4rifle 3pistol 4rifle 3shotgun 3pistol 2pistol")},
        {"outcasts",
         list(0, "", false,
              "4rifle 4shotgun 3pistol 4+rifle 5shotgun 4assault-rifle 5pistol 3rifle 4assault-rifle 5pistol "
              "5assault-rifle")},
        {"tribal",
         list(0, "", false,
              "5rifle 3submachine-gun 2pistol 4rifle 3+submachine-gun 4assault-rifle 5shotgun 3pistol 2rifle 5pistol "
              "3pistol")},
        {"feudal",
         list(0, "", false,
              "4assault-rifle 4+rifle 3shotgun 5pistol 4assault-rifle 4+shotgun 5pistol 3pistol 3rifle 5pistol "
              "3pistol")},
    };
    return lists.at(name);
}

bool isTeam(const std::string &from)
{
    return from == "firm" || from == "aliens" || from == "zombies";
}

/// Returns a team as printed: the Black Ops (p. 19), aliens and zombies (R84).
const std::vector<Foe> &team(const std::string &name)
{
    static const std::vector<Foe> firm{{5, 0, "submachine-gun"},
                                       {5, 0, "rocket-launcher"},
                                       {4, 0, "flame-thrower"},
                                       {4, 0, "submachine-gun"},
                                       {4, 0, "submachine-gun"}};
    static const std::vector<Foe> aliens{{5, 0, "claws"}, {4, 0, "claws"}, {4, 0, "claws"}};
    static const std::vector<Foe> zombies{{3, 0, "unarmed"}};
    return name == "firm" ? firm : name == "aliens" ? aliens : zombies;
}

bool isSpecial(const List &list, const std::string &weapon)
{
    return weapon == "special"
        || (!weapon.empty() && (" " + list.specials + " ").find(" " + weapon + " ") != std::string::npos);
}

/// Rolls a row of a list. The number of special weapons is limited to one for every `figuresPerSpecial` figures, at
/// least one; a roll above the limit is repeated (R76).
const Row &rollRow(const List &list, const std::vector<std::string> &weapons, int size, const std::string &reason,
                   int subject, Tape &tape)
{
    const auto carried = std::count_if(weapons.begin(), weapons.end(),
                                       [&](const std::string &weapon) { return isSpecial(list, weapon); });
    const bool full = list.figuresPerSpecial > 0 && carried >= std::max(1, size / list.figuresPerSpecial);
    for (;;) {
        const Row &row = list.rows[static_cast<std::size_t>(tape.total(reason, 2, subject) - 2)];
        if (!(full && isSpecial(list, row.weapon)))
            return row;
    }
}

std::vector<Foe> raise(const std::string &from, int perTwoRep, Tape &tape)
{
    std::vector<Foe> foes;
    std::vector<std::string> weapons;
    int size = 1;
    for (int place = 1; place <= size; ++place) {
        const bool printed = isTeam(from) && (from != "firm" || place <= 5);
        if (printed) {
            const std::vector<Foe> &all = team(from);
            foes.push_back(all[static_cast<std::size_t>(place - 1) % all.size()]);
        } else {
            const List &rolled = listCalled(from == "firm" ? "feudal" : from);
            const Row &row = rollRow(rolled, weapons, size, "enemy-figure", place, tape);
            foes.push_back({row.rep, 0, row.weapon});
        }
        weapons.push_back(foes.back().weapon);
        if (place == 1)
            size = 1 + halfUp(perTwoRep * foes.front().rep);
    }
    return foes;
}

/// Rolls the vehicles: one for a number of figures, if 2d6 succeed (pp. 18, 19).
int vehiclesFor(const std::string &list, int figures, Tape &tape)
{
    if (list == "firm")
        return 1;
    static const std::map<std::string, std::pair<int, int>> rows{
        {"outcasts", {4, 8}}, {"tribal", {3, 7}}, {"feudal", {6, 8}}};
    const auto row = rows.find(list);
    const int most = row == rows.end() ? 0 : figures / row->second.first;
    return most > 0 && tape.total("vehicles", 2) >= row->second.second ? most : 0;
}

/// Returns the faction for a score of 2d6 (p. 19).
std::string faction(const std::string &locale, int score)
{
    static const std::map<std::string, std::string> rows{{"badlands", "f o e t t e t t t o f"},
                                                         {"old-nevada", "f o e e t t e e f o f"},
                                                         {"california", "f o t e t t e e f f f"}};
    const char letter = rows.at(locale)[static_cast<std::size_t>(2 * (score - 2))];
    return letter == 'f' ? "firm" : letter == 'o' ? "outcasts" : letter == 'e' ? "feudal" : "tribal";
}

constexpr int notHere = -99;

/// Returns the modifiers for ambush, firefight, garrison, pursuit, raid, recover, robbery, siege, sweep (p. 12, R62,
/// R74).
const std::vector<int> &modifiers(const std::string &genre)
{
    static const std::vector<int> military{0, 2, 1, -1, 2, -1, notHere, 0, 2};
    static const std::vector<int> gang{-1, 1, notHere, notHere, 1, 0, 2, 0, 0};
    static const std::vector<int> movie{0, notHere, 1, 1, 0, 0, notHere, -1, notHere};
    static const std::vector<int> aliens{0, 0, 1, 1, 0, 0, notHere, notHere, 0};
    if (genre == "gang" || genre == "wasteland")
        return gang;
    return genre == "b-movie" ? movie : genre == "aliens" ? aliens : military;
}

const std::vector<std::string> kinds{"ambush",  "firefight", "garrison", "pursuit", "raid",
                                     "recover", "robbery",   "siege",    "sweep"};

} // namespace

const FirstEdition::Kind &FirstEdition::of(const std::string &kind)
{
    static const std::map<std::string, Kind> all{
        {"ambush", {{"ambushed", 2}, {"ambusher", 2}, true, 1}},
        {"firefight", {{"meeting", 2}, {"meeting", 2}, false}},
        {"garrison", {{"garrison", 2}, {"attacker", 4}, true, 2, "garrison"}},
        {"pursuit", {{"runner", 2}, {"chaser", 3}, true, 1}},
        {"raid", {{"raider", 3}, {"defender", 4}, true, 0, "defender"}},
        {"recover", {{"recoverer", 3}, {"defender", 2}, true, 0, "defender"}},
        {"robbery", {{"robber", 2}, {"police", 2}, false}},
        {"siege", {{"besieged", 2}, {"besieger", 4}, true}},
        {"sweep", {{"attacker", 4}, {"defender", 2}, true, 0, "defender"}},
    };
    return all.at(kind);
}

void FirstEdition::join(int id, const std::string &from, int rep, const std::string &weapon, const std::string &armor)
{
    const std::map<std::string, int> grenades{{"grenade", 2}};
    Figure star{id, true, id, from, rep, 0, weapon, armor};
    if (from == "military" || from == "mercenaries") // p. 8, R76
        star.carries = grenades;
    if (from == "firm")
        star.carries = {{"grenade", 2}, {"sword", 1}};
    stand.band.push_back(star);
    if (from == "firm") {
        for (std::size_t place = 1; place < team(from).size(); ++place) {
            const Foe &printed = team(from)[place];
            Figure figure{id + static_cast<int>(place), false, id, "", printed.rep, 0, printed.weapon, "body-armor"};
            figure.carries = grenades;
            if (place == 1)
                figure.carries = {{"grenade", 2}, {"rifle", 1}, {"rounds", 4}};
            stand.band.push_back(figure);
        }
    }
    stand.sort();
}

int FirstEdition::room(int star) const
{
    const Figure *leader = stand.leaderOf(star);
    if (!leader || m_following || (stand.encounter && !stand.encounter->after.empty()))
        return 0; // R77
    const bool inHand = stand.encounter
        && (stand.encounter->whose == 0 || stand.encounter->whose == star || stand.encounter->meets == star);
    const int most = inHand ? allowed(star) : leader->rep;
    return std::max(0, most - static_cast<int>(stand.presentOf(star).size()) + 1);
}

void FirstEdition::recruit(int star, int count, Tape &tape)
{
    const std::string from = listOf(star) == "firm" ? "feudal" : listOf(star);
    const List &rolled = listCalled(from);
    std::vector<std::string> weapons;
    for (const Figure *figure : stand.bandOf(star)) {
        weapons.push_back(figure->weapon);
        for (const auto &[thing, number] : figure->carries)
            weapons.insert(weapons.end(), static_cast<std::size_t>(number), thing);
    }
    const int size = static_cast<int>(stand.bandOf(star).size()) + count;
    int last = 0;
    for (const Figure &figure : stand.band)
        last = std::max(last, figure.id);
    for (const auto &[id, gone] : stand.gone)
        last = std::max(last, id);
    for (int id = last + 1; id <= last + count; ++id) {
        const Row &row = rollRow(rolled, weapons, size, "recruit", id, tape);
        weapons.push_back(row.weapon);
        Figure figure{id, false, star, "", row.rep, 0, row.weapon, row.flak ? "flak" : "none"};
        if (from == "military" || from == "mercenaries")
            figure.carries = {{"grenade", 2}};
        stand.band.push_back(figure);
    }
    stand.sort();
}

bool FirstEdition::canBeLed(int star, int turn) const
{
    const std::vector<const Figure *> band = stand.bandOf(star);
    return std::any_of(band.begin(), band.end(), [=](const Figure *figure) { return !figure->isAway(turn); });
}

/// Returns the locale in which the band is. A journey takes two turns, and the second is spent in the new locale (R86).
std::string FirstEdition::localeIn(int turn) const
{
    return !stand.travelsTo.empty() && turn >= stand.arrivesIn - 1 ? stand.travelsTo : stand.locale;
}

/// Rolls the kind of encounter (p. 12, R61).
std::string FirstEdition::chooseKind(Tape &tape) const
{
    const std::vector<int> &column = modifiers(genre);
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        if (column[i] != notHere)
            open.push_back(i);
    }
    while (open.size() > 1) {
        std::vector<std::size_t> best;
        int most = notHere;
        for (const std::size_t i : open) {
            const int score = tape.total("scenario-score", 2) + column[i];
            if (score > most)
                best.clear();
            if (score >= most)
                best.push_back(i);
            most = std::max(most, score);
        }
        open = best;
    }
    return kinds[open.front()];
}

void FirstEdition::deal(const std::string &kind, const std::string &role, const std::string &enemy, int whose,
                        int meets, std::vector<Foe> standing, Tape &tape)
{
    const Kind &book = of(kind);
    const int star = starOf(whose);
    Encounter dealt;
    dealt.kind = kind;
    dealt.whose = several() ? whose : 0;
    dealt.after = m_following ? m_following->over : "";
    if (m_following)
        m_able = m_following->fought;
    if (kind == "ambush" && dealt.after != "pursuit") // R78
        dealt.vehicles = tape.die("convoy-vehicles");
    bool first = role.empty() || role == book.first.role;
    if (role.empty() && book.roleDie)
        first = tape.die("role") <= 3;
    if (role.empty() && kind == "robbery")
        first = listOf(star) != "police"; // R63
    const Side &own = first ? book.first : book.second;
    const Side &theirs = first ? book.second : book.first;
    dealt.role = own.role;
    dealt.enemyRole = theirs.role;
    dealt.meets = meets;
    dealt.enemy = meets ? "" : theirs.role == "police" && !m_following ? "police" : enemy;
    stand.encounter = dealt;
    Encounter &encounter = *stand.encounter;
    const Figure *leader = stand.find(able(star).front());
    encounter.recruits = halfUp(own.perTwoRep * leader->rep);
    int theirRep = 0;
    if (meets) {
        theirRep = stand.find(able(meets).front())->rep;
    } else if (m_following) {
        encounter.foes = std::move(standing);
        encounter.enemyVehicles = m_following->vehicles;
        theirRep = encounter.foes.front().rep;
    } else {
        encounter.foes = raise(encounter.enemy, theirs.perTwoRep, tape);
        encounter.enemyVehicles = vehiclesFor(encounter.enemy, static_cast<int>(encounter.foes.size()), tape);
        theirRep = encounter.foes.front().rep;
    }
    if (book.civilianDice && tape.die("civilians-there") == 1)
        encounter.civilians = tape.total("civilians", book.civilianDice);
    if (!book.watching.empty()) {
        m_watching = tape.die("watching");
        m_coming = tape.die("coming");
        surprise(leader->rep, theirRep);
    }
    if (kind == "recover")
        encounter.hostages = halfUp(tape.die("hostages"));
}

/// Sets which side is surprised: the watching one, if its score is half of the other's or less (p. 13).
void FirstEdition::surprise(int ourRep, int theirRep)
{
    Encounter &now = *stand.encounter;
    const Kind &book = of(now.kind);
    if (book.watching.empty())
        return;
    const bool watches = now.role == book.watching;
    const int watchers = m_watching + (watches ? ourRep : theirRep);
    const int comers = m_coming + (watches ? theirRep : ourRep);
    now.surprised = 2 * watchers <= comers ? book.watching : "";
}

void FirstEdition::come(const std::vector<int> &ours, const std::vector<int> &theirs)
{
    const auto repOf = [&](const std::vector<int> &party) {
        int rep = 0;
        for (const int id : party) {
            const Figure &figure = *stand.find(id);
            if (figure.star)
                return figure.rep;
            rep = std::max(rep, figure.rep);
        }
        return rep;
    };
    surprise(repOf(ours), theirs.empty() ? stand.encounter->foes.front().rep : repOf(theirs));
}

int FirstEdition::allowed(int star) const
{
    const std::vector<int> there = able(star);
    return stand.encounter->meets != star || there.empty() ? stand.encounter->recruits
                                                           : allowedLedBy(star, there.front());
}

int FirstEdition::allowedLedBy(int star, int leader) const
{
    const Encounter &now = *stand.encounter;
    const Kind &book = of(now.kind);
    const std::string &role = now.meets == star ? now.enemyRole : now.role;
    const Side &side = book.first.role == role ? book.first : book.second;
    return halfUp(side.perTwoRep * stand.find(leader)->rep);
}

bool FirstEdition::followsForCertain() const
{
    return m_following
        && (!m_following->kind.empty() || m_following->over == "recover" || m_following->over == "robbery"
            || m_following->over == "pursuit");
}

/// Returns the figures that can be on the table, the leader first. Only those who fought before take part in an
/// encounter that follows at once (R77, R97).
std::vector<int> FirstEdition::able(int star) const
{
    std::vector<const Figure *> there = stand.presentOf(star);
    const bool follows = stand.encounter ? !stand.encounter->after.empty() : m_following.has_value();
    if (follows)
        std::erase_if(there, [&](const Figure *figure) {
            return !(m_following ? m_following->fought : m_able).contains(figure->id);
        });
    std::stable_sort(there.begin(), there.end(), [](const Figure *one, const Figure *other) {
        return one->star != other->star ? one->star : one->rep > other->rep;
    });
    std::vector<int> ids;
    for (const Figure *figure : there)
        ids.push_back(figure->id);
    return ids;
}

std::vector<int> FirstEdition::withoutMoreSpecialists(int star, const std::vector<int> &ids) const
{
    const List &list = listCalled(listOf(star) == "firm" ? "feudal" : listOf(star));
    const auto size = std::count_if(stand.band.begin(), stand.band.end(),
                                    [=](const Figure &figure) { return figure.leader == star; });
    auto places = list.figuresPerSpecial == 0 ? size : std::max<std::ptrdiff_t>(1, size / list.figuresPerSpecial);
    std::vector<int> kept;
    for (const int id : ids) {
        const Figure &figure = *stand.find(id);
        std::ptrdiff_t specials = isSpecial(list, figure.weapon) ? 1 : 0;
        for (const auto &[thing, count] : figure.carries)
            specials += isSpecial(list, thing) ? count : 0;
        if (specials > places && specials > 0)
            continue;
        places -= specials;
        kept.push_back(id);
    }
    return kept;
}

/// Starts the encounter that follows at once and returns true if there is one (pp. 14, 15).
bool FirstEdition::followOn(Tape &tape)
{
    struct Next {
        std::string kind;
        int upTo;
        std::string first; ///< the side that had this role gets the next encounter's first role
    };
    static const std::map<std::string, Next> book{
        {"raid", {"raid", 2, "defender"}},        {"sweep", {"raid", 2, "defender"}},
        {"recover", {"pursuit", 6, "recoverer"}}, {"robbery", {"pursuit", 6, "robber"}},
        {"siege", {"pursuit", 3, "besieged"}},    {"pursuit", {"ambush", 6, "chaser"}}};
    const Following last = *m_following;
    const Next &next = book.at(last.over);
    if (able(starOf(last.whose)).empty() || (last.against && able(last.against).empty()))
        return false; // no longer available
    if (last.kind.empty() && next.upTo < 6 && tape.die("what-follows") > next.upTo)
        return false;
    const std::string kind = last.kind.empty() ? next.kind : last.kind;
    const Kind &now = of(kind);
    deal(kind, last.role == next.first ? now.first.role : now.second.role, last.enemy, last.whose, last.against,
         last.foes, tape);
    return true;
}

void FirstEdition::prepare(const std::string &enemy, int meets, std::optional<int> until, Tape &tape)
{
    const std::vector<std::string> ground{"country", "terrain",     "buildings", "road",
                                          "river",   "river-width", "river-ford"};
    int &turn = stand.turn;
    const auto arrive = [&] {
        if (!stand.travelsTo.empty() && turn >= stand.arrivesIn) {
            stand.locale = stand.travelsTo;
            stand.travelsTo.clear();
            stand.arrivesIn = 0;
        }
    };
    const auto come = [&] {
        m_following.reset();
        stand.follows.clear();
        stand.phase = "play";
        tape.skip(ground);
        arrive();
    };
    std::vector<int> due;
    for (const int star : stand.due) {
        if (stand.find(star) && canBeLed(star, turn))
            due.push_back(star);
    }
    if (!m_following && due.empty() && !stand.due.empty())
        ++turn;
    stand.due = due;
    if (m_following) {
        if (followOn(tape))
            return come();
        m_following.reset();
        stand.follows.clear();
        if (due.empty())
            ++turn;
    }
    while (due.empty() && turn != until) {
        for (const int star : stand.stars()) {
            const bool seven =
                several() ? tape.total("players-turn", 2, star) == 7 : tape.total("campaign-turn", 2, turn) == 7;
            if (seven && canBeLed(star, turn))
                due.push_back(star);
        }
        if (due.empty())
            ++turn;
    }
    if (due.empty())
        return arrive();
    const int whose = due.front();
    due.erase(due.begin());
    stand.due = due;
    const std::string kind = chooseKind(tape);
    // R63, R87, R97: robbers meet the police, which may be the other band, and police meet no police.
    const bool isPolice = listOf(whose) == "police";
    const bool robs = kind == "robbery" && !isPolice;
    int other = 0;
    for (const int star : meets ? stand.stars() : std::vector<int>()) {
        const bool wished = star != whose && (star == meets || meets == whose);
        if (wished && canBeLed(star, turn) && (kind != "robbery" || isPolice != (listOf(star) == "police")))
            other = other ? other : star;
    }
    std::string from = enemy;
    if (enemy.empty() && !robs)
        from = faction(localeIn(turn), tape.total("enemy-faction", 2));
    deal(kind, "", from, whose, other, {}, tape);
    come();
}

/// Travels for two turns, unless an encounter comes on the way (p. 19, R69).
void FirstEdition::travel(const std::string &to, const std::string &enemy, Tape &tape)
{
    if (stand.travelsTo.empty()) {
        stand.travelsTo = to;
        stand.arrivesIn = stand.turn + 2;
    }
    prepare(enemy, 0, stand.arrivesIn, tape);
}

void FirstEdition::rollVehicles(int figures, Tape &tape)
{
    stand.encounter->ownVehicles = vehiclesFor(listOf(starOf(stand.encounter->whose)), figures, tape);
}

void FirstEdition::upgrade(int star)
{
    for (const int id : able(star))
        stand.find(id)->upgraded = true;
}

void FirstEdition::equip(int id, const std::string &weapon)
{
    Figure &figure = *stand.find(id);
    std::map<std::string, int> &stock = stand.stock[figure.leader];
    if (--stock[weapon] == 0)
        stock.erase(weapon);
    if (figure.weapon != "varies" && figure.weapon != "special" && figure.weapon != "unarmed")
        ++stock[figure.weapon];
    figure.weapon = weapon;
    if (stock.empty())
        stand.stock.erase(figure.leader);
}

} // namespace retold

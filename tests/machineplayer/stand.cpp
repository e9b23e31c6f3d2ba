// SPDX-License-Identifier: MIT
#include "stand.h"

#include <algorithm>
#include <numeric>

namespace retold {

namespace {

std::string text(int number)
{
    return std::to_string(number);
}

} // namespace

std::vector<int> Tape::roll(const std::string &reason, int count, int subject)
{
    if (count <= 0)
        return {};
    const std::string wanted = text(count) + " dice for " + reason + (subject >= 0 ? " of " + text(subject) : "");
    if (m_next == m_falls.size())
        throw Disagreement{"The book asks for " + wanted + "; Muster rolled nothing more."};
    const Fall &fall = m_falls[m_next++];
    if (fall.reason != reason || static_cast<int>(fall.faces.size()) != count
        || (subject >= 0 && fall.subject != subject))
        throw Disagreement{"The book asks for " + wanted + "; Muster rolled "
                           + text(static_cast<int>(fall.faces.size())) + " for " + fall.reason + " of "
                           + text(fall.subject) + "."};
    return fall.faces;
}

int Tape::total(const std::string &reason, int count, int subject)
{
    const std::vector<int> faces = roll(reason, count, subject);
    return std::accumulate(faces.begin(), faces.end(), 0);
}

int Tape::passed(const std::string &reason, int rep, int subject)
{
    const std::vector<int> faces = roll(reason, 2, subject);
    return static_cast<int>(std::count_if(faces.begin(), faces.end(), [=](int face) { return face <= rep; }));
}

int Tape::successes(const std::string &reason, int count, int subject)
{
    const std::vector<int> faces = roll(reason, count, subject);
    return static_cast<int>(std::count_if(faces.begin(), faces.end(), [](int face) { return face <= 3; }));
}

bool Tape::isNext(const std::string &reason) const
{
    return m_next < m_falls.size() && m_falls[m_next].reason == reason;
}

void Tape::skip(const std::vector<std::string> &reasons)
{
    while (m_next < m_falls.size()
           && std::find(reasons.begin(), reasons.end(), m_falls[m_next].reason) != reasons.end())
        ++m_next;
}

void Tape::demandEnd() const
{
    if (m_next < m_falls.size())
        throw Disagreement{"The book asks for no more dice; Muster rolled for " + m_falls[m_next].reason + " of "
                           + text(m_falls[m_next].subject) + "."};
}

Figure *Stand::find(int id)
{
    const auto found = std::find_if(band.begin(), band.end(), [=](const Figure &figure) { return figure.id == id; });
    return found == band.end() ? nullptr : &*found;
}

std::vector<int> Stand::stars() const
{
    std::vector<int> ids;
    for (const Figure &figure : band) {
        if (figure.star)
            ids.push_back(figure.id);
    }
    return ids;
}

std::vector<const Figure *> Stand::bandOf(int star) const
{
    std::vector<const Figure *> all;
    for (const Figure &figure : band) {
        if (figure.leader == star)
            all.push_back(&figure);
    }
    return all;
}

std::vector<const Figure *> Stand::presentOf(int star) const
{
    std::vector<const Figure *> all = bandOf(star);
    std::erase_if(all, [this](const Figure *figure) { return figure->isAway(turn); });
    return all;
}

const Figure *Stand::leaderOf(int star) const
{
    const Figure *leader = nullptr;
    for (const Figure *figure : presentOf(star)) {
        if (figure->star)
            return figure;
        if (!leader || figure->rep > leader->rep)
            leader = figure;
    }
    return leader;
}

void Stand::lose(int id, const std::string &status)
{
    gone[id] = {*find(id), status};
    std::erase_if(band, [=](const Figure &figure) { return figure.id == id; });
}

void Stand::sort()
{
    std::sort(band.begin(), band.end(), [](const Figure &one, const Figure &other) {
        return one.star == other.star ? one.id < other.id : one.star;
    });
}

namespace {

using Lines = std::map<std::string, std::string>;

void tell(Lines &lines, const std::string &whose, const Figure &figure)
{
    const auto line = [&](const char *what, const std::string &value) { lines[whose + ", " + what] = value; };
    line("Star", figure.star ? "yes" : "no");
    line("leader", text(figure.leader));
    line("list", figure.list);
    line("Rep", text(figure.rep));
    line("skill", text(figure.skill));
    line("weapon", figure.weapon);
    line("armour", figure.armor);
    for (const auto &[thing, count] : figure.carries)
        line(("carries " + thing).c_str(), text(count));
    line("attribute", figure.attribute);
    line("months", text(figure.months));
    line("poisoned", figure.poisoned ? "yes" : "no");
    line("exempt", figure.exempt ? "yes" : "no");
    line("outranks the Star", figure.outranks ? "yes" : "no");
    line("back in turn", text(figure.backIn));
    line("held by the enemy", figure.held ? "yes" : "no");
    line("marked", figure.marked ? "yes" : "no");
    line("better arms for the encounter", figure.upgraded ? "yes" : "no");
    line("points", text(figure.points));
}

void tell(Lines &lines, const Encounter &encounter)
{
    const auto line = [&](const std::string &what, const std::string &value) {
        lines["the encounter's " + what] = value;
    };
    line("kind", encounter.kind);
    line("enemy", encounter.enemy);
    line("EAL", text(encounter.eal));
    line("time of day", encounter.night ? "night" : "day");
    line("objective buildings", text(encounter.objectiveBuildings));
    for (std::size_t i = 0; i < encounter.pefs.size(); ++i) {
        const Pef &pef = encounter.pefs[i];
        line("PEF " + text(static_cast<int>(i) + 1),
             "section " + text(pef.section) + ", Rep " + text(pef.rep) + (pef.inBuilding ? ", in a building" : ""));
    }
    line("role", encounter.role);
    line("enemy's role", encounter.enemyRole);
    std::string foes;
    for (const Foe &foe : encounter.foes)
        foes += "Rep " + text(foe.rep) + " " + (foe.skill ? text(foe.skill) + " " : "") + foe.weapon + ", ";
    line("figures", text(static_cast<int>(encounter.foes.size())) + ": " + foes);
    line("Grunts allowed", text(encounter.recruits));
    line("convoy", text(encounter.vehicles));
    line("enemy vehicles", text(encounter.enemyVehicles));
    line("civilians", text(encounter.civilians));
    line("hostages", text(encounter.hostages));
    line("surprised side", encounter.surprised);
    line("forerunner", encounter.after);
    line("Star", text(encounter.whose));
    line("band that is met", text(encounter.meets));
    line("own vehicles", text(encounter.ownVehicles));
}

Lines linesOf(const Stand &stand)
{
    Lines lines;
    lines["the phase"] = stand.phase;
    lines["the turn"] = text(stand.turn);
    lines["the EAL"] = text(stand.eal);
    lines["the next encounter"] = stand.next;
    lines["the next EAL"] = text(stand.nextEal);
    for (const Figure &figure : stand.band)
        tell(lines, "figure " + text(figure.id), figure);
    for (const auto &[id, gone] : stand.gone) {
        tell(lines, "figure " + text(id), gone.figure);
        lines["figure " + text(id) + ", status"] = gone.status;
    }
    for (const auto &[star, stock] : stand.stock) {
        for (const auto &[thing, count] : stock)
            lines["in the stockpile of Star " + text(star) + ", " + thing] = text(count);
    }
    lines["the locale"] = stand.locale;
    lines["the journey's end"] = stand.travelsTo + " in turn " + text(stand.arrivesIn);
    if (stand.encounter)
        tell(lines, *stand.encounter);
    lines["what may follow at once"] = stand.follows;
    for (const int star : stand.due)
        lines["still due in this turn, Star " + text(star)] = "yes";
    return lines;
}

std::string orNothing(const std::string &value)
{
    return value.empty() ? "nothing" : value;
}

} // namespace

std::vector<std::string> differences(const Stand &book, const Stand &muster)
{
    if (book == muster)
        return {};
    const Lines told = linesOf(book);
    const Lines shown = linesOf(muster);
    std::vector<std::string> sentences;
    for (const auto &[what, value] : told) {
        const auto other = shown.find(what);
        if (other == shown.end())
            sentences.push_back("By the book there is " + what + ": " + orNothing(value)
                                + "; in Muster there is none.");
        else if (other->second != value)
            sentences.push_back("By the book " + what + " is " + orNothing(value) + "; in Muster it is "
                                + orNothing(other->second) + ".");
    }
    for (const auto &[what, value] : shown) {
        if (!told.contains(what))
            sentences.push_back("In Muster there is " + what + ": " + orNothing(value)
                                + "; by the book there is none.");
    }
    if (sentences.empty())
        sentences.push_back("The band stands in another order than by the book.");
    return sentences;
}

} // namespace retold

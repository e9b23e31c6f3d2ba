// SPDX-License-Identifier: MIT
#include "model/campaign/campaign.h"

#include <algorithm>
#include <numeric>

namespace muster {

const Figure *Campaign::findEver(FigureId id) const
{
    if (const Figure *figure = find(id))
        return figure;
    // A figure freed from capture may have left twice; its last departure is the valid one.
    const auto gone =
        std::find_if(former.rbegin(), former.rend(), [=](const FormerFigure &f) { return f.figure.id == id; });
    return gone == former.rend() ? nullptr : &gone->figure;
}

std::vector<const Figure *> Campaign::stars() const
{
    std::vector<const Figure *> stars;
    for (auto figure = band.begin(); figure != band.end() && figure->star; ++figure)
        stars.push_back(&*figure);
    return stars;
}

const QString &Campaign::listOf(const Figure &figure) const
{
    const Figure *star = starOf(figure);
    return star && !star->list.isEmpty() ? star->list : list;
}

const Figure *Campaign::starOf(const Figure &figure) const
{
    const Figure *star = find(figure.leader);
    return star && star->star ? star : nullptr;
}

std::vector<const Figure *> Campaign::bandByBand() const
{
    std::vector<const Figure *> order;
    const auto add = [&](const auto &belongs) {
        for (const Figure &figure : band) {
            if (belongs(figure))
                order.push_back(&figure);
        }
    };
    for (const Figure *star : stars())
        add([&](const Figure &figure) { return figure.leader == star->id; });
    add([&](const Figure &figure) { return !starOf(figure); });
    return order;
}

const Meeting *Campaign::meeting() const
{
    return encounter && encounter->meeting ? &*encounter->meeting : nullptr;
}

bool Campaign::isMet(const Figure &figure) const
{
    return meeting() && figure.leader == meeting()->star;
}

Campaign Campaign::bandOf(FigureId star) const
{
    Campaign alone = *this;
    std::erase_if(alone.band, [=](const Figure &figure) { return figure.leader != star; });
    const Figure *leads = find(star);
    if (leads)
        alone.list = listOf(*leads);
    alone.stockpile = stockOf(star);
    alone.stockpiles.clear();
    std::erase_if(alone.former, [&](const FormerFigure &gone) {
        const Figure *led = findEver(gone.figure.star ? gone.figure.id : gone.figure.leader);
        const bool samePlayers = leads && led && !led->player.isEmpty() && led->player == leads->player;
        return !samePlayers && (!led || led->id != star);
    });
    return alone;
}

std::vector<PastEncounter> Campaign::pastOf(FigureId star) const
{
    std::vector<PastEncounter> own;
    for (const PastEncounter &battle : past) {
        const bool met = battle.against == star;
        if (!met && battle.whose != noFigure && battle.whose != star)
            continue;
        own.push_back(battle);
        if (met && battle.theirs) {
            own.back().outcome = outcomeOf(*battle.theirs);
            own.back().won = battle.theirs;
        }
    }
    return own;
}

int Campaign::stockNumber(FigureId id) const
{
    const Figure *figure = find(id);
    return figure && figure->star && figure != star() ? number(id) : 0;
}

Stockpile Campaign::stockOf(FigureId id) const
{
    const int stock = stockNumber(id);
    return stock == 0 ? stockpile : stockpiles.value(stock);
}

int Campaign::gruntCount() const
{
    return countIf(band, [](const Figure &f) { return !f.star; });
}

int Campaign::gruntCount(FigureId star) const
{
    return countIf(band, [=](const Figure &f) { return !f.star && f.leader == star; });
}

int Campaign::freePlaces() const
{
    int places = 0;
    for (const Figure *star : stars())
        places += std::max(0, star->rep() - gruntCount(star->id));
    return places;
}

const Figure *Campaign::leaderIn(int when) const
{
    const Figure *leader = nullptr;
    for (const Figure *figure : presentIn(when)) {
        if (figure->star)
            return figure;
        if (!leader || figure->rep() > leader->rep())
            leader = figure;
    }
    return leader;
}

std::vector<const Figure *> Campaign::presentIn(int when) const
{
    std::vector<const Figure *> present;
    for (const Figure *figure : bandByBand()) {
        if (!figure->isAway(when))
            present.push_back(figure);
    }
    return present;
}

std::optional<int> Campaign::nextReturn() const
{
    std::optional<int> soonest;
    for (const Figure &figure : band) {
        if (!figure.isHeld() && figure.isAway(turn))
            soonest = std::min(soonest.value_or(figure.backIn), figure.backIn);
    }
    return soonest;
}

int Campaign::points() const
{
    int points = 0;
    for (const Figure &figure : band)
        points += figure.points;
    for (const FormerFigure &gone : former)
        points += gone.figure.points;
    return points;
}

int Campaign::points(FigureId star) const
{
    int points = pointsLeft.value(number(star));
    for (const Figure &figure : band)
        points += figure.leader == star ? figure.points : 0;
    for (const FormerFigure &gone : former)
        points += gone.figure.leader == star ? gone.figure.points : 0;
    return points;
}

const Figure *Campaign::starOrLast() const
{
    const Figure *last = star();
    for (auto gone = former.rbegin(); !last && gone != former.rend(); ++gone)
        last = gone->figure.star ? &gone->figure : nullptr;
    return last;
}

int Campaign::bandPoints() const
{
    const auto stars = std::ranges::count(band, true, &Figure::star)
        + std::ranges::count_if(former, [](const FormerFigure &gone) { return gone.figure.star; });
    const Figure *leads = starOrLast();
    return leads && stars > 1 ? points(leads->id) : points();
}

std::vector<const Figure *> Campaign::lostStars() const
{
    std::vector<const Figure *> lost;
    for (const FormerFigure &gone : former) {
        if (star() && gone.figure.star)
            lost.push_back(&gone.figure);
    }
    return lost;
}

int Campaign::starPoints() const
{
    const Figure *leads = starOrLast();
    return leads ? leads->points : 0;
}

int Campaign::repInAll() const
{
    return std::accumulate(band.begin(), band.end(), 0, [](int total, const Figure &f) { return total + f.rep(); });
}

QString borrowedSheet(const Campaign &campaign)
{
    const QString sheet = campaign.options.value(QStringLiteral("sheet"));
    return sheet == QLatin1String("own") ? QString() : sheet;
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "model/campaign/campaign.h"

#include <algorithm>
#include <numeric>

namespace muster {

const Figure *Campaign::find(FigureId id) const
{
    const auto figure = std::find_if(band.begin(), band.end(), [=](const Figure &f) { return f.id == id; });
    return figure == band.end() ? nullptr : &*figure;
}

Figure *Campaign::find(FigureId id)
{
    return const_cast<Figure *>(std::as_const(*this).find(id));
}

const Figure *Campaign::findEver(FigureId id) const
{
    if (const Figure *figure = find(id))
        return figure;
    // Somebody freed from capture may have left twice; the last time is what he is now.
    const auto gone =
        std::find_if(former.rbegin(), former.rend(), [=](const FormerFigure &f) { return f.figure.id == id; });
    return gone == former.rend() ? nullptr : &gone->figure;
}

int Campaign::freePlaces() const
{
    return star() ? std::max(0, star()->rep() - gruntCount()) : 0;
}

int Campaign::repInAll() const
{
    return std::accumulate(band.begin(), band.end(), 0, [](int total, const Figure &f) { return total + f.rep(); });
}

} // namespace muster

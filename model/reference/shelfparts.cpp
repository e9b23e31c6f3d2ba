// SPDX-License-Identifier: MIT
#include "model/reference/shelfparts.h"

#include "model/reference/shelftext.h"

#include <algorithm>

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

const QString atTheTable = u"table"_s;
const QString betweenBattles = u"campaign"_s;

/// Those of its variants that one class has; everybody's are that, too.
void keepVariantsOf(ShelfEntry &entry, const QString &figureClass)
{
    std::erase_if(entry.variants, [&](const ShelfVariant &variant) {
        return !variant.classes.isEmpty() && !variant.classes.contains(figureClass);
    });
}

bool differsByClass(const std::vector<ShelfEntry> &shelf)
{
    return std::any_of(shelf.begin(), shelf.end(), [](const ShelfEntry &entry) { return entry.variants.size() > 1; });
}

} // namespace

std::vector<ShelfPart> shelfParts(const Pack &pack)
{
    const std::vector<ShelfEntry> shelf = shelfOf(pack);
    std::vector<ShelfPart> parts;
    if (!shelf.empty())
        parts.push_back({atTheTable, ShelfText::tr("At the table")});
    if (differsByClass(shelf)) {
        for (const Term &figureClass : pack.classes)
            parts.push_back({figureClass.id, figureClass.title});
    }
    if (!shelfPart(pack, betweenBattles).empty())
        parts.push_back({betweenBattles, ShelfText::tr("Encounters and campaign")});
    return parts;
}

std::vector<ShelfEntry> shelfPart(const Pack &pack, const QString &part)
{
    std::vector<ShelfEntry> entries = shelfOf(pack);
    const bool campaign = part == betweenBattles;
    std::erase_if(entries, [&](const ShelfEntry &entry) { return entry.ofCampaign != campaign; });
    if (pack.figureClass(part)) {
        for (ShelfEntry &entry : entries)
            keepVariantsOf(entry, part);
    }
    std::erase_if(entries, [](const ShelfEntry &entry) {
        return entry.variants.empty() || entry.variants.front().table.isEmpty();
    });
    return entries;
}

} // namespace muster

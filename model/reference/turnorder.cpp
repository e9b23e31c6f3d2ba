// SPDX-License-Identifier: MIT
#include "model/reference/turnorder.h"

#include "model/story/words.h"

#include <QCoreApplication>

#include <map>

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("muster::Shelf", text);
}

} // namespace

std::vector<ActingTogether> turnOrder(const Campaign &campaign)
{
    if (!campaign.encounter || !campaign.encounter->game)
        return {};
    std::map<int, ActingTogether> byInitiative;
    for (const Figure &figure : campaign.band)
        byInitiative[figure.rep()].yours.append(figure.name);
    int place = 0;
    for (const Profile &figure : campaign.encounter->game->enemy.figures)
        byInitiative[figure.rep].theirs.append(tr("enemy %1").arg(++place));
    std::vector<ActingTogether> order;
    for (auto &[initiative, acting] : byInitiative) {
        acting.initiative = initiative;
        order.push_back(std::move(acting));
    }
    return order;
}

ShelfTable tableIn(const Campaign &campaign, const ShelfEntry &entry, const ShelfVariant &variant)
{
    ShelfTable table = variant.table;
    if (entry.id != u"sequence"_s)
        return table;
    for (const ActingTogether &acting : turnOrder(campaign))
        table.rows.push_back(
            {tr("Initiative %1").arg(acting.initiative), words::listing(acting.yours + acting.theirs)});
    return table;
}

} // namespace muster

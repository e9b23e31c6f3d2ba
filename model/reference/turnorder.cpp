// SPDX-License-Identifier: MIT
#include "model/reference/turnorder.h"

#include <QCoreApplication>

#include <map>

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("muster::Shelf", text);
}

QString told(const ActingTogether &acting)
{
    const QString yours = acting.yours.join(u", "_s);
    if (acting.theirs.isEmpty())
        return yours;
    const QString theirs = tr("theirs: %1").arg(acting.theirs.join(u", "_s));
    return yours.isEmpty() ? theirs : tr("%1; %2").arg(yours, theirs);
}

} // namespace

std::vector<ActingTogether> turnOrder(const Campaign &campaign, const Pack &pack)
{
    const Force *enemy = pack.hasSkill && campaign.encounter ? campaign.encounter->dealtEnemy() : nullptr;
    if (!enemy)
        return {};
    std::map<int, ActingTogether> byInitiative;
    for (const Figure &figure : campaign.band)
        byInitiative[figure.rep()].yours.append(figure.name);
    int place = 0;
    for (const Profile &figure : enemy->figures)
        byInitiative[figure.rep].theirs.append(tr("%1 %2").arg(++place).arg(figure.type));
    std::vector<ActingTogether> order;
    for (auto &[initiative, acting] : byInitiative) {
        acting.initiative = initiative;
        order.push_back(std::move(acting));
    }
    return order;
}

ShelfTable tableIn(const Campaign &campaign, const Pack &pack, const ShelfEntry &entry, const ShelfVariant &variant)
{
    ShelfTable table = variant.table;
    if (entry.id != u"sequence"_s)
        return table;
    for (const ActingTogether &acting : turnOrder(campaign, pack))
        table.rows.push_back({tr("Initiative %1").arg(acting.initiative), told(acting)});
    return table;
}

} // namespace muster

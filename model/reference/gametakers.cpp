// SPDX-License-Identifier: MIT
#include "model/reference/gametakers.h"

#include "model/story/words.h"

#include <QCoreApplication>

namespace muster {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("muster::Shelf", text);
}

Taker takerOf(const QString &name, const Profile &profile, const Pack &pack)
{
    Taker taker;
    taker.title = tr("%1: %2, %3").arg(name, words::worth(profile, pack), words::weapon(profile, pack));
    taker.profile = profile;
    return taker;
}

} // namespace

std::vector<Taker> gameTakers(const Campaign &campaign, const Pack &pack)
{
    std::vector<Taker> takers;
    for (const Figure &figure : campaign.band) {
        takers.push_back(takerOf(figure.name, figure.profile, pack));
        takers.back().star = figure.star;
    }
    const Force *enemy = campaign.encounter ? campaign.encounter->dealtEnemy() : nullptr;
    if (!enemy)
        return takers;
    int place = 0;
    for (const Profile &figure : enemy->figures)
        takers.push_back(takerOf(tr("Enemy %1, %2").arg(++place).arg(figure.type), figure, pack));
    return takers;
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "model/campaign/newname.h"

#include <QSet>

namespace muster {

namespace {

using NamesTaken = QSet<QString>;

QString asHeard(const QString &name)
{
    return name.simplified().toCaseFolded();
}

NamesTaken takenIn(const Campaign &campaign)
{
    NamesTaken taken;
    for (const Figure &figure : campaign.band) { // and no "Dutch" beside Dutch Maddox
        const QString name = asHeard(figure.name);
        taken += name;
        for (const QString &word : name.split(u' '))
            taken += word;
    }
    for (const FormerFigure &figure : campaign.former)
        taken += asHeard(figure.figure.name);
    return taken;
}

/// Number 1 of the list is the Star's, whom the player names; so it is the last that a recruit is given.
QString firstFree(const Pack &pack, const NamesTaken &taken)
{
    const auto names = static_cast<int>(pack.names.size());
    for (int round = 0;; ++round) {
        for (int place = 1; place <= names; ++place) {
            const QString name = pack.nameFor(round * names + place % names + 1);
            if (!taken.contains(asHeard(name)))
                return name;
        }
    }
}

} // namespace

QString newName(const Campaign &campaign, const Pack &pack, int id)
{
    NamesTaken taken = takenIn(campaign);
    QString name = firstFree(pack, taken);
    for (int before = campaign.lastId + 1; before < id; ++before) {
        taken += asHeard(name);
        name = firstFree(pack, taken);
    }
    return name;
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "rules/pack/readers.h"

namespace muster {

namespace {

SquadArms readArms(ObjectReader &reader, const Pack &pack)
{
    SquadArms arms;
    for (const JsonPlace &item : reader.items(QStringLiteral("weapons"), QStringLiteral("weapon"))) {
        arms.weapons.push_back(item.value().toString());
        if (!pack.weapon(arms.weapons.back()))
            item.fault(PackFault::tr("%1 is not a weapon of this pack").arg(shown(item.value())));
    }
    arms.per = reader.word<SquadArms::Per>(QStringLiteral("per"));
    arms.every = reader.whole(QStringLiteral("every"), 1, 9, 1);
    arms.crew = reader.whole(QStringLiteral("crew"), 1, 9, 1);
    arms.shots = reader.whole(QStringLiteral("shots"), 1, 9, 0);
    if (reader.has(QStringLiteral("type")))
        arms.type = reader.text(QStringLiteral("type"));
    return arms;
}

} // namespace

Squad readSquad(const JsonPlace &place, const Pack &pack)
{
    ObjectReader reader(place);
    Squad squad;
    squad.least = reader.whole(QStringLiteral("least"), 1, 50);
    squad.most = reader.whole(QStringLiteral("most"), 1, 50);
    if (squad.least > squad.most)
        place.fault(PackFault::tr("\"least\" is more than \"most\""));
    squad.team = reader.whole(QStringLiteral("team"), 2, 50, 0);
    if (reader.has(QStringLiteral("leader")))
        squad.leader = reader.text(QStringLiteral("leader"));
    for (const JsonPlace &item : reader.items(QStringLiteral("arms"), QStringLiteral("arms"), 0)) {
        ObjectReader arms(item);
        squad.arms.push_back(readArms(arms, pack));
    }
    return squad;
}

} // namespace muster

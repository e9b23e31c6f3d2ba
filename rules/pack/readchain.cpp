// SPDX-License-Identifier: MIT
#include "rules/pack/readers.h"
#include "rules/pack/readrolltable.h"

namespace muster {

void readChain(const JsonPlace &file, Pack &pack)
{
    ObjectReader tables(file);
    ChainTables &chain = pack.chain.emplace();
    ObjectReader links(tables.at(QStringLiteral("nextEncounter")));
    for (const EncounterKind kind : {EncounterKind::Patrol, EncounterKind::RaidAttack, EncounterKind::RaidDefend}) {
        ObjectReader outcomes(links.at(slug(kind)));
        for (const Outcome outcome : {Outcome::Success, Outcome::Failure}) {
            ObjectReader link(outcomes.at(slug(outcome)));
            chain.links[static_cast<std::size_t>(kind)][static_cast<std::size_t>(outcome)] = {
                link.word<EncounterKind>(QStringLiteral("encounter")), link.whole(QStringLiteral("eal"), -4, 4)};
        }
    }
    chain.objectiveBuildings = readCounts(tables.at(QStringLiteral("objectiveBuildings")));
    chain.raidTime = readRollTable<TimeOfDay>(tables.at(QStringLiteral("raidTime")), [](ObjectReader &row) {
        return row.word<TimeOfDay>(QStringLiteral("time"));
    });
}

} // namespace muster

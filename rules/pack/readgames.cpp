// SPDX-License-Identifier: MIT
#include "rules/pack/objectreader.h"
#include "rules/pack/readers.h"
#include "rules/pack/readrolltable.h"

namespace muster {

namespace {

Ground readGround(ObjectReader &row)
{
    return {row.id(QStringLiteral("id")), row.text(QStringLiteral("title")), row.text(QStringLiteral("lay"))};
}

} // namespace

void readGames(const JsonPlace &file, Pack &pack)
{
    ObjectReader reader(file);
    GameTables &games = pack.games.emplace();
    games.leastFigures = reader.whole(QStringLiteral("leastFigures"), 1, 100);
    games.mostFigures = reader.whole(QStringLiteral("mostFigures"), games.leastFigures, 100);
    games.leaders = reader.id(QStringLiteral("leaders"));
    if (!pack.figureClass(games.leaders))
        file.fault(PackFault::tr("\"%1\" is not a class of this pack").arg(games.leaders));
    games.grounds = readRollTable<Ground>(reader.at(QStringLiteral("grounds")), readGround);
    if (pack.hasSkill && pack.reference && !pack.reference->percentile)
        file.fault(
            PackFault::tr("figures with skill are rolled up by the reference's \"percentile\", which is missing"));
}

} // namespace muster

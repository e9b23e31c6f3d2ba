// SPDX-License-Identifier: MIT
#include "rules/pack/readers.h"
#include "rules/pack/readrolltable.h"

namespace muster {

HowMany readHowMany(ObjectReader &row)
{
    return {row.word<HowMany::Base>(QStringLiteral("base")), row.whole(QStringLiteral("plus"), -9, 9, 0),
            row.whole(QStringLiteral("least"), 1, 9, 1), row.whole(QStringLiteral("leastMore"), 0, 9, 0)};
}

PefMoves readPefMoves(const JsonPlace &place)
{
    const auto readStride = [](ObjectReader &row) {
        return PefStride{row.word<PefMove>(QStringLiteral("move")), row.whole(QStringLiteral("inches"), 0, 48, 0)};
    };
    PefMoves moves;
    ObjectReader byPassed(place);
    for (std::size_t passed = 1; passed <= 2; ++passed) {
        ObjectReader tables(byPassed.at(QString::number(passed)));
        moves[passed - 1][0] = readRollTable<PefStride>(tables.at(QStringLiteral("alone")), readStride);
        moves[passed - 1][1] = readRollTable<PefStride>(tables.at(QStringLiteral("others")), readStride);
    }
    return moves;
}

void readActivity(const JsonPlace &file, Pack &pack)
{
    ObjectReader tables(file);
    ActivityTables &activity = pack.activity.emplace();
    ObjectReader byEal(tables.at(QStringLiteral("pefResolution")));
    for (int eal = lowestEal; eal <= highestEal; ++eal) {
        const QString key = QString::number(eal);
        activity.letters[static_cast<std::size_t>(eal - 1)] =
            readRollTable<PefLetter>(byEal.at(key, QStringLiteral("EAL %1").arg(key)),
                                     [](ObjectReader &row) { return row.word<PefLetter>(QStringLiteral("letter")); });
    }
    activity.howMany = readRollTable<HowMany>(tables.at(QStringLiteral("howMany")), readHowMany);
    activity.pefMoves = readPefMoves(tables.at(QStringLiteral("pefMovement")));
    ObjectReader nonPlayers(tables.at(QStringLiteral("nonPlayerMovement")));
    for (std::size_t passed = 0; passed <= 2; ++passed)
        activity.nonPlayerMoves[passed] = nonPlayers.word<NonPlayerMove>(QString::number(passed));
}

} // namespace muster

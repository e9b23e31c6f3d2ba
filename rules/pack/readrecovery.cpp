// SPDX-License-Identifier: MIT
#include "rules/pack/objectreader.h"
#include "rules/pack/readers.h"

namespace muster {

void readRecovery(const JsonPlace &file, Pack &pack)
{
    ObjectReader tables(file);
    RecoveryTable &recovery = pack.recovery.emplace();
    ObjectReader byPassed(tables.at(QStringLiteral("recovery")));
    for (std::size_t passed = 0; passed <= 2; ++passed) {
        ObjectReader fates(byPassed.at(QString::number(passed)));
        for (const Fate fate : {Fate::OutOfTheFight, Fate::RanAway}) {
            ObjectReader row(fates.at(slug(fate)));
            recovery.rows[passed][fate == Fate::RanAway ? 1 : 0] = {row.word<Recovered>(QStringLiteral("fate")),
                                                                    row.whole(QStringLiteral("rep"), -3, 0, 0)};
        }
    }
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "rules/pack/objectreader.h"
#include "rules/pack/readers.h"

namespace muster {

void readWounds(const JsonPlace &file, Pack &pack)
{
    ObjectReader reader(file);
    WoundTables &wounds = pack.wounds.emplace();
    ObjectReader byPassed(reader.at(QStringLiteral("recover")));
    for (std::size_t passed = 0; passed <= 2; ++passed) {
        ObjectReader row(byPassed.at(QString::number(passed)));
        wounds.recover[passed] = {row.whole(QStringLiteral("months"), 0, 12),
                                  row.whole(QStringLiteral("rep"), -3, 0, 0)};
    }
    wounds.nerveLost = reader.whole(QStringLiteral("nerveLost"), -3, 0);
    ObjectReader experience(reader.at(QStringLiteral("experience")));
    wounds.experienceFrom = experience.whole(QStringLiteral("from"), 1, 5);
    wounds.experienceTo = experience.whole(QStringLiteral("to"), 1, 5);
    if (wounds.experienceTo < wounds.experienceFrom)
        experience.place().fault(PackFault::tr("\"to\" must not be less than \"from\""));
}

} // namespace muster

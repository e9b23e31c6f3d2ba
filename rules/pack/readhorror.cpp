// SPDX-License-Identifier: MIT
#include "rules/pack/readers.h"

namespace muster {

void readHorror(const JsonPlace &file, Pack &pack)
{
    ObjectReader reader(file);
    HorrorTables &horror = pack.horror.emplace();
    horror.okayFrom = reader.whole(QStringLiteral("okayFrom"), 2, 12);
    horror.carStartsUpTo = reader.whole(QStringLiteral("carStartsUpTo"), 1, 6);
}

} // namespace muster

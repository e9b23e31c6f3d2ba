// SPDX-License-Identifier: MIT
#include "rules/pack/objectreader.h"
#include "rules/pack/readers.h"
#include "rules/pack/slugs.h"

namespace muster {

void readFirstAid(const JsonPlace &file, Pack &pack)
{
    ObjectReader reader(file);
    FirstAidTable &table = pack.firstAid.emplace();
    ObjectReader byPassed(reader.at(QStringLiteral("byPassed")));
    for (std::size_t passed = 0; passed < table.byPassed.size(); ++passed)
        table.byPassed[passed] = byPassed.word<Aided>(QString::number(passed));
}

} // namespace muster

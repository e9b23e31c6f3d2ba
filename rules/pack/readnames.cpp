// SPDX-License-Identifier: MIT
#include "rules/pack/namedplace.h"
#include "rules/pack/readers.h"

namespace muster {

void readNames(const JsonPlace &file, Pack &pack)
{
    ObjectReader reader(file);
    OnceOnly names;
    for (const JsonPlace &item : reader.items(QStringLiteral("names"), QStringLiteral("name"))) {
        const QString name = item.value().toString().trimmed();
        if (name.isEmpty())
            item.fault(PackFault::tr("must be a name, not %1").arg(shown(item.value())));
        names.note(item, name);
        pack.names.push_back(name);
    }
}

} // namespace muster

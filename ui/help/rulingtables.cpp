// SPDX-License-Identifier: MIT
#include "ui/help/helptables.h"

#include "model/packs.h"
#include "model/spoken.h"
#include "model/story/rulings.h"
#include "ui/texts.h"

#include <QMap>

namespace muster {

namespace {

/// Read once: the tables are told again with every letter that is searched for.
QString titleOf(const QString &pack)
{
    static Spoken<QMap<QString, QString>> titles([] {
        QMap<QString, QString> read;
        for (const QString &id : shippedPackIds()) {
            if (const Result<Pack> known = shippedPack(id))
                read.insert(id, known->title);
        }
        return read;
    });
    return titles.now().value(pack, HelpText::tr("Every rule set"));
}

} // namespace

/// Neighbours of one rule set are a table.
QList<HelpTable> rulingTables(const QString &pack, const QString &words)
{
    QList<HelpTable> all;
    std::optional<QString> present;
    for (const Ruling &ruling : rulingsFor(pack)) {
        if (!speaksOf(ruling, words))
            continue;
        if (present != ruling.pack)
            all.append({titleOf(ruling.pack), {}});
        present = ruling.pack;
        all.last().entries.append({ruling.id, ruling.title, ruling.text});
    }
    return all;
}

} // namespace muster

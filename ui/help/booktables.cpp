// SPDX-License-Identifier: MIT
#include "ui/help/helptables.h"

#include "model/language.h"
#include "model/packs.h"
#include "model/reference/shelf.h"
#include "model/story/rulings.h"
#include "ui/texts.h"

#include <QMap>
#include <QRegularExpression>

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

namespace {

using Shelves = QMap<QString, std::vector<ShelfEntry>>;

/// Read once, as the titles are.
const std::vector<ShelfEntry> &shelfIn(const QString &pack)
{
    static Spoken<Shelves> shelves([] {
        Shelves read;
        for (const QString &id : shippedPackIds()) {
            if (const Result<Pack> known = shippedPack(id))
                read.insert(id, shelfOf(*known));
        }
        return read;
    });
    static const std::vector<ShelfEntry> none;
    const auto shelf = shelves.now().constFind(pack);
    return shelf == shelves.now().constEnd() ? none : *shelf;
}

/// What it says, a line for each row of its tables.
QStringList linesOf(const ShelfEntry &entry)
{
    QStringList lines;
    for (const ShelfVariant &variant : entry.variants) {
        for (const QStringList &row : variant.table.rows)
            lines << QStringList(row).filter(QRegularExpression(QStringLiteral("."))).join(HelpText::tr("; "));
        for (const ShelfTable::Line &line : variant.table.modifiers)
            lines << HelpText::tr("%1: %2").arg(line.what, line.how);
    }
    lines.removeDuplicates();
    return lines;
}

} // namespace

QList<HelpTable> referenceTables(const QString &pack, const QString &words)
{
    if (words.isEmpty())
        return {};
    HelpTable found{HelpText::tr("On the Reference page"), {}};
    for (const ShelfEntry &entry : shelfIn(pack)) {
        HelpEntry all{entry.page, entry.title, linesOf(entry).join(u'\n')};
        if (!speaksOf(all, words))
            continue;
        QStringList telling = all.text.split(u'\n');
        telling.removeIf([&](const QString &line) { return !speaksOf(HelpEntry{{}, {}, line}, words); });
        all.text = telling.isEmpty() ? entry.section : telling.join(u'\n');
        found.entries.append(all);
    }
    return found.entries.isEmpty() ? QList<HelpTable>() : QList<HelpTable>{found};
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "model/storage/entry.h"

#include <QCryptographicHash>

namespace muster {

using namespace Qt::StringLiterals;

QString nameOf(EntryKind kind)
{
    switch (kind) {
    case EntryKind::Step:
        return u"step"_s;
    case EntryKind::Position:
        return u"position"_s;
    case EntryKind::Course:
        return u"course"_s;
    case EntryKind::Branch:
        return u"branch"_s;
    }
    Q_UNREACHABLE();
}

std::optional<EntryKind> entryKind(const QString &name)
{
    for (const EntryKind kind : {EntryKind::Step, EntryKind::Position, EntryKind::Course, EntryKind::Branch}) {
        if (name == nameOf(kind))
            return kind;
    }
    return std::nullopt;
}

QByteArray keyIn(const std::vector<Entry> &entries)
{
    const bool isBranch = entries.size() > 1 && entries[1].kind == nameOf(EntryKind::Branch);
    return entries.empty() ? QByteArray() : entries[isBranch ? 1 : 0].hash;
}

QByteArray hashOf(const Entry &entry)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(entry.previous);
    hash.addData(QByteArray::number(entry.number) + '\n' + entry.kind.toUtf8() + '\n');
    hash.addData(entry.content);
    return hash.result();
}

Entry linkTo(const Ending &ending, EntryKind kind, const QByteArray &content)
{
    Entry entry{ending.number + 1, nameOf(kind), content, ending.hash, {}};
    entry.hash = hashOf(entry);
    return entry;
}

} // namespace muster

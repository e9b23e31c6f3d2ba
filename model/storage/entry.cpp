// SPDX-License-Identifier: MIT
#include "model/storage/entry.h"

#include <QCryptographicHash>

namespace muster {

using namespace Qt::StringLiterals;

QString nameOf(EntryKind kind)
{
    return kind == EntryKind::Step ? u"step"_s : u"position"_s;
}

std::optional<EntryKind> entryKind(const QString &name)
{
    for (const EntryKind kind : {EntryKind::Step, EntryKind::Position}) {
        if (name == nameOf(kind))
            return kind;
    }
    return std::nullopt;
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

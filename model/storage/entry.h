// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace muster {

enum class EntryKind : std::uint8_t {
    Step, ///< something was done; its content is the step
    Position, ///< undone or redone; its content is how many steps are in force
};

/// One row of the log: a link of the chain.
struct Entry {
    int number = 0; ///< from 1, without a gap
    QString kind;
    QByteArray content; ///< JSON, UTF-8
    QByteArray previous; ///< the hash of the entry before; zeros before the first
    QByteArray hash;
};

/// The end of the log that a file is known to have: the next entry is linked to it.
struct Ending {
    int number = 0;
    QByteArray hash = QByteArray(32, '\0');

    friend bool operator==(const Ending &, const Ending &) = default;
};

QString nameOf(EntryKind kind);
std::optional<EntryKind> entryKind(const QString &name);

/// SHA-256 of the entry before, the number, the kind and the content.
QByteArray hashOf(const Entry &entry);

/// The entry that goes behind an ending, linked and hashed.
Entry linkTo(const Ending &ending, EntryKind kind, const QByteArray &content);

} // namespace muster

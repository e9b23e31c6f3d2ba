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
    Course, ///< the steps that are undone are left; its content is what that course is called, if it is one
    Branch, ///< right behind the first step: this is a copy that goes its own way; its content is the copy's own
};

/// One row of the log: a link of the chain.
struct Entry {
    int number = 0; ///< from 1, without a gap
    QString kind;
    QByteArray content; ///< JSON, UTF-8
    QByteArray previous; ///< the hash of the entry before; zeros before the first
    QByteArray hash;

    friend bool operator==(const Entry &, const Entry &) = default;
};

/// The end of the log that a file is known to have: the next entry is linked to it.
struct Ending {
    int number = 0;
    QByteArray hash = QByteArray(32, '\0');

    friend bool operator==(const Ending &, const Ending &) = default;
};

QString nameOf(EntryKind kind);
std::optional<EntryKind> entryKind(const QString &name);

/// Tells the campaign of a log from all others: the founding's hash, or the mark's where it is a branch of another campaign.
QByteArray keyIn(const std::vector<Entry> &entries);

/// SHA-256 of the entry before, the number, the kind and the content.
QByteArray hashOf(const Entry &entry);

/// The entry that goes behind an ending, linked and hashed.
Entry linkTo(const Ending &ending, EntryKind kind, const QByteArray &content);

} // namespace muster

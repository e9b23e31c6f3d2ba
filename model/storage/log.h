// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace muster {

/// The kind of a log entry.
enum class EntryKind : std::uint8_t {
    Step, ///< an act was performed; the content is the step
    Position, ///< undo or redo; the content is the number of steps in force
    Course, ///< the undone steps are abandoned; the content is the name of their course, if they are one
    Branch, ///< second entry of a what-if copy; the content is unique to that copy
};

/// A row of the log and link of the hash chain.
struct Entry {
    int number = 0; ///< counted from 1, without a gap
    QString kind;
    QByteArray content; ///< JSON, UTF-8
    QByteArray previous; ///< hash of the entry before; zeros for the first
    QByteArray hash;

    friend bool operator==(const Entry &, const Entry &) = default;
};

/// The last entry that a file is known to have; the next entry is linked to it.
struct Ending {
    int number = 0;
    QByteArray hash = QByteArray(32, '\0');

    friend bool operator==(const Ending &, const Ending &) = default;
};

QString nameOf(EntryKind kind);
std::optional<EntryKind> entryKind(const QString &name);

/// Returns the key that identifies the campaign of a log: the hash of the founding entry or, in a branch of another
/// campaign, of its mark.
QByteArray keyIn(const std::vector<Entry> &entries);

/// Returns the SHA-256 of the previous hash, the number, the kind and the content.
QByteArray hashOf(const Entry &entry);

/// Returns the entry that follows `ending`, linked and hashed.
Entry linkTo(const Ending &ending, EntryKind kind, const QByteArray &content);

class Connection;

/// The content of a campaign file, as far as it is intact.
struct Log {
    std::vector<Entry> entries; ///< the intact entries; all of them, unless `flaw` is set
    Ending ending;
    QString flaw; ///< problem with the entry after them; empty if there is none
};

/// Reads the log and checks the chain. The log ends before an entry that cannot be read.
Log readLog(Connection &connection);

/// Adds an entry and updates the ending, inside the caller's transaction.
void addEntry(Connection &connection, const Entry &entry);

/// Adds entries that are already linked to each other, and updates the ending.
void addEntries(Connection &connection, const std::vector<Entry> &entries);

/// Returns the ending stored in the file, unchecked.
Ending readEnding(Connection &connection);

/// The row of the drafts: their content and its hash.
struct DraftRow {
    QByteArray content;
    QByteArray hash;

    friend bool operator==(const DraftRow &, const DraftRow &) = default;
};
DraftRow draftRow(const QByteArray &content);
std::optional<DraftRow> readDraftRow(Connection &connection);
void writeDraftRow(Connection &connection, const std::optional<DraftRow> &row);

/// The result of applying a log from its beginning.
struct Replay {
    History history;
    Campaign campaign; ///< result of the steps in force
    QString flaw; ///< the reason why it stopped after `book`; empty if it did not
};
Replay replay(const std::vector<Entry> &entries);

/// A log as positions in it: the steps of the book, and the steps that were abandoned. The steps themselves are not
/// read.
struct LogIndex {
    struct Left {
        std::size_t last = 0; ///< position of the last abandoned step
        std::size_t from = 0; ///< number of steps kept before them
        std::size_t steps = 0; ///< number of steps abandoned
        std::size_t by = 0; ///< position of the entry that abandoned them
    };

    std::vector<std::size_t> steps;
    std::size_t inForce = 0;
    std::vector<Left> left;
    std::vector<std::size_t> before; ///< for the position of a step, the position of the step before it
    QString flaw; ///< the reason why it ended before the log does; empty if it did not

    /// Returns the positions of `count` steps, of which the last is at `last`.
    std::vector<std::size_t> wayTo(std::size_t last, std::size_t count) const;
};

LogIndex logIndexOf(const std::vector<Entry> &entries);

} // namespace muster

// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"

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

class Connection;

/// What is known of a campaign file's content.
struct Log {
    std::vector<Entry> entries; ///< those that are whole; all of them, unless `flaw` says otherwise
    Ending ending;
    QString flaw; ///< what is wrong behind them
};

/// Reads the log and checks the chain. What cannot be read ends it.
Log readLog(Connection &connection);

/// Adds an entry and moves the ending, inside the caller's transaction.
void addEntry(Connection &connection, const Entry &entry);

/// Adds several, linked to each other.
void addEntries(Connection &connection, const std::vector<Entry> &entries);

/// As the file says it, unchecked.
Ending readEnding(Connection &connection);

/// The draft's row: its content, and the hash that stands beside it.
struct DraftRow {
    QByteArray content;
    QByteArray hash;

    friend bool operator==(const DraftRow &, const DraftRow &) = default;
};
DraftRow draftRow(const QByteArray &content);
std::optional<DraftRow> readDraftRow(Connection &connection);
void writeDraftRow(Connection &connection, const std::optional<DraftRow> &row);

/// A log told again from its beginning.
struct Replay {
    Book book;
    Campaign campaign; ///< with the steps in force
    QString flaw; ///< why it stopped after `book`; empty if it did not
};
Replay replay(const std::vector<Entry> &entries);

/// What a log comes to, as places in it: the steps of the book, and those that were undone when it went on otherwise.
/// Nothing of the steps themselves is read.
struct Outline {
    struct Left {
        std::size_t last = 0; ///< the place of the last of them
        std::size_t from = 0; ///< so many steps stayed
        std::size_t steps = 0; ///< so many were left
        std::size_t by = 0; ///< the place of what left them
    };

    std::vector<std::size_t> steps;
    std::size_t inForce = 0;
    std::vector<Left> left;
    std::vector<std::size_t> before; ///< for the place of a step, that of the step before it
    QString flaw; ///< why it ended before the log does; empty if it did not

    /// The places of the last `count` steps up to one.
    std::vector<std::size_t> wayTo(std::size_t last, std::size_t count) const;
};

Outline outlineOf(const std::vector<Entry> &entries);

} // namespace muster

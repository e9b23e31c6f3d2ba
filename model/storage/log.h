// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "model/storage/entry.h"

namespace muster {

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

} // namespace muster

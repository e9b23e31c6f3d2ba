// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace muster {

class Connection;

/// The kind of a log entry. Its slug stands in the file.
enum class EntryKind : std::uint8_t {
    Step, ///< an act was performed; the content is the step
    Position, ///< undo or redo; the content is the number of steps in force
    Course, ///< the undone steps are abandoned; the content is the name of their course, if they are one
    Branch, ///< second entry of a what-if copy; the content is unique to that copy
};

/// The last entry that a file is known to have; the next entry is linked to it.
struct Ending {
    int number = 0;
    QByteArray hash = QByteArray(32, '\0');

    friend bool operator==(const Ending &, const Ending &) = default;
};

/// A row of the log and link of the hash chain.
struct Entry {
    int number = 0; ///< counted from 1, without a gap
    QString kind;
    QByteArray content; ///< JSON, UTF-8
    QByteArray previous; ///< hash of the entry before; zeros for the first
    QByteArray hash; ///< SHA-256 of all the others

    Ending ending() const { return {number, hash}; }
    friend bool operator==(const Entry &, const Entry &) = default;
};

using Entries = std::vector<Entry>;

/// Returns the entry that follows `ending`, linked and hashed.
Entry linkTo(const Ending &ending, EntryKind kind, const QByteArray &content);

/// Adds an entry, linked to the last one or, if there is none, to `ending`.
void appendEntry(Entries &entries, EntryKind kind, const QByteArray &content, const Ending &ending = {});

/// Returns the key that identifies the campaign of a log: the hash of the founding entry or, in a branch of another
/// campaign, of its mark.
QString keyIn(const Entries &entries);

/// The steps of a log as a tree, by their positions in it: after undo, a step follows another than the last one.
struct StepTree {
    using Way = std::vector<std::size_t>;

    struct Course : AbandonedCourse {
        std::size_t last = 0; ///< its last step
    };

    Way steps; ///< the campaign's own, including those undone
    std::size_t inForce = 0;
    std::vector<Course> courses; ///< the one abandoned first at the front
    Way parents; ///< for each step the one before it; for the founding itself
    QString flaw; ///< the reason why it ended before the log does; empty if it did not

    /// Returns the steps from the founding to this one.
    Way wayTo(std::size_t last) const;
};

/// Reads the entries, but only those steps that an earlier format abandoned without saying whether they are a course.
/// Such courses are numbered in order of appearance and dated by the step that abandoned them.
StepTree stepTreeOf(const Entries &entries);

/// Returns a newly linked log with the courses and steps of a tree of `entries`. It contains nothing else: undone steps
/// that belong to no course are dropped.
Entries writtenAnew(const Entries &entries, const StepTree &tree);

/// The content of a campaign file, as far as it is intact.
struct Log {
    Entries entries; ///< those before the first that is not as it was written
    History history; ///< their steps, as far as they are valid
    Campaign campaign; ///< result of the steps in force
    std::vector<AbandonedCourse> courses; ///< the one abandoned first at the front
    QString flaw; ///< the problem with the file; empty if there is none
    bool sawAllPages = false; ///< false if the pages of the pictures were not checked
};

/// Reads the entries and checks their chain.
Log readEntries(Connection &connection);

/// Checks everything but the pictures and the steps. Throws a StorageFault if the file is not a campaign of a known
/// format, or cannot be read at all.
Log readRows(Connection &connection);

/// Reads the steps of the entries and applies them, each checked.
void replay(Log &log);

/// Does both, inside the caller's transaction.
Log readCampaign(Connection &connection);

/// Returns the result of SQLite's own check of all pages, including those of the pictures.
bool arePagesInOrder(Connection &connection);

/// Adds entries that are already linked, and updates the ending, inside the caller's transaction.
void addEntries(Connection &connection, const Entries &entries);

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

} // namespace muster

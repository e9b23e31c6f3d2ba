// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "model/storage/log.h"

#include <QStringList>

namespace muster {

/// A course that was left, with where its last step stands in the log.
struct CourseInLog {
    LeftCourse course;
    std::size_t last = 0;
};

/// Those of a log, the first that was left first. What a log of an earlier format left without a word has its number by
/// its turn, and the date of the step that left it.
std::vector<CourseInLog> coursesIn(const std::vector<Entry> &entries, const Outline &outline);

/// A log untangled: the contents of its steps, course by course, each from the founding on.
struct Strands {
    struct Course {
        LeftCourse course;
        std::vector<QByteArray> steps;

        friend bool operator==(const Course &, const Course &) = default;
    };

    QByteArray mark; ///< of a branch; empty without
    std::vector<Course> courses;
    std::vector<QByteArray> steps; ///< of the book
    std::size_t inForce = 0;

    /// Null where there is none of that number.
    const Course *find(int id) const;

    friend bool operator==(const Strands &, const Strands &) = default;
};

Strands untangled(const std::vector<Entry> &entries);

/// The log that comes to these, linked anew. It holds nothing else: what was undone and is no course is gone.
std::vector<Entry> entangled(const Strands &strands);

/// What marks a branch: different each time.
QByteArray freshMark();

/// The same steps in a campaign that has had this name from the first on. Nothing else of them differs.
std::vector<QByteArray> renamed(std::vector<QByteArray> steps, const QString &name);

/// The hashes of the pictures that these steps take in, each once.
QStringList picturesIn(const std::vector<QByteArray> &steps);

/// What a branch of a campaign consists of. Of the pictures it names those that its steps speak of.
struct Branch {
    std::vector<Entry> log;
    std::optional<DraftRow> draft;
    QStringList pictures;
};

/// Writes a branch of the campaign at `path` into a new file. The pictures are copied from database to database, unread, so
/// that a thousand take no longer than their bytes do. Throws a StorageFault.
void writeBranch(const QString &path, const QString &copyPath, const Branch &branch);

/// Whether the copy holds that branch, link for link. What its steps come to was known before. Throws a StorageFault.
void checkBranch(const QString &copyPath, const Branch &branch);

} // namespace muster

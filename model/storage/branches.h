// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "model/storage/log.h"

#include <QStringList>

namespace muster {

/// An abandoned course, with the position of its last step in the log.
struct CourseInLog {
    AbandonedCourse course;
    std::size_t last = 0;
};

/// Returns the courses of a log, the one abandoned first at the front. Logs of earlier formats do not record them, so
/// there they are numbered in order of appearance and dated by the step that abandoned them.
std::vector<CourseInLog> coursesIn(const std::vector<Entry> &entries, const LogIndex &outline);

/// A log taken apart: the contents of its steps, one sequence for each course, each from the founding on.
struct Branches {
    struct Course {
        AbandonedCourse course;
        std::vector<QByteArray> steps;

        friend bool operator==(const Course &, const Course &) = default;
    };

    QByteArray mark; ///< mark of a branch; empty if the campaign is none
    std::vector<Course> courses;
    std::vector<QByteArray> steps; ///< steps of the campaign's own course
    std::size_t inForce = 0;

    /// Returns the course with this id, or null.
    const Course *find(int id) const;

    friend bool operator==(const Branches &, const Branches &) = default;
};

Branches readBranches(const std::vector<Entry> &entries);

/// Returns a newly linked log with these courses and steps. It contains nothing else: undone steps that belong to no
/// course are dropped.
std::vector<Entry> writtenLog(const Branches &strands);

/// Returns the mark of a new branch, different each time.
QByteArray freshMark();

/// Returns the same steps of a campaign that has had this name from the beginning. Nothing else in them differs.
std::vector<QByteArray> renamed(std::vector<QByteArray> steps, const QString &name);

/// Returns the hashes of the pictures that these steps add, each once.
QStringList picturesIn(const std::vector<QByteArray> &steps);

/// The content of a branch. `pictures` lists the hashes of the pictures that its steps add.
struct Branch {
    std::vector<Entry> log;
    std::optional<DraftRow> draft;
    QStringList pictures;
};

/// Writes a branch of the campaign at `path` into a new file. The pictures are copied from database to database without
/// being read, so a thousand take no longer than copying their bytes. Throws a StorageFault.
void writeBranch(const QString &path, const QString &copyPath, const Branch &branch);

/// Checks whether the copy holds that branch, link for link. The steps were checked before and are not applied again.
/// Throws a StorageFault.
void checkBranch(const QString &copyPath, const Branch &branch);

} // namespace muster

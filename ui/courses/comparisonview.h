// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/comparecourses.h"

#include <QTreeWidget>

namespace muster {

/// What differs between two courses, line by line, with one column for each.
class ComparisonView : public QTreeWidget
{
    Q_OBJECT
public:
    /// `name`: for a screen reader; `what`: the head of the first column.
    ComparisonView(const QString &name, const QString &what);

    void load(const CourseLines &lines, const QString &first, const QString &second);

private:
    QString m_what;
};

} // namespace muster

// SPDX-License-Identifier: MIT
#pragma once

#include "model/odds/expectation.h"
#include "ui/forecast/forecastwork.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QSpinBox;

namespace muster {

/// What the player expects of the battles to come, proposed by the campaign's own record.
class ExpectationForm : public QWidget
{
    Q_OBJECT
public:
    explicit ExpectationForm(QWidget *parent = nullptr);

    /// Proposes the record again where it has changed. `kinds`: those that may come.
    void load(const Record &record, const Expectation &proposed, const std::vector<Term> &kinds);
    Expectation expectation() const;

signals:
    void changed();

private:
    struct Row {
        QString kind; ///< empty: any
        QSpinBox *percent;
    };
    QSpinBox *addRow(const QString &name, int least, int value, const QString &from);

    QGridLayout *m_grid;
    std::vector<Row> m_wins;
    QSpinBox *m_withoutStar = nullptr;
    QSpinBox *m_losses = nullptr;
    Record m_record;
    Expectation m_proposed;
    std::vector<Term> m_kinds;
};

/// What the courses come to in the end, beside each other.
class OutcomeTable : public QWidget
{
    Q_OBJECT
public:
    explicit OutcomeTable(QWidget *parent = nullptr);

    void load(const std::vector<CourseAhead> &courses, const QString &title);

private:
    QLabel *m_title;
    std::vector<std::vector<QLabel *>> m_cells; ///< row by row, A and B
};

} // namespace muster

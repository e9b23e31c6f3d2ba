// SPDX-License-Identifier: MIT
#pragma once

#include "model/odds/expectation.h"
#include "model/odds/forecast.h"
#include "ui/forecast/forecastwork.h"

#include <QWidget>

#include <array>

class QComboBox;
class QGridLayout;
class QLabel;
class QSpinBox;

namespace muster {

/// What the player expects of the battles to come, proposed by the campaign's own record.
class ExpectationForm : public QWidget
{
    Q_OBJECT
public:
    ExpectationForm();

    /// Proposes the record again where it has changed. `kinds`: those that may come; `foes`: some may be met again.
    void load(const Record &record, const Expectation &proposed, const std::vector<Term> &kinds, bool foes);
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
    QSpinBox *m_foeTaken = nullptr; ///< null where no foe may be met
    Record m_record;
    Expectation m_proposed;
    std::vector<Term> m_kinds;
    bool m_foes = false;
};

/// A line of what the courses come to: each one's value, A before B.
struct OutcomeRow {
    QString name;
    QStringList values;
};

/// In the end, as far as anything is known.
std::vector<OutcomeRow> outcomesOf(const std::vector<CourseAhead> &courses, const ForecastQuestion &question,
                                   const Campaign &campaign, const Pack &pack);

/// What the courses come to in the end, beside each other.
class OutcomeTable : public QWidget
{
    Q_OBJECT
public:
    OutcomeTable();

    /// `signs`: of the courses; empty where there is only one.
    void load(const QString &title, const QStringList &signs, const std::vector<OutcomeRow> &rows);

private:
    struct Line {
        QLabel *name;
        std::array<QLabel *, 2> values;
    };
    Line addLine(int row);

    QGridLayout *m_grid;
    Line m_head;
    std::vector<Line> m_lines;
};

/// Two policies side by side, A and B.
using Policies = std::array<Policy, 2>;

class PolicyForm : public QWidget
{
    Q_OBJECT
public:
    PolicyForm();

    /// Only where there is Stay or Go can anybody be poisoned.
    void load(const Campaign &campaign, const Pack &pack, bool canBePoisoned);
    Policies policies() const;

    /// Puts what is asked above the answers instead of before them: in some languages both beside each other are too wide.
    void stack(bool isStacked);

signals:
    void changed();

private:
    /// One question of a policy, with the answers of both.
    struct Row {
        QLabel *name;
        std::array<QComboBox *, 2> answers;
    };
    Row addRow(const QString &name, const QStringList &answers);

    void lay();

    bool m_isStacked = false;
    QLabel *m_heading;
    std::array<QLabel *, 2> m_signs;
    QWidget *m_rule;
    Row m_star;
    Row m_places;
    Row m_poisoned;
};

/// What the policy is called where both are shown: by the first in which they differ.
QString policyTitle(const Policies &policies, std::size_t which, const Campaign &campaign);

} // namespace muster

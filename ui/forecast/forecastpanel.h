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

/// The player's expectations for the coming battles, initially those of the campaign's record.
class ExpectationForm : public QWidget
{
    Q_OBJECT
public:
    ExpectationForm();

    /// Proposes the expectation of the record again if the record has changed. `kinds`: the kinds of encounter that may
    /// come; `foes`: whether a foe may be met again.
    void load(const Record &record, const Expectation &proposed, const std::vector<Term> &kinds, bool foes);
    Expectation expectation() const;

signals:
    void changed();

private:
    struct Row {
        QString kind; ///< id of the kind of encounter; empty for any
        QSpinBox *percent;
    };
    QSpinBox *addRow(const QString &name, int least, int value, const QString &from);

    QGridLayout *m_grid;
    std::vector<Row> m_wins;
    QSpinBox *m_withoutStar = nullptr;
    QSpinBox *m_losses = nullptr;
    QSpinBox *m_foeTaken = nullptr; ///< null if no foe may be met
    Record m_record;
    Expectation m_proposed;
    std::vector<Term> m_kinds;
    bool m_foes = false;
};

/// A line of the results: the value of each course, A before B.
struct OutcomeRow {
    QString name;
    QStringList values;
};

/// Returns the results at the end of the forecast, as far as they are computed.
std::vector<OutcomeRow> outcomesOf(const std::vector<CourseAhead> &courses, const ForecastQuestion &question,
                                   const Campaign &campaign, const Pack &pack);

/// A table of the results at the end of the forecast, with the courses side by side.
class OutcomeTable : public QWidget
{
    Q_OBJECT
public:
    OutcomeTable();

    /// Shows the rows. `signs`: the signs of the courses; empty if there is only one.
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

/// The two policies that are compared, A and B.
using Policies = std::array<Policy, 2>;

class PolicyForm : public QWidget
{
    Q_OBJECT
public:
    PolicyForm();

    /// Shows the choices for a campaign. `canBePoisoned`: the campaign has tests of Stay or Go.
    void load(const Campaign &campaign, const Pack &pack, bool canBePoisoned);
    Policies policies() const;

    /// Places the questions above the answers instead of before them, because both side by side are too wide in some
    /// languages.
    void stack(bool isStacked);

signals:
    void changed();

private:
    /// A question of a policy, with the answers of both policies.
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

/// Returns the title of a policy if both are shown: its answer to the first question on which they differ.
QString policyTitle(const Policies &policies, std::size_t which, const Campaign &campaign);

} // namespace muster

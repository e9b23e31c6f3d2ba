// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/paper.h"

#include <QCoreApplication>
#include <QWidget>

#include <functional>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;
class QTableWidget;

namespace muster {

/// A campaign that already runs on paper (R93): the present month, what was played last, and a line of a table for each figure
/// beside the Star, those who fell among them. What is left empty is as the army list has it.
class PaperForm : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(muster::PaperForm)
public:
    PaperForm();

    /// For these rules and this list; what was typed stays.
    void load(const Pack &pack, const QString &list, const Options &options);
    /// What is told, as far as it can be read.
    acts::Paper value() const;
    /// Whether it can be, and nothing speaks against it; else all that does is said, line by line, and the lines are marked.
    bool isSound(const std::function<Problems(const acts::Paper &)> &against);
    /// Months that the Star has in the band.
    int starMonths() const;
    /// What the Star carries; none: as the army list has it.
    std::vector<Kit> starCarries() const;

private:
    QString cell(int row, int column) const;
    void addRow();
    void growWith(int row);
    acts::Paper head() const;
    bool readRow(int row, acts::Paper &paper, Problems &problems) const;
    QString readFate(int row, const Figure &figure, acts::Paper &paper) const;
    void mark(int row, const Problems &problems);
    void say(const QStringList &problems);

    Pack m_pack;
    QString m_list;
    QFormLayout *m_form;
    QFormLayout *m_encounters; ///< what was played and comes, beside it
    QSpinBox *m_turn;
    QSpinBox *m_eal;
    QComboBox *m_last;
    QComboBox *m_outcome;
    QSpinBox *m_starMonths;
    QLineEdit *m_starCarries;
    QTableWidget *m_figures;
    QLabel *m_hint;
    QLabel *m_problem;
};

} // namespace muster

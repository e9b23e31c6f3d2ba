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

/// A form for a campaign that already runs on paper (R93): the present month, the last encounter, and a table row for
/// each figure except the Star, the fallen included. Empty cells use the values of the army list.
class PaperForm : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(muster::PaperForm)
public:
    PaperForm();

    /// Sets the rules and the list. Text that was typed is kept.
    void load(const Pack &pack, const QString &list, const Options &options);
    /// Returns the state entered, as far as it can be read.
    acts::Paper value() const;
    /// Returns whether the form can be read and `against` returns no reasons against it. Otherwise all problems are
    /// shown, line by line, and the lines are marked.
    bool isSound(const std::function<Problems(const acts::Paper &)> &against);
    /// Returns the number of months that the Star has been in the band.
    int starMonths() const;
    /// Returns the Star's equipment; empty uses that of the army list.
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
    QFormLayout *m_encounters; ///< past and next encounter, beside m_form
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

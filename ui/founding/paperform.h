// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/paper.h"

#include <QWidget>

class QComboBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;
class QTableWidget;

namespace muster {

/// A campaign that already runs on paper (R93): the present month, what was played last, and a line of a table for each figure
/// beside the Star, those who fell among them. What is left empty is as the army list has it.
class PaperForm : public QWidget
{
    Q_OBJECT
public:
    explicit PaperForm(QWidget *parent = nullptr);

    /// For these rules and this list; what was typed stays.
    void load(const Pack &pack, const QString &list, const Options &options);
    /// What is told, or why it cannot be read.
    Result<actions::Paper> value() const;
    /// Months that the Star has in the band.
    int starMonths() const;

private:
    QString cell(int row, int column) const;
    void addRow();
    void growWith(int row);
    Result<bool> readRow(int row, actions::Paper &paper) const;

    Pack m_pack;
    QString m_list;
    QFormLayout *m_form;
    QSpinBox *m_turn;
    QSpinBox *m_eal;
    QComboBox *m_last;
    QComboBox *m_outcome;
    QSpinBox *m_starMonths;
    QTableWidget *m_figures;
};

} // namespace muster

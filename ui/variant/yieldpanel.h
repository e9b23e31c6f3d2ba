// SPDX-License-Identifier: MIT
#pragma once

#include "model/variant/sheet.h"
#include "model/variant/sheetedit.h"

#include <QCoreApplication>
#include <QWidget>

class QLabel;
class QTreeWidget;

namespace muster {

class Button;
class YieldPlot;

/// The results of a sheet, here and in the book: bars, averages, and ten random rolls.
class YieldPanel : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(muster::YieldPanel)
public:
    YieldPanel();

    /// Shows a sheet. `rules` define the weapons of the sheet. `isWhole`: the table is complete; else it has no odds.
    void load(const Sheet &sheet, const Sheet &book, const Pack &rules, bool isWhole);

private:
    void rollTen();

    Sheet m_sheet;
    QLabel *m_by;
    YieldPlot *m_plot;
    QLabel *m_averages;
    Button *m_rollTen;
    QLabel *m_ten;
};

/// The differences of a sheet from the book, with a button to revert each.
class DifferenceList : public QWidget
{
    Q_OBJECT
public:
    DifferenceList();

    void load(const Sheet &sheet, const Sheet &book);

signals:
    void putBack(const muster::PutBack &edit);

private:
    QLabel *m_heading;
    QTreeWidget *m_list;
    Button *m_putBack;
};

} // namespace muster

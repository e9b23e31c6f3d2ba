// SPDX-License-Identifier: MIT
#pragma once

#include "model/variant/sheet.h"

#include <QCoreApplication>
#include <QWidget>

class QLabel;

namespace muster {

class Button;
class YieldPlot;

/// What a sheet yields, here and in the book: bars, averages, and ten by chance.
class YieldPanel : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(muster::YieldPanel)
public:
    explicit YieldPanel(QWidget *parent = nullptr);

    /// `rules` know the weapons of the sheet.
    /// A table that is not whole has no odds.
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

} // namespace muster

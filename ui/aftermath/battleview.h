// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QBoxLayout;

namespace muster {

class FinishSide;
class ReportSide;

/// The report, and beside it what will become of everybody. Where there is no room for both beside each other it folds: the
/// preview goes into the rows of Casualties, and the line for dice and Finish stand in a dock below, whatever is scrolled.
class BattleView : public QWidget
{
public:
    BattleView(ReportSide *report, FinishSide *finish, QWidget *parent = nullptr);

    /// Folded, whatever is shown now: it never makes a window larger.
    QSize minimumSizeHint() const override;
    /// What is higher scrolls within it.
    bool hasHeightForWidth() const override { return false; }

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fold();

    ReportSide *m_report;
    QWidget *m_rule;
    FinishSide *m_finish;
    QBoxLayout *m_halves;
};

} // namespace muster

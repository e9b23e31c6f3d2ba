// SPDX-License-Identifier: MIT
#include "ui/aftermath/battleview.h"

#include "ui/aftermath/finishside.h"
#include "ui/aftermath/reportside.h"
#include "ui/look/type.h"
#include "ui/parts/label.h"

#include <QBoxLayout>
#include <QEvent>

namespace muster {

namespace {

constexpr int leastWidth = 480;
constexpr int leastScrolled = 120; ///< of what stands above the dock
constexpr int keysNamedFrom = 500; ///< high: below that the dock loses the line that names them

} // namespace

BattleView::BattleView(ReportSide *report, FinishSide *finish, QWidget *parent)
    : QWidget(parent)
    , m_report(report)
    , m_rule(makeRule(Qt::Vertical))
    , m_finish(finish)
    , m_halves(new QBoxLayout(QBoxLayout::LeftToRight, this))
{
    m_halves->setContentsMargins(0, 0, 0, 0);
    m_halves->setSpacing(0);
    m_halves->addWidget(m_report, 610);
    m_halves->addWidget(m_rule);
    m_halves->addWidget(m_finish, 525);
}

QSize BattleView::minimumSizeHint() const
{
    return {leastWidth, leastScrolled + m_report->leastDock() + m_finish->leastDock()};
}

/// What the report asks for may have changed: bands that meet have an ending each.
bool BattleView::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        fold();
    return QWidget::event(event);
}

void BattleView::resizeEvent(QResizeEvent *event)
{
    fold();
    QWidget::resizeEvent(event);
}

void BattleView::fold()
{
    const bool fitsBeside = width() >= m_report->leastUnfolded() + m_finish->leastUnfolded() + 1;
    const bool folds = isFolded(window()->width()) || !fitsBeside;
    m_report->setFolded(folds);
    m_report->setKeysNamed(height() >= besideType(keysNamedFrom));
    m_finish->setFolded(folds);
    m_rule->setVisible(!folds);
    m_halves->setDirection(folds ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_halves->setStretch(2, folds ? 0 : 525);
}

} // namespace muster

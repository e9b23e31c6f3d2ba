// SPDX-License-Identifier: MIT
#pragma once

#include "model/variant/sheetedit.h"

#include <QCoreApplication>
#include <QWidget>

namespace muster {

/// What a table yields in a hundred throws: here solid, in the book hollow beside it.
class YieldPlot : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(muster::YieldPlot)
public:
    explicit YieldPlot(QWidget *parent = nullptr);

    void load(std::vector<Yield> yields, bool hasBook);

    QSize minimumSizeHint() const override;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::vector<Yield> m_yields;
    bool m_hasBook = false;
};

} // namespace muster

// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/figure.h"
#include "rules/pack/pack.h"

#include <QCoreApplication>
#include <QWidget>

namespace muster {

/// The name, what the figure is, and its Rep with its pips.
class FigureHead : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(muster::FigureHead)
public:
    explicit FigureHead(QWidget *parent = nullptr);

    void load(const Figure &figure, const QString &kind, const Pack &pack);

    QSize sizeHint() const override { return {300, heightForWidth(300)}; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Figure m_figure;
    QString m_kind;
    bool m_pips = true;
};

} // namespace muster

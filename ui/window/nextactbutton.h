// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/page.h"

#include <QAbstractButton>

namespace muster {

/// The one next act, as a large button that Ctrl+Enter presses.
class NextActButton : public QAbstractButton
{
    Q_OBJECT
public:
    explicit NextActButton(QWidget *parent = nullptr);

    /// Hidden where there is nothing to do.
    void load(const std::optional<NextAct> &act);

    QSize sizeHint() const override;
    /// So narrow it does without its key.
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintKey(QPainter &painter, QRectF &room) const;

    NextAct m_act;
    QString m_key;
};

} // namespace muster

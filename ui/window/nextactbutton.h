// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/page.h"

#include <QAbstractButton>

namespace muster {

class EnterPause;

/// The one next act, as a large button that Ctrl+Enter presses.
class NextActButton : public QAbstractButton
{
    Q_OBJECT
public:
    explicit NextActButton(QWidget *parent = nullptr);

    /// Hidden where there is nothing to do.
    void load(const std::optional<NextAct> &act);

    QSize sizeHint() const override;
    /// So narrow it mostly does without its key.
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintKey(QPainter &painter, QRectF &title, QRectF &detail) const;

    EnterPause *m_pause;
    NextAct m_act;
    QString m_key;
};

} // namespace muster

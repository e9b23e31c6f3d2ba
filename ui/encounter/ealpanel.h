// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/pack.h"

#include <QWidget>

#include <array>

class QPainter;

namespace muster {

/// The Enemy Activity Level in steps, and beside it what each face of the die makes of a PEF at that level.
class EalPanel : public QWidget
{
    Q_OBJECT
public:
    explicit EalPanel(QWidget *parent = nullptr);

    /// Without a level, that it is still to be rolled.
    void load(std::optional<int> eal, const Pack &pack);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void drawFaces(QPainter &painter, const QRectF &place) const;

    std::optional<int> m_eal;
    std::array<PefLetter, 6> m_letters{};
};

} // namespace muster

// SPDX-License-Identifier: MIT
#pragma once

#include "ui/look/icon.h"

#include <QPainter>
#include <QWidget>

namespace muster {

/// One of our icons in the colour of the text.
class IconLabel : public QWidget
{
public:
    explicit IconLabel(const IconName &icon, int side = 18)
        : m_icon(icon)
    {
        setFixedSize(side, side);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        drawIcon(painter, m_icon, rect(), palette().color(QPalette::WindowText));
    }

private:
    IconName m_icon;
};

} // namespace muster

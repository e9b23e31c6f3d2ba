// SPDX-License-Identifier: MIT
#pragma once

#include "ui/parts/views.h"

#include <QWheelEvent>

namespace muster {

/// A list or table as high as its rows: the page around it scrolls.
template<class View>
class AllRowsView : public QuietView<View>
{
protected:
    AllRowsView()
    {
        this->setFrameShape(QFrame::NoFrame);
        this->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        this->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        this->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }

    void wheelEvent(QWheelEvent *event) override { event->ignore(); }
};

} // namespace muster

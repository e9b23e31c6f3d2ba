// SPDX-License-Identifier: MIT
#pragma once

#include <QStackedLayout>

namespace muster {

/// What lies on each other. Qt's own gives the height that what is shown would like where it is asked for the least.
class Layers final : public QStackedLayout
{
public:
    using QStackedLayout::QStackedLayout;

    int minimumHeightForWidth(int width) const override
    {
        QLayoutItem *shown = itemAt(currentIndex());
        if (!shown)
            return 0;
        return shown->hasHeightForWidth() ? shown->minimumHeightForWidth(width) : shown->minimumSize().height();
    }
};

} // namespace muster

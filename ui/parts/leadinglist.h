// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractItemView>

namespace muster {

inline constexpr const char *followsAnother = "followsAnother";

/// Of two lists of a page, the one that was used last has its chosen row washed, the other only the bar before it.
inline void letLead(QAbstractItemView &one, QAbstractItemView &other)
{
    one.setProperty(followsAnother, false);
    other.setProperty(followsAnother, true);
    one.viewport()->update();
    other.viewport()->update();
}

inline bool isWashed(const QStyleOptionViewItem &option)
{
    return option.state & QStyle::State_Selected
        && !(option.widget && option.widget->property(followsAnother).toBool());
}

} // namespace muster

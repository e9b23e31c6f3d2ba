// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractItemView>

namespace muster {

/// A list or table that tells a screen reader of another current row only while the keyboard is in it: Qt 6.4 says that the
/// focus went there, even on a page that is hidden.
template<class View>
class QuietView : public View
{
public:
    using View::View;

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override
    {
        if (this->hasFocus())
            View::currentChanged(current, previous);
        else
            QAbstractItemView::currentChanged(current, previous); // NOLINT: past the view, which would speak
    }
};

} // namespace muster

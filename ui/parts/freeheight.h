// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace muster {

/// Takes the height it is given, whatever its parts ask for by their width, as a map does.
class FreeHeight final : public QWidget
{
public:
    using QWidget::QWidget;
    bool hasHeightForWidth() const override { return false; }
};

} // namespace muster

// SPDX-License-Identifier: MIT
#pragma once

#include <QPoint>
#include <QString>

#include <functional>

class QWidget;

namespace muster {

/// What a number under the pointer comes from; shown on hovering, and by "Explain a number" from keyboard or mouse. Asked
/// only then. Of an item view it is the viewport that explains.
void explain(QWidget *widget, const std::function<QString(QPoint)> &words);

/// Explains what has the focus, an item view its current cell; false if that explains nothing.
bool explainFocus();

} // namespace muster

// SPDX-License-Identifier: MIT
#pragma once

#include <QSize>
#include <QString>

class QWidget;

namespace muster {

/// Gives a dialog the size and place it was left with, under this name in the settings; the first time this size.
void rememberGeometry(QWidget *dialog, const QString &name, QSize first);

} // namespace muster

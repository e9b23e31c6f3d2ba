// SPDX-License-Identifier: MIT
#pragma once

#include "ui/look/type.h"

#include <QLabel>
#include <QPalette>

namespace muster {

/// A text of one use: always plain text, its colour a role of the palette (PlaceholderText is the pencil).
QLabel *makeLabel(TextUse use, const QString &text, QWidget *parent = nullptr,
                  QPalette::ColorRole colour = QPalette::WindowText);

/// The same, broken into lines where it is too long.
QLabel *makeParagraph(TextUse use, const QString &text, QWidget *parent = nullptr,
                      QPalette::ColorRole colour = QPalette::WindowText);

/// For a tooltip: Qt guesses whether one is markup, and a name may look like it. Shows the text as it is written.
QString asToolTip(const QString &text);

} // namespace muster

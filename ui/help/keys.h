// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QPoint>
#include <QString>

#include <functional>

class QWidget;

namespace muster {

/// Keys that a widget handles itself, without an action, and their description.
struct ShortcutHelp {
    QString keys; ///< "Enter, Space"
    QString what; ///< "Expand or collapse the selected step"
};

/// Sets the descriptions of a widget's keys, for the list in the Help menu. Its actions are listed in the same chapter.
void setShortcutHelp(QWidget *widget, const QString &chapter, const QList<ShortcutHelp> &keys);

QString keysChapter(const QWidget *widget);
QList<ShortcutHelp> shortcutHelpOf(const QWidget *widget);

/// Sets a callback that explains the number at a point; empty for none. The text is shown on hovering and by "Explain a
/// number", and only then computed. For an item view pass the viewport.
void explain(QWidget *widget, const std::function<QString(QPoint)> &words);

/// Explains the focused widget, in an item view its current cell. Returns false if there is no explanation.
bool explainFocus();

} // namespace muster

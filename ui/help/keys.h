// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QPoint>
#include <QString>

#include <functional>

class QWidget;

namespace muster {

/// Keys that a widget minds itself, without an action.
struct ToldKeys {
    QString keys; ///< "Enter, Space"
    QString what; ///< "Expand or collapse the selected step"
};

/// A widget tells what its keys do, for the list in the Help menu. Its actions stand in the same chapter.
void tellKeys(QWidget *widget, const QString &chapter, const QList<ToldKeys> &keys);

QString keysChapter(const QWidget *widget);
QList<ToldKeys> toldKeys(const QWidget *widget);

/// What a number under the pointer comes from; shown on hovering, and by "Explain a number" from keyboard or mouse. Asked
/// only then. Of an item view it is the viewport that explains.
void explain(QWidget *widget, const std::function<QString(QPoint)> &words);

/// Explains what has the focus, an item view its current cell; false if that explains nothing.
bool explainFocus();

} // namespace muster

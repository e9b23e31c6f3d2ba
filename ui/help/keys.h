// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

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

} // namespace muster

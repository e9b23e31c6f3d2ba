// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <functional>

class QFormLayout;
class QLineEdit;
class QWidget;

namespace muster {

/// A form as ours are: labels at the left, room between the rows.
QFormLayout *makeForm();
/// A row whose label stands level with its field; it is the field's buddy, and its name where it has none.
void addRow(QFormLayout &form, const QString &label, QWidget *field);
void insertRow(QFormLayout &form, int row, const QString &label, QWidget *field);
/// Words to choose from while one types; any other is as good.
void offerWords(QLineEdit &line, const QStringList &words);
/// Whenever something in any of its fields is another.
void onAnyChange(QWidget &form, QObject *listener, const std::function<void()> &deed);

} // namespace muster

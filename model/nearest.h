// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace muster {

/// The choice that was probably meant: the one with the fewest letters to change, if that is few; empty where none is.
QString nearest(const QString &typed, const QStringList &choices);

/// " Did you mean “show”?", or nothing.
QString didYouMean(const QString &typed, const QStringList &choices);

} // namespace muster

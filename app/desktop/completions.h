// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace muster {

/// Return the completions that a shell suggests after `muster`: commands, their options, the values of closed sets,
/// files. Made for bash, zsh and fish from the table behind `--help`.
QString bashCompletion();
QString zshCompletion();
QString fishCompletion();

/// Returns the words of that table for which app/desktop/offered.cpp has no entry.
QStringList wordsOfNoMeaning();

} // namespace muster

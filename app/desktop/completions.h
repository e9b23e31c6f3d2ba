// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace muster {

/// What a shell offers when Tab is pressed after `muster`: its commands, their options, the values of closed sets, files.
/// Made from the table behind `--help`, for bash, zsh and fish.
QString bashCompletion();
QString zshCompletion();
QString fishCompletion();

/// The words of that table of which nobody said what a shell may offer for them (app/desktop/offered.cpp).
QStringList wordsOfNoMeaning();

} // namespace muster

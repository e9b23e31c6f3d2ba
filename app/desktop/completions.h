// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace muster {

/// What a shell offers when Tab is pressed after `muster`: its commands, their options, files. Made from the table behind
/// `--help`, for bash, zsh and fish.
QString bashCompletion();
QString zshCompletion();
QString fishCompletion();

} // namespace muster

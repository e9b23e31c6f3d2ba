// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace muster {

/// Returns text that is safe to print on a terminal: characters that control the terminal or change the text direction
/// are replaced. Line breaks stay.
QString plain(const QString &text);

/// Returns one line of safe text with at most `most` characters, with an ellipsis if it was cut.
QString shortened(const QString &text, qsizetype most = 60);

/// Returns the name of a file without its folder, as such a line.
QString fileNameOf(const QString &path);

} // namespace muster

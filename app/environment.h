// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <functional>
#include <optional>

namespace muster {

/// The world around a command.
struct Environment {
    /// Asks on the terminal and returns the line typed; nullopt at the end of the input.
    std::function<std::optional<QString>(const QString &prompt)> ask;
    /// Prints a line between two questions.
    std::function<void(const QString &line)> say;
    /// Reads at most `most` bytes of standard input, fewer if it ends before.
    std::function<QByteArray(qint64 most)> input;
    /// Returns a random seed from 0 to 999 999 999, short enough to be printed on a sheet.
    std::function<quint64()> entropy;
    /// The folder of the backups.
    QString backups;
};

} // namespace muster

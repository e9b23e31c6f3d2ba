// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <cstdio>
#include <optional>

/// Questions to the player and hints, beside the answer of a command.
namespace muster::terminal {

void write(const QByteArray &text, std::FILE *stream);

/// Asks on the terminal and returns the line typed; nullopt at the end of the input. Questions go to standard error,
/// because standard output has only the answer.
std::optional<QString> ask(const QString &prompt);

/// Prints a line between two questions.
void say(const QString &line);

/// Reads at most `most` bytes of standard input, fewer if it ends before.
QByteArray readInput(qint64 most);

/// Returns a random seed from 0 to 999 999 999, short enough to be printed on a sheet.
quint64 entropy();

} // namespace muster::terminal

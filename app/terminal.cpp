// SPDX-License-Identifier: MIT
#include "app/terminal.h"

#include <iostream>
#include <random>
#include <string>

namespace muster::terminal {

void write(const QByteArray &text, std::FILE *stream)
{
    std::fwrite(text.constData(), 1, static_cast<std::size_t>(text.size()), stream);
}

std::optional<QString> ask(const QString &prompt)
{
    write(prompt.toUtf8(), stderr);
    std::string line;
    if (!std::getline(std::cin, line)) {
        write("\n", stderr);
        return std::nullopt;
    }
    return QString::fromStdString(line);
}

void say(const QString &line)
{
    write(line.toUtf8() + '\n', stderr);
}

QByteArray readInput(qint64 most)
{
    QByteArray text(most, Qt::Uninitialized);
    text.resize(static_cast<qsizetype>(std::fread(text.data(), 1, static_cast<std::size_t>(most), stdin)));
    return text;
}

quint64 entropy()
{
    std::random_device source;
    return std::uniform_int_distribution<quint64>(0, 999'999'999)(source);
}

} // namespace muster::terminal

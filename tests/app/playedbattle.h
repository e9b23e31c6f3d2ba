// SPDX-License-Identifier: MIT
#pragma once

#include "tests/app/calls.h"

#include <QJsonObject>

namespace muster::testing {

/// A band on patrol, and what is said of its battle on the terminal.
class PlayedBattle : public Table
{
protected:
    /// Says it on the terminal and gives what is on the table then.
    QJsonObject play(const QString &words)
    {
        const Heard heard = call(QStringLiteral("--json play ") + m_file + u' ' + words);
        EXPECT_EQ(heard.exit, 0) << words.toStdString() << heard.err.toStdString();
        return heard.json();
    }
    /// What is said against it; the file stays as it is.
    std::string refusal(const QString &words)
    {
        const QByteArray before = bytesOf(m_file);
        const Heard heard = call(QStringLiteral("play ") + m_file + u' ' + words);
        EXPECT_EQ(heard.exit, 1) << words.toStdString();
        EXPECT_EQ(bytesOf(m_file), before);
        return heard.reason().trimmed().toStdString();
    }

    const QString m_file = bandOnPatrol();
};

} // namespace muster::testing

// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonObject>
#include <QStringList>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace muster::testing {

/// The output and the exit status of a call.
struct Heard {
    int exit = -1;
    QByteArray out;
    QByteArray err;

    /// Returns the single JSON object on standard output.
    QJsonObject json() const;
    QString text() const { return QString::fromUtf8(out); }
    QString reason() const { return QString::fromUtf8(err); }
};

/// Runs a call as a user types it, with blanks between the words: call("roll swordplay eal --dice 3,5").
Heard call(const QString &line);
Heard call(const QStringList &words);

/// A folder for the files of one test, removed afterwards.
class Table : public ::testing::Test
{
protected:
    Table();

    /// Returns the path of a file in the folder, which contains no blanks.
    QString at(const QString &name) const;
    QString write(const QString &name, const QByteArray &content) const;

    /// Creates a campaign with the Feudal list, a Star of Rep 5 and two Grunts, and returns its path.
    QString band() const;

private:
    QTemporaryDir m_folder;
};

QByteArray bytesOf(const QString &path);
QJsonObject object(const char *json);

/// Checks that two JSON values are equal, with a readable message if not.
void expectJson(const QJsonValue &actual, const QJsonValue &expected);

} // namespace muster::testing

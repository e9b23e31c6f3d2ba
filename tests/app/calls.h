// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonObject>
#include <QStringList>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace muster::testing {

/// What the program said, and how it ended.
struct Heard {
    int exit = -1;
    QByteArray out;
    QByteArray err;

    /// The one JSON object on standard output.
    QJsonObject json() const;
    QString text() const { return QString::fromUtf8(out); }
    QString reason() const { return QString::fromUtf8(err); }
};

/// A call as one would type it, its words parted by blanks: call("roll swordplay eal --dice 3,5").
Heard call(const QString &line);
Heard call(const QStringList &words);

/// A table to play at: a folder for the files of one test.
class Table : public ::testing::Test
{
protected:
    Table();

    /// The path of a file here, with no blanks in it.
    QString at(const QString &name) const;
    QString write(const QString &name, const QByteArray &content) const;

    /// A campaign of the Feudal list with a Star of Rep 5 and two Grunts.
    QString band() const;

private:
    QTemporaryDir m_folder;
};

QByteArray bytesOf(const QString &path);
QJsonObject object(const char *json);

/// Equal JSON, told apart readably where it is not.
void expectJson(const QJsonValue &actual, const QJsonValue &expected);

} // namespace muster::testing

// SPDX-License-Identifier: MIT
#pragma once

#include "app/answer.h"

#include <QJsonObject>
#include <QStringList>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace muster::testing {

/// What a call said, and how it ended.
struct Heard {
    int exit = -1;
    QByteArray out;
    QByteArray err;

    /// The one JSON object on standard output.
    QJsonObject json() const;
    QString text() const { return QString::fromUtf8(out); }
    QString reason() const { return QString::fromUtf8(err); }
};

/// A call as one would type it, its words parted by blanks: call("roll swordplay eal --dice 3,5"). It runs inside the
/// test; `typed` are the lines for --ask, or the
/// standard input, and entropy is always 4711.
Heard call(const QString &line, const QStringList &typed = {});
Heard call(const QStringList &words, const QStringList &typed = {});

/// The same through the program itself, with its standard input.
Heard run(const QString &line, const QByteArray &input = {});
Heard run(const QStringList &words, const QByteArray &input = {});

/// A table to play at: a folder for the files of one test.
class Table : public ::testing::Test
{
protected:
    Table();

    /// The path of a file here, with no blanks in it.
    QString at(const QString &name) const;
    QString write(const QString &name, const QByteArray &content) const;

    /// A campaign of the Feudal list with a Star of Rep 5 and two Grunts: 2 is Heavy Infantry of Rep 4, 3 Infantry of
    /// Rep 3.
    QString band() const;
    /// The same with a Patrol in hand, all clear, at Enemy Activity Level 3.
    QString bandOnPatrol() const;
    /// A report that says how figures fared: {"1": "fine"}.
    QString report(const char *outcome, const QMap<int, QString> &fates) const;

private:
    QTemporaryDir m_folder;
};

QByteArray bytesOf(const QString &path);
QJsonObject object(const char *json);

/// Equal JSON, told apart readably where it is not.
void expectJson(const QJsonValue &actual, const QJsonValue &expected);

} // namespace muster::testing

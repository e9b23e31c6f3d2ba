// SPDX-License-Identifier: MIT
#pragma once

#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QStringList>

#include <gtest/gtest.h>

namespace muster::testing {

inline QString sourcePath(const QString &path)
{
    return QStringLiteral(MUSTER_SOURCE_DIR "/") + path;
}

inline bool stands(const QString &path)
{
    return QFile::exists(sourcePath(path));
}

/// Returns the text of a source file, or of any file by its full path.
inline QString contentOf(const QString &path)
{
    QFile file(path.startsWith(QLatin1Char('/')) ? path : sourcePath(path));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
    return QString::fromUtf8(file.readAll());
}

/// Returns the tests listed by the test programs, as "Suite.Name"; a test with parameters appears once.
inline QSet<QString> testsThatRun()
{
    static QSet<QString> tests;
    if (!tests.isEmpty())
        return tests;
    for (const QString &program : contentOf(QStringLiteral(MUSTER_TEST_PROGRAMS)).split(u'\n', Qt::SkipEmptyParts)) {
        QProcess listing;
        listing.start(program, {QStringLiteral("--gtest_list_tests")});
        if (!listing.waitForFinished(-1) || listing.exitCode() != 0) {
            ADD_FAILURE() << program.toStdString() << " does not list its tests. Build it.";
            continue;
        }
        QString suite;
        for (const QString &line : QString::fromUtf8(listing.readAllStandardOutput()).split(u'\n')) {
            const QString name = line.section(u'#', 0, 0).trimmed();
            if (!line.startsWith(u' '))
                suite = name.section(u'/', -1).chopped(name.endsWith(u'.') ? 1 : 0);
            else
                tests.insert(suite + u'.' + name.section(u'/', 0, 0));
        }
    }
    return tests;
}

/// Returns every test found in a source, as "Suite.Name".
inline QSet<QString> testsInSources()
{
    static const QRegularExpression test(QStringLiteral("^TEST(?:_F|_P)?\\(\\s*(\\w+)\\s*,\\s*(\\w+)\\s*\\)"),
                                         QRegularExpression::MultilineOption);
    QSet<QString> tests;
    QDirIterator sources(sourcePath(QStringLiteral("tests")), {QStringLiteral("*.cpp")}, QDir::Files,
                         QDirIterator::Subdirectories);
    while (sources.hasNext()) {
        const QString source = contentOf(sources.next());
        for (auto match = test.globalMatch(source); match.hasNext();) {
            const QRegularExpressionMatch found = match.next();
            tests.insert(found.captured(1) + u'.' + found.captured(2));
        }
    }
    return tests;
}

} // namespace muster::testing

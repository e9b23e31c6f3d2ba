// SPDX-License-Identifier: MIT
//
// The rules of the books against the tests: rows.md names the tests of each row, and the test programs say which they run.
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QStringList>

#include <gtest/gtest.h>

#include <iostream>
#include <vector>

using namespace Qt::StringLiterals;

namespace {

/// Rows that no test holds yet. It goes down and never up.
constexpr int mostOpen = 0;

struct Row {
    QString book;
    QString page;
    QString number;
    QString rule;
    QStringList tests; ///< none: it is open

    std::string place() const { return u"%1, p. %2, row %3: %4"_s.arg(book, page, number, rule).toStdString(); }
};

QString contentOf(const QString &path)
{
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
    return QString::fromUtf8(file.readAll());
}

/// "`A.B`, `C.D`".
QStringList testsIn(const QString &cell)
{
    static const QRegularExpression quoted(u"`([^`]+)`"_s);
    QStringList tests;
    for (auto match = quoted.globalMatch(cell); match.hasNext();)
        tests << match.next().captured(1);
    return tests;
}

/// The lines of the tables, under the heading of their book.
std::vector<Row> rowsOfTheBooks()
{
    std::vector<Row> rows;
    QString book;
    for (const QString &line : contentOf(QStringLiteral(MUSTER_SOURCE_DIR "/tests/books/rows.md")).split(u'\n')) {
        if (line.startsWith("## "_L1))
            book = line.mid(3);
        if (!line.startsWith(u'|') || line.startsWith("| page |"_L1) || line.startsWith("|---"_L1))
            continue;
        const QStringList cells = line.split(u'|');
        bool isNumber = false;
        if (cells.size() == 6 && cells[2].trimmed().toInt(&isNumber) > 0)
            rows.push_back({book, cells[1].trimmed(), cells[2].trimmed(), cells[3].trimmed(), testsIn(cells[4])});
        else
            ADD_FAILURE() << "This line is no row: " << line.toStdString();
    }
    return rows;
}

/// What the test programs say they run, as "Suite.Name"; a test with parameters stands once.
QSet<QString> testsThatRun()
{
    QSet<QString> tests;
    for (const QString &program : contentOf(QStringLiteral(MUSTER_TEST_PROGRAMS)).split(u'\n', Qt::SkipEmptyParts)) {
        QProcess listing;
        listing.start(program, {u"--gtest_list_tests"_s});
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

/// Every test that stands in a source, as "Suite.Name".
QSet<QString> testsInSources()
{
    static const QRegularExpression test(u"^TEST(?:_F|_P)?\\(\\s*(\\w+)\\s*,\\s*(\\w+)\\s*\\)"_s,
                                         QRegularExpression::MultilineOption);
    QSet<QString> tests;
    QDirIterator sources(QStringLiteral(MUSTER_SOURCE_DIR "/tests"), {u"*.cpp"_s}, QDir::Files,
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

} // namespace

TEST(TestPrograms, RunEveryTestThatStandsInASource)
{
    const QSet<QString> notRun = testsInSources() - testsThatRun();
    EXPECT_TRUE(notRun.isEmpty()) << "In no program: " << notRun.values().join(u", "_s).toStdString();
}

TEST(RowsOfTheBooks, AreHeldByTestsThatRun)
{
    const QSet<QString> known = testsThatRun();
    for (const Row &row : rowsOfTheBooks()) {
        for (const QString &test : row.tests)
            EXPECT_TRUE(known.contains(test)) << row.place() << " names " << test.toStdString();
    }
}

TEST(RowsOfTheBooks, AreOpenLessAndLess)
{
    int open = 0;
    for (const Row &row : rowsOfTheBooks()) {
        if (!row.tests.isEmpty())
            continue;
        ++open;
        std::cout << "open: " << row.place() << '\n';
    }
    EXPECT_EQ(open, mostOpen) << "lower the number with each row that is mended";
}

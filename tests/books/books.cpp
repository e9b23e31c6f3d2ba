// SPDX-License-Identifier: MIT
//
// The rules of the books against the tests: rows.md names the tests of each row, and the sources say which tests there are.
#include <QDirIterator>
#include <QFile>
#include <QMap>
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
        const QStringList cells = line.split(u'|');
        bool isNumber = false;
        if (cells.size() == 6 && cells[2].trimmed().toInt(&isNumber) > 0)
            rows.push_back({book, cells[1].trimmed(), cells[2].trimmed(), cells[3].trimmed(), testsIn(cells[4])});
    }
    return rows;
}

/// Every test in the sources of the test programs, as "Suite.Name".
QSet<QString> testsThereAre()
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

TEST(RowsOfTheBooks, AreThoseThatWereRead)
{
    QMap<QString, int> counts;
    for (const Row &row : rowsOfTheBooks())
        ++counts[row.book];
    EXPECT_EQ(counts.value(u"Swordplay, Final Version"_s), 86);
    EXPECT_EQ(counts.value(u"Chain Reaction 3.0"_s), 68);
    EXPECT_EQ(counts.value(u"Chain Reaction, first edition"_s), 199);
    EXPECT_EQ(counts.value(u"TUMOR"_s), 19);
    EXPECT_EQ(counts.value(u"The percentile street skirmish"_s), 11);
}

TEST(RowsOfTheBooks, StandOnceEach)
{
    QSet<QString> places;
    QSet<QString> rules;
    for (const Row &row : rowsOfTheBooks()) {
        const QString place = row.book + row.page + u'/' + row.number;
        EXPECT_FALSE(places.contains(place)) << row.place();
        EXPECT_FALSE(rules.contains(row.book + row.page + row.rule)) << row.place();
        places.insert(place);
        rules.insert(row.book + row.page + row.rule);
    }
}

TEST(RowsOfTheBooks, AreHeldByTestsThatThereAre)
{
    const QSet<QString> known = testsThereAre();
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

// SPDX-License-Identifier: MIT
//
// Checks the books, rule by rule. NAME.tsv beside this file is the book of the pack NAME. Each row has a page and a rule
// (empty cells repeat those above), and a check of the rule:
//   a procedure, its parameters, the dice (1 / 2: either gives the same; total 8: a Rep from 4 to 6 and the die that
//     adds up to it), a field of the answer and its value; without a field the whole answer as compact JSON, or the
//     refusal; a value with … is a part of the answer, and each … stands for text that is left out;
//   `note`: the words, separated by " | ", of a note of the pack;
//   `weapon`: columns of the weapons table;
//   `table`: entries of the pack that are checked elsewhere;
//   `test`, `story`: tests (also those of the transcripts in tests/cli, with a dot) and stories (tests/stories) that play
//     the rule in a sequence.
// A rule without a check is open; one without the last kind is checked at its table only.
#include "model/json/form.h"
#include "model/reference/procedurewords.h"
#include "model/story/rulings.h"
#include "rules/procedure/procedure.h"
#include "tests/books/programs.h"
#include "tests/support/packs.h"
#include "tests/support/tapes.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster::testing {
namespace {

constexpr int mostOpen = 0; ///< lower it with each rule that gets a check
constexpr int mostAtTheirTableOnly = 31; ///< rules without a story or a test of a sequence

struct Row {
    QString book, page, rule, procedure, words, dice, field, value, ruling;

    bool isInUse() const { return procedure == "test"_L1 || procedure == "story"_L1; }
    std::string place() const { return u"%1, p. %2: %3"_s.arg(book, page, rule).toStdString(); }
};

std::vector<Row> rowsOf(const std::string &name)
{
    const QString book = QString::fromStdString(name);
    std::vector<Row> rows;
    const QStringList lines = contentOf(u"tests/books/%1.tsv"_s.arg(book)).split(u'\n', Qt::SkipEmptyParts);
    for (const QString &line : lines.mid(1)) {
        QStringList cells = line.split(u'\t');
        EXPECT_LE(cells.size(), 8) << line.toStdString();
        cells.resize(8);
        if (cells[0].isEmpty() && !rows.empty()) {
            cells[0] = rows.back().page;
            cells[1] = rows.back().rule;
        }
        rows.push_back({book, cells[0], cells[1], cells[2], cells[3], cells[4], cells[5], cells[6], cells[7]});
    }
    return rows;
}

const std::vector<std::string> books = {"swordplay", "chain-reaction-3", "chain-reaction-1", "tumor", "urban-d100"};

/// Returns the answer to `words` with these dice, as compact JSON with its keys in alphabetical order, or the reason
/// why there is none.
std::string answerOf(const Pack &pack, const char *id, const char *words, const char *faces)
{
    const std::optional<Procedure> procedure = findProcedure(pack, QString::fromLatin1(id));
    if (!procedure)
        return "no such procedure";
    const QStringList keyValues = QString::fromLatin1(words).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const Result<Arguments> given = words::argumentsFor(*procedure, pack, keyValues);
    if (!given)
        return given.problem().text.toStdString();
    const Resolved resolved = onDice(faces, [&](Dice &dice) { return procedure->run(pack, *given, dice); });
    return QJsonDocument(toJson(resolved.fields(pack))).toJson(QJsonDocument::Compact).toStdString();
}

/// Returns a field of the answer, the whole answer, or the reason why there is none.
QString answerTo(const Pack &pack, const Row &row, const QString &words, const QString &dice)
{
    const QByteArray answer = QByteArray::fromStdString(answerOf(
        pack, row.procedure.toLatin1().constData(), words.toLatin1().constData(), dice.toLatin1().constData()));
    const QJsonDocument json = QJsonDocument::fromJson(answer);
    return json.isNull() || row.field.isEmpty() ? QString::fromUtf8(answer)
                                                : json.object().value(row.field).toVariant().toString();
}

/// Returns the columns of a weapons table as they are printed: "48 3 5".
QString weaponColumns(const Weapon &weapon, const QString &columns)
{
    const auto sign = [](bool has) { return has ? u"Y"_s : u"-"_s; };
    QStringList printed;
    for (const QString &column : columns.split(u' ')) {
        if (column == "range"_L1)
            printed << QString::number(weapon.range);
        else if (column == "mounted"_L1)
            printed << QString::number(weapon.rangeMounted);
        else if (column == "targets"_L1)
            printed << QString::number(weapon.targets);
        else if (column == "radius"_L1)
            printed << QString::number(weapon.blast / 2);
        else if (column == "circle"_L1)
            printed << QString::number(weapon.blast);
        else if (column == "impact"_L1)
            printed << QString::number(weapon.impact);
        else if (column == "melee"_L1)
            printed << QString::number(weapon.meleeImpact);
        else if (column == "outgunned"_L1)
            printed << QString::number(weapon.outgunned);
        else if (column == "two-hands"_L1)
            printed << sign(weapon.twoHands);
        else if (column == "reload"_L1)
            printed << sign(weapon.reload);
        else if (column == "bands"_L1)
            for (const int band : weapon.bands)
                printed << QString::number(band);
    }
    return printed.join(u' ');
}

/// Returns the lines of a note, each as "what: how" or with the words that it explains.
QString noteText(const Pack &pack, const QString &id)
{
    const std::vector<Note> &notes = pack.reference->notes;
    const auto note = std::find_if(notes.begin(), notes.end(), [&](const Note &one) { return one.id == id; });
    QStringList lines;
    if (note != notes.end())
        for (const Note::Line &line : note->lines)
            lines << line.what + u": "_s + line.how;
    return lines.join(u'\n');
}

bool isIn(const Pack &pack, const QString &id)
{
    return pack.reference->entryIds().contains(id) || findProcedure(pack, id);
}

/// Checks whether the answer contains all parts of a value, which are separated by …, in this order. A value without …
/// must be equal.
bool holds(const QString &answer, const QString &value)
{
    qsizetype at = 0;
    for (const QString &part : value.split(u'…')) {
        at = answer.indexOf(part.trimmed(), at);
        if (at < 0)
            return false;
        at += part.trimmed().size();
    }
    return value.contains(u'…') || answer == value;
}

void check(const Row &row, const QSet<QString> &testsThatRun)
{
    const Pack &pack = shipped(row.book.toLatin1().constData());
    const QStringList names = row.words.split(u' ', Qt::SkipEmptyParts);
    if (row.isInUse()) {
        for (const QString &name : names) {
            EXPECT_TRUE(name.contains(u'.') ? testsThatRun.contains(name)
                                            : stands(u"tests/stories/%1.story"_s.arg(name)))
                << "no such test or story: " << name.toStdString();
        }
    } else if (row.procedure == "table"_L1) {
        for (const QString &id : names)
            EXPECT_TRUE(isIn(pack, id)) << "not in the pack: " << id.toStdString();
    } else if (row.procedure == "note"_L1) {
        for (const QString &words : row.value.split(u" | "_s))
            EXPECT_TRUE(noteText(pack, row.words).contains(words)) << "the note does not say: " << words.toStdString();
    } else if (row.procedure == "weapon"_L1) {
        const Weapon *weapon = pack.weapon(row.words);
        ASSERT_TRUE(weapon);
        EXPECT_EQ(weaponColumns(*weapon, row.field).toStdString(), row.value.toStdString());
    } else if (row.dice.startsWith("total "_L1)) {
        for (int rep = 4; rep <= 6; ++rep) { // with a lower Rep it may be a pitiful shot
            const int die = row.dice.mid(6).toInt() - rep;
            if (die < 1 || die > 6)
                continue;
            const QString words = u"rep=%1 %2"_s.arg(rep).arg(row.words);
            EXPECT_EQ(answerTo(pack, row, words, QString::number(die)).toStdString(), row.value.toStdString()) << rep;
        }
    } else if (!row.procedure.isEmpty()) {
        for (const QString &dice : row.dice.split(u'/')) {
            const QString answer = answerTo(pack, row, row.words, dice);
            EXPECT_EQ((holds(answer, row.value) ? row.value : answer).toStdString(), row.value.toStdString())
                << dice.toStdString();
        }
    }
}

/// Returns the ids of everything that can be rolled or read: entries, procedures without an entry, and the weapons.
QSet<QString> idsOf(const Pack &pack)
{
    const QStringList entries = pack.reference->entryIds();
    QSet<QString> ids(entries.begin(), entries.end());
    const std::vector<ReferenceTest> &tests = pack.reference->tests;
    for (const Procedure &procedure : procedures(pack)) {
        if (std::none_of(tests.begin(), tests.end(), [&](const auto &test) { return test.procedure == procedure.id; }))
            ids.insert(procedure.id);
    }
    if (!pack.weapons.empty())
        ids.insert(u"weapon"_s);
    return ids;
}

class Books : public ::testing::TestWithParam<std::string>
{
};

TEST_P(Books, RulesHold)
{
    const QSet<QString> known = testsThatRun();
    for (const Row &row : rowsOf(GetParam())) {
        EXPECT_TRUE(row.ruling.isEmpty() || ruling(row.ruling)) << "not to be looked up: " << row.ruling.toStdString();
        SCOPED_TRACE(row.place() + u": %1 %2 on %3"_s.arg(row.procedure, row.words, row.dice).toStdString());
        check(row, known);
    }
}

TEST_P(Books, NameAllThatCanBeRolledOrRead)
{
    QSet<QString> named;
    for (const Row &row : rowsOf(GetParam())) {
        named += {row.procedure, row.words.section(u' ', 0, 0).section(u'=', 1)};
        if (row.procedure == "note"_L1 || row.procedure == "table"_L1) {
            const QStringList ids = row.words.split(u' ');
            named += {ids.begin(), ids.end()};
        }
    }
    const QSet<QString> unnamed = idsOf(shipped(GetParam().c_str())) - named;
    EXPECT_TRUE(unnamed.isEmpty()) << "in no row: " << unnamed.values().join(u' ').toStdString();
}

INSTANTIATE_TEST_SUITE_P(All, Books, ::testing::ValuesIn(books), [](const auto &book) {
    std::string name = book.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

TEST(RowsOfTheBooks, AreOpenLessAndLess)
{
    QSet<QString> open;
    QSet<QString> atTheirTable;
    for (const std::string &book : books) {
        for (const Row &row : rowsOf(book)) {
            const QString place = QString::fromStdString(row.place());
            if (row.procedure.isEmpty())
                open += place;
            else
                atTheirTable += place;
        }
        for (const Row &row : rowsOf(book))
            if (row.isInUse())
                atTheirTable -= QString::fromStdString(row.place());
    }
    EXPECT_EQ(open.size(), mostOpen) << open.values().join(u'\n').toStdString();
    EXPECT_EQ(atTheirTable.size(), mostAtTheirTableOnly) << atTheirTable.values().join(u'\n').toStdString();
}

TEST(TestPrograms, RunEveryTestThatStandsInASource)
{
    const QSet<QString> notRun = testsInSources() - testsThatRun();
    EXPECT_TRUE(notRun.isEmpty()) << "In no program: " << notRun.values().join(u", "_s).toStdString();
}

} // namespace
} // namespace muster::testing

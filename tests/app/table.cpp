// SPDX-License-Identifier: MIT
// Setting the table and printing on the terminal.
#include "tests/app/calls.h"

#include <QFile>
#include <QJsonObject>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace muster::testing {

namespace {

class SettingTheTable : public Table
{
protected:
    void SetUp() override
    {
        ASSERT_EQ(
            call({u"new"_s, file(), u"--rules"_s, u"swordplay"_s, u"--list"_s, u"feudal"_s, u"--star"_s, u"Osric"_s})
                .exit,
            0);
        ASSERT_EQ(call(u"prepare %1 --seed 48213"_s.arg(file())).exit, 0);
    }
    QString file() const { return at(u"a.muster"_s); }
    QJsonObject encounter() const { return call(u"--json encounter "_s + file()).json()[u"encounter"_s].toObject(); }
};

} // namespace

TEST_F(SettingTheTable, KeepsWhatIsLikedAndRollsTheRest)
{
    const QJsonObject before = encounter();
    const Heard heard = call({u"redeal"_s, file(), u"--keep"_s, u"1,2,3,4,5,6,7,8"_s, u"--keep-pefs"_s, u"1, 3"_s,
                              u"--dice"_s, u"1 1  6"_s, u"--json"_s});
    ASSERT_EQ(heard.exit, 0) << heard.err.toStdString();

    const QJsonObject after = encounter();
    EXPECT_EQ(after[u"sections"_s][8][u"terrain"_s], u"rough"_s);
    for (int section = 0; section < 8; ++section)
        EXPECT_EQ(after[u"sections"_s][section], before[u"sections"_s][section]) << section + 1;
    EXPECT_EQ(after[u"pefs"_s][1][u"section"_s], 6);
    EXPECT_EQ(after[u"pefs"_s][0], before[u"pefs"_s][0]);
    EXPECT_EQ(call(u"undo "_s + file()).exit, 0);
    EXPECT_EQ(encounter(), before);
}

TEST_F(SettingTheTable, RefusesWhatIsNoNumberAndATableThatIsKeptWhole)
{
    EXPECT_NE(call(u"redeal %1 --keep 1,b"_s.arg(file())).err.indexOf("must be whole numbers"), -1);
    const Heard kept = call(u"redeal %1 --keep 1,2,3,4,5,6,7,8,9 --keep-pefs 1,2,3"_s.arg(file()));
    EXPECT_EQ(kept.exit, 1);
    EXPECT_NE(kept.err.indexOf("nothing to re-roll"), -1);
}

TEST_F(SettingTheTable, RefusesToKeepWhatIsNotThere)
{
    const QJsonObject before = encounter();
    const Heard beyond = call(u"redeal %1 --keep 1,99 --keep-pefs 9"_s.arg(file()));
    EXPECT_EQ(beyond.exit, 1);
    EXPECT_EQ(beyond.err.toStdString(),
              "There is no section 99 on the table. Use 1 to 9.\nThere is no PEF 9 on the table.\n");
    EXPECT_EQ(encounter(), before);
}

TEST_F(SettingTheTable, PutsCardsAndBlankSheetsOnPaper)
{
    const QStringList calls{u"cards %1"_s, u"cards %1 --of enemies"_s, u"cards %1 --of slips"_s, u"roster %1 --blank"_s,
                            u"encounter %1 --blank"_s};
    for (const QString &line : calls) {
        const QString pdf = at(u"out.pdf"_s);
        const Heard heard = call(line.arg(file()) + u" --pdf "_s + pdf);
        EXPECT_EQ(heard.exit, 0) << heard.err.toStdString();
        QFile written(pdf);
        EXPECT_TRUE(written.open(QIODevice::ReadOnly));
        EXPECT_TRUE(written.readAll().startsWith("%PDF")) << line.toStdString();
        written.remove();
    }
    EXPECT_NE(call(u"cards "_s + file()).err.indexOf("--pdf"), -1);
    EXPECT_EQ(call(u"cards %1 --of nobody --pdf x.pdf"_s.arg(file())).exit, 1);
}

} // namespace muster::testing

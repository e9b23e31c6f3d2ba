// SPDX-License-Identifier: MIT
// The player's own words on the command line: written, changed, taken out, and found.
#include "tests/app/calls.h"

#include <QFile>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace muster::testing {

namespace {

class Notes : public Table
{
protected:
    QJsonArray shown(const QString &file) const { return call(u"--json show "_s + file).json()[u"words"_s].toArray(); }
    QString textOf(const QString &file, int place = 0) const { return shown(file)[place][u"text"_s].toString(); }
    Heard write(const QString &file, const QStringList &more) const
    {
        return call(QStringList{u"write"_s, file} + more);
    }
    QString refused(const QString &file, const QStringList &more) const
    {
        const QByteArray before = bytesOf(file);
        const Heard heard = write(file, more);
        EXPECT_EQ(heard.exit, 1);
        EXPECT_EQ(heard.text(), u""_s);
        EXPECT_EQ(bytesOf(file), before);
        return heard.reason().trimmed();
    }
    /// A campaign whose fourth step finished a battle; its second month has come.
    QString afterABattle() const
    {
        const QString file = bandOnPatrol();
        const Heard done = call(u"--seed 1 aftermath %1 %2"_s.arg(file, report("success", {{1, u"fine"_s}})));
        EXPECT_EQ(done.exit, 0) << done.err.toStdString();
        return file;
    }
};

} // namespace

TEST_F(Notes, AreAboutThePresentMonthIfNothingIsSaid)
{
    const QString file = band();
    const Heard written = call({u"--json"_s, u"write"_s, file, u"A cold day."_s, u"--title"_s, u"The start"_s});
    EXPECT_EQ(written.exit, 0) << written.err.toStdString();
    EXPECT_EQ(written.json()[u"id"_s].toInt(), 1);
    expectJson(shown(file), QJsonArray{object(R"({"id": 1, "about": {"kind": "month", "id": 1}, "title": "The start",
                                                  "text": "A cold day.", "turn": 1})")});
}

TEST_F(Notes, AreAboutWhateverIsNamed)
{
    const QString file = afterABattle();
    const QStringList whats{u"campaign"_s, u"month=1"_s, u"month=2"_s, u"battle=4"_s, u"step=2"_s, u"figure=3"_s};
    for (const QString &what : whats)
        EXPECT_EQ(write(file, {what, u"--about"_s, what}).exit, 0);
    QStringList about;
    for (const QJsonValue words : shown(file)) {
        const QJsonValue id = words[u"about"_s][u"id"_s];
        about << words[u"about"_s][u"kind"_s].toString() + (id.isNull() ? u""_s : u'=' + QString::number(id.toInt()));
        about.back() += u" in "_s + QString::number(words[u"turn"_s].toInt());
    }
    EXPECT_EQ(about.join(u"; "_s),
              u"campaign in 2; month=1 in 1; month=2 in 2; battle=4 in 1; step=2 in 1; figure=3 in 2"_s);
}

TEST_F(Notes, AboutWhatIsNotThereAreRefusedInASentence)
{
    const QString file = afterABattle();
    const auto about = [&](const QString &what) { return refused(file, {u"Words"_s, u"--about"_s, what}); };
    EXPECT_EQ(
        about(u"weather"_s),
        u"“weather” is nothing that a note or a picture can be about. Use campaign, month=N, battle=STEP, step=N, "
        "figure=ID or foe=ID."_s);
    EXPECT_EQ(about(u"figure"_s).left(8), u"“figure”"_s);
    EXPECT_EQ(about(u"month=x"_s).left(9), u"“month=x”"_s);
    EXPECT_EQ(about(u"campaign=1"_s).left(12), u"“campaign=1”"_s);
    EXPECT_EQ(about(u"month=3"_s), u"Turn 3 has not come yet; it is turn 2."_s);
    EXPECT_EQ(about(u"figure=4"_s), u"There never was a figure 4. Figures: 1 to 3"_s);
    EXPECT_EQ(about(u"step=5"_s), u"There is no step 5. Steps: 1 to 4"_s);
    EXPECT_EQ(about(u"battle=2"_s), u"Step 2 did not finish a battle. Battles: 4"_s);
    EXPECT_EQ(about(u"foe=1"_s), u"There is no foe 1."_s);
}

TEST_F(Notes, AreChangedAndTakenOutByTheirNumbers)
{
    const QString file = band();
    write(file, {u"One."_s, u"--title"_s, u"First"_s});
    write(file, {u"Two."_s});
    const Heard changed = call({u"--json"_s, u"write"_s, file, u"--change"_s, u"1"_s, u"Uno."_s});
    EXPECT_EQ(changed.json()[u"id"_s].toInt(), 1);
    EXPECT_EQ(textOf(file), u"Uno."_s);
    EXPECT_EQ(shown(file)[0][u"title"_s].toString(), u"First"_s);
    const Heard struck = call({u"--json"_s, u"write"_s, file, u"--strike"_s, u"2"_s});
    EXPECT_EQ(struck.json()[u"id"_s].toInt(), 2);
    EXPECT_EQ(shown(file).size(), 1);
    write(file, {u"Three."_s});
    EXPECT_EQ(shown(file)[1][u"id"_s].toInt(), 3) << "a number is not used again";

    EXPECT_EQ(refused(file, {u"--strike"_s, u"2"_s}), u"There is no note 2. Notes: 1, 3"_s);
    EXPECT_EQ(refused(file, {u"--change"_s, u"9"_s, u"Nine"_s}), u"There is no note 9. Notes: 1, 3"_s);
    EXPECT_EQ(refused(file, {u"--change"_s, u"3"_s, u"Three."_s}), u"That is what note 3 says already."_s);
    EXPECT_EQ(refused(file, {u"--change"_s, u"3"_s, u"--strike"_s, u"3"_s}),
              u"Give only one of --change or --strike."_s);
    EXPECT_EQ(refused(file, {u"--strike"_s, u"3"_s, u"Three"_s}), u"--strike takes no text: it removes the note."_s);
    EXPECT_EQ(refused(file, {u"Four"_s, u"--change"_s, u"3"_s, u"--about"_s, u"campaign"_s}),
              u"--about is for a new note: what a note is about stays."_s);
    EXPECT_EQ(refused(file, {}), u"“muster write” needs TEXT (- reads it from standard input)."_s);
}

TEST_F(Notes, ComeAndGoWithUndoAndRedo)
{
    const QString file = band();
    write(file, {u"One."_s});
    write(file, {u"--change"_s, u"1"_s, u"Uno."_s});
    call(u"undo "_s + file);
    EXPECT_EQ(textOf(file), u"One."_s);
    call(u"undo "_s + file);
    EXPECT_EQ(shown(file).size(), 0);
    const Heard redone = call(u"redo --steps 2 "_s + file);
    EXPECT_EQ(redone.text().section(u'\n', 0, 0), u"Redone: Note added, Note edited."_s);
    EXPECT_EQ(textOf(file), u"Uno."_s);
}

TEST_F(Notes, ArePlainTextOfAHundredThousandCharacters)
{
    const QString file = band();
    EXPECT_EQ(refused(file, {u"a\tb"_s}),
              u"A note must be plain text: it has a control character other than a line break. Remove it."_s);
    EXPECT_EQ(refused(file, {u"a\u001Bb"_s}).left(24), u"A note must be plain tex"_s);
    EXPECT_EQ(refused(file, {u" \n "_s}), u"A note needs some text."_s);
    EXPECT_EQ(refused(file, {QString(100001, u'x')}), u"A note has at most 100000 characters."_s);
    EXPECT_EQ(refused(file, {u"a"_s, u"--title"_s, QString(201, u'x')}), u"A title has at most 200 characters."_s);
    EXPECT_EQ(refused(file, {u"a"_s, u"--title"_s, u"a\nb"_s}), u"A title must be one line."_s);
    EXPECT_EQ(write(file, {u"One\r\ntwo\rthree\n\nfour"_s}).exit, 0);
    EXPECT_EQ(textOf(file), u"One\ntwo\nthree\n\nfour"_s);
    const QString longest = QStringLiteral("\U0001F3F0").repeated(100000); // two code units each
    EXPECT_EQ(write(file, {longest}).exit, 0);
    EXPECT_EQ(textOf(file, 1), longest);
    EXPECT_EQ(call(u"check "_s + file).exit, 0);
}

TEST_F(Notes, AreReadFromStandardInput)
{
    const QString file = band();
    const Heard written = run({u"write"_s, file, u"-"_s}, "Früh am Tag.\n\nDann zurück.\n");
    EXPECT_EQ(written.exit, 0) << written.err.toStdString();
    EXPECT_EQ(textOf(file), u"Früh am Tag.\n\nDann zurück."_s);
    const Heard strange = run({u"write"_s, file, u"-"_s}, "\xFF\xFE");
    EXPECT_EQ(strange.exit, 1);
    EXPECT_EQ(strange.reason(), u"Line 1 of the standard input is not UTF-8 text, so nothing was written.\n"_s);
    const Heard cutOff = run({u"write"_s, file, u"-"_s}, "An early day.\nIn a caf\xE9");
    EXPECT_TRUE(cutOff.reason().startsWith(u"Line 2 of"_s)) << cutOff.err.toStdString();
    EXPECT_EQ(run({u"write"_s, file, u"-"_s}, QByteArray(500000, 'x')).exit, 1);
}

TEST_F(Notes, StandInTheChronicleInTheirPlaceAsTheySayNow)
{
    const QString file = afterABattle();
    write(file, {u"No moon.\nWe went in."_s, u"--about"_s, u"battle=4"_s, u"--title"_s, u"Fire at the ford"_s});
    write(file, {u"Spring came *late*."_s, u"--about"_s, u"month=2"_s});
    write(file, {u"--change"_s, u"2"_s, u"Spring came *early*."_s});
    const QString text = call(u"chronicle "_s + file).text();
    EXPECT_TRUE(text.contains(u"       Fire at the ford\n       No moon.\n       We went in.\n"_s))
        << text.toStdString();
    EXPECT_LT(text.indexOf(u"Fire at the ford"_s), text.indexOf(u"\nMonth 2\n"_s));
    EXPECT_TRUE(text.contains(u"\nMonth 2\n  6. Note added: Month 2\n       Spring came *early*.\n"_s))
        << text.toStdString();
    EXPECT_FALSE(text.contains(u"Note edited"_s));
    const QString markdown = call({u"chronicle"_s, file, u"--markdown"_s}).text();
    EXPECT_TRUE(markdown.contains(u"\n  **Fire at the ford**\n\n  No moon.  \n  We went in.\n"_s))
        << markdown.toStdString();
    EXPECT_TRUE(markdown.contains(u"Spring came \\*early\\*"_s));
    const QJsonArray steps = call(u"--json chronicle "_s + file).json()[u"chronicle"_s].toArray();
    EXPECT_EQ(steps.size(), 7);
    EXPECT_EQ(steps[3][u"words"_s][0][u"id"_s].toInt(), 1);
    EXPECT_EQ(steps[5][u"words"_s][0][u"id"_s].toInt(), 2);
    EXPECT_TRUE(steps[6][u"words"_s].toArray().isEmpty());
}

TEST_F(Notes, AboutAFigureStandInItsCareer)
{
    const QString file = afterABattle();
    write(file, {u"She could not swim."_s, u"--about"_s, u"figure=2"_s});
    const QString told = call(u"career %1 2"_s.arg(file)).text();
    EXPECT_TRUE(told.contains(u"  She could not swim.\n"_s)) << told.toStdString();
    const QJsonArray careers = call(u"--json career "_s + file).json()[u"careers"_s].toArray();
    ASSERT_GT(careers.size(), 1);
    EXPECT_EQ(careers[0][u"sums"_s][u"battles"_s], 1);
    EXPECT_EQ(careers[1][u"words"_s][0][u"text"_s], u"She could not swim."_s);
    const Heard nobody = call(u"career %1 99"_s.arg(file));
    EXPECT_EQ(nobody.exit, 1);
    EXPECT_TRUE(nobody.reason().startsWith(u"Nobody in this campaign has number “99”."_s));
}

TEST_F(Notes, AreFoundWithStepsAndFigures)
{
    const QString file = afterABattle();
    write(file, {u"MAUD crossed the ford."_s, u"--title"_s, u"The Ford"_s});
    const auto kinds = [&](const QString &words) {
        QStringList all;
        const QJsonArray hits =
            call(QStringList{u"--json"_s, u"find"_s, file} + words.split(u' ')).json()[u"hits"_s].toArray();
        for (const QJsonValue hit : hits)
            all << hit[u"kind"_s].toString() + u' ' + QString::number(hit[u"id"_s].toInt());
        return all.join(u", "_s);
    };
    EXPECT_EQ(kinds(u"maud"_s), u"step 1, words 1, figure 1"_s);
    EXPECT_EQ(kinds(u"FORD maud"_s), u"words 1"_s);
    EXPECT_EQ(kinds(u"ford dragons"_s), u""_s);
    const QJsonValue hit = call({u"--json"_s, u"find"_s, file, u"crossed"_s}).json()[u"hits"_s][0];
    expectJson(hit, object(R"({"kind": "words", "id": 1, "turn": 2, "text": "The Ford\nMAUD crossed the ford."})"));
    EXPECT_EQ(call(u"find %1 crossed"_s.arg(file)).text(), u"Month 2, note 1: The Ford MAUD crossed the ford.\n"_s);
    EXPECT_EQ(call(u"find %1 dragons"_s.arg(file)).text(), u"Nothing in this campaign has these words.\n"_s);
    EXPECT_EQ(call(QStringList{u"find"_s, file, u" "_s}).exit, 1);
}

} // namespace muster::testing

// SPDX-License-Identifier: MIT
// Whatever is refused: the right exit status, nothing on standard output, a reason of one or two plain lines, and a
// campaign file that is byte for byte what it was.
#include "tests/app/calls.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace muster::testing {

namespace {

struct Wrong {
    const char *name;
    const char *call; ///< FILE stands for a campaign between encounters, PATROL for one with a Patrol in hand
    const char *names; ///< what the reason must name
};

void PrintTo(const Wrong &wrong, std::ostream *stream)
{
    *stream << wrong.call;
}

void expectReason(const Heard &heard, const char *names)
{
    EXPECT_TRUE(heard.out.isEmpty()) << heard.out.toStdString();
    const QString reason = heard.reason();
    EXPECT_TRUE(reason.endsWith(u'\n'));
    EXPECT_GE(reason.count(u'\n'), 1);
    EXPECT_LE(reason.count(u'\n'), 2) << reason.toStdString();
    EXPECT_TRUE(reason.contains(QString::fromUtf8(names))) << reason.toStdString();
}

class Refusals : public Table
{
};

class WrongCalls : public Table, public ::testing::WithParamInterface<Wrong>
{
};

} // namespace

TEST_P(WrongCalls, AreRefusedAndChangeNothing)
{
    const QString asked = QString::fromUtf8(GetParam().call);
    const QString file = asked.contains(u"PATROL"_s) ? bandOnPatrol() : band();
    write(u"report.json"_s, R"({"outcome": "success", "figures": [{"id": 2, "fate": "out-of-the-fight"}]})");
    write(u"nonsense.json"_s, "so it went well");
    write(u"stranger.json"_s, R"({"outcome": "success", "figures": [{"id": 9, "fate": "fine"}]})");
    write(u"twice.json"_s,
          R"({"outcome": "success", "figures": [{"id": 2, "fate": "fine"}, {"id": 2, "fate": "fine"}]})");
    write(u"fate.json"_s, R"({"outcome": "success", "figures": [{"id": 2, "fate": "tired"}]})");
    write(u"outcome.json"_s, R"({"outcome": "draw", "figures": []})");
    write(u"grunt.json"_s, R"({"outcome": "success", "figures": [{"id": 2, "fate": "cheated-death"}]})");
    const QByteArray before = bytesOf(file);
    const QDateTime touched = QFileInfo(file).lastModified();

    QStringList words;
    for (QString word : asked.split(u' ')) {
        if (word == u"FILE"_s || word == u"PATROL"_s)
            word = file;
        else if (word.endsWith(u".json"_s) || word.endsWith(u".muster"_s))
            word = at(word);
        words += word;
    }
    const Heard heard = call(words);

    EXPECT_EQ(heard.exit, 1);
    expectReason(heard, GetParam().names);
    EXPECT_EQ(bytesOf(file), before);
    EXPECT_EQ(QFileInfo(file).lastModified(), touched);
    EXPECT_EQ(QDir(at(u"."_s)).entryList({u"*-journal"_s, u"*-wal"_s, u"*-shm"_s}), QStringList());
}

INSTANTIATE_TEST_SUITE_P(
    Campaigns, WrongCalls,
    ::testing::Values(
        Wrong{"RecruitMoreThanThereIsRoomFor", "recruit FILE --count 4", "room"},
        Wrong{"RecruitNobody", "recruit FILE --count 0", "1 to 3"},
        Wrong{"RecruitAWordInsteadOfANumber", "recruit FILE --count two", "two"},
        Wrong{"RecruitDuringAnEncounter", "recruit PATROL --count 1", "ncounter"},
        Wrong{"RecruitWithTooFewDice", "recruit FILE --count 2 --dice 3,4,1", "Recruit"},
        Wrong{"RecruitWithDiceLeftOver", "recruit FILE --count 1 --dice 3,4,1", "1 die"},
        Wrong{"RecruitWithASeven", "recruit FILE --count 1 --dice 3,7", "7"},
        Wrong{"PrepareTwice", "prepare PATROL", "already prepared"},
        Wrong{"PrepareAgainstAnUnknownList", "prepare FILE --enemy elfs", "elves"},
        Wrong{"PrepareAgainstAListNearlyNamed", "prepare FILE --enemy orc", "Did you mean “orcs”?"},
        Wrong{"PrepareAgainstTheBeginningOfAList", "prepare FILE --enemy north", "Did you mean “northmen”?"},
        Wrong{"PrepareWithTooFewDice", "prepare FILE --dice 3,1,1,2", "Terrain, section 2: 2d6"},
        Wrong{"EncounterWithoutOne", "encounter FILE", "prepare"},
        Wrong{"AftermathWithoutAnEncounter", "aftermath FILE report.json", "ncounter"},
        Wrong{"AftermathWithoutDice", "aftermath PATROL report.json --dice=", "Recovery"},
        Wrong{"AftermathWithDiceLeftOver", "aftermath PATROL report.json --dice 1,1,1,1,1,1,1,1,1,1,1,1,1,1,1",
              "left over"},
        Wrong{"AReportThatIsNoJson", "aftermath PATROL nonsense.json", "nonsense.json"},
        Wrong{"AReportOfAStranger", "aftermath PATROL stranger.json", "9"},
        Wrong{"AReportThatNamesSomebodyTwice", "aftermath PATROL twice.json", "twice"},
        Wrong{"AReportOfAFateThereIsNot", "aftermath PATROL fate.json", "tired"},
        Wrong{"AReportOfAnOutcomeThereIsNot", "aftermath PATROL outcome.json", "draw"},
        Wrong{"AGruntWhoCheatsDeath", "aftermath PATROL grunt.json", "Star"},
        Wrong{"UndoMoreThanThereIs", "undo FILE --steps 2", "creation"},
        Wrong{"UndoNothing", "undo FILE --steps 0", "1 or more"},
        Wrong{"UndoAHugeNumber", "undo FILE --steps 99999999999999999999", "whole number"},
        Wrong{"RedoWithNothingTakenBack", "redo FILE", "Nothing to redo"},
        Wrong{"CorrectWhatCannotBeSet", "correct FILE figure=2 rap=4", "rep"},
        Wrong{"CorrectWhatTheEncounterHasNot", "correct PATROL colour=red",
              "Available: eal, time, enemy, table, objective, entry, name, turn, next, outranked, star-dies"},
        Wrong{"CorrectWhatTheCampaignHasNot", "correct FILE colour=red", "Available: name, turn, next, eal"},
        Wrong{"CorrectASectionWithoutAnEncounter", "correct FILE section=2 terrain=woods", "no current encounter"},
        Wrong{"CorrectASectionThereIsNot", "correct PATROL section=10 terrain=woods", "10"},
        Wrong{"CorrectASectionToLandTheRulesHaveNot", "correct PATROL section=2 terrain=wooded-hill", "hill"},
        Wrong{"CorrectASectionWithTooManyBuildings", "correct PATROL section=2 buildings=10", "10"},
        Wrong{"CorrectASectionsRiverWhereThereAreNone", "correct PATROL section=2 river=ford", "river"},
        Wrong{"CorrectAPefThereIsNot", "correct PATROL pef=4 section=2", "PEF 4"},
        Wrong{"PickATypeThereIsNot", "recruit FILE --type Ogre", "Mounted Knight"},
        Wrong{"PickOneByHandWithACount", "recruit FILE --type Infantry --count 2", "--count"},
        Wrong{"PickOneByHandWithoutAType", "recruit FILE --rep 3", "--type"},
        Wrong{"PickOneByHandWithDice", "recruit FILE --type Infantry --dice 3", "1 die"},
        Wrong{"PickOneWithAWeaponThereIsNot", "recruit FILE --type Infantry --weapon rifle", "rifle"},
        Wrong{"PickOneWithARepBeyondAll", "recruit FILE --type Infantry --rep 7", "7"},
        Wrong{"CorrectAStranger", "correct FILE figure=9 rep=4", "9"},
        Wrong{"CorrectARepBeyondAll", "correct FILE figure=2 rep=9", "9"},
        Wrong{"ShowWithDice", "show FILE --dice 1", "1 die"},
        Wrong{"NewWithoutAStar", "new b.muster --rules swordplay --list feudal", "--star"},
        Wrong{"NewWithUnknownRules", "new b.muster --rules chess --list feudal --star Maud", "chess"},
        Wrong{"NewWithAnUnknownList", "new b.muster --rules swordplay --list feudel --star Maud", "“feudal”"},
        Wrong{"NewWithTooHighARep", "new b.muster --rules swordplay --list feudal --star Maud --rep 6", "6"},
        Wrong{"NewWithNoRepAtAll", "new b.muster --rules swordplay --list feudal --star Maud --rep 0", "0"},
        Wrong{"NewWithAnUnknownClass", "new b.muster --rules swordplay --list feudal --star Maud --class king", "king"},
        Wrong{"NewWithANamelessStar", "new b.muster --rules swordplay --list feudal --star=", "name"},
        Wrong{"NewWithAnUnknownOption", "new b.muster --rules swordplay --list feudal --star Maud --option luck=on",
              "luck"},
        Wrong{"NewWithAnOptionOutOfRange",
              "new b.muster --rules swordplay --list feudal --star Maud --option outranked=never", "never"},
        Wrong{"NewWithAnOptionWithoutAValue",
              "new b.muster --rules swordplay --list feudal --star Maud --option outranked", "key=value"}),
    [](const auto &example) { return std::string(example.param.name); });

TEST_F(Refusals, ANewCampaignThatIsRefusedLeavesNoFile)
{
    EXPECT_EQ(call(u"new %1 --rules swordplay --list feudal --star Maud --rep 9"_s.arg(at(u"b.muster"_s))).exit, 1);
    EXPECT_FALSE(QFileInfo::exists(at(u"b.muster"_s)));
}

TEST_F(Refusals, ANewCampaignNeverWritesOverAFile)
{
    const QString file = write(u"letter.txt"_s, "Dear Maud");
    const Heard heard = call(u"new %1 --rules swordplay --list feudal --star Maud"_s.arg(file));
    EXPECT_EQ(heard.exit, 2);
    expectReason(heard, "letter.txt");
    EXPECT_EQ(bytesOf(file), "Dear Maud");
}

TEST_F(Refusals, FilesThatAreNoCampaignsAreToldAndLeftAlone)
{
    const QByteArray good = bytesOf(band());
    QByteArray damaged = good;
    const qsizetype told = damaged.indexOf("\"changes\""); // not in what a page leaves free
    damaged[told] = static_cast<char>(~damaged[told]);
    QByteArray newer = good;
    newer[63] = 99; // the last byte of the header's user_version
    QByteArray foreign = good;
    foreign[68] = 'X'; // the first of its application_id
    write(u"damaged"_s, damaged);
    write(u"newer"_s, newer);
    write(u"foreign"_s, foreign);
    write(u"empty"_s, {});
    write(u"text"_s, "a band of brothers\n");
    write(u"cut"_s, good.left(good.size() / 2));

    for (const QString &name : {u"damaged"_s, u"newer"_s, u"foreign"_s, u"empty"_s, u"text"_s, u"cut"_s}) {
        const QByteArray before = bytesOf(at(name));
        for (const QString &command : {u"show"_s, u"check"_s, u"recruit"_s, u"undo"_s}) {
            const Heard heard = call({command, at(name)});
            EXPECT_EQ(heard.exit, 2) << command.toStdString() << ' ' << name.toStdString();
            expectReason(heard, name.toUtf8().constData());
        }
        EXPECT_EQ(bytesOf(at(name)), before) << name.toStdString();
    }
    EXPECT_EQ(call({u"show"_s, at(u"missing"_s)}).exit, 2);
    EXPECT_FALSE(QFileInfo::exists(at(u"missing"_s))) << "looking never makes a file";
    EXPECT_EQ(call({u"show"_s, at(u"."_s)}).exit, 2);
}

TEST_F(Refusals, AReadOnlyFileIsShownButNotWritten)
{
    const QString file = band();
    ASSERT_TRUE(QFile::setPermissions(file, QFile::ReadOwner));
    EXPECT_EQ(call(u"show "_s + file).exit, 0);
    EXPECT_EQ(call(u"check "_s + file).exit, 0);
    if (geteuid() == 0)
        GTEST_SKIP() << "root may write to anything";
    const QByteArray before = bytesOf(file);
    const Heard heard = call(u"recruit %1 --count 1"_s.arg(file));
    EXPECT_EQ(heard.exit, 2);
    expectReason(heard, "band.muster");
    EXPECT_EQ(bytesOf(file), before);
}

TEST_F(Refusals, AMissingReportIsAFileThatCannotBeUsed)
{
    const QString file = bandOnPatrol();
    const Heard heard = call(u"aftermath %1 %2"_s.arg(file, at(u"none.json"_s)));
    EXPECT_EQ(heard.exit, 2);
    expectReason(heard, "none.json");
}

TEST_F(Refusals, TheInputsEndDuringAskingWritesNothing)
{
    const QString file = band();
    const QByteArray before = bytesOf(file);
    EXPECT_EQ(call(u"--ask recruit %1 --count 2"_s.arg(file), {u"3 4"_s}).exit, 1);
    EXPECT_EQ(bytesOf(file), before);
}

TEST_F(Refusals, AFileNameCannotSteerTheTerminal)
{
    const Heard heard = call({u"show"_s, at(u"a\x1b[31m\nb\u202e.muster"_s)});
    EXPECT_EQ(heard.exit, 2);
    EXPECT_FALSE(heard.err.contains('\x1b'));
    EXPECT_LE(heard.reason().count(u'\n'), 2);
    EXPECT_FALSE(heard.reason().contains(QChar(0x202e)));
}

} // namespace muster::testing

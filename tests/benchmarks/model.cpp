// SPDX-License-Identifier: MIT
// Measures dealing, folding, reading, writing, telling and forecasting, each against a yardstick of its own or a limit.
#include "model/account/campaignbook.h"
#include "model/account/career.h"
#include "model/acts/story.h"
#include "model/changes/story.h"
#include "model/json/stepjson.h"
#include "model/odds/forecast.h"
#include "model/odds/simulation.h"
#include "model/storage/campaignfile.h"
#include "model/storage/connection.h"
#include "model/storage/log.h"
#include "model/storytext/storytext.h"
#include "rules/encounter/setup.h"
#include "tests/benchmarks/measure.h"
#include "tests/support/longcampaign.h"

#include <QCryptographicHash>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace muster::testing;

namespace muster::benchmarks {
namespace {

constexpr std::size_t manySteps = 10000;

/// Deals several encounters from one seed, so that the cost of seeding, high on both sides, does not hide the ratio.
int deal(RandomDice &dice)
{
    int total = 0;
    for (int i = 0; i < 20; ++i)
        total += rollEal(dice) + dealSetup(swordplay(), EncounterKind::RaidAttack, dice).pefs.back().section;
    return total;
}

bool measureDealing()
{
    constexpr std::uint64_t sittings = 50;
    volatile int sink = 0; // keeps the compiler from removing the work
    std::vector<std::size_t> dice;
    for (std::uint64_t seed = 0; seed < sittings; ++seed) {
        RandomDice counted(seed);
        sink = sink + deal(counted);
        dice.push_back(0);
        for (const Roll &roll : counted.rolls())
            dice.back() += roll.dice.size();
    }
    const double dealing = leastTime(
        400,
        [&] {
            for (std::uint64_t seed = 0; seed < sittings; ++seed) {
                RandomDice dealt(seed);
                sink = sink + deal(dealt);
            }
        },
        byTheClock);
    const double drawing = leastTime(
        400,
        [&] {
            for (std::uint64_t seed = 0; seed < sittings; ++seed) {
                std::mt19937_64 engine(seed);
                for (std::size_t i = 0; i < dice[seed]; ++i)
                    sink = sink + RandomDice::face(engine, 6);
            }
        },
        byTheClock);
    return isWithin("dealing encounters / drawing their dice alone", dealing / drawing, 5);
}

/// Returns a step with the greatest number of goals, of every kind that Muster counts, none of them ever reached.
Step hundredGoals()
{
    Step step;
    step.kind = StepKind::Told;
    for (int id = 1; id <= mostGoals; ++id) {
        const GoalKind by = id % 3 == 0 ? GoalKind::BattlesWon
            : id % 3 == 1               ? GoalKind::TurnsOutlived
                                        : GoalKind::Grunts;
        step.changes.push_back(GoalSet{id, u"Goal %1"_s.arg(id), by, 1000000});
    }
    return step;
}

bool measureFolding(const Steps &steps)
{
    const double folding = leastTime(7, [&] { fold(steps); });
    tell("fold 10,000 steps", folding);
    measure("the same, each checked", [&] { EXPECT_TRUE(foldChecked(steps, steps.size())); });
    std::vector<QByteArray> texts;
    measure("write them as JSON", [&] {
        for (const Step &step : steps)
            texts.push_back(stepJson(step));
    });
    measure("read them from JSON", [&] {
        for (const QByteArray &text : texts)
            EXPECT_TRUE(readStep(text));
    });
    Steps counted = steps;
    counted.insert(counted.begin() + 1, hundredGoals());
    const double counting = leastTime(7, [&] { fold(counted); });
    return isWithin("folding with a hundred goals, less 20 ms / without", (counting - 20) / folding, 2);
}

/// Writes all steps in one transaction, because one for each step would measure the disk.
void writeLog(const QString &path, const Steps &steps)
{
    EXPECT_TRUE(CampaignFile::create(path, steps.front()));
    Connection connection(path, Connection::Access::ReadWrite);
    Transaction transaction(connection);
    for (std::size_t i = 1; i < steps.size(); ++i)
        addEntries(connection, {linkTo(readEnding(connection), EntryKind::Step, stepJson(steps[i]))});
    transaction.commit();
}

void readAndHash(const QString &path)
{
    Connection connection(path, Connection::Access::ReadOnly);
    QSqlQuery rows = connection.run(u"SELECT number, kind, content, previous, hash FROM entries"_s);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    while (rows.next()) {
        for (int column = 0; column < 5; ++column)
            hash.addData(rows.value(column).toByteArray());
    }
}

double openingTime(const QString &path)
{
    return leastTime(15, [&] { EXPECT_TRUE(CampaignFile::open(path)); });
}

bool measureOpening(const QString &folder, const Steps &steps)
{
    const QString path = folder + u"/long.muster"_s;
    const QString shorter = folder + u"/shorter.muster"_s;
    writeLog(path, steps);
    writeLog(shorter, Steps(steps.begin(), steps.begin() + manySteps / 10));
    const double opening = openingTime(path);
    const bool quick = isWithin("open 10,000 steps, the chain checked", opening, 500, "ms");
    const bool linear = isWithin("the same / ten times opening 1,000", opening / (10 * openingTime(shorter)), 1.3);
    const double reading = leastTime(15, [&] { readAndHash(path); });
    return isWithin("opening / reading and hashing the same rows", opening / reading, 3) && quick && linear;
}

/// Measures pictures of the sizes that cameras and telephones make.
bool measurePictures(const QString &folder, const Steps &steps)
{
    const QString without = folder + u"/without.muster"_s;
    const QString with = folder + u"/with.muster"_s;
    constexpr std::size_t count = 200;
    writeLog(without, steps);
    writeLog(with, Steps(steps.begin(), steps.end() - count));
    const auto file = *CampaignFile::open(with);
    std::mt19937_64 engine(1);
    for (std::size_t i = 0; i < count; ++i) {
        QByteArray content("\xff\xd8\xff", 3);
        while (content.size() < 400'000)
            content.append(QByteArray::number(static_cast<qulonglong>(engine()), 36));
        const auto step = acts::addPicture(file->history(), file->campaign(), {}, {}, {content, 2048, 1536});
        EXPECT_TRUE(step && file->append(*step, {}, [&](const QString &) { return content; }));
    }
    const bool opens = isWithin("open a campaign with 200 pictures / as long a one without",
                                openingTime(with) / openingTime(without), 1.15);
    int branches = 0;
    const double branching = leastTime(5, [&] {
        const QString path = folder + u"/branch%1.muster"_s.arg(++branches);
        EXPECT_TRUE(file->branch(path, {file->history().inForce, 0, {}}));
    });
    return isWithin("branch it", branching, 1000, "ms") && opens;
}

double median(std::vector<double> times)
{
    std::nth_element(times.begin(), times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2), times.end());
    return times[times.size() / 2];
}

/// Compares writing with plain SQLite at the same durability.
bool measureWriting(const QString &folder)
{
    const QString path = folder + u"/written.muster"_s;
    EXPECT_TRUE(CampaignFile::create(path, founding()));
    const auto file = *CampaignFile::open(path);
    QSqlDatabase bare = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"bare"_s);
    bare.setDatabaseName(folder + u"/bare.sqlite"_s);
    EXPECT_TRUE(bare.open());
    QSqlQuery query(bare);
    for (const char *sql : {"PRAGMA journal_mode = DELETE", "PRAGMA synchronous = EXTRA",
                            "CREATE TABLE steps (number INTEGER PRIMARY KEY, content TEXT)"})
        EXPECT_TRUE(query.exec(QLatin1String(sql)));
    LongCampaign player(8);
    std::vector<double> ours, theirs;
    for (int i = 0; i < 300; ++i) {
        const Step step = player.next(file->campaign());
        theirs.push_back(leastTime(
            1,
            [&] {
                query.exec(u"BEGIN IMMEDIATE"_s);
                query.prepare(u"INSERT INTO steps (content) VALUES (?)"_s);
                query.addBindValue(QString::fromUtf8(stepJson(step)));
                query.exec();
                query.exec(u"COMMIT"_s);
            },
            byTheClock));
        ours.push_back(leastTime(
            1, [&] { EXPECT_TRUE(file->append(step)); }, byTheClock));
    }
    return isWithin("write one step / a bare transaction as large", median(ours) / median(theirs), 3);
}

/// Measures the careers and the book. Code that reads the campaign once for every figure takes hundreds of times as
/// long.
bool measureTelling(const Steps &steps)
{
    const double telling = leastTime(2, [&] { tellAll(steps, swordplay()); });
    const double careers = leastTime(2, [&] { careersOf(steps, swordplay()); });
    const double book = leastTime(2, [&] { campaignBookOf(steps, swordplay()); });
    return isWithin("everybody's career / telling every step", careers / telling, 2)
        & isWithin("the campaign book / telling every step", book / telling, 4);
}

bool measureForecast()
{
    const Steps steps = sampleSteps(swordplay());
    const Campaign campaign = fold(steps);
    ForecastQuestion question;
    question.expected = expectationOf(recordOf(steps), campaign, swordplay());
    question.seed = 7;
    const Forecast forecast(campaign, swordplay(), question);
    constexpr int blocks = 8;
    constexpr int diceInMonth = 30; // roughly, for a band of this size; mostly Stay or Go
    const int months = blocks * runsInBlock * question.months;
    const double living = leastTime(5, [&] {
        for (int block = 0; block < blocks; ++block)
            forecast.block(block);
    });
    volatile int sink = 0;
    const double drawing = leastTime(5, [&] {
        std::mt19937_64 engine(7);
        for (int die = 0; die < months * diceInMonth; ++die)
            sink = sink + RandomDice::face(engine, 6);
    });
    std::printf("  %d campaign-months a second on one processor (aim: 100000)\n", qRound(1000 * months / living));
    measure("chain and the first 2,000 runs of a year of the sample",
            [&] { Forecast(campaign, swordplay(), question).run(2000); });
    return isWithin("looking ahead / drawing as many dice", living / drawing, 60);
}

} // namespace

bool measureModel()
{
    const QTemporaryDir folder;
    const Steps steps = longCampaign(manySteps, 1);
    bool within = measureDealing();
    within &= measureFolding(steps);
    within &= measureOpening(folder.path(), steps);
    within &= measurePictures(folder.path(), steps);
    within &= measureWriting(folder.path());
    within &= measureTelling(steps);
    within &= measureForecast();
    return within;
}

} // namespace muster::benchmarks

// SPDX-License-Identifier: MIT
// Which backups stay as time goes by.
#include "model/storage/backups.h"

#include <QStringList>

#include <gtest/gtest.h>

using namespace muster;

namespace {

QDateTime at(const QString &text)
{
    return QDateTime::fromString(text + QStringLiteral("Z"), Qt::ISODate);
}

/// Those that go, as "day hour" in the order they are named.
std::string goneAt(const char *now, std::initializer_list<const char *> times)
{
    std::vector<QDateTime> backups;
    for (const char *time : times)
        backups.push_back(at(QString::fromLatin1(time)));
    QStringList gone;
    for (const QDateTime &time : expendable(backups, at(QString::fromLatin1(now))))
        gone.prepend(time.toString(QStringLiteral("MM-dd HH:mm")));
    return gone.join(QStringLiteral(", ")).toStdString();
}

} // namespace

TEST(Thinning, AllStayForTwoDays)
{
    EXPECT_EQ(goneAt("2026-03-10T20:00", {"2026-03-08T20:30", "2026-03-08T21:00", "2026-03-10T19:30"}), "");
}

TEST(Thinning, ThenTheLastOfEachDayStays)
{
    EXPECT_EQ(
        goneAt("2026-03-10T20:00",
               {"2026-03-05T18:00", "2026-03-05T18:30", "2026-03-05T23:00", "2026-03-06T00:10", "2026-03-10T19:00"}),
        "03-05 18:00, 03-05 18:30");
}

TEST(Thinning, AfterTwoWeeksTheLastOfEachWeekStays)
{
    // The 9th and the 16th of February 2026 are Mondays.
    EXPECT_EQ(
        goneAt("2026-03-10T20:00", {"2026-02-09T10:00", "2026-02-12T10:00", "2026-02-15T10:00", "2026-02-16T10:00"}),
        "02-09 10:00, 02-12 10:00");
}

TEST(Thinning, AfterEightWeeksTheLastOfEachMonthStaysForGood)
{
    EXPECT_EQ(
        goneAt("2030-01-01T00:00",
               {"2026-01-03T10:00", "2026-01-31T10:00", "2026-02-01T10:00", "2027-02-01T10:00", "2027-02-20T10:00"}),
        "01-03 10:00, 02-01 10:00");
}

TEST(Thinning, AClockThatWasSetBackCostsNothing)
{
    EXPECT_EQ(goneAt("2020-01-01T00:00", {"2026-01-03T10:00", "2026-01-03T11:00"}), "");
}

TEST(Thinning, AYearOfDailyPlayLeavesAFewDozenAndNeverTheNewestOut)
{
    std::vector<QDateTime> kept;
    const QDateTime first = at(QStringLiteral("2026-01-01T20:00"));
    for (int day = 0; day < 365; ++day) {
        const QDateTime now = first.addDays(day);
        for (int half = 0; half < 4; ++half)
            kept.push_back(now.addSecs(half * 1800));
        for (const QDateTime &gone : expendable(kept, now.addSecs(7200)))
            std::erase(kept, gone);
        ASSERT_EQ(kept.back(), now.addSecs(3 * 1800));
    }
    EXPECT_GE(kept.size(), 30U);
    EXPECT_LE(kept.size(), 50U);
    EXPECT_LE(kept.front(), first.addDays(62)) << "and something of the first months is left";
}

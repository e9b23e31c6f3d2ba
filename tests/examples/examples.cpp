// SPDX-License-Identifier: MIT

// Each folder beside this file is a worked example: a story that is played, and the chronicle it must give (expected.md)
// or what the book says it comes to (expected.json: after which acts, and what `muster show --json` must contain then). A
// new folder is found by itself. Run with MUSTER_ACCEPT=1 to record what a story tells, and read that before keeping it;
// what it comes to is worked out from the book by hand.

#include "model/json/campaignjson.h"
#include "model/storytext/storytext.h"
#include "tests/support/packs.h"
#include "tests/support/tellings.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <gtest/gtest.h>

namespace muster::testing {
namespace {

QString read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

void write(const QString &path, const QString &text)
{
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly)) << path.toStdString();
    file.write(text.toUtf8());
}

std::vector<std::string> namesIn(const QString &list)
{
    std::vector<std::string> names;
    for (const QString &name : list.split(QLatin1Char(','), Qt::SkipEmptyParts))
        names.push_back(name.toStdString());
    return names;
}

std::vector<std::string> folders()
{
    return namesIn(QStringLiteral(MUSTER_EXAMPLES_TOLD));
}

std::string nameOf(const std::string &folder)
{
    static const QRegularExpression gap(QStringLiteral("[^A-Za-z0-9]+"));
    return QString::fromStdString(folder).replace(gap, QStringLiteral("_")).toStdString();
}

/// Where a value lacks what is wanted of it, each on a line: an object must have the fields named, an array as many elements.
void compare(const QJsonValue &wanted, const QJsonValue &is, const QString &where, QStringList &lacking)
{
    const auto print = [](const QJsonValue &value) {
        return QString::fromUtf8(QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact));
    };
    if (wanted.isObject() && is.isObject()) {
        for (const QString &key : wanted.toObject().keys())
            compare(wanted[key], is[key], where + QLatin1Char('.') + key, lacking);
    } else if (wanted.isArray() && is.isArray() && wanted.toArray().size() == is.toArray().size()) {
        for (qsizetype i = 0; i < wanted.toArray().size(); ++i)
            compare(wanted[i], is[i], QStringLiteral("%1[%2]").arg(where).arg(i), lacking);
    } else if (wanted != is) {
        lacking << QStringLiteral("%1: wanted %2, is %3").arg(where, print(wanted), print(is));
    }
}

class WorkedExample : public ::testing::TestWithParam<std::string>
{
};

class BookExample : public ::testing::TestWithParam<std::string>
{
};

TEST_P(WorkedExample, TellsWhatIsExpected)
{
    const QString folder = QStringLiteral(MUSTER_SOURCE_DIR "/tests/examples/") + QString::fromStdString(GetParam());
    const QString expected = folder + QStringLiteral("/expected.md");

    const Result<Steps> steps = playStory(read(folder + QStringLiteral("/campaign.story")), swordplay());
    ASSERT_TRUE(steps) << steps.problem().text.toStdString();
    const QString told = printedCampaign(*steps, swordplay());

    if (qEnvironmentVariableIsSet("MUSTER_ACCEPT"))
        write(expected, told);
    EXPECT_EQ(told.toStdString(), read(expected).toStdString());
}

INSTANTIATE_TEST_SUITE_P(Examples, WorkedExample, ::testing::ValuesIn(folders()),
                         [](const auto &example) { return nameOf(example.param); });

TEST_P(BookExample, ComesToWhatTheBookSays)
{
    const QString folder = QStringLiteral(MUSTER_SOURCE_DIR "/tests/examples/") + QString::fromStdString(GetParam());
    const QString story = read(folder + QStringLiteral("/campaign.story"));
    const Pack &pack = shipped(rulesOfStory(story).toLatin1().constData());
    const Result<Steps> steps = playStory(story, pack);
    ASSERT_TRUE(steps) << steps.problem().text.toStdString();

    const QJsonArray checks = QJsonDocument::fromJson(read(folder + QStringLiteral("/expected.json")).toUtf8()).array();
    ASSERT_FALSE(checks.isEmpty()) << "expected.json is no list of what is to be seen";
    for (const QJsonValue &check : checks) {
        const auto all = static_cast<int>(steps->size());
        const int after = check[QStringLiteral("after")].toInt(all);
        ASSERT_LE(after, all);
        const QJsonObject is =
            campaignJson(fold(*steps, static_cast<std::size_t>(after)), pack, static_cast<std::size_t>(after));
        QStringList lacking;
        compare(check[QStringLiteral("shows")], is, QStringLiteral("after act %1").arg(after), lacking);
        EXPECT_TRUE(lacking.isEmpty()) << lacking.join(QLatin1Char('\n')).toStdString() << "\n"
                                       << check[QStringLiteral("why")].toString().toStdString();
    }
}

INSTANTIATE_TEST_SUITE_P(Examples, BookExample, ::testing::ValuesIn(namesIn(QStringLiteral(MUSTER_EXAMPLES_SHOWN))),
                         [](const auto &example) { return nameOf(example.param); });

TEST(WorkedExamples, CanFail)
{
    QStringList lacking;
    const QJsonObject is{{QStringLiteral("rep"), 3}, {QStringLiteral("grunts"), QJsonArray{1, 2}}};
    compare(QJsonObject{{QStringLiteral("rep"), 3}}, is, {}, lacking);
    EXPECT_TRUE(lacking.isEmpty());
    compare(QJsonObject{{QStringLiteral("rep"), 4}}, is, {}, lacking);
    compare(QJsonObject{{QStringLiteral("grunts"), QJsonArray{1}}}, is, {}, lacking);
    compare(QJsonObject{{QStringLiteral("eal"), 2}}, is, {}, lacking);
    EXPECT_EQ(lacking.size(), 3);
}

TEST(WorkedExamples, AreThere)
{
    EXPECT_GE(folders().size(), 7U);
    EXPECT_GE(namesIn(QStringLiteral(MUSTER_EXAMPLES_SHOWN)).size(), 20U);
}

} // namespace
} // namespace muster::testing

// SPDX-License-Identifier: MIT

// Each folder beside this file is a worked example: a story that is played, and the chronicle it must give. A new
// folder is found by itself; run with MUSTER_ACCEPT=1 to record what it tells, and read that before keeping it.

#include "model/sample/sample.h"
#include "tests/support/packs.h"
#include "tests/support/tellings.h"

#include <QFile>
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

std::vector<std::string> folders()
{
    std::vector<std::string> names;
    for (const QString &name : QStringLiteral(MUSTER_EXAMPLES).split(QLatin1Char(','), Qt::SkipEmptyParts))
        names.push_back(name.toStdString());
    return names;
}

class WorkedExample : public ::testing::TestWithParam<std::string>
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

INSTANTIATE_TEST_SUITE_P(Examples, WorkedExample, ::testing::ValuesIn(folders()), [](const auto &example) {
    static const QRegularExpression gap(QStringLiteral("[^A-Za-z0-9]+"));
    return QString::fromStdString(example.param).replace(gap, QStringLiteral("_")).toStdString();
});

TEST(WorkedExamples, AreThere)
{
    EXPECT_GE(folders().size(), 7U);
}

} // namespace
} // namespace muster::testing

// SPDX-License-Identifier: MIT

// Where the book is silent: each ruling that Swordplay uses can be shown.

#include "model/story/rulings.h"

#include "model/sample/playstory.h"
#include "tests/support/packs.h"
#include "tests/support/tellings.h"

#include <QDir>
#include <QFile>

#include <gtest/gtest.h>

namespace muster::testing {
namespace {

void expectKnown(const QStringList &ids)
{
    for (const QString &id : ids)
        EXPECT_TRUE(ruling(id)) << id.toStdString();
}

TEST(Rulings, AreThoseOfEveryPackAndOfSwordplayInOrder)
{
    QStringList ids;
    for (const Ruling &ruling : rulings()) {
        ids << ruling.id;
        EXPECT_FALSE(ruling.title.isEmpty()) << ruling.id.toStdString();
        EXPECT_TRUE(ruling.text.endsWith(QLatin1Char('.'))) << ruling.id.toStdString();
    }
    EXPECT_EQ(ids.join(QLatin1Char(' ')).toStdString(),
              "R1 R2 R3 R4 R5 R6 R10 R11 R12 R13 R14 R15 R16 R17 R18 R19 R20 R21 R22 R23 R24 R25 R26 R27 R28 R29");
}

TEST(Rulings, EveryOneThatAStoryCitesCanBeLookedUp)
{
    const QDir examples(QStringLiteral(MUSTER_SOURCE_DIR "/tests/examples"));
    int cited = 0;
    for (const QString &folder : examples.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QFile file(examples.filePath(folder + QStringLiteral("/campaign.story")));
        ASSERT_TRUE(file.open(QIODevice::ReadOnly)) << folder.toStdString();
        const Result<Steps> steps = playStory(QString::fromUtf8(file.readAll()), swordplay());
        ASSERT_TRUE(steps) << folder.toStdString();
        for (const StepStory &story : tellAll(*steps, swordplay())) {
            expectKnown(story.head.rulings);
            for (const StoryLine &line : story.lines) {
                expectKnown(line.rulings);
                cited += static_cast<int>(line.rulings.size());
            }
        }
    }
    EXPECT_GT(cited, 10);
}

TEST(Rulings, AreNoneOfAnotherNumber)
{
    EXPECT_FALSE(ruling(QStringLiteral("R99")));
}

} // namespace
} // namespace muster::testing

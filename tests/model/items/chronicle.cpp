// SPDX-License-Identifier: MIT
#include "model/items/chroniclemodel.h"

#include "model/story/find.h"
#include "tests/support/opendocument.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace muster;
using namespace muster::testing;
using namespace Qt::StringLiterals;

namespace {

class Chronicle : public OpenDocument
{
protected:
    QVariant at(int row, int role) { return model.index(row).data(role); }

    QStringList titles()
    {
        QStringList all;
        for (int row = 0; row < model.rowCount(); ++row)
            all << at(row, Qt::DisplayRole).toString();
        return all;
    }

    ChronicleModel model{document()};
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Fatal};
};

} // namespace

TEST_F(Chronicle, TheLastStepStandsFirst)
{
    recruitThree();
    prepare();
    ASSERT_EQ(model.rowCount(), 3);
    EXPECT_EQ(at(0, ChronicleModel::IdRole), 3);
    EXPECT_EQ(at(0, ChronicleModel::StoryRole).value<StepStory>().number, 3);
    EXPECT_EQ(at(0, ChronicleModel::TurnTitleRole).toString(), u"Month 1"_s);
    EXPECT_EQ(at(2, ChronicleModel::ThemeRole), static_cast<int>(Theme::Founding));
    EXPECT_TRUE(at(0, Qt::AccessibleTextRole).toString().startsWith(u"Month 1. "_s));
    EXPECT_TRUE(Sought(u"VANE osric"_s).isIn(at(2, ChronicleModel::SearchRole).toString()));
}

TEST_F(Chronicle, TellsWhatTellAllTells)
{
    play(30);
    QStringList expected;
    for (const StepStory &story : tellAll(document().book().steps, swordplay()))
        expected.prepend(story.head.title);
    EXPECT_EQ(titles(), expected);
    EXPECT_EQ(ChronicleModel(document()).rowCount(), 31);
}

TEST_F(Chronicle, TakingBackRemovesRowsAndBringingForwardTellsThemAgain)
{
    play(20);
    const QStringList all = titles();
    QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    ASSERT_TRUE(document().takeBack(5));
    EXPECT_EQ(titles(), all.mid(5));
    ASSERT_TRUE(document().bringForward(3));
    EXPECT_EQ(titles(), all.mid(2));
    play(1);
    EXPECT_EQ(titles().mid(1), all.mid(2));
    EXPECT_EQ(removed.size(), 1);
    EXPECT_EQ(inserted.size(), 2);
    EXPECT_TRUE(reset.isEmpty());
    model.setDocument(nullptr);
    EXPECT_EQ(model.rowCount(), 0);
}

TEST_F(Chronicle, TheTopmostRowOfEachTurnOpensIt)
{
    play(40);
    const auto check = [&] {
        for (int row = 0; row < model.rowCount(); ++row) {
            const bool opens = row == 0 || at(row - 1, ChronicleModel::TurnRole) != at(row, ChronicleModel::TurnRole);
            EXPECT_EQ(at(row, ChronicleModel::OpensTurnRole).toBool(), opens) << row;
        }
    };
    check();
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    ASSERT_TRUE(document().takeBack());
    check();
    EXPECT_EQ(changed.size(), 1) << "the row that is topmost now may open its turn";
}

// SPDX-License-Identifier: MIT

// Runs Qt's model tester on every table and on the chronicle while rows are inserted, removed and changed.

#include "model/items/chroniclemodel.h"
#include "model/items/documenttable.h"
#include "model/items/rostermodel.h"
#include "model/story/find.h"
#include "tests/support/opendocument.h"
#include "tests/support/steps.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QString>

#include <gtest/gtest.h>

namespace muster::testing {
namespace {

using namespace Qt::StringLiterals;

/// Records the signals of a model in short: "+0..2", "-1..1", "~0..0", "reset".
class Announcements
{
public:
    explicit Announcements(QAbstractItemModel &model)
    {
        const auto note = [this](QChar sign, int first, int last) {
            m_told << u"%1%2..%3"_s.arg(sign).arg(first).arg(last);
        };
        QObject::connect(&model, &QAbstractItemModel::rowsInserted, &m_context,
                         [=](const auto &, int first, int last) { note(u'+', first, last); });
        QObject::connect(&model, &QAbstractItemModel::rowsRemoved, &m_context,
                         [=](const auto &, int first, int last) { note(u'-', first, last); });
        QObject::connect(&model, &QAbstractItemModel::dataChanged, &m_context,
                         [=](const auto &first, const auto &last) { note(u'~', first.row(), last.row()); });
        QObject::connect(&model, &QAbstractItemModel::modelReset, &m_context, [this] { m_told << u"reset"_s; });
    }

    std::string take() { return std::exchange(m_told, {}).join(u' ').toStdString(); }

private:
    QStringList m_told;
    QObject m_context;
};

template<typename Model>
class Under : public OpenDocument
{
protected:
    QString text(int row, int column) { return model.index(row, column).data().toString(); }
    QString spoken(int row, int column) { return model.index(row, column).data(Qt::AccessibleTextRole).toString(); }

    Model model{document()};
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Fatal};
    Announcements announcements{model};
};

using Roster = Under<RosterModel>;
using Former = Under<FormerModel>;

TEST_F(Roster, HoldsTheStarFirst)
{
    recruitThree();
    ASSERT_EQ(model.rowCount(), 4);
    EXPECT_EQ(text(0, RosterModel::Name), u"Osric Vane"_s);
    EXPECT_EQ(text(0, RosterModel::Rep), u"5"_s);
    EXPECT_EQ(model.index(2, 0).data(DocumentTable::IdRole), 3);
    EXPECT_EQ(model.headerData(RosterModel::Name, Qt::Horizontal).toString(), u"Name and type"_s);
    EXPECT_EQ(model.rowOf(4), 3);
    EXPECT_EQ(model.rowOf(5), -1);
}

TEST_F(Roster, OnlyWhoCameWentOrChangedIsAnnounced)
{
    recruitThree();
    EXPECT_EQ(announcements.take(), "+1..3");
    write(*acts::dismiss(campaign(), FigureId{3}));
    EXPECT_EQ(announcements.take(), "-2..2");
    Figure star = *campaign().star();
    star.profile.rep = 4;
    write(*acts::correctFigure(campaign(), swordplay(), star));
    EXPECT_EQ(announcements.take(), "~0..0 ~1..1 ~2..2") << "who stays depends on the Star";
    ASSERT_TRUE(document().takeBack(3));
    EXPECT_EQ(announcements.take(), "-1..2 ~0..0");
    ASSERT_TRUE(document().bringForward(2));
    EXPECT_EQ(announcements.take(), "+1..2");
}

TEST_F(Roster, ANameIsEditedAsACorrection)
{
    const QModelIndex name = model.index(0, RosterModel::Name);
    EXPECT_TRUE(model.flags(name) & Qt::ItemIsEditable);
    EXPECT_FALSE(model.flags(model.index(0, RosterModel::Rep)) & Qt::ItemIsEditable);
    ASSERT_TRUE(model.setData(name, u" Osric  the Bold "_s));
    EXPECT_EQ(campaign().star()->name, u"Osric the Bold"_s);
    EXPECT_EQ(document().history().steps.back().kind, StepKind::Corrected);
    EXPECT_TRUE(model.setData(name, u"Osric the Bold"_s));
    EXPECT_EQ(document().history().steps.size(), 2U) << "the same name is no step";
}

TEST_F(Roster, ANameThatCannotBeIsRefusedWithTheReason)
{
    QSignalSpy refused(&model, &RosterModel::refused);
    EXPECT_FALSE(model.setData(model.index(0, RosterModel::Name), u"  "_s));
    EXPECT_EQ(refused.size(), 1);
    EXPECT_FALSE(model.setData(model.index(0, RosterModel::Rep), 6));
    EXPECT_EQ(document().history().steps.size(), 1U);
}

TEST_F(Roster, EveryCellSpeaks)
{
    recruitThree();
    EXPECT_EQ(spoken(0, RosterModel::Rep), u"Osric Vane, Rep: 5"_s);
    EXPECT_TRUE(spoken(0, RosterModel::Name).startsWith(u"Osric Vane, Star"_s));
    Figure poisoned = campaign().band[1];
    poisoned.poisoned = true;
    write(*acts::correctFigure(campaign(), swordplay(), poisoned));
    EXPECT_TRUE(spoken(1, RosterModel::Name).endsWith(u"poisoned"_s));
    for (int row = 0; row < model.rowCount(); ++row) {
        for (int column = 0; column < model.columnCount(); ++column)
            EXPECT_FALSE(spoken(row, column).isEmpty()) << row << ", " << column;
    }
}

TEST_F(Roster, LetsGoOfItsDocument)
{
    recruitThree();
    announcements.take();
    model.setDocument(nullptr);
    EXPECT_EQ(announcements.take(), "reset");
    EXPECT_EQ(model.rowCount(), 0);
    model.setDocument(&document());
    EXPECT_EQ(model.rowCount(), 4);
    m_document.reset();
    EXPECT_EQ(model.rowCount(), 0) << "a document that is closed takes its rows along";
}

TEST_F(Former, TheLastToLeaveStandsFirst)
{
    recruitThree();
    write(*acts::dismiss(campaign(), FigureId{2}));
    write(*acts::dismiss(campaign(), FigureId{4}));
    EXPECT_EQ(announcements.take(), "+0..0 +0..0");
    EXPECT_EQ(model.index(0, 0).data(DocumentTable::IdRole), 4);
    EXPECT_EQ(text(0, FormerModel::Turn), u"Month 1"_s);
    EXPECT_FALSE(text(0, FormerModel::How).isEmpty());
    EXPECT_TRUE(spoken(0, FormerModel::How).startsWith(campaign().former.back().figure.name + u", How: "_s));

    write(*broughtBack(campaign(), swordplay(), FigureId{2}));
    EXPECT_EQ(announcements.take(), "-1..1");
    ASSERT_TRUE(document().takeBack(3));
    EXPECT_EQ(model.rowCount(), 0);
    ASSERT_TRUE(document().bringForward(2));
    EXPECT_EQ(model.rowCount(), 2);
    EXPECT_FALSE(text(1, FormerModel::How).isEmpty());
    model.setDocument(nullptr);
}

/// Returns the changes that would be announced: "-1..2" for rows removed, "+0..0" for rows inserted.
std::string announced(Keys rows, const Keys &wanted)
{
    QStringList told;
    const auto tell = [&](QChar sign) {
        return [&told, sign](int first, int last, const auto &change) {
            told << QStringLiteral("%1%2..%3").arg(sign).arg(first).arg(last);
            change();
        };
    };
    mergeKeys(rows, wanted, tell(u'-'), tell(u'+'));
    EXPECT_EQ(rows, wanted);
    return told.join(u' ').toStdString();
}

TEST(MergeKeys, OnlyTheRowsThatCameOrWentAreAnnounced)
{
    EXPECT_EQ(announced({}, {}), "");
    EXPECT_EQ(announced({1, 2, 3}, {1, 2, 3}), "");
    EXPECT_EQ(announced({1, 2}, {1, 2, 3, 4}), "+2..3");
    EXPECT_EQ(announced({1, 2, 3, 4, 5}, {1, 4}), "-4..4 -1..2");
    EXPECT_EQ(announced({1, 3, 5}, {0, 1, 2, 5, 6}), "-1..1 +0..0 +2..2 +4..4");
    EXPECT_EQ(announced({1, 2}, {}), "-0..1");
    EXPECT_EQ(announced({}, {1, 2}), "+0..1");
    EXPECT_EQ(announced({1, 2}, {3, 4}), "-0..1 +0..1");
    EXPECT_EQ(announced({1, 2, 3}, {2, 3, 1}), "-1..2 +0..1") << "one that moved goes and comes";
}

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

    Chronicle() { model.setDocument(&document()); }

    ChronicleModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(Chronicle, TheLastStepStandsFirst)
{
    recruitThree();
    prepare();
    ASSERT_EQ(model.rowCount(), 3);
    EXPECT_EQ(at(0, ChronicleModel::IdRole), 3);
    EXPECT_EQ(at(0, ChronicleModel::StoryRole).value<NarratedStep>().number, 3);
    EXPECT_EQ(at(2, ChronicleModel::ThemeRole), static_cast<int>(Theme::Founding));
    EXPECT_TRUE(at(0, Qt::AccessibleTextRole).toString().startsWith(u"Month 1. "_s));
    EXPECT_TRUE(SearchTerms(u"VANE osric"_s).isIn(at(2, ChronicleModel::SearchRole).toString()));
}

} // namespace
} // namespace muster::testing

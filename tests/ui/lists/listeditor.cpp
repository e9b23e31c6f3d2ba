// SPDX-License-Identifier: MIT

// Lists and tables of one's own, as a player edits them.

#include "ui/variant/listeditor.h"
#include "model/variant/variants.h"
#include "tests/ui/hand/hand.h"
#include "tests/ui/seen/seen.h"
#include "ui/variant/sheetmodel.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QTableView>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>

#include <gtest/gtest.h>

namespace muster::testing {
namespace {

using namespace Qt::StringLiterals;

class Lists : public ::testing::Test
{
protected:
    Lists()
        : m_editor(Variant{u"swordplay"_s, u"Mine"_s, {}})
    {
        m_editor.resize(1200, 740);
        m_editor.show();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&m_editor));
        hand::rest();
    }

    QTableView &grid() { return *m_editor.findChild<QTableView *>(); }
    const SheetModel &rows() { return *m_editor.findChild<SheetModel *>(); }
    void choose(const QString &title)
    {
        auto &index = *m_editor.findChild<QListWidget *>();
        for (int row = 0; row < index.count(); ++row) {
            if (index.item(row)->text().startsWith(title))
                return index.setCurrentRow(row);
        }
        FAIL() << title.toStdString();
    }
    QPushButton &button(const QString &text)
    {
        for (QPushButton *one : m_editor.findChildren<QPushButton *>()) {
            if (one->text().remove(u'&') == text)
                return *one;
        }
        ADD_FAILURE() << text.toStdString();
        return *m_editor.findChild<QPushButton *>();
    }
    bool says(const QString &text)
    {
        const auto labels = m_editor.findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel *label) { return label->isVisible() && label->text().contains(text); });
    }
    void typeInto(int row, int column, const QString &text)
    {
        ASSERT_TRUE(hand::click(grid(), rows().index(row, column)));
        retype(text);
    }
    void retype(const QString &text)
    {
        hand::press(Qt::Key_F2);
        hand::press(Qt::Key_A, Qt::ControlModifier);
        hand::type(text);
    }
    QString cell(int row, int column) { return rows().index(row, column).data(Qt::DisplayRole).toString(); }

    ListEditor m_editor;
};

TEST_F(Lists, OtherRulesCanBeChosenAndBeginAVariantOfTheirs)
{
    auto &rules = *m_editor.findChild<QComboBox *>();
    EXPECT_EQ(rules.currentData().toString(), u"swordplay"_s);
    const auto &index = *m_editor.findChild<QListWidget *>();
    const QString before = index.item(0)->text();

    rules.setCurrentIndex(rules.findData(u"chain-reaction-3"_s));
    emit rules.activated(rules.currentIndex());

    EXPECT_NE(index.item(0)->text(), before);
    EXPECT_EQ(m_editor.findChild<QLineEdit *>()->text(), u"My own rules"_s);
}

TEST_F(Lists, AreCheckedWhileOneTypesAndUndoneOneByOne)
{
    choose(u"How Many"_s);
    EXPECT_TRUE(says(u"Every roll meets one row."_s));
    typeInto(1, 0, u"3"_s);
    EXPECT_TRUE(says(u"no row holds a roll of 4."_s)) << "before Enter";
    hand::press(Qt::Key_Escape);
    EXPECT_TRUE(says(u"Every roll meets one row."_s)) << "and nothing has happened";
    retype(u"3-5"_s);
    hand::press(Qt::Key_Return);
    EXPECT_TRUE(says(u"more than one holds a roll of 5."_s));
    EXPECT_FALSE(button(u"New campaign with it…"_s).isEnabled());
    hand::press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(says(u"Every roll meets one row."_s));
    EXPECT_TRUE(button(u"New campaign with it…"_s).isEnabled());
    hand::press(Qt::Key_Y, Qt::ControlModifier);
    EXPECT_TRUE(says(u"more than one holds a roll of 5."_s));
}

TEST_F(Lists, TellWhatDiffersFromTheBookAndPutItBack)
{
    choose(u"Feudal"_s);
    const int type = rows().sheet().column(u"type"_s);
    const QString before = cell(0, type);
    typeInto(0, type, u"Thrall"_s);
    hand::press(Qt::Key_Return);
    EXPECT_EQ(cell(0, type), u"Thrall"_s);
    auto &differences = *m_editor.findChild<QTreeWidget *>();
    ASSERT_EQ(differences.topLevelItemCount(), 1);
    EXPECT_TRUE(differences.topLevelItem(0)->text(2).startsWith(u"Thrall"_s));
    hand::rest();
    ASSERT_TRUE(hand::click(button(u"As in the book"_s)));
    EXPECT_EQ(cell(0, type), before);
    EXPECT_EQ(differences.topLevelItemCount(), 0);
}

TEST_F(Lists, HaveRowsAddedDeletedAndPasted)
{
    choose(u"Objective of a Raid"_s);
    ASSERT_EQ(rows().rowCount(), 2);
    ASSERT_TRUE(hand::click(grid(), rows().index(0, 0)));
    hand::press(Qt::Key_Insert);
    EXPECT_EQ(cell(0, 0), u"1–3"_s);
    EXPECT_EQ(cell(1, 0), u"4–5"_s);
    EXPECT_TRUE(says(u"Every roll meets one row."_s));
    hand::press(Qt::Key_Delete);
    EXPECT_TRUE(says(u"no row holds a roll of 4-5."_s));
    QGuiApplication::clipboard()->setText(u"1-4\t3\n5-6\t2\n"_s);
    ASSERT_TRUE(hand::click(grid(), rows().index(0, 0)));
    hand::press(Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(cell(1, 0), u"5–6"_s);
    EXPECT_TRUE(says(u"Every roll meets one row."_s));
}

TEST_F(Lists, AreCopiedUnderANameThatNoneHas)
{
    choose(u"Feudal"_s);
    QStringList said;
    const auto tryName = [&](QDialog &dialog, const QString &name) {
        dialog.findChild<QLineEdit *>()->setText(name);
        hand::press(Qt::Key_Return);
        for (const QLabel *label : dialog.findChildren<QLabel *>()) {
            if (label->isVisible() && label->text().endsWith(u'.'))
                said << label->text();
        }
    };
    QTimer::singleShot(0, &m_editor, [&] {
        auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
        ASSERT_TRUE(dialog);
        hand::rest();
        tryName(*dialog, {});
        tryName(*dialog, u"ELVES"_s);
        tryName(*dialog, u"Fenmen"_s);
    });
    ASSERT_TRUE(hand::click(button(u"Copy this list…"_s)));
    EXPECT_EQ(said,
              (QStringList{u"The name of the list is empty. Type a name."_s,
                           u"There is a list “ELVES” already. Give the copy another name."_s}));
    EXPECT_EQ(m_editor.findChild<QListWidget *>()->currentItem()->text(), u"Fenmen · new"_s);
    EXPECT_TRUE(says(u"Every roll meets one row."_s));
    EXPECT_TRUE(button(u"New campaign with it…"_s).isEnabled());
}

TEST_F(Lists, AreNotSavedWithAFaultUntilThePlayerAgrees)
{
    choose(u"How Many"_s);
    typeInto(1, 0, u"3"_s);
    hand::press(Qt::Key_Return);
    QString asked;
    QTimer::singleShot(0, &m_editor, [&] {
        auto *question = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        ASSERT_TRUE(question);
        asked = question->text();
        hand::press(Qt::Key_Escape);
    });
    ASSERT_TRUE(hand::click(button(u"Save…"_s)));
    EXPECT_EQ(
        asked,
        u"No campaign can be founded with “Mine” as it is: “How Many”: there is a gap: no row holds a roll of 4.\n"
        "Save it all the same?"_s);
}

TEST_F(Lists, MarkATypeThatIsTooLongAtOnceAndStayAsWideAsTheyWere)
{
    choose(u"Feudal"_s);
    const int type = rows().sheet().column(u"type"_s);
    QGuiApplication::clipboard()->setText(QString(10'000, u'x'));
    ASSERT_TRUE(hand::click(grid(), rows().index(1, type)));
    hand::press(Qt::Key_V, Qt::ControlModifier);
    hand::rest();
    EXPECT_TRUE(says(u"Row 2: “Type” is too long"_s));
    EXPECT_LT(grid().columnWidth(type), 400);
}

TEST_F(Lists, CanBeSeenAndReachedWithoutAMouse)
{
    for (const QString &title : {u"Feudal"_s, u"Next encounter"_s, u"Names"_s, u"Weapons"_s}) {
        choose(title);
        hand::rest();
        EXPECT_EQ(seen::cutTexts(m_editor), QStringList()) << title.toStdString();
        EXPECT_EQ(seen::withoutRoom(m_editor), QStringList()) << title.toStdString();
        EXPECT_EQ(seen::deadMnemonics(m_editor), QStringList()) << title.toStdString();
        EXPECT_EQ(seen::brokenRing(m_editor), QStringList()) << title.toStdString();
    }
}

TEST_F(Lists, ShowTheChanceOfEachRowOnASmallScreen)
{
    for (const QSize size : {QSize(1000, 660), QSize(1250, 740)}) {
        m_editor.resize(size);
        hand::rest();
        EXPECT_EQ(m_editor.size(), size);
        auto &index = *m_editor.findChild<QListWidget *>();
        EXPECT_GE(index.height(), 190);
        for (int row = 0; row < index.count(); ++row) {
            if (index.item(row)->text() == u"Weapons"_s) // of thirteen columns, and nothing is rolled
                continue;
            index.setCurrentRow(row);
            hand::rest();
            EXPECT_LE(grid().horizontalHeader()->length(), grid().viewport()->width())
                << index.item(row)->text().toStdString();
        }
    }
}

} // namespace
} // namespace muster::testing

// SPDX-License-Identifier: MIT
// What would have happened: a copy from a step, what was left by doing something else, and two campaigns side by side.
#include "model/actions/actions.h"
#include "tests/support/stories.h"
#include "tests/ui/window/desk.h"
#include "ui/courses/branchdialog.h"
#include "ui/courses/comparisonview.h"
#include "ui/courses/coursesdialog.h"
#include "ui/courses/coursestimeline.h"
#include "ui/parts/label.h"
#include "ui/window/statusline.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QFile>
#include <QLineEdit>
#include <QMessageBox>
#include <QTest>
#include <QTimer>

namespace muster {

namespace {

class OtherCourses : public testing::Desk
{
protected:
    static void choose(const MainWindow &window, const QString &entry)
    {
        for (QAction *action : window.findChildren<QAction *>()) {
            if (action->text().remove(u'&') == entry)
                return action->trigger();
        }
        ADD_FAILURE() << "no such entry: " << entry.toStdString();
    }
    static void press(const QWidget &dialog, const QString &button)
    {
        for (QAbstractButton *one : dialog.findChildren<QAbstractButton *>()) {
            if (one->text().remove(u'&') == button)
                return one->click();
        }
        ADD_FAILURE() << "no such button: " << button.toStdString();
    }
    /// What the player does when the dialog is there.
    template<typename Dialog>
    static void inDialog(const std::function<void(Dialog &)> &act)
    {
        QTimer::singleShot(0, [act] {
            auto *dialog = qobject_cast<Dialog *>(QApplication::activeModalWidget());
            ASSERT_TRUE(dialog);
            act(*dialog);
        });
    }
    static QByteArray bytes(const QString &path)
    {
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        return file.readAll();
    }
    /// The Patrol is undone, and a Grunt is dismissed instead.
    static void leavePatrol(CampaignDocument &document)
    {
        ASSERT_TRUE(document.takeBack());
        ASSERT_TRUE(document.write(*actions::dismiss(document.campaign(), document.campaign().band.back().id)));
    }
    static QString text(const ComparisonView &view, const QString &row, int column)
    {
        const auto found = view.findItems(row, Qt::MatchExactly, 0);
        return found.isEmpty() ? QString() : found.front()->text(column);
    }
};

} // namespace

TEST_F(OtherCourses, ACopyFromHereIsOpenedAndTheCampaignStaysAsItWas)
{
    const QString path = told(testing::onPatrol);
    MainWindow window;
    ASSERT_TRUE(window.openFile(path));
    const QByteArray before = bytes(path);
    inDialog<BranchDialog>([](BranchDialog &dialog) {
        dialog.findChild<QLineEdit *>()->setText(QStringLiteral("If Ulric had stayed"));
        press(dialog, QStringLiteral("Create copy"));
    });
    choose(window, QStringLiteral("What-if copy…"));
    EXPECT_EQ(window.document()->path(), pathOf(QStringLiteral("If Ulric had stayed.muster")));
    EXPECT_TRUE(window.windowTitle().startsWith(QStringLiteral("If Ulric had stayed")));
    EXPECT_TRUE(window.document()->campaign().encounter);
    ASSERT_TRUE(window.document()->takeBack(2));
    EXPECT_EQ(bytes(path), before);
}

TEST_F(OtherCourses, ACourseThatWasLeftIsComparedAndOpened)
{
    const QString path = told(testing::onPatrol);
    MainWindow window;
    ASSERT_TRUE(window.openFile(path));
    leavePatrol(*window.document());
    const QByteArray before = bytes(path);
    const QString gone = window.document()->campaign().former.back().figure.name;
    inDialog<CoursesDialog>([&](CoursesDialog &dialog) {
        const auto views = dialog.findChildren<ComparisonView *>();
        ASSERT_EQ(views.size(), 2);
        const auto *timeline = dialog.findChild<CoursesTimeline *>();
        EXPECT_TRUE(timeline->isVisible());
        EXPECT_EQ(timeline->accessibleDescription(),
                  QStringLiteral("As played, 1: Patrol, 9.\nPatrol prepared, Month 1, 1: Patrol, 12."));
        EXPECT_EQ(text(*views[0], gone, 2), QStringLiteral("Dismissed, Month 1"));
        EXPECT_EQ(text(*views[0], gone, 3), QStringLiteral("Rep 3"));
        EXPECT_EQ(text(*views[1], QStringLiteral("Total Rep"), 2), QStringLiteral("9"));
        EXPECT_EQ(text(*views[1], QStringLiteral("Total Rep"), 3), QStringLiteral("12"));
        inDialog<BranchDialog>([](BranchDialog &question) {
            EXPECT_EQ(question.findChild<QLineEdit *>()->text(), QStringLiteral("Patrol prepared, Month 1"));
            press(question, QStringLiteral("Create copy"));
        });
        press(dialog, QStringLiteral("Open as a campaign…"));
    });
    choose(window, QStringLiteral("Courses…"));
    EXPECT_EQ(window.document()->path(), pathOf(QStringLiteral("Patrol prepared, Month 1.muster")));
    EXPECT_EQ(window.document()->campaign().name, QStringLiteral("Patrol prepared, Month 1"));
    EXPECT_TRUE(window.document()->campaign().encounter);
    EXPECT_EQ(bytes(path), before);
    EXPECT_EQ(window.findChild<StatusLine *>()->findChild<ElidedLabel *>()->text(),
              QStringLiteral("You are now in “Patrol prepared, Month 1.muster”. “band.muster” was not changed."));
}

TEST_F(OtherCourses, ACourseIsOpenedOnlyWhenThatIsMeantAndWhereThePlayerWants)
{
    const QString path = told(testing::onPatrol);
    MainWindow window;
    ASSERT_TRUE(window.openFile(path));
    leavePatrol(*window.document());
    CoursesDialog dialog(*window.document());
    dialog.show();
    inDialog<BranchDialog>([](BranchDialog &question) { press(question, QStringLiteral("Cancel")); });
    press(dialog, QStringLiteral("Open as a campaign…"));
    EXPECT_TRUE(dialog.isVisible()) << "nothing was saved, nothing is opened";
    EXPECT_FALSE(QFile::exists(pathOf(QStringLiteral("Patrol prepared, Month 1.muster"))));

    const QString elsewhere = pathOf(QStringLiteral("elsewhere.muster"));
    inDialog<BranchDialog>([&](BranchDialog &question) {
        answerFileDialog(elsewhere, [&] { press(question, QStringLiteral("Save elsewhere…")); });
        question.findChild<QLineEdit *>()->setText(QStringLiteral("The long way round"));
        press(question, QStringLiteral("Create copy"));
    });
    press(dialog, QStringLiteral("Open as a campaign…"));
    const auto saved = CampaignFile::open(elsewhere);
    ASSERT_TRUE(saved);
    EXPECT_EQ((*saved)->campaign().name, QStringLiteral("The long way round"));
}

TEST_F(OtherCourses, ACourseIsDeletedOnlyWhenThatIsMeant)
{
    MainWindow window;
    ASSERT_TRUE(window.openFile(told(testing::onPatrol)));
    CampaignDocument &document = *window.document();
    leavePatrol(document);
    const Book book = document.book();
    inDialog<CoursesDialog>([&](CoursesDialog &dialog) {
        inDialog<QMessageBox>([](QMessageBox &question) { press(question, QStringLiteral("Cancel")); });
        press(dialog, QStringLiteral("Delete…"));
        EXPECT_EQ(document.courses()->size(), 1U);
        inDialog<QMessageBox>([](QMessageBox &question) { press(question, QStringLiteral("Delete")); });
        press(dialog, QStringLiteral("Delete…"));
        EXPECT_TRUE(document.courses()->empty());
        dialog.reject();
    });
    choose(window, QStringLiteral("Courses…"));
    EXPECT_EQ(document.book(), book);
}

TEST_F(OtherCourses, AnotherCampaignIsComparedFromWhereTheyPart)
{
    const QString path = told(testing::onPatrol);
    MainWindow window;
    ASSERT_TRUE(window.openFile(path));
    CoursesDialog dialog(*window.document());
    const QString branch = pathOf(QStringLiteral("branch.muster"));
    ASSERT_TRUE(window.document()->branch(branch, {2, 0, QStringLiteral("Without a Patrol")}));
    dialog.addFile(branch);
    const auto views = dialog.findChildren<ComparisonView *>();
    EXPECT_EQ(views[0]->headerItem()->text(3), QStringLiteral("Without a Patrol"));
    EXPECT_EQ(text(*views[1], QStringLiteral("Total Rep"), 1), QStringLiteral("same"));
    EXPECT_EQ(text(*views[1], QStringLiteral("EAL"), 1), QString());
}

} // namespace muster

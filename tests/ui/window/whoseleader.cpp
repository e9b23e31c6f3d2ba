// SPDX-License-Identifier: MIT

// Their leader comes and may be a foe with a name (R91): the question is the same, whatever brings the leader.

#include "model/actions/foes.h"
#include "model/actions/play/play.h"
#include "model/acts/acts.h"
#include "model/acts/table.h"
#include "tests/support/stories.h"
#include "tests/ui/window/dicedesk.h"
#include "ui/table/playlist.h"
#include "ui/window/messagebar.h"
#include "ui/window/notebook.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QTimer>

namespace muster {

namespace {

/// A Patrol on the table in a campaign that asks.
class WhoseLeader : public testing::DiceDesk
{
protected:
    WhoseLeader()
    {
        const QString weapon = QStringLiteral("  weapon: lance-and-sword");
        open(m_window,
             told(QString(testing::onPatrol).replace(weapon, weapon + QStringLiteral("\n  option: foes=ask"))));
        does(actions::beginPlay(campaign(), document().pack(), {}));
    }

    CampaignDocument &document() { return *m_window.document(); }
    const Campaign &campaign() { return document().campaign(); }
    PlayList &list() { return *m_window.findChild<PlayList *>(); }
    void does(const Result<Step> &step)
    {
        ASSERT_TRUE(step) << step.problem().text.toStdString();
        ASSERT_TRUE(document().write(*step));
        QTest::qWait(0);
    }
    void isFoe(const char *name)
    {
        does(actions::nameFoe(campaign(), document().pack(), {0, QString::fromUtf8(name), 5}));
    }
    /// PEF 1 as the player says, without dice: so many of that type and Rep.
    void was(int count, const QString &type, int rep)
    {
        m_window.notebook()->open(PageKind::Encounter);
        list().choose({SubjectKind::Pef, 1, 0});
        list().setFocus();
        QTimer::singleShot(100, [=] {
            auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
            ASSERT_TRUE(dialog);
            for (QPushButton *button : dialog->findChildren<QPushButton *>()) {
                if (button->text().contains(QStringLiteral("Add figures")))
                    button->click();
            }
            for (QComboBox *box : dialog->findChildren<QComboBox *>()) {
                if (box->accessibleName() == QStringLiteral("Figures 1: type"))
                    box->setCurrentText(type);
            }
            for (QSpinBox *box : dialog->findChildren<QSpinBox *>())
                box->setValue(box->accessibleName() == QStringLiteral("Figures 1: how many") ? count : rep);
            dialog->accept();
        });
        press(Qt::Key_W);
        backToTable();
    }
    /// The dialog that is about to open.
    static void fillIn(const char *text)
    {
        auto *opening = new QTimer(qApp);
        QObject::connect(opening, &QTimer::timeout, opening, [opening, text] {
            if (!QApplication::activeModalWidget())
                return;
            opening->stop();
            opening->deleteLater();
            auto *line = QApplication::activeModalWidget()->findChild<QLineEdit *>();
            line->setText(QString::fromLatin1(text));
            QTest::keyClick(line, Qt::Key_Return);
        });
        opening->start(10);
    }
    /// After a dialog, where no window manager does it.
    void backToTable()
    {
        m_window.activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&m_window));
        list().setFocus();
    }
    /// What is asked, and the answers; empty where nothing is.
    QString asked()
    {
        const MessageBar *messages = m_window.notebook()->messages();
        if (!messages->isVisible())
            return {};
        QStringList all{messages->accessibleName()};
        for (const QAbstractButton *button : messages->findChildren<QAbstractButton *>()) {
            if (button->accessibleName().isEmpty())
                all << button->text();
        }
        return all.join(u'|');
    }

    MainWindow m_window;
};

const QString whoIsIt = QStringLiteral("Their leader has come. Is it somebody you know?");

} // namespace

TEST_F(WhoseLeader, IsAskedOfFiguresThatThePlayerSays)
{
    isFoe("Yrbiz");
    was(2, QStringLiteral("Soldier"), 4);
    EXPECT_EQ(asked(), QString()) << "none of them leads";
    ASSERT_EQ(campaign().play->groups.size(), 1U);
    list().choose({SubjectKind::Enemy, 1, 1});
    list().setFocus();
    press(Qt::Key_B); // leads the enemy
    QTest::qWait(0);
    EXPECT_EQ(asked().toStdString(), (whoIsIt + QStringLiteral("|Yrbiz|Somebody new…")).toStdString());
    click(m_window, QStringLiteral("Yrbiz"));
    QTest::qWait(0);
    EXPECT_TRUE(campaign().foes.value(1).isHere());
    EXPECT_EQ(asked(), QString());
}

TEST_F(WhoseLeader, IsAskedOnceAndNotAgainAfterUndo)
{
    isFoe("Yrbiz");
    was(2, QStringLiteral("Soldier"), 4);
    does(actions::nameLeader(campaign(), 1, 1));
    EXPECT_TRUE(asked().startsWith(whoIsIt));
    does(acts::stepOf(campaign(), document().pack(), acts::WriteNote{QStringLiteral("Who is that?")}));
    EXPECT_EQ(asked(), QString()) << "who plays on has answered";
    undo();
    QTest::qWait(0);
    EXPECT_EQ(asked(), QString());
}

TEST_F(WhoseLeader, IsAskedOfNobodyWhereNoFoeHasAName)
{
    was(2, QStringLiteral("Soldier"), 4);
    does(actions::nameLeader(campaign(), 1, 1));
    EXPECT_EQ(asked(), QString());
}

TEST_F(WhoseLeader, IsNamedInOneActFromTheTable)
{
    was(2, QStringLiteral("Soldier"), 4);
    does(actions::nameLeader(campaign(), 1, 1));
    list().choose({SubjectKind::Enemy, 1, 1});
    list().setFocus();
    fillIn("Yrbiz");
    press(Qt::Key_F);
    QTest::qWait(0);
    const Foe yrbiz = campaign().foes.value(1);
    EXPECT_EQ(yrbiz.name, QStringLiteral("Yrbiz"));
    EXPECT_EQ(yrbiz.rep, 4);
    EXPECT_EQ(yrbiz.list, QStringLiteral("northmen"));
    EXPECT_TRUE(yrbiz.isHere());
    EXPECT_EQ(campaign().play->groups.front().figures.front().name, QStringLiteral("Yrbiz"));
}

TEST_F(WhoseLeader, MayBeSomebodyNewWhoIsNamedAtOnce)
{
    isFoe("Karim");
    was(2, QStringLiteral("Soldier"), 4);
    does(actions::nameLeader(campaign(), 1, 1));
    fillIn("Yrbiz");
    click(m_window, QStringLiteral("Somebody new…"));
    EXPECT_TRUE(QTest::qWaitFor([this] { return campaign().foes.value(2).isHere(); }, 60'000));
    EXPECT_FALSE(campaign().foes.value(1).isHere());
}

} // namespace muster

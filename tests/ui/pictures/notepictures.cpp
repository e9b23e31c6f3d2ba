// SPDX-License-Identifier: MIT
// Pictures of a note: what its keys do with them and their captions, and what is left of them once it is closed.
#include "tests/support/paintedpicture.h"
#include "tests/support/stories.h"
#include "tests/ui/hand/hand.h"
#include "tests/ui/window/desk.h"
#include "ui/chronicle/notesheet.h"
#include "ui/parts/button.h"
#include "ui/pictures/picturesrow.h"
#include "ui/table/playview.h"
#include "ui/window/messagebar.h"
#include "ui/window/notebook.h"
#include "ui/window/page.h"

#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QScrollBar>

namespace muster::testing {
namespace {

class NotePictures : public Desk
{
protected:
    void SetUp() override
    {
        ASSERT_TRUE(m_window.openFile(sample()));
        m_window.resize(1280, 800);
        show(m_window);
        m_window.notebook()->goTo(PageKind::Chronicle);
        hand::waitForPage(m_window);
        hand::press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        hand::rest();
    }

    NoteSheet *sheet() const { return m_window.findChild<NoteSheet *>(); }
    QPlainTextEdit *text() const { return sheet()->findChild<QPlainTextEdit *>(); }
    QLineEdit *title() const { return sheet()->findChild<QLineEdit *>(); }
    PicturesRow *row() const { return sheet()->findChild<PicturesRow *>(); }
    QLineEdit *caption() const { return row()->findChild<QLineEdit *>(); }
    QAbstractButton *button(const QString &name) const
    {
        for (QAbstractButton *button : sheet()->findChildren<QAbstractButton *>()) {
            if (button->isVisible()
                && (button->accessibleName() == name || QString(button->text()).remove(u'&') == name))
                return button;
        }
        ADD_FAILURE() << "no such button: " << name.toStdString();
        return nullptr;
    }
    QAbstractButton *dropPlace() const { return button(QStringLiteral("Add a picture")); }
    void click(const QString &name) const
    {
        ASSERT_TRUE(hand::click(*button(name)));
        hand::rest();
    }
    /// With the cursor in this field.
    static void pasteInto(QWidget *field)
    {
        field->setFocus();
        QApplication::clipboard()->setImage(paintedImage());
        hand::press(Qt::Key_V, Qt::ControlModifier);
        hand::rest();
    }
    static void typeInto(QWidget *field, const QString &text)
    {
        field->setFocus();
        hand::type(text);
        hand::rest();
    }
    static void save()
    {
        hand::press(Qt::Key_S, Qt::ControlModifier);
        hand::rest();
    }

    const Campaign &campaign() const { return m_window.document()->campaign(); }
    const AllPictures &pictures() const { return campaign().pictures; }
    const MainWindow &window() const { return m_window; }

private:
    MainWindow m_window;
};

TEST_F(NotePictures, KeepTheCaptionThatIsBeingTypedWhenTheNoteIsSaved)
{
    typeInto(text(), QStringLiteral("We held the ford."));
    pasteInto(text());
    typeInto(caption(), QStringLiteral("The ford at dusk"));
    save();
    EXPECT_FALSE(sheet()->isVisible());
    ASSERT_EQ(campaign().words.size(), 1);
    ASSERT_EQ(pictures().size(), 1);
    EXPECT_EQ(pictures().first().caption, QStringLiteral("The ford at dusk"));
}

TEST_F(NotePictures, CanBePastedInEveryField)
{
    pasteInto(title());
    EXPECT_EQ(title()->text(), QString());
    ASSERT_EQ(pictures().size(), 1);
    typeInto(caption(), QStringLiteral("One"));
    pasteInto(caption());
    ASSERT_EQ(pictures().size(), 2);
    EXPECT_EQ(pictures().first().caption, QStringLiteral("One"));
    EXPECT_EQ(caption()->text(), QString()) << "of the new one";

    QApplication::clipboard()->setText(QStringLiteral("Two"));
    hand::press(Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(caption()->text(), QStringLiteral("Two"));
}

TEST_F(NotePictures, AreSelectedAsTheyAreAdded)
{
    pasteInto(dropPlace());
    typeInto(caption(), QStringLiteral("One"));
    pasteInto(dropPlace());
    typeInto(caption(), QStringLiteral("Two"));
    save();
    ASSERT_EQ(pictures().size(), 2);
    EXPECT_EQ(pictures().first().caption, QStringLiteral("One"));
    EXPECT_EQ(pictures().last().caption, QStringLiteral("Two"));
}

TEST_F(NotePictures, NeedNoText)
{
    pasteInto(dropPlace());
    typeInto(caption(), QStringLiteral("Enough said"));
    save();
    EXPECT_FALSE(sheet()->isVisible());
    EXPECT_FALSE(window().notebook()->messages()->isVisible());
    EXPECT_TRUE(campaign().words.isEmpty());
    ASSERT_EQ(pictures().size(), 1);
    EXPECT_EQ(pictures().first().caption, QStringLiteral("Enough said"));
}

TEST_F(NotePictures, GoWithTheNoteWhereItIsCancelled)
{
    pasteInto(dropPlace());
    save();
    hand::press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    hand::rest();
    typeInto(text(), QStringLiteral("Half"));
    pasteInto(text());
    pasteInto(text());
    ASSERT_EQ(pictures().size(), 3);
    click(QStringLiteral("Cancel"));
    EXPECT_FALSE(sheet()->isVisible());
    ASSERT_EQ(pictures().size(), 1) << "the one that was saved before";
    EXPECT_EQ(pictures().first().id, 1);
}

TEST_F(NotePictures, FitIntoTheSheetHoweverManyThereAre)
{
    for (int i = 0; i < 4; ++i)
        pasteInto(text());
    ASSERT_EQ(pictures().size(), 4);
    for (const QScrollBar *bar : sheet()->findChildren<QScrollBar *>()) {
        if (bar->orientation() == Qt::Horizontal) {
            EXPECT_EQ(bar->maximum(), 0);
        }
    }
}

/// Where a note of the battle is typed, in one line.
class PictureOfTheBattle : public Desk
{
};

TEST_F(PictureOfTheBattle, CanBePastedWhereANoteIsTyped)
{
    MainWindow window;
    ASSERT_TRUE(window.openFile(told(onPatrol + QStringLiteral("begin\n"))));
    window.resize(1280, 800);
    show(window);
    window.notebook()->goTo(PageKind::Encounter);
    hand::waitForPage(window);
    QLineEdit *note = nullptr;
    for (QLineEdit *field : window.findChild<PlayView *>()->findChildren<QLineEdit *>())
        note = field->placeholderText() == QStringLiteral("Write a note and press Enter") ? field : note;
    ASSERT_TRUE(note);
    ASSERT_TRUE(hand::click(*note));
    QApplication::clipboard()->setImage(paintedImage());
    hand::press(Qt::Key_V, Qt::ControlModifier);
    hand::rest();
    const AllPictures &pictures = window.document()->campaign().pictures;
    ASSERT_EQ(pictures.size(), 1);
    EXPECT_EQ(pictures.first().about, (About{AboutKind::Month, window.document()->campaign().turn}));
    EXPECT_EQ(note->text(), QString());
}

} // namespace
} // namespace muster::testing

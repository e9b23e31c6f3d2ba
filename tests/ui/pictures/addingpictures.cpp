// SPDX-License-Identifier: MIT
// Pictures in the window: dropped on a figure, pasted onto what is chosen, seen where they belong, and taken out by Undo.
#include "model/sample/sample.h"
#include "tests/support/packs.h"
#include "tests/support/paintedpicture.h"
#include "tests/ui/hand/hand.h"
#include "tests/ui/window/desk.h"
#include "ui/band/figureportrait.h"
#include "ui/band/rosterview.h"
#include "ui/chronicle/chronicleview.h"
#include "ui/chronicle/notesheet.h"
#include "ui/window/messagebar.h"
#include "ui/window/notebook.h"
#include "ui/window/page.h"

#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QTimer>
#include <QUrl>

namespace muster::testing {
namespace {

class AddingPictures : public Desk
{
protected:
    AddingPictures()
    {
        const Result<Steps> steps = sampleSteps(swordplay());
        EXPECT_TRUE(steps);
        const QString path = pathOf(QStringLiteral("harrow.muster"));
        EXPECT_TRUE(CampaignFile::create(path, Book{*steps, steps->size()}));
        EXPECT_TRUE(m_window.openFile(path));
        m_window.resize(1280, 800);
        show(m_window);
        hand::rest();
    }

    QString picture(const char *name = "hall.jpg", const QByteArray &bytes = packedImage(paintedImage(), "jpeg"))
    {
        QFile file(pathOf(QString::fromLatin1(name)));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        return file.fileName();
    }

    /// As the desktop does it.
    void drop(const QString &path, QPoint place)
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&m_window, &enter);
        EXPECT_TRUE(enter.isAccepted());
        QDropEvent drop(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&m_window, &drop);
        hand::rest();
    }

    const AllPictures &pictures() const { return m_window.document()->campaign().pictures; }
    template<typename T>
    T *part() const
    {
        return m_window.findChild<T *>();
    }

    MainWindow m_window;
};

} // namespace

TEST_F(AddingPictures, OneDroppedOnAFigureIsItsMiniature)
{
    m_window.notebook()->goTo(PageKind::Band);
    hand::waitForPage(m_window);
    const auto *roster = part<RosterView>();
    const QModelIndex row = roster->model()->index(1, 1);
    const QPoint place = roster->viewport()->mapTo(&m_window, roster->visualRect(row).center());
    drop(picture(), place);
    ASSERT_EQ(pictures().size(), 1);
    const Figure &second = m_window.document()->campaign().band[1];
    EXPECT_EQ(pictures().first().about, (About{AboutKind::Figure, number(second.id)}));
    EXPECT_TRUE(part<FigurePortrait>()->isVisible()) << "and is shown beside the roster";
    EXPECT_FALSE(m_window.document()->path().isEmpty());

    hand::press(Qt::Key_Z, Qt::ControlModifier);
    hand::rest();
    EXPECT_TRUE(pictures().isEmpty());
    EXPECT_FALSE(part<FigurePortrait>()->isVisible());
}

TEST_F(AddingPictures, OneDroppedBesideEverythingBelongsToTheMonth)
{
    m_window.notebook()->goTo(PageKind::Odds);
    hand::rest();
    drop(picture(), {640, 400});
    ASSERT_EQ(pictures().size(), 1);
    EXPECT_EQ(pictures().first().about, (About{AboutKind::Month, m_window.document()->campaign().turn}));
}

TEST_F(AddingPictures, OneThatIsCalledSomethingElseIsAPictureAllTheSame)
{
    drop(picture("IMG_4711"), {640, 400});
    EXPECT_EQ(pictures().size(), 1);
}

TEST_F(AddingPictures, OneThatIsPastedBelongsToTheChosenStep)
{
    m_window.notebook()->goTo(PageKind::Chronicle);
    hand::rest();
    auto *view = part<ChronicleView>();
    const QModelIndex step = view->model()->index(1, 0);
    view->setCurrentIndex(step);
    QApplication::clipboard()->setImage(paintedImage());
    hand::press(Qt::Key_V, Qt::ControlModifier);
    hand::rest();
    ASSERT_EQ(pictures().size(), 1);
    const About about = pictures().first().about;
    EXPECT_TRUE(about.kind == AboutKind::Battle || about.kind == AboutKind::Step);
    EXPECT_GT(about.id, 1);
}

TEST_F(AddingPictures, AreShownLargeByEnterInTheChronicle)
{
    drop(picture(), {640, 400});
    m_window.notebook()->goTo(PageKind::Chronicle);
    hand::waitForPage(m_window);
    auto *view = part<ChronicleView>();
    view->setCurrentIndex(view->model()->index(0, 0)); // the latest step, which added it
    view->setFocus();
    QString title;
    QTimer opening;
    QObject::connect(&opening, &QTimer::timeout, &opening, [&] {
        if (QWidget *dialog = QApplication::activeModalWidget()) {
            opening.stop();
            title = dialog->windowTitle();
            hand::press(Qt::Key_Escape);
        }
    });
    opening.start(10);
    hand::press(Qt::Key_Return);
    hand::rest();
    EXPECT_EQ(title, QStringLiteral("Picture"));
    EXPECT_FALSE(QApplication::activeModalWidget());
}

/// A telephone's photograph says how it was held, and the clipboard hands it on as it is.
TEST_F(AddingPictures, OneThatIsPastedStandsUprightAsItsFileDoes)
{
    auto *copied = new QMimeData;
    copied->setData(QStringLiteral("image/jpeg"), withExif(packedImage(paintedImage({64, 48}), "jpeg"), 6));
    QApplication::clipboard()->setMimeData(copied);
    hand::press(Qt::Key_V, Qt::ControlModifier);
    hand::rest();
    ASSERT_EQ(pictures().size(), 1);
    EXPECT_EQ(pictures().first().width, 48);
    EXPECT_EQ(pictures().first().height, 64);
}

TEST_F(AddingPictures, OneThatIsPastedIntoANoteStandsBelowIt)
{
    hand::press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    hand::rest();
    auto *text = part<NoteSheet>()->findChild<QPlainTextEdit *>();
    text->setFocus();
    QApplication::clipboard()->setImage(paintedImage());
    hand::press(Qt::Key_V, Qt::ControlModifier);
    hand::rest();
    ASSERT_EQ(pictures().size(), 1);
    EXPECT_EQ(pictures().first().about.kind, AboutKind::Figure) << "as the note, of the row that is chosen";
    EXPECT_EQ(text->toPlainText(), QString());

    auto *both = new QMimeData; // as a word processor copies
    both->setText(QStringLiteral("They met at the ford."));
    both->setImageData(paintedImage());
    QApplication::clipboard()->setMimeData(both);
    hand::press(Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(text->toPlainText(), QStringLiteral("They met at the ford."));
    EXPECT_EQ(pictures().size(), 1);
}

TEST_F(AddingPictures, WhatIsNoPictureIsToldAndNothingIsAdded)
{
    drop(picture("broken.png", packedImage(paintedImage({200, 100}), "png").left(150)), {640, 400});
    EXPECT_TRUE(pictures().isEmpty());
    EXPECT_TRUE(m_window.notebook()->messages()->isVisible());
    QApplication::clipboard()->setText(QStringLiteral("no picture"));
    m_window.notebook()->goTo(PageKind::Band);
    hand::waitForPage(m_window);
    hand::press(Qt::Key_V, Qt::ControlModifier);
    hand::rest();
    EXPECT_TRUE(pictures().isEmpty());
}

} // namespace muster::testing

// SPDX-License-Identifier: MIT

// Pictures: dropped on a figure, pasted onto what is chosen, with a note and its captions, and taken out by Undo.

#include "tests/support/paintedpicture.h"
#include "tests/support/stories.h"
#include "tests/window/driver.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QMimeData>

namespace muster::testing {
namespace {

class PicturesIn : public WindowTest
{
protected:
    PicturesIn() { app.start(sample()); }

    QString file(const char *name = "hall.jpg", const QByteArray &bytes = packedImage(paintedImage(), "jpeg")) const
    {
        QFile file(pathOf(QString::fromLatin1(name)));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        return file.fileName();
    }
    void paste()
    {
        QGuiApplication::clipboard()->setImage(paintedImage());
        app.press("Ctrl+V");
    }
    void pasteInto(const std::string &field)
    {
        app.click(field);
        paste();
    }
    AllPictures pictures() const { return app.campaign().pictures; }
    About month() const { return {AboutKind::Month, app.campaign().turn}; }
};

TEST_F(PicturesIn, OneDroppedOnAFigureIsItsMiniatureUntilItIsUndone)
{
    app.open("Band");
    app.drop(file(), app.place("Tibb").center());
    ASSERT_EQ(pictures().size(), 1);
    EXPECT_EQ(pictures().first().about.kind, AboutKind::Figure);
    EXPECT_EQ(app.campaign().find(FigureId{pictures().first().about.id})->name, QStringLiteral("Tibb"));
    EXPECT_TRUE(app.offers("Picture of Tibb")) << "and is shown beside the roster";
    app.undo();
    EXPECT_TRUE(pictures().isEmpty());
    EXPECT_FALSE(app.offers("Picture of Tibb"));
}

TEST_F(PicturesIn, OneDroppedBesideEverythingBelongsToTheMonthWhateverItIsCalled)
{
    app.open("Odds");
    app.drop(file("IMG_4711"), app.window().mapToGlobal(QPoint(640, 400)));
    ASSERT_EQ(pictures().size(), 1);
    EXPECT_EQ(pictures().first().about, month());
    app.open("Chronicle");
    app.click("Month 7. Picture");
    app.answers("Picture", [&] { app.press("Esc"); });
    app.press("Return"); // shown large
}

TEST_F(PicturesIn, OneThatIsPastedBelongsToTheChosenStepAndStandsUpright)
{
    app.open("Chronicle");
    app.click("Month 6. Battle finished");
    auto *copied = new QMimeData; // a telephone's photograph says how it was held
    copied->setData(QStringLiteral("image/jpeg"), withExif(packedImage(paintedImage({64, 48}), "jpeg"), 6));
    QGuiApplication::clipboard()->setMimeData(copied);
    app.press("Ctrl+V");
    ASSERT_EQ(pictures().size(), 1);
    EXPECT_EQ(pictures().first().about.kind, AboutKind::Battle);
    EXPECT_EQ(pictures().first().width, 48);
    EXPECT_EQ(pictures().first().height, 64);
}

TEST_F(PicturesIn, WhatIsNoPictureIsToldAndNothingIsAdded)
{
    app.open("Odds");
    app.drop(file("broken.png", packedImage(paintedImage({200, 100}), "png").left(150)),
             app.window().mapToGlobal(QPoint(640, 400)));
    EXPECT_TRUE(app.announces("“broken.png” is damaged or incomplete."));
    QGuiApplication::clipboard()->setText(QStringLiteral("no picture"));
    app.open("Band");
    app.press("Ctrl+V");
    EXPECT_TRUE(pictures().isEmpty());
}

TEST_F(PicturesIn, OfANoteArePastedInEveryFieldAndKeepTheirCaptions)
{
    app.open("Chronicle");
    app.press("Ctrl+Shift+N");
    pasteInto("Title");
    EXPECT_EQ(app.field("Title"), "");
    app.fill("Caption", "One");
    paste();
    EXPECT_EQ(app.field("Caption"), "") << "of the new one";
    pasteInto("Text");
    app.fill("Caption", "Three");
    QGuiApplication::clipboard()->setText(QStringLiteral(", at dusk"));
    app.press("Ctrl+V");
    auto *both = new QMimeData; // as a word processor copies
    both->setText(QStringLiteral("They met at the ford."));
    both->setImageData(paintedImage());
    QGuiApplication::clipboard()->setMimeData(both);
    app.fill("Text", "x");
    app.press("Ctrl+V");
    EXPECT_EQ(app.field("Text"), "xThey met at the ford.");
    app.press("Ctrl+S");
    EXPECT_FALSE(app.offers("Title"));
    EXPECT_EQ(app.campaign().words.size(), 1);
    ASSERT_EQ(pictures().size(), 3);
    EXPECT_EQ(pictures().first().caption, QStringLiteral("One"));
    EXPECT_EQ(pictures().last().caption, QStringLiteral("Three, at dusk"));
}

TEST_F(PicturesIn, NeedNoTextAndGoWithTheNoteWhereItIsCancelled)
{
    app.open("Chronicle");
    app.press("Ctrl+Shift+N");
    pasteInto("Text");
    app.fill("Caption", "Enough said");
    app.press("Ctrl+S");
    EXPECT_FALSE(app.says("A note needs some text."));
    ASSERT_EQ(pictures().size(), 1);
    EXPECT_EQ(pictures().first().caption, QStringLiteral("Enough said"));
    app.press("Ctrl+Shift+N");
    app.fill("Text", "Half");
    for (int i = 0; i < 4; ++i)
        pasteInto("Text");
    ASSERT_EQ(pictures().size(), 5);
    for (int id = 2; id <= 5; ++id)
        EXPECT_TRUE(app.isInSight("Picture " + std::to_string(id))) << "however many there are";
    app.click("Cancel");
    ASSERT_EQ(pictures().size(), 1) << "the one that was saved before";
    EXPECT_EQ(pictures().first().id, 1);
}

TEST_F(PicturesIn, OneCanBePastedWhereANoteOfTheBattleIsTyped)
{
    start(onPatrol);
    app.open("Encounter");
    app.click("Begin play");
    pasteInto("Note");
    ASSERT_EQ(pictures().size(), 1);
    EXPECT_EQ(pictures().first().about, month());
    EXPECT_EQ(app.field("Note"), "");
}

} // namespace
} // namespace muster::testing

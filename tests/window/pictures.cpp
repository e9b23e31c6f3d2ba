// SPDX-License-Identifier: MIT

// Pictures: dropped on a figure, pasted for the selection, with a note and captions, and removed by Undo; recoding of a
// stranger's picture before a campaign stores it, and refusals; and the table as an image.

#include "tests/support/paintedpicture.h"
#include "tests/support/stories.h"
#include "tests/window/driver.h"

#include <QClipboard>
#include <QColorSpace>
#include <QDirIterator>
#include <QDragEnterEvent>
#include <QFile>
#include <QGuiApplication>
#include <QMimeData>
#include <QProcess>
#include <QSet>

#include <sys/stat.h>

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
    app.press("Return"); // shows it large
}

TEST_F(PicturesIn, OneDraggedOverTheWindowIsNotYetAdded)
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(file())});
    QDragEnterEvent enter(QPoint(640, 400), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QGuiApplication::sendEvent(&app.window(), &enter);
    EXPECT_TRUE(app.says("Add picture to: "));
    EXPECT_TRUE(pictures().isEmpty());
}

TEST_F(PicturesIn, OneThatIsPastedBelongsToTheChosenStepAndStandsUpright)
{
    app.open("Chronicle");
    app.clickAtLeft("Month 6. Patrol");
    auto *copied = new QMimeData; // a telephone's photograph contains its orientation
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
    auto *both = new QMimeData; // both, like a word processor's copy
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
    begin(onPatrol);
    pasteInto("Note");
    ASSERT_EQ(pictures().size(), 1);
    EXPECT_EQ(pictures().first().about, month());
    EXPECT_EQ(app.field("Note"), "");
}

using namespace Qt::StringLiterals;

const std::string brokenText = "“hall.jpg” is damaged or incomplete. Choose another copy of the picture.";
const std::string strangeText = "“hall.jpg” is not a JPEG, PNG or WebP picture. Convert it to one of these.";

bool isRed(QColor colour)
{
    return colour.red() > 150 && colour.blue() < 100;
}

class TakingAPicture : public WindowTest
{
protected:
    TakingAPicture() { startOn("Odds", twoGrunts); }

    void drop(const QString &path)
    {
        if (app.offers("Close this message"))
            app.click("Close this message");
        app.drop(path, app.window().mapToGlobal(QPoint(640, 400)));
    }
    QString file(const QByteArray &bytes) const
    {
        QFile file(pathOf(u"hall.jpg"_s));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        return file.fileName();
    }
    qsizetype count() const { return app.campaign().pictures.size(); }
    /// Returns the picture that the campaign stores.
    QByteArray kept() const
    {
        const Picture picture = app.campaign().pictures.last();
        const auto file = CampaignFile::open(app.path());
        const QByteArray bytes = (*file)->picture(picture.sha256).value_or(QByteArray());
        EXPECT_EQ(QImage::fromData(bytes).size(), QSize(picture.width, picture.height));
        return bytes;
    }
    QByteArray taken(const QByteArray &bytes)
    {
        const qsizetype before = count();
        drop(file(bytes));
        EXPECT_EQ(count(), before + 1);
        return count() > before ? kept() : QByteArray();
    }
    QImage imageOf(const QByteArray &bytes) { return QImage::fromData(taken(bytes)); }
    void refuses(const QByteArray &bytes, const std::string &text)
    {
        const qsizetype before = count();
        drop(file(bytes));
        EXPECT_EQ(count(), before);
        EXPECT_TRUE(app.announces(text));
    }
};

TEST_F(TakingAPicture, APhotographStaysAJpegOfItsSizeWithoutWhereItWasTakenAndWithWhat)
{
    const QByteArray photograph = withExif(packedImage(paintedImage({640, 480}), "jpeg"), 1);
    ASSERT_TRUE(photograph.contains("telephone"));
    const QByteArray bytes = taken(photograph);
    EXPECT_EQ(pictureMimeType(bytes), u"image/jpeg"_s);
    EXPECT_EQ(QImage::fromData(bytes).size(), QSize(640, 480));
    for (const char *trace : {"Exif", "telephone", "GPS", "ICC_PROFILE", "http", "\xff\xe1"})
        EXPECT_FALSE(bytes.contains(trace)) << trace;
}

TEST_F(TakingAPicture, APngStaysOneWhereItIsTransparentWithoutWhatIsWrittenIntoIt)
{
    QImage image = paintedImage({64, 48}, QImage::Format_ARGB32);
    EXPECT_EQ(pictureMimeType(taken(packedImage(image, "png"))), u"image/jpeg"_s) << "it hides nothing";
    image.setPixelColor(63, 47, Qt::transparent);
    image.setText(u"Comment"_s, u"at home, 52.1 N"_s);
    image.setDotsPerMeterX(3000);
    image.setColorSpace(QColorSpace::AdobeRgb);
    const QByteArray before = packedImage(image, "png");
    ASSERT_TRUE(before.contains("at home"));
    const QByteArray bytes = taken(before);
    EXPECT_EQ(pictureMimeType(bytes), u"image/png"_s);
    for (const char *chunk : {"tEXt", "zTXt", "iTXt", "eXIf", "iCCP", "tIME", "at home"})
        EXPECT_FALSE(bytes.contains(chunk)) << chunk;
    EXPECT_EQ(QImage::fromData(bytes).pixelColor(63, 47).alpha(), 0);
}

TEST_F(TakingAPicture, ItStandsUprightHoweverTheTelephoneWasHeld)
{
    const QPoint red[] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}, {0, 0}, {1, 0}, {1, 1}, {0, 1}}; // expected quarter
    for (int orientation = 1; orientation <= 8; ++orientation) {
        const QImage image = imageOf(withExif(packedImage(paintedImage(), "jpeg"), orientation));
        EXPECT_EQ(image.size(), orientation > 4 ? QSize(48, 64) : QSize(64, 48)) << orientation;
        for (int quarter = 0; quarter < 4; ++quarter) {
            const QPoint place(quarter % 2, quarter / 2);
            const QColor colour =
                image.pixelColor(image.width() * (1 + 2 * place.x()) / 4, image.height() * (1 + 2 * place.y()) / 4);
            EXPECT_EQ(isRed(colour), place == red[orientation - 1]) << orientation << ": " << quarter;
        }
    }
}

TEST_F(TakingAPicture, ALargeOneIsMadeSmallerAndAnyIsReadByItsContent)
{
    for (const char *format : {"jpeg", "png", "webp"})
        EXPECT_EQ(imageOf(packedImage(paintedImage({4000, 3000}), format)).size(), QSize(2048, 1536)) << format;
    EXPECT_EQ(imageOf(packedImage(paintedImage({3000, 1}), "png")).size(), QSize(2048, 1));
    EXPECT_EQ(imageOf(packedImage(paintedImage({201, 99}), "jpeg", true)).size(), QSize(201, 99)) << "progressive";
    const QImage grey = paintedImage({77, 33}).convertToFormat(QImage::Format_Grayscale8);
    EXPECT_EQ(imageOf(packedImage(grey, "jpeg")).size(), QSize(77, 33));
    QGuiApplication::clipboard()->setImage(paintedImage({5000, 100}));
    app.press("Ctrl+V");
    EXPECT_EQ(QImage::fromData(kept()).size(), QSize(2048, 40)) << "from the clipboard like a file";
    const QByteArray once = taken(withExif(packedImage(paintedImage({900, 700}), "jpeg"), 6));
    EXPECT_EQ(imageOf(once).size(), QSize(700, 900)) << "what a campaign keeps is taken again";
}

TEST_F(TakingAPicture, WhatIsCutOffIsRefusedWhereverItIsCut)
{
    for (const char *format : {"jpeg", "png", "webp"}) {
        const QByteArray whole = packedImage(paintedImage({400, 300}), format);
        for (const double part : {0.3, 0.5, 0.7, 0.9, 0.97})
            refuses(whole.left(static_cast<qsizetype>(static_cast<double>(whole.size()) * part)), "“hall.jpg” is ");
        refuses(whole.chopped(1), "“hall.jpg” is ");
    }
    const QByteArray progressive = packedImage(paintedImage({400, 300}), "jpeg", true);
    refuses(progressive.left(progressive.size() * 2 / 3), brokenText);
}

TEST_F(TakingAPicture, OneThatLiesAboutItsSizeOrWouldFillTheMemoryIsRefused)
{
    const QByteArray png = packedImage(paintedImage(), "png");
    for (const bool progressive : {false, true}) {
        const QByteArray jpeg = packedImage(paintedImage(), "jpeg", progressive);
        refuses(jpegThatSays(jpeg, 64, 96), brokenText);
        refuses(jpegThatSays(jpeg, 8000, 8000), brokenText);
    }
    refuses(pngThatSays(png, 64, 5000), brokenText);
    refuses(pngThatSays(png, 7000, 9000), brokenText);
    refuses(pngThatSays(png, 0, 48), brokenText);
    const std::string text =
        "“hall.jpg” is too large (65000 × 65000 pixels). A picture can have at most 64 megapixels.";
    refuses(pngThatSays(png, 65000, 65000), text);
    refuses(jpegThatSays(packedImage(paintedImage(), "jpeg"), 65000, 65000), text);
    refuses(pngThatSays(png, 0xffffffff, 0xffffffff), "“hall.jpg” is ");
    refuses(QByteArray(40'000'001, 'x'), "“hall.jpg” is too large. A picture can have at most 40 MB.");
}

TEST_F(TakingAPicture, WhatMovesOrIsNoPictureIsRefused)
{
    const std::string moves = "“hall.jpg” is animated. Choose a picture that does not move.";
    const QByteArray png = packedImage(paintedImage(), "png");
    refuses(png.left(33) + pngChunk("acTL", bigEndian(2, 4) + bigEndian(0, 4)) + png.mid(33), moves);
    const QByteArray header = QByteArray("VP8X\x0a\0\0\0\x02\0\0\0\x3f\0\0\x2f\0\0", 18);
    refuses("RIFF" + QByteArray("\x16\0\0\0", 4) + "WEBP" + header, moves);
    for (const QByteArray &none :
         {QByteArray(), QByteArray("<svg xmlns='http://www.w3.org/2000/svg' width='5' height='5'/>"),
          QByteArray("GIF89a\x01\0\x01\0"), QByteArray("BM........................................."),
          QByteArray(1000, '\0'), QByteArray("\xff\xd8\xff")})
        refuses(none, strangeText);
    QFile::remove(pathOf(u"hall.jpg"_s));
    drop(pathOf(u"hall.jpg"_s));
    EXPECT_TRUE(app.announces("There is no file “hall.jpg”. Check its name and its folder."));
    ASSERT_EQ(mkfifo(QFile::encodeName(pathOf(u"hall.jpg"_s)).constData(), 0600), 0);
    drop(pathOf(u"hall.jpg"_s));
    EXPECT_TRUE(app.announces(strangeText)) << "a pipe, at once";
    EXPECT_EQ(count(), 0);
}

class MapImage : public WindowTest
{
protected:
    QByteArray written(const QStringList &words, const QString &path) const
    {
        QProcess program;
        program.start(QStringLiteral(MUSTER_BINARY), words);
        EXPECT_TRUE(program.waitForFinished());
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
        return file.readAll();
    }
    static QSet<QRgb> coloursOf(const QByteArray &png)
    {
        const QImage image = QImage::fromData(png).convertToFormat(QImage::Format_RGB32);
        QSet<QRgb> colours;
        for (int i = 0; i < image.width() * image.height(); ++i)
            colours << image.pixel(i % image.width(), i / image.width());
        return colours;
    }
};

TEST_F(MapImage, OfAReportKeepsTheFewColoursItIsDrawnIn)
{
    const QString path = pathOf(QStringLiteral("month 6.md"));
    written({QStringLiteral("report"), sample(), QStringLiteral("--markdown"), path}, path);
    QDirIterator maps(pathOf({}), {QStringLiteral("map*.png")}, QDir::Files, QDirIterator::Subdirectories);
    ASSERT_TRUE(maps.hasNext());
    QFile map(maps.next());
    ASSERT_TRUE(map.open(QIODevice::ReadOnly));
    const QSet<QRgb> colours = coloursOf(map.readAll());
    EXPECT_LE(colours.size(), 256);
    EXPECT_GT(colours.size(), 8);
    for (const QRgb colour : colours)
        EXPECT_LT(QColor(colour).hsvSaturation(), 200) << "no woods are yellow: " << std::hex << colour;
}

TEST_F(MapImage, IsBlackOnWhiteOnAPhoneInTheSun)
{
    const QString file = sample();
    written({QStringLiteral("prepare"), file, QStringLiteral("--seed"), QStringLiteral("1")}, file);
    const QString path = pathOf(QStringLiteral("phone.html"));
    const QByteArray page = written({QStringLiteral("phone"), file, QStringLiteral("--html"), path}, path);
    const QByteArray begin = "data:image/png;base64,";
    const qsizetype at = page.indexOf(begin) + begin.size();
    const QSet<QRgb> colours = coloursOf(QByteArray::fromBase64(page.mid(at, page.indexOf('"', at) - at)));
    EXPECT_TRUE(colours.contains(qRgb(255, 255, 255)));
    EXPECT_TRUE(colours.contains(qRgb(0, 0, 0)));
    for (const QRgb colour : colours)
        EXPECT_TRUE(qRed(colour) == qGreen(colour) && qGreen(colour) == qBlue(colour)) << std::hex << colour;
}

} // namespace
} // namespace muster::testing

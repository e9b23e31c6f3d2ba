// SPDX-License-Identifier: MIT
// What becomes of a stranger's picture before a campaign keeps it, and which are refused.
#include "ui/pictures/takepicture.h"
#include "tests/support/paintedpicture.h"
#include "ui/pictures/pictureheader.h"

#include <QColorSpace>
#include <QFile>
#include <QImageReader>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <sys/stat.h>

using namespace muster;
using namespace muster::testing;
using namespace Qt::StringLiterals;

namespace {

QImage imageOf(const PictureContent &content)
{
    const QImage image = QImage::fromData(content.bytes);
    EXPECT_EQ(image.size(), QSize(content.width, content.height));
    return image;
}

PictureContent taken(const QByteArray &bytes)
{
    const auto content = takePicture(bytes, u"hall.jpg"_s);
    EXPECT_TRUE(content) << content.problem().text.toStdString();
    return content ? *content : PictureContent();
}

QString refused(const QByteArray &bytes)
{
    const auto content = takePicture(bytes, u"hall.jpg"_s);
    EXPECT_FALSE(content) << "it was taken";
    return content ? QString() : content.problem().text;
}

bool isRed(QColor colour)
{
    return colour.red() > 150 && colour.blue() < 100;
}

const QString brokenText = u"“hall.jpg” is damaged or incomplete. Choose another copy of the picture."_s;
const QString strangeText = u"“hall.jpg” is not a JPEG, PNG or WebP picture. Convert it to one of these."_s;

} // namespace

TEST(TakingAPicture, APhotographStaysAJpegOfItsSize)
{
    const PictureContent content = taken(packedImage(paintedImage({640, 480}), "jpeg"));
    EXPECT_EQ(pictureMimeType(content.bytes), u"image/jpeg"_s);
    EXPECT_EQ(imageOf(content).size(), QSize(640, 480));
}

TEST(TakingAPicture, WhereItWasTakenAndWithWhatIsLeftOut)
{
    const QByteArray photograph = withExif(packedImage(paintedImage(), "jpeg"), 1);
    ASSERT_TRUE(photograph.contains("telephone"));
    const QByteArray bytes = taken(photograph).bytes;
    for (const char *trace : {"Exif", "telephone", "GPS", "ICC_PROFILE", "http"})
        EXPECT_FALSE(bytes.contains(trace)) << trace;
    EXPECT_FALSE(bytes.contains(QByteArray("\xff\xe1", 2)));
}

TEST(TakingAPicture, WhatIsWrittenIntoAPngIsLeftOutToo)
{
    QImage image = paintedImage({64, 48}, QImage::Format_ARGB32);
    image.setPixelColor(63, 47, Qt::transparent);
    image.setText(u"Comment"_s, u"at home, 52.1 N"_s);
    image.setDotsPerMeterX(3000);
    image.setColorSpace(QColorSpace::AdobeRgb);
    const QByteArray before = packedImage(image, "png");
    ASSERT_TRUE(before.contains("at home"));
    const PictureContent content = taken(before);
    EXPECT_EQ(pictureMimeType(content.bytes), u"image/png"_s) << "it is transparent";
    for (const char *chunk : {"tEXt", "zTXt", "iTXt", "eXIf", "iCCP", "tIME", "at home"})
        EXPECT_FALSE(content.bytes.contains(chunk)) << chunk;
    EXPECT_EQ(imageOf(content).pixelColor(63, 47).alpha(), 0);
}

TEST(TakingAPicture, APngThatHidesNothingBecomesAJpeg)
{
    EXPECT_EQ(pictureMimeType(taken(packedImage(paintedImage({64, 48}, QImage::Format_ARGB32), "png")).bytes),
              u"image/jpeg"_s);
}

TEST(TakingAPicture, ItStandsUprightHoweverTheTelephoneWasHeld)
{
    const struct {
        int orientation;
        QPoint red; ///< of the quarters
        bool turned;
    } cases[] = {{1, {0, 0}, false}, {2, {1, 0}, false}, {3, {1, 1}, false}, {4, {0, 1}, false},
                 {5, {0, 0}, true},  {6, {1, 0}, true},  {7, {1, 1}, true},  {8, {0, 1}, true}};
    for (const auto &one : cases) {
        const QImage image = imageOf(taken(withExif(packedImage(paintedImage(), "jpeg"), one.orientation)));
        EXPECT_EQ(image.size(), one.turned ? QSize(48, 64) : QSize(64, 48)) << one.orientation;
        for (int y = 0; y < 2; ++y) {
            for (int x = 0; x < 2; ++x) {
                const QColor colour =
                    image.pixelColor(image.width() * (1 + 2 * x) / 4, image.height() * (1 + 2 * y) / 4);
                EXPECT_EQ(isRed(colour), QPoint(x, y) == one.red) << one.orientation << ": " << x << ',' << y;
            }
        }
    }
}

TEST(TakingAPicture, ALargeOneIsMadeSmaller)
{
    for (const char *format : {"jpeg", "png", "webp"}) {
        const PictureContent content = taken(packedImage(paintedImage({4000, 3000}), format));
        EXPECT_EQ(imageOf(content).size(), QSize(2048, 1536)) << format;
    }
    EXPECT_EQ(imageOf(taken(packedImage(paintedImage({3000, 1}), "png"))).size(), QSize(2048, 1));
}

TEST(TakingAPicture, AProgressiveAndAGreyOneAreRead)
{
    EXPECT_EQ(imageOf(taken(packedImage(paintedImage({201, 99}), "jpeg", true))).size(), QSize(201, 99));
    const QImage grey = paintedImage({77, 33}).convertToFormat(QImage::Format_Grayscale8);
    EXPECT_EQ(imageOf(taken(packedImage(grey, "jpeg"))).size(), QSize(77, 33));
}

TEST(TakingAPicture, ItIsReadByContentWhateverItIsCalled)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"really.jpg"_s);
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(packedImage(paintedImage(), "webp"));
    file.close();
    const auto content = takePicture(path);
    ASSERT_TRUE(content) << content.problem().text.toStdString();
    EXPECT_EQ(content->width, 64);
}

TEST(TakingAPicture, OneFromTheClipboardIsTakenLikeAFile)
{
    const auto content = takePicture(paintedImage({5000, 100}));
    ASSERT_TRUE(content);
    EXPECT_EQ(imageOf(*content).size(), QSize(2048, 40));
}

TEST(TakingAPicture, WhatIsCutOffIsRefusedWhereverItIsCut)
{
    for (const char *format : {"jpeg", "png", "webp"}) {
        const QByteArray whole = packedImage(paintedImage({400, 300}), format);
        for (const double part : {0.3, 0.5, 0.7, 0.9, 0.97}) {
            const QString text = refused(whole.left(static_cast<qsizetype>(static_cast<double>(whole.size()) * part)));
            EXPECT_TRUE(text == brokenText || text == strangeText) << format << part << text.toStdString();
        }
        EXPECT_FALSE(refused(whole.chopped(1)).isEmpty()) << format;
    }
    const QByteArray progressive = packedImage(paintedImage({400, 300}), "jpeg", true);
    EXPECT_EQ(refused(progressive.left(progressive.size() * 2 / 3)), brokenText);
}

TEST(TakingAPicture, OneThatLiesAboutItsSizeIsRefused)
{
    for (const bool progressive : {false, true}) {
        const QByteArray jpeg = packedImage(paintedImage({64, 48}), "jpeg", progressive);
        EXPECT_EQ(refused(jpegThatSays(jpeg, 64, 96)), brokenText);
        EXPECT_EQ(refused(jpegThatSays(jpeg, 8000, 8000)), brokenText);
    }
    EXPECT_EQ(refused(pngThatSays(packedImage(paintedImage(), "png"), 64, 5000)), brokenText);
    EXPECT_EQ(refused(pngThatSays(packedImage(paintedImage(), "png"), 7000, 9000)), brokenText);
    EXPECT_EQ(refused(pngThatSays(packedImage(paintedImage(), "png"), 0, 48)), brokenText);
}

TEST(TakingAPicture, OneThatWouldFillTheMemoryIsRefusedByItsHeader)
{
    const QString text = u"“hall.jpg” is too large (65000 × 65000 pixels). A picture can have at most 64 megapixels."_s;
    EXPECT_EQ(refused(pngThatSays(packedImage(paintedImage(), "png"), 65000, 65000)), text);
    EXPECT_EQ(refused(jpegThatSays(packedImage(paintedImage(), "jpeg"), 65000, 65000)), text);
    EXPECT_FALSE(refused(pngThatSays(packedImage(paintedImage(), "png"), 0xffffffff, 0xffffffff)).isEmpty());
    EXPECT_EQ(refused(QByteArray(40'000'001, 'x')), u"“hall.jpg” is too large. A picture can have at most 40 MB."_s);
}

TEST(TakingAPicture, WhatMovesIsRefused)
{
    const QByteArray png = packedImage(paintedImage(), "png");
    const QByteArray moving = png.left(33) + pngChunk("acTL", bigEndian(2, 4) + bigEndian(0, 4)) + png.mid(33);
    EXPECT_EQ(refused(moving), u"“hall.jpg” is animated. Choose a picture that does not move."_s);
    const QByteArray header = QByteArray("VP8X\x0a\0\0\0\x02\0\0\0\x3f\0\0\x2f\0\0", 18);
    const QByteArray webp = "RIFF" + QByteArray("\x16\0\0\0", 4) + "WEBP" + header;
    EXPECT_EQ(refused(webp), u"“hall.jpg” is animated. Choose a picture that does not move."_s);
}

TEST(TakingAPicture, WhatIsNoPictureIsRefused)
{
    EXPECT_EQ(refused({}), strangeText);
    EXPECT_EQ(refused("<svg xmlns='http://www.w3.org/2000/svg' width='5' height='5'/>"), strangeText);
    EXPECT_EQ(refused("GIF89a\x01\0\x01\0"), strangeText);
    EXPECT_EQ(refused("BM........................................."), strangeText);
    EXPECT_EQ(refused(QByteArray(1000, '\0')), strangeText);
    EXPECT_EQ(refused("\xff\xd8\xff"), strangeText);
}

TEST(TakingAPicture, AFileThatIsNoneIsRefusedAtOnce)
{
    const QTemporaryDir folder;
    EXPECT_EQ(takePicture(folder.filePath(u"gone.png"_s)).problem().text,
              u"There is no file “gone.png”. Check its name and its folder."_s);
    const QString pipe = folder.filePath(u"hall.jpg"_s);
    ASSERT_EQ(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    EXPECT_EQ(takePicture(pipe).problem().text, strangeText);
    EXPECT_FALSE(takePicture(folder.path()));
}

TEST(TakingAPicture, WhatACampaignKeepsIsTakenAgain)
{
    const PictureContent once = taken(withExif(packedImage(paintedImage({900, 700}), "jpeg"), 6));
    const PictureContent twice = taken(once.bytes);
    EXPECT_EQ(QSize(twice.width, twice.height), QSize(700, 900));
}

// SPDX-License-Identifier: MIT

// The table as an image, for a report and for a phone.

#include "tests/window/driver.h"

#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QSet>

namespace muster::testing {
namespace {

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

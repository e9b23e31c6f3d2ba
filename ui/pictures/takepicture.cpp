// SPDX-License-Identifier: MIT
#include "ui/pictures/takepicture.h"

#include "ui/pictures/pictureheader.h"
#include "ui/texts.h"

#include <QBuffer>
#include <QColorSpace>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QImageWriter>
#include <QScopeGuard>
#include <QTransform>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 mostBytes = 40LL * 1000 * 1000;
constexpr qint64 mostPixels = 64LL * 1000 * 1000;
constexpr int longestSide = 2048;
constexpr int jpegQuality = 88;
constexpr int bytesAPixel = 8; ///< the most of any format: 16 bits per channel

QByteArray formatOf(PictureForm form)
{
    switch (form) {
    case PictureForm::Jpeg:
        return "jpeg";
    case PictureForm::Png:
        return "png";
    case PictureForm::WebP:
        return "webp";
    }
    Q_UNREACHABLE();
}

Problem notAPicture(const QString &name)
{
    return {PicturesText::tr("“%1” is not a JPEG, PNG or WebP picture. Convert it to one of these.").arg(name)};
}

Problem damaged(const QString &name)
{
    return {PicturesText::tr("“%1” is damaged or incomplete. Choose another copy of the picture.").arg(name)};
}

Problem tooManyBytes(const QString &name)
{
    return {PicturesText::tr("“%1” is too large. A picture can have at most 40 MB.").arg(name)};
}

std::optional<Problem> refusedAs(const PictureHeader &header, const QString &name)
{
    const QSize size = header.size;
    if (size.isEmpty())
        return damaged(name);
    if (qint64(size.width()) * size.height() > mostPixels)
        //: A picture, its width and its height
        return Problem{PicturesText::tr("“%1” is too large (%2 × %3 pixels). A picture can have at most 64 megapixels.")
                           .arg(name)
                           .arg(size.width())
                           .arg(size.height())};
    if (header.animated)
        return Problem{PicturesText::tr("“%1” is animated. Choose a picture that does not move.").arg(name)};
    if (!header.whole)
        return damaged(name);
    if (!QImageReader::supportedImageFormats().contains(formatOf(header.form)))
        return Problem{PicturesText::tr("“%1” is a WebP picture, which needs the package qt6-image-formats-plugins. "
                                        "Install it, or convert the picture to JPEG.")
                           .arg(name)};
    return std::nullopt;
}

QSize fitting(QSize size)
{
    if (std::max(size.width(), size.height()) > longestSide)
        size.scale(longestSide, longestSide, Qt::KeepAspectRatio);
    return size.expandedTo({1, 1});
}

/// Decodes a picture, but not one larger than its header says, and scales while decoding if the format allows it.
QImage unpacked(const QByteArray &content, const PictureHeader &header)
{
    const int usual = QImageReader::allocationLimit();
    const auto restore = qScopeGuard([=] { QImageReader::setAllocationLimit(usual); });
    const qint64 bytes = qint64(header.size.width()) * header.size.height() * bytesAPixel;
    QImageReader::setAllocationLimit(std::max(usual, int(bytes / 1048576) + 1));
    QBuffer buffer;
    buffer.setData(content);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, formatOf(header.form));
    reader.setAutoDetectImageFormat(false);
    reader.setAutoTransform(false);
    if (reader.size() != header.size)
        return {};
    reader.setScaledSize(fitting(header.size));
    return reader.read();
}

/// Returns the picture upright, by the orientation in EXIF.
QImage upright(const QImage &image, int orientation)
{
    const bool mirrored = orientation == 2 || orientation == 4 || orientation == 5 || orientation == 7;
    const int turned = orientation == 3 || orientation == 4 ? 180
        : orientation == 5 || orientation == 8              ? 270
        : orientation == 6 || orientation == 7              ? 90
                                                            : 0;
    const QImage straight = mirrored ? image.mirrored(true, false) : image;
    return turned ? straight.transformed(QTransform().rotate(turned)) : straight;
}

bool isTransparent(const QImage &image)
{
    for (int y = 0; y < image.height(); ++y) {
        const auto *row = reinterpret_cast<const QRgb *>(image.constScanLine(y));
        if (std::any_of(row, row + image.width(), [](QRgb pixel) { return qAlpha(pixel) != 255; }))
            return true;
    }
    return false;
}

/// Returns a picture with only its pixels: no text, resolution or profile.
QImage onlyPixels(QImage image)
{
    if (image.colorSpace().isValid())
        image.convertToColorSpace(QColorSpace::SRgb);
    image.convertTo(QImage::Format_ARGB32);
    QImage bare(image.size(), isTransparent(image) ? QImage::Format_ARGB32 : QImage::Format_RGB32);
    for (int y = 0; !bare.isNull() && y < image.height(); ++y)
        std::copy_n(image.constScanLine(y), qsizetype(image.width()) * 4, bare.scanLine(y));
    return bare;
}

Result<PictureContent> packed(const QImage &unpackedImage, const QString &name)
{
    QImage image = unpackedImage;
    if (const QSize size = fitting(image.size()); size != image.size())
        image = image.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    image = onlyPixels(std::move(image));
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QImageWriter writer(&buffer, image.hasAlphaChannel() ? "png" : "jpeg");
    if (!image.hasAlphaChannel())
        writer.setQuality(jpegQuality);
    if (image.isNull() || !writer.write(image))
        return damaged(name);
    return PictureContent{buffer.data(), image.width(), image.height()};
}

} // namespace

Result<PictureContent> takePicture(const QByteArray &content, const QString &name)
{
    if (content.size() > mostBytes)
        return tooManyBytes(name);
    const std::optional<PictureHeader> header = pictureHeader(content);
    if (!header)
        return notAPicture(name);
    if (const auto problem = refusedAs(*header, name))
        return *problem;
    const QImage image = unpacked(content, *header);
    if (image.isNull())
        return damaged(name);
    return packed(upright(image, header->orientation), name);
}

Result<PictureContent> takePicture(const QString &path)
{
    const QFileInfo info(path);
    const QString name = info.fileName();
    if (!info.exists())
        return Problem{PicturesText::tr("There is no file “%1”. Check its name and its folder.").arg(name)};
    if (!info.isFile()) // a pipe would never end
        return notAPicture(name);
    if (info.size() > mostBytes)
        return tooManyBytes(name);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Problem{PicturesText::tr("“%1” cannot be read. Check its permissions.").arg(name)};
    return takePicture(file.read(mostBytes + 1), name);
}

Result<PictureContent> takePicture(const QImage &image)
{
    //: Begins a sentence about a picture without a file name
    const QString name = PicturesText::tr("The picture");
    if (qint64(image.width()) * image.height() > mostPixels)
        return refusedAs({PictureForm::Png, image.size(), false, true}, name).value();
    return packed(image, name);
}

bool beginsLikeAPicture(const QString &path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray begin = file.read(12);
    return begin.startsWith("\xff\xd8\xff") || begin.startsWith("\x89PNG")
        || (begin.startsWith("RIFF") && begin.endsWith("WEBP"));
}

QStringList pictureNames()
{
    return {u"*.jpg"_s, u"*.jpeg"_s, u"*.png"_s, u"*.webp"_s};
}

} // namespace muster

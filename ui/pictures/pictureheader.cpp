// SPDX-License-Identifier: MIT
#include "ui/pictures/pictureheader.h"

#include "ui/pictures/jpegheader.h"
#include "ui/pictures/picturebytes.h"

namespace muster {

int orientationOf(PictureBytes exif)
{
    const bool little = exif.says(0, QByteArrayView("II*\0", 4));
    if (!little && !exif.says(0, QByteArrayView("MM\0*", 4)))
        return 1;
    const auto number = [&](qsizetype at, int count) { return little ? exif.little(at, count) : exif.big(at, count); };
    const qsizetype directory = number(4, 4);
    const int entries = static_cast<int>(number(directory, 2));
    for (qsizetype i = 0; i < entries; ++i) {
        const qsizetype entry = directory + 2 + 12 * i;
        if (!exif.has(entry, 12))
            break;
        if (number(entry, 2) == 0x0112) {
            const int orientation = static_cast<int>(number(entry + 8, 2));
            return orientation >= 1 && orientation <= 8 ? orientation : 1;
        }
    }
    return 1;
}

namespace {

std::optional<PictureHeader> pngHeader(PictureBytes bytes)
{
    if (!bytes.says(12, "IHDR"))
        return std::nullopt;
    constexpr quint32 widest = 0x7fffffff;
    PictureHeader header{PictureForm::Png};
    header.size = QSize(static_cast<int>(std::min(bytes.big(16, 4), widest)),
                        static_cast<int>(std::min(bytes.big(20, 4), widest)));
    for (qsizetype at = 8; bytes.has(at, 12);) {
        const qsizetype length = bytes.big(at, 4);
        if (!bytes.has(at + 8, length + 4))
            break;
        header.animated |= bytes.says(at + 4, "acTL");
        if (bytes.says(at + 4, "eXIf"))
            header.orientation = orientationOf(bytes.part(at + 8, length));
        if (bytes.says(at + 4, "IEND")) {
            header.whole = true;
            break;
        }
        at += 12 + length;
    }
    return header;
}

/// Of the chunk with the picture itself; empty where it makes no sense.
QSize webpFrameSize(PictureBytes chunk, bool lossless)
{
    if (lossless) {
        const quint32 bits = chunk.little(1, 4);
        return chunk.at(0) == 0x2f
            ? QSize(static_cast<int>(bits & 0x3fff) + 1, static_cast<int>(bits >> 14 & 0x3fff) + 1)
            : QSize();
    }
    return chunk.says(3, "\x9d\x01\x2a")
        ? QSize(static_cast<int>(chunk.little(6, 2) & 0x3fff), static_cast<int>(chunk.little(8, 2) & 0x3fff))
        : QSize();
}

std::optional<PictureHeader> webpHeader(PictureBytes bytes)
{
    PictureHeader header{PictureForm::WebP};
    const qsizetype end = 8 + qsizetype(bytes.little(4, 4));
    QSize frame;
    for (qsizetype at = 12; at + 8 <= end && bytes.has(at, 8);) {
        const qsizetype length = bytes.little(at + 4, 4);
        const PictureBytes chunk = bytes.part(at + 8, length);
        if (bytes.says(at, "VP8X")) {
            header.animated |= (chunk.at(0) & 0x02) != 0;
            header.size = QSize(static_cast<int>(chunk.little(4, 3)) + 1, static_cast<int>(chunk.little(7, 3)) + 1);
        } else if ((bytes.says(at, "VP8 ") || bytes.says(at, "VP8L")) && frame.isEmpty()) {
            frame = webpFrameSize(chunk, bytes.says(at, "VP8L"));
        } else if (bytes.says(at, "EXIF")) {
            const int named = chunk.says(0, QByteArrayView("Exif\0\0", 6)) ? 6 : 0;
            header.orientation = orientationOf(chunk.part(named, chunk.size()));
        }
        header.animated |= bytes.says(at, "ANIM");
        at += 8 + length + (length & 1);
    }
    if (header.size.isEmpty())
        header.size = frame;
    header.whole = end <= bytes.size() && frame == header.size;
    return header.size.isEmpty() ? std::nullopt : std::optional(header);
}

} // namespace

std::optional<PictureHeader> pictureHeader(QByteArrayView content)
{
    const PictureBytes bytes(content);
    if (bytes.says(0, "\xff\xd8\xff"))
        return jpegHeader(bytes);
    if (bytes.says(0, QByteArrayView("\x89PNG\r\n\x1a\n", 8)))
        return pngHeader(bytes);
    if (bytes.says(0, "RIFF") && bytes.says(8, "WEBP"))
        return webpHeader(bytes);
    return std::nullopt;
}

} // namespace muster

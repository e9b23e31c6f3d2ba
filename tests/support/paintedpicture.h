// SPDX-License-Identifier: MIT
#pragma once

#include <QBuffer>
#include <QColor>
#include <QImage>
#include <QImageWriter>

namespace muster::testing {

/// Returns a picture that is red at the upper left and blue elsewhere, so that its rotation can be seen.
inline QImage paintedImage(QSize size = {64, 48}, QImage::Format format = QImage::Format_RGB32)
{
    QImage image(size, format);
    image.fill(QColor(30, 60, 200));
    for (int y = 0; y < size.height() / 2; ++y)
        for (int x = 0; x < size.width() / 2; ++x)
            image.setPixelColor(x, y, QColor(220, 30, 20));
    return image;
}

/// Returns the encoded picture. `format`: "jpeg", "png" or "webp".
inline QByteArray packedImage(const QImage &image, const char *format, bool progressive = false)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QImageWriter writer(&buffer, format);
    writer.setProgressiveScanWrite(progressive);
    return writer.write(image) ? buffer.data() : QByteArray();
}

inline QByteArray bigEndian(quint32 number, int bytes)
{
    QByteArray text;
    for (int i = bytes - 1; i >= 0; --i)
        text.append(static_cast<char>(number >> (8 * i) & 0xff));
    return text;
}

/// Returns the data that a telephone adds: its orientation, its name, and its position.
inline QByteArray exifOfATelephone(int orientation)
{
    const QByteArray maker("Tester's telephone\0", 19);
    const int data = 8 + 2 + 3 * 12 + 4;
    const QByteArray gps = bigEndian(1, 2) + bigEndian(1, 2) + bigEndian(2, 2) + bigEndian(2, 4)
        + QByteArray("N\0\0\0", 4) + bigEndian(0, 4);
    return QByteArray("MM\0*", 4) + bigEndian(8, 4) + bigEndian(3, 2) //
        + bigEndian(0x010f, 2) + bigEndian(2, 2) + bigEndian(19, 4) + bigEndian(data, 4) //
        + bigEndian(0x0112, 2) + bigEndian(3, 2) + bigEndian(1, 4) + bigEndian(static_cast<quint32>(orientation), 2)
        + bigEndian(0, 2) //
        + bigEndian(0x8825, 2) + bigEndian(4, 2) + bigEndian(1, 4) + bigEndian(data + 19, 4) //
        + bigEndian(0, 4) + maker + gps;
}

inline QByteArray withExif(const QByteArray &jpeg, int orientation)
{
    const QByteArray block = QByteArray("Exif\0\0", 6) + exifOfATelephone(orientation);
    const QByteArray segment = QByteArray("\xff\xe1", 2) + bigEndian(static_cast<quint32>(block.size() + 2), 2) + block;
    return jpeg.left(2) + segment + jpeg.mid(2);
}

/// Returns a chunk of a PNG, with its checksum.
inline QByteArray pngChunk(const QByteArray &type, const QByteArray &data)
{
    quint32 crc = 0xffffffff;
    for (const char byte : type + data) {
        crc ^= static_cast<quint8>(byte);
        for (int bit = 0; bit < 8; ++bit)
            crc = crc & 1 ? crc >> 1 ^ 0xedb88320 : crc >> 1;
    }
    return bigEndian(static_cast<quint32>(data.size()), 4) + type + data + bigEndian(~crc, 4);
}

/// Returns the PNG with another size in its header, which has a valid checksum.
inline QByteArray pngThatSays(const QByteArray &png, quint32 width, quint32 height)
{
    return png.left(8) + pngChunk("IHDR", bigEndian(width, 4) + bigEndian(height, 4) + png.mid(24, 5)) + png.mid(33);
}

/// Returns the JPEG with another size in its frame.
inline QByteArray jpegThatSays(QByteArray jpeg, quint32 width, quint32 height)
{
    qsizetype frame = jpeg.indexOf("\xff\xc0");
    if (frame < 0)
        frame = jpeg.indexOf("\xff\xc2");
    return jpeg.replace(frame + 5, 4, bigEndian(height, 2) + bigEndian(width, 2));
}

} // namespace muster::testing

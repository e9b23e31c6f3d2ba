// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArrayView>

namespace muster {

/// Numbers in a stranger's bytes: what lies beyond the end is 0.
class PictureBytes
{
public:
    PictureBytes(QByteArrayView bytes)
        : m_bytes(bytes)
    {
    }

    qsizetype size() const { return m_bytes.size(); }
    bool has(qsizetype at, qsizetype count) const { return at >= 0 && count >= 0 && at <= size() - count; }
    quint8 at(qsizetype place) const { return has(place, 1) ? static_cast<quint8>(m_bytes[place]) : quint8(0); }
    bool says(qsizetype at, QByteArrayView text) const
    {
        return has(at, text.size()) && m_bytes.sliced(at, text.size()) == text;
    }
    /// Beyond the end it is shorter.
    QByteArrayView part(qsizetype from, qsizetype count) const
    {
        const qsizetype begin = qBound<qsizetype>(0, from, size());
        return m_bytes.sliced(begin, qBound<qsizetype>(0, count, size() - begin));
    }

    /// The first byte is the highest.
    quint32 big(qsizetype from, int count) const
    {
        quint32 number = 0;
        for (int i = 0; i < count; ++i)
            number = number << 8 | at(from + i);
        return number;
    }
    /// The first byte is the lowest.
    quint32 little(qsizetype from, int count) const
    {
        quint32 number = 0;
        for (int i = count - 1; i >= 0; --i)
            number = number << 8 | at(from + i);
        return number;
    }

private:
    QByteArrayView m_bytes;
};

/// The orientation that an EXIF block names, 1 to 8; 1 where it names none.
int orientationOf(PictureBytes exif);

} // namespace muster

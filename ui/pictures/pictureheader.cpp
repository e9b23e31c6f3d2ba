// SPDX-License-Identifier: MIT
#include "ui/pictures/pictureheader.h"

#include <QByteArrayView>

#include <array>
#include <vector>

namespace muster {

/// A reader of numbers in untrusted bytes. Bytes beyond the end are 0.
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
    /// Returns a part, shortened at the end of the bytes.
    QByteArrayView part(qsizetype from, qsizetype count) const
    {
        const qsizetype begin = qBound<qsizetype>(0, from, size());
        return m_bytes.sliced(begin, qBound<qsizetype>(0, count, size() - begin));
    }

    /// Returns a big-endian number.
    quint32 big(qsizetype from, int count) const
    {
        quint32 number = 0;
        for (int i = 0; i < count; ++i)
            number = number << 8 | at(from + i);
        return number;
    }
    /// Returns a little-endian number.
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

/// Returns the orientation in an EXIF block, 1 to 8; 1 if there is none.
static int orientationOf(PictureBytes exif)
{
    const bool little = exif.says(0, QByteArrayView("II*\0", 4));
    if (!little && !exif.says(0, QByteArrayView("MM\0*", 4)))
        return 1;
    const auto number = [&](qsizetype at, int count) { return little ? exif.little(at, count) : exif.big(at, count); };
    const qsizetype directory = number(4, 4);
    const int entries = int(number(directory, 2));
    for (qsizetype i = 0; i < entries; ++i) {
        const qsizetype entry = directory + 2 + 12 * i;
        if (!exif.has(entry, 12))
            break;
        if (number(entry, 2) == 0x0112) {
            const int orientation = int(number(entry + 8, 2));
            return orientation >= 1 && orientation <= 8 ? orientation : 1;
        }
    }
    return 1;
}

namespace {

// Names are those of ITU-T T.81, which describes the format.

constexpr int mostScans = 100; ///< limit: cameras and web sites write a dozen; thousands would take hours to decode

struct HuffmanTable {
    std::array<int, 17> maxCode{}; ///< indexed by code length; one above the last code of that length
    std::array<int, 17> offset{};
    QByteArrayView values;
};

/// The bits of a scan.
class ScanBits
{
public:
    ScanBits(PictureBytes bytes, qsizetype at)
        : m_bytes(bytes)
        , m_at(at)
    {
    }

    /// Returns the position after the data read so far; at the end of the scan that of a marker.
    qsizetype place() const { return m_at; }

    /// Returns the next symbol; −1 if there is none.
    int symbol(const HuffmanTable &table)
    {
        int code = 0;
        for (std::size_t length = 1; length <= 16; ++length) {
            if (!fill())
                return -1;
            code = code << 1 | takeBit();
            if (code < table.maxCode[length]) {
                const int place = table.offset[length] + code;
                return place >= 0 && place < table.values.size() ? static_cast<quint8>(table.values[place]) : -1;
            }
        }
        return -1;
    }

    bool skip(int count)
    {
        for (; count > 0; --count) {
            if (!fill())
                return false;
            takeBit();
        }
        return true;
    }

    /// Skips the marker RSTn at the end of an interval. Returns whether it was there.
    bool restart()
    {
        m_left = 0;
        const bool there = m_bytes.at(m_at) == 0xff && (m_bytes.at(m_at + 1) & 0xf8) == 0xd0;
        m_at += 2;
        return there;
    }

private:
    bool fill()
    {
        if (m_left > 0)
            return true;
        if (!m_bytes.has(m_at, 1))
            return false;
        m_byte = m_bytes.at(m_at);
        if (m_byte == 0xff && m_bytes.at(m_at + 1) != 0)
            return false; // a marker
        m_at += m_byte == 0xff ? 2 : 1;
        m_left = 8;
        return true;
    }
    int takeBit() { return m_byte >> --m_left & 1; }

    PictureBytes m_bytes;
    qsizetype m_at;
    int m_byte = 0;
    int m_left = 0;
};

struct Component {
    int id = 0;
    int across = 1; ///< sampling factors
    int down = 1;
    bool begun = false; ///< the scan with its DC coefficients was found
};

class JpegWalk
{
public:
    explicit JpegWalk(PictureBytes bytes)
        : m_bytes(bytes)
    {
    }

    std::optional<PictureHeader> walk()
    {
        while (true) {
            const qsizetype at = nextMarker(m_at);
            if (!m_bytes.has(at, 2))
                break;
            const int marker = m_bytes.at(at + 1);
            if (marker == 0xd9) {
                m_header.whole = m_scans > 0;
                for (const Component &component : m_components)
                    m_header.whole &= component.begun;
                break;
            }
            if (marker == 0x01 || marker == 0xd8) {
                m_at = at + 2;
                continue;
            }
            const qsizetype length = m_bytes.big(at + 2, 2);
            if (length < 2 || !m_bytes.has(at + 2, length))
                break;
            m_at = at + 2 + length;
            const Flow flow = segment(marker, at + 4, length - 2);
            if (flow == Flow::Nonsense)
                return std::nullopt;
            if (flow == Flow::Ended)
                break;
        }
        return m_components.empty() ? std::nullopt : std::optional(m_header);
    }

private:
    enum class Flow : std::uint8_t { GoOn, Ended, Nonsense };

    Flow segment(int marker, qsizetype at, qsizetype length)
    {
        switch (marker) {
        case 0xc4:
            return readTables(at, at + length) ? Flow::GoOn : Flow::Ended;
        case 0xc0:
        case 0xc1:
        case 0xc2:
            m_progressive = marker == 0xc2;
            return m_components.empty() && readFrame(at, length) ? Flow::GoOn : Flow::Nonsense;
        case 0xc3:
        case 0xc5:
        case 0xc6:
        case 0xc7:
        case 0xc9:
        case 0xca:
        case 0xcb:
        case 0xcd:
        case 0xce:
        case 0xcf:
            return Flow::Nonsense;
        case 0xdd:
            m_interval = int(m_bytes.big(at, 2));
            return Flow::GoOn;
        case 0xda:
            return readScan(at, length);
        case 0xe1:
            if (m_bytes.says(at, QByteArrayView("Exif\0\0", 6)))
                m_header.orientation = orientationOf(m_bytes.part(at + 6, length - 6));
            return Flow::GoOn;
        default:
            return Flow::GoOn;
        }
    }

    bool readTables(qsizetype at, qsizetype end)
    {
        while (at + 17 <= end) {
            const int which = m_bytes.at(at);
            if ((which & 0x0f) > 3 || which >> 4 > 1)
                return false;
            HuffmanTable &table = (which >> 4 ? m_ac : m_dc)[std::size_t(which & 0x0f)];
            int code = 0;
            int count = 0;
            for (std::size_t length = 1; length <= 16; ++length) {
                const int codes = m_bytes.at(at + qsizetype(length));
                table.offset[length] = count - code;
                code += codes;
                count += codes;
                table.maxCode[length] = code;
                code <<= 1;
            }
            at += 17;
            if (count > 256 || at + count > end)
                return false;
            table.values = m_bytes.part(at, count);
            at += count;
        }
        return at == end;
    }

    bool readFrame(qsizetype at, qsizetype length)
    {
        const int count = m_bytes.at(at + 5);
        if (m_bytes.at(at) != 8 || count < 1 || count > 4 || length < 6 + 3 * count)
            return false;
        m_header.form = PictureForm::Jpeg;
        m_header.size = QSize(int(m_bytes.big(at + 3, 2)), int(m_bytes.big(at + 1, 2)));
        for (qsizetype i = 0; i < count; ++i) {
            const qsizetype row = at + 6 + 3 * i;
            const Component component{m_bytes.at(row), m_bytes.at(row + 1) >> 4, m_bytes.at(row + 1) & 0x0f};
            if (component.across < 1 || component.across > 4 || component.down < 1 || component.down > 4)
                return false;
            m_mostAcross = std::max(m_mostAcross, component.across);
            m_mostDown = std::max(m_mostDown, component.down);
            m_components.push_back(component);
        }
        return !m_header.size.isEmpty();
    }

    Flow readScan(qsizetype at, qsizetype length)
    {
        const int count = m_bytes.at(at);
        if (m_components.empty() || ++m_scans > mostScans || count < 1 || count > 4 || length < 4 + 2 * count)
            return Flow::Ended;
        std::vector<Component *> among;
        for (qsizetype i = 0; i < count; ++i) {
            for (Component &component : m_components) {
                if (component.id == m_bytes.at(at + 1 + 2 * i))
                    among.push_back(&component);
            }
        }
        if (among.size() != std::size_t(count))
            return Flow::Ended;
        const qsizetype bounds = at + 1 + qsizetype{2} * count;
        // Further scans of a progressive picture only refine the first ones.
        const bool first = m_bytes.at(bounds) == 0 && m_bytes.at(bounds + 2) >> 4 == 0;
        if (first) {
            ScanBits bits(m_bytes, m_at);
            if (!countBlocks(bits, among, at + 2))
                return Flow::Ended;
            m_at = bits.place();
            for (Component *component : among)
                component->begun = true;
        }
        return Flow::GoOn;
    }

    bool countBlocks(ScanBits &bits, const std::vector<Component *> &among, qsizetype tables)
    {
        const auto over = [](int length, int unit) { return (length + unit - 1) / unit; };
        const QSize size = m_header.size;
        int across = over(size.width(), 8 * m_mostAcross);
        int down = over(size.height(), 8 * m_mostDown);
        const bool alone = among.size() == 1;
        if (alone) {
            across = over(over(size.width() * among[0]->across, m_mostAcross), 8);
            down = over(over(size.height() * among[0]->down, m_mostDown), 8);
        }
        const qint64 units = qint64(across) * down;
        for (qint64 unit = 0; unit < units; ++unit) {
            if (m_interval > 0 && unit > 0 && unit % m_interval == 0 && !bits.restart())
                return false;
            for (std::size_t i = 0; i < among.size(); ++i) {
                const int which = m_bytes.at(tables + 2 * qsizetype(i));
                const HuffmanTable &dc = m_dc[std::size_t(which >> 4 & 3)];
                const HuffmanTable &ac = m_ac[std::size_t(which & 3)];
                const int blocks = alone ? 1 : among[i]->across * among[i]->down;
                for (int block = 0; block < blocks; ++block) {
                    if (!skipBlock(bits, dc, ac))
                        return false;
                }
            }
        }
        return true;
    }

    bool skipBlock(ScanBits &bits, const HuffmanTable &dc, const HuffmanTable &ac) const
    {
        const int size = bits.symbol(dc);
        if (size < 0 || size > 15 || !bits.skip(size))
            return false;
        for (int place = 1; !m_progressive && place < 64; ++place) {
            const int symbol = bits.symbol(ac);
            if (symbol < 0)
                return false;
            if (symbol == 0) // the rest of the block is empty
                break;
            place += symbol >> 4;
            if (place > 63 || !bits.skip(symbol & 0x0f))
                return false;
        }
        return true;
    }

    /// Returns the position of the next marker, a byte FF that is not data; the size if there is none.
    qsizetype nextMarker(qsizetype at) const
    {
        for (; m_bytes.has(at, 2); ++at) {
            const int code = m_bytes.at(at + 1);
            if (m_bytes.at(at) == 0xff && code != 0 && code != 0xff && (code & 0xf8) != 0xd0)
                return at;
        }
        return m_bytes.size();
    }

    PictureBytes m_bytes;
    PictureHeader m_header;
    std::array<HuffmanTable, 4> m_dc;
    std::array<HuffmanTable, 4> m_ac;
    std::vector<Component> m_components;
    int m_mostAcross = 1;
    int m_mostDown = 1;
    bool m_progressive = false;
    int m_interval = 0;
    int m_scans = 0;
    qsizetype m_at = 2;
};

} // namespace

/// Reads a JPEG to its end and counts its blocks, because decoders fill missing parts with grey and report nothing.
/// Returns nullopt if its beginning is invalid or of a rare kind (lossless, arithmetic, 12 bits).
static std::optional<PictureHeader> jpegHeader(PictureBytes bytes)
{
    return JpegWalk(bytes).walk();
}

namespace {

std::optional<PictureHeader> pngHeader(PictureBytes bytes)
{
    if (!bytes.says(12, "IHDR"))
        return std::nullopt;
    constexpr quint32 widest = 0x7fffffff;
    PictureHeader header{PictureForm::Png};
    header.size = QSize(int(std::min(bytes.big(16, 4), widest)), int(std::min(bytes.big(20, 4), widest)));
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

/// Returns the size in the chunk with the picture itself; empty if it is invalid.
QSize webpFrameSize(PictureBytes chunk, bool lossless)
{
    if (lossless) {
        const quint32 bits = chunk.little(1, 4);
        return chunk.at(0) == 0x2f ? QSize(int(bits & 0x3fff) + 1, int(bits >> 14 & 0x3fff) + 1) : QSize();
    }
    return chunk.says(3, "\x9d\x01\x2a") ? QSize(int(chunk.little(6, 2) & 0x3fff), int(chunk.little(8, 2) & 0x3fff))
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
            header.size = QSize(int(chunk.little(4, 3)) + 1, int(chunk.little(7, 3)) + 1);
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

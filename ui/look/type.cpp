// SPDX-License-Identifier: MIT
#include "ui/look/type.h"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QScreen>

#include <array>

namespace muster {

namespace {

/// A font family and the factor for its sizes that makes it look as large as the first family in its list.
struct TypeFace {
    QString family;
    qreal factor;
};

template<std::size_t N>
TypeFace firstInstalled(const std::array<TypeFace, N> &faces)
{
    for (const TypeFace &face : faces) {
        if (QFontDatabase::hasFamily(face.family))
            return face;
    }
    return faces.back();
}

const TypeFace &serif()
{
    static const TypeFace face = firstInstalled(std::array{
        TypeFace{QStringLiteral("Vollkorn"), 1.0},
        TypeFace{QStringLiteral("Gentium"), 1.0},
        TypeFace{QStringLiteral("Noto Serif"), 0.85},
        TypeFace{QStringLiteral("DejaVu Serif"), 0.82},
    });
    return face;
}

const TypeFace &sans()
{
    static const TypeFace face = firstInstalled(std::array{
        TypeFace{QStringLiteral("Lato"), 1.0},
        TypeFace{QStringLiteral("Noto Sans"), 0.94},
        TypeFace{QStringLiteral("DejaVu Sans"), 0.92},
    });
    return face;
}

struct Setting {
    bool serif;
    qreal pixels;
    QFont::Weight weight;
};

Setting settingFor(TextUse use)
{
    switch (use) {
    case TextUse::PageTitle:
        return {true, 27, QFont::DemiBold};
    case TextUse::CampaignName:
        return {true, 21, QFont::DemiBold};
    case TextUse::SectionHeading:
        return {true, 17.5, QFont::DemiBold};
    case TextUse::RepLarge:
        return {false, 44, QFont::ExtraBold};
    case TextUse::RepStar:
        return {false, 33, QFont::ExtraBold};
    case TextUse::RepRow:
        return {false, 21, QFont::Bold};
    case TextUse::RowName:
        return {false, 15.5, QFont::Bold};
    case TextUse::Body:
        return {false, 14, QFont::Normal};
    case TextUse::BodyBold:
        return {false, 14, QFont::Bold};
    case TextUse::SecondLine:
        return {false, 12.5, QFont::Normal};
    case TextUse::SecondLineBold:
        return {false, 12.5, QFont::Bold};
    case TextUse::ColumnHead:
        return {false, 12, QFont::Normal};
    case TextUse::ColumnHeadBold:
        return {false, 12, QFont::Bold};
    case TextUse::DicePrompt:
        return {false, 17, QFont::Bold};
    case TextUse::DiceDigits:
        return {false, 23, QFont::Bold};
    }
    Q_UNREACHABLE();
}

} // namespace

static int &sizeSet()
{
    static int percent = 100;
    return percent;
}

int typeSize()
{
    return sizeSet();
}

void setTypeSize(int percent)
{
    sizeSet() = percent;
}

QFont fontFor(TextUse use, qreal size)
{
    // Sizes are in points, because QFont has whole pixels only. A pixel at 100 % is 1/96 inch.
    constexpr qreal pointsPerPixel = 0.75;

    const Setting setting = settingFor(use);
    const TypeFace &face = setting.serif ? serif() : sans();
    QFont font(face.family);
    font.setPointSizeF((size > 0 ? size : setting.pixels) * face.factor * pointsPerPixel * typeSize() / 100);
    font.setWeight(setting.weight);
    // Paper and screens at 200 % have no hinting either. Without it the first glyph also costs only a quarter of the
    // time.
    font.setHintingPreference(QFont::PreferNoHinting);
    if (use == TextUse::DiceDigits)
        font.setLetterSpacing(QFont::AbsoluteSpacing, 9);
    return font;
}

int lineSpacingOf(TextUse use, qreal size)
{
    return QFontMetrics(fontFor(use, size)).lineSpacing();
}

QList<QTextLayout::FormatRange> figuresIn(const QString &text, const QFont &font)
{
    if (font.family() != serif().family)
        return {};
    QList<QTextLayout::FormatRange> ranges;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] < u'0' || text[i] > u'9')
            continue;
        if (ranges.isEmpty() || ranges.last().start + ranges.last().length < i)
            ranges.append({int(i), 0, {}});
        ++ranges.last().length;
    }
    if (ranges.isEmpty())
        return ranges;
    QFont figures = font;
    figures.setFamily(sans().family);
    figures.setPointSizeF(font.pointSizeF() * QFontMetricsF(font).capHeight() / QFontMetricsF(figures).capHeight());
    QTextCharFormat format;
    format.setFont(figures);
    for (QTextLayout::FormatRange &range : ranges)
        range.format = format;
    return ranges;
}

int scaledForFont(int pixels)
{
    constexpr qreal usual = 96; // dots per inch
    const QScreen *screen = QGuiApplication::primaryScreen();
    return qRound(pixels * (screen ? screen->logicalDotsPerInchY() / usual : 1) * typeSize() / 100);
}

} // namespace muster

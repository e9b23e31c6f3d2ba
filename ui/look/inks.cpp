// SPDX-License-Identifier: MIT
#include "ui/look/inks.h"

#include <algorithm>
#include <cmath>

namespace muster {

const Inks &lightInks()
{
    static const Inks inks{
        .desk = 0xE9E4D8,
        .paper = 0xFBF9F3,
        .field = 0xFFFFFF,
        .plain = 0xF4F0E6,
        .ink = 0x2A2620,
        .pencil = 0x6A6255,
        .edge = 0x877B66,
        .rule = 0xD8D0BF,
        .accent = 0x2F5D43,
        .onAccent = 0xFBF9F3,
        .wash = 0xE3EADF,
        .wash2 = 0xC4D4C4,
        .land = 0xECE6D8,
        .land2 = 0xDFD7C5,
    };
    return inks;
}

const Inks &darkInks()
{
    static const Inks inks{
        .desk = 0x1B1A17,
        .paper = 0x24221E,
        .field = 0x1E1C19,
        .plain = 0x2B2924,
        .ink = 0xEBE5D8,
        .pencil = 0xABA292,
        .edge = 0x8A8272,
        .rule = 0x3F3B34,
        .accent = 0x93C4A0,
        .onAccent = 0x17231B,
        .wash = 0x2D3A30,
        .wash2 = 0x4A6652,
        .land = 0x2E2B26,
        .land2 = 0x3A362F,
    };
    return inks;
}

const Inks &printInks()
{
    static const Inks inks{
        .desk = Qt::white,
        .paper = Qt::white,
        .field = Qt::white,
        .plain = Qt::white,
        .ink = Qt::black,
        .pencil = 0x404040,
        .edge = 0x8C8C8C,
        .rule = 0xA8A8A8,
        .accent = Qt::black,
        .onAccent = Qt::white,
        .wash = Qt::white,
        .wash2 = Qt::white,
        .land = Qt::white,
        .land2 = 0xF0F0F0,
    };
    return inks;
}

namespace {

qreal luminance(const QColor &colour)
{
    const auto linear = [](qreal part) {
        return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

/// Returns a mixture of two colours; `part` is the share of the second, 0 to 1.
QColor mixed(const QColor &one, const QColor &other, qreal part)
{
    const auto mix = [part](float a, float b) { return static_cast<float>(a + (b - a) * part); };
    return QColor::fromRgbF(mix(one.redF(), other.redF()), mix(one.greenF(), other.greenF()),
                            mix(one.blueF(), other.blueF()));
}

Inks &contrastInks()
{
    static Inks inks; // invalid colours until inksOfDesktop() is called
    return inks;
}

} // namespace

qreal contrast(const QColor &one, const QColor &other)
{
    const qreal a = luminance(one);
    const qreal b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

bool asksForContrast(const QPalette &desktop)
{
    constexpr qreal blackOnWhite = 20; // usual desktops stay below, because their windows are grey
    return contrast(desktop.color(QPalette::WindowText), desktop.color(QPalette::Window)) >= blackOnWhite
        && contrast(desktop.color(QPalette::ButtonText), desktop.color(QPalette::Button)) >= blackOnWhite;
}

const Inks &inksOfDesktop(const QPalette &desktop)
{
    constexpr qreal legible = 4.5;
    const QColor paper = desktop.color(QPalette::Base);
    const QColor desk = desktop.color(QPalette::Window);
    const QColor own = desktop.color(QPalette::Text);
    const QColor ink = contrast(own, paper) >= legible ? own : desktop.color(QPalette::WindowText);
    const QColor highlight = desktop.color(QPalette::Highlight);
    const QColor accent =
        contrast(highlight, paper) >= legible && contrast(highlight, desk) >= legible ? highlight : ink;
    const QColor onHighlight = desktop.color(QPalette::HighlightedText);
    contrastInks() = {
        .desk = desk,
        .paper = paper,
        .field = paper,
        .plain = mixed(paper, ink, 0.06),
        .ink = ink,
        .pencil = ink,
        .edge = mixed(paper, ink, 0.65),
        .rule = mixed(paper, ink, 0.65),
        .accent = accent,
        .onAccent = contrast(onHighlight, accent) >= legible ? onHighlight : paper,
        .wash = mixed(paper, accent, 0.12),
        .wash2 = mixed(paper, accent, 0.3),
        .land = paper,
        .land2 = mixed(paper, ink, 0.1),
    };
    return contrastInks();
}

const Inks &inksOf(const QPalette &palette)
{
    if (palette.color(QPalette::Active, QPalette::WindowText) == contrastInks().ink)
        return contrastInks();
    return palette.color(QPalette::Base).lightness() < 128 ? darkInks() : lightInks();
}

QPalette paletteOf(const Inks &inks)
{
    QPalette palette;
    palette.setColor(QPalette::Window, inks.desk);
    palette.setColor(QPalette::WindowText, inks.ink);
    palette.setColor(QPalette::Base, inks.paper);
    palette.setColor(QPalette::AlternateBase, inks.plain);
    palette.setColor(QPalette::Text, inks.ink);
    palette.setColor(QPalette::Button, inks.field);
    palette.setColor(QPalette::ButtonText, inks.ink);
    palette.setColor(QPalette::PlaceholderText, inks.pencil);
    palette.setColor(QPalette::Light, inks.field);
    palette.setColor(QPalette::Midlight, inks.rule);
    palette.setColor(QPalette::Mid, inks.edge);
    palette.setColor(QPalette::Dark, inks.edge);
    palette.setColor(QPalette::Shadow, inks.rule);
    palette.setColor(QPalette::Highlight, inks.accent);
    palette.setColor(QPalette::HighlightedText, inks.onAccent);
    palette.setColor(QPalette::BrightText, inks.onAccent);
    palette.setColor(QPalette::Link, inks.accent);
    palette.setColor(QPalette::LinkVisited, inks.accent);
    palette.setColor(QPalette::ToolTipBase, inks.plain);
    palette.setColor(QPalette::ToolTipText, inks.ink);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, inks.edge);
    palette.setColor(QPalette::Disabled, QPalette::Button, inks.plain);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, inks.wash2);
    return palette;
}

} // namespace muster

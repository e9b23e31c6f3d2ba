// SPDX-License-Identifier: MIT
#include "ui/window/appearance.h"

#include "ui/look/inks.h"
#include "ui/look/style.h"
#include "ui/look/type.h"
#include "ui/parts/wheel.h"

#include <QApplication>
#include <QSettings>

namespace muster {

namespace {

const QString appearanceKey = QStringLiteral("appearance");

/// Asked once, while the palette is still the desktop's. Qt 6.4 has no colour scheme to ask for.
const QPalette &desktopPalette()
{
    static const QPalette palette = QApplication::palette();
    return palette;
}

void wear(Appearance appearance)
{
    const Inks &inks = inksFor(appearance, desktopPalette());
    const QPalette palette = paletteOf(inks);
    QApplication::setPalette(palette);

    QPalette inputs = palette;
    inputs.setColor(QPalette::Base, inks.field);
    for (const char *input : {"QLineEdit", "QAbstractSpinBox", "QComboBox", "QPlainTextEdit"})
        QApplication::setPalette(inputs, input);
    QPalette sheets = palette;
    sheets.setColor(QPalette::Window, inks.paper);
    for (const char *sheet : {"QMenu", "QDialog"})
        QApplication::setPalette(sheets, sheet);
}

} // namespace

const Inks &inksFor(Appearance appearance, const QPalette &desktop)
{
    if (appearance == Appearance::System && asksForContrast(desktop))
        return inksOfDesktop(desktop);
    const bool dark = appearance == Appearance::Dark
        || (appearance == Appearance::System && desktop.color(QPalette::Window).lightness() < 128);
    return dark ? darkInks() : lightInks();
}

Appearance chosenAppearance()
{
    const int chosen = QSettings().value(appearanceKey, int(Appearance::System)).toInt();
    return chosen == int(Appearance::Light) || chosen == int(Appearance::Dark) ? Appearance(chosen)
                                                                               : Appearance::System;
}

void choose(Appearance appearance)
{
    QSettings().setValue(appearanceKey, int(appearance));
    wear(appearance);
}

void wearAppearance()
{
    desktopPalette();
    // Its texts are English: where the desktop goes from right to left the window would be half mirrored.
    QApplication::setLayoutDirection(Qt::LeftToRight);
    QApplication::setStyle(new Style);
    leaveWheelToPages();
    QApplication::setFont(fontFor(TextUse::Body));
    wear(chosenAppearance());
}

} // namespace muster

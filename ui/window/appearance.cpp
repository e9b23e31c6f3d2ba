// SPDX-License-Identifier: MIT
#include "ui/window/appearance.h"

#include "model/language.h"
#include "ui/look/controls.h"
#include "ui/look/type.h"
#include "ui/parts/focus.h"

#include <QApplication>
#include <QSettings>

#include <algorithm>

namespace muster {

namespace {

const QString appearanceKey = QStringLiteral("appearance");
const QString typeSizeKey = QStringLiteral("typeSize");

/// Returns the desktop's palette. It must be called before another palette is set. Qt 6.4 has no API for the colour
/// scheme.
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

static void wearTypeSize()
{
    const int chosen = QSettings().value(typeSizeKey, 100).toInt();
    setTypeSize(std::ranges::find(typeSizes, chosen) == typeSizes.end() ? 100 : chosen);
    QApplication::setFont(fontFor(TextUse::Body));
}

bool changeTypeSize(int by)
{
    const auto next = std::ranges::find(typeSizes, by == 0 ? 100 : typeSize()) - typeSizes.begin() + by;
    if (next < 0 || next >= std::ssize(typeSizes) || typeSizes[std::size_t(next)] == typeSize())
        return false;
    QSettings().setValue(typeSizeKey, typeSizes[std::size_t(next)]);
    wearTypeSize();
    return true;
}

void wearAppearance()
{
    desktopPalette();
    // All our languages are written from left to right. On a right-to-left desktop the window would be half mirrored.
    QApplication::setLayoutDirection(Qt::LeftToRight);
    QApplication::setStyle(makeStyle());
    installInputHabits();
    wearTypeSize();
    wear(chosenAppearance());
}

static const QString languageKey = QStringLiteral("language");

QString chosenLanguage()
{
    const QString chosen = QSettings().value(languageKey).toString();
    return language::all().contains(chosen) ? chosen : QString();
}

void chooseLanguage(const QString &code)
{
    QSettings().setValue(languageKey, code);
    speakChosenLanguage();
}

void speakChosenLanguage()
{
    const QString chosen = chosenLanguage();
    language::speak(chosen.isEmpty() ? language::ofSystem() : chosen);
}

} // namespace muster

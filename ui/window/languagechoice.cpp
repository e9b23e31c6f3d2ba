// SPDX-License-Identifier: MIT
#include "ui/window/languagechoice.h"

#include "model/language.h"

#include <QSettings>

namespace muster {

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

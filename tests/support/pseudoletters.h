// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// The pseudo-language (pseudo.cpp): a text of the catalogue is in brackets, its letters have accents, and tildes make
/// it longer.
namespace muster::testing::pseudo {

inline const QString plainLetters = QStringLiteral("AEIOUYaeiouycnsz");
inline const QString accentedLetters = QStringLiteral("ÄÉÎÖÛÝäéîöûýçñšž");
inline constexpr QChar drawnOut = u'~';

/// Returns the English original; an English text stays unchanged.
inline QString inEnglish(const QString &text)
{
    QString made;
    for (const QChar letter : text) {
        const qsizetype place = accentedLetters.indexOf(letter);
        if (place >= 0)
            made += plainLetters[place];
        else if (letter != u'[' && letter != u']' && letter != drawnOut)
            made += letter;
    }
    return made.trimmed();
}

} // namespace muster::testing::pseudo

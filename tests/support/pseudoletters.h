// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// The language nobody speaks (pseudo.cpp): a text of the catalogue stands in brackets, its letters have accents, and it is
/// drawn out by tildes.
namespace muster::testing::pseudo {

inline const QString plainLetters = QStringLiteral("AEIOUYaeiouycnsz");
inline const QString accentedLetters = QStringLiteral("ÄÉÎÖÛÝäéîöûýçñšž");
inline constexpr QChar drawnOut = u'~';

/// The English it was made of; English stays as it is.
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

// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace muster {

/// What a player wrote, on a button or in a menu: its ampersands are no mnemonics.
inline QString asButtonText(QString text)
{
    return text.replace(u'&', QStringLiteral("&&"));
}

/// The same as the name of a file, without what some file system does not take.
inline QString asFileName(QString text)
{
    for (QChar &character : text) {
        if (!character.isPrint() || QStringLiteral("/\\:*?\"<>|").contains(character))
            character = u'-';
    }
    return text;
}

} // namespace muster

// SPDX-License-Identifier: MIT
#pragma once

#include <QRegularExpression>
#include <QString>

namespace muster {

/// What a player wrote, on a button or in a menu: its ampersands are no mnemonics.
inline QString asButtonText(QString text)
{
    return text.replace(u'&', QStringLiteral("&&"));
}

/// The same as the name of a file, without what some file system does not take or does not show. Empty where nothing is left.
inline QString asFileName(QString text)
{
    static const QRegularExpression unwanted(QStringLiteral("[/\\\\:*?\"<>|\\p{Cc}\\p{Cf}]+"));
    text = text.replace(unwanted, QStringLiteral(" ")).simplified().replace(QStringLiteral(" ,"), QStringLiteral(","));
    while (text.startsWith(u'.'))
        text.remove(0, 1);
    return text;
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "app/text/plain.h"

#include <QFileInfo>

#include <algorithm>

namespace muster {

namespace {

/// Characters that join or separate letters. Without them some words have another meaning, and they do not move the
/// cursor.
constexpr char16_t nonJoiner = 0x200C;
constexpr char16_t joiner = 0x200D;

bool steers(QChar c)
{
    if (c == nonJoiner || c == joiner)
        return false;
    switch (c.category()) {
    case QChar::Other_Control:
        return true;
    case QChar::Other_Format: // changes of text direction
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return true;
    default:
        return false;
    }
}

} // namespace

QString plain(const QString &text)
{
    QString shown = text;
    std::replace_if(
        shown.begin(), shown.end(), [](QChar c) { return c != u'\n' && steers(c); },
        QChar(QChar::ReplacementCharacter));
    return shown;
}

QString shortened(const QString &text, qsizetype most)
{
    QString line = text.left(most + 1);
    line.replace(u'\n', u' ');
    line = plain(line);
    if (line.size() > most) {
        line.truncate(most - 1);
        if (line.back().isHighSurrogate())
            line.chop(1);
        line += u'…';
    }
    return line;
}

QString fileNameOf(const QString &path)
{
    return shortened(QFileInfo(path).fileName());
}

} // namespace muster

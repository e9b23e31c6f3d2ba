// SPDX-License-Identifier: MIT
#include "ui/help/helpsource.h"

#include "model/language.h"

#include <QFile>
#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

namespace muster::help {

namespace {

const QString folder = QStringLiteral(":/help/");

QString fileOf(const QString &chapter, const QString &language)
{
    return folder + language + u'/' + chapter + QStringLiteral(".md");
}

Source read(const QString &text)
{
    static const QRegularExpression heading(QStringLiteral("^(#{1,6}) +(.*?)(?: +\\{#([a-z0-9-]+)\\})?$"));
    Source source;
    bool code = false;
    for (const QString &line : text.split(u'\n')) {
        if (line.startsWith(u"```"))
            code = !code;
        const QRegularExpressionMatch found = code ? QRegularExpressionMatch() : heading.match(line);
        if (found.hasMatch()) {
            source.headings.append({int(found.capturedLength(1)), found.captured(2), found.captured(3)});
            source.markdown += found.captured(1) + u' ' + found.captured(2) + u'\n';
        } else {
            source.markdown += line + u'\n';
        }
    }
    return source;
}

} // namespace

QString contentsChapter()
{
    return QStringLiteral("contents");
}

QString language()
{
    return QLocale().name().section(u'_', 0, 0); // set by language::speak()
}

bool isThere(const QString &chapter, const QString &language)
{
    return QFile::exists(fileOf(chapter, language));
}

Source chapter(const QString &chapter, const QString &language)
{
    for (const QString &code : {language, language::english()}) {
        QFile file(fileOf(chapter, code));
        if (file.open(QIODevice::ReadOnly))
            return read(QString::fromUtf8(file.readAll()));
    }
    return {};
}

/// Returns the groups from the list itself: its headings are the groups, its links the chapters. Titles are those of
/// the chapters.
QList<Group> contents(const QString &language)
{
    static const QRegularExpression link(QStringLiteral("^- \\[.*\\]\\(([a-z-]+)\\.md\\)"));
    QList<Group> groups;
    for (const QString &line : chapter(contentsChapter(), language).markdown.split(u'\n')) {
        if (line.startsWith(u"## "))
            groups.append({line.mid(3), {}});
        const QRegularExpressionMatch found = link.match(line);
        if (found.hasMatch() && !groups.isEmpty())
            groups.last().chapters.append({found.captured(1), chapter(found.captured(1), language).title()});
    }
    return groups;
}

QString pictureFile(const QString &name, bool dark)
{
    QString file = folder + language::english() + u'/' + name;
    if (dark)
        file.replace(QStringLiteral("pictures/"), QStringLiteral("pictures/dark/"));
    return QFile::exists(file) ? file : QString();
}

QString chapterIn(const QString &place)
{
    return place.section(u'#', 0, 0);
}

QString anchorIn(const QString &place)
{
    return place.section(u'#', 1);
}

QString placeOfLink(const QString &link, const QString &chapter)
{
    if (link.startsWith(u'#'))
        return chapter + link;
    QString place = link;
    return place.replace(QStringLiteral(".md"), QString());
}

QString plainWords(const Source &source)
{
    static const QRegularExpression target(QStringLiteral("!?\\[([^\\]]*)\\]\\([^)]*\\)"));
    static const QRegularExpression marks(QStringLiteral("[*`#]"));
    QString words = source.markdown;
    words.replace(target, QStringLiteral("\\1")).remove(marks);
    return words.simplified();
}

} // namespace muster::help

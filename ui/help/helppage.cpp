// SPDX-License-Identifier: MIT
#include "ui/help/helppage.h"

#include "ui/help/helpsource.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QSet>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextList>

namespace muster {

namespace {

const QString pageStyle =
    QStringLiteral("body{font:16px/1.55 Lato,'Noto Sans',sans-serif;color:#2a2620;background:#fbf9f3;max-width:44em;"
                   "margin:0 auto;padding:1em 1.2em}h1,h2{font-family:Vollkorn,'Noto Serif',serif;line-height:1.2}"
                   "a{color:#2f5d43}img{max-width:100%;height:auto}nav{font-size:.85em;border-bottom:1px solid #d8d0bf;"
                   "padding-bottom:.6em}nav a{margin-right:.9em;white-space:nowrap}pre{background:#f4f0e6;padding:.6em;"
                   "overflow:auto}td{vertical-align:top;padding:.25em 1em .25em 0}");

QString pageOf(const QString &link)
{
    QString page = link;
    return page.replace(QStringLiteral(".md"), QStringLiteral(".html"));
}

QString htmlOf(const QTextFragment &fragment)
{
    const QTextCharFormat format = fragment.charFormat();
    if (format.isImageFormat()) {
        const QTextImageFormat image = format.toImageFormat();
        const QString words = image.property(QTextFormat::ImageAltText).toString();
        const int width = QImage(help::pictureFile(image.name())).width() / help::pictureRatio;
        return QStringLiteral("<img src=\"%1\" alt=\"%2\" width=\"%3\"/>")
            .arg(image.name().toHtmlEscaped(), words.toHtmlEscaped(), QString::number(width));
    }
    QString html = fragment.text().toHtmlEscaped();
    html.replace(QChar::LineSeparator, QStringLiteral("<br/>"));
    const auto put = [&html](const QString &tag) { html = QStringLiteral("<%1>%2</%1>").arg(tag, html); };
    if (format.fontFixedPitch())
        put(QStringLiteral("code"));
    if (format.fontItalic())
        put(QStringLiteral("em"));
    if (format.fontWeight() > QFont::Medium)
        put(QStringLiteral("strong"));
    if (format.isAnchor())
        html = QStringLiteral("<a href=\"%1\">%2</a>").arg(pageOf(format.anchorHref()).toHtmlEscaped(), html);
    return html;
}

QString htmlOf(const QTextBlock &block)
{
    QString html;
    for (auto part = block.begin(); !part.atEnd(); ++part)
        html += htmlOf(part.fragment());
    return html;
}

/// Returns the tag around consecutive blocks: a list, or lines of code; empty for other blocks.
QString around(const QTextBlock &block)
{
    if (block.blockFormat().hasProperty(QTextFormat::BlockCodeFence))
        return QStringLiteral("pre");
    if (const QTextList *list = block.textList())
        return list->format().style() == QTextListFormat::ListDecimal ? QStringLiteral("ol") : QStringLiteral("ul");
    return {};
}

QString bodyOf(const help::Source &source)
{
    QTextDocument document;
    document.setMarkdown(source.markdown, QTextDocument::MarkdownDialectGitHub);
    QString html;
    QString open;
    qsizetype heading = 0;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const QString now = around(block);
        if (now != open && !open.isEmpty())
            html += QStringLiteral("</%1>\n").arg(open);
        if (now != open && !now.isEmpty())
            html += QStringLiteral("<%1>").arg(now);
        open = now;
        if (block.blockFormat().headingLevel() > 0) {
            const help::Heading &known = source.headings[heading++];
            const QString name = known.anchor.isEmpty() ? QString() : QStringLiteral(" id=\"%1\"").arg(known.anchor);
            html += QStringLiteral("<h%1%2>%3</h%1>\n")
                        .arg(QString::number(known.level), name, known.title.toHtmlEscaped());
        } else if (now == u"pre") {
            html += block.text().toHtmlEscaped() + u'\n';
        } else {
            html +=
                (now.isEmpty() ? QStringLiteral("<p>%1</p>\n") : QStringLiteral("<li>%1</li>\n")).arg(htmlOf(block));
        }
    }
    return open.isEmpty() ? html : html + QStringLiteral("</%1>\n").arg(open);
}

QString htmlOf(const HelpTable &table)
{
    QString rows;
    for (const HelpEntry &entry : table.entries) {
        const QString title = entry.title.isEmpty()
            ? QString()
            : QStringLiteral("<strong>%1</strong><br/>").arg(entry.title.toHtmlEscaped());
        rows += QStringLiteral("<tr><td>%1</td><td>%2%3</td></tr>\n")
                    .arg(entry.mark.toHtmlEscaped(), title, entry.text.toHtmlEscaped());
    }
    return QStringLiteral("<h2>%1</h2>\n<table>\n%2</table>\n").arg(table.title.toHtmlEscaped(), rows);
}

bool write(const QString &path, const QByteArray &content)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

} // namespace

QString helpPage(const QString &chapter, const QString &language, const QList<HelpTable> &tables)
{
    const help::Source source = help::chapter(chapter, language);
    QString chapters;
    for (const help::Group &group : help::contents(language)) {
        for (const help::Entry &entry : group.chapters)
            chapters += QStringLiteral("<a href=\"%1.html\">%2</a> ").arg(entry.chapter, entry.title.toHtmlEscaped());
    }
    QString body = bodyOf(source);
    for (const HelpTable &table : tables)
        body += htmlOf(table);
    return QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\"><head><meta charset=\"utf-8\"/>"
                          "<meta name=\"viewport\" content=\"width=device-width\"/><title>%2 – Muster</title>"
                          "<style>%3</style></head>\n<body><nav>%4</nav>\n<main>\n%5</main></body></html>\n")
        .arg(language, source.title().toHtmlEscaped(), pageStyle, chapters, body);
}

bool writeHelpPages(const QString &folder, const QString &language,
                    const std::function<QList<HelpTable>(const QString &chapter)> &tables)
{
    const QDir place(folder);
    const QString pictures = QStringLiteral("pictures/");
    if (!place.mkpath(pictures))
        return false;
    QStringList chapters{help::contentsChapter()};
    for (const help::Group &group : help::contents(language)) {
        for (const help::Entry &entry : group.chapters)
            chapters << entry.chapter;
    }
    for (const QString &chapter : chapters) {
        const QString name = chapter == help::contentsChapter() ? QStringLiteral("index") : chapter;
        for (const QString &file : QSet<QString>{name, chapter}) {
            if (!write(place.filePath(file + QStringLiteral(".html")),
                       helpPage(chapter, language, tables(chapter)).toUtf8()))
                return false;
        }
    }
    for (const QString &name : QDir(QStringLiteral(":/help/en/pictures")).entryList(QDir::Files)) {
        QFile picture(help::pictureFile(pictures + name));
        if (!picture.open(QIODevice::ReadOnly) || !write(place.filePath(pictures + name), picture.readAll()))
            return false;
    }
    return true;
}

} // namespace muster

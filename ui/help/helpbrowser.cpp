// SPDX-License-Identifier: MIT
#include "ui/help/helpbrowser.h"

#include "ui/help/helpsource.h"
#include "ui/look/inks.h"
#include "ui/look/type.h"

#include <QEvent>
#include <QFontMetrics>
#include <QImage>
#include <QPalette>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextList>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace muster {

namespace {

constexpr int textLineHeight = 130; // per cent

void layHeading(QTextCursor &cursor, const help::Heading &heading, bool first)
{
    const TextUse use = heading.level == 1 ? TextUse::PageTitle
        : heading.level == 2               ? TextUse::SectionHeading
                                           : TextUse::BodyBold;
    QTextCharFormat format;
    format.setFont(fontFor(use));
    format.clearProperty(QTextFormat::FontSizeAdjustment);
    if (!heading.anchor.isEmpty()) {
        format.setAnchor(true);
        format.setAnchorNames({heading.anchor});
    }
    cursor.setCharFormat(format);
    QTextBlockFormat block = cursor.blockFormat();
    block.setTopMargin(first ? 0 : 18);
    block.setBottomMargin(6);
    cursor.setBlockFormat(block);
}

void layText(QTextCursor &cursor, const QPalette &palette)
{
    QTextBlockFormat block = cursor.blockFormat();
    const bool isCode = block.hasProperty(QTextFormat::BlockCodeFence);
    const bool goesOn = cursor.block().next().blockFormat().hasProperty(QTextFormat::BlockCodeFence);
    block.setTopMargin(0);
    block.setBottomMargin((isCode && goesOn) ? 0 : cursor.currentList() ? 4 : 10);
    if (isCode) {
        block.setBackground(inksOf(palette).plain);
        block.setNonBreakableLines(false);
    } else if (cursor.block().text() != QString(QChar::ObjectReplacementCharacter)) { // a picture is not a line of text
        block.setLineHeight(textLineHeight, QTextBlockFormat::ProportionalHeight);
    }
    cursor.setBlockFormat(block);
}

/// Sets code smaller than Body, and marks links by more than their colour.
void layWords(const QTextBlock &block, const QFont &body)
{
    constexpr qreal codeSize = 0.88;
    struct Part {
        int from, length;
        bool isCode, isLink;
    };
    std::vector<Part> parts; // collected first, because formatting a fragment changes the fragments
    for (auto part = block.begin(); !part.atEnd(); ++part) {
        const QTextCharFormat format = part.fragment().charFormat();
        if (format.fontFixedPitch() || format.isAnchor())
            parts.push_back(
                {part.fragment().position(), part.fragment().length(), format.fontFixedPitch(), format.isAnchor()});
    }
    for (const Part &part : parts) {
        QTextCursor cursor(block);
        cursor.setPosition(part.from);
        cursor.setPosition(part.from + part.length, QTextCursor::KeepAnchor);
        QTextCharFormat format;
        if (part.isCode)
            format.setFontPointSize(body.pointSizeF() * codeSize);
        if (part.isLink)
            format.setFontUnderline(true);
        cursor.mergeCharFormat(format);
    }
}

/// Returns the width of the column for marks, which all tables share.
int markWidthOf(const QList<HelpTable> &tables, const QFontMetrics &metrics)
{
    int width = 0;
    for (const HelpTable &table : tables) {
        for (const HelpEntry &entry : table.entries)
            width = std::max(width, metrics.horizontalAdvance(entry.mark));
    }
    constexpr int gap = 24;
    return width + gap;
}

/// Returns the HTML of a table, with all texts escaped.
QString htmlOf(const HelpTable &table, int markWidth, const QPalette &palette)
{
    const QFont serif = fontFor(TextUse::SectionHeading);
    const QString heading = QStringLiteral("<p style=\"font-family:'%1'; font-size:%2pt; font-weight:600; "
                                           "margin-top:14px; margin-bottom:4px\">%3</p>");
    const QString row =
        QStringLiteral("<tr><td width=\"%4\" style=\"padding:5px 18px 5px 0; color:%1\"><a name=\"%2\">%2</a></td>"
                       "<td style=\"padding:5px 0\">%3</td></tr>");
    QString rows;
    for (const HelpEntry &entry : table.entries) {
        QString words =
            entry.title.isEmpty() ? QString() : QStringLiteral("<b>%1</b><br>").arg(entry.title.toHtmlEscaped());
        words += entry.text.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>"));
        rows += row.arg(inksOf(palette).pencil.name(), entry.mark.toHtmlEscaped(), words, QString::number(markWidth));
    }
    return heading.arg(serif.family()).arg(serif.pointSizeF()).arg(table.title.toHtmlEscaped())
        + QStringLiteral("<table width=\"100%\" cellspacing=\"0\">") + rows + QStringLiteral("</table>");
}

} // namespace

void layHelp(QTextDocument &document, const help::Source &source, const QList<HelpTable> &tables,
             const QPalette &palette)
{
    document.setDefaultFont(fontFor(TextUse::Body));
    document.setMarkdown(source.markdown, QTextDocument::MarkdownDialectGitHub);
    qsizetype heading = 0;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        if (block.blockFormat().headingLevel() > 0) {
            layHeading(cursor, source.headings.value(heading), heading == 0);
            ++heading;
        } else {
            layText(cursor, palette);
            layWords(block, document.defaultFont());
        }
    }
    if (tables.isEmpty())
        return;
    QString html;
    const int markWidth = markWidthOf(tables, QFontMetrics(document.defaultFont()));
    for (const HelpTable &table : tables)
        html += htmlOf(table, markWidth, palette);
    QTextCursor end(&document);
    end.movePosition(QTextCursor::End);
    end.insertBlock(QTextBlockFormat(), QTextCharFormat());
    end.insertHtml(html);
}

namespace {

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::Base).lightness() < 128;
}

QImage picture(const QString &name, bool dark)
{
    return QImage(help::pictureFile(name, dark)).convertToFormat(QImage::Format_RGB32); // scaling needs full colours
}

} // namespace

HelpBrowser::HelpBrowser()
{
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false);
    document()->setDocumentMargin(0);
}

QVariant HelpBrowser::loadResource(int type, const QUrl &name)
{
    if (type != QTextDocument::ImageResource)
        return {}; // no resources are loaded from elsewhere
    return picture(name.toString(), isDark(palette()));
}

void HelpBrowser::fitPictures()
{
    const bool wasDark = std::exchange(m_dark, isDark(palette()));
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextFragment fragment = part.fragment();
            if (!fragment.charFormat().isImageFormat())
                continue;
            QTextImageFormat image = fragment.charFormat().toImageFormat();
            const QImage shown = picture(image.name(), m_dark);
            const QSizeF natural = QSizeF(shown.size()) / help::pictureRatio;
            const qreal wanted = std::min<qreal>(viewport()->width(), natural.width());
            if (shown.isNull() || (qFuzzyCompare(image.width(), wanted) && m_dark == wasDark))
                continue;
            image.setWidth(wanted);
            image.setHeight(wanted * natural.height() / natural.width());
            // The document draws images without smoothing, so it gets one in the pixels of the screen.
            const int pixels = int(std::lround(wanted * devicePixelRatioF()));
            document()->addResource(QTextDocument::ImageResource, QUrl(image.name()),
                                    shown.scaledToWidth(pixels, Qt::SmoothTransformation));
            QTextCursor cursor(document());
            cursor.setPosition(fragment.position());
            cursor.setPosition(fragment.position() + fragment.length(), QTextCursor::KeepAnchor);
            cursor.setCharFormat(image);
            break; // one per paragraph, whose fragments have changed
        }
    }
}

void HelpBrowser::resizeEvent(QResizeEvent *event)
{
    QTextBrowser::resizeEvent(event);
    fitPictures();
}

void HelpBrowser::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        fitPictures();
}

} // namespace muster

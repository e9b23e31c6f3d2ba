// SPDX-License-Identifier: MIT
#include "app/desktop/roff.h"

#include <QRegularExpression>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextList>

using namespace Qt::StringLiterals;

namespace muster::roff {

namespace {

QString wordsOf(const QTextBlock &block)
{
    QString words;
    for (auto part = block.begin(); !part.atEnd(); ++part) {
        const QTextCharFormat format = part.fragment().charFormat();
        if (format.isImageFormat())
            continue;
        QString text = part.fragment().text();
        text.replace(QChar::LineSeparator, u' ');
        if (format.fontFixedPitch())
            words += typed(text);
        else if (format.fontWeight() > QFont::Medium)
            words += u"\\fB"_s + plain(text) + u"\\fR"_s;
        else if (format.fontItalic())
            words += u"\\fI"_s + plain(text) + u"\\fR"_s;
        else
            words += plain(text);
    }
    return words;
}

QString entry(const QTextBlock &block, const QTextList &list)
{
    const bool isNumbered = list.format().style() == QTextListFormat::ListDecimal;
    return u".IP %1 %2\n"_s.arg(isNumbered ? plain(list.itemText(block)) : u"\\(bu"_s, isNumbered ? u"4"_s : u"2"_s);
}

} // namespace

QString plain(QString text)
{
    static const QRegularExpression request(u"^(?=[.'])"_s, QRegularExpression::MultilineOption);
    text.replace(u'\\', u"\\e"_s).replace(u'-', u"\\-"_s).replace(u"…"_s, u"..."_s).replace(request, u"\\&"_s);
    return text;
}

QString typed(const QString &text)
{
    QString code = plain(text);
    code.replace(u'\'', u"\\(aq"_s).replace(u'~', u"\\(ti"_s).replace(u'^', u"\\(ha"_s).replace(u'`', u"\\(ga"_s);
    return u"\\fB"_s + code + u"\\fR"_s;
}

QString line(const QString &request, const QString &text)
{
    return text.isEmpty() ? request + u'\n' : request + u' ' + plain(text) + u'\n';
}

QString chapter(const help::Source &source)
{
    QTextDocument document;
    document.setMarkdown(source.markdown, QTextDocument::MarkdownDialectGitHub);
    QString page;
    bool inCode = false;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const int level = block.blockFormat().headingLevel();
        const bool isCode = block.blockFormat().hasProperty(QTextFormat::BlockCodeFence);
        if (isCode != inCode)
            page += isCode ? u".PP\n.nf\n"_s : u".fi\n"_s;
        inCode = isCode;
        if (level > 0)
            page += line(level == 1 ? u".SH"_s : u".SS"_s, level == 1 ? block.text().toUpper() : block.text());
        else if (isCode)
            page += typed(block.text()) + u'\n';
        else if (const QString words = wordsOf(block); !words.isEmpty())
            page += (block.textList() ? entry(block, *block.textList()) : u".PP\n"_s) + words + u'\n';
    }
    return inCode ? page + u".fi\n"_s : page;
}

} // namespace muster::roff

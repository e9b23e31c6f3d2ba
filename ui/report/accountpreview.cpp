// SPDX-License-Identifier: MIT
#include "ui/report/accountpreview.h"

#include "model/story/words.h"
#include "ui/look/inks.h"
#include "ui/look/type.h"
#include "ui/parts/dicerow.h"
#include "ui/report/mapimage.h"

#include <QPainter>
#include <QPalette>
#include <QScrollBar>
#include <QTextDocument>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

// Sizes of a page in a browser, at three quarters.
constexpr int readWidth = 530;
constexpr int phoneWidth = 300;
constexpr int pageEdge = 28;
constexpr int mapShare = 52; // per cent of the width
constexpr qreal previewDie = 12;

QString safe(const QString &text)
{
    return text.toHtmlEscaped().replace(u'\n', u"<br>"_s);
}

QString coloured(const QString &text, const QColor &colour)
{
    return u"<span style=\"color:%1\">%2</span>"_s.arg(colour.name(), text);
}

/// A builder that fills a document with one account. Its drawings are added as resources.
class PreviewPage
{
public:
    PreviewPage(QTextDocument &document, const Pack &pack, const PictureSource &pictures, bool phone, qreal ratio)
        : m_document(document)
        , m_pack(pack)
        , m_pictures(pictures)
        , m_phone(phone)
        , m_ratio(ratio)
    {
    }

    QString of(const Account &account)
    {
        QStringList facts;
        for (const AccountFact &fact : account.facts)
            facts << pencil(safe(fact.pattern)).arg(coloured(u"<b>%1</b>"_s.arg(safe(fact.value)), m_inks.ink));
        QString out =
            u"<p style=\"margin-bottom:0\">%1</p><p style=\"font-family:'%2'; font-size:29px; font-weight:600; "
            "margin-top:0; margin-bottom:4px\">%3</p><p>%4</p>"_s.arg(
                //: The campaign, and the month or other turn
                pencil(safe(AccountText::tr("%1, %2").arg(account.campaign, account.when))),
                fontFor(TextUse::PageTitle).family(), safe(account.title), facts.join(u" &nbsp; &nbsp; "_s));
        out += passages(account.opening) + table(account) + came(account) + turns(account) + fates(account)
            + next(account) + careers(account);
        if (!account.diceAtEnd.empty()) {
            //: Heading of the report: all dice rolled
            out += heading(AccountText::tr("The dice"));
            for (const AccountLine &one : account.diceAtEnd)
                out += u"<p style=\"margin:0\">%1 %2</p>"_s.arg(safe(one.text), dice(one.dice));
        }
        out += passages(account.closing);
        QStringList foot;
        for (const QString &part : account.foot)
            foot << safe(part);
        return out + u"<hr><p>%1</p>"_s.arg(pencil(foot.join(u" &nbsp; &nbsp; "_s)));
    }

private:
    int width() const { return m_phone ? phoneWidth : readWidth; }
    QString pencil(const QString &text) const { return coloured(text, m_inks.pencil); }
    /// Returns the player's text as HTML.
    QString own(const QString &text) const { return safe(text).replace(words::asides(), pencil(u"\\1"_s)); }

    QString image(const QImage &image, QSizeF size)
    {
        const QString name = u"image:%1"_s.arg(++m_images);
        m_document.addResource(QTextDocument::ImageResource, QUrl(name), image);
        return u"<img src=\"%1\" width=\"%2\" height=\"%3\">"_s.arg(name)
            .arg(qRound(size.width()))
            .arg(qRound(size.height()));
    }

    QString dice(const std::vector<StoryDice> &dice)
    {
        QString out;
        for (const StoryDice &group : dice) {
            const QSizeF size(storyDiceWidth(group, previewDie) + 2, previewDie + 5);
            QImage drawn((size * m_ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
            drawn.setDevicePixelRatio(m_ratio);
            drawn.fill(Qt::transparent);
            QPainter painter(&drawn);
            painter.setRenderHint(QPainter::Antialiasing);
            paintStoryDice(painter, QPointF(1, 1), previewDie, group, m_inks);
            painter.end();
            out += image(drawn, size) + u' ';
        }
        return out;
    }

    QString line(const AccountLine &line) const
    {
        const QString text = line.own ? own(line.text) : safe(line.text);
        return line.dice.empty() ? text : text + u' ' + pencil(u'[' + safe(facesOf(line.dice)) + u']');
    }

    QString heading(const QString &title) const
    {
        return u"<table width=\"100%\" cellspacing=\"0\" style=\"margin-top:18px; margin-bottom:6px\"><tr><td "
               "style=\"border-bottom:1px solid %1; padding-bottom:3px; font-family:'%2'; font-size:16px; "
               "font-weight:600\">%3</td></tr></table>"_s.arg(m_inks.ink.name(), fontFor(TextUse::PageTitle).family(),
                                                              safe(title));
    }

    QString passages(const std::vector<AccountPassage> &passages)
    {
        QString out;
        for (const AccountPassage &passage : passages) {
            if (passage.picture) {
                out += picture(*passage.picture);
                continue;
            }
            if (!passage.title.isEmpty())
                out += u"<p><b>%1</b></p>"_s.arg(safe(passage.title));
            for (const QString &part : passage.text.split(u"\n\n"_s, Qt::SkipEmptyParts))
                out += u"<p>%1</p>"_s.arg(own(part.trimmed()));
        }
        return out;
    }

    QString picture(const Picture &picture)
    {
        const std::optional<QByteArray> content = m_pictures ? m_pictures(picture.sha256) : std::nullopt;
        const QImage photo = content ? QImage::fromData(*content) : QImage();
        if (photo.isNull())
            return {};
        const QSizeF size(width(), 1.0 * width() * photo.height() / photo.width());
        const QImage shown = photo.scaled((size * m_ratio).toSize(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        return u"<p>%1<br>%2</p>"_s.arg(image(shown, size), pencil(safe(picture.caption)));
    }

    QString table(const Account &account)
    {
        const AccountTable &table = account.table;
        if (!table.hasMap() && table.paragraphs.empty())
            return {};
        QString words;
        for (const AccountParagraph &paragraph : table.paragraphs) {
            QStringList lines;
            for (const AccountLine &one : paragraph.lines)
                lines << line(one);
            words += u"<p style=\"margin-top:0; margin-bottom:8px\"><b>%1</b><br>%2</p>"_s.arg(safe(paragraph.title),
                                                                                               lines.join(u"<br>"_s));
        }
        //: Heading of the report: the battlefield
        const QString title = heading(AccountText::tr("The table"));
        if (!table.hasMap())
            return title + words;
        const MapImage map(table, m_pack);
        const QSizeF size = map.size(m_phone ? width() : width() * mapShare / 100.0);
        QImage drawn((size * m_ratio).toSize(), QImage::Format_RGB32);
        drawn.setDevicePixelRatio(m_ratio);
        drawn.fill(m_inks.paper);
        QPainter painter(&drawn);
        painter.setRenderHint(QPainter::Antialiasing);
        map.paint(painter, QRectF(QPointF(), size));
        painter.end();
        const QString shown = image(drawn, size) + u"<br>"_s + pencil(safe(table.caption));
        if (m_phone)
            return title + u"<p>%1</p>"_s.arg(shown) + words;
        return title
            + u"<table width=\"100%\" cellspacing=\"0\"><tr><td width=\"%1\">%2</td><td style=\"padding-left:16px\">%3</td></tr></table>"_s
                  .arg(QString::number(qRound(size.width())), shown, words);
    }

    QString came(const Account &account) const
    {
        if (account.came.empty())
            return {};
        //: Heading of the report: the figures that took part
        QString out = heading(AccountText::tr("Who came"))
            + u"<table width=\"100%\" cellspacing=\"0\">"_s
            //: A column: what armour the figure wears
            + head({account.worth, AccountText::tr("Name and type"), AccountText::tr("Armour"),
                    //: A column: the figure's weapon
                    AccountText::tr("Weapon")});
        for (const AccountFigure &figure : account.came) {
            const QString name = star(figure.star) + u"<b>%1</b> "_s.arg(safe(figure.name)) + pencil(safe(figure.kind));
            out += u"<tr>"_s + cell(u"<b>%1</b>"_s.arg(figure.rep)) + cell(name) + cell(safe(figure.armour))
                + cell(safe(figure.weapon)) + u"</tr>"_s;
        }
        out += u"</table>"_s;
        if (!account.satOut.isEmpty())
            out += u"<p>%1</p>"_s.arg(pencil(safe(AccountText::tr("Sat out: %1.").arg(account.satOut))));
        return out;
    }

    QString turns(const Account &account)
    {
        if (account.turns.empty())
            return {};
        QString out = heading(AccountText::tr("Turn by turn"));
        for (const AccountTurn &turn : account.turns) {
            QStringList lines;
            for (const AccountLine &one : turn.lines)
                lines << line(one);
            const QString number = turn.turn > 0 ? QString::number(turn.turn) : u"–"_s;
            if (!lines.isEmpty())
                out += u"<table width=\"100%\" cellspacing=\"0\"><tr>"_s
                    + cell(u"<b>%1</b>"_s.arg(number), u"width=\"34\""_s) + cell(lines.join(u"<br>"_s))
                    + u"</tr></table>"_s;
            for (const Picture &shown : turn.pictures)
                out += picture(shown);
        }
        return out;
    }

    QString fates(const Account &account)
    {
        if (account.fates.empty())
            return {};
        QString out = heading(AccountText::tr("Before and after")) + u"<table width=\"100%\" cellspacing=\"0\">"_s;
        if (!m_phone)
            //: A column: a figure's name
            out += head({AccountText::tr("Name"), account.worth, AccountText::tr("What became of them"),
                         //: A column: the dice that were rolled
                         AccountText::tr("Dice")});
        for (const AccountFate &fate : account.fates) {
            QString name = u"<b>%1</b>"_s.arg(safe(fate.name));
            if (fate.gone)
                name = u"<s>%1</s>"_s.arg(name);
            const QString rep = u"<b>%1</b> → %2"_s.arg(QString::number(fate.repBefore),
                                                        fate.gone ? pencil(safe(words::inLine(*fate.gone)))
                                                                  : u"<b>%1</b>"_s.arg(fate.repAfter));
            if (m_phone)
                out += u"<tr>"_s
                    + cell(star(fate.star) + name + u"<br>"_s + safe(fate.told) + u"<br>"_s + dice(fate.dice))
                    + cell(rep, u"align=\"right\""_s) + u"</tr>"_s;
            else
                out += u"<tr>"_s + cell(star(fate.star) + name) + cell(rep) + cell(safe(fate.told))
                    + cell(dice(fate.dice)) + u"</tr>"_s;
        }
        return out + u"</table>"_s;
    }

    QString next(const Account &account) const
    {
        QStringList cells;
        for (const AccountFact &fact : account.next)
            cells << u"<td style=\"padding-right:26px\">%1<br><b>%2</b></td>"_s.arg(pencil(safe(fact.pattern)),
                                                                                    safe(fact.value));
        const QString title = heading(AccountText::tr("What comes next"));
        if (!m_phone)
            return title + u"<table cellspacing=\"0\"><tr>%1</tr></table>"_s.arg(cells.join(QString()));
        QString rows;
        for (const QString &one : cells)
            rows += u"<tr>%1</tr>"_s.arg(one);
        return title + u"<table cellspacing=\"0\">%1</table>"_s.arg(rows);
    }

    QString careers(const Account &account)
    {
        if (account.careers.empty())
            return {};
        //: Heading of the report: the history of each figure
        QString out = heading(AccountText::tr("Careers"));
        for (const AccountCareer &career : account.careers) {
            QStringList lines{star(career.star) + u"<b>%1</b> "_s.arg(safe(career.name)) + pencil(safe(career.kind))};
            for (const AccountLine &one : career.lines)
                lines << line(one);
            out += u"<p>%1</p>"_s.arg(lines.join(u"<br>"_s)) + passages(career.passages);
        }
        return out;
    }

    QString star(bool star) const { return star ? coloured(u"★ "_s, m_inks.accent) : QString(); }
    QString cell(const QString &content, const QString &attributes = {}) const
    {
        return u"<td %1 style=\"border-bottom:1px solid %2; padding:4px 6px 4px 0\">%3</td>"_s.arg(
            attributes, m_inks.rule.name(), content);
    }

    QString head(const QStringList &titles) const
    {
        QString out = u"<tr>"_s;
        for (const QString &title : titles)
            out += u"<td style=\"border-bottom:1px solid %1; padding:0 6px 3px 0; font-size:10px\">%2</td>"_s.arg(
                m_inks.rule.name(), pencil(safe(title)));
        return out + u"</tr>"_s;
    }

    QTextDocument &m_document;
    const Pack &m_pack;
    const PictureSource &m_pictures;
    const Inks &m_inks = lightInks();
    bool m_phone;
    qreal m_ratio;
    int m_images = 0;
};

} // namespace

AccountPreview::AccountPreview()
{
    //: Name of a panel, for a screen reader
    setAccessibleName(tr("Preview"));
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    document()->setUndoRedoEnabled(false);
    document()->setDocumentMargin(0);
    QPalette page = paletteOf(lightInks()); // pages for others are light
    page.setColor(QPalette::Window, lightInks().paper); // beside the text, too
    setPalette(page);
    setAutoFillBackground(true);
}

void AccountPreview::showAccounts(const std::vector<Account> &accounts, const Pack &pack, const PictureSource &pictures)
{
    m_isText = false;
    const int at = verticalScrollBar()->value();
    document()->clear();
    QFont body = fontFor(TextUse::Body);
    body.setPixelSize(12);
    document()->setDefaultFont(body);
    PreviewPage page(*document(), pack, pictures, m_phone, devicePixelRatioF());
    QString all;
    for (const Account &account : accounts)
        all += page.of(account);
    setHtml(all);
    lay();
    verticalScrollBar()->setValue(at);
}

void AccountPreview::showText(const QString &text)
{
    m_isText = true;
    QFont typed(u"monospace"_s);
    typed.setStyleHint(QFont::Monospace);
    typed.setPixelSize(12);
    document()->setDefaultFont(typed);
    setPlainText(text);
    lay();
}

void AccountPreview::setPhone(bool phone)
{
    m_phone = phone;
}

void AccountPreview::resizeEvent(QResizeEvent *event)
{
    lay();
    QTextBrowser::resizeEvent(event);
}

/// Centres the page in its view, not wider than it is read.
void AccountPreview::lay()
{
    const bool narrow = m_phone && !m_isText;
    const int wanted = narrow ? phoneWidth : readWidth;
    const int edge = qMax(narrow ? 12 : pageEdge, (width() - wanted) / 2);
    if (viewportMargins().left() != edge)
        setViewportMargins(edge, 20, qMax(0, edge - verticalScrollBar()->sizeHint().width()), 0);
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "ui/report/accountpreview.h"

#include "model/account/writers.h"
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

    // The parts of an account, for writeParts().

    void begin(const Account &account)
    {
        QStringList facts;
        for (const AccountFact &fact : account.facts)
            facts << pencil(safe(fact.pattern)).arg(coloured(u"<b>%1</b>"_s.arg(safe(fact.value)), m_inks.ink));
        out += u"<p style=\"margin-bottom:0\">%1</p><p style=\"font-family:'%2'; font-size:29px; font-weight:600; "
               "margin-top:0; margin-bottom:4px\">%3</p><p>%4</p>"_s.arg(
                   pencil(safe(AccountText::tr("%1, %2").arg(account.campaign, account.when))),
                   fontFor(TextUse::PageTitle).family(), safe(account.title), facts.join(u" &nbsp; &nbsp; "_s));
    }

    void heading(const QString &title)
    {
        out += u"<table width=\"100%\" cellspacing=\"0\" style=\"margin-top:18px; margin-bottom:6px\"><tr><td "
               "style=\"border-bottom:1px solid %1; padding-bottom:3px; font-family:'%2'; font-size:16px; "
               "font-weight:600\">%3</td></tr></table>"_s.arg(m_inks.ink.name(), fontFor(TextUse::PageTitle).family(),
                                                              safe(title));
    }

    void passage(const AccountPassage &passage)
    {
        if (!passage.title.isEmpty())
            out += u"<p><b>%1</b></p>"_s.arg(safe(passage.title));
        for (const QString &part : passage.text.split(u"\n\n"_s, Qt::SkipEmptyParts))
            out += u"<p>%1</p>"_s.arg(own(part.trimmed()));
    }

    void picture(const Picture &picture)
    {
        const std::optional<QByteArray> content = m_pictures ? m_pictures(picture.sha256) : std::nullopt;
        const QImage photo = content ? QImage::fromData(*content) : QImage();
        if (photo.isNull())
            return;
        const QSizeF size(width(), 1.0 * width() * photo.height() / photo.width());
        const QImage shown = photo.scaled((size * m_ratio).toSize(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        out += u"<p>%1<br>%2</p>"_s.arg(image(shown, size), pencil(safe(picture.caption)));
    }

    QString mapOf(const Account &account)
    {
        const MapImage map(account.table, m_pack);
        const QSizeF size = map.size(mapWidth());
        QImage drawn((size * m_ratio).toSize(), QImage::Format_RGB32);
        drawn.setDevicePixelRatio(m_ratio);
        drawn.fill(m_inks.paper);
        QPainter painter(&drawn);
        painter.setRenderHint(QPainter::Antialiasing);
        map.paint(painter, QRectF(QPointF(), size));
        painter.end();
        return image(drawn, size) + u"<br>"_s + pencil(safe(account.table.caption));
    }

    void ground(const Account &account, const QString &map)
    {
        QString words;
        for (const AccountParagraph &paragraph : account.table.paragraphs)
            words += u"<p style=\"margin-top:0; margin-bottom:8px\"><b>%1</b><br>%2</p>"_s.arg(safe(paragraph.title),
                                                                                               lines(paragraph.lines));
        if (map.isEmpty())
            out += words;
        else if (m_phone)
            out += u"<p>%1</p>"_s.arg(map) + words;
        else
            out +=
                u"<table width=\"100%\" cellspacing=\"0\"><tr><td width=\"%1\">%2</td><td style=\"padding-left:16px\">%3</td></tr></table>"_s
                    .arg(QString::number(qRound(mapWidth())), map, words);
    }

    void came(const Account &account, const QStringList &heads, bool)
    {
        QString rows = head(heads);
        for (const AccountFigure &figure : account.came) {
            const QString name = star(figure.star) + u"<b>%1</b> "_s.arg(safe(figure.name)) + pencil(safe(figure.kind));
            rows += u"<tr>"_s + cell(u"<b>%1</b>"_s.arg(figure.rep)) + cell(name) + cell(safe(figure.armour))
                + cell(safe(figure.weapon)) + u"</tr>"_s;
        }
        addTable(rows);
    }

    void note(const QString &text) { out += u"<p>%1</p>"_s.arg(pencil(safe(text))); }

    void turn(const AccountTurn &turn)
    {
        const QString number = turn.turn > 0 ? QString::number(turn.turn) : u"–"_s;
        if (!turn.lines.empty())
            addTable(u"<tr>"_s + cell(u"<b>%1</b>"_s.arg(number), u"width=\"34\""_s) + cell(lines(turn.lines))
                     + u"</tr>"_s);
    }

    void fates(const Account &account, const QStringList &heads, bool)
    {
        QString rows = m_phone ? QString() : head(heads);
        for (const AccountFate &fate : account.fates) {
            QString name = u"<b>%1</b>"_s.arg(safe(fate.name));
            if (fate.gone)
                name = u"<s>%1</s>"_s.arg(name);
            const QString rep = u"<b>%1</b> → %2"_s.arg(QString::number(fate.repBefore),
                                                        fate.gone ? pencil(safe(words::inLine(*fate.gone)))
                                                                  : u"<b>%1</b>"_s.arg(fate.repAfter));
            if (m_phone)
                rows += u"<tr>"_s
                    + cell(star(fate.star) + name + u"<br>"_s + safe(fate.told) + u"<br>"_s + diceOf(fate.dice))
                    + cell(rep, u"align=\"right\""_s) + u"</tr>"_s;
            else
                rows += u"<tr>"_s + cell(star(fate.star) + name) + cell(rep) + cell(safe(fate.told))
                    + cell(diceOf(fate.dice)) + u"</tr>"_s;
        }
        addTable(rows);
    }

    void next(const std::vector<AccountFact> &facts)
    {
        QStringList cells;
        for (const AccountFact &fact : facts)
            cells << u"<td style=\"padding-right:26px\">%1<br><b>%2</b></td>"_s.arg(pencil(safe(fact.pattern)),
                                                                                    safe(fact.value));
        out += u"<table cellspacing=\"0\"><tr>%1</tr></table>"_s.arg(cells.join(m_phone ? u"</tr><tr>"_s : QString()));
    }

    void career(const AccountCareer &career)
    {
        out += u"<p>%1</p>"_s.arg(star(career.star) + u"<b>%1</b> "_s.arg(safe(career.name)) + pencil(safe(career.kind))
                                  + u"<br>"_s + lines(career.lines));
    }

    void dice(const std::vector<AccountLine> &lines)
    {
        for (const AccountLine &one : lines)
            out += u"<p style=\"margin:0\">%1 %2</p>"_s.arg(safe(one.text), diceOf(one.dice));
    }

    void end(const Account &account, bool)
    {
        QStringList foot;
        for (const QString &part : account.foot)
            foot << safe(part);
        out += u"<hr><p>%1</p>"_s.arg(pencil(foot.join(u" &nbsp; &nbsp; "_s)));
    }

    QString out;

private:
    int width() const { return m_phone ? phoneWidth : readWidth; }
    qreal mapWidth() const { return m_phone ? width() : width() * mapShare / 100.0; }
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

    QString diceOf(const std::vector<StoryDice> &dice)
    {
        QString images;
        for (const StoryDice &group : dice) {
            const QSizeF size(storyDiceWidth(group, previewDie) + 2, previewDie + 5);
            QImage drawn((size * m_ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
            drawn.setDevicePixelRatio(m_ratio);
            drawn.fill(Qt::transparent);
            QPainter painter(&drawn);
            painter.setRenderHint(QPainter::Antialiasing);
            paintStoryDice(painter, QPointF(1, 1), previewDie, group, m_inks);
            painter.end();
            images += image(drawn, size) + u' ';
        }
        return images;
    }

    QString line(const AccountLine &line) const
    {
        const QString text = line.own ? own(line.text) : safe(line.text);
        return line.dice.empty() ? text : text + u' ' + pencil(u'[' + safe(facesOf(line.dice)) + u']');
    }

    QString lines(const std::vector<AccountLine> &all) const
    {
        QStringList lines;
        for (const AccountLine &one : all)
            lines << line(one);
        return lines.join(u"<br>"_s);
    }

    void addTable(const QString &rows) { out += u"<table width=\"100%\" cellspacing=\"0\">%1</table>"_s.arg(rows); }

    QString star(bool star) const { return star ? coloured(u"★ "_s, m_inks.accent) : QString(); }
    QString cell(const QString &content, const QString &attributes = {}) const
    {
        return u"<td %1 style=\"border-bottom:1px solid %2; padding:4px 6px 4px 0\">%3</td>"_s.arg(
            attributes, m_inks.rule.name(), content);
    }

    QString head(const QStringList &titles) const
    {
        QString cells;
        for (const QString &title : titles)
            cells += u"<td style=\"border-bottom:1px solid %1; padding:0 6px 3px 0; font-size:10px\">%2</td>"_s.arg(
                m_inks.rule.name(), pencil(safe(title)));
        return u"<tr>%1</tr>"_s.arg(cells);
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
    for (const Account &account : accounts)
        writeParts(account, page);
    setHtml(page.out);
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

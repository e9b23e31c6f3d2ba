// SPDX-License-Identifier: MIT
#include "ui/paper/bookpages.h"

#include "ui/look/icon.h"
#include "ui/paper/papermarks.h"
#include "ui/texts.h"

#include <QImage>

namespace muster::paper {

namespace {

constexpr qreal bookFoot = 22;
constexpr qreal proseLine = 13.4;
constexpr qreal sentenceLine = 12.6;

void drawBookFoot(QPainter &painter, const QRectF &place, const QString &title, int page)
{
    if (page == 0)
        return; // no foot on the cover
    const QRectF line(place.left(), place.bottom() - 11, place.width(), 11);
    // The page number is at the outer edge, as in a book.
    const bool left = page % 2 == 1;
    const auto outer = left ? Qt::AlignLeft : Qt::AlignRight;
    const auto inner = left ? Qt::AlignRight : Qt::AlignLeft;
    text(painter, line, Style::SmallBold, QString::number(page + 1), outer | Qt::AlignVCenter);
    pencil(painter, line.adjusted(left ? 40 : 0, 0, left ? 0 : -40, 0), title, Style::Small, inner | Qt::AlignVCenter);
}

} // namespace

bool BookLayout::goesOn()
{
    isStopped = isStopped || (laying && !laying(done++, all));
    return !isStopped;
}

void mention(const PageFlow &flow, BookLayout &book, FigureId figure, const QString &name)
{
    book.figures[{figure, name}].insert(flow.pageCount());
}

void addPartTitle(PageFlow &flow, const QString &title)
{
    constexpr qreal titleHeight = 44;
    flow.add(titleHeight, [title](QPainter &painter, const QRectF &place) {
        text(painter, place.adjusted(0, 0, 0, -12), Style::Title, title);
        painter.setPen({printInks().ink, 1.4});
        painter.drawLine(place.bottomLeft() + QPointF(0, -10), place.bottomRight() + QPointF(0, -10));
    });
}

void addBookHeading(PageFlow &flow, const QString &title, qreal following)
{
    constexpr qreal headingHeight = 20;
    flow.space(8);
    flow.keep(headingHeight + following);
    flow.add(headingHeight, [title](QPainter &painter, const QRectF &place) {
        text(painter, place.adjusted(0, 0, 0, -3), Style::Heading, title);
        painter.setPen({printInks().ink, 0.7});
        painter.drawLine(place.bottomLeft() + QPointF(0, -2), place.bottomRight() + QPointF(0, -2));
    });
    flow.space(3);
}

/// Returns the lines of a paragraph of any length. Lettering measures only a few lines at a time.
static QStringList linesOf(const QString &paragraph, qreal width)
{
    constexpr qsizetype piece = 1500;
    QStringList lines;
    QString rest = paragraph;
    while (rest.size() > piece) {
        const qsizetype blank = rest.lastIndexOf(u' ', piece);
        const qsizetype cut = blank > piece / 2 ? blank : piece;
        QStringList some = lettering(Style::Body).lines(rest.left(cut), width);
        const QString unfinished = some.size() > 1 ? some.takeLast() : QString();
        lines += some;
        rest = unfinished + rest.mid(cut);
    }
    return rest.isEmpty() ? lines : lines + lettering(Style::Body).lines(rest, width);
}

/// Adds paragraphs, with lines of a comfortable width.
static void addProse(PageFlow &flow, const QString &words, qreal indent = 0)
{
    constexpr qreal longestLine = 430;
    for (const QString &paragraph : words.split(u'\n', Qt::SkipEmptyParts)) {
        for (const QString &line : linesOf(paragraph, qMin(flow.width() - indent, longestLine))) {
            flow.add(proseLine, [line, indent](QPainter &painter, const QRectF &place) {
                text(painter, place.adjusted(indent, 0, 0, 0), Style::Body, line);
            });
        }
        flow.space(5);
    }
}

void addSentence(PageFlow &flow, const AccountLine &line, qreal indent)
{
    if (line.own)
        return addProse(flow, line.text, indent);
    const QString dice = line.dice.empty() ? QString() : u'[' + facesOf(line.dice) + u']';
    const qreal width = flow.width() - indent;
    QStringList lines = lettering(Style::Body).lines(line.text, width);
    if (lines.isEmpty())
        lines << QString();
    const qreal diceWidth = lettering(Style::Small).width(dice) + 5;
    const bool diceFit = dice.isEmpty() || lettering(Style::Body).width(lines.last()) + diceWidth <= width;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString behind = i + 1 == lines.size() && diceFit ? dice : QString();
        flow.add(sentenceLine, [words = lines[i], behind, indent](QPainter &painter, const QRectF &place) {
            const QRectF row = place.adjusted(indent, 0, 0, 0);
            text(painter, row, Style::Body, words);
            if (!behind.isEmpty())
                pencil(painter, row.adjusted(lettering(Style::Body).width(words) + 5, 0.6, 0, 0.6), behind);
        });
    }
    if (diceFit)
        return;
    for (const QString &rest : lettering(Style::Small).lines(dice, width)) {
        flow.add(sentenceLine, [rest, indent](QPainter &painter, const QRectF &place) {
            pencil(painter, place.adjusted(indent, 0, 0, 0), rest);
        });
    }
}

/// Draws a photograph from the file. A missing or damaged one leaves its place empty.
static void drawPhotograph(QPainter &painter, const QRectF &place, const PictureSource &pictures, const QString &sha256)
{
    constexpr int mostPixels = 1400; // pixels on the long side, enough for paper of this size
    const std::optional<QByteArray> content = pictures ? pictures(sha256) : std::nullopt;
    QImage photo = content ? QImage::fromData(*content) : QImage();
    if (photo.isNull())
        return;
    if (qMax(photo.width(), photo.height()) > mostPixels)
        photo = photo.scaled(mostPixels, mostPixels, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(place, photo);
    painter.restore();
}

void addPhotograph(PageFlow &flow, const BookLayout &book, const Picture &picture, qreal highest)
{
    constexpr qreal caption = 14;
    const qreal shape = qreal(qMax(1, picture.width)) / qMax(1, picture.height);
    const qreal height = qMin(highest, flow.width() / shape);
    flow.space(4);
    flow.add(height + (picture.caption.isEmpty() ? 0 : caption),
             [=, pictures = book.pictures](QPainter &painter, const QRectF &place) {
                 const QRectF photo(place.topLeft(), QSizeF(height * shape, height));
                 drawPhotograph(painter, photo, pictures, picture.sha256);
                 pencil(painter, QRectF(place.left(), photo.bottom() + 2, place.width(), caption - 2), picture.caption);
             });
    flow.space(6);
}

void addPassages(PageFlow &flow, const BookLayout &book, const std::vector<AccountPassage> &passages, qreal highest)
{
    for (const AccountPassage &passage : passages) {
        if (passage.picture) {
            addPhotograph(flow, book, *passage.picture, highest);
            continue;
        }
        if (!passage.title.isEmpty())
            addBookHeading(flow, passage.title);
        addProse(flow, passage.text);
    }
}

static void addCover(PageFlow &flow, const std::shared_ptr<BookLayout> &book)
{
    flow.add(flow.left(), [book](QPainter &painter, const QRectF &place) {
        const CampaignBook &told = book->book;
        const qreal titleSize = 44;
        const Lettering title(TextUse::PageTitle, titleSize);
        const QStringList lines = title.lines(told.title, place.width(), 4);
        qreal y = place.top() + place.height() * 0.24;
        painter.setPen(printInks().ink);
        for (const QString &line : lines) {
            title.draw(painter, QRectF(place.left(), y, place.width(), title.lineHeight()),
                       Qt::AlignHCenter | Qt::AlignVCenter, line);
            y += title.lineHeight();
        }
        y += 26;
        painter.setPen({printInks().ink, 1});
        painter.drawLine(QPointF(place.center().x() - 60, y), QPointF(place.center().x() + 60, y));
        y += 30;
        if (told.portrait) {
            constexpr qreal portraitHeight = 170;
            const qreal width = portraitHeight * told.portrait->width / qMax(1, told.portrait->height);
            drawPhotograph(painter, QRectF(place.center().x() - width / 2, y, width, portraitHeight), book->pictures,
                           told.portrait->sha256);
            y += portraitHeight + 18;
        }
        if (!told.star.isEmpty()) {
            constexpr qreal icon = 26;
            drawIcon(painter, "star-full", QRectF(place.center().x() - icon / 2, y, icon, icon), printInks().ink);
            y += icon + 10;
            text(painter, QRectF(place.left(), y, place.width(), 26), Style::StarName, told.star, Qt::AlignCenter);
            y += 34;
        }
        text(painter, QRectF(place.left(), y, place.width(), 14), Style::Body, told.rules, Qt::AlignCenter);
        pencil(painter, QRectF(place.left(), y + 17, place.width(), 14), told.span, Style::Body, Qt::AlignCenter);

        const qreal width = place.width() / qreal(qMax<std::size_t>(1, told.facts.size()));
        for (std::size_t i = 0; i < told.facts.size(); ++i) {
            const QRectF fact(place.left() + width * qreal(i), place.bottom() - 70, width, 30);
            text(painter, fact, Style::Rep, told.facts[i].value, Qt::AlignHCenter | Qt::AlignTop);
            pencil(painter, fact.translated(0, 20), told.facts[i].pattern, Style::Small,
                   Qt::AlignHCenter | Qt::AlignTop);
        }
    });
}

std::shared_ptr<const CampaignBook> bookOf(const SheetSource &source)
{
    return source.book ? source.book : std::make_shared<const CampaignBook>(campaignBookOf(source.steps, source.pack));
}

PageFlow campaignBook(const SheetSource &source, QSizeF page)
{
    const std::shared_ptr<const CampaignBook> told = bookOf(source);
    const auto book = std::make_shared<BookLayout>(BookLayout{*told, told, source.pack, source.pictures});
    book->laying = source.laying;
    book->all = int(told->careers.size());
    for (const BookMonth &month : told->months)
        book->all += int(month.battles.size());
    PageFlow flow(page, {0, [](QPainter &, const QRectF &) {}}, bookFoot,
                  [title = book->book.title](QPainter &painter, const QRectF &place, int number, int) {
                      drawBookFoot(painter, place, title, number);
                  });
    addCover(flow, book);
    addGlance(flow, book);
    addMonths(flow, book);
    addLives(flow, book, SheetText::tr("Careers"), told->careers);
    book->laying = {};
    if (book->isStopped)
        return flow;
    addLives(flow, book, SheetText::tr("Foes"), told->foes);
    addFallen(flow, book);
    addIndex(flow, book);
    return flow;
}

} // namespace muster::paper

// SPDX-License-Identifier: MIT
#include "ui/chronicle/chronicledelegate.h"

#include "model/story/words.h"
#include "ui/chronicle/timeline.h"
#include "ui/look/controls.h"
#include "ui/look/icon.h"
#include "ui/look/painting.h"
#include "ui/look/type.h"
#include "ui/parts/dicerow.h"
#include "ui/parts/drawing.h"
#include "ui/pictures/shownpictures.h"
#include "ui/texts.h"

#include <QFontInfo>
#include <QImage>
#include <QListView>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace muster {

namespace {

constexpr int stepHeight = 33;
constexpr int lineHeight = 27;
constexpr qreal iconSide = 18;
constexpr qreal dieSide = 19;
constexpr qreal chevronSide = 14;

// Distances from the left of a row.
constexpr qreal battleChevronAt = 8;
constexpr qreal stepChevronAt = 38;
constexpr qreal stepIconAt = 60;
constexpr qreal indent = 28; ///< further indent of a line below a step's own
constexpr qreal textAfterIcon = 28;
constexpr qreal rightOfAdded = 8;

// Left edges of dice and thrower, as fractions of a row's width.
constexpr qreal diceAt = 0.52;
constexpr qreal throwerAt = 0.82;

int leastHeight(TextUse use, int height)
{
    return std::max(height, lineSpacingOf(use) + 10);
}

NarratedStep storyOf(const QModelIndex &index)
{
    return index.data(ChronicleModel::StoryRole).value<NarratedStep>();
}

/// Draws dice in the given size or, if they would run into the next column, smaller.
void dice(QPainter &painter, const QRectF &place, const StoryDice &dice, const Inks &inks)
{
    const qreal wanted = storyDiceWidth(dice, dieSide);
    if (wanted <= 0)
        return;
    const qreal side = wanted > place.width() ? std::max(11.0, dieSide * place.width() / wanted) : dieSide;
    painter.save();
    painter.setClipRect(place.adjusted(-1, 0, 0, 4));
    paintStoryDice(painter, {place.left(), place.center().y() - side / 2}, side, dice, inks);
    painter.restore();
}

constexpr qreal titleSize = 16.5;
constexpr qreal textSize = 13.5;
constexpr qreal leading = 18.4 / textSize;
constexpr int mostInLine = 68; // characters
constexpr qreal gapBelowTitle = 2;

QFont textFont()
{
    return fontFor(TextUse::Body, textSize);
}

/// Breaks the text into lines from `top` down, each at least `apart` high. Returns the bottom of the last line.
qreal lay(QTextLayout &layout, qreal width, qreal top, qreal apart)
{
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, top});
        top += std::max(apart, line.height());
    }
    layout.endLayout();
    return top;
}

constexpr qreal gapAbove = 8;
constexpr qreal gapBelow = 10;
constexpr qreal besidePicture = 16;
constexpr qreal leastNote = 240; ///< minimum width of a note beside a picture; a narrower one stands below
constexpr qreal captionGap = 2;

QSizeF frameOf(const Picture &picture)
{
    return picture.caption.isEmpty() ? QSizeF(150, 98) : QSizeF(214, 116);
}

qreal captionHeight(const Picture &picture)
{
    return picture.caption.isEmpty() ? 0 : captionGap + QFontMetricsF(fontFor(TextUse::ColumnHead)).lineSpacing();
}

} // namespace

ChronicleDelegate::ChronicleDelegate(const ChronicleRows &rows, QListView *view)
    : QStyledItemDelegate(view)
    , m_rows(rows)
    , m_view(view)
{
    connect(&m_pictures, &ShownPictures::changed, view->viewport(), qOverload<>(&QWidget::update));
}

void ChronicleDelegate::setDocument(const CampaignDocument *document)
{
    m_document = document;
    m_pictures.setDocument(document);
}

void ChronicleDelegate::shareWidth(qreal width, qreal end)
{
    m_width = width;
    if (m_document)
        m_columns.share(width, end, m_rows.steps().battles(), *m_document);
}

void ChronicleDelegate::setFound(const SearchTerms &sought, int step)
{
    m_found = sought;
    m_foundIn = step;
}

/// Marks the words that are searched for in a text that is already drawn: draws a background over them, and the words
/// again.
void ChronicleDelegate::mark(QPainter &painter, const QRectF &place, const QString &text, qreal width, bool present,
                             const Inks &inks) const
{
    const QFontMetricsF metrics(painter.font());
    const qreal height = metrics.height();
    for (auto found = m_found.next(text, 0); found; found = m_found.next(text, found->at + found->length)) {
        const QString words = text.mid(found->at, found->length);
        const QRectF mark(place.left() + metrics.horizontalAdvance(text.left(found->at)),
                          place.center().y() - height / 2, metrics.horizontalAdvance(words), height);
        if (mark.right() > place.left() + width + 1)
            return; // cut off
        filled(painter, present ? inks.accent : inks.wash2).drawRoundedRect(mark.adjusted(-1.5, 0, 1.5, 0), 2, 2);
        painter.setPen(present ? inks.onAccent : inks.ink);
        painter.drawText(mark.adjusted(0, 0, 20, 0), atLeft, words);
    }
}

/// Returns the height of the player's notes and pictures below a step.
int ChronicleDelegate::heightOfAdded(const QModelIndex &index) const
{
    const AttachmentsLayout *laid = laidBelow(index);
    return laid ? int(laid->height()) : 0;
}

const AttachmentsLayout *ChronicleDelegate::laidBelow(const QModelIndex &index) const
{
    const QList<Words> words = m_rows.wordsOf(index);
    const QList<Picture> pictures = m_rows.picturesOf(index);
    if (words.isEmpty() && pictures.isEmpty())
        return nullptr;
    const qreal width = m_width - stepIconAt - textAfterIcon - rightOfAdded;
    std::shared_ptr<const AttachmentsLayout> &known = m_laid[index.data(ChronicleModel::IdRole).toInt()];
    if (!known || !known->isOf(words, pictures, width))
        known = std::make_shared<AttachmentsLayout>(words, pictures, width);
    return known.get();
}

QRect ChronicleDelegate::chevronPlace(const QModelIndex &index, const QRect &row) const
{
    const QRect head = headPlace(index, row);
    const bool battle = m_rows.battleAt(index);
    const int left = battle ? 0 : int(stepChevronAt - 6);
    return {head.left() + left, head.top(), int(battle ? battleChevronAt + chevronSide + 6 : chevronSide + 12),
            head.height()};
}

QRect ChronicleDelegate::headPlace(const QModelIndex &index, const QRect &row) const
{
    const BattleStory *battle = m_rows.battleAt(index);
    return {row.left(), row.top(), row.width(),
            battle ? m_columns.heightOf(*battle) : leastHeight(TextUse::Body, stepHeight)};
}

QSize ChronicleDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    int height = headPlace(index, option.rect).height();
    if (m_rows.battleAt(index))
        return {option.rect.width(), height};
    height += heightOfAdded(index);
    if (const std::size_t lines = m_rows.isOpen(index) ? m_rows.linesOf(storyOf(index)).size() : 0; lines > 0)
        height += int(lines) * leastHeight(TextUse::Body, lineHeight) + 2;
    return {option.rect.width(), height};
}

RowParts ChronicleDelegate::partsOf(const QModelIndex &index, const QRect &row) const
{
    RowParts parts;
    QImage nowhere(1, 1, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&nowhere);
    draw(painter, row, index, inksOf(m_view->palette()), &parts);
    return parts;
}

void ChronicleDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    QStyleOptionViewItem ground = option;
    ground.rect = headPlace(index, option.rect);
    paintChosenRow(*painter, ground);
    draw(*painter, option.rect, index, inksOf(option.palette), nullptr);
    painter->restore();
}

void ChronicleDelegate::draw(QPainter &painter, const QRect &row, const QModelIndex &index, const Inks &inks,
                             RowParts *parts) const
{
    if (!m_document)
        return;
    const QRect head = headPlace(index, row);
    const BattleStory *battle = m_rows.battleAt(index);
    if (battle)
        m_columns.draw(painter, head, *battle, m_document->campaign(), inks, parts);
    else
        drawStep(painter, row, index, inks, parts);
    if (m_rows.canOpen(index)) {
        const QPointF centre((battle ? battleChevronAt : stepChevronAt) + chevronSide / 2,
                             (battle ? BattleColumns::lineHeight() : leastHeight(TextUse::Body, stepHeight)) / 2.0);
        paintChevron(painter, row.topLeft() + centre, chevronSide, m_rows.isOpen(index) ? 90 : 0, inks.pencil);
    }
    const QModelIndex next = index.siblingAtRow(index.row() + 1);
    if (battle || !next.isValid() || m_rows.battleAt(next))
        painter.fillRect(QRectF(row.left(), row.bottom(), row.width(), 1), inks.rule);
}

void ChronicleDelegate::drawStep(QPainter &painter, const QRect &row, const QModelIndex &index, const Inks &inks,
                                 RowParts *parts) const
{
    const NarratedStep story = storyOf(index);
    const QRect head = headPlace(index, row);
    drawLine(painter, QRectF(head.left(), head.top(), m_width, head.height()), story.head, story, true, inks, parts);
    qreal top = head.bottom() + 1;
    if (const AttachmentsLayout *laid = laidBelow(index)) {
        laid->draw(painter, QPointF(head.left() + stepIconAt + textAfterIcon, top), inks, m_found,
                   story.number == m_foundIn, m_pictures);
        top += laid->height();
    }
    if (!m_rows.isOpen(index))
        return;
    const int height = leastHeight(TextUse::Body, lineHeight);
    for (const StoryLine &line : m_rows.linesOf(story)) {
        drawLine(painter, QRectF(row.left(), top, m_width, height), line, story, false, inks, parts);
        top += height;
    }
}

void ChronicleDelegate::drawLine(QPainter &painter, const QRectF &place, const StoryLine &line,
                                 const NarratedStep &story, bool head, const Inks &inks, RowParts *parts) const
{
    const qreal iconLeft = place.left() + stepIconAt + (head ? 0 : indent);
    drawIcon(painter, themeIcon(line.theme), {iconLeft, place.center().y() - iconSide / 2, iconSide, iconSide},
             head ? inks.ink : inks.pencil);
    const qreal lastLeft = place.left() + throwerAt * place.width();
    const bool hasLast = head ? !story.thrower.isEmpty() : !line.rulings.isEmpty();
    const qreal end = hasLast ? lastLeft - 8 : place.right();
    // Dice start at a column, or further right to leave room for the text, as far as they fit.
    QRectF text(QPointF(iconLeft + textAfterIcon, place.top()), QPointF(end - 4, place.bottom()));
    const qreal diceWidth = storyDiceWidth(line.dice, dieSide);
    if (diceWidth > 0) {
        const QFontMetricsF bold(fontFor(TextUse::BodyBold, head ? 14 : 13.5));
        const QFontMetricsF plain(fontFor(TextUse::Body, head ? 14 : 13.5));
        const qreal wanted =
            text.left() + bold.horizontalAdvance(line.title) + 9 + plain.horizontalAdvance(line.detail) + 16;
        const qreal column = place.left() + diceAt * place.width();
        const qreal left = std::max(column, std::min(wanted, end - diceWidth));
        dice(painter, {left, place.top(), end - left, place.height()}, line.dice, inks);
        text.setRight(left - 12);
    }
    const bool present = story.number == m_foundIn;
    const qreal size = head ? 14 : 13.5;
    setType(painter, fontFor(TextUse::BodyBold, size), inks.ink);
    const Campaign &campaign = m_document->campaign();
    const qreal width = drawLinked(painter, text, line.title, line.about, campaign, inks, parts);
    mark(painter, text, line.title, width, present, inks);
    setType(painter, fontFor(TextUse::Body, size), inks.pencil);
    const QRectF rest = text.adjusted(width + 9, 0, 0, 0);
    if (rest.width() > 24) {
        const qreal written = drawLinked(painter, rest, line.detail, line.about, campaign, inks, parts);
        mark(painter, rest, line.detail, written, present, inks);
    }
    const QRectF last(lastLeft, place.top(), place.right() - lastLeft, place.height());
    setType(painter, TextUse::SecondLine, inks.pencil);
    if (head)
        drawing::elided(painter, last, atLeft, story.thrower);
    else
        drawRulings(painter, last, line.rulings, inks, parts);
}

void ChronicleDelegate::drawRulings(QPainter &painter, const QRectF &place, const QStringList &rulings,
                                    const Inks &inks, RowParts *parts) const
{
    const QFontMetricsF metrics(painter.font());
    qreal left = place.left();
    for (const QString &id : rulings) {
        //: A link to one of our rulings: "ruling R17"
        const QString text = PartsText::tr("ruling %1").arg(id);
        const QRectF one(left, place.top(), metrics.horizontalAdvance(text), place.height());
        painter.drawText(one, atLeft, text);
        painter.fillRect(QRectF(left, one.center().y() + metrics.height() / 2 - 1, one.width(), 1), inks.edge);
        if (parts)
            parts->links.emplace_back(one, ChronicleLink{{}, 0, id});
        left = one.right() + 12;
    }
}

NoteLayout::NoteLayout(const Words &words, qreal width)
    : m_words(words)
    , m_width(width)
    , m_title(words.title, fontFor(TextUse::SectionHeading, titleSize))
    , m_text(QString(words.text).replace(u'\n', QChar(QChar::LineSeparator)), textFont())
{
    QTextOption wrapped;
    wrapped.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    const qreal column = std::min(width, mostInLine * QFontMetricsF(textFont()).averageCharWidth());
    for (QTextLayout *layout : {&m_title, &m_text}) {
        layout->setTextOption(wrapped);
        layout->setCacheEnabled(true);
    }
    if (!words.title.isEmpty())
        m_height = lay(m_title, column, 0, 0) + gapBelowTitle;
    m_height = lay(m_text, column, m_height, leading * QFontInfo(textFont()).pixelSize());
}

QList<QTextLayout::FormatRange> NoteLayout::marksIn(const QString &text, const Inks &inks, const SearchTerms &sought,
                                                    bool present) const
{
    QList<QTextLayout::FormatRange> marks;
    QTextCharFormat mark;
    mark.setBackground(present ? inks.accent : inks.wash2);
    mark.setForeground(present ? inks.onAccent : inks.ink);
    for (auto at = sought.next(text, 0); at; at = sought.next(text, at->at + at->length))
        marks.push_back({int(at->at), int(at->length), mark});
    return marks;
}

void NoteLayout::draw(QPainter &painter, const QRectF &place, const Inks &inks, const SearchTerms &sought,
                      bool present) const
{
    painter.setPen(inks.ink);
    const QRectF seen = painter.hasClipping() ? painter.clipBoundingRect() : QRectF();
    m_title.draw(&painter, place.topLeft(), marksIn(m_words.title, inks, sought, present), seen);
    QList<QTextLayout::FormatRange> ranges;
    QTextCharFormat pencil;
    pencil.setForeground(inks.pencil);
    for (auto aside = words::asides().globalMatch(m_words.text); aside.hasNext();) {
        const QRegularExpressionMatch match = aside.next();
        ranges.push_back({int(match.capturedStart()), int(match.capturedLength()), pencil});
    }
    m_text.draw(&painter, place.topLeft(), ranges + marksIn(m_words.text, inks, sought, present), seen);
}

AttachmentsLayout::AttachmentsLayout(const QList<Words> &words, const QList<Picture> &pictures, qreal width)
    : m_words(words)
    , m_pictures(pictures)
    , m_width(width)
{
    if (words.isEmpty() && pictures.isEmpty())
        return;
    qreal top = gapAbove;
    qsizetype placed = 0;
    for (qsizetype i = 0; i < words.size(); ++i) {
        qreal left = 0;
        qreal beside = 0; // height of the picture there
        if (i == 0 && !pictures.isEmpty() && frameOf(pictures[0]).width() + besidePicture + leastNote <= width) {
            m_frames.push_back({pictures[0], QRectF(QPointF(0, top), frameOf(pictures[0]))});
            left = m_frames.back().frame.width() + besidePicture;
            beside = m_frames.back().frame.height() + captionHeight(pictures[0]);
            placed = 1;
        }
        auto laid = std::make_unique<NoteLayout>(words[i], width - left);
        const qreal height = laid->height();
        m_notes.push_back({std::move(laid), QRectF(left, top, width - left, height)});
        top += std::max(height, beside) + gapBelow;
    }
    qreal left = 0;
    qreal row = 0; // height of the row
    for (; placed < pictures.size(); ++placed) {
        const Picture &picture = pictures[placed];
        const QSizeF size = frameOf(picture);
        if (left > 0 && left + size.width() > width) {
            top += row + gapBelow;
            left = row = 0;
        }
        m_frames.push_back({picture, QRectF(QPointF(left, top), size)});
        left += size.width() + besidePicture;
        row = std::max(row, size.height() + captionHeight(picture));
    }
    m_height = std::ceil(top + (row > 0 ? row + gapBelow : 0));
}

void AttachmentsLayout::draw(QPainter &painter, QPointF topLeft, const Inks &inks, const SearchTerms &sought,
                             bool present, ShownPictures &shown) const
{
    for (const PlacedNote &note : m_notes)
        note.words->draw(painter, note.place.translated(topLeft), inks, sought, present);
    for (PlacedPicture one : m_frames) {
        one.frame.translate(topLeft);
        drawPicture(painter, one, inks, shown);
    }
}

void AttachmentsLayout::drawPicture(QPainter &painter, const PlacedPicture &one, const Inks &inks,
                                    ShownPictures &shown) const
{
    if (shown.isLost(one.picture))
        drawing::noPhotograph(painter, one.frame, "picture", inks);
    else
        drawing::photograph(painter, one.frame,
                            shown.pixmap(one.picture, one.frame.size(), painter.device()->devicePixelRatioF()), inks);
    if (one.picture.caption.isEmpty())
        return;
    setType(painter, TextUse::ColumnHead, inks.pencil);
    drawing::elided(painter,
                    {one.frame.left(), one.frame.bottom() + captionGap, one.frame.width(), captionHeight(one.picture)},
                    Qt::AlignLeft | Qt::AlignTop, one.picture.caption);
}

} // namespace muster

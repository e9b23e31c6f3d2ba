// SPDX-License-Identifier: MIT
#include "ui/chronicle/chronicledelegate.h"

#include "model/items/chroniclemodel.h"
#include "model/story/words.h"
#include "ui/look/icon.h"
#include "ui/look/painting.h"
#include "ui/look/type.h"
#include "ui/parts/dicerow.h"
#include "ui/parts/drawing.h"
#include "ui/pictures/shownpictures.h"

#include <QFontInfo>
#include <QListView>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace muster {

namespace {

constexpr int stepHeight = 33;
constexpr int lineHeight = 27;
constexpr int monthGap = 11;
constexpr int headingHeight = 70;
constexpr qreal headingWidth = 112;
constexpr qreal iconSide = 18;
constexpr qreal dieSide = 19;

// From the left of a step's line.
constexpr qreal chevronSide = 14;

constexpr qreal stepIconAt = 20;
constexpr qreal stepTextAt = 48;
constexpr qreal lineTextAt = 75;
constexpr qreal rightOfAdded = 8;

// Where dice and thrower begin, in parts of the width right of the headings.
constexpr qreal diceAt = 0.508;

constexpr qreal throwerAt = 0.786;

int leastHeight(TextUse use, int height)
{
    return std::max(height, lineSpacingOf(use) + 10);
}

StepStory storyOf(const QModelIndex &index)
{
    return index.data(ChronicleModel::StoryRole).value<StepStory>();
}

int turnOf(const QModelIndex &index)
{
    return index.isValid() ? index.data(ChronicleModel::TurnRole).toInt() : -1;
}

/// A month's number in large type, half a month of some year in the largest that holds it.
QFont fontOfMark(const QString &mark, qreal width)
{
    constexpr int longestNumber = 4;
    if (mark.size() <= longestNumber)
        return fontFor(TextUse::CampaignName, 24);
    const QFont large = fontFor(TextUse::CampaignName, 17);
    return QFontMetricsF(large).horizontalAdvance(mark) <= width ? large : fontFor(TextUse::CampaignName, 14);
}

/// Many dice get smaller rather than run into the next column.
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

/// Breaks it into lines from there down, at least so far apart; where it ends.
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
constexpr qreal leastNote = 240; ///< of a note; a narrower one stands below
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

ChronicleDelegate::ChronicleDelegate(const ChronicleFilter &filter, QListView *view)
    : QStyledItemDelegate(view)
    , m_filter(filter)
    , m_view(view)
{
    connect(&m_pictures, &ShownPictures::changed, view->viewport(), qOverload<>(&QWidget::update));
}

void ChronicleDelegate::setMonths(const std::vector<TimelineMonth> &months, std::function<QString(int)> markOf)
{
    m_markOf = std::move(markOf);
    m_months.clear();
    for (const TimelineMonth &month : months)
        m_months.insert(month.turn, month);
}

void ChronicleDelegate::setFound(const Sought &sought, int step)
{
    m_found = sought;
    m_foundIn = step;
}

/// Over what is drawn of the text: as much of the ground as the words take, and the words again on it.
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

/// A bold title and what follows it in pencil, on one line.
void ChronicleDelegate::titleAndDetail(QPainter &painter, const QRectF &place, const StoryLine &line, qreal size,
                                       int step, const Inks &inks) const
{
    const bool present = step == m_foundIn;
    QFont bold = fontFor(TextUse::BodyBold, size);
    setType(painter, bold, inks.ink);
    const qreal width = drawing::elided(painter, place, atLeft, line.title);
    mark(painter, place, line.title, width, present, inks);
    setType(painter, fontFor(TextUse::Body, size), inks.pencil);
    const QRectF rest = place.adjusted(width + 9, 0, 0, 0);
    if (rest.width() <= 24)
        return;
    const qreal written = drawing::elided(painter, rest, atLeft, line.detail);
    mark(painter, rest, line.detail, written, present, inks);
}

bool ChronicleDelegate::isOpen(const QModelIndex &index) const
{
    if (m_filter.headsBattle(index))
        return m_filter.isBattleOpen(index);
    const bool byItself = m_filter.shown() != ChronicleFilter::Show::Everything;
    return byItself != m_turned.contains(index.data(ChronicleModel::IdRole).toInt());
}

void ChronicleDelegate::setOpen(const QModelIndex &index, bool open)
{
    const int step = index.data(ChronicleModel::IdRole).toInt();
    if (isOpen(index) == open)
        return;
    if (!m_turned.remove(step))
        m_turned.insert(step);
    emit sizeHintChanged(index);
}

bool ChronicleDelegate::opensMonth(const QModelIndex &index) const
{
    return turnOf(index.siblingAtRow(index.row() - 1)) != turnOf(index);
}

bool ChronicleDelegate::closesMonth(const QModelIndex &index) const
{
    return turnOf(index.siblingAtRow(index.row() + 1)) != turnOf(index);
}

int ChronicleDelegate::heightBelow(const QModelIndex &index) const
{
    if (!isOpen(index))
        return 0;
    const auto lines = int(m_filter.linesOf(storyOf(index)).size());
    return lines == 0 ? 0 : lines * leastHeight(TextUse::Body, lineHeight) + 2;
}

/// Of the player's words and pictures.
int ChronicleDelegate::heightOfAdded(const QModelIndex &index) const
{
    const LaidBelow *laid = laidBelow(index);
    return laid ? int(laid->height()) : 0;
}

const LaidBelow *ChronicleDelegate::laidBelow(const QModelIndex &index) const
{
    const QList<Words> words = m_filter.wordsOf(index);
    const QList<Picture> pictures = m_filter.picturesOf(index);
    if (words.isEmpty() && pictures.isEmpty())
        return nullptr;
    const qreal width = m_view->viewport()->width() - headingWidth - stepTextAt - rightOfAdded;
    std::shared_ptr<const LaidBelow> &known = m_laid[index.data(ChronicleModel::IdRole).toInt()];
    if (!known || !known->isOf(words, pictures, width))
        known = std::make_shared<LaidBelow>(words, pictures, width);
    return known.get();
}

bool ChronicleDelegate::canOpen(const QModelIndex &index) const
{
    return m_filter.headsBattle(index) || !m_filter.linesOf(storyOf(index)).empty();
}

QRect ChronicleDelegate::chevronPlace(const QModelIndex &index, const QRect &row) const
{
    const QRect head = headPlace(index, row);
    return {head.left(), head.top(), int(stepIconAt), head.height()};
}

QRect ChronicleDelegate::headPlace(const QModelIndex &index, const QRect &row) const
{
    const int top = row.top() + (opensMonth(index) ? monthGap : 0);
    return {row.left() + int(headingWidth), top, row.width() - int(headingWidth),
            leastHeight(TextUse::Body, stepHeight)};
}

QSize ChronicleDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const bool opens = opensMonth(index);
    int height =
        leastHeight(TextUse::Body, stepHeight) + heightOfAdded(index) + heightBelow(index) + (opens ? monthGap : 0);
    if (opens && closesMonth(index))
        height = std::max(height, monthGap + headingHeight);
    return {option.rect.width(), height};
}

void ChronicleDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Inks &inks = inksOf(option.palette);
    const bool chosen = m_view->currentIndex() == index;

    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    drawMonth(*painter, index, option.rect, inks);
    const StepStory story = storyOf(index);
    const QRect head = headPlace(index, option.rect);
    drawHead(*painter, head, story, chosen, inks);
    if (canOpen(index))
        drawChevron(*painter, chevronPlace(index, option.rect), isOpen(index), inks);
    if (m_filter.headsBattle(index))
        drawBattle(*painter, head, index, inks);
    const int added = heightOfAdded(index);
    if (const LaidBelow *laid = laidBelow(index))
        laid->draw(*painter, QPointF(head.left() + stepTextAt, head.bottom() + 1), inks, m_found,
                   story.number == m_foundIn, m_pictures);
    if (isOpen(index)) {
        const int height = leastHeight(TextUse::Body, lineHeight);
        QRectF place(head.left(), head.bottom() + 1 + added, head.width(), height);
        for (const StoryLine &line : m_filter.linesOf(story)) {
            drawLine(*painter, place, line, story.number, inks);
            place.translate(0, height);
        }
    }
    painter->fillRect(QRectF(head.left(), option.rect.bottom(), head.width(), 1), inks.rule);
    painter->restore();
}

/// A heading is taller than a step, so each row draws the part of it that falls into its own place.
void ChronicleDelegate::drawMonth(QPainter &painter, const QModelIndex &index, const QRect &row, const Inks &inks) const
{
    QModelIndex opening = index;
    int top = row.top();
    while (!opensMonth(opening)) {
        opening = opening.siblingAtRow(opening.row() - 1);
        top = m_view->visualRect(opening).top();
        if (row.top() - top > headingHeight + monthGap)
            return;
    }
    const int turn = turnOf(index);
    painter.save();
    painter.setClipRect(row);
    // Three lines around the middle of the first step's.
    const qreal middle = top + monthGap + leastHeight(TextUse::Body, stepHeight) / 2.0;
    const auto lineAt = [&](qreal below) { return QRectF(row.left(), middle + below - 14, headingWidth - 14, 28); };
    const QString mark = m_markOf ? m_markOf(turn) : QString::number(turn);
    setType(painter, fontOfMark(mark, lineAt(0).width()), inks.ink);
    drawing::elided(painter, lineAt(-2), atLeft, mark);
    const auto month = m_months.constFind(turn);
    if (month != m_months.constEnd() && !month->kind.isEmpty()) {
        painter.setFont(fontFor(TextUse::SecondLineBold));
        drawing::elided(painter, lineAt(25), atLeft, month->kind);
        setType(painter, TextUse::SecondLine, inks.pencil);
        drawing::elided(painter, lineAt(42), atLeft,
                        month->outcome ? words::inLine(*month->outcome) : tr("not played yet"));
    }
    painter.restore();
}

void ChronicleDelegate::drawHead(QPainter &painter, const QRectF &place, const StepStory &story, bool chosen,
                                 const Inks &inks) const
{
    if (chosen) {
        painter.fillRect(place, inks.wash);
        painter.fillRect(QRectF(place.left() - 10, place.top() + 4, 3, place.height() - 8), inks.accent);
    }
    drawIcon(painter, themeIcon(story.head.theme),
             {place.left() + stepIconAt, place.center().y() - iconSide / 2, iconSide, iconSide}, inks.ink);
    const qreal diceLeft = place.left() + diceAt * place.width();
    const qreal throwerLeft = place.left() + throwerAt * place.width();
    const qreal end = story.head.dice.rolls.empty() ? throwerLeft : diceLeft;
    titleAndDetail(painter,
                   {place.left() + stepTextAt, place.top(), end - place.left() - stepTextAt - 12, place.height()},
                   story.head, 14, story.number, inks);
    dice(painter, {diceLeft, place.top(), throwerLeft - diceLeft - 8, place.height()}, story.head.dice, inks);
    setType(painter, TextUse::SecondLine, inks.pencil);
    drawing::elided(painter, {throwerLeft, place.top(), place.right() - throwerLeft, place.height()}, atLeft,
                    story.thrower);
}

void ChronicleDelegate::drawChevron(QPainter &painter, const QRectF &place, bool open, const Inks &inks) const
{
    painter.save();
    painter.translate(place.center());
    painter.rotate(open ? 90 : 0);
    drawIcon(painter, "chevron", {-chevronSide / 2, -chevronSide / 2, chevronSide, chevronSide}, inks.pencil);
    painter.restore();
}

/// How many steps a battle has, where they are not told.
void ChronicleDelegate::drawBattle(QPainter &painter, const QRectF &place, const QModelIndex &index,
                                   const Inks &inks) const
{
    const int steps = index.data(ChronicleModel::BattleStepsRole).toInt();
    const qreal left = place.left() + throwerAt * place.width();
    setType(painter, TextUse::SecondLine, inks.pencil);
    drawing::elided(painter, {left, place.top(), place.right() - left, place.height()}, atLeft,
                    tr("%n steps of play", nullptr, steps));
}

void ChronicleDelegate::drawLine(QPainter &painter, const QRectF &place, const StoryLine &line, int step,
                                 const Inks &inks) const
{
    drawIcon(painter, themeIcon(line.theme),
             {place.left() + stepTextAt, place.center().y() - iconSide / 2 + 1, iconSide, iconSide}, inks.pencil);
    const qreal diceLeft = place.left() + diceAt * place.width();
    const qreal rulingLeft = place.left() + throwerAt * place.width();
    const qreal end = line.dice.rolls.empty() ? rulingLeft : diceLeft;
    titleAndDetail(painter,
                   {place.left() + lineTextAt, place.top(), end - place.left() - lineTextAt - 12, place.height()}, line,
                   13.5, step, inks);
    dice(painter,
         {diceLeft, place.top(), (line.rulings.isEmpty() ? place.right() : rulingLeft) - diceLeft - 8, place.height()},
         line.dice, inks);
    if (line.rulings.isEmpty())
        return;
    setType(painter, TextUse::SecondLine, inks.pencil);
    drawing::elided(painter, {rulingLeft, place.top(), place.right() - rulingLeft, place.height()}, atLeft,
                    tr("ruling %1").arg(line.rulings.join(u", ")));
}

LaidWords::LaidWords(const Words &words, qreal width)
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

QList<QTextLayout::FormatRange> LaidWords::marksIn(const QString &text, const Inks &inks, const Sought &sought,
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

void LaidWords::draw(QPainter &painter, const QRectF &place, const Inks &inks, const Sought &sought, bool present) const
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

LaidBelow::LaidBelow(const QList<Words> &words, const QList<Picture> &pictures, qreal width)
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
        qreal beside = 0; // the height of the picture there
        if (i == 0 && !pictures.isEmpty() && frameOf(pictures[0]).width() + besidePicture + leastNote <= width) {
            m_frames.push_back({pictures[0], QRectF(QPointF(0, top), frameOf(pictures[0]))});
            left = m_frames.back().frame.width() + besidePicture;
            beside = m_frames.back().frame.height() + captionHeight(pictures[0]);
            placed = 1;
        }
        auto laid = std::make_unique<LaidWords>(words[i], width - left);
        const qreal height = laid->height();
        m_notes.push_back({std::move(laid), QRectF(left, top, width - left, height)});
        top += std::max(height, beside) + gapBelow;
    }
    qreal left = 0;
    qreal row = 0; // its height
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

void LaidBelow::draw(QPainter &painter, QPointF topLeft, const Inks &inks, const Sought &sought, bool present,
                     ShownPictures &shown) const
{
    for (const PlacedNote &note : m_notes)
        note.words->draw(painter, note.place.translated(topLeft), inks, sought, present);
    for (PlacedPicture one : m_frames) {
        one.frame.translate(topLeft);
        drawPicture(painter, one, inks, shown);
    }
}

void LaidBelow::drawPicture(QPainter &painter, const PlacedPicture &one, const Inks &inks, ShownPictures &shown) const
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

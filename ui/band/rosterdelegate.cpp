// SPDX-License-Identifier: MIT
#include "ui/band/rosterdelegate.h"

#include "model/odds/prospects.h"
#include "model/story/bandwords.h"
#include "model/story/words.h"
#include "ui/look/controls.h"
#include "ui/look/icon.h"
#include "ui/look/painting.h"
#include "ui/look/type.h"
#include "ui/parts/drawing.h"
#include "ui/parts/label.h"
#include "ui/parts/plots.h"
#include "ui/pictures/shownpictures.h"

#include <QAbstractItemView>
#include <QFont>
#include <QLineEdit>
#include <QPainter>
#include <QtMath>

namespace muster {

namespace {

constexpr int afterColumn = 12; // between the content of a column and the next column
constexpr int firstIndent = 16;
constexpr int pipsAfterRep = 25;
constexpr int starIndent = 26;
constexpr int beforeBadge = 9;
constexpr int betweenBadges = 6;
constexpr qreal lineGap = 3; // between the name and the line below it
constexpr int beforeShield = 9;
constexpr int shieldSide = 15;

/// The texts of badges. Without space for them badges are icons alone; the tool tip and the screen reader have the
/// words.
enum class BadgeWords : std::uint8_t { Shown, LeftOut };

QFont nameFont(const Figure &figure)
{
    return fontFor(figure.star ? TextUse::CampaignName : TextUse::RowName);
}

QFont repFont(const Figure &figure)
{
    return fontFor(figure.star ? TextUse::RepStar : TextUse::RepRow);
}

/// Returns a smaller font for a Star's long name, so that the others' weapons keep their space.
QFont narrowNameFont(const Figure &figure)
{
    return figure.star ? fontFor(TextUse::CampaignName, 16) : nameFont(figure);
}

/// Returns the distance from the left of the column to the centre of the first pip.
qreal beforePips(const Figure &figure)
{
    const qreal rep = QFontMetricsF(repFont(figure)).horizontalAdvance(QString::number(figure.rep()));
    return firstIndent + std::max<qreal>(pipsAfterRep, rep + 12) + 4;
}

struct Badge {
    IconName icon;
    QString word;
};

std::vector<Badge> badgesOf(const Figure &figure)
{
    std::vector<Badge> badges;
    if (figure.poisoned)
        //: A mark in the roster: a die less in the next Stay or Go
        badges.push_back({"poison", RosterDelegate::tr("poisoned")});
    if (figure.exempt)
        //: A mark in the roster: no test in the next Stay or Go
        badges.push_back({"exempt", RosterDelegate::tr("exempt")});
    return badges;
}

void paintBadges(QPainter &painter, QPointF at, const Figure &figure, BadgeWords words, const Inks &inks)
{
    for (const Badge &badge : badgesOf(figure))
        at.rx() += drawing::badge(painter, at, badge.icon, words == BadgeWords::Shown ? badge.word : QString(), inks)
            + betweenBadges;
}

/// Returns the width of the badges with the gap before the first.
qreal badgesWidth(const Figure &figure, BadgeWords words)
{
    const std::vector<Badge> badges = badgesOf(figure);
    qreal width = badges.empty() ? 0 : beforeBadge;
    for (const Badge &badge : badges)
        width += drawing::badgeWidth(words == BadgeWords::Shown ? badge.word : QString()) + betweenBadges;
    return width;
}

/// Paints two lines, the first in ink.
void paintLines(QPainter &painter, const QRectF &place, const QString &first, const QString &second, const Inks &inks)
{
    painter.setFont(fontFor(TextUse::SecondLine));
    const qreal line = QFontMetricsF(painter.font()).lineSpacing();
    QRectF at(place.left(), place.center().y() - (second.isEmpty() ? line / 2 : line), place.width(), line);
    painter.setPen(inks.ink);
    drawing::elided(painter, at, atLeft, first);
    painter.setPen(inks.pencil);
    drawing::elided(painter, at.translated(0, line), atLeft, second);
}

/// Returns the lines that replace the bar, for the Star and for figures that are not tested.
QStringList linesOfStayOrGo(const Figure &figure, const std::optional<LoyaltyProspect> &prospect)
{
    if (figure.star) {
        const StarProspect star = starProspect(figure);
        return {RosterDelegate::tr("Stay or Go: %1").arg(words::dice(star.dice, 6)),
                star.lessForLosses > 0 ? RosterDelegate::tr("−%1d6 if a Grunt falls").arg(star.lessForLosses)
                                       : QString()};
    }
    if (prospect && prospect->goes)
        //: In a row of the roster, below "leaves": why
        return {RosterDelegate::tr("leaves"), RosterDelegate::tr("outranks the Star")};
    if (prospect && !prospect->noTest.isEmpty())
        return {RosterDelegate::tr("no test next time"), QString()};
    return {};
}

/// The widths of the columns after a failure and after a success.
struct ChanceWidths {
    int loss = ColumnHeads::numberWidth(RosterDelegate::stayOrGoHeads().first());
    int win = ColumnHeads::numberWidth(RosterDelegate::stayOrGoHeads().last());
};

/// Paints the bar, then the chances that the figure stays after a failure and after a success, in whole per cent.
void paintOdds(QPainter &painter, QRectF place, const LoyaltyProspect &prospect, const Inks &inks)
{
    const double loss = prospect.afterFailure.stays();
    const double win = prospect.afterSuccess.stays();
    const ChanceWidths widths;
    const qreal bar = place.width() - widths.loss - widths.win - ColumnHeads::numberMargin;
    drawing::oddsBar(painter, {place.left() + 0.5, place.center().y() - 3.5, bar, 7}, loss, win, inks);
    place.setRight(place.right() - ColumnHeads::numberMargin);
    setType(painter, fontFor(TextUse::RowName, 14), inks.ink);
    painter.drawText(place, atRight, QString::number(qRound(win * 100)));
    place.setRight(place.right() - widths.win);
    setType(painter, TextUse::Body, inks.pencil);
    painter.drawText(place, atRight, QString::number(qRound(loss * 100)));
}

constexpr int starHeight = 78;
constexpr int gruntHeight = 56;
constexpr qreal monthsWidth = 64;
constexpr qreal starHead = 50;
constexpr qreal gruntHead = 32;
constexpr qreal gruntHeadIndent = 6;
constexpr qreal afterHead = 12;
constexpr int editorHeight = 32;
constexpr int editorInset = 9; // padding of its text

void paintGround(QPainter &painter, const QStyleOptionViewItem &option, bool star, bool first, const Inks &inks)
{
    const bool selected = option.state & QStyle::State_Selected;
    painter.fillRect(option.rect, isWashed(option) ? inks.wash : star ? inks.plain : inks.paper);
    painter.fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), inks.rule);
    if (selected && first) {
        filled(painter, inks.accent)
            .drawRoundedRect(QRectF(option.rect).adjusted(0, 7, 3 - option.rect.width(), -8), 1.5, 1.5);
    }
    paintRowFocus(painter, option);
}

bool isNumberColumn(int column)
{
    return column == RosterModel::Months || column == RosterModel::Skill;
}

/// Returns whether the name is in an editor at the moment.
bool isBeingEdited(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    return view && view->isPersistentEditorOpen(index);
}

qreal widthOf(TextUse use, const QString &text)
{
    return QFontMetricsF(fontFor(use)).horizontalAdvance(text);
}

void paintRep(QPainter &painter, const QRectF &place, const Figure &figure, bool pips, const Inks &inks)
{
    const QColor colour = figure.star ? inks.accent : inks.ink;
    setType(painter, repFont(figure), colour);
    drawing::elided(painter, place.adjusted(firstIndent, 0, 0, 0), atLeft, QString::number(figure.rep()));
    if (pips)
        drawing::pips(painter, {place.left() + beforePips(figure), place.center().y() + 1.5}, figure.rep(),
                      std::max(figure.rep(), figure.bestRep), colour);
}

qreal repWidth(const Figure &figure, bool pips)
{
    const int best = pips ? std::max(figure.rep(), figure.bestRep) : 0;
    return beforePips(figure) + drawing::pipsWidth(best);
}

/// Returns whether a Star’s name only fits in the smaller font.
bool needsNarrowName(const Figure &figure, qreal width)
{
    return figure.star
        && QFontMetricsF(nameFont(figure)).horizontalAdvance(figure.name) + badgesWidth(figure, BadgeWords::LeftOut)
        > width - afterColumn - starIndent;
}

/// Paints the name and `kind` below it. `narrow`: all Stars’ names use the smaller font, because one of them needs it.
void paintName(QPainter &painter, QRectF place, const Figure &figure, const QString &kind, bool narrow,
               const Inks &inks)
{
    const QFont kindFont = fontFor(TextUse::SecondLine);
    const qreal name = QFontMetricsF(nameFont(figure)).lineSpacing();
    const qreal kindHeight = QFontMetricsF(kindFont).lineSpacing();
    place.adjust(0, 0, -afterColumn, 0);
    QRectF line(place.left(), place.center().y() - (name + kindHeight + lineGap) / 2, place.width(), name);
    if (figure.star) {
        drawIcon(painter, "star-full", {line.left() + 1, line.center().y() - 7.5, 17, 17}, inks.accent);
        line.setLeft(line.left() + starIndent);
    }
    setType(painter, narrow ? narrowNameFont(figure) : nameFont(figure), inks.ink);
    const qreal wanted = painter.fontMetrics().horizontalAdvance(figure.name) + badgesWidth(figure, BadgeWords::Shown);
    const BadgeWords words = wanted <= line.width() ? BadgeWords::Shown : BadgeWords::LeftOut;
    const qreal room = std::max(40.0, line.width() - badgesWidth(figure, words));
    const qreal written = drawing::elided(painter, {line.left(), line.top(), room, name}, atLeft, figure.name);
    paintBadges(painter, {std::round(line.left() + written + beforeBadge), std::round(line.center().y() - 10)}, figure,
                words, inks);

    setType(painter, kindFont, inks.pencil);
    drawing::elided(painter, {place.left(), line.bottom() + lineGap, place.width(), kindHeight},
                    Qt::AlignLeft | Qt::AlignTop, kind);
}

/// Returns the width of the name with the icon before and the badges after it.
qreal nameWidth(const Figure &figure, BadgeWords words)
{
    const QFont font = words == BadgeWords::Shown ? nameFont(figure) : narrowNameFont(figure);
    return (figure.star ? starIndent : 0) + QFontMetricsF(font).horizontalAdvance(figure.name)
        + badgesWidth(figure, words);
}

/// Returns the figure's kind and attributes, its encounter points if the rules have them, and until when it is away.
QString kindAndAttributes(const Figure &figure, const Campaign &campaign, const Pack &pack)
{
    QStringList parts{words::kindOf(figure, pack)};
    parts += words::attributes(figure, pack);
    if (pack.rewards)
        //: What the figure is worth
        parts << RosterDelegate::tr("%n points", nullptr, figure.points);
    if (const QString away = words::awayMark(figure, campaign, pack); !away.isEmpty())
        parts.prepend(away);
    //: Between the parts of a list
    return parts.join(RosterDelegate::tr(", "));
}

void paintArmour(QPainter &painter, const QRectF &place, const Profile &profile, const Pack &pack, const Inks &inks)
{
    const QString text = words::armourClass(profile, pack);
    setType(painter, TextUse::Body, inks.ink);
    const qreal written = drawing::elided(painter, place, atLeft, text);
    if (profile.shield) {
        const qreal after = place.left() + written + beforeShield;
        drawIcon(painter, "shield", {after, place.center().y() - 7, shieldSide, shieldSide}, inks.ink);
    }
}

qreal armourWidth(const Profile &profile, const Pack &pack)
{
    return widthOf(TextUse::Body, words::armourClass(profile, pack)) + (profile.shield ? beforeShield + shieldSide : 0);
}

/// Paints the chances to stay as a bar, or the lines that replace it.
void paintStayOrGo(QPainter &painter, const QRectF &place, const Figure &figure, const CampaignDocument &document,
                   const Inks &inks)
{
    const auto prospect = loyaltyProspect(document.campaign(), document.pack(), figure);
    const QStringList lines = linesOfStayOrGo(figure, prospect);
    if (!lines.isEmpty())
        paintLines(painter, place, lines.first(), lines.last(), inks);
    else if (prospect)
        paintOdds(painter, place, *prospect, inks);
}

qreal stayOrGoWidth(const Figure &figure, const CampaignDocument &document)
{
    constexpr qreal bar = 64;
    const ChanceWidths widths;
    qreal widest = bar + widths.loss + widths.win + ColumnHeads::numberMargin - afterColumn;
    for (const QString &line : linesOfStayOrGo(figure, loyaltyProspect(document.campaign(), document.pack(), figure)))
        widest = std::max(widest, widthOf(TextUse::SecondLine, line));
    return widest;
}

/// Paints the weapon, in two lines if it is long; a row is high enough for them.
void paintWeapon(QPainter &painter, const QRectF &place, const QString &weapon, const Inks &inks)
{
    setType(painter, TextUse::Body, inks.ink);
    const QFontMetricsF metrics(painter.font());
    const QStringList lines = inTwoLines(weapon, metrics, place.width());
    const qreal height = metrics.lineSpacing();
    QRectF line(place.left(), place.center().y() - height * qreal(lines.size()) / 2, place.width(), height);
    for (const QString &text : lines) {
        drawing::elided(painter, line, atLeft, text);
        line.translate(0, height);
    }
}

} // namespace

QStringList RosterDelegate::stayOrGoHeads()
{
    //: A column: the chance that the Grunt stays after a failure
    return {tr("failure"), tr("success")};
}

void RosterDelegate::setDocument(const CampaignDocument *document)
{
    m_document = document;
    m_pictures.setDocument(document);
    forgetHistories();
}

const RepSeries &RosterDelegate::seriesFor(FigureId id) const
{
    if (!m_series.contains(number(id))) { // for all figures at once, because it reads all steps
        const auto histories = figureHistories(m_document->history().stepsInForce(), m_document->pack());
        for (const Figure &figure : m_document->campaign().band)
            m_series.insert(number(figure.id), seriesOf(whyItsRep(histories, figure.id)));
    }
    return m_series[number(id)];
}

bool RosterDelegate::showsHeads() const
{
    const auto &pictures = m_document->campaign().pictures;
    const auto &band = m_document->campaign().band;
    return std::ranges::any_of(band, [&](const Figure &one) { return miniatureOf(pictures, one.id) != nullptr; });
}

qreal RosterDelegate::headWidth(const Figure &figure) const
{
    if (!showsHeads())
        return 0;
    return figure.star ? starHead + afterHead : gruntHeadIndent + gruntHead + afterHead;
}

void RosterDelegate::paintHead(QPainter &painter, const QRectF &place, const Figure &figure, const Inks &inks) const
{
    const qreal side = figure.star ? starHead : gruntHead;
    const QRectF head(place.left() + (figure.star ? 0 : gruntHeadIndent), std::round(place.center().y() - side / 2),
                      side, side);
    const Picture *picture = miniatureOf(m_document->campaign().pictures, figure.id);
    if (!picture || m_pictures.isLost(*picture))
        return drawing::noPhotograph(painter, head, "grunt", inks);
    const qreal ratio = painter.device()->devicePixelRatioF();
    drawing::photograph(painter, head, m_pictures.pixmap(*picture, head.size(), ratio), inks);
}

const Figure *RosterDelegate::figureAt(const QModelIndex &index) const
{
    return m_document ? m_document->campaign().find(FigureId(index.data(RosterModel::IdRole).toInt())) : nullptr;
}

void RosterDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Figure *figure = figureAt(index);
    if (!figure)
        return;
    const Inks &inks = inksOf(option.palette);
    const QRectF place = QRectF(option.rect).adjusted(0, 0, 0, -1);
    painter->save();
    painter->setClipRect(option.rect);
    paintGround(*painter, option, figure->star, index.column() == 0, inks);
    painter->setRenderHint(QPainter::Antialiasing); // after the background, or seams would show
    const int column = index.data(RosterModel::ColumnRole).toInt();
    switch (column) {
    case RosterModel::Rep:
        paintRep(*painter, place, *figure, !m_document->pack().hasSkill, inks);
        break;
    case RosterModel::Name:
        if (headWidth(*figure) > 0)
            paintHead(*painter, place, *figure, inks);
        if (!isBeingEdited(option, index)) {
            const auto &band = m_document->campaign().band;
            const bool narrow = std::ranges::any_of(
                band, [&](const Figure &one) { return needsNarrowName(one, place.width() - headWidth(one)); });
            paintName(*painter, place.adjusted(headWidth(*figure), 0, 0, 0), *figure,
                      kindAndAttributes(*figure, m_document->campaign(), m_document->pack()), narrow, inks);
        }
        break;
    case RosterModel::Armour:
        paintArmour(*painter, place, figure->profile, m_document->pack(), inks);
        break;
    case RosterModel::RepByMonth: {
        const auto &past = m_document->campaign().past;
        const qreal width = std::min(monthsWidth, place.width() - 16);
        const qreal height = 21;
        paintRepSteps(*painter, {place.left() + 1, std::round(place.center().y() - height / 2 + 2), width, height},
                      seriesFor(figure->id), past.empty() ? 1 : past.back().turn, figure->star ? inks.accent : inks.ink,
                      inks);
        break;
    }
    case RosterModel::Weapon:
        paintWeapon(*painter, place.adjusted(0, 0, -afterColumn, 0), index.data(Qt::DisplayRole).toString(), inks);
        break;
    case RosterModel::StayOrGo:
        paintStayOrGo(*painter, place, *figure, *m_document, inks);
        break;
    default:
        setType(*painter, TextUse::Body, inks.ink);
        const bool number = isNumberColumn(column);
        drawing::elided(*painter, place.adjusted(0, 0, number ? -ColumnHeads::numberMargin : -afterColumn, 0),
                        (number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter,
                        index.data(Qt::DisplayRole).toString());
    }
    painter->restore();
}

qreal RosterDelegate::contentWidth(const Figure &figure, const QModelIndex &index) const
{
    const Pack &pack = m_document->pack();
    switch (index.data(RosterModel::ColumnRole).toInt()) {
    case RosterModel::Rep:
        return repWidth(figure, !pack.hasSkill);
    case RosterModel::Name:
        return headWidth(figure)
            + std::max(nameWidth(figure, BadgeWords::Shown),
                       widthOf(TextUse::SecondLine, kindAndAttributes(figure, m_document->campaign(), pack)));
    case RosterModel::Armour:
        return armourWidth(figure.profile, pack);
    case RosterModel::RepByMonth:
        return monthsWidth + 2;
    case RosterModel::StayOrGo:
        return stayOrGoWidth(figure, *m_document);
    default:
        return widthOf(TextUse::Body, index.data(Qt::DisplayRole).toString());
    }
}

int RosterDelegate::leastWidth(RosterModel::Column column) const
{
    const QFontMetricsF metrics(fontFor(TextUse::Body));
    qreal widest = 0;
    for (const Figure &figure : m_document->campaign().band)
        widest =
            std::max(widest,
                     column == RosterModel::Name ? headWidth(figure) + nameWidth(figure, BadgeWords::LeftOut)
                                                 : widthInTwoLines(words::arms(figure, m_document->pack()), metrics));
    return qCeil(widest) + afterColumn;
}

int RosterDelegate::rowHeight(const QModelIndex &index) const
{
    const Figure *figure = figureAt(index);
    const int lines = lineSpacingOf(TextUse::RowName) + lineSpacingOf(TextUse::SecondLine);
    return figure ? std::max(figure->star ? starHeight : gruntHeight, lines + 16) : 0;
}

QSize RosterDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const Figure *figure = figureAt(index);
    return figure ? QSize(qCeil(contentWidth(*figure, index)) + afterColumn, rowHeight(index)) : QSize();
}

QWidget *RosterDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const Figure *figure = figureAt(index);
    if (!figure)
        return nullptr;
    auto *line = new QLineEdit(parent);
    line->setFont(nameFont(*figure));
    //: A column: a figure's name
    line->setAccessibleName(tr("Name"));
    return line;
}

void RosterDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                                          const QModelIndex &index) const
{
    const Figure *figure = figureAt(index);
    const int head = figure ? qCeil(headWidth(*figure)) : 0;
    QRect place = option.rect.adjusted(head - editorInset, 0, -4, -1);
    const int height = std::min(std::max(editorHeight, editor->sizeHint().height()), place.height() - 4);
    place.setTop(place.center().y() - height / 2);
    place.setHeight(height);
    editor->setGeometry(place);
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "ui/band/rostercells.h"

#include "model/odds/prospects.h"
#include "model/story/bandwords.h"
#include "model/story/words.h"
#include "ui/band/rosterdelegate.h"
#include "ui/look/icon.h"
#include "ui/parts/columnheads.h"
#include "ui/parts/drawing.h"
#include "ui/parts/plots.h"
#include "ui/parts/twolines.h"

#include <QPainter>

namespace muster::rostercells {

namespace {

constexpr int firstIndent = 16;
constexpr int pipsAfterRep = 25;
constexpr int starIndent = 26;
constexpr int beforeBadge = 9;
constexpr int betweenBadges = 6;
constexpr qreal lineGap = 3; // between the name and what the figure is
constexpr int beforeShield = 9;
constexpr int shieldSide = 15;

QFont repFont(const Figure &figure)
{
    return fontFor(figure.star ? TextUse::RepStar : TextUse::RepRow);
}

/// A Star's long name leaves the others' weapons their room.
QFont narrowNameFont(const Figure &figure)
{
    return figure.star ? fontFor(TextUse::CampaignName, 16) : nameFont(figure);
}

/// From the left of the column to the first pip's centre.
qreal beforePips(const Figure &figure)
{
    const qreal rep = QFontMetricsF(repFont(figure)).horizontalAdvance(QString::number(figure.rep()));
    return firstIndent + std::max<qreal>(pipsAfterRep, rep + 12) + 4;
}

struct Badge {
    QString icon;
    QString word;
};

std::vector<Badge> badgesOf(const Figure &figure)
{
    std::vector<Badge> badges;
    if (figure.poisoned)
        badges.push_back({QStringLiteral("poison"), RosterDelegate::tr("poisoned")});
    if (figure.exempt)
        badges.push_back({QStringLiteral("exempt"), RosterDelegate::tr("exempt")});
    return badges;
}

void paintBadges(QPainter &painter, QPointF at, const Figure &figure, BadgeWords words, const Inks &inks)
{
    for (const Badge &badge : badgesOf(figure))
        at.rx() += drawing::badge(painter, at, badge.icon, words == BadgeWords::Shown ? badge.word : QString(), inks)
            + betweenBadges;
}

/// With what stands before the first.
qreal badgesWidth(const Figure &figure, BadgeWords words)
{
    const std::vector<Badge> badges = badgesOf(figure);
    qreal width = badges.empty() ? 0 : beforeBadge;
    for (const Badge &badge : badges)
        width += drawing::badgeWidth(words == BadgeWords::Shown ? badge.word : QString()) + betweenBadges;
    return width;
}

/// Two lines, the first in ink.
void paintLines(QPainter &painter, const QRectF &place, const QString &first, const QString &second, const Inks &inks)
{
    painter.setFont(fontFor(TextUse::SecondLine));
    const qreal line = QFontMetricsF(painter.font()).lineSpacing();
    QRectF at(place.left(), place.center().y() - (second.isEmpty() ? line / 2 : line), place.width(), line);
    painter.setPen(inks.ink);
    drawing::elided(painter, at, Qt::AlignLeft | Qt::AlignVCenter, first);
    painter.setPen(inks.pencil);
    drawing::elided(painter, at.translated(0, line), Qt::AlignLeft | Qt::AlignVCenter, second);
}

/// What stands there in place of a bar: of the Star, and of whoever is not tested.
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

/// What a failure leaves, and what a success leaves.
struct ChanceWidths {
    int loss = ColumnHeads::numberWidth(RosterDelegate::stayOrGoHeads().first());
    int win = ColumnHeads::numberWidth(RosterDelegate::stayOrGoHeads().last());
};

/// The bar, then what a failure and what a success leave of the figure's staying, in whole percent.
void paintOdds(QPainter &painter, QRectF place, const LoyaltyProspect &prospect, const Inks &inks)
{
    const double loss = prospect.afterFailure.stays();
    const double win = prospect.afterSuccess.stays();
    const ChanceWidths widths;
    const qreal bar = place.width() - widths.loss - widths.win - ColumnHeads::numberMargin;
    drawing::oddsBar(painter, {place.left() + 0.5, place.center().y() - 3.5, bar, 7}, loss, win, inks);
    place.setRight(place.right() - ColumnHeads::numberMargin);
    painter.setFont(fontFor(TextUse::RowName, 14));
    painter.setPen(inks.ink);
    painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, QString::number(qRound(win * 100)));
    place.setRight(place.right() - widths.win);
    painter.setFont(fontFor(TextUse::Body));
    painter.setPen(inks.pencil);
    painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, QString::number(qRound(loss * 100)));
}

} // namespace

QFont nameFont(const Figure &figure)
{
    return fontFor(figure.star ? TextUse::CampaignName : TextUse::RowName);
}

qreal widthOf(TextUse use, const QString &text)
{
    return QFontMetricsF(fontFor(use)).horizontalAdvance(text);
}

void paintRep(QPainter &painter, const QRectF &place, const Figure &figure, bool pips, const Inks &inks)
{
    const QColor colour = figure.star ? inks.accent : inks.ink;
    painter.setFont(repFont(figure));
    painter.setPen(colour);
    drawing::elided(painter, place.adjusted(firstIndent, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                    QString::number(figure.rep()));
    if (pips)
        drawing::pips(painter, {place.left() + beforePips(figure), place.center().y() + 1.5}, figure.rep(),
                      std::max(figure.rep(), figure.bestRep), colour);
}

qreal repWidth(const Figure &figure, bool pips)
{
    const int best = pips ? std::max(figure.rep(), figure.bestRep) : 0;
    return beforePips(figure) + drawing::pipsWidth(best);
}

bool needsNarrowName(const Figure &figure, qreal width)
{
    return figure.star
        && QFontMetricsF(nameFont(figure)).horizontalAdvance(figure.name) + badgesWidth(figure, BadgeWords::LeftOut)
        > width - afterColumn - starIndent;
}

void paintName(QPainter &painter, QRectF place, const Figure &figure, const QString &kind, bool narrow,
               const Inks &inks)
{
    const QFont kindFont = fontFor(TextUse::SecondLine);
    const qreal name = QFontMetricsF(nameFont(figure)).lineSpacing();
    const qreal kindHeight = QFontMetricsF(kindFont).lineSpacing();
    place.adjust(0, 0, -afterColumn, 0);
    QRectF line(place.left(), place.center().y() - (name + kindHeight + lineGap) / 2, place.width(), name);
    if (figure.star) {
        drawIcon(painter, QStringLiteral("star-full"), {line.left() + 1, line.center().y() - 7.5, 17, 17}, inks.accent);
        line.setLeft(line.left() + starIndent);
    }
    painter.setFont(narrow ? narrowNameFont(figure) : nameFont(figure));
    painter.setPen(inks.ink);
    const qreal wanted = painter.fontMetrics().horizontalAdvance(figure.name) + badgesWidth(figure, BadgeWords::Shown);
    const BadgeWords words = wanted <= line.width() ? BadgeWords::Shown : BadgeWords::LeftOut;
    const qreal room = std::max(40.0, line.width() - badgesWidth(figure, words));
    const qreal written =
        drawing::elided(painter, {line.left(), line.top(), room, name}, Qt::AlignLeft | Qt::AlignVCenter, figure.name);
    paintBadges(painter, {std::round(line.left() + written + beforeBadge), std::round(line.center().y() - 10)}, figure,
                words, inks);

    painter.setFont(kindFont);
    painter.setPen(inks.pencil);
    drawing::elided(painter, {place.left(), line.bottom() + lineGap, place.width(), kindHeight},
                    Qt::AlignLeft | Qt::AlignTop, kind);
}

qreal nameWidth(const Figure &figure, BadgeWords words)
{
    const QFont font = words == BadgeWords::Shown ? nameFont(figure) : narrowNameFont(figure);
    return (figure.star ? starIndent : 0) + QFontMetricsF(font).horizontalAdvance(figure.name)
        + badgesWidth(figure, words);
}

QString kindAndAttributes(const Figure &figure, const Campaign &campaign, const Pack &pack)
{
    QStringList parts{words::kindOf(figure, pack)};
    parts += words::attributes(figure, pack);
    if (pack.rewards)
        parts << RosterDelegate::tr("%n points", nullptr, figure.points);
    if (const QString away = words::awayMark(figure, campaign, pack); !away.isEmpty())
        parts.prepend(away);
    return parts.join(RosterDelegate::tr(", "));
}

void paintArmour(QPainter &painter, const QRectF &place, const Profile &profile, const Pack &pack, const Inks &inks)
{
    const QString text = words::armourClass(profile, pack);
    painter.setFont(fontFor(TextUse::Body));
    painter.setPen(inks.ink);
    const qreal written = drawing::elided(painter, place, Qt::AlignLeft | Qt::AlignVCenter, text);
    if (profile.shield) {
        const qreal after = place.left() + written + beforeShield;
        drawIcon(painter, QStringLiteral("shield"), {after, place.center().y() - 7, shieldSide, shieldSide}, inks.ink);
    }
}

qreal armourWidth(const Profile &profile, const Pack &pack)
{
    return widthOf(TextUse::Body, words::armourClass(profile, pack)) + (profile.shield ? beforeShield + shieldSide : 0);
}

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

void paintWeapon(QPainter &painter, const QRectF &place, const QString &weapon, const Inks &inks)
{
    painter.setFont(fontFor(TextUse::Body));
    painter.setPen(inks.ink);
    const QFontMetricsF metrics(painter.font());
    const QStringList lines = inTwoLines(weapon, metrics, place.width());
    const qreal height = metrics.lineSpacing();
    QRectF line(place.left(), place.center().y() - height * static_cast<qreal>(lines.size()) / 2, place.width(),
                height);
    for (const QString &text : lines) {
        drawing::elided(painter, line, Qt::AlignLeft | Qt::AlignVCenter, text);
        line.translate(0, height);
    }
}

} // namespace muster::rostercells

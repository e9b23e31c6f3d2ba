// SPDX-License-Identifier: MIT
#include "ui/paper/cardsheet.h"

#include "model/story/words.h"
#include "model/texts.h"
#include "ui/look/inks.h"
#include "ui/look/painting.h"
#include "ui/map/tokens.h"
#include "ui/paper/papermarks.h"
#include "ui/texts.h"

#include <QPainter>

namespace muster::paper {

namespace {

constexpr int cardsAcross = 2;
constexpr int down = 4;
constexpr qreal cardPadding = 11;

void cutLines(QPainter &painter, const QRectF &card)
{
    QPen pen(printInks().edge, 0.5);
    pen.setDashPattern({4, 4});
    outlined(painter, pen).drawRect(card);
}

} // namespace

PageFlow cardSheet(const std::vector<CardPainting> &cards, QSizeF page)
{
    PageFlow flow(page, {0, [](QPainter &, const QRectF &) {}}, 0, [](QPainter &, const QRectF &, int, int) {});
    const qreal height = flow.left() / down;
    const qreal width = flow.width() / cardsAcross;
    for (std::size_t first = 0; first < cards.size(); first += cardsAcross) {
        // Slightly less than the height, so that four rows certainly fit.
        flow.add(height - 0.01, [=](QPainter &painter, const QRectF &row) {
            for (std::size_t i = first; i < std::min(first + cardsAcross, cards.size()); ++i) {
                const QRectF card(row.left() + qreal(i - first) * width, row.top(), width, row.height());
                cutLines(painter, card);
                painter.save();
                cards[i](painter, card.adjusted(cardPadding, cardPadding, -cardPadding, -cardPadding));
                painter.restore();
            }
        });
    }
    return flow;
}

namespace {

constexpr qreal cardHeight = 168;
constexpr qreal betweenCards = 14;
constexpr qreal inset = 10;
constexpr int games = 6;

/// Draws a label and the value `known`, or a line to write on if that is empty.
void writeHere(QPainter &painter, const QRectF &line, const QString &words, const QString &known = {})
{
    pencil(painter, line, words);
    const qreal after = lettering(Style::Small).width(words) + 5;
    if (!known.isEmpty()) {
        text(painter, line.adjusted(after, 0, 0, 0), Style::BodyBold, known);
        return;
    }
    writingLine(painter, line.left() + lettering(Style::Small).width(words) + 5, line.right(), line.bottom() - 2);
}

void drawInitiative(QPainter &painter, const QRectF &place, int initiative)
{
    //: A number on a card: who acts first
    pencil(painter, QRectF(place.left(), place.top(), place.width(), 11), SheetText::tr("Initiative"));
    text(painter, QRectF(place.left(), place.top() + 11, 26, 28), Style::Rep, QString::number(initiative));
    boxes(painter, {place.left() + 26, place.top() + 11, place.width() - 26, 28}, initiative, boxSide);
}

/// Draws the skill and the score to hit in each range band, single shots above automatic fire. A band is given in
/// inches if the weapon is known, else as a fraction of the skill.
void drawSkill(QPainter &painter, const QRectF &place, int skill, const std::vector<int> &fractions,
               const std::vector<ScoreInBand> &scores)
{
    const qreal step = (place.width() - 62) / qreal(fractions.size());
    const auto cell = [&](std::size_t band, int row) {
        return QRectF(place.left() + 62 + qreal(band) * step, place.top() + row * 12.5, step, 12);
    };
    //: A way to shoot
    pencil(painter, QRectF(place.left(), place.top() + 12.5, 60, 12), SheetText::tr("Single shot"));
    //: A way to shoot
    pencil(painter, QRectF(place.left(), place.top() + 25, 60, 12), SheetText::tr("Automatic"));
    for (std::size_t band = 0; band < fractions.size(); ++band) {
        //: Up to a range in inches
        const QString head = band < scores.size() ? SheetText::tr("to %1″").arg(scores[band].inches)
            //: A weapon's full range
            : fractions[band] == 1 ? SheetText::tr("full")
                                   //: A fraction of a weapon's range
                                   : SheetText::tr("1/%1").arg(fractions[band]);
        pencil(painter, cell(band, 0), head, Style::Small, rightAligned);
        text(painter, cell(band, 1), Style::BodyBold, QString::number(skill / fractions[band]), rightAligned);
        text(painter, cell(band, 2), Style::Body, QString::number(skill / (fractions[band] * 2)), rightAligned);
    }
}

void drawCard(QPainter &painter, const QRectF &card, const SideCard &known, int number,
              const std::vector<int> &fractions)
{
    const PercentileMember &member = known.member;
    outlined(painter, {printInks().ink, 1}).drawRoundedRect(card, 6, 6);
    const QRectF inside = card.adjusted(inset, 8, -inset, -8);
    numberRing(painter, QPointF(inside.left() + 8, inside.top() + 8), number);
    //: A line on a card
    writeHere(painter, QRectF(inside.left() + 22, inside.top(), inside.width() - 96, 17), SheetText::tr("Name"),
              known.name);
    if (member.officer)
        text(painter, QRectF(inside.left(), inside.top(), inside.width(), 17), Style::BodyBold,
             //: A line on a card: the rank of the leader
             SheetText::tr("Officer"), rightAligned);
    //: A line on a card
    writeHere(painter, QRectF(inside.left(), inside.top() + 20, inside.width(), 16), SheetText::tr("Weapon"),
              known.weapon);
    drawInitiative(painter, QRectF(inside.left(), inside.top() + 42, 112, 40), member.figure.initiative);
    const QRectF skill(inside.left() + 122, inside.top() + 42, inside.width() - 122, 40);
    //: A number on a card: how well the figure fights
    pencil(painter, QRectF(skill.left(), skill.top(), skill.width(), 11), SheetText::tr("Weapon skill"));
    text(painter, QRectF(skill.left(), skill.top() + 11, skill.width(), 28), Style::Rep,
         QString::number(member.figure.skill));
    drawSkill(painter, QRectF(inside.left(), inside.top() + 84, inside.width(), 38), member.figure.skill, fractions,
              known.scores);
    const QRectF past(inside.left(), inside.bottom() - 24, inside.width(), 12);
    //: A line on a card: how many games the figure has played
    pencil(painter, past, SheetText::tr("Games"));
    boxes(painter, {past.left() + 44, past.top(), 120, past.height()}, games, boxSide);
    //: A line on a card: how many enemies the figure has taken out
    writeHere(painter, past.adjusted(past.width() * 0.62, 0, 0, 2), SheetText::tr("Taken out"));
    pencil(painter, past.translated(0, 13),
           SheetText::tr("0: may only fire; below 0: dead. Restored for the next game."), Style::Fine);
}

} // namespace

std::vector<SideCard> cardsOf(const std::vector<PercentileMember> &side)
{
    std::vector<SideCard> cards;
    for (const PercentileMember &member : side)
        cards.push_back({{}, {}, member, {}});
    return cards;
}

static SideCard cardOf(const QString &name, const Profile &profile, const Pack &pack)
{
    const bool officer = pack.games && profile.figureClass == pack.games->leaders;
    return {name, words::weapon(profile, pack), {officer, {profile.rep, profile.skill}}, scoresInBands(profile, pack)};
}

std::vector<SideCard> cardsOf(const std::vector<Figure> &band, const Pack &pack)
{
    std::vector<SideCard> cards;
    for (const Figure &figure : band)
        cards.push_back(cardOf(figure.name, figure.profile, pack));
    return cards;
}

std::vector<SideCard> cardsOf(const Force &enemy, const Pack &pack)
{
    std::vector<SideCard> cards;
    for (const Profile &figure : enemy.figures)
        cards.push_back(cardOf(packWords(figure.type), figure, pack));
    return cards;
}

PageFlow cardSheet(const Pack &pack, const QString &title, const std::vector<SideCard> &side, QSizeF page)
{
    PageFlow flow(page,
                  {34,
                   [title](QPainter &painter, const QRectF &place) {
                       text(painter, QRectF(place.left(), place.top(), place.width() * 0.7, 26), Style::Title, title);
                       text(painter, QRectF(place.left(), place.top() + 3, place.width(), 22), Style::Body,
                            //: The name of a printed sheet with a card for each figure
                            SheetText::tr("Cards"), rightAligned);
                   }},
                  14, [](QPainter &painter, const QRectF &place, int, int) {
                      pencil(painter, place, QStringLiteral("Muster"), Style::Small, rightAligned);
                  });
    const qreal width = (flow.width() - betweenCards) / 2;
    const std::vector<int> fractions = pack.reference->percentile->fractions;
    for (std::size_t first = 0; first < side.size(); first += 2) {
        const std::vector<SideCard> pair(side.begin() + static_cast<std::ptrdiff_t>(first),
                                         side.begin() + static_cast<std::ptrdiff_t>(std::min(first + 2, side.size())));
        flow.add(cardHeight, [pair, first, width, fractions](QPainter &painter, const QRectF &place) {
            for (std::size_t i = 0; i < pair.size(); ++i) {
                const qreal x = place.left() + qreal(i) * (width + betweenCards);
                drawCard(painter, QRectF(x, place.top(), width, cardHeight), pair[i], int(first + i) + 1, fractions);
            }
        });
        flow.space(10);
    }
    return flow;
}

namespace {

constexpr int players = 2;
constexpr int pefsOfEach = 3;
constexpr qreal foldAt = 0.34; ///< share of the width; the number stays outside

/// Draws the side that everybody may see. A `pef` of 0 is for a force that splits off, whose number is to be written.
void drawOutside(QPainter &painter, const QRectF &place, int player, int pef)
{
    const QPointF centre(place.center().x(), place.top() + 52);
    if (pef > 0) {
        drawPef(painter, centre, Pef{pef}, printInks().ink, printInks(), 1.3);
    } else {
        QPen dashes(printInks().ink, 1.2);
        dashes.setDashPattern({3, 2});
        painter.setPen(dashes);
        painter.drawEllipse(centre, 24, 24);
    }
    const QRectF line(place.left(), centre.y() + 36, place.width(), 14);
    //: A player by his number
    text(painter, line, Style::BodyBold, SheetText::tr("Player %1").arg(player), Qt::AlignCenter);
    if (pef == 0)
        //: A group on a card: it was parted from another
        pencil(painter, line.translated(0, 14), SheetText::tr("split off"), Style::Small, Qt::AlignCenter);
}

/// Draws the side that only its player knows until the PEF is seen.
void drawInside(QPainter &painter, const QRectF &place)
{
    QRectF line(place.left(), place.top() + 4, place.width(), 16);
    qreal at = line.left();
    //: A card of a real enemy, and not of a decoy
    for (const QString &words : {SheetText::tr("Real"), SheetText::tr("Decoy")}) {
        boxAt(painter, QPointF(at, line.center().y()), boxSide);
        text(painter, line.adjusted(at - line.left() + boxSide + 5, 0, 0, 0), Style::Body, words);
        at += 70;
    }
    line.translate(0, 20);
    pencil(painter, line, SheetText::tr("Figures, with their Reps"));
    for (int i = 0; i < 5; ++i) {
        line.translate(0, 20);
        writingLine(painter, line.left(), line.right(), line.bottom() - 3);
    }
}

void drawSlip(QPainter &painter, const QRectF &place, int player, int pef)
{
    const qreal fold = place.left() + place.width() * foldAt;
    QPen dots(printInks().edge, 0.8, Qt::DotLine);
    painter.setPen(dots);
    painter.drawLine(QPointF(fold, place.top()), QPointF(fold, place.bottom()));
    drawOutside(painter, QRectF(place.topLeft(), QPointF(fold - 8, place.bottom())), player, pef);
    drawInside(painter, QRectF(QPointF(fold + 12, place.top()), place.bottomRight()));
}

} // namespace

PageFlow pefSlips(const SheetSource &, QSizeF page)
{
    std::vector<CardPainting> slips;
    for (int player = 1; player <= players; ++player) {
        for (int pef = 1; pef <= pefsOfEach + 1; ++pef) {
            slips.emplace_back([=](QPainter &painter, const QRectF &place) {
                drawSlip(painter, place, player, pef > pefsOfEach ? 0 : pef);
            });
        }
    }
    return cardSheet(slips, page);
}

} // namespace muster::paper

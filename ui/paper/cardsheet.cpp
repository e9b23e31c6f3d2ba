// SPDX-License-Identifier: MIT
#include "ui/paper/cardsheet.h"

#include "model/story/words.h"
#include "model/texts.h"
#include "ui/look/inks.h"
#include "ui/paper/papermarks.h"
#include "ui/paper/papertype.h"
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
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(card);
}

} // namespace

PageFlow cardSheet(const std::vector<CardPainting> &cards, QSizeF page)
{
    PageFlow flow(page, {0, [](QPainter &, const QRectF &) {}}, 0, [](QPainter &, const QRectF &, int, int) {});
    const qreal height = flow.left() / down;
    const qreal width = flow.width() / cardsAcross;
    for (std::size_t first = 0; first < cards.size(); first += cardsAcross) {
        // A hair less, so that four rows surely fit.
        flow.add(height - 0.01, [=](QPainter &painter, const QRectF &row) {
            for (std::size_t i = first; i < std::min(first + cardsAcross, cards.size()); ++i) {
                const QRectF card(row.left() + static_cast<qreal>(i - first) * width, row.top(), width, row.height());
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
constexpr auto middleLeft = Qt::AlignLeft | Qt::AlignVCenter;

/// What is known, or a line to write it on, with its word before it.
void writeHere(QPainter &painter, const QRectF &line, const QString &words, const QString &known = {})
{
    pencil(painter, line, middleLeft, words);
    const qreal after = lettering(Style::Small).width(words) + 5;
    if (!known.isEmpty()) {
        text(painter, line.adjusted(after, 0, 0, 0), middleLeft, Style::BodyBold, known);
        return;
    }
    writingLine(painter, line.left() + lettering(Style::Small).width(words) + 5, line.right(), line.bottom() - 2);
}

void drawInitiative(QPainter &painter, const QRectF &place, int initiative)
{
    pencil(painter, QRectF(place.left(), place.top(), place.width(), 11), middleLeft, SheetText::tr("Initiative"));
    text(painter, QRectF(place.left(), place.top() + 11, 26, 28), middleLeft, Style::Rep, QString::number(initiative));
    boxes(painter, QPointF(place.left() + 26, place.top() + 25), initiative, boxSide, place.width() - 26);
}

/// Skill, and the score to hit in each range band, single shots above automatic fire. The band is told in inches where the
/// weapon is known, else by the share of the skill.
void drawSkill(QPainter &painter, const QRectF &place, int skill, const std::vector<int> &fractions,
               const std::vector<ScoreInBand> &scores)
{
    const qreal step = (place.width() - 62) / static_cast<qreal>(fractions.size());
    const auto cell = [&](std::size_t band, int row) {
        return QRectF(place.left() + 62 + static_cast<qreal>(band) * step, place.top() + row * 12.5, step, 12);
    };
    pencil(painter, QRectF(place.left(), place.top() + 12.5, 60, 12), middleLeft, SheetText::tr("Single shot"));
    pencil(painter, QRectF(place.left(), place.top() + 25, 60, 12), middleLeft, SheetText::tr("Automatic"));
    for (std::size_t band = 0; band < fractions.size(); ++band) {
        const QString head = band < scores.size() ? SheetText::tr("to %1″").arg(scores[band].inches)
            : fractions[band] == 1                ? SheetText::tr("full")
                                                  : SheetText::tr("1/%1").arg(fractions[band]);
        pencil(painter, cell(band, 0), Qt::AlignRight | Qt::AlignVCenter, head);
        text(painter, cell(band, 1), Qt::AlignRight | Qt::AlignVCenter, Style::BodyBold,
             QString::number(skill / fractions[band]));
        text(painter, cell(band, 2), Qt::AlignRight | Qt::AlignVCenter, Style::Body,
             QString::number(skill / (fractions[band] * 2)));
    }
}

void drawCard(QPainter &painter, const QRectF &card, const SideCard &known, int number,
              const std::vector<int> &fractions)
{
    const PercentileMember &member = known.member;
    painter.setPen(QPen(printInks().ink, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(card, 6, 6);
    const QRectF inside = card.adjusted(inset, 8, -inset, -8);
    numberRing(painter, QPointF(inside.left() + 8, inside.top() + 8), number);
    writeHere(painter, QRectF(inside.left() + 22, inside.top(), inside.width() - 96, 17), SheetText::tr("Name"),
              known.name);
    if (member.officer)
        text(painter, QRectF(inside.left(), inside.top(), inside.width(), 17), Qt::AlignRight | Qt::AlignVCenter,
             Style::BodyBold, SheetText::tr("Officer"));
    writeHere(painter, QRectF(inside.left(), inside.top() + 20, inside.width(), 16), SheetText::tr("Weapon"),
              known.weapon);
    drawInitiative(painter, QRectF(inside.left(), inside.top() + 42, 112, 40), member.figure.initiative);
    const QRectF skill(inside.left() + 122, inside.top() + 42, inside.width() - 122, 40);
    pencil(painter, QRectF(skill.left(), skill.top(), skill.width(), 11), middleLeft, SheetText::tr("Weapon skill"));
    text(painter, QRectF(skill.left(), skill.top() + 11, skill.width(), 28), middleLeft, Style::Rep,
         QString::number(member.figure.skill));
    drawSkill(painter, QRectF(inside.left(), inside.top() + 84, inside.width(), 38), member.figure.skill, fractions,
              known.scores);
    const QRectF past(inside.left(), inside.bottom() - 24, inside.width(), 12);
    pencil(painter, past, middleLeft, SheetText::tr("Games"));
    boxes(painter, QPointF(past.left() + 44, past.center().y()), games, boxSide, 120);
    writeHere(painter, past.adjusted(past.width() * 0.62, 0, 0, 2), SheetText::tr("Taken out"));
    pencil(painter, past.translated(0, 13), middleLeft,
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
                       text(painter, QRectF(place.left(), place.top(), place.width() * 0.7, 26), middleLeft,
                            Style::Title, title);
                       text(painter, QRectF(place.left(), place.top() + 3, place.width(), 22),
                            Qt::AlignRight | Qt::AlignVCenter, Style::Body, SheetText::tr("Cards"));
                   }},
                  14, [](QPainter &painter, const QRectF &place, int, int) {
                      pencil(painter, place, Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("Muster"));
                  });
    const qreal width = (flow.width() - betweenCards) / 2;
    const std::vector<int> fractions = pack.reference->percentile->fractions;
    for (std::size_t first = 0; first < side.size(); first += 2) {
        const std::vector<SideCard> pair(side.begin() + static_cast<std::ptrdiff_t>(first),
                                         side.begin() + static_cast<std::ptrdiff_t>(std::min(first + 2, side.size())));
        flow.add(cardHeight, [pair, first, width, fractions](QPainter &painter, const QRectF &place) {
            for (std::size_t i = 0; i < pair.size(); ++i) {
                const qreal x = place.left() + static_cast<qreal>(i) * (width + betweenCards);
                drawCard(painter, QRectF(x, place.top(), width, cardHeight), pair[i], static_cast<int>(first + i) + 1,
                         fractions);
            }
        });
        flow.space(10);
    }
    return flow;
}

} // namespace muster::paper

// SPDX-License-Identifier: MIT
#include "model/actions/suggest.h"
#include "model/story/bandwords.h"
#include "model/story/playwords.h"
#include "model/story/words.h"
#include "ui/look/icon.h"
#include "ui/paper/cardsheet.h"
#include "ui/paper/encountersheet.h"
#include "ui/paper/figuretable.h"
#include "ui/paper/miniature.h"
#include "ui/paper/papermarks.h"
#include "ui/paper/papertype.h"
#include "ui/texts.h"

#include <QPainter>

#include <vector>

namespace muster::paper {

namespace {

constexpr qreal figureLine = 13;

constexpr auto figureMiddle = Qt::AlignLeft | Qt::AlignVCenter;

/// The miniature, name and kind at the left, the Rep at the right.
void drawHead(QPainter &painter, const QRectF &place, const Figure &figure, const SheetSource &source)
{
    constexpr qreal repWidth = 34;
    constexpr qreal star = 13;
    const qreal left = place.left() + miniature(painter, {place.left(), place.top(), 36, 36}, source, figure.id);
    QRectF name(left, place.top(), place.right() - repWidth - left, 20);
    if (figure.star) {
        drawIcon(painter, QStringLiteral("star-full"), {name.left(), name.top() + 3, star, star}, printInks().ink);
        name.setLeft(name.left() + star + 5);
    }
    text(painter, name, figureMiddle, Style::StarName, figure.name);
    const QString kind = words::kindOf(figure, source.pack);
    const Figure *leader = source.campaign.hasSeveralStars() ? source.campaign.starOf(figure) : nullptr;
    pencil(painter, QRectF(left, place.top() + 20, place.right() - repWidth - left, figureLine), figureMiddle,
           leader ? SheetText::tr("%1; %2").arg(kind, words::bandOf(*leader)) : kind, Style::Body);
    const QRectF rep(place.right() - repWidth, place.top(), repWidth, 24);
    text(painter, rep, Qt::AlignRight | Qt::AlignVCenter, Style::Title, QString::number(figure.rep()));
    pencil(painter, rep.translated(0, 21), Qt::AlignRight | Qt::AlignVCenter, SheetText::tr("Rep"));
}

/// A fate with the box before it, and where it stands in its rows.
struct FateBox {
    QString words;
    QPointF at;
};

/// What is reported of a figure after the battle, in the order of the page that asks for it, broken into rows.
std::vector<FateBox> fateBoxes(const Figure &figure, const SheetSource &source, qreal width)
{
    constexpr qreal beside = 9;
    std::vector<FateBox> boxes;
    QPointF at;
    for (const Fate fate : actions::fatesAsked(source.campaign, source.pack)) {
        if (fate == Fate::Fine || (fate == Fate::CheatedDeath && !figure.star))
            continue;
        const QString words = words::title(fate);
        const qreal needed = 13 + lettering(Style::Small).width(words) + 1;
        if (at.x() > 0 && at.x() + needed > width)
            at = QPointF(0, at.y() + figureLine);
        boxes.push_back({words, at});
        at.rx() += needed + beside;
    }
    return boxes;
}

void drawFates(QPainter &painter, const QRectF &place, const std::vector<FateBox> &fates)
{
    for (const FateBox &fate : fates) {
        const QRectF line(place.left() + fate.at.x(), place.top() + fate.at.y(), place.width(), figureLine);
        boxAt(painter, QPointF(line.left(), line.center().y()), 9.5);
        pencil(painter, line.adjusted(13, 0, 0, 0), figureMiddle, fate.words);
    }
}

/// What is carried, a line for each: weapons, whose figures one needs at the table, and the rest in one; no more lines than
/// a card has room for.
QStringList carriedLines(const Figure &figure, const Pack &pack)
{
    constexpr int most = 3;
    QStringList lines;
    std::vector<Kit> rest;
    for (const Kit &kit : figure.carries) {
        const bool isWeapon = pack.weapon(kit.item) && lines.size() < most - 1;
        if (!isWeapon)
            rest.push_back(kit);
        else
            lines << (!kit.isCounted()
                          ? weaponLine(kit.item, pack)
                          : SheetText::tr("%1 × %2").arg(QString::number(kit.count), weaponLine(kit.item, pack)));
    }
    return rest.empty() ? lines : lines << words::carried(rest, pack);
}

void drawFigureCard(QPainter &painter, const QRectF &place, const Figure &figure, const SheetSource &source)
{
    const Pack &pack = source.pack;
    drawHead(painter, place, figure, source);
    QRectF line(place.left(), place.top() + 40, place.width(), figureLine);
    const auto tell = [&](const QString &words) {
        if (words.isEmpty())
            return;
        for (const QString &part : lettering(Style::Body).lines(words, line.width(), 2)) {
            text(painter, line, figureMiddle, Style::Body, part);
            line.translate(0, figureLine);
        }
    };
    tell(words::armour(figure.profile, pack));
    tell(weaponLine(figure.profile, pack));
    for (const QString &words : carriedLines(figure, pack))
        tell(words);
    const OwnFigure *own = source.campaign.play ? source.campaign.play->find(figure.id) : nullptr;
    for (const Lasting &one : own ? own->lasting : std::vector<Lasting>())
        tell(words::lasting(one, true, pack));
    for (const QString &id : figure.attributes) {
        const Attribute *attribute = pack.attribute(id);
        const QString words = attribute ? SheetText::tr("%1: %2").arg(attribute->title, attribute->effect) : id;
        for (const QString &part : lettering(Style::Small).lines(words, line.width(), 2)) {
            pencil(painter, line, figureMiddle, part);
            line.translate(0, figureLine - 2);
        }
    }

    constexpr qreal word = 58;
    const std::vector<FateBox> fates = fateBoxes(figure, source, place.width());
    QRectF foot(place.left(), place.bottom() - figureLine, place.width(), figureLine);
    if (!fates.empty())
        foot.translate(0, -fates.back().at.y());
    drawFates(painter, foot, fates);
    foot.translate(0, -figureLine - 5);
    if (pack.wounds) { // they last from one game into the next (Chain Reaction, first edition)
        text(painter, foot, figureMiddle, Style::BodyBold, SheetText::tr("Wounds"));
        writingLine(painter, foot.left() + word, foot.right(), foot.bottom() - 2);
        foot.translate(0, -figureLine - 4);
    }
    text(painter, foot, figureMiddle, Style::BodyBold, SheetText::tr("Rep"));
    repRings(painter, QPointF(foot.left() + word, foot.center().y()), figure.rep());
    if (!figure.star || !hasStarPower(pack))
        return;
    foot.translate(0, -figureLine - 4);
    text(painter, foot, figureMiddle, Style::BodyBold, SheetText::tr("Star Power"));
    boxes(painter, QPointF(foot.left() + word, foot.center().y()), figure.rep(), 11, foot.width() - word);
}

} // namespace

PageFlow figureCards(const SheetSource &source, QSizeF page)
{
    std::vector<CardPainting> cards;
    for (const Figure &figure : source.campaign.band) {
        cards.emplace_back([figure, &source](QPainter &painter, const QRectF &place) {
            drawFigureCard(painter, place, figure, source);
        });
    }
    return cardSheet(cards, page);
}

} // namespace muster::paper

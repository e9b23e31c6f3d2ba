// SPDX-License-Identifier: MIT
#include "model/acts/arms.h"
#include "model/acts/suggest.h"
#include "model/story/bandwords.h"
#include "model/story/playwords.h"
#include "model/story/setupdice.h"
#include "model/story/words.h"
#include "rules/slug.h"
#include "ui/look/icon.h"
#include "ui/paper/cardsheet.h"
#include "ui/paper/columns.h"
#include "ui/paper/encountersheet.h"
#include "ui/paper/papermarks.h"
#include "ui/parts/drawing.h"
#include "ui/texts.h"

#include <QPainter>
#include <QStringList>

#include <cmath>
#include <random>
#include <vector>

namespace muster::paper {

namespace {

constexpr qreal figureLine = 13;
constexpr qreal footWord = 58;

void drawFootRep(QPainter &painter, const QRectF &foot, int rep)
{
    //: Below a figure's number: Reputation
    text(painter, foot, Style::BodyBold, SheetText::tr("Rep"));
    repRings(painter, foot.adjusted(footWord, 0, 0, 0), rep);
}

void drawFootWounds(QPainter &painter, const QRectF &foot)
{
    //: Below boxes that are ticked for wounds
    text(painter, foot, Style::BodyBold, SheetText::tr("Wounds"));
    writingLine(painter, foot.left() + footWord, foot.right(), foot.bottom() - 2);
}

/// Draws the miniature, name and kind at the left, and the Rep at the right.
void drawHead(QPainter &painter, const QRectF &place, const Figure &figure, const SheetSource &source)
{
    constexpr qreal repWidth = 34;
    constexpr qreal star = 13;
    const qreal left = place.left() + miniature(painter, {place.left(), place.top(), 36, 36}, source, figure.id);
    QRectF name(left, place.top(), place.right() - repWidth - left, 20);
    if (figure.star) {
        drawIcon(painter, "star-full", {name.left(), name.top() + 3, star, star}, printInks().ink);
        name.setLeft(name.left() + star + 5);
    }
    text(painter, name, Style::StarName, figure.name);
    const QString kind = words::kindOf(figure, source.pack);
    const Figure *leader = source.campaign.hasSeveralStars() ? source.campaign.starOf(figure) : nullptr;
    pencil(painter, QRectF(left, place.top() + 20, place.right() - repWidth - left, figureLine),
           //: A figure's kind, and whose band it is in
           leader ? SheetText::tr("%1; %2").arg(kind, words::bandOf(*leader)) : kind, Style::Body);
    const QRectF rep(place.right() - repWidth, place.top(), repWidth, 24);
    text(painter, rep, Style::Title, QString::number(figure.rep()), rightAligned);
    //: Below a figure's number: Reputation
    pencil(painter, rep.translated(0, 21), SheetText::tr("Rep"), Style::Small, rightAligned);
}

/// A fate with the box before it; `at` is its position in the rows.
struct FateBox {
    QString words;
    QPointF at;
};

/// Returns the fates that are reported of a figure after the battle, in the order of that page, broken into rows.
std::vector<FateBox> fateBoxes(const Figure &figure, const SheetSource &source, qreal width)
{
    constexpr qreal beside = 9;
    std::vector<FateBox> boxes;
    QPointF at;
    for (const Fate fate : acts::fatesAsked(source.campaign, source.pack)) {
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
        pencil(painter, line.adjusted(13, 0, 0, 0), fate.words);
    }
}

/// Returns the equipment: a line for each weapon with its figures, which a player needs at the table, and the rest in
/// one line. There are no more lines than a card has space for.
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
                          //: A name and how many of them there are: "Grunt × 3"
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
            text(painter, line, Style::Body, part);
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
        //: An attribute, and what it does
        const QString words = attribute ? SheetText::tr("%1: %2").arg(attribute->title, attribute->effect) : id;
        for (const QString &part : lettering(Style::Small).lines(words, line.width(), 2)) {
            pencil(painter, line, part);
            line.translate(0, figureLine - 2);
        }
    }

    const std::vector<FateBox> fates = fateBoxes(figure, source, place.width());
    QRectF foot(place.left(), place.bottom() - figureLine, place.width(), figureLine);
    if (!fates.empty())
        foot.translate(0, -fates.back().at.y());
    drawFates(painter, foot, fates);
    foot.translate(0, -figureLine - 5);
    if (pack.wounds) { // wounds last from one game into the next (Chain Reaction, first edition)
        drawFootWounds(painter, foot);
        foot.translate(0, -figureLine - 4);
    }
    drawFootRep(painter, foot, figure.rep());
    if (!figure.star || !hasStarPower(pack))
        return;
    foot.translate(0, -figureLine - 4);
    //: Below boxes: dice that a Star may use against a hit
    text(painter, foot, Style::BodyBold, SheetText::tr("Star Power"));
    boxes(painter, foot.adjusted(footWord, 0, 0, 0), figure.rep(), 11);
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

namespace {

constexpr qreal enemyLine = 13;
constexpr int mostCards = 36; ///< a list with more combinations of dice has one card per row

/// Draws a name at the left and a short text in large type at the right.
void drawHead(QPainter &painter, const QRectF &place, const QString &title, const QString &large)
{
    constexpr qreal largeWidth = 34;
    text(painter, QRectF(place.left(), place.top(), place.width() - largeWidth, 20), Style::StarName, title);
    text(painter, QRectF(place.right() - largeWidth, place.top(), largeWidth, 24), Style::Title, large, rightAligned);
}

void drawLines(QPainter &painter, QRectF line, const QStringList &words, Style style)
{
    line.setHeight(enemyLine);
    for (const QString &sentence : words) {
        for (const QString &part : lettering(style).lines(sentence, line.width(), 6)) {
            if (style == Style::Small)
                pencil(painter, line, part);
            else
                text(painter, line, style, part);
            line.translate(0, enemyLine);
        }
    }
}

/// Returns the meanings of a face of the PEF's die, for each EAL or for each number of PEFs resolved before.
QStringList meanings(const SheetSource &source, int face)
{
    const Pack &pack = source.pack;
    QStringList all;
    if (pefsBy(source.campaign, pack) == PefsBy::Resolved) {
        for (const LetterRow &row : letterRows(*pack.patrol)) {
            const PefForce force = row.letters[std::size_t(face - 1)];
            //: An encounter, its enemy and its time of day
            all << SheetText::tr("%1: %2, %3").arg(row.name, slug(force), letterWords(source.campaign, pack, force));
        }
        return all;
    }
    for (int eal = lowestEal; eal <= highestEal; ++eal) {
        const PefLetter letter = pack.activity->lettersAt(eal).at(face);
        //: A level, the number of its PEFs, and what they are rolled on
        all << SheetText::tr("EAL %1: %2, %3")
                   .arg(eal)
                   .arg(QStringLiteral("XABC").at(int(letter)))
                   .arg(words::title(letter));
    }
    return all;
}

void drawPefCard(QPainter &painter, const QRectF &place, const SheetSource &source, int face)
{
    drawHead(painter, place, SheetText::tr("Possible Enemy Force"), {});
    constexpr qreal side = 20;
    drawing::die(painter, {place.right() - side, place.top(), side, side}, face, drawing::DieLook::Program, false,
                 printInks());
    drawLines(painter, place.adjusted(0, 32, 0, 0), meanings(source, face), Style::Body);
}

QString wordsFor(const TableRow<Profile> &row)
{
    //: The face of the die for which a card is used
    return row.from == row.to ? SheetText::tr("Roll %1").arg(row.from)
                              //: The faces of the die for which a card is used, from and to
                              : SheetText::tr("Roll %1 to %2").arg(row.from).arg(row.to);
}

/// Draws a figure that was rolled up with the encounter; `number` is its number on the encounter sheet.
void drawDealt(QPainter &painter, const QRectF &place, const Profile &profile, int number, const SheetSource &source)
{
    Figure figure;
    figure.profile = profile;
    numberRing(painter, QPointF(place.left() + 8, place.top() + 10), number);
    const QString name = number == 1 ? foeHere(source.campaign) : QString();
    const QString kind = words::kindOf(figure, source.pack);
    drawHead(painter, place.adjusted(21, 0, 0, 0), name.isEmpty() ? kind : name, QString::number(profile.rep));
    const QString list = words::enemy(source.campaign.encounter->enemy, source.pack);
    //: An army list, and a figure's kind
    const QString from = name.isEmpty() ? list : SheetText::tr("%1, %2").arg(list, kind);
    pencil(painter, QRectF(place.left(), place.top() + 20, place.width(), enemyLine),
           //: A figure that leads its group
           number == 1 ? SheetText::tr("%1 (leader)").arg(from) : from);
    const QString &enemy = source.campaign.encounter->dealtEnemy()->from;
    QStringList arms{words::armour(profile, source.pack), weaponLine(profile, source.pack),
                     acts::besideTitle(carriedBeside(source.pack, enemy, std::size_t(number - 1)), source.pack)};
    arms.removeAll(QString());
    drawLines(painter, place.adjusted(0, 40, 0, 0), arms, Style::Body);
    QRectF foot(place.left(), place.bottom() - enemyLine, place.width(), enemyLine);
    drawFootWounds(painter, foot);
    foot.translate(0, -enemyLine - 5);
    drawFootRep(painter, foot, profile.rep);
}

void drawEnemy(QPainter &painter, const QRectF &place, const TableRow<Profile> &row, const ArmyList &list,
               const Pack &pack)
{
    Figure figure;
    figure.profile = row.outcome;
    drawHead(painter, place, words::kindOf(figure, pack), QString::number(row.outcome.rep));
    pencil(painter, QRectF(place.left(), place.top() + 20, place.width(), enemyLine),
           QStringList{list.title, wordsFor(row)}.join(u", "));
    QStringList arms{words::armour(row.outcome, pack)};
    if (list.weaponDie) {
        for (const TableRow<QString> &weapon : list.weaponDie->rows)
            //: On one die, from and to: the result
            arms << SheetText::tr("1d6, %1–%2: %3")
                        .arg(weapon.from)
                        .arg(weapon.to)
                        .arg(weaponLine(weapon.outcome, pack));
    } else {
        arms << weaponLine(row.outcome, pack);
    }
    arms.removeAll(QString());
    drawLines(painter, place.adjusted(0, 40, 0, 0), arms, list.weaponDie ? Style::Small : Style::Body);
    const QRectF foot(place.left(), place.bottom() - enemyLine, place.width(), enemyLine);
    drawFootRep(painter, foot, row.outcome.rep);
}

/// Shuffles each deck; the first card, which explains the use, stays first. The same encounter gives the same order, so
/// that a sheet printed again matches the first print.
void mix(std::vector<CardPainting> &cards, std::size_t pefs, quint64 seed)
{
    std::mt19937_64 engine(seed);
    const auto shuffle = [&](std::size_t from, std::size_t to) {
        for (std::size_t left = to; left > from + 1; --left)
            std::swap(cards[left - 1], cards[from + engine() % (left - from)]);
    };
    shuffle(1, 1 + pefs);
    shuffle(1 + pefs, cards.size());
}

/// Returns the number of combinations of the dice for each total, indexed by total.
std::vector<int> ways(int dice, int sides)
{
    std::vector<int> counts{1};
    for (int die = 0; die < dice; ++die) {
        std::vector<int> next(counts.size() + std::size_t(sides), 0);
        for (std::size_t total = 0; total < counts.size(); ++total) {
            for (int face = 1; face <= sides; ++face)
                next[total + std::size_t(face)] += counts[total];
        }
        counts = next;
    }
    return counts;
}

int cardsFor(const TableRow<Profile> &row, const RollTable<Profile> &table)
{
    if (std::pow(table.sides, table.dice) > mostCards)
        return 1;
    const std::vector<int> counts = ways(table.dice, table.sides);
    int cards = 0;
    for (int total = row.from; total <= row.to; ++total)
        cards += counts[std::size_t(total)];
    return cards;
}

void drawHowTo(QPainter &painter, const QRectF &place, const ArmyList &list, bool knowsPefs)
{
    const QStringList decks = knowsPefs
        ? QStringList{SheetText::tr("Two decks: shuffle each and keep it face down."),
                      SheetText::tr("When a PEF is resolved, draw one of its six cards, then put it back.")}
        : QStringList{SheetText::tr("Shuffle the cards, and keep them face down.")};
    drawHead(painter, place, SheetText::tr("How to use these cards"), {});
    drawLines(
        painter, place.adjusted(0, 28, 0, 0),
        decks
            + QStringList{SheetText::tr("For each enemy figure, draw one of the %1 cards. Put it back and reshuffle "
                                        "for the odds of the list, or keep it out so that no figure repeats.")
                              .arg(list.title)},
        Style::Body);
}

} // namespace

/// Returns the list of the present or last enemy, or else the band's own list.
static const ArmyList *enemyListOf(const SheetSource &source)
{
    const Campaign &campaign = source.campaign;
    for (const QString &id : {campaign.encounter ? campaign.encounter->enemy : QString(), campaign.enemy}) {
        if (const ArmyList *list = id.isEmpty() ? nullptr : source.pack.list(id))
            return list;
    }
    return source.pack.list(campaign.list);
}

PageFlow enemyCards(const SheetSource &source, QSizeF page)
{
    constexpr int faces = 6;
    std::vector<CardPainting> cards;
    if (const Force *dealt = source.campaign.encounter ? source.campaign.encounter->dealtEnemy() : nullptr) {
        int number = 0;
        for (const Profile &profile : dealt->figures) {
            ++number;
            cards.emplace_back([profile, number, &source](QPainter &painter, const QRectF &place) {
                drawDealt(painter, place, profile, number, source);
            });
        }
        return cardSheet(cards, page);
    }
    const ArmyList *list = enemyListOf(source);
    if (!list)
        return cardSheet(cards, page);
    const bool knowsPefs = source.pack.hasPefs();
    cards.emplace_back(
        [list, knowsPefs](QPainter &painter, const QRectF &place) { drawHowTo(painter, place, *list, knowsPefs); });
    for (int face = 1; face <= faces && knowsPefs; ++face) {
        cards.emplace_back(
            [&source, face](QPainter &painter, const QRectF &place) { drawPefCard(painter, place, source, face); });
    }
    const std::size_t pefs = cards.size() - 1;
    for (const TableRow<Profile> &row : list->figures.rows) {
        for (int copy = cardsFor(row, list->figures); copy > 0; --copy) {
            cards.emplace_back([&source, list, row](QPainter &painter, const QRectF &place) {
                drawEnemy(painter, place, row, *list, source.pack);
            });
        }
    }
    mix(cards, pefs, source.campaign.encounter ? source.campaign.encounter->seed : 0);
    return cardSheet(cards, page);
}

} // namespace muster::paper

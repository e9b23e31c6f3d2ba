// SPDX-License-Identifier: MIT
#include "model/actions/arms.h"
#include "model/story/setupdice.h"
#include "model/story/words.h"
#include "rules/slug.h"
#include "ui/paper/cardsheet.h"
#include "ui/paper/figuretable.h"
#include "ui/paper/papermarks.h"
#include "ui/paper/papertype.h"
#include "ui/parts/drawing.h"
#include "ui/texts.h"

#include <QPainter>
#include <QStringList>

#include <cmath>
#include <random>

namespace muster::paper {

namespace {

constexpr qreal enemyLine = 13;
constexpr auto enemyMiddle = Qt::AlignLeft | Qt::AlignVCenter;
constexpr int mostCards = 36; ///< a list whose dice fall in more ways has a card for each row

/// A name at the left, something large at the right.
void drawHead(QPainter &painter, const QRectF &place, const QString &title, const QString &large)
{
    constexpr qreal largeWidth = 34;
    text(painter, QRectF(place.left(), place.top(), place.width() - largeWidth, 20), enemyMiddle, Style::StarName,
         title);
    text(painter, QRectF(place.right() - largeWidth, place.top(), largeWidth, 24), Qt::AlignRight | Qt::AlignVCenter,
         Style::Title, large);
}

void drawLines(QPainter &painter, QRectF line, const QStringList &words, Style style)
{
    line.setHeight(enemyLine);
    for (const QString &sentence : words) {
        for (const QString &part : lettering(style).lines(sentence, line.width(), 6)) {
            if (style == Style::Small)
                pencil(painter, line, enemyMiddle, part);
            else
                text(painter, line, enemyMiddle, style, part);
            line.translate(0, enemyLine);
        }
    }
}

/// What a face of the PEF's die means: by the activity level, or by the PEFs resolved before.
QStringList meanings(const SheetSource &source, int face)
{
    const Pack &pack = source.pack;
    QStringList all;
    if (pefsBy(source.campaign, pack) == PefsBy::Resolved) {
        for (const LetterRow &row : letterRows(*pack.patrol)) {
            const PefForce force = row.letters[static_cast<std::size_t>(face - 1)];
            all << SheetText::tr("%1: %2, %3").arg(row.name, slug(force), letterWords(source.campaign, pack, force));
        }
        return all;
    }
    for (int eal = lowestEal; eal <= highestEal; ++eal) {
        const PefLetter letter = pack.activity->lettersAt(eal).at(face);
        all << SheetText::tr("EAL %1: %2, %3")
                   .arg(eal)
                   .arg(QStringLiteral("XABC").at(static_cast<int>(letter)))
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
    return row.from == row.to ? SheetText::tr("Roll %1").arg(row.from)
                              : SheetText::tr("Roll %1 to %2").arg(row.from).arg(row.to);
}

/// One of those who were rolled up with the encounter, by the number on its sheet.
void drawDealt(QPainter &painter, const QRectF &place, const Profile &profile, int number, const SheetSource &source)
{
    Figure figure;
    figure.profile = profile;
    numberRing(painter, QPointF(place.left() + 8, place.top() + 10), number);
    const QString name = number == 1 ? foeHere(source.campaign) : QString();
    const QString kind = words::kindOf(figure, source.pack);
    drawHead(painter, place.adjusted(21, 0, 0, 0), name.isEmpty() ? kind : name, QString::number(profile.rep));
    const QString list = words::enemy(source.campaign.encounter->enemy, source.pack);
    const QString from = name.isEmpty() ? list : SheetText::tr("%1, %2").arg(list, kind);
    pencil(painter, QRectF(place.left(), place.top() + 20, place.width(), enemyLine), enemyMiddle,
           number == 1 ? SheetText::tr("%1 (leader)").arg(from) : from);
    const QString &enemy = source.campaign.encounter->dealtEnemy()->from;
    QStringList arms{
        words::armour(profile, source.pack), weaponLine(profile, source.pack),
        actions::besideTitle(carriedBeside(source.pack, enemy, static_cast<std::size_t>(number - 1)), source.pack)};
    arms.removeAll(QString());
    drawLines(painter, place.adjusted(0, 40, 0, 0), arms, Style::Body);
    QRectF foot(place.left(), place.bottom() - enemyLine, place.width(), enemyLine);
    text(painter, foot, enemyMiddle, Style::BodyBold, SheetText::tr("Wounds"));
    writingLine(painter, foot.left() + 58, foot.right(), foot.bottom() - 2);
    foot.translate(0, -enemyLine - 5);
    text(painter, foot, enemyMiddle, Style::BodyBold, SheetText::tr("Rep"));
    repRings(painter, QPointF(foot.left() + 58, foot.center().y()), profile.rep);
}

void drawEnemy(QPainter &painter, const QRectF &place, const TableRow<Profile> &row, const ArmyList &list,
               const Pack &pack)
{
    Figure figure;
    figure.profile = row.outcome;
    drawHead(painter, place, words::kindOf(figure, pack), QString::number(row.outcome.rep));
    pencil(painter, QRectF(place.left(), place.top() + 20, place.width(), enemyLine), enemyMiddle,
           QStringList{list.title, wordsFor(row)}.join(QStringLiteral(", ")));
    QStringList arms{words::armour(row.outcome, pack)};
    if (list.weaponDie) {
        for (const TableRow<QString> &weapon : list.weaponDie->rows)
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
    text(painter, foot, enemyMiddle, Style::BodyBold, SheetText::tr("Rep"));
    repRings(painter, QPointF(foot.left() + 58, foot.center().y()), row.outcome.rep);
}

/// Into an order nobody knows, each deck by itself; the first card says how to draw and stays. The same encounter has the
/// same order, so that a sheet printed again fits.
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

/// In how many ways the dice show each total.
std::vector<int> ways(int dice, int sides)
{
    std::vector<int> counts{1};
    for (int die = 0; die < dice; ++die) {
        std::vector<int> next(counts.size() + static_cast<std::size_t>(sides), 0);
        for (std::size_t total = 0; total < counts.size(); ++total) {
            for (int face = 1; face <= sides; ++face)
                next[total + static_cast<std::size_t>(face)] += counts[total];
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
        cards += counts[static_cast<std::size_t>(total)];
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

const ArmyList *enemyListOf(const SheetSource &source)
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

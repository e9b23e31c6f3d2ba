// SPDX-License-Identifier: MIT
#include "model/story/landwords.h"
#include "model/story/words.h"
#include "ui/map/mapdrawing.h"
#include "ui/map/settlementdrawing.h"
#include "ui/paper/bookpages.h"
#include "ui/paper/columns.h"
#include "ui/paper/papermarks.h"
#include "ui/paper/papertype.h"
#include "ui/paper/sheethead.h"
#include "ui/parts/dicerow.h"
#include "ui/texts.h"

#include <algorithm>
#include <array>

namespace muster::paper {

namespace {

constexpr qreal bookRow = 16;
constexpr std::array<qreal, 5> mapShares{0.7, 0.62, 0.54, 0.46, 0.38}; // of the width
constexpr qreal bookGutter = 18;
constexpr qreal bookLine = 12.4;
constexpr qreal bookDie = 9;
constexpr qreal smallestOnMap = 7.6;

/// The map of a battle in that width; without height where there is none.
Block mapOf(const AccountTable &table, const Pack &pack, qreal width)
{
    if (!table.encounter.setup.sections.empty())
        return {mapHeight(width, table.encounter), [&table, &pack](QPainter &painter, const QRectF &place) {
                    MapMarks marks;
                    marks.edges = tableEdges(table.encounter, pack);
                    drawMap(painter, place, table.encounter, printInks(), marks);
                }};
    if (!table.settlement)
        return {};
    const SettlementPlan plan = planOf(*table.settlement, pack);
    return {settlementSize(plan, width).height(), [plan](QPainter &painter, const QRectF &place) {
                drawSettlement(painter, place, plan, printInks(), smallestOnMap);
            }};
}

/// What stands beside the map.
Stack besideMap(const AccountTable &table, qreal width)
{
    Stack stack;
    for (const AccountParagraph &paragraph : table.paragraphs) {
        stack.add(bookLine + 1, [title = paragraph.title](QPainter &painter, const QRectF &place) {
            text(painter, place, Qt::AlignLeft | Qt::AlignVCenter, Style::BodyBold, title);
        });
        for (const AccountLine &line : paragraph.lines) {
            const QString dice = line.dice.empty() ? QString() : QStringLiteral(" [%1]").arg(facesOf(line.dice));
            for (const QString &words : lettering(Style::Body).lines(line.text + dice, width)) {
                stack.add(bookLine, [words](QPainter &painter, const QRectF &place) {
                    text(painter, place, Qt::AlignLeft | Qt::AlignVCenter, Style::Body, words);
                });
            }
        }
        stack.space(7);
    }
    return stack;
}

/// The map and what stands beside it.
struct BookTable {
    Block map;
    Stack words;
    qreal mapWidth;
    qreal wordsWidth;

    BookTable(const AccountTable &table, const Pack &pack, qreal width, qreal mapShare)
        : map(mapOf(table, pack, width * mapShare))
        , mapWidth(width * mapShare)
        , wordsWidth(map.height > 0 ? width - mapWidth - bookGutter : width)
    {
        words = besideMap(table, wordsWidth);
    }
    qreal height() const { return qMax(map.height, words.height()); }
};

constexpr qreal bookWhen = 11;

void addBattleHead(PageFlow &flow, const Account &account)
{
    flow.add(bookWhen, [when = account.when](QPainter &painter, const QRectF &place) {
        pencil(painter, place, Qt::AlignLeft | Qt::AlignVCenter, when);
    });
    addPartTitle(flow, account.title);
    QStringList facts;
    for (const AccountFact &fact : account.facts)
        facts << fact.text();
    flow.add(bookLine + 4, [line = facts.join(QStringLiteral("    "))](QPainter &painter, const QRectF &place) {
        text(painter, place, Qt::AlignLeft | Qt::AlignTop, Style::Body, line);
    });
}

void addBookTable(PageFlow &flow, const BookTable &table)
{
    if (table.height() <= 0)
        return;
    flow.space(4);
    flow.add(table.height(), [table](QPainter &painter, const QRectF &place) {
        if (table.map.height > 0)
            table.map.painting(painter, QRectF(place.topLeft(), QSizeF(table.mapWidth, table.map.height)));
        table.words.paint(painter, place.adjusted(place.width() - table.wordsWidth, 0, 0, 0));
    });
}

void addWhoCame(PageFlow &flow, const std::shared_ptr<BookInHand> &book, const Account &account)
{
    const bool armour = std::any_of(account.came.begin(), account.came.end(),
                                    [](const AccountFigure &figure) { return !figure.armour.isEmpty(); });
    const Columns columns({{account.worth, 26},
                           {SheetText::tr("Name"), 0},
                           {SheetText::tr("Armour"), 92, Qt::AlignLeft, armour},
                           {SheetText::tr("Weapon"), 130}},
                          flow.width());
    addBookHeading(flow, SheetText::tr("Who came"), columns.headHeight() + 2 * bookRow);
    flow.table(tableOf(columns, bookRow, static_cast<int>(account.came.size()),
                       [&account](QPainter &painter, const QRectF &row, const Columns &cells, int index) {
                           const AccountFigure &figure = account.came[static_cast<std::size_t>(index)];
                           const auto middle = Qt::AlignLeft | Qt::AlignVCenter;
                           text(painter, cells.cell(row, 0), middle, Style::BodyBold, QString::number(figure.rep));
                           twoTexts(painter, cells.cell(row, 1), figure.star ? Style::NameOfStar : Style::BodyBold,
                                    figure.name, figure.kind);
                           text(painter, cells.cell(row, 2), middle, Style::Body, figure.armour);
                           text(painter, cells.cell(row, 3), middle, Style::Body, figure.weapon);
                           rowLine(painter, row);
                       }));
    for (const AccountFigure &figure : account.came)
        mention(flow, *book, figure.id, figure.name);
    flow.space(4);
    if (!account.satOut.isEmpty())
        addSentence(flow, {SheetText::tr("Sat out: %1.").arg(account.satOut)});
}

constexpr qreal toldMargin = 8;

qreal diceOnPaper(const std::vector<StoryDice> &dice)
{
    qreal width = 0;
    for (const StoryDice &group : dice)
        width += storyDiceWidth(group, bookDie) + 6;
    return width;
}

QString becameOf(const AccountFate &fate)
{
    const QString after = fate.gone ? words::inLine(*fate.gone) : QString::number(fate.repAfter);
    return QStringLiteral("%1 → %2").arg(QString::number(fate.repBefore), after);
}

Style nameStyle(const AccountFate &fate)
{
    return fate.star ? Style::NameOfStar : Style::BodyBold;
}

void drawBookFate(QPainter &painter, const QRectF &row, const Columns &cells, const AccountFate &fate)
{
    const auto middle = Qt::AlignLeft | Qt::AlignVCenter;
    const Style style = nameStyle(fate);
    const QRectF name = cells.cell(row, 0);
    text(painter, name, middle, style, fate.name);
    if (fate.gone) {
        painter.setPen(QPen(printInks().ink, 0.8));
        const qreal end = qMin(name.width(), lettering(style).width(fate.name));
        painter.drawLine(QPointF(name.left(), name.center().y()), QPointF(name.left() + end, name.center().y()));
    }
    text(painter, cells.cell(row, 1), middle, Style::Body, becameOf(fate));
    const QRectF told = cells.cell(row, 2).adjusted(0, 0, -toldMargin, 0);
    const QStringList lines = lettering(Style::Body).lines(fate.told, told.width(), 2);
    qreal y = told.center().y() - bookLine * static_cast<qreal>(lines.size()) / 2;
    for (const QString &line : lines) {
        text(painter, QRectF(told.left(), y, told.width(), bookLine), middle, Style::Body, line);
        y += bookLine;
    }
    qreal x = cells.cell(row, 3).left();
    for (const StoryDice &group : fate.dice)
        x += paintStoryDice(painter, QPointF(x, row.center().y() - bookDie / 2), bookDie, group, printInks()) + 6;
    rowLine(painter, row);
}

void addBookFates(PageFlow &flow, const std::shared_ptr<BookInHand> &book, const Account &account)
{
    constexpr qreal gap = 8;
    qreal dice = 0;
    qreal name = 96 - gap;
    qreal became = 56 - gap;
    for (const AccountFate &fate : account.fates) {
        dice = qMax(dice, diceOnPaper(fate.dice));
        name = qMax(name, lettering(nameStyle(fate)).width(fate.name));
        became = qMax(became, lettering(Style::Body).width(becameOf(fate)));
    }
    const Columns columns({{SheetText::tr("Name"), qMin(name, flow.width() / 4) + gap},
                           {account.worth, qMin(became, flow.width() / 4) + gap},
                           {SheetText::tr("What became of them"), 0},
                           {SheetText::tr("Dice"), qMin(dice, flow.width() * 0.4), Qt::AlignLeft, dice > 0}},
                          flow.width());
    const bool inOneLine = std::all_of(account.fates.begin(), account.fates.end(), [&](const AccountFate &fate) {
        return lettering(Style::Body)
                   .lines(fate.told, columns.cell(QRectF(0, 0, flow.width(), 1), 2).width() - toldMargin, 2)
                   .size()
            < 2;
    });
    const qreal fateRow = inOneLine ? 17 : 2 * bookLine + 4;
    addBookHeading(flow, SheetText::tr("Before and after"), columns.headHeight() + fateRow);
    flow.table(tableOf(columns, fateRow, static_cast<int>(account.fates.size()),
                       [&account](QPainter &painter, const QRectF &row, const Columns &cells, int index) {
                           drawBookFate(painter, row, cells, account.fates[static_cast<std::size_t>(index)]);
                       }));
    for (const AccountFate &fate : account.fates)
        mention(flow, *book, fate.id, fate.name);
}

void addBookTurns(PageFlow &flow, const BookInHand &book, const Account &account)
{
    if (account.turns.empty())
        return;
    constexpr qreal turnIndent = 26;
    addBookHeading(flow, SheetText::tr("Turn by turn"));
    for (const AccountTurn &turn : account.turns) {
        bool first = true;
        for (const AccountLine &line : turn.lines) {
            if (first && turn.turn > 0) {
                flow.keep(2 * bookLine);
                flow.add(0, [number = turn.turn](QPainter &painter, const QRectF &place) {
                    text(painter, QRectF(place.topLeft(), QSizeF(turnIndent, 12.6)), Qt::AlignLeft | Qt::AlignVCenter,
                         Style::BodyBold, QString::number(number));
                });
            }
            first = false;
            addSentence(flow, line, turnIndent);
        }
        for (const AccountPicture &picture : turn.pictures)
            addPhotograph(flow, book, picture);
        flow.space(4);
    }
}

void addBookNext(PageFlow &flow, const Account &account)
{
    addBookHeading(flow, SheetText::tr("What comes next"), 30);
    const std::vector<AccountFact> &facts = account.next;
    flow.add(30, [&facts](QPainter &painter, const QRectF &place) {
        const qreal width = place.width() / static_cast<qreal>(qMax<std::size_t>(1, facts.size()));
        for (std::size_t i = 0; i < facts.size(); ++i) {
            const QRectF fact(place.left() + width * static_cast<qreal>(i), place.top(), width - 6, 13);
            pencil(painter, fact, Qt::AlignLeft | Qt::AlignVCenter, facts[i].pattern);
            text(painter, fact.translated(0, 13), Qt::AlignLeft | Qt::AlignVCenter, Style::BodyBold, facts[i].value);
        }
    });
}

/// What was done in this month, and in the quiet ones before it.
using MonthLines = std::vector<std::pair<QString, std::vector<AccountLine>>>;

void addBetween(PageFlow &flow, const MonthLines &lines)
{
    for (const auto &[month, sentences] : lines) {
        if (sentences.empty())
            continue;
        addBookHeading(flow, SheetText::tr("Before the battle, %1").arg(month));
        for (const AccountLine &line : sentences)
            addSentence(flow, line);
    }
}

/// To where a spread begins: the left page, whose number is even. A right page that would stay empty is one to write on.
void turnToSpread(PageFlow &flow)
{
    constexpr int mostLines = 40;
    flow.nextPage();
    if (flow.pageCount() % 2 == 0)
        return;
    addNotes(flow, 1, mostLines);
    flow.nextPage();
}

/// What stands before the battle: its map and who came to it.
void layTable(PageFlow &flow, const std::shared_ptr<BookInHand> &book, const Account &account, qreal mapShare)
{
    addBattleHead(flow, account);
    addPassages(flow, *book, account.opening);
    addBookTable(flow, BookTable(account.table, book->pack, flow.width(), mapShare));
    addWhoCame(flow, book, account);
}

/// The table on the left with as large a map as it has room for, and on the right what happened.
void addBattle(PageFlow &flow, const std::shared_ptr<BookInHand> &book, const Account &account, const MonthLines &lines)
{
    turnToSpread(flow);
    const auto isOnePage = [&](qreal share) {
        PageFlow trial = flow.anew();
        layTable(trial, std::make_shared<BookInHand>(*book), account, share);
        return trial.pageCount() == 1;
    };
    const auto *share = std::find_if(mapShares.begin(), mapShares.end() - 1, isOnePage);
    const int left = flow.pageCount();
    book->battles[account.step] = left;
    layTable(flow, book, account, *share);
    if (flow.pageCount() == left)
        flow.nextPage();
    addBetween(flow, lines);
    addBookTurns(flow, *book, account);
    addBookFates(flow, book, account);
    addBookNext(flow, account);
    addPassages(flow, *book, account.closing);
}

} // namespace

void addMonths(PageFlow &flow, const std::shared_ptr<BookInHand> &book)
{
    MonthLines waiting;
    std::vector<AccountPassage> quiet;
    for (const BookMonth &month : book->book.months) {
        waiting.emplace_back(month.title, month.lines);
        quiet.insert(quiet.end(), month.passages.begin(), month.passages.end());
        for (const Account &account : month.battles) {
            if (!book->goesOn())
                return;
            addBattle(flow, book, account, waiting);
            addPassages(flow, *book, quiet);
            waiting.clear();
            quiet.clear();
        }
    }
    std::erase_if(waiting, [](const auto &month) { return month.second.empty(); });
    if (waiting.empty() && quiet.empty())
        return;
    flow.nextPage();
    addPartTitle(flow, SheetText::tr("Since then"));
    for (const auto &[month, sentences] : waiting) {
        addBookHeading(flow, month);
        for (const AccountLine &line : sentences)
            addSentence(flow, line);
    }
    addPassages(flow, *book, quiet);
}

void addGlance(PageFlow &flow, const std::shared_ptr<BookInHand> &book)
{
    std::vector<const Account *> battles;
    for (const BookMonth &month : book->book.months)
        for (const Account &account : month.battles)
            battles.push_back(&account);
    if (battles.empty() && book->book.opening.empty())
        return;
    flow.nextPage();
    flow.add(0, [](QPainter &, const QRectF &) {}); // the back of the cover stays empty
    flow.nextPage();
    addPassages(flow, *book, book->book.opening);
    if (battles.empty())
        return;
    addPartTitle(flow, SheetText::tr("The battles"));
    const Columns columns({{SheetText::tr("When"), 118},
                           {SheetText::tr("Battle"), 0},
                           {SheetText::tr("Outcome"), 150},
                           {SheetText::tr("Page"), 34, Qt::AlignRight}},
                          flow.width());
    flow.table(tableOf(columns, bookRow, static_cast<int>(battles.size()),
                       [book, battles](QPainter &painter, const QRectF &row, const Columns &cells, int index) {
                           const Account &account = *battles[static_cast<std::size_t>(index)];
                           const auto middle = Qt::AlignLeft | Qt::AlignVCenter;
                           text(painter, cells.cell(row, 0), middle, Style::Body, account.when);
                           text(painter, cells.cell(row, 1), middle, Style::BodyBold, account.title);
                           text(painter, cells.cell(row, 2), middle, Style::Body, account.facts.front().text());
                           text(painter, cells.cell(row, 3), Qt::AlignRight | Qt::AlignVCenter, Style::Body,
                                QString::number(book->battles.at(account.step)));
                           rowLine(painter, row);
                       }));
}

} // namespace muster::paper

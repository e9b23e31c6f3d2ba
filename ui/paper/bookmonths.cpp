// SPDX-License-Identifier: MIT
#include "model/story/landwords.h"
#include "model/story/words.h"
#include "ui/map/mapdrawing.h"
#include "ui/map/settlementdrawing.h"
#include "ui/paper/bookpages.h"
#include "ui/paper/columns.h"
#include "ui/paper/papermarks.h"
#include "ui/paper/sheethead.h"
#include "ui/parts/dicerow.h"
#include "ui/texts.h"

#include <algorithm>
#include <array>

namespace muster::paper {

namespace {

constexpr qreal bookRow = 16;
constexpr std::array<qreal, 5> mapShares{0.7, 0.62, 0.54, 0.46, 0.38}; // shares of the width
constexpr qreal bookGutter = 18;
constexpr qreal bookLine = 12.4;
constexpr qreal bookDie = 9;
constexpr qreal smallestOnMap = 7.6;

/// Returns the map of a battle in this width; its height is 0 if there is none.
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

/// Returns the paragraphs beside the map.
Stack besideMap(const AccountTable &table, qreal width)
{
    Stack stack;
    for (const AccountParagraph &paragraph : table.paragraphs) {
        stack.add(bookLine + 1, written(Style::BodyBold, paragraph.title));
        for (const AccountLine &line : paragraph.lines) {
            const QString dice = line.dice.empty() ? QString() : QStringLiteral(" [%1]").arg(facesOf(line.dice));
            addLines(stack, bookLine, Style::Body, lettering(Style::Body).lines(line.text + dice, width));
        }
        stack.space(7);
    }
    return stack;
}

/// A map and the paragraphs beside it.
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
    flow.add(bookWhen, pencilled(account.when));
    addPartTitle(flow, account.title);
    QStringList facts;
    for (const AccountFact &fact : account.facts)
        facts << fact.text();
    flow.add(bookLine + 4, written(Style::Body, facts.join(u"    "), Qt::AlignLeft | Qt::AlignTop));
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

void addWhoCame(PageFlow &flow, const std::shared_ptr<BookLayout> &book, const Account &account)
{
    const bool armour =
        std::ranges::any_of(account.came, [](const AccountFigure &figure) { return !figure.armour.isEmpty(); });
    const Columns columns({{account.worth, 26},
                           //: A column: a figure's name
                           {SheetText::tr("Name"), 0},
                           //: A column: what armour the figure wears
                           {SheetText::tr("Armour"), 92, Qt::AlignLeft, armour},
                           //: A column: the figure's weapon
                           {SheetText::tr("Weapon"), 130}},
                          flow.width());
    //: Heading: the figures that took part in the battle
    addBookHeading(flow, SheetText::tr("Who came"), columns.headHeight() + 2 * bookRow);
    std::vector<Cells> rows;
    for (const AccountFigure &figure : account.came)
        rows.push_back({{Style::BodyBold, QString::number(figure.rep)},
                        Painting([&figure](QPainter &painter, const QRectF &cell) {
                            twoTexts(painter, cell, figure.star ? Style::NameOfStar : Style::BodyBold, figure.name,
                                     figure.kind);
                        }),
                        {Style::Body, figure.armour},
                        {Style::Body, figure.weapon}});
    flow.table(tableOf(columns, bookRow, std::move(rows)));
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

/// Draws the name, struck through if the figure is gone.
void drawFateName(QPainter &painter, const QRectF &name, const AccountFate &fate)
{
    const Style style = nameStyle(fate);
    text(painter, name, style, fate.name);
    if (!fate.gone)
        return;
    painter.setPen({printInks().ink, 0.8});
    const qreal end = qMin(name.width(), lettering(style).width(fate.name));
    painter.drawLine(QPointF(name.left(), name.center().y()), QPointF(name.left() + end, name.center().y()));
}

void drawFateTold(QPainter &painter, const QRectF &cell, const AccountFate &fate)
{
    const QRectF told = cell.adjusted(0, 0, -toldMargin, 0);
    const QStringList lines = lettering(Style::Body).lines(fate.told, told.width(), 2);
    qreal y = told.center().y() - bookLine * qreal(lines.size()) / 2;
    for (const QString &line : lines) {
        text(painter, QRectF(told.left(), y, told.width(), bookLine), Style::Body, line);
        y += bookLine;
    }
}

void drawFateDice(QPainter &painter, const QRectF &cell, const AccountFate &fate)
{
    qreal x = cell.left();
    for (const StoryDice &group : fate.dice)
        x += paintStoryDice(painter, QPointF(x, cell.center().y() - bookDie / 2), bookDie, group, printInks()) + 6;
}

Cells cellsOf(const AccountFate &fate)
{
    const auto painted = [&fate](void (*draw)(QPainter &, const QRectF &, const AccountFate &)) {
        return Painting([&fate, draw](QPainter &painter, const QRectF &cell) { draw(painter, cell, fate); });
    };
    return {painted(drawFateName), {Style::Body, becameOf(fate)}, painted(drawFateTold), painted(drawFateDice)};
}

void addBookFates(PageFlow &flow, const std::shared_ptr<BookLayout> &book, const Account &account)
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
    //: A column: a figure's name
    const Columns columns({{SheetText::tr("Name"), qMin(name, flow.width() / 4) + gap},
                           {account.worth, qMin(became, flow.width() / 4) + gap},
                           {SheetText::tr("What became of them"), 0},
                           //: A column: the dice that were rolled
                           {SheetText::tr("Dice"), qMin(dice, flow.width() * 0.4), Qt::AlignLeft, dice > 0}},
                          flow.width());
    const bool inOneLine = std::ranges::all_of(account.fates, [&](const AccountFate &fate) {
        return lettering(Style::Body)
                   .lines(fate.told, columns.cell(QRectF(0, 0, flow.width(), 1), 2).width() - toldMargin, 2)
                   .size()
            < 2;
    });
    const qreal fateRow = inOneLine ? 17 : 2 * bookLine + 4;
    addBookHeading(flow, SheetText::tr("Before and after"), columns.headHeight() + fateRow);
    std::vector<Cells> rows;
    for (const AccountFate &fate : account.fates)
        rows.push_back(cellsOf(fate));
    flow.table(tableOf(columns, fateRow, std::move(rows)));
    for (const AccountFate &fate : account.fates)
        mention(flow, *book, fate.id, fate.name);
}

void addBookTurns(PageFlow &flow, const BookLayout &book, const Account &account)
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
                    text(painter, QRectF(place.topLeft(), QSizeF(turnIndent, 12.6)), Style::BodyBold,
                         QString::number(number));
                });
            }
            first = false;
            addSentence(flow, line, turnIndent);
        }
        for (const Picture &picture : turn.pictures)
            addPhotograph(flow, book, picture);
        flow.space(4);
    }
}

void addBookNext(PageFlow &flow, const Account &account)
{
    addBookHeading(flow, SheetText::tr("What comes next"), 30);
    const std::vector<AccountFact> &facts = account.next;
    flow.add(30, [&facts](QPainter &painter, const QRectF &place) {
        const qreal width = place.width() / qreal(qMax<std::size_t>(1, facts.size()));
        for (std::size_t i = 0; i < facts.size(); ++i) {
            const QRectF fact(place.left() + width * qreal(i), place.top(), width - 6, 13);
            pencil(painter, fact, facts[i].pattern);
            text(painter, fact.translated(0, 13), Style::BodyBold, facts[i].value);
        }
    });
}

/// The deeds of this month and of the quiet months before it.
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

/// Starts a spread on a left page, whose number is even. A right page that would stay empty gets lines for notes.
void turnToSpread(PageFlow &flow)
{
    constexpr int mostLines = 40;
    flow.nextPage();
    if (flow.pageCount() % 2 == 0)
        return;
    addNotes(flow, 1, mostLines);
    flow.nextPage();
}

/// Adds the part before the battle: its map and the figures that came.
void layTable(PageFlow &flow, const std::shared_ptr<BookLayout> &book, const Account &account, qreal mapShare)
{
    addBattleHead(flow, account);
    addPassages(flow, *book, account.opening);
    addBookTable(flow, BookTable(account.table, book->pack, flow.width(), mapShare));
    addWhoCame(flow, book, account);
}

/// Adds a battle: on the left page the table, with the largest map for which it fits on that page, and on the right the
/// events.
void addBattle(PageFlow &flow, const std::shared_ptr<BookLayout> &book, const Account &account, const MonthLines &lines)
{
    turnToSpread(flow);
    const auto isOnePage = [&](qreal share) {
        PageFlow trial = flow.anew();
        layTable(trial, std::make_shared<BookLayout>(*book), account, share);
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

void addMonths(PageFlow &flow, const std::shared_ptr<BookLayout> &book)
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
    //: Heading: what happened after the last battle
    addPartTitle(flow, SheetText::tr("Since then"));
    for (const auto &[month, sentences] : waiting) {
        addBookHeading(flow, month);
        for (const AccountLine &line : sentences)
            addSentence(flow, line);
    }
    addPassages(flow, *book, quiet);
}

void addGlance(PageFlow &flow, const std::shared_ptr<BookLayout> &book)
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
    //: Heading of a table with all battles of the campaign
    addPartTitle(flow, SheetText::tr("The battles"));
    //: A column: the month or other turn of the battle
    const Columns columns({{SheetText::tr("When"), 118},
                           //: A column: the title of the battle
                           {SheetText::tr("Battle"), 0},
                           //: A column: success or failure
                           {SheetText::tr("Outcome"), 150},
                           //: A column: the page in the book
                           {SheetText::tr("Page"), 34, Qt::AlignRight}},
                          flow.width());
    std::vector<Cells> rows;
    for (const Account *account : battles)
        rows.push_back({{Style::Body, account->when},
                        {Style::BodyBold, account->title},
                        {Style::Body, account->facts.front().text()},
                        Painting([book, step = account->step](QPainter &painter, const QRectF &cell) {
                            text(painter, cell, Style::Body, QString::number(book->battles.at(step)), rightAligned);
                        })});
    flow.table(tableOf(columns, bookRow, std::move(rows)));
}

} // namespace muster::paper

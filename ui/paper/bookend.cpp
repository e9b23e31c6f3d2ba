// SPDX-License-Identifier: MIT
#include "model/story/bandwords.h"
#include "model/story/lastpage.h"
#include "model/story/words.h"
#include "ui/paper/bookpages.h"
#include "ui/paper/columns.h"
#include "ui/paper/papermarks.h"
#include "ui/paper/sheethead.h"
#include "ui/texts.h"

#include <QCollator>

#include <algorithm>

namespace muster::paper {

namespace {

constexpr qreal endRow = 17;
constexpr qreal indexLine = 12.6;

/// Returns a cell with a name and the kind after it.
Cell nameCell(bool star, const QString &name, const QString &kind)
{
    return Painting([=](QPainter &painter, const QRectF &cell) {
        twoTexts(painter, cell.adjusted(0, 0, -8, 0), star ? Style::NameOfStar : Style::BodyBold, name, kind);
    });
}

} // namespace

void addLives(PageFlow &flow, const std::shared_ptr<BookLayout> &book, const QString &title,
              const std::vector<AccountCareer> &lives)
{
    if (lives.empty() || book->isStopped)
        return;
    flow.nextPage();
    addPartTitle(flow, title);
    for (const AccountCareer &life : lives) {
        if (!book->goesOn())
            return;
        constexpr qreal nameHeight = 17;
        flow.keep(nameHeight + 3 * indexLine);
        flow.add(nameHeight, [&life](QPainter &painter, const QRectF &place) {
            twoTexts(painter, place, life.star ? Style::NameOfStar : Style::Name, life.name, life.kind);
        });
        mention(flow, *book, life.id, life.name);
        if (!life.sums.isEmpty())
            addSentence(flow, {life.sums}, 12);
        for (const AccountLine &line : life.lines)
            addSentence(flow, line, 12);
        addPassages(flow, *book, life.passages, highestMiniature);
        flow.space(7);
    }
}

void addFallen(PageFlow &flow, const std::shared_ptr<BookLayout> &book)
{
    if (book->book.losses.empty())
        return;
    flow.nextPage();
    const auto addList = [&](const QString &title, bool dead) {
        std::vector<Cells> rows;
        for (const BookLoss &loss : book->book.losses) {
            if (loss.dead == dead)
                rows.push_back(
                    {nameCell(loss.star, loss.name, loss.kind), {Style::Body, loss.when}, {Style::Body, loss.how}});
        }
        if (rows.empty())
            return;
        flow.keep(44 + 3 * endRow);
        addPartTitle(flow, title);
        const Columns columns(
            //: A column: a figure's name
            {{SheetText::tr("Name"), 0}, {SheetText::tr("When"), 118}, {SheetText::tr("How"), flow.width() * 0.36}},
            flow.width());
        flow.table(tableOf(columns, endRow, std::move(rows)));
        for (const BookLoss &loss : book->book.losses) {
            if (loss.dead == dead)
                mention(flow, *book, loss.id, loss.name);
        }
        flow.space(14);
    };
    //: Heading in the campaign book: figures that died
    addList(SheetText::tr("The fallen"), true);
    addList(SheetText::tr("Those who left"), false);
}

namespace {

/// Returns everybody with the pages of all their names. A former name gets an entry of its own with the pages that use
/// it.
BookPlaces placesByName(const BookLayout &book)
{
    BookPlaces places = book.figures;
    for (const AccountCareer &career : book.book.careers) {
        for (const auto &[who, pages] : book.figures) {
            if (who.first != career.id || who.second == career.name)
                continue;
            places[{career.id, career.name}].insert(pages.begin(), pages.end());
            places.erase(who);
            //: In an index: a figure's former name, its present one
            places[{career.id, SheetText::tr("%1, now %2").arg(who.second, career.name)}] = pages;
        }
    }
    return places;
}

} // namespace

/// Adds an index of everybody by name, in two columns.
void addIndex(PageFlow &flow, const std::shared_ptr<BookLayout> &book)
{
    if (book->figures.empty())
        return;
    const auto index = std::make_shared<std::vector<std::pair<QString, QString>>>(); // shared by all its lines
    std::vector<std::pair<QString, QString>> &entries = *index;
    for (const auto &[who, pages] : placesByName(*book)) {
        QStringList numbers;
        for (const int page : pages)
            numbers << QString::number(page);
        entries.emplace_back(who.second, numbers.join(u", "));
    }
    QCollator order;
    std::ranges::stable_sort(
        entries, [&](const auto &one, const auto &other) { return order.compare(one.first, other.first) < 0; });
    flow.nextPage();
    //: Heading at the end of the campaign book: names and pages
    addPartTitle(flow, SheetText::tr("Index"));
    constexpr qreal gutter = 22;
    const qreal width = (flow.width() - gutter) / 2;
    const std::size_t half = (entries.size() + 1) / 2;
    for (std::size_t i = 0; i < half; ++i) {
        flow.add(indexLine, [index, i, half, width](QPainter &painter, const QRectF &place) {
            for (const std::size_t at : {i, i + half}) {
                if (at < index->size())
                    twoTexts(painter,
                             QRectF(place.left() + (at == i ? 0 : width + gutter), place.top(), width, place.height()),
                             Style::Body, (*index)[at].first, (*index)[at].second);
            }
        });
    }
}

namespace {

constexpr qreal epilogueLine = 14;
constexpr qreal epilogueRow = 16;

void addEnding(PageFlow &flow, const LastPage &page)
{
    for (const QString &sentence : page.sentences.first(page.told)) {
        addLines(flow, epilogueLine + 3, Style::Name, lettering(Style::Name).lines(sentence, flow.width()));
        flow.space(5);
    }
}

void addSums(PageFlow &flow, const LastPage &page)
{
    const Columns columns({{SheetText::tr("What came of it"), 0}, {QString(), flow.width() * 0.4}}, flow.width());
    std::vector<Cells> rows;
    for (const LastPage::Row &one : page.rows)
        rows.push_back({{Style::Body, one.label}, {Style::BodyBold, one.value}});
    //: Heading of a table in the epilogue
    addTable(flow, SheetText::tr("The campaign"), tableOf(columns, epilogueRow, std::move(rows)));
}

/// Adds a table of everybody who was in the band, with their fates.
void addMembers(PageFlow &flow, const Campaign &campaign, const Pack &pack)
{
    std::vector<Cells> rows;
    const auto add = [&](const Figure &figure, const QString &fate, const QString &when) {
        rows.push_back({nameCell(figure.star, figure.name, words::kindOf(figure, pack)),
                        {Style::Body, fate},
                        {Style::Body, when}});
    };
    for (const Figure &figure : campaign.band)
        add(figure, SheetText::tr("came through it all"), {});
    for (const FormerFigure &former : campaign.former)
        add(former.figure, words::inLine(former.figure.status), words::turn(former.farewell.turn, campaign, pack));
    //: A column: a figure's name
    const Columns columns({{SheetText::tr("Name"), 0},
                           {SheetText::tr("What became of them"), flow.width() * 0.3},
                           //: A column: when the figure left
                           {SheetText::tr("When"), flow.width() * 0.24}},
                          flow.width());
    addTable(flow, SheetText::tr("Everybody who was in the band"), tableOf(columns, epilogueRow, std::move(rows)));
}

/// Returns the notes about the campaign as a whole, and those of its last turn or later.
QStringList closingNotes(const Campaign &campaign)
{
    QStringList notes;
    const int last = campaign.past.empty() ? campaign.turn : campaign.past.back().turn;
    for (const Words &note : campaign.words) {
        const bool closing = note.about.kind == AboutKind::Campaign || note.turn >= last;
        if (closing)
            //: A note's title and its text
            notes << (note.title.isEmpty() ? note.text : SheetText::tr("%1: %2").arg(note.title, note.text));
    }
    return notes;
}

} // namespace

PageFlow epilogueSheet(const SheetSource &source, QSizeF page)
{
    const LastPage last = lastPage(source.campaign, source.pack).value_or(LastPage());
    PageFlow flow = flowWithHead(
        //: The name of a printed sheet: how the campaign ended
        {.title = last.title, .below = rulesOf(source), .sheetName = sheetName(source, SheetText::tr("Epilogue"))},
        source, page);
    addEnding(flow, last);
    flow.space(10);
    addSums(flow, last);
    flow.space(14);
    addMembers(flow, source.campaign, source.pack);
    flow.space(14);
    const QStringList notes = closingNotes(source.campaign);
    addNotes(flow, notes.isEmpty() ? 3 : 0, 12, notes);
    return flow;
}

} // namespace muster::paper

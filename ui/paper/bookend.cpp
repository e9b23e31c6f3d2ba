// SPDX-License-Identifier: MIT
#include "ui/paper/bookpages.h"
#include "ui/paper/columns.h"
#include "ui/paper/papermarks.h"
#include "ui/paper/papertype.h"
#include "ui/texts.h"

#include <QCollator>

#include <algorithm>

namespace muster::paper {

namespace {

constexpr qreal endRow = 17;
constexpr qreal indexLine = 12.6;

} // namespace

void addCareers(PageFlow &flow, const std::shared_ptr<BookInHand> &book)
{
    if (book->book.careers.empty() || book->isStopped)
        return;
    flow.nextPage();
    addPartTitle(flow, SheetText::tr("Careers"));
    for (const AccountCareer &career : book->book.careers) {
        if (!book->goesOn())
            return;
        constexpr qreal nameHeight = 17;
        flow.keep(nameHeight + 3 * indexLine);
        flow.add(nameHeight, [&career](QPainter &painter, const QRectF &place) {
            twoTexts(painter, place, career.star ? Style::NameOfStar : Style::Name, career.name, career.kind);
        });
        mention(flow, *book, career.id, career.name);
        if (!career.sums.isEmpty())
            addSentence(flow, {career.sums}, 12);
        for (const AccountLine &line : career.lines)
            addSentence(flow, line, 12);
        addPassages(flow, *book, career.passages, highestMiniature);
        flow.space(7);
    }
}

void addFoes(PageFlow &flow, const std::shared_ptr<BookInHand> &book)
{
    if (book->book.foes.empty())
        return;
    flow.nextPage();
    addPartTitle(flow, SheetText::tr("Foes"));
    for (const BookFoe &foe : book->book.foes) {
        constexpr qreal nameHeight = 17;
        flow.keep(nameHeight + 3 * indexLine);
        flow.add(nameHeight, [&foe](QPainter &painter, const QRectF &place) {
            twoTexts(painter, place, Style::Name, foe.name, foe.about);
        });
        mention(flow, *book, FigureId{}, foe.name);
        addSentence(flow, {foe.status}, 12);
        for (const AccountLine &line : foe.lines)
            addSentence(flow, line, 12);
        addPassages(flow, *book, foe.passages, highestMiniature);
        flow.space(7);
    }
}

void addFallen(PageFlow &flow, const std::shared_ptr<BookInHand> &book)
{
    if (book->book.losses.empty())
        return;
    flow.nextPage();
    const auto addList = [&](const QString &title, bool dead) {
        std::vector<const BookLoss *> losses;
        for (const BookLoss &loss : book->book.losses) {
            if (loss.dead == dead)
                losses.push_back(&loss);
        }
        if (losses.empty())
            return;
        flow.keep(44 + 3 * endRow);
        addPartTitle(flow, title);
        const Columns columns(
            {{SheetText::tr("Name"), 0}, {SheetText::tr("When"), 118}, {SheetText::tr("How"), flow.width() * 0.36}},
            flow.width());
        flow.table(tableOf(columns, endRow, static_cast<int>(losses.size()),
                           [losses](QPainter &painter, const QRectF &row, const Columns &cells, int index) {
                               const BookLoss &loss = *losses[static_cast<std::size_t>(index)];
                               const auto middle = Qt::AlignLeft | Qt::AlignVCenter;
                               twoTexts(painter, cells.cell(row, 0).adjusted(0, 0, -8, 0),
                                        loss.star ? Style::NameOfStar : Style::BodyBold, loss.name, loss.kind);
                               text(painter, cells.cell(row, 1), middle, Style::Body, loss.when);
                               text(painter, cells.cell(row, 2), middle, Style::Body, loss.how);
                               rowLine(painter, row);
                           }));
        for (const BookLoss *loss : losses)
            mention(flow, *book, loss->id, loss->name);
        flow.space(14);
    };
    addList(SheetText::tr("The fallen"), true);
    addList(SheetText::tr("Those who left"), false);
}

namespace {

/// Everybody with the pages of all the names it had, and under a former name those where it is called so.
BookPlaces placesByName(const BookInHand &book)
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

/// Everybody by name, in two columns.
void addIndex(PageFlow &flow, const std::shared_ptr<BookInHand> &book)
{
    if (book->figures.empty())
        return;
    const auto index = std::make_shared<std::vector<std::pair<QString, QString>>>(); // each line of it sees all
    std::vector<std::pair<QString, QString>> &entries = *index;
    for (const auto &[who, pages] : placesByName(*book)) {
        QStringList numbers;
        for (const int page : pages)
            numbers << QString::number(page);
        entries.emplace_back(who.second, numbers.join(QStringLiteral(", ")));
    }
    QCollator order;
    std::stable_sort(entries.begin(), entries.end(),
                     [&](const auto &one, const auto &other) { return order.compare(one.first, other.first) < 0; });
    flow.nextPage();
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

} // namespace muster::paper

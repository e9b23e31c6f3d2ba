// SPDX-License-Identifier: MIT
#include "model/variant/sheetlook.h"

#include "model/texts.h"
#include "model/variant/sheetedit.h"
#include "model/variant/sheetwords.h"

#include <QMap>
#include <QRandomGenerator>

#include <algorithm>
#include <cmath>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

/// How many throws come to each total, from 0 up, as shares.
std::vector<double> sharesOf(int dice, int sides)
{
    std::vector<double> shares{1.0};
    for (int die = 0; die < dice; ++die) {
        std::vector<double> next(shares.size() + static_cast<std::size_t>(sides), 0.0);
        for (std::size_t total = 0; total < shares.size(); ++total) {
            for (int face = 1; face <= sides; ++face)
                next[total + static_cast<std::size_t>(face)] += shares[total] / sides;
        }
        shares = std::move(next);
    }
    return shares;
}

QString yieldKey(const Sheet &sheet)
{
    if (sheet.shape != SheetShape::Rolled || sheet.columns.size() < 2)
        return {};
    return sheet.column(u"rep"_s) > 0 ? u"rep"_s : sheet.columns[1].key;
}

QMap<QString, double> sharesBy(const Sheet &sheet, const QString &key)
{
    QMap<QString, double> shares;
    const int column = sheet.column(key);
    const std::vector<RowChance> chances = chancesOf(sheet);
    for (std::size_t row = 0; column >= 0 && row < chances.size(); ++row)
        shares[cellWords(sheet.rows[row], sheet.columns[static_cast<std::size_t>(column)])] += chances[row].share;
    return shares;
}

/// The mean of something about a row.
template<typename Worth>
double meanOf(const Sheet &sheet, Worth &&worth)
{
    const std::vector<RowChance> chances = chancesOf(sheet);
    double mean = 0;
    for (std::size_t row = 0; row < chances.size(); ++row)
        mean += chances[row].share * worth(sheet.rows[row]);
    return mean;
}

QJsonObject outcomeOf(const Sheet &sheet, int total, const SheetRow **found)
{
    const auto row = std::find_if(sheet.rows.begin(), sheet.rows.end(), [=](const SheetRow &r) {
        const std::optional<Span> span = spanOf(r);
        return span && span->holds(total);
    });
    *found = row == sheet.rows.end() ? nullptr : &*row;
    QJsonObject fields = *found ? row->fields : QJsonObject();
    fields.remove(u"roll"_s);
    return fields;
}

QString between(int from, int to)
{
    return from == to ? QString::number(from) : PackText::tr("%1 to %2").arg(from).arg(to);
}

std::vector<SheetDifference> differencesByTotal(const Sheet &sheet, const Sheet &book)
{
    std::vector<SheetDifference> all;
    for (int total = sheet.dice; total <= sheet.dice * sheet.sides; ++total) {
        const SheetRow *hereRow = nullptr;
        const SheetRow *bookRow = nullptr;
        if (outcomeOf(sheet, total, &hereRow) == outcomeOf(book, total, &bookRow))
            continue;
        SheetDifference one{{},
                            bookRow ? rowWords(book, *bookRow) : QString(),
                            hereRow ? rowWords(sheet, *hereRow) : QString(),
                            total,
                            total};
        if (!all.empty() && all.back().to == total - 1 && all.back().book == one.book && all.back().here == one.here)
            all.back().to = total;
        else
            all.push_back(one);
    }
    for (SheetDifference &one : all)
        one.where = between(one.from, one.to);
    return all;
}

bool areOne(const Sheet &sheet, const SheetRow &row, const SheetRow &other)
{
    switch (sheet.shape) {
    case SheetShape::Fixed:
        return row.head == other.head;
    case SheetShape::Named:
        return row.fields[u"id"_s] == other.fields[u"id"_s];
    case SheetShape::Lines:
        return row.fields == other.fields;
    case SheetShape::Rolled:
        break;
    }
    return spanOf(row) == spanOf(other);
}

const SheetRow *likeIn(const Sheet &sheet, const SheetRow &row, const Sheet &other)
{
    const auto found =
        std::find_if(other.rows.begin(), other.rows.end(), [&](const SheetRow &r) { return areOne(sheet, r, row); });
    return found == other.rows.end() ? nullptr : &*found;
}

QString headOf(const Sheet &sheet, const SheetRow &row)
{
    if (sheet.shape == SheetShape::Fixed)
        return headWords(row);
    return cellWords(row, sheet.columns.front());
}

std::vector<SheetDifference> differencesByRow(const Sheet &sheet, const Sheet &book)
{
    std::vector<SheetDifference> all;
    for (std::size_t i = 0; i < book.rows.size(); ++i) {
        const SheetRow &row = book.rows[i];
        const SheetRow *here = likeIn(sheet, row, sheet);
        if (here && here->fields == row.fields)
            continue;
        const bool isLine = sheet.shape == SheetShape::Lines;
        all.push_back({isLine ? QString() : headOf(book, row), rowWords(book, row),
                       here ? rowWords(sheet, *here) : QString(), static_cast<int>(i), static_cast<int>(i),
                       here != nullptr && !isLine});
    }
    for (const SheetRow &row : sheet.rows) {
        if (!likeIn(sheet, row, book))
            all.push_back({sheet.shape == SheetShape::Lines ? QString() : headOf(sheet, row),
                           {},
                           rowWords(sheet, row),
                           0,
                           0,
                           false});
    }
    return all;
}

} // namespace

std::vector<RowChance> chancesOf(const Sheet &sheet)
{
    std::vector<RowChance> chances(sheet.rows.size());
    if (sheet.shape != SheetShape::Rolled)
        return chances;
    const std::vector<double> shares = sharesOf(sheet.dice, sheet.sides);
    const double throws = std::pow(sheet.sides, sheet.dice);
    constexpr double tellable = 10000;
    for (std::size_t row = 0; row < chances.size(); ++row) {
        const std::optional<Span> span = spanOf(sheet.rows[row]);
        for (int total = span ? std::max(span->from, 0) : 1; span && total <= span->to; ++total) {
            if (total >= static_cast<int>(shares.size()))
                break;
            chances[row].share += shares[static_cast<std::size_t>(total)];
        }
        if (throws <= tellable) {
            chances[row].ways = static_cast<int>(std::lround(chances[row].share * throws));
            chances[row].of = static_cast<int>(throws);
        }
    }
    return chances;
}

QString yieldsBy(const Sheet &sheet)
{
    const int column = sheet.column(yieldKey(sheet));
    return column < 0 ? QString() : sheet.columns[static_cast<std::size_t>(column)].title;
}

std::vector<Yield> yieldsOf(const Sheet &sheet, const Sheet &book)
{
    const QString key = yieldKey(sheet);
    if (key.isEmpty())
        return {};
    const QMap<QString, double> here = sharesBy(sheet, key);
    const QMap<QString, double> there = sharesBy(book, key);
    QStringList all = here.keys() + there.keys();
    all.sort();
    all.removeDuplicates();
    std::vector<Yield> yields;
    for (const QString &what : all)
        yields.push_back({what, here.value(what), there.value(what)});
    return yields;
}

QStringList someOf(const Sheet &sheet, int count, quint32 seed)
{
    const int column = sheet.column(yieldKey(sheet));
    if (column < 0)
        return {};
    QRandomGenerator chance(seed);
    QStringList some;
    while (some.size() < count) {
        int total = 0;
        for (int die = 0; die < sheet.dice; ++die)
            total += chance.bounded(1, sheet.sides + 1);
        const SheetRow *row = nullptr;
        outcomeOf(sheet, total, &row);
        some << (row ? cellWords(*row, sheet.columns[static_cast<std::size_t>(column)]) : u"–"_s);
    }
    return some;
}

std::vector<Average> averagesOf(const Sheet &sheet, const Sheet &book, const Pack &pack)
{
    if (!sheet.isList())
        return {};
    const auto rep = [](const SheetRow &row) { return row.fields[u"rep"_s].toDouble(); };
    const auto shoots = [&](const SheetRow &row) {
        const Weapon *weapon = pack.weapon(row.fields[u"weapon"_s].toString());
        return weapon && (weapon->range > 0 || !weapon->bands.empty()) ? 100.0 : 0.0;
    };
    const auto shield = [](const SheetRow &row) { return row.fields[u"shield"_s].toBool() ? 100.0 : 0.0; };
    constexpr int party = 6;
    std::vector<Average> averages;
    if (sheet.column(u"rep"_s) >= 0) {
        const double here = meanOf(sheet, rep);
        const double there = meanOf(book, rep);
        averages.push_back({PackText::tr("Rep"), here, there});
        averages.push_back({PackText::tr("Six of them"), party * here, party * there});
    }
    if (sheet.column(u"weapon"_s) >= 0)
        averages.push_back({PackText::tr("Who shoot"), meanOf(sheet, shoots), meanOf(book, shoots), true});
    if (sheet.column(u"shield"_s) >= 0)
        averages.push_back({PackText::tr("With a shield"), meanOf(sheet, shield), meanOf(book, shield), true});
    return averages;
}

std::vector<SheetDifference> differencesOf(const Sheet &sheet, const Sheet &book)
{
    if (book.path.isEmpty())
        return {};
    return sheet.shape == SheetShape::Rolled ? differencesByTotal(sheet, book) : differencesByRow(sheet, book);
}

const SheetRow *rowOfBook(const Sheet &sheet, int row, const Sheet &book)
{
    const SheetRow &here = sheet.rows[static_cast<std::size_t>(row)];
    if (sheet.shape != SheetShape::Rolled)
        return likeIn(sheet, here, book);
    const std::optional<Span> span = spanOf(here);
    const SheetRow *found = nullptr;
    if (span)
        outcomeOf(book, span->from, &found);
    return found;
}

} // namespace muster

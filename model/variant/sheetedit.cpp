// SPDX-License-Identifier: MIT
#include "model/variant/sheetedit.h"

#include "model/kinded.h"
#include "model/packs.h"
#include "model/texts.h"
#include "model/variant/sheet.h"
#include "rules/odds/distribution.h"

#include <QMap>
#include <QRandomGenerator>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

/// Returns the place that the reader gives for a fault of this sheet, without the file: a word of each step.
QStringList stepsOf(const Sheet &sheet)
{
    if (sheet.path.front() == u"lists"_s)
        return sheet.path.mid(2);
    if (sheet.path.first(2) == QStringList{u"patrol"_s, u"howMany"_s})
        return {QString::number(sheet.path.back().toInt() + 1)};
    const bool isWholeFile = sheet.shape == SheetShape::Named || sheet.shape == SheetShape::Lines;
    return isWholeFile ? QStringList() : sheet.path.mid(1);
}

/// Returns the row that the rest of a place leads to, and takes it off the place; −1: none.
int takeRow(const Sheet &sheet, QStringList &place)
{
    if (!place.isEmpty() && place.front().startsWith(u"row "_s))
        return place.takeFirst().mid(4).toInt() - 1;
    for (std::size_t i = 0; i < sheet.rows.size(); ++i) {
        const SheetRow &row = sheet.rows[i];
        const QStringList steps = sheet.shape == SheetShape::Fixed ? row.head.split(u'/')
            : sheet.shape == SheetShape::Named ? QStringList{u"\"%1\""_s.arg(row.fields[u"id"_s].toString())}
                                               : QStringList();
        const bool leadsThere = !steps.isEmpty() && place.size() >= steps.size()
            && std::equal(steps.begin(), steps.end(), place.begin(),
                          [](const QString &step, const QString &there) { return there.contains(step); });
        if (leadsThere) {
            place = place.mid(steps.size());
            return static_cast<int>(i);
        }
    }
    return -1;
}

/// Returns the text of a fault, with the titles of the columns in place of their keys in the file.
QString asShown(const PackFault &fault, const Sheet &sheet)
{
    QString text = inWords(fault).text;
    if (text.startsWith(u": "_s))
        text.remove(0, 2);
    for (const SheetColumn &column : sheet.columns)
        text.replace(u"\"%1\""_s.arg(column.key), u"“%1”"_s.arg(column.title));
    static const QRegularExpression minus(u"(?<!\\w)-(?=\\d)"_s);
    return text.replace(minus, QChar(0x2212));
}

const QString rollKey = u"roll"_s;
constexpr std::size_t mostRows = 1000;

QString rollOf(Span span)
{
    return span.from == span.to ? QString::number(span.from) : u"%1-%2"_s.arg(span.from).arg(span.to);
}

/// Returns the id of a typed choice, which may be its id or its title.
QString chosen(const SheetColumn &column, const QString &text)
{
    const auto choice = std::find_if(column.choices.begin(), column.choices.end(), [&](const Term &term) {
        return term.id.compare(text, Qt::CaseInsensitive) == 0 || term.title.compare(text, Qt::CaseInsensitive) == 0;
    });
    return choice == column.choices.end() ? text : choice->id;
}

bool isYes(const QString &text)
{
    const QStringList yes{u"yes"_s, u"true"_s, u"x"_s, u"1"_s, PackText::tr("yes")};
    return yes.contains(text, Qt::CaseInsensitive);
}

void put(SheetRow &row, const SheetColumn &column, const QString &typed)
{
    QString text = column.kind == CellKind::Choice ? chosen(column, typed.simplified()) : typed.simplified();
    if (column.key == rollKey)
        text.replace(QChar(0x2013), u'-').remove(u' ');
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    const bool asNumber = isNumber && (column.kind == CellKind::Number || column.key == u"armor"_s);
    const bool isUsual = column.kind == CellKind::Flag ? !isYes(text) : text.isEmpty() || (asNumber && number == 0);
    if (isUsual && !column.needed)
        row.fields.remove(column.key);
    else if (column.kind == CellKind::Flag)
        row.fields.insert(column.key, isYes(text));
    else
        row.fields.insert(column.key, asNumber ? QJsonValue(number) : QJsonValue(text));
}

void type(Sheet &sheet, const CellsTyped &typed)
{
    QStringList lines = typed.text.split(u'\n');
    if (lines.size() > 1 && lines.last().isEmpty())
        lines.removeLast();
    for (qsizetype line = 0; line < lines.size(); ++line) {
        const auto row = static_cast<std::size_t>(typed.row + line);
        if (row >= sheet.rows.size()) {
            if (!mayAddRows(sheet) || sheet.rows.empty() || sheet.rows.size() >= mostRows)
                return;
            sheet.rows.push_back(sheet.rows.back());
        }
        const QStringList cells = lines[line].split(u'\t');
        for (qsizetype cell = 0; cell < cells.size(); ++cell) {
            const auto column = static_cast<std::size_t>(typed.column + cell);
            if (column < sheet.columns.size())
                put(sheet.rows[row], sheet.columns[column], cells[cell]);
        }
    }
}

void add(Sheet &sheet, const RowAdded &added)
{
    if (!mayAddRows(sheet) || sheet.rows.size() >= mostRows)
        return;
    const auto at = std::clamp<std::ptrdiff_t>(added.below, -1, std::ssize(sheet.rows) - 1);
    SheetRow row = at < 0 ? SheetRow() : sheet.rows[static_cast<std::size_t>(at)];
    if (sheet.shape == SheetShape::Rolled) {
        const std::optional<Span> span = spanOf(row);
        row.fields.insert(rollKey, QString());
        if (span && span->from < span->to) {
            const int middle = (span->from + span->to) / 2;
            sheet.rows[static_cast<std::size_t>(at)].fields.insert(rollKey, rollOf({span->from, middle}));
            row.fields.insert(rollKey, rollOf({middle + 1, span->to}));
        }
    } else {
        row.fields.insert(sheet.columns.front().key, QString()); // to be typed: an id or a name of its own
    }
    sheet.rows.insert(sheet.rows.begin() + at + 1, row);
}

const SheetRow *rowFor(const Sheet &sheet, int total)
{
    const auto row = std::find_if(sheet.rows.begin(), sheet.rows.end(), [=](const SheetRow &r) {
        const std::optional<Span> span = spanOf(r);
        return span && span->holds(total);
    });
    return row == sheet.rows.end() ? nullptr : &*row;
}

QJsonObject unrolled(QJsonObject fields)
{
    fields.remove(rollKey);
    return fields;
}

/// Rebuilds the table total by total, some of them from the book; neighbours with the same result become one row.
void putBackTotals(Sheet &sheet, const PutBack &back, const Sheet &book)
{
    std::vector<SheetRow> rows;
    for (int total = sheet.dice; total <= sheet.dice * sheet.sides; ++total) {
        const bool isBack = back.from <= total && total <= back.to;
        const SheetRow *row = rowFor(isBack ? book : sheet, total);
        if (!row)
            continue;
        const std::optional<Span> last = rows.empty() ? std::nullopt : spanOf(rows.back());
        if (last && last->to == total - 1 && unrolled(rows.back().fields) == unrolled(row->fields)) {
            rows.back().fields.insert(rollKey, rollOf({last->from, total}));
        } else {
            rows.push_back(*row);
            rows.back().fields.insert(rollKey, rollOf({total, total}));
        }
    }
    sheet.rows = rows;
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

/// Returns the mean of `worth` over the rows, weighted by their chances.
template<typename Worth>
double meanOf(const Sheet &sheet, Worth &&worth)
{
    const std::vector<RowChance> chances = chancesOf(sheet);
    double mean = 0;
    for (std::size_t row = 0; row < chances.size(); ++row)
        mean += chances[row].share * worth(sheet.rows[row]);
    return mean;
}

QString between(int from, int to)
{
    return from == to ? QString::number(from) : PackText::tr("%1 to %2").arg(from).arg(to);
}

std::vector<SheetDifference> differencesByTotal(const Sheet &sheet, const Sheet &book)
{
    std::vector<SheetDifference> all;
    for (int total = sheet.dice; total <= sheet.dice * sheet.sides; ++total) {
        const SheetRow *hereRow = rowFor(sheet, total);
        const SheetRow *bookRow = rowFor(book, total);
        if (unrolled(hereRow ? hereRow->fields : QJsonObject()) == unrolled(bookRow ? bookRow->fields : QJsonObject()))
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

QString headOf(const Sheet &sheet, const SheetRow &row)
{
    if (sheet.shape == SheetShape::Lines)
        return {};
    return sheet.shape == SheetShape::Fixed ? headWords(row) : cellWords(row, sheet.columns.front());
}

std::vector<SheetDifference> differencesByRow(const Sheet &sheet, const Sheet &book)
{
    std::vector<SheetDifference> all;
    for (std::size_t i = 0; i < book.rows.size(); ++i) {
        const SheetRow &row = book.rows[i];
        const SheetRow *here = likeIn(sheet, row, sheet);
        if (here && here->fields == row.fields)
            continue;
        const auto at = static_cast<int>(i);
        all.push_back({headOf(book, row), rowWords(book, row), here ? rowWords(sheet, *here) : QString(), at, at,
                       here && sheet.shape != SheetShape::Lines});
    }
    for (const SheetRow &row : sheet.rows) {
        if (!likeIn(sheet, row, book))
            all.push_back({headOf(sheet, row), {}, rowWords(sheet, row), 0, 0, false});
    }
    return all;
}

} // namespace

std::vector<SheetFault> faultsIn(const Sheet &sheet, const PackFaults &faults)
{
    std::vector<SheetFault> own;
    const QStringList steps = stepsOf(sheet);
    for (const PackFault &fault : faults) {
        if (fault.file != sheet.path.front() + u".json"_s || fault.place.size() < steps.size())
            continue;
        const bool isHere = std::equal(steps.begin(), steps.end(), fault.place.begin(),
                                       [](const QString &step, const QString &place) { return place.contains(step); });
        // The die for the weapons of a list is a sheet of its own.
        if (!isHere || (sheet.isList() && fault.place.value(steps.size()) == u"\"weapons\""_s))
            continue;
        PackFault told = fault;
        told.file.clear();
        told.place = fault.place.mid(steps.size());
        const int row = takeRow(sheet, told.place);
        own.push_back({row, asShown(told, sheet)});
    }
    return own;
}

QString firstFault(const Pack &book, const RuleParts &parts, const PackFaults &faults)
{
    for (const SheetName &name : sheetsOf(parts)) {
        const std::vector<SheetFault> own = faultsIn(sheetAt(book, parts, name.path), faults);
        if (own.empty())
            continue;
        const SheetFault &first = own.front();
        return first.row < 0
            ? PackText::tr("“%1”: %2").arg(name.title, first.text)
            : PackText::tr("“%1”, row %2: %3").arg(name.title, QString::number(first.row + 1), first.text);
    }
    if (faults.empty())
        return {};
    const PackFault &first = faults.front();
    if (first.what != Fault::ListWithoutNumbers)
        return inWords(first).text;
    const QString list = std::get<QJsonValue>(first.arguments.front()).toString();
    return PackText::tr("No “How Many” table is for the list “%1”.")
        .arg(sheetAt(book, parts, {u"lists"_s, u"lists"_s, list}).title);
}

std::optional<Span> spanOf(const SheetRow &row)
{
    const QString text = row.fields[rollKey].toString();
    bool hasFrom = false;
    bool hasTo = false;
    const int from = text.section(u'-', 0, 0).toInt(&hasFrom);
    const int to = text.section(u'-', -1).toInt(&hasTo);
    return hasFrom && hasTo && from <= to ? std::optional(Span{from, to}) : std::nullopt;
}

bool mayAddRows(const Sheet &sheet)
{
    return sheet.shape != SheetShape::Fixed;
}

bool mayRemove(const Sheet &sheet, int row, const Sheet &book)
{
    if (row < 0 || row >= static_cast<int>(sheet.rows.size()) || sheet.rows.size() < 2)
        return false;
    const QJsonValue id = sheet.rows[static_cast<std::size_t>(row)].fields[u"id"_s];
    const bool isBooks = std::any_of(book.rows.begin(), book.rows.end(),
                                     [&](const SheetRow &known) { return known.fields[u"id"_s] == id; });
    return sheet.shape == SheetShape::Rolled || sheet.shape == SheetShape::Lines
        || (sheet.shape == SheetShape::Named && !isBooks);
}

Sheet edited(Sheet sheet, const SheetEdit &edit, const Sheet &book)
{
    std::visit(Overloaded{[&](const CellsTyped &typed) { type(sheet, typed); },
                          [&](const RowAdded &added) { add(sheet, added); },
                          [&](const RowRemoved &removed) { sheet.rows.erase(sheet.rows.begin() + removed.row); },
                          [&](const PutBack &back) {
                              if (sheet.shape == SheetShape::Rolled)
                                  return putBackTotals(sheet, back, book);
                              const SheetRow &wanted = book.rows[static_cast<std::size_t>(back.from)];
                              if (const SheetRow *same = likeIn(sheet, wanted, sheet))
                                  sheet.rows[static_cast<std::size_t>(same - sheet.rows.data())] = wanted;
                          }},
               edit);
    return sheet;
}

QString nameOf(const SheetEdit &edit)
{
    return std::visit(Overloaded{[](const CellsTyped &) { return PackText::tr("Cell changed"); },
                                 [](const RowAdded &) { return PackText::tr("Row added"); },
                                 [](const RowRemoved &) { return PackText::tr("Row deleted"); },
                                 [](const PutBack &) { return PackText::tr("As in the book"); }},
                      edit);
}

std::vector<RowChance> chancesOf(const Sheet &sheet)
{
    std::vector<RowChance> chances(sheet.rows.size());
    if (sheet.shape != SheetShape::Rolled || sheet.sides < 1)
        return chances;
    const Distribution totals = sumOdds(sheet.dice, sheet.sides);
    const double throws = std::pow(sheet.sides, sheet.dice);
    constexpr double tellable = 10000;
    for (std::size_t row = 0; row < chances.size(); ++row) {
        const std::optional<Span> span = spanOf(sheet.rows[row]);
        totals.each([&](int total, double share) { chances[row].share += span && span->holds(total) ? share : 0; });
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
        const SheetRow *row = rowFor(sheet, total);
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
    return span ? rowFor(book, span->from) : nullptr;
}

} // namespace muster

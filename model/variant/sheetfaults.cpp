// SPDX-License-Identifier: MIT
#include "model/variant/sheetfaults.h"

#include "model/packs.h"
#include "model/texts.h"

#include <QRegularExpression>

#include <algorithm>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

/// Where the reader says a fault of this sheet is, but for its file: a word of each step.
QStringList stepsOf(const Sheet &sheet)
{
    if (sheet.path.front() == u"lists"_s)
        return sheet.path.mid(2);
    if (sheet.path.first(2) == QStringList{u"patrol"_s, u"howMany"_s})
        return {QString::number(sheet.path.back().toInt() + 1)};
    const bool isWholeFile = sheet.shape == SheetShape::Named || sheet.shape == SheetShape::Lines;
    return isWholeFile ? QStringList() : sheet.path.mid(1);
}

/// The row that the rest of a place leads to, which is taken off it; −1: none.
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

/// By the titles of the columns, where a file has their keys.
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

} // namespace muster

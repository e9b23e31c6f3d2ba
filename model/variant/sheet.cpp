// SPDX-License-Identifier: MIT
#include "model/variant/sheet.h"

#include "model/texts.h"
#include "model/variant/sheetwords.h"

#include <QJsonArray>

#include <algorithm>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

const QString idKey = u"id"_s;
const QString rowsKey = u"rows"_s;
const QString nameKey = u"name"_s;

qsizetype entryOf(const QJsonArray &list, const QString &step)
{
    for (qsizetype i = 0; i < list.size(); ++i) {
        if (list[i][idKey].toString() == step)
            return i;
    }
    bool isNumber = false;
    const qsizetype at = step.toInt(&isNumber);
    return isNumber && at < list.size() && !list[at].toObject().contains(idKey) ? at : -1;
}

QJsonValue valueAt(const QJsonValue &value, const QStringList &path)
{
    if (path.isEmpty())
        return value;
    if (!value.isArray())
        return valueAt(value[path.front()], path.mid(1));
    const qsizetype at = entryOf(value.toArray(), path.front());
    return at < 0 ? QJsonValue(QJsonValue::Undefined) : valueAt(value.toArray()[at], path.mid(1));
}

QJsonValue withValue(const QJsonValue &value, const QStringList &path, const QJsonValue &wanted)
{
    if (path.isEmpty())
        return wanted;
    if (value.isArray()) {
        QJsonArray list = value.toArray();
        const qsizetype at = entryOf(list, path.front());
        if (at >= 0)
            list[at] = withValue(list[at], path.mid(1), wanted);
        return list;
    }
    QJsonObject object = value.toObject();
    object.insert(path.front(), withValue(object.value(path.front()), path.mid(1), wanted));
    return object;
}

/// Every way from here that the rest of a pattern takes.
void expand(const QJsonValue &value, const QStringList &pattern, const QStringList &way, std::vector<QStringList> &ways)
{
    if (pattern.isEmpty()) {
        if (value.isObject() || value.isArray())
            ways.push_back(way);
        return;
    }
    QStringList steps{pattern.front()};
    if (steps.front() == u"*"_s && value.isArray()) {
        steps.clear();
        const QJsonArray list = value.toArray();
        for (qsizetype i = 0; i < list.size(); ++i)
            steps << (list[i].toObject().contains(idKey) ? list[i][idKey].toString() : QString::number(i));
    } else if (steps.front() == u"*"_s) {
        steps = value.toObject().keys();
    }
    for (const QString &step : steps) {
        const QJsonValue next = valueAt(value, {step});
        if (!next.isUndefined())
            expand(next, pattern.mid(1), way + QStringList{step}, ways);
    }
}

std::vector<QStringList> waysOf(const RuleParts &parts, const GridKind &kind)
{
    std::vector<QStringList> ways;
    expand(parts, kind.path.split(u'/'), {}, ways);
    return ways;
}

QString titleOf(const RuleParts &parts, const GridKind &kind, const QStringList &path)
{
    const QStringList pattern = kind.path.split(u'/');
    QString title = kind.title == u"%1"_s ? kind.title : PackText::tr(kind.title.toLatin1().constData());
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        if (pattern[i] != u"*"_s)
            continue;
        const QJsonValue at = valueAt(parts, path.first(i + 1));
        QString words = stepWords(path[i]);
        if (at.isObject() && at.toObject().contains(u"title"_s))
            words = packWords(at[u"title"_s].toString());
        else if (const QJsonArray lists = at[u"lists"_s].toArray(); !lists.isEmpty())
            words = QJsonArray(lists).toVariantList().value(0).toString() + (lists.size() > 1 ? u" …"_s : QString());
        title = title.arg(words);
    }
    return title;
}

std::vector<SheetRow> rowsIn(const QJsonValue &value, SheetShape shape)
{
    std::vector<SheetRow> rows;
    switch (shape) {
    case SheetShape::Rolled:
        for (const QJsonValue row : value[rowsKey].toArray())
            rows.push_back({{}, row.toObject()});
        break;
    case SheetShape::Named:
        for (const QJsonValue row : value.toArray())
            rows.push_back({{}, row.toObject()});
        break;
    case SheetShape::Lines:
        for (const QJsonValue row : value.toArray())
            rows.push_back({{}, {{nameKey, row}}});
        break;
    case SheetShape::Fixed:
        for (const QString &first : value.toObject().keys()) {
            for (const QString &second : value[first].toObject().keys())
                rows.push_back({first + u'/' + second, value[first][second].toObject()});
        }
        break;
    }
    return rows;
}

QJsonValue valueOf(const Sheet &sheet, const QJsonValue &before)
{
    QJsonArray list;
    for (const SheetRow &row : sheet.rows)
        list.append(sheet.shape == SheetShape::Lines ? row.fields[nameKey] : QJsonValue(row.fields));
    if (sheet.shape == SheetShape::Named || sheet.shape == SheetShape::Lines)
        return list;
    if (sheet.shape == SheetShape::Rolled)
        return withValue(before, {rowsKey}, list);
    QJsonValue value = before;
    for (const SheetRow &row : sheet.rows)
        value = withValue(value, row.head.split(u'/'), row.fields);
    return value;
}

/// A column is there where any sheet of the kind has it, and needed where each of their rows does.
std::vector<SheetColumn> columnsOf(const GridKind &kind, const QString &part, const Pack &book, const RuleParts &parts)
{
    std::vector<SheetRow> all;
    for (const QStringList &way : waysOf(parts, kind)) {
        for (SheetRow &row : rowsIn(valueAt(parts, way), kind.shape))
            all.push_back(std::move(row));
    }
    std::vector<SheetColumn> columns;
    for (const QString &key : kind.columns) {
        const auto with =
            std::count_if(all.begin(), all.end(), [&](const SheetRow &r) { return r.fields.contains(key); });
        if (with == 0)
            continue;
        columns.push_back(columnNamed(key, part, book, parts));
        columns.back().needed = with == static_cast<std::ptrdiff_t>(all.size());
    }
    return columns;
}

} // namespace

bool Sheet::isList() const
{
    return path.size() == 3 && path.front() == u"lists"_s;
}

int Sheet::column(const QString &key) const
{
    const auto found = std::find_if(columns.begin(), columns.end(), [&](const SheetColumn &c) { return c.key == key; });
    return found == columns.end() ? -1 : static_cast<int>(found - columns.begin());
}

std::vector<SheetName> sheetsOf(const RuleParts &parts)
{
    std::vector<SheetName> names;
    for (const GridKind &kind : gridKinds()) {
        for (const QStringList &way : waysOf(parts, kind))
            names.push_back({way, titleOf(parts, kind, way), way.size() == 3 && way.front() == u"lists"_s});
    }
    return names;
}

Sheet sheetAt(const Pack &book, const RuleParts &parts, const QStringList &path)
{
    const GridKind *kind = gridKindOf(path);
    const QJsonValue value = valueAt(parts, path);
    if (!kind || value.isUndefined())
        return {};
    Sheet sheet;
    sheet.path = path;
    sheet.title = titleOf(parts, *kind, path);
    sheet.shape = kind->shape;
    const QString dice = value[u"dice"_s].toString();
    sheet.dice = dice.section(u'd', 0, 0).toInt();
    sheet.sides = dice.section(u'd', 1).toInt();
    sheet.rows = rowsIn(value, kind->shape);
    sheet.columns = columnsOf(*kind, path.front(), book, parts);
    if (sheet.shape == SheetShape::Rolled)
        sheet.columns.insert(sheet.columns.begin(), {u"roll"_s, dice, CellKind::Text});
    return sheet;
}

RuleParts withSheet(const RuleParts &parts, const Sheet &sheet)
{
    return withValue(parts, sheet.path, valueOf(sheet, valueAt(parts, sheet.path))).toObject();
}

QString cellText(const SheetRow &row, const SheetColumn &column)
{
    const QJsonValue value = row.fields.value(column.key);
    if (column.kind == CellKind::Flag)
        return value.toBool() ? u"yes"_s : QString();
    return value.toVariant().toString();
}

QString cellWords(const SheetRow &row, const SheetColumn &column)
{
    const QString text = cellText(row, column);
    const auto choice =
        std::find_if(column.choices.begin(), column.choices.end(), [&](const Term &term) { return term.id == text; });
    if (choice != column.choices.end())
        return choice->title;
    return column.key == u"type"_s || column.key == u"title"_s ? packWords(text) : text;
}

QString rowWords(const Sheet &sheet, const SheetRow &row)
{
    QStringList words;
    for (const SheetColumn &column : sheet.columns) {
        const QString text = cellWords(row, column);
        if (text.isEmpty() || column.key == u"roll"_s || column.key == idKey)
            continue;
        if (column.kind == CellKind::Flag)
            words << column.title;
        else if (column.kind == CellKind::Number || column.key == u"armor"_s)
            words << u"%1 %2"_s.arg(column.title, text);
        else
            words << text;
    }
    return words.join(u", "_s);
}

} // namespace muster

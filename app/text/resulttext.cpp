// SPDX-License-Identifier: MIT
#include "app/text/resulttext.h"

#include "app/command.h"
#include "app/text/columns.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

QString label(const QString &key)
{
    QString words = key;
    words.replace(u'_', u' ');
    return words;
}

QString scalar(const QJsonValue &value)
{
    if (value.isBool())
        return value.toBool() ? CommandLine::tr("yes") : CommandLine::tr("no");
    if (value.isNull() || value.isUndefined())
        return u"–"_s;
    if (value.isDouble())
        return QString::number(value.toDouble());
    return value.toVariant().toString();
}

bool isRow(const QJsonValue &value)
{
    const QJsonObject object = value.toObject();
    return value.isObject() && !object.isEmpty()
        && std::none_of(object.begin(), object.end(),
                        [](const QJsonValue &cell) { return cell.isArray() || cell.isObject(); });
}

QString table(const QJsonArray &rows, int indent)
{
    const QStringList keys = rows.first().toObject().keys();
    Columns columns(indent);
    QStringList head;
    for (const QString &key : keys)
        head += label(key);
    columns.add(head);
    for (const QJsonValue &row : rows) {
        QStringList cells;
        for (const QString &key : keys)
            cells += scalar(row[key]);
        columns.add(cells);
    }
    return columns.text();
}

QString listText(const QString &name, const QJsonArray &list, int indent)
{
    const QString margin(indent, u' ');
    if (list.isEmpty())
        return margin + name + u": "_s + CommandLine::tr("none") + u'\n';
    QString text = margin + name + u'\n';
    if (std::all_of(list.begin(), list.end(), isRow))
        return text + table(list, indent + 2);
    for (const QJsonValue &item : list)
        text += item.isObject() ? resultText(item.toObject(), indent + 2) : margin + u"  "_s + scalar(item) + u'\n';
    return text;
}

} // namespace

QString resultText(const QJsonObject &result, int indent)
{
    const QString margin(indent, u' ');
    QString text;
    for (auto field = result.begin(); field != result.end(); ++field) {
        const QString name = label(field.key());
        if (field->isArray())
            text += listText(name, field->toArray(), indent);
        else if (field->isObject())
            text += margin + name + u'\n' + resultText(field->toObject(), indent + 2);
        else
            text += margin + name + u": "_s + scalar(*field) + u'\n';
    }
    return text;
}

} // namespace muster

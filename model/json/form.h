// SPDX-License-Identifier: MIT
#pragma once

#include "model/json/reader.h"
#include "rules/procedure/resolved.h"
#include "rules/slug.h"

#include <QJsonObject>

namespace muster {

/// Converts the description of a value's fields to JSON.
QJsonObject toJson(const Fields &fields);
QJsonValue toJson(const FieldValue &value);

/// Converts a value by itself, such as a figure or the sections of a table, to JSON.
template<typename T>
QJsonValue shownJson(const T &value, const Pack &pack)
{
    return toJson(FieldTeller(pack).told(value));
}

/// Describes the form of one JSON object for people, using the same description as JsonReader (records.h): `"turn":
/// 1…`, with optional fields in brackets.
class JsonForm
{
public:
    template<typename Record>
    static QStringList of()
    {
        JsonForm form;
        Record record;
        fields(form, record);
        return form.m_fields;
    }

    void operator()(Key key, int, const Range &range = {})
    {
        const QString from = QString::number(range.least);
        if (range.least == range.most)
            add(key, from);
        else
            add(key, from + (range.most < highestNumber ? u'–' + QString::number(range.most) : QStringLiteral("…")));
    }
    void operator()(Key key, const QString &) { add(key, words()); }
    void operator()(Key key, const QStringList &) { add(key, u'[' + words() + u']'); }
    void operator()(Key key, bool) { add(key, QStringLiteral("true|false")); }
    template<typename E>
    requires std::is_enum_v<E>
    void operator()(Key key, E) { add(key, u'"' + slugList<E>().join(u'|') + u'"'); }
    template<typename Record>
    requires std::is_class_v<Record>
    void operator()(Key key, const Record &) { add(key, recordOf<Record>()); }
    template<typename Record>
    void operator()(Key key, const std::vector<Record> &, const Range & = {})
    {
        add(key, u'[' + recordOf<Record>() + QStringLiteral(", …]"));
    }

    template<typename T>
    void ifAny(Key key, T value, const auto &...range)
    {
        (*this)(key, present(value), range...);
        m_fields.back() = u'[' + m_fields.back() + u']';
    }

private:
    void add(Key key, const QString &value) { m_fields << QStringLiteral("\"%1\": %2").arg(key, value); }
    static QString words() { return QStringLiteral("\"…\""); }
    template<typename Record>
    static QString recordOf()
    {
        return QStringLiteral("{ %1 }").arg(of<Record>().join(QStringLiteral(", ")));
    }
    QStringList m_fields;
};

} // namespace muster

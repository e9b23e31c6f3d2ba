// SPDX-License-Identifier: MIT
#pragma once

#include "model/json/reader.h"
#include "rules/procedure/resolved.h"
#include "rules/slug.h"

#include <QJsonObject>

namespace muster {

/// What a value tells of itself, as JSON.
QJsonObject toJson(const Fields &fields);
QJsonValue toJson(const FieldValue &value);

/// The same of a value by itself: a figure, the sections of a table.
template<typename T>
QJsonValue shownJson(const T &value, const Pack &pack)
{
    return toJson(FieldTeller(pack).told(value));
}

/// Tells people the form of one JSON object, by the description that JsonReader follows (records.h): `"turn": 1…`, and in
/// brackets what may be left out.
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

    void number(Key key, int, int least, int most) { needed(key, range(least, most)); }
    void text(Key key, const QString &) { needed(key, words()); }
    void flag(Key key, bool) { needed(key, flags()); }
    template<typename E>
    void choice(Key key, const E &)
    {
        needed(key, choices<E>());
    }
    template<typename Record>
    void list(Key key, const std::vector<Record> &, int, int)
    {
        needed(key, listOf<Record>());
    }

    void numberIfAny(Key key, const std::optional<int> &, int least, int most) { ifAny(key, range(least, most)); }
    void countIfAny(Key key, int, int most) { ifAny(key, range(0, most)); }
    void textIfAny(Key key, const QString &) { ifAny(key, words()); }
    void textsIfAny(Key key, const QStringList &) { ifAny(key, u'[' + words() + u']'); }
    void flagIfAny(Key key, bool) { ifAny(key, flags()); }
    template<typename E>
    void choiceIfAny(Key key, const std::optional<E> &)
    {
        ifAny(key, choices<E>());
    }
    template<typename Record>
    void recordIfAny(Key key, const std::optional<Record> &)
    {
        ifAny(key, recordOf<Record>());
    }
    template<typename Record>
    void listIfAny(Key key, const std::vector<Record> &, int)
    {
        ifAny(key, listOf<Record>());
    }

private:
    static QString field(Key key, const QString &value) { return QStringLiteral("\"%1\": %2").arg(key, value); }
    void needed(Key key, const QString &value) { m_fields << field(key, value); }
    void ifAny(Key key, const QString &value) { m_fields << u'[' + field(key, value) + u']'; }

    static QString words() { return QStringLiteral("\"…\""); }
    static QString flags() { return QStringLiteral("true|false"); }
    static QString range(int least, int most)
    {
        const QString from = QString::number(least);
        return least == most ? from
                             : from + (most < highestNumber ? u'–' + QString::number(most) : QStringLiteral("…"));
    }
    template<typename E>
    static QString choices()
    {
        return u'"' + slugList<E>().join(u'|') + u'"';
    }
    template<typename Record>
    static QString recordOf()
    {
        return QStringLiteral("{ %1 }").arg(of<Record>().join(QStringLiteral(", ")));
    }
    template<typename Record>
    static QString listOf()
    {
        return u'[' + recordOf<Record>() + QStringLiteral(", …]");
    }

    QStringList m_fields;
};

} // namespace muster

// SPDX-License-Identifier: MIT

// Tests that the output of the commands with --json matches resources/schema.

#include "tests/app/calls.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>

#include <map>

namespace muster::testing {
namespace {

using namespace Qt::StringLiterals;

/// The part of JSON Schema that the description uses.
class Schema
{
public:
    explicit Schema(const QString &name)
        : m_root(QJsonDocument::fromJson(bytesOf(u"" MUSTER_SOURCE_DIR "/resources/schema/%1.schema.json"_s.arg(name)))
                     .object())
    {
    }

    bool isThere() const { return !m_root.isEmpty(); }
    /// Returns the violations in a value, one per line.
    QStringList faults(const QJsonValue &value)
    {
        m_faults.clear();
        check(value, m_root, u"$"_s);
        return m_faults;
    }

private:
    static QString typeOf(const QJsonValue &value)
    {
        switch (value.type()) {
        case QJsonValue::Null:
            return u"null"_s;
        case QJsonValue::Bool:
            return u"boolean"_s;
        case QJsonValue::Double:
            return value.toDouble() == value.toInt() ? u"integer"_s : u"number"_s;
        case QJsonValue::String:
            return u"string"_s;
        case QJsonValue::Array:
            return u"array"_s;
        default:
            return u"object"_s;
        }
    }

    void fault(const QString &where, const QString &what) { m_faults << where + u": "_s + what; }

    bool fits(const QJsonValue &value, const QJsonObject &schema, const QString &where)
    {
        Schema tried = *this;
        tried.m_faults.clear();
        tried.check(value, schema, where);
        return tried.m_faults.isEmpty();
    }

    void check(const QJsonValue &value, const QJsonObject &schema, const QString &where)
    {
        if (const QString other = schema[u"$ref"_s].toString(); !other.isEmpty())
            return check(value, m_root[u"$defs"_s][other.section(u'/', -1)].toObject(), where);
        if (const QJsonArray any = schema[u"anyOf"_s].toArray(); !any.isEmpty()) {
            const bool fitsOne = std::any_of(any.begin(), any.end(),
                                             [&](const QJsonValue &one) { return fits(value, one.toObject(), where); });
            if (!fitsOne)
                fault(where, u"none of those it may be"_s);
        }
        const QJsonValue type = schema[u"type"_s];
        const QJsonArray types = type.isArray() ? type.toArray() : QJsonArray{type};
        if (!type.isUndefined() && !types.contains(typeOf(value)))
            fault(where, u"is of type "_s + typeOf(value));
        if (const QJsonArray all = schema[u"enum"_s].toArray(); !all.isEmpty() && !all.contains(value))
            fault(where, u"“%1” is none of those it may be"_s.arg(value.toString()));
        if (value.isDouble()
            && (value.toDouble() < schema[u"minimum"_s].toDouble(value.toDouble())
                || value.toDouble() > schema[u"maximum"_s].toDouble(value.toDouble())))
            fault(where, u"%1 is out of range"_s.arg(value.toDouble()));
        if (value.isObject())
            checkFields(value.toObject(), schema, where);
        for (qsizetype i = 0; schema.contains(u"items"_s) && i < value.toArray().size(); ++i)
            check(value[i], schema[u"items"_s].toObject(), u"%1[%2]"_s.arg(where).arg(i));
    }

    void checkFields(const QJsonObject &object, const QJsonObject &schema, const QString &where)
    {
        for (const QJsonValue &needed : schema[u"required"_s].toArray()) {
            if (!object.contains(needed.toString()))
                fault(where, needed.toString() + u" is missing"_s);
        }
        const QJsonObject properties = schema[u"properties"_s].toObject();
        for (auto property = properties.begin(); property != properties.end(); ++property) {
            if (object.contains(property.key()))
                check(object[property.key()], property->toObject(), where + u'.' + property.key());
        }
    }

    QJsonObject m_root;
    QStringList m_faults;
};

using ShowSchema = Table;

TEST_F(ShowSchema, SeesWhatIsOtherwise)
{
    Schema schema(u"show"_s);
    QJsonObject shown = call(u"--json show "_s + band()).json();
    EXPECT_EQ(schema.faults(shown), QStringList());
    shown.remove(u"eal"_s);
    shown[u"phase"_s] = u"asleep"_s;
    shown[u"steps"_s] = 0;
    QJsonObject star = shown[u"star"_s].toObject();
    star[u"rep"_s] = u"5"_s;
    shown[u"star"_s] = star;
    EXPECT_EQ(schema.faults(shown).size(), 4);
}

TEST_F(ShowSchema, DescribesEveryCampaignThatIsKeptItsReportsCareersAndHits)
{
    const QDir folder(QStringLiteral(MUSTER_SOURCE_DIR "/tests/campaigns"));
    std::map<QString, int> told;
    for (const QString &name : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        const QString file = write(name, bytesOf(folder.filePath(name + u"/campaign.muster"_s)));
        for (const auto &[schema, line] :
             {std::pair(u"show"_s, u"show %1"_s), std::pair(u"report"_s, u"report %1 --all"_s),
              std::pair(u"career"_s, u"career %1"_s), std::pair(u"find"_s, u"find %1 a"_s)}) {
            const Heard heard = call(u"--json "_s + line.arg(file));
            if (heard.exit != 0)
                continue; // one is damaged, and some have no battle yet
            ++told[schema];
            Schema described(schema);
            ASSERT_TRUE(described.isThere());
            EXPECT_EQ(described.faults(heard.json()).join(u'\n').toStdString(), "")
                << name.toStdString() << ' ' << schema.toStdString();
        }
    }
    EXPECT_GT(told[u"show"_s], 20);
    EXPECT_GT(told[u"report"_s], 10);
}

TEST_F(ShowSchema, SeesWhatIsOtherwiseInACareer)
{
    Schema schema(u"career"_s);
    QJsonObject told = call(u"--json career %1 1"_s.arg(band())).json();
    EXPECT_EQ(schema.faults(told), QStringList());
    QJsonArray careers = told[u"careers"_s].toArray();
    QJsonObject career = careers[0].toObject();
    career.remove(u"sums"_s);
    career[u"left"_s] = u"never"_s;
    careers[0] = career;
    told[u"careers"_s] = careers;
    EXPECT_EQ(schema.faults(told).size(), 2);
}

} // namespace
} // namespace muster::testing

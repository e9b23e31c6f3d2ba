// SPDX-License-Identifier: MIT
#include "app/text/shelftext.h"

#include "app/command.h"
#include "app/text/columns.h"
#include "model/reference/shelf.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

constexpr int indent = 2;

/// Tells an entry, with its tables one below the other.
Answer told(const ShelfEntry &entry)
{
    QString text = u'\n' + entry.title + (entry.page.isEmpty() ? QString() : u"  ("_s + entry.page + u')') + u'\n';
    QJsonArray variants;
    for (const ShelfVariant &variant : entry.variants) {
        const ShelfTable &table = variant.table;
        Columns lines(indent, "l", TooLong::Wrapped);
        if (!table.heads.join(QString()).isEmpty())
            lines.add(table.heads);
        QJsonArray rows;
        for (const QStringList &row : table.rows) {
            lines.add(row);
            rows.append(QJsonArray::fromStringList(row));
        }
        Columns below(indent, "l", TooLong::Wrapped);
        QJsonArray modifiers;
        for (const ShelfTable::Line &line : table.modifiers) {
            below.add({line.what, line.how});
            modifiers.append(QJsonArray{line.what, line.how});
        }
        if (!variant.title.isEmpty())
            text += QString(indent, u' ') + variant.title + u":\n"_s;
        text += lines.text() + below.text();
        variants.append(QJsonObject{{u"classes"_s, QJsonArray::fromStringList(variant.classes)},
                                    {u"heads"_s, QJsonArray::fromStringList(table.heads)},
                                    {u"rows"_s, rows},
                                    {u"modifiers"_s, modifiers}});
    }
    return {text,
            {{u"id"_s, entry.id},
             {u"title"_s, entry.title},
             {u"page"_s, entry.page},
             {u"section"_s, entry.section},
             {u"variants"_s, variants}}};
}

} // namespace

Answer shelfAnswer(const Pack &pack, const std::vector<ShelfEntry> &shelf)
{
    QString text = pack.title + u'\n';
    QString section;
    QJsonArray entries;
    for (const ShelfEntry &entry : shelf) {
        if (entry.variants.front().table.isEmpty())
            continue;
        if (entry.section != section)
            text += u'\n' + entry.section.toUpper() + u'\n';
        section = entry.section;
        const Answer answer = told(entry);
        text += answer.text;
        entries.append(answer.json);
    }
    return {text, {{u"pack"_s, pack.id}, {u"entries"_s, entries}}};
}

Answer sideAnswer(const Pack &pack, const std::vector<PercentileMember> &side, const QJsonArray &rolls)
{
    Columns lines(indent, "rlr");
    lines.add({QString(), QString(), CommandLine::tr("Initiative"), CommandLine::tr("Skill")});
    QJsonArray figures;
    for (const PercentileMember &member : side) {
        const int number = static_cast<int>(figures.size()) + 1;
        lines.add({QString::number(number), member.officer ? CommandLine::tr("Officer") : QString(),
                   QString::number(member.figure.initiative), QString::number(member.figure.skill)});
        figures.append(QJsonObject{{u"officer"_s, member.officer},
                                   {u"initiative"_s, member.figure.initiative},
                                   {u"skill"_s, member.figure.skill}});
    }
    return {pack.title + u"\n\n"_s + lines.text(),
            {{u"pack"_s, pack.id}, {u"figures"_s, figures}, {u"rolls"_s, rolls}}};
}

} // namespace muster

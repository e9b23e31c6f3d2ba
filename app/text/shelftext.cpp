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

QString tableText(const ShelfTable &table)
{
    Columns lines(indent, "l", TooLong::Wrapped);
    if (!table.heads.join(QString()).isEmpty())
        lines.add(table.heads);
    for (const QStringList &row : table.rows)
        lines.add(row);
    Columns modifiers(indent, "l", TooLong::Wrapped);
    for (const ShelfTable::Line &line : table.modifiers)
        modifiers.add({line.what, line.how});
    return lines.text() + modifiers.text();
}

QString entryText(const ShelfEntry &entry)
{
    QString text = u'\n' + entry.title + (entry.page.isEmpty() ? QString() : u"  ("_s + entry.page + u')') + u'\n';
    for (const ShelfVariant &variant : entry.variants) {
        if (!variant.title.isEmpty())
            text += QString(indent, u' ') + variant.title + u":\n"_s;
        text += tableText(variant.table);
    }
    return text;
}

QJsonObject variantJson(const ShelfVariant &variant)
{
    QJsonArray rows;
    for (const QStringList &row : variant.table.rows)
        rows.append(QJsonArray::fromStringList(row));
    QJsonArray modifiers;
    for (const ShelfTable::Line &line : variant.table.modifiers)
        modifiers.append(QJsonArray{line.what, line.how});
    return {{u"classes"_s, QJsonArray::fromStringList(variant.classes)},
            {u"heads"_s, QJsonArray::fromStringList(variant.table.heads)},
            {u"rows"_s, rows},
            {u"modifiers"_s, modifiers}};
}

QJsonObject entryJson(const ShelfEntry &entry)
{
    QJsonArray variants;
    for (const ShelfVariant &variant : entry.variants)
        variants.append(variantJson(variant));
    return {{u"id"_s, entry.id},
            {u"title"_s, entry.title},
            {u"page"_s, entry.page},
            {u"section"_s, entry.section},
            {u"variants"_s, variants}};
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
        text += entryText(entry);
        entries.append(entryJson(entry));
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

// SPDX-License-Identifier: MIT
#include "model/variant/sheet.h"

#include "model/story/landwords.h"
#include "model/story/words.h"
#include "model/texts.h"
#include "rules/slug.h"

#include <QJsonArray>

#include <algorithm>
#include <span>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

const QString idKey = u"id"_s;
const QString rowsKey = u"rows"_s;
const QString nameKey = u"name"_s;

QString stepWords(const QString &step);

/// The rules, and the part with the sheet, on which the choices of a column depend.
struct Choosing {
    const Pack &book;
    const RuleParts &parts;
    const QString &part;
};

std::vector<Term> classesOf(const Choosing &from)
{
    return from.book.classes;
}

std::vector<Term> armorsOf(const Choosing &from)
{
    if (!from.book.hasArmor)
        return from.book.armors;
    return {{u"2"_s, u"2"_s}, {u"4"_s, u"4"_s}, {u"6"_s, u"6"_s}};
}

std::vector<Term> weaponsOf(const Choosing &from)
{
    std::vector<Term> terms;
    for (const QJsonValue weapon : from.parts[u"weapons"_s][u"weapons"_s].toArray())
        terms.push_back({weapon[u"id"_s].toString(), packWords(weapon[u"title"_s].toString())});
    return terms;
}

template<typename E>
std::vector<Term> bySteps(const Choosing &)
{
    std::vector<Term> terms;
    for (const auto &[value, text] : slugTable<E>)
        terms.push_back({text, stepWords(text)});
    return terms;
}

template<typename E>
std::vector<Term> byTitle(const Choosing &)
{
    std::vector<Term> terms;
    for (const auto &[value, text] : slugTable<E>)
        terms.push_back({text, words::title(value)});
    return terms;
}

std::vector<Term> lettersOf(const Choosing &from)
{
    if (from.part == u"patrol"_s)
        return bySteps<PefForce>(from);
    std::vector<Term> terms = byTitle<PefLetter>(from);
    for (Term &term : terms)
        term.title = u"%1, %2"_s.arg(term.id, term.title);
    return terms;
}

/// A kind of sheet, by the path that leads to it; "*" stands for any one step.
struct GridKind {
    const char *path;
    SheetShape shape;
    const char *title; ///< with %1 for the step under the first "*"; empty: that step alone
    const char *columns;

    QStringList pattern() const { return QString::fromLatin1(path).split(u'/'); }
};

struct ColumnRow {
    const char *key;
    CellKind kind;
    const char *title;
    std::vector<Term> (*choices)(const Choosing &) = nullptr;
};

struct StepRow {
    const char *key;
    const char *words;
};

struct SheetTexts {
    Q_DECLARE_TR_FUNCTIONS(Packs)

public:
    static constexpr GridKind kinds[] = {
        {"lists/lists/*", SheetShape::Rolled, "", "type class rep armor shield weapon"},
        {"lists/lists/*/weapons", SheetShape::Rolled, QT_TR_NOOP("%1: weapons"), "weapon"},
        {"activity/pefResolution/*", SheetShape::Rolled, QT_TR_NOOP("PEF, EAL %1"), "letter"},
        {"patrol/composition/*", SheetShape::Rolled, QT_TR_NOOP("PEF, %1 resolved before"), "letter"},
        {"activity/howMany", SheetShape::Rolled, QT_TR_NOOP("How Many"), "base plus least leastMore"},
        {"patrol/howMany/*", SheetShape::Rolled, QT_TR_NOOP("How Many, on patrol (%1)"),
         "base plus least leastMore groups"},
        {"patrol/mainBody/leader", SheetShape::Rolled, QT_TR_NOOP("Leader of the main body"), "leader"},
        {"patrol/stragglers/leader", SheetShape::Rolled, QT_TR_NOOP("Leader of the stragglers"), "leader"},
        {"activity/pefMovement/*/*", SheetShape::Rolled, QT_TR_NOOP("PEF movement, %1 passed, %2"), "move inches"},
        {"patrol/pefMovement/*/*", SheetShape::Rolled, QT_TR_NOOP("PEF movement on patrol, %1 passed, %2"),
         "move inches"},
        {"chain/nextEncounter", SheetShape::Fixed, QT_TR_NOOP("Next encounter"), "encounter eal"},
        {"chain/objectiveBuildings", SheetShape::Rolled, QT_TR_NOOP("Objective of a Raid"), "count"},
        {"chain/raidTime", SheetShape::Rolled, QT_TR_NOOP("Time of a Raid"), "time"},
        {"terrain/country", SheetShape::Rolled, QT_TR_NOOP("Country"), "country"},
        {"terrain/terrain", SheetShape::Rolled, QT_TR_NOOP("Terrain"), "terrain buildings road river"},
        {"terrain/buildings", SheetShape::Rolled, QT_TR_NOOP("Buildings"), "count"},
        {"terrain/lands/*/terrain", SheetShape::Rolled, QT_TR_NOOP("Terrain, %1"), "terrain buildings road river"},
        {"terrain/lands/*/buildings", SheetShape::Rolled, QT_TR_NOOP("Buildings, %1"), "count"},
        {"recovery/recovery", SheetShape::Fixed, QT_TR_NOOP("Recovery"), "fate rep"},
        {"names/names", SheetShape::Lines, QT_TR_NOOP("Names"), "name"},
        {"weapons/weapons", SheetShape::Named, QT_TR_NOOP("Weapons"),
         "id title impact range rangeMounted targets blast outgunned meleeDice meleeDiceTwoHands meleeImpact twoHands "
         "reload"},
    };

    static constexpr ColumnRow columns[] = {
        {"type", CellKind::Text, QT_TR_NOOP("Type")},
        {"class", CellKind::Choice, QT_TR_NOOP("Class"), classesOf},
        {"rep", CellKind::Number, QT_TR_NOOP("Rep")},
        {"armor", CellKind::Choice, QT_TR_NOOP("AC"), armorsOf},
        {"shield", CellKind::Flag, QT_TR_NOOP("Shield")},
        {"weapon", CellKind::Choice, QT_TR_NOOP("Weapon"), weaponsOf},
        {"letter", CellKind::Choice, QT_TR_NOOP("Result"), lettersOf},
        {"base", CellKind::Choice, QT_TR_NOOP("Number"), bySteps<HowMany::Base>},
        {"plus", CellKind::Number, QT_TR_NOOP("More")},
        {"least", CellKind::Number, QT_TR_NOOP("At least")},
        {"leastMore", CellKind::Number, QT_TR_NOOP("At least more")},
        {"groups", CellKind::Number, QT_TR_NOOP("Groups")},
        {"leader", CellKind::Flag, QT_TR_NOOP("Leader")},
        {"move", CellKind::Choice, QT_TR_NOOP("Move"), bySteps<PefMove>},
        {"inches", CellKind::Number, QT_TR_NOOP("Inches")},
        {"encounter", CellKind::Choice, QT_TR_NOOP("Encounter"), byTitle<EncounterKind>},
        {"eal", CellKind::Number, QT_TR_NOOP("EAL change")},
        {"count", CellKind::Number, QT_TR_NOOP("Buildings")},
        {"time", CellKind::Choice, QT_TR_NOOP("Time"), byTitle<TimeOfDay>},
        {"country", CellKind::Choice, QT_TR_NOOP("Country"), byTitle<Country>},
        {"terrain", CellKind::Choice, QT_TR_NOOP("Terrain"), byTitle<Terrain>},
        {"buildings", CellKind::Flag, QT_TR_NOOP("Buildings")},
        {"road", CellKind::Flag, QT_TR_NOOP("Road")},
        {"river", CellKind::Flag, QT_TR_NOOP("River")},
        {"fate", CellKind::Choice, QT_TR_NOOP("Fate"), bySteps<Recovered>},
        {"name", CellKind::Text, QT_TR_NOOP("Name")},
        {"id", CellKind::Text, QT_TR_NOOP("Id")},
        {"title", CellKind::Text, QT_TR_NOOP("Name")},
        {"impact", CellKind::Number, QT_TR_NOOP("Impact")},
        {"range", CellKind::Number, QT_TR_NOOP("Range")},
        {"rangeMounted", CellKind::Number, QT_TR_NOOP("Mounted")},
        {"targets", CellKind::Number, QT_TR_NOOP("Targets")},
        {"blast", CellKind::Number, QT_TR_NOOP("Blast")},
        {"outgunned", CellKind::Number, QT_TR_NOOP("Outgunned")},
        {"meleeDice", CellKind::Number, QT_TR_NOOP("Melee dice")},
        {"meleeDiceTwoHands", CellKind::Number, QT_TR_NOOP("With two hands")},
        {"meleeImpact", CellKind::Number, QT_TR_NOOP("Melee Impact")},
        {"twoHands", CellKind::Flag, QT_TR_NOOP("Two hands")},
        {"reload", CellKind::Flag, QT_TR_NOOP("Reload")},
    };

    /// Texts for words in the files that have no other name in the program.
    static constexpr StepRow steps[] = {
        {"others", QT_TR_NOOP("other PEFs left")},
        {"alone", QT_TR_NOOP("the last PEF")},
        {"clear", QT_TR_NOOP("clear country")},
        {"woods", QT_TR_NOOP("woods")},
        {"mountains", QT_TR_NOOP("mountains")},
        {"patrol", QT_TR_NOOP("Patrol")},
        {"raid-attack", QT_TR_NOOP("Raid: Attack")},
        {"raid-defend", QT_TR_NOOP("Raid: Defend")},
        {"success", QT_TR_NOOP("success")},
        {"failure", QT_TR_NOOP("failure")},
        {"out-of-the-fight", QT_TR_NOOP("Out of the Fight")},
        {"ran-away", QT_TR_NOOP("Ran Away")},
        {"returned", QT_TR_NOOP("returns")},
        {"dead", QT_TR_NOOP("dies")},
        {"gone", QT_TR_NOOP("leaves")},
        {"party", QT_TR_NOOP("as many as the party")},
        {"half", QT_TR_NOOP("half the party")},
        {"party-and-half", QT_TR_NOOP("half as many again")},
        {"twice", QT_TR_NOOP("twice the party")},
        {"three-times", QT_TR_NOOP("three times the party")},
        {"stay", QT_TR_NOOP("stays")},
        {"to-pef", QT_TR_NOOP("to the nearest PEF")},
        {"to-enemy", QT_TR_NOOP("to the player's figures")},
        {"split", QT_TR_NOOP("splits")},
        {"A", QT_TR_NOOP("A, main body")},
        {"B", QT_TR_NOOP("B, stragglers")},
        {"C", QT_TR_NOOP("C, false alarm")},
    };
};

/// Returns the row with this key; null if there is none.
template<typename Row>
const Row *rowNamed(std::span<const Row> rows, const QString &key)
{
    const auto row =
        std::find_if(rows.begin(), rows.end(), [&](const Row &r) { return key == QLatin1StringView(r.key); });
    return row == rows.end() ? nullptr : &*row;
}

/// Returns a step of a path as it reads in a title: "patrol", "Clear country", "2".
QString stepWords(const QString &step)
{
    const StepRow *row = rowNamed<StepRow>(SheetTexts::steps, step);
    return row ? PackText::tr(row->words) : step;
}

const GridKind *gridKindOf(const QStringList &path)
{
    const auto fits = [&](const GridKind &kind) {
        const QStringList pattern = kind.pattern();
        return std::equal(
            pattern.begin(), pattern.end(), path.begin(), path.end(),
            [](const QString &wanted, const QString &step) { return wanted == u"*"_s || wanted == step; });
    };
    const auto *kind = std::find_if(std::begin(SheetTexts::kinds), std::end(SheetTexts::kinds), fits);
    return kind == std::end(SheetTexts::kinds) ? nullptr : kind;
}

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

/// Adds every path from here that the rest of a pattern matches.
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
    expand(parts, kind.pattern(), {}, ways);
    return ways;
}

QString titleOf(const RuleParts &parts, const GridKind &kind, const QStringList &path)
{
    const QStringList pattern = kind.pattern();
    QString title = *kind.title ? PackText::tr(kind.title) : u"%1"_s;
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

/// Returns the columns of a kind. A column exists if any sheet of the kind has it, and is needed if each of their rows
/// has it.
std::vector<SheetColumn> columnsOf(const GridKind &kind, const QString &part, const Pack &book, const RuleParts &parts)
{
    std::vector<SheetRow> all;
    for (const QStringList &way : waysOf(parts, kind)) {
        for (SheetRow &row : rowsIn(valueAt(parts, way), kind.shape))
            all.push_back(std::move(row));
    }
    std::vector<SheetColumn> columns;
    for (const QString &key : QString::fromLatin1(kind.columns).split(u' ')) {
        const auto with =
            std::count_if(all.begin(), all.end(), [&](const SheetRow &r) { return r.fields.contains(key); });
        if (with == 0)
            continue;
        const ColumnRow &row = *rowNamed<ColumnRow>(SheetTexts::columns, key);
        columns.push_back({key, PackText::tr(row.title), row.kind});
        if (row.choices)
            columns.back().choices = row.choices({book, parts, part});
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
    for (const GridKind &kind : SheetTexts::kinds) {
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

QString headWords(const SheetRow &row)
{
    QStringList steps = row.head.split(u'/');
    for (QString &step : steps)
        step = step == u"0"_s || step.toInt() > 0 ? PackText::tr("%1 passed").arg(step) : stepWords(step);
    return steps.join(u", "_s);
}

} // namespace muster

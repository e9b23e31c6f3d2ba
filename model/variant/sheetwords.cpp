// SPDX-License-Identifier: MIT
#include "model/variant/sheetwords.h"

#include "model/story/landwords.h"
#include "model/story/words.h"
#include "model/texts.h"
#include "rules/slug.h"

#include <QJsonArray>

#include <algorithm>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

struct KindRow {
    const char *path;
    SheetShape shape;
    const char *title;
    const char *columns;
};

constexpr KindRow kindRows[] = {
    {"lists/lists/*", SheetShape::Rolled, "%1", "type class rep armor shield weapon"},
    {"lists/lists/*/weapons", SheetShape::Rolled, QT_TRANSLATE_NOOP("Packs", "%1: weapons"), "weapon"},
    {"activity/pefResolution/*", SheetShape::Rolled, QT_TRANSLATE_NOOP("Packs", "PEF, EAL %1"), "letter"},
    {"patrol/composition/*", SheetShape::Rolled, QT_TRANSLATE_NOOP("Packs", "PEF, %1 resolved before"), "letter"},
    {"activity/howMany", SheetShape::Rolled, QT_TRANSLATE_NOOP("Packs", "How Many"), "base plus least leastMore"},
    {"patrol/howMany/*", SheetShape::Rolled, QT_TRANSLATE_NOOP("Packs", "How Many, on patrol (%1)"),
     "base plus least leastMore groups"},
    {"patrol/mainBody/leader", SheetShape::Rolled, QT_TRANSLATE_NOOP("Packs", "Leader of the main body"), "leader"},
    {"patrol/stragglers/leader", SheetShape::Rolled, QT_TRANSLATE_NOOP("Packs", "Leader of the stragglers"), "leader"},
    {"activity/pefMovement/*/*", SheetShape::Rolled, QT_TRANSLATE_NOOP("Packs", "PEF movement, %1 passed, %2"),
     "move inches"},
    {"patrol/pefMovement/*/*", SheetShape::Rolled, QT_TRANSLATE_NOOP("Packs", "PEF movement on patrol, %1 passed, %2"),
     "move inches"},
    {"chain/nextEncounter", SheetShape::Fixed, QT_TRANSLATE_NOOP("Packs", "Next encounter"), "encounter eal"},
    {"chain/objectiveBuildings", SheetShape::Rolled, QT_TRANSLATE_NOOP("Packs", "Objective of a Raid"), "count"},
    {"chain/raidTime", SheetShape::Rolled, QT_TRANSLATE_NOOP("Packs", "Time of a Raid"), "time"},
    {"terrain/country", SheetShape::Rolled, QT_TRANSLATE_NOOP("Packs", "Country"), "country"},
    {"terrain/terrain", SheetShape::Rolled, QT_TRANSLATE_NOOP("Packs", "Terrain"), "terrain buildings road river"},
    {"terrain/buildings", SheetShape::Rolled, QT_TRANSLATE_NOOP("Packs", "Buildings"), "count"},
    {"terrain/lands/*/terrain", SheetShape::Rolled, QT_TRANSLATE_NOOP("Packs", "Terrain, %1"),
     "terrain buildings road river"},
    {"terrain/lands/*/buildings", SheetShape::Rolled, QT_TRANSLATE_NOOP("Packs", "Buildings, %1"), "count"},
    {"recovery/recovery", SheetShape::Fixed, QT_TRANSLATE_NOOP("Packs", "Recovery"), "fate rep"},
    {"names/names", SheetShape::Lines, QT_TRANSLATE_NOOP("Packs", "Names"), "name"},
    {"weapons/weapons", SheetShape::Named, QT_TRANSLATE_NOOP("Packs", "Weapons"),
     "id title impact range rangeMounted targets blast outgunned meleeDice meleeDiceTwoHands meleeImpact twoHands "
     "reload"},
};

struct ColumnRow {
    const char *key;
    CellKind kind;
    const char *title;
};

constexpr ColumnRow columnRows[] = {
    {"type", CellKind::Text, QT_TRANSLATE_NOOP("Packs", "Type")},
    {"class", CellKind::Choice, QT_TRANSLATE_NOOP("Packs", "Class")},
    {"rep", CellKind::Number, QT_TRANSLATE_NOOP("Packs", "Rep")},
    {"armor", CellKind::Choice, QT_TRANSLATE_NOOP("Packs", "AC")},
    {"shield", CellKind::Flag, QT_TRANSLATE_NOOP("Packs", "Shield")},
    {"weapon", CellKind::Choice, QT_TRANSLATE_NOOP("Packs", "Weapon")},
    {"letter", CellKind::Choice, QT_TRANSLATE_NOOP("Packs", "Result")},
    {"base", CellKind::Choice, QT_TRANSLATE_NOOP("Packs", "Number")},
    {"plus", CellKind::Number, QT_TRANSLATE_NOOP("Packs", "More")},
    {"least", CellKind::Number, QT_TRANSLATE_NOOP("Packs", "At least")},
    {"leastMore", CellKind::Number, QT_TRANSLATE_NOOP("Packs", "At least more")},
    {"groups", CellKind::Number, QT_TRANSLATE_NOOP("Packs", "Groups")},
    {"leader", CellKind::Flag, QT_TRANSLATE_NOOP("Packs", "Leader")},
    {"move", CellKind::Choice, QT_TRANSLATE_NOOP("Packs", "Move")},
    {"inches", CellKind::Number, QT_TRANSLATE_NOOP("Packs", "Inches")},
    {"encounter", CellKind::Choice, QT_TRANSLATE_NOOP("Packs", "Encounter")},
    {"eal", CellKind::Number, QT_TRANSLATE_NOOP("Packs", "EAL change")},
    {"count", CellKind::Number, QT_TRANSLATE_NOOP("Packs", "Buildings")},
    {"time", CellKind::Choice, QT_TRANSLATE_NOOP("Packs", "Time")},
    {"country", CellKind::Choice, QT_TRANSLATE_NOOP("Packs", "Country")},
    {"terrain", CellKind::Choice, QT_TRANSLATE_NOOP("Packs", "Terrain")},
    {"buildings", CellKind::Flag, QT_TRANSLATE_NOOP("Packs", "Buildings")},
    {"road", CellKind::Flag, QT_TRANSLATE_NOOP("Packs", "Road")},
    {"river", CellKind::Flag, QT_TRANSLATE_NOOP("Packs", "River")},
    {"fate", CellKind::Choice, QT_TRANSLATE_NOOP("Packs", "Fate")},
    {"name", CellKind::Text, QT_TRANSLATE_NOOP("Packs", "Name")},
    {"id", CellKind::Text, QT_TRANSLATE_NOOP("Packs", "Id")},
    {"title", CellKind::Text, QT_TRANSLATE_NOOP("Packs", "Name")},
    {"impact", CellKind::Number, QT_TRANSLATE_NOOP("Packs", "Impact")},
    {"range", CellKind::Number, QT_TRANSLATE_NOOP("Packs", "Range")},
    {"rangeMounted", CellKind::Number, QT_TRANSLATE_NOOP("Packs", "Mounted")},
    {"targets", CellKind::Number, QT_TRANSLATE_NOOP("Packs", "Targets")},
    {"blast", CellKind::Number, QT_TRANSLATE_NOOP("Packs", "Blast")},
    {"outgunned", CellKind::Number, QT_TRANSLATE_NOOP("Packs", "Outgunned")},
    {"meleeDice", CellKind::Number, QT_TRANSLATE_NOOP("Packs", "Melee dice")},
    {"meleeDiceTwoHands", CellKind::Number, QT_TRANSLATE_NOOP("Packs", "With two hands")},
    {"meleeImpact", CellKind::Number, QT_TRANSLATE_NOOP("Packs", "Melee Impact")},
    {"twoHands", CellKind::Flag, QT_TRANSLATE_NOOP("Packs", "Two hands")},
    {"reload", CellKind::Flag, QT_TRANSLATE_NOOP("Packs", "Reload")},
};

struct StepRow {
    const char *step;
    const char *words;
};

/// What files have in a word and nothing else in the program has a name for.
constexpr StepRow stepRows[] = {
    {"others", QT_TRANSLATE_NOOP("Packs", "other PEFs left")},
    {"alone", QT_TRANSLATE_NOOP("Packs", "the last PEF")},
    {"clear", QT_TRANSLATE_NOOP("Packs", "clear country")},
    {"woods", QT_TRANSLATE_NOOP("Packs", "woods")},
    {"mountains", QT_TRANSLATE_NOOP("Packs", "mountains")},
    {"patrol", QT_TRANSLATE_NOOP("Packs", "Patrol")},
    {"raid-attack", QT_TRANSLATE_NOOP("Packs", "Raid: Attack")},
    {"raid-defend", QT_TRANSLATE_NOOP("Packs", "Raid: Defend")},
    {"success", QT_TRANSLATE_NOOP("Packs", "success")},
    {"failure", QT_TRANSLATE_NOOP("Packs", "failure")},
    {"out-of-the-fight", QT_TRANSLATE_NOOP("Packs", "Out of the Fight")},
    {"ran-away", QT_TRANSLATE_NOOP("Packs", "Ran Away")},
    {"returned", QT_TRANSLATE_NOOP("Packs", "returns")},
    {"dead", QT_TRANSLATE_NOOP("Packs", "dies")},
    {"gone", QT_TRANSLATE_NOOP("Packs", "leaves")},
    {"party", QT_TRANSLATE_NOOP("Packs", "as many as the party")},
    {"half", QT_TRANSLATE_NOOP("Packs", "half the party")},
    {"party-and-half", QT_TRANSLATE_NOOP("Packs", "half as many again")},
    {"twice", QT_TRANSLATE_NOOP("Packs", "twice the party")},
    {"three-times", QT_TRANSLATE_NOOP("Packs", "three times the party")},
    {"stay", QT_TRANSLATE_NOOP("Packs", "stays")},
    {"to-pef", QT_TRANSLATE_NOOP("Packs", "to the nearest PEF")},
    {"to-enemy", QT_TRANSLATE_NOOP("Packs", "to the player's figures")},
    {"split", QT_TRANSLATE_NOOP("Packs", "splits")},
    {"A", QT_TRANSLATE_NOOP("Packs", "A, main body")},
    {"B", QT_TRANSLATE_NOOP("Packs", "B, stragglers")},
    {"C", QT_TRANSLATE_NOOP("Packs", "C, false alarm")},
};

template<typename E>
std::vector<Term> bySteps()
{
    std::vector<Term> terms;
    for (const auto &[value, text] : slugTable<E>)
        terms.push_back({text, stepWords(text)});
    return terms;
}

template<typename E>
std::vector<Term> byTitle()
{
    std::vector<Term> terms;
    for (const auto &[value, text] : slugTable<E>)
        terms.push_back({text, words::title(value)});
    return terms;
}

std::vector<Term> letters()
{
    std::vector<Term> terms = byTitle<PefLetter>();
    for (Term &term : terms)
        term.title = u"%1, %2"_s.arg(term.id, term.title);
    return terms;
}

std::vector<Term> weaponsIn(const RuleParts &parts)
{
    std::vector<Term> terms;
    for (const QJsonValue weapon : parts[u"weapons"_s][u"weapons"_s].toArray())
        terms.push_back({weapon[u"id"_s].toString(), packWords(weapon[u"title"_s].toString())});
    return terms;
}

std::vector<Term> armorsOf(const Pack &book)
{
    if (!book.hasArmor)
        return book.armors;
    return {{u"2"_s, u"2"_s}, {u"4"_s, u"4"_s}, {u"6"_s, u"6"_s}};
}

std::vector<Term> choicesOf(const QString &key, const QString &part, const Pack &book, const RuleParts &parts)
{
    if (key == u"class"_s)
        return book.classes;
    if (key == u"armor"_s)
        return armorsOf(book);
    if (key == u"weapon"_s)
        return weaponsIn(parts);
    if (key == u"letter"_s)
        return part == u"patrol"_s ? bySteps<PefForce>() : letters();
    if (key == u"base"_s)
        return bySteps<HowMany::Base>();
    if (key == u"move"_s)
        return bySteps<PefMove>();
    if (key == u"encounter"_s)
        return byTitle<EncounterKind>();
    if (key == u"time"_s)
        return byTitle<TimeOfDay>();
    if (key == u"country"_s)
        return byTitle<Country>();
    if (key == u"terrain"_s)
        return byTitle<Terrain>();
    return bySteps<Recovered>();
}

bool fits(const QStringList &pattern, const QStringList &path)
{
    return std::equal(pattern.begin(), pattern.end(), path.begin(), path.end(),
                      [](const QString &wanted, const QString &step) { return wanted == u"*"_s || wanted == step; });
}

} // namespace

const std::vector<GridKind> &gridKinds()
{
    static const std::vector<GridKind> kinds = [] {
        std::vector<GridKind> all;
        for (const KindRow &row : kindRows)
            all.push_back({QString::fromLatin1(row.path), row.shape, QString::fromLatin1(row.title),
                           QString::fromLatin1(row.columns).split(u' ')});
        return all;
    }();
    return kinds;
}

const GridKind *gridKindOf(const QStringList &path)
{
    const auto kind = std::find_if(gridKinds().begin(), gridKinds().end(),
                                   [&](const GridKind &k) { return fits(k.path.split(u'/'), path); });
    return kind == gridKinds().end() ? nullptr : &*kind;
}

SheetColumn columnNamed(const QString &key, const QString &part, const Pack &book, const RuleParts &parts)
{
    const auto row = std::find_if(std::begin(columnRows), std::end(columnRows),
                                  [&](const ColumnRow &r) { return key == QLatin1StringView(r.key); });
    Q_ASSERT(row != std::end(columnRows));
    SheetColumn column{key, PackText::tr(row->title), row->kind};
    if (column.kind == CellKind::Choice)
        column.choices = choicesOf(key, part, book, parts);
    return column;
}

QString headWords(const SheetRow &row)
{
    QStringList steps = row.head.split(u'/');
    for (QString &step : steps)
        step = step == u"0"_s || step.toInt() > 0 ? PackText::tr("%1 passed").arg(step) : stepWords(step);
    return steps.join(u", "_s);
}

QString stepWords(const QString &step)
{
    const auto row = std::find_if(std::begin(stepRows), std::end(stepRows),
                                  [&](const StepRow &r) { return step == QLatin1StringView(r.step); });
    return row == std::end(stepRows) ? step : PackText::tr(row->words);
}

} // namespace muster

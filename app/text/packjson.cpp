// SPDX-License-Identifier: MIT
#include "app/text/packjson.h"

#include "model/json/form.h"
#include "model/reference/procedurewords.h"

using namespace Qt::StringLiterals;

namespace muster {

namespace {

template<typename Things>
QJsonArray idsOf(const Things &things)
{
    QJsonArray ids;
    for (const auto &thing : things)
        ids.append(thing.id);
    return ids;
}

QJsonArray stringsJson(const std::vector<QString> &strings)
{
    QJsonArray json;
    for (const QString &string : strings)
        json.append(string);
    return json;
}

QJsonArray termsJson(const std::vector<Term> &terms)
{
    QJsonArray json;
    for (const Term &term : terms)
        json.append(QJsonObject{{u"id"_s, term.id}, {u"title"_s, term.title}});
    return json;
}

QJsonArray choicesJson(const ArmyList &list)
{
    QJsonArray json;
    for (const WeaponChoice &choice : list.choices)
        json.append(QJsonObject{{u"id"_s, choice.id}, {u"weapons"_s, stringsJson(choice.weapons)}});
    return json;
}

QJsonArray weaponDieJson(const ArmyList &list)
{
    QJsonArray json;
    if (!list.weaponDie)
        return json;
    for (const TableRow<QString> &row : list.weaponDie->rows)
        json.append(QJsonObject{{u"from"_s, row.from}, {u"to"_s, row.to}, {u"weapon"_s, row.outcome}});
    return json;
}

QJsonObject squadJson(const Squad &squad)
{
    QJsonArray arms;
    for (const SquadArms &some : squad.arms) {
        arms.append(QJsonObject{{u"weapons"_s, stringsJson(some.weapons)},
                                {u"per"_s, slug(some.per)},
                                {u"every"_s, some.every},
                                {u"crew"_s, some.crew},
                                {u"shots"_s, some.shots},
                                {u"type"_s, some.type}});
    }
    return {{u"least"_s, squad.least},
            {u"most"_s, squad.most},
            {u"team"_s, squad.team},
            {u"leader"_s, squad.leader},
            {u"arms"_s, arms}};
}

QJsonArray listsJson(const Pack &pack)
{
    QJsonArray lists;
    for (const ArmyList &list : pack.lists) {
        QJsonArray rows;
        for (const TableRow<Profile> &row : list.figures.rows) {
            QJsonObject json = shownJson(row.outcome, pack).toObject();
            json.insert(u"from"_s, row.from);
            json.insert(u"to"_s, row.to);
            rows.append(json);
        }
        lists.append(QJsonObject{{u"id"_s, list.id},
                                 {u"title"_s, list.title},
                                 {u"source"_s, list.source},
                                 {u"dice"_s, list.figures.dice},
                                 {u"sides"_s, list.figures.sides},
                                 {u"choices"_s, choicesJson(list)},
                                 {u"figures_per_special"_s, list.figuresPerSpecial},
                                 {u"weapons"_s, weaponDieJson(list)},
                                 {u"squad"_s, list.squad ? QJsonValue(squadJson(*list.squad)) : QJsonValue()},
                                 {u"rows"_s, rows}});
    }
    return lists;
}

QJsonArray weaponsJson(const Pack &pack)
{
    QJsonArray weapons;
    for (const Weapon &weapon : pack.weapons) {
        weapons.append(QJsonObject{{u"id"_s, weapon.id},
                                   {u"title"_s, weapon.title},
                                   {u"parts"_s, stringsJson(weapon.parts)},
                                   {u"impact"_s, weapon.impact},
                                   {u"range"_s, weapon.range},
                                   {u"range_mounted"_s, weapon.rangeMounted},
                                   {u"two_hands"_s, weapon.twoHands},
                                   {u"reload"_s, weapon.reload},
                                   {u"melee_dice"_s, weapon.meleeDice},
                                   {u"melee_impact"_s, weapon.meleeImpact},
                                   {u"targets"_s, weapon.targets},
                                   {u"blast"_s, weapon.blast},
                                   {u"outgunned"_s, weapon.outgunned}});
    }
    return weapons;
}

QJsonArray attributesJson(const Pack &pack)
{
    QJsonArray attributes;
    if (!pack.attributes)
        return attributes;
    for (const TableRow<Attribute> &row : pack.attributes->rows) {
        attributes.append(QJsonObject{{u"id"_s, row.outcome.id},
                                      {u"title"_s, row.outcome.title},
                                      {u"effect"_s, row.outcome.effect},
                                      {u"applies"_s, row.outcome.applies},
                                      {u"from"_s, row.from},
                                      {u"to"_s, row.to}});
    }
    return attributes;
}

QJsonArray optionsJson(const Pack &pack)
{
    QJsonArray options;
    for (const Option &option : pack.options)
        options.append(
            QJsonObject{{u"id"_s, option.id}, {u"title"_s, option.title}, {u"values"_s, termsJson(option.values)}});
    return options;
}

QJsonObject parameterJson(const Parameter &parameter, const Pack &pack)
{
    QJsonObject json{{u"name"_s, parameter.name},
                     {u"kind"_s, QString(slug(parameter.kind))},
                     {u"allowed"_s, words::allowedValues(parameter, pack)},
                     {u"summary"_s, words::summary(parameter)},
                     {u"default"_s, parameter.fallback ? QJsonValue(*parameter.fallback) : QJsonValue()}};
    if (parameter.kind == Parameter::Kind::Integer) {
        json[u"least"_s] = parameter.least;
        json[u"most"_s] = parameter.most;
    }
    if (!parameter.choices.empty())
        json[u"choices"_s] = QJsonArray::fromStringList(parameter.choices);
    if (parameter.onlyWith)
        json[u"only_with"_s] = u"%1=%2"_s.arg(parameter.onlyWith->parameter, parameter.onlyWith->value);
    return json;
}

/// Returns procedures or questions with their parameters.
template<typename Signatures>
QJsonArray signaturesJson(const Signatures &signatures, const Pack &pack)
{
    QJsonArray json;
    for (const auto &signature : signatures) {
        QJsonArray parameters;
        for (const Parameter &parameter : signature.parameters)
            parameters.append(parameterJson(parameter, pack));
        json.append(QJsonObject{
            {u"id"_s, signature.id}, {u"summary"_s, words::summary(signature, pack)}, {u"parameters"_s, parameters}});
    }
    return json;
}

} // namespace

QJsonObject packOverviewJson(const Pack &pack)
{
    return {{u"id"_s, pack.id},
            {u"title"_s, pack.title},
            {u"provides"_s,
             QJsonObject{{u"lists"_s, idsOf(pack.lists)},
                         {u"classes"_s, idsOf(pack.classes)},
                         {u"weapons"_s, static_cast<int>(pack.weapons.size())},
                         {u"options"_s, idsOf(pack.options)},
                         {u"procedures"_s, idsOf(procedures(pack))},
                         {u"questions"_s, idsOf(questions(pack))}}}};
}

QJsonArray proceduresJson(const Pack &pack)
{
    return signaturesJson(procedures(pack), pack);
}

QJsonArray questionsJson(const Pack &pack)
{
    return signaturesJson(questions(pack), pack);
}

QJsonObject packJson(const Pack &pack)
{
    return {{u"id"_s, pack.id},
            {u"title"_s, pack.title},
            {u"turn"_s, pack.turnName},
            {u"star_rep"_s,
             QJsonObject{{u"least"_s, pack.leastStarRep},
                         {u"most"_s, pack.mostStarRep},
                         {u"suggested"_s, pack.suggestedStarRep}}},
            {u"classes"_s, termsJson(pack.classes)},
            {u"armors"_s, termsJson(pack.armors)},
            {u"lists"_s, listsJson(pack)},
            {u"weapons"_s, weaponsJson(pack)},
            {u"attributes"_s, attributesJson(pack)},
            {u"options"_s, optionsJson(pack)},
            {u"tables"_s, packTablesJson(pack)},
            {u"procedures"_s, proceduresJson(pack)},
            {u"questions"_s, questionsJson(pack)}};
}

} // namespace muster

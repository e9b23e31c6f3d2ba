// SPDX-License-Identifier: MIT
#include "rules/procedure/families.h"

#include "rules/dice/counting.h"
#include "rules/dice/dice.h"
#include "rules/pack/pack.h"
#include "rules/procedure/parameters.h"
#include "rules/procedure/proceduretext.h"
#include "rules/reference/percentileside.h"

#include <QJsonArray>

#include <algorithm>

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int mostImpact = 10;
constexpr int mostMeleeDice = 20;
constexpr int mostOfficers = 6;
constexpr int mostOthers = 24;

Parameter conditionsOf(const QString &name, const QStringList &choices, const QString &summary)
{
    return anyOf(name, {choices.begin(), choices.end()}, summary);
}

Parameter figureRep(const QString &name = u"rep"_s)
{
    return rep(name, ProcedureText::tr("the figure's Rep"));
}

Parameter armor(const QString &name)
{
    Parameter made = oneOf(name, {"2"_L1, "4"_L1, "6"_L1}, ProcedureText::tr("Armour Class"));
    return made;
}

std::optional<int> armorOf(const Arguments &given, const QString &name)
{
    return given.has(name) ? std::optional(given.text(name).toInt()) : std::nullopt;
}

QJsonValue winnerJson(Winner winner)
{
    if (winner == Winner::None)
        return QJsonValue::Null;
    return winner == Winner::A ? u"a"_s : u"b"_s;
}

Procedure lookUpProcedure(const LookUp &table)
{
    std::vector<Parameter> parameters;
    for (const Addend &addend : table.addends) {
        parameters.push_back(addend.name == "rep"_L1 ? figureRep()
                                                     : integer(addend.name, addend.least, addend.most,
                                                               ProcedureText::tr("added to the dice")));
        if (addend.fallback)
            parameters.back().fallback = QString::number(*addend.fallback);
    }
    if (table.targets > 0)
        parameters.push_back(
            integer(u"target"_s, 1, table.targets, ProcedureText::tr("first target, second, third …")));
    if (!table.conditions().isEmpty()) {
        parameters.push_back(conditionsOf(u"conditions"_s, table.conditions(), ProcedureText::tr("what counts")));
        parameters.back().others = table.atAnother;
    }
    return {table.id, table.title, parameters, [table](const Pack &, const Arguments &given, Dice &dice) {
                int added = 0;
                for (const Addend &addend : table.addends)
                    added += addend.times * given.integer(addend.name);
                const QStringList conditions =
                    withTarget(table, given.has(u"conditions"_s) ? given.texts(u"conditions"_s) : QStringList(),
                               given.integerOrNone(u"target"_s).value_or(1));
                const LookUpResult found =
                    rollLookUp(table, added, given.integerOrNone(u"rep"_s).value_or(0), conditions, dice);
                QJsonObject answer{{u"total"_s, found.total},
                                   {table.field, found.result},
                                   {u"because"_s, QJsonArray::fromStringList(found.missedBy)}};
                if (!table.yesField.isEmpty())
                    answer.insert(table.yesField, found.result == table.yes);
                if (table.pitiful)
                    answer.insert(u"pitiful"_s, found.pitiful);
                if (!table.amountField.isEmpty())
                    answer.insert(table.amountField, found.amount ? QJsonValue(*found.amount) : QJsonValue());
                return answer;
            }};
}

Procedure damageProcedure(const DamageTable &table)
{
    std::vector<Parameter> parameters;
    if (!table.impact)
        parameters.push_back(integer(u"impact"_s, 1, mostImpact, ProcedureText::tr("Impact of the weapon")));
    if (!table.armor.isEmpty())
        parameters.push_back(armor(u"armor"_s));
    if (table.beyondRep)
        parameters.push_back(figureRep());
    return {table.id, table.title, parameters, [table](const Pack &, const Arguments &given, Dice &dice) {
                const std::optional<int> worn = armorOf(given, u"armor"_s);
                const int impact = table.impact ? *table.impact : given.integer(u"impact"_s);
                return QJsonObject{{u"fate"_s, rollDamage(table, impact, worn, given.integerOrNone(u"rep"_s), dice)},
                                   {u"impact"_s, impactOn(table, impact, worn)}};
            }};
}

Procedure meleeProcedure(const MeleeTable &table, const Reference &reference)
{
    std::vector<Parameter> parameters{integer(u"dice_a"_s, 0, mostMeleeDice, ProcedureText::tr("dice of the one")),
                                      integer(u"dice_b"_s, 0, mostMeleeDice, ProcedureText::tr("dice of the other"))};
    if (!table.isToTheEnd() && !reference.damage(table.damage)->armor.isEmpty()) {
        parameters.push_back(armor(u"armor_a"_s));
        parameters.push_back(armor(u"armor_b"_s));
    }
    return {table.id, table.title, parameters, [table](const Pack &pack, const Arguments &given, Dice &dice) {
                const Fighter a{given.integer(u"dice_a"_s), armorOf(given, u"armor_a"_s)};
                const Fighter b{given.integer(u"dice_b"_s), armorOf(given, u"armor_b"_s)};
                const MeleeResult fought = table.isToTheEnd()
                    ? fightToTheEnd(table, a.dice, b.dice, dice)
                    : exchange(*pack.reference->damage(table.damage), a, b, dice);
                return QJsonObject{{u"successes_a"_s, fought.successesA},
                                   {u"successes_b"_s, fought.successesB},
                                   {u"winner"_s, winnerJson(fought.winner)},
                                   {u"fate"_s, fought.fate.isEmpty() ? QJsonValue() : QJsonValue(fought.fate)}};
            }};
}

Procedure contestProcedure(const Contest &contest)
{
    const auto conditions = [](const std::vector<Modifier> &modifiers, const QStringList &others) {
        QStringList all = muster::conditionsOf(modifiers) + others;
        all.removeDuplicates();
        return all;
    };
    const QStringList ofA = conditions(contest.modifiersA, contest.otherConditionsA);
    const QStringList ofB = conditions(contest.modifiersB, contest.otherConditionsB);
    return {contest.id,
            contest.title,
            {figureRep(u"rep_a"_s), conditionsOf(u"conditions_a"_s, ofA, ProcedureText::tr("what counts for a")),
             figureRep(u"rep_b"_s), conditionsOf(u"conditions_b"_s, ofB, ProcedureText::tr("what counts for b"))},
            [contest](const Pack &, const Arguments &given, Dice &dice) {
                const ContestResult result =
                    contend(contest, {given.integer(u"rep_a"_s), given.texts(u"conditions_a"_s)},
                            {given.integer(u"rep_b"_s), given.texts(u"conditions_b"_s)}, dice);
                return QJsonObject{{u"passed_a"_s, result.passedA},
                                   {u"passed_b"_s, result.passedB},
                                   {u"ahead"_s, winnerJson(result.ahead)},
                                   {u"outcome"_s, result.outcome}};
            }};
}

Procedure countProcedure(const SuccessCount &count)
{
    return {count.id,
            count.title,
            {figureRep(),
             conditionsOf(u"conditions"_s, muster::conditionsOf(count.modifiers), ProcedureText::tr("what counts"))},
            [count](const Pack &, const Arguments &given, Dice &dice) {
                int number = given.integer(u"rep"_s);
                for (const Modifier &modifier : applying(count.modifiers, given.texts(u"conditions"_s)))
                    number += modifier.dice;
                number = std::max(number, 0);
                return QJsonObject{{u"dice"_s, number},
                                   {u"successes"_s, successes(dice.roll({{RollKind::SuccessCount, 0}, number}))}};
            }};
}

Procedure volleyProcedure(const Volley &volley)
{
    return {volley.id,
            volley.title,
            {figureRep(),
             conditionsOf(u"conditions"_s, muster::conditionsOf(volley.modifiers), ProcedureText::tr("what counts")),
             integer(u"shots"_s, 1, volley.mostShots, ProcedureText::tr("shots fired"))},
            [volley](const Pack &, const Arguments &given, Dice &dice) {
                const VolleyResult result = fireVolley(volley, given.integer(u"rep"_s), given.texts(u"conditions"_s),
                                                       given.integer(u"shots"_s), dice);
                return QJsonObject{{u"hits"_s, result.hits},
                                   {u"out_of_ammo"_s, result.outOfAmmo},
                                   {u"why"_s, QJsonObject{{u"target"_s, result.target}}}};
            }};
}

QJsonObject runFigure(const Pack &pack, const Arguments &given, Dice &dice)
{
    const PercentileFigure figure = rollFigure(*pack.reference->percentile, given.flag(u"officer"_s), dice);
    return {{u"initiative"_s, figure.initiative}, {u"skill"_s, figure.skill}};
}

QJsonObject runSide(const Pack &pack, const Arguments &given, Dice &dice)
{
    QJsonArray figures;
    for (const PercentileMember &member :
         rollSide(*pack.reference->percentile, given.integer(u"officers"_s), given.integer(u"others"_s), dice)) {
        figures.append(QJsonObject{{u"officer"_s, member.officer},
                                   {u"initiative"_s, member.figure.initiative},
                                   {u"skill"_s, member.figure.skill}});
    }
    return {{u"figures"_s, figures}};
}

QJsonObject runPercentileShot(const Pack &pack, const Arguments &given, Dice &dice)
{
    const PercentileHits result = shoot(*pack.reference->percentile, percentileShot(pack, given), dice);
    return {{u"score"_s, result.score}, {u"hits"_s, result.hits}, {u"initiative_lost"_s, result.initiativeLost}};
}

std::vector<Procedure> percentileProcedures(const Pack &pack)
{
    return {
        {u"figure"_s,
         ProcedureText::tr("A figure's initiative and weapon skill"),
         {flag(u"officer"_s, ProcedureText::tr("an officer, NCO or hero"))},
         runFigure},
        {u"side"_s,
         ProcedureText::tr("A side of figures, rolled up one after the other"),
         {integer(u"officers"_s, 0, mostOfficers, ProcedureText::tr("officers, NCOs and heroes")),
          integer(u"others"_s, 1, mostOthers, ProcedureText::tr("the others"))},
         runSide},
        {u"shoot"_s, ProcedureText::tr("Shooting by weapon skill"), percentileShotParameters(pack), runPercentileShot}};
}

} // namespace

std::vector<Procedure> combatProcedures(const Pack &pack)
{
    const Reference &reference = *pack.reference;
    std::vector<Procedure> all;
    for (const SuccessCount &count : reference.counts)
        all.push_back(countProcedure(count));
    for (const LookUp &table : reference.lookUps)
        all.push_back(lookUpProcedure(table));
    for (const Volley &volley : reference.volleys)
        all.push_back(volleyProcedure(volley));
    for (const DamageTable &table : reference.damages)
        all.push_back(damageProcedure(table));
    for (const Contest &contest : reference.contests)
        all.push_back(contestProcedure(contest));
    for (const MeleeTable &table : reference.melees)
        all.push_back(meleeProcedure(table, reference));
    if (reference.percentile) {
        for (Procedure &procedure : percentileProcedures(pack))
            all.push_back(std::move(procedure));
    }
    return all;
}

} // namespace muster

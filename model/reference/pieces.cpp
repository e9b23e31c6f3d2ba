// SPDX-License-Identifier: MIT
#include "model/reference/pieces.h"

#include "model/story/words.h"
#include "model/texts.h"
#include "rules/slug.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>

namespace muster::shelf {

using namespace Qt::Literals::StringLiterals;

QString title(const Reference &reference, const QString &id)
{
    const ReferenceWord *word = reference.word(id);
    return word ? word->title : id;
}

QStringList titles(const Reference &reference, const QStringList &ids)
{
    QStringList all;
    for (const QString &id : ids)
        all.append(title(reference, id));
    return all;
}

namespace {

QString withSign(int number, const QString &shown)
{
    return (number < 0 ? u"−"_s : u"+"_s) + shown;
}

QString withSign(int number)
{
    return withSign(number, QString::number(std::abs(number)));
}

} // namespace

QString effectOf(const Modifier &modifier)
{
    QStringList effects;
    if (modifier.dice != 0)
        effects.append(withSign(modifier.dice, words::dice(std::abs(modifier.dice), 6)));
    if (modifier.target != 0)
        effects.append(ShelfText::tr("Rep %1").arg(withSign(modifier.target)));
    if (modifier.total != 0)
        effects.append(withSign(modifier.total));
    if (modifier.most)
        effects.append(*modifier.most == 0 ? ShelfText::tr("no die passes") : ShelfText::tr("at most one die passes"));
    if (modifier.passes)
        effects.append(ShelfText::tr("counts as %1 passed, no dice rolled").arg(*modifier.passes));
    return effects.join(u", "_s);
}

QString amountText(const Amount &amount, const QString &field)
{
    QString text = amount.dice == 0 ? QString() : amount.halved ? ShelfText::tr("½d6") : words::dice(amount.dice, 6);
    if (amount.dice == 0)
        text = QString::number(amount.plus);
    else if (amount.plus != 0)
        text += u" + "_s + QString::number(amount.plus);
    if (amount.minusRep)
        text = ShelfText::tr("%1 − Rep").arg(text);
    if (field == "inches"_L1)
        return text + u'"';
    if (field == "turns"_L1 && amount.least > 0)
        return ShelfText::tr("%1 turns, at least %2").arg(text).arg(amount.least);
    if (field == "turns"_L1 && amount.dice == 0 && !amount.minusRep)
        return ShelfText::tr("%n turns", nullptr, amount.plus);
    if (field == "turns"_L1)
        return ShelfText::tr("%1 turns").arg(text);
    return text;
}

QString withAmount(const QString &outcome, const Amount &amount, const QString &field)
{
    const QString text = amountText(amount, field);
    return outcome.contains(text) ? outcome : ShelfText::tr("%1, %2").arg(outcome, text); // TUMOR's moves name theirs
}

QString withAmount(const QString &outcome, int amount, const QString &field)
{
    Amount fixed;
    fixed.plus = amount;
    return withAmount(outcome, fixed, field);
}

std::vector<ShelfTable::Line> linesOf(const std::vector<Modifier> &modifiers, const Reference &reference)
{
    std::vector<ShelfTable::Line> lines;
    for (const Modifier &modifier : modifiers) {
        QString what = modifier.title.isEmpty() ? title(reference, modifier.condition) : modifier.title;
        if (!modifier.orElse.isEmpty())
            what = ShelfText::tr("%1 / %2").arg(what, title(reference, modifier.orElse));
        lines.push_back({what, effectOf(modifier)});
    }
    return lines;
}

QString hitsText(int hits)
{
    return ShelfText::tr("%n hits", nullptr, hits);
}

Ruled ruledBy(const Reference &reference, const QString &outcome)
{
    Ruled ruled;
    ruled.headline = title(reference, outcome);
    if (const ReferenceWord *word = reference.word(outcome)) {
        ruled.text = word->text;
        (word->later ? ruled.later : ruled.state) = fromSlug<TableState>(word->state);
    }
    return ruled;
}

namespace {

constexpr std::array fractionSigns{"1", "½", "¼", "⅛", "1⁄16"};

QString inches(int number)
{
    return number > 0 ? QString::number(number) + u'"' : QString();
}

QString orNothing(int number)
{
    return number != 0 ? QString::number(number) : QString();
}

/// A column of the weapons table; left out where no weapon fills it.
struct WeaponColumn {
    QString head;
    std::function<QString(const Weapon &)> cell;
};

std::vector<WeaponColumn> weaponColumns(const Pack &pack)
{
    const auto range = [](const Weapon &weapon) {
        return weapon.rangeMounted != 0 && weapon.rangeMounted != weapon.range
            ? ShelfText::tr("%1, mounted %2").arg(inches(weapon.range), inches(weapon.rangeMounted))
            : inches(weapon.range);
    };
    const auto targets = [](const Weapon &weapon) {
        return weapon.blast > 0 ? ShelfText::tr("%1 circle").arg(inches(weapon.blast)) : orNothing(weapon.targets);
    };
    const auto melee = [](const Weapon &weapon) {
        Modifier dice;
        dice.dice = weapon.meleeDice;
        const QString one = effectOf(dice);
        dice.dice = weapon.meleeDiceTwoHands;
        return dice.dice == 0 || dice.dice == weapon.meleeDice
            ? one
            : ShelfText::tr("%1, two-handed %2").arg(one, effectOf(dice));
    };
    const bool ranked = std::any_of(pack.weapons.begin(), pack.weapons.end(),
                                    [](const Weapon &weapon) { return weapon.outgunned > 0; });
    const auto outgunned = [ranked](const Weapon &weapon) {
        return ranked && weapon.range > 0 ? QString::number(weapon.outgunned) : QString(); // a bow's rank is 0
    };
    std::vector<WeaponColumn> columns{
        {ShelfText::tr("Range"), range},
        {ShelfText::tr("Targets"), targets},
        {ShelfText::tr("Impact"), [](const Weapon &weapon) { return orNothing(weapon.impact); }},
        {ShelfText::tr("In melee"), [](const Weapon &weapon) { return orNothing(weapon.meleeImpact); }},
        {ShelfText::tr("Melee dice"), melee},
        {ShelfText::tr("Outgunned"), outgunned},
        {ShelfText::tr("Hands"), [](const Weapon &weapon) { return weapon.twoHands ? u"2"_s : QString(); }},
        {ShelfText::tr("Reload"),
         [](const Weapon &weapon) { return weapon.reload ? ShelfText::tr("yes") : QString(); }},
    };
    if (pack.points) {
        columns.push_back({ShelfText::tr("Points"), [costs = pack.points->weapons](const Weapon &weapon) {
                               return orNothing(costs.value(weapon.id));
                           }});
    }
    const auto bands = pack.reference->percentile ? pack.reference->percentile->fractions.size() : 0;
    for (std::size_t band = 0; band < bands; ++band) {
        const QString head = band < fractionSigns.size() ? QString::fromUtf8(fractionSigns[band]) : QString();
        columns.push_back({ShelfText::tr("Skill × %1").arg(head), [band](const Weapon &weapon) {
                               return band < weapon.bands.size() ? inches(weapon.bands[band]) : QString();
                           }});
    }
    return columns;
}

bool shoots(const Weapon &weapon)
{
    return weapon.range > 0 || !weapon.bands.empty() || !weapon.parts.empty();
}

ShelfTable weaponsTable(const Pack &pack, const std::function<bool(const Weapon &)> &isOne)
{
    std::vector<const Weapon *> weapons;
    for (const Weapon &weapon : pack.weapons) {
        const bool priced = pack.points && pack.points->weapons.contains(weapon.id);
        if ((weapon.parts.empty() || priced) && isOne(weapon))
            weapons.push_back(&weapon);
    }
    ShelfTable made{{ShelfText::tr("Weapon")}, {}, {}};
    std::vector<QStringList> rows;
    for (const Weapon *weapon : weapons)
        rows.push_back({weapon->title});
    for (const WeaponColumn &column : weaponColumns(pack)) {
        QStringList cells;
        for (const Weapon *weapon : weapons)
            cells.append(column.cell(*weapon));
        if (cells.join(QString()).isEmpty())
            continue;
        made.heads.append(column.head);
        for (std::size_t row = 0; row < rows.size(); ++row)
            rows[row].append(cells[static_cast<qsizetype>(row)]);
    }
    // What is carried but fills no column, a camera or bare hands, is no row.
    std::copy_if(rows.begin(), rows.end(), std::back_inserter(made.rows),
                 [](const QStringList &row) { return !row.mid(1).join(QString()).isEmpty(); });
    return made;
}

} // namespace

ShelfVariant pieceOf(const Note &note, const Pack &)
{
    ShelfTable made;
    for (const Note::Line &line : note.lines)
        made.rows.push_back({line.what, line.how});
    return {{}, {}, made, {}, {}, {}};
}

ShelfVariant weaponsPiece(const Pack &pack)
{
    return {{}, {}, weaponsTable(pack, shoots), {}, {}, {}};
}

ShelfVariant handWeaponsPiece(const Pack &pack)
{
    return {{}, {}, weaponsTable(pack, [](const Weapon &weapon) { return !shoots(weapon); }), {}, {}, {}};
}

ShelfVariant figurePiece(const Pack &pack)
{
    const PercentileTables &tables = *pack.reference->percentile;
    const auto row = [](const QString &who, const PercentileProfile &profile) {
        const QString initiative =
            profile.initiative > 0 ? ShelfText::tr("½d6 + %1").arg(profile.initiative) : ShelfText::tr("½d6");
        return QStringList{who, initiative, ShelfText::tr("%1d6 × 10").arg(profile.skillDice)};
    };
    ShelfTable made{{{}, ShelfText::tr("Initiative"), ShelfText::tr("Weapon skill")}, {}, {}};
    made.rows = {row(ShelfText::tr("Officer, NCO, hero"), tables.officer),
                 row(ShelfText::tr("Anyone else"), tables.other)};
    return {{}, {}, made, {}, {}, [](const Arguments &given, const Resolved &resolved) {
                const auto &figure = resolved.as<PercentileFigure>();
                Ruled ruled;
                ruled.headline = ShelfText::tr("Initiative %1, skill %2").arg(figure.initiative).arg(figure.skill);
                ruled.row = given.flag(u"officer"_s) ? 0 : 1;
                return ruled;
            }};
}

ShelfVariant percentileShotPiece(const Pack &)
{
    ShelfTable made;
    made.rows = {
        {ShelfText::tr("Score"), ShelfText::tr("weapon skill × range fraction; half on automatic")},
        {ShelfText::tr("d100 equal to the score or less"), ShelfText::tr("one hit; each full 100 is a certain hit")},
        {ShelfText::tr("Then d6"), ShelfText::tr("equal to the visible fifths or less; no roll at 5/5")},
        {ShelfText::tr("Each hit"), ShelfText::tr("½d6 off the initiative")}};
    return {{}, {}, made, {}, {}, [](const Arguments &, const Resolved &resolved) {
                const auto &[score, hits, initiativeLost] = resolved.as<PercentileHits>();
                Ruled ruled;
                ruled.headline = hitsText(hits);
                if (hits > 0)
                    ruled.text = ShelfText::tr("The target loses %1 initiative.").arg(initiativeLost);
                ruled.why.append(ShelfText::tr("Score %1.").arg(score));
                return ruled;
            }};
}

} // namespace muster::shelf

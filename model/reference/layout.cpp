// SPDX-License-Identifier: MIT
#include "model/reference/layout.h"

#include "model/kinded.h"
#include "model/reference/procedurewords.h"
#include "model/story/words.h"
#include "rules/slug.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace muster {

using namespace Qt::Literals::StringLiterals;

QString ShelfLayout::title(const QString &id) const
{
    const ReferenceWord *word = reference().word(id);
    return word ? word->title : id;
}

QString ShelfLayout::titles(const QStringList &ids) const
{
    QStringList all;
    for (const QString &id : ids)
        all.append(title(id));
    return all.join(u", "_s);
}

OutcomeText ShelfLayout::ruledBy(const QString &outcome) const
{
    OutcomeText ruled;
    ruled.headline = title(outcome);
    if (const ReferenceWord *word = reference().word(outcome)) {
        ruled.text = word->text;
        (word->later ? ruled.later : ruled.state) = fromSlug<TableState>(word->state);
    }
    return ruled;
}

QString ShelfLayout::rangeText(int from, int to)
{
    return from == to ? QString::number(from) : tr("%1–%2").arg(from).arg(to);
}

QString ShelfLayout::signedText(int number)
{
    return number < 0 ? tr("−%1").arg(-number) : tr("+%1").arg(number);
}

QString ShelfLayout::effectOf(const Modifier &modifier)
{
    const auto sign = [](int number) { return number < 0 ? u"−"_s : u"+"_s; };
    const auto withSign = [&](int number) { return sign(number) + QString::number(std::abs(number)); };
    QStringList effects;
    if (modifier.dice != 0)
        effects.append(sign(modifier.dice) + words::dice(std::abs(modifier.dice), 6));
    if (modifier.target != 0)
        effects.append(tr("Rep %1").arg(withSign(modifier.target)));
    if (modifier.total != 0)
        effects.append(withSign(modifier.total));
    if (modifier.most)
        effects.append(*modifier.most == 0 ? tr("no die passes") : tr("at most one die passes"));
    if (modifier.passes)
        effects.append(tr("counts as %1 passed, no dice rolled").arg(*modifier.passes));
    return effects.join(u", "_s);
}

std::vector<ShelfTable::Line> ShelfLayout::linesOf(const std::vector<Modifier> &modifiers) const
{
    std::vector<ShelfTable::Line> lines;
    for (const Modifier &modifier : modifiers) {
        const QString what = modifier.title.isEmpty() ? title(modifier.condition) : modifier.title;
        lines.push_back(
            {modifier.orElse.isEmpty() ? what : tr("%1 / %2").arg(what, title(modifier.orElse)), effectOf(modifier)});
    }
    return lines;
}

QString ShelfLayout::withAmount(const QString &outcome, const Amount &amount, const QString &field)
{
    QString text = amount.dice == 0 ? QString::number(amount.plus)
        : amount.halved             ? tr("½d6")
                                    : words::dice(amount.dice, 6);
    if (amount.dice != 0 && amount.plus != 0)
        text += u" + "_s + QString::number(amount.plus);
    if (amount.minusRep)
        text = tr("%1 − Rep").arg(text);
    if (field == "inches"_L1)
        text += u'"';
    else if (field == "turns"_L1 && amount.least > 0)
        text = tr("%1 turns, at least %2").arg(text).arg(amount.least);
    else if (field == "turns"_L1)
        text = amount.dice == 0 && !amount.minusRep ? tr("%n turns", nullptr, amount.plus) : tr("%1 turns").arg(text);
    return outcome.contains(text) ? outcome : tr("%1, %2").arg(outcome, text); // TUMOR's moves contain it
}

QString ShelfLayout::hitsText(int hits)
{
    return tr("%n hits", nullptr, hits);
}

ShelfVariant ShelfLayout::of(const Note &note) const
{
    ShelfTable made;
    for (const auto &[what, how] : note.lines)
        made.rows.push_back({what, how});
    return {.table = made};
}

namespace {

QString inches(int number)
{
    return number > 0 ? QString::number(number) + u'"' : QString();
}

QString orNothing(int number)
{
    return number != 0 ? QString::number(number) : QString();
}

} // namespace

ShelfVariant ShelfLayout::weapons(bool shooting) const
{
    std::vector<const Weapon *> weapons;
    for (const Weapon &weapon : pack().weapons) {
        const bool shoots = weapon.range > 0 || !weapon.bands.empty() || !weapon.parts.empty();
        const bool priced = pack().points && pack().points->weapons.contains(weapon.id);
        if (shoots == shooting && (weapon.parts.empty() || priced))
            weapons.push_back(&weapon);
    }
    std::vector<QStringList> rows;
    for (const Weapon *weapon : weapons)
        rows.push_back({weapon->title});
    ShelfTable made{{tr("Weapon")}, {}, {}};
    // Adds a column unless no weapon fills it.
    const auto column = [&](const QString &head, auto cell) {
        QStringList cells;
        for (const Weapon *weapon : weapons)
            cells.append(cell(*weapon));
        if (cells.join(QString()).isEmpty())
            return;
        made.heads.append(head);
        for (std::size_t row = 0; row < rows.size(); ++row)
            rows[row].append(cells[static_cast<qsizetype>(row)]);
    };
    column(tr("Range"), [](const Weapon &weapon) {
        return weapon.rangeMounted != 0 && weapon.rangeMounted != weapon.range
            ? tr("%1, mounted %2").arg(inches(weapon.range), inches(weapon.rangeMounted))
            : inches(weapon.range);
    });
    column(tr("Targets"), [](const Weapon &weapon) {
        return weapon.blast > 0 ? tr("%1 circle").arg(inches(weapon.blast)) : orNothing(weapon.targets);
    });
    column(tr("Impact"), [](const Weapon &weapon) { return orNothing(weapon.impact); });
    column(tr("In melee"), [](const Weapon &weapon) { return orNothing(weapon.meleeImpact); });
    column(tr("Melee dice"), [](const Weapon &weapon) {
        Modifier dice;
        dice.dice = weapon.meleeDice;
        const QString one = effectOf(dice);
        dice.dice = weapon.meleeDiceTwoHands;
        return dice.dice == 0 || dice.dice == weapon.meleeDice ? one : tr("%1, two-handed %2").arg(one, effectOf(dice));
    });
    const bool ranked = std::ranges::any_of(pack().weapons, [](const Weapon &weapon) { return weapon.outgunned > 0; });
    column(tr("Outgunned"), [ranked](const Weapon &weapon) {
        return ranked && weapon.range > 0 ? QString::number(weapon.outgunned) : QString(); // the rank of a bow is 0
    });
    column(tr("Hands"), [](const Weapon &weapon) { return weapon.twoHands ? u"2"_s : QString(); });
    column(tr("Reload"), [](const Weapon &weapon) { return weapon.reload ? tr("yes") : QString(); });
    if (pack().points)
        column(tr("Points"), [&](const Weapon &weapon) { return orNothing(pack().points->weapons.value(weapon.id)); });
    constexpr std::array fractions{"1", "½", "¼", "⅛", "1⁄16"};
    const auto bands = reference().percentile ? reference().percentile->fractions.size() : 0;
    for (std::size_t band = 0; band < bands; ++band) {
        const QString fraction = band < fractions.size() ? QString::fromUtf8(fractions[band]) : QString();
        column(tr("Skill × %1").arg(fraction), [band](const Weapon &weapon) {
            return band < weapon.bands.size() ? inches(weapon.bands[band]) : QString();
        });
    }
    // Items without a value in any column, such as a camera or bare hands, get no row.
    std::ranges::copy_if(rows, std::back_inserter(made.rows),
                         [](const QStringList &row) { return !row.mid(1).join(QString()).isEmpty(); });
    return {.table = made};
}

ShelfVariant ShelfLayout::figure() const
{
    ShelfTable made{{{}, tr("Initiative"), tr("Weapon skill")}, {}, {}};
    const auto add = [&](const QString &who, const PercentileProfile &profile) {
        made.rows.push_back({who, profile.initiative > 0 ? tr("½d6 + %1").arg(profile.initiative) : tr("½d6"),
                             tr("%1d6 × 10").arg(profile.skillDice)});
    };
    add(tr("Officer, NCO, hero"), reference().percentile->officer);
    add(tr("Anyone else"), reference().percentile->other);
    return answered<PercentileFigure>(made, [](const PercentileFigure &figure, const Arguments &given) {
        OutcomeText ruled;
        ruled.headline = tr("Initiative %1, skill %2").arg(figure.initiative).arg(figure.skill);
        ruled.row = given.flag(u"officer"_s) ? 0 : 1;
        ruled.column = -1;
        return ruled;
    });
}

ShelfVariant ShelfLayout::percentileShot() const
{
    ShelfTable made;
    made.rows = {{tr("Score"), tr("weapon skill × range fraction; half on automatic")},
                 {tr("d100 equal to the score or less"), tr("one hit; each full 100 is a certain hit")},
                 {tr("Then d6"), tr("equal to the visible fifths or less; no roll at 5/5")},
                 {tr("Each hit"), tr("½d6 off the initiative")}};
    return answered<PercentileHits>(made, [](const PercentileHits &shot) {
        OutcomeText ruled;
        ruled.headline = hitsText(shot.hits);
        if (shot.hits > 0)
            ruled.text = tr("The target loses %1 initiative.").arg(shot.initiativeLost);
        ruled.why.append(tr("Score %1.").arg(shot.score));
        return ruled;
    });
}

namespace {

/// Returns an id as a title, "star-power" as "Star Power", for ids without a word in the reference.
QString spelled(QString id)
{
    id.replace(u'-', u' ').replace(u'_', u' ');
    if (!id.isEmpty())
        id[0] = id[0].toUpper();
    return id;
}

} // namespace

QString ShelfLayout::wordText(const QString &id) const
{
    const QString title = words::valueTitle(id, pack());
    return title == id ? spelled(title) : title;
}

namespace {

/// Lays out an answer of a procedure field by field.
struct FieldsLayout : ShelfLayout {
    Q_DECLARE_TR_FUNCTIONS(Reference)

public:
    /// Returns a plain value in words; empty for a record or a list.
    QString valueText(const FieldValue &value) const
    {
        return std::visit(Overloaded{
                              [](std::monostate) { return tr("none"); },
                              [](bool yes) { return yes ? tr("yes") : tr("no"); },
                              [&](const QString &word) { return wordText(word); },
                              [](const Fields &) { return QString(); },
                              [](const std::vector<FieldValue> &) { return QString(); },
                              [](auto number) { return QString::number(number); },
                          },
                          value);
    }

    void addLines(const QString &name, const FieldValue &value, QStringList &lines) const
    {
        if (const auto *record = std::get_if<Fields>(&value)) {
            QStringList parts; // such as "Section 3, Terrain Woods"
            for (const auto &[part, told] : *record) {
                const bool isPlain =
                    !std::holds_alternative<Fields>(told) && !std::holds_alternative<std::vector<FieldValue>>(told);
                if (isPlain && !std::holds_alternative<std::monostate>(told))
                    parts.append(tr("%1 %2").arg(spelled(part), valueText(told)));
            }
            lines.append(parts.join(u", "_s));
        } else if (const auto *list = std::get_if<std::vector<FieldValue>>(&value)) {
            for (const FieldValue &item : *list)
                addLines(name, item, lines);
        } else {
            lines.append(tr("%1: %2.").arg(spelled(name), valueText(value)));
        }
    }

    /// Returns the result with the first word among the fields as headline; if there is none, with the first field.
    OutcomeText rule(const Resolved &resolved) const
    {
        OutcomeText ruled;
        for (const auto &[name, value] : resolved.fields(pack())) {
            if (ruled.headline.isEmpty() && std::holds_alternative<QString>(value))
                ruled.headline = valueText(value);
            else
                addLines(name, value, ruled.why);
        }
        if (ruled.headline.isEmpty() && !ruled.why.isEmpty())
            ruled.headline = ruled.why.takeFirst();
        return ruled;
    }
};

} // namespace

ShelfVariant ShelfLayout::of(const Procedure &procedure) const
{
    CampaignTable table = encounterTable(procedure.id);
    if (table.isEmpty())
        table = campaignTable(procedure.id);
    return {
        .table = table,
        .procedure = procedure,
        .rule = [layout = FieldsLayout{*this}, place = table.place](const Arguments &given, const Resolved &resolved) {
            OutcomeText ruled = layout.rule(resolved);
            if (place) {
                const CampaignTable::Place at = place(given, resolved);
                ruled.row = at.row;
                ruled.column = at.column;
            }
            return ruled;
        }};
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "model/reference/pieces.h"

#include "model/json/slugs.h"
#include "model/story/words.h"
#include "model/texts.h"

#include <QStringList>

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

} // namespace muster::shelf

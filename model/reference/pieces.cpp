// SPDX-License-Identifier: MIT
#include "model/reference/pieces.h"

#include "model/json/playslugs.h"
#include "model/story/words.h"

#include <QCoreApplication>
#include <QStringList>

namespace muster::shelf {

using namespace Qt::Literals::StringLiterals;

QString tr(const char *text)
{
    return QCoreApplication::translate("muster::Shelf", text);
}

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

QString withSign(int number, const QString &unit = {})
{
    return (number < 0 ? u"−"_s : u"+"_s) + QString::number(std::abs(number)) + unit;
}

} // namespace

QString effectOf(const Modifier &modifier)
{
    QStringList effects;
    if (modifier.dice != 0)
        effects.append(withSign(modifier.dice, u"d6"_s));
    if (modifier.target != 0)
        effects.append(tr("Rep %1").arg(withSign(modifier.target)));
    if (modifier.total != 0)
        effects.append(withSign(modifier.total));
    if (modifier.most)
        effects.append(*modifier.most == 0 ? tr("no die passes") : tr("one die passes at most"));
    if (modifier.passes)
        effects.append(tr("counts as %1 passed, without dice").arg(*modifier.passes));
    return effects.join(u", "_s);
}

std::vector<ShelfTable::Line> linesOf(const std::vector<Modifier> &modifiers, const Reference &reference)
{
    std::vector<ShelfTable::Line> lines;
    for (const Modifier &modifier : modifiers)
        lines.push_back({title(reference, modifier.condition), effectOf(modifier)});
    return lines;
}

Ruled ruledBy(const Reference &reference, const QString &outcome)
{
    Ruled ruled;
    ruled.headline = title(reference, outcome);
    if (const ReferenceWord *word = reference.word(outcome)) {
        ruled.text = word->text;
        ruled.state = fromSlug<TableState>(word->state);
    }
    return ruled;
}

} // namespace muster::shelf

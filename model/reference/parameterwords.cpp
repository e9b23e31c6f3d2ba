// SPDX-License-Identifier: MIT
#include "model/reference/parameterwords.h"

#include "model/reference/procedurewords.h"
#include "model/spoken.h"
#include "model/texts.h"

#include <QMap>

namespace muster::words {

using namespace Qt::Literals::StringLiterals;

namespace {

const QMap<QString, QString> &shortTitles()
{
    static Spoken<QMap<QString, QString>> titles([] {
        return QMap<QString, QString>{
            {u"rep"_s, ShelfText::tr("Rep")},
            {u"rep_a"_s, ShelfText::tr("Rep of A")},
            {u"rep_b"_s, ShelfText::tr("Rep of B")},
            {u"leader_rep"_s, ShelfText::tr("Leader’s Rep")},
            {u"class"_s, ShelfText::tr("Class")},
            {u"situation"_s, ShelfText::tr("Situation")},
            {u"conditions"_s, ShelfText::tr("Modifiers")},
            {u"conditions_a"_s, ShelfText::tr("Modifiers for A")},
            {u"conditions_b"_s, ShelfText::tr("Modifiers for B")},
            {u"impact"_s, ShelfText::tr("Impact")},
            {u"target"_s, ShelfText::tr("Target number")},
            {u"choose"_s, ShelfText::tr("Star's choice")},
            {u"armor"_s, ShelfText::tr("Armour Class")},
            {u"armor_a"_s, ShelfText::tr("Armour of A")},
            {u"armor_b"_s, ShelfText::tr("Armour of B")},
            {u"dice_a"_s, ShelfText::tr("Dice of A")},
            {u"dice_b"_s, ShelfText::tr("Dice of B")},
            {u"dice"_s, ShelfText::tr("Dice left")},
            {u"damage"_s, ShelfText::tr("Damage suffered")},
            {u"shots"_s, ShelfText::tr("Shots")},
            {u"weapon"_s, ShelfText::tr("Weapon")},
            {u"first"_s, ShelfText::tr("Dice at first target")},
            {u"second"_s, ShelfText::tr("Dice at second target")},
            {u"fired"_s, ShelfText::tr("Weapon fired")},
            {u"own"_s, ShelfText::tr("Target's weapon")},
            {u"enemy_rep"_s, ShelfText::tr("Rep of the enemy")},
            {u"star_rep"_s, ShelfText::tr("Rep of the Star")},
            {u"building"_s, ShelfText::tr("Building")},
            {u"grenades"_s, ShelfText::tr("Additional grenades")},
            {u"sharing"_s, ShelfText::tr("Figures sharing the ammunition")},
            {u"sides"_s, ShelfText::tr("How many")},
            {u"thrown"_s, ShelfText::tr("Thrown by hand")},
            {u"bad_wounds"_s, ShelfText::tr("Bad Wounds")},
            {u"skill"_s, ShelfText::tr("Weapon skill")},
            {u"range"_s, ShelfText::tr("Range in inches")},
            {u"automatic"_s, ShelfText::tr("Automatic fire")},
            {u"shown"_s, ShelfText::tr("Fifths visible")},
            {u"officer"_s, ShelfText::tr("Officer, NCO or hero")},
            {u"initiative"_s, ShelfText::tr("Initiative")},
            {u"lost"_s, ShelfText::tr("Initiative lost")},
        };
    });
    return titles.now();
}

/// Who "a" and "b" are, where the pack has a word for them: the charger and the target.
QString sideTitle(const QString &parameter, const Pack &pack)
{
    const ReferenceWord *side = pack.reference ? pack.reference->word(parameter.section(u'_', -1)) : nullptr;
    if (!side)
        return {};
    if (parameter.startsWith("rep_"_L1))
        return ShelfText::tr("Rep (%1)").arg(side->title);
    return parameter.startsWith("conditions_"_L1) ? ShelfText::tr("Modifiers (%1)").arg(side->title) : QString();
}

} // namespace

QString parameterTitle(const Parameter &parameter, const Pack &pack)
{
    if (parameter.name == "target"_L1 && parameter.kind == Parameter::Kind::Choice)
        return ShelfText::tr("Target");
    if (const QString side = sideTitle(parameter.name, pack); !side.isEmpty())
        return side;
    const auto known = shortTitles().constFind(parameter.name);
    if (known != shortTitles().constEnd())
        return *known;
    const QString asWord = QString(parameter.name).replace(u'_', u'-');
    if (const ReferenceWord *word = pack.reference ? pack.reference->word(asWord) : nullptr)
        return word->title;
    return summary(parameter);
}

QString shortTitle(const QString &name)
{
    return shortTitles().value(name);
}

QString valueTitle(const QString &value, const Pack &pack)
{
    if (const ReferenceWord *word = pack.reference ? pack.reference->word(value) : nullptr)
        return word->title;
    if (const Term *figureClass = pack.figureClass(value))
        return figureClass->title;
    if (const Weapon *weapon = pack.weapon(value))
        return weapon->title;
    const ArmyList *list = pack.list(value);
    return list ? list->title : value;
}

} // namespace muster::words

// SPDX-License-Identifier: MIT
#include "app/text/packtext.h"

#include "app/command.h"
#include "app/text/columns.h"
#include "app/text/packjson.h"
#include "model/reference/procedurewords.h"
#include "model/story/words.h"
#include "model/texts.h"

using namespace Qt::StringLiterals;

namespace muster {

namespace {

QString heading(const QString &title)
{
    return u'\n' + title + u'\n';
}

QString range(int from, int to)
{
    return from == to ? QString::number(from) : u"%1–%2"_s.arg(from).arg(to);
}

template<typename Things>
QString idsText(const Things &things)
{
    QStringList ids;
    for (const auto &thing : things)
        ids += thing.id;
    return ids.join(u", "_s);
}

QString weaponDieText(const ArmyList &list, const Pack &pack)
{
    if (!list.weaponDie)
        return {};
    QStringList weapons;
    for (const TableRow<QString> &row : list.weaponDie->rows)
        weapons += u"%1 %2"_s.arg(range(row.from, row.to), pack.weapon(row.outcome)->title);
    return u"  "_s
        + CommandLine::tr("weapon, %1: %2")
              .arg(words::dice(list.weaponDie->dice, list.weaponDie->sides), weapons.join(u", "_s))
        + u'\n';
}

QString listText(const ArmyList &list, const Pack &pack)
{
    Columns rows(2);
    for (const TableRow<Profile> &row : list.figures.rows) {
        rows.add({range(row.from, row.to), packWords(row.outcome.type), row.outcome.figureClass,
                  words::worth(row.outcome, pack), words::armour(row.outcome, pack), words::weapon(row.outcome, pack)});
    }
    const QString about = list.source == pack.id ? list.id : CommandLine::tr("%1, from %2").arg(list.id, list.source);
    return heading(u"%1 (%2, %3)"_s.arg(list.title, about, words::dice(list.figures.dice, list.figures.sides)))
        + rows.text() + weaponDieText(list, pack);
}

/// Returns the dice that the weapon adds, or its Impact.
QString meleeOf(const Weapon &weapon)
{
    if (weapon.meleeImpact > 0)
        return CommandLine::tr("Impact %1").arg(weapon.meleeImpact);
    if (weapon.meleeDice == 0)
        return u"–"_s;
    return CommandLine::tr("%1d6").arg((weapon.meleeDice > 0 ? u"+"_s : QString()) + QString::number(weapon.meleeDice));
}

QString weaponsText(const Pack &pack)
{
    const auto orDash = [](int number) { return number ? QString::number(number) : u"–"_s; };
    const auto rangeOf = [&](const Weapon &weapon) {
        QStringList bands;
        for (const int band : weapon.bands)
            bands += QString::number(band);
        return bands.isEmpty() ? orDash(weapon.range) : bands.join(u'/');
    };
    std::vector<QStringList> columns{{CommandLine::tr("id")},      {CommandLine::tr("weapon")},
                                     {CommandLine::tr("Impact")},  {CommandLine::tr("range")},
                                     {CommandLine::tr("targets")}, {CommandLine::tr("Outgunned")},
                                     {CommandLine::tr("Melee")}};
    for (const Weapon &weapon : pack.weapons) {
        const QString targets = weapon.blast ? CommandLine::tr("%1\" blast").arg(weapon.blast) : orDash(weapon.targets);
        const QStringList cells{weapon.id,       weapon.title, orDash(weapon.impact),
                                rangeOf(weapon), targets,      orDash(weapon.outgunned),
                                meleeOf(weapon)};
        for (std::size_t i = 0; i < columns.size(); ++i)
            columns[i] += cells[static_cast<qsizetype>(i)];
    }
    std::erase_if(columns, [](const QStringList &column) { return column.count(u"–"_s) + 1 == column.size(); });
    Columns rows(2, "llr");
    for (qsizetype line = 0; line < columns.front().size(); ++line) {
        QStringList cells;
        for (const QStringList &column : columns)
            cells += column[line];
        rows.add(cells);
    }
    return heading(CommandLine::tr("Weapons")) + rows.text();
}

QString attributesText(const Pack &pack)
{
    if (!pack.attributes)
        return {};
    Columns rows(2);
    for (const TableRow<Attribute> &row : pack.attributes->rows)
        rows.add({range(row.from, row.to), row.outcome.id, row.outcome.title, row.outcome.effect});
    return heading(CommandLine::tr("Attributes (%1)").arg(words::dice(pack.attributes->dice, pack.attributes->sides)))
        + rows.text();
}

/// Returns procedures or questions, each with its parameters.
template<typename Signatures>
QString signaturesText(const QString &title, const Signatures &signatures, const Pack &pack)
{
    QString text = heading(title);
    for (const auto &signature : signatures) {
        text += u"  %1: %2\n"_s.arg(signature.id, words::summary(signature, pack));
        Columns rows(6);
        for (const Parameter &parameter : signature.parameters) {
            QString about = u"%1 (%2)"_s.arg(words::summary(parameter), words::allowedValues(parameter, pack));
            if (parameter.fallback && !parameter.fallback->isEmpty())
                about += u", "_s + CommandLine::tr("%1 if not given").arg(*parameter.fallback);
            rows.add({parameter.name + u'=', about});
        }
        text += rows.text();
    }
    return signatures.empty() ? QString() : text;
}

/// Returns the player's own lists that cannot be used.
QString refusedText(const Problems &refused)
{
    QString text;
    for (const Problem &problem : refused)
        text += u"  "_s + problem.text + u'\n';
    return text.isEmpty() ? text : heading(CommandLine::tr("Your army lists with errors")) + text;
}

QJsonArray refusedJson(const Problems &refused)
{
    QJsonArray json;
    for (const Problem &problem : refused)
        json.append(problem.text);
    return json;
}

/// Returns an answer with only one of the two lists.
Answer listed(const Pack &pack, const QString &text, const QString &key, const QJsonArray &json)
{
    return {text.isEmpty() ? CommandLine::tr("%1 has none.").arg(pack.title) + u'\n' : text.mid(1),
            {{u"pack"_s, pack.id}, {key, json}}};
}

} // namespace

Answer proceduresOf(const Pack &pack)
{
    const QString title = CommandLine::tr("%1: procedures for “muster roll”").arg(pack.title);
    return listed(pack, signaturesText(title, procedures(pack), pack), u"procedures"_s, proceduresJson(pack));
}

Answer questionsOf(const Pack &pack)
{
    const QString title = CommandLine::tr("%1: questions for “muster odds”").arg(pack.title);
    return listed(pack, signaturesText(title, questions(pack), pack), u"questions"_s, questionsJson(pack));
}

QString optionsOf(const Pack &pack)
{
    Columns rows(2);
    for (const Option &option : pack.options) {
        QStringList values;
        for (const Term &value : option.values)
            values += value.id;
        rows.add({option.id, option.title, values.join(u'|')});
    }
    return rows.text();
}

Answer overviewOf(const std::vector<Pack> &packs)
{
    QJsonArray json;
    QString text;
    for (const Pack &pack : packs) {
        json.append(packOverviewJson(pack));
        text += u"%1 (%2)\n"_s.arg(pack.title, pack.id);
        text += u"  "_s + CommandLine::tr("army lists: %1").arg(idsText(pack.lists)) + u'\n';
        text += u"  "_s + CommandLine::tr("procedures: %1").arg(idsText(procedures(pack))) + u'\n';
        text += u"  "_s + CommandLine::tr("odds: %1").arg(idsText(questions(pack))) + u'\n';
    }
    return {text, {{u"packs"_s, json}}};
}

Answer contentsOf(const Pack &pack, const Problems &refused)
{
    QString text = u"%1 (%2)\n"_s.arg(pack.title, pack.id);
    for (const ArmyList &list : pack.lists)
        text += listText(list, pack);
    text += weaponsText(pack) + attributesText(pack)
        + (pack.options.empty() ? QString() : heading(CommandLine::tr("Options")) + optionsOf(pack))
        + signaturesText(CommandLine::tr("Procedures for “muster roll”"), procedures(pack), pack)
        + signaturesText(CommandLine::tr("Questions for “muster odds”"), questions(pack), pack);
    text += refusedText(refused);
    QJsonObject json = packJson(pack);
    json[u"refused_lists"_s] = refusedJson(refused);
    return {text, json};
}

} // namespace muster

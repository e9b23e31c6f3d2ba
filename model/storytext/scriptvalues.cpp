// SPDX-License-Identifier: MIT
#include "model/storytext/scriptvalues.h"

#include "model/json/stepjson.h"
#include "model/storytext/literalstep.h"
#include "model/texts.h"
#include "rules/slug.h"

#include <QJsonDocument>
#include <QMap>

#include <algorithm>
#include <functional>

namespace muster {

namespace {

int lineOf(const ScriptAct &act, const QString &key)
{
    const auto entry =
        std::find_if(act.entries.rbegin(), act.entries.rend(), [&](const ScriptEntry &e) { return e.key == key; });
    return entry == act.entries.rend() ? act.line : entry->line;
}

std::vector<FigureId> everybodyElse(const Campaign &campaign, const BattleReport &report)
{
    std::vector<FigureId> others;
    for (const Figure &figure : campaign.band)
        if (std::none_of(report.figures.begin(), report.figures.end(),
                         [&](const ReportedFate &reported) { return reported.id == figure.id; }))
            others.push_back(figure.id);
    return others;
}

void report(const ScriptEntry &entry, Fate fate, const Campaign &campaign, BattleReport &report, Problems &problems)
{
    if (entry.value == QLatin1String("the others")) {
        for (const FigureId id : everybodyElse(campaign, report))
            report.figures.push_back({id, fate});
        return;
    }
    for (const QString &who : entry.value.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        if (const auto id = figureIn(campaign, who.trimmed()))
            report.figures.push_back({*id, fate});
        else
            problems.push_back(
                problemAt(entry.line, ScriptText::tr("There is nobody called \"%1\".").arg(who.trimmed())));
    }
}

ReportedFate *reportedIn(BattleReport &report, const Campaign &campaign, const QString &who, int line,
                         Problems &problems)
{
    const auto id = figureIn(campaign, who);
    const auto found = std::find_if(report.figures.begin(), report.figures.end(),
                                    [&](const ReportedFate &reported) { return reported.id == id; });
    if (found != report.figures.end())
        return &*found;
    problems.push_back(problemAt(line, ScriptText::tr("\"%1\" is not among those who fought.").arg(who)));
    return nullptr;
}

/// Marks a deed for each figure in a list such as "Bobbie, Courtney".
void markDeeds(const ScriptEntry &entry, bool Deeds::*deed, const Campaign &campaign, BattleReport &report,
               Problems &problems)
{
    for (const QString &who : entry.value.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        if (ReportedFate *reported = reportedIn(report, campaign, who.trimmed(), entry.line, problems))
            reported->deeds.*deed = true;
    }
}

/// Calls `count(who, number)` for each part of a list such as "Bobbie 2, Courtney 3".
void eachCounted(const ScriptEntry &entry, Problems &problems, const std::function<void(const QString &, int)> &count)
{
    for (const QString &part : entry.value.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const QString pair = part.trimmed();
        bool ok = false;
        const int number = pair.section(QLatin1Char(' '), -1).toInt(&ok);
        if (ok)
            count(pair.section(QLatin1Char(' '), 0, -2), number);
        else
            problems.push_back(problemAt(entry.line, ScriptText::tr("Write \"Bobbie 2\", not \"%1\".").arg(pair)));
    }
}

void countDeeds(const ScriptEntry &entry, int Deeds::*deed, const Campaign &campaign, BattleReport &report,
                Problems &problems)
{
    eachCounted(entry, problems, [&](const QString &who, int number) {
        if (ReportedFate *reported = reportedIn(report, campaign, who, entry.line, problems))
            reported->deeds.*deed = number;
    });
}

/// Adds deeds reported besides the fates, for rules that ask for them.
void addDeeds(const ScriptEntry &entry, const Campaign &campaign, BattleReport &report, Problems &problems)
{
    static const QMap<QString, bool Deeds::*> marks{{QStringLiteral("inflicted-damage"), &Deeds::inflictedDamage},
                                                    {QStringLiteral("lost-nerve"), &Deeds::lostNerve},
                                                    {QStringLiteral("ran-wounded"), &Deeds::wounded}};
    static const QMap<QString, int Deeds::*> counts{{QStringLiteral("kills"), &Deeds::kills},
                                                    {QStringLiteral("routed"), &Deeds::routed},
                                                    {QStringLiteral("initiative-lost"), &Deeds::initiativeLost}};
    if (marks.contains(entry.key))
        markDeeds(entry, marks[entry.key], campaign, report, problems);
    else if (counts.contains(entry.key))
        countDeeds(entry, counts[entry.key], campaign, report, problems);
    else if (entry.key == QLatin1String("points"))
        report.won = Fraction{entry.value.section(QLatin1Char('/'), 0, 0).toInt(),
                              std::max(1, entry.value.section(QLatin1Char('/'), 1).toInt())};
    else if (entry.key == QLatin1String("follows"))
        report.enemy.follows = entry.value;
    else if (entry.key == QLatin1String("salvage"))
        eachCounted(entry, problems, [&](const QString &item, int number) {
            report.enemy.salvage.push_back({item, number});
        });
    else if (entry.key == QLatin1String("enemy-lost"))
        for (const QString &place : entry.value.split(QLatin1Char(','), Qt::SkipEmptyParts))
            report.enemy.lost.push_back(place.trimmed().toInt());
}

} // namespace

int numberIn(const ScriptAct &act, const QString &key, int otherwise, Problems &problems)
{
    const auto value = act.value(key);
    if (!value)
        return otherwise;
    bool ok = false;
    const int number = value->toInt(&ok);
    if (!ok)
        problems.push_back(
            problemAt(lineOf(act, key), ScriptText::tr("\"%1\" is not a number. Write a whole number.").arg(*value)));
    return ok ? number : otherwise;
}

bool yesIn(const ScriptAct &act, const QString &key, bool otherwise, Problems &problems)
{
    const auto value = act.value(key);
    if (!value)
        return otherwise;
    if (*value != QLatin1String("yes") && *value != QLatin1String("no"))
        problems.push_back(problemAt(lineOf(act, key), ScriptText::tr("Write yes or no, not \"%1\".").arg(*value)));
    return *value == QLatin1String("yes");
}

Profile profileIn(const ScriptAct &act, const Profile &otherwise, Problems &problems)
{
    Profile profile = otherwise;
    profile.type = act.value(QStringLiteral("type")).value_or(profile.type);
    profile.figureClass = act.value(QStringLiteral("class")).value_or(profile.figureClass);
    profile.weapon = act.value(QStringLiteral("weapon")).value_or(profile.weapon);
    profile.weaponWords = act.value(QStringLiteral("weapon-words")).value_or(profile.weaponWords);
    profile.rep = numberIn(act, QStringLiteral("rep"), profile.rep, problems);
    profile.skill = numberIn(act, QStringLiteral("skill"), profile.skill, problems);
    // Armour is a class in some rules, and the name of what is worn in others.
    if (const QString worn = act.value(QStringLiteral("armor")).value_or(QString());
        !worn.isEmpty() && !worn[0].isDigit()) {
        profile.armorWorn = worn;
        profile.armor = 0;
    } else {
        profile.armor = numberIn(act, QStringLiteral("armor"), profile.armor, problems);
    }
    profile.shield = yesIn(act, QStringLiteral("shield"), profile.shield, problems);
    return profile;
}

Options optionsIn(const ScriptAct &act, Problems &problems)
{
    Options options;
    for (const QString &option : act.all(QStringLiteral("option"))) {
        if (!option.contains(QLatin1Char('=')))
            problems.push_back(
                problemAt(lineOf(act, QStringLiteral("option")), ScriptText::tr("Write an option as name=value.")));
        options.insert(option.section(QLatin1Char('='), 0, 0).trimmed(), option.section(QLatin1Char('='), 1).trimmed());
    }
    return options;
}

Tape tapeIn(const ScriptAct &act, Problems &problems)
{
    Tape tape;
    for (const ScriptEntry &entry : act.entries) {
        if (isDice(entry))
            readDice(entry, tape, problems);
    }
    return tape;
}

std::optional<FigureId> figureIn(const Campaign &campaign, const QString &text)
{
    bool isNumber = false;
    const int id = text.toInt(&isNumber);
    if (isNumber)
        return FigureId{id};
    for (const Figure &figure : campaign.band)
        if (figure.name == text)
            return figure.id;
    for (const FormerFigure &former : campaign.former)
        if (former.figure.name == text)
            return former.figure.id;
    return std::nullopt;
}

std::optional<FigureId> someoneIn(const ScriptAct &act, const QString &key, const Campaign &campaign,
                                  Problems &problems)
{
    const auto name = act.value(key);
    const auto id = name ? figureIn(campaign, *name) : std::nullopt;
    if (name && !id)
        problems.push_back(problemAt(act.line, ScriptText::tr("There is nobody called \"%1\".").arg(*name)));
    return id;
}

QJsonObject ownFieldsIn(const ScriptAct &act, Problems &problems)
{
    std::vector<ScriptEntry> own;
    for (ScriptEntries rest = act.entries; !rest.empty(); rest = rest.subspan(lengthOfFirst(rest))) {
        const ScriptEntry &entry = rest.front();
        if (!isDice(entry) && entry.key != QLatin1String("date") && entry.key != QLatin1String("seed"))
            own.insert(own.end(), rest.begin(), rest.begin() + static_cast<std::ptrdiff_t>(lengthOfFirst(rest)));
    }
    return fieldsIn(own, problems);
}

BattleReport reportIn(const ScriptAct &act, const Campaign &campaign, Problems &problems)
{
    BattleReport report;
    if (act.object.isEmpty()) {
        const QJsonDocument fields(ownFieldsIn(act, problems));
        const Result<BattleReport> read = readReport(fields.toJson(QJsonDocument::Compact));
        if (!read)
            problems.push_back(problemAt(act.line, read.problem().text));
        return read ? *read : report;
    }
    if (const auto outcome = fromSlug<Outcome>(act.object))
        report.outcome = *outcome;
    else
        problems.push_back(problemAt(act.line, ScriptText::tr("Write \"finish success\" or \"finish failure\".")));
    for (const ScriptEntry &entry : act.entries)
        if (const auto fate = fromSlug<Fate>(entry.key))
            muster::report(entry, *fate, campaign, report, problems);
    for (const ScriptEntry &entry : act.entries)
        addDeeds(entry, campaign, report, problems);
    if (const auto heirs = act.value(QStringLiteral("grunts-to"))) {
        const QStringList both = heirs->split(QLatin1Char(','));
        const auto from = figureIn(campaign, both.value(0).trimmed());
        const auto to = figureIn(campaign, both.value(1).trimmed());
        if (both.size() == 2 && from && to)
            report.heirs.insert(*from, *to);
        else
            problems.push_back(problemAt(
                act.line, ScriptText::tr("Write \"grunts-to: Osric, Maud\": the lost Star, then the other.")));
    }
    return report;
}

QStringList diceKeys()
{
    return {QStringLiteral("date"), QStringLiteral("dice"), QStringLiteral("rolled"), QStringLiteral("seed")};
}

void refuseOthers(const ScriptAct &act, const QStringList &known, Problems &problems)
{
    for (const ScriptEntry &entry : act.entries)
        if (!known.contains(entry.key))
            problems.push_back(problemAt(entry.line,
                                         ScriptText::tr("\"%1\" is not a key of \"%2\". Keys: %3.")
                                             .arg(entry.key, act.verb, known.join(QStringLiteral(", ")))));
    if (const int line = act.firstNested(); line > 0 && problems.empty())
        problems.push_back(problemAt(line, ScriptText::tr("This line is not indented like those it belongs to.")));
}

} // namespace muster

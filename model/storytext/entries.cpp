// SPDX-License-Identifier: MIT
#include "model/storytext/entries.h"

#include "model/json/stepjson.h"
#include "model/storytext/likelyacts.h"
#include "model/storytext/literalstep.h"
#include "model/texts.h"

#include <QJsonDocument>

#include <algorithm>

namespace muster {

using namespace Qt::StringLiterals;

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

const ScriptEntry *EntryReader::take(const char *key)
{
    const QString text = QLatin1String(key);
    if (!m_keys.contains(text))
        m_keys << text;
    const auto entry = std::find_if(act.entries.rbegin(), act.entries.rend(), [&](const ScriptEntry &one) {
        return one.key == text && one.indent <= act.entries.front().indent;
    });
    return entry == act.entries.rend() ? nullptr : &*entry;
}

std::optional<FigureId> EntryReader::figureCalled(const QString &name, int line)
{
    const auto id = figureIn(campaign, name);
    if (!id)
        refuse(line, ScriptText::tr("There is nobody called \"%1\".").arg(name));
    return id;
}

void EntryReader::operator()(const char *key, QString &value)
{
    if (const ScriptEntry *entry = take(key))
        value = entry->value;
}

void EntryReader::operator()(const char *key, int &value)
{
    const ScriptEntry *entry = take(key);
    bool isNumber = true;
    const int number = entry ? entry->value.toInt(&isNumber) : value;
    if (isNumber)
        value = number;
    else
        refuse(entry->line, ScriptText::tr("\"%1\" is not a number. Write a whole number.").arg(entry->value));
}

void EntryReader::operator()(const char *key, bool &value)
{
    const ScriptEntry *entry = take(key);
    if (entry && entry->value != "yes"_L1 && entry->value != "no"_L1)
        refuse(entry->line, ScriptText::tr("Write yes or no, not \"%1\".").arg(entry->value));
    else if (entry)
        value = entry->value == "yes"_L1;
}

void EntryReader::operator()(const char *key, FigureId &value)
{
    if (const ScriptEntry *entry = take(key))
        value = figureCalled(entry->value, entry->line).value_or(value);
}

void EntryReader::operator()(const char *key, QStringList &values)
{
    if (take(key))
        values = act.all(QLatin1String(key));
}

void EntryReader::operator()(const char *key, Options &options)
{
    if (const ScriptEntry *entry = take(key)) {
        options.clear();
        for (const QString &option : act.all(entry->key)) {
            if (!option.contains(u'='))
                refuse(entry->line, ScriptText::tr("Write an option as name=value."));
            options.insert(option.section(u'=', 0, 0).trimmed(), option.section(u'=', 1).trimmed());
        }
    }
}

QString EntryReader::noSuch(EncounterKind, const QString &typed)
{
    return ScriptText::tr("There is no encounter \"%1\".").arg(typed);
}

QString EntryReader::noSuch(Status, const QString &typed)
{
    return ScriptText::tr("There is no status \"%1\". Use one of these: %2.").arg(typed, slugChoices<Status>());
}

void EntryReader::armor(const char *key, Profile &profile)
{
    const ScriptEntry *entry = take(key);
    if (!entry || entry->value.isEmpty() || entry->value.front().isDigit())
        return (*this)(key, profile.armor);
    profile.armorWorn = entry->value;
    profile.armor = 0;
}

void EntryReader::words(const char *key, QStringList &values)
{
    if (const ScriptEntry *entry = take(key))
        values = entry->value.split(u' ', Qt::SkipEmptyParts);
}

std::vector<ScriptEntry> EntryReader::all(const QStringList &keys)
{
    m_keys << keys;
    std::vector<ScriptEntry> found;
    std::copy_if(act.entries.begin(), act.entries.end(), std::back_inserter(found),
                 [&](const ScriptEntry &entry) { return keys.contains(entry.key); });
    return found;
}

QJsonObject EntryReader::fields()
{
    m_readsFields = true;
    std::vector<ScriptEntry> own;
    eachEntry(act.entries, [&](const ScriptEntry &entry, ScriptEntries below) {
        if (isDice(entry) || entry.key == "date"_L1 || entry.key == "seed"_L1)
            return;
        own.push_back(entry);
        own.insert(own.end(), below.begin(), below.end());
    });
    return fieldsIn(own, m_problems);
}

Tape EntryReader::tape()
{
    Tape tape;
    for (const ScriptEntry &entry : act.entries) {
        if (isDice(entry))
            readDice(entry, tape, m_problems);
    }
    return tape;
}

std::optional<quint64> EntryReader::seed() const
{
    const auto seed = act.value(u"seed"_s);
    return seed ? std::optional(seed->toULongLong()) : std::nullopt;
}

Problems EntryReader::problems() const
{
    if (m_readsFields)
        return m_problems;
    Problems all;
    const QStringList known = QStringList{u"date"_s} + m_keys + QStringList{u"dice"_s, u"rolled"_s, u"seed"_s};
    for (const ScriptEntry &entry : act.entries) {
        if (!known.contains(entry.key))
            all.push_back(problemAt(entry.line,
                                    ScriptText::tr("\"%1\" is not a key of \"%2\". Keys: %3.")
                                        .arg(entry.key, act.verb, known.join(u", "_s))));
    }
    const auto nested = std::find_if(act.entries.begin(), act.entries.end(), [this](const ScriptEntry &entry) {
        return entry.item || entry.indent > act.entries.front().indent;
    });
    if (nested != act.entries.end() && all.empty())
        all.push_back(problemAt(nested->line, ScriptText::tr("This line is not indented like those it belongs to.")));
    all.insert(all.end(), m_problems.begin(), m_problems.end());
    return all;
}

void EntryWriter::operator()(const char *key, const Options &options)
{
    QStringList values;
    for (auto option = options.begin(); option != options.end(); ++option)
        values << option.key() + u'=' + option.value();
    add(key, values);
}

void EntryWriter::armor(const char *key, const Profile &profile)
{
    add(key, {profile.armorWorn.isEmpty() ? QString::number(profile.armor) : profile.armorWorn});
}

void EntryWriter::variant(const char *key, const QString &variant)
{
    if (variant.isEmpty())
        return;
    const QString file = QString::fromUtf8(QJsonDocument::fromJson(variant.toUtf8()).toJson()).trimmed();
    add(key, {u"|\n    "_s + QString(file).replace(u'\n', u"\n    "_s)});
}

QStringList EntryWriter::lines(const EntryWriter &usual) const
{
    QStringList lines;
    for (const auto &entry : m_entries) {
        if (std::find(usual.m_entries.begin(), usual.m_entries.end(), entry) != usual.m_entries.end())
            continue;
        for (const QString &value : entry.second)
            lines << u"  %1: %2"_s.arg(entry.first, value);
    }
    return lines;
}

// Reports.

namespace {

struct DeedEntry {
    const char *key;
    int Deeds::*count = nullptr; ///< "kills: Bobbie 2, Courtney 3"
    bool Deeds::*mark = nullptr; ///< "lost-nerve: Bobbie, Courtney"
};

constexpr DeedEntry deedEntries[] = {
    {"kills", &Deeds::kills, {}},
    {"routed", &Deeds::routed, {}},
    {"initiative-lost", &Deeds::initiativeLost, {}},
    {"inflicted-damage", {}, &Deeds::inflictedDamage},
    {"lost-nerve", {}, &Deeds::lostNerve},
    {"ran-wounded", {}, &Deeds::wounded},
};

/// Reads the entries of a report.
class ReportReader
{
public:
    explicit ReportReader(EntryReader &form)
        : m_form(form)
    {
    }

    BattleReport read()
    {
        if (const auto outcome = fromSlug<Outcome>(m_form.act.object))
            m_report.outcome = *outcome;
        else
            m_form.refuse(ScriptText::tr("Write \"finish success\" or \"finish failure\"."));
        for (const ScriptEntry &entry : m_form.all(slugList<Fate>()))
            readFate(entry, *fromSlug<Fate>(entry.key));
        for (const DeedEntry &deed : deedEntries)
            readDeed(deed);
        readEnemy();
        for (const ScriptEntry &entry : m_form.all({u"grunts-to"_s})) {
            const QStringList both = partsOf(entry);
            const auto from = figureIn(m_form.campaign, both.value(0));
            const auto to = figureIn(m_form.campaign, both.value(1));
            if (both.size() == 2 && from && to)
                m_report.heirs.insert(*from, *to);
            else
                m_form.refuse(ScriptText::tr("Write \"grunts-to: Osric, Maud\": the lost Star, then the other."));
        }
        return m_report;
    }

private:
    static QStringList partsOf(const ScriptEntry &entry)
    {
        QStringList parts = entry.value.split(u',', Qt::SkipEmptyParts);
        for (QString &part : parts)
            part = part.trimmed();
        return parts;
    }

    void readFate(const ScriptEntry &entry, Fate fate)
    {
        if (entry.value == "the others"_L1) {
            const std::vector<ReportedFate> named = m_report.figures;
            for (const Figure &figure : m_form.campaign.band) {
                if (!reportedOf(named, figure.id))
                    m_report.figures.push_back({figure.id, fate});
            }
            return;
        }
        for (const QString &who : partsOf(entry)) {
            if (const auto id = m_form.figureCalled(who, entry.line))
                m_report.figures.push_back({*id, fate});
        }
    }

    /// Calls `take(who, number)` for each part of a list such as "Bobbie 2, Courtney 3".
    void eachCounted(const ScriptEntry &entry, auto take)
    {
        for (const QString &part : partsOf(entry)) {
            bool isNumber = false;
            const int number = part.section(u' ', -1).toInt(&isNumber);
            if (isNumber)
                take(part.section(u' ', 0, -2), number);
            else
                m_form.refuse(entry.line, ScriptText::tr("Write \"Bobbie 2\", not \"%1\".").arg(part));
        }
    }

    void readDeed(const DeedEntry &deed)
    {
        for (const ScriptEntry &entry : m_form.all({QLatin1String(deed.key)})) {
            const auto note = [&](const QString &who, int number) {
                const auto id = figureIn(m_form.campaign, who);
                const auto reported = std::find_if(m_report.figures.begin(), m_report.figures.end(),
                                                   [&](const ReportedFate &fate) { return fate.id == id; });
                if (reported == m_report.figures.end())
                    m_form.refuse(entry.line, ScriptText::tr("\"%1\" is not among those who fought.").arg(who));
                else if (deed.count)
                    reported->deeds.*deed.count = number;
                else
                    reported->deeds.*deed.mark = true;
            };
            if (deed.count)
                eachCounted(entry, note);
            for (const QString &who : deed.mark ? partsOf(entry) : QStringList())
                note(who, 0);
        }
    }

    void readEnemy()
    {
        for (const ScriptEntry &entry : m_form.all({u"points"_s}))
            m_report.won =
                Fraction{entry.value.section(u'/', 0, 0).toInt(), std::max(1, entry.value.section(u'/', 1).toInt())};
        for (const ScriptEntry &entry : m_form.all({u"enemy-lost"_s})) {
            for (const QString &place : partsOf(entry))
                m_report.enemy.lost.push_back(place.toInt());
        }
        m_form("follows", m_report.enemy.follows);
        for (const ScriptEntry &entry : m_form.all({u"salvage"_s}))
            eachCounted(entry, [&](const QString &item, int count) {
                m_report.enemy.salvage.push_back({item, count});
            });
    }

    EntryReader &m_form;
    BattleReport m_report;
};

/// Returns lines such as "ran-away: Tibb, Ulric", one for each fate; last "fine: the others" if the whole band was
/// there.
QStringList fateLines(const BattleReport &report, const Campaign &now)
{
    std::vector<std::pair<Fate, QStringList>> fates;
    for (const ReportedFate &reported : report.figures) {
        auto same =
            std::find_if(fates.begin(), fates.end(), [&](const auto &one) { return one.first == reported.fate; });
        if (same == fates.end())
            same = fates.insert(same, {reported.fate, {}});
        same->second << calledIn(now, reported.id);
    }
    std::stable_partition(fates.begin(), fates.end(), [](const auto &one) { return one.first != Fate::Fine; });
    QStringList lines;
    for (const auto &[fate, who] : fates)
        lines << u"  %1: %2"_s.arg(slug(fate), who.join(u", "_s));
    const bool all = report.figures.size() == now.band.size();
    if (all && !fates.empty() && fates.back().first == Fate::Fine)
        lines.last() = u"  fine: the others"_s;
    return lines;
}

} // namespace

BattleReport reportIn(EntryReader &form)
{
    if (!form.act.object.isEmpty())
        return ReportReader(form).read();
    const Result<BattleReport> read = readReport(QJsonDocument(form.fields()).toJson(QJsonDocument::Compact));
    if (!read)
        form.refuse(read.problem().text);
    return read ? *read : BattleReport();
}

QStringList reportLines(const QString &verb, const BattleReport &report, const Campaign &now)
{
    QStringList lines{verb + u' ' + slug(report.outcome)};
    lines << fateLines(report, now);
    const auto list = [&](const QString &key, const QStringList &parts) {
        if (!parts.isEmpty())
            lines << u"  %1: %2"_s.arg(key, parts.join(u", "_s));
    };
    for (const DeedEntry &deed : deedEntries) {
        QStringList who;
        for (const ReportedFate &reported : report.figures) {
            const QString name = calledIn(now, reported.id);
            if (deed.count && reported.deeds.*deed.count > 0)
                who << name + u" %1"_s.arg(reported.deeds.*deed.count);
            else if (deed.mark && reported.deeds.*deed.mark)
                who << name;
        }
        list(QLatin1String(deed.key), who);
    }
    if (report.won)
        list(u"points"_s, {u"%1/%2"_s.arg(report.won->numerator).arg(report.won->denominator)});
    QStringList lost;
    for (const int place : report.enemy.lost)
        lost << QString::number(place);
    list(u"enemy-lost"_s, lost);
    if (!report.enemy.follows.isEmpty())
        list(u"follows"_s, {report.enemy.follows});
    QStringList salvage;
    for (const Kit &kit : report.enemy.salvage)
        salvage << u"%1 %2"_s.arg(kit.item).arg(kit.count);
    list(u"salvage"_s, salvage);
    for (auto heir = report.heirs.begin(); heir != report.heirs.end(); ++heir)
        list(u"grunts-to"_s, {calledIn(now, heir.key()), calledIn(now, *heir)});
    return lines;
}

} // namespace muster

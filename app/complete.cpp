// SPDX-License-Identifier: MIT
#include "app/complete.h"

#include "app/command.h"
#include "app/opencampaign.h"
#include "app/text/plain.h"
#include "model/acts/acts.h"
#include "model/acts/demands.h"
#include "model/packs.h"
#include "model/reference/shelf.h"
#include "model/systems/campaignsystem.h"
#include "rules/faction/faction.h"
#include "rules/odds/question.h"
#include "rules/procedure/procedure.h"
#include "rules/slug.h"

#include <algorithm>

namespace muster {

namespace {

using Offers = QMap<QString, QStringList>; ///< the values that a placeholder of the help stands for

QString described(const QString &value, const QString &about)
{
    return value + u'\t' + shortened(about, 120);
}

template<typename Things, typename Thing>
QStringList numbered(const Things &things, QString Thing::*about)
{
    QStringList lines;
    for (const Thing &thing : things)
        lines << described(QString::number(thing.id), thing.*about);
    return lines;
}

QStringList figuresIn(const std::vector<const Figure *> &figures)
{
    QStringList lines;
    for (const Figure *figure : figures)
        lines << described(QString::number(number(figure->id)), figure->name);
    return lines;
}

QStringList upTo(std::size_t last)
{
    QStringList lines;
    for (std::size_t i = 1; i <= last; ++i)
        lines << QString::number(i);
    return lines;
}

Offers offersAnywhere()
{
    const QStringList campaign{u"*.muster"_s};
    const QStringList file{u"*"_s};
    QStringList actions;
    for (const acts::CommandUsage &typed : acts::everyWord())
        actions << described(typed.word, typed.about);
    return {{u"FILE"_s, campaign},
            {u"COPY"_s, campaign},
            {u"OTHER"_s, campaign},
            {u"OUT"_s, file},
            {u"OUT.pdf"_s, file},
            {u"OUT.png"_s, file},
            {u"IMAGE"_s, file},
            {u"PLACE"_s, file},
            {u"TEXTFILE"_s, file},
            {u"PAPER.json"_s, file},
            {u"REPORT.json"_s, file},
            {u"PACK"_s, shippedPackIds()},
            {u"LOCALE"_s, slugList<Locale>()},
            {u"KIND"_s, slugList<EncounterKind>()},
            {u"STATE"_s, slugList<TableState>()},
            {u"ACTION"_s, actions}};
}

Offers offersOf(const Pack &pack)
{
    QStringList types;
    QStringList upgrades;
    for (const ArmyList &list : pack.lists) {
        upgrades += acts::idsIn(list.upgrades);
        for (const TableRow<Profile> &row : list.figures.rows)
            types << row.outcome.type;
    }
    QStringList attributes;
    if (pack.attributes) {
        for (const TableRow<Attribute> &row : pack.attributes->rows)
            attributes << row.outcome.id;
    }
    const bool hasClasses = pack.armors.empty() && pack.hasArmor;
    return {{u"LIST"_s, acts::bandLists(pack)},
            {u"ENEMY"_s, acts::idsIn(pack.lists) + (pack.factions ? QStringList{whoeverComes} : QStringList())},
            {u"CLASS"_s, acts::idsIn(pack.classes)},
            {u"WEAPON"_s, acts::idsIn(pack.weapons)},
            {u"ARMOUR"_s, hasClasses ? QStringList{u"2"_s, u"4"_s, u"6"_s} : acts::idsIn(pack.armors)},
            {u"PROCEDURE"_s, acts::idsIn(procedures(pack))},
            {u"QUESTION"_s, acts::idsIn(questions(pack))},
            {u"PART"_s, pack.reference ? acts::idsIn(shelfParts(pack)) : QStringList()},
            {u"ATTRIBUTE"_s, attributes},
            {u"TYPE"_s, types},
            {u"UPGRADE"_s, upgrades}};
}

Offers offersOf(const OpenCampaign &open)
{
    const Campaign &campaign = open.campaign();
    Offers offers{{u"FIGURE"_s, figuresIn(campaign.bandByBand())},
                  {u"STAR"_s, figuresIn(campaign.stars())},
                  {u"FOE"_s, numbered(campaign.foes, &Foe::name)},
                  {u"GOAL"_s, numbered(campaign.goals, &Goal::text)},
                  {u"NOTE"_s, numbered(campaign.words, &Words::text)},
                  {u"PICTURE"_s, numbered(campaign.pictures, &Picture::caption)},
                  {u"SETTLEMENT"_s, numbered(campaign.settlements, &KeptSettlement::name)},
                  {u"STEP"_s, upTo(open.steps())},
                  {u"MONTH"_s, upTo(static_cast<std::size_t>(campaign.turn))}};
    offers[u"COURSE"_s] = numbered(open.file->courses(), &AbandonedCourse::name);
    if (campaign.encounter) {
        offers[u"SECTION"_s] = upTo(campaign.encounter->setup.sections.size());
        offers[u"PEF"_s] = upTo(campaign.encounter->setup.pefs.size());
    }
    if (campaign.play)
        offers[u"GROUP"_s] = upTo(campaign.play->groups.size());
    return offers;
}

void prefix(QStringList &lines, const QString &text)
{
    for (QString &line : lines)
        line.prepend(text);
}

/// A call of a command that is typed in part.
struct HalfTyped {
    const Command &command;
    QStringList words = {}; ///< those after the command that are whole
    QString now = {}; ///< the word that is being typed
    QString rules = {}; ///< the value of --rules
    QString placeholder = {}; ///< of the help, in the place of the word; empty: none
    bool isValue = false; ///< of an option

    void read(const QStringList &typed);
    QStringList offered() const;

private:
    bool takes(QLatin1StringView first) const { return QLatin1StringView(command.usage).startsWith(first); }
    std::vector<Pack> packs() const;
    QStringList offersFor(const QString &part) const;
    QStringList keys(const QStringList &names) const;
    QStringList parameters() const;
};

void HalfTyped::read(const QStringList &typed)
{
    now = typed.last();
    const CommandOptions options = command.allOptions();
    QString option;
    for (const QString &word : typed.mid(0, typed.size() - 1)) {
        if (isValue && option == u"--rules"_s)
            rules = word;
        else if (!isValue && !word.startsWith(u'-'))
            words << word;
        const auto found = std::find_if(options.begin(), options.end(), [&](const CommandOption &one) {
            return *one.value && one.dashedNames().contains(word);
        });
        isValue = !isValue && found != options.end();
        option = word;
        placeholder = isValue ? QString(QLatin1StringView(found->value)) : QString();
    }
    const QStringList takenWords = command.words();
    if (!isValue)
        placeholder = takenWords.value(words.size(), command.repeats() ? takenWords.last() : QString());
}

/// Returns the rules that are named, else every pack.
std::vector<Pack> HalfTyped::packs() const
{
    if (const auto pack = choosePack(takes("PACK"_L1) ? words.value(0) : rules))
        return {*pack};
    std::vector<Pack> all;
    for (const QString &id : shippedPackIds())
        all.push_back(*shippedPack(id));
    return all;
}

QStringList HalfTyped::offered() const
{
    QStringList lines;
    if (!isValue && now.startsWith(u'-')) {
        for (const CommandOption &option : command.allOptions())
            lines << described(option.dashedNames().last(), CommandLine::tr(option.about));
    } else {
        const QString bare = QString(placeholder).remove(u'[').remove(u']').remove(u" ..."_s);
        for (const QString &part : bare.split(u'|', Qt::SkipEmptyParts))
            lines += offersFor(part);
    }
    lines.removeDuplicates();
    return lines;
}

QStringList HalfTyped::offersFor(const QString &part) const
{
    static const Offers anywhere = offersAnywhere();
    const QString action = words.value(1);
    if (anywhere.contains(part))
        return anywhere[part];
    if (part == u"WHAT"_s)
        return QStringList{u"campaign"_s} + keys({u"MONTH"_s, u"STEP"_s, u"FIGURE"_s, u"FOE"_s});
    if (part == u"star=STAR"_s)
        return keys({u"STAR"_s});
    if (part == u"key=value"_s)
        return takes("PACK"_L1) ? parameters() : keys({u"FIGURE"_s, u"SECTION"_s, u"PEF"_s, u"SETTLEMENT"_s, u"FOE"_s});
    if (part == u"WORD"_s && action == u"close"_s)
        return slugList<CampaignEnding>();
    if (part == u"WORD"_s) {
        QStringList lines = action == u"reach"_s || action == u"strike"_s ? offersFor(u"GOAL"_s) : QStringList();
        for (const acts::CommandUsage &typed : acts::everyWord()) {
            const QString next = typed.usage.split(u' ').value(words.size() - 2);
            if (typed.word == action && next != part)
                lines += offersFor(next);
        }
        return lines;
    }
    if (part == part.toLower())
        return {part};
    if (part.endsWith(u",..."_s)) { // a list, of which the last number is being typed
        QStringList lines = offersFor(part.chopped(4));
        prefix(lines, now.left(now.lastIndexOf(u',') + 1));
        return lines;
    }
    if (takes("FILE"_L1) && !words.isEmpty()) {
        if (const auto open = openCampaign(words.first(), CampaignFile::Access::ReadOnly))
            return offersOf(*open).value(part) + offersOf(open->pack).value(part);
    }
    QStringList lines;
    for (const Pack &pack : packs())
        lines += offersOf(pack).value(part);
    return lines;
}

/// Returns "figure=3" for each thing of these kinds.
QStringList HalfTyped::keys(const QStringList &names) const
{
    QStringList all;
    for (const QString &name : names) {
        QStringList lines = offersFor(name);
        prefix(lines, name.toLower() + u'=');
        all += lines;
    }
    return all;
}

/// Returns the parameters of a procedure or a question, with their choices once the name is typed.
QStringList HalfTyped::parameters() const
{
    const Pack pack = packs().front();
    const auto procedure = findProcedure(pack, words.value(1));
    const auto question = findQuestion(pack, words.value(1));
    QStringList all;
    for (const Parameter &parameter : procedure ? procedure->parameters
             : question                         ? question->parameters
                                                : std::vector<Parameter>()) {
        QStringList choices = now.startsWith(parameter.name + u'=') ? choicesOf(parameter, pack) : QStringList{{}};
        prefix(choices, parameter.name + u'=');
        all += choices;
    }
    return all;
}

/// Joins the words that bash splits at each "=".
QStringList joined(const QStringList &words)
{
    QStringList whole;
    for (const QString &word : words) {
        const QString before = whole.isEmpty() ? QString() : whole.last();
        if (!before.startsWith(u'-') && (before.endsWith(u'=') || (word == u"="_s && !before.isEmpty())))
            whole.last() += word;
        else if (word != u"="_s)
            whole << word;
    }
    return whole;
}

} // namespace

QStringList completions(const QStringList &typed)
{
    QStringList words = joined(typed);
    // Options of every command may stand before it.
    while (words.size() > 1 && (words.first().startsWith(u'-') || words.first() == u"help"_s))
        words.removeFirst();
    QStringList lines;
    if (words.size() == 1) {
        for (const Command &one : commands())
            lines << described(QLatin1StringView(one.name), CommandLine::tr(one.about));
        lines << u"*.muster"_s;
    } else if (const Command *command = findCommand(words.value(0))) {
        HalfTyped call{*command};
        call.read(words.mid(1));
        lines = call.offered();
    }
    lines.removeIf([&](const QString &line) { return !line.startsWith(u'*') && !line.startsWith(words.last()); });
    return lines;
}

} // namespace muster

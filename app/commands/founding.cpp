// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"

#include "app/commands/profile.h"
#include "app/opencampaign.h"
#include "app/refusals.h"
#include "app/text/campaigntext.h"
#include "app/text/packtext.h"
#include "app/text/plain.h"
#include "app/throwdice.h"
#include "model/acts/actions.h"
#include "model/acts/acts.h"
#include "model/acts/demands.h"
#include "model/acts/paper.h"
#include "model/json/campaignjson.h"
#include "model/json/paperjson.h"
#include "model/names.h"
#include "model/packs.h"
#include "model/story/bandwords.h"
#include "model/story/words.h"
#include "model/storytext/storytext.h"
#include "model/systems/campaignsystem.h"

#include <QFile>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

constexpr qint64 longestPaper = 4'000'000; ///< far more than any band needs

Result<Options, Refusal> readOptions(const QStringList &pairs)
{
    Options options;
    for (const QString &pair : pairs) {
        const qsizetype sign = pair.indexOf(u'=');
        if (sign < 1)
            return wrong(CommandLine::tr("--option “%1” must be in the form key=value.").arg(shortened(pair)));
        if (options.contains(pair.left(sign)))
            return wrong(CommandLine::tr("--option %1 is given twice, so nothing was done. Give each key once.")
                             .arg(shortened(pair.left(sign))));
        options.insert(pair.left(sign), pair.mid(sign + 1));
    }
    return options;
}

std::optional<Refusal> refuseList(const Pack &pack, const QString &id)
{
    if (pack.list(id))
        return std::nullopt;
    const QStringList ids = acts::bandLists(pack);
    QString text = CommandLine::tr("%1 has no army list “%2”.").arg(pack.title, shortened(id)) + didYouMean(id, ids)
        + u' ' + CommandLine::tr("Available: %1.").arg(ids.join(u", "_s));
    for (const Problem &refused : ownLists(pack).refused)
        text += u'\n' + refused.text;
    return wrong(text);
}

} // namespace

Reply answerCreated(const QString &path, const Pack &pack, const Steps &steps, const QJsonArray &rolls,
                    const PictureSource &pictures)
{
    const auto file = CampaignFile::create(path, History{steps, steps.size()}, pictures);
    if (!file)
        return unusable(file.problem());
    const Campaign &campaign = (*file)->campaign();
    QJsonObject json = campaignJson(campaign, pack, steps.size());
    json[u"rolls"_s] = rolls;
    return Answer{campaignText(campaign, pack), json};
}

/// Lists the values that were filled in, so that nobody takes them for given ones.
static void tellFilledIn(Answer &answer, const std::vector<acts::FilledIn> &figures, const Pack &pack)
{
    QJsonArray all;
    QStringList lines;
    for (const acts::FilledIn &one : figures) {
        const Profile &profile = one.figure.profile;
        const QJsonObject shown = figureJson(one.figure);
        QJsonObject filled{{u"name"_s, one.figure.name}};
        QStringList words;
        for (const QString &field : one.fields) {
            filled[field] = shown[field];
            words << (field == u"name"_s        ? CommandLine::tr("the name")
                          : field == u"type"_s  ? profile.type
                          : field == u"class"_s ? pack.figureClass(profile.figureClass)->title
                          : field == u"rep"_s   ? words::worth(profile, pack)
                          : field == u"armor"_s ? words::armour(profile, pack)
                                                : words::weapon(profile, pack));
        }
        all.append(filled);
        lines << CommandLine::tr("%1: %2").arg(one.figure.name, words.join(u", "_s));
    }
    answer.json[u"filled_in"_s] = all;
    if (!lines.isEmpty())
        answer.text += u'\n' + CommandLine::tr("Not on the paper, so taken from the list:") + u'\n' + lines.join(u'\n');
}

static Reply answerNewFromPaper(const Call &call, const Pack &pack, const acts::NewCampaign &wanted)
{
    for (const QString &dice : {u"roll-star"_s, u"roll-faction"_s}) {
        if (call.has(dice))
            return wrong(CommandLine::tr("What already runs on paper has no dice. Leave out --%1.").arg(dice));
    }
    const QString path = call.value("from");
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return unusable(CommandLine::tr("“%1” cannot be read: %2.").arg(shortened(path), file.errorString()));
    const QByteArray json = file.read(longestPaper + 1);
    if (json.size() > longestPaper)
        return wrong(CommandLine::tr("“%1” is too large for a campaign on paper. Give the JSON file that tells it.")
                         .arg(shortened(path)));
    const auto paper = readPaper(json);
    if (!paper)
        return wrong(CommandLine::tr("“%1” cannot be used: %2").arg(shortened(path), paper.problem().text));
    const Result<Step> step = acts::foundOnPaper(pack, wanted, *paper);
    if (!step)
        return wrong(step.problems());
    Reply reply = answerCreated(call.word(0), pack, {*step});
    if (reply)
        tellFilledIn(*reply, acts::filledIn(*paper, fold({*step})), pack);
    return reply;
}

Reply answerNew(const Call &call)
{
    if (call.has("story"))
        return answerNewFromStory(call);
    for (const QString &needed : {u"rules"_s, u"list"_s, u"star"_s}) {
        if (!call.has(needed) && !(needed == u"rules"_s && call.has("variant"))
            && !(needed == u"star"_s && call.has("from")))
            return wrong(CommandLine::tr("“muster new” needs --%1. See “muster new --help”.").arg(needed));
    }
    Result<Pack, Refusal> pack =
        call.has("variant") ? chooseVariant(call.value("variant")) : choosePack(call.value("rules"));
    if (!pack)
        return pack.problem();
    if (const QString rules = call.value("rules", pack->id); call.has("variant") && rules != pack->id)
        return wrong(
            CommandLine::tr("The variant extends %1 and not %2. Leave out --rules.").arg(pack->id, shortened(rules)));
    const auto options = readOptions(call.options.value(u"option"_s));
    if (!options)
        return options.problem();
    if (!carriesCampaign(*pack))
        return wrong(noCampaign(*pack).text);
    if (const auto refusal = refuseList(*pack, call.value("list")))
        return *refusal;
    const auto star = readStar(call, *pack, call.value("list"));
    if (!star)
        return star.problem();

    const acts::NewCampaign wanted{call.value("name"),
                                   call.value("list"),
                                   call.value("star"),
                                   *star,
                                   *options,
                                   call.options.value(u"attribute"_s),
                                   call.value("player"),
                                   call.has("roll-faction"),
                                   call.has("roll-star")};
    if (call.has("from"))
        return answerNewFromPaper(call, *pack, wanted);
    if (!acts::isByDice(*pack, wanted)) {
        if (const auto refusal = refuseDice(call))
            return *refusal;
    }
    if (const Problems problems = acts::check({}, *pack, wanted))
        return wrong(problems);
    const words::NameOf nameOf = [&](int) { return wanted.starName; };
    Step step;
    const auto rolls = throwDice(call, nameOf, [&](Dice &dice, quint64) {
        step = {};
        acts::perform({}, *pack, wanted, 0, dice, step);
    });
    if (!rolls)
        return rolls.problem();
    step.rolls = *rolls;
    return answerCreated(call.word(0), *pack, {step}, rollsJson(*rolls, nameOf));
}

Reply answerSample(const Call &call)
{
    const Result<Pack, Refusal> pack = choosePack(usualRules);
    if (!pack)
        return pack.problem();
    return answerCreated(call.word(0), *pack, sampleSteps(*pack));
}

namespace {

/// Returns the keys of --option for each rule set.
QString optionsHelp()
{
    QString text = CommandLine::tr("Keys and values of --option; the first value is the default:");
    for (const QString &id : shippedPackIds()) {
        const Result<Pack> pack = shippedPackWithoutReference(id);
        if (pack && !pack->options.empty())
            text += u"\n\n"_s + u"%1 (%2)\n"_s.arg(pack->title, pack->id) + optionsOf(*pack).chopped(1);
    }
    return text;
}

/// Returns the fields one below the other, a long one on several lines.
QString wrapped(const QStringList &fields)
{
    constexpr qsizetype widest = 100;
    QString text;
    for (const QString &field : fields) {
        QString line = u" "_s;
        for (const QString &part : field.split(u", "_s)) {
            if (line.size() + part.size() > widest) {
                text += line + u",\n"_s;
                line = u"     "_s;
            } else if (!line.trimmed().isEmpty()) {
                line += u',';
            }
            line += u' ' + part;
        }
        text += line + u'\n';
    }
    return text;
}

/// Returns a description of PAPER.json, with an example.
QString paperHelp()
{
    return CommandLine::tr("PAPER.json is one object. What stands in brackets may be left out:") + u"\n\n"_s
        + wrapped(paperForm()) + u'\n' + CommandLine::tr("For example:") + uR"(

  { "turn": 7, "eal": 3, "last": { "encounter": "patrol", "outcome": "success" },
    "band": [ { "name": "Ulric", "star": true, "rep": 5, "months": 6 },
              { "name": "Maud", "type": "Infantry", "rep": 4, "months": 3, "exempt": true },
              { "type": "Ratcatcher", "rep": 3, "poisoned": true } ],
    "former": [ { "name": "Osric", "rep": 4, "months": 2, "status": "dead", "turn": 3 } ] })"_s;
}

/// Returns the keys of --option for each rule set, and a description of PAPER.json.
QString foundingHelp()
{
    return optionsHelp() + u"\n\n"_s + paperHelp();
}

} // namespace

std::vector<Command> CommandLine::foundingCommands()
{
    const CommandOptions options{
        {"rules", QT_TR_NOOP("the rule pack, such as swordplay"), "PACK"},
        {"variant", QT_TR_NOOP("rules of your own that extend a pack: a folder or one file"), "PLACE"},
        {"list", QT_TR_NOOP("the army list of the band"), "LIST"},
        {"star", QT_TR_NOOP("the Star's name"), "NAME"},
        playerOption(),
        rollStarOption(),
        {"roll-faction",
         QT_TR_NOOP("roll the faction (Wasteland); --list holds where the dice leave the choice to you")},
    };
    const CommandOptions more{
        {"name", QT_TR_NOOP("the campaign's name"), "CAMPAIGN"},
        {"option", QT_TR_NOOP("a rule option, as key=value (may be repeated)"), "key=value", true},
        {"from", QT_TR_NOOP("a campaign that already runs on paper, told in this file, in one step without dice"),
         "PAPER.json"},
        {"story", QT_TR_NOOP("a campaign from the text that “muster story” writes, and nothing else"), "TEXTFILE"},
    };
    return {
        {"new",
         "FILE",
         QT_TR_NOOP("Creates a campaign in a new file."),
         options + profileOptions() + more,
         answerNew,
         {"harrow.muster --rules swordplay --list feudal --star \"Osric Vane\"",
          "dusty.muster --rules chain-reaction-1 --list gang --star Rook --rep 4 --option genre=gang",
          "again.muster --story harrow.story"},
         {.rolls = [](const Call &call) { return !call.has("from") && !call.has("story"); }, .more = foundingHelp}},
        {"sample",
         "FILE",
         QT_TR_NOOP("Writes the sample campaign into a new file."),
         {},
         answerSample,
         {"harrow.muster", "harrow.muster --json", "\"Harrow Wood.muster\""}},
    };
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"

#include "app/opencampaign.h"
#include "app/refusals.h"
#include "app/text/packtext.h"
#include "app/text/plain.h"
#include "app/text/resulttext.h"
#include "app/throwdice.h"
#include "model/json/form.h"
#include "model/names.h"
#include "model/packs.h"
#include "model/reference/procedurewords.h"

#include <QDir>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

/// Returns a number instead of a name, since figures outside a campaign have none.
QString figureNumber(int number)
{
    return CommandLine::tr("figure %1").arg(number);
}

/// Returns “Swordplay has no procedure “polka”.” with a list of those that exist.
template<typename Signatures>
Refusal unknown(const QString &what, const QString &typed, const Signatures &signatures)
{
    QStringList ids;
    for (const Signature &signature : signatures)
        ids += signature.id;
    return wrong(what + didYouMean(typed, ids) + u'\n'
                 + (ids.isEmpty() ? CommandLine::tr("There are none.")
                                  : CommandLine::tr("Available: %1.").arg(ids.join(u", "_s))));
}

Result<std::vector<Pack>, Refusal> allPacks()
{
    std::vector<Pack> packs;
    for (const QString &id : shippedPackIds()) {
        Result<Pack, Refusal> pack = choosePack(id);
        if (!pack)
            return pack.problem();
        packs.push_back(*std::move(pack));
    }
    return packs;
}

/// Returns the meanings of the words in a result, one per line.
QString meaningsIn(const QJsonObject &result, const Pack &pack)
{
    QString lines;
    for (const QJsonValue value : result) {
        const ReferenceWord *word =
            value.isString() && pack.reference ? pack.reference->word(value.toString()) : nullptr;
        if (word && !word->text.isEmpty())
            lines += u"%1: %2\n"_s.arg(word->title, word->text);
    }
    return lines;
}

} // namespace

Reply answerRules(const Call &call)
{
    if (call.words.isEmpty()) {
        const auto packs = allPacks();
        return packs ? Reply(overviewOf(*packs)) : Reply(packs.problem());
    }
    const auto pack = choosePack(call.word(0));
    return pack ? Reply(contentsOf(*pack, ownLists(*pack).refused)) : Reply(pack.problem());
}

Reply answerRoll(const Call &call)
{
    auto pack = choosePack(call.word(0), shippedPackWithoutReference);
    if (!pack)
        return pack.problem();
    if (call.word(1).isEmpty()) {
        const auto whole = addReference(*pack);
        return whole ? Reply(proceduresOf(*pack)) : Reply(unusable(whole.problem().text));
    }
    std::optional<Procedure> procedure = findProcedure(*pack, call.word(1));
    if (!procedure) {
        if (const auto added = addReference(*pack); !added)
            return unusable(added.problem().text);
        procedure = findProcedure(*pack, call.word(1));
    }
    if (!procedure)
        return unknown(CommandLine::tr("%1 has no procedure “%2”.").arg(pack->title, shortened(call.word(1))),
                       call.word(1), procedures(*pack));
    const Result<Arguments> arguments = words::argumentsFor(*procedure, *pack, call.words.mid(2));
    if (!arguments)
        return wrong(arguments.problems());

    QJsonObject result;
    const auto rolls = throwDice(call, figureNumber, [&](Dice &dice, quint64) {
        result = toJson(procedure->run(*pack, *arguments, dice).fields(*pack));
    });
    if (!rolls)
        return rolls.problem();
    const QStringList lines = rollLines(*rolls, figureNumber);
    return Answer{lines.join(u'\n') + (lines.isEmpty() ? u""_s : u"\n\n"_s) + resultText(result, 0)
                      + meaningsIn(result, *pack),
                  {{u"pack"_s, pack->id},
                   {u"procedure"_s, procedure->id},
                   {u"rolls"_s, rollsJson(*rolls, figureNumber)},
                   {u"result"_s, result}}};
}

Reply answerOdds(const Call &call)
{
    const auto pack = choosePack(call.word(0), shippedPackWithoutReference);
    if (!pack)
        return pack.problem();
    if (call.word(1).isEmpty())
        return questionsOf(*pack);
    const auto question = findQuestion(*pack, call.word(1));
    if (!question) {
        return unknown(CommandLine::tr("%1 has no odds for “%2”.").arg(pack->title, shortened(call.word(1))),
                       call.word(1), questions(*pack));
    }
    const Result<Arguments> arguments = words::argumentsFor(*question, *pack, call.words.mid(2));
    if (!arguments)
        return wrong(arguments.problems());

    const QJsonObject result = toJson(question->answer(*pack, *arguments).fields(*pack));
    return Answer{resultText(result, 0), {{u"pack"_s, pack->id}, {u"question"_s, question->id}, {u"result"_s, result}}};
}

namespace {

/// Returns a folder with ~ for the home folder. The manual page is made on another machine than the user's.
QString fromHome(const QString &folder)
{
    const QString home = QDir::homePath();
    return QDir::toNativeSeparators(folder.startsWith(home + u'/') ? u'~' + folder.sliced(home.size()) : folder);
}

/// Returns a description of a player's own army lists.
QString ownListsHelp()
{
    return CommandLine::tr("Your own army lists are JSON files, one list per file, in the folder\n  %1\nThey are "
                           "offered with the lists of the rules they name:\n\n")
               .arg(fromHome(ownListsFolder()))
        + uR"(  { "rules": "chain-reaction-3", "id": "home-guard", "title": "Home Guard",
    "weapon": "bolt-action-rifle", "dice": "2d6", "rows": [
      { "roll": "2-3", "type": "Sergeant", "rep": 4 },
      { "roll": "4-12", "type": "Volunteer", "rep": 3 } ] }
)"_s + u'\n'
        + CommandLine::tr("The rows must cover every total of the dice exactly once. \"rep\" is 1 to 6. Give a row "
                          "a\n\"weapon\" if the list has none for all rows, and \"class\", \"armor\" and \"shield\" if "
                          "the\nrules use them; “muster rules PACK” shows the ids. A file with an error is skipped "
                          "and\nreported with the place and the reason; your other lists still load.");
}

} // namespace

std::vector<Command> CommandLine::ruleCommands()
{
    return {
        {"rules",
         "[PACK]",
         QT_TR_NOOP("Lists the rule packs, or the contents of one."),
         {},
         answerRules,
         {"", "swordplay | less", "chain-reaction-3 --json"},
         {.more = ownListsHelp}},
        {"roll",
         "PACK [PROCEDURE] [key=value ...]",
         QT_TR_NOOP("Rolls one procedure of a pack without a campaign; PACK alone lists the procedures."),
         {},
         answerRoll,
         {"swordplay | less", "swordplay recovery rep=4 fate=ran-away", "chain-reaction-3 terrain --seed 7"},
         {.rolls = saysMore}},
        {"odds",
         "PACK [QUESTION] [key=value ...]",
         QT_TR_NOOP("Works out the exact odds of a test; PACK alone lists the questions."),
         {},
         answerOdds,
         {"swordplay | less", "swordplay contact eal=3 party=5 pefs=3",
          "swordplay recovery rep=4 fate=ran-away --json"}},
    };
}

} // namespace muster

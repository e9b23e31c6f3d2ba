// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"

#include "app/command.h"
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

Reply answerRules(const Call &call, const Environment &)
{
    if (call.words.isEmpty()) {
        const auto packs = allPacks();
        return packs ? Reply(overviewOf(*packs)) : Reply(packs.problem());
    }
    const auto pack = choosePack(call.word(0));
    return pack ? Reply(contentsOf(*pack, ownLists(*pack).refused)) : Reply(pack.problem());
}

Reply answerRoll(const Call &call, const Environment &surroundings)
{
    auto pack = choosePackWithoutReference(call.word(0));
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
    const auto rolls = throwDice(call, surroundings, figureNumber, [&](Dice &dice, quint64) {
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

Reply answerOdds(const Call &call, const Environment &)
{
    const auto pack = choosePackWithoutReference(call.word(0));
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

} // namespace muster

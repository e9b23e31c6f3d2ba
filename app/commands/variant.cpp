// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"

#include "app/opencampaign.h"
#include "app/refusals.h"
#include "app/text/plain.h"
#include "model/packs.h"
#include "model/variant/variants.h"

#include <QFileInfo>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

/// Returns an answer with the pack that the variant extends, and the parts that differ.
Answer answerOf(const Variant &variant, const QString &text)
{
    return {text + u'\n',
            {{u"title"_s, variant.title},
             {u"extends"_s, variant.extends},
             {u"differs"_s, QJsonArray::fromStringList(variant.parts.keys())}}};
}

Reply check(const Call &call)
{
    if (call.words.size() > 2)
        return wrong(CommandLine::tr("“muster variant check” takes one PLACE."));
    const Result<Pack, Refusal> pack = chooseVariant(call.word(1));
    if (!pack)
        return pack.problem();
    const Variant variant = *variantIn(pack->variant, call.word(1));
    return answerOf(variant,
                    variant.parts.isEmpty()
                        ? CommandLine::tr("“%1” extends %2 and differs in nothing.").arg(variant.title, pack->id)
                        : CommandLine::tr("“%1” extends %2 and differs in: %3. Every roll meets exactly one row.")
                              .arg(variant.title, pack->id, variant.parts.keys().join(u", "_s)));
}

Reply save(const Call &call)
{
    if (call.words.size() < 3)
        return wrong(CommandLine::tr("“muster variant save” needs FILE and OUT."));
    const auto open = openCampaign(call.word(1), CampaignFile::Access::ReadOnly);
    if (!open)
        return open.problem();
    if (open->pack.variant.isEmpty())
        return wrong(CommandLine::tr("This campaign was founded without a variant: it follows %1 as the pack has it.")
                         .arg(open->pack.title));
    const QString out = call.word(2);
    if (QFileInfo::exists(out))
        return unusable(
            CommandLine::tr("“%1” exists already and was not overwritten. Give another name.").arg(shortened(out)));
    const Variant variant = *variantIn(open->pack.variant, out);
    if (const auto saved = saveVariant(variant, out); !saved)
        return unusable(saved.problem().text);
    return answerOf(variant, CommandLine::tr("Saved to %1.").arg(shortened(out)));
}

Reply answerVariant(const Call &call)
{
    if (call.word(0) == u"check"_s)
        return check(call);
    if (call.word(0) == u"save"_s)
        return save(call);
    return wrong(CommandLine::tr("“%1” is not known here: use “muster variant check PLACE” or “muster variant save "
                                 "FILE OUT”.")
                     .arg(shortened(call.word(0))));
}

/// Returns a description of a player's own rules.
QString variantHelp()
{
    return CommandLine::tr("A variant is a JSON file that holds only what differs from the pack it extends:\n\n")
        + uR"(  { "extends": "swordplay", "title": "Harrow house rules",
    "chain": { "nextEncounter": { "patrol": { "failure": { "eal": 2 } } } },
    "lists": { "lists": [ { "id": "feudal", "rows": [
      { "roll": "2-12", "type": "Thrall", "class": "soldier", "rep": 3, "armor": 2,
        "shield": false, "weapon": "spear" } ] } ] } }
)"_s + u'\n'
        + CommandLine::tr("An object has its keys one by one (null leaves one out), a list with ids the entries that "
                          "differ;\nthe rows of a table stand there as a whole. In a folder variant.json has the title "
                          "and what it\nextends, and each part a file of its own, such as lists.json. A campaign keeps "
                          "its variant in its\nfile. Wherever a command takes PACK, it takes the place of a variant.");
}

} // namespace

std::vector<Command> CommandLine::variantCommands()
{
    return {{"variant",
             "check|save PLACE|FILE [OUT]",
             QT_TR_NOOP("Checks rules of your own that extend a pack, or saves those that a campaign keeps."),
             {},
             answerVariant,
             {"check house.json", "check house-rules --json", "save harrow.muster house.json"},
             {.more = variantHelp}}};
}

} // namespace muster

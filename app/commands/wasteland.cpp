// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"

#include "app/opencampaign.h"
#include "app/refusals.h"
#include "app/text/campaigntext.h"
#include "app/text/plain.h"
#include "model/json/campaignjson.h"
#include "model/names.h"
#include "model/systems/scenarios.h"
#include "rules/slug.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

Result<std::optional<Locale>, Refusal> readLocale(const Call &call)
{
    if (!call.has("to"))
        return std::optional<Locale>();
    const QString typed = call.value("to");
    if (const auto locale = fromSlug<Locale>(typed))
        return std::optional(*locale);
    return wrong(CommandLine::tr("There is no locale “%1”.").arg(shortened(typed))
                 + didYouMean(typed, slugList<Locale>()) + u' '
                 + CommandLine::tr("Locales: %1.").arg(slugChoices<Locale>()));
}

Reply list(const OpenCampaign &open)
{
    return Answer{binderText(open.campaign(), open.pack), wastelandJson(open.campaign(), open.pack)};
}

Reply writeSheet(const Call &call, OpenCampaign open, std::optional<int> id)
{
    if (open.campaign().settlements.empty())
        return wrong(CommandLine::tr("There are no settlements yet, so there is nothing to print."));
    SheetSource source = open.sheetSource(call);
    source.settlement = id.value_or(0);
    open.file.reset(); // drawing may take long, so the file is closed
    return writePdf(call, SheetKind::Settlement, source);
}

Reply find(OpenCampaign &open, const Call &call)
{
    Reply reply = takeAct(open, call, acts::FindSettlement{call.value("name")});
    if (reply)
        reply->json[u"settlement"_s] = reply->json[u"campaign"_s][u"settlements"_s].toArray().last();
    return reply;
}

} // namespace

Reply answerTravel(const Call &call)
{
    const auto to = readLocale(call);
    if (!to)
        return to.problem();
    auto open = openCampaign(call.word(0), CampaignFile::Access::ReadWrite);
    if (!open)
        return open.problem();
    return withEncounter(takeAct(*open, call, acts::Travel{*to, call.value("enemy")}), *open);
}

Reply answerSettlement(const Call &call)
{
    const int deeds = int(call.has("new")) + int(call.has("fight")) + int(call.has("strike"));
    if (deeds > 1)
        return wrong(CommandLine::tr("Give only one of --new, --fight or --strike."));
    if (call.has("name") && !call.has("new"))
        return wrong(CommandLine::tr(
            "--name names a new settlement: add --new. To rename an existing one, use “muster correct”."));
    const bool looks = deeds == 0;
    auto open = openCampaign(call.word(0), looks ? CampaignFile::Access::ReadOnly : CampaignFile::Access::ReadWrite);
    if (!open)
        return open.problem();
    if (!isWasteland(open->campaign(), open->pack))
        return wrong(CommandLine::tr("This campaign is not set in the Wasteland, so it has no settlements."));
    const auto id = call.number("id");
    if (id && !open->campaign().settlement(*id))
        return wrong(CommandLine::tr("There is no settlement %1. “muster settlement FILE” lists them.").arg(*id));
    if (call.has("new"))
        return find(*open, call);
    if (call.has("fight"))
        return writeStep(*open, call, acts::fightIn(open->campaign(), open->pack, id));
    if (call.has("strike")) {
        if (!id)
            return wrong(CommandLine::tr("Which settlement? Give --id N."));
        return writeStep(*open, call, acts::strikeSettlement(open->campaign(), *id));
    }
    return call.has("pdf") ? writeSheet(call, *std::move(open), id) : list(*open);
}

std::vector<Command> CommandLine::wastelandCommands()
{
    return {
        {"travel",
         "FILE",
         QT_TR_NOOP("Travels to another locale of the Wasteland, or continues the journey."),
         {{"to", QT_TR_NOOP("badlands, old-nevada or california"), "LOCALE"},
          {"enemy", QT_TR_NOOP("enemy met on the way (“whoever-comes” rolls for one)"), "ENEMY"}},
         answerTravel,
         {"dusty.muster --to badlands", "dusty.muster", "dusty.muster --to california --enemy whoever-comes"},
         {.rolls = everyCall}},
        {"settlement",
         "FILE",
         QT_TR_NOOP("Lists the settlements of the Wasteland; with --new, adds one."),
         {{"new", QT_TR_NOOP("roll up a new settlement in the band's locale")},
          {"name", QT_TR_NOOP("the new settlement's name"), "NAME"},
          {"id", QT_TR_NOOP("a settlement's number"), "SETTLEMENT"},
          {"fight", QT_TR_NOOP("fight the current encounter there (without --id: in no settlement)")},
          {"strike", QT_TR_NOOP("remove it from the list")},
          pdfOption()},
         answerSettlement,
         {"dusty.muster", "dusty.muster --new --name \"Last Chance\"", "dusty.muster --id 2 --fight"},
         {.rolls = [](const Call &call) { return call.has("new"); }}},
    };
}

} // namespace muster

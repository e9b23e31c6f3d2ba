// SPDX-License-Identifier: MIT
// Views of the campaign outside the program: a page for a phone, and a thumbnail for file managers.
#include "app/commands/commands.h"

#include "app/commands/outfile.h"
#include "app/draw.h"
#include "app/opencampaign.h"
#include "app/refusals.h"
#include "app/text/plain.h"
#include "model/account/phone.h"
#include "model/account/writers.h"
#include "model/systems/encounterrules.h"

#include <QFileInfo>

namespace muster {

namespace {

QJsonValue encounterInHand(const Campaign &campaign)
{
    return campaign.encounter ? QJsonValue(kindOf(*campaign.encounter).id) : QJsonValue();
}

/// Draws something and writes it to the path. The file is closed meanwhile, because drawing may take long.
Reply drawTo(const QString &path, OpenCampaign &open, const Call &call, const Drawing &drawing, QJsonObject json)
{
    json[u"file"_s] = path;
    json[u"encounter"_s] = encounterInHand(open.campaign());
    open.file.reset();
    const auto drawn = draw(call, drawing);
    return drawn ? saveOut(path, drawn->text, json) : drawn.problem();
}

Reply writePhonePage(OpenCampaign &open, const Call &call)
{
    const QString path = call.value("html");
    if (path.isEmpty())
        return wrong(CommandLine::tr("Give a file to write: --html OUT.html (- for standard output)."));
    if (const auto refusal = refuseOut(call, path, outPage))
        return *refusal;
    const PhoneSource source{phonePageOf(open.campaign(), open.pack, open.file->key()), open.pack};
    return drawTo(path, open, call, source, {{u"turn"_s, open.campaign().turn}});
}

Reply writeThumbnail(OpenCampaign &open, const Call &call)
{
    constexpr int smallest = 16;
    constexpr int largest = 1024;
    ThumbnailSource source;
    source.size = call.number("size").value_or(source.size);
    if (source.size < smallest || source.size > largest)
        return wrong(CommandLine::tr("--size must be from %1 to %2 pixels.").arg(smallest).arg(largest));
    const QString path = call.word(1);
    const QFileInfo info(path);
    if (path.isEmpty())
        return wrong(CommandLine::tr(outPng.notAFile).arg(path));
    // The file is given without an option, so that it is easily a wrong one. File managers create an empty file first,
    // with any suffix.
    if (const QString ending = info.suffix().toLower(); !info.exists() && !ending.isEmpty() && ending != u"png"_s)
        return wrong(CommandLine::tr("“%1” does not end in .png, but the picture is a PNG. Give a name such as “%2”.")
                         .arg(shortened(path), shortened(info.completeBaseName() + u".png"_s)));
    if (const auto refusal = refuseOut(call, path, outPng))
        return *refusal;
    const Campaign &campaign = open.campaign();
    if (campaign.encounter) {
        source.table = accountGround(campaign, open.pack);
        if (!source.table->hasMap())
            source.table.reset();
    }
    for (const Figure *figure : campaign.bandByBand())
        source.reps.push_back(figure->rep());
    source.led = campaign.star();
    source.ended = campaign.phase == Phase::Over ? campaign.ended.value_or(CampaignEnding::Lost) : campaign.ended;
    source.pack = open.pack;
    return drawTo(path, open, call, source, {{u"size"_s, source.size}});
}

} // namespace

std::vector<Command> CommandLine::desktopCommands()
{
    return {
        {"phone",
         "FILE",
         QT_TR_NOOP("Writes the encounter for a phone: map, PEFs, band and tests on one page, with boxes to tick; "
                    "without an encounter, the roster."),
         {{"html", QT_TR_NOOP("the page to write, which needs no other file (- for standard output)"), "OUT"}},
         writePhonePage,
         {"harrow.muster --html table.html", "harrow.muster --html - > table.html",
          "harrow.muster --html table.html --json"},
         {.onlyReads = everyCall}},
        {"thumbnail",
         "FILE OUT.png",
         QT_TR_NOOP("Draws a small picture of the campaign: the table of the encounter, or the Reps of the band."),
         {{"size", QT_TR_NOOP("width and height in pixels, 16 to 1024 (default: 256)"), "N"}},
         writeThumbnail,
         {"harrow.muster harrow.png", "harrow.muster harrow.png --size 512", "harrow.muster - > harrow.png"},
         {.onlyReads = everyCall}},
    };
}

} // namespace muster

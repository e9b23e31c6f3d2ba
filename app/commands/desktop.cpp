// SPDX-License-Identifier: MIT
// Views of the campaign outside the program: a page for a phone, and a thumbnail for file managers.
#include "app/commands/commands.h"

#include "app/command.h"
#include "app/commands/outfile.h"
#include "app/opencampaign.h"
#include "app/refusals.h"
#include "app/text/plain.h"
#include "app/values.h"
#include "model/account/account.h"
#include "model/account/phone.h"
#include "model/account/writers.h"
#include "model/systems/encounterrules.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

constexpr int smallest = 16;
constexpr int largest = 1024;

std::optional<Refusal> checkPage(const Call &call, const QString &path)
{
    if (path.isEmpty())
        return wrong(CommandLine::tr("Give a file to write: --html OUT.html (- for standard output)."));
    if (path == standardOutput) {
        if (call.json)
            return wrong(CommandLine::tr("Standard output takes the page or the JSON, not both. Give a file to --html, "
                                         "or leave out --json."));
        return std::nullopt;
    }
    return refusePage(path);
}

/// Refuses to overwrite anything but an older picture. The file is given without an option, so that it is easily a
/// wrong one. File managers create an empty file first, with any suffix.
std::optional<Refusal> checkPicture(const Call &call, const QString &path)
{
    if (path == standardOutput) {
        if (call.json)
            return wrong(CommandLine::tr(
                "Standard output takes the picture or the JSON, not both. Give a file, or leave out --json."));
        return std::nullopt;
    }
    const QFileInfo info(path);
    if (path.isEmpty() || (info.exists() && !info.isFile()))
        return wrong(CommandLine::tr("“%1” is not a file. Give the name of the PNG to write.").arg(shortened(path)));
    if (const QString ending = info.suffix().toLower(); !info.exists() && !ending.isEmpty() && ending != u"png"_s)
        return wrong(CommandLine::tr("“%1” does not end in .png, but the picture is a PNG. Give a name such as “%2”.")
                         .arg(shortened(path), shortened(info.completeBaseName() + u".png"_s)));
    QFile there(path);
    if (info.size() == 0 || (there.open(QIODevice::ReadOnly) && there.read(4) == "\x89PNG"))
        return std::nullopt;
    return wrong(CommandLine::tr("“%1” exists and is not a PNG, so it was not overwritten. Give another name.")
                     .arg(shortened(path)));
}

/// Writes the file and returns the answer. `shown` describes the contents.
Reply replyWritten(const QString &path, const QByteArray &content, const QJsonObject &shown)
{
    if (path == standardOutput)
        return Answer{{}, {}, content};
    if (const auto refusal = saveOut(path, content))
        return *refusal;
    QJsonObject json = shown;
    json[u"file"_s] = path;
    json[u"bytes"_s] = content.size();
    return Answer{CommandLine::tr("Saved to %1.").arg(shortened(path)) + u'\n', json};
}

QJsonValue encounterInHand(const Campaign &campaign)
{
    return campaign.encounter ? QJsonValue(kindOf(*campaign.encounter).id) : QJsonValue();
}

} // namespace

Reply answerPhone(const Call &call, const Environment &surroundings)
{
    const QString path = call.value(u"html"_s);
    if (const auto refusal = checkPage(call, path))
        return *refusal;
    auto open = openCampaign(call.word(0), CampaignFile::Access::ReadOnly);
    if (!open)
        return open.problem();
    const PhoneSource source{phonePageOf(open->campaign(), open->pack, open->file->key()), open->pack};
    const QJsonObject shown{{u"turn"_s, open->campaign().turn}, {u"encounter"_s, encounterInHand(open->campaign())}};
    open->file.reset(); // drawing may take long, so the file is closed
    const Result<QByteArray> page = surroundings.phone(source);
    if (!page)
        return unusable(page.problem().text);
    return replyWritten(path, *page, shown);
}

Reply answerThumbnail(const Call &call, const Environment &surroundings)
{
    const auto size = readNumber(call, u"size"_s);
    if (!size)
        return size.problem();
    ThumbnailSource source;
    source.size = size->value_or(source.size);
    if (source.size < smallest || source.size > largest)
        return wrong(CommandLine::tr("--size must be from %1 to %2 pixels.").arg(smallest).arg(largest));
    const QString path = call.word(1);
    if (const auto refusal = checkPicture(call, path))
        return *refusal;
    auto open = openCampaign(call.word(0), CampaignFile::Access::ReadOnly);
    if (!open)
        return open.problem();
    const Campaign &campaign = open->campaign();
    if (campaign.encounter) {
        source.table = accountGround(campaign, open->pack);
        if (!source.table->hasMap())
            source.table.reset();
    }
    for (const Figure *figure : campaign.bandByBand())
        source.reps.push_back(figure->rep());
    source.led = campaign.star();
    source.ended = campaign.phase == Phase::Over ? campaign.ended.value_or(CampaignEnding::Lost) : campaign.ended;
    source.pack = open->pack;
    const QJsonObject shown{{u"encounter"_s, encounterInHand(campaign)}, {u"size"_s, source.size}};
    open->file.reset();
    const Result<QByteArray> png = surroundings.thumbnail(source);
    if (!png)
        return unusable(png.problem().text);
    return replyWritten(path, *png, shown);
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"

#include "app/command.h"
#include "app/commands/outfile.h"
#include "app/opencampaign.h"
#include "app/refusals.h"
#include "app/text/plain.h"
#include "app/values.h"
#include "model/acts/story.h"

#include <QFileInfo>
#include <QSaveFile>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

Reply addPicture(const Call &call, const Environment &surroundings)
{
    auto open = openCampaign(call.word(0), CampaignFile::Access::ReadWrite);
    if (!open)
        return open.problem();
    const auto about = acts::aboutOf(call.value(u"about"_s), open->file->history(), open->campaign());
    if (!about)
        return wrong(about.problems());
    const Result<PictureContent> content = surroundings.picture(call.word(1));
    if (!content)
        return wrong(content.problem().text);
    const auto made =
        acts::addPicture(open->file->history(), open->campaign(), *about, call.value(u"caption"_s), *content);
    Reply reply = writeStep(*open, call, surroundings, made, [&](const QString &) { return content->bytes; });
    if (reply)
        reply->json[u"id"_s] = open->campaign().lastPicture;
    return reply;
}

Reply strikePicture(const Call &call, const Environment &surroundings, int id)
{
    auto open = openCampaign(call.word(0), CampaignFile::Access::ReadWrite);
    if (!open)
        return open.problem();
    Reply reply = writeStep(*open, call, surroundings, acts::strikePicture(open->campaign(), id));
    if (reply)
        reply->json[u"id"_s] = id;
    return reply;
}

/// Refuses to overwrite anything but another picture. A typing error must not cost a campaign.
std::optional<Refusal> checkPlace(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists() || (info.isFile() && info.size() == 0))
        return std::nullopt;
    if (!info.isFile())
        return unusable(
            CommandLine::tr("“%1” is not a file. Give the name of the picture to write.").arg(shortened(path)));
    QFile there(path);
    const QByteArray begins = there.open(QIODevice::ReadOnly) ? there.read(3) : QByteArray();
    if (begins == "\xff\xd8\xff" || begins == "\x89PN")
        return std::nullopt;
    return wrong(
        CommandLine::tr("“%1” exists and is not a JPEG or PNG picture, so it was not overwritten. Give another "
                        "name.")
            .arg(shortened(path)));
}

Reply savePicture(const Call &call, int id)
{
    const QString path = call.word(1);
    const bool toOutput = path == u"-"_s;
    if (path.isEmpty())
        return wrong(CommandLine::tr("--out needs the file to write too: “muster picture FILE --out K OUT”."));
    if (toOutput && call.json)
        return wrong(
            CommandLine::tr("Standard output takes the picture or the JSON, not both. Give a file to --out, or "
                            "leave out --json."));
    auto open = openCampaign(call.word(0), CampaignFile::Access::ReadOnly);
    if (!open)
        return open.problem();
    const Result<Picture> picture = acts::pictureOf(open->campaign(), id);
    if (!picture)
        return wrong(picture.problems());
    const std::optional<QByteArray> content = open->file->picture(picture->sha256);
    if (!content)
        return unusable(
            CommandLine::tr("Picture %1 of %2 is missing or damaged. Restore a backup, or add the picture again.")
                .arg(QString::number(id), shortened(QFileInfo(call.word(0)).fileName())));
    if (toOutput)
        return Answer{{}, {}, *content};
    if (const auto refusal = checkPlace(path))
        return *refusal;
    if (const auto refusal = saveOut(path, *content))
        return *refusal;
    return Answer{CommandLine::tr("Saved to %1.").arg(shortened(path)) + u'\n',
                  {{u"id"_s, id}, {u"file"_s, path}, {u"bytes"_s, content->size()}, {u"sha256"_s, picture->sha256}}};
}

} // namespace

Reply answerPicture(const Call &call, const Environment &surroundings)
{
    const auto strike = readNumber(call, u"strike"_s);
    if (!strike)
        return strike.problem();
    const auto out = readNumber(call, u"out"_s);
    if (!out)
        return out.problem();
    const bool adds = !*strike && !*out;
    if (*strike && (*out || !call.word(1).isEmpty()))
        return wrong(CommandLine::tr("--strike takes only the number of a picture: “muster picture FILE --strike K”."));
    if (!adds && (call.has(u"about"_s) || call.has(u"caption"_s)))
        return wrong(CommandLine::tr("--about and --caption belong to a picture that is added."));
    if (*strike)
        return strikePicture(call, surroundings, **strike);
    if (*out)
        return savePicture(call, **out);
    if (call.word(1).isEmpty())
        return wrong(CommandLine::tr("Which picture? Give the file of a JPEG, PNG or WebP picture."));
    return addPicture(call, surroundings);
}

} // namespace muster

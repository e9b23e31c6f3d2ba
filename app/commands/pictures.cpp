// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"

#include "app/commands/outfile.h"
#include "app/draw.h"
#include "app/opencampaign.h"
#include "app/refusals.h"
#include "app/text/plain.h"
#include "model/acts/story.h"

namespace muster {

namespace {

Reply savePicture(const OpenCampaign &open, const Call &call, int id)
{
    const QString path = call.word(1);
    if (path.isEmpty())
        return wrong(CommandLine::tr("--out needs the file to write too: “muster picture FILE --out K OUT”."));
    const Result<Picture> picture = acts::pictureOf(open.campaign(), id);
    if (!picture)
        return wrong(picture.problems());
    const std::optional<QByteArray> content = open.file->picture(picture->sha256);
    if (!content)
        return unusable(
            CommandLine::tr("Picture %1 of %2 is missing or damaged. Restore a backup, or add the picture again.")
                .arg(QString::number(id), fileNameOf(call.word(0))));
    if (const auto refusal = refuseOut(call, path, outPicture))
        return *refusal;
    return saveOut(path, *content, {{u"id"_s, id}, {u"file"_s, path}, {u"sha256"_s, picture->sha256}});
}

Reply answerPicture(OpenCampaign &open, const Call &call)
{
    const auto strike = call.number("strike");
    const auto out = call.number("out");
    const QString path = call.word(1);
    if (strike && (out || !path.isEmpty()))
        return wrong(CommandLine::tr("--strike takes only the number of a picture: “muster picture FILE --strike K”."));
    if ((strike || out) && (call.has("about") || call.has("caption")))
        return wrong(CommandLine::tr("--about and --caption belong to a picture that is added."));
    if (out)
        return savePicture(open, call, *out);
    if (!strike && path.isEmpty())
        return wrong(CommandLine::tr("Which picture? Give the file of a JPEG, PNG or WebP picture."));
    const Campaign &now = open.campaign();
    Reply reply = wrong(QString());
    if (strike) {
        reply = writeStep(open, call, acts::strikePicture(now, *strike));
    } else {
        const History &history = open.file->history();
        const auto about = acts::aboutOf(call.value("about"), history, now);
        if (!about)
            return wrong(about.problems());
        const Result<PictureContent> content = takePicture(path);
        if (!content)
            return wrong(content.problem().text);
        reply = writeStep(open, call, acts::addPicture(history, now, *about, call.value("caption"), *content),
                          [&](const QString &) { return content->bytes; });
    }
    if (reply)
        reply->json[u"id"_s] = strike.value_or(now.lastPicture);
    return reply;
}

} // namespace

std::vector<Command> CommandLine::pictureCommands()
{
    return {{"picture",
             "FILE [IMAGE]",
             QT_TR_NOOP("Adds a picture: JPEG, PNG or WebP, kept in the campaign file without its metadata."),
             {{"about",
               QT_TR_NOOP("what it belongs to: campaign, month=N, battle=STEP, step=N, figure=ID or foe=ID (default: "
                          "the present month)"),
               "WHAT"},
              {"caption", QT_TR_NOOP("a line below it"), "TEXT"},
              {"strike", QT_TR_NOOP("remove this picture"), "PICTURE"},
              {"out", QT_TR_NOOP("save this picture to the file IMAGE (- for standard output)"), "PICTURE"}},
             answerPicture,
             {"harrow.muster bridge.jpg --caption \"The bridge\"", "harrow.muster maud.png --about figure=3",
              "harrow.muster bridge.jpg --out 1"},
             {.onlyReads = [](const Call &call) { return call.has("out"); }}}};
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"

#include "app/commands/outfile.h"
#include "app/opencampaign.h"
#include "app/refusals.h"
#include "app/text/plain.h"
#include "app/values.h"
#include "model/account/writers.h"
#include "model/campaign/campaigndocument.h"
#include "model/changes/story.h"
#include "model/packs.h"
#include "model/storytext/storytext.h"

#include <QDir>
#include <QFileInfo>
#include <QMap>

namespace muster {

namespace {

constexpr qint64 longestStory = 64LL * 1024 * 1024; // in bytes; a campaign of 10,000 steps takes five megabytes

Result<QString, Refusal> readStoryFile(const QString &path)
{
    QFile file(path);
    const QFileInfo info(path);
    if (!info.exists())
        return unusable(CommandLine::tr("There is no story “%1”. Check its name and its folder.").arg(shortened(path)));
    if (!info.isFile())
        return unusable(CommandLine::tr("“%1” is not a file. Give the name of a story.").arg(shortened(path)));
    if (!file.open(QIODevice::ReadOnly))
        return unusable(CommandLine::tr("The story “%1” cannot be read: %2.").arg(shortened(path), file.errorString()));
    const QByteArray bytes = file.read(longestStory + 1);
    if (bytes.size() > longestStory)
        return wrong(CommandLine::tr("“%1” is too large for a story. Give the text that “muster story” wrote.")
                         .arg(shortened(path)));
    if (const auto line = lineNotInUtf8(bytes))
        return wrong(CommandLine::tr("Line %1 of “%2” is not UTF-8 text. Save the story as UTF-8.")
                         .arg(*line)
                         .arg(shortened(path)));
    QString text = QString::fromUtf8(bytes);
    if (text.startsWith(QChar::ByteOrderMark))
        text.remove(0, 1);
    return text;
}

/// Returns all pictures that the steps add, in the order of their ids.
std::vector<Picture> picturesIn(std::span<const Step> steps)
{
    std::vector<Picture> pictures;
    for (const Step &step : steps) {
        for (const Change &change : step.changes) {
            if (const auto *taken = change.as<PictureTaken>())
                pictures.push_back(taken->picture);
        }
    }
    return pictures;
}

QString pictureName(const Picture &picture, const QString &suffix)
{
    return u"picture-%1.%2"_s.arg(picture.id).arg(suffix);
}

/// Reads the picture files of a story, by hash. Each must be the one that the story names.
Result<QMap<QString, QByteArray>, Refusal> readPictures(const QString &story, const Steps &steps)
{
    const QDir folder(QFileInfo(story).dir().filePath(pictureFolderOf(story)));
    QMap<QString, QByteArray> contents;
    for (const Picture &picture : picturesIn(steps)) {
        const QString jpeg = folder.filePath(pictureName(picture, u"jpg"_s));
        const QString path = QFileInfo::exists(jpeg) ? jpeg : folder.filePath(pictureName(picture, u"png"_s));
        if (!QFileInfo::exists(path))
            return wrong(
                CommandLine::tr("Picture %1 of the story is missing: “%2”.").arg(picture.id).arg(shortened(jpeg)));
        QFile file(path);
        const QByteArray content = file.open(QIODevice::ReadOnly) ? file.read(mostPictureBytes + 1) : QByteArray();
        if (pictureHash(content) != picture.sha256)
            return wrong(CommandLine::tr("“%1” is another picture than the story names: its hash differs.")
                             .arg(shortened(path)));
        contents.insert(picture.sha256, content);
    }
    return contents;
}

Result<Pack, Refusal> packOfStory(const QString &text)
{
    const QString rules = rulesOfStory(text);
    const QString variant = variantOfStory(text);
    if (variant.isEmpty())
        return choosePack(rules);
    Result<Pack> pack = packToPlay(rules, variant);
    return pack ? Result<Pack, Refusal>(*std::move(pack)) : wrong(pack.problems());
}

Reply answerStory(const OpenCampaign &open, const Call &call)
{
    // Without the player's own names for new figures, so that the text is the same on every computer.
    const FileResult<Pack> pack = packOf(*open.file);
    if (!pack)
        return unusable(pack.problem());
    const QString story = writeStory(open.file->history().stepsInForce(), *pack);
    QJsonObject json{{u"steps"_s, static_cast<qint64>(open.steps())}};
    const QString path = call.word(1);
    if (path.isEmpty() || path == standardOutput) {
        json[u"story"_s] = story;
        return Answer{{}, json, call.json ? QByteArray() : story.toUtf8()}; // unchanged, because it is parsed again
    }
    if (const auto refusal = refuseOut(call, path, outStory))
        return *refusal;
    WrittenAccount written{story.toUtf8()};
    QJsonArray lost;
    for (const Picture &picture : picturesIn(open.file->history().stepsInForce())) {
        const auto content = open.file->picture(picture.sha256);
        if (!content) {
            lost.append(picture.id);
            continue;
        }
        const bool isPng = pictureMimeType(*content) == u"image/png"_s;
        written.files.emplace_back(pictureName(picture, isPng ? u"png"_s : u"jpg"_s), *content);
    }
    if (const auto saved = saveReport(path, written); !saved)
        return unusable(saved.problem().text);
    json[u"file"_s] = path;
    json[u"pictures"_s] = pictureNames(written, pictureFolderOf(path));
    json[u"lost_pictures"_s] = lost;
    Answer answer = savedTo(path, json);
    if (!lost.isEmpty())
        answer.text += CommandLine::tr("%n pictures are damaged or missing in the campaign, and in the story.", nullptr,
                                       static_cast<int>(lost.size()))
            + u'\n';
    return answer;
}

} // namespace

Reply answerNewFromStory(const Call &call)
{
    for (const QString &option : call.options.keys()) {
        if (option != u"story"_s)
            return wrong(
                CommandLine::tr("The story says all there is to say of the campaign. Leave out --%1.").arg(option));
    }
    const QString path = call.value("story");
    const auto text = readStoryFile(path);
    if (!text)
        return text.problem();
    const Result<Pack, Refusal> pack = packOfStory(*text);
    if (!pack)
        return pack.problem();
    const Result<Steps> steps = playStory(*text, *pack);
    if (!steps)
        return wrong(steps.problems());
    if (steps->empty())
        return wrong(CommandLine::tr("“%1” has no story in it.").arg(shortened(path)));
    const auto pictures = readPictures(path, *steps);
    if (!pictures)
        return pictures.problem();
    return answerCreated(call.word(0), *pack, *steps, {}, [&](const QString &sha256) {
        return pictures->contains(sha256) ? std::optional(pictures->value(sha256)) : std::nullopt;
    });
}

std::vector<Command> CommandLine::storyCommands()
{
    return {
        {"story",
         "FILE [OUT]",
         QT_TR_NOOP("Writes the campaign as story text, which people can read and “muster new --story” plays again."),
         {},
         answerStory,
         {"harrow.muster", "harrow.muster harrow.story", "harrow.muster - | less"}}};
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"

#include "app/command.h"
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
#include <QJsonArray>
#include <QMap>

using namespace Qt::StringLiterals;

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

/// Refuses to overwrite anything but another text. A typing error must not cost a campaign.
std::optional<Refusal> checkStoryTarget(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return std::nullopt;
    if (!info.isFile())
        return unusable(
            CommandLine::tr("“%1” is not a file. Give the name of the text to write.").arg(shortened(path)));
    QFile there(path);
    constexpr qint64 enough = 4096;
    if (there.open(QIODevice::ReadOnly) && !there.read(enough).contains('\0'))
        return std::nullopt;
    return wrong(CommandLine::tr("“%1” exists and is not a text, so it was not overwritten. Give another name.")
                     .arg(shortened(path)));
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

QString suffixOf(const QByteArray &content)
{
    return pictureMimeType(content) == u"image/png"_s ? u"png"_s : u"jpg"_s;
}

/// Returns a story's text with its picture files. `lost` gets the ids of pictures that the campaign file does not have.
WrittenAccount writtenStory(const CampaignFile &file, const QString &story, QJsonArray &lost)
{
    WrittenAccount written{story.toUtf8()};
    for (const Picture &picture : picturesIn(file.history().stepsInForce())) {
        if (const auto content = file.picture(picture.sha256))
            written.files.emplace_back(pictureName(picture, suffixOf(*content)), *content);
        else
            lost.append(picture.id);
    }
    return written;
}

QByteArray bytesIn(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.read(mostPictureBytes + 1) : QByteArray();
}

using Contents = QMap<QString, QByteArray>;

/// Reads the picture files of a story, by hash. Each must be the one that the story names.
Result<Contents, Refusal> readPictures(const QString &story, const Steps &steps)
{
    const QDir folder(QFileInfo(story).dir().filePath(pictureFolderOf(story)));
    Contents contents;
    for (const Picture &picture : picturesIn(steps)) {
        const QString jpeg = folder.filePath(pictureName(picture, u"jpg"_s));
        const QString path = QFileInfo::exists(jpeg) ? jpeg : folder.filePath(pictureName(picture, u"png"_s));
        if (!QFileInfo::exists(path))
            return wrong(
                CommandLine::tr("Picture %1 of the story is missing: “%2”.").arg(picture.id).arg(shortened(jpeg)));
        const QByteArray content = bytesIn(path);
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
    if (!pack)
        return wrong(pack.problems());
    return *std::move(pack);
}

} // namespace

Reply answerStory(const OpenCampaign &open, const Call &call, const Environment &)
{
    // Without the player's own names for new figures, so that the text is the same on every computer.
    const FileResult<Pack> pack = packOf(*open.file);
    if (!pack)
        return unusable(pack.problem());
    const QString story = writeStory(open.file->history().stepsInForce(), *pack);
    QJsonObject json{{u"steps"_s, static_cast<qint64>(open.steps())}};
    if (call.words.size() < 2 || call.word(1) == u"-"_s) {
        if (!call.json)
            return Answer{{}, {}, story.toUtf8()}; // unchanged, because it is parsed again
        json[u"story"_s] = story;
        return Answer{{}, json};
    }
    const QString path = call.word(1);
    if (const auto refusal = checkStoryTarget(path))
        return *refusal;
    QJsonArray lost;
    const WrittenAccount written = writtenStory(*open.file, story, lost);
    if (const auto saved = saveReport(path, written); !saved)
        return unusable(saved.problem().text);
    QJsonArray pictures;
    for (const auto &[name, content] : written.files)
        pictures.append(pictureFolderOf(path) + u'/' + name);
    json[u"file"_s] = path;
    json[u"pictures"_s] = pictures;
    json[u"lost_pictures"_s] = lost;
    QString text = CommandLine::tr("Saved to %1.").arg(shortened(path)) + u'\n';
    if (!lost.isEmpty())
        text += CommandLine::tr("%n pictures are damaged or missing in the campaign, and in the story.", nullptr,
                                static_cast<int>(lost.size()))
            + u'\n';
    return Answer{text, json};
}

Reply answerNewFromStory(const Call &call)
{
    const QStringList given = call.options.keys();
    for (const QString &option : given) {
        if (option != u"story"_s)
            return wrong(
                CommandLine::tr("The story says all there is to say of the campaign. Leave out --%1.").arg(option));
    }
    const QString path = call.value(u"story"_s);
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

} // namespace muster

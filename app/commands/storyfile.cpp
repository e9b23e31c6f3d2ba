// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"

#include "app/command.h"
#include "app/opencampaign.h"
#include "app/refusals.h"
#include "app/text/plain.h"
#include "app/throwdice.h"
#include "model/campaign/fit.h"
#include "model/packs.h"
#include "model/storytext/storytext.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QSaveFile>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

constexpr qint64 longestStory = 64 * 1024 * 1024; // bytes; a campaign of 10,000 steps takes five

Result<QString, Refusal> readStoryFile(const QString &path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return unusable(CommandLine::tr("The story “%1” cannot be read: %2.").arg(shortened(path), file.errorString()));
    const QByteArray bytes = file.read(longestStory + 1);
    if (bytes.size() > longestStory)
        return wrong(CommandLine::tr("“%1” is too large for a story. Give the text that “muster story” wrote.")
                         .arg(shortened(path)));
    QString text = QString::fromUtf8(bytes);
    if (text.startsWith(QChar::ByteOrderMark))
        text.remove(0, 1);
    return text;
}

/// A text may take the place of another, but of nothing else: a slip must not cost a campaign.
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

} // namespace

Reply answerStory(const Call &call, const Surroundings &)
{
    if (const auto refusal = refuseDice(call))
        return *refusal;
    const auto open = openCampaign(call.word(0), CampaignFile::Access::ReadOnly);
    if (!open)
        return open.problem();
    // Without the player's own names for those who join: the text reads the same wherever it is taken.
    const FileResult<Pack> pack = packOf(*open->file);
    if (!pack)
        return unusable(pack.problem());
    const QString story = writeStory(open->file->book().stepsInForce(), *pack);
    QJsonObject json{{u"steps"_s, static_cast<qint64>(open->steps())}, {u"rolls"_s, QJsonArray()}};
    if (call.words.size() < 2) {
        if (!call.json)
            return Answer{{}, {}, story.toUtf8()}; // to the letter, for it is read again
        json[u"story"_s] = story;
        return Answer{{}, json};
    }
    const QString path = call.word(1);
    if (const auto refusal = checkStoryTarget(path))
        return *refusal;
    const QByteArray bytes = story.toUtf8();
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return unusable(CommandLine::tr("“%1” could not be written: %2. No file was left behind.")
                            .arg(shortened(path), file.errorString()));
    json[u"file"_s] = path;
    return Answer{CommandLine::tr("Saved to %1.").arg(shortened(path)) + u'\n', json};
}

Reply answerNewFromStory(const Call &call)
{
    if (const auto refusal = refuseDice(call))
        return *refusal;
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
    const Result<Pack, Refusal> pack = choosePack(rulesOfStory(*text));
    if (!pack)
        return pack.problem();
    const Result<Steps> steps = playStory(*text, *pack);
    if (!steps)
        return wrong(steps.problems());
    if (steps->empty())
        return wrong(CommandLine::tr("“%1” has no story in it.").arg(shortened(path)));
    return answerCreated(call.word(0), *pack, *steps);
}

} // namespace muster

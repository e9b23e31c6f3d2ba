// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"

#include "app/command.h"
#include "app/opencampaign.h"
#include "app/refusals.h"
#include "app/text/campaigntext.h"
#include "app/text/plain.h"
#include "app/text/storytext.h"
#include "app/throwdice.h"
#include "model/json/campaignjson.h"
#include "model/story/landwords.h"
#include "model/story/narratedstep.h"

#include <QFileInfo>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

/// Returns the step's pictures except the one that the step added.
QString picturesText(const QList<Picture> &pictures, const NarratedStep &story)
{
    QString text;
    for (const Picture &picture : pictures) {
        const QString number = QString::number(picture.id);
        if (picture.id != story.pictured)
            text += u"       "_s
                + (picture.caption.isEmpty() ? CommandLine::tr("[Picture %1]").arg(number)
                                             : CommandLine::tr("[Picture %1: %2]").arg(number, plain(picture.caption)))
                + u'\n';
    }
    return text;
}

/// Returns the story month by month, each under its own heading, with the player's notes in their places.
QString chronicleText(const OpenCampaign &open, const std::vector<NarratedStep> &stories, const PlacedWords &placed)
{
    QString text = shortened(open.campaign().name) + u'\n';
    int turn = 0;
    for (const NarratedStep &story : stories) {
        if (!placed.isTold(story))
            continue;
        if (story.turn != turn)
            text += u'\n' + words::turn(story.turn, open.campaign(), open.pack) + u'\n';
        turn = story.turn;
        const QString told = storyText(story).replace(u"\n  "_s, u"\n       "_s);
        text += u"%1. %2"_s.arg(QString::number(story.number).rightJustified(3), told);
        for (const Words &words : placed.under(story.number))
            text += noteText(words, u"       "_s);
        text += picturesText(placed.picturesUnder(story.number), story);
    }
    return text;
}

QString chronicleMarkdown(const OpenCampaign &open, const std::vector<NarratedStep> &stories, const PlacedWords &placed)
{
    QString text = u"# "_s + markdownLine(open.campaign().name) + u'\n';
    int turn = 0;
    for (const NarratedStep &story : stories) {
        if (!placed.isTold(story))
            continue;
        if (story.turn != turn)
            text += u"\n## "_s + words::turn(story.turn, open.campaign(), open.pack) + u"\n\n"_s;
        turn = story.turn;
        text += storyMarkdown(story);
        for (const Words &words : placed.under(story.number))
            text += noteMarkdown(words);
    }
    return text;
}

QJsonArray chronicleJson(const OpenCampaign &open, std::span<const Step> steps,
                         const std::vector<NarratedStep> &stories, const PlacedWords &placed)
{
    QJsonArray json;
    for (std::size_t i = 0; i < stories.size(); ++i) {
        QJsonObject entry = storyJson(stories[i]);
        entry[u"label"_s] = words::turn(stories[i].turn, open.campaign(), open.pack);
        entry[u"when"_s] = steps[i].when.toString(Qt::ISODate);
        QJsonArray notes;
        for (const Words &words : placed.under(stories[i].number))
            notes.append(wordsJson(words));
        entry[u"words"_s] = notes;
        QJsonArray pictures;
        for (const Picture &picture : placed.picturesUnder(stories[i].number))
            pictures.append(pictureJson(picture));
        entry[u"pictures"_s] = pictures;
        entry[u"rolls"_s] = rollsJson(steps[i].rolls, open.nameOf());
        json.append(entry);
    }
    return json;
}

} // namespace

Reply answerShow(const OpenCampaign &open, const Call &, const Environment &)
{
    return Answer{campaignText(open.campaign(), open.pack), campaignJson(open.campaign(), open.pack, open.steps())};
}

Reply answerChronicle(const OpenCampaign &open, const Call &call, const Environment &)
{
    const std::span<const Step> steps = open.file->history().stepsInForce();
    const std::vector<NarratedStep> stories = tellAll(steps, open.pack);
    const PlacedWords placed(stories, open.campaign().words, open.campaign().pictures);
    const bool markdown = call.has(u"markdown"_s);
    const QString text = markdown ? chronicleMarkdown(open, stories, placed) : chronicleText(open, stories, placed);
    QJsonObject json{{u"name"_s, open.campaign().name}, {u"chronicle"_s, chronicleJson(open, steps, stories, placed)}};
    if (markdown)
        json[u"markdown"_s] = text;
    return Answer{text, json};
}

namespace {

QString lostPicturesText(const std::vector<int> &lost, const QString &file)
{
    QStringList numbers;
    for (const int id : lost)
        numbers << QString::number(id);
    return CommandLine::tr(
               "%n pictures of %1 are missing or damaged: %2. All steps are whole. Restore a backup, or add the "
               "same image files again: they then show in their old places too.",
               nullptr, static_cast<int>(lost.size()))
        .arg(file, numbers.join(u", "_s));
}

} // namespace

Reply answerCheck(const OpenCampaign &open, const Call &call, const Environment &)
{
    // Opening has checked everything else: the format, the database and the chain of the steps.
    const History &history = open.file->history();
    const auto steps = static_cast<int>(history.inForce);
    const auto takenBack = static_cast<int>(history.steps.size() - history.inForce);
    const QString name = shortened(QFileInfo(call.word(0)).fileName());
    if (const std::vector<int> lost = open.file->lostPictures(); !lost.empty())
        return unusable(lostPicturesText(lost, name));
    QString text = CommandLine::tr("%1 is undamaged: %n steps.", nullptr, steps).arg(name);
    const auto courses = open.file->courses();
    if (!courses)
        return unusable(courses.problem());
    for (const AbandonedCourse &course : *courses) {
        if (const auto left = open.file->courseSteps(course.id); !left)
            return unusable(left.problem());
    }
    if (!courses->empty())
        text += u' ' + CommandLine::tr("%n left courses.", nullptr, static_cast<int>(courses->size()));
    if (takenBack > 0)
        text += u' ' + CommandLine::tr("Undone steps that can still be redone: %1.").arg(takenBack);
    return Answer{text + u'\n',
                  {{u"sound"_s, true},
                   {u"steps"_s, steps},
                   {u"taken_back"_s, takenBack},
                   {u"courses"_s, static_cast<int>(courses->size())},
                   {u"pictures"_s, open.campaign().pictures.size()}}};
}

} // namespace muster

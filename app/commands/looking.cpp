// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"

#include "app/opencampaign.h"
#include "app/refusals.h"
#include "app/text/campaigntext.h"
#include "app/text/columns.h"
#include "app/text/plain.h"
#include "app/text/storytext.h"
#include "app/throwdice.h"
#include "model/json/campaignjson.h"
#include "model/odds/expectation.h"
#include "model/odds/luck.h"
#include "model/story/landwords.h"
#include "model/story/narratedstep.h"
#include "model/story/words.h"

#include <QLocale>

namespace muster {

namespace {

Reply answerShow(const OpenCampaign &open, const Call &)
{
    return Answer{campaignText(open.campaign(), open.pack), campaignJson(open.campaign(), open.pack, open.steps())};
}

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

/// Tells what happened month by month, each under its own heading, with the player's notes in their places.
Reply answerChronicle(const OpenCampaign &open, const Call &call)
{
    const std::span<const Step> steps = open.file->history().stepsInForce();
    const std::vector<NarratedStep> stories = tellAll(steps, open.pack);
    const PlacedWords placed(stories, open.campaign().words, open.campaign().pictures);
    const QString name = open.campaign().name;
    const bool markdown = call.has("markdown");
    QString text = markdown ? u"# "_s + markdownLine(name) + u'\n' : shortened(name) + u'\n';
    int turn = 0;
    QJsonArray json;
    for (std::size_t i = 0; i < stories.size(); ++i) {
        const NarratedStep &story = stories[i];
        const QString label = words::turn(story.turn, open.campaign(), open.pack);
        const bool isTold = placed.isTold(story);
        if (isTold && story.turn != turn)
            text += markdown ? u"\n## "_s + label + u"\n\n"_s : u'\n' + label + u'\n';
        if (isTold) {
            turn = story.turn;
            text += markdown ? storyMarkdown(story)
                             : u"%1. %2"_s.arg(QString::number(story.number).rightJustified(3),
                                               storyText(story).replace(u"\n  "_s, u"\n       "_s));
        }
        QJsonArray notes;
        for (const Words &words : placed.under(story.number)) {
            if (isTold)
                text += markdown ? noteMarkdown(words) : noteText(words, u"       "_s);
            notes.append(wordsJson(words));
        }
        const QList<Picture> shown = placed.picturesUnder(story.number);
        if (isTold && !markdown)
            text += picturesText(shown, story);
        QJsonArray pictures;
        for (const Picture &picture : shown)
            pictures.append(pictureJson(picture));
        QJsonObject entry = storyJson(story);
        entry[u"label"_s] = label;
        entry[u"when"_s] = steps[i].when.toString(Qt::ISODate);
        entry[u"words"_s] = notes;
        entry[u"pictures"_s] = pictures;
        entry[u"rolls"_s] = rollsJson(steps[i].rolls, open.nameOf());
        json.append(entry);
    }
    QJsonObject told{{u"name"_s, name}, {u"chronicle"_s, json}};
    if (markdown)
        told[u"markdown"_s] = text;
    return Answer{text, told};
}

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

Reply answerCheck(const OpenCampaign &open, const Call &call)
{
    // Opening has checked everything else: the format, the database and the chain of the steps.
    const History &history = open.file->history();
    const auto steps = static_cast<int>(history.inForce);
    const auto takenBack = static_cast<int>(history.steps.size() - history.inForce);
    const QString name = fileNameOf(call.word(0));
    if (const std::vector<int> lost = open.file->lostPictures(); !lost.empty())
        return unusable(lostPicturesText(lost, name));
    QString text = CommandLine::tr("%1 is undamaged: %n steps.", nullptr, steps).arg(name);
    const std::vector<AbandonedCourse> &courses = open.file->courses();
    for (const AbandonedCourse &course : courses) {
        if (const auto left = open.file->courseSteps(course.id); !left)
            return unusable(left.problem());
    }
    if (!courses.empty())
        text += u' ' + CommandLine::tr("%n left courses.", nullptr, static_cast<int>(courses.size()));
    if (takenBack > 0)
        text += u' ' + CommandLine::tr("Undone steps that can still be redone: %1.").arg(takenBack);
    return Answer{text + u'\n',
                  {{u"sound"_s, true},
                   {u"steps"_s, steps},
                   {u"taken_back"_s, takenBack},
                   {u"courses"_s, static_cast<int>(courses.size())},
                   {u"pictures"_s, open.campaign().pictures.size()}}};
}

Reply answerLuck(const OpenCampaign &open, const Call &)
{
    const Luck luck = luckIn(open.file->history().stepsInForce());
    Columns throws(0, "llr");
    throws.add({CommandLine::tr("Player"), CommandLine::tr("Rolled by"), CommandLine::tr("Dice"), u"1"_s, u"2"_s,
                u"3"_s, u"4"_s, u"5"_s, u"6"_s, CommandLine::tr("Chi-square"), CommandLine::tr("Chance")});
    QJsonArray by;
    for (const Throws &one : luck.by) {
        const bool own = one.source == Thrower::Player;
        const int dice = diceIn(one.faces);
        const double strayed = chiSquare(one.faces);
        const double chance = chanceOfChiSquare(strayed);
        QStringList cells{one.who, own ? CommandLine::tr("the player") : CommandLine::tr("Muster"),
                          QString::number(dice)};
        QJsonArray counts;
        for (const int count : one.faces) {
            cells << QString::number(count);
            counts.append(count);
        }
        throws.add(cells << QLocale().toString(strayed, 'f', 2) << words::percent(chance));
        by.append(QJsonObject{{u"who"_s, one.who},
                              {u"source"_s, own ? u"own"_s : u"program"_s},
                              {u"dice"_s, dice},
                              {u"faces"_s, counts},
                              {u"chi_square"_s, strayed},
                              {u"p"_s, chance}});
    }
    Columns rare(0, "rllr");
    rare.add({CommandLine::tr("Step"), CommandLine::tr("Roll"), CommandLine::tr("Dice"), CommandLine::tr("Chance")});
    QJsonArray rarest;
    for (const RareRoll &one : luck.rarest) {
        rare.add({QString::number(one.step), words::reason(one.roll.reason, open.nameOf()), facesText(one.roll.dice),
                  words::percent(one.chance)});
        rarest.append(QJsonObject{{u"step"_s, one.step},
                                  {u"reason"_s, slug(one.roll.reason.kind)},
                                  {u"dice"_s, facesJson(one.roll.dice)},
                                  {u"chance"_s, one.chance}});
    }
    const QString text = luck.by.empty()
        ? CommandLine::tr("No dice have been rolled yet.") + u'\n'
        : throws.text() + u'\n' + CommandLine::tr("The rarest rolls") + u'\n' + rare.text();
    return Answer{text, {{u"by"_s, by}, {u"rarest"_s, rarest}}};
}

} // namespace

std::vector<Command> CommandLine::lookingCommands()
{
    return {
        {"show",
         "FILE",
         QT_TR_NOOP("Shows the campaign as it stands."),
         {},
         answerShow,
         {"harrow.muster", "harrow.muster --json", "\"My campaign.muster\""}},
        {"chronicle",
         "FILE",
         QT_TR_NOOP("Tells what happened, month by month, with the dice."),
         {{"markdown", QT_TR_NOOP("as Markdown text")}},
         answerChronicle,
         {"harrow.muster", "harrow.muster --markdown", "harrow.muster --markdown > harrow.md"}},
        {"check",
         "FILE",
         QT_TR_NOOP("Checks the campaign file for damage."),
         {},
         answerCheck,
         {"harrow.muster", "harrow.muster --json", "harrow.muster && cp harrow.muster /media/stick"}},
        {"luck",
         "FILE",
         QT_TR_NOOP("Tells how the dice fell, by whom, and the rarest rolls."),
         {},
         answerLuck,
         {"harrow.muster", "harrow.muster --json", "\"My campaign.muster\""}},
    };
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "model/acts/story.h"

#include "model/acts/demands.h"
#include "model/acts/foes.h"
#include "model/changes/needs.h"
#include "model/changes/story.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"
#include "rules/slug.h"

#include <QStringList>

namespace muster::acts {

namespace {

constexpr int mostCounted = 1000000;

Result<Goal> goalNumbered(const Campaign &campaign, int id)
{
    const auto goal = campaign.goals.constFind(id);
    if (goal != campaign.goals.constEnd())
        return *goal;
    const QString all = numbered(
        campaign.goals, [](const Goal &one) { return one.id; }, [](const Goal &one) { return one.text; });
    return Problem{campaign.goals.isEmpty() ? ActsText::tr("There is no goal %1; there are none yet.").arg(id)
                                            : ActsText::tr("There is no goal %1. Goals: %2.").arg(id).arg(all)};
}

void demandGoalText(const QString &text, Problems &problems)
{
    if (text.trimmed().isEmpty())
        problems << ActsText::tr("A goal must have a text.");
    else if (characters(text) > longestGoal)
        problems << ActsText::tr("A goal has at most %n characters.", nullptr, longestGoal);
    else if (!isPlain(text) || text.contains(u'\n'))
        problems << ActsText::tr("A goal must be one line of plain text.");
}

int mostOf(GoalKind kind)
{
    return kind == GoalKind::StarRep ? highestRep : mostCounted;
}

void demandWhatCounts(const Campaign &campaign, const Pack &pack, const Goal &wanted, Problems &problems)
{
    if (wanted.count < 1 || wanted.count > mostOf(wanted.kind))
        problems << ActsText::tr("A goal cannot want %1. Use 1 to %2.").arg(wanted.count).arg(mostOf(wanted.kind));
    if (wanted.kind == GoalKind::Points && !pack.rewards)
        problems << ActsText::tr("%1 has no encounter points.").arg(pack.title);
    if (wanted.kind == GoalKind::FoeTaken) {
        if (const Result<Foe> foe = foeNumbered(campaign, wanted.foe); !foe)
            problems << foe.problem();
    }
    const QStringList kinds = idsIn(systemOf(campaign, pack).everyKind());
    if (!wanted.won.isEmpty() && !kinds.contains(wanted.won))
        problems << unknownName(ActsText::tr("There is no encounter “%1” in this campaign.").arg(wanted.won.left(40)),
                                wanted.won, kinds, ActsText::tr("Encounters: %1."));
}

} // namespace

Result<Step> setGoal(const Campaign &campaign, const Pack &pack, const Goal &wanted)
{
    if (campaign.ended)
        return alreadyClosed(campaign);
    Problems problems;
    demandGoalText(wanted.text, problems);
    demandWhatCounts(campaign, pack, wanted, problems);
    if (campaign.goals.size() >= mostGoals)
        problems << ActsText::tr("A campaign has at most %n goals.", nullptr, mostGoals);
    if (problems)
        return problems;
    return stepOf(StepKind::Told,
                  GoalSet{campaign.lastGoal + 1, wanted.text.trimmed(), wanted.kind, wanted.count, wanted.won,
                          wanted.foe, wanted.taken});
}

Result<Step> reachGoal(const Campaign &campaign, int id)
{
    if (campaign.ended)
        return alreadyClosed(campaign);
    const Result<Goal> goal = goalNumbered(campaign, id);
    if (!goal)
        return goal.problems();
    if (goal->reached)
        return Problem{ActsText::tr("Goal %1 is reached already.").arg(id)};
    return stepOf(StepKind::Told, GoalReached{id});
}

Result<Step> strikeGoal(const Campaign &campaign, int id)
{
    if (campaign.ended)
        return alreadyClosed(campaign);
    if (const Result<Goal> goal = goalNumbered(campaign, id); !goal)
        return goal.problems();
    return stepOf(StepKind::Told, GoalStruck{id});
}

Result<Step> closeCampaign(const Campaign &campaign, CampaignEnding ending)
{
    if (campaign.ended)
        return alreadyClosed(campaign);
    if (campaign.encounter)
        return Problem{ActsText::tr("An encounter is under way. Finish the battle first.")};
    return stepOf(StepKind::Told, CampaignClosed{ending});
}

namespace {

bool isIn(const History &history, int step)
{
    return step >= 1 && step <= static_cast<int>(history.inForce);
}

bool finishedABattle(const History &history, int step)
{
    return isIn(history, step) && history.steps[static_cast<std::size_t>(step - 1)].kind == StepKind::BattleFinished;
}

/// Returns "8, 15", only the last ones if there are many.
QString battlesIn(const History &history)
{
    constexpr int most = 10;
    QStringList battles;
    for (int step = static_cast<int>(history.inForce); step > 0 && battles.size() < most; --step) {
        if (finishedABattle(history, step))
            battles.prepend(QString::number(step));
    }
    return battles.join(ActsText::tr(", "));
}

Problem unknownWhat(const QString &what)
{
    return {ActsText::tr("“%1” is nothing that a note or a picture can be about. Use campaign, month=N, battle=STEP, "
                         "step=N, figure=ID or foe=ID.")
                .arg(what.left(40))};
}

/// Converts line breaks of other systems.
QString plain(QString text)
{
    return text.replace(QLatin1String("\r\n"), QLatin1String("\n")).replace(u'\r', u'\n');
}

std::optional<Problem> checkWords(const QString &title, const QString &text)
{
    if (text.trimmed().isEmpty())
        return Problem{ActsText::tr("A note needs some text.")};
    if (characters(text) > longestWords)
        return Problem{ActsText::tr("A note has at most %n characters.", nullptr, longestWords)};
    if (characters(title) > longestWordsTitle)
        return Problem{ActsText::tr("A title has at most %n characters.", nullptr, longestWordsTitle)};
    if (title.contains(u'\n'))
        return Problem{ActsText::tr("A title must be one line.")};
    if (!isPlain(title) || !isPlain(text))
        return Problem{ActsText::tr("A note must be plain text: it has a control character other than a line break. "
                                    "Remove it.")};
    return std::nullopt;
}

/// Returns "1, 2, 5".
QString numbersOf(const auto &things)
{
    QStringList numbers;
    for (const int id : things.keys())
        numbers << QString::number(id);
    return numbers.join(ActsText::tr(", "));
}

Problem noWords(const Campaign &now, int id)
{
    return {now.words.isEmpty() ? ActsText::tr("There is no note %1; there are none yet.").arg(id)
                                : ActsText::tr("There is no note %1. Notes: %2").arg(id).arg(numbersOf(now.words))};
}

} // namespace

Result<About> aboutOf(const QString &what, const History &history, const Campaign &now)
{
    if (what.isEmpty())
        return About{AboutKind::Month, now.turn};
    const qsizetype equals = what.indexOf(u'=');
    const auto kind = fromSlug<AboutKind>(equals < 0 ? what : what.left(equals));
    bool isNumber = false;
    const int id = equals < 0 ? 0 : what.mid(equals + 1).toInt(&isNumber);
    if (!kind || (*kind == AboutKind::Campaign) != (equals < 0) || (equals >= 0 && (!isNumber || id < 1)))
        return unknownWhat(what);
    const About about{*kind, id};
    if (const auto problem = checkAbout(about, history, now))
        return *problem;
    return about;
}

std::optional<Problem> checkAbout(const About &about, const History &history, const Campaign &now)
{
    if (about.kind == AboutKind::Month && !canBeAbout(now, about))
        return Problem{ActsText::tr("Turn %1 has not come yet; it is turn %2.").arg(about.id).arg(now.turn)};
    if (about.kind == AboutKind::Figure && !canBeAbout(now, about))
        return Problem{ActsText::tr("There never was a figure %1. Figures: 1 to %2").arg(about.id).arg(now.lastId)};
    if (about.kind == AboutKind::Foe && !canBeAbout(now, about))
        return Problem{ActsText::tr("There is no foe %1.").arg(about.id)};
    if (about.kind == AboutKind::Step && !isIn(history, about.id))
        return Problem{ActsText::tr("There is no step %1. Steps: 1 to %2").arg(about.id).arg(history.inForce)};
    if (about.kind == AboutKind::Battle && !finishedABattle(history, about.id)) {
        const QString battles = battlesIn(history);
        return Problem{battles.isEmpty()
                           ? ActsText::tr("Step %1 did not finish a battle; none has been finished yet.").arg(about.id)
                           : ActsText::tr("Step %1 did not finish a battle. Battles: %2").arg(about.id).arg(battles)};
    }
    return std::nullopt;
}

int turnOf(const About &about, const History &history, const Campaign &now)
{
    switch (about.kind) {
    case AboutKind::Month:
        return about.id;
    case AboutKind::Battle:
    case AboutKind::Step:
        return fold(history.steps, static_cast<std::size_t>(about.id - 1)).turn;
    case AboutKind::Campaign:
    case AboutKind::Figure:
    case AboutKind::Foe:
        break;
    }
    return now.turn;
}

Result<Step> write(const History &history, const Campaign &now, const About &about, const QString &title,
                   const QString &text)
{
    const Words words{now.lastWords + 1, about, plain(title), plain(text), turnOf(about, history, now)};
    if (const auto problem = checkWords(words.title, words.text))
        return *problem;
    return stepOf(StepKind::Told, WordsWritten{words});
}

Result<Step> changeWords(const Campaign &now, int id, const std::optional<QString> &title, const QString &text)
{
    const auto words = now.words.constFind(id);
    if (words == now.words.constEnd())
        return noWords(now, id);
    const WordsChanged changed{id, title ? plain(*title) : words->title, plain(text)};
    if (const auto problem = checkWords(changed.title, changed.text))
        return *problem;
    if (changed.title == words->title && changed.text == words->text)
        return Problem{ActsText::tr("That is what note %1 says already.").arg(id)};
    return stepOf(StepKind::Told, changed);
}

Result<Step> strikeWords(const Campaign &now, int id)
{
    if (!now.words.contains(id))
        return noWords(now, id);
    return stepOf(StepKind::Told, WordsStruck{id});
}

namespace {

std::optional<Problem> checkCaption(const QString &caption)
{
    if (characters(caption) > longestCaption)
        return Problem{ActsText::tr("A caption has at most %n characters.", nullptr, longestCaption)};
    if (caption.contains(u'\n') || !isPlain(caption))
        return Problem{ActsText::tr("A caption must be one line of plain text.")};
    return std::nullopt;
}

} // namespace

Result<Step> addPicture(const History &history, const Campaign &now, const About &about, const QString &caption,
                        const PictureContent &content)
{
    if (const auto problem = checkAbout(about, history, now))
        return *problem;
    if (const auto problem = checkCaption(caption))
        return *problem;
    return stepOf(StepKind::Told,
                  PictureTaken{{now.lastPicture + 1, about, caption, content.width, content.height,
                                static_cast<int>(content.bytes.size()), pictureHash(content.bytes),
                                turnOf(about, history, now)}});
}

Result<Picture> pictureOf(const Campaign &now, int id)
{
    const auto picture = now.pictures.constFind(id);
    if (picture != now.pictures.constEnd())
        return *picture;
    return Problem{now.pictures.isEmpty()
                       ? ActsText::tr("There is no picture %1; there are none yet.").arg(id)
                       : ActsText::tr("There is no picture %1. Pictures: %2").arg(id).arg(numbersOf(now.pictures))};
}

Result<Step> captionPicture(const Campaign &now, int id, const QString &caption)
{
    const Result<Picture> picture = pictureOf(now, id);
    if (!picture)
        return picture.problem();
    if (const auto problem = checkCaption(caption))
        return *problem;
    if (picture->caption == caption)
        return Problem{ActsText::tr("That is the caption of picture %1 already.").arg(id)};
    return stepOf(StepKind::Told, PictureCaptioned{id, caption});
}

Result<Step> strikePicture(const Campaign &now, int id)
{
    if (const Result<Picture> picture = pictureOf(now, id); !picture)
        return picture.problem();
    return stepOf(StepKind::Told, PictureStruck{id});
}

} // namespace muster::acts

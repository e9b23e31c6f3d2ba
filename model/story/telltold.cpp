// SPDX-License-Identifier: MIT
#include "model/changes/campaign.h"
#include "model/changes/enemy.h"
#include "model/changes/story.h"
#include "model/story/aimwords.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/texts.h"

// Foes with a name and goals, in the Chronicle.

namespace muster {

QString words::title(const About &about, int turn, const Campaign &campaign, const Pack &pack)
{
    switch (about.kind) {
    case AboutKind::Campaign:
        return StoryText::tr("The campaign");
    case AboutKind::Month:
        return words::turn(about.id, campaign, pack);
    case AboutKind::Battle:
        return StoryText::tr("%1, the battle", "the month").arg(words::turn(turn, campaign, pack));
    case AboutKind::Step:
        return StoryText::tr("%1, step %2", "the month").arg(words::turn(turn, campaign, pack)).arg(about.id);
    case AboutKind::Figure: {
        const Figure *figure = campaign.findEver(FigureId{about.id});
        return figure ? figure->name : StoryText::tr("Figure %1").arg(about.id);
    }
    case AboutKind::Foe:
        return campaign.foes.contains(about.id) ? campaign.foes.value(about.id).name
                                                : StoryText::tr("Foe %1").arg(about.id);
    }
    Q_UNREACHABLE();
}

const QRegularExpression &words::asides()
{
    static const QRegularExpression brackets(QStringLiteral("(\\[[^\\[\\]\\n]*\\])"));
    return brackets;
}

namespace {

void tellPicture(const Telling &telling, StepStory &story)
{
    story.head.theme = Theme::Picture;
    const auto tell = [&](const QString &title, const Picture &picture) {
        const QString about = words::title(picture.about, picture.turn, telling.after(), telling.pack());
        story.head.title = title;
        story.head.detail = picture.caption.isEmpty()
            ? about
            : StoryText::tr("%1: “%2”", "a month, a caption").arg(about, picture.caption);
        if (picture.about.kind == AboutKind::Figure)
            story.head.about = {FigureId{picture.about.id}};
    };
    if (const auto *taken = telling.change<PictureTaken>()) {
        tell(StoryText::tr("Picture added"), taken->picture);
        story.pictured = taken->picture.id;
    } else if (const auto *captioned = telling.change<PictureCaptioned>()) {
        tell(StoryText::tr("Caption edited"), telling.after().pictures.value(captioned->id));
    } else if (const auto *struck = telling.change<PictureStruck>()) {
        tell(StoryText::tr("Picture removed"), telling.before().pictures.value(struck->id));
    }
}

} // namespace

void tellAsked(const Telling &telling, StepStory &story)
{
    const auto *asked = telling.change<QuestionAsked>();
    if (!asked)
        return;
    const std::vector<DiceAnswer> &answers = asked->answers;
    story.head.theme = Theme::Turn;
    story.head.title = asked->question;
    story.head.detail = answers[static_cast<std::size_t>(asked->answer - 1)].answer;
    for (std::size_t i = 0; i < answers.size(); ++i) {
        StoryLine line;
        line.theme = Theme::Turn;
        line.title = answers[i].answer;
        line.detail = words::dice(1, answers[i].sides);
        line.dice = plainDice(telling.rolls(RollKind::Asked, static_cast<int>(i) + 1));
        story.lines.push_back(line);
    }
}

void tellSetAside(const Telling &telling, StepStory &story)
{
    const auto *run = telling.change<RunSetAside>();
    if (!run)
        return;
    story.head.theme = Theme::Battle;
    story.head.title = StoryText::tr("A run that does not count");
    story.head.detail = words::title(run->outcome);
    for (const ReportedFate &reported : run->figures) {
        if (reported.fate == Fate::Fine)
            continue;
        StoryLine line;
        line.theme = Theme::Battle;
        line.title = telling.name(reported.id);
        line.detail = words::title(reported.fate);
        line.about = {reported.id};
        story.lines.push_back(line);
    }
}

void tellTold(const Telling &telling, StepStory &story)
{
    if (tellAims(telling, story))
        return;
    story.head.theme = Theme::Words;
    const auto tell = [&](const QString &title, const Words &words) {
        story.head.title = title;
        story.head.detail = words::title(words.about, words.turn, telling.after(), telling.pack());
        if (words.about.kind == AboutKind::Figure)
            story.head.about = {FigureId{words.about.id}};
    };
    if (const auto *written = telling.change<WordsWritten>()) {
        tell(StoryText::tr("Note added"), written->words);
        story.wrote = written->words.id;
    } else if (const auto *changed = telling.change<WordsChanged>()) {
        tell(StoryText::tr("Note edited"), telling.after().words.value(changed->id));
    } else if (const auto *struck = telling.change<WordsStruck>()) {
        tell(StoryText::tr("Note deleted"), telling.before().words.value(struck->id));
    } else {
        tellPicture(telling, story);
    }
}

namespace {

bool tellFoe(const Telling &telling, StepStory &story)
{
    const auto tell = [&](const QString &title, int id) {
        story.head.theme = Theme::Foe;
        story.head.title = title;
        story.head.detail = words::about(telling.after().foes.value(id), telling.pack());
    };
    if (const auto *named = telling.change<FoeNamed>()) {
        tell(StoryText::tr("Foe named: %1").arg(named->name), named->id);
        return true;
    }
    const auto *now = telling.change<FoeCorrected>();
    if (!now)
        return false;
    const bool sameStatus = telling.before().foes.value(now->id).status == now->status;
    tell(sameStatus ? StoryText::tr("Foe edited: %1").arg(now->name)
                    : StoryText::tr("%1: %2", "a foe, captured").arg(now->name, words::title(now->status)),
         now->id);
    return true;
}

} // namespace

bool tellAims(const Telling &telling, StepStory &story)
{
    if (tellFoe(telling, story))
        return true;
    story.head.theme = Theme::Goal;
    if (const auto *set = telling.change<GoalSet>()) {
        story.head.title = StoryText::tr("Goal: %1").arg(set->text);
        story.head.detail = words::about(telling.after().goals.value(set->id), telling.after(), telling.pack());
    } else if (const auto *reached = telling.change<GoalReached>()) {
        const Goal goal = telling.after().goals.value(reached->id);
        story.head.title = StoryText::tr("Counted for a goal: %1").arg(goal.text);
        story.head.detail = words::progress(goal);
    } else if (const auto *struck = telling.change<GoalStruck>()) {
        story.head.title = StoryText::tr("Goal removed: %1").arg(telling.before().goals.value(struck->id).text);
    } else if (const auto *closed = telling.change<CampaignClosed>()) {
        story.head.theme = Theme::Ending;
        story.head.title = words::closedAs(closed->ending);
    } else {
        return false;
    }
    return true;
}

void tellGoalsReached(const Telling &telling, StepStory &story)
{
    for (const Goal &goal : telling.after().goals) {
        if (!goal.reached || telling.before().goals.value(goal.id).reached)
            continue;
        StoryLine line;
        line.theme = Theme::Goal;
        line.title = StoryText::tr("Goal reached: %1").arg(goal.text);
        line.detail = words::progress(goal);
        story.lines.push_back(line);
    }
}

StoryLine tellFoeMet(const Telling &telling, const FoeMet &met)
{
    StoryLine line;
    line.theme = Theme::Foe;
    line.title = StoryText::tr("Their leader is %1").arg(telling.after().foes.value(met.foe).name);
    line.detail = words::about(telling.after().foes.value(met.foe), telling.pack());
    line.rulings << QStringLiteral("R91");
    line.dice = diceUpTo(telling.rolls(RollKind::FoeReturns), 3);
    return line;
}

} // namespace muster

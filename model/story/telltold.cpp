// SPDX-License-Identifier: MIT
#include "model/changes/campaign.h"
#include "model/changes/story.h"
#include "model/story/aboutwords.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/texts.h"

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

} // namespace muster

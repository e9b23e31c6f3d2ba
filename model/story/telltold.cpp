// SPDX-License-Identifier: MIT
#include "model/changes/campaign.h"
#include "model/changes/enemy.h"
#include "model/changes/story.h"
#include "model/story/bandwords.h"
#include "model/story/figurehistory.h"
#include "model/story/telling.h"
#include "model/story/words.h"

// The player's own notes and pictures, named foes and goals, in the Chronicle.

namespace muster {

void Telling::asked()
{
    const auto *asked = change<QuestionAsked>();
    if (!asked)
        return;
    const std::vector<DiceAnswer> &answers = asked->answers;
    head = {Theme::Turn, asked->question, answers[std::size_t(asked->answer - 1)].answer};
    for (std::size_t i = 0; i < answers.size(); ++i)
        add(Theme::Turn, answers[i].answer, words::dice(1, answers[i].sides)).dice =
            plainDice(rolls({RollKind::Asked}, int(i) + 1));
}

void Telling::setAside()
{
    const auto *run = change<RunSetAside>();
    if (!run)
        return;
    head = {Theme::Battle, tr("A run that does not count"), words::title(run->outcome)};
    for (const ReportedFate &reported : run->figures) {
        if (reported.fate != Fate::Fine)
            add(Theme::Battle, name(reported.id), words::title(reported.fate), {reported.id});
    }
    for (const FigureLeft &left : leavingAsRunEnds(before))
        story.lines.push_back(leaving(before, left));
}

void Telling::told()
{
    if (foe() || aims())
        return;
    const auto tell = [&](const QString &title, const auto &piece) {
        head = {Theme::Words, title, words::title(piece.about, piece.turn, after, pack)};
        if (piece.about.kind == AboutKind::Figure)
            head.about = {FigureId{piece.about.id}};
        if constexpr (requires { piece.caption; }) {
            head.theme = Theme::Picture;
            if (!piece.caption.isEmpty())
                head.detail = tr("%1: “%2”", "a month, a caption").arg(head.detail, piece.caption);
        }
    };
    if (const auto *written = change<WordsWritten>()) {
        tell(tr("Note added"), written->words);
        story.wrote = written->words.id;
    } else if (const auto *changed = change<WordsChanged>()) {
        tell(tr("Note edited"), after.words.value(changed->id));
    } else if (const auto *struck = change<WordsStruck>()) {
        tell(tr("Note deleted"), before.words.value(struck->id));
    } else if (const auto *taken = change<PictureTaken>()) {
        tell(tr("Picture added"), taken->picture);
        story.pictured = taken->picture.id;
    } else if (const auto *captioned = change<PictureCaptioned>()) {
        tell(tr("Caption edited"), after.pictures.value(captioned->id));
    } else if (const auto *gone = change<PictureStruck>()) {
        tell(tr("Picture removed"), before.pictures.value(gone->id));
    } else {
        head.theme = Theme::Picture;
    }
}

bool Telling::foe()
{
    const auto tell = [&](const QString &title, int id) {
        head = {Theme::Foe, title, words::about(after.foes.value(id), pack)};
        return true;
    };
    if (const auto *named = change<FoeNamed>())
        return tell(tr("Foe named: %1").arg(named->name), named->id);
    const auto *now = change<FoeCorrected>();
    if (!now)
        return false;
    const bool sameStatus = before.foes.value(now->id).status == now->status;
    return tell(sameStatus ? tr("Foe edited: %1").arg(now->name)
                           : tr("%1: %2", "a foe, captured").arg(now->name, words::title(now->status)),
                now->id);
}

bool Telling::aims()
{
    if (const auto *set = change<GoalSet>()) {
        head = {Theme::Goal, tr("Goal: %1").arg(set->text), words::about(after.goals.value(set->id), after, pack)};
    } else if (const auto *reached = change<GoalReached>()) {
        const Goal goal = after.goals.value(reached->id);
        head = {Theme::Goal, tr("Counted for a goal: %1").arg(goal.text), words::progress(goal)};
    } else if (const auto *struck = change<GoalStruck>()) {
        head = {Theme::Goal, tr("Goal removed: %1").arg(before.goals.value(struck->id).text)};
    } else if (const auto *closed = change<CampaignClosed>()) {
        head = {Theme::Ending, words::closedAs(closed->ending)};
    } else {
        return false;
    }
    return true;
}

void Telling::goalsReached()
{
    for (const Goal &goal : after.goals) {
        if (goal.reached && !before.goals.value(goal.id).reached)
            add(Theme::Goal, tr("Goal reached: %1").arg(goal.text), words::progress(goal));
    }
}

StoryLine Telling::foeMet(const FoeMet &met) const
{
    const Foe foe = after.foes.value(met.foe);
    return {Theme::Foe,
            tr("Their leader is %1").arg(foe.name),
            words::about(foe, pack),
            diceUpTo(rolls({RollKind::FoeReturns}), 3),
            {},
            {QStringLiteral("R91")}};
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "model/story/figurehistory.h"

#include "model/changes/campaign.h"
#include "model/changes/play.h"
#include "model/story/telling.h"

#include <algorithm>

namespace muster {

namespace {

/// Returns the turn that a line is about: of a step that takes over a campaign from paper the turn in which the figure
/// joined or left, of any other its own.
int turnOf(const StoryLine &line, FigureId id, const Step &step, const Campaign &before, const Campaign &after)
{
    if (!firstOf<ImportedFromPaper>(step.changes))
        return before.turn;
    const auto gone = std::ranges::find(after.former, id, [](const FormerFigure &former) { return former.figure.id; });
    return line.theme != Theme::Recruit && gone != after.former.end() ? gone->farewell.turn
                                                                      : after.findEver(id)->joined;
}

} // namespace

FigureHistories figureHistories(std::span<const Step> steps, const Pack &pack)
{
    FigureHistories histories;
    std::map<FigureId, StoryLine> tests; // each figure's latest test on the table
    int began = 0; // number of the step that began the battle
    replay(steps, [&](const Step &step, int number, const Campaign &before, const Campaign &after) {
        if (firstOf<PlayBegun>(step.changes)) {
            tests.clear();
            began = number;
        }
        // Of a run that was set aside nothing is left for those who were there before.
        if (step.kind == StepKind::SetAside && before.play) {
            for (auto &[id, chapters] : histories) {
                if (before.play->began.has(id))
                    std::erase_if(chapters, [=](const FigureChapter &chapter) { return chapter.step > began; });
            }
        }
        if (step.kind == StepKind::Prepared)
            return; // with many lines, none of which decides
        NarratedStep story = tell(step, number, before, after, pack);
        story.lines.insert(story.lines.begin(), story.head);
        for (const StoryLine &line : story.lines) {
            for (const FigureId id : line.about) {
                if (line.theme == Theme::Battle && firstOf<TestTaken>(step.changes))
                    tests[id] = line;
                const Figure *figure = line.decides ? after.findEver(id) : nullptr;
                if (!figure)
                    continue;
                FigureChapter &chapter = histories[id].emplace_back(
                    FigureChapter{line, number, turnOf(line, id, step, before, after), figure->rep()});
                if (const auto last = tests.find(id);
                    line.theme == Theme::Dead && line.dice.rolls.empty() && last != tests.end()) {
                    append(chapter.detail, last->second.text());
                    chapter.dice = last->second.dice;
                }
            }
        }
    });
    return histories;
}

std::vector<FigureChapter> figureHistory(std::span<const Step> steps, const Pack &pack, FigureId id)
{
    return whyItsRep(figureHistories(steps, pack), id);
}

std::vector<FigureChapter> whyItsRep(const FigureHistories &histories, FigureId id)
{
    std::vector<FigureChapter> chapters;
    if (const auto history = histories.find(id); history != histories.end())
        std::ranges::copy_if(history->second, std::back_inserter(chapters), [&](const FigureChapter &chapter) {
            return chapters.empty() || chapter.rep != chapters.back().rep;
        });
    return chapters;
}

} // namespace muster

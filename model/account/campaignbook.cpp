// SPDX-License-Identifier: MIT
#include "model/account/campaignbook.h"

#include "model/account/career.h"
#include "model/changes/band.h"
#include "model/story/bandwords.h"
#include "model/story/words.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace muster {

namespace {

/// Returns whether the book lists the step among those of its month. Edits by hand, and steps that are described with a
/// battle, are left out.
bool standsInTheBook(StepKind kind)
{
    switch (kind) {
    case StepKind::Founded:
    case StepKind::Recruited:
    case StepKind::Dismissed:
    case StepKind::TurnsPassed:
    case StepKind::Travelled:
    case StepKind::SettlementFound:
    case StepKind::PlayerJoined:
    case StepKind::PlayerLeft:
    case StepKind::Asked:
    case StepKind::SetAside:
        return true;
    case StepKind::Prepared:
    case StepKind::BattleFinished:
    case StepKind::Corrected:
    case StepKind::Played:
    case StepKind::PressSought:
    case StepKind::Equipped:
    case StepKind::Arranged:
    case StepKind::Told:
        return false;
    }
    Q_UNREACHABLE();
}

/// Returns for each step whether it belongs to a run that was set aside, whose battle is described nowhere else.
std::vector<bool> ofRunsSetAside(std::span<const Step> steps)
{
    std::vector<bool> found(steps.size());
    bool isAside = false;
    for (std::size_t i = steps.size(); i-- > 0;) {
        const StepKind kind = steps[i].kind;
        isAside =
            kind == StepKind::SetAside || (isAside && kind != StepKind::Prepared && kind != StepKind::BattleFinished);
        found[i] = isAside && kind == StepKind::Played;
    }
    return found;
}

/// Returns a line for each figure renamed by hand in this step. Other edits by hand are left out.
std::vector<AccountLine> renamesIn(const Step &step, const Campaign &before)
{
    std::vector<AccountLine> lines;
    for (const Change &change : step.changes) {
        const auto *corrected = change.as<FigureCorrected>();
        const Figure *old = corrected ? before.find(corrected->figure.id) : nullptr;
        if (old && old->name != corrected->figure.name)
            lines.push_back({AccountText::tr("%1 is now called %2.").arg(old->name, corrected->figure.name)});
    }
    return lines;
}

/// Returns the months in which something happened. Notes and pictures about the campaign are added to the opening.
std::vector<BookMonth> monthsOf(CampaignBook &book, std::span<const Step> steps, const Campaign &now, const Pack &pack)
{
    std::map<int, BookMonth> months;
    const std::vector<bool> setAside = ofRunsSetAside(steps);
    std::vector<AccountLine> run; // lines of a run that is set aside
    replay(steps, [&](const Step &step, int number, const Campaign &before, const Campaign &after) {
        const bool isTold = standsInTheBook(step.kind);
        const bool isAside = setAside[std::size_t(number) - 1];
        std::vector<AccountLine> lines;
        if (isTold || isAside) {
            const NarratedStep story = tell(step, number, before, after, pack);
            (isAside ? run : lines).push_back(sentenceOf(story.head));
            if (step.kind == StepKind::SetAside)
                std::ranges::move(std::exchange(run, {}), std::back_inserter(lines));
            if (isTold)
                std::ranges::transform(story.lines, std::back_inserter(lines), sentenceOf);
        }
        if (!isTold)
            std::ranges::move(renamesIn(step, before), std::back_inserter(lines));
        if (isTold || !lines.empty())
            std::ranges::move(lines, std::back_inserter(months[qMax(1, before.turn)].lines));
    });
    for (Account &account : accountsOf(steps, pack, battlesOf(steps)))
        months[account.turn].battles.push_back(std::move(account));
    const auto addPassages = [&](const auto &all) {
        for (const auto &one : all) {
            if (one.about.kind == AboutKind::Campaign)
                book.opening.push_back(passageOf(one));
            else if (one.about.kind == AboutKind::Month && months[one.about.id].battles.empty())
                months[one.about.id].passages.push_back(passageOf(one));
        }
    };
    addPassages(now.words);
    addPassages(now.pictures);
    std::vector<BookMonth> all;
    for (auto &[turn, told] : months) {
        told.turn = turn;
        told.title = words::turn(turn, now, pack);
        all.push_back(std::move(told));
    }
    return all;
}

void tellLives(CampaignBook &book, std::span<const Step> steps, const Campaign &now, const Pack &pack)
{
    const Careers careers = careersOf(steps, pack);
    for (const Career &career : careers.all) {
        const Figure &figure = career.figure;
        book.careers.push_back({figure.id, figure.name, figure.star, words::kindOf(figure, pack),
                                linesOf(career.chapters, now, pack), sumsInWords(career.sums), career.passages});
    }
    for (const Foe &foe : now.foes) {
        std::vector<AccountLine> lines;
        for (const FoeMeeting &meeting : foe.met)
            lines.push_back(
                {AccountText::tr("%1: %2; %3")
                     .arg(words::turn(meeting.turn, now, pack), words::title(meeting), words::fate(meeting))});
        book.foes.push_back({{},
                             foe.name,
                             false,
                             words::about(foe, pack),
                             lines,
                             AccountText::tr("%1, %2").arg(words::metTimes(foe), words::title(foe.status)),
                             passagesAbout({AboutKind::Foe, foe.id}, now, now.turn)});
    }
    for (const auto &[figure, farewell] : now.former) {
        const Career *career = careers.find(figure.id);
        book.losses.push_back({figure.id, figure.name, figure.star, words::kindOf(figure, pack),
                               words::turn(farewell.turn, now, pack),
                               career ? words::capitalised(career->how) : QString(), figure.status == Status::Dead});
    }
    std::stable_partition(book.losses.begin(), book.losses.end(), [](const BookLoss &loss) { return loss.dead; });
}

} // namespace

CampaignBook campaignBookOf(std::span<const Step> steps, const Pack &pack)
{
    const Campaign now = fold(steps);
    CampaignBook book;
    book.title = now.name;
    QStringList stars;
    for (const Figure *star : now.stars())
        stars << star->name;
    for (auto former = now.former.rbegin(); stars.isEmpty() && former != now.former.rend(); ++former) {
        if (former->figure.star)
            stars << former->figure.name;
    }
    book.star = words::listing(stars);
    if (const Picture *portrait = miniatureOf(now.pictures, firstStar))
        book.portrait = *portrait;
    book.rules = words::rules(now, pack);
    book.worth = words::worthName(pack);
    book.months = monthsOf(book, steps, now, pack);
    if (!book.months.empty()) {
        const QString first = book.months.front().title;
        // The month that has just begun has nothing to show except recruits.
        const auto fought = std::find_if(book.months.rbegin(), book.months.rend(),
                                         [](const BookMonth &month) { return !month.battles.empty(); });
        const QString last = fought == book.months.rend() ? book.months.back().title : fought->title;
        book.span = first == last ? first : AccountText::tr("%1 to %2").arg(first, last);
    }
    const auto add = [&](const QString &what, const QString &value) { book.facts.push_back({what, value}); };
    if (now.hasSeveralStars() && pack.rewards) {
        for (const Figure *star : now.stars())
            add(AccountText::tr("Won, %1", "a player").arg(words::player(*star)), words::won(now.pastOf(star->id)));
    } else {
        add(AccountText::tr("Battles won"), words::won(now.past));
    }
    add(AccountText::tr("Ever in the band"), QString::number(now.band.size() + now.former.size()));
    add(AccountText::tr("Dead"), QString::number(std::ranges::count_if(now.former, [](const FormerFigure &former) {
            return former.figure.status == Status::Dead;
        })));
    if (now.ended)
        add(AccountText::tr("How it ended"), words::closedAs(*now.ended));
    for (const Goal &goal : now.goals) {
        if (goal.reached)
            add(goal.text, words::reached(goal, now, pack));
    }
    tellLives(book, steps, now, pack);
    return book;
}

} // namespace muster

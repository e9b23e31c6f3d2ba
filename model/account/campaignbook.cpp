// SPDX-License-Identifier: MIT
#include "model/account/campaignbook.h"

#include "model/account/career.h"
#include "model/changes/band.h"
#include "model/story/aimwords.h"
#include "model/story/bandwords.h"
#include "model/story/words.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace muster {

namespace {

/// What is told of a month beside its battles. What was edited by hand, and what is told with a battle, is left out.
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

/// Whether each step is of a run that does not count: nothing else tells of its battle.
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

/// Who is called otherwise from this step on. What else was edited by hand is left out.
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

void tellMonths(CampaignBook &book, std::span<const Step> steps, const Campaign &now, const Pack &pack)
{
    std::map<int, BookMonth> months;
    const auto month = [&](int turn) -> BookMonth & {
        BookMonth &found = months[turn];
        found.turn = turn;
        return found;
    };
    Campaign before;
    Campaign after;
    int number = 0;
    const std::vector<bool> setAside = ofRunsSetAside(steps);
    std::vector<AccountLine> run; // what was played of one that is set aside
    for (const Step &step : steps) {
        ++number;
        apply(after, step);
        if (setAside[static_cast<std::size_t>(number - 1)])
            run.push_back(sentenceOf(tell(step, number, before, after, pack).head));
        if (standsInTheBook(step.kind)) {
            const StepStory story = tell(step, number, before, after, pack);
            std::vector<AccountLine> &lines = month(qMax(1, before.turn)).lines;
            lines.push_back(sentenceOf(story.head));
            if (step.kind == StepKind::SetAside)
                std::ranges::move(std::exchange(run, {}), std::back_inserter(lines));
            for (const StoryLine &line : story.lines)
                lines.push_back(sentenceOf(line));
        } else if (std::vector<AccountLine> renames = renamesIn(step, before); !renames.empty()) {
            std::ranges::move(renames, std::back_inserter(month(qMax(1, before.turn)).lines));
        }
        apply(before, step);
    }
    for (Account &account : accountsOf(steps, pack, battlesOf(steps)))
        month(account.turn).battles.push_back(std::move(account));
    for (const Words &words : now.words) {
        if (words.about.kind == AboutKind::Campaign)
            book.opening.push_back({words.title, words.text});
        else if (words.about.kind == AboutKind::Month && month(words.about.id).battles.empty())
            month(words.about.id).passages.push_back({words.title, words.text});
    }
    for (const Picture &picture : now.pictures) {
        const AccountPassage passage{{}, {}, accountPicture(picture)};
        if (picture.about.kind == AboutKind::Campaign)
            book.opening.push_back(passage);
        else if (picture.about.kind == AboutKind::Month && month(picture.about.id).battles.empty())
            month(picture.about.id).passages.push_back(passage);
    }
    for (auto &[turn, told] : months) {
        told.title = words::turn(turn, now, pack);
        book.months.push_back(std::move(told));
    }
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
        BookFoe &told = book.foes.emplace_back();
        told.name = foe.name;
        told.about = words::about(foe, pack);
        told.status = AccountText::tr("%1, %2").arg(words::metTimes(foe), words::title(foe.status));
        for (const FoeMeeting &meeting : foe.met)
            told.lines.push_back(
                {AccountText::tr("%1: %2; %3")
                     .arg(words::turn(meeting.turn, now, pack), words::title(meeting), words::fate(meeting))});
        told.passages = passagesAbout({AboutKind::Foe, foe.id}, now, now.turn);
    }
    for (const FormerFigure &former : now.former) {
        const Career *career = careers.find(former.figure.id);
        book.losses.push_back({former.figure.id, former.figure.name, former.figure.star,
                               words::kindOf(former.figure, pack), words::turn(former.farewell.turn, now, pack),
                               career ? words::capitalised(career->how) : QString(),
                               former.figure.status == Status::Dead});
    }
    std::stable_partition(book.losses.begin(), book.losses.end(), [](const BookLoss &loss) { return loss.dead; });
}

} // namespace

CampaignBook campaignBookOf(std::span<const Step> steps, const Pack &pack)
{
    Campaign now;
    for (const Step &step : steps)
        apply(now, step);
    CampaignBook book;
    book.title = now.name;
    QStringList stars;
    for (const Figure *star : now.stars())
        stars << star->name;
    if (stars.isEmpty()) {
        const auto last = std::find_if(now.former.rbegin(), now.former.rend(),
                                       [](const FormerFigure &former) { return former.figure.star; });
        if (last != now.former.rend())
            stars << last->figure.name;
    }
    book.star = words::listing(stars);
    if (const Picture *portrait = miniatureOf(now.pictures, firstStar))
        book.portrait = accountPicture(*portrait);
    book.rules =
        pack.list(now.list) ? AccountText::tr("%1, %2").arg(pack.title, words::enemy(now.list, pack)) : pack.title;
    book.worth = words::worthName(pack);
    tellMonths(book, steps, now, pack);
    if (!book.months.empty()) {
        const QString first = book.months.front().title;
        // The month that has just begun has nothing to tell but who was recruited for it.
        const auto fought = std::find_if(book.months.rbegin(), book.months.rend(),
                                         [](const BookMonth &month) { return !month.battles.empty(); });
        const QString last = fought == book.months.rend() ? book.months.back().title : fought->title;
        book.span = first == last ? first : AccountText::tr("%1 to %2").arg(first, last);
    }
    const auto dead = std::count_if(now.former.begin(), now.former.end(),
                                    [](const FormerFigure &former) { return former.figure.status == Status::Dead; });
    const auto won = [&](const QString &title, const std::vector<PastEncounter> &past) {
        book.facts.push_back({title, AccountText::tr("%1 of %2").arg(battlesWon(past)).arg(past.size())});
    };
    if (now.hasSeveralStars() && pack.rewards) {
        for (const Figure *star : now.stars())
            won(AccountText::tr("Won, %1", "a player").arg(words::player(*star)), now.pastOf(star->id));
    } else {
        won(AccountText::tr("Battles won"), now.past);
    }
    book.facts.push_back({AccountText::tr("Ever in the band"), QString::number(now.band.size() + now.former.size())});
    book.facts.push_back({AccountText::tr("Dead"), QString::number(dead)});
    if (now.ended)
        book.facts.push_back({AccountText::tr("How it ended"), words::closedAs(*now.ended)});
    for (const Goal &goal : now.goals) {
        if (goal.reached)
            book.facts.push_back({goal.text, words::reached(goal, now, pack)});
    }
    tellLives(book, steps, now, pack);
    return book;
}

} // namespace muster

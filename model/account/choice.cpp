// SPDX-License-Identifier: MIT
#include "model/account/choice.h"

#include <set>
#include <utility>

namespace muster {

namespace {

/// Takes the dice out of the sentences, and hands each with its sentence to `kept`.
void takeDice(Account &account, auto kept)
{
    const auto take = [&](const QString &text, std::vector<StoryDice> &dice) {
        if (!dice.empty())
            kept(text, std::exchange(dice, {}));
    };
    const bool toldInPlay = !account.turns.empty(); // and need not be told twice
    for (AccountParagraph &paragraph : account.table.paragraphs) {
        for (AccountLine &line : paragraph.lines) {
            if (toldInPlay)
                line.dice.clear();
            take(line.text, line.dice);
        }
    }
    for (AccountTurn &turn : account.turns)
        for (AccountLine &line : turn.lines)
            take(turn.turn > 0 ? AccountText::tr("Turn %1, %2").arg(QString::number(turn.turn), line.text) : line.text,
                 line.dice);
    for (AccountFate &fate : account.fates)
        take(AccountText::tr("%1: %2").arg(fate.name, fate.told), fate.dice);
    for (AccountCareer &career : account.careers)
        for (AccountLine &line : career.lines)
            take(AccountText::tr("%1: %2").arg(career.name, line.text), line.dice);
}

void leaveOutWords(Account &account)
{
    const auto isWords = [](const AccountPassage &passage) { return !passage.picture; };
    std::erase_if(account.opening, isWords);
    std::erase_if(account.closing, isWords);
    for (AccountCareer &career : account.careers)
        std::erase_if(career.passages, isWords);
    for (AccountTurn &turn : account.turns)
        std::erase_if(turn.lines, [](const AccountLine &line) { return line.own; });
}

void leaveOutPictures(Account &account)
{
    const auto isPicture = [](const AccountPassage &passage) { return passage.picture.has_value(); };
    std::erase_if(account.opening, isPicture);
    std::erase_if(account.closing, isPicture);
    for (AccountCareer &career : account.careers)
        std::erase_if(career.passages, isPicture);
    for (AccountTurn &turn : account.turns)
        turn.pictures.clear();
}

} // namespace

Account chosen(Account account, const AccountChoice &choice)
{
    if (!choice.words)
        leaveOutWords(account);
    if (!choice.pictures)
        leaveOutPictures(account);
    if (!choice.table) {
        account.table.encounter.setup.sections.clear();
        account.table.settlement.reset();
        account.table.paragraphs.clear();
    }
    if (!choice.came)
        account.came.clear();
    if (!choice.turns) {
        for (const AccountTurn &turn : std::exchange(account.turns, {})) {
            for (const AccountPicture &picture : turn.pictures)
                account.opening.push_back({{}, {}, picture});
        }
    }
    if (!choice.fates)
        account.fates.clear();
    if (!choice.careers)
        account.careers.clear();
    std::erase_if(account.turns, [](const AccountTurn &turn) { return turn.lines.empty() && turn.pictures.empty(); });
    if (choice.dice == AccountDice::None) {
        takeDice(account, [](const QString &, const std::vector<StoryDice> &) {});
        for (AccountFate &fate : account.fates)
            fate.told = fate.toldWithoutDice;
    }
    if (choice.dice == AccountDice::Story) {
        std::vector<AccountLine> atEnd;
        takeDice(account, [&](const QString &text, const std::vector<StoryDice> &dice) {
            atEnd.push_back({text, dice});
        });
        account.diceAtEnd = atEnd;
    }
    return account;
}

/// The lives of those who came, as they stood after the battle; not of those who are told of already.
static void tellCareers(Account &account, const FigureHistories &histories, const Campaign &now, const Pack &pack,
                        std::set<FigureId> &told)
{
    for (const AccountFigure &came : account.came) {
        if (!told.insert(came.id).second)
            continue;
        std::vector<FigureChapter> chapters;
        if (const auto history = histories.find(came.id); history != histories.end())
            std::copy_if(history->second.begin(), history->second.end(), std::back_inserter(chapters),
                         [&](const FigureChapter &chapter) { return chapter.step <= account.step; });
        account.careers.push_back({came.id,
                                   came.name,
                                   came.star,
                                   came.kind,
                                   linesOf(chapters, now, pack),
                                   {},
                                   passagesAbout({AboutKind::Figure, number(came.id)}, now, account.turn)});
    }
}

std::vector<Account> accountsOf(std::span<const Step> steps, const Pack &pack,
                                const std::vector<FinishedBattle> &battles, const AccountChoice &choice)
{
    std::vector<Account> accounts = accountsOf(steps, pack, battles);
    if (choice.careers) {
        const FigureHistories histories = figureHistories(steps, pack);
        Campaign now;
        for (const Step &step : steps)
            apply(now, step);
        std::set<FigureId> told; // each life once, with the last of the battles it came to
        for (auto account = accounts.rbegin(); account != accounts.rend(); ++account)
            tellCareers(*account, histories, now, pack, told);
    }
    for (Account &account : accounts)
        account = chosen(std::move(account), choice);
    return accounts;
}

} // namespace muster

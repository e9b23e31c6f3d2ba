// SPDX-License-Identifier: MIT
#include "model/account/account.h"

#include <iterator>
#include <set>

namespace muster {

namespace {

/// Calls `visit` with each list of the player's notes and pictures except those of the turns.
void eachPassages(auto &account, auto visit)
{
    visit(account.opening);
    visit(account.closing);
    for (auto &career : account.careers)
        visit(career.passages);
}

/// Removes the dice from the account. Returns the lines that had any, with their dice.
std::vector<AccountLine> takeDice(Account &account)
{
    std::vector<AccountLine> taken;
    const auto take = [&](const QString &text, std::vector<StoryDice> &dice) {
        if (!dice.empty())
            taken.push_back({text, std::exchange(dice, {})});
    };
    const bool toldInPlay = !account.turns.empty(); // the turns contain them already
    for (AccountParagraph &paragraph : account.table.paragraphs) {
        for (AccountLine &line : paragraph.lines) {
            if (toldInPlay)
                line.dice.clear();
            take(line.text, line.dice);
        }
    }
    for (AccountTurn &turn : account.turns) {
        for (AccountLine &line : turn.lines)
            take(turn.turn > 0 ? AccountText::tr("Turn %1, %2").arg(QString::number(turn.turn), line.text) : line.text,
                 line.dice);
    }
    for (AccountFate &fate : account.fates)
        take(AccountText::tr("%1: %2").arg(fate.name, fate.told), fate.dice);
    for (AccountCareer &career : account.careers) {
        for (AccountLine &line : career.lines)
            take(AccountText::tr("%1: %2").arg(career.name, line.text), line.dice);
    }
    return taken;
}

/// Adds the careers of the figures that took part, as they were after the battle, except those in `told`.
void tellCareers(Account &account, const FigureHistories &histories, const Campaign &now, const Pack &pack,
                 std::set<FigureId> &told)
{
    for (const AccountFigure &came : account.came) {
        if (!told.insert(came.id).second)
            continue;
        std::vector<FigureChapter> chapters;
        if (const auto history = histories.find(came.id); history != histories.end())
            std::ranges::copy_if(history->second, std::back_inserter(chapters),
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

} // namespace

std::vector<Picture> picturesIn(const Account &account)
{
    std::vector<Picture> all;
    eachPassages(account, [&](const std::vector<AccountPassage> &passages) {
        for (const AccountPassage &passage : passages) {
            if (passage.picture)
                all.push_back(*passage.picture);
        }
    });
    for (const AccountTurn &turn : account.turns)
        all.insert(all.end(), turn.pictures.begin(), turn.pictures.end());
    return all;
}

Account chosen(Account account, const AccountChoice &choice)
{
    eachPassages(account, [&](std::vector<AccountPassage> &passages) {
        std::erase_if(passages,
                      [&](const AccountPassage &one) { return !(one.picture ? choice.pictures : choice.words); });
    });
    for (AccountTurn &turn : account.turns) {
        if (!choice.words)
            std::erase_if(turn.lines, [](const AccountLine &line) { return line.own; });
        if (!choice.pictures)
            turn.pictures.clear();
    }
    if (!choice.table) {
        account.table.encounter.setup.sections.clear();
        account.table.settlement.reset();
        account.table.paragraphs.clear();
    }
    if (!choice.came)
        account.came.clear();
    if (!choice.turns) {
        for (const AccountTurn &turn : std::exchange(account.turns, {})) {
            for (const Picture &picture : turn.pictures)
                account.opening.push_back({{}, {}, picture});
        }
    }
    if (!choice.fates)
        account.fates.clear();
    if (!choice.careers)
        account.careers.clear();
    std::erase_if(account.turns, [](const AccountTurn &turn) { return turn.lines.empty() && turn.pictures.empty(); });
    if (choice.dice == AccountDice::Story)
        account.diceAtEnd = takeDice(account);
    if (choice.dice == AccountDice::None) {
        takeDice(account);
        for (AccountFate &fate : account.fates)
            fate.told = fate.toldWithoutDice;
    }
    return account;
}

std::vector<Account> accountsOf(std::span<const Step> steps, const Pack &pack,
                                const std::vector<FinishedBattle> &battles, const AccountChoice &choice)
{
    std::vector<Account> accounts = accountsOf(steps, pack, battles);
    if (choice.careers) {
        const FigureHistories histories = figureHistories(steps, pack);
        const Campaign now = fold(steps);
        std::set<FigureId> told; // one career for each figure, with its last battle
        for (auto account = accounts.rbegin(); account != accounts.rend(); ++account)
            tellCareers(*account, histories, now, pack, told);
    }
    for (Account &account : accounts)
        account = chosen(std::move(account), choice);
    return accounts;
}

} // namespace muster

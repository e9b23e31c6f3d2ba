// SPDX-License-Identifier: MIT
#include "model/acts/acts.h"

#include "model/acts/demands.h"
#include "rules/dice/attempt.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

namespace muster {

template<>
constinit const Registered<ActKind> *Registered<ActKind>::s_last = nullptr;

bool isSame(const ActKind &kind, const void *one, const void *other)
{
    return areSameInFiles(kind, one, other);
}

} // namespace muster

namespace muster::acts {

QString title(const Act &act)
{
    return act.kind().title(act.value());
}

Problems run(const Campaign &campaign, const Pack &pack, const Act &act, quint64 seed, Dice &dice, Step &step)
{
    step.kind = StepKind::Played;
    return act.kind().run({campaign, pack, seed, dice, step}, act.value());
}

namespace {

/// Runs an act up to its first die, if it has any.
Problems runWithoutDice(const Campaign &campaign, const Pack &pack, const Act &act, Step &step)
{
    Problems problems;
    attempt({}, [&](Dice &dice) { problems = run(campaign, pack, act, 0, dice, step); });
    return problems;
}

} // namespace

Problems check(const Campaign &campaign, const Pack &pack, const Act &act)
{
    Step step;
    return runWithoutDice(campaign, pack, act, step);
}

void perform(const Campaign &campaign, const Pack &pack, const Act &act, quint64 seed, Dice &dice, Step &step)
{
    [[maybe_unused]] const Problems problems = run(campaign, pack, act, seed, dice, step);
    Q_ASSERT(problems.empty());
}

Result<Step> stepOf(const Campaign &campaign, const Pack &pack, const Act &act)
{
    Step step;
    if (Problems problems = runWithoutDice(campaign, pack, act, step))
        return problems;
    return step;
}

bool fits(const Campaign &campaign, const Pack &pack, const ActUnderWay &kept)
{
    if (!check(campaign, pack, kept.act).empty())
        return false;
    Step step;
    const Tape tape = tapeOf(kept.rolls);
    const Attempt tried = attempt(tape, [&](Dice &dice) { perform(campaign, pack, kept.act, kept.seed, dice, step); });
    return tried.stop && !tried.stop->wrongFace && tried.rolls == kept.rolls && tried.stop->request == kept.asked;
}

Tape tapeOf(const Rolls &rolls)
{
    Tape tape;
    for (const Roll &roll : rolls)
        tape.insert(tape.end(), roll.dice.begin(), roll.dice.end());
    return tape;
}

std::vector<CommandUsage> everyWord()
{
    std::vector<CommandUsage> all;
    for (const ActKind *kind : ActKind::all()) {
        for (const ActKind::Word &word : kind->words)
            all.push_back({word.word, kind->usage, ActsText::tr(word.about)});
    }
    const auto inOrder = [](const CommandUsage &one) { return std::tie(one.word, one.about); };
    std::ranges::sort(
        all, [&](const CommandUsage &one, const CommandUsage &other) { return inOrder(one) < inOrder(other); });
    return all;
}

bool isWord(const QString &typed)
{
    const std::vector<CommandUsage> all = everyWord();
    return std::ranges::any_of(all, [&](const CommandUsage &one) { return one.word == typed; });
}

std::vector<std::pair<QString, QString>> everyKey()
{
    std::set<std::pair<QString, QString>> all; // several acts may use the same key
    for (const ActKind *kind : ActKind::all()) {
        for (const TableKey &key : kind->keys)
            all.emplace(ActsText::tr(key.keys), ActsText::tr(key.about));
    }
    return {all.begin(), all.end()};
}

Result<Act> hear(const Campaign &campaign, const QStringList &words)
{
    const QString typed = words.value(0);
    const ActKind *meant = nullptr;
    const void *said = nullptr;
    for (const ActKind *kind : ActKind::all()) {
        for (const ActKind::Word &word : kind->words) {
            if (word.word != typed || (meant && !kind->belongs(campaign)))
                continue;
            meant = kind;
            said = word.said.get();
        }
    }
    if (meant) {
        WordReader rest(words.mid(1));
        Act act(*meant, meant->hear(rest, said));
        if (Problems problems = rest.problems())
            return problems;
        return act;
    }
    QStringList names;
    for (const CommandUsage &known : everyWord())
        names << known.word;
    names.removeDuplicates();
    return unknownName(ActsText::tr("“%1” is not an act of the battle.").arg(typed.simplified().left(40)), typed,
                       names);
}

} // namespace muster::acts

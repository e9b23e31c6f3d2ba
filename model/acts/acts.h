// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/actkind.h"

/// Functions for any act.
namespace muster::acts {

/// Returns a title such as "Move PEF 2".
QString title(const Act &act);

/// Returns the reasons why it cannot be done now; empty: go ahead.
Problems check(const Campaign &campaign, const Pack &pack, const Act &act);

/// Does the act, or returns the reasons against it before its first die. The step is one of the battle unless the act
/// sets another kind. `seed` draws an encounter's map and is printed on its sheet.
Problems run(const Campaign &campaign, const Pack &pack, const Act &act, quint64 seed, Dice &dice, Step &step);

/// Does the act after a clean check.
void perform(const Campaign &campaign, const Pack &pack, const Act &act, quint64 seed, Dice &dice, Step &step);

/// Returns the step of an act without dice, or the reasons why there is none.
Result<Step> stepOf(const Campaign &campaign, const Pack &pack, const Act &act);

/// Checks whether a stored act can go on in this campaign: it can be done, asks for the same rolls, and then for the
/// same next one.
bool fits(const Campaign &campaign, const Pack &pack, const ActUnderWay &kept);

/// Returns the dice of the rolls, one after another.
Tape tapeOf(const Rolls &rolls);

/// A command that can be typed. everyWord() sorts them by their words.
struct CommandUsage {
    QString word;
    QString usage; ///< placeholders for the words that follow: "GROUP SECTION"
    QString about;
};
std::vector<CommandUsage> everyWord();

bool isWord(const QString &typed);

/// Returns the keys of the table's page, such as "1 to 9", and their meanings.
std::vector<std::pair<QString, QString>> everyKey();

/// Parses a typed act from its word and those after it.
Result<Act> hear(const Campaign &campaign, const QStringList &words);

} // namespace muster::acts

// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/actkind.h"

/// What can be done with any act.
namespace muster::acts {

/// "Move PEF 2".
QString title(const Act &act);

/// Why it cannot be done now; empty: go ahead.
Problems check(const Campaign &campaign, const Pack &pack, const Act &act);

/// Does it, or gives the reasons why not before its first die. It is one of the battle unless it says another kind of step.
/// `seed` draws an encounter's map and stands on its sheet.
Problems run(const Campaign &campaign, const Pack &pack, const Act &act, quint64 seed, Dice &dice, Step &step);

/// The same after a clean check.
void perform(const Campaign &campaign, const Pack &pack, const Act &act, quint64 seed, Dice &dice, Step &step);

/// The step of an act without dice, or why there is none.
Result<Step> stepOf(const Campaign &campaign, const Pack &pack, const Act &act);

/// Whether what is kept of an act can go on in this campaign: it can be done, asks for the same rolls, and then for the
/// same one.
bool fits(const Campaign &campaign, const Pack &pack, const ActUnderWay &kept);

/// The dice of rolls, one after another.
Tape tapeOf(const Rolls &rolls);

/// What can be typed, in the order of its words.
struct Typed {
    QString word;
    QString usage; ///< what comes after it: "GROUP SECTION"
    QString about;
};
std::vector<Typed> everyWord();

bool isWord(const QString &typed);

/// The keys of the table's page: "1 to 9", and what they do.
std::vector<std::pair<QString, QString>> everyKey();

/// The act that is typed, by its word and those after it.
Result<Act> hear(const Campaign &campaign, const QStringList &words);

} // namespace muster::acts

// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/play/writedown.h"
#include "model/reference/shelf.h"

namespace muster {

/// What a test or table came to on these dice, as it is recorded for somebody in play.
Verdict verdictOf(ShelvedTest test, const ShelfVariant &variant, const Arguments &given, const Resolved &resolved,
                  const Rolls &rolls);

/// What a test is called in the chronicle: "Focus" of "Focus, with the leader's Rep".
QString testName(const ShelfEntry &entry);

/// A test that was taken, in words: what it is called, and what it came to.
struct ToldTest {
    QString test;
    QString outcome;
    QString meaning = {}; ///< on the table; may be empty
};

/// By the rules the campaign is played with; its id alone where these know it no more.
ToldTest told(const ShelvedTest &test, const Campaign &campaign, const Pack &pack);

/// The notes of the battle in play, in words.
QStringList notesOf(const Campaign &campaign, const Pack &pack);

} // namespace muster

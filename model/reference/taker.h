// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/battle.h"
#include "model/campaign/campaign.h"
#include "model/campaign/report.h"
#include "model/reference/shelf.h"
#include "rules/pack/pack.h"

#include <QMap>
#include <QStringList>

namespace muster {

/// Whose test it is: what a figure brings to a form.
struct Taker {
    QString title; ///< "Ulric, Rep 4"
    Profile profile;
    bool star = false;
    QStringList weapons = {}; ///< ids of those it can use, the one it holds among them
    QStringList attributes = {}; ///< ids; conditions of the same name hold for the figure
    std::optional<int> leaderRep = {}; ///< of the Star who leads it
    std::vector<Lasting> lasting = {}; ///< what holds for it since a test
    std::optional<InPlay> inPlay = {}; ///< where the figure is on the table; none: it is not
    std::optional<int> starPower = {}; ///< a Star's dice that are left
};

/// The band, the Star first; the enemies on the table, group by group; then those of the enemy's list or of its rolled-up
/// force, each kind once. In a linked game with what is left of their initiative, the dead left out, and the enemy figure by
/// figure.
std::vector<Taker> takersIn(const Campaign &campaign, const Pack &pack,
                            const std::optional<AftermathDraft> &soFar = {});

/// Whose tests and tables a campaign is played with: its own rules', or those of the option "sheet" (R80).
Pack sheetPackOf(const Campaign &campaign, const Pack &pack);

/// What a figure brings to a test or table, by the name it is asked under; empty for what it has not. Circumstances hold
/// for it by its attributes, and by what it is and carries.
QMap<QString, QString> broughtBy(const Taker &taker, const Signature &asked, const Reference &reference);

/// What the current encounter answers of the encounters' own tables, by the name it is asked under: how many of the band are
/// on the table, the Enemy Activity Level, the PEFs. Empty between encounters.
QMap<QString, QString> broughtByEncounter(const Campaign &campaign, const Pack &pack);

/// "key=value" for everything that is asked: what was said, and what the figure brings. Conditions stand beside each other;
/// of several situations that are said the figure has the first it can be in.
QStringList filledIn(const Signature &asked, const Taker &taker, const Reference &reference, const QStringList &said);

/// Why such a figure cannot take it like that: it is never outgunned, its weapon is empty.
Problems whyNotTaken(const QString &entry, const Taker &taker, const Pack &sheet, const Arguments &given);

/// Which variant the figure's class has; the first for nobody, and where it has none of its own.
std::size_t variantFor(const ShelfEntry &entry, const Taker *taker);

/// What a test or table came to on these dice, as it is recorded for somebody in play.
Verdict verdictOf(ShelvedTest test, const ShelfVariant &variant, const Arguments &given, const Resolved &resolved,
                  const Rolls &rolls);

/// A test that was taken, in words: what it is called, and what it came to.
struct ToldTest {
    QString test; ///< "Focus" of "Focus, with the leader's Rep"
    QString outcome;
    QString meaning = {}; ///< on the table; may be empty
};

/// By the rules the campaign is played with; its id alone where these know it no more.
ToldTest told(const ShelvedTest &test, const Campaign &campaign, const Pack &pack);

/// The notes of the battle in play, in words.
QStringList notesOf(const Campaign &campaign, const Pack &pack);

} // namespace muster

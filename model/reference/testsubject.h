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

/// The figure that takes a test, with the values it brings to a form.
struct TestSubject {
    QString title; ///< such as "Ulric, Rep 4"
    Profile profile;
    bool star = false;
    QStringList weapons = {}; ///< ids of the weapons it can use, including the one it holds
    QStringList attributes = {}; ///< ids; conditions of the same name hold for the figure
    std::optional<int> leaderRep = {}; ///< Rep of the Star who leads it
    std::vector<Lasting> lasting = {}; ///< conditions left by earlier tests
    std::optional<FigureOnTable> inPlay = {}; ///< its place on the table; none: it is not there
    std::optional<int> starPower = {}; ///< a Star's remaining dice
};

/// Returns the possible takers of a test: the band, the Star first; the enemies on the table, group by group; then
/// those of the enemy's list or of its dealt force, each kind once. In a linked game they have their remaining
/// initiative, the dead are left out, and the enemy is listed figure by figure.
std::vector<TestSubject> takersIn(const Campaign &campaign, const Pack &pack,
                                  const std::optional<AftermathDraft> &soFar = {});

/// Returns the pack whose tests and tables a campaign uses: its own, or that of the option "sheet" (R80).
Pack sheetPackOf(const Campaign &campaign, const Pack &pack);

/// Returns the values that a figure brings to a test or table, by parameter; empty for those it lacks. Circumstances
/// hold for it by its attributes, its type and what it carries.
QMap<QString, QString> broughtBy(const TestSubject &taker, const Signature &asked, const Reference &reference);

/// Returns the values that the current encounter brings to the encounters' own tables, by parameter: the number of the
/// band on the table, the Enemy Activity Level, the PEFs. Empty between encounters.
QMap<QString, QString> broughtByEncounter(const Campaign &campaign, const Pack &pack);

/// Returns "key=value" for every parameter, from `said` and from what the figure brings. Conditions of both are
/// combined; of several situations in `said`, the first that the figure can be in is used.
QStringList filledIn(const Signature &asked, const TestSubject &taker, const Reference &reference,
                     const QStringList &said);

/// Returns the reasons why the figure cannot take the test with these arguments, for example because it is never
/// outgunned or its weapon is empty.
Problems whyNotTaken(const QString &entry, const TestSubject &taker, const Pack &sheet, const Arguments &given);

/// Returns the index of the variant for the figure's class; the first without a figure, or if its class has none of its
/// own.
std::size_t variantFor(const ShelfEntry &entry, const TestSubject *taker);

/// Returns the result of a test or table on these dice, as it is recorded for a figure in play.
Verdict verdictOf(ShelvedTest test, const ShelfVariant &variant, const Arguments &given, const Resolved &resolved,
                  const Rolls &rolls);

/// A test that was taken, in words: its name and its result.
struct ToldTest {
    QString test; ///< such as "Focus" of "Focus, with the leader's Rep"
    QString outcome;
    QString meaning = {}; ///< meaning on the table; may be empty
};

/// Describes a test with the rules the campaign is played with; only its id if they no longer have it.
ToldTest told(const ShelvedTest &test, const Campaign &campaign, const Pack &pack);

/// Returns the notes of the battle in play, in words.
QStringList notesOf(const Campaign &campaign, const Pack &pack);

} // namespace muster

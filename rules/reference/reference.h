// SPDX-License-Identifier: MIT
#pragma once

#include "rules/reference/burst.h"
#include "rules/reference/contest.h"
#include "rules/reference/jointtest.h"
#include "rules/reference/lookup.h"
#include "rules/reference/melee.h"
#include "rules/reference/percentile.h"
#include "rules/reference/tables.h"
#include "rules/reference/test.h"

#include <QMap>

namespace muster {

/// A word of the tests: an outcome, a situation or a condition, with a line on its meaning at the table.
struct ReferenceWord {
    QString id;
    QString title;
    QString text; ///< may be empty
    QString state = {}; ///< TableState id of a figure with this outcome; empty if its state does not change
    bool later = false; ///< the state changes only when the turns that go with the outcome are over
    QStringList bearers =
        {}; ///< types, weapons, armours and Stars; holds unasked for a figure that is or carries one of these
    QStringList notFor =
        {}; ///< classes of figures, and Stars, for which it never holds: missile troops fight with what is at hand
    QString lasts = {}; ///< text of the note that ends the condition, which holds from a test until then: "Reloaded"
    QString brings = {}; ///< id of the condition that holds from this outcome on
};

/// Stands for all Stars among `bearers` and `notFor` of a word.
inline constexpr QLatin1StringView aStar("star");

/// Tests that share a procedure and are selected by a parameter.
struct TestGroup {
    QString id;
    QString title;
    QStringList flags = {}; ///< conditions that are asked one by one, as yes or no
    bool flagsOptional = false; ///< a flag that is left out means no
    bool together = false; ///< a group takes them on one set of dice, each figure against its own Rep
    bool byLeader = false; ///< against its leader's Rep, if it has a leader (Chain Reaction, first edition, p. 4)
    QMap<QString, QStringList> standsFor = {}; ///< conditions of single tests that are asked under the name of a flag
};

/// A count of successes with as many dice as Rep, changed by the modifiers.
struct SuccessCount : ReferenceEntry {
    std::vector<Modifier> modifiers;
};

struct Successes {
    int dice = 0;
    int successes = 0;

    void describe(auto &field) const
    {
        field("dice", dice);
        field("successes", successes);
    }
};

/// A rule without dice for the page and the sheet, as lines of two columns.
struct Note : ReferenceEntry {
    struct Line {
        QString what;
        QString how;
    };
    std::vector<Line> lines;
};

/// Entries that stand together on the page and on the sheet, in their order.
struct ReferenceSection {
    QString id;
    QString title;
    QStringList entries; ///< ids of the entries
    bool beforeBattle = false; ///< used in setting up an encounter, and not during play
};

/// All tests and tables of a book that are used at the table, as its reference.json holds them.
struct Reference {
    std::vector<ReferenceWord> words;
    std::vector<TestGroup> groups;
    std::vector<ReferenceTest> tests;
    std::vector<LookUp> lookUps;
    std::vector<DamageTable> damages;
    std::vector<MeleeTable> melees;
    std::vector<Contest> contests;
    std::vector<SuccessCount> counts;
    std::vector<Volley> volleys;
    std::vector<Burst> bursts;
    std::vector<StarPower> starPowers;
    std::vector<Comparison> comparisons;
    std::vector<Scatter> scatters;
    std::vector<RollOff> rollOffs;
    std::vector<JointTest> jointTests;
    std::vector<Note> notes;
    std::optional<PercentileTables> percentile;
    std::vector<ReferenceSection> sections;
    QMap<QString, QStringList> rulings; ///< ids of the rulings for an entry, by the entry's id

    /// Calls `hear(entries)` for each kind of entry, in the order in which entries of one id stand on the page.
    void eachKind(auto hear) const
    {
        const auto each = [&](const auto &...kinds) { (hear(kinds), ...); };
        each(tests, jointTests, counts, lookUps, volleys, bursts, damages, contests, melees, starPowers, comparisons,
             scatters, rollOffs, notes);
    }

    const ReferenceWord *word(const QString &id) const;
    const DamageTable *damage(const QString &id) const;
    const LookUp *table(const QString &id) const;
    /// Returns the test with this procedure and id, the variant for the figure's class if there is one; null if there
    /// is none.
    const ReferenceTest *test(const QString &procedure, const QString &id, const QString &figureClass) const;
    /// Returns the tests with this id, in order: one, or one for each class that differs.
    std::vector<const ReferenceTest *> testsOf(const QString &id) const;
    /// Returns the ids of all entries, each once.
    QStringList entryIds() const;
};

} // namespace muster

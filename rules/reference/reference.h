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

/// A word of the tests: an outcome, a situation or a condition, with a line of what it means on the table.
struct ReferenceWord {
    QString id;
    QString title;
    QString text; ///< may be empty
    QString state = {}; ///< how the figure stands for which it came up, a TableState's id; empty: as before
    bool later = false; ///< only when the turns that come with it are over
    QStringList bearers =
        {}; ///< types, weapons and armours, and Stars; it holds of itself for whoever is or carries one of these
    QStringList notFor =
        {}; ///< classes of figures, and Stars, for whom it never does: missile troops fight with what is at hand
    QString lasts = {}; ///< as a condition it holds from a test on until this is noted: "Reloaded"
    QString brings = {}; ///< the condition that lasts from then on
};

/// Among the bearers of a word, and those it is not for: whoever is a Star.
inline constexpr QLatin1StringView aStar("star");

/// Tests that are called by one name and told apart by a parameter.
struct TestGroup {
    QString id;
    QString title;
    QStringList flags; ///< conditions that are asked one by one, with yes or no
    bool flagsOptional = false; ///< left out is no
    bool together = false; ///< a group takes them on one set of dice, each figure against its own Rep
    bool byLeader = false; ///< or all against its leader's, where one leads it (Chain Reaction, first edition, p. 4)
    QMap<QString, QStringList> standsFor = {}; ///< conditions of single tests that are asked under a flag's name
};

/// A count of successes: as many dice as Rep, more or fewer by the modifiers.
struct SuccessCount {
    QString id;
    QString title;
    QString page;
    std::vector<Modifier> modifiers;
};

struct Successes {
    int dice = 0;
    int successes = 0;

    void describe(auto &field) const
    {
        field(u"dice", dice);
        field(u"successes", successes);
    }
};

/// A rule without dice, for the page and the sheet: lines of what and how much.
struct Note {
    struct Line {
        QString what;
        QString how;
    };
    QString id;
    QString title;
    QString page;
    std::vector<Line> lines;
};

/// Entries that stand together on the page and on the sheet, in their order.
struct ReferenceSection {
    QString id;
    QString title;
    QStringList entries; ///< ids
    bool beforeBattle = false; ///< read when an encounter is set up, and not at the table
};

/// Every test and table of a book that is used at the table, as its reference.json holds it.
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
    QMap<QString, QStringList> rulings; ///< those that settle an entry, by its id

    const ReferenceWord *word(const QString &id) const;
    const DamageTable *damage(const QString &id) const;
    const LookUp *table(const QString &id) const;
    /// The test of a procedure by its id, and by the figure's class where there is one of its own.
    const ReferenceTest *test(const QString &procedure, const QString &id, const QString &figureClass) const;
    /// The tests of this id, in order: one, or one for each class that differs.
    std::vector<const ReferenceTest *> testsOf(const QString &id) const;
    /// The ids of everything that is rolled, looked up or read, each once.
    QStringList entryIds() const;
};

} // namespace muster

// SPDX-License-Identifier: MIT
#pragma once

#include "rules/faction/faction.h"

#include <QStringList>

#include <vector>

namespace muster {

/// What stands in small settlements, or in good-sized ones (Chain Reaction, first edition, p. 20).
struct SettlementKind {
    QString id;
    int homesPerStructure = 2;
    std::vector<QString> mandatory; ///< in the order in which they stand before all others
    RollTable<QString> structures;
    QStringList nomads; ///< factions whose homes here are on wheels
};

struct SettlementSize {
    QString title;
    bool nomad = false; ///< it may be a camp, its homes RVs and other vehicles
    int structureDice = 0; ///< 0: a single home, and no kind
    std::size_t kind = 0; ///< place among the kinds
};

struct SettlementTables {
    struct Structure {
        QString id;
        QString title;
    };
    std::array<int, allLocales.size()> localeModifiers{};
    std::array<SettlementSize, 6> sizes; ///< by size − 1
    std::vector<Structure> structures; ///< every one there is
    std::vector<SettlementKind> kinds;

    const Structure *structure(const QString &id) const; ///< null if there is none
    const SettlementSize &size(int size) const { return sizes[static_cast<std::size_t>(size - 1)]; }
};

/// A settlement as a player keeps it. Its structures are ids of the pack.
struct Settlement {
    int size = 1; ///< 1 to 6
    QStringList structures;
    int residences = 0;

    friend bool operator==(const Settlement &, const Settlement &) = default;
};

/// Dice (R70): 1d6 size; the dice for the number of structures; 2d6 for each beyond the mandatory ones.
Settlement foundSettlement(const SettlementTables &tables, Locale locale, Dice &dice);

} // namespace muster

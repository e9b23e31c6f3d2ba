// SPDX-License-Identifier: MIT
#pragma once

#include "rules/faction/faction.h"

#include <QStringList>

#include <vector>

namespace muster {

/// The structures of small settlements, or of good-sized ones (Chain Reaction, first edition, p. 20).
struct SettlementKind {
    QString id;
    int homesPerStructure = 2;
    std::vector<QString> mandatory; ///< in the order in which they precede all others
    RollTable<QString> structures;
    QStringList nomads; ///< factions whose homes here are on wheels
};

struct SettlementSize {
    QString title;
    bool nomad = false; ///< may be a camp, with RVs and other vehicles for homes
    int structureDice = 0; ///< 0 for a single home, which has no kind
    std::size_t kind = 0; ///< index of the kind
};

struct SettlementTables {
    struct Structure {
        QString id;
        QString title;
    };
    PerValue<Locale, int> localeModifiers{};
    PerNumber<SettlementSize, 1, 6> sizes;
    std::vector<Structure> structures; ///< all structures of the pack
    std::vector<SettlementKind> kinds;

    const Structure *structure(const QString &id) const; ///< null if there is none
    const SettlementSize &size(int size) const { return sizes.of(size); }
};

/// A settlement that a player has recorded. Its structures are ids of the pack.
struct Settlement {
    int size = 1; ///< 1 to 6
    QStringList structures;
    int residences = 0;

    bool operator==(const Settlement &) const = default;
};

/// Rolls up a settlement (R70). Dice: 1d6 size; the dice for the number of structures; 2d6 for each structure beyond
/// the mandatory ones.
Settlement foundSettlement(const SettlementTables &tables, Locale locale, Dice &dice);

} // namespace muster

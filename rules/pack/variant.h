// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/jsonfile.h"
#include "rules/result.h"

#include <QJsonObject>

#include <optional>

namespace muster {

/// A player's own rules, stored as their differences from a pack. resources/packs/SCHEMA.md describes the file.
struct Variant {
    QString extends; ///< id of the pack
    QString title;
    QJsonObject parts; ///< the differences, by the name of the pack's part
    QString source = {}; ///< the file it was read from, or the folder, with a slash at the end

    bool operator==(const Variant &) const = default;
};

/// Reads a variant from a single file.
Result<Variant, PackFault> readVariant(const PackFile &file);
QJsonObject variantJson(const Variant &variant);

/// Returns the pack's files with the variant's differences merged in.
std::vector<PackFile> filesOf(const Variant &variant, std::vector<PackFile> pack);
/// Loads the rules that result from a variant and the pack's files. Faults name the pack's files as their places.
Result<Pack, PackFault> loadVariant(const Variant &variant, const std::vector<PackFile> &pack);
/// Returns a fault of one of those files with the place at which the player wrote it.
PackFault asWritten(PackFault fault, const Variant &variant);

// Differences: of an object the keys that differ, null for a removed one; of a list whose entries have ids the entries
// that differ; anything else, including the rows of a table, as a whole.

QJsonValue merged(const QJsonValue &base, const QJsonValue &differs);
/// Returns the difference for which merged(base, difference) is `wanted`, provided that no entry with an id is removed;
/// nullopt if both are equal.
std::optional<QJsonValue> differenceOf(const QJsonValue &base, const QJsonValue &wanted);

} // namespace muster

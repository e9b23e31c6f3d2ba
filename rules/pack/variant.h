// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/jsonfile.h"
#include "rules/result.h"

#include <QJsonObject>

#include <optional>

namespace muster {

/// Rules of a player's own: what differs from a pack. resources/packs/SCHEMA.md describes the file.
struct Variant {
    QString extends; ///< the pack's id
    QString title;
    QJsonObject parts; ///< what differs, by the name of the pack's part
    QString source = {}; ///< where it was read: a file, or a folder, which ends in a slash

    friend bool operator==(const Variant &, const Variant &) = default;
};

/// One file that holds all of it.
Result<Variant, PackFault> readVariant(const PackFile &file);
QJsonObject variantJson(const Variant &variant);

/// The pack's files with the variant's in their place.
std::vector<PackFile> filesOf(const Variant &variant, std::vector<PackFile> pack);
/// A fault in one of those files, told of the place where the player wrote it.
PackFault asWritten(PackFault fault, const Variant &variant);

// What differs: an object has its keys one by one, null for one that is left out; a list whose entries have ids has
// those that differ; anything else, the rows of a table among it, is there as a whole.

QJsonValue merged(const QJsonValue &base, const QJsonValue &differs);
/// merged(base, *differenceOf(base, wanted)) is what is wanted, where no entry with an id is gone; none: they are equal.
std::optional<QJsonValue> differenceOf(const QJsonValue &base, const QJsonValue &wanted);

} // namespace muster

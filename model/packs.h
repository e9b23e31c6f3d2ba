// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/pack.h"
#include "rules/pack/packfault.h"
#include "rules/pack/variant.h"
#include "rules/result.h"

#include <QMap>
#include <QStringList>

namespace muster {

/// The default rules: those of the sample and of a story that names none, and the first offered to a player.
inline constexpr QLatin1StringView usualRules("swordplay");

/// Returns the ids of the packs that come with the program.
QStringList shippedPackIds();

/// Reads and checks a shipped pack.
Result<Pack> shippedPack(const QString &id);
/// Reads a shipped pack without the tests of the table, which are its largest part and rarely needed.
Result<Pack> shippedPackWithoutReference(const QString &id);
/// Reads the tests of the table into a pack that was loaded without them.
Result<Done> addReference(Pack &pack);

/// Returns the files of a shipped pack.
std::vector<PackFile> shippedFiles(const QString &id);

/// Returns a shipped pack with all the lists that can be chosen under its rules: its own, the player’s, and those of
/// other shipped packs that fit, as "pack/list". `variant` is the text of the player's own rules in a campaign
/// (model/variant/variants.h); empty for none.
Result<Pack> packToPlay(const QString &id, const QString &variant = {});
Result<Pack> packToPlay(const Variant &variant);
/// Returns the pack that a variant results in, with the tests of the table; else everything that is wrong, with its
/// place.
Result<Pack> packOf(const Variant &variant);

/// Returns a fault of a pack's file as a sentence with file, place and reason.
Problem inWords(const PackFault &fault);
Problems inWords(const PackFaults &faults);

/// Returns the types of an army list in its file, keyed by their text in the player's language.
QMap<QString, QString> typesOn(const Pack &pack, const QString &list);

/// Returns the folder of the player's own army lists, "lists" in the program's data folder, which has a JSON file for
/// each.
QString ownListsFolder();

/// The player's own lists for some rules. A file that cannot be read or has a fault is refused, without affecting the
/// others. resources/packs/SCHEMA.md describes the files.
struct OwnLists {
    std::vector<ArmyList> lists;
    Problems refused; ///< with file, place and reason
};
OwnLists ownLists(const Pack &pack);

} // namespace muster

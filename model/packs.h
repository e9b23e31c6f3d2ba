// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/pack.h"
#include "rules/pack/packfault.h"
#include "rules/pack/variant.h"
#include "rules/result.h"

#include <QMap>
#include <QStringList>

namespace muster {

/// The rules where none are said: the sample's, those of a story that names none, and what a player is offered first.
inline constexpr QLatin1StringView usualRules("swordplay");

/// The ids of the packs that come with the program.
QStringList shippedPackIds();

/// Reads and checks one of them.
Result<Pack> shippedPack(const QString &id);
/// The same without the tests of the table, the largest part, which most of the program does not need.
Result<Pack> shippedPackWithoutReference(const QString &id);
/// Reads the tests of the table after all.
Result<Done> addReference(Pack &pack);

/// Its files.
std::vector<PackFile> shippedFiles(const QString &id);

/// The same with all the lists that can be chosen under its rules: its own, the player’s, and those
/// of other shipped packs that fit, as "pack/list".
/// `variant`: what a campaign keeps of the player's own rules (model/variant/variants.h); empty: none.
Result<Pack> packToPlay(const QString &id, const QString &variant = {});
Result<Pack> packToPlay(const Variant &variant);
/// What a variant makes of its pack, with the tests of the table; or everything that is wrong, place by place.
Result<Pack> packOf(const Variant &variant);

/// What is wrong with a pack's file: file, place and reason, in a sentence.
Problem inWords(const PackFault &fault);
Problems inWords(const PackFaults &faults);

/// The types of an army list as they read, and as its file has them.
QMap<QString, QString> typesOn(const Pack &pack, const QString &list);

/// The player's own army lists, a JSON file for each: "lists" in the program's data folder.
QString ownListsFolder();

/// What lies there for these rules; a file that cannot be read or holds a fault is refused, and the others are not.
/// resources/packs/SCHEMA.md describes the files.
struct OwnLists {
    std::vector<ArmyList> lists;
    Problems refused; ///< file, place and reason
};
OwnLists ownLists(const Pack &pack);

} // namespace muster

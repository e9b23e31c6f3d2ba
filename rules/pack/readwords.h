// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/objectreader.h"
#include "rules/reference/reference.h"

namespace muster {

// Readers that the files of the reference share. Each id they read must be a word of the same file.

/// Reads a list of words; empty if the key is missing.
QStringList readIds(ObjectReader &reader, const QString &key, const Reference &reference);

/// Reads a word and adds a fault if the reference does not have it. Returns an empty text if the key is missing and not
/// needed.
QString readWord(ObjectReader &reader, const QString &key, const Reference &reference, bool needed = true);

/// Adds a fault if the reference does not have this word.
void checkWord(const JsonPlace &place, const QString &id, const Reference &reference);

/// Returns the objects of a list; empty if the key is missing.
std::vector<JsonPlace> optionalItems(ObjectReader &reader, const QString &key, const QString &step);

QString optionalText(ObjectReader &reader, const QString &key);
QString optionalWords(ObjectReader &reader, const QString &key);
std::optional<int> optionalWhole(ObjectReader &reader, const QString &key, int least, int most);

/// Reads a fixed number, or the dice for it.
Amount readAmount(const JsonPlace &place);

std::vector<Modifier> readModifiers(ObjectReader &reader, const QString &key, const Reference &reference);

} // namespace muster

// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/objectreader.h"
#include "rules/reference/reference.h"

namespace muster {

// What the readers of the reference tables share. Each id they read must be a word of the same file.

/// Words under a key, or none where the key is left out.
QStringList readIds(ObjectReader &reader, const QString &key, const Reference &reference);

/// One word; a fault if the reference does not have it. Empty where the key is left out and need not be there.
QString readWord(ObjectReader &reader, const QString &key, const Reference &reference, bool needed = true);

/// Notes a fault if this is no word of the reference.
void checkWord(const JsonPlace &place, const QString &id, const Reference &reference);

/// The objects of a list, or none where the key is left out.
std::vector<JsonPlace> optionalItems(ObjectReader &reader, const QString &key, const QString &step);

QString optionalText(ObjectReader &reader, const QString &key);
QString optionalWords(ObjectReader &reader, const QString &key);
std::optional<int> optionalWhole(ObjectReader &reader, const QString &key, int least, int most);

/// A number, or how it is rolled for.
Amount readAmount(const JsonPlace &place);

std::vector<Modifier> readModifiers(ObjectReader &reader, const QString &key, const Reference &reference);

} // namespace muster

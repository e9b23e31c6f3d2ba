// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/variant.h"
#include "rules/result.h"

#include <QByteArray>
#include <QString>

namespace muster {

inline constexpr int longestVariant = 200'000; ///< characters, as a campaign keeps it

/// Where the player's own lie, unless they are told to lie elsewhere.
QString variantsFolder();
/// The files and folders there.
QStringList ownVariants();

/// From a folder, which holds variant.json and a file for each part that differs, or from one file that holds all of it. What
/// is wrong with the rules it makes packOf() says.
Result<Variant> variantAt(const QString &place);
/// The same of what a campaign or a story keeps.
Result<Variant> variantIn(const QString &text, const QString &source);

/// Whether what a campaign keeps has anything to say of that part.
bool differsIn(const QString &text, const QString &part);

/// As a campaign keeps it.
QString textOf(const Variant &variant);
/// As one file that a person can read.
QByteArray fileOf(const Variant &variant);
/// All of it or nothing.
Result<Done> saveVariant(const Variant &variant, const QString &path);

} // namespace muster

// SPDX-License-Identifier: MIT
#pragma once

#include "model/variant/sheet.h"
#include "rules/pack/packfault.h"
#include "rules/pack/variant.h"
#include "rules/result.h"

#include <QByteArray>
#include <QString>

namespace muster {

/// A variant that is being edited: all of its rules beside the book's. Only the differences are kept.
struct VariantDraft {
    QString title;
    QString extends;
    RuleParts book;
    RuleParts parts;

    bool differs() const { return parts != book; }
    friend bool operator==(const VariantDraft &, const VariantDraft &) = default;
};

/// Returns the rules that a variant makes of its pack; a new one differs in nothing yet.
VariantDraft draftOf(const Variant &variant);
Variant variantOf(const VariantDraft &draft);

/// Returns the rules of the draft, or everything that is wrong with them, with places in the book's files.
Result<Pack, PackFault> rulesOf(const VariantDraft &draft);

/// Returns the reasons why no army list of the player's own can have this name; empty if one can.
Problems againstListName(const RuleParts &parts, const QString &title);

/// Returns the parts with a copy of an army list under a title of its own. Everything that names the list names the
/// copy beside it: the weapons it may have, the number of figures that come, its vehicles. Writes the path of the copy
/// to `path`.
RuleParts withCopy(const RuleParts &parts, const QStringList &list, const QString &title, QStringList &path);

inline constexpr int longestVariant = 200'000; ///< characters, as a campaign keeps it

/// Returns the folder of the player's own variants, unless another is set.
QString variantsFolder();
/// Returns the files and folders in variantsFolder().
QStringList ownVariants();

/// Reads a variant from a folder, which holds variant.json and a file for each part that differs, or from one file that
/// holds all of it. Faults in the resulting rules are found by packOf().
Result<Variant> variantAt(const QString &place);
/// Reads a variant from the text that a campaign or a story keeps.
Result<Variant> variantIn(const QString &text, const QString &source);

/// Checks whether the variant that a campaign keeps changes that part.
bool differsIn(const QString &text, const QString &part);

/// Returns the text that a campaign keeps.
QString textOf(const Variant &variant);
/// Returns the content of one file that a person can read.
QByteArray fileOf(const Variant &variant);
/// Writes all of it or nothing.
Result<Done> saveVariant(const Variant &variant, const QString &path);

} // namespace muster

// SPDX-License-Identifier: MIT
#pragma once

#include "model/variant/sheet.h"
#include "rules/pack/packfault.h"
#include "rules/pack/variant.h"
#include "rules/result.h"

#include <QByteArray>
#include <QString>

namespace muster {

/// A variant as it is being edited: the whole of its rules beside the book's, of which only what differs is kept.
struct VariantDraft {
    QString title;
    QString extends;
    RuleParts book;
    RuleParts parts;

    bool differs() const { return parts != book; }
    friend bool operator==(const VariantDraft &, const VariantDraft &) = default;
};

/// One that differs in nothing yet, or what a variant makes of its pack.
VariantDraft draftOf(const Variant &variant);
Variant variantOf(const VariantDraft &draft);

/// The rules it makes, or everything that is wrong with them, with the book's files for places.
Result<Pack, PackFault> rulesOf(const VariantDraft &draft);

/// Nothing, or why no army list of the player's own can be called that.
Problems againstListName(const RuleParts &parts, const QString &title);

/// The parts with a copy of an army list under a title of its own, and what names the list names the copy beside it: the
/// weapons it may have, how many come, its vehicles. The way to it goes to `path`.
RuleParts withCopy(const RuleParts &parts, const QStringList &list, const QString &title, QStringList &path);

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

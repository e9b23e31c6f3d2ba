// SPDX-License-Identifier: MIT
#pragma once

#include "model/variant/sheet.h"
#include "rules/pack/packfault.h"
#include "rules/pack/variant.h"
#include "rules/result.h"

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

} // namespace muster

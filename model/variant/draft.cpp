// SPDX-License-Identifier: MIT
#include "model/variant/draft.h"

#include "model/packs.h"
#include "rules/pack/variantloader.h"

#include <QJsonDocument>

namespace muster {

VariantDraft draftOf(const Variant &variant)
{
    VariantDraft draft{variant.title, variant.extends, {}, {}};
    for (const PackFile &file : shippedFiles(variant.extends)) {
        const QString part = file.name.chopped(QStringLiteral(".json").size());
        if (part != QStringLiteral("pack"))
            draft.book.insert(part, QJsonDocument::fromJson(file.content).object());
    }
    draft.parts = merged(draft.book, variant.parts).toObject();
    return draft;
}

Variant variantOf(const VariantDraft &draft)
{
    return {draft.extends, draft.title, differenceOf(draft.book, draft.parts).value_or(QJsonObject()).toObject()};
}

Result<Pack, PackFault> rulesOf(const VariantDraft &draft)
{
    return loadVariant(variantOf(draft), shippedFiles(draft.extends));
}

} // namespace muster

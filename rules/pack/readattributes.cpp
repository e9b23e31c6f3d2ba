// SPDX-License-Identifier: MIT
#include "rules/pack/namedplace.h"
#include "rules/pack/readers.h"
#include "rules/pack/readrolltable.h"

namespace muster {

void readAttributes(const JsonPlace &file, Pack &pack)
{
    ObjectReader reader(file);
    OnceOnly ids;
    pack.attributes = readRollTable<Attribute>(reader.at(QStringLiteral("attributes")), [&](ObjectReader &row) {
        Attribute attribute{
            row.id(QStringLiteral("id")), row.text(QStringLiteral("title")), row.text(QStringLiteral("effect")), {}};
        if (row.has(QStringLiteral("applies")))
            attribute.applies = row.text(QStringLiteral("applies"));
        ids.note(row.place(), attribute.id);
        return attribute;
    });
}

} // namespace muster

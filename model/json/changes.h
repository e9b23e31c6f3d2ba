// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "model/changes/changekind.h"
#include "model/texts.h"

namespace muster {

// A change is an object that names itself beside its own fields.

inline void fields(JsonWriter &json, const Change &change)
{
    json.text("change", change.kind().name);
    change.kind().write(json, change.value());
}

inline void fields(JsonReader &json, std::optional<Change> &change)
{
    QString name;
    json.text("change", name);
    const ChangeKind *kind = ChangeKind::find(name);
    if (!kind)
        refuse(json.place(), JsonText::tr("“%1” is not a known kind of change.").arg(name.left(40)));
    change.emplace(*kind, kind->read(json));
}

void fields(auto &json, Of<Step> auto &step)
{
    json.choice("kind", step.kind);
    json.time("when", step.when);
    json.list("rolls", step.rolls, 0, longestText);
    json.list("changes", step.changes, 1, longestText);
}

} // namespace muster

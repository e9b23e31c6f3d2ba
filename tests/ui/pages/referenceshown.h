// SPDX-License-Identifier: MIT
#pragma once

#include "tests/ui/pages/openbook.h"
#include "ui/reference/referencepage.h"

#include <QLabel>

namespace muster::testing {

using ReferenceShown = Shown<ReferencePage>;

inline std::string outcomeOn(ReferenceShown &page)
{
    const auto *outcome = page.find<QLabel>(QStringLiteral("Outcome"));
    return outcome && outcome->isVisible() ? outcome->text().toStdString() : "";
}

} // namespace muster::testing

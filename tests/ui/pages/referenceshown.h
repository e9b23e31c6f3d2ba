// SPDX-License-Identifier: MIT
#pragma once

#include "tests/ui/pages/openbook.h"
#include "ui/reference/outcomeview.h"
#include "ui/reference/referencepage.h"

#include <QLabel>

namespace muster::testing {

using ReferenceShown = Shown<ReferencePage>;

inline std::string outcomeOn(ReferenceShown &page)
{
    const auto *outcome = page.find<OutcomeView>()->findChild<QLabel *>();
    return outcome->isVisible() ? outcome->text().toStdString() : "";
}

} // namespace muster::testing

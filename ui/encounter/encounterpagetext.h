// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

namespace muster {

/// What the Encounter page says outside its widgets: one context for translators.
struct EncounterPageText {
    Q_DECLARE_TR_FUNCTIONS(Encounter)
};

} // namespace muster

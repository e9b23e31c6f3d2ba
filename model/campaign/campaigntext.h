// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

namespace muster {

/// What is said of a step that does not fit the campaign: one context for translators.
struct CampaignText {
    Q_DECLARE_TR_FUNCTIONS(Campaign)
};

} // namespace muster

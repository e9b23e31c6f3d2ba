// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

namespace muster {

/// What is said of a campaign file: one context for translators.
struct FileText {
    Q_DECLARE_TR_FUNCTIONS(CampaignFile)
};

} // namespace muster

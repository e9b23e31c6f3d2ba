// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace muster {

class CampaignDocument;

/// The Reference page in a window of its own, to stand beside the encounter or the aftermath; brought to the front where it
/// is open already. It goes with the campaign.
void showReferenceBeside(QWidget &window, CampaignDocument &document);

bool isReferenceBeside(const QWidget &window);
void closeReferenceBeside(QWidget &window);

} // namespace muster

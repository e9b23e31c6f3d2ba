// SPDX-License-Identifier: MIT
#pragma once

namespace muster {

class CampaignDocument;
class MessageBar;

/// Asks who leads the enemy when a leader comes who may be a foe with a name, whatever step brings the leader (R91).
void askWhoLeads(CampaignDocument &document, MessageBar &messages);

} // namespace muster

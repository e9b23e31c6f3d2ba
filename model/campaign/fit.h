// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "model/storage/campaignfile.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

namespace muster {

/// The first id in these steps that the pack does not know: a list, a class, a weapon or an option. Files may come from
/// a newer version, or from anywhere; the rest of the program takes known ids for granted.
std::optional<Problem> findStranger(const Steps &steps, const Pack &pack);

/// The pack that a file plays by, if it is here and knows every id the file names.
FileResult<Pack> packOf(const CampaignFile &file);

} // namespace muster

// SPDX-License-Identifier: MIT
#include "model/campaign/part.h"

namespace muster {

template<>
const Registered<PartKind<Encounter>> *Registered<PartKind<Encounter>>::s_last = nullptr;
template<>
const Registered<PartKind<Play>> *Registered<PartKind<Play>>::s_last = nullptr;
template<>
const Registered<PartKind<AftermathDraft>> *Registered<PartKind<AftermathDraft>>::s_last = nullptr;

} // namespace muster

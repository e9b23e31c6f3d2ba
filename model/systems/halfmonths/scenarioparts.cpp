// SPDX-License-Identifier: MIT
#include "model/systems/halfmonths/scenarioparts.h"

#include "model/json/playrecords.h"
#include "model/json/records.h"
#include "model/systems/halfmonths/halfmonths.h"

namespace muster {

namespace {

const PartKind<Encounter> dealtScenario("scenario", of<Scenario>, halfMonths);
const PartKind<Play> playedPart("scenario", of<ScenarioInPlay>, halfMonths);

} // namespace

const PartKind<Encounter> &partKind(std::type_identity<Scenario>)
{
    return dealtScenario;
}

const PartKind<Play> &partKind(std::type_identity<ScenarioInPlay>)
{
    return playedPart;
}

} // namespace muster

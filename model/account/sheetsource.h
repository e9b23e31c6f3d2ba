// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/notes.h"
#include "model/campaign/step.h"
#include "rules/pack/pack.h"
#include "rules/reference/percentile.h"

#include <functional>
#include <memory>

namespace muster {

struct CampaignBook;
struct ForecastMade;

/// What a sheet is made from. Plain values: the sheet of a month long past is drawn by the same code.
struct SheetSource {
    Campaign campaign;
    Pack pack;
    QString fileName; ///< "harrow.muster", for the foot
    int step = 0;
    QString dealt; ///< the dice the table was rolled up with, and whose they were; empty where its seed says it all
    std::vector<PercentileMember> side = {}; ///< of the percentile street skirmish, for its cards
    int settlement = 0; ///< the one to draw, by its id; 0: all in the binder, a page each
    bool blank = false; ///< for handwriting: of the campaign only its rules, list and options are used
    std::vector<FigureId> atHome = {}; ///< who does not go to the current encounter
    Miniatures miniatures = {}; ///< as the campaign file has them
    QString part = {}; ///< of the quick reference, as shelfParts() names them; empty: all that is used at the table
    Steps steps = {}; ///< those in force, for the campaign book and the forecast
    std::shared_ptr<const CampaignBook> book = {}; ///< what they come to, once it was made
    PictureSource pictures = {}; ///< for the same
    /// Asked while it is laid out, with how much is done; false: stop, for nobody will look at it.
    std::function<bool(int done, int all)> laying = {};
    std::shared_ptr<const ForecastMade> ahead = {}; ///< what the steps lead to, once it was made
};

/// What can be printed. The cards and slips are eight to a page.
enum class SheetKind : std::uint8_t {
    Roster,
    Encounter,
    FigureCards, ///< one for each of the band
    EnemyCards, ///< PEFs and enemies, to be drawn unseen in place of the dice
    PefSlips, ///< for each player's hidden PEFs, real or decoy
    BlankRoster,
    BlankEncounter,
    QuickReference, ///< made from the pack alone
    SideCards, ///< made from the pack and the side
    Settlement, ///< of the Wasteland, with its layout
    CampaignBook, ///< the whole campaign, to be read
    Forecast, ///< of a year
    Epilogue, ///< of a campaign that is over: how it ended, and what became of everybody
};

} // namespace muster

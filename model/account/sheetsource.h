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

/// The data that a sheet is made from, as plain values, so that the sheet of a month long past is drawn by the same
/// code.
struct SheetSource {
    Campaign campaign;
    Pack pack;
    QString fileName; ///< for the foot, such as "harrow.muster"
    int step = 0;
    QString dealt; ///< the dice the table was rolled with, and who rolled them; empty if the seed says it all
    std::vector<PercentileMember> side = {}; ///< members of the percentile street skirmish, for its cards
    int settlement = 0; ///< id of the settlement to draw; 0: all in the binder, a page each
    bool blank = false; ///< for handwriting: only the campaign's rules, list and options are used
    std::vector<FigureId> atHome = {}; ///< figures that do not go to the current encounter
    Miniatures miniatures = {}; ///< from the campaign file
    QString part = {}; ///< part of the quick reference, as named by shelfParts(); empty: all that is used at the table
    Steps steps = {}; ///< the steps in force, for the campaign book and the forecast
    std::shared_ptr<const CampaignBook> book = {}; ///< the book of the steps, once it was made
    PictureSource pictures = {}; ///< for the campaign book
    /// Called during layout with the parts done and in all; returns false to stop because nobody will see the result.
    std::function<bool(int done, int all)> laying = {};
    std::shared_ptr<const ForecastMade> ahead = {}; ///< the forecast of the steps, once it was made
};

/// The kinds of sheet. Cards and slips are printed eight to a page.
enum class SheetKind : std::uint8_t {
    Roster,
    Encounter,
    FigureCards, ///< one for each figure of the band
    EnemyCards, ///< PEFs and enemies, to be drawn face down instead of rolling dice
    PefSlips, ///< for each player's hidden PEFs, real or decoy
    BlankRoster,
    BlankEncounter,
    QuickReference, ///< made from the pack alone
    SideCards, ///< made from the pack and the side
    Settlement, ///< a settlement of the Wasteland, with its layout
    CampaignBook, ///< the whole campaign, for reading
    Forecast, ///< forecast of a year
    Epilogue, ///< the end of a campaign, and the fate of everybody in it
};

} // namespace muster

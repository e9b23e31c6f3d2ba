// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"
#include "app/environment.h"
#include "model/account/sheetsource.h"
#include "model/campaign/notes.h"
#include "model/campaign/step.h"

#include <QJsonArray>

namespace muster {

struct OpenCampaign;

// The equipment of figures, and the media crew. Each writes one step or none.

Reply answerEquip(const Call &call, const Environment &surroundings);
Reply answerUpgrade(OpenCampaign &open, const Call &call, const Environment &surroundings);
Reply answerPress(OpenCampaign &open, const Call &call, const Environment &surroundings);
Reply answerVehicles(OpenCampaign &open, const Call &call, const Environment &surroundings);
Reply answerStake(OpenCampaign &open, const Call &call, const Environment &surroundings);

/// Adds a picture to the campaign, deletes one, or writes one to a file.
Reply answerPicture(const Call &call, const Environment &surroundings);

Reply answerUndo(const Call &call, const Environment &surroundings);
Reply answerRedo(const Call &call, const Environment &surroundings);

/// Corrects something by hand (R5).
Reply answerCorrect(const Call &call, const Environment &surroundings);

/// Creates a campaign in a new file.
Reply answerNew(const Call &call, const Environment &surroundings);

/// Creates the file with all steps at once and shows the campaign.
Reply answerCreated(const QString &path, const Pack &pack, const Steps &steps, const QJsonArray &rolls = {},
                    const PictureSource &pictures = {});
/// Creates a campaign from the text of a story.
Reply answerNewFromStory(const Call &call);
/// Writes the campaign as the text of a story.
Reply answerStory(const OpenCampaign &open, const Call &call, const Environment &surroundings);

/// Checks a player's own rules, or saves those of a campaign.
Reply answerVariant(const Call &call, const Environment &surroundings);

/// Adds another player with a Star, or removes one (R36).
Reply answerJoin(const Call &call, const Environment &surroundings);
Reply answerPart(const Call &call, const Environment &surroundings);
/// Records the party of one of two bands that meet (R87).
Reply answerBring(const Call &call, const Environment &surroundings);

/// Writes the sample campaign that comes with the program to a new file.
Reply answerSample(const Call &call, const Environment &surroundings);

// Backups and recovery. These never overwrite a file.

Reply answerBackup(const Call &call, const Environment &surroundings);
Reply answerRestore(const Call &call, const Environment &surroundings);
Reply answerRecover(const Call &call, const Environment &surroundings);

// Branches, abandoned courses, and the comparison of two campaigns.

Reply answerBranch(const OpenCampaign &open, const Call &call, const Environment &surroundings);
Reply answerCourses(const Call &call, const Environment &surroundings);
Reply answerCompare(const OpenCampaign &open, const Call &call, const Environment &surroundings);

// Commands that change nothing; the file is opened for reading.

Reply answerShow(const OpenCampaign &open, const Call &call, const Environment &surroundings);
Reply answerChronicle(const OpenCampaign &open, const Call &call, const Environment &surroundings);
/// Shows the careers of all figures that were ever in the band, or of one of them.
Reply answerCareer(const OpenCampaign &open, const Call &call, const Environment &surroundings);
Reply answerLuck(const OpenCampaign &open, const Call &call, const Environment &surroundings);
/// Shows a forecast of the coming months.
Reply answerForecast(const OpenCampaign &open, const Call &call, const Environment &surroundings);
/// Writes battles in a form for publication.
Reply answerReport(const Call &call, const Environment &surroundings);
/// Writes the encounter or the roster as a page for a phone.
Reply answerPhone(const Call &call, const Environment &surroundings);
/// Writes a thumbnail of the campaign.
Reply answerThumbnail(const Call &call, const Environment &surroundings);
Reply answerCheck(const OpenCampaign &open, const Call &call, const Environment &surroundings);

// The player's own notes, foes and goals; search.

/// Asks the dice a question.
Reply answerAsk(const Call &call, const Environment &surroundings);
Reply answerWrite(const Call &call, const Environment &surroundings);
/// Names a foe or edits one; lists the foes (R91).
Reply answerFoe(const Call &call, const Environment &surroundings);
Reply answerFoes(const OpenCampaign &open, const Call &call, const Environment &surroundings);
/// Adds, counts and deletes goals, and closes the campaign.
Reply answerGoal(const Call &call, const Environment &surroundings);
Reply answerFind(const Call &call, const Environment &surroundings);

/// Shows the battle on the table and what to do next; with an action, writes a step.
Reply answerPlay(const Call &call, const Environment &surroundings);

/// Returns the list of actions, one per line.
QString playHelp();

/// Shows every test and table of a pack, on the terminal or as its quick reference sheet.
Reply answerReference(const Call &call, const Environment &surroundings);

/// Rolls up a side of the percentile street skirmish, as a list or as cards (R81).
Reply answerSide(const Call &call, const Environment &surroundings);

// Acts of the player in a month. Each writes one step or none.

Reply answerRecruit(const Call &call, const Environment &surroundings);
Reply answerPrepare(OpenCampaign &open, const Call &call, const Environment &surroundings);
/// Lets a month pass without an encounter (R34).
Reply answerRest(OpenCampaign &open, const Call &call, const Environment &surroundings);
/// Rolls the table again, except for the locked parts.
Reply answerRedeal(const Call &call, const Environment &surroundings);
Reply answerAftermath(const Call &call, const Environment &surroundings);

/// Shows all packs, or the contents of one.
Reply answerRules(const Call &call, const Environment &surroundings);

/// Runs a procedure of a pack once.
Reply answerRoll(const Call &call, const Environment &surroundings);

/// Shows the odds for a question to a pack.
Reply answerOdds(const Call &call, const Environment &surroundings);

/// Writes a sheet to the file of --pdf. Overwrites nothing but another PDF.
Reply writePdf(const Call &call, const Environment &surroundings, SheetKind kind, const SheetSource &source);

/// Shows the encounter's sheet on the terminal, or writes it as a PDF.
Reply answerEncounter(const Call &call, const Environment &surroundings);
/// Writes the whole campaign as a book, only as a PDF.
Reply answerBook(const Call &call, const Environment &surroundings);
/// Writes cards for the figures or the enemy, or slips for hidden PEFs, only as a PDF.
Reply answerCards(const Call &call, const Environment &surroundings);
/// Shows the roster's sheet on the terminal, or writes it as a PDF.
Reply answerRoster(const Call &call, const Environment &surroundings);

/// Travels to another locale of the Wasteland.
Reply answerTravel(const Call &call, const Environment &surroundings);
/// Finds a settlement, fights in a known one, removes one from the binder, or writes its sheet.
Reply answerSettlement(const Call &call, const Environment &surroundings);

} // namespace muster

// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"
#include "app/surroundings.h"
#include "model/account/sheetsource.h"
#include "model/campaign/notes.h"
#include "model/campaign/step.h"

#include <QJsonArray>

namespace muster {

struct OpenCampaign;

// What figures carry, and who comes to see it: each writes one step, or nothing.

Reply answerEquip(const Call &call, const Surroundings &surroundings);
Reply answerUpgrade(OpenCampaign &open, const Call &call, const Surroundings &surroundings);
Reply answerPress(OpenCampaign &open, const Call &call, const Surroundings &surroundings);
Reply answerVehicles(OpenCampaign &open, const Call &call, const Surroundings &surroundings);
Reply answerStake(OpenCampaign &open, const Call &call, const Surroundings &surroundings);

/// Takes a picture into the campaign, out of it, or writes it into a file of its own.
Reply answerPicture(const Call &call, const Surroundings &surroundings);

Reply answerUndo(const Call &call, const Surroundings &surroundings);
Reply answerRedo(const Call &call, const Surroundings &surroundings);

/// Sets something right by hand (R5).
Reply answerCorrect(const Call &call, const Surroundings &surroundings);

/// Founds a campaign in a new file.
Reply answerNew(const Call &call, const Surroundings &surroundings);

/// Makes the file, with all the steps at once, and shows the campaign.
Reply answerCreated(const QString &path, const Pack &pack, const Steps &steps, const QJsonArray &rolls = {},
                    const PictureSource &pictures = {});
/// The same of a campaign that comes as story text.
Reply answerNewFromStory(const Call &call);
/// The campaign as such a text.
Reply answerStory(const OpenCampaign &open, const Call &call, const Surroundings &surroundings);

/// Checks rules of a player's own, or saves those of a campaign.
Reply answerVariant(const Call &call, const Surroundings &surroundings);

/// Another player with a Star, and one who leaves (R36).
Reply answerJoin(const Call &call, const Surroundings &surroundings);
Reply answerPart(const Call &call, const Surroundings &surroundings);
/// One of two bands that meet records whom it brings (R87).
Reply answerBring(const Call &call, const Surroundings &surroundings);

/// Writes the campaign that comes with the program into a new file, to look around in.
Reply answerSample(const Call &call, const Surroundings &surroundings);

// Copies of a campaign, and back from them. No file is ever written over.

Reply answerBackup(const Call &call, const Surroundings &surroundings);
Reply answerRestore(const Call &call, const Surroundings &surroundings);
Reply answerRecover(const Call &call, const Surroundings &surroundings);

// Courses that part: a copy that goes its own way, what was undone and then left, and two campaigns side by side.

Reply answerBranch(const OpenCampaign &open, const Call &call, const Surroundings &surroundings);
Reply answerCourses(const Call &call, const Surroundings &surroundings);
Reply answerCompare(const OpenCampaign &open, const Call &call, const Surroundings &surroundings);

// Commands that only look; the file is opened for reading.

Reply answerShow(const OpenCampaign &open, const Call &call, const Surroundings &surroundings);
Reply answerChronicle(const OpenCampaign &open, const Call &call, const Surroundings &surroundings);
/// The lives of everybody who ever was in the band, or one of them.
Reply answerCareer(const OpenCampaign &open, const Call &call, const Surroundings &surroundings);
Reply answerLuck(const OpenCampaign &open, const Call &call, const Surroundings &surroundings);
/// What the months to come may bring.
Reply answerForecast(const OpenCampaign &open, const Call &call, const Surroundings &surroundings);
/// Battles as players publish them.
Reply answerReport(const Call &call, const Surroundings &surroundings);
/// The encounter, or the roster, for a phone.
Reply answerPhone(const Call &call, const Surroundings &surroundings);
/// A small picture of the campaign.
Reply answerThumbnail(const Call &call, const Surroundings &surroundings);
Reply answerCheck(const OpenCampaign &open, const Call &call, const Surroundings &surroundings);

// What a player tells of it, and where it stands.

/// Puts a question to the dice.
Reply answerAsk(const Call &call, const Surroundings &surroundings);
Reply answerWrite(const Call &call, const Surroundings &surroundings);
/// Names a foe, or edits one; lists them (R91).
Reply answerFoe(const Call &call, const Surroundings &surroundings);
Reply answerFoes(const OpenCampaign &open, const Call &call, const Surroundings &surroundings);
/// Adds, counts, removes goals, and closes the campaign.
Reply answerGoal(const Call &call, const Surroundings &surroundings);
Reply answerFind(const Call &call, const Surroundings &surroundings);

/// The battle on the table: without an action how it stands and what is to be done; with one, a step.
Reply answerPlay(const Call &call, const Surroundings &surroundings);

/// The actions, a line each.
QString playHelp();

/// Every test and table of a pack, on the terminal or as its quick reference sheet.
Reply answerReference(const Call &call, const Surroundings &surroundings);

/// A side of the percentile street skirmish rolled up, as a list or as cards to play with (R81).
Reply answerSide(const Call &call, const Surroundings &surroundings);

// What a player does in a month: each writes one step, or nothing.

Reply answerRecruit(const Call &call, const Surroundings &surroundings);
Reply answerPrepare(OpenCampaign &open, const Call &call, const Surroundings &surroundings);
/// Lets a month pass without an encounter (R34).
Reply answerRest(OpenCampaign &open, const Call &call, const Surroundings &surroundings);
/// Keeps what is liked of the table and rolls the rest.
Reply answerRedeal(const Call &call, const Surroundings &surroundings);
Reply answerAftermath(const Call &call, const Surroundings &surroundings);

/// The packs, or what one of them holds.
Reply answerRules(const Call &call, const Surroundings &surroundings);

/// One procedure of a pack, run once.
Reply answerRoll(const Call &call, const Surroundings &surroundings);

/// The odds of one question to a pack.
Reply answerOdds(const Call &call, const Surroundings &surroundings);

/// A sheet into the file of --pdf. Only another PDF is written over.
Reply writePdf(const Call &call, const Surroundings &surroundings, SheetKind kind, const SheetSource &source);

/// The encounter's sheet on the terminal, or as a PDF.
Reply answerEncounter(const Call &call, const Surroundings &surroundings);
/// The whole campaign as a book; as a PDF only.
Reply answerBook(const Call &call, const Surroundings &surroundings);
/// Cards for the figures or the enemy, or slips for hidden PEFs; as a PDF only.
Reply answerCards(const Call &call, const Surroundings &surroundings);
/// The roster's sheet, likewise.
Reply answerRoster(const Call &call, const Surroundings &surroundings);

/// Travels to another locale of the Wasteland.
Reply answerTravel(const Call &call, const Surroundings &surroundings);
/// Comes to a settlement, fights in one that is known, takes one out of the binder, or writes its sheet.
Reply answerSettlement(const Call &call, const Surroundings &surroundings);

} // namespace muster

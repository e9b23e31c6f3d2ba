// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"
#include "model/account/sheetsource.h"
#include "model/acts/act.h"
#include "model/campaign/step.h"
#include "model/storage/campaignfile.h"
#include "model/story/words.h"
#include "rules/pack/pack.h"

#include <functional>
#include <memory>

namespace muster {

class Dice;

/// A campaign that a command works on: its file, and the rules it follows.
struct OpenCampaign {
    std::unique_ptr<CampaignFile> file;
    Pack pack;

    /// Returns the campaign as it is in the file, including everything written since.
    const Campaign &campaign() const { return file->campaign(); }
    std::size_t steps() const { return file->history().inForce; }
    /// Returns the names of the figures, including those that a step is about to add.
    words::NameOf nameOf() const;
    /// Returns the campaign for a sheet.
    SheetSource sheetSource(const Call &call) const;
};

Result<OpenCampaign, Refusal> openCampaign(const QString &path, CampaignFile::Access access);

/// Returns the pack with this id, or refuses and lists the ids that exist. `id` may also be the path of a variant.
/// `read` reads the pack without what takes time to find, such as the lists of other packs and of the player.
Result<Pack, Refusal> choosePack(const QString &id, Result<Pack> (*read)(const QString &id) = nullptr);
/// Returns the rules of the variant at this path, or refuses with every fault in it.
Result<Pack, Refusal> chooseVariant(const QString &place);

/// Returns the contents of pictures by their hashes. They are read now, because the file is closed before they are
/// drawn.
PictureSource picturesOf(const CampaignFile &file, const QStringList &hashes);

/// Returns the refusal if the write failed; the file is unchanged then. nullopt if it succeeded.
std::optional<Refusal> refusalOf(const FileResult<Done> &written);

/// An act with dice, which writes its changes to the step.
using Action = std::function<void(quint64 seed, Dice &dice, Step &step)>;

/// Rolls the dice, writes the step and returns its story. A refusal comes before anything is written.
Reply takeStep(OpenCampaign &open, const Call &call, const Action &action, const PictureSource &pictures = {});
/// Performs an act of the registry, with or without dice, and returns its story, or refuses it.
Reply takeAct(OpenCampaign &open, const Call &call, const Act &act);
/// Adds the encounter to the reply if there is one now.
Reply withEncounter(Reply reply, const OpenCampaign &open);
/// Writes a step that needed no dice, or refuses it.
Reply writeStep(OpenCampaign &open, const Call &call, const Result<Step> &made, const PictureSource &pictures = {});

} // namespace muster

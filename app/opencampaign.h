// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"
#include "app/surroundings.h"
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

    /// As it stands in the file, also after a write.
    const Campaign &campaign() const { return file->campaign(); }
    std::size_t steps() const { return file->book().inForce; }
    /// The names of the band, also of those whom a step is about to bring in.
    words::NameOf nameOf() const;
};

Result<OpenCampaign, Refusal> openCampaign(const QString &path, CampaignFile::Access access);

/// The rules of this name, or which there are.
/// `id` may be the place of a variant, too.
Result<Pack, Refusal> choosePack(const QString &id);
/// What is wrong with it is all told.
Result<Pack, Refusal> chooseVariant(const QString &place);
/// The same without the lists of other packs and of the player, which take time to look for.
Result<Pack, Refusal> chooseShippedPack(const QString &id);
/// That without the tests of the table; addReference() reads them where they are wanted.
Result<Pack, Refusal> choosePackWithoutReference(const QString &id);

/// What a write to the file came to: nothing to say, or the refusal, and then nothing has happened.
std::optional<Refusal> refusalOf(const FileResult<Done> &written);

/// What an action does with dice, writing its changes into the step.
using Action = std::function<void(quint64 seed, Dice &dice, Step &step)>;

/// Rolls the dice, writes the step and tells it. Whatever is refused is refused before anything is written.
Reply takeStep(OpenCampaign &open, const Call &call, const Surroundings &surroundings, const Action &action,
               const PictureSource &pictures = {});
/// The same for an act that stands in the registry, with or without dice; or why it cannot be done.
Reply takeAct(OpenCampaign &open, const Call &call, const Surroundings &surroundings, const Act &act);
/// What came of it, with the encounter where one is in hand then.
Reply withEncounter(Reply reply, const OpenCampaign &open);
/// Writes a step that needed no dice, or says why there is none.
Reply writeStep(OpenCampaign &open, const Call &call, const Surroundings &surroundings, const Result<Step> &made,
                const PictureSource &pictures = {});

} // namespace muster

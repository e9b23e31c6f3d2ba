// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/campaignfile.h"

#include <variant>

namespace muster::torture {

struct KeepSteps {
    std::size_t inForce = 1; ///< number of steps in force, by undo or redo
};
/// A draft of a report, or of dice.
struct KeepDrafts {
    Drafts drafts;
};
struct StrikeCourse {
    int id = 0;
};
/// An act of the player that is recorded.
using Deed = std::variant<Step, KeepSteps, KeepDrafts, StrikeCourse>;

/// A course that was left (R92), with all its steps.
struct HeldCourse {
    int id = 0;
    std::size_t from = 0;
    Steps steps;

    friend bool operator==(const HeldCourse &, const HeldCourse &) = default;
};

/// The expected contents of a campaign file as a plain value: the same deeds without a disk.
struct Held {
    History history;
    Campaign campaign;
    Drafts drafts;
    std::vector<int> lostPictures = {}; ///< ids of pictures of the steps in force
    std::vector<HeldCourse> courses = {};

    static Held of(const CampaignFile &file);
    void carryOut(const Deed &deed);

    friend bool operator==(const Held &, const Held &) = default;
};

FileResult<Done> carryOut(CampaignFile &file, const Deed &deed);

/// Creates a new file, which must succeed.
Held newCampaign(const QString &path, const Step &founding);

} // namespace muster::torture

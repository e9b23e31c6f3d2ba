// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/campaignfile.h"

#include <variant>

namespace muster::torture {

struct KeepSteps {
    std::size_t inForce = 1; ///< undo, or redo, to so many
};
/// What is half done: a report, or dice.
struct KeepDrafts {
    Drafts drafts;
};
struct StrikeCourse {
    int id = 0;
};
/// One thing that a player does and that is recorded.
using Deed = std::variant<Step, KeepSteps, KeepDrafts, StrikeCourse>;

/// A course that was left (R92), with all its steps.
struct HeldCourse {
    int id = 0;
    std::size_t from = 0;
    Steps steps;

    friend bool operator==(const HeldCourse &, const HeldCourse &) = default;
};

/// What a campaign file must hold, as a plain value: the same deeds without any disk.
struct Held {
    Book book;
    Campaign campaign;
    Drafts drafts;
    std::vector<int> lostPictures = {}; ///< of the steps in force, by id
    std::vector<HeldCourse> courses = {};

    static Held of(const CampaignFile &file);
    void carryOut(const Deed &deed);

    friend bool operator==(const Held &, const Held &) = default;
};

FileResult<Done> carryOut(CampaignFile &file, const Deed &deed);

/// Makes a new file, which must work.
Held newCampaign(const QString &path, const Step &founding);

} // namespace muster::torture

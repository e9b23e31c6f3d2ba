// SPDX-License-Identifier: MIT
#include "tests/torture/held.h"

#include "model/acts/acts.h"
#include "model/kinded.h"
#include "tests/torture/player.h"

namespace muster::torture {

namespace {

/// Returns the courses of the file; without steps if they cannot be read, which the comparison then reveals.
std::vector<HeldCourse> coursesOf(const CampaignFile &file)
{
    std::vector<HeldCourse> held;
    for (const AbandonedCourse &course : file.courses()) {
        const auto steps = file.courseSteps(course.id);
        held.push_back({course.id, course.from, steps ? *steps : Steps()});
    }
    return held;
}

} // namespace

Held Held::of(const CampaignFile &file)
{
    return {file.history(), file.campaign(), file.drafts(), file.lostPictures(), coursesOf(file)};
}

void Held::carryOut(const Deed &deed)
{
    std::visit(
        Overloaded{
            [&](const Step &step) {
                if (areWorthKeeping(history.stepsUndone()))
                    courses.push_back({courses.empty() ? 1 : courses.back().id + 1, history.inForce, history.steps});
                history.steps.resize(history.inForce);
                history.steps.push_back(step);
                ++history.inForce;
                apply(campaign, step);
            },
            [&](KeepSteps wanted) {
                history.inForce = wanted.inForce;
                campaign = history.campaign();
            },
            [&](const KeepDrafts &wanted) { drafts = wanted.drafts; },
            [&](StrikeCourse struck) {
                std::erase_if(courses, [=](const HeldCourse &course) { return course.id == struck.id; });
            },
        },
        deed);
    if (!campaign.encounter)
        drafts.report.reset();
    if (drafts.act && !acts::fits(campaign, swordplay(), *drafts.act))
        drafts.act.reset();
}

FileResult<Done> carryOut(CampaignFile &file, const Deed &deed)
{
    const auto left = [](const Campaign &after, Drafts drafts) {
        if (drafts.act && !acts::fits(after, swordplay(), *drafts.act))
            drafts.act.reset();
        return drafts;
    };
    return std::visit(Overloaded{
                          [&](const Step &step) { return file.append(step, left, pictureOf); },
                          [&](KeepSteps wanted) { return file.setInForce(wanted.inForce, left); },
                          [&](const KeepDrafts &wanted) { return file.keepDrafts(wanted.drafts); },
                          [&](StrikeCourse struck) { return file.deleteCourse(struck.id); },
                      },
                      deed);
}

Held newCampaign(const QString &path, const Step &founding)
{
    const auto made = CampaignFile::create(path, founding);
    if (!made)
        qFatal("%s", qUtf8Printable(made.problem().text));
    return Held::of(**made);
}

} // namespace muster::torture

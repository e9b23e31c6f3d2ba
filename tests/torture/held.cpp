// SPDX-License-Identifier: MIT
#include "tests/torture/held.h"

#include "model/campaign/overloaded.h"

namespace muster::torture {

Held Held::of(const CampaignFile &file)
{
    return {file.book(), file.campaign(), file.draft()};
}

void Held::carryOut(const Deed &deed)
{
    std::visit(Overloaded{
                   [&](const Step &step) {
                       book.steps.resize(book.inForce);
                       book.steps.push_back(step);
                       ++book.inForce;
                       apply(campaign, step);
                   },
                   [&](KeepSteps wanted) {
                       book.inForce = wanted.inForce;
                       campaign = book.campaign();
                   },
                   [&](const KeepDraft &wanted) { draft = wanted.draft; },
               },
               deed);
    if (!campaign.encounter)
        draft.reset();
}

FileResult<Done> carryOut(CampaignFile &file, const Deed &deed)
{
    return std::visit(Overloaded{
                          [&](const Step &step) { return file.append(step); },
                          [&](KeepSteps wanted) { return file.setInForce(wanted.inForce); },
                          [&](const KeepDraft &wanted) { return file.keepDraft(wanted.draft); },
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

// SPDX-License-Identifier: MIT
#include "ui/window/nextacts.h"

#include "ui/window/actdice.h"
#include "ui/window/notebook.h"
#include "ui/window/windowtext.h"

namespace muster {

namespace {

/// `leads`: from another page no further than to this one, so that what it takes is seen before it is done.
std::optional<NextAct> actOfPage(PageKind kind, Notebook &notebook, bool leads = true)
{
    auto act = notebook.page(kind)->nextAct();
    if (act && kind != notebook.current()) {
        act->trigger = [&notebook, kind, leads, trigger = act->trigger] {
            notebook.open(kind);
            if (!leads)
                trigger();
        };
    }
    return act;
}

} // namespace

Whereabouts whereaboutsIn(const Notebook &notebook, const CampaignDocument &document)
{
    const Campaign &campaign = document.campaign();
    // A game that is not noted on the table is there as soon as it is dealt.
    const bool onTable = campaign.play || (campaign.encounter && campaign.encounter->game);
    const std::optional<AftermathDraft> draft = document.draft();
    return {notebook.current(), onTable, draft && draft->isReport()};
}

std::optional<NextAct> nextActAt(std::optional<Station> station, Notebook &notebook, CampaignDocument &document)
{
    // While a roll is wanted, it is the one next act.
    if (const auto &kept = document.underWay()) {
        const PageKind kind = pageOf(kept->act);
        if (kind != PageKind::Reference || kind == notebook.current())
            return actOfPage(kind, notebook);
    }
    if (!station) {
        return NextAct{QStringLiteral("chronicle"), WindowText::tr("Campaign over"), WindowText::tr("Read how it went"),
                       true, [&notebook] { notebook.open(PageKind::Chronicle); }};
    }
    if (station == Station::Prepare && document.campaign().phase == Phase::Play)
        return actOfPage(PageKind::Encounter, notebook);
    if (station == Station::Play) {
        if (auto act = actOfPage(PageKind::Encounter, notebook))
            return act;
        return NextAct{QStringLiteral("aftermath"), WindowText::tr("After the battle"),
                       WindowText::tr("Report the outcome"), true, [&notebook] { notebook.open(PageKind::Aftermath); }};
    }
    return actOfPage(pageOf(*station), notebook, station != Station::Recruit); // to recruit is but to ask for dice
}

} // namespace muster

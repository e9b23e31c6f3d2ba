// SPDX-License-Identifier: MIT
#include "ui/window/nextacts.h"

#include "ui/window/actdice.h"
#include "ui/window/notebook.h"
#include "ui/window/windowtext.h"

namespace muster {

namespace {

std::optional<NextAct> actOfPage(PageKind kind, Notebook &notebook)
{
    auto act = notebook.page(kind)->nextAct();
    if (act && kind != notebook.current()) {
        // What it takes is to be seen before it is done; to recruit is but to ask for dice.
        const bool asks = kind == PageKind::Band;
        act->trigger = [&notebook, kind, asks, trigger = act->trigger] {
            notebook.open(kind);
            if (asks)
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
                       WindowText::tr("Say how it ended"), true, [&notebook] { notebook.open(PageKind::Aftermath); }};
    }
    return actOfPage(pageOf(*station), notebook);
}

} // namespace muster

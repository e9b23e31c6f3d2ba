// SPDX-License-Identifier: MIT
#include "ui/window/nextacts.h"

#include "model/actions/play/play.h"
#include "ui/window/notebook.h"

#include <QCoreApplication>

#include <tuple>

namespace muster {

namespace {

struct Tell {
    Q_DECLARE_TR_FUNCTIONS(MonthBar)
};

NextAct beginPlay(Notebook &notebook, CampaignDocument &document)
{
    return {QStringLiteral("battle"), Tell::tr("Begin play"), Tell::tr("From here to the table"), true, [&] {
                notebook.open(PageKind::Encounter);
                // Where the file refuses, the document tells it.
                if (const auto begun = actions::beginPlay(document.campaign(), document.pack(), {}))
                    std::ignore = document.write(*begun);
                notebook.page(PageKind::Encounter)->setFocus(Qt::OtherFocusReason);
            }};
}

std::optional<NextAct> actOfPage(PageKind kind, Notebook &notebook)
{
    auto act = notebook.page(kind)->nextAct();
    if (act && kind != notebook.current()) {
        act->trigger = [&notebook, kind, trigger = act->trigger] {
            notebook.open(kind);
            trigger();
        };
    }
    return act;
}

} // namespace

Whereabouts whereaboutsIn(const Notebook &notebook, const CampaignDocument &document)
{
    const Campaign &campaign = document.campaign();
    // What is not noted on the table is there as soon as it is dealt.
    const bool onTable = campaign.play || (campaign.encounter && campaign.encounter->dealtEnemy());
    return {notebook.current(), onTable, document.draft().has_value()};
}

std::optional<NextAct> nextActAt(std::optional<Station> station, Notebook &notebook, CampaignDocument &document)
{
    if (!station) {
        return NextAct{QStringLiteral("chronicle"), Tell::tr("Campaign over"), Tell::tr("Read how it went"), true,
                       [&notebook] { notebook.open(PageKind::Chronicle); }};
    }
    if (station == Station::Prepare && document.campaign().phase == Phase::Play)
        return beginPlay(notebook, document);
    if (station == Station::Play) {
        if (auto act = actOfPage(PageKind::Encounter, notebook))
            return act;
        return NextAct{QStringLiteral("aftermath"), Tell::tr("After the battle"), Tell::tr("Say how it ended"), true,
                       [&notebook] { notebook.open(PageKind::Aftermath); }};
    }
    return actOfPage(pageOf(*station), notebook);
}

} // namespace muster

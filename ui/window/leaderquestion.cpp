// SPDX-License-Identifier: MIT
#include "ui/window/leaderquestion.h"

#include "model/actions/foes.h"
#include "model/campaign/campaigndocument.h"
#include "ui/foes/foedialog.h"
#include "ui/window/messagebar.h"
#include "ui/window/writestep.h"

#include <QPointer>

#include <iterator>

namespace muster {

namespace {

constexpr int mostFoesOffered = 4; // the others stand with the leader's group

void ask(CampaignDocument &document, MessageBar &messages)
{
    MessageButtons offers;
    for (const int id : actions::foeCandidates(document.campaign(), document.pack())) {
        if (std::ssize(offers) == mostFoesOffered)
            break;
        offers.push_back({document.campaign().foes.value(id).name, [&document, &messages, id] {
                              writeStep(document, actions::leaderIs(document.campaign(), id),
                                        [&messages](const QString &why) { messages.say(why); });
                          }});
    }
    if (offers.empty())
        return;
    offers.push_back({MessageBar::tr("Somebody new…", "a foe"),
                      [&document, &messages] { LeaderDialog(document, std::nullopt, messages.window()).exec(); }});
    messages.ask(MessageBar::tr("Their leader has come. Is it somebody you know?"), offers);
}

} // namespace

void askWhoLeads(CampaignDocument &document, MessageBar &messages)
{
    const auto comes = [&document, &messages](const Campaign &before, const Campaign &after) {
        // One who comes again by Redo was asked about; what follows is redone first.
        if (document.book().canBringForward() || !actions::leaderWhoCame(before, after))
            return;
        // Once the step is shown, which closes what was said before.
        QMetaObject::invokeMethod(
            &document, [&document, &messages] { ask(document, messages); }, Qt::QueuedConnection);
    };
    QObject::connect(&document, &CampaignDocument::changed, &messages, comes);
}

} // namespace muster

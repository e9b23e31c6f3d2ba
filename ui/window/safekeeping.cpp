// SPDX-License-Identifier: MIT
#include "ui/window/safekeeping.h"

#include "model/storage/backups.h"

#include <utility>

namespace muster {

Safekeeping::Safekeeping(CampaignDocument &document, std::chrono::milliseconds interval)
    : m_document(document)
    , m_battles(document.campaign().past.size())
{
    const auto changes = [this] { m_hasChanged = true; };
    connect(&document, &CampaignDocument::bookChanged, this, changes);
    connect(
        &document, &CampaignDocument::bookChanged, this,
        [this] {
            const std::size_t before = std::exchange(m_battles, m_document.campaign().past.size());
            if (m_battles > before)
                backUp();
        },
        Qt::QueuedConnection); // once the month is closed and shown
    connect(&document, &CampaignDocument::coursesChanged, this, changes);
    connect(&document, &CampaignDocument::draftChanged, this, changes);
    connect(&m_timer, &QTimer::timeout, this, &Safekeeping::backUp);
    m_timer.start(interval);
}

Safekeeping::~Safekeeping()
{
    blockSignals(true);
    backUp();
}

void Safekeeping::backUp()
{
    if (!m_hasChanged)
        return;
    // What another program has made of the file is not this campaign's state.
    if (!m_document.checkFile())
        return;
    if (const auto made = Backups().make(m_document.path()))
        m_hasChanged = false;
    else
        emit failed(tr("Backup failed. %1").arg(made.problem().text));
}

} // namespace muster

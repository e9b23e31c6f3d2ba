// SPDX-License-Identifier: MIT
#include "ui/encounter/encounterpage.h"

#include "ui/encounter/encounterview.h"
#include "ui/encounter/prepareview.h"
#include "ui/parts/emptystate.h"
#include "ui/parts/roomofshown.h"
#include "ui/table/playview.h"

#include <QStackedLayout>

namespace muster {

EncounterPage::EncounterPage(QWidget *parent)
    : Page(parent)
    , m_states(new QStackedLayout(this))
    , m_empty(new EmptyState)
    , m_prepare(new PrepareView)
    , m_inHand(new EncounterView)
{
    m_states->addWidget(m_empty);
    m_states->addWidget(m_prepare);
    m_states->addWidget(m_inHand);
    giveRoomToShown(*m_states);
    connect(m_states, &QStackedLayout::currentChanged, this, [this] { giveRoomToShown(*m_states); });
    connect(m_prepare, &PrepareView::problem, this, &Page::problem);
    connect(m_prepare, &PrepareView::printWanted, this, &Page::printWanted);
    connect(m_prepare, &PrepareView::nextActChanged, this, &Page::nextActChanged);
    connect(m_inHand, &EncounterView::problem, this, &Page::problem);
    connect(m_inHand, &EncounterView::nextActChanged, this, &Page::nextActChanged);
    connect(m_inHand, &EncounterView::printWanted, this, [this] { emit printWanted(SheetKind::Encounter); });
    connect(m_empty, &EmptyState::deedWanted, this, [this] { emit pageWanted(PageKind::Chronicle); });
    reload();
}

/// Made when the first battle is on the table.
PlayView *EncounterPage::playView()
{
    if (m_play)
        return m_play;
    m_play = new PlayView;
    m_states->addWidget(m_play);
    connect(m_play, &PlayView::problem, this, &Page::problem);
    connect(m_play, &PlayView::remark, this, &Page::remark);
    connect(m_play, &PlayView::nextActChanged, this, &Page::nextActChanged);
    return m_play;
}

void EncounterPage::setDocument(CampaignDocument *document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (document)
        connect(document, &CampaignDocument::bookChanged, this, &EncounterPage::reload);
    reload();
}

void EncounterPage::hideEvent(QHideEvent *event)
{
    Page::hideEvent(event);
    emit remark({}); // it was about what was seen here
}

void EncounterPage::reload()
{
    const Campaign *campaign = m_document ? &m_document->campaign() : nullptr;
    const bool over = !campaign || campaign->phase == Phase::Over;
    if (over || campaign->encounter)
        m_prepare->close();
    if (over || !campaign->encounter || campaign->play)
        m_inHand->close();
    if (m_play && (over || !campaign->play))
        m_play->close();
    if (!campaign) {
        m_empty->tell(tr("Encounter"), tr("No campaign is open."));
        m_states->setCurrentWidget(m_empty);
    } else if (campaign->phase == Phase::Over) {
        m_empty->tell(tr("Encounter"), tr("The campaign is over, and nobody leads the band into another encounter."),
                      tr("Read the chronicle"));
        m_states->setCurrentWidget(m_empty);
    } else if (campaign->play) {
        // First, for the table tells that the next act has changed while it loads.
        m_states->setCurrentWidget(playView());
        m_play->load(m_document);
    } else if (campaign->encounter) {
        m_inHand->load(m_document);
        m_states->setCurrentWidget(m_inHand);
    } else {
        m_prepare->load(m_document);
        m_states->setCurrentWidget(m_prepare);
    }
    setFocusProxy(m_states->currentWidget());
    emit nextActChanged();
}

QList<QAction *> EncounterPage::menuActions()
{
    if (m_play && m_states->currentWidget() == m_play)
        return m_play->menuActions();
    return m_states->currentWidget() == m_inHand ? m_inHand->menuActions() : QList<QAction *>();
}

std::optional<NextAct> EncounterPage::nextAct()
{
    if (!m_document)
        return std::nullopt;
    if (m_play && m_states->currentWidget() == m_play)
        return m_play->nextAct();
    if (m_states->currentWidget() == m_prepare)
        return m_prepare->nextAct();
    const Campaign &campaign = m_document->campaign();
    // The book may be ahead of what is shown.
    const bool canBegin = campaign.encounter && !campaign.encounter->game && !campaign.play;
    if (m_states->currentWidget() == m_inHand && canBegin) {
        NextAct act = m_inHand->nextAct();
        act.trigger = [this, begin = act.trigger] {
            begin();
            setFocus(Qt::OtherFocusReason);
        };
        return act;
    }
    return std::nullopt;
}

} // namespace muster

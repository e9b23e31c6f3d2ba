// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/page.h"

#include <QPointer>

class QStackedLayout;

namespace muster {

class EmptyState;
class EncounterView;
class PlayView;
class PrepareView;

/// The encounter: before it is rolled up what comes next, then its map and its sheet, and then the battle.
class EncounterPage : public Page
{
    Q_OBJECT
public:
    explicit EncounterPage(QWidget *parent = nullptr);

    void setDocument(CampaignDocument *document) override;
    std::optional<NextAct> nextAct() override;
    QList<QAction *> menuActions() override;

private:
    void reload();
    void showPhase();
    void resume();
    void makeActions();
    void refreshActions();
    void comeToSight();
    PlayView *playView();

    QPointer<CampaignDocument> m_document;
    QStackedLayout *m_states;
    EmptyState *m_empty;
    PrepareView *m_prepare;
    EncounterView *m_inHand;
    PlayView *m_play = nullptr;
    QAction *m_prepareAct;
    QAction *m_restAct;
    QAction *m_beginAct;
    QAction *m_printAct;
    QList<QAction *> m_separators;
};

} // namespace muster

// SPDX-License-Identifier: MIT
#pragma once

#include "model/systems/campaignsystem.h"
#include "ui/window/page.h"

#include <QPointer>

class QLabel;
class QStackedLayout;

namespace muster {

class ActDicePanel;
class SettlementsPanel;
class ComingPanel;
class EalPanel;
class LinkButton;
class MapWidget;
class TravelRow;
class WaitPanel;
class PartyPanel;
class EncounterOptionsForm;

/// The view before an encounter: who goes now and what they may meet, what waiting changes, and the options.
class PrepareView : public QWidget
{
    Q_OBJECT
public:
    PrepareView();

    void load(CampaignDocument *document);
    void close();

    NextAct nextAct();
    /// Returns why the next encounter cannot be prepared now; empty if it can.
    QString whyNot() const;
    /// Returns why no month can pass without an encounter now; empty if it can.
    QString whyNoRest() const;
    /// Records that the page shows a problem, which is gone once an option is edited.
    void setRefused() { m_isRefused = true; }
    /// Lets a month pass.
    void rest();

private:
    QWidget *makePlan();
    QWidget *makeDealing();
    QWidget *makeBetween();
    void prepare();
    /// Lets turns pass until a figure is back, or until an encounter comes first.
    void wait();
    /// Lets the turns of a journey pass.
    void travel();
    void comeToSettlement();
    std::optional<quint64> seed();
    QString whatComes() const;
    QString proposal() const;
    void showDice(bool asking);
    void showSoFar();
    /// Updates what depends on the party and on the options.
    void tellPlan();
    void loadPlaces();
    void loadRecord();

    QPointer<CampaignDocument> m_document;
    Coming m_next; ///< the next encounter, if it is not known before it is rolled up
    QStackedLayout *m_states;
    ActDicePanel *m_dice;
    QLabel *m_title;
    QLabel *m_before;
    QWidget *m_places;
    LinkButton *m_free;
    QLabel *m_most;
    EalPanel *m_eal;
    PartyPanel *m_who;
    QLabel *m_how;
    QLabel *m_record;
    SettlementsPanel *m_binder;
    WaitPanel *m_wait;
    ComingPanel *m_coming;
    EncounterOptionsForm *m_wish;
    QWidget *m_travelRule;
    TravelRow *m_travel;
    QLabel *m_rolling; ///< the title while dice are asked for
    EalPanel *m_ealThen;
    QStackedLayout *m_table;
    MapWidget *m_map;
    ComingPanel *m_comingThen; ///< in place of the map
    bool m_isRefused = false;
};

} // namespace muster

// SPDX-License-Identifier: MIT
#pragma once

#include "model/systems/campaignsystem.h"
#include "ui/window/page.h"

#include <QPointer>

class QLabel;
class QStackedLayout;

namespace muster {

class ActDice;
class BinderPanel;
class ComingPanel;
class EalPanel;
class LinkButton;
class MapWidget;
class TravelRow;
class WaitPanel;
class WhoComes;
class WishForm;

/// Before an encounter: who goes now and what they may meet, what it means to wait, and what is wished for.
class PrepareView : public QWidget
{
    Q_OBJECT
public:
    PrepareView();

    void load(CampaignDocument *document);
    void close();

    NextAct nextAct();
    /// Why the next encounter cannot be prepared now; empty where it can.
    QString whyNot() const;
    /// Why no month can pass without one now; empty where it can.
    QString whyNoRest() const;
    /// Its page has just told a problem, which is gone once a wish is mended.
    void setRefused() { m_isRefused = true; }
    /// Lets a month pass.
    void rest();

private:
    QWidget *makePlan();
    QWidget *makeDealing();
    QWidget *makeBetween();
    void prepare();
    /// The turns go by until somebody is back, or an encounter comes before.
    void wait();
    /// The turns of a journey.
    void travel();
    void comeToSettlement();
    std::optional<quint64> seed();
    QString whatComes() const;
    QString proposal() const;
    void showDice(bool asking);
    void showSoFar();
    /// What hangs on who goes, and on what is wished for.
    void tellPlan();
    void loadPlaces();
    void loadRecord();

    QPointer<CampaignDocument> m_document;
    Coming m_next; ///< of what is not known before it is rolled up
    QStackedLayout *m_states;
    ActDice *m_dice;
    QLabel *m_title;
    QLabel *m_before;
    QWidget *m_places;
    LinkButton *m_free;
    QLabel *m_most;
    EalPanel *m_eal;
    WhoComes *m_who;
    QLabel *m_how;
    QLabel *m_record;
    BinderPanel *m_binder;
    WaitPanel *m_wait;
    ComingPanel *m_coming;
    WishForm *m_wish;
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

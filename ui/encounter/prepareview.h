// SPDX-License-Identifier: MIT
#pragma once

#include "ui/parts/remembered.h"
#include "ui/window/page.h"

#include <QPointer>

class QLabel;
class QStackedLayout;

namespace muster {

class ActDice;
class BinderPanel;
class Button;
class ComingPanel;
class EalPanel;
class ExpectedEnemies;
class MapWidget;
class TravelRow;
class WishForm;

/// Before an encounter: what comes next, against whom, and whose dice deal it.
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
    QWidget *makeTable();
    QWidget *makeSide();
    QWidget *makeBare();
    QWidget *makeWishes();
    QLayout *makeDeeds();
    void prepare(DiceHabit whose);
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
    void tellComing();
    int atRest() const;

    QPointer<CampaignDocument> m_document;
    QStackedLayout *m_left;
    QStackedLayout *m_right;
    ActDice *m_dice;
    QLabel *m_title;
    QLabel *m_before;
    MapWidget *m_map;
    ComingPanel *m_coming;
    BinderPanel *m_binder;
    TravelRow *m_travel;
    QWidget *m_travelRule;
    QLabel *m_promise;
    QLabel *m_how;
    EalPanel *m_eal;
    QWidget *m_ealRule;
    ExpectedEnemies *m_expected;
    WishForm *m_wish;
    Button *m_deal;
    Button *m_throw;
    Button *m_wait;
    bool m_isRefused = false;
};

} // namespace muster

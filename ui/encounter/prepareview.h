// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/page.h"

#include <QPointer>

#include <functional>

class QLabel;
class QStackedLayout;

namespace muster {

class BinderPanel;
class Button;
class ComingPanel;
class DiceConversation;
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
    explicit PrepareView(QWidget *parent = nullptr);

    void load(CampaignDocument *document);
    void close();

    NextAct nextAct();
    /// Why the next encounter cannot be prepared now; empty where it can.
    QString whyNot() const;

    /// The program deals it all from the seed.
    void deal();
    /// Dice by dice; the player may leave any to the program.
    void throwDice();
    /// The program lets the turns go by until somebody is back, or an encounter comes before.
    void wait();
    /// The turns of a journey, by the dice the player likes.
    void travel();

signals:
    void problem(const QString &text);
    void printWanted(muster::SheetKind sheet);
    void nextActChanged();

private:
    QWidget *makeTable();
    QWidget *makeSide();
    QWidget *makeBare();
    QLayout *makeDeeds();
    bool mayPrepare();
    bool mayGoOn(const Problems &problems);
    void prepare(bool ownDice);
    void comeToSettlement();
    void take(StepKind kind, const std::function<void(Dice &, Step &)> &deed, quint64 seed, bool ownDice);
    quint64 seed() const;
    QString enemy() const;
    void write(const Step &step);
    void showDice(bool shown);
    int atRest() const;

    QPointer<CampaignDocument> m_document;
    QStackedLayout *m_left;
    DiceConversation *m_conversation;
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
};

} // namespace muster

// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/page.h"

#include <QPointer>

class QComboBox;
class QLabel;
class QLineEdit;
class QStackedLayout;

namespace muster {

class Button;
class DiceConversation;
class EalPanel;
class ExpectedEnemies;
class MapWidget;

/// Before an encounter: what comes next, against whom, and whose dice deal it.
class PrepareView : public QWidget
{
    Q_OBJECT
public:
    explicit PrepareView(QWidget *parent = nullptr);

    void load(CampaignDocument *document);
    void close();

    NextAct nextAct();

    /// The program deals it all from the seed.
    void deal();
    /// Dice by dice; the player may leave any to the program.
    void throwDice();
    /// The program lets the turns go by until somebody is back, or an encounter comes before.
    void wait();

signals:
    void problem(const QString &text);
    void nextActChanged();

private:
    QWidget *makeTable();
    QWidget *makeSide();
    bool mayPrepare();
    quint64 seed() const;
    QString enemy() const;
    void write(const Step &step);
    void showDice(bool shown);

    QPointer<CampaignDocument> m_document;
    QStackedLayout *m_left;
    DiceConversation *m_conversation;
    QLabel *m_title;
    QLabel *m_before;
    MapWidget *m_map;
    QLabel *m_promise;
    EalPanel *m_eal;
    QWidget *m_ealRule;
    ExpectedEnemies *m_expected;
    QComboBox *m_enemy;
    QLineEdit *m_seed;
    Button *m_deal;
    Button *m_throw;
    Button *m_wait;
};

} // namespace muster

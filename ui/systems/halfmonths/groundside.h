// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"
#include "ui/parts/remembered.h"

#include <QPointer>
#include <QWidget>

class QComboBox;
class QStackedLayout;

namespace muster {

class Choice;
class SettlementView;
class TableSide;

/// The left of a current encounter: its table, and, where it may be fought in a settlement, which one that is.
class GroundSide : public QWidget
{
    Q_OBJECT
public:
    explicit GroundSide(TableSide *table, QWidget *parent = nullptr);

    void load(CampaignDocument *document);
    /// The land is to be seen, for it is set there.
    void showLand();

signals:
    void problem(const QString &text);
    /// Another settlement is to be rolled up.
    void actWanted(const muster::Act &act, muster::DiceHabit whose);

private:
    QWidget *makeHead();
    void fight();
    void showGround();
    void write(const Step &step);

    QPointer<CampaignDocument> m_document;
    QWidget *m_head;
    QComboBox *m_where;
    Choice *m_seen;
    QStackedLayout *m_stack;
    SettlementView *m_view;
    std::optional<int> m_fought; ///< the settlement that was loaded
};

} // namespace muster

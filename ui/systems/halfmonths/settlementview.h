// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"
#include "ui/map/settlementdrawing.h"
#include "ui/parts/remembered.h"

#include <QPointer>
#include <QWidget>

#include <optional>

class QComboBox;
class QStackedLayout;

namespace muster {

class SegmentedControl;
class MapPane;

/// The layout of a settlement, as large as it fits. If it may be rearranged, dragging a structure onto another
/// exchanges their places. With the keyboard a structure is taken up and put down.
class SettlementView : public QWidget
{
    Q_OBJECT
public:
    SettlementView();

    void load(const KeptSettlement &kept, const Pack &pack);
    void setRearranged(bool on);

    QRectF placeOfBlock(std::size_t block) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

signals:
    /// Emitted to exchange two blocks of its layout, numbered from the middle outwards.
    void exchangeWanted(std::size_t one, std::size_t other);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QRectF ground() const;
    std::optional<std::size_t> blockAt(QPointF place) const;
    void choose(std::size_t block);
    /// Moves the selection to the nearest block with a structure in that direction.
    void go(int across, int down);
    void takeOrPut(std::size_t block);

    SettlementPlan m_plan;
    QString m_summary;
    bool m_rearranged = false;
    std::size_t m_chosen = 0;
    std::optional<std::size_t> m_taken;
    bool m_dragged = false;
};

/// The left side of a current encounter: its table and, if it may be fought in a settlement, the choice of the
/// settlement.
class BattlefieldPane : public QWidget
{
    Q_OBJECT
public:
    explicit BattlefieldPane(MapPane *table);

    void load(CampaignDocument *document);
    /// Shows the land, on which the table is set up.
    void showLand();

signals:
    /// Emitted to roll up another settlement.
    void actWanted(const Act &act, DiceHabit whose);

private:
    QWidget *makeHead();
    void fight();
    void showGround();
    void write(const Step &step);

    QPointer<CampaignDocument> m_document;
    QWidget *m_head;
    QComboBox *m_where;
    SegmentedControl *m_seen;
    QStackedLayout *m_stack;
    SettlementView *m_view;
    std::optional<int> m_fought; ///< the settlement as loaded
};

} // namespace muster

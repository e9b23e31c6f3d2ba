// SPDX-License-Identifier: MIT
#pragma once

#include "ui/map/mapdrawing.h"
#include "ui/map/settlementdrawing.h"

#include <QPixmap>
#include <QWidget>

class QAction;

namespace muster {

/// The table of an encounter. A click or the arrow keys choose a section; each is an accessible child of its own. Where the
/// table can be set, a click on its lock keeps a section or lets it go.
class MapWidget : public QWidget
{
    Q_OBJECT
public:
    explicit MapWidget(QWidget *parent = nullptr);

    /// `edges`: where both sides stand; without, what the encounter's kind says of it. `ground`: the settlement it is fought in,
    /// where that is the map.
    void setEncounter(const Encounter &encounter, const std::optional<TableEdges> &edges = {},
                      const std::optional<SettlementPlan> &ground = {});
    const Encounter &encounter() const { return m_encounter; }
    /// The settlement that is the map.
    const std::optional<SettlementPlan> &ground() const { return m_ground; }

    /// The section with the frame; none until one is chosen.
    std::optional<int> section() const { return m_section; }
    void setSection(std::optional<int> section);
    /// The force drawn in the accent.
    void setChosenPef(std::optional<int> pef);

    /// The sections that stay when the rest is re-rolled, with their locks drawn; none where the table is not to be set.
    void setKept(const std::optional<std::set<int>> &kept);
    bool isKept(int section) const { return m_kept && m_kept->contains(section); }
    bool canBeSet() const { return m_kept.has_value(); }
    /// What is read out and shown in the tool tip.
    virtual QString wordsFor(int section) const;
    /// Copies that of the chosen section.
    QAction *copyAction() const { return m_copy; }

    /// In the widget's coordinates.
    QRectF placeOf(int section) const;
    std::optional<int> sectionAt(QPointF point) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

signals:
    void sectionChosen(int section);
    /// Of the chosen section, where the table can be set.
    void keepToggled();
    /// For the chosen section.
    void menuWanted(QPoint place);
    /// Of the chosen section, by a double click.
    void editWanted();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QRectF place() const;
    bool isOnLock(int section, QPointF point) const;
    void choose(int section);
    void drawAnew();

    Encounter m_encounter;
    std::optional<TableEdges> m_edges;
    std::optional<SettlementPlan> m_ground;
    std::optional<int> m_section;
    std::optional<int> m_pef;
    std::optional<std::set<int>> m_kept;
    QAction *m_copy;
    QPixmap m_drawn; ///< the map without the frame; null until it is wanted
};

} // namespace muster

// SPDX-License-Identifier: MIT
#pragma once

#include "ui/map/mapdrawing.h"
#include "ui/map/settlementdrawing.h"

#include <QPixmap>
#include <QWidget>

class QAction;

namespace muster {

/// The table of an encounter. A click or the arrow keys select a section; each section is an accessible child. If the
/// table can be changed, a click on its lock locks or unlocks a section.
class MapWidget : public QWidget
{
    Q_OBJECT
public:
    explicit MapWidget(QWidget *parent = nullptr);

    /// Shows an encounter. `edges`: the positions of both sides; nullopt uses those of the encounter's kind. `ground`:
    /// the settlement where the encounter takes place, if that is drawn as the map.
    void setEncounter(const Encounter &encounter, const std::optional<TableEdges> &edges = {},
                      const std::optional<SettlementPlan> &ground = {});
    const Encounter &encounter() const { return m_encounter; }
    /// Returns the settlement that is drawn as the map.
    const std::optional<SettlementPlan> &ground() const { return m_ground; }

    /// Returns the section with the frame; nullopt before one is selected.
    std::optional<int> section() const { return m_section; }
    void setSection(std::optional<int> section);
    /// Draws this PEF in the accent colour.
    void setChosenPef(std::optional<int> pef);

    /// Sets the sections that are locked when the rest is re-rolled, and draws all locks; nullopt if the table cannot
    /// be changed.
    void setKept(const std::optional<std::set<int>> &kept);
    bool isKept(int section) const { return m_kept && m_kept->contains(section); }
    bool canBeSet() const { return m_kept.has_value(); }
    /// Returns the text for screen readers and the tool tip.
    virtual QString wordsFor(int section) const;
    /// Copies the text of the selected section.
    QAction *copyAction() const { return m_copy; }

    /// Returns the place of a section in the widget's coordinates.
    QRectF placeOf(int section) const;
    std::optional<int> sectionAt(QPointF point) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

signals:
    void sectionChosen(int section);
    /// Emitted when the player locks or unlocks the selected section.
    void keepToggled();
    /// Emitted when the player requests the context menu of the selected section.
    void menuWanted(QPoint place);
    /// Emitted when the player double-clicks the selected section.
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
    QPixmap m_drawn; ///< the map without the frame; null until it is needed
};

} // namespace muster

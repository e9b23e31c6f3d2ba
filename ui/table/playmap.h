// SPDX-License-Identifier: MIT
#pragma once

#include "ui/map/mapwidget.h"
#include "ui/map/tokens.h"
#include "ui/table/playrows.h"

namespace muster {

/// The map of the table during a battle: PEFs, enemies and the band's groups where they are now, which the mouse drags
/// to other sections; a check in the sections that are seen.
class PlayMap : public MapWidget
{
    Q_OBJECT
public:
    PlayMap();

    void load(const Campaign &campaign, const Pack &pack);
    /// Sets the words for who is in each section, by section − 1, to be read out with it.
    void setWho(const std::vector<QString> &who);
    QString wordsFor(int section) const override;
    /// Sets the PEF or group drawn in the accent; for a figure, its group.
    void setChosenRow(std::optional<Subject> row);

    /// Returns the place at which a PEF or a group is drawn; none if it is not on the map.
    std::optional<QPointF> placeOfToken(const Subject &row) const;

signals:
    void tokenChosen(const Subject &row);
    void tokenDropped(const Subject &row, int section);
    /// Emitted when the player asks for the menu of the PEF or the group that is drawn there.
    void tokenMenuWanted(const Subject &row, QPoint place);

protected:
    void paintEvent(QPaintEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    struct Token {
        Subject row;
        Pef pef;
        int section = 0;
        QString side = {}; ///< the side of an enemy group if several such sides fight; else empty
        QPointF at = {}; ///< the place in its section, whose side is terrain::side
    };
    struct Drag {
        Subject row;
        QPointF from;
        QPointF to;
        bool moved = false;
    };
    qreal scale() const;
    void drawSide(QPainter &painter, QPointF centre, const QString &side, const Inks &inks) const;
    std::optional<Subject> tokenAt(QPointF point) const;
    bool stays(const Subject &row) const;

    std::vector<Token>::const_iterator tokenOf(const Subject &row) const;

    std::vector<Token> m_tokens;
    std::vector<OwnFigure> m_own;
    std::array<bool, mostSections> m_seen{};
    std::vector<QString> m_who; ///< words for each section, by section − 1
    std::optional<Subject> m_chosen;
    std::optional<Drag> m_drag;
};

} // namespace muster

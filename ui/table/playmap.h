// SPDX-License-Identifier: MIT
#pragma once

#include "ui/map/mapwidget.h"
#include "ui/map/tokens.h"
#include "ui/table/playrows.h"

namespace muster {

/// The table while the battle is on it: PEFs, enemies and the band's groups where they are by now, to be taken to another section by the mouse;
/// a check in the sections that are seen.
class PlayMap : public MapWidget
{
    Q_OBJECT
public:
    PlayMap();

    void load(const Campaign &campaign, const Pack &pack);
    /// Who is in each section, to be read out with it.
    void setWho(const std::vector<QString> &who);
    QString wordsFor(int section) const override;
    /// The PEF or group in the accent; of a figure its group.
    void setChosenRow(std::optional<Subject> row);

    /// Where a PEF or a group is drawn; none if it is not on the map.
    std::optional<QPointF> placeOfToken(const Subject &row) const;

signals:
    void tokenChosen(const Subject &row);
    void tokenDropped(const Subject &row, int section);
    /// What can be done with the PEF or the group that is drawn there.
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
        QString side = {}; ///< of an enemy group, where more than one such side fights
        QPointF at = {}; ///< in its section, whose side is terrain::side
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
    std::vector<QString> m_who; ///< by section − 1
    std::optional<Subject> m_chosen;
    std::optional<Drag> m_drag;
};

} // namespace muster

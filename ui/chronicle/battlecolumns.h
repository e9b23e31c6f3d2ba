// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"
#include "model/story/battles.h"
#include "ui/look/inks.h"

#include <QCoreApplication>
#include <QFont>
#include <QRectF>

#include <array>
#include <optional>
#include <utility>
#include <vector>

class QPainter;

namespace muster {

/// What a name or a ruling in a row leads to: a figure's career, a foe, a ruling.
struct ChronicleLink {
    FigureId figure{};
    int foe = 0;
    QString ruling = {};
};

/// Where links are in a row, and texts that had to be cut: both are found by painting the row.
struct RowParts {
    std::vector<std::pair<QRectF, ChronicleLink>> links;
    std::vector<std::pair<QRectF, QString>> cut;
};

/// A text in one line, cut where it does not fit; the names of these figures and of the campaign's foes are underlined. Gives
/// the width it takes.
qreal drawLinked(QPainter &painter, const QRectF &place, const QString &text, const std::vector<FigureId> &figures,
                 const Campaign &campaign, const Inks &inks, RowParts *parts);

/// The columns of a battle's row, which share its width by what these battles have to tell.
class BattleColumns
{
    Q_DECLARE_TR_FUNCTIONS(muster::BattleColumns)
public:
    static constexpr int rowHeight = 42; ///< or more, by the type

    /// `end`: room at the right for the button.
    void share(qreal width, qreal end, const std::vector<BattleStory> &battles, const CampaignDocument &document);

    static int headHeight();
    void drawHeads(QPainter &painter, const QRectF &place, const Inks &inks) const;

    /// Of a battle's row: in a narrow window those who came and went stand in a second line.
    int heightOf(const BattleStory &battle) const;
    void draw(QPainter &painter, const QRectF &row, const BattleStory &battle, const Campaign &campaign,
              const Inks &inks, RowParts *parts) const;

private:
    enum Name : std::uint8_t { Mark, Battle, Result, Level, Strength, Roster, Killed, Added, Count };
    struct Column {
        QString head;
        qreal left = 0;
        qreal width = 0; ///< 0: it is left out
    };

    void drawChange(QPainter &painter, const QRectF &place, int from, const std::optional<int> &to,
                    const Inks &inks) const;
    void drawRoster(QPainter &painter, QRectF place, const BattleStory &battle, const Campaign &campaign,
                    const Inks &inks, RowParts *parts) const;
    void drawAdded(QPainter &painter, QRectF place, const BattleStory &battle, const Inks &inks) const;

    std::array<Column, Count> m_columns;
    qreal m_end = 0; ///< of what may be written on
    bool m_folded = false;
};

} // namespace muster

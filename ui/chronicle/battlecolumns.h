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

/// The target of a link in a row: a figure's career, a foe or a ruling.
struct ChronicleLink {
    FigureId figure{};
    int foe = 0;
    QString ruling = {};
};

/// The places of links in a row, and of texts that had to be cut. Both are found by painting the row.
struct RowParts {
    std::vector<std::pair<QRectF, ChronicleLink>> links;
    std::vector<std::pair<QRectF, QString>> cut;
};

/// Draws a text in one line, cut if it does not fit, with the names of these figures and of the campaign's foes
/// underlined. Adds links and cut texts to `parts`, unless it is null. Returns the width of the text.
qreal drawLinked(QPainter &painter, const QRectF &place, const QString &text, const std::vector<FigureId> &figures,
                 const Campaign &campaign, const Inks &inks, RowParts *parts);

/// The columns of a battle's row, which share its width by the texts of these battles.
class BattleColumns
{
    Q_DECLARE_TR_FUNCTIONS(muster::BattleColumns)
public:
    /// Returns the height of a battle's first line, more for larger type.
    static int lineHeight();

    /// Shares `width` among the columns and leaves room for the button, `end`, at the right.
    void share(qreal width, qreal end, const std::vector<BattleStory> &battles, const CampaignDocument &document);

    static int headHeight();
    void drawHeads(QPainter &painter, const QRectF &place, const Inks &inks) const;

    /// Returns the height of a battle's row. In a narrow window the figures that joined or left are in a second line.
    int heightOf(const BattleStory &battle) const;
    void draw(QPainter &painter, const QRectF &row, const BattleStory &battle, const Campaign &campaign,
              const Inks &inks, RowParts *parts) const;

private:
    enum Name : std::uint8_t { Mark, Battle, Result, Level, Strength, Roster, Killed, Added, Count };
    struct Column {
        QString head;
        qreal left = 0;
        qreal width = 0; ///< 0 if the column is left out
    };

    void drawChange(QPainter &painter, const QRectF &place, int from, const std::optional<int> &to,
                    const Inks &inks) const;
    void drawRoster(QPainter &painter, QRectF place, const BattleStory &battle, const Campaign &campaign,
                    const Inks &inks, RowParts *parts) const;
    void drawAdded(QPainter &painter, QRectF place, const BattleStory &battle, const Inks &inks) const;

    std::array<Column, Count> m_columns;
    qreal m_end = 0; ///< right edge of the texts
    bool m_folded = false;
};

} // namespace muster

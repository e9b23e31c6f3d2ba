// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/setupdice.h"
#include "rules/encounter/activitytables.h"

#include <QCoreApplication>
#include <QWidget>

#include <array>
#include <optional>

class QPainter;

namespace muster {

struct Campaign;
struct Pack;

/// The Enemy Activity Level in steps, and beside it what a PEF turns out to be by the face of its die: at that level, or by
/// the number of PEFs resolved before. Campaigns without a level show only the second.
class EalPanel : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(muster::EalPanel)
public:
    EalPanel();

    /// Shows the level. If it is not set, it shows that the level is still to be rolled, provided that the campaign has
    /// one.
    void load(std::optional<int> eal, const Campaign &campaign, const Pack &pack);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    qreal facesAt(int width) const;
    qreal besideSteps() const;
    void drawLetters(QPainter &painter, const QRectF &place) const;
    void drawRows(QPainter &painter, const QRectF &place) const;

    bool m_hasLevel = true;
    std::optional<int> m_eal;
    std::array<PefLetter, 6> m_letters{};
    std::vector<LetterRow> m_rows; ///< empty if the level decides
};

} // namespace muster

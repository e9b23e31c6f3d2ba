// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/setupdice.h"
#include "rules/encounter/activitytables.h"
#include "rules/encounter/setup.h"

#include <QCoreApplication>
#include <QWidget>

#include <array>
#include <optional>

class QLabel;
class QPainter;
class QSpinBox;

namespace muster {

class CountPlot;
struct Campaign;
struct Pack;

/// The Enemy Activity Level in steps, and beside it the result of each face of the die for a PEF: at that level, or by
/// the number of PEFs resolved before. Campaigns without a level show only the second.
class EalPanel : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(muster::EalPanel)
public:
    EalPanel();

    /// Shows the level. If it is not set, it shows that the level is still to be rolled, provided that the campaign has
    /// one.
    void load(std::optional<int> eal, const Campaign &campaign, const Pack &pack);

    /// Sets the forecast for all PEFs together, a sentence below the faces.
    void setExpectation(const QString &sentence);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    qreal facesAt(int width) const;
    void drawFaces(QPainter &painter, const QRectF &place) const;
    void drawRows(QPainter &painter, const QRectF &place) const;

    bool m_hasLevel = true;
    std::optional<int> m_eal;
    std::array<PefLetter, 6> m_letters{};
    QString m_expectation;
    std::vector<LetterRow> m_rows; ///< empty if the level decides
};

/// The number of enemies to expect for a party at this Enemy Activity Level, before the party is chosen.
class ExpectedEnemies : public QWidget
{
    Q_OBJECT
public:
    ExpectedEnemies();

    /// Shows the forecast. Hidden if the level is still to be rolled, or if the campaign has no such PEFs.
    void load(const Campaign &campaign, const Pack &pack);
    /// Sets the number of PEFs that the player wants.
    void setPefs(int pefs);

private:
    void tell();

    ActivityTables m_tables;
    int m_eal = 0;
    int m_pefs = usualPefs;
    QSpinBox *m_party;
    QLabel *m_sentence;
    CountPlot *m_plot;
};

} // namespace muster

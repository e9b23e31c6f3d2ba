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

/// The Enemy Activity Level in steps, and beside it what each face of the die makes of a PEF: at that level, or by how
/// many were resolved before. Campaigns without a level show the second only.
class EalPanel : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(muster::EalPanel)
public:
    EalPanel();

    /// Without a level, that it is still to be rolled, if the campaign has one at all.
    void load(std::optional<int> eal, const Campaign &campaign, const Pack &pack);

    /// What to expect of all PEFs, in a sentence that stands below the faces.
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
    std::vector<LetterRow> m_rows; ///< none where the level decides
};

/// Before anybody is brought along: how many enemies so many figures should expect at this Enemy Activity Level.
class ExpectedEnemies : public QWidget
{
    Q_OBJECT
public:
    ExpectedEnemies();

    /// Hidden where the level is still to be rolled, or the campaign has no such PEFs.
    void load(const Campaign &campaign, const Pack &pack);
    /// So many PEFs are wished for.
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

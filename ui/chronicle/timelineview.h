// SPDX-License-Identifier: MIT
#pragma once

#include "model/odds/forecast.h"
#include "ui/chronicle/timeline.h"
#include "ui/look/inks.h"

#include <QAbstractScrollArea>
#include <QPainter>
#include <QStringList>

#include <functional>
#include <vector>

namespace muster {

/// A month to come on the timeline, with the possible Rep of the band after it.
struct FanMonth {
    QString mark; ///< "8"
    Spread rep;

    friend bool operator==(const FanMonth &, const FanMonth &) = default;
};

/// The forecast of the months to come, right of those that were played. It has the tones and steps of the Forecast
/// page, but a dotted middle line, because these months have not been played.
class TimelineFan
{
public:
    void load(std::vector<FanMonth> months) { m_months = std::move(months); }

    bool isEmpty() const { return m_months.empty(); }
    int mostRep() const;
    /// Returns the width right of the present month, whose second half is the fan's first step.
    qreal width() const;
    /// Returns a sentence for each month; `worth` is the name of the numbers: "Total Rep".
    QStringList spoken(const QString &worth) const;

    /// Draws the fan from the battle of the present month, at x `battle`; the month ends at x `end`. `now` is the
    /// present number, and `levelOf` returns the y of a number.
    void draw(QPainter &painter, qreal battle, qreal end, int now, const std::function<qreal(int)> &levelOf,
              const Inks &inks) const;
    /// Draws the marks of the months, and a caption.
    void drawMarks(QPainter &painter, const QRectF &place, const Inks &inks) const;

private:
    qreal fromOf(std::size_t month, qreal battle, qreal end) const;
    qreal toOf(std::size_t month, qreal end) const;
    void writeEnds(QPainter &painter, qreal at, const std::function<qreal(int)> &levelOf, const Inks &inks) const;

    std::vector<FanMonth> m_months;
};

/// The months side by side on one axis: total Rep from zero, in steps; below it EAL; below that the encounters. If they
/// do not fit, the latest are visible and the others are scrolled to. It is the index of the battles: a click or the
/// arrow keys choose a month.
class TimelineView : public QAbstractScrollArea
{
    Q_OBJECT
public:
    TimelineView();

    /// Loads the months. `turnTitle` is the title of the present month, "Month 7"; `worth` is the name of the numbers,
    /// "Total Rep"; `levels` is true if there is an Enemy Activity Level.
    void load(std::vector<BattleStory> months, const QString &turnTitle, const QString &worth, bool levels);

    /// Sets the forecast after the present month; empty for none, for example if the campaign is over.
    void loadFan(std::vector<FanMonth> months);

    /// Marks the battle that begins with this step, and scrolls to it; 0 for none.
    void setChosen(int first);

    /// Sets whether the window is low. Then the steps have less room, and there are no levels.
    void setLow(bool low);

    /// A part of the timeline that can be explained; partAt() returns the one at a place of the viewport.
    enum class Part : std::uint8_t { None, Strength, Level, Fan };
    Part partAt(QPoint place) const;

    /// Returns the month whose column is at this place of the viewport; null if there is none.
    const BattleStory *monthAt(QPoint place) const;

    QSize sizeHint() const override;

signals:
    /// Emitted when the player chooses a month, with the first step of its battle.
    void chosen(int first);

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Rows;
    Rows rows() const;
    bool showsLevels() const { return m_levels && !m_low; }
    qreal room() const;
    qreal monthWidth() const;
    qreal leftOf(std::size_t month) const;
    qreal needed() const { return monthWidth() * qreal(m_months.size()) + m_fan.width(); }
    void choose(const BattleStory *month);
    void measure();
    void shareRange();
    void drawHeads(QPainter &painter) const;
    qreal levelOf(int rep) const;
    void drawRep(QPainter &painter, std::size_t first, std::size_t last) const;
    void drawFigures(QPainter &painter, std::size_t first, std::size_t last) const;
    void drawPresent(QPainter &painter, QPointF end) const;
    void drawChosen(QPainter &painter) const;
    void drawMonth(QPainter &painter, std::size_t month) const;
    /// Returns the index of the chosen month; none if none is chosen.
    std::optional<std::size_t> chosenMonth() const;
    void speak();
    void drawEncounter(QPainter &painter, const QRectF &place, const BattleStory &month) const;

    std::vector<BattleStory> m_months;
    QString m_turnTitle;
    TimelineFan m_fan;
    QString m_worth;
    bool m_levels = true; ///< true if there is an Enemy Activity Level to show
    bool m_low = false;
    int m_mostRep = 1;
    int m_chosen = 0; ///< first step of the chosen battle; 0 for none
};

} // namespace muster

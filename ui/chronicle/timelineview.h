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

/// A month to come on the timeline: how strong the band may be after it.
struct FanMonth {
    QString mark; ///< "8"
    Spread rep;

    friend bool operator==(const FanMonth &, const FanMonth &) = default;
};

/// The months to come behind those that were played. It is drawn in tones and steps as on the Forecast page, but its middle
/// line is dotted: it has not been walked.
class TimelineFan
{
public:
    void load(std::vector<FanMonth> months) { m_months = std::move(months); }

    bool isEmpty() const { return m_months.empty(); }
    int mostRep() const;
    /// Behind the present month, whose second half is the fan's first step.
    qreal width() const;
    /// In sentences, a line for each month; `worth` is what figures have: "Rep in all".
    QStringList spoken(const QString &worth) const;

    /// From the battle of the present month on, which ends at `end` and is fought at `battle`; `levelOf`: where a number is.
    void draw(QPainter &painter, qreal battle, qreal end, int now, const std::function<qreal(int)> &levelOf,
              const Inks &inks) const;
    /// Their marks, and what this is.
    void drawMarks(QPainter &painter, const QRectF &place, const Inks &inks) const;

private:
    qreal fromOf(std::size_t month, qreal battle, qreal end) const;
    qreal toOf(std::size_t month, qreal end) const;
    void writeEnds(QPainter &painter, qreal at, const std::function<qreal(int)> &levelOf, const Inks &inks) const;

    std::vector<FanMonth> m_months;
};

/// The months side by side on one axis: Rep in all from zero, in steps; below it EAL; below that the encounters. Where
/// they do not fit, the latest are in sight and the others to be scrolled to. It is the index of the battles: a month is chosen
/// by a click or the arrow keys.
class TimelineView : public QAbstractScrollArea
{
    Q_OBJECT
public:
    TimelineView();

    /// `turnTitle`: how the present month is called, "Month 7".
    /// `worth` is what figures have: "Rep".
    void load(std::vector<BattleStory> months, const QString &turnTitle, const QString &worth, bool levels);

    /// What may come after the present month; none where it is over.
    void loadFan(std::vector<FanMonth> months);

    /// Marks the battle that begins with this step, and brings it into sight; 0 for none.
    void setChosen(int first);

    /// In a low window the steps have less room, and the levels none.
    void setLow(bool low);

    /// A number of the timeline at this place of the viewport.
    enum class Part : std::uint8_t { None, Strength, Level, Fan };
    Part partAt(QPoint place) const;

    /// Whose column is there, in the viewport; null for none's.
    const BattleStory *monthAt(QPoint place) const;

    QSize sizeHint() const override;

signals:
    /// By the player: the first step of its battle.
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
    void measure();
    void shareRange();
    void drawHeads(QPainter &painter) const;
    qreal levelOf(int rep) const;
    void drawRep(QPainter &painter, std::size_t first, std::size_t last) const;
    void drawFigures(QPainter &painter, std::size_t first, std::size_t last) const;
    void drawPresent(QPainter &painter, QPointF end) const;
    void drawChosen(QPainter &painter) const;
    void drawMonth(QPainter &painter, std::size_t month) const;
    /// By its place; none: nothing is.
    std::optional<std::size_t> chosenMonth() const;
    void speak();
    void drawEncounter(QPainter &painter, const QRectF &place, const BattleStory &month) const;

    std::vector<BattleStory> m_months;
    QString m_turnTitle;
    TimelineFan m_fan;
    QString m_worth;
    bool m_levels = true; ///< there is an Enemy Activity Level to show
    bool m_low = false;
    int m_mostRep = 1;
    int m_chosen = 0; ///< the first step of its battle
};

} // namespace muster

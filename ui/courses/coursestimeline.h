// SPDX-License-Identifier: MIT
#pragma once

#include "ui/chronicle/timeline.h"

#include <QPainterPath>
#include <QWidget>

class QPainter;

namespace muster {

struct Inks;

/// A timeline of two courses with the same axis of months: A's total Rep solid and B's dotted from where they diverge,
/// and below it the encounters of each. All months keep a readable width, and the surrounding area scrolls.
class CoursesTimeline : public QWidget
{
    Q_OBJECT
public:
    CoursesTimeline();

    /// Shows both courses. `common`: the number of steps they share, 0 if none; `worth`: "Total Rep".
    void load(std::vector<BattleStory> first, std::vector<BattleStory> second, std::size_t common,
              const QString &nameOfFirst, const QString &nameOfSecond, const QString &worth);

    QRect partingMonth() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Rows;
    Rows rows() const;
    std::size_t months() const;
    qreal monthWidth() const;
    qreal leftOf(std::size_t month) const;
    qreal levelOf(int rep) const;
    qreal partingAt() const;
    QPainterPath line(const std::vector<BattleStory> &course, std::size_t from) const;
    void drawReps(QPainter &painter, const Inks &inks) const;
    void drawParting(QPainter &painter, const Inks &inks) const;
    void drawEnds(QPainter &painter, const Inks &inks) const;
    void drawMarks(QPainter &painter, const Inks &inks) const;
    void drawCourse(QPainter &painter, const std::vector<BattleStory> &course, std::size_t from, qreal top,
                    const Inks &inks) const;
    QString spoken(const QString &nameOfFirst, const QString &nameOfSecond) const;

    std::vector<BattleStory> m_first;
    std::vector<BattleStory> m_second;
    std::size_t m_same = 0; ///< number of months that are the same in both
    std::size_t m_common = 0;
    QString m_worth;
};

} // namespace muster

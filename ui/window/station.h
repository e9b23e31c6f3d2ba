// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>

namespace muster {

/// One station of the month: a disc, its name and a line below. A click goes to its page.
class StationMark : public QAbstractButton
{
    Q_OBJECT
public:
    enum class Time : std::uint8_t { Past, Present, ToCome };

    StationMark(const QString &icon, const QString &name, QWidget *parent);

    /// The name where the stations stand too close for the whole one.
    void setShortName(const QString &name) { m_shortName = name; }
    /// `shortCaption` likewise.
    void show(Time time, const QString &caption, const QString &shortCaption);
    Time time() const { return m_time; }

    /// In a low window: smaller, and without its caption.
    void setLow(bool low);

    /// The middle of the disc, in this widget.
    QPointF centre() const;
    /// How far from the middle the line to the next one ends.
    qreal reach() const;

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintDisc(QPainter &painter) const;

    QString m_icon;
    QString m_shortName;
    QString m_caption;
    QString m_shortCaption;
    Time m_time = Time::ToCome;
    bool m_low = false;
};

} // namespace muster

// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/monthbar.h"
#include "ui/window/page.h"

#include <QAbstractButton>

#include <optional>

namespace muster {

class Notebook;

/// Where the player stands: the page that lies open, and how far the current encounter has come.
Whereabouts whereaboutsIn(const Notebook &notebook, const CampaignDocument &document);

/// The one next act at a station: that of its page, or one of the window's own between two pages. It opens the page it
/// belongs to.
std::optional<NextAct> nextActAt(std::optional<Station> station, Notebook &notebook, CampaignDocument &document);

class EnterPause;

/// The one next act, as a large button that Ctrl+Enter presses.
class NextActButton : public QAbstractButton
{
    Q_OBJECT
public:
    explicit NextActButton(QWidget *parent = nullptr);

    /// Hidden where there is nothing to do.
    void load(const std::optional<NextAct> &act);

    QSize sizeHint() const override;
    /// So narrow it mostly does without its key.
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QStringList titleIn(qreal width) const;
    void paintKey(QPainter &painter, QRectF &title, QRectF &detail) const;

    EnterPause *m_pause;
    NextAct m_act;
    QString m_key;
};

} // namespace muster

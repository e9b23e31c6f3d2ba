// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/monthbar.h"
#include "ui/window/page.h"

#include <QAbstractButton>

#include <optional>

namespace muster {

class Notebook;

/// Returns the open page and the progress of the current encounter.
ProgressState whereaboutsIn(const Notebook &notebook, const CampaignDocument &document);

/// Returns the next act at a station, which comes from its page, or from the window between two pages. It opens the
/// page that it belongs to.
std::optional<NextAct> nextActAt(std::optional<Station> station, Notebook &notebook, CampaignDocument &document);

class EnterDebounce;

/// The next act, as a large button that Ctrl+Enter presses.
class NextActButton : public QAbstractButton
{
    Q_OBJECT
public:
    explicit NextActButton(QWidget *parent = nullptr);

    /// Sets the act, or hides the button if there is none.
    void load(const std::optional<NextAct> &act);

    QSize sizeHint() const override;
    /// Returns a width at which mostly there is no room for the key.
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QStringList titleIn(qreal width) const;
    void paintKey(QPainter &painter, QRectF &title, QRectF &detail) const;

    EnterDebounce *m_pause;
    NextAct m_act;
    QString m_key;
};

} // namespace muster

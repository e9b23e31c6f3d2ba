// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/lastpage.h"
#include "ui/window/recentfiles.h"

#include <QAbstractButton>

namespace muster {

/// A campaign that was opened, as a row to open it by: the table of its last encounter, what it is, where it lies and when
/// it was opened. One whose file is gone is in pencil, and can be found or removed.
class RecentRow : public QAbstractButton
{
    Q_OBJECT
public:
    explicit RecentRow(recentfiles::Recent recent, QWidget *parent = nullptr);

    const QString &path() const { return m_recent.path; }
    bool isThere() const { return m_there; }
    /// What the file holds, once it has been read.
    void tell(const Glimpse &glimpse);
    /// Why it could not be.
    void tell(const QString &problem);

    QSize sizeHint() const override;

signals:
    void openWanted();
    void findWanted();
    void removeWanted();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void speak();
    void offerRescue();
    void paintTable(QPainter &painter, const QRectF &place) const;
    void paintWords(QPainter &painter, const QRectF &place) const;
    QString fileInWords() const;
    QString dayOpened() const;

    recentfiles::Recent m_recent;
    bool m_there;
    Glimpse m_glimpse;
    QString m_problem;
    QWidget *m_rescue = nullptr; ///< Find and Remove, of a missing file
};

} // namespace muster

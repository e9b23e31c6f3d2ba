// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/lastpage.h"
#include "ui/window/campaigns.h"

#include <QAbstractButton>
#include <QThreadPool>
#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace muster {

/// A campaign that was opened, as a row to open it by: the table of its last encounter, what it is, where it lies and when
/// it was opened. One whose file is gone is in pencil, and can be found or removed.
class RecentRow : public QAbstractButton
{
    Q_OBJECT
public:
    explicit RecentRow(recentfiles::Recent recent);

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

/// The campaigns opened last. What their files hold is read on a thread of its own: a slow disk keeps nobody waiting.
class RecentList : public QWidget
{
    Q_OBJECT
public:
    RecentList();
    ~RecentList() override;

    /// Reads the list again, and what its files hold.
    void refresh();
    QList<RecentRow *> rows() const { return m_rows; }

signals:
    void openWanted(const QString &path);
    void findWanted(const QString &path);
    void removeWanted(const QString &path);

private:
    void addRow(RecentRow *row);
    void read(const QString &path);

    QVBoxLayout *m_column;
    QList<RecentRow *> m_rows;
    QLabel *m_none;
    QWidget *m_foot;
    QThreadPool m_reading;
};

} // namespace muster

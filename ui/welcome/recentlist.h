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

/// A row to open a campaign that was opened before: the table of its last encounter, its name and state, its folder and
/// the day it was opened. A row whose file is missing is paler, and offers to find the file or to remove the row.
class RecentRow : public QAbstractButton
{
    Q_OBJECT
public:
    explicit RecentRow(recentfiles::Recent recent);

    const QString &path() const { return m_recent.path; }
    bool isThere() const { return m_there; }
    /// Shows the content of the file, once it has been read.
    void tell(const CampaignSummary &dealWithoutTerrain);
    /// Shows why the file could not be read.
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
    CampaignSummary m_glimpse;
    QString m_problem;
    QWidget *m_rescue = nullptr; ///< Find and Remove, for a missing file
};

/// The campaigns opened last. Their files are read on a thread of its own, so that a slow disk does not block the
/// window.
class RecentList : public QWidget
{
    Q_OBJECT
public:
    RecentList();
    ~RecentList() override;

    /// Reads the list and the contents of its files again.
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

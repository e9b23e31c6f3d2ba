// SPDX-License-Identifier: MIT
#pragma once

#include <QThreadPool>
#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace muster {

class RecentRow;

/// The campaigns opened last. What their files hold is read on a thread of its own: a slow disk keeps nobody waiting.
class RecentList : public QWidget
{
    Q_OBJECT
public:
    explicit RecentList(QWidget *parent = nullptr);
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

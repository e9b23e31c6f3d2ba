// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

#include <QDialog>

class QLabel;
class QStackedWidget;
class QTreeWidget;
class QVBoxLayout;

namespace muster {

class Button;
class ComparisonView;
class CoursesTimeline;
class ElidedLabel;

/// The courses that were left (R92) and other campaigns, side by side with this one as it was played: where they part, and
/// what differs since.
class CoursesDialog : public QDialog
{
    Q_OBJECT
public:
    explicit CoursesDialog(CampaignDocument &document, QWidget *parent = nullptr);

    /// Puts another campaign into the list, to be compared.
    void addFile(const QString &path);

signals:
    /// A course was saved as a campaign, or another campaign was compared, and is to be opened.
    void openWanted(const QString &path);

protected:
    bool focusNextPrevChild(bool next) override;

private:
    /// A row of the list: a course by its number, or another campaign by its path.
    struct Other {
        int course = 0;
        QString path;
        QString name;
        QString detail;
        QString when;
        Steps steps;
    };

    QVBoxLayout *makeLeft();
    QVBoxLayout *makeRight();
    void listCourses();
    void addRow(const Other &other);
    const Other *chosen() const;
    void compareChosen();
    void open();
    void strike();
    void chooseFile();
    void say(const QString &problem);

    CampaignDocument &m_document;
    std::vector<Other> m_others;
    QTreeWidget *m_list;
    ElidedLabel *m_common;
    CoursesTimeline *m_timeline;
    QWidget *m_months = nullptr; ///< the timeline, which scrolls where there are many
    ComparisonView *m_figures;
    ComparisonView *m_state;
    QStackedWidget *m_sides;
    QLabel *m_detail;
    QLabel *m_problem;
    Button *m_open;
    Button *m_delete;
};

} // namespace muster

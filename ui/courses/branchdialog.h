// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

#include <QDialog>

class QLabel;
class QLineEdit;

namespace muster {

/// A what-if copy of the campaign as it stood after a step, or a course that was left as a campaign of its own: under which
/// name, and where. It writes the file, or says why not and stays.
class BranchDialog : public QDialog
{
    Q_OBJECT
public:
    BranchDialog(const CampaignDocument &document, std::size_t steps, QWidget *parent = nullptr);
    BranchDialog(const CampaignDocument &document, const LeftCourse &course, QWidget *parent = nullptr);

    /// Of the copy, once the dialog is accepted.
    const QString &path() const { return m_path; }

    void accept() override;

private:
    BranchDialog(const CampaignDocument &document, const BranchPoint &point, const QString &title,
                 const QString &standing, QWidget *parent);
    void placeCopy();
    void choosePlace();

    const CampaignDocument &m_document;
    BranchPoint m_point;
    QLineEdit *m_name;
    QLabel *m_place;
    QLabel *m_problem;
    QString m_path;
    bool m_isPlaced = false; ///< by the player
};

} // namespace muster

// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

#include <QDialog>

class QLabel;
class QLineEdit;

namespace muster {

/// A what-if copy of the campaign as it stood after a step: under which name. It writes the file, or says why not and stays.
class BranchDialog : public QDialog
{
    Q_OBJECT
public:
    BranchDialog(const CampaignDocument &document, std::size_t steps, QWidget *parent = nullptr);

    /// Of the copy, once the dialog is accepted.
    const QString &path() const { return m_path; }

    void accept() override;

private:
    QString standing() const;
    void placeCopy();

    const CampaignDocument &m_document;
    std::size_t m_steps;
    QLineEdit *m_name;
    QLabel *m_place;
    QLabel *m_problem;
    QString m_path;
};

} // namespace muster

// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

#include <QDialog>

class QLineEdit;
class QVBoxLayout;

namespace muster {

/// Before steps that were undone are left by a new one: which they are, whether that is meant, and under which name they are
/// kept, where they are. Cancel does nothing at all.
class DropQuestion : public QDialog
{
    Q_OBJECT
public:
    explicit DropQuestion(const CampaignDocument &document, QWidget *parent = nullptr);

    /// What the course is called that is left; empty where there is none.
    QString name() const;

    /// Instead of leaving them the player wants them again.
    bool wantsRedo() const { return m_wantsRedo; }

private:
    QString leaving(const CampaignDocument &document) const;
    void askName(QVBoxLayout &column, const QString &proposed);
    void addSteps(QVBoxLayout &column, const CampaignDocument &document);
    QLayout *makeButtons(int steps);

    QLineEdit *m_name = nullptr; ///< none: what is undone is dropped
    QString m_proposed;
    bool m_wantsRedo = false;
};

/// Asks for the name of the course that is left; none: it is not to be left.
std::optional<QString> asksToLeave(CampaignDocument &document, QWidget *over);

} // namespace muster

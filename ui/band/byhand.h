// SPDX-License-Identifier: MIT
#pragma once

#include "ui/founding/stepdialog.h"

class QComboBox;
class QLineEdit;

namespace muster {

class AttributeChoice;
class ProfilePanel;

/// One Grunt picked by hand: a row of the army list, changed as the figure on the shelf wants it.
class ByHand : public StepDialog
{
    Q_OBJECT
public:
    /// For the band of that Star; none: of the one whose turn it is (R36).
    explicit ByHand(CampaignDocument &document, std::optional<FigureId> star = {}, QWidget *parent = nullptr);

    void accept() override;

    /// What is to be rolled up before the figure joins; none where nothing is.
    const std::optional<acts::RecruitByHand> &act() const { return m_act; }

private:
    Result<Step> step() const override;
    void showRow(int row);
    QString name() const;
    Profile profile() const;

    const FigureId m_star;
    const std::vector<TableRow<Profile>> m_pickable;
    QComboBox *m_rows;
    QLineEdit *m_name;
    QLineEdit *m_type;
    ProfilePanel *m_profile;
    AttributeChoice *m_attributes;
    std::optional<acts::RecruitByHand> m_act;
};

} // namespace muster

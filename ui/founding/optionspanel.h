// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"
#include "rules/pack/pack.h"

#include <QWidget>

#include <optional>
#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;

namespace muster {

/// The options of a campaign, which choose between readings of the rules. An option that only matters with a value of
/// another one is only shown with that value.
class OptionsPanel : public QWidget
{
public:
    OptionsPanel();

    void load(const Pack &pack, const Options &options);
    /// Returns the options that differ from the pack's defaults.
    Options value() const;

private:
    struct Field {
        QString id;
        std::optional<OptionValue> onlyWith;
        QComboBox *box;
        QLabel *about; ///< null if the pack has no lines about its values
        bool isSaid; ///< the default is written too, because campaigns older than the option have another value
    };

    QLabel *addAbout(const Option &option, QComboBox *box);
    bool isChosen(const OptionValue &wanted) const;
    void showThoseInUse();

    QFormLayout *m_form;
    std::vector<Field> m_fields;
};

/// Edits the name and the options of an existing campaign (R5).
void correctCampaign(CampaignDocument &document, QWidget *over);

} // namespace muster

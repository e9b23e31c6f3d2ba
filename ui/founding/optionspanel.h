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

/// The campaign's choices between readings of the rules. One that says something only beside another's value is seen only
/// beside that.
class OptionsPanel : public QWidget
{
public:
    OptionsPanel();

    void load(const Pack &pack, const Options &options);
    /// Those that differ from the pack's defaults.
    Options value() const;

private:
    struct Field {
        QString id;
        std::optional<OptionValue> onlyWith;
        QComboBox *box;
        QLabel *about; ///< null where the pack has no lines on its values
        bool isSaid; ///< the default, too: campaigns from before the option have another
    };

    QLabel *addAbout(const Option &option, QComboBox *box);
    bool isChosen(const OptionValue &wanted) const;
    void showThoseInUse();

    QFormLayout *m_form;
    std::vector<Field> m_fields;
};

/// Edits the name and the options of a campaign that runs (R5).
void correctCampaign(CampaignDocument &document, QWidget *over);

} // namespace muster

// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

#include <QWidget>

class QComboBox;
class QFormLayout;

namespace muster {

/// The campaign's choices between readings of the rules.
class OptionsPanel : public QWidget
{
    Q_OBJECT
public:
    explicit OptionsPanel(QWidget *parent = nullptr);

    void load(const Pack &pack, const Options &options);
    /// Those that differ from the pack's defaults.
    Options value() const;

private:
    void addAbout(const Option &option, QComboBox *box);

    QFormLayout *m_form;
    QMap<QString, QComboBox *> m_boxes;
};

} // namespace muster

// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/report.h"

#include <QWidget>

class QComboBox;
class QFormLayout;

namespace muster {

/// To whom the Grunts of a Star go who may be lost in this battle (R36); nothing where there is one Star.
class HeirsPanel : public QWidget
{
    Q_OBJECT
public:
    explicit HeirsPanel(QWidget *parent = nullptr);

    void load(const Campaign &campaign, const AftermathDraft &draft);

signals:
    void heirsChanged(const muster::Heirs &heirs);

private:
    void addStar(const Figure &lost, const std::vector<const Figure *> &others, const Heirs &heirs);
    void tell();

    struct Row {
        FigureId lost{};
        QComboBox *heir;
    };

    QFormLayout *m_form;
    std::vector<Row> m_rows;
};

} // namespace muster

// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/report.h"
#include "rules/pack/pack.h"

#include <QWidget>

#include <set>

class QCheckBox;
class QComboBox;
class QFormLayout;

namespace muster {

/// To whom the Grunts of a Star go who may be lost in this battle, and who of them goes first where there is not room for
/// all (R36); nothing where there is one Star.
class HeirsPanel : public QWidget
{
    Q_OBJECT
public:
    explicit HeirsPanel(QWidget *parent = nullptr);

    void load(const Campaign &campaign, const Pack &pack, const AftermathDraft &draft);

signals:
    void heirsChanged(const muster::Heirs &heirs);

private:
    struct Row {
        FigureId lost{};
        QComboBox *heir;
        QWidget *first = nullptr; ///< holds the boxes
        std::vector<std::pair<FigureId, QCheckBox *>> grunts = {};
        std::set<FigureId> crowded = {}; ///< the Stars who have no room for all
    };

    void addStar(const Campaign &campaign, const Pack &pack, const Figure &lost, const Heirs &heirs);
    void addGrunts(Row &row, const Campaign &campaign, const Heirs &heirs);
    bool isShort(const Row &row) const;
    void tell();

    QFormLayout *m_form;
    std::vector<Row> m_rows;
};

} // namespace muster

// SPDX-License-Identifier: MIT
#include "ui/band/partdialog.h"

#include "model/actions/actions.h"
#include "model/story/bandwords.h"
#include "model/systems/campaignsystem.h"
#include "ui/parts/form.h"

#include <QComboBox>
#include <QFormLayout>
#include <QVBoxLayout>

namespace muster {

PartDialog::PartDialog(CampaignDocument &document, std::optional<FigureId> star, QWidget *parent)
    : StepDialog(document, tr("Remove player"), tr("&Remove player"), parent)
    , m_star(new QComboBox)
    , m_grunts(new QComboBox)
{
    m_star->setAccessibleName(tr("Player to remove"));
    m_grunts->setAccessibleName(tr("What becomes of the Grunts"));
    for (const Figure *one : campaign().stars())
        m_star->addItem(words::playerAndStar(*one), number(one->id));
    if (star)
        m_star->setCurrentIndex(m_star->findData(number(*star)));
    QFormLayout *form = makeForm();
    addRow(*form, tr("&Figure"), m_star);
    addRow(*form, tr("&Grunts"), m_grunts);
    parts()->addLayout(form);
    addHint(tr("You can bring the player back from the Band page, with the Grunts that left."));
    connect(m_star, &QComboBox::currentIndexChanged, this, &PartDialog::offerHeirs);
    offerHeirs();
    m_star->setFocus();
}

void PartDialog::offerHeirs()
{
    clearProblem();
    m_grunts->clear();
    m_grunts->addItem(tr("Leave too"));
    for (const Figure *other : campaign().stars()) {
        if (number(other->id) == m_star->currentData().toInt())
            continue;
        const int places = systemOf(campaign(), pack()).roomFor(other->id, campaign(), pack()).places;
        m_grunts->addItem(tr("Stay with %1 (places free: %2)").arg(other->name).arg(places), number(other->id));
    }
}

Result<Step> PartDialog::step() const
{
    const QVariant heir = m_grunts->currentData();
    return actions::part(campaign(), pack(), FigureId{m_star->currentData().toInt()},
                         heir.isValid() ? std::optional(FigureId{heir.toInt()}) : std::nullopt);
}

} // namespace muster

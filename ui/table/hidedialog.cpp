// SPDX-License-Identifier: MIT
#include "ui/table/hidedialog.h"

#include "model/acts/acts.h"
#include "model/acts/table.h"
#include "ui/parts/form.h"
#include "ui/parts/label.h"

#include <QFormLayout>
#include <QLineEdit>
#include <QVBoxLayout>

namespace muster {

HideDialog::HideDialog(CampaignDocument &document, int pef, const QString &figures, QWidget *parent)
    : StepDialog(document, tr("What PEF %1 hides").arg(pef), tr("&Save"), parent)
    , m_pef(pef)
    , m_figures(new QLineEdit(figures))
{
    m_figures->setMinimumWidth(300);
    auto *form = makeForm();
    addRow(*form, tr("&Figures"), m_figures);
    parts()->addLayout(form);
    addHint(tr("Type, Rep and weapon, with a semicolon between figures and a number in front of several alike: "
               "3 Soldier 4; Leader 5 Sword. A weapon that is left out is the list's."));
    addHint(tr("Write “decoy” if nobody is there. The PEF is turned over later and not rolled for."));
    m_figures->setFocus();
    m_figures->selectAll(); // what is typed takes its place
}

Result<Step> HideDialog::step() const
{
    return acts::stepOf(campaign(), pack(), acts::HidePef{m_pef, m_figures->text()});
}

} // namespace muster

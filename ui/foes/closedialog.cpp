// SPDX-License-Identifier: MIT
#include "ui/foes/closedialog.h"

#include "model/actions/story.h"
#include "ui/parts/choice.h"

#include <QVBoxLayout>

#include <algorithm>

namespace muster {

CloseDialog::CloseDialog(CampaignDocument &document, QWidget *parent)
    : StepDialog(document, tr("Close the campaign"), tr("C&lose it"), parent)
    , m_ending(new Choice)
{
    const AllGoals &goals = campaign().goals;
    const auto reached = std::count_if(goals.begin(), goals.end(), [](const Goal &goal) { return goal.reached; });
    m_ending->setAccessibleName(tr("How it ended"));
    m_ending->addItem(QStringLiteral("check"), tr("Won"));
    m_ending->addItem(QStringLiteral("close"), tr("Lost"));
    m_ending->setCurrent(reached > 0 || goals.isEmpty() ? 0 : 1);
    parts()->addWidget(m_ending, 0, Qt::AlignLeft);
    if (!goals.isEmpty())
        addHint(tr("Goals reached: %1 of %2.").arg(reached).arg(goals.size()));
    addHint(tr("An epilogue closes the book. Undo opens the campaign again."));
}

Result<Step> CloseDialog::step() const
{
    return actions::closeCampaign(campaign(), m_ending->current() == 0 ? CampaignEnding::Won : CampaignEnding::Lost);
}

} // namespace muster

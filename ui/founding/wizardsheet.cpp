// SPDX-License-Identifier: MIT
#include "ui/founding/wizardsheet.h"

#include "ui/parts/diceconversation.h"
#include "ui/parts/label.h"

#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace muster {

void AskingPage::require(DiceConversation *dice)
{
    m_dice = dice;
    connect(dice, &DiceConversation::advanced, this, &QWizardPage::completeChanged);
    connect(dice, &DiceConversation::completed, this, &QWizardPage::completeChanged);
}

void AskingPage::require(QLineEdit *line)
{
    m_required.push_back(line);
    connect(line, &QLineEdit::textChanged, this, &QWizardPage::completeChanged);
}

bool AskingPage::isComplete() const
{
    if (m_dice && !m_dice->deed().isComplete())
        return false;
    return std::all_of(m_required.begin(), m_required.end(),
                       [](const QLineEdit *line) { return !line->text().simplified().isEmpty(); });
}

WizardSheet::WizardSheet(const QString &title, const QString &hint)
    : page(new AskingPage)
    , column(new QVBoxLayout(page))
    , heading(makeLabel(TextUse::PageTitle, title))
{
    column->setContentsMargins(24, 16, 24, 8);
    column->setSpacing(8);
    column->addWidget(heading);
    column->addWidget(makeParagraph(TextUse::Body, hint, nullptr, QPalette::PlaceholderText));
    column->addSpacing(12);
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "ui/founding/wizardsheet.h"

#include "ui/founding/foundingwizard.h"
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

void AskingPage::require(QLineEdit *line, const QString &missing)
{
    m_required.push_back({line, missing});
    connect(line, &QLineEdit::textChanged, this, &QWizardPage::completeChanged);
}

QString AskingPage::missing() const
{
    const auto empty = std::ranges::find_if(
        m_required, [](const Required &required) { return required.line->text().simplified().isEmpty(); });
    if (empty != m_required.end())
        return empty->missing;
    return m_dice && !m_dice->deed().isComplete() ? FoundingWizard::tr("Roll the dice first.") : QString();
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

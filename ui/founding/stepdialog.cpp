// SPDX-License-Identifier: MIT
#include "ui/founding/stepdialog.h"

#include "ui/parts/label.h"
#include "ui/parts/tabstops.h"
#include "ui/window/writestep.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace muster {

StepDialog::StepDialog(CampaignDocument &document, const QString &title, const QString &deed, QWidget *parent)
    : QDialog(parent)
    , m_document(document)
    , m_parts(new QVBoxLayout)
    , m_problem(makeParagraph(TextUse::BodyBold, {}))
{
    setWindowTitle(title);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_deed = buttons->button(QDialogButtonBox::Ok);
    m_deed->setText(deed);
    connect(buttons, &QDialogButtonBox::accepted, this, &StepDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    setMinimumWidth(440);
    m_parts->setSpacing(12);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 16, 24, 16);
    column->setSpacing(12);
    column->addWidget(makeLabel(TextUse::PageTitle, title));
    column->addLayout(m_parts);
    column->addWidget(m_problem);
    column->addWidget(buttons);
}

bool StepDialog::focusNextPrevChild(bool next)
{
    return goToNextStop(*this, next);
}

void StepDialog::addHint(const QString &sentence)
{
    if (!sentence.isEmpty())
        m_parts->addWidget(makeParagraph(TextUse::SecondLine, sentence, nullptr, QPalette::PlaceholderText));
}

void StepDialog::clearProblem()
{
    m_problem->clear();
}

void StepDialog::accept()
{
    write(step());
}

void StepDialog::write(Result<Step> wanted)
{
    if (!wanted)
        return m_problem->setText(textOf(wanted.problems()));
    if (const auto written = m_document.write(*wanted); !written)
        return m_problem->setText(written.problem().text);
    QDialog::accept();
}

} // namespace muster

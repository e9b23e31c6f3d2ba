// SPDX-License-Identifier: MIT
#include "ui/band/figurecorrection.h"

#include "model/actions/actions.h"
#include "model/actions/demands.h"
#include "model/calendar/calendar.h"
#include "ui/founding/attributechoice.h"
#include "ui/founding/profilepanel.h"
#include "ui/parts/label.h"
#include "ui/window/campaigns.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace muster {

FigureCorrection::FigureCorrection(CampaignDocument &document, FigureId id, QWidget *parent)
    : QDialog(parent)
    , m_document(document)
    , m_name(new QLineEdit)
    , m_profile(new ProfilePanel)
    , m_attributes(new AttributeChoice)
    , m_months(new QSpinBox)
    , m_poisoned(new QCheckBox(tr("&Poisoned against the Star")))
    , m_exempt(new QCheckBox(tr("&Exempt from the next Stay or Go")))
    , m_problem(makeParagraph(TextUse::BodyBold, {}))
{
    const Figure *figure = document.campaign().find(id);
    Q_ASSERT(figure);
    m_figure = *figure;
    setWindowTitle(tr("Correct"));
    m_name->setText(m_figure.name);
    m_name->setAccessibleName(tr("Name"));
    m_name->setMinimumWidth(260);
    m_profile->load(document.pack(), m_figure.profile, 1, actions::highestRep);
    insertRow(*m_profile->form(), 0, tr("&Name"), m_name);
    addRow(*m_profile->form(), tr("Attrib&utes"), m_attributes);
    m_profile->form()->setRowVisible(m_attributes, document.pack().attributes.has_value());
    m_attributes->load(document.pack(), m_figure.attributes, m_figure.star ? AttributeChoice::most : 1);
    m_months->setRange(0, 9999);
    m_months->setValue(m_figure.months);
    const Calendar &calendar = calendarOf(document.campaign(), document.pack());
    m_months->setAccessibleName(tr("%1 in the band").arg(calendar.turnNames()));
    addRow(*m_profile->form(), u'&' + calendar.turnNames(), m_months);
    m_poisoned->setChecked(m_figure.poisoned);
    m_exempt->setChecked(m_figure.exempt);
    const bool weighed = !m_figure.star && calendar.testsLoyalty();
    if (weighed) {
        m_profile->form()->addRow(QString(), m_poisoned);
        m_profile->form()->addRow(QString(), m_exempt);
    }

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Write it &down"));
    connect(buttons, &QDialogButtonBox::accepted, this, &FigureCorrection::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    setMinimumWidth(440);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 16, 24, 16);
    column->setSpacing(12);
    column->addWidget(makeLabel(TextUse::PageTitle, tr("Correct %1").arg(m_figure.name)));
    column->addWidget(makeParagraph(TextUse::Body, tr("A correction is a step like any other, and can be taken back."),
                                    nullptr, QPalette::PlaceholderText));
    column->addWidget(m_profile);
    column->addWidget(m_problem);
    column->addWidget(buttons);
    if (!weighed) {
        m_poisoned->setParent(this);
        m_exempt->setParent(this);
        m_poisoned->hide();
        m_exempt->hide();
    }
}

Figure FigureCorrection::value() const
{
    Figure figure = m_figure;
    figure.name = m_name->text().simplified();
    figure.profile = m_profile->value();
    figure.attributes = m_attributes->value();
    figure.months = m_months->value();
    figure.poisoned = m_poisoned->isChecked();
    figure.exempt = m_exempt->isChecked();
    return figure;
}

void FigureCorrection::accept()
{
    auto step = actions::correctFigure(m_document.campaign(), m_document.pack(), value());
    if (!step)
        return m_problem->setText(textOf(step.problems()));
    if (const auto written = m_document.write(*std::move(step)); !written)
        return m_problem->setText(written.problem().text);
    QDialog::accept();
}

} // namespace muster

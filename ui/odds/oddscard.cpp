// SPDX-License-Identifier: MIT
#include "ui/odds/oddscard.h"

#include "ui/parts/form.h"
#include "ui/parts/label.h"
#include "ui/parts/rule.h"

#include <QFormLayout>
#include <QSpinBox>
#include <QVBoxLayout>

namespace muster {

OddsCard::OddsCard(const QString &title, const QString &about, QWidget *parent)
    : QWidget(parent)
    , m_form(makeForm())
    , m_answer(new QVBoxLayout)
{
    // As close as makes all three cards fit into 1280 × 800.
    m_answer->setSpacing(6);
    m_form->setVerticalSpacing(6);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeLabel(TextUse::SectionHeading, title));
    column->addSpacing(2);
    column->addWidget(makeParagraph(TextUse::SecondLine, about, nullptr, QPalette::PlaceholderText));
    column->addSpacing(8);
    column->addWidget(makeRule(Qt::Horizontal, QPalette::Text));
    column->addSpacing(12);
    column->addLayout(m_form);
    column->addSpacing(12);
    column->addWidget(makeRule());
    column->addSpacing(12);
    column->addLayout(m_answer);
    column->addStretch(1);
}

void OddsCard::addField(const QString &label, QWidget *field)
{
    QString name = label;
    field->setAccessibleName(name.remove(u'&'));
    addRow(*m_form, label, field);
}

QSpinBox *OddsCard::addNumber(const QString &label, int least, int most)
{
    auto *box = new QSpinBox;
    box->setRange(least, most);
    addField(label, box);
    return box;
}

} // namespace muster

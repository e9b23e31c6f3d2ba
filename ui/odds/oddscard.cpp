// SPDX-License-Identifier: MIT
#include "ui/odds/oddscard.h"

#include "model/odds/expectation.h"
#include "ui/parts/form.h"
#include "ui/parts/label.h"
#include "ui/parts/plots.h"

#include <QFormLayout>
#include <QGridLayout>
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
    if (label.isEmpty())
        m_form->addRow(field); // one that says itself what it is has the whole width for it
    else
        addRow(*m_form, label, field);
}

QSpinBox *OddsCard::addNumber(const QString &label, int least, int most)
{
    auto *box = new QSpinBox;
    box->setRange(least, most);
    addField(label, box);
    return box;
}

namespace {

constexpr int percentWidth = 66;

} // namespace

ChanceRows::ChanceRows(const QStringList &names, QWidget *parent)
    : QWidget(parent)
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(5);
    grid->setColumnStretch(1, 1);
    grid->setColumnMinimumWidth(2, percentWidth);
    for (const QString &name : names) {
        const int row = static_cast<int>(m_rows.size());
        m_rows.push_back({name, new OddsBar, makeLabel(TextUse::BodyBold, {})});
        grid->addWidget(makeLabel(TextUse::SecondLine, name), row, 0);
        grid->addWidget(m_rows.back().bar, row, 1);
        grid->addWidget(m_rows.back().percent, row, 2, Qt::AlignRight);
    }
}

void ChanceRows::setChances(const std::vector<double> &chances)
{
    Q_ASSERT(chances.size() == m_rows.size());
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const QString percent = words::percent(chances[i]);
        m_rows[i].percent->setText(percent);
        m_rows[i].bar->setChance(chances[i], tr("%1: %2").arg(m_rows[i].name, percent));
    }
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "ui/table/newgrouppanel.h"

#include "model/acts/battle.h"
#include "model/acts/table.h"
#include "ui/parts/button.h"
#include "ui/parts/form.h"
#include "ui/parts/label.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeySequence>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

namespace muster {

NewGroupPanel::NewGroupPanel(QWidget *parent)
    : QWidget(parent)
    , m_figures(new QSpinBox)
    , m_side(new QComboBox)
    , m_form(makeForm())
    , m_where(makeParagraph(TextUse::Body, {}))
{
    m_figures->setRange(1, actions::mostAtOnce);
    auto *draw = new Button(QStringLiteral("dice"), tr("Bring on"));
    draw->setToolTip(tr("Rolls their figures from the enemy's list"));
    draw->setKeyHint(tr("Enter"));
    draw->setShortcut(QKeySequence(Qt::Key_Return));
    auto *notNow = new Button({}, tr("Cancel"));
    notNow->setKeyHint(tr("Esc"));
    notNow->setShortcut(QKeySequence(Qt::Key_Escape));

    addRow(*m_form, tr("Figures"), m_figures);
    addRow(*m_form, tr("Side"), m_side);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(draw);
    buttons->addWidget(notNow);
    buttons->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 6, 0, 0);
    column->setSpacing(12);
    column->addWidget(makeLabel(TextUse::SectionHeading, tr("Enemy reinforcements")));
    column->addLayout(m_form);
    column->addWidget(m_where);
    column->addLayout(buttons);
    column->addStretch(1);

    connect(draw, &QPushButton::clicked, this, [this] {
        emit wanted(acts::AddGroup{m_figures->value(), m_section, m_side->currentData().toInt()});
    });
    connect(notNow, &QPushButton::clicked, this, &NewGroupPanel::cancelled);
}

void NewGroupPanel::load(const Play &play)
{
    m_figures->setValue(1);
    m_figures->selectAll(); // what is typed takes its place
    m_side->clear();
    for (int army = firstEnemy; army < play.sides; ++army)
        m_side->addItem(tr("Side %1").arg(army + 1), army);
    m_form->setRowVisible(m_side, play.sides > fewestSides);
}

void NewGroupPanel::setSection(int section)
{
    m_section = section;
    m_where->setText(tr("They arrive in section %1, the one selected on the map.").arg(section));
}

} // namespace muster

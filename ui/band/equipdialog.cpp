// SPDX-License-Identifier: MIT
#include "ui/band/equipdialog.h"

#include "model/actions/arms.h"
#include "ui/founding/profilepanel.h"
#include "ui/parts/label.h"
#include "ui/window/campaigns.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace muster {

EquipDialog::EquipDialog(CampaignDocument &document, FigureId id, QWidget *parent)
    : QDialog(parent)
    , m_document(document)
    , m_who(new QComboBox)
    , m_weapon(new QComboBox)
    , m_armour(new QComboBox)
    , m_problem(makeParagraph(TextUse::BodyBold, {}))
{
    const Campaign &campaign = document.campaign();
    setWindowTitle(tr("Give out arms"));
    m_who->setAccessibleName(tr("Who"));
    m_weapon->setAccessibleName(tr("Weapon"));
    m_armour->setAccessibleName(tr("Armour"));
    m_who->setMinimumWidth(260);
    for (const Figure &figure : campaign.band)
        m_who->addItem(figure.name, number(figure.id));
    m_who->setCurrentIndex(std::max(0, m_who->findData(number(id))));
    auto *form = makeForm();
    addRow(*form, tr("&Who"), m_who);
    addRow(*form, tr("Wea&pon"), m_weapon);
    addRow(*form, tr("&Armour"), m_armour);
    connect(m_who, &QComboBox::currentIndexChanged, this, &EquipDialog::showFigure);
    showFigure();

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("&Give it"));
    connect(buttons, &QDialogButtonBox::accepted, this, &EquipDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    setMinimumWidth(440);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 16, 24, 16);
    column->setSpacing(12);
    column->addWidget(makeLabel(TextUse::PageTitle, tr("Give out arms")));
    column->addWidget(
        makeParagraph(TextUse::Body,
                      tr("What a figure’s list leaves open, and what the stockpile holds. What it had goes "
                         "into the stockpile."),
                      nullptr, QPalette::PlaceholderText));
    column->addLayout(form);
    const QString limit = actions::specialArmsSentence(campaign, document.pack());
    if (!limit.isEmpty())
        column->addWidget(makeParagraph(TextUse::SecondLine, limit, nullptr, QPalette::PlaceholderText));
    column->addWidget(m_problem);
    column->addWidget(buttons);
}

const Figure *EquipDialog::figure() const
{
    return m_document.campaign().find(FigureId{m_who->currentData().toInt()});
}

void EquipDialog::showFigure()
{
    const Figure *chosen = figure();
    if (!chosen)
        return;
    const Campaign &campaign = m_document.campaign();
    const Pack &pack = m_document.pack();
    const auto fill = [&](QComboBox *box, const QStringList &items) {
        box->clear();
        for (const QString &item : items) {
            const int stock = campaign.stockpile.value(item);
            const QString title = actions::itemTitle(pack, item);
            box->addItem(stock > 0 ? tr("%1 (stockpile: %2)").arg(title).arg(stock) : title, item);
        }
    };
    fill(m_weapon, actions::weaponsFor(campaign, pack, *chosen));
    fill(m_armour, actions::armorsFor(campaign, pack, *chosen));
    m_problem->clear();
}

void EquipDialog::accept()
{
    auto step = actions::equip(m_document.campaign(), m_document.pack(), FigureId{m_who->currentData().toInt()},
                               {m_weapon->currentData().toString(), m_armour->currentData().toString()});
    if (!step)
        return m_problem->setText(textOf(step.problems()));
    if (const auto written = m_document.write(*std::move(step)); !written)
        return m_problem->setText(written.problem().text);
    QDialog::accept();
}

} // namespace muster

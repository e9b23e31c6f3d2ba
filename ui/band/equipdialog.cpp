// SPDX-License-Identifier: MIT
#include "ui/band/equipdialog.h"

#include "model/actions/arms.h"
#include "ui/parts/form.h"
#include "ui/parts/label.h"

#include <QComboBox>
#include <QFormLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace muster {

EquipDialog::EquipDialog(CampaignDocument &document, FigureId id, QWidget *parent)
    : StepDialog(document, tr("Equip"), tr("E&quip"), parent)
    , m_who(new QComboBox)
    , m_weapon(new QComboBox)
    , m_armour(new QComboBox)
{
    m_who->setAccessibleName(tr("Figure"));
    m_weapon->setAccessibleName(tr("Weapon"));
    m_armour->setAccessibleName(tr("Armour"));
    m_who->setMinimumWidth(260);
    for (QComboBox *box : {m_weapon, m_armour}) // filled again for everybody
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (const Figure &figure : campaign().band)
        m_who->addItem(figure.name, number(figure.id));
    m_who->setCurrentIndex(std::max(0, m_who->findData(number(id))));
    auto *form = makeForm();
    addRow(*form, tr("&Figure"), m_who);
    addRow(*form, tr("Wea&pon"), m_weapon);
    addRow(*form, tr("&Armour"), m_armour);
    connect(m_who, &QComboBox::currentIndexChanged, this, &EquipDialog::showFigure);
    showFigure();

    parts()->addWidget(makeParagraph(TextUse::Body,
                                     tr("Weapons and armour that the list leaves open or the stockpile holds. What the "
                                        "figure had goes to the stockpile."),
                                     nullptr, QPalette::PlaceholderText));
    parts()->addLayout(form);
    addHint(actions::specialArmsSentence(campaign(), pack()));
}

const Figure *EquipDialog::figure() const
{
    return campaign().find(FigureId{m_who->currentData().toInt()});
}

void EquipDialog::showFigure()
{
    const Figure *chosen = figure();
    if (!chosen)
        return;
    const auto fill = [&](QComboBox *box, const QStringList &items) {
        box->clear();
        for (const QString &item : items) {
            const int stock = campaign().stockpile.value(item);
            const QString title = actions::itemTitle(pack(), item);
            box->addItem(stock > 0 ? tr("%1 (stockpile: %2)").arg(title).arg(stock) : title, item);
        }
    };
    fill(m_weapon, actions::weaponsFor(campaign(), pack(), *chosen));
    fill(m_armour, actions::armorsFor(campaign(), pack(), *chosen));
    clearProblem();
}

Result<Step> EquipDialog::step() const
{
    return actions::equip(campaign(), pack(), FigureId{m_who->currentData().toInt()},
                          {m_weapon->currentData().toString(), m_armour->currentData().toString()});
}

} // namespace muster

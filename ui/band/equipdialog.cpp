// SPDX-License-Identifier: MIT
#include "ui/band/equipdialog.h"

#include "model/actions/arms.h"
#include "ui/parts/button.h"
#include "ui/parts/form.h"
#include "ui/parts/label.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>

namespace muster {

EquipDialog::EquipDialog(CampaignDocument &document, FigureId id, QWidget *parent)
    : StepDialog(document, tr("Equip"), tr("E&quip"), parent)
    , m_who(new QComboBox)
    , m_weapon(new QComboBox)
    , m_armour(new QComboBox)
    , m_carries(new QLineEdit)
{
    m_who->setAccessibleName(tr("Figure"));
    m_weapon->setAccessibleName(tr("Weapon"));
    m_armour->setAccessibleName(tr("Armour"));
    m_who->setMinimumWidth(260);
    m_carries->setMinimumWidth(300);
    for (QComboBox *box : {m_weapon, m_armour}) // filled again for everybody
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (const Figure &figure : campaign().band)
        m_who->addItem(figure.name, number(figure.id));
    m_who->setCurrentIndex(std::max(0, m_who->findData(number(id))));
    auto *add = new LinkButton(tr("Add &weapon"));
    auto *weapons = new QMenu(add);
    listWeapons(*weapons);
    add->setMenu(weapons);
    auto *form = makeForm();
    addRow(*form, tr("&Figure"), m_who);
    addRow(*form, tr("Wea&pon"), m_weapon);
    addRow(*form, tr("&Armour"), m_armour);
    addRow(*form, tr("Also &carries"), m_carries);
    form->addRow(QString(), add);
    connect(m_who, &QComboBox::currentIndexChanged, this, &EquipDialog::showFigure);
    showFigure();

    const auto say = [&](const QString &words) {
        parts()->addWidget(makeParagraph(TextUse::Body, words, nullptr, QPalette::PlaceholderText));
    };
    if (pack().rewards)
        say(tr("Weapons and armour that the list leaves open or the stockpile holds. What the figure had goes to the "
               "stockpile."));
    parts()->addLayout(form);
    for (QComboBox *box : {m_weapon, m_armour}) // without a stockpile these are edited on the figure
        form->setRowVisible(box, pack().rewards.has_value());
    say(tr("Further weapons and things, separated by semicolons or commas, with a number in front where there are "
           "several: 2 torches."));
    addHint(actions::specialArmsSentence(campaign(), pack()));
}

/// Each writes itself into the line.
void EquipDialog::listWeapons(QMenu &menu)
{
    for (const Weapon &weapon : pack().weapons) {
        if (weapon.natural || !weapon.parts.empty())
            continue;
        QAction *action = menu.addAction(weapon.title);
        connect(action, &QAction::triggered, this, [this, id = weapon.id] {
            const auto before = actions::thingsIn(m_carries->text(), pack());
            if (!before)
                return;
            const auto with = actions::withThing(*before, pack(), id, actions::countOf(*before, id) + 1);
            if (with)
                m_carries->setText(actions::typedThings(*with, pack()));
            m_carries->setFocus();
        });
    }
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
            const int stock = campaign().stockOf(chosen->leader).value(item);
            const QString title = actions::itemTitle(pack(), item);
            box->addItem(stock > 0 ? tr("%1 (stockpile: %2)").arg(title).arg(stock) : title, item);
        }
    };
    fill(m_weapon, actions::weaponsFor(campaign(), pack(), *chosen));
    fill(m_armour, actions::armorsFor(campaign(), pack(), *chosen));
    m_carries->setText(actions::typedThings(chosen->carries, pack()));
    clearProblem();
}

Result<Step> EquipDialog::step() const
{
    const Figure *chosen = figure();
    const auto carries = actions::thingsIn(m_carries->text(), pack());
    if (!chosen || !carries)
        return chosen ? carries.problems() : Problems();
    const Gear gear = pack().rewards ? Gear{m_weapon->currentData().toString(), m_armour->currentData().toString()}
                                     : Gear{chosen->profile.weapon, chosen->profile.armorWorn};
    return actions::equip(campaign(), pack(), chosen->id, gear, *carries);
}

} // namespace muster

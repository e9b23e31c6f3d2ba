// SPDX-License-Identifier: MIT
#include "ui/founding/profilepanel.h"

#include "model/acts/demands.h"
#include "model/story/words.h"
#include "ui/parts/form.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QStandardItemModel>

#include <algorithm>

namespace muster {

namespace {

void choose(QComboBox *box, const QVariant &value)
{
    box->setCurrentIndex(std::max(0, box->findData(value)));
}

void setItemEnabled(const QComboBox &box, int item, bool enabled)
{
    qobject_cast<QStandardItemModel *>(box.model())->item(item)->setEnabled(enabled);
}

} // namespace

ProfilePanel::ProfilePanel()
    : m_form(makeForm())
    , m_rep(new QSpinBox)
    , m_skill(new QSpinBox)
    , m_class(new QComboBox)
    , m_armour(new QComboBox)
    , m_worn(new QComboBox)
    //: A box to tick
    , m_shield(new QCheckBox(tr("&Shield")))
    , m_weapon(new QComboBox)
    , m_words(new QLineEdit)
{
    setLayout(m_form);
    //: Label of a field: Reputation
    addRow(*m_form, tr("&Rep"), m_rep);
    //: Label of a field: how well the figure fights
    addRow(*m_form, tr("Wea&pon skill"), m_skill);
    //: Label of a choice: such as Noble or Knight
    addRow(*m_form, tr("C&lass"), m_class);
    //: Label of a choice
    addRow(*m_form, tr("&Armour Class"), m_armour);
    m_form->addRow(QString(), m_shield);
    //: Label of a choice
    addRow(*m_form, tr("&Weapon"), makeArms());
    //: Label of a choice, for a screen reader
    m_weapon->setAccessibleName(tr("Weapon"));
    m_words->setMaxLength(acts::longestName);
    m_words->setMinimumWidth(m_words->fontMetrics().averageCharWidth() * 28); // "AK with a grenade launcher"
    m_words->setToolTip(tr("What you call the weapon; tests and tables go by the one above"));
    m_skill->setSingleStep(10);
    for (const int armour : {2, 4, 6})
        m_armour->addItem(QString::number(armour), armour);
    //: Label of a choice
    insertRow(*m_form, 4, tr("&Armour"), m_worn);
}

/// Returns the weapon and the player's name for it, in one row to keep the form low.
QWidget *ProfilePanel::makeArms()
{
    auto *knownAs = new QLabel(tr("Name o&f the weapon"));
    knownAs->setBuddy(m_words);
    m_arms = widgetWith(hbox({m_weapon, knownAs, m_words, Spring{1}}, 12));
    m_arms->setFocusProxy(m_weapon);
    return m_arms;
}

void ProfilePanel::load(const Pack &pack, const Profile &profile, int leastRep, int mostRep)
{
    m_profile = profile;
    m_asks = Asks::All;
    m_class->clear();
    for (const Term &term : pack.classes)
        m_class->addItem(term.title, term.id);
    m_weapon->clear();
    for (const Weapon &weapon : pack.weapons)
        m_weapon->addItem(weapon.title, weapon.id);

    m_form->setRowVisible(m_class, !pack.classes.empty());
    m_form->setRowVisible(m_armour, pack.hasArmor);
    m_worn->clear();
    for (const Term &armour : pack.armors)
        m_worn->addItem(armour.title, armour.id);
    m_form->setRowVisible(m_worn, !pack.armors.empty());
    m_form->setRowVisible(m_shield, pack.hasShields);
    m_form->setRowVisible(m_rep, true);
    m_form->setRowVisible(m_arms, true);

    m_rep->setAccessibleName(words::worthName(pack));
    //: Label of a field: who acts first
    qobject_cast<QLabel *>(m_form->labelForField(m_rep))->setText(pack.hasSkill ? tr("&Initiative") : tr("&Rep"));
    m_form->setRowVisible(m_skill, pack.hasSkill);
    const bool byDice = pack.hasSkill && profile.skill == 0;
    m_rep->setRange(byDice ? leastRep - 1 : leastRep, mostRep);
    //: In place of a number: dice will tell
    m_rep->setSpecialValueText(byDice ? tr("rolled") : QString());
    m_rep->setValue(profile.rep);
    m_skill->setRange(byDice ? acts::leastSkill - 10 : acts::leastSkill, acts::mostSkill);
    //: In place of a number: dice will tell
    m_skill->setSpecialValueText(byDice ? tr("rolled") : QString());
    m_skill->setValue(profile.skill);
    choose(m_class, profile.figureClass);
    choose(m_armour, profile.armor);
    choose(m_worn, profile.armorWorn);
    m_shield->setChecked(profile.shield);
    choose(m_weapon, profile.weapon);
    m_words->setText(profile.weaponWords);
}

void ProfilePanel::ask(Asks asks)
{
    m_asks = asks;
    for (QWidget *arms : std::initializer_list<QWidget *>{m_armour, m_worn, m_shield, m_arms}) {
        if (asks != Asks::All)
            m_form->setRowVisible(arms, false);
    }
    if (asks != Asks::Nothing)
        return;
    for (QWidget *worth : std::initializer_list<QWidget *>{m_rep, m_skill, m_class})
        m_form->setRowVisible(worth, false);
}

Profile ProfilePanel::value() const
{
    Profile profile = m_asks == Asks::All ? m_profile : Profile();
    if (m_asks == Asks::Nothing)
        return profile;
    profile.rep = m_rep->value();
    if (m_form->isRowVisible(m_skill)) {
        const bool byDice = m_skill->value() < acts::leastSkill;
        profile.skill = byDice ? 0 : m_skill->value();
    }
    profile.figureClass = m_class->currentData().toString();
    if (m_form->isRowVisible(m_armour))
        profile.armor = m_armour->currentData().toInt();
    if (m_form->isRowVisible(m_worn))
        profile.armorWorn = m_worn->currentData().toString();
    if (m_form->isRowVisible(m_shield))
        profile.shield = m_shield->isChecked();
    if (m_asks == Asks::All) {
        profile.weapon = m_weapon->currentData().toString();
        profile.weaponWords = m_words->text().simplified();
    }
    return profile;
}

AttributeChoice::AttributeChoice()
{
    auto *column = vbox(this, {}, 4);
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        Row &row = m_rows[i];
        row.box = new QComboBox;
        //: Label of a choice, for a screen reader: a gift such as Tough
        row.box->setAccessibleName(i == 0 ? tr("First attribute") : tr("Second attribute"));
        row.effect = makeQuietParagraph(TextUse::SecondLine, {});
        row.effect->setMinimumWidth(360);
        addTo(*column, {{row.box, 0, Qt::AlignLeft}, row.effect});
        connect(row.box, &QComboBox::currentIndexChanged, this, &AttributeChoice::refresh);
    }
    setFocusProxy(m_rows.front().box);
}

void AttributeChoice::load(const Pack &pack, const QStringList &chosen, int count)
{
    const int shown = pack.attributes ? std::max(count, int(chosen.size())) : 0;
    for (int i = 0; i < most; ++i) {
        const Row &row = m_rows[std::size_t(i)];
        const QSignalBlocker quiet(row.box);
        row.box->clear();
        //: A choice: no attribute
        row.box->addItem(tr("none"), QString());
        if (pack.attributes) {
            for (const TableRow<Attribute> &attribute : pack.attributes->rows) {
                row.box->addItem(attribute.outcome.title, attribute.outcome.id);
                row.box->setItemData(row.box->count() - 1, attribute.outcome.effect, Qt::ToolTipRole);
            }
        }
        row.box->setCurrentIndex(std::max(0, row.box->findData(chosen.value(i))));
        row.box->setVisible(i < shown);
        row.effect->setVisible(i < shown);
    }
    refresh();
}

QStringList AttributeChoice::value() const
{
    QStringList ids;
    for (const Row &row : m_rows)
        ids += row.box->currentData().toString();
    ids.removeAll(QString());
    return ids;
}

void AttributeChoice::refresh()
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const Row &row = m_rows[i];
        const QString effect = row.box->currentData(Qt::ToolTipRole).toString();
        row.effect->setText(effect);
        row.box->setAccessibleDescription(effect);
        const int taken = m_rows[(i + 1) % m_rows.size()].box->currentIndex();
        for (int item = 1; item < row.box->count(); ++item)
            setItemEnabled(*row.box, item, item != taken);
    }
}

} // namespace muster

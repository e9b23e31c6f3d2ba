// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/pack.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QSpinBox;

namespace muster {

/// What a figure is, to be filled in: Rep, class, armour, shield and weapon. It sits in the founding, in picking by hand
/// and in correcting.
class ProfilePanel : public QWidget
{
    Q_OBJECT
public:
    explicit ProfilePanel(QWidget *parent = nullptr);

    /// `leastRep` to `mostRep` can be chosen. Where figures are rolled up, one without numbers is left to the dice.
    void load(const Pack &pack, const Profile &profile, int leastRep, int mostRep);
    Profile value() const;

    /// The fields follow this one when going through them by Tab.
    void tabAfter(QWidget *before);

    QFormLayout *form() const { return m_form; }

private:
    Profile m_profile;
    QFormLayout *m_form;
    QSpinBox *m_rep; ///< initiative, where the rules have that in its place
    QSpinBox *m_skill;
    QComboBox *m_class;
    QComboBox *m_armour;
    QComboBox *m_worn; ///< armour by a word
    QCheckBox *m_shield;
    QComboBox *m_weapon;
};

/// A form as our dialogs have it: labels at the left, room between the rows.
QFormLayout *makeForm();
/// A row whose label stands level with its field; it is the field's buddy.
void addRow(QFormLayout &form, const QString &label, QWidget *field);
void insertRow(QFormLayout &form, int row, const QString &label, QWidget *field);

} // namespace muster

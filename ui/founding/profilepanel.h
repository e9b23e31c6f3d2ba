// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/pack.h"

#include <QCoreApplication>
#include <QWidget>

#include <array>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace muster {

/// A choice of a figure's attributes, all different, each with its effect below it.
class AttributeChoice : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(muster::AttributeChoice)
public:
    static constexpr int most = 2; ///< greatest number for a Star (R52)

    AttributeChoice();

    /// Offers `count` choices, or as many as there are in `chosen`; none if the rules have no attributes.
    void load(const Pack &pack, const QStringList &chosen, int count);
    /// Returns the ids of the attributes, in order.
    QStringList value() const;

private:
    struct Row {
        QComboBox *box;
        QLabel *effect;
    };

    void refresh();

    std::array<Row, most> m_rows;
};

/// A form for a figure's profile: Rep, class, armour, shield and weapon. Used in the founding wizard, in picking by
/// hand and in corrections.
class ProfilePanel : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(muster::ProfilePanel)
public:
    ProfilePanel();

    /// Shows a profile, with Reps from `leastRep` to `mostRep`. If figures are rolled up, a profile without numbers
    /// leaves them to the dice.
    void load(const Pack &pack, const Profile &profile, int leastRep, int mostRep);
    Profile value() const;

    /// The fields that the player fills in. Fields that dice or a team decide are hidden.
    enum class Asks : std::uint8_t { All, Worth, Nothing };
    void ask(Asks asks);

    QFormLayout *form() const { return m_form; }

private:
    QWidget *makeArms();

    Profile m_profile;
    Asks m_asks = Asks::All;
    QFormLayout *m_form;
    QSpinBox *m_rep; ///< Rep, or initiative if the rules use that
    QSpinBox *m_skill;
    QComboBox *m_class;
    QComboBox *m_armour;
    QComboBox *m_worn; ///< armour by name
    QCheckBox *m_shield;
    QComboBox *m_weapon;
    QLineEdit *m_words; ///< the player's name for the weapon
    QWidget *m_arms; ///< m_weapon and m_words
};

} // namespace muster

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

/// A figure's attributes, different ones, each with what it does below it.
class AttributeChoice : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(muster::AttributeChoice)
public:
    static constexpr int most = 2; ///< what a Star may have (R52)

    AttributeChoice();

    /// `count` can be chosen, or as many as there are in `chosen`; in rules without attributes, none.
    void load(const Pack &pack, const QStringList &chosen, int count);
    /// Their ids, in order.
    QStringList value() const;

private:
    struct Row {
        QComboBox *box;
        QLabel *effect;
    };

    void refresh();

    std::array<Row, most> m_rows;
};

/// What a figure is, to be filled in: Rep, class, armour, shield and weapon. It sits in the founding, in picking by hand
/// and in correcting.
class ProfilePanel : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(muster::ProfilePanel)
public:
    ProfilePanel();

    /// `leastRep` to `mostRep` can be chosen. Where figures are rolled up, one without numbers is left to the dice.
    void load(const Pack &pack, const Profile &profile, int leastRep, int mostRep);
    Profile value() const;

    /// What of it the player is asked: where dice or a team say the rest, that is not shown.
    enum class Asks : std::uint8_t { All, Worth, Nothing };
    void ask(Asks asks);

    QFormLayout *form() const { return m_form; }

private:
    QWidget *makeArms();

    Profile m_profile;
    Asks m_asks = Asks::All;
    QFormLayout *m_form;
    QSpinBox *m_rep; ///< initiative, where the rules have that in its place
    QSpinBox *m_skill;
    QComboBox *m_class;
    QComboBox *m_armour;
    QComboBox *m_worn; ///< armour by a word
    QCheckBox *m_shield;
    QComboBox *m_weapon;
    QLineEdit *m_words; ///< what the player calls it
    QWidget *m_arms; ///< both
};

} // namespace muster

// SPDX-License-Identifier: MIT
#include "model/story/rulings/parts.h"

#include <QCoreApplication>

namespace muster::rulingparts {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("muster::rulings", text);
}

} // namespace

std::vector<Ruling> urbanD100()
{
    const QString pack = QStringLiteral("urban-d100");
    return {
        {QStringLiteral("R81"), pack, tr("Initiative and skill"),
         tr("Figures have these two in place of Rep. Officers roll more of both. Initiative never rises above what was "
            "rolled and comes back to it between games; below zero is dead.")},
        {QStringLiteral("R82"), pack, tr("The score to hit"),
         tr("Weapon skill times the part for the range, halved again for automatic fire, fractions dropped. Each full "
            "100 is a sure hit and the rest the chance of one more; then a die decides by how much of the target "
            "shows.")},
        {QStringLiteral("R83"), pack, tr("Linked games"),
         tr("The book has no campaign. Those who live through a game play the next; a side has four to six figures. A "
            "die says where it is played. The enemy is as many as you are, rolled up by the same rules, and the first "
            "of them leads. What each carries is the list’s, on a die; you may change it. With its Star the campaign "
            "ends.")},
    };
}

} // namespace muster::rulingparts

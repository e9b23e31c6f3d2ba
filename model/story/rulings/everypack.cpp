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

std::vector<Ruling> everyPack()
{
    return {
        {QStringLiteral("R1"),
         {},
         tr("Halves"),
         tr("Half a figure, inch or turn counts as a whole one. Where a half is only compared with, it stays exact.")},
        {QStringLiteral("R2"),
         {},
         tr("Passing dice"),
         tr("Two dice at most count as passed, however many are rolled. More dice are more chances.")},
        {QStringLiteral("R3"),
         {},
         tr("Rep below 1"),
         tr("Nobody plays on with Rep 0: a Grunt who would drop to it is gone, and a Star's career ends.")},
        {QStringLiteral("R4"),
         {},
         tr("The order of dice"),
         tr("Dice are rolled in the book's order of steps, and within a step by section or by figure number.")},
        {QStringLiteral("R5"),
         {},
         tr("Corrections"),
         tr("Whatever was worked out can be set right by hand. It is written down like everything else and can be "
            "taken back.")},
        {QStringLiteral("R6"), {}, tr("Contact"), tr("Wherever there is contact, there is at least one enemy.")},
    };
}

} // namespace muster::rulingparts

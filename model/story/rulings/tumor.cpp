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

std::vector<Ruling> tumor()
{
    const QString pack = QStringLiteral("tumor");
    return {
        {QStringLiteral("R80"), pack, tr("A sheet for other campaigns"),
         tr("It has tests, weapons and wounds but no campaign. A Chain Reaction campaign may choose it for its "
            "reference sheet, and its wounded come to the page after the battle by First Aid.")},
    };
}

} // namespace muster::rulingparts

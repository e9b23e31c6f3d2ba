// SPDX-License-Identifier: MIT
#include "app/diceline.h"

#include "app/command.h"
#include "app/text/plain.h"

#include <QRegularExpression>

#include <limits>

using namespace Qt::StringLiterals;

namespace muster {

Result<Tape> readDiceLine(const QString &line)
{
    static const QRegularExpression gap(u"[\\s,]+"_s);
    Tape dice;
    const QStringList words = line.split(gap, Qt::SkipEmptyParts);
    for (const QString &word : words) {
        bool isNumber = false;
        const int face = word.toInt(&isNumber);
        if (!isNumber || face < 1 || face > std::numeric_limits<std::uint8_t>::max())
            return Problem{
                CommandLine::tr("“%1” is not the face of a die. Type numbers such as 3 5 2.").arg(shortened(word))};
        dice.push_back({static_cast<std::uint8_t>(face), Thrower::Player});
    }
    return dice;
}

} // namespace muster

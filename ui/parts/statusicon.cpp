// SPDX-License-Identifier: MIT
#include "ui/parts/statusicon.h"

namespace muster {

QString iconOf(Status status)
{
    switch (status) {
    case Status::Dead:
    case Status::Turned:
        return QStringLiteral("dead");
    case Status::Captured:
        return QStringLiteral("captured");
    case Status::Gone:
        return QStringLiteral("ran-away");
    case Status::Active:
    case Status::Left:
    case Status::Dismissed:
        break;
    }
    return QStringLiteral("leave");
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "model/packwords.h"

#include <QCoreApplication>

namespace muster {

QString packWords(const QString &text)
{
    return text.isEmpty() ? text : QCoreApplication::translate("Pack", text.toUtf8().constData());
}

} // namespace muster

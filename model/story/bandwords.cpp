// SPDX-License-Identifier: MIT
#include "model/story/bandwords.h"

#include <QCoreApplication>

namespace muster::words {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("muster::words", text);
}

} // namespace

QString star(const Pack &pack)
{
    return pack.hasSkill ? tr("Leader") : tr("Star");
}

QString grunt(const Pack &pack)
{
    return pack.hasSkill ? tr("figure") : tr("Grunt");
}

QString grunts(const Pack &pack)
{
    return pack.hasSkill ? tr("figures") : tr("Grunts");
}

} // namespace muster::words

// SPDX-License-Identifier: MIT
#include "ui/parts/rulinglink.h"

#include "model/story/rulings.h"
#include "ui/parts/button.h"

#include <QCoreApplication>
#include <QToolTip>

namespace muster {

LinkButton *makeRulingLink(const QString &id, QWidget *parent)
{
    auto *link = new LinkButton(QCoreApplication::translate("muster::RulingLink", "ruling %1").arg(id), parent);
    const Ruling *known = ruling(id);
    const QString text = known ? QStringLiteral("%1. %2").arg(known->title, known->text) : id;
    link->setAccessibleDescription(text);
    QObject::connect(link, &QPushButton::clicked, link, [link, text] {
        constexpr int aWhile = 20'000; // milliseconds
        QToolTip::showText(link->mapToGlobal(QPoint(0, link->height())),
                           QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped()), link, {}, aWhile);
    });
    return link;
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "ui/table/playmenu.h"

#include "ui/parts/label.h"
#include "ui/parts/playertext.h"
#include "ui/parts/whynot.h"
#include "ui/texts.h"

#include <QKeySequence>
#include <QMenu>

namespace muster {

void addOffers(QMenu &menu, std::span<const acts::Offer> offers, const std::function<void(const acts::Offer &)> &take)
{
    for (const acts::Offer &offer : offers) {
        if (offer.hasKeysForChoices()) {
            addOffers(*menu.addMenu(u'&' + asButtonText(offer.text)), offer.choices, take);
            continue;
        }
        QAction *action = menu.addAction(asButtonText(offer.text) + u'\t' + keyText(offer));
        action->setStatusTip(offer.about);
        action->setToolTip(asToolTip(offer.about));
        if (!offer.whyNot.isEmpty())
            allow(*action, offer.whyNot);
        action->setCheckable(offer.isOn.has_value());
        action->setChecked(offer.isOn.value_or(false));
        QObject::connect(action, &QAction::triggered, &menu, [take, offer] { take(offer); });
    }
}

QString keyText(const acts::Offer &offer)
{
    return offer.key == Qt::Key_unknown ? QString()
        : offer.key == Qt::Key_Delete   ? TableText::tr("Del")
                                        : QKeySequence(offer.key).toString();
}

} // namespace muster

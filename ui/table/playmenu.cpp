// SPDX-License-Identifier: MIT
#include "ui/table/playmenu.h"

#include "ui/parts/label.h"
#include "ui/parts/playertext.h"
#include "ui/parts/whynot.h"
#include "ui/texts.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QKeySequence>
#include <QMenu>

namespace muster {

namespace {

/// Shortcuts sleep while a menu is open; here the keys beside its acts do them all the same.
class KeysOfActs : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::KeyPress)
            return false;
        const auto *pressed = static_cast<QKeyEvent *>(event);
        auto *menu = static_cast<QMenu *>(watched);
        for (QAction *action : menu->actions()) {
            if (!action->isEnabled() || action->data() != pressed->key() || pressed->modifiers() != Qt::NoModifier)
                continue;
            menu->setActiveAction(action);
            QKeyEvent enter(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier);
            return QCoreApplication::sendEvent(menu, &enter); // as chosen by hand: closes those it is in, too
        }
        return false;
    }
};

} // namespace

void addOffers(QMenu &menu, std::span<const acts::Offer> offers, const std::function<void(const acts::Offer &)> &take)
{
    menu.installEventFilter(new KeysOfActs(&menu));
    for (const acts::Offer &offer : offers) {
        if (offer.hasKeysForChoices()) {
            addOffers(*menu.addMenu(u'&' + asButtonText(offer.text)), offer.choices, take);
            continue;
        }
        QAction *action = menu.addAction(asButtonText(offer.text) + u'\t' + keyText(offer));
        action->setData(offer.key);
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

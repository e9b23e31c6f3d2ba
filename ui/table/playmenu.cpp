// SPDX-License-Identifier: MIT
#include "ui/table/playmenu.h"

#include "ui/parts/writebuttons.h"
#include "ui/table/playdeeds.h"
#include "ui/texts.h"

#include <QKeySequence>
#include <QMenu>

namespace muster {

void addOffers(QMenu &menu, const Campaign &campaign, const Pack &pack, const RowKey &row,
               std::span<const PlayOffer> offers, const std::function<void(const PlayOffer &)> &take)
{
    for (const PlayOffer &offer : offers) {
        QAction *action = menu.addAction(withoutMnemonics(offer.text) + u'\t' + keyText(offer));
        action->setStatusTip(offer.about);
        if (offer.isShut)
            allow(*action, whyShut(campaign, pack, row, offer));
        action->setEnabled(!offer.isShut);
        QObject::connect(action, &QAction::triggered, &menu, [take, offer] { take(offer); });
    }
}

QString moverOf(const Campaign &campaign, const PlayRow &row)
{
    if (row.key.kind != RowKind::Own)
        return row.title;
    const Play &play = *campaign.play;
    const OwnFigure *own = play.find(FigureId{row.key.id});
    if (!own || play.standingIn(own->group) < 2)
        return row.title;
    return play.standingIn(own->group) == play.party() ? TableText::tr("the whole band")
                                                       : TableText::tr("Group %1").arg(words::ownGroup(own->group));
}

void addPlaces(QMenu &menu, const QString &who, const std::function<void(int section)> &place)
{
    constexpr int sections = 9;
    QMenu *places = menu.addMenu(TableText::tr("&Move %1 to section").arg(withoutMnemonics(who)));
    for (int section = 1; section <= sections; ++section) {
        QAction *action =
            places->addAction(TableText::tr("Section %1").arg(section) + u'\t' + QString::number(section));
        QObject::connect(action, &QAction::triggered, &menu, [place, section] { place(section); });
    }
}

QString keyText(const PlayOffer &offer)
{
    return offer.key == Qt::Key_unknown ? QString()
        : offer.key == Qt::Key_Delete   ? TableText::tr("Del")
                                        : QKeySequence(offer.key).toString();
}

QString withoutMnemonics(QString text)
{
    return text.replace(u'&', QLatin1String("&&"));
}

} // namespace muster

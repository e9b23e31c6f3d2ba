// SPDX-License-Identifier: MIT

// The context menus of PlayView, and what a double click corrects.

#include "model/actions/actions.h"
#include "ui/band/figurecorrection.h"
#include "ui/encounter/correctionpanel.h"
#include "ui/parts/button.h"
#include "ui/parts/rowmenu.h"
#include "ui/parts/writebuttons.h"
#include "ui/table/playlist.h"
#include "ui/table/playmap.h"
#include "ui/table/playmenu.h"
#include "ui/table/playrowdelegate.h"
#include "ui/table/playview.h"
#include "ui/texts.h"
#include "ui/window/writestep.h"

#include <QMenu>

namespace muster {

void PlayView::fillRowMenu(QMenu &menu, const QModelIndex &index)
{
    if (!m_document)
        return;
    if (!index.isValid()) {
        menu.addActions(m_sides);
        menu.addAction(m_more);
        return;
    }
    const PlayRow row = index.data(PlayRowDelegate::RowRole).value<PlayRow>();
    const Campaign &campaign = m_document->campaign();
    const Pack &pack = m_document->pack();
    menu.addSection(withoutMnemonics(row.title)); // asked for at a marker, it may be about one of several
    addOffers(menu, campaign, pack, row.key, offersFor(campaign, pack, row.key, m_byHand),
              [this, key = row.key](const PlayOffer &offer) { obey(key, offer); });
    if (canBePlaced(campaign, row.key))
        addPlaces(menu, moverOf(campaign, row), [this, key = row.key](int section) { place(key, section); });
    if (row.open) {
        QAction *open = menu.addAction(*row.open ? tr("&Hide its figures") + tr("\tLeft")
                                                 : tr("&Show its figures") + tr("\tRight"));
        connect(open, &QAction::triggered, this, [this, row] { m_list->setOpen(row.key.id, !*row.open); });
    }
    if (row.key.kind == RowKind::Own) {
        QAction *edit = menu.addAction(tr("&Edit %1…").arg(withoutMnemonics(row.title)));
        connect(edit, &QAction::triggered, this, [this, key = row.key] { this->edit(key); });
    }
}

void PlayView::openSectionMenu(const QPoint &place)
{
    if (!m_document)
        return;
    const Campaign &campaign = m_document->campaign();
    const int section = m_map->section().value_or(1);
    QMenu *menu = makeContextMenu(*m_map);
    if (const auto row = m_list->chosen(); row && canBePlaced(campaign, *row)) {
        const auto chosen = m_list->currentIndex().data(PlayRowDelegate::RowRole).value<PlayRow>();
        const QString who = withoutMnemonics(moverOf(campaign, chosen));
        QAction *here = menu->addAction(tr("&Move %1 here").arg(who) + tr("\tEnter"));
        connect(here, &QAction::triggered, this, [this, row = *row, section] { this->place(row, section); });
    }
    for (Button *button : {m_scout, m_seen}) {
        if (button->isHidden())
            continue;
        QAction *act = menu->addAction(button->text() + u'\t' + (button == m_scout ? tr("G") : tr("S")));
        act->setCheckable(button->isCheckable());
        act->setChecked(button->isChecked());
        act->setEnabled(button->isEnabled());
        connect(act, &QAction::triggered, button, &QAbstractButton::click);
    }
    menu->addAction(m_more);
    QAction *land = menu->addAction(tr("&Edit the terrain of section %1…").arg(section));
    allow(*land,
          campaign.encounter->setup.sections.empty() ? tr("You laid this table out: no terrain was rolled for it.")
                                                     : QString());
    connect(land, &QAction::triggered, this, &PlayView::editSection);
    menu->addSeparator();
    menu->addAction(m_map->copyAction());
    popUp(*menu, place);
}

void PlayView::edit(const RowKey &row)
{
    if (row.kind == RowKind::Group)
        return m_list->setOpen(row.id, !m_list->isOpen(row.id));
    if (row.kind != RowKind::Own || !m_document || !m_document->campaign().find(FigureId{row.id}))
        return;
    FigureCorrection dialog(*m_document, FigureId{row.id}, this);
    dialog.exec();
}

void PlayView::editSection()
{
    if (!m_document || m_document->campaign().encounter->setup.sections.empty())
        return;
    m_correction->load(m_document->campaign(), m_document->pack(), m_map->section().value_or(1));
    showFace(CorrectionFace);
    m_correction->focusTerrain();
}

void PlayView::writeCorrection()
{
    write(actions::correctEncounter(m_document->campaign(), m_document->pack(), m_correction->value()));
}

} // namespace muster

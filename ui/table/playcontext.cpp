// SPDX-License-Identifier: MIT

// The context menus of PlayView, and what a double click corrects.

#include "model/actions/actions.h"
#include "model/acts/offer.h"
#include "ui/band/figurecorrection.h"
#include "ui/encounter/correctionpanel.h"
#include "ui/parts/button.h"
#include "ui/parts/playertext.h"
#include "ui/parts/rowmenu.h"
#include "ui/parts/whynot.h"
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
        menu.addActions(m_menu);
        return;
    }
    const PlayRow row = index.data(PlayRowDelegate::RowRole).value<PlayRow>();
    menu.addSection(asButtonText(row.title)); // asked for at a marker, it may be about one of several
    addOffers(menu, acts::offersOn(situation(row.key)),
              [this, key = row.key](const acts::Offer &offer) { obey(key, offer); });
    if (row.open) {
        QAction *open = menu.addAction(*row.open ? tr("&Hide its figures") + tr("\tLeft")
                                                 : tr("&Show its figures") + tr("\tRight"));
        connect(open, &QAction::triggered, this, [this, row] { m_list->setOpen(row.key.id, !*row.open); });
    }
    if (row.key.kind == SubjectKind::Own) {
        QAction *edit =
            withIcon(menu.addAction(tr("&Edit %1…").arg(asButtonText(row.title))), QStringLiteral("correct"));
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
    if (const auto row = m_list->chosen(); row && acts::placing(situation(*row))) {
        const QString who = asButtonText(acts::moverOf(campaign, *row));
        QAction *here = menu->addAction(tr("&Move %1 here").arg(who) + tr("\tEnter"));
        connect(here, &QAction::triggered, this, [this, row = *row, section] { this->place(row, section); });
    }
    addOffers(*menu, acts::offersOn(situation(this->section())),
              [this](const acts::Offer &offer) { obey(this->section(), offer); });
    for (QAction *action : m_menu) {
        if (!action->isCheckable())
            menu->addAction(action);
    }
    QAction *land =
        withIcon(menu->addAction(tr("&Edit the terrain of section %1…").arg(section)), QStringLiteral("correct"));
    allow(*land,
          campaign.encounter->setup.sections.empty() ? tr("You laid this table out: no terrain was rolled for it.")
                                                     : QString());
    connect(land, &QAction::triggered, this, &PlayView::editSection);
    menu->addSeparator();
    menu->addAction(m_map->copyAction());
    popUp(*menu, place);
}

void PlayView::edit(const Subject &row)
{
    if (row.kind == SubjectKind::Group)
        return m_list->setOpen(row.id, !m_list->isOpen(row.id));
    if (row.kind != SubjectKind::Own || !m_document || !m_document->campaign().find(FigureId{row.id}))
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

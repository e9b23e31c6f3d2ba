// SPDX-License-Identifier: MIT

// The careers that BandPage shows in place of the band.

#include "model/actions/story.h"
#include "ui/band/bandmenu.h"
#include "ui/band/bandpage.h"
#include "ui/band/careerview.h"
#include "ui/band/formerlist.h"
#include "ui/band/rosterview.h"
#include "ui/parts/tabstops.h"

#include <QApplication>
#include <QScrollArea>
#include <QVBoxLayout>

namespace muster {

bool BandPage::showsCareer() const
{
    return m_career && !m_career->isHidden();
}

CareerView *BandPage::career()
{
    if (m_career)
        return m_career;
    m_career = new CareerView;
    m_career->hide();
    static_cast<QVBoxLayout *>(layout())->insertWidget(0, m_career, 1);
    const auto about = [](FigureId id) { return About{AboutKind::Figure, number(id)}; };
    connect(m_career, &CareerView::backWanted, this, &BandPage::leaveCareer);
    connect(m_career, &CareerView::figureChosen, this, &BandPage::showCareer);
    connect(m_career, &CareerView::noteWanted, this, [this, about](FigureId id) { emit noteWanted(about(id)); });
    connect(m_career, &CareerView::noteChosen, this, &Page::noteChosen);
    connect(m_career, &CareerView::pictureWanted, this, [this, about](FigureId id) { emit pictureWanted(about(id)); });
    connect(m_career, &CareerView::pictureStruck, m_menu,
            [this](int picture) { m_menu->write(actions::strikePicture(m_document->campaign(), picture)); });
    return m_career;
}

void BandPage::showCareer(FigureId id)
{
    if (!m_document || !m_document->campaign().findEver(id) || isRecruiting())
        return;
    if (showsCareer())
        return career()->load(*m_document, id);
    m_view->hide();
    career()->show(); // what is hidden is measured as it will not be shown
    m_career->load(*m_document, id);
    beginAt(*this, m_career);
    enter(*m_career, Qt::OtherFocusReason);
}

/// The keyboard goes on from whoever was looked at.
void BandPage::leaveCareer()
{
    if (!showsCareer())
        return;
    const FigureId id = m_career->figure();
    const bool hadKeyboard = m_career->isAncestorOf(QApplication::focusWidget());
    m_career->hide();
    m_view->show();
    beginAt(*this, m_roster);
    const bool isThere = m_document && m_document->campaign().find(id);
    if (isThere)
        m_roster->select(id);
    if (hadKeyboard)
        (isThere ? static_cast<QWidget *>(m_roster) : m_former->rows())->setFocus(Qt::OtherFocusReason);
}

/// What is shown may have changed, or be undone.
void BandPage::refreshCareer()
{
    if (!showsCareer())
        return;
    if (m_document && m_document->campaign().findEver(m_career->figure()))
        m_career->load(*m_document, m_career->figure());
    else
        leaveCareer();
}

} // namespace muster

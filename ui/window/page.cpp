// SPDX-License-Identifier: MIT
#include "ui/window/page.h"

#include "model/language.h"
#include "ui/forecast/forecastpage.h"
#include "ui/odds/oddspage.h"
#include "ui/parts/dicepanel.h"
#include "ui/reference/referencepage.h"
#include "ui/texts.h"
#include "ui/window/writestep.h"

namespace muster {

void Page::setDocument(CampaignDocument *document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    takeDocument();
}

bool Page::write(const Result<Step> &step)
{
    return writeStep(*m_document, step, problemOf(this));
}

UndoSource *Page::underWay()
{
    UndoSource *redoable = nullptr;
    for (DicePanel *dice : findChildren<DicePanel *>()) {
        if (!dice->undoName().isEmpty())
            return dice;
        if (!dice->redoName().isEmpty())
            redoable = dice;
    }
    return redoable;
}

Page *pageAround(const QWidget &part)
{
    for (QWidget *around = part.parentWidget(); around; around = around->parentWidget()) {
        if (auto *page = qobject_cast<Page *>(around))
            return page;
    }
    return nullptr;
}

const std::vector<PageTitle> &pageTitles()
{
    static Localized<std::vector<PageTitle>> titles([] {
        return std::vector<PageTitle>{
            //: The name of a page: the player's figures
            {PageKind::Band, "grunt", WindowText::tr("Band"), WindowText::tr("&Band")},
            //: The name of a page
            {PageKind::Encounter, "map", WindowText::tr("Encounter"), WindowText::tr("&Encounter")},
            {PageKind::Aftermath, "aftermath", WindowText::tr("After the battle"), WindowText::tr("&After the battle")},
            //: The name of a page: the history of the campaign
            {PageKind::Chronicle, "chronicle", WindowText::tr("Chronicle"), WindowText::tr("&Chronicle")},
            //: The name of a page: named enemy leaders, and goals
            {PageKind::Foes, "foe", WindowText::tr("Foes"), WindowText::tr("Foes a&nd goals")},
            //: The name of a page
            {PageKind::Forecast, "forecast", WindowText::tr("Forecast"), WindowText::tr("&Forecast")},
            //: The name of a page: tables and tests of the rules
            {PageKind::Reference, "reference", WindowText::tr("Reference"), WindowText::tr("&Reference")},
            //: The name of a page: chances
            {PageKind::Odds, "odds", WindowText::tr("Odds"), WindowText::tr("&Odds")},
        };
    });
    return titles.now();
}

SheetKind sheetOf(PageKind kind)
{
    switch (kind) {
    case PageKind::Band:
    case PageKind::Odds:
        return SheetKind::Roster;
    case PageKind::Encounter:
    case PageKind::Aftermath:
        return SheetKind::Encounter;
    case PageKind::Chronicle:
    case PageKind::Foes:
        return SheetKind::CampaignBook;
    case PageKind::Forecast:
        return SheetKind::Forecast;
    case PageKind::Reference:
        return SheetKind::QuickReference;
    }
    Q_UNREACHABLE();
}

Page *makePage(PageKind kind, QWidget *parent)
{
    switch (kind) {
    case PageKind::Band:
        return makeBandPage(parent);
    case PageKind::Encounter:
        return makeEncounterPage(parent);
    case PageKind::Aftermath:
        return makeAftermathPage(parent);
    case PageKind::Chronicle:
        return makeChroniclePage(parent);
    case PageKind::Foes:
        return makeFoesPage(parent);
    case PageKind::Forecast:
        return new ForecastPage(parent);
    case PageKind::Reference:
        return new ReferencePage(parent);
    case PageKind::Odds:
        return new OddsPage(parent);
    }
    Q_UNREACHABLE();
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "ui/help/helpplaces.h"

#include "ui/aftermath/previewpanel.h"
#include "ui/band/byhand.h"
#include "ui/band/careerview.h"
#include "ui/band/equipdialog.h"
#include "ui/band/figurecorrection.h"
#include "ui/band/joindialog.h"
#include "ui/band/loyaltypanel.h"
#include "ui/band/namesdialog.h"
#include "ui/band/partdialog.h"
#include "ui/band/stockpilepanel.h"
#include "ui/chronicle/notesheet.h"
#include "ui/chronicle/timelineview.h"
#include "ui/courses/branchdialog.h"
#include "ui/courses/coursesdialog.h"
#include "ui/encounter/correctionpanel.h"
#include "ui/encounter/prepareview.h"
#include "ui/encounter/whocomes.h"
#include "ui/foes/askdialog.h"
#include "ui/foes/closedialog.h"
#include "ui/foes/foedialog.h"
#include "ui/foes/foepanel.h"
#include "ui/foes/goaldialog.h"
#include "ui/founding/campaigncorrection.h"
#include "ui/founding/foundingwizard.h"
#include "ui/help/helpwindow.h"
#include "ui/odds/luckview.h"
#include "ui/paper/printdialog.h"
#include "ui/parts/findrow.h"
#include "ui/pictures/picturedialog.h"
#include "ui/reference/referencepage.h"
#include "ui/report/reportdialog.h"
#include "ui/systems/games/gameturn.h"
#include "ui/systems/halfmonths/binderpanel.h"
#include "ui/systems/halfmonths/settlementview.h"
#include "ui/systems/halfmonths/travelrow.h"
#include "ui/table/hidedialog.h"
#include "ui/table/playview.h"
#include "ui/variant/copydialog.h"
#include "ui/variant/listeditor.h"
#include "ui/welcome/welcomepage.h"
#include "ui/window/notebook.h"
#include "ui/window/page.h"
#include "ui/window/restoredialog.h"

#include <QMainWindow>

#include <algorithm>

namespace muster {

QString helpPlaceOf(PageKind kind)
{
    switch (kind) {
    case PageKind::Band:
        return QStringLiteral("band");
    case PageKind::Encounter:
        return QStringLiteral("encounter");
    case PageKind::Aftermath:
        return QStringLiteral("after-the-battle");
    case PageKind::Chronicle:
        return QStringLiteral("chronicle");
    case PageKind::Foes:
        return QStringLiteral("foes");
    case PageKind::Forecast:
        return QStringLiteral("forecast");
    case PageKind::Reference:
        return QStringLiteral("reference");
    case PageKind::Odds:
        return QStringLiteral("odds");
    }
    Q_UNREACHABLE();
}

const QList<HelpPlace> &helpPlaces()
{
    static const QList<HelpPlace> places{
        {typeid(WelcomePage), QStringLiteral("first-month"), true},
        {typeid(FoundingWizard), QStringLiteral("first-month#create")},
        {typeid(ReferencePage), helpPlaceOf(PageKind::Reference)},
        {typeid(ByHand), QStringLiteral("band#by-hand")},
        {typeid(EquipDialog), QStringLiteral("band#equipment")},
        {typeid(StockpilePanel), QStringLiteral("band#equipment")},
        {typeid(NamesDialog), QStringLiteral("band#names")},
        {typeid(FigureCorrection), QStringLiteral("band#edit")},
        {typeid(LoyaltyPanel), QStringLiteral("band#loyalty")},
        {typeid(CareerView), QStringLiteral("careers"), true},
        {typeid(JoinDialog), QStringLiteral("players#join")},
        {typeid(PartDialog), QStringLiteral("players#part")},
        {typeid(PrepareView), QStringLiteral("encounter#prepare")},
        {typeid(CorrectionPanel), QStringLiteral("encounter#edit")},
        {typeid(WhoComes), QStringLiteral("encounter#party")},
        {typeid(TravelRow), QStringLiteral("wasteland#travel")},
        {typeid(BinderPanel), QStringLiteral("wasteland#settlements")},
        {typeid(SettlementView), QStringLiteral("wasteland#settlements")},
        {typeid(PlayView), QStringLiteral("play"), true},
        {typeid(HideDialog), QStringLiteral("play#hidden")},
        {typeid(HideOwnDialog), QStringLiteral("play#hidden")},
        {typeid(WasDialog), QStringLiteral("play#said")},
        {typeid(GameTurn), QStringLiteral("street-games#turn")},
        {typeid(PreviewPanel), QStringLiteral("after-the-battle#finish")},
        {typeid(TimelineView), QStringLiteral("chronicle#timeline")},
        {typeid(NoteSheet), QStringLiteral("chronicle#notes")},
        {typeid(PictureDialog), QStringLiteral("chronicle#pictures")},
        {typeid(FindRow), QStringLiteral("chronicle#find")},
        {typeid(ReportDialog), QStringLiteral("report#battle")},
        {typeid(FoeDialog), QStringLiteral("foes#name")},
        {typeid(LeaderDialog), QStringLiteral("foes#name")},
        {typeid(FoePanel), QStringLiteral("foes#name")},
        {typeid(GoalDialog), QStringLiteral("foes#goals")},
        {typeid(CloseDialog), QStringLiteral("foes#close")},
        {typeid(AskDialog), QStringLiteral("ask-the-dice")},
        {typeid(LuckView), QStringLiteral("odds#luck"), true},
        {typeid(BranchDialog), QStringLiteral("courses#what-if")},
        {typeid(CoursesDialog), QStringLiteral("courses#left")},
        {typeid(ListEditor), QStringLiteral("lists")},
        {typeid(CopyDialog), QStringLiteral("lists")},
        {typeid(PrintDialog), QStringLiteral("printing")},
        {typeid(RestoreDialog), QStringLiteral("file#backups")},
        {typeid(CampaignCorrection), QStringLiteral("settings#campaign")},
        {typeid(HelpWindow), QStringLiteral("contents")},
    };
    return places;
}

namespace {

const HelpPlace *placeOfClass(const QWidget &widget)
{
    const QList<HelpPlace> &places = helpPlaces();
    const auto found = std::find_if(places.begin(), places.end(),
                                    [&](const HelpPlace &place) { return place.widget == typeid(widget); });
    return found == places.end() ? nullptr : &*found;
}

/// Where the keyboard is elsewhere, such as in the month bar, the page that lies open counts.
QString placeShownIn(const QWidget &window)
{
    for (const QWidget *part : window.findChildren<QWidget *>()) {
        const HelpPlace *place = part->isVisible() && part->window() == &window ? placeOfClass(*part) : nullptr;
        if (place && place->fillsPage)
            return place->place;
    }
    const auto *notebook = window.findChild<Notebook *>();
    return notebook && notebook->isVisible() ? helpPlaceOf(notebook->current()) : QString();
}

} // namespace

QString helpPlaceOf(const QWidget *widget)
{
    for (; widget; widget = widget->parentWidget()) {
        if (const HelpPlace *place = placeOfClass(*widget))
            return place->place;
        if (qobject_cast<const QMainWindow *>(widget)) {
            if (const QString place = placeShownIn(*widget); !place.isEmpty())
                return place;
        }
    }
    return QStringLiteral("contents");
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "ui/help/helpplaces.h"

#include "ui/window/notebook.h"
#include "ui/window/page.h"

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
        {"muster::WelcomePage", QStringLiteral("first-month"), true},
        {"muster::FoundingWizard", QStringLiteral("first-month#create")},
        {"muster::ReferencePage", helpPlaceOf(PageKind::Reference)},
        {"muster::ByHand", QStringLiteral("band#by-hand")},
        {"muster::EquipDialog", QStringLiteral("band#equipment")},
        {"muster::StockpilePanel", QStringLiteral("band#equipment")},
        {"muster::NamesDialog", QStringLiteral("band#names")},
        {"muster::FigureCorrection", QStringLiteral("band#edit")},
        {"muster::LoyaltyPanel", QStringLiteral("band#loyalty")},
        {"muster::CareerView", QStringLiteral("careers"), true},
        {"muster::JoinDialog", QStringLiteral("players#join")},
        {"muster::PartDialog", QStringLiteral("players#part")},
        {"muster::PrepareView", QStringLiteral("encounter#prepare")},
        {"muster::CorrectionPanel", QStringLiteral("encounter#edit")},
        {"muster::WhoComes", QStringLiteral("encounter#party")},
        {"muster::TravelRow", QStringLiteral("wasteland#travel")},
        {"muster::BinderPanel", QStringLiteral("wasteland#settlements")},
        {"muster::SettlementView", QStringLiteral("wasteland#settlements")},
        {"muster::PlayView", QStringLiteral("play"), true},
        {"muster::HideDialog", QStringLiteral("play#hidden")},
        {"muster::HideOwnDialog", QStringLiteral("play#hidden")},
        {"muster::WasDialog", QStringLiteral("play#said")},
        {"muster::GameTurn", QStringLiteral("street-games#turn")},
        {"muster::PreviewPanel", QStringLiteral("after-the-battle#finish")},
        {"muster::TimelineView", QStringLiteral("chronicle#timeline")},
        {"muster::NoteSheet", QStringLiteral("chronicle#notes")},
        {"muster::PictureDialog", QStringLiteral("chronicle#pictures")},
        {"muster::FindRow", QStringLiteral("chronicle#find")},
        {"muster::ReportDialog", QStringLiteral("report#battle")},
        {"muster::FoeDialog", QStringLiteral("foes#name")},
        {"muster::LeaderDialog", QStringLiteral("foes#name")},
        {"muster::FoePanel", QStringLiteral("foes#name")},
        {"muster::GoalDialog", QStringLiteral("foes#goals")},
        {"muster::CloseDialog", QStringLiteral("foes#close")},
        {"muster::AskDialog", QStringLiteral("ask-the-dice")},
        {"muster::LuckView", QStringLiteral("odds#luck"), true},
        {"muster::BranchDialog", QStringLiteral("courses#what-if")},
        {"muster::CoursesDialog", QStringLiteral("courses#left")},
        {"muster::DropQuestion", QStringLiteral("courses#question")},
        {"muster::ListEditor", QStringLiteral("lists")},
        {"muster::CopyDialog", QStringLiteral("lists")},
        {"muster::PrintDialog", QStringLiteral("printing")},
        {"muster::RestoreDialog", QStringLiteral("file#backups")},
        {"muster::CampaignCorrection", QStringLiteral("settings#campaign")},
        {"muster::HelpWindow", QStringLiteral("contents")},
    };
    return places;
}

namespace {

const HelpPlace *placeOfClass(const QWidget &widget)
{
    const QList<HelpPlace> &places = helpPlaces();
    const auto found = std::find_if(places.begin(), places.end(), [&](const HelpPlace &place) {
        return qstrcmp(place.widget, widget.metaObject()->className()) == 0;
    });
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

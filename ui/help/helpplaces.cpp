// SPDX-License-Identifier: MIT
#include "ui/help/helpplaces.h"

#include "ui/help/helpwindow.h"
#include "ui/help/keys.h"
#include "ui/parts/button.h"
#include "ui/texts.h"
#include "ui/window/notebook.h"
#include "ui/window/page.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QMainWindow>
#include <QMenu>
#include <QMessageBox>
#include <QWhatsThis>

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
        {"WelcomePage", "first-month", true},
        {"FoundingWizard", "first-month#create"},
        {"ReferencePage", "reference"},
        {"ByHand", "band#by-hand"},
        {"EquipDialog", "band#equipment"},
        {"StockpilePanel", "band#equipment"},
        {"NamesDialog", "band#names"},
        {"FigureCorrection", "band#edit"},
        {"LoyaltyPanel", "band#loyalty"},
        {"CareerView", "careers", true},
        {"AddPlayerDialog", "players#join"},
        {"RemovePlayerDialog", "players#part"},
        {"PrepareView", "encounter#prepare"},
        {"CorrectionPanel", "encounter#edit"},
        {"PartyPanel", "encounter#party"},
        {"TravelRow", "wasteland#travel"},
        {"SettlementsPanel", "wasteland#settlements"},
        {"SettlementView", "wasteland#settlements"},
        {"PlayView", "play", true},
        {"HiddenPefDialog", "play#hidden"},
        {"HideOwnDialog", "play#hidden"},
        {"RevealPefDialog", "play#said"},
        {"GameTurn", "street-games#turn"},
        {"FinishSide", "after-the-battle#finish"},
        {"TimelineView", "chronicle#timeline"},
        {"NoteSheet", "chronicle#notes"},
        {"PictureDialog", "chronicle#pictures"},
        {"FindRow", "chronicle#find"},
        {"ReportDialog", "report#battle"},
        {"FoeDialog", "foes#name"},
        {"LeaderDialog", "foes#name"},
        {"FoePanel", "foes#name"},
        {"GoalDialog", "foes#goals"},
        {"CloseDialog", "foes#close"},
        {"AskDialog", "ask-the-dice"},
        {"LuckView", "odds#luck", true},
        {"BranchDialog", "courses#what-if"},
        {"CoursesDialog", "courses#left"},
        {"ListEditor", "lists"},
        {"CopyDialog", "lists"},
        {"PrintDialog", "printing"},
        {"RestoreDialog", "file#backups"},
        {"CampaignCorrection", "settings#campaign"},
        {"SettingsDialog", "settings"},
        {"CommandPalette", "keyboard"},
        {"HelpWindow", "contents"},
    };
    return places;
}

namespace {

const HelpPlace *placeOfClass(const QWidget &widget)
{
    const QList<HelpPlace> &places = helpPlaces();
    const QByteArrayView name = widget.metaObject()->className();
    const auto found = std::find_if(places.begin(), places.end(),
                                    [&](const HelpPlace &place) { return name == "muster::" + place.widget; });
    return found == places.end() ? nullptr : &*found;
}

/// Returns the place of the page that is shown, for when the focus is elsewhere, such as in the month bar.
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

namespace {

void add(QMenu &menu, const QString &text, const QKeySequence &keys, const std::function<void()> &act)
{
    QAction *action = menu.addAction(text);
    action->setShortcut(keys);
    onPress(action, &menu, act);
}

void tellAbout(QWidget *over)
{
    QMessageBox::about(
        //: Title of a dialog
        over, HelpText::tr("About Muster"),
        //: The version, and the address of the licence
        HelpText::tr("<p>Muster %1 manages a tabletop skirmish campaign: your band between games, and the "
                     "next encounter.</p><p>© 2026 The Muster contributors. Free software under the "
                     "<a href=\"%2\">MIT licence</a>.</p>")
            .arg(QCoreApplication::applicationVersion(), QStringLiteral("https://opensource.org/license/mit")));
}

/// An event filter that opens the help for the help key if no menu does: in dialogs, and in windows beside the main
/// window.
class HelpKey : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::KeyPress || !watched->isWidgetType())
            return false;
        if (!static_cast<QKeyEvent *>(event)->matches(QKeySequence::HelpContents))
            return false;
        auto *widget = static_cast<QWidget *>(watched);
        HelpWindow::open(widget, helpPlaceOf(widget));
        return true;
    }
};

void answerHelpKey()
{
    const QString name = QStringLiteral("helpKey");
    if (qApp->findChild<QObject *>(name, Qt::FindDirectChildrenOnly))
        return;
    auto *key = new HelpKey(qApp);
    key->setObjectName(name);
    qApp->installEventFilter(key);
}

/// Returns the place of the focused widget if it is in this window, else of the window.
QString placeIn(const QMainWindow &window)
{
    const QWidget *at = QApplication::focusWidget();
    return helpPlaceOf(at && at->window() == &window ? at : &window);
}

} // namespace

void fillHelpMenu(QMenu &menu, QMainWindow &window, const std::function<QString()> &pack)
{
    new HelpDesk(window, pack);
    answerHelpKey();
    //: In the menu: the contents of the help
    add(menu, HelpText::tr("&Contents"), QKeySequence::HelpContents,
        [&window] { HelpWindow::open(&window, placeIn(window)); });
    //: In the menu: answers where a book leaves something open
    add(menu, HelpText::tr("&House rulings"), {}, [&window] { HelpWindow::open(&window, QStringLiteral("rulings")); });
    //: In the menu
    add(menu, HelpText::tr("&Keyboard shortcuts"), Qt::CTRL | Qt::Key_Question,
        [&window] { HelpWindow::open(&window, QStringLiteral("keyboard")); });
    add(menu, HelpText::tr("&Explain a number"), QKeySequence::WhatsThis, [] {
        // Explains the focused widget; without one, the widget that is clicked next.
        if (!explainFocus())
            QWhatsThis::enterWhatsThisMode();
    });
    menu.addSeparator();
    //: In the menu
    add(menu, HelpText::tr("&About Muster"), {}, [&window] { tellAbout(&window); });
}

} // namespace muster

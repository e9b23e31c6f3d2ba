// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/sheetsource.h"
#include "model/campaign/campaigndocument.h"
#include "model/campaign/notes.h"
#include "ui/look/icon.h"
#include "ui/parts/focus.h"

#include <QPointer>
#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

namespace muster {

class UnderWay;

/// The pages of the notebook, in the order of their tabs.
enum class PageKind : std::uint8_t { Band, Encounter, Aftermath, Chronicle, Foes, Forecast, Reference, Odds };

/// The one thing to do next, as the month bar's button shows it.
struct NextAct {
    IconName icon; ///< a name of resources/icons
    QString title; ///< "Recruit Grunt"
    QString detail; ///< "2d6 on the Feudal list"
    bool enabled = true;
    std::function<void()> trigger;
};

/// A button beside a message: what can be done about it.
struct MessageButton {
    QString title;
    std::function<void()> act;
};
using MessageButtons = std::vector<MessageButton>;

/// Something that can be done or shown by its name, for the command palette.
struct PaletteEntry {
    IconName icon;
    QString title; ///< "Tibb: Ducked back"
    QString detail = {}; ///< behind the title: "Spear, Rep 3"
    QString kind = {}; ///< "act", "figure", "test"
    QString key = {}; ///< by which it can be done at once; mostly empty
    QString whyNot = {}; ///< empty: it can be done
    std::function<void()> trigger = {};
};
using PaletteEntries = std::vector<PaletteEntry>;

/// A page of the notebook. It is made when it is first shown, is given the document that is open, and draws on paper: its
/// ground is QPalette::Base. The window holds it and answers its signals.
///
/// The month bar asks the page of the present station what comes next: BandPage while there are places free, EncounterPage
/// to prepare, AftermathPage after the battle. A page that has nothing to offer in the campaign's phase returns nothing;
/// the window itself offers to begin play and to go on to the aftermath.
class Page : public QWidget
{
    Q_OBJECT
public:
    using QWidget::QWidget;

    /// The document to show from now on; null when none is open.
    void setDocument(CampaignDocument *document);

    /// Writes the step into the book, or tells what stands in the way.
    bool write(const Result<Step> &step);

    virtual std::optional<NextAct> nextAct() { return std::nullopt; }

    /// What is being done here and is no step yet; null where nothing is, nor could be done again.
    virtual UnderWay *underWay();

    /// What the page's menu holds, as it should be shown now; separators are actions too. They stay the page's own.
    virtual QList<QAction *> menuActions() { return {}; }

    /// What is chosen here, for a note about it, which says so itself from then on; none: nothing in particular.
    virtual std::optional<About> takeChosen() { return std::nullopt; }

    /// What lies there on the screen, for a picture that is dropped on it; none: nothing in particular.
    virtual std::optional<About> aboutAt(QPoint) const { return std::nullopt; }

    /// Shows the figure's life, where that has its place here.
    virtual void showCareer(FigureId) { }

    /// Goes to the step, counted from 1, where steps have their place here.
    virtual void showStep(int) { }

    /// What can be done here beside its menu, for the command palette.
    virtual PaletteEntries paletteEntries() { return {}; }

    /// Goes to the foe, where foes have their place here.
    virtual void showFoe(int) { }

    /// Whether words can be found on it.
    virtual bool canFind() const { return false; }
    /// Asks for the words.
    virtual void find() { }

signals:
    void nextActChanged();
    /// What the keyboard was at is done: it goes to the next act.
    void leadsOn();
    /// Something was refused: one or two sentences, shown in a bar over the page until the next step or a click.
    void problem(const QString &text);
    /// What was refused has been put right, or is being.
    void problemGone();
    /// What came of something large that was done, in the same bar, with what may be done about it; that stays there.
    void news(const QString &text, const MessageButtons &offers = {});
    /// The same as a problem, with what can be done about it.
    void question(const QString &text, const MessageButtons &offers);
    /// A line for the status bar, such as what a button under the pointer would do; empty takes it away.
    void remark(const QString &text);
    void pageWanted(PageKind page);
    void printWanted(SheetKind sheet);
    /// One about this is to be written.
    void noteWanted(const About &about);
    /// One that is in the book, by the id of its words.
    void noteChosen(int words);
    /// The life of a figure is to be shown.
    void careerWanted(FigureId id);
    /// A step of the chronicle is to be shown.
    void stepWanted(int step);
    /// A picture about this is to be chosen.
    void pictureWanted(const About &about);
    /// A what-if copy from that step is wanted.
    void branchWanted(int step);
    void undoWanted();

protected:
    bool focusNextPrevChild(bool next) override { return goToNextStop(*window(), next); }

    /// Another document is to be shown, or none; nothing hears of the former one any more.
    virtual void takeDocument() = 0;
    const Campaign &campaign() const { return m_document->campaign(); }
    const Pack &pack() const { return m_document->pack(); }

    QPointer<CampaignDocument> m_document;
};

struct PageTitle {
    PageKind kind;
    IconName icon;
    QString title;
    QString entry; ///< in the View menu, with its letter
};

/// The page that this is a part of; null while it is none's.
Page *pageAround(const QWidget &part);

/// The tabs there are, in order. Their titles are known before the pages are made.
const std::vector<PageTitle> &pageTitles();

/// What is printed of it.
SheetKind sheetOf(PageKind kind);

Page *makePage(PageKind kind, QWidget *parent);

// Each is in the file of its page.
Page *makeBandPage(QWidget *parent);
Page *makeEncounterPage(QWidget *parent);
Page *makeAftermathPage(QWidget *parent);
Page *makeChroniclePage(QWidget *parent);
Page *makeFoesPage(QWidget *parent);

} // namespace muster

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

class UndoSource;

/// The pages of the notebook, in the order of their tabs.
enum class PageKind : std::uint8_t { Band, Encounter, Aftermath, Chronicle, Foes, Forecast, Reference, Odds };

/// The next thing to do, for the month bar's button.
struct NextAct {
    IconName icon; ///< a name in resources/icons
    QString title; ///< "Recruit Grunt"
    QString detail; ///< "2d6 on the Feudal list"
    bool enabled = true;
    std::function<void()> trigger;
};

/// A button beside a message.
struct MessageButton {
    QString title;
    std::function<void()> act;
};
using MessageButtons = std::vector<MessageButton>;

/// An act or a thing that the command palette finds by its name.
struct PaletteEntry {
    IconName icon;
    QString title; ///< "Tibb: Ducked back"
    QString detail = {}; ///< after the title: "Spear, Rep 3"
    QString kind = {}; ///< "act", "figure", "test"
    QString key = {}; ///< key that does it directly; mostly empty
    QString whyNot = {}; ///< reason why it is disabled; empty if it is enabled
    std::function<void()> trigger = {};
};
using PaletteEntries = std::vector<PaletteEntry>;

/// A page of the notebook. It is made when it is first shown, is given the open document, and draws on paper: its
/// background is QPalette::Base. The window holds it and answers its signals.
///
/// The month bar asks the page of the present station for the next act: BandPage while there are places free,
/// EncounterPage to prepare, AftermathPage after the battle. A page with nothing to offer in the campaign's phase
/// returns nothing. The window itself offers to begin play and to go on to the aftermath.
class Page : public QWidget
{
    Q_OBJECT
public:
    using QWidget::QWidget;

    /// Sets the document to show; null if none is open.
    void setDocument(CampaignDocument *document);

    /// Writes the step to the campaign, or shows why that is not possible.
    bool write(const Result<Step> &step);

    virtual std::optional<NextAct> nextAct() { return std::nullopt; }

    /// Returns what is being done here and is not a step yet; null if there is nothing to undo or redo.
    virtual UndoSource *underWay();

    /// Returns the actions of the page's menu in their present state; separators are actions too. The page keeps
    /// ownership.
    virtual QList<QAction *> menuActions() { return {}; }

    /// Returns the selection, as the subject of a note or a picture; none if nothing in particular is selected.
    virtual std::optional<About> takeChosen() { return std::nullopt; }

    /// Returns the thing at this point of the screen, for a picture that is dropped on it; none for nothing in
    /// particular.
    virtual std::optional<About> aboutAt(QPoint) const { return std::nullopt; }

    /// Shows the figure's career, if careers are shown here.
    virtual void showCareer(FigureId) { }

    /// Goes to the dice of this test of the reference, if tests are taken here: for the first of these figures, unless
    /// one of them is chosen.
    virtual void takeTest(const QString &, const std::vector<FigureOnTable> &) { }
    /// Returns the next act of the test that is being taken here: to roll it, or to record it. None if there is none.
    virtual std::optional<NextAct> testAct() { return std::nullopt; }

    /// Goes to the step, counted from 1, if steps are shown here.
    virtual void showStep(int) { }

    /// Returns what can be done here besides the menu, for the command palette.
    virtual PaletteEntries paletteEntries() { return {}; }

    /// Goes to the foe, if foes are shown here.
    virtual void showFoe(int) { }

    /// Returns whether the page can be searched.
    virtual bool canFind() const { return false; }
    /// Starts a search.
    virtual void find() { }

signals:
    void nextActChanged();
    /// Emitted when the focused widget is finished with: the focus moves to the next act.
    void leadsOn();
    /// Emitted for a refusal: one or two sentences, shown in a bar over the page until the next step or a click.
    void problem(const QString &text);
    /// Emitted when the problem is solved or is being solved.
    void problemGone();
    /// Emitted with the result of a larger act, shown in the same bar with possible answers. It stays there.
    void news(const QString &text, const MessageButtons &offers = {});
    /// Emitted for a problem with possible answers.
    void question(const QString &text, const MessageButtons &offers);
    /// Emitted with a text for the status line, such as what the button under the pointer would do; empty removes it.
    void remark(const QString &text);
    void pageWanted(PageKind page);
    void printWanted(SheetKind sheet);
    /// Emitted to write a new note about this.
    void noteWanted(const About &about);
    /// Emitted to open a recorded note, by the id of its words.
    void noteChosen(int words);
    /// Emitted to show the career of a figure.
    void careerWanted(FigureId id);
    /// Emitted to show a named foe, by its id.
    void foeWanted(int foe);
    /// Emitted to show a step of the chronicle.
    void stepWanted(int step);
    /// Emitted to choose a picture about this.
    void pictureWanted(const About &about);
    /// Emitted to make a what-if copy from that step.
    void branchWanted(int step);
    void undoWanted();

protected:
    bool focusNextPrevChild(bool next) override { return goToNextStop(*window(), next); }

    /// Shows another document, or none. No signal of the former one arrives any more.
    virtual void takeDocument() = 0;
    const Campaign &campaign() const { return m_document->campaign(); }
    const Pack &pack() const { return m_document->pack(); }

    QPointer<CampaignDocument> m_document;
};

struct PageTitle {
    PageKind kind;
    IconName icon;
    QString title;
    QString entry; ///< entry in the View menu, with its mnemonic
};

/// Returns the page that contains this widget; null if none does.
Page *pageAround(const QWidget &part);

/// Returns the titles of all pages in the order of their tabs. They are known before the pages are made.
const std::vector<PageTitle> &pageTitles();

/// Returns the sheet that is printed of a page.
SheetKind sheetOf(PageKind kind);

Page *makePage(PageKind kind, QWidget *parent);

// Each is defined in the file of its page.
Page *makeBandPage(QWidget *parent);
Page *makeEncounterPage(QWidget *parent);
Page *makeAftermathPage(QWidget *parent);
Page *makeChroniclePage(QWidget *parent);
Page *makeFoesPage(QWidget *parent);

} // namespace muster

// SPDX-License-Identifier: MIT
#include "model/acts/actions.h"
#include "model/acts/acts.h"
#include "model/acts/battle.h"
#include "model/acts/suggest.h"
#include "model/story/lastpage.h"
#include "model/story/words.h"
#include "ui/aftermath/beforeafter.h"
#include "ui/aftermath/draft.h"
#include "ui/aftermath/finishside.h"
#include "ui/aftermath/reportside.h"
#include "ui/look/type.h"
#include "ui/parts/button.h"
#include "ui/parts/diceentry.h"
#include "ui/parts/dicepanel.h"
#include "ui/parts/focus.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/parts/pendingact.h"
#include "ui/parts/views.h"
#include "ui/report/reportdialog.h"
#include "ui/window/page.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QEvent>
#include <QFontMetrics>
#include <QPointer>
#include <QScopedValueRollback>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace muster {

namespace {

constexpr int leastWidth = 480;
constexpr int leastPage = 330;
constexpr int measure = 560; ///< comfortable line width, in pixels

QLayout *rowsOf(const LastPage &page)
{
    auto *grid = gridOf(32, 8);
    grid->setColumnStretch(1, 1);
    int line = 0;
    for (const LastPage::Row &row : page.rows) {
        grid->setRowMinimumHeight(line, lineSpacingOf(TextUse::BodyBold));
        addCells(
            *grid, line++,
            {{makeQuietLabel(TextUse::Body, row.label), 0, Qt::AlignTop}, makeParagraph(TextUse::BodyBold, row.value)});
    }
    return grid;
}

/// The report, with totals and buttons below it that stay visible when it scrolls.
class BattleView : public QWidget
{
public:
    BattleView(ReportSide *report, FinishSide *finish) { vbox(this, {{report, 1}, makeRule(), finish}, 0); }

    /// Returns a small size, so that the page never enlarges the window.
    QSize minimumSizeHint() const override { return {leastWidth, leastPage}; }
    /// Returns false, because taller content scrolls within the view.
    bool hasHeightForWidth() const override { return false; }
};

/// The last page of a finished campaign, shown in place of the next battle's report.
class LastPageView : public QWidget
{
    Q_OBJECT
public:
    LastPageView() { vbox(this, {}); }

    /// Shows the page. `fought` adds a button for a report on the last battle.
    void load(const LastPage &page, bool fought)
    {
        delete m_content;
        m_content = new QWidget(this);
        auto *column = vbox(m_content, {makeLabel(TextUse::PageTitle, page.title)}, 12, {24, 20, 24, 24});
        for (const QString &sentence : page.sentences) {
            QLabel *paragraph = makeParagraph(TextUse::Body, sentence);
            paragraph->setFont(fontFor(TextUse::Body, 15.5));
            paragraph->setMaximumWidth(measure);
            column->addWidget(paragraph);
        }
        QWidget *rule = makeInkRule();
        rule->setMaximumWidth(measure);
        auto *read = new Button("chronicle", tr("Read the chronicle"));
        onPress(read, this, [this] { emit pageAround(*this)->pageWanted(PageKind::Chronicle); });
        auto *print = new Button("print", tr("Print epilogue…"));
        onPress(print, this, [this] { emit pageAround(*this)->printWanted(SheetKind::Epilogue); });
        auto *deeds = hbox({read, print});
        if (fought) {
            auto *report = new Button("report", tr("Report on the last battle…"));
            onPress(report, this, &LastPageView::reportWanted);
            deeds->addWidget(report);
        }
        deeds->addStretch(1);
        addTo(*column, {rule, rowsOf(page), Gap{8}, deeds, Spring{1}});
        m_content = scrolled(m_content); // the page may be taller than the window
        layout()->addWidget(m_content);
    }

signals:
    void reportWanted();

private:
    QWidget *m_content = nullptr;
};

/// The page After the battle: the outcome, the casualties, the dice and the results. Until the battle is finished they
/// are a draft, which is stored in the campaign's file at every entry.
class AftermathPage : public Page, private UndoSource
{
    Q_OBJECT
public:
    explicit AftermathPage(QWidget *parent)
        : Page(parent)
    {
        m_battle = new BattleView(m_report, m_finish);
        m_states->addWidget(m_empty);
        m_states->addWidget(m_battle);
        m_states->addWidget(m_last);
        sizeToCurrentPage(*m_states);
        connect(m_states, &QStackedLayout::currentChanged, this, [this] { sizeToCurrentPage(*m_states); });
        // These actions work at the Finish button and in the report.
        addActions({conversation()->lastRollAction(), conversation()->rollRestAction()});
        connectSides();
        connect(m_empty, &EmptyState::deedWanted, this, [this] { emit pageWanted(PageKind::Encounter); });
        connect(m_empty, &EmptyState::otherWanted, this, &AftermathPage::tellLastBattle);
        connect(m_last, &LastPageView::reportWanted, this, &AftermathPage::tellLastBattle);
        showNothing();
    }

    ~AftermathPage() override = default;

    void takeDocument() override
    {
        m_histories = {};
        m_history = nullptr;
        if (m_document) {
            touch(m_document->history());
            connect(m_document, &CampaignDocument::changed, this, &AftermathPage::follow);
            connect(m_document, &CampaignDocument::draftChanged, this, [this] {
                if (m_keeping)
                    return;
                m_history->clear();
                reload();
            });
        }
        reload();
    }

    std::optional<NextAct> nextAct() override
    {
        if (!m_document || !campaign().encounter)
            return std::nullopt;
        const PendingAct &deed = m_report->deed();
        if (const auto suggested = m_report->suggested(); suggested && !m_report->draft().outcome)
            return NextAct{"aftermath",
                           *suggested == Outcome::Success ? tr("Report a success") : tr("Report a failure"),
                           tr("As suggested"), true, [this] { m_report->takeSuggestion(); }};
        if (!m_report->draft().outcome)
            return NextAct{"aftermath", tr("Report the outcome"), tr("Success or failure"), true, [this] {
                               m_report->askHowItEnded();
                               emit remark(tr("Choose how it ended: Success or Failure."));
                           }};
        if (!m_report->wrong().isEmpty())
            return NextAct{"correct", tr("Edit report"), m_report->wrong().section(u'\n', 0, 0), true,
                           [this] { correct(); }};
        if (const auto wanted = deed.wanted()) {
            const bool last = m_finish->isLastDie();
            return NextAct{"dice", last ? tr("Roll the last die") : tr("Roll the dice"),
                           last ? tr("Then check and finish") : words::request(*wanted, words::namesIn(campaign())),
                           true, [this, last] { last ? conversation()->rollRest() : m_report->roll(); }};
        }
        return NextAct{"aftermath", m_finish->deed(),
                       m_finish->endsCampaign() ? tr("It ends the campaign") : tr("Record the results"), true,
                       [this] { finish(); }};
    }

    UndoSource *underWay() override { return this; }

    /// Returns the actions for the Encounter menu, which is available on every page and if the window has no room for
    /// their buttons.
    QList<QAction *> menuActions() override
    {
        const bool inHand = m_document && campaign().encounter;
        const QString nothing = inHand ? QString() : tr("There is no current encounter. Prepare one first.");
        allow(*m_editAct, nothing);
        allow(*m_againAct, inHand && !m_finish->canReplay() ? tr("Report how it ended first.") : nothing);
        return {m_editAct, m_againAct};
    }

    DicePanel *conversation() const { return m_report->conversation(); }

    /// Writes the finished battle, if all dice are rolled. A second call does nothing, because there is no encounter
    /// any more.
    void finish()
    {
        if (!m_document || !campaign().encounter || !m_report->isComplete())
            return;
        const Step step = m_report->deed().soFar();
        ReportHistory &history = *m_history; // write() switches m_history to the next report
        const AllGoals goals = campaign().goals;
        const Campaign &before = campaign();
        QString result = battleResult(tell(step, 0, before, pack()), before);
        if (!write(step))
            return;
        history.forgetUndone();
        if (campaign().phase == Phase::Over)
            return; // the last page shows the result
        for (const Goal &goal : campaign().goals) {
            if (goal.reached && !goals.value(goal.id).reached)
                result += u' ' + tr("Goal reached: %1.").arg(goal.text);
        }
        const About battle{AboutKind::Battle, int(m_document->history().inForce)};
        emit pageWanted(PageKind::Band);
        emit news(result, {{tr("Write note…"), [this, battle] { emit noteWanted(battle); }}, {tr("Report…"), [this] {
                                                                                                  tellLastBattle();
                                                                                              }}});
    }

    /// Sets the run aside: it stays in the chronicle, marked as not counting, and the encounter is played again.
    void setAside()
    {
        if (!m_document || !campaign().encounter)
            return;
        const Result<Step> step = acts::stepOf(campaign(), pack(), acts::FinishBattle{m_report->battleReport(), false});
        ReportHistory &history = *m_history; // write() switches m_history to the next report
        if (!write(step))
            return;
        history.forgetUndone();
        emit pageWanted(PageKind::Encounter);
        emit news(tr("This run does not count, and the encounter can be played again. Undo makes it count after all."),
                  {{tr("Undo"), [this] { emit undoWanted(); }}});
    }

private:
    /// Returns the name of what Undo undoes next: the edits made here, one by one, then the draft from before the page
    /// was opened, first its dice and then the rest at once. Empty if a step is next; steps written since the last edit
    /// here come before the older draft.
    QString undoName() const override
    {
        if (!m_document || !campaign().encounter)
            return {};
        if (const QString done = m_history->undoName(); !done.isEmpty())
            return done;
        if (isOvertaken(m_document->history()))
            return {};
        const QString dice = conversation()->undoName();
        return dice.isEmpty() && hasReport() ? tr("The report") : dice;
    }

    QString redoName() const override { return m_history ? m_history->redoName() : QString(); }

    void undo() override
    {
        const AftermathDraft now = m_shown;
        if (m_history->undoName().isEmpty()) {
            if (conversation()->undoName().isEmpty())
                return undoReport();
            const QScopedValueRollback undoing(m_beingUndone, conversation()->undoName());
            return conversation()->undo();
        }
        if (goTo(m_history->undoneTo()))
            m_history->undone(now);
        emit nextActChanged();
    }

    void redo() override
    {
        if (redoName().isEmpty())
            return;
        const AftermathDraft now = m_shown;
        if (goTo(m_history->redoneTo()))
            m_history->redone(now);
        emit nextActChanged();
    }

    /// Returns whether the report says anything, apart from dice, that the table does not say.
    bool hasReport() const
    {
        if (!m_document || !campaign().encounter)
            return false;
        AftermathDraft bare = acts::reportSoFar(campaign());
        bare.game = m_shown.game;
        if (m_history->latest() == bare)
            return false; // the report was undone
        bare.dice = m_shown.dice;
        bare.typed = m_shown.typed;
        return m_shown != bare;
    }

    /// Stores and shows another state of the report, and keeps the focus where the edits are made. Returns false if it
    /// cannot be stored.
    bool goTo(const AftermathDraft &report)
    {
        const QWidget *focus = QApplication::focusWidget();
        const QPointer<const QWidget> field = focus && m_report->isAncestorOf(focus) ? focus : nullptr;
        const QString called = field ? field->accessibleName() : QString();
        const bool wasAtDice = focus && (conversation()->isAncestorOf(focus) || m_finish->isAncestorOf(focus));
        if (!keepInFile(report))
            return false;
        touch(m_document->history());
        reload();
        if (wasAtDice)
            m_report->goOn(Qt::OtherFocusReason);
        else if (!called.isEmpty() && !m_report->isAncestorOf(field)) // the fields were recreated
            m_report->goToField(called);
        return true;
    }

    void undoReport()
    {
        if (!hasReport())
            return;
        const AftermathDraft report = m_shown;
        AftermathDraft bare = acts::reportSoFar(campaign());
        bare.game = report.game;
        if (goTo(bare))
            m_history->undoneAtOnce(tr("The report"), report, bare);
        emit nextActChanged();
    }

    /// Adds the edit since the draft was last stored to the undo history.
    void remember()
    {
        touch(m_document->history());
        const AftermathDraft before = std::exchange(m_shown, m_report->draft());
        QString name = nameOfChange(before, m_shown, campaign());
        const Rolls &rolls = m_report->deed().soFar().rolls;
        const std::size_t last = rolls.empty() ? 0 : std::size_t(rolls.back().dice.size());
        if (name.isEmpty() && m_shown.dice.size() > before.dice.size() + last)
            name = tr("Roll the rest");
        else if (name.isEmpty() && !m_beingUndone.isEmpty())
            name = m_beingUndone;
        else if (name.isEmpty())
            name = m_shown.dice.size() < before.dice.size() ? conversation()->redoName() : conversation()->undoName();
        m_history->add(name.isEmpty() ? tr("Die") : name, before, m_shown);
    }

    void connectSides()
    {
        connect(m_report, &ReportSide::drafted, this, &AftermathPage::keep);
        connect(m_report, &ReportSide::answered, m_finish, &FinishSide::takeKeyboard);
        connect(m_finish, &FinishSide::finishWanted, this, &AftermathPage::finish);
        connect(m_finish, &FinishSide::againWanted, this, &AftermathPage::setAside);
        connect(m_finish, &FinishSide::correctWanted, this, &AftermathPage::correct);
        onPress(m_editAct, this, [this] {
            emit pageWanted(PageKind::Aftermath);
            correct();
        });
        onPress(m_againAct, this, &AftermathPage::setAside);
        connect(conversation(), &DicePanel::advanced, this, [this] { emit remark({}); }); // on the report
    }

    void correct()
    {
        m_report->correct();
        emit remark(m_report->wrong().isEmpty()
                        ? tr("Edit the outcome or the casualties. Dice that still fit are kept.")
                        : m_report->wrong());
    }

    /// Returns whether a step that was just made or redone reported the run.
    bool isReported() const
    {
        const History &history = m_document->history();
        const auto from = std::min(m_seen, history.inForce);
        return std::any_of(
            history.steps.begin() + std::ptrdiff_t(from), history.steps.begin() + std::ptrdiff_t(history.inForce),
            [](const Step &step) { return step.kind == StepKind::SetAside || step.kind == StepKind::BattleFinished; });
    }

    /// Updates a stored draft from the table. A draft that was deleted with its battle is restored with it as it was
    /// left.
    void follow(const Campaign &before, const Campaign &after)
    {
        if (isReported())
            keepInFile(std::nullopt);
        const std::optional<AftermathDraft> kept = m_document->draft();
        const std::optional<AftermathDraft> &left = m_histories.after(m_document->history()).latest();
        const bool isLeft = m_isTakenBack && !m_document->history().canRedo(); // no step holds it any more
        if (after.encounter && (kept || isLeft))
            keepInFile(followPlay(kept.value_or(m_shown), before, after));
        else if (after.encounter && left)
            keepInFile(*left);
        reload();
    }

    void reload()
    {
        m_history = m_document ? &m_histories.after(m_document->history()) : nullptr;
        m_isTakenBack = m_document && isTakenBack(m_document->history());
        m_seen = m_document ? m_document->history().inForce : 0;
        if (m_document && campaign().encounter)
            showBattle();
        else
            showNothing();
        emit nextActChanged();
    }

    void showBattle()
    {
        const Campaign &campaign = m_document->campaign();
        const auto kept = m_document->draft();
        m_report->load(*m_document, kept ? fitting(*kept, campaign) : freshDraft(campaign, m_document->history()));
        m_shown = m_report->draft();
        m_finish->load(campaign, pack());
        m_states->setCurrentWidget(m_battle);
        foreseeAll();
        setFirstFocus(*this, m_report);
    }

    void showNothing()
    {
        m_report->clear(m_document);
        const auto last = m_document ? lastPage(campaign(), pack()) : std::nullopt;
        if (last) {
            m_last->load(*last, !campaign().past.empty());
            m_states->setCurrentWidget(m_last);
            setFirstFocus(*this, m_last);
            return;
        }
        m_states->setCurrentWidget(m_empty);
        setFirstFocus(*this, m_empty);
        const QString title = tr("After the battle");
        if (!m_document)
            m_empty->tell(title, tr("No campaign is open."));
        else
            m_empty->tell(
                title,
                tr("There is no current encounter. Prepare one, play it, then come back here to report the result."),
                tr("Prepare encounter"));
        if (m_document && !campaign().past.empty())
            m_empty->offer(tr("Report on the last battle…"));
    }

    /// Opens the report on the last battle as players publish it.
    void tellLastBattle()
    {
        if (m_document)
            openReport(this, *m_document, {}, [this](const QString &text) { emit remark(text); });
    }

    void keep()
    {
        keepInFile(m_report->draft());
        remember();
        foreseeAll();
        emit nextActChanged();
    }

    /// Stores the report, or deletes the stored draft if the report equals a fresh one. Returns false, with a message,
    /// if that fails.
    bool keepInFile(std::optional<AftermathDraft> report)
    {
        if (report && *report == freshDraft(campaign(), m_document->history()))
            report.reset();
        const QScopedValueRollback keeping(m_keeping, true);
        const auto done = m_document->keepDraft(report);
        if (!done)
            emit problem(done.problem().text);
        return bool(done);
    }

    void foreseeAll()
    {
        if (!m_document || !campaign().encounter)
            return;
        const AftermathDraft &draft = m_report->draft();
        const PendingAct &deed = m_report->deed();
        const bool wasLastDie = m_finish->isLastDie();
        const bool wasAtFinish = m_finish->isAtFinish();
        const BeforeAfter seen = preview(campaign(), pack(), draft, deed, m_report->typed());
        m_report->preview(seen);
        m_finish->preview(seen, m_report->whyNotFinished(), draft.outcome && m_report->wrong().isEmpty());
        if (wasAtFinish && !m_report->isComplete())
            m_report->goOn(Qt::OtherFocusReason); // else the next button would get the focus, which undoes a roll
        if (m_finish->isLastDie() != wasLastDie)
            emit nextActChanged();
    }

    QAction *m_editAct = new QAction(tr("Edit report"), this);
    QAction *m_againAct = new QAction(tr("Replay this encounter"), this);
    bool m_keeping = false; ///< true during our own keepDraft()
    QString m_beingUndone; ///< name of the dice being undone that are older than the history
    AftermathDraft m_shown; ///< the report as it was last stored
    bool m_isTakenBack = false; ///< true if the report shown is that of the undone step
    ReportHistories m_histories;
    ReportHistory *m_history = nullptr; ///< history of the report that is shown
    std::size_t m_seen = 0; ///< number of steps in force at the last reload()
    QStackedLayout *m_states = new StackedLayout(this);
    QWidget *m_battle;
    EmptyState *m_empty = new EmptyState;
    LastPageView *m_last = new LastPageView;
    ReportSide *m_report = new ReportSide;
    FinishSide *m_finish = new FinishSide(*m_report->conversation());
};

} // namespace

Page *makeAftermathPage(QWidget *parent)
{
    return new AftermathPage(parent);
}

} // namespace muster

#include "aftermathpage.moc"

// SPDX-License-Identifier: MIT
#include "ui/aftermath/aftermathpage.h"

#include "model/actions/suggest.h"
#include "model/calendar/calendar.h"
#include "model/story/words.h"
#include "ui/aftermath/battleview.h"
#include "ui/aftermath/beforeafter.h"
#include "ui/aftermath/draft.h"
#include "ui/aftermath/finishside.h"
#include "ui/aftermath/lastpageview.h"
#include "ui/aftermath/reportside.h"
#include "ui/parts/diceconversation.h"
#include "ui/parts/diceentry.h"
#include "ui/parts/emptystate.h"
#include "ui/parts/layers.h"
#include "ui/parts/roomofshown.h"
#include "ui/parts/tabstops.h"

#include <QApplication>
#include <QScopedValueRollback>

#include <utility>

namespace muster {

AftermathPage::AftermathPage(QWidget *parent)
    : Page(parent)
    , m_states(new Layers(this))
    , m_empty(new EmptyState)
    , m_last(new LastPageView)
    , m_report(new ReportSide)
    , m_finish(new FinishSide(*m_report->conversation()))
{
    m_battle = new BattleView(m_report, m_finish);
    m_states->addWidget(m_empty);
    m_states->addWidget(m_battle);
    m_states->addWidget(m_last);
    giveRoomToShown(*m_states);
    connect(m_states, &QStackedLayout::currentChanged, this, [this] { giveRoomToShown(*m_states); });
    connectSides();
    connect(m_empty, &EmptyState::deedWanted, this, [this] { emit pageWanted(PageKind::Encounter); });
    connect(m_last, &LastPageView::chronicleWanted, this, [this] { emit pageWanted(PageKind::Chronicle); });
    showNothing();
}

AftermathPage::~AftermathPage() = default;

void AftermathPage::connectSides()
{
    connect(m_report, &ReportSide::drafted, this, &AftermathPage::keep);
    connect(m_report, &ReportSide::answered, m_finish, &FinishSide::takeKeyboard);
    connect(m_report, &ReportSide::problem, this, &Page::problem);
    connect(m_report, &ReportSide::remark, this, &Page::remark);
    connect(m_finish, &FinishSide::finishWanted, this, &AftermathPage::finish);
    connect(m_finish, &FinishSide::correctWanted, this, &AftermathPage::correct);
}

void AftermathPage::correct()
{
    m_report->correct();
    emit remark(m_report->wrong().isEmpty() ? tr("Edit the outcome or the casualties. Dice that still fit are kept.")
                                            : m_report->wrong());
}

DiceConversation *AftermathPage::conversation() const
{
    return m_report->conversation();
}

void AftermathPage::setDocument(CampaignDocument *document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    m_history.clear();
    if (document) {
        connect(document, &CampaignDocument::changed, this, &AftermathPage::follow);
        connect(document, &CampaignDocument::draftChanged, this, [this] {
            if (m_keeping)
                return;
            if (!m_goingTo)
                m_history.clear();
            reload();
        });
    }
    reload();
}

/// A draft that is kept goes along with the table.
void AftermathPage::follow(const Campaign &before, const Campaign &after)
{
    m_history.clear();
    if (const auto kept = m_document->draft(); kept && after.encounter) {
        const QScopedValueRollback keeping(m_keeping, true);
        if (const auto done = m_document->keepDraft(followPlay(*kept, before, after)); !done)
            emit problem(done.problem().text);
    }
    reload();
}

void AftermathPage::reload()
{
    if (m_document && m_document->campaign().encounter)
        showBattle();
    else
        showNothing();
    emit nextActChanged();
}

void AftermathPage::showNothing()
{
    m_report->clear(m_document ? actions::fatesAsked(m_document->campaign(), m_document->pack()) : std::vector<Fate>());
    const auto last = m_document ? lastPage(m_document->campaign(), m_document->pack()) : std::nullopt;
    if (last) {
        m_last->load(*last);
        m_states->setCurrentWidget(m_last);
        beginAt(*this, m_last);
        return;
    }
    m_states->setCurrentWidget(m_empty);
    beginAt(*this, m_empty);
    const QString title = tr("After the battle");
    if (!m_document)
        m_empty->tell(title, tr("No campaign is open."));
    else
        m_empty->tell(
            title, tr("There is no current encounter. Prepare one, play it, then come back here to report the result."),
            tr("Prepare encounter"));
}

void AftermathPage::showBattle()
{
    const Campaign &campaign = m_document->campaign();
    const auto kept = m_document->draft();
    m_report->load(*m_document, kept ? fitting(*kept, campaign) : freshDraft(campaign, m_document->book()));
    m_shown = m_report->draft();
    m_finish->load(campaign, m_document->pack());
    m_states->setCurrentWidget(m_battle);
    foreseeAll();
    beginAt(*this, m_report);
}

void AftermathPage::keep()
{
    const std::optional<AftermathDraft> was = m_document->draft();
    const QScopedValueRollback keeping(m_keeping, true);
    if (const auto kept = m_document->keepDraft(m_report->draft()); !kept)
        emit problem(kept.problem().text);
    remember(was);
    foreseeAll();
    emit nextActChanged();
}

void AftermathPage::foreseeAll()
{
    if (!m_document || !m_document->campaign().encounter)
        return;
    const AftermathDraft &draft = m_report->draft();
    const RolledDeed &deed = m_report->deed();
    const bool wasLastDie = m_finish->isLastDie();
    const BeforeAfter seen = foresee(m_document->campaign(), m_document->pack(), draft, deed, m_report->typed());
    m_finish->foresee(seen, draft.outcome.has_value(), m_report->isComplete(), !m_report->wrong().isEmpty());
    m_report->foresee(seen);
    if (m_finish->isLastDie() != wasLastDie)
        emit nextActChanged();
}

void AftermathPage::finish()
{
    if (!m_document || !m_document->campaign().encounter || !m_report->isComplete())
        return;
    const Step step = m_report->deed().soFar();
    if (const auto written = m_document->write(step); !written) {
        emit problem(written.problem().text);
        return;
    }
    if (const auto cleared = m_document->keepDraft(std::nullopt); !cleared)
        emit problem(cleared.problem().text);
    if (m_document->campaign().phase != Phase::Over)
        emit pageWanted(PageKind::Band);
}

/// Something was said that the table does not say.
bool AftermathPage::hasReport() const
{
    const auto kept = m_document ? m_document->draft() : std::nullopt;
    if (!kept || !m_document->campaign().encounter)
        return false;
    AftermathDraft fresh = freshDraft(m_document->campaign(), m_document->book());
    fresh.game = kept->game;
    fresh.dice = kept->dice;
    fresh.typed = kept->typed;
    return fitting(*kept, m_document->campaign()) != fresh;
}

/// What was done since it was kept last.
void AftermathPage::remember(const std::optional<AftermathDraft> &was)
{
    const AftermathDraft before = std::exchange(m_shown, m_report->draft());
    QString name = nameOfChange(before, m_shown, m_document->campaign());
    const Rolls &rolls = m_report->deed().soFar().rolls;
    const std::size_t last = rolls.empty() ? 0 : static_cast<std::size_t>(rolls.back().dice.size());
    if (name.isEmpty() && m_shown.dice.size() > before.dice.size() + last)
        name = tr("Roll all the rest");
    else if (name.isEmpty())
        name = m_shown.dice.size() < before.dice.size() ? conversation()->redoName() : conversation()->undoName();
    m_history.add(name.isEmpty() ? tr("Die") : name, was, before, m_shown);
}

QString AftermathPage::undoName() const
{
    if (const QString done = m_history.undoName(); !done.isEmpty())
        return done;
    if (!m_document || !m_document->draft())
        return {}; // what stands there is a battle that was taken back, as it was
    const QString dice = conversation()->undoName();
    return dice.isEmpty() && hasReport() ? tr("The report") : dice;
}

QString AftermathPage::redoName() const
{
    return m_history.redoName();
}

/// Shows another report, and leaves the keyboard where the same is done on.
bool AftermathPage::goTo(const std::optional<AftermathDraft> &report)
{
    const QScopedValueRollback going(m_goingTo, true);
    const QWidget *focus = QApplication::focusWidget();
    const bool wasAtDice = focus && (conversation()->isAncestorOf(focus) || m_finish->isAncestorOf(focus));
    if (const auto done = m_document->keepDraft(report); !done) {
        emit problem(done.problem().text);
        return false;
    }
    if (wasAtDice)
        m_report->goOn(Qt::OtherFocusReason);
    return true;
}

void AftermathPage::undo()
{
    const std::optional<AftermathDraft> now = m_document->draft();
    if (m_history.undoName().isEmpty()) {
        if (!conversation()->undoName().isEmpty())
            return conversation()->undo();
        return undoReport();
    }
    if (goTo(m_history.undoneTo()))
        m_history.undone(now);
    emit nextActChanged();
}

void AftermathPage::undoReport()
{
    if (!hasReport())
        return;
    const AftermathDraft report = *m_document->draft();
    AftermathDraft bare = freshDraft(m_document->campaign(), m_document->book());
    bare.game = report.game;
    if (goTo(report.game ? std::optional(bare) : std::nullopt))
        m_history.undoneAtOnce(tr("The report"), report);
    emit nextActChanged();
}

void AftermathPage::redo()
{
    if (m_history.redoName().isEmpty())
        return;
    const std::optional<AftermathDraft> now = m_document->draft();
    if (goTo(m_history.redoneTo()))
        m_history.redone(now);
    emit nextActChanged();
}

std::optional<NextAct> AftermathPage::nextAct()
{
    if (!m_document || !m_document->campaign().encounter)
        return std::nullopt;
    const RolledDeed &deed = m_report->deed();
    if (!m_report->draft().outcome)
        return NextAct{QStringLiteral("aftermath"), tr("Report the outcome"), tr("Success or failure"), true,
                       [this] { m_report->askHowItEnded(); }};
    if (!m_report->wrong().isEmpty())
        return NextAct{QStringLiteral("correct"), tr("Edit report"), m_report->wrong().section(u'\n', 0, 0), true,
                       [this] { correct(); }};
    if (const auto wanted = deed.wanted()) {
        const bool last = m_finish->isLastDie();
        return NextAct{QStringLiteral("dice"), last ? tr("Roll the last die") : tr("Roll the dice"),
                       last ? tr("Then check and finish")
                            : words::request(*wanted, words::namesIn(m_document->campaign())),
                       true, [this, last] { last ? conversation()->rollRest() : m_report->roll(); }};
    }
    return NextAct{QStringLiteral("aftermath"), m_finish->deed(),
                   m_finish->endsCampaign() ? tr("It ends the campaign") : tr("Record the results"), true,
                   [this] { finish(); }};
}

} // namespace muster

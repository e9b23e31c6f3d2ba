// SPDX-License-Identifier: MIT
#include "ui/chronicle/chroniclepage.h"

#include "model/items/chroniclemodel.h"
#include "model/story/explain.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "ui/chronicle/chroniclefilter.h"
#include "ui/chronicle/chroniclesearch.h"
#include "ui/chronicle/chronicleview.h"
#include "ui/chronicle/repstrip.h"
#include "ui/chronicle/timelineview.h"
#include "ui/forecast/forecastwork.h"
#include "ui/help/explains.h"
#include "ui/parts/choice.h"
#include "ui/parts/findrow.h"
#include "ui/parts/label.h"
#include "ui/parts/remembered.h"
#include "ui/parts/rowmenu.h"
#include "ui/parts/tabstops.h"

#include <QAbstractButton>
#include <QCursor>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace muster {

namespace {

constexpr int leastSteps = 96; // high: a step and some of the next
constexpr int lowPage = 440; // where the steps would have too little beside the whole timeline
constexpr int monthsInFan = 7; // with the present one

} // namespace

ChroniclePage::ChroniclePage(QWidget *parent)
    : Page(parent)
    , m_model(new ChronicleModel(this))
    , m_filter(new ChronicleFilter(this))
    , m_timeline(new TimelineView)
    , m_ahead(new ForecastWork(this))
    , m_reps(new RepStrip)
    , m_find(new FindRow)
    , m_search(std::make_unique<ChronicleSearch>(*m_filter))
{
    m_filter->setSourceModel(m_model);
    auto *steps = new QWidget;
    m_view = new ChronicleView(m_filter);
    m_view->layInto(*steps);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 14, 10, 8);
    column->setSpacing(0);
    column->addLayout(makeHead());
    column->addWidget(m_find);
    m_aroundTimeline = new QHBoxLayout;
    m_aroundTimeline->addWidget(m_timeline);
    column->addLayout(m_aroundTimeline);
    column->addWidget(m_reps);
    column->addWidget(steps, 1);
    m_view->setMinimumHeight(besideType(leastSteps));
    beginAt(*this, m_view);
    explain(m_timeline->viewport(), [this](QPoint place) { return timelineWords(place); });

    connect(m_shown, &Choice::chosen, this, &ChroniclePage::tellOnly);
    connect(m_view, &ChronicleView::editWanted, this, &ChroniclePage::edit);
    connect(m_view, &ChronicleView::picturesWanted, this, &ChroniclePage::showPictures);
    connect(m_view, &ChronicleView::reportWanted, this, &ChroniclePage::tellBattle);
    giveRowMenu(*m_view, [this](QMenu &menu, const QModelIndex &index) { fillMenu(menu, index); });
    connect(m_find, &FindRow::wordsChanged, this, &ChroniclePage::look);
    connect(m_find, &FindRow::nextWanted, this, [this] { goToFound(1); });
    connect(m_find, &FindRow::previousWanted, this, [this] { goToFound(-1); });
    connect(m_find, &FindRow::closed, this, &ChroniclePage::stopFinding);
    explain(m_reps, [this](QPoint place) {
        const auto figure = m_document ? m_reps->figureAt(place) : std::nullopt;
        return figure ? explainRep(m_document->book(), m_document->pack(), *figure) : QString();
    });
    connect(m_ahead, &ForecastWork::changed, this, &ChroniclePage::drawAhead);
    m_reps->hide();
    reload();
}

ChroniclePage::~ChroniclePage() = default;

void ChroniclePage::tellOnly(int item)
{
    const auto shown = static_cast<ChronicleFilter::Show>(item);
    const bool changes = m_document && !m_document->pack().hasSkill; // initiative stays what was rolled
    m_reps->setVisible(shown == ChronicleFilter::Show::Rep && changes);
    layTimeline();
    loadReps();
    m_view->tellOnly(shown);
    if (m_find->isVisible())
        look(m_find->words());
}

/// Everybody's history takes its time, so only where it is seen.
void ChroniclePage::loadReps()
{
    if (m_document && m_reps->isVisibleTo(this))
        m_reps->load(m_document->book(), m_document->campaign(), m_document->pack());
}

QLayout *ChroniclePage::makeHead()
{
    m_count = new ElidedLabel;
    m_count->setFont(fontFor(TextUse::Body));
    m_count->setForegroundRole(QPalette::PlaceholderText);
    m_count->setMinimumWidth(besideType(32));
    m_shown = new Choice;
    m_shown->setAccessibleName(tr("Show"));
    m_shown->addItem({}, tr("Everything"));
    m_shown->addItem({}, tr("Notes"));
    m_shown->addItem({}, tr("Rep"));
    m_shown->addItem({}, tr("Joining and leaving"));
    m_shown->setCurrent(0);

    m_head = new QHBoxLayout;
    m_head->setSpacing(14);
    m_head->addWidget(makeLabel(TextUse::PageTitle, tr("Chronicle")));
    m_head->addWidget(m_count, 1);
    m_head->addWidget(m_shown);
    return m_head;
}

/// Find is closed by Esc from wherever the keyboard is on the page.
void ChroniclePage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier && m_find->isVisible())
        m_find->close();
    else
        Page::keyPressEvent(event);
}

void ChroniclePage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    layTimeline();
}

/// In a low window the strips by figure take its place, and nothing is kept apart.
void ChroniclePage::layTimeline()
{
    const bool low = height() < besideType(lowPage);
    m_timeline->setLow(low);
    m_timeline->setVisible(!low || m_reps->isHidden());
    layout()->setContentsMargins(24, low ? 6 : 14, 10, low ? 0 : 8);
    m_head->setContentsMargins(0, 0, 14, low ? 0 : 4);
    m_aroundTimeline->setContentsMargins(0, low ? 0 : 10, 14, low ? 0 : 4);
}

void ChroniclePage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    lookAhead();
}

/// The forecast as it is proposed: what the player tries out on its page stays there.
void ChroniclePage::lookAhead()
{
    const bool isWanted = m_document && isForecastInChronicle() && m_document->campaign().phase != Phase::Over;
    if (!isWanted) {
        m_isAheadStale = true;
        m_ahead->cancel();
        m_timeline->loadFan({});
        return;
    }
    if (!isVisible() || !std::exchange(m_isAheadStale, false))
        return;
    const Campaign &campaign = m_document->campaign();
    ForecastQuestion question;
    question.expected =
        expectationOf(recordOf(m_document->pack(), m_document->book().stepsInForce()), campaign, m_document->pack());
    question.months = monthsInFan;
    question.seed = usualForecastSeed;
    m_ahead->begin(campaign, m_document->pack(), {question}, ForecastWork::firstRuns);
}

void ChroniclePage::drawAhead()
{
    if (!m_document || m_isAheadStale || m_ahead->courses().empty())
        return;
    std::vector<FanMonth> months;
    const RunTally &tally = m_ahead->courses().front().tally;
    if (tally.runs == 0)
        return; // what is drawn stays until there is better
    for (const MonthTally &month : tally.months)
        months.push_back({words::turnMark(month.turn, m_document->campaign(), m_document->pack()), month.rep.spread()});
    m_timeline->loadFan(std::move(months));
}

void ChroniclePage::setDocument(CampaignDocument *document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    m_model->setDocument(document);
    m_view->setDocument(document);
    m_timeline->loadFan({});
    if (document)
        connect(document, &CampaignDocument::bookChanged, this, &ChroniclePage::reload);
    reload();
}

void ChroniclePage::reload()
{
    setEnabled(m_document);
    m_filter->refresh();
    if (!m_document) {
        m_count->clear();
        m_timeline->load({}, {}, {}, false);
        return;
    }
    const Book &book = m_document->book();
    const Pack &pack = m_document->pack();
    const auto shown = static_cast<qsizetype>(ChronicleFilter::Show::Rep);
    m_shown->findChildren<QAbstractButton *>().at(shown)->setText(words::worthName(pack));
    m_count->setText(book.inForce == 1 ? tr("One step: the band was founded")
                                       : tr("%n steps since %1", nullptr, static_cast<int>(book.inForce))
                                             .arg(words::turn(1, m_document->campaign(), pack)));
    m_count->setToolTip(m_count->text());
    const std::vector<TimelineMonth> months = timelineOf(book, pack);
    const Campaign &campaign = m_document->campaign();
    m_timeline->load(months, words::turn(campaign.turn, campaign, pack), words::totalWorthName(pack),
                     systemOf(campaign, pack).traits.hasActivityLevel);
    m_isAheadStale = true;
    lookAhead();
    m_view->setMonths(months, [this](int turn) {
        return m_document ? words::turnMark(turn, m_document->campaign(), m_document->pack()) : QString();
    });
    loadReps();
    if (m_find->isVisible())
        look(m_find->words());
}

QString ChroniclePage::timelineWords(QPoint place) const
{
    const TimelineView::Part part = m_timeline->partAt(place);
    if (!m_document || part == TimelineView::Part::None)
        return {};
    if (part == TimelineView::Part::Fan)
        return tr("What may come, by the campaign’s own record and as the Star leads: the median, half of all runs "
                  "and eight in ten of them. The Forecast page has the rest.");
    const Book &book = m_document->book();
    return part == TimelineView::Part::Strength ? explainStrength(book, m_document->pack())
                                                : explainEal(book, m_document->pack());
}

void ChroniclePage::takeBack(int steps)
{
    if (!m_document || steps <= 0)
        return;
    if (const auto done = m_document->takeBack(static_cast<std::size_t>(steps)); !done)
        emit problem(done.problem().text);
}

/// A finished battle is much to undo by one click.
void ChroniclePage::askToGoBack(int steps)
{
    const std::span<const Step> last = m_document->book().stepsInForce().last(static_cast<std::size_t>(steps));
    const auto battles = static_cast<int>(std::count_if(
        last.begin(), last.end(), [](const Step &step) { return step.kind == StepKind::BattleFinished; }));
    if (battles == 0)
        return takeBack(steps);
    const QString what = battles == 1
        ? tr("Going back to here undoes %n steps, a finished battle among them. You can redo them until you make a new "
             "change.",
             nullptr, steps)
        : tr("Going back to here undoes %n steps, several finished battles among them. You can redo them until you "
             "make a new change.",
             nullptr, steps);
    emit question(what, {{tr("Go &back"), [this, steps] { takeBack(steps); }}});
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "model/campaign/step.h"
#include "model/story/explain.h"
#include "model/story/figurehistory.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "rules/pack/pack.h"
#include "ui/band/banddialogs.h"
#include "ui/band/repplot.h"
#include "ui/chronicle/chroniclerows.h"
#include "ui/chronicle/chronicleview.h"
#include "ui/chronicle/notesheet.h"
#include "ui/chronicle/timelineview.h"
#include "ui/forecast/forecastwork.h"
#include "ui/founding/optionspanel.h"
#include "ui/help/helpwindow.h"
#include "ui/help/keys.h"
#include "ui/look/painting.h"
#include "ui/look/type.h"
#include "ui/parts/button.h"
#include "ui/parts/drawing.h"
#include "ui/parts/findrow.h"
#include "ui/parts/focus.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/parts/remembered.h"
#include "ui/parts/views.h"
#include "ui/pictures/addpicture.h"
#include "ui/report/reportdialog.h"
#include "ui/window/page.h"

#include <QAbstractButton>
#include <QAction>
#include <QCursor>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QPointer>
#include <QStringList>
#include <QWidget>

#include <algorithm>
#include <memory>
#include <utility>

namespace muster {

namespace {

constexpr int entryWidth = 156;
constexpr qreal plotWidth = 96;
constexpr qreal plotHeight = 21;
constexpr int under = 10; ///< space below each row

int entryHeight()
{
    return lineSpacingOf(TextUse::SecondLine) + int(plotHeight) + 8 + under;
}

std::size_t across(int width)
{
    return std::size_t(std::max(1, width / entryWidth));
}

constexpr int leastSteps = 96; // minimum height of the list: a step and part of the next
constexpr int lowPage = 440; // page height below which the steps would have too little room beside the whole timeline
constexpr int monthsInFan = 7; // including the present month

/// Returns the figures that a step is about and that `find` knows, each once.
std::vector<FigureId> figuresIn(const NarratedStep &story, const std::function<const Figure *(FigureId)> &find)
{
    std::vector<FigureId> all;
    const auto add = [&](const StoryLine &line) {
        for (const FigureId id : line.about) {
            if (find(id) && std::ranges::find(all, id) == all.end())
                all.push_back(id);
        }
    };
    add(story.head);
    std::ranges::for_each(story.lines, add);
    return all;
}

/// The Rep of each figure of the band by month, in small plots side by side with a common axis.
class RepStrip : public QWidget
{
    Q_OBJECT
public:
    RepStrip()
    {
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }

    void load(const History &history, const Campaign &campaign, const Pack &pack)
    {
        m_entries.clear();
        QStringList words;
        const FigureHistories histories = figureHistories(history.stepsInForce(), pack);
        for (const Figure &figure : campaign.band) {
            m_entries.push_back(
                {figure.id, figure.name, figure.rep(), figure.star, seriesOf(whyItsRep(histories, figure.id))});
            //: A figure and its Rep
            words << tr("%1: Rep %2").arg(figure.name).arg(figure.rep());
        }
        m_lastTurn = campaign.past.empty() ? 1 : campaign.past.back().turn;
        setAccessibleName(tr("Rep over time"));
        setAccessibleDescription(words.join(u'\n'));
        updateGeometry();
        update();
    }

    /// Returns the figure at this place; none if there is none.
    std::optional<FigureId> figureAt(QPoint place) const
    {
        for (std::size_t i = 0; i < m_entries.size(); ++i) {
            if (placeOf(i).contains(place))
                return m_entries[i].id;
        }
        return std::nullopt;
    }

    QSize sizeHint() const override { return {entryWidth, heightForWidth(width())}; }

    bool hasHeightForWidth() const override { return true; }

    int heightForWidth(int width) const override
    {
        const std::size_t columns = across(width);
        return int((m_entries.size() + columns - 1) / columns) * entryHeight();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        for (std::size_t i = 0; i < m_entries.size(); ++i)
            draw(painter, placeOf(i), m_entries[i]);
    }

private:
    struct Entry {
        FigureId id{};
        QString name;
        int rep = 0;
        bool star = false;
        RepSeries series;
    };

    QRectF placeOf(std::size_t entry) const
    {
        const std::size_t columns = across(width());
        const std::size_t row = entry / columns;
        return {qreal(entry % columns) * entryWidth, qreal(row) * entryHeight(), qreal(entryWidth - 12),
                qreal(entryHeight() - under)};
    }

    void draw(QPainter &painter, const QRectF &place, const Entry &entry) const
    {
        const Inks &inks = inksOf(palette());
        const QColor &line = entry.star ? inks.accent : inks.ink;
        setType(painter, TextUse::SecondLine, inks.pencil);
        const QRectF plot(place.left() + 1, place.bottom() - plotHeight - 4, plotWidth, plotHeight);
        drawing::elided(painter, QRectF(place.topLeft(), QPointF(place.right(), plot.top() - 4)), atLeft, entry.name);
        paintRepSteps(painter, plot, entry.series, m_lastTurn, line, inks);
        setType(painter, TextUse::RowName, line);
        painter.drawText(QRectF(plot.right() + 12, plot.top() - 4, 30, plot.height() + 8), atLeft,
                         QString::number(entry.rep));
    }

    std::vector<Entry> m_entries;
    int m_lastTurn = 1;
};

/// The page Chronicle: the months on one axis, and below a row for each battle with its steps. The campaign can go back
/// to any of them.
class ChroniclePage : public Page
{
    Q_OBJECT
public:
    explicit ChroniclePage(QWidget *parent)
        : Page(parent)
        , m_search(std::make_unique<ChronicleSearch>(*m_rows))
    {
        auto *steps = new QWidget;
        m_view = new ChronicleView(m_rows);
        m_view->layInto(*steps);
        m_aroundTimeline = hbox({m_timeline});
        vbox(this, {makeHead(), m_find, m_aroundTimeline, m_reps, {steps, 1}}, 0, {24, 14, 10, 8});
        m_view->setMinimumHeight(scaledForFont(leastSteps));
        setFirstFocus(*this, m_view);
        explain(m_timeline->viewport(), [this](QPoint place) { return timelineWords(place); });

        connect(m_shown, &SegmentedControl::chosen, this, &ChroniclePage::tellOnly);
        connect(m_view, &ChronicleView::editWanted, this, &ChroniclePage::edit);
        connect(m_view, &ChronicleView::picturesWanted, this, &ChroniclePage::showPictures);
        connect(m_view, &ChronicleView::reportWanted, this, &ChroniclePage::tellBattle);
        connect(m_view, &ChronicleView::linkFollowed, this, &ChroniclePage::follow);
        connect(m_view, &ChronicleView::moved, this, &ChroniclePage::markMonth);
        connect(m_timeline, &TimelineView::chosen, this, &ChroniclePage::showBattle);
        giveRowMenu(*m_view, [this](QMenu &menu, const QModelIndex &index) { fillMenu(menu, index); });
        connect(m_find, &FindRow::wordsChanged, this, &ChroniclePage::look);
        connect(m_find, &FindRow::nextWanted, this, [this] { goToFound(1); });
        connect(m_find, &FindRow::previousWanted, this, [this] { goToFound(-1); });
        connect(m_find, &FindRow::closed, this, &ChroniclePage::stopFinding);
        explain(m_reps, [this](QPoint place) {
            const auto figure = m_document ? m_reps->figureAt(place) : std::nullopt;
            return figure ? explainRep(m_document->history(), pack(), *figure) : QString();
        });
        connect(m_ahead, &ForecastWork::changed, this, &ChroniclePage::drawAhead);
        m_reps->hide();
        reload();
    }

    ~ChroniclePage() override = default;

    void takeDocument() override
    {
        m_model->setDocument(m_document);
        m_view->setDocument(m_document);
        m_timeline->loadFan({});
        if (m_document)
            connect(m_document, &CampaignDocument::historyChanged, this, &ChroniclePage::reload);
        reload();
    }

    std::optional<About> takeChosen() override { return aboutOf(m_view->currentIndex()); }

    std::optional<About> aboutAt(QPoint place) const override
    {
        const QPoint onTimeline = m_timeline->viewport()->mapFromGlobal(place);
        if (m_timeline->isVisible() && m_timeline->viewport()->rect().contains(onTimeline)) {
            const BattleStory *month = m_timeline->monthAt(onTimeline);
            return month ? std::optional(About{AboutKind::Month, month->turn}) : std::nullopt;
        }
        const QPoint there = m_view->viewport()->mapFromGlobal(place);
        return aboutOf(m_view->viewport()->rect().contains(there) ? m_view->indexAt(there) : QModelIndex());
    }

    void showStep(int step) override
    {
        if (!m_document)
            return;
        m_shown->setCurrent(0);
        tellOnly(0);
        m_view->setCurrentIndex(m_rows->showStep(step));
        m_view->setFocus(Qt::OtherFocusReason);
    }

    bool canFind() const override { return true; }

    void find() override
    {
        m_model->prepareSearch();
        m_find->open();
    }

protected:
    /// Closes the search on Esc, wherever the focus is on the page.
    void keyPressEvent(QKeyEvent *event) override
    {
        if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier && m_find->isVisible())
            m_find->close();
        else
            Page::keyPressEvent(event);
    }

    void resizeEvent(QResizeEvent *event) override
    {
        Page::resizeEvent(event);
        layTimeline();
    }

    void showEvent(QShowEvent *event) override
    {
        Page::showEvent(event);
        lookAhead();
    }

private:
    QString timelineWords(QPoint place) const
    {
        const TimelineView::Part part = m_timeline->partAt(place);
        if (!m_document || part == TimelineView::Part::None)
            return {};
        if (part == TimelineView::Part::Fan)
            return tr("What may come, by the campaign’s own record and as the Star leads: the median, half of all runs "
                      "and eight in ten of them. The Forecast page has the rest.");
        const History &history = m_document->history();
        return part == TimelineView::Part::Strength ? explainStrength(history, pack()) : explainEal(history, pack());
    }

    QLayout *makeHead()
    {
        m_count = new ElidedLabel(TextUse::Body);
        m_count->setMinimumWidth(scaledForFont(32));
        //: A choice: all kinds of steps are shown
        m_shown = new SegmentedControl({tr("Everything"), tr("Notes"), tr("Rep"), tr("Joining and leaving")});
        //: Label of a choice, for a screen reader: which steps are shown
        m_shown->setAccessibleName(tr("Show"));
        m_shown->setCurrent(0);

        //: Title of the page
        m_head = hbox({makeLabel(TextUse::PageTitle, tr("Chronicle")), {m_count, 1}, m_shown}, 14);
        return m_head;
    }

    /// Lays out the timeline. In a low window the plots of Rep replace it, and there is no space around it.
    void layTimeline()
    {
        const bool low = height() < scaledForFont(lowPage);
        m_timeline->setLow(low);
        m_timeline->setVisible(!low || m_reps->isHidden());
        layout()->setContentsMargins(24, low ? 6 : 14, 10, low ? 0 : 8);
        m_head->setContentsMargins(0, 0, 14, low ? 0 : 4);
        m_aroundTimeline->setContentsMargins(0, low ? 0 : 10, 14, low ? 0 : 8);
    }

    void reload()
    {
        setEnabled(m_document);
        if (!m_document) {
            m_count->clear();
            m_timeline->load({}, {}, {}, false);
            return;
        }
        const History &history = m_document->history();
        const Pack &pack = m_document->pack();
        m_shown->setText(int(ChronicleRows::Show::Rep), words::worthName(pack));
        const Campaign &campaign = m_document->campaign();
        const QString steps = history.inForce == 1
            ? tr("One step: the band was founded")
            //: The number of steps, and the first month or other turn
            : tr("%n steps since %1", nullptr, int(history.inForce)).arg(words::turn(1, campaign, pack));
        const auto battles = int(std::ranges::count_if(
            m_model->battles(), [](const BattleStory &battle) { return battle.outcome.has_value(); }));
        //: The number of battles, and of steps as told by another text
        m_count->setText(battles == 0 ? steps : tr("%n battles, %1", nullptr, battles).arg(steps));
        m_count->setToolTip(m_count->text());
        m_timeline->load(m_model->battles(), words::turn(campaign.turn, campaign, pack), words::totalWorthName(pack),
                         systemOf(campaign, pack).traits.hasActivityLevel);
        m_isAheadStale = true;
        lookAhead();
        m_view->shareWidth();
        markMonth();
        loadReps();
        if (m_find->isVisible())
            look(m_find->words());
    }

    void tellOnly(int item)
    {
        const auto shown = static_cast<ChronicleRows::Show>(item);
        const bool changes = m_document && !pack().hasSkill; // initiative stays as it was rolled
        m_reps->setVisible(shown == ChronicleRows::Show::Rep && changes);
        layTimeline();
        loadReps();
        m_view->tellOnly(shown);
        if (m_find->isVisible())
            look(m_find->words());
    }

    /// Loads the plots of Rep if they are visible, because it takes time to collect every figure's history.
    void loadReps()
    {
        if (m_document && m_reps->isVisibleTo(this))
            m_reps->load(m_document->history(), campaign(), pack());
    }

    /// Starts the forecast as it is proposed. What the player tries out on the Forecast page stays there.
    void lookAhead()
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
        question.expected = expectationOf(recordOf(m_document->history().stepsInForce()), campaign, pack());
        question.months = monthsInFan;
        question.seed = usualForecastSeed;
        m_ahead->begin(campaign, pack(), {question}, ForecastWork::glanceRuns);
    }

    void drawAhead()
    {
        if (!m_document || m_isAheadStale || m_ahead->courses().empty())
            return;
        std::vector<FanMonth> months;
        const RunTally &tally = m_ahead->courses().front().tally;
        if (tally.runs == 0)
            return; // the drawn fan stays until there are runs
        for (const MonthTally &month : tally.months)
            months.push_back({words::turnMark(month.turn, campaign(), pack()), month.rep.spread()});
        m_timeline->loadFan(std::move(months));
    }

    /// Marks the month of the current row on the timeline.
    void markMonth()
    {
        const BattleStory *battle = m_rows->battleAt(m_rows->battleRowOf(m_view->currentIndex()));
        m_timeline->setChosen(battle ? battle->first : 0);
    }

    /// Selects the battle that begins with this step. Shows everything first if its row is not shown.
    void showBattle(int first)
    {
        if (!m_rows->rowOfBattle(first).isValid()) {
            m_shown->setCurrent(0);
            tellOnly(0);
        }
        if (const QModelIndex row = m_rows->rowOfBattle(first); row.isValid())
            m_view->setCurrentIndex(row);
    }

    void follow(const ChronicleLink &link)
    {
        if (!link.ruling.isEmpty())
            HelpWindow::open(this, QStringLiteral("rulings#") + link.ruling);
        else if (link.foe > 0)
            emit foeWanted(link.foe);
        else
            emit careerWanted(link.figure);
    }

    void takeBack(int steps)
    {
        if (!m_document || steps <= 0)
            return;
        if (const auto done = m_document->takeBack(std::size_t(steps)); !done)
            emit problem(done.problem().text);
    }

    /// Goes back by this many steps. Asks first if a finished battle is among them, which is much to undo by one click.
    void askToGoBack(int steps)
    {
        const std::span<const Step> last = m_document->history().stepsInForce().last(std::size_t(steps));
        const auto battles =
            int(std::ranges::count_if(last, [](const Step &step) { return step.kind == StepKind::BattleFinished; }));
        if (battles == 0)
            return takeBack(steps);
        const QString what = battles == 1
            ? tr("Going back to here undoes %n steps, a finished battle among them. You can redo them until you make a "
                 "new "
                 "change.",
                 nullptr, steps)
            : tr("Going back to here undoes %n steps, several finished battles among them. You can redo them until you "
                 "make a new change.",
                 nullptr, steps);
        //: Button: undoes the steps since
        emit question(what, {{tr("Go &back"), [this, steps] { takeBack(steps); }}});
    }

    void look(const QString &words)
    {
        m_search->look(words);
        showFound();
    }

    void goToFound(int by)
    {
        m_search->go(by);
        showFound();
    }

    void showFound()
    {
        const QModelIndex present = m_search->show();
        const QAbstractButton *shown = m_shown->findChildren<QAbstractButton *>().at(m_shown->current());
        const bool isLimited = m_rows->shown() != ChronicleRows::Show::Everything;
        m_find->tell(m_search->place(), m_search->count(), isLimited ? shown->text() : QString());
        m_view->showFound(m_search->sought(), present);
    }

    /// Ends the search. The present match becomes the current row.
    void stopFinding()
    {
        const QModelIndex found = m_search->show();
        m_search->look({});
        m_view->showFound({}, {});
        if (found.isValid() && !m_view->hasFocus()) // else the player has already moved on
            m_view->setCurrentIndex(found);
        m_view->setFocus(Qt::OtherFocusReason);
    }

    /// Returns the subject of a row; if the row is only a note or a picture, what that is about.
    std::optional<About> aboutOf(const QModelIndex &index) const
    {
        if (!index.isValid())
            return std::nullopt;
        const auto story = index.data(ChronicleModel::StoryRole).value<NarratedStep>();
        const QList<Words> words = m_rows->wordsOf(index);
        if (story.kind == StepKind::Told && !words.isEmpty())
            return words.front().about;
        if (const BattleStory *battle = m_rows->battleAt(index); battle && !battle->outcome)
            return About{AboutKind::Month, battle->turn};
        const AllPictures &pictures = campaign().pictures;
        if (const auto picture = pictures.constFind(story.pictured); picture != pictures.constEnd())
            return picture->about;
        return About{story.kind == StepKind::BattleFinished ? AboutKind::Battle : AboutKind::Step, story.number};
    }

    /// Returns actions to edit what the step put into the campaign, the most likely first. The caller owns them.
    QList<QAction *> editsOf(const QModelIndex &index)
    {
        constexpr std::size_t mostNamed = 4;
        QList<QAction *> edits;
        if (!m_document || !index.isValid() || m_rows->battleAt(index))
            return edits; // a battle's steps have these actions
        const auto story = index.data(ChronicleModel::StoryRole).value<NarratedStep>();
        const Campaign &campaign = m_document->campaign();
        const auto offer = [&](const QString &text, const std::function<void()> &act) {
            auto *edit = new QAction(text);
            onPress(edit, this, act);
            edits << edit;
        };
        for (const Words &words : m_rows->wordsOf(index)) {
            //: In the menu, for a note
            offer(words.title.isEmpty() ? tr("Edit &note…") : tr("Edit &note “%1”…").arg(asButtonText(words.title)),
                  [this, id = words.id] { emit noteChosen(id); });
        }
        if (story.kind == StepKind::Told)
            return edits;
        if (story.kind == StepKind::Founded)
            offer(tr("&Edit the campaign…"), [this] { correctCampaign(*m_document, this); });
        if (story.kind == StepKind::Prepared && campaign.encounter && story.turn == campaign.turn)
            offer(tr("&Edit the encounter"), [this] { emit pageWanted(PageKind::Encounter); });
        std::vector<FigureId> band = figuresIn(story, [&](FigureId id) { return campaign.find(id); });
        band.resize(std::min(band.size(), mostNamed));
        for (const FigureId id : band) {
            //: In the menu, with the name of a thing
            offer(tr("Edit %1…").arg(asButtonText(campaign.find(id)->name)),
                  [this, id] { correctFigure(*m_document, id, this); });
        }
        return edits;
    }

    void fillMenu(QMenu &menu, const QModelIndex &index)
    {
        if (!index.isValid())
            return;
        const bool opens = m_rows->canOpen(index);
        if (opens) {
            //: In the menu: folds what is open
            QAction *open = menu.addAction((m_rows->isOpen(index) ? tr("Cl&ose") : tr("&Open")) + tr("\tEnter"));
            onPress(open, this, [this, step = QPersistentModelIndex(index)] { m_view->toggle(step); });
        }
        if (!m_rows->picturesOf(index).isEmpty()) {
            //: In the menu
            QAction *show = menu.addAction(tr("&Show pictures…") + (opens ? QString() : tr("\tEnter")));
            onPress(show, this, [this, step = QPersistentModelIndex(index)] { showPictures(step); });
        }
        QAction *note = withIcon(
            //: In the menu
            menu.addAction(tr("&Write note…") + u'\t' + noteKey().toString(QKeySequence::NativeText)), "words");
        onPress(note, this, [this] {
            if (const auto about = takeChosen())
                emit noteWanted(*about);
        });
        //: In the menu
        QAction *picture = withIcon(menu.addAction(tr("Add &picture…")), "picture");
        onPress(picture, this, [this] {
            if (const auto about = takeChosen())
                emit pictureWanted(*about);
        });
        if (index.data(ChronicleModel::StoryRole).value<NarratedStep>().kind == StepKind::BattleFinished) {
            //: In the menu: the report of a battle
            QAction *report = withIcon(menu.addAction(tr("&Report…")), "report");
            onPress(report, this, [this, step = QPersistentModelIndex(index)] { tellBattle(step); });
        }
        QAction *branch = menu.addAction(tr("&Branch from here…"));
        onPress(branch, this, [this, step = index.data(ChronicleModel::IdRole).toInt()] { emit branchWanted(step); });
        const int after = m_rows->stepsAfter(index);
        QAction *go = menu.addAction(after > 0 ? tr("&Go back to here (undo %n steps)…", nullptr, after)
                                               : tr("&Go back to here"));
        allow(*go, after > 0 ? QString() : tr("This is the latest step."));
        onPress(go, this, [this, after] { askToGoBack(after); });
        const QList<QAction *> edits = editsOf(index);
        for (QAction *edit : edits) {
            edit->setParent(&menu);
            menu.addAction(withIcon(edit, "correct"));
        }
        addLinks(menu, index);
    }

    /// Adds links to all figures that the row is about, including those that left, to foes and to rulings.
    void addLinks(QMenu &menu, const QModelIndex &index)
    {
        const auto story = index.data(ChronicleModel::StoryRole).value<NarratedStep>();
        const auto add = [this](QMenu *to, const QString &text, const ChronicleLink &link) {
            onPress(to->addAction(asButtonText(text)), this, [this, link] { follow(link); });
        };
        const std::vector<FigureId> all = figuresIn(story, [&](FigureId id) { return campaign().findEver(id); });
        //: In the menu: the histories of figures
        QMenu *careers = all.empty() ? nullptr : menu.addMenu(tr("C&areers"));
        for (const FigureId id : all)
            add(careers, campaign().findEver(id)->name, {id, 0, {}});
        const QString text = wholeText(story);
        for (const Foe &foe : campaign().foes) {
            if (text.contains(foe.name))
                //: In the menu, with the name of an enemy leader
                add(&menu, tr("Foe: %1").arg(foe.name), {{}, foe.id, {}});
        }
        QStringList rulings;
        for (const StoryLine &line : story.lines)
            rulings += line.rulings;
        rulings.removeDuplicates();
        for (const QString &id : std::as_const(rulings))
            //: In the menu, with the number of one of our rulings
            add(&menu, tr("Ruling %1").arg(id), {{}, 0, id});
    }

    /// Edits what the step is about. If there are several possibilities, a menu asks; if there are none, the row opens.
    void edit(const QModelIndex &index)
    {
        if (m_rows->battleAt(index))
            return m_view->toggle(index);
        const QList<QAction *> edits = editsOf(index);
        if (edits.size() > 1) {
            QMenu *menu = makeContextMenu(*m_view);
            for (QAction *edit : edits) {
                edit->setParent(menu);
                menu->addAction(edit);
            }
            return popUp(*menu, QCursor::pos());
        }
        if (edits.isEmpty())
            m_view->enter(index);
        else
            edits.front()->trigger();
        qDeleteAll(edits);
    }

    /// Opens the report on a battle as players publish it.
    void tellBattle(const QModelIndex &index)
    {
        if (m_document)
            openReport(this, *m_document, index.data(ChronicleModel::StoryRole).value<NarratedStep>().number,
                       [this](const QString &text) { emit remark(text); });
    }

    /// Shows the row's pictures in a dialog, large.
    void showPictures(const QModelIndex &index)
    {
        if (const QList<Picture> pictures = m_rows->picturesOf(index); m_document && !pictures.isEmpty())
            PictureDialog(*m_document, pictures, this).exec();
    }

    ChronicleModel *m_model = new ChronicleModel(this);
    ChronicleRows *m_rows = new ChronicleRows(*m_model, this);
    QHBoxLayout *m_head;
    QHBoxLayout *m_aroundTimeline;
    ElidedLabel *m_count;
    SegmentedControl *m_shown;
    TimelineView *m_timeline = new TimelineView;
    ForecastWork *m_ahead = new ForecastWork(this);
    bool m_isAheadStale = true;
    RepStrip *m_reps = new RepStrip;
    ChronicleView *m_view;
    FindRow *m_find = new FindRow;
    std::unique_ptr<ChronicleSearch> m_search;
};

} // namespace

Page *makeChroniclePage(QWidget *parent)
{
    return new ChroniclePage(parent);
}

} // namespace muster

#include "chroniclepage.moc"

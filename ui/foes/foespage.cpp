// SPDX-License-Identifier: MIT
#include "model/acts/actions.h"
#include "model/acts/foes.h"
#include "model/acts/story.h"
#include "model/campaign/campaigndocument.h"
#include "model/odds/expectation.h"
#include "model/odds/forecast.h"
#include "model/story/bandwords.h"
#include "model/story/words.h"
#include "ui/foes/foedialogs.h"
#include "ui/foes/foesandgoalslist.h"
#include "ui/forecast/forecastwork.h"
#include "ui/look/controls.h"
#include "ui/look/painting.h"
#include "ui/parts/button.h"
#include "ui/parts/iconlabel.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/pictures/picturesrow.h"
#include "ui/window/page.h"
#include "ui/window/writestep.h"

#include <QCoreApplication>
#include <QPointer>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace muster {

namespace {

constexpr int panelMargin = 22;

QWidget *meetingRow(const FoeMeeting &meeting, const Campaign &campaign, const Pack &pack)
{
    auto *row = new QWidget;
    auto *grid = gridOf(row, 16, 1, {0, 5, 0, 5});
    grid->setColumnStretch(0, 2);
    grid->setColumnStretch(1, 3);
    addCells(*grid, 0,
             {makeLabel(TextUse::BodyBold, words::turn(meeting.turn, campaign, pack)),
              makeParagraph(TextUse::Body, words::fate(meeting))});
    grid->addWidget(makeQuietLabel(TextUse::SecondLine, words::title(meeting)), 1, 0);
    if (meeting.outcome)
        grid->addWidget(makeQuietLabel(TextUse::SecondLine, words::title(*meeting.outcome)), 1, 1);
    return row;
}

constexpr int foesMargin = 24;
constexpr int foePanelWidth = 430;
constexpr qreal foesRound = 8;
const QString foesOption = QStringLiteral("foes");

QHBoxLayout *headOf(TextUse use, const QString &title, QLabel *about, Button *deed)
{
    return hbox({{makeLabel(use, title), 0, Qt::AlignBaseline}, {about, 1, Qt::AlignBaseline}, deed}, 14);
}

/// The panel of a foe: details, battles, notes and pictures about the foe, and actions.
class FoePanel : public QWidget
{
    Q_OBJECT
public:
    FoePanel()
    {
        auto *edit = new Button("correct", tr("E&dit foe…"));
        auto *write = new Button("words", tr("&Write note…"));
        onPress(m_captured, this, [this] { fare(FoeStatus::Captured); });
        onPress(m_killed, this, [this] { fare(FoeStatus::Killed); });
        onPress(m_atLarge, this, [this] { fare(FoeStatus::AtLarge); });
        onPress(edit, this, [this] { emit editWanted(m_foe); });
        onPress(write, this, [this] { emit pageAround(*this)->noteWanted({AboutKind::Foe, m_foe}); });
        connect(m_pictures, &PicturesRow::problem, this,
                [this](const QString &why) { emit pageAround(*this)->problem(why); });
        auto *deeds = hbox({m_captured, m_killed, m_atLarge, Spring{1}});
        auto *more = hbox({edit, write, Spring{1}});

        vbox(this,
             {m_name, m_about, m_status, deeds, more, m_words, m_met, makeInkRule(), m_meetings, m_pictures, Spring{1}},
             10, {panelMargin, 18, panelMargin, 18});
    }

    void setDocument(CampaignDocument *document)
    {
        m_document = document;
        m_pictures->setDocument(document);
        if (!document)
            load(0);
    }

    /// Shows a foe; hidden if there is none with this id.
    void load(int id)
    {
        m_foe = id;
        setVisible(m_document && m_document->campaign().foes.contains(id));
        if (isHidden())
            return;
        const Foe foe = m_document->campaign().foes.value(id);
        m_name->setText(foe.name);
        m_about->setText(words::about(foe, m_document->pack()));
        m_status->setText(words::title(foe.status));
        m_captured->setVisible(foe.status == FoeStatus::AtLarge);
        m_killed->setVisible(foe.status != FoeStatus::Killed);
        m_atLarge->setVisible(foe.status != FoeStatus::AtLarge);
        m_met->setText(words::metTimes(foe));
        showMeetings(foe);
        showWords(foe);
        m_pictures->load({AboutKind::Foe, id});
    }

signals:
    void editWanted(int foe);

private:
    void fare(FoeStatus status)
    {
        Foe wanted = m_document->campaign().foes.value(m_foe);
        wanted.status = status;
        pageAround(*this)->write(acts::correctFoe(m_document->campaign(), m_document->pack(), wanted));
    }

    /// Shows the meetings, the latest first.
    void showMeetings(const Foe &foe)
    {
        emptyLayout(*m_meetings);
        for (auto meeting = foe.met.rbegin(); meeting != foe.met.rend(); ++meeting)
            addTo(*m_meetings, {meetingRow(*meeting, m_document->campaign(), m_document->pack()), makeRule()});
    }

    void showWords(const Foe &foe)
    {
        emptyLayout(*m_words);
        for (const Words &note : m_document->campaign().words) {
            if (note.about != About{AboutKind::Foe, foe.id})
                continue;
            if (!note.title.isEmpty())
                m_words->addWidget(makeParagraph(TextUse::BodyBold, note.title));
            auto *edit = new LinkButton(tr("Edit note"));
            edit->setAccessibleDescription(note.title.isEmpty() ? note.text.left(60) : note.title);
            onPress(edit, this, [this, id = note.id] { emit pageAround(*this)->noteChosen(id); });
            addTo(*m_words, {makeParagraph(TextUse::Body, note.text), {edit, 0, Qt::AlignLeft}});
        }
    }

    QPointer<CampaignDocument> m_document;
    int m_foe = 0;
    QLabel *m_name = makeParagraph(TextUse::PageTitle, {});
    QLabel *m_about = makeQuietParagraph(TextUse::Body, {});
    QLabel *m_status = makeLabel(TextUse::BodyBold, {});
    Button *m_captured = new Button("captured", tr("Ca&ptured"));
    Button *m_killed = new Button("dead", tr("&Killed"));
    Button *m_atLarge = new Button("ran-away", tr("At &large again"));
    QLabel *m_met = makeLabel(TextUse::SectionHeading, {});
    QVBoxLayout *m_meetings = vbox({}, 0);
    QVBoxLayout *m_words = vbox({}, 8);
    PicturesRow *m_pictures = new PicturesRow;
};

/// A card for something that the campaign does not have yet: a drawing, its name, what it is for, and the act that adds it.
class EmptyCard : public QWidget
{
public:
    EmptyCard(const IconName &icon, const QString &title, const QString &text, Button *deed)
    {
        constexpr int drawing = 72;
        setMaximumWidth(scaledForFont(420));
        vbox(this,
             {new IconLabel(icon, drawing),
              Gap{8},
              makeParagraph(TextUse::SectionHeading, title),
              makeQuietParagraph(TextUse::Body, text),
              Gap{8},
              {deed, 0, Qt::AlignLeft},
              Spring{1}},
             8, {28, 28, 28, 28});
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        InkPainter painter(this);
        outlined(painter, {painter.inks.rule, 1.5})
            .drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), foesRound, foesRound);
    }
};

/// The page with the named foes and the goals of the campaign.
class FoesPage : public Page
{
    Q_DECLARE_TR_FUNCTIONS(muster::FoesPage)
public:
    explicit FoesPage(QWidget *parent)
        : Page(parent)
    {
        connect(m_ahead, &ForecastWork::changed, this, [this] {
            if (!m_document || m_isAheadStale)
                return;
            m_foes->setOdds([this](int foe) { return oddsOfFoe(foe); });
            m_goals->setOdds([this](int goal) { return oddsOfGoal(goal); });
        });
        auto *foe = new Button("plus", m_name->text());
        auto *goal = new Button("plus", m_add->text());
        for (const Button *name : {m_name, foe})
            onPress(name, this, [this] { nameFoe(0); });
        for (const Button *add : {m_add, goal})
            onPress(add, this, [this] { addGoal(*m_document, window()); });
        vbox(
            m_cards,
            {makeLabel(TextUse::PageTitle, tr("Foes and goals")),
             hbox({{new EmptyCard("foe", tr("A foe who comes back"),
                                  tr("Give a leader of the enemy a name, and you may meet again."), foe),
                    1},
                   {new EmptyCard(
                        "objective", tr("What you play for"),
                        tr("A goal is counted over the whole campaign, and the forecast says how likely it is."), goal),
                    1}},
                  24)},
            16);
        onPress(m_reached, this, [this] { write(acts::reachGoal(campaign(), m_goals->chosen())); });
        onPress(m_strike, this, [this] { write(acts::strikeGoal(campaign(), m_goals->chosen())); });
        connect(m_foes, &FoesAndGoalsList::chosenChanged, this, [this] { m_panel->load(m_foes->chosen()); });
        connect(m_foes, &FoesAndGoalsList::takenUp, this, [this] { letLead(*m_foes, *m_goals); });
        connect(m_goals, &FoesAndGoalsList::takenUp, this, [this] { letLead(*m_goals, *m_foes); });
        letLead(*m_foes, *m_goals);
        connect(m_foes, &FoesAndGoalsList::entered, this, [this] { nameFoe(m_foes->chosen()); });
        connect(m_goals, &FoesAndGoalsList::chosenChanged, this, &FoesPage::showGoalDeeds);
        connect(m_how, &SegmentedControl::chosen, this, &FoesPage::chooseReturn);
        connect(m_panel, &FoePanel::editWanted, this, &FoesPage::nameFoe);

        m_lists = widgetWith(vbox({makeFoes(), makeGoals()}, 24));
        QWidget *lists = widgetWith(vbox({m_lists, m_cards, Spring{1}}, 0, {foesMargin, 14, foesMargin, 14}));
        m_side = widgetWith(hbox({makeRule(Qt::Vertical), {scrolled(m_panel), 1}}, 0));
        hbox(this, {{scrolled(lists), 3}, {m_side, 2}}, 0);
        m_side->setMaximumWidth(scaledForFont(foePanelWidth));
    }

    void showFoe(int foe) override
    {
        m_foes->choose(foe);
        m_foes->setFocus(Qt::OtherFocusReason);
    }

    void takeDocument() override
    {
        setEnabled(m_document);
        m_panel->setDocument(m_document);
        if (!m_document)
            return m_ahead->cancel();
        connect(m_document, &CampaignDocument::historyChanged, this, &FoesPage::refresh);
        refresh();
    }

    std::optional<About> takeChosen() override
    {
        const int foe = m_foes->chosen();
        return foe > 0 ? std::optional(About{AboutKind::Foe, foe}) : std::nullopt;
    }

protected:
    void showEvent(QShowEvent *event) override
    {
        Page::showEvent(event);
        lookAhead();
    }

private:
    static AimRow aimRowOf(const Foe &foe, const Campaign &campaign, const Pack &pack)
    {
        AimRow row{foe.id, "foe", foe.name, words::title(foe.status)};
        row.about = QStringList{words::about(foe, pack), words::metTimes(foe)}.join(tr("; "));
        if (!foe.met.empty())
            row.number = words::turn(foe.met.back().turn, campaign, pack);
        return row;
    }

    static AimRow aimRowOf(const Goal &goal, const Campaign &campaign, const Pack &pack)
    {
        AimRow row{goal.id, "objective", goal.text};
        row.chip = goal.reached ? tr("reached") : QString();
        row.about = words::about(goal, campaign, pack);
        row.number = words::progress(goal);
        row.done = goal.done;
        row.count = goal.count;
        return row;
    }

    static QString forecastOf(const Chance &chance)
    {
        return tr("Forecast: %1").arg(words::percent(chance.probability));
    }

    QWidget *makeFoes()
    {
        m_how->setAccessibleName(tr("When a leader comes onto the table"));
        hbox(m_return,
             {makeQuietLabel(TextUse::Body, tr("When a leader comes")), m_how, Spring{1},
              makeRulingLink(QStringLiteral("R91"))});
        return widgetWith(
            vbox({headOf(TextUse::PageTitle, tr("Foes"), m_foesAbout, m_name), makeInkRule(), m_foes, m_return}, 8));
    }

    QWidget *makeGoals()
    {
        m_oddsAbout->hide();
        return widgetWith(vbox({headOf(TextUse::SectionHeading, tr("Goals"), m_goalsAbout, m_add), makeInkRule(),
                                m_goals, hbox({m_reached, m_strike, Spring{1}}), m_oddsAbout},
                               8));
    }

    void refresh()
    {
        m_isAheadStale = true;
        showFoes();
        showGoals();
        lookAhead();
    }

    /// Computes the forecast, only if the page is visible and there is a goal to reach or a foe to meet.
    void lookAhead()
    {
        if (!m_document || !isVisible() || !std::exchange(m_isAheadStale, false))
            return;
        const Campaign &campaign = m_document->campaign();
        m_asked = {};
        if (campaign.phase != Phase::Over)
            m_asked = usualQuestion(campaign, pack(), m_document->history().stepsInForce());
        m_asked.seed = usualForecastSeed;
        const bool isAny = !m_asked.goals.empty() || !m_asked.foes.empty();
        m_oddsAbout->setText(
            tr("Forecast: the chance that it is reached, or the foe may be met at least once, by the end of %1. The "
               "Forecast page says how it is worked out.")
                .arg(words::turn(campaign.turn + m_asked.months - 1, campaign, pack())));
        m_oddsAbout->setVisible(isAny);
        if (isAny)
            m_ahead->begin(campaign, pack(), {m_asked}, ForecastWork::glanceRuns);
        else
            m_ahead->cancel();
    }

    /// Return "Forecast: 31%", as far as it is computed.
    QString oddsOfGoal(int goal) const { return oddsOf(m_asked.goals, goal, &RunTally::goal); }
    QString oddsOfFoe(int foe) const { return oddsOf(m_asked.foes, foe, &RunTally::foe); }

    template<typename Asked, typename Share>
    QString oddsOf(const Asked &asked, int which, Share share) const
    {
        const auto place = std::ranges::find(asked, which);
        if (m_isAheadStale || place == asked.end() || m_ahead->runs() == 0)
            return {};
        const RunTally &tally = m_ahead->courses().front().tally;
        return forecastOf((tally.*share)(tally.months.back(), std::size_t(place - asked.begin())));
    }

    void showFoes()
    {
        const Campaign &campaign = m_document->campaign();
        const Pack &pack = m_document->pack();
        std::vector<AimRow> rows;
        for (const Foe &foe : campaign.foes)
            rows.push_back(aimRowOf(foe, campaign, pack));
        m_foes->load(rows);
        const auto atLarge =
            std::ranges::count_if(campaign.foes, [](const Foe &foe) { return foe.status == FoeStatus::AtLarge; });
        m_foesAbout->setText(rows.empty() ? tr("Give a leader of the enemy a name, and you may meet again.")
                                          : tr("%1 with a name, %2 at large").arg(rows.size()).arg(atLarge));
        m_return->setVisible(pack.option(foesOption) && !rows.empty());
        m_how->setCurrent(int(acts::foeReturn(campaign, pack)));
        m_panel->load(m_foes->chosen());
        m_side->setVisible(!rows.empty());
        m_cards->setVisible(rows.empty() && campaign.goals.isEmpty() && !campaign.ended);
        m_lists->setVisible(m_cards->isHidden());
    }

    void showGoals()
    {
        const Campaign &campaign = m_document->campaign();
        std::vector<AimRow> rows;
        for (const Goal &goal : campaign.goals)
            rows.push_back(aimRowOf(goal, campaign, pack()));
        m_goals->load(rows);
        const bool anyReached =
            std::any_of(campaign.goals.begin(), campaign.goals.end(), [](const Goal &goal) { return goal.reached; });
        m_goalsAbout->setText(campaign.ended     ? words::closedAs(*campaign.ended)
                                  : rows.empty() ? tr("What are you playing for?")
                                  : anyReached   ? tr("reached: close the campaign as won, or play on")
                                                 : tr("counted over the whole campaign"));
        m_add->setEnabled(!campaign.ended);
        showGoalDeeds();
    }

    void showGoalDeeds()
    {
        const bool open = m_document && !campaign().ended;
        const Goal goal = m_document ? campaign().goals.value(m_goals->chosen()) : Goal();
        m_reached->setVisible(open && goal.id > 0 && !goal.reached);
        m_reached->setText(goal.kind == GoalKind::OwnWords && goal.count > 1 ? tr("Coun&t one more") : tr("&Reached"));
        m_strike->setVisible(open && goal.id > 0);
    }

    void nameFoe(int foe) { muster::nameFoe(*m_document, foe, window()); }

    void chooseReturn(int item)
    {
        const Campaign &now = campaign();
        const Option *option = pack().option(foesOption);
        CampaignCorrected wanted{now.name, now.turn, now.eal, now.next, now.options};
        wanted.options.insert(foesOption, option->values[std::size_t(item)].id);
        write(acts::correctCampaign(now, pack(), wanted));
    }

    void write(const Result<Step> &step)
    {
        Page::write(step);
        refresh(); // also after a refusal
    }

    QLabel *m_foesAbout = makeQuietParagraph(TextUse::Body, {});
    FoesAndGoalsList *m_foes = new FoesAndGoalsList(tr("Foes"));
    QWidget *m_return = new QWidget;
    SegmentedControl *m_how = new SegmentedControl({tr("Ask me"), tr("On 1 to 3 it is the last one"), tr("Off")});
    QLabel *m_goalsAbout = makeQuietParagraph(TextUse::Body, {});
    FoesAndGoalsList *m_goals = new FoesAndGoalsList(tr("Goals"));
    Button *m_name = new Button("plus", tr("Na&me a foe…"));
    Button *m_add = new Button("plus", tr("&Add a goal…"));
    Button *m_reached = new Button("check", tr("&Reached"));
    Button *m_strike = new Button("close", tr("Remove &goal"));
    FoePanel *m_panel = new FoePanel;
    QWidget *m_lists;
    QWidget *m_cards = new QWidget; ///< shown in place of both lists while they are empty
    QWidget *m_side;
    QLabel *m_oddsAbout = makeQuietParagraph(TextUse::SecondLine, {});
    ForecastWork *m_ahead = new ForecastWork(this);
    ForecastQuestion m_asked;
    bool m_isAheadStale = true;
};

} // namespace

Page *makeFoesPage(QWidget *parent)
{
    return new FoesPage(parent);
}

} // namespace muster

#include "foespage.moc"

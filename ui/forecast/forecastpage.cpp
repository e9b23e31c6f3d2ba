// SPDX-License-Identifier: MIT
#include "ui/forecast/forecastpage.h"

#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "ui/forecast/coursechart.h"
#include "ui/forecast/forecastpanel.h"
#include "ui/parts/button.h"
#include "ui/parts/focus.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/parts/remembered.h"
#include "ui/texts.h"

#include <QCheckBox>
#include <QLocale>
#include <QProgressBar>
#include <QStyle>

#include <algorithm>
#include <array>

namespace muster {

namespace {

constexpr int forecastMargin = 24;
constexpr int leastSide = 340;
constexpr int mostSide = 440; ///< if a language needs more width, the side scrolls
constexpr std::array monthSpans{6, 12, 24};
constexpr quint64 shortSeeds = 100'000; ///< upper limit, short enough to pass on to another player

} // namespace

ForecastPage::ForecastPage(QWidget *parent)
    : Page(parent)
    , m_work(new ForecastWork(this))
    , m_from(new ElidedLabel(TextUse::Body))
    , m_months(new SegmentedControl)
    , m_nothing(makeParagraph(TextUse::Body, {}))
    , m_body(new QWidget)
    , m_chart(new CourseChart)
    , m_expected(new ExpectationForm)
    , m_policies(new PolicyForm)
    , m_outcome(new OutcomeTable)
    , m_runs(makeQuietParagraph(TextUse::SecondLine, {}))
    , m_progress(new QProgressBar)
    , m_inChronicle(new QCheckBox(tr("Also in the Ch&ronicle")))
    , m_cancel(new Button({}, tr("Cance&l")))
    , m_anotherSeed(new Button("reroll", tr("Another &seed")))
{
    QWidget *drawn = widgetWith(vbox({m_chart}, -1, {forecastMargin, 8, 12, 12}));
    hbox(m_body, {{scrolled(drawn), 1}, makeRule(Qt::Vertical), makeSide()}, 0);
    m_nothing->setContentsMargins(forecastMargin, 12, forecastMargin, 12);
    vbox(this, {makeHead(), m_nothing, {m_body, 1}, Spring{}}, 0);

    connect(m_months, &SegmentedControl::chosen, this, &ForecastPage::forecast);
    connect(m_expected, &ExpectationForm::changed, this, &ForecastPage::forecast);
    connect(m_policies, &PolicyForm::changed, this, &ForecastPage::forecast);
    connect(m_work, &ForecastWork::changed, this, &ForecastPage::tell);
    connect(m_inChronicle, &QCheckBox::toggled, this, &rememberForecastInChronicle);
    onPress(m_cancel, this, [this] {
        m_work->cancel();
        enter(*m_months, Qt::OtherFocusReason);
    });
    onPress(m_anotherSeed, this, [this] {
        m_seed = freshSeed() % shortSeeds;
        forecast();
    });
}

QWidget *ForecastPage::makeHead()
{
    for (const int months : monthSpans)
        m_months->addItem({}, QString::number(months));
    m_months->setCurrent(1);
    m_months->setAccessibleName(tr("How far ahead"));
    return widgetWith(hbox({{makeLabel(TextUse::PageTitle, tr("Forecast")), 0, Qt::AlignBaseline},
                            {m_from, 1, Qt::AlignBaseline},
                            m_months},
                           14, {forecastMargin, 14, forecastMargin, 0}));
}

QWidget *ForecastPage::makeSide()
{
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(6);
    m_progress->setAccessibleName(tr("Runs so far"));
    m_anotherSeed->setToolTip(tr("Forecast again with other dice"));
    m_cancel->setToolTip(tr("Keep what has been computed so far"));
    m_inChronicle->setChecked(isForecastInChronicle());
    m_inChronicle->setToolTip(asToolTip(tr("Draws the strength to come behind the timeline, by your record")));
    auto *side = new QWidget;
    vbox(side,
         {m_expected, m_policies, m_outcome, hbox({{m_runs, 1}, m_cancel}), m_progress, Spring{},
          hbox({m_inChronicle, Spring{}, m_anotherSeed})},
         8, {18, 8, 18, 12});
    m_side = scrolled(side);
    return m_side;
}

void ForecastPage::takeDocument()
{
    setEnabled(m_document);
    if (m_document)
        connect(m_document, &CampaignDocument::historyChanged, this, &ForecastPage::takeUp);
    else
        m_work->cancel();
    takeUp();
}

void ForecastPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    if (m_isStale)
        takeUp();
}

int ForecastPage::months() const
{
    return monthSpans[std::size_t(std::max(0, m_months->current()))];
}

void ForecastPage::takeUp()
{
    m_isStale = true;
    if (!m_document || !isVisible())
        return;
    const Campaign &campaign = m_document->campaign();
    const Pack &pack = m_document->pack();
    const bool isOver = campaign.phase == Phase::Over;
    m_nothing->setText(tr("This campaign is over, so there is nothing to forecast."));
    m_nothing->setVisible(isOver);
    m_body->setVisible(!isOver);
    m_months->setEnabled(!isOver);
    if (isOver) {
        m_isStale = false;
        m_from->setText({});
        return m_work->cancel();
    }
    const int most = monthSpans.back();
    m_months->setText(int(monthSpans.size()) - 1,
                      pack.games          ? tr("%n games", nullptr, most)
                          : pack.calendar ? tr("%n turns", "two a month", most)
                                          : tr("%n months", nullptr, most));
    const CampaignSystem &system = systemOf(campaign, pack);
    const Record record = recordOf(m_document->history().stepsInForce());
    const Expectation proposed = expectationOf(record, campaign, pack);
    std::vector<Term> kinds;
    for (const TurnAhead &turn :
         system.ahead(campaign, pack, months(), [&](const Encounter &) { return proposed.win; })) {
        for (const LikelyEncounter &one : turn.encounters) {
            if (one.kind.id != noEncounter && std::ranges::find(kinds, one.kind) == kinds.end())
                kinds.push_back(one.kind);
        }
    }
    m_expected->load(record, proposed, kinds, !foesAhead(campaign, pack).empty());
    m_policies->load(campaign, pack, system.traits.testsLoyalty);
    fitSide();
    forecast();
}

/// Fits the width of the side to its content, within limits.
void ForecastPage::fitSide()
{
    const auto wanted = [this] {
        QWidget *content = m_policies->parentWidget();
        content->layout()->invalidate();
        return content->minimumSizeHint().width() + style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    };
    m_policies->stack(false);
    m_policies->stack(wanted() > scaledForFont(mostSide));
    m_side->setFixedWidth(std::clamp(wanted(), scaledForFont(leastSide), scaledForFont(mostSide)));
}

void ForecastPage::forecast()
{
    if (!m_document || campaign().phase == Phase::Over)
        return;
    m_isStale = false;
    ForecastQuestion question;
    question.months = months();
    question.expected = m_expected->expectation();
    question.goals = goalsAhead(campaign());
    question.foes = foesAhead(campaign(), pack());
    question.seed = m_seed;
    const Policies policies = m_policies->policies();
    std::vector<ForecastQuestion> questions;
    for (const Policy &policy : policies) {
        question.policy = policy;
        if (questions.empty() || questions.front().policy != policy)
            questions.push_back(question);
    }
    m_asked = question;
    m_work->begin(campaign(), pack(), questions);
}

void ForecastPage::tell()
{
    if (!m_document || m_document->campaign().phase == Phase::Over)
        return;
    const Campaign &campaign = m_document->campaign();
    const Pack &pack = m_document->pack();
    const std::vector<CourseAhead> &courses = m_work->courses();
    const Policies policies = m_policies->policies();
    const QString when = systemOf(campaign, pack).turnLabel(campaign.turn, pack);
    m_from->setText(tr("from %1").arg(when));
    m_from->setToolTip(m_from->text());

    DrawnAxes axes;
    axes.repNow = campaign.repInAll();
    axes.hasEal = systemOf(campaign, pack).traits.hasActivityLevel;
    axes.hasEncounters = false;
    axes.hasSkill = pack.hasSkill;
    for (const int goal : m_asked.goals)
        axes.goals << campaign.goals[goal].text;
    for (const int foe : m_asked.foes)
        axes.foes << campaign.foes[foe].name;
    int most = axes.repNow;
    for (int turn = campaign.turn; turn < campaign.turn + months(); ++turn)
        axes.months << words::turnMark(turn, campaign, pack);
    std::vector<DrawnCourse> drawn;
    for (std::size_t i = 0; i < courses.size(); ++i) {
        const bool isOnly = courses.size() == 1;
        for (const TurnAhead &turn : courses[i].chain)
            axes.hasEncounters = axes.hasEncounters || turn.encounters.size() > 1;
        drawn.push_back({isOnly       ? std::optional<CourseSign>()
                             : i == 0 ? CourseSign::A
                                      : CourseSign::B,
                         policyTitle(policies, i, campaign), courses[i].chain, courses[i].tally});
        for (const MonthTally &month : courses[i].tally.months)
            most = std::max(most, month.rep.spread().p90);
    }
    constexpr int repStep = 5;
    axes.mostRep = (std::max(most, 1) / repStep + 1) * repStep;
    m_chart->load(std::move(drawn), axes);
    const QStringList signs{ForecastText::tr("A"), ForecastText::tr("B")};
    m_outcome->load(tr("After %1").arg(systemOf(campaign, pack).turnLabel(campaign.turn + months() - 1, pack)),
                    courses.size() > 1 ? signs : QStringList(), outcomesOf(courses, m_asked, campaign, pack));
    tellProgress();
}

void ForecastPage::tellProgress()
{
    const int runs = m_work->runs();
    const auto each = int(std::max<std::size_t>(1, m_work->courses().size()));
    double widest = 0;
    for (const CourseAhead &course : m_work->courses()) {
        for (const MonthTally &month : course.tally.months) {
            const Chance chance = course.tally.starAlive(month);
            widest = std::max(widest, (chance.high - chance.low) / 2);
        }
    }
    const QLocale locale;
    m_runs->setText(
        runs == 0 && !m_work->isWorking() ? tr("Cancelled before there were any runs. “Another seed” begins again.")
            : runs == 0
            ? tr("Looking ahead…")
            : tr("%1 runs each, so give or take %2%. Seed %3: the same seed, the same forecast.")
                  .arg(locale.toString(runs / each), locale.toString(widest * 100, 'f', 1), locale.toString(m_seed)));
    m_progress->setRange(0, std::max(1, m_work->runsWanted()));
    m_progress->setValue(runs);
    m_progress->setVisible(m_work->isWorking());
    const bool hadFocus = m_cancel->hasFocus();
    m_cancel->setVisible(m_work->isWorking());
    if (hadFocus && !m_work->isWorking())
        m_anotherSeed->setFocus();
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "ui/band/careerview.h"

#include "model/story/words.h"
#include "ui/band/figureparts.h"
#include "ui/band/repplot.h"
#include "ui/look/inks.h"
#include "ui/look/painting.h"
#include "ui/look/type.h"
#include "ui/parts/button.h"
#include "ui/parts/focus.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/parts/spokenrole.h"
#include "ui/window/page.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>

#include <algorithm>

namespace muster {

namespace {

constexpr int careerSide = 350;
constexpr int careerBeside = 860; // least width of a page with both sides
constexpr std::size_t latestShown = 24; // greatest number of battles, rolls or comrades

QLabel *careerHead(const QString &text)
{
    return makeQuietLabel(TextUse::ColumnHead, text);
}

QLabel *pencilled(const QString &text)
{
    return makeQuietParagraph(TextUse::SecondLine, text);
}

/// A row of squares, one for each of the figure's latest battles, filled if the comrade was there.
class TogetherStrip : public QWidget
{
public:
    TogetherStrip(const std::vector<bool> &together, bool star, const QString &inWords)
        : m_together(together.end() - std::ptrdiff_t(std::min(together.size(), mostSquares)), together.end())
        , m_star(star)
    {
        setAccessibleRole(*this, QAccessible::Graphic);
        setAccessibleName(inWords);
        setToolTip(inWords);
        setFixedSize(int(m_together.size()) * apart, square + 4);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        InkPainter painter(this);
        const Inks &inks = painter.inks;
        for (std::size_t i = 0; i < m_together.size(); ++i) {
            const QRectF place(qreal(i) * apart + 0.5, 2.5, square - 1, square - 1);
            const QColor colour = m_star ? inks.accent : inks.ink;
            outlined(painter, {m_together[i] ? colour : inks.rule, 1}, m_together[i] ? colour : QColor(Qt::transparent))
                .drawRoundedRect(place, 2, 2);
        }
    }

private:
    static constexpr std::size_t mostSquares = 12;
    static constexpr int square = 11;
    static constexpr int apart = 15;
    std::vector<bool> m_together;
    bool m_star;
};

} // namespace

CareerView::CareerView()
    //: Link back to the page with the band
    : m_back(new LinkButton(tr("The band")))
    , m_former(new Button("up", {}, nullptr, ButtonLook::Flat))
    , m_next(new Button("down", {}, nullptr, ButtonLook::Flat))
    , m_view(new QScrollArea)
    , m_parting(makeRule(Qt::Vertical))
    , m_head(new FigureHead)
    , m_portrait(new FigurePortrait)
    , m_gone(pencilled({}))
    , m_sums(gridOf(26, 0, {0, 8, 0, 12}))
    , m_plot(new RepPlot)
    , m_fought(new QWidget)
    , m_battles(gridOf(14, 5))
    , m_notes(new FigureNotes)
    , m_decided(vbox({}, 14, {0, 8, 0, 18}))
    //: Heading: who fought beside the figure
    , m_besideTitle(makeLabel(TextUse::SectionHeading, tr("Comrades")))
    , m_comrades(gridOf(12, 4, {0, 6, 0, 0}))
{
    showInSheet(*m_view, makeBody());
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    vbox(this, {makeBar(), {m_view, 1}}, 0);

    onPress(m_back, this, &CareerView::backWanted);
    onPress(m_former, this, [this] { go(-1); });
    onPress(m_next, this, [this] { go(1); });
    connect(m_portrait, &FigurePortrait::removeWanted, this, &CareerView::pictureStruck);
    for (const auto &[key, by] : {std::pair(Qt::ALT | Qt::Key_Up, -1), std::pair(Qt::ALT | Qt::Key_Down, 1)}) {
        auto *shortcut = new QShortcut(key, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, [this, by = by] { go(by); }); // buttons use the plain arrow keys
    }
    setFirstFocus(*this, m_back);
}

QLayout *CareerView::makeBar()
{
    m_back->setToolTip(tr("Back to the band (Esc)"));
    //: Button with an arrow, for a screen reader
    m_former->setAccessibleName(tr("Previous figure"));
    m_former->setToolTip(tr("Previous figure (Alt+Up)"));
    //: Button with an arrow, for a screen reader
    m_next->setAccessibleName(tr("Next figure"));
    m_next->setToolTip(tr("Next figure (Alt+Down)"));
    return hbox({m_back, Spring{1}, m_former, m_next}, 4, {24, 12, 16, 4});
}

QWidget *CareerView::makeBody()
{
    m_battles->setColumnStretch(3, 3);
    m_battles->setColumnStretch(4, 2);
    //: Heading of a table: the battles the figure took part in
    vbox(m_fought, {makeLabel(TextUse::SectionHeading, tr("Battles")), makeRule(), m_battles}, 6, {0, 10, 0, 0});

    QWidget *life = widgetWith(
        vbox({m_head, m_gone, m_portrait, m_sums, m_plot, m_fought, m_notes, Spring{1}}, 4, {24, 4, 24, 16}));

    m_comrades->setColumnStretch(0, 1);
    m_side = widgetWith(vbox({makeLabel(TextUse::SectionHeading, tr("The dice that decided")), makeRule(), m_decided,
                              m_besideTitle, m_comrades, Spring{1}},
                             2, {18, 4, 16, 16}));

    m_sides = hbox({{life, 1}, m_parting, m_side}, 0);
    return widgetWith(m_sides);
}

void CareerView::load(const CampaignDocument &document, FigureId id)
{
    const Careers careers = careersOf(document.history().stepsInForce(), document.pack());
    const Career *career = careers.find(id);
    if (!career)
        return;
    const Pack &pack = document.pack();
    const Campaign &campaign = document.campaign();
    const Figure &figure = career->figure;
    const bool another = m_figure != id;
    m_figure = id;
    m_all.clear();
    for (const Career &one : careers.all)
        m_all.push_back(one.figure.id);
    m_former->setEnabled(id != m_all.front());
    m_next->setEnabled(id != m_all.back());
    QStringList kind{words::kindOf(figure, pack), words::armour(figure.profile, pack), words::arms(figure, pack)};
    kind.removeAll(QString());
    //: Between the parts of a list
    m_head->load(figure, kind.join(tr(", ")), pack);
    m_gone->setVisible(career->farewell.has_value());
    if (career->farewell)
        m_gone->setText(tr("%1: %2.", "the month, how the figure left")
                            .arg(words::turn(career->farewell->turn, campaign, pack), career->how));
    m_portrait->load(document, id);
    loadSums(*career, document);
    const Figure *star = campaign.starOf(figure);
    m_plot->setVisible(!pack.hasSkill);
    const Career *stars = star && !figure.star ? careers.find(star->id) : nullptr;
    m_plot->load(seriesOf(career->chapters), lastTurnOf(campaign, id), stars ? seriesOf(stars->chapters) : RepSeries(),
                 {[&](int turn) { return words::turnMark(turn, campaign, pack); },
                  [&](int turn) { return words::turn(turn, campaign, pack); }});
    loadBattles(careers, *career, document);
    m_notes->load(campaign.words, figure);
    loadDecided(*career, document);
    loadComrades(careers, *career, document);
    if (another)
        m_view->verticalScrollBar()->setValue(0);
}

void CareerView::loadSums(const Career &career, const CampaignDocument &document)
{
    emptyLayout(*m_sums);
    const CareerSums &sums = career.sums;
    int column = 0;
    const auto add = [&](const QString &title, int number) {
        m_sums->addWidget(careerHead(title), 0, column);
        m_sums->addWidget(makeLabel(TextUse::RepRow, QString::number(number)), 1, column);
        ++column;
    };
    //: A number in the career: battles the figure took part in
    add(tr("Battles"), sums.battles);
    //: A number in the career: battles that were a success
    add(tr("Won"), sums.won);
    //: A number in the career: enemies out of the fight
    add(document.pack().hasSkill ? tr("Taken out") : tr("Killed"), sums.kills);
    if (sums.routed > 0)
        //: A number in the career: enemies that fled
        add(tr("Routed"), sums.routed);
    //: A number in the career: how often the figure was wounded
    add(tr("Wounded"), sums.wounds);
    //: A number in the career: how often the figure fled
    add(tr("Ran away"), sums.ranAway);
    //: A number in the career: friends who fell beside the figure
    add(tr("Comrades lost"), sums.lost);
    m_sums->setColumnStretch(column, 1);
}

/// Shows the latest battles, one per row.
void CareerView::loadBattles(const Careers &careers, const Career &career, const CampaignDocument &document)
{
    emptyLayout(*m_battles);
    m_fought->setVisible(!career.battles.empty());
    int row = 0;
    int column = 0;
    for (const QString &title :
         //: A column: the month or other turn
         {tr("When"), tr("Battle"), tr("Killed"), tr("What became of the figure"), tr("Comrades lost")})
        m_battles->addWidget(careerHead(title), row, column++);
    m_battles->addWidget(makeRule(), ++row, 0, 1, column);
    const std::size_t left = career.battles.size() - std::min(career.battles.size(), latestShown);
    for (std::size_t i = career.battles.size(); i > left; --i) {
        const CareerBattle &battle = career.battles[i - 1];
        const FoughtBattle &fought = careers.battles[battle.battle];
        QStringList lost;
        for (const FigureId id : careers.lostIn(career, battle))
            lost << document.campaign().findEver(id)->name;
        ++row;
        const QString what = tr("%1, %2", "encounter, outcome").arg(fought.title, words::inLine(fought.outcome));
        const QString kills = battle.deeds.kills > 0 ? QString::number(battle.deeds.kills) : QStringLiteral("–");
        addCells(*m_battles, row,
                 {{pencilled(words::turn(fought.turn, document.campaign(), document.pack())), 0, Qt::AlignTop},
                  {makeParagraph(TextUse::Body, what), 0, Qt::AlignTop},
                  {makeLabel(TextUse::BodyBold, kills), 0, Qt::AlignTop | Qt::AlignHCenter},
                  {makeParagraph(TextUse::SecondLine, battle.told), 0, Qt::AlignTop},
                  {pencilled(lost.isEmpty() ? QStringLiteral("–") : words::listing(lost)), 0, Qt::AlignTop}});
    }
    if (left > 0)
        m_battles->addWidget(pencilled(tr("%n earlier battles are in the chronicle.", nullptr, int(left))), row + 1, 0,
                             1, 5);
}

/// Shows the first chapter and the latest ones.
void CareerView::loadDecided(const Career &career, const CampaignDocument &document)
{
    emptyLayout(*m_decided);
    const std::vector<FigureChapter> &all = career.chapters;
    const std::size_t left = all.size() > latestShown ? all.size() - latestShown : 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (i == 1 && left > 0)
            m_decided->addWidget(pencilled(tr("%n more are in the chronicle.", nullptr, int(left))));
        if (i == 0 || i > left)
            m_decided->addWidget(new ChapterView(all[i], document.campaign(), document.pack()));
    }
}

void CareerView::loadComrades(const Careers &careers, const Career &career, const CampaignDocument &document)
{
    emptyLayout(*m_comrades);
    std::vector<CareerComrade> comrades = careers.comradesOf(career);
    m_besideTitle->setVisible(!comrades.empty());
    const std::size_t left = comrades.size() - std::min(comrades.size(), latestShown);
    comrades.resize(comrades.size() - left);
    int row = 0;
    for (const CareerComrade &comrade : comrades) {
        const Figure &figure = *document.campaign().findEver(comrade.id);
        const Career *other = careers.find(comrade.id);
        auto *name = new LinkButton(figure.name);
        name->setAccessibleName(tr("Career of %1").arg(figure.name));
        onPress(name, this, [this, id = comrade.id] { pageAround(*this)->showCareer(id); });
        const QString together = tr("%n battles together", nullptr, comrade.battles());
        addCells(*m_comrades, row++,
                 {{name, 0, Qt::AlignLeft},
                  new TogetherStrip(comrade.together, figure.star, together),
                  pencilled(other && other->farewell ? words::inLine(figure.status)
                                                     : words::worth(figure.profile, document.pack()))});
    }
    if (left > 0)
        //: Further comrades who are not listed
        m_comrades->addWidget(pencilled(tr("%n others", nullptr, int(left))), row, 0, 1, 3);
}

void CareerView::go(int by)
{
    const auto now = std::ranges::find(m_all, m_figure);
    const auto place = (now - m_all.begin()) + by;
    if (now != m_all.end() && place >= 0 && place < std::ptrdiff_t(m_all.size()))
        pageAround(*this)->showCareer(m_all[std::size_t(place)]);
}

/// Scrolls by key, because there are few widgets that take the focus.
void CareerView::keyPressEvent(QKeyEvent *event)
{
    QScrollBar &bar = *m_view->verticalScrollBar();
    switch (event->key()) {
    case Qt::Key_Escape:
        return emit backWanted();
    case Qt::Key_PageUp:
        return bar.triggerAction(QAbstractSlider::SliderPageStepSub);
    case Qt::Key_PageDown:
        return bar.triggerAction(QAbstractSlider::SliderPageStepAdd);
    default:
        QWidget::keyPressEvent(event);
    }
}

/// Measures again the widgets that were loaded while they were hidden.
void CareerView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    for (QWidget *part : m_view->widget()->findChildren<QWidget *>())
        part->updateGeometry();
}

void CareerView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool below = isFolded(window()->width()) || width() < scaledForFont(careerBeside);
    m_sides->setDirection(below ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_parting->setVisible(!below);
    m_side->setMinimumWidth(below ? 0 : scaledForFont(careerSide));
    m_side->setMaximumWidth(below ? QWIDGETSIZE_MAX : scaledForFont(careerSide));
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "ui/band/careerview.h"

#include "model/story/words.h"
#include "ui/band/figureparts.h"
#include "ui/band/repplot.h"
#include "ui/look/inks.h"
#include "ui/look/type.h"
#include "ui/parts/button.h"
#include "ui/parts/label.h"
#include "ui/parts/scrolled.h"
#include "ui/parts/spokenrole.h"
#include "ui/parts/tabstops.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace muster {

namespace {

constexpr int careerSide = 350;
constexpr int careerBeside = 860; // of a page that has both sides
constexpr std::size_t latestShown = 24; // battles, rolls or comrades

void dropAll(QLayout &layout)
{
    while (QLayoutItem *item = layout.takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

QLabel *careerHead(const QString &text)
{
    return makeLabel(TextUse::ColumnHead, text, nullptr, QPalette::PlaceholderText);
}

QLabel *pencilled(const QString &text)
{
    return makeParagraph(TextUse::SecondLine, text, nullptr, QPalette::PlaceholderText);
}

/// One square for each of the figure's latest battles, full where the comrade was there.
class TogetherStrip : public QWidget
{
public:
    TogetherStrip(const std::vector<bool> &together, bool star, const QString &inWords)
        : m_together(together.end() - static_cast<std::ptrdiff_t>(std::min(together.size(), mostSquares)),
                     together.end())
        , m_star(star)
    {
        speakAs(*this, QAccessible::Graphic);
        setAccessibleName(inWords);
        setToolTip(inWords);
        setFixedSize(static_cast<int>(m_together.size()) * apart, square + 4);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Inks &inks = inksOf(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        for (std::size_t i = 0; i < m_together.size(); ++i) {
            const QRectF place(static_cast<qreal>(i) * apart + 0.5, 2.5, square - 1, square - 1);
            const QColor colour = m_star ? inks.accent : inks.ink;
            painter.setPen(QPen(m_together[i] ? colour : inks.rule, 1));
            painter.setBrush(m_together[i] ? colour : QColor(Qt::transparent));
            painter.drawRoundedRect(place, 2, 2);
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

CareerView::CareerView(QWidget *parent)
    : QWidget(parent)
    , m_back(new LinkButton(tr("The band")))
    , m_former(new Button(QStringLiteral("up"), {}, nullptr, ButtonLook::Flat))
    , m_next(new Button(QStringLiteral("down"), {}, nullptr, ButtonLook::Flat))
    , m_view(new QScrollArea)
    , m_parting(makeRule(Qt::Vertical))
    , m_head(new FigureHead)
    , m_portrait(new FigurePortrait)
    , m_gone(pencilled({}))
    , m_sums(new QGridLayout)
    , m_plot(new RepPlot)
    , m_fought(new QWidget)
    , m_battles(new QGridLayout)
    , m_notes(new FigureNotes)
    , m_decided(new QVBoxLayout)
    , m_besideTitle(makeLabel(TextUse::SectionHeading, tr("Comrades")))
    , m_comrades(new QGridLayout)
{
    m_view->setWidgetResizable(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setFocusPolicy(Qt::NoFocus);
    m_view->setWidget(makeBody());
    m_view->widget()->setAutoFillBackground(false);
    m_view->viewport()->setAutoFillBackground(false);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(makeBar());
    column->addWidget(m_view, 1);

    connect(m_back, &QPushButton::clicked, this, &CareerView::backWanted);
    connect(m_former, &QPushButton::clicked, this, [this] { go(-1); });
    connect(m_next, &QPushButton::clicked, this, [this] { go(1); });
    connect(m_notes, &FigureNotes::noteWanted, this, &CareerView::noteWanted);
    connect(m_notes, &FigureNotes::noteChosen, this, &CareerView::noteChosen);
    connect(m_portrait, &FigurePortrait::replaceWanted, this, [this] { emit pictureWanted(m_figure); });
    connect(m_portrait, &FigurePortrait::removeWanted, this, &CareerView::pictureStruck);
    for (const auto &[key, by] : {std::pair(Qt::ALT | Qt::Key_Up, -1), std::pair(Qt::ALT | Qt::Key_Down, 1)}) {
        auto *shortcut = new QShortcut(key, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, [this, by = by] { go(by); }); // buttons take the arrows
    }
    beginAt(*this, m_back);
}

QLayout *CareerView::makeBar()
{
    m_back->setToolTip(tr("Back to the band (Esc)"));
    m_former->setAccessibleName(tr("Previous figure"));
    m_former->setToolTip(tr("Previous figure (Alt+Up)"));
    m_next->setAccessibleName(tr("Next figure"));
    m_next->setToolTip(tr("Next figure (Alt+Down)"));
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(24, 12, 16, 4);
    bar->setSpacing(4);
    bar->addWidget(m_back);
    bar->addStretch(1);
    bar->addWidget(m_former);
    bar->addWidget(m_next);
    return bar;
}

QWidget *CareerView::makeBody()
{
    m_sums->setHorizontalSpacing(26);
    m_sums->setVerticalSpacing(0);
    m_sums->setContentsMargins(0, 8, 0, 12);
    m_battles->setHorizontalSpacing(14);
    m_battles->setVerticalSpacing(5);
    m_battles->setContentsMargins(0, 0, 0, 0);
    m_battles->setColumnStretch(3, 3);
    m_battles->setColumnStretch(4, 2);
    auto *fought = new QVBoxLayout(m_fought);
    fought->setContentsMargins(0, 10, 0, 0);
    fought->setSpacing(6);
    fought->addWidget(makeLabel(TextUse::SectionHeading, tr("Battles")));
    fought->addWidget(makeRule());
    fought->addLayout(m_battles);

    auto *life = new QWidget;
    auto *column = new QVBoxLayout(life);
    column->setContentsMargins(24, 4, 24, 16);
    column->setSpacing(4);
    column->addWidget(m_head);
    column->addWidget(m_gone);
    column->addWidget(m_portrait);
    column->addLayout(m_sums);
    column->addWidget(m_plot);
    column->addWidget(m_fought);
    column->addWidget(m_notes);
    column->addStretch(1);

    m_decided->setSpacing(14);
    m_decided->setContentsMargins(0, 8, 0, 18);
    m_comrades->setHorizontalSpacing(12);
    m_comrades->setVerticalSpacing(4);
    m_comrades->setContentsMargins(0, 6, 0, 0);
    m_comrades->setColumnStretch(0, 1);
    m_side = new QWidget;
    auto *side = new QVBoxLayout(m_side);
    side->setContentsMargins(18, 4, 16, 16);
    side->setSpacing(2);
    side->addWidget(makeLabel(TextUse::SectionHeading, tr("The dice that decided")));
    side->addWidget(makeRule());
    side->addLayout(m_decided);
    side->addWidget(m_besideTitle);
    side->addLayout(m_comrades);
    side->addStretch(1);

    auto *body = new QWidget;
    m_sides = new QHBoxLayout(body);
    m_sides->setContentsMargins(0, 0, 0, 0);
    m_sides->setSpacing(0);
    m_sides->addWidget(life, 1);
    m_sides->addWidget(m_parting);
    m_sides->addWidget(m_side);
    return body;
}

void CareerView::load(const CampaignDocument &document, FigureId id)
{
    const Careers careers = careersOf(document.book().stepsInForce(), document.pack());
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
    dropAll(*m_sums);
    const CareerSums &sums = career.sums;
    int column = 0;
    const auto add = [&](const QString &title, int number) {
        m_sums->addWidget(careerHead(title), 0, column);
        m_sums->addWidget(makeLabel(TextUse::RepRow, QString::number(number)), 1, column);
        ++column;
    };
    add(tr("Battles"), sums.battles);
    add(tr("Won"), sums.won);
    add(document.pack().hasSkill ? tr("Taken out") : tr("Killed"), sums.kills);
    if (sums.routed > 0)
        add(tr("Routed"), sums.routed);
    add(tr("Wounded"), sums.wounds);
    add(tr("Ran away"), sums.ranAway);
    add(tr("Comrades lost"), sums.lost);
    m_sums->setColumnStretch(column, 1);
}

/// The latest, each in a row.
void CareerView::loadBattles(const Careers &careers, const Career &career, const CampaignDocument &document)
{
    dropAll(*m_battles);
    m_fought->setVisible(!career.battles.empty());
    int row = 0;
    int column = 0;
    for (const QString &title :
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
        m_battles->addWidget(pencilled(words::turn(fought.turn, document.campaign(), document.pack())), row, 0,
                             Qt::AlignTop);
        m_battles->addWidget(
            makeParagraph(TextUse::Body,
                          tr("%1, %2", "encounter, outcome").arg(fought.title, words::inLine(fought.outcome))),
            row, 1, Qt::AlignTop);
        m_battles->addWidget(
            makeLabel(TextUse::BodyBold,
                      battle.deeds.kills > 0 ? QString::number(battle.deeds.kills) : QStringLiteral("–")),
            row, 2, Qt::AlignTop | Qt::AlignHCenter);
        m_battles->addWidget(makeParagraph(TextUse::SecondLine, battle.told), row, 3, Qt::AlignTop);
        m_battles->addWidget(pencilled(lost.isEmpty() ? QStringLiteral("–") : words::listing(lost)), row, 4,
                             Qt::AlignTop);
    }
    if (left > 0)
        m_battles->addWidget(pencilled(tr("%n earlier battles are in the chronicle.", nullptr, static_cast<int>(left))),
                             row + 1, 0, 1, 5);
}

/// How it began, and what came last.
void CareerView::loadDecided(const Career &career, const CampaignDocument &document)
{
    dropAll(*m_decided);
    const std::vector<FigureChapter> &all = career.chapters;
    const std::size_t left = all.size() > latestShown ? all.size() - latestShown : 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (i == 1 && left > 0)
            m_decided->addWidget(pencilled(tr("%n more are in the chronicle.", nullptr, static_cast<int>(left))));
        if (i == 0 || i > left)
            m_decided->addWidget(new ChapterView(all[i], document.campaign(), document.pack()));
    }
}

void CareerView::loadComrades(const Careers &careers, const Career &career, const CampaignDocument &document)
{
    dropAll(*m_comrades);
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
        connect(name, &QPushButton::clicked, this, [this, id = comrade.id] { emit figureChosen(id); });
        const QString together = tr("%n battles together", nullptr, comrade.battles());
        m_comrades->addWidget(name, row, 0, Qt::AlignLeft);
        m_comrades->addWidget(new TogetherStrip(comrade.together, figure.star, together), row, 1);
        m_comrades->addWidget(pencilled(other && other->farewell ? words::inLine(figure.status)
                                                                 : words::worth(figure.profile, document.pack())),
                              row, 2);
        ++row;
    }
    if (left > 0)
        m_comrades->addWidget(pencilled(tr("%n others", nullptr, static_cast<int>(left))), row, 0, 1, 3);
}

void CareerView::go(int by)
{
    const auto now = std::find(m_all.begin(), m_all.end(), m_figure);
    const auto place = (now - m_all.begin()) + by;
    if (now != m_all.end() && place >= 0 && place < static_cast<std::ptrdiff_t>(m_all.size()))
        emit figureChosen(m_all[static_cast<std::size_t>(place)]);
}

/// There is little to stop at, and much to scroll.
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

/// What was loaded while it was hidden is measured again.
void CareerView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    for (QWidget *part : m_view->widget()->findChildren<QWidget *>())
        part->updateGeometry();
}

void CareerView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool below = isFolded(window()->width()) || width() < besideType(careerBeside);
    m_sides->setDirection(below ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_parting->setVisible(!below);
    m_side->setMinimumWidth(below ? 0 : besideType(careerSide));
    m_side->setMaximumWidth(below ? QWIDGETSIZE_MAX : besideType(careerSide));
}

} // namespace muster

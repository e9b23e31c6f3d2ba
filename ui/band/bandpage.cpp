// SPDX-License-Identifier: MIT
#include "ui/band/bandpage.h"

#include "model/actions/actions.h"
#include "model/actions/story.h"
#include "model/campaign/step.h"
#include "model/changes/band.h"
#include "model/items/rostermodel.h"
#include "model/odds/prospects.h"
#include "model/story/bandwords.h"
#include "model/story/words.h"
#include "ui/band/bandchoice.h"
#include "ui/band/bandmenu.h"
#include "ui/band/careerview.h"
#include "ui/band/figurepanel.h"
#include "ui/band/formerlist.h"
#include "ui/band/placesfree.h"
#include "ui/band/rosterview.h"
#include "ui/band/stockpilepanel.h"
#include "ui/look/controls.h"
#include "ui/look/type.h"
#include "ui/parts/button.h"
#include "ui/parts/diceentry.h"
#include "ui/parts/label.h"
#include "ui/parts/rowmenu.h"
#include "ui/parts/scrolled.h"
#include "ui/parts/tabstops.h"
#include "ui/window/actdice.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>

#include <utility>

namespace muster {

namespace {

constexpr int panelWidth = 350;
constexpr int widestPanel = 520;
constexpr int leastBeside = 900; // of a page that something stands beside
constexpr int widestTable = 1120; // an eye has to follow a line of it
constexpr int keysNamedHeight = 500; // high
constexpr int oneFrame = 16; // ms
constexpr QMargins diceDock(24, 10, 24, 14); ///< of the line for dice, which stays in sight

} // namespace

BandPage::BandPage(QWidget *parent)
    : Page(parent)
    , m_title(makeLabel(TextUse::PageTitle, tr("The band")))
    , m_summary(makeParagraph(TextUse::Body, {}, nullptr, QPalette::PlaceholderText))
    , m_bands(new BandChoice)
    , m_roster(new RosterView)
    , m_places(new PlacesFree)
    , m_former(new FormerList)
    , m_parting(makeRule(Qt::Vertical))
    , m_menu(new BandMenu(*m_roster, this))
    , m_view(new QScrollArea)
    , m_dockRule(makeRule())
{
    m_view->setWidgetResizable(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setFocusPolicy(Qt::NoFocus);
    m_view->setWidget(makeBody());
    // The sheet below shows through, with its round corners.
    m_view->widget()->setAutoFillBackground(false);
    m_view->viewport()->setAutoFillBackground(false);
    m_dockRule->hide();
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(0);
    page->addWidget(m_view, 1);
    page->addWidget(m_dockRule);

    connect(m_bands, &BandChoice::chosen, this, &BandPage::showBand);
    connect(m_roster, &RosterView::figureChosen, this, &BandPage::showFigure);
    connect(m_roster, &RosterView::refused, this, &Page::problem);
    connect(m_roster, &RosterView::careerWanted, this, &BandPage::showCareer);
    // The same row again, after somebody who has left.
    connect(m_roster, &QAbstractItemView::clicked, this, [this] { showFigure(m_roster->currentFigure()); });
    connect(m_former->rows(), &FormerRows::figureChosen, this, &BandPage::showFigure);
    connect(m_former->rows(), &FormerRows::careerWanted, this, &BandPage::showCareer);
    connect(m_menu, &BandMenu::careerWanted, this, &BandPage::showCareer);
    connect(m_roster, &QAbstractItemView::doubleClicked, m_menu, &BandMenu::correct);
    giveRowMenu(*m_roster, [this](QMenu &menu, const QModelIndex &) { menu.addActions(m_menu->figureActions()); });
    giveRowMenu(*m_former->rows(), [this](QMenu &menu, const QModelIndex &) {
        menu.addActions(m_menu->formerActions(m_former->rows()->chosen()));
    });
    connect(m_places, &QAbstractButton::clicked, this, [this] { recruit(); });
    connect(m_places, &PlacesFree::allWanted, this, [this] { recruit(true); });
    connect(m_places, &PlacesFree::byHandWanted, m_menu, &BandMenu::pickByHand);
    connect(m_former, &FormerList::bringBackWanted, m_menu, &BandMenu::bringBack);
    connect(m_menu, &BandMenu::recruitWanted, this, [this] { recruit(); });
    connect(m_menu, &BandMenu::actWanted, this, [this](const Act &act) {
        recruiting()->load(m_document);
        recruiting()->begin(act, DiceHabit::Own);
    });
    connect(m_menu, &BandMenu::printWanted, this, [this] { emit printWanted(SheetKind::Roster); });
    connect(m_menu, &BandMenu::noteWanted, this, [this](FigureId id) {
        emit noteWanted({AboutKind::Figure, number(id)});
    });
    connect(m_menu, &BandMenu::pictureWanted, this, [this](FigureId id) {
        emit pictureWanted({AboutKind::Figure, number(id)});
    });
    connect(m_menu, &BandMenu::problem, this, &Page::problem);
    m_former->hide();
    // Wherever the keyboard is: it is not in the roster right after a recruit.
    auto *rename = new QShortcut(Qt::Key_F2, m_roster, nullptr, nullptr, Qt::WindowShortcut);
    connect(rename, &QShortcut::activated, m_roster, &RosterView::rename);
    beginAt(*this, m_roster);
    m_afterPaint.setSingleShot(true);
    connect(&m_afterPaint, &QTimer::timeout, this, &BandPage::showRest);
}

ActDice *BandPage::recruiting()
{
    if (m_recruiting)
        return m_recruiting;
    m_recruiting = new ActDice(ActPlace::Band, this);
    m_recruiting->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_recruiting->setContentsMargins(diceDock);
    m_recruiting->hide();
    layout()->addWidget(m_recruiting);
    m_rolls = m_recruiting->takeRolls();
    m_rolls->hide();
    nameKeys();
    m_table->insertWidget(m_table->indexOf(m_places) + 1, m_rolls);
    const QScrollBar *bar = m_view->verticalScrollBar();
    connect(bar, &QScrollBar::rangeChanged, m_rolls, [this] {
        if (m_rolls->isVisible() && m_rolls->height() > 0) // the latest roll stays in sight
            m_view->ensureVisible(0, m_rolls->mapTo(m_view->widget(), m_rolls->rect().bottomLeft()).y(), 0, 0);
    });
    connect(m_recruiting, &ActDice::askingChanged, this, &BandPage::showDice);
    connect(m_recruiting, &ActDice::problem, this, &Page::problem);
    connect(m_recruiting, &ActDice::done, m_menu, &BandMenu::chooseNewcomer);
    connect(m_recruiting, &ActDice::done, this, &BandPage::tellWhoGoes);
    return m_recruiting;
}

/// Newcomers who outrank the Star: it is said at once that they are going, and why.
void BandPage::tellWhoGoes(const Step &step)
{
    QStringList going;
    for (const Change &change : step.changes) {
        const auto *joined = change.as<FigureJoined>();
        const Figure *figure = joined ? m_document->campaign().find(joined->figure.id) : nullptr;
        const auto prospect =
            figure ? loyaltyProspect(m_document->campaign(), m_document->pack(), *figure) : std::nullopt;
        if (prospect && prospect->goes)
            going << tr("%1: %2", "figure; why it takes no test").arg(figure->name, prospect->noTest);
    }
    if (!going.isEmpty())
        emit remark(going.join(u' '));
}

void BandPage::showRest()
{
    m_panel = new FigurePanel(m_side);
    m_side->layout()->addWidget(m_panel);
    m_panel->setVisible(!m_list);
    connect(m_panel, &FigurePanel::careerWanted, this, &BandPage::showCareer);
    connect(m_panel, &FigurePanel::noteWanted, this, [this](FigureId id) {
        emit noteWanted({AboutKind::Figure, number(id)});
    });
    connect(m_panel, &FigurePanel::noteChosen, this, &Page::noteChosen);
    connect(m_panel, &FigurePanel::pictureWanted, this, [this](FigureId id) {
        emit pictureWanted({AboutKind::Figure, number(id)});
    });
    connect(m_panel, &FigurePanel::pictureStruck, m_menu,
            [this](int picture) { m_menu->write(actions::strikePicture(m_document->campaign(), picture)); });
    m_stockpile = new StockpilePanel;
    m_table->insertWidget(m_table->indexOf(m_former), m_stockpile);
    connect(m_stockpile, &StockpilePanel::giveWanted, m_menu, &BandMenu::giveArms);
    m_stockpile->hide();
    if (!m_document)
        return;
    showFigure(m_roster->currentFigure());
    refreshBelowRoster();
}

QWidget *BandPage::makeHead()
{
    auto *correct = new Button(QStringLiteral("correct"), tr("Edit"), nullptr, ButtonLook::Flat);
    auto *print = new Button(QStringLiteral("print"), tr("Print roster"));
    connect(correct, &QPushButton::clicked, m_menu, &BandMenu::correct);
    connect(print, &QPushButton::clicked, this, [this] { emit printWanted(SheetKind::Roster); });

    auto *head = new QWidget;
    m_head = new QVBoxLayout(head);
    m_head->setContentsMargins(16, 0, 8, 0);
    m_head->setSpacing(4);
    auto *row = new QHBoxLayout;
    row->setSpacing(4);
    row->addWidget(m_title, 0, Qt::AlignBaseline);
    row->addSpacing(10);
    row->addWidget(m_summary, 1);
    row->addStretch();
    row->addWidget(m_bands);
    row->addWidget(correct);
    row->addWidget(print);
    m_head->addLayout(row);
    m_beside = row;
    return head;
}

/// Beside the title; where the choice of a band takes the room, below it.
void BandPage::laySummary(bool below)
{
    const bool isBelow = m_head->indexOf(m_summary) >= 0;
    if (isBelow == below)
        return;
    m_beside->removeWidget(m_summary);
    m_head->removeWidget(m_summary);
    if (below)
        m_head->addWidget(m_summary);
    else
        m_beside->insertWidget(2, m_summary, 1); // behind the title and its gap
}

QWidget *BandPage::makeTable()
{
    auto *table = new QWidget;
    m_table = new QVBoxLayout(table);
    m_table->setContentsMargins(12, 16, 12, 8);
    m_table->setSpacing(0);
    m_table->addWidget(makeHead());
    m_table->addSpacing(20);
    m_table->addWidget(m_roster);
    m_table->addSpacing(5);
    m_table->addWidget(m_places);
    m_table->addSpacing(16);
    m_table->addWidget(m_former);
    m_table->addStretch();
    return table;
}

QWidget *BandPage::makeBody()
{
    m_side = new QWidget;
    auto *inset = new QVBoxLayout(m_side);
    inset->setContentsMargins(18, 18, 16, 16);

    auto *body = new QWidget;
    m_sides = new QHBoxLayout(body);
    m_sides->setContentsMargins(0, 0, 0, 0);
    m_sides->setSpacing(0);
    m_sides->addWidget(makeTable(), 1);
    m_sides->addWidget(m_parting);
    m_sides->addWidget(m_side);
    m_sides->addStretch();
    return body;
}

void BandPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    const bool below = isFolded(window()->width()) || width() < besideType(leastBeside);
    m_sides->setDirection(below ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_parting->setVisible(!below);
    const int table = besideType(widestTable);
    const int beside = std::clamp(width() - table, besideType(panelWidth), besideType(widestPanel));
    m_table->parentWidget()->setMaximumWidth(below ? QWIDGETSIZE_MAX : table);
    m_side->setMinimumWidth(below ? 0 : beside);
    m_side->setMaximumWidth(below ? QWIDGETSIZE_MAX : beside);
    if (m_recruiting)
        nameKeys();
}

/// Where the page is low, the line for dice does without.
void BandPage::nameKeys()
{
    m_recruiting->entry()->setKeysNamed(height() >= besideType(keysNamedHeight));
}

void BandPage::setDocument(CampaignDocument *document)
{
    if (m_document)
        m_document->disconnect(this);
    leaveCareer();
    m_document = document;
    m_roster->setDocument(document);
    m_former->setDocument(document);
    m_menu->setDocument(document);
    if (m_recruiting)
        m_recruiting->load(document);
    if (!document)
        return;
    connect(document, &CampaignDocument::bookChanged, this, &BandPage::refresh);
    connect(document, &CampaignDocument::underWayChanged, this, &BandPage::takeUpDice);
    refresh();
}

void BandPage::refresh()
{
    const Campaign &campaign = m_document->campaign();
    m_bands->load(campaign);
    showBand();
    if (std::exchange(m_turn, campaign.turn) != campaign.turn)
        showTop();
    if (m_recruiting)
        m_recruiting->load(m_document);
    takeUpDice();
    refreshBelowRoster();
    showFigure(m_roster->currentFigure());
    refreshCareer();
    emit nextActChanged();
}

/// The first dice here may be those of a step that was undone; after them they are followed.
void BandPage::takeUpDice()
{
    const std::optional<ActUnderWay> &act = m_document->underWay();
    if (!m_recruiting && act && act->act.kind().places.testFlag(ActPlace::Band))
        recruiting()->load(m_document);
}

void BandPage::showBand()
{
    const Campaign &campaign = m_document->campaign();
    const Figure *star = m_bands->band() ? campaign.find(*m_bands->band()) : nullptr;
    m_title->setText(star ? words::bandOf(*star) : campaign.hasSeveralStars() ? tr("The bands") : tr("The band"));
    laySummary(campaign.hasSeveralStars());
    m_summary->setText(bandSummary(star ? campaign.bandOf(star->id) : campaign, m_document->pack()));
    m_roster->showBand(m_bands->band());
    refreshBelowRoster();
    emit nextActChanged();
}

FigureId BandPage::recruitingStar() const
{
    const Campaign &campaign = m_document->campaign();
    const std::optional<FigureId> shown = m_bands->band();
    if (shown && actions::checkRecruit(campaign, m_document->pack(), {1, *shown}).empty())
        return *shown;
    return actions::nextToRecruit(campaign, m_document->pack()); // another player's band may have room
}

/// Another month begins where the page does, not at whoever was looked at last.
void BandPage::showTop()
{
    m_roster->selectFirst();
    scrollToTop(*this);
}

void BandPage::refreshBelowRoster()
{
    if (isRecruiting()) {
        m_places->hide();
        m_former->hide();
    } else {
        m_places->load(m_document->campaign(), m_document->pack(), m_bands->band().value_or(recruitingStar()));
        if (m_panel)
            m_former->load(*m_document, m_bands->band());
    }
    if (m_stockpile)
        m_stockpile->load(m_document->campaign(), m_document->pack());
}

bool BandPage::isRecruiting() const
{
    return m_recruiting && !m_recruiting->isHidden();
}

void BandPage::showFigure(FigureId id)
{
    if (!m_document || !m_panel)
        return;
    m_panel->load(*m_document, id);
    if (m_document->campaign().find(id)) {
        m_former->rows()->setCurrentIndex({}); // one row is chosen, above or below
        letLead(*m_roster, *m_former->rows());
    } else if (id != FigureId{}) {
        letLead(*m_former->rows(), *m_roster);
    }
}

void BandPage::paintEvent(QPaintEvent *event)
{
    Page::paintEvent(event);
    if (!m_panel && !m_afterPaint.isActive())
        m_afterPaint.start(oneFrame);
}

std::optional<NextAct> BandPage::nextAct()
{
    if (!m_document)
        return std::nullopt;
    const Campaign &campaign = m_document->campaign();
    if (m_recruiting) {
        if (auto roll = m_recruiting->nextAct())
            return roll;
    }
    const Figure *star = campaign.find(recruitingStar());
    if (!star || !actions::checkRecruit(campaign, m_document->pack(), {1, star->id}).empty())
        return std::nullopt;
    const ArmyList *list = m_document->pack().list(campaign.listOf(*star));
    return NextAct{QStringLiteral("recruit"),
                   campaign.hasSeveralStars()        ? tr("Recruit for %1").arg(words::player(*star))
                       : m_document->pack().hasSkill ? tr("Recruit figure")
                                                     : tr("Recruit Grunt"),
                   list ? tr("%1, %2 list").arg(words::dice(list->figures.dice, list->figures.sides), list->title)
                        : QString(),
                   true, [this] { recruit(); }};
}

std::optional<About> BandPage::takeChosen()
{
    const FigureId id = showsCareer() ? m_career->figure() : m_panel ? m_panel->figure() : m_roster->currentFigure();
    const bool isThere = m_document && m_document->campaign().findEver(id);
    return isThere ? std::optional(About{AboutKind::Figure, number(id)}) : std::nullopt;
}

std::optional<About> BandPage::aboutAt(QPoint place) const
{
    const auto about = [](FigureId id) { return About{AboutKind::Figure, number(id)}; };
    if (showsCareer() && m_document)
        return about(m_career->figure());
    const auto rowAt = [&](const QAbstractItemView &rows) {
        const QPoint there = rows.viewport()->mapFromGlobal(place);
        const bool isSeen = rows.isVisible() && rows.viewport()->rect().contains(there);
        return isSeen ? rows.indexAt(there) : QModelIndex();
    };
    if (const QModelIndex row = rowAt(*m_roster); row.isValid())
        return about(FigureId(row.data(RosterModel::IdRole).toInt()));
    if (const QModelIndex row = rowAt(*m_former->rows()); row.isValid())
        return about(FigureId(row.data(FormerModel::IdRole).toInt()));
    const bool inPanel = m_panel && m_panel->rect().contains(m_panel->mapFromGlobal(place));
    return inPanel && m_document ? std::optional(about(m_panel->figure())) : std::nullopt;
}

QList<QAction *> BandPage::menuActions()
{
    return m_menu->actions();
}

void BandPage::recruit(bool all)
{
    if (!isVisible())
        emit pageWanted(PageKind::Band);
    leaveCareer();
    recruiting()->load(m_document);
    acts::Recruit act{.all = all};
    if (m_document->campaign().hasSeveralStars()) {
        const FigureId star = recruitingStar();
        if (m_bands->band())
            m_bands->show(star);
        act.star = number(star);
    }
    recruiting()->begin(act, DiceHabit::Own);
}

void BandPage::showDice(bool asking)
{
    if (!asking && m_recruiting->isAncestorOf(QApplication::focusWidget()))
        m_roster->setFocus(Qt::OtherFocusReason); // not whatever comes next to what is going
    for (QWidget *part : {static_cast<QWidget *>(m_recruiting), m_rolls, m_dockRule})
        part->setVisible(asking);
    showList();
    beginAt(*this, asking ? static_cast<QWidget *>(m_recruiting->entry()) : m_roster);
    if (m_document)
        refreshBelowRoster();
    emit nextActChanged();
}

} // namespace muster

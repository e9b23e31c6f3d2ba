// SPDX-License-Identifier: MIT
#include "ui/band/bandpage.h"

#include "model/actions/actions.h"
#include "ui/band/bandmenu.h"
#include "ui/band/figurepanel.h"
#include "ui/band/formerlist.h"
#include "ui/band/placesfree.h"
#include "ui/band/rosterview.h"
#include "ui/parts/button.h"
#include "ui/parts/diceconversation.h"
#include "ui/parts/diceentry.h"
#include "ui/parts/label.h"
#include "ui/parts/rule.h"
#include "ui/window/campaigns.h"

#include <QHBoxLayout>
#include <QScrollArea>
#include <QTimer>

namespace muster {

namespace {

constexpr int panelWidth = 350;
constexpr int narrow = 1100 - 145; // of the window, without its tabs and margins

} // namespace

BandPage::BandPage(QWidget *parent)
    : Page(parent)
    , m_summary(makeLabel(TextUse::Body, {}, nullptr, QPalette::PlaceholderText))
    , m_roster(new RosterView)
    , m_places(new PlacesFree)
    , m_recruiting(new DiceConversation)
    , m_former(new FormerList)
    , m_panel(new FigurePanel)
    , m_parting(makeRule(Qt::Vertical))
    , m_menu(new BandMenu(*m_roster, this))
{
    m_recruiting->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_recruiting->hide();
    m_panel->hide();

    auto *scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(makeBody());
    // The sheet below shows through, with its round corners.
    scroll->widget()->setAutoFillBackground(false);
    scroll->viewport()->setAutoFillBackground(false);
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->addWidget(scroll);

    connect(m_roster, &RosterView::figureChosen, this, &BandPage::showFigure);
    connect(m_roster, &RosterView::refused, this, &Page::problem);
    connect(m_roster, &QAbstractItemView::doubleClicked, m_menu, &BandMenu::correct);
    connect(m_places, &QAbstractButton::clicked, this, &BandPage::recruit);
    connect(m_places, &PlacesFree::byHandWanted, m_menu, &BandMenu::pickByHand);
    connect(m_former, &FormerList::bringBackWanted, m_menu, &BandMenu::bringBack);
    connect(m_menu, &BandMenu::recruitWanted, this, &BandPage::recruit);
    connect(m_menu, &BandMenu::printWanted, this, [this] { emit printWanted(SheetKind::Roster); });
    connect(m_menu, &BandMenu::problem, this, &Page::problem);
    connect(m_recruiting, &DiceConversation::cancelled, this, &BandPage::endRecruiting);
    connect(m_recruiting, &DiceConversation::advanced, this, &Page::nextActChanged);
    connect(m_recruiting, &DiceConversation::completed, this, [this](const Step &rolled) {
        const Step step = rolled; // it is gone with the conversation
        endRecruiting();
        m_menu->write(step);
    });
}

QWidget *BandPage::makeHead()
{
    auto *correct = new Button(QStringLiteral("correct"), tr("Correct"), nullptr, ButtonLook::Flat);
    auto *print = new Button(QStringLiteral("print"), tr("Print roster"));
    connect(correct, &QPushButton::clicked, m_menu, &BandMenu::correct);
    connect(print, &QPushButton::clicked, this, [this] { emit printWanted(SheetKind::Roster); });

    auto *head = new QWidget;
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(16, 0, 8, 0);
    row->setSpacing(4);
    row->addWidget(makeLabel(TextUse::PageTitle, tr("The band")), 0, Qt::AlignBaseline);
    row->addSpacing(10);
    row->addWidget(m_summary, 0, Qt::AlignBaseline);
    row->addStretch();
    row->addWidget(correct);
    row->addWidget(print);
    return head;
}

QWidget *BandPage::makeTable()
{
    auto *table = new QWidget;
    auto *column = new QVBoxLayout(table);
    column->setContentsMargins(12, 16, 12, 8);
    column->setSpacing(0);
    column->addWidget(makeHead());
    column->addSpacing(20);
    column->addWidget(m_roster);
    column->addSpacing(5);
    column->addWidget(m_places);
    column->addWidget(m_recruiting);
    column->addSpacing(16);
    column->addWidget(m_former);
    column->addStretch();
    return table;
}

QWidget *BandPage::makeBody()
{
    auto *panel = new QWidget;
    auto *inset = new QVBoxLayout(panel);
    inset->setContentsMargins(18, 18, 16, 16);
    inset->addWidget(m_panel);

    auto *body = new QWidget;
    m_sides = new QHBoxLayout(body);
    m_sides->setContentsMargins(0, 0, 0, 0);
    m_sides->setSpacing(0);
    m_sides->addWidget(makeTable(), 1);
    m_sides->addWidget(m_parting);
    m_sides->addWidget(panel);
    return body;
}

void BandPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    const bool below = width() < narrow;
    m_sides->setDirection(below ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_parting->setVisible(!below);
    QWidget *panel = m_panel->parentWidget();
    panel->setMinimumWidth(below ? 0 : panelWidth);
    panel->setMaximumWidth(below ? QWIDGETSIZE_MAX : panelWidth);
}

void BandPage::setDocument(CampaignDocument *document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    endRecruiting();
    m_roster->setDocument(document);
    m_menu->setDocument(document);
    if (!document)
        return;
    connect(document, &CampaignDocument::bookChanged, this, &BandPage::refresh);
    refresh();
}

void BandPage::refresh()
{
    const Campaign &campaign = m_document->campaign();
    const Figure *star = campaign.star();
    m_summary->setText(star ? tr("Star and %1 of %2 Grunts, Rep %3 in all")
                                  .arg(campaign.gruntCount())
                                  .arg(std::max(star->rep(), campaign.gruntCount()))
                                  .arg(campaign.repInAll())
                            : tr("No Star; Grunts: %1").arg(campaign.gruntCount()));
    m_places->load(campaign);
    m_former->load(*m_document);
    if (!m_recruiting->isHidden() && !actions::checkRecruit(campaign, m_document->pack(), 1).empty())
        endRecruiting();
    if (!m_recruiting->isHidden()) {
        m_places->hide();
        m_former->hide();
    }
    showFigure(m_roster->currentFigure());
    emit nextActChanged();
}

void BandPage::showFigure(FigureId id)
{
    if (m_document && !m_panel->isHidden())
        m_panel->load(*m_document, id);
}

void BandPage::paintEvent(QPaintEvent *event)
{
    Page::paintEvent(event);
    if (!m_panel->isHidden())
        return;
    QTimer::singleShot(0, this, [this] {
        m_panel->show();
        showFigure(m_roster->currentFigure());
    });
}

std::optional<NextAct> BandPage::nextAct()
{
    if (!m_document)
        return std::nullopt;
    const Campaign &campaign = m_document->campaign();
    if (!m_recruiting->isHidden()) {
        const auto wanted = m_recruiting->deed().wanted();
        return NextAct{QStringLiteral("dice"), tr("Roll for me"),
                       wanted ? words::request(*wanted, words::namesIn(campaign)) : QString(), true,
                       [this] { m_recruiting->entry()->take(); }};
    }
    if (!actions::checkRecruit(campaign, m_document->pack(), 1).empty())
        return std::nullopt;
    const ArmyList *list = m_document->pack().list(campaign.list);
    return NextAct{QStringLiteral("recruit"), tr("Recruit a Grunt"),
                   tr("2d6 on the %1 list").arg(list ? list->title : QString()), true, [this] { recruit(); }};
}

QList<QAction *> BandPage::menuActions()
{
    return m_menu->actions();
}

void BandPage::recruit()
{
    if (const Problems problems = actions::checkRecruit(m_document->campaign(), m_document->pack(), 1);
        !problems.empty()) {
        emit problem(textOf(problems));
        return;
    }
    m_recruiting->start(StepKind::Recruited,
                        [document = m_document](Dice &dice, Step &step) {
                            actions::recruit(document->campaign(), document->pack(), 1, dice, step);
                        },
                        {words::namesIn(m_document->campaign()), {}, {}});
    m_places->hide();
    m_former->hide();
    m_recruiting->show();
    m_recruiting->entry()->setFocus();
    emit nextActChanged();
}

void BandPage::endRecruiting()
{
    m_recruiting->stop();
    m_recruiting->hide();
    if (m_document) {
        m_places->load(m_document->campaign());
        m_former->load(*m_document);
    }
    emit nextActChanged();
}

} // namespace muster

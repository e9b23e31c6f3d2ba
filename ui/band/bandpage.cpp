// SPDX-License-Identifier: MIT
#include "ui/band/bandpage.h"

#include "model/actions/actions.h"
#include "ui/band/byhand.h"
#include "ui/band/figurecorrection.h"
#include "ui/band/figurepanel.h"
#include "ui/band/formerlist.h"
#include "ui/band/namesdialog.h"
#include "ui/band/placesfree.h"
#include "ui/band/rosterview.h"
#include "ui/parts/button.h"
#include "ui/parts/diceconversation.h"
#include "ui/parts/diceentry.h"
#include "ui/parts/label.h"
#include "ui/parts/rule.h"
#include "ui/window/campaigns.h"

#include <QAction>
#include <QHBoxLayout>
#include <QMenu>
#include <QScrollArea>

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
{
    makeActions();
    m_recruiting->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_recruiting->hide();

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
    connect(m_roster, &QAbstractItemView::doubleClicked, this, &BandPage::correct);
    connect(m_places, &QAbstractButton::clicked, this, &BandPage::recruit);
    connect(m_places, &PlacesFree::byHandWanted, this, &BandPage::pickByHand);
    connect(m_former, &FormerList::bringBackWanted, this, &BandPage::bringBack);
    connect(m_recruiting, &DiceConversation::cancelled, this, &BandPage::endRecruiting);
    connect(m_recruiting, &DiceConversation::advanced, this, &Page::nextActChanged);
    connect(m_recruiting, &DiceConversation::completed, this, [this](const Step &rolled) {
        const Step step = rolled; // it is gone with the conversation
        endRecruiting();
        write(step);
    });
}

void BandPage::makeActions()
{
    const auto action = [this](const QString &text, auto slot) {
        auto *made = new QAction(text, this);
        connect(made, &QAction::triggered, this, slot);
        return made;
    };
    m_recruit = action(tr("&Recruit a Grunt by dice"), &BandPage::recruit);
    m_byHand = action(tr("Pick a Grunt by &hand…"), &BandPage::pickByHand);
    m_correct = action(tr("&Correct…"), &BandPage::correct);
    m_dismiss = action(tr("&Dismiss"), &BandPage::dismiss);
    m_names = action(tr("&Names…"), &BandPage::editNames);
    m_print = action(tr("&Print roster…"), [this] { emit printWanted(SheetKind::Roster); });
    m_bringBack = new QMenu(tr("&Bring back"), this);
    connect(m_bringBack, &QMenu::aboutToShow, this, &BandPage::listFormer);
    m_separator = new QAction(this);
    m_separator->setSeparator(true);
}

QWidget *BandPage::makeHead()
{
    auto *correct = new Button(QStringLiteral("correct"), tr("Correct"), nullptr, ButtonLook::Flat);
    auto *print = new Button(QStringLiteral("print"), tr("Print roster"));
    connect(correct, &QPushButton::clicked, this, &BandPage::correct);
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
    if (m_document)
        m_panel->load(*m_document, id);
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
    const bool room = m_document && actions::checkRecruit(m_document->campaign(), m_document->pack(), 1).empty();
    const Figure *chosen = m_document ? m_document->campaign().find(m_roster->currentFigure()) : nullptr;
    m_recruit->setEnabled(room);
    m_bringBack->setEnabled(m_document && !m_document->campaign().former.empty());
    m_byHand->setEnabled(room);
    m_correct->setEnabled(chosen);
    m_dismiss->setEnabled(chosen && !chosen->star && m_document->campaign().phase == Phase::Prepare);
    m_correct->setText(chosen ? tr("&Correct %1…").arg(QString(chosen->name).replace(u'&', QStringLiteral("&&")))
                              : tr("&Correct…"));
    m_dismiss->setText(chosen ? tr("&Dismiss %1").arg(QString(chosen->name).replace(u'&', QStringLiteral("&&")))
                              : tr("&Dismiss"));
    return {m_recruit, m_byHand, m_correct, m_dismiss, m_bringBack->menuAction(), m_names, m_separator, m_print};
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

void BandPage::write(Result<Step> step)
{
    if (!step) {
        emit problem(textOf(step.problems()));
        return;
    }
    const int lastId = m_document->campaign().lastId;
    if (const auto written = m_document->write(*std::move(step)); !written)
        emit problem(written.problem().text);
    else if (m_document->campaign().lastId > lastId)
        m_roster->select(FigureId(m_document->campaign().lastId));
}

void BandPage::pickByHand()
{
    const int lastId = m_document->campaign().lastId;
    ByHand dialog(*m_document, this);
    if (dialog.exec() == QDialog::Accepted && m_document->campaign().lastId > lastId)
        m_roster->select(FigureId(m_document->campaign().lastId));
}

void BandPage::correct()
{
    if (!m_document->campaign().find(m_roster->currentFigure()))
        return;
    FigureCorrection dialog(*m_document, m_roster->currentFigure(), this);
    dialog.exec();
}

void BandPage::dismiss()
{
    write(actions::dismiss(m_document->campaign(), m_roster->currentFigure()));
}

void BandPage::editNames()
{
    NamesDialog dialog(m_document->pack(), this);
    if (dialog.exec() == QDialog::Accepted)
        m_document->readNamesAgain();
}

void BandPage::listFormer()
{
    m_bringBack->clear();
    for (const FormerFigure &former : m_document->campaign().former) {
        QAction *action = m_bringBack->addAction(QString(former.figure.name).replace(u'&', QStringLiteral("&&")));
        connect(action, &QAction::triggered, this, [this, id = former.figure.id] { bringBack(id); });
    }
}

void BandPage::bringBack(FigureId id)
{
    write(actions::bringBack(m_document->campaign(), m_document->pack(), id));
    m_roster->select(id);
}

} // namespace muster

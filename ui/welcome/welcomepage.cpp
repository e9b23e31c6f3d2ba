// SPDX-License-Identifier: MIT
#include "ui/welcome/welcomepage.h"

#include "ui/look/inks.h"
#include "ui/parts/label.h"
#include "ui/welcome/actcard.h"
#include "ui/welcome/monthstrip.h"
#include "ui/welcome/recentlist.h"
#include "ui/welcome/recentrow.h"
#include "ui/window/menus.h"
#include "ui/window/messagebar.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QPainter>

namespace muster {

namespace {

constexpr int actsWidth = 392;
constexpr int sheetMargin = 12; // of the desk around the sheet
constexpr qreal sheetRound = 8;

} // namespace

WelcomePage::WelcomePage(QWidget *parent)
    : QWidget(parent)
    , m_messages(new MessageBar(this))
    , m_recent(new RecentList)
    , m_sheet(new QWidget)
{
    connect(m_recent, &RecentList::openWanted, this, &WelcomePage::fileWanted);
    connect(m_recent, &RecentList::findWanted, this, &WelcomePage::findWanted);
    connect(m_recent, &RecentList::removeWanted, this, &WelcomePage::removeWanted);

    auto *halves = new QHBoxLayout;
    halves->setContentsMargins(32, 24, 28, 20);
    halves->setSpacing(0);
    halves->addWidget(makeActs());
    halves->addSpacing(28);
    halves->addWidget(makeRule(Qt::Vertical));
    halves->addSpacing(28);
    halves->addWidget(m_recent, 1);
    m_sheet->setBackgroundRole(QPalette::Base);
    auto *sheet = new QVBoxLayout(m_sheet);
    sheet->setContentsMargins(1, 1, 1, 1);
    sheet->setSpacing(0);
    sheet->addLayout(halves, 1);

    auto *head = new QVBoxLayout;
    head->setContentsMargins(8, 4, 8, 10);
    head->setSpacing(4);
    head->addWidget(makeLabel(TextUse::CampaignName, tr("Muster")));
    head->addWidget(
        makeLabel(TextUse::Body, tr("for Two Hour Wargames skirmish campaigns"), nullptr, QPalette::PlaceholderText));
    auto *version = makeLabel(TextUse::SecondLine, tr("Muster %1").arg(QApplication::applicationVersion()), nullptr,
                              QPalette::PlaceholderText);
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(sheetMargin, 0, sheetMargin, 6);
    page->setSpacing(4);
    page->addLayout(head);
    page->addWidget(m_sheet, 1);
    page->addWidget(version, 0, Qt::AlignRight);
}

QWidget *WelcomePage::makeActs()
{
    auto *found = new ActCard(QStringLiteral("plus"), tr("New campaign"),
                              tr("Rules, Star and band: everything is suggested"), ButtonLook::Primary);
    auto *open = new ActCard(QStringLiteral("folder"), tr("Open…"), tr("A campaign file, or drop one here"),
                             ButtonLook::Outlined);
    auto *paper = new ActCard(QStringLiteral("words"), tr("Begin from paper"),
                              tr("A campaign you already play, in one form"), ButtonLook::Outlined);
    auto *sample = new ActCard(QStringLiteral("chronicle"), tr("See the sample"),
                               tr("The Harrow Marches, six months played"), ButtonLook::Outlined);
    found->setKeyHint(QKeySequence::New);
    open->setKeyHint(QKeySequence::Open);
    paper->setKeyHint(fromPaperKey());
    sample->setKeyHint(sampleKey());
    connect(paper, &QAbstractButton::clicked, this, &WelcomePage::paperWanted);
    connect(found, &QAbstractButton::clicked, this, &WelcomePage::newWanted);
    connect(open, &QAbstractButton::clicked, this, &WelcomePage::openWanted);
    connect(sample, &QAbstractButton::clicked, this, &WelcomePage::sampleWanted);

    auto *acts = new QWidget;
    acts->setFixedWidth(besideType(actsWidth));
    auto *column = new QVBoxLayout(acts);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    column->addWidget(makeLabel(TextUse::PageTitle, tr("Welcome")));
    column->addWidget(makeParagraph(
        TextUse::Body,
        tr("A Star, a few Grunts, and a month at a time: recruit, prepare, play on your table, record the casualties. "
           "Roll your own dice or let Muster roll. Every step is saved and can be undone.")));
    column->addSpacing(8);
    column->addWidget(found);
    column->addWidget(open);
    column->addWidget(paper);
    column->addWidget(sample);
    column->addSpacing(16);
    column->addWidget(makeLabel(TextUse::SecondLineBold, tr("How a month goes")));
    column->addWidget(new MonthStrip);
    column->addStretch(1);
    m_found = found;
    return acts;
}

void WelcomePage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    const QList<RecentRow *> rows = m_recent->rows();
    (rows.isEmpty() ? m_found : rows.first())->setFocus(Qt::OtherFocusReason);
}

void WelcomePage::paintEvent(QPaintEvent *)
{
    const Inks &inks = inksOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(inks.rule, 1));
    painter.setBrush(inks.paper);
    painter.drawRoundedRect(QRectF(m_sheet->geometry()).adjusted(0.5, 0.5, -0.5, -0.5), sheetRound, sheetRound);
}

} // namespace muster

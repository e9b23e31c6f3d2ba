// SPDX-License-Identifier: MIT
#include "ui/odds/oddspage.h"

#include "ui/odds/contactcard.h"
#include "ui/odds/loyaltycard.h"
#include "ui/odds/luckview.h"
#include "ui/odds/recoverycard.h"
#include "ui/odds/shootcard.h"
#include "ui/odds/woundcard.h"
#include "ui/parts/button.h"
#include "ui/parts/choice.h"
#include "ui/parts/label.h"
#include "ui/parts/scrolled.h"
#include "ui/parts/tabstops.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QStyle>

#include <algorithm>

namespace muster {

namespace {

constexpr int widestCard = 560;
constexpr int leastAbout = 560;
constexpr int pageMargin = 24;

} // namespace

OddsPage::OddsPage(QWidget *parent)
    : Page(parent)
    , m_view(new Choice)
    , m_luck(new LuckView)
    , m_about(new ElidedLabel)
    , m_fill(new Button(QStringLiteral("undo"), tr("Reset to campa&ign")))
    , m_row(new QHBoxLayout)
    , m_nothing(makeParagraph(
          TextUse::Body,
          tr("These rules have no odds to work out here. Each figure’s chance to hit is shown on the Band page.")))
    , m_cards{new LoyaltyCard, new RecoveryCard, new WoundCard, new ContactCard, new ShootCard}
{
    m_fill->setAccessibleName(tr("Reset to campaign"));
    m_fill->setToolTip(tr("Fill in the campaign’s current values again"));
    connect(m_fill, &QPushButton::clicked, this, &OddsPage::fill);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(pageMargin, 14, pageMargin, 0);
    head->setSpacing(14);
    head->addWidget(makeLabel(TextUse::PageTitle, tr("Odds")), 0, Qt::AlignBaseline);
    m_about->setFont(fontFor(TextUse::Body));
    m_about->setForegroundRole(QPalette::PlaceholderText);
    head->addWidget(m_about, 1, Qt::AlignBaseline);
    m_view->addItem({}, tr("What if"));
    m_view->addItem({}, tr("Luck so far"));
    m_view->setCurrent(0);
    m_view->setAccessibleName(tr("What is shown"));
    connect(m_view, &Choice::chosen, this, &OddsPage::showChosen);
    head->addWidget(m_fill);
    head->addWidget(m_view);

    connect(m_luck, &LuckView::stepWanted, this, &Page::stepWanted);
    m_row->setSpacing(32);
    for (OddsCard *card : m_cards) {
        card->setMaximumWidth(besideType(widestCard));
        m_row->addWidget(card, 1);
    }
    m_row->addStretch();
    auto *body = new QWidget;
    auto *column = new QVBoxLayout(body);
    column->setContentsMargins(pageMargin, 12, pageMargin, 12);
    column->setSpacing(12);
    column->addWidget(m_luck);
    column->addWidget(m_nothing);
    column->addLayout(m_row, 1);
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(0);
    page->addLayout(head);
    page->addWidget(scrolled(body), 1);
}

void OddsPage::setDocument(CampaignDocument *document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    setEnabled(document);
    if (document)
        connect(document, &CampaignDocument::bookChanged, this, &OddsPage::fill);
    fill();
}

void OddsPage::fill()
{
    if (!m_document)
        return;
    beginAt(*this, m_fill);
    for (auto card = m_cards.rbegin(); card != m_cards.rend(); ++card) {
        if ((*card)->load(*m_document)) {
            m_asked.insert(*card);
            beginAt(*this, *card);
        } else {
            m_asked.erase(*card);
        }
    }
    showChosen();
}

void OddsPage::showChosen()
{
    const bool luck = m_view->current() == 1;
    for (OddsCard *card : m_cards)
        card->setVisible(!luck && m_asked.contains(card));
    m_fill->setVisible(!luck && !m_asked.empty());
    m_nothing->setVisible(!luck && m_asked.empty());
    m_luck->setVisible(luck);
    if (luck && m_document)
        m_luck->load(*m_document);
    m_about->setText(luck ? tr("Every die of this campaign, and how far it strayed from fair.")
                          : tr("Exact odds for any “what if”. Nothing here changes the campaign."));
    m_about->setToolTip(m_about->text());
    layOutCards();
}

void OddsPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    layOutCards();
}

void OddsPage::layOutCards()
{
    // Beside each other they may be high enough to scroll.
    int beside = 2 * pageMargin - m_row->spacing() + style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    for (const OddsCard *card : m_cards)
        beside += card->isHidden() ? 0 : card->minimumSizeHint().width() + m_row->spacing();
    const bool stacked = width() < beside;
    m_row->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    // How high a stacked card is goes by the width it really has.
    m_about->setVisible(width() >= besideType(leastAbout)); // rather than that nothing of it is read
    const int unused = width() - 2 * pageMargin - besideType(widestCard);
    m_row->setContentsMargins(0, 0, stacked ? std::max(0, unused) : 0, 0);
}

} // namespace muster

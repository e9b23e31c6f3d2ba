// SPDX-License-Identifier: MIT
#include "ui/odds/oddspage.h"

#include "model/campaign/campaigndocument.h"
#include "model/campaign/step.h"
#include "model/odds/expectation.h"
#include "model/story/words.h"
#include "ui/look/inks.h"
#include "ui/odds/oddscards.h"
#include "ui/parts/button.h"
#include "ui/parts/focus.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"

#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace muster {

namespace {

constexpr qreal faceBarWidth = 14;
constexpr qreal faceBarApart = 24;
constexpr qreal barsHeight = 44;
constexpr double commonest = 1.0 / 3; ///< rolls with a higher chance than this are not listed

int faceLine()
{
    return lineSpacingOf(TextUse::ColumnHead);
}

QString facesIn(const Roll &roll)
{
    QStringList faces;
    for (const Die &die : roll.dice)
        faces << QString::number(die.face);
    return faces.join(u' ');
}

constexpr int widestCard = 560;
constexpr int leastAbout = 560;
constexpr int pageMargin = 24;

} // namespace

/// A bar for the count of each face, with a line at the value of fair dice.
class FaceBars : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(muster::FaceBars)
public:
    explicit FaceBars(const FaceCounts &faces, QWidget *parent = nullptr)
        : QWidget(parent)
        , m_faces(faces)
    {
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        QStringList told;
        for (std::size_t face = 0; face < faces.size(); ++face)
            told << tr("%1: %n times", nullptr, faces[face]).arg(face + 1);
        setAccessibleName(told.join(u", "));
        setToolTip(told.join(u'\n'));
    }

    QSize sizeHint() const override { return {int(6 * faceBarApart), int(barsHeight) + 2 * faceLine() + 4}; }

    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Inks &inks = inksOf(palette());
        QPainter painter(this);
        painter.setFont(fontFor(TextUse::ColumnHead));
        const int most = std::max(1, *std::ranges::max_element(m_faces));
        const qreal bottom = height() - 2 * faceLine() - 4;
        for (std::size_t face = 0; face < m_faces.size(); ++face) {
            const qreal left = qreal(face) * faceBarApart + (faceBarApart - faceBarWidth) / 2;
            const qreal tall = barsHeight * m_faces[face] / most;
            painter.fillRect(QRectF(left, bottom - tall, faceBarWidth, tall), inks.accent);
            const QRectF column(qreal(face) * faceBarApart, bottom + 3, faceBarApart, faceLine());
            painter.setPen(inks.ink);
            painter.drawText(column, Qt::AlignCenter, QString::number(face + 1));
            painter.setPen(inks.pencil);
            painter.drawText(column.translated(0, faceLine()), Qt::AlignCenter, QString::number(m_faces[face]));
        }
        const qreal fair = bottom - barsHeight * diceIn(m_faces) / 6.0 / most;
        painter.setPen({inks.ink, 1.2, Qt::DashLine});
        painter.drawLine(QPointF(0, fair), QPointF(6 * faceBarApart, fair));
        painter.setPen({inks.rule, 1});
        painter.drawLine(QPointF(0, bottom), QPointF(6 * faceBarApart, bottom));
    }

private:
    FaceCounts m_faces;
};

LuckView::LuckView()
    : m_nothing(makeParagraph(TextUse::Body, tr("No dice have been rolled in this campaign yet.")))
    , m_all(new QWidget)
    , m_throws(vbox({}, 10))
    , m_rolls(vbox({}, 6))
    , m_order(new SegmentedControl({tr("Most at stake"), tr("Rarest")}))
{
    auto *meant =
        makeQuietParagraph(TextUse::SecondLine,
                           tr("The chance is that of what the roll decides: in Recovery, First Aid and Stay or Go of "
                              "so many dice that pass, else of such a sum, or of one farther from the middle."));
    m_order->setCurrent(0);
    m_order->setAccessibleName(tr("Which rolls"));
    connect(m_order, &SegmentedControl::chosen, this, &LuckView::tellRolls);
    vbox(m_all,
         {makeLabel(TextUse::SectionHeading, tr("Who rolled what")), makeInkRule(), m_throws, Gap{14},
          hbox({{makeLabel(TextUse::SectionHeading, tr("Rolls to talk about")), 1}, m_order}), makeInkRule(), meant,
          m_rolls},
         10);
    vbox(this, {m_nothing, m_all, Spring{}});
}

void LuckView::load(const CampaignDocument &document)
{
    m_luck = luckIn(document.history().stepsInForce());
    const Campaign &campaign = document.campaign();
    const auto nameOf = [&](int id) {
        const Figure *figure = campaign.findEver(FigureId{id});
        return figure ? figure->name : newName(campaign, document.pack(), id);
    };
    m_names.clear();
    m_turns.clear();
    for (const auto *rolls : {&m_luck.rarest, &m_luck.gravest}) {
        for (const RareRoll &one : *rolls) {
            m_names << words::reason(one.roll.reason, nameOf);
            const Campaign then = fold(document.history().steps, std::size_t(one.step) - 1);
            m_turns.insert(one.step, words::turn(then.turn, then, document.pack()));
        }
    }
    m_nothing->setVisible(m_luck.by.empty());
    m_all->setVisible(!m_luck.by.empty());
    tellThrows();
    tellRolls();
}

void LuckView::tellThrows()
{
    emptyLayout(*m_throws);
    for (const Throws &by : m_luck.by) {
        const double strayed = chiSquare(by.faces);
        auto *words = vbox(
            {makeParagraph(TextUse::RowName,
                           (by.source == Thrower::Player ? tr("%1, own dice") : tr("%1, Muster’s dice")).arg(by.who)),
             makeParagraph(TextUse::Body, tr("%n dice", nullptr, diceIn(by.faces))),
             makeQuietParagraph(
                 TextUse::SecondLine,
                 tr("Chi-square %1: fair dice stray at least so far with a chance of %2.")
                     .arg(QLocale().toString(strayed, 'f', 2), muster::words::percent(chanceOfChiSquare(strayed)))),
             Spring{}},
            2);
        m_throws->addWidget(widgetWith(hbox({new FaceBars(by.faces), {words, 1}}, 24)));
    }
}

void LuckView::tellRolls()
{
    emptyLayout(*m_rolls);
    const bool rarest = m_order->current() == 1;
    const std::vector<RareRoll> &rolls = rarest ? m_luck.rarest : m_luck.gravest;
    qsizetype name = rarest ? 0 : qsizetype(m_luck.rarest.size());
    bool isAny = false;
    for (const RareRoll &one : rolls) {
        const QString what = m_names[name++];
        if (one.chance > commonest)
            continue;
        isAny = true;
        const QString told = one.stake == 0
            ? tr("%1: %2. With fair dice a chance of %3.").arg(what, facesIn(one.roll), words::percent(one.chance))
            : tr("%1: %2. With fair dice a chance of %3. Rep at stake: %4.")
                  .arg(what, facesIn(one.roll), words::percent(one.chance), QString::number(one.stake));
        auto *turn = new LinkButton(m_turns.value(one.step));
        turn->setToolTip(tr("Step %1 of the chronicle").arg(one.step));
        onPress(turn, this, [this, step = one.step] { emit stepWanted(step); });
        QWidget *month = widgetWith(hbox({{turn, 0, Qt::AlignLeft}}));
        month->setMinimumWidth(scaledForFont(96));
        m_rolls->addWidget(widgetWith(hbox({{month, 0, Qt::AlignTop}, {makeParagraph(TextUse::Body, told), 1}}, 14)));
    }
    if (!isAny)
        m_rolls->addWidget(makeParagraph(TextUse::Body, tr("No roll to talk about yet.")));
}

OddsPage::OddsPage(QWidget *parent)
    : Page(parent)
    , m_view(new SegmentedControl({tr("What if"), tr("Luck so far")}))
    , m_luck(new LuckView)
    , m_about(new ElidedLabel(TextUse::Body))
    , m_fill(new Button("undo", tr("Reset to campa&ign")))
    , m_row(hbox({}, 32))
    , m_nothing(makeParagraph(
          TextUse::Body,
          tr("These rules have no odds to work out here. Each figure’s chance to hit is shown on the Band page.")))
    , m_cards(makeOddsCards())
{
    m_fill->setAccessibleName(tr("Reset to campaign"));
    m_fill->setToolTip(tr("Fill in the campaign’s current values again"));
    onPress(m_fill, this, &OddsPage::fill);
    m_view->setCurrent(0);
    m_view->setAccessibleName(tr("What is shown"));
    connect(m_view, &SegmentedControl::chosen, this, &OddsPage::showChosen);
    auto *head = hbox({{makeLabel(TextUse::PageTitle, tr("Odds")), 0, Qt::AlignBaseline},
                       {m_about, 1, Qt::AlignBaseline},
                       m_fill,
                       m_view},
                      14, {pageMargin, 14, pageMargin, 0});

    connect(m_luck, &LuckView::stepWanted, this, &Page::stepWanted);
    for (OddsCard *card : m_cards) {
        card->setMaximumWidth(scaledForFont(widestCard));
        m_row->addWidget(card, 1);
    }
    m_row->addStretch();
    QWidget *body = widgetWith(vbox({m_luck, m_nothing, {m_row, 1}}, 12, {pageMargin, 12, pageMargin, 12}));
    vbox(this, {head, {scrolled(body), 1}}, 0);
}

void OddsPage::takeDocument()
{
    setEnabled(m_document);
    if (m_document)
        connect(m_document, &CampaignDocument::historyChanged, this, &OddsPage::fill);
    fill();
}

void OddsPage::fill()
{
    if (!m_document)
        return;
    setFirstFocus(*this, m_fill);
    for (auto card = m_cards.rbegin(); card != m_cards.rend(); ++card) {
        if ((*card)->load(*m_document)) {
            m_asked.insert(*card);
            setFirstFocus(*this, *card);
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
    // Side by side they may be so high that they need a scroll bar.
    int beside = 2 * pageMargin - m_row->spacing() + style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    for (const OddsCard *card : m_cards)
        beside += card->isHidden() ? 0 : card->minimumSizeHint().width() + m_row->spacing();
    const bool stacked = width() < beside;
    m_row->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    // The height of stacked cards depends on their real width.
    m_about->setVisible(width() >= scaledForFont(leastAbout)); // hidden rather than cut
    const int unused = width() - 2 * pageMargin - scaledForFont(widestCard);
    m_row->setContentsMargins(0, 0, stacked ? std::max(0, unused) : 0, 0);
}

} // namespace muster

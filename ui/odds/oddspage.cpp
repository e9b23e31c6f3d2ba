// SPDX-License-Identifier: MIT
#include "ui/odds/oddspage.h"

#include "model/campaign/campaigndocument.h"
#include "model/campaign/step.h"
#include "model/odds/expectation.h"
#include "model/story/words.h"
#include "ui/look/painting.h"
#include "ui/odds/oddscards.h"
#include "ui/parts/button.h"
#include "ui/parts/dicerow.h"
#include "ui/parts/focus.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"

#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <cmath>
#include <map>

namespace muster {

namespace {

constexpr qreal faceBarWidth = 14;
constexpr qreal faceBarApart = 24;
constexpr qreal barsHeight = 44;
constexpr double commonest = 0.1; ///< rolls with a higher chance than this are not listed
constexpr std::size_t fewestOfKind = 3; ///< rolls of a kind that are needed for a strip

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

/// A bar for the count of each face, with a line at the value of fair dice. The tool tip says how likely it is that fair
/// dice stray so far.
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
        const double strayed = chiSquare(faces);
        setToolTip(
            asToolTip(tr("Chi-square %1: fair dice stray at least so far with a chance of %2.")
                          .arg(QLocale().toString(strayed, 'f', 2), words::percent(chanceOfChiSquare(strayed)))));
        setAccessibleDescription(toolTip());
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

/// A dot for each roll of a kind, on a line from far less than fair dice give to far more. Equal ones stand on each
/// other.
class RollStrip : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(muster::RollStrip)
public:
    RollStrip(const QString &kind, const std::vector<RareRoll> &rolls)
        : m_rolls(rolls)
    {
        const auto on = [&](int side) {
            return int(std::ranges::count_if(rolls, [=](const RareRoll &roll) { return roll.side == side; }));
        };
        setAccessibleName(tr("%1: %2 below the average of fair dice, %3 above it").arg(kind).arg(on(-1)).arg(on(1)));
        setToolTip(asToolTip(accessibleName()));
        setFixedHeight(30);
        setMinimumWidth(200);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        constexpr int bins = 24; // on each side of the middle
        constexpr qreal radius = 3.5;
        InkPainter painter(this);
        const qreal middle = width() / 2.0;
        const qreal bottom = height() - 6;
        painter.setPen({painter.inks.edge, 1});
        painter.drawLine(QPointF(0, bottom), QPointF(width(), bottom));
        painter.drawLine(QPointF(middle, bottom - 4), QPointF(middle, bottom + 4));
        std::map<int, int> stacked;
        for (const RareRoll &roll : m_rolls)
            ++stacked[roll.side * int(std::round((1 - roll.chance) * bins))];
        for (const auto &[bin, dots] : stacked) {
            const qreal apart = std::min(2 * radius + 1, (bottom - 2 * radius) / std::max(1, dots - 1));
            for (int dot = 0; dot < dots; ++dot)
                filled(painter, painter.inks.accent)
                    .drawEllipse(QPointF(middle + bin * (middle - 2 * radius) / bins, bottom - radius - dot * apart),
                                 radius, radius);
        }
    }

private:
    std::vector<RareRoll> m_rolls;
};

LuckView::LuckView()
    : m_nothing(makeParagraph(TextUse::Body, tr("No dice have been rolled in this campaign yet.")))
    , m_all(new QWidget)
    , m_throws(vbox({}, 10))
    , m_kinds(gridOf(24, 2))
    , m_rolls(gridOf(20, 8))
    , m_order(new SegmentedControl({tr("Most at stake"), tr("Rarest")}))
{
    auto *meant =
        makeQuietParagraph(TextUse::SecondLine,
                           tr("The chance is that of what the roll decides: in Recovery, First Aid and Stay or Go of "
                              "so many dice that pass, else of such a sum, or of one farther from the middle."));
    m_order->setCurrent(0);
    m_order->setAccessibleName(tr("Which rolls"));
    connect(m_order, &SegmentedControl::chosen, this, &LuckView::tellRolls);
    m_kinds->setColumnStretch(1, 1);
    m_rolls->setColumnStretch(1, 1);
    vbox(m_all,
         {makeLabel(TextUse::SectionHeading, tr("Who rolled what")), makeInkRule(), m_throws, Gap{14},
          makeLabel(TextUse::SectionHeading, tr("How each kind of roll went")), makeInkRule(), m_kinds, Gap{14},
          hbox({{makeLabel(TextUse::SectionHeading, tr("Rolls to talk about")), 1}, m_order}), makeInkRule(), m_rolls,
          meant},
         10);
    vbox(this, {m_nothing, m_all, Spring{}});
}

void LuckView::load(const CampaignDocument &document)
{
    m_document = &document;
    m_luck = luckIn(document.history().stepsInForce());
    m_nothing->setVisible(m_luck.by.empty());
    m_all->setVisible(!m_luck.by.empty());
    tellThrows();
    tellKinds();
    tellRolls();
}

void LuckView::tellThrows()
{
    emptyLayout(*m_throws);
    for (const Throws &by : m_luck.by) {
        const QString whose = by.source == Thrower::Player ? tr("%1, own dice") : tr("%1, Muster’s dice");
        auto *words = vbox({makeParagraph(TextUse::RowName, whose.arg(by.who)),
                            makeParagraph(TextUse::Body, tr("%n dice", nullptr, diceIn(by.faces))), Spring{}},
                           2);
        m_throws->addWidget(widgetWith(hbox({new FaceBars(by.faces), {words, 1}}, 24)));
    }
}

void LuckView::tellKinds()
{
    emptyLayout(*m_kinds);
    std::map<RollKind, std::vector<RareRoll>> kinds;
    for (const RareRoll &roll : m_luck.all)
        kinds[roll.roll.reason.kind].push_back(roll);
    m_kinds->addWidget(widgetWith(hbox({makeQuietLabel(TextUse::ColumnHead, tr("less than fair")), Spring{1},
                                        makeQuietLabel(TextUse::ColumnHead, tr("fair")), Spring{1},
                                        makeQuietLabel(TextUse::ColumnHead, tr("more than fair"))})),
                       0, 1);
    int row = 1;
    for (const auto &[kind, rolls] : kinds) {
        if (rolls.size() < fewestOfKind)
            continue;
        const QString name = words::reason({kind, 0}, {});
        addCells(*m_kinds, row++,
                 {makeLabel(TextUse::Body, name), new RollStrip(name, rolls),
                  makeQuietLabel(TextUse::SecondLine, tr("%n rolls", nullptr, int(rolls.size())))});
    }
}

void LuckView::tellRolls()
{
    if (!m_document)
        return;
    emptyLayout(*m_rolls);
    const Campaign &campaign = m_document->campaign();
    const auto nameOf = [&](int id) {
        const Figure *figure = campaign.findEver(FigureId{id});
        return figure ? figure->name : newName(campaign, m_document->pack(), id);
    };
    int row = 0;
    for (const RareRoll &one : m_order->current() == 1 ? m_luck.rarest : m_luck.gravest) {
        if (one.chance > commonest)
            continue;
        const Campaign then = fold(m_document->history().steps, std::size_t(one.step) - 1);
        auto *turn = new LinkButton(words::turn(then.turn, then, m_document->pack()));
        turn->setToolTip(tr("Step %1 of the chronicle").arg(one.step));
        onPress(turn, this, [this, step = one.step] { emit stepWanted(step); });
        auto *dice = new StoryDiceRow(20);
        dice->setDice({{one.roll}}, facesIn(one.roll));
        addCells(
            *m_rolls, row++,
            {{turn, 0, Qt::AlignLeft},
             makeParagraph(TextUse::Body, words::reason(one.roll.reason, nameOf)),
             {dice, 0, Qt::AlignLeft},
             makeQuietLabel(TextUse::SecondLine, one.stake > 0 ? tr("Rep at stake: %1").arg(one.stake) : QString()),
             {makeLabel(TextUse::BodyBold, tr("1 in %1").arg(qRound(1 / one.chance))), 0, Qt::AlignRight}});
    }
    if (row == 0)
        m_rolls->addWidget(makeParagraph(TextUse::Body, tr("No roll to talk about yet.")), 0, 0, 1, -1);
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

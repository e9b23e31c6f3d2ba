// SPDX-License-Identifier: MIT
#include "ui/odds/luckview.h"

#include "model/campaign/campaigndocument.h"
#include "model/campaign/step.h"
#include "model/odds/expectation.h"
#include "model/story/words.h"
#include "ui/look/inks.h"
#include "ui/parts/button.h"
#include "ui/parts/choice.h"
#include "ui/parts/label.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace muster {

namespace {

constexpr qreal faceBarWidth = 14;
constexpr qreal faceBarApart = 24;
constexpr qreal barsHeight = 44;
constexpr double commonest = 1.0 / 3; ///< what fair dice give more often is no roll to talk about

int faceLine()
{
    return QFontMetrics(fontFor(TextUse::ColumnHead)).lineSpacing();
}

void clearOut(QLayout &layout)
{
    while (QLayoutItem *item = layout.takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

QString facesIn(const Roll &roll)
{
    QStringList faces;
    for (const Die &die : roll.dice)
        faces << QString::number(die.face);
    return faces.join(u' ');
}

} // namespace

FaceBars::FaceBars(const FaceCounts &faces, QWidget *parent)
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

QSize FaceBars::sizeHint() const
{
    return {static_cast<int>(6 * faceBarApart), static_cast<int>(barsHeight) + 2 * faceLine() + 4};
}

void FaceBars::paintEvent(QPaintEvent *)
{
    const Inks &inks = inksOf(palette());
    QPainter painter(this);
    painter.setFont(fontFor(TextUse::ColumnHead));
    const int most = std::max(1, *std::max_element(m_faces.begin(), m_faces.end()));
    const qreal bottom = height() - 2 * faceLine() - 4;
    for (std::size_t face = 0; face < m_faces.size(); ++face) {
        const qreal left = static_cast<qreal>(face) * faceBarApart + (faceBarApart - faceBarWidth) / 2;
        const qreal tall = barsHeight * m_faces[face] / most;
        painter.fillRect(QRectF(left, bottom - tall, faceBarWidth, tall), inks.accent);
        const QRectF column(static_cast<qreal>(face) * faceBarApart, bottom + 3, faceBarApart, faceLine());
        painter.setPen(inks.ink);
        painter.drawText(column, Qt::AlignCenter, QString::number(face + 1));
        painter.setPen(inks.pencil);
        painter.drawText(column.translated(0, faceLine()), Qt::AlignCenter, QString::number(m_faces[face]));
    }
    const qreal fair = bottom - barsHeight * diceIn(m_faces) / 6.0 / most;
    painter.setPen(QPen(inks.ink, 1.2, Qt::DashLine));
    painter.drawLine(QPointF(0, fair), QPointF(6 * faceBarApart, fair));
    painter.setPen(QPen(inks.rule, 1));
    painter.drawLine(QPointF(0, bottom), QPointF(6 * faceBarApart, bottom));
}

LuckView::LuckView(QWidget *parent)
    : QWidget(parent)
    , m_nothing(makeParagraph(TextUse::Body, tr("No dice have been rolled in this campaign yet.")))
    , m_all(new QWidget)
    , m_throws(new QVBoxLayout)
    , m_rolls(new QVBoxLayout)
    , m_order(new Choice)
{
    auto *meant =
        makeParagraph(TextUse::SecondLine,
                      tr("The chance is that of what the roll decides: in Recovery, First Aid and Stay or Go of "
                         "so many dice that pass, else of such a sum, or of one farther from the middle."),
                      nullptr, QPalette::PlaceholderText);
    m_order->addItem({}, tr("Most at stake"));
    m_order->addItem({}, tr("Rarest"));
    m_order->setCurrent(0);
    m_order->setAccessibleName(tr("Which rolls"));
    connect(m_order, &Choice::chosen, this, &LuckView::tellRolls);
    m_throws->setSpacing(10);
    m_rolls->setSpacing(6);
    auto *head = new QHBoxLayout;
    head->addWidget(makeLabel(TextUse::SectionHeading, tr("Rolls to talk about")), 1);
    head->addWidget(m_order);
    auto *all = new QVBoxLayout(m_all);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(10);
    all->addWidget(makeLabel(TextUse::SectionHeading, tr("Who rolled what")));
    all->addWidget(makeRule(Qt::Horizontal, QPalette::Text));
    all->addLayout(m_throws);
    all->addSpacing(14);
    all->addLayout(head);
    all->addWidget(makeRule(Qt::Horizontal, QPalette::Text));
    all->addWidget(meant);
    all->addLayout(m_rolls);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_nothing);
    column->addWidget(m_all);
    column->addStretch();
}

void LuckView::load(const CampaignDocument &document)
{
    m_luck = luckIn(document.book().stepsInForce());
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
            const Campaign then = fold(document.book().steps, static_cast<std::size_t>(one.step) - 1);
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
    clearOut(*m_throws);
    for (const Throws &by : m_luck.by) {
        auto *row = new QWidget;
        auto *line = new QHBoxLayout(row);
        line->setContentsMargins(0, 0, 0, 0);
        line->setSpacing(24);
        line->addWidget(new FaceBars(by.faces));
        const double strayed = chiSquare(by.faces);
        auto *words = new QVBoxLayout;
        words->setSpacing(2);
        words->addWidget(
            makeParagraph(TextUse::RowName,
                          (by.source == Thrower::Player ? tr("%1, own dice") : tr("%1, Muster’s dice")).arg(by.who)));
        words->addWidget(makeParagraph(TextUse::Body, tr("%n dice", nullptr, diceIn(by.faces))));
        words->addWidget(makeParagraph(
            TextUse::SecondLine,
            tr("Chi-square %1: fair dice stray at least so far with a chance of %2.")
                .arg(QLocale().toString(strayed, 'f', 2), muster::words::percent(chanceOfChiSquare(strayed))),
            nullptr, QPalette::PlaceholderText));
        words->addStretch();
        line->addLayout(words, 1);
        m_throws->addWidget(row);
    }
}

void LuckView::tellRolls()
{
    clearOut(*m_rolls);
    const bool rarest = m_order->current() == 1;
    const std::vector<RareRoll> &rolls = rarest ? m_luck.rarest : m_luck.gravest;
    qsizetype name = rarest ? 0 : static_cast<qsizetype>(m_luck.rarest.size());
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
        auto *row = new QWidget;
        auto *line = new QHBoxLayout(row);
        line->setContentsMargins(0, 0, 0, 0);
        line->setSpacing(14);
        auto *turn = new LinkButton(m_turns.value(one.step));
        turn->setToolTip(tr("Step %1 of the chronicle").arg(one.step));
        connect(turn, &QPushButton::clicked, this, [this, step = one.step] { emit stepWanted(step); });
        auto *month = new QWidget;
        month->setMinimumWidth(besideType(96));
        auto *around = new QHBoxLayout(month);
        around->setContentsMargins(0, 0, 0, 0);
        around->addWidget(turn, 0, Qt::AlignLeft);
        line->addWidget(month, 0, Qt::AlignTop);
        line->addWidget(makeParagraph(TextUse::Body, told), 1);
        m_rolls->addWidget(row);
    }
    if (!isAny)
        m_rolls->addWidget(makeParagraph(TextUse::Body, tr("No roll to talk about yet.")));
}

} // namespace muster

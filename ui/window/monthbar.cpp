// SPDX-License-Identifier: MIT
#include "ui/window/monthbar.h"

#include "ui/look/folding.h"
#include "ui/look/inks.h"
#include "ui/parts/drawing.h"
#include "ui/parts/elidedlabel.h"
#include "ui/parts/label.h"
#include "ui/window/nextactbutton.h"
#include "ui/window/station.h"

#include <QPainter>

namespace muster {

namespace {

constexpr int apart = 140; // the stations
constexpr int foldedApart = 100;
constexpr int leastApart = 82;
constexpr int foldedAct = 268;
constexpr qreal smallName = 18.5; // of a campaign whose name is too long for the usual size
constexpr int leftOfStations = 20;
constexpr int firstStation = 222;
constexpr int rightMargin = 12;
constexpr int top = 8;

} // namespace

MonthBar::MonthBar(QWidget *parent)
    : QWidget(parent)
    , m_campaign(new ElidedLabel(this))
    , m_turn(makeLabel(TextUse::SecondLineBold, {}, this))
    , m_rules(new ElidedLabel(this))
    , m_nextAct(new NextActButton(this))
{
    const std::array<std::pair<QString, QString>, stationCount> stations{{
        {QStringLiteral("recruit"), tr("Recruit")},
        {QStringLiteral("map"), tr("Prepare")},
        {QStringLiteral("battle"), tr("Play")},
        {QStringLiteral("aftermath"), tr("After the battle")},
        {QStringLiteral("next-month"), QString()},
    }};
    for (std::size_t i = 0; i < stationCount; ++i) {
        m_stations[i] = new StationMark(stations[i].first, stations[i].second, this);
        connect(m_stations[i], &QAbstractButton::clicked, this, [this, i] { emit pageWanted(pageOf(Station(i))); });
    }
    m_stations[std::size_t(Station::AfterTheBattle)]->setShortName(tr("After"));
    m_stations[std::size_t(Station::NextMonth)]->setShortName(tr("Next"));
    m_campaign->setFont(fontFor(TextUse::CampaignName));
    m_rules->setFont(fontFor(TextUse::SecondLine));
    m_rules->setForegroundRole(QPalette::PlaceholderText);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void MonthBar::load(const MonthView &view)
{
    m_campaign->setText(view.campaign);
    m_campaign->setToolTip(asToolTip(view.campaign));
    m_turn->setText(view.turn);
    m_rules->setText(view.rules);
    m_rules->setToolTip(asToolTip(view.rules));
    const QString turn = view.turnName.toLower();
    setAccessibleName(tr("The campaign's %1").arg(turn));
    m_stations[std::size_t(Station::NextMonth)]->setText(tr("Next %1").arg(turn));
    for (std::size_t i = 0; i < stationCount; ++i) {
        const auto station = Station(i);
        const auto time = !view.present || station > *view.present ? StationMark::Time::ToCome
            : station == *view.present                             ? StationMark::Time::Present
                                                                   : StationMark::Time::Past;
        m_stations[i]->show(time, view.captions[i].whole, view.captions[i].brief);
    }
    arrange();
    update();
}

void MonthBar::setNextAct(const std::optional<NextAct> &act)
{
    m_nextAct->load(act);
}

void MonthBar::setSample(bool sample)
{
    m_sample = sample;
    setAccessibleDescription(sample ? tr("Sample campaign") : QString());
    update();
}

QSize MonthBar::sizeHint() const
{
    return {besideType(1280),
            std::max({92, m_stations[0]->sizeHint().height(), m_nextAct->sizeHint().height() + 2 * top})};
}

QSize MonthBar::minimumSizeHint() const
{
    return {besideType(firstStation + int(stationCount) * leastApart + rightMargin)
                + m_nextAct->minimumSizeHint().width(),
            sizeHint().height()};
}

void MonthBar::arrange()
{
    // The stations move together first; then the next act gives up what it can.
    const int first = besideType(firstStation);
    const int room = width() - first - rightMargin - 8;
    const int count = int(stationCount);
    const bool folded = isFolded(width());
    const int widest = folded ? besideType(foldedAct) : m_nextAct->sizeHint().width();
    const int pitch =
        std::clamp((room - widest) / count, besideType(leastApart), besideType(folded ? foldedApart : apart));
    const int act = std::clamp(room - count * pitch, m_nextAct->minimumSizeHint().width(), widest);
    m_nextAct->setGeometry(width() - act - rightMargin, top, act, m_nextAct->sizeHint().height());
    for (int i = 0; i < count; ++i)
        m_stations[std::size_t(i)]->setGeometry(first + i * pitch, 0, pitch,
                                                m_stations[std::size_t(i)]->sizeHint().height());

    const int end = first + (pitch - besideType(96)) / 2;
    const int nameRoom = end - leftOfStations - 4;
    m_campaign->setFont(fontFor(TextUse::CampaignName));
    const int nameHeight = QFontMetrics(m_campaign->font()).height();
    if (QFontMetrics(m_campaign->font()).horizontalAdvance(m_campaign->text()) > nameRoom)
        m_campaign->setFont(fontFor(TextUse::CampaignName, smallName));
    m_campaign->setGeometry(leftOfStations, top - 1, nameRoom, nameHeight);
    m_turn->adjustSize();
    m_turn->move(leftOfStations, m_campaign->geometry().bottom() + 6);
    const int rules = m_turn->geometry().right() + 6;
    m_rules->setGeometry(rules, m_turn->y(), std::max(0, end - rules), m_turn->height());
}

void MonthBar::resizeEvent(QResizeEvent *)
{
    arrange();
}

void MonthBar::paintEvent(QPaintEvent *)
{
    const Inks &inks = inksOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_sample)
        drawing::badge(painter, {qreal(leftOfStations), m_turn->geometry().bottom() + 6.0}, QStringLiteral("eye"),
                       tr("sample campaign"), inks);
    for (std::size_t i = 0; i + 1 < stationCount; ++i) {
        const StationMark *from = m_stations[i];
        const StationMark *to = m_stations[i + 1];
        QPen pen(inks.edge, 1.5, Qt::CustomDashLine, Qt::RoundCap);
        pen.setDashPattern({0.1, 3.4});
        if (from->time() == StationMark::Time::Past)
            pen = QPen(inks.ink, 1.5);
        painter.setPen(pen);
        const QPointF start = from->mapToParent(from->centre().toPoint());
        const QPointF end = to->mapToParent(to->centre().toPoint());
        painter.drawLine(start + QPointF(from->reach(), 0), end - QPointF(to->reach(), 0));
    }
}

} // namespace muster

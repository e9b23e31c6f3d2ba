// SPDX-License-Identifier: MIT
#include "ui/window/monthbar.h"

#include "model/acts/actions.h"
#include "model/story/bandwords.h"
#include "model/story/landwords.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/scenarios.h"
#include "ui/look/icon.h"
#include "ui/look/inks.h"
#include "ui/look/painting.h"
#include "ui/look/type.h"
#include "ui/parts/button.h"
#include "ui/parts/drawing.h"
#include "ui/parts/label.h"
#include "ui/texts.h"
#include "ui/window/nextactbutton.h"

#include <QAbstractButton>
#include <QPainter>

#include <utility>

namespace muster {

namespace {

/// Sizes and positions of the discs.
struct Disc {
    qreal present; ///< radius of the disc of the present station
    qreal ring;
    qreal above;
    qreal below;
    qreal presentIcon;
    qreal ringIcon;
};

constexpr Disc usualDisc{19, 15, 9, 7, 22, 18};
constexpr Disc lowDisc{14, 11, 3, 2, 17, 14};

const Disc &discOf(bool low)
{
    return low ? lowDisc : usualDisc;
}

/// Draws a line of text, centred; the short text if the whole one does not fit.
void centred(QPainter &painter, const QRectF &line, const QString &text, const QString &shortText)
{
    constexpr qreal fromNext = 8; // gap to the text of the next station
    const bool fits = shortText.isEmpty() || painter.fontMetrics().horizontalAdvance(text) + fromNext <= line.width();
    drawing::elided(painter, line, Qt::AlignHCenter | Qt::AlignTop, fits ? text : shortText);
}

constexpr int usualApart = 140; // distance between stations
constexpr int foldedApart = 100;
constexpr int leastApart = 82;
constexpr int closestApart = 116; // smallest distance that is given up for the campaign's name
constexpr int foldedClosest = 88;
constexpr int foldedAct = 268;
constexpr qreal smallName = 18.5; // type size for a campaign name that is too long for the usual one
constexpr int leftOfStations = 20;
constexpr int firstStation = 222;
constexpr int discReach = 30; // from the centre of a station to the text beside its disc
constexpr int beforeStation = 10;
constexpr int behindTurn = 6;
constexpr int rightMargin = 12;
constexpr int tightFirst = 120; // for a small screen with large type
constexpr int tightApart = 60;
constexpr int tightAct = 190;
constexpr int goalIcon = 15;
constexpr int usualTop = 8;
constexpr int lowTop = 2;
constexpr int usualHeight = 92;

/// Returns the distance from the left edge of a station to where text beside its disc ends.
int besideDisc(int pitch)
{
    return pitch / 2 - discReach - beforeStation;
}

Caption recruitCaption(const Campaign &campaign, const Pack &pack)
{
    const Room room = systemOf(campaign, pack).room(campaign, pack);
    const bool open = acts::isTimeToRecruit(campaign, pack);
    if (room.places > 0 && open && campaign.hasSeveralStars()) {
        const Figure &star = *campaign.find(acts::nextToRecruit(campaign, pack));
        const int places = systemOf(campaign, pack).roomFor(star.id, campaign, pack).places;
        //: The player whose turn it is, and the free places in the band of that Star
        return {WindowText::tr("%1’s turn, %2 free").arg(words::player(star)).arg(places),
                //: Places free in the band
                WindowText::tr("%1 free").arg(places)};
    }
    if (room.places > 0 && open)
        //: The places free in the band, of all its places
        return {WindowText::tr("%1 of %2 places free").arg(room.places).arg(room.most),
                //: Places free in the band
                WindowText::tr("%1 free").arg(room.places)};
    if (campaign.hasSeveralStars())
        //: The Grunts of each band: "4 + 3 Grunts"
        return {WindowText::tr("%1 Grunts").arg(words::gruntsOfBands(campaign, pack)),
                words::gruntsOfBands(campaign, pack)};
    if (room.taken > room.most)
        //: The number of figures in the band
        return {(pack.hasSkill ? WindowText::tr("Figures: %1") : WindowText::tr("Grunts: %1")).arg(room.taken),
                QString::number(room.taken)};
    //: The figures that are there, of all figures
    return {(pack.hasSkill ? WindowText::tr("%1 of %2 figures") : WindowText::tr("%1 of %2 Grunts"))
                .arg(room.taken)
                .arg(room.most),
            //: The figures or Grunts that are there, of all places
            WindowText::tr("%1 of %2").arg(room.taken).arg(room.most)};
}

Caption prepareCaption(const Campaign &campaign, const Pack &pack)
{
    const std::optional<int> eal = campaign.encounter ? campaign.encounter->eal : campaign.next.eal;
    const QString what = words::coming(campaign, pack);
    if (isWasteland(campaign, pack) && campaign.phase == Phase::Prepare && !campaign.following)
        //: The place that the band travels to
        return {campaign.journey ? WindowText::tr("To %1").arg(words::label(campaign.journey->to, words::Form::Other))
                                 : words::label(localeIn(campaign, pack, campaign.turn), words::Form::Other),
                {}};
    //: An encounter and its Enemy Activity Level
    return eal ? Caption{WindowText::tr("%1, EAL %2").arg(what).arg(*eal), WindowText::tr("EAL %1").arg(*eal)}
               : Caption{what, {}};
}

} // namespace

/// A station of the month: a disc, its name and a caption below. A click opens its page.
class StationMark : public QAbstractButton
{
    Q_OBJECT
public:
    enum class Time : std::uint8_t { Past, Present, ToCome };

    StationMark(const IconName &icon, const QString &name, QWidget *parent)
        : QAbstractButton(parent)
        , m_icon(icon)
    {
        setText(name);
        setFocusPolicy(Qt::NoFocus); // the tabs open the same pages by keyboard
        setCursor(Qt::PointingHandCursor);
    }

    /// Sets the name for stations that stand too close for the full one.
    void setShortName(const QString &name) { m_shortName = name; }

    /// Updates the station. `shortCaption`: for stations that stand too close for the full caption.
    void show(Time time, const QString &caption, const QString &shortCaption)
    {
        m_time = time;
        m_caption = caption;
        m_shortCaption = shortCaption;
        //: A station of the month: it is over
        const QString when = time == Time::Past ? tr("done") : time == Time::Present ? tr("now") : tr("to come");
        //: A station of the month, and its state
        setAccessibleName(tr("%1, %2").arg(text(), when));
        setAccessibleDescription(caption);
        setToolTip(text() + u'\n' + caption); // both may be cut
        update();
    }

    Time time() const { return m_time; }

    /// Makes the station smaller and leaves out its caption, for a low window.
    void setLow(bool low)
    {
        m_low = low;
        update();
    }

    /// Returns the centre of the disc, in this widget.
    QPointF centre() const
    {
        const Disc &disc = discOf(m_low);
        return {width() / 2.0, disc.above + disc.present};
    }

    /// Returns the distance from the centre at which the line to the next station ends.
    qreal reach() const
    {
        const Disc &disc = discOf(m_low);
        return (m_time == Time::Present ? disc.present : disc.ring) + 6;
    }

    QSize sizeHint() const override
    {
        const Disc &disc = discOf(m_low);
        const int caption = m_low ? 0 : lineSpacingOf(TextUse::ColumnHead);
        const int lines = lineSpacingOf(TextUse::BodyBold) + caption;
        return {140, qRound(disc.above + 2 * disc.present + disc.below) + lines + 4};
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        InkPainter painter(this);
        const Inks &inks = painter.inks;
        paintDisc(painter);

        const Disc &disc = discOf(m_low);
        QRectF line(2, disc.above + 2 * disc.present + disc.below, width() - 4, 0);
        painter.setFont(fontFor(TextUse::BodyBold));
        line.setHeight(QFontMetricsF(painter.font()).lineSpacing());
        painter.setPen(m_time == Time::Present ? inks.accent : m_time == Time::Past ? inks.ink : inks.pencil);
        centred(painter, line, text(), m_shortName);
        if (m_low)
            return; // the tooltip has the caption

        line.translate(0, line.height());
        painter.setFont(fontFor(TextUse::ColumnHead));
        line.setHeight(QFontMetricsF(painter.font()).lineSpacing());
        painter.setPen(inks.pencil);
        centred(painter, line, m_caption, m_shortCaption);
    }

private:
    void paintDisc(QPainter &painter) const
    {
        const Inks &inks = inksOf(palette());
        const bool present = m_time == Time::Present;
        const QColor edge = m_time == Time::Past ? inks.ink : inks.edge;
        outlined(painter, present ? QPen(Qt::NoPen) : QPen(edge, m_time == Time::Past ? 1.5 : 1.2),
                 present ? QBrush(inks.accent) : QBrush(Qt::NoBrush));
        const Disc &disc = discOf(m_low);
        const qreal radius = present ? disc.present : disc.ring;
        painter.drawEllipse(centre(), radius, radius);

        const qreal side = present ? disc.presentIcon : disc.ringIcon;
        const QColor colour = present ? inks.onAccent : m_time == Time::Past ? inks.ink : inks.pencil;
        drawIcon(painter, m_time == Time::Past ? "check" : m_icon,
                 {centre().x() - side / 2, centre().y() - side / 2, side, side}, colour);
    }

    IconName m_icon;
    QString m_shortName;
    QString m_caption;
    QString m_shortCaption;
    Time m_time = Time::ToCome;
    bool m_low = false;
};

MonthBar::MonthBar()
    : m_campaign(new ElidedLabel(TextUse::CampaignName, QPalette::WindowText, this))
    , m_turn(makeLabel(TextUse::SecondLineBold, {}, this))
    , m_rules(new ElidedLabel(TextUse::SecondLine, QPalette::PlaceholderText, this))
    , m_goal(new ElidedLabel(TextUse::SecondLine, QPalette::WindowText, this))
    , m_nextAct(new NextActButton(this))
{
    const std::array<std::pair<IconName, QString>, stationCount> stations{{
        //: A station of the month: fill the band
        {"recruit", tr("Recruit")},
        //: A station of the month: deal the encounter
        {"map", tr("Prepare")},
        //: A station of the month: the battle on the table
        {"battle", tr("Play")},
        {"aftermath", tr("After the battle")},
        {"next-month", QString()},
    }};
    for (std::size_t i = 0; i < stationCount; ++i) {
        m_stations[i] = new StationMark(stations[i].first, stations[i].second, this);
        onPress(m_stations[i], this, [this, i] { emit pageWanted(pageOf(Station(i))); });
    }
    //: A station of the month: after the battle
    m_stations[std::size_t(Station::AfterTheBattle)]->setShortName(tr("After"));
    //: A station of the month: go on to the next
    m_stations[std::size_t(Station::NextMonth)]->setShortName(tr("Next"));
    setAccessibleName(tr("Progress of the campaign"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void MonthBar::load(const MonthView &view)
{
    m_campaign->setText(view.campaign);
    m_campaign->setToolTip(asToolTip(view.campaign));
    m_turn->setText(view.turn);
    m_rules->setText(view.rules);
    m_rules->setToolTip(asToolTip(view.rules));
    m_goal->setText(view.goal);
    m_goal->setToolTip(asToolTip(view.goal));
    //: What the campaign aims at
    m_goal->setAccessibleName(view.goal.isEmpty() ? QString() : tr("Goal: %1").arg(view.goal));
    m_stations[std::size_t(Station::NextMonth)]->setText(view.nextTurn);
    for (std::size_t i = 0; i < stationCount; ++i) {
        const auto station = Station(i);
        const bool isOpen = station == Station::Recruit && !view.hasRecruited;
        const auto time = view.present && station == *view.present ? StationMark::Time::Present
            : !view.present || station > *view.present || isOpen   ? StationMark::Time::ToCome
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
    arrange();
    //: A mark beside the name of a campaign that is shown as an example
    setAccessibleDescription(sample ? tr("Sample campaign") : QString());
    update();
}

void MonthBar::setLow(bool low)
{
    if (std::exchange(m_low, low) == low)
        return;
    for (StationMark *station : m_stations)
        station->setLow(low);
    updateGeometry();
    arrange();
    update();
}

int MonthBar::top() const
{
    return m_low ? lowTop : usualTop;
}

QSize MonthBar::sizeHint() const
{
    return {scaledForFont(1280),
            std::max({m_low ? 0 : usualHeight, m_stations[0]->sizeHint().height(),
                      m_nextAct->sizeHint().height() + 2 * top()})};
}

QSize MonthBar::minimumSizeHint() const
{
    return {scaledForFont(tightFirst + int(stationCount) * tightApart + rightMargin + tightAct), sizeHint().height()};
}

/// Returns whether the bar is too narrow for the full stations.
bool MonthBar::isTight() const
{
    return width() < scaledForFont(firstStation + int(stationCount) * leastApart + rightMargin)
        + m_nextAct->minimumSizeHint().width();
}

/// Returns the distance from the left edge of the first station to where text beside its name ends.
int MonthBar::besideFirstName(int pitch) const
{
    const int name = QFontMetrics(fontFor(TextUse::BodyBold)).horizontalAdvance(m_stations[0]->text());
    return std::min(besideDisc(pitch), (pitch - name) / 2 - beforeStation);
}

int MonthBar::leftOfRules() const
{
    return leftOfStations + m_turn->width() + behindTurn;
}

/// Returns the left edge of the first station at which the campaign's name and its rules are shown in full.
int MonthBar::wantedFirst(int pitch) const
{
    const int name = QFontMetrics(fontFor(TextUse::CampaignName)).horizontalAdvance(m_campaign->text());
    const int rules = QFontMetrics(m_rules->font()).horizontalAdvance(m_rules->text());
    return std::max(leftOfStations + name + 1 - besideDisc(pitch), leftOfRules() + rules + 1 - besideFirstName(pitch));
}

/// Shares the width. The stations move together first, then the next act gives up room. The rest goes to the campaign
/// if its name or its rules need it; the stations move together a little more for them.
MonthBar::Shares MonthBar::share() const
{
    if (isTight()) {
        const int between = (width() - scaledForFont(tightFirst + tightAct + rightMargin)) / int(stationCount);
        return {scaledForFont(tightFirst), between, scaledForFont(tightAct)};
    }
    const int least = scaledForFont(firstStation);
    const int room = width() - least - rightMargin - 8;
    const int count = int(stationCount);
    const bool folded = isFolded(width());
    const int widest = folded ? scaledForFont(foldedAct) : m_nextAct->sizeHint().width();
    int pitch = std::clamp((room - widest) / count, scaledForFont(leastApart),
                           scaledForFont(folded ? foldedApart : usualApart));
    const int act = std::clamp(room - count * pitch, m_nextAct->minimumSizeHint().width(), widest);
    const auto furthest = [&] { return least + room - count * pitch - act; };
    const int closest = scaledForFont(folded ? foldedClosest : closestApart);
    while (pitch > closest && wantedFirst(pitch) > furthest())
        --pitch;
    return {std::clamp(wantedFirst(pitch), least, std::max(least, furthest())), pitch, act};
}

void MonthBar::arrange()
{
    m_turn->adjustSize();
    const Shares shares = share();
    m_nextAct->setGeometry(width() - shares.act - rightMargin, top(), shares.act, m_nextAct->sizeHint().height());
    int left = shares.first;
    for (StationMark *station : m_stations) {
        station->setGeometry(left, 0, shares.pitch, station->sizeHint().height());
        left += shares.pitch;
    }
    placeCampaign(shares);
}

void MonthBar::placeCampaign(const Shares &shares)
{
    const QFontMetrics usual(fontFor(TextUse::CampaignName));
    const int room = shares.first + besideDisc(shares.pitch) - leftOfStations;
    const bool fits = usual.horizontalAdvance(m_campaign->text()) <= room;
    m_campaign->setFont(fontFor(TextUse::CampaignName, fits ? 0 : smallName));
    m_campaign->setGeometry(leftOfStations, top() - 1, room, usual.height());
    m_turn->move(leftOfStations, m_campaign->geometry().bottom() + 6);
    const int rules = shares.first + besideFirstName(shares.pitch) - leftOfRules();
    m_rules->setVisible(rules > 0);
    m_rules->setGeometry(leftOfRules(), m_turn->y(), rules, m_turn->height());
    placeGoal(shares);
}

/// Places the goal, where the sample campaign has its badge.
void MonthBar::placeGoal(const Shares &shares)
{
    const int top = m_turn->geometry().bottom() + 4;
    const int left = leftOfStations + goalIcon + 5;
    const int room = shares.first + besideDisc(shares.pitch) - left;
    const bool fits = top + m_turn->height() <= height();
    m_goal->setVisible(!m_goal->text().isEmpty() && !m_sample && fits && room > 0);
    m_goal->setGeometry(left, top, std::max(0, room), m_turn->height());
}

void MonthBar::paintEvent(QPaintEvent *)
{
    InkPainter painter(this);
    const Inks &inks = painter.inks;
    if (m_sample && !m_low) // the window's title says it too
        drawing::badge(painter, {qreal(leftOfStations), m_turn->geometry().bottom() + 6.0}, "eye",
                       //: A mark beside the name of a campaign that is shown as an example
                       tr("sample campaign"), inks);
    if (!m_goal->isHidden())
        drawIcon(painter, "objective",
                 {qreal(leftOfStations), m_goal->geometry().center().y() - goalIcon / 2.0, goalIcon, goalIcon},
                 inks.accent);
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

std::optional<Station> stationOf(const Campaign &campaign, const Pack &pack, const ProgressState &where)
{
    switch (campaign.phase) {
    case Phase::Over:
        return std::nullopt;
    case Phase::Prepare:
        return systemOf(campaign, pack).room(campaign, pack).places > 0 && where.page != PageKind::Encounter
            ? Station::Recruit
            : Station::Prepare;
    case Phase::Play:
        if (where.hasDraft || where.page == PageKind::Aftermath)
            return Station::AfterTheBattle;
        return where.playBegun ? Station::Play : Station::Prepare;
    }
    Q_UNREACHABLE();
}

PageKind pageOf(Station station)
{
    switch (station) {
    case Station::Recruit:
    case Station::NextMonth:
        return PageKind::Band;
    case Station::Prepare:
    case Station::Play:
        return PageKind::Encounter;
    case Station::AfterTheBattle:
        return PageKind::Aftermath;
    }
    Q_UNREACHABLE();
}

MonthView viewMonth(const Campaign &campaign, const Pack &pack, const ProgressState &where)
{
    MonthView view;
    view.campaign = campaign.name;
    view.turn = words::turn(campaign.turn, campaign, pack);
    view.nextTurn = systemOf(campaign, pack).nextTurn();
    view.rules = words::rules(campaign, pack);
    if (const Goal *goal = goalInView(campaign.goals))
        view.goal = goal->reached ? WindowText::tr("Reached: %1", "a goal").arg(goal->text)
                                  : WindowText::tr("%1: %2", "2 of 3, a goal").arg(words::progress(*goal), goal->text);
    const Room room = systemOf(campaign, pack).room(campaign, pack);
    view.hasRecruited = campaign.phase != Phase::Prepare || room.taken > 0 || room.places == 0;
    view.present = stationOf(campaign, pack, where);
    if (campaign.phase != Phase::Over) {
        view.captions[std::size_t(Station::Recruit)] = recruitCaption(campaign, pack);
        view.captions[std::size_t(Station::Prepare)] = prepareCaption(campaign, pack);
    }
    return view;
}

} // namespace muster

#include "monthbar.moc"

// SPDX-License-Identifier: MIT
#include "ui/welcome/welcomepage.h"

#include "ui/look/controls.h"
#include "ui/look/icon.h"
#include "ui/look/inks.h"
#include "ui/look/painting.h"
#include "ui/look/type.h"
#include "ui/parts/button.h"
#include "ui/parts/drawing.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/welcome/recentlist.h"
#include "ui/window/menus.h"
#include "ui/window/messagebar.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCoreApplication>
#include <QKeySequence>
#include <QPainter>

#include <array>

namespace muster {

namespace {

constexpr int leastCardHeight = 68;
constexpr qreal cardIconLeft = 18;
constexpr qreal cardIcon = 24;
constexpr qreal cardTextLeft = 57;
constexpr qreal cardRight = 17;
constexpr qreal keyHeight = 19;
constexpr qreal discRadius = 15;
constexpr qreal discIcon = 18;
constexpr qreal discGap = 6; // distance to the connecting line

struct StripStation {
    IconName icon;
    QString name;
};

constexpr int actsWidth = 392;
constexpr int sheetMargin = 12; // background around the sheet
constexpr qreal sheetRound = 8;

} // namespace

/// A large button for an action: icon, name, a line about its result, and key.
class ActCard : public QAbstractButton
{
    Q_OBJECT
public:
    ActCard(const IconName &icon, const QString &title, const QString &detail, ButtonLook look)
        : m_icon(icon)
        , m_detail(detail)
        , m_look(look)
    {
        setText(title);
        setAccessibleName(title);
        setAccessibleDescription(detail);
        setAttribute(Qt::WA_Hover);
        setFocusPolicy(Qt::StrongFocus);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }

    /// Shows the key in a small frame. The shortcut itself belongs to the menu.
    void setKeyHint(const QKeySequence &key)
    {
        m_key = key.toString(QKeySequence::NativeText);
        update();
    }

    QSize sizeHint() const override
    {
        const int lines = lineSpacingOf(TextUse::RowName) + lineSpacingOf(TextUse::SecondLine);
        return {scaledForFont(392), std::max(leastCardHeight, lines + 16)};
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        InkPainter painter(this);
        const Inks &inks = painter.inks;
        const bool keyboard = hasKeyboard(*this);
        paintButtonGround(painter, rect(), m_look, {isEnabled(), underMouse(), isDown(), keyboard}, inks);

        const QColor colour = buttonText(m_look, isEnabled(), inks);
        const QColor second = m_look == ButtonLook::Primary ? colour : inks.pencil;
        drawIcon(painter, m_icon, {cardIconLeft, (height() - cardIcon) / 2, cardIcon, cardIcon}, colour);

        qreal right = width() - cardRight;
        if (!m_key.isEmpty()) {
            painter.setFont(fontFor(TextUse::ColumnHead));
            const qreal keyWidth = QFontMetricsF(painter.font()).horizontalAdvance(m_key) + 12;
            const QRectF key(right - keyWidth, (height() - keyHeight) / 2, keyWidth, keyHeight);
            outlined(painter, {m_look == ButtonLook::Primary ? colour : inks.rule, 1})
                .drawRoundedRect(key.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
            painter.setPen(second);
            painter.drawText(key, Qt::AlignCenter, m_key);
            right = key.left() - 8;
        }
        const QFont titleFont = fontFor(TextUse::RowName);
        const QFont detailFont = fontFor(TextUse::SecondLine);
        const qreal titleHeight = QFontMetricsF(titleFont).lineSpacing();
        const qreal detailHeight = QFontMetricsF(detailFont).lineSpacing();
        QRectF line(cardTextLeft, (height() - titleHeight - detailHeight) / 2, right - cardTextLeft, titleHeight);
        setType(painter, titleFont, colour);
        drawing::elided(painter, line, atLeft, text());
        line = QRectF(line.x(), line.bottom(), line.width(), detailHeight);
        setType(painter, detailFont, second);
        drawing::elided(painter, line, atLeft, m_detail);
    }

private:
    IconName m_icon;
    QString m_detail;
    QString m_key;
    ButtonLook m_look;
};

/// The stations of a month in a row, for a player who is new to them.
class MonthStrip : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(muster::MonthStrip)
public:
    MonthStrip()
    {
        setAccessibleName(tr("How a month goes: recruit, prepare, play, after the battle, next month"));
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }

    QSize sizeHint() const override { return {300, qRound(2 * discRadius) + 10 + lineSpacingOf(TextUse::SecondLine)}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        InkPainter painter(this);
        const Inks &inks = painter.inks;
        const auto stations = stripStations();
        painter.setFont(fontFor(TextUse::SecondLine));
        const qreal each = width() / qreal(stations.size());
        QPen dots(inks.edge, 1.5, Qt::CustomDashLine, Qt::RoundCap);
        dots.setDashPattern({0.1, 3.4});
        for (std::size_t i = 0; i < stations.size(); ++i) {
            const QPointF centre((qreal(i) + 0.5) * each, discRadius + 1);
            outlined(painter, {inks.edge, 1.2}).drawEllipse(centre, discRadius, discRadius);
            if (i + 1 < stations.size()) {
                painter.setPen(dots);
                const qreal reach = discRadius + discGap;
                painter.drawLine(centre + QPointF(reach, 0), centre + QPointF(each - reach, 0));
            }
            drawIcon(painter, stations[i].icon,
                     QRectF(centre - QPointF(discIcon, discIcon) / 2, QSizeF(discIcon, discIcon)), inks.pencil);
            painter.setPen(inks.ink);
            const qreal top = 2 * discRadius + 8;
            drawing::elided(painter, {centre.x() - each / 2, top, each, height() - top},
                            Qt::AlignHCenter | Qt::AlignTop, stations[i].name);
        }
    }

private:
    static std::array<StripStation, 5> stripStations()
    {
        //: A station of the month: fill the band
        return {{{"recruit", tr("Recruit")},
                 //: A station of the month: deal the encounter
                 {"map", tr("Prepare")},
                 //: A station of the month: the battle on the table
                 {"battle", tr("Play")},
                 //: A station of the month: after the battle
                 {"aftermath", tr("After")},
                 //: A station of the month: go on to the next
                 {"next-month", tr("Next")}}};
    }
};

WelcomePage::WelcomePage()
    : m_messages(new MessageBar(this))
    , m_recent(new RecentList)
    , m_sheet(new QWidget)
{
    connect(m_recent, &RecentList::openWanted, this, &WelcomePage::fileWanted);
    connect(m_recent, &RecentList::findWanted, this, &WelcomePage::findWanted);
    connect(m_recent, &RecentList::removeWanted, this, &WelcomePage::removeWanted);

    m_sheet->setBackgroundRole(QPalette::Base);
    vbox(m_sheet,
         {{hbox({makeActs(), Gap{28}, makeRule(Qt::Vertical), Gap{28}, {m_recent, 1}}, 0, {32, 24, 28, 20}), 1}}, 0,
         {1, 1, 1, 1});

    //: The name of the program, and its version
    auto *version = makeQuietLabel(TextUse::SecondLine, tr("Muster %1").arg(QApplication::applicationVersion()));
    vbox(this,
         //: The name of the program
         {vbox({makeLabel(TextUse::CampaignName, tr("Muster")),
                makeQuietLabel(TextUse::Body, tr("for Two Hour Wargames skirmish campaigns"))},
               4, {8, 4, 8, 10}),
          {m_sheet, 1},
          {version, 0, Qt::AlignRight}},
         4, {sheetMargin, 0, sheetMargin, 6});
}

QWidget *WelcomePage::makeActs()
{
    //: Button
    auto *found = new ActCard("plus", tr("New campaign"), tr("Rules, Star and band: everything is suggested"),
                              ButtonLook::Primary);
    //: Button: a file dialog
    auto *open = new ActCard("folder", tr("Open…"), tr("A campaign file, or drop one here"), ButtonLook::Outlined);
    auto *paper = new ActCard("words", tr("Begin from paper"), tr("A campaign you already play, in one form"),
                              ButtonLook::Outlined);
    auto *sample = new ActCard("chronicle", tr("See the sample"), tr("The Harrow Marches, six months played"),
                               ButtonLook::Outlined);
    found->setKeyHint(QKeySequence::New);
    open->setKeyHint(QKeySequence::Open);
    paper->setKeyHint(fromPaperKey());
    sample->setKeyHint(sampleKey());
    onPress(paper, this, &WelcomePage::paperWanted);
    onPress(found, this, &WelcomePage::newWanted);
    onPress(open, this, &WelcomePage::openWanted);
    onPress(sample, this, &WelcomePage::sampleWanted);

    auto *acts = new QWidget;
    acts->setFixedWidth(scaledForFont(actsWidth));
    vbox(acts,
         //: Name of the page, for a screen reader
         {makeLabel(TextUse::PageTitle, tr("Welcome")),
          makeParagraph(TextUse::Body,
                        tr("A Star, a few Grunts, and a month at a time: recruit, prepare, play on your table, record "
                           "the casualties. "
                           "Roll your own dice or let Muster roll. Every step is saved and can be undone.")),
          Gap{8}, found, open, paper, sample, Gap{16}, makeLabel(TextUse::SecondLineBold, tr("How a month goes")),
          new MonthStrip, Spring{1}},
         10);
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
    InkPainter painter(this);
    const Inks &inks = painter.inks;
    outlined(painter, {inks.rule, 1}, inks.paper)
        .drawRoundedRect(QRectF(m_sheet->geometry()).adjusted(0.5, 0.5, -0.5, -0.5), sheetRound, sheetRound);
}

} // namespace muster

#include "welcomepage.moc"

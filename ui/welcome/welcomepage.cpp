// SPDX-License-Identifier: MIT
#include "ui/welcome/welcomepage.h"

#include "ui/look/buttonground.h"
#include "ui/look/icon.h"
#include "ui/look/inks.h"
#include "ui/look/type.h"
#include "ui/parts/drawing.h"
#include "ui/parts/label.h"
#include "ui/welcome/recentlist.h"
#include "ui/window/menus.h"
#include "ui/window/messagebar.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCoreApplication>
#include <QHBoxLayout>
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
constexpr qreal discGap = 6; // to the line between

struct StripStation {
    QString icon;
    QString name;
};

constexpr int actsWidth = 392;
constexpr int sheetMargin = 12; // of the desk around the sheet
constexpr qreal sheetRound = 8;

} // namespace

/// One thing to do, as a large button: its icon, its name, a line about what comes of it, and its key.
class ActCard : public QAbstractButton
{
    Q_OBJECT
public:
    ActCard(const QString &icon, const QString &title, const QString &detail, ButtonLook look,
            QWidget *parent = nullptr)
        : QAbstractButton(parent)
        , m_icon(icon)
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

    /// Shown in a little frame; the shortcut itself is the menu's.
    void setKeyHint(const QKeySequence &key)
    {
        m_key = key.toString(QKeySequence::NativeText);
        update();
    }

    QSize sizeHint() const override
    {
        const int lines = QFontMetrics(fontFor(TextUse::RowName)).lineSpacing()
            + QFontMetrics(fontFor(TextUse::SecondLine)).lineSpacing();
        return {besideType(392), std::max(leastCardHeight, lines + 16)};
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Inks &inks = inksOf(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const bool keyboard = hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange);
        paintButtonGround(painter, rect(), m_look, {isEnabled(), underMouse(), isDown(), keyboard}, inks);

        const QColor colour = buttonText(m_look, isEnabled(), inks);
        const QColor second = m_look == ButtonLook::Primary ? colour : inks.pencil;
        drawIcon(painter, m_icon, {cardIconLeft, (height() - cardIcon) / 2, cardIcon, cardIcon}, colour);

        qreal right = width() - cardRight;
        if (!m_key.isEmpty()) {
            painter.setFont(fontFor(TextUse::ColumnHead));
            const qreal keyWidth = QFontMetricsF(painter.font()).horizontalAdvance(m_key) + 12;
            const QRectF key(right - keyWidth, (height() - keyHeight) / 2, keyWidth, keyHeight);
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(m_look == ButtonLook::Primary ? colour : inks.rule, 1));
            painter.drawRoundedRect(key.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
            painter.setPen(second);
            painter.drawText(key, Qt::AlignCenter, m_key);
            right = key.left() - 8;
        }
        const QFont titleFont = fontFor(TextUse::RowName);
        const QFont detailFont = fontFor(TextUse::SecondLine);
        const qreal titleHeight = QFontMetricsF(titleFont).lineSpacing();
        const qreal detailHeight = QFontMetricsF(detailFont).lineSpacing();
        QRectF line(cardTextLeft, (height() - titleHeight - detailHeight) / 2, right - cardTextLeft, titleHeight);
        painter.setFont(titleFont);
        painter.setPen(colour);
        drawing::elided(painter, line, Qt::AlignLeft | Qt::AlignVCenter, text());
        line = QRectF(line.x(), line.bottom(), line.width(), detailHeight);
        painter.setFont(detailFont);
        painter.setPen(second);
        drawing::elided(painter, line, Qt::AlignLeft | Qt::AlignVCenter, m_detail);
    }

private:
    QString m_icon;
    QString m_detail;
    QString m_key;
    ButtonLook m_look;
};

/// The stations of a month in a row, for somebody who has not seen one yet.
class MonthStrip : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(muster::MonthStrip)
public:
    explicit MonthStrip(QWidget *parent = nullptr)
        : QWidget(parent)
    {
        setAccessibleName(tr("How a month goes: recruit, prepare, play, after the battle, next month"));
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }

    QSize sizeHint() const override
    {
        return {300, qRound(2 * discRadius) + 10 + QFontMetrics(fontFor(TextUse::SecondLine)).lineSpacing()};
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Inks &inks = inksOf(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const auto stations = stripStations();
        painter.setFont(fontFor(TextUse::SecondLine));
        const qreal each = width() / static_cast<qreal>(stations.size());
        QPen dots(inks.edge, 1.5, Qt::CustomDashLine, Qt::RoundCap);
        dots.setDashPattern({0.1, 3.4});
        for (std::size_t i = 0; i < stations.size(); ++i) {
            const QPointF centre((static_cast<qreal>(i) + 0.5) * each, discRadius + 1);
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(inks.edge, 1.2));
            painter.drawEllipse(centre, discRadius, discRadius);
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
        return {{{QStringLiteral("recruit"), tr("Recruit")},
                 {QStringLiteral("map"), tr("Prepare")},
                 {QStringLiteral("battle"), tr("Play")},
                 {QStringLiteral("aftermath"), tr("After")},
                 {QStringLiteral("next-month"), tr("Next")}}};
    }
};

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

#include "welcomepage.moc"

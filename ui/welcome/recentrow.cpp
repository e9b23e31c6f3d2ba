// SPDX-License-Identifier: MIT
#include "ui/welcome/recentrow.h"

#include "ui/look/icon.h"
#include "ui/map/mapdrawing.h"
#include "ui/parts/button.h"
#include "ui/parts/drawing.h"
#include "ui/parts/label.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLocale>

namespace muster {

namespace {

constexpr int leastRowHeight = 99;
constexpr qreal tableSide = 76;
constexpr qreal rowMargin = 12;
constexpr qreal wordsLeft = rowMargin + tableSide + 16;
constexpr qreal nameSize = 19;
constexpr qreal rowIcon = 15;
constexpr qreal emptyIcon = 24;

/// A map of this side shows trees and houses whole; it is drawn so large, and then made smaller.
constexpr qreal drawnSide = 300;

qreal lineOf(TextUse use, qreal size = 0)
{
    return QFontMetricsF(fontFor(use, size)).lineSpacing();
}

} // namespace

RecentRow::RecentRow(recentfiles::Recent recent, QWidget *parent)
    : QAbstractButton(parent)
    , m_recent(std::move(recent))
    , m_there(m_recent.isThere())
{
    m_glimpse.name = QFileInfo(m_recent.path).completeBaseName();
    if (!m_there)
        m_problem = m_recent.opened.isValid() ? tr("Not found. Last opened %1").arg(dayOpened()) : tr("Not found.");
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setToolTip(asToolTip(QDir::toNativeSeparators(m_recent.path)));
    connect(this, &QAbstractButton::clicked, this, m_there ? &RecentRow::openWanted : &RecentRow::findWanted);
    if (!m_there)
        offerRescue();
    speak();
}

void RecentRow::offerRescue()
{
    m_rescue = new QWidget(this);
    auto *find = new Button({}, tr("Find…"));
    auto *remove = new Button({}, tr("Remove"), nullptr, ButtonLook::Flat);
    find->setAccessibleName(tr("Find %1").arg(m_glimpse.name));
    remove->setAccessibleName(tr("Remove %1 from the list").arg(m_glimpse.name));
    connect(find, &QPushButton::clicked, this, &RecentRow::findWanted);
    // It goes with the row.
    connect(remove, &QPushButton::clicked, this, &RecentRow::removeWanted, Qt::QueuedConnection);
    auto *pair = new QHBoxLayout(m_rescue);
    pair->setContentsMargins(0, 0, 0, 0);
    pair->setSpacing(4);
    pair->addWidget(find);
    pair->addWidget(remove);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_rescue, 0, Qt::AlignRight | Qt::AlignVCenter);
}

void RecentRow::tell(const Glimpse &glimpse)
{
    m_glimpse = glimpse;
    speak();
    update();
}

void RecentRow::tell(const QString &problem)
{
    m_problem = problem;
    speak();
    update();
}

void RecentRow::speak()
{
    setAccessibleName(m_there ? tr("Open %1").arg(m_glimpse.name) : tr("Find %1").arg(m_glimpse.name));
    QStringList told{m_problem, m_glimpse.where, m_glimpse.rules, fileInWords()};
    told.removeAll(QString());
    setAccessibleDescription(told.join(tr(", ")));
}

/// Campaigns may be called alike, above all copies of one another.
QString RecentRow::fileInWords() const
{
    return tr("%1 in %2", "a file, its folder")
        .arg(QFileInfo(m_recent.path).fileName(), recentfiles::folderInWords(m_recent.path));
}

QString RecentRow::dayOpened() const
{
    const QDate &day = m_recent.opened;
    const QDate today = QDate::currentDate();
    if (!day.isValid())
        return {};
    if (day == today)
        return tr("today");
    if (day.daysTo(today) == 1)
        return tr("yesterday");
    return QLocale().toString(day, day.year() == today.year() ? tr("d MMMM") : tr("d MMMM yyyy"));
}

QSize RecentRow::sizeHint() const
{
    const qreal lines = lineOf(TextUse::CampaignName, nameSize) + 2 * lineOf(TextUse::SecondLine);
    return {besideType(360), std::max(leastRowHeight, qRound(lines) + 16)};
}

void RecentRow::paintEvent(QPaintEvent *)
{
    const Inks &inks = inksOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (underMouse() || hasFocus()) {
        painter.fillRect(rect(), inks.wash);
        painter.setPen(Qt::NoPen);
        painter.setBrush(inks.accent);
        painter.drawRoundedRect(QRectF(0, 11, 3, height() - 22), 1.5, 1.5);
    }
    painter.fillRect(QRectF(0, height() - 1, width(), 1), inks.rule);
    paintTable(painter, {rowMargin, (height() - 1 - tableSide) / 2, tableSide, tableSide});

    qreal right = width() - rowMargin;
    if (m_rescue) {
        right = m_rescue->x() - rowMargin;
    } else {
        painter.setFont(fontFor(TextUse::SecondLine));
        painter.setPen(inks.pencil);
        const QString day = dayOpened();
        painter.drawText(QRectF(0, 0, right, height()), Qt::AlignRight | Qt::AlignVCenter, day);
        right -= painter.fontMetrics().horizontalAdvance(day) + rowMargin;
    }
    paintWords(painter, {wordsLeft, 0, right - wordsLeft, qreal(height() - 1)});
}

void RecentRow::paintTable(QPainter &painter, const QRectF &place) const
{
    const Inks &inks = inksOf(palette());
    if (!m_glimpse.table) {
        QPen pen(inks.edge, 1);
        pen.setDashPattern({3, 3});
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(place.adjusted(0.5, 0.5, -0.5, -0.5));
        drawIcon(painter, QStringLiteral("map"),
                 QRectF(place.center() - QPointF(emptyIcon, emptyIcon) / 2, QSizeF(emptyIcon, emptyIcon)), inks.edge);
        return;
    }
    painter.save();
    painter.setClipRect(place);
    painter.translate(place.topLeft());
    painter.scale(place.width() / drawnSide, place.width() / drawnSide);
    drawMap(painter, {0, 0, drawnSide, mapHeight(drawnSide, *m_glimpse.table)}, *m_glimpse.table, inks);
    painter.restore();
    painter.setPen(QPen(inks.ink, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(place.adjusted(0.75, 0.75, -0.75, -0.75));
}

void RecentRow::paintWords(QPainter &painter, const QRectF &place) const
{
    const Inks &inks = inksOf(palette());
    const qreal name = lineOf(TextUse::CampaignName, nameSize);
    const qreal second = lineOf(TextUse::SecondLine);
    QRectF line(place.left(), place.center().y() - (name + 2 * second + 4) / 2, place.width(), name);
    painter.setFont(fontFor(TextUse::CampaignName, nameSize));
    painter.setPen(m_there ? inks.ink : inks.pencil);
    drawing::elided(painter, line, Qt::AlignLeft | Qt::AlignVCenter, m_glimpse.name);

    painter.setFont(fontFor(TextUse::SecondLine));
    line = QRectF(line.left(), line.bottom(), line.width(), second);
    if (!m_problem.isEmpty()) {
        drawIcon(painter, QStringLiteral("warn"), {line.left(), line.center().y() - rowIcon / 2, rowIcon, rowIcon},
                 inks.pencil);
        painter.setPen(inks.pencil);
        drawing::elided(painter, line.adjusted(rowIcon + 5, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, m_problem);
    } else {
        painter.setPen(inks.ink);
        const qreal written = drawing::elided(painter, line, Qt::AlignLeft | Qt::AlignVCenter, m_glimpse.where);
        painter.setPen(inks.pencil);
        if (const QRectF rest = line.adjusted(written + 8, 0, 0, 0); rest.width() > 24)
            drawing::elided(painter, rest, Qt::AlignLeft | Qt::AlignVCenter, m_glimpse.rules);
    }
    line.translate(0, second + 4);
    drawIcon(painter, QStringLiteral("folder"), {line.left(), line.center().y() - rowIcon / 2, rowIcon, rowIcon},
             inks.pencil);
    painter.setPen(inks.pencil);
    drawing::elided(painter, line.adjusted(rowIcon + 5, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, fileInWords());
}

} // namespace muster

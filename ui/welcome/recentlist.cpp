// SPDX-License-Identifier: MIT
#include "ui/welcome/recentlist.h"

#include "model/campaign/campaigndocument.h"
#include "ui/look/icon.h"
#include "ui/look/painting.h"
#include "ui/map/mapdrawing.h"
#include "ui/parts/button.h"
#include "ui/parts/drawing.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"

#include <QCheckBox>
#include <QDir>
#include <QFileInfo>
#include <QLocale>

namespace muster {

namespace {

struct FileRead {
    CampaignSummary dealWithoutTerrain;
    QString problem; ///< why there is no glimpse
};

FileRead readGlimpse(const QString &path)
{
    const auto document = CampaignDocument::open(path, CampaignFile::Access::ReadOnly);
    if (!document)
        return {{}, document.problem().text};
    return {glimpseOf((*document)->history(), (*document)->campaign(), (*document)->pack()), {}};
}

/// Returns the row below the list: a note about the maps, and the option to open the last campaign at start.
QWidget *makeFoot()
{
    auto *opens = new QCheckBox(RecentList::tr("Open the last campaign at start"));
    opens->setChecked(recentfiles::opensLast());
    QObject::connect(opens, &QCheckBox::toggled, opens, [](bool on) { recentfiles::setOpensLast(on); });
    return widgetWith(hbox(
        {{makeQuietParagraph(TextUse::SecondLine, RecentList::tr("The small map is the table of the last encounter.")),
          1},
         opens},
        -1, {12, 10, 12, 0}));
}

constexpr int leastRowHeight = 99;
constexpr qreal tableSide = 76;
constexpr qreal rowMargin = 12;
constexpr qreal wordsLeft = rowMargin + tableSide + 16;
constexpr qreal nameSize = 19;
constexpr qreal rowIcon = 15;
constexpr qreal emptyIcon = 24;

/// The side at which a map shows trees and houses whole; the map is drawn at it and then scaled down.
constexpr qreal drawnSide = 300;

qreal lineOf(TextUse use, qreal size = 0)
{
    return QFontMetricsF(fontFor(use, size)).lineSpacing();
}

} // namespace

RecentList::RecentList()
    : m_none(makeQuietParagraph(TextUse::Body, tr("None yet. The campaigns you open are listed here.")))
    , m_foot(makeFoot())
{
    m_reading.setMaxThreadCount(1); // each campaign needs its pack read again
    //: Heading: campaigns that were open before
    auto *head = hbox({makeLabel(TextUse::SectionHeading, tr("Your campaigns")), Spring{1},
                       makeQuietLabel(TextUse::SecondLine, tr("Most recent first"))},
                      -1, {12, 0, 12, 8});
    m_none->setContentsMargins(12, 12, 12, 12);
    m_column = vbox(this, {head, makeInkRule(), m_none, m_foot, Spring{1}}, 0);
    refresh();
}

RecentList::~RecentList()
{
    m_reading.clear();
}

void RecentList::refresh()
{
    m_reading.clear();
    qDeleteAll(m_rows);
    m_rows.clear();
    for (const recentfiles::Recent &recent : recentfiles::all())
        addRow(new RecentRow(recent));
    m_none->setVisible(m_rows.isEmpty());
    m_foot->setVisible(!m_rows.isEmpty());
}

void RecentList::addRow(RecentRow *row)
{
    m_column->insertWidget(m_column->indexOf(m_foot), row);
    m_rows << row;
    connect(row, &RecentRow::openWanted, this, [this, row] { emit openWanted(row->path()); });
    connect(row, &RecentRow::findWanted, this, [this, row] { emit findWanted(row->path()); });
    connect(row, &RecentRow::removeWanted, this, [this, row] { emit removeWanted(row->path()); });
    if (row->isThere())
        read(row->path());
}

void RecentList::read(const QString &path)
{
    m_reading.start([this, path] {
        const auto tell = [this, path, read = readGlimpse(path)] {
            for (RecentRow *row : std::as_const(m_rows)) {
                if (row->path() == path)
                    read.problem.isEmpty() ? row->tell(read.dealWithoutTerrain) : row->tell(read.problem);
            }
        };
        QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
    });
}

RecentRow::RecentRow(recentfiles::Recent recent)
    : m_recent(std::move(recent))
    , m_there(m_recent.isThere())
{
    m_glimpse.name = QFileInfo(m_recent.path).completeBaseName();
    if (!m_there)
        //: Of the file of a campaign
        m_problem = m_recent.opened.isValid() ? tr("Not found. Last opened %1").arg(dayOpened()) : tr("Not found.");
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setToolTip(asToolTip(QDir::toNativeSeparators(m_recent.path)));
    onPress(this, this, m_there ? &RecentRow::openWanted : &RecentRow::findWanted);
    if (!m_there)
        offerRescue();
    speak();
}

void RecentRow::offerRescue()
{
    m_rescue = new QWidget(this);
    //: Button: a file dialog for a campaign that is gone
    auto *find = new Button({}, tr("Find…"));
    //: Button: takes a campaign off this list
    auto *remove = new Button({}, tr("Remove"), nullptr, ButtonLook::Flat);
    //: Button, for a screen reader, with the name of a campaign
    find->setAccessibleName(tr("Find %1").arg(m_glimpse.name));
    remove->setAccessibleName(tr("Remove %1 from the list").arg(m_glimpse.name));
    onPress(find, this, &RecentRow::findWanted);
    // Queued, because the button is deleted with the row.
    connect(remove, &QPushButton::clicked, this, &RecentRow::removeWanted, Qt::QueuedConnection);
    hbox(m_rescue, {find, remove}, 4);
    hbox(this, {{m_rescue, 0, Qt::AlignRight | Qt::AlignVCenter}});
}

void RecentRow::tell(const CampaignSummary &dealWithoutTerrain)
{
    m_glimpse = dealWithoutTerrain;
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
    //: Button, for a screen reader, with the name of a campaign
    setAccessibleName(m_there ? tr("Open %1").arg(m_glimpse.name) : tr("Find %1").arg(m_glimpse.name));
    QStringList told{m_problem, m_glimpse.where, m_glimpse.rules, fileInWords()};
    told.removeAll(QString());
    //: Between the parts of a list
    setAccessibleDescription(told.join(tr(", ")));
}

/// Returns the file's name and folder. Campaigns may have the same name, especially copies of one another.
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
        //: When a campaign was opened last
        return tr("today");
    if (day.daysTo(today) == 1)
        //: When a campaign was opened last
        return tr("yesterday");
    //: A format of Qt for dates without the year: 7 March
    return QLocale().toString(day, day.year() == today.year() ? tr("d MMMM") : tr("d MMMM yyyy"));
}

QSize RecentRow::sizeHint() const
{
    const qreal lines = lineOf(TextUse::CampaignName, nameSize) + 2 * lineOf(TextUse::SecondLine);
    return {scaledForFont(360), std::max(leastRowHeight, qRound(lines) + 16)};
}

void RecentRow::paintEvent(QPaintEvent *)
{
    InkPainter painter(this);
    const Inks &inks = painter.inks;
    if (underMouse() || hasFocus()) {
        painter.fillRect(rect(), inks.wash);
        filled(painter, inks.accent).drawRoundedRect(QRectF(0, 11, 3, height() - 22), 1.5, 1.5);
    }
    painter.fillRect(QRectF(0, height() - 1, width(), 1), inks.rule);
    paintTable(painter, {rowMargin, (height() - 1 - tableSide) / 2, tableSide, tableSide});

    qreal right = width() - rowMargin;
    if (m_rescue) {
        right = m_rescue->x() - rowMargin;
    } else {
        setType(painter, TextUse::SecondLine, inks.pencil);
        const QString day = dayOpened();
        painter.drawText(QRectF(0, 0, right, height()), atRight, day);
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
        outlined(painter, pen).drawRect(place.adjusted(0.5, 0.5, -0.5, -0.5));
        drawIcon(painter, "map",
                 QRectF(place.center() - QPointF(emptyIcon, emptyIcon) / 2, QSizeF(emptyIcon, emptyIcon)), inks.edge);
        return;
    }
    painter.save();
    painter.setClipRect(place);
    painter.translate(place.topLeft());
    painter.scale(place.width() / drawnSide, place.width() / drawnSide);
    drawMap(painter, {0, 0, drawnSide, mapHeight(drawnSide, *m_glimpse.table)}, *m_glimpse.table, inks);
    painter.restore();
    outlined(painter, {inks.ink, 1.5}).drawRect(place.adjusted(0.75, 0.75, -0.75, -0.75));
}

void RecentRow::paintWords(QPainter &painter, const QRectF &place) const
{
    const Inks &inks = inksOf(palette());
    const qreal name = lineOf(TextUse::CampaignName, nameSize);
    const qreal second = lineOf(TextUse::SecondLine);
    QRectF line(place.left(), place.center().y() - (name + 2 * second + 4) / 2, place.width(), name);
    setType(painter, fontFor(TextUse::CampaignName, nameSize), m_there ? inks.ink : inks.pencil);
    drawing::elided(painter, line, atLeft, m_glimpse.name);

    painter.setFont(fontFor(TextUse::SecondLine));
    line = QRectF(line.left(), line.bottom(), line.width(), second);
    const auto withIcon = [&](const IconName &icon, const QString &text) {
        drawIcon(painter, icon, {line.left(), line.center().y() - rowIcon / 2, rowIcon, rowIcon}, inks.pencil);
        painter.setPen(inks.pencil);
        drawing::elided(painter, line.adjusted(rowIcon + 5, 0, 0, 0), atLeft, text);
    };
    if (!m_problem.isEmpty()) {
        withIcon("warn", m_problem);
    } else {
        painter.setPen(inks.ink);
        const qreal written = drawing::elided(painter, line, atLeft, m_glimpse.where);
        painter.setPen(inks.pencil);
        if (const QRectF rest = line.adjusted(written + 8, 0, 0, 0); rest.width() > 24)
            drawing::elided(painter, rest, atLeft, m_glimpse.rules);
    }
    line.translate(0, second + 4);
    withIcon("folder", fileInWords());
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "ui/paper/sheets.h"

#include "model/story/lastpage.h"
#include "model/story/words.h"
#include "rules/closedset.h"
#include "ui/look/painting.h"
#include "ui/paper/bookpages.h"
#include "ui/paper/cardsheet.h"
#include "ui/paper/columns.h"
#include "ui/paper/encountersheet.h"
#include "ui/paper/forecastsheet.h"
#include "ui/paper/quicksheet.h"
#include "ui/paper/rostersheet.h"
#include "ui/paper/settlementsheet.h"
#include "ui/texts.h"

#include <QBuffer>
#include <QLocale>
#include <QPdfWriter>

#include <memory>
#include <numeric>

namespace muster {

static constexpr qreal narrowest = 595; // least width in points for which the sheets are made

/// Returns the scale of a sheet: smaller on narrow paper; a quick reference fills its page.
static qreal scaleFor(SheetKind kind, const SheetSource &source, QSizeF paper)
{
    const qreal scale = qMin(1.0, paper.width() / narrowest);
    return kind == SheetKind::QuickReference ? scale * paper::quickScale(source, paper / scale) : scale;
}

/// Returns the enemy of the current game, if its figures are known and rolled up; else null.
static const Force *dealtWithSkill(const Campaign &campaign, const Pack &pack)
{
    return pack.hasSkill && campaign.encounter ? campaign.encounter->dealtEnemy() : nullptr;
}

namespace {

using paper::PageFlow;

/// A kind of sheet: its name, its title with owner and date, whether there is anything to draw on it, and its layout
/// function.
struct SheetRow {
    SheetKind value;
    const char *name;
    const char *title;
    bool (*canBeDrawn)(const Campaign &, const Pack &);
    PageFlow (*lay)(const SheetSource &, QSizeF);
};

/// Returns the owner in a sheet's title: the campaign's name, or that of the rules if the sheet belongs to no campaign.
QString ownerOf(SheetKind kind, const SheetSource &source)
{
    switch (kind) {
    case SheetKind::BlankRoster:
    case SheetKind::BlankEncounter:
    case SheetKind::SideCards:
        return source.pack.title;
    case SheetKind::QuickReference:
        return paper::quickTitle(source);
    default:
        return source.campaign.name.left(200);
    }
}

PageFlow figureCards(const SheetSource &source, QSizeF page)
{
    if (!source.pack.hasSkill)
        return paper::figureCards(source, page);
    const auto cards = paper::cardsOf(source.campaign.band, source.pack);
    return paper::cardSheet(source.pack, source.campaign.name, cards, page);
}

PageFlow enemyCards(const SheetSource &source, QSizeF page)
{
    const Force *enemy = dealtWithSkill(source.campaign, source.pack);
    if (!enemy)
        return paper::enemyCards(source, page);
    auto cards = paper::cardsOf(*enemy, source.pack);
    if (const QString leader = paper::foeHere(source.campaign); !leader.isEmpty() && !cards.empty())
        cards.front().name = leader;
    return paper::cardSheet(source.pack, words::enemy(enemy->from, source.pack), cards, page);
}

PageFlow sideCards(const SheetSource &source, QSizeF page)
{
    return paper::cardSheet(source.pack, source.pack.title, paper::cardsOf(source.side), page);
}

bool always(const Campaign &, const Pack &)
{
    return true;
}

/// The kinds of sheets in the order of the menu.
constexpr auto sheetRows = enumTable<SheetRow>({
    //: The name of a printed sheet: everybody in the band
    {SheetKind::Roster, QT_TRANSLATE_NOOP("Sheets", "Roster"), QT_TRANSLATE_NOOP("Sheets", "%1, Roster, %2"), always,
     paper::rosterSheet},
    //: The name of a printed sheet
    {SheetKind::Encounter, QT_TRANSLATE_NOOP("Sheets", "Encounter sheet"),
     //: The name of a file to save: the campaign, the sheet, the turn
     QT_TRANSLATE_NOOP("Sheets", "%1, Encounter, %2"),
     [](const Campaign &campaign, const Pack &) { return campaign.encounter.has_value(); }, paper::encounterSheet},
    //: The name of a printed sheet
    {SheetKind::FigureCards, QT_TRANSLATE_NOOP("Sheets", "Figure cards"),
     //: The name of a file to save: the campaign, the sheet, the turn
     QT_TRANSLATE_NOOP("Sheets", "%1, Figure cards, %2"),
     [](const Campaign &campaign, const Pack &) { return !campaign.band.empty(); }, figureCards},
    //: The name of a printed sheet
    {SheetKind::EnemyCards, QT_TRANSLATE_NOOP("Sheets", "Enemy cards"),
     //: The name of a file to save: the campaign, the sheet, the turn
     QT_TRANSLATE_NOOP("Sheets", "%1, Enemy cards, %2"),
     [](const Campaign &campaign, const Pack &pack) { return !pack.hasSkill || dealtWithSkill(campaign, pack); },
     enemyCards},
    {SheetKind::PefSlips, QT_TRANSLATE_NOOP("Sheets", "Hidden PEF slips"),
     QT_TRANSLATE_NOOP("Sheets", "Hidden PEFs, slips for two players"),
     [](const Campaign &, const Pack &pack) { return pack.hasPefs(); }, paper::pefSlips},
    //: The name of a printed sheet, to be filled in by hand
    {SheetKind::BlankRoster, QT_TRANSLATE_NOOP("Sheets", "Blank roster"),
     QT_TRANSLATE_NOOP("Sheets", "%1, Blank roster"), always, paper::rosterSheet},
    {SheetKind::BlankEncounter, QT_TRANSLATE_NOOP("Sheets", "Blank encounter sheet"),
     QT_TRANSLATE_NOOP("Sheets", "%1, Blank encounter sheet"), always, paper::encounterSheet},
    //: The name of a printed sheet: rules in short
    {SheetKind::QuickReference, QT_TRANSLATE_NOOP("Sheets", "Quick reference"),
     QT_TRANSLATE_NOOP("Sheets", "%1, Quick reference"),
     [](const Campaign &, const Pack &pack) { return pack.reference.has_value(); }, paper::quickSheet},
    //: The name of a printed sheet
    {SheetKind::Settlement, QT_TRANSLATE_NOOP("Sheets", "Settlements"),
     //: The name of a file to save: the campaign, the sheet, the turn
     QT_TRANSLATE_NOOP("Sheets", "%1, Settlements, %2"),
     [](const Campaign &campaign, const Pack &) { return !campaign.settlements.empty(); }, paper::settlementSheet},
    //: The name of a printed book: the whole campaign
    {SheetKind::CampaignBook, QT_TRANSLATE_NOOP("Sheets", "Campaign book"),
     QT_TRANSLATE_NOOP("Sheets", "%1, Campaign book"),
     [](const Campaign &campaign, const Pack &) { return !campaign.past.empty(); }, paper::campaignBook},
    //: The name of a printed sheet
    {SheetKind::Forecast, QT_TRANSLATE_NOOP("Sheets", "Forecast"), QT_TRANSLATE_NOOP("Sheets", "%1, Forecast, %2"),
     [](const Campaign &campaign, const Pack &) { return campaign.phase != Phase::Over; }, paper::forecastSheet},
    //: The name of a printed sheet: how the campaign ended
    {SheetKind::Epilogue, QT_TRANSLATE_NOOP("Sheets", "Epilogue"), QT_TRANSLATE_NOOP("Sheets", "%1, Epilogue"),
     [](const Campaign &campaign, const Pack &pack) { return lastPage(campaign, pack).has_value(); },
     paper::epilogueSheet},
    //: The name of a printed sheet with a card for each figure
    {SheetKind::SideCards, QT_TRANSLATE_NOOP("Sheets", "Cards"), QT_TRANSLATE_NOOP("Sheets", "%1, Cards"),
     [](const Campaign &, const Pack &) { return false; }, // no campaign has such a side
     sideCards},
});

} // namespace

SheetPages::Part SheetPages::lay(SheetKind kind, SheetSource source, QSizeF paper)
{
    const auto kept = std::make_shared<const SheetSource>(paper::forHandwriting(kind) ? paper::blankOf(kind, source)
                                                                                      : std::move(source));
    const qreal scale = scaleFor(kind, *kept, paper);
    Part part{sheetRows[kind].lay(*kept, paper / scale), scale};
    part.flow.own(kept);
    return part;
}

SheetPages::SheetPages(SheetKind kind, SheetSource source, QSizeF paper)
{
    if (kind != SheetKind::Roster || !source.campaign.hasSeveralStars()) {
        m_parts.push_back(lay(kind, std::move(source), paper));
        return;
    }
    for (const Figure *star : source.campaign.stars()) { // a roster for each player (R36)
        SheetSource one = source;
        one.campaign = source.campaign.bandOf(star->id);
        one.campaign.past = source.campaign.pastOf(star->id);
        m_parts.push_back(lay(kind, std::move(one), paper));
    }
}

int SheetPages::count() const
{
    return std::accumulate(m_parts.begin(), m_parts.end(), 0,
                           [](int pages, const Part &part) { return pages + part.flow.pageCount(); });
}

const SheetPages::Part &SheetPages::partOf(int &page) const
{
    auto part = m_parts.begin();
    for (; page >= part->flow.pageCount(); ++part)
        page -= part->flow.pageCount();
    return *part;
}

void SheetPages::paint(QPainter &painter, int page) const
{
    const Part &part = partOf(page);
    const Stroke stroke(painter);
    painter.scale(part.scale, part.scale);
    part.flow.paint(painter, page);
}

std::vector<QRectF> SheetPages::places(int page) const
{
    const Part &part = partOf(page);
    std::vector<QRectF> places = part.flow.places(page);
    for (QRectF &place : places)
        place = QRectF(place.topLeft() * part.scale, place.size() * part.scale);
    return places;
}

int paintPages(const SheetPages &pages, QPagedPaintDevice &device, const PageProgress &progress)
{
    const qreal scale = device.logicalDpiX() / 72.0;
    const QPointF origin = -QPointF(device.pageLayout().paintRectPoints().topLeft());
    const auto goesOn = [&](int page) { return !progress || progress(page, pages.count()); };
    if (!goesOn(0))
        return 0; // not even an empty page
    QPainter painter(&device);
    for (int page = 0; page < pages.count(); ++page) {
        if (page > 0 && !goesOn(page))
            return page;
        if (page > 0)
            device.newPage();
        painter.save();
        painter.scale(scale, scale);
        painter.translate(origin);
        pages.paint(painter, page);
        painter.restore();
    }
    return pages.count();
}

int paintSheet(SheetKind kind, const SheetSource &source, QPagedPaintDevice &device, const PageProgress &progress)
{
    return paintPages(SheetPages(kind, source, device.pageLayout().fullRectPoints().size()), device, progress);
}

QByteArray sheetPdf(SheetKind kind, const SheetSource &source, QPageSize::PageSizeId size, const PageProgress &progress)
{
    bool stopped = false;
    SheetSource watched = source;
    if (source.laying)
        watched.laying = [&](int done, int all) {
            stopped = !source.laying(done, all);
            return !stopped;
        };
    constexpr int dotsPerInch = 1200;
    QByteArray pdf;
    QBuffer buffer(&pdf);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(dotsPerInch);
    writer.setPageLayout(QPageLayout(QPageSize(size), QPageLayout::Portrait, QMarginsF()));
    writer.setTitle(sheetTitle(kind, source));
    writer.setCreator(QStringLiteral("Muster"));
    const SheetPages pages(kind, watched, writer.pageLayout().fullRectPoints().size());
    if (stopped)
        return {};
    paintPages(pages, writer, [&](int page, int all) {
        stopped = progress && !progress(page, all);
        return !stopped;
    });
    return stopped ? QByteArray() : pdf;
}

const std::vector<SheetKind> &sheetKinds()
{
    static const std::vector<SheetKind> all = [] {
        std::vector<SheetKind> ofCampaigns;
        for (const SheetRow &row : sheetRows.rows) {
            if (row.value != SheetKind::SideCards)
                ofCampaigns.push_back(row.value);
        }
        return ofCampaigns;
    }();
    return all;
}

QString sheetName(SheetKind kind)
{
    return SheetText::tr(sheetRows[kind].name);
}

bool canBeDrawn(SheetKind kind, const Campaign &campaign, const Pack &pack)
{
    return sheetRows[kind].canBeDrawn(campaign, pack);
}

QString sheetTitle(SheetKind kind, const SheetSource &source)
{
    const QString title = SheetText::tr(sheetRows[kind].title);
    const QString owner = ownerOf(kind, source);
    return title.contains(u"%2") ? title.arg(owner, words::turn(source.campaign.turn, source.campaign, source.pack))
        : title.contains(u"%1")  ? title.arg(owner)
                                 : title;
}

QPageSize::PageSizeId usualPaper()
{
    return QLocale().measurementSystem() == QLocale::ImperialUSSystem ? QPageSize::Letter : QPageSize::A4;
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "ui/paper/sheets.h"

#include "model/story/words.h"
#include "ui/paper/blank.h"
#include "ui/paper/cardsheet.h"
#include "ui/paper/encountersheet.h"
#include "ui/paper/quicksheet.h"
#include "ui/paper/rostersheet.h"
#include "ui/paper/settlementsheet.h"
#include "ui/texts.h"

#include <QBuffer>
#include <QLocale>
#include <QPdfWriter>

namespace muster {

static constexpr qreal narrowest = 595; // points the sheets are made for, at least

/// Small on narrow paper; what is pinned up or lies at the table fills its page.
static qreal scaleFor(SheetKind kind, const SheetSource &source, QSizeF paper)
{
    const qreal scale = qMin(1.0, paper.width() / narrowest);
    return kind == SheetKind::QuickReference ? scale * paper::quickScale(source, paper / scale) : scale;
}

/// The enemy of the game in hand, where his figures are known and rolled up; else null.
static const Force *dealtWithSkill(const Campaign &campaign, const Pack &pack)
{
    return pack.hasSkill && campaign.encounter ? campaign.encounter->dealtEnemy() : nullptr;
}

static paper::PageFlow layOut(SheetKind kind, const SheetSource &source, QSizeF page)
{
    switch (kind) {
    case SheetKind::Roster:
        return paper::rosterSheet(source, page);
    case SheetKind::Encounter:
    case SheetKind::BlankEncounter:
        return paper::encounterSheet(source, page);
    case SheetKind::QuickReference:
        return paper::quickSheet(source, page);
    case SheetKind::FigureCards:
        return source.pack.hasSkill ? paper::cardSheet(source.pack, source.campaign.name,
                                                       paper::cardsOf(source.campaign.band, source.pack), page)
                                    : paper::figureCards(source, page);
    case SheetKind::EnemyCards:
        if (const Force *enemy = dealtWithSkill(source.campaign, source.pack))
            return paper::cardSheet(source.pack, words::enemy(enemy->from, source.pack),
                                    paper::cardsOf(*enemy, source.pack), page);
        return paper::enemyCards(source, page);
    case SheetKind::PefSlips:
        return paper::pefSlips(source, page);
    case SheetKind::BlankRoster:
        return paper::rosterSheet(source, page);
    case SheetKind::SideCards:
        return paper::cardSheet(source.pack, source.pack.title, paper::cardsOf(source.side), page);
    case SheetKind::Settlement:
        return paper::settlementSheet(source, page);
    }
    Q_UNREACHABLE();
}

SheetPages::SheetPages(SheetKind kind, SheetSource source, QSizeF paper)
    : m_source(paper::forHandwriting(kind) ? paper::blankOf(kind, source) : std::move(source))
    , m_scale(scaleFor(kind, m_source, paper))
    , m_flow(layOut(kind, m_source, paper / m_scale))
{
}

void SheetPages::paint(QPainter &painter, int page) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(m_scale, m_scale);
    m_flow.paint(painter, page);
    painter.restore();
}

int paintSheet(SheetKind kind, const SheetSource &source, QPagedPaintDevice &device)
{
    const QPageLayout layout = device.pageLayout();
    const SheetPages pages(kind, source, layout.fullRectPoints().size());
    const qreal scale = device.logicalDpiX() / 72.0;
    const QPointF origin = -QPointF(layout.paintRectPoints().topLeft());
    QPainter painter(&device);
    for (int page = 0; page < pages.count(); ++page) {
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

QByteArray sheetPdf(SheetKind kind, const SheetSource &source, QPageSize::PageSizeId size)
{
    constexpr int dotsPerInch = 1200;
    QByteArray pdf;
    QBuffer buffer(&pdf);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(dotsPerInch);
    writer.setPageLayout(QPageLayout(QPageSize(size), QPageLayout::Portrait, QMarginsF()));
    writer.setTitle(sheetTitle(kind, source));
    writer.setCreator(QStringLiteral("Muster"));
    paintSheet(kind, source, writer);
    return pdf;
}

const std::vector<SheetKind> &sheetKinds()
{
    static const std::vector<SheetKind> all{
        SheetKind::Roster,         SheetKind::Encounter,      SheetKind::FigureCards,
        SheetKind::EnemyCards,     SheetKind::PefSlips,       SheetKind::BlankRoster,
        SheetKind::BlankEncounter, SheetKind::QuickReference, SheetKind::Settlement};
    return all;
}

QString sheetName(SheetKind kind)
{
    switch (kind) {
    case SheetKind::Roster:
        return SheetText::tr("Roster");
    case SheetKind::Encounter:
        return SheetText::tr("Encounter sheet");
    case SheetKind::FigureCards:
        return SheetText::tr("Figure cards");
    case SheetKind::EnemyCards:
        return SheetText::tr("Enemy cards");
    case SheetKind::PefSlips:
        return SheetText::tr("Hidden PEF slips");
    case SheetKind::BlankRoster:
        return SheetText::tr("Blank roster");
    case SheetKind::BlankEncounter:
        return SheetText::tr("Blank encounter sheet");
    case SheetKind::QuickReference:
        return SheetText::tr("Quick reference");
    case SheetKind::SideCards:
        return SheetText::tr("Cards");
    case SheetKind::Settlement:
        return SheetText::tr("Settlements");
    }
    Q_UNREACHABLE();
    return {};
}

bool canBeDrawn(SheetKind kind, const Campaign &campaign, const Pack &pack)
{
    const bool knowsPefs = pack.activity || pack.patrol;
    switch (kind) {
    case SheetKind::Encounter:
        return campaign.encounter.has_value();
    case SheetKind::FigureCards:
        return !campaign.band.empty();
    case SheetKind::EnemyCards:
        return !pack.hasSkill || dealtWithSkill(campaign, pack);
    case SheetKind::BlankEncounter:
        return true;
    case SheetKind::QuickReference:
        return pack.reference.has_value();
    case SheetKind::SideCards:
        return false; // no campaign has a side
    case SheetKind::Settlement:
        return !campaign.settlements.empty();
    case SheetKind::PefSlips:
        return knowsPefs;
    case SheetKind::Roster:
    case SheetKind::BlankRoster:
        return true;
    }
    Q_UNREACHABLE();
    return false;
}

QString sheetTitle(SheetKind kind, const SheetSource &source)
{
    const QString name = source.campaign.name.left(200);
    const QString turn = words::turn(source.campaign.turn, source.campaign, source.pack);
    switch (kind) {
    case SheetKind::Roster:
        return SheetText::tr("%1, Roster, %2").arg(name, turn);
    case SheetKind::Encounter:
        return SheetText::tr("%1, Encounter, %2").arg(name, turn);
    case SheetKind::FigureCards:
        return SheetText::tr("%1, Figure cards, %2").arg(name, turn);
    case SheetKind::EnemyCards:
        return SheetText::tr("%1, Enemy cards, %2").arg(name, turn);
    case SheetKind::PefSlips:
        return SheetText::tr("Hidden PEFs, slips for two players");
    case SheetKind::BlankRoster:
        return SheetText::tr("%1, Blank roster").arg(source.pack.title);
    case SheetKind::BlankEncounter:
        return SheetText::tr("%1, Blank encounter sheet").arg(source.pack.title);
    case SheetKind::QuickReference:
        return SheetText::tr("%1, Quick reference").arg(paper::quickTitle(source));
    case SheetKind::SideCards:
        return SheetText::tr("%1, Cards").arg(source.pack.title);
    case SheetKind::Settlement:
        return SheetText::tr("%1, Settlements, %2").arg(name, turn);
    }
    Q_UNREACHABLE();
    return {};
}

QPageSize::PageSizeId usualPaper()
{
    return QLocale().measurementSystem() == QLocale::ImperialUSSystem ? QPageSize::Letter : QPageSize::A4;
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "ui/table/playmap.h"

#include "model/story/playwords.h"
#include "ui/look/icon.h"
#include "ui/look/painting.h"
#include "ui/map/mapaccess.h"
#include "ui/map/sketch.h"
#include "ui/map/tokens.h"
#include "ui/parts/focus.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace muster {

namespace {

constexpr qreal reach = 20;

/// Returns the group that stands where its PEF was, beside the building; null if none does.
const GroupInPlay *whoCameOut(const Play &play, const PefInPlay &pef)
{
    const auto group = std::ranges::find_if(play.groups, [&](const GroupInPlay &one) {
        return one.pef == pef.pef.id && one.section == pef.pef.section && one.onMap();
    });
    return pef.pef.inBuilding && !pef.isWaiting() && group != play.groups.end() ? &*group : nullptr;
}

} // namespace

PlayMap::PlayMap()
{
    setAccessibleName(tr("Map of the battle"));
}

void PlayMap::load(const Campaign &campaign, const Pack &pack)
{
    const Play &play = *campaign.play;
    const TableEdges edges = tableEdges(*campaign.encounter, pack, &play);
    Encounter land = *campaign.encounter;
    land.setup.pefs.clear(); // PEFs move, and are drawn over the land
    const KeptSettlement *fought = land.settlement ? campaign.settlement(*land.settlement) : nullptr;
    if (fought)
        land.setup.sections.clear();
    setEncounter(land, edges, fought ? std::optional(planOf(*fought, pack)) : std::nullopt);
    m_tokens.clear();
    const auto stand = [&](const GroupInPlay &group, const Pef &place) {
        m_tokens.push_back({{SubjectKind::Group, group.id, 0},
                            place,
                            group.section,
                            play.sides > fewestSides ? words::side(group.army, play.sides) : QString()});
    };
    for (const PefInPlay &pef : play.pefs) {
        if (pef.isWaiting())
            m_tokens.push_back({{SubjectKind::Pef, pef.pef.id, 0}, pef.pef, pef.pef.section});
        else if (const GroupInPlay *out = whoCameOut(play, pef))
            stand(*out, {0, out->section, true});
        else if (pef.pef.inBuilding)
            m_tokens.push_back({{}, pef.pef, pef.pef.section}); // its place stays empty: no other marker moves there
    }
    for (const GroupInPlay &group : play.groups) {
        const PefInPlay *pef = play.pef(group.pef);
        if (group.onMap() && (!pef || whoCameOut(play, *pef) != &group))
            stand(group, {});
    }
    for (const OwnPef &pef : play.ownPefs) {
        if (!pef.revealed)
            m_tokens.push_back({{SubjectKind::OwnPef, pef.id, 0}, {pef.id, pef.section}, pef.section, tr("yours")});
    }
    for (const OwnGroup &group : play.ownGroups) {
        if (group.section != offTable && play.standingIn(group.id) > 0)
            m_tokens.push_back({{SubjectKind::OwnGroup, group.id, 0}, {}, group.section});
    }
    // The near side of a defended table is the player's, so nobody is laid out at an edge to come in by.
    const bool anywhere = land.kind == EncounterKind::RaidDefend;
    const Placements &sides = edges.placements;
    const auto isInside = [&](const Token &token) {
        const Placement &side = token.row.kind == SubjectKind::OwnGroup ? sides.yours : sides.theirs;
        return token.section == sides.buildings && side.section() == sides.buildings
            && token.row.kind != SubjectKind::Pef && token.row.kind != SubjectKind::OwnPef;
    };
    std::vector<Pef> marks;
    for (const Token &token : m_tokens)
        marks.push_back({0, token.section, anywhere || token.pef.inBuilding || isInside(token)});
    const std::vector<QPointF> places = placeTokens(land, marks, sides.buildings);
    for (std::size_t i = 0; i < m_tokens.size(); ++i)
        m_tokens[i].at = places[i];
    std::erase_if(m_tokens, [](const Token &token) { return token.row == Subject(); });
    m_own = play.own;
    m_seen = play.seen;
    m_drag.reset();
    update();
}

void PlayMap::setWho(const std::vector<QString> &who)
{
    if (std::exchange(m_who, who) != who)
        announceSections(this);
}

QString PlayMap::wordsFor(int section) const
{
    const QString land = MapWidget::wordsFor(section);
    const auto index = std::size_t(section - 1);
    const QString who = index < m_who.size() ? m_who[index] : QString();
    return who.isEmpty() ? land : tr("%1, %2").arg(land, who);
}

void PlayMap::setChosenRow(std::optional<Subject> row)
{
    if (row && row->kind == SubjectKind::Enemy)
        row = Subject{SubjectKind::Group, row->id, 0};
    if (row && row->kind == SubjectKind::Own) {
        const auto own =
            std::ranges::find_if(m_own, [&](const OwnFigure &figure) { return number(figure.id) == row->id; });
        if (own != m_own.end())
            row = Subject{SubjectKind::OwnGroup, own->group, 0};
    }
    m_chosen = row;
    update();
}

qreal PlayMap::scale() const
{
    return std::max(0.5, placeOf(1).width() / terrain::side);
}

std::vector<PlayMap::Token>::const_iterator PlayMap::tokenOf(const Subject &row) const
{
    return std::ranges::find(m_tokens, row, &Token::row);
}

std::optional<QPointF> PlayMap::placeOfToken(const Subject &row) const
{
    const auto token = tokenOf(row);
    if (token == m_tokens.end())
        return std::nullopt;
    const QRectF section = placeOf(token->section);
    return section.topLeft() + token->at * (section.width() / terrain::side);
}

std::optional<Subject> PlayMap::tokenAt(QPointF point) const
{
    for (const Token &token : m_tokens) {
        const QPointF away = *placeOfToken(token.row) - point;
        if (std::hypot(away.x(), away.y()) <= reach * scale())
            return token.row;
    }
    return std::nullopt;
}

bool PlayMap::stays(const Subject &row) const
{
    const auto token = tokenOf(row);
    return token == m_tokens.end() || token->pef.fixed;
}

void PlayMap::paintEvent(QPaintEvent *event)
{
    MapWidget::paintEvent(event);
    InkPainter painter(this);
    const Inks &inks = painter.inks;
    for (int section = 1; section <= encounter().setup.grid.count(); ++section) {
        if (!m_seen[std::size_t(section - 1)])
            continue;
        const QRectF corner(placeOf(section).topRight() + QPointF(-28, 6), QSizeF(22, 22));
        filled(painter, inks.accent).drawEllipse(corner);
        drawIcon(painter, "check", corner.adjusted(3, 3, -3, -3), inks.onAccent);
    }
    for (const Token &token : m_tokens) {
        const bool dragged = m_drag && m_drag->moved && m_drag->row == token.row;
        const QPointF centre = dragged ? m_drag->to : *placeOfToken(token.row);
        const QColor colour = token.row == m_chosen ? inks.accent : inks.ink;
        if (token.row.kind == SubjectKind::Pef || token.row.kind == SubjectKind::OwnPef)
            drawPef(painter, centre, token.pef, colour, inks, scale());
        else if (token.row.kind == SubjectKind::OwnGroup)
            drawOwnGroupMark(painter, centre, token.row.id, colour, inks, scale());
        else
            drawGroupMark(painter, centre, token.row.id, colour, inks, scale());
        if (!token.side.isEmpty())
            drawSide(painter, centre, token.side, inks);
    }
}

/// Writes the side of an enemy group below its shield.
void PlayMap::drawSide(QPainter &painter, QPointF centre, const QString &side, const Inks &inks) const
{
    const Lettering letters(TextUse::SecondLineBold, 13);
    painter.save();
    painter.translate(centre);
    painter.scale(scale(), scale());
    const QRectF plate(-24, 21, 48, 17);
    filled(painter, inks.paper).drawRoundedRect(plate, 4, 4);
    painter.setPen(inks.ink);
    letters.draw(painter, plate, Qt::AlignCenter, side);
    painter.restore();
}

void PlayMap::contextMenuEvent(QContextMenuEvent *event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    if (const auto row = byKey ? std::nullopt : tokenAt(event->pos()))
        emit tokenMenuWanted(*row, event->globalPos());
    else
        MapWidget::contextMenuEvent(event);
}

void PlayMap::keyPressEvent(QKeyEvent *event)
{
    if (isEnterAlone(*event) && section() && m_chosen && !stays(*m_chosen))
        emit tokenDropped(*m_chosen, *section());
    else
        MapWidget::keyPressEvent(event);
}

void PlayMap::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton) {
        if (const auto row = tokenAt(event->position())) {
            m_drag = Drag{*row, event->position(), event->position(), false};
            emit tokenChosen(*row);
        }
    }
    MapWidget::mousePressEvent(event);
}

void PlayMap::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_drag || stays(m_drag->row))
        return;
    m_drag->to = event->position();
    const QPointF way = m_drag->to - m_drag->from;
    m_drag->moved = m_drag->moved || way.manhattanLength() >= QApplication::startDragDistance();
    if (const auto target = m_drag->moved ? sectionAt(m_drag->to) : std::nullopt)
        setSection(target);
    setCursor(m_drag->moved ? Qt::ClosedHandCursor : Qt::ArrowCursor);
    update();
}

void PlayMap::mouseReleaseEvent(QMouseEvent *event)
{
    unsetCursor();
    const auto drag = std::exchange(m_drag, std::nullopt);
    update();
    if (!drag || !drag->moved)
        return;
    const auto to = sectionAt(event->position());
    if (to && to != sectionAt(drag->from))
        emit tokenDropped(drag->row, *to);
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "ui/band/placesfree.h"

#include "model/actions/actions.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "ui/look/icon.h"
#include "ui/look/inks.h"
#include "ui/look/type.h"
#include "ui/parts/button.h"
#include "ui/parts/drawing.h"

#include <QPainter>

namespace muster {

PlacesFree::PlacesFree(QWidget *parent)
    : QAbstractButton(parent)
    , m_all(new LinkButton(tr("Fill all places"), this))
    , m_byHand(new LinkButton(tr("Pick by hand…"), this))
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(m_all, &QPushButton::clicked, this, &PlacesFree::allWanted);
    connect(m_byHand, &QPushButton::clicked, this, &PlacesFree::byHandWanted);
}

void PlacesFree::load(const Campaign &campaign, const Pack &pack, FigureId starId)
{
    const Room room = systemOf(campaign, pack).roomFor(starId, campaign, pack);
    const int places = room.places;
    setVisible(places > 0 && actions::isTimeToRecruit(campaign, pack));
    const Figure *star = campaign.find(starId);
    if (!star)
        return;
    m_all->setVisible(places > 1);
    setText(tr("%n places free", nullptr, places));
    m_why = !room.why.isEmpty()      ? room.why
        : campaign.hasSeveralStars() ? tr("%1 leads at most %n Grunts.", nullptr, room.most).arg(star->name)
                                     : tr("The limit is the Star’s Rep: at most %n Grunts.", nullptr, room.most);
    const QString recruit = pack.hasSkill ? tr("Recruit a figure by dice") : tr("Recruit a Grunt by dice");
    setAccessibleName(tr("%1: %2").arg(text(), recruit));
    setAccessibleDescription(m_why);
    setToolTip(recruit);
    update();
}

QSize PlacesFree::sizeHint() const
{
    return {400, std::max(36, QFontMetrics(fontFor(TextUse::Body)).lineSpacing() + 18)};
}

void PlacesFree::resizeEvent(QResizeEvent *)
{
    constexpr int gap = 14;
    int right = width();
    for (LinkButton *link : {m_byHand, m_all}) {
        const QSize size = link->sizeHint();
        right -= size.width() + gap;
        link->setGeometry(right, (height() - size.height()) / 2, size.width(), size.height());
    }
}

void PlacesFree::paintEvent(QPaintEvent *)
{
    const Inks &inks = inksOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool keyboard = hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange);
    QPen pen(keyboard ? inks.accent : inks.edge, keyboard ? 2 : 1);
    pen.setDashPattern({3, 2.5});
    painter.setPen(pen);
    painter.setBrush(isDown() ? inks.wash2 : underMouse() ? inks.wash : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);

    drawIcon(painter, QStringLiteral("plus"), {15, height() / 2.0 - 9, 18, 18}, inks.accent);
    painter.setPen(inks.accent);
    painter.setFont(fontFor(TextUse::BodyBold));
    const int links = m_all->isHidden() ? m_byHand->x() : m_all->x();
    const qreal written =
        drawing::elided(painter, {43, 0, qreal(links - 43), qreal(height())}, Qt::AlignLeft | Qt::AlignVCenter, text());
    const qreal told = 43 + written + 10;
    painter.setPen(inks.pencil);
    painter.setFont(fontFor(TextUse::Body));
    drawing::elided(painter, {told, 0, links - told - 8, qreal(height())}, Qt::AlignLeft | Qt::AlignVCenter, m_why);
}

} // namespace muster

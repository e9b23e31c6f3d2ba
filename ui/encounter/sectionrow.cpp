// SPDX-License-Identifier: MIT
#include "ui/encounter/sectionrow.h"

#include "ui/encounter/sectionline.h"

#include <QResizeEvent>
#include <QStyle>

#include <algorithm>

namespace muster {

namespace {

constexpr int deedGap = 8;
constexpr int belowLine = 6;
constexpr int mostLinesBeside = 3;

} // namespace

SectionRow::SectionRow(const QList<QWidget *> &deeds, QWidget *parent)
    : QWidget(parent)
    , m_line(new SectionLine(this))
{
    for (QWidget *deed : deeds)
        add(deed);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void SectionRow::add(QWidget *deed)
{
    deed->setParent(this);
    m_deeds << deed;
}

QSize SectionRow::deedsSize() const
{
    QSize size;
    for (const QWidget *deed : m_deeds) {
        if (deed->isHidden())
            continue;
        const QSize one = deed->sizeHint();
        size = {std::max(0, size.width()) + one.width() + deedGap, std::max(size.height(), one.height())};
    }
    return size.isValid() ? size : QSize(0, 0);
}

bool SectionRow::folds(int width) const
{
    return !m_line->isHidden() && m_line->linesAt(width - deedsSize().width()) > mostLinesBeside;
}

int SectionRow::heightForWidth(int width) const
{
    const QSize deeds = deedsSize();
    if (m_line->isHidden())
        return deeds.height();
    return folds(width) ? m_line->heightForWidth(width) + (deeds.isEmpty() ? 0 : belowLine + deeds.height())
                        : std::max(deeds.height(), m_line->heightForWidth(width - deeds.width()));
}

QSize SectionRow::sizeHint() const
{
    const int width = deedsSize().width() + m_line->sizeHint().width();
    return {width, heightForWidth(width)};
}

QSize SectionRow::minimumSizeHint() const
{
    // What holds it may not ask by width.
    return {std::max(0, deedsSize().width() - deedGap), heightForWidth(width())};
}

void SectionRow::arrange()
{
    const QSize deeds = deedsSize();
    const bool below = folds(width());
    const int lineHeight = below ? m_line->heightForWidth(width()) : height();
    const auto place = [this](QWidget &part, const QRect &at) {
        part.setGeometry(QStyle::visualRect(layoutDirection(), rect(), at));
    };
    place(*m_line, {0, 0, below ? width() : width() - deeds.width(), lineHeight});
    int x = below ? 0 : width() - deeds.width() + deedGap;
    const int middle = below ? lineHeight + belowLine + deeds.height() / 2 : height() / 2;
    for (QWidget *deed : m_deeds) {
        if (deed->isHidden())
            continue;
        const QSize size = deed->sizeHint();
        place(*deed, {QPoint(x, middle - size.height() / 2), size});
        x += size.width() + deedGap;
    }
}

bool SectionRow::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest) {
        updateGeometry();
        arrange();
    }
    return QWidget::event(event);
}

void SectionRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != width())
        updateGeometry();
    arrange();
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "ui/table/playbar.h"

#include "model/systems/campaignsystem.h"
#include "ui/parts/button.h"
#include "ui/parts/label.h"
#include "ui/parts/playertext.h"
#include "ui/table/playmenu.h"

#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QResizeEvent>

#include <algorithm>

namespace muster {

namespace {

constexpr int gapOfBar = 6;

int buttonHeight()
{
    return Button({}, QStringLiteral("X")).sizeHint().height();
}

int heightOf(int rows)
{
    return rows * (buttonHeight() + gapOfBar) - gapOfBar;
}

QSize sizeOf(const QWidget *widget)
{
    return widget->sizeHint().expandedTo(widget->minimumSize());
}

/// Where each of them goes, row by row; fewer than all if there is no room for the next.
std::vector<QRect> placesOf(const std::vector<QWidget *> &widgets, QSize room)
{
    std::vector<QRect> places;
    QPoint next;
    for (const QWidget *widget : widgets) {
        const QSize size = sizeOf(widget);
        if (next.x() > 0 && next.x() + size.width() > room.width())
            next = {0, next.y() + buttonHeight() + gapOfBar};
        if (next.y() + size.height() > room.height())
            break;
        places.emplace_back(next, size);
        next.rx() += size.width() + gapOfBar;
    }
    return places;
}

bool fits(const std::vector<QWidget *> &widgets, QSize room)
{
    return placesOf(widgets, room).size() == widgets.size();
}

} // namespace

PlayBar::PlayBar(QWidget *parent)
    : QWidget(parent)
{
    setFixedHeight(heightOf(2));
}

void PlayBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        emit widthChanged();
}

QWidget *PlayBar::makeButton(const Subject &subject, const acts::Offer &offer)
{
    auto *button = new Button({}, asButtonText(offer.text), this);
    button->setKeyHint(keyText(offer));
    button->setFocusPolicy(Qt::TabFocus);
    button->setEnabled(offer.whyNot.isEmpty());
    button->setToolTip(offer.whyNot.isEmpty() ? offer.about : asToolTip(offer.whyNot));
    connect(button, &QPushButton::clicked, this, [=, this] { emit wanted(subject, offer); });
    return button;
}

QWidget *PlayBar::makePlaceHint(const QString &keys)
{
    QLabel *hint = makeLabel(TextUse::SecondLine, keys, this, QPalette::PlaceholderText);
    hint->setMinimumHeight(buttonHeight());
    hint->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    return hint;
}

void PlayBar::load(const acts::Situation &now)
{
    for (QWidget *old : findChildren<QWidget *>(Qt::FindDirectChildrenOnly)) {
        old->hide();
        old->deleteLater();
    }
    // Who plays by scenarios notes deeds as well, and who did them. The same for every row of a battle, so that nothing above
    // jumps.
    setFixedHeight(heightOf(now.campaign.play && systemOf(now.play()).traits.creditsDeeds ? 4 : 2));
    std::vector<acts::Offer> offers = acts::offersOn(now);
    QString placeKeys;
    if (!offers.empty() && offers.back().hasKeysForChoices()) {
        placeKeys = offers.back().about;
        offers.pop_back();
    }
    std::vector<QWidget *> widgets;
    for (const acts::Offer &offer : offers)
        widgets.push_back(makeButton(now.subject, offer));
    if (!fits(widgets, size()))
        putRestBehindOne(now.subject, offers, widgets);
    else if (!placeKeys.isEmpty())
        widgets.push_back(makePlaceHint(placeKeys)); // where there is room for it
    const std::vector<QRect> places = placesOf(widgets, size());
    for (std::size_t i = 0; i < widgets.size(); ++i) {
        widgets[i]->setGeometry(i < places.size() ? places[i] : QRect());
        widgets[i]->setVisible(i < places.size());
    }
}

/// The last button stands for all that the rows cannot hold.
void PlayBar::putRestBehindOne(const Subject &subject, const std::vector<acts::Offer> &offers,
                               std::vector<QWidget *> &widgets)
{
    auto *more = new Button(QStringLiteral("chevron"), tr("More"), this);
    more->setFocusPolicy(Qt::TabFocus);
    widgets.push_back(more);
    while (widgets.size() > 1 && !fits(widgets, size())) {
        const auto last = widgets.end() - 2;
        delete *last;
        widgets.erase(last);
    }
    auto *menu = new QMenu(more);
    addOffers(*menu, std::span(offers).subspan(widgets.size() - 1),
              [=, this](const acts::Offer &offer) { emit wanted(subject, offer); });
    connect(more, &QPushButton::clicked, menu, [more, menu] {
        const QSize size = menu->sizeHint();
        menu->popup(more->mapToGlobal(QPoint(more->width() - size.width(), -size.height())));
    });
}

} // namespace muster

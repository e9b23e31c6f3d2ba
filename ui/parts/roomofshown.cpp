// SPDX-License-Identifier: MIT
#include "ui/parts/roomofshown.h"

#include <QStackedLayout>
#include <QStackedWidget>

namespace muster {

namespace {

template<typename Layers>
void giveRoom(Layers &layers)
{
    for (int i = 0; i < layers.count(); ++i) {
        const auto policy = i == layers.currentIndex() ? QSizePolicy::Preferred : QSizePolicy::Ignored;
        layers.widget(i)->setSizePolicy(policy, policy);
    }
}

} // namespace

void giveRoomToShown(QStackedLayout &layers)
{
    giveRoom(layers);
}

void giveRoomToShown(QStackedWidget &layers)
{
    giveRoom(layers);
}

} // namespace muster

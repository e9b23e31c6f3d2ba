// SPDX-License-Identifier: MIT
#include "ui/table/playbar.h"

#include "ui/parts/button.h"
#include "ui/parts/label.h"

#include <QKeySequence>
#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace muster {

namespace {

constexpr int gap = 6;

QString keyText(const PlayOffer &offer)
{
    return offer.key == Qt::Key_Delete ? PlayBar::tr("Del") : QKeySequence(offer.key).toString();
}

int heightOf(int rows)
{
    return rows * (Button({}, QStringLiteral("X")).sizeHint().height() + gap) - gap;
}

} // namespace

PlayBar::PlayBar(QWidget *parent)
    : QWidget(parent)
{
    setFixedHeight(heightOf(m_rows));
}

void PlayBar::load(const Campaign &campaign, const Pack &pack, const std::optional<RowKey> &row,
                   const MoveByHand &byHand)
{
    for (QWidget *old : findChildren<QWidget *>(Qt::FindDirectChildrenOnly)) {
        old->hide();
        old->deleteLater();
    }
    if (!row)
        return;
    std::vector<QWidget *> buttons;
    for (const PlayOffer &offer : offersFor(campaign, pack, *row, byHand)) {
        auto *button = new Button({}, offer.text, this);
        if (offer.key != Qt::Key_unknown)
            button->setKeyHint(keyText(offer));
        button->setFocusPolicy(Qt::TabFocus);
        button->setEnabled(!offer.isNow);
        button->setToolTip(offer.about);
        connect(button, &QPushButton::clicked, this, [=, this, key = *row] { emit wanted(key, offer); });
        buttons.push_back(button);
    }
    if (canBePlaced(campaign, *row)) {
        QLabel *keys =
            makeLabel(TextUse::SecondLine, tr("1 to 9: now in that section"), this, QPalette::PlaceholderText);
        keys->setMinimumHeight(Button({}, QStringLiteral("X")).sizeHint().height());
        keys->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
        buttons.push_back(keys);
    }
    lay(buttons);
}

void PlayBar::lay(const std::vector<QWidget *> &buttons)
{
    int x = 0;
    int y = 0;
    for (QWidget *button : buttons) {
        const QSize size = button->sizeHint().expandedTo(button->minimumSize());
        if (x > 0 && x + size.width() > width()) {
            x = 0;
            y += size.height() + gap;
        }
        button->setGeometry(x, y, size.width(), size.height());
        button->show();
        x += size.width() + gap;
    }
    // Never fewer rows than before, so that nothing above them jumps.
    const int rows = y / (heightOf(1) + gap) + 1;
    if (std::exchange(m_rows, std::max(m_rows, rows)) < rows)
        setFixedHeight(heightOf(m_rows));
}

} // namespace muster

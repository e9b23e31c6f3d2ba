// SPDX-License-Identifier: MIT
#include "ui/band/loyaltypanel.h"

#include "model/odds/expectation.h"
#include "ui/parts/label.h"
#include "ui/parts/plots.h"

#include <QGridLayout>
#include <QHBoxLayout>

namespace muster {

namespace {

/// Words on the left, dice on the right.
QHBoxLayout *line(QLabel *words, QLabel *dice)
{
    words->setWordWrap(true);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(words, 1);
    row->addWidget(dice, 0, Qt::AlignRight | Qt::AlignTop);
    return row;
}

QWidget *reasonLine(const DiceReason &reason)
{
    auto *made = new QWidget;
    made->setLayout(line(makeLabel(TextUse::SecondLine, reason.words, nullptr, QPalette::PlaceholderText),
                         makeLabel(TextUse::SecondLine, reason.dice)));
    return made;
}

} // namespace

LoyaltyPanel::LoyaltyPanel(QWidget *parent)
    : QWidget(parent)
    , m_reasons(new QVBoxLayout)
    , m_noTest(makeParagraph(TextUse::Body, {}, nullptr, QPalette::PlaceholderText))
    , m_odds(new QWidget)
    , m_dice(makeLabel(TextUse::SecondLineBold, {}))
    , m_bar(new OddsBar)
    , m_winPercent(makeLabel(TextUse::SecondLineBold, {}))
    , m_lossPercent(makeLabel(TextUse::SecondLineBold, {}))
{
    m_reasons->setSpacing(4);
    auto *chances = new QGridLayout;
    chances->setContentsMargins(0, 8, 0, 0);
    chances->setHorizontalSpacing(4);
    chances->setVerticalSpacing(0);
    chances->addWidget(m_bar, 0, 0, 2, 1, Qt::AlignVCenter);
    chances->setColumnMinimumWidth(1, 14);
    chances->addWidget(m_winPercent, 0, 2, Qt::AlignRight);
    chances->addWidget(makeLabel(TextUse::SecondLine, tr("stays after a success")), 0, 3);
    chances->addWidget(m_lossPercent, 1, 2, Qt::AlignRight);
    chances->addWidget(makeLabel(TextUse::SecondLine, tr("after a failure"), nullptr, QPalette::PlaceholderText), 1, 3);
    chances->setColumnStretch(0, 1);

    auto *odds = new QVBoxLayout(m_odds);
    odds->setContentsMargins(0, 0, 0, 0);
    odds->setSpacing(5);
    odds->addLayout(m_reasons);
    odds->addWidget(makeRule());
    odds->addLayout(line(makeLabel(TextUse::SecondLine, tr("The Star against this Grunt")), m_dice));
    odds->addLayout(chances);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 10, 0, 0);
    column->setSpacing(6);
    column->addWidget(makeRule());
    column->addSpacing(4);
    column->addWidget(makeLabel(TextUse::SectionHeading, tr("Stay or Go, next time")));
    column->addWidget(m_noTest);
    column->addWidget(m_odds);
}

void LoyaltyPanel::load(const LoyaltyProspect &prospect)
{
    const bool tested = prospect.noTest.isEmpty();
    m_noTest->setVisible(!tested);
    m_noTest->setText(prospect.noTest);
    m_odds->setVisible(tested);
    while (QLayoutItem *item = m_reasons->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const DiceReason &reason : prospect.reasons)
        m_reasons->addWidget(reasonLine(reason));
    m_dice->setText(prospect.dice);
    m_winPercent->setText(words::percent(prospect.afterSuccess.stays()));
    m_lossPercent->setText(words::percent(prospect.afterFailure.stays()));
    m_bar->setChances(prospect.afterFailure.stays(), prospect.afterSuccess.stays(), tellProspect(prospect));
    setToolTip(tested ? tr("If neither the Star nor any Grunt goes Out of the Fight or dies.") : QString());
}

} // namespace muster

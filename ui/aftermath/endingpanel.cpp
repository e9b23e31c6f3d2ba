// SPDX-License-Identifier: MIT
#include "ui/aftermath/endingpanel.h"

#include "model/json/fraction.h"
#include "model/story/words.h"
#include "ui/aftermath/numberedheading.h"
#include "ui/parts/choice.h"
#include "ui/parts/label.h"

#include <QHBoxLayout>
#include <QLineEdit>

namespace muster {

namespace {

enum Ending { Won, Lost };

int itemOf(Outcome outcome)
{
    return outcome == Outcome::Success ? Won : Lost;
}

QString partOf(int item)
{
    return item == Won ? QStringLiteral("1") : QStringLiteral("0");
}

} // namespace

EndingPanel::EndingPanel(QWidget *parent)
    : QWidget(parent)
    , m_outcome(new Choice)
    , m_proposal(makeParagraph(TextUse::SecondLine, {}, nullptr, QPalette::PlaceholderText))
    , m_part(new QLineEdit)
    , m_ofPoints(makeLabel(TextUse::SecondLine, tr("of the points"), nullptr, QPalette::PlaceholderText))
{
    m_outcome->setAccessibleName(tr("How did it end?"));
    m_outcome->addItem({}, words::title(Outcome::Success));
    m_outcome->addItem({}, words::title(Outcome::Failure));
    m_proposal->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_part->setFixedWidth(64);
    m_part->setAccessibleName(tr("Part of the points"));
    m_part->setToolTip(tr("The part of the encounter's points: 1, 1/2, 7/9, 2"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    row->addWidget(new NumberedHeading(1, tr("How did it end?")));
    row->addWidget(m_proposal, 1);
    row->addWidget(m_outcome);
    row->addWidget(m_part);
    row->addWidget(m_ofPoints);
    connect(m_outcome, &Choice::chosen, this, &EndingPanel::choose);
    connect(m_part, &QLineEdit::editingFinished, this, &EndingPanel::takePart);
}

void EndingPanel::load(const Campaign &campaign, const AftermathDraft &draft)
{
    m_outcome->setCurrent(draft.outcome ? itemOf(*draft.outcome) : -1);
    const bool counts = campaign.encounter && campaign.encounter->scenario;
    m_part->setVisible(counts);
    m_ofPoints->setVisible(counts);
    showPart(draft.won ? fractionText(*draft.won) : draft.outcome ? partOf(itemOf(*draft.outcome)) : QString());
}

void EndingPanel::showPart(const QString &part)
{
    m_shown = part;
    m_part->setText(part);
}

void EndingPanel::propose(const QString &sentence)
{
    m_proposal->setText(sentence);
}

void EndingPanel::choose(int item)
{
    showPart(partOf(item));
    emit told(item == Won ? Outcome::Success : Outcome::Failure, std::nullopt);
}

void EndingPanel::takePart()
{
    if (m_part->text() == m_shown)
        return; // only gone through
    const auto part = readFraction(m_part->text().trimmed());
    if (!part) {
        emit problem(tr("The part of the points is a number from 0 to 2, such as 0.5 or 7/9."));
        return;
    }
    m_shown = m_part->text();
    const Outcome outcome = part->numerator > 0 ? Outcome::Success : Outcome::Failure;
    m_outcome->setCurrent(itemOf(outcome));
    const bool plain = *part == Fraction{0, 1} || *part == Fraction{1, 1};
    emit told(outcome, plain ? std::nullopt : part);
}

} // namespace muster

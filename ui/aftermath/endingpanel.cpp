// SPDX-License-Identifier: MIT
#include "ui/aftermath/endingpanel.h"

#include "model/json/fraction.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "ui/aftermath/numberedheading.h"
#include "ui/parts/choice.h"
#include "ui/parts/label.h"

#include <QGridLayout>
#include <QLabel>
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
    , m_row(new QGridLayout(this))
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
    m_part->setAccessibleName(tr("Share of the points"));
    m_part->setToolTip(tr("Share of the encounter's points: 1, 1/2, 7/9 or 2"));
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setHorizontalSpacing(12);
    m_row->setVerticalSpacing(2);
    m_row->setColumnStretch(1, 1);
    int column = 0;
    for (QWidget *part :
         {static_cast<QWidget *>(new NumberedHeading(1, tr("How did it end?"))), static_cast<QWidget *>(m_proposal),
          static_cast<QWidget *>(m_outcome), static_cast<QWidget *>(m_part), static_cast<QWidget *>(m_ofPoints)})
        m_row->addWidget(part, 0, column++);
    connect(m_outcome, &Choice::chosen, this, &EndingPanel::choose);
    connect(m_outcome, &Choice::clicked, this, &EndingPanel::clicked);
    connect(m_part, &QLineEdit::editingFinished, this, &EndingPanel::takePart);
}

void EndingPanel::load(const Campaign &campaign, const AftermathDraft &draft)
{
    m_outcome->setCurrent(draft.outcome ? itemOf(*draft.outcome) : -1);
    const bool counts = campaign.encounter && systemOf(*campaign.encounter).splitsPoints();
    m_part->setVisible(counts);
    m_ofPoints->setVisible(counts);
    showPart(draft.won ? fractionText(*draft.won) : draft.outcome ? partOf(itemOf(*draft.outcome)) : QString());
}

void EndingPanel::showPart(const QString &part)
{
    m_shown = part;
    m_part->setText(part);
}

void EndingPanel::suggest(std::optional<Outcome> outcome)
{
    m_outcome->setSuggested(outcome ? itemOf(*outcome) : Won);
}

void EndingPanel::propose(const QString &sentence)
{
    m_proposal->setText(sentence);
    m_proposal->setVisible(!m_folded || !sentence.isEmpty());
}

void EndingPanel::setFolded(bool folded)
{
    if (folded == m_folded)
        return;
    m_folded = folded;
    m_row->removeWidget(m_proposal);
    if (folded)
        m_row->addWidget(m_proposal, 1, 0, 1, m_row->columnCount());
    else
        m_row->addWidget(m_proposal, 0, 1);
    propose(m_proposal->text());
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
        emit problem(tr("The share of the points must be a number from 0 to 2, such as 0.5 or 7/9."));
        return;
    }
    m_shown = m_part->text();
    const Outcome outcome = part->numerator > 0 ? Outcome::Success : Outcome::Failure;
    m_outcome->setCurrent(itemOf(outcome));
    const bool plain = *part == Fraction{0, 1} || *part == Fraction{1, 1};
    emit told(outcome, plain ? std::nullopt : part);
}

} // namespace muster

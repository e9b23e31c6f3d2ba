// SPDX-License-Identifier: MIT
#include "ui/aftermath/finishside.h"

#include "model/calendar/calendar.h"
#include "model/story/words.h"
#include "ui/aftermath/previewpanel.h"
#include "ui/parts/button.h"
#include "ui/parts/diceconversation.h"
#include "ui/parts/enterkey.h"
#include "ui/parts/label.h"
#include "ui/parts/scrolled.h"
#include "ui/parts/tabstops.h"

#include <QAction>
#include <QHBoxLayout>

namespace muster {

FinishSide::FinishSide(const DiceConversation &conversation, QWidget *parent)
    : QWidget(parent)
    , m_preview(new PreviewPanel)
    , m_note(makeLabel(TextUse::SecondLine, {}, nullptr, QPalette::PlaceholderText))
    , m_when(makeParagraph(TextUse::SecondLine, {}, nullptr, QPalette::PlaceholderText))
    , m_finish(new Button({}, {}, nullptr, ButtonLook::Primary))
{
    auto *head = new QHBoxLayout;
    head->setContentsMargins(12, 0, 12, 0);
    head->addWidget(makeLabel(TextUse::SectionHeading, tr("Before and after")), 0, Qt::AlignBaseline);
    head->addStretch(1);
    head->addWidget(m_note, 0, Qt::AlignBaseline);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 35, 11, 20);
    column->setSpacing(0);
    column->addLayout(head);
    column->addSpacing(14);
    column->addWidget(scrolled(m_preview), 1);
    column->addLayout(makeFoot(conversation));
    beginAt(*this, m_finish);
}

QLayout *FinishSide::makeFoot(const DiceConversation &conversation)
{
    auto *last = new Button(QStringLiteral("undo"), tr("Last roll"), nullptr, ButtonLook::Flat);
    last->setToolTip(tr("Take back the last roll (Alt+Left)"));
    connect(last, &QPushButton::clicked, &conversation, &DiceConversation::dropLastRoll);
    const auto follow = [last, action = conversation.lastRollAction()] { last->setEnabled(action->isEnabled()); };
    connect(conversation.lastRollAction(), &QAction::changed, last, follow);
    follow();
    auto *correct = new Button(QStringLiteral("correct"), tr("Correct"), nullptr, ButtonLook::Flat);
    correct->setToolTip(tr("Back to who fell. The dice that still fit are kept."));
    connect(correct, &QPushButton::clicked, this, &FinishSide::correctWanted);
    m_when->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_finish->setFont(fontFor(TextUse::RowName));
    m_finish->setMinimumHeight(38);
    connect(m_finish, &QPushButton::clicked, this, &FinishSide::finishWanted);

    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(8, 0, 12, 0);
    foot->setSpacing(4);
    foot->addWidget(last);
    foot->addWidget(correct);
    foot->addWidget(m_when, 1);
    foot->addSpacing(8);
    foot->addWidget(m_finish);
    return foot;
}

void FinishSide::keyPressEvent(QKeyEvent *event)
{
    if (!isEnterAlone(*event) || !m_finish->hasFocus())
        QWidget::keyPressEvent(event);
}

void FinishSide::load(const Campaign &campaign, const Pack &pack)
{
    const QString turn = words::turn(campaign.turn, campaign, pack);
    constexpr int longest = 12; // there is room for "Finish Month 99"
    QString name = turn;
    if (name.size() > longest)
        name = words::turnMark(campaign.turn, campaign, pack);
    if (name.size() > longest)
        name = tr("the %1").arg(calendarOf(campaign, pack).turnName(pack).toLower());
    m_finish->setText(tr("Finish %1").arg(name));
    m_finish->setAccessibleName(tr("Finish %1").arg(turn));
}

void FinishSide::foresee(const BeforeAfter &seen, bool ended, bool complete)
{
    m_preview->load(seen);
    m_finish->setEnabled(complete);
    m_when->setText(complete ? QString() : ended ? tr("after the last die") : tr("first say how it ended"));
    m_note->setText(complete ? tr("Read it, then finish. Nothing is written yet.")
                             : tr("Draft, kept as you go. Nothing is written yet."));
}

QString FinishSide::deed() const
{
    return m_finish->text();
}

bool FinishSide::isLastDie() const
{
    return m_preview->seen().lastDie;
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "ui/aftermath/finishside.h"

#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "ui/aftermath/notice.h"
#include "ui/aftermath/previewpanel.h"
#include "ui/aftermath/totalsline.h"
#include "ui/parts/button.h"
#include "ui/parts/diceconversation.h"
#include "ui/parts/enterkey.h"
#include "ui/parts/enterpause.h"
#include "ui/parts/label.h"
#include "ui/parts/scrolled.h"
#include "ui/parts/tabstops.h"
#include "ui/parts/twolines.h"

#include <QAction>
#include <QFontMetricsF>
#include <QHBoxLayout>

#include <algorithm>

namespace muster {

namespace {

constexpr QMargins besideReport(12, 35, 11, 20);
constexpr QMargins belowReport(24, 6, 24, 14);
constexpr int leastWhen = 64; ///< for the words beside Finish

/// Broken before the name of the turn, which stays together.
QString finishInTwoLines(const QString &turn, const QFontMetricsF &metrics)
{
    const QString together = QString(turn).replace(u' ', QChar::Nbsp);
    const QString parted = inTwoLines(FinishSide::tr("Finish %1").arg(together), metrics, 0).join(u'\n');
    return QString(parted).replace(QChar::Nbsp, u' ');
}

} // namespace

FinishSide::FinishSide(const DiceConversation &conversation, QWidget *parent)
    : QWidget(parent)
    , m_preview(new PreviewPanel)
    , m_note(makeParagraph(TextUse::SecondLine, {}, nullptr, QPalette::PlaceholderText))
    , m_view(scrolled(m_preview))
    , m_notice(new Notice)
    , m_totals(new TotalsLine)
    , m_when(makeParagraph(TextUse::SecondLine, {}, nullptr, QPalette::PlaceholderText))
    , m_finish(new Button({}, {}, nullptr, ButtonLook::Primary))
    , m_pause(new EnterPause(*m_finish))
    , m_foot(new QHBoxLayout)
{
    m_undo = makeUndo(conversation);
    m_edit = makeEdit();
    m_again = makeAgain();
    m_head = makeHead();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_head);
    column->addWidget(m_view, 1);
    column->addWidget(m_notice);
    column->addLayout(makeFoot());
    m_totals->hide();
    setContentsMargins(besideReport);
    beginAt(*this, m_finish);
    m_pause->setTelling(
        [this] { emit remark(tr("Check what will be recorded, then press Enter again: %1.").arg(m_deed)); });
}

QWidget *FinishSide::makeHead()
{
    auto *head = new QWidget;
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(12, 0, 12, 14);
    row->addWidget(makeLabel(TextUse::SectionHeading, tr("Before and after")), 0, Qt::AlignBaseline);
    m_note->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    row->addWidget(m_note, 1, Qt::AlignBaseline);
    row->addWidget(m_again);
    comesLast(*head); // and not between the dice and Finish
    return head;
}

Button *FinishSide::makeUndo(const DiceConversation &conversation)
{
    auto *undo = new Button(QStringLiteral("undo"), tr("Undo last roll"), nullptr, ButtonLook::Flat);
    undo->setToolTip(tr("Undo the last roll (Alt+Left)"));
    connect(undo, &QPushButton::clicked, &conversation, &DiceConversation::dropLastRoll);
    const auto follow = [undo, action = conversation.lastRollAction()] { undo->setEnabled(action->isEnabled()); };
    connect(conversation.lastRollAction(), &QAction::changed, undo, follow);
    follow();
    return undo;
}

Button *FinishSide::makeEdit()
{
    auto *edit = new Button(QStringLiteral("correct"), tr("Edit report"), nullptr, ButtonLook::Flat);
    edit->setToolTip(tr("Back to the casualties. Dice that still fit are kept."));
    connect(edit, &QPushButton::clicked, this, &FinishSide::correctWanted);
    return edit;
}

Button *FinishSide::makeAgain()
{
    auto *again = new Button(QStringLiteral("reroll"), tr("Replay this encounter"), nullptr, ButtonLook::Flat);
    again->setToolTip(
        tr("The run stays in the chronicle, the band is as it was before it, and the encounter is played again"));
    connect(again, &QPushButton::clicked, this, &FinishSide::againWanted);
    return again;
}

QLayout *FinishSide::makeFoot()
{
    m_when->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_finish->setFont(fontFor(TextUse::RowName));
    m_finish->setMinimumHeight(38);
    connect(m_finish, &QPushButton::clicked, this, &FinishSide::finishWanted);
    m_foot->setContentsMargins(8, 0, 12, 0);
    m_foot->setSpacing(4);
    m_foot->addWidget(m_undo);
    m_foot->addWidget(m_edit);
    m_foot->addWidget(m_totals);
    m_foot->addWidget(m_when, 1);
    m_foot->addSpacing(8);
    m_foot->addWidget(m_finish);
    return m_foot;
}

/// Asked at every change of the layout: what stays as it is must not ask for another.
void FinishSide::setFolded(bool folded)
{
    if (m_folded == folded)
        return;
    m_folded = folded;
    setContentsMargins(folded ? belowReport : besideReport);
    for (QWidget *part : {m_head, m_view, static_cast<QWidget *>(m_undo), static_cast<QWidget *>(m_edit)})
        part->setVisible(!folded);
    m_totals->setVisible(folded);
    m_when->setWordWrap(!folded);
    layWhen();
    m_foot->setContentsMargins(folded ? 0 : 8, 0, folded ? 0 : 12, 0);
    m_foot->setStretchFactor(m_totals, folded ? 1 : 0);
    m_foot->setStretchFactor(m_when, folded ? 0 : 1);
    layFinish();
}

/// Unfolded it keeps Finish at the edge. Beside the sums it takes no room without a text: a label that lost its text has another
/// width than one that never had any.
void FinishSide::layWhen()
{
    m_when->setVisible(!m_folded || !m_when->text().isEmpty());
}

/// Of all in the foot but Finish.
int FinishSide::besideFinish() const
{
    const int foots = 8 + 12 + 8 + 5 * m_foot->spacing();
    return m_undo->sizeHint().width() + m_edit->sizeHint().width() + foots;
}

int FinishSide::widthOfFinish(const QString &text) const
{
    const QFontMetrics metrics(m_finish->font());
    return m_finish->sizeHint().width() - metrics.size(0, m_finish->text()).width() + metrics.size(0, text).width();
}

int FinishSide::leastUnfolded() const
{
    const int finish = widthOfFinish(finishInTwoLines(m_turn, QFontMetrics(m_finish->font())));
    return besideReport.left() + besideReport.right()
        + std::max({m_preview->minimumSizeHint().width(), besideFinish() + finish, m_head->minimumSizeHint().width()});
}

/// In one line where there is room for it beside the rest.
void FinishSide::layFinish()
{
    const int room = contentsRect().width() - (m_undo->isHidden() ? 0 : besideFinish()) - besideType(leastWhen);
    const bool fits = widthOfFinish(m_deed) <= room;
    m_finish->setText(fits ? m_deed : finishInTwoLines(m_turn, QFontMetrics(m_finish->font())));
}

void FinishSide::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layFinish();
}

int FinishSide::leastDock() const
{
    return belowReport.top() + belowReport.bottom() + m_finish->sizeHint().height();
}

void FinishSide::keyPressEvent(QKeyEvent *event)
{
    if (isEnterAlone(*event) && m_finish->hasFocus())
        m_finish->click();
    else
        QWidget::keyPressEvent(event);
}

void FinishSide::takeKeyboard(Qt::FocusReason reason)
{
    enter(*this, reason);
    // The Enters that rolled the dice must not finish the month unread, however calmly they come.
    m_pause->begin(reason == Qt::OtherFocusReason ? EnterPause::Until::AnEnter : EnterPause::Until::AMoment);
}

void FinishSide::load(const Campaign &campaign, const Pack &pack)
{
    m_turn = systemOf(campaign, pack).turnOnButton(campaign.turn, pack);
    m_deed = tr("Finish %1").arg(m_turn);
    m_finish->setAccessibleName(m_deed);
    layFinish();
}

void FinishSide::foresee(const BeforeAfter &seen, bool ended, bool complete, bool wrong)
{
    m_preview->load(seen);
    m_totals->load(seen);
    m_notice->say(seen.ending);
    m_finish->setEnabled(complete);
    m_again->setEnabled(ended && !wrong);
    m_when->setText(complete    ? QString()
                        : wrong ? tr("edit the report first")
                        : ended ? tr("once the last die is rolled")
                                : tr("enter the outcome first"));
    layWhen();
    m_note->setText(complete ? tr("Not recorded yet: check, then finish (Ctrl+Enter).")
                             : tr("A draft: nothing is recorded yet."));
}

QString FinishSide::deed() const
{
    return m_deed;
}

bool FinishSide::endsCampaign() const
{
    return m_preview->seen().ends;
}

bool FinishSide::canReplay() const
{
    return m_again->isEnabled();
}

bool FinishSide::isAtFinish() const
{
    return m_finish->hasFocus();
}

bool FinishSide::isLastDie() const
{
    return m_preview->seen().lastDie;
}

} // namespace muster

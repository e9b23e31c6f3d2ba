// SPDX-License-Identifier: MIT
#include "ui/aftermath/finishside.h"

#include "model/systems/campaignsystem.h"
#include "ui/aftermath/beforeafter.h"
#include "ui/look/painting.h"
#include "ui/look/type.h"
#include "ui/parts/button.h"
#include "ui/parts/dicepanel.h"
#include "ui/parts/drawing.h"
#include "ui/parts/focus.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/window/page.h"

#include <QAction>
#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace muster {

namespace {

constexpr qreal behindName = 6;
constexpr qreal behindSum = 20;
constexpr int besideTotals = 12;
constexpr QMargins margins(24, 6, 24, 14);

} // namespace

/// The sums before and after, in one line.
class TotalsLine : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(muster::TotalsLine)
public:
    TotalsLine()
    {
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        setAccessibleName(tr("Totals"));
    }

    void load(const BeforeAfter &seen)
    {
        const auto change = [](int before, const QString &after) {
            return QStringLiteral("%1 → %2").arg(QString::number(before), after);
        };
        const QString unknown = QStringLiteral("…");
        m_sums = {{tr("Figures"), change(seen.figures.before, seen.figures.text())},
                  {tr("Total %1").arg(seen.worth), change(seen.rep.before, seen.rep.text())}};
        if (seen.ealBefore) {
            const QString eal = seen.ends     ? QStringLiteral("–")
                : seen.next && seen.next->eal ? QString::number(*seen.next->eal)
                                              : unknown;
            m_sums.push_back({tr("EAL"), change(*seen.ealBefore, eal)});
        }
        for (const BeforeAfter::Points &points : seen.points)
            m_sums.push_back({points.title, change(points.before, QString::number(points.after))});
        m_sums.push_back({tr("Next"), seen.ends ? tr("none") : seen.next ? seen.nextTitle : unknown});
        QStringList spoken;
        for (const Sum &sum : m_sums)
            spoken << QStringLiteral("%1: %2").arg(sum.name, sum.value);
        setAccessibleDescription(spoken.join(u'\n'));
        setToolTip(asToolTip(spoken.join(u'\n')));
        update();
    }

    QSize sizeHint() const override
    {
        const QFontMetricsF name(fontFor(TextUse::SecondLine));
        const QFontMetricsF value(fontFor(TextUse::SecondLineBold));
        qreal width = 0;
        for (const Sum &sum : m_sums)
            width += name.horizontalAdvance(sum.name) + behindName + value.horizontalAdvance(sum.value) + behindSum;
        return {int(std::ceil(width)), lineSpacingOf(TextUse::SecondLineBold) + 4};
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Inks &inks = inksOf(palette());
        QRectF place(rect());
        const auto write = [&](TextUse use, const QColor &colour, const QString &text, qreal behind) {
            setType(painter, use, colour);
            place.setLeft(place.left() + drawing::elided(painter, place, atLeft, text) + behind);
        };
        for (const Sum &sum : m_sums) {
            if (place.width() < painter.fontMetrics().averageCharWidth() * 3)
                return;
            write(TextUse::SecondLine, inks.pencil, sum.name, behindName);
            write(TextUse::SecondLineBold, inks.ink, sum.value, behindSum);
        }
    }

private:
    struct Sum {
        QString name;
        QString value;
    };
    std::vector<Sum> m_sums;
};

FinishSide::FinishSide(const DicePanel &conversation)
    : m_totals(new TotalsLine)
    , m_again(makeButton("reroll", tr("Replay this encounter"),
                         tr("The run stays in the chronicle, the band is as it was before it, and the encounter is "
                            "played again")))
    , m_undo(makeButton("undo", tr("Undo last roll"), tr("Undo the last roll (Alt+Left)")))
    , m_edit(makeButton("correct", tr("Edit report"), tr("Back to the casualties. Dice that still fit are kept.")))
    , m_finish(new Button({}, {}, nullptr, ButtonLook::Primary))
    , m_pause(new EnterDebounce(*m_finish))
    , m_buttons(widgetWith(hbox({m_again, m_undo, m_edit, Spring{1}, Gap{8}, m_finish}, 4)))
{
    comesLast(*m_again); // seldom wanted, so not between the dice and Finish
    m_finish->setFont(fontFor(TextUse::RowName));
    m_finish->setMinimumHeight(38);
    onPress(m_finish, this, &FinishSide::finishWanted);
    onPress(m_edit, this, &FinishSide::correctWanted);
    onPress(m_again, this, &FinishSide::againWanted);
    onPress(m_undo, &conversation, &DicePanel::dropLastRoll);
    const auto follow = [this, action = conversation.lastRollAction()] { m_undo->setEnabled(action->isEnabled()); };
    connect(conversation.lastRollAction(), &QAction::changed, m_undo, follow);
    follow();
    m_row = hbox(this, {{m_totals, 1}, m_buttons}, besideTotals, margins);
    setFirstFocus(*this, m_finish);
    m_pause->setTelling([this] {
        emit pageAround(*this)->remark(tr("Check what will be recorded, then press Enter again: %1.").arg(m_deed));
    });
}

Button *FinishSide::makeButton(const char *icon, const QString &text, const QString &toolTip)
{
    auto *button = new Button(icon, text, nullptr, ButtonLook::Flat);
    button->setToolTip(toolTip);
    return button;
}

/// Puts the sums above the buttons if there is no room beside them.
void FinishSide::lay()
{
    m_widest = std::max(m_widest, m_totals->sizeHint().width());
    const int across = m_widest + besideTotals + m_buttons->sizeHint().width();
    const bool fits = across <= contentsRect().width() - margins.left() - margins.right();
    m_row->setDirection(fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_row->setSpacing(fits ? besideTotals : 2);
}

void FinishSide::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    lay();
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
    // The Enters that rolled the dice must not finish the month unread, however slowly they come.
    m_pause->begin(reason == Qt::OtherFocusReason ? EnterDebounce::Until::AnEnter : EnterDebounce::Until::AMoment);
}

void FinishSide::load(const Campaign &campaign, const Pack &pack)
{
    m_deed = tr("Finish %1").arg(systemOf(campaign, pack).turnOnButton(campaign.turn, pack));
    m_finish->setText(m_deed);
    m_widest = 0;
}

void FinishSide::preview(const BeforeAfter &seen, const QString &whyNot, bool ended)
{
    m_lastDie = seen.lastDie;
    m_ends = seen.ends;
    m_totals->load(seen);
    m_finish->setEnabled(whyNot.isEmpty());
    m_finish->setToolTip(whyNot);
    m_again->setEnabled(ended);
    lay();
}

bool FinishSide::canReplay() const
{
    return m_again->isEnabled();
}

bool FinishSide::isAtFinish() const
{
    return m_finish->hasFocus();
}

} // namespace muster

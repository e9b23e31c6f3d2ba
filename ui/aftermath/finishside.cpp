// SPDX-License-Identifier: MIT
#include "ui/aftermath/finishside.h"

#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "ui/aftermath/beforeafter.h"
#include "ui/aftermath/reportpanels.h"
#include "ui/look/icon.h"
#include "ui/look/painting.h"
#include "ui/look/type.h"
#include "ui/parts/button.h"
#include "ui/parts/diceconversation.h"
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
constexpr int wholeWords = 450; ///< in which "25% back with Rep −1" and the last of the sums are whole
constexpr qreal fullRow = 60;
constexpr qreal totalsHeight = 64;
constexpr qreal gapBetweenSums = 14;
constexpr qreal bleed = 12; ///< the wash of the wanted row runs out of the column

// Where the columns begin, in parts of the width.
constexpr qreal beforeAt = 0.24;

constexpr qreal arrowAt = 0.42;
constexpr qreal afterAt = 0.487;
constexpr qreal storyAt = 0.665;

/// What becomes of a figure has three lines at the most.
qreal threeLines()
{
    return std::min(fullRow, std::ceil(3 * QFontMetricsF(fontFor(TextUse::SecondLine)).lineSpacing()) + 3);
}

void rep(QPainter &painter, const QRectF &place, int rep, int best, const QColor &colour)
{
    setType(painter, TextUse::RepRow, colour);
    const QString figure = QString::number(rep);
    painter.drawText(place, atLeft, figure);
    const qreal width = QFontMetricsF(painter.font()).horizontalAdvance(figure);
    drawing::pips(painter, {place.left() + width + 13, place.center().y() + 1}, rep, best, colour);
}

/// In two lines where it is long.
void drawName(QPainter &painter, const QRectF &place, const QString &name)
{
    const QStringList lines = inTwoLines(name, QFontMetricsF(painter.font()), place.width());
    const qreal height = QFontMetricsF(painter.font()).height();
    QRectF line(place.left(), place.center().y() - height * qreal(lines.size()) / 2, place.width(), height);
    for (const QString &part : lines) {
        drawing::elided(painter, line, atLeft, part);
        line.translate(0, height);
    }
}

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

/// The sums of before and after in one line, where the preview has no room.
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
        const auto change = [](const QString &before, const QString &after) {
            return QStringLiteral("%1 → %2").arg(before, after);
        };
        const QString unknown = QStringLiteral("…");
        m_sums = {{tr("Total %1").arg(seen.worth), change(QString::number(seen.rep.before), seen.rep.text())}};
        if (seen.ealBefore) {
            const QString eal = seen.ends     ? QStringLiteral("–")
                : seen.next && seen.next->eal ? QString::number(*seen.next->eal)
                                              : unknown;
            m_sums.push_back({tr("EAL"), change(QString::number(*seen.ealBefore), eal)});
        }
        for (const BeforeAfter::Points &points : seen.points)
            m_sums.push_back({points.title, change(QString::number(points.before), QString::number(points.after))});
        m_sums.push_back({tr("Next"), seen.ends ? tr("none") : seen.next ? seen.nextTitle : unknown});
        QStringList spoken;
        for (const Sum &sum : m_sums)
            spoken << QStringLiteral("%1: %2").arg(sum.name, sum.value);
        setAccessibleDescription(spoken.join(u"; "));
        update();
    }

    QSize sizeHint() const override { return {200, lineSpacingOf(TextUse::SecondLineBold) + 4}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Inks &inks = inksOf(palette());
        constexpr int centred = Qt::AlignVCenter | Qt::AlignLeft;
        QRectF place(rect());
        const auto write = [&](TextUse use, const QColor &colour, const QString &text, qreal behind) {
            setType(painter, use, colour);
            place.setLeft(place.left() + drawing::elided(painter, place, centred, text) + behind);
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

/// Everyone before → after, and the totals below.
class PreviewPanel : public QWidget
{
    Q_OBJECT
public:
    PreviewPanel()
    {
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
        setAccessibleName(tr("Before and after"));
    }

    void load(BeforeAfter seen)
    {
        m_seen = std::move(seen);
        QStringList words;
        for (const BeforeAfterRow &row : m_seen.rows)
            words << inWords(row);
        for (const Sum &sum : sums())
            words << sum.head + QStringLiteral(": ")
                    + (sum.before.isEmpty() ? QString() : sum.before + QStringLiteral(" → ")) + sum.after;
        setAccessibleDescription(words.join(u'\n'));
        updateGeometry();
        update();
    }

    const BeforeAfter &seen() const { return m_seen; }

    QSize sizeHint() const override { return {477, int(fullRow * qreal(m_seen.rows.size()) + totalsHeight)}; }

    QSize minimumSizeHint() const override
    {
        return {besideType(wholeWords), int(threeLines() * qreal(m_seen.rows.size()) + totalsHeight)};
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        InkPainter painter(this);
        const Inks &inks = painter.inks;
        const QRectF column = QRectF(rect()).adjusted(bleed, 0, -bleed, 0);
        QRectF place(column.left(), 0, column.width(), rowHeight());
        painter.fillRect(QRectF(column.left(), 0, column.width(), 1.5), inks.ink);
        for (const BeforeAfterRow &row : m_seen.rows) {
            if (row.wanted)
                painter.fillRect(place.adjusted(-bleed, 1, bleed, -1), inks.wash);
            drawRow(painter, place, row);
            ruleBelow(painter, place, inks.rule);
            place.translate(0, place.height());
        }
        drawTotals(painter, {column.left(), place.top() + 14, column.width(), totalsHeight - 14});
    }

private:
    qreal rowHeight() const
    {
        const auto rows = std::max<std::size_t>(1, m_seen.rows.size());
        return std::clamp(std::floor((height() - totalsHeight) / qreal(rows)), threeLines(), fullRow);
    }

    void drawRow(QPainter &painter, const QRectF &place, const BeforeAfterRow &row) const
    {
        const Inks &inks = inksOf(palette());
        const QColor colour = row.star ? inks.accent : inks.ink;
        const auto at = [&](qreal from, qreal to) {
            return QRectF(place.left() + from * place.width(), place.top(), (to - from) * place.width() - 8,
                          place.height());
        };
        const bool gone = row.after == BeforeAfterRow::After::Gone;

        QRectF name = at(0, beforeAt);
        if (row.star) {
            drawIcon(painter, "star-full", {name.left(), name.center().y() - 7, 14, 14}, inks.accent);
            name.setLeft(name.left() + 21);
        }
        QFont nameFont = row.star ? fontFor(TextUse::CampaignName, 17) : fontFor(TextUse::RowName, 15);
        if (QFontMetricsF(nameFont).horizontalAdvance(row.name) > name.width())
            nameFont = fontFor(TextUse::RowName, 15);
        nameFont.setStrikeOut(gone);
        setType(painter, nameFont, gone ? inks.pencil : inks.ink);
        drawName(painter, name, row.name);

        rep(painter, at(beforeAt, arrowAt), row.repBefore, row.bestBefore, colour);
        drawing::change(painter, {at(arrowAt, 1).left(), place.center().y()}, inks);
        const QRectF after = at(afterAt, storyAt);
        if (row.after == BeforeAfterRow::After::Stays) {
            rep(painter, after, row.repAfter, row.bestAfter, colour);
        } else if (gone) {
            drawIcon(painter, iconOf(row.status), {after.left(), after.center().y() - 9, 18, 18}, inks.ink);
        } else {
            drawing::toCome(painter, after, row.wanted, inks);
        }

        drawStory(painter, at(storyAt, 1).adjusted(0, 0, 8, 0), row);
    }

    /// A headline and what goes with it; the first that is long has two lines, where the row has three.
    void drawStory(QPainter &painter, const QRectF &place, const BeforeAfterRow &row) const
    {
        const Inks &inks = inksOf(palette());
        const QFont bold = fontFor(TextUse::SecondLineBold);
        const QFont plain = fontFor(TextUse::SecondLine);
        const auto isLong = [&](const QFont &font, const QString &text) {
            return QFontMetricsF(font).horizontalAdvance(text) > place.width();
        };
        const bool three = place.height() >= 3 * QFontMetricsF(plain).lineSpacing();
        const int heads = three && isLong(bold, row.headline) ? 2 : 1;
        const int details = row.detail.isEmpty() ? 0 : three && heads == 1 && isLong(plain, row.detail) ? 2 : 1;
        const qreal head = heads * QFontMetricsF(bold).lineSpacing();
        const qreal detail = details * QFontMetricsF(plain).lineSpacing();
        const qreal top = place.center().y() - (head + detail) / 2;
        const auto write = [&](const QFont &font, const QColor &ink, const QRectF &lines, int count,
                               const QString &text) {
            setType(painter, font, ink);
            if (count > 1)
                painter.drawText(lines, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, text);
            else
                drawing::elided(painter, lines, atLeft, text);
        };
        write(bold, inks.ink, {place.left(), top, place.width(), head}, heads, row.headline);
        write(plain, inks.pencil, {place.left(), top + head, place.width(), detail}, details, row.detail);
    }

    struct Sum {
        qreal from; ///< in parts of the width, where those before it leave that free
        QString head;
        QString before;
        QString after;
    };

    std::vector<Sum> sums() const
    {
        const QString unknown = QStringLiteral("…");
        std::vector<Sum> sums{
            {0, tr("Figures"), QString::number(m_seen.figures.before), m_seen.figures.text()},
            {0.25, tr("Total %1").arg(m_seen.worth), QString::number(m_seen.rep.before), m_seen.rep.text()}};
        if (m_seen.ealBefore)
            sums.push_back({0.52, tr("EAL"), QString::number(*m_seen.ealBefore),
                            m_seen.ends                           ? QStringLiteral("–")
                                : m_seen.next && m_seen.next->eal ? QString::number(*m_seen.next->eal)
                                                                  : unknown});
        for (const BeforeAfter::Points &points : m_seen.points)
            sums.push_back({0.5, points.title, QString::number(points.before), QString::number(points.after)});
        sums.push_back({0.75,
                        tr("Next encounter"),
                        {},
                        m_seen.ends        ? tr("none")
                            : !m_seen.next ? unknown
                                           : m_seen.nextTitle});
        return sums;
    }

    void drawTotals(QPainter &painter, const QRectF &place) const
    {
        const Inks &inks = inksOf(palette());
        const QFont number = fontFor(TextUse::RowName, 15);
        const QFontMetricsF metrics(number);
        qreal free = place.left();
        for (const Sum &sum : sums()) {
            QRectF at = place;
            at.setLeft(std::max(place.left() + sum.from * place.width(), free));
            setType(painter, TextUse::ColumnHead, inks.pencil);
            const qreal head = drawing::elided(painter, at, Qt::AlignLeft | Qt::AlignTop, sum.head);
            at.setTop(at.top() + painter.fontMetrics().height() + 2);
            setType(painter, number, inks.ink);
            qreal left = at.left();
            if (!sum.before.isEmpty()) {
                painter.drawText(at, Qt::AlignLeft | Qt::AlignTop, sum.before);
                left += metrics.horizontalAdvance(sum.before);
                drawing::change(painter, {left + 6, at.top() + metrics.height() / 2}, inks);
                left += 32;
                painter.setPen(inks.ink);
            }
            const qreal after = drawing::elided(painter, {left, at.top(), at.right() - left, at.height()},
                                                Qt::AlignLeft | Qt::AlignTop, sum.after);
            free = std::max(at.left() + head, left + after) + gapBetweenSums;
        }
    }

    BeforeAfter m_seen;
};

FinishSide::FinishSide(const DiceConversation &conversation)
    : m_preview(new PreviewPanel)
    , m_note(makeQuietParagraph(TextUse::SecondLine, {}))
    , m_view(scrolled(m_preview))
    , m_notice(new Notice)
    , m_totals(new TotalsLine)
    , m_when(makeQuietParagraph(TextUse::SecondLine, {}))
    , m_finish(new Button({}, {}, nullptr, ButtonLook::Primary))
    , m_pause(new EnterPause(*m_finish))
{
    m_undo = makeUndo(conversation);
    m_edit = makeEdit();
    m_again = makeAgain();
    m_head = makeHead();
    vbox(this, {m_head, {m_view, 1}, m_notice, makeFoot()}, 0);
    m_totals->hide();
    setContentsMargins(besideReport);
    beginAt(*this, m_finish);
    m_pause->setTelling([this] {
        emit pageAround(*this)->remark(tr("Check what will be recorded, then press Enter again: %1.").arg(m_deed));
    });
}

QWidget *FinishSide::makeHead()
{
    m_note->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    QWidget *head = widgetWith(hbox({{makeLabel(TextUse::SectionHeading, tr("Before and after")), 0, Qt::AlignBaseline},
                                     {m_note, 1, Qt::AlignBaseline},
                                     m_again},
                                    -1, {12, 0, 12, 14}));
    comesLast(*head); // and not between the dice and Finish
    return head;
}

Button *FinishSide::makeUndo(const DiceConversation &conversation)
{
    auto *undo = new Button("undo", tr("Undo last roll"), nullptr, ButtonLook::Flat);
    undo->setToolTip(tr("Undo the last roll (Alt+Left)"));
    onPress(undo, &conversation, &DiceConversation::dropLastRoll);
    const auto follow = [undo, action = conversation.lastRollAction()] { undo->setEnabled(action->isEnabled()); };
    connect(conversation.lastRollAction(), &QAction::changed, undo, follow);
    follow();
    return undo;
}

Button *FinishSide::makeEdit()
{
    auto *edit = new Button("correct", tr("Edit report"), nullptr, ButtonLook::Flat);
    edit->setToolTip(tr("Back to the casualties. Dice that still fit are kept."));
    onPress(edit, this, &FinishSide::correctWanted);
    return edit;
}

Button *FinishSide::makeAgain()
{
    auto *again = new Button("reroll", tr("Replay this encounter"), nullptr, ButtonLook::Flat);
    again->setToolTip(
        tr("The run stays in the chronicle, the band is as it was before it, and the encounter is played again"));
    onPress(again, this, &FinishSide::againWanted);
    return again;
}

QLayout *FinishSide::makeFoot()
{
    m_when->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_finish->setFont(fontFor(TextUse::RowName));
    m_finish->setMinimumHeight(38);
    onPress(m_finish, this, &FinishSide::finishWanted);
    m_foot = hbox({m_undo, m_edit, m_totals, {m_when, 1}, Gap{8}, m_finish}, 4, {8, 0, 12, 0});
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

#include "finishside.moc"

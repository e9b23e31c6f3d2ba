// SPDX-License-Identifier: MIT
#include "ui/window/nextactbutton.h"

#include "model/story/whatnow.h"
#include "model/systems/campaignsystem.h"
#include "ui/help/keys.h"
#include "ui/look/controls.h"
#include "ui/look/icon.h"
#include "ui/look/painting.h"
#include "ui/look/type.h"
#include "ui/parts/button.h"
#include "ui/parts/drawing.h"
#include "ui/parts/focus.h"
#include "ui/parts/label.h"
#include "ui/texts.h"
#include "ui/window/actdicepanel.h"
#include "ui/window/notebook.h"

#include <QKeySequence>
#include <QPainter>
#include <QShortcut>

#include <utility>

namespace muster {

namespace {

/// Returns the next act of a page. `leads`: while another page is open the act only opens this one, so that the player
/// sees what it needs before doing it.
std::optional<NextAct> actOfPage(PageKind kind, Notebook &notebook, bool leads = true)
{
    auto act = notebook.page(kind)->nextAct();
    if (act && kind != notebook.current()) {
        act->trigger = [&notebook, kind, leads, trigger = act->trigger] {
            notebook.open(kind);
            if (!leads)
                trigger();
        };
    }
    return act;
}

/// Returns the act for an In Sight test: it opens the test's dice, or records them if the page shows the test.
NextAct inSightTest(Notebook &notebook, const CampaignDocument &document)
{
    if (auto act = notebook.page(notebook.current())->testAct())
        return *act;
    const InSightDue due = dueInSight(document.campaign(), document.pack());
    return {"dice", WindowText::tr("Next: In Sight Test"),
            WindowText::tr("In sight: %1", "enemy groups").arg(due.inWords()), true,
            [&notebook, figures = due.figures] {
                notebook.open(PageKind::Encounter);
                notebook.page(PageKind::Encounter)->takeTest(InSightDue::test, figures);
            }};
}

} // namespace

ProgressState whereaboutsIn(const Notebook &notebook, const CampaignDocument &document)
{
    const Campaign &campaign = document.campaign();
    // A game whose turns are not noted on the table is on it as soon as it is rolled up.
    const bool onTable = campaign.play || (campaign.encounter && !systemOf(*campaign.encounter).traits.notesTurns);
    const std::optional<AftermathDraft> &draft = document.draft();
    return {notebook.current(), onTable, draft && draft->isReport()};
}

std::optional<NextAct> nextActAt(std::optional<Station> station, Notebook &notebook, CampaignDocument &document)
{
    // A roll that is asked for is the next act, except while a report is being made, which has its own dice.
    if (const auto &kept = document.underWay()) {
        const PageKind kind = pageOf(kept->act);
        const bool reports = notebook.current() == PageKind::Aftermath && whereaboutsIn(notebook, document).hasDraft;
        if (kind == notebook.current() || (kind != PageKind::Reference && !reports))
            return actOfPage(kind, notebook);
    }
    if (!station) {
        //: On the button for what comes next: nothing does
        return NextAct{"chronicle", WindowText::tr("Campaign over"), WindowText::tr("Read the chronicle"), true,
                       [&notebook] { notebook.open(PageKind::Chronicle); }};
    }
    if (station == Station::Prepare && document.campaign().phase == Phase::Play)
        return actOfPage(PageKind::Encounter, notebook);
    if (station == Station::Play && !dueInSight(document.campaign(), document.pack()).groups.empty())
        return inSightTest(notebook, document); // the page suggests the same
    if (station == Station::Play) {
        if (auto act = actOfPage(PageKind::Encounter, notebook))
            return act;
        return NextAct{"aftermath", WindowText::tr("After the battle"), WindowText::tr("Report the outcome"), true,
                       [&notebook] { notebook.open(PageKind::Aftermath); }};
    }
    return actOfPage(pageOf(*station), notebook, station != Station::Recruit); // recruiting only asks for dice
}

namespace {

constexpr int wholeWidth = 340;
constexpr int narrowWidth = 226;

} // namespace

NextActButton::NextActButton(QWidget *parent)
    : QAbstractButton(parent)
    , m_pause(new EnterDebounce(*this))
    //: Keys of the keyboard
    , m_key(tr("Ctrl+Enter"))
{
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    //: Heading in the list of keys
    setShortcutHelp(this, tr("Month"), {{m_key, tr("The next step, as shown on the button at the top right")}});
    for (const auto key : {Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter}) {
        auto *shortcut = new QShortcut(QKeySequence(key), this);
        shortcut->setAutoRepeat(false); // one act for each press
        connect(shortcut, &QShortcut::activated, this, [this] {
            click();
            window()->setAttribute(Qt::WA_KeyboardFocusChange); // shows where the focus has moved to, as Tab does
            if (QWidget *focus = window()->focusWidget())
                focus->update();
        });
    }
    onPress(this, this, [this] {
        const std::function<void()> trigger = m_act.trigger; // a copy, because the act may be replaced while it runs
        if (trigger)
            trigger();
    });
}

void NextActButton::load(const std::optional<NextAct> &act)
{
    const QString before = std::exchange(m_act, act.value_or(NextAct())).title;
    if (hasFocus() && before != m_act.title)
        m_pause->begin(); // ignores an Enter that was meant for the previous act
    setVisible(act.has_value());
    setEnabled(m_act.enabled);
    setAccessibleName(m_act.title);
    //: What comes next, and its key in brackets
    setAccessibleDescription(tr("%1 (%2)").arg(m_act.detail, m_key).trimmed());
    //: What comes next, and its key in brackets
    setToolTip(asToolTip(tr("%1 (%2)").arg(m_act.title, m_key) + u'\n' + m_act.detail));
    update();
}

QSize NextActButton::sizeHint() const
{
    const int lines = lineSpacingOf(TextUse::RowName) + lineSpacingOf(TextUse::SecondLine);
    return {scaledForFont(wholeWidth), std::max(58, lines + 16)};
}

QSize NextActButton::minimumSizeHint() const
{
    return {scaledForFont(narrowWidth), sizeHint().height()};
}

/// Paints the key at the right, centred beside both lines; not if they need its room.
void NextActButton::paintKey(QPainter &painter, QRectF &title, QRectF &detail) const
{
    painter.setFont(fontFor(TextUse::ColumnHead));
    const QSizeF size(QFontMetricsF(painter.font()).horizontalAdvance(m_key) + 12, 19);
    const auto isFree = [&](const QRectF &line, TextUse use, const QString &text) {
        return QFontMetricsF(fontFor(use)).horizontalAdvance(text) + 8 + size.width() <= line.width();
    };
    if (!isFree(title, TextUse::RowName, m_act.title) || !isFree(detail, TextUse::SecondLine, m_act.detail))
        return; // the words come first; the tooltip has the key
    const QRectF beside = title.united(detail);
    const QRectF key(QPointF(beside.right() - size.width(), beside.center().y() - size.height() / 2), size);
    painter.drawRoundedRect(key.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.drawText(key, Qt::AlignCenter, m_key);
    title.setRight(key.left() - 8);
    detail.setRight(key.left() - 8);
}

/// Returns the title for this width. If it is too long, it loses "Next: " or takes two lines.
QStringList NextActButton::titleIn(qreal width) const
{
    const QFontMetricsF metrics(fontFor(TextUse::RowName));
    if (metrics.horizontalAdvance(m_act.title) <= width)
        return {m_act.title};
    const QString behind = m_act.title.section(QStringLiteral(": "), 1);
    return inTwoLines(behind.isEmpty() ? m_act.title : behind, metrics, width);
}

void NextActButton::paintEvent(QPaintEvent *)
{
    InkPainter painter(this);
    const Inks &inks = painter.inks;
    const bool keyboard = hasKeyboard(*this);
    paintButtonGround(painter, rect(), ButtonLook::Primary, {isEnabled(), underMouse(), isDown(), keyboard}, inks);

    const QColor colour = buttonText(ButtonLook::Primary, isEnabled(), inks);
    if (!m_act.icon.isEmpty())
        drawIcon(painter, m_act.icon, {17, height() / 2.0 - 13, 26, 26}, colour);

    const QFont titleFont = fontFor(TextUse::RowName);
    const QFont detailFont = fontFor(TextUse::SecondLine);
    const qreal titleHeight = QFontMetricsF(titleFont).lineSpacing();
    const qreal detailHeight = QFontMetricsF(detailFont).lineSpacing();
    const QRectF room = QRectF(rect()).adjusted(55, 0, -16, 0);
    const QStringList titleLines = titleIn(room.width());
    QRectF title(room.left(), (height() - titleHeight - detailHeight) / 2, room.width(), titleHeight);
    QRectF detail(room.left(), title.bottom(), room.width(), detailHeight);
    painter.setPen(colour);
    if (titleLines.size() > 1) { // the tooltip has the rest
        painter.setFont(titleFont);
        title.moveTop(height() / 2.0 - titleHeight);
        drawing::elided(painter, title, atLeft, titleLines.first());
        drawing::elided(painter, title.translated(0, titleHeight), atLeft, titleLines.last());
        return;
    }
    paintKey(painter, title, detail);
    painter.setFont(titleFont);
    drawing::elided(painter, title, atLeft, titleLines.first());
    painter.setFont(detailFont);
    drawing::elided(painter, detail, atLeft, m_act.detail);
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "ui/aftermath/figurefields.h"

#include "model/campaign/campaign.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/party.h"
#include "ui/parts/focus.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/texts.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSpinBox>
#include <QStringList>

#include <algorithm>

namespace muster {

namespace {

const ReportedFate *reported(const std::vector<ReportedFate> &figures, FigureId id)
{
    const auto found = std::ranges::find_if(figures, [=](const ReportedFate &fate) { return fate.id == id; });
    return found == figures.end() ? nullptr : &*found;
}

/// Tells apart where one types and where one only stepped: there is no caret then, since a digit is the dice line's.
class Count final : public QSpinBox
{
public:
    Count() { lineEdit()->installEventFilter(this); }

    void stepBy(int steps) override
    {
        QSpinBox::stepBy(steps);
        setTyping(false);
    }

protected:
    bool event(QEvent *event) override
    {
        if (event->type() == QEvent::ShortcutOverride && isOthers(static_cast<QKeyEvent &>(*event)))
            return false;
        return QSpinBox::event(event);
    }
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::MouseButtonPress)
            setTyping(true);
        return QSpinBox::eventFilter(watched, event);
    }
    void focusInEvent(QFocusEvent *event) override
    {
        setTyping(event->reason() != Qt::MouseFocusReason);
        QSpinBox::focusInEvent(event);
    }
    void keyPressEvent(QKeyEvent *event) override
    {
        setTyping(isDigit(*event) || (m_typing && !isEnterAlone(*event)));
        QSpinBox::keyPressEvent(event);
    }

private:
    void setTyping(bool typing)
    {
        m_typing = typing;
        lineEdit()->setReadOnly(!typing);
    }
    /// A digit is the dice line's, where one is asking; a letter is the page's; Undo and Redo are the report's, which has every
    /// number that was here.
    bool isOthers(const QKeyEvent &key) const
    {
        const bool isLetter = !key.text().isEmpty() && key.text().front().isLetter();
        return key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo) || isLetter
            || (!m_typing && isDigit(key));
    }
    static bool isDigit(const QKeyEvent &key) { return key.key() >= Qt::Key_0 && key.key() <= Qt::Key_9; }

    bool m_typing = false;
};

} // namespace

QSpinBox *makeCount(const QString &name, int value, int most)
{
    auto *count = new Count;
    count->setRange(0, most);
    count->setValue(value);
    count->setAccessibleName(name);
    count->setFixedHeight(30);
    return count;
}

QSpinBox *boundTogether(const QList<QSpinBox *> &counts, int most)
{
    int all = 0;
    for (const QSpinBox *count : counts)
        all += count->value();
    QSpinBox *tooMany = nullptr;
    for (QSpinBox *count : counts) {
        const int left = most - (all - count->value());
        count->setToolTip(AftermathText::tr("at most %1").arg(left));
        if (!tooMany && all > most && count->value() > 0)
            tooMany = count;
    }
    return tooMany;
}

std::vector<int> numbersIn(const QString &text)
{
    std::vector<int> numbers;
    for (const QString &word : text.split(QRegularExpression(QStringLiteral("[^0-9]+")), Qt::SkipEmptyParts))
        numbers.push_back(word.toInt());
    return numbers;
}

QString numbersText(const std::vector<int> &numbers)
{
    QStringList words;
    for (const int number : numbers)
        words << QString::number(number);
    return words.join(u", ");
}

Deeds deedsOf(const std::vector<ReportedFate> &figures, FigureId id)
{
    const ReportedFate *told = reported(figures, id);
    return told ? told->deeds : Deeds();
}

void enableIfPresent(const QList<QWidget *> &fields, const std::vector<ReportedFate> &figures, FigureId id)
{
    for (QWidget *field : fields)
        field->setEnabled(reported(figures, id));
}

static constexpr int mostKills = 99;

HitsPanel::HitsPanel()
    : m_grid(gridOf(this, 12, 2))
{
    m_grid->setColumnMinimumWidth(2, 170);
    m_grid->setColumnStretch(4, 1);
}

void HitsPanel::addHeads()
{
    int column = 1;
    for (const QString &head : {m_asksInitiative ? tr("Initiative lost") : QString(), QString(),
                                m_asksInitiative ? tr("Taken out") : tr("Killed")})
        m_grid->addWidget(makeQuietLabel(TextUse::ColumnHead, head), 0, column++);
}

void HitsPanel::addFigure(const Figure &figure, const Deeds &deeds)
{
    Row row{figure.id,
            figure.rep(),
            makeName(figure.star ? TextUse::BodyBold : TextUse::Body, figure.name),
            makeCount(tr("%1, initiative lost").arg(figure.name), deeds.initiativeLost),
            makeQuietLabel(TextUse::SecondLine, initiativeLeft(figure.rep(), deeds.initiativeLost)),
            makeCount(m_asksInitiative ? tr("%1, enemies taken out").arg(figure.name)
                                       : tr("%1, enemies killed").arg(figure.name),
                      deeds.kills, mostKills),
            deeds.wound};
    const int place = int(m_rows.size()) + 1;
    addCells(*m_grid, place, {row.name, row.lost, row.state, row.kills});
    row.lost->setVisible(m_asksInitiative);
    row.state->setVisible(m_asksInitiative);
    for (QSpinBox *count : {row.lost, row.kills})
        connect(count, &QSpinBox::valueChanged, this, [=, this] { tell(row); });
    m_rows.push_back(row);
}

void HitsPanel::load(const Campaign &campaign, const Pack &pack, const std::vector<ReportedFate> &figures)
{
    emptyLayout(*m_grid);
    m_rows.clear();
    m_tooMany = nullptr;
    m_asksInitiative = pack.hasSkill;
    m_grid->setColumnMinimumWidth(2, m_asksInitiative ? 170 : 0);
    m_asked =
        campaign.encounter && !systemOf(*campaign.encounter).traits.creditsDeeds; // whose panel asks for all deeds
    m_encounter = m_asked ? campaign.encounter->seed : 0;
    const bool told =
        std::ranges::any_of(figures, [](const ReportedFate &reported) { return reported.deeds.kills > 0; });
    setVisible(m_asked && (m_asksInitiative || told || m_openIn == m_encounter));
    emit openable(canOpen());
    if (!m_asked)
        return;
    addHeads();
    for (const Figure &figure : presentFighters(campaign))
        addFigure(figure, deedsOf(figures, figure.id));
}

bool HitsPanel::canOpen() const
{
    return m_asked && isHidden();
}

void HitsPanel::open()
{
    m_openIn = m_encounter;
    show();
    emit openable(false);
    if (!m_rows.empty())
        m_rows.front().kills->setFocus(Qt::OtherFocusReason);
}

void HitsPanel::setPresent(const std::vector<ReportedFate> &figures, std::optional<int> most)
{
    QList<QSpinBox *> kills;
    for (const Row &row : m_rows) {
        enableIfPresent({row.name, row.lost, row.state, row.kills}, figures, row.id);
        kills << row.kills;
    }
    m_tooMany = most ? boundTogether(kills, *most) : nullptr;
}

void HitsPanel::tell(const Row &row)
{
    row.state->setText(initiativeLeft(row.initiative, row.lost->value()));
    Deeds deeds;
    deeds.initiativeLost = row.lost->value();
    deeds.kills = row.kills->value();
    deeds.wound = row.wound;
    emit deedsChanged(row.id, deeds);
}

QString initiativeLeft(int initiative, int lost)
{
    if (lost > initiative)
        return AftermathText::tr("of %1: dead").arg(initiative);
    if (lost == initiative)
        return AftermathText::tr("of %1: cannot move").arg(initiative);
    return AftermathText::tr("of %1").arg(initiative);
}

} // namespace muster

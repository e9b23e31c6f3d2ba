// SPDX-License-Identifier: MIT
#include "ui/aftermath/fatetable.h"

#include "model/acts/table.h"
#include "model/story/words.h"
#include "ui/aftermath/fatedelegate.h"
#include "ui/aftermath/figurefields.h"
#include "ui/aftermath/reportpanels.h"
#include "ui/help/keys.h"
#include "ui/look/inks.h"
#include "ui/look/painting.h"
#include "ui/look/type.h"
#include "ui/parts/button.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/window/page.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QSpinBox>

#include <algorithm>
#include <numeric>

namespace muster {

namespace {

using Part = FateModel::Part;

constexpr int fullRow = 60;
constexpr int leastRow = 44;
constexpr int columnGap = 8;
constexpr qreal headLine = 1.5;

// Widths in pixels, for type of 100 %.
constexpr int fullName = 120;
constexpr int nameOverDice = 150;
constexpr int narrowName = 96;
constexpr int mostName = 220;
constexpr int narrowBox = 44;
constexpr int fullBox = 59;
constexpr int countWidth = 60;
constexpr int initiativeWidth = 190; ///< count and what is left of the initiative
constexpr int tightBox = 36;
constexpr int tightCount = 44;
constexpr int tightResult = 100;
constexpr int aroundChoice = 45; ///< width of a combo box beside its text
constexpr int diceWidth = 210; ///< six dice after their label
constexpr int resultWidth = 126;
constexpr int resultInLines = 180; ///< width for low rows, in which the detail has one line

/// The column heads: two lines and their letters below them, above one ink line.
class FateHeader : public QHeaderView
{
public:
    explicit FateHeader(QWidget *parent)
        : QHeaderView(Qt::Horizontal, parent)
    {
        setSectionResizeMode(QHeaderView::Fixed);
        setSectionsClickable(false);
        setHighlightSections(false);
        setMinimumSectionSize(10);
    }

    QSize sizeHint() const override { return {0, 3 * lineSpacingOf(TextUse::ColumnHead) + 6}; }

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override
    {
        const Inks &inks = inksOf(palette());
        const Part part = static_cast<const FateModel *>(model())->columns()[std::size_t(section)].part;
        const bool isText = part == Part::BeforeAndAfter || part == Part::WhatBecomes;
        painter->save();
        painter->fillRect(rect, inks.paper);
        setType(*painter, TextUse::ColumnHead, inks.pencil);
        if (part != Part::DiceThrown) // the dice have a heading of their own
            painter->drawText(rect.adjusted(isText ? columnGap : 0, 0, 0, -5),
                              (isText ? Qt::AlignLeft | Qt::TextWordWrap : Qt::AlignHCenter) | Qt::AlignBottom
                                  | Qt::TextShowMnemonic,
                              model()->headerData(section, Qt::Horizontal, FateModel::MarkedRole).toString());
        painter->fillRect(QRectF(rect.left(), rect.bottom() + 1 - headLine, rect.width(), headLine), inks.ink);
        painter->restore();
    }
};

/// Makes the field for a wound. A figure that ran with a Bad Wound takes a Recover check; running with a Scratch is no
/// loss of nerve.
QComboBox *makeWound(const QString &name, const Deeds &deeds)
{
    auto *wound = new QComboBox;
    wound->setAccessibleName(name);
    wound->addItem(FateTable::tr("none"), QVariant());
    for (const Fate fate : {Fate::Scratched, Fate::BadWound})
        wound->addItem(words::title(fate), int(fate));
    if (deeds.wounded || deeds.wound)
        wound->setCurrentIndex(deeds.wound == Fate::BadWound ? 2 : 1);
    return wound;
}

int woundWidth()
{
    const QFontMetrics metrics(fontFor(TextUse::Body));
    int widest = metrics.horizontalAdvance(FateTable::tr("none"));
    for (const Fate fate : {Fate::Scratched, Fate::BadWound})
        widest = std::max(widest, metrics.horizontalAdvance(words::title(fate)));
    return widest + aroundChoice;
}

} // namespace

FateTable::FateTable()
    : m_heading(new NumberedHeading(2, tr("Casualties"), this))
    , m_diceHeading(new NumberedHeading(3, tr("Dice"), this))
{
    setHorizontalHeader(new FateHeader(this));
    setModel(&m_model);
    setItemDelegate(new FateDelegate(this));
    setAccessibleName(tr("Casualties"));
    setAccessibleDescription(tr("Arrow keys move, Space toggles. The underlined letter of a heading ticks that box and "
                                "moves down a row; %1 marks a figure that sat out. Enter continues to the dice.")
                                 .arg(FateModel::letterOf(std::nullopt)));
    giveRowMenu(*this, [this](QMenu &menu, const QModelIndex &row) { fillMenu(menu, row); });
    setShowGrid(false);
    setTabKeyNavigation(false);
    setSelectionMode(QAbstractItemView::NoSelection);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_heading->move(0, 4);
    for (QWidget *heading : {m_heading, m_diceHeading})
        heading->raise(); // keeps the headings above the header
    for (const auto &change : {&FateModel::rowsInserted, &FateModel::rowsRemoved})
        connect(&m_model, change, this, [this] { updateGeometry(); });
    connect(&m_model, &FateModel::dataChanged, this, &FateTable::shareWidth); // the widths depend on the texts
}

void FateTable::load(const Campaign &campaign, const Pack &pack, const std::vector<ReportedFate> &told)
{
    const QModelIndex before = currentIndex();
    dropFields();
    m_model.load(campaign, pack, told);
    tellOfKeys();
    makeFields();
    shareWidth();
    updateGeometry();
    if (m_model.rowCount() > 0) {
        const int row = std::clamp(before.row(), 0, m_model.rowCount() - 1);
        setCurrentIndex(m_model.index(row, std::max(before.column(), FateModel::firstFate)));
    }
}

/// Removes the fields. The view deletes them later, so they lose their parent; else they would be found beside the new
/// ones.
void FateTable::dropFields()
{
    for (const Field &field : m_fields) {
        setIndexWidget(field.place, nullptr);
        field.widget->setParent(nullptr);
    }
    m_fields.clear();
    m_tooMany = nullptr;
}

void FateTable::makeFields()
{
    for (int column = 0; column < m_model.columnCount(); ++column) {
        const FateModel::Column &asked = m_model.columns()[std::size_t(column)];
        if (asked.part != Part::Deed || deedColumns[asked.deed].mark)
            continue;
        for (int row = 0; row < m_model.rowCount(); ++row) {
            m_fields.push_back(makeField(row, asked.deed));
            m_fields.back().place = m_model.index(row, column);
            setIndexWidget(m_fields.back().place, m_fields.back().widget);
        }
    }
}

FateTable::Field FateTable::makeField(int row, DeedAsked deed)
{
    const FateModel::Row &told = m_model.rows()[std::size_t(row)];
    const QString name = FateModel::nameOf(deed, told.figure.name);
    const auto deeds = [this, row] { return m_model.rows()[std::size_t(row)].deeds; };
    int Deeds::*counted = deedColumns[deed].count;
    if (!counted) {
        QComboBox *wound = makeWound(name, told.deeds);
        connect(wound, &QComboBox::currentIndexChanged, this, [=, this] {
            Deeds now = deeds();
            const QVariant chosen = wound->currentData();
            now.wounded = chosen.isValid();
            now.wound = chosen.isValid() ? std::optional(static_cast<Fate>(chosen.toInt())) : std::nullopt;
            m_model.setDeeds(row, now);
        });
        return {row, deed, wound};
    }
    QSpinBox *count = makeCount(name, told.deeds.*counted);
    connect(count, &QSpinBox::valueChanged, this, [=, this](int value) {
        Deeds now = deeds();
        now.*counted = value;
        m_model.setDeeds(row, now);
    });
    if (deed != DeedAsked::InitiativeLost)
        return {row, deed, count, count};
    const int initiative = told.figure.rep();
    QLabel *left = makeQuietLabel(TextUse::SecondLine, initiativeLeft(initiative, count->value()));
    connect(count, &QSpinBox::valueChanged, left, [=](int value) { left->setText(initiativeLeft(initiative, value)); });
    return {row, deed, widgetWith(hbox({count, {left, 1}}, 8)), count};
}

void FateTable::boundDeeds(std::optional<int> most)
{
    m_tooMany = nullptr;
    for (const DeedAsked deed : {DeedAsked::Killed, DeedAsked::TakenOut, DeedAsked::Routed}) {
        QList<QSpinBox *> counts;
        for (const Field &field : m_fields) {
            if (field.deed == deed)
                counts << field.count;
        }
        QSpinBox *tooMany = most ? boundTogether(counts, *most) : nullptr;
        m_tooMany = m_tooMany ? m_tooMany : tooMany;
    }
    for (const Field &field : m_fields)
        field.widget->setEnabled(!m_model.satOut(field.row)); // a figure that sat out has no deeds
}

void FateTable::fitRows(int height)
{
    const int rows = std::max(1, m_model.rowCount());
    const int text = lineSpacingOf(TextUse::RowName) + lineSpacingOf(TextUse::SecondLine);
    const int least = std::max({leastRow, FateDelegate::fieldHeight + 6, text + 4});
    const int each = std::clamp((height - horizontalHeader()->sizeHint().height()) / rows, least,
                                std::max(least, scaledForFont(fullRow)));
    if (each == verticalHeader()->defaultSectionSize())
        return;
    verticalHeader()->setDefaultSectionSize(each);
    updateGeometry();
}

QRect FateTable::wantedRow() const
{
    const auto wanted = std::ranges::find_if(m_model.rows(), [](const FateModel::Row &row) { return row.seen.wanted; });
    if (wanted == m_model.rows().end())
        return {};
    return visualRect(m_model.index(int(wanted - m_model.rows().begin()), 0)).translated(viewport()->pos());
}

/// Returns the minimum width of a column: a box, or the widest line of the heading; for texts, the least they need.
int FateTable::leastOf(const FateModel::Column &column, Fit fit) const
{
    const int place = int(&column - m_model.columns().data());
    const QString head = m_model.headerData(place, Qt::Horizontal, Qt::DisplayRole).toString();
    const bool tight = fit == Fit::Tight;
    const int heading = QFontMetrics(fontFor(TextUse::ColumnHead)).size(0, head).width() + (tight ? 3 : 5);
    const int box = tight ? tightBox : narrowBox;
    switch (column.part) {
    case Part::Name:
        return std::max(scaledForFont(fit == Fit::Whole            ? fullName
                                          : fit == Fit::DiceFolded ? nameOverDice
                                                                   : narrowName),
                        m_heading->sizeHint().width() + 6);
    case Part::DiceThrown:
        return fit == Fit::Whole ? scaledForFont(diceWidth) : 0;
    case Part::BeforeAndAfter:
        return std::max({heading, fit < Fit::NoPips ? FateDelegate::changeWidth(m_model) : FateDelegate::changeWidth(),
                         tight ? scaledForFont(tightResult) : 0});
    case Part::WhatBecomes:
        return tight ? 0 : scaledForFont(fit == Fit::DiceFolded ? resultInLines : resultWidth);
    case Part::Deed:
        return std::max(heading,
                        column.deed == DeedAsked::InitiativeLost ? scaledForFont(initiativeWidth)
                            : column.deed == DeedAsked::Wound    ? woundWidth()
                            : deedColumns[column.deed].count     ? scaledForFont(tight ? tightCount : countWidth)
                                                                 : box);
    default:
        return std::max(heading, box);
    }
}

FateTable::Widths FateTable::leastWidths(Fit fit) const
{
    Widths widths;
    for (const FateModel::Column &column : m_model.columns())
        widths.push_back(leastOf(column, fit));
    return widths;
}

QSize FateTable::sizeHint() const
{
    const Widths least = leastWidths(Fit::Tight);
    return {std::accumulate(least.begin(), least.end(), 0),
            horizontalHeader()->sizeHint().height() + verticalHeader()->defaultSectionSize() * m_model.rowCount()};
}

/// Returns the same height for every row, because the result is drawn within it.
int FateTable::sizeHintForRow(int) const
{
    return verticalHeader()->defaultSectionSize();
}

void FateTable::shareWidth()
{
    if (m_model.columns().empty())
        return;
    const int room = viewport()->width();
    const auto left = [room](const Widths &widths) { return room - std::accumulate(widths.begin(), widths.end(), 0); };
    Fit fit = Fit::Whole;
    Widths widths = leastWidths(fit);
    for (const Fit less : {Fit::DiceFolded, Fit::NoPips, Fit::Tight}) {
        if (left(widths) < 0)
            widths = leastWidths(fit = less);
    }

    int &result = widths.back();
    int wanted = widths[0];
    for (const FateModel::Row &row : m_model.rows())
        wanted = std::max(wanted, std::min(FateDelegate::nameWidth(row.figure), scaledForFont(mostName)));
    // Boxes move closer before a name or a result is cut.
    widths[0] += std::clamp(left(widths), 0, wanted - widths[0]);
    if (result > 0)
        result += std::clamp(left(widths), 0, std::max(0, scaledForFont(resultInLines) - result));
    for (std::size_t i = 0; i < widths.size(); ++i) {
        const FateModel::Column &column = m_model.columns()[i];
        const bool isBox = column.part == Part::Fate || column.part == Part::SatOut;
        if (isBox && widths[i] < scaledForFont(fullBox))
            widths[i] += std::clamp(left(widths), 0, scaledForFont(fullBox) - widths[i]);
    }
    const int rest = std::max(0, left(widths));
    widths[0] += rest / 4;
    widths[widths.size() - (fit == Fit::Tight ? 2 : 1)] += rest - rest / 4;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        setColumnHidden(int(i), widths[i] == 0);
        if (widths[i] > 0)
            setColumnWidth(int(i), widths[i]);
    }
    const int dice = m_model.columnOf(Part::DiceThrown);
    m_diceHeading->setVisible(dice >= 0 && fit == Fit::Whole);
    if (dice >= 0)
        m_diceHeading->move(columnViewportPosition(dice) + columnGap, 4);
}

void FateTable::tellOfKeys()
{
    QList<ShortcutHelp> keys;
    for (const Fate fate : m_model.fatesAsked())
        keys.append({FateModel::letterOf(fate), words::title(fate)});
    keys.append({FateModel::letterOf(std::nullopt), tr("Sat out")});
    keys.append({tr("Space"), tr("Tick or untick a box")});
    keys.append({tr("Enter"), tr("All reported. Continue to the dice")});
    setShortcutHelp(this, tr("Casualties"), keys);
}

QString FateTable::keysInWords() const
{
    return tr("Underlined letters tick a box and go to the next row; %1: sat out.")
        .arg(FateModel::letterOf(std::nullopt));
}

/// Adds the same acts as the letters of the headings.
void FateTable::fillMenu(QMenu &menu, const QModelIndex &row)
{
    if (!row.isValid() || !m_model.rows()[std::size_t(row.row())].isPresent)
        return;
    const auto add = [&](const QString &text, const QString &key, std::optional<Fate> fate) {
        QAction *tick = menu.addAction(text + u'\t' + key);
        onPress(tick, this, [this, row = row.row(), fate] { m_model.tick(row, fate); });
    };
    for (const Fate fate : m_model.fatesAsked()) {
        if (m_model.mayTick(row.row(), fate))
            add(words::title(fate), FateModel::letterOf(fate), fate);
    }
    add(tr("Sat out"), FateModel::letterOf(std::nullopt), std::nullopt);
}

void FateTable::keyPressEvent(QKeyEvent *event)
{
    if (!hasFocus())
        return event->ignore(); // the key belongs to one of the fields
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (event->modifiers() & Qt::ControlModifier)
            event->ignore();
        else
            emit finished();
        return;
    }
    if (takes(*event))
        tick(m_model.fateForKey(event->key()));
    else
        QTableView::keyPressEvent(event);
}

/// Moves to the first box if a click meets a cell without one, so that the letters apply to the clicked figure.
void FateTable::mousePressEvent(QMouseEvent *event)
{
    QuietView::mousePressEvent(event);
    const QModelIndex pressed = indexAt(event->position().toPoint());
    if (pressed.isValid() && !pressed.flags().testFlag(Qt::ItemIsEnabled))
        setCurrentIndex(m_model.index(pressed.row(), FateModel::firstFate));
}

bool FateTable::takes(const QKeyEvent &key) const
{
    const bool plain = (key.modifiers() & ~Qt::ShiftModifier) == Qt::NoModifier;
    const bool known = m_model.fateForKey(key.key()) || key.key() == acts::keyOf(TableState::AtHome);
    return plain && known && currentIndex().isValid();
}

/// Ticks a fate in the current row and moves down to the next figure that was present. A letter does not bring back a
/// figure that sat out, because it may be one letter too many; only ticking a box does.
void FateTable::tick(std::optional<Fate> fate)
{
    const int row = currentIndex().row();
    const QString name = m_model.rows()[std::size_t(row)].figure.name;
    if (!m_model.rows()[std::size_t(row)].isPresent)
        return;
    if (fate && m_model.satOut(row))
        return emit pageAround(*this)->remark(
            tr("%1 sat out. Tick a box with Space if the figure was there after all.").arg(name));
    if (fate && !m_model.mayTick(row, *fate))
        return;
    m_model.tick(row, fate);
    //: A figure, and the fate that was ticked: "Berta: Captured"
    emit pageAround(*this)->remark(tr("%1: %2").arg(name, fate ? words::title(*fate) : tr("Sat out")));
    int next = row + 1;
    while (next < m_model.rowCount() && m_model.satOut(next))
        ++next;
    setCurrentIndex(m_model.index(next < m_model.rowCount() ? next : row, FateModel::firstFate));
}

void FateTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    shareWidth();
}

void FateTable::focusInEvent(QFocusEvent *event)
{
    QuietView::focusInEvent(event);
    if (currentIndex().column() < FateModel::firstFate && m_model.rowCount() > 0) // no box shows the focus here
        setCurrentIndex(m_model.index(std::max(0, currentIndex().row()), FateModel::firstFate));
}

void FateTable::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QuietView::currentChanged(current, previous);
    if (current.isValid() && hasFocus())
        emit wentTo(visualRect(current).translated(viewport()->pos()));
}

} // namespace muster

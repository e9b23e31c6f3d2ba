// SPDX-License-Identifier: MIT
#include "ui/aftermath/fatetable.h"

#include "model/acts/table.h"
#include "model/story/words.h"
#include "ui/aftermath/beforeafter.h"
#include "ui/help/keys.h"
#include "ui/look/icon.h"
#include "ui/look/inks.h"
#include "ui/look/painting.h"
#include "ui/look/type.h"
#include "ui/parts/button.h"
#include "ui/parts/drawing.h"
#include "ui/parts/label.h"
#include "ui/parts/views.h"
#include "ui/window/page.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QHeaderView>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace muster {

namespace {

constexpr int storyMargin = 16; // between the fates and before and after
constexpr qreal boxSide = 20;

// Where things begin behind the fates.
constexpr qreal foretoldChange = 24;

constexpr qreal foretoldAfter = 52;
constexpr qreal foretoldWords = 82;
constexpr qreal starSide = 14;
constexpr qreal besideStar = 6;
constexpr qreal besideName = 4;

QFont fontOfName(const QModelIndex &index)
{
    return fontFor(index.data(FateModel::StarRole).toBool() ? TextUse::SectionHeading : TextUse::RowName);
}

/// A name as it has room: a Star's in smaller letters before it is parted, and cut last.
struct LaidName {
    QFont font;
    QStringList lines;
    bool isCut = false;
};

LaidName layName(const QModelIndex &index, const QSizeF &room)
{
    const QString name = index.data().toString();
    const QFont large = fontOfName(index);
    if (QFontMetricsF(large).horizontalAdvance(name) <= room.width())
        return {large, {name}};
    LaidName laid{fontFor(TextUse::RowName), {name}};
    QFontMetricsF metrics(laid.font);
    if (metrics.horizontalAdvance(name) > room.width()) {
        const QFontMetricsF small(fontFor(TextUse::BodyBold));
        if (2 * small.height() <= room.height()) {
            laid = {fontFor(TextUse::BodyBold), inTwoLines(name, small, room.width())};
            metrics = small;
        }
    }
    for (QString &line : laid.lines) {
        const QString shown = metrics.elidedText(line, Qt::ElideRight, room.width());
        laid.isCut = laid.isCut || shown != line;
        line = shown;
    }
    return laid;
}

/// Where a name stands: behind the Star's mark, and above the words that say who sat out where they have no room beside it.
struct NamePlace {
    QRectF name;
    QRectF atHome; ///< empty of one who came
};

/// `ring` is around the box that the next key is for; none: it is another.
void drawFate(QPainter &painter, const QRectF &place, const QModelIndex &index, const std::optional<QColor> &ring,
              const Inks &inks)
{
    const QVariant state = index.data(Qt::CheckStateRole);
    if (!state.isValid()) {
        painter.setPen({inks.rule, 1.5});
        painter.drawLine(place.center() - QPointF(4, 0), place.center() + QPointF(4, 0));
        return;
    }
    const QRectF box(place.center() - QPointF(boxSide / 2, boxSide / 2), QSizeF(boxSide, boxSide));
    drawing::box(painter, box, state.toInt() == Qt::Checked, inks);
    if (ring) {
        outlined(painter, {*ring, 1.5}).drawRoundedRect(box.adjusted(-3.5, -3.5, 3.5, 3.5), 6, 6);
    }
}

/// What it will be: a Rep, the die that is asked for, or how the figure leaves.
void drawAfter(QPainter &painter, const QRectF &place, const BeforeAfterRow &row, const Inks &inks)
{
    using After = BeforeAfterRow::After;
    if (row.after == After::Open)
        return drawing::toCome(painter, place, row.wanted, inks);
    if (row.after == After::Gone) {
        const QRectF icon(place.left(), place.center().y() - 8, 16, 16);
        return drawIcon(painter, iconOf(row.status), icon, inks.ink);
    }
    painter.drawText(place, atLeft, QString::number(row.repAfter));
}

void drawForetold(QPainter &painter, const QRectF &place, const BeforeAfterRow &row, const Inks &inks)
{
    const auto from = [&](qreal left) { return place.adjusted(left, 0, -4, 0); };
    setType(painter, TextUse::RowName, row.star ? inks.accent : inks.ink);
    painter.drawText(place, atLeft, QString::number(row.repBefore));
    const QPen number = painter.pen();
    drawing::change(painter, {place.left() + foretoldChange, place.center().y()}, inks);
    painter.setPen(number);
    drawAfter(painter, from(foretoldAfter), row, inks);

    // Side by side, or below each other where they are long.
    setType(painter, TextUse::SecondLine, inks.ink);
    const QFontMetricsF metrics(painter.font());
    const qreal beside = metrics.horizontalAdvance(row.headline) + 8;
    QRectF headline = from(foretoldWords);
    QRectF detail = headline.adjusted(beside, 0, 0, 0);
    if (!row.detail.isEmpty() && metrics.horizontalAdvance(row.detail) > detail.width()) {
        headline.setHeight(metrics.height());
        headline.moveTop(place.center().y() - metrics.height());
        detail = headline.translated(0, metrics.height());
    }
    drawing::elided(painter, headline, atLeft, row.headline);
    painter.setPen(inks.pencil);
    drawing::elided(painter, detail, atLeft, row.detail);
}

constexpr int leastRowHeight = 34;
constexpr int fateRepWidth = 27;
constexpr int fateWidth = 66;
constexpr int manyFates = 6; ///< more of them share the room of these
constexpr int narrowFate = 44;
constexpr int fullName = 130;
constexpr int narrowName = 96;
constexpr int leastStory = 210;
constexpr int wholeStory = 330; ///< both chances of a fate in one line; before a name has more than its share
constexpr qreal nameShare = 0.38; ///< of what the fates leave to the name and to what becomes of it
constexpr qreal headLine = 1.5;

/// Column heads in two lines over one ink line, their letters below them.
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
        painter->save();
        painter->fillRect(rect, inks.paper);
        setType(*painter, TextUse::ColumnHead, inks.pencil);
        const bool story = static_cast<const FateModel *>(model())->isForetold(section);
        painter->drawText(rect.adjusted(story ? storyMargin : 0, 0, 0, -5),
                          (story ? Qt::AlignLeft : Qt::AlignHCenter) | Qt::AlignBottom | Qt::TextShowMnemonic,
                          model()->headerData(section, Qt::Horizontal, FateModel::MarkedRole).toString());
        painter->fillRect(QRectF(rect.left(), rect.bottom() + 1 - headLine, rect.width(), headLine), inks.ink);
        painter->restore();
    }
};

} // namespace

/// Draws the table of fates as the printed sheet has it; a click anywhere in a cell ticks its box.
class FateDelegate : public QStyledItemDelegate
{
    Q_DECLARE_TR_FUNCTIONS(muster::FateDelegate)
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// What a name needs across, not to be cut.
    static int nameWidth(const QModelIndex &index)
    {
        const qreal star = index.data(FateModel::StarRole).toBool() ? starSide + besideStar : 0;
        const qreal name = QFontMetricsF(fontOfName(index)).horizontalAdvance(index.data().toString());
        return int(std::ceil(2 * besideName + star + name));
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const Inks &inks = inksOf(option.palette);
        const QRectF place(option.rect);
        const auto *fates = static_cast<const FateModel *>(index.model());
        const BeforeAfterRow *foreseen = fates->foretells() ? fates->foreseen(index.row()) : nullptr;
        if (foreseen && foreseen->wanted)
            painter->fillRect(place, inks.wash);
        else if (index.data(FateModel::StarRole).toBool())
            painter->fillRect(place, inks.plain);

        if (index.column() == FateModel::Rep) {
            setType(*painter, TextUse::BodyBold, inks.pencil);
            painter->drawText(place.adjusted(0, 0, -9, 0), atRight, index.data().toString());
        } else if (index.column() == FateModel::Name) {
            drawName(*painter, place, index, inks);
        } else if (fates->isForetold(index.column())) {
            if (foreseen)
                drawForetold(*painter, place.adjusted(storyMargin, 0, 0, 0), *foreseen, inks);
        } else {
            // Letters are for that row from everywhere on the page.
            const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
            const bool current = view && view->currentIndex() == index;
            drawFate(*painter, place, index,
                     option.state.testFlag(QStyle::State_HasFocus) ? std::optional(inks.accent)
                         : current                                 ? std::optional(inks.edge)
                                                                   : std::nullopt,
                     inks);
        }
        ruleBelow(*painter, place, inks.rule);
        painter->restore();
    }

    /// A name that is cut even so.
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                   const QModelIndex &index) override
    {
        const bool isName = event->type() == QEvent::ToolTip && index.column() == FateModel::Name;
        if (!isName || !layName(index, placeOf(option.rect, index).name.size()).isCut)
            return QStyledItemDelegate::helpEvent(event, view, option, index);
        QToolTip::showText(event->globalPos(), asToolTip(index.data().toString()), view);
        return true;
    }

    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override
    {
        const bool clicked = event->type() == QEvent::MouseButtonRelease
            && static_cast<QMouseEvent *>(event)->button() == Qt::LeftButton
            && option.rect.contains(static_cast<QMouseEvent *>(event)->position().toPoint());
        const bool pressed =
            event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Space;
        if (!(clicked || pressed) || !index.flags().testFlag(Qt::ItemIsUserCheckable))
            return false;
        const bool ticked = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
        return model->setData(index, ticked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
    }

private:
    static QString satOut() { return tr("sat out"); }

    static NamePlace placeOf(const QRectF &cell, const QModelIndex &index)
    {
        QRectF left = cell.adjusted(besideName, 0, -besideName, 0);
        if (index.data(FateModel::StarRole).toBool())
            left.setLeft(left.left() + starSide + besideStar);
        if (!index.data(FateModel::AtHomeRole).toBool())
            return {left, {}};
        const QFontMetricsF small(fontFor(TextUse::SecondLine));
        const qreal width = small.horizontalAdvance(satOut()) + 8;
        const QString name = index.data().toString();
        if (QFontMetricsF(fontOfName(index)).horizontalAdvance(name) + width <= left.width())
            return {left.adjusted(0, 0, -width, 0), left.adjusted(left.width() - width, 0, 0, 0)};
        const qreal line = QFontMetricsF(fontFor(TextUse::RowName)).height();
        const qreal above = (left.height() - line - small.height()) / 2;
        return {left.adjusted(0, above, 0, -above - small.height()), left.adjusted(0, above + line, 0, -above)};
    }

    static void drawName(QPainter &painter, const QRectF &cell, const QModelIndex &index, const Inks &inks)
    {
        const NamePlace place = placeOf(cell, index);
        if (index.data(FateModel::StarRole).toBool())
            drawIcon(painter, "star-full",
                     {cell.left() + besideName, place.name.center().y() - starSide / 2, starSide, starSide},
                     inks.accent);
        if (!place.atHome.isEmpty()) {
            const bool beside = place.atHome.left() >= place.name.right();
            setType(painter, TextUse::SecondLine, inks.pencil);
            drawing::elided(painter, place.atHome, (beside ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter,
                            satOut());
        }
        const LaidName laid = layName(index, place.name.size());
        setType(painter, laid.font, place.atHome.isEmpty() ? inks.ink : inks.pencil);
        if (laid.lines.size() == 1)
            drawing::elided(painter, place.name, atLeft, index.data().toString());
        else
            painter.drawText(place.name, atLeft, laid.lines.join(u'\n'));
    }
};

FateTable::FateTable()
{
    setHorizontalHeader(new FateHeader(this));
    setModel(&m_model);
    setItemDelegate(new FateDelegate(this));
    setAccessibleName(tr("Casualties"));
    setAccessibleDescription(tr("Arrow keys move, Space toggles. The underlined letter of a heading ticks that box and "
                                "moves down a row; %1 marks a figure that sat out. Enter continues to the dice.")
                                 .arg(FateModel::letterOf(std::nullopt)));
    giveRowMenu(*this, [this](QMenu &menu, const QModelIndex &row) { fillMenu(menu, row); });
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setTabKeyNavigation(false);
    setSelectionMode(QAbstractItemView::NoSelection);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    // A name alone, or a long one and below it that the figure sat out.
    const int name = lineSpacingOf(TextUse::RowName);
    const int below = lineSpacingOf(TextUse::SecondLine);
    verticalHeader()->setDefaultSectionSize(std::max({leastRowHeight, name + 14, name + below}));
}

void FateTable::load(const std::vector<Figure> &band, const std::vector<ReportedFate> &fates, std::vector<Fate> columns)
{
    const QModelIndex before = currentIndex();
    m_model.load(band, fates, std::move(columns));
    tellOfKeys();
    shareWidth();
    updateGeometry();
    if (m_model.rowCount() > 0) {
        const int row = std::clamp(before.row(), 0, m_model.rowCount() - 1);
        setCurrentIndex(m_model.index(row, std::max(before.column(), int(FateModel::FirstFate))));
    }
}

void FateTable::setForetelling(bool on)
{
    m_model.setForetelling(on);
    shareWidth();
    updateGeometry();
}

int FateTable::leastName() const
{
    return besideType(fateCount() > manyFates ? narrowName : fullName);
}

int FateTable::wantedName() const
{
    int widest = leastName();
    for (int row = 0; row < m_model.rowCount(); ++row)
        widest = std::max(widest, FateDelegate::nameWidth(m_model.index(row, FateModel::Name)));
    return widest;
}

/// A box, or the widest line of the headings.
int FateTable::leastFate() const
{
    const QFontMetrics metrics(fontFor(TextUse::ColumnHead));
    int width = narrowFate;
    for (const Fate fate : m_model.columns())
        width = std::max(width, metrics.size(0, words::label(fate, words::Form::Other)).width() + 3);
    return width;
}

int FateTable::leastWidth(bool foretelling) const
{
    return besideType(fateRepWidth) + leastName() + leastFate() * fateCount()
        + (foretelling ? besideType(leastStory) : 0);
}

QSize FateTable::sizeHint() const
{
    return {leastWidth(m_model.foretells()),
            horizontalHeader()->sizeHint().height() + verticalHeader()->defaultSectionSize() * m_model.rowCount()};
}

/// Rows are all alike: what becomes of a figure is written within them.
int FateTable::sizeHintForRow(int) const
{
    return verticalHeader()->defaultSectionSize();
}

void FateTable::tellOfKeys()
{
    QList<ToldKeys> keys;
    for (const Fate fate : m_model.columns())
        keys.append({FateModel::letterOf(fate), words::title(fate)});
    keys.append({FateModel::letterOf(std::nullopt), tr("Sat out")});
    keys.append({tr("Space"), tr("Tick or untick a box")});
    keys.append({tr("Enter"), tr("All reported. Continue to the dice")});
    tellKeys(this, tr("Casualties"), keys);
}

QString FateTable::keysInWords() const
{
    return tr("Underlined letters tick a box and go to the next row; %1: sat out.")
        .arg(FateModel::letterOf(std::nullopt));
}

/// The same as the letters of the headings.
void FateTable::fillMenu(QMenu &menu, const QModelIndex &row)
{
    if (!row.isValid())
        return;
    const auto add = [&](const QString &text, const QString &key, std::optional<Fate> fate) {
        QAction *tick = menu.addAction(text + u'\t' + key);
        onPress(tick, this, [this, row = row.row(), fate] { m_model.tick(row, fate); });
    };
    for (const Fate fate : m_model.columns()) {
        if (m_model.mayTick(row.row(), fate))
            add(words::title(fate), FateModel::letterOf(fate), fate);
    }
    add(tr("Sat out"), FateModel::letterOf(std::nullopt), std::nullopt);
}

void FateTable::keyPressEvent(QKeyEvent *event)
{
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

/// A name is no box, but the letters are for whoever was clicked.
void FateTable::mousePressEvent(QMouseEvent *event)
{
    QuietView::mousePressEvent(event);
    const QModelIndex pressed = indexAt(event->position().toPoint());
    if (pressed.isValid() && pressed.column() < FateModel::FirstFate)
        setCurrentIndex(m_model.index(pressed.row(), FateModel::FirstFate));
}

bool FateTable::takes(const QKeyEvent &key) const
{
    const bool plain = (key.modifiers() & ~Qt::ShiftModifier) == Qt::NoModifier;
    const bool known = m_model.fateForKey(key.key()) || key.key() == acts::keyOf(TableState::AtHome);
    return plain && known && currentIndex().isValid();
}

/// And goes down to the next who was there. Who sat out comes back by a tick alone: a letter too many brings nobody in.
void FateTable::tick(std::optional<Fate> fate)
{
    const int row = currentIndex().row();
    const QString name = m_model.index(row, FateModel::Name).data().toString();
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
    setCurrentIndex(m_model.index(next < m_model.rowCount() ? next : row, FateModel::FirstFate));
}

void FateTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    shareWidth();
}

void FateTable::focusInEvent(QFocusEvent *event)
{
    QuietView::focusInEvent(event);
    if (currentIndex().column() < FateModel::FirstFate && m_model.rowCount() > 0) // where no box shows the keyboard
        setCurrentIndex(m_model.index(std::max(0, currentIndex().row()), FateModel::FirstFate));
}

void FateTable::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QuietView::currentChanged(current, previous);
    if (current.isValid() && hasFocus())
        emit wentTo(visualRect(current).translated(viewport()->pos()));
}

void FateTable::shareWidth()
{
    const int fates = fateCount();
    const int rep = besideType(fateRepWidth);
    const int room = viewport()->width() - rep;
    const int story = m_model.foretells() ? besideType(wholeStory) : 0;
    const int others = wantedName() + story; // boxes move together before a name is cut
    const int least = leastFate();
    const int each = std::clamp((room - others) / std::max(1, fates), least, std::max(least, besideType(fateWidth)));
    const int left = room - fates * each;
    const int share = std::max(leastName(), int(left * nameShare));
    const int name = m_model.foretells() ? std::clamp(wantedName(), leastName(), std::max(share, left - story)) : left;
    setColumnWidth(FateModel::Rep, rep);
    setColumnWidth(FateModel::Name, name);
    for (int i = 0; i < fates; ++i)
        setColumnWidth(FateModel::FirstFate + i, each);
    if (m_model.foretells())
        setColumnWidth(m_model.columnCount() - 1, left - name);
}

} // namespace muster

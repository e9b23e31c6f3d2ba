// SPDX-License-Identifier: MIT
#include "ui/aftermath/fatetable.h"

#include "model/acts/table.h"
#include "model/story/words.h"
#include "ui/aftermath/fatedelegate.h"
#include "ui/help/keys.h"
#include "ui/look/inks.h"
#include "ui/look/type.h"
#include "ui/parts/rowmenu.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>

#include <algorithm>

namespace muster {

namespace {

constexpr int leastRowHeight = 34;
constexpr int repWidth = 27;
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

    QSize sizeHint() const override { return {0, 3 * QFontMetrics(fontFor(TextUse::ColumnHead)).lineSpacing() + 6}; }

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override
    {
        const Inks &inks = inksOf(palette());
        painter->save();
        painter->fillRect(rect, inks.paper);
        painter->setFont(fontFor(TextUse::ColumnHead));
        painter->setPen(inks.pencil);
        const bool story = static_cast<const FateModel *>(model())->isForetold(section);
        painter->drawText(rect.adjusted(story ? FateDelegate::storyMargin : 0, 0, 0, -5),
                          (story ? Qt::AlignLeft : Qt::AlignHCenter) | Qt::AlignBottom | Qt::TextShowMnemonic,
                          model()->headerData(section, Qt::Horizontal, FateModel::MarkedRole).toString());
        painter->fillRect(QRectF(rect.left(), rect.bottom() + 1 - headLine, rect.width(), headLine), inks.ink);
        painter->restore();
    }
};

} // namespace

FateTable::FateTable(QWidget *parent)
    : QuietView(parent)
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
    const int name = QFontMetrics(fontFor(TextUse::RowName)).lineSpacing();
    const int below = QFontMetrics(fontFor(TextUse::SecondLine)).lineSpacing();
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
        setCurrentIndex(m_model.index(row, std::max(before.column(), static_cast<int>(FateModel::FirstFate))));
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
    return besideType(repWidth) + leastName() + leastFate() * fateCount() + (foretelling ? besideType(leastStory) : 0);
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
        connect(tick, &QAction::triggered, this, [this, row = row.row(), fate] { m_model.tick(row, fate); });
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
        return emit remark(tr("%1 sat out. Tick a box with Space if the figure was there after all.").arg(name));
    if (fate && !m_model.mayTick(row, *fate))
        return;
    m_model.tick(row, fate);
    //: A figure, and the fate that was ticked: "Berta: Captured"
    emit remark(tr("%1: %2").arg(name, fate ? words::title(*fate) : tr("Sat out")));
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
    const int rep = besideType(repWidth);
    const int room = viewport()->width() - rep;
    const int story = m_model.foretells() ? besideType(wholeStory) : 0;
    const int others = wantedName() + story; // boxes move together before a name is cut
    const int least = leastFate();
    const int each = std::clamp((room - others) / std::max(1, fates), least, std::max(least, besideType(fateWidth)));
    const int left = room - fates * each;
    const int share = std::max(leastName(), static_cast<int>(left * nameShare));
    const int name = m_model.foretells() ? std::clamp(wantedName(), leastName(), std::max(share, left - story)) : left;
    setColumnWidth(FateModel::Rep, rep);
    setColumnWidth(FateModel::Name, name);
    for (int i = 0; i < fates; ++i)
        setColumnWidth(FateModel::FirstFate + i, each);
    if (m_model.foretells())
        setColumnWidth(m_model.columnCount() - 1, left - name);
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "ui/variant/listeditor.h"

#include "model/packs.h"
#include "model/systems/campaignsystem.h"
#include "model/variant/variants.h"
#include "ui/look/icon.h"
#include "ui/parts/button.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/parts/remembered.h"
#include "ui/parts/views.h"
#include "ui/variant/sheetmodel.h"
#include "ui/variant/yieldpanel.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QListWidget>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QTableView>

namespace muster {

namespace {

constexpr int indexWidth = 180;
constexpr int widestIndex = 210;
constexpr int leastIndexHeight = 190;
constexpr int narrowEditor = 1230; ///< below this width the odds are under the index, so that the grid keeps its space
constexpr int widestColumn = 360;
constexpr int signSide = 16;

/// A delegate that adds space between items, because some titles take two lines.
class IndexDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        constexpr int between = 8;
        return QStyledItemDelegate::sizeHint(option, index) + QSize(0, between);
    }
};

} // namespace

/// An edit, with the complete state before and after it. Qt's implicit sharing keeps that cheap.
class ListEditor::Change : public QUndoCommand
{
public:
    Change(ListEditor &editor, VariantDraft after, QStringList path, const QString &name)
        : QUndoCommand(name)
        , m_editor(editor)
        , m_before(editor.m_draft)
        , m_after(std::move(after))
        , m_pathBefore(editor.m_path)
        , m_pathAfter(std::move(path))
    {
    }

    void undo() override { m_editor.showDraft(m_before, m_pathBefore); }
    void redo() override { m_editor.showDraft(m_after, m_pathAfter); }

private:
    ListEditor &m_editor;
    VariantDraft m_before;
    VariantDraft m_after;
    QStringList m_pathBefore;
    QStringList m_pathAfter;
};

ListEditor::ListEditor(const Variant &variant, QWidget *parent)
    : QDialog(parent)
    , m_draft(draftOf(variant))
    , m_title(new QLineEdit)
    , m_extends(new QComboBox)
    , m_sheets(new QListWidget)
    , m_copy(new Button("plus", tr("&Copy this list…")))
    , m_heading(makeLabel(TextUse::SectionHeading, {}))
    , m_sign(new QLabel)
    , m_check(makeParagraph(TextUse::SecondLineBold, {}))
    , m_grid(new QTableView)
    , m_model(new SheetModel(this))
    //: Button: a row of the table
    , m_addRow(new Button("plus", tr("&Add row")))
    //: Button: a row of the table
    , m_deleteRow(new Button({}, tr("&Delete row")))
    , m_differences(new DifferenceList)
    , m_yields(new YieldPanel)
    , m_body(gridOf(16, 16))
    , m_found(new Button({}, tr("&New campaign with it…")))
    , m_problem(makeParagraph(TextUse::BodyBold, {}))
{
    setWindowTitle(tr("Lists and tables"));
    setBackgroundRole(QPalette::Base);
    rememberGeometry(this, QStringLiteral("lists"), {1250, 740});

    //: Button: a file
    auto *open = new Button({}, tr("&Open…"));
    //: Button: a file
    auto *save = new Button({}, tr("&Save…"), this, ButtonLook::Primary);
    //: Button
    auto *close = new Button({}, tr("C&lose"), this, ButtonLook::Flat);
    onPress(open, this, &ListEditor::openVariant);
    onPress(save, this, &ListEditor::save);
    onPress(close, this, &ListEditor::reject);
    onPress(m_found, this, &ListEditor::foundCampaign);
    m_title->setAccessibleName(tr("The variant's title"));
    m_title->setMinimumWidth(160);
    m_title->setMaximumWidth(260);
    for (const QString &id : shippedPackIds()) {
        const auto pack = shippedPackWithoutReference(id);
        if (pack && carriesCampaign(*pack))
            m_extends->addItem(tr("a variant of %1").arg(pack->title), id);
    }
    //: Title of the window, and of its list
    m_extends->setAccessibleName(tr("Rules"));
    m_extends->setToolTip(asToolTip(tr("The rules that this is a variant of. Others begin a new variant.")));
    m_extends->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_extends->setMinimumContentsLength(14);
    connect(m_extends, &QComboBox::activated, this, [this] { beginFrom(m_extends->currentData().toString()); });
    m_title->setMaxLength(60);
    auto *head = hbox({makeLabel(TextUse::PageTitle, tr("Lists and tables")),
                       Gap{12},
                       {m_title, 1},
                       {m_extends, 1},
                       open,
                       save,
                       m_found,
                       close},
                      8);

    m_body->setColumnStretch(1, 1);
    m_body->setRowStretch(0, 1);
    m_body->addLayout(makeIndex(), 0, 0);
    m_body->addLayout(makeGrid(), 0, 1, 2, 1);
    placeYields();
    vbox(this, {head, m_problem, {m_body, 1}}, 12, {24, 16, 24, 16});
    m_problem->hide();

    //: Button, for a screen reader
    QAction *undo = m_undo.createUndoAction(this, tr("Undo"));
    undo->setShortcut(QKeySequence::Undo);
    //: Button, for a screen reader
    QAction *redo = m_undo.createRedoAction(this, tr("Redo"));
    redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    addActions({undo, redo});
    take(variant, {});
    m_grid->setFocus();
}

bool ListEditor::isNarrow() const
{
    return width() < scaledForFont(narrowEditor);
}

void ListEditor::placeYields()
{
    m_body->removeWidget(m_yields);
    if (isNarrow())
        m_body->addWidget(m_yields, 1, 0);
    else
        m_body->addWidget(m_yields, 0, 2, 2, 1);
    fitIndex();
}

void ListEditor::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    placeYields();
}

/// Fits the index to its longest title, within limits; longer titles take two lines.
void ListEditor::fitIndex()
{
    const int wanted = m_sheets->sizeHintForColumn(0) + style()->pixelMetric(QStyle::PM_ScrollBarExtent) + 8;
    m_sheets->setFixedWidth(isNarrow() ? m_yields->minimumWidth() : std::clamp(wanted, indexWidth, widestIndex));
}

QVBoxLayout *ListEditor::makeIndex()
{
    m_sheets->setAccessibleName(tr("Lists and tables"));
    m_sheets->setMinimumHeight(leastIndexHeight);
    m_sheets->setFrameShape(QFrame::NoFrame);
    m_sheets->setItemDelegate(new IndexDelegate(m_sheets));
    m_sheets->setWordWrap(true);
    m_sheets->setTextElideMode(Qt::ElideNone);
    m_sheets->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_sheets->setResizeMode(QListView::Adjust);
    giveRowMenu(*m_sheets);
    connect(m_sheets, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem *item) {
        if (item)
            showSheet(item->data(Qt::UserRole).toStringList());
    });
    onPress(m_copy, this, &ListEditor::copyList);
    return vbox({{m_sheets, 1}, m_copy});
}

QVBoxLayout *ListEditor::makeGrid()
{
    m_grid->setModel(m_model);
    //: Name of a table, for a screen reader
    m_grid->setAccessibleName(tr("Rows"));
    m_grid->setFrameShape(QFrame::NoFrame);
    m_grid->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::SelectedClicked
                            | QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    m_grid->setSelectionMode(QAbstractItemView::SingleSelection);
    m_grid->setTabKeyNavigation(false); // Tab still moves to the next cell while one is edited
    auto *delegate = new SheetDelegate(m_grid);
    m_grid->setItemDelegate(delegate);
    giveRowMenu(*m_grid);
    auto *heads = new ColumnHeads(m_grid);
    heads->setMargins(4, 4);
    m_grid->setHorizontalHeader(heads);
    m_grid->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_grid->verticalHeader()->setHighlightSections(false);
    m_grid->horizontalHeader()->setHighlightSections(false);
    m_grid->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_grid->horizontalHeader()->setMaximumSectionSize(widestColumn);
    connect(m_model, &SheetModel::typed, this, [this](const CellsTyped &typed) { perform(typed); });
    connect(delegate, &SheetDelegate::typing, this, [this](const QModelIndex &cell, const QString &text) {
        VariantDraft tried = m_draft;
        tried.parts = withSheet(m_draft.parts, edited(m_model->sheet(), CellsTyped{cell.row(), cell.column(), text}));
        look(tried);
    });
    connect(delegate, &QAbstractItemDelegate::closeEditor, this, [this] { look(m_draft); });
    connect(m_grid->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this] { m_deleteRow->setEnabled(mayRemove(m_model->sheet(), currentRow(), bookSheet())); });
    const auto addKey = [this](const QKeySequence &key, const std::function<void()> &deed) {
        auto *action = new QAction(m_grid);
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetShortcut);
        onPress(action, this, deed);
        m_grid->addAction(action);
    };
    addKey(Qt::Key_Insert, [this] { m_addRow->click(); });
    addKey(Qt::Key_Delete, [this] { m_deleteRow->click(); });
    addKey(QKeySequence::Paste, [this] {
        if (m_grid->currentIndex().isValid())
            perform(CellsTyped{currentRow(), m_grid->currentIndex().column(), QGuiApplication::clipboard()->text()});
    });
    onPress(m_addRow, this, [this] {
        const int row = currentRow();
        perform(RowAdded{row});
        m_grid->setCurrentIndex(m_model->index(row + 1, 0));
    });
    onPress(m_deleteRow, this, [this] { perform(RowRemoved{currentRow()}); });
    //: A key of the keyboard
    m_addRow->setKeyHint(tr("Ins"));
    //: A key of the keyboard
    m_deleteRow->setKeyHint(tr("Del"));

    connect(m_differences, &DifferenceList::putBack, this, [this](const PutBack &back) { perform(back); });

    return vbox({hbox({m_heading, Spring{}}),
                 hbox({{m_sign, 0, Qt::AlignTop}, {m_check, 1}}, 8),
                 {m_grid, 1},
                 hbox({m_addRow, m_deleteRow, Spring{}}, 8),
                 m_differences},
                8);
}

void ListEditor::listSheets()
{
    const QSignalBlocker quiet(m_sheets);
    m_sheets->clear();
    for (const SheetName &name : sheetsOf(m_draft.parts)) {
        const Sheet here = sheetAt(m_pack, m_draft.parts, name.path);
        const Sheet book = sheetAt(m_pack, m_draft.book, name.path);
        const bool isNew = book.path.isEmpty();
        const bool changed = isNew || here.rows != book.rows;
        auto *item = new QListWidgetItem(
            //: A table of the rules, and whether it is new or changed
            changed ? tr("%1 · %2").arg(name.title, isNew ? tr("new") : tr("changed")) : name.title, m_sheets);
        item->setFont(fontFor(changed ? TextUse::BodyBold : TextUse::Body));
        item->setData(Qt::UserRole, name.path);
        if (name.path == m_path)
            m_sheets->setCurrentItem(item);
    }
    fitIndex();
}

void ListEditor::showSheet(const QStringList &path)
{
    showDraft(m_draft, path);
}

Sheet ListEditor::bookSheet() const
{
    return sheetAt(m_pack, m_draft.book, m_path);
}

int ListEditor::currentRow() const
{
    const int last = m_model->rowCount() - 1;
    return m_grid->currentIndex().isValid() ? std::min(m_grid->currentIndex().row(), last) : last;
}

void ListEditor::showDraft(const VariantDraft &draft, const QStringList &path)
{
    const bool isOther = path != m_path;
    m_draft = draft;
    m_path = path;
    listSheets();
    if (m_path.isEmpty())
        return;
    look(m_draft);
    const Sheet &sheet = m_model->sheet();
    m_heading->setText(sheet.title);
    m_grid->verticalHeader()->setVisible(sheet.shape == SheetShape::Fixed);
    m_copy->setEnabled(sheet.isList());
    m_addRow->setEnabled(mayAddRows(sheet));
    if (isOther || !m_grid->currentIndex().isValid())
        m_grid->setCurrentIndex(m_model->index(0, 0));
    m_deleteRow->setEnabled(mayRemove(sheet, currentRow(), bookSheet()));
}

void ListEditor::look(const VariantDraft &draft)
{
    const Result<Pack, PackFault> rules = rulesOf(draft);
    const Sheet sheet = sheetAt(m_pack, draft.parts, m_path);
    const Sheet book = bookSheet();
    const std::vector<SheetFault> faults = rules ? std::vector<SheetFault>() : faultsIn(sheet, rules.problems());
    m_model->load(sheet, book, faults);
    QString check = sheet.shape == SheetShape::Rolled ? tr("Every roll meets one row.") : tr("Nothing is wrong here.");
    if (!faults.empty()) {
        const SheetFault &first = faults.front();
        const bool saysRow = first.row >= 0;
        //: The number of a row, and what is wrong with it
        check = saysRow ? tr("Row %1: %2").arg(QString::number(first.row + 1), first.text)
                        : tr("In this table: %1").arg(first.text);
    } else if (!rules) {
        //: What is wrong in another table
        check = tr("Elsewhere: %1").arg(firstFault(m_pack, draft.parts, rules.problems()));
    }
    m_check->setText(check);
    m_sign->setPixmap(
        iconPixmap(rules ? "check" : "warn", signSide, palette().color(QPalette::WindowText), devicePixelRatioF()));
    m_found->setEnabled(static_cast<bool>(rules));
    m_yields->load(sheet, book, rules ? *rules : m_pack, faults.empty());
    m_differences->load(sheet, book);
}

void ListEditor::perform(const SheetEdit &edit)
{
    VariantDraft after = m_draft;
    after.parts = withSheet(m_draft.parts, edited(sheetAt(m_pack, m_draft.parts, m_path), edit, bookSheet()));
    if (after.parts != m_draft.parts)
        m_undo.push(new Change(*this, after, m_path, nameOf(edit)));
}

void ListEditor::copyList()
{
    CopyDialog copy(m_draft.parts, m_model->sheet().title, this);
    if (copy.exec() != QDialog::Accepted)
        return;
    VariantDraft after = m_draft;
    QStringList path;
    after.parts = withCopy(m_draft.parts, m_path, copy.name(), path);
    //: Name of a step, for Undo
    m_undo.push(new Change(*this, after, path, tr("List copied")));
}

} // namespace muster

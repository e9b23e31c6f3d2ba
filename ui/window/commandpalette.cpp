// SPDX-License-Identifier: MIT
#include "ui/window/commandpalette.h"

#include "model/campaign/campaigndocument.h"
#include "model/changes/campaign.h"
#include "model/reference/shelf.h"
#include "model/story/bandwords.h"
#include "model/story/find.h"
#include "model/story/words.h"
#include "ui/look/controls.h"
#include "ui/look/painting.h"
#include "ui/parts/button.h"
#include "ui/parts/drawing.h"
#include "ui/parts/findrow.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/parts/views.h"
#include "ui/reference/referencepage.h"
#include "ui/reference/shelflist.h"
#include "ui/window/menus.h"
#include "ui/window/notebook.h"

#include <QAbstractListModel>
#include <QCoreApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QListView>
#include <QMenuBar>
#include <QStyledItemDelegate>

#include <algorithm>
#include <iterator>
#include <span>

namespace muster {

namespace {

constexpr int paletteWidth = 680;
constexpr int paletteHeight = 476;
constexpr int belowTop = 126; ///< distance from the top of the window
constexpr int paletteRow = 45;
constexpr int iconPlace = 18;
constexpr int wordsPlace = 50;
constexpr int kindWidth = 110;
constexpr int keyWidth = 104;

/// Returns the rank of an entry for the first word of a search; the lowest is the best. A title that is the word comes
/// first, then matches at the start of the title and of a word.
int rankOf(const PaletteEntry &entry, const QString &word)
{
    const QString title = searchable(entry.title);
    const qsizetype at = title.indexOf(word);
    const int match = title == word                   ? 0
        : at == 0                                     ? 1
        : at > 0 && !title[at - 1].isLetterOrNumber() ? 2
        : at > 0                                      ? 3
                                                      : 4;
    return match * 2 + (entry.whyNot.isEmpty() ? 0 : 1);
}

/// The entries that match all words of the search, the best first.
class PaletteModel : public QAbstractListModel
{
public:
    explicit PaletteModel(PaletteEntries entries)
        : m_entries(std::move(entries))
    {
        for (const PaletteEntry &entry : m_entries)
            m_searchable << searchable(QStringList{entry.title, entry.detail, entry.kind}.join(u' '));
        find({});
    }

    void find(const QString &words)
    {
        beginResetModel();
        m_sought = SearchTerms(words);
        m_found.clear();
        for (std::size_t i = 0; i < m_entries.size(); ++i) {
            if (m_sought.isIn(m_searchable[qsizetype(i)]))
                m_found.push_back(i);
        }
        if (!m_sought.isEmpty()) {
            const QString first = searchable(m_sought.words().front());
            std::stable_sort(m_found.begin(), m_found.end(), [&](std::size_t one, std::size_t other) {
                return rankOf(m_entries[one], first) < rankOf(m_entries[other], first);
            });
        }
        endResetModel();
    }

    const SearchTerms &sought() const { return m_sought; }
    const PaletteEntry &at(const QModelIndex &index) const { return m_entries[m_found[std::size_t(index.row())]]; }
    std::size_t all() const { return m_entries.size(); }

    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : int(m_found.size()); }
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override
    {
        const PaletteEntry &entry = at(index);
        if (role == Qt::DisplayRole)
            return entry.title;
        if (role != Qt::AccessibleTextRole)
            return {};
        QStringList parts{entry.title, entry.detail, entry.kind, entry.key, entry.whyNot};
        parts.removeAll(QString());
        return parts.join(u", ");
    }

private:
    const PaletteEntries m_entries;
    QStringList m_searchable;
    SearchTerms m_sought;
    std::vector<std::size_t> m_found;
};

/// Draws an entry: icon, title with the matching words tinted, detail and kind, and key.
class PaletteDelegate : public QStyledItemDelegate
{
public:
    PaletteDelegate(const PaletteModel &model, QObject *parent)
        : QStyledItemDelegate(parent)
        , m_model(model)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {0, std::max(paletteRow, lineSpacingOf(TextUse::Body) + 20)};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Stroke saved(*painter);
        const Inks &inks = inksOf(option.palette);
        const PaletteEntry &entry = m_model.at(index);
        const bool can = entry.whyNot.isEmpty();
        paintChosenRow(*painter, option);
        const QRectF row(option.rect);
        const QColor ink = can ? inks.ink : inks.edge;
        if (!entry.icon.isEmpty())
            drawIcon(*painter, entry.icon, {row.left() + iconPlace, row.center().y() - 8, 16, 16}, ink);
        QRectF key(row.right() - keyWidth, row.top(), keyWidth - 16, row.height());
        setType(*painter, TextUse::SecondLine, inks.pencil);
        painter->drawText(key, atRight, entry.key);
        const QRectF kind(key.left() - kindWidth, row.top(), kindWidth, row.height());
        painter->drawText(kind, atLeft, entry.kind);
        QRectF words(row.left() + wordsPlace, row.top(), kind.left() - 12 - row.left() - wordsPlace, row.height());
        setType(*painter, TextUse::Body, ink);
        tint(*painter, words, entry.title, inks.wash2);
        words.setLeft(words.left() + drawing::elided(*painter, words, atLeft, entry.title) + 10);
        setType(*painter, TextUse::SecondLine, inks.pencil);
        if (words.width() > 0)
            drawing::elided(*painter, words, atLeft, can ? entry.detail : entry.whyNot);
    }

private:
    void tint(QPainter &painter, const QRectF &place, const QString &title, const QColor &colour) const
    {
        const QFontMetricsF metrics(painter.font());
        qsizetype from = 0;
        while (const auto found = m_model.sought().next(title, from)) {
            const qreal left = metrics.horizontalAdvance(title.left(found->at));
            from = found->at + found->length;
            const qreal right = metrics.horizontalAdvance(title.left(from));
            const QRectF word(place.left() + left, place.center().y() - metrics.height() / 2, right - left,
                              metrics.height());
            painter.fillRect(word & place, colour);
        }
    }

    const PaletteModel &m_model;
};

/// The search field, with the matching entries below it.
class CommandPalette : public QDialog
{
    Q_OBJECT
public:
    CommandPalette(QWidget &window, PaletteEntries entries)
        : QDialog(&window, Qt::Popup)
        , m_model(std::move(entries))
    {
        setAttribute(Qt::WA_DeleteOnClose);
        setWindowTitle(tr("Go to anything"));
        m_field->setAccessibleName(windowTitle());
        m_field->setPlaceholderText(tr("An act, a figure, a test, a page…"));
        m_field->installEventFilter(this);
        m_list->setModel(&m_model);
        m_list->setItemDelegate(new PaletteDelegate(m_model, m_list));
        //: The list of what was found, for a screen reader
        m_list->setAccessibleName(tr("Found"));
        m_list->setFrameShape(QFrame::NoFrame);
        m_list->setFocusPolicy(Qt::NoFocus);
        m_list->setUniformItemSizes(true);
        m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        vbox(this, {m_field, {m_list, 1}, makeRule(), m_hint}, 10, {14, 14, 14, 10});
        connect(m_field, &QLineEdit::textChanged, this, [this](const QString &words) { find(words); });
        connect(m_list, &QListView::clicked, this, [this] { take(); });
        find({});
        m_field->setFocus();
        const QSize size(std::min(scaledForFont(paletteWidth), window.width() - 16),
                         std::min(scaledForFont(paletteHeight), window.height() - belowTop - 16));
        resize(size);
        move(window.mapToGlobal(QPoint((window.width() - size.width()) / 2, belowTop)));
    }

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() != QEvent::KeyPress)
            return false;
        const auto &key = static_cast<const QKeyEvent &>(*event);
        if (isEnterAlone(key)) {
            take();
            return true;
        }
        const bool walks = key.key() == Qt::Key_Down || key.key() == Qt::Key_Up || key.key() == Qt::Key_PageDown
            || key.key() == Qt::Key_PageUp;
        if (walks) {
            QCoreApplication::sendEvent(m_list, event);
            tellCurrent();
        }
        return walks;
    }

    void paintEvent(QPaintEvent *) override
    {
        InkPainter painter(this);
        outlined(painter, painter.inks.edge, painter.inks.paper).drawRect(rect().adjusted(0, 0, -1, -1));
    }

private:
    void find(const QString &words)
    {
        m_model.find(words);
        m_list->setCurrentIndex(m_model.index(0, 0));
        m_field->tell(words.trimmed().isEmpty() ? QString()
                                                //: How many entries were found, of how many there are
                                                : tr("%1 of %2").arg(m_model.rowCount()).arg(m_model.all()));
        m_hint->setText(m_model.rowCount() > 0 ? tr("Up and Down choose, Enter does it, Esc closes.")
                                               : tr("Nothing has these words. Try fewer letters."));
    }

    /// Reports the current entry to a screen reader while the focus stays in the field.
    void tellCurrent()
    {
        QAccessibleInterface *list = QAccessible::isActive() ? QAccessible::queryAccessibleInterface(m_list) : nullptr;
        if (QAccessibleInterface *row = list ? list->child(m_list->currentIndex().row()) : nullptr) {
            QAccessibleEvent event(row, QAccessible::Focus);
            QAccessible::updateAccessibility(&event);
        }
    }

    /// Activates the current entry. A disabled entry shows the reason in its row and stays.
    void take()
    {
        const QModelIndex index = m_list->currentIndex();
        if (!index.isValid() || !m_model.at(index).whyNot.isEmpty())
            return;
        QMetaObject::invokeMethod(parentWidget(), m_model.at(index).trigger, Qt::QueuedConnection);
        close();
    }

    PaletteModel m_model;
    FindField *m_field = new FindField;
    QListView *m_list = new QListView;
    QLabel *m_hint = makeQuietLabel(TextUse::SecondLine, {});
};

/// Returns the entry with a trigger that first opens the page, so that its effect is seen there.
PaletteEntry on(Notebook &notebook, PageKind page, PaletteEntry entry)
{
    entry.trigger = [&notebook, page, trigger = entry.trigger] {
        notebook.goTo(page);
        if (trigger)
            trigger();
    };
    return entry;
}

QString keyOf(const QAction &action)
{
    return action.shortcut().toString(QKeySequence::NativeText);
}

QString plainText(const QAction &action)
{
    return withoutMnemonic(action.text().section(u'\t', 0, 0)); // a text after the tab may stand in place of a key
}

void addMenu(PaletteEntries &all, QMenu &menu, const QString &title, const Menus &menus)
{
    emit menu.aboutToShow(); // some menus are filled then
    for (QAction *action : menu.actions()) {
        const QString whyNot = action->isEnabled() ? QString() : action->statusTip();
        const bool isTold = action->isSeparator() || action == menus.palette
            || (!action->isEnabled() && whyNot.isEmpty())
            || std::find(menus.pages.begin(), menus.pages.end(), action) != menus.pages.end();
        if (QMenu *inner = action->menu())
            addMenu(all, *inner, plainText(*action), menus);
        else if (!isTold && action->isVisible())
            all.push_back({iconOf(*action), plainText(*action), title,
                           CommandPalette::tr("act", "what a player may do"), keyOf(*action), whyNot,
                           [action] { action->trigger(); }});
    }
}

void addPages(PaletteEntries &all, Notebook &notebook, const Menus &menus)
{
    auto action = menus.pages.begin();
    for (const PageTitle &page : pageTitles()) {
        all.push_back(on(notebook, page.kind,
                         {page.icon, page.title, {}, CommandPalette::tr("page", "of the window"), keyOf(**action++)}));
        for (PaletteEntry &entry :
             notebook.hasMade(page.kind) ? notebook.page(page.kind)->paletteEntries() : PaletteEntries()) {
            entry.kind = CommandPalette::tr("act", "what a player may do");
            all.push_back(on(notebook, page.kind, std::move(entry)));
        }
    }
}

void addFigures(PaletteEntries &all, Notebook &notebook, const Campaign &campaign, const Pack &pack)
{
    const auto add = [&](const Figure &figure, const QString &kind) {
        const IconName icon = figure.star ? "star" : "grunt";
        all.push_back(
            on(notebook, PageKind::Band,
               {icon, figure.name, words::kindAndWorth(figure, pack), kind, {}, {}, [&notebook, id = figure.id] {
                    notebook.page(PageKind::Band)->showCareer(id);
                }}));
    };
    for (const Figure &figure : campaign.band)
        //: In the list of what was found: the kind of a thing
        add(figure, CommandPalette::tr("figure"));
    for (const FormerFigure &gone : campaign.former)
        //: In the list of what was found: a figure that has left the band
        add(gone.figure, CommandPalette::tr("former figure"));
}

/// Adds the battles of the campaign, the last first. Battles before an import from paper have no step.
void addBattles(PaletteEntries &all, Notebook &notebook, const CampaignDocument &document)
{
    const Campaign &campaign = document.campaign();
    const std::span<const Step> steps = document.history().stepsInForce();
    auto past = campaign.past.rbegin();
    for (auto step = std::ssize(steps); step > 0 && past != campaign.past.rend(); --step) {
        const Changes &changes = steps[std::size_t(step - 1)].changes;
        if (std::ranges::none_of(changes, [](const Change &change) { return change.is<EncounterFinished>(); }))
            continue;
        //: A turn of the campaign and its encounter: "Month 6: Patrol"
        const QString title =
            //: A menu and its entry: "Campaign: Print"
            CommandPalette::tr("%1: %2").arg(words::turn(past->turn, campaign, document.pack()), words::title(*past));
        all.push_back(on(
            notebook, PageKind::Chronicle,
            //: In the list of what was found: the kind of a thing
            {"chronicle", title, words::title(past->outcome), CommandPalette::tr("battle"), {}, {}, [&notebook, step] {
                 notebook.page(PageKind::Chronicle)->showStep(int(step));
             }}));
        ++past;
    }
}

void addFoes(PaletteEntries &all, Notebook &notebook, const Campaign &campaign, const Pack &pack)
{
    for (const Foe &foe : campaign.foes)
        all.push_back(
            on(notebook, PageKind::Foes,
               //: In the list of what was found: a named enemy leader
               {"foe", foe.name, words::about(foe, pack), CommandPalette::tr("foe"), {}, {}, [&notebook, id = foe.id] {
                    notebook.page(PageKind::Foes)->showFoe(id);
                }}));
}

void addTests(PaletteEntries &all, Notebook &notebook, const Pack &pack)
{
    for (const ShelfEntry &entry : shelfOf(pack)) {
        const bool isRolled = entry.variants.front().procedure.has_value();
        const QString place = entry.page.isEmpty() ? entry.section : QStringList{entry.section, entry.page}.join(u", ");
        all.push_back(on(notebook, PageKind::Reference,
                         {isRolled ? "dice" : "reference",
                          entry.title,
                          place,
                          //: In the list of what was found: a test of the rules
                          isRolled ? CommandPalette::tr("test") : CommandPalette::tr("table"),
                          {},
                          {},
                          [&notebook, id = entry.id] {
                              auto *page = static_cast<ReferencePage *>(notebook.page(PageKind::Reference));
                              page->list()->search({});
                              page->list()->choose(id);
                          }}));
    }
}

} // namespace

PaletteEntries paletteEntries(const QMenuBar &bar, const Menus &menus, Notebook &notebook,
                              const CampaignDocument *document)
{
    PaletteEntries ofMenus; // first, since some menus make the page that they are filled by
    for (QAction *action : bar.actions()) {
        if (action->isEnabled() && action->menu())
            addMenu(ofMenus, *action->menu(), plainText(*action), menus);
    }
    PaletteEntries all;
    if (document) {
        addPages(all, notebook, menus);
        addFigures(all, notebook, document->campaign(), document->pack());
        addFoes(all, notebook, document->campaign(), document->pack());
        addTests(all, notebook, document->pack());
    }
    std::ranges::move(ofMenus, std::back_inserter(all));
    if (document)
        addBattles(all, notebook, *document);
    return all;
}

void openPalette(QWidget &window, PaletteEntries entries)
{
    (new CommandPalette(window, std::move(entries)))->show();
}

} // namespace muster

#include "commandpalette.moc"

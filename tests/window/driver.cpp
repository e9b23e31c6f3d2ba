// SPDX-License-Identifier: MIT
#include "tests/window/driver.h"

#include "model/storytext/storytext.h"
#include "tests/support/packs.h"
#include "tests/ui/hand/hand.h"
#include "ui/window/campaigns.h"
#include "ui/window/mainwindow.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAccessible>
#include <QApplication>
#include <QDropEvent>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenuBar>
#include <QMetaEnum>
#include <QMimeData>
#include <QMultiHash>
#include <QScrollBar>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>
#include <QThread>
#include <QTimer>
#include <QXmlStreamReader>

namespace muster::testing {

namespace {

QString plain(QString text)
{
    text.replace(QStringLiteral("&&"), QStringLiteral("\1")).remove(u'&').replace(u'\1', u'&');
    return text.trimmed();
}

QAccessibleInterface *iface(QObject *object)
{
    return QAccessible::queryAccessibleInterface(object);
}

/// Returns the accessible name. On Linux Qt names a combo box by its current entry; a screen reader uses its label.
QString name(QAccessibleInterface *spoken)
{
    if (spoken->role() != QAccessible::ComboBox)
        return plain(spoken->text(QAccessible::Name));
    const QString own = spoken->object() ? spoken->object()->property("accessibleName").toString() : QString();
    const auto labels = spoken->relations(QAccessible::Label);
    return plain(own.isEmpty() && !labels.isEmpty() ? labels.front().first->text(QAccessible::Name) : own);
}

/// Returns the visible text, which may differ from the name.
QString written(QAccessibleInterface *spoken)
{
    return spoken->object() ? plain(spoken->object()->property("text").toString()) : QString();
}

bool isLabel(QAccessible::Role role)
{
    return role == QAccessible::StaticText || role == QAccessible::Heading || role == QAccessible::AlertMessage
        || role == QAccessible::ColumnHeader;
}

bool isMenuTitle(QAccessibleInterface *spoken)
{
    return spoken->parent() && spoken->parent()->role() == QAccessible::MenuBar;
}

bool isInView(QAccessibleInterface *spoken)
{
    return !spoken->object() && spoken->tableCellInterface();
}

/// Translations of the English texts to the current language.
QMultiHash<QString, QString> dictionary;

QMultiHash<QString, QString> readCatalogue(const QString &path)
{
    QMultiHash<QString, QString> texts;
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
    QXmlStreamReader xml(&file);
    for (QString source; !xml.atEnd(); xml.readNext()) {
        if (xml.isStartElement() && xml.name() == u"source")
            source = plain(xml.readElementText());
        else if (xml.isStartElement() && xml.name() == u"translation")
            texts.insert(source, plain(xml.readElementText(QXmlStreamReader::SkipChildElements)));
    }
    return texts;
}

std::optional<int> likenessTo(const QString &wanted, const QString &heard, const QString &seen, int behind)
{
    if (heard == wanted)
        return behind;
    if (seen == wanted)
        return behind + 1;
    if (heard.startsWith(wanted))
        return behind + 2;
    if (seen.startsWith(wanted))
        return behind + 3;
    return std::nullopt;
}

/// Returns how well a widget matches a name: 0 for the best, fields before their parent and their label; none if it
/// does not match.
std::optional<int> likeness(QAccessibleInterface *spoken, const QString &wanted)
{
    const QString heard = name(spoken);
    const QString seen = written(spoken);
    const QAccessible::Role role = spoken->role();
    const bool isWhole = role == QAccessible::Dialog || role == QAccessible::Window; // often named like its button
    const int behind = isWhole || isLabel(role) ? 4 : role == QAccessible::Client ? 1 : 0;
    std::optional<int> best = likenessTo(wanted, heard, seen, behind);
    for (auto one = dictionary.constFind(wanted); one != dictionary.cend() && one.key() == wanted; ++one) {
        const auto like = likenessTo(*one, heard, seen, behind);
        if (like && (!best || *like < *best))
            best = like;
    }
    return best;
}

void collect(QAccessibleInterface *from, std::vector<QAccessibleInterface *> &all)
{
    if (!from || !from->isValid() || (from->state().invisible && !isInView(from)))
        return;
    if (isInView(from) && from->rect().isEmpty())
        return;
    all.push_back(from);
    for (int i = 0; i < from->childCount(); ++i)
        collect(from->child(i), all);
    // Qt reports the field in a row only when it has the focus. A button there would never be reported.
    if (const auto *view = qobject_cast<QAbstractItemView *>(from->object())) {
        for (QWidget *field : view->viewport()->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly)) {
            if (!qobject_cast<QAbstractButton *>(field))
                collect(iface(field), all);
        }
    }
}

std::vector<QAccessibleInterface *> allIn(QAccessibleInterface *root)
{
    std::vector<QAccessibleInterface *> all;
    collect(root, all);
    return all;
}

/// Clears Qt's cache of accessible rows. Qt updates it only if a screen reader is attached, and none is.
void forgetRows(const QWidget &root)
{
    for (QAbstractItemView *view : root.findChildren<QAbstractItemView *>()) {
        QAccessibleTableModelChangeEvent reset(view, QAccessibleTableModelChangeEvent::ModelReset);
        if (view->isVisible() && iface(view)->tableInterface())
            iface(view)->tableInterface()->modelChange(&reset);
    }
}

std::optional<int> rowOf(QAccessibleTableInterface &table, const QString &wanted)
{
    const auto fits = [&](auto isLike) -> std::optional<int> {
        for (int row = 0; row < table.rowCount(); ++row) {
            for (int column = 0; column < table.columnCount(); ++column) {
                QAccessibleInterface *cell = table.cellAt(row, column);
                if (cell && isLike(name(cell)))
                    return row;
            }
        }
        return std::nullopt;
    };
    const auto whole = fits([&](const QString &text) { return text == wanted; });
    return whole ? whole : fits([&](const QString &text) { return text.startsWith(wanted); });
}

std::optional<int> columnOf(QAccessibleTableInterface &table, const QString &wanted)
{
    for (int column = 0; column < table.columnCount(); ++column) {
        QAccessibleInterface *cell = table.cellAt(0, column);
        const auto heads = cell ? cell->tableCellInterface()->columnHeaderCells() : QList<QAccessibleInterface *>();
        if ((heads.isEmpty() ? plain(table.columnDescription(column)) : name(heads.front())) == wanted)
            return column;
    }
    return std::nullopt;
}

QAccessibleInterface *cellIn(const std::vector<QAccessibleInterface *> &all, const QString &row, const QString &column)
{
    for (QAccessibleInterface *one : all) {
        QAccessibleTableInterface *table = one->tableInterface();
        const auto across = table ? columnOf(*table, column) : std::nullopt;
        const auto down = across ? rowOf(*table, row) : std::nullopt;
        if (down)
            return table->cellAt(*down, *across);
    }
    return nullptr;
}

/// Returns a cell's text without the names of its row and column, and without the description of a check box in it.
QString inCell(QAccessibleInterface *cell, const QString &row = {}, const QString &column = {})
{
    QString text = name(cell);
    for (const QString &known : {row + QStringLiteral(", "), column + QStringLiteral(": ")}) {
        if (text.startsWith(known))
            text.remove(0, known.size());
    }
    if (!cell->state().checkable)
        return text;
    const QString mark = cell->state().checked ? QStringLiteral("[x]") : QStringLiteral("[ ]");
    return text.isEmpty() ? mark : mark + u' ' + text;
}

QString valueOf(QAccessibleInterface *spoken)
{
    const QString value = spoken->text(QAccessible::Value);
    return value.isEmpty() && spoken->textInterface()
        ? spoken->textInterface()->text(0, spoken->textInterface()->characterCount())
        : value;
}

QString inWords(QAccessible::Role role)
{
    return QString::fromLatin1(QMetaEnum::fromType<QAccessible::Role>().valueToKey(role));
}

/// Scrolls a cell to the middle of its view, by the wheel.
void wheelTo(QAbstractScrollArea &view, QAccessibleInterface *cell)
{
    for (int notches = 0; notches < 300; ++notches) {
        QWidget &port = *view.viewport();
        const QRect place = cell->rect().translated(-port.mapToGlobal(QPoint()));
        const bool up = place.top() < 0;
        if (!up && (place.bottom() < port.height() || place.height() > port.height()))
            return;
        QScrollBar &bar = *view.verticalScrollBar();
        const int before = bar.value();
        hand::wheel(port, up ? 1 : -1);
        if (bar.value() == before)
            bar.triggerAction(up ? QAbstractSlider::SliderSingleStepSub : QAbstractSlider::SliderSingleStepAdd);
        if (bar.value() == before)
            return;
    }
}

std::string std8(const QString &text)
{
    return text.toStdString();
}

QString q(const std::string &text)
{
    return QString::fromStdString(text);
}

} // namespace

/// A named thing and its place.
struct App::Thing {
    QAccessibleInterface *spoken;

    QWidget *widget() const
    {
        for (QAccessibleInterface *at = spoken; at; at = at->parent()) {
            if (auto *widget = qobject_cast<QWidget *>(at->object()))
                return widget;
        }
        return nullptr;
    }
    bool isWhole() const { return spoken->object() == widget(); }
    QString called() const { return inWords(spoken->role()) + QStringLiteral(" “%1”").arg(name(spoken)); }

    /// Returns the widget to click, and the part of it.
    std::pair<QWidget *, QRect> place() const
    {
        QWidget *on = widget();
        if (auto *view = qobject_cast<QAbstractItemView *>(on); view && !isWhole()) {
            wheelTo(*view, spoken);
            on = view->viewport();
        }
        // A check box has its tick at the left, and may be wider than its clickable part.
        const bool box = spoken->role() == QAccessible::CheckBox || spoken->role() == QAccessible::RadioButton;
        if (isWhole())
            return {on, box ? QRect(0, 0, std::min(on->width(), on->height()), on->height()) : QRect()};
        return {on, spoken->rect().translated(-on->mapToGlobal(QPoint()))};
    }
};

App::App() = default;

App::~App()
{
    if (!m_answers.empty())
        ADD_FAILURE() << "no dialog came that begins so: " << m_answers.front().title;
}

void App::show(const QString &path)
{
    m_keeper.reset();
    m_path = path;
    m_keeper = std::make_unique<WindowHolder>(openWindow(path));
    window().show();
    toFront();
}

void App::start(const QString &path)
{
    show(path);
    resize(1280, 800);
}

void App::startAgain()
{
    start(campaignAtStart());
}

void App::restart()
{
    EXPECT_TRUE(close());
    show(m_path);
}

bool App::close()
{
    bool closed = false;
    watched([&] { closed = window().close(); });
    return closed;
}

void App::resize(int width, int height)
{
    window().resize(width, height);
    hand::rest();
}

void App::toFront()
{
    EXPECT_TRUE(QTest::qWaitForWindowExposed(&window()));
    window().activateWindow(); // needed without a window manager
    EXPECT_TRUE(QTest::qWaitForWindowActive(&window()));
    hand::rest();
}

void App::speak(const QString &catalogue)
{
    dictionary = catalogue.isEmpty() ? QMultiHash<QString, QString>() : readCatalogue(catalogue);
}

QWidget &App::window() const
{
    return *m_keeper->window();
}

QWidget *App::root() const
{
    if (QWidget *popup = QApplication::activePopupWidget())
        return popup;
    QWidget *modal = QApplication::activeModalWidget();
    QWidget *below = modal ? modal : m_keeper ? m_keeper->window() : nullptr;
    QWidget *active = QApplication::activeWindow();
    const bool isOver = active && below && active->parentWidget() && active->parentWidget()->window() == below;
    return isOver ? active : below;
}

App::Things App::things() const
{
    Things all;
    forgetRows(*root());
    for (QAccessibleInterface *one : allIn(iface(root())))
        all.push_back({one});
    return all;
}

std::optional<App::Thing> App::find(const std::string &name, const In &where, const std::string &kind) const
{
    const auto best = [&](const std::vector<QAccessibleInterface *> &all) {
        std::optional<Thing> found;
        int rank = 0;
        for (QAccessibleInterface *one : all) {
            if (isMenuTitle(one) != (kind == "menu") || (kind == "tab" && one->role() != QAccessible::PageTab))
                continue;
            const auto like = likeness(one, q(name));
            if (like && (!found || *like < rank)) {
                found = Thing{one};
                rank = *like;
            }
        }
        return found;
    };
    forgetRows(*root());
    const std::vector<QAccessibleInterface *> all = allIn(iface(root()));
    if (where.name.empty())
        return best(all);
    if (QAccessibleInterface *cell = cellIn(all, q(where.name), q(name)))
        return Thing{cell};
    // The nearest group that contains both.
    for (int rank = 0; rank < 8; ++rank) {
        for (QAccessibleInterface *one : all) {
            if (likeness(one, q(where.name)) != rank)
                continue;
            for (QAccessibleInterface *group = one; group && group->object() != root(); group = group->parent()) {
                if (const auto found = best(allIn(group)); found && found->spoken != one)
                    return found;
            }
        }
    }
    return std::nullopt;
}

App::Thing App::need(const std::string &name, const In &where, const std::string &kind) const
{
    const auto found = find(name, where, kind);
    if (found)
        return *found;
    ADD_FAILURE() << "there is no “" << name << "”" << (where.name.empty() ? "" : " in “" + where.name + "”")
                  << " in:\n"
                  << lookedIn();
    return {iface(root())};
}

std::string App::lookedIn() const
{
    constexpr int mostCells = 20;
    int cells = 0;
    QStringList lines;
    for (const Thing &one : things()) {
        const QString value = one.spoken->role() == QAccessible::EditableText ? valueOf(one.spoken) : QString();
        cells += isInView(one.spoken) ? 1 : 0;
        if (!name(one.spoken).isEmpty() && !isMenuTitle(one.spoken) && (!isInView(one.spoken) || cells < mostCells))
            lines << one.called() + (value.isEmpty() ? QString() : u'=' + value);
    }
    return std8(lines.join(QStringLiteral("; ")));
}

void App::click(const std::string &name, const char *kind)
{
    watched([&] { clickOn(need(name, {}, kind)); });
}

void App::act(const std::string &name, const In &where, void (App::*deed)(const Thing &))
{
    watched([&] { (this->*deed)(need(name, where)); });
}

void App::clickOn(const Thing &thing)
{
    const auto [widget, part] = thing.place();
    EXPECT_FALSE(thing.spoken->state().disabled) << std8(thing.called()) << " is grey";
    EXPECT_TRUE(widget && hand::click(*widget, part)) << std8(thing.called()) << " cannot be hit";
}

void App::doubleClickOn(const Thing &thing)
{
    const auto [widget, part] = thing.place();
    EXPECT_TRUE(widget && hand::doubleClick(*widget, part)) << std8(thing.called()) << " cannot be hit";
}

void App::menuOn(const Thing &thing)
{
    const auto [widget, part] = thing.place();
    EXPECT_TRUE(widget && hand::click(*widget, part, Qt::RightButton)) << std8(thing.called()) << " cannot be hit";
}

void App::wheel(const std::string &name, int notches)
{
    watched([&] { hand::wheel(*need(name, {}).place().first, notches); });
}

void App::drag(const QPoint &from, const QPoint &to)
{
    watched([&] {
        QWindow *window = root()->windowHandle();
        QTest::mousePress(window, Qt::LeftButton, {}, root()->mapFromGlobal(from));
        for (const QPoint &way : {(from + to) / 2, to})
            QTest::mouseMove(window, root()->mapFromGlobal(way));
        QTest::mouseRelease(window, Qt::LeftButton, {}, root()->mapFromGlobal(to));
    });
}

void App::drop(const QString &file, const QPoint &onScreen)
{
    watched([&] {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file)});
        const QPoint place = root()->mapFromGlobal(onScreen);
        QDragEnterEvent enter(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(root(), &enter);
        EXPECT_TRUE(enter.isAccepted());
        QDropEvent drop(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(root(), &drop);
    });
}

void App::contextMenu(const std::string &name, const std::string &entry)
{
    rightClick(name);
    click(entry);
}

void App::menu(const std::string &path)
{
    const QStringList titles = q(path).split(u'/');
    click(std8(titles.front()), "menu");
    for (const QString &title : titles.mid(1))
        click(std8(title));
}

void App::press(const std::string &keys)
{
    if (keys == "Menu")
        return watched([] { hand::pressMenuKey(); });
    const QKeySequence sequence(q(keys), QKeySequence::PortableText);
    ASSERT_EQ(sequence.count(), 1) << keys;
    watched([&] { hand::press(sequence[0].key(), sequence[0].keyboardModifiers()); });
}

void App::type(const std::string &text)
{
    watched([&] { hand::type(q(text)); });
}

void App::throwDice(const std::vector<std::string> &rolls)
{
    for (const std::string &roll : rolls) {
        type(roll);
        press("Return");
    }
}

int App::rollAll()
{
    constexpr int most = 400; // quiet turns pass, each with its dice
    if (asks() != noDice)
        click(asks());
    int rolls = 0;
    for (; asks() != noDice && rolls < most; ++rolls)
        press("Return");
    EXPECT_LT(rolls, most) << asks() << " at " << focus() << ", " << dice();
    return rolls;
}

void App::fill(const std::string &field, const std::string &value, const In &where)
{
    click(field, where);
    press("Ctrl+A");
    value.empty() ? press("Del") : type(value);
}

void App::choose(const std::string &name, const std::string &choice, const In &where)
{
    const Thing thing = need(name, where);
    if (thing.spoken->role() != QAccessible::ComboBox)
        return click(choice, in(name));
    watched([&] { clickOn(thing); });
    if (QApplication::activePopupWidget())
        return click(choice);
    press("Ctrl+A"); // the combo box is editable
    type(choice);
}

void App::check(const std::string &name, const In &where)
{
    if (!isOn(name, where))
        click(name, where);
}

void App::answers(const std::string &title, std::function<void()> acts)
{
    m_answers.push_back({title, std::move(acts)});
}

void App::answers(const std::string &title, const std::string &button)
{
    answers(title, [this, button] { click(button); });
}

void App::answersName(const std::string &name)
{
    answers("", [this, name] {
        fill("Name", name);
        press("Return");
    });
}

void App::answersFile(const QString &path)
{
    answers("", [this, path] {
        const auto *dialog = qobject_cast<QFileDialog *>(root());
        ASSERT_TRUE(dialog) << "another dialog than for a file: " << title();
        // Mostly the desktop's dialog, not the program's.
        if (!path.isEmpty())
            dialog->findChild<QLineEdit *>()->setText(path);
        const std::string accept = std8(plain(dialog->labelText(QFileDialog::Accept)));
        (void)QTest::qWaitFor([&] { return offers(accept); }); // the folder is read in the background
        click(accept);
    });
}

void App::watched(const std::function<void()> &deed)
{
    QTimer watch;
    QObject::connect(&watch, &QTimer::timeout, [this] { lookForDialog(); });
    constexpr int often = 5; // milliseconds
    m_idle = 0;
    watch.start(often);
    deed();
    hand::rest();
    watch.stop();
    QWidget *dialog = QApplication::activeModalWidget();
    const bool lost = !QApplication::activeWindow() && !QApplication::activePopupWidget(); // without a window manager
    if (lost && dialog)
        dialog->activateWindow();
    else if (lost && m_keeper && window().isVisible())
        toFront();
}

/// Answers a dialog. Called in the event loop of a modal dialog.
void App::lookForDialog()
{
    const int depth = QThread::currentThread()->loopLevel();
    QWidget *dialog = root();
    if (depth <= m_depth || !dialog || dialog == &window() || !dialog->isVisible())
        return;
    const bool known = !m_answers.empty() && q(title()).startsWith(q(m_answers.front().title));
    constexpr int long_ = 400; // 2 s
    if (!known && ++m_idle < long_)
        return;
    const int before = std::exchange(m_depth, depth);
    if (known) {
        const Answer answer = std::move(m_answers.front());
        m_answers.pop_front();
        answer.acts();
    } else {
        ADD_FAILURE() << "nothing answers the dialog “" << title() << "”: " << lookedIn();
        hand::press(Qt::Key_Escape);
    }
    m_depth = before;
    m_idle = 0;
}

::testing::AssertionResult App::says(const std::string &text) const
{
    const QString wanted = q(text);
    for (const Thing &one : things()) {
        for (const QString &heard :
             {name(one.spoken), written(one.spoken), valueOf(one.spoken), one.spoken->text(QAccessible::Description)}) {
            if (heard.contains(wanted))
                return ::testing::AssertionSuccess() << "it says: " << std8(heard);
        }
    }
    return ::testing::AssertionFailure() << "nothing says “" << text << "” in:\n" << lookedIn();
}

::testing::AssertionResult App::comesToSay(const std::string &text) const
{
    constexpr int longest = 60'000; // milliseconds
    (void)QTest::qWaitFor([&] { return bool(says(text)); }, longest);
    return says(text);
}

::testing::AssertionResult App::announces(const std::string &text) const
{
    QStringList alerts;
    for (const Thing &one : things()) {
        if (one.spoken->role() == QAccessible::AlertMessage)
            alerts << name(one.spoken);
    }
    return (alerts.filter(q(text)).isEmpty() ? ::testing::AssertionFailure() : ::testing::AssertionSuccess())
        << "announced: " << std8(alerts.join(QStringLiteral("; ")));
}

std::string App::role(const std::string &name, const In &where) const
{
    return std8(inWords(need(name, where).spoken->role()));
}

std::string App::text(const std::string &name) const
{
    QStringList lines;
    for (QAccessibleInterface *one : allIn(need(name, {}).spoken)) {
        const QString text = isLabel(one->role()) ? testing::name(one) : valueOf(one);
        if (!text.isEmpty())
            lines << text;
    }
    return std8(lines.join(u'\n'));
}

std::string App::field(const std::string &name, const In &where) const
{
    return std8(valueOf(need(name, where).spoken));
}

std::optional<App::Thing> App::diceLine() const
{
    for (const Thing &one : things()) {
        if (one.spoken->text(QAccessible::Description).startsWith(QStringLiteral("Type the ")))
            return one;
    }
    return std::nullopt;
}

std::string App::dice() const
{
    const auto line = diceLine();
    return line ? std8(valueOf(line->spoken)) : noDice;
}

std::string App::asks() const
{
    const auto line = diceLine();
    return line ? std8(name(line->spoken)) : noDice;
}

std::string App::cell(const std::string &row, const std::string &column) const
{
    return std8(inCell(need(column, in(row)).spoken, q(row), q(column)));
}

std::vector<std::string> App::rows(const std::string &name) const
{
    std::vector<std::string> rows;
    QAccessibleTableInterface *table = need(name, {}).spoken->tableInterface();
    for (int row = 0; table && row < table->rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < table->columnCount(); ++column) {
            if (QAccessibleInterface *cell = table->cellAt(row, column))
                cells << inCell(cell);
        }
        rows.push_back(std8(cells.join(QStringLiteral(" | "))));
    }
    return rows;
}

std::string App::chosenRow(const std::string &name) const
{
    QAccessibleTableInterface *table = need(name, {}).spoken->tableInterface();
    for (int row = 0; table && row < table->rowCount(); ++row) {
        QAccessibleInterface *cell = table->cellAt(row, 0);
        if (cell && cell->state().selected)
            return std8(inCell(cell));
    }
    return {};
}

bool App::offers(const std::string &name, const In &where) const
{
    const auto found = find(name, where);
    return found && !found->spoken->state().disabled && !isLabel(found->spoken->role());
}

bool App::isOn(const std::string &name, const In &where) const
{
    const QAccessible::State state = need(name, where).spoken->state();
    return state.checked || state.pressed || state.selected;
}

std::string App::focus() const
{
    QWidget *widget = QApplication::focusWidget();
    if (!widget || !widget->isVisible())
        return "nothing";
    forgetRows(*root());
    QAccessibleInterface *spoken = iface(widget);
    QAccessibleInterface *inner = spoken->tableInterface() ? spoken->focusChild() : nullptr;
    return std8(name(spoken) + (inner && inner != spoken ? QStringLiteral(": ") + name(inner) : QString()));
}

std::vector<std::string> App::entries(const std::string &path)
{
    menu(path);
    std::vector<std::string> all;
    for (const Thing &one : things()) {
        if (one.spoken->role() == QAccessible::MenuItem && !one.spoken->state().disabled)
            all.push_back(std8(name(one.spoken)));
    }
    for (int levels = q(path).count(u'/') + 1; levels > 0; --levels)
        press("Esc");
    if (qobject_cast<QMenuBar *>(QApplication::focusWidget()))
        press("Esc");
    return all;
}

std::string App::entry(const std::string &menu, const std::string &begins)
{
    for (const std::string &one : entries(menu)) {
        if (one.starts_with(begins))
            return one;
    }
    return {};
}

std::string App::title() const
{
    return std8(root()->windowTitle());
}

QRect App::place(const std::string &name, const In &where) const
{
    return need(name, where).spoken->rect();
}

bool App::isInSight(const std::string &name, const In &where) const
{
    const Thing thing = need(name, where);
    const auto *view = qobject_cast<QAbstractItemView *>(thing.widget());
    const QWidget *on = view ? view->viewport() : thing.widget();
    const QRect wanted = thing.spoken->rect().translated(-on->mapToGlobal(QPoint()));
    return on->visibleRegion().intersected(wanted).boundingRect() == wanted;
}

QImage App::picture(const QRect &onScreen) const
{
    return root()->grab({root()->mapFromGlobal(onScreen.topLeft()), onScreen.size()}).toImage();
}

int App::ink(const QRect &onScreen) const
{
    constexpr int foot = 4;
    const QImage seen = picture(onScreen.adjusted(0, 0, 0, -foot));
    int inked = 0;
    for (int i = 0; i < seen.width() * seen.height(); ++i)
        inked += seen.pixel(i % seen.width(), i / seen.width()) != seen.pixel(1, 1) ? 1 : 0;
    return inked;
}

History App::history() const
{
    return historyIn(m_path);
}

Campaign App::campaign() const
{
    return history().campaign();
}

History historyIn(const QString &path)
{
    const auto file = CampaignFile::open(path);
    EXPECT_TRUE(file) << std8(path);
    return file ? (*file)->history() : History{};
}

WindowTest::WindowTest()
    : m_moment(QApplication::doubleClickInterval())
{
    QApplication::setOrganizationName(QStringLiteral("MusterTests"));
    QApplication::setApplicationName(QStringLiteral("MusterTests"));
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    QSettings().clear();
    // Backups go to the folder too.
    QStandardPaths::setTestModeEnabled(false);
    qputenv("XDG_DATA_HOME", m_folder.path().toLocal8Bit());
}

WindowTest::~WindowTest()
{
    QApplication::setDoubleClickInterval(m_moment);
}

void WindowTest::makeMomentLong()
{
    QApplication::setDoubleClickInterval(60'000);
}

void WindowTest::momentPasses()
{
    QApplication::setDoubleClickInterval(0);
}

QString WindowTest::told(const QString &story, const char *pack, const QString &name) const
{
    const Result<Steps> steps = playStory(story, shipped(pack));
    EXPECT_TRUE(steps) << (steps ? "" : steps.problem().text.toStdString());
    QFile::remove(pathOf(name));
    EXPECT_TRUE(steps && CampaignFile::create(pathOf(name), History{*steps, steps->size()}));
    return pathOf(name);
}

void WindowTest::startOn(const std::string &page, const QString &story, const char *pack)
{
    start(story, pack);
    app.open(page);
}

void WindowTest::begin(const QString &story, const char *pack)
{
    startOn("Encounter", story, pack);
    app.click("Begin play");
}

void WindowTest::rename(const std::string &figure, const std::string &name)
{
    app.open("Band");
    app.answers("Edit " + figure, [&] {
        app.fill("Name", name);
        app.click("Save");
    });
    app.doubleClick(figure);
}

QString WindowTest::sample() const
{
    const Steps steps = sampleSteps(swordplay());
    const QString path = pathOf(QStringLiteral("harrow.muster"));
    QFile::remove(path);
    EXPECT_TRUE(CampaignFile::create(path, History{steps, steps.size()}));
    return path;
}

} // namespace muster::testing

// SPDX-License-Identifier: MIT
#include "ui/reference/referencepage.h"

#include "model/acts/arms.h"
#include "model/reference/testsubject.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/games.h"
#include "ui/parts/button.h"
#include "ui/parts/diceentry.h"
#include "ui/parts/dicepanel.h"
#include "ui/parts/focus.h"
#include "ui/parts/form.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/parts/views.h"
#include "ui/reference/resolvepanel.h"
#include "ui/reference/shelflist.h"
#include "ui/window/writestep.h"

#include <QComboBox>
#include <QFormLayout>
#include <QMenu>
#include <QScopedValueRollback>
#include <QTreeView>

#include <algorithm>
#include <array>

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int listWidth = 262;
constexpr int margin = 24;

/// Checks whether the entry asks for something that belongs to a figure. `asks`: for a parameter of this name.
bool isSomebodys(const auto &asks)
{
    constexpr std::array asked{"rep", "rep_a", "class", "armor", "armor_a", "own", "skill", "initiative"};
    return std::ranges::any_of(asked, [&](const char *parameter) { return asks(QString::fromLatin1(parameter)); });
}

} // namespace

ReferencePage::ReferencePage(QWidget *parent, bool inBattle)
    : Page(parent)
    , m_inBattle(inBattle)
    , m_list(new ShelfList)
    , m_title(inBattle ? makeLabel(TextUse::RowName, {}) : makeParagraph(TextUse::PageTitle, {}))
    , m_test(new QComboBox)
    , m_page(makeQuietLabel(TextUse::SecondLine, {}))
    , m_rulings(new QWidget)
    , m_who(new QWidget)
    , m_taker(new QComboBox)
    , m_weapon(new QComboBox)
    , m_classes(new QWidget)
    , m_resolver(new ResolvePanel)
{
    QWidget *index =
        //: Title of the page
        widgetWith(vbox({makeLabel(TextUse::PageTitle, tr("Reference")), {m_list, 1}}, 10, {margin, 18, 12, 12}));
    index->setFixedWidth(listWidth + margin);

    QWidget *rule = makeRule(Qt::Vertical);
    hbox(this, {index, rule, {scrolled(makeSheet()), 1}}, 0);
    index->setVisible(!inBattle);
    rule->setVisible(!inBattle);

    connect(m_list, &ShelfList::chosen, this, &ReferencePage::showEntry);
    connect(m_list, &ShelfList::wordsChanged, m_resolver, &ResolvePanel::markFound);
    giveRowMenu(
        *m_list->view(),
        [this](QMenu &menu, const QModelIndex &) {
            if (!m_list->current())
                return;
            const bool rolled = m_resolver->isRolled();
            //: Button: takes the test with dice
            QAction *roll = menu.addAction((rolled ? tr("&Roll it") : tr("&Read it")) + tr("\tEnter"));
            onPress(roll, this, &ReferencePage::takeUpDice);
        },
        [this](const QModelIndex &) { return entryAsText(); });
    connect(m_list, &ShelfList::entered, this, &ReferencePage::takeUpDice);
    connect(m_test, &QComboBox::activated, this, [this] {
        m_firstTest = m_test->currentData().toString();
        m_list->choose(m_firstTest);
    });
    connect(m_taker, &QComboBox::activated, this, &ReferencePage::chooseTaker);
    connect(m_weapon, &QComboBox::activated, this, &ReferencePage::takeWeapon);
    connect(m_resolver, &ResolvePanel::writeAsked, this, &ReferencePage::writeDown);
    connect(m_resolver->dice(), &DicePanel::typing, this, &ReferencePage::keepTest);
    connect(m_resolver->dice(), &DicePanel::advanced, this, &ReferencePage::keepTest);
    // Undo applies to these dice, or to what was done before them.
    connect(m_resolver->dice(), &DicePanel::advanced, this, &Page::nextActChanged);
    connect(m_resolver, &ResolvePanel::begunAgain, this, &ReferencePage::keepTest);
    connect(m_resolver, &ResolvePanel::begunAgain, this, &Page::nextActChanged);
}

QWidget *ReferencePage::makeSheet()
{
    m_taker->setAccessibleName(tr("Figure taking the test"));
    m_taker->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_taker->setMinimumContentsLength(24);
    m_weapon->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_weapon->setMinimumContentsLength(24);
    auto *who = makeForm();
    //: Label of a choice, for a screen reader: the weapon for this test
    m_weapon->setAccessibleName(tr("Weapon used"));
    //: Label of a choice: who takes the test
    addRow(*who, tr("&Figure"), m_taker);
    //: Label of a choice: the weapon for this test
    addRow(*who, tr("&Using"), m_weapon);
    m_who->setLayout(who);
    hbox(m_classes, {});
    hbox(m_rulings, {}, 12);

    //: The test that is shown, for a screen reader
    m_test->setAccessibleName(tr("Test"));
    if (!m_inBattle)
        m_test->hide();
    auto *close = new Button("close", {}, this, ButtonLook::Flat);
    close->setAccessibleName(tr("Close the test"));
    close->setToolTip(tr("Back to the list (Esc)"));
    close->setVisible(m_inBattle);
    onPress(close, this, &ReferencePage::closed);
    const int side = m_inBattle ? 0 : margin;
    return widgetWith(vbox({hbox({{m_title, 1}, {m_test, 1}, {m_page, 0, Qt::AlignBottom}, close}), makeInkRule(),
                            m_rulings, m_who, m_classes, m_resolver, Spring{1}},
                           12, {side, m_inBattle ? 6 : 18, side, 20}));
}

/// Reloads the page when it is shown, since the test may have been rolled on from another page.
void ReferencePage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    reload();
}

QWidget *ReferencePage::takeDice()
{
    DicePanel *dice = m_resolver->takeDice();
    dice->layAsDock(m_title);
    connect(dice, &DicePanel::remark, this, &Page::remark);
    return widgetWith(vbox({dice}, 0));
}

/// Lists the tests that are rolled at the table, section by section; the first that is about a figure is chosen.
void ReferencePage::listTests()
{
    m_test->clear();
    m_firstTest.clear();
    QString section;
    for (const ShelfEntry &entry : shelfOf(m_pack)) {
        if (entry.ofCampaign || !entry.variants.front().procedure)
            continue;
        if (std::exchange(section, entry.section) != entry.section && m_test->count() > 0)
            m_test->insertSeparator(m_test->count());
        m_test->addItem(entry.title, entry.id);
        const auto &parameters = entry.variants.front().procedure->parameters;
        const auto asks = [&](const QString &name) {
            return std::ranges::count(parameters, name, &Parameter::name) > 0;
        };
        if (m_firstTest.isEmpty() && isSomebodys(asks))
            m_firstTest = entry.id;
    }
}

void ReferencePage::takeDocument()
{
    m_isOld = true; // the dice on the table are from another campaign
    m_gone.clear();
    setEnabled(m_document);
    if (m_document) {
        connect(m_document, &CampaignDocument::historyChanged, this, &ReferencePage::reload);
        connect(m_document, &CampaignDocument::draftChanged, this, &ReferencePage::reload);
    }
    reload();
}

void ReferencePage::reload()
{
    if (!m_document)
        return;
    const QScopedValueRollback loading(m_loading, true);
    m_pack = sheetPackOf(campaign(), pack());
    listTakers();
    if (m_packShown != m_pack.id) {
        m_packShown = m_pack.id;
        m_isOld = true;
        m_list->setPack(m_pack);
        listTests();
    }
    if (!m_resolver->isRolled())
        m_isOld = true; // an entry without dice may depend on the campaign
    m_resolver->setTaker(taker());
    const auto &encounter = campaign().encounter;
    m_resolver->setWriting(encounter && systemOf(*encounter).traits.notesTurns);
    showEntry();
    showWho();
    takeUpTest();
    tellRecorded();
}

void ReferencePage::listTakers()
{
    const QString before = m_gone.isEmpty() ? m_taker->currentText() : m_gone;
    m_takers = takersIn(campaign(), pack(), m_document->draft());
    m_taker->clear();
    //: A choice: the test is taken by no figure of the campaign
    m_taker->addItem(tr("Anyone"));
    for (const TestSubject &one : m_takers)
        m_taker->addItem(one.title);
    const int same = m_taker->findText(before);
    // The figure may have been hit in between: "Dorn: Initiative 2" has become "Dorn: Initiative 0".
    const int thatFigure = m_taker->findText(before.section(u':', 0, 0) + u':', Qt::MatchStartsWith);
    m_taker->setCurrentIndex(std::max(same < 0 ? thatFigure : same, 0));
    m_gone = m_taker->currentIndex() == 0 && before != m_taker->currentText() ? before : QString();
    listWeapons();
}

/// Lists the weapons of a figure that has several, to take the test with one of them; the chosen one stays so while the
/// figure has it.
void ReferencePage::listWeapons()
{
    const QString before = m_weapon->currentData().toString();
    m_weapon->clear();
    const TestSubject *whose = taker();
    for (const QString &id : whose ? whose->weapons : QStringList()) {
        const bool isOwn = id == whose->weapons.front() && !whose->profile.weaponWords.isEmpty();
        m_weapon->addItem(isOwn ? whose->profile.weaponWords : acts::itemTitle(pack(), id), id);
    }
    m_weapon->setCurrentIndex(std::max(m_weapon->findData(before), 0));
    static_cast<QFormLayout *>(m_who->layout())->setRowVisible(m_weapon, m_weapon->count() > 1);
    if (m_weapon->count() > 1)
        m_takers[std::size_t(m_taker->currentIndex() - 1)].profile.weapon = m_weapon->currentData().toString();
}

void ReferencePage::takeWeapon()
{
    listWeapons();
    m_resolver->take(taker());
}

const ShelfEntry *ReferencePage::shown() const
{
    return m_list->entry(m_entryShown);
}

const TestSubject *ReferencePage::taker() const
{
    const int index = m_taker->currentIndex() - 1;
    return index < 0 ? nullptr : &m_takers[std::size_t(index)];
}

/// Keeps the dice for the new figure, unless they are recorded or from an earlier moment, or the figure's class tests
/// in its own way.
void ReferencePage::chooseTaker()
{
    m_gone.clear();
    listWeapons();
    const ShelfEntry *entry = shown();
    m_isOld = m_resolver->isRecorded() || m_resolver->dice()->isOvertaken(m_document->history())
        || (entry && entry->variants.size() > 1 && variant() != int(variantFor(*entry, taker())));
    if (m_isOld)
        showEntry();
    else
        m_resolver->take(taker());
    emit nextActChanged();
}

void ReferencePage::showEntry()
{
    const ShelfEntry *entry = m_list->current() ? m_list->current() : shown();
    if (!entry || (entry->id == m_entryShown && !m_isOld))
        return;
    m_entryShown = entry->id;
    m_isOld = false;
    m_title->setText(entry->title);
    m_test->setCurrentIndex(m_test->findData(entry->id));
    const bool numbered = !entry->page.isEmpty() && entry->page.front().isDigit(); // unlike the reference sheet
    m_page->setText(entry->page.isEmpty() ? m_pack.title
                                          //: The title of the rules, and a page of the book
                                          : (numbered ? tr("%1, p. %2") : tr("%1, %2")).arg(m_pack.title, entry->page));
    showRulings(entry->rulings);
    turnToTarget(entry->variants.front().isTargets); // first: the class of the target tells which variant it is
    delete m_classes->findChild<SegmentedControl *>();
    const bool differs = entry->variants.size() > 1;
    m_classes->setVisible(differs);
    if (differs) {
        auto *choice = new SegmentedControl;
        //: Label of a choice, for a screen reader: the class of a test
        choice->setAccessibleName(tr("Class"));
        for (const ShelfVariant &variant : entry->variants)
            choice->addItem({}, variant.title);
        choice->setCurrent(int(variantFor(*entry, taker())));
        static_cast<QHBoxLayout *>(m_classes->layout())->addWidget(choice, 0, Qt::AlignLeft);
        connect(choice, &SegmentedControl::chosen, this, &ReferencePage::showVariant);
    }
    showVariant();
}

void ReferencePage::showRulings(const QStringList &ids)
{
    auto *row = static_cast<QHBoxLayout *>(m_rulings->layout());
    emptyLayout(*row);
    if (!ids.isEmpty())
        //: Before links to other tests
        row->addWidget(makeQuietLabel(TextUse::SecondLine, tr("See")));
    for (const QString &id : ids)
        row->addWidget(makeRulingLink(id));
    row->addStretch(1);
    m_rulings->setVisible(!ids.isEmpty());
}

void ReferencePage::showVariant()
{
    const ShelfEntry *entry = shown();
    ShelfVariant variant = entry->variants[std::size_t(this->variant())];
    variant.table = tableIn(campaign(), m_document->draft(), *entry, variant);
    QMap<QString, QString> known;
    if (entry->ofCampaign)
        known = broughtByEncounter(campaign(), pack());
    else if (variant.isTargets && m_impact > 0)
        known.insert(u"impact"_s, QString::number(m_impact));
    m_resolver->load(variant, m_pack, taker(), known);
    showWho();
}

int ReferencePage::variant() const
{
    const auto *choice = m_classes->findChild<SegmentedControl *>();
    return choice ? choice->current() : 0;
}

void ReferencePage::turnToTarget(bool isTargets)
{
    auto *form = static_cast<QFormLayout *>(m_who->layout());
    if (auto *label = qobject_cast<QLabel *>(form->labelForField(m_taker)))
        //: Label of a choice: who is shot at
        label->setText(isTargets ? tr("&Target") : tr("&Figure"));
    m_taker->setAccessibleName(isTargets ? tr("Figure that is hit") : tr("Figure taking the test"));
    const TestSubject *whose = taker();
    if (!isTargets && !m_shooter.isEmpty()) {
        m_gone.clear();
        m_taker->setCurrentIndex(std::max(m_taker->findText(m_shooter), 0));
        m_shooter.clear();
        m_impact = 0;
        listWeapons();
    } else if (isTargets && m_shooter.isEmpty() && whose && whose->inPlay) {
        const bool isOwn = whose->inPlay->group == 0;
        const auto other = std::ranges::find_if(
            m_takers, [=](const TestSubject &one) { return one.inPlay && (one.inPlay->group == 0) != isOwn; });
        if (other == m_takers.end())
            return;
        const Weapon *weapon = m_pack.weapon(whose->profile.weapon);
        m_shooter = whose->title;
        m_impact = weapon ? weapon->impact : 0;
        m_taker->setCurrentIndex(int(other - m_takers.begin()) + 1);
        listWeapons();
    }
}

/// Shows the choice of a figure if the figure brings something to the test, or if the result can be recorded for it.
void ReferencePage::showWho()
{
    const bool rolled = m_resolver->isRolled();
    m_who->setVisible(
        rolled
        && (isSomebodys([this](const QString &asked) { return m_resolver->form()->asks(asked); }) || campaign().play));
}

void ReferencePage::writeDown()
{
    std::optional<Verdict> verdict = m_resolver->verdict();
    const ShelfEntry *entry = shown();
    if (!verdict || !entry)
        return;
    verdict->test.entry = entry->id;
    verdict->test.variant = variant();
    const TestSubject *whose = taker();
    const Result<Step> step =
        acts::writeDown(campaign(), pack(), whose && whose->inPlay ? *whose->inPlay : FigureOnTable(), *verdict);
    const QString outcome = told(verdict->test, campaign(), pack()).outcome;
    const QString who = whose ? whose->title : QString();
    const bool ofGroup =
        std::ranges::any_of(verdict->test.values, [](const QString &value) { return value.startsWith(u"group="_s); });
    if (!writeStep(*m_document, step, [this](const QString &why) { m_resolver->tellWriting(why, false); }))
        return;
    const History &history = m_document->history();
    //: A figure, and what became of it
    const QString text = (ofGroup ? tr("Recorded for %1 alone: %2. Record the others of the group on the Play page.")
                                  //: Who took the test, and what became of them
                                  : tr("Recorded for %1: %2."))
                             .arg(who, outcome);
    m_recorded = {entry->id, m_resolver->dice()->deed().soFar().rolls, text, history.inForce,
                  history.steps[history.inForce - 1].when};
    tellRecorded();
    emit nextActChanged(); // Undo applies to the step now, and no longer to the dice
}

/// Tells whether the shown result is recorded: after Undo of its step it can be recorded again.
void ReferencePage::tellRecorded()
{
    if (!m_recorded || m_recorded->entry != m_entryShown
        || m_recorded->rolls != m_resolver->dice()->deed().soFar().rolls)
        return;
    const History &history = m_document->history();
    const bool stands =
        m_recorded->step <= history.inForce && history.steps[m_recorded->step - 1].when == m_recorded->when;
    if (stands != m_resolver->isRecorded())
        m_resolver->tellWriting(stands ? m_recorded->text : QString(), stands);
}

void ReferencePage::find()
{
    m_list->find();
}

/// Returns the title of the entry, and its table cell by cell.
QString ReferencePage::entryAsText() const
{
    const ShelfEntry *entry = shown();
    if (!entry)
        return {};
    const ShelfVariant &variant = entry->variants[std::size_t(this->variant())];
    QStringList lines{variant.title.isEmpty() ? entry->title : tr("%1, %2").arg(entry->title, variant.title)};
    if (!variant.table.heads.isEmpty())
        lines << variant.table.heads.join(u'\t');
    for (const QStringList &row : variant.table.rows)
        lines << row.join(u'\t');
    for (const ShelfTable::Line &line : variant.table.modifiers)
        lines << line.what + u'\t' + line.how;
    return lines.join(u'\n');
}

void ReferencePage::takeTest(const QString &entry, const std::vector<FigureOnTable> &due)
{
    const std::optional<ActUnderWay> &kept = m_document->underWay();
    if (entry.isEmpty() && kept && isShown(*kept)) // half rolled here or on another page
        return takeUpDice();
    m_list->search({});
    m_list->choose(entry.isEmpty() ? m_firstTest : entry);
    const auto isDue = [&](const TestSubject &one) { return one.inPlay && std::ranges::count(due, *one.inPlay) > 0; };
    const auto first = std::ranges::find_if(m_takers, isDue);
    if (first != m_takers.end() && !(taker() && isDue(*taker())))
        m_taker->setCurrentIndex(int(first - m_takers.begin()) + 1);
    chooseTaker();
    if (entry.isEmpty())
        m_test->setFocus(Qt::ShortcutFocusReason);
    else
        takeUpDice();
}

void ReferencePage::takeUpDice()
{
    QWidget *dice = m_resolver->dice()->entry();
    enter(dice->isVisible() ? *dice : *m_resolver, Qt::ShortcutFocusReason);
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "ui/founding/paperform.h"

#include "model/acts/arms.h"
#include "model/acts/demands.h"
#include "model/packs.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "rules/encounter/activitytables.h"
#include "ui/look/inks.h"
#include "ui/parts/form.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QStyledItemDelegate>
#include <QTableWidget>

namespace muster {

namespace {

enum PaperColumn {
    NameColumn,
    TypeColumn,
    RepColumn,
    WeaponColumn,
    AttributesColumn,
    ThingsColumn,
    MonthsColumn,
    MarksColumn,
    FateColumn,
    PaperColumns
};

constexpr int firstRows = 8;
constexpr int mostMonthsTold = 999;

/// A delegate that suggests words while a cell is edited. Any other text is the player's own.
class WordsDelegate : public QStyledItemDelegate
{
public:
    WordsDelegate(QStringList words, QObject *parent)
        : QStyledItemDelegate(parent)
        , m_words(std::move(words))
    {
    }

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        auto *line = new QLineEdit(parent);
        line->setFrame(false);
        offerWords(*line, m_words);
        return line;
    }

private:
    QStringList m_words;
};

/// Returns the statuses of former figures, in the order of their words.
std::vector<Status> fatesTold()
{
    return {Status::Dead, Status::Left, Status::Gone, Status::Captured, Status::Dismissed};
}

QStringList fateWords()
{
    QStringList all;
    for (const Status status : fatesTold())
        all << words::inLine(status);
    return all;
}

QStringList markWords()
{
    //: A column to tick: a die less in the next Stay or Go
    return {PaperForm::tr("poisoned"), PaperForm::tr("exempt")};
}

QStringList attributeTitles(const Pack &pack)
{
    QStringList titles;
    for (const auto &row : pack.attributes ? pack.attributes->rows : decltype(pack.attributes->rows)())
        titles << row.outcome.title;
    return titles;
}

QStringList attributesIn(const QString &line, const Pack &pack)
{
    QStringList all;
    for (const QString &part : line.split(u',', Qt::SkipEmptyParts)) {
        QString word = part.simplified();
        for (const auto &row : pack.attributes ? pack.attributes->rows : decltype(pack.attributes->rows)()) {
            if (word.compare(row.outcome.title, Qt::CaseInsensitive) == 0)
                word = row.outcome.id;
        }
        all << word;
    }
    return all;
}

void offer(QTableWidget &table, int column, const QStringList &words)
{
    delete table.itemDelegateForColumn(column);
    table.setItemDelegateForColumn(column, new WordsDelegate(words, &table));
}

} // namespace

PaperForm::PaperForm()
    : m_form(makeForm())
    , m_encounters(makeForm())
    , m_turn(new QSpinBox)
    , m_eal(new QSpinBox)
    , m_last(new QComboBox)
    , m_outcome(new QComboBox)
    , m_starMonths(new QSpinBox)
    , m_starCarries(new QLineEdit)
    , m_figures(new QTableWidget(0, PaperColumns))
    , m_hint(makeQuietParagraph(TextUse::SecondLine, {}))
    , m_problem(makeParagraph(TextUse::BodyBold, {}))
{
    m_turn->setRange(1, acts::latestTurn);
    m_eal->setRange(0, highestEal);
    //: In place of a number: there is no EAL yet
    m_eal->setSpecialValueText(tr("not rolled"));
    m_starMonths->setRange(0, mostMonthsTold);
    //: No encounter so far
    m_last->addItem(tr("none"));
    for (const EncounterKind kind : {EncounterKind::Patrol, EncounterKind::RaidAttack, EncounterKind::RaidDefend})
        m_last->addItem(words::title(kind), int(kind));
    m_outcome->addItem(words::title(Outcome::Success));
    m_outcome->addItem(words::title(Outcome::Failure));
    m_outcome->setEnabled(false);
    connect(m_last, &QComboBox::currentIndexChanged, m_outcome, [this](int item) { m_outcome->setEnabled(item > 0); });
    m_starCarries->setMinimumWidth(m_starCarries->fontMetrics().averageCharWidth() * 28);
    m_starCarries->setPlaceholderText(tr("as the army list has it"));
    muster::addRow(*m_form, QString(), m_turn);
    muster::addRow(*m_form, QString(), m_starMonths);
    muster::addRow(*m_form, tr("The Star ca&rries"), m_starCarries);
    muster::addRow(*m_form, tr("Enemy &Activity Level"), m_eal);
    //: Label of a choice: the encounter played last on paper
    muster::addRow(*m_encounters, tr("&Last encounter"), m_last);
    muster::addRow(*m_encounters, tr("It &ended in"), m_outcome);

    m_figures->setAccessibleName(tr("Band and former members"));
    //: A column: a figure's name
    m_figures->setHorizontalHeaderLabels({tr("Name"), tr("Type"), tr("Rep"), tr("Weapon"), tr("Attribute"),
                                          //: A column: things besides the weapon
                                          tr("Carries"), QString(), tr("Marks"), tr("No longer there")});
    m_figures->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    for (const int narrow : {RepColumn, MonthsColumn})
        m_figures->horizontalHeader()->setSectionResizeMode(narrow, QHeaderView::ResizeToContents);
    m_figures->setEditTriggers(QAbstractItemView::AllEditTriggers);
    offer(*m_figures, MarksColumn, markWords());
    offer(*m_figures, FateColumn, fateWords());
    for (int row = 0; row < firstRows; ++row)
        addRow();
    connect(m_figures, &QTableWidget::cellChanged, this, [this](int row) {
        mark(row, {});
        growWith(row);
        say({});
    });
    m_problem->hide();

    vbox(this, {hbox({m_form, m_encounters, Spring{1}}, 32), {m_figures, 1}, m_hint, m_problem}, 10);
    onAnyChange(*this, this, [this] { say({}); });
}

void PaperForm::addRow()
{
    m_figures->insertRow(m_figures->rowCount());
}

/// Adds a row when the last one is used, so that there is always an empty one.
void PaperForm::growWith(int row)
{
    if (row == m_figures->rowCount() - 1 && m_figures->rowCount() < int(acts::mostOnPaper))
        addRow();
}

void PaperForm::load(const Pack &pack, const QString &list, const Options &options)
{
    m_pack = pack;
    m_list = list;
    Campaign bare;
    bare.rules = pack.id;
    bare.list = list;
    bare.options = options;
    const CampaignSystem &system = systemOf(bare, pack);
    m_form->setRowVisible(m_eal, system.traits.hasActivityLevel);
    m_encounters->setRowVisible(m_last, system.traits.knowsNext);
    m_encounters->setRowVisible(m_outcome, system.traits.knowsNext);
    m_figures->setColumnHidden(AttributesColumn, !pack.attributes);
    m_figures->setColumnHidden(MarksColumn, !system.traits.testsLoyalty);
    const auto label = [this](QWidget *field, const QString &words) {
        qobject_cast<QLabel *>(m_form->labelForField(field))->setText(words);
        field->setAccessibleName(QString(words).remove(u'&'));
    };
    label(m_turn, tr("&Present: %1", "Month").arg(system.turnName(pack)));
    label(m_starMonths, tr("%1 of the &Star", "Months").arg(system.turnNames()));
    m_figures->horizontalHeaderItem(MonthsColumn)->setText(system.turnNames());
    QStringList hint{
        tr("One line for each Grunt. What is left empty is as the army list has it. Several things are parted "
           "by commas: “rope, 2 torches”. A weapon can be in your own words: “%1”.")
            .arg(QStringLiteral("Old Faithful (%1)").arg(pack.weapons.front().title))};
    if (system.traits.testsLoyalty)
        hint << tr("Marks: poisoned or exempt.");
    hint << tr("For a figure that is no longer there, what became of it and when, such as “%1 3”.")
                .arg(fateWords().front());
    m_hint->setText(hint.join(u' '));
    QStringList weapons;
    for (const Weapon &weapon : pack.weapons)
        weapons << weapon.title;
    offer(*m_figures, TypeColumn, typesOn(pack, list).keys());
    offer(*m_figures, WeaponColumn, weapons);
    offer(*m_figures, AttributesColumn, attributeTitles(pack));
}

int PaperForm::starMonths() const
{
    return m_starMonths->value();
}

std::vector<Kit> PaperForm::starCarries() const
{
    const auto things = acts::thingsIn(m_starCarries->text(), m_pack);
    return things ? *things : std::vector<Kit>();
}

QString PaperForm::cell(int row, int column) const
{
    const QTableWidgetItem *item = m_figures->item(row, column);
    return item ? item->text().simplified() : QString();
}

/// Reads a row into `paper`; returns whether it has a figure. Values that cannot be read are left out, with a problem
/// for each.
bool PaperForm::readRow(int row, acts::Paper &paper, Problems &problems) const
{
    bool anything = false;
    for (int column = 0; column < PaperColumns; ++column)
        anything = anything || !cell(row, column).isEmpty();
    if (!anything)
        return false;
    const auto refuse = [&](const QString &why) { problems.push_back({why}); };
    const auto number = [&](int column, int least, int most, const QString &why) {
        bool isNumber = true;
        const int typed = cell(row, column).isEmpty() ? 0 : cell(row, column).toInt(&isNumber);
        const bool isThere = !cell(row, column).isEmpty();
        if (!isNumber || (isThere && (typed < least || typed > most)))
            refuse(why);
        return typed;
    };
    Figure figure;
    figure.profile.armor = 0;
    figure.name = cell(row, NameColumn);
    if (!figure.name.isEmpty())
        //: Begins a sentence about what was typed: "The name is too long."
        acts::demandName(figure.name, tr("The name"), problems);
    figure.profile.type = typesOn(m_pack, m_list).value(cell(row, TypeColumn), cell(row, TypeColumn));
    figure.profile.rep = number(RepColumn, 1, highestRep, tr("Rep must be 1 to %1.").arg(highestRep));
    const int mostMonths = m_turn->value() - 1;
    const QString served = m_figures->horizontalHeaderItem(MonthsColumn)->text();
    figure.months = number(MonthsColumn, 0, mostMonths,
                           mostMonths == 0 ? tr("%1 must be empty or 0.").arg(served)
                                           //: A column, and the most that it may hold
                                           : tr("%1 must be 0 to %2.").arg(served).arg(mostMonths));
    figure.profile.weapon = cell(row, WeaponColumn);
    if (!m_figures->isColumnHidden(AttributesColumn))
        figure.attributes = attributesIn(cell(row, AttributesColumn), m_pack);
    if (const auto things = acts::thingsIn(cell(row, ThingsColumn), m_pack))
        figure.carries = *things;
    else
        refuse(things.problem().text);
    for (const QString &mark : cell(row, MarksColumn).split(u',', Qt::SkipEmptyParts)) {
        const auto known = markWords().indexOf(mark.simplified().toLower());
        if (known < 0)
            refuse(tr("“%1” is no mark. Use poisoned or exempt.").arg(mark.simplified().left(40)));
        else
            (known == 0 ? figure.poisoned : figure.exempt) = true;
    }
    if (const QString why = readFate(row, figure, paper); !why.isEmpty())
        refuse(why);
    return true;
}

/// Adds the figure to the band or to the former figures. Returns why it was refused, or an empty text.
QString PaperForm::readFate(int row, const Figure &figure, acts::Paper &paper) const
{
    const QString fate = cell(row, FateColumn);
    if (fate.isEmpty()) {
        paper.band.push_back(figure);
        return {};
    }
    const qsizetype digits = fate.lastIndexOf(u' ');
    bool hasTurn = false;
    const int told = fate.mid(digits + 1).toInt(&hasTurn);
    const QString what = hasTurn ? fate.left(digits).simplified() : fate;
    const auto known = fateWords().indexOf(what.toLower());
    if (known < 0)
        //: What was typed, and the words that are known
        return tr("“%1” is not what can become of a figure. Use one of: %2.")
            //: Between the parts of a list
            .arg(what.left(40), fateWords().join(tr(", ")));
    paper.former.push_back({figure, {hasTurn ? told : paper.turn, false, LeaveCause::StayOrGo}});
    paper.former.back().figure.status = fatesTold()[std::size_t(known)];
    return {};
}

acts::Paper PaperForm::head() const
{
    acts::Paper paper;
    paper.turn = m_turn->value();
    if (m_form->isRowVisible(m_eal) && m_eal->value() > 0)
        paper.eal = m_eal->value();
    if (m_encounters->isRowVisible(m_last) && m_last->currentIndex() > 0) {
        PastEncounter last;
        last.kind = static_cast<EncounterKind>(m_last->currentData().toInt());
        last.outcome = m_outcome->currentIndex() == 0 ? Outcome::Success : Outcome::Failure;
        paper.last = last;
    }
    return paper;
}

acts::Paper PaperForm::value() const
{
    acts::Paper paper = head();
    Problems unread;
    for (int row = 0; row < m_figures->rowCount(); ++row)
        readRow(row, paper, unread);
    return paper;
}

bool PaperForm::isSound(const std::function<Problems(const acts::Paper &)> &against)
{
    QStringList said;
    if (const auto carried = acts::thingsIn(m_starCarries->text(), m_pack); !carried)
        said << carried.problem().text;
    for (const Problem &problem : against(head()))
        said << problem.text;
    const bool isHeadSound = said.isEmpty(); // else each line would repeat it
    for (int row = 0; row < m_figures->rowCount(); ++row) {
        acts::Paper alone = head();
        Problems problems;
        const bool isAnybody = readRow(row, alone, problems);
        for (Figure &figure : alone.band)
            //: In a sentence, for a figure whose name was left empty
            figure.name = figure.name.isEmpty() ? tr("the figure") : figure.name;
        for (FormerFigure &former : alone.former)
            //: In a sentence, for a figure whose name was left empty
            former.figure.name = former.figure.name.isEmpty() ? tr("the figure") : former.figure.name;
        if (isAnybody && problems.empty() && isHeadSound)
            problems = against(alone);
        mark(row, problems);
        for (const Problem &problem : problems)
            //: The number of a line of the table, and what is wrong with it
            said << tr("Line %1: %2").arg(row + 1).arg(problem.text);
    }
    if (said.isEmpty()) {
        for (const Problem &problem : against(value()))
            said << problem.text;
    }
    say(said);
    return said.isEmpty();
}

void PaperForm::mark(int row, const Problems &problems)
{
    const QSignalBlocker quiet(m_figures);
    for (int column = 0; column < PaperColumns; ++column) {
        QTableWidgetItem *item = m_figures->item(row, column);
        if (!item && !problems.empty())
            m_figures->setItem(row, column, item = new QTableWidgetItem);
        if (!item)
            continue;
        item->setBackground(problems.empty() ? QBrush() : QBrush(inksOf(palette()).wash));
        item->setToolTip(problems.empty() ? QString() : asToolTip(problems.front().text));
    }
}

/// Shows as many problems as there is space for. All lines with problems are marked in the table.
void PaperForm::say(const QStringList &problems)
{
    constexpr qsizetype most = 5;
    QStringList shown = problems.first(std::min(most, problems.size()));
    if (problems.size() > most)
        shown << tr("The other lines are marked in the table.");
    m_problem->setText(shown.join(u'\n'));
    m_problem->setVisible(!problems.isEmpty());
}

} // namespace muster

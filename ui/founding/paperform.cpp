// SPDX-License-Identifier: MIT
#include "ui/founding/paperform.h"

#include "model/actions/carried.h"
#include "model/actions/demands.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "rules/encounter/activitytables.h"
#include "ui/parts/form.h"
#include "ui/parts/label.h"

#include <QComboBox>
#include <QCompleter>
#include <QFormLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QSpinBox>
#include <QStyledItemDelegate>
#include <QTableWidget>
#include <QVBoxLayout>

namespace muster {

namespace {

enum PaperColumn {
    NameColumn,
    TypeColumn,
    RepColumn,
    WeaponColumn,
    MonthsColumn,
    MarksColumn,
    FateColumn,
    PaperColumns
};

constexpr int firstRows = 8;
constexpr int mostMonthsTold = 999;

/// What a cell may say, offered while it is typed; any other word is the player's own.
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
        auto *completer = new QCompleter(m_words, line);
        completer->setCaseSensitivity(Qt::CaseInsensitive);
        completer->setCompletionMode(QCompleter::InlineCompletion);
        line->setCompleter(completer);
        return line;
    }

private:
    QStringList m_words;
};

/// What became of those who are no longer there, as it is typed.
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
    return {PaperForm::tr("poisoned"), PaperForm::tr("exempt")};
}

void offer(QTableWidget &table, int column, const QStringList &words)
{
    delete table.itemDelegateForColumn(column);
    table.setItemDelegateForColumn(column, new WordsDelegate(words, &table));
}

} // namespace

PaperForm::PaperForm(QWidget *parent)
    : QWidget(parent)
    , m_form(makeForm())
    , m_turn(new QSpinBox)
    , m_eal(new QSpinBox)
    , m_last(new QComboBox)
    , m_outcome(new QComboBox)
    , m_starMonths(new QSpinBox)
    , m_figures(new QTableWidget(0, PaperColumns))
{
    m_turn->setRange(1, actions::latestTurn);
    m_eal->setRange(0, highestEal);
    m_eal->setSpecialValueText(tr("not rolled"));
    m_starMonths->setRange(0, mostMonthsTold);
    m_last->addItem(tr("none"));
    for (const EncounterKind kind : {EncounterKind::Patrol, EncounterKind::RaidAttack, EncounterKind::RaidDefend})
        m_last->addItem(words::title(kind), static_cast<int>(kind));
    m_outcome->addItem(words::title(Outcome::Success));
    m_outcome->addItem(words::title(Outcome::Failure));
    m_outcome->setEnabled(false);
    connect(m_last, &QComboBox::currentIndexChanged, m_outcome, [this](int item) { m_outcome->setEnabled(item > 0); });
    muster::addRow(*m_form, tr("Present &month"), m_turn);
    muster::addRow(*m_form, tr("Enemy &Activity Level"), m_eal);
    muster::addRow(*m_form, tr("&Last encounter"), m_last);
    muster::addRow(*m_form, tr("It &ended in"), m_outcome);
    muster::addRow(*m_form, tr("The &Star's months"), m_starMonths);

    m_figures->setAccessibleName(tr("Band and former members"));
    m_figures->setHorizontalHeaderLabels(
        {tr("Name"), tr("Type"), tr("Rep"), tr("Weapon"), tr("Months"), tr("Marks"), tr("No longer there")});
    m_figures->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    for (const int narrow : {RepColumn, MonthsColumn})
        m_figures->horizontalHeader()->setSectionResizeMode(narrow, QHeaderView::ResizeToContents);
    m_figures->setEditTriggers(QAbstractItemView::AllEditTriggers);
    offer(*m_figures, MarksColumn, markWords());
    offer(*m_figures, FateColumn, fateWords());
    for (int row = 0; row < firstRows; ++row)
        addRow();
    connect(m_figures, &QTableWidget::cellChanged, this, &PaperForm::growWith);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    column->addLayout(m_form);
    column->addWidget(m_figures, 1);
    column->addWidget(makeParagraph(
        TextUse::SecondLine,
        tr("One line for each Grunt. What is left empty is as the army list has it. Marks: poisoned or exempt. For a "
           "figure that is no longer there, what became of it and the month, such as “%1 3”.")
            .arg(fateWords().front()),
        nullptr, QPalette::PlaceholderText));
}

void PaperForm::addRow()
{
    m_figures->insertRow(m_figures->rowCount());
}

/// There is always an empty line left.
void PaperForm::growWith(int row)
{
    if (row == m_figures->rowCount() - 1 && m_figures->rowCount() < int(actions::mostOnPaper))
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
    m_form->setRowVisible(m_eal, system.hasActivityLevel());
    m_form->setRowVisible(m_last, system.knowsNext());
    m_form->setRowVisible(m_outcome, system.knowsNext());
    m_figures->setColumnHidden(MarksColumn, !system.testsLoyalty());
    QStringList types;
    if (const ArmyList *army = pack.list(list)) {
        for (const auto &row : army->figures.rows)
            types << row.outcome.type;
    }
    types.removeDuplicates();
    QStringList weapons;
    for (const Weapon &weapon : pack.weapons)
        weapons << weapon.title;
    offer(*m_figures, TypeColumn, types);
    offer(*m_figures, WeaponColumn, weapons);
}

int PaperForm::starMonths() const
{
    return m_starMonths->value();
}

QString PaperForm::cell(int row, int column) const
{
    const QTableWidgetItem *item = m_figures->item(row, column);
    return item ? item->text().simplified() : QString();
}

/// Whether anybody stands in that line.
Result<bool> PaperForm::readRow(int row, actions::Paper &paper) const
{
    bool anything = false;
    for (int column = 0; column < PaperColumns; ++column)
        anything = anything || !cell(row, column).isEmpty();
    if (!anything)
        return false;
    const auto refuse = [&](const QString &why) { return Problem{tr("Line %1: %2").arg(row + 1).arg(why)}; };
    Figure figure;
    figure.profile.armor = 0;
    figure.name = cell(row, NameColumn);
    figure.profile.type = cell(row, TypeColumn);
    bool isRep = true;
    bool areMonths = true;
    if (!cell(row, RepColumn).isEmpty())
        figure.profile.rep = cell(row, RepColumn).toInt(&isRep);
    if (!cell(row, MonthsColumn).isEmpty())
        figure.months = cell(row, MonthsColumn).toInt(&areMonths);
    if (!isRep || figure.profile.rep < 0 || figure.profile.rep > highestRep)
        return refuse(tr("Rep must be 1 to %1.").arg(highestRep));
    if (!areMonths || figure.months < 0 || figure.months > mostMonthsTold)
        return refuse(tr("Months must be 0 to %1.").arg(mostMonthsTold));
    if (const QString weapon = cell(row, WeaponColumn); !weapon.isEmpty())
        figure.profile.weapon = actions::itemNamed(m_pack, weapon);
    for (const QString &mark : cell(row, MarksColumn).split(u',', Qt::SkipEmptyParts)) {
        const auto known = markWords().indexOf(mark.simplified().toLower());
        if (known < 0)
            return refuse(tr("“%1” is no mark. Use poisoned or exempt.").arg(mark.left(40)));
        (known == 0 ? figure.poisoned : figure.exempt) = true;
    }
    const QString fate = cell(row, FateColumn);
    if (fate.isEmpty()) {
        paper.band.push_back(figure);
        return true;
    }
    const qsizetype digits = fate.lastIndexOf(u' ');
    bool hasTurn = false;
    const int told = fate.mid(digits + 1).toInt(&hasTurn);
    const QString what = hasTurn ? fate.left(digits).simplified() : fate;
    const auto known = fateWords().indexOf(what.toLower());
    if (known < 0)
        return refuse(tr("“%1” is not what can become of a figure. Use one of: %2.")
                          .arg(what.left(40), fateWords().join(tr(", "))));
    figure.status = fatesTold()[static_cast<std::size_t>(known)];
    paper.former.push_back({figure, {hasTurn ? told : paper.turn, false, LeaveCause::StayOrGo}});
    return true;
}

Result<actions::Paper> PaperForm::value() const
{
    actions::Paper paper;
    paper.turn = m_turn->value();
    if (m_form->isRowVisible(m_eal) && m_eal->value() > 0)
        paper.eal = m_eal->value();
    if (m_form->isRowVisible(m_last) && m_last->currentIndex() > 0) {
        PastEncounter last;
        last.kind = static_cast<EncounterKind>(m_last->currentData().toInt());
        last.outcome = m_outcome->currentIndex() == 0 ? Outcome::Success : Outcome::Failure;
        paper.last = last;
    }
    for (int row = 0; row < m_figures->rowCount(); ++row) {
        if (const auto read = readRow(row, paper); !read)
            return read.problem();
    }
    return paper;
}

} // namespace muster

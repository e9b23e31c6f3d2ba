// SPDX-License-Identifier: MIT
#include "ui/founding/listchoice.h"

#include "model/acts/demands.h"
#include "model/packs.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"
#include "model/variant/variants.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/parts/views.h"
#include "ui/window/writestep.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QHeaderView>
#include <QListWidget>
#include <QRadioButton>
#include <QTableWidget>

#include <algorithm>

namespace muster {

namespace {

struct ListColumn {
    enum { Roll, Type, Class, Rep, Armour, Weapon, count };
};

QString range(int from, int to)
{
    return from == to ? QString::number(from) : QStringLiteral("%1–%2").arg(from).arg(to);
}

QTableWidget *rowsTable()
{
    auto *table = new QTableWidget(0, ListColumn::count);
    //: Name of a table, for a screen reader: rows of the army list
    table->setAccessibleName(ListChoice::tr("List entries"));
    auto *heads = new ColumnHeads(table);
    heads->setMargins(8, 8);
    heads->setMinimumSectionSize(scaledForFont(64));
    table->setHorizontalHeader(heads);
    //: A column: the faces of the dice for a row
    table->setHorizontalHeaderLabels({ListChoice::tr("Roll"), ListChoice::tr("Type"), ListChoice::tr("Class"),
                                      //: A column: Reputation
                                      ListChoice::tr("Rep"), ListChoice::tr("Armour"), ListChoice::tr("Weapon")});
    heads->setSectionResizeMode(QHeaderView::ResizeToContents);
    heads->setSectionResizeMode(ListColumn::Weapon, QHeaderView::Stretch);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(30);
    table->setShowGrid(false);
    table->setFrameShape(QFrame::NoFrame);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionMode(QAbstractItemView::NoSelection);
    table->setTabKeyNavigation(false);
    return table;
}

/// Returns the weapon of a row's figure, or the dice if the list rolls for weapons.
QString weaponOf(const Profile &figure, const ArmyList &list, const Pack &pack)
{
    if (list.weaponDie)
        //: A weapon that is found by dice: "by 1d6"
        return ListChoice::tr("by %1").arg(words::dice(list.weaponDie->dice, list.weaponDie->sides));
    return words::weapon(figure, pack);
}

constexpr int underTheTitle = 26; // where the button's text begins

} // namespace

ListChoice::ListChoice()
    : m_lists(new QListWidget)
    , m_rows(rowsTable())
    , m_rollsFaction(new QCheckBox(tr("Roll for the &faction: the list is yours to choose only where the dice say so")))
    , m_refused(makeParagraph(TextUse::SecondLine, {}))
{
    //: Label of a choice, for a screen reader
    m_lists->setAccessibleName(tr("Army list"));
    giveRowMenu(*m_lists);
    giveRowMenu(*m_rows);
    m_lists->setFrameShape(QFrame::NoFrame);
    m_lists->setFixedWidth(180);

    vbox(this,
         //: Heading
         {{hbox({vbox({makeQuietLabel(TextUse::ColumnHead, tr("Army list")), {m_lists, 1}}, 8), {m_rows, 1}}, 24), 1},
          m_rollsFaction,
          m_refused});

    connect(m_lists, &QListWidget::currentRowChanged, this, &ListChoice::showList);
    connect(m_rollsFaction, &QCheckBox::toggled, this, &ListChoice::chosen);
}

/// Returns the index of the first list that the player's own rules add to their pack; 0 if they add none.
static int firstOfVariant(const Pack &pack)
{
    const auto plain = pack.variant.isEmpty() ? Result<Pack>(pack) : packToPlay(pack.id);
    const QStringList known = plain ? acts::bandLists(*plain) : QStringList();
    const QStringList all = acts::bandLists(pack);
    const auto own = std::ranges::find_if(all, [&](const QString &id) { return !known.contains(id); });
    return own == all.end() ? 0 : int(own - all.begin());
}

void ListChoice::load(const Pack &pack)
{
    m_pack = pack;
    {
        const QSignalBlocker quiet(m_lists);
        m_lists->clear();
        for (const QString &id : acts::bandLists(m_pack)) {
            auto *item = new QListWidgetItem(words::enemy(id, m_pack), m_lists);
            const ArmyList &army = *m_pack.list(id);
            item->setToolTip(asToolTip(army.source == m_pack.id ? m_pack.title : army.source));
            item->setData(Qt::UserRole, id);
        }
        m_lists->setCurrentRow(firstOfVariant(m_pack));
    }
    m_rows->setColumnHidden(ListColumn::Class, m_pack.classes.empty());
    m_rows->setColumnHidden(ListColumn::Rep, m_pack.hasSkill); // everybody is rolled up
    m_rows->setColumnHidden(ListColumn::Armour, !m_pack.hasArmor && m_pack.armors.empty());
    m_rollsFaction->setVisible(m_pack.factions.has_value());
    showList();
    const Problems refused = ownLists(m_pack).refused;
    m_refused->setText(textOf(refused));
    m_refused->setVisible(!refused.empty());
}

QString ListChoice::id() const
{
    return m_lists->currentItem() ? m_lists->currentItem()->data(Qt::UserRole).toString() : m_pack.lists.front().id;
}

const ArmyList &ListChoice::list() const
{
    return *m_pack.list(id());
}

bool ListChoice::rollsFaction() const
{
    return m_pack.factions && m_rollsFaction->isChecked();
}

void ListChoice::addRow(const QString &roll, const Profile &figure)
{
    const Term *term = m_pack.figureClass(figure.figureClass);
    const QStringList cells{roll,
                            packWords(figure.type),
                            term ? term->title : QString(),
                            QString::number(figure.rep),
                            words::armour(figure, m_pack),
                            weaponOf(figure, list(), m_pack)};
    const int row = m_rows->rowCount();
    m_rows->insertRow(row);
    for (int column = 0; column < ListColumn::count; ++column)
        m_rows->setItem(row, column, new QTableWidgetItem(cells[column]));
}

/// Shows the figures of a team, if one is chosen, and then the rows of the list it recruits from.
void ListChoice::showList()
{
    m_rows->setRowCount(0);
    if (const Team *team = m_pack.team(id())) {
        for (const TeamFigure &figure : team->figures)
            addRow({}, figure.profile);
    }
    for (const TableRow<Profile> &row : list().figures.rows)
        addRow(range(row.from, row.to), row.outcome);
    emit chosen();
}

RulesChoice::RulesChoice(const QString &variant)
    : m_buttons(new QButtonGroup(this))
{
    for (const QString &id : shippedPackIds()) {
        auto pack = packToPlay(id);
        if (!pack)
            m_problem = pack.problem().text;
        else if (carriesCampaign(*pack))
            m_packs.push_back(*std::move(pack));
    }
    addVariants(ownVariants(), variant);
    auto *column = vbox(this, {}, 2);
    for (const Pack &pack : m_packs) {
        auto *button = new QRadioButton(pack.title);
        button->setFont(fontFor(TextUse::RowName));
        button->setAccessibleDescription(pack.about);
        m_buttons->addButton(button, int(m_buttons->buttons().size()));
        QLabel *about = makeQuietParagraph(TextUse::Body, pack.about);
        about->setContentsMargins(underTheTitle, 0, 0, 16);
        addTo(*column, {button, about});
    }
    if (!m_refused.isEmpty())
        column->addWidget(makeParagraph(TextUse::SecondLine, m_refused.join(u'\n')));
    column->addStretch();
    connect(m_buttons, &QButtonGroup::idToggled, this, [this](int, bool checked) {
        if (!checked)
            return;
        setFocusProxy(m_buttons->checkedButton());
        emit chosen();
    });
    const auto usual = std::ranges::find_if(m_packs, [](const Pack &pack) { return pack.id == usualRules; });
    const int proposed = m_proposed >= 0 ? m_proposed : int(usual - m_packs.begin());
    if (QAbstractButton *button = m_buttons->button(proposed))
        button->setChecked(true);
}

void RulesChoice::addVariants(QStringList places, const QString &proposed)
{
    if (!proposed.isEmpty() && !places.contains(proposed))
        places.append(proposed);
    for (const QString &place : places) {
        const Result<Variant> variant = variantAt(place);
        Result<Pack> pack = variant ? packToPlay(*variant) : variant.problems();
        if (!pack) {
            m_refused << pack.problem().text;
            continue;
        }
        if (!carriesCampaign(*pack))
            continue;
        if (place == proposed)
            m_proposed = int(m_packs.size());
        m_packs.push_back(*std::move(pack));
        m_packs.back().about = tr("A variant of %1.").arg(shippedPackWithoutReference(variant->extends)->title);
    }
}

const Pack &RulesChoice::pack() const
{
    return m_packs.at(std::size_t(std::max(0, m_buttons->checkedId())));
}

} // namespace muster

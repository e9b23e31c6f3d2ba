// SPDX-License-Identifier: MIT
#include "ui/encounter/whocomes.h"

#include "model/acts/battle.h"
#include "model/campaign/campaigndocument.h"
#include "model/odds/expectation.h"
#include "model/odds/prospects.h"
#include "model/story/bandwords.h"
#include "model/story/words.h"
#include "model/systems/encounterrules.h"
#include "model/systems/party.h"
#include "ui/parts/button.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/parts/plots.h"
#include "ui/parts/views.h"

#include <QComboBox>
#include <QItemSelectionModel>
#include <QListView>
#include <QMenu>
#include <QScopedValueRollback>
#include <QStandardItemModel>
#include <QStringList>

#include <algorithm>

namespace muster {

namespace {

constexpr int idRole = Qt::UserRole + 1;

std::vector<int> numbersOf(const std::set<FigureId> &figures)
{
    std::vector<int> numbers;
    for (const FigureId id : figures)
        numbers.push_back(number(id));
    return numbers;
}

} // namespace

std::set<FigureId> stayingHome(const CampaignDocument &document)
{
    const Campaign &campaign = document.campaign();
    std::set<FigureId> home;
    if (campaign.play) {
        for (const OwnFigure &own : campaign.play->own) {
            if (own.state == TableState::AtHome)
                home.insert(own.id);
        }
        return home;
    }
    if (const TablePlan plan = document.tablePlan(); plan.saysWho) {
        for (const int id : plan.home)
            home.insert(FigureId{id});
        return home;
    }
    for (const Figure *figure : campaign.presentIn(campaign.turn))
        home.insert(figure->id);
    for (const FigureId id : usualParty(campaign, document.pack()))
        home.erase(id);
    return home;
}

WhoComes::WhoComes()
    : m_model(new QStandardItemModel(this))
    , m_list(new QuietView<QListView>)
    , m_heading(makeLabel(TextUse::SectionHeading, {}))
    , m_count(makeQuietLabel(TextUse::SecondLine, {}))
    , m_where(new QWidget)
    , m_entry(new QComboBox)
    , m_plot(new CountPlot)
    , m_sentence(makeParagraph(TextUse::Body, {}))
{
    m_list->setModel(m_model);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setAccessibleName(tr("Party"));
    m_list->setAccessibleDescription(tr("Space adds a figure to the party or leaves it out"));
    m_list->setSpacing(1);
    giveRowMenu(*m_list, [this](QMenu &menu, const QModelIndex &row) {
        const QStandardItem *item = m_model->itemFromIndex(row);
        if (!item || !item->isCheckable())
            return;
        const bool comes = item->checkState() == Qt::Checked;
        QAction *turn = menu.addAction((comes ? tr("&Leave out") : tr("&Bring along")) + tr("\tSpace"));
        onPress(turn, this, [this, row = row.row(), comes] {
            m_model->item(row)->setCheckState(comes ? Qt::Unchecked : Qt::Checked);
        });
    });
    connect(m_model, &QStandardItemModel::itemChanged, this, [this](const QStandardItem *item) {
        if (m_filling)
            return;
        const FigureId id{item->data(idRole).toInt()};
        if (item->checkState() == Qt::Checked)
            m_home.erase(id);
        else
            m_home.insert(id);
        TablePlan plan = m_document->tablePlan();
        plan.saysWho = true;
        plan.home = numbersOf(m_home);
        m_document->keepTablePlan(plan);
        tell();
        emit changed();
    });

    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &row) {
        if (m_list->hasFocus())
            bringIntoView(*m_list->viewport(), m_list->visualRect(row));
    });

    connect(m_entry, &QComboBox::activated, this, [this] {
        TablePlan plan = m_document->tablePlan();
        plan.entry = m_entry->currentData().toInt();
        m_document->keepTablePlan(plan);
        emit changed();
    });
    QLabel *where = makeLabel(TextUse::SecondLineBold, tr("You start in"));
    where->setBuddy(m_entry);
    m_entry->setAccessibleName(tr("The section you start in"));
    m_entry->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    hbox(m_where, {where, m_entry, Spring{1}});

    vbox(this,
         {hbox({{m_heading, 1, Qt::AlignBaseline}, {m_count, 0, Qt::AlignBaseline}}), m_list, Gap{4}, m_where, Gap{8},
          m_plot, m_sentence, Spring{1}},
         6);
}

void WhoComes::load(CampaignDocument *document)
{
    m_document = document;
    m_campaign = document->campaign();
    m_pack = document->pack();
    m_home = stayingHome(*document);
    const Campaign &campaign = m_campaign;
    m_present.clear();
    m_recording.reset();
    if (const auto waiting = acts::stillToWrite(campaign); !waiting.empty())
        m_recording = waiting.front();
    m_heading->setText(m_recording ? tr("%1: party").arg(words::bandOf(*campaign.find(*m_recording))) : tr("Party"));
    const bool isShown = campaign.meeting() && !m_recording;
    m_list->setVisible(!isShown);
    m_count->setVisible(!isShown);
    const Campaign band = m_recording ? thoseWhoFight(campaign, *m_recording) : Campaign();
    const auto mayCome = [&](const Figure &figure) {
        return m_recording ? band.find(figure.id) != nullptr : whyNotOfIt(campaign, figure).empty();
    };
    for (const Figure *figure : campaign.presentIn(campaign.turn)) {
        if (!isShown && mayCome(*figure))
            m_present.push_back(figure->id);
    }
    fill();
    fillEntry();
    tell();
}

/// The usual one first; elsewhere there is nothing to choose.
void WhoComes::fillEntry()
{
    const Encounter &encounter = *m_campaign.encounter;
    std::vector<int> sections = whereSidesBegin(encounter, m_pack).yours.sections;
    m_where->setVisible(sections.size() > 1 && !m_recording);
    m_entry->clear();
    if (sections.size() < 2)
        return;
    const int usual = sections.front();
    std::ranges::sort(sections);
    for (const int number : sections) {
        const auto &land = encounter.setup.sections;
        const auto section = std::ranges::find_if(land, [=](const Section &one) { return one.number == number; });
        m_entry->addItem(section == land.end()
                             ? tr("section %1").arg(number)
                             : tr("section %1, %2")
                                   .arg(number)
                                   .arg(section->words.isEmpty() ? words::title(section->terrain) : section->words),
                         number);
    }
    m_entry->setCurrentIndex(std::max(0, m_entry->findData(m_document->tablePlan().entry.value_or(usual))));
}

std::optional<int> WhoComes::entry() const
{
    return m_entry->count() == 0 ? std::nullopt : std::optional(m_entry->currentData().toInt());
}

void WhoComes::fill()
{
    const QScopedValueRollback filling(m_filling, true);
    const int row = std::max(0, m_list->currentIndex().row());
    m_model->clear();
    for (const FigureId id : m_present) {
        const Figure &figure = *m_campaign.find(id);
        const QString rep = QString::number(figure.rep());
        const QString kind = words::kindOf(figure, m_pack);
        auto *item = new QStandardItem(kind.isEmpty() ? tr("%1, Rep %2").arg(figure.name, rep)
                                                      : tr("%1, Rep %2, %3").arg(figure.name, rep, kind));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(m_home.contains(id) ? Qt::Unchecked : Qt::Checked);
        item->setData(number(id), idRole);
        m_model->appendRow(item);
    }
    // As high as its rows; what is around it scrolls.
    m_list->setFixedHeight(m_model->rowCount() * (m_list->sizeHintForRow(0) + 2 * m_list->spacing()) + 4);
    m_list->setCurrentIndex(m_model->index(std::min(row, m_model->rowCount() - 1), 0));
}

std::vector<FigureId> WhoComes::party() const
{
    std::vector<FigureId> party;
    for (const FigureId id : m_present) {
        if (!m_home.contains(id))
            party.push_back(id);
    }
    return party;
}

void WhoComes::tell()
{
    const auto coming = int(party().size());
    const Encounter &encounter = *m_campaign.encounter;
    m_count->setText(tr("%1 of %2").arg(coming).arg(present()));
    const bool odds = asksContact(m_campaign, m_pack) && encounter.eal && coming > 0;
    m_plot->setVisible(odds);
    if (odds) {
        const ContactProspect prospect =
            contactProspect(*m_pack.activity, *encounter.eal, coming, int(encounter.setup.pefs.size()));
        m_plot->load(prospect.enemies, prospect.sentence);
        m_sentence->setText(prospect.sentence);
    } else if (m_campaign.meeting()) {
        m_sentence->setText(m_recording && coming == 0 ? tr("Choose at least one figure.")
                                                       : meetingSentence(m_campaign));
    } else if (coming == 0) {
        m_sentence->setText(tr("Choose at least one figure."));
    } else {
        m_sentence->setText(forParty(m_campaign, m_pack, coming));
    }
}

} // namespace muster

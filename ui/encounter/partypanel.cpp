// SPDX-License-Identifier: MIT
#include "ui/encounter/partypanel.h"

#include "model/acts/battle.h"
#include "model/campaign/campaigndocument.h"
#include "model/odds/waiting.h"
#include "model/story/bandwords.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/encounterrules.h"
#include "model/systems/party.h"
#include "ui/look/controls.h"
#include "ui/look/icon.h"
#include "ui/look/painting.h"
#include "ui/parts/button.h"
#include "ui/parts/drawing.h"
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
#include <QStyle>
#include <QStyledItemDelegate>

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

constexpr int figureRow = 29;
constexpr qreal repRoom = 24;
constexpr qreal pipRoom = 10;
constexpr qreal beforeName = 14;
constexpr qreal badgeTall = 20;

struct FigureMark {
    IconName icon;
    QString word;
};

std::vector<FigureMark> marksOf(const Figure &figure)
{
    std::vector<FigureMark> marks;
    if (figure.poisoned)
        marks.push_back({"poison", PartyPanel::tr("poisoned")});
    if (figure.exempt)
        marks.push_back({"exempt", PartyPanel::tr("exempt")});
    return marks;
}

/// Paints a row of the party: whether the figure comes, its Rep, its name and marks, and its type at the right.
class PartyDelegate : public QStyledItemDelegate
{
public:
    PartyDelegate(const Campaign &campaign, const Pack &pack, QObject *parent)
        : QStyledItemDelegate(parent)
        , m_campaign(campaign)
        , m_pack(pack)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {200, std::max(figureRow, lineSpacingOf(TextUse::RowName) + 9)};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Figure *figure = m_campaign.find(FigureId{index.data(idRole).toInt()});
        if (!figure)
            return;
        const Stroke stroke(*painter);
        const Inks &inks = inksOf(option.palette);
        if (option.state.testFlag(QStyle::State_HasFocus))
            paintChosenRow(*painter, option);
        const QRectF place(option.rect);
        qreal left = place.left() + 10;
        QStyleOptionViewItem row = option;
        initStyleOption(&row, index);
        if (row.features.testFlag(QStyleOptionViewItem::HasCheckIndicator)) {
            const QStyle &style = *option.widget->style();
            row.rect = style.subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &row, option.widget);
            row.state.setFlag(QStyle::State_HasFocus, false);
            row.state.setFlag(row.checkState == Qt::Checked ? QStyle::State_On : QStyle::State_Off);
            style.drawPrimitive(QStyle::PE_IndicatorItemViewItemCheck, &row, painter, option.widget);
            left = row.rect.right() + 12;
        }
        const QColor ink = index.data(Qt::CheckStateRole) == Qt::Unchecked ? inks.pencil : inks.ink;
        const QColor strong = figure->star ? inks.accent : ink;
        setType(*painter, fontFor(TextUse::RepRow, 17), strong);
        painter->drawText(QRectF(left, place.top(), repRoom, place.height()), atLeft, QString::number(figure->rep()));
        left += repRoom;
        drawing::pips(*painter, {left, place.center().y() + 1}, figure->rep(), figure->bestRep, strong);
        left += pipRoom * widestPips() + beforeName;
        paintName(*painter, {left, place.top(), place.right() - left, place.height()}, *figure, ink, inks);
        ruleBelow(*painter, place, inks.rule);
    }

private:
    /// Returns the greatest number of Rep pips of all rows, so that all names are aligned.
    int widestPips() const
    {
        int widest = 0;
        for (const Figure &figure : m_campaign.band)
            widest = std::max({widest, figure.rep(), figure.bestRep});
        return widest;
    }

    void paintName(QPainter &painter, QRectF place, const Figure &figure, const QColor &ink, const Inks &inks) const
    {
        setType(painter, figure.star ? fontFor(TextUse::CampaignName, 16) : fontFor(TextUse::RowName, 14.5), ink);
        place.adjust(drawing::elided(painter, place, atLeft, figure.name) + 10, 0, 0, 0);
        const qreal top = place.center().y() - badgeTall / 2;
        for (const FigureMark &mark : marksOf(figure)) {
            const bool fits = drawing::badgeWidth(mark.word) < place.width();
            const qreal width =
                drawing::badge(painter, {place.left(), top}, mark.icon, fits ? mark.word : QString(), inks);
            place.adjust(width + 8, 0, 0, 0);
        }
        setType(painter, TextUse::SecondLine, inks.pencil);
        drawing::elided(painter, place, atRight, words::kindOf(figure, m_pack));
    }

    const Campaign &m_campaign;
    const Pack &m_pack;
};

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

PartyPanel::PartyPanel(QWidget *between)
    : m_model(new QStandardItemModel(this))
    , m_list(new QuietView<QListView>)
    , m_heading(makeLabel(TextUse::SectionHeading, {}))
    , m_count(makeQuietLabel(TextUse::SecondLine, {}))
    , m_where(new QWidget)
    , m_entry(new QComboBox)
    , m_against(makeQuietLabel(TextUse::SecondLine, {}))
    , m_plot(new CountPlot)
    , m_sentence(makeParagraph(TextUse::Body, {}))
{
    m_heading->setMinimumHeight(columnHead);
    m_list->setItemDelegate(new PartyDelegate(m_campaign, m_pack, this));
    m_list->setModel(m_model);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setAccessibleName(tr("Party"));
    m_list->setAccessibleDescription(tr("Space adds a figure to the party or leaves it out"));
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

    m_expected =
        widgetWith(vbox({hbox({{makeLabel(TextUse::SectionHeading, tr("Expected enemies")), 1, Qt::AlignBaseline},
                               {m_against, 0, Qt::AlignBaseline}}),
                         makeInkRule(), m_plot},
                        5));
    vbox(this,
         {hbox({{m_heading, 1, Qt::AlignBaseline}, {m_count, 0, Qt::AlignBaseline}}), makeInkRule(), m_list, m_where,
          between ? between : new QWidget, m_expected, m_sentence, Spring{1}},
         5);
}

void PartyPanel::load(CampaignDocument *document)
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
    m_heading->setText(m_recording              ? tr("%1: party").arg(words::bandOf(*campaign.find(*m_recording)))
                           : campaign.encounter ? tr("Party")
                                                : tr("Go now"));
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

/// Fills the sections in which the band may begin, with the usual one selected. Hidden if there is no choice.
void PartyPanel::fillEntry()
{
    m_entry->clear();
    m_where->setVisible(false);
    if (!m_campaign.encounter)
        return;
    const Encounter &encounter = *m_campaign.encounter;
    std::vector<int> sections = whereSidesBegin(encounter, m_pack).yours.sections;
    m_where->setVisible(sections.size() > 1 && !m_recording);
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

std::optional<int> PartyPanel::entry() const
{
    return m_entry->count() == 0 ? std::nullopt : std::optional(m_entry->currentData().toInt());
}

void PartyPanel::fill()
{
    const QScopedValueRollback filling(m_filling, true);
    const int row = std::max(0, m_list->currentIndex().row());
    // If the kind of encounter limits the party, the player chooses it once the kind is known.
    const bool isChosen = m_campaign.encounter || systemOf(m_campaign, m_pack).traits.knowsNext;
    m_model->clear();
    for (const FigureId id : m_present) {
        const Figure &figure = *m_campaign.find(id);
        QStringList told{figure.name, tr("Rep %1").arg(figure.rep()), words::kindOf(figure, m_pack)};
        for (const FigureMark &mark : marksOf(figure))
            told << mark.word;
        told.removeAll(QString());
        auto *item = new QStandardItem(told.join(tr(", ")));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        item->setCheckable(isChosen);
        if (isChosen)
            item->setCheckState(m_home.contains(id) ? Qt::Unchecked : Qt::Checked);
        item->setData(number(id), idRole);
        m_model->appendRow(item);
    }
    // The list shows all its rows; the area around it scrolls.
    m_list->setFixedHeight(m_model->rowCount() * m_list->sizeHintForRow(0));
    m_list->setCurrentIndex(m_model->index(std::min(row, m_model->rowCount() - 1), 0));
}

std::vector<FigureId> PartyPanel::party() const
{
    std::vector<FigureId> party;
    for (const FigureId id : m_present) {
        if (!m_home.contains(id))
            party.push_back(id);
    }
    return party;
}

void PartyPanel::setPefs(int pefs)
{
    m_pefs = pefs;
    if (m_document)
        tell();
}

void PartyPanel::tell()
{
    const std::vector<FigureId> coming = party();
    const auto count = int(coming.size());
    const auto &encounter = m_campaign.encounter;
    int rep = 0;
    for (const FigureId id : coming)
        rep += m_campaign.find(id)->rep();
    //: How many of the figures that are there come along, and the sum of their Rep or initiative
    m_count->setText((m_pack.hasSkill ? tr("%1 of %2, total initiative %3") : tr("%1 of %2, total Rep %3"))
                         .arg(count)
                         .arg(present())
                         .arg(rep));
    const int pefs = encounter ? int(encounter->setup.pefs.size()) : m_pefs;
    const auto prospect = contactAhead(m_campaign, m_pack, count, pefs);
    m_expected->setVisible(prospect.has_value());
    if (prospect) {
        m_against->setText(tr("PEFs: %1, figures of yours: %2").arg(pefs).arg(count));
        m_plot->load(prospect->enemies, prospect->spread);
        m_sentence->setText(prospect->spread);
    } else if (m_campaign.meeting()) {
        m_sentence->setText(m_recording && count == 0 ? tr("Choose at least one figure.")
                                                      : meetingSentence(m_campaign));
    } else if (count == 0) {
        m_sentence->setText(tr("Choose at least one figure."));
    } else {
        m_sentence->setText(encounter ? forParty(m_campaign, m_pack, count) : QString());
    }
    m_sentence->setVisible(!m_sentence->text().isEmpty());
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "ui/systems/halfmonths/settlementspanel.h"

#include "model/acts/demands.h"
#include "model/campaign/encounter.h"
#include "model/story/landwords.h"
#include "model/story/words.h"
#include "model/systems/scenarios.h"
#include "rules/pack/pack.h"
#include "rules/settlement/layout.h"
#include "ui/parts/button.h"
#include "ui/parts/focus.h"
#include "ui/parts/form.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/systems/halfmonths/settlementview.h"
#include "ui/window/page.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace muster {

namespace {

constexpr int leastLineWidth = 300;
enum BinderState { EmptyBinder, SettlementLies, FormLies };

} // namespace

/// A form for a known settlement (R5): its name, its inhabitants, the number of each structure, homes, and the player's
/// notes.
class SettlementForm : public QWidget
{
    Q_OBJECT
public:
    SettlementForm()
    {
        m_name->setMaxLength(acts::longestName);
        m_notes->setMaxLength(acts::longestNotes);
        for (QLineEdit *line : {m_name, m_notes})
            line->setMinimumWidth(leastLineWidth);
        m_homes->setRange(0, acts::mostHomes);
        connect(m_size, &QComboBox::currentIndexChanged, this, &SettlementForm::fillNomads);

        //: Button
        auto *buttons = new DialogButtons(tr("Save"), "check");
        //: Button, for a screen reader
        buttons->deed()->setAccessibleName(tr("Save settlement"));
        connect(buttons, &DialogButtons::accepted, this, &SettlementForm::written);
        connect(buttons, &DialogButtons::rejected, this, &SettlementForm::cancelled);
        vbox(this,
             //: Title of a dialog
             {makeLabel(TextUse::SectionHeading, tr("Edit settlement")), makeForm(), m_structures, Gap{8}, buttons,
              Spring{1}},
             8, {0, 4, 0, 0});
    }

    void load(const KeptSettlement &kept, const Pack &pack)
    {
        m_kept = kept;
        m_tables = *pack.settlements;
        m_nomadTitles.clear();
        for (const ArmyList &list : pack.lists)
            m_nomadTitles.emplace_back(list.id, list.title);
        m_name->setText(kept.name);
        m_notes->setText(kept.notes);
        m_homes->setValue(kept.settlement.residences);
        m_size->clear();
        for (int size = 1; size <= int(m_tables.sizes.size()); ++size)
            //: A size by its number, and its name
            m_size->addItem(tr("%1: %2").arg(size).arg(m_tables.size(size).title), size);
        m_size->setCurrentIndex(kept.settlement.size - 1);
        fillNomads();
        m_nomads->setCurrentIndex(std::max(0, m_nomads->findData(kept.nomads)));
        fillStructures();
    }

    /// Returns the edited settlement. Structures that were there keep their order; additional ones come last.
    KeptSettlement value() const
    {
        KeptSettlement wanted = m_kept;
        wanted.name = m_name->text();
        wanted.notes = m_notes->text();
        wanted.nomads = m_nomads->currentData().toString();
        wanted.settlement.size = m_size->currentData().toInt();
        wanted.settlement.residences = m_homes->value();
        QStringList &structures = wanted.settlement.structures;
        for (std::size_t i = 0; i < m_counts.size(); ++i) {
            const QString &id = m_tables.structures[i].id;
            while (structures.count(id) > m_counts[i]->value())
                structures.removeAt(structures.lastIndexOf(id));
            while (structures.count(id) < m_counts[i]->value())
                structures << id;
        }
        return wanted;
    }

signals:
    void written();
    void cancelled();

private:
    QLayout *makeForm()
    {
        QFormLayout *form = muster::makeForm();
        form->setVerticalSpacing(8);
        //: Label of a field: the settlement's name
        addRow(*form, tr("Name"), m_name);
        //: Label of a choice: how many live there
        addRow(*form, tr("Size"), m_size);
        //: Label: travelling folk
        addRow(*form, tr("Nomads"), m_nomads);
        //: Label of a field: the number of houses
        addRow(*form, tr("Homes"), m_homes);
        //: Label of a field
        addRow(*form, tr("Notes"), m_notes);
        return form;
    }

    /// Lists the nomads who have camps of that size.
    void fillNomads()
    {
        if (m_size->currentIndex() < 0)
            return;
        const QStringList nomads = nomadsOf(m_tables, m_size->currentData().toInt());
        m_nomads->clear();
        m_nomads->addItem(tr("none (permanent homes)"), QString());
        for (const auto &[id, title] : m_nomadTitles) {
            if (nomads.contains(id))
                m_nomads->addItem(title, id);
        }
    }

    void fillStructures()
    {
        m_counts.clear();
        qDeleteAll(m_structures->findChildren<QWidget *>(Qt::FindDirectChildrenOnly));
        delete m_structures->layout();
        auto *grid = gridOf(m_structures, 12, 4);
        int place = 0;
        for (const SettlementTables::Structure &structure : m_tables.structures) {
            auto *count = new QSpinBox;
            count->setRange(0, acts::mostStructures);
            count->setValue(int(m_kept.settlement.structures.count(structure.id)));
            count->setAccessibleName(structure.title);
            QLabel *label = makeLabel(TextUse::Body, asButtonText(structure.title));
            label->setBuddy(count);
            addCells(*grid, place / 2, {label, count}, place % 2 * 2);
            m_counts.push_back(count);
            ++place;
        }
        grid->setColumnStretch(4, 1);
    }

    KeptSettlement m_kept;
    SettlementTables m_tables;
    std::vector<std::pair<QString, QString>> m_nomadTitles; ///< ids and titles of the lists
    QLineEdit *m_name = new QLineEdit;
    QComboBox *m_size = new QComboBox;
    QComboBox *m_nomads = new QComboBox;
    QSpinBox *m_homes = new QSpinBox;
    QLineEdit *m_notes = new QLineEdit;
    QWidget *m_structures = new QWidget;
    std::vector<QSpinBox *> m_counts; ///< in the order of the pack's structures
};

SettlementsPanel::SettlementsPanel()
    : m_form(new SettlementForm)
{
    //: Button, for a screen reader
    auto *another = new Button("settlement", tr("New settlement"));
    another->setToolTip(tr("Rolls up a settlement in the band's locale"));
    onPress(another, this, &SettlementsPanel::settlementWanted);
    //: Heading
    auto *head = hbox({{makeLabel(TextUse::SectionHeading, tr("Settlements")), 1}, another});

    auto *none = makeQuietParagraph(TextUse::Body,
                                    tr("No settlements yet. When the band reaches one, roll it up here; it is kept for "
                                       "later encounters and for printing."));
    none->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto *states = new QWidget;
    m_states = new StackedLayout(states);
    m_states->addWidget(none);
    m_states->addWidget(makeSettlement());
    m_states->addWidget(m_form); // the whole page scrolls if the form is too high
    sizeToCurrentPage(*m_states);
    connect(m_states, &QStackedLayout::currentChanged, this, [this] { sizeToCurrentPage(*m_states); });
    vbox(this, {head, makeInkRule(), {states, 1}}, 8);
    connect(m_form, &SettlementForm::cancelled, this, [this] { m_states->setCurrentIndex(SettlementLies); });
    connect(m_form, &SettlementForm::written, this,
            [this] { write(acts::correctSettlement(m_document->campaign(), m_document->pack(), m_form->value())); });
}

QWidget *SettlementsPanel::makeSettlement()
{
    m_which = new QComboBox;
    //: Label of a choice, for a screen reader
    m_which->setAccessibleName(tr("Settlement"));
    m_which->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_which->setMinimumContentsLength(12);
    m_which->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_kind = makeQuietParagraph(TextUse::SecondLine, {});
    m_notes = makeParagraph(TextUse::Body, {});
    m_hint =
        makeQuietParagraph(TextUse::SecondLine,
                           tr("Drag one structure onto another to swap them. The printed sheet shows the new layout."));
    m_view = new SettlementView;
    m_view->setRearranged(true);
    connect(m_view, &SettlementView::exchangeWanted, this, &SettlementsPanel::exchange);
    //: Button
    auto *correct = new Button("correct", tr("Edit"), nullptr, ButtonLook::Flat);
    //: Button, for a screen reader
    correct->setAccessibleName(tr("Edit settlement"));
    //: Button: deletes the settlement
    auto *strike = new Button({}, tr("Remove"), nullptr, ButtonLook::Flat);
    strike->setToolTip(tr("Removes this settlement from the list"));
    //: Button
    auto *print = new Button("print", tr("Print sheets"));
    print->setAccessibleName(tr("Print the settlements"));
    connect(m_which, &QComboBox::currentIndexChanged, this, &SettlementsPanel::showChosen);
    onPress(correct, this, &SettlementsPanel::correct);
    onPress(strike, this, &SettlementsPanel::strike);
    onPress(print, this, [this] { emit pageAround(*this)->printWanted(SheetKind::Settlement); });

    return widgetWith(
        vbox({m_which, m_kind, {m_view, 1}, m_hint, m_notes, hbox({correct, strike, Spring{1}, print}, 8)}, 6));
}

void SettlementsPanel::load(CampaignDocument *document)
{
    m_document = document;
    const auto &settlements = document->campaign().settlements;
    const int wanted = settlements.size() > m_known && !settlements.empty() ? settlements.back().id : m_last;
    m_known = settlements.size();
    {
        const QSignalBlocker quiet(m_which);
        m_which->clear();
        for (const KeptSettlement &kept : settlements)
            //: A settlement, and where in the Wasteland it lies
            m_which->addItem(tr("%1, %2").arg(kept.name, words::title(kept.locale)), kept.id);
        const int place = m_which->findData(wanted);
        m_which->setCurrentIndex(place < 0 ? m_which->count() - 1 : place);
    }
    m_states->setCurrentIndex(settlements.empty() ? EmptyBinder : SettlementLies);
    showChosen();
}

const KeptSettlement *SettlementsPanel::chosen() const
{
    return m_document ? m_document->campaign().settlement(m_which->currentData().toInt()) : nullptr;
}

void SettlementsPanel::showChosen()
{
    const KeptSettlement *kept = chosen();
    if (!kept)
        return;
    const Pack &pack = m_document->pack();
    m_last = kept->id;
    QStringList facts{words::sizeOf(*kept, pack), words::homes(*kept)};
    if (!kept->nomads.isEmpty())
        facts << words::nomads(*kept, pack);
    facts << tr("first seen in %1").arg(words::turn(kept->found, m_document->campaign(), pack));
    //: Between the parts of a list
    m_kind->setText(facts.join(tr(", ")));
    m_notes->setText(kept->notes);
    m_notes->setVisible(!kept->notes.isEmpty());
    m_view->load(*kept, pack);
    m_hint->setVisible(kept->settlement.structures.size() > 1);
}

/// Exchanges the places of two structures, on the printed sheet too.
void SettlementsPanel::exchange(std::size_t one, std::size_t other)
{
    const KeptSettlement *kept = chosen();
    if (!kept)
        return;
    const auto moved = exchanged(*m_document->pack().settlements, kept->settlement, one, other);
    if (!moved) {
        emit pageAround(*this)->problem(
            tr("Starred structures stay in the middle of a settlement; swap them only with each other."));
        return;
    }
    KeptSettlement wanted = *kept;
    wanted.settlement = *moved;
    write(acts::correctSettlement(m_document->campaign(), m_document->pack(), wanted));
}

void SettlementsPanel::correct()
{
    const KeptSettlement *kept = chosen();
    if (!kept)
        return;
    m_form->load(*kept, m_document->pack());
    m_states->setCurrentIndex(FormLies);
    enter(*m_form, Qt::OtherFocusReason);
}

void SettlementsPanel::strike()
{
    if (const KeptSettlement *kept = chosen())
        write(acts::strikeSettlement(m_document->campaign(), kept->id));
}

void SettlementsPanel::write(const Result<Step> &step)
{
    pageAround(*this)->write(step);
}

} // namespace muster

#include "settlementspanel.moc"

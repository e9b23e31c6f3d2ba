// SPDX-License-Identifier: MIT
#include "ui/founding/optionspanel.h"

#include "model/acts/actions.h"
#include "model/acts/demands.h"
#include "model/changes/campaign.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "ui/founding/stepdialog.h"
#include "ui/parts/form.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>

#include <algorithm>

namespace muster {

/// A dialog to correct data of the campaign by hand: name, month, next encounter, EAL and options (R5).
class CampaignCorrection : public StepDialog
{
    Q_OBJECT
public:
    explicit CampaignCorrection(CampaignDocument &document, QWidget *parent = nullptr)
        //: Title of a dialog
        : StepDialog(document, tr("Edit campaign"), tr("Sa&ve"), parent)
        , m_name(new QLineEdit(document.campaign().name))
    {
        //: Label of a field, for a screen reader
        m_name->setAccessibleName(tr("Campaign name"));
        m_name->setMinimumWidth(300);
        const CampaignSystem &system = systemOf(campaign(), pack());
        m_turn->setAccessibleName(system.turnName(pack()));
        m_turn->setRange(1, acts::latestTurn);
        m_turn->setValue(campaign().turn);
        for (const auto kind : {EncounterKind::Patrol, EncounterKind::RaidAttack, EncounterKind::RaidDefend})
            m_kind->addItem(words::title(kind), int(kind));
        m_kind->setCurrentIndex(m_kind->findData(int(campaign().next.kind)));
        m_eal->setAccessibleName(tr("Next Enemy Activity Level"));
        m_eal->addItem(tr("rolled when it is prepared"), 0);
        for (int eal = lowestEal; eal <= highestEal; ++eal)
            m_eal->addItem(QString::number(eal), eal);
        m_eal->setCurrentIndex(m_eal->findData(campaign().next.eal.value_or(0)));
        m_options->load(pack(), campaign().options);

        //: Label of a field: the campaign's name
        QFormLayout *form = makeForm({{tr("&Name"), m_name},
                                      {u'&' + system.turnName(pack()), m_turn},
                                      //: Label of a choice
                                      {tr("Next &encounter"), m_kind},
                                      //: Label of a field: the Enemy Activity Level of the next encounter
                                      {tr("Next E&AL"), m_eal}});

        addHint(tr("The change is recorded in the chronicle and can be undone."));
        parts()->addLayout(form); // before a row is shown, which would be a window of its own
        form->setRowVisible(m_kind, system.traits.knowsNext);
        form->setRowVisible(m_eal, system.traits.hasActivityLevel);
        parts()->addWidget(m_options);
    }

private:
    Result<Step> step() const override { return acts::correctCampaign(campaign(), pack(), value()); }

    CampaignCorrected value() const
    {
        const int eal = m_eal->currentData().toInt();
        const auto level = eal > 0 ? std::optional(eal) : std::nullopt;
        return {m_name->text().simplified(), m_turn->value(), level,
                NextEncounter{EncounterKind(m_kind->currentData().toInt()), level}, m_options->value()};
    }

    QLineEdit *m_name;
    QSpinBox *m_turn = new QSpinBox;
    QComboBox *m_kind = new QComboBox;
    QComboBox *m_eal = new QComboBox;
    OptionsPanel *m_options = new OptionsPanel;
};

OptionsPanel::OptionsPanel()
    : m_form(makeForm())
{
    setLayout(m_form);
}

void OptionsPanel::load(const Pack &pack, const Options &options)
{
    while (m_form->rowCount() > 0)
        m_form->removeRow(0);
    m_fields.clear();
    for (const Option &option : pack.options) {
        auto *box = new QComboBox;
        box->setAccessibleName(option.title);
        for (const Term &value : option.values)
            box->addItem(value.title, value.id);
        box->setCurrentIndex(std::max(0, box->findData(options.value(option.id, option.unsaid()))));
        addRow(*m_form, option.title, box);
        m_fields.push_back({option.id, option.onlyWith, box, addAbout(option, box), !option.before.isEmpty()});
        connect(box, &QComboBox::currentIndexChanged, this, &OptionsPanel::showThoseInUse);
    }
    showThoseInUse();
}

bool OptionsPanel::isChosen(const OptionValue &wanted) const
{
    return std::ranges::any_of(m_fields, [&](const Field &field) {
        return field.id == wanted.option && field.box->currentData() == wanted.value;
    });
}

void OptionsPanel::showThoseInUse()
{
    for (const Field &field : m_fields) {
        const bool inUse = !field.onlyWith || isChosen(*field.onlyWith);
        m_form->setRowVisible(field.box, inUse);
        if (field.about)
            m_form->setRowVisible(field.about, inUse);
    }
}

/// Returns a line about the chosen value; null if the pack has no such lines.
QLabel *OptionsPanel::addAbout(const Option &option, QComboBox *box)
{
    if (option.values.front().about.isEmpty())
        return nullptr;
    QLabel *about = makeQuietParagraph(TextUse::SecondLine, {});
    constexpr int width = 340;
    about->setFixedWidth(width);
    about->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    int height = 0; // of the longest text, so that none is cut and nothing moves
    for (const Term &value : option.values) {
        about->setText(value.about);
        height = std::max(height, about->heightForWidth(width));
    }
    about->setMinimumHeight(height);
    m_form->addRow(QString(), about);
    const auto tell = [about, box, values = option.values] {
        const QString &line = values[std::size_t(box->currentIndex())].about;
        about->setText(line);
        box->setAccessibleDescription(line);
    };
    connect(box, &QComboBox::currentIndexChanged, about, tell);
    tell();
    return about;
}

Options OptionsPanel::value() const
{
    Options chosen;
    for (const Field &field : m_fields) {
        if (field.box->currentIndex() > 0 || field.isSaid)
            chosen.insert(field.id, field.box->currentData().toString());
    }
    return chosen;
}

void correctCampaign(CampaignDocument &document, QWidget *over)
{
    CampaignCorrection(document, over).exec();
}

} // namespace muster

#include "optionspanel.moc"

// SPDX-License-Identifier: MIT
#include "ui/encounter/encounteroptionsform.h"

#include "model/acts/arms.h"
#include "model/acts/campaign.h"
#include "model/acts/suggest.h"
#include "model/campaign/campaigndocument.h"
#include "model/story/bandwords.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/party.h"
#include "model/systems/scenarios.h"
#include "model/texts.h"
#include "rules/scenario/force.h"
#include "ui/encounter/correctionpanel.h"
#include "ui/encounter/partypanel.h"
#include "ui/parts/button.h"
#include "ui/parts/form.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/parts/remembered.h"

#include <QComboBox>
#include <QLineEdit>
#include <QRegularExpressionValidator>
#include <QSpinBox>
#include <QStringList>

namespace muster {

namespace {

constexpr quint64 leastSeed = 10'000;
constexpr quint64 mostSeed = 999'999; ///< short enough to be written on paper

} // namespace

EnemyRoll::EnemyRoll()
    : m_grid(gridOf(16, 5))
{
    m_grid->setColumnStretch(4, 1); // the arms may be long
    vbox(this, {makeLabel(TextUse::SectionHeading, tr("Enemy")), makeInkRule(), m_grid}, 6);
}

void EnemyRoll::load(const Force &enemy, const Pack &pack)
{
    emptyLayout(*m_grid);
    int row = 0;
    for (const Profile &figure : enemy.figures) {
        const QString type = packWords(figure.type);
        const QString kind = row == 0 ? tr("%1 (leader)").arg(type) : type;
        const QStringList cells{QString::number(row + 1), kind, words::worth(figure, pack), words::armour(figure, pack),
                                acts::armsOf(enemy, std::size_t(row), pack)};
        for (int column = 0; column < int(cells.size()); ++column) {
            QLabel *cell = makeParagraph(column == 2 ? TextUse::BodyBold : TextUse::Body, cells[column]);
            cell->setAlignment(Qt::AlignLeft | Qt::AlignTop);
            m_grid->addWidget(cell, row, column); // a cell may take two lines
        }
        ++row;
    }
    setAccessibleName(tr("Enemy: %1").arg(words::figures(row)));
}

namespace {

/// Puts a field below its name.
QWidget *labelled(const QString &name, QWidget *field)
{
    QLabel *label = makeQuietLabel(TextUse::SecondLine, name);
    label->setBuddy(field);
    if (field->accessibleName().isEmpty())
        field->setAccessibleName(name);
    return widgetWith(vbox({label, field}, 2));
}

} // namespace

EncounterOptionsForm::EncounterOptionsForm()
    : m_enemy(new QComboBox)
    , m_seed(new QLineEdit)
    , m_kind(new QComboBox)
    , m_pefs(new QSpinBox)
    , m_objective(new QLineEdit)
    , m_entry(new QLineEdit)
    , m_grid(new GridField)
    , m_dice(new SegmentedControl({tr("Muster’s"), tr("Your own")}))
{
    m_pefs->setRange(1, mostPefsWished);
    for (QLineEdit *line : {m_objective, m_entry}) {
        line->setMaxLength(200);
        line->setPlaceholderText(tr("as in the rules"));
    }
    for (QComboBox *box : {m_enemy, m_kind}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(14);
    }
    QWidget *pefs = labelled(tr("PEFs"), m_pefs);
    m_words = {labelled(tr("Encounter"), m_kind), pefs, labelled(tr("Entry"), m_entry),
               labelled(tr("Objective"), m_objective)};
    QLabel *heading = makeLabel(TextUse::SectionHeading, tr("Options"));
    heading->setMinimumHeight(columnHead);
    m_table = labelled(tr("Table, columns × rows"), m_grid);
    vbox(this,
         {heading, makeInkRule(), labelled(tr("Enemy"), m_enemy), labelled(tr("Dice"), m_dice),
          hbox({{labelled(tr("Seed"), makeSeed()), 1}, pefs}, 12), m_words[0], m_table, m_words[2], m_words[3],
          makeQuietParagraph(TextUse::SecondLine,
                             tr("The same seed gives the same encounter and the same map. All of it can be changed "
                                "until play begins.")),
          Spring{1}},
         7);
    for (const EncounterKind kind : {EncounterKind::Patrol, EncounterKind::RaidAttack, EncounterKind::RaidDefend})
        m_kind->addItem(words::title(kind), int(kind));
    connect(m_enemy, &QComboBox::activated, this, &EncounterOptionsForm::changed);
    connect(m_kind, &QComboBox::activated, this, &EncounterOptionsForm::changed);
    connect(m_dice, &SegmentedControl::chosen, this, [this](int own) {
        rememberDiceHabit(own == 1 ? DiceHabit::Own : DiceHabit::Program);
        emit changed();
    });
    connect(m_pefs, &QSpinBox::valueChanged, this, [this](int wished) {
        TablePlan plan = m_document->tablePlan();
        plan.wishedPefs = wished;
        m_document->keepTablePlan(plan);
        emit pefsChanged();
    });
    onAnyChange(*this, this, [this] { emit edited(); });
}

QWidget *EncounterOptionsForm::makeSeed()
{
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setFixedWidth(scaledForFont(104));
    m_seed->setTextMargins(6, 0, 6, 0);
    m_seed->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9 ]{1,20}")), m_seed));
    m_seed->setToolTip(tr("The same seed gives the same encounter and the same map"));
    auto *another = new Button("reroll", tr("New"), nullptr, ButtonLook::Flat);
    another->setAccessibleName(tr("New seed"));
    onPress(another, m_seed, [this] { m_seed->setText(seedText(newSeed())); });

    QWidget *both = widgetWith(hbox({m_seed, another, Spring{1}}));
    both->setFocusProxy(m_seed);
    return both;
}

void EncounterOptionsForm::load(CampaignDocument *document)
{
    m_document = document;
    const Campaign &campaign = document->campaign();
    const Pack &pack = document->pack();
    const bool rolled = isWasteland(campaign, pack);
    m_enemy->clear();
    if (rolled)
        m_enemy->addItem(tr("random enemy"), QString(whoeverComes));
    if (systemOf(campaign, pack).traits.bandsMeet) {
        for (const Figure *star : acts::starsToMeet(campaign))
            m_enemy->addItem(words::bandOf(*star), bandAsEnemy(star->id));
    }
    addEnemies(*m_enemy, pack);
    const bool random = rolled && !campaign.following;
    m_enemy->setCurrentIndex(random ? 0 : m_enemy->findData(acts::suggestedEnemy(campaign, pack)));
    m_seed->setText(seedText(newSeed()));
    m_dice->setCurrent(diceHabit() == DiceHabit::Own ? 1 : 0);
    const bool takesWords = systemOf(campaign, pack).traits.takesWishes;
    for (QWidget *field : m_words)
        field->setVisible(takesWords);
    m_table->setVisible(systemOf(campaign, pack).traits.notesTurns);
    m_grid->setValue({});
    m_next = campaign.next.kind;
    m_kind->setCurrentIndex(m_kind->findData(int(m_next)));
    const QSignalBlocker quiet(m_pefs); // set by the program, not by the player
    m_pefs->setValue(takesWords ? document->tablePlan().wishedPefs.value_or(usualPefs) : usualPefs);
    m_objective->clear();
    m_entry->clear();
}

std::optional<EncounterKind> EncounterOptionsForm::kind() const
{
    const auto wished = EncounterKind(m_kind->currentData().toInt());
    return wished == m_next ? std::nullopt : std::optional(wished);
}

int EncounterOptionsForm::pefs() const
{
    return m_pefs->value();
}

acts::Prepare EncounterOptionsForm::act() const
{
    acts::Prepare wanted{.enemy = enemy(), .objective = m_objective->text(), .entry = m_entry->text()};
    if (pefs() != usualPefs)
        wanted.pefs = pefs();
    if (const Grid grid = m_grid->value(); !grid.isUsual()) {
        wanted.columns = grid.columns;
        wanted.rows = grid.rows;
    }
    wanted.encounter = kind();
    return wanted;
}

void EncounterOptionsForm::setEnemyOpen(bool open)
{
    m_enemy->setEnabled(open);
}

QString EncounterOptionsForm::enemy() const
{
    return m_enemy->currentData().toString();
}

QString EncounterOptionsForm::enemyTitle() const
{
    return m_enemy->currentText();
}

std::optional<quint64> EncounterOptionsForm::seed() const
{
    return seedFrom(m_seed->text());
}

void addEnemies(QComboBox &box, const Pack &pack)
{
    for (const ArmyList &list : pack.lists)
        box.addItem(list.title, list.id);
    for (const Team &team : pack.teams)
        box.addItem(team.title, team.id);
}

QString seedText(quint64 seed)
{
    QString digits = QString::number(seed);
    for (auto place = digits.size() - 3; place > 0; place -= 3)
        digits.insert(place, u' ');
    return digits;
}

std::optional<quint64> seedFrom(const QString &text)
{
    bool ok = false;
    const quint64 seed = QString(text).remove(u' ').toULongLong(&ok);
    return ok ? std::optional(seed) : std::nullopt;
}

quint64 newSeed()
{
    return leastSeed + freshSeed() % (mostSeed - leastSeed + 1);
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "ui/encounter/wishform.h"

#include "model/acts/arms.h"
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
#include "ui/parts/button.h"
#include "ui/parts/form.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/parts/remembered.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QRegularExpressionValidator>
#include <QSpinBox>
#include <QStringList>

namespace muster {

namespace {

constexpr quint64 leastSeed = 10'000;
constexpr quint64 mostSeed = 999'999; ///< short enough to be written on paper

} // namespace

static constexpr int widestWish = 520;

EnemyRoll::EnemyRoll()
    : m_grid(gridOf(16, 5))
{
    for (const auto &[column, share] : {std::pair(1, 3), std::pair(2, 3), std::pair(4, 3)})
        m_grid->setColumnStretch(column, share);
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
            m_grid->addWidget(cell, row, column); // it may take two lines
        }
        ++row;
    }
    setAccessibleName(tr("Enemy: %1").arg(words::figures(row)));
}

WishForm::WishForm()
    : m_form(makeForm())
    , m_enemy(new QComboBox)
    , m_seed(new QLineEdit)
    , m_kind(new QComboBox)
    , m_pefs(new QSpinBox)
    , m_objective(new QLineEdit)
    , m_entry(new QLineEdit)
    , m_grid(new GridField)
    , m_more(new LinkButton({}))
{
    m_enemy->setMinimumWidth(200);
    m_pefs->setRange(1, mostPefsWished);
    m_form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    for (QLineEdit *line : {m_objective, m_entry}) {
        line->setMaximumWidth(widestWish);
        line->setMaxLength(200);
        line->setPlaceholderText(tr("as in the rules"));
    }
    m_form->setContentsMargins(0, 0, 0, 0);
    addRow(*m_form, tr("Enemy"), m_enemy);
    m_form->addRow(QString(), m_more);
    addRow(*m_form, tr("Encounter"), m_kind);
    addRow(*m_form, tr("PEFs"), m_pefs);
    addRow(*m_form, tr("Objective"), m_objective);
    addRow(*m_form, tr("Entry"), m_entry);
    addRow(*m_form, tr("Table"), m_grid);
    m_seedRow = makeSeed();
    addRow(*m_form, tr("Seed"), m_seedRow);
    setLayout(m_form);
    for (const EncounterKind kind : {EncounterKind::Patrol, EncounterKind::RaidAttack, EncounterKind::RaidDefend})
        m_kind->addItem(words::title(kind), int(kind));
    connect(m_enemy, &QComboBox::activated, this, &WishForm::changed);
    connect(m_kind, &QComboBox::activated, this, &WishForm::changed);
    connect(m_pefs, &QSpinBox::valueChanged, this, &WishForm::pefsChanged);
    connect(m_pefs, &QSpinBox::valueChanged, this, [this](int pefs) {
        TablePlan plan = m_document->tablePlan();
        plan.wishedPefs = pefs;
        m_document->keepTablePlan(plan);
    });
    onAnyChange(*this, this, [this] { emit edited(); });
    onPress(m_more, this, [this] {
        showMore(!m_isMoreShown);
        if (!m_isMoreShown)
            return;
        (m_takesWords       ? static_cast<QWidget *>(m_kind)
             : m_takesTable ? static_cast<QWidget *>(m_grid)
                            : m_seed)
            ->setFocus(Qt::OtherFocusReason);
        // Once the page has been laid out with it.
        QMetaObject::invokeMethod(
            this, [this] { bringIntoView(*m_seedRow); }, Qt::QueuedConnection);
    });
    connect(this, &WishForm::edited, this, [this] { m_more->setVisible(!m_isMoreShown || isAsUsual()); });
}

/// They are seldom asked for, and the page is low.
void WishForm::showMore(bool shown)
{
    for (QWidget *field : std::initializer_list<QWidget *>{m_kind, m_pefs, m_objective, m_entry})
        m_form->setRowVisible(field, shown && m_takesWords);
    m_form->setRowVisible(m_grid, shown && m_takesTable);
    m_form->setRowVisible(m_seedRow, shown);
    m_isMoreShown = shown;
    m_more->setText(shown ? tr("Fewer options") : tr("More options"));
    m_more->updateGeometry();
    m_more->setVisible(!shown || isAsUsual());
}

/// What has been asked for is not put out of sight.
bool WishForm::isAsUsual() const
{
    return !kind() && !pefs() && objective().isEmpty() && entry().isEmpty() && grid() == Grid()
        && m_seed->text() == m_seedProposed;
}

QWidget *WishForm::makeSeed()
{
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setFixedWidth(120);
    m_seed->setTextMargins(6, 0, 6, 0);
    m_seed->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9 ]{1,20}")), m_seed));
    m_seed->setToolTip(tr("The same seed gives the same encounter and the same map"));
    auto *another = new Button("reroll", tr("New"), nullptr, ButtonLook::Flat);
    another->setAccessibleName(tr("New seed"));
    onPress(another, m_seed, [this] {
        m_seedProposed = seedText(newSeed());
        m_seed->setText(m_seedProposed);
    });

    QWidget *both = widgetWith(hbox({m_seed, another, Spring{1}}));
    both->setFocusProxy(m_seed);
    return both;
}

void WishForm::load(CampaignDocument *document)
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
    for (const ArmyList &list : pack.lists)
        m_enemy->addItem(list.title, list.id);
    for (const Team &team : pack.teams)
        m_enemy->addItem(team.title, team.id);
    const bool random = rolled && !campaign.following;
    m_enemy->setCurrentIndex(random ? 0 : m_enemy->findData(acts::suggestedEnemy(campaign, pack)));
    m_seedProposed = seedText(newSeed());
    m_seed->setText(m_seedProposed);
    m_takesWords = systemOf(campaign, pack).traits.takesWishes;
    m_takesTable = systemOf(campaign, pack).traits.notesTurns;
    const int pefs = m_takesWords ? document->tablePlan().wishedPefs.value_or(usualPefs) : usualPefs;
    m_more->setToolTip(m_takesWords ? tr("Another encounter, how many PEFs there are, what it is about, where you "
                                         "come on, the sections of the table, and the seed")
                           : m_takesTable ? tr("The sections of the table, and the seed")
                                          : tr("The seed"));
    m_grid->setValue({});
    m_next = campaign.next.kind;
    m_kind->setCurrentIndex(m_kind->findData(int(m_next)));
    const QSignalBlocker quiet(m_pefs); // nobody chose them now
    m_pefs->setValue(pefs);
    emit pefsChanged(pefs);
    m_objective->clear();
    m_entry->clear();
    showMore(pefs != usualPefs);
}

std::optional<EncounterKind> WishForm::kind() const
{
    const auto wished = EncounterKind(m_kind->currentData().toInt());
    return wished == m_next ? std::nullopt : std::optional(wished);
}

std::optional<int> WishForm::pefs() const
{
    return m_pefs->value() == usualPefs ? std::nullopt : std::optional(m_pefs->value());
}

QString WishForm::objective() const
{
    return m_objective->text();
}

QString WishForm::entry() const
{
    return m_entry->text();
}

Grid WishForm::grid() const
{
    return m_grid->value();
}

void WishForm::setEnemyOpen(bool open)
{
    m_enemy->setEnabled(open);
}

QString WishForm::enemy() const
{
    return m_enemy->currentData().toString();
}

QString WishForm::enemyTitle() const
{
    return m_enemy->currentText();
}

std::optional<quint64> WishForm::seed() const
{
    return seedFrom(m_seed->text());
}

ComingPanel::ComingPanel()
    : m_heading(makeLabel(TextUse::SectionHeading, {}))
    , m_rows(gridOf(16, 8))
{
    m_rows->setColumnStretch(2, 1);
    vbox(this, {m_heading, makeInkRule(), m_rows, Spring{1}}, 8, {24, 16, 24, 14});
}

void ComingPanel::load(const Campaign &campaign, const Pack &pack)
{
    emptyLayout(*m_rows);
    const std::vector<PossibleEncounter> possible = systemOf(campaign, pack).coming(campaign, pack).possible;
    m_heading->setText(possible.empty()         ? QString() // which would take its width unseen
                           : campaign.following ? tr("Possible follow-ups")
                                                : tr("Possible encounters: the highest total is played"));
    for (const PossibleEncounter &coming : possible) {
        addCells(*m_rows, m_rows->rowCount(),
                 {{makeLabel(TextUse::BodyBold, coming.title), 0, Qt::AlignTop},
                  {makeLabel(TextUse::Body, coming.dice), 0, Qt::AlignTop},
                  {makeQuietParagraph(TextUse::SecondLine, coming.sides), 0, Qt::AlignTop}});
    }
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

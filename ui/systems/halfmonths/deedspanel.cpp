// SPDX-License-Identifier: MIT
#include "ui/systems/halfmonths/deedspanel.h"

#include "model/acts/arms.h"
#include "model/campaign/campaign.h"
#include "model/story/words.h"
#include "model/systems/arrangements.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/encounterrules.h"
#include "model/systems/party.h"
#include "rules/slug.h"
#include "ui/aftermath/figurefields.h"
#include "ui/parts/form.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMap>
#include <QRegularExpression>
#include <QRegularExpressionValidator>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStringList>

#include <algorithm>

namespace muster {

namespace {

constexpr int inARow = 3;
constexpr int columnsEach = 3; ///< name, box, and the gap to the next

QCheckBox *makeMark(const QString &name, bool on)
{
    auto *mark = new QCheckBox;
    mark->setChecked(on);
    mark->setAccessibleName(name);
    return mark;
}

/// Returns the choice of a figure's wound. A figure with a bad wound that ran takes a Recover check; with a Scratch,
/// running was no loss of nerve.
QComboBox *makeWound(const QString &name, const Deeds &deeds)
{
    auto *wound = new QComboBox;
    wound->setAccessibleName(name);
    wound->addItem(DeedsPanel::tr("none"), QVariant());
    for (const Fate fate : {Fate::Scratched, Fate::BadWound})
        wound->addItem(words::title(fate), int(fate));
    if (deeds.wounded || deeds.wound)
        wound->setCurrentIndex(deeds.wound == Fate::BadWound ? 2 : 1);
    return wound;
}

} // namespace

/// Salvage from the field that the band held: a number for each thing that was on the table (Chain Reaction, first
/// edition, p. 15).
class SalvagePanel : public QWidget
{
    Q_OBJECT
public:
    SalvagePanel()
    {
        for (int i = 0; i < inARow; ++i)
            m_grid->setColumnMinimumWidth(i * columnsEach + 2, 16); // each box is beside its own name
        m_grid->setColumnStretch(inARow * columnsEach, 1);
        vbox(this,
             {makeQuietParagraph(TextUse::SecondLine, tr("Salvage, if you held the field. It goes to the stockpile.")),
              m_grid},
             4, {0, 6, 0, 0});
    }

    void load(const Campaign &campaign, const Pack &pack, const std::vector<Kit> &taken)
    {
        emptyLayout(*m_grid);
        m_counts.clear();
        const Things things = acts::salvageable(campaign, pack);
        setVisible(!things.isEmpty());
        int place = 0;
        for (auto thing = things.begin(); thing != things.end(); ++thing, ++place) {
            const auto kit = std::ranges::find_if(taken, [&](const Kit &k) { return k.item == thing.key(); });
            const QString title = acts::itemTitle(pack, thing.key());
            auto *count = makeCount(tr("%1, salvaged").arg(title), kit == taken.end() ? 0 : kit->count, thing.value());
            count->setToolTip(tr("at most %1").arg(thing.value()));
            connect(count, &QSpinBox::valueChanged, this, &SalvagePanel::changed);
            addCells(*m_grid, place / inARow, {makeLabel(TextUse::Body, title), count}, place % inARow * columnsEach);
            m_counts.insert(thing.key(), count);
        }
    }

    std::vector<Kit> value() const
    {
        std::vector<Kit> kits;
        for (auto count = m_counts.begin(); count != m_counts.end(); ++count) {
            if (count.value()->value() > 0)
                kits.push_back({count.key(), count.value()->value()});
        }
        return kits;
    }

signals:
    void changed();

private:
    QGridLayout *m_grid = gridOf(8, 2);
    QMap<QString, QSpinBox *> m_counts;
};

/// The work of the band's media crew: a reporter's stories, a cameraman's shots (Chain Reaction, first edition, pp. 10,
/// 15). Hidden if nobody in the band is a reporter or a cameraman.
class MediaPanel : public QWidget
{
    Q_OBJECT
public:
    MediaPanel() { m_grid->setColumnStretch(0, 1); }

    void load(const Campaign &campaign, const Pack &pack, const AftermathDraft &draft)
    {
        emptyLayout(*m_grid);
        m_rows.clear();
        for (const Figure &figure : presentFighters(campaign)) {
            const CrewPart part = acts::crewPartOf(pack, figure);
            if (part == CrewPart::None)
                continue;
            addFigure(figure, part == CrewPart::Camera, deedsOf(draft.figures, figure.id).media);
        }
        setVisible(!m_rows.empty());
        setPresent(draft.figures);
    }

    /// Disables the rows of figures that sat out, because they saw nothing.
    void setPresent(const std::vector<ReportedFate> &figures)
    {
        for (const Row &row : m_rows)
            enableIfPresent({row.great, row.small, row.reps}, figures, row.id);
    }

    /// Returns the entries of the figure; empty for a figure without a row.
    MediaWork workOf(FigureId id) const
    {
        const auto row = std::ranges::find_if(m_rows, [=](const Row &r) { return r.id == id; });
        MediaWork work;
        if (row == m_rows.end())
            return work;
        (row->camera ? work.closeShots : work.leadStories) = row->great->value();
        (row->camera ? work.longShots : work.soundBites) = row->small->value();
        (row->camera ? work.shot : work.asked) = numbersIn(row->reps->text());
        return work;
    }

signals:
    void workChanged(FigureId id);

private:
    static QLineEdit *makeReps(const QString &name, const std::vector<int> &reps)
    {
        auto *edit = new QLineEdit(numbersText(reps));
        edit->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[1-6, ]*")), edit));
        edit->setAccessibleName(name);
        edit->setPlaceholderText(tr("such as 5, 3"));
        return edit;
    }

    struct Row {
        FigureId id{};
        bool camera = false;
        QSpinBox *great; ///< close shots or lead stories
        QSpinBox *small; ///< long shots or sound bites
        QLineEdit *reps; ///< Reps of the figures in the close shots or interviewed
    };

    void addFigure(const Figure &figure, bool camera, const MediaWork &work)
    {
        const auto of = [&](const QString &what) { return tr("%1, %2").arg(figure.name, what); };
        const QStringList heads = camera
            ? QStringList{tr("Shots\nfrom %1″").arg(closeShotInches), tr("Shots\nfrom %1″").arg(longShotInches),
                          tr("Reps shown from %1″").arg(closeShotInches)}
            : QStringList{tr("Lead\nstories"), tr("Sound\nbites"), tr("Reps interviewed")};
        Row row;
        row.id = figure.id;
        row.camera = camera;
        row.great = makeCount(of(camera ? tr("shots from %1 inches").arg(closeShotInches) : tr("lead stories")),
                              camera ? work.closeShots : work.leadStories);
        row.small = makeCount(of(camera ? tr("shots from %1 inches").arg(longShotInches) : tr("sound bites")),
                              camera ? work.longShots : work.soundBites);
        row.reps = makeReps(of(heads.back()), camera ? work.shot : work.asked);
        const int place = m_grid->rowCount();
        m_grid->addWidget(makeName(figure.star ? TextUse::BodyBold : TextUse::Body, figure.name), place, 0,
                          Qt::AlignBottom);
        int column = 1;
        for (QWidget *field : QList<QWidget *>{row.great, row.small, row.reps}) {
            QLabel *head = makeQuietLabel(TextUse::ColumnHead, heads[column - 1]);
            head->setAlignment(Qt::AlignLeft | Qt::AlignBottom);
            m_grid->addWidget(widgetWith(vbox({head, field}, 2)), place, column++, Qt::AlignBottom);
        }
        for (QSpinBox *count : {row.great, row.small})
            connect(count, &QSpinBox::valueChanged, this, [this, id = row.id] { emit workChanged(id); });
        connect(row.reps, &QLineEdit::editingFinished, this, [this, id = row.id] { emit workChanged(id); });
        m_rows.push_back(row);
    }

    QGridLayout *m_grid = gridOf(this, 10, 2, {0, 6, 0, 0});
    std::vector<Row> m_rows;
};

DeedsPanel::DeedsPanel()
    : m_grid(gridOf(10, 2))
    , m_media(new MediaPanel)
    , m_salvage(new SalvagePanel)
    , m_sequel(new QWidget)
    , m_lost(new QLineEdit)
    , m_follows(new QComboBox)
{
    m_grid->setColumnStretch(0, 1);
    m_lost->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9, ]*")), m_lost));
    m_lost->setPlaceholderText(tr("numbers such as 2, 5; leave empty for the last ones"));
    m_lost->setAccessibleName(tr("Enemies lost"));
    m_follows->setAccessibleName(tr("Follow-up encounter"));
    QFormLayout *form = makeForm();
    form->setContentsMargins(0, 6, 0, 0);
    m_lost->setMinimumWidth(340);
    muster::addRow(*form, tr("Enemies &lost"), m_lost);
    muster::addRow(*form, tr("F&ollow-up"), m_follows);
    m_sequel->setLayout(form);
    vbox(this, {m_grid, m_media, m_salvage, m_sequel});
    connect(m_media, &MediaPanel::workChanged, this, [this](FigureId id) { tell(rowOf(id)); });
    connect(m_salvage, &SalvagePanel::changed, this, &DeedsPanel::tellEnemy);
    connect(m_lost, &QLineEdit::editingFinished, this, &DeedsPanel::tellEnemy);
    connect(m_follows, &QComboBox::activated, this, &DeedsPanel::tellEnemy);
}

void DeedsPanel::addHeads()
{
    const QStringList heads{tr("Inflicted\ndamage"), tr("Lost\nnerve"), tr("Wound when\nrunning"), tr("Killed"),
                            tr("Routed")};
    for (int i = 0; i < heads.size(); ++i) {
        QLabel *head = makeQuietLabel(TextUse::ColumnHead, heads[i]);
        head->setAlignment(Qt::AlignHCenter | Qt::AlignBottom);
        m_grid->addWidget(head, 0, i + 1);
    }
}

void DeedsPanel::addFigure(const Figure &figure, const Deeds &deeds)
{
    const auto of = [&](const QString &what) { return tr("%1, %2").arg(figure.name, what); };
    Row row{figure.id,
            makeName(figure.star ? TextUse::BodyBold : TextUse::Body, figure.name),
            makeMark(of(tr("inflicted damage")), deeds.completed().inflictedDamage),
            makeMark(of(tr("lost nerve")), deeds.lostNerve),
            makeWound(of(tr("wound when running away")), deeds),
            makeCount(of(tr("enemies killed")), deeds.kills),
            makeCount(of(tr("enemies routed")), deeds.routed),
            deeds.inflictedDamage};
    addCells(*m_grid, int(m_rows.size()) + 1,
             {row.name,
              {row.hurt, 0, Qt::AlignHCenter},
              {row.nerve, 0, Qt::AlignHCenter},
              row.wound,
              row.kills,
              row.routed});
    const auto tellNow = [this, id = figure.id] { tell(rowOf(id)); };
    connect(row.hurt, &QCheckBox::toggled, this, [this, id = figure.id](bool on) {
        Row &told = rowOf(id);
        told.toldHurt = on;
        tell(told);
    });
    connect(row.nerve, &QCheckBox::toggled, this, tellNow);
    connect(row.wound, &QComboBox::currentIndexChanged, this, tellNow);
    for (QSpinBox *count : {row.kills, row.routed})
        connect(count, &QSpinBox::valueChanged, this, tellNow);
    m_rows.push_back(row);
}

void DeedsPanel::load(const Campaign &campaign, const Pack &pack, const AftermathDraft &draft)
{
    emptyLayout(*m_grid);
    m_rows.clear();
    m_tooMany = nullptr;
    setVisible(campaign.encounter && systemOf(*campaign.encounter).traits.creditsDeeds);
    if (isHidden())
        return;
    addHeads();
    for (const Figure &figure : presentFighters(campaign))
        addFigure(figure, deedsOf(draft.figures, figure.id));
    m_media->load(campaign, pack, draft);
    m_salvage->load(campaign, pack, draft.enemy.salvage);
    loadSequel(campaign, pack, draft.enemy);
}

void DeedsPanel::loadSequel(const Campaign &campaign, const Pack &pack, const EnemyReport &enemy)
{
    const std::vector<Term> sequels = sequelsOf(*campaign.encounter, pack);
    m_sequel->setVisible(!sequels.empty());
    m_lost->setText(numbersText(enemy.lost));
    const QSignalBlocker quiet(m_follows);
    m_follows->clear();
    m_follows->addItem(tr("as the rules say"), QString());
    m_follows->addItem(tr("none"), QStringLiteral("nothing"));
    for (const Term &sequel : sequels)
        m_follows->addItem(sequel.title, sequel.id);
    m_follows->setCurrentIndex(std::max(0, m_follows->findData(enemy.follows)));
}

void DeedsPanel::setPresent(const std::vector<ReportedFate> &figures, int most)
{
    m_media->setPresent(figures);
    QList<QSpinBox *> kills;
    QList<QSpinBox *> routed;
    for (const Row &row : m_rows) {
        enableIfPresent({row.name, row.hurt, row.nerve, row.wound, row.kills, row.routed}, figures, row.id);
        kills << row.kills;
        routed << row.routed;
    }
    QSpinBox *killed = boundTogether(kills, most);
    QSpinBox *ran = boundTogether(routed, most);
    m_tooMany = killed ? killed : ran;
}

DeedsPanel::Row &DeedsPanel::rowOf(FigureId id)
{
    return *std::ranges::find_if(m_rows, [=](const Row &row) { return row.id == id; });
}

void DeedsPanel::tell(const Row &row)
{
    const QVariant wound = row.wound->currentData();
    Deeds told{wound.isValid(),    row.nerve->isChecked(), row.toldHurt,
               row.kills->value(), row.routed->value(),    m_media->workOf(row.id)};
    if (wound.isValid())
        told.wound = static_cast<Fate>(wound.toInt());
    const QSignalBlocker quiet(row.hurt);
    row.hurt->setChecked(told.completed().inflictedDamage);
    emit deedsChanged(row.id, told);
}

void DeedsPanel::tellEnemy()
{
    emit enemyChanged({numbersIn(m_lost->text()), m_follows->currentData().toString(), m_salvage->value()});
}

} // namespace muster

#include "deedspanel.moc"

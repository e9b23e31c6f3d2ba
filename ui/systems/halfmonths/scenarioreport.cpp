// SPDX-License-Identifier: MIT
#include "ui/systems/halfmonths/scenarioreport.h"

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

constexpr int inARow = 4;
constexpr int columnsEach = 3; ///< name, box, and the gap to the next

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
            //: A thing, and that it was taken from the table: label of a number
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
    MediaPanel() { m_grid->setColumnStretch(4, 1); }

    void load(const Campaign &campaign, const Pack &pack, const AftermathDraft &draft)
    {
        emptyLayout(*m_grid);
        m_rows.clear();
        for (const Figure &figure : presentFighters(campaign)) {
            const CrewPart part = acts::crewPartOf(pack, figure);
            if (part == CrewPart::None)
                continue;
            const ReportedFate *told = reportedOf(draft.figures, figure.id);
            addFigure(figure, part == CrewPart::Camera, told ? told->deeds.media : MediaWork());
        }
        setVisible(!m_rows.empty());
        setPresent(draft.figures);
    }

    /// Disables the rows of figures that sat out, because they saw nothing.
    void setPresent(const std::vector<ReportedFate> &figures)
    {
        for (const Row &row : m_rows) {
            for (QWidget *field : QList<QWidget *>{row.great, row.small, row.reps})
                field->setEnabled(reportedOf(figures, row.id));
        }
    }

signals:
    void workChanged(FigureId id, const MediaWork &work);

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

    static MediaWork workOf(const Row &row)
    {
        MediaWork work;
        (row.camera ? work.closeShots : work.leadStories) = row.great->value();
        (row.camera ? work.longShots : work.soundBites) = row.small->value();
        (row.camera ? work.shot : work.asked) = numbersIn(row.reps->text());
        return work;
    }

    void addFigure(const Figure &figure, bool camera, const MediaWork &work)
    {
        //: A figure, and one of its numbers, for a screen reader
        const auto of = [&](const QString &what) { return tr("%1, %2").arg(figure.name, what); };
        const QStringList heads = camera
            //: A column: pictures that a camera team took, up to so many inches
            ? QStringList{tr("Shots\nfrom %1″").arg(closeShotInches), tr("Shots\nfrom %1″").arg(longShotInches),
                          tr("Reps shown from %1″").arg(closeShotInches)} //: A column: what a journalist has to tell
            : QStringList{tr("Lead\nstories"), tr("Sound\nbites"), tr("Reps interviewed")};
        Row row;
        row.id = figure.id;
        row.camera = camera;
        //: A number of a journalist, for a screen reader
        row.great = makeCount(of(camera ? tr("shots from %1 inches").arg(closeShotInches) : tr("lead stories")),
                              camera ? work.closeShots : work.leadStories);
        //: A number of a journalist, for a screen reader: short recordings
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
        const auto tell = [this, row] { emit workChanged(row.id, workOf(row)); };
        for (QSpinBox *count : {row.great, row.small})
            connect(count, &QSpinBox::valueChanged, this, tell);
        connect(row.reps, &QLineEdit::editingFinished, this, tell);
        m_rows.push_back(row);
    }

    QGridLayout *m_grid = gridOf(this, 10, 2, {0, 6, 0, 0});
    std::vector<Row> m_rows;
};

ScenarioReport::ScenarioReport()
    : m_media(new MediaPanel)
    , m_salvage(new SalvagePanel)
    , m_sequel(new QWidget)
    , m_lost(new QLineEdit)
    , m_follows(new QComboBox)
{
    m_lost->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9, ]*")), m_lost));
    m_lost->setPlaceholderText(tr("numbers such as 2, 5; leave empty for the last ones"));
    //: Label of a choice, for a screen reader
    m_follows->setAccessibleName(tr("Follow-up encounter"));
    QFormLayout *form = makeForm();
    form->setContentsMargins(0, 6, 0, 0);
    m_lost->setMinimumWidth(340);
    //: Label of a field: the numbers of the figures
    muster::addRow(*form, tr("Enemies &lost"), m_lost);
    //: Label of a choice: the encounter to which this one leads
    muster::addRow(*form, tr("F&ollow-up"), m_follows);
    m_sequel->setLayout(form);
    vbox(this, {m_media, m_salvage, m_sequel});
    connect(m_media, &MediaPanel::workChanged, this, &ScenarioReport::workChanged);
    connect(m_salvage, &SalvagePanel::changed, this, &ScenarioReport::tellEnemy);
    connect(m_lost, &QLineEdit::editingFinished, this, &ScenarioReport::tellEnemy);
    connect(m_follows, &QComboBox::activated, this, &ScenarioReport::tellEnemy);
}

void ScenarioReport::load(const Campaign &campaign, const Pack &pack, const AftermathDraft &draft)
{
    setVisible(campaign.encounter && systemOf(*campaign.encounter).traits.creditsDeeds);
    if (isHidden())
        return;
    m_media->load(campaign, pack, draft);
    m_salvage->load(campaign, pack, draft.enemy.salvage);
    loadSequel(campaign, pack, draft.enemy);
}

void ScenarioReport::loadSequel(const Campaign &campaign, const Pack &pack, const EnemyReport &enemy)
{
    const std::vector<Term> sequels = sequelsOf(*campaign.encounter, pack);
    m_sequel->setVisible(!sequels.empty());
    m_lost->setText(numbersText(enemy.lost));
    const QSignalBlocker quiet(m_follows);
    m_follows->clear();
    m_follows->addItem(tr("as the rules say"), QString());
    //: A choice: no encounter follows
    m_follows->addItem(tr("none"), QStringLiteral("nothing"));
    for (const Term &sequel : sequels)
        m_follows->addItem(sequel.title, sequel.id);
    m_follows->setCurrentIndex(std::max(0, m_follows->findData(enemy.follows)));
}

void ScenarioReport::setPresent(const std::vector<ReportedFate> &figures)
{
    m_media->setPresent(figures);
}

void ScenarioReport::tellEnemy()
{
    emit enemyChanged({numbersIn(m_lost->text()), m_follows->currentData().toString(), m_salvage->value()});
}

} // namespace muster

#include "scenarioreport.moc"

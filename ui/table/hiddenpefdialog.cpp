// SPDX-License-Identifier: MIT
#include "ui/table/hiddenpefdialog.h"

#include "model/acts/act.h"
#include "model/acts/acts.h"
#include "model/acts/arms.h"
#include "model/acts/demands.h"
#include "model/acts/table.h"
#include "model/acts/typedforce.h"
#include "model/campaign/play.h"
#include "model/texts.h"
#include "rules/pack/pack.h"
#include "ui/founding/stepdialog.h"
#include "ui/look/type.h"
#include "ui/parts/button.h"
#include "ui/parts/focus.h"
#include "ui/parts/form.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFocusEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QWidget>

#include <algorithm>
#include <functional>
#include <vector>

namespace muster {

namespace {

constexpr std::size_t mostRows = 12;
constexpr int mostAlike = 30;
constexpr int narrowBox = 104;
constexpr int typeRole = Qt::UserRole + 1; ///< the type as acts take it, not translated

/// A combo box that selects its proposed text on focus, so that typing replaces it. Enter then answers the dialog and
/// does not complete the proposal.
class WordsBox final : public QComboBox
{
protected:
    void focusInEvent(QFocusEvent *event) override
    {
        QComboBox::focusInEvent(event);
        if (event->reason() == Qt::OtherFocusReason || event->reason() == Qt::ShortcutFocusReason)
            lineEdit()->selectAll();
    }
    void keyPressEvent(QKeyEvent *event) override
    {
        if (isEnterAlone(*event) && lineEdit()->selectedText() == lineEdit()->text())
            lineEdit()->deselect();
        QComboBox::keyPressEvent(event);
    }
};

/// Creates a box that takes the player's own words as well as those of the list.
QComboBox *wordsBox()
{
    auto *box = new WordsBox;
    box->setEditable(true);
    box->setInsertPolicy(QComboBox::NoInsert);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    box->setMinimumWidth(scaledForFont(narrowBox)); // else the row would be cut off
    return box;
}

const QString decoy = QStringLiteral("decoy"); // a word that acts take
const QString nobody = QStringLiteral("nobody");

/// Rows of enemy figures, one for each kind: how many, type, Rep and weapon; with `Asks::NamesToo` also a name and
/// whether they stand apart from those above.
class FigureRows : public QWidget
{
    Q_OBJECT
public:
    enum class Asks : std::uint8_t { Kinds, NamesToo };

    /// Creates an empty list; `none` is the text shown while it has no rows.
    FigureRows(const Pack &pack, const ArmyList *list, Asks asks, const QString &none)
        : m_pack(pack)
        , m_list(list)
        , m_asks(asks)
        , m_none(makeParagraph(TextUse::Body, none))
    {
        m_column = vbox(this, {m_none, {m_add, 0, Qt::AlignLeft}}, 6);
        m_add->setAutoDefault(false);
        onPress(m_add, this, [this] {
            add().type->setFocus(Qt::OtherFocusReason);
            emit resized();
        });
        setFocusProxy(m_add);
    }

    void load(const std::vector<std::vector<EnemyFigure>> &groups)
    {
        for (const std::vector<EnemyFigure> &group : groups) {
            for (std::size_t i = 0; i < group.size();) {
                std::size_t alike = i + 1;
                while (alike < group.size() && group[alike] == group[i] && group[i].name.isEmpty())
                    ++alike;
                const Row &row = add();
                fill(row, group[i], int(alike - i));
                row.apart->setChecked(i == 0 && m_rows.size() > 1);
                i = alike;
            }
        }
    }

    bool isEmpty() const { return m_rows.empty(); }

    /// Returns the rows as an act takes them: "3 Soldier 4 Assault Rifle; Officer 5 Pistol “Grom”", with a bar between
    /// groups.
    QString typed() const
    {
        QString text;
        for (const Row &row : m_rows) {
            if (!text.isEmpty())
                text += row.apart->isChecked() ? QStringLiteral(" | ") : QStringLiteral("; ");
            text += typed(row);
        }
        return text;
    }

signals:
    /// Emitted when a row was added or removed.
    void resized();

private:
    struct Row {
        QWidget *whole;
        QCheckBox *apart;
        QSpinBox *count;
        QComboBox *type;
        QSpinBox *rep;
        QComboBox *weapon;
        QLineEdit *name;
        QPushButton *remove;
    };

    Row &add()
    {
        auto *whole = new QWidget;
        Row row{whole,         new QCheckBox(tr("apart")),          new QSpinBox, wordsBox(), new QSpinBox, wordsBox(),
                new QLineEdit, new QPushButton(QStringLiteral("−"))};
        row.count->setRange(1, mostAlike);
        row.rep->setRange(1, highestRep);
        row.apart->setToolTip(tr("A group of its own, apart from the figures above"));
        row.name->setPlaceholderText(tr("Name"));
        row.name->setMaxLength(acts::longestName);
        row.remove->setAutoDefault(false);
        row.remove->setToolTip(tr("Remove these figures"));
        if (m_list) {
            for (const auto &one : m_list->figures.rows) {
                const QString shown = packWords(one.outcome.type);
                if (row.type->findText(shown) >= 0)
                    continue;
                row.type->addItem(shown, one.outcome.rep);
                row.type->setItemData(row.type->count() - 1, one.outcome.type, typeRole);
            }
        }
        row.weapon->addItem(tr("as listed"), QString());
        for (const Weapon &weapon : m_pack.weapons) {
            if (!weapon.natural && weapon.parts.empty())
                row.weapon->addItem(weapon.title, weapon.title);
        }
        hbox(whole, {row.count, row.type, row.rep, row.weapon, row.name, row.apart, row.remove});
        row.name->setVisible(m_asks == Asks::NamesToo);
        connect(row.type, &QComboBox::currentIndexChanged, this, [this, whole] {
            const auto one = std::ranges::find_if(m_rows, [=](const Row &r) { return r.whole == whole; });
            if (one != m_rows.end())
                takeType(*one);
        });
        // Only a single figure can have a name.
        connect(row.count, &QSpinBox::valueChanged, row.name, [name = row.name](int count) {
            name->setEnabled(count == 1);
            if (count > 1)
                name->clear();
        });
        connect(
            row.remove, &QPushButton::clicked, this, [this, whole] { remove(whole); }, Qt::QueuedConnection);
        m_column->insertWidget(m_column->count() - 1, whole);
        whole->show(); // before its layout does so: a hidden widget takes no focus
        m_rows.push_back(row);
        takeType(m_rows.back());
        nameRows();
        return m_rows.back();
    }

    void remove(const QWidget *whole)
    {
        const auto gone = std::ranges::find_if(m_rows, [=](const Row &row) { return row.whole == whole; });
        if (gone == m_rows.end())
            return;
        m_add->setEnabled(true);
        m_add->setFocus(Qt::OtherFocusReason);
        gone->whole->hide();
        gone->whole->deleteLater();
        m_rows.erase(gone);
        nameRows();
        emit resized();
    }

    /// Sets the Rep of the row to that of its type in the list; the player can change it.
    void takeType(const Row &row)
    {
        if (const int rep = row.type->currentData().toInt(); rep > 0)
            row.rep->setValue(rep);
    }

    /// Sets the accessible names of the fields: a screen reader does not hear the columns.
    void nameRows()
    {
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            const Row &row = m_rows[i];
            const QString number = QString::number(i + 1);
            row.count->setAccessibleName(tr("Figures %1: how many").arg(number));
            row.type->setAccessibleName(tr("Figures %1: type").arg(number));
            row.rep->setAccessibleName(tr("Figures %1: Rep").arg(number));
            row.weapon->setAccessibleName(tr("Figures %1: weapon").arg(number));
            row.name->setAccessibleName(tr("Figures %1: name").arg(number));
            row.apart->setAccessibleName(tr("Figures %1: apart").arg(number));
            row.remove->setAccessibleName(tr("Figures %1: remove").arg(number));
            row.rep->setPrefix(tr("Rep "));
            row.apart->setVisible(m_asks == Asks::NamesToo && i > 0);
        }
        m_none->setVisible(m_rows.empty());
        m_add->setEnabled(m_rows.size() < mostRows);
    }

    void fill(const Row &row, const EnemyFigure &figure, int count)
    {
        const Profile &profile = figure.profile;
        row.type->setCurrentText(profile.type);
        if (const int place = row.type->findData(profile.type, typeRole); place >= 0)
            row.type->setCurrentIndex(place);
        row.rep->setValue(profile.rep);
        row.count->setValue(count);
        row.name->setText(figure.name);
        const QString title = acts::itemTitle(m_pack, profile.weapon);
        const QString weapon =
            profile.weaponWords.isEmpty() ? title : QStringLiteral("%1 (%2)").arg(profile.weaponWords, title);
        const int place = row.weapon->findData(weapon);
        if (place >= 0)
            row.weapon->setCurrentIndex(place);
        else
            row.weapon->setCurrentText(weapon);
    }

    QString typed(const Row &row) const
    {
        const QString weapon =
            row.weapon->currentText() == row.weapon->itemText(0) ? QString() : row.weapon->currentText().trimmed();
        const int place = row.type->findText(row.type->currentText().trimmed(), Qt::MatchFixedString);
        const QString type =
            place < 0 ? row.type->currentText().trimmed() : row.type->itemData(place, typeRole).toString();
        QString text = QStringLiteral("%1 %2 %3").arg(QString::number(row.count->value()), type).arg(row.rep->value());
        if (!weapon.isEmpty())
            text += u' ' + weapon;
        if (const QString name = row.name->text().simplified(); !name.isEmpty())
            text += QStringLiteral(" “%1”").arg(name);
        return text;
    }

    const Pack &m_pack;
    const ArmyList *m_list;
    Asks m_asks;
    std::vector<Row> m_rows;
    QLabel *m_none;
    QVBoxLayout *m_column;
    QPushButton *m_add = new QPushButton(tr("+ &Add figures"));
};

/// A dialog that asks for figures of the enemy in rows.
class FiguresDialog : public StepDialog
{
    Q_OBJECT
protected:
    FiguresDialog(CampaignDocument &document, const QString &title, QWidget *parent)
        : StepDialog(document, title, tr("&Save"), parent)
    {
    }

    /// Adds rows that begin with `figures`, written as acts write them; `none` is the text shown while there is no row.
    FigureRows *addRows(FigureRows::Asks asks, const QString &figures, const QString &none)
    {
        const ArmyList *list = pack().list(campaign().encounter->enemy);
        auto *rows = new FigureRows(pack(), list, asks, none);
        if (const auto groups = acts::enemiesIn(figures, pack(), list); groups && figures != decoy && figures != nobody)
            rows->load(*groups);
        connect(
            rows, &FigureRows::resized, this,
            [this] {
                resize(std::max(width(), sizeHint().width()), height());
                makeRoom();
            },
            Qt::QueuedConnection);
        parts()->addWidget(rows);
        rows->setFocus();
        return rows;
    }
};

/// A dialog for a game head to head: a player records what a PEF hides (Swordplay p. 26, R37). Nobody who reads the
/// screen later sees it.
class HiddenPefDialog : public FiguresDialog
{
    Q_OBJECT
public:
    HiddenPefDialog(CampaignDocument &document, int pef, const QString &figures, QWidget *parent = nullptr)
        : FiguresDialog(document, tr("What PEF %1 hides").arg(pef), parent)
        , m_pef(pef)
        , m_figures(addRows(FigureRows::Asks::Kinds, figures, tr("A decoy: nobody is there.")))
    {
        addHint(tr("The PEF is turned over later and not rolled for."));
    }

private:
    Result<Step> step() const override
    {
        return acts::stepOf(campaign(), pack(),
                            acts::HidePef{m_pef, m_figures->isEmpty() ? decoy : m_figures->typed()});
    }

    int m_pef;
    FigureRows *m_figures;
};

/// A dialog in which the player says what a PEF turned out to be, without dice.
class RevealPefDialog : public FiguresDialog
{
    Q_OBJECT
public:
    /// Begins the act, which may ask for a die.
    using Begin = std::function<void(const Act &)>;

    RevealPefDialog(CampaignDocument &document, int pef, const QString &figures, Begin begin, QWidget *parent = nullptr)
        : FiguresDialog(document, tr("What PEF %1 was").arg(pef), parent)
        , m_pef(pef)
        , m_figures(addRows(FigureRows::Asks::NamesToo, figures, tr("Nobody was there.")))
        , m_begin(std::move(begin))
    {
        addHint(tr("No dice are rolled."));
    }

    /// Shows the reasons against the act, or closes the dialog and begins the act.
    void accept() override
    {
        if (const auto checked = step(); !checked)
            return write(checked.problems());
        done(Accepted);
        m_begin(act());
    }

private:
    Act act() const { return acts::SayWhatPefWas{m_pef, m_figures->isEmpty() ? nobody : m_figures->typed()}; }

    Result<Step> step() const override
    {
        if (Problems problems = acts::check(campaign(), pack(), act()); !problems.empty())
            return problems;
        return Step();
    }

    int m_pef;
    FigureRows *m_figures;
    Begin m_begin;
};

/// A dialog for a game head to head about a PEF of the player's own: which of the band it hides, and where it stands.
class HideOwnDialog : public StepDialog
{
    Q_OBJECT
public:
    HideOwnDialog(CampaignDocument &document, int pef, int section, QWidget *parent = nullptr)
        : StepDialog(document, tr("What your PEF %1 hides").arg(pef), tr("&Save"), parent)
        , m_pef(pef)
    {
        const OwnPef *before = campaign().play->ownPef(pef);
        const Grid &grid = campaign().encounter->setup.grid;
        m_section->setRange(1, grid.count());
        m_section->setValue(before ? before->section : section == offTable ? grid.middleOfNearRow() : section);
        m_figures->setAccessibleName(tr("Figures"));
        fillFigures(before);
        auto *form = makeForm({{tr("S&ection"), m_section}, {tr("&Figures"), m_figures}});
        parts()->addLayout(form);
        addHint(tr("Leave all of them out for a decoy. The PEF is turned over when the other player sees it."));
        m_figures->setFocus();
    }

private:
    /// Lists the figures on the table that no other PEF hides.
    void fillFigures(const OwnPef *before)
    {
        for (const OwnFigure &own : campaign().play->own) {
            const Figure *figure = campaign().find(own.id);
            const auto isHere = [&] {
                return before && std::ranges::find(before->figures, number(own.id)) != before->figures.end();
            };
            if (!figure || !isStanding(own.state) || (campaign().play->isHidden(own.id) && !isHere()))
                continue;
            auto *item = new QListWidgetItem(tr("%1, Rep %2").arg(figure->name).arg(figure->rep()), m_figures);
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
            item->setCheckState(isHere() ? Qt::Checked : Qt::Unchecked);
            item->setData(Qt::UserRole, number(own.id));
        }
        m_figures->setCurrentRow(0);
    }

    Result<Step> step() const override
    {
        QStringList figures;
        for (int row = 0; row < m_figures->count(); ++row) {
            if (m_figures->item(row)->checkState() == Qt::Checked)
                figures << m_figures->item(row)->data(Qt::UserRole).toString();
        }
        const QString hidden = figures.isEmpty() ? decoy : figures.join(u' ');
        return acts::stepOf(campaign(), pack(), acts::HideOwn{m_pef, m_section->value(), hidden});
    }

    int m_pef;
    QSpinBox *m_section = new QSpinBox;
    QListWidget *m_figures = new QListWidget;
};

} // namespace

void hidePef(CampaignDocument &document, const acts::HidePef &proposed, QWidget *over)
{
    HiddenPefDialog(document, proposed.pef, proposed.figures, over).exec();
}

void sayWhatPefWas(CampaignDocument &document, const acts::SayWhatPefWas &proposed,
                   const std::function<void(const Act &)> &begin, QWidget *over)
{
    RevealPefDialog(document, proposed.pef, proposed.figures, begin, over).exec();
}

void hideOwn(CampaignDocument &document, int pef, int section, QWidget *over)
{
    HideOwnDialog(document, pef, section, over).exec();
}

} // namespace muster

#include "hiddenpefdialog.moc"

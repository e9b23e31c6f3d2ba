// SPDX-License-Identifier: MIT
#include "ui/band/banddialogs.h"

#include "model/acts/actions.h"
#include "model/acts/acts.h"
#include "model/acts/arms.h"
#include "model/acts/campaign.h"
#include "model/acts/demands.h"
#include "model/campaign/step.h"
#include "model/names.h"
#include "model/packs.h"
#include "model/story/bandwords.h"
#include "model/story/words.h"
#include "model/systems/arrangements.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"
#include "rules/force/points.h"
#include "rules/pack/pack.h"
#include "ui/founding/profilepanel.h"
#include "ui/founding/stepdialog.h"
#include "ui/parts/button.h"
#include "ui/parts/form.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/window/writestep.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QFormLayout>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardItemModel>

#include <algorithm>
#include <optional>

namespace muster {

namespace {

/// Adds the form row for attributes, of which `most` can be chosen. The row is hidden if the rules have none.
void addAttributes(ProfilePanel &profile, AttributeChoice *attributes, const QString &label, const Pack &pack,
                   const QStringList &chosen, int most)
{
    addRow(*profile.form(), label, attributes);
    profile.form()->setRowVisible(attributes, pack.attributes.has_value());
    attributes->load(pack, chosen, most);
}

/// A dialog to add a Grunt picked by hand: a row of the army list, which can be edited to match a miniature the player
/// owns.
class ByHand : public StepDialog
{
    Q_OBJECT
public:
    ByHand(CampaignDocument &document, std::optional<FigureId> star, QWidget *parent)
        : StepDialog(document, document.pack().hasSkill ? tr("Pick figure by hand") : tr("Pick Grunt by hand"),
                     tr("A&dd to band"), parent)
        , m_star(star.value_or(acts::nextToRecruit(document.campaign(), document.pack())))
        , m_pickable(acts::pickableOf(document.campaign(), document.pack()))
    {
        m_name->setMinimumWidth(260);
        m_name->setText(newName(campaign(), pack(), campaign().lastId + 1));
        const int mostRep = acts::mostRepToLead(campaign(), pack(), m_star);
        int first = -1; // first row whose figure can join
        for (const TableRow<Profile> &row : m_pickable) {
            const int place = m_rows->count();
            const QString text = rowText(row, pack(), campaign().list);
            const bool canJoin = row.outcome.rep <= mostRep;
            //: A row of the army list that cannot join, and the Rep of the Star
            m_rows->addItem(canJoin ? text : tr("%1: above the Star’s Rep %2").arg(text).arg(mostRep));
            qobject_cast<QStandardItemModel *>(m_rows->model())->item(place)->setEnabled(canJoin);
            if (canJoin && first < 0)
                first = place;
        }
        //: Label of a choice: a row of the army list
        insertRow(*m_profile->form(), 0, tr("Lis&t entry"), m_rows);
        //: Label of a field: a figure's name
        insertRow(*m_profile->form(), 1, tr("&Name"), m_name);
        //: Label of a choice: the kind of figure
        insertRow(*m_profile->form(), 2, tr("T&ype"), m_type);
        m_type->setToolTip(tr("Leave it empty for the type of the list entry, or type one of your own"));
        //: Label of a choice: a gift such as Tough
        addAttributes(*m_profile, m_attributes, tr("Attrib&ute"), pack(), {}, 1);
        m_rows->setCurrentIndex(std::max(first, 0));
        connect(m_rows, &QComboBox::currentIndexChanged, this, &ByHand::showRow);
        showRow(m_rows->currentIndex());

        parts()->addWidget(m_profile);
        m_rows->setFocus();
        addHint(acts::specialArmsSentence(campaign(), pack()));
    }

    void accept() override
    {
        if (!acts::isRolledUp(pack(), profile()))
            return StepDialog::accept();
        Problems problems = acts::check(campaign(), pack(), wanted());
        if (!problems.empty())
            return write(std::move(problems));
        m_act = wanted();
        done(Accepted);
    }

    /// Returns the act to roll up before the figure joins; nullopt if nothing is to be rolled.
    const std::optional<acts::RecruitByHand> &act() const { return m_act; }

private:
    /// Returns "Soldier, Rep 4, Assault Rifle".
    static QString kindText(const Profile &figure, const Pack &pack)
    {
        QStringList parts{packWords(figure.type)};
        if (!pack.hasSkill)
            parts << words::worth(figure, pack);
        if (!figure.weapon.isEmpty())
            parts << words::weapon(figure, pack);
        //: Between the parts of a list
        return parts.join(tr(", "));
    }

    /// Returns "7: Soldier, Rep 4, Assault Rifle, 20 points". Rows of the same type differ in the part after it.
    static QString rowText(const TableRow<Profile> &row, const Pack &pack, const QString &listId)
    {
        const Profile &figure = row.outcome;
        QStringList parts{kindText(figure, pack)};
        if (row.from == 0)
            return tr("goes along: %1").arg(parts.front());
        const ArmyList &list = *pack.list(listId);
        const bool chosenLater =
            std::ranges::any_of(list.choices, [&](const WeaponChoice &choice) { return choice.id == figure.weapon; });
        if (const auto price = priceOf(pack, {figure}); price && !chosenLater)
            //: What a figure costs
            parts << tr("%n points", nullptr, *price);
        //: From one face of the dice to another
        const QString roll = row.from == row.to ? QString::number(row.from) : tr("%1–%2").arg(row.from).arg(row.to);
        //: The faces of the dice for a row of the army list, and the row
        return tr("%1: %2").arg(roll, parts.join(tr(", ")));
    }

    Result<Step> step() const override { return acts::stepOf(campaign(), pack(), wanted()); }

    void showRow(int row)
    {
        if (row < 0)
            return;
        const Profile &picked = m_pickable[std::size_t(row)].outcome;
        m_profile->load(pack(), picked, 1, acts::mostRepToLead(campaign(), pack(), m_star));
        m_type->setPlaceholderText(packWords(picked.type));
    }

    acts::RecruitByHand wanted() const
    {
        acts::RecruitByHand wanted{profile(), m_name->text().simplified(), m_attributes->value()};
        if (campaign().hasSeveralStars())
            wanted.star = number(m_star);
        return wanted;
    }

    /// Returns the profile of the form, with the player's own type if one was typed.
    Profile profile() const
    {
        Profile profile = m_profile->value();
        if (const QString own = m_type->text().simplified(); !own.isEmpty())
            profile.type = own;
        return profile;
    }

    const FigureId m_star;
    const std::vector<TableRow<Profile>> m_pickable;
    QComboBox *m_rows = new QComboBox;
    QLineEdit *m_name = new QLineEdit;
    QLineEdit *m_type = new QLineEdit;
    ProfilePanel *m_profile = new ProfilePanel;
    AttributeChoice *m_attributes = new AttributeChoice;
    std::optional<acts::RecruitByHand> m_act;
};

/// A dialog to give a figure a weapon that its list allows, something from the stockpile, or further weapons and
/// things.
class EquipDialog : public StepDialog
{
    Q_OBJECT
public:
    EquipDialog(CampaignDocument &document, FigureId id, QWidget *parent)
        //: Title of a dialog: weapons, armour and things
        : StepDialog(document, tr("Equip"), tr("E&quip"), parent)
    {
        m_who->setMinimumWidth(260);
        m_carries->setMinimumWidth(300);
        for (QComboBox *box : {m_weapon, m_armour}) // they are filled again for each figure
            box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        for (const Figure &figure : campaign().band)
            m_who->addItem(figure.name, number(figure.id));
        m_who->setCurrentIndex(std::max(0, m_who->findData(number(id))));
        //: Button: a further weapon
        auto *add = new LinkButton(tr("Add &weapon"));
        auto *weapons = new QMenu(add);
        listWeapons(*weapons);
        add->setMenu(weapons);
        //: Label of a choice
        auto *form = makeForm({{tr("&Figure"), m_who},
                               //: Label of a choice
                               {tr("Wea&pon"), m_weapon},
                               //: Label of a choice
                               {tr("&Armour"), m_armour},
                               //: Label of a list: things besides the weapon
                               {tr("Also &carries"), m_carries}});
        form->addRow(QString(), add);
        connect(m_who, &QComboBox::currentIndexChanged, this, &EquipDialog::showFigure);
        showFigure();

        const auto say = [&](const QString &words) { parts()->addWidget(makeQuietParagraph(TextUse::Body, words)); };
        if (pack().rewards)
            say(tr(
                "Weapons and armour that the list leaves open or the stockpile holds. What the figure had goes to the "
                "stockpile."));
        parts()->addLayout(form);
        for (QComboBox *box : {m_weapon, m_armour}) // without a stockpile these are edited on the figure
            form->setRowVisible(box, pack().rewards.has_value());
        say(tr("Further weapons and things, separated by semicolons or commas, with a number in front where there are "
               "several: 2 torches."));
        addHint(acts::specialArmsSentence(campaign(), pack()));
    }

private:
    Result<Step> step() const override
    {
        const Figure *chosen = figure();
        const auto carries = acts::thingsIn(m_carries->text(), pack());
        if (!chosen || !carries)
            return chosen ? carries.problems() : Problems();
        const Gear gear = pack().rewards ? Gear{m_weapon->currentData().toString(), m_armour->currentData().toString()}
                                         : Gear{chosen->profile.weapon, chosen->profile.armorWorn};
        return acts::equip(campaign(), pack(), chosen->id, gear, *carries);
    }

    void showFigure()
    {
        const Figure *chosen = figure();
        if (!chosen)
            return;
        const auto fill = [&](QComboBox *box, const QStringList &items) {
            box->clear();
            for (const QString &item : items) {
                const int stock = campaign().stockOf(chosen->leader).value(item);
                const QString title = acts::itemTitle(pack(), item);
                //: A weapon, and how many of it are in store
                box->addItem(stock > 0 ? tr("%1 (stockpile: %2)").arg(title).arg(stock) : title, item);
            }
        };
        fill(m_weapon, acts::weaponsFor(campaign(), pack(), *chosen));
        fill(m_armour, acts::armorsFor(campaign(), pack(), *chosen));
        m_carries->setText(acts::typedThings(chosen->carries, pack()));
        clearProblem();
    }

    /// Lists the weapons. Choosing one adds it to the text field.
    void listWeapons(QMenu &menu)
    {
        for (const Weapon &weapon : pack().weapons) {
            if (weapon.natural || !weapon.parts.empty())
                continue;
            QAction *action = menu.addAction(weapon.title);
            onPress(action, this, [this, id = weapon.id] {
                const auto before = acts::thingsIn(m_carries->text(), pack());
                if (!before)
                    return;
                const auto with = acts::withThing(*before, pack(), id, acts::countOf(*before, id) + 1);
                if (with)
                    m_carries->setText(acts::typedThings(*with, pack()));
                m_carries->setFocus();
            });
        }
    }

    const Figure *figure() const { return campaign().find(FigureId{m_who->currentData().toInt()}); }

    QComboBox *m_who = new QComboBox;
    QComboBox *m_weapon = new QComboBox;
    QComboBox *m_armour = new QComboBox;
    QLineEdit *m_carries = new QLineEdit;
};

/// A dialog to correct a figure of the band by hand (R5).
class FigureCorrection : public StepDialog
{
    Q_OBJECT
public:
    FigureCorrection(CampaignDocument &document, FigureId id, QWidget *parent)
        //: Title of a dialog, with the name of a figure
        : StepDialog(document, tr("Edit %1").arg(document.campaign().find(id)->name), tr("Sa&ve"), parent)
        , m_figure(*document.campaign().find(id))
    {
        m_name->setText(m_figure.name);
        m_name->setMinimumWidth(260);
        m_profile->load(pack(), m_figure.profile, 1, acts::highestRep);
        //: Label of a field: a figure's name
        insertRow(*m_profile->form(), 0, tr("&Name"), m_name);
        //: Label of a field: the kind of figure
        insertRow(*m_profile->form(), 1, tr("T&ype"), m_type);
        m_type->setMinimumWidth(260);
        m_type->setMaxLength(acts::longestName);
        m_type->setToolTip(tr("One of the army list, or one of your own"));
        offerWords(*m_type, typesOn(pack(), campaign().list).keys());
        //: Label of choices: gifts such as Tough
        addAttributes(*m_profile, m_attributes, tr("Attrib&utes"), pack(), m_figure.attributes,
                      m_figure.star ? AttributeChoice::most : 1);
        m_months->setRange(0, acts::latestTurn);
        m_months->setValue(m_figure.months);
        const CampaignSystem &system = systemOf(campaign(), pack());
        m_months->setAccessibleName(tr("%1 in the band").arg(system.turnNames()));
        addRow(*m_profile->form(), u'&' + system.turnNames(), m_months);
        m_poisoned->setChecked(m_figure.poisoned);
        m_exempt->setChecked(m_figure.exempt);
        m_captured->setChecked(m_figure.isHeld());
        m_profile->form()->addRow(QString(), m_captured);
        m_profile->form()->setRowVisible(m_captured, m_figure.star && system.traits.holdsStars);
        const bool weighed = !m_figure.star && system.traits.testsLoyalty;
        if (weighed) {
            m_profile->form()->addRow(QString(), m_poisoned);
            m_profile->form()->addRow(QString(), m_exempt);
        }

        addHint(tr("The change is recorded in the chronicle and can be undone."));
        parts()->addWidget(m_profile);
        m_name->setFocus();
        if (!weighed) {
            m_poisoned->setParent(this);
            m_exempt->setParent(this);
            m_poisoned->hide();
            m_exempt->hide();
        }
    }

private:
    Result<Step> step() const override { return acts::correctFigure(campaign(), pack(), value()); }

    Figure value() const
    {
        Figure figure = m_figure;
        figure.name = m_name->text().simplified();
        figure.profile = m_profile->value();
        figure.profile.type = type();
        figure.attributes = m_attributes->value();
        figure.months = m_months->value();
        figure.poisoned = m_poisoned->isChecked();
        figure.exempt = m_exempt->isChecked();
        figure.status = m_captured->isChecked() ? Status::Captured : Status::Active;
        return figure;
    }

    /// Returns the type with the id that the files use, if it is on the army list.
    QString type() const
    {
        const QString typed = m_type->text().simplified();
        if (typed == packWords(m_figure.profile.type))
            return m_figure.profile.type;
        return typesOn(pack(), campaign().list).value(typed, typed);
    }

    Figure m_figure;
    QLineEdit *m_name = new QLineEdit;
    QLineEdit *m_type = new QLineEdit(packWords(m_figure.profile.type));
    ProfilePanel *m_profile = new ProfilePanel;
    AttributeChoice *m_attributes = new AttributeChoice;
    QSpinBox *m_months = new QSpinBox;
    QCheckBox *m_poisoned = new QCheckBox(tr("&Poisoned against the Star"));
    QCheckBox *m_exempt = new QCheckBox(tr("&Exempt from the next Stay or Go"));
    //: A box to tick: the enemy holds the Star
    QCheckBox *m_captured = new QCheckBox(tr("&Captured")); ///< shown for a Star whom the band may rescue (R85)
};

/// A dialog to add another player with a Star to the campaign (R36).
class AddPlayerDialog : public StepDialog
{
    Q_OBJECT
public:
    AddPlayerDialog(CampaignDocument &document, QWidget *parent)
        //: Title of a dialog, and its button
        : StepDialog(document, tr("Add player"), tr("Add pla&yer"), parent)
    {
        m_player->setMinimumWidth(260);
        //: Label of a field: who plays
        insertRow(*m_profile->form(), 0, tr("Play&er"), m_player);
        //: Label of a field
        insertRow(*m_profile->form(), 1, tr("Star’s &name"), m_name);
        for (const ArmyList &list : pack().lists)
            m_list->addItem(list.title, list.id);
        m_list->setCurrentIndex(std::max(0, m_list->findData(campaign().list)));
        //: Label of a choice
        insertRow(*m_profile->form(), 2, tr("Army lis&t"), m_list);
        connect(m_list, &QComboBox::currentIndexChanged, this, [this] { showRolled(m_rollsStar->isChecked()); });
        m_profile->form()->insertRow(3, QString(), m_rollsStar);
        m_profile->form()->setRowVisible(m_rollsStar, pack().rollsStar);
        connect(m_rollsStar, &QCheckBox::toggled, this, &AddPlayerDialog::showRolled);
        //: Label of choices: gifts such as Tough
        addAttributes(*m_profile, m_attributes, tr("Attrib&utes"), pack(), {}, AttributeChoice::most);
        parts()->addWidget(m_profile);
        addHint(tr("One campaign, one encounter at a time; each Star recruits Grunts up to that Star’s Rep."));
        showRolled(false);
        m_player->setFocus();
    }

    void accept() override
    {
        const acts::NewCampaign joining = wanted();
        if (!joining.rollsStar)
            return StepDialog::accept();
        const acts::JoinByDice rolled{joining.starName, joining.player, joining.attributes, joining.list};
        if (Problems problems = acts::check(campaign(), pack(), rolled); !problems.empty())
            return write(std::move(problems));
        m_act = rolled;
        done(Accepted);
    }

    /// Returns the act to roll the Star; nullopt if the Star was picked.
    const std::optional<acts::JoinByDice> &act() const { return m_act; }

private:
    Result<Step> step() const override { return acts::join(campaign(), pack(), wanted()); }

    acts::NewCampaign wanted() const
    {
        acts::NewCampaign wanted;
        wanted.starName = m_name->text().simplified();
        wanted.player = m_player->text().simplified();
        wanted.list = m_list->currentData().toString();
        wanted.star = m_profile->value();
        wanted.attributes = m_attributes->value();
        wanted.rollsStar = pack().rollsStar && m_rollsStar->isChecked();
        return wanted;
    }

    void showRolled(bool rolled)
    {
        const QString list = m_list->currentData().toString();
        if (pack().list(list))
            m_profile->load(pack(), acts::suggestedStar(pack(), list), pack().leastStarRep, pack().mostStarRep);
        if (rolled)
            m_profile->ask(ProfilePanel::Asks::Nothing);
    }

    QLineEdit *m_player = new QLineEdit;
    QLineEdit *m_name = new QLineEdit;
    QComboBox *m_list = new QComboBox;
    ProfilePanel *m_profile = new ProfilePanel;
    AttributeChoice *m_attributes = new AttributeChoice;
    QCheckBox *m_rollsStar = new QCheckBox(tr("R&oll on the army list"));
    std::optional<acts::JoinByDice> m_act;
};

/// The player's own names for figures that join, one on each line.
class NamesDialog : public QDialog
{
    Q_OBJECT
public:
    NamesDialog(const Pack &pack, QWidget *parent)
        : QDialog(parent)
        , m_pack(pack.id)
    {
        //: Title of a dialog: names for recruits
        setWindowTitle(tr("Names"));
        m_names->setAccessibleName(tr("Names, one per line"));
        m_names->setTabChangesFocus(true);
        m_names->setPlainText(ownNames(m_pack).join(u'\n'));
        m_names->setMinimumSize(320, 260);

        //: Button
        auto *buttons = new DialogButtons(tr("&Save"));
        connect(buttons, &DialogButtons::accepted, this, &NamesDialog::accept);
        connect(buttons, &DialogButtons::rejected, this, &QDialog::reject);

        vbox(this,
             //: Label of a field, for a screen reader: names for recruits
             {makeLabel(TextUse::PageTitle, tr("Names")),
              makeQuietParagraph(TextUse::Body,
                                 tr("New recruits take these names in order, one per line. Leave it empty to "
                                    "use the names supplied with %1.")
                                     .arg(pack.title)),
              {m_names, 1},
              m_problem,
              buttons},
             12, {24, 16, 24, 16});
    }

    void accept() override
    {
        if (const auto kept = keepOwnNames(m_pack, m_names->toPlainText().split(u'\n')); !kept)
            return m_problem->setText(textOf(kept.problems()));
        QDialog::accept();
    }

private:
    QString m_pack;
    QPlainTextEdit *m_names = new QPlainTextEdit;
    QLabel *m_problem = makeParagraph(TextUse::BodyBold, {});
};

/// A dialog to remove a player from the campaign. The Grunts leave too, or stay with another Star (R36).
class RemovePlayerDialog : public StepDialog
{
    Q_OBJECT
public:
    RemovePlayerDialog(CampaignDocument &document, std::optional<FigureId> star, QWidget *parent)
        //: Title of a dialog, and its button
        : StepDialog(document, tr("Remove player"), tr("&Remove player"), parent)
    {
        m_star->setAccessibleName(tr("Player to remove"));
        m_grunts->setAccessibleName(tr("What becomes of the Grunts"));
        for (const Figure *one : campaign().stars())
            m_star->addItem(words::playerAndStar(*one), number(one->id));
        if (star)
            m_star->setCurrentIndex(m_star->findData(number(*star)));
        //: Label of a choice: the Star whose player leaves
        QFormLayout *form = makeForm({{tr("&Figure"), m_star}, {tr("&Grunts"), m_grunts}});
        parts()->addLayout(form);
        addHint(tr("You can bring the player back from the Band page, with the Grunts that left."));
        connect(m_star, &QComboBox::currentIndexChanged, this, &RemovePlayerDialog::offerHeirs);
        offerHeirs();
        m_star->setFocus();
    }

private:
    Result<Step> step() const override
    {
        const QVariant heir = m_grunts->currentData();
        return acts::part(campaign(), pack(), FigureId{m_star->currentData().toInt()},
                          heir.isValid() ? std::optional(FigureId{heir.toInt()}) : std::nullopt);
    }

    void offerHeirs()
    {
        clearProblem();
        m_grunts->clear();
        //: A choice: the Grunts go with their Star
        m_grunts->addItem(tr("Leave too"));
        for (const Figure *other : campaign().stars()) {
            if (number(other->id) == m_star->currentData().toInt())
                continue;
            const int places = systemOf(campaign(), pack()).roomFor(other->id, campaign(), pack()).places;
            //: A choice: the Grunts go over to another Star, who has so many places
            m_grunts->addItem(tr("Stay with %1 (places free: %2)").arg(other->name).arg(places), number(other->id));
        }
    }

    QComboBox *m_star = new QComboBox;
    QComboBox *m_grunts = new QComboBox;
};

/// Returns whether the dialog was accepted and nothing has to be rolled first; an act with dice is begun.
template<typename Dialog>
bool isDoneBy(Dialog &dialog, const BeginAct &begin)
{
    if (dialog.exec() != QDialog::Accepted)
        return false;
    if (dialog.act())
        begin(*dialog.act());
    return !dialog.act();
}

} // namespace

bool pickByHand(CampaignDocument &document, std::optional<FigureId> star, QWidget *over, const BeginAct &begin)
{
    ByHand dialog(document, star, over);
    return isDoneBy(dialog, begin);
}

bool addPlayer(CampaignDocument &document, QWidget *over, const BeginAct &begin)
{
    AddPlayerDialog dialog(document, over);
    return isDoneBy(dialog, begin);
}

void removePlayer(CampaignDocument &document, std::optional<FigureId> star, QWidget *over)
{
    RemovePlayerDialog(document, star, over).exec();
}

void equip(CampaignDocument &document, FigureId id, QWidget *over)
{
    EquipDialog(document, id, over).exec();
}

void correctFigure(CampaignDocument &document, FigureId id, QWidget *over)
{
    FigureCorrection(document, id, over).exec();
}

bool editNames(const Pack &pack, QWidget *over)
{
    return NamesDialog(pack, over).exec() == QDialog::Accepted;
}

} // namespace muster

#include "banddialogs.moc"

// SPDX-License-Identifier: MIT
#include "ui/founding/foundingwizard.h"

#include "model/acts/acts.h"
#include "model/acts/paper.h"
#include "model/acts/suggest.h"
#include "model/storage/campaignfile.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "ui/founding/listchoice.h"
#include "ui/founding/optionspanel.h"
#include "ui/founding/paperform.h"
#include "ui/founding/profilepanel.h"
#include "ui/parts/button.h"
#include "ui/parts/diceentry.h"
#include "ui/parts/dicepanel.h"
#include "ui/parts/focus.h"
#include "ui/parts/form.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/parts/remembered.h"
#include "ui/parts/spokenrole.h"
#include "ui/window/campaigns.h"
#include "ui/window/writestep.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QStyle>
#include <QWizard>
#include <QWizardPage>

#include <algorithm>
#include <vector>

namespace muster {

namespace {

/// A wizard page that is complete when its required lines are filled in and its dice are rolled.
class AskingPage : public QWizardPage
{
public:
    using QWizardPage::QWizardPage;

    /// Requires that these dice are rolled. `missing`: the text shown until then.
    void require(DicePanel *dice, const QString &missing)
    {
        m_dice = dice;
        m_diceMissing = missing;
        connect(dice, &DicePanel::advanced, this, &QWizardPage::completeChanged);
        connect(dice, &DicePanel::completed, this, &QWizardPage::completeChanged);
    }

    /// Requires that this line is filled in. `missing`: the text shown while it is empty.
    void require(QLineEdit *line, const QString &missing)
    {
        m_required.push_back({line, missing});
        connect(line, &QLineEdit::textChanged, this, &QWizardPage::completeChanged);
    }

    bool isComplete() const override { return missing().isEmpty(); }

    /// Returns the text about the next missing input; empty if the page is complete.
    QString missing() const
    {
        const auto empty = std::ranges::find_if(
            m_required, [](const Required &required) { return required.line->text().simplified().isEmpty(); });
        if (empty != m_required.end())
            return empty->missing;
        return m_dice && !m_dice->deed().isComplete() ? m_diceMissing : QString();
    }

private:
    struct Required {
        QLineEdit *line;
        QString missing;
    };
    std::vector<Required> m_required;
    DicePanel *m_dice = nullptr;
    QString m_diceMissing;
};

/// An AskingPage with its own heading, because QWizard's titles cannot use the serif font.
struct WizardSheet {
    AskingPage *page;
    QLabel *heading;
    QVBoxLayout *column;

    WizardSheet(const QString &title, const QString &hint)
        : page(new AskingPage)
        , heading(makeLabel(TextUse::PageTitle, title))
        , column(vbox(page, {heading, makeQuietParagraph(TextUse::Body, hint), Gap{12}}, 8, {24, 16, 24, 8}))
    {
    }
};

/// A wizard for a new campaign: the rules, the army list, the Star and its dice, the options, and the campaign's name
/// and file. Pages that the rules do not need are skipped. Accepting it writes the file. A campaign that already runs
/// on paper has no dice, but a page to enter its state (R93).
class FoundingWizard : public QWizard
{
    Q_OBJECT
public:
    FoundingWizard(QWidget *parent, Founding begins, const QString &variant)
        : QWizard(parent)
        , m_rules(new RulesChoice(variant))
        , m_paper(begins == Founding::OnPaper ? new PaperForm : nullptr)
    {
        //: Title of the wizard
        setWindowTitle(isOnPaper() ? tr("Begin from paper") : tr("New campaign"));
        setWizardStyle(QWizard::ClassicStyle);
        new FocusRestorer(*this);
        setOption(QWizard::NoBackButtonOnStartPage);
        // All pages have Next and Create campaign, so that each button stays in its place.
        setOption(QWizard::HaveNextButtonOnLastPage);
        setOption(QWizard::HaveFinishButtonOnEarlyPages);
        const int order = style()->styleHint(QStyle::SH_DialogButtonLayout);
        setOption(QWizard::CancelButtonOnLeft,
                  order == QDialogButtonBox::GnomeLayout || order == QDialogButtonBox::MacLayout);
        //: Button: the page before
        setButton(QWizard::BackButton, new Button({}, tr("&Back")));
        //: Button: the page after
        setButton(QWizard::NextButton, new Button({}, tr("&Next")));
        //: Button: ends the wizard
        setButton(QWizard::FinishButton, new Button({}, tr("Cr&eate campaign")));
        //: Button
        setButton(QWizard::CancelButton, new Button({}, tr("Cancel")));
        new EnterDebounce(*button(QWizard::NextButton)); // the last of the Star's dice leads to it
        if (isOnPaper())
            rememberGeometry(this, QStringLiteral("paper"), {1040, 760}); // its table needs space
        else
            rememberGeometry(this, QStringLiteral("founding"), {960, 560}); // the width of the options, in German too

        addPage(rulesPage());
        addPage(listPage());
        addPage(starPage());
        m_diceId = addPage(dicePage());
        m_optionsId = addPage(optionsPage());
        if (isOnPaper())
            m_paperId = addPage(paperPage());
        addPage(campaignPage());
        connect(this, &QWizard::currentIdChanged, this, [this](int id) {
            if (currentPage())
                enter(*currentPage(), Qt::OtherFocusReason);
            offerToFinish();
            if (id == m_diceId)
                askDice();
            if (isOnPaper() && id == m_paperId)
                m_paper->load(m_rules->pack(), m_list->id(), m_options->value());
        });
        // Queued, so that the buttons already have their new state.
        connect(this, &QWizard::currentIdChanged, this, &FoundingWizard::tellMissing, Qt::QueuedConnection);
        for (const int id : pageIds())
            connect(page(id), &QWizardPage::completeChanged, this, &FoundingWizard::tellMissing, Qt::QueuedConnection);
        connect(m_rules, &RulesChoice::chosen, this, &FoundingWizard::showRules);
        connect(m_list, &ListChoice::chosen, this, &FoundingWizard::proposeForTheList);
        connect(m_rollsStar, &QCheckBox::toggled, this, &FoundingWizard::proposeForTheList);
        connect(m_rollsStar, &QCheckBox::toggled, this, &FoundingWizard::offerToFinish);
        connect(m_starName, &QLineEdit::textChanged, this, &FoundingWizard::proposeNames);
        connect(m_name, &QLineEdit::textChanged, this, &FoundingWizard::proposeNames);
        showRules();
        proposeNames();
    }

    /// Returns the path of the new campaign's file, once the wizard is accepted.
    QString path() const
    {
        QString path = QDir::fromNativeSeparators(m_file->text().trimmed());
        if (!path.isEmpty() && !path.endsWith(u".muster"))
            path += QStringLiteral(".muster");
        return path;
    }

    acts::NewCampaign wanted() const
    {
        acts::NewCampaign wanted{
            m_name->text().simplified(), m_list->id(),         m_starName->text().simplified(), m_star->value(),
            m_options->value(),          m_attributes->value()};
        wanted.player = m_player->text().simplified();
        wanted.rollsFaction = m_list->rollsFaction() && !isOnPaper();
        wanted.rollsStar = m_rules->pack().rollsStar && m_rollsStar->isChecked() && !isOnPaper();
        return wanted;
    }

    void accept() override
    {
        if (isByDice() && !m_dice->deed().isComplete())
            return next(); // to its dice
        const acts::NewCampaign asked = wanted();
        const Pack pack = m_rules->pack();
        const Result<Step> told = isOnPaper() ? toldOnPaper(m_paper->value()) : Result<Step>(Step());
        if (!told)
            return refuse(textOf(told.problems()));
        if (const Problems problems = acts::check({}, pack, asked); !isOnPaper() && !problems.empty())
            return refuse(textOf(problems));
        // Performed again from the start, because the names may have changed since the dice were rolled.
        const PendingAct founding([&](Dice &dice, Step &step) { acts::perform({}, pack, asked, 0, dice, step); },
                                  isByDice() ? m_dice->deed().tape() : Tape());
        Step step = isOnPaper() ? *told : founding.soFar();
        QDir().mkpath(QFileInfo(path()).path());
        step.when = QDateTime::currentDateTimeUtc();
        const auto created = CampaignFile::create(path(), step);
        if (!created)
            return refuse(created.problem().text);
        QWizard::accept();
    }

    int nextId() const override
    {
        int next = QWizard::nextId();
        if (next < 0)
            return next;
        if (next == m_diceId && !isByDice())
            ++next;
        if (next == m_optionsId && m_rules->problem().isEmpty() && m_rules->pack().options.empty())
            ++next;
        return next;
    }

protected:
    /// Shows the reasons against the state on paper on the page where it was entered.
    bool validateCurrentPage() override
    {
        if (!isOnPaper() || currentId() != m_paperId)
            return QWizard::validateCurrentPage();
        return m_paper->isSound([this](const acts::Paper &paper) {
            const Result<Step> step = toldOnPaper(paper);
            return step ? Problems() : step.problems();
        });
    }

    bool focusNextPrevChild(bool next) override { return goToNextStop(*this, next); }

    /// Sets the focus again, because a QWizard gives its first page the focus only when it is shown.
    void showEvent(QShowEvent *event) override
    {
        QWizard::showEvent(event);
        enter(*currentPage(), Qt::OtherFocusReason);
    }

private:
    QWizardPage *rulesPage()
    {
        WizardSheet sheet(tr("Choose the rules"), tr("You cannot change a campaign's rules later."));
        addTo(*sheet.column, {scrolledToFit(m_rules), Spring{}});
        if (!m_rules->problem().isEmpty())
            sheet.column->addWidget(makeParagraph(TextUse::BodyBold, m_rules->problem()));
        return sheet.page;
    }

    QWizardPage *listPage()
    {
        WizardSheet sheet(tr("Choose your army list"),
                          tr("Your band is recruited from one army list, by dice or by hand."));
        sheet.column->addWidget(m_list, 1);
        return sheet.page;
    }

    QWizardPage *starPage()
    {
        WizardSheet sheet({}, tr("This is your character, who leads the band."));
        m_starPage = sheet.page;
        m_starHeading = sheet.heading;
        m_starName->setMinimumWidth(280);
        m_player->setMinimumWidth(280);
        //: Label of a field: the Star's name
        insertRow(*m_star->form(), 0, tr("Na&me"), m_starName);
        m_star->form()->insertRow(1, QString(), m_rollsStar);
        //: Label of choices: gifts such as Tough
        addRow(*m_star->form(), tr("Attrib&utes"), m_attributes);
        m_player->setPlaceholderText(tr("if several play"));
        //: Label of a field: who plays the Star
        addRow(*m_star->form(), tr("&Player"), m_player);
        addTo(*sheet.column, {m_star, Spring{}});
        sheet.page->require(m_starName, tr("Enter a name first."));
        return sheet.page;
    }

    QWizardPage *dicePage()
    {
        //: Heading: dice to roll
        WizardSheet sheet(tr("Dice"), tr("Type your own dice, or press Enter to have them rolled for you."));
        m_dice->setButtonsShown(true);
        m_dice->cancelAction()->setVisible(false); // the wizard has its own
        m_dice->lastRollAction()->setShortcutContext(Qt::WindowShortcut); // works while Next has the focus, too
        connect(m_dice, &DicePanel::advanced, this, [this] {
            tellRolled();
            m_dice->entry()->setFocus(Qt::OtherFocusReason); // even if Next has the focus, after Undo
        });
        connect(m_dice, &DicePanel::completed, this,
                [this] { button(QWizard::NextButton)->setFocus(Qt::OtherFocusReason); });
        setAccessibleRole(*m_rolled, QAccessible::AlertMessage);
        addTo(*sheet.column, {m_beforeDice, m_dice, m_rolled, Spring{1}});
        sheet.page->require(m_dice, tr("Roll the dice first."));
        return sheet.page;
    }

    QWizardPage *optionsPage()
    {
        WizardSheet sheet(tr("Choose the options"), tr("Where the rules leave a choice. You can change these later."));
        sheet.column->addWidget(scrolled(m_options), 1);
        return sheet.page;
    }

    QWizardPage *paperPage()
    {
        WizardSheet sheet(tr("What stands on paper"),
                          tr("The campaign goes on from here. Nothing is rolled; it is marked as told."));
        sheet.column->addWidget(m_paper, 1);
        return sheet.page;
    }

    QWizardPage *campaignPage()
    {
        //: Name of a page of the wizard
        WizardSheet sheet(tr("The campaign"), tr("The whole campaign is kept in one file, saved as you play."));
        //: Label of a field, for a screen reader
        m_name->setAccessibleName(tr("Campaign name"));
        m_name->setMinimumWidth(360);
        //: Label of a field, for a screen reader
        m_file->setAccessibleName(tr("Campaign file"));
        m_file->setMinimumWidth(360);

        //: Button: a dialog for the file
        auto *choose = new Button({}, tr("&Choose…"));
        choose->setAccessibleName(tr("Choose where to save the campaign"));
        onPress(choose, this, &FoundingWizard::chooseFile);
        QWidget *fileRow = widgetWith(hbox({{m_file, 1}, choose}, 8));

        //: Label of a field: the campaign's name
        QFormLayout *form = makeForm({{tr("Na&me"), m_name}, {tr("F&ile"), fileRow}});
        qobject_cast<QLabel *>(form->labelForField(fileRow))->setBuddy(m_file);
        addTo(*sheet.column, {form, Spring{}, m_problem});
        sheet.page->require(m_file, tr("Choose where to save the campaign first."));
        return sheet.page;
    }

    /// Returns the founding step, with the Star of the Star page as leader of the band entered.
    Result<Step> toldOnPaper(acts::Paper paper) const
    {
        const acts::NewCampaign asked = wanted();
        Figure star;
        star.star = true;
        star.name = asked.starName;
        star.profile = asked.star;
        star.attributes = asked.attributes;
        star.months = m_paper->starMonths();
        star.carries = m_paper->starCarries();
        paper.band.insert(paper.band.begin(), star);
        return acts::foundOnPaper(m_rules->pack(), asked, paper);
    }

    bool isOnPaper() const { return m_paper != nullptr; }

    void showRules()
    {
        if (!m_rules->problem().isEmpty())
            return;
        const Pack &pack = m_rules->pack();
        m_list->load(pack);
        //: Heading, in rules that speak of a Leader instead of a Star
        m_starHeading->setText(pack.hasSkill ? tr("Your Leader") : tr("Your Star"));
        m_starName->setAccessibleName(pack.hasSkill ? tr("The Leader's name") : tr("The Star's name"));
        m_star->form()->setRowVisible(m_attributes, pack.attributes.has_value());
        m_star->form()->setRowVisible(m_player, systemOf({}, pack).traits.takesPlayers);
        m_attributes->load(pack, {}, AttributeChoice::most);
    }

    void proposeForTheList()
    {
        const Pack &pack = m_rules->pack();
        const bool rolled = pack.rollsStar && m_rollsStar->isChecked() && !isOnPaper();
        m_star->load(pack, acts::suggestedStar(pack, m_list->id()), pack.leastStarRep, pack.mostStarRep);
        const bool isPrinted = pack.team(m_list->id()) && !m_list->rollsFaction();
        m_star->form()->setRowVisible(m_rollsStar, pack.rollsStar && !isPrinted && !isOnPaper());
        if (rolled || m_list->rollsFaction())
            m_star->ask(rolled ? ProfilePanel::Asks::Nothing : ProfilePanel::Asks::Worth);
        m_options->load(pack, acts::suggestedOptions(pack, m_list->list(), m_list->rollsFaction()));
    }

    void proposeNames()
    {
        const QString star = m_starName->text().simplified();
        const QString proposed = star.isEmpty() ? QString() : tr("The band of %1").arg(star);
        m_name->setPlaceholderText(proposed);
        if (m_file->isModified())
            return;
        const QString name = m_name->text().simplified();
        m_file->setText(QDir::toNativeSeparators(freeCampaignPath(name.isEmpty() ? proposed : name)));
    }

    /// Asks for the Star's dice. Dice entered before are kept if the Star has changed.
    void askDice()
    {
        const acts::NewCampaign asked = wanted();
        const Pack pack = m_rules->pack();
        const Problems problems = acts::check({}, pack, asked);
        m_beforeDice->setText(textOf(problems));
        m_beforeDice->setVisible(!problems.empty());
        if (!problems.empty())
            return m_dice->stop();
        const Tape kept = m_dice->deed().tape();
        m_dice->start([=](Dice &dice, Step &step) { acts::perform({}, pack, asked, 0, dice, step); },
                      {[name = asked.starName](int) { return name; }, {}, {}}, kept);
        tellRolled();
        m_dice->entry()->setFocus(Qt::OtherFocusReason);
    }

    /// Shows the result when all dice are rolled.
    void tellRolled()
    {
        const PendingAct &deed = m_dice->deed();
        const Campaign founded = deed.isComplete() ? fold({deed.soFar()}) : Campaign();
        const Figure *star = founded.star();
        const Pack &pack = m_rules->pack();
        m_rolled->setText(
            !star ? QString()
                : m_list->rollsFaction()
                //: The Star's name, the army list, and the Rep or initiative
                ? tr("%1: %2, %3").arg(star->name, words::enemy(founded.list, pack), words::worth(star->profile, pack))
                //: The Star's name, and the Rep or initiative
                : tr("%1: %2").arg(star->name, words::worth(star->profile, pack)));
        if (star)
            announce(*m_rolled);
    }

    bool isByDice() const
    {
        return !isOnPaper() && m_rules->problem().isEmpty() && acts::isByDice(m_rules->pack(), wanted());
    }

    void chooseFile()
    {
        const QString path = QFileDialog::getSaveFileName(this, tr("Save campaign as"), m_file->text(),
                                                          campaignFilter(), nullptr, QFileDialog::DontConfirmOverwrite);
        if (path.isEmpty())
            return;
        m_file->setText(QDir::toNativeSeparators(path));
        m_file->setModified(true);
    }

    /// Shows why founding was refused on the last page, where the campaign's name and file can be changed.
    void refuse(const QString &why)
    {
        m_problem->setText(why);
        for (int id = currentId(); nextId() >= 0; id = currentId()) {
            next();
            if (currentId() == id)
                break; // an input is missing on this page
        }
    }

    /// Offers to finish on the Star page if the Star is not rolled, because all further pages have default values.
    void offerToFinish()
    {
        m_starPage->setFinalPage(!isOnPaper() && !isByDice());
        const bool mayEnd = currentPage() == m_starPage && m_starPage->isFinalPage();
        qobject_cast<Button *>(button(QWizard::FinishButton))
            ->setLook(mayEnd ? ButtonLook::Primary : ButtonLook::Outlined); // as good as going on
    }

    /// Sets the tool tips that say why Next and Create campaign are disabled.
    void tellMissing()
    {
        const auto *page = static_cast<const AskingPage *>(currentPage());
        const QString missing = page ? page->missing() : QString();
        QAbstractButton *next = button(NextButton);
        QAbstractButton *finish = button(FinishButton);
        next->setToolTip(next->isEnabled() ? QString() : missing.isEmpty() ? tr("This is the last page.") : missing);
        finish->setToolTip(finish->isEnabled()     ? QString()
                               : missing.isEmpty() ? tr("Click Next first: there is more to choose.")
                                                   : missing);
    }

    RulesChoice *m_rules;
    ListChoice *m_list = new ListChoice;
    QLabel *m_starHeading = nullptr;
    QWizardPage *m_starPage = nullptr;
    QLineEdit *m_player = new QLineEdit;
    QLineEdit *m_starName = new QLineEdit;
    QCheckBox *m_rollsStar = new QCheckBox(tr("R&oll on the army list"));
    ProfilePanel *m_star = new ProfilePanel;
    AttributeChoice *m_attributes = new AttributeChoice;
    DicePanel *m_dice = new DicePanel;
    QLabel *m_beforeDice = makeParagraph(TextUse::BodyBold, {}); ///< reason why nothing can be rolled
    QLabel *m_rolled = makeParagraph(TextUse::RowName, {}); ///< the Star as rolled
    int m_diceId = -1;
    int m_optionsId = -1;
    PaperForm *m_paper; ///< null if the campaign begins anew
    int m_paperId = -1;
    QLineEdit *m_name = new QLineEdit;
    OptionsPanel *m_options = new OptionsPanel;
    QLineEdit *m_file = new QLineEdit;
    QLabel *m_problem = makeParagraph(TextUse::BodyBold, {});
};

} // namespace

QString foundCampaign(QWidget *over, Founding begins, const QString &variant)
{
    FoundingWizard wizard(over, begins, variant);
    return wizard.exec() == QDialog::Accepted ? wizard.path() : QString();
}

} // namespace muster

#include "foundingwizard.moc"

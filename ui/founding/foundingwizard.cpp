// SPDX-License-Identifier: MIT
#include "ui/founding/foundingwizard.h"

#include "model/storage/campaignfile.h"
#include "ui/founding/listchoice.h"
#include "ui/founding/optionspanel.h"
#include "ui/founding/profilepanel.h"
#include "ui/parts/button.h"
#include "ui/parts/label.h"
#include "ui/window/campaigns.h"

#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace muster {

namespace {

/// A page that can be left when its lines are filled in.
class AskingPage : public QWizardPage
{
public:
    void require(QLineEdit *line)
    {
        m_required.push_back(line);
        connect(line, &QLineEdit::textChanged, this, &QWizardPage::completeChanged);
    }

    bool isComplete() const override
    {
        return std::all_of(m_required.begin(), m_required.end(),
                           [](const QLineEdit *line) { return !line->text().simplified().isEmpty(); });
    }

private:
    std::vector<QLineEdit *> m_required;
};

/// A page under a heading of ours: QWizard's own titles know no serif.
struct WizardSheet {
    AskingPage *page = new AskingPage;
    QVBoxLayout *column = new QVBoxLayout(page);

    WizardSheet(const QString &title, const QString &hint)
    {
        column->setContentsMargins(24, 16, 24, 8);
        column->setSpacing(8);
        column->addWidget(makeLabel(TextUse::PageTitle, title));
        column->addWidget(makeParagraph(TextUse::Body, hint, nullptr, QPalette::PlaceholderText));
        column->addSpacing(12);
    }
};

/// The best row of the list, as the Star it suggests.
Profile suggestStar(const Pack &pack, const ArmyList &list)
{
    const auto best = std::max_element(list.figures.rows.begin(), list.figures.rows.end(),
                                       [](const auto &a, const auto &b) { return a.outcome.rep < b.outcome.rep; });
    Profile star = best == list.figures.rows.end() ? Profile() : best->outcome;
    star.type.clear();
    star.rep = pack.suggestedStarRep;
    return star;
}

} // namespace

FoundingWizard::FoundingWizard(QWidget *parent)
    : QWizard(parent)
    , m_list(new ListChoice)
    , m_starName(new QLineEdit)
    , m_star(new ProfilePanel)
    , m_name(new QLineEdit)
    , m_options(new OptionsPanel)
    , m_file(new QLineEdit)
    , m_problem(makeParagraph(TextUse::BodyBold, {}))
{
    setWindowTitle(tr("New campaign"));
    setWizardStyle(QWizard::ClassicStyle);
    setOption(QWizard::NoBackButtonOnStartPage);
    setButtonText(QWizard::BackButton, tr("&Back"));
    setButtonText(QWizard::NextButton, tr("&Next"));
    setButtonText(QWizard::FinishButton, tr("&Found the campaign"));
    resize(760, 560);

    addPage(listPage());
    addPage(starPage());
    addPage(campaignPage());
    connect(m_list, &ListChoice::chosen, this, &FoundingWizard::proposeStar);
    connect(m_starName, &QLineEdit::textChanged, this, &FoundingWizard::proposeNames);
    connect(m_name, &QLineEdit::textChanged, this, &FoundingWizard::proposeNames);
    proposeStar();
    proposeNames();
}

QWizardPage *FoundingWizard::listPage()
{
    WizardSheet sheet(tr("Whom do you lead?"),
                      tr("The band is recruited from one army list, by 2d6 or picked by hand."));
    sheet.column->addWidget(m_list, 1);
    if (!m_list->problem().isEmpty())
        sheet.column->addWidget(makeParagraph(TextUse::BodyBold, m_list->problem()));
    return sheet.page;
}

QWizardPage *FoundingWizard::starPage()
{
    WizardSheet sheet(tr("Your Star"),
                      tr("He is you on the table. His Rep is also how many Grunts he can lead; 5 is suggested."));
    m_starName->setAccessibleName(tr("The Star's name"));
    m_starName->setMinimumWidth(280);
    insertRow(*m_star->form(), 0, tr("&Name"), m_starName);
    sheet.column->addWidget(m_star);
    sheet.column->addStretch();
    sheet.page->require(m_starName);
    return sheet.page;
}

QWizardPage *FoundingWizard::campaignPage()
{
    WizardSheet sheet(tr("The campaign"), tr("Everything that happens is written into one file, as it happens."));
    m_name->setAccessibleName(tr("The campaign's name"));
    m_name->setMinimumWidth(360);
    m_file->setAccessibleName(tr("The campaign's file"));
    m_file->setMinimumWidth(360);

    auto *choose = new Button({}, tr("&Choose…"));
    choose->setAccessibleName(tr("Choose another place for the file"));
    connect(choose, &QPushButton::clicked, this, &FoundingWizard::chooseFile);
    auto *file = new QHBoxLayout;
    file->setContentsMargins(0, 0, 0, 0);
    file->setSpacing(8);
    file->addWidget(m_file, 1);
    file->addWidget(choose);

    QFormLayout *form = makeForm();
    addRow(*form, tr("&Name"), m_name);
    auto *fileRow = new QWidget;
    fileRow->setLayout(file);
    addRow(*form, tr("&File"), fileRow);
    qobject_cast<QLabel *>(form->labelForField(fileRow))->setBuddy(m_file);
    sheet.column->addLayout(form);
    sheet.column->addSpacing(12);
    sheet.column->addWidget(m_options);
    sheet.column->addStretch();
    sheet.column->addWidget(m_problem);
    sheet.page->require(m_file);
    return sheet.page;
}

void FoundingWizard::proposeStar()
{
    if (!m_list->problem().isEmpty())
        return;
    const Pack &pack = m_list->pack();
    m_star->load(pack, suggestStar(pack, m_list->list()), pack.leastStarRep, pack.mostStarRep);
    m_options->load(pack, {});
}

void FoundingWizard::proposeNames()
{
    const QString star = m_starName->text().simplified();
    const QString proposed = star.isEmpty() ? QString() : tr("The band of %1").arg(star);
    m_name->setPlaceholderText(proposed);
    if (m_file->isModified())
        return;
    const QString name = m_name->text().simplified();
    m_file->setText(QDir::toNativeSeparators(freeCampaignPath(name.isEmpty() ? proposed : name)));
}

void FoundingWizard::chooseFile()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Where the campaign shall lie"), m_file->text(),
                                                      campaignFilter(), nullptr, QFileDialog::DontConfirmOverwrite);
    if (path.isEmpty())
        return;
    m_file->setText(QDir::toNativeSeparators(path));
    m_file->setModified(true);
}

void FoundingWizard::refuse(const QString &why)
{
    m_problem->setText(why);
}

QString FoundingWizard::path() const
{
    QString path = QDir::fromNativeSeparators(m_file->text().trimmed());
    if (!path.isEmpty() && !path.endsWith(QStringLiteral(".muster")))
        path += QStringLiteral(".muster");
    return path;
}

actions::NewCampaign FoundingWizard::wanted() const
{
    return {m_name->text().simplified(), m_list->list().id, m_starName->text().simplified(), m_star->value(),
            m_options->value(), {}};
}

void FoundingWizard::accept()
{
    auto founding = actions::found(m_list->pack(), wanted());
    if (!founding)
        return refuse(textOf(founding.problems()));
    QDir().mkpath(QFileInfo(path()).path());
    founding->when = QDateTime::currentDateTimeUtc();
    const auto created = CampaignFile::create(path(), *founding);
    if (!created)
        return refuse(created.problem().text);
    QWizard::accept();
}

} // namespace muster

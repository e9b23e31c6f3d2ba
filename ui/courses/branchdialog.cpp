// SPDX-License-Identifier: MIT
#include "ui/courses/branchdialog.h"

#include "model/actions/demands.h"
#include "model/story/stepstory.h"
#include "model/story/words.h"
#include "ui/parts/button.h"
#include "ui/parts/dialogbuttons.h"
#include "ui/parts/form.h"
#include "ui/parts/label.h"
#include "ui/window/campaigns.h"
#include "ui/window/recentfiles.h"

#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace muster {

namespace {

constexpr int branchWidth = 560;
constexpr int copyNameWidth = 400;

QString standingAfter(const CampaignDocument &document, std::size_t steps)
{
    const Book &book = document.book();
    const Campaign before = fold(book.steps, steps - 1);
    const QString last = nameOf(book.steps[steps - 1], before, document.pack());
    return steps == 1
        ? BranchDialog::tr(
              "The campaign as it stood after step 1, “%1”. You continue in the copy; this campaign is not changed.")
              .arg(last)
        : BranchDialog::tr("The campaign as it stood after step %1, “%2” (%3). You continue in the copy; this "
                           "campaign is not changed.")
              .arg(QString::number(steps), last, words::turn(before.turn, before, document.pack()));
}

} // namespace

BranchDialog::BranchDialog(const CampaignDocument &document, std::size_t steps, QWidget *parent)
    : BranchDialog(document, {steps, 0, tr("%1, another course").arg(document.campaign().name)}, tr("What-if copy"),
                   standingAfter(document, steps), parent)
{
}

BranchDialog::BranchDialog(const CampaignDocument &document, const LeftCourse &course, QWidget *parent)
    : BranchDialog(document, {0, course.id, course.name}, tr("Course as a campaign"),
                   tr("The course “%1” as a campaign of its own. You continue in it; this campaign is not changed, and "
                      "keeps the course.")
                       .arg(course.name),
                   parent)
{
}

BranchDialog::BranchDialog(const CampaignDocument &document, const BranchPoint &point, const QString &title,
                           const QString &standing, QWidget *parent)
    : QDialog(parent)
    , m_document(document)
    , m_point(point)
    , m_name(new QLineEdit(point.name))
    , m_place(makeParagraph(TextUse::SecondLine, {}, nullptr, QPalette::PlaceholderText))
    , m_problem(makeParagraph(TextUse::Body, {}))
{
    setWindowTitle(title);
    setBackgroundRole(QPalette::Base);
    setMinimumWidth(branchWidth);
    auto *form = makeForm();
    m_name->setMaxLength(actions::longestName);
    m_name->setMinimumWidth(besideType(copyNameWidth));
    addRow(*form, tr("N&ame"), m_name);
    m_problem->hide();

    auto *buttons = new DialogButtons(tr("Create &copy"));
    connect(buttons, &DialogButtons::accepted, this, &BranchDialog::accept);
    connect(buttons, &DialogButtons::rejected, this, &QDialog::reject);
    connect(buttons->add(tr("Save &elsewhere…")), &QPushButton::clicked, this, &BranchDialog::choosePlace);
    connect(m_name, &QLineEdit::textChanged, this, &BranchDialog::placeCopy);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(26, 20, 26, 20);
    column->setSpacing(12);
    column->addWidget(makeLabel(TextUse::PageTitle, title));
    column->addWidget(makeParagraph(TextUse::Body, standing));
    column->addLayout(form);
    column->addWidget(m_place);
    column->addWidget(m_problem);
    column->addWidget(buttons);
    m_name->selectAll();
    m_name->setFocus();
    placeCopy();
}

void BranchDialog::placeCopy()
{
    m_problem->hide();
    if (!m_isPlaced)
        m_path = freePathBeside(m_document.path(), m_name->text());
    const QString file = QFileInfo(m_path).fileName();
    const bool isBeside = QFileInfo(m_path).path() == QFileInfo(m_document.path()).path();
    m_place->setText(isBeside ? tr("Saved beside the campaign as “%1”.").arg(file)
                              : tr("Saved as “%1” in %2.").arg(file, recentfiles::folderInWords(m_path)));
}

void BranchDialog::choosePlace()
{
    const QString path = askForNewCampaign(this, windowTitle(), m_path);
    m_isPlaced = m_isPlaced || !path.isEmpty();
    if (!path.isEmpty())
        m_path = path;
    placeCopy();
}

void BranchDialog::accept()
{
    m_point.name = m_name->text();
    if (const auto done = m_document.branch(m_path, m_point))
        return QDialog::accept();
    else
        m_problem->setText(done.problem().text);
    m_problem->show();
    m_name->setFocus();
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "ui/courses/branchdialog.h"

#include "model/actions/demands.h"
#include "model/story/stepstory.h"
#include "model/story/words.h"
#include "ui/parts/button.h"
#include "ui/parts/form.h"
#include "ui/parts/label.h"
#include "ui/window/campaigns.h"

#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace muster {

namespace {

constexpr int branchWidth = 560;
constexpr int copyNameWidth = 400;

} // namespace

BranchDialog::BranchDialog(const CampaignDocument &document, std::size_t steps, QWidget *parent)
    : QDialog(parent)
    , m_document(document)
    , m_steps(steps)
    , m_name(new QLineEdit(tr("%1, another course").arg(document.campaign().name)))
    , m_place(makeParagraph(TextUse::SecondLine, {}, nullptr, QPalette::PlaceholderText))
    , m_problem(makeParagraph(TextUse::Body, {}))
{
    setWindowTitle(tr("What-if copy"));
    setBackgroundRole(QPalette::Base);
    setMinimumWidth(branchWidth);
    auto *form = makeForm();
    m_name->setMaxLength(actions::longestName);
    m_name->setMinimumWidth(besideType(copyNameWidth));
    addRow(*form, tr("N&ame"), m_name);
    m_problem->hide();

    auto *create = new Button({}, tr("Create &copy"), this, ButtonLook::Primary);
    auto *cancel = new Button({}, tr("Ca&ncel"), this);
    create->setDefault(true);
    cancel->setAutoDefault(false);
    connect(create, &QPushButton::clicked, this, &BranchDialog::accept);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_name, &QLineEdit::textChanged, this, &BranchDialog::placeCopy);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(create);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(26, 20, 26, 20);
    column->setSpacing(12);
    column->addWidget(makeLabel(TextUse::PageTitle, tr("What-if copy")));
    column->addWidget(makeParagraph(TextUse::Body, standing()));
    column->addLayout(form);
    column->addWidget(m_place);
    column->addWidget(m_problem);
    column->addLayout(buttons);
    m_name->selectAll();
    m_name->setFocus();
    placeCopy();
}

QString BranchDialog::standing() const
{
    const Book &book = m_document.book();
    const Campaign before = fold(book.steps, m_steps - 1);
    const QString last = nameOf(book.steps[m_steps - 1], before, m_document.pack());
    const QString number = QString::number(m_steps);
    return m_steps == 1
        ? tr("The campaign as it stood after step 1, “%1”. You continue in the copy; this campaign is not changed.")
              .arg(last)
        : tr("The campaign as it stood after step %1, “%2” (%3). You continue in the copy; this campaign is not "
             "changed.")
              .arg(number, last, words::turn(before.turn, before, m_document.pack()));
}

void BranchDialog::placeCopy()
{
    m_problem->hide();
    m_path = freePathBeside(m_document.path(), m_name->text());
    m_place->setText(tr("Saved beside the campaign as “%1”.").arg(QFileInfo(m_path).fileName()));
}

void BranchDialog::accept()
{
    if (const auto done = m_document.branch(m_path, m_steps, m_name->text()))
        return QDialog::accept();
    else
        m_problem->setText(done.problem().text);
    m_problem->show();
    m_name->setFocus();
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "ui/variant/listeditor.h"

#include "model/acts/demands.h"
#include "model/variant/variants.h"
#include "ui/parts/button.h"
#include "ui/parts/form.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/window/writestep.h"

#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>

namespace muster {

CopyDialog::CopyDialog(const RuleParts &parts, const QString &list, QWidget *parent)
    : QDialog(parent)
    , m_parts(parts)
    , m_name(new QLineEdit(tr("%1, my own").arg(list)))
    , m_problem(makeParagraph(TextUse::BodyBold, {}))
{
    setWindowTitle(tr("Copy a list"));
    constexpr int wide = 440;
    setMinimumWidth(wide);
    constexpr int wideName = 280;
    m_name->setMinimumWidth(scaledForFont(wideName));
    m_name->setMaxLength(acts::longestName);
    m_problem->hide();
    auto *form = makeForm({{tr("&Name of the new list"), m_name}});
    //: Button
    auto *buttons = new DialogButtons(tr("Create &copy"));
    connect(buttons, &DialogButtons::accepted, this, &CopyDialog::accept);
    connect(buttons, &DialogButtons::rejected, this, &QDialog::reject);
    connect(m_name, &QLineEdit::textChanged, m_problem, &QWidget::hide);

    vbox(this, {makeLabel(TextUse::PageTitle, tr("Copy a list")), form, m_problem, buttons}, 12, {24, 16, 24, 16});
    m_name->selectAll();
    m_name->setFocus();
}

QString CopyDialog::name() const
{
    return m_name->text().simplified();
}

void CopyDialog::accept()
{
    const Problems problems = againstListName(m_parts, name());
    if (problems.empty())
        return QDialog::accept();
    m_problem->setText(textOf(problems));
    m_problem->show();
    m_name->setFocus();
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "ui/band/namesdialog.h"

#include "model/names.h"
#include "ui/parts/dialogbuttons.h"
#include "ui/parts/label.h"
#include "ui/window/writestep.h"

#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace muster {

NamesDialog::NamesDialog(const Pack &pack, QWidget *parent)
    : QDialog(parent)
    , m_pack(pack.id)
    , m_names(new QPlainTextEdit)
    , m_problem(makeParagraph(TextUse::BodyBold, {}))
{
    setWindowTitle(tr("Names"));
    m_names->setAccessibleName(tr("Names, one per line"));
    m_names->setTabChangesFocus(true);
    m_names->setPlainText(ownNames(m_pack).join(u'\n'));
    m_names->setMinimumSize(320, 260);

    auto *buttons = new DialogButtons(tr("&Save"));
    connect(buttons, &DialogButtons::accepted, this, &NamesDialog::accept);
    connect(buttons, &DialogButtons::rejected, this, &QDialog::reject);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 16, 24, 16);
    column->setSpacing(12);
    column->addWidget(makeLabel(TextUse::PageTitle, tr("Names")));
    column->addWidget(makeParagraph(
        TextUse::Body,
        tr("New recruits take these names in order, one per line. Leave it empty to use the names supplied with %1.")
            .arg(pack.title),
        nullptr, QPalette::PlaceholderText));
    column->addWidget(m_names, 1);
    column->addWidget(m_problem);
    column->addWidget(buttons);
}

void NamesDialog::accept()
{
    if (const auto kept = keepOwnNames(m_pack, m_names->toPlainText().split(u'\n')); !kept)
        return m_problem->setText(textOf(kept.problems()));
    QDialog::accept();
}

} // namespace muster

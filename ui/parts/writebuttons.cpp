// SPDX-License-Identifier: MIT
#include "ui/parts/writebuttons.h"

#include "ui/parts/button.h"
#include "ui/parts/label.h"

#include <QAction>
#include <QHBoxLayout>

namespace muster {

void allow(QAction &action, const QString &whyNot)
{
    action.setEnabled(whyNot.isEmpty());
    action.setStatusTip(whyNot);
    action.setToolTip(asToolTip(whyNot));
}

WriteButtons::WriteButtons(const QString &spoken, QWidget *parent)
    : QWidget(parent)
{
    auto *write = new Button(QStringLiteral("check"), tr("Save"), nullptr, ButtonLook::Primary);
    auto *cancel = new Button({}, tr("Cancel"));
    if (!spoken.isEmpty())
        write->setAccessibleName(spoken);
    connect(write, &QPushButton::clicked, this, &WriteButtons::written);
    connect(cancel, &QPushButton::clicked, this, &WriteButtons::cancelled);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(write);
    row->addWidget(cancel);
    row->addStretch(1);
}

} // namespace muster

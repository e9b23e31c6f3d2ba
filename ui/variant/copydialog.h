// SPDX-License-Identifier: MIT
#pragma once

#include "model/variant/sheet.h"

#include <QDialog>

class QLabel;
class QLineEdit;

namespace muster {

/// What a copy of an army list is called.
class CopyDialog : public QDialog
{
    Q_OBJECT
public:
    CopyDialog(const RuleParts &parts, const QString &list, QWidget *parent = nullptr);

    QString name() const;

    void accept() override;

private:
    const RuleParts m_parts;
    QLineEdit *m_name;
    QLabel *m_problem;
};

} // namespace muster

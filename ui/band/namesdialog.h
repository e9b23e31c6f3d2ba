// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/pack.h"

#include <QDialog>

class QLabel;
class QPlainTextEdit;

namespace muster {

/// The player's own names for those who join, one on each line.
class NamesDialog : public QDialog
{
    Q_OBJECT
public:
    explicit NamesDialog(const Pack &pack, QWidget *parent = nullptr);

    void accept() override;

private:
    QString m_pack;
    QPlainTextEdit *m_names;
    QLabel *m_problem;
};

} // namespace muster

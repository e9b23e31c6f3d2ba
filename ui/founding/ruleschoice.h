// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/pack.h"

#include <QWidget>

class QButtonGroup;

namespace muster {

/// The rules a campaign can be played by, each with one line on what it is for.
class RulesChoice : public QWidget
{
    Q_OBJECT
public:
    explicit RulesChoice(QWidget *parent = nullptr);

    const Pack &pack() const;
    /// Why nothing can be chosen; empty when all is well.
    QString problem() const { return m_problem; }

signals:
    void chosen();

private:
    std::vector<Pack> m_packs;
    QString m_problem;
    QButtonGroup *m_buttons;
};

} // namespace muster

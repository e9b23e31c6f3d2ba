// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/pack.h"

#include <QWidget>

class QGridLayout;

namespace muster {

struct Force;

/// Who stands for the enemy, by the numbers that the report after the battle names.
class EnemyRoll : public QWidget
{
    Q_OBJECT
public:
    explicit EnemyRoll(QWidget *parent = nullptr);

    void load(const Force &enemy, const Pack &pack);

private:
    QGridLayout *m_grid;
};

} // namespace muster

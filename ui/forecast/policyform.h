// SPDX-License-Identifier: MIT
#pragma once

#include "model/odds/forecast.h"

#include <QWidget>

#include <array>

class QComboBox;
class QLabel;

namespace muster {

/// Two policies side by side, A and B.
using Policies = std::array<Policy, 2>;

class PolicyForm : public QWidget
{
    Q_OBJECT
public:
    explicit PolicyForm(QWidget *parent = nullptr);

    /// Only where there is Stay or Go can anybody be poisoned.
    void load(const Campaign &campaign, const Pack &pack, bool canBePoisoned);
    Policies policies() const;

    /// Puts what is asked above the answers instead of before them: in some languages both beside each other are too wide.
    void stack(bool isStacked);

signals:
    void changed();

private:
    /// One question of a policy, with the answers of both.
    struct Row {
        QLabel *name;
        std::array<QComboBox *, 2> answers;
    };
    Row addRow(const QString &name, const QStringList &answers);

    void lay();

    bool m_isStacked = false;
    QLabel *m_heading;
    std::array<QLabel *, 2> m_signs;
    QWidget *m_rule;
    Row m_star;
    Row m_places;
    Row m_poisoned;
};

/// What the policy is called where both are shown: by the first in which they differ.
QString policyTitle(const Policies &policies, std::size_t which, const Campaign &campaign);

} // namespace muster

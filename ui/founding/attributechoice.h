// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/pack.h"

#include <QCoreApplication>
#include <QWidget>

#include <array>

class QComboBox;
class QLabel;

namespace muster {

/// A figure's attributes, different ones, each with what it does below it.
class AttributeChoice : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(muster::AttributeChoice)
public:
    static constexpr int most = 2; ///< what a Star may have (R52)

    explicit AttributeChoice(QWidget *parent = nullptr);

    /// `count` can be chosen, or as many as there are in `chosen`; in rules without attributes, none.
    void load(const Pack &pack, const QStringList &chosen, int count);
    /// Their ids, in order.
    QStringList value() const;

private:
    struct Row {
        QComboBox *box;
        QLabel *effect;
    };

    void refresh();

    std::array<Row, most> m_rows;
};

} // namespace muster

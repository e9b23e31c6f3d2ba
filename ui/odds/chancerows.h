// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <vector>

class QLabel;

namespace muster {

class OddsBar;

/// What may happen, one below the other, each with its bar and its percentage.
class ChanceRows : public QWidget
{
    Q_OBJECT
public:
    explicit ChanceRows(const QStringList &names, QWidget *parent = nullptr);

    /// As many as there are names.
    void setChances(const std::vector<double> &chances);

private:
    struct Row {
        QString name;
        OddsBar *bar;
        QLabel *percent;
    };
    std::vector<Row> m_rows;
};

} // namespace muster

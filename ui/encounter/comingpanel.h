// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

#include <QString>
#include <QWidget>

#include <optional>

class QGridLayout;
class QLabel;

namespace muster {

/// Where the encounter itself is rolled up: which may come, and how both sides of each begin.
class ComingPanel : public QWidget
{
    Q_OBJECT
public:
    explicit ComingPanel(QWidget *parent = nullptr);

    void load(const Campaign &campaign, const Pack &pack);

private:
    QLabel *m_heading;
    QGridLayout *m_rows;
};

/// A seed as it is read out: its digits in threes, "48 213".
QString seedText(quint64 seed);
/// What was typed, blanks ignored; none if it is no number.
std::optional<quint64> seedFrom(const QString &text);
/// One nobody has thought of.
quint64 newSeed();

} // namespace muster

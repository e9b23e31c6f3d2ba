// SPDX-License-Identifier: MIT
#pragma once

#include "model/odds/luck.h"

#include <QMap>
#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace muster {

class CampaignDocument;
class Choice;

/// How often each face fell, a bar for each, with a line where fair dice would have them.
class FaceBars : public QWidget
{
    Q_OBJECT
public:
    explicit FaceBars(const FaceCounts &faces, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    FaceCounts m_faces;
};

/// How the dice of this campaign fell: by whom, how far from fair, and the rolls to be talked about.
class LuckView : public QWidget
{
    Q_OBJECT
public:
    explicit LuckView(QWidget *parent = nullptr);

    void load(const CampaignDocument &document);

signals:
    void stepWanted(int step);

private:
    void tellThrows();
    void tellRolls();

    Luck m_luck;
    QMap<int, QString> m_turns; ///< the month of each step whose roll is shown
    QStringList m_names; ///< what the rolls of both lists were for: the rarest first, then the gravest
    QLabel *m_nothing;
    QWidget *m_all;
    QVBoxLayout *m_throws;
    QVBoxLayout *m_rolls;
    Choice *m_order;
};

} // namespace muster

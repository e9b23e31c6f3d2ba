// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/act.h"
#include "model/acts/offer.h"
#include "model/campaign/play.h"

#include <QWidget>

#include <functional>
#include <span>

class QComboBox;
class QFormLayout;
class QLabel;
class QMenu;
class QSpinBox;

namespace muster {

/// What can be done with the chosen row, as buttons with their keys. They fill three rows; what has no room is behind the
/// last.
class PlayBar : public QWidget
{
    Q_OBJECT
public:
    PlayBar();

    /// `takesTests`: the row is of figures.
    void load(const acts::Situation &now, bool takesTests);

signals:
    void testWanted();
    void wanted(const Subject &subject, const acts::Offer &offer);
    /// What was loaded was laid out for another width.
    void widthChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makeButton(const Subject &subject, const acts::Offer &offer);
    QWidget *makePlaceHint(const QString &keys);
    void putRestBehindOne(const Subject &subject, const std::vector<acts::Offer> &offers,
                          std::vector<QWidget *> &widgets, std::size_t before);
};

/// More enemies than the encounter's own: how many, of which side, and where.
class NewGroupPanel : public QWidget
{
    Q_OBJECT
public:
    NewGroupPanel();

    void load(const Play &play);
    /// The one chosen on the map.
    void setSection(int section);

signals:
    void wanted(const Act &group);
    void cancelled();

private:
    QSpinBox *m_figures;
    QComboBox *m_side;
    QFormLayout *m_form;
    QLabel *m_where;
    int m_section = 1;
};

/// What is offered, as entries of a menu with their keys, which are the list's and only told here. What cannot be done says
/// why.
void addOffers(QMenu &menu, std::span<const acts::Offer> offers, const std::function<void(const acts::Offer &)> &take);

/// A key as it stands on a button or in a menu; none for an offer without one.
QString keyText(const acts::Offer &offer);

} // namespace muster

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

/// The actions on the chosen row, as buttons with their keys. They fill three rows; the rest is behind the last button.
class PlayBar : public QWidget
{
    Q_OBJECT
public:
    PlayBar();

    /// Lays out the buttons. `takesTests`: the row is of figures.
    void load(const acts::Situation &now, bool takesTests);

signals:
    void testWanted();
    void wanted(const Subject &subject, const acts::Offer &offer);
    /// Emitted when the width has changed: the buttons were laid out for another.
    void widthChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makeButton(const Subject &subject, const acts::Offer &offer);
    QWidget *makePlaceHint(const QString &keys);
    void putRestBehindOne(const Subject &subject, const std::vector<acts::Offer> &offers,
                          std::vector<QWidget *> &widgets, std::size_t before);
};

/// A form for more enemies than the encounter's own: how many, of which side, and where.
class NewGroupPanel : public QWidget
{
    Q_OBJECT
public:
    NewGroupPanel();

    void load(const Play &play);
    /// Sets the section that is chosen on the map.
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

/// Adds offers to a menu as entries with their keys, which are only shown here: the list handles them. An entry that
/// cannot be done says why.
void addOffers(QMenu &menu, std::span<const acts::Offer> offers, const std::function<void(const acts::Offer &)> &take);

/// Returns the key as a button or a menu shows it; empty for an offer without one.
QString keyText(const acts::Offer &offer);

} // namespace muster

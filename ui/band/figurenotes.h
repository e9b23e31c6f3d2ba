// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/figure.h"
#include "model/campaign/notes.h"

#include <QWidget>

class QVBoxLayout;

namespace muster {

/// What the player wrote about a figure, each with the way to edit it.
class FigureNotes : public QWidget
{
    Q_OBJECT
public:
    explicit FigureNotes(QWidget *parent = nullptr);

    void load(const AllWords &all, const Figure &figure);

signals:
    /// One about the figure is to be written.
    void noteWanted(muster::FigureId id);
    /// One of its notes, by the id of its words.
    void noteChosen(int words);

private:
    QVBoxLayout *m_notes;
};

} // namespace muster

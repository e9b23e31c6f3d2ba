// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/report.h"
#include "rules/pack/pack.h"

#include <QWidget>

class QGridLayout;
class QLineEdit;
class QSpinBox;

namespace muster {

struct Campaign;

/// What the media crew of a band brought home: a reporter's stories, a cameraman's shots (Chain Reaction, first edition,
/// pp. 10, 15). Hidden where nobody of the band is one.
class MediaPanel : public QWidget
{
    Q_OBJECT
public:
    explicit MediaPanel(QWidget *parent = nullptr);

    void load(const Campaign &campaign, const Pack &pack, const AftermathDraft &draft);
    /// Those who sat out saw nothing.
    void setPresent(const std::vector<ReportedFate> &figures);
    /// What is entered for the figure; nothing of anybody else.
    MediaWork workOf(FigureId id) const;

signals:
    void workChanged(muster::FigureId id);

private:
    struct Row {
        FigureId id{};
        bool camera = false;
        QSpinBox *great; ///< close shots, lead stories
        QSpinBox *small; ///< long shots, sound bites
        QLineEdit *reps; ///< in the close shots, interviewed
    };
    void addFigure(const Figure &figure, bool camera, const MediaWork &work);

    QGridLayout *m_grid;
    std::vector<Row> m_rows;
};

} // namespace muster

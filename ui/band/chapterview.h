// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/story/figurehistory.h"
#include "rules/pack/pack.h"

#include <QCoreApplication>
#include <QWidget>

namespace muster {

/// One chapter of a figure's history: the month, what happened, its dice and the ruling.
class ChapterView : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(muster::ChapterView)
public:
    ChapterView(const FigureChapter &chapter, const Campaign &campaign, const Pack &pack, QWidget *parent = nullptr);
};

} // namespace muster

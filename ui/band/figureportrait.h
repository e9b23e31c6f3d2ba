// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

#include <QWidget>

class QLabel;

namespace muster {

class ShownPictures;

/// A figure's miniature, large, with its caption and what can be done with it; hidden where the figure has none.
class FigurePortrait : public QWidget
{
    Q_OBJECT
public:
    explicit FigurePortrait(QWidget *parent = nullptr);

    void load(const CampaignDocument &document, FigureId id);

signals:
    /// Another one is to be chosen.
    void replaceWanted();
    void removeWanted(int picture);

private:
    class Frame;

    ShownPictures *m_pictures;
    Frame *m_frame;
    QLabel *m_caption;
    const CampaignDocument *m_document = nullptr; ///< whose pictures are known; only compared
    int m_picture = 0;
};

} // namespace muster

// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/lastpage.h"

#include <QWidget>

namespace muster {

/// The page that closes a campaign, shown where the next battle would have been.
class LastPageView : public QWidget
{
    Q_OBJECT
public:
    explicit LastPageView(QWidget *parent = nullptr);

    void load(const LastPage &page);

signals:
    void chronicleWanted();

private:
    QWidget *m_content = nullptr;
};

} // namespace muster

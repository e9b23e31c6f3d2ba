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

    /// `fought`: there is a battle to report on.
    void load(const LastPage &page, bool fought);

signals:
    void chronicleWanted();
    void reportWanted();
    void printWanted();

private:
    QWidget *m_content = nullptr;
};

} // namespace muster

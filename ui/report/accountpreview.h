// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/account.h"

#include <QTextBrowser>

namespace muster {

/// A report as it will be read, made from the same account as the page itself: the widget for text knows too little of style
/// sheets to show the page.
class AccountPreview : public QTextBrowser
{
    Q_OBJECT
public:
    AccountPreview();

    void showAccounts(const std::vector<Account> &accounts, const Pack &pack, const PictureSource &pictures);
    /// Markdown and BBCode are read as they are written.
    void showText(const QString &text);
    /// As wide as a page on a desk, or as a phone.
    void setPhone(bool phone);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void lay();

    bool m_phone = false;
    bool m_isText = false;
};

} // namespace muster

// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/account.h"

#include <QTextBrowser>

namespace muster {

/// A preview of a report, made from the same account as the page itself. QTextBrowser supports too little CSS to show
/// the page.
class AccountPreview : public QTextBrowser
{
    Q_OBJECT
public:
    AccountPreview();

    void showAccounts(const std::vector<Account> &accounts, const Pack &pack, const PictureSource &pictures);
    /// Shows Markdown or BBCode as source text.
    void showText(const QString &text);
    /// Sets whether accounts have the width of a phone, else that of a desktop page. Takes effect with the next
    /// accounts.
    void setPhone(bool phone);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void lay();

    bool m_phone = false;
    bool m_isText = false;
};

} // namespace muster

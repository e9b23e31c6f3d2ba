// SPDX-License-Identifier: MIT
#include "ui/report/report.h"

#include "ui/report/mapimage.h"

namespace muster {

WrittenAccount writeReport(const ReportSource &source)
{
    constexpr int pageWidth = 560; // in which lines and letters of the drawing are as strong as the text beside it
    constexpr int imageWidth = 1080;
    AccountMedia media;
    media.map = [&](const Account &account) {
        const MapImage map(account.table, source.pack);
        return source.form == AccountForm::Html ? map.svg(pageWidth) : map.png(imageWidth);
    };
    media.picture = [&](const AccountPicture &picture) {
        return source.pictures ? source.pictures(picture.sha256).value_or(QByteArray()) : QByteArray();
    };
    return writtenAs(source.form, source.accounts, media, source.folder);
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "ui/report/report.h"

#include "ui/report/mapimage.h"
#include "ui/report/reportdialog.h"

#include <QDir>

#include <algorithm>

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

void openReport(QWidget *parent, const CampaignDocument &document, std::optional<int> step,
                const std::function<void(const QString &text)> &say)
{
    std::vector<FinishedBattle> battles = battlesOf(document.book().stepsInForce());
    const auto battle = step
        ? std::find_if(battles.begin(), battles.end(),
                       [=](const FinishedBattle &one) { return static_cast<int>(one.finished) + 1 == *step; })
        : battles.end() - (battles.empty() ? 0 : 1);
    if (battle == battles.end())
        return;
    const auto place = static_cast<std::size_t>(battle - battles.begin());
    auto *dialog = new ReportDialog(document, std::move(battles), place, parent);
    QObject::connect(dialog, &ReportDialog::saved, parent, [say](const QString &path) {
        say(ReportDialog::tr("Report saved to %1.").arg(QDir::toNativeSeparators(path)));
    });
    dialog->open();
}

} // namespace muster

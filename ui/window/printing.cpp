// SPDX-License-Identifier: MIT
#include "ui/window/printing.h"

#include "model/story/setupdice.h"
#include "ui/encounter/partypanel.h"
#include "ui/paper/printdialog.h"
#include "ui/report/report.h"
#include "ui/report/reportdialog.h"
#include "ui/window/messagebar.h"

#include <QFileInfo>
#include <QPointer>

namespace muster {

PrintDialog *previewSheet(QWidget *parent, SheetKind kind, const CampaignDocument &document)
{
    const Campaign &campaign = document.campaign();
    const QFileInfo file(document.path());
    SheetSource source{campaign, document.pack(), file.fileName(), int(document.history().inForce),
                       dealtInWords(document.history())};
    source.miniatures =
        miniaturesOf(campaign.pictures, [&](const QString &sha256) { return document.picture(sha256); });
    const std::span<const Step> steps = document.history().stepsInForce();
    source.steps.assign(steps.begin(), steps.end());
    source.pictures = [from = QPointer(&document)](const QString &sha256) {
        return from ? from->picture(sha256) : std::nullopt;
    };
    if (campaign.encounter) {
        const std::set<FigureId> home = stayingHome(document);
        source.atHome.assign(home.begin(), home.end());
    }
    return previewSheet(parent, kind, source, file.absolutePath());
}

void reportLastBattle(QWidget *parent, const CampaignDocument &document, StatusLine &line)
{
    openReport(parent, document, {}, [&line](const QString &text) { line.remark(text); });
}

void savePhonePage(QWidget *parent, const CampaignDocument &document, StatusLine &line,
                   const std::function<void(const QString &text)> &complain)
{
    savePhonePage(
        parent, document, [&line](const QString &text) { line.remark(text); }, complain);
}

} // namespace muster

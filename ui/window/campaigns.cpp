// SPDX-License-Identifier: MIT
#include "ui/window/campaigns.h"

#include "model/packs.h"
#include "model/sample/sample.h"
#include "model/storage/ondisk.h"
#include "model/story/words.h"
#include "ui/parts/playertext.h"
#include "ui/texts.h"
#include "ui/window/appearance.h"
#include "ui/window/mainwindow.h"
#include "ui/window/notebook.h"
#include "ui/window/recentfiles.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <future>

namespace muster {

using Opened = FileResult<std::unique_ptr<CampaignDocument>>;

/// On a thread of its own; what it gives belongs to the window's.
static Opened read(const QString &path)
{
    Opened opened = CampaignDocument::open(path);
    if (opened)
        (*opened)->handOver(QApplication::instance()->thread());
    return opened;
}

QString campaignAtStart()
{
    const auto recent = recentfiles::all();
    return recent.empty() || !recentfiles::opensLast() ? QString() : recent.front().path;
}

std::unique_ptr<MainWindow> openWindow(const QString &path)
{
    std::future<Opened> opened;
    if (!path.isEmpty())
        opened = std::async(std::launch::async, read, path);
    wearAppearance();
    auto window = std::make_unique<MainWindow>();
    if (opened.valid()) {
        window->notebook()->page(PageKind::Band); // at which most campaigns open, while this one is still being read
        window->take(path, opened.get());
    }
    return window;
}

QString samplePath()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)
        + QStringLiteral("/muster/sample.muster");
}

FileResult<QString> sampleCampaign()
{
    const QString path = samplePath();
    const QDir folder = QFileInfo(path).dir();
    if (QFile::exists(path))
        return path;
    if (!folder.mkpath(QStringLiteral(".")))
        return FileProblem{FileTrouble::Failed,
                           WindowText::tr("The folder %1 cannot be created. Check its permissions.")
                               .arg(QDir::toNativeSeparators(folder.path())),
                           0};
    const auto pack = shippedPack(usualRules);
    if (!pack)
        return FileProblem{FileTrouble::Failed, pack.problem().text, 0};
    const Steps steps = sampleSteps(*pack);
    if (const auto written = CampaignFile::create(path, Book{steps, steps.size()}); !written)
        return written.problem();
    return path;
}

QString campaignFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

/// "Harrow recovered.muster", "Harrow recovered 2.muster".
static QString freePathIn(const QDir &folder, const QString &name)
{
    constexpr int longest = 80;
    const QString named = asFileName(name).left(longest);
    const QString base = named.isEmpty() ? WindowText::tr("My campaign") : named;
    QString path = folder.filePath(base + QStringLiteral(".muster"));
    for (int i = 2; QFile::exists(path); ++i)
        path = folder.filePath(QStringLiteral("%1 %2.muster").arg(base).arg(i));
    return path;
}

QString freeCampaignPath(const QString &name)
{
    return freePathIn(QDir(campaignFolder()), name);
}

QString freePathBeside(const QString &path, const QString &name)
{
    const QString beside = QFileInfo(path).path();
    return freePathIn(QDir(path != samplePath() && mayBeWritten(beside) ? beside : campaignFolder()), name);
}

QString campaignFilter()
{
    return WindowText::tr("Muster campaigns (*.muster)");
}

bool isStory(const QString &path)
{
    constexpr qint64 enough = 4096;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const QList<QByteArray> lines = file.read(enough).split('\n');
    return std::any_of(lines.begin(), lines.end(), [](const QByteArray &line) { return line.startsWith("found "); });
}

QString askForNewCampaign(QWidget *parent, const QString &title, const QString &proposed)
{
    QString path = QFileDialog::getSaveFileName(parent, title, proposed, campaignFilter(), nullptr,
                                                QFileDialog::DontConfirmOverwrite);
    if (!path.isEmpty() && !path.endsWith(QStringLiteral(".muster")))
        path += QStringLiteral(".muster");
    return path;
}

QString turnOfLastStep(const CampaignDocument &document)
{
    const Book &book = document.book();
    if (!book.canTakeBack())
        return {};
    const Campaign before = fold(book.steps, book.inForce - 1);
    return words::turn(before.turn, before, document.pack());
}

} // namespace muster

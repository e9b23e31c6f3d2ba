// SPDX-License-Identifier: MIT
#include "ui/window/campaigns.h"

#include "model/packs.h"
#include "model/storage/files.h"
#include "model/story/words.h"
#include "model/storytext/storytext.h"
#include "ui/parts/label.h"
#include "ui/texts.h"
#include "ui/window/appearance.h"
#include "ui/window/mainwindow.h"
#include "ui/window/notebook.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>
#include <QStringList>

#include <algorithm>
#include <future>

namespace muster {

using Opened = FileResult<std::unique_ptr<CampaignDocument>>;

/// Reads a campaign. Called on a worker thread; the document is moved to the thread of the window.
static Opened read(const QString &path)
{
    Opened opened = CampaignDocument::open(path);
    if (opened)
        (*opened)->releaseThread(QApplication::instance()->thread());
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
        window->notebook()->page(PageKind::Band); // most campaigns open at it; made while this one is still being read
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
    if (const auto written = CampaignFile::create(path, History{steps, steps.size()}); !written)
        return written.problem();
    return path;
}

QString campaignFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

/// Returns a path that no file has: "Harrow recovered.muster", "Harrow recovered 2.muster".
static QString freePathIn(const QDir &folder, const QString &name)
{
    constexpr int longest = 80;
    const QString named = asFileName(name).left(longest);
    //: The name of a file for a campaign that has none yet
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
    return std::ranges::any_of(lines, [](const QByteArray &line) { return line.startsWith("found "); });
}

QString askForNewCampaign(QWidget *parent, const QString &title, const QString &proposed)
{
    QString path = QFileDialog::getSaveFileName(parent, title, proposed, campaignFilter(), nullptr,
                                                QFileDialog::DontConfirmOverwrite);
    if (!path.isEmpty() && !path.endsWith(u".muster"))
        path += QStringLiteral(".muster");
    return path;
}

QString turnOfLastStep(const CampaignDocument &document)
{
    const History &history = document.history();
    if (!history.canUndo())
        return {};
    const Campaign before = fold(history.steps, history.inForce - 1);
    return words::turn(before.turn, before, document.pack());
}

namespace recentfiles {

namespace {

constexpr std::size_t most = 8;
const QString filesKey = QStringLiteral("recentFiles");
const QString datesKey = QStringLiteral("recentDates");
const QString namesKey = QStringLiteral("recentNames"); // names by path
const QString opensLastKey = QStringLiteral("opensLast");

void write(std::vector<Recent> recent)
{
    recent.resize(std::min(recent.size(), most));
    QStringList paths;
    QStringList dates;
    QVariantMap names;
    for (const Recent &one : recent) {
        names.insert(one.path, one.name);
        paths << one.path;
        dates << one.opened.toString(Qt::ISODate);
    }
    QSettings settings;
    settings.setValue(filesKey, paths);
    settings.setValue(datesKey, dates);
    settings.setValue(namesKey, names);
}

void drop(std::vector<Recent> &recent, const QString &path)
{
    std::erase_if(recent, [&](const Recent &one) { return one.path == path; });
}

} // namespace

bool Recent::isThere() const
{
    return QFileInfo(path).isFile();
}

std::vector<Recent> all()
{
    const QSettings settings;
    const QStringList paths = settings.value(filesKey).toStringList();
    const QStringList dates = settings.value(datesKey).toStringList();
    const QVariantMap names = settings.value(namesKey).toMap();
    std::vector<Recent> recent;
    for (qsizetype i = 0; i < paths.size(); ++i)
        recent.push_back({paths[i], QDate::fromString(dates.value(i), Qt::ISODate), names.value(paths[i]).toString()});
    return recent;
}

bool holds(const QString &path)
{
    const std::vector<Recent> listed = all();
    return std::ranges::any_of(listed, [&](const Recent &recent) { return recent.path == path; });
}

void add(const QString &path, const QString &name)
{
    const Recent opened{QFileInfo(path).absoluteFilePath(), QDate::currentDate(), name};
    std::vector<Recent> recent = all();
    // QSettings waits for the disk at every write, and the campaign is mostly the one opened last.
    if (!recent.empty() && recent.front() == opened)
        return;
    drop(recent, opened.path);
    recent.insert(recent.begin(), opened);
    write(std::move(recent));
}

void remove(const QString &path)
{
    std::vector<Recent> recent = all();
    drop(recent, path);
    write(std::move(recent));
}

void clear()
{
    write({});
}

void replace(const QString &path, const QString &found)
{
    const QString whole = QFileInfo(found).absoluteFilePath();
    if (path == whole)
        return;
    std::vector<Recent> recent = all();
    drop(recent, whole);
    for (Recent &one : recent) {
        if (one.path == path)
            one.path = whole;
    }
    write(std::move(recent));
}

bool opensLast()
{
    return QSettings().value(opensLastKey, true).toBool();
}

void setOpensLast(bool opens)
{
    QSettings().setValue(opensLastKey, opens);
}

QString folderInWords(const QString &path)
{
    const QString folder = QFileInfo(path).absolutePath();
    const QString home = QDir::homePath();
    if (folder == home)
        //: A folder, in the list of places
        return WindowText::tr("Home folder");
    const QString inHome = folder.startsWith(home + u'/') ? folder.mid(home.size() + 1) : folder;
    return QDir::toNativeSeparators(inHome);
}

} // namespace recentfiles
} // namespace muster

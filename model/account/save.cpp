// SPDX-License-Identifier: MIT
#include "model/account/writers.h"
#include "model/storage/ondisk.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#include <memory>

namespace muster {

namespace {

/// All files of a report, none of which takes its place before all are written.
class ReportFiles
{
public:
    explicit ReportFiles(const QString &report)
        : m_folder(QFileInfo(report).dir())
        , m_pictures(pictureFolderOf(report))
    {
    }
    Q_DISABLE_COPY_MOVE(ReportFiles)
    ~ReportFiles()
    {
        m_files.clear();
        if (m_madeFolder)
            m_folder.rmdir(m_pictures); // where it stayed empty
    }

    Result<Done> makeFolder()
    {
        if (m_folder.exists(m_pictures))
            return Done{};
        m_madeFolder = m_folder.mkdir(m_pictures);
        if (m_madeFolder)
            return Done{};
        return notWritten(m_folder.filePath(m_pictures), AccountText::tr("the folder could not be made"));
    }
    Result<Done> add(const QString &path, const QByteArray &content)
    {
        auto file = std::make_unique<QSaveFile>(path);
        if (!file->open(QIODevice::WriteOnly) || !writeWhole(*file, content) || !file->flush())
            return notWritten(path, file->errorString());
        m_files.push_back(std::move(file));
        return Done{};
    }
    Result<Done> commit()
    {
        for (const auto &file : m_files) {
            if (!file->commit())
                return notWritten(file->fileName(), file->errorString());
        }
        return Done{};
    }
    QString picture(const QString &name) const { return m_folder.filePath(m_pictures + u'/' + name); }

private:
    static Problem notWritten(const QString &path, const QString &why)
    {
        return {AccountText::tr("The report could not be written to %1: %2. Choose another folder, or free some space.")
                    .arg(QDir::toNativeSeparators(path), why)};
    }

    QDir m_folder;
    QString m_pictures;
    bool m_madeFolder = false;
    std::vector<std::unique_ptr<QSaveFile>> m_files;
};

} // namespace

QString pictureFolderOf(const QString &report)
{
    return QFileInfo(report).completeBaseName() + QStringLiteral("-pictures");
}

Result<Done> saveReport(const QString &path, const WrittenAccount &report)
{
    ReportFiles files(path);
    if (!report.files.empty()) {
        if (auto made = files.makeFolder(); !made)
            return made;
    }
    for (const auto &[name, content] : report.files) {
        if (auto added = files.add(files.picture(name), content); !added)
            return added;
    }
    if (auto added = files.add(path, report.text); !added)
        return added;
    return files.commit();
}

} // namespace muster

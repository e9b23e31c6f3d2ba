// SPDX-License-Identifier: MIT
#include "model/storage/fileproblem.h"

#include "model/texts.h"

#include <QFileInfo>

namespace muster {

namespace {

struct Sentences {
    QString what;
    QString advice;
};

Sentences sentencesFor(FileTrouble trouble)
{
    switch (trouble) {
    case FileTrouble::Missing:
        return {FileText::tr("There is no file “%1”."), FileText::tr("Check its name and its folder.")};
    case FileTrouble::Exists:
        return {FileText::tr("“%1” already exists and was not changed."), FileText::tr("Choose another name.")};
    case FileTrouble::NotAFile:
        return {FileText::tr("“%1” is not an ordinary file."), FileText::tr("Choose a campaign file.")};
    case FileTrouble::NotOurs:
        return {FileText::tr("“%1” is not a Muster campaign."), FileText::tr("Choose a file that Muster made.")};
    case FileTrouble::Damaged:
        return {FileText::tr("“%1” is damaged and was not changed."),
                FileText::tr("Restore a backup, or open another copy of it.")};
    case FileTrouble::Newer:
        return {FileText::tr("“%1” needs a newer version of Muster and was not changed."),
                FileText::tr("Update Muster to open it.")};
    case FileTrouble::Strange:
        return {FileText::tr("“%1” cannot be opened and was not changed."),
                FileText::tr("If the campaign is newer than Muster, update Muster.")};
    case FileTrouble::ReadOnly:
        return {FileText::tr("“%1” cannot be written to, so nothing was changed."),
                FileText::tr("Check the permissions of the file and its folder.")};
    case FileTrouble::Locked:
        return {FileText::tr("“%1” is in use by another program, so nothing was changed."),
                FileText::tr("Try again in a moment.")};
    case FileTrouble::Full:
        return {FileText::tr("There is no disk space left for “%1”, so nothing was changed."),
                FileText::tr("Free some space and try again.")};
    case FileTrouble::Replaced:
        return {FileText::tr("“%1” has been replaced by another file and was not written to."),
                FileText::tr("Save a copy of what is shown before you open the other.")};
    case FileTrouble::OurFault:
        return {FileText::tr("Muster made a mistake, so nothing was written into “%1”."),
                FileText::tr("Please report this message.")};
    case FileTrouble::Failed:
        break;
    }
    return {FileText::tr("“%1” could not be read or written."), FileText::tr("Check the disk and try again.")};
}

} // namespace

FileProblem fileProblem(FileTrouble trouble, const QString &path, const QString &detail)
{
    const QString name = QFileInfo(path).fileName();
    const Sentences sentences = sentencesFor(trouble);
    QStringList text{sentences.what.arg(name.isEmpty() ? path : name), detail, sentences.advice};
    text.removeAll(QString());
    return {trouble, text.join(u' ')};
}

} // namespace muster

// SPDX-License-Identifier: MIT

// Tests the source of the chapters: none is missing in a language or for a dialog, and every link has a target.

#include "app/callreader.h"
#include "app/command.h"
#include "model/json/paperjson.h"
#include "ui/help/helppage.h"
#include "ui/help/helpplaces.h"
#include "ui/help/helpsource.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include <gtest/gtest.h>

#include <set>

namespace muster {
namespace {

using namespace Qt::StringLiterals;

const QString english = u"en"_s;

QStringList languages()
{
    return QDir(u":/help"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
}

QStringList chaptersOf(const QString &language)
{
    QStringList chapters = QDir(u":/help/"_s + language).entryList({u"*.md"_s}, QDir::Files, QDir::Name);
    for (QString &chapter : chapters)
        chapter.chop(3);
    return chapters;
}

QStringList anchorsOf(const QString &chapter, const QString &language)
{
    QStringList anchors;
    for (const help::Heading &heading : help::chapter(chapter, language).headings)
        anchors << heading.anchor;
    return anchors;
}

QStringList found(const QString &pattern, const QString &text)
{
    QStringList all;
    const QRegularExpression wanted(pattern, QRegularExpression::MultilineOption);
    for (auto match = wanted.globalMatch(text); match.hasNext();)
        all << match.next().captured(1);
    return all;
}

bool isWritten(const QString &place)
{
    const help::Source source = help::chapter(help::chapterIn(place), u"en"_s);
    const QString anchor = help::anchorIn(place);
    return !source.headings.isEmpty()
        && (anchor.isEmpty() || std::any_of(source.headings.begin(), source.headings.end(), [&](const auto &heading) {
                return heading.anchor == anchor;
            }));
}

struct ClassOfUi {
    QString base;
    bool hasMetaObject; ///< needed to identify it by name
};

std::map<QString, ClassOfUi> classesOfUi()
{
    static const QRegularExpression wanted(u"^class (\\w+)(?: final)? : public (\\w+)[^{]*\\{\\s*(Q_OBJECT)?"_s,
                                           QRegularExpression::MultilineOption);
    std::map<QString, ClassOfUi> classes;
    QDirIterator files(QStringLiteral(MUSTER_SOURCE_DIR) + u"/ui"_s, {u"*.h"_s, u"*.cpp"_s}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QString text = QString::fromUtf8(file.readAll());
        for (auto match = wanted.globalMatch(text); match.hasNext();) {
            const QRegularExpressionMatch one = match.next();
            classes[one.captured(1)] = {one.captured(2), !one.captured(3).isEmpty()};
        }
    }
    return classes;
}

bool isDialog(const std::map<QString, ClassOfUi> &classes, QString name)
{
    while (classes.contains(name))
        name = classes.at(name).base;
    return name == u"QDialog" || name == u"QWizard";
}

TEST(HelpChapters, StandInTheContentsEachOnceUnderItsTitle)
{
    for (const QString &language : languages()) {
        QStringList listed{help::contentsChapter()};
        QStringList titles;
        for (const help::Group &group : help::contents(language)) {
            for (const help::Entry &entry : group.chapters) {
                listed << entry.chapter;
                titles << entry.title;
                EXPECT_FALSE(entry.title.isEmpty()) << entry.chapter.toStdString();
            }
        }
        listed.sort();
        EXPECT_EQ(listed.join(u' ').toStdString(), chaptersOf(language).join(u' ').toStdString());
        const QString contents = help::chapter(help::contentsChapter(), language).markdown;
        EXPECT_EQ(found(u"^- \\[(.*)\\]"_s, contents).join(u'\n').toStdString(), titles.join(u'\n').toStdString());
    }
}

TEST(HelpChapters, AreTheSameInEveryLanguageWithTheSameHeadingsAndPictures)
{
    ASSERT_TRUE(languages().contains(u"de"_s));
    const QString picture = u"!\\[[^\\]]*\\]\\(([^)]*)\\)"_s;
    for (const QString &language : languages()) {
        EXPECT_EQ(chaptersOf(language).join(u' ').toStdString(), chaptersOf(english).join(u' ').toStdString());
        for (const QString &chapter : chaptersOf(english)) {
            EXPECT_EQ(anchorsOf(chapter, language).join(u' ').toStdString(),
                      anchorsOf(chapter, english).join(u' ').toStdString())
                << chapter.toStdString();
            EXPECT_EQ(found(picture, help::chapter(chapter, language).markdown),
                      found(picture, help::chapter(chapter, english).markdown))
                << chapter.toStdString();
        }
    }
}

TEST(HelpChapters, LeadNowhereThatIsNotThere)
{
    for (const QString &language : languages()) {
        for (const QString &chapter : chaptersOf(language)) {
            const QString text = help::chapter(chapter, language).markdown;
            for (const QString &link : found(u"(?<!!)\\[[^\\]]*\\]\\(([^)]*)\\)"_s, text)) {
                const QString place = help::placeOfLink(link, chapter);
                EXPECT_TRUE(help::isThere(help::chapterIn(place), language)) << link.toStdString();
                const QString anchor = help::anchorIn(place);
                EXPECT_TRUE(anchor.isEmpty() || anchorsOf(help::chapterIn(place), language).contains(anchor))
                    << chapter.toStdString() << ": " << link.toStdString();
            }
            for (const QString &picture : found(u"!\\[[^\\]]*\\]\\(([^)]*)\\)"_s, text))
                EXPECT_FALSE(help::pictureFile(picture).isEmpty()) << picture.toStdString();
        }
    }
}

TEST(HelpChapters, NameEveryHeadingOnce)
{
    for (const QString &chapter : chaptersOf(english)) {
        const QList<help::Heading> headings = help::chapter(chapter, english).headings;
        std::set<QString> anchors;
        for (const help::Heading &heading : headings) {
            const bool isNew = heading.anchor.isEmpty() || anchors.insert(heading.anchor).second;
            EXPECT_TRUE(isNew) << heading.anchor.toStdString();
        }
    }
}

TEST(HelpChapters, HaveSmallPicturesForLightAndDark)
{
    constexpr qint64 most = 600'000; // bytes in total
    const QDir light(u":/help/en/pictures"_s);
    const QDir dark(light.filePath(u"dark"_s));
    EXPECT_EQ(light.entryList(QDir::Files), dark.entryList(QDir::Files));
    qint64 bytes = 0;
    for (const QFileInfo &picture : light.entryInfoList(QDir::Files)) {
        bytes += picture.size() + QFileInfo(dark.filePath(picture.fileName())).size();
        EXPECT_EQ(QImage(picture.filePath()).size(), QImage(dark.filePath(picture.fileName())).size());
        EXPECT_LT(QImage(dark.filePath(picture.fileName())).pixelColor(2, 2).lightness(), 128);
        EXPECT_GT(QImage(picture.filePath()).pixelColor(2, 2).lightness(), 128);
    }
    EXPECT_LT(bytes, most);
}

TEST(HelpChapters, GiveEveryCommandALineThatCanBeTyped)
{
    for (const QString &language : languages()) {
        std::set<QString> told;
        for (const QString &line : found(u"^- `muster ([^`]*)`"_s, help::chapter(u"terminal"_s, language).markdown)) {
            const auto call = readCall(QProcess::splitCommand(line));
            EXPECT_TRUE(call) << line.toStdString();
            told.insert(line.section(u' ', 0, 0));
        }
        for (const Command &command : commands())
            EXPECT_TRUE(told.contains(QString::fromLatin1(command.name)))
                << language.toStdString() << ": " << command.name;
    }
}

TEST(HelpChapters, ShowACampaignOnPaperThatCanBeRead)
{
    for (const QString &language : languages()) {
        const QString paper = help::chapter(u"paper"_s, language).markdown.section(u"```"_s, 1, 1);
        const auto read = readPaper(paper.toUtf8());
        EXPECT_TRUE(read) << language.toStdString() << ": " << read.problem().text.toStdString();
    }
}

TEST(HelpChapters, FallBackToEnglish)
{
    EXPECT_EQ(help::chapter(u"band"_s, u"xx"_s).title().toStdString(), "Band");
    EXPECT_EQ(help::chapter(u"band"_s, u"de"_s).title().toStdString(), "Bande");
    EXPECT_TRUE(help::chapter(u"none"_s, u"de"_s).headings.isEmpty());
}

TEST(HelpChapters, AreWellFormedAsHtml)
{
    for (const QString &language : languages()) {
        for (const QString &chapter : chaptersOf(language)) {
            const QString html = helpPage(chapter, language, {{u"A & B"_s, {{u"R1"_s, u"<title>"_s, u"words"_s}}}});
            QXmlStreamReader reader(html);
            int headings = 0;
            while (!reader.atEnd()) {
                if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == u"h2")
                    ++headings;
            }
            EXPECT_FALSE(reader.hasError()) << chapter.toStdString() << ": " << reader.errorString().toStdString();
            EXPECT_GE(headings, 1) << chapter.toStdString();
            EXPECT_FALSE(html.contains(u".md\""_s)) << chapter.toStdString();
        }
    }
    const QString band = helpPage(u"band"_s, english, {});
    EXPECT_TRUE(band.contains(u"<h2 id=\"recruit\">Recruiting</h2>"_s));
    EXPECT_TRUE(band.contains(u"<a href=\"chronicle.html#notes\">"_s));
    EXPECT_TRUE(
        band.contains(u"<img src=\"pictures/band.png\" alt=\"The band, with the chances of Stay or Go\" width=\""_s));
}

TEST(HelpPlaces, EveryDialogHasAChapter)
{
    std::set<QString> known;
    for (const HelpPlace &place : helpPlaces())
        known.insert(QString::fromLatin1(place.widget));
    const std::map<QString, ClassOfUi> classes = classesOfUi();
    int dialogs = 0;
    for (const auto &[name, base] : classes) {
        if (!isDialog(classes, name) || name == u"StepDialog" || name == u"FiguresDialog") // bases of other dialogs
            continue;
        ++dialogs;
        EXPECT_TRUE(known.contains(name)) << name.toStdString();
    }
    EXPECT_GT(dialogs, 20);
}

TEST(HelpPlaces, LeadFromWidgetsThatAreThereToHeadingsThatAre)
{
    const std::map<QString, ClassOfUi> classes = classesOfUi();
    for (const HelpPlace &place : helpPlaces()) {
        const auto found = classes.find(QString::fromLatin1(place.widget));
        EXPECT_TRUE(found != classes.end() && found->second.hasMetaObject) << place.widget.toStdString();
        EXPECT_TRUE(isWritten(place.place)) << place.place.toStdString();
    }
}

} // namespace
} // namespace muster

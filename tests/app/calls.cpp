// SPDX-License-Identifier: MIT
#include "tests/app/calls.h"

#include "model/account/phone.h"
#include "model/account/sheetsource.h"
#include "model/account/thumbnail.h"
#include "model/account/writers.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>

using namespace Qt::StringLiterals;

namespace muster::testing {

QJsonObject Heard::json() const
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(out, &error);
    EXPECT_EQ(error.error, QJsonParseError::NoError) << out.toStdString() << err.toStdString();
    EXPECT_TRUE(document.isObject());
    EXPECT_TRUE(out.endsWith('\n'));
    return document.object();
}

Heard call(const QString &line, const QStringList &typed)
{
    return call(line.split(u' ', Qt::SkipEmptyParts), typed);
}

Heard call(const QStringList &words, const QStringList &typed)
{
    QStringList lines = typed;
    QByteArray said;
    Surroundings surroundings;
    surroundings.ask = [&](const QString &prompt) {
        said += prompt.toUtf8();
        return lines.isEmpty() ? std::nullopt : std::optional(lines.takeFirst());
    };
    surroundings.say = [&](const QString &told) { said += told.toUtf8() + '\n'; };
    surroundings.input = [&](qint64 most) {
        const QByteArray all = lines.join(u'\n').toUtf8().left(most);
        lines.clear();
        return all;
    };
    static const QTemporaryDir backups;
    surroundings.backups = backups.path();
    surroundings.entropy = [] { return quint64(4711); };
    surroundings.sheet = [](SheetKind kind, const SheetSource &source) -> Result<QByteArray> {
        return "%PDF of " + source.campaign.name.toUtf8() + (kind == SheetKind::Roster ? ", roster" : ", encounter");
    };
    surroundings.picture = [](const QString &path) -> Result<PictureContent> {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return Problem{QStringLiteral("There is no picture.")};
        return PictureContent{file.readAll(), 64, 48};
    };
    surroundings.report = [](const ReportSource &source) -> Result<WrittenAccount> {
        AccountMedia media;
        media.map = [](const Account &) { return QByteArray("\x89PNG"); };
        media.picture = [&](const AccountPicture &picture) {
            return source.pictures(picture.sha256).value_or(QByteArray());
        };
        return writtenAs(source.form, source.accounts, media, source.folder);
    };
    surroundings.phone = [](const PhoneSource &source) -> Result<QByteArray> {
        return htmlOf(source.page, source.page.table ? QByteArray("\x89PNG") : QByteArray());
    };
    surroundings.thumbnail = [](const ThumbnailSource &source) -> Result<QByteArray> {
        return "\x89PNG of " + QByteArray::number(source.size) + (source.table ? ", a table" : ", Reps");
    };
    const Output output = answer(words, surroundings);
    EXPECT_TRUE(lines.isEmpty()) << "nobody asked for " << lines.join(u'|').toStdString();
    return {static_cast<int>(output.exit), output.text, said + output.complaint};
}

Heard run(const QString &line, const QByteArray &input)
{
    return run(line.split(u' ', Qt::SkipEmptyParts), input);
}

Heard run(const QStringList &words, const QByteArray &input)
{
    QProcess program;
    program.start(QStringLiteral(MUSTER_BINARY), words);
    program.write(input);
    program.closeWriteChannel();
    EXPECT_TRUE(program.waitForFinished(120'000)) << words.join(u' ').toStdString();
    EXPECT_EQ(program.exitStatus(), QProcess::NormalExit) << words.join(u' ').toStdString();
    return {program.exitCode(), program.readAllStandardOutput(), program.readAllStandardError()};
}

Table::Table()
{
    EXPECT_TRUE(m_folder.isValid());
}

QString Table::at(const QString &name) const
{
    return m_folder.filePath(name);
}

QString Table::write(const QString &name, const QByteArray &content) const
{
    QFile file(at(name));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    EXPECT_EQ(file.write(content), content.size());
    return at(name);
}

QString Table::band() const
{
    const QString file = at(u"band.muster"_s);
    const Heard founded = call(u"new %1 --rules swordplay --list feudal --star Maud"_s.arg(file));
    EXPECT_EQ(founded.exit, 0) << founded.err.toStdString();
    const Heard recruited = call(u"recruit %1 --count 2 --dice 2,3,3,3"_s.arg(file));
    EXPECT_EQ(recruited.exit, 0) << recruited.err.toStdString();
    return file;
}

QString Table::bandOnPatrol() const
{
    const QString file = band();
    // The higher of 3 and 1 is the EAL; nine times 3 is clear; the PEFs stand in 1, 2 and 3.
    const Heard prepared = call(u"prepare %1 --dice 3,1,1,2,1,2,1,2,1,2,1,2,1,2,1,2,1,2,1,2,1,2,3"_s.arg(file));
    EXPECT_EQ(prepared.exit, 0) << prepared.err.toStdString();
    return file;
}

QString Table::report(const char *outcome, const QMap<int, QString> &fates) const
{
    QJsonArray figures;
    for (auto fate = fates.begin(); fate != fates.end(); ++fate)
        figures.append(QJsonObject{{u"id"_s, fate.key()}, {u"fate"_s, *fate}});
    const QJsonObject json{{u"outcome"_s, QString::fromLatin1(outcome)}, {u"figures"_s, figures}};
    return write(u"report.json"_s, QJsonDocument(json).toJson());
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
    return file.readAll();
}

QJsonObject object(const char *json)
{
    QJsonParseError error;
    const QJsonObject object = QJsonDocument::fromJson(QByteArray(json), &error).object();
    EXPECT_EQ(error.error, QJsonParseError::NoError) << json;
    return object;
}

void expectJson(const QJsonValue &actual, const QJsonValue &expected)
{
    const auto written = [](const QJsonValue &value) {
        return QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Indented).toStdString();
    };
    EXPECT_EQ(written(actual), written(expected));
}

} // namespace muster::testing

// SPDX-License-Identifier: MIT
#include "tests/app/calls.h"

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

Heard call(const QString &line)
{
    return call(line.split(u' ', Qt::SkipEmptyParts));
}

Heard call(const QStringList &words)
{
    QProcess program;
    program.setStandardInputFile(QProcess::nullDevice());
    program.start(QStringLiteral(MUSTER_BINARY), words);
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

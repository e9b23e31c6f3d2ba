// SPDX-License-Identifier: MIT
#include "app/commandline.h"

#include "app/answer.h"
#include "app/command.h"
#include "app/text/plain.h"
#include "app/uidoor.h"
#include "app/values.h"
#include "model/account/phone.h"
#include "model/account/writers.h"
#include "model/language.h"
#include "model/storage/backups.h"

#include <QCoreApplication>

#include <cstdio>
#include <iostream>
#include <memory>
#include <random>
#include <string>

namespace muster {

namespace {

void write(const QByteArray &text, std::FILE *stream)
{
    std::fwrite(text.constData(), 1, static_cast<std::size_t>(text.size()), stream);
}

/// Asks on the terminal. Questions go to standard error, because standard output has only the answer.
std::optional<QString> askOnTerminal(const QString &prompt)
{
    write(prompt.toUtf8(), stderr);
    std::string line;
    if (!std::getline(std::cin, line)) {
        write("\n", stderr);
        return std::nullopt;
    }
    return QString::fromStdString(line);
}

QByteArray readInput(qint64 most)
{
    QByteArray text(most, Qt::Uninitialized);
    text.resize(static_cast<qsizetype>(std::fread(text.data(), 1, static_cast<std::size_t>(most), stdin)));
    return text;
}

quint64 seedFromEntropy()
{
    std::random_device entropy;
    return std::uniform_int_distribution<quint64>(0, 999'999'999)(entropy);
}

/// Suppresses Qt's messages on standard error. It has only our own sentences, because scripts read it.
void keepQtQuiet(QtMsgType type, const QMessageLogContext &, const QString &text)
{
    if (type == QtFatalMsg)
        write(text.toUtf8() + '\n', stderr);
}

} // namespace

int runCommandLine(int &argc, char **argv)
{
    qInstallMessageHandler(keepQtQuiet);
    auto application = std::make_unique<QCoreApplication>(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("muster"));
    // Scripts get the same output everywhere.
    const bool forScript = QCoreApplication::arguments().contains(QStringLiteral("--json"));
    const QString spoken = forScript ? language::english() : language::ofSystem();
    language::speak(spoken);

    for (int place = 1; place < argc; ++place) {
        if (lineNotInUtf8(argv[place])) {
            const QString told =
                CommandLine::tr("Argument %1 is not UTF-8 text: “%2”. Type it again, in a terminal that "
                                "is set to UTF-8.");
            write((told.arg(place).arg(shortened(QString::fromUtf8(argv[place]))) + u'\n').toUtf8(), stderr);
            return static_cast<int>(Exit::WrongCall);
        }
    }
    const UiDoor door(QCoreApplication::applicationDirPath());
    Environment surroundings;
    surroundings.ask = askOnTerminal;
    surroundings.say = [](const QString &line) { write(line.toUtf8() + '\n', stderr); };
    surroundings.input = readInput;
    surroundings.entropy = seedFromEntropy;
    surroundings.sheet = [&](SheetKind kind, const SheetSource &source) {
        application.reset(); // a sheet needs a QGuiApplication for its fonts, and only one application may exist
        auto pdf = door.sheet(argc, argv, kind, source);
        application = std::make_unique<QCoreApplication>(argc, argv);
        language::speak(spoken); // the sheet's application removed the translations
        return pdf;
    };
    surroundings.report = [&](const ReportSource &source) {
        application.reset();
        return door.report(argc, argv, spoken, source);
    };
    surroundings.phone = [&](const PhoneSource &source) {
        application.reset();
        auto page = door.phone(argc, argv, spoken, source);
        application = std::make_unique<QCoreApplication>(argc, argv);
        language::speak(spoken);
        return page;
    };
    surroundings.thumbnail = [&](const ThumbnailSource &source) {
        application.reset();
        return door.thumbnail(argc, argv, source);
    };
    surroundings.picture = [&](const QString &path) { return door.picture(path); };
    surroundings.backups = Backups::usualFolder();

    const Output output = answer(QCoreApplication::arguments().mid(1), surroundings);
    write(output.complaint, stderr);
    write(output.text, stdout);
    // Part of a long answer may have failed to be written before the flush.
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) {
        write("The answer could not be written to standard output.\n", stderr);
        return static_cast<int>(Exit::UnusableFile);
    }
    return static_cast<int>(output.exit);
}

} // namespace muster

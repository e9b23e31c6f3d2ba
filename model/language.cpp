// SPDX-License-Identifier: MIT
#include "model/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <atomic>

namespace muster::language {

namespace {

const QString englishCode = QStringLiteral("en");
std::atomic<int> turns = 0;
const QString catalogueFolder = QStringLiteral(":/translations");

/// A translator installed by speak(), which the next call deletes.
class Speaker : public QTranslator
{
public:
    using QTranslator::QTranslator;
};

void install(const QString &catalogue)
{
    auto *speaker = new Speaker(QCoreApplication::instance());
    if (speaker->load(catalogue))
        QCoreApplication::installTranslator(speaker);
    else
        delete speaker;
}

bool isCatalogue(const QString &code)
{
    return code.endsWith(QStringLiteral(".qm"));
}

/// Returns the locale for numbers and dates: the system's if it has this language; British for English on other
/// systems.
QLocale localeFor(const QString &code)
{
    const QLocale system = QLocale::system();
    const bool isSystems = QLocale(code).language() == system.language();
    if (isCatalogue(code) || isSystems || (code == englishCode && system.language() == QLocale::C))
        return system;
    return code == englishCode ? QLocale(QLocale::English, QLocale::UnitedKingdom) : QLocale(code);
}

} // namespace

QStringList all()
{
    QStringList codes;
    // The names are compared by hand, because a name filter makes Qt load its regular expressions at every start.
    for (const QString &file : QDir(catalogueFolder).entryList(QDir::Files, QDir::Name)) {
        if (file.startsWith(QStringLiteral("muster_")) && file.endsWith(QStringLiteral(".qm")))
            codes += file.section(u'_', 1).section(u'.', 0, 0);
    }
    return codes.isEmpty() ? QStringList{englishCode} : codes;
}

QString nameOf(const QString &code)
{
    return code == englishCode ? QStringLiteral("English") : QLocale(code).nativeLanguageName();
}

QString ofSystem()
{
    const QString asked = qEnvironmentVariable("MUSTER_LANGUAGE");
    const QStringList known = all();
    if (isCatalogue(asked) || known.contains(asked))
        return asked;
    for (const QString &wanted : QLocale::system().uiLanguages()) {
        const QString code = wanted.section(u'-', 0, 0);
        if (known.contains(code))
            return code;
    }
    return englishCode;
}

QString english()
{
    return englishCode;
}

int turn()
{
    return turns;
}

void speak(const QString &code)
{
    const QObjectList children = QCoreApplication::instance()->children(); // a copy, because the loop deletes some
    for (QObject *child : children) {
        if (auto *speaker = dynamic_cast<Speaker *>(child))
            delete speaker;
    }
    QLocale::setDefault(localeFor(code));
    install(catalogueFolder + QStringLiteral("/muster_en.qm")); // plurals of untranslated texts
    if (code != englishCode) {
        install(QLibraryInfo::path(QLibraryInfo::TranslationsPath) + QStringLiteral("/qtbase_%1.qm").arg(code));
        install(isCatalogue(code) ? code : catalogueFolder + QStringLiteral("/muster_%1.qm").arg(code));
    }
    ++turns;
}

} // namespace muster::language

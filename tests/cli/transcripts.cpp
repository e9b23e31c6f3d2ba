// SPDX-License-Identifier: MIT

// Plays the .t files beside this one, which are the tests of the terminal. Each reads like a page of documentation:
//
//     # A heading begins a test and is its name in ctest: Ask.TheHighestDieDecides of ask.t
//     Prose is a comment. Lines indented by two blanks are played:
//
//       $ muster ask band.muster "Who?" --answers A:6,B:4     a line for the shell, with helpers.sh
//       > its continuation lines
//       Who?: B                     expected in the output, in this order; other lines may be between
//       ~ A wins                    must not be in the output
//       .answers[].die == [3, 4]    a value of the JSON output; also !=, <, >, has, lacks; .length, .sum, .keys;
//                                   "nothing" if there is no such value
//       ! Too few dice...           the whole of standard error, line by line
//       ? 2                         the exit status; without this line 1 if there is a "!" line, else 0
//
// In a line "..." stands for any text, and runs of white space count as one blank. The lines before the first heading
// are played at the beginning of every test, in an empty folder. After each refusal the standard output must be empty,
// the reason must have one or two lines, and the files of the folder must be unchanged.
//
// MUSTER_ACCEPT=1 replaces expected lines that differ by the actual output. Review the result before you keep it.

#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

const QDir transcripts(QStringLiteral(MUSTER_SOURCE_DIR "/tests/cli"));

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

struct Command {
    qsizetype line = 0; ///< line number, from 0
    qsizetype end = 0; ///< line after its last expected line
    QString shell;
    QStringList expected;
};

struct Section {
    QString name;
    qsizetype line = 0;
    std::vector<Command> commands;
};

/// Returns the name of a test: TheHighestDieDecides for "The highest die decides (p. 5, R5)".
QString nameOf(const QString &heading)
{
    static const QRegularExpression aside(u" \\(.*\\)|['’]"_s);
    static const QRegularExpression gap(u"[^A-Za-z0-9]+"_s);
    QString name;
    for (const QString &word : QString(heading).remove(aside).split(gap, Qt::SkipEmptyParts))
        name += word[0].toUpper() + word.mid(1);
    return name;
}

/// Returns the sections of a file. The first has no name and runs at the beginning of all others.
std::vector<Section> sectionsOf(const QStringList &lines)
{
    std::vector<Section> sections(1);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString &line = lines[i];
        std::vector<Command> &commands = sections.back().commands;
        if (line.startsWith("# "_L1))
            sections.push_back({nameOf(line.mid(2)), i, {}});
        else if (line.startsWith("  $ "_L1))
            commands.push_back({i, i + 1, line.mid(4), {}});
        else if (commands.empty() || !line.startsWith("  "_L1) || line.trimmed().isEmpty())
            continue;
        else if (line.startsWith("  > "_L1))
            commands.back().shell += u'\n' + line.mid(4);
        else
            commands.back().expected += line.mid(2);
        if (line.startsWith("  "_L1))
            commands.back().end = i + 1;
    }
    return sections;
}

bool matches(const QString &expected, const QString &actual)
{
    QStringList parts = expected.simplified().split(u"..."_s);
    if (parts.size() == 1)
        return parts[0] == actual.simplified();
    for (QString &part : parts)
        part = QRegularExpression::escape(part);
    return QRegularExpression(QRegularExpression::anchoredPattern(parts.join(u".*"_s)))
        .match(actual.simplified())
        .hasMatch();
}

/// Returns the value at a path. "[0]" and "[-1]" are elements; "[]" applies the rest of the path to each element.
QJsonValue at(const QJsonValue &value, QStringList path)
{
    if (path.isEmpty())
        return value;
    const QString step = path.takeFirst();
    if (step == "[]"_L1) {
        QJsonArray each;
        for (const QJsonValue &element : value.toArray())
            each += at(element, path);
        return each;
    }
    if (step.startsWith(u'[')) {
        const int place = step.mid(1).chopped(1).toInt();
        const QJsonArray array = value.toArray();
        return at(array.at(place < 0 ? array.size() + place : place), path);
    }
    const QString name = step.mid(1);
    const QVariantList parts =
        value.isObject() ? value.toObject().toVariantMap().values() : value.toArray().toVariantList();
    if (name == "length"_L1)
        return value.isArray() || value.isObject() ? QJsonValue(parts.size()) : QJsonValue(value.toString().size());
    if (name == "keys"_L1)
        return QJsonArray::fromStringList(value.toObject().keys());
    if (name == "sum"_L1) {
        double sum = 0;
        for (const QVariant &part : parts)
            sum += part.toDouble();
        return sum;
    }
    return at(value.toObject().value(name), path);
}

bool equal(const QJsonValue &one, const QJsonValue &other)
{
    if (one.isDouble() && other.isDouble())
        return std::abs(one.toDouble() - other.toDouble()) < 1e-12;
    return one == other;
}

bool has(const QJsonValue &whole, const QJsonValue &part)
{
    if (whole.isString())
        return whole.toString().contains(part.toString());
    return whole.isArray() ? whole.toArray().contains(part) : whole.toObject().contains(part.toString());
}

void checkJson(const QString &line, const QByteArray &out)
{
    static const QRegularExpression form(u"^(\\S+) (==|!=|<|>|has|lacks) (.+)$"_s);
    static const QRegularExpression step(u"\\.[\\w-]+|\\[-?\\d*\\]"_s);
    const auto read = form.match(line);
    ASSERT_TRUE(read.hasMatch()) << "cannot read " << line.toStdString();
    QStringList path;
    for (auto next = step.globalMatch(read.captured(1)); next.hasNext();)
        path += next.next().captured();
    const QJsonDocument answer = QJsonDocument::fromJson(out);
    ASSERT_TRUE(answer.isObject()) << "The answer is no JSON.";
    const QJsonValue is = at(answer.object(), path);
    QJsonValue wanted(QJsonValue::Undefined);
    if (read.captured(3) != "nothing"_L1) {
        const QJsonArray value = QJsonDocument::fromJson('[' + read.captured(3).toUtf8() + ']').array();
        ASSERT_EQ(value.size(), 1) << "cannot read " << line.toStdString();
        wanted = value[0];
    }
    const QString how = read.captured(2);
    ASSERT_TRUE(!is.isUndefined() || how.endsWith(u'=')) << line.toStdString() << "\nbut there is nothing";
    const bool holds = how == "=="_L1 ? equal(is, wanted)
        : how == "!="_L1              ? !equal(is, wanted)
        : how == "<"_L1               ? is.toDouble() < wanted.toDouble()
        : how == ">"_L1               ? is.toDouble() > wanted.toDouble()
                                      : has(is, wanted) == (how == "has"_L1);
    EXPECT_TRUE(holds) << line.toStdString() << "\nbut it is "
                       << (is.isUndefined()
                               ? "nothing"
                               : QJsonDocument(QJsonArray{is}).toJson(QJsonDocument::Compact).toStdString());
}

/// A shell with a home folder of its own, and an empty folder in it for the test.
class Shell
{
public:
    struct Said {
        int exit = 0;
        QByteArray out;
        QByteArray err;
    };

    Shell()
    {
        QDir(m_home.path()).mkdir(u"play"_s);
        for (const QString &variable : m_environment.keys()) {
            if (variable.startsWith("XDG_"_L1))
                m_environment.remove(variable);
        }
        const QString program = QFileInfo(QStringLiteral(MUSTER_BINARY)).path();
        m_environment.insert(u"PATH"_s, program + u':' + m_environment.value(u"PATH"_s));
        m_environment.insert(u"HOME"_s, m_home.path());
        m_environment.insert(u"SOURCE"_s, QStringLiteral(MUSTER_SOURCE_DIR));
        m_environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
        m_environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
    }

    Said run(const QString &line) const
    {
        static const QString helpers = QString::fromUtf8(contentOf(transcripts.filePath(u"helpers.sh"_s)));
        QProcess shell;
        shell.setProcessEnvironment(m_environment);
        shell.setWorkingDirectory(folder());
        shell.setStandardInputFile(QProcess::nullDevice());
        shell.start(u"sh"_s, {u"-c"_s, helpers + line});
        EXPECT_TRUE(shell.waitForFinished(120'000)) << line.toStdString();
        EXPECT_EQ(shell.exitStatus(), QProcess::NormalExit) << line.toStdString();
        return {shell.exitCode(), shell.readAllStandardOutput(), shell.readAllStandardError()};
    }

    /// Returns every file in the folder, with the time of its last change.
    QMap<QString, QByteArray> files() const
    {
        QMap<QString, QByteArray> all;
        QDirIterator found(folder(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (found.hasNext()) {
            const QString path = found.next();
            all.insert(path, found.fileInfo().lastModified().toString(Qt::ISODateWithMs).toUtf8() + contentOf(path));
        }
        return all;
    }

private:
    QString folder() const { return m_home.filePath(u"play"_s); }

    // In memory if possible, because otherwise half the time is spent waiting for the disk.
    QTemporaryDir m_home{(QDir(u"/dev/shm"_s).exists() ? u"/dev/shm"_s : QDir::tempPath()) + u"/muster-XXXXXX"_s};
    QProcessEnvironment m_environment = QProcessEnvironment::systemEnvironment();
};

/// Returns '!', '?', '~' or '.' by the start of the line; ' ' for a line expected in the output.
QChar kindOf(const QString &line)
{
    static const QRegularExpression marked(u"^([!?~] |\\.[\\w-]+[.\\[ ])"_s);
    return marked.match(line).hasMatch() ? line[0] : u' ';
}

/// Returns the lines of one kind, without their marks.
QStringList linesOf(const QStringList &lines, QChar kind)
{
    QStringList some;
    for (const QString &line : lines) {
        if (kindOf(line) == kind)
            some += u"!?~"_s.contains(kind) ? line.mid(2) : line;
    }
    return some;
}

QStringList linesOf(const QByteArray &text)
{
    return QString::fromUtf8(text).split(u'\n', Qt::SkipEmptyParts);
}

bool standInOrder(const QStringList &expected, const QStringList &actual)
{
    auto place = actual.begin();
    return std::all_of(expected.begin(), expected.end(), [&](const QString &line) {
        place = std::find_if(place, actual.end(), [&](const QString &told) { return matches(line, told); });
        return place != actual.end() && (++place, true);
    });
}

/// Returns the line itself if the output matches it, else the output line that shares most words with it.
QString nearestTo(const QString &line, const QStringList &actual)
{
    const QStringList words = line.simplified().split(u' ');
    const auto likeness = [&](const QString &told) {
        const QStringList others = told.simplified().split(u' ');
        return matches(line, told)
            ? words.size() + 1
            : std::count_if(words.begin(), words.end(), [&](const QString &word) { return others.contains(word); });
    };
    const auto nearest = std::max_element(actual.begin(), actual.end(), [&](const QString &one, const QString &other) {
        return likeness(one) < likeness(other);
    });
    return nearest == actual.end() || matches(line, *nearest) ? line : nearest->simplified();
}

/// Checks a command's output. Returns its expected lines, with the actual output in place of those that differ.
QStringList check(const Command &command, const Shell::Said &said)
{
    const QStringList reasons = linesOf(command.expected, u'!');
    const QStringList status = linesOf(command.expected, u'?');
    const int wanted = status.isEmpty() ? (reasons.isEmpty() ? 0 : 1) : status[0].toInt();
    EXPECT_EQ(said.exit, wanted);
    if (said.exit != wanted)
        return command.expected; // a person has to look at it
    const QStringList out = linesOf(said.out);
    QStringList err = linesOf(said.err);
    const bool outHolds = standInOrder(linesOf(command.expected, u' '), out);
    const bool errHolds = reasons.isEmpty()
        ? wanted != 0 || err.isEmpty()
        : std::equal(reasons.begin(), reasons.end(), err.begin(), err.end(), matches);
    EXPECT_TRUE(outHolds && errHolds);
    for (const QString &text : linesOf(command.expected, u'~'))
        EXPECT_FALSE(QString::fromUtf8(said.out + said.err).contains(text)) << "it says: " << text.toStdString();
    for (const QString &line : linesOf(command.expected, u'.'))
        checkJson(line, said.out);
    QStringList accepted;
    for (const QString &line : command.expected) {
        if (kindOf(line) == u' ' && !outHolds)
            accepted += nearestTo(line, out);
        else if (kindOf(line) == u'!' && !errHolds)
            accepted += std::exchange(err, {}).replaceInStrings(QRegularExpression(u"^"_s), u"! "_s);
        else
            accepted += line;
    }
    return accepted;
}

/// A test that plays one section of a file.
class Transcript : public ::testing::Test
{
public:
    Transcript(QString file, QString section)
        : m_file(std::move(file))
        , m_section(std::move(section))
    {
    }

    void TestBody() override
    {
        QStringList lines = QString::fromUtf8(contentOf(m_file)).split(u'\n');
        const std::vector<Section> sections = sectionsOf(lines);
        const auto section = std::find_if(sections.begin() + 1, sections.end(),
                                          [&](const Section &one) { return one.name == m_section; });
        std::vector<Command> commands = sections[0].commands;
        commands.insert(commands.end(), section->commands.begin(), section->commands.end());
        std::vector<QStringList> accepted;
        for (const Command &command : commands)
            accepted.push_back(play(command));
        if (!qEnvironmentVariableIsSet("MUSTER_ACCEPT") || !HasFailure())
            return;
        for (qsizetype i = qsizetype(commands.size()) - 1; i >= 0; --i) {
            const Command &command = commands[i];
            const qsizetype first = command.line + 1 + command.shell.count(u'\n');
            lines.erase(lines.begin() + first, lines.begin() + command.end);
            for (qsizetype line = accepted[i].size() - 1; line >= 0; --line)
                lines.insert(first, u"  "_s + accepted[i][line]);
        }
        QFile file(m_file);
        EXPECT_TRUE(file.open(QIODevice::WriteOnly) && file.write(lines.join(u'\n').toUtf8()) > 0);
    }

private:
    QStringList play(const Command &command)
    {
        const auto before = m_shell.files();
        const Shell::Said said = m_shell.run(command.shell);
        const auto trace = u"%1:%2: %3\n%4%5"_s.arg(
            m_file, QString::number(command.line + 1), command.shell,
            QString::fromUtf8(said.out.left(said.out.startsWith('{') ? 200 : 3000)), QString::fromUtf8(said.err));
        SCOPED_TRACE(trace.toStdString());
        if (said.exit != 0 && command.shell.startsWith("muster "_L1)) {
            EXPECT_TRUE(said.out.isEmpty());
            const auto reasons = said.err.count('\n');
            EXPECT_TRUE((reasons == 1 || reasons == 2) && said.err.endsWith('\n')) << "A reason has one line or two.";
            EXPECT_TRUE(m_shell.files() == before) << "A refusal changes no file.";
        }
        return check(command, said);
    }

    QString m_file;
    QString m_section;
    Shell m_shell;
};

const bool registered = [] {
    for (const QString &name : transcripts.entryList({u"*.t"_s}, QDir::Files, QDir::Name)) {
        const QString path = transcripts.filePath(name);
        const std::vector<Section> sections = sectionsOf(QString::fromUtf8(contentOf(path)).split(u'\n'));
        for (auto section = sections.begin() + 1; section != sections.end(); ++section) {
            ::testing::RegisterTest(
                qPrintable(nameOf(name.chopped(2))), qPrintable(section->name), nullptr, nullptr, qPrintable(path),
                int(section->line + 1),
                [path, section = section->name]() -> ::testing::Test * { return new Transcript(path, section); });
        }
    }
    return true;
}();

} // namespace

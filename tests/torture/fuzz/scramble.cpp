// SPDX-License-Identifier: MIT
#include "tests/torture/fuzz/scramble.h"

#include "tests/torture/luck.h"
#include "tests/torture/mutate.h"

#include <QRegularExpression>

#include <array>

namespace muster::torture {

using namespace Qt::StringLiterals;

namespace {

using Corpus = std::vector<QByteArray>;

/// What readers stumble over.
constexpr std::array<const char *, 24> stumblingBlocks = {
    "0",       "-1",         "1",          "2",           "6",           "7",        "255",     "256",
    "1000000", "2147483648", "4294967296", "1e999",       "0.5",         "null",     "true",    "\"\"",
    "{}",      "[]",         "[[[[[[",     "\"\\ud800\"", "\"\\u0000\"", "\xff\xfe", "\"<b>\"", "\n"};

qsizetype anywhere(const QByteArray &input, Luck &luck)
{
    return luck.below(input.size() + 1);
}

QByteArray piece(const QByteArray &input, Luck &luck)
{
    return input.mid(anywhere(input, luck), luck.between<qsizetype>(1, 200));
}

void insertBlock(QByteArray &input, const Corpus &, Luck &luck)
{
    input.insert(anywhere(input, luck), luck.oneOf(stumblingBlocks));
}

void replaceByte(QByteArray &input, const Corpus &, Luck &luck)
{
    constexpr char signs[] = "{}[]\",:0123456789-+.eE\\ \n";
    if (!input.isEmpty())
        input[luck.below(input.size())] = signs[luck.below(sizeof signs - 1)];
}

void removePiece(QByteArray &input, const Corpus &, Luck &luck)
{
    input.remove(anywhere(input, luck), luck.between<qsizetype>(1, 60));
}

void spliceIn(QByteArray &input, const Corpus &corpus, Luck &luck)
{
    input.insert(anywhere(input, luck), piece(luck.oneOf(corpus), luck));
}

/// One of the input's numbers or words becomes another thing: it stays JSON, and gets further in.
void replaceValue(QByteArray &input, const Corpus &corpus, Luck &luck)
{
    static const QRegularExpression value(u"-?\\d+|\"[^\"]*\"|true|false|null"_s);
    const QString text = QString::fromUtf8(input);
    const QString other = QString::fromUtf8(luck.oneOf(corpus));
    const auto target = value.match(text, luck.below(text.size() + 1));
    const auto source = value.match(other, luck.below(other.size() + 1));
    if (!target.hasMatch())
        return;
    const QString put =
        luck.oneIn(2) || !source.hasMatch() ? QString::fromUtf8(luck.oneOf(stumblingBlocks)) : source.captured();
    input = (text.left(target.capturedStart()) + put + text.mid(target.capturedEnd())).toUtf8();
}

/// Lines are entries of a log.
void moveLine(QByteArray &input, const Corpus &, Luck &luck)
{
    QList<QByteArray> lines = input.split('\n');
    const QByteArray line = lines[luck.below(lines.size())];
    if (luck.oneIn(2))
        lines.removeOne(line);
    lines.insert(luck.below(lines.size() + 1), line);
    input = lines.join('\n');
}

void mutateBytes(QByteArray &input, const Corpus &, Luck &luck)
{
    input = mutated(input, Mutation::Any, luck.seed());
}

} // namespace

QByteArray scrambled(const std::vector<QByteArray> &corpus, std::uint64_t seed)
{
    using Scrambler = void (*)(QByteArray &, const Corpus &, Luck &);
    static constexpr std::array<Scrambler, 9> scramblers = {insertBlock,  replaceByte,  removePiece,
                                                            spliceIn,     replaceValue, replaceValue,
                                                            replaceValue, moveLine,     mutateBytes};
    Luck luck(seed);
    QByteArray input = luck.oneOf(corpus);
    for (int times = luck.between(1, 4); times > 0; --times)
        luck.oneOf(scramblers)(input, corpus, luck);
    return input;
}

} // namespace muster::torture

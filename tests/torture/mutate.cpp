// SPDX-License-Identifier: MIT
#include "tests/torture/mutate.h"

#include "tests/torture/luck.h"

#include <QtEndian>

#include <array>

namespace muster::torture {

namespace {

constexpr qsizetype page = 4096;

using Bytes = QByteArray;

qsizetype anywhere(const Bytes &file, Luck &luck)
{
    return luck.below(std::max<qsizetype>(file.size(), 1));
}

void turnBit(Bytes &file, Luck &luck)
{
    if (!file.isEmpty())
        file[anywhere(file, luck)] ^= static_cast<char>(1 << luck.below(8));
}

void overwrite(Bytes &file, Luck &luck)
{
    for (qsizetype at = anywhere(file, luck), left = luck.between(1, 16); left > 0 && at < file.size(); --left, ++at)
        file[at] = static_cast<char>(luck.below(256));
}

void cut(Bytes &file, Luck &luck)
{
    file.truncate(luck.oneIn(2) ? anywhere(file, luck) : anywhere(file, luck) / page * page);
}

void append(Bytes &file, Luck &luck)
{
    file.append(file.mid(anywhere(file, luck), luck.oneIn(2) ? page : luck.between(1, 5000)));
}

void copyPage(Bytes &file, Luck &luck)
{
    const Bytes copied = file.mid(anywhere(file, luck) / page * page, page);
    file.replace(anywhere(file, luck) / page * page, copied.size(), copied);
}

void spliceBlock(Bytes &file, Luck &luck)
{
    const Bytes block = file.mid(anywhere(file, luck), luck.between(1, 600));
    const qsizetype at = anywhere(file, luck);
    if (luck.oneIn(2))
        file.insert(at, block);
    else
        file.replace(at, block.size(), block);
}

void zeroBlock(Bytes &file, Luck &luck)
{
    const qsizetype at = luck.oneIn(2) ? anywhere(file, luck) / page * page : anywhere(file, luck);
    const qsizetype size = std::min<qsizetype>(file.size() - at, luck.oneIn(2) ? page : 512);
    file.replace(at, size, Bytes(size, '\0'));
}

/// Overwrites bytes with a number that is a limit of its type.
void edit(Bytes &file, qsizetype at, Luck &luck)
{
    static constexpr std::array<quint32, 9> edges = {0, 1, 2, 0x7f, 0x80, 0xffff, 0x10000, 0x7fffffff, 0xffffffff};
    const auto size = static_cast<std::size_t>(1) << luck.below(3);
    if (at + 4 > file.size())
        return;
    const quint32 number = qToBigEndian(luck.oneOf(edges) << (8 * (4 - size)));
    std::copy_n(reinterpret_cast<const char *>(&number), size, file.data() + at);
}

void editHeader(Bytes &file, Luck &luck)
{
    edit(file, luck.below<qsizetype>(100), luck);
}

void editPageHead(Bytes &file, Luck &luck)
{
    edit(file, anywhere(file, luck) / page * page + luck.below<qsizetype>(24), luck);
}

} // namespace

QByteArray mutated(const QByteArray &file, Mutation mutation, std::uint64_t seed)
{
    using Mutator = void (*)(Bytes &, Luck &);
    static constexpr std::array<Mutator, 9> mutators = {turnBit,     overwrite, cut,        append,      copyPage,
                                                        spliceBlock, zeroBlock, editHeader, editPageHead};
    Luck luck(seed);
    Bytes bytes = file;
    if (mutation == Mutation::Bit) {
        turnBit(bytes, luck);
        return bytes;
    }
    for (int times = luck.between(1, 3); times > 0; --times)
        luck.oneOf(mutators)(bytes, luck);
    return bytes;
}

} // namespace muster::torture

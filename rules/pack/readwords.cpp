// SPDX-License-Identifier: MIT
#include "rules/pack/readwords.h"

namespace muster {

using namespace Qt::Literals::StringLiterals;

void checkWord(const JsonPlace &place, const QString &id, const Reference &reference)
{
    if (!id.isEmpty() && !reference.word(id))
        place.fault(Fault::NoWord, quoted(id));
}

QString readWord(ObjectReader &reader, const QString &key, const Reference &reference, bool needed)
{
    if (!needed && !reader.has(key))
        return {};
    const QString id = reader.text(key);
    checkWord(reader.place(), id, reference);
    return id;
}

std::vector<JsonPlace> optionalItems(ObjectReader &reader, const QString &key, const QString &step)
{
    return reader.has(key) ? reader.items(key, step) : std::vector<JsonPlace>();
}

QStringList readIds(ObjectReader &reader, const QString &key, const Reference &reference)
{
    QStringList ids;
    for (const JsonPlace &item : optionalItems(reader, key, key)) {
        if (!item.value().isString())
            item.fault(Fault::NotText, item.value());
        else if (ids.contains(item.value().toString()))
            item.fault(Fault::Twice, quoted(item.value().toString()));
        checkWord(item, item.value().toString(), reference);
        ids.append(item.value().toString());
    }
    return ids;
}

QString optionalText(ObjectReader &reader, const QString &key)
{
    return reader.has(key) ? reader.text(key) : QString();
}

QString optionalWords(ObjectReader &reader, const QString &key)
{
    return reader.has(key) ? reader.words(key) : QString();
}

std::optional<int> optionalWhole(ObjectReader &reader, const QString &key, int least, int most)
{
    return reader.has(key) ? std::optional(reader.whole(key, least, most)) : std::nullopt;
}

Amount readAmount(const JsonPlace &place)
{
    Amount amount;
    if (place.value().isDouble()) {
        amount.plus = place.value().toInt();
        return amount;
    }
    ObjectReader reader(place);
    return {reader.whole(u"dice"_s, 0, 3, 0), reader.flag(u"halved"_s, false), reader.whole(u"plus"_s, -20, 100, 0),
            reader.flag(u"minusRep"_s, false), reader.whole(u"least"_s, 0, 100, 0)};
}

std::vector<Modifier> readModifiers(ObjectReader &reader, const QString &key, const Reference &reference)
{
    std::vector<Modifier> modifiers;
    for (const JsonPlace &item : optionalItems(reader, key, u"modifier"_s)) {
        ObjectReader entry(item);
        Modifier modifier;
        modifier.condition = readWord(entry, u"when"_s, reference);
        modifier.orElse = readWord(entry, u"or"_s, reference, false);
        modifier.dice = entry.whole(u"dice"_s, -9, 9, 0);
        modifier.target = entry.whole(u"target"_s, -9, 9, 0);
        modifier.total = entry.whole(u"total"_s, -9, 9, 0);
        modifier.most = optionalWhole(entry, u"most"_s, 0, 1);
        modifier.passes = optionalWhole(entry, u"passes"_s, 0, 2);
        modifier.title = optionalWords(entry, u"title"_s);
        modifiers.push_back(modifier);
    }
    return modifiers;
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "app/throwdice.h"

#include "app/command.h"
#include "app/refusals.h"
#include "app/terminal.h"
#include "app/values.h"
#include "rules/dice/attempt.h"
#include "rules/dice/randomdice.h"
#include "rules/slug.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

/// Returns a stable seed for a map that the player's dice rolled up: a hash of the faces (FNV-1a), short enough for the
/// sheet.
quint64 seedFrom(const Tape &tape)
{
    quint64 hash = 0xcbf29ce484222325;
    for (const Die die : tape) {
        hash ^= die.face;
        hash *= 0x100000001b3;
    }
    return hash % 1'000'000'000;
}

QString diceInWords(std::size_t count)
{
    return CommandLine::tr("%n dice", nullptr, static_cast<int>(count));
}

/// Returns the words of a request. For cards they include the numbers by which cards are typed.
QString requestText(const DiceRequest &request, const words::NameOf &nameOf)
{
    const QString asked = words::request(request, nameOf);
    return request.reason.kind == RollKind::Card
        ? CommandLine::tr("%1, each 1–52: hearts, diamonds, clubs, spades, ace to king").arg(asked)
        : asked;
}

QString noSuchFace(const DiceRequest &request, int face, const words::NameOf &nameOf)
{
    return CommandLine::tr("%1: %2 is not on a die of %3 sides.")
        .arg(requestText(request, nameOf), QString::number(face), QString::number(request.sides));
}

Result<Rolls, Refusal> fromTable(const Tape &tape, const words::NameOf &nameOf, const Deed &deed)
{
    const Attempt tried = attempt(tape, [&](Dice &dice) { deed(dice, seedFrom(tape)); });
    if (tried.stop && tried.stop->wrongFace)
        return wrong(CommandLine::tr("Die %1 of --dice is wrong. %2")
                         .arg(QString::number(tried.stop->place + 1),
                              noSuchFace(tried.stop->request, *tried.stop->wrongFace, nameOf)));
    if (tried.stop)
        return wrong(CommandLine::tr("Too few dice. The next roll is %1; add it to --dice.")
                         .arg(requestText(tried.stop->request, nameOf)));
    if (tried.leftOver > 0)
        return wrong(
            CommandLine::tr("%1 of --dice left over, so nothing was changed. Give only the dice that are asked for.")
                .arg(diceInWords(tried.leftOver)));
    return tried.rolls;
}

/// Asks until the line is a valid roll. Returns nullopt at the end of the input.
std::optional<Tape> askRoll(const DiceRequest &request, const words::NameOf &nameOf, std::mt19937_64 &engine)
{
    for (;;) {
        const std::optional<QString> line = terminal::ask(requestText(request, nameOf) + u" > "_s);
        if (!line)
            return std::nullopt;
        const Result<Tape> typed = readDiceLine(*line);
        if (!typed) {
            terminal::say(typed.problem().text);
            continue;
        }
        if (typed->empty()) {
            Tape rolled;
            Faces shown;
            for (int i = 0; i < request.count; ++i) {
                const Die die{static_cast<std::uint8_t>(RandomDice::face(engine, request.sides)), Thrower::Program};
                rolled.push_back(die);
                shown.append(die);
            }
            terminal::say(CommandLine::tr("  rolled for you: %1").arg(facesText(shown)));
            return rolled;
        }
        const auto tooHigh =
            std::find_if(typed->begin(), typed->end(), [&](Die die) { return die.face > request.sides; });
        if (tooHigh != typed->end())
            terminal::say(noSuchFace(request, tooHigh->face, nameOf));
        else if (static_cast<int>(typed->size()) != request.count)
            terminal::say(CommandLine::tr("This roll takes %1.").arg(diceInWords(request.count)));
        else
            return *typed;
    }
}

Result<Rolls, Refusal> fromQuestions(const words::NameOf &nameOf, const Deed &deed)
{
    const quint64 ownSeed = terminal::entropy();
    std::mt19937_64 engine(ownSeed);
    Tape tape;
    for (;;) {
        // If every line was left empty, the dice are the same as those of --seed with this number.
        const bool allOurs = std::all_of(tape.begin(), tape.end(), [](Die die) { return die.by == Thrower::Program; });
        const quint64 seed = allOurs ? ownSeed : seedFrom(tape);
        const Attempt tried = attempt(tape, [&](Dice &dice) { deed(dice, seed); });
        if (!tried.stop)
            return tried.rolls;
        const std::optional<Tape> roll = askRoll(tried.stop->request, nameOf, engine);
        if (!roll)
            return wrong(CommandLine::tr("The input ended before the roll for %1, so nothing was changed.")
                             .arg(requestText(tried.stop->request, nameOf)));
        tape.insert(tape.end(), roll->begin(), roll->end());
    }
}

Rolls fromSeed(quint64 seed, const Deed &deed)
{
    RandomDice dice(seed);
    deed(dice, seed);
    return dice.rolls();
}

QLatin1StringView thrower(const Faces &dice)
{
    const auto isOurs = [](Die die) { return die.by == Thrower::Program; };
    if (std::all_of(dice.begin(), dice.end(), isOurs))
        return "program"_L1;
    return std::any_of(dice.begin(), dice.end(), isOurs) ? "both"_L1 : "player"_L1;
}

} // namespace

Result<Rolls, Refusal> throwDice(const Call &call, const words::NameOf &nameOf, const Deed &deed)
{
    if (const auto *seeded = std::get_if<DiceFromSeed>(&call.dice))
        return fromSeed(seeded->seed, deed);
    if (const auto *table = std::get_if<DiceFromTable>(&call.dice))
        return fromTable(table->dice, nameOf, deed);
    if (std::holds_alternative<DiceAsked>(call.dice))
        return fromQuestions(nameOf, deed);
    return fromSeed(terminal::entropy(), deed);
}

std::optional<Refusal> refuseDice(const Call &call)
{
    const auto *table = std::get_if<DiceFromTable>(&call.dice);
    if (!table || table->dice.empty())
        return std::nullopt;
    return wrong(CommandLine::tr("“muster %1” rolls no dice: %2 of --dice left over.")
                     .arg(QLatin1StringView(call.command->name), diceInWords(table->dice.size())));
}

QString facesText(const Faces &dice)
{
    QStringList faces;
    for (const Die die : dice)
        faces += QString::number(die.face);
    return faces.join(u' ');
}

QJsonArray facesJson(const Faces &dice)
{
    QJsonArray faces;
    for (const Die die : dice)
        faces.append(die.face);
    return faces;
}

QJsonArray rollsJson(const Rolls &rolls, const words::NameOf &nameOf)
{
    QJsonArray json;
    for (const Roll &roll : rolls) {
        const int subject = roll.reason.subject;
        json.append(QJsonObject{{u"for"_s, words::reason(roll.reason, nameOf, TextLanguage::English)},
                                {u"reason"_s, slug(roll.reason.kind)},
                                {u"subject"_s, subject > 0 ? QJsonValue(subject) : QJsonValue()},
                                {u"sides"_s, roll.sides},
                                {u"dice"_s, facesJson(roll.dice)},
                                {u"by"_s, thrower(roll.dice)}});
    }
    return json;
}

QStringList rollLines(const Rolls &rolls, const words::NameOf &nameOf)
{
    QStringList lines;
    for (const Roll &roll : rolls)
        lines += words::reason(roll.reason, nameOf) + u": "_s + facesText(roll.dice);
    return lines;
}

} // namespace muster

// SPDX-License-Identifier: MIT
#include "model/acts/suggest.h"
#include "model/reference/testsubject.h"
#include "model/texts.h"
#include "rules/slug.h"

#include <algorithm>

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Returns the value given under this name, if any.
std::optional<QString> valueOf(const QStringList &given, const QString &name)
{
    for (const QString &word : given) {
        if (word.startsWith(name + u'='))
            return word.mid(name.size() + 1);
    }
    return std::nullopt;
}

/// Returns whether the parameter applies: it depends on no other, or the other one has the required value.
bool isAsked(const Signature &asked, const Parameter &parameter, const QStringList &given)
{
    if (!parameter.onlyWith)
        return true;
    const auto other = std::ranges::find(asked.parameters, parameter.onlyWith->parameter, &Parameter::name);
    return other != asked.parameters.end()
        && valueOf(given, other->name).value_or(other->fallback.value_or(QString())) == parameter.onlyWith->value;
}

bool isAmong(const auto &all, const auto &one)
{
    return std::ranges::find(all, one) != all.end();
}

/// Returns whether the word never applies to the figure.
bool isBarredFrom(const ReferenceWord *word, const TestSubject &taker)
{
    return word && (word->notFor.contains(taker.profile.figureClass) || (taker.star && word->notFor.contains(aStar)));
}

/// Returns whether the word applies to the figure by its type or what it carries.
bool holdsFor(const ReferenceWord *word, const TestSubject &taker)
{
    const Profile &profile = taker.profile;
    return word && !isBarredFrom(word, taker) && std::ranges::any_of(word->bearers, [&](const QString &bearer) {
               return bearer == profile.type || bearer == profile.weapon || bearer == profile.armorWorn
                   || (profile.shield && bearer == "shield"_L1) || (taker.star && bearer == aStar);
           });
}

/// Returns the choices that hold for the figure: by its type and what it carries, by its attributes, and since earlier
/// tests.
QStringList holdingFor(const Parameter &parameter, const TestSubject &taker, const Reference &reference)
{
    QStringList those;
    for (const QString &choice : parameter.choices) {
        const bool byAttribute = parameter.kind == Parameter::Kind::Choices
            && (taker.attributes.contains(choice) || std::ranges::count(taker.lasting, choice, &Lasting::condition));
        if (byAttribute || (!parameter.others && holdsFor(reference.word(choice), taker)))
            those.append(choice);
    }
    return those;
}

/// Returns the value that follows from the figure; none if the parameter is not about the figure.
std::optional<QString> circumstances(const Parameter &parameter, const TestSubject &taker, const Reference &reference)
{
    if (parameter.kind == Parameter::Kind::Flag) {
        const ReferenceWord *word = reference.word(QString(parameter.name).replace(u'_', u'-'));
        if (!word || word->bearers.isEmpty())
            return std::nullopt;
        return holdsFor(word, taker) ? u"true"_s : u"false"_s;
    }
    const QStringList those = holdingFor(parameter, taker, reference);
    if (parameter.kind == Parameter::Kind::Choices && !parameter.name.endsWith("_b"_L1))
        return those.join(u',');
    return parameter.name != "situation"_L1 || those.isEmpty() ? std::nullopt : std::optional(those.front());
}

/// Returns the part of the figure's value that the parameter can hold.
QString fitting(const Parameter &parameter, const QString &brought)
{
    switch (parameter.kind) {
    case Parameter::Kind::Choices: {
        QStringList those = brought.split(u',', Qt::SkipEmptyParts);
        those.removeIf([&](const QString &one) { return !parameter.choices.contains(one); });
        return those.join(u',');
    }
    case Parameter::Kind::Choice:
        return parameter.choices.contains(brought) ? brought : QString();
    case Parameter::Kind::Flag:
        return brought;
    case Parameter::Kind::Integer: {
        bool isNumber = false;
        const int number = brought.toInt(&isNumber);
        return isNumber && number >= parameter.least && number <= parameter.most ? brought : QString();
    }
    default:
        return {};
    }
}

} // namespace

QMap<QString, QString> broughtBy(const TestSubject &taker, const Signature &asked, const Reference &reference)
{
    const QString rep = QString::number(taker.profile.rep);
    const QString armor = QString::number(taker.profile.armor);
    const QString leaderRep = taker.leaderRep ? QString::number(*taker.leaderRep) : QString();
    QMap<QString, QString> brought{{u"rep"_s, rep},
                                   {u"rep_a"_s, rep},
                                   {u"initiative"_s, rep},
                                   {u"leader_rep"_s, leaderRep},
                                   {u"class"_s, taker.profile.figureClass},
                                   {u"armor"_s, armor},
                                   {u"armor_a"_s, armor},
                                   {u"weapon"_s, taker.profile.weapon},
                                   {u"own"_s, taker.profile.weapon}};
    if (taker.profile.skill > 0)
        brought.insert(u"skill"_s, QString::number(taker.profile.skill));
    if (taker.starPower)
        brought.insert(u"dice"_s, QString::number(*taker.starPower));
    for (const Parameter &parameter : asked.parameters) {
        const auto answer =
            brought.contains(parameter.name) ? std::nullopt : circumstances(parameter, taker, reference);
        if (answer)
            brought.insert(parameter.name, *answer);
        if (parameter.ofLeader && taker.leaderRep)
            brought.insert(parameter.name, leaderRep);
    }
    return brought;
}

namespace {

/// Combines given conditions with those that the figure brings; "-cover" leaves out one of the latter, an empty text
/// all of them.
QString saidBeside(const QString &brought, const QString &said)
{
    QStringList all = said.split(u',', Qt::SkipEmptyParts);
    for (const QString &one : brought.split(u',', Qt::SkipEmptyParts)) {
        const bool isLeftOut = said.isEmpty() || all.removeAll(u'-' + one) > 0;
        if (!isLeftOut && !all.contains(one))
            all.append(one);
    }
    return all.join(u',');
}

/// Returns the first of several situations given for a group that this figure can be in.
QString situationOf(const Parameter &parameter, const QString &said, const TestSubject &taker,
                    const Reference &reference)
{
    for (const QString &one : said.split(u',')) {
        if (parameter.choices.contains(one) && !isBarredFrom(reference.word(one), taker))
            return one;
    }
    return said;
}

} // namespace

QStringList filledIn(const Signature &asked, const TestSubject &taker, const Reference &reference,
                     const QStringList &said)
{
    const QMap<QString, QString> brought = broughtBy(taker, asked, reference);
    QStringList all = said;
    for (const Parameter &parameter : asked.parameters) {
        const QString value = fitting(parameter, brought.value(parameter.name));
        const auto own = valueOf(said, parameter.name);
        const QString key = parameter.name + u'=';
        if (!own && !value.isEmpty() && isAsked(asked, parameter, said))
            all.append(key + value);
        else if (own && parameter.kind == Parameter::Kind::Choices)
            all.replace(all.indexOf(key + *own), key + saidBeside(value, *own));
        else if (own && parameter.name == "situation"_L1)
            all.replace(all.indexOf(key + *own), key + situationOf(parameter, *own, taker, reference));
    }
    return all;
}

Problems whyNotTaken(const QString &entry, const TestSubject &taker, const Pack &sheet, const Arguments &given)
{
    const Reference &reference = *sheet.reference;
    if (given.has(u"choose"_s) && !taker.star)
        return {{ShelfText::tr("Only a Star may choose the result. Leave out choose.")}};
    const ReferenceWord *situation = given.has(u"situation"_s) ? reference.word(given.text(u"situation"_s)) : nullptr;
    if (isBarredFrom(situation, taker))
        return {
            {ShelfText::tr("“%1” never holds for %2. Choose another situation.").arg(situation->title, taker.title)}};
    // A test is not for a figure that one of its outcomes never applies to: a Star just breaks off (Swordplay p. 23).
    for (const ReferenceTest *test : reference.testsOf(entry)) {
        for (const QMap<QString, TestOutcome> &bySituation : test->outcomes) {
            for (const TestOutcome &outcome : bySituation) {
                if (isBarredFrom(reference.word(outcome.id), taker))
                    return {{ShelfText::tr("“%1” is not for %2. Go on without it.").arg(test->title, taker.title)}};
            }
        }
    }
    for (const Burst &burst : reference.bursts) {
        const Lasting empty{burst.empty, taker.profile.weapon};
        if ((entry == burst.id || entry == burst.table) && isAmong(taker.lasting, empty))
            return {{ShelfText::tr("%1 is out of ammunition (%2). A turn of activation goes into reloading first; note "
                                   "it then, and fire again.")
                         .arg(taker.title, sheet.weapon(empty.weapon)->title)}};
    }
    return {};
}

QMap<QString, QString> broughtByEncounter(const Campaign &campaign, const Pack &pack)
{
    if (!campaign.encounter || campaign.encounter->dealtEnemy())
        return {};
    const Encounter &encounter = *campaign.encounter;
    const Play *play = campaign.play ? &*campaign.play : nullptr;
    const auto isTrue = [](bool holds) { return holds ? u"true"_s : u"false"_s; };
    const int waiting = play ? play->waitingPefs() : static_cast<int>(encounter.setup.pefs.size());
    QMap<QString, QString> brought{{u"resolved"_s, QString::number(play ? play->resolvedPefs() : 0)},
                                   {u"leader_placed"_s, isTrue(play && play->leaderPlaced())},
                                   {u"last"_s, isTrue(waiting == 1)},
                                   {u"others"_s, isTrue(waiting > 1)},
                                   {u"list"_s, encounter.enemy},
                                   {u"enemy"_s, encounter.enemy},
                                   {u"own"_s, campaign.list}};
    if (const int party = play ? play->party() : static_cast<int>(campaign.band.size()); party > 0)
        brought.insert(u"party"_s, QString::number(party));
    if (const auto eal = play ? play->eal : encounter.eal)
        brought.insert(u"eal"_s, QString::number(*eal));
    if (pack.patrol)
        brought.insert(u"numbers"_s, slug(acts::chosenNumbers(campaign, pack)));
    return brought;
}

std::size_t variantFor(const ShelfEntry &entry, const TestSubject *taker)
{
    for (std::size_t i = 0; taker && i < entry.variants.size(); ++i) {
        if (entry.variants[i].classes.contains(taker->profile.figureClass))
            return i;
    }
    return 0;
}

} // namespace muster

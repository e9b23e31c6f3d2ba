// SPDX-License-Identifier: MIT
#include "model/reference/brought.h"

#include "model/actions/suggest.h"
#include "model/texts.h"
#include "rules/slug.h"

#include <algorithm>
#include <optional>

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

/// What was given under this name; none where nothing was.
std::optional<QString> valueOf(const QStringList &given, const QString &name)
{
    for (const QString &word : given) {
        if (word.startsWith(name + u'='))
            return word.mid(name.size() + 1);
    }
    return std::nullopt;
}

/// Another parameter has the value with which this one is asked.
bool isAsked(const Signature &asked, const Parameter &parameter, const QStringList &given)
{
    if (!parameter.onlyWith)
        return true;
    const auto other = std::find_if(asked.parameters.begin(), asked.parameters.end(),
                                    [&](const Parameter &one) { return one.name == parameter.onlyWith->parameter; });
    if (other == asked.parameters.end())
        return false;
    return valueOf(given, other->name).value_or(other->fallback.value_or(QString())) == parameter.onlyWith->value;
}

/// It never holds for such a figure.
bool isBarredFrom(const ReferenceWord &word, const Taker &taker)
{
    return word.notFor.contains(taker.profile.figureClass) || (taker.star && word.notFor.contains(aStar));
}

/// It holds for the figure by what it is or carries.
bool holdsFor(const QString &id, const Taker &taker, const Reference &reference)
{
    const ReferenceWord *word = reference.word(id);
    const Profile &profile = taker.profile;
    return word && !isBarredFrom(*word, taker)
        && std::any_of(word->bearers.begin(), word->bearers.end(), [&](const QString &bearer) {
               return bearer == profile.type || bearer == profile.weapon || bearer == profile.armorWorn
                   || (profile.shield && bearer == "shield"_L1) || (taker.star && bearer == aStar);
           });
}

/// A test brought it, and it is not over.
bool lasts(const QString &condition, const Taker &taker)
{
    return std::any_of(taker.lasting.begin(), taker.lasting.end(),
                       [&](const Lasting &one) { return one.condition == condition; });
}

/// Those of the choices that hold for the figure, by what it is and carries and by its attributes.
QStringList holdingFor(const Parameter &parameter, const Taker &taker, const Reference &reference)
{
    QStringList those;
    for (const QString &choice : parameter.choices) {
        const bool byAttribute =
            parameter.kind == Parameter::Kind::Choices && (taker.attributes.contains(choice) || lasts(choice, taker));
        if (byAttribute || (!parameter.others && holdsFor(choice, taker, reference)))
            those.append(choice);
    }
    return those;
}

/// What the figure answers of it by being there; none where it is not about the figure.
std::optional<QString> circumstances(const Parameter &parameter, const Taker &taker, const Reference &reference)
{
    if (parameter.kind == Parameter::Kind::Flag) {
        const ReferenceWord *word = reference.word(QString(parameter.name).replace(u'_', u'-'));
        const bool about = word && !word->bearers.isEmpty();
        return about ? std::optional(holdsFor(word->id, taker, reference) ? u"true"_s : u"false"_s) : std::nullopt;
    }
    if (parameter.kind == Parameter::Kind::Choices && !parameter.name.endsWith("_b"_L1))
        return holdingFor(parameter, taker, reference).join(u',');
    if (parameter.name != "situation"_L1)
        return std::nullopt;
    const QStringList those = holdingFor(parameter, taker, reference);
    return those.isEmpty() ? std::nullopt : std::optional(those.front());
}

/// As much of what the figure brings as this parameter can hold.
QString fitting(const Parameter &parameter, const QString &brought)
{
    const auto known = [&](const QString &choice) {
        return std::find(parameter.choices.begin(), parameter.choices.end(), choice) != parameter.choices.end();
    };
    if (parameter.kind == Parameter::Kind::Choices) {
        QStringList those = brought.split(u',', Qt::SkipEmptyParts);
        those.removeIf([&](const QString &one) { return !known(one); });
        return those.join(u',');
    }
    if (parameter.kind == Parameter::Kind::Choice)
        return known(brought) ? brought : QString();
    if (parameter.kind == Parameter::Kind::Flag)
        return brought;
    if (parameter.kind != Parameter::Kind::Integer)
        return {};
    bool isNumber = false;
    const int number = brought.toInt(&isNumber);
    return isNumber && number >= parameter.least && number <= parameter.most ? brought : QString();
}

} // namespace

QMap<QString, QString> broughtBy(const Taker &taker, const Signature &asked, const Reference &reference)
{
    const QString rep = QString::number(taker.profile.rep);
    const QString armor = QString::number(taker.profile.armor);
    QMap<QString, QString> brought{{u"rep"_s, rep},
                                   {u"rep_a"_s, rep},
                                   {u"initiative"_s, rep},
                                   {u"leader_rep"_s, taker.leaderRep ? QString::number(*taker.leaderRep) : QString()},
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
            brought.insert(parameter.name, QString::number(*taker.leaderRep));
    }
    return brought;
}

namespace {

/// Those that are said beside those that the figure brings; "-cover" leaves out what it brings, and so does none at all.
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

/// Of several situations that are said for a group the first that this figure can be in.
QString situationOf(const Parameter &parameter, const QString &said, const Taker &taker, const Reference &reference)
{
    const QStringList all = said.split(u',');
    const auto fits = std::find_if(all.begin(), all.end(), [&](const QString &one) {
        const ReferenceWord *word = reference.word(one);
        return std::find(parameter.choices.begin(), parameter.choices.end(), one) != parameter.choices.end()
            && !(word && isBarredFrom(*word, taker));
    });
    return fits == all.end() ? said : *fits;
}

} // namespace

QStringList filledIn(const Signature &asked, const Taker &taker, const Reference &reference, const QStringList &said)
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

namespace {

/// A test that may end as it never does for such a figure is not its: a Star just breaks off (Swordplay p. 23).
bool isBarredFrom(const ReferenceTest &test, const Taker &taker, const Reference &reference)
{
    return std::any_of(test.outcomes.begin(), test.outcomes.end(), [&](const QMap<QString, TestOutcome> &bySituation) {
        return std::any_of(bySituation.begin(), bySituation.end(), [&](const TestOutcome &outcome) {
            const ReferenceWord *word = reference.word(outcome.id);
            return word && isBarredFrom(*word, taker);
        });
    });
}

} // namespace

Problems whyNotTaken(const QString &entry, const Taker &taker, const Pack &sheet, const Arguments &given)
{
    const Reference &reference = *sheet.reference;
    if (given.has(u"choose"_s) && !taker.star)
        return {{ShelfText::tr("Only a Star may choose the result. Leave out choose.")}};
    const ReferenceWord *situation = given.has(u"situation"_s) ? reference.word(given.text(u"situation"_s)) : nullptr;
    if (situation && isBarredFrom(*situation, taker))
        return {
            {ShelfText::tr("“%1” never holds for %2. Choose another situation.").arg(situation->title, taker.title)}};
    for (const ReferenceTest *test : reference.testsOf(entry)) {
        if (isBarredFrom(*test, taker, reference))
            return {{ShelfText::tr("“%1” is not for %2. Go on without it.").arg(test->title, taker.title)}};
    }
    for (const Burst &burst : reference.bursts) {
        const Lasting empty{burst.empty, taker.profile.weapon};
        const bool fires = entry == burst.id || entry == burst.table;
        if (fires && std::find(taker.lasting.begin(), taker.lasting.end(), empty) != taker.lasting.end())
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
        brought.insert(u"numbers"_s, slug(actions::chosenNumbers(campaign, pack)));
    return brought;
}

std::size_t variantFor(const ShelfEntry &entry, const Taker *taker)
{
    for (std::size_t i = 0; taker && i < entry.variants.size(); ++i) {
        if (entry.variants[i].classes.contains(taker->profile.figureClass))
            return i;
    }
    return 0;
}

} // namespace muster

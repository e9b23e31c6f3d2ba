// SPDX-License-Identifier: MIT
#include "model/story/comparecourses.h"

#include "model/story/bandwords.h"
#include "model/story/narratedstep.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"

#include <algorithm>
#include <array>

namespace muster {

namespace {

const FormerFigure *findGone(const Campaign &campaign, FigureId id)
{
    const auto gone = std::find_if(campaign.former.rbegin(), campaign.former.rend(),
                                   [id](const FormerFigure &former) { return former.figure.id == id; });
    return gone == campaign.former.rend() ? nullptr : &*gone;
}

QString stateOf(const Figure &figure, const Campaign &campaign, const Pack &pack)
{
    QStringList parts{words::worth(figure.profile, pack)};
    if (figure.poisoned)
        parts << StoryText::tr("poisoned");
    if (figure.exempt)
        parts << StoryText::tr("exempt");
    if (const QString away = words::away(figure, campaign, pack); !away.isEmpty())
        parts << away;
    return parts.join(StoryText::tr(", "));
}

/// Returns the state of a figure by id, if it is in the campaign.
QString stateOf(FigureId id, const Campaign &campaign, const Pack &pack)
{
    if (const Figure *figure = campaign.find(id))
        return stateOf(*figure, campaign, pack);
    const FormerFigure *gone = findGone(campaign, id);
    return gone ? StoryText::tr("%1, %2").arg(words::title(gone->figure.status),
                                              words::turn(gone->farewell.turn, campaign, pack))
                : StoryText::tr("Never joined");
}

/// Returns all figures, the present band first.
std::vector<const Figure *> everybodyIn(const Campaign &campaign)
{
    std::vector<const Figure *> all;
    for (const Figure &figure : campaign.band)
        all.push_back(&figure);
    for (const FormerFigure &gone : campaign.former) {
        if (!campaign.find(gone.figure.id) && findGone(campaign, gone.figure.id) == &gone)
            all.push_back(&gone.figure);
    }
    return all;
}

/// Compares the figures. Figures that joined after the campaigns parted may have the same id by chance.
std::vector<CourseComparison::Line> compareFigures(const Campaign &parted, const Campaign &first,
                                                   const Campaign &second, const Pack &pack)
{
    const QString never = StoryText::tr("Never joined");
    std::vector<CourseComparison::Line> lines;
    for (const Figure *figure : everybodyIn(first)) {
        const FigureId id = figure->id;
        const bool inBoth = number(id) <= parted.lastId;
        const CourseComparison::Line line{figure->name, stateOf(id, first, pack),
                                          inBoth ? stateOf(id, second, pack) : never};
        if (line.differs() || first.find(id)) // a figure lost in both is not listed
            lines.push_back(line);
    }
    for (const Figure *figure : everybodyIn(second)) {
        if (number(figure->id) > parted.lastId)
            lines.push_back({figure->name, never, stateOf(figure->id, second, pack)});
    }
    return lines;
}

QString stateOf(const Goal &goal, const Campaign &campaign, const Pack &pack)
{
    return goal.reached ? words::reached(goal, campaign, pack) : words::progress(goal);
}

QString stateOf(const Foe &foe, const Campaign &, const Pack &)
{
    return words::title(foe.status);
}

/// Compares foes or goals from before the campaigns parted, then those that each has added since, which may have the
/// same id by chance.
template<typename Aim>
void compareAims(const QMap<int, Aim> &first, const QMap<int, Aim> &second, QString Aim::*name,
                 const std::array<const Campaign *, 2> &campaigns, const Pack &pack,
                 std::vector<CourseComparison::Line> &lines)
{
    const auto none = StoryText::tr("none");
    const auto isIn = [name](const QMap<int, Aim> &all, const Aim &one) {
        const auto found = all.constFind(one.id);
        return found != all.cend() && *found.*name == one.*name;
    };
    for (const Aim &one : first) {
        const CourseComparison::Line line{one.*name, stateOf(one, *campaigns[0], pack),
                                          isIn(second, one) ? stateOf(second[one.id], *campaigns[1], pack) : none};
        if (line.differs())
            lines.push_back(line);
    }
    for (const Aim &one : second) {
        if (!isIn(first, one))
            lines.push_back({one.*name, none, stateOf(one, *campaigns[1], pack)});
    }
}

std::vector<CourseComparison::Line> compareState(const Campaign &first, const Campaign &second, const Pack &pack)
{
    const auto both = [&](const QString &what, auto textOf) {
        return CourseComparison::Line{what, textOf(first), textOf(second)};
    };
    std::vector<CourseComparison::Line> lines{
        both(systemOf(first, pack).turnName(pack),
             [&](const Campaign &campaign) { return words::turnMark(campaign.turn, campaign, pack); }),
        both(StoryText::tr("Figures"), [](const Campaign &campaign) { return QString::number(campaign.band.size()); }),
        both(words::totalWorthName(pack),
             [](const Campaign &campaign) { return QString::number(campaign.repInAll()); }),
    };
    if (systemOf(first, pack).traits.hasActivityLevel)
        lines.push_back(
            both(StoryText::tr("EAL"), [](const Campaign &campaign) { return words::numberOrDash(campaign.eal); }));
    lines.push_back(both(StoryText::tr("Next"), [&](const Campaign &campaign) {
        return campaign.phase == Phase::Over ? StoryText::tr("campaign over") : words::coming(campaign, pack);
    }));
    lines.push_back(
        both(StoryText::tr("Successes"), [](const Campaign &campaign) { return words::won(campaign.past); }));
    compareAims(first.goals, second.goals, &Goal::text, {&first, &second}, pack, lines);
    compareAims(first.foes, second.foes, &Foe::name, {&first, &second}, pack, lines);
    return lines;
}

/// Returns whether the steps are equal apart from the campaign's name, which a copy may have changed.
bool isTheSame(const Step &one, const Step &other)
{
    return one == other || renamed(one, {}) == renamed(other, {});
}

constexpr int longestCourseName = 160; // limit so that the name, with a number after it, is also a valid campaign name

} // namespace

std::size_t commonSteps(std::span<const Step> first, std::span<const Step> second)
{
    const auto parts = std::mismatch(first.begin(), first.end(), second.begin(), second.end(), isTheSame);
    return std::size_t(parts.first - first.begin());
}

CourseComparison compareCourses(std::span<const Step> first, std::span<const Step> second, const Pack &pack)
{
    CourseComparison comparison;
    comparison.common = commonSteps(first, second);
    const Campaign parted = fold(first.first(comparison.common));
    if (comparison.common > 0) {
        const Campaign before = fold(first.first(comparison.common - 1));
        const Step &last = first[comparison.common - 1];
        const QString name = nameOf(last, before, pack);
        comparison.parting =
            comparison.common == 1 ? name : StoryText::tr("%1, %2").arg(name, words::turn(before.turn, before, pack));
    }
    const Campaign one = fold(first);
    const Campaign other = fold(second);
    comparison.state = compareState(one, other, pack);
    comparison.figures = compareFigures(parted, one, other, pack);
    return comparison;
}

QStringList namesTakenBack(const History &history, const Pack &pack)
{
    QStringList names;
    if (!history.canRedo())
        return names;
    Campaign campaign = history.campaign();
    for (std::size_t i = history.inForce; i < history.steps.size(); ++i) {
        names.push_back(nameOf(history.steps[i], campaign, pack));
        apply(campaign, history.steps[i]);
    }
    return names;
}

QString nameForCourse(Campaign parted, std::span<const Step> steps, const Pack &pack,
                      const std::vector<AbandonedCourse> &others)
{
    // A battle names the course best; otherwise the first step that makes it worth keeping.
    const auto isBattle = [](const Step &step) { return step.kind == StepKind::BattleFinished; };
    const auto isKept = [](const Step &step) { return areWorthKeeping({&step, 1}); };
    auto main = std::ranges::find_if(steps, isBattle);
    if (main == steps.end())
        main = std::ranges::find_if(steps, isKept);
    Q_ASSERT(main != steps.end());
    std::for_each(steps.begin(), main, [&](const Step &step) { apply(parted, step); });
    const QString turn = words::turn(parted.turn, parted, pack);
    const QString what = nameOf(*main, parted, pack);
    const auto more = int(steps.size()) - 1;
    const QString name = (more == 0 ? StoryText::tr("%1, %2", "what was done, in which month").arg(what, turn)
                                    : StoryText::tr("%1 and %n more, %2", nullptr, more).arg(what, turn))
                             .left(longestCourseName);
    const auto isTaken = [&](const QString &wanted) {
        return std::ranges::any_of(others, [&](const AbandonedCourse &other) { return other.name == wanted; });
    };
    QString free = name;
    for (int number = 2; isTaken(free); ++number)
        free = StoryText::tr("%1 (%2)", "a name that is taken, which one of that name").arg(name).arg(number);
    return free;
}

QString nameForNameless(const Campaign &parted, const Pack &pack)
{
    return StoryText::tr("%1 as first played").arg(words::turn(parted.turn, parted, pack));
}

} // namespace muster

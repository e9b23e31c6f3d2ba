// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/aims.h"
#include "model/campaign/notes.h"
#include "model/changes/needs.h"

namespace muster {

// Changes to the player's own part of the story.

struct WordsWritten {
    Words words;

    static void describe(auto &json, auto &c) { json("words", c.words); }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const;
};

/// Changes a note; its subject stays the same.
struct WordsChanged {
    int id = 0;
    QString title;
    QString text;

    static void describe(auto &json, auto &c)
    {
        json("id", c.id, aNote);
        json.ifAny("title", c.title);
        json("text", c.text, longWords);
    }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &) const;
};

struct WordsStruck {
    int id = 0;

    static void describe(auto &json, auto &c) { json("id", c.id, aNote); }
    void apply(Campaign &now) const { now.words.remove(id); }
};

struct PictureTaken {
    Picture picture;

    static void describe(auto &json, auto &c) { json("picture", c.picture); }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const;
};

struct PictureCaptioned {
    int id = 0;
    QString caption;

    static void describe(auto &json, auto &c)
    {
        json("id", c.id, aPicture);
        json.ifAny("caption", c.caption);
    }
    void apply(Campaign &now) const { now.pictures[id].caption = caption; }
    bool mayHappen(const Campaign &) const;
};

/// Deletes a picture. Its content stays in the file, so that this can be undone.
struct PictureStruck {
    int id = 0;

    static void describe(auto &json, auto &c) { json("id", c.id, aPicture); }
    void apply(Campaign &now) const { now.pictures.remove(id); }
};

/// One answer to a question, and the die rolled for it; after a tie, the last one.
struct DiceAnswer {
    QString answer;
    int sides = 6;
    int die = 1;
};

void fields(auto &json, Of<DiceAnswer> auto &answer)
{
    json("answer", answer.answer);
    json("sides", answer.sides, Range{2, 100});
    json("die", answer.die, oneTo(100));
}

inline constexpr int longestQuestion = 300; ///< characters
inline constexpr int longestAnswer = 100;
inline constexpr int fewestAnswers = 2;
inline constexpr int mostAnswers = 4;

/// Records a question of the player, decided by dice.
struct QuestionAsked {
    QString question;
    std::vector<DiceAnswer> answers;
    int answer = 1; ///< the place of the answer chosen, from 1

    static void describe(auto &json, auto &c)
    {
        json("question", c.question);
        json("answers", c.answers, Range{fewestAnswers, mostAnswers});
        json("answer", c.answer, oneTo(mostAnswers));
    }
    void apply(Campaign &) const { }
    bool mayHappen(const Campaign &) const;
};

// The goals of a campaign, and how it is closed.

struct GoalSet {
    int id = 1;
    QString text;
    GoalKind by = GoalKind::OwnWords;
    int count = 1;
    QString won = {};
    int foe = 0;
    std::optional<FoeStatus> taken = {};

    static void describe(auto &json, auto &c)
    {
        json("id", c.id, fromOne);
        json("text", c.text);
        json("by", c.by);
        json("count", c.count, fromOne);
        json.ifAny("won", c.won);
        json.ifAny("foe", c.foe, aFoe);
        json.ifAny("taken", c.taken);
    }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const;
};

/// Records that the player has reached a goal. A goal in the player's own words with a count above 1 is reached once
/// more.
struct GoalReached {
    int id = 1;

    static void describe(auto &json, auto &c) { json("id", c.id, aGoal); }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const { return !now.goals.constFind(id)->reached; }
};

struct GoalStruck {
    int id = 1;

    static void describe(auto &json, auto &c) { json("id", c.id, aGoal); }
    void apply(Campaign &now) const { now.goals.remove(id); }
};

/// Closes the campaign, as the players decide.
struct CampaignClosed {
    CampaignEnding ending = CampaignEnding::Won;

    static void describe(auto &json, auto &c) { json("ending", c.ending); }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const { return !now.encounter && !now.ended; }
};

// Changes to named foes (R91), other than meeting them on the table.

/// The description of a foe that the player gave.
struct ToldOfFoe {
    int id = 1;
    QString name;
    int rep = 0; ///< 0: not given
    QString weapon = {};
    QString list = {};

    static void describe(auto &json, auto &c)
    {
        json("id", c.id, fromOne);
        json("name", c.name);
        json.ifAny("rep", c.rep, upTo(highestRep));
        json.ifAny("weapon", c.weapon, aWeapon);
        json.ifAny("list", c.list, aList);
    }
};

struct FoeNamed : ToldOfFoe {
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const;
};

/// Corrects the record of a foe by hand.
struct FoeCorrected : ToldOfFoe {
    FoeStatus status = FoeStatus::AtLarge;

    static void describe(auto &json, auto &c)
    {
        ToldOfFoe::describe(json, c);
        json("status", c.status);
    }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const;
};

} // namespace muster

// SPDX-License-Identifier: MIT

// A new act needs one file. This one has all parts of an act.

#include "model/acts/acts.h"

#include "model/acts/battle.h"
#include "model/acts/table.h"
#include "model/changes/play.h"
#include "tests/support/acts.h"
#include "tests/support/opendocument.h"

using namespace Qt::StringLiterals;

namespace muster::acts {

/// An act in which the band shouts at a group.
struct Shout {
    int group = 1;
    bool twice = false;
    static const ActKind kind;
};

const ActKind Shout::kind(of<Shout>,
                          [](auto &form, auto &act) {
                              form(typed::group, act.group, oneTo(1000));
                              form.ifAny(Field("twice").after("twice"), act.twice);
                          },
                          {
                              .name = "shout",
                              .run = [](const ActContext &d, const Shout &a) -> Problems {
                                  if (!d.campaign.play)
                                      return {{u"There is nobody to hear it."_s}};
                                  return d.happen(NoteWritten{a.twice ? u"Hey! Hey!"_s : u"Hey!"_s});
                              },
                              .words = {{"shout", "add a note"}}, // texts that the catalogue has
                              .offers = [](const Situation &now) -> std::vector<Offer> {
                                  if (now.subject != Subject{SubjectKind::Group, 77, 0})
                                      return {};
                                  return {{.act = Shout{now.subject.id}, .text = u"Shout"_s, .key = Qt::Key_Y}};
                              },
                              .keys = {{"N", "add a note"}},
                          });

} // namespace muster::acts

namespace muster::testing {

using ANewAct = OpenDocument;

TEST_F(ANewAct, IsTypedWithItsUsage)
{
    const std::vector<acts::CommandUsage> words = acts::everyWord();
    const auto typed =
        std::find_if(words.begin(), words.end(), [](const acts::CommandUsage &one) { return one.word == u"shout"_s; });
    ASSERT_NE(typed, words.end());
    EXPECT_EQ(typed->usage, u"GROUP [twice]"_s);
    EXPECT_EQ(*acts::hear(campaign(), {u"shout"_s, u"2"_s, u"twice"_s}), (acts::Shout{2, true}));
    EXPECT_EQ(refusal(acts::hear(campaign(), {u"shout"_s, u"them"_s})), "Give a number for “group”, not “them”.");
}

TEST_F(ANewAct, IsRefusedAndDone)
{
    EXPECT_EQ(refusal(acts::stepOf(campaign(), swordplay(), acts::Shout{})), "There is nobody to hear it.");
    prepare();
    write(*acts::stepOf(campaign(), swordplay(), acts::BeginPlay{}));
    write(*acts::stepOf(campaign(), swordplay(), acts::Shout{1, true}));
    EXPECT_EQ(campaign().play->notes, (std::vector<TableNote>{{u"Hey! Hey!"_s}}));
}

TEST_F(ANewAct, IsOfferedWithItsKey)
{
    prepare();
    write(*acts::stepOf(campaign(), swordplay(), acts::BeginPlay{}));
    const std::vector<acts::Offer> offers = acts::offersOn({campaign(), swordplay(), {SubjectKind::Group, 77, 0}});
    ASSERT_EQ(offers.size(), 1U);
    EXPECT_EQ(offers.front().key, Qt::Key_Y);
    const auto keys = acts::everyKey();
    EXPECT_NE(std::find(keys.begin(), keys.end(), std::pair(u"N"_s, u"add a note"_s)), keys.end());
}

} // namespace muster::testing

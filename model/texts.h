// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

// A context for translators for each folder: what the functions there that belong to no class say to the player.

namespace muster {

/// What the acts say to the player.
struct ActsText {
    Q_DECLARE_TR_FUNCTIONS(Acts)
};

/// What the systems of campaigns say to the player.
struct SystemText {
    Q_DECLARE_TR_FUNCTIONS(Systems)
};

/// What is said of a step that does not fit the campaign.
struct CampaignText {
    Q_DECLARE_TR_FUNCTIONS(Campaign)
};

/// What is said of a JSON text that cannot be read.
struct JsonText {
    Q_DECLARE_TR_FUNCTIONS(Json)
};

/// In the player's language, or in English, which answers for machines keep whatever the player's is.
enum class Tongue : unsigned char { Players, English };

/// A text marked with QT_TRANSLATE_NOOP("Story", …).
inline QString inTongue(Tongue tongue, const char *story)
{
    return tongue == Tongue::English ? QString::fromUtf8(story) : QCoreApplication::translate("Story", story);
}

/// What the odds say to the player.
struct OddsText {
    Q_DECLARE_TR_FUNCTIONS(Odds)
};

/// A text of a pack in the player's language. Packs are read in it; what goes from a pack into a campaign, a figure's type
/// or the ground of a game, stays as the pack has it and passes through here when it is shown.
inline QString packWords(const QString &text)
{
    return text.isEmpty() ? text : QCoreApplication::translate("Pack", text.toUtf8().constData());
}

/// What is said of packs and lists.
struct PackText {
    Q_DECLARE_TR_FUNCTIONS(Packs)
};

/// What the reference shelf says to the player.
struct ShelfText {
    Q_DECLARE_TR_FUNCTIONS(Reference)
};

/// What is said of a story script that cannot be played.
struct ScriptText {
    Q_DECLARE_TR_FUNCTIONS(StoryScript)
};

/// What is said of a campaign file.
struct FileText {
    Q_DECLARE_TR_FUNCTIONS(CampaignFile)
};

/// The story in words.
struct StoryText {
    Q_DECLARE_TR_FUNCTIONS(Story)
};

} // namespace muster

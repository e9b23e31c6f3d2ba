// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

// Translation contexts, one for each folder, for texts of functions that belong to no class.

namespace muster {

/// The context for texts of the acts.
struct ActsText {
    Q_DECLARE_TR_FUNCTIONS(Acts)
};

/// The context for texts of the campaign systems.
struct SystemText {
    Q_DECLARE_TR_FUNCTIONS(Systems)
};

/// The context for steps that do not fit the campaign.
struct CampaignText {
    Q_DECLARE_TR_FUNCTIONS(Campaign)
};

/// The context for JSON that cannot be read.
struct JsonText {
    Q_DECLARE_TR_FUNCTIONS(Json)
};

/// The language of a text: the player's, or English, which output for machines always uses.
enum class TextLanguage : unsigned char { Players, English };

/// Returns a text marked with QT_TRANSLATE_NOOP("Story", …) in that language.
inline QString inLanguage(TextLanguage tongue, const char *story)
{
    return tongue == TextLanguage::English ? QString::fromUtf8(story) : QCoreApplication::translate("Story", story);
}

/// The context for texts about odds.
struct OddsText {
    Q_DECLARE_TR_FUNCTIONS(Odds)
};

/// Returns a text of a pack in the player's language. Packs are loaded translated; but the texts that are copied from a
/// pack into a campaign, such as a figure's type or the ground of a game, are stored untranslated and pass through this
/// function when shown.
inline QString packWords(const QString &text)
{
    return text.isEmpty() ? text : QCoreApplication::translate("Pack", text.toUtf8().constData());
}

/// The context for problems with packs and lists.
struct PackText {
    Q_DECLARE_TR_FUNCTIONS(Packs)
};

/// The context for the Reference page.
struct ShelfText {
    Q_DECLARE_TR_FUNCTIONS(Reference)
};

/// The context for stories that cannot be played.
struct ScriptText {
    Q_DECLARE_TR_FUNCTIONS(StoryScript)
};

/// The context for problems with a campaign file.
struct FileText {
    Q_DECLARE_TR_FUNCTIONS(CampaignFile)
};

/// The context for the story in sentences.
struct StoryText {
    Q_DECLARE_TR_FUNCTIONS(Story)
};

} // namespace muster

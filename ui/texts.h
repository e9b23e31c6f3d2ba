// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

// A context for translators for each folder: what the functions there that belong to no class say to the player.

namespace muster {

/// What is said after the battle outside its widgets.
struct AftermathText {
    Q_DECLARE_TR_FUNCTIONS(Aftermath)
};

/// What the Encounter page says outside its widgets.
struct EncounterPageText {
    Q_DECLARE_TR_FUNCTIONS(Encounter)
};

/// What the forecast says outside its widgets.
struct ForecastText {
    Q_DECLARE_TR_FUNCTIONS(Forecast)
};

/// What the help pages say.
struct HelpText {
    Q_DECLARE_TR_FUNCTIONS(Help)
};

/// What the map says.
struct MapText {
    Q_DECLARE_TR_FUNCTIONS(Map)
};

/// What is printed on the sheets.
struct SheetText {
    Q_DECLARE_TR_FUNCTIONS(Sheets)
};

/// What the parts of pages say.
struct PartsText {
    Q_DECLARE_TR_FUNCTIONS(Parts)
};

/// What is said of pictures.
struct PicturesText {
    Q_DECLARE_TR_FUNCTIONS(Pictures)
};

/// What is offered on the table.
struct TableText {
    Q_DECLARE_TR_FUNCTIONS(Table)
};

/// What the window says outside its widgets.
struct WindowText {
    Q_DECLARE_TR_FUNCTIONS(Window)
};

} // namespace muster

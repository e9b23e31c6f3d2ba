// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

// Translation contexts, one per folder, for the texts of functions that belong to no class.

namespace muster {

/// Texts of the page After the battle outside its widgets.
struct AftermathText {
    Q_DECLARE_TR_FUNCTIONS(Aftermath)
};

/// Texts of the Encounter page outside its widgets.
struct EncounterPageText {
    Q_DECLARE_TR_FUNCTIONS(Encounter)
};

/// Texts of the forecast outside its widgets.
struct ForecastText {
    Q_DECLARE_TR_FUNCTIONS(Forecast)
};

/// Texts of the help pages.
struct HelpText {
    Q_DECLARE_TR_FUNCTIONS(Help)
};

/// Texts of the map.
struct MapText {
    Q_DECLARE_TR_FUNCTIONS(Map)
};

/// Texts of the printed sheets.
struct SheetText {
    Q_DECLARE_TR_FUNCTIONS(Sheets)
};

/// Texts of widgets that several pages use.
struct PartsText {
    Q_DECLARE_TR_FUNCTIONS(Parts)
};

/// Texts about pictures.
struct PicturesText {
    Q_DECLARE_TR_FUNCTIONS(Pictures)
};

/// Texts of the battle on the table.
struct TableText {
    Q_DECLARE_TR_FUNCTIONS(Table)
};

/// Texts of the window outside its widgets.
struct WindowText {
    Q_DECLARE_TR_FUNCTIONS(Window)
};

} // namespace muster

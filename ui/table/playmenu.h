// SPDX-License-Identifier: MIT
#pragma once

#include "ui/table/playoffers.h"

#include <functional>
#include <span>

class QMenu;

namespace muster {

/// What a row offers, as entries of a menu with their keys, which are the list's and only told here. A shut one says why.
void addOffers(QMenu &menu, const Campaign &campaign, const Pack &pack, const RowKey &row,
               std::span<const PlayOffer> offers, const std::function<void(const PlayOffer &)> &take);

/// The nine sections, for a row that can be put into another.
void addPlaces(QMenu &menu, const QString &who, const std::function<void(int section)> &place);

/// Who goes where a row is put: a figure's whole group goes along.
QString moverOf(const Campaign &campaign, const PlayRow &row);

/// A key as it stands on a button or in a menu; none for an offer without one.
QString keyText(const PlayOffer &offer);
/// A name may hold an ampersand, which is no mnemonic.
QString withoutMnemonics(QString text);

} // namespace muster

// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/backups.h"

#include <QDialog>

class QTreeWidget;

namespace muster {

/// Asks which earlier state of a campaign is wanted, and where. It does nothing itself.
class RestoreDialog : public QDialog
{
    Q_OBJECT
public:
    enum class Place : std::uint8_t {
        Beside, ///< as a new file
        Instead, ///< in the place of the present state
    };

    /// `canReplace`: the present state is whole and can be backed up, so that another may take its place.
    RestoreDialog(std::vector<SavedState> states, bool canReplace, QWidget *parent = nullptr);

    const SavedState &state() const;
    Place place() const { return m_place; }

private:
    void list();
    void choose(Place place);

    std::vector<SavedState> m_states;
    QTreeWidget *m_list;
    Place m_place = Place::Beside;
};

} // namespace muster

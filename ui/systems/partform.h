// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

#include <QObject>

class QWidget;

namespace muster {

/// What of a system's own part of an encounter can be edited in a form (R5).
class PartForm : public QObject
{
public:
    using QObject::QObject;

    /// With their names, for the form they stand in.
    virtual std::vector<std::pair<QString, QWidget *>> fields() const = 0;
    /// The current encounter.
    virtual void load(const Campaign &campaign, const Pack &pack) = 0;
    virtual EncounterPart value() const = 0;
};

/// The form of an encounter's own part, and whose it is. A part of which there is none is left as it was rolled up.
struct PartFormKind {
    bool (*isOf)(const EncounterPart &);
    PartForm *(*make)(QObject *parent);
};
extern const PartFormKind scenarioForm;
extern const PartFormKind gameForm;

} // namespace muster

// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

#include <QObject>

class QWidget;

namespace muster {

/// The editable fields of a system's own part of an encounter (R5).
class PartForm : public QObject
{
public:
    using QObject::QObject;

    /// Returns the fields with their names, for the form that contains them.
    virtual std::vector<std::pair<QString, QWidget *>> fields() const = 0;
    /// Loads the current encounter.
    virtual void load(const Campaign &campaign, const Pack &pack) = 0;
    virtual EncounterPart value() const = 0;
};

/// The form for one kind of an encounter's part. A part without a form stays as it was rolled up.
struct PartFormKind {
    bool (*isOf)(const EncounterPart &);
    PartForm *(*make)(QObject *parent);
};
extern const PartFormKind scenarioForm;
extern const PartFormKind gameForm;

} // namespace muster

// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/kinded.h"
#include "rules/pack/pack.h"

#include <QObject>

#include <memory>

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
    virtual Part<Encounter> value() const = 0;
};

struct PartFormKind;
template<>
const Registered<PartFormKind> *Registered<PartFormKind>::s_last;

/// A kind of such forms, for one kind of part. A part of which there is none is left as it was rolled up.
struct PartFormKind : Registered<PartFormKind> {
    using Make = PartForm *(QObject *parent);

    PartFormKind(const PartKind<Encounter> &whose, Make *maker)
        : name(whose.name)
        , part(&whose)
        , make(maker)
    {
    }

    const Key &name; ///< the part's
    const PartKind<Encounter> *const part;
    Make *const make;
};

} // namespace muster

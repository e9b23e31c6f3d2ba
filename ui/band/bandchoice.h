// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"

#include <QWidget>

namespace muster {

class Choice;

/// Whose band is shown, where several play (R36): all of them, or one. Hidden where there is only one.
class BandChoice : public QWidget
{
    Q_OBJECT
public:
    explicit BandChoice(QWidget *parent = nullptr);

    void load(const Campaign &campaign);
    /// None: all.
    std::optional<FigureId> band() const { return m_band; }
    void show(FigureId star);

signals:
    void chosen();

private:
    struct Band {
        FigureId star;
        QString name;
        friend bool operator==(const Band &, const Band &) = default;
    };

    void remake();

    std::vector<Band> m_bands;
    std::optional<FigureId> m_band;
    Choice *m_choice = nullptr;
};

} // namespace muster

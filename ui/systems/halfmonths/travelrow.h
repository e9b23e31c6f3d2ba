// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace muster {

class Button;

/// Where the band is in the Wasteland, and the way to another locale.
class TravelRow : public QWidget
{
    Q_OBJECT
public:
    explicit TravelRow(QWidget *parent = nullptr);

    void load(const Campaign &campaign, const Pack &pack);
    /// None while a journey is under way.
    std::optional<Locale> to() const;

signals:
    void travelWanted();

private:
    QLabel *m_where;
    QComboBox *m_to;
    Button *m_go;
};

} // namespace muster

// SPDX-License-Identifier: MIT
#pragma once

#include "ui/forecast/forecastwork.h"
#include "ui/window/page.h"

#include <QPointer>

class QCheckBox;
class QLabel;
class QProgressBar;

namespace muster {

class Button;
class SegmentedControl;
class CourseChart;
class ExpectationForm;
class OutcomeTable;
class PolicyForm;

/// A page with a forecast of the coming months under two policies, side by side. It rolls and writes nothing.
class ForecastPage : public Page
{
    Q_OBJECT
public:
    explicit ForecastPage(QWidget *parent = nullptr);

    void takeDocument() override;

    const ForecastWork *work() const { return m_work; }

protected:
    void showEvent(QShowEvent *event) override;

private:
    QWidget *makeHead();
    QWidget *makeSide();
    /// Marks the forecast as stale after a change of the campaign. It is computed again when the page is shown.
    void takeUp();
    void fitSide();
    void forecast();
    void tell();
    void tellProgress();
    int months() const;

    ForecastWork *m_work;
    QLabel *m_from;
    SegmentedControl *m_months;
    QLabel *m_nothing;
    QWidget *m_body;
    CourseChart *m_chart;
    QWidget *m_side = nullptr;
    ExpectationForm *m_expected;
    PolicyForm *m_policies;
    OutcomeTable *m_outcome;
    QLabel *m_runs;
    QProgressBar *m_progress;
    QCheckBox *m_inChronicle;
    Button *m_cancel;
    Button *m_anotherSeed;
    ForecastQuestion m_asked; ///< question for the last policy
    quint64 m_seed = usualForecastSeed;
    bool m_isStale = true;
};

} // namespace muster

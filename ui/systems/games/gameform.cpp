// SPDX-License-Identifier: MIT
#include "model/systems/parts.h"
#include "ui/systems/partform.h"

#include <QCoreApplication>
#include <QLineEdit>

namespace muster {

namespace {

/// The form of a linked game. Only its name can be edited; everything else stays as it was rolled up.
class GameForm : public PartForm
{
    Q_DECLARE_TR_FUNCTIONS(GameForm)
public:
    explicit GameForm(QObject *parent)
        : PartForm(parent)
        , m_title(new QLineEdit)
    {
    }

    std::vector<std::pair<QString, QWidget *>> fields() const override { return {{tr("Name of the game"), m_title}}; }
    void load(const Campaign &campaign, const Pack &) override
    {
        m_game = *gameOf(*campaign.encounter);
        m_title->setText(m_game.title);
    }
    EncounterPart value() const override
    {
        GameInHand wanted = m_game;
        wanted.title = m_title->text().simplified();
        return wanted;
    }

private:
    GameInHand m_game;
    QLineEdit *m_title;
};

} // namespace

const PartFormKind gameForm{[](const EncounterPart &part) { return part.as<GameInHand>() != nullptr; },
                            [](QObject *parent) -> PartForm * { return new GameForm(parent); }};

} // namespace muster

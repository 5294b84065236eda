//! Tests that hints give reasons, in games of every kind that computer players play among themselves.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::print_stdout)]

use super::display_sync::Screen;
use super::{UiVisitor, visit_all};
use crate::contract::{ActionUi, ViewUi, general_reason};
use pentathlon_engine::bots::{GOLD_PLAYOUTS, Level, ReasonKind, Search};
use pentathlon_engine::cards::Seed;
use pentathlon_engine::rules::Setup;
use pentathlon_engine::table::{Kind, Player, Source, Table};

/// What a reason never says.
const NEVER: [&str; 6] = [" 0 of 100", "100 of 100", "will win", "best move", "optimal", "expected"];

/// Asks for hints in games of some seeds, one of so many decisions, and reads them.
struct Reasons {
    /// The number of hints a game.
    hints: usize,
    /// The number of playouts of each.
    budget: u32,
    /// How many of them are printed.
    printed: usize,
    /// How many of a hundred must have a reason.
    share: usize,
}

impl UiVisitor for Reasons {
    fn visit<R: Screen>(&mut self) {
        // Nobody takes a hint in a race.
        if R::RACE.is_some() {
            return;
        }
        let (mut asked, mut explained) = (0, 0);
        for seed in 1.. {
            let seats = 2 + seed as usize % 3;
            let setup = R::Setup::new(seats, "").expect("so many can play");
            let names = ["Ana", "Bo", "Chen", "Dana"];
            let players: Vec<Player> = names
                .iter()
                .take(seats)
                .map(|name| Player::new(name, Kind::Computer(Level::Silver)))
                .collect();
            let mut table =
                Table::<R>::open(setup, players.clone(), Source::Seed(Seed::from_number(seed))).unwrap();
            while let Some(seat) = table.next_seat().filter(|_| asked < self.hints) {
                if table.is_searched(seat) && table.len() % 5 == seed as usize % 5 {
                    let request = table.search_request(seat, self.budget).unwrap();
                    let mut search = Search::<R>::new(
                        request.view.clone(),
                        seat,
                        &request.legal,
                        request.budget,
                        request.seed,
                    )
                    .unwrap()
                    .explained();
                    while !search.step(u32::MAX) {}
                    let (answer, explanation) = (search.scored_actions(), search.explanation().unwrap());
                    asked += 1;
                    for (number, reason) in explanation.reasons.iter().enumerate() {
                        let is_main = number == usize::from(explanation.best);
                        let other =
                            if is_main { explanation.other.map_or(number, usize::from) } else { number };
                        let actions = [answer[usize::from(explanation.best)].action, answer[other].action];
                        let own = request.view.reason([&actions[0], &actions[1]], reason, &players);
                        let sentence = own
                            .unwrap_or_else(|| general_reason(reason, explanation.equals.max(2), &players));
                        assert!(!sentence.is_empty() && sentence.len() < 160, "{sentence}");
                        assert!(NEVER.iter().all(|never| !sentence.contains(never)), "{sentence}");
                        if is_main {
                            explained += usize::from(reason.kind != ReasonKind::Equal);
                            if asked * self.printed / self.hints > (asked - 1) * self.printed / self.hints {
                                let [best, other] = actions.map(|action| action.name(&players));
                                println!("{}: {best} / {other}\n    {sentence}", R::Setup::FACTS.id);
                            }
                        }
                    }
                }
                table.plays_like(seat, Level::Silver).unwrap();
            }
            if asked >= self.hints {
                break;
            }
        }
        println!("{}: {explained} of {asked} hints have a reason", R::Setup::FACTS.id);
        assert!(100 * explained >= self.share * asked, "{}: only {explained} of {asked}", R::Setup::FACTS.id);
    }
}

#[test]
fn a_hint_gives_a_reason_in_words_that_can_be_printed() {
    visit_all(&mut Reasons { hints: 5, budget: 400, printed: 0, share: 0 });
}

/// Run it with `-- --ignored --nocapture` to read some.
#[test]
#[ignore = "takes many minutes"]
fn two_hundred_hints_of_each_game_are_read() {
    visit_all(&mut Reasons { hints: 200, budget: 4 * GOLD_PLAYOUTS, printed: 25, share: 50 });
}

//! The stack of performance cards, and what happens when it is empty.

use super::game::{Game, card, deal, hand, numbers};
use crate::walk;
use pentathlon_engine::games::olympicards::{
    Attempt, Deal, Event, Misfit, Olympicards, Performance, RESHUFFLES, Setup, Sport,
};
use pentathlon_engine::rules::{Rules, Setup as _};

/// Seven hands, and 48 cards in the stack.
fn seven() -> Deal {
    let hands = "b1 y2 k3 g4 r5 b6/y1 k2 g3 r4 b5 y6/k1 g2 r3 b4 y5 k6/g1 r2 b3 y4 k5 g6/r1 b2 y3 k4 g5 r6/\
                 b7 y7 k7 g7 r7 b8/y8 k8 g8 r8 b9 y9";
    deal(hands, "", "marathon high_jump swimming relay table_tennis weightlifting", 0)
}

/// The seven players withdraw in every sport, after one card each where they can, until the stack is reshuffled;
/// returns the game just before that.
fn until_reshuffled(game: &mut Game) -> Game {
    loop {
        let before = game.clone();
        let asked = game.whose_turn();
        let attempt = game.plays(asked).first().copied().filter(|_| game.table().round == 1);
        match attempt {
            Some(attempt) => game.does(&format!("{asked} cards {attempt}")),
            None if game.table().round == 0 => game.does(&format!("{asked} play_sport")),
            None => game.does(&format!("{asked} withdraw")),
        };
        if game.events.iter().any(|event| matches!(event, Event::Reshuffled { .. })) {
            return before;
        }
        assert!(!game.is_over());
    }
}

#[test]
fn c8_c19_an_empty_stack_is_reshuffled_from_finished_sports_when_a_card_is_needed() {
    let mut game = Game::plain(&seven());
    // Each sport uses nine cards: the 48 last for five and three more.
    let before = until_reshuffled(&mut game).table();
    let table = game.table();
    assert_eq!((table.finished.len(), before.stack), (5, 0));
    assert!(before.discard.len() > 30 && !before.laid.is_empty());
    let cards = before.discard.len() as u8;
    assert!(game.emitted(Event::Reshuffled { cards }), "all of finished sports");
    assert!(table.discard.is_empty());
    assert_eq!(table.laid, before.laid, "those of this sport lie open still");
    assert_eq!(table.reshuffles, 1);
    let drew = |event: &&Event| matches!(event, Event::Drew { .. });
    let at = game.events.iter().position(|event| matches!(event, Event::Reshuffled { .. })).unwrap();
    let (before, after) = game.events.split_at(at);
    assert_eq!(
        (before.iter().filter(drew).count(), after.iter().filter(drew).count()),
        (0, 3),
        "c19: only when needed"
    );
    assert_eq!(table.stack, cards - 3);
}

#[test]
fn c19_also_in_the_middle_of_a_draw() {
    let mut deal = seven();
    // With a hurdle, each round uses one more card, and the stack runs out between two of the three.
    deal.sports.retain(|sport| sport.id() != "hurdles");
    deal.sports.insert(0, "hurdles".parse().unwrap());
    let mut game = Game::plain(&deal);
    until_reshuffled(&mut game);
    let kinds: Vec<&str> = game
        .events
        .iter()
        .map(|event| match event {
            Event::Drew { .. } => "drew",
            Event::Reshuffled { .. } => "reshuffled",
            _ => "",
        })
        .collect();
    assert!(kinds.windows(3).any(|kinds| kinds == ["drew", "reshuffled", "drew"]), "{kinds:?}");
}

#[test]
fn c19_a_reshuffle_that_is_written_out_comes_in_that_order() {
    let mut plain = Game::plain(&seven());
    let before = until_reshuffled(&mut plain);
    // All cards put away, from the highest number down.
    let mut cards: Vec<Performance> = before.table().discard.cards().collect();
    cards.reverse();
    let short: Vec<String> = cards.iter().map(|card| format!("{}{}", letter(*card), card.value())).collect();
    let mut written = seven();
    written.reshuffles = vec![numbers(&short.join(" "))];
    let mut game = Game::plain(&written);
    until_reshuffled(&mut game);
    let drawn: Vec<Performance> = game
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Drew { card, .. } => *card,
            _ => None,
        })
        .collect();
    assert_eq!(drawn, cards[..3]);
    assert_ne!(plain.events, game.events, "without it the key decides");
}

fn letter(card: Performance) -> &'static str {
    ["b", "y", "k", "g", "r"][card.colour() as usize]
}

#[test]
fn c8_reshuffles_follow_from_the_key_of_the_deal() {
    let reshuffled = |key| {
        let mut game = Game::plain(&Deal { key, ..seven() });
        until_reshuffled(&mut game);
        game.events
    };
    assert_eq!(reshuffled(1), reshuffled(1));
    assert_ne!(reshuffled(1), reshuffled(2));
}

#[test]
fn c8_whatever_is_played_all_90_cards_are_there_and_reshuffles_are_fewer_than_sports() {
    let mut most = 0;
    for seats in 2..=7 {
        for seed in 0..30 {
            let walk = walk::walk::<Olympicards>(seats, seed);
            assert!(walk.states().all(|state| state.is_conserved()));
            let count = walk
                .steps
                .iter()
                .flat_map(|step| &step.events)
                .filter(|event| matches!(event, Event::Reshuffled { .. }))
                .count();
            most = most.max(count);
        }
    }
    assert!((2..=RESHUFFLES).contains(&most), "{most}");
}

/// Seven players who only withdraw: in the sixth sport there is nothing left to draw.
fn dry(sport: &str) -> Game {
    let mut deal = seven();
    let sport: Sport = sport.parse().unwrap();
    deal.sports.retain(|other| *other != sport);
    deal.sports.retain(|other| !matches!(other.id(), "hurdles" | "archery" | "sailing"));
    let others: [Sport; 3] = ["hurdles", "archery", "sailing"].map(|sport| sport.parse().unwrap());
    deal.sports.insert(5, sport);
    deal.sports.extend(others.into_iter().filter(|other| *other != sport));
    let mut game = Game::plain(&deal);
    game.gives_up_until(5);
    assert_eq!((game.table().stack, game.table().discard.len()), (3, 0));
    game
}

#[test]
fn c8_c19_if_too_few_cards_are_left_the_rest_of_a_draw_is_forfeited() {
    let mut game = dry("weightlifting");
    let asked = game.whose_turn();
    game.does(&format!("{asked} play_sport")).does(&format!("{asked} withdraw"));
    assert_eq!(game.table().stack, 0);
    let (asked, sizes) = (game.whose_turn(), game.sizes());
    game.does(&format!("{asked} withdraw"));
    assert!(game.emitted(Event::Short { seat: super::game::seat(asked), missing: 3 }));
    assert_eq!(game.sizes(), sizes);
    game.gives_up_until(6);
    assert_eq!(game.sizes(), sizes);
}

#[test]
fn c8_where_no_card_is_left_to_turn_over_the_last_one_stays_valid() {
    let mut game = dry("hurdles");
    let starts = game.whose_turn();
    // One hurdle, two cards for the first to withdraw, and then nothing is left.
    game.does(&format!("{starts} play_sport"));
    let hurdle = game.turned().unwrap();
    game.does(&format!("{starts} withdraw"));
    assert!(game.emitted(Event::Short { seat: super::game::seat(starts), missing: 1 }));
    for _ in 0..5 {
        let asked = game.whose_turn();
        game.does(&format!("{asked} withdraw"));
    }
    let last = game.whose_turn();
    let attempt = game.plays(last)[0];
    assert!(attempt.total() >= hurdle.value());
    let play = format!("{last} cards {attempt}");
    game.does(&play);
    assert_eq!(game.events.last(), Some(&Event::NotTurnedOver));
    assert_eq!(game.turned(), Some(hurdle));
    assert!(game.table().turned_before.is_empty());
}

#[test]
fn c8_c19_with_no_turned_card_at_all_any_single_card_is_legal_and_no_pair() {
    let mut game = dry("weightlifting");
    game.gives_up_until(6);
    // Nothing was played, nothing is left: the next sport has no wind.
    while game.table().sport.unwrap().id() != "sailing" {
        let count = game.table().finished.len();
        game.gives_up_until(count + 1);
    }
    let asked = game.whose_turn();
    if game.table().round == 0 {
        game.does(&format!("{asked} play_sport"));
    }
    assert!(game.events.contains(&Event::NotTurnedOver));
    assert_eq!(game.turned(), None);
    let singles: Vec<Attempt> = game.hand(asked).kinds().iter().map(Attempt::one).collect();
    assert_eq!(game.plays(asked), singles);
    let pair = Attempt::of(game.hand(asked).cards().take(2)).unwrap();
    game.violations(&format!("{asked} cards {pair}"), Misfit::TooManyCards);
}

#[test]
fn c19_cards_of_the_running_sport_are_not_recycled() {
    let setup = Setup::new(7, "").unwrap();
    let mut game = Game::dealt(&setup, &seven());
    until_reshuffled(&mut game);
    let open: usize = game.table().laid.iter().map(|laid| usize::from(laid.attempt.len())).sum();
    let held: usize = game.sizes().into_iter().map(usize::from).sum();
    assert_eq!(usize::from(game.table().stack) + open + held, 90);
    assert_eq!(Olympicards::view(&game.state, pentathlon_engine::rules::Viewer::Table).discard, hand(""));
    assert_eq!(card("b1").cards(), [1, 2]);
}

//! Hints: what is wasted never ends better, and facts say what the cards show.

use super::game::{Game, STRENGTH, deal, seat, team};
use crate::walk;
use pentathlon_engine::bots::{Cause, HintRequest, HintSearch, Search, SearchRequest, quick_action};
use pentathlon_engine::cards::Seed;
use pentathlon_engine::games::orclympics::{
    Action, Competition, Fact, Orclympics, Phase, Player, Race, Setup, Skill, State, Team, View,
};
use pentathlon_engine::rules::{Advise, Level, Rules, Seat, Viewer};
use std::collections::{BTreeSet, VecDeque};

type Played = VecDeque<(Seat, u8, Action)>;

fn is_wasted(state: &State, seat: Seat, action: Action) -> bool {
    Orclympics::is_wasted(&Orclympics::view(state, Viewer::Seat(seat)), action)
}

fn fact(game: &Game, seat: usize, actions: [&str; 2]) -> Option<Fact> {
    Orclympics::fact(&game.view(seat), actions.map(|action| action.parse().expect("an action")))
}

/// The end of a game in which each seat does what was played before, as far as it is legal, and otherwise spends nothing.
fn replayed(mut state: State, played: &Played) -> State {
    let mut played = played.clone();
    while let Some(seat) = Orclympics::awaiting(&state).seats().first() {
        let view = Orclympics::view(&state, Viewer::Table);
        let legal = walk::legal::<Orclympics>(&state, seat);
        let next = played.iter().position(|&(who, current, action)| {
            let is_same_step = matches!(action, Action::TakeBack(_)) == (view.phase == Phase::TakeBacks);
            who == seat && current == view.current && is_same_step
        });
        let action = next.and_then(|next| played.remove(next)).map(|(_, _, action)| action);
        let nothing = if view.phase == Phase::TakeBacks { Action::TakeBack(None) } else { Action::Pass };
        let action = action.filter(|action| legal.contains(action)).unwrap_or(nothing);
        let action = if legal.contains(&action) { action } else { legal[0] };
        walk::play::<Orclympics>(&mut state, seat, action);
    }
    state
}

/// All that the seat enters in this competition after a first entry, which alone takes nothing, together with it; or to pass, if
/// it takes nothing either.
fn all_at_once(view: &View, seat: Seat, first: Action, played: &mut Played) -> Action {
    let Action::Enter(mut team) = first else { panic!("cards are entered: {first}") };
    played.retain(|&(who, current, action)| match action {
        Action::Enter(more) if who == seat && current == view.current => {
            team = more.iter().fold(team, Team::with);
            false
        }
        _ => true,
    });
    if view.cups_after(seat, team).1 == view.cups { Action::Pass } else { Action::Enter(team) }
}

/// Compares what is wasted with what is better than it, in so many positions.
fn prove(positions: usize) {
    let mut compared = [0; 8];
    let games = positions as u64;
    for seed in 0..games {
        let seats = 2 + seed as usize % 4;
        let mut chance = walk::choices(seed);
        let mut state =
            Orclympics::start(&walk::setup::<Orclympics>(seats), &walk::deal::<Orclympics>(seats, seed))
                .expect("a deal");
        while let Some(seat) = Orclympics::awaiting(&state).seats().first() {
            let view = Orclympics::view(&state, Viewer::Seat(seat));
            let legal = walk::legal::<Orclympics>(&state, seat);
            let wasted: Vec<Action> =
                legal.iter().copied().filter(|&action| is_wasted(&state, seat, action)).collect();
            assert!(wasted.len() < legal.len(), "something is left");
            if let Some(&wasted) = chance.pick(&wasted).filter(|_| seed % 3 > 0) {
                // What the rule says is better.
                let usable =
                    view.players[seat.index()].hand.unwrap_or_default().usable(view.competition().skill());
                let (kind, better) = match (wasted, Orclympics::fact(&view, [legal[0], wasted])) {
                    (Action::Enter(_), Some(Fact::GoldIsYours { .. })) => (0, Action::Pass),
                    (Action::Enter(_), Some(Fact::NoCup)) => (1, Action::Pass),
                    (Action::Enter(team), Some(Fact::FewerWillDo)) => {
                        let part = team.kinds().map(|race| team.without(race)).find(|part| {
                            !part.is_empty() && view.cups_after(seat, *part).1.gold == Some(seat)
                        });
                        (2, Action::Enter(part.expect("a part takes gold")))
                    }
                    (Action::Pass, Some(_)) => (3, Action::Enter(usable)),
                    (Action::TakeBack(None), Some(Fact::RestingWinsNothing)) => {
                        (4, *legal.last().expect("a card rests"))
                    }
                    (Action::Roster(team), Some(Fact::LeftAtHome(race))) => {
                        (5, Action::Roster(team.with(race)))
                    }
                    (Action::TakeBack(Some(_)), Some(Fact::NoUse(_))) => {
                        let open = legal.iter().find(|&&action| !is_wasted(&state, seat, action));
                        (6, *open.expect("another card may enter"))
                    }
                    // What follows enters at once, as nobody answers.
                    (Action::Enter(_), Some(_)) => (7, wasted),
                    other => panic!("no rule: {other:?}"),
                };
                let (mut one, mut other) = (state.clone(), state.clone());
                walk::play::<Orclympics>(&mut other, seat, wasted);
                let mut played = Played::new();
                while let Some((seat, mut action)) = walk::anything::<Orclympics>(&other, &mut chance) {
                    let view = Orclympics::view(&other, Viewer::Seat(seat));
                    if chance.below(3) > 0 {
                        let legal = walk::legal::<Orclympics>(&other, seat);
                        action = quick_action::<Orclympics>(Level::Regular, &view, &legal, &mut chance)
                            .expect("an action");
                    }
                    played.push_back((seat, view.current, action));
                    walk::play::<Orclympics>(&mut other, seat, action);
                }
                let better = if kind == 7 { all_at_once(&view, seat, wasted, &mut played) } else { better };
                walk::play::<Orclympics>(&mut one, seat, better);
                let one = replayed(one, &played);
                let [better_end, wasted_end] = [&one, &other].map(Orclympics::standing);
                let index = seat.index();
                assert!(
                    better_end.points[index] >= wasted_end.points[index]
                        && better_end.ranks[index] <= wasted_end.ranks[index],
                    "seed {seed}, {seats} seats, {view:?}: {better} {better_end:?}, {wasted} {wasted_end:?}"
                );
                compared[kind] += 1;
                if compared.iter().sum::<usize>() == positions {
                    assert!(compared.iter().all(|&compared| 100 * compared >= positions), "{compared:?}");
                    println!("{compared:?}");
                    return;
                }
            }
            let random = chance.below(3) == 0;
            let action = if random {
                *chance.pick(&legal).expect("an action")
            } else {
                quick_action::<Orclympics>(Level::Regular, &view, &legal, &mut chance).expect("an action")
            };
            walk::play::<Orclympics>(&mut state, seat, action);
        }
    }
    panic!("only {compared:?} positions in {games} games");
}

#[test]
fn what_is_wasted_never_ends_better() {
    prove(1_000);
}

#[test]
#[ignore = "takes long: 100,000 positions"]
fn what_is_wasted_never_ends_better_in_100_000_positions() {
    prove(100_000);
}

#[test]
fn nothing_is_spent_on_gold_that_is_won() {
    let mut game = Game::with(STRENGTH, 0, &["orc,human", "dwarf"]);
    game.does("0 enter orc; 1 pass");
    let won = Fact::GoldIsYours { race: Race::Human, cards: 1 };
    assert_eq!(fact(&game, 0, ["pass", "enter human"]), Some(won));
    assert!(is_wasted(&game.state, seat(0), Action::Enter(team("human"))));
    assert!(!is_wasted(&game.state, seat(0), Action::Pass));
}

#[test]
fn nothing_is_spent_where_all_cards_win_no_cup() {
    let mut game = Game::with(STRENGTH, 0, &["orc,orc", "human,human"]);
    game.does("0 enter orc");
    assert_eq!(fact(&game, 1, ["pass", "enter human"]), Some(Fact::NoCup));
    // One more would tie: 4 points of strength against four humans.
    let mut game = Game::with(STRENGTH, 0, &["orc,orc", "human,human,human,human"]);
    game.does("0 enter orc");
    assert!(!is_wasted(&game.state, seat(1), Action::Enter(team("human"))));
}

#[test]
fn a_part_that_takes_gold_is_enough_where_nobody_answers() {
    let mut game = Game::with(STRENGTH, 0, &["dwarf", "orc,human,human"]);
    game.does("0 enter dwarf; 1 enter human; 0 pass");
    assert!(is_wasted(&game.state, seat(1), Action::Enter(team("orc,human"))));
    assert!(!is_wasted(&game.state, seat(1), Action::Enter(team("orc"))));
    assert_eq!(fact(&game, 1, ["enter orc", "enter orc,human"]), Some(Fact::FewerWillDo));
    assert_eq!(fact(&game, 1, ["enter orc", "pass"]), Some(Fact::NobodyAnswers(team("orc"))));
}

#[test]
fn a_tie_is_enough_and_saves_a_card() {
    let mut game = Game::with(STRENGTH, 0, &["dwarf,dwarf", "dwarf,human,orc"]);
    game.does("0 enter dwarf");
    let enough = Fact::Enough { total: 3, gold: true, tie: true, saved: 1 };
    assert_eq!(fact(&game, 1, ["enter dwarf", "enter dwarf,human"]), Some(enough));
    // One card of the rival may still reach 3 + 4.
    assert_eq!(
        fact(&game, 1, ["enter orc", "enter dwarf"]),
        Some(Fact::HarderToTie { total: 4, instead: 3 })
    );
    let safe = fact(&game, 1, ["enter dwarf,human,orc", "enter dwarf"]);
    assert_eq!(safe, Some(Fact::Safe(8)));
}

#[test]
fn the_best_card_for_the_main_event_saves_nothing() {
    let mut game = Game::with(STRENGTH, 0, &["dwarf,dwarf", "orc,human,dwarf"]);
    game.does("0 enter dwarf");
    let said = fact(&game, 1, ["enter orc", "enter human,dwarf"]);
    assert!(!matches!(said, Some(Fact::Enough { .. })), "{said:?}");
}

#[test]
fn a_card_that_takes_nothing_saves_none_where_the_others_take_a_cup() {
    let mut game = Game::with(STRENGTH, 0, &["orc,orc", "dwarf,dwarf,orc"]);
    game.does("0 enter orc,orc");
    let keeping =
        |team: &str| Orclympics::keeping(&game.view(1), format!("enter {team}").parse().expect("an action"));
    assert_eq!(fact(&game, 1, ["enter dwarf", "enter dwarf,dwarf,orc"]), None);
    assert!(keeping("dwarf") < keeping("dwarf,dwarf,orc"));
}

#[test]
fn cards_that_take_nothing_alone_are_wasted_where_nobody_answers() {
    let mut game = Game::with(STRENGTH, 0, &["orc", "human,dwarf,dwarf"]);
    game.does("0 enter orc");
    assert!(is_wasted(&game.state, seat(1), Action::Enter(team("dwarf"))));
    assert!(!is_wasted(&game.state, seat(1), Action::Enter(team("human,dwarf"))));
    assert_eq!(fact(&game, 1, ["pass", "enter dwarf"]), Some(Fact::TakesNothing));
    // Somebody may still answer.
    let mut game = Game::with(STRENGTH, 0, &["orc,orc", "human,dwarf,dwarf"]);
    game.does("0 enter orc");
    assert!(!is_wasted(&game.state, seat(1), Action::Enter(team("dwarf"))));
}

#[test]
fn gold_is_left_to_whoever_has_no_card_and_so_takes_none_back() {
    let mut game = Game::with(STRENGTH, 0, &["orc", "human,dwarf,dwarf"]);
    game.does("0 enter orc");
    assert_eq!(fact(&game, 1, ["pass", "enter dwarf,dwarf"]), Some(Fact::Starves(seat(0))));
    let mut game = Game::with(STRENGTH, 0, &["orc,orc", "human,dwarf,dwarf"]);
    game.does("0 enter orc");
    assert_ne!(fact(&game, 1, ["pass", "enter dwarf,dwarf"]), Some(Fact::Starves(seat(0))));
}

#[test]
fn gold_for_little_more_than_a_safe_silver_is_left() {
    let mut game = Game::with(STRENGTH, 0, &["orc,orc", "human,dwarf,dwarf", "dwarf"]);
    game.does("0 enter orc; 1 enter human; 2 pass");
    game.does("0 pass");
    assert_eq!(fact(&game, 1, ["pass", "enter dwarf"]), Some(Fact::LittleMore(1)));
    assert_eq!(fact(&game, 1, ["enter dwarf", "pass"]), Some(Fact::NobodyAnswers(team("dwarf"))));
    let mut game = Game::with(STRENGTH, 0, &["orc,orc", "human,dwarf,dwarf", "dwarf"]);
    game.does("0 enter orc; 1 enter human; 2 pass; 0 enter orc");
    assert_eq!(fact(&game, 1, ["pass", "enter dwarf"]), Some(Fact::SilverIsYours(2)));
}

#[test]
fn a_cup_may_be_lost_to_those_who_have_more_cards() {
    let row = [9, 5, 1, 2, 3, 4, 14];
    let mut game = Game::with(row, 0, &["orc,orc,orc", "elf,elf,elf,elf"]);
    for _ in 0..5 {
        game.all_pass();
    }
    assert_eq!(
        fact(&game, 0, ["pass", "enter orc"]),
        Some(Fact::MayBeLost { rival: seat(1), cards: 4, own: 3 })
    );
    // Where cards are fewer than competitions, that says more.
    let mut game = Game::with(row, 0, &["orc,orc,orc", "elf,elf", "dwarf,human"]);
    game.all_pass();
    game.all_pass();
    assert_eq!(game.table().current, 2);
    let said = fact(&game, 0, ["pass", "enter orc"]);
    assert_eq!(said, Some(Fact::SavesCards { cards: 3, competitions: 5 }));
}

#[test]
fn a_skill_is_wanted_for_the_last_time() {
    // Speed comes first, and no more.
    let game = Game::with([9, 1, 2, 3, 4, 5, 13], 0, &["halfling,dwarf", "human,human"]);
    assert_eq!(
        fact(&game, 0, ["enter halfling", "pass"]),
        Some(Fact::LastFor(Skill::Speed, Race::Halfling, 4))
    );
}

#[test]
fn a_hand_is_not_kept_for_a_rare_card_that_loses_more_than_it_gains() {
    // Speed, 14 points, is worth more than cunning, 5.
    let row = [1, 9, 2, 11, 7, 12, 13];
    let hand = "human,human,human,goblin,elf,djinn,human,human";
    let game = Game::dealt(&Setup::of(2, true, None).expect("two seats"), &deal(row, 0, &[hand, "human"]).0);
    let said = fact(&game, 0, ["keep djinn", "keep goblin"]);
    assert!(!matches!(said, Some(Fact::Rare(_))), "{said:?}");
}

#[test]
fn nobody_answers_who_has_no_cards() {
    let mut game = Game::with(STRENGTH, 0, &["human", "orc,human,dwarf"]);
    game.does("0 enter human");
    // The first seat has not passed.
    assert_eq!(fact(&game, 1, ["enter dwarf", "pass"]), Some(Fact::NobodyAnswers(team("dwarf"))));
    assert_eq!(fact(&game, 1, ["enter dwarf", "enter orc,dwarf"]), Some(Fact::FewerWillDo));
}

#[test]
fn a_card_is_saved_for_the_main_event() {
    let mut game = Game::with(STRENGTH, 0, &["dwarf,dwarf", "orc,human"]);
    game.does("0 enter dwarf");
    let skill = game.table().row[6].skill();
    let saved = Fact::SavedForMain { race: Race::Orc, skill, points: 7 };
    assert_eq!(fact(&game, 1, ["pass", "enter orc"]), Some(saved));
}

#[test]
fn a_card_without_later_use_is_not_saved() {
    // After the first two only strength is wanted, which an elf has none of.
    let mut game = Game::with([9, 5, 1, 2, 3, 4, 13], 0, &["elf,orc", "dwarf,human"]);
    game.all_pass();
    assert_eq!(game.table().current, 1);
    let said = fact(&game, 0, ["pass", "enter elf"]);
    assert!(!matches!(said, Some(Fact::SavesCards { .. })), "{said:?}");
    let takes = fact(&game, 0, ["enter elf", "pass"]);
    assert!(takes.is_some(), "a cup for a card of no use");
}

#[test]
fn silver_that_nobody_can_take_is_said_before_cards_are_saved() {
    let mut game = Game::with(STRENGTH, 0, &["orc,orc", "human,human", "dwarf"]);
    game.does("0 enter orc; 1 enter human; 2 pass; 0 enter orc");
    assert_eq!(fact(&game, 1, ["pass", "enter human"]), Some(Fact::SilverIsYours(2)));
    // The third could still take it.
    let mut game = Game::with(STRENGTH, 0, &["orc,orc", "dwarf,human", "human,dwarf"]);
    game.does("0 enter orc; 1 enter dwarf; 2 enter human; 0 enter orc");
    assert_ne!(fact(&game, 1, ["pass", "enter human"]), Some(Fact::SilverIsYours(2)));
}

#[test]
fn the_gold_of_the_main_event_is_said_before_that_nothing_comes_after_it() {
    let mut said = [0; 2];
    for seed in 0..200 {
        let seats = 2 + seed as usize % 4;
        for state in walk::walk::<Orclympics>(seats, seed).states() {
            let view = Orclympics::view(state, Viewer::Table);
            let Some(seat) = view.turn.filter(|_| view.current == 6) else { continue };
            let view = Orclympics::view(state, Viewer::Seat(seat));
            for action in walk::legal::<Orclympics>(state, seat) {
                let Action::Enter(team) = action else { continue };
                let takes = view.cups.gold != Some(seat) && view.cups_after(seat, team).1.gold == Some(seat);
                let fact = Orclympics::fact(&view, [action, Action::Pass]);
                assert!(!takes || fact.is_some() && fact != Some(Fact::NothingComesAfter), "{view:?}");
                said[0] += usize::from(takes);
                said[1] += usize::from(fact == Some(Fact::NothingComesAfter));
            }
        }
    }
    assert!(said.iter().all(|said| *said > 5), "{said:?}");
}

#[test]
fn resting_cards_are_taken_back_and_none_stays_at_home() {
    let mut game = Game::with(STRENGTH, 0, &["orc,human", "dwarf,human"]);
    game.does("0 enter orc; 1 enter human; 0 pass; 1 pass");
    // The seat without a cup.
    assert_eq!(fact(&game, 1, ["take_back human", "take_back -"]), Some(Fact::RestingWinsNothing));
    let game = Game::drafted(STRENGTH, 0, &["orc,orc,elf,human,human,human,human,human", "dwarf"]);
    let home = fact(&game, 0, ["roster orc,orc,elf,human,human,human,human,human", "roster orc,elf"]);
    assert_eq!(home, Some(Fact::LeftAtHome(Race::Human)));
    assert!(is_wasted(&game.state, seat(0), Action::Roster(team("orc,elf"))));
}

#[test]
fn a_card_is_saved_only_where_none_like_it_is_left_in_any_case() {
    let game = Game::with(STRENGTH, 0, &["dwarf,dwarf,orc,human", "dwarf,dwarf"]);
    let is_saved = |pair| matches!(fact(&game, 0, pair), Some(Fact::SavedForMain { .. }));
    assert!(is_saved(["pass", "enter orc"]));
    assert!(!is_saved(["pass", "enter dwarf"]), "another dwarf is left, and the orc");
}

/// A game of two in which the first seat has kept these cards, and the draft goes on.
fn drafting(row: [u8; 7], kept: &str) -> Game {
    let (deal, picks) = deal(row, 0, &[kept, "human"]);
    let mut game = Game::dealt(&Setup::of(2, true, None).expect("two seats"), &deal);
    for pick in 0..team(kept).len() {
        for (seat, draft) in picks.iter().enumerate() {
            game.does(&format!("{seat} keep {}", draft[pick]));
        }
    }
    game
}

#[test]
fn the_draft_names_a_skill_that_is_lacking_and_a_race_that_is_there() {
    // Two competitions want cunning; of speed there is even less, but only one wants it.
    let game = drafting([1, 2, 3, 5, 8, 9, 13], "dwarf,dwarf,orc");
    let lacking = Fact::Lacking { skill: Skill::Cunning, competitions: 2 };
    assert_eq!(fact(&game, 0, ["keep elf", "keep goblin"]), Some(lacking));
    let game = drafting(STRENGTH, "halfling,halfling");
    let same = Fact::SameRace { race: Race::Halfling, count: 2 };
    assert_eq!(fact(&game, 0, ["keep halfling", "keep orc"]), Some(same));
}

#[test]
fn teams_of_as_many_cards_all_but_one_alike_with_the_same_cups_are_twins() {
    let mut game = Game::with(STRENGTH, 0, &["human,dwarf", "orc,dwarf,human"]);
    game.does("0 enter human");
    let twins = |actions: [&str; 2]| {
        Orclympics::are_twins(&game.view(1), actions.map(|action| action.parse().expect("an action")))
    };
    assert!(twins(["enter orc", "enter dwarf"]));
    assert!(!twins(["enter orc", "enter orc,human"]), "the second spends a card more");
    assert!(!twins(["enter orc", "pass"]));
    assert!(!twins(["enter human", "enter orc,dwarf"]));
}

#[test]
fn fewer_cards_that_take_the_same_cup_are_cheaper() {
    let mut game = Game::with(STRENGTH, 0, &["dwarf,dwarf", "orc,dwarf,human"]);
    game.does("0 enter dwarf");
    let cheaper = |actions: [&str; 2]| {
        Orclympics::is_cheaper(&game.view(1), actions.map(|action| action.parse().expect("an action")))
    };
    assert!(cheaper(["enter dwarf", "enter orc,dwarf"]), "a tie takes gold");
    assert!(!cheaper(["enter orc,dwarf", "enter dwarf"]));
    assert!(!cheaper(["enter human", "enter orc,dwarf"]), "silver is less");
    assert!(!cheaper(["enter human", "enter dwarf,human"]));
    assert!(!cheaper(["pass", "enter orc"]));
}

#[test]
fn cards_that_do_the_same_for_more_are_not_tried_and_are_told_from_those_that_are_enough() {
    let mut game = Game::with(STRENGTH, 0, &["dwarf,dwarf", "orc,dwarf,human"]);
    game.does("0 enter dwarf");
    let (view, seat) = (game.view(1), seat(1));
    let legal = walk::legal::<Orclympics>(&game.state, seat);
    let seed = Seed::from_number(1);
    let request = SearchRequest { view: view.clone(), seat, legal: legal.clone(), playouts: 40, seed };
    let mut search = Search::<Orclympics>::new(request).expect("a choice");
    while !search.step(40) {}
    let dear: Action = "enter orc,dwarf".parse().expect("an action");
    assert!(legal.contains(&dear) && search.scored_actions().iter().all(|one| one.action != dear));
    // Two cards are selected where one is the best action.
    let enough = "enter dwarf".parse().ok();
    let request = HintRequest {
        view,
        seat,
        seats: 2,
        legal,
        playouts: [40, 40],
        seed,
        best: enough,
        selected: Some(dear),
    };
    let hint = HintSearch::<Orclympics>::new(request).expect("a choice");
    let said = Fact::Enough { total: 3, gold: true, tie: true, saved: 1 };
    assert_eq!(
        hint.answer().map(|answer| (Some(answer.best), answer.cause)),
        Some((enough, Cause::Fact(said)))
    );
}

/// A position, and two actions of its seat, the first of which is better.
struct Pair<'a> {
    view: &'a View,
    seat: Seat,
    better: Action,
    rival: Action,
}

impl Pair<'_> {
    /// What a fact says, read off the cards.
    fn makes_true(&self, fact: Fact) -> bool {
        let known = self.of_cups(fact).or_else(|| self.of_what_is_kept(fact));
        known.or_else(|| self.of_teams(fact)).expect("a fact that is checked")
    }

    fn me(&self) -> &Player {
        &self.view.players[self.seat.index()]
    }

    fn hand(&self) -> Team {
        self.me().hand.unwrap_or_default()
    }

    fn kept(&self) -> Team {
        self.me().kept.unwrap_or_default()
    }

    /// Whether a hand to come may hold another card of a race with so many copies.
    fn may_follow(&self, race: Race, copies: usize) -> bool {
        let (draft, players) = (self.me().draft.unwrap(), self.view.players.len());
        let pick = 8 - self.hand().len();
        let is_unseen_left = pick + 1 < players;
        let seen: usize = draft.looked.iter().map(|hand| usize::from(hand.count(race))).sum();
        // A hand comes back after as many picks as there are players.
        let again = (0..=pick).filter(|at| (pick + 1..8).contains(&(at + players)));
        let left =
            |at: usize| if at == pick { self.hand().without(race) } else { draft.passed_on(at).unwrap() };
        is_unseen_left && seen < copies || again.map(left).any(|hand| hand.has(race))
    }

    fn current(&self) -> usize {
        usize::from(self.view.current)
    }

    /// The others who can still enter a card here.
    fn still_in(&self) -> impl Iterator<Item = Seat> {
        let others = Seat::all(self.view.players.len()).filter(|&other| other != self.seat);
        others
            .filter(|&other| !self.view.passed.contains(other) && self.view.players[other.index()].cards > 0)
    }

    /// Whether a card that is saved is worth as much in a later competition as here.
    fn saves_for_later(&self) -> bool {
        let [spent, instead] = [self.better, self.rival]
            .map(|action| if let Action::Enter(team) = action { team } else { Team::EMPTY });
        let (here, later) = (self.view.row[self.current()], &self.view.row[self.current() + 1..]);
        let worth = |race: Race, card: &Competition| card.gold() * race.skill(card.skill());
        instead
            .minus(spent)
            .kinds()
            .any(|race| later.iter().any(|card| worth(race, card) >= worth(race, &here)))
    }

    fn gold_in(&self, skill: Skill) -> u8 {
        self.view.row.iter().filter(|card| card.skill() == skill).map(|card| card.gold()).sum()
    }

    /// The cups of this competition, and who can still win them.
    fn of_cups(&self, fact: Fact) -> Option<bool> {
        let Self { view, seat, better, rival } = *self;
        let is_true = match fact {
            Fact::GoldIsYours { .. } => view.cups.gold == Some(seat) && self.still_in().count() == 0,
            Fact::FewerWillDo | Fact::NobodyAnswers(_) => self.still_in().count() == 0,
            Fact::NothingComesAfter => self.current() == 6,
            Fact::Safe(total) => self.still_in().all(|other| {
                let rival = &view.players[other.index()];
                rival.total + rival.cards * 4 < total
            }),
            Fact::TakesFromLeader(leader) => {
                let lead = view.players[leader.index()].points;
                let behind = |other: Seat| other == leader || view.players[other.index()].points < lead;
                view.cups.gold == Some(leader) && Seat::all(view.players.len()).all(behind)
            }
            Fact::TakesCup { gold, points, team } => {
                let cups = view.cups_after(seat, team).1;
                let card = view.row[self.current()];
                if gold {
                    cups.gold == Some(seat) && points == card.gold()
                } else {
                    cups.silver == Some(seat) && points == card.silver()
                }
            }
            Fact::MustAnswer { rival, value } => {
                // One point less would not take it, and so much does.
                let Action::Enter(team) = better else { return Some(false) };
                let mut totals: Vec<u8> = view.players.iter().map(|player| player.total).collect();
                totals[seat.index()] += team.total(view.competition().skill());
                let theirs = totals[rival.index()];
                let takes = |value: u8| {
                    let mut totals = totals.clone();
                    totals[rival.index()] += value;
                    totals.iter().all(|&total| total <= theirs + value)
                };
                view.players.len() == 2
                    && self.still_in().any(|other| other == rival)
                    && takes(value)
                    && !takes(value - 1)
            }
            Fact::GoldOrSilver { gold, silver } => {
                let Action::Enter(team) = better else { return Some(false) };
                let card = view.row[self.current()];
                let (_, cups) = view.cups_after(seat, team);
                let mut totals: Vec<u8> = view.players.iter().map(|player| player.total).collect();
                totals[seat.index()] += team.total(card.skill());
                [gold, silver] == [card.gold(), card.silver()]
                    && cups.gold == Some(seat)
                    && self.still_in().count() == 1
                    && self.still_in().all(|other| {
                        let next = cups.after(other, totals[seat.index()], &totals).1;
                        (next.gold, next.silver) == (Some(other), Some(seat))
                    })
            }
            Fact::HarderToTie { total, instead } => {
                // Who passes has only the total that holds a cup already.
                let has_cup = [view.cups.gold, view.cups.silver].contains(&Some(seat));
                self.still_in().count() > 0 && total > instead && (rival != Action::Pass || has_cup)
            }
            Fact::SilverIsYours(points) => {
                let is_safe = self.still_in().all(|other| view.cups.gold == Some(other));
                let is_worth = points == view.row[self.current()].silver();
                better == Action::Pass && view.cups.silver == Some(seat) && is_safe && is_worth
            }
            Fact::LittleMore(more) => {
                let card = view.row[self.current()];
                let is_safe = self.still_in().all(|other| view.cups.gold == Some(other));
                view.cups.silver == Some(seat) && is_safe && more == card.gold() - card.silver() && more <= 2
            }
            Fact::TakesNothing => {
                let Action::Enter(team) = rival else { return Some(false) };
                view.cups_after(seat, team).1 == view.cups
            }
            Fact::MayBeLost { rival: other, cards, own } => {
                let Action::Enter(team) = rival else { return Some(false) };
                let mut totals: Vec<u8> = view.players.iter().map(|player| player.total).collect();
                totals[seat.index()] += team.total(view.competition().skill());
                let cups = view.cups_after(seat, team).1;
                let is_lost = |other: Seat| {
                    let most = totals[other.index()] + 4 * view.players[other.index()].cards;
                    let after = cups.after(other, most, &totals).1;
                    [cups.gold, cups.silver].contains(&Some(seat))
                        && ![after.gold, after.silver].contains(&Some(seat))
                        || cups.gold == Some(seat) && after.gold != Some(seat)
                };
                self.still_in().any(|one| one == other)
                    && cards == view.players[other.index()].cards
                    && usize::from(own) == self.hand().len()
                    && cards > own
                    && is_lost(other)
            }
            Fact::LastFor(skill, race, value) => {
                let is_wanted = view.row.iter().skip(self.current() + 1).any(|card| card.skill() == skill);
                skill == view.row[self.current()].skill()
                    && !is_wanted
                    && self.hand().has(race)
                    && value == race.skill(skill)
                    && value >= 3
            }
            Fact::NoCup | Fact::RestingWinsNothing | Fact::Enough { .. } => true,
            _ => return None,
        };
        Some(is_true)
    }

    /// Cards for the competitions to come.
    fn of_what_is_kept(&self, fact: Fact) -> Option<bool> {
        let Self { view, seat, better, rival } = *self;
        let is_true = match fact {
            Fact::SavedForMain { race, skill, points } => {
                self.current() < 6
                    && self.hand().has(race)
                    && skill == view.row[6].skill()
                    && points == 7
                    && race.skill(skill) >= 3
            }
            Fact::FewCards { cards, competitions, spent, instead } => {
                usize::from(cards) == self.hand().len()
                    && usize::from(competitions) == 7 - self.current()
                    && cards < competitions
                    && spent < instead
                    && self.saves_for_later()
            }
            Fact::MayComeBack(race) => {
                let later = &view.row[self.current() + 1..];
                matches!(rival, Action::Enter(_))
                    && view.cups.gold != Some(seat)
                    && view.cups.silver != Some(seat)
                    && later.iter().any(|card| race.skill(card.skill()) >= 3)
                    && (self.me().resting.unwrap_or_default().has(race) || self.me().entered.has(race))
            }
            Fact::HasToOpen(next) => {
                let Action::Enter(spent) = rival else { panic!("gold is left: {rival}") };
                let is_missed = |race: Race| race.skill(next.skill()) >= 3;
                view.row.get(self.current() + 1) == Some(&next) && spent.kinds().any(is_missed)
            }
            Fact::Wanted { skill, here, left, race } => {
                let later = &view.row[self.current() + 1..];
                let wanted = later.iter().filter(|card| card.skill() == skill).count();
                usize::from(left) == later.len() && usize::from(here) == wanted && race.skill(skill) > 0
            }
            Fact::Starves(holder) => {
                view.cups.gold == Some(holder)
                    && holder != seat
                    && view.players[holder.index()].cards == 0
                    && self.still_in().count() == 0
                    && matches!(rival, Action::Enter(team) if view.cups_after(seat, team).1.gold == Some(seat))
                    && self.current() < 6
            }
            Fact::SavesCards { cards, competitions } => {
                better == Action::Pass
                    && usize::from(cards) == self.hand().len()
                    && usize::from(competitions) == 7 - self.current()
                    && cards < competitions
                    && self.saves_for_later()
            }
            Fact::Next { competition, race } => {
                let Action::TakeBack(Some(other)) = rival else { return Some(false) };
                view.row[self.current() + 1] == competition
                    && better == Action::TakeBack(Some(race))
                    && race.skill(competition.skill()) > other.skill(competition.skill())
            }
            Fact::NoUse(race) => {
                let later = view.row.iter().skip(self.current() + 1);
                rival == Action::TakeBack(Some(race))
                    && later.clone().all(|card| race.skill(card.skill()) == 0)
            }
            _ => return None,
        };
        Some(is_true)
    }

    /// Cards that are drafted, or chosen for the team.
    fn of_teams(&self, fact: Fact) -> Option<bool> {
        let Self { view, better, rival, .. } = *self;
        let is_true = match fact {
            Fact::ForMain { skill, race, value } => {
                let (Action::Keep(other) | Action::TakeBack(Some(other))) = rival else { return Some(false) };
                let first = if matches!(better, Action::Keep(_)) { 0 } else { self.current() + 1 };
                let more = |one: Race, other: Race, skill: Skill| {
                    let wanted = view.row[first..].iter().filter(|card| card.skill() == skill);
                    wanted.map(|card| card.gold()).sum::<u8>()
                        * one.skill(skill).saturating_sub(other.skill(skill))
                };
                let loses_more = |&lost: &Skill| {
                    4 * u16::from(more(other, race, lost)) > 5 * u16::from(more(race, other, skill))
                };
                skill == view.row[6].skill()
                    && value == race.skill(skill)
                    && !Skill::ALL.iter().any(loses_more)
            }
            Fact::MayEnter { race, here, other, less } => {
                let left =
                    &view.row[if matches!(better, Action::Keep(_)) { 0 } else { self.current() + 1 }..];
                let entered = |race: Race| left.iter().filter(|card| race.skill(card.skill()) > 0).count();
                [race, other].map(entered) == [here, less].map(usize::from) && here > less
            }
            Fact::SameRace { race, count } => {
                let Action::Keep(other) = rival else { return Some(false) };
                self.kept().count(race) == count
                    && count > 0
                    && !self.kept().has(other)
                    && (self.kept().races() >= 2 || count >= 2)
            }
            Fact::MoreForMain { skill, total, instead } => {
                let (Action::Roster(team), Action::Roster(other)) = (better, rival) else {
                    return Some(false);
                };
                let gain = |skill: Skill| {
                    let more = i32::from(team.total(skill)) - i32::from(other.total(skill));
                    i32::from(self.gold_in(skill)) * more
                };
                Skill::ALL.into_iter().all(|other| gain(other) + gain(skill) >= 0)
                    && skill == view.row[6].skill()
                    && [team.total(skill), other.total(skill)] == [total, instead]
                    && total > instead
            }
            Fact::OneRaceMore(race) => self.kept().with(race).races() == 4 && !self.kept().has(race),
            Fact::Rare(race) => {
                // Those who see the self.hand() before it comes back may take every card as rare as this one.
                let as_rare = self.hand().iter().filter(|one| one.copies() <= race.copies()).count();
                self.hand().len() > view.players.len()
                    && self.hand().has(race)
                    && as_rare < view.players.len()
            }
            Fact::Lacking { skill, competitions } => {
                let wants = view.row.iter().filter(|card| card.skill() == skill).count();
                usize::from(competitions) == wants
                    && Skill::ALL
                        .iter()
                        .any(|&other| self.kept().total(other) >= 2 * self.kept().total(skill))
                    && wants >= 2
            }
            Fact::Strong { skill, points, race, value, other, less } => {
                points == self.gold_in(skill)
                    && [race, other].map(|race| race.skill(skill)) == [value, less]
                    && value > less
            }
            Fact::Common(race, other) => {
                let copies =
                    |race: Race| (1..=Race::CARDS).filter(|&card| Race::of_card(card) == Some(race)).count();
                [better, rival] == [Action::Keep(race), Action::Keep(other)]
                    && copies(race) > copies(other)
                    && self.may_follow(race, copies(race))
            }
            Fact::MoreSkill { skill, points, total, instead } => {
                points == self.gold_in(skill) && total > instead
            }
            Fact::MoreCards { cards, instead } => usize::from(cards) <= self.kept().len() && cards > instead,
            Fact::LeftAtHome(race) => self.kept().has(race),
            _ => return None,
        };
        Some(is_true)
    }
}

#[test]
fn every_fact_is_true_of_the_cards_and_nearly_all_occur() {
    let mut said = BTreeSet::new();
    for seed in 0..60 {
        let seats = 2 + seed as usize % 4;
        let mut chance = walk::choices(seed);
        let setup = walk::setup::<Orclympics>(seats);
        let mut state = Orclympics::start(&setup, &walk::deal::<Orclympics>(seats, seed)).expect("a deal");
        while let Some(seat) = Orclympics::awaiting(&state).seats().first() {
            let view = Orclympics::view(&state, Viewer::Seat(seat));
            let legal = walk::legal::<Orclympics>(&state, seat);
            for _ in 0..12 {
                let [Some(&one), Some(&other)] = [chance.pick(&legal), chance.pick(&legal)] else { break };
                let Some(fact) = Orclympics::fact(&view, [one, other]).filter(|_| one != other) else {
                    continue;
                };
                let pair = Pair { view: &view, seat, better: one, rival: other };
                assert!(pair.makes_true(fact), "{view:?}: {one} before {other}: {fact:?}");
                let name = format!("{fact:?}");
                said.insert(name.split([' ', '(']).next().unwrap_or_default().to_owned());
            }
            let action =
                quick_action::<Orclympics>(Level::Regular, &view, &legal, &mut chance).expect("an action");
            walk::play::<Orclympics>(&mut state, seat, action);
        }
    }
    assert!(said.len() >= 32, "{said:?}");
}

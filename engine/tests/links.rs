//! Links: a whole game in an address.

use crate::walk::{self, setup, walk};
use pentathlon_engine::cards::Seed;
use pentathlon_engine::games::Game;
use pentathlon_engine::games::olympia2000::Olympia2000;
use pentathlon_engine::rules::{Level, Rules, Seat, Setup};
use pentathlon_engine::table::{
    Challenge, Entry, LINK_LENGTH, LinkError, NoLink, Note, Player, PlayerKind, Source, Table, USUAL_NAMES,
    whole_link, with_checksum,
};

/// The part of the address before the letters of a link, about as long as on a host of static pages.
const ADDRESS: &str = "https://somebody.example/pentathlon/#/link/";
/// Some default names and some others, as at a family's table.
const NAMES: [&str; 8] = ["Ana", "Bo", "Grandma", "Friedrich", "Emre", "Fay", "Goro", "Hana"];

fn seed(number: u64) -> Seed {
    let mut seed = Seed::from_number(number.wrapping_mul(0x9E37_79B9_7F4A_7C15));
    seed.0[31] = 255;
    seed
}

/// A whole game of a person against computers. All choices are those of computers, which play to win like people.
fn played<R: Game>(seats: usize, number: u64, names: &[&str]) -> Table<R> {
    let player = |seat: usize| {
        let kind = if seat == 0 { PlayerKind::Person } else { PlayerKind::Computer(Level::Regular) };
        Player::new(names[seat], kind)
    };
    let source = Source::Seed(seed(number));
    let players = (0..seats).map(player).collect();
    let mut table = Table::<R>::open(setup::<R>(seats), players, source).unwrap();
    while let Some(seat) = table.awaiting().seats().first() {
        table.play_like(seat, Level::Rookie).unwrap();
    }
    table
}

fn without_times<R: Rules>(table: &Table<R>) -> Vec<Entry<R::Action>> {
    table.entries().map(|entry| Entry { at_ms: 0, ..*entry }).collect()
}

fn assert_same<R: Rules>(read: &Table<R>, table: &Table<R>) {
    assert_eq!(without_times(read), without_times(table));
    assert_eq!(read.players(), table.players());
    assert_eq!(read.setup(), table.setup());
    assert_eq!(read.commitment(), table.commitment());
    assert_eq!(read.standing(), table.standing());
}

every_game! {
    fn a_whole_game_fits_an_address_and_comes_back_as_it_was<R>(seats: usize) {
        let table = played::<R>(seats, 1, &NAMES);
        let link = table.link().unwrap();
        assert_same(&Table::<R>::read_link(&link).unwrap().table, &table);
        let id = R::Setup::INFO.id;
        let address = format!("{ADDRESS}{id}/{link}");
        println!("link: {id} with {seats}: {} actions, {} letters, address {}", table.len(), link.len(), address.len());
        assert!(address.len() <= 200, "{address}");
    }
}

every_game! {
    fn a_game_of_random_actions_with_a_written_deal_and_long_names_comes_back_as_it_was<R>(seats: usize) {
        let walked = walk::<R>(seats, 77);
        let players = (0..seats)
            .map(|seat| Player::new(["\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467} & <b>", "", "עלי"][seat % 3], PlayerKind::Person))
            .collect();
        let mut table = Table::<R>::open(walked.setup, players, Source::Deal(walked.deal)).unwrap();
        for step in walked.steps {
            table.act(step.seat, step.action, 0).unwrap();
        }
        let read = Table::<R>::read_link(&table.link().unwrap()).unwrap();
        assert_eq!(read.challenge, None);
        assert_eq!(without_times(&read.table), without_times(&table));
        for (seat, (read, given)) in read.table.players().iter().zip(table.players()).enumerate() {
            let seat = Seat(seat as u8);
            assert_eq!(read.name_in(seat), given.name_in(seat), "who has no name has the usual one");
        }
        assert_eq!(read.table.standing(), table.standing());
    }
}

every_game! {
    fn a_challenge_has_the_same_cards_the_rivals_and_what_is_to_be_beaten_but_no_action<R>(seats: usize) {
        let table = played::<R>(seats, 2, &USUAL_NAMES);
        let link = table.challenge(Seat(0)).unwrap();
        let read = Table::<R>::read_link(&link).unwrap();
        assert_eq!(read.challenge, Some(Challenge { seat: Seat(0), points: table.standing().points[0] }));
        assert!(read.table.is_empty());
        assert_eq!(read.table.players(), table.players());
        assert_eq!(read.table.commitment(), table.commitment());
        assert!(link.len() < 80, "{link}");
    }
}

every_game! {
    fn a_link_names_every_level_and_is_of_the_first_version_unless_an_expert_plays<R>(seats: usize) {
        let walked = walk::<R>(seats, 78);
        for level in Level::ALL {
            let players = (0..seats).map(|_| Player::new("Bo", PlayerKind::Computer(level))).collect();
            let deal = Source::Deal(walked.deal.clone());
            let mut table = Table::<R>::open(walked.setup.clone(), players, deal).unwrap();
            for step in &walked.steps {
                table.act(step.seat, step.action, 0).unwrap();
            }
            let link = table.link().unwrap();
            assert_eq!(Table::<R>::read_link(&link).unwrap().table.players(), table.players());
            // The first letter holds the version and two bits of the checksum.
            assert_eq!(link.starts_with(['B', 'R', 'h', 'x']), level != Level::Expert, "{link}");
        }
    }
}

every_game! {
    fn a_link_to_a_branch_says_where_it_left_the_other_game<R>(seats: usize) {
        let whole = played::<R>(seats, 4, &NAMES);
        let mut table = whole.branch(3, whole.players().to_vec()).unwrap();
        table.note(Note::Branch(4));
        whole.entries().skip(3).for_each(|entry| table.act(entry.seat, entry.action, entry.at_ms).unwrap());
        let link = table.link().unwrap();
        assert_ne!(Ok(&link), whole.link().as_ref());
        let read = Table::<R>::read_link(&link).unwrap().table;
        assert_eq!((read.branched_at(), read.notes()), (Some(4), vec![(3, Note::Branch(4))]));
        assert_same(&read, &table);
        // A challenge is the deal, and no branch.
        let challenge = Table::<R>::read_link(&table.challenge(Seat(0)).unwrap()).unwrap();
        assert_eq!(challenge.table.branched_at(), None);
        // A branch that begins after the end is none.
        let mut late = whole.branch(whole.len(), whole.players().to_vec()).unwrap();
        late.note(Note::Branch(whole.len() + 1));
        assert_eq!(Table::<R>::read_link(&late.link().unwrap()).err(), Some(LinkError::Damaged));
    }
}

every_game! {
    fn a_link_with_a_wrong_letter_or_without_some_is_refused<R>(seats: usize) {
        if seats > *R::Setup::INFO.seats.start() {
            return;
        }
        let link = played::<R>(seats, 3, &NAMES).link().unwrap();
        for place in 0..link.len() {
            let (before, after) = link.split_at(place);
            let other = if after.starts_with('x') { 'y' } else { 'x' };
            for changed in [format!("{before}{other}{}", &after[1..]), before.to_owned(), format!("{before}{}", &after[1..])] {
                match Table::<R>::read_link(&changed) {
                    Err(LinkError::Damaged | LinkError::Newer) => {}
                    Err(why) => panic!("{why}: {changed}"),
                    // A doubled letter next to its like gives the same link, and so does one without its last mark.
                    Ok(read) => assert_eq!(read.table.link().as_ref(), Ok(&link), "{changed}"),
                }
            }
        }
    }
}

#[test]
fn a_link_to_another_game_is_refused() {
    let link = played::<Olympia2000>(2, 3, &NAMES).link().unwrap();
    struct Read(String);
    impl pentathlon_engine::games::Visitor for Read {
        type Output = bool;
        fn visit<R: Game>(self) -> bool {
            Table::<R>::read_link(&self.0).is_ok()
        }
    }
    for info in pentathlon_engine::games::shelf() {
        let read = pentathlon_engine::games::visit(info.id, Read(link.clone())).unwrap();
        assert_eq!(read, info.id == "olympia2000", "{}", info.id);
    }
}

every_game! {
    fn no_link_ends_in_a_mark_that_a_messenger_leaves_out<R>(seats: usize) {
        let kinds = vec![Player::new("", PlayerKind::Person); seats];
        let mut padded = 0;
        for number in 0..500 {
            let source = Source::Seed(Seed::from_number(number));
            let table = Table::<R>::open(setup::<R>(seats), kinds.clone(), source).unwrap();
            // The points are the last digit, so powers of them reach every last letter.
            let points = 2_f64.powf(number as f64 / 32.0) as i32 - (1 << 15);
            let challenge = Challenge { seat: Seat(0), points };
            let link = table.challenge_to(challenge).unwrap();
            assert!(!link.ends_with(['-', '_']), "{link}");
            padded += usize::from(link.ends_with('A'));
            // Old links ended in the mark.
            let old = link.strip_suffix('A').unwrap_or(&link);
            assert_eq!(Table::<R>::read_link(old).unwrap().challenge, Some(challenge));
        }
        assert!(padded > 0, "some would have ended in a mark");
    }
}

#[test]
fn a_link_is_whole_whatever_follows_it() {
    let link = played::<Olympia2000>(2, 3, &NAMES).link().unwrap();
    let (start, rest) = link.split_at(30);
    for text in [
        format!("{link}. Great!"),
        format!("{link})"),
        format!("{link}?fbclid=Iw0"),
        format!("{start}\n{rest}\nSee you"),
        format!("{start}=\n> {rest} "),
        format!("{start}\u{ad}{rest}\u{200b}"),
        format!("{start}\\{rest}"),
        format!("{link}-"),
        format!("{link}_"),
    ] {
        assert_eq!(whole_link("olympia2000", &text).as_ref(), Some(&link), "{text}");
    }
    for text in ["", "-", "> >", &format!("x{link}"), &format!("{start}.{rest}"), start, &link.repeat(99)] {
        assert_eq!(whole_link("olympia2000", text), None, "{text}");
    }
    assert_eq!(whole_link("olympics", &link), None, "of another game");
}

#[test]
fn an_unfinished_game_has_no_link() {
    let table = Table::<Olympia2000>::open(
        setup::<Olympia2000>(2),
        vec![Player::new("", PlayerKind::Person); 2],
        Source::Seed(seed(1)),
    )
    .unwrap();
    assert_eq!(table.link(), Err(NoLink::NotOver));
    assert_eq!(table.challenge(Seat(0)), Err(NoLink::NotOver));
}

#[test]
fn what_is_wrong_with_a_link_is_said() {
    let read = |letters: &str| Table::<Olympia2000>::read_link(letters).map(|read| read.table.len());
    let checked = |letters: &str| with_checksum("olympia2000", letters).unwrap();
    assert_eq!(read(""), Err(LinkError::Damaged));
    assert_eq!(read("hello world"), Err(LinkError::Damaged));
    assert_eq!(read("E"), Err(LinkError::Newer));
    assert_eq!(read(&"B".repeat(LINK_LENGTH + 1)), Err(LinkError::TooLong));
    assert_eq!(read(&checked("BAAAAAAAAB")), Err(LinkError::OtherRules));
    for why in [LinkError::TooLong, LinkError::Damaged, LinkError::Newer, LinkError::OtherRules] {
        assert!(why.to_string().contains(' '));
    }
}

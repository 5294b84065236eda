//! A tournament as text.

use super::tournament;
use pentathlon_engine::table::{Timestamp, checksum};
use pentathlon_engine::tournament::{Header, Round, Tournament, TournamentError};
use proptest::prelude::*;

/// A text with a right checksum in its last line.
fn sealed(text: &str) -> String {
    let body = text.rsplit_once("end ").map_or(text, |(body, _)| body);
    format!("{body}end {:016x}\n", checksum(body))
}

#[test]
fn a_tournament_reads_back_as_itself() {
    let mut tournament = tournament();
    for change in 0..5 {
        match change {
            0 => {}
            1 => tournament.participants[2].person = Some("k3".to_owned()),
            2 => tournament.rounds[0].is_given_up = true,
            3 => tournament.is_over = true,
            _ => tournament.rounds.clear(),
        }
        let text = tournament.to_string();
        assert_eq!(text.parse(), Ok(tournament.clone()), "{text}");
    }
}

#[test]
fn the_notation_of_earlier_versions_never_changes() {
    let text = tournament().to_string();
    let expected = "pentathlon tournament 1\nbegan: 1795600000000\norder: last\nseat 0: person Zoë “Z” O’Hara\n\
        seat 1: computer gold Bo\nseat 2: person Chen\ngame olympia2000: tie=laurels\ngame olympicards:\n\
        game orclympics:\ngame olympikos: guard=15 clues=more\ngame olympics:\n\
        round olympia2000: 1a1ff43dd00 K3VQ-7AZD-MX2E-4LQT-W6PB\n\
        round olympics: 1a1ff43dd01x K3VQ-7AZD-MX2E-4LQT-W6PB\n";
    assert_eq!(text.rsplit_once("end ").unwrap().0, expected);
}

#[test]
fn a_header_says_what_a_list_shows() {
    let tournament = tournament();
    let header = Header::read(&tournament.to_string()).unwrap();
    assert_eq!(
        (header.began, header.games, header.is_over),
        (Timestamp::from_ms(1_795_600_000_000), 5, false)
    );
    assert_eq!(header.names, ["Zoë “Z” O’Hara", "Bo", "Chen"]);
    assert_eq!(header.rounds, [["olympia2000", "1a1ff43dd00"], ["olympics", "1a1ff43dd01x"]]);
    let over = Tournament { is_over: true, ..tournament };
    assert!(Header::read(&over.to_string()).unwrap().is_over);
}

#[test]
fn what_is_truncated_or_changed_anywhere_is_refused() {
    let text = tournament().to_string();
    let ends = (0..text.trim_end().len()).filter(|&end| text.is_char_boundary(end));
    for end in ends {
        assert!(text[..end].parse::<Tournament>().is_err(), "{}", &text[..end]);
        assert_eq!(Header::read(&text[..end]), None);
    }
    for (old, new) in [("gold", "silver"), ("1a1ff43dd00", "1a1ff43dd02"), ("Chen", "Chem"), ("last", "easy")]
    {
        assert_eq!(text.replacen(old, new, 1).parse::<Tournament>(), Err(TournamentError::Damaged), "{new}");
    }
    assert_eq!("".parse::<Tournament>(), Err(TournamentError::NotATournament));
    assert_eq!("pentathlon record 1\n".parse::<Tournament>(), Err(TournamentError::NotATournament));
    let newer = text.replacen("tournament 1", "tournament 2", 1);
    assert_eq!(sealed(&newer).parse::<Tournament>(), Err(TournamentError::NewerFormat(2)));
}

#[test]
fn what_no_tournament_can_be_is_refused_whatever_its_checksum() {
    let text = tournament().to_string();
    assert_eq!(sealed(&text), text);
    let cases: [(&str, &str); 18] = [
        ("seat 1: computer gold Bo\nseat 2: person Chen\n", ""),
        ("seat 1:", "seat 2:"),
        ("seat 1: computer gold Bo", "seat 1: robot Bo"),
        ("order: last", "order: worst"),
        ("began: 1795600000000", "began: long ago"),
        // No browser has a date for it.
        ("began: 1795600000000", "began: 8640000000000001"),
        ("game olympicards:", "game olympia2000:"),
        ("game olympicards:", "game ../olympicards:"),
        ("game olympicards:", "game olympicards: café"),
        ("game olympicards:", "game :"),
        ("round olympics:", "round chess:"),
        ("round olympics:", "round olympia2000:"),
        ("1a1ff43dd00 K3VQ", "1A1 K3VQ"),
        ("1a1ff43dd00 K3VQ", "1a1ff43dd00 <b>"),
        ("W6PB\n", "W6PB taken-back\n"),
        ("W6PB\n", "W6PB given-up again\n"),
        ("game olympicards:", "person 3: k3\ngame olympicards:"),
        ("game olympicards:", "what is this\ngame olympicards:"),
    ];
    for (old, new) in cases {
        let changed = sealed(&text.replacen(old, new, 1));
        assert!(changed.parse::<Tournament>().is_err(), "{changed}");
    }
    let long = sealed(&text.replacen("tie=laurels", &"x".repeat(1 << 14), 1));
    assert_eq!(long.parse::<Tournament>(), Err(TournamentError::NotATournament));
}

#[test]
fn a_tournament_is_joined_with_other_versions_of_itself_and_with_nothing_else() {
    let (now, mut before) = (tournament(), tournament());
    let last = before.rounds.pop().expect("it has begun");
    assert_eq!(now.joined(&before), Some(now.clone()));
    assert_eq!(before.joined(&now), Some(now.clone()));
    assert_eq!(now.joined(&now), Some(now.clone()));
    let mut given_up = now.clone();
    given_up.rounds[0].is_given_up = true;
    assert_eq!(given_up.joined(&now), Some(given_up.clone()));
    assert_eq!(now.joined(&given_up), Some(given_up));
    // Each has begun another game.
    let mut went_on = before.clone();
    went_on.rounds.push(Round { game: "olympicards".to_owned(), ..last.clone() });
    let both = went_on.joined(&now).expect("they are one");
    assert_eq!(both.rounds[..went_on.rounds.len()], went_on.rounds);
    assert_eq!(both.rounds.last(), Some(&last));
    // An import may give a table another id. The deal is the same.
    let mut moved = now.clone();
    moved.rounds[0].table.push('x');
    assert_eq!(moved.joined(&now), Some(moved.clone()));
    assert_eq!(now.joined(&moved), Some(now.clone()));
    moved.rounds[0].deal.push('X');
    assert_eq!((moved.joined(&now), now.joined(&moved)), (None, None));
    let another = Tournament { began: Timestamp::from_ms(1), ..now.clone() };
    assert_eq!(another.joined(&now), None);
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "[\\x00-\\xff]{0,200}", at in 0..400_usize) {
        let whole = tournament().to_string();
        let mut at = at.min(whole.len());
        while !whole.is_char_boundary(at) {
            at -= 1;
        }
        let changed = format!("{}{text}{}", &whole[..at], &whole[at..]);
        for text in [text, changed.clone(), sealed(&changed)] {
            if let Ok(read) = text.parse::<Tournament>() {
                prop_assert_eq!(read.to_string().parse(), Ok(read));
            }
            let _ = Header::read(&text);
        }
    }
}

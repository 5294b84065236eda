//! What is saved of a date.

use pentathlon_engine::daily::{DayPlay, PlayKind, Plays};
use pentathlon_engine::rules::ParseNotationError;

fn play(id: &str, is_for_record: bool) -> DayPlay {
    DayPlay {
        is_for_record,
        kind: PlayKind::Table,
        id: id.to_owned(),
        code: "K3VQ-7AZD-MX2E-4LQT-W6PB".to_owned(),
        is_over: false,
        is_eased: false,
    }
}

fn plays() -> Plays {
    let tournament =
        DayPlay { kind: PlayKind::Tournament, code: "1795600000000".to_owned(), ..play("c3", false) };
    Plays(vec![DayPlay { is_over: true, is_eased: true, ..play("a1", true) }, play("b2", false), tournament])
}

#[test]
fn what_is_written_reads_back_as_itself() {
    for plays in [plays(), Plays::default()] {
        assert_eq!(plays.to_string().parse(), Ok(plays));
    }
}

#[test]
fn what_is_truncated_or_changed_is_refused() {
    let text = plays().to_string();
    for end in 0..text.len() - 1 {
        assert_eq!(text[..end].parse::<Plays>(), Err(ParseNotationError), "{:?}", &text[..end]);
    }
    for (place, _) in text.char_indices() {
        let mut changed = text.clone().into_bytes();
        changed[place] ^= 1;
        if let Ok(changed) = String::from_utf8(changed)
            && changed.trim_end() != text.trim_end()
        {
            assert_eq!(changed.parse::<Plays>(), Err(ParseNotationError), "{changed:?}");
        }
    }
}

#[test]
fn what_only_looks_right_is_refused() {
    let with_sum = |lines: &str| {
        let body = format!("pentathlon daily 1\n{lines}");
        format!("{body}end {:016x}\n", pentathlon_engine::table::checksum(&body))
    };
    assert!(with_sum("again table a1 K3VQ\n").parse::<Plays>().is_ok());
    let many = "again table a1 K3VQ\n".repeat(41);
    for lines in [
        "first table a1 K3VQ\nfirst table b2 K3VQ\n",
        "first table ../a K3VQ\n",
        "first table a1\n",
        "first table a1 k3vq\n",
        "first table a1 K3VQ over and out\n",
        "second table a1 K3VQ\n",
        "first chair a1 K3VQ\n",
        "\n",
        many.as_str(),
    ] {
        assert_eq!(with_sum(lines).parse::<Plays>(), Err(ParseNotationError), "{lines:?}");
    }
}

#[test]
fn one_is_for_the_record_and_merging_twice_is_merging_once() {
    let mut plays = Plays::default();
    plays.add(play("a1", true));
    plays.add(play("b2", true));
    assert_eq!(plays.first().map(|play| play.id.as_str()), Some("a1"));
    assert_eq!(plays.0.iter().filter(|play| play.is_for_record).count(), 1);
    let other = Plays(vec![DayPlay { is_over: true, ..play("a1", true) }, play("d4", true)]);
    plays.merge(other.clone());
    let once = plays.clone();
    assert_eq!(once.0.len(), 3);
    assert!(once.first().unwrap().is_over);
    plays.merge(other);
    assert_eq!(plays, once);
    for number in 0..100 {
        plays.add(play(&format!("e{number}"), false));
    }
    assert_eq!(plays.to_string().parse(), Ok(plays));
}

//! Whatever numbers are in what is saved, every screen opens: each number of each kind of save is replaced by extreme ones, and by
//! random ones.

use pentathlon_browser::dailies::table_of;
use pentathlon_browser::tournaments::{AT_BOARD, ID, Saved, saved};
use pentathlon_browser::{Look, Page, Site, Value, records, said, said_with};
use pentathlon_engine::cards::Stream;
use pentathlon_engine::table::checksum;
use pentathlon_engine::tournament::Order;

use crate::chance;
use crate::rotation::has_its_turn;
use crate::saves::open_file;

/// What stands in place of a number: the ends of what a browser, a byte or a word can hold, and what is no number.
const EXTREMES: [&str; 12] = [
    "0",
    "-1",
    "8640000000000000",
    "8640000000000001",
    "9999999999999999",
    "18446744073709551615",
    "99999999999999999999999",
    "2147483648",
    "256",
    "1e999",
    "NaN",
    "",
];
/// How many random values there are beside the extreme ones.
const RANDOM: usize = 4;

/// What stands in place of a number in this run: the extremes, and values of any length that follow from the seed of the run.
fn values() -> Vec<String> {
    let mut chance = chance::seeded(chance::of_this_run() as u64, Stream::Decoration);
    let mut random = || {
        let length = 1 + chance.below(24);
        let digits: String = (0..length).map(|_| char::from(b'0' + chance.below(10) as u8)).collect();
        match chance.below(4) {
            0 => format!("-{digits}"),
            1 => format!("{digits}.5"),
            _ => digits,
        }
    };
    let drawn: Vec<String> = (0..RANDOM).map(|_| random()).collect();
    println!("random values: {drawn:?}");
    EXTREMES.into_iter().map(str::to_owned).chain(drawn).collect()
}

/// Screens that read what is saved.
const SCREENS: [&str; 7] =
    ["#/hall", "#/people", "#/today", "#/pentathlon/new", "#/settings", "#/new/olympia2000", "#/"];

const ROWS: &str = "document.querySelectorAll('.waiting li').length === 2";

/// The places of the numbers in a text; of several lines that begin with the same word, those of the last one.
fn numbers(text: &str) -> Vec<(usize, usize)> {
    let mut lines: Vec<(&str, Vec<(usize, usize)>)> = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let mut found = Vec::new();
        let mut at = 0;
        while let Some(from) = line[at..].find(|letter: char| letter.is_ascii_digit()).map(|from| at + from) {
            let digits =
                line[from..].find(|letter: char| !letter.is_ascii_digit()).unwrap_or(line.len() - from);
            found.push((start + from, start + from + digits));
            at = from + digits;
        }
        // The last word of a seed or a checksum is no number.
        found.retain(|(from, to)| !text[*from..*to].is_empty() && to - from < 17);
        let word = line.split(' ').next().unwrap_or_default();
        lines.retain(|(other, _)| *other != word);
        lines.push((word, found));
        start += line.len();
    }
    lines.into_iter().flat_map(|(_, found)| found).collect()
}

/// A text whose last line is a checksum of the others, with the right one.
fn sealed(text: &str) -> String {
    let Some((body, _)) = text.trim_end().rsplit_once("end ") else { return text.to_owned() };
    format!("{body}end {:016x}\n", checksum(body))
}

/// All texts with one number replaced by an extreme one.
fn changed(text: &str, values: &[String]) -> Vec<String> {
    let with = |(from, to): (usize, usize)| {
        values.iter().map(move |value| format!("{}{value}{}", &text[..from], &text[to..]))
    };
    numbers(text).into_iter().flat_map(with).collect()
}

/// What can be saved: keys, each with its text. Tables come with what is said of them.
fn saves(values: &[String]) -> Vec<(String, String)> {
    let table = records::over(2, &[0]);
    let stamp = |record: &str| {
        format!(
            "7 {:x}\n4 any 1\nolympia2000\nover\nAna\tBo\n24\nAna\n1795600000000\n31\nresult 1 olympia2000 D1\t1 24 0 person Ana\t2 9 0 person Bo\tend",
            checksum(record)
        )
    };
    let Saved { tournament, .. } = saved(3, 2, 2, false, Order::EasyToHard);
    let [_, (_, day)] = table_of("2026-11-26", true).stored(true, true);
    let mut all = Vec::new();
    for (number, text) in changed(&table, values).into_iter().enumerate() {
        all.push((records::key(&format!("1a1ff43d{number:03x}")), text));
    }
    for (number, text) in changed(&stamp(&table), values).into_iter().enumerate() {
        let id = format!("1a1ff44d{number:03x}");
        // Each has a record of its own, since only its own metadata is read.
        let record = format!("# {number}\n{table}");
        let text = text.replacen(&format!("{:x}", checksum(&table)), &format!("{:x}", checksum(&record)), 1);
        all.extend([(records::key(&id), record), (format!("pentathlon/stamp/{id}"), text)]);
    }
    for (number, text) in changed(&tournament.to_string(), values).iter().map(|text| sealed(text)).enumerate()
    {
        all.push((format!("pentathlon/tournament/1a1ff45d{number:03x}"), text));
    }
    let person = "pentathlon person 1\nplayed: 1795600000000\ncolour: 3\nshape: 4\nname: Ana 7\n";
    for (number, text) in changed(person, values).into_iter().enumerate() {
        all.push((format!("pentathlon/person/p{number}"), text.replace("Ana", &format!("Ana{number}"))));
    }
    for (number, text) in changed(&day, values).iter().map(|text| sealed(text)).enumerate() {
        all.push((format!("pentathlon/daily/2025-{:02}-{:02}", number / 28 % 12 + 1, number % 28 + 1), text));
    }
    let result = "result 1 olympics D1\t1 24 0 person Ana 7\t2 9 0 person Bo\tend";
    for (number, text) in changed(result, values).into_iter().enumerate() {
        all.push((format!("pentathlon/result/1a1ff46d{number:03x}"), text));
    }
    for extreme in values {
        // The id of a table is a moment, too, and a day is a key.
        let id = format!("{:x}", extreme.parse::<u128>().unwrap_or_default());
        all.push((records::key(&id), format!("# {extreme}\n{table}")));
        all.push((
            records::key(&format!("f{}", extreme.replace(|letter: char| !letter.is_ascii_digit(), "f"))),
            table.clone(),
        ));
        all.push((format!("pentathlon/result/{id}"), result.to_owned()));
        all.push((format!("pentathlon/tournament/{id}"), tournament.to_string()));
        all.push((format!("pentathlon/daily/{extreme}-11-26"), day.clone()));
    }
    all
}

/// Small saves that are there once, with their numbers replaced by one extreme.
fn small(extreme: &str) -> Vec<(String, String)> {
    [
        ("settings", format!("sound={extreme} pace={extreme} text={extreme} motion=less tips=off")),
        ("lesson/olympics", format!("{extreme}.{extreme}")),
        ("tips/olympia2000", extreme.to_owned()),
        ("saved", extreme.to_owned()),
        ("persist", extreme.to_owned()),
        ("next/1a1ff43d000", extreme.to_owned()),
        ("setup/olympia2000", format!("person Ana\nperson Bo\nstart {extreme}\n")),
        ("aside", extreme.to_owned()),
    ]
    .map(|(key, text)| (format!("pentathlon/{key}"), text))
    .to_vec()
}

/// Asserts that a screen has come and the app lives.
#[track_caller]
fn assert_opens(page: &Page, place: &str) {
    page.go(place);
    // A screen that only the app can answer for: its hash is the one it has drawn.
    page.wait_for(
        "the screen, or what is said in place of it",
        "document.querySelector('main') && !document.querySelector('#boot, .fetching')",
    );
    assert!(!page.holds("document.querySelector('main.failure')"), "{place}: {}", page.text());
}

#[test]
fn every_screen_opens_whatever_numbers_are_saved() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let values = values();
    let all = saves(&values);
    let (every, turn) = (values.len(), |share: &usize| has_its_turn(*share, 4));
    let turns = (0..every).filter(turn).count();
    println!("{} saves with {every} values; about {} in this run", all.len(), all.len() * turns / every);
    for (extreme, share) in values.iter().zip(0..) {
        if !turn(&share) {
            continue;
        }
        // Each storage has a share of all: browsers lay out a few dozen rows, and no more, in a moment.
        let mut own: Vec<(String, String)> = all.iter().skip(share).step_by(every).cloned().collect();
        own.extend(small(extreme));
        let stored: Vec<(&str, &str)> = own.iter().map(|(key, text)| (&**key, &**text)).collect();
        page.begin_at("#/", &stored);
        for screen in SCREENS {
            assert_opens(&page, screen);
        }
        let of_kind = |kind: &'static str| {
            own.iter().filter_map(move |(key, _)| key.strip_prefix("pentathlon/")?.strip_prefix(kind))
        };
        let last = |kind: &'static str| of_kind(kind).next_back().unwrap_or(ID).to_owned();
        let places = [
            format!("#/table/{}", last("table/")),
            format!("#/replay/{}/{extreme}", last("table/")),
            format!("#/story/{}", last("table/")),
            format!("#/pentathlon/{}", last("tournament/")),
            format!("#/hall/person/{}", last("person/")),
            format!("#/today/{}", last("daily/")),
        ];
        for place in places {
            assert_opens(&page, &place);
        }
        // The same as a file.
        let file: String = own.iter().map(|(key, text)| format!("== {key}\n{text}\n\n")).collect();
        page.begin_at("#/open", &[]);
        open_file(&page, &file);
        page.go("#/");
        page.wait_for("the shelf", "document.querySelector('.shelf .covers')");
        page.reload();
        page.wait_for("the shelf again", "document.querySelector('.shelf .covers')");
    }
    page.assert_no_errors();
}

#[test]
fn what_cannot_be_read_is_said_once_and_the_rest_stays() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let good = saved(3, 2, 1, false, Order::EasyToHard);
    let damaged = sealed(&good.tournament.to_string().replace("began: ", "began: 9999"));
    let key = "pentathlon/tournament/1a1ff45d001";
    let (table, record) = (records::key("t"), records::at_athletes(2, &[0], 3));
    let mut all = good.stored();
    all.extend([(key.to_owned(), damaged.clone()), (table, record)]);
    all.push(("pentathlon/person/p1".to_owned(), "pentathlon person 9\n".to_owned()));
    all.push(("pentathlon/result/1a1ff46d001".to_owned(), "result 9\n".to_owned()));
    all.push(("pentathlon/guests/t".to_owned(), "pentathlon guests 9\nname: Ana\n".to_owned()));
    let stored: Vec<(&str, &str)> = all.iter().map(|(key, text)| (&**key, &**text)).collect();
    page.begin_at("#/", &stored);
    let one = [("count", Value::Number(1))];
    let what = ["tournaments", "people", "results", "guests"]
        .map(|kind| said_with("app", &format!("unreadable-{kind}"), &one));
    let what = what.each_ref().map(String::as_str);
    let told = said_with("app", "unreadable", &[("count", Value::Number(4)), ("what", Value::List(&what))]);
    page.wait_for_text(".unreadable", &told);
    page.wait_for("the other event and the table", ROWS);
    page.assert_accessible();
    page.go("#/pentathlon/1a1ff45d001");
    page.wait_for_text("main.nothing", said("tournament", "damaged"));
    page.go(AT_BOARD);
    page.wait_for("the other event", "document.querySelector('.board-lead')");
    // Nor does a file overwrite it.
    open_file(
        &page,
        "== pentathlon/person/p1\npentathlon person 1\nplayed: 0\ncolour: 1\nshape: 2\nname: Zoe\n",
    );
    assert_eq!(page.stored("pentathlon/person/p1").as_deref(), Some("pentathlon person 9\n"));
    page.go("#/");
    page.wait_for("the shelf", "document.querySelector('.shelf .unreadable')");
    page.tap_named(".unreadable button", said("app", "remove"));
    page.tap_named("dialog button", said("app", "keep"));
    assert_eq!(page.stored(key).as_ref(), Some(&damaged), "nothing is deleted without a yes");
    page.tap_named(".unreadable button", said("app", "remove"));
    page.tap_named("dialog button", said("app", "remove"));
    page.wait_for("nothing to say", "!document.querySelector('.unreadable')");
    assert_eq!(page.stored(key), None);
    page.wait_for("the other event and the table", ROWS);
}

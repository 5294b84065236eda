//! Results for spreadsheets and programs.

use super::{hall, result};
use pentathlon_engine::hall::{GameResult, csv, json};
use pentathlon_engine::table::Timestamp;

fn date(moment: Timestamp) -> String {
    if moment == Timestamp::default() { String::new() } else { format!("day {moment}") }
}

#[test]
fn each_seat_is_a_row_and_no_name_breaks_out_of_its_cell() {
    let line = GameResult {
        is_only_line: true,
        ..result(
            17,
            &[
                (1, 9, "person Ana, \"A\""),
                (2, 5, "computer gold =1+1"),
                (3, -2, "person "),
                (4, -3, "person ＝1+1"),
            ],
        )
    };
    let text = csv(&hall(&[line]), date);
    let rows: Vec<&str> = text.split("\r\n").collect();
    assert_eq!(
        rows,
        [
            "\u{feff}date,game,table,deal,counts,checked,seat,name,kind,place,points,hints",
            "day 17,\"olympics\",\"11\",\"D17\",yes,no,1,\"Ana, \"\"A\"\"\",person,1,9,0",
            "day 17,\"olympics\",\"11\",\"D17\",yes,no,2,\"'=1+1\",Expert,2,5,0",
            "day 17,\"olympics\",\"11\",\"D17\",yes,no,3,\"Chen\",person,3,-2,0",
            "day 17,\"olympics\",\"11\",\"D17\",yes,no,4,\"'＝1+1\",person,4,-3,0",
            "",
        ]
    );
}

#[test]
fn json_has_every_game_and_no_name_breaks_out_of_its_text() {
    let text = json(&hall(&[result(17, &[(1, 9, "person A\"\\"), (2, 5, "computer gold Bo")])]), date);
    assert_eq!(
        text,
        "{\"games\":[\n{\"date\":\"day 17\",\"game\":\"olympics\",\"table\":\"11\",\"deal\":\"D17\",\
         \"counts\":\"yes\",\"checked\":true,\"seats\":[\
         {\"name\":\"A\\\"\\\\\",\"kind\":\"person\",\"place\":1,\"points\":9,\"hints\":0},\
         {\"name\":\"Bo\",\"kind\":\"Expert\",\"place\":2,\"points\":5,\"hints\":0}]}\n],\"events\":[\n\n]}\n"
    );
}

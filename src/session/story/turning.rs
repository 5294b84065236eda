//! The turning points of a story: what happened, who gained, and who took the lead.

use super::{ChartPoint, StoryInput};
use crate::messages::{screens, story};
use pentathlon_engine::bots;
use pentathlon_engine::rules::Seat;

/// How far ahead a seat must be to be called the leader, in thousandths: less may be luck.
const CLEAR: i32 = 30;

/// A turning point: an action that changed the chances most, or a moment of a race that is worth telling.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turning {
    /// The number of the action, from 1.
    pub action: usize,
    /// The name of its round.
    pub round: String,
    /// Its sentence.
    pub sentence: String,
    /// Whose turning point it was.
    pub seat: Seat,
    /// What it changed; empty in a race.
    pub change: String,
    /// Its point in the chart.
    pub point: ChartPoint,
}

impl StoryInput {
    /// A turning point in words, and the chance after it, in hundredths.
    pub(super) fn turning(
        &self,
        chances: &[Vec<i32>],
        bots::TurningPoint { action, seat, revealed }: bots::TurningPoint,
    ) -> Option<(i32, Turning)> {
        let all = |action: usize| chances.get(action);
        let chance = |action: usize| all(action)?.get(seat.index()).copied();
        let previous = action.checked_sub(1)?;
        let lead = |action| lead(all(action)?, seat);
        let (led, leads) = (lead(previous)?, lead(action)?);
        let overtakes = led <= -CLEAR && leads >= CLEAR;
        let is_overtaken = led >= CLEAR && leads <= -CLEAR;
        let (before, after) = (hundredths(chance(previous)?), hundredths(chance(action)?));
        let name = |seat| crate::contract::name(&self.players, seat);
        let (own, gainer) = (name(seat), name(gainer(all(previous)?, all(action)?)));
        let sentence = self.sentence(action, revealed, &own)?;
        // Whoever is not in the sentence did nothing for it; nor did who is in the sentence about another player, or who
        // chose with others, and another won more points.
        let mut others = Seat::all(self.players.len()).filter(|&other| other != seat);
        let is_own = names(&sentence, &own)
            && !others.any(|other| begins_with(&sentence, &name(other)))
            && (revealed == 1 || self.wins_most(action, seat));
        let change = match after {
            100 => story::settled(&own, before),
            0 => story::beaten(&own, before, &gainer),
            _ if overtakes && is_own => story::rose_to_lead(&own, before, after),
            _ if overtakes => story::profits_to_lead(&own, before, after),
            _ if is_overtaken => story::fell_from_lead(&own, before, after, &gainer),
            _ if after < before => story::fell(&own, before, after, &gainer),
            _ if is_own => story::rose(&own, before, after),
            _ => story::profits(&own, before, after),
        };
        Some((after, Turning { sentence, change, ..self.at(action, seat)? }))
    }

    /// What an action did: its first sentence, and the first one about that player. Of what several chose in secret, it is
    /// what became of that player's choice, or else the choice. Where all points are counted at the end, the last action
    /// did the final count.
    fn sentence(&self, action: usize, revealed: usize, name: &str) -> Option<String> {
        if action == self.sentences.len() && self.is_counted_last() {
            return Some(story::final_count().to_owned());
        }
        let sentences = self.sentences.get(action.checked_sub(1)?)?;
        let first = sentences.first()?;
        let about = sentences.iter().find(|sentence| names(sentence, name));
        if revealed > 1 {
            let mut chosen = self.sentences.get(action.checked_sub(revealed)?..action)?.iter().flatten();
            let choice = || chosen.find(|sentence| names(sentence, name));
            return Some(about.or_else(choice).unwrap_or(first).clone());
        }
        Some(match about {
            Some(about) if about != first => screens::sentences(first, about),
            _ => first.clone(),
        })
    }

    /// Whether nobody has a point before the last action, as in a game that ends with a count.
    fn is_counted_last(&self) -> bool {
        self.points.iter().rev().skip(1).flatten().all(|&each| each == 0)
    }

    /// Whether nobody wins more points than a seat with an action.
    fn wins_most(&self, action: usize, seat: Seat) -> bool {
        let Some([before, after]) = self.points.get(action - 1..=action) else { return true };
        let won: Vec<i32> = before.iter().zip(after).map(|(before, after)| after - before).collect();
        won.get(seat.index()) == won.iter().max()
    }

    /// A turning point without sentences.
    pub(super) fn at(&self, action: usize, seat: Seat) -> Option<Turning> {
        Some(Turning {
            action,
            round: self.rounds.iter().find(|&&(_, end)| action <= end)?.0.clone(),
            sentence: String::new(),
            seat,
            change: String::new(),
            point: ChartPoint { x: 0, y: 0 },
        })
    }
}

/// Whether a sentence names a player. "Boulder Tossing" does not name Bo.
fn names(sentence: &str, name: &str) -> bool {
    let is_part = |next: Option<char>| next.is_some_and(char::is_alphanumeric);
    sentence.match_indices(name).any(|(at, name)| {
        let (before, after) = (sentence.get(..at), sentence.get(at + name.len()..));
        !is_part(before.and_then(|text| text.chars().next_back()))
            && !is_part(after.and_then(|text| text.chars().next()))
    })
}

/// Whether a sentence begins with a player. "Boulder Tossing" does not begin with Bo.
fn begins_with(sentence: &str, name: &str) -> bool {
    sentence.strip_prefix(name).is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
}

/// How far a seat is ahead of all others, in thousandths; behind if negative.
fn lead(chances: &[i32], seat: Seat) -> Option<i32> {
    let others = (0..).zip(chances).filter(|&(other, _)| other != seat.index()).map(|(_, &chance)| chance);
    Some(chances.get(seat.index())? - others.max()?)
}

/// The seat whose chance rose most.
fn gainer(before: &[i32], after: &[i32]) -> Seat {
    let risen = before.iter().zip(after).map(|(before, after)| after - before);
    Seat::all(before.len()).zip(risen).max_by_key(|&(_, risen)| risen).map_or(Seat(0), |(seat, _)| seat)
}

/// A chance in hundredths. Only what is impossible is 0, and only what is certain is 100.
pub(super) fn hundredths(thousandths: i32) -> i32 {
    match thousandths {
        0 | 1000 => thousandths / 10,
        _ => ((thousandths + 5) / 10).clamp(1, 99),
    }
}

#[cfg(test)]
#[allow(clippy::expect_used, clippy::panic)]
mod tests {
    use super::{begins_with, hundredths, names};
    use crate::messages::story as messages;
    use crate::session::story::StoryInput;
    use crate::session::story::tests::{input, result};

    #[test]
    fn a_turning_point_says_who_gained_and_the_end_is_the_final_count() {
        let story = input().describe(&result(&[(2, 1), (3, 0)])).expect("nothing is missing");
        let [fall, end] = &story.turns[..] else { panic!("two turning points") };
        assert_eq!(fall.change, messages::fell_from_lead("Bo", 56, 16, "Ana"));
        assert_eq!(
            (end.sentence.as_str(), end.change.as_str()),
            (messages::final_count(), messages::settled("Ana", 84).as_str())
        );
    }

    #[test]
    fn without_a_final_count_the_last_action_is_told_like_any_other() {
        let points = vec![vec![0, 0], vec![0, 0], vec![0, 1], vec![2, 1]];
        let story = StoryInput { points, ..input() }.describe(&result(&[(3, 0)]));
        let story = story.expect("nothing is missing");
        assert_eq!(story.turns[0].sentence, "Ana wins.");
    }

    #[test]
    fn who_is_not_in_the_sentence_only_profits() {
        let change = |seat, chances: [i32; 2]| {
            let mut result = result(&[(2, seat)]);
            result.chances[2] = chances.to_vec();
            let input = StoryInput { sentences: vec![vec!["Bo passes.".to_owned()]; 3], ..input() };
            let story = input.describe(&result).expect("nothing is missing");
            story.turns[0].change.clone()
        };
        assert_eq!(change(0, [840, 160]), messages::profits_to_lead("Ana", 44, 84));
        assert_eq!(change(0, [490, 510]), messages::profits("Ana", 44, 49));
        assert_eq!(change(1, [300, 700]), messages::rose("Bo", 56, 70));
    }

    #[test]
    fn who_is_in_a_sentence_about_another_player_only_profits() {
        let input = StoryInput { sentences: vec![vec!["Bo beats Ana.".to_owned()]; 3], ..input() };
        let story = input.describe(&result(&[(2, 0)])).expect("nothing is missing");
        assert_eq!(story.turns[0].change, messages::profits_to_lead("Ana", 44, 84));
        assert!(!begins_with("Boulder Tossing is for Ana.", "Bo"));
    }

    #[test]
    fn who_chose_with_others_only_profits_if_another_wins_more_points() {
        let change = |won: [i32; 2]| {
            let mut result = result(&[(2, 1)]);
            (result.chances[2], result.turning_points[0].revealed) = (vec![300, 700], 2);
            let points = vec![vec![0, 0], vec![0, 0], won.to_vec(), won.to_vec()];
            let input = StoryInput { points, ..input() };
            input.describe(&result).expect("nothing is missing").turns[0].change.clone()
        };
        assert_eq!(change([2, 1]), messages::profits("Bo", 56, 70));
        assert_eq!(change([1, 2]), messages::rose("Bo", 56, 70));
        assert_eq!(change([0, 0]), messages::rose("Bo", 56, 70));
    }

    #[test]
    fn what_was_chosen_in_secret_is_told_of_the_player_whose_turning_point_it_is() {
        let described = |last: &[&str]| {
            let mut result = result(&[(2, 0)]);
            result.turning_points[0].revealed = 2;
            let last = last.iter().map(|&sentence| sentence.to_owned()).collect();
            let input = StoryInput {
                sentences: vec![vec!["Ana keeps an orc.".to_owned()], last, Vec::new()],
                ..input()
            };
            input.describe(&result).expect("nothing is missing").turns[0].sentence.clone()
        };
        assert_eq!(described(&["Bo keeps an elf.", "Everyone passes."]), "Ana keeps an orc.");
        assert_eq!(described(&["Bo builds.", "Cards: Ana 1, Bo 5."]), "Cards: Ana 1, Bo 5.");
    }

    #[test]
    fn who_leads_by_a_hair_does_not_go_into_the_lead() {
        let mut result = result(&[(2, 0)]);
        result.chances[2] = vec![510, 490];
        let story = input().describe(&result).expect("nothing is missing");
        assert_eq!(story.turns[0].change, messages::profits("Ana", 44, 51));
    }

    #[test]
    fn a_name_is_a_whole_word() {
        assert!(names("Chen ties with Bo, and Bo’s cards rest.", "Bo"));
        assert!(!names("Chen wins gold in Boulder Tossing and eBo.", "Bo"));
        assert!(names("Boulder Tossing is for Bo", "Bo"));
    }

    #[test]
    fn only_what_is_certain_is_all_or_nothing() {
        assert_eq!([0, 1, 4, 5, 994, 996, 999, 1000].map(hundredths), [0, 1, 1, 1, 99, 99, 99, 100]);
    }
}

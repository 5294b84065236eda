//! A streak of days.

use super::Date;

/// How many days in a row were played, up to today. While today is not played, the streak ends yesterday and can go on.
/// Days later than today, from a clock that was ahead, break nothing.
pub fn streak(played: &[Date], today: Date) -> usize {
    let is_played = |date: &Date| played.contains(date);
    let mut last = if is_played(&today) { today } else { today.before() };
    let mut days = 0;
    while days < played.len() && is_played(&last) {
        days += 1;
        last = last.before();
    }
    days
}

//! Base, parts and screens, shared by every game.

use super::pair::{Pair, mark, text};

/// Checked in every palette.
pub const PAIRS: &[Pair] = &[
    // Text.
    text("ink", "ground", "headings, prompt, status, icons of a head"),
    text("ink", "panel", "buttons, pills, dialogs, badges, tables"),
    text("ink", "panel-2", "rows of the set-up, a button under the mouse, a selected column"),
    text("muted", "ground", "the reason under a prompt, remarks, credits"),
    text("muted", "panel", "status of a badge, deck, heads of a table, numbers of the log"),
    text("muted", "panel-2", "what is left in a selected column"),
    text("on-strong", "strong", "primary buttons, progress, who is busy, chosen pills, notices"),
    text("danger", "panel", "buttons that remove, trouble with a set-up"),
    text("danger", "panel-2", "a button that removes, under the mouse"),
    text("on-deep", "deep-*", "the curtain, a step of the podium"),
    // The hall of fame, which looks printed.
    text("#1b1714", "#f2cd6a", "the words of a scene of the hall"),
    text("#1b1714", "#e9b93f", "the words of a scene of the hall"),
    text("#fdf4e3", "#1b1714", "a step of the podium of the house"),
    text("#d8c9ae", "#1b1714", "the word below the number on it"),
    text("#1b1714", "gold", "a day of the calendar"),
    text("#1b1714", "silver", "a day of the calendar"),
    text("#1b1714", "#a3adb7", "a day of the calendar"),
    text("#1b1714", "bronze", "a day of the calendar"),
    text("on-deep 92% / deep-*", "deep-*", "the first line of the curtain"),
    text("on-deep-ink", "on-deep", "the button of the curtain"),
    text("on-deep-ink", "bright-*", "the same while it is held"),
    text("on-chip", "chip", "the number of a laurel chip, consolation chips"),
    text("#000", "#fff", "printed rules"),
    // The evening of the Pentathlon, which looks printed.
    text("#fdf4e3", "#2b1b33", "the words of a board, the names of games"),
    text("#fdf4e3", "#38253f", "names on the track"),
    text("#d3bfd0", "#2b1b33", "who won a game, games that come later"),
    text("#f2c658", "#2b1b33", "the line above the words, what a win is worth"),
    text("bright-*", "#38253f", "sums on the track"),
    text("bright-*", "#2b1b33", "sums below a podium"),
    text("#1c1022", "bright-*", "what a game gave"),
    text("#1c1022", "#fdf4e3", "names and points on the blocks of a ceremony"),
    // Controls.
    mark("strong", "ground", "a primary button"),
    mark("strong", "panel", "a primary button, a chosen pill, the frame of a selected column"),
    mark("edge", "ground", "the edge of a button"),
    mark("edge", "panel", "the edge of a button or pill on a sheet or in a dialog"),
    mark("edge", "panel-2", "the line under a field"),
    mark("accent", "panel", "the slider of the replay, the chips one can choose"),
    mark("on-deep", "deep-*", "the button of the curtain, the mark on it"),
    // The focus ring. On a notice it has the colour of the text.
    mark("focus", "ground", "on the page"),
    mark("focus", "panel", "in a sheet, a dialog, a badge's row"),
    mark("focus", "panel-2", "in a row of the set-up"),
    mark("on-deep", "deep-*", "round the button of the curtain"),
    // Parts that not every game uses (parts.css).
    text("on-deep-ink", "gold", "the number on a medal or cup"),
    text("on-deep-ink", "silver", "the number on a medal or cup"),
    text("on-deep-ink", "bronze", "the number on a medal or cup"),
    text("danger", "ground", "what is wrong with a field, the last seconds"),
    mark("accent", "ground", "time that is left"),
    mark("danger", "panel", "the edge of a field with something wrong in it"),
    // Seats.
    mark("seat-*", "ground", "the mark beside a name on the podium"),
    mark("seat-*", "panel", "the mark in a badge, a table, a choice"),
    mark("seat-*", "panel-2", "the mark in a row of the set-up"),
    mark("leaf", "chip", "the wreath of a laurel chip"),
    mark("wreath", "panel", "the torch and the wreath of what the shelf offers"),
];

/// Colours that need no contrast, with the reason.
pub const LEFT_OUT: &[(&str, &str)] = &[
    ("#f2a23f #f2b21b #fff7e4", "the light behind a winner, in the colours of the cover"),
    ("#b8851a", "the wreath behind a champion"),
    ("#4a3352", "the light behind those who are second and third"),
    ("#a3adb7 #48525c #5d3210 #6b4a00", "medals, whose owners stand below them"),
    ("#fff3cf", "the light behind whoever is first, as the step says"),
    ("line", "parts what is apart anyway: lines between rows"),
    ("gold / ground", "a medal's rank stands in numbers on it, or on the step below"),
    ("silver / ground", "a medal's rank stands in numbers on it, or on the step below"),
    ("bronze / ground", "a medal's rank stands in numbers on it, or on the step below"),
];

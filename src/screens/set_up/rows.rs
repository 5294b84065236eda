//! The rows of the set-up, in which seats are filled in.

use super::chips::chips;
use super::names::{NAMES, names};
use super::seat_row::SeatRow;
use super::seats::SeatRows;
use crate::browser::{focus_on, select_text};
use crate::messages::screens;
use crate::ui::{
    Icon, derived_bool, derived_text, dynamic, dynamic_if, icon, mark, name_attributes, on_tap, on_value,
    seat_class,
};
use leptos::prelude::*;
use pentathlon_engine::bots::Level;
use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::Kind;

/// The input limit of a name: more than a name may have, because an emoji takes many units.
const TYPED_LENGTH: usize = 64;

impl SeatRows {
    /// The rows, with remarks on names and on the number of players.
    pub fn rows(self, title: &str) -> AnyView {
        let limits = screens::seats_limit(title, self.least, self.most);
        view! {
            <ol>
                {dynamic(move || {
                    let seat_rows = self.list.get().into_iter().enumerate();
                    seat_rows.map(|(seat, row)| self.row(seat, row)).collect::<Vec<AnyView>>()
                })}
            </ol>
            {dynamic(move || {
                if self.count() < self.most {
                    view! {
                        <button type="button" class="button" on:click=on_tap(move || self.add())>
                            {icon(Icon::Add)} {screens::add_seat()}
                        </button>
                    }
                        .into_any()
                } else {
                    view! { <p class="remark">{limits.clone()}</p> }.into_any()
                }
            })}
            {names(self.known())}
            {dynamic_if(move || {
                let remark = self.refusal().or_else(|| self.other_names());
                remark.map(|remark| view! { <p class="remark">{remark}</p> })
            })}
        }
        .into_any()
    }

    fn row(self, seat: usize, row: SeatRow) -> AnyView {
        let number = seat + 1;
        let here = Seat(seat as u8);
        let kinds = [
            (Kind::Person, screens::person()),
            (Kind::Computer(Level::Bronze), screens::computer_bronze()),
            (Kind::Computer(Level::Silver), screens::computer_silver()),
            (Kind::Computer(Level::Gold), screens::computer_gold()),
        ];
        let choices: Vec<AnyView> = kinds
            .into_iter()
            .enumerate()
            .map(|(index, (kind, word))| {
                view! { <option value=index.to_string() selected=derived_bool(move || row.kind.get() == kind)>{word}</option> }
                    .into_any()
            })
            .collect();
        let choose = move |index: String| {
            let index: usize = index.parse().unwrap_or(0);
            if let Some((kind, _)) = kinds.get(index) {
                self.seat(row, *kind);
            }
        };
        let remove_label = screens::remove_seat(number);
        view! {
            <li class=format!("place-row {}", seat_class(here))>
                {mark(here)}
                <input
                    type="text"
                    {..name_attributes()}
                    list=NAMES
                    enterkeyhint="next"
                    on:keydown=move |event| {
                        if event.key() == "Enter" {
                            event.prevent_default();
                            self.leave_name(seat);
                        }
                    }
                    maxlength=TYPED_LENGTH.to_string()
                    aria-label=screens::name_of(number)
                    prop:value=derived_text(move || row.name.get())
                    on:input=on_value(move |name| row.type_name(&name))
                    on:focus=move |event| select_text(&event)
                />
                <select aria-label=screens::who_sits(number) on:change=on_value(choose)>
                    {choices}
                </select>
                <button
                    type="button"
                    class="round up"
                    aria-label=screens::move_up(number)
                    disabled=seat == 0
                    on:click=on_tap(move || self.swap(seat.saturating_sub(1), seat.saturating_sub(1)))
                >
                    {icon(Icon::Up)}
                </button>
                <button
                    type="button"
                    class="round down"
                    aria-label=screens::move_down(number)
                    disabled=derived_bool(move || seat + 1 >= self.count())
                    on:click=on_tap(move || self.swap(seat, seat + 1))
                >
                    {icon(Icon::Down)}
                </button>
                <button
                    type="button"
                    class="round"
                    aria-label=remove_label
                    disabled=derived_bool(move || self.count() <= self.least)
                    on:click=on_tap(move || self.remove(row.key))
                >
                    {icon(Icon::Remove)}
                </button>
                {chips(self, seat, row)}
            </li>
        }
        .into_any()
    }

    /// The focus goes from a name to that of the next person, and from the last to the button that begins the game.
    fn leave_name(self, seat: usize) {
        let next = self.list.with_untracked(|all| {
            let mut later = all.iter().enumerate().skip(seat + 1);
            later.find(|(_, row)| row.kind.get_untracked() == Kind::Person).map(|(next, _)| next + 1)
        });
        match next {
            Some(row) => focus_on(&format!(".place-row:nth-child({row}) input")),
            None => focus_on(".set-up-bar button[type=submit]"),
        };
    }
}

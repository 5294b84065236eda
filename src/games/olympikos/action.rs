//! Actions: a race has no hints, so they need no names.

use crate::contract::ActionUi;
use pentathlon_engine::games::olympikos::Action;

impl ActionUi for Action {}

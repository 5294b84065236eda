//! A piece of what is shown, drawn anew only when it changes.

use crate::again::Again;
use leptos::prelude::*;
use std::any::Any;
use std::sync::Arc;

/// A value of whatever type that knows whether another is the same. One type of memo for all pieces of all games.
#[derive(Clone)]
struct Value {
    value: Arc<dyn Any + Send + Sync>,
    same: fn(&dyn Any, &dyn Any) -> bool,
}

impl PartialEq for Value {
    fn eq(&self, other: &Self) -> bool {
        (self.same)(self.value.as_ref(), other.value.as_ref())
    }
}

/// A piece of what is shown.
pub struct Piece<T> {
    memo: Memo<Value>,
    kind: std::marker::PhantomData<fn() -> T>,
}

impl<T> Clone for Piece<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Piece<T> {}

impl<T: Clone + PartialEq + Send + Sync + 'static> Piece<T> {
    /// The piece that `read` gives, now and later.
    pub fn new(read: impl Fn() -> T + Send + Sync + 'static) -> Self {
        let same: fn(&dyn Any, &dyn Any) -> bool =
            |one, other| one.downcast_ref::<T>() == other.downcast_ref::<T>();
        let value = Arc::new(move || Value { value: Arc::new(read()), same });
        Self { memo: memo(value), kind: std::marker::PhantomData }
    }

    /// The piece; what reads it follows it.
    pub fn get(self) -> Option<T> {
        self.memo.get().value.downcast_ref::<T>().cloned()
    }

    /// The piece, once.
    pub fn peek(self) -> Option<T> {
        self.memo.get_untracked().value.downcast_ref::<T>().cloned()
    }
}

fn memo(read: Arc<dyn Again<Value> + Send + Sync>) -> Memo<Value> {
    Memo::new(move |_| read.again())
}

//! The list of games, for tests that apply to each of them.

/// Calls a macro with the id and the rules of every game on the shelf.
macro_rules! for_each_game {
    ($then:ident) => {
        $then! {
            olympics Olympics,
            olympikos Olympikos,
            orclympics Orclympics,
            olympia2000 Olympia2000,
            olympicards Olympicards
        }
    };
}

#[test]
fn no_game_of_the_shelf_is_forgotten_here() {
    macro_rules! names {
        ($($game:ident $rules:ident),*) => { [$(stringify!($game)),*] };
    }
    assert_eq!(pentathlon_engine::games::shelf().map(|facts| facts.id), for_each_game!(names));
}

//! The covers, one a game: a strong idea, few colours, drawn with the figure. The words on them stand beside, in
//! type; their colours are in `style/posters.css`. A build carries only the covers that it shows.

mod art;
mod olympia2000;
mod olympicards;
mod olympics;
mod olympikos;
mod orclympics;

pub use olympia2000::poster as olympia2000;
pub use olympicards::poster as olympicards;
pub use olympics::poster as olympics;
pub use olympikos::poster as olympikos;
pub use orclympics::poster as orclympics;

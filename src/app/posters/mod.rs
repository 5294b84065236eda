mod art;
mod olympics; mod olympikos; mod orclympics; mod olympia2000; mod olympicards;
pub use olympics::poster as olympics; pub use olympikos::poster as olympikos; pub use orclympics::poster as orclympics; pub use olympia2000::poster as olympia2000; pub use olympicards::poster as olympicards;

//! Chronopia, in book order.

mod activation;
mod shot;
mod spell;
mod summoning;
mod volley;

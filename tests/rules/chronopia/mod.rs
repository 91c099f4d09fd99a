//! Chronopia, in book order.

mod activation;
mod horror;
mod morale;
mod morale_duties;
mod plan;
mod plan_refused;
mod sentences;
mod shot;
mod spell;
mod summoning;
mod targeting;
mod tracks;
mod volley;
